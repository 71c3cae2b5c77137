// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a function is given, in one line:
//!
//! ```text
//! backend::x86_64::steps  rdi=secret[96] rdi+80=public[8] rsi=public[32] rdx=public rsp+8=public[8]
//! ```
//!
//! The end of the demangled name, then what is known at entry: `rdi` points to 96 secret bytes of
//! which eight are public, `rsi` to 32 public ones, and `rdx` is a public number; the first
//! argument on the stack is public. On AArch64 registers are `x0` to `x30` and `sp`; a line is
//! about the instruction set whose registers it names. `rdi+72=&rsi` says that a word holds that
//! pointer. A pointer into the middle has a range, `rdi=secret[-128..96]`, and `rdi-40=public[8]`
//! is a part below it. What is not listed is secret.
//!
//! `rdx=number[1..60] rsi=secret[96*rdx]` is a public length from 1 to 60, and an object whose size
//! goes with it: the function is followed once for each of them. A line has one such range, which
//! may have a step, `number[68..256/4]`. A size may be a sum: `secret[96*rdx/4+32]` has a fourth of
//! the length, rounded down, then 96 times that and 32.

use crate::isa::Isa;
use crate::memory::Area;
use crate::state::{Register, State};
use crate::value::{Region, Value};
use std::ops::Range;

const ISAS: [Isa; 2] = [Isa::X86, Isa::Arm];

/// A line of the table.
#[derive(Clone, Debug)]
pub struct Spec {
    pub symbol: String,
    pub entry: State,
}

struct Item<'a> {
    isa: Isa,
    register: usize,
    offset: Option<i64>,
    what: &'a str,
}

fn number(text: &str) -> Result<i64, String> {
    text.parse()
        .map_err(|_| format!("{text}: is no number of bytes"))
}

fn register(name: &str) -> Result<(Isa, usize), String> {
    let number = |isa: Isa| Some((isa, isa.registers().iter().position(|r| *r == name)?));
    let found = ISAS.into_iter().find_map(number);
    found.ok_or_else(|| format!("{name}: is no 64-bit register"))
}

fn item(text: &str) -> Result<Item<'_>, String> {
    let (place, what) = text
        .split_once('=')
        .ok_or_else(|| format!("{text}: what it is at entry is missing (`=`)"))?;
    let (name, offset) = match place.find(['+', '-']) {
        Some(sign) => (&place[..sign], Some(number(&place[sign..])?)),
        None => (place, None),
    };
    let (isa, register) = register(name)?;
    Ok(Item {
        isa,
        register,
        offset,
        what,
    })
}

/// Of `number[5]`.
fn known_number(what: &str) -> Result<Option<i64>, String> {
    let inner = what
        .strip_prefix("number[")
        .and_then(|w| w.strip_suffix(']'));
    inner.map(number).transpose()
}

/// Secrecy and range of `secret[96]`, `public[-128..96]` and the like.
fn kind(what: &str) -> Result<(bool, Option<Range<i64>>), String> {
    let (word, range) = match what.strip_suffix(']').and_then(|w| w.split_once('[')) {
        Some((word, range)) => match range.split_once("..") {
            Some((from, to)) => (word, Some(number(from)?..number(to)?)),
            None => (word, Some(0..number(range)?)),
        },
        None => (what, None),
    };
    match word {
        "secret" => Ok((true, range)),
        "public" => Ok((false, range)),
        _ => Err(format!(
            "{what}: secret or public are accepted, and a size in brackets, and &register"
        )),
    }
}

/// A size in terms of a length: a sum of products as in `96*n/4-32`, whose quotients are rounded
/// down first.
fn sum(text: &str, n: i64) -> Result<i64, String> {
    let wrong = || format!("{text}: is no number of bytes");
    let factor = |f: &str| match f.split_once('/') {
        Some((a, by)) if a == LENGTH => match number(by)? {
            1.. => Ok(n.div_euclid(number(by)?)),
            _ => Err(wrong()),
        },
        _ if f == LENGTH => Ok(n),
        _ => number(f),
    };
    if text.is_empty() {
        return Err(wrong());
    }
    let mut total = 0i64;
    let mut rest = text;
    while !rest.is_empty() {
        let mut signs = rest.match_indices(['+', '-']).map(|(at, _)| at);
        let end = signs.find(|&at| at > 0).unwrap_or(rest.len());
        let (term, next) = rest.split_at(end);
        let (sign, term) = match term.strip_prefix('-') {
            Some(term) => (-1, term),
            None => (1, term.strip_prefix('+').unwrap_or(term)),
        };
        let product = term.split('*').try_fold(sign, |product: i64, f| {
            product.checked_mul(factor(f)?).ok_or_else(wrong)
        })?;
        total = total.checked_add(product).ok_or_else(wrong)?;
        rest = next;
    }
    Ok(total)
}

/// What a length is called in a sum.
const LENGTH: &str = "n";

/// A word with the sizes that `secret[96*rdx]` has if that length is `n`.
fn multiplied(word: &str, place: &str, n: i64) -> Result<String, String> {
    let Some((start, size)) = word.strip_suffix(']').and_then(|w| w.split_once('[')) else {
        return Ok(word.to_owned());
    };
    let size = size.replace(place, LENGTH);
    let ends = size.split("..").map(|end| Ok(sum(end, n)?.to_string()));
    let ends = ends.collect::<Result<Vec<_>, String>>()?;
    Ok(format!("{start}[{}]", ends.join("..")))
}

impl Spec {
    /// All lines that are neither empty nor comments (`#`).
    pub fn table(text: &str) -> Result<Vec<Self>, String> {
        let lines = text.lines().map(str::trim);
        lines
            .filter(|l| !l.is_empty() && !l.starts_with('#'))
            .map(Self::lengths)
            .collect::<Result<Vec<_>, _>>()
            .map(|specs| specs.concat())
    }

    /// The specifications of a line: one for each number that its length can be.
    pub fn lengths(line: &str) -> Result<Vec<Self>, String> {
        let range = line
            .split_whitespace()
            .filter(|word| word.contains(".."))
            .find_map(|word| Some((word, word.split_once("=number[")?)));
        let Some((word, (place, range))) = range else {
            return Ok(vec![Self::parse(line)?]);
        };
        let ends = range.strip_suffix(']').and_then(|r| r.split_once(".."));
        let (first, last) = ends.ok_or_else(|| format!("{word}: a range is number[1..60]"))?;
        let (last, step) = last.split_once('/').unwrap_or((last, "1"));
        let (first, last, step) = (number(first)?, number(last)?, number(step)?);
        if first > last || step < 1 {
            return Err(format!("{word}: the range is empty"));
        }
        (first..=last)
            .step_by(step as usize)
            .map(|n| {
                let words = line.split_whitespace().map(|w| match w {
                    w if w == word => Ok(format!("{place}=number[{n}]")),
                    w => multiplied(w, place, n),
                });
                Self::parse(&words.collect::<Result<Vec<_>, _>>()?.join(" "))
            })
            .collect()
    }

    pub fn parse(line: &str) -> Result<Self, String> {
        let mut words = line.split_whitespace();
        let symbol = words
            .next()
            .ok_or("the name of a function is missing")?
            .to_owned();
        let items: Vec<Item<'_>> = words.map(item).collect::<Result<_, _>>()?;
        let isa = items.first().map_or(Isa::X86, |i| i.isa);
        if items.iter().any(|i| i.isa != isa) {
            return Err(format!(
                "{symbol}: its registers are of two instruction sets"
            ));
        }
        let mut entry = State::secret(isa);
        entry.set(isa.stack(), false, Value::Pointer(Region::Stack, Some(0)));
        let mut stack = Area::new(true, isa.stack_bounds()).remembering();
        if isa == Isa::X86 {
            // The return address.
            stack.store(Some(0), 8, false, Value::Unknown);
        }
        entry.areas.insert(Region::Stack, stack);
        entry
            .areas
            .insert(Region::Program, Area::new(false, i64::MIN..i64::MAX));
        // Objects first, whatever the order in the line: parts of them are told about after.
        items
            .iter()
            .filter(|i| i.offset.is_none())
            .try_for_each(|i| entry.argument(i))?;
        items
            .iter()
            .filter(|i| i.offset.is_some())
            .try_for_each(|i| entry.part(i))?;
        Ok(Self { symbol, entry })
    }
}

impl State {
    fn argument(&mut self, i: &Item<'_>) -> Result<(), String> {
        if let Some(n) = known_number(i.what)? {
            self.set(i.register, false, Value::Number(n));
            return Ok(());
        }
        let (secret, range) = kind(i.what)?;
        let Some(range) = range else {
            self.set(i.register, secret, Value::Unknown);
            return Ok(());
        };
        let region = Region::Argument(i.register as u8);
        // The pointer itself is public; what it points to is as the line says.
        self.set(i.register, false, Value::Pointer(region, Some(0)));
        self.areas.insert(region, Area::new(secret, range));
        Ok(())
    }

    fn part(&mut self, i: &Item<'_>) -> Result<(), String> {
        let pointer = |r: Register| r.value;
        let Value::Pointer(region, Some(0)) = pointer(self.general[i.register]) else {
            return Err(format!(
                "{}: does not point to anything",
                self.isa.registers()[i.register]
            ));
        };
        let (secret, size, value) = match i.what.strip_prefix('&') {
            Some(name) => (false, 8, pointer(self.general[register(name)?.1])),
            None => match known_number(i.what)? {
                Some(n) => (false, 8, Value::Number(n)),
                None => match kind(i.what)? {
                    (secret, Some(Range { start: 0, end })) => (secret, end, Value::Unknown),
                    _ => return Err("a part needs a size in brackets".into()),
                },
            },
        };
        let area = self
            .areas
            .get_mut(&region)
            .ok_or("there is no such object")?;
        area.store(i.offset, size, secret, value);
        Ok(())
    }
}
