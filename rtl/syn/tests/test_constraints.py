# SPDX-License-Identifier: MIT OR Apache-2.0
"""rtl/bezout.sdc in OpenSTA, on a netlist that keeps the hierarchy: which paths have how many clocks."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

RTL = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(RTL / "syn"))

import designs  # noqa: E402
import flow  # noqa: E402
import library as cells  # noqa: E402

PERIOD = 1000.0


def netlist(folder, both_columns):
    """Width 8, mapped module by module; flip-flops are named after their registers, as synthesis for chips does."""
    osu018 = cells.load(cells.OSU018)
    design = designs.fast("ct_8", {"Width": 8, "Steps": 14, "BothColumns": both_columns}).design
    sources = " ".join(map(str, design.sources))
    passes = [f"read_verilog -sv {sources}", f"chparam -set Width 8 -set Steps 14 -set BothColumns {both_columns} bz_top"]
    # Flip-flops get their names while they still drive the registers, not the ports behind them.
    passes += ["hierarchy -check -top bz_top", "proc", "simplemap t:$dff t:$adff t:$sdff", "rename -wire t:$_DFF_P_"]
    passes += ["opt -nodffe -nosdff", "techmap", "opt -fast -nodffe -nosdff"]
    passes += [f"dfflibmap -liberty {osu018.path}", f"abc -liberty {osu018.path}", "opt_clean -purge", "setundef -zero"]
    passes += ["splitnets -ports", "opt_clean", "rename -top bz_top"]
    passes.append(f"write_verilog -noattr -noexpr -simple-lhs {folder}/netlist.v")
    flow_passes(passes, folder)
    text = (folder / "netlist.v").read_text(encoding="utf-8")

    def named(match):
        return re.sub(r"\W+", "_", re.sub(r"(\[\d+\])?$", r"_reg\1", match[1], count=1)) + " "

    return osu018, re.sub(r"\\(\S+)\$_DFF_P_ ", named, text)


def flow_passes(passes, folder):
    (folder / "passes.json").write_text(json.dumps(passes), encoding="utf-8")
    command = [flow.python_with_yosys(), "-c", flow.RUN_PASSES, str(folder / "passes.json")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]


@pytest.fixture(scope="module", params=[0, 1])
def chip(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("sdc")
    return folder, *netlist(folder, request.param)


def timed(chip, settings="", ends=(), text=None):
    """What OpenSTA says of the worst path between each two groups of registers."""
    folder, osu018, mapped = chip
    (folder / "named.v").write_text(text or mapped, encoding="utf-8")
    commands = f"read_liberty {osu018.path}\nread_verilog {folder}/named.v\nlink_design bz_top\n"
    commands += f"create_clock -name clk -period {PERIOD:g} [get_ports clk_i]\n{settings}\nsource {RTL}/bezout.sdc\n"
    for start, end in ends:
        commands += f'puts "== path"\nreport_checks -path_delay max -from [get_cells {{{start}_reg*}}] -to [get_cells {{{end}_reg*}}]\n'
    return cells.sta(commands, folder)


ADDER = [
    ("u_pair/f_sum_q", "gen_final*u_final/magnitude_q"), ("u_pair/f_carry_q", "magnitude_sign_q"),
    ("gen_column*u_row/f_carry_q", "b_q"), ("gen_column*u_row/f_sum_q", "gen_final*u_final/cofactor_q"),
    ("u_control/sum_o", "gen_final*u_final/cofactor_q"), ("gen_final*u_final/magnitude_q", "gen_final*u_final/magnitude_q"),
]  # fmt: skip
OTHERS = [
    ("u_pair/f_sum_q", "u_pair/g_sum_q"), ("gen_column*u_row/f_sum_q", "gen_column*u_row/g_sum_q"),
    ("u_control/state_q", "u_control/state_q"),
]  # fmt: skip


@pytest.mark.parametrize("adder_clocks", [1, 2, 3])
def test_clocks_of_paths(chip, adder_clocks):
    settings = "" if adder_clocks == 2 else f"set bezout_adder_clocks {adder_clocks}"
    printed = timed(chip, settings, ADDER + OTHERS).split("== path")[1:]
    edges = [re.findall(r"^\s*([\d.]+)\s+[\d.]+\s+clock clk \(rise edge\)", text, re.MULTILINE) for text in printed]
    clocks = [float(found[-1]) / PERIOD for found in edges]
    assert clocks == [adder_clocks] * len(ADDER) + [1] * len(OTHERS)


def test_a_name_that_no_register_has_is_an_error(chip):
    text = chip[2].replace(" magnitude_q_reg", " magnitude_q_other")
    assert text != chip[2]
    with pytest.raises(cells.FlowError, match="no cell is named"):
        timed(chip, text=text)


def test_paths_are_those_of_the_flow():
    """The flow excepts the same registers, by their names in a flat netlist."""
    text = (RTL / "bezout.sdc").read_text(encoding="utf-8")
    for side, pattern in (("from", designs.FAST_EXCEPTIONS[0].source), ("to", designs.FAST_EXCEPTIONS[0].target)):
        for register in re.search(rf"set bezout_{side} {{(.*?)}}", text, re.DOTALL)[1].split():
            flat = register.replace("gen_column*", "gen_column_0_").replace("gen_final*", "gen_final_0_")
            instance, _, name = flat.rpartition("/")
            # Outputs take the names of the nets that they drive.
            names = [f"{instance}.{name}", f"{instance}_{name}", name, name.removesuffix("_q"), f"{instance}_{name.removesuffix('_q')}"]
            assert any(re.fullmatch(pattern, candidate) for candidate in names), register
