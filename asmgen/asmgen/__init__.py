# SPDX-License-Identifier: MIT OR Apache-2.0
"""Generates the x86-64 assembly of the library from step descriptions and searched schedules."""
