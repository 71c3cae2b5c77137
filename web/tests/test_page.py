# SPDX-License-Identifier: MIT OR Apache-2.0
"""The page: what it shows is what the specification computes, and anybody can use it."""

import json
import re
from pathlib import Path
from random import Random
from urllib.parse import unquote, urlencode, urlparse

import pytest
from bezout_reference.binary_field import divstep as field_divstep
from bezout_reference.binary_field import euclid, field, itoh_tsujii
from bezout_reference.__main__ import ALGORITHMS
from bezout_reference.polynomial import example
from browser import SCHEMES, SIZES
from conftest import ROOT
from selenium.webdriver.common.keys import Keys

ROWS = """
const card = document.querySelector(`[data-algorithm="${arguments[0]}"]`);
const details = card.querySelector("details");
if (!details) return null;
details.open = true;
return new Promise((done) => setTimeout(() => done([...card.querySelectorAll("tbody tr, .all thead tr")].filter((r) => r.closest(".all"))
  .map((r) => [...r.cells].map((c) => c.textContent))), 0));
"""
PLAIN = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")


def address(page, **state):
    return f"{page.as_uri()}#{urlencode(state)}"


def rows(browser, name):
    """The columns of an algorithm's table, and its rows without their numbers."""
    found = browser.run(ROWS, name)
    assert found is not None, f"{name} shows no steps"
    head, *body = found
    assert [row[0] for row in body] == [str(i) for i in range(len(body))]
    return head[1:-1], [row[1:] for row in body]


def result(browser, name):
    return browser.run("return document.querySelector(`[data-result=${arguments[0]}]`)?.textContent", name)


def integers():
    random = Random(37)
    yield from ((240, 45), (1, 1), (0, 7), (7, 0), (2**255 - 20, 2**255 - 19), (2**64 - 1, 2**64 + 1), (3**40, 5**30), (12, 18))
    for bits in (8, 64, 200):
        yield random.getrandbits(bits), random.getrandbits(bits) | 1


@pytest.mark.parametrize("a, b", list(integers()))
def test_integers_are_those_of_the_specification(browser, page, a, b):
    browser.open(address(page, ring="integers", a=a, b=b))
    for name, ours in (("euclid", "xgcd"), ("stein", "stein"), ("plus-minus", "plus_minus"), ("binary-gcd", "binary_gcd"), ("divstep", "divstep")):
        if name in ("binary-gcd", "divstep") and b % 2 == 0:
            assert browser.run(ROWS, name) is None
            continue
        steps = list(ALGORITHMS[ours][0](a, b, 1))
        columns, found = rows(browser, name)
        assert columns == list(steps[0].values), name
        assert [row[:-1] for row in found] == [[str(v) for v in step.values.values()] for step in steps], name
        assert [row[-1] for row in found] == [step.operation for step in steps], name


@pytest.mark.parametrize("a, b", [(3, 2**255 - 19), (21, 35), (10, 7), (5, 16), (0, 1)])
def test_the_answer_is_right(browser, page, a, b):
    from math import gcd

    browser.open(address(page, ring="integers", a=a, b=b))
    assert result(browser, "gcd") == str(gcd(a, b))
    inverse = str(pow(a, -1, b)) if gcd(a, b) == 1 else "none: a common factor"
    assert result(browser, "inverse") == inverse
    assert int(result(browser, "s")) * a + int(result(browser, "t")) * b == gcd(a, b)
    assert result(browser, "check") == "s A + t B = gcd, checked here"


def test_matrices_go_from_each_step_to_the_next(browser, page):
    a, b = 1234567, 7654321
    steps = list(ALGORITHMS["divstep"][0](a, b, 1))
    for at in (1, 7, 30):
        browser.open(address(page, ring="integers", a=a, b=b, step=at))
        shown = browser.run("return [...document.querySelectorAll('[data-algorithm=divstep] .matrix td')].map((td) => td.textContent)")
        # The state of this step, and the matrix of the next one.
        assert [int(x) for x in shown] == list(steps[at + 1].matrix)
        assert browser.run("return document.querySelector('[data-algorithm=divstep] .matrix').textContent").endswith("/ 2")
        state = browser.run("return [...document.querySelectorAll('[data-algorithm=divstep] .state dd')].map((dd) => dd.firstChild.textContent)")
        assert [int(x) for x in state[:2]] == [int(v) for v in list(steps[at].values.values())[:2]]


@pytest.mark.parametrize("preset, a", [((8, (4, 3, 1)), 0x53), ((8, (4, 3, 1)), 1), ((89, (38,)), 0x123456789ABCDEF), ((163, (7, 6, 3)), 2**162 + 12345)])
def test_fields_are_those_of_the_specification(browser, page, preset, a):
    f = field.polynomial(*preset)
    browser.open(address(page, ring="field", a=hex(a), b=hex(f)))
    inverse, counts = euclid.invert_modified(a, f)
    assert result(browser, "inverse") == hex(inverse)
    columns, found = rows(browser, "kovtun-bulakh")
    assert columns == ["u", "v", "b", "c"] and len(found) == counts.iterations + 1
    assert found[-1][0] == "0x1" and found[-1][2] == hex(inverse)
    assert sum(row[-1].startswith("exchange") for row in found) == counts.exchanges

    state, expected = (1, f, a), []
    while state[2]:
        expected.append(state)
        state = field_divstep.divstep(*state)
    columns, found = rows(browser, "divstep")
    assert [(int(row[4], 16), int(row[0], 16), int(row[1], 16)) for row in found] == [*expected, state]
    assert found[-1][2] == hex(field_divstep.invert(a, f))

    powers, exponents = [a], [1]
    for times, by in itoh_tsujii.chain(field.degree(f) - 1):
        powers.append(field.reduce(field.multiply(field.square_times(powers[-1], times, f), powers[by]), f))
        exponents.append(exponents[-1] + times)
    _, found = rows(browser, "itoh-tsujii")
    assert [int(row[0], 16) for row in found] == [*powers, itoh_tsujii.invert(a, f)]
    assert [int(row[1], 16) for row in found] == [*exponents, 0]


@pytest.mark.parametrize("p, a, b", [(7, example.R0, example.R1), (11, [10, 0, 0, 0, 1], [2, 3, 1]), (2, [1, 1, 0, 1, 1, 0, 0, 0, 1], [1, 1, 0, 1]), (101, [1, 2, 3, 4], [100, 7])])
def test_polynomials_are_those_of_the_specification(browser, page, p, a, b):
    a, b = ([c % p for c in x] for x in (a, b))
    browser.open(address(page, ring="polynomials", p=p, a=example.text(a, "x"), b=example.text(b, "x")))
    for name, steps in (("euclid", list(example.remainders(a, b, p))), ("subtractions", list(example.subtractions(a, b, p)))):
        _, found = rows(browser, name)
        assert [row[0].translate(PLAIN).replace("^", "") for row in found] == [example.text(s[-1], "x").replace("^", "") for s in steps], name
    _, found = rows(browser, "divstep")
    wanted = example.divsteps(a, [*b, *[0] * (len(a) - 1 - len(b))], p, len(found))
    assert [int(row[2]) for row in found] == [delta for delta, _, _ in wanted]
    numbers = [[[int(c) for c in row[i].split()] for i in (0, 1)] for row in found]
    trimmed = [[example.reduced(x, p) or [0] for x in (f, g)] for _, f, g in wanted]
    assert numbers == trimmed and found[-1][1] == "0"


# For each algorithm: steps whose kind is not what the rule says of the state before, whose sentence has no end, or whose marks are outside
# of the numbers; and the kinds that occurred.
LESSONS_HELD = """
return shown.cards.filter((c) => c.run).map(({ algorithm: { name }, lesson, run }) => {
  const wrong = [];
  run.kinds.forEach((kind, i) => {
    const next = run.next(i);
    const outside = next.marks.some(([lane, from, to]) => from < 0 || to < from || to > Math.max(1, run.columns[i][lane].size - 1));
    if (next.kind !== kind || !next.why.endsWith(".") || /undefined|NaN|null/.test(next.why) || outside || next.why.split(" ").length > 60) wrong.push([i, kind, next.kind, next.why]);
  });
  return [name, wrong, [...new Set(run.kinds)]];
});
"""
QUESTIONS = [
    *({"ring": "integers", "a": a, "b": b} for a, b in integers()),
    {"ring": "polynomials", "p": 7, "a": example.text(example.R0, "x"), "b": example.text(example.R1, "x")},
    {"ring": "polynomials", "p": 11, "a": "x^4 - 1", "b": "x^2 + 3x + 2"},
    {"ring": "polynomials", "p": 2, "a": "x^8 + x^4 + x^3 + x + 1", "b": "x^3 + 1"},
    {"ring": "polynomials", "p": 7, "a": "x^9", "b": "3"},
    *({"ring": "field", "a": hex(a), "b": hex(f)} for a, f in ((0x53, 0x11B), (1, 0x11B), (0, 0x11B), (2**162 + 12345, field.polynomial(163, (7, 6, 3))))),
]


def test_each_step_is_what_its_rule_says(browser, page):
    """The sentence is computed from the state before the step, and the step comes from the library: both must agree."""
    kinds = {}
    for question in QUESTIONS:
        browser.open(address(page, **question))
        for name, wrong, seen in browser.run(LESSONS_HELD):
            assert wrong == [], (question, name)
            kinds.setdefault((question["ring"], name), set()).update(seen)
    for (ring, name), seen in kinds.items():
        # What can be answered has occurred, and what has occurred can be answered, but for what is given.
        assert set(browser.run("return Object.keys(LESSONS[arguments[0]][arguments[1]].choices)", ring, name)) == seen - {"given"}, (ring, name)


def test_no_run_is_longer_than_what_suffices(browser, page):
    for question in QUESTIONS:
        browser.open(address(page, **question))
        for name, steps, bound in browser.run("return shown.cards.filter((c) => c.run).map((c) => [c.algorithm.name, c.last, c.algorithm.bound])"):
            assert bound is None or steps <= bound, (question, name)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ring", ["integers", "polynomials", "field"])
def test_the_first_screen_shows_a_run_in_its_middle(browser, page, size, ring):
    """Before anybody scrolls: the form in one line, the picture, why the next step is done, and the answer, none of it below the player."""
    browser.open(page, size)
    browser.run("document.querySelector(`[name=ring][value=${arguments[0]}]`).click()", ring)
    step, most = browser.run("return [state.step, chosen().last]")
    assert 0.2 * most < step < 0.8 * most
    boxes = browser.run(
        """const box = (selector) => { const { top, bottom, height, width } = document.querySelector(selector).getBoundingClientRect(); return { top, bottom, height, width }; };
        return Object.fromEntries(["#question", "#chosen canvas", "#chosen .operation", "#chosen .why", "#results", "#player"].map((s) => [s, box(s)]))"""
    )
    end = boxes["#player"]["top"]
    assert boxes["#player"]["bottom"] <= SIZES[size][1] and boxes["#player"]["height"] < 56
    for name, box in boxes.items():
        assert 0 < box["height"] and 0 <= box["top"] and (name == "#player" or box["bottom"] <= end), (name, box)
    assert boxes["#question"]["height"] < 48


def test_the_bits_that_decide_are_framed(browser, page):
    browser.open(address(page, ring="integers", a=1234567, b=7654321, step=18))
    frames = "return [...document.querySelectorAll('#chosen .mark')].map((m) => [m.offsetTop, m.offsetHeight])"
    # Of divsteps one, the lowest bit of g; of Euclid the highest ones of both.
    assert len(browser.run(frames)) == 1
    assert browser.run("return [...document.querySelectorAll('#chosen mark')].map((m) => m.textContent)") == [str(list(ALGORITHMS["divstep"][0](1234567, 7654321, 1))[18].values["g"] % 2)]
    browser.run("document.querySelector('[name=look][value=euclid]').click()")
    browser.run("go(3)")
    assert len(browser.run(frames)) == 2
    assert browser.run("return document.querySelectorAll('#cards .mark').length") == 0


def test_the_strip_has_the_kinds_and_the_line_is_delta(browser, page):
    """Pixels of the picture: the color of each step's kind, and ink where delta is; the specification says both."""
    a, b = 1234567, 7654321
    browser.open(address(page, ring="integers", a=a, b=b))
    steps = list(ALGORITHMS["divstep"][0](a, b, 1))
    twice = [int(step.values["delta2"]) for step in steps]
    odd = [step.values["g"] % 2 for step in steps[:-1]]
    wanted = [("swap" if d > 0 else "keep") if o else "even" for d, o in zip(twice, odd, strict=False)]
    strip, line = browser.run(
        """const canvas = document.querySelector("#chosen canvas"), context = canvas.getContext("2d"), { run } = chosen();
        const frame = frameOf(run, state.step, 1, canvas.clientWidth, canvas.clientHeight), x = (i) => GUTTER + (i + 0.5) * frame.column;
        const pixel = (x, y) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3).join();
        const paint = (name) => { context.fillStyle = colorOf(name); context.fillRect(0, 0, 1, 1); return pixel(0, 0); };
        const names = Object.fromEntries(["even", "keep", "swap"].map((name) => [paint(name), name])), ink = paint("ink");
        const middle = frame.kinds + KIND + GAP + frame.delta / 2, most = Math.max(...run.twice.map(Math.abs));
        const near = (x, y) => [-1, 0, 1].some((d) => { const [r, g, b, alpha] = context.getImageData(x, Math.round(y) + d, 1, 1).data, q = ink.split(","); return alpha > 60 && [r, g, b].every((c, k) => Math.abs(c - q[k]) < 60); });
        return [run.kinds.map((_, i) => names[pixel(x(i), frame.kinds + KIND / 2)]), arguments[0].map((d, i) => near(x(i), middle - (d / most) * (frame.delta / 2)))];""",
        twice,
    )
    assert strip == wanted
    assert all(line)


def test_a_reader_predicts_by_keyboard(browser, page):
    browser.open(address(page, ring="integers", a=1234567, b=7654321, step=18))
    browser.run("document.getElementById('predict').focus()")

    def press(*keys):
        browser.driver.switch_to.active_element.send_keys(*keys)

    def text(selector):
        return browser.run("return document.querySelector(arguments[0])?.textContent", selector)

    press(Keys.ENTER)
    kinds = browser.run("return chosen().run.kinds")
    keys = ["even", "keep", "swap"]
    # Nothing tells what comes.
    assert (text("#chosen .operation"), text("#chosen .why"), text("#chosen .matrix")) == ("", "", "")
    press(str(keys.index(kinds[18]) + 1))
    assert text("#chosen .verdict") == "Right." and text("#chosen .why").endswith(".") and "1 of 1 right" in text("#chosen .quiz")
    press(Keys.ENTER)
    assert "Step 19 of" in text("#place") and text("#chosen .verdict") == ""
    wrong = next(key for key in keys if key != kinds[19])
    press(str(keys.index(wrong) + 1))
    assert text("#chosen .verdict").startswith("No, it is not “") and "1 of 2 right" in text("#chosen .quiz")
    # A second answer to the same step does not count.
    press(str(keys.index(kinds[19]) + 1))
    assert "1 of 2 right" in text("#chosen .quiz")
    browser.run("document.getElementById('predict').click()")
    assert text("#chosen .quiz") == "" and text("#chosen .why").endswith(".")


def test_zoom_shows_fewer_steps_and_larger_bits(browser, page):
    browser.open(address(page, ring="integers", a=3, b=2**255 - 19, step=200))
    width = "return document.querySelector('#chosen .cursor').offsetWidth"
    narrow = browser.run(width)
    for _ in range(4):
        browser.driver.find_element("tag name", "body").send_keys("+")
    assert browser.run("return document.getElementById('zoom').textContent") == "16×"
    wide = browser.run(width)
    assert wide > 4 * narrow and wide > 20
    mark = browser.run("const m = document.querySelector('#chosen .mark'), c = document.querySelector('#chosen .cursor'); return m ? [m.offsetLeft - c.offsetLeft, c.offsetLeft] : null")
    assert mark is None or abs(mark[0]) < 4
    browser.driver.find_element("tag name", "body").send_keys("-")
    assert browser.run("return document.getElementById('zoom').textContent") == "8×"


def test_costs_are_those_of_the_measured_lines(browser, page):
    """Beside the steps stands what they cost, so that few steps are not taken for cheap ones."""
    browser.open(address(page, ring="integers", a=3, b=2**255 - 19))
    rows = browser.run("return [...document.querySelectorAll('#costs tbody tr')].map((r) => [...r.cells].map((c) => c.textContent))")
    cells = {row[0]: row[1:] for row in rows}
    lines = [json.loads(line) for line in (ROOT / "docs" / "performance" / "cascade-lake.jsonl").read_text().splitlines()]
    for name, kernel, steps in (("Binary GCD", "bingcd31/portable", 511), ("Divsteps", "divstep60/portable", 590)):
        cycles = min(x["cycles"] for x in lines if (x["op"], x["ring"], x["size"], x["impl"]) == ("invert", "int", "256", f"bezout/{kernel}"))
        assert cells[name][3:5] == [f"{cycles / steps:.1f} cycles", f"{steps} steps, {int(cycles + 0.5):,} cycles"]
    number = {name: float(row[3].split()[0]) for name, row in cells.items() if "cycles" in row[3]}
    assert max(number, key=number.get) == "Euclid" and set(number) == {"Euclid", "Stein", "Binary GCD", "Divsteps"}
    assert (cells["Euclid"][5], cells["Plus-minus"][5]) == ("9 rows of adders", "3 rows of adders")
    assert cells["Divsteps"][2] == "588"


def test_links_go_to_what_is_there(browser, page):
    """From where the page is built, to a file of the repository, and to a heading in it."""
    found = set()
    for question in ({"ring": "integers", "a": 5, "b": 7}, {"ring": "polynomials", "a": "x^2", "b": "x"}, {"ring": "field", "a": 3, "b": 0x11B}):
        browser.open(address(page, **question))
        for name in browser.run("return shown.cards.map((c) => c.algorithm.name)"):
            browser.run("document.querySelector(`[name=look][value=${arguments[0]}]`).click()", name)
            found.update(browser.run("return [...document.querySelectorAll('main a')].map((a) => a.href)"))
    assert len(found) > 8
    for address_ in found:
        path, heading = urlparse(address_).path, urlparse(address_).fragment
        file = Path(unquote(path))
        assert file.is_relative_to(ROOT) and file.is_file(), address_
        headings = {re.sub(r"[^\w\- ]", "", line.lstrip("#").strip().lower()).replace(" ", "-") for line in file.read_text().splitlines() if line.startswith("#")} if file.suffix == ".md" else set()
        assert not heading or heading in headings, address_


def test_the_file_is_small(page):
    assert page.stat().st_size <= 700_000


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ring", ["integers", "polynomials", "field"])
def test_it_can_be_read(browser, page, pictures, ring, size, scheme):
    browser.open(page, size, scheme)
    browser.run("document.querySelector(`[name=ring][value=${arguments[0]}]`).click(); document.getElementById('step').value = 9; document.getElementById('step').dispatchEvent(new Event('input'))", ring)
    assert (browser.unreadable(), browser.outside(), browser.loaded(), browser.complaints()) == ([], [], [], [])
    # What is at the bottom of the screen would be in the middle of a picture of the whole page.
    browser.run("document.getElementById('player').style.position = 'static'")
    browser.picture(pictures / f"page-{ring}-{size}-{scheme}.png")
    drawn = browser.run("return [...document.querySelectorAll('canvas')].map((c) => new Set(new Uint32Array(c.getContext('2d').getImageData(0, 0, c.width, c.height).data.buffer)).size)")
    assert drawn and all(colors >= 3 for colors in drawn)


def test_by_keyboard_alone(browser, page):
    """From an empty start to the steps of other numbers, with every focus seen on the way."""
    browser.open(page)

    def press(*keys):
        browser.driver.switch_to.active_element.send_keys(*keys)

    def focused():
        """Its name, and whether it, or what stands for it, has an outline."""
        return browser.run(
            """const e = document.activeElement, by = e.type === "radio" ? e.nextElementSibling : e;
            return [e.id || `${e.name}-${e.value}` || e.tagName, getComputedStyle(by).outlineStyle !== "none"]"""
        )

    def tab_to(name):
        for _ in range(30):
            press(Keys.TAB)
            at, seen = focused()
            assert seen, at
            if at == name:
                return
        raise AssertionError(f"{name} is not reached")

    tab_to("ring-integers")
    press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    assert focused()[0] == "ring-field"
    tab_to("a")
    press(Keys.CONTROL, "a")
    press("0xca")
    press(Keys.ENTER)
    assert result(browser, "inverse") == "0x53"
    tab_to("step")
    # It begins in the middle.
    press(Keys.HOME)
    press(Keys.ARROW_RIGHT * 3)
    assert browser.run("return document.getElementById('place').textContent").startswith("Step 3 of ")
    press(Keys.END)
    last = browser.run("return document.getElementById('step').max")
    longest = browser.run("return shown.cards.filter((card) => card.last === shown.most).map((card) => card.algorithm.name).includes(state.look)")
    assert browser.run("return document.getElementById('place').textContent") == f"Step {last} of {last}{'' if longest else ' (all)'}"
    press(Keys.HOME)
    browser.run("document.getElementById('first').focus()")
    tab_to("forward")
    press(Keys.SPACE)
    assert browser.run("return document.getElementById('place').textContent").startswith("Step 1 of ")
    assert "step=1" in browser.driver.current_url and "a=0xca" in browser.driver.current_url


def test_playing_ends_at_the_last_step(browser, page):
    browser.open(address(page, ring="field", a="0x3", b="0x7"))
    browser.run("document.getElementById('play').click()")
    most = int(browser.run("return document.getElementById('step').max"))
    for _ in range(100):
        if browser.run("return document.getElementById('play').textContent") == "Play":
            break
        browser.run("return new Promise((done) => setTimeout(done, 100))")
    assert browser.run("return Number(document.getElementById('step').value)") == most


def test_a_link_holds_the_state(browser, page):
    state = {"ring": "polynomials", "a": "x^4 - 1", "b": "x^2 + 3x + 2", "p": "11", "step": "3"}
    browser.open(address(page, **state))
    link = browser.driver.current_url
    before = browser.run("return document.querySelector('main').innerText")
    assert "Step 3 of" in browser.run("return document.getElementById('place').textContent")
    browser.open(link)
    assert browser.run("return document.querySelector('main').innerText") == before
    assert browser.run("return ['a', 'b', 'p'].map((id) => document.getElementById(id).value)") == [state[n] for n in "abp"]


@pytest.mark.parametrize(
    "state, why",
    [
        ({"ring": "integers", "a": "12 +", "b": "3"}, "Number A: something is missing at the end. Accepted: whole numbers from 0 up, such as 240"),
        ({"ring": "integers", "a": "2^9999", "b": "3"}, "Number A: the exponent"),
        ({"ring": "integers", "a": "1", "b": "2^2000"}, "B has 2001 bits"),
        ({"ring": "integers", "a": "-1", "b": "3"}, "Number A: is negative"),
        ({"ring": "integers", "a": "<img src=x onerror=alert(1)>", "b": "3"}, "Number A: “<” is not expected"),
        ({"ring": "polynomials", "a": "x^2 + y", "b": "1", "p": "7"}, "Polynomial A: “+y” is no term"),
        ({"ring": "polynomials", "a": "x^2", "b": "x", "p": "6"}, "prime"),
        ({"ring": "field", "a": "0x11b", "b": "0x11b"}, "a smaller degree"),
        ({"ring": "field", "a": "", "b": "0x11b"}, "Element A: is empty. Accepted: bits such as 0x53"),
    ],
)
def test_what_is_not_accepted_is_said(browser, page, state, why):
    browser.open(address(page, **state))
    assert why in browser.run("return document.getElementById('error').textContent")
    assert re.search("Accepted: .* Shown is an example", browser.run("return document.getElementById('error').textContent"))
    # What was typed stays to be mended, and the page shows a run all the same.
    assert browser.run("return document.getElementById('a').value") == state["a"]
    assert browser.run("return document.querySelectorAll('[data-algorithm]').length") >= 3
    assert browser.run("return document.getElementById('player').checkVisibility()")
    assert browser.complaints() == [] and browser.run("return document.querySelectorAll('img').length") == 0


def test_an_error_keeps_what_was_shown(browser, page):
    browser.open(address(page, ring="integers", a=240, b=105, step=2))
    before = browser.run("return document.querySelector('#top').innerText")
    browser.run("document.getElementById('a').value = 'abc'; document.getElementById('question').requestSubmit()")
    assert "“a” is not expected here. Accepted: whole numbers" in browser.run("return document.getElementById('error').textContent")
    assert "Still shown: A = 240, B = 105." in browser.run("return document.getElementById('error').textContent")
    assert browser.run("return document.querySelector('#top').innerText") == before
    assert browser.run("return ['a', 'b'].map((id) => document.getElementById(id).hasAttribute('aria-invalid'))") == [True, False]
    browser.run("document.getElementById('a').value = '35'; document.getElementById('question').requestSubmit()")
    assert browser.run("return document.getElementById('error').textContent") == "" and result(browser, "gcd") == "35"


@pytest.mark.parametrize("fragment", ["ring=nonsense&a=1", "%%%", "ring=integers&a=6&b=4&step=-5", "ring=integers&a=6&b=4&step=1e9&base=7", "constructor"])
def test_no_link_breaks_the_page(browser, page, fragment):
    browser.open(f"{page.as_uri()}#{fragment}")
    assert browser.run("return document.getElementById('error').textContent") == ""
    assert browser.run("return document.querySelectorAll('[data-algorithm]').length") == 5
    assert browser.complaints() == []
