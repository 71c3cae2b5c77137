# SPDX-License-Identifier: MIT OR Apache-2.0
"""Key encapsulation on inverses of polynomials: `prime` (Streamlined NTRU Prime), `ntru` (HPS and HRSS), and the keys of
`bike`; `encoding` has what their bytes mean, `drbg` the generator of the known answers.

Random bytes come from a function of a number, as the submissions call `randombytes`: one call, one number.
"""

from . import bike, ntru, prime

SETS = {s.name: s for s in (*ntru.SETS, *prime.SETS)}
"""Every set of parameters with encapsulation, by name."""
