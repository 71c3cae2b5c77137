// SPDX-License-Identifier: MIT OR Apache-2.0
//! The fields of standards, each a constant [`Gf2m`]; a test proves their polynomials irreducible.
//!
//! | constant | polynomial | where |
//! |---|---|---|
//! | [`GF2_89`] | x^89 + x^38 + 1 | the smallest field of \[KB13\]'s table |
//! | [`SEC_113`] | x^113 + x^9 + 1 | SEC 2 |
//! | [`GF2_127`] | x^127 + x^63 + 1 | GLS254, \[OLAR14\] |
//! | [`GHASH`] | x^128 + x^7 + x^2 + x + 1 | GCM, \[Dwo07\], whose blocks have [another order of bits](Gf2m::from_reflected_bytes); proofs over GF(2^128) |
//! | [`POLYVAL`] | x^128 + x^127 + x^126 + x^121 + 1 | AES-GCM-SIV, \[GLL19\] |
//! | [`SEC_131`] | x^131 + x^8 + x^3 + x^2 + 1 | SEC 2 |
//! | [`DSTU_163`] = [`FIPS_163`] | x^163 + x^7 + x^6 + x^3 + 1 | DSTU 4145-2002; FIPS 186, K-163 and B-163 |
//! | [`DSTU_167`] | x^167 + x^6 + 1 | DSTU 4145-2002 |
//! | [`DSTU_173`] | x^173 + x^10 + x^2 + x + 1 | DSTU 4145-2002 |
//! | [`DSTU_179`] | x^179 + x^4 + x^2 + x + 1 | DSTU 4145-2002 |
//! | [`DSTU_191`] | x^191 + x^9 + 1 | DSTU 4145-2002; X9.62 |
//! | [`SEC_193`] | x^193 + x^15 + 1 | SEC 2 |
//! | [`DSTU_233`] | x^233 + x^9 + x^4 + x + 1 | DSTU 4145-2002 |
//! | [`FIPS_233`] | x^233 + x^74 + 1 | FIPS 186, K-233 and B-233 |
//! | [`SEC_239`] | x^239 + x^158 + 1 | SEC 2 |
//! | [`GF2_251`] | x^251 + x^7 + x^4 + x^2 + 1 | curve2251 |
//! | [`DSTU_257`] | x^257 + x^12 + 1 | DSTU 4145-2002 |
//! | [`FIPS_283`] | x^283 + x^12 + x^7 + x^5 + 1 | FIPS 186, K-283 and B-283 |
//! | [`DSTU_307`] | x^307 + x^8 + x^4 + x^2 + 1 | DSTU 4145-2002 |
//! | [`DSTU_367`] | x^367 + x^21 + 1 | DSTU 4145-2002 |
//! | [`FIPS_409`] | x^409 + x^87 + 1 | FIPS 186, K-409 and B-409 |
//! | [`DSTU_431`] | x^431 + x^5 + x^3 + x + 1 | DSTU 4145-2002 |
//! | [`FIPS_571`] | x^571 + x^10 + x^5 + x^2 + 1 | FIPS 186, K-571 and B-571 |
//!
//! The two fields of degree 128 are one in two orders of bits: [`POLYVAL`] inverts by the
//! arithmetic of [`GHASH`]. A product of POLYVAL has a factor `x^-128`, and 1 for it is `x^128`:
//!
//! ```
//! use bezout::binary_field::presets::POLYVAL;
//! let one = POLYVAL.reduce(&[0, 0, 1]);
//! let dot = |a, b| POLYVAL.divide(&POLYVAL.mul(a, b), &one).unwrap();
//! let h = POLYVAL.from_le_bytes(&[0x25; 16])?;
//! // The inverse for that product is the field's, times x^256.
//! let y = POLYVAL.mul(&POLYVAL.invert(&h).unwrap(), &POLYVAL.square(&one));
//! assert!(bool::from(POLYVAL.equal(&dot(&h, &y), &one)));
//! # Ok::<(), bezout::Error>(())
//! ```

use super::gf2m::Gf2m;

/// A preset's name and polynomial, for fields that are chosen at run time.
///
/// ```
/// use bezout::binary_field::{DynGf2m, presets};
/// let preset = presets::named("fips233").unwrap();
/// let field = DynGf2m::new(preset.degree, preset.middle)?;
/// assert_eq!((field.degree(), field.middle()), (233, &[74][..]));
/// # Ok::<(), bezout::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The name of the constant in lower case and without `_`, which `gf2_…` keeps.
    pub name: &'static str,
    /// The degree.
    pub degree: usize,
    /// The exponents between the degree and 0, decreasing.
    pub middle: &'static [usize],
}

/// The preset of a name. A field has the names of its curves too: `sect233k1` and `sect233r1` of
/// SEC 2, `K-233` and `B-233` of FIPS 186; `sec233` is `fips233`, and `fips163` is `dstu163`.
///
/// ```
/// use bezout::binary_field::presets::named;
/// assert_eq!(named("K-233"), named("fips233"));
/// assert_eq!(named("sect163r2"), named("dstu163"));
/// assert_eq!(named("sect233r2"), None);
/// ```
pub fn named(name: &str) -> Option<&'static Preset> {
    let find = |name| NAMED.iter().find(|preset| preset.name == name);
    let of_curve = |(_, names): &&(&str, &[&str])| names.contains(&name);
    find(name).or_else(|| find(CURVES.iter().find(of_curve)?.0))
}

/// Fields, and other names of them.
pub const CURVES: &[(&str, &[&str])] = &[
    ("sec113", &["sect113r1", "sect113r2"]),
    ("sec131", &["sect131r1", "sect131r2"]),
    (
        "dstu163",
        &[
            "fips163",
            "sec163",
            "sect163k1",
            "sect163r1",
            "sect163r2",
            "K-163",
            "B-163",
        ],
    ),
    ("sec193", &["sect193r1", "sect193r2"]),
    (
        "fips233",
        &["sec233", "sect233k1", "sect233r1", "K-233", "B-233"],
    ),
    ("sec239", &["sect239k1"]),
    (
        "fips283",
        &["sec283", "sect283k1", "sect283r1", "K-283", "B-283"],
    ),
    (
        "fips409",
        &["sec409", "sect409k1", "sect409r1", "K-409", "B-409"],
    ),
    (
        "fips571",
        &["sec571", "sect571k1", "sect571r1", "K-571", "B-571"],
    ),
];

macro_rules! presets {
    ($($name:ident $text:literal: $words:literal = $m:literal, $($k:literal),+;)*) => {
        $(
            #[doc = concat!("The field of degree ", $m, " of the table above.")]
            pub const $name: Gf2m<$words> = Gf2m::known($m, &[$($k),+]);
        )*

        /// All presets, by degree.
        pub const NAMED: &[Preset] = &[$(
            Preset { name: $text, degree: $m, middle: &[$($k),+] },
        )*];

        /// Evaluates an expression for each preset, its name and field bound to the two given. It
        /// is compiled once a length.
        #[cfg(test)]
        macro_rules! each_preset {
            (|$title:ident, $field:ident| $body:expr) => {{
                #[inline(never)]
                fn body<const N: usize>($title: &str, $field: crate::binary_field::types::gf2m::Gf2m<N>) {
                    $body
                }
                $(body(stringify!($name), crate::binary_field::types::presets::$name);)*
            }};
        }
    };
}

presets! {
    GF2_89 "gf2_89": 2 = 89, 38;
    SEC_113 "sec113": 2 = 113, 9;
    GF2_127 "gf2_127": 2 = 127, 63;
    GHASH "ghash": 2 = 128, 7, 2, 1;
    POLYVAL "polyval": 2 = 128, 127, 126, 121;
    SEC_131 "sec131": 3 = 131, 8, 3, 2;
    DSTU_163 "dstu163": 3 = 163, 7, 6, 3;
    DSTU_167 "dstu167": 3 = 167, 6;
    DSTU_173 "dstu173": 3 = 173, 10, 2, 1;
    DSTU_179 "dstu179": 3 = 179, 4, 2, 1;
    DSTU_191 "dstu191": 3 = 191, 9;
    SEC_193 "sec193": 4 = 193, 15;
    DSTU_233 "dstu233": 4 = 233, 9, 4, 1;
    FIPS_233 "fips233": 4 = 233, 74;
    SEC_239 "sec239": 4 = 239, 158;
    GF2_251 "gf2_251": 4 = 251, 7, 4, 2;
    DSTU_257 "dstu257": 5 = 257, 12;
    FIPS_283 "fips283": 5 = 283, 12, 7, 5;
    DSTU_307 "dstu307": 5 = 307, 8, 4, 2;
    DSTU_367 "dstu367": 6 = 367, 21;
    FIPS_409 "fips409": 7 = 409, 87;
    DSTU_431 "dstu431": 7 = 431, 5, 3, 1;
    FIPS_571 "fips571": 9 = 571, 10, 5, 2;
}

/// The field of degree 163, as FIPS 186 knows it too.
pub const FIPS_163: Gf2m<3> = DSTU_163;
