# SPDX-License-Identifier: MIT OR Apache-2.0
"""The report of `bezout report`, as a reader has it: on a phone and on a desk, light and dark, by keyboard, on paper."""

import pytest
from browser import SCHEMES, SIZES
from selenium.webdriver.common.keys import Keys


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("size", SIZES)
def test_it_can_be_read(browser, report, pictures, size, scheme):
    browser.open(report, size, scheme)
    browser.picture(pictures / f"report-{size}-{scheme}.png")
    browser.run("document.querySelectorAll('details').forEach((d) => { d.open = true; })")
    assert (browser.unreadable(), browser.outside(), browser.loaded(), browser.complaints()) == ([], [], [], [])


def test_it_is_dark_where_that_is_asked_for(browser, report):
    grounds = []
    for scheme in SCHEMES:
        browser.open(report, "desk", scheme)
        grounds.append(browser.run("return getComputedStyle(document.body).backgroundColor"))
    assert grounds[0] != grounds[1]


def test_figures_are_drawn(browser, report):
    """Each has marks of a color that is not that of the ground, and text that is at least 10 px high on a phone."""
    browser.open(report, "phone")
    found = browser.run(
        """return [...document.querySelectorAll("svg[role=img]")].map((svg) => ({
          size: svg.getBoundingClientRect().width,
          drawn: [...svg.querySelectorAll(".series, .bar, .ones")].filter((e) => e.getBBox().width > 5).length,
          small: Math.min(...[...svg.querySelectorAll("text")].map((t) => t.getBoundingClientRect().height)),
        }))"""
    )
    assert len(found) >= 8
    assert all(figure["size"] > 250 and figure["drawn"] and figure["small"] >= 10 for figure in found), found


def test_names_are_at_the_lines_and_apart(browser, report):
    """Of each chart: as many names as lines, none over another one, none cut by the figure; the defaults are bold."""
    browser.open(report, "phone")
    found = browser.run(
        """return [...document.querySelectorAll("#time svg, #fields svg")].map((svg) => { const end = svg.getBoundingClientRect().right;
          const boxes = [...svg.querySelectorAll(".name")].map((t) => t.getBoundingClientRect()).sort((a, b) => a.top - b.top);
          return { lines: svg.querySelectorAll(".series").length, names: boxes.length, over: boxes.filter((b, i) => i && boxes[i - 1].bottom > b.bottom - 8).length,
            cut: boxes.filter((b) => b.right > end + 1).length, bold: [...svg.querySelectorAll(".name.default")].map((t) => [t.textContent, getComputedStyle(t).fontWeight]) }; })"""
    )
    assert found and all(f["lines"] == f["names"] > 0 and not f["over"] and not f["cut"] for f in found), found
    bold = [pair for f in found for pair in f["bold"]]
    assert ["Modulus::invert", "700"] in bold and not browser.run("return document.querySelectorAll('#time .legend').length")


def test_histograms_have_one_scale_from_0(browser, report):
    browser.open(report, "desk")
    ticks = browser.run("return [...document.querySelectorAll('#steps svg')].map((svg) => [...svg.querySelectorAll('.tick')].map((t) => [t.textContent, t.getAttribute('x'), t.getAttribute('y')].join()))")
    assert len(ticks) == 4 and all(t == ticks[0] for t in ticks) and [t.split(",")[0] for t in ticks[0]].count("0") == 2
    bounds = browser.run("return [...document.querySelectorAll('#steps .bound')].map((b) => b.getBBox().x)")
    assert len(set(bounds)) == 4


def test_the_cost_of_an_inverse_comes_first(browser, report):
    browser.open(report, "phone")
    facts = browser.run("return [...document.querySelectorAll('.fact .big')].map((p) => [p.textContent, p.getBoundingClientRect().bottom])")
    assert len(facts) == 3 and facts[0][0].endswith(" ns") and all(bottom < 844 for _, bottom in facts), facts


def test_all_is_reached_by_keyboard_and_focus_is_seen(browser, report):
    browser.open(report, "desk")
    wanted = browser.run("return document.querySelectorAll('a[href], summary, [tabindex=\"0\"]').length")
    hidden = browser.run("return [...document.querySelectorAll('a[href], summary, [tabindex=\"0\"]')].filter((e) => !e.checkVisibility()).length")
    seen = set()
    for _ in range(wanted + 5):
        browser.driver.switch_to.active_element.send_keys(Keys.TAB)
        place, outline = browser.run(
            "const e = document.activeElement; return [[...document.querySelectorAll('*')].indexOf(e), getComputedStyle(e).outlineStyle]"
        )
        if browser.run("return document.activeElement === document.body"):
            continue
        assert outline != "none"
        seen.add(place)
    assert len(seen) == wanted - hidden


def test_a_section_is_opened_by_keyboard(browser, report):
    browser.open(report, "desk")
    closed = browser.run("const d = document.querySelector('details:not([open])'); d.querySelector('summary').focus(); return d !== null")
    assert closed
    browser.driver.switch_to.active_element.send_keys(Keys.ENTER)
    assert browser.run("return document.activeElement.parentElement.open")


def test_paper_shows_all(browser, report):
    """On paper there is nothing to open, to scroll or to click; what was dark is light."""
    browser.open(report, "desk", "dark")
    closed = "return [...document.querySelectorAll('details:not([open]) table')].filter((t) => t.checkVisibility()).length"
    assert browser.run(closed) == 0
    features = [{"name": "prefers-color-scheme", "value": "dark"}]
    browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print", "features": features})
    assert browser.run(closed) == browser.run("return document.querySelectorAll('details:not([open]) table').length") > 0
    assert browser.run("return getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert not browser.run("return document.querySelector('nav').checkVisibility()")
    browser.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "screen"})
