@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ field: the field's routines for callers in C, which keep r4 - r11; 35 cycles more than the internal ones
	.syntax unified
	.cpu cortex-m0plus
	.thumb
	.text

.macro field_entry name
	.balign	4
	.global	bezout_m0_\name
	.type	bezout_m0_\name, %function
	.thumb_func
bezout_m0_\name:
	push	{r4 - r7, lr}
	mov	r4, r8
	mov	r5, r9
	mov	r6, r10
	mov	r7, r11
	push	{r4 - r7}
	bl	bezout_m0_field_\name
	pop	{r4 - r7}
	mov	r8, r4
	mov	r9, r5
	mov	r10, r6
	mov	r11, r7
	pop	{r4 - r7, pc}
	.size	bezout_m0_\name, . - bezout_m0_\name
.endm

	field_entry add
	field_entry sub
	field_entry mul
	field_entry square
	field_entry mul_a24
	field_entry normalize
