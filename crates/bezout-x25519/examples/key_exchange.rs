// SPDX-License-Identifier: MIT OR Apache-2.0
//! Two parties agree on a secret. What goes over the wire passes for random bytes: public keys of
//! Curve25519 as uniform strings \[BHKL13\]. Then each function's time, informally.
//!
//! ```text
//! cargo run --release --example key_exchange -p bezout-x25519
//! ```

use bezout::pseudo_mersenne::F25519;
use bezout_x25519::elligator2::{
    from_uniform, map_to_curve, map_to_u, public_key_with_torsion, representative, to_uniform,
};
use bezout_x25519::{BASE_POINT, shared_secret, x25519};
use std::hint::black_box;
use std::time::{Duration, Instant};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

fn main() -> Result<()> {
    let (alice, bob) = (Party::new()?, Party::new()?);
    println!("Alice sends {}", hexadecimal(&alice.wire));
    println!("Bob sends   {}", hexadecimal(&bob.wire));
    let (ours, theirs) = (alice.agree(&bob.wire)?, bob.agree(&alice.wire)?);
    if ours != theirs {
        return Err("the two have different secrets".into());
    }
    println!("They share  {}", hexadecimal(&ours));
    println!("Alice drew {} keys, Bob {}", alice.drawn, bob.drawn);
    times();
    Ok(())
}

struct Party {
    secret: [u8; 32],
    wire: [u8; 32],
    /// Until one had a uniform string: about half of them have.
    drawn: u32,
}

impl Party {
    fn new() -> Result<Self> {
        for drawn in 1.. {
            let mut random = [0; 33];
            getrandom::fill(&mut random).map_err(|e| e.to_string())?;
            let [secret @ .., bits] = random;
            let key = public_key_with_torsion(&secret, bits);
            // What a loop shows is how many keys were thrown away.
            if let Some(wire) = to_uniform(&key, bits >> 3).into_option() {
                return Ok(Self {
                    secret,
                    wire,
                    drawn,
                });
            }
        }
        unreachable!("a number of draws beyond 2^32")
    }

    /// A real protocol hashes this together with what was sent.
    fn agree(&self, received: &[u8; 32]) -> Result<[u8; 32]> {
        let shared = shared_secret(&self.secret, &from_uniform(received));
        Option::from(shared).ok_or_else(|| "received a point of small order".into())
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// The least time of several calls, each on the result of the one before.
fn time<T: Copy>(name: &str, mut x: T, f: impl Fn(T) -> T) {
    let mut least = Duration::MAX;
    for _ in 0..200 {
        let start = Instant::now();
        x = black_box(f(black_box(x)));
        least = least.min(start.elapsed());
    }
    println!("{name:16} {:8} ns", least.as_nanos());
}

fn times() {
    let secret = [0x5a; 32];
    time("x25519", BASE_POINT, |u| x25519(&secret, &u));
    let r = F25519::from_u64(5);
    time("map_to_u", r, |r| map_to_u(&r));
    time("map_to_curve", r, |r| map_to_curve(&r).v());
    time("representative", r, |u| {
        representative(&u, 0.into()).unwrap_or(u + F25519::ONE)
    });
    time("invert", r, |x| x.invert().unwrap_or(F25519::ONE));
    time("legendre", r, |x| {
        x + F25519::from_u64(u64::from(x.legendre().is_one().unwrap_u8()) + 1)
    });
    time("sqrt", r, |x| x.sqrt().unwrap_or(x + F25519::ONE));
}

#[test]
fn both_share_the_same_secret() -> Result<()> {
    main()
}
