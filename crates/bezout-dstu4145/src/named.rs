// SPDX-License-Identifier: MIT OR Apache-2.0
//! The curves that the standard recommends: ten in polynomial bases, and five in optimal normal
//! bases.

use crate::curve::{Curve, Point};
use bezout::binary_field::presets::*;
use std::sync::OnceLock;

macro_rules! curves {
    ($($name:ident $variant:ident $oid:literal: $words:literal, $field:ident, $basis:ident, $a:literal,
        b: $b:expr, n: $n:expr, x: $x:expr, y: $y:expr;)*) => {
        /// A recommended curve.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Named {
            $(#[doc = concat!("Over GF(2^m) with the bits and the basis of its name; object identifier ", $oid, ".")] $variant,)*
        }

        impl Named {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// The degree of its field and whether its basis is normal.
            pub fn shape(self) -> (usize, bool) {
                match self {
                    $(Self::$variant => ($field.degree(), is_normal!($basis)),)*
                }
            }

            /// Its object identifier.
            pub fn object_identifier(self) -> &'static str {
                match self {
                    $(Self::$variant => $oid,)*
                }
            }
        }

        $(
            #[doc = concat!("The curve [`Named::", stringify!($variant), "`].")]
            pub fn $name() -> &'static Curve<$words> {
                static CURVE: OnceLock<Curve<$words>> = OnceLock::new();
                CURVE.get_or_init(|| {
                    let base = Point { x: $x, y: $y };
                    constructor!($basis)(&$field, $a, &$b, &$n, &base).expect("a test makes each of them")
                })
            }
        )*

        /// Evaluates an expression with the curve of a name.
        macro_rules! with_curve {
            ($named:expr, |$curve:ident| $body:expr) => {
                match $named {
                    $($crate::named::Named::$variant => {
                        let $curve = $crate::named::$name();
                        $body
                    })*
                }
            };
        }
    };
}

macro_rules! is_normal {
    (normal) => {
        true
    };
    (polynomial) => {
        false
    };
}

macro_rules! constructor {
    (normal) => {
        Curve::with_normal_basis
    };
    (polynomial) => {
        Curve::new
    };
}

curves! {
    polynomial_163 Polynomial163 "1.2.804.2.1.1.1.1.3.1.1.2.0": 3, DSTU_163, polynomial, true,
        b: [0x5e638a19c1455d21, 0x2a2dc8210ab40392, 0x00000005ff610846],
        n: [0x2be2262d39bcf14d, 0x000000000002bec1, 0x0000000400000000],
        x: [0x29daf8a3f35823be, 0xd74ce983a5c42372, 0x00000002e2f85f5d],
        y: [0x3ff0e00ce2cd723a, 0x8c51d7b95284d9d0, 0x00000003826f008a];
    polynomial_167 Polynomial167 "1.2.804.2.1.1.1.1.3.1.1.2.1": 3, DSTU_167, polynomial, true,
        b: [0x30f1a4315a827dac, 0x0811759f20518a09, 0x0000006ee3ceeb23],
        n: [0xbcc7d7f29ff7701f, 0xffffffffffffb12e, 0x0000003fffffffff],
        x: [0x30b2a2018b21cd54, 0x6a68192803910a3d, 0x0000007a1f665378],
        y: [0x8ed435e45fd59918, 0x1c0ec6b8909156d9, 0x0000005f49eb2678];
    polynomial_173 Polynomial173 "1.2.804.2.1.1.1.1.3.1.1.2.2": 3, DSTU_173, polynomial, false,
        b: [0xbb278f6b6fb437d9, 0xdb2fc16eddf6853b, 0x0000108576c80499],
        n: [0x67606e3825bb2831, 0x0000000000189b4e, 0x0000080000000000],
        x: [0x567a9181d37389ca, 0x6eadf0448fa22fad, 0x000004d41a619bcc],
        y: [0xf7ff5c1ce0d991a1, 0xb234c75e6dd2028b, 0x000010b51cc12849];
    polynomial_179 Polynomial179 "1.2.804.2.1.1.1.1.3.1.1.2.3": 3, DSTU_179, polynomial, true,
        b: [0x2d04184572beb710, 0x6f2f88dd07a341e3, 0x0004a6e085652643],
        n: [0x0435fe5ab64236ef, 0xffffffffffb98196, 0x0003ffffffffffff],
        x: [0xa9954667022c7d03, 0x2bd26dc57f48819b, 0x0006ba06fe51464b],
        y: [0xff09788a66dc3a9e, 0xec065080ca8287aa, 0x00025fbc363582dc];
    polynomial_191 Polynomial191 "1.2.804.2.1.1.1.1.3.1.1.2.4": 3, DSTU_191, polynomial, true,
        b: [0x27e0482750fefc03, 0xd5890e8b6b4981ff, 0x7bc86e2102902ec4],
        n: [0xc1dabc6788f7474f, 0x0000000069a779ca, 0x4000000000000000],
        x: [0xc2fcfe76daeb7129, 0x7912a6d2ac58b9b5, 0x714114b762f2ff4a],
        y: [0x9613cd8d03db08da, 0xefe5902f11db96fa, 0x29c41e568b77c617];
    polynomial_233 Polynomial233 "1.2.804.2.1.1.1.1.3.1.1.2.5": 4, DSTU_233, polynomial, true,
        b: [0x26aa936ece454d2c, 0x1bd54ef5dd3b8a03, 0x675534c7cf7e64a2, 0x0000006973b15095],
        n: [0x22031d2603cfe0d7, 0x0013e974e72f8a69, 0x0000000000000000, 0x0000010000000000],
        x: [0x28d003eeb25efe96, 0x3c31761d3545f327, 0xcdf83ba1118df35b, 0x0000003fcda526b6],
        y: [0x32be0b9df96d8d35, 0xbad95e3b2e91c54d, 0x4c54deeda9e54a7b, 0x0000009ca8b57a93];
    polynomial_257 Polynomial257 "1.2.804.2.1.1.1.1.3.1.1.2.6": 5, DSTU_257, polynomial, false,
        b: [0x1f9eea6adbe3be10, 0xff9425c1458c5786, 0x18f938d7a7942394, 0xcef494720115657e, 0x0000000000000001],
        n: [0xd3e17714907d470d, 0x6759213af182e987, 0x0000000000000000, 0x8000000000000000, 0x0000000000000000],
        x: [0x34a9e8dcd8d20fb7, 0x7ac491ca1b10c623, 0x55cd260b306c7e00, 0x2a29ef207d0e9b6c, 0x0000000000000000],
        y: [0x8b702cf156d814ef, 0xe6812c93a9d60b97, 0x9fccf6d8eea03102, 0x0686d41ff744d444, 0x0000000000000001];
    polynomial_307 Polynomial307 "1.2.804.2.1.1.1.1.3.1.1.2.7": 5, DSTU_307, polynomial, true,
        b: [0xbdc90186904968bb, 0xe241050df18b6090, 0x4f4296c0c599e2e2, 0xb5054b5e6c6d3de9, 0x000393c7f7d53666],
        n: [0xa588d4604022b7b7, 0xf3825da70d390fbb, 0xffffffffffc079c2, 0xffffffffffffffff, 0x0003ffffffffffff],
        x: [0x3c52c02d6e7232aa, 0x7a239b276d316774, 0xd16bf75ccd825a08, 0x1a0224984c1e92f1, 0x000216ee8b189d29],
        y: [0x8340ab2237c7f2a0, 0xf2f2dc9a11c7f7be, 0x2866c5d1677762a8, 0x7faeb09d2e049c6e, 0x0005d9306bacd22b];
    polynomial_367 Polynomial367 "1.2.804.2.1.1.1.1.3.1.1.2.8": 6, DSTU_367, polynomial, true,
        b: [0x9755437b56995136, 0xb8f93d92394c79a7, 0xa64b0c2afe42cada, 0x4447556b47bf6aa4, 0xb7a6f3d1627ad565, 0x000043fc8ad242b0],
        n: [0x2245ef44049b2d49, 0x4f22428fd28ce881, 0x009c300b75a3fa82, 0x0000000000000000, 0x0000000000000000, 0x0000400000000000],
        x: [0xbf4a373541b3b9a1, 0xb5fe12e59a109f78, 0x1a400ca681e09639, 0x61197a76413e7be8, 0xf08c49a99ae0d3f9, 0x0000324a6eddd512],
        y: [0x1f051626442b3c10, 0x3481aaf454cd41ba, 0x3a49c6b61984c3fe, 0xf977d1a567b92b04, 0x77f59e39539007c7, 0x000001ab597a5b44];
    polynomial_431 Polynomial431 "1.2.804.2.1.1.1.1.3.1.1.2.9": 7, DSTU_431, polynomial, true,
        b: [0x17daa469c640caf3, 0x18ae2dc312ca4931, 0x975936c66bac536b, 0xf988d8d28aaeaede, 0xc4f94e690134d5bf, 0x708fc26dfe8c3d27, 0x000003ce10490f6a],
        n: [0xd90c7a95110504cf, 0x2f81aa8a1fcbaf80, 0x458009a8c0a724f0, 0xffffffffffba3175, 0xffffffffffffffff, 0xffffffffffffffff, 0x00003fffffffffff],
        x: [0xfd3b43c5947c857d, 0x58068426c2171e99, 0x49c27bed49a2a950, 0x72f88986874e5aae, 0x03c32e0824d57aef, 0x33a16bbae7ed9a8e, 0x00001a62ba79d981],
        y: [0x723724e090e02db9, 0x1ea14ba53308b5e2, 0x8d1839a855c1769b, 0x8da241f331aa396b, 0x66f451754b4ca5f4, 0xc1f70bbefe96bdde, 0x000070b5e1e14031];
    normal_173 Normal173 "1.2.804.2.1.1.1.1.3.1.2.2.0": 3, DSTU_173, normal, false,
        b: [0xe1e6651b06e278c7, 0xf43ba00944915740, 0x0000043d7e139319],
        n: [0x67606e3825bb2831, 0x0000000000189b4e, 0x0000080000000000],
        x: [0xcb6e424b4e6dea56, 0x89b24318caa51917, 0x00000a3b8b8d7040],
        y: [0xf119a39145f0cb08, 0x400349cf35150c74, 0x0000005a43d5ee1f];
    normal_179 Normal179 "1.2.804.2.1.1.1.1.3.1.2.2.1": 3, DSTU_179, normal, true,
        b: [0xc82f2e6b2182cbcb, 0x8193d3a61762c547, 0x00019c9ebc4fd830],
        n: [0x0435fe5ab64236ef, 0xffffffffffb98196, 0x0003ffffffffffff],
        x: [0xac4ade43b21b66b9, 0x477159e0d3e39bc4, 0x00011f4112265410],
        y: [0x266e2819ee582b3c, 0x86216f13766591cb, 0x0002ca5f0b34c61a];
    normal_191 Normal191 "1.2.804.2.1.1.1.1.3.1.2.2.2": 3, DSTU_191, normal, true,
        b: [0xae559c13a1e31ef8, 0x740fd57444f72fdb, 0x13871c9d29d6ceea],
        n: [0xc1dabc6788f7474f, 0x0000000069a779ca, 0x4000000000000000],
        x: [0x2af25abeeb1d85d3, 0x4ade43b21b66b94f, 0x7159e0d3e39bc4ac],
        y: [0x31f51d81e18226be, 0x9705e029535d009d, 0x57e45d546be6201e];
    normal_233 Normal233 "1.2.804.2.1.1.1.1.3.1.2.2.3": 4, DSTU_233, normal, true,
        b: [0xa003e0962d4f9a8e, 0x18eea55aa44664f3, 0x702c75b704a424c0, 0x00000080f920952a],
        n: [0x22031d2603cfe0d7, 0x0013e974e72f8a69, 0x0000000000000000, 0x0000010000000000],
        x: [0xd5f758ec2e9992fb, 0x1d90db35ca795792, 0x069f1cde256256f2, 0x000000a0823b8acf],
        y: [0xc300f0aa9953ca85, 0x624a23d3eb1ca7a1, 0x26d33afb7761953f, 0x0000019dae222af3];
    normal_431 Normal431 "1.2.804.2.1.1.1.1.3.1.2.2.4": 7, DSTU_431, normal, true,
        b: [0xd5ff8b06ba5f9299, 0xc5e80efe3b43651b, 0x5e53f40f973f2f06, 0x40810a4c19536ee6, 0x28378646bd83f1f9, 0x7000a6f226ad6bad, 0x000053fb7af7b440],
        n: [0xd90c7a95110504cf, 0x2f81aa8a1fcbaf80, 0x458009a8c0a724f0, 0xffffffffffba3175, 0xffffffffffffffff, 0xffffffffffffffff, 0x00003fffffffffff],
        x: [0x090dcfba7c5adea6, 0x3ee3e17e40b835d3, 0xb58142326448c08d, 0x4e5c88572fa9d5eb, 0xd4c16251773c595d, 0xc724157b363d4abf, 0x00002020182cfcd7],
        y: [0x044987f00110adad, 0x7f21714f837e119a, 0x3a432929855828dd, 0x94c005d1920e8090, 0xc74ca747e4e1a602, 0xef8a1f9c1859ed57, 0x000018e1b6efb28e];
}
