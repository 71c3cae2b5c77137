// SPDX-License-Identifier: MIT OR Apache-2.0
//! Answers questions on standard input, a line each: another program compares, or measures itself
//! between them.
//!
//! Octets are hexadecimal, numbers decimal or 0x...; times are nanoseconds of this thread's work,
//! the least of all repetitions.
//!
//! ```text
//! discriminant SEED BITS              D
//! prove D X SEGMENT,SEGMENT,...       y and its proof
//! verify D X T PROOF [consensus]      valid, or the reason
//! decode D FORM [consensus]           a b, or the reason
//! compose D A B A B                   a b of the product
//! pow D A B EXPONENT                  a b of the power
//! time-discriminant SEED BITS N       ns
//! time-square D T N                   ns of a squaring
//! time-verify D X T PROOF N           ns
//! ```

use bezout_class_group::{Decoding, Discriminant, Form};
use bezout_large::Integer;
use bezout_vdf::{Evaluation, verify};
use std::error::Error;
use std::io::{BufRead, Write, stdin, stdout};
use std::time::Instant;

type Answer = Result<String, Box<dyn Error>>;

fn main() -> Result<(), Box<dyn Error>> {
    for line in stdin().lock().lines() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().collect();
        let text = answer(&words).unwrap_or_else(|error| format!("error: {error}"));
        println!("{text}");
        stdout().flush()?;
    }
    Ok(())
}

fn answer(words: &[&str]) -> Answer {
    match *words {
        ["discriminant", seed, bits] => {
            let d = Discriminant::from_seed(&octets(seed)?, bits.parse()?)?;
            Ok(format!("{d:#x}"))
        }
        ["prove", d, x, segments] => {
            let x = form(d, x, Decoding::Strict)?;
            let segments: Result<Vec<u64>, _> = segments.split(',').map(str::parse).collect();
            let mut evaluation = Evaluation::new(&x, &segments?)?;
            while evaluation.advance(1 << 16) {}
            Ok(text(&evaluation.prove(1)?))
        }
        ["verify", d, x, t, proof, ref rest @ ..] => {
            let x = form(d, x, decoding(rest))?;
            verify(&x, t.parse()?, &octets(proof)?, decoding(rest))?;
            Ok("valid".into())
        }
        ["decode", d, octets, ref rest @ ..] => Ok(pair(&form(d, octets, decoding(rest))?)),
        ["compose", d, a, b, c, e] => {
            let d = Discriminant::composite(&d.parse()?)?;
            let f = Form::from_ab(&d, &a.parse()?, &b.parse()?)?;
            let g = Form::from_ab(&d, &c.parse()?, &e.parse()?)?;
            Ok(pair(&f.compose(&g)?))
        }
        ["pow", d, a, b, exponent] => {
            let d = Discriminant::composite(&d.parse()?)?;
            let f = Form::from_ab(&d, &a.parse()?, &b.parse()?)?;
            Ok(pair(&f.pow(&exponent.parse()?)))
        }
        ["time-discriminant", seed, bits, n] => {
            let (seed, bits) = (octets(seed)?, bits.parse()?);
            time(n, || Discriminant::from_seed(&seed, bits).is_ok())
        }
        ["time-square", d, t, n] => {
            let x = Form::generator(&Discriminant::new(&d.parse()?)?)?.square_times(100);
            let t: u64 = t.parse()?;
            let whole: f64 = time(n, || x.square_times(t).is_principal())?.parse()?;
            Ok((whole / t as f64).to_string())
        }
        ["time-verify", d, x, t, proof, n] => {
            let x = form(d, x, Decoding::Strict)?;
            let (t, proof) = (t.parse()?, octets(proof)?);
            time(n, || verify(&x, t, &proof, Decoding::Strict).is_ok())
        }
        _ => Err("no question".into()),
    }
}

fn time<T>(repetitions: &str, call: impl Fn() -> T) -> Answer {
    let once = |_| {
        let start = Instant::now();
        std::hint::black_box(call());
        start.elapsed().as_nanos()
    };
    let least = (0..repetitions.parse::<u32>()?).map(once).min();
    Ok(least.ok_or("no repetition")?.to_string())
}

fn decoding(rest: &[&str]) -> Decoding {
    match rest {
        ["consensus"] => Decoding::Consensus,
        _ => Decoding::Strict,
    }
}

fn form(d: &str, x: &str, decoding: Decoding) -> Result<Form, Box<dyn Error>> {
    let d = Discriminant::new(&d.parse()?)?;
    Ok(Form::from_bytes(&d, &octets(x)?, decoding)?)
}

fn pair(form: &Form) -> String {
    let [a, b, _]: [Integer; 3] = form.coefficients();
    format!("{a} {b}")
}

fn octets(digits: &str) -> Result<Vec<u8>, Box<dyn Error>> {
    let octet = |i| digits.get(i..i + 2).ok_or("an odd number of digits");
    (0..digits.len())
        .step_by(2)
        .map(|i| Ok(u8::from_str_radix(octet(i)?, 16)?))
        .collect()
}

fn text(octets: &[u8]) -> String {
    octets.iter().map(|octet| format!("{octet:02x}")).collect()
}
