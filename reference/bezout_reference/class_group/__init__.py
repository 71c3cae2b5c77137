# SPDX-License-Identifier: MIT OR Apache-2.0
"""Class groups of binary quadratic forms and a verifiable delay function in them [Coh93, Wes19]."""
