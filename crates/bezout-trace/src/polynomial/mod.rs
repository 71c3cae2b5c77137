// SPDX-License-Identifier: MIT OR Apache-2.0
//! Three ways from two polynomials over a prime field to their gcd, as Bernstein and Yang show them
//! \[BY19\]: Euclid and Stevin's remainders, subtractions that each take one coefficient away,
//! divsteps. Lines and numbers are those of the executable specification.

mod terms;

pub use terms::{Polynomial, terms, trimmed};

use crate::Refusal;
use alloc::string::{String, ToString};
use alloc::{format, vec, vec::Vec};
use serde::Serialize;

/// Two polynomials over the field of `p` elements, and the letter that they are written in.
#[derive(Clone, Debug)]
pub struct Operands {
    a: Polynomial,
    b: Polynomial,
    p: u32,
    variable: char,
}

/// One step of Euclid's algorithm or of the subtractions.
#[derive(Clone, Debug, Serialize)]
pub struct Equation {
    /// As people write it: `R2 = R0 - (3y + 6)R1 = 4y^5 + 2`.
    pub equation: String,
    /// What the divisor was multiplied by so far; none where nothing was subtracted.
    pub quotient: Option<Vec<u32>>,
    /// What is left, the constant term first.
    pub polynomial: Vec<u32>,
}

/// The state before a divstep.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// How many divsteps there were before.
    pub n: usize,
    /// How much longer f is to be expected than g.
    pub delta: i64,
    /// The coefficients, of the highest power first.
    pub f: Vec<u32>,
    /// The same.
    pub g: Vec<u32>,
}

impl Operands {
    /// Refuses what the algorithms are not defined for. `p` is a prime.
    ///
    /// # Errors
    /// If `a` has no larger degree than `b`, or one that is too large.
    pub fn new(a: Polynomial, b: Polynomial, p: u32) -> Result<Self, Refusal> {
        let (n, m) = (a.reduced(p).len(), b.reduced(p).len());
        if n <= m {
            return Err(
                "A has no larger degree than B; polynomials of which A has the larger degree are accepted".into(),
            );
        }
        if n > MAX_LENGTH {
            return Err(format!(
                "A has degree {}; degrees below {MAX_LENGTH} are accepted",
                n - 1
            ));
        }
        let variable = a.variable.or(b.variable).unwrap_or('x');
        Ok(Self { a, b, p, variable })
    }

    fn text(&self, coefficients: &[u32]) -> String {
        terms(&Polynomial::from(coefficients), self.variable)
    }

    /// `(3y + 6)R1`, and of one term `3yR1`.
    fn multiple(&self, quotient: &[u32], name: &str) -> String {
        let count = quotient.iter().filter(|&&c| c != 0).count();
        match count {
            0 => format!("0 {name}"),
            1 => format!("{}{name}", self.text(quotient)),
            _ => format!("({}){name}", self.text(quotient)),
        }
    }

    /// Both as they were written, and each remainder until zero.
    pub fn remainders(&self) -> Vec<Equation> {
        let p = self.p;
        let (mut a, mut b) = (self.a.reduced(p), self.b.reduced(p));
        let given = |name, x: &Polynomial, reduced: &[u32]| Equation {
            equation: format!("{name} = {}", terms(x, self.variable)),
            quotient: None,
            polynomial: reduced.to_vec(),
        };
        let mut rows = vec![given("R0", &self.a, &a), given("R1", &self.b, &b)];
        while !b.is_empty() {
            let n = rows.len();
            let (q, r) = divide(&a, &b, p);
            rows.push(Equation {
                equation: format!(
                    "R{n} = R{} - {} = {}",
                    n - 2,
                    self.multiple(&q, &format!("R{}", n - 1)),
                    self.text(&r)
                ),
                quotient: Some(q),
                polynomial: r.clone(),
            });
            (a, b) = (b, r);
        }
        rows
    }

    /// Each subtraction of a multiple, which takes away one coefficient, until both together have
    /// one: as many steps for all polynomials of these lengths.
    pub fn subtractions(&self) -> Vec<Equation> {
        let p = self.p;
        let (mut a, mut b) = (self.a.reduced(p), self.b.reduced(p));
        let (mut size_a, mut size_b, mut n) = (a.len(), b.len(), 0);
        let mut quotient = Vec::new();
        let mut rows = Vec::new();
        while size_a + size_b > 1 {
            // The top of the dividend goes; if the divisor's own top is zero, that goes instead.
            while size_b > b.len() {
                size_b -= 1;
                let top = match size_b {
                    0 => "1".into(),
                    1 => self.variable.to_string(),
                    _ => format!("{}^{size_b}", self.variable),
                };
                rows.push(Equation {
                    equation: format!(
                        "R{} = {}: its coefficient of {top} is 0, nothing to subtract",
                        n + 1,
                        self.text(&b)
                    ),
                    quotient: None,
                    polynomial: b.clone(),
                });
            }
            if size_a + size_b <= 1 || b.is_empty() {
                break;
            }
            let shift = size_a - size_b;
            let top = a.get(size_a - 1).copied().unwrap_or(0);
            let c = mul(top, inverse(b[b.len() - 1], p), p);
            subtract_multiple(&mut a, &b, c, shift, p);
            quotient.resize(quotient.len().max(shift + 1), 0);
            quotient[shift] = c;
            size_a -= 1;
            let done = size_a < size_b;
            rows.push(Equation {
                equation: format!(
                    "{}R{n} - {} = {}",
                    if done {
                        format!("R{} = ", n + 2)
                    } else {
                        String::new()
                    },
                    self.multiple(&quotient, &format!("R{}", n + 1)),
                    self.text(&a)
                ),
                quotient: Some(trimmed(quotient.clone())),
                polynomial: a.clone(),
            });
            if done {
                (a, b, size_a, size_b) = (b, a, size_b, size_a);
                (n, quotient) = (n + 1, Vec::new());
            }
        }
        rows
    }

    /// Divsteps on the polynomials read backwards: the state before steps 0, 1, ...
    pub fn divsteps(&self, rows: usize) -> Vec<Row> {
        let p = self.p;
        let (mut f, b) = (self.a.reduced(p), self.b.reduced(p));
        let mut g = vec![0; f.len() - 1];
        g[..b.len()].copy_from_slice(&b);
        f.reverse();
        g.reverse();
        let (mut f, mut g, mut delta) = (trimmed(f), trimmed(g), 1);
        (0..rows)
            .map(|n| {
                let row = Row {
                    n,
                    delta,
                    f: f.clone(),
                    g: g.clone(),
                };
                let (f0, g0) = (f[0], g.first().copied().unwrap_or(0));
                if delta > 0 && g0 != 0 {
                    let h = combine(&f, g0, &g, f0, p);
                    (delta, f, g) = (1 - delta, core::mem::take(&mut g), h);
                } else {
                    g = combine(&g, f0, &f, g0, p);
                    delta += 1;
                }
                g = g.get(1..).unwrap_or(&[]).to_vec();
                row
            })
            .collect()
    }

    /// The rows that show all steps to the gcd, and some after them, in which delta alone goes on.
    pub fn default_rows(&self) -> usize {
        2 * (self.a.reduced(self.p).len() - 1) + 6
    }

    /// The coefficients that a table shows: two more than there are.
    pub fn columns(&self) -> usize {
        self.a.reduced(self.p).len() + 2
    }
}

/// The rows of a table of divsteps, under its heading.
pub fn table(rows: &[Row], columns: usize) -> Vec<String> {
    let width = rows
        .iter()
        .flat_map(|row| row.f.iter().chain(&row.g))
        .map(|c| c.to_string().len())
        .max()
        .unwrap_or(1);
    let cells = |x: &[u32]| {
        let cell = |i| format!("{:>width$}", x.get(i).copied().unwrap_or(0));
        (0..columns).map(cell).collect::<Vec<_>>().join(" ")
    };
    let digits = rows.len().saturating_sub(1).to_string().len().max(2);
    let blank = " ".repeat((width + 1) * columns - 1);
    let mut lines = vec![format!("{:>digits$}  delta  f{blank} g", "n")];
    lines.extend(rows.iter().map(|row| {
        let (n, delta) = (row.n, row.delta);
        format!(
            "{n:digits$}  {delta:5}  {}  {}",
            cells(&row.f),
            cells(&row.g)
        )
    }));
    lines
}

/// The traces are for people; the time of longer ones grows with the third power.
const MAX_LENGTH: usize = 2048;

fn mul(a: u32, b: u32, p: u32) -> u32 {
    (u64::from(a) * u64::from(b) % u64::from(p)) as u32
}

fn inverse(a: u32, p: u32) -> u32 {
    let (mut result, mut base, mut exponent) = (1 % p, a, p - 2);
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = mul(result, base, p);
        }
        base = mul(base, base, p);
        exponent /= 2;
    }
    result
}

/// `a -= c x^shift b`
fn subtract_multiple(a: &mut Vec<u32>, b: &[u32], c: u32, shift: usize, p: u32) {
    a.resize(a.len().max(b.len() + shift), 0);
    for (a, &b) in a[shift..].iter_mut().zip(b) {
        *a = (*a + p - mul(b, c, p)) % p;
    }
    *a = trimmed(core::mem::take(a));
}

/// `x a - y b`
fn combine(a: &[u32], x: u32, b: &[u32], y: u32, p: u32) -> Vec<u32> {
    let at = |v: &[u32], i: usize| v.get(i).copied().unwrap_or(0);
    let one = |i| (mul(at(a, i), x, p) + p - mul(at(b, i), y, p)) % p;
    trimmed((0..a.len().max(b.len())).map(one).collect())
}

/// Quotient and remainder.
fn divide(a: &[u32], b: &[u32], p: u32) -> (Vec<u32>, Vec<u32>) {
    let (mut r, unit) = (a.to_vec(), inverse(b[b.len() - 1], p));
    let mut q = vec![0; (a.len() + 1).saturating_sub(b.len())];
    while r.len() >= b.len() {
        let shift = r.len() - b.len();
        let c = mul(r[r.len() - 1], unit, p);
        q[shift] = c;
        subtract_multiple(&mut r, b, c, shift, p);
    }
    (trimmed(q), r)
}
