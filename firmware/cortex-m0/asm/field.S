@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ field: the field's routines for callers in C, which keep r4 - r11; 35 cycles more than the internal ones
#include "macros.S"

.macro field_entry name
	.balign	4
	.global	bezout_m0_\name
	.type	bezout_m0_\name, %function
	.thumb_func
bezout_m0_\name:
	save_registers
	bl	bezout_m0_field_\name
	return_saved
	.size	bezout_m0_\name, . - bezout_m0_\name
.endm

	field_entry add
	field_entry sub
	field_entry mul
	field_entry square
	field_entry mul_a24
	field_entry normalize
