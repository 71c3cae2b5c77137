// SPDX-License-Identifier: MIT OR Apache-2.0
//! What one line of a batch gets.

use crate::number::hexadecimal;
use crate::output::{Base, Object};
use crate::polynomial::Coefficients;
use bezout_large::Integer;
use serde::Serialize;
use serde_json::Value;

/// What comes before the gcd that says why.
pub const NOT_INVERTIBLE: &str = "not invertible: the gcd is";

/// A result.
#[derive(Debug)]
pub enum Answer {
    Gcd(Integer),
    Xgcd {
        gcd: Integer,
        s: Integer,
        t: Integer,
    },
    Lcm(Integer),
    Inverse(Integer),
    Power(Integer),
    Product(Integer),
    NotInvertible {
        gcd: Integer,
    },
    Symbol(i8),
    /// Zero of a field has no inverse.
    Zero,
    Polynomial {
        inverse: Coefficients,
        text: String,
    },
    /// There is no inverse of a polynomial.
    Divisor {
        gcd: Coefficients,
        text: String,
    },
}

/// What a field of a line has.
#[derive(Serialize)]
#[serde(untagged)]
enum Shown {
    Any(Value),
    Polynomial(Coefficients),
}

/// One line of JSON output.
#[derive(Serialize)]
#[serde(transparent)]
pub struct Line(Object<Shown>);

impl Line {
    fn new(line: u64, id: Option<Value>) -> Self {
        let mut new = Self(Object(Vec::new()));
        new.add("line", line);
        if let Some(id) = id {
            new.add("id", id);
        }
        new
    }

    fn add(&mut self, name: &'static str, value: impl Into<Value>) {
        self.0.0.push((name, Shown::Any(value.into())));
    }

    pub fn answer(line: u64, id: Option<Value>, answer: &Answer) -> Self {
        let mut new = Self::new(line, id);
        let numbers = match answer {
            Answer::Gcd(gcd) | Answer::NotInvertible { gcd } => vec![("gcd", gcd)],
            Answer::Xgcd { gcd, s, t } => vec![("gcd", gcd), ("s", s), ("t", t)],
            Answer::Inverse(inverse) => vec![("inverse", inverse)],
            Answer::Lcm(lcm) => vec![("lcm", lcm)],
            Answer::Power(power) => vec![("power", power)],
            Answer::Product(product) => vec![("product", product)],
            _ => Vec::new(),
        };
        for (name, x) in numbers {
            new.add(name, hexadecimal(x));
        }
        let mut polynomial = |name, x: &Coefficients| {
            let shown = Shown::Polynomial(x.clone());
            new.0.0.push((name, shown));
        };
        match answer {
            Answer::Polynomial { inverse, .. } => polynomial("inverse", inverse),
            Answer::Divisor { gcd, .. } => polynomial("gcd", gcd),
            Answer::Symbol(symbol) => new.add("symbol", *symbol),
            _ => {}
        }
        if let Some(error) = answer.error(Base::default()) {
            new.add("error", error);
        }
        new
    }

    pub fn error(line: u64, id: Option<Value>, error: String) -> Self {
        let mut new = Self::new(line, id);
        new.add("error", error);
        new
    }
}

impl Answer {
    /// The answer as text; none if it is an error.
    pub fn text(&self, base: Base) -> Option<String> {
        let show = |x| base.show(x);
        Some(match self {
            Self::Gcd(x) | Self::Lcm(x) | Self::Inverse(x) | Self::Power(x) | Self::Product(x) => {
                show(x)
            }
            Self::Xgcd { gcd, s, t } => [gcd, s, t].map(show).join(" "),
            Self::Symbol(symbol) => symbol.to_string(),
            Self::Polynomial { text, .. } => text.clone(),
            Self::NotInvertible { .. } | Self::Divisor { .. } | Self::Zero => return None,
        })
    }

    /// Why there is no answer, if there is none.
    pub fn error(&self, base: Base) -> Option<String> {
        match self {
            Self::NotInvertible { gcd } => Some(format!("{NOT_INVERTIBLE} {}", base.show(gcd))),
            Self::Divisor { text, .. } => Some(format!("{NOT_INVERTIBLE} {text}")),
            Self::Zero => Some("zero has no inverse".into()),
            _ => None,
        }
    }
}
