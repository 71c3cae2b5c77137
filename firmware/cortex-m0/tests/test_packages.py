# SPDX-License-Identifier: MIT OR Apache-2.0
"""What others build the routines with: PlatformIO's package, the module for Zephyr, CMake; and the program for a board.

No registry of Python packages has PlatformIO's platforms or Zephyr itself. So PlatformIO checks and packs its library, which
is then built without anything else of the project; and Zephyr's functions are a few lines of CMake here, with Kconfig
evaluated by kconfiglib.
"""

import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path

import kconfiglib
import pytest
import yaml

FOLDER = Path(__file__).resolve().parents[1]
CPU = ["-mcpu=cortex-m0plus", "-mthumb"]
FREE = ["-O2", "-ffreestanding", "-nostdlib", "-nostartfiles", f"-I{FOLDER}/firmware", "-T", str(FOLDER / "firmware/microbit.ld")]
QEMU = ["qemu-system-arm", "-M", "microbit", "-display", "none", "-monitor", "none"]
# Zephyr's name of a core, the compiler's, its architecture, and a board of QEMU with it: there is none for the M23. The secure memory of the
# last one begins elsewhere.
CORES = [
    ("CPU_CORTEX_M0", "cortex-m0", "v6S-M", "microbit"),
    ("CPU_CORTEX_M0PLUS", "cortex-m0plus", "v6S-M", "microbit"),
    ("CPU_CORTEX_M3", "cortex-m3", "v7", "mps2-an385"),
    ("CPU_CORTEX_M4", "cortex-m4", "v7E-M", "mps2-an386"),
    ("CPU_CORTEX_M7", "cortex-m7", "v7E-M", "mps2-an500"),
    ("CPU_CORTEX_M23", "cortex-m23", "v8-M.baseline", None),
    ("CPU_CORTEX_M33", "cortex-m33", "v8-M.mainline", "mps2-an505"),
]
ELSEWHERE = {"mps2-an505": (("0x00000000", "0x10000000"), ("0x20000000", "0x38000000"))}
SHARED = "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742"  # RFC 7748, section 6.1


def run(*command, **more):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False, **more)
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}"
    return done.stdout + done.stderr


def exchange(elf, board="microbit"):
    """The lines that the example of a key exchange prints in QEMU."""
    return run(*[board if word == "microbit" else word for word in QEMU], "-serial", "none", "-semihosting-config", "enable=on,target=native", "-kernel", elf, timeout=120).split()


PACK = """
import sys
from platformio.package.manifest.schema import ManifestSchema
from platformio.package.pack import PackagePacker
# The list of licenses is on a server.
ManifestSchema.load_spdx_licenses = staticmethod(lambda: {"licenses": [{"licenseId": x} for x in ("MIT", "Apache-2.0")]})
print(PackagePacker(sys.argv[1]).pack(sys.argv[2]))
"""


def pack(folder, to):
    environment = {**os.environ, "PLATFORMIO_CORE_DIR": str(to / "core"), "PLATFORMIO_SETTING_ENABLE_TELEMETRY": "no"}
    command = [sys.executable, "-c", PACK, str(folder), str(to)]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


def test_platformio_packs_what_builds(tmp_path):
    done = pack(FOLDER, tmp_path)
    assert done.returncode == 0, done.stderr
    with tarfile.open(done.stdout.split()[-1]) as package:
        package.extractall(tmp_path / "package", filter="data")
    asm = sorted((tmp_path / "package/asm").glob("*.S"))
    assert [path.name for path in asm] == sorted(path.name for path in (FOLDER / "asm").glob("*.S"))
    elf = tmp_path / "exchange.elf"
    programs = [FOLDER / "firmware/exchange.c", FOLDER / "firmware/start.c"]
    run("arm-none-eabi-gcc", *CPU, *FREE, f"-I{tmp_path}/package/include", "-o", elf, *programs, *asm, "-lgcc")
    assert exchange(elf)[-2:] == [SHARED, SHARED]


def test_platformio_refuses_a_wrong_manifest(tmp_path):
    text = (FOLDER / "library.json").read_text(encoding="utf-8")
    for change in (("0.1.0", "first"), ("MIT OR", "MIT AND/OR")):
        (tmp_path / "library.json").write_text(text.replace(*change), encoding="utf-8")
        assert pack(tmp_path, tmp_path).returncode != 0


TOOLCHAIN = """
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR arm)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_C_COMPILER arm-none-eabi-gcc)
set(CMAKE_ASM_COMPILER arm-none-eabi-gcc)
"""
APPLICATION = f"""
cmake_minimum_required(VERSION 3.20)
project(app LANGUAGES C ASM)
add_compile_options({" ".join(CPU)} -O2 -ffreestanding)
%s
add_executable(app {FOLDER}/firmware/exchange.c {FOLDER}/firmware/start.c)
target_include_directories(app PRIVATE {FOLDER}/firmware)
target_link_options(app PRIVATE {" ".join(CPU)} -nostdlib -nostartfiles -T {FOLDER}/firmware/microbit.ld)
target_link_libraries(app PRIVATE %s gcc)
"""
# What these functions do in Zephyr, as far as an application sees it.
ZEPHYR = f"""
set(CONFIG_BEZOUT_M0 %s)
add_library(zephyr_interface INTERFACE)
function(zephyr_include_directories)
  target_include_directories(zephyr_interface INTERFACE ${{ARGV}})
endfunction()
macro(zephyr_library_named name)
  set(ZEPHYR_CURRENT_LIBRARY ${{name}})
  add_library(${{name}} STATIC)
endmacro()
function(zephyr_library_sources)
  target_sources(${{ZEPHYR_CURRENT_LIBRARY}} PRIVATE ${{ARGV}})
endfunction()
add_subdirectory({FOLDER}/%s bezout)
"""


def cmake(folder, text):
    (folder / "CMakeLists.txt").write_text(text, encoding="utf-8")
    (folder / "toolchain.cmake").write_text(TOOLCHAIN, encoding="utf-8")
    run("cmake", "-S", folder, "-B", folder / "build", f"-DCMAKE_TOOLCHAIN_FILE={folder}/toolchain.cmake")
    run("cmake", "--build", folder / "build")
    return folder / "build/app"


def test_cmake(tmp_path):
    text = APPLICATION % (f"add_subdirectory({FOLDER} bezout)", "bezout::m0")
    assert exchange(cmake(tmp_path, text))[-2:] == [SHARED, SHARED]


def module():
    return yaml.safe_load((FOLDER / "zephyr/module.yml").read_text(encoding="utf-8"))


@pytest.fixture
def kconfig(tmp_path, monkeypatch):
    """The value of BEZOUT_M0 on a core, for an application that wants it or does not."""

    def value(core, wanted):
        cores = [name for name, *_ in CORES] + ["CPU_CORTEX_A7"]
        lines = [f"config {name}\n\tdef_bool {'y' if name == core else 'n'}\n" for name in cores]
        # As Zephyr has it: each of the cores selects this.
        lines.append(f"config CPU_CORTEX_M\n\tdef_bool {'y' if core.startswith('CPU_CORTEX_M') else 'n'}\n")
        path = tmp_path / "Kconfig"
        path.write_text("\n".join([*lines, f'source "{module()["build"]["kconfig"]}"\n']), encoding="utf-8")
        # Sources are sought where the application's Kconfig is: the module's root.
        monkeypatch.setenv("srctree", str(FOLDER))
        tree = kconfiglib.Kconfig(str(path), warn_to_stderr=False)
        tree.syms["BEZOUT_M0"].set_value(wanted)
        return tree.syms["BEZOUT_M0"].str_value

    return value


@pytest.mark.parametrize(("core", "cpu", "architecture", "board"), CORES)
def test_zephyr(tmp_path, kconfig, core, cpu, architecture, board):
    text = APPLICATION % (ZEPHYR % (kconfig(core, "y"), module()["build"]["cmake"]), "zephyr_interface bezout_m0")
    script = (FOLDER / "firmware/microbit.ld").read_text(encoding="utf-8")
    for place in ELSEWHERE.get(board, ()):
        script = script.replace(*place)
    (tmp_path / "board.ld").write_text(script, encoding="utf-8")
    text = text.replace(CPU[0], f"-mcpu={cpu}").replace(f"{FOLDER}/firmware/microbit.ld", f"{tmp_path}/board.ld")
    app = cmake(tmp_path, text)
    assert re.search(rf"Tag_CPU_arch: {re.escape(architecture)}$", run("arm-none-eabi-readelf", "-A", app), re.M)
    if board:
        assert exchange(app, board)[-2:] == [SHARED, SHARED]


def test_zephyr_leaves_it_out(tmp_path, kconfig):
    assert kconfig("CPU_CORTEX_M0", "n") == kconfig("CPU_CORTEX_A7", "y") == "n"
    with pytest.raises(AssertionError, match="bezout_m0"):
        cmake(tmp_path, APPLICATION % (ZEPHYR % ("n", module()["build"]["cmake"]), "zephyr_interface bezout_m0"))


def counts():
    """Routine to its cycles on M0+ and M0."""
    lines = (FOLDER / "tests/counts.txt").read_text(encoding="utf-8").splitlines()[1:]
    return {name: (int(plus), int(plain)) for name, plus, plain, *_ in map(str.split, lines)}


def test_program_for_a_board_has_the_counts():
    text = (FOLDER / "firmware/cycles.c").read_text(encoding="utf-8")
    rows = re.findall(r"ROUTINE\((\w+), [01], (\d+), (\d+)\)", text)
    # Field operations take 35 more for a call from C.
    field = ("add", "sub", "mul", "square", "mul_a24", "normalize")
    expected = {name: tuple(x + (35 if name in field else 0) for x in both) for name, both in counts().items()}
    del expected["invert_pseudo_mersenne"]  # c is no number in memory
    del expected["elligator2_inverse"]  # nor is the sign of v
    assert {name: (int(plus), int(plain)) for name, plus, plain in rows} == expected


def output(elf, *arguments):
    """What the program prints in QEMU, up to its last line."""
    command = [*QEMU, *arguments, "-kernel", str(elf)]
    lines = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True) as child:
        for line in child.stdout:
            lines.append(line.strip())
            if "inverse" in line:
                child.kill()
    return lines


@pytest.mark.parametrize(
    "how", [([], ["-serial", "stdio"]), (["-DBEZOUT_SYSTICK"], ["-serial", "none", "-semihosting-config", "enable=on,target=native"])]
)
def test_program_for_a_board_runs(tmp_path, how):
    """QEMU counts no cycles: only that the program runs to its end, and that its inverse is right."""
    macros, arguments = how
    run("make", "-s", "-C", FOLDER, f"BUILD={tmp_path}", tmp_path / "cycles.hex")
    elf = tmp_path / "tested.elf"
    programs = [FOLDER / "firmware/cycles.c", FOLDER / "firmware/start.c", tmp_path / "libbezout_m0.a"]
    run("arm-none-eabi-gcc", *CPU, *FREE, *macros, f"-I{FOLDER}/include", "-Wall", "-Wextra", "-Werror", "-o", elf, *programs, "-lgcc")
    lines = output(elf, *arguments)
    assert len(lines) == len(counts()) - 2 + 2 and lines[-1] == "the inverse is right"
    for line in lines[:-2]:
        assert re.fullmatch(r"\w+ \d+ cycles, expected \d+", line)
