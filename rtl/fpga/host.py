#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""The host's side of bz_fpga: inverses over SPI, on a computer whose Linux has it (/dev/spidev…), as a Raspberry Pi.

    python3 rtl/fpga/host.py --width BITS [--device BUS.SELECT] [--hertz N] X M

Mode 0, the most significant bit first; the clock is at most a sixth of the core's. Needs the Python package spidev. The two
functions make frames for any other master. Prints the inverse; exit code 1 without one.
"""

import argparse
import sys

STATUS = ("done", "not invertible", "refused: the modulus is even")


def frame(x: int, m: int, width: int) -> bytes:
    """What the core takes: x and then m, as octets."""
    if width % 4:
        raise ValueError(f"width is {width}; a frame has whole octets if the width is a multiple of 4")
    if not (0 <= x < 1 << width and 0 <= m < 1 << width):
        raise ValueError(f"a number is negative or has more than {width} bits")
    return (x << width | m).to_bytes(width // 4, "big")


def answer(octets: bytes, width: int) -> tuple[int, int]:
    """What the core sent while it took the next frame: the status (see STATUS), and the inverse."""
    number = int.from_bytes(octets, "big")
    return number >> width, number & ((1 << width) - 1)


def exchange(transfer, x: int, m: int, width: int) -> tuple[int, int]:
    """An operation: `transfer` sends octets and returns as many. The second frame fetches the result, and starts 0 modulo 0."""
    transfer(frame(x, m, width))
    return answer(transfer(frame(0, 0, width)), width)


def integer(text: str) -> int:
    return int(text, 0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--width", type=int, required=True, help="that of the core")
    parser.add_argument("--device", default="0.0", help="the bus and the select line (default 0.0)")
    parser.add_argument("--hertz", type=int, default=1_000_000, help="the serial clock (default 1000000)")
    parser.add_argument("x", type=integer, metavar="X", help="the number to invert")
    parser.add_argument("m", type=integer, metavar="M", help="the odd modulus")
    arguments = parser.parse_args()
    try:
        import spidev
    except ImportError:
        print("host.py: the Python package spidev is missing; accepted is one from PyPI", file=sys.stderr)
        return 2
    bus, select = map(int, arguments.device.split("."))
    port = spidev.SpiDev()
    port.open(bus, select)
    port.mode, port.max_speed_hz = 0, arguments.hertz
    try:
        # An operation is over long before the next frame begins: some hundred clocks of the core.
        status, inverse = exchange(lambda octets: bytes(port.xfer2(list(octets))), arguments.x, arguments.m, arguments.width)
    except ValueError as error:
        parser.error(str(error))
    finally:
        port.close()
    print(inverse if status == 0 else STATUS[min(status, 2)])
    return int(status != 0)


if __name__ == "__main__":
    sys.exit(main())
