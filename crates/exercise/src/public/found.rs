// SPDX-License-Identifier: MIT OR Apache-2.0
//! What public functions return, as the answers of a task.

use crate::oracle::big;
use bezout::kernels::Choice;
use bezout::pseudo_mersenne::Residue255;
use bezout::subtle::CtOption;
use bezout::{CtVec, Error, Partial, Signed, Split, Symbol, Uint, Xgcd};
use num_bigint::{BigInt, Sign};

/// The numbers that a function finds, if there are such; yes and no are 1 and 0.
pub type Answer = Option<Vec<BigInt>>;

/// A result of a function.
pub trait Found {
    /// Shows its numbers in turn: whether each is negative, and its limbs. Returns whether there
    /// are such; if not, what is shown is in their place.
    fn show(&self, to: &mut dyn FnMut(bool, &[u64])) -> bool;

    /// A word that depends on all of it.
    fn word(&self) -> u64 {
        let mut word = 0;
        let found = self.show(&mut |_, limbs| word ^= limbs.first().unwrap_or(&0));
        word ^ u64::from(found)
    }
}

impl dyn Found + '_ {
    /// All of it.
    pub fn answer(&self) -> Answer {
        let mut all = Vec::new();
        let found = self.show(&mut |negative, limbs| {
            let x = natural(limbs);
            assert!(!negative || x.sign() != Sign::NoSign, "-0");
            all.push(if negative { -x } else { x });
        });
        let zeros = all.iter().all(|x| x.sign() == Sign::NoSign);
        assert!(found || zeros, "none, and not 0");
        found.then_some(all)
    }
}

/// A number as an answer.
pub fn natural(limbs: &[u64]) -> BigInt {
    big(limbs).into()
}

macro_rules! shown {
    ($([$($generic:tt)*] $type:ty: |$x:ident, $to:ident| $show:expr;)*) => {
        $(impl<$($generic)*> Found for $type {
            fn show(&self, $to: &mut dyn FnMut(bool, &[u64])) -> bool {
                let $x = self;
                $show
            }
        })*
    };
}

shown! {
    [] Vec<u64>: |x, to| { to(false, x); true };
    [] Symbol: |x, to| { to(x.value() < 0, &[x.value().unsigned_abs().into()]); true };
    [] Choice: |x, to| { to(false, &[x.unwrap_u8().into()]); true };
    [] CtVec: |x, to| {
        let (limbs, found) = x.clone().into_parts();
        to(false, &limbs);
        found.into()
    };
    [] u32: |x, to| { to(false, &[(*x).into()]); true };
    [] u64: |x, to| { to(false, &[*x]); true };
    [] CtOption<u32>: |x, to| x.into_option().show(to);
    [] CtOption<u64>: |x, to| x.into_option().show(to);
    [const R: u32] Residue255<R>: |x, to| x.to_uint().show(to);
    [const R: u32] CtOption<Residue255<R>>: |x, to| x.into_option().show(to);
    [const L: usize] Uint<L>: |x, to| { to(false, x.limbs()); true };
    [const L: usize] CtOption<Uint<L>>: |x, to| x.into_option().show(to);
    [T: Found] Option<T>: |x, to| x.as_ref().is_some_and(|x| x.show(to));
    // Operands of a task are accepted by its functions.
    [T: Found] Result<T, Error>: |x, to| x.as_ref().expect("they are accepted").show(to);
    [T: Found] Signed<T>: |x, to| {
        let negative = x.negative.into();
        x.magnitude.show(&mut |_, limbs| to(negative, limbs))
    };
    [T: Found] Xgcd<T>: |x, to| x.gcd.show(to) && x.s.show(to) && x.t.show(to);
    [T: Found] Split<T>: |x, to| x.r.show(to) && x.t.show(to);
    [T: Found] Partial<T>: |x, to| {
        let all = x.remainders.iter().all(|r| r.show(to));
        all && x.cofactors.iter().all(|c| c.show(to))
    };
}

/// What a function says of a number that it has written into the caller's memory.
pub trait Yes: Copy {
    /// Whether there is one.
    fn yes(self) -> bool;
}

macro_rules! yes {
    ($($type:ty: |$x:ident| $yes:expr;)*) => {
        $(impl Yes for $type {
            fn yes(self) -> bool {
                let $x = self;
                $yes
            }
        })*
    };
}

yes! {
    (): |_x| true;
    bool: |x| x;
    Choice: |x| x.into();
}

impl<T: Yes> Found for (Result<T, Error>, Vec<u64>) {
    fn show(&self, to: &mut dyn FnMut(bool, &[u64])) -> bool {
        to(false, &self.1);
        self.0.expect("they are accepted").yes()
    }
}
