# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sixty half-delta divsteps a round, with the update of the long numbers woven between them [BY19, Wui21]."""
