// SPDX-License-Identifier: MIT OR Apache-2.0
//! Factors that moduli of 2048 bits share, against the crate `bulk-gcd` on GMP: seconds of CPU time
//! on one thread, the peer's by ours, and the most memory that ours took, by the octets of the
//! moduli. What both find is compared.
//!
//!     cargo run --release --manifest-path bench/Cargo.toml --no-default-features --features audit --example audit -- 10000
//!
//! With `ours` after the number, the peer is left out: its memory would count too.

use bezout_audit::shared_factors;
use bezout_exercise::random::Random;
use rug::Integer;
use rug::integer::Order;

/// Seconds of CPU time that this process has taken.
fn now() -> f64 {
    let mut time = libc::timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    // SAFETY: writes the struct, and nothing else.
    let status = unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut time) };
    assert_eq!(status, 0, "a clock for processes");
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// The most octets of memory that the process had; writing 5 to `clear_refs` starts again.
fn memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes << 10)
}

/// Numbers of 2048 bits without a factor below 1000, of which two in each 500 have one of 1024 bits
/// in common.
fn moduli(count: usize) -> Vec<Vec<u64>> {
    let mut random = Random(36);
    let small = (3u32..1000)
        .filter(|n| (2..*n).all(|d| n % d != 0))
        .fold(Integer::from(2), |x, n| x * n);
    let mut half = || loop {
        let n = Integer::from_digits(&random.odd_of_bits(1024, 16), Order::Lsf);
        if n.clone().gcd(&small) == 1 {
            return n;
        }
    };
    let mut factors: Vec<_> = (0..2 * count).map(|_| half()).collect();
    for i in (0..count.saturating_sub(1)).step_by(500) {
        factors[2 * i + 2] = factors[2 * i].clone();
    }
    let product = |pair: &[Integer]| Integer::from(&pair[0] * &pair[1]).to_digits(Order::Lsf);
    factors.chunks(2).map(product).collect()
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let count = arguments
        .next()
        .and_then(|count| count.parse().ok())
        .unwrap_or(1000);
    let alone = arguments.next().is_some();
    let moduli = moduli(count);
    let octets = 8 * moduli.iter().map(Vec::len).sum::<usize>();
    let _ = std::fs::write("/proc/self/clear_refs", "5");
    let start = now();
    let found = shared_factors(&moduli, count.div_ceil(8)).expect("no modulus is 0");
    let ours = now() - start;
    let most = memory().map_or(0.0, |most| most as f64 / octets as f64);
    println!(
        "{count} moduli, {} found: {ours:.2} s, memory {most:.1} times that of the moduli",
        found.len()
    );
    if alone {
        return;
    }
    // Rayon looks at this before its first thread begins.
    // SAFETY: no other thread is there.
    unsafe { std::env::set_var("RAYON_NUM_THREADS", "1") };
    let moduli: Vec<_> = moduli
        .iter()
        .map(|n| Integer::from_digits(n, Order::Lsf))
        .collect();
    let start = now();
    let theirs = bulk_gcd::compute(&moduli).expect("they are some");
    let peer = now() - start;
    let theirs = theirs
        .into_iter()
        .enumerate()
        .filter_map(|(i, g)| Some((i, g?.to_digits(Order::Lsf))));
    assert!(theirs.eq(found), "both find the same");
    println!("bulk-gcd: {peer:.2} s, {:.2} times ours", peer / ours);
}
