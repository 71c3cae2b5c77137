// SPDX-License-Identifier: MIT OR Apache-2.0
//! The vectors of RFC 9380, appendices J.4.1 and J.4.2: of messages, and of the field elements and
//! points on the way.
#![cfg(feature = "hash-to-curve")]

mod support;

use bezout_x25519::elligator2::{map_to_curve, map_to_u};
use bezout_x25519::{Domain, EmptyTag, Point, encode_to_curve, hash_to_curve};
use support::element;

/// Message, and in hexadecimal digits the field elements, their points, and the result.
struct Vector<const N: usize> {
    message: fn() -> String,
    elements: [&'static str; N],
    points: [[&'static str; 2]; N],
    result: [&'static str; 2],
}

fn point([u, v]: [&str; 2]) -> Point {
    Point::new(element(u), element(v)).expect("on the curve")
}

impl<const N: usize> Vector<N> {
    fn check(&self, hash: impl Fn(&[u8]) -> Point) {
        for (r, q) in self.elements.iter().zip(self.points) {
            assert_eq!(map_to_curve(&element(r)), point(q));
            assert_eq!(map_to_u(&element(r)), point(q).u());
        }
        assert_eq!(hash((self.message)().as_bytes()), point(self.result));
    }
}

const EMPTY: fn() -> String = String::new;
const ABC: fn() -> String = || "abc".into();
const HEXADECIMAL: fn() -> String = || "abcdef0123456789".into();
const Q128: fn() -> String = || format!("q128_{}", "q".repeat(128));
const A512: fn() -> String = || format!("a512_{}", "a".repeat(512));

#[test]
fn random_oracle() {
    let domain = Domain::new(b"QUUX-V01-CS02-with-curve25519_XMD:SHA-512_ELL2_RO_").unwrap();
    for vector in &RANDOM_ORACLE {
        vector.check(|message| hash_to_curve(message, &domain).unwrap());
    }
}

#[test]
fn non_uniform() {
    let domain = Domain::new(b"QUUX-V01-CS02-with-curve25519_XMD:SHA-512_ELL2_NU_").unwrap();
    for vector in &NON_UNIFORM {
        vector.check(|message| encode_to_curve(message, &domain).unwrap());
    }
}

#[test]
fn domains_are_apart() {
    let [a, b] = [b"A", b"B"].map(|tag| Domain::new(tag).unwrap());
    assert_ne!(
        hash_to_curve(b"", &a).unwrap(),
        hash_to_curve(b"", &b).unwrap()
    );
    assert_ne!(
        encode_to_curve(b"", &a).unwrap(),
        encode_to_curve(b"", &b).unwrap()
    );
    assert_eq!(Domain::new(&[]).unwrap_err(), EmptyTag);
}

const RANDOM_ORACLE: [Vector<2>; 5] = [
    Vector {
        message: EMPTY,
        elements: [
            "005fe8a7b8fef0a16c105e6cadf5a6740b3365e18692a9c05bfbb4d97f645a6a",
            "1347edbec6a2b5d8c02e058819819bee177077c9d10a4ce165aab0fd0252261a",
        ],
        points: [
            [
                "36b4df0c864c64707cbf6cf36e9ee2c09a6cb93b28313c169be29561bb904f98",
                "6cd59d664fb58c66c892883cd0eb792e52055284dac3907dd756b45d15c3983d",
            ],
            [
                "3fa114783a505c0b2b2fbeef0102853c0b494e7757f2a089d0daae7ed9a0db2b",
                "76c0fe7fec932aaafb8eefb42d9cbb32eb931158f469ff3050af15cfdbbeff94",
            ],
        ],
        result: [
            "2de3780abb67e861289f5749d16d3e217ffa722192d16bbd9d1bfb9d112b98c0",
            "3b5dc2a498941a1033d176567d457845637554a2fe7a3507d21abd1c1bd6e878",
        ],
    },
    Vector {
        message: ABC,
        elements: [
            "49bed021c7a3748f09fa8cdfcac044089f7829d3531066ac9e74e0994e05bc7d",
            "5c36525b663e63389d886105cee7ed712325d5a97e60e140aba7e2ce5ae851b6",
        ],
        points: [
            [
                "16b3d86e056b7970fa00165f6f48d90b619ad618791661b7b5e1ec78be10eac1",
                "4ab256422d84c5120b278cbdfc4e1facc5baadffeccecf8ee9bf3946106d50ca",
            ],
            [
                "7ec29ddbf34539c40adfa98fcb39ec36368f47f30e8f888cc7e86f4d46e0c264",
                "10d1abc1cae2d34c06e247f2141ba897657fb39f1080d54f09ce0af128067c74",
            ],
        ],
        result: [
            "2b4419f1f2d48f5872de692b0aca72cc7b0a60915dd70bde432e826b6abc526d",
            "1b8235f255a268f0a6fa8763e97eb3d22d149343d495da1160eff9703f2d07dd",
        ],
    },
    Vector {
        message: HEXADECIMAL,
        elements: [
            "6412b7485ba26d3d1b6c290a8e1435b2959f03721874939b21782df17323d160",
            "24c7b46c1c6d9a21d32f5707be1380ab82db1054fde82865d5c9e3d968f287b2",
        ],
        points: [
            [
                "71de3dadfe268872326c35ac512164850860567aea0e7325e6b91a98f86533ad",
                "26a08b6e9a18084c56f2147bf515414b9b63f1522e1b6c5649f7d4b0324296ec",
            ],
            [
                "5704069021f61e41779e2ba6b932268316d6d2a6f064f997a22fef16d1eaeaca",
                "50483c7540f64fb4497619c050f2c7fe55454ec0f0e79870bb44302e34232210",
            ],
        ],
        result: [
            "68ca1ea5a6acf4e9956daa101709b1eee6c1bb0df1de3b90d4602382a104c036",
            "2a375b656207123d10766e68b938b1812a4a6625ff83cb8d5e86f58a4be08353",
        ],
    },
    Vector {
        message: Q128,
        elements: [
            "5e123990f11bbb5586613ffabdb58d47f64bb5f2fa115f8ea8df0188e0c9e1b5",
            "5e8553eb00438a0bb1e7faa59dec6d8087f9c8011e5fb8ed9df31cb6c0d4ac19",
        ],
        points: [
            [
                "7a94d45a198fb5daa381f45f2619ab279744efdd8bd8ed587fc5b65d6cea1df0",
                "67d44f85d376e64bb7d713585230cdbfafc8e2676f7568e0b6ee59361116a6e1",
            ],
            [
                "30506fb7a32136694abd61b6113770270debe593027a968a01f271e146e60c18",
                "7eeee0e706b40c6b5174e551426a67f975ad5a977ee2f01e8e20a6d612458c3b",
            ],
        ],
        result: [
            "096e9c8bae6c06b554c1ee69383bb0e82267e064236b3a30608d4ed20b73ac5a",
            "1eb5a62612cafb32b16c3329794645b5b948d9f8ffe501d4e26b073fef6de355",
        ],
    },
    Vector {
        message: A512,
        elements: [
            "20f481e85da7a3bf60ac0fb11ed1d0558fc6f941b3ac5469aa8b56ec883d6d7d",
            "017d57fd257e9a78913999a23b52ca988157a81b09c5442501d07fed20869465",
        ],
        points: [
            [
                "02d606e2699b918ee36f2818f2bc5013e437e673c9f9b9cdc15fd0c5ee913970",
                "29e9dc92297231ef211245db9e31767996c5625dfbf92e1c8107ef887365de1e",
            ],
            [
                "38920e9b988d1ab7449c0fa9a6058192c0c797bb3d42ac345724341a1aa98745",
                "24dcc1be7c4d591d307e89049fd2ed30aae8911245a9d8554bf6032e5aa40d3d",
            ],
        ],
        result: [
            "1bc61845a138e912f047b5e70ba9606ba2a447a4dade024c8ef3dd42b7bbc5fe",
            "623d05e47b70e25f7f1d51dda6d7c23c9a18ce015fe3548df596ea9e38c69bf1",
        ],
    },
];

const NON_UNIFORM: [Vector<1>; 5] = [
    Vector {
        message: EMPTY,
        elements: ["608d892b641f0328523802a6603427c26e55e6f27e71a91a478148d45b5093cd"],
        points: [[
            "51125222da5e763d97f3c10fcc92ea6860b9ccbbd2eb1285728f566721c1e65b",
            "343d2204f812d3dfc5304a5808c6c0d81a903a5d228b342442aa3c9ba5520a3d",
        ]],
        result: [
            "1bb913f0c9daefa0b3375378ffa534bda5526c97391952a7789eb976edfe4d08",
            "4548368f4f983243e747b62a600840ae7c1dab5c723991f85d3a9768479f3ec4",
        ],
    },
    Vector {
        message: ABC,
        elements: ["46f5b22494bfeaa7f232cc8d054be68561af50230234d7d1d63d1d9abeca8da5"],
        points: [[
            "7d56d1e08cb0ccb92baf069c18c49bb5a0dcd927eff8dcf75ca921ef7f3e6eeb",
            "404d9a7dc25c9c05c44ab9a94590e7c3fe2dcec74533a0b24b188a5d5dacf429",
        ]],
        result: [
            "7c22950b7d900fa866334262fcaea47a441a578df43b894b4625c9b450f9a026",
            "5547bc00e4c09685dcbc6cb6765288b386d8bdcb595fa5a6e3969e08097f0541",
        ],
    },
    Vector {
        message: HEXADECIMAL,
        elements: ["235fe40c443766ce7e18111c33862d66c3b33267efa50d50f9e8e5d252a40aaa"],
        points: [[
            "3fbe66b9c9883d79e8407150e7c2a1c8680bee496c62fabe4619a72b3cabe90f",
            "08ec476147c9a0a3ff312d303dbbd076abb7551e5fce82b48ab14b433f8d0a7b",
        ]],
        result: [
            "31ad08a8b0deeb2a4d8b0206ca25f567ab4e042746f792f4b7973f3ae2096c52",
            "405070c28e78b4fa269427c82827261991b9718bd6c6e95d627d701a53c30db1",
        ],
    },
    Vector {
        message: Q128,
        elements: ["001e92a544463bda9bd04ddbe3d6eed248f82de32f522669efc5ddce95f46f5b"],
        points: [[
            "227e0bb89de700385d19ec40e857db6e6a3e634b1c32962f370d26f84ff19683",
            "5f86ff3851d262727326a32c1bf7655a03665830fa7f1b8b1e5a09d85bc66e4a",
        ]],
        result: [
            "027877759d155b1997d0d84683a313eb78bdb493271d935b622900459d52ceaa",
            "54d691731a53baa30707f4a87121d5169fb5d587d70fb0292b5830dedbec4c18",
        ],
    },
    Vector {
        message: A512,
        elements: ["1a68a1af9f663592291af987203393f707305c7bac9c8d63d6a729bdc553dc19"],
        points: [[
            "3bcd651ee54d5f7b6013898aab251ee8ecc0688166fce6e9548d38472f6bd196",
            "1bb36ad9197299f111b4ef21271c41f4b7ecf5543db8bb5931307ebdb2eaa465",
        ]],
        result: [
            "5fd892c0958d1a75f54c3182a18d286efab784e774d1e017ba2fb252998b5dc1",
            "750af3c66101737423a4519ac792fb93337bd74ee751f19da4cf1e94f4d6d0b8",
        ],
    },
];
