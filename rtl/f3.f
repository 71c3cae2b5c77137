// SPDX-License-Identifier: MIT OR Apache-2.0
// Sources of the core over F_3; top: bz_f3. Read in this folder.
src/bz_f3.sv
