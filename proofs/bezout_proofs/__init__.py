# SPDX-License-Identifier: MIT OR Apache-2.0
"""Iteration bounds of the library's GCD loops: found, checked, and written as Rust."""
