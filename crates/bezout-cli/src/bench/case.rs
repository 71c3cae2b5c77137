// SPDX-License-Identifier: MIT OR Apache-2.0
//! What is measured: one operation at one size, with the operands that all its kernels share.

use super::random::Random;
use crate::library::aligned;
use bezout::ModulusRef;
use bezout::kernels::{GCD, INVERT, JACOBI, Kernel, Timing, XGCD};
use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::One;
use std::hint::black_box;

/// One operation at one size.
pub struct Case {
    pub operation: Operation,
    /// A bit length, or the name of a constant modulus.
    pub size: String,
    bits: u64,
    modulus: BigUint,
}

/// The operations with a table of kernels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    Invert,
    Gcd,
    Xgcd,
    Jacobi,
}

/// A kernel bound to the operands of a case.
pub struct Runner {
    pub name: &'static str,
    pub timing: Timing,
    /// Runs operations number `start` to `start + count` of the pool, going around at its end.
    pub run: Box<dyn FnMut(usize, usize)>,
}

impl Operation {
    pub fn name(self) -> &'static str {
        match self {
            Self::Invert => "invert",
            Self::Gcd => "gcd",
            Self::Xgcd => "xgcd",
            Self::Jacobi => "jacobi",
        }
    }
}

impl Case {
    /// All cases for these bit lengths, and the constant modulus if 255 or no length at all is asked for.
    pub fn all(lengths: &[u64]) -> Vec<Self> {
        use Operation::{Gcd, Invert, Jacobi, Xgcd};
        let mut cases = Vec::new();
        if lengths.is_empty() || lengths.contains(&255) {
            let modulus = (BigUint::one() << 255) - 19u32;
            cases.push(Self {
                operation: Invert,
                size: "2^255-19".into(),
                bits: 255,
                modulus,
            });
        }
        let lengths = if lengths.is_empty() {
            DEFAULT_LENGTHS
        } else {
            lengths
        };
        for operation in [Invert, Gcd, Xgcd, Jacobi] {
            for &bits in lengths {
                let modulus = Random::new(!bits).odd(bits);
                cases.push(Self {
                    operation,
                    size: bits.to_string(),
                    bits,
                    modulus,
                });
            }
        }
        cases
    }

    /// What filters are searched in.
    pub fn path(&self, kernel: &str) -> String {
        format!(
            "{}/int/{}/{}",
            self.operation.name(),
            self.size,
            implementation(kernel)
        )
    }

    /// The kernels that can run it and pass the filter. A kernel for primes runs for the constant modulus only.
    pub fn runners(&self, keeps: impl Fn(&str) -> bool) -> Vec<Runner> {
        let wanted: Vec<&str> = self
            .kernels()
            .into_iter()
            .filter(|name| keeps(&self.path(name)))
            .collect();
        if wanted.is_empty() {
            return Vec::new();
        }
        let pool = self.pool();
        match self.operation {
            Operation::Invert => chosen(INVERT, &wanted)
                .map(|k| self.inversion(k, pool.clone()))
                .collect(),
            Operation::Gcd => chosen(GCD, &wanted).map(|k| gcd(k, pool.clone())).collect(),
            Operation::Xgcd => chosen(XGCD, &wanted)
                .map(|k| xgcd(k, pool.clone()))
                .collect(),
            Operation::Jacobi => chosen(JACOBI, &wanted)
                .map(|k| self.symbol(k, pool.clone()))
                .collect(),
        }
    }

    fn limbs(&self) -> usize {
        self.bits.div_ceil(64) as usize
    }

    fn kernels(&self) -> Vec<&'static str> {
        let prime = self.size.contains('^');
        fn names<F>(table: &[Kernel<F>], limbs: usize, prime: bool) -> Vec<&'static str> {
            table
                .iter()
                .filter(|k| k.accepts(limbs) && (prime || !k.prime_only))
                .map(|k| k.name)
                .collect()
        }
        match self.operation {
            Operation::Invert => names(INVERT, self.limbs(), prime),
            Operation::Gcd => names(GCD, self.limbs(), prime),
            Operation::Xgcd => names(XGCD, self.limbs(), prime),
            Operation::Jacobi => names(JACOBI, self.limbs(), prime),
        }
    }

    /// Many operands: branch predictors learn few by heart. The number is a power of two.
    fn pool(&self) -> Vec<(Vec<u64>, Vec<u64>)> {
        let mut random = Random::new(self.bits);
        let pair = |random: &mut Random| match self.operation {
            Operation::Gcd | Operation::Xgcd => {
                aligned(&random.odd(self.bits), &random.odd(self.bits))
            }
            Operation::Invert | Operation::Jacobi => loop {
                let x = random.bits(self.bits + 64) % &self.modulus;
                if x.gcd(&self.modulus).is_one() {
                    let (x, m) = aligned(&x, &self.modulus);
                    break (x, m);
                }
            },
        };
        (0..if self.bits > 2048 { 1024 } else { 4096 })
            .map(|_| pair(&mut random))
            .collect()
    }

    fn inversion(&self, kernel: &'static Kernel<bezout::kernels::Invert>, pool: Pool) -> Runner {
        let n = self.limbs();
        let modulus = aligned(&self.modulus, &BigUint::default()).0;
        let (mut out, mut scratch) = (vec![0; n], vec![0; (kernel.scratch)(n)]);
        runner(kernel, pool, move |x, _| {
            // The modulus of a case is odd by construction.
            let Ok(m) = ModulusRef::new(&modulus) else {
                return 0;
            };
            black_box((kernel.run)(&mut out, x, m, &mut scratch));
            out[0]
        })
    }

    fn symbol(&self, kernel: &'static Kernel<bezout::kernels::Jacobi>, pool: Pool) -> Runner {
        let mut scratch = vec![0; (kernel.scratch)(self.limbs())];
        runner(kernel, pool, move |x, n| {
            (kernel.run)(x, n, &mut scratch).value() as u64
        })
    }
}

type Pool = Vec<(Vec<u64>, Vec<u64>)>;

fn chosen<F>(
    table: &'static [Kernel<F>],
    names: &[&str],
) -> impl Iterator<Item = &'static Kernel<F>> {
    table.iter().filter(|kernel| names.contains(&kernel.name))
}

fn gcd(kernel: &'static Kernel<bezout::kernels::Gcd>, pool: Pool) -> Runner {
    let n = pool[0].0.len();
    let (mut out, mut scratch) = (vec![0; n], vec![0; (kernel.scratch)(n)]);
    runner(kernel, pool, move |a, b| {
        (kernel.run)(&mut out, a, b, &mut scratch);
        out[0]
    })
}

fn xgcd(kernel: &'static Kernel<bezout::kernels::Xgcd>, pool: Pool) -> Runner {
    let n = pool[0].0.len();
    let (mut g, mut s, mut t) = (vec![0; n], vec![0; n], vec![0; n]);
    let mut scratch = vec![0; (kernel.scratch)(n)];
    runner(kernel, pool, move |a, b| {
        black_box((kernel.run)(&mut g, &mut s, &mut t, a, b, &mut scratch));
        s[0]
    })
}

fn runner<F>(
    kernel: &'static Kernel<F>,
    pool: Pool,
    mut operation: impl FnMut(&[u64], &[u64]) -> u64 + 'static,
) -> Runner {
    let run = move |start: usize, count: usize| {
        let mask = pool.len() - 1;
        // Zero, but neither compiler nor CPU may know: which operand comes next depends on the last
        // result, so that no two operations overlap.
        let zero = black_box(0);
        let mut result = 0;
        for step in 0..count {
            let index = (start + step + (result & zero) as usize) & mask;
            let (x, y) = &pool[index];
            result = operation(black_box(x), black_box(y));
        }
        black_box(result);
    };
    Runner {
        name: kernel.name,
        timing: kernel.timing,
        run: Box::new(run),
    }
}

/// The kernel's name among other libraries'.
pub fn implementation(kernel: &str) -> String {
    format!("bezout/{kernel}")
}

const DEFAULT_LENGTHS: &[u64] = &[256, 384, 512, 1024, 2048, 4096];
