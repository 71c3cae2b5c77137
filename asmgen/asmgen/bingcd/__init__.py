# SPDX-License-Identifier: MIT OR Apache-2.0
"""The inner loop of the optimized binary GCD [Por20], with packed update factors."""
