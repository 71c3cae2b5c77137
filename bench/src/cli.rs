// SPDX-License-Identifier: MIT OR Apache-2.0
//! The command line.

use bezout_measure::regime::Regime;
use regex_lite::Regex;
use std::time::Duration;

/// What the user asked for.
#[derive(Debug)]
pub struct Options {
    pub filter: Option<Regex>,
    pub json: bool,
    /// Whether to compare the library's defaults with the measurements.
    pub tune: bool,
    pub list: bool,
    pub clock: Option<String>,
    /// In the order of tables, at least one.
    pub regimes: Vec<Regime>,
    pub budget: Duration,
}

/// What to do.
#[derive(Debug)]
pub enum Command {
    Run(Options),
    Help,
}

impl Options {
    /// Whether the filter, searched in `op/ring/size/impl`, keeps this row.
    pub fn keeps(&self, path: &str) -> bool {
        self.filter
            .as_ref()
            .is_none_or(|filter| filter.is_match(path))
    }
}

/// Reads the arguments after the program's name.
pub fn parse(arguments: impl IntoIterator<Item = String>) -> Result<Command, String> {
    let mut options = Options {
        filter: None,
        json: false,
        tune: false,
        list: false,
        clock: None,
        regimes: vec![Regime::Stream],
        budget: DEFAULT_BUDGET,
    };
    let mut arguments = arguments.into_iter();
    while let Some(argument) = arguments.next() {
        let (name, attached) = match argument.split_once('=') {
            Some((name, value)) => (name, Some(value.to_string())),
            None => (argument.as_str(), None),
        };
        let mut value = || {
            attached
                .clone()
                .or_else(|| arguments.next())
                .ok_or(format!("`{name}` needs a value"))
        };
        match name {
            "--filter" => options.filter = Some(parse_filter(&value()?)?),
            "--clock" => options.clock = Some(value()?),
            "--regime" => options.regimes = parse_regimes(&value()?)?,
            "--seconds" => options.budget = parse_seconds(&value()?)?,
            "--json" if attached.is_none() => options.json = true,
            "--tune" if attached.is_none() => {
                options.tune = true;
                options.regimes = vec![Regime::Stream, Regime::Rested];
                options.filter = Some(parse_filter(crate::tune::FILTER)?);
            }
            "--list" if attached.is_none() => options.list = true,
            "--help" | "-h" if attached.is_none() => return Ok(Command::Help),
            _ => return Err(format!("unknown argument `{argument}`; see --help")),
        }
    }
    Ok(Command::Run(options))
}

fn parse_filter(pattern: &str) -> Result<Regex, String> {
    Regex::new(pattern)
        .map_err(|error| format!("--filter `{pattern}` is no regular expression: {error}"))
}

fn parse_regimes(text: &str) -> Result<Vec<Regime>, String> {
    let names = text.split(',').map(str::parse);
    let wanted: Vec<Regime> = names
        .collect::<Result<_, _>>()
        .map_err(|error| format!("--regime: {error}"))?;
    let kept = Regime::ALL.into_iter();
    Ok(kept.filter(|regime| wanted.contains(regime)).collect())
}

fn parse_seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text
        .parse()
        .map_err(|_| format!("--seconds `{text}` is no number"))?;
    if (0.01..=3600.0).contains(&seconds) {
        Ok(Duration::from_secs_f64(seconds))
    } else {
        Err(format!(
            "--seconds {text} is out of range: accepted is 0.01 to 3600"
        ))
    }
}

const DEFAULT_BUDGET: Duration = Duration::from_millis(1500);

pub const HELP: &str = "\
Measures Bezout's kernels and other libraries, interleaved, on fresh inputs.

Usage: cargo run --release --manifest-path bench/Cargo.toml -- [OPTIONS]

  --filter REGEX     only rows in whose op/ring/size/impl this is found, such as
                     '^invert/int/256/' or 'legendre.*(bezout|crrl)'
  --json             one JSON object a line on standard output, no table
  --tune             measure the kernels between which the library chooses by CPU, in stream
                     and rested, and name each default that is over 5 % slower than another
  --list             print the rows' names and measure nothing
  --seconds NUMBER   time for each op, size and regime, all implementations
                     together (1.5)
  --regime NAMES     what comes before each sample, with commas between several: stream
                     (nothing: calls follow calls, the default), rested (3 ms of scalar
                     code with a memcpy now and then), scalar (the same without memcpy);
                     after a pause the first call is reported, and calls 2 to 4
  --clock NAME       pmu (the CPU's cycle counter) or calibrated (time-stamp counter
                     and a chain of known latency); the former where available
  --help             this text
";

#[cfg(test)]
mod tests {
    use super::*;

    fn options(arguments: &[&str]) -> Result<Options, String> {
        match parse(arguments.iter().map(|argument| argument.to_string()))? {
            Command::Run(options) => Ok(options),
            Command::Help => Err("help".into()),
        }
    }

    #[test]
    fn filter_is_searched_anywhere_in_the_path() {
        let path = "invert/int/2^255-19/bezout/divstep60/portable";
        let keeps = |filter: &str| options(&["--filter", filter]).unwrap().keeps(path);
        assert!(
            keeps("divstep")
                && keeps("^invert/")
                && keeps(r"2\^255-19/bezout")
                && keeps("portable$")
        );
        assert!(!keeps("^int/") && !keeps("gcd") && !keeps("2^255"));
        assert!(options(&[]).unwrap().keeps(path));
    }

    #[test]
    fn values_may_be_attached_or_follow() {
        assert!(options(&["--filter=gcd", "--json"]).unwrap().json);
        assert_eq!(
            options(&["--seconds", "0.5"]).unwrap().budget,
            Duration::from_millis(500)
        );
        assert_eq!(
            options(&["--clock", "pmu"]).unwrap().clock.as_deref(),
            Some("pmu")
        );
    }

    #[test]
    fn regimes_are_listed_once_and_in_order() {
        let regimes = |arguments: &[&str]| options(arguments).unwrap().regimes;
        assert_eq!(regimes(&[]), [Regime::Stream]);
        assert_eq!(regimes(&["--regime=scalar"]), [Regime::Scalar]);
        assert_eq!(
            regimes(&["--regime", "rested,stream,rested"]),
            [Regime::Stream, Regime::Rested]
        );
    }

    #[test]
    fn errors_name_the_argument() {
        for (arguments, part) in [
            (vec!["--filter"], "--filter"),
            (vec!["--filter", "("], "("),
            (vec!["--seconds", "soon"], "soon"),
            (vec!["--seconds", "-1"], "0.01"),
            (vec!["--regime", "stream,tired"], "tired"),
            (vec!["--json=yes"], "--json=yes"),
            (vec!["gcd"], "gcd"),
        ] {
            let error = options(&arguments).unwrap_err();
            assert!(error.contains(part), "{error}");
        }
    }
}
