// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Takes the numbers of a forward pass out of inverses of running products, from the last step to the first, and replaces them by
// their inverses, canonical; zeros stay [Mon87]. x = u p and u = u y, where p is the product before a step.
// The registers of the forward pass; u is at 128. Result: 0 if there were no zeros.
// State, 368 bytes: words at 0, scaled at 32, modulus at 80, p at 128, first at 208, spare at 288.
// Limbs of 29 bits: 9. r is odd, 3 to 2^16; limbs are below 2^29 + 2^25, the last one below 2^24. Any 64-bit ARM with NEON. 363 instructions a step.
stp d8, d9, [sp, #-80]!	// save
stp d10, d11, [sp, #16]	// save
stp d12, d13, [sp, #32]	// save
stp d14, d15, [sp, #48]	// save
str x19, [sp, #64]	// save
ldp q29, q30, [x0, #32]	// constants
ldp x6, x7, [x0, #0]	// constants
ldp x8, x9, [x0, #16]	// constants
movi v28.2d, #0	// begin
add x5, x0, #128	// begin
lsr x10, x3, #3	// begin
sub x10, x3, x10	// begin
mov x11, #72	// begin
madd x2, x10, x11, x2	// begin
sub x2, x2, #72	// begin
add x1, x1, x3, lsl #6	// begin
and x19, x3, #7	// begin
add x19, x19, #1	// begin
cmp x3, x19	// begin
csel x19, x3, x19, lo	// begin
sub x3, x3, x19	// begin
.p2align 5
2:
sub x1, x1, #64	// place
sub x2, x2, #72	// place
mov x4, x2	// place
subs x19, x19, #1	// place
b.eq 5f	// place
4:
ld4 {v0.2d, v1.2d, v2.2d, v3.2d}, [x1]	// place
orr v4.16b, v0.16b, v1.16b	// any
orr v4.16b, v4.16b, v2.16b	// any.2
orr v4.16b, v4.16b, v3.16b	// any.3
cmeq v4.2d, v4.2d, #0	// zero
eor v5.16b, v3.16b, v1.16b	// high
shl v5.2d, v5.2d, #1	// high.2
eor v6.16b, v2.16b, v1.16b	// second
orr v5.16b, v5.16b, v6.16b	// differs
orn v5.16b, v5.16b, v1.16b	// differs.2
sshr v6.2d, v3.2d, #63	// twice
and v6.16b, v6.16b, v30.16b	// twice.2
add v7.2d, v0.2d, v30.2d	// lowest
add v6.2d, v7.2d, v6.2d	// lowest.2
orr v5.16b, v5.16b, v6.16b	// differs.3
cmeq v5.2d, v5.2d, #0	// zero.2
orr v4.16b, v5.16b, v4.16b	// zero.3
sub v0.2d, v0.2d, v4.2d	// one
orr v5.16b, v28.16b, v4.16b	// zeros
ldp d6, d7, [x5, #0]	// load_u0
ldp d16, d17, [x5, #16]	// load_u2
ldp d18, d19, [x5, #32]	// load_u4
ldp d20, d21, [x5, #48]	// load_u6
ldr d22, [x5, #64]	// load_u8
xtn v23.2s, v0.2d	// u.limb0.narrow
bic v23.2s, #0xe0, lsl #24	// u.limb0.mask
shrn v24.2s, v0.2d, #29	// u.limb1.narrow
bic v24.2s, #0xe0, lsl #24	// u.limb1.mask
ushr v0.2d, v0.2d, #58	// u.limb2.low
sli v0.2d, v1.2d, #6	// u.limb2.both
xtn v0.2s, v0.2d	// u.limb2.narrow
bic v0.2s, #0xe0, lsl #24	// u.limb2.mask
shrn v25.2s, v1.2d, #23	// u.limb3.narrow
bic v25.2s, #0xe0, lsl #24	// u.limb3.mask
ushr v1.2d, v1.2d, #52	// u.limb4.low
sli v1.2d, v2.2d, #12	// u.limb4.both
xtn v1.2s, v1.2d	// u.limb4.narrow
bic v1.2s, #0xe0, lsl #24	// u.limb4.mask
shrn v26.2s, v2.2d, #17	// u.limb5.narrow
bic v26.2s, #0xe0, lsl #24	// u.limb5.mask
ushr v2.2d, v2.2d, #46	// u.limb6.low
sli v2.2d, v3.2d, #18	// u.limb6.both
xtn v2.2s, v2.2d	// u.limb6.narrow
bic v2.2s, #0xe0, lsl #24	// u.limb6.mask
shrn v27.2s, v3.2d, #11	// u.limb7.narrow
bic v27.2s, #0xe0, lsl #24	// u.limb7.mask
ushr v3.2d, v3.2d, #40	// u.limb8.high
xtn v3.2s, v3.2d	// u.limb8.narrow
umull v28.2d, v22.2s, v24.2s	// u.column9.product
umlal v28.2d, v21.2s, v0.2s	// u.column9.add
umlal v28.2d, v20.2s, v25.2s	// u.column9.add.2
umlal v28.2d, v19.2s, v1.2s	// u.column9.add.3
umlal v28.2d, v18.2s, v26.2s	// u.column9.add.4
umlal v28.2d, v17.2s, v2.2s	// u.column9.add.5
umlal v28.2d, v16.2s, v27.2s	// u.column9.add.6
umlal v28.2d, v7.2s, v3.2s	// u.column9.add.7
umull v31.2d, v22.2s, v0.2s	// u.column10.product
umlal v31.2d, v21.2s, v25.2s	// u.column10.add
umlal v31.2d, v20.2s, v1.2s	// u.column10.add.2
umlal v31.2d, v19.2s, v26.2s	// u.column10.add.3
umlal v31.2d, v18.2s, v2.2s	// u.column10.add.4
umlal v31.2d, v17.2s, v27.2s	// u.column10.add.5
umlal v31.2d, v16.2s, v3.2s	// u.column10.add.6
usra v31.2d, v28.2d, #29	// u.column10.carry
uzp1 v28.4s, v28.4s, v31.4s	// u.fold0.pair
bic v28.4s, #0xe0, lsl #24	// u.fold0.mask
umull v8.2d, v6.2s, v23.2s	// u.column0.product
umlal v8.2d, v28.2s, v29.s[0]	// u.column0.fold
umull v9.2d, v7.2s, v23.2s	// u.column1.product
umlal v9.2d, v6.2s, v24.2s	// u.column1.add
umlal2 v9.2d, v28.4s, v29.s[0]	// u.column1.fold
usra v9.2d, v8.2d, #29	// u.column1.carry
umull v28.2d, v22.2s, v25.2s	// u.column11.product
umlal v28.2d, v21.2s, v1.2s	// u.column11.add
umlal v28.2d, v20.2s, v26.2s	// u.column11.add.2
umlal v28.2d, v19.2s, v2.2s	// u.column11.add.3
umlal v28.2d, v18.2s, v27.2s	// u.column11.add.4
umlal v28.2d, v17.2s, v3.2s	// u.column11.add.5
usra v28.2d, v31.2d, #29	// u.column11.carry
umull v31.2d, v22.2s, v1.2s	// u.column12.product
umlal v31.2d, v21.2s, v26.2s	// u.column12.add
umlal v31.2d, v20.2s, v2.2s	// u.column12.add.2
umlal v31.2d, v19.2s, v27.2s	// u.column12.add.3
umlal v31.2d, v18.2s, v3.2s	// u.column12.add.4
usra v31.2d, v28.2d, #29	// u.column12.carry
uzp1 v28.4s, v28.4s, v31.4s	// u.fold2.pair
bic v28.4s, #0xe0, lsl #24	// u.fold2.mask
umull v10.2d, v16.2s, v23.2s	// u.column2.product
umlal v10.2d, v7.2s, v24.2s	// u.column2.add
umlal v10.2d, v6.2s, v0.2s	// u.column2.add.2
umlal v10.2d, v28.2s, v29.s[0]	// u.column2.fold
usra v10.2d, v9.2d, #29	// u.column2.carry
umull v11.2d, v17.2s, v23.2s	// u.column3.product
umlal v11.2d, v16.2s, v24.2s	// u.column3.add
umlal v11.2d, v7.2s, v0.2s	// u.column3.add.2
umlal v11.2d, v6.2s, v25.2s	// u.column3.add.3
umlal2 v11.2d, v28.4s, v29.s[0]	// u.column3.fold
usra v11.2d, v10.2d, #29	// u.column3.carry
umull v28.2d, v22.2s, v26.2s	// u.column13.product
umlal v28.2d, v21.2s, v2.2s	// u.column13.add
umlal v28.2d, v20.2s, v27.2s	// u.column13.add.2
umlal v28.2d, v19.2s, v3.2s	// u.column13.add.3
usra v28.2d, v31.2d, #29	// u.column13.carry
umull v31.2d, v22.2s, v2.2s	// u.column14.product
umlal v31.2d, v21.2s, v27.2s	// u.column14.add
umlal v31.2d, v20.2s, v3.2s	// u.column14.add.2
usra v31.2d, v28.2d, #29	// u.column14.carry
uzp1 v28.4s, v28.4s, v31.4s	// u.fold4.pair
bic v28.4s, #0xe0, lsl #24	// u.fold4.mask
umull v12.2d, v18.2s, v23.2s	// u.column4.product
umlal v12.2d, v17.2s, v24.2s	// u.column4.add
umlal v12.2d, v16.2s, v0.2s	// u.column4.add.2
umlal v12.2d, v7.2s, v25.2s	// u.column4.add.3
umlal v12.2d, v6.2s, v1.2s	// u.column4.add.4
umlal v12.2d, v28.2s, v29.s[0]	// u.column4.fold
usra v12.2d, v11.2d, #29	// u.column4.carry
umull v13.2d, v19.2s, v23.2s	// u.column5.product
umlal v13.2d, v18.2s, v24.2s	// u.column5.add
umlal v13.2d, v17.2s, v0.2s	// u.column5.add.2
umlal v13.2d, v16.2s, v25.2s	// u.column5.add.3
umlal v13.2d, v7.2s, v1.2s	// u.column5.add.4
umlal v13.2d, v6.2s, v26.2s	// u.column5.add.5
umlal2 v13.2d, v28.4s, v29.s[0]	// u.column5.fold
usra v13.2d, v12.2d, #29	// u.column5.carry
umull v28.2d, v22.2s, v27.2s	// u.column15.product
umlal v28.2d, v21.2s, v3.2s	// u.column15.add
usra v28.2d, v31.2d, #29	// u.column15.carry
umull v31.2d, v22.2s, v3.2s	// u.column16.product
usra v31.2d, v28.2d, #29	// u.column16.carry
uzp1 v28.4s, v28.4s, v31.4s	// u.fold6.pair
bic v28.4s, #0xe0, lsl #24	// u.fold6.mask
umull v14.2d, v20.2s, v23.2s	// u.column6.product
umlal v14.2d, v19.2s, v24.2s	// u.column6.add
umlal v14.2d, v18.2s, v0.2s	// u.column6.add.2
umlal v14.2d, v17.2s, v25.2s	// u.column6.add.3
umlal v14.2d, v16.2s, v1.2s	// u.column6.add.4
umlal v14.2d, v7.2s, v26.2s	// u.column6.add.5
umlal v14.2d, v6.2s, v2.2s	// u.column6.add.6
umlal v14.2d, v28.2s, v29.s[0]	// u.column6.fold
usra v14.2d, v13.2d, #29	// u.column6.carry
umull v15.2d, v21.2s, v23.2s	// u.column7.product
umlal v15.2d, v20.2s, v24.2s	// u.column7.add
umlal v15.2d, v19.2s, v0.2s	// u.column7.add.2
umlal v15.2d, v18.2s, v25.2s	// u.column7.add.3
umlal v15.2d, v17.2s, v1.2s	// u.column7.add.4
umlal v15.2d, v16.2s, v26.2s	// u.column7.add.5
umlal v15.2d, v7.2s, v2.2s	// u.column7.add.6
umlal v15.2d, v6.2s, v27.2s	// u.column7.add.7
umlal2 v15.2d, v28.4s, v29.s[0]	// u.column7.fold
usra v15.2d, v14.2d, #29	// u.column7.carry
umull v23.2d, v22.2s, v23.2s	// u.column8.product
umlal v23.2d, v21.2s, v24.2s	// u.column8.add
umlal v23.2d, v20.2s, v0.2s	// u.column8.add.2
umlal v23.2d, v19.2s, v25.2s	// u.column8.add.3
umlal v23.2d, v18.2s, v1.2s	// u.column8.add.4
umlal v23.2d, v17.2s, v26.2s	// u.column8.add.5
umlal v23.2d, v16.2s, v2.2s	// u.column8.add.6
umlal v23.2d, v7.2s, v27.2s	// u.column8.add.7
umlal v23.2d, v6.2s, v3.2s	// u.column8.add.8
shrn v0.2s, v31.2d, #29	// u.column8.top
umlal v23.2d, v0.2s, v29.s[0]	// u.column8.fold
usra v23.2d, v15.2d, #29	// u.column8.carry
xtn v0.2s, v23.2d	// u.limbs.last
ushr v1.2s, v0.2s, #24	// u.limbs.above
bic v1.2s, #0xe0	// u.limbs.above.2
shrn v2.2s, v23.2d, #29	// u.limbs.top
umull v2.2d, v2.2s, v29.s[0]	// u.limbs.wrapped
umlal v2.2d, v1.2s, v29.s[1]	// u.limbs.wrapped.2
xtn v1.2s, v8.2d	// u.limbs.limb0
bic v1.2s, #0xe0, lsl #24	// u.limbs.mask
xtn v3.2s, v9.2d	// u.limbs.limb1
bic v3.2s, #0xe0, lsl #24	// u.limbs.mask.2
uaddw v1.2d, v2.2d, v1.2s	// u.limbs.wrapped.3
xtn v2.2s, v1.2d	// u.limbs.first
bic v2.2s, #0xe0, lsl #24	// u.limbs.mask.3
shrn v1.2s, v1.2d, #29	// u.limbs.carry
add v1.2s, v3.2s, v1.2s	// u.limbs.second
bic v0.2s, #0xff, lsl #24	// u.limbs.last.2
uzp1 v3.4s, v10.4s, v11.4s	// u.limbs.pair
bic v3.4s, #0xe0, lsl #24	// u.limbs.mask.4
uzp1 v23.4s, v12.4s, v13.4s	// u.limbs.pair.2
bic v23.4s, #0xe0, lsl #24	// u.limbs.mask.5
uzp1 v24.4s, v14.4s, v15.4s	// u.limbs.pair.3
bic v24.4s, #0xe0, lsl #24	// u.limbs.mask.6
stp d2, d1, [x5, #0]	// u.limbs.store_u
stp q3, q23, [x5, #16]	// u.limbs.store_u.2
str q24, [x5, #48]	// u.limbs.store_u.3
str d0, [x5, #64]	// u.limbs.store_u.4
ldp d0, d1, [x4, #0]	// x.load_before0
ldp d2, d3, [x4, #16]	// x.load_before2
ldp d23, d24, [x4, #32]	// x.load_before4
ldp d25, d26, [x4, #48]	// x.load_before6
ldr d27, [x4, #64]	// x.load_before8
umull v28.2d, v22.2s, v1.2s	// x.column9.product
umlal v28.2d, v21.2s, v2.2s	// x.column9.add
umlal v28.2d, v20.2s, v3.2s	// x.column9.add.2
umlal v28.2d, v19.2s, v23.2s	// x.column9.add.3
umlal v28.2d, v18.2s, v24.2s	// x.column9.add.4
umlal v28.2d, v17.2s, v25.2s	// x.column9.add.5
umlal v28.2d, v16.2s, v26.2s	// x.column9.add.6
umlal v28.2d, v7.2s, v27.2s	// x.column9.add.7
umull v31.2d, v22.2s, v2.2s	// x.column10.product
umlal v31.2d, v21.2s, v3.2s	// x.column10.add
umlal v31.2d, v20.2s, v23.2s	// x.column10.add.2
umlal v31.2d, v19.2s, v24.2s	// x.column10.add.3
umlal v31.2d, v18.2s, v25.2s	// x.column10.add.4
umlal v31.2d, v17.2s, v26.2s	// x.column10.add.5
umlal v31.2d, v16.2s, v27.2s	// x.column10.add.6
usra v31.2d, v28.2d, #29	// x.column10.carry
uzp1 v28.4s, v28.4s, v31.4s	// x.fold0.pair
bic v28.4s, #0xe0, lsl #24	// x.fold0.mask
umull v8.2d, v6.2s, v0.2s	// x.column0.product
umlal v8.2d, v28.2s, v29.s[0]	// x.column0.fold
umull v9.2d, v7.2s, v0.2s	// x.column1.product
umlal v9.2d, v6.2s, v1.2s	// x.column1.add
umlal2 v9.2d, v28.4s, v29.s[0]	// x.column1.fold
usra v9.2d, v8.2d, #29	// x.column1.carry
umull v28.2d, v22.2s, v3.2s	// x.column11.product
umlal v28.2d, v21.2s, v23.2s	// x.column11.add
umlal v28.2d, v20.2s, v24.2s	// x.column11.add.2
umlal v28.2d, v19.2s, v25.2s	// x.column11.add.3
umlal v28.2d, v18.2s, v26.2s	// x.column11.add.4
umlal v28.2d, v17.2s, v27.2s	// x.column11.add.5
usra v28.2d, v31.2d, #29	// x.column11.carry
umull v31.2d, v22.2s, v23.2s	// x.column12.product
umlal v31.2d, v21.2s, v24.2s	// x.column12.add
umlal v31.2d, v20.2s, v25.2s	// x.column12.add.2
umlal v31.2d, v19.2s, v26.2s	// x.column12.add.3
umlal v31.2d, v18.2s, v27.2s	// x.column12.add.4
usra v31.2d, v28.2d, #29	// x.column12.carry
uzp1 v28.4s, v28.4s, v31.4s	// x.fold2.pair
bic v28.4s, #0xe0, lsl #24	// x.fold2.mask
umull v10.2d, v16.2s, v0.2s	// x.column2.product
umlal v10.2d, v7.2s, v1.2s	// x.column2.add
umlal v10.2d, v6.2s, v2.2s	// x.column2.add.2
umlal v10.2d, v28.2s, v29.s[0]	// x.column2.fold
usra v10.2d, v9.2d, #29	// x.column2.carry
umull v11.2d, v17.2s, v0.2s	// x.column3.product
umlal v11.2d, v16.2s, v1.2s	// x.column3.add
umlal v11.2d, v7.2s, v2.2s	// x.column3.add.2
umlal v11.2d, v6.2s, v3.2s	// x.column3.add.3
umlal2 v11.2d, v28.4s, v29.s[0]	// x.column3.fold
usra v11.2d, v10.2d, #29	// x.column3.carry
umull v28.2d, v22.2s, v24.2s	// x.column13.product
umlal v28.2d, v21.2s, v25.2s	// x.column13.add
umlal v28.2d, v20.2s, v26.2s	// x.column13.add.2
umlal v28.2d, v19.2s, v27.2s	// x.column13.add.3
usra v28.2d, v31.2d, #29	// x.column13.carry
umull v31.2d, v22.2s, v25.2s	// x.column14.product
umlal v31.2d, v21.2s, v26.2s	// x.column14.add
umlal v31.2d, v20.2s, v27.2s	// x.column14.add.2
usra v31.2d, v28.2d, #29	// x.column14.carry
uzp1 v28.4s, v28.4s, v31.4s	// x.fold4.pair
bic v28.4s, #0xe0, lsl #24	// x.fold4.mask
umull v12.2d, v18.2s, v0.2s	// x.column4.product
umlal v12.2d, v17.2s, v1.2s	// x.column4.add
umlal v12.2d, v16.2s, v2.2s	// x.column4.add.2
umlal v12.2d, v7.2s, v3.2s	// x.column4.add.3
umlal v12.2d, v6.2s, v23.2s	// x.column4.add.4
umlal v12.2d, v28.2s, v29.s[0]	// x.column4.fold
usra v12.2d, v11.2d, #29	// x.column4.carry
umull v13.2d, v19.2s, v0.2s	// x.column5.product
umlal v13.2d, v18.2s, v1.2s	// x.column5.add
umlal v13.2d, v17.2s, v2.2s	// x.column5.add.2
umlal v13.2d, v16.2s, v3.2s	// x.column5.add.3
umlal v13.2d, v7.2s, v23.2s	// x.column5.add.4
umlal v13.2d, v6.2s, v24.2s	// x.column5.add.5
umlal2 v13.2d, v28.4s, v29.s[0]	// x.column5.fold
usra v13.2d, v12.2d, #29	// x.column5.carry
umull v28.2d, v22.2s, v26.2s	// x.column15.product
umlal v28.2d, v21.2s, v27.2s	// x.column15.add
usra v28.2d, v31.2d, #29	// x.column15.carry
umull v31.2d, v22.2s, v27.2s	// x.column16.product
usra v31.2d, v28.2d, #29	// x.column16.carry
uzp1 v28.4s, v28.4s, v31.4s	// x.fold6.pair
bic v28.4s, #0xe0, lsl #24	// x.fold6.mask
umull v14.2d, v20.2s, v0.2s	// x.column6.product
umlal v14.2d, v19.2s, v1.2s	// x.column6.add
umlal v14.2d, v18.2s, v2.2s	// x.column6.add.2
umlal v14.2d, v17.2s, v3.2s	// x.column6.add.3
umlal v14.2d, v16.2s, v23.2s	// x.column6.add.4
umlal v14.2d, v7.2s, v24.2s	// x.column6.add.5
umlal v14.2d, v6.2s, v25.2s	// x.column6.add.6
umlal v14.2d, v28.2s, v29.s[0]	// x.column6.fold
usra v14.2d, v13.2d, #29	// x.column6.carry
umull v15.2d, v21.2s, v0.2s	// x.column7.product
umlal v15.2d, v20.2s, v1.2s	// x.column7.add
umlal v15.2d, v19.2s, v2.2s	// x.column7.add.2
umlal v15.2d, v18.2s, v3.2s	// x.column7.add.3
umlal v15.2d, v17.2s, v23.2s	// x.column7.add.4
umlal v15.2d, v16.2s, v24.2s	// x.column7.add.5
umlal v15.2d, v7.2s, v25.2s	// x.column7.add.6
umlal v15.2d, v6.2s, v26.2s	// x.column7.add.7
umlal2 v15.2d, v28.4s, v29.s[0]	// x.column7.fold
usra v15.2d, v14.2d, #29	// x.column7.carry
umull v0.2d, v22.2s, v0.2s	// x.column8.product
umlal v0.2d, v21.2s, v1.2s	// x.column8.add
umlal v0.2d, v20.2s, v2.2s	// x.column8.add.2
umlal v0.2d, v19.2s, v3.2s	// x.column8.add.3
umlal v0.2d, v18.2s, v23.2s	// x.column8.add.4
umlal v0.2d, v17.2s, v24.2s	// x.column8.add.5
umlal v0.2d, v16.2s, v25.2s	// x.column8.add.6
umlal v0.2d, v7.2s, v26.2s	// x.column8.add.7
umlal v0.2d, v6.2s, v27.2s	// x.column8.add.8
shrn v1.2s, v31.2d, #29	// x.column8.top
umlal v0.2d, v1.2s, v29.s[0]	// x.column8.fold
usra v0.2d, v15.2d, #29	// x.column8.carry
sli v8.2d, v9.2d, #29	// x.words.join
sli v8.2d, v10.2d, #58	// x.words.join.2
ushr v1.2d, v10.2d, #6	// x.words.join.3
sli v1.2d, v11.2d, #23	// x.words.join.4
sli v1.2d, v12.2d, #52	// x.words.join.5
ushr v2.2d, v12.2d, #12	// x.words.join.6
sli v2.2d, v13.2d, #17	// x.words.join.7
sli v2.2d, v14.2d, #46	// x.words.join.8
ushr v3.2d, v14.2d, #18	// x.words.join.9
sli v3.2d, v15.2d, #11	// x.words.join.10
sli v3.2d, v0.2d, #40	// x.words.join.11
ushr v0.2d, v0.2d, #23	// x.words.above
bic v6.16b, v8.16b, v4.16b	// x.nonzero
bic v1.16b, v1.16b, v4.16b	// x.nonzero.2
bic v2.16b, v2.16b, v4.16b	// x.nonzero.3
bic v3.16b, v3.16b, v4.16b	// x.nonzero.4
bic v0.16b, v0.16b, v4.16b	// x.nonzero.5
neg x4, x6	// x.r
mov x10, v6.d[0]	// x.lane0.word
mov x11, v1.d[0]	// x.lane0.word.2
mov x12, v2.d[0]	// x.lane0.word.3
mov x13, v3.d[0]	// x.lane0.word.4
mov x14, v0.d[0]	// x.lane0.word.5
madd x14, x14, x4, x4	// x.lane0.back
orr x13, x13, #0x8000000000000000	// x.lane0.highest
adds x10, x10, x14	// x.lane0.sum
adcs x11, x11, xzr	// x.lane0.sum.2
adcs x12, x12, xzr	// x.lane0.sum.3
adcs x13, x13, xzr	// x.lane0.sum.4
csel x14, x4, xzr, lo	// x.lane0.if_not
subs x10, x10, x14	// x.lane0.difference
sbcs x11, x11, xzr	// x.lane0.difference.2
sbcs x12, x12, xzr	// x.lane0.difference.3
sbcs x13, x13, xzr	// x.lane0.difference.4
and x13, x13, #0x7fffffffffffffff	// x.lane0.below
stp x10, x11, [x1, #0]	// x.lane0.store
stp x12, x13, [x1, #16]	// x.lane0.store.2
mov x10, v6.d[1]	// x.lane1.word
mov x11, v1.d[1]	// x.lane1.word.2
mov x12, v2.d[1]	// x.lane1.word.3
mov x13, v3.d[1]	// x.lane1.word.4
mov x14, v0.d[1]	// x.lane1.word.5
madd x14, x14, x4, x4	// x.lane1.back
orr x13, x13, #0x8000000000000000	// x.lane1.highest
adds x10, x10, x14	// x.lane1.sum
adcs x11, x11, xzr	// x.lane1.sum.2
adcs x12, x12, xzr	// x.lane1.sum.3
adcs x13, x13, xzr	// x.lane1.sum.4
csel x4, x4, xzr, lo	// x.lane1.if_not
subs x4, x10, x4	// x.lane1.difference
sbcs x10, x11, xzr	// x.lane1.difference.2
sbcs x11, x12, xzr	// x.lane1.difference.3
sbcs x12, x13, xzr	// x.lane1.difference.4
and x12, x12, #0x7fffffffffffffff	// x.lane1.below
stp x4, x10, [x1, #32]	// x.lane1.store
stp x11, x12, [x1, #48]	// x.lane1.store.2
mov v28.16b, v5.16b	// output
cbnz x19, 2b	// loop
mov x10, v28.d[0]	// result
mov x11, v28.d[1]	// result
orr x0, x10, x11	// result
ldr x19, [sp, #64]	// restore
ldp d14, d15, [sp, #48]	// restore
ldp d12, d13, [sp, #32]	// restore
ldp d10, d11, [sp, #16]	// restore
ldp d8, d9, [sp], #80	// restore
ret	// leave
5:
add x2, x2, #72	// again
add x4, x0, #208	// again
cbz x3, 4b	// again
mov x19, #8	// again
cmp x3, x19	// again
csel x19, x3, x19, lo	// again
sub x3, x3, x19	// again
sub x4, x2, #72	// again
sub x10, x1, #64	// again
ld4 {v0.2d, v1.2d, v2.2d, v3.2d}, [x10]	// again
add x5, x0, #288	// again
orr v4.16b, v0.16b, v1.16b	// any
orr v4.16b, v4.16b, v2.16b	// any.2
orr v4.16b, v4.16b, v3.16b	// any.3
cmeq v4.2d, v4.2d, #0	// zero
eor v5.16b, v3.16b, v1.16b	// high
shl v5.2d, v5.2d, #1	// high.2
eor v6.16b, v2.16b, v1.16b	// second
orr v5.16b, v5.16b, v6.16b	// differs
orn v5.16b, v5.16b, v1.16b	// differs.2
sshr v6.2d, v3.2d, #63	// twice
and v6.16b, v6.16b, v30.16b	// twice.2
add v7.2d, v0.2d, v30.2d	// lowest
add v6.2d, v7.2d, v6.2d	// lowest.2
orr v5.16b, v5.16b, v6.16b	// differs.3
cmeq v5.2d, v5.2d, #0	// zero.2
orr v4.16b, v5.16b, v4.16b	// zero.3
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
ldp d17, d18, [x4, #0]	// load_before0
ldp d19, d20, [x4, #16]	// load_before2
ldp d21, d22, [x4, #32]	// load_before4
ldp d23, d24, [x4, #48]	// load_before6
ldr d25, [x4, #64]	// load_before8
umull v26.2d, v3.2s, v18.2s	// column9.product
umlal v26.2d, v16.2s, v19.2s	// column9.add
umlal v26.2d, v2.2s, v20.2s	// column9.add.2
umlal v26.2d, v7.2s, v21.2s	// column9.add.3
umlal v26.2d, v1.2s, v22.2s	// column9.add.4
umlal v26.2d, v6.2s, v23.2s	// column9.add.5
umlal v26.2d, v0.2s, v24.2s	// column9.add.6
umlal v26.2d, v5.2s, v25.2s	// column9.add.7
umull v27.2d, v3.2s, v19.2s	// column10.product
umlal v27.2d, v16.2s, v20.2s	// column10.add
umlal v27.2d, v2.2s, v21.2s	// column10.add.2
umlal v27.2d, v7.2s, v22.2s	// column10.add.3
umlal v27.2d, v1.2s, v23.2s	// column10.add.4
umlal v27.2d, v6.2s, v24.2s	// column10.add.5
umlal v27.2d, v0.2s, v25.2s	// column10.add.6
usra v27.2d, v26.2d, #29	// column10.carry
uzp1 v26.4s, v26.4s, v27.4s	// fold0.pair
bic v26.4s, #0xe0, lsl #24	// fold0.mask
umull v31.2d, v4.2s, v17.2s	// column0.product
umlal v31.2d, v26.2s, v29.s[0]	// column0.fold
umull v8.2d, v5.2s, v17.2s	// column1.product
umlal v8.2d, v4.2s, v18.2s	// column1.add
umlal2 v8.2d, v26.4s, v29.s[0]	// column1.fold
usra v8.2d, v31.2d, #29	// column1.carry
umull v26.2d, v3.2s, v20.2s	// column11.product
umlal v26.2d, v16.2s, v21.2s	// column11.add
umlal v26.2d, v2.2s, v22.2s	// column11.add.2
umlal v26.2d, v7.2s, v23.2s	// column11.add.3
umlal v26.2d, v1.2s, v24.2s	// column11.add.4
umlal v26.2d, v6.2s, v25.2s	// column11.add.5
usra v26.2d, v27.2d, #29	// column11.carry
umull v27.2d, v3.2s, v21.2s	// column12.product
umlal v27.2d, v16.2s, v22.2s	// column12.add
umlal v27.2d, v2.2s, v23.2s	// column12.add.2
umlal v27.2d, v7.2s, v24.2s	// column12.add.3
umlal v27.2d, v1.2s, v25.2s	// column12.add.4
usra v27.2d, v26.2d, #29	// column12.carry
uzp1 v26.4s, v26.4s, v27.4s	// fold2.pair
bic v26.4s, #0xe0, lsl #24	// fold2.mask
umull v9.2d, v0.2s, v17.2s	// column2.product
umlal v9.2d, v5.2s, v18.2s	// column2.add
umlal v9.2d, v4.2s, v19.2s	// column2.add.2
umlal v9.2d, v26.2s, v29.s[0]	// column2.fold
usra v9.2d, v8.2d, #29	// column2.carry
umull v10.2d, v6.2s, v17.2s	// column3.product
umlal v10.2d, v0.2s, v18.2s	// column3.add
umlal v10.2d, v5.2s, v19.2s	// column3.add.2
umlal v10.2d, v4.2s, v20.2s	// column3.add.3
umlal2 v10.2d, v26.4s, v29.s[0]	// column3.fold
usra v10.2d, v9.2d, #29	// column3.carry
umull v26.2d, v3.2s, v22.2s	// column13.product
umlal v26.2d, v16.2s, v23.2s	// column13.add
umlal v26.2d, v2.2s, v24.2s	// column13.add.2
umlal v26.2d, v7.2s, v25.2s	// column13.add.3
usra v26.2d, v27.2d, #29	// column13.carry
umull v27.2d, v3.2s, v23.2s	// column14.product
umlal v27.2d, v16.2s, v24.2s	// column14.add
umlal v27.2d, v2.2s, v25.2s	// column14.add.2
usra v27.2d, v26.2d, #29	// column14.carry
uzp1 v26.4s, v26.4s, v27.4s	// fold4.pair
bic v26.4s, #0xe0, lsl #24	// fold4.mask
umull v11.2d, v1.2s, v17.2s	// column4.product
umlal v11.2d, v6.2s, v18.2s	// column4.add
umlal v11.2d, v0.2s, v19.2s	// column4.add.2
umlal v11.2d, v5.2s, v20.2s	// column4.add.3
umlal v11.2d, v4.2s, v21.2s	// column4.add.4
umlal v11.2d, v26.2s, v29.s[0]	// column4.fold
usra v11.2d, v10.2d, #29	// column4.carry
umull v12.2d, v7.2s, v17.2s	// column5.product
umlal v12.2d, v1.2s, v18.2s	// column5.add
umlal v12.2d, v6.2s, v19.2s	// column5.add.2
umlal v12.2d, v0.2s, v20.2s	// column5.add.3
umlal v12.2d, v5.2s, v21.2s	// column5.add.4
umlal v12.2d, v4.2s, v22.2s	// column5.add.5
umlal2 v12.2d, v26.4s, v29.s[0]	// column5.fold
usra v12.2d, v11.2d, #29	// column5.carry
umull v26.2d, v3.2s, v24.2s	// column15.product
umlal v26.2d, v16.2s, v25.2s	// column15.add
usra v26.2d, v27.2d, #29	// column15.carry
umull v27.2d, v3.2s, v25.2s	// column16.product
usra v27.2d, v26.2d, #29	// column16.carry
uzp1 v26.4s, v26.4s, v27.4s	// fold6.pair
bic v26.4s, #0xe0, lsl #24	// fold6.mask
umull v13.2d, v2.2s, v17.2s	// column6.product
umlal v13.2d, v7.2s, v18.2s	// column6.add
umlal v13.2d, v1.2s, v19.2s	// column6.add.2
umlal v13.2d, v6.2s, v20.2s	// column6.add.3
umlal v13.2d, v0.2s, v21.2s	// column6.add.4
umlal v13.2d, v5.2s, v22.2s	// column6.add.5
umlal v13.2d, v4.2s, v23.2s	// column6.add.6
umlal v13.2d, v26.2s, v29.s[0]	// column6.fold
usra v13.2d, v12.2d, #29	// column6.carry
umull v14.2d, v16.2s, v17.2s	// column7.product
umlal v14.2d, v2.2s, v18.2s	// column7.add
umlal v14.2d, v7.2s, v19.2s	// column7.add.2
umlal v14.2d, v1.2s, v20.2s	// column7.add.3
umlal v14.2d, v6.2s, v21.2s	// column7.add.4
umlal v14.2d, v0.2s, v22.2s	// column7.add.5
umlal v14.2d, v5.2s, v23.2s	// column7.add.6
umlal v14.2d, v4.2s, v24.2s	// column7.add.7
umlal2 v14.2d, v26.4s, v29.s[0]	// column7.fold
usra v14.2d, v13.2d, #29	// column7.carry
umull v3.2d, v3.2s, v17.2s	// column8.product
umlal v3.2d, v16.2s, v18.2s	// column8.add
umlal v3.2d, v2.2s, v19.2s	// column8.add.2
umlal v3.2d, v7.2s, v20.2s	// column8.add.3
umlal v3.2d, v1.2s, v21.2s	// column8.add.4
umlal v3.2d, v6.2s, v22.2s	// column8.add.5
umlal v3.2d, v0.2s, v23.2s	// column8.add.6
umlal v3.2d, v5.2s, v24.2s	// column8.add.7
umlal v3.2d, v4.2s, v25.2s	// column8.add.8
shrn v0.2s, v27.2d, #29	// column8.top
umlal v3.2d, v0.2s, v29.s[0]	// column8.fold
usra v3.2d, v14.2d, #29	// column8.carry
xtn v0.2s, v3.2d	// limbs.last
ushr v1.2s, v0.2s, #24	// limbs.above
bic v1.2s, #0xe0	// limbs.above.2
shrn v2.2s, v3.2d, #29	// limbs.top
umull v2.2d, v2.2s, v29.s[0]	// limbs.wrapped
umlal v2.2d, v1.2s, v29.s[1]	// limbs.wrapped.2
xtn v1.2s, v31.2d	// limbs.limb0
bic v1.2s, #0xe0, lsl #24	// limbs.mask
xtn v3.2s, v8.2d	// limbs.limb1
bic v3.2s, #0xe0, lsl #24	// limbs.mask.2
uaddw v1.2d, v2.2d, v1.2s	// limbs.wrapped.3
xtn v2.2s, v1.2d	// limbs.first
bic v2.2s, #0xe0, lsl #24	// limbs.mask.3
shrn v1.2s, v1.2d, #29	// limbs.carry
add v1.2s, v3.2s, v1.2s	// limbs.second
bic v0.2s, #0xff, lsl #24	// limbs.last.2
uzp1 v3.4s, v9.4s, v10.4s	// limbs.pair
bic v3.4s, #0xe0, lsl #24	// limbs.mask.4
uzp1 v4.4s, v11.4s, v12.4s	// limbs.pair.2
bic v4.4s, #0xe0, lsl #24	// limbs.mask.5
uzp1 v5.4s, v13.4s, v14.4s	// limbs.pair.3
bic v5.4s, #0xe0, lsl #24	// limbs.mask.6
stp d2, d1, [x5, #0]	// limbs.store_after
stp q3, q4, [x5, #16]	// limbs.store_after.2
str q5, [x5, #48]	// limbs.store_after.3
str d0, [x5, #64]	// limbs.store_after.4
mov x4, x5	// again
add x5, x0, #128	// again
b 4b	// again
