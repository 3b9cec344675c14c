//! Symmetries of a whole board by a few word operations, and ranks of sets of cells.

use nugar_rules::stones::Stones;

/// How many cells a ranked set has at most.
pub(crate) const MOST_MEN: usize = 15;

/// Binomials up to 64 over [`MOST_MEN`], as far as they fit.
const CHOOSE: [[u64; 65]; MOST_MEN + 1] = {
    let mut all = [[0; 65]; MOST_MEN + 1];
    let mut n = 0;
    while n <= 64 {
        all[0][n] = 1;
        let mut k = 1;
        while k <= MOST_MEN {
            if n > 0 {
                all[k][n] = all[k][n - 1] + all[k - 1][n - 1];
            }
            k += 1;
        }
        n += 1;
    }
    all
};

/// `n` over `k`, for `n` up to 64 and `k` up to [`MOST_MEN`].
pub(crate) const fn choose(n: u32, k: u32) -> u64 {
    CHOOSE[k as usize][n as usize]
}

/// A board with all its symmetries: eight where it is square, else four.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Grid {
    files: u8,
    ranks: u8,
    cells: Stones,
}

/// A symmetry by its number: bit 2 swaps files and ranks, then bit 0 mirrors the files, then bit 1
/// the ranks. 0 is the identity.
pub(crate) type Turn = u8;

impl Grid {
    /// A board of that size, each from 1 to 8.
    pub(crate) const fn new(files: u8, ranks: u8) -> Grid {
        Grid { files, ranks, cells: Stones::board(files, ranks) }
    }

    /// Every cell.
    pub(crate) const fn cells(self) -> Stones {
        self.cells
    }

    /// How many symmetries there are.
    pub(crate) const fn turns(self) -> Turn {
        if self.files == self.ranks { 8 } else { 4 }
    }

    /// The image of a set.
    #[inline]
    pub(crate) const fn turned(self, set: Stones, turn: Turn) -> Stones {
        let mut x = set.0;
        if self.files == self.ranks {
            let swapped = transposed(x);
            x = if turn & 4 == 0 { x } else { swapped };
        }
        // Files are bytes: mirror them by swapping bytes. Ranks are the bits of a byte.
        let mirrored = x.swap_bytes() >> (8 * (8 - self.files as u32));
        x = if turn & 1 == 0 { x } else { mirrored };
        let mirrored = x.swap_bytes().reverse_bits() >> (8 - self.ranks as u32);
        Stones(if turn & 2 == 0 { x } else { mirrored })
    }
}

/// Files and ranks swapped, by three exchanges of blocks (Warren, Hacker's Delight, 7-3).
const fn transposed(mut x: u64) -> u64 {
    let t = (x ^ (x >> 7)) & 0x00aa_00aa_00aa_00aa;
    x = x ^ t ^ (t << 7);
    let t = (x ^ (x >> 14)) & 0x0000_cccc_0000_cccc;
    x = x ^ t ^ (t << 14);
    let t = (x ^ (x >> 28)) & 0x0000_0000_f0f0_f0f0;
    x ^ t ^ (t << 28)
}

/// The place of a set among all sets of as many cells within `room`, which holds them. Sets are
/// ordered by their last cells first (the combinatorial number system).
#[inline]
pub(crate) fn rank(set: Stones, room: Stones) -> u64 {
    let mut sum = 0;
    let mut left = set.0;
    let mut k = 1;
    while left != 0 {
        let below = (left & left.wrapping_neg()) - 1;
        sum += CHOOSE[k][(room.0 & below).count_ones() as usize];
        left &= left - 1;
        k += 1;
    }
    sum
}

/// The set of `men` places below the size of a room that has that rank, place by place.
pub(crate) fn places(mut rank: u64, men: u32, size: u32) -> u64 {
    let mut set = 0;
    let mut place = size;
    for k in (1..=men).rev() {
        let row = &CHOOSE[k as usize];
        place -= 1;
        while row[place as usize] > rank {
            place -= 1;
        }
        rank -= row[place as usize];
        set |= 1 << place;
    }
    set
}

/// The next set of as many places, in the order of ranks (Gosper's hack); `set` is not empty.
#[inline]
pub(crate) const fn next_places(set: u64) -> u64 {
    let low = set & set.wrapping_neg();
    let ripple = set.wrapping_add(low);
    ripple | (((set ^ ripple) >> 2) >> low.trailing_zeros())
}

/// The cells of a room in order, to turn places into cells.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Room([u64; 64]);

impl Room {
    /// Of that set of cells.
    pub(crate) fn of(room: Stones) -> Room {
        let mut cells = [0; 64];
        for (slot, cell) in cells.iter_mut().zip(room) {
            *slot = 1 << cell;
        }
        Room(cells)
    }

    /// The cells at those places.
    #[inline]
    pub(crate) fn cells(&self, places: u64) -> Stones {
        let (mut set, mut left) = (0, places);
        while left != 0 {
            set |= self.0[left.trailing_zeros() as usize];
            left &= left - 1;
        }
        Stones(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_the_symmetries_of_the_board() {
        for (files, ranks) in [(3, 3), (6, 5), (3, 8), (8, 8), (6, 6)] {
            let grid = Grid::new(files, ranks);
            for turn in 0..grid.turns() {
                for cell in grid.cells() {
                    let (mut file, mut rank) = (cell / 8, cell % 8);
                    if turn & 4 != 0 {
                        (file, rank) = (rank, file);
                    }
                    if turn & 1 != 0 {
                        file = files - 1 - file;
                    }
                    if turn & 2 != 0 {
                        rank = ranks - 1 - rank;
                    }
                    let image = grid.turned(Stones::cell(cell), turn);
                    assert_eq!(image, Stones::at(file, rank), "{files}x{ranks} {turn} {cell}");
                }
                assert_eq!(grid.turned(grid.cells(), turn), grid.cells());
            }
        }
    }

    #[test]
    fn ranks_count_sets_in_order() {
        let room = Stones::board(3, 4).without(Stones::named("b2c4"));
        let cells = Room::of(room);
        for men in 1..=4 {
            let mut set = (1u64 << men) - 1;
            for n in 0..choose(room.len(), men) {
                assert_eq!(places(n, men, room.len()), set);
                assert_eq!(rank(cells.cells(set), room), n);
                set = next_places(set);
            }
        }
    }
}
