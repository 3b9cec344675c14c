//! Which positions the perft suite holds: random games of every preset and of many other rulesets,
//! and from them the places where rules differ. Everything is drawn from one fixed seed.

use super::{PRESETS, Ruleset, SplitMix64, random_game, random_ruleset, ruleset};
use super::{moves, outcome, perft_within, phase, settle};
use ruleset::Family;

const SEED: u64 = 2026;
/// No count of a preset, of a variation, of a random ruleset is higher.
const MOST_NODES: [u64; 3] = [200_000, 60_000, 30_000];
const DEEPEST: u32 = 8;
/// How far two rulesets are compared when a position is sought that tells them apart.
const TELLING_NODES: u64 = 1_000;
const TELLING_GAMES: usize = 20;
const TELLING_DEPTH: u32 = 3;

/// Rulesets beside another that differs by a field or two: the suite looks for positions that tell
/// the first from the second. Where the second is empty, or no such position can be, positions are
/// taken as for a preset.
const VARIATIONS: &[(&str, &str)] = &[
    ("dara-walker+place_three=free", "dara-walker"),
    ("dara-walker+place_three=captures", "dara-walker"),
    ("dara-walker+place_long=free", "dara-walker"),
    ("dara-walker+captures_per_move=per-row", "dara-walker"),
    ("dara-walker+capture_choice=optional", "dara-walker"),
    ("dara-walker+lose_at=1", "dara-walker"),
    ("dara-walker+lose_at=0", "dara-walker"),
    ("dara-walker+fill_first=a1b1c1f5", "dara-walker"),
    ("dara-walker+no_move=draw,repetition=0,quiet_limit=0", ""),
    ("dara-italian+all_protected=any", "dara-italian"),
    ("dara-italian-doppia+all_protected=any", "dara-italian-doppia"),
    (
        "dara-italian-doppia+place_three=captures,place_long=free,all_protected=any,capture_choice=optional",
        "dara-italian-doppia+place_three=captures,place_long=free,capture_choice=optional",
    ),
    ("dara-italian+protect_rows=no", "dara-italian"),
    ("dala+fill_first=none", "dala"),
    ("dala+fill_first=a1a6f1f6", "dala"),
    ("dala+fill_first=b2b3b4b5", "dala"),
    ("dala+place_three=forbidden", "dala"),
    ("dala+place_three=free", "dala"),
    ("dala+place_long=forbidden", "dala"),
    ("dala+move_long=forbidden", "dala"),
    ("dala+leave_long=none", "dala"),
    ("dala+leave_long=forbidden", "dala"),
    ("dala+protect_rows=yes", "dala"),
    ("dala-doppia+protect_rows=yes,all_protected=any", "dala-doppia+protect_rows=yes"),
    ("dala-doppia+capture_choice=optional", "dala-doppia"),
    ("derrah+leave_long=captures", "derrah"),
    ("derrah+leave_long=forbidden", "derrah"),
    ("derrah+place_three=captures,lose_at=1", ""),
    ("dara-walker+files=3,ranks=3,pieces=3", ""),
    ("dara-walker+files=3,ranks=3,pieces=3,place_three=captures", ""),
    ("dara-walker+files=3,ranks=3,pieces=4", ""),
    ("dara-walker+files=3,ranks=3,pieces=4,lose_at=0,no_move=draw", ""),
    ("dara-walker+files=4,ranks=4,pieces=7,fill_first=a1a2a3b1,lose_at=1", ""),
    ("dara-italian+files=3,ranks=8,pieces=11,place_three=forbidden,all_protected=any", ""),
    ("dara-bell+files=8,ranks=3,pieces=11,leave_long=none,captures_per_move=per-row", ""),
    ("dala+files=4,ranks=4,pieces=6,fill_first=b2b3c2c3", ""),
    ("dala-doppia+files=8,ranks=8,pieces=31,fill_first=d4d5e4e5", ""),
    ("daldosa+dal=sternmost,added=none", "daldosa+dal=sternmost"),
    ("daldosa+added=each-hole-takes", "daldosa"),
    ("daldosa+added=none", "daldosa"),
    ("daldosa+either_die=higher", "daldosa"),
    ("daldosa+double_dal=nothing", "daldosa"),
    ("daldosa+undalled_taken=no", "daldosa"),
    ("daldosa+win_at=1", "daldosa"),
    ("daldosa+opening_played=yes,quiet_limit=0", ""),
    ("daldosa-jaeren+dal=sternmost", "daldosa-jaeren"),
    ("daldosa-jaeren+added=each-hole-takes", "daldosa-jaeren"),
    ("daldosa-jaeren+added=none,either_die=higher", "daldosa-jaeren+added=none"),
    ("daldosa-jaeren+added=each-hole-takes,undalled_taken=no", "daldosa-jaeren+undalled_taken=no"),
    ("daldosa-12-13-12+dal=sternmost,undalled_taken=no", "daldosa-12-13-12+dal=sternmost"),
    ("daldoza+either_die=higher,double_dal=nothing", "daldoza+either_die=higher"),
    ("daldosa+outer=4,prow=no,pieces=1", ""),
    ("daldosa+outer=4,prow=no,pieces=4", ""),
    ("daldosa+outer=4,prow=no,pieces=4,added=each-hole-takes", ""),
    ("daldosa+outer=4,pieces=3,added=none,either_die=higher", ""),
    ("daldosa+outer=5,prow=no,pieces=5,dal=sternmost,undalled_taken=no,win_at=1", ""),
    ("daldosa+outer=7,pieces=7,double_dal=nothing,undalled_taken=no", ""),
    ("daldosa+outer=24,pieces=24", ""),
    ("daldosa+outer=24,prow=no,pieces=6,added=each-hole-takes", ""),
];
const RANDOM_RULESETS: usize = 12;

/// Positions set up by hand: what games hardly come to.
const SET_UP: &[(&str, &str)] = &[
    // Two rows at once; a five; every enemy piece in a row of its own.
    ("dara-italian", "3w2/3w2/1ww3/3w2/b2b1b w 0,0"),
    ("dara-italian-doppia", "3w2/3w2/1ww3/3w2/b2b1b w 0,0"),
    ("dara-italian-doppia+all_protected=any", "3w2/3w2/1ww3/3w2/bbb2b w 0,0"),
    ("dara-italian-doppia+all_protected=any", "3w2/3w2/1ww3/3w2/bbb3 w 0,0"),
    ("dara-italian", "6/6/1ww1ww/3w2/bb1b2 w 0,0"),
    // A long and a row at once; fours, fives and sixes to leave.
    ("dara-bell", "3b2/3b2/bbb1b1/6/w1w2w b 0,0"),
    ("dara-bell+capture_choice=optional", "3b2/3b2/bbb1b1/6/w1w2w b 0,0"),
    ("dala", "6/3b2/3b2/bbb3/6/w1w2w b 6,9"),
    ("dala", "6/6/6/bbbbb1/6/w1w2w b 0,0"),
    ("dala-doppia", "6/6/6/bbbbbb/6/w1w2w b 0,0"),
    ("dala-doppia", "6/1b4/1b4/1bbbb1/6/w1w2w b 0,0"),
    ("dala+files=8,ranks=8,captures_per_move=per-row", "8/8/8/8/bbbbbbb1/8/w1w2w2/8 b 0,0"),
    // Nobody can place: leftovers leave play, and may decide the game.
    ("dara-italian-niger", "bbwb1w/bb1bwb/w1w1w1/b1ww1w/wb1bbw b 1,1"),
    ("dara-walker+files=3,ranks=3,pieces=4", "bb1/bb1/2w b 0,3"),
    ("dara-walker+files=3,ranks=3,pieces=4", "bb1/ww1/bbw w 0,1"),
    ("dara-walker+files=4,ranks=3,pieces=5", "bb1w/bb1w/ww1b b 0,0"),
    ("dara-walker+files=4,ranks=3,pieces=5", "bb1w/bb1w/w3 b 0,2"),
    // One side has nothing to place; white places first; black places last. Black steps first after
    // each.
    ("dara-walker", "bb1www/6/6/6/6 w 3,0"),
    ("dara-walker", "bb1ww1/6/6/6/6 w 1,1"),
    ("dara-walker", "bb1ww1/6/6/6/6 b 1,1"),
    ("dala", "bb1ww1/6/6/2bw2/6/6 w 1,1"),
    ("dala", "bb1bb1/6/6/2bw2/2b3/ww4 b 1,0"),
    // The centre is emptied again while it is still to be filled.
    ("dala", "6/6/2b3/3b2/6/6 w 10,11"),
    ("dala+fill_first=c3c4c5d3d4", "6/6/2b3/2b3/w5/w5 b 10,10"),
    // Ended before they begin: by pieces, for both, by no step.
    ("dara-walker", "6/6/6/bb4/bbb1ww b 0,0"),
    ("dara-walker", "6/6/6/bb4/4ww b 0,0"),
    ("dara-italian", "4bw/5b/6/bb4/wwb3 w 0,0"),
    ("dara-italian+no_move=draw", "4bw/5b/6/bb4/wwb3 w 0,0"),
    // Only the added throw; each hole takes; a die that would win alone.
    ("daldosa", "16/1W1B13/16 w 23"),
    ("daldosa", "16/B1W14/16 b 23"),
    ("daldosa+added=each-hole-takes", "16/W1B1B12/16 w 22"),
    ("daldosa+added=each-hole-takes", "16/W1BB13/16 w 23"),
    ("daldosa+added=none", "16/W1BB13/16 w 23"),
    ("daldosa+added=none,either_die=higher", "16/W1BB13/16 w 23"),
    // Two dals, lost or played, with the throw that follows.
    ("daldosa+undalled_taken=no", "14ww/16B/16 b AA"),
    ("daldosa+double_dal=nothing,undalled_taken=no", "14ww/16B/16 b AA"),
    ("daldosa-sternmost", "8W7/17/3b4bb6 b AA"),
    ("daldosa", "8W7/17/3b4bb6 b AA"),
    // Around the whole ring and home again, alone or with company.
    ("daldosa+outer=4,prow=no,pieces=1", "4/B3/3W b 44"),
    ("daldosa+outer=4,prow=no,pieces=2", "4/B3/1W1W b 44"),
    ("daldosa+outer=4,prow=no,pieces=2,added=each-hole-takes", "4/B3/1W1W b 44"),
    ("daldosa+outer=4,prow=no,pieces=4,added=each-hole-takes", "B3/B1BB/1WWW b 44"),
];

/// The lines of the suite.
pub fn lines() -> Vec<String> {
    let mut rng = SplitMix64(SEED);
    let mut lines = Vec::new();
    for (id, ..) in PRESETS {
        let rules = Ruleset::read(id);
        let (of_phases, odd) = typical(&mut rng, &rules);
        let positions = distinct(of_phases.into_iter().chain(odd));
        lines.extend(positions.iter().map(|position| line(id, &rules, position, MOST_NODES[0])));
    }
    for (text, other) in VARIATIONS {
        let rules = Ruleset::read(text);
        let mut positions = Vec::new();
        if !other.is_empty() {
            positions = telling(&mut rng, &rules, &Ruleset::read(other), 3);
        }
        if positions.is_empty() {
            let (of_phases, odd) = typical(&mut rng, &rules);
            positions = distinct(of_phases.into_iter().take(3).chain(odd));
        }
        lines.extend(positions.iter().map(|position| line(text, &rules, position, MOST_NODES[1])));
    }
    for family in [Family::Alignment, Family::RunningFight] {
        for _ in 0..RANDOM_RULESETS {
            let text = random_ruleset(&mut rng, family);
            let rules = Ruleset::read(&text);
            let (of_phases, odd) = typical(&mut rng, &rules);
            let late = of_phases.into_iter().rev();
            let positions = distinct(odd.into_iter().chain(late).take(2));
            lines.extend(
                positions.iter().map(|position| line(&text, &rules, position, MOST_NODES[2])),
            );
        }
    }
    for (text, position) in SET_UP {
        let rules = Ruleset::read(text);
        let position = settle(&rules, position);
        lines.push(line(text, &rules, &position, MOST_NODES[1]));
    }
    lines
}

/// `RULESET ; POSITION ; d1 COUNT ; d2 COUNT ...`, as deep as the limits allow.
fn line(text: &str, rules: &Ruleset, position: &str, most: u64) -> String {
    let mut line = format!("{text} ; {position}");
    let mut before = 1;
    for depth in 1..=DEEPEST {
        let Some(count) = perft_within(rules, position, depth, most) else {
            break;
        };
        line += &format!(" ; d{depth} {count}");
        // Not begun where it would hardly be finished.
        if count == 0 || count * count / before > most {
            break;
        }
        before = count;
    }
    line
}

/// From random games: the start and positions of every phase, and some of the odd ones that they
/// pass through.
fn typical(rng: &mut SplitMix64, rules: &Ruleset) -> (Vec<String>, Vec<String>) {
    let mut odd = Vec::new();
    let mut games = Vec::new();
    for _ in 0..4 {
        let game = random_game(rng, rules, 1_500);
        for sort in [a_long_stands, a_turn_is_skipped, nothing_moves, a_ring_is_closed] {
            let found: Vec<&String> =
                game.iter().filter(|position| sort(rules, position)).collect();
            if !found.is_empty() {
                odd.push((*rng.one_of(&found)).clone());
            }
        }
        games.push(game);
    }
    let game = &games[0];
    let mut chosen = vec![game[0].clone()];
    for wanted in ["placement", "movement", "roll", "play"] {
        let of_phase: Vec<&String> =
            game.iter().filter(|position| phase(rules, position) == wanted).collect();
        let Some(last) = of_phase.len().checked_sub(1) else {
            continue;
        };
        // Early, in the middle and near the end; a placement phase has its interest at its end.
        let at = match wanted {
            "placement" => [last / 2, last - last / 8, last],
            "movement" => [last / 8, last / 2, last - last.min(2)],
            "roll" => [last / 12, last / 3, last - last.min(3)],
            _ => [last / 12 + 1, last / 2, last],
        };
        chosen.extend(at.iter().map(|at| of_phase[(*at).min(last)].clone()));
    }
    odd.sort();
    let mut odd = distinct(odd);
    while odd.len() > 3 {
        odd.remove(rng.below(odd.len()));
    }
    (distinct(chosen), odd)
}

fn distinct(positions: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut distinct = Vec::new();
    for position in positions {
        if !distinct.contains(&position) {
            distinct.push(position);
        }
    }
    distinct
}

fn a_long_stands(rules: &Ruleset, position: &str) -> bool {
    let Ruleset::Alignment(rules) = rules else {
        return false;
    };
    super::alignment::has_long(rules, position)
}

/// After some move of the placement the other side cannot place, or nobody can.
fn a_turn_is_skipped(rules: &Ruleset, position: &str) -> bool {
    let side = |position: &str| position.split(' ').nth(1).map(str::to_string);
    let left = |position: &str| -> usize {
        let hands = position.split(' ').nth(2).unwrap_or_default();
        hands.split(',').filter_map(|hand| hand.parse::<usize>().ok()).sum()
    };
    phase(rules, position) == "placement"
        && moves(rules, position).iter().any(|(_, after)| {
            side(after) == side(position) && left(after) > 0 || left(after) + 1 < left(position)
        })
}

/// The throw is lost, or the side to step is close to having no step.
fn nothing_moves(rules: &Ruleset, position: &str) -> bool {
    match phase(rules, position) {
        // Before anything is dalled a lost throw is nothing odd.
        "play" => {
            let dalled = if position.contains(" b ") { 'B' } else { 'W' };
            position.contains(dalled) && moves(rules, position)[0].0 == "pass"
        }
        "movement" => moves(rules, position)
            .iter()
            .any(|(_, after)| outcome(rules, after).is_some_and(|(_, reason)| reason == "no-move")),
        _ => false,
    }
}

/// A piece may go once around the whole ring.
fn a_ring_is_closed(rules: &Ruleset, position: &str) -> bool {
    phase(rules, position) == "play"
        && moves(rules, position)
            .iter()
            .any(|(text, _)| text.split_once('-').is_some_and(|(from, to)| from == to))
}

/// Positions of random games under the first rules from which the second give another count, taken
/// far apart.
fn telling(rng: &mut SplitMix64, rules: &Ruleset, other: &Ruleset, wanted: usize) -> Vec<String> {
    let mut found = Vec::new();
    for _ in 0..TELLING_GAMES {
        let game = random_game(rng, rules, 1_500);
        let mut at = rng.below(4);
        while at < game.len() {
            let position = &game[at];
            at += 3;
            if tells_apart(rules, other, position) {
                found.push(position.clone());
                // The next one comes from another part of the game, or from another game.
                at += game.len() / 3;
            }
            if found.len() == wanted {
                return found;
            }
        }
    }
    found
}

fn tells_apart(rules: &Ruleset, other: &Ruleset, position: &str) -> bool {
    for depth in 1..=TELLING_DEPTH {
        let counts =
            [rules, other].map(|rules| perft_within(rules, position, depth, TELLING_NODES));
        match counts {
            [Some(one), Some(two)] if one == two => {}
            [Some(_), Some(_)] => return true,
            _ => return false,
        }
    }
    false
}

/// A line of the suite, taken apart again: ruleset, position, and the count of each depth from 1.
pub fn parse(line: &str) -> (&str, &str, Vec<u64>) {
    let mut fields = line.split(" ; ");
    let text = fields.next().expect("a ruleset");
    let position = fields.next().expect("a position");
    let counts = fields.enumerate().map(|(before, field)| {
        let (depth, count) = field.split_once(' ').expect("a depth and its count");
        assert_eq!(depth, format!("d{}", before + 1), "{line}");
        count.parse().expect("a count")
    });
    (text, position, counts.collect())
}
