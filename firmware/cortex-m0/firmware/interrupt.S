@ SPDX-License-Identifier: MIT OR Apache-2.0
@ Handlers that interrupt a routine in a test, and a routine that may not be interrupted.
	.syntax unified
	.thumb
	.text

@ Takes what a handler may: R0 to R3, R12, the flags, and 64 words below the stack pointer.
	.global	interrupt_spoil
	.type	interrupt_spoil, %function
	.thumb_func
interrupt_spoil:
	push	{r4, lr}
	ldr	r0, =0xdeadbeef
	mov	r12, r0
	mov	r3, sp
	movs	r4, #64
.Lspoil_word:
	subs	r3, #4
	str	r0, [r3]
	subs	r4, #1
	bne	.Lspoil_word
	movs	r1, #1
	mvns	r2, r1
	cmp	r2, r1
	pop	{r4, pc}

@ Calls a routine of its own: an inverse of what interrupt_number holds.
	.global	interrupt_invert
	.type	interrupt_invert, %function
	.thumb_func
interrupt_invert:
	push	{r4, lr}
	ldr	r0, =interrupt_number
	movs	r1, r0
	bl	bezout_m0_invert
	pop	{r4, pc}

@ Keeps its argument below the stack pointer, where an interrupt takes it.
	.global	interrupt_below
	.type	interrupt_below, %function
	.thumb_func
interrupt_below:
	mov	r3, sp
	subs	r3, #4
	str	r0, [r3]
	movs	r0, #0
	ldr	r0, [r3]
	bx	lr

	.ltorg
	.bss
	.align	2
	.global	interrupt_number
interrupt_number:
	.space	32
