// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a reader wants to know first: which code this CPU takes for an inverse, what that costs,
//! and what others need.

use super::axis::number;
use super::rows::{Group, Implementation};
use bezout_measure::quoted;
use bezout_measure::report::Quoted;
use maud::{Markup, html};

/// The sizes at which it may be, the first one that was measured.
const SIZES: [&str; 2] = ["2^255-19", "256"];

/// A time of one call, and whose it is.
#[derive(Debug, PartialEq)]
struct Time<'a> {
    name: &'a str,
    cycles: Option<f64>,
    ns: Option<f64>,
}

/// The times of one group at one size.
struct Found<'a> {
    group: &'a Group,
    size: &'a str,
    ours: Time<'a>,
    peer: Option<Time<'a>>,
}

/// `code` is what the library took for such an inverse when the report was written, on the CPU
/// `here`.
pub fn headline(groups: &[Group], code: &str, here: &str) -> Markup {
    let found = SIZES.iter().find_map(|size| find(groups, size, code));
    let published = fastest_published();
    html! {
        @if let Some(found) = &found {
            @let Found { group, size, ours, peer } = found;
            div class="facts" {
                div class="card fact" {
                    p class="big" { (amount(ours)) }
                    p { "One inverse " (modulus(size)) ", in constant time, by " b { (ours.name) } "." }
                    p class="unit" { (more(ours)) (group.key.cpu) }
                }
                @if let Some(peer) = peer {
                    div class="card fact" {
                        p class="big" { (amount(peer)) }
                        p { "The fastest other library on the same CPU: " b { (peer.name) } "." }
                        @if let Some(ratio) = ratio(peer, ours) { p class="unit" { "Bezout is " (format!("{ratio:.2}")) " times as fast." } }
                    }
                }
                @if let Some(row) = &published {
                    div class="card fact" {
                        p class="big" { (number(row.cycles as f64)) " cycles" }
                        p { "The fastest published figure modulo 2^255-19: " b { (row.name) } " on " (row.cpu) "." }
                        p class="unit" { "Source: " (row.source) ". It is of another machine." }
                    }
                }
            }
        }
        p { "For 256 bits this CPU, " (here) ", takes " b { (code) } "." }
    }
}

/// Ours is the public function if it was measured, else the code that it takes, else the fastest
/// kernel.
fn find<'a>(groups: &'a [Group], size: &'a str, code: &str) -> Option<Found<'a>> {
    let key = ["int", "invert", "ct", "stream"];
    let mut groups = groups.iter().filter(|group| {
        let of = &group.key;
        [&*of.ring, &*of.op, &*of.timing, &*of.regime] == key
    });
    groups.find_map(|group| {
        let measured = group.implementations.iter().filter(|i| !i.quoted);
        let (own, others): (Vec<_>, Vec<_>) = measured.partition(|i| i.name.starts_with("bezout/"));
        let named = |wanted: &dyn Fn(&str) -> bool| {
            let mut all = own.iter().filter(|i| wanted(&i.name["bezout/".len()..]));
            all.find_map(|i| time(i, size))
        };
        let ours = named(&|name| name.contains("::"))
            .or_else(|| named(&|name| name == code))
            .or_else(|| named(&|_| true))?;
        let peer = others.iter().filter_map(|i| time(i, size));
        let peer = peer.min_by(|a, b| a.least().total_cmp(&b.least()));
        Some(Found {
            group,
            size,
            ours,
            peer,
        })
    })
}

fn time<'a>(implementation: &'a Implementation, size: &str) -> Option<Time<'a>> {
    let cell = implementation.at(size)?;
    cell.time()?;
    let name = &implementation.name;
    Some(Time {
        name: name.strip_prefix("bezout/").unwrap_or(name),
        cycles: cell.cycles,
        ns: cell.ns,
    })
}

impl Time<'_> {
    fn least(&self) -> f64 {
        self.cycles.or(self.ns).unwrap_or(f64::INFINITY)
    }
}

fn amount(time: &Time<'_>) -> String {
    match (time.ns, time.cycles) {
        (Some(ns), _) => format!("{} ns", number(ns.round())),
        (None, Some(cycles)) => format!("{} cycles", number(cycles)),
        (None, None) => String::new(),
    }
}

fn more(time: &Time<'_>) -> String {
    match (time.ns, time.cycles) {
        (Some(_), Some(cycles)) => format!("{} cycles on ", number(cycles)),
        _ => "On ".into(),
    }
}

fn ratio(peer: &Time<'_>, ours: &Time<'_>) -> Option<f64> {
    let both = |a: Option<f64>, b: Option<f64>| Some(a? / b?);
    both(peer.cycles, ours.cycles).or_else(|| both(peer.ns, ours.ns))
}

fn modulus(size: &str) -> String {
    match size.starts_with("2^") {
        true => format!("modulo {size}"),
        false => format!("modulo an odd number of {size} bits"),
    }
}

/// Of all that are quoted for 2^255-19.
fn fastest_published() -> Option<Quoted<'static>> {
    quoted::inversions(SIZES[0]).min_by_key(|row| row.cycles)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::rows::{groups, parse};

    fn text(size: &str, name: &str, cycles: u32) -> String {
        let ns = cycles / 2;
        format!(
            r#"{{"op":"invert","ring":"int","size":"{size}","impl":"{name}","timing":"ct","cycles":{cycles},"clock":"c","ns":{ns},"ratio":null,"cpu":"C"}}"#
        )
    }

    #[test]
    fn the_public_function_is_set_beside_the_fastest_peer() {
        let lines = [
            text("256", "bezout/fast/x", 100),
            text("2^255-19", "bezout/fast/x", 1000),
            text("2^255-19", "bezout/Modulus::invert", 1200),
            text("2^255-19", "slow/1.0", 3000),
            text("2^255-19", "peer/1.0", 1800),
        ];
        let all = groups(&parse(&lines.join("\n")).unwrap());
        let html = headline(&all, "fast/x", "this one").into_string();
        for part in [
            ">600 ns<",
            ">900 ns<",
            "1,200 cycles on C",
            "peer/1.0",
            "1.50 times",
            "3,439 cycles",
            "AMD Zen 3",
            "this one, takes <b>fast/x",
        ] {
            assert!(html.contains(part), "{part}: {html}");
        }
        assert!(!html.contains("slow"));
    }

    #[test]
    fn without_a_public_function_the_code_is_shown_and_without_times_its_name_alone() {
        let lines = [
            text("256", "bezout/first/x", 100),
            text("256", "bezout/second/y", 200),
        ];
        let all = groups(&parse(&lines.join("\n")).unwrap());
        let html = headline(&all, "second/y", "C").into_string();
        assert!(
            html.contains(">100 ns<") && html.contains("of 256 bits"),
            "{html}"
        );
        let html = headline(&[], "second/y", "C").into_string();
        assert!(html.contains("second/y") && !html.contains("class=\"big\""));
    }
}
