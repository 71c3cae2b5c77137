// SPDX-License-Identifier: MIT OR Apache-2.0
//! The rings of cryptography by name.

use super::ring::{CyclicRing, Ring};

macro_rules! rings {
    ($($name:ident, $text:literal, $make:ident($n:literal, $q:literal);)*) => {
        $(
            #[doc = concat!("`", $text, "`.")]
            pub const $name: Ring = Ring::constant(Ring::$make($n, $q));
        )*
        /// Every preset of small coefficients, with its name.
        pub const RINGS: &[(&str, Ring)] = &[$(($text, $name)),*];
    };
}

rings! {
    SNTRUP653_R3, "sntrup653-r3", ntru_prime(653, 3);
    SNTRUP761_R3, "sntrup761-r3", ntru_prime(761, 3);
    SNTRUP857_R3, "sntrup857-r3", ntru_prime(857, 3);
    SNTRUP953_R3, "sntrup953-r3", ntru_prime(953, 3);
    SNTRUP1013_R3, "sntrup1013-r3", ntru_prime(1013, 3);
    SNTRUP1277_R3, "sntrup1277-r3", ntru_prime(1277, 3);
    SNTRUP653_RQ, "sntrup653-rq", ntru_prime(653, 4621);
    SNTRUP761_RQ, "sntrup761-rq", ntru_prime(761, 4591);
    SNTRUP857_RQ, "sntrup857-rq", ntru_prime(857, 5167);
    SNTRUP953_RQ, "sntrup953-rq", ntru_prime(953, 6343);
    SNTRUP1013_RQ, "sntrup1013-rq", ntru_prime(1013, 7177);
    SNTRUP1277_RQ, "sntrup1277-rq", ntru_prime(1277, 7879);
    HRSS701_S3, "hrss701-s3", ntru(701, 3);
    HRSS701_S2, "hrss701-s2", ntru(701, 2);
    HRSS701_RQ, "hrss701-rq", ntru(701, 8192);
    HPS2048509_S3, "hps2048509-s3", ntru(509, 3);
    HPS2048509_S2, "hps2048509-s2", ntru(509, 2);
    HPS2048509_RQ, "hps2048509-rq", ntru(509, 2048);
    HPS2048677_S3, "hps2048677-s3", ntru(677, 3);
    HPS2048677_S2, "hps2048677-s2", ntru(677, 2);
    HPS2048677_RQ, "hps2048677-rq", ntru(677, 2048);
    HPS4096821_S3, "hps4096821-s3", ntru(821, 3);
    HPS4096821_S2, "hps4096821-s2", ntru(821, 2);
    HPS4096821_RQ, "hps4096821-rq", ntru(821, 4096);
}

macro_rules! cyclic {
    ($($name:ident, $text:literal, $r:literal;)*) => {
        $(
            #[doc = concat!("`", $text, "`.")]
            pub const $name: CyclicRing = CyclicRing::known($r);
        )*
        /// Every preset modulo `x^r - 1`, with its name.
        pub const CYCLIC_RINGS: &[(&str, CyclicRing)] = &[$(($text, $name)),*];
    };
}

cyclic! {
    BIKE_L1, "bike-l1", 12323;
    BIKE_L3, "bike-l3", 24659;
    BIKE_L5, "bike-l5", 40973;
    LEDACRYPT_23371, "ledacrypt-23371", 23371;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_are_rings() {
        for (name, ring) in CYCLIC_RINGS {
            assert_eq!(CyclicRing::new(ring.degree()), Ok(*ring), "{name}");
        }
    }
}
