# SPDX-License-Identifier: MIT OR Apache-2.0
"""Routines for 64-bit ARM."""
