// SPDX-License-Identifier: MIT OR Apache-2.0
//! A row for every kernel of every operation of the registry that can run here, on the operands of
//! its case, checked by the oracle of tests: `bezout/<kernel>`.

use crate::case::Case;
use crate::operands::{Operands, tables};
use crate::row::{Answer, Row, Work};
use bezout_exercise::pool::Runner;

pub fn rows(case: &Case) -> Vec<Row> {
    let tables = tables(case).into_iter().enumerate();
    let rows = tables.flat_map(|(table, found)| {
        // Another kernel of the same case may have this one's name.
        let special = match found.operation {
            "invert_pseudo_mersenne255" => " (2^255-r)",
            _ => "",
        };
        let kernels = found.kernels.into_iter().enumerate();
        kernels.map(move |(kernel, (name, timing))| Row {
            name: format!("bezout/{name}{special}"),
            timing,
            prepare: Box::new(move |operands: &Operands| {
                Box::new(Checked(operands.tables[table].runner(kernel)))
            }),
        })
    });
    rows.collect()
}

/// A kernel, if it is right on the first operands.
struct Checked(Result<Runner, String>);

impl Work for Checked {
    fn run(&mut self, start: usize, count: usize) {
        if let Ok(runner) = &mut self.0 {
            (runner.run)(start, count);
        }
    }

    fn answer(&mut self, _: usize) -> Answer {
        Answer::Right(self.0.is_ok())
    }

    fn results(&self) -> usize {
        self.0.as_ref().map_or(1, |runner| runner.results)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::Op;
    use crate::oracle::check;
    use bezout::kernels::integer::Invert;
    use bezout_exercise::pool::Table;
    use bezout_exercise::{Exercise, PLANTED, Size, Suite, Visitor, visit};

    /// All kernels that can run here have a row.
    #[test]
    fn every_kernel_has_a_row() {
        /// Operation, ring and name of all rows of kernels, and how many kernels were found among
        /// them.
        struct Found(Vec<(Case, Vec<String>)>, usize);
        impl Visitor for Found {
            fn visit<O: Exercise>(&mut self) {
                for kernel in O::table().iter().filter(|kernel| kernel.available()) {
                    let name = format!("bezout/{}", kernel.name);
                    let is_row = |(case, rows): &(Case, Vec<String>)| {
                        case.has_kernels_of(O::RING, O::NAME) && rows.contains(&name)
                    };
                    assert!(self.0.iter().any(is_row), "{kernel:?}");
                    self.1 += 1;
                }
            }
        }
        let all = crate::list::cases().into_iter().map(|case| {
            let names = rows(&case).into_iter().map(|row| row.name);
            let names = names.map(|name| name.replace(" (2^255-r)", "")).collect();
            (case, names)
        });
        let mut found = Found(all.collect(), 0);
        visit(&mut found);
        assert!(found.1 > 40);
    }

    #[test]
    fn a_kernel_that_is_wrong_has_no_time() {
        let size = Size::Bits(5);
        let case = Case::new::<Invert>(Op::Invert, size).expect("inverses of five bits");
        let operands = Operands::new(&case);
        let table = Table::new::<Invert>(size, Suite::WithPlanted).expect("the same");
        for (index, (name, _)) in table.kernels.iter().enumerate() {
            let mut work = Checked(table.runner(index));
            let found = check(&case, &operands, &mut work);
            assert_eq!(found.is_err(), *name == PLANTED, "{name}");
        }
    }
}
