# SPDX-License-Identifier: MIT OR Apache-2.0
"""Controls: the checks of a page find what is planted."""

import pytest

GOOD = "<!DOCTYPE html><meta name=viewport content='width=device-width'><title>x</title><body style='background:#fff;color:#222'><p>text</p><div style='overflow-x:auto'><p style='width:3000px'>wide</p></div>"


@pytest.fixture
def open_text(browser, tmp_path):
    def open_text(text):
        path = tmp_path / "page.html"
        path.write_text(text)
        browser.open(path, "phone")
        return browser

    return open_text


def test_a_good_page_passes(open_text):
    browser = open_text(GOOD)
    assert (browser.unreadable(), browser.outside(), browser.loaded(), browser.complaints()) == ([], [], [], [])


def test_pale_text_is_found(open_text):
    browser = open_text(GOOD + "<p style='color:#999'>pale</p><svg><text y='9' fill='#aaa'>thin</text></svg>")
    assert [line.split()[1] for line in browser.unreadable()] == ["pale:", "thin:"]


def test_what_sticks_out_is_found(open_text):
    assert open_text(GOOD + "<p style='width:600px'>too wide</p>").outside()


def test_a_file_from_elsewhere_is_found(open_text):
    browser = open_text(GOOD + "<img src='other.png'>")
    assert any(address.endswith("other.png") for address in browser.loaded())
    assert browser.complaints()
