// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a record of a public function is, and how it calls the function.

use super::found::{Answer, Found};
use crate::integer::lengths::dirty;
use crate::oracle::limbs;
use crate::random::Random;
use bezout::kernels::Timing;
use bezout::pseudo_mersenne::Residue255;
use bezout::small::{Modulus as Small, Word};
use bezout::{Error, Modulus, Odd, Uint};
use num_bigint::BigUint;
use serde_json::Value;
use std::hint::black_box;

/// What the functions of a task are called with. A number that a task has no use for is empty.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs, reason = "letters of the tasks")]
pub struct Numbers {
    pub x: Vec<u64>,
    pub y: Vec<u64>,
    /// A modulus.
    pub m: Vec<u64>,
    /// What is public: an exponent, a bound, signs.
    pub k: usize,
}

impl Numbers {
    /// All of one length, from the oracle's numbers.
    pub fn of([x, y, m]: [&BigUint; 3], n: usize) -> Self {
        let [x, y, m] = [x, y, m].map(|number| limbs(number, n));
        Self { x, y, m, k: 0 }
    }
}

/// The length of numbers, if they have one in common.
pub fn length(lengths: &[usize]) -> Option<usize> {
    let longest = lengths.iter().copied().max()?;
    (longest > 0 && lengths.iter().all(|&n| n == longest)).then_some(longest)
}

/// A public function.
#[derive(Clone, Copy)]
pub struct Function {
    /// Its type or module, and its name.
    pub name: &'static str,
    /// Whether benches have a row of it.
    pub measured: bool,
    /// Converts numbers that have a length and a modulus in common. None if it takes no such.
    pub bind: fn(&[Numbers]) -> Option<Box<dyn Bound>>,
}

impl Function {
    /// Its class, by its name.
    pub fn timing(&self) -> Timing {
        match self.name.ends_with("_vartime") {
            true => Timing::Variable,
            false => Timing::Constant,
        }
    }

    /// One call.
    pub fn call(&self, numbers: &Numbers) -> Option<Answer> {
        let mut bound = (self.bind)(std::slice::from_ref(numbers))?;
        Some(bound.answer(0))
    }
}

/// A function with its operands converted.
pub trait Bound {
    /// Runs `count` operations on consecutive operands from `start` on, around the end of a power
    /// of two of them. Each waits for the result of the one before it.
    fn run(&mut self, start: usize, count: usize);

    /// The result of the last one.
    fn found(&self) -> &dyn Found;
}

// Calls of all functions, of each at many lengths, are compiled: they have no more in them than
// what depends on both.
impl dyn Bound {
    /// The result for one of the operands.
    pub fn answer(&mut self, index: usize) -> Answer {
        self.run(index, 1);
        self.found().answer()
    }
}

struct Call<S, I, T, F> {
    state: S,
    items: Vec<I>,
    out: Option<T>,
    call: F,
}

impl<S, I, T: Found, F: Fn(&S, &I, &mut Option<T>)> Bound for Call<S, I, T, F> {
    fn run(&mut self, start: usize, count: usize) {
        let mask = self.items.len() - 1;
        // Zero, but neither compiler nor CPU may know: the address of each operand depends on the
        // result before it, so that no two operations overlap and what is measured is the latency
        // of one call.
        let zero = black_box(0);
        let mut result = 0;
        for step in 0..count {
            let index = (start + step + (result & zero) as usize) & mask;
            (self.call)(&self.state, black_box(&self.items[index]), &mut self.out);
            result = self.out.word();
        }
        black_box(result);
    }

    fn found(&self) -> &dyn Found {
        &self.out
    }
}

/// A function that writes into what it found before, where there is such.
pub fn writes<S: 'static, I: 'static, T: Found + 'static>(
    state: S,
    items: Vec<I>,
    call: impl Fn(&S, &I, &mut Option<T>) + 'static,
) -> Option<Box<dyn Bound>> {
    let out = None;
    Some(Box::new(Call {
        state,
        items,
        out,
        call,
    }))
}

pub fn returns<S: 'static, I: 'static, T: Found + 'static>(
    state: S,
    items: Vec<I>,
    call: impl Fn(&S, &I) -> T + 'static,
) -> Option<Box<dyn Bound>> {
    writes(state, items, move |s, i, out| *out = Some(call(s, i)))
}

pub fn uint<const L: usize>(x: &[u64]) -> Uint<L> {
    Uint::new(x.try_into().expect("of this length"))
}

/// One of the numbers.
pub type Letter = fn(&Numbers) -> &Vec<u64>;

/// The operands of each call: compiled for each length, and not once more for each function.
pub fn uints<const L: usize, const N: usize>(
    all: &[Numbers],
    letters: [Letter; N],
) -> Vec<[Uint<L>; N]> {
    let of = |n| letters.map(|letter| uint(letter(n)));
    all.iter().map(of).collect()
}

/// The same as residues.
pub fn residues<const R: u32, const N: usize>(
    all: &[Numbers],
    letters: [Letter; N],
) -> Vec<[Residue255<R>; N]> {
    let of = |x: [Uint<4>; N]| x.each_ref().map(Residue255::from_uint);
    uints(all, letters).into_iter().map(of).collect()
}

/// The same of any length.
pub fn words<const N: usize>(all: &[Numbers], letters: [Letter; N]) -> Vec<[Vec<u64>; N]> {
    let of = |n| letters.map(|letter| letter(n).clone());
    all.iter().map(of).collect()
}

/// None for an even number.
pub fn modulus<const L: usize>(m: &[u64]) -> Option<Modulus<L>> {
    Odd::new(uint(m)).into_option().map(Modulus::new)
}

/// The offset of `2^255 - r`.
pub fn offset(m: &[u64]) -> Option<u32> {
    const TOP: u64 = u64::MAX >> 1;
    match m {
        [low, u64::MAX, u64::MAX, TOP] => u32::try_from(low.wrapping_neg()).ok(),
        _ => None,
    }
}

/// A number of one word, if it is one.
pub fn word<W: Word + TryFrom<u64>>(x: &[u64]) -> Option<W> {
    let &[x] = x else { return None };
    x.try_into().ok()
}

/// A type for moduli of one word: of both it has functions of its own.
pub trait OneWord: Word + TryFrom<u64> + Found + 'static {
    fn modulus(self) -> Option<Small<Self>>;
}

impl OneWord for u32 {
    fn modulus(self) -> Option<Small<u32>> {
        Small::<u32>::new(self).ok()
    }
}

impl OneWord for u64 {
    fn modulus(self) -> Option<Small<u64>> {
        Small::<u64>::new(self).ok()
    }
}

/// Binds a function of a type with a length: what is before its operands, and the call.
macro_rules! of_length {
    ($all:ident, $state:expr, |$m:pat_param, $($x:ident),+| $call:expr $(, $also:ident)?) => {{
        fn of<const L: usize>($all: &[Numbers]) -> Option<Box<dyn Bound>> {
            let items = $crate::public::record::uints::<L, _>($all, [$(|n| &n.$x),+]);
            returns($state, items, |$m, [$($x),+]| $call)
        }
        of_length!($all, of, length(&[$($all[0].$x.len(),)+ $($all[0].$also.len())?])?)
    }};
    ($all:ident, $of:ident, $length:expr) => {
        match $length {
            1 => $of::<1>($all),
            2 => $of::<2>($all),
            3 => $of::<3>($all),
            4 => $of::<4>($all),
            5 => $of::<5>($all),
            6 => $of::<6>($all),
            7 => $of::<7>($all),
            8 => $of::<8>($all),
            9 => $of::<9>($all),
            #[cfg(feature = "long")]
            16 => $of::<16>($all),
            #[cfg(feature = "long")]
            32 => $of::<32>($all),
            33 => $of::<33>($all),
            // The vectors of MuHash3072's prime are of it.
            48 => $of::<48>($all),
            #[cfg(feature = "long")]
            64 => $of::<64>($all),
            #[cfg(feature = "long")]
            102 => $of::<102>($all),
            _ => None,
        }
    };
}

/// Binds a function on slices.
macro_rules! of_slices {
    ($all:ident, $state:expr, |$m:pat_param, $($x:ident),+| $call:expr) => {{
        let items = $crate::public::record::words($all, [$(|n| &n.$x),+]);
        returns($state, items, |$m, [$($x),+]| $call)
    }};
}

/// Binds a function of residues modulo `2^255 - r`, for offsets of all sizes.
macro_rules! of_residues {
    ($all:ident, |$($x:ident),+| $call:expr) => {{
        fn of<const R: u32>($all: &[Numbers]) -> Option<Box<dyn Bound>> {
            let items = $crate::public::record::residues::<R, _>($all, [$(|n| &n.$x),+]);
            returns((), items, |(), [$($x),+]| $call)
        }
        (length(&[$($all[0].$x.len()),+])? == 4).then_some(())?;
        match offset(&$all[0].m)? {
            1 => of::<1>($all),
            3 => of::<3>($all),
            19 => of::<19>($all),
            21 => of::<21>($all),
            0x5be0_cd19 => of::<0x5be0_cd19>($all),
            0x7fff_ffff => of::<0x7fff_ffff>($all),
            _ => None,
        }
    }};
}

/// Binds a function of one word.
macro_rules! of_words {
    ($all:ident, $word:ty, |$m:ident, $($x:ident),+| $call:expr) => {{
        let m = OneWord::modulus(word::<$word>(&$all[0].m)?)?;
        let items = $all.iter().map(|n| Some(($(word::<$word>(&n.$x)?,)+)));
        let items = items.collect::<Option<Vec<_>>>()?;
        returns(m, items, |$m, &($($x,)+)| $call)
    }};
}

/// Binds a function of a binary field of fixed length.
macro_rules! of_field {
    ($all:ident, |$f:ident, $x:ident, $y:ident, $k:ident| $call:expr) => {{
        struct This;
        impl OfAnyField for This {
            fn bind<const N: usize>(f: Gf2m<N>, all: &[Numbers]) -> Option<Box<dyn Bound>> {
                bound(f, all, |$f, ($x, $y, $k)| OfField::words($call, $f))
            }
        }
        in_field::<This>($all)
    }};
}

/// Binds a function of a binary field of a length known at run time.
macro_rules! of_any_field {
    ($all:ident, |$f:ident, $x:ident, $y:ident, $k:ident| $call:expr) => {{
        let $f = any(&$all[0])?;
        let items = reduced(&$f, $all);
        returns($f, items, |$f, ($x, $y, $k)| $call)
    }};
}

/// How a function is called with numbers of these letters, by the word before it.
macro_rules! bind {
    (uint $f:path; $($x:ident),+) => {
        |all| of_length!(all, (), |(), $($x),+| $f($($x),+))
    };
    (modulus $f:path; $($x:ident),+) => {
        |all| of_length!(all, modulus::<L>(&all[0].m)?, |m, $($x),+| $f(m, $($x),+), m)
    };
    (reduced $f:path; $($x:ident),+) => {
        |all| of_length!(all, modulus::<L>(&all[0].m)?, |m, $($x),+| $f(m, $(&m.reduce($x)),+), m)
    };
    (by_odd $f:path; $($x:ident),+) => {
        |all| of_length!(all, modulus::<L>(&all[0].m)?, |m, $($x),+| $f($($x),+, m.modulus()), m)
    };
    (roots $f:path; $($x:ident),+) => {
        |all| of_length!(all, SquareRoots::new(&modulus::<L>(&all[0].m)?), |m, $($x),+| $f(m, $($x),+), m)
    };
    (offset $f:path; $($x:ident),+) => {
        |all| {
            (length(&[$(all[0].$x.len()),+])? == 4).then_some(())?;
            let m = PseudoMersenne255::new(offset(&all[0].m)?).ok()?;
            let items = $crate::public::record::uints::<4, _>(all, [$(|n| &n.$x),+]);
            returns(m, items, |m, [$($x),+]| $f(m, $($x),+))
        }
    };
    (residue $f:path; $($x:ident),+) => {
        |all| of_residues!(all, |$($x),+| $f($($x),+))
    };
    (field $f:path; $($x:ident),+) => {
        |all| {
            (length(&[$(all[0].$x.len()),+])? == 4 && offset(&all[0].m)? == 19).then_some(())?;
            let items = $crate::public::record::residues::<19, _>(all, [$(|n| &n.$x),+]);
            returns((), items, |(), [$($x),+]| $f($($x),+))
        }
    };
    (short $f:path; $($x:ident),+) => {
        |all| of_words!(all, u32, |m, $($x),+| $f(m, $($x),+))
    };
    (word $f:path; $($x:ident),+) => {
        |all| of_words!(all, u64, |m, $($x),+| $f(m, $($x),+))
    };
    // In Montgomery's form, and back.
    (short_form $f:path; $($x:ident),+) => {
        |all| of_words!(all, u32, |m, $($x),+| out_of_form(m, $f(m, $(m.to_montgomery($x)),+)))
    };
    (word_form $f:path; $($x:ident),+) => {
        |all| of_words!(all, u64, |m, $($x),+| out_of_form(m, $f(m, $(m.to_montgomery($x)),+)))
    };
    (gf2 $f:path; x) => {
        |all| of_field!(all, |f, x, _y, _k| $f(f, x))
    };
    (gf2 $f:path; x, y) => {
        |all| of_field!(all, |f, x, y, _k| $f(f, x, y))
    };
    (dyn_gf2 $f:path; x) => {
        |all| of_any_field!(all, |f, x, _y, _k| $f(f, x))
    };
    (dyn_gf2 $f:path; x, y) => {
        |all| of_any_field!(all, |f, x, y, _k| $f(f, x, y))
    };
    (gf2_into $f:path; x) => {
        |all| of_any_field!(all, |f, x, _y, _k| lent(f.words(), 0, |out, _| $f(f, out, x)))
    };
    (gf2_into $f:path; x, y) => {
        |all| of_any_field!(all, |f, x, y, _k| lent(f.words(), 0, |out, _| $f(f, out, x, y)))
    };
    (dynamic $f:path; $($x:ident),+) => {
        |all| of_slices!(all, (), |(), $($x),+| $f($($x),+))
    };
    (odd_modulus $f:path; $($x:ident),+) => {
        |all| {
            ModulusRef::new(&all[0].m).ok()?;
            of_slices!(all, (), |(), $($x),+| $f($($x),+))
        }
    };
    (odd_number $f:path; $($x:ident),+) => {
        |all| {
            all.iter().all(|n| n.x.first().is_some_and(|x| x % 2 == 1)).then_some(())?;
            of_slices!(all, (), |(), $($x),+| $f($($x),+))
        }
    };
    (dyn_modulus $f:path; $($x:ident),+) => {
        |all| of_slices!(all, DynModulus::new(&all[0].m).ok()?, |m, $($x),+| $f(m, $($x),+))
    };
    (dyn_reduced $f:path; $($x:ident),+) => {
        |all| of_slices!(all, DynModulus::new(&all[0].m).ok()?, |m, $($x),+| $f(m, $(&m.reduce($x)),+))
    };
    (scratch $f:path; $($x:ident),+; $scratch:ident) => {
        |all| of_slices!(all, length(&[$(all[0].$x.len()),+])?, |&n, $($x),+| $f($($x),+, &mut dirty(slices::$scratch(n))))
    };
    (lent $f:path; $($x:ident),+; $scratch:ident) => {
        |all| of_slices!(all, length(&[$(all[0].$x.len()),+])?, |&n, $($x),+| {
            lent(n, slices::$scratch(n), |out, scratch| $f(out, $($x),+, scratch))
        })
    };
}

/// The functions of a task, one a line; others, which no word of `bind!` is for, behind a plus.
macro_rules! functions {
    ($($kind:ident $owner:ident::$f:ident($($x:ident),+) $(@ $scratch:ident)? $($measured:ident)?;)*
        $(+ $name:literal $($also:ident)?: $bind:expr;)*) => {
        &[
            $(Function {
                name: concat!(stringify!($owner), "::", stringify!($f)),
                measured: false $(| $measured)?,
                bind: bind!($kind $owner::$f; $($x),+ $(; $scratch)?),
            },)*
            $(Function { name: $name, measured: false $(| $also)?, bind: $bind },)*
        ]
    };
}
pub(super) use {
    bind, functions, of_any_field, of_field, of_length, of_residues, of_slices, of_words,
};

/// Benches have a row of it.
pub const MEASURED: bool = true;

/// What an inverse in Montgomery's form stands for.
pub fn out_of_form<W: Word>(m: &Small<W>, y: impl Into<Option<W>>) -> Option<W> {
    y.into().map(|y| m.from_montgomery(y))
}

/// What a function for the caller's memory returns, and what it writes into `n` words.
pub fn lent<T>(
    n: usize,
    scratch: usize,
    call: impl FnOnce(&mut [u64], &mut [u64]) -> Result<T, Error>,
) -> (Result<T, Error>, Vec<u64>) {
    let mut out = dirty(n);
    (call(&mut out, &mut dirty(scratch)), out)
}

impl Task {
    /// How much longer a case takes than those of others, for the number of random ones.
    pub fn cost(&self) -> usize {
        let long = self.name.starts_with("poly_") || self.name == "gf2_invert_rows";
        if long { 16 } else { 1 }
    }
}

/// Functions that all find the same.
pub struct Task {
    /// Its name, as benches have it.
    pub name: &'static str,
    /// Numbers of `limbs` limbs, some of them of other lengths, half of them hard cases.
    pub operands: fn(&mut Random, usize) -> Numbers,
    /// All operands of a few bits.
    pub small: fn(&mut dyn FnMut(Numbers)),
    /// The answer by another library, or by definition.
    pub expected: fn(&Numbers) -> Answer,
    /// Operands and answer of a test of the committed vectors: its operation, input and result.
    pub vector: fn(&str, &Value, &Value) -> Option<(Numbers, Answer)>,
    /// The functions.
    pub functions: &'static [Function],
}
