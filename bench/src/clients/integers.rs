// SPDX-License-Identifier: MIT OR Apache-2.0
//! Integers of other crates, each modulus used once.

use crate::row::{Answer, Row, Timing, array_of};
use bezout::interop::crypto_bigint::Bezout;
use bezout_exercise::oracle::big;
use crypto_bigint::{CtOption, Odd, Uint};

/// `crypto-bigint` by itself, by the trait, and by a modulus that is made for the call.
pub fn crypto_bigint_rows<const L: usize>() -> Vec<Row>
where
    Uint<L>: Bezout + From<bezout::Uint<L>> + Into<bezout::Uint<L>>,
{
    vec![
        row::<L>(
            concat!("crypto-bigint/", env!("VERSION_CRYPTO_BIGINT")),
            Uint::invert_odd_mod,
        ),
        row::<L>("bezout/invert_odd_mod", Bezout::bezout_invert_odd_mod),
        row::<L>("bezout/Modulus::new, invert", |x, m| {
            let m = bezout::Odd::new((*m.as_ref()).into()).map(bezout::Modulus::new);
            let y = m.unwrap_or(bezout::Modulus::default()).invert(&(*x).into());
            let yes = crypto_bigint::Choice::from_u8_lsb(y.is_some().unwrap_u8());
            CtOption::new(y.unwrap_or(bezout::Uint::ZERO).into(), yes)
        }),
    ]
}

type Invert<const L: usize> = fn(&Uint<L>, &Odd<Uint<L>>) -> CtOption<Uint<L>>;

fn row<const L: usize>(name: &str, invert: Invert<L>) -> Row {
    Row::new(
        name,
        Timing::Constant,
        |operands| {
            let uint = |x: &num_bigint::BigUint| Uint::<L>::from_words(array_of(x));
            let m = Odd::new(uint(&operands.modulus)).expect("a case's modulus is odd");
            ((m, Uint::ZERO, false), operands.map(uint))
        },
        move |(m, out, found), x| {
            let y = invert(x, m);
            *found = y.is_some().into();
            *out = y.unwrap_or(Uint::ZERO);
            out.to_words()[0]
        },
        |(_, out, found)| Answer::Inverse(found.then(|| big(&out.to_words()))),
    )
}
