// SPDX-License-Identifier: MIT OR Apache-2.0
//! `report`: the page is well-formed, needs nothing from elsewhere, and has the numbers that it was
//! given.

mod common;

use common::{begins, gives, has, out, run};
use roxmltree::{Document, Node};
use std::collections::HashSet;
use std::path::{Path, PathBuf};

/// A file of this test alone, which is not there yet.
fn file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("report-{name}"));
    let _ = std::fs::remove_file(&path);
    path
}

fn written(name: &str, text: &str) -> String {
    let path = file(name);
    std::fs::write(&path, text).expect("a file");
    path.display().to_string()
}

/// Ring, size, implementation, cycles and ratio.
type Measured = (&'static str, &'static str, &'static str, u64, f64);

/// Cycles and ratios that nothing else in the page has.
fn data() -> (Vec<Measured>, String) {
    let of_fields = "bezout/itoh_tsujii/pclmulqdq";
    let rows = vec![
        ("int", "256", "bezout/divstep60/avx2", 3_171, 1.37),
        ("int", "512", "bezout/divstep60/avx2", 6_389, 1.59),
        ("int", "256", "peer <b>&\"1\"", 7_213, 1.0),
        ("int", "512", "peer <b>&\"1\"", 11_927, 1.0),
        ("gf2", "gf2_163-dstu", of_fields, 1_709, 2.83),
        ("gf2", "gf2_571-fips", of_fields, 17_011, 2.91),
        ("poly", "sntrup761-rq", "bezout/divstep/avx2", 98_765, 4.41),
    ];
    let line = |(ring, size, name, cycles, ratio): &Measured| {
        let row = serde_json::json!({
            "op": "invert", "ring": ring, "size": size, "impl": name, "timing": "ct", "regime": "stream", "cycles": cycles,
            "clock": "calibrated", "instructions": null, "ns": 1.5, "ratio": ratio, "cpu": "Some <CPU>", "compiler": "rustc 9.8.7",
            "flags": "opt-level=3", "commit": "c0ffee123456", "quoted": false
        });
        format!("{row}\n")
    };
    let text = rows.iter().map(line).collect();
    (rows, text)
}

/// The page as XML: the elements that HTML does not close are closed.
fn xml(html: &str) -> String {
    let body = html.strip_prefix("<!DOCTYPE html>");
    let body = body.expect("a document type").replace("<wbr>", "<wbr/>");
    let mut parts = body.split("<meta ");
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (attributes, rest) = part.split_once('>').expect("an end");
        text += &format!("<meta {attributes}/>{rest}");
    }
    text
}

fn text(node: Node<'_, '_>) -> String {
    let texts = node.descendants().filter(|n| n.is_text());
    texts.filter_map(|n| n.text()).collect()
}

/// What has this value of an attribute.
fn having<'a>(
    node: Node<'a, 'a>,
    name: &'static str,
    value: &'static str,
) -> impl Iterator<Item = Node<'a, 'a>> {
    let all = node.descendants();
    all.filter(move |n| n.attribute(name) == Some(value))
}

fn elements<'a>(
    document: &'a Document<'a>,
    name: &'static str,
) -> impl Iterator<Item = Node<'a, 'a>> {
    document
        .descendants()
        .filter(move |node| node.tag_name().name() == name)
}

fn report(name: &str, more: &str) -> String {
    let (_, lines) = data();
    let lines = written(&format!("{name}.jsonl"), &lines);
    let path = file(&format!("{name}.html"));
    let page = path.display();
    let options = format!("--data {lines} --pairs 10 {more}");
    gives(
        &format!("report --output {page} {options}"),
        &page.to_string(),
    );
    std::fs::read_to_string(&path).expect("a page")
}

#[test]
fn the_page_is_well_formed_and_needs_nothing() {
    let html = report("form", "");
    let text = xml(&html);
    let document = Document::parse(&text).expect("well-formed");
    let names = document.descendants().map(|node| node.tag_name().name());
    let names: HashSet<_> = names.collect();
    for name in "script link img iframe object embed base form".split(' ') {
        assert!(!names.contains(name), "{name}");
    }
    let mut ids = HashSet::new();
    for node in document.descendants() {
        for attribute in node.attributes() {
            let value = attribute.value();
            assert!(!attribute.name().starts_with("on"), "{value}");
            match attribute.name() {
                // To a place in the page; or to a document, if the repository has an address.
                "href" if !value.starts_with('#') => {
                    let repository = env!("CARGO_PKG_REPOSITORY");
                    let known = !repository.is_empty() && value.starts_with(repository);
                    assert!(known, "{value}");
                }
                "src" | "srcset" | "action" => panic!("{value}"),
                "id" => assert!(ids.insert(value.to_owned()), "{value} twice"),
                _ => {}
            }
        }
    }
    for node in document.descendants() {
        for name in ["aria-labelledby", "href"] {
            let targets = node.attribute(name).unwrap_or_default().split_whitespace();
            for target in targets.filter(|target| !target.contains("://")) {
                assert!(ids.contains(target.trim_start_matches('#')), "{target}");
            }
        }
    }
    let (_, style) = html.split_once("<style>").expect("a style");
    let (style, _) = style.split_once("</style>").expect("its end");
    assert!(!style.contains("url(") && !style.contains("@import"));
    // The name of XML's own vocabulary is no address that anybody loads.
    let addresses = html.replace("http://www.w3.org/2000/svg", "");
    let addresses = addresses.replace(concat!("href=\"", env!("CARGO_PKG_REPOSITORY")), "");
    assert!(!addresses.contains("://"));
}

#[test]
fn every_figure_has_a_title_and_a_description() {
    let html = report("figures", "");
    let text = xml(&html);
    let document = Document::parse(&text).expect("well-formed");
    let figures: Vec<_> = elements(&document, "svg")
        .filter(|svg| svg.attribute("aria-hidden").is_none())
        .collect();
    // Times of integers and of fields; four distributions; a strip.
    assert_eq!(figures.len(), 7);
    for figure in figures {
        assert_eq!(figure.attribute("role"), Some("img"));
        for name in ["title", "desc"] {
            let found = figure.children().find(|n| n.tag_name().name() == name);
            let text = found.and_then(|n| n.text()).expect(name);
            assert!(text.len() > 5, "{name}");
        }
        for path in figure.descendants().filter_map(|n| n.attribute("d")) {
            assert!(!path.contains("NaN") && !path.contains("inf"), "{path}");
        }
    }
}

#[test]
fn each_number_is_from_the_data() {
    let html = report("numbers", "");
    let page = xml(&html);
    let document = Document::parse(&page).expect("well-formed");
    let (rows, _) = data();
    let mut expected: Vec<(String, String, String)> = Vec::new();
    let tables = elements(&document, "table").filter(|t| t.attribute("class") != Some("matrix"));
    let mut found = Vec::new();
    for table in tables {
        let heads: Vec<String> = having(table, "scope", "col").map(text).collect();
        for row in table.descendants().filter(|n| n.has_tag_name("tr")).skip(1) {
            let cells: Vec<_> = row.children().filter(|n| n.is_element()).collect();
            assert_eq!(cells.len(), heads.len());
            for (head, cell) in heads.iter().zip(&cells).skip(1) {
                let times = having(*cell, "class", "time").map(|time| text(time).replace(',', ""));
                found.extend(times.map(|time| (text(cells[0]), head.clone(), time)));
            }
        }
    }
    for (_, size, name, cycles, ratio) in &rows {
        expected.push((name.to_string(), size.to_string(), cycles.to_string()));
        has(&html, &[&format!("vs peer {ratio:.2}<")]);
    }
    expected.sort();
    found.sort();
    assert_eq!(found, expected);
    // 7213 / 3171 and 11927 / 6389.
    has(&html, &["×2.27", "×1.87"]);
    has(
        &html,
        &[
            "Some &lt;CPU&gt;",
            "rustc 9.8.7",
            "c0ffee123456",
            "calibrated",
        ],
    );
    has(&html, &["proved 591", "proved 511", "proved 369"]);
    let titles = elements(&document, "title").filter_map(|n| n.text());
    let points: Vec<_> = titles.filter(|t| t.contains(" at ")).collect();
    let drawn = rows.iter().filter(|row| row.0 != "poly");
    let drawn: Vec<_> = drawn
        .map(|(_, size, name, cycles, _)| {
            let thousands = format!("{},{:03}", cycles / 1000, cycles % 1000);
            let degree = size.trim_start_matches("gf2_").split('-').next();
            format!("{name}: {thousands} at {}", degree.unwrap_or(size))
        })
        .collect();
    assert_eq!(points, drawn);
}

/// The cost of an inverse comes first, beside the fastest peer of the lines and the fastest figure
/// that others published; names lead to the kernels.
#[test]
fn the_report_begins_with_an_inverse() {
    let html = report("headline", "");
    let page = xml(&html);
    let document = Document::parse(&page).expect("well-formed");
    let first = elements(&document, "section").next().expect("a section");
    assert_eq!(first.attribute("id"), Some("headline"));
    let facts: Vec<_> = having(first, "class", "card fact").map(text).collect();
    let [ours, peer, published] = &facts[..] else {
        panic!("{facts:?}")
    };
    has(ours, &["divstep60/avx2", "3,171 cycles on Some <CPU>"]);
    // 7213 / 3171.
    has(peer, &["peer <b>&\"1\"", "2.27 times"]);
    has(
        published,
        &["3,439 cycles", "lib25519/20241004/amd64-safegcd"],
    );
    has(published, &["AMD Zen 3", "published measurements"]);
    let code = text(first);
    let code = code.split("takes ").last().expect("a name");
    let code = code.trim_end_matches('.').trim();
    has(&out("kernels"), &[&format!(" {code} ")]);
    let link = elements(&document, "a").find(|a| text(*a) == "bezout/divstep60/avx2");
    let link = link.and_then(|a| a.attribute("href")).expect("a link");
    let row = document
        .descendants()
        .find(|n| n.attribute("id") == link.strip_prefix('#'));
    begins(&text(row.expect("a row")), "divstep60/avx2");
}

#[test]
fn a_run_of_the_check_is_a_matrix() {
    let cell = |routine: &str, instrument: &str, state: &str| {
        format!(
            r#"{{"profile":"release","routine":"{routine}","length":"256","instrument":"{instrument}","state":"{state}"}}{}"#,
            "\n"
        )
    };
    let cells = [
        cell("first <one>", "trace", "checked"),
        cell("first <one>", "memcheck", "valgrind does not run it"),
        cell("second", "trace", "not on this CPU"),
        cell("second", "memcheck", ""),
    ];
    let cells = written("cells.jsonl", &cells.concat());
    let html = report("matrix", &format!("--coverage {cells}"));
    let page = xml(&html);
    assert!(Document::parse(&page).is_ok());
    has(
        &html,
        &[
            "A run, profile release",
            "first &lt;one&gt;",
            "1: valgrind does not run it",
        ],
    );
    has(&html, &["1 empty", "1 not on this CPU"]);
}

#[test]
fn what_cannot_be_done_is_said_and_leaves_no_file() {
    let page = file("refused.html");
    let data = written("bad.jsonl", "{\"op\":\"invert\"}\n");
    let report = |more: &str| {
        run(&format!(
            "report --output {} --pairs 1 {more}",
            page.display()
        ))
    };
    report(&format!("--data {data}")).refused(&["--data", "line 1: missing field"]);
    let empty = written("empty.jsonl", "\n");
    report(&format!("--data {empty}")).refused(&["lines of JSON are accepted"]);
    report("--data no-such-file").refused(&["no-such-file"]);
    let (_, lines) = self::data();
    let good = written("good.jsonl", &lines);
    report(&format!("--data {good} --coverage {data}")).refused(&["--coverage"]);
    assert!(!page.exists());
    std::fs::write(&page, "mine").expect("a file");
    report(&format!("--data {good}")).refused(&["--force"]);
    assert_eq!(std::fs::read_to_string(&page).expect("a file"), "mine");
    report(&format!("--data {good} --force")).quiet().ends(0);
    begins(
        &std::fs::read_to_string(&page).expect("a file"),
        "<!DOCTYPE html>",
    );
}
