// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which addition chain for `m - 1`, and which of its runs of squarings are linear maps.

pub(crate) use crate::backend::portable::binary_field::{MAX_STEPS, Step};

use crate::binary_field::shared::shape::Shape;
use alloc::vec;
use alloc::vec::Vec;

/// The most tables.
pub(crate) const MAX_MAPS: usize = 8;
/// Chains that are looked at, so that planning takes milliseconds at most.
const MAX_NODES: usize = 100_000;

/// A chain with its tables' numbers of squarings.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    steps: [Step; MAX_STEPS],
    length: usize,
    maps: [usize; MAX_MAPS],
    map_count: usize,
}

/// What the parts cost; the unit cancels.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Costs {
    pub mul: usize,
    pub square: usize,
    /// What a map costs above a multiplication that follows each of them.
    pub map: usize,
    /// The tables that the first cache holds.
    pub tables: usize,
    /// What a map costs more where there are more tables than that.
    pub miss: usize,
}

impl Costs {
    /// Cycles of the parts on a CPU with VPCLMULQDQ, Zen 3, within a chain; elsewhere their ratios
    /// are similar enough.
    pub fn of(shape: &Shape) -> Self {
        let words = shape.n;
        // Reductions by shifts.
        let shifts = shape.folding.is_some_and(|f| f.shifts.is_some());
        let (mul, square, map, tables, miss) = match words {
            // x^128 + x^64 + x.
            2 if shape.m == 127 && shifts => (18, 10, 66, 8, 0),
            0..=2 => (30, 17, 64, 8, 0),
            3 => (36, 17, 119, 6, 30),
            4 => (45, 21, 190, 4, 60),
            5 if shape.is_whole() => (60, 16, 290, 5, 60),
            5 => (55, 21, 340, 5, 60),
            6 => (60, 22, 430, 3, 60),
            7 => (70, 20, 680, 2, 40),
            8 => (85, 26, 780, 1, 50),
            9 => (105, 24, 860, 1, 60),
            n => (n * n + 30, 4 * n + 6, 14 * n * n, 1, 0),
        };
        Self {
            mul,
            square: square + if shifts { square / 6 } else { 0 },
            map,
            tables,
            miss,
        }
    }
}

impl Plan {
    /// The cheapest chain found whose every link adds some earlier one to the last.
    pub fn new(m: usize, costs: &Costs) -> Self {
        let mut search = Search {
            target: m - 1,
            costs: *costs,
            chain: [1; MAX_STEPS + 1],
            by: [0; MAX_STEPS + 1],
            best: usize::MAX,
            best_length: 0,
            best_chain: [1; MAX_STEPS + 1],
            best_by: [0; MAX_STEPS + 1],
            nodes: 0,
        };
        search.along_bits();
        search.by_factors();
        search.extend(0, 0);
        search.plan()
    }

    pub fn steps(&self) -> &[Step] {
        &self.steps[..self.length]
    }

    /// The numbers of squarings that there are tables for.
    pub fn maps(&self) -> &[usize] {
        &self.maps[..self.map_count]
    }
}

struct Search {
    target: usize,
    costs: Costs,
    chain: [usize; MAX_STEPS + 1],
    /// Which link was added to the last one.
    by: [usize; MAX_STEPS + 1],
    best: usize,
    best_length: usize,
    best_chain: [usize; MAX_STEPS + 1],
    best_by: [usize; MAX_STEPS + 1],
    nodes: usize,
}

impl Search {
    fn run(&self, times: usize) -> usize {
        (times * self.costs.square).min(self.costs.map)
    }

    /// What the maps of a chain cost more than that, since not all of their tables stay in the
    /// first cache.
    fn misses(&self, last: usize) -> usize {
        let (mut maps, mut tables) = (0, 0);
        for i in 1..=last {
            let times = self.chain[self.by[i]];
            if self.is_map(times) {
                maps += 1;
                let earlier = (1..i).any(|j| self.chain[self.by[j]] == times);
                tables += usize::from(!earlier);
            }
        }
        if tables > self.costs.tables {
            maps * self.costs.miss
        } else {
            0
        }
    }

    fn is_map(&self, times: usize) -> bool {
        times * self.costs.square > self.costs.map
    }

    /// The chain of the bits of `m - 1`: where the search begins, and what is left of it for want
    /// of time.
    fn along_bits(&mut self) {
        let (e, mut length, mut cost) = (self.target, 0, 0);
        let mut add = |s: &mut Self, by: usize| {
            (s.chain[length + 1], s.by[length + 1]) = (s.chain[length] + s.chain[by], by);
            cost += s.costs.mul + s.run(s.chain[by]);
            length += 1;
            length
        };
        let mut last = 0;
        for i in (0..e.ilog2()).rev() {
            last = add(self, last);
            if e >> i & 1 == 1 {
                last = add(self, 0);
            }
        }
        let cost = cost + self.misses(last);
        self.keep(last, cost);
    }

    /// A chain of links that add 1, double or triple, the cheapest of such.
    fn by_factors(&mut self) {
        let mul = self.costs.mul;
        // For each number the cost, and by what an earlier one was multiplied; 1 where 1 was added.
        let mut best = vec![(0, 1); self.target + 1];
        for v in 2..=self.target {
            best[v] = (best[v - 1].0 + mul + self.run(1), 1);
            for factor in [2, 3] {
                if v % factor == 0 {
                    let u = v / factor;
                    let cost = best[u].0 + (factor - 1) * (mul + self.run(u));
                    if cost < best[v].0 {
                        best[v] = (cost, factor);
                    }
                }
            }
        }
        let (mut v, mut factors) = (self.target, Vec::new());
        while v > 1 {
            let factor = best[v].1;
            factors.push(factor);
            v = if factor == 1 { v - 1 } else { v / factor };
        }
        let links = |factor: usize| if factor == 3 { 2 } else { 1 };
        if factors.iter().map(|&factor| links(factor)).sum::<usize>() > MAX_STEPS {
            return;
        }
        let mut last = 0;
        for &factor in factors.iter().rev() {
            let by = if factor == 1 { 0 } else { last };
            for _ in 0..links(factor) {
                (self.chain[last + 1], self.by[last + 1]) = (self.chain[last] + self.chain[by], by);
                last += 1;
            }
        }
        let cost = best[self.target].0 + self.misses(last);
        if cost < self.best {
            self.keep(last, cost);
        }
    }

    fn keep(&mut self, length: usize, cost: usize) {
        (self.best, self.best_length) = (cost, length);
        (self.best_chain, self.best_by) = (self.chain, self.by);
    }

    fn extend(&mut self, last: usize, cost: usize) {
        let value = self.chain[last];
        if value == self.target {
            let cost = cost + self.misses(last);
            if cost < self.best {
                self.keep(last, cost);
            }
            return;
        }
        // Each link at most doubles. One of them may be short, the others hardly cost less than
        // doublings.
        let doublings = self.target.div_ceil(value).next_power_of_two().ilog2();
        let short = self.costs.mul + self.run(1);
        let least = (1..doublings).fold(short, |sum, k| {
            sum + self.costs.mul + self.run(value << (k - 1))
        });
        self.nodes += 1;
        if cost + least >= self.best || last == MAX_STEPS || self.nodes > MAX_NODES {
            return;
        }
        for by in (0..=last).rev() {
            let next = value + self.chain[by];
            if next <= self.target {
                (self.chain[last + 1], self.by[last + 1]) = (next, by);
                self.extend(last + 1, cost + self.costs.mul + self.run(self.chain[by]));
            }
        }
    }

    fn plan(&self) -> Plan {
        let mut plan = Plan {
            steps: [Step::default(); MAX_STEPS],
            length: self.best_length,
            maps: [0; MAX_MAPS],
            map_count: 0,
        };
        for i in 0..self.best_length {
            let by = self.best_by[i + 1];
            let times = self.best_chain[by];
            let map = self.is_map(times).then(|| plan.map(times)).flatten();
            plan.steps[i] = Step { times, by, map };
        }
        plan
    }
}

impl Plan {
    /// The table for this number of squarings, a new one if there is none; none if there are too
    /// many tables.
    fn map(&mut self, times: usize) -> Option<usize> {
        if let Some(i) = self.maps().iter().position(|&t| t == times) {
            return Some(i);
        }
        if self.map_count == MAX_MAPS {
            return None;
        }
        self.maps[self.map_count] = times;
        self.map_count += 1;
        Some(self.map_count - 1)
    }
}
