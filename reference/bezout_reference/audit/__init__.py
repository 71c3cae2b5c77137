# SPDX-License-Identifier: MIT OR Apache-2.0
"""Shared factors among many moduli [HDWH12], in tasks, and what is found split into coprime factors [Ber05]."""
