// SPDX-License-Identifier: MIT OR Apache-2.0
//! The page itself. What it looks like is in `theme.css` and `style.css`; it loads nothing, and
//! says so to the browser.

use super::axis::number;
use super::coverage::{self, INSTRUMENTS, Matrix, Tally};
use super::figures::{self, Figure};
use super::headline::headline;
use super::names::Names;
use super::rows::{Cell, Group, Implementation, Line, groups};
use super::steps::Steps;
use super::strip;
use crate::environment::Environment;
use crate::registry::Row;
use crate::trace::Trace;
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// All that a report shows.
pub struct Report {
    /// Of the program that writes it.
    pub environment: Environment,
    pub lines: Vec<Line>,
    /// Whether the lines were given, rather than measured for this report.
    pub given: bool,
    /// The code that the library took here for an inverse modulo 2^255-19.
    pub code: String,
    pub steps: Vec<Steps>,
    /// Of single divsteps, and the command that shows it.
    pub trace: Trace,
    pub command: String,
    /// Of a run of `ctcheck`; empty if there is none.
    pub cells: Vec<coverage::Cell>,
}

const STYLE: &str = concat!(include_str!("theme.css"), include_str!("style.css"));
/// Neither scripts nor anything from elsewhere.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

/// The whole document.
pub fn page(report: &Report) -> String {
    let groups = groups(&report.lines);
    let names = Names::new(&report.environment.cpu);
    let sections = [
        (
            "headline",
            "An inverse",
            Some(headline(&groups, &report.code, &report.environment.cpu)),
        ),
        ("time", "Time over length", time(report, &groups, &names)),
        ("fields", "Cycles over m", fields(&groups, &names)),
        ("tables", "All times", tables(&groups, &names)),
        ("steps", "Steps and bounds", steps(report)),
        ("trace", "One inversion, step by step", trace(report)),
        ("coverage", "Constant-time check", check(report, &names)),
        ("machine", "Machine", machine(report)),
    ];
    let markup = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                title { "Bezout: report" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                a class="skip" href="#headline" { "Skip to the report" }
                header {
                    h1 { "Bezout: report" }
                    p class="lead" { "Speed, step counts and timing checks of greatest common divisors, inverses and symbols." }
                    nav aria-label="Sections" {
                        @for (id, name, content) in &sections {
                            @if content.is_some() { a href={ "#" (id) } { (name) } }
                        }
                    }
                }
                main {
                    @for (id, name, content) in &sections {
                        @if let Some(content) = content {
                            section id=(id) aria-labelledby={ (id) "-heading" } {
                                h2 id={ (id) "-heading" } { (name) }
                                (content)
                            }
                        }
                    }
                }
                footer { p { "Written by " code { "bezout report" } ", version " (env!("CARGO_PKG_VERSION")) "." } }
            }
        }
    };
    markup.into_string()
}

/// Where the program and each line came from.
fn machine(report: &Report) -> Option<Markup> {
    let mut sources: Vec<[String; 5]> = Vec::new();
    for line in report.lines.iter().filter(|line| !line.quoted) {
        let or = |x: &Option<String>| x.clone().unwrap_or_else(|| "unknown".into());
        let source = [
            line.cpu.clone(),
            or(&line.compiler),
            or(&line.flags),
            or(&line.commit),
            line.clock.clone(),
        ];
        if !sources.contains(&source) {
            sources.push(source);
        }
    }
    let names = ["CPU", "Compiler", "Flags", "Commit", "Clock"];
    Some(html! {
        @if !report.given {
            p { "The times are those of this program's own kernels on this machine. On a busy machine they mean little." }
        }
        div class="cards" {
            @for source in &sources {
                div class="card" {
                    h3 { "Measured on" }
                    dl { @for (name, value) in names.iter().zip(source) { div { dt { (name) } dd { (value) } } } }
                }
            }
            div class="card" {
                h3 { "Report written by" }
                @let this = &report.environment;
                dl {
                    div { dt { "Program" } dd { "bezout " (env!("CARGO_PKG_VERSION")) } }
                    div { dt { "CPU" } dd { (this.cpu) } }
                    div { dt { "Compiler" } dd { (this.compiler) } }
                    div { dt { "Flags" } dd { (this.flags) } }
                    div { dt { "Commit" } dd { (this.commit) } }
                }
            }
        }
    })
}

fn time(report: &Report, groups: &[Group], names: &Names) -> Option<Markup> {
    let all = figures::times(groups, "int", names);
    let regimes = report.lines.iter().any(|line| line.regime != "stream");
    (!all.is_empty()).then(|| html! {
        p { "Both axes are logarithmic: a straight line is a power of the length. Lower is faster. Bold is what the public functions take." }
        @if regimes {
            p { em { "rested" } " and " em { "scalar" } ": calls 2 to 4 after a pause of other code. Without such a word calls follow calls." }
        }
        (grid(&all))
    })
}

fn fields(groups: &[Group], names: &Names) -> Option<Markup> {
    let all = figures::times(groups, "gf2", names);
    (!all.is_empty()).then(|| html! {
        p { "One inversion in the binary field GF(2^m), for the fields of the standards. The vertical axis is logarithmic." }
        (grid(&all))
    })
}

fn steps(report: &Report) -> Option<Markup> {
    let all = figures::steps(&report.steps);
    (!all.is_empty()).then(|| html! {
        p {
            "Constant time needs a number of steps that is enough for all inputs. Typical inputs need fewer. "
            "The distance between the bars and the bound is the price of constant time. All four have the same axes, from 0 on."
        }
        (grid(&all))
    })
}

fn grid(all: &[Figure]) -> Markup {
    html! {
        div class="grid" {
            @for figure in all {
                figure {
                    h3 { @if let Some(table) = &figure.table { a href={ "#" (table) } { (figure.title) } } @else { (figure.title) } }
                    (PreEscaped(&figure.svg))
                    @if !figure.note.is_empty() {
                        figcaption {
                            (figure.note)
                            @if let Some((text, document)) = figure.source { " " (document_link(env!("CARGO_PKG_REPOSITORY"), text, document)) "." }
                        }
                    }
                }
            }
        }
    }
}

/// A document of the repository: its address, if the repository has one, or else its place there.
fn document_link(repository: &str, text: &str, document: &str) -> Markup {
    html! {
        @if repository.is_empty() { (text) ", " code { (document) } }
        @else { a href={ (repository) "/blob/main/" (document) } { (text) } }
    }
}

fn tables(groups: &[Group], names: &Names) -> Option<Markup> {
    (!groups.is_empty()).then(|| html! {
        p {
            "Times of one call. Beside each time: how many times as long as the fastest row it takes. "
            b { "vs peer" } ": how many times faster than the best other library, measured side by side, in each run."
        }
        @for (i, group) in groups.iter().enumerate() { (table(group, i, names)) }
    })
}

fn table(group: &Group, index: usize, names: &Names) -> Markup {
    let unit = if group.in_cycles() { "cycles" } else { "ns" };
    let title = figures::title(&group.key);
    html! {
        details open=[(index == 0).then_some("")] {
            summary { (title) " " span class="unit" { (unit) ", " (group.implementations.len()) " rows" } }
            div class="scroll" id=(figures::table_id(index)) tabindex="0" role="region" aria-label=(title) {
                table {
                    thead {
                        tr {
                            th scope="col" { "Implementation" }
                            @for size in &group.sizes { th scope="col" class="number" { (size) } }
                        }
                    }
                    tbody { @for i in &group.implementations { (row(group, i, names)) } }
                }
            }
        }
    }
}

fn row(group: &Group, implementation: &Implementation, names: &Names) -> Markup {
    let anchor = names.anchor(&group.key, &implementation.name);
    let ours = implementation.name.starts_with("bezout/");
    html! {
        tr class=[ours.then_some("ours")] {
            th scope="row" {
                @if let Some(anchor) = anchor { a href={ "#" (anchor) } { (breakable(&implementation.name)) } } @else { (breakable(&implementation.name)) }
                @if implementation.quoted { " " small { "quoted" } }
                @if names.is_default(&group.key, &implementation.name) { " " small class="best" { "default" } }
            }
            @for size in &group.sizes {
                td class="number" {
                    @if let Some(cell) = implementation.at(size) { (contents(group, cell)) }
                }
            }
        }
    }
}

/// A name that may go on in the next line after each slash.
fn breakable(name: &str) -> Markup {
    html! {
        @for (i, part) in name.split('/').enumerate() { @if i > 0 { "/" wbr; } (part) }
    }
}

fn contents(group: &Group, cell: &Cell) -> Markup {
    let time = if group.in_cycles() {
        cell.cycles
    } else {
        cell.ns.or(cell.cycles)
    };
    let relative = group
        .fastest(&cell.size)
        .zip(cell.time())
        .map(|(fastest, time)| time / fastest);
    html! {
        @if let Some(time) = time { span class="time" { (number(time)) } }
        @if let Some(relative) = relative {
            @if relative > 1.0 { small { "×" (format!("{relative:.2}")) } } @else { small class="best" { "fastest" } }
        }
        @if let Some(text) = range(&cell.ratios) { small class="peer" { "vs peer " (text) } }
    }
}

/// One ratio, or the lowest and the highest one.
fn range(ratios: &[f64]) -> Option<String> {
    let low = ratios.iter().copied().min_by(f64::total_cmp)?;
    let high = ratios.iter().copied().max_by(f64::total_cmp)?;
    let [low, high] = [low, high].map(|x| format!("{x:.2}"));
    Some(if low == high {
        low
    } else {
        format!("{low}–{high}")
    })
}

fn trace(report: &Report) -> Option<Markup> {
    let count = report.trace.steps.len() - 1;
    let values = &report.trace.steps[0].values;
    let title = format!("The {count} divsteps of one inversion");
    let description = format!(
        "From left to right the divsteps of f = {:#x} and g = {:#x}. Each column has the bits of a number, the lowest at the bottom; ones are dark. \
         g loses its lowest bit in each step and ends at 0, where f is 1 or -1.",
        values[0], values[1]
    );
    Some(html! {
        p {
            "Each column has the bits of " i { "f" } " and " i { "g" } ", the lowest at the bottom, and below them which step is next. "
            "A divstep looks at the lowest bit of " i { "g" } " and at the counter delta alone: that is what makes it constant time."
        }
        figure {
            div class="scroll" tabindex="0" role="region" aria-label=(title) {
                div class="strip" style={ "min-width:" (strip::width(&report.trace)) "px" } {
                    (PreEscaped(strip::draw("strip", &title, &description, &report.trace)))
                }
            }
            ul class="legend" {
                @for (class, text) in [
                    ("ones", "a bit that is 1"), ("zeros", "a bit that is 0"), ("ones negative", "of a negative number"),
                    ("even", "g even: halve it"), ("keep", "add f, halve"), ("swap", "swap, subtract, halve"),
                ] {
                    li { svg viewBox="0 0 12 12" aria-hidden="true" class="swatch square" { path class=(class) d="M0 0h12v12H0z" {} } (text) }
                }
            }
            figcaption { "For numbers of your own: " code { (report.command) } }
        }
    })
}

fn check(report: &Report, names: &Names) -> Option<Markup> {
    let kernels = names.constant();
    let matrices = coverage::matrices(&report.cells);
    Some(html! {
        p {
            "What promises constant time is checked on the binary. Each kernel is under at least two instruments, "
            "which fail on planted leaks in every run."
        }
        @for matrix in &matrices { (run(matrix)) }
        (by_kernel(&kernels))
    })
}

/// What one run did.
fn run(matrix: &Matrix) -> Markup {
    let Tally {
        checked,
        reasoned,
        not_here,
        empty,
    } = matrix.total;
    html! {
        h3 { "A run, profile " (matrix.profile) }
        ul class="legend tally" {
            li { span class="dot checked" { "●" } (number(checked as f64)) " cells checked" }
            li { span class="dot reasoned" { "◐" } (number(reasoned as f64)) " not, for a stated reason" }
            li { span class="dot not-here" { "○" } (number(not_here as f64)) " not on this CPU" }
            li { span class="dot empty" { "✕" } (number(empty as f64)) " empty, which fails" }
        }
        @if !matrix.reasons.is_empty() {
            ul class="reasons" { @for (reason, count) in &matrix.reasons { li { (number(*count as f64)) ": " (reason) } } }
        }
        details {
            summary { "Every routine " span class="unit" { (matrix.rows.len()) " rows" } }
            div class="scroll tall" tabindex="0" role="region" aria-label={ "Routines, profile " (matrix.profile) } {
                table class="matrix" {
                    thead { tr { th scope="col" { "Routine" } @for name in &matrix.instruments { th scope="col" { (name) } } } }
                    tbody {
                        @for (routine, tallies) in &matrix.rows {
                            tr { th scope="row" { (routine) } @for tally in tallies { (dot(*tally)) } }
                        }
                    }
                }
            }
        }
    }
}

fn dot(tally: Tally) -> Markup {
    let (mark, words) = match tally.class() {
        "checked" => ("●", format!("{} checked", tally.checked)),
        "reasoned" => (
            "◐",
            format!(
                "{} checked, {} not, for a reason",
                tally.checked, tally.reasoned
            ),
        ),
        "not-here" => (
            "○",
            format!(
                "{} checked, {} not on this CPU",
                tally.checked, tally.not_here
            ),
        ),
        "empty" => ("✕", format!("{} empty", tally.empty)),
        _ => ("", "does not apply".into()),
    };
    html! { td { span class={ "dot " (tally.class()) } title=(words) role="img" aria-label=(words) { (mark) } } }
}

/// The instruments of each kernel, by the library's tables.
fn by_kernel(kernels: &[(String, &Row)]) -> Markup {
    html! {
        h3 { "Instruments by kernel" }
        details open="" {
            summary { "Every kernel in constant time " span class="unit" { (kernels.len()) " rows" } }
            div class="scroll tall" tabindex="0" role="region" aria-label="Instruments by kernel" {
                table class="matrix" {
                    thead { tr { th scope="col" { "Kernel" } @for name in INSTRUMENTS { th scope="col" { (name) } } } }
                    tbody {
                        @for (anchor, kernel) in kernels {
                            tr id=(anchor) {
                                th scope="row" { (kernel.name) " " small { (kernel.label) } }
                                @for under in coverage::judges(kernel) {
                                    @let words = if under { "checks it" } else { "does not apply" };
                                    td {
                                        span class={ "dot " (if under { "checked" } else { "none" }) } role="img" aria-label=(words) title=(words) {
                                            (if under { "●" } else { "·" })
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documents_are_links_where_the_repository_has_an_address() {
        let html =
            |repository| document_link(repository, "proof", "proofs/README.md#1").into_string();
        assert_eq!(html(""), "proof, <code>proofs/README.md#1</code>");
        assert_eq!(
            html("https://example.org/b"),
            r#"<a href="https://example.org/b/blob/main/proofs/README.md#1">proof</a>"#
        );
    }

    #[test]
    fn ratios_are_one_number_or_two() {
        assert_eq!(range(&[]), None);
        assert_eq!(range(&[1.251, 1.252]).as_deref(), Some("1.25"));
        assert_eq!(range(&[2.0, 1.5, 1.75]).as_deref(), Some("1.50–2.00"));
    }
}
