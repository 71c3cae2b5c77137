// SPDX-License-Identifier: MIT OR Apache-2.0
//! Operations of the registry for which no rows are written here: all kernels of their tables, on operands that tests
//! make, checked by the oracles of tests.

use crate::case::Table;
use crate::row::{Answer, Row, Timing, Work};
use bezout::kernels::{Kernel, Timing as Class};
use bezout_exercise::pool::{self, Runner};
use bezout_exercise::random::Random;
use bezout_exercise::{Exercise, Size, Suite, Visitor, visit};
use std::rc::Rc;

/// Those whose kernels have rows of other modules, beside public functions and peers.
const WRITTEN: [(&str, &str); 8] = [
    ("int", "invert"),
    ("int", "invert_pseudo_mersenne255"),
    ("int", "gcd"),
    ("int", "xgcd"),
    ("int", "jacobi"),
    ("gf2", "invert"),
    ("poly", "invert"),
    ("poly", "invert_cyclic"),
];

/// Its rows are among those of the public functions, at the only size that it has.
pub const INVERT_BATCH: Table = Table {
    ring: "int",
    name: "invert_batch",
    size: Size::P25519,
};

/// All operations that have no rows elsewhere, at all sizes.
pub fn all() -> Vec<Table> {
    struct All(Vec<Table>);
    impl Visitor for All {
        fn visit<O: Exercise>(&mut self) {
            let (ring, name) = (O::RING, O::NAME);
            if WRITTEN.contains(&(ring, name)) {
                return;
            }
            let tables = O::sizes(&[])
                .into_iter()
                .map(|size| Table { ring, name, size });
            let has_operands = |t: &Table| O::typical(&mut Random(1), t.size).is_some();
            self.0.extend(tables.filter(has_operands));
        }
    }
    let mut all = All(Vec::new());
    visit(&mut all);
    all.0.retain(|table| *table != INVERT_BATCH);
    all.0
}

/// Groups of one to eight independent inversions: what the library puts into lanes depends on both numbers.
pub fn groups() -> impl Iterator<Item = Table> {
    const BITS: [usize; 8] = [256, 384, 512, 768, 1024, 1536, 2048, 4096];
    let sizes = BITS
        .into_iter()
        .flat_map(|bits| (1..=8).map(move |count| Size::Group { bits, count }));
    sizes.map(|size| Table {
        ring: "int",
        name: "invert_each",
        size,
    })
}

/// A row for each kernel that can run here: `bezout/<kernel>`.
pub fn rows(table: Table) -> Vec<Row> {
    struct Rows(Table, Vec<Row>);
    impl Visitor for Rows {
        fn visit<O: Exercise>(&mut self) {
            let table = self.0;
            if (O::RING, O::NAME) != (table.ring, table.name) {
                return;
            }
            let Some(x) = O::typical(&mut Random(1), table.size) else {
                return;
            };
            let kernels = Suite::Registry.kernels::<O>(&O::parameter(&x));
            self.1.extend(kernels.map(|kernel| row(kernel, table.size)));
        }
    }
    let mut rows = Rows(table, Vec::new());
    visit(&mut rows);
    rows.1
}

fn row<O: Exercise>(kernel: &'static Kernel<O>, size: Size) -> Row {
    Row {
        name: format!("bezout/{}", kernel.name),
        timing: match kernel.timing {
            Class::Constant => Timing::Constant,
            Class::Variable => Timing::Variable,
        },
        prepare: Box::new(move |_| Box::new(Pool::new(kernel, size))),
    }
}

/// A kernel on a pool of operands, if it is right on the first of them.
struct Pool {
    runner: Result<Runner, String>,
    results: usize,
}

impl Pool {
    fn new<O: Exercise>(kernel: &'static Kernel<O>, size: Size) -> Self {
        let mut random = Random(size.bits() as u64);
        // Many operands: branch predictors learn few by heart. The number is a power of two.
        let count = (4096 / O::COST.next_power_of_two()).max(16);
        let operands = (0..count).filter_map(|_| O::typical(&mut random, size));
        let pool: Vec<O::Operands> = operands.collect();
        let results = pool.first().map_or(1, O::results);
        Self {
            runner: pool::runner(kernel, Rc::new(pool)),
            results,
        }
    }
}

impl Work for Pool {
    fn run(&mut self, start: usize, count: usize) {
        if let Ok(runner) = &mut self.runner {
            (runner.run)(start, count);
        }
    }

    fn answer(&mut self, _: usize) -> Answer {
        Answer::Right(self.runner.is_ok())
    }

    fn results(&self) -> usize {
        self.results
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::{Case, Op};
    use crate::oracle::check;
    use bezout::kernels::Operation;
    use bezout::kernels::integer::Invert;

    /// All kernels that can run here have a row, whoever writes it.
    #[test]
    fn every_kernel_has_a_row() {
        /// The paths of all rows, and the kernels that were found among them.
        struct Found(Vec<String>, usize);
        impl Visitor for Found {
            fn visit<O: Exercise>(&mut self) {
                // Some rows are beside those of an operation that does the same.
                let other = O::NAME.trim_end_matches("_pseudo_mersenne255");
                let other = other.trim_end_matches("_cyclic");
                let starts = [O::NAME, other].map(|name| format!("{name}/{}/", O::RING));
                for kernel in O::table().iter().filter(|kernel| kernel.available()) {
                    let end = format!("/bezout/{}", kernel.name);
                    let is_row = |path: &&String| {
                        let path = path.trim_end_matches(" (2^255-r)");
                        path.ends_with(&end) && starts.iter().any(|start| path.starts_with(start))
                    };
                    assert!(self.0.iter().any(|path| is_row(&path)), "{kernel:?}");
                    self.1 += 1;
                }
            }
        }
        let paths = Case::all().into_iter().flat_map(|case| {
            let rows = crate::ours::rows(&case).into_iter();
            rows.map(move |row| case.path(&row.name))
        });
        let mut found = Found(paths.collect(), 0);
        visit(&mut found);
        assert!(found.1 > 40);
    }

    #[test]
    fn a_kernel_that_is_wrong_has_no_time() {
        let table = all()[0];
        let mut cases = Case::all().into_iter();
        let case = cases.find(|case| case.op == Op::Table(table));
        let case = case.expect("its case");
        let size = Size::Bits(5);
        let mut wrong = Pool::new(Invert::planted(), size);
        assert!(check(&case, &case.operands(), &mut wrong).is_err());
        let mut right = Pool::new(&Invert::table()[Invert::table().len() - 1], size);
        assert!(check(&case, &case.operands(), &mut right).is_ok());
    }
}
