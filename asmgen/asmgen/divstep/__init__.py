# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sixty half-delta divsteps a batch, with the update of the long numbers interleaved with them [BY19, Wui21]."""
