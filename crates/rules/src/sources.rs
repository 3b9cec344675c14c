//! The bibliography: one constant a source, with what of it was seen.

/// How much of a source stands behind what is said of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seen {
    /// Read whole.
    Full,
    /// Read as far as an excerpt went.
    Part,
    /// Only another's report of it was seen.
    Reported,
}

impl Seen {
    /// The grade as programs read it.
    pub const fn code(self) -> &'static str {
        match self {
            Seen::Full => "full",
            Seen::Part => "part",
            Seen::Reported => "reported",
        }
    }
}

/// A source of rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Source {
    /// Short key, as grounds cite it.
    pub key: &'static str,
    /// Author, title and date as a bibliography gives them.
    pub title: &'static str,
    /// Where it, or the report of it, can be found; empty where that is not known.
    pub place: &'static str,
    /// Who reports it, where only a report was seen; otherwise empty.
    pub via: &'static str,
    /// What of it was seen.
    pub seen: Seen,
}

macro_rules! sources {
    ($($(#[$doc:meta])* $name:ident = $key:literal, $title:literal, $place:literal, $seen:ident $(($via:literal))?;)*) => {
        $($(#[$doc])* pub const $name: Source = Source {
            key: $key,
            title: $title,
            place: $place,
            via: concat!($($via)?),
            seen: Seen::$seen,
        };)*

        /// Every source, in the order of this file.
        pub const ALL: &[Source] = &[$($name),*];
    };
}

sources! {
    /// Walker's rulebook.
    WALKER = "W", "Damian Walker, Dara Rulebook", "cyningstan.com/game/148/dara", Full;
    /// Bell. Walker lists both books and does not say which one his report follows.
    BELL = "Bell", "R. C. Bell, Board and Table Games from Many Civilizations, vol. 1, 1979, pp. 95-96, and Games to Play, 1988, p. 46", "", Reported("W");
    /// The Italian page, which names no site; its trail of headings is that of PerGioco.net.
    ITALIAN = "I", "Dara (Giochi di tavoliere astratti), 12/11/2024", "pergioco.net", Full;
    /// The French text on Dala.
    FRENCH = "F", "Dala (Jeu combinatoire, jeu de capture)", "", Full;
    /// The Daldøsa page. It follows Østergaard and Gaston 2001 and Michaelsen, and marks its own
    /// choices.
    DALDOSA = "D", "How to play Daldøsa", "", Full;
    /// Wikipedia on Dara.
    WP_DARA = "WP-Dara", "Wikipedia, Dara (game)", "en.wikipedia.org", Part;
    /// Wikipedia on Dala.
    WP_DALA = "WP-Dala", "Wikipedia, Dala (game)", "en.wikipedia.org", Part;
    /// Wikipedia on Wali.
    WP_WALI = "WP-Wali", "Wikipedia, Wali (game)", "en.wikipedia.org", Part;
    /// Wikipedia on Daldøs.
    WP_DALD = "WP-Dald", "Wikipedia, Daldøs", "en.wikipedia.org", Part;
    /// Davies on Dala; the quotation was seen up to its sentence on captures.
    DAVIES = "DAV", "R. Davies, Some Arab Games and Puzzles, Sudan Notes and Records 8, 1925", "ludii.games/data.php?gameId=165", Reported("Digital Ludeme Project, evidence 757");
    /// Monod on Dra.
    MONOD = "MON", "Monod, 1939, pp. 12-13", "ludii.games/data.php?gameId=365", Reported("Digital Ludeme Project, evidence 761");
    /// Prost on Wali.
    PROST = "PRO", "Prost, 1950, pp. 243-244", "ludii.games/data.php?gameId=1384", Reported("Digital Ludeme Project, evidence 2002");
    /// A French page on Wali.
    LOISIRS = "LS", "Jeux : le wali", "loisirs.savoir.fr", Part;
    /// Another.
    MAANINRE = "MT", "Le Wali", "maaninre-tiiga.fr", Part;
    /// A rule sheet of Wali.
    LUDISM = "LU", "Wali", "ludism.fr", Part;
    /// Wali on a games site, after Monod and Murray.
    BGG_WALI = "BGGW", "Wali", "analog.games", Part;
    /// Derrah and its kin.
    BOARD_AND_PIECES = "BP", "Derrah", "sites.google.com/site/boardandpieces", Part;
    /// The Tuareg game, after Bernus and Foucauld.
    TUAREG = "TU", "Wikipedia, Dama tuareg", "it.wikipedia.org, fr.wikipedia.org", Part;
    /// A statement on Dilli of 2021.
    OLIVIER = "ODS", "J.-P. Olivier de Sardan, Le jeu de Dilli, 2021", "FranceArchives", Part;
    /// A game sheet on Dara.
    AFRIC_IMPACT = "AFR", "Afric'Impact, Fiche ludique: Dara", "", Part;
    /// A page on Dara.
    NETO = "JPN", "Dara", "di.fc.ul.pt/~jpn/gv/dara.htm", Part;
    /// Another.
    SALVI = "SALVI", "Dara (Nigeria)", "salvi.chaosnet.org/texts/dara.txt", Full;
    /// Another, which also speaks of Bolotudu.
    MESZAROS = "HU", "Dara", "meszaros-mihaly.hu", Part;
    /// The Danish rules.
    OESTERGAARD = "DLP-O&G", "E. Østergaard and A. Gaston, Daldøs: the rules, Board Game Studies 4, 2001", "ludii.games, Daldos", Reported("Digital Ludeme Project");
    /// The rules of Jæren.
    NAESHEIM = "DLP-N", "A. Næsheim, Daldøsa: An old Dice Game with an Obscure Origin, Board Game Studies 4, 2001, pp. 9-14", "ludii.games, Daldosa", Reported("Digital Ludeme Project, evidence 1499");
    /// The Russian popular text, on rows of 16, 17 and 16.
    RUSSIAN = "RU", "Правила игры в «Дальдоза»", "jshustrik/Daldos, templates/rules.html", Full;
    /// Its kin on web pages, which also give Jæren rows of 12, 13 and 12.
    RUSSIAN_PAGES = "RU-p", "Дальдоза", "swargas.ru, homsk.com", Part;
    /// An Italian page on Daldøs.
    PERGIOCO_DALDOS = "PG-D", "Daldøs", "pergioco.net/2/daldos.html", Part;
}

/// The source of that key.
pub fn find(key: &str) -> Option<&'static Source> {
    ALL.iter().find(|source| source.key == key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_names_its_reporter_and_only_a_report() {
        for source in ALL {
            assert_eq!(source.via.is_empty(), source.seen != Seen::Reported, "{}", source.key);
        }
    }

    #[test]
    fn keys_are_unique() {
        for source in ALL {
            assert_eq!(find(source.key), Some(source));
        }
    }
}
