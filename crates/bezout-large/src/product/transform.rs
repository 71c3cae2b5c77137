// SPDX-License-Identifier: MIT OR Apache-2.0
//! Transforms that are kept, and sums of their products.

use super::memory::Memory;
use super::plan::{FACTORS, Plan};
use crate::backend::Store;
use crate::stop::check;
use alloc::vec::Vec;
use bezout::Error;

/// The transform of a number: a factor of any number of products.
#[derive(Debug)]
pub struct Transform {
    plan: Plan,
    /// The digits of the number, without zeros on top.
    digits: usize,
    memory: Memory,
}

/// A sum of products of transforms, with signs.
#[derive(Debug)]
pub struct Sum {
    plan: Plan,
    /// How many products of digits a coefficient is the sum of, at most.
    terms: u64,
    memory: Memory,
}

/// The other factor of a product with one that is kept.
#[derive(Clone, Copy, Debug)]
pub enum Factor<'a> {
    /// The factor of this place among those that are kept.
    Kept(usize),
    /// A number that occurs once.
    Once(&'a [u64]),
}

impl Plan {
    /// Sums of products, each modulo 2^(64 [`limbs()`](Self::limbs)) - 1 and in as many limbs. The
    /// residue 0 may be written as the modulus. A product is of one of the factors in `kept`, by
    /// its place there, and another factor.
    ///
    /// The primes take turns. So a factor takes a third of the memory of a [`Transform`], and
    /// nothing after its sums.
    ///
    /// An error if a factor is longer than [`limbs()`](Self::limbs), if a sum has too many products
    /// for the plan, or for a place where no factor is.
    ///
    /// *Timing:* variable.
    ///
    /// *Cost:* a third of a product for each factor and for each sum, and a tenth for each product.
    ///
    /// ```
    /// use bezout_large::product::{Factor, Plan};
    /// let plan = Plan::new(2, 1, 2)?;
    /// // 3 * 5, and 3 * 7 + 5 * 11.
    /// let (product, sum) = ([(0, Factor::Kept(1))], [(0, Factor::Once(&[7])), (1, Factor::Once(&[11]))]);
    /// let sums = plan.sums(&[&[3], &[5]], &[&product, &sum])?;
    /// assert_eq!((sums[0][0], sums[1][0]), (15, 76));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn sums(
        &self,
        kept: &[&[u64]],
        sums: &[&[(usize, Factor<'_>)]],
    ) -> Result<Vec<Vec<u64>>, Error> {
        self.refuse(kept, sums)?;
        let part = self.part();
        // The first factor of a sum is transformed where the sum will be.
        let is_once = |(_, factor): &(usize, Factor<'_>)| matches!(factor, Factor::Once(_));
        let other = match sums.iter().any(|sum| sum.iter().skip(1).any(is_once)) {
            true => part,
            false => 0,
        };
        let mut memory = Memory::new(other + (kept.len() + 3 * sums.len()) * part);
        let (other, rest) = memory.words_mut().split_at_mut(other);
        let (factors, outs) = rest.split_at_mut(kept.len() * part);
        for prime in 0..3 {
            for (factor, number) in factors.chunks_exact_mut(part).zip(kept) {
                check();
                self.forward(prime, factor, number);
            }
            let outs = outs.chunks_exact_mut(3 * part);
            for (out, products) in outs.zip(sums) {
                check();
                let out = &mut out[prime * part..][..part];
                self.add_up(prime, out, factors, products, other);
                self.inverse(prime, out);
            }
        }
        let write = |words: &[u64]| {
            let mut out = vec![0; self.limbs()];
            let carry = self.write(words, &mut out);
            fold(&mut out, carry);
            out
        };
        Ok(outs.chunks_exact(3 * part).map(write).collect())
    }

    /// A sum of products modulo one prime. `other` is scratch.
    fn add_up(
        &self,
        prime: usize,
        out: &mut [u64],
        kept: &[u64],
        products: &[(usize, Factor<'_>)],
        other: &mut [u64],
    ) {
        let of = |place: usize| &kept[place * self.part()..][..self.part()];
        if products.is_empty() {
            out.fill(0);
        }
        let mut store = Store::Set;
        for (place, factor) in products {
            match factor {
                Factor::Kept(other) => {
                    self.multiply(prime, out, Some(of(*place)), Some(of(*other)), store);
                }
                Factor::Once(number) if matches!(store, Store::Set) => {
                    self.forward(prime, out, number);
                    self.multiply(prime, out, None, Some(of(*place)), store);
                }
                Factor::Once(number) => {
                    self.forward(prime, other, number);
                    self.multiply(prime, out, Some(&*other), Some(of(*place)), store);
                }
            }
            store = Store::Add;
        }
    }

    /// Refuses sums that do not fit this plan.
    fn refuse(&self, kept: &[&[u64]], sums: &[&[(usize, Factor<'_>)]]) -> Result<(), Error> {
        let too_long = |argument, limbs, accepted| Error::TooLong {
            argument,
            limbs,
            accepted,
        };
        let digits = |number: &[u64]| match number.len() <= self.limbs() {
            true => Ok(self.digits_of(number) as u64),
            false => Err(too_long("number", number.len(), self.limbs())),
        };
        let kept = kept.iter().map(|number| digits(number));
        let kept = kept.collect::<Result<Vec<_>, _>>()?;
        let of = |place: usize| {
            kept.get(place).copied().ok_or(Error::Count {
                argument: "kept",
                elements: kept.len(),
                needed: place.saturating_add(1),
            })
        };
        for products in sums {
            let mut terms = 0;
            for (place, factor) in *products {
                terms += of(*place)?.min(match factor {
                    Factor::Kept(other) => of(*other)?,
                    Factor::Once(number) => digits(number)?,
                });
            }
            if terms > self.terms() {
                let (limbs, accepted) = (self.limbs_of(terms), self.limbs_of(self.terms()));
                return Err(too_long(FACTORS, limbs, accepted));
            }
        }
        Ok(())
    }

    /// The transform of a number, of any length up to [`limbs()`](Self::limbs). A longer one is an
    /// error.
    ///
    /// *Timing:* depends on the plan, the length of the number, and how many of its limbs on top
    /// are zero.
    ///
    /// *Cost:* a third of a product.
    pub fn transform(&self, number: &[u64]) -> Result<Transform, Error> {
        let mut transform = Transform {
            plan: *self,
            digits: 0,
            memory: Memory::new(self.words()),
        };
        transform.set(number)?;
        Ok(transform)
    }

    /// As [`transform`](Self::transform), in a time that depends on the plan and the length of the
    /// number alone.
    pub(crate) fn transform_secret(&self, number: &[u64]) -> Transform {
        assert!(number.len() <= self.limbs());
        let mut transform = Transform {
            plan: *self,
            digits: (64 * number.len()).div_ceil(self.width() as usize),
            memory: Memory::secret(self.words()),
        };
        transform.load(number);
        transform
    }

    /// A sum without products: zero.
    pub fn sum(&self) -> Sum {
        Sum {
            plan: *self,
            terms: 0,
            memory: Memory::new(self.words()),
        }
    }

    /// As [`sum`](Self::sum), for products of secrets.
    pub(crate) fn sum_secret(&self) -> Sum {
        Sum {
            plan: *self,
            terms: 0,
            memory: Memory::secret(self.words()),
        }
    }
}

impl Transform {
    /// Replaces the number, and keeps plan and memory. A number longer than [`Plan::limbs`] is an
    /// error, and changes nothing.
    pub fn set(&mut self, number: &[u64]) -> Result<(), Error> {
        let accepted = self.plan.limbs();
        if number.len() > accepted {
            return Err(Error::TooLong {
                argument: "number",
                limbs: number.len(),
                accepted,
            });
        }
        self.digits = self.plan.digits_of(number);
        self.load(number);
        Ok(())
    }

    fn load(&mut self, number: &[u64]) {
        let part = self.plan.part();
        for (prime, part) in self.memory.words_mut().chunks_exact_mut(part).enumerate() {
            self.plan.forward(prime, part, number);
        }
    }

    /// The plan that it belongs to.
    pub fn plan(&self) -> Plan {
        self.plan
    }
}

impl Sum {
    /// Adds a product. An error if a factor has another plan, or if the sum is longer than its plan
    /// allows; the sum stays as it was.
    ///
    /// *Timing:* depends on the plan.
    ///
    /// *Cost:* a tenth of a product.
    pub fn add(&mut self, a: &Transform, b: &Transform) -> Result<(), Error> {
        self.product(a, b, Store::Add)
    }

    /// Subtracts a product, as [`add`](Self::add) adds one.
    pub fn subtract(&mut self, a: &Transform, b: &Transform) -> Result<(), Error> {
        self.product(a, b, Store::Subtract)
    }

    fn product(&mut self, a: &Transform, b: &Transform, store: Store) -> Result<(), Error> {
        for (argument, transform) in [("a", a), ("b", b)] {
            if transform.plan != self.plan {
                return Err(Error::Count {
                    argument,
                    elements: transform.plan.limbs(),
                    needed: self.plan.limbs(),
                });
            }
        }
        let added = a.digits.min(b.digits) as u64;
        if added == 0 {
            return Ok(());
        }
        let terms = self.terms + added;
        if terms > self.plan.terms() {
            return Err(Error::TooLong {
                argument: FACTORS,
                limbs: self.plan.limbs_of(terms),
                accepted: self.plan.limbs_of(self.plan.terms()),
            });
        }
        let first = self.terms == 0;
        let store = match store {
            Store::Add if first => Store::Set,
            Store::Subtract if first => {
                self.memory.words_mut().fill(0);
                Store::Subtract
            }
            _ => store,
        };
        self.terms = terms;
        let part = self.plan.part();
        let factors = a
            .memory
            .words()
            .chunks_exact(part)
            .zip(b.memory.words().chunks_exact(part));
        let parts = self.memory.words_mut().chunks_exact_mut(part).zip(factors);
        for (prime, (out, (a, b))) in parts.enumerate() {
            self.plan.multiply(prime, out, Some(a), Some(b), store);
        }
        Ok(())
    }

    /// Writes the sum, and leaves zero. A sum below 0, or one that is longer than `out`, is written
    /// modulo 2^(64 `out.len()`), which may be any length. This is right for sums that fit
    /// [`Plan::limbs`] with a sign; of others it writes some number that is the same modulo 2^(64
    /// `limbs()`) - 1, for which [`write_cyclic`](Self::write_cyclic) is better.
    ///
    /// *Timing:* depends on the plan and on the length of `out`.
    ///
    /// *Cost:* a third of a product.
    ///
    /// ```
    /// use bezout_large::product::Plan;
    /// let plan = Plan::new(2, 1, 1)?;
    /// let mut sum = plan.sum();
    /// sum.subtract(&plan.transform(&[3])?, &plan.transform(&[5])?)?;
    /// let mut out = [0; 2];
    /// sum.write(&mut out);
    /// assert_eq!(out, [u64::MAX - 14, u64::MAX]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn write(&mut self, out: &mut [u64]) {
        self.take(out);
    }

    /// Writes the sum modulo 2^(64 [`limbs()`](Plan::limbs)) - 1, and leaves zero. The residue 0
    /// may be written as 2^(64 `limbs()`) - 1 too. An `out` that has not exactly `limbs()` limbs is
    /// an error, and the sum stays.
    ///
    /// *Timing:* depends on the plan and on the sum.
    ///
    /// *Cost:* that of [`write`](Self::write).
    ///
    /// ```
    /// use bezout_large::product::Plan;
    /// let plan = Plan::new(200, 200, 1)?;
    /// // Twice 2^(64 n - 1) is 2^(64 n), which is 1.
    /// let mut half = vec![0; plan.limbs()];
    /// half[plan.limbs() - 1] = 1 << 63;
    /// let mut sum = plan.sum();
    /// sum.add(&plan.transform(&half)?, &plan.transform(&[2])?)?;
    /// let mut out = vec![0; plan.limbs()];
    /// sum.write_cyclic(&mut out)?;
    /// assert!(out[0] == 1 && out[1..].iter().all(|&limb| limb == 0));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn write_cyclic(&mut self, out: &mut [u64]) -> Result<(), Error> {
        let needed = self.plan.limbs();
        if out.len() != needed {
            return Err(Error::Count {
                argument: "out",
                elements: out.len(),
                needed,
            });
        }
        let carry = self.take(out);
        fold(out, carry);
        Ok(())
    }

    /// Writes the sum; returns what is beyond `out`, if that has `limbs()` limbs. The time depends
    /// on the plan and the length of `out`.
    pub(crate) fn take(&mut self, out: &mut [u64]) -> i128 {
        if self.terms == 0 {
            out.fill(0);
            return 0;
        }
        self.terms = 0;
        let part = self.plan.part();
        for (prime, part) in self.memory.words_mut().chunks_exact_mut(part).enumerate() {
            self.plan.inverse(prime, part);
        }
        self.plan.write(self.memory.words(), out)
    }

    /// The plan that it belongs to.
    pub fn plan(&self) -> Plan {
        self.plan
    }
}

/// Adds what is beyond a number modulo 2^(64 n) - 1 to its low limbs.
fn fold(out: &mut [u64], mut carry: i128) {
    while carry != 0 {
        for limb in out.iter_mut() {
            carry += *limb as i128;
            *limb = carry as u64;
            carry >>= 64;
            if carry == 0 {
                break;
            }
        }
    }
}
