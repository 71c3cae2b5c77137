// SPDX-License-Identifier: MIT OR Apache-2.0
//! A writer of SVG figures that are part of a page: what they look like is said by the page's style
//! sheet, by classes, so that they are dark on a dark page. Each has a title and a description for
//! those who do not see it.

use std::fmt::{Display, Write};

/// A figure that is being drawn.
pub struct Svg {
    body: String,
    open: Vec<&'static str>,
}

/// Attributes of an element.
pub type Attributes<'a> = &'a [(&'static str, &'a dyn Display)];

impl Svg {
    /// An empty figure of this size. The `id` is unique in its page.
    pub fn new(id: &str, title: &str, description: &str, width: f64, height: f64) -> Self {
        let mut svg = Self {
            body: String::new(),
            open: Vec::new(),
        };
        let names = format!("{id}-title {id}-desc");
        svg.open(
            "svg",
            &[
                ("xmlns", &"http://www.w3.org/2000/svg"),
                (
                    "viewBox",
                    &format!("0 0 {} {}", Short(width), Short(height)),
                ),
                ("role", &"img"),
                ("aria-labelledby", &names),
            ],
        );
        svg.with_text("title", &[("id", &format!("{id}-title"))], title);
        svg.with_text("desc", &[("id", &format!("{id}-desc"))], description);
        svg
    }

    /// Starts an element that has others in it.
    pub fn open(&mut self, name: &'static str, attributes: Attributes<'_>) {
        self.start(name, attributes);
        self.body.push('>');
        self.open.push(name);
    }

    /// Ends the element that was started last.
    pub fn close(&mut self) {
        if let Some(name) = self.open.pop() {
            let _ = write!(self.body, "</{name}>");
        }
    }

    /// An element without content.
    pub fn element(&mut self, name: &'static str, attributes: Attributes<'_>) {
        self.start(name, attributes);
        self.body.push_str("/>");
    }

    /// An element whose content is text.
    pub fn with_text(&mut self, name: &'static str, attributes: Attributes<'_>, text: &str) {
        self.start(name, attributes);
        let _ = write!(self.body, ">{}</{name}>", Escaped(text));
    }

    /// A line.
    pub fn line(&mut self, class: &str, from: (f64, f64), to: (f64, f64)) {
        let path = format!(
            "M{} {}L{} {}",
            Short(from.0),
            Short(from.1),
            Short(to.0),
            Short(to.1)
        );
        self.path(class, &path);
    }

    /// A path.
    pub fn path(&mut self, class: &str, path: &str) {
        self.element("path", &[("class", &class), ("d", &path)]);
    }

    /// Text, whose `anchor` is its start, middle or end.
    pub fn text(&mut self, class: &str, at: (f64, f64), anchor: &str, text: &str) {
        let place: Attributes<'_> = &[
            ("class", &class),
            ("x", &Short(at.0)),
            ("y", &Short(at.1)),
            ("text-anchor", &anchor),
        ];
        self.with_text("text", place, text);
    }

    /// The whole figure.
    pub fn finish(mut self) -> String {
        while !self.open.is_empty() {
            self.close();
        }
        self.body
    }

    fn start(&mut self, name: &str, attributes: Attributes<'_>) {
        let _ = write!(self.body, "<{name}");
        for (name, value) in attributes {
            let _ = write!(self.body, " {name}=\"{}\"", Escaped(&value.to_string()));
        }
    }
}

/// A coordinate: a tenth of a unit is finer than any screen.
pub struct Short(pub f64);

impl Display for Short {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let tenths = (self.0 * 10.0).round();
        match tenths % 10.0 == 0.0 {
            // Without a sign at zero.
            true => write!(f, "{}", tenths / 10.0 + 0.0),
            false => write!(f, "{:.1}", tenths / 10.0),
        }
    }
}

struct Escaped<'a>(&'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for c in self.0.chars() {
            match c {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                // No XML has these, escaped or not.
                c if c.is_control() && !matches!(c, '\n' | '\t') => f.write_char('\u{fffd}')?,
                c => f.write_char(c)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_is_xml_with_title_and_description() {
        let mut svg = Svg::new("one", "a < b & \"c\"", "a bell: \u{7}", 10.0, 20.5);
        svg.open("g", &[("class", &"x\"y")]);
        svg.line("axis", (0.0, -0.01), (1.25, 3.0));
        svg.text("label", (1.0, 2.0), "middle", "1 < 2");
        let text = svg.finish();
        let document = roxmltree::Document::parse(&text).expect(&text);
        let root = document.root_element();
        assert_eq!(root.attribute("viewBox"), Some("0 0 10 20.5"));
        let of = |name: &str| {
            let mut found = document
                .descendants()
                .filter(|n| n.has_tag_name(("http://www.w3.org/2000/svg", name)));
            let node = found.next().expect(name);
            (
                node.attribute("id").unwrap_or("").to_owned(),
                node.text().unwrap_or("").to_owned(),
            )
        };
        assert_eq!(of("title"), ("one-title".into(), "a < b & \"c\"".into()));
        assert_eq!(of("desc"), ("one-desc".into(), "a bell: \u{fffd}".into()));
        assert_eq!(
            root.attribute("aria-labelledby"),
            Some("one-title one-desc")
        );
        assert_eq!(of("text").1, "1 < 2");
        let group = document
            .descendants()
            .find(|n| n.tag_name().name() == "g")
            .expect("g");
        assert_eq!(group.attribute("class"), Some("x\"y"));
        let path = document
            .descendants()
            .find(|n| n.tag_name().name() == "path")
            .expect("path");
        assert_eq!(path.attribute("d"), Some("M0 0L1.3 3"));
    }
}
