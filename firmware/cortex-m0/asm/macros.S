@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ macros: how routines begin and end, the frames that they share, and what more than one of them does
@
@ Each file includes this one. Rust's assembler takes that line for a comment; there this file comes first.
	.syntax unified
	.cpu cortex-m0plus
	.thumb
	.text

@ A function that other files know.
.macro entry name
	.global	\name
	.type	\name, %function
	.thumb_func
\name:
.endm

@ The same, at a multiple of four.
.macro routine name
	.balign	4
	entry	\name
.endm

@ r4 to r11 and lr to the stack, which a caller in C wants back
.macro save_registers
	push	{r4 - r7, lr}
	mov	r4, r8
	mov	r5, r9
	mov	r6, r10
	mov	r7, r11
	push	{r4 - r7}
.endm

@ They come back, and the function returns.
.macro return_saved
	pop	{r4 - r7}
	mov	r8, r4
	mov	r9, r5
	mov	r10, r6
	mov	r11, r7
	pop	{r4 - r7, pc}
.endm

@ r1 to r4 = 0, to wipe with
.macro zeros
	movs	r1, #0
	movs	r2, #0
	movs	r3, #0
	movs	r4, #0
.endm

@ Zeros to the lowest \bytes of the frame, a multiple of 16; r1 to r6 are spoiled.
.macro wipe_frame bytes
	zeros
	mov	r5, sp
	movs	r6, #\bytes / 16
.Lwipe_frame\@:
	stm	r5!, {r1 - r4}
	subs	r6, #1
	bne	.Lwipe_frame\@
.endm

@ r0 = 1 where r0 is 0, else 0; r1 is spoiled.
.macro bit_of_zero
	rsbs	r1, r0, #0
	orrs	r0, r1
	mvns	r0, r0
	lsrs	r0, r0, #31
.endm

@ r0 = 1 where r0 is 1 or -1, else 0; r1 is spoiled.
.macro bit_of_unit
	muls	r0, r0
	subs	r0, #1
	bit_of_zero
.endm

@ Products in the field: the frame of mul and square, which reduce knows

	.equ	product_out, 0
	.equ	product_z0, 8			@ 8 words; later the lower half of the product
	.equ	product_z2, 40			@ 8 words; later the upper half
	.equ	product_m, 72			@ 8 words
	.equ	product_d, 104			@ |a1 - a0|
	.equ	product_frame, 168

@ \a = |\a - \b|, of two words, lowest first; \sign = -1 where that was negative, else 0.
.macro two_words_apart a0, a1, b0, b1, sign
	subs	\a0, \b0
	sbcs	\a1, \b1
	sbcs	\sign, \sign
	eors	\a0, \sign
	eors	\a1, \sign
	subs	\a0, \sign
	sbcs	\a1, \sign
.endm

@ The same of four words; the sign to \b0.
.macro four_words_apart a0, a1, a2, a3, b0, b1, b2, b3
	subs	\a0, \b0
	sbcs	\a1, \b1
	sbcs	\a2, \b2
	sbcs	\a3, \b3
	sbcs	\b0, \b0
	eors	\a0, \b0
	eors	\a1, \b0
	eors	\a2, \b0
	eors	\a3, \b0
	subs	\a0, \b0
	sbcs	\a1, \b0
	sbcs	\a2, \b0
	sbcs	\a3, \b0
.endm

@ r8 - r11, r12 = what the two middle parts share: upper half of z0 and lower of z2; its carry.
@ Then r0 - r3 = words 4 to 7 without the product of differences; their carry to r4.
.macro product_middle
	add	r0, sp, #product_z0 + 16
	ldm	r0, {r0 - r7}
	adds	r0, r4
	adcs	r1, r5
	adcs	r2, r6
	adcs	r3, r7
	movs	r4, #0
	adcs	r4, r4
	mov	r8, r0
	mov	r9, r1
	mov	r10, r2
	mov	r11, r3
	mov	r12, r4
	add	r4, sp, #product_z0
	ldm	r4, {r4 - r7}
	adds	r0, r4
	adcs	r1, r5
	adcs	r2, r6
	adcs	r3, r7
	movs	r4, #0
	adcs	r4, r4
.endm

@ Words 4 to 7 are done. r0 - r3 = the upper half of z2 with the carry r12.
.macro product_upper
	add	r6, sp, #product_z0 + 16
	stm	r6!, {r0 - r3}
	add	r0, sp, #product_z2 + 16
	ldm	r0, {r0 - r3}
	mov	r6, r12
	adds	r0, r6
	movs	r6, #0
	adcs	r1, r6
	adcs	r2, r6
	adcs	r3, r6
	add	r6, sp, #product_z2 + 16
	stm	r6!, {r0 - r3}
.endm

@ Words 8 to 11 but for the product of differences: r0 - r3 and the carry in r4's lowest bit, plus r8 - r11; the carry to r4.
.macro product_add_middle
	lsrs	r4, r4, #1
	mov	r6, r8
	adcs	r0, r6
	mov	r6, r9
	adcs	r1, r6
	mov	r6, r10
	adcs	r2, r6
	mov	r6, r11
	adcs	r3, r6
	movs	r4, #0
	adcs	r4, r4
.endm

@ Words 12 to 15 with the signed carry r4, and the end of the routine
.macro product_end
	asrs	r5, r4, #31
	add	r6, sp, #product_z2
	stm	r6!, {r0 - r3}
	ldm	r6!, {r0 - r3}
	subs	r6, #16
	adds	r0, r4
	adcs	r1, r5
	adcs	r2, r5
	adcs	r3, r5
	stm	r6!, {r0 - r2}
	bl	bezout_m0_field_reduce	@ no return: it ends this routine
.endm

@ Formulas in the field: numbers in the frame, at slot_ and their names

.macro field_op routine, to, a, b
	add	r0, sp, #slot_\to
	add	r1, sp, #slot_\a
	.ifnb	\b
	add	r2, sp, #slot_\b
	.endif
	bl	bezout_m0_field_\routine
.endm

@ The small number \value to \to; spoils r0 - r3, r6
.macro field_small to, value
	ldr	r0, =\value
	movs	r1, #0
	movs	r2, #0
	movs	r3, #0
	add	r6, sp, #slot_\to
	stm	r6!, {r0 - r3}
	movs	r0, #0
	stm	r6!, {r0 - r3}
.endm

@ Inversion and symbol: the frame modulo 2^255 - c; that of other primes has the words of the symbol too

	.equ	frame_c, 0
	.equ	frame_c_inverse, 4
	.equ	frame_out, 8
	.equ	symbol_low, 12			@ bits 1 and 2: flips by rule 1
	.equ	symbol_high, 16			@ bit 1: flips by rule 2, bit 31: by rule 3
	.equ	symbol_swap, 20			@ -1 if the last step of the last batch swapped
	.equ	symbol_f_sign, 24		@ bit 31: the sign of f
	.equ	frame_fg, 28			@ 17 words
	.equ	frame_de, 96			@ 18 words

@ No flip yet; r0 = 0 then.
.macro symbol_clear
	movs	r0, #0
	str	r0, [sp, #symbol_low]
	str	r0, [sp, #symbol_high]
	str	r0, [sp, #symbol_swap]
	str	r0, [sp, #symbol_f_sign]
.endm

@ Fifteen steps of (f, g)
.macro batch fg
	add	r7, sp, #\fg
	bl	bezout_m0_divsteps
	bl	bezout_m0_update_fg
.endm

@ The same with the symbol.
.macro symbol_batch fg
	add	r7, sp, #\fg
	bl	bezout_m0_divsteps_symbol
	add	r7, sp, #\fg
	bl	bezout_m0_update_fg
	bl	bezout_m0_symbol_sign
.endm

@ Behind the first batch (d, e) = -(0, 1) becomes -(v, r), which are above -2^15 and below 2^14 by the minus.
.macro first_cofactors place
	rsbs	r2, r1, #0
	uxth	r2, r2
	mov	r3, r10
	rsbs	r3, r3, #0
	lsls	r3, r3, #16
	orrs	r2, r3
	str	r2, [sp, #\place]
.endm

@ d and e, the word behind \below, grow by a limb, without reduction; r3 = the begin of the schedule.
.macro grow_cofactors below
	mov	r2, r11
	subs	r2, r3			@ the number of this batch, from 2 to 17
	movs	r6, #18
	subs	r6, r2			@ limbs left out, of 18
	add	r7, sp, #\below
	lsls	r3, r6, #2
	adds	r7, r3
	movs	r3, #40
	muls	r6, r3
	bl	bezout_m0_update_grow
.endm

@ Equal where \batches of a schedule are done
.macro compare_batches schedule, batches
	adr	r3, \schedule
	mov	r2, r11
	subs	r2, r3
	cmp	r2, #\batches
.endm

@ The schedule of update_fg modulo 2^255 - c
.macro schedule label
	.balign	4
\label:
	.byte	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10
	.byte	10, 10, 10, 10, 10, 11, 21, 31, 40, 41, 51, 61, 70
	.byte	71, 81, 91, 100, 101, 111, 121, 131, 140, 141, 151, 160, 160
	.balign	4
.endm

@ r0, r1 = the low 15 bits of the packed (f, g) at r7, r2 = zeta
.macro divsteps_load
	mov	r2, r9
	ldr	r1, [r7]
	lsls	r0, r1, #17
	asrs	r0, r0, #17
	asrs	r1, r1, #17
.endm

@ The matrix of fifteen steps and the return, from the rows r0, r1 behind them and f = r5, g = r6 before
.macro divsteps_matrix
	@ r3, r4 = 2^15 f', 2^15 g'; r0, r1 = second column, with f' and g' rounded off
	movs	r2, #0
	lsls	r3, r0, #17
	asrs	r3, r3, #2
	asrs	r0, r0, #15
	adcs	r0, r2
	lsls	r4, r1, #17
	asrs	r4, r4, #2
	asrs	r1, r1, #15
	adcs	r1, r2
	mov	r10, r1
	@ r2 = 1/f mod 2^32: (3f xor 2) is right in 5 bits, the factors 1 + e^1, e^2, e^4 give the rest
	adds	r2, r5, r5
	adds	r2, r5
	movs	r1, #2
	eors	r2, r1
	muls	r5, r2
	movs	r1, #1
	subs	r1, r1, r5		@ e = 1 - f r2
	adds	r5, r1, #1
	muls	r2, r5
	muls	r1, r1
	adds	r5, r1, #1
	muls	r2, r5
	muls	r1, r1
	adds	r1, #1
	muls	r2, r1
	@ the first column
	movs	r1, r0
	muls	r0, r6
	subs	r0, r3, r0
	muls	r0, r2
	mov	r3, r10
	muls	r3, r6
	subs	r4, r3
	muls	r4, r2
	mov	r8, r4
	bx	lr
.endm

@ r0 = f, r1 = g of the last 3 steps, r2 = zeta
.macro divsteps_last_load
	mov	r2, r9
	ldr	r1, [r7]
	lsls	r0, r1, #21
	asrs	r0, r0, #21
	lsls	r1, r1, #4
	asrs	r1, r1, #21
.endm

@ Both columns above the value: 12 bits f', 9 bits u, the rest v
.macro divsteps_last_columns
	movs	r3, #1
	lsls	r4, r3, #15
	adds	r0, r4
	lsls	r4, r3, #24
	adds	r1, r4
.endm

@ The row of the last 3 steps and the return, from r0 behind them
.macro divsteps_last_row
	lsls	r5, r0, #20
	asrs	r5, r5, #20
	subs	r1, r0, r5
	asrs	r1, r1, #12
	lsls	r0, r1, #23
	asrs	r0, r0, #23
	subs	r1, r0
	asrs	r1, r1, #9
	lsls	r0, r0, #12
	lsls	r1, r1, #12
	asrs	r2, r5, #31
	mvns	r2, r2
	eors	r0, r2
	subs	r0, r2
	eors	r1, r2
	subs	r1, r2
	movs	r2, #0
	mov	r8, r2
	mov	r10, r2
	bx	lr
.endm

@ r3 += u x + v y, r4 += q x + r y for x = r5, y = r6; r2 is spoiled. 10 cycles.
.macro update_products
	mov	r2, r8
	muls	r2, r5
	adds	r4, r2
	mov	r2, r10
	muls	r2, r6
	adds	r4, r2
	muls	r5, r0
	adds	r3, r5
	muls	r6, r1
	adds	r3, r6
.endm

@ The low limbs of r3, r4, packed, to r5; r3, r4 keep the carries. 6 cycles.
.macro update_split
	lsls	r5, r3, #17
	lsrs	r5, r5, #17
	asrs	r3, r3, #15
	lsls	r6, r4, #17
	orrs	r5, r6
	asrs	r4, r4, #15
.endm

@ The top word of r3, r4: signed halfwords, to r6
.macro update_top
	uxth	r6, r3
	lsls	r4, r4, #16
	orrs	r6, r4
.endm

@ r2 = limb \i of 15 bits of the words at r1, in order; r4 is the word, r5 is spoiled.
.macro limb_of_words i
	.if	\i == 17
	lsrs	r2, r4, #31
	.else
	.if	(15 * \i) % 32 == 0
	ldr	r4, [r1, #4 * (15 * \i / 32)]
	lsls	r2, r4, #17
	.elseif	(15 * \i) % 32 <= 17
	lsls	r2, r4, #17 - (15 * \i) % 32
	.else
	lsrs	r2, r4, #(15 * \i) % 32
	ldr	r4, [r1, #4 * (15 * \i / 32) + 4]
	lsls	r5, r4, #32 - (15 * \i) % 32
	orrs	r2, r5
	lsls	r2, r2, #17
	.endif
	lsrs	r2, r2, #17
	.endif
.endm

@ The low 15 bits of \carry, limb \i, into the words that go to [r0]: r1 is the one that is filled; r2, r3 are spoiled.
.macro limb_to_words i, carry
	lsls	r2, \carry, #17
	asrs	\carry, \carry, #15
	.if	(15 * \i) % 32 == 0
	lsrs	r1, r2, #17
	.elseif	(15 * \i) % 32 < 17
	lsrs	r2, r2, #17 - (15 * \i) % 32
	orrs	r1, r2
	.elseif	(15 * \i) % 32 == 17
	orrs	r1, r2
	stm	r0!, {r1}
	movs	r1, #0
	.else
	lsls	r3, r2, #(15 * \i) % 32 - 17
	orrs	r1, r3
	stm	r0!, {r1}
	lsrs	r1, r2, #49 - (15 * \i) % 32
	.endif
.endm
