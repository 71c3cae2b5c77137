// SPDX-License-Identifier: MIT OR Apache-2.0
// Sources of the core for integers and for polynomials over GF(2); tops: bz_axil, bz_top. Read in this folder.
src/bz_pkg.sv
src/bz_control.sv
src/bz_lines.sv
src/bz_window.sv
src/bz_csa32.sv
src/bz_csa42.sv
src/bz_delta.sv
src/bz_decide.sv
src/bz_sum3.sv
src/bz_head.sv
src/bz_spread.sv
src/bz_exact_shift.sv
src/bz_operands.sv
src/bz_shift_lines.sv
src/bz_pair.sv
src/bz_pair_sign.sv
src/bz_pair_zero.sv
src/bz_quotient.sv
src/bz_montgomery.sv
src/bz_recode.sv
src/bz_booth.sv
src/bz_row.sv
src/bz_keep.sv
src/bz_final.sv
src/bz_top.sv
src/bz_axil.sv
