// SPDX-License-Identifier: MIT OR Apache-2.0
//! MuHash3072: a hash of a set that changes with the set, without the rest of it.
//!
//! An element is a number modulo the prime [`MUHASH3072`]; the hash of a set is that of the product
//! of its elements. To insert is to multiply. To remove is to divide: what is removed is collected
//! in a product of its own, so that a set takes one inverse, however many elements come and go.
//! Order does not matter, and the hashes of two parts make that of the whole.
//!
//! How octets become an element is no matter of this library: Bitcoin Core takes the key stream of
//! ChaCha20 with their SHA-256 as the key, and in the end SHA-256 of the quotient. Here elements
//! are 384 octets. The numbers below are those of its unit test.
//!
//! ```text
//! cargo run --release --example muhash -p bezout
//! ```

use bezout::presets::MUHASH3072;
use bezout::{Error, Uint};

type Number = Uint<48>;

/// Octets of an element.
const OCTETS: usize = 384;

/// A set, as what was inserted and what was removed.
#[derive(Clone, Debug)]
struct MuHash {
    inserted: Number,
    removed: Number,
}

impl MuHash {
    const EMPTY: Self = Self {
        inserted: Number::ONE,
        removed: Number::ONE,
    };

    fn insert(&mut self, element: &[u8; OCTETS]) -> Result<(), Error> {
        self.inserted = MUHASH3072.mul(&self.inserted, &Number::from_le_slice(element)?);
        Ok(())
    }

    fn remove(&mut self, element: &[u8; OCTETS]) -> Result<(), Error> {
        self.removed = MUHASH3072.mul(&self.removed, &Number::from_le_slice(element)?);
        Ok(())
    }

    /// The union with a set of other elements.
    fn join(&mut self, other: &Self) {
        self.inserted = MUHASH3072.mul(&self.inserted, &other.inserted);
        self.removed = MUHASH3072.mul(&self.removed, &other.removed);
    }

    /// What is hashed in the end. None if a multiple of the prime was removed, which no hash finds.
    fn quotient(&self) -> Option<Number> {
        // The set is public. `MUHASH3072.divide` is for secret ones.
        let inverse = MUHASH3072.invert_vartime(&self.removed)?;
        Some(MUHASH3072.mul(&self.inserted, &inverse))
    }
}

fn main() -> Result<(), Error> {
    let [zero, one, two] = [ZERO, ONE, TWO].map(|x| octets(&x));
    let mut set = MuHash::EMPTY;
    set.insert(&zero)?;
    set.insert(&one)?;
    set.remove(&two)?;
    assert_eq!(set.quotient(), Some(QUOTIENT));

    // In another order, and in two parts.
    let (mut first, mut second) = (MuHash::EMPTY, MuHash::EMPTY);
    first.remove(&two)?;
    first.insert(&one)?;
    second.insert(&zero)?;
    first.join(&second);
    assert_eq!(first.quotient(), Some(QUOTIENT));

    // What is inserted and removed again leaves nothing.
    set.remove(&zero)?;
    set.insert(&two)?;
    set.remove(&one)?;
    assert_eq!(set.quotient(), MuHash::EMPTY.quotient());
    println!("the quotient of the published set is right, in any order, and the empty set's is 1");
    Ok(())
}

fn octets(x: &Number) -> [u8; OCTETS] {
    let mut octets = [0; OCTETS];
    x.to_le_slice(&mut octets).expect("48 words are 384 octets");
    octets
}

const fn number(text: &str) -> Number {
    match Number::parse(text) {
        Ok(x) => x,
        Err(_) => panic!("not a number"),
    }
}

/// The element of 32 octets of zero.
const ZERO: Number = number(
    "0x\
    deede9ff1dcdaf61540c5be95ca2737af91c670f5049d0ff1d0a7c0dc39cda11f191257837517e90\
    9b5afc3e5f4a7fded60c72418508e7c38f6feb2b60113b9d2ae64773e6adb630f873efe104ef72c2\
    4f72c6d6079f93f313c12da8f35722d4d7938faa14ee162dc268d4ea22da719052a2fa6c25908096\
    4e97cea35efacde7f0eb59f63b07ca69ed94cfc15814372c1aef5a7284cedc15bdaf17bfae72c0dc\
    7e4c31fbbf5774797297b9cee95f0835eaf05d9ac8aaf3725da3082f81ab0c90a374669580c392b5\
    314cd9059573eae09a59c631e90853d40006c9b83989dc1d5abb62612fe5e68a36f30fd2886d52a8\
    42694d51d40c00ac04a85bc9f985e9e067d4cbc2ba55d8592a095555f5b9ec7796964d4990e5b43f\
    043844adb20e989c91f104dc9dabe9fb2c8dc75d41efc3efddee4f40811109f9a4bb15ece8b7a9f3\
    0d74695fda11e477f46e1fd350f120927c3d2b43497fb46b4004a18e265b8bea545687d25077ae8a\
    35155c86a60a53eca30d9056969bbb41c37d8cfc58d05b75",
);

/// Of an octet 1 and 31 of zero.
const ONE: Number = number(
    "0x\
    c9b514f5295ad401c3161e92bb64637cf46d7e4b3796e91f14422101fef5d4095193a6be429bcc66\
    efb3c0a518efb7f48910f44c366b4569f1764c37c6dbb3e78c0d9954737cb286712045eefddaa7dc\
    7dc0549e73feaf3aeb0ab025fb2e084481b9dc143424079116796fd1eb22fe62538b70766edcb7bc\
    ac44201fd0fa4936050d2c7f8b94559a7e540ea3d1df53e34e1eb6ddf5b1d8efbc3007521f9cca21\
    a7b3befd977171b8745044e75662d3e3f3b263848513c91ea0fe93cb5e3cdfb40101ef7e20e21752\
    2b891d8b6029fff049867b87d06a7d1be2b203d2d0a82b6ac7a74315888819fe55eef23a7fa9014b\
    0e2a9708e912851fb99c5405deb11960f54b53f2b044b333afe8017e656abea3ca1ee955908bd050\
    fc52be21d2cbc0eb40bc02029a197b0a7f9905cbdaf783ff6a06c74c4f7912c173e03608cdd061c4\
    7236d5dde2a42f65ca6b887dcc62d08569dda7c3c9086579d5ab5b5faebbab3e19279e4fba4a52d9\
    6b38426fe09b8a003231584e6ed65271f862fa8dd9ff9bbe",
);

/// Of an octet 2 and 31 of zero.
const TWO: Number = number(
    "0x\
    cd7577bb417b5567097e575ce401c5983a273d5dd50193a42c2805ce6b84ae82edde374e4f7b5298\
    d3677d596c25b3234225b40e8ea5eecb99deb945b676bb44c2b12b21331f7815f4984535b1194cbe\
    c71e7b93c535374a43b39817489ca40406562c2f0c9046ffeb4bff8b76e62a0e63c052faad499bc6\
    f013b94852bba69bd4838dafadf0475aea0c82d350aa08645f23b97b960db22ea6a84537e5a60526\
    3f95a22dc33b7fce79cfa3ef0ef74eda3d9e4e2dc84f094421c5e51a846d2032789b920ec027c58e\
    aaa70960c6cfeb262d06b69974146acc88758aa85d98f76854f0d89536be341f89fad31c806da996\
    4022a7c431956c498248496efe3123c2f53e574a606b9d83f966e1aed635359893ddd87ecf535e42\
    d6227afd6a85b4b721b5697c9508e51c5189b3db3af3794eb37cd47bd128e9e7fa87cd3e15a3fd73\
    f83de58318ea67063f2ea03962658dfc610c69d49c636931db28f8aacffbf05731abc464dc68c0ab\
    e5f98590cf4bb609719aaa810d45be6d5797d79878a0fa46",
);

/// Its SHA-256 is the published hash; `reference/tests/test_vectors.py` compares.
const QUOTIENT: Number = number(
    "0x\
    bef2380379a205695723e2f132ae65ad1f87bf6c7c09891fb4ca9c7fcdd521b09296a759a316a13d\
    92c76f418f72d9bc4af7f161553f57c9f27ef6c4208d648987be4b156cbb3b753614a5c61ab781ba\
    6b8919f6623891d25d1b32935c4e61f507d374b105351df83485b5e917d6b6b91f67c2d4ec5c91a3\
    57c32f230e05de73c08dac146aa34d5a3fcda675a0e7f293a40fef1f487e61db3887302afde1e69d\
    3acddd79d55e5052397c0206d7c38b7f8ebb6579e5eb07f256dfe8a1d35992bd78b65a67ae17d471\
    ea489269c091d2e2d6099dbd8342d3f56aefd51518c0bc769aa5b1f4de19a8bc7ec9b194f6a357ff\
    828d5055e45c05327d7266ee3b5913fbcf548f7f99dec69b39776c224db5bb26e3d49385d7c65e11\
    1562545b409ff56a7ff6160b12d37efb8adb1c7d36cd8e16e512a8681e425ae844affd83138562d9\
    9d71e9642ace52848fbc82210223ef3b31b1057887861fb732eb64ab349c54fc2db98a6432c99025\
    1f13cf270ef6d209f240c995d5268ee3bcb1d54741d34f89",
);

#[test]
fn the_published_set_has_its_quotient() -> Result<(), Error> {
    main()
}

#[test]
fn another_set_has_another_quotient() -> Result<(), Error> {
    let mut set = MuHash::EMPTY;
    set.insert(&octets(&ZERO))?;
    set.insert(&octets(&ONE))?;
    assert_ne!(set.quotient(), Some(QUOTIENT));
    set.remove(&octets(MUHASH3072.modulus().get()))?;
    assert_eq!(set.quotient(), None);
    Ok(())
}
