// SPDX-License-Identifier: MIT OR Apache-2.0
//! A part of the cases of long checks, for emulators.

use crate::random::Random;

/// Which cases of a check run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    one_in: u64,
    seed: u64,
}

impl Share {
    /// All cases.
    pub const ALL: Self = Self { one_in: 1, seed: 0 };

    /// One case in `one_in`, other ones for each seed.
    ///
    /// # Panics
    /// If it is one in none.
    pub fn new(one_in: u64, seed: u64) -> Self {
        assert!(one_in > 0, "one in none");
        Self { one_in, seed }
    }

    /// What `BEZOUT_SHARE` says, as in `8:20000`: one case in 8, with the seed 20000. All of them,
    /// if it says nothing.
    ///
    /// # Panics
    /// If it says anything else.
    pub fn told() -> Self {
        let Ok(text) = std::env::var("BEZOUT_SHARE") else {
            return Self::ALL;
        };
        Self::read(&text).unwrap_or_else(|| panic!("BEZOUT_SHARE: {text}, not as 8:20000"))
    }

    fn read(text: &str) -> Option<Self> {
        let (one_in, seed) = text.split_once(':')?;
        let (one_in, seed) = (one_in.parse().ok()?, seed.parse().ok()?);
        (one_in > 0).then(|| Self::new(one_in, seed))
    }

    /// How many of `all` random cases run: one at least, if there are any.
    pub fn count(self, all: usize) -> usize {
        let one_in = usize::try_from(self.one_in).unwrap_or(usize::MAX);
        all.div_ceil(one_in)
    }

    /// A generator of cases: that of the seed `of_check`, if all run.
    pub fn random(self, of_check: u64) -> Random {
        Random(self.seed_of(of_check))
    }

    /// The seed of a check.
    pub fn seed_of(self, of_check: u64) -> u64 {
        of_check ^ self.seed << 32
    }

    /// Whether the case of this number runs.
    pub fn takes(self, case: u64) -> bool {
        self.one_in == 1 || self.random(case).below(self.one_in) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_cases_are_all() {
        assert!((0..1000).all(|case| Share::ALL.takes(case)));
        assert_eq!([0, 1, 8, 9].map(|all| Share::ALL.count(all)), [0, 1, 8, 9]);
        assert_eq!(Share::ALL.seed_of(7), 7);
    }

    #[test]
    fn each_seed_takes_others() {
        let taken = |seed| {
            let share = Share::new(8, seed);
            (0..8000).filter(|&case| share.takes(case)).collect()
        };
        let shares: Vec<Vec<u64>> = (20000..20100).map(taken).collect();
        for share in &shares {
            assert!((850..1150).contains(&share.len()), "{}", share.len());
        }
        // All of them leave out few cases, and no two are alike.
        let mut all = shares.concat();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 8000);
        assert!(shares.windows(2).all(|two| two[0] != two[1]));
        assert_eq!(
            [0, 1, 8, 9].map(|all| Share::new(8, 1).count(all)),
            [0, 1, 1, 2]
        );
    }

    #[test]
    fn what_is_told() {
        assert_eq!(Share::read("8:20000"), Some(Share::new(8, 20000)));
        for wrong in ["", "8", "8:", ":1", "0:1", "8:1:1", "-1:1"] {
            assert_eq!(Share::read(wrong), None, "{wrong}");
        }
    }
}
