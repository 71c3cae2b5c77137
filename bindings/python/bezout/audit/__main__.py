# SPDX-License-Identifier: MIT OR Apache-2.0
"""Measures what an audit takes on this machine, and plans larger ones from that.

    python -m bezout.audit measure FILE             writes the constants of this machine
    python -m bezout.audit plan FILE --keys N       what N keys take, from constants
"""

import argparse
import itertools

from ._planner import Constants, failing, measure, plan

UNITS = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}


def size(text):
    """Bytes: a number, with K, M, G or T."""
    unit = UNITS.get(text[-1:].upper(), 1)
    return int(float(text[:-1] if unit > 1 else text) * unit)


def shown(count):
    """Bytes as a person reads them."""
    for unit in ("bytes", "KiB", "MiB", "GiB"):
        if count < 1024:
            return f"{count:.4g} {unit}"
        count /= 1024
    return f"{count:.4g} TiB"


def parser():
    out = argparse.ArgumentParser(prog="python -m bezout.audit", description=__doc__.splitlines()[0])
    commands = out.add_subparsers(dest="command", required=True)
    one = commands.add_parser("measure", help="measure the constants of this machine, and write them")
    one.add_argument("file")
    one.add_argument("--keys", type=int, nargs="+", default=[256, 1024, 4096, 16384], help="keys in a chunk, ascending")
    two = commands.add_parser("plan", help="what an audit takes")
    two.add_argument("file", help="what measure wrote")
    two.add_argument("--keys", type=lambda text: int(float(text)), required=True)
    two.add_argument("--bits", type=int, default=2048)
    two.add_argument("--workers", type=int, default=64, help="of one core each")
    two.add_argument("--memory", type=size, default=size("16G"), help="of each worker")
    two.add_argument("--chunks", type=int)
    two.add_argument("--group", type=int, default=8, help="chunks that a task crosses with its own")
    two.add_argument("--hours", type=float, help="after which a worker fails, on the average")
    two.add_argument("--price", type=float, help="of a worker for an hour")
    return out


def table(totals, constants, options):
    keys, words = -(-options.keys // totals.chunks), -(-options.bits // 64)
    parts = {"product": "product", "crossing with one other": "pair", "tree": "common"}
    seconds = {f"seconds of its {name}": f"{constants.part(kind, words * keys):.4g}" for name, kind in parts.items()}
    rows = {
        "chunks": totals.chunks,
        "keys of a chunk": keys,
        **seconds,
        "bytes of its product": shown(8 * words * keys),
        "tasks": totals.tasks,
        "attempts lost with a worker": totals.lost,
        "memory of a worker": shown(totals.memory),
        "read by all tasks": shown(totals.read),
        "written, and kept in the folder": shown(totals.kept),
        "hours of cores at work": f"{totals.core_seconds / 3600:.4g}",
        "hours from start to end": f"{totals.seconds / 3600:.4g}",
    }
    if options.price is not None:
        rows["price of all workers"] = f"{options.price * options.workers * totals.seconds / 3600:.4g}"
    return "\n".join(f"{name:40} {value}" for name, value in rows.items())


def main(arguments=None):
    options = parser().parse_args(arguments)
    if options.command == "measure":
        constants = measure(options.keys)
        constants.save(options.file)
        print(f"{options.file}: {constants.cpu}, chunks of up to {options.keys[-1]} keys")
        return
    failures = failing(options.workers, 3600 * options.hours) if options.hours else itertools.repeat(None, 0)
    sizes = {"bits": options.bits, "workers": options.workers, "memory": options.memory, "chunks": options.chunks}
    constants = Constants.load(options.file)
    totals = plan(options.keys, constants, **sizes, group=options.group, failures=failures)
    print(table(totals, constants, options))


if __name__ == "__main__":
    main()
