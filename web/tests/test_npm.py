# SPDX-License-Identifier: MIT OR Apache-2.0
"""The package for npm: packed, installed in an empty project, run by Node against the vectors, and in a browser."""

import base64
import functools
import http.server
import json
import os
import random
import re
import shutil
import subprocess
import threading
from pathlib import Path

import pytest
import wasmtime

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "bindings" / "wasm" / "npm"
PACKAGE = ROOT / "target" / "npm"


def run(*command, cwd, **more):
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False, **more)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    assert PACKAGE.exists(), "bindings/wasm/build.py --npm writes it"
    folder = tmp_path_factory.mktemp("project")
    (folder / "package.json").write_text('{"name": "project", "type": "module"}')
    archive = run("npm", "pack", "--silent", PACKAGE, cwd=folder).strip()
    run("npm", "install", "--silent", "--offline", "--no-audit", folder / archive, cwd=folder)
    return folder


def test_the_package_is_what_is_promised(project):
    files = {path.name for path in (project / "node_modules" / "bezout").iterdir()}
    assert files == {"LICENSE-APACHE", "LICENSE-MIT", "README.md", "index.d.ts", "index.js", "module.js", "package.json"}
    cargo = re.search(r'^version = "(.+)"', (ROOT / "Cargo.toml").read_text(), re.M)[1]
    assert json.loads((project / "node_modules" / "bezout" / "package.json").read_text())["version"] == cargo


def test_node_against_the_vectors(project):
    shutil.copy(SOURCE / "test" / "package.test.js", project)
    # All of them, where the nightly run has written them.
    folder = ROOT / os.environ.get("BEZOUT_VECTORS", "vectors")
    out = run("node", "--test", "package.test.js", cwd=project, env={"PATH": "/usr/local/bin:/usr/bin:/bin", "VECTORS": str(folder)})
    assert re.search("^# pass 5$", out, re.M) and re.search("^# fail 0$", out, re.M), out


def test_the_types_name_what_is_there(project):
    declared = re.findall(r"^export (?:const|function|class) (\w+)", (SOURCE / "index.d.ts").read_text(), re.M)
    script = "console.log(JSON.stringify(Object.keys(await import('bezout'))))"
    assert sorted(declared) == sorted(json.loads(run("node", "--input-type=module", "-e", script, cwd=project)))


def test_the_readme_runs(project):
    text = (SOURCE / "README.md").read_text()
    (code,) = re.findall(r"```js\n(.*?)```", text, re.S)
    head, *lines = [line for line in code.splitlines() if line.strip()]
    checks = []
    for line in lines:
        statement, _, shown = line.partition("; // ")
        shown = shown.partition(", and")[0]
        checks.append(f"assert.deepEqual({statement}, {shown});" if shown else line)
    script = "\n".join([head, 'import assert from "node:assert/strict";', *checks])
    assert script.count("assert.deepEqual") == 5
    run("node", "--input-type=module", "-e", script, cwd=project)


def test_a_browser(project, browser):
    page = """<!doctype html><title>package</title><body><script type="module">
import { Modulus, invert } from "./node_modules/bezout/index.js";
const y = new Modulus(2n ** 255n - 19n).invertMany([3n])[0];
document.body.textContent = `${invert(3n, 7n)} ${(3n * y) % (2n ** 255n - 19n)}`;
document.body.dataset.ready = "yes";
</script>"""
    (project / "index.html").write_text(page)
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=project)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser.open(f"http://127.0.0.1:{server.server_port}/index.html")
        assert browser.run("return document.body.textContent") == "5 1"
        server.shutdown()


class Counted:
    """The module of the package in an interpreter's terms: each call tells how many instructions it took."""

    def __init__(self):
        code = re.search(r'"(.+)"', (PACKAGE / "module.js").read_text())[1]
        config = wasmtime.Config()
        config.consume_fuel = True
        engine = wasmtime.Engine(config)
        self.store = wasmtime.Store(engine)
        self.store.set_fuel(10**12)
        module = wasmtime.Module(engine, base64.b64decode(code))
        self.exports = wasmtime.Instance(self.store, module, []).exports(self.store)
        self.base = -(-self.exports["__heap_base"].value(self.store) // 8) * 8
        self.exports["memory"].grow(self.store, 16)

    def __call__(self, name, numbers, n, *more):
        """One number after the other in memory, then scratch; a list is rows."""
        at, places = self.base, []
        for number in numbers:
            places.append(at)
            for x in number if isinstance(number, list) else [number]:
                self.exports["memory"].write(self.store, x.to_bytes(8 * n, "little"), at)
                at += 8 * n
        before = self.store.get_fuel()
        self.exports[name](self.store, *places, at, n, *more)
        return before - self.store.get_fuel()


@pytest.mark.parametrize("n", [1, 2, 4, 5, 6, 8, 9, 16, 64])
def test_instructions_of_all_values_of_a_length(n):
    counted, draw, top = Counted(), random.Random(n), 1 << 64 * n
    m = draw.getrandbits(64 * n) | 1 | top >> 1
    xs = [0, 1, 2, m - 1, m, top - 1, top >> 1, *(draw.getrandbits(64 * n) for _ in range(12))]
    odd = [m, top - 1, 1 | top >> 1, 3]
    # `xgcd` writes three numbers. Rows without an inverse are not hidden, so that none of these is such a one.
    rows = [[pow(3, i + k, 1 << 60) | 1 for k in range(8)] for i in range(6)]
    calls = {
        "invert": lambda x, y, vartime: counted("invert", [0, x, y], n, vartime),
        "gcd": lambda x, y, vartime: counted("gcd", [0, x, y ^ 1], n, vartime),
        "xgcd": lambda x, y, vartime: counted("xgcd", [[0, 0, 0], x, y ^ 1], n, vartime),
        "jacobi": lambda x, y, vartime: counted("jacobi", [x, y], n, vartime),
    }
    for name, call in calls.items():
        assert len({call(x, y, False) for x in xs for y in odd}) == 1, name
        # The control: what depends on values is seen.
        assert len({call(x, m, True) for x in xs}) > 5, name
    assert len({counted("invert", [0, x, m ^ 1], n, False) for x in xs}) == 1
    assert len({counted("invert_rows", [row, (1 << 61) - 1], n, 8) for row in rows}) == 1
