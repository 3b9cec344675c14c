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
    /// Title and author as a bibliography gives them.
    pub title: &'static str,
    /// Where it can be found.
    pub place: &'static str,
    /// What of it was seen.
    pub seen: Seen,
}

macro_rules! sources {
    ($($(#[$doc:meta])* $name:ident = $key:literal, $title:literal, $place:literal, $seen:ident;)*) => {
        $($(#[$doc])* pub const $name: Source =
            Source { key: $key, title: $title, place: $place, seen: Seen::$seen };)*

        /// Every source, in the order of this file.
        pub const ALL: &[Source] = &[$($name),*];
    };
}

sources! {
    /// Walker's rulebook.
    WALKER = "W", "Damian Walker, Dara Rulebook", "cyningstan.com/game/148/dara", Full;
    /// Bell, known only through Walker's report of his alterations.
    BELL = "Bell", "R. C. Bell, Board and Table Games from Many Civilizations, vol. 1, 1979, pp. 95-96; as reported by W", "", Reported;
    /// The Italian page.
    ITALIAN = "I", "Dara (Giochi di tavoliere astratti), updated 12/11/2024", "pergioco.net", Full;
    /// The French text on Dala.
    FRENCH = "F", "Dala, French rules text", "", Full;
    /// The Daldøsa page.
    DALDOSA = "D", "Daldøsa, rules page after Østergaard and Gaston 2001 and Michaelsen", "", Full;
    /// Wikipedia on Dara.
    WP_DARA = "WP-Dara", "Wikipedia (English), Dara", "en.wikipedia.org/wiki/Dara_(game)", Part;
    /// Wikipedia on Dala.
    WP_DALA = "WP-Dala", "Wikipedia (English), Dala (game)", "en.wikipedia.org/wiki/Dala_(game)", Part;
    /// Wikipedia on Wali.
    WP_WALI = "WP-Wali", "Wikipedia (English), Wali", "en.wikipedia.org/wiki/Wali_(game)", Part;
    /// Wikipedia on Daldøs.
    WP_DALD = "WP-Dald", "Wikipedia (English), Daldøs", "en.wikipedia.org/wiki/Daldøs", Part;
    /// Davies on Dala.
    DAVIES = "DAV", "R. Davies, Some Arab Games and Puzzles, 1925, pp. 145-146; as quoted by the Digital Ludeme Project, evidence 757", "ludii.games/data.php?gameId=165", Reported;
    /// Monod on Dra.
    MONOD = "MON", "Monod 1939, pp. 12-13; as quoted by the Digital Ludeme Project, evidence 761", "ludii.games/data.php?gameId=365", Reported;
    /// Prost on Wali.
    PROST = "PRO", "Prost 1950, pp. 243-244; as quoted by the Digital Ludeme Project, evidence 2002", "ludii.games/data.php?gameId=1384", Reported;
    /// A French page on Wali.
    LOISIRS = "LS", "Jeux: le wali", "loisirs.savoir.fr", Part;
    /// Another.
    MAANINRE = "MT", "Le Wali", "maaninre-tiiga.fr", Part;
    /// A rule sheet of Wali.
    LUDISM = "LU", "Wali, rule sheet", "ludism.fr", Part;
    /// Wali on a games site, after Monod and Murray.
    BGG_WALI = "BGGW", "Wali (citing Monod and Murray)", "analog.games", Part;
    /// Derrah.
    BOARD_AND_PIECES = "BP", "Derrah", "sites.google.com/site/boardandpieces", Part;
    /// The Tuareg game.
    TUAREG = "TU", "Dama tuareg, Wikipedia (Italian and French), citing Bernus and Foucauld", "it.wikipedia.org", Part;
    /// A statement on Dilli.
    OLIVIER = "ODS", "Le jeu de Dilli, notice with a statement of J.-P. Olivier de Sardan, 2021", "FranceArchives", Part;
    /// Another page on Dara.
    SALVI = "SALVI", "Dara, rules text", "salvi.chaosnet.org/texts/dara.txt", Full;
    /// Another.
    NETO = "JPN", "Dara, World of Abstract Games", "di.fc.ul.pt/~jpn/gv/dara.htm", Part;
    /// The Digital Ludeme Project's summary of the Danish rules.
    OESTERGAARD = "DLP-O&G", "E. Østergaard and A. Gaston, Daldøs: the rules, Board Games Studies 4, 2001; as summarised by the Digital Ludeme Project", "Ludii, Daldos", Reported;
    /// The Digital Ludeme Project's summary of the rules of Jæren.
    NAESHEIM = "DLP-N", "T. Næsheim, Daldøsa i dag på Jæren, 2001; as summarised by the Digital Ludeme Project, evidence 1499", "Ludii, Daldosa", Reported;
    /// The Russian popular text.
    RUSSIAN = "RU", "Дальдоза, popular rules text in Russian", "swargas.ru and others", Part;
    /// An Italian page on Daldøs.
    PERGIOCO_DALDOS = "PG-D", "Daldøs", "pergioco.net/2/daldos.html", Part;
}

/// The source of that key.
pub fn find(key: &str) -> Option<&'static Source> {
    ALL.iter().find(|source| source.key == key)
}
