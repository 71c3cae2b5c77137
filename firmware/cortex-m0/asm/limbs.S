@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ limbs: words of 32 bits to packed limbs of 15 bits and back, in the frame that inversion and symbol share
@
@ Called by the other routines only, with that frame at sp: c of p = 2^255 - c, 1/c mod 2^15, the
@ address of the result, four words of the symbol, 17 words of (f, g), 18 of (d, e).
#include "macros.S"

@ Limb i of x (r1), times c (r3), plus the carry r0, to [r7]; r2, r4, r5 are spoiled, r6 ands limbs.
.macro limbs_scale_limb i
	limb_of_words \i
	muls	r2, r3
	adds	r0, r2
	lsls	r2, r0, #17
	lsrs	r2, r2, #17
	lsrs	r0, r0, #15
	.if	\i >= 3
	ands	r6, r2
	.endif
	stm	r7!, {r2}
.endm

@ Limb i from [r7], plus the carry r6, into the words that go to [r0]: r1 is the one that is filled.
.macro limbs_pack_limb i
	ldm	r7!, {r2}
	adds	r6, r2
	limb_to_words \i, r6
.endm

@ limbs_load: (f, g) = (p, c x mod p) for x < 2^256
@   in   r1 = x, 8 words, r2 = c; uses r0 - r7. Sets c and 1/c in the frame too.
	routine	bezout_m0_limbs_load
	@ 1/c mod 2^15, as in divsteps
	movs	r3, r2
	adds	r0, r2, r2
	adds	r0, r2
	movs	r4, #2
	eors	r0, r4
	movs	r4, r2
	muls	r4, r0
	movs	r5, #1
	subs	r5, r5, r4
	adds	r4, r5, #1
	muls	r0, r4
	muls	r5, r5
	adds	r5, #1
	muls	r0, r5
	str	r2, [sp, #frame_c]
	str	r0, [sp, #frame_c_inverse]
	@ c x in 17 limbs, r0 = what is above 2^255
	movs	r0, #0
	mvns	r6, r0
	lsrs	r6, r6, #17
	add	r7, sp, #frame_fg
	.irp	i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16
	limbs_scale_limb \i
	.endr
	lsrs	r4, r4, #31
	muls	r4, r3
	adds	r0, r4
	@ r0 times 2^255 is r0 c; once more c where that makes the whole at least p
	muls	r0, r3
	subs	r7, #68
	adds	r1, r0, r3
	ldm	r7!, {r2, r4, r5}
	subs	r7, #12
	adds	r1, r2
	lsrs	r1, r1, #15
	adds	r1, r4
	lsrs	r1, r1, #15
	adds	r1, r5
	lsrs	r1, r1, #15
	adds	r1, r6
	lsrs	r1, r1, #15
	muls	r1, r3
	adds	r0, r1
	@ pack with p
	movs	r6, #0
	mvns	r6, r6
	lsrs	r6, r6, #17
	adds	r5, r6, #1
	subs	r5, r3
	.rept	16
	ldr	r1, [r7]
	adds	r0, r1
	lsls	r1, r0, #17
	orrs	r1, r5
	lsrs	r0, r0, #15
	stm	r7!, {r1}
	mov	r5, r6
	.endr
	ldr	r1, [r7]
	adds	r0, r1
	lsls	r0, r0, #17
	lsrs	r0, r0, #1
	orrs	r0, r5
	str	r0, [r7]
	bx	lr
	.size	bezout_m0_limbs_load, . - bezout_m0_limbs_load

@ limbs_unsign: d and e with unsigned limbs, the lowest ones in words of their own, the sign folded into them
	routine	bezout_m0_limbs_unsign
	ldr	r2, [sp, #frame_de + 68]
	sxth	r0, r2
	asrs	r1, r2, #16
	lsls	r2, r0, #17
	lsrs	r2, r2, #17
	lsls	r3, r1, #17
	orrs	r2, r3
	str	r2, [sp, #frame_de + 68]
	asrs	r0, r0, #15
	asrs	r1, r1, #15
	ldr	r2, [sp, #frame_c]
	muls	r0, r2
	muls	r1, r2
	ldr	r3, [sp, #frame_de + 4]
	uxth	r2, r3
	lsrs	r3, r3, #17
	adds	r0, r2
	adds	r1, r3
	str	r0, [sp, #frame_de]
	str	r1, [sp, #frame_de + 4]
	bx	lr
	.size	bezout_m0_limbs_unsign, . - bezout_m0_limbs_unsign

@ limbs_store: d mod p, which lies in [0, p), to the 8 words of the result; e = 0; uses r0 - r7
	routine	bezout_m0_limbs_store
	@ d lies in [-2c, 2^255 + c): r6 = c less, as much or more to bring it into [0, p)
	add	r7, sp, #frame_de + 8
	ldm	r7!, {r0 - r3}
	movs	r4, r0
	ands	r4, r1
	orrs	r0, r1
	ands	r4, r2
	orrs	r0, r2
	ands	r4, r3
	orrs	r0, r3
	.rept	4
	ldm	r7!, {r1 - r3}
	ands	r4, r1
	orrs	r0, r1
	ands	r4, r2
	orrs	r0, r2
	ands	r4, r3
	orrs	r0, r3
	.endr
	ldr	r1, [sp, #frame_de]
	ldr	r6, [sp, #frame_c]
	adds	r2, r1, r6
	lsrs	r2, r2, #15		@ as far as d_0 + c < 0 is 2^17 - 1, which the mask below drops
	adds	r4, r2
	lsrs	r4, r4, #15
	subs	r0, #1			@ negative if all is 0
	ands	r0, r1
	asrs	r0, r0, #31
	adds	r4, r0
	muls	r6, r4
	@ pack into words
	ldr	r0, [sp, #frame_out]
	add	r7, sp, #frame_de
	adds	r6, r1
	lsls	r1, r6, #17
	lsrs	r1, r1, #17
	asrs	r6, r6, #15
	adds	r7, #8
	.irp	i, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16
	limbs_pack_limb \i
	.endr
	stm	r0!, {r1}
	bx	lr
	.size	bezout_m0_limbs_store, . - bezout_m0_limbs_store
