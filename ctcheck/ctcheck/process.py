# SPDX-License-Identifier: MIT OR Apache-2.0
"""Other programs, and how much of the CPU they took."""

import collections
import os
import subprocess
import tempfile
import threading

# Seconds by what they were for.
CPU = collections.Counter()
LOCK = threading.Lock()


def seconds():
    return "seconds of CPU: " + ", ".join(f"{what} {s:.0f}" for what, s in CPU.most_common())


def run(what, command, **options):
    """As `subprocess.run` with its output as text."""
    with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as err:
        process = subprocess.Popen([str(c) for c in command], stdout=out, stderr=err, **options)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        err.seek(0)
        done = subprocess.CompletedProcess(command, process.returncode, out.read(), err.read())
    with LOCK:
        CPU[what] += usage.ru_utime + usage.ru_stime
    return done
