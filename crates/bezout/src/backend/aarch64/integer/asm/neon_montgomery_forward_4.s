// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Running products of numbers modulo m, zeros left out [Mon87]: p = p y / 2^261 for each step, y = x, or 1 for zero.
// x0: the state; x1: x, 2 numbers of 4 words for each step; x2: kept products, 72 bytes for each step but the first and every eighth;
// x3: steps, at least 1. In the state: p at 128, the constants. Out: p, and what it was at 208.
// State, 368 bytes: words at 0, scaled at 32, modulus at 80, p at 128, first at 208, spare at 288.
// Limbs of 29 bits: 9. m is odd; numbers in limbs are below 8/7 m. Any 64-bit ARM with NEON. 245 instructions a step.
stp d8, d9, [sp, #-80]!	// save
stp d10, d11, [sp, #16]	// save
stp d12, d13, [sp, #32]	// save
stp d14, d15, [sp, #48]	// save
str x19, [sp, #64]	// save
ldp q29, q30, [x0, #32]	// constants
ldr q31, [x0, #64]	// constants
ldp q0, q1, [x0, #128]	// first
ldp q2, q3, [x0, #160]	// first
stp q0, q1, [x0, #208]	// first
stp q2, q3, [x0, #240]	// first
ldr q4, [x0, #192]	// first
str q4, [x0, #272]	// first
add x4, x0, #208	// first
add x6, x0, #288	// begin
add x7, x0, #128	// begin
mov x19, #7	// begin
cmp x3, x19	// begin
csel x19, x3, x19, lo	// begin
sub x3, x3, x19	// begin
.p2align 5
2:
ld4 {v0.2d, v1.2d, v2.2d, v3.2d}, [x1], #64	// place
subs x19, x19, #1	// place
b.eq 5f	// place
mov x5, x2	// place
add x2, x2, #72	// place
4:
orr v4.16b, v0.16b, v1.16b	// any
orr v5.16b, v2.16b, v3.16b	// any.2
orr v4.16b, v4.16b, v5.16b	// any.3
cmeq v4.2d, v4.2d, #0	// zero
sub v0.2d, v0.2d, v4.2d	// one
xtn v4.2s, v0.2d	// limb0.narrow
bic v4.2s, #0xe0, lsl #24	// limb0.mask
shrn v5.2s, v0.2d, #29	// limb1.narrow
bic v5.2s, #0xe0, lsl #24	// limb1.mask
ushr v0.2d, v0.2d, #58	// limb2.low
sli v0.2d, v1.2d, #6	// limb2.both
xtn v0.2s, v0.2d	// limb2.narrow
bic v0.2s, #0xe0, lsl #24	// limb2.mask
shrn v6.2s, v1.2d, #23	// limb3.narrow
bic v6.2s, #0xe0, lsl #24	// limb3.mask
ushr v1.2d, v1.2d, #52	// limb4.low
sli v1.2d, v2.2d, #12	// limb4.both
xtn v1.2s, v1.2d	// limb4.narrow
bic v1.2s, #0xe0, lsl #24	// limb4.mask
shrn v7.2s, v2.2d, #17	// limb5.narrow
bic v7.2s, #0xe0, lsl #24	// limb5.mask
ushr v2.2d, v2.2d, #46	// limb6.low
sli v2.2d, v3.2d, #18	// limb6.both
xtn v2.2s, v2.2d	// limb6.narrow
bic v2.2s, #0xe0, lsl #24	// limb6.mask
shrn v16.2s, v3.2d, #11	// limb7.narrow
bic v16.2s, #0xe0, lsl #24	// limb7.mask
ushr v3.2d, v3.2d, #40	// limb8.high
xtn v3.2s, v3.2d	// limb8.narrow
ldp d17, d18, [x4, #0]	// row0.load_before0
umull v19.2d, v4.2s, v17.2s	// row0.product
umull v20.2d, v5.2s, v17.2s	// row0.product.2
umull v21.2d, v0.2s, v17.2s	// row0.product.3
umull v22.2d, v6.2s, v17.2s	// row0.product.4
umull v23.2d, v1.2s, v17.2s	// row0.product.5
umull v24.2d, v7.2s, v17.2s	// row0.product.6
umull v25.2d, v2.2s, v17.2s	// row0.product.7
umull v26.2d, v16.2s, v17.2s	// row0.product.8
umull v17.2d, v3.2s, v17.2s	// row0.product.9
xtn v27.2s, v19.2d	// reduce0.digit
usra v20.2d, v19.2d, #29	// reduce0.carry
bic v27.2s, #0xe0, lsl #24	// reduce0.mask
umlal v20.2d, v4.2s, v18.2s	// row1.add
umlal v21.2d, v5.2s, v18.2s	// row1.add.2
umlal v22.2d, v0.2s, v18.2s	// row1.add.3
umlal v23.2d, v6.2s, v18.2s	// row1.add.4
umlal v24.2d, v1.2s, v18.2s	// row1.add.5
umlal v25.2d, v7.2s, v18.2s	// row1.add.6
umlal v26.2d, v2.2s, v18.2s	// row1.add.7
umlal v17.2d, v16.2s, v18.2s	// row1.add.8
umull v18.2d, v3.2s, v18.2s	// row1.product
umlal v20.2d, v27.2s, v29.s[0]	// reduce0.add
umlal v21.2d, v27.2s, v29.s[1]	// reduce0.add.2
umlal v22.2d, v27.2s, v29.s[2]	// reduce0.add.3
umlal v23.2d, v27.2s, v29.s[3]	// reduce0.add.4
umlal v24.2d, v27.2s, v30.s[0]	// reduce0.add.5
umlal v25.2d, v27.2s, v30.s[1]	// reduce0.add.6
umlal v26.2d, v27.2s, v30.s[2]	// reduce0.add.7
umlal v17.2d, v27.2s, v30.s[3]	// reduce0.add.8
umlal v18.2d, v27.2s, v31.s[0]	// reduce0.add.9
xtn v19.2s, v20.2d	// reduce1.digit
usra v21.2d, v20.2d, #29	// reduce1.carry
bic v19.2s, #0xe0, lsl #24	// reduce1.mask
ldp d20, d27, [x4, #16]	// row2.load_before2
umlal v21.2d, v4.2s, v20.2s	// row2.add
umlal v22.2d, v5.2s, v20.2s	// row2.add.2
umlal v23.2d, v0.2s, v20.2s	// row2.add.3
umlal v24.2d, v6.2s, v20.2s	// row2.add.4
umlal v25.2d, v1.2s, v20.2s	// row2.add.5
umlal v26.2d, v7.2s, v20.2s	// row2.add.6
umlal v17.2d, v2.2s, v20.2s	// row2.add.7
umlal v18.2d, v16.2s, v20.2s	// row2.add.8
umull v20.2d, v3.2s, v20.2s	// row2.product
umlal v21.2d, v19.2s, v29.s[0]	// reduce1.add
umlal v22.2d, v19.2s, v29.s[1]	// reduce1.add.2
umlal v23.2d, v19.2s, v29.s[2]	// reduce1.add.3
umlal v24.2d, v19.2s, v29.s[3]	// reduce1.add.4
umlal v25.2d, v19.2s, v30.s[0]	// reduce1.add.5
umlal v26.2d, v19.2s, v30.s[1]	// reduce1.add.6
umlal v17.2d, v19.2s, v30.s[2]	// reduce1.add.7
umlal v18.2d, v19.2s, v30.s[3]	// reduce1.add.8
umlal v20.2d, v19.2s, v31.s[0]	// reduce1.add.9
xtn v19.2s, v21.2d	// reduce2.digit
usra v22.2d, v21.2d, #29	// reduce2.carry
bic v19.2s, #0xe0, lsl #24	// reduce2.mask
umlal v22.2d, v4.2s, v27.2s	// row3.add
umlal v23.2d, v5.2s, v27.2s	// row3.add.2
umlal v24.2d, v0.2s, v27.2s	// row3.add.3
umlal v25.2d, v6.2s, v27.2s	// row3.add.4
umlal v26.2d, v1.2s, v27.2s	// row3.add.5
umlal v17.2d, v7.2s, v27.2s	// row3.add.6
umlal v18.2d, v2.2s, v27.2s	// row3.add.7
umlal v20.2d, v16.2s, v27.2s	// row3.add.8
umull v21.2d, v3.2s, v27.2s	// row3.product
umlal v22.2d, v19.2s, v29.s[0]	// reduce2.add
umlal v23.2d, v19.2s, v29.s[1]	// reduce2.add.2
umlal v24.2d, v19.2s, v29.s[2]	// reduce2.add.3
umlal v25.2d, v19.2s, v29.s[3]	// reduce2.add.4
umlal v26.2d, v19.2s, v30.s[0]	// reduce2.add.5
umlal v17.2d, v19.2s, v30.s[1]	// reduce2.add.6
umlal v18.2d, v19.2s, v30.s[2]	// reduce2.add.7
umlal v20.2d, v19.2s, v30.s[3]	// reduce2.add.8
umlal v21.2d, v19.2s, v31.s[0]	// reduce2.add.9
xtn v19.2s, v22.2d	// reduce3.digit
usra v23.2d, v22.2d, #29	// reduce3.carry
bic v19.2s, #0xe0, lsl #24	// reduce3.mask
ldp d22, d27, [x4, #32]	// row4.load_before4
umlal v23.2d, v4.2s, v22.2s	// row4.add
umlal v24.2d, v5.2s, v22.2s	// row4.add.2
umlal v25.2d, v0.2s, v22.2s	// row4.add.3
umlal v26.2d, v6.2s, v22.2s	// row4.add.4
umlal v17.2d, v1.2s, v22.2s	// row4.add.5
umlal v18.2d, v7.2s, v22.2s	// row4.add.6
umlal v20.2d, v2.2s, v22.2s	// row4.add.7
umlal v21.2d, v16.2s, v22.2s	// row4.add.8
umull v22.2d, v3.2s, v22.2s	// row4.product
umlal v23.2d, v19.2s, v29.s[0]	// reduce3.add
umlal v24.2d, v19.2s, v29.s[1]	// reduce3.add.2
umlal v25.2d, v19.2s, v29.s[2]	// reduce3.add.3
umlal v26.2d, v19.2s, v29.s[3]	// reduce3.add.4
umlal v17.2d, v19.2s, v30.s[0]	// reduce3.add.5
umlal v18.2d, v19.2s, v30.s[1]	// reduce3.add.6
umlal v20.2d, v19.2s, v30.s[2]	// reduce3.add.7
umlal v21.2d, v19.2s, v30.s[3]	// reduce3.add.8
umlal v22.2d, v19.2s, v31.s[0]	// reduce3.add.9
xtn v19.2s, v23.2d	// reduce4.digit
usra v24.2d, v23.2d, #29	// reduce4.carry
bic v19.2s, #0xe0, lsl #24	// reduce4.mask
umlal v24.2d, v4.2s, v27.2s	// row5.add
umlal v25.2d, v5.2s, v27.2s	// row5.add.2
umlal v26.2d, v0.2s, v27.2s	// row5.add.3
umlal v17.2d, v6.2s, v27.2s	// row5.add.4
umlal v18.2d, v1.2s, v27.2s	// row5.add.5
umlal v20.2d, v7.2s, v27.2s	// row5.add.6
umlal v21.2d, v2.2s, v27.2s	// row5.add.7
umlal v22.2d, v16.2s, v27.2s	// row5.add.8
umull v23.2d, v3.2s, v27.2s	// row5.product
umlal v24.2d, v19.2s, v29.s[0]	// reduce4.add
umlal v25.2d, v19.2s, v29.s[1]	// reduce4.add.2
umlal v26.2d, v19.2s, v29.s[2]	// reduce4.add.3
umlal v17.2d, v19.2s, v29.s[3]	// reduce4.add.4
umlal v18.2d, v19.2s, v30.s[0]	// reduce4.add.5
umlal v20.2d, v19.2s, v30.s[1]	// reduce4.add.6
umlal v21.2d, v19.2s, v30.s[2]	// reduce4.add.7
umlal v22.2d, v19.2s, v30.s[3]	// reduce4.add.8
umlal v23.2d, v19.2s, v31.s[0]	// reduce4.add.9
xtn v19.2s, v24.2d	// reduce5.digit
usra v25.2d, v24.2d, #29	// reduce5.carry
bic v19.2s, #0xe0, lsl #24	// reduce5.mask
ldp d24, d27, [x4, #48]	// row6.load_before6
umlal v25.2d, v4.2s, v24.2s	// row6.add
umlal v26.2d, v5.2s, v24.2s	// row6.add.2
umlal v17.2d, v0.2s, v24.2s	// row6.add.3
umlal v18.2d, v6.2s, v24.2s	// row6.add.4
umlal v20.2d, v1.2s, v24.2s	// row6.add.5
umlal v21.2d, v7.2s, v24.2s	// row6.add.6
umlal v22.2d, v2.2s, v24.2s	// row6.add.7
umlal v23.2d, v16.2s, v24.2s	// row6.add.8
umull v24.2d, v3.2s, v24.2s	// row6.product
umlal v25.2d, v19.2s, v29.s[0]	// reduce5.add
umlal v26.2d, v19.2s, v29.s[1]	// reduce5.add.2
umlal v17.2d, v19.2s, v29.s[2]	// reduce5.add.3
umlal v18.2d, v19.2s, v29.s[3]	// reduce5.add.4
umlal v20.2d, v19.2s, v30.s[0]	// reduce5.add.5
umlal v21.2d, v19.2s, v30.s[1]	// reduce5.add.6
umlal v22.2d, v19.2s, v30.s[2]	// reduce5.add.7
umlal v23.2d, v19.2s, v30.s[3]	// reduce5.add.8
umlal v24.2d, v19.2s, v31.s[0]	// reduce5.add.9
xtn v19.2s, v25.2d	// reduce6.digit
usra v26.2d, v25.2d, #29	// reduce6.carry
bic v19.2s, #0xe0, lsl #24	// reduce6.mask
umlal v26.2d, v4.2s, v27.2s	// row7.add
umlal v17.2d, v5.2s, v27.2s	// row7.add.2
umlal v18.2d, v0.2s, v27.2s	// row7.add.3
umlal v20.2d, v6.2s, v27.2s	// row7.add.4
umlal v21.2d, v1.2s, v27.2s	// row7.add.5
umlal v22.2d, v7.2s, v27.2s	// row7.add.6
umlal v23.2d, v2.2s, v27.2s	// row7.add.7
umlal v24.2d, v16.2s, v27.2s	// row7.add.8
umull v25.2d, v3.2s, v27.2s	// row7.product
umlal v26.2d, v19.2s, v29.s[0]	// reduce6.add
umlal v17.2d, v19.2s, v29.s[1]	// reduce6.add.2
umlal v18.2d, v19.2s, v29.s[2]	// reduce6.add.3
umlal v20.2d, v19.2s, v29.s[3]	// reduce6.add.4
umlal v21.2d, v19.2s, v30.s[0]	// reduce6.add.5
umlal v22.2d, v19.2s, v30.s[1]	// reduce6.add.6
umlal v23.2d, v19.2s, v30.s[2]	// reduce6.add.7
umlal v24.2d, v19.2s, v30.s[3]	// reduce6.add.8
umlal v25.2d, v19.2s, v31.s[0]	// reduce6.add.9
xtn v19.2s, v26.2d	// reduce7.digit
ldp q27, q8, [x0, #80]	// reduce7.load_modulus0
ldr q9, [x0, #112]	// reduce7.load_modulus8
mul v19.2s, v19.2s, v9.s[1]	// reduce7.quotient
ldr d10, [x4, #64]	// row8.load_before8
umlal v17.2d, v4.2s, v10.2s	// row8.add
umlal v18.2d, v5.2s, v10.2s	// row8.add.2
umlal v20.2d, v0.2s, v10.2s	// row8.add.3
umlal v21.2d, v6.2s, v10.2s	// row8.add.4
umlal v22.2d, v1.2s, v10.2s	// row8.add.5
umlal v23.2d, v7.2s, v10.2s	// row8.add.6
umlal v24.2d, v2.2s, v10.2s	// row8.add.7
umlal v25.2d, v16.2s, v10.2s	// row8.add.8
umull v0.2d, v3.2s, v10.2s	// row8.product
umlal v26.2d, v19.2s, v27.s[0]	// reduce7.add
umlal v17.2d, v19.2s, v27.s[1]	// reduce7.add.2
umlal v18.2d, v19.2s, v27.s[2]	// reduce7.add.3
umlal v20.2d, v19.2s, v27.s[3]	// reduce7.add.4
umlal v21.2d, v19.2s, v8.s[0]	// reduce7.add.5
umlal v22.2d, v19.2s, v8.s[1]	// reduce7.add.6
umlal v23.2d, v19.2s, v8.s[2]	// reduce7.add.7
umlal v24.2d, v19.2s, v8.s[3]	// reduce7.add.8
umlal v25.2d, v19.2s, v9.s[0]	// reduce7.add.9
usra v17.2d, v26.2d, #29	// reduce7.carry
xtn v1.2s, v17.2d	// reduce8.digit
mul v1.2s, v1.2s, v9.s[1]	// reduce8.quotient
bic v1.2s, #0xe0, lsl #24	// reduce8.mask
umlal v17.2d, v1.2s, v27.s[0]	// reduce8.add
umlal v18.2d, v1.2s, v27.s[1]	// reduce8.add.2
umlal v20.2d, v1.2s, v27.s[2]	// reduce8.add.3
umlal v21.2d, v1.2s, v27.s[3]	// reduce8.add.4
umlal v22.2d, v1.2s, v8.s[0]	// reduce8.add.5
umlal v23.2d, v1.2s, v8.s[1]	// reduce8.add.6
umlal v24.2d, v1.2s, v8.s[2]	// reduce8.add.7
umlal v25.2d, v1.2s, v8.s[3]	// reduce8.add.8
umlal v0.2d, v1.2s, v9.s[0]	// reduce8.add.9
usra v18.2d, v17.2d, #29	// reduce8.carry
usra v20.2d, v18.2d, #29	// limbs.carry
usra v21.2d, v20.2d, #29	// limbs.carry.2
usra v22.2d, v21.2d, #29	// limbs.carry.3
usra v23.2d, v22.2d, #29	// limbs.carry.4
usra v24.2d, v23.2d, #29	// limbs.carry.5
usra v25.2d, v24.2d, #29	// limbs.carry.6
usra v0.2d, v25.2d, #29	// limbs.carry.7
uzp1 v1.4s, v18.4s, v20.4s	// limbs.pair
bic v1.4s, #0xe0, lsl #24	// limbs.mask
uzp1 v2.4s, v21.4s, v22.4s	// limbs.pair.2
bic v2.4s, #0xe0, lsl #24	// limbs.mask.2
stp q1, q2, [x5, #0]	// limbs.store_after
uzp1 v1.4s, v23.4s, v24.4s	// limbs.pair.3
bic v1.4s, #0xe0, lsl #24	// limbs.mask.3
uzp1 v2.4s, v25.4s, v0.4s	// limbs.pair.4
bic v2.4s, #0xe0, lsl #24	// limbs.mask.4
stp q1, q2, [x5, #32]	// limbs.store_after.2
shrn v0.2s, v0.2d, #29	// limbs.top
str d0, [x5, #64]	// limbs.store_after.3
mov x4, x5	// loop
cbnz x19, 2b	// loop
ldr x19, [sp, #64]	// restore
ldp d14, d15, [sp, #48]	// restore
ldp d12, d13, [sp, #32]	// restore
ldp d10, d11, [sp, #16]	// restore
ldp d8, d9, [sp], #80	// restore
ret	// leave
5:
mov x5, x7	// elsewhere
cbz x3, 4b	// elsewhere
mov x5, x6	// elsewhere
mov x19, #8	// elsewhere
cmp x3, x19	// elsewhere
csel x19, x3, x19, lo	// elsewhere
sub x3, x3, x19	// elsewhere
b 4b	// elsewhere
