# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products modulo m with mulx, adcx and adox: one, and the passes of batch inversion [Mon87]."""

from collections.abc import Iterator

from . import montgomery, pseudo_mersenne


def routines() -> Iterator[tuple[str, str]]:
    """Name and text of each."""
    yield "forward255", pseudo_mersenne.forward()
    yield "backward255", pseudo_mersenne.backward()
    for limbs in montgomery.SIZES:
        yield f"montgomery{limbs}", montgomery.single(limbs)
        yield f"forward{limbs}", montgomery.forward(limbs)
        yield f"backward{limbs}", montgomery.backward(limbs)
