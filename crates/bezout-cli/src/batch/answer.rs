// SPDX-License-Identifier: MIT OR Apache-2.0
//! What one line of a batch gets.

use crate::number::hexadecimal;
use crate::output::Base;
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

/// A number, or a polynomial.
#[derive(Serialize)]
#[serde(untagged)]
enum Shown {
    Number(String),
    Polynomial(Coefficients),
}

/// One line of JSON output, without the fields that are none.
#[derive(Default, Serialize)]
pub struct Line {
    line: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    inverse: Option<Shown>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lcm: Option<Shown>,
    #[serde(skip_serializing_if = "Option::is_none")]
    power: Option<Shown>,
    #[serde(skip_serializing_if = "Option::is_none")]
    product: Option<Shown>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gcd: Option<Shown>,
    #[serde(skip_serializing_if = "Option::is_none")]
    s: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    t: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    symbol: Option<i8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

impl Line {
    pub fn answer(line: u64, id: Option<Value>, answer: &Answer) -> Self {
        let rest = Self {
            line,
            id,
            ..Self::default()
        };
        let number = |x| Some(Shown::Number(hexadecimal(x)));
        let polynomial = |x: &Coefficients| Some(Shown::Polynomial(x.clone()));
        match answer {
            Answer::Gcd(gcd) => Self {
                gcd: number(gcd),
                ..rest
            },
            Answer::Xgcd { gcd, s, t } => Self {
                gcd: number(gcd),
                s: Some(hexadecimal(s)),
                t: Some(hexadecimal(t)),
                ..rest
            },
            Answer::Inverse(inverse) => Self {
                inverse: number(inverse),
                ..rest
            },
            Answer::Lcm(lcm) => Self {
                lcm: number(lcm),
                ..rest
            },
            Answer::Power(power) => Self {
                power: number(power),
                ..rest
            },
            Answer::Product(product) => Self {
                product: number(product),
                ..rest
            },
            Answer::Polynomial { inverse, .. } => Self {
                inverse: polynomial(inverse),
                ..rest
            },
            Answer::NotInvertible { gcd } => Self {
                gcd: number(gcd),
                error: answer.error(Base::default()),
                ..rest
            },
            Answer::Divisor { gcd, .. } => Self {
                gcd: polynomial(gcd),
                error: answer.error(Base::default()),
                ..rest
            },
            Answer::Zero => Self {
                error: answer.error(Base::default()),
                ..rest
            },
            Answer::Symbol(symbol) => Self {
                symbol: Some(*symbol),
                ..rest
            },
        }
    }

    pub fn error(line: u64, id: Option<Value>, error: String) -> Self {
        Self {
            line,
            id,
            error: Some(error),
            ..Self::default()
        }
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
