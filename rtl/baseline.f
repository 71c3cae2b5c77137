// SPDX-License-Identifier: MIT OR Apache-2.0
// Sources of the published architecture; top: bz_baseline_top. Read in this folder.
src/bezout_bounds_pkg.sv
src/bz_csa32.sv
src/bz_csa42.sv
src/bz_pair_sign.sv
src/bz_exact_shift.sv
baseline/bz_baseline_pre.sv
baseline/bz_baseline_sum.sv
baseline/bz_baseline_even.sv
baseline/bz_baseline_loop.sv
baseline/bz_baseline_end.sv
baseline/bz_baseline_post.sv
baseline/bz_baseline_top.sv
