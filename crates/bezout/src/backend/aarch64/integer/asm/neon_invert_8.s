// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Batches of sixty divsteps, and the update of f, g, d and e, for numbers of 528 bits: any 64-bit ARM.
// x0: a state of 448 bytes, aligned to 16; the layout is that of asmgen's aarch64/divstep.py.
// Words: f, g, delta, u, v, q, r, inverse, batches, unused. Limbs of 30 bits: 18. `batches` is at least 1.
// The first matrix is given; that of the last batch is applied. 1028 instructions a pass.
stp x19, x20, [sp, #-80]!	// save
stp x21, x22, [sp, #16]	// save
stp x23, x24, [sp, #32]	// save
stp x25, x26, [sp, #48]	// save
stp x27, x28, [sp, #64]	// save
ldr x1, [x0, #0]	// load_f
ldr x2, [x0, #8]	// load_g
ldr x3, [x0, #16]	// load_delta
ldr x4, [x0, #24]	// load_u
ldr x5, [x0, #32]	// load_v
ldr x6, [x0, #40]	// load_q
ldr x7, [x0, #48]	// load_r
mov x8, #0xfffff	// rounding
mov x9, #0x20000000000	// half_field
mov x10, #0xffffffffff	// start_h
mov x11, #0x3fffffffffffffff	// start_G
ldr x12, [x0, #64]	// load_batches
.p2align 6
2:
dup v0.2d, x4	// update.uq.dup
ubfx x13, x1, #1, #19	// third1.low_f
ubfx x14, x2, #0, #20	// third1.low_g
sub x15, x3, #1	// third1.step1.down
add x16, x3, #1	// third1.step1.up
ins v0.d[1], x6	// update.uq.ins
sub x17, x10, x13	// third1.start_h
sub x19, x11, x14	// third1.start_G
xtn v1.2s, v0.2d	// update.uq.xtn
bic v1.2s, #0xc0, lsl #24	// update.uq.bic
eor x20, x17, x3, asr #63	// third1.x
tst x19, #1	// third1.step1.parity
asr x21, x19, #1	// third1.step1.t
shrn v2.2s, v0.2d, #30	// update.uq.shrn
dup v3.2d, x5	// update.vr.dup
add x22, x21, x20	// third1.step1.y
ins v3.d[1], x7	// update.vr.ins
xtn v4.2s, v3.2d	// update.vr.xtn
csel x23, x22, x21, eq	// third1.step1.G
ccmp x3, #0, #0, eq	// third1.step1.swap
csel x24, x21, x17, lt	// third1.step1.h
csinv x25, x15, x16, ge	// third1.step1.d
bic v4.2s, #0xc0, lsl #24	// update.vr.bic
eor x26, x24, x25, asr #63	// third1.step1.x
tst x23, #1	// third1.step2.parity
asr x27, x23, #1	// third1.step2.t
sub x28, x25, #1	// third1.step2.down
add x13, x25, #1	// third1.step2.up
shrn v5.2s, v3.2d, #30	// update.vr.shrn
ldr w14, [x0, #88]	// update.load_d0
add x19, x27, x26	// third1.step2.y
ldr w20, [x0, #104]	// update.load_d1
orr x22, x14, x20, lsl #30	// update.low_d0
csel x3, x19, x27, eq	// third1.step2.G
ccmp x25, #0, #0, eq	// third1.step2.swap
csel x21, x27, x24, lt	// third1.step2.h
csinv x17, x28, x13, ge	// third1.step2.d
ldr w15, [x0, #92]	// update.load_e0
ldr w16, [x0, #108]	// update.load_e1
eor x23, x21, x17, asr #63	// third1.step2.x
tst x3, #1	// third1.step3.parity
asr x26, x3, #1	// third1.step3.t
sub x14, x17, #1	// third1.step3.down
add x20, x17, #1	// third1.step3.up
orr x19, x15, x16, lsl #30	// update.low_e0
add x25, x26, x23	// third1.step3.y
ldrsw x27, [x0, #360]	// update.load_sign_d
ldrsw x24, [x0, #364]	// update.load_sign_e
csel x28, x25, x26, eq	// third1.step3.G
ccmp x17, #0, #0, eq	// third1.step3.swap
csel x13, x26, x21, lt	// third1.step3.h
csinv x3, x14, x20, ge	// third1.step3.d
ldr x15, [x0, #56]	// update.load_inverse
and x16, x4, x27, asr #63	// update.kd.if_d
eor x23, x13, x3, asr #63	// third1.step3.x
tst x28, #1	// third1.step4.parity
asr x25, x28, #1	// third1.step4.t
sub x17, x3, #1	// third1.step4.down
add x26, x3, #1	// third1.step4.up
and x21, x5, x24, asr #63	// update.kd.if_e
add x14, x16, x21	// update.kd.above
add x20, x25, x23	// third1.step4.y
mul x28, x4, x22	// update.kd.low
csel x16, x20, x25, eq	// third1.step4.G
ccmp x3, #0, #0, eq	// third1.step4.swap
csel x21, x25, x13, lt	// third1.step4.h
csinv x23, x17, x26, ge	// third1.step4.d
madd x4, x5, x19, x28	// update.kd.low.2
madd x20, x15, x4, x14	// update.kd.quotient
eor x3, x21, x23, asr #63	// third1.step4.x
tst x16, #1	// third1.step5.parity
asr x25, x16, #1	// third1.step5.t
sub x13, x23, #1	// third1.step5.down
add x17, x23, #1	// third1.step5.up
and x26, x20, #0xfffffffffffffff	// update.kd.low.3
sub x5, x14, x26	// update.kd.k
add x28, x25, x3	// third1.step5.y
and x4, x6, x27, asr #63	// update.ke.if_d
and x16, x7, x24, asr #63	// update.ke.if_e
csel x20, x28, x25, eq	// third1.step5.G
ccmp x23, #0, #0, eq	// third1.step5.swap
csel x14, x25, x21, lt	// third1.step5.h
csinv x26, x13, x17, ge	// third1.step5.d
add x3, x4, x16	// update.ke.above
eor x27, x14, x26, asr #63	// third1.step5.x
tst x20, #1	// third1.step6.parity
asr x24, x20, #1	// third1.step6.t
sub x28, x26, #1	// third1.step6.down
add x23, x26, #1	// third1.step6.up
mul x25, x6, x22	// update.ke.low
madd x21, x7, x19, x25	// update.ke.low.2
add x13, x24, x27	// third1.step6.y
madd x17, x15, x21, x3	// update.ke.quotient
and x4, x17, #0xfffffffffffffff	// update.ke.low.3
csel x16, x13, x24, eq	// third1.step6.G
ccmp x26, #0, #0, eq	// third1.step6.swap
csel x20, x24, x14, lt	// third1.step6.h
csinv x6, x28, x23, ge	// third1.step6.d
sub x22, x3, x4	// update.ke.k
dup v6.2d, x5	// update.k.dup
eor x7, x20, x6, asr #63	// third1.step6.x
tst x16, #1	// third1.step7.parity
asr x19, x16, #1	// third1.step7.t
sub x25, x6, #1	// third1.step7.down
add x27, x6, #1	// third1.step7.up
ins v6.d[1], x22	// update.k.ins
add x15, x19, x7	// third1.step7.y
xtn v7.2s, v6.2d	// update.k.xtn
bic v7.2s, #0xc0, lsl #24	// update.k.bic
csel x21, x15, x19, eq	// third1.step7.G
ccmp x6, #0, #0, eq	// third1.step7.swap
csel x17, x19, x20, lt	// third1.step7.h
csinv x13, x25, x27, ge	// third1.step7.d
shrn v16.2s, v6.2d, #30	// update.k.shrn
ldr q17, [x0, #80]	// update.limb0.load
eor x26, x17, x13, asr #63	// third1.step7.x
tst x21, #1	// third1.step8.parity
asr x24, x21, #1	// third1.step8.t
sub x14, x13, #1	// third1.step8.down
add x28, x13, #1	// third1.step8.up
ldr q18, [x0, #368]	// update.limb0.load_modulus
smull v19.2d, v1.2s, v17.s[0]	// update.limb0.fg
add x23, x24, x26	// third1.step8.y
smlal v19.2d, v4.2s, v17.s[1]	// update.limb0.fg.2
csel x3, x23, x24, eq	// third1.step8.G
ccmp x13, #0, #0, eq	// third1.step8.swap
csel x4, x24, x17, lt	// third1.step8.h
csinv x5, x14, x28, ge	// third1.step8.d
smull v20.2d, v1.2s, v17.s[2]	// update.limb0.de
smlal v20.2d, v4.2s, v17.s[3]	// update.limb0.de.2
eor x16, x4, x5, asr #63	// third1.step8.x
tst x3, #1	// third1.step9.parity
asr x22, x3, #1	// third1.step9.t
sub x7, x5, #1	// third1.step9.down
add x15, x5, #1	// third1.step9.up
smlal v20.2d, v7.2s, v18.s[0]	// update.limb0.de.3
ldr q21, [x0, #96]	// update.limb1.load
add x6, x22, x16	// third1.step9.y
smull v22.2d, v1.2s, v21.s[0]	// update.limb1.fg
smlal v22.2d, v4.2s, v21.s[1]	// update.limb1.fg.2
csel x19, x6, x22, eq	// third1.step9.G
ccmp x5, #0, #0, eq	// third1.step9.swap
csel x20, x22, x4, lt	// third1.step9.h
csinv x25, x7, x15, ge	// third1.step9.d
smlal v22.2d, v2.2s, v17.s[0]	// update.limb1.fg.3
eor x27, x20, x25, asr #63	// third1.step9.x
tst x19, #1	// third1.step10.parity
asr x21, x19, #1	// third1.step10.t
sub x26, x25, #1	// third1.step10.down
add x23, x25, #1	// third1.step10.up
smlal v22.2d, v5.2s, v17.s[1]	// update.limb1.fg.4
smull v23.2d, v1.2s, v21.s[2]	// update.limb1.de
add x13, x21, x27	// third1.step10.y
smlal v23.2d, v4.2s, v21.s[3]	// update.limb1.de.2
smlal v23.2d, v7.2s, v18.s[1]	// update.limb1.de.3
csel x24, x13, x21, eq	// third1.step10.G
ccmp x25, #0, #0, eq	// third1.step10.swap
csel x17, x21, x20, lt	// third1.step10.h
csinv x14, x26, x23, ge	// third1.step10.d
smlal v23.2d, v2.2s, v17.s[2]	// update.limb1.de.4
smlal v23.2d, v5.2s, v17.s[3]	// update.limb1.de.5
eor x28, x17, x14, asr #63	// third1.step10.x
tst x24, #1	// third1.step11.parity
asr x3, x24, #1	// third1.step11.t
sub x16, x14, #1	// third1.step11.down
add x6, x14, #1	// third1.step11.up
smlal v23.2d, v16.2s, v18.s[0]	// update.limb1.de.6
add x5, x3, x28	// third1.step11.y
ssra v22.2d, v19.2d, #30	// update.limb1.carry_fg
ssra v23.2d, v20.2d, #30	// update.limb1.carry_de
csel x22, x5, x3, eq	// third1.step11.G
ccmp x14, #0, #0, eq	// third1.step11.swap
csel x4, x3, x17, lt	// third1.step11.h
csinv x7, x16, x6, ge	// third1.step11.d
ldr q24, [x0, #112]	// update.limb2.load
smull v25.2d, v1.2s, v24.s[0]	// update.limb2.fg
eor x15, x4, x7, asr #63	// third1.step11.x
tst x22, #1	// third1.step12.parity
asr x19, x22, #1	// third1.step12.t
sub x27, x7, #1	// third1.step12.down
add x13, x7, #1	// third1.step12.up
smlal v25.2d, v4.2s, v24.s[1]	// update.limb2.fg.2
smlal v25.2d, v2.2s, v21.s[0]	// update.limb2.fg.3
add x25, x19, x15	// third1.step12.y
smlal v25.2d, v5.2s, v21.s[1]	// update.limb2.fg.4
csel x21, x25, x19, eq	// third1.step12.G
ccmp x7, #0, #0, eq	// third1.step12.swap
csel x20, x19, x4, lt	// third1.step12.h
csinv x26, x27, x13, ge	// third1.step12.d
smull v26.2d, v1.2s, v24.s[2]	// update.limb2.de
smlal v26.2d, v4.2s, v24.s[3]	// update.limb2.de.2
eor x23, x20, x26, asr #63	// third1.step12.x
tst x21, #1	// third1.step13.parity
asr x24, x21, #1	// third1.step13.t
sub x28, x26, #1	// third1.step13.down
add x5, x26, #1	// third1.step13.up
smlal v26.2d, v7.2s, v18.s[2]	// update.limb2.de.3
smlal v26.2d, v2.2s, v21.s[2]	// update.limb2.de.4
add x14, x24, x23	// third1.step13.y
smlal v26.2d, v5.2s, v21.s[3]	// update.limb2.de.5
smlal v26.2d, v16.2s, v18.s[1]	// update.limb2.de.6
csel x3, x14, x24, eq	// third1.step13.G
ccmp x26, #0, #0, eq	// third1.step13.swap
csel x17, x24, x20, lt	// third1.step13.h
csinv x16, x28, x5, ge	// third1.step13.d
ssra v25.2d, v22.2d, #30	// update.limb2.carry_fg
eor x6, x17, x16, asr #63	// third1.step13.x
tst x3, #1	// third1.step14.parity
asr x22, x3, #1	// third1.step14.t
sub x15, x16, #1	// third1.step14.down
add x25, x16, #1	// third1.step14.up
ssra v26.2d, v23.2d, #30	// update.limb2.carry_de
uzp1 v27.4s, v25.4s, v26.4s	// update.limb2.limb
add x7, x22, x6	// third1.step14.y
bic v27.4s, #0xc0, lsl #24	// update.limb2.limb.2
str q27, [x0, #80]	// update.limb2.store
csel x19, x7, x22, eq	// third1.step14.G
ccmp x16, #0, #0, eq	// third1.step14.swap
csel x4, x22, x17, lt	// third1.step14.h
csinv x27, x15, x25, ge	// third1.step14.d
ldr q28, [x0, #128]	// update.limb3.load
smull v29.2d, v1.2s, v28.s[0]	// update.limb3.fg
eor x13, x4, x27, asr #63	// third1.step14.x
tst x19, #1	// third1.step15.parity
asr x21, x19, #1	// third1.step15.t
sub x23, x27, #1	// third1.step15.down
add x14, x27, #1	// third1.step15.up
smlal v29.2d, v4.2s, v28.s[1]	// update.limb3.fg.2
add x26, x21, x13	// third1.step15.y
smlal v29.2d, v2.2s, v24.s[0]	// update.limb3.fg.3
smlal v29.2d, v5.2s, v24.s[1]	// update.limb3.fg.4
csel x24, x26, x21, eq	// third1.step15.G
ccmp x27, #0, #0, eq	// third1.step15.swap
csel x20, x21, x4, lt	// third1.step15.h
csinv x28, x23, x14, ge	// third1.step15.d
smull v30.2d, v1.2s, v28.s[2]	// update.limb3.de
smlal v30.2d, v4.2s, v28.s[3]	// update.limb3.de.2
eor x5, x20, x28, asr #63	// third1.step15.x
tst x24, #1	// third1.step16.parity
asr x3, x24, #1	// third1.step16.t
sub x6, x28, #1	// third1.step16.down
add x7, x28, #1	// third1.step16.up
smlal v30.2d, v7.2s, v18.s[3]	// update.limb3.de.3
smlal v30.2d, v2.2s, v24.s[2]	// update.limb3.de.4
add x16, x3, x5	// third1.step16.y
smlal v30.2d, v5.2s, v24.s[3]	// update.limb3.de.5
csel x22, x16, x3, eq	// third1.step16.G
ccmp x28, #0, #0, eq	// third1.step16.swap
csel x17, x3, x20, lt	// third1.step16.h
csinv x15, x6, x7, ge	// third1.step16.d
smlal v30.2d, v16.2s, v18.s[2]	// update.limb3.de.6
ssra v29.2d, v25.2d, #30	// update.limb3.carry_fg
eor x25, x17, x15, asr #63	// third1.step16.x
tst x22, #1	// third1.step17.parity
asr x19, x22, #1	// third1.step17.t
sub x13, x15, #1	// third1.step17.down
add x26, x15, #1	// third1.step17.up
ssra v30.2d, v26.2d, #30	// update.limb3.carry_de
uzp1 v31.4s, v29.4s, v30.4s	// update.limb3.limb
add x27, x19, x25	// third1.step17.y
bic v31.4s, #0xc0, lsl #24	// update.limb3.limb.2
str q31, [x0, #96]	// update.limb3.store
csel x21, x27, x19, eq	// third1.step17.G
ccmp x15, #0, #0, eq	// third1.step17.swap
csel x4, x19, x17, lt	// third1.step17.h
csinv x23, x13, x26, ge	// third1.step17.d
ldr q0, [x0, #144]	// update.limb4.load
eor x14, x4, x23, asr #63	// third1.step17.x
tst x21, #1	// third1.step18.parity
asr x24, x21, #1	// third1.step18.t
sub x5, x23, #1	// third1.step18.down
add x16, x23, #1	// third1.step18.up
ldr q3, [x0, #384]	// update.limb4.load_modulus
smull v6.2d, v1.2s, v0.s[0]	// update.limb4.fg
add x28, x24, x14	// third1.step18.y
smlal v6.2d, v4.2s, v0.s[1]	// update.limb4.fg.2
smlal v6.2d, v2.2s, v28.s[0]	// update.limb4.fg.3
csel x3, x28, x24, eq	// third1.step18.G
ccmp x23, #0, #0, eq	// third1.step18.swap
csel x20, x24, x4, lt	// third1.step18.h
csinv x6, x5, x16, ge	// third1.step18.d
smlal v6.2d, v5.2s, v28.s[1]	// update.limb4.fg.4
smull v17.2d, v1.2s, v0.s[2]	// update.limb4.de
eor x7, x20, x6, asr #63	// third1.step18.x
tst x3, #1	// third1.step19.parity
asr x22, x3, #1	// third1.step19.t
sub x25, x6, #1	// third1.step19.down
add x27, x6, #1	// third1.step19.up
smlal v17.2d, v4.2s, v0.s[3]	// update.limb4.de.2
add x15, x22, x7	// third1.step19.y
smlal v17.2d, v7.2s, v3.s[0]	// update.limb4.de.3
smlal v17.2d, v2.2s, v28.s[2]	// update.limb4.de.4
csel x19, x15, x22, eq	// third1.step19.G
ccmp x6, #0, #0, eq	// third1.step19.swap
csel x17, x22, x20, lt	// third1.step19.h
csinv x13, x25, x27, ge	// third1.step19.d
smlal v17.2d, v5.2s, v28.s[3]	// update.limb4.de.5
smlal v17.2d, v16.2s, v18.s[3]	// update.limb4.de.6
eor x26, x17, x13, asr #63	// third1.step19.x
tst x19, #1	// third1.step20.parity
asr x21, x19, #1	// third1.step20.t
sub x14, x13, #1	// third1.step20.down
add x28, x13, #1	// third1.step20.up
ssra v6.2d, v29.2d, #30	// update.limb4.carry_fg
ssra v17.2d, v30.2d, #30	// update.limb4.carry_de
add x23, x21, x26	// third1.step20.y
uzp1 v19.4s, v6.4s, v17.4s	// update.limb4.limb
csel x24, x23, x21, eq	// third1.step20.G
ccmp x13, #0, #0, eq	// third1.step20.swap
csel x4, x21, x17, lt	// third1.step20.h
csinv x5, x14, x28, ge	// third1.step20.d
bic v19.4s, #0xc0, lsl #24	// update.limb4.limb.2
str q19, [x0, #112]	// update.limb4.store
eor x16, x4, x5, asr #63	// third1.step20.x
sub x3, x8, x4, lsl #1	// third1.fields
sub x7, x8, x24	// third1.fields.2
sub x15, x5, #1	// third2.step1.down
add x6, x5, #1	// third2.step1.up
ldr q20, [x0, #160]	// update.limb5.load
smull v21.2d, v1.2s, v20.s[0]	// update.limb5.fg
sbfx x22, x3, #21, #21	// third1.first
add x20, x3, x9	// third1.rounded
sbfx x25, x7, #21, #21	// third1.first.2
add x27, x7, x9	// third1.rounded.2
smlal v21.2d, v4.2s, v20.s[1]	// update.limb5.fg.2
smlal v21.2d, v2.2s, v0.s[0]	// update.limb5.fg.3
asr x19, x20, #42	// third1.second
asr x26, x27, #42	// third1.second.2
mneg x23, x22, x1	// third1.mneg
mneg x13, x25, x1	// third1.mneg.2
smlal v21.2d, v5.2s, v0.s[1]	// update.limb5.fg.4
smull v22.2d, v1.2s, v20.s[2]	// update.limb5.de
smlal v22.2d, v4.2s, v20.s[3]	// update.limb5.de.2
smlal v22.2d, v7.2s, v3.s[1]	// update.limb5.de.3
smlal v22.2d, v2.2s, v0.s[2]	// update.limb5.de.4
msub x21, x19, x2, x23	// third1.msub
msub x17, x26, x2, x13	// third1.msub.2
smlal v22.2d, v5.2s, v0.s[3]	// update.limb5.de.5
smlal v22.2d, v16.2s, v3.s[0]	// update.limb5.de.6
ssra v21.2d, v6.2d, #30	// update.limb5.carry_fg
ssra v22.2d, v17.2d, #30	// update.limb5.carry_de
uzp1 v23.4s, v21.4s, v22.4s	// update.limb5.limb
ubfx x14, x21, #21, #19	// third2.low_f
ubfx x28, x17, #20, #20	// third2.low_g
bic v23.4s, #0xc0, lsl #24	// update.limb5.limb.2
str q23, [x0, #128]	// update.limb5.store
sub x16, x10, x14	// third2.start_h
sub x4, x11, x28	// third2.start_G
ldr q27, [x0, #176]	// update.limb6.load
smull v24.2d, v1.2s, v27.s[0]	// update.limb6.fg
eor x24, x16, x5, asr #63	// third2.x
tst x4, #1	// third2.step1.parity
asr x3, x4, #1	// third2.step1.t
smlal v24.2d, v4.2s, v27.s[1]	// update.limb6.fg.2
add x7, x3, x24	// third2.step1.y
smlal v24.2d, v2.2s, v20.s[0]	// update.limb6.fg.3
smlal v24.2d, v5.2s, v20.s[1]	// update.limb6.fg.4
csel x20, x7, x3, eq	// third2.step1.G
ccmp x5, #0, #0, eq	// third2.step1.swap
csel x27, x3, x16, lt	// third2.step1.h
csinv x23, x15, x6, ge	// third2.step1.d
smull v25.2d, v1.2s, v27.s[2]	// update.limb6.de
smlal v25.2d, v4.2s, v27.s[3]	// update.limb6.de.2
eor x13, x27, x23, asr #63	// third2.step1.x
tst x20, #1	// third2.step2.parity
asr x14, x20, #1	// third2.step2.t
sub x28, x23, #1	// third2.step2.down
add x4, x23, #1	// third2.step2.up
smlal v25.2d, v7.2s, v3.s[2]	// update.limb6.de.3
smlal v25.2d, v2.2s, v20.s[2]	// update.limb6.de.4
add x24, x14, x13	// third2.step2.y
smlal v25.2d, v5.2s, v20.s[3]	// update.limb6.de.5
smlal v25.2d, v16.2s, v3.s[1]	// update.limb6.de.6
csel x7, x24, x14, eq	// third2.step2.G
ccmp x23, #0, #0, eq	// third2.step2.swap
csel x5, x14, x27, lt	// third2.step2.h
csinv x3, x28, x4, ge	// third2.step2.d
ssra v24.2d, v21.2d, #30	// update.limb6.carry_fg
eor x16, x5, x3, asr #63	// third2.step2.x
tst x7, #1	// third2.step3.parity
asr x15, x7, #1	// third2.step3.t
sub x6, x3, #1	// third2.step3.down
add x20, x3, #1	// third2.step3.up
ssra v25.2d, v22.2d, #30	// update.limb6.carry_de
uzp1 v26.4s, v24.4s, v25.4s	// update.limb6.limb
add x13, x15, x16	// third2.step3.y
bic v26.4s, #0xc0, lsl #24	// update.limb6.limb.2
str q26, [x0, #144]	// update.limb6.store
csel x24, x13, x15, eq	// third2.step3.G
ccmp x3, #0, #0, eq	// third2.step3.swap
csel x23, x15, x5, lt	// third2.step3.h
csinv x14, x6, x20, ge	// third2.step3.d
ldr q31, [x0, #192]	// update.limb7.load
smull v28.2d, v1.2s, v31.s[0]	// update.limb7.fg
eor x27, x23, x14, asr #63	// third2.step3.x
tst x24, #1	// third2.step4.parity
asr x28, x24, #1	// third2.step4.t
sub x4, x14, #1	// third2.step4.down
add x7, x14, #1	// third2.step4.up
smlal v28.2d, v4.2s, v31.s[1]	// update.limb7.fg.2
add x16, x28, x27	// third2.step4.y
smlal v28.2d, v2.2s, v27.s[0]	// update.limb7.fg.3
smlal v28.2d, v5.2s, v27.s[1]	// update.limb7.fg.4
csel x13, x16, x28, eq	// third2.step4.G
ccmp x14, #0, #0, eq	// third2.step4.swap
csel x3, x28, x23, lt	// third2.step4.h
csinv x15, x4, x7, ge	// third2.step4.d
smull v18.2d, v1.2s, v31.s[2]	// update.limb7.de
smlal v18.2d, v4.2s, v31.s[3]	// update.limb7.de.2
eor x5, x3, x15, asr #63	// third2.step4.x
tst x13, #1	// third2.step5.parity
asr x6, x13, #1	// third2.step5.t
sub x20, x15, #1	// third2.step5.down
add x24, x15, #1	// third2.step5.up
smlal v18.2d, v7.2s, v3.s[3]	// update.limb7.de.3
smlal v18.2d, v2.2s, v27.s[2]	// update.limb7.de.4
add x27, x6, x5	// third2.step5.y
smlal v18.2d, v5.2s, v27.s[3]	// update.limb7.de.5
csel x16, x27, x6, eq	// third2.step5.G
ccmp x15, #0, #0, eq	// third2.step5.swap
csel x14, x6, x3, lt	// third2.step5.h
csinv x28, x20, x24, ge	// third2.step5.d
smlal v18.2d, v16.2s, v3.s[2]	// update.limb7.de.6
ssra v28.2d, v24.2d, #30	// update.limb7.carry_fg
eor x23, x14, x28, asr #63	// third2.step5.x
tst x16, #1	// third2.step6.parity
asr x4, x16, #1	// third2.step6.t
sub x7, x28, #1	// third2.step6.down
add x13, x28, #1	// third2.step6.up
ssra v18.2d, v25.2d, #30	// update.limb7.carry_de
uzp1 v29.4s, v28.4s, v18.4s	// update.limb7.limb
add x5, x4, x23	// third2.step6.y
bic v29.4s, #0xc0, lsl #24	// update.limb7.limb.2
str q29, [x0, #160]	// update.limb7.store
csel x27, x5, x4, eq	// third2.step6.G
ccmp x28, #0, #0, eq	// third2.step6.swap
csel x15, x4, x14, lt	// third2.step6.h
csinv x6, x7, x13, ge	// third2.step6.d
ldr q30, [x0, #208]	// update.limb8.load
eor x3, x15, x6, asr #63	// third2.step6.x
tst x27, #1	// third2.step7.parity
asr x20, x27, #1	// third2.step7.t
sub x24, x6, #1	// third2.step7.down
add x16, x6, #1	// third2.step7.up
ldr q19, [x0, #400]	// update.limb8.load_modulus
smull v0.2d, v1.2s, v30.s[0]	// update.limb8.fg
add x23, x20, x3	// third2.step7.y
smlal v0.2d, v4.2s, v30.s[1]	// update.limb8.fg.2
smlal v0.2d, v2.2s, v31.s[0]	// update.limb8.fg.3
csel x5, x23, x20, eq	// third2.step7.G
ccmp x6, #0, #0, eq	// third2.step7.swap
csel x28, x20, x15, lt	// third2.step7.h
csinv x4, x24, x16, ge	// third2.step7.d
smlal v0.2d, v5.2s, v31.s[1]	// update.limb8.fg.4
smull v6.2d, v1.2s, v30.s[2]	// update.limb8.de
eor x14, x28, x4, asr #63	// third2.step7.x
tst x5, #1	// third2.step8.parity
asr x7, x5, #1	// third2.step8.t
sub x13, x4, #1	// third2.step8.down
add x27, x4, #1	// third2.step8.up
smlal v6.2d, v4.2s, v30.s[3]	// update.limb8.de.2
add x3, x7, x14	// third2.step8.y
smlal v6.2d, v7.2s, v19.s[0]	// update.limb8.de.3
smlal v6.2d, v2.2s, v31.s[2]	// update.limb8.de.4
csel x23, x3, x7, eq	// third2.step8.G
ccmp x4, #0, #0, eq	// third2.step8.swap
csel x6, x7, x28, lt	// third2.step8.h
csinv x20, x13, x27, ge	// third2.step8.d
smlal v6.2d, v5.2s, v31.s[3]	// update.limb8.de.5
smlal v6.2d, v16.2s, v3.s[3]	// update.limb8.de.6
eor x15, x6, x20, asr #63	// third2.step8.x
tst x23, #1	// third2.step9.parity
asr x24, x23, #1	// third2.step9.t
sub x16, x20, #1	// third2.step9.down
add x5, x20, #1	// third2.step9.up
ssra v0.2d, v28.2d, #30	// update.limb8.carry_fg
ssra v6.2d, v18.2d, #30	// update.limb8.carry_de
add x14, x24, x15	// third2.step9.y
uzp1 v17.4s, v0.4s, v6.4s	// update.limb8.limb
csel x3, x14, x24, eq	// third2.step9.G
ccmp x20, #0, #0, eq	// third2.step9.swap
csel x4, x24, x6, lt	// third2.step9.h
csinv x7, x16, x5, ge	// third2.step9.d
bic v17.4s, #0xc0, lsl #24	// update.limb8.limb.2
str q17, [x0, #176]	// update.limb8.store
eor x28, x4, x7, asr #63	// third2.step9.x
tst x3, #1	// third2.step10.parity
asr x13, x3, #1	// third2.step10.t
sub x27, x7, #1	// third2.step10.down
add x23, x7, #1	// third2.step10.up
ldr q23, [x0, #224]	// update.limb9.load
smull v20.2d, v1.2s, v23.s[0]	// update.limb9.fg
add x15, x13, x28	// third2.step10.y
smlal v20.2d, v4.2s, v23.s[1]	// update.limb9.fg.2
smlal v20.2d, v2.2s, v30.s[0]	// update.limb9.fg.3
csel x14, x15, x13, eq	// third2.step10.G
ccmp x7, #0, #0, eq	// third2.step10.swap
csel x20, x13, x4, lt	// third2.step10.h
csinv x24, x27, x23, ge	// third2.step10.d
smlal v20.2d, v5.2s, v30.s[1]	// update.limb9.fg.4
eor x6, x20, x24, asr #63	// third2.step10.x
tst x14, #1	// third2.step11.parity
asr x16, x14, #1	// third2.step11.t
sub x5, x24, #1	// third2.step11.down
add x3, x24, #1	// third2.step11.up
smull v21.2d, v1.2s, v23.s[2]	// update.limb9.de
smlal v21.2d, v4.2s, v23.s[3]	// update.limb9.de.2
add x28, x16, x6	// third2.step11.y
smlal v21.2d, v7.2s, v19.s[1]	// update.limb9.de.3
smlal v21.2d, v2.2s, v30.s[2]	// update.limb9.de.4
csel x15, x28, x16, eq	// third2.step11.G
ccmp x24, #0, #0, eq	// third2.step11.swap
csel x7, x16, x20, lt	// third2.step11.h
csinv x13, x5, x3, ge	// third2.step11.d
smlal v21.2d, v5.2s, v30.s[3]	// update.limb9.de.5
smlal v21.2d, v16.2s, v19.s[0]	// update.limb9.de.6
eor x4, x7, x13, asr #63	// third2.step11.x
tst x15, #1	// third2.step12.parity
asr x27, x15, #1	// third2.step12.t
sub x23, x13, #1	// third2.step12.down
add x14, x13, #1	// third2.step12.up
ssra v20.2d, v0.2d, #30	// update.limb9.carry_fg
add x6, x27, x4	// third2.step12.y
ssra v21.2d, v6.2d, #30	// update.limb9.carry_de
uzp1 v22.4s, v20.4s, v21.4s	// update.limb9.limb
csel x28, x6, x27, eq	// third2.step12.G
ccmp x13, #0, #0, eq	// third2.step12.swap
csel x24, x27, x7, lt	// third2.step12.h
csinv x16, x23, x14, ge	// third2.step12.d
bic v22.4s, #0xc0, lsl #24	// update.limb9.limb.2
str q22, [x0, #192]	// update.limb9.store
eor x20, x24, x16, asr #63	// third2.step12.x
tst x28, #1	// third2.step13.parity
asr x5, x28, #1	// third2.step13.t
sub x3, x16, #1	// third2.step13.down
add x15, x16, #1	// third2.step13.up
ldr q26, [x0, #240]	// update.limb10.load
smull v27.2d, v1.2s, v26.s[0]	// update.limb10.fg
add x4, x5, x20	// third2.step13.y
smlal v27.2d, v4.2s, v26.s[1]	// update.limb10.fg.2
csel x6, x4, x5, eq	// third2.step13.G
ccmp x16, #0, #0, eq	// third2.step13.swap
csel x13, x5, x24, lt	// third2.step13.h
csinv x27, x3, x15, ge	// third2.step13.d
smlal v27.2d, v2.2s, v23.s[0]	// update.limb10.fg.3
smlal v27.2d, v5.2s, v23.s[1]	// update.limb10.fg.4
eor x7, x13, x27, asr #63	// third2.step13.x
tst x6, #1	// third2.step14.parity
asr x23, x6, #1	// third2.step14.t
sub x14, x27, #1	// third2.step14.down
add x28, x27, #1	// third2.step14.up
smull v24.2d, v1.2s, v26.s[2]	// update.limb10.de
smlal v24.2d, v4.2s, v26.s[3]	// update.limb10.de.2
add x20, x23, x7	// third2.step14.y
smlal v24.2d, v7.2s, v19.s[2]	// update.limb10.de.3
smlal v24.2d, v2.2s, v23.s[2]	// update.limb10.de.4
csel x4, x20, x23, eq	// third2.step14.G
ccmp x27, #0, #0, eq	// third2.step14.swap
csel x16, x23, x13, lt	// third2.step14.h
csinv x5, x14, x28, ge	// third2.step14.d
smlal v24.2d, v5.2s, v23.s[3]	// update.limb10.de.5
eor x24, x16, x5, asr #63	// third2.step14.x
tst x4, #1	// third2.step15.parity
asr x3, x4, #1	// third2.step15.t
sub x15, x5, #1	// third2.step15.down
add x6, x5, #1	// third2.step15.up
smlal v24.2d, v16.2s, v19.s[1]	// update.limb10.de.6
ssra v27.2d, v20.2d, #30	// update.limb10.carry_fg
add x7, x3, x24	// third2.step15.y
ssra v24.2d, v21.2d, #30	// update.limb10.carry_de
uzp1 v25.4s, v27.4s, v24.4s	// update.limb10.limb
csel x20, x7, x3, eq	// third2.step15.G
ccmp x5, #0, #0, eq	// third2.step15.swap
csel x27, x3, x16, lt	// third2.step15.h
csinv x23, x15, x6, ge	// third2.step15.d
bic v25.4s, #0xc0, lsl #24	// update.limb10.limb.2
str q25, [x0, #208]	// update.limb10.store
eor x13, x27, x23, asr #63	// third2.step15.x
tst x20, #1	// third2.step16.parity
asr x14, x20, #1	// third2.step16.t
sub x28, x23, #1	// third2.step16.down
add x4, x23, #1	// third2.step16.up
ldr q29, [x0, #256]	// update.limb11.load
add x24, x14, x13	// third2.step16.y
smull v31.2d, v1.2s, v29.s[0]	// update.limb11.fg
smlal v31.2d, v4.2s, v29.s[1]	// update.limb11.fg.2
csel x7, x24, x14, eq	// third2.step16.G
ccmp x23, #0, #0, eq	// third2.step16.swap
csel x5, x14, x27, lt	// third2.step16.h
csinv x3, x28, x4, ge	// third2.step16.d
smlal v31.2d, v2.2s, v26.s[0]	// update.limb11.fg.3
smlal v31.2d, v5.2s, v26.s[1]	// update.limb11.fg.4
eor x16, x5, x3, asr #63	// third2.step16.x
tst x7, #1	// third2.step17.parity
asr x15, x7, #1	// third2.step17.t
sub x6, x3, #1	// third2.step17.down
add x20, x3, #1	// third2.step17.up
smull v3.2d, v1.2s, v29.s[2]	// update.limb11.de
smlal v3.2d, v4.2s, v29.s[3]	// update.limb11.de.2
add x13, x15, x16	// third2.step17.y
smlal v3.2d, v7.2s, v19.s[3]	// update.limb11.de.3
csel x24, x13, x15, eq	// third2.step17.G
ccmp x3, #0, #0, eq	// third2.step17.swap
csel x23, x15, x5, lt	// third2.step17.h
csinv x14, x6, x20, ge	// third2.step17.d
smlal v3.2d, v2.2s, v26.s[2]	// update.limb11.de.4
smlal v3.2d, v5.2s, v26.s[3]	// update.limb11.de.5
eor x27, x23, x14, asr #63	// third2.step17.x
tst x24, #1	// third2.step18.parity
asr x28, x24, #1	// third2.step18.t
sub x4, x14, #1	// third2.step18.down
add x7, x14, #1	// third2.step18.up
smlal v3.2d, v16.2s, v19.s[2]	// update.limb11.de.6
ssra v31.2d, v27.2d, #30	// update.limb11.carry_fg
add x16, x28, x27	// third2.step18.y
ssra v3.2d, v24.2d, #30	// update.limb11.carry_de
uzp1 v28.4s, v31.4s, v3.4s	// update.limb11.limb
csel x13, x16, x28, eq	// third2.step18.G
ccmp x14, #0, #0, eq	// third2.step18.swap
csel x3, x28, x23, lt	// third2.step18.h
csinv x15, x4, x7, ge	// third2.step18.d
bic v28.4s, #0xc0, lsl #24	// update.limb11.limb.2
eor x5, x3, x15, asr #63	// third2.step18.x
tst x13, #1	// third2.step19.parity
asr x6, x13, #1	// third2.step19.t
sub x20, x15, #1	// third2.step19.down
add x24, x15, #1	// third2.step19.up
str q28, [x0, #224]	// update.limb11.store
ldr q18, [x0, #272]	// update.limb12.load
add x27, x6, x5	// third2.step19.y
ldr q17, [x0, #416]	// update.limb12.load_modulus
smull v30.2d, v1.2s, v18.s[0]	// update.limb12.fg
csel x16, x27, x6, eq	// third2.step19.G
ccmp x15, #0, #0, eq	// third2.step19.swap
csel x14, x6, x3, lt	// third2.step19.h
csinv x28, x20, x24, ge	// third2.step19.d
smlal v30.2d, v4.2s, v18.s[1]	// update.limb12.fg.2
smlal v30.2d, v2.2s, v29.s[0]	// update.limb12.fg.3
eor x23, x14, x28, asr #63	// third2.step19.x
tst x16, #1	// third2.step20.parity
asr x4, x16, #1	// third2.step20.t
sub x7, x28, #1	// third2.step20.down
add x13, x28, #1	// third2.step20.up
smlal v30.2d, v5.2s, v29.s[1]	// update.limb12.fg.4
add x5, x4, x23	// third2.step20.y
smull v0.2d, v1.2s, v18.s[2]	// update.limb12.de
smlal v0.2d, v4.2s, v18.s[3]	// update.limb12.de.2
csel x27, x5, x4, eq	// third2.step20.G
ccmp x28, #0, #0, eq	// third2.step20.swap
csel x15, x4, x14, lt	// third2.step20.h
csinv x6, x7, x13, ge	// third2.step20.d
smlal v0.2d, v7.2s, v17.s[0]	// update.limb12.de.3
smlal v0.2d, v2.2s, v29.s[2]	// update.limb12.de.4
eor x3, x15, x6, asr #63	// third2.step20.x
sub x20, x8, x15, lsl #1	// third2.fields
sub x24, x8, x27	// third2.fields.2
sub x16, x6, #1	// third3.step1.down
add x23, x6, #1	// third3.step1.up
smlal v0.2d, v5.2s, v29.s[3]	// update.limb12.de.5
smlal v0.2d, v16.2s, v19.s[3]	// update.limb12.de.6
sbfx x5, x20, #21, #21	// third2.first
add x28, x20, x9	// third2.rounded
sbfx x4, x24, #21, #21	// third2.first.2
add x14, x24, x9	// third2.rounded.2
ssra v30.2d, v31.2d, #30	// update.limb12.carry_fg
asr x7, x28, #42	// third2.second
asr x13, x14, #42	// third2.second.2
mneg x3, x5, x21	// third2.mneg
mneg x15, x4, x21	// third2.mneg.2
mul x27, x5, x22	// matrix.mul
mul x20, x5, x19	// matrix.mul.2
mul x24, x4, x22	// matrix.mul.3
mul x28, x4, x19	// matrix.mul.4
ssra v0.2d, v3.2d, #30	// update.limb12.carry_de
uzp1 v6.4s, v30.4s, v0.4s	// update.limb12.limb
bic v6.4s, #0xc0, lsl #24	// update.limb12.limb.2
str q6, [x0, #240]	// update.limb12.store
ldr q22, [x0, #288]	// update.limb13.load
smull v23.2d, v1.2s, v22.s[0]	// update.limb13.fg
msub x14, x7, x17, x3	// third2.msub
msub x21, x13, x17, x15	// third2.msub.2
madd x5, x7, x25, x27	// matrix.madd
madd x22, x7, x26, x20	// matrix.madd.2
madd x4, x13, x25, x24	// matrix.madd.3
madd x19, x13, x26, x28	// matrix.madd.4
smlal v23.2d, v4.2s, v22.s[1]	// update.limb13.fg.2
smlal v23.2d, v2.2s, v18.s[0]	// update.limb13.fg.3
smlal v23.2d, v5.2s, v18.s[1]	// update.limb13.fg.4
smull v20.2d, v1.2s, v22.s[2]	// update.limb13.de
smlal v20.2d, v4.2s, v22.s[3]	// update.limb13.de.2
ubfx x3, x14, #41, #19	// third3.low_f
ubfx x17, x21, #40, #20	// third3.low_g
smlal v20.2d, v7.2s, v17.s[1]	// update.limb13.de.3
smlal v20.2d, v2.2s, v18.s[2]	// update.limb13.de.4
sub x15, x10, x3	// third3.start_h
sub x27, x11, x17	// third3.start_G
smlal v20.2d, v5.2s, v18.s[3]	// update.limb13.de.5
eor x7, x15, x6, asr #63	// third3.x
tst x27, #1	// third3.step1.parity
asr x20, x27, #1	// third3.step1.t
smlal v20.2d, v16.2s, v17.s[0]	// update.limb13.de.6
ssra v23.2d, v30.2d, #30	// update.limb13.carry_fg
add x25, x20, x7	// third3.step1.y
ssra v20.2d, v0.2d, #30	// update.limb13.carry_de
uzp1 v21.4s, v23.4s, v20.4s	// update.limb13.limb
csel x24, x25, x20, eq	// third3.step1.G
ccmp x6, #0, #0, eq	// third3.step1.swap
csel x13, x20, x15, lt	// third3.step1.h
csinv x26, x16, x23, ge	// third3.step1.d
bic v21.4s, #0xc0, lsl #24	// update.limb13.limb.2
str q21, [x0, #256]	// update.limb13.store
eor x28, x13, x26, asr #63	// third3.step1.x
tst x24, #1	// third3.step2.parity
asr x14, x24, #1	// third3.step2.t
sub x21, x26, #1	// third3.step2.down
add x3, x26, #1	// third3.step2.up
ldr q25, [x0, #304]	// update.limb14.load
add x17, x14, x28	// third3.step2.y
smull v26.2d, v1.2s, v25.s[0]	// update.limb14.fg
smlal v26.2d, v4.2s, v25.s[1]	// update.limb14.fg.2
csel x27, x17, x14, eq	// third3.step2.G
ccmp x26, #0, #0, eq	// third3.step2.swap
csel x7, x14, x13, lt	// third3.step2.h
csinv x25, x21, x3, ge	// third3.step2.d
smlal v26.2d, v2.2s, v22.s[0]	// update.limb14.fg.3
smlal v26.2d, v5.2s, v22.s[1]	// update.limb14.fg.4
eor x6, x7, x25, asr #63	// third3.step2.x
tst x27, #1	// third3.step3.parity
asr x20, x27, #1	// third3.step3.t
sub x15, x25, #1	// third3.step3.down
add x16, x25, #1	// third3.step3.up
smull v27.2d, v1.2s, v25.s[2]	// update.limb14.de
smlal v27.2d, v4.2s, v25.s[3]	// update.limb14.de.2
add x23, x20, x6	// third3.step3.y
smlal v27.2d, v7.2s, v17.s[2]	// update.limb14.de.3
csel x24, x23, x20, eq	// third3.step3.G
ccmp x25, #0, #0, eq	// third3.step3.swap
csel x28, x20, x7, lt	// third3.step3.h
csinv x17, x15, x16, ge	// third3.step3.d
smlal v27.2d, v2.2s, v22.s[2]	// update.limb14.de.4
smlal v27.2d, v5.2s, v22.s[3]	// update.limb14.de.5
eor x26, x28, x17, asr #63	// third3.step3.x
tst x24, #1	// third3.step4.parity
asr x14, x24, #1	// third3.step4.t
sub x13, x17, #1	// third3.step4.down
add x21, x17, #1	// third3.step4.up
smlal v27.2d, v16.2s, v17.s[1]	// update.limb14.de.6
ssra v26.2d, v23.2d, #30	// update.limb14.carry_fg
add x3, x14, x26	// third3.step4.y
ssra v27.2d, v20.2d, #30	// update.limb14.carry_de
uzp1 v24.4s, v26.4s, v27.4s	// update.limb14.limb
csel x27, x3, x14, eq	// third3.step4.G
ccmp x17, #0, #0, eq	// third3.step4.swap
csel x6, x14, x28, lt	// third3.step4.h
csinv x23, x13, x21, ge	// third3.step4.d
bic v24.4s, #0xc0, lsl #24	// update.limb14.limb.2
str q24, [x0, #272]	// update.limb14.store
eor x25, x6, x23, asr #63	// third3.step4.x
tst x27, #1	// third3.step5.parity
asr x20, x27, #1	// third3.step5.t
sub x7, x23, #1	// third3.step5.down
add x15, x23, #1	// third3.step5.up
ldr q28, [x0, #320]	// update.limb15.load
add x16, x20, x25	// third3.step5.y
smull v29.2d, v1.2s, v28.s[0]	// update.limb15.fg
smlal v29.2d, v4.2s, v28.s[1]	// update.limb15.fg.2
csel x24, x16, x20, eq	// third3.step5.G
ccmp x23, #0, #0, eq	// third3.step5.swap
csel x26, x20, x6, lt	// third3.step5.h
csinv x3, x7, x15, ge	// third3.step5.d
smlal v29.2d, v2.2s, v25.s[0]	// update.limb15.fg.3
smlal v29.2d, v5.2s, v25.s[1]	// update.limb15.fg.4
eor x17, x26, x3, asr #63	// third3.step5.x
tst x24, #1	// third3.step6.parity
asr x14, x24, #1	// third3.step6.t
sub x28, x3, #1	// third3.step6.down
add x13, x3, #1	// third3.step6.up
smull v19.2d, v1.2s, v28.s[2]	// update.limb15.de
smlal v19.2d, v4.2s, v28.s[3]	// update.limb15.de.2
add x21, x14, x17	// third3.step6.y
smlal v19.2d, v7.2s, v17.s[3]	// update.limb15.de.3
csel x27, x21, x14, eq	// third3.step6.G
ccmp x3, #0, #0, eq	// third3.step6.swap
csel x25, x14, x26, lt	// third3.step6.h
csinv x16, x28, x13, ge	// third3.step6.d
smlal v19.2d, v2.2s, v25.s[2]	// update.limb15.de.4
smlal v19.2d, v5.2s, v25.s[3]	// update.limb15.de.5
eor x23, x25, x16, asr #63	// third3.step6.x
tst x27, #1	// third3.step7.parity
asr x20, x27, #1	// third3.step7.t
sub x6, x16, #1	// third3.step7.down
add x7, x16, #1	// third3.step7.up
smlal v19.2d, v16.2s, v17.s[2]	// update.limb15.de.6
ssra v29.2d, v26.2d, #30	// update.limb15.carry_fg
add x15, x20, x23	// third3.step7.y
ssra v19.2d, v27.2d, #30	// update.limb15.carry_de
uzp1 v31.4s, v29.4s, v19.4s	// update.limb15.limb
csel x24, x15, x20, eq	// third3.step7.G
ccmp x16, #0, #0, eq	// third3.step7.swap
csel x17, x20, x25, lt	// third3.step7.h
csinv x21, x6, x7, ge	// third3.step7.d
bic v31.4s, #0xc0, lsl #24	// update.limb15.limb.2
eor x3, x17, x21, asr #63	// third3.step7.x
tst x24, #1	// third3.step8.parity
asr x14, x24, #1	// third3.step8.t
sub x26, x21, #1	// third3.step8.down
add x28, x21, #1	// third3.step8.up
str q31, [x0, #288]	// update.limb15.store
ldr q3, [x0, #336]	// update.limb16.load
add x13, x14, x3	// third3.step8.y
ldr q6, [x0, #432]	// update.limb16.load_modulus
smull v18.2d, v1.2s, v3.s[0]	// update.limb16.fg
csel x27, x13, x14, eq	// third3.step8.G
ccmp x21, #0, #0, eq	// third3.step8.swap
csel x23, x14, x17, lt	// third3.step8.h
csinv x15, x26, x28, ge	// third3.step8.d
smlal v18.2d, v4.2s, v3.s[1]	// update.limb16.fg.2
smlal v18.2d, v2.2s, v28.s[0]	// update.limb16.fg.3
eor x16, x23, x15, asr #63	// third3.step8.x
tst x27, #1	// third3.step9.parity
asr x20, x27, #1	// third3.step9.t
sub x25, x15, #1	// third3.step9.down
add x6, x15, #1	// third3.step9.up
smlal v18.2d, v5.2s, v28.s[1]	// update.limb16.fg.4
add x7, x20, x16	// third3.step9.y
smull v30.2d, v1.2s, v3.s[2]	// update.limb16.de
smlal v30.2d, v4.2s, v3.s[3]	// update.limb16.de.2
csel x24, x7, x20, eq	// third3.step9.G
ccmp x15, #0, #0, eq	// third3.step9.swap
csel x3, x20, x23, lt	// third3.step9.h
csinv x13, x25, x6, ge	// third3.step9.d
smlal v30.2d, v7.2s, v6.s[0]	// update.limb16.de.3
smlal v30.2d, v2.2s, v28.s[2]	// update.limb16.de.4
eor x21, x3, x13, asr #63	// third3.step9.x
tst x24, #1	// third3.step10.parity
asr x14, x24, #1	// third3.step10.t
sub x17, x13, #1	// third3.step10.down
add x26, x13, #1	// third3.step10.up
smlal v30.2d, v5.2s, v28.s[3]	// update.limb16.de.5
smlal v30.2d, v16.2s, v17.s[3]	// update.limb16.de.6
add x28, x14, x21	// third3.step10.y
ssra v18.2d, v29.2d, #30	// update.limb16.carry_fg
csel x27, x28, x14, eq	// third3.step10.G
ccmp x13, #0, #0, eq	// third3.step10.swap
csel x16, x14, x3, lt	// third3.step10.h
csinv x7, x17, x26, ge	// third3.step10.d
ssra v30.2d, v19.2d, #30	// update.limb16.carry_de
uzp1 v0.4s, v18.4s, v30.4s	// update.limb16.limb
eor x15, x16, x7, asr #63	// third3.step10.x
tst x27, #1	// third3.step11.parity
asr x20, x27, #1	// third3.step11.t
sub x23, x7, #1	// third3.step11.down
add x25, x7, #1	// third3.step11.up
bic v0.4s, #0xc0, lsl #24	// update.limb16.limb.2
str q0, [x0, #304]	// update.limb16.store
add x6, x20, x15	// third3.step11.y
ldr q21, [x0, #352]	// update.limb17.load
smull v22.2d, v1.2s, v21.s[0]	// update.limb17.fg
csel x24, x6, x20, eq	// third3.step11.G
ccmp x7, #0, #0, eq	// third3.step11.swap
csel x21, x20, x16, lt	// third3.step11.h
csinv x28, x23, x25, ge	// third3.step11.d
smlal v22.2d, v4.2s, v21.s[1]	// update.limb17.fg.2
eor x13, x21, x28, asr #63	// third3.step11.x
tst x24, #1	// third3.step12.parity
asr x14, x24, #1	// third3.step12.t
sub x3, x28, #1	// third3.step12.down
add x17, x28, #1	// third3.step12.up
smlal v22.2d, v2.2s, v3.s[0]	// update.limb17.fg.3
smlal v22.2d, v5.2s, v3.s[1]	// update.limb17.fg.4
add x26, x14, x13	// third3.step12.y
smull v23.2d, v1.2s, v21.s[2]	// update.limb17.de
smlal v23.2d, v4.2s, v21.s[3]	// update.limb17.de.2
csel x27, x26, x14, eq	// third3.step12.G
ccmp x28, #0, #0, eq	// third3.step12.swap
csel x15, x14, x21, lt	// third3.step12.h
csinv x6, x3, x17, ge	// third3.step12.d
smlal v23.2d, v7.2s, v6.s[1]	// update.limb17.de.3
smlal v23.2d, v2.2s, v3.s[2]	// update.limb17.de.4
eor x7, x15, x6, asr #63	// third3.step12.x
tst x27, #1	// third3.step13.parity
asr x20, x27, #1	// third3.step13.t
sub x16, x6, #1	// third3.step13.down
add x23, x6, #1	// third3.step13.up
smlal v23.2d, v5.2s, v3.s[3]	// update.limb17.de.5
add x25, x20, x7	// third3.step13.y
smlal v23.2d, v16.2s, v6.s[0]	// update.limb17.de.6
ssra v22.2d, v18.2d, #30	// update.limb17.carry_fg
csel x24, x25, x20, eq	// third3.step13.G
ccmp x6, #0, #0, eq	// third3.step13.swap
csel x13, x20, x15, lt	// third3.step13.h
csinv x26, x16, x23, ge	// third3.step13.d
ssra v23.2d, v30.2d, #30	// update.limb17.carry_de
uzp1 v20.4s, v22.4s, v23.4s	// update.limb17.limb
eor x28, x13, x26, asr #63	// third3.step13.x
tst x24, #1	// third3.step14.parity
asr x14, x24, #1	// third3.step14.t
sub x21, x26, #1	// third3.step14.down
add x3, x26, #1	// third3.step14.up
bic v20.4s, #0xc0, lsl #24	// update.limb17.limb.2
str q20, [x0, #320]	// update.limb17.store
add x17, x14, x28	// third3.step14.y
smull v24.2d, v2.2s, v21.s[0]	// update.limb18.fg
csel x27, x17, x14, eq	// third3.step14.G
ccmp x26, #0, #0, eq	// third3.step14.swap
csel x7, x14, x13, lt	// third3.step14.h
csinv x25, x21, x3, ge	// third3.step14.d
smlal v24.2d, v5.2s, v21.s[1]	// update.limb18.fg.2
smull v25.2d, v2.2s, v21.s[2]	// update.limb18.de
eor x6, x7, x25, asr #63	// third3.step14.x
tst x27, #1	// third3.step15.parity
asr x20, x27, #1	// third3.step15.t
sub x15, x25, #1	// third3.step15.down
add x16, x25, #1	// third3.step15.up
smlal v25.2d, v5.2s, v21.s[3]	// update.limb18.de.2
smlal v25.2d, v16.2s, v6.s[1]	// update.limb18.de.3
add x23, x20, x6	// third3.step15.y
ssra v24.2d, v22.2d, #30	// update.limb18.carry_fg
ssra v25.2d, v23.2d, #30	// update.limb18.carry_de
csel x24, x23, x20, eq	// third3.step15.G
ccmp x25, #0, #0, eq	// third3.step15.swap
csel x28, x20, x7, lt	// third3.step15.h
csinv x17, x15, x16, ge	// third3.step15.d
uzp1 v26.4s, v24.4s, v25.4s	// update.limb18.limb
eor x26, x28, x17, asr #63	// third3.step15.x
tst x24, #1	// third3.step16.parity
asr x14, x24, #1	// third3.step16.t
sub x13, x17, #1	// third3.step16.down
add x21, x17, #1	// third3.step16.up
bic v26.4s, #0xc0, lsl #24	// update.limb18.limb.2
str q26, [x0, #336]	// update.limb18.store
add x3, x14, x26	// third3.step16.y
sshr v27.2d, v24.2d, #30	// update.top.carry_fg
sshr v31.2d, v25.2d, #30	// update.top.carry_de
csel x27, x3, x14, eq	// third3.step16.G
ccmp x17, #0, #0, eq	// third3.step16.swap
csel x6, x14, x28, lt	// third3.step16.h
csinv x23, x13, x21, ge	// third3.step16.d
uzp1 v28.4s, v27.4s, v31.4s	// update.top.limb
str q28, [x0, #352]	// update.top.store
eor x25, x6, x23, asr #63	// third3.step16.x
tst x27, #1	// third3.step17.parity
asr x20, x27, #1	// third3.step17.t
sub x7, x23, #1	// third3.step17.down
add x15, x23, #1	// third3.step17.up
lsl x16, x1, #4	// window_f.low
add x24, x20, x25	// third3.step17.y
ldr w26, [x0, #112]	// window_f.load_f2
ldr w3, [x0, #128]	// window_f.load_f3
csel x17, x24, x20, eq	// third3.step17.G
ccmp x23, #0, #0, eq	// third3.step17.swap
csel x14, x20, x6, lt	// third3.step17.h
csinv x28, x7, x15, ge	// third3.step17.d
orr x13, x26, x3, lsl #30	// window_f.low_f2
add x21, x13, x16, lsr #63	// window_f.high
eor x27, x14, x28, asr #63	// third3.step17.x
tst x17, #1	// third3.step18.parity
asr x1, x17, #1	// third3.step18.t
sub x25, x28, #1	// third3.step18.down
add x24, x28, #1	// third3.step18.up
lsl x23, x2, #4	// window_g.low
ldr w20, [x0, #116]	// window_g.load_g2
add x6, x1, x27	// third3.step18.y
ldr w7, [x0, #132]	// window_g.load_g3
csel x15, x6, x1, eq	// third3.step18.G
ccmp x28, #0, #0, eq	// third3.step18.swap
csel x26, x1, x14, lt	// third3.step18.h
csinv x3, x25, x24, ge	// third3.step18.d
orr x13, x20, x7, lsl #30	// window_g.low_g2
add x17, x13, x23, lsr #63	// window_g.high
eor x2, x26, x3, asr #63	// third3.step18.x
tst x15, #1	// third3.step19.parity
asr x27, x15, #1	// third3.step19.t
sub x6, x3, #1	// third3.step19.down
add x28, x3, #1	// third3.step19.up
add x1, x27, x2	// third3.step19.y
csel x14, x1, x27, eq	// third3.step19.G
ccmp x3, #0, #0, eq	// third3.step19.swap
csel x25, x27, x26, lt	// third3.step19.h
csinv x24, x6, x28, ge	// third3.step19.d
eor x20, x25, x24, asr #63	// third3.step19.x
tst x14, #1	// third3.step20.parity
asr x7, x14, #1	// third3.step20.t
sub x13, x24, #1	// third3.step20.down
add x15, x24, #1	// third3.step20.up
add x2, x7, x20	// third3.step20.y
csel x1, x2, x7, eq	// third3.step20.G
ccmp x24, #0, #0, eq	// third3.step20.swap
csel x3, x7, x25, lt	// third3.step20.h
csinv x27, x13, x15, ge	// third3.step20.d
eor x26, x3, x27, asr #63	// third3.step20.x
sub x6, x8, x3, lsl #1	// third3.fields
sub x28, x8, x1	// third3.fields.2
sbfx x14, x6, #21, #21	// third3.first
add x20, x6, x9	// third3.rounded
sbfx x2, x28, #21, #21	// third3.first.2
add x24, x28, x9	// third3.rounded.2
asr x7, x20, #42	// third3.second
asr x25, x24, #42	// third3.second.2
mneg x13, x14, x5	// matrix.mneg
mneg x15, x14, x22	// matrix.mneg.2
mneg x26, x2, x5	// matrix.mneg.3
mneg x3, x2, x22	// matrix.mneg.4
msub x1, x7, x4, x13	// matrix.msub
msub x6, x7, x19, x15	// matrix.msub.2
msub x28, x25, x4, x26	// matrix.msub.3
msub x20, x25, x19, x3	// matrix.msub.4
mul x24, x1, x16	// next_f.below
smulh x14, x1, x16	// next_f.one
smulh x5, x6, x23	// next_f.two
mul x2, x28, x16	// next_g.below
smulh x22, x28, x16	// next_g.one
smulh x13, x20, x23	// next_g.two
cmp x24, #1	// next_f.carry
madd x7, x1, x21, x14	// next_f.one.2
madd x15, x6, x17, x5	// next_f.two.2
madd x4, x28, x21, x22	// next_g.one.2
madd x26, x20, x17, x13	// next_g.two.2
adc x25, x7, x15	// next_f.next
cmp x2, #1	// next_g.carry
adc x19, x4, x26	// next_g.next
mov x2, x19	// output
mov x3, x27	// output
mov x4, x1	// output
mov x1, x25	// output
mov x5, x6	// output
mov x6, x28	// output
mov x7, x20	// output
subs x12, x12, #1	// loop
b.ne 2b	// loop
dup v0.2d, x4	// update.uq.dup
ins v0.d[1], x6	// update.uq.ins
xtn v1.2s, v0.2d	// update.uq.xtn
bic v1.2s, #0xc0, lsl #24	// update.uq.bic
shrn v2.2s, v0.2d, #30	// update.uq.shrn
dup v3.2d, x5	// update.vr.dup
ins v3.d[1], x7	// update.vr.ins
xtn v4.2s, v3.2d	// update.vr.xtn
bic v4.2s, #0xc0, lsl #24	// update.vr.bic
shrn v5.2s, v3.2d, #30	// update.vr.shrn
ldr w1, [x0, #88]	// update.load_d0
ldr w2, [x0, #104]	// update.load_d1
orr x3, x1, x2, lsl #30	// update.low_d0
ldr w8, [x0, #92]	// update.load_e0
ldr w9, [x0, #108]	// update.load_e1
orr x10, x8, x9, lsl #30	// update.low_e0
ldrsw x11, [x0, #360]	// update.load_sign_d
ldrsw x12, [x0, #364]	// update.load_sign_e
ldr x13, [x0, #56]	// update.load_inverse
and x14, x4, x11, asr #63	// update.kd.if_d
and x15, x5, x12, asr #63	// update.kd.if_e
add x16, x14, x15	// update.kd.above
mul x17, x4, x3	// update.kd.low
madd x19, x5, x10, x17	// update.kd.low.2
madd x20, x13, x19, x16	// update.kd.quotient
and x21, x20, #0xfffffffffffffff	// update.kd.low.3
sub x22, x16, x21	// update.kd.k
and x23, x6, x11, asr #63	// update.ke.if_d
and x24, x7, x12, asr #63	// update.ke.if_e
add x25, x23, x24	// update.ke.above
mul x26, x6, x3	// update.ke.low
madd x27, x7, x10, x26	// update.ke.low.2
madd x28, x13, x27, x25	// update.ke.quotient
and x1, x28, #0xfffffffffffffff	// update.ke.low.3
sub x2, x25, x1	// update.ke.k
dup v6.2d, x22	// update.k.dup
ins v6.d[1], x2	// update.k.ins
xtn v7.2s, v6.2d	// update.k.xtn
bic v7.2s, #0xc0, lsl #24	// update.k.bic
shrn v16.2s, v6.2d, #30	// update.k.shrn
ldr q17, [x0, #80]	// update.limb0.load
ldr q18, [x0, #368]	// update.limb0.load_modulus
smull v19.2d, v1.2s, v17.s[0]	// update.limb0.fg
smlal v19.2d, v4.2s, v17.s[1]	// update.limb0.fg.2
smull v20.2d, v1.2s, v17.s[2]	// update.limb0.de
smlal v20.2d, v4.2s, v17.s[3]	// update.limb0.de.2
smlal v20.2d, v7.2s, v18.s[0]	// update.limb0.de.3
ldr q21, [x0, #96]	// update.limb1.load
smull v22.2d, v1.2s, v21.s[0]	// update.limb1.fg
smlal v22.2d, v4.2s, v21.s[1]	// update.limb1.fg.2
smlal v22.2d, v2.2s, v17.s[0]	// update.limb1.fg.3
smlal v22.2d, v5.2s, v17.s[1]	// update.limb1.fg.4
smull v23.2d, v1.2s, v21.s[2]	// update.limb1.de
smlal v23.2d, v4.2s, v21.s[3]	// update.limb1.de.2
smlal v23.2d, v7.2s, v18.s[1]	// update.limb1.de.3
smlal v23.2d, v2.2s, v17.s[2]	// update.limb1.de.4
smlal v23.2d, v5.2s, v17.s[3]	// update.limb1.de.5
smlal v23.2d, v16.2s, v18.s[0]	// update.limb1.de.6
ssra v22.2d, v19.2d, #30	// update.limb1.carry_fg
ssra v23.2d, v20.2d, #30	// update.limb1.carry_de
ldr q24, [x0, #112]	// update.limb2.load
smull v25.2d, v1.2s, v24.s[0]	// update.limb2.fg
smlal v25.2d, v4.2s, v24.s[1]	// update.limb2.fg.2
smlal v25.2d, v2.2s, v21.s[0]	// update.limb2.fg.3
smlal v25.2d, v5.2s, v21.s[1]	// update.limb2.fg.4
smull v26.2d, v1.2s, v24.s[2]	// update.limb2.de
smlal v26.2d, v4.2s, v24.s[3]	// update.limb2.de.2
smlal v26.2d, v7.2s, v18.s[2]	// update.limb2.de.3
smlal v26.2d, v2.2s, v21.s[2]	// update.limb2.de.4
smlal v26.2d, v5.2s, v21.s[3]	// update.limb2.de.5
smlal v26.2d, v16.2s, v18.s[1]	// update.limb2.de.6
ssra v25.2d, v22.2d, #30	// update.limb2.carry_fg
ssra v26.2d, v23.2d, #30	// update.limb2.carry_de
uzp1 v27.4s, v25.4s, v26.4s	// update.limb2.limb
bic v27.4s, #0xc0, lsl #24	// update.limb2.limb.2
str q27, [x0, #80]	// update.limb2.store
ldr q28, [x0, #128]	// update.limb3.load
smull v29.2d, v1.2s, v28.s[0]	// update.limb3.fg
smlal v29.2d, v4.2s, v28.s[1]	// update.limb3.fg.2
smlal v29.2d, v2.2s, v24.s[0]	// update.limb3.fg.3
smlal v29.2d, v5.2s, v24.s[1]	// update.limb3.fg.4
smull v30.2d, v1.2s, v28.s[2]	// update.limb3.de
smlal v30.2d, v4.2s, v28.s[3]	// update.limb3.de.2
smlal v30.2d, v7.2s, v18.s[3]	// update.limb3.de.3
smlal v30.2d, v2.2s, v24.s[2]	// update.limb3.de.4
smlal v30.2d, v5.2s, v24.s[3]	// update.limb3.de.5
smlal v30.2d, v16.2s, v18.s[2]	// update.limb3.de.6
ssra v29.2d, v25.2d, #30	// update.limb3.carry_fg
ssra v30.2d, v26.2d, #30	// update.limb3.carry_de
uzp1 v31.4s, v29.4s, v30.4s	// update.limb3.limb
bic v31.4s, #0xc0, lsl #24	// update.limb3.limb.2
str q31, [x0, #96]	// update.limb3.store
ldr q0, [x0, #144]	// update.limb4.load
ldr q3, [x0, #384]	// update.limb4.load_modulus
smull v6.2d, v1.2s, v0.s[0]	// update.limb4.fg
smlal v6.2d, v4.2s, v0.s[1]	// update.limb4.fg.2
smlal v6.2d, v2.2s, v28.s[0]	// update.limb4.fg.3
smlal v6.2d, v5.2s, v28.s[1]	// update.limb4.fg.4
smull v17.2d, v1.2s, v0.s[2]	// update.limb4.de
smlal v17.2d, v4.2s, v0.s[3]	// update.limb4.de.2
smlal v17.2d, v7.2s, v3.s[0]	// update.limb4.de.3
smlal v17.2d, v2.2s, v28.s[2]	// update.limb4.de.4
smlal v17.2d, v5.2s, v28.s[3]	// update.limb4.de.5
smlal v17.2d, v16.2s, v18.s[3]	// update.limb4.de.6
ssra v6.2d, v29.2d, #30	// update.limb4.carry_fg
ssra v17.2d, v30.2d, #30	// update.limb4.carry_de
uzp1 v19.4s, v6.4s, v17.4s	// update.limb4.limb
bic v19.4s, #0xc0, lsl #24	// update.limb4.limb.2
str q19, [x0, #112]	// update.limb4.store
ldr q20, [x0, #160]	// update.limb5.load
smull v21.2d, v1.2s, v20.s[0]	// update.limb5.fg
smlal v21.2d, v4.2s, v20.s[1]	// update.limb5.fg.2
smlal v21.2d, v2.2s, v0.s[0]	// update.limb5.fg.3
smlal v21.2d, v5.2s, v0.s[1]	// update.limb5.fg.4
smull v22.2d, v1.2s, v20.s[2]	// update.limb5.de
smlal v22.2d, v4.2s, v20.s[3]	// update.limb5.de.2
smlal v22.2d, v7.2s, v3.s[1]	// update.limb5.de.3
smlal v22.2d, v2.2s, v0.s[2]	// update.limb5.de.4
smlal v22.2d, v5.2s, v0.s[3]	// update.limb5.de.5
smlal v22.2d, v16.2s, v3.s[0]	// update.limb5.de.6
ssra v21.2d, v6.2d, #30	// update.limb5.carry_fg
ssra v22.2d, v17.2d, #30	// update.limb5.carry_de
uzp1 v23.4s, v21.4s, v22.4s	// update.limb5.limb
bic v23.4s, #0xc0, lsl #24	// update.limb5.limb.2
str q23, [x0, #128]	// update.limb5.store
ldr q27, [x0, #176]	// update.limb6.load
smull v24.2d, v1.2s, v27.s[0]	// update.limb6.fg
smlal v24.2d, v4.2s, v27.s[1]	// update.limb6.fg.2
smlal v24.2d, v2.2s, v20.s[0]	// update.limb6.fg.3
smlal v24.2d, v5.2s, v20.s[1]	// update.limb6.fg.4
smull v25.2d, v1.2s, v27.s[2]	// update.limb6.de
smlal v25.2d, v4.2s, v27.s[3]	// update.limb6.de.2
smlal v25.2d, v7.2s, v3.s[2]	// update.limb6.de.3
smlal v25.2d, v2.2s, v20.s[2]	// update.limb6.de.4
smlal v25.2d, v5.2s, v20.s[3]	// update.limb6.de.5
smlal v25.2d, v16.2s, v3.s[1]	// update.limb6.de.6
ssra v24.2d, v21.2d, #30	// update.limb6.carry_fg
ssra v25.2d, v22.2d, #30	// update.limb6.carry_de
uzp1 v26.4s, v24.4s, v25.4s	// update.limb6.limb
bic v26.4s, #0xc0, lsl #24	// update.limb6.limb.2
str q26, [x0, #144]	// update.limb6.store
ldr q31, [x0, #192]	// update.limb7.load
smull v28.2d, v1.2s, v31.s[0]	// update.limb7.fg
smlal v28.2d, v4.2s, v31.s[1]	// update.limb7.fg.2
smlal v28.2d, v2.2s, v27.s[0]	// update.limb7.fg.3
smlal v28.2d, v5.2s, v27.s[1]	// update.limb7.fg.4
smull v18.2d, v1.2s, v31.s[2]	// update.limb7.de
smlal v18.2d, v4.2s, v31.s[3]	// update.limb7.de.2
smlal v18.2d, v7.2s, v3.s[3]	// update.limb7.de.3
smlal v18.2d, v2.2s, v27.s[2]	// update.limb7.de.4
smlal v18.2d, v5.2s, v27.s[3]	// update.limb7.de.5
smlal v18.2d, v16.2s, v3.s[2]	// update.limb7.de.6
ssra v28.2d, v24.2d, #30	// update.limb7.carry_fg
ssra v18.2d, v25.2d, #30	// update.limb7.carry_de
uzp1 v29.4s, v28.4s, v18.4s	// update.limb7.limb
bic v29.4s, #0xc0, lsl #24	// update.limb7.limb.2
str q29, [x0, #160]	// update.limb7.store
ldr q30, [x0, #208]	// update.limb8.load
ldr q19, [x0, #400]	// update.limb8.load_modulus
smull v0.2d, v1.2s, v30.s[0]	// update.limb8.fg
smlal v0.2d, v4.2s, v30.s[1]	// update.limb8.fg.2
smlal v0.2d, v2.2s, v31.s[0]	// update.limb8.fg.3
smlal v0.2d, v5.2s, v31.s[1]	// update.limb8.fg.4
smull v6.2d, v1.2s, v30.s[2]	// update.limb8.de
smlal v6.2d, v4.2s, v30.s[3]	// update.limb8.de.2
smlal v6.2d, v7.2s, v19.s[0]	// update.limb8.de.3
smlal v6.2d, v2.2s, v31.s[2]	// update.limb8.de.4
smlal v6.2d, v5.2s, v31.s[3]	// update.limb8.de.5
smlal v6.2d, v16.2s, v3.s[3]	// update.limb8.de.6
ssra v0.2d, v28.2d, #30	// update.limb8.carry_fg
ssra v6.2d, v18.2d, #30	// update.limb8.carry_de
uzp1 v17.4s, v0.4s, v6.4s	// update.limb8.limb
bic v17.4s, #0xc0, lsl #24	// update.limb8.limb.2
str q17, [x0, #176]	// update.limb8.store
ldr q23, [x0, #224]	// update.limb9.load
smull v20.2d, v1.2s, v23.s[0]	// update.limb9.fg
smlal v20.2d, v4.2s, v23.s[1]	// update.limb9.fg.2
smlal v20.2d, v2.2s, v30.s[0]	// update.limb9.fg.3
smlal v20.2d, v5.2s, v30.s[1]	// update.limb9.fg.4
smull v21.2d, v1.2s, v23.s[2]	// update.limb9.de
smlal v21.2d, v4.2s, v23.s[3]	// update.limb9.de.2
smlal v21.2d, v7.2s, v19.s[1]	// update.limb9.de.3
smlal v21.2d, v2.2s, v30.s[2]	// update.limb9.de.4
smlal v21.2d, v5.2s, v30.s[3]	// update.limb9.de.5
smlal v21.2d, v16.2s, v19.s[0]	// update.limb9.de.6
ssra v20.2d, v0.2d, #30	// update.limb9.carry_fg
ssra v21.2d, v6.2d, #30	// update.limb9.carry_de
uzp1 v22.4s, v20.4s, v21.4s	// update.limb9.limb
bic v22.4s, #0xc0, lsl #24	// update.limb9.limb.2
str q22, [x0, #192]	// update.limb9.store
ldr q26, [x0, #240]	// update.limb10.load
smull v27.2d, v1.2s, v26.s[0]	// update.limb10.fg
smlal v27.2d, v4.2s, v26.s[1]	// update.limb10.fg.2
smlal v27.2d, v2.2s, v23.s[0]	// update.limb10.fg.3
smlal v27.2d, v5.2s, v23.s[1]	// update.limb10.fg.4
smull v24.2d, v1.2s, v26.s[2]	// update.limb10.de
smlal v24.2d, v4.2s, v26.s[3]	// update.limb10.de.2
smlal v24.2d, v7.2s, v19.s[2]	// update.limb10.de.3
smlal v24.2d, v2.2s, v23.s[2]	// update.limb10.de.4
smlal v24.2d, v5.2s, v23.s[3]	// update.limb10.de.5
smlal v24.2d, v16.2s, v19.s[1]	// update.limb10.de.6
ssra v27.2d, v20.2d, #30	// update.limb10.carry_fg
ssra v24.2d, v21.2d, #30	// update.limb10.carry_de
uzp1 v25.4s, v27.4s, v24.4s	// update.limb10.limb
bic v25.4s, #0xc0, lsl #24	// update.limb10.limb.2
str q25, [x0, #208]	// update.limb10.store
ldr q29, [x0, #256]	// update.limb11.load
smull v31.2d, v1.2s, v29.s[0]	// update.limb11.fg
smlal v31.2d, v4.2s, v29.s[1]	// update.limb11.fg.2
smlal v31.2d, v2.2s, v26.s[0]	// update.limb11.fg.3
smlal v31.2d, v5.2s, v26.s[1]	// update.limb11.fg.4
smull v3.2d, v1.2s, v29.s[2]	// update.limb11.de
smlal v3.2d, v4.2s, v29.s[3]	// update.limb11.de.2
smlal v3.2d, v7.2s, v19.s[3]	// update.limb11.de.3
smlal v3.2d, v2.2s, v26.s[2]	// update.limb11.de.4
smlal v3.2d, v5.2s, v26.s[3]	// update.limb11.de.5
smlal v3.2d, v16.2s, v19.s[2]	// update.limb11.de.6
ssra v31.2d, v27.2d, #30	// update.limb11.carry_fg
ssra v3.2d, v24.2d, #30	// update.limb11.carry_de
uzp1 v28.4s, v31.4s, v3.4s	// update.limb11.limb
bic v28.4s, #0xc0, lsl #24	// update.limb11.limb.2
str q28, [x0, #224]	// update.limb11.store
ldr q18, [x0, #272]	// update.limb12.load
ldr q17, [x0, #416]	// update.limb12.load_modulus
smull v30.2d, v1.2s, v18.s[0]	// update.limb12.fg
smlal v30.2d, v4.2s, v18.s[1]	// update.limb12.fg.2
smlal v30.2d, v2.2s, v29.s[0]	// update.limb12.fg.3
smlal v30.2d, v5.2s, v29.s[1]	// update.limb12.fg.4
smull v0.2d, v1.2s, v18.s[2]	// update.limb12.de
smlal v0.2d, v4.2s, v18.s[3]	// update.limb12.de.2
smlal v0.2d, v7.2s, v17.s[0]	// update.limb12.de.3
smlal v0.2d, v2.2s, v29.s[2]	// update.limb12.de.4
smlal v0.2d, v5.2s, v29.s[3]	// update.limb12.de.5
smlal v0.2d, v16.2s, v19.s[3]	// update.limb12.de.6
ssra v30.2d, v31.2d, #30	// update.limb12.carry_fg
ssra v0.2d, v3.2d, #30	// update.limb12.carry_de
uzp1 v6.4s, v30.4s, v0.4s	// update.limb12.limb
bic v6.4s, #0xc0, lsl #24	// update.limb12.limb.2
str q6, [x0, #240]	// update.limb12.store
ldr q22, [x0, #288]	// update.limb13.load
smull v23.2d, v1.2s, v22.s[0]	// update.limb13.fg
smlal v23.2d, v4.2s, v22.s[1]	// update.limb13.fg.2
smlal v23.2d, v2.2s, v18.s[0]	// update.limb13.fg.3
smlal v23.2d, v5.2s, v18.s[1]	// update.limb13.fg.4
smull v20.2d, v1.2s, v22.s[2]	// update.limb13.de
smlal v20.2d, v4.2s, v22.s[3]	// update.limb13.de.2
smlal v20.2d, v7.2s, v17.s[1]	// update.limb13.de.3
smlal v20.2d, v2.2s, v18.s[2]	// update.limb13.de.4
smlal v20.2d, v5.2s, v18.s[3]	// update.limb13.de.5
smlal v20.2d, v16.2s, v17.s[0]	// update.limb13.de.6
ssra v23.2d, v30.2d, #30	// update.limb13.carry_fg
ssra v20.2d, v0.2d, #30	// update.limb13.carry_de
uzp1 v21.4s, v23.4s, v20.4s	// update.limb13.limb
bic v21.4s, #0xc0, lsl #24	// update.limb13.limb.2
str q21, [x0, #256]	// update.limb13.store
ldr q25, [x0, #304]	// update.limb14.load
smull v26.2d, v1.2s, v25.s[0]	// update.limb14.fg
smlal v26.2d, v4.2s, v25.s[1]	// update.limb14.fg.2
smlal v26.2d, v2.2s, v22.s[0]	// update.limb14.fg.3
smlal v26.2d, v5.2s, v22.s[1]	// update.limb14.fg.4
smull v27.2d, v1.2s, v25.s[2]	// update.limb14.de
smlal v27.2d, v4.2s, v25.s[3]	// update.limb14.de.2
smlal v27.2d, v7.2s, v17.s[2]	// update.limb14.de.3
smlal v27.2d, v2.2s, v22.s[2]	// update.limb14.de.4
smlal v27.2d, v5.2s, v22.s[3]	// update.limb14.de.5
smlal v27.2d, v16.2s, v17.s[1]	// update.limb14.de.6
ssra v26.2d, v23.2d, #30	// update.limb14.carry_fg
ssra v27.2d, v20.2d, #30	// update.limb14.carry_de
uzp1 v24.4s, v26.4s, v27.4s	// update.limb14.limb
bic v24.4s, #0xc0, lsl #24	// update.limb14.limb.2
str q24, [x0, #272]	// update.limb14.store
ldr q28, [x0, #320]	// update.limb15.load
smull v29.2d, v1.2s, v28.s[0]	// update.limb15.fg
smlal v29.2d, v4.2s, v28.s[1]	// update.limb15.fg.2
smlal v29.2d, v2.2s, v25.s[0]	// update.limb15.fg.3
smlal v29.2d, v5.2s, v25.s[1]	// update.limb15.fg.4
smull v19.2d, v1.2s, v28.s[2]	// update.limb15.de
smlal v19.2d, v4.2s, v28.s[3]	// update.limb15.de.2
smlal v19.2d, v7.2s, v17.s[3]	// update.limb15.de.3
smlal v19.2d, v2.2s, v25.s[2]	// update.limb15.de.4
smlal v19.2d, v5.2s, v25.s[3]	// update.limb15.de.5
smlal v19.2d, v16.2s, v17.s[2]	// update.limb15.de.6
ssra v29.2d, v26.2d, #30	// update.limb15.carry_fg
ssra v19.2d, v27.2d, #30	// update.limb15.carry_de
uzp1 v31.4s, v29.4s, v19.4s	// update.limb15.limb
bic v31.4s, #0xc0, lsl #24	// update.limb15.limb.2
str q31, [x0, #288]	// update.limb15.store
ldr q3, [x0, #336]	// update.limb16.load
ldr q6, [x0, #432]	// update.limb16.load_modulus
smull v18.2d, v1.2s, v3.s[0]	// update.limb16.fg
smlal v18.2d, v4.2s, v3.s[1]	// update.limb16.fg.2
smlal v18.2d, v2.2s, v28.s[0]	// update.limb16.fg.3
smlal v18.2d, v5.2s, v28.s[1]	// update.limb16.fg.4
smull v30.2d, v1.2s, v3.s[2]	// update.limb16.de
smlal v30.2d, v4.2s, v3.s[3]	// update.limb16.de.2
smlal v30.2d, v7.2s, v6.s[0]	// update.limb16.de.3
smlal v30.2d, v2.2s, v28.s[2]	// update.limb16.de.4
smlal v30.2d, v5.2s, v28.s[3]	// update.limb16.de.5
smlal v30.2d, v16.2s, v17.s[3]	// update.limb16.de.6
ssra v18.2d, v29.2d, #30	// update.limb16.carry_fg
ssra v30.2d, v19.2d, #30	// update.limb16.carry_de
uzp1 v0.4s, v18.4s, v30.4s	// update.limb16.limb
bic v0.4s, #0xc0, lsl #24	// update.limb16.limb.2
str q0, [x0, #304]	// update.limb16.store
ldr q21, [x0, #352]	// update.limb17.load
smull v22.2d, v1.2s, v21.s[0]	// update.limb17.fg
smlal v22.2d, v4.2s, v21.s[1]	// update.limb17.fg.2
smlal v22.2d, v2.2s, v3.s[0]	// update.limb17.fg.3
smlal v22.2d, v5.2s, v3.s[1]	// update.limb17.fg.4
smull v23.2d, v1.2s, v21.s[2]	// update.limb17.de
smlal v23.2d, v4.2s, v21.s[3]	// update.limb17.de.2
smlal v23.2d, v7.2s, v6.s[1]	// update.limb17.de.3
smlal v23.2d, v2.2s, v3.s[2]	// update.limb17.de.4
smlal v23.2d, v5.2s, v3.s[3]	// update.limb17.de.5
smlal v23.2d, v16.2s, v6.s[0]	// update.limb17.de.6
ssra v22.2d, v18.2d, #30	// update.limb17.carry_fg
ssra v23.2d, v30.2d, #30	// update.limb17.carry_de
uzp1 v20.4s, v22.4s, v23.4s	// update.limb17.limb
bic v20.4s, #0xc0, lsl #24	// update.limb17.limb.2
str q20, [x0, #320]	// update.limb17.store
smull v24.2d, v2.2s, v21.s[0]	// update.limb18.fg
smlal v24.2d, v5.2s, v21.s[1]	// update.limb18.fg.2
smull v25.2d, v2.2s, v21.s[2]	// update.limb18.de
smlal v25.2d, v5.2s, v21.s[3]	// update.limb18.de.2
smlal v25.2d, v16.2s, v6.s[1]	// update.limb18.de.3
ssra v24.2d, v22.2d, #30	// update.limb18.carry_fg
ssra v25.2d, v23.2d, #30	// update.limb18.carry_de
uzp1 v26.4s, v24.4s, v25.4s	// update.limb18.limb
bic v26.4s, #0xc0, lsl #24	// update.limb18.limb.2
str q26, [x0, #336]	// update.limb18.store
sshr v27.2d, v24.2d, #30	// update.top.carry_fg
sshr v31.2d, v25.2d, #30	// update.top.carry_de
uzp1 v28.4s, v27.4s, v31.4s	// update.top.limb
str q28, [x0, #352]	// update.top.store
ldp x21, x22, [sp, #16]	// restore
ldp x23, x24, [sp, #32]	// restore
ldp x25, x26, [sp, #48]	// restore
ldp x27, x28, [sp, #64]	// restore
ldp x19, x20, [sp], #80	// restore
ret	// leave
