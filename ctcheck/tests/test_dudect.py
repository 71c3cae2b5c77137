# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a test of times makes of the largest |t| of each run."""

from ctcheck import dudect


def measured(monkeypatch, *values):
    """The runs of a call whose |t| are these, one after the other."""
    left = iter(values)
    monkeypatch.setattr(dudect, "largest_t", lambda *_: next(left))
    return dudect.runs("exe", "x", 4, 1000)


def test_a_run_without_a_difference_is_enough(monkeypatch):
    assert measured(monkeypatch, 1.2) == [1.2]
    assert measured(monkeypatch, 9.0, 5.0, 4.4) == [9.0, 5.0, 4.4]
    assert dudect.judge([9.0, 5.0, 4.4]) == []


def test_a_difference_in_each_run_fails(monkeypatch):
    found = measured(monkeypatch, 9.0, 5.0, 4.6)
    assert dudect.judge(found) == ["|t| is at least 4.6 in each of 3 runs"]


def test_planted_leaks_are_far_beyond(monkeypatch):
    assert dudect.planted([60.0]) == []
    assert dudect.planted([20.0, 30.0]) == ["not found: |t| is 30.0"]


def test_the_limit_is_what_the_documentation_says():
    from statistics import NormalDist

    assert 140_000 < 1 / (2 * (1 - NormalDist().cdf(dudect.LIMIT))) < 150_000
