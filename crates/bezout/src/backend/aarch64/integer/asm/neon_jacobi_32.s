// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Batches of sixty divsteps, and the update of f and g, for numbers of 2048 bits: any 64-bit ARM.
// x0: a state of 648 bytes, aligned to 16; the layout is that of asmgen's aarch64/divstep.py.
// Words: f, g, delta, u, v, q, r, halvings, falls, turns, batches, unused. Limbs of 30 bits: 69. `batches` is at least 1.
// The first matrix is given; that of the last batch is applied. 1402 instructions a pass.
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
mov x8, #-0x20000000001	// start_h
mov x9, #0x7fffffffffffffff	// start_G
mov x10, #0xffff	// above
movk x10, #0xffdf, lsl #16	// above
movk x10, #0x3ff, lsl #32	// above
ldr x11, [x0, #56]	// load_halvings
ldr x12, [x0, #64]	// load_falls
ldr x13, [x0, #72]	// load_turns
ldr x14, [x0, #80]	// load_batches
.p2align 6
2:
ldrsw x15, [x0, #640]	// update.load_before
ubfx x16, x1, #1, #20	// third1.low_f
ubfx x17, x2, #0, #21	// third1.low_g
sub x19, x3, #1	// third1.step1.down
add x20, x3, #1	// third1.step1.up
neg x21, x4	// update.negative_update
add x22, x5, x21, asr #63	// update.opposite_update
sub x23, x8, x16	// third1.start_h
sub x24, x9, x17	// third1.start_G
eon x25, x15, x22	// update.differs
str x1, [x0, #0]	// update.put_aside_f
str x2, [x0, #8]	// update.put_aside_g
eor x26, x23, x3, asr #63	// third1.x
tst x24, #1	// third1.step1.parity
asr x27, x24, #1	// third1.step1.t
eor x28, x11, x23	// third1.step1.halvings
dup v0.2d, x4	// update.uq.dup
ins v0.d[1], x6	// update.uq.ins
add x21, x27, x26	// third1.step1.y
xtn v1.2s, v0.2d	// update.uq.xtn
bic v1.2s, #0xc0, lsl #24	// update.uq.bic
shrn v2.2s, v0.2d, #30	// update.uq.shrn
csel x16, x21, x27, eq	// third1.step1.G
ccmp x3, #0, #0, eq	// third1.step1.swap
csel x17, x27, x23, lt	// third1.step1.h
csinv x22, x19, x20, ge	// third1.step1.d
dup v3.2d, x5	// update.vr.dup
ins v3.d[1], x7	// update.vr.ins
xtn v4.2s, v3.2d	// update.vr.xtn
eor x24, x17, x22, asr #63	// third1.step1.x
bic x11, x23, x17	// third1.step1.fall
tst x16, #1	// third1.step2.parity
asr x4, x16, #1	// third1.step2.t
sub x6, x22, #1	// third1.step2.down
add x26, x22, #1	// third1.step2.up
eor x21, x28, x17	// third1.step2.halvings
bic v4.2s, #0xc0, lsl #24	// update.vr.bic
shrn v5.2s, v3.2d, #30	// update.vr.shrn
eor x3, x12, x11	// third1.step1.falls
add x27, x4, x24	// third1.step2.y
ldr q6, [x0, #96]	// update.limb0.load
smull v7.2d, v1.2s, v6.s[0]	// update.limb0.fg
smlal v7.2d, v4.2s, v6.s[1]	// update.limb0.fg.2
csel x19, x27, x4, eq	// third1.step2.G
ccmp x22, #0, #0, eq	// third1.step2.swap
csel x20, x4, x17, lt	// third1.step2.h
csinv x5, x6, x26, ge	// third1.step2.d
smull v16.2d, v1.2s, v6.s[2]	// update.limb1.fg
smlal v16.2d, v4.2s, v6.s[3]	// update.limb1.fg.2
smlal v16.2d, v2.2s, v6.s[0]	// update.limb1.fg.3
eor x7, x20, x5, asr #63	// third1.step2.x
bic x23, x17, x20	// third1.step2.fall
tst x19, #1	// third1.step3.parity
asr x16, x19, #1	// third1.step3.t
sub x28, x5, #1	// third1.step3.down
add x12, x5, #1	// third1.step3.up
eor x11, x21, x20	// third1.step3.halvings
smlal v16.2d, v5.2s, v6.s[1]	// update.limb1.fg.4
ssra v16.2d, v7.2d, #30	// update.limb1.carry_fg
eor x24, x3, x23	// third1.step2.falls
add x27, x16, x7	// third1.step3.y
ldr q17, [x0, #112]	// update.limb2.load
smull v18.2d, v1.2s, v17.s[0]	// update.limb2.fg
smlal v18.2d, v4.2s, v17.s[1]	// update.limb2.fg.2
csel x22, x27, x16, eq	// third1.step3.G
ccmp x5, #0, #0, eq	// third1.step3.swap
csel x4, x16, x20, lt	// third1.step3.h
csinv x6, x28, x12, ge	// third1.step3.d
smlal v18.2d, v2.2s, v6.s[2]	// update.limb2.fg.3
smlal v18.2d, v5.2s, v6.s[3]	// update.limb2.fg.4
ssra v18.2d, v16.2d, #30	// update.limb2.carry_fg
eor x26, x4, x6, asr #63	// third1.step3.x
bic x17, x20, x4	// third1.step3.fall
tst x22, #1	// third1.step4.parity
asr x19, x22, #1	// third1.step4.t
sub x21, x6, #1	// third1.step4.down
add x3, x6, #1	// third1.step4.up
eor x23, x11, x4	// third1.step4.halvings
smull v19.2d, v1.2s, v17.s[2]	// update.limb3.fg
smlal v19.2d, v4.2s, v17.s[3]	// update.limb3.fg.2
eor x7, x24, x17	// third1.step3.falls
add x27, x19, x26	// third1.step4.y
smlal v19.2d, v2.2s, v17.s[0]	// update.limb3.fg.3
smlal v19.2d, v5.2s, v17.s[1]	// update.limb3.fg.4
ssra v19.2d, v18.2d, #30	// update.limb3.carry_fg
csel x5, x27, x19, eq	// third1.step4.G
ccmp x6, #0, #0, eq	// third1.step4.swap
csel x16, x19, x4, lt	// third1.step4.h
csinv x28, x21, x3, ge	// third1.step4.d
uzp1 v20.4s, v18.4s, v19.4s	// update.limb3.limb
bic v20.4s, #0xc0, lsl #24	// update.limb3.limb.2
str q20, [x0, #96]	// update.limb3.store
eor x12, x16, x28, asr #63	// third1.step4.x
bic x20, x4, x16	// third1.step4.fall
tst x5, #1	// third1.step5.parity
asr x22, x5, #1	// third1.step5.t
sub x11, x28, #1	// third1.step5.down
add x24, x28, #1	// third1.step5.up
eor x17, x23, x16	// third1.step5.halvings
ldr q21, [x0, #128]	// update.limb4.load
smull v22.2d, v1.2s, v21.s[0]	// update.limb4.fg
eor x26, x7, x20	// third1.step4.falls
add x27, x22, x12	// third1.step5.y
smlal v22.2d, v4.2s, v21.s[1]	// update.limb4.fg.2
smlal v22.2d, v2.2s, v17.s[2]	// update.limb4.fg.3
smlal v22.2d, v5.2s, v17.s[3]	// update.limb4.fg.4
csel x6, x27, x22, eq	// third1.step5.G
ccmp x28, #0, #0, eq	// third1.step5.swap
csel x19, x22, x16, lt	// third1.step5.h
csinv x21, x11, x24, ge	// third1.step5.d
ssra v22.2d, v19.2d, #30	// update.limb4.carry_fg
smull v23.2d, v1.2s, v21.s[2]	// update.limb5.fg
smlal v23.2d, v4.2s, v21.s[3]	// update.limb5.fg.2
eor x3, x19, x21, asr #63	// third1.step5.x
bic x4, x16, x19	// third1.step5.fall
tst x6, #1	// third1.step6.parity
asr x5, x6, #1	// third1.step6.t
sub x23, x21, #1	// third1.step6.down
add x7, x21, #1	// third1.step6.up
eor x20, x17, x19	// third1.step6.halvings
smlal v23.2d, v2.2s, v21.s[0]	// update.limb5.fg.3
smlal v23.2d, v5.2s, v21.s[1]	// update.limb5.fg.4
eor x12, x26, x4	// third1.step5.falls
add x27, x5, x3	// third1.step6.y
ssra v23.2d, v22.2d, #30	// update.limb5.carry_fg
uzp1 v24.4s, v22.4s, v23.4s	// update.limb5.limb
bic v24.4s, #0xc0, lsl #24	// update.limb5.limb.2
csel x28, x27, x5, eq	// third1.step6.G
ccmp x21, #0, #0, eq	// third1.step6.swap
csel x22, x5, x19, lt	// third1.step6.h
csinv x11, x23, x7, ge	// third1.step6.d
str q24, [x0, #112]	// update.limb5.store
ldr q25, [x0, #144]	// update.limb6.load
smull v26.2d, v1.2s, v25.s[0]	// update.limb6.fg
eor x24, x22, x11, asr #63	// third1.step6.x
bic x16, x19, x22	// third1.step6.fall
tst x28, #1	// third1.step7.parity
asr x6, x28, #1	// third1.step7.t
sub x17, x11, #1	// third1.step7.down
add x26, x11, #1	// third1.step7.up
eor x4, x20, x22	// third1.step7.halvings
smlal v26.2d, v4.2s, v25.s[1]	// update.limb6.fg.2
smlal v26.2d, v2.2s, v21.s[2]	// update.limb6.fg.3
eor x3, x12, x16	// third1.step6.falls
add x27, x6, x24	// third1.step7.y
smlal v26.2d, v5.2s, v21.s[3]	// update.limb6.fg.4
ssra v26.2d, v23.2d, #30	// update.limb6.carry_fg
smull v27.2d, v1.2s, v25.s[2]	// update.limb7.fg
csel x21, x27, x6, eq	// third1.step7.G
ccmp x11, #0, #0, eq	// third1.step7.swap
csel x5, x6, x22, lt	// third1.step7.h
csinv x23, x17, x26, ge	// third1.step7.d
smlal v27.2d, v4.2s, v25.s[3]	// update.limb7.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb7.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb7.fg.4
eor x7, x5, x23, asr #63	// third1.step7.x
bic x19, x22, x5	// third1.step7.fall
tst x21, #1	// third1.step8.parity
asr x28, x21, #1	// third1.step8.t
sub x20, x23, #1	// third1.step8.down
add x12, x23, #1	// third1.step8.up
eor x16, x4, x5	// third1.step8.halvings
ssra v27.2d, v26.2d, #30	// update.limb7.carry_fg
uzp1 v28.4s, v26.4s, v27.4s	// update.limb7.limb
eor x24, x3, x19	// third1.step7.falls
add x27, x28, x7	// third1.step8.y
bic v28.4s, #0xc0, lsl #24	// update.limb7.limb.2
str q28, [x0, #128]	// update.limb7.store
ldr q29, [x0, #160]	// update.limb8.load
csel x11, x27, x28, eq	// third1.step8.G
ccmp x23, #0, #0, eq	// third1.step8.swap
csel x6, x28, x5, lt	// third1.step8.h
csinv x17, x20, x12, ge	// third1.step8.d
smull v30.2d, v1.2s, v29.s[0]	// update.limb8.fg
smlal v30.2d, v4.2s, v29.s[1]	// update.limb8.fg.2
smlal v30.2d, v2.2s, v25.s[2]	// update.limb8.fg.3
eor x26, x6, x17, asr #63	// third1.step8.x
bic x22, x5, x6	// third1.step8.fall
tst x11, #1	// third1.step9.parity
asr x21, x11, #1	// third1.step9.t
sub x4, x17, #1	// third1.step9.down
add x3, x17, #1	// third1.step9.up
eor x19, x16, x6	// third1.step9.halvings
smlal v30.2d, v5.2s, v25.s[3]	// update.limb8.fg.4
ssra v30.2d, v27.2d, #30	// update.limb8.carry_fg
eor x7, x24, x22	// third1.step8.falls
add x27, x21, x26	// third1.step9.y
smull v31.2d, v1.2s, v29.s[2]	// update.limb9.fg
smlal v31.2d, v4.2s, v29.s[3]	// update.limb9.fg.2
smlal v31.2d, v2.2s, v29.s[0]	// update.limb9.fg.3
csel x23, x27, x21, eq	// third1.step9.G
ccmp x17, #0, #0, eq	// third1.step9.swap
csel x28, x21, x6, lt	// third1.step9.h
csinv x20, x4, x3, ge	// third1.step9.d
smlal v31.2d, v5.2s, v29.s[1]	// update.limb9.fg.4
ssra v31.2d, v30.2d, #30	// update.limb9.carry_fg
uzp1 v0.4s, v30.4s, v31.4s	// update.limb9.limb
eor x12, x28, x20, asr #63	// third1.step9.x
bic x5, x6, x28	// third1.step9.fall
tst x23, #1	// third1.step10.parity
asr x11, x23, #1	// third1.step10.t
sub x16, x20, #1	// third1.step10.down
add x24, x20, #1	// third1.step10.up
eor x22, x19, x28	// third1.step10.halvings
bic v0.4s, #0xc0, lsl #24	// update.limb9.limb.2
str q0, [x0, #144]	// update.limb9.store
eor x26, x7, x5	// third1.step9.falls
add x27, x11, x12	// third1.step10.y
ldr q3, [x0, #176]	// update.limb10.load
smull v7.2d, v1.2s, v3.s[0]	// update.limb10.fg
smlal v7.2d, v4.2s, v3.s[1]	// update.limb10.fg.2
csel x17, x27, x11, eq	// third1.step10.G
ccmp x20, #0, #0, eq	// third1.step10.swap
csel x21, x11, x28, lt	// third1.step10.h
csinv x4, x16, x24, ge	// third1.step10.d
smlal v7.2d, v2.2s, v29.s[2]	// update.limb10.fg.3
smlal v7.2d, v5.2s, v29.s[3]	// update.limb10.fg.4
ssra v7.2d, v31.2d, #30	// update.limb10.carry_fg
eor x3, x21, x4, asr #63	// third1.step10.x
bic x6, x28, x21	// third1.step10.fall
tst x17, #1	// third1.step11.parity
asr x23, x17, #1	// third1.step11.t
sub x19, x4, #1	// third1.step11.down
add x7, x4, #1	// third1.step11.up
eor x5, x22, x21	// third1.step11.halvings
smull v6.2d, v1.2s, v3.s[2]	// update.limb11.fg
smlal v6.2d, v4.2s, v3.s[3]	// update.limb11.fg.2
eor x12, x26, x6	// third1.step10.falls
add x27, x23, x3	// third1.step11.y
smlal v6.2d, v2.2s, v3.s[0]	// update.limb11.fg.3
smlal v6.2d, v5.2s, v3.s[1]	// update.limb11.fg.4
ssra v6.2d, v7.2d, #30	// update.limb11.carry_fg
csel x20, x27, x23, eq	// third1.step11.G
ccmp x4, #0, #0, eq	// third1.step11.swap
csel x11, x23, x21, lt	// third1.step11.h
csinv x16, x19, x7, ge	// third1.step11.d
uzp1 v16.4s, v7.4s, v6.4s	// update.limb11.limb
bic v16.4s, #0xc0, lsl #24	// update.limb11.limb.2
str q16, [x0, #160]	// update.limb11.store
eor x24, x11, x16, asr #63	// third1.step11.x
bic x28, x21, x11	// third1.step11.fall
tst x20, #1	// third1.step12.parity
asr x17, x20, #1	// third1.step12.t
sub x22, x16, #1	// third1.step12.down
add x26, x16, #1	// third1.step12.up
eor x6, x5, x11	// third1.step12.halvings
ldr q18, [x0, #192]	// update.limb12.load
smull v20.2d, v1.2s, v18.s[0]	// update.limb12.fg
eor x3, x12, x28	// third1.step11.falls
add x27, x17, x24	// third1.step12.y
smlal v20.2d, v4.2s, v18.s[1]	// update.limb12.fg.2
smlal v20.2d, v2.2s, v3.s[2]	// update.limb12.fg.3
smlal v20.2d, v5.2s, v3.s[3]	// update.limb12.fg.4
csel x4, x27, x17, eq	// third1.step12.G
ccmp x16, #0, #0, eq	// third1.step12.swap
csel x23, x17, x11, lt	// third1.step12.h
csinv x19, x22, x26, ge	// third1.step12.d
ssra v20.2d, v6.2d, #30	// update.limb12.carry_fg
smull v17.2d, v1.2s, v18.s[2]	// update.limb13.fg
smlal v17.2d, v4.2s, v18.s[3]	// update.limb13.fg.2
eor x7, x23, x19, asr #63	// third1.step12.x
bic x21, x11, x23	// third1.step12.fall
tst x4, #1	// third1.step13.parity
asr x20, x4, #1	// third1.step13.t
sub x5, x19, #1	// third1.step13.down
add x12, x19, #1	// third1.step13.up
eor x28, x6, x23	// third1.step13.halvings
smlal v17.2d, v2.2s, v18.s[0]	// update.limb13.fg.3
smlal v17.2d, v5.2s, v18.s[1]	// update.limb13.fg.4
eor x24, x3, x21	// third1.step12.falls
add x27, x20, x7	// third1.step13.y
ssra v17.2d, v20.2d, #30	// update.limb13.carry_fg
uzp1 v19.4s, v20.4s, v17.4s	// update.limb13.limb
bic v19.4s, #0xc0, lsl #24	// update.limb13.limb.2
csel x16, x27, x20, eq	// third1.step13.G
ccmp x19, #0, #0, eq	// third1.step13.swap
csel x17, x20, x23, lt	// third1.step13.h
csinv x22, x5, x12, ge	// third1.step13.d
str q19, [x0, #176]	// update.limb13.store
ldr q22, [x0, #208]	// update.limb14.load
smull v24.2d, v1.2s, v22.s[0]	// update.limb14.fg
eor x26, x17, x22, asr #63	// third1.step13.x
bic x11, x23, x17	// third1.step13.fall
tst x16, #1	// third1.step14.parity
asr x4, x16, #1	// third1.step14.t
sub x6, x22, #1	// third1.step14.down
add x3, x22, #1	// third1.step14.up
eor x21, x28, x17	// third1.step14.halvings
smlal v24.2d, v4.2s, v22.s[1]	// update.limb14.fg.2
smlal v24.2d, v2.2s, v18.s[2]	// update.limb14.fg.3
eor x7, x24, x11	// third1.step13.falls
add x27, x4, x26	// third1.step14.y
smlal v24.2d, v5.2s, v18.s[3]	// update.limb14.fg.4
ssra v24.2d, v17.2d, #30	// update.limb14.carry_fg
smull v21.2d, v1.2s, v22.s[2]	// update.limb15.fg
csel x19, x27, x4, eq	// third1.step14.G
ccmp x22, #0, #0, eq	// third1.step14.swap
csel x20, x4, x17, lt	// third1.step14.h
csinv x5, x6, x3, ge	// third1.step14.d
smlal v21.2d, v4.2s, v22.s[3]	// update.limb15.fg.2
smlal v21.2d, v2.2s, v22.s[0]	// update.limb15.fg.3
smlal v21.2d, v5.2s, v22.s[1]	// update.limb15.fg.4
eor x12, x20, x5, asr #63	// third1.step14.x
bic x23, x17, x20	// third1.step14.fall
tst x19, #1	// third1.step15.parity
asr x16, x19, #1	// third1.step15.t
sub x28, x5, #1	// third1.step15.down
add x24, x5, #1	// third1.step15.up
eor x11, x21, x20	// third1.step15.halvings
ssra v21.2d, v24.2d, #30	// update.limb15.carry_fg
uzp1 v23.4s, v24.4s, v21.4s	// update.limb15.limb
eor x26, x7, x23	// third1.step14.falls
add x27, x16, x12	// third1.step15.y
bic v23.4s, #0xc0, lsl #24	// update.limb15.limb.2
str q23, [x0, #192]	// update.limb15.store
ldr q26, [x0, #224]	// update.limb16.load
csel x22, x27, x16, eq	// third1.step15.G
ccmp x5, #0, #0, eq	// third1.step15.swap
csel x4, x16, x20, lt	// third1.step15.h
csinv x6, x28, x24, ge	// third1.step15.d
smull v28.2d, v1.2s, v26.s[0]	// update.limb16.fg
smlal v28.2d, v4.2s, v26.s[1]	// update.limb16.fg.2
smlal v28.2d, v2.2s, v22.s[2]	// update.limb16.fg.3
eor x3, x4, x6, asr #63	// third1.step15.x
bic x17, x20, x4	// third1.step15.fall
tst x22, #1	// third1.step16.parity
asr x19, x22, #1	// third1.step16.t
sub x21, x6, #1	// third1.step16.down
add x7, x6, #1	// third1.step16.up
eor x23, x11, x4	// third1.step16.halvings
smlal v28.2d, v5.2s, v22.s[3]	// update.limb16.fg.4
ssra v28.2d, v21.2d, #30	// update.limb16.carry_fg
eor x12, x26, x17	// third1.step15.falls
add x27, x19, x3	// third1.step16.y
smull v25.2d, v1.2s, v26.s[2]	// update.limb17.fg
smlal v25.2d, v4.2s, v26.s[3]	// update.limb17.fg.2
smlal v25.2d, v2.2s, v26.s[0]	// update.limb17.fg.3
csel x5, x27, x19, eq	// third1.step16.G
ccmp x6, #0, #0, eq	// third1.step16.swap
csel x16, x19, x4, lt	// third1.step16.h
csinv x28, x21, x7, ge	// third1.step16.d
smlal v25.2d, v5.2s, v26.s[1]	// update.limb17.fg.4
ssra v25.2d, v28.2d, #30	// update.limb17.carry_fg
uzp1 v27.4s, v28.4s, v25.4s	// update.limb17.limb
eor x24, x16, x28, asr #63	// third1.step16.x
bic x20, x4, x16	// third1.step16.fall
tst x5, #1	// third1.step17.parity
asr x22, x5, #1	// third1.step17.t
sub x11, x28, #1	// third1.step17.down
add x26, x28, #1	// third1.step17.up
eor x17, x23, x16	// third1.step17.halvings
bic v27.4s, #0xc0, lsl #24	// update.limb17.limb.2
str q27, [x0, #208]	// update.limb17.store
eor x3, x12, x20	// third1.step16.falls
add x27, x22, x24	// third1.step17.y
ldr q30, [x0, #240]	// update.limb18.load
smull v0.2d, v1.2s, v30.s[0]	// update.limb18.fg
smlal v0.2d, v4.2s, v30.s[1]	// update.limb18.fg.2
csel x6, x27, x22, eq	// third1.step17.G
ccmp x28, #0, #0, eq	// third1.step17.swap
csel x19, x22, x16, lt	// third1.step17.h
csinv x21, x11, x26, ge	// third1.step17.d
smlal v0.2d, v2.2s, v26.s[2]	// update.limb18.fg.3
smlal v0.2d, v5.2s, v26.s[3]	// update.limb18.fg.4
ssra v0.2d, v25.2d, #30	// update.limb18.carry_fg
eor x7, x19, x21, asr #63	// third1.step17.x
bic x4, x16, x19	// third1.step17.fall
tst x6, #1	// third1.step18.parity
asr x5, x6, #1	// third1.step18.t
sub x23, x21, #1	// third1.step18.down
add x12, x21, #1	// third1.step18.up
eor x20, x17, x19	// third1.step18.halvings
smull v29.2d, v1.2s, v30.s[2]	// update.limb19.fg
smlal v29.2d, v4.2s, v30.s[3]	// update.limb19.fg.2
eor x24, x3, x4	// third1.step17.falls
add x27, x5, x7	// third1.step18.y
smlal v29.2d, v2.2s, v30.s[0]	// update.limb19.fg.3
smlal v29.2d, v5.2s, v30.s[1]	// update.limb19.fg.4
ssra v29.2d, v0.2d, #30	// update.limb19.carry_fg
csel x28, x27, x5, eq	// third1.step18.G
ccmp x21, #0, #0, eq	// third1.step18.swap
csel x22, x5, x19, lt	// third1.step18.h
csinv x11, x23, x12, ge	// third1.step18.d
uzp1 v31.4s, v0.4s, v29.4s	// update.limb19.limb
bic v31.4s, #0xc0, lsl #24	// update.limb19.limb.2
eor x26, x22, x11, asr #63	// third1.step18.x
bic x16, x19, x22	// third1.step18.fall
tst x28, #1	// third1.step19.parity
asr x6, x28, #1	// third1.step19.t
sub x17, x11, #1	// third1.step19.down
add x3, x11, #1	// third1.step19.up
eor x4, x20, x22	// third1.step19.halvings
str q31, [x0, #224]	// update.limb19.store
ldr q7, [x0, #256]	// update.limb20.load
smull v16.2d, v1.2s, v7.s[0]	// update.limb20.fg
eor x7, x24, x16	// third1.step18.falls
add x27, x6, x26	// third1.step19.y
smlal v16.2d, v4.2s, v7.s[1]	// update.limb20.fg.2
smlal v16.2d, v2.2s, v30.s[2]	// update.limb20.fg.3
smlal v16.2d, v5.2s, v30.s[3]	// update.limb20.fg.4
csel x21, x27, x6, eq	// third1.step19.G
ccmp x11, #0, #0, eq	// third1.step19.swap
csel x5, x6, x22, lt	// third1.step19.h
csinv x23, x17, x3, ge	// third1.step19.d
ssra v16.2d, v29.2d, #30	// update.limb20.carry_fg
smull v3.2d, v1.2s, v7.s[2]	// update.limb21.fg
eor x12, x5, x23, asr #63	// third1.step19.x
bic x19, x22, x5	// third1.step19.fall
tst x21, #1	// third1.step20.parity
asr x28, x21, #1	// third1.step20.t
sub x20, x23, #1	// third1.step20.down
add x24, x23, #1	// third1.step20.up
eor x16, x4, x5	// third1.step20.halvings
smlal v3.2d, v4.2s, v7.s[3]	// update.limb21.fg.2
smlal v3.2d, v2.2s, v7.s[0]	// update.limb21.fg.3
smlal v3.2d, v5.2s, v7.s[1]	// update.limb21.fg.4
eor x26, x7, x19	// third1.step19.falls
add x27, x28, x12	// third1.step20.y
ssra v3.2d, v16.2d, #30	// update.limb21.carry_fg
uzp1 v6.4s, v16.4s, v3.4s	// update.limb21.limb
bic v6.4s, #0xc0, lsl #24	// update.limb21.limb.2
csel x11, x27, x28, eq	// third1.step20.G
ccmp x23, #0, #0, eq	// third1.step20.swap
csel x6, x28, x5, lt	// third1.step20.h
csinv x17, x20, x24, ge	// third1.step20.d
str q6, [x0, #240]	// update.limb21.store
ldr q20, [x0, #272]	// update.limb22.load
eor x3, x6, x17, asr #63	// third1.step20.x
bic x22, x5, x6	// third1.step20.fall
add x21, x6, #0x100000	// third1.fields
sub x4, x10, x6, lsl #1	// third1.above
add x7, x11, #0x200000	// third1.fields.2
sub x19, x10, x11	// third1.above.2
sub x12, x17, #1	// third2.step1.down
add x27, x17, #1	// third2.step1.up
smull v19.2d, v1.2s, v20.s[0]	// update.limb22.fg
smlal v19.2d, v4.2s, v20.s[1]	// update.limb22.fg.2
smlal v19.2d, v2.2s, v7.s[2]	// update.limb22.fg.3
eor x23, x26, x22	// third1.step20.falls
sbfx x28, x21, #21, #21	// third1.first
asr x20, x4, #43	// third1.second
sbfx x24, x7, #22, #21	// third1.first.2
asr x3, x19, #43	// third1.second.2
smlal v19.2d, v5.2s, v7.s[3]	// update.limb22.fg.4
ssra v19.2d, v3.2d, #30	// update.limb22.carry_fg
smull v18.2d, v1.2s, v20.s[2]	// update.limb23.fg
mneg x5, x28, x1	// third1.mneg
mneg x11, x24, x1	// third1.mneg.2
smlal v18.2d, v4.2s, v20.s[3]	// update.limb23.fg.2
smlal v18.2d, v2.2s, v20.s[0]	// update.limb23.fg.3
smlal v18.2d, v5.2s, v20.s[1]	// update.limb23.fg.4
ssra v18.2d, v19.2d, #30	// update.limb23.carry_fg
uzp1 v17.4s, v19.4s, v18.4s	// update.limb23.limb
bic v17.4s, #0xc0, lsl #24	// update.limb23.limb.2
str q17, [x0, #256]	// update.limb23.store
ldr q24, [x0, #288]	// update.limb24.load
msub x26, x20, x2, x5	// third1.msub
msub x22, x3, x2, x11	// third1.msub.2
smull v23.2d, v1.2s, v24.s[0]	// update.limb24.fg
smlal v23.2d, v4.2s, v24.s[1]	// update.limb24.fg.2
smlal v23.2d, v2.2s, v20.s[2]	// update.limb24.fg.3
smlal v23.2d, v5.2s, v20.s[3]	// update.limb24.fg.4
ssra v23.2d, v18.2d, #30	// update.limb24.carry_fg
smull v22.2d, v1.2s, v24.s[2]	// update.limb25.fg
smlal v22.2d, v4.2s, v24.s[3]	// update.limb25.fg.2
smlal v22.2d, v2.2s, v24.s[0]	// update.limb25.fg.3
ubfx x21, x26, #21, #20	// third2.low_f
ubfx x4, x22, #20, #21	// third2.low_g
smlal v22.2d, v5.2s, v24.s[1]	// update.limb25.fg.4
ssra v22.2d, v23.2d, #30	// update.limb25.carry_fg
sub x7, x8, x21	// third2.start_h
sub x19, x9, x4	// third2.start_G
uzp1 v21.4s, v23.4s, v22.4s	// update.limb25.limb
bic v21.4s, #0xc0, lsl #24	// update.limb25.limb.2
str q21, [x0, #272]	// update.limb25.store
eor x1, x7, x17, asr #63	// third2.x
tst x19, #1	// third2.step1.parity
asr x5, x19, #1	// third2.step1.t
eor x2, x16, x7	// third2.step1.halvings
ldr q28, [x0, #304]	// update.limb26.load
smull v27.2d, v1.2s, v28.s[0]	// update.limb26.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb26.fg.2
add x11, x5, x1	// third2.step1.y
smlal v27.2d, v2.2s, v24.s[2]	// update.limb26.fg.3
smlal v27.2d, v5.2s, v24.s[3]	// update.limb26.fg.4
csel x21, x11, x5, eq	// third2.step1.G
ccmp x17, #0, #0, eq	// third2.step1.swap
csel x4, x5, x7, lt	// third2.step1.h
csinv x19, x12, x27, ge	// third2.step1.d
ssra v27.2d, v22.2d, #30	// update.limb26.carry_fg
smull v26.2d, v1.2s, v28.s[2]	// update.limb27.fg
smlal v26.2d, v4.2s, v28.s[3]	// update.limb27.fg.2
eor x16, x4, x19, asr #63	// third2.step1.x
bic x1, x7, x4	// third2.step1.fall
tst x21, #1	// third2.step2.parity
asr x11, x21, #1	// third2.step2.t
sub x17, x19, #1	// third2.step2.down
add x5, x19, #1	// third2.step2.up
eor x12, x2, x4	// third2.step2.halvings
smlal v26.2d, v2.2s, v28.s[0]	// update.limb27.fg.3
smlal v26.2d, v5.2s, v28.s[1]	// update.limb27.fg.4
ssra v26.2d, v27.2d, #30	// update.limb27.carry_fg
eor x27, x23, x1	// third2.step1.falls
add x7, x11, x16	// third2.step2.y
uzp1 v25.4s, v27.4s, v26.4s	// update.limb27.limb
bic v25.4s, #0xc0, lsl #24	// update.limb27.limb.2
csel x21, x7, x11, eq	// third2.step2.G
ccmp x19, #0, #0, eq	// third2.step2.swap
csel x2, x11, x4, lt	// third2.step2.h
csinv x23, x17, x5, ge	// third2.step2.d
str q25, [x0, #288]	// update.limb27.store
ldr q0, [x0, #320]	// update.limb28.load
smull v31.2d, v1.2s, v0.s[0]	// update.limb28.fg
eor x1, x2, x23, asr #63	// third2.step2.x
bic x16, x4, x2	// third2.step2.fall
tst x21, #1	// third2.step3.parity
asr x7, x21, #1	// third2.step3.t
sub x19, x23, #1	// third2.step3.down
add x11, x23, #1	// third2.step3.up
eor x17, x12, x2	// third2.step3.halvings
smlal v31.2d, v4.2s, v0.s[1]	// update.limb28.fg.2
smlal v31.2d, v2.2s, v28.s[2]	// update.limb28.fg.3
smlal v31.2d, v5.2s, v28.s[3]	// update.limb28.fg.4
eor x5, x27, x16	// third2.step2.falls
add x4, x7, x1	// third2.step3.y
ssra v31.2d, v26.2d, #30	// update.limb28.carry_fg
smull v30.2d, v1.2s, v0.s[2]	// update.limb29.fg
csel x21, x4, x7, eq	// third2.step3.G
ccmp x23, #0, #0, eq	// third2.step3.swap
csel x12, x7, x2, lt	// third2.step3.h
csinv x27, x19, x11, ge	// third2.step3.d
smlal v30.2d, v4.2s, v0.s[3]	// update.limb29.fg.2
smlal v30.2d, v2.2s, v0.s[0]	// update.limb29.fg.3
smlal v30.2d, v5.2s, v0.s[1]	// update.limb29.fg.4
eor x16, x12, x27, asr #63	// third2.step3.x
bic x1, x2, x12	// third2.step3.fall
tst x21, #1	// third2.step4.parity
asr x4, x21, #1	// third2.step4.t
sub x23, x27, #1	// third2.step4.down
add x7, x27, #1	// third2.step4.up
eor x19, x17, x12	// third2.step4.halvings
ssra v30.2d, v31.2d, #30	// update.limb29.carry_fg
uzp1 v29.4s, v31.4s, v30.4s	// update.limb29.limb
bic v29.4s, #0xc0, lsl #24	// update.limb29.limb.2
eor x11, x5, x1	// third2.step3.falls
add x2, x4, x16	// third2.step4.y
str q29, [x0, #304]	// update.limb29.store
ldr q16, [x0, #336]	// update.limb30.load
csel x21, x2, x4, eq	// third2.step4.G
ccmp x27, #0, #0, eq	// third2.step4.swap
csel x17, x4, x12, lt	// third2.step4.h
csinv x5, x23, x7, ge	// third2.step4.d
smull v6.2d, v1.2s, v16.s[0]	// update.limb30.fg
smlal v6.2d, v4.2s, v16.s[1]	// update.limb30.fg.2
smlal v6.2d, v2.2s, v0.s[2]	// update.limb30.fg.3
eor x1, x17, x5, asr #63	// third2.step4.x
bic x16, x12, x17	// third2.step4.fall
tst x21, #1	// third2.step5.parity
asr x2, x21, #1	// third2.step5.t
sub x27, x5, #1	// third2.step5.down
add x4, x5, #1	// third2.step5.up
eor x23, x19, x17	// third2.step5.halvings
smlal v6.2d, v5.2s, v0.s[3]	// update.limb30.fg.4
ssra v6.2d, v30.2d, #30	// update.limb30.carry_fg
smull v7.2d, v1.2s, v16.s[2]	// update.limb31.fg
eor x7, x11, x16	// third2.step4.falls
add x12, x2, x1	// third2.step5.y
smlal v7.2d, v4.2s, v16.s[3]	// update.limb31.fg.2
smlal v7.2d, v2.2s, v16.s[0]	// update.limb31.fg.3
csel x21, x12, x2, eq	// third2.step5.G
ccmp x5, #0, #0, eq	// third2.step5.swap
csel x19, x2, x17, lt	// third2.step5.h
csinv x11, x27, x4, ge	// third2.step5.d
smlal v7.2d, v5.2s, v16.s[1]	// update.limb31.fg.4
ssra v7.2d, v6.2d, #30	// update.limb31.carry_fg
uzp1 v3.4s, v6.4s, v7.4s	// update.limb31.limb
eor x16, x19, x11, asr #63	// third2.step5.x
bic x1, x17, x19	// third2.step5.fall
tst x21, #1	// third2.step6.parity
asr x12, x21, #1	// third2.step6.t
sub x5, x11, #1	// third2.step6.down
add x2, x11, #1	// third2.step6.up
eor x27, x23, x19	// third2.step6.halvings
bic v3.4s, #0xc0, lsl #24	// update.limb31.limb.2
str q3, [x0, #320]	// update.limb31.store
ldr q19, [x0, #352]	// update.limb32.load
eor x4, x7, x1	// third2.step5.falls
add x17, x12, x16	// third2.step6.y
smull v17.2d, v1.2s, v19.s[0]	// update.limb32.fg
smlal v17.2d, v4.2s, v19.s[1]	// update.limb32.fg.2
csel x21, x17, x12, eq	// third2.step6.G
ccmp x11, #0, #0, eq	// third2.step6.swap
csel x23, x12, x19, lt	// third2.step6.h
csinv x7, x5, x2, ge	// third2.step6.d
smlal v17.2d, v2.2s, v16.s[2]	// update.limb32.fg.3
smlal v17.2d, v5.2s, v16.s[3]	// update.limb32.fg.4
ssra v17.2d, v7.2d, #30	// update.limb32.carry_fg
eor x1, x23, x7, asr #63	// third2.step6.x
bic x16, x19, x23	// third2.step6.fall
tst x21, #1	// third2.step7.parity
asr x17, x21, #1	// third2.step7.t
sub x11, x7, #1	// third2.step7.down
add x12, x7, #1	// third2.step7.up
eor x5, x27, x23	// third2.step7.halvings
smull v20.2d, v1.2s, v19.s[2]	// update.limb33.fg
smlal v20.2d, v4.2s, v19.s[3]	// update.limb33.fg.2
smlal v20.2d, v2.2s, v19.s[0]	// update.limb33.fg.3
eor x2, x4, x16	// third2.step6.falls
add x19, x17, x1	// third2.step7.y
smlal v20.2d, v5.2s, v19.s[1]	// update.limb33.fg.4
ssra v20.2d, v17.2d, #30	// update.limb33.carry_fg
csel x21, x19, x17, eq	// third2.step7.G
ccmp x7, #0, #0, eq	// third2.step7.swap
csel x27, x17, x23, lt	// third2.step7.h
csinv x4, x11, x12, ge	// third2.step7.d
uzp1 v18.4s, v17.4s, v20.4s	// update.limb33.limb
bic v18.4s, #0xc0, lsl #24	// update.limb33.limb.2
str q18, [x0, #336]	// update.limb33.store
eor x16, x27, x4, asr #63	// third2.step7.x
bic x1, x23, x27	// third2.step7.fall
tst x21, #1	// third2.step8.parity
asr x19, x21, #1	// third2.step8.t
sub x7, x4, #1	// third2.step8.down
add x17, x4, #1	// third2.step8.up
eor x11, x5, x27	// third2.step8.halvings
ldr q23, [x0, #368]	// update.limb34.load
smull v21.2d, v1.2s, v23.s[0]	// update.limb34.fg
smlal v21.2d, v4.2s, v23.s[1]	// update.limb34.fg.2
eor x12, x2, x1	// third2.step7.falls
add x23, x19, x16	// third2.step8.y
smlal v21.2d, v2.2s, v19.s[2]	// update.limb34.fg.3
smlal v21.2d, v5.2s, v19.s[3]	// update.limb34.fg.4
csel x21, x23, x19, eq	// third2.step8.G
ccmp x4, #0, #0, eq	// third2.step8.swap
csel x5, x19, x27, lt	// third2.step8.h
csinv x2, x7, x17, ge	// third2.step8.d
ssra v21.2d, v20.2d, #30	// update.limb34.carry_fg
smull v24.2d, v1.2s, v23.s[2]	// update.limb35.fg
smlal v24.2d, v4.2s, v23.s[3]	// update.limb35.fg.2
eor x1, x5, x2, asr #63	// third2.step8.x
bic x16, x27, x5	// third2.step8.fall
tst x21, #1	// third2.step9.parity
asr x23, x21, #1	// third2.step9.t
sub x4, x2, #1	// third2.step9.down
add x19, x2, #1	// third2.step9.up
eor x7, x11, x5	// third2.step9.halvings
smlal v24.2d, v2.2s, v23.s[0]	// update.limb35.fg.3
smlal v24.2d, v5.2s, v23.s[1]	// update.limb35.fg.4
ssra v24.2d, v21.2d, #30	// update.limb35.carry_fg
eor x17, x12, x16	// third2.step8.falls
add x27, x23, x1	// third2.step9.y
uzp1 v22.4s, v21.4s, v24.4s	// update.limb35.limb
bic v22.4s, #0xc0, lsl #24	// update.limb35.limb.2
csel x21, x27, x23, eq	// third2.step9.G
ccmp x2, #0, #0, eq	// third2.step9.swap
csel x11, x23, x5, lt	// third2.step9.h
csinv x12, x4, x19, ge	// third2.step9.d
str q22, [x0, #352]	// update.limb35.store
ldr q27, [x0, #384]	// update.limb36.load
smull v25.2d, v1.2s, v27.s[0]	// update.limb36.fg
eor x16, x11, x12, asr #63	// third2.step9.x
bic x1, x5, x11	// third2.step9.fall
tst x21, #1	// third2.step10.parity
asr x27, x21, #1	// third2.step10.t
sub x2, x12, #1	// third2.step10.down
add x23, x12, #1	// third2.step10.up
eor x4, x7, x11	// third2.step10.halvings
smlal v25.2d, v4.2s, v27.s[1]	// update.limb36.fg.2
smlal v25.2d, v2.2s, v23.s[2]	// update.limb36.fg.3
smlal v25.2d, v5.2s, v23.s[3]	// update.limb36.fg.4
eor x19, x17, x1	// third2.step9.falls
add x5, x27, x16	// third2.step10.y
ssra v25.2d, v24.2d, #30	// update.limb36.carry_fg
smull v28.2d, v1.2s, v27.s[2]	// update.limb37.fg
csel x21, x5, x27, eq	// third2.step10.G
ccmp x12, #0, #0, eq	// third2.step10.swap
csel x7, x27, x11, lt	// third2.step10.h
csinv x17, x2, x23, ge	// third2.step10.d
smlal v28.2d, v4.2s, v27.s[3]	// update.limb37.fg.2
smlal v28.2d, v2.2s, v27.s[0]	// update.limb37.fg.3
smlal v28.2d, v5.2s, v27.s[1]	// update.limb37.fg.4
eor x1, x7, x17, asr #63	// third2.step10.x
bic x16, x11, x7	// third2.step10.fall
tst x21, #1	// third2.step11.parity
asr x5, x21, #1	// third2.step11.t
sub x12, x17, #1	// third2.step11.down
add x27, x17, #1	// third2.step11.up
eor x2, x4, x7	// third2.step11.halvings
ssra v28.2d, v25.2d, #30	// update.limb37.carry_fg
uzp1 v26.4s, v25.4s, v28.4s	// update.limb37.limb
bic v26.4s, #0xc0, lsl #24	// update.limb37.limb.2
eor x23, x19, x16	// third2.step10.falls
add x11, x5, x1	// third2.step11.y
str q26, [x0, #368]	// update.limb37.store
ldr q31, [x0, #400]	// update.limb38.load
csel x21, x11, x5, eq	// third2.step11.G
ccmp x17, #0, #0, eq	// third2.step11.swap
csel x4, x5, x7, lt	// third2.step11.h
csinv x19, x12, x27, ge	// third2.step11.d
smull v29.2d, v1.2s, v31.s[0]	// update.limb38.fg
smlal v29.2d, v4.2s, v31.s[1]	// update.limb38.fg.2
smlal v29.2d, v2.2s, v27.s[2]	// update.limb38.fg.3
eor x16, x4, x19, asr #63	// third2.step11.x
bic x1, x7, x4	// third2.step11.fall
tst x21, #1	// third2.step12.parity
asr x11, x21, #1	// third2.step12.t
sub x17, x19, #1	// third2.step12.down
add x5, x19, #1	// third2.step12.up
eor x12, x2, x4	// third2.step12.halvings
smlal v29.2d, v5.2s, v27.s[3]	// update.limb38.fg.4
ssra v29.2d, v28.2d, #30	// update.limb38.carry_fg
smull v0.2d, v1.2s, v31.s[2]	// update.limb39.fg
eor x27, x23, x1	// third2.step11.falls
add x7, x11, x16	// third2.step12.y
smlal v0.2d, v4.2s, v31.s[3]	// update.limb39.fg.2
smlal v0.2d, v2.2s, v31.s[0]	// update.limb39.fg.3
csel x21, x7, x11, eq	// third2.step12.G
ccmp x19, #0, #0, eq	// third2.step12.swap
csel x2, x11, x4, lt	// third2.step12.h
csinv x23, x17, x5, ge	// third2.step12.d
smlal v0.2d, v5.2s, v31.s[1]	// update.limb39.fg.4
ssra v0.2d, v29.2d, #30	// update.limb39.carry_fg
uzp1 v30.4s, v29.4s, v0.4s	// update.limb39.limb
eor x1, x2, x23, asr #63	// third2.step12.x
bic x16, x4, x2	// third2.step12.fall
tst x21, #1	// third2.step13.parity
asr x7, x21, #1	// third2.step13.t
sub x19, x23, #1	// third2.step13.down
add x11, x23, #1	// third2.step13.up
eor x17, x12, x2	// third2.step13.halvings
bic v30.4s, #0xc0, lsl #24	// update.limb39.limb.2
str q30, [x0, #384]	// update.limb39.store
eor x5, x27, x16	// third2.step12.falls
add x4, x7, x1	// third2.step13.y
ldr q6, [x0, #416]	// update.limb40.load
smull v3.2d, v1.2s, v6.s[0]	// update.limb40.fg
smlal v3.2d, v4.2s, v6.s[1]	// update.limb40.fg.2
csel x21, x4, x7, eq	// third2.step13.G
ccmp x23, #0, #0, eq	// third2.step13.swap
csel x12, x7, x2, lt	// third2.step13.h
csinv x27, x19, x11, ge	// third2.step13.d
smlal v3.2d, v2.2s, v31.s[2]	// update.limb40.fg.3
smlal v3.2d, v5.2s, v31.s[3]	// update.limb40.fg.4
ssra v3.2d, v0.2d, #30	// update.limb40.carry_fg
eor x16, x12, x27, asr #63	// third2.step13.x
bic x1, x2, x12	// third2.step13.fall
tst x21, #1	// third2.step14.parity
asr x4, x21, #1	// third2.step14.t
sub x23, x27, #1	// third2.step14.down
add x7, x27, #1	// third2.step14.up
eor x19, x17, x12	// third2.step14.halvings
smull v16.2d, v1.2s, v6.s[2]	// update.limb41.fg
smlal v16.2d, v4.2s, v6.s[3]	// update.limb41.fg.2
eor x11, x5, x1	// third2.step13.falls
add x2, x4, x16	// third2.step14.y
smlal v16.2d, v2.2s, v6.s[0]	// update.limb41.fg.3
smlal v16.2d, v5.2s, v6.s[1]	// update.limb41.fg.4
ssra v16.2d, v3.2d, #30	// update.limb41.carry_fg
csel x21, x2, x4, eq	// third2.step14.G
ccmp x27, #0, #0, eq	// third2.step14.swap
csel x17, x4, x12, lt	// third2.step14.h
csinv x5, x23, x7, ge	// third2.step14.d
uzp1 v7.4s, v3.4s, v16.4s	// update.limb41.limb
bic v7.4s, #0xc0, lsl #24	// update.limb41.limb.2
str q7, [x0, #400]	// update.limb41.store
eor x1, x17, x5, asr #63	// third2.step14.x
bic x16, x12, x17	// third2.step14.fall
tst x21, #1	// third2.step15.parity
asr x2, x21, #1	// third2.step15.t
sub x27, x5, #1	// third2.step15.down
add x4, x5, #1	// third2.step15.up
eor x23, x19, x17	// third2.step15.halvings
ldr q17, [x0, #432]	// update.limb42.load
smull v18.2d, v1.2s, v17.s[0]	// update.limb42.fg
eor x7, x11, x16	// third2.step14.falls
add x12, x2, x1	// third2.step15.y
smlal v18.2d, v4.2s, v17.s[1]	// update.limb42.fg.2
smlal v18.2d, v2.2s, v6.s[2]	// update.limb42.fg.3
smlal v18.2d, v5.2s, v6.s[3]	// update.limb42.fg.4
csel x21, x12, x2, eq	// third2.step15.G
ccmp x5, #0, #0, eq	// third2.step15.swap
csel x19, x2, x17, lt	// third2.step15.h
csinv x11, x27, x4, ge	// third2.step15.d
ssra v18.2d, v16.2d, #30	// update.limb42.carry_fg
smull v19.2d, v1.2s, v17.s[2]	// update.limb43.fg
smlal v19.2d, v4.2s, v17.s[3]	// update.limb43.fg.2
eor x16, x19, x11, asr #63	// third2.step15.x
bic x1, x17, x19	// third2.step15.fall
tst x21, #1	// third2.step16.parity
asr x12, x21, #1	// third2.step16.t
sub x5, x11, #1	// third2.step16.down
add x2, x11, #1	// third2.step16.up
eor x27, x23, x19	// third2.step16.halvings
smlal v19.2d, v2.2s, v17.s[0]	// update.limb43.fg.3
smlal v19.2d, v5.2s, v17.s[1]	// update.limb43.fg.4
eor x4, x7, x1	// third2.step15.falls
add x17, x12, x16	// third2.step16.y
ssra v19.2d, v18.2d, #30	// update.limb43.carry_fg
uzp1 v20.4s, v18.4s, v19.4s	// update.limb43.limb
bic v20.4s, #0xc0, lsl #24	// update.limb43.limb.2
csel x21, x17, x12, eq	// third2.step16.G
ccmp x11, #0, #0, eq	// third2.step16.swap
csel x23, x12, x19, lt	// third2.step16.h
csinv x7, x5, x2, ge	// third2.step16.d
str q20, [x0, #416]	// update.limb43.store
ldr q21, [x0, #448]	// update.limb44.load
smull v22.2d, v1.2s, v21.s[0]	// update.limb44.fg
eor x1, x23, x7, asr #63	// third2.step16.x
bic x16, x19, x23	// third2.step16.fall
tst x21, #1	// third2.step17.parity
asr x17, x21, #1	// third2.step17.t
sub x11, x7, #1	// third2.step17.down
add x12, x7, #1	// third2.step17.up
eor x5, x27, x23	// third2.step17.halvings
smlal v22.2d, v4.2s, v21.s[1]	// update.limb44.fg.2
smlal v22.2d, v2.2s, v17.s[2]	// update.limb44.fg.3
eor x2, x4, x16	// third2.step16.falls
add x19, x17, x1	// third2.step17.y
smlal v22.2d, v5.2s, v17.s[3]	// update.limb44.fg.4
ssra v22.2d, v19.2d, #30	// update.limb44.carry_fg
smull v23.2d, v1.2s, v21.s[2]	// update.limb45.fg
csel x21, x19, x17, eq	// third2.step17.G
ccmp x7, #0, #0, eq	// third2.step17.swap
csel x27, x17, x23, lt	// third2.step17.h
csinv x4, x11, x12, ge	// third2.step17.d
smlal v23.2d, v4.2s, v21.s[3]	// update.limb45.fg.2
smlal v23.2d, v2.2s, v21.s[0]	// update.limb45.fg.3
smlal v23.2d, v5.2s, v21.s[1]	// update.limb45.fg.4
eor x16, x27, x4, asr #63	// third2.step17.x
bic x1, x23, x27	// third2.step17.fall
tst x21, #1	// third2.step18.parity
asr x19, x21, #1	// third2.step18.t
sub x7, x4, #1	// third2.step18.down
add x17, x4, #1	// third2.step18.up
eor x11, x5, x27	// third2.step18.halvings
ssra v23.2d, v22.2d, #30	// update.limb45.carry_fg
uzp1 v24.4s, v22.4s, v23.4s	// update.limb45.limb
eor x12, x2, x1	// third2.step17.falls
add x23, x19, x16	// third2.step18.y
bic v24.4s, #0xc0, lsl #24	// update.limb45.limb.2
str q24, [x0, #432]	// update.limb45.store
ldr q25, [x0, #464]	// update.limb46.load
csel x21, x23, x19, eq	// third2.step18.G
ccmp x4, #0, #0, eq	// third2.step18.swap
csel x5, x19, x27, lt	// third2.step18.h
csinv x2, x7, x17, ge	// third2.step18.d
smull v26.2d, v1.2s, v25.s[0]	// update.limb46.fg
smlal v26.2d, v4.2s, v25.s[1]	// update.limb46.fg.2
smlal v26.2d, v2.2s, v21.s[2]	// update.limb46.fg.3
eor x1, x5, x2, asr #63	// third2.step18.x
bic x16, x27, x5	// third2.step18.fall
tst x21, #1	// third2.step19.parity
asr x23, x21, #1	// third2.step19.t
sub x4, x2, #1	// third2.step19.down
add x19, x2, #1	// third2.step19.up
eor x7, x11, x5	// third2.step19.halvings
smlal v26.2d, v5.2s, v21.s[3]	// update.limb46.fg.4
ssra v26.2d, v23.2d, #30	// update.limb46.carry_fg
eor x17, x12, x16	// third2.step18.falls
add x27, x23, x1	// third2.step19.y
smull v27.2d, v1.2s, v25.s[2]	// update.limb47.fg
smlal v27.2d, v4.2s, v25.s[3]	// update.limb47.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb47.fg.3
csel x21, x27, x23, eq	// third2.step19.G
ccmp x2, #0, #0, eq	// third2.step19.swap
csel x11, x23, x5, lt	// third2.step19.h
csinv x12, x4, x19, ge	// third2.step19.d
smlal v27.2d, v5.2s, v25.s[1]	// update.limb47.fg.4
ssra v27.2d, v26.2d, #30	// update.limb47.carry_fg
uzp1 v28.4s, v26.4s, v27.4s	// update.limb47.limb
eor x16, x11, x12, asr #63	// third2.step19.x
bic x1, x5, x11	// third2.step19.fall
tst x21, #1	// third2.step20.parity
asr x27, x21, #1	// third2.step20.t
sub x2, x12, #1	// third2.step20.down
add x23, x12, #1	// third2.step20.up
eor x4, x7, x11	// third2.step20.halvings
bic v28.4s, #0xc0, lsl #24	// update.limb47.limb.2
str q28, [x0, #448]	// update.limb47.store
eor x19, x17, x1	// third2.step19.falls
add x5, x27, x16	// third2.step20.y
ldr q29, [x0, #480]	// update.limb48.load
smull v30.2d, v1.2s, v29.s[0]	// update.limb48.fg
smlal v30.2d, v4.2s, v29.s[1]	// update.limb48.fg.2
csel x21, x5, x27, eq	// third2.step20.G
ccmp x12, #0, #0, eq	// third2.step20.swap
csel x7, x27, x11, lt	// third2.step20.h
csinv x17, x2, x23, ge	// third2.step20.d
smlal v30.2d, v2.2s, v25.s[2]	// update.limb48.fg.3
smlal v30.2d, v5.2s, v25.s[3]	// update.limb48.fg.4
ssra v30.2d, v27.2d, #30	// update.limb48.carry_fg
eor x1, x7, x17, asr #63	// third2.step20.x
bic x16, x11, x7	// third2.step20.fall
add x5, x7, #0x100000	// third2.fields
sub x12, x10, x7, lsl #1	// third2.above
add x27, x21, #0x200000	// third2.fields.2
sub x2, x10, x21	// third2.above.2
sub x23, x17, #1	// third3.step1.down
add x1, x17, #1	// third3.step1.up
eor x11, x6, x7	// turns.differs
smull v31.2d, v1.2s, v29.s[2]	// update.limb49.fg
smlal v31.2d, v4.2s, v29.s[3]	// update.limb49.fg.2
eor x21, x19, x16	// third2.step20.falls
sbfx x7, x5, #21, #21	// third2.first
asr x19, x12, #43	// third2.second
sbfx x16, x27, #22, #21	// third2.first.2
asr x5, x2, #43	// third2.second.2
smlal v31.2d, v2.2s, v29.s[0]	// update.limb49.fg.3
smlal v31.2d, v5.2s, v29.s[1]	// update.limb49.fg.4
ssra v31.2d, v30.2d, #30	// update.limb49.carry_fg
mneg x12, x7, x26	// third2.mneg
mneg x27, x16, x26	// third2.mneg.2
mul x2, x7, x28	// matrix.mul
mul x26, x7, x20	// matrix.mul.2
mul x7, x16, x28	// matrix.mul.3
mul x28, x16, x20	// matrix.mul.4
uzp1 v0.4s, v30.4s, v31.4s	// update.limb49.limb
bic v0.4s, #0xc0, lsl #24	// update.limb49.limb.2
str q0, [x0, #464]	// update.limb49.store
ldr q3, [x0, #496]	// update.limb50.load
smull v7.2d, v1.2s, v3.s[0]	// update.limb50.fg
smlal v7.2d, v4.2s, v3.s[1]	// update.limb50.fg.2
smlal v7.2d, v2.2s, v29.s[2]	// update.limb50.fg.3
smlal v7.2d, v5.2s, v29.s[3]	// update.limb50.fg.4
msub x16, x19, x22, x12	// third2.msub
msub x20, x5, x22, x27	// third2.msub.2
madd x12, x19, x24, x2	// matrix.madd
madd x22, x19, x3, x26	// matrix.madd.2
madd x27, x5, x24, x7	// matrix.madd.3
madd x2, x5, x3, x28	// matrix.madd.4
ssra v7.2d, v31.2d, #30	// update.limb50.carry_fg
smull v6.2d, v1.2s, v3.s[2]	// update.limb51.fg
smlal v6.2d, v4.2s, v3.s[3]	// update.limb51.fg.2
smlal v6.2d, v2.2s, v3.s[0]	// update.limb51.fg.3
smlal v6.2d, v5.2s, v3.s[1]	// update.limb51.fg.4
ssra v6.2d, v7.2d, #30	// update.limb51.carry_fg
uzp1 v16.4s, v7.4s, v6.4s	// update.limb51.limb
bic v16.4s, #0xc0, lsl #24	// update.limb51.limb.2
ubfx x19, x16, #41, #20	// third3.low_f
ubfx x26, x20, #40, #21	// third3.low_g
neg x24, x12	// turns.negative_middle
str q16, [x0, #480]	// update.limb51.store
ldr q18, [x0, #512]	// update.limb52.load
smull v20.2d, v1.2s, v18.s[0]	// update.limb52.fg
sub x7, x8, x19	// third3.start_h
sub x5, x9, x26	// third3.start_G
add x3, x22, x24, asr #63	// turns.opposite_middle
smlal v20.2d, v4.2s, v18.s[1]	// update.limb52.fg.2
smlal v20.2d, v2.2s, v3.s[2]	// update.limb52.fg.3
eor x28, x7, x17, asr #63	// third3.x
tst x5, #1	// third3.step1.parity
asr x16, x5, #1	// third3.step1.t
eor x20, x4, x7	// third3.step1.halvings
eon x19, x6, x3	// turns.two
smlal v20.2d, v5.2s, v3.s[3]	// update.limb52.fg.4
ssra v20.2d, v6.2d, #30	// update.limb52.carry_fg
smull v17.2d, v1.2s, v18.s[2]	// update.limb53.fg
add x26, x16, x28	// third3.step1.y
and x24, x11, x19	// turns.both
smlal v17.2d, v4.2s, v18.s[3]	// update.limb53.fg.2
smlal v17.2d, v2.2s, v18.s[0]	// update.limb53.fg.3
smlal v17.2d, v5.2s, v18.s[1]	// update.limb53.fg.4
csel x5, x26, x16, eq	// third3.step1.G
ccmp x17, #0, #0, eq	// third3.step1.swap
csel x4, x16, x7, lt	// third3.step1.h
csinv x28, x23, x1, ge	// third3.step1.d
eor x11, x13, x24	// turns.turns
ssra v17.2d, v20.2d, #30	// update.limb53.carry_fg
uzp1 v19.4s, v20.4s, v17.4s	// update.limb53.limb
eor x19, x4, x28, asr #63	// third3.step1.x
bic x26, x7, x4	// third3.step1.fall
tst x5, #1	// third3.step2.parity
asr x17, x5, #1	// third3.step2.t
sub x16, x28, #1	// third3.step2.down
add x23, x28, #1	// third3.step2.up
eor x1, x20, x4	// third3.step2.halvings
eon x13, x11, x6	// turns.turns.2
bic v19.4s, #0xc0, lsl #24	// update.limb53.limb.2
str q19, [x0, #496]	// update.limb53.store
ldr q22, [x0, #528]	// update.limb54.load
eor x24, x21, x26	// third3.step1.falls
add x7, x17, x19	// third3.step2.y
smull v24.2d, v1.2s, v22.s[0]	// update.limb54.fg
smlal v24.2d, v4.2s, v22.s[1]	// update.limb54.fg.2
smlal v24.2d, v2.2s, v18.s[2]	// update.limb54.fg.3
csel x5, x7, x17, eq	// third3.step2.G
ccmp x28, #0, #0, eq	// third3.step2.swap
csel x20, x17, x4, lt	// third3.step2.h
csinv x11, x16, x23, ge	// third3.step2.d
smlal v24.2d, v5.2s, v18.s[3]	// update.limb54.fg.4
ssra v24.2d, v17.2d, #30	// update.limb54.carry_fg
eor x6, x20, x11, asr #63	// third3.step2.x
bic x21, x4, x20	// third3.step2.fall
tst x5, #1	// third3.step3.parity
asr x26, x5, #1	// third3.step3.t
sub x19, x11, #1	// third3.step3.down
add x7, x11, #1	// third3.step3.up
eor x28, x1, x20	// third3.step3.halvings
smull v21.2d, v1.2s, v22.s[2]	// update.limb55.fg
smlal v21.2d, v4.2s, v22.s[3]	// update.limb55.fg.2
smlal v21.2d, v2.2s, v22.s[0]	// update.limb55.fg.3
eor x17, x24, x21	// third3.step2.falls
add x16, x26, x6	// third3.step3.y
smlal v21.2d, v5.2s, v22.s[1]	// update.limb55.fg.4
ssra v21.2d, v24.2d, #30	// update.limb55.carry_fg
uzp1 v23.4s, v24.4s, v21.4s	// update.limb55.limb
csel x23, x16, x26, eq	// third3.step3.G
ccmp x11, #0, #0, eq	// third3.step3.swap
csel x4, x26, x20, lt	// third3.step3.h
csinv x5, x19, x7, ge	// third3.step3.d
bic v23.4s, #0xc0, lsl #24	// update.limb55.limb.2
str q23, [x0, #512]	// update.limb55.store
eor x1, x4, x5, asr #63	// third3.step3.x
bic x24, x20, x4	// third3.step3.fall
tst x23, #1	// third3.step4.parity
asr x21, x23, #1	// third3.step4.t
sub x6, x5, #1	// third3.step4.down
add x16, x5, #1	// third3.step4.up
eor x11, x28, x4	// third3.step4.halvings
ldr q26, [x0, #544]	// update.limb56.load
smull v28.2d, v1.2s, v26.s[0]	// update.limb56.fg
smlal v28.2d, v4.2s, v26.s[1]	// update.limb56.fg.2
eor x26, x17, x24	// third3.step3.falls
add x19, x21, x1	// third3.step4.y
smlal v28.2d, v2.2s, v22.s[2]	// update.limb56.fg.3
smlal v28.2d, v5.2s, v22.s[3]	// update.limb56.fg.4
ssra v28.2d, v21.2d, #30	// update.limb56.carry_fg
csel x7, x19, x21, eq	// third3.step4.G
ccmp x5, #0, #0, eq	// third3.step4.swap
csel x20, x21, x4, lt	// third3.step4.h
csinv x23, x6, x16, ge	// third3.step4.d
smull v25.2d, v1.2s, v26.s[2]	// update.limb57.fg
smlal v25.2d, v4.2s, v26.s[3]	// update.limb57.fg.2
eor x28, x20, x23, asr #63	// third3.step4.x
bic x17, x4, x20	// third3.step4.fall
tst x7, #1	// third3.step5.parity
asr x24, x7, #1	// third3.step5.t
sub x1, x23, #1	// third3.step5.down
add x19, x23, #1	// third3.step5.up
eor x5, x11, x20	// third3.step5.halvings
smlal v25.2d, v2.2s, v26.s[0]	// update.limb57.fg.3
smlal v25.2d, v5.2s, v26.s[1]	// update.limb57.fg.4
ssra v25.2d, v28.2d, #30	// update.limb57.carry_fg
eor x21, x26, x17	// third3.step4.falls
add x6, x24, x28	// third3.step5.y
uzp1 v27.4s, v28.4s, v25.4s	// update.limb57.limb
bic v27.4s, #0xc0, lsl #24	// update.limb57.limb.2
str q27, [x0, #528]	// update.limb57.store
csel x16, x6, x24, eq	// third3.step5.G
ccmp x23, #0, #0, eq	// third3.step5.swap
csel x4, x24, x20, lt	// third3.step5.h
csinv x7, x1, x19, ge	// third3.step5.d
ldr q30, [x0, #560]	// update.limb58.load
smull v0.2d, v1.2s, v30.s[0]	// update.limb58.fg
eor x11, x4, x7, asr #63	// third3.step5.x
bic x26, x20, x4	// third3.step5.fall
tst x16, #1	// third3.step6.parity
asr x17, x16, #1	// third3.step6.t
sub x28, x7, #1	// third3.step6.down
add x6, x7, #1	// third3.step6.up
eor x23, x5, x4	// third3.step6.halvings
smlal v0.2d, v4.2s, v30.s[1]	// update.limb58.fg.2
smlal v0.2d, v2.2s, v26.s[2]	// update.limb58.fg.3
smlal v0.2d, v5.2s, v26.s[3]	// update.limb58.fg.4
eor x24, x21, x26	// third3.step5.falls
add x1, x17, x11	// third3.step6.y
ssra v0.2d, v25.2d, #30	// update.limb58.carry_fg
smull v29.2d, v1.2s, v30.s[2]	// update.limb59.fg
smlal v29.2d, v4.2s, v30.s[3]	// update.limb59.fg.2
csel x19, x1, x17, eq	// third3.step6.G
ccmp x7, #0, #0, eq	// third3.step6.swap
csel x20, x17, x4, lt	// third3.step6.h
csinv x16, x28, x6, ge	// third3.step6.d
smlal v29.2d, v2.2s, v30.s[0]	// update.limb59.fg.3
smlal v29.2d, v5.2s, v30.s[1]	// update.limb59.fg.4
eor x5, x20, x16, asr #63	// third3.step6.x
bic x21, x4, x20	// third3.step6.fall
tst x19, #1	// third3.step7.parity
asr x26, x19, #1	// third3.step7.t
sub x11, x16, #1	// third3.step7.down
add x1, x16, #1	// third3.step7.up
eor x7, x23, x20	// third3.step7.halvings
ssra v29.2d, v0.2d, #30	// update.limb59.carry_fg
uzp1 v31.4s, v0.4s, v29.4s	// update.limb59.limb
bic v31.4s, #0xc0, lsl #24	// update.limb59.limb.2
eor x17, x24, x21	// third3.step6.falls
add x28, x26, x5	// third3.step7.y
str q31, [x0, #544]	// update.limb59.store
ldr q7, [x0, #576]	// update.limb60.load
smull v16.2d, v1.2s, v7.s[0]	// update.limb60.fg
csel x6, x28, x26, eq	// third3.step7.G
ccmp x16, #0, #0, eq	// third3.step7.swap
csel x4, x26, x20, lt	// third3.step7.h
csinv x19, x11, x1, ge	// third3.step7.d
smlal v16.2d, v4.2s, v7.s[1]	// update.limb60.fg.2
smlal v16.2d, v2.2s, v30.s[2]	// update.limb60.fg.3
eor x23, x4, x19, asr #63	// third3.step7.x
bic x24, x20, x4	// third3.step7.fall
tst x6, #1	// third3.step8.parity
asr x21, x6, #1	// third3.step8.t
sub x5, x19, #1	// third3.step8.down
add x28, x19, #1	// third3.step8.up
eor x16, x7, x4	// third3.step8.halvings
smlal v16.2d, v5.2s, v30.s[3]	// update.limb60.fg.4
ssra v16.2d, v29.2d, #30	// update.limb60.carry_fg
smull v3.2d, v1.2s, v7.s[2]	// update.limb61.fg
eor x26, x17, x24	// third3.step7.falls
add x11, x21, x23	// third3.step8.y
smlal v3.2d, v4.2s, v7.s[3]	// update.limb61.fg.2
smlal v3.2d, v2.2s, v7.s[0]	// update.limb61.fg.3
csel x1, x11, x21, eq	// third3.step8.G
ccmp x19, #0, #0, eq	// third3.step8.swap
csel x20, x21, x4, lt	// third3.step8.h
csinv x6, x5, x28, ge	// third3.step8.d
smlal v3.2d, v5.2s, v7.s[1]	// update.limb61.fg.4
ssra v3.2d, v16.2d, #30	// update.limb61.carry_fg
uzp1 v6.4s, v16.4s, v3.4s	// update.limb61.limb
eor x7, x20, x6, asr #63	// third3.step8.x
bic x17, x4, x20	// third3.step8.fall
tst x1, #1	// third3.step9.parity
asr x24, x1, #1	// third3.step9.t
sub x23, x6, #1	// third3.step9.down
add x11, x6, #1	// third3.step9.up
eor x19, x16, x20	// third3.step9.halvings
bic v6.4s, #0xc0, lsl #24	// update.limb61.limb.2
str q6, [x0, #560]	// update.limb61.store
ldr q20, [x0, #592]	// update.limb62.load
eor x21, x26, x17	// third3.step8.falls
add x5, x24, x7	// third3.step9.y
smull v19.2d, v1.2s, v20.s[0]	// update.limb62.fg
smlal v19.2d, v4.2s, v20.s[1]	// update.limb62.fg.2
csel x28, x5, x24, eq	// third3.step9.G
ccmp x6, #0, #0, eq	// third3.step9.swap
csel x4, x24, x20, lt	// third3.step9.h
csinv x1, x23, x11, ge	// third3.step9.d
smlal v19.2d, v2.2s, v7.s[2]	// update.limb62.fg.3
smlal v19.2d, v5.2s, v7.s[3]	// update.limb62.fg.4
ssra v19.2d, v3.2d, #30	// update.limb62.carry_fg
eor x16, x4, x1, asr #63	// third3.step9.x
bic x26, x20, x4	// third3.step9.fall
tst x28, #1	// third3.step10.parity
asr x17, x28, #1	// third3.step10.t
sub x7, x1, #1	// third3.step10.down
add x5, x1, #1	// third3.step10.up
eor x6, x19, x4	// third3.step10.halvings
smull v18.2d, v1.2s, v20.s[2]	// update.limb63.fg
smlal v18.2d, v4.2s, v20.s[3]	// update.limb63.fg.2
smlal v18.2d, v2.2s, v20.s[0]	// update.limb63.fg.3
eor x24, x21, x26	// third3.step9.falls
add x23, x17, x16	// third3.step10.y
smlal v18.2d, v5.2s, v20.s[1]	// update.limb63.fg.4
ssra v18.2d, v19.2d, #30	// update.limb63.carry_fg
csel x11, x23, x17, eq	// third3.step10.G
ccmp x1, #0, #0, eq	// third3.step10.swap
csel x20, x17, x4, lt	// third3.step10.h
csinv x28, x7, x5, ge	// third3.step10.d
uzp1 v17.4s, v19.4s, v18.4s	// update.limb63.limb
bic v17.4s, #0xc0, lsl #24	// update.limb63.limb.2
str q17, [x0, #576]	// update.limb63.store
eor x19, x20, x28, asr #63	// third3.step10.x
bic x21, x4, x20	// third3.step10.fall
tst x11, #1	// third3.step11.parity
asr x26, x11, #1	// third3.step11.t
sub x16, x28, #1	// third3.step11.down
add x23, x28, #1	// third3.step11.up
eor x1, x6, x20	// third3.step11.halvings
ldr q24, [x0, #608]	// update.limb64.load
smull v23.2d, v1.2s, v24.s[0]	// update.limb64.fg
smlal v23.2d, v4.2s, v24.s[1]	// update.limb64.fg.2
eor x17, x24, x21	// third3.step10.falls
add x7, x26, x19	// third3.step11.y
smlal v23.2d, v2.2s, v20.s[2]	// update.limb64.fg.3
smlal v23.2d, v5.2s, v20.s[3]	// update.limb64.fg.4
csel x5, x7, x26, eq	// third3.step11.G
ccmp x28, #0, #0, eq	// third3.step11.swap
csel x4, x26, x20, lt	// third3.step11.h
csinv x11, x16, x23, ge	// third3.step11.d
ssra v23.2d, v18.2d, #30	// update.limb64.carry_fg
smull v22.2d, v1.2s, v24.s[2]	// update.limb65.fg
smlal v22.2d, v4.2s, v24.s[3]	// update.limb65.fg.2
eor x6, x4, x11, asr #63	// third3.step11.x
bic x24, x20, x4	// third3.step11.fall
tst x5, #1	// third3.step12.parity
asr x21, x5, #1	// third3.step12.t
sub x19, x11, #1	// third3.step12.down
add x7, x11, #1	// third3.step12.up
eor x28, x1, x4	// third3.step12.halvings
smlal v22.2d, v2.2s, v24.s[0]	// update.limb65.fg.3
smlal v22.2d, v5.2s, v24.s[1]	// update.limb65.fg.4
ssra v22.2d, v23.2d, #30	// update.limb65.carry_fg
eor x26, x17, x24	// third3.step11.falls
add x16, x21, x6	// third3.step12.y
uzp1 v21.4s, v23.4s, v22.4s	// update.limb65.limb
bic v21.4s, #0xc0, lsl #24	// update.limb65.limb.2
csel x23, x16, x21, eq	// third3.step12.G
ccmp x11, #0, #0, eq	// third3.step12.swap
csel x20, x21, x4, lt	// third3.step12.h
csinv x5, x19, x7, ge	// third3.step12.d
str q21, [x0, #592]	// update.limb65.store
ldr q28, [x0, #624]	// update.limb66.load
smull v27.2d, v1.2s, v28.s[0]	// update.limb66.fg
eor x1, x20, x5, asr #63	// third3.step12.x
bic x17, x4, x20	// third3.step12.fall
tst x23, #1	// third3.step13.parity
asr x24, x23, #1	// third3.step13.t
sub x6, x5, #1	// third3.step13.down
add x16, x5, #1	// third3.step13.up
eor x11, x28, x20	// third3.step13.halvings
smlal v27.2d, v4.2s, v28.s[1]	// update.limb66.fg.2
smlal v27.2d, v2.2s, v24.s[2]	// update.limb66.fg.3
smlal v27.2d, v5.2s, v24.s[3]	// update.limb66.fg.4
eor x21, x26, x17	// third3.step12.falls
add x19, x24, x1	// third3.step13.y
ssra v27.2d, v22.2d, #30	// update.limb66.carry_fg
smull v26.2d, v1.2s, v28.s[2]	// update.limb67.fg
csel x7, x19, x24, eq	// third3.step13.G
ccmp x5, #0, #0, eq	// third3.step13.swap
csel x4, x24, x20, lt	// third3.step13.h
csinv x23, x6, x16, ge	// third3.step13.d
smlal v26.2d, v4.2s, v28.s[3]	// update.limb67.fg.2
smlal v26.2d, v2.2s, v28.s[0]	// update.limb67.fg.3
smlal v26.2d, v5.2s, v28.s[1]	// update.limb67.fg.4
eor x28, x4, x23, asr #63	// third3.step13.x
bic x26, x20, x4	// third3.step13.fall
tst x7, #1	// third3.step14.parity
asr x17, x7, #1	// third3.step14.t
sub x1, x23, #1	// third3.step14.down
add x19, x23, #1	// third3.step14.up
eor x5, x11, x4	// third3.step14.halvings
ssra v26.2d, v27.2d, #30	// update.limb67.carry_fg
uzp1 v25.4s, v27.4s, v26.4s	// update.limb67.limb
bic v25.4s, #0xc0, lsl #24	// update.limb67.limb.2
eor x24, x21, x26	// third3.step13.falls
add x6, x17, x28	// third3.step14.y
str q25, [x0, #608]	// update.limb67.store
ldr d0, [x0, #640]	// update.limb68.load
csel x16, x6, x17, eq	// third3.step14.G
ccmp x23, #0, #0, eq	// third3.step14.swap
csel x20, x17, x4, lt	// third3.step14.h
csinv x7, x1, x19, ge	// third3.step14.d
smull v31.2d, v1.2s, v0.s[0]	// update.limb68.fg
smlal v31.2d, v4.2s, v0.s[1]	// update.limb68.fg.2
smlal v31.2d, v2.2s, v28.s[2]	// update.limb68.fg.3
eor x11, x20, x7, asr #63	// third3.step14.x
bic x21, x4, x20	// third3.step14.fall
tst x16, #1	// third3.step15.parity
asr x26, x16, #1	// third3.step15.t
sub x28, x7, #1	// third3.step15.down
add x6, x7, #1	// third3.step15.up
eor x23, x5, x20	// third3.step15.halvings
smlal v31.2d, v5.2s, v28.s[3]	// update.limb68.fg.4
ssra v31.2d, v26.2d, #30	// update.limb68.carry_fg
smull v30.2d, v2.2s, v0.s[0]	// update.limb69.fg
eor x17, x24, x21	// third3.step14.falls
add x1, x26, x11	// third3.step15.y
smlal v30.2d, v5.2s, v0.s[1]	// update.limb69.fg.2
ssra v30.2d, v31.2d, #30	// update.limb69.carry_fg
csel x19, x1, x26, eq	// third3.step15.G
ccmp x7, #0, #0, eq	// third3.step15.swap
csel x4, x26, x20, lt	// third3.step15.h
csinv x16, x28, x6, ge	// third3.step15.d
uzp1 v29.4s, v31.4s, v30.4s	// update.limb69.limb
bic v29.4s, #0xc0, lsl #24	// update.limb69.limb.2
str q29, [x0, #624]	// update.limb69.store
eor x5, x4, x16, asr #63	// third3.step15.x
bic x24, x20, x4	// third3.step15.fall
tst x19, #1	// third3.step16.parity
asr x21, x19, #1	// third3.step16.t
sub x11, x16, #1	// third3.step16.down
add x1, x16, #1	// third3.step16.up
eor x7, x23, x4	// third3.step16.halvings
sshr v16.2d, v30.2d, #30	// update.top.carry_fg
xtn v6.2s, v16.2d	// update.top.limb
str d6, [x0, #640]	// update.top.store
eor x26, x17, x24	// third3.step15.falls
add x28, x21, x5	// third3.step16.y
ldr x6, [x0, #0]	// window_f
ldr x20, [x0, #8]	// window_g
csel x19, x28, x21, eq	// third3.step16.G
ccmp x16, #0, #0, eq	// third3.step16.swap
csel x23, x21, x4, lt	// third3.step16.h
csinv x17, x11, x1, ge	// third3.step16.d
lsl x24, x6, #4	// window_f.low
ldr w5, [x0, #112]	// window_f.load_f2
ldr w28, [x0, #120]	// window_f.load_f3
eor x16, x23, x17, asr #63	// third3.step16.x
bic x21, x4, x23	// third3.step16.fall
tst x19, #1	// third3.step17.parity
asr x11, x19, #1	// third3.step17.t
sub x1, x17, #1	// third3.step17.down
add x6, x17, #1	// third3.step17.up
eor x4, x7, x23	// third3.step17.halvings
orr x19, x5, x28, lsl #30	// window_f.low_f2
ldr w7, [x0, #128]	// window_f.load_f4
orr x5, x19, x7, lsl #60	// window_f.low_f4
eor x28, x26, x21	// third3.step16.falls
add x19, x11, x16	// third3.step17.y
add x7, x5, x24, lsr #63	// window_f.high
lsl x26, x20, #4	// window_g.low
csel x21, x19, x11, eq	// third3.step17.G
ccmp x17, #0, #0, eq	// third3.step17.swap
csel x16, x11, x23, lt	// third3.step17.h
csinv x5, x1, x6, ge	// third3.step17.d
ldr w20, [x0, #116]	// window_g.load_g2
ldr w19, [x0, #124]	// window_g.load_g3
orr x17, x20, x19, lsl #30	// window_g.low_g2
eor x11, x16, x5, asr #63	// third3.step17.x
bic x1, x23, x16	// third3.step17.fall
tst x21, #1	// third3.step18.parity
asr x6, x21, #1	// third3.step18.t
sub x20, x5, #1	// third3.step18.down
add x19, x5, #1	// third3.step18.up
eor x23, x4, x16	// third3.step18.halvings
ldr w21, [x0, #132]	// window_g.load_g4
orr x4, x17, x21, lsl #60	// window_g.low_g4
add x17, x4, x26, lsr #63	// window_g.high
eor x21, x28, x1	// third3.step17.falls
add x4, x6, x11	// third3.step18.y
ldrsw x28, [x0, #640]	// update.turns.load_after
eon x1, x15, x28	// update.turns.two
csel x11, x4, x6, eq	// third3.step18.G
ccmp x5, #0, #0, eq	// third3.step18.swap
csel x28, x6, x16, lt	// third3.step18.h
csinv x4, x20, x19, ge	// third3.step18.d
and x5, x25, x1	// update.turns.both
eor x6, x28, x4, asr #63	// third3.step18.x
bic x20, x16, x28	// third3.step18.fall
tst x11, #1	// third3.step19.parity
asr x19, x11, #1	// third3.step19.t
sub x25, x4, #1	// third3.step19.down
add x1, x4, #1	// third3.step19.up
eor x16, x23, x28	// third3.step19.halvings
eor x11, x21, x20	// third3.step18.falls
add x23, x19, x6	// third3.step19.y
csel x21, x23, x19, eq	// third3.step19.G
ccmp x4, #0, #0, eq	// third3.step19.swap
csel x20, x19, x28, lt	// third3.step19.h
csinv x6, x25, x1, ge	// third3.step19.d
eor x23, x20, x6, asr #63	// third3.step19.x
bic x4, x28, x20	// third3.step19.fall
tst x21, #1	// third3.step20.parity
asr x19, x21, #1	// third3.step20.t
sub x25, x6, #1	// third3.step20.down
add x1, x6, #1	// third3.step20.up
eor x28, x16, x20	// third3.step20.halvings
eor x21, x11, x4	// third3.step19.falls
add x16, x19, x23	// third3.step20.y
csel x11, x16, x19, eq	// third3.step20.G
ccmp x6, #0, #0, eq	// third3.step20.swap
csel x4, x19, x20, lt	// third3.step20.h
csinv x23, x25, x1, ge	// third3.step20.d
eor x16, x4, x23, asr #63	// third3.step20.x
bic x6, x20, x4	// third3.step20.fall
add x19, x4, #0x100000	// third3.fields
sub x25, x10, x4, lsl #1	// third3.above
add x1, x11, #0x200000	// third3.fields.2
sub x16, x10, x11	// third3.above.2
eor x20, x3, x4	// turns.differs.2
eor x11, x21, x6	// third3.step20.falls
sbfx x4, x19, #21, #21	// third3.first
asr x21, x25, #43	// third3.second
sbfx x6, x1, #22, #21	// third3.first.2
asr x19, x16, #43	// third3.second.2
mneg x25, x4, x12	// matrix.mneg
mneg x1, x4, x22	// matrix.mneg.2
mneg x16, x6, x12	// matrix.mneg.3
mneg x4, x6, x22	// matrix.mneg.4
msub x12, x21, x27, x25	// matrix.msub
msub x6, x21, x2, x1	// matrix.msub.2
msub x22, x19, x27, x16	// matrix.msub.3
msub x25, x19, x2, x4	// matrix.msub.4
mul x21, x12, x24	// next_f.below
smulh x1, x12, x24	// next_f.one
smulh x27, x6, x26	// next_f.two
mul x16, x22, x24	// next_g.below
smulh x19, x22, x24	// next_g.one
smulh x2, x25, x26	// next_g.two
neg x4, x12	// turns.negative_end
add x24, x6, x4, asr #63	// turns.opposite_end
eon x26, x3, x24	// turns.two.2
cmp x21, #1	// next_f.carry
and x4, x20, x26	// turns.both.2
madd x24, x12, x7, x1	// next_f.one.2
madd x21, x6, x17, x27	// next_f.two.2
madd x20, x22, x7, x19	// next_g.one.2
madd x26, x25, x17, x2	// next_g.two.2
eor x1, x13, x4	// turns.turns.3
eon x27, x1, x3	// turns.turns.4
eor x7, x27, x5	// update.turns.turns
eor x19, x7, x15	// update.turns.turns.2
adc x17, x24, x21	// next_f.next
cmp x16, #1	// next_g.carry
adc x2, x20, x26	// next_g.next
mov x1, x17	// output
mov x3, x23	// output
mov x4, x12	// output
mov x5, x6	// output
mov x6, x22	// output
mov x7, x25	// output
mov x12, x11	// output
mov x11, x28	// output
mov x13, x19	// output
subs x14, x14, #1	// loop
b.ne 2b	// loop
ldrsw x1, [x0, #640]	// update.load_before
neg x2, x4	// update.negative_update
add x3, x5, x2, asr #63	// update.opposite_update
eon x8, x1, x3	// update.differs
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
ldr q6, [x0, #96]	// update.limb0.load
smull v7.2d, v1.2s, v6.s[0]	// update.limb0.fg
smlal v7.2d, v4.2s, v6.s[1]	// update.limb0.fg.2
smull v16.2d, v1.2s, v6.s[2]	// update.limb1.fg
smlal v16.2d, v4.2s, v6.s[3]	// update.limb1.fg.2
smlal v16.2d, v2.2s, v6.s[0]	// update.limb1.fg.3
smlal v16.2d, v5.2s, v6.s[1]	// update.limb1.fg.4
ssra v16.2d, v7.2d, #30	// update.limb1.carry_fg
ldr q17, [x0, #112]	// update.limb2.load
smull v18.2d, v1.2s, v17.s[0]	// update.limb2.fg
smlal v18.2d, v4.2s, v17.s[1]	// update.limb2.fg.2
smlal v18.2d, v2.2s, v6.s[2]	// update.limb2.fg.3
smlal v18.2d, v5.2s, v6.s[3]	// update.limb2.fg.4
ssra v18.2d, v16.2d, #30	// update.limb2.carry_fg
smull v19.2d, v1.2s, v17.s[2]	// update.limb3.fg
smlal v19.2d, v4.2s, v17.s[3]	// update.limb3.fg.2
smlal v19.2d, v2.2s, v17.s[0]	// update.limb3.fg.3
smlal v19.2d, v5.2s, v17.s[1]	// update.limb3.fg.4
ssra v19.2d, v18.2d, #30	// update.limb3.carry_fg
uzp1 v20.4s, v18.4s, v19.4s	// update.limb3.limb
bic v20.4s, #0xc0, lsl #24	// update.limb3.limb.2
str q20, [x0, #96]	// update.limb3.store
ldr q21, [x0, #128]	// update.limb4.load
smull v22.2d, v1.2s, v21.s[0]	// update.limb4.fg
smlal v22.2d, v4.2s, v21.s[1]	// update.limb4.fg.2
smlal v22.2d, v2.2s, v17.s[2]	// update.limb4.fg.3
smlal v22.2d, v5.2s, v17.s[3]	// update.limb4.fg.4
ssra v22.2d, v19.2d, #30	// update.limb4.carry_fg
smull v23.2d, v1.2s, v21.s[2]	// update.limb5.fg
smlal v23.2d, v4.2s, v21.s[3]	// update.limb5.fg.2
smlal v23.2d, v2.2s, v21.s[0]	// update.limb5.fg.3
smlal v23.2d, v5.2s, v21.s[1]	// update.limb5.fg.4
ssra v23.2d, v22.2d, #30	// update.limb5.carry_fg
uzp1 v24.4s, v22.4s, v23.4s	// update.limb5.limb
bic v24.4s, #0xc0, lsl #24	// update.limb5.limb.2
str q24, [x0, #112]	// update.limb5.store
ldr q25, [x0, #144]	// update.limb6.load
smull v26.2d, v1.2s, v25.s[0]	// update.limb6.fg
smlal v26.2d, v4.2s, v25.s[1]	// update.limb6.fg.2
smlal v26.2d, v2.2s, v21.s[2]	// update.limb6.fg.3
smlal v26.2d, v5.2s, v21.s[3]	// update.limb6.fg.4
ssra v26.2d, v23.2d, #30	// update.limb6.carry_fg
smull v27.2d, v1.2s, v25.s[2]	// update.limb7.fg
smlal v27.2d, v4.2s, v25.s[3]	// update.limb7.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb7.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb7.fg.4
ssra v27.2d, v26.2d, #30	// update.limb7.carry_fg
uzp1 v28.4s, v26.4s, v27.4s	// update.limb7.limb
bic v28.4s, #0xc0, lsl #24	// update.limb7.limb.2
str q28, [x0, #128]	// update.limb7.store
ldr q29, [x0, #160]	// update.limb8.load
smull v30.2d, v1.2s, v29.s[0]	// update.limb8.fg
smlal v30.2d, v4.2s, v29.s[1]	// update.limb8.fg.2
smlal v30.2d, v2.2s, v25.s[2]	// update.limb8.fg.3
smlal v30.2d, v5.2s, v25.s[3]	// update.limb8.fg.4
ssra v30.2d, v27.2d, #30	// update.limb8.carry_fg
smull v31.2d, v1.2s, v29.s[2]	// update.limb9.fg
smlal v31.2d, v4.2s, v29.s[3]	// update.limb9.fg.2
smlal v31.2d, v2.2s, v29.s[0]	// update.limb9.fg.3
smlal v31.2d, v5.2s, v29.s[1]	// update.limb9.fg.4
ssra v31.2d, v30.2d, #30	// update.limb9.carry_fg
uzp1 v0.4s, v30.4s, v31.4s	// update.limb9.limb
bic v0.4s, #0xc0, lsl #24	// update.limb9.limb.2
str q0, [x0, #144]	// update.limb9.store
ldr q3, [x0, #176]	// update.limb10.load
smull v7.2d, v1.2s, v3.s[0]	// update.limb10.fg
smlal v7.2d, v4.2s, v3.s[1]	// update.limb10.fg.2
smlal v7.2d, v2.2s, v29.s[2]	// update.limb10.fg.3
smlal v7.2d, v5.2s, v29.s[3]	// update.limb10.fg.4
ssra v7.2d, v31.2d, #30	// update.limb10.carry_fg
smull v6.2d, v1.2s, v3.s[2]	// update.limb11.fg
smlal v6.2d, v4.2s, v3.s[3]	// update.limb11.fg.2
smlal v6.2d, v2.2s, v3.s[0]	// update.limb11.fg.3
smlal v6.2d, v5.2s, v3.s[1]	// update.limb11.fg.4
ssra v6.2d, v7.2d, #30	// update.limb11.carry_fg
uzp1 v16.4s, v7.4s, v6.4s	// update.limb11.limb
bic v16.4s, #0xc0, lsl #24	// update.limb11.limb.2
str q16, [x0, #160]	// update.limb11.store
ldr q18, [x0, #192]	// update.limb12.load
smull v20.2d, v1.2s, v18.s[0]	// update.limb12.fg
smlal v20.2d, v4.2s, v18.s[1]	// update.limb12.fg.2
smlal v20.2d, v2.2s, v3.s[2]	// update.limb12.fg.3
smlal v20.2d, v5.2s, v3.s[3]	// update.limb12.fg.4
ssra v20.2d, v6.2d, #30	// update.limb12.carry_fg
smull v17.2d, v1.2s, v18.s[2]	// update.limb13.fg
smlal v17.2d, v4.2s, v18.s[3]	// update.limb13.fg.2
smlal v17.2d, v2.2s, v18.s[0]	// update.limb13.fg.3
smlal v17.2d, v5.2s, v18.s[1]	// update.limb13.fg.4
ssra v17.2d, v20.2d, #30	// update.limb13.carry_fg
uzp1 v19.4s, v20.4s, v17.4s	// update.limb13.limb
bic v19.4s, #0xc0, lsl #24	// update.limb13.limb.2
str q19, [x0, #176]	// update.limb13.store
ldr q22, [x0, #208]	// update.limb14.load
smull v24.2d, v1.2s, v22.s[0]	// update.limb14.fg
smlal v24.2d, v4.2s, v22.s[1]	// update.limb14.fg.2
smlal v24.2d, v2.2s, v18.s[2]	// update.limb14.fg.3
smlal v24.2d, v5.2s, v18.s[3]	// update.limb14.fg.4
ssra v24.2d, v17.2d, #30	// update.limb14.carry_fg
smull v21.2d, v1.2s, v22.s[2]	// update.limb15.fg
smlal v21.2d, v4.2s, v22.s[3]	// update.limb15.fg.2
smlal v21.2d, v2.2s, v22.s[0]	// update.limb15.fg.3
smlal v21.2d, v5.2s, v22.s[1]	// update.limb15.fg.4
ssra v21.2d, v24.2d, #30	// update.limb15.carry_fg
uzp1 v23.4s, v24.4s, v21.4s	// update.limb15.limb
bic v23.4s, #0xc0, lsl #24	// update.limb15.limb.2
str q23, [x0, #192]	// update.limb15.store
ldr q26, [x0, #224]	// update.limb16.load
smull v28.2d, v1.2s, v26.s[0]	// update.limb16.fg
smlal v28.2d, v4.2s, v26.s[1]	// update.limb16.fg.2
smlal v28.2d, v2.2s, v22.s[2]	// update.limb16.fg.3
smlal v28.2d, v5.2s, v22.s[3]	// update.limb16.fg.4
ssra v28.2d, v21.2d, #30	// update.limb16.carry_fg
smull v25.2d, v1.2s, v26.s[2]	// update.limb17.fg
smlal v25.2d, v4.2s, v26.s[3]	// update.limb17.fg.2
smlal v25.2d, v2.2s, v26.s[0]	// update.limb17.fg.3
smlal v25.2d, v5.2s, v26.s[1]	// update.limb17.fg.4
ssra v25.2d, v28.2d, #30	// update.limb17.carry_fg
uzp1 v27.4s, v28.4s, v25.4s	// update.limb17.limb
bic v27.4s, #0xc0, lsl #24	// update.limb17.limb.2
str q27, [x0, #208]	// update.limb17.store
ldr q30, [x0, #240]	// update.limb18.load
smull v0.2d, v1.2s, v30.s[0]	// update.limb18.fg
smlal v0.2d, v4.2s, v30.s[1]	// update.limb18.fg.2
smlal v0.2d, v2.2s, v26.s[2]	// update.limb18.fg.3
smlal v0.2d, v5.2s, v26.s[3]	// update.limb18.fg.4
ssra v0.2d, v25.2d, #30	// update.limb18.carry_fg
smull v29.2d, v1.2s, v30.s[2]	// update.limb19.fg
smlal v29.2d, v4.2s, v30.s[3]	// update.limb19.fg.2
smlal v29.2d, v2.2s, v30.s[0]	// update.limb19.fg.3
smlal v29.2d, v5.2s, v30.s[1]	// update.limb19.fg.4
ssra v29.2d, v0.2d, #30	// update.limb19.carry_fg
uzp1 v31.4s, v0.4s, v29.4s	// update.limb19.limb
bic v31.4s, #0xc0, lsl #24	// update.limb19.limb.2
str q31, [x0, #224]	// update.limb19.store
ldr q7, [x0, #256]	// update.limb20.load
smull v16.2d, v1.2s, v7.s[0]	// update.limb20.fg
smlal v16.2d, v4.2s, v7.s[1]	// update.limb20.fg.2
smlal v16.2d, v2.2s, v30.s[2]	// update.limb20.fg.3
smlal v16.2d, v5.2s, v30.s[3]	// update.limb20.fg.4
ssra v16.2d, v29.2d, #30	// update.limb20.carry_fg
smull v3.2d, v1.2s, v7.s[2]	// update.limb21.fg
smlal v3.2d, v4.2s, v7.s[3]	// update.limb21.fg.2
smlal v3.2d, v2.2s, v7.s[0]	// update.limb21.fg.3
smlal v3.2d, v5.2s, v7.s[1]	// update.limb21.fg.4
ssra v3.2d, v16.2d, #30	// update.limb21.carry_fg
uzp1 v6.4s, v16.4s, v3.4s	// update.limb21.limb
bic v6.4s, #0xc0, lsl #24	// update.limb21.limb.2
str q6, [x0, #240]	// update.limb21.store
ldr q20, [x0, #272]	// update.limb22.load
smull v19.2d, v1.2s, v20.s[0]	// update.limb22.fg
smlal v19.2d, v4.2s, v20.s[1]	// update.limb22.fg.2
smlal v19.2d, v2.2s, v7.s[2]	// update.limb22.fg.3
smlal v19.2d, v5.2s, v7.s[3]	// update.limb22.fg.4
ssra v19.2d, v3.2d, #30	// update.limb22.carry_fg
smull v18.2d, v1.2s, v20.s[2]	// update.limb23.fg
smlal v18.2d, v4.2s, v20.s[3]	// update.limb23.fg.2
smlal v18.2d, v2.2s, v20.s[0]	// update.limb23.fg.3
smlal v18.2d, v5.2s, v20.s[1]	// update.limb23.fg.4
ssra v18.2d, v19.2d, #30	// update.limb23.carry_fg
uzp1 v17.4s, v19.4s, v18.4s	// update.limb23.limb
bic v17.4s, #0xc0, lsl #24	// update.limb23.limb.2
str q17, [x0, #256]	// update.limb23.store
ldr q24, [x0, #288]	// update.limb24.load
smull v23.2d, v1.2s, v24.s[0]	// update.limb24.fg
smlal v23.2d, v4.2s, v24.s[1]	// update.limb24.fg.2
smlal v23.2d, v2.2s, v20.s[2]	// update.limb24.fg.3
smlal v23.2d, v5.2s, v20.s[3]	// update.limb24.fg.4
ssra v23.2d, v18.2d, #30	// update.limb24.carry_fg
smull v22.2d, v1.2s, v24.s[2]	// update.limb25.fg
smlal v22.2d, v4.2s, v24.s[3]	// update.limb25.fg.2
smlal v22.2d, v2.2s, v24.s[0]	// update.limb25.fg.3
smlal v22.2d, v5.2s, v24.s[1]	// update.limb25.fg.4
ssra v22.2d, v23.2d, #30	// update.limb25.carry_fg
uzp1 v21.4s, v23.4s, v22.4s	// update.limb25.limb
bic v21.4s, #0xc0, lsl #24	// update.limb25.limb.2
str q21, [x0, #272]	// update.limb25.store
ldr q28, [x0, #304]	// update.limb26.load
smull v27.2d, v1.2s, v28.s[0]	// update.limb26.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb26.fg.2
smlal v27.2d, v2.2s, v24.s[2]	// update.limb26.fg.3
smlal v27.2d, v5.2s, v24.s[3]	// update.limb26.fg.4
ssra v27.2d, v22.2d, #30	// update.limb26.carry_fg
smull v26.2d, v1.2s, v28.s[2]	// update.limb27.fg
smlal v26.2d, v4.2s, v28.s[3]	// update.limb27.fg.2
smlal v26.2d, v2.2s, v28.s[0]	// update.limb27.fg.3
smlal v26.2d, v5.2s, v28.s[1]	// update.limb27.fg.4
ssra v26.2d, v27.2d, #30	// update.limb27.carry_fg
uzp1 v25.4s, v27.4s, v26.4s	// update.limb27.limb
bic v25.4s, #0xc0, lsl #24	// update.limb27.limb.2
str q25, [x0, #288]	// update.limb27.store
ldr q0, [x0, #320]	// update.limb28.load
smull v31.2d, v1.2s, v0.s[0]	// update.limb28.fg
smlal v31.2d, v4.2s, v0.s[1]	// update.limb28.fg.2
smlal v31.2d, v2.2s, v28.s[2]	// update.limb28.fg.3
smlal v31.2d, v5.2s, v28.s[3]	// update.limb28.fg.4
ssra v31.2d, v26.2d, #30	// update.limb28.carry_fg
smull v30.2d, v1.2s, v0.s[2]	// update.limb29.fg
smlal v30.2d, v4.2s, v0.s[3]	// update.limb29.fg.2
smlal v30.2d, v2.2s, v0.s[0]	// update.limb29.fg.3
smlal v30.2d, v5.2s, v0.s[1]	// update.limb29.fg.4
ssra v30.2d, v31.2d, #30	// update.limb29.carry_fg
uzp1 v29.4s, v31.4s, v30.4s	// update.limb29.limb
bic v29.4s, #0xc0, lsl #24	// update.limb29.limb.2
str q29, [x0, #304]	// update.limb29.store
ldr q16, [x0, #336]	// update.limb30.load
smull v6.2d, v1.2s, v16.s[0]	// update.limb30.fg
smlal v6.2d, v4.2s, v16.s[1]	// update.limb30.fg.2
smlal v6.2d, v2.2s, v0.s[2]	// update.limb30.fg.3
smlal v6.2d, v5.2s, v0.s[3]	// update.limb30.fg.4
ssra v6.2d, v30.2d, #30	// update.limb30.carry_fg
smull v7.2d, v1.2s, v16.s[2]	// update.limb31.fg
smlal v7.2d, v4.2s, v16.s[3]	// update.limb31.fg.2
smlal v7.2d, v2.2s, v16.s[0]	// update.limb31.fg.3
smlal v7.2d, v5.2s, v16.s[1]	// update.limb31.fg.4
ssra v7.2d, v6.2d, #30	// update.limb31.carry_fg
uzp1 v3.4s, v6.4s, v7.4s	// update.limb31.limb
bic v3.4s, #0xc0, lsl #24	// update.limb31.limb.2
str q3, [x0, #320]	// update.limb31.store
ldr q19, [x0, #352]	// update.limb32.load
smull v17.2d, v1.2s, v19.s[0]	// update.limb32.fg
smlal v17.2d, v4.2s, v19.s[1]	// update.limb32.fg.2
smlal v17.2d, v2.2s, v16.s[2]	// update.limb32.fg.3
smlal v17.2d, v5.2s, v16.s[3]	// update.limb32.fg.4
ssra v17.2d, v7.2d, #30	// update.limb32.carry_fg
smull v20.2d, v1.2s, v19.s[2]	// update.limb33.fg
smlal v20.2d, v4.2s, v19.s[3]	// update.limb33.fg.2
smlal v20.2d, v2.2s, v19.s[0]	// update.limb33.fg.3
smlal v20.2d, v5.2s, v19.s[1]	// update.limb33.fg.4
ssra v20.2d, v17.2d, #30	// update.limb33.carry_fg
uzp1 v18.4s, v17.4s, v20.4s	// update.limb33.limb
bic v18.4s, #0xc0, lsl #24	// update.limb33.limb.2
str q18, [x0, #336]	// update.limb33.store
ldr q23, [x0, #368]	// update.limb34.load
smull v21.2d, v1.2s, v23.s[0]	// update.limb34.fg
smlal v21.2d, v4.2s, v23.s[1]	// update.limb34.fg.2
smlal v21.2d, v2.2s, v19.s[2]	// update.limb34.fg.3
smlal v21.2d, v5.2s, v19.s[3]	// update.limb34.fg.4
ssra v21.2d, v20.2d, #30	// update.limb34.carry_fg
smull v24.2d, v1.2s, v23.s[2]	// update.limb35.fg
smlal v24.2d, v4.2s, v23.s[3]	// update.limb35.fg.2
smlal v24.2d, v2.2s, v23.s[0]	// update.limb35.fg.3
smlal v24.2d, v5.2s, v23.s[1]	// update.limb35.fg.4
ssra v24.2d, v21.2d, #30	// update.limb35.carry_fg
uzp1 v22.4s, v21.4s, v24.4s	// update.limb35.limb
bic v22.4s, #0xc0, lsl #24	// update.limb35.limb.2
str q22, [x0, #352]	// update.limb35.store
ldr q27, [x0, #384]	// update.limb36.load
smull v25.2d, v1.2s, v27.s[0]	// update.limb36.fg
smlal v25.2d, v4.2s, v27.s[1]	// update.limb36.fg.2
smlal v25.2d, v2.2s, v23.s[2]	// update.limb36.fg.3
smlal v25.2d, v5.2s, v23.s[3]	// update.limb36.fg.4
ssra v25.2d, v24.2d, #30	// update.limb36.carry_fg
smull v28.2d, v1.2s, v27.s[2]	// update.limb37.fg
smlal v28.2d, v4.2s, v27.s[3]	// update.limb37.fg.2
smlal v28.2d, v2.2s, v27.s[0]	// update.limb37.fg.3
smlal v28.2d, v5.2s, v27.s[1]	// update.limb37.fg.4
ssra v28.2d, v25.2d, #30	// update.limb37.carry_fg
uzp1 v26.4s, v25.4s, v28.4s	// update.limb37.limb
bic v26.4s, #0xc0, lsl #24	// update.limb37.limb.2
str q26, [x0, #368]	// update.limb37.store
ldr q31, [x0, #400]	// update.limb38.load
smull v29.2d, v1.2s, v31.s[0]	// update.limb38.fg
smlal v29.2d, v4.2s, v31.s[1]	// update.limb38.fg.2
smlal v29.2d, v2.2s, v27.s[2]	// update.limb38.fg.3
smlal v29.2d, v5.2s, v27.s[3]	// update.limb38.fg.4
ssra v29.2d, v28.2d, #30	// update.limb38.carry_fg
smull v0.2d, v1.2s, v31.s[2]	// update.limb39.fg
smlal v0.2d, v4.2s, v31.s[3]	// update.limb39.fg.2
smlal v0.2d, v2.2s, v31.s[0]	// update.limb39.fg.3
smlal v0.2d, v5.2s, v31.s[1]	// update.limb39.fg.4
ssra v0.2d, v29.2d, #30	// update.limb39.carry_fg
uzp1 v30.4s, v29.4s, v0.4s	// update.limb39.limb
bic v30.4s, #0xc0, lsl #24	// update.limb39.limb.2
str q30, [x0, #384]	// update.limb39.store
ldr q6, [x0, #416]	// update.limb40.load
smull v3.2d, v1.2s, v6.s[0]	// update.limb40.fg
smlal v3.2d, v4.2s, v6.s[1]	// update.limb40.fg.2
smlal v3.2d, v2.2s, v31.s[2]	// update.limb40.fg.3
smlal v3.2d, v5.2s, v31.s[3]	// update.limb40.fg.4
ssra v3.2d, v0.2d, #30	// update.limb40.carry_fg
smull v16.2d, v1.2s, v6.s[2]	// update.limb41.fg
smlal v16.2d, v4.2s, v6.s[3]	// update.limb41.fg.2
smlal v16.2d, v2.2s, v6.s[0]	// update.limb41.fg.3
smlal v16.2d, v5.2s, v6.s[1]	// update.limb41.fg.4
ssra v16.2d, v3.2d, #30	// update.limb41.carry_fg
uzp1 v7.4s, v3.4s, v16.4s	// update.limb41.limb
bic v7.4s, #0xc0, lsl #24	// update.limb41.limb.2
str q7, [x0, #400]	// update.limb41.store
ldr q17, [x0, #432]	// update.limb42.load
smull v18.2d, v1.2s, v17.s[0]	// update.limb42.fg
smlal v18.2d, v4.2s, v17.s[1]	// update.limb42.fg.2
smlal v18.2d, v2.2s, v6.s[2]	// update.limb42.fg.3
smlal v18.2d, v5.2s, v6.s[3]	// update.limb42.fg.4
ssra v18.2d, v16.2d, #30	// update.limb42.carry_fg
smull v19.2d, v1.2s, v17.s[2]	// update.limb43.fg
smlal v19.2d, v4.2s, v17.s[3]	// update.limb43.fg.2
smlal v19.2d, v2.2s, v17.s[0]	// update.limb43.fg.3
smlal v19.2d, v5.2s, v17.s[1]	// update.limb43.fg.4
ssra v19.2d, v18.2d, #30	// update.limb43.carry_fg
uzp1 v20.4s, v18.4s, v19.4s	// update.limb43.limb
bic v20.4s, #0xc0, lsl #24	// update.limb43.limb.2
str q20, [x0, #416]	// update.limb43.store
ldr q21, [x0, #448]	// update.limb44.load
smull v22.2d, v1.2s, v21.s[0]	// update.limb44.fg
smlal v22.2d, v4.2s, v21.s[1]	// update.limb44.fg.2
smlal v22.2d, v2.2s, v17.s[2]	// update.limb44.fg.3
smlal v22.2d, v5.2s, v17.s[3]	// update.limb44.fg.4
ssra v22.2d, v19.2d, #30	// update.limb44.carry_fg
smull v23.2d, v1.2s, v21.s[2]	// update.limb45.fg
smlal v23.2d, v4.2s, v21.s[3]	// update.limb45.fg.2
smlal v23.2d, v2.2s, v21.s[0]	// update.limb45.fg.3
smlal v23.2d, v5.2s, v21.s[1]	// update.limb45.fg.4
ssra v23.2d, v22.2d, #30	// update.limb45.carry_fg
uzp1 v24.4s, v22.4s, v23.4s	// update.limb45.limb
bic v24.4s, #0xc0, lsl #24	// update.limb45.limb.2
str q24, [x0, #432]	// update.limb45.store
ldr q25, [x0, #464]	// update.limb46.load
smull v26.2d, v1.2s, v25.s[0]	// update.limb46.fg
smlal v26.2d, v4.2s, v25.s[1]	// update.limb46.fg.2
smlal v26.2d, v2.2s, v21.s[2]	// update.limb46.fg.3
smlal v26.2d, v5.2s, v21.s[3]	// update.limb46.fg.4
ssra v26.2d, v23.2d, #30	// update.limb46.carry_fg
smull v27.2d, v1.2s, v25.s[2]	// update.limb47.fg
smlal v27.2d, v4.2s, v25.s[3]	// update.limb47.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb47.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb47.fg.4
ssra v27.2d, v26.2d, #30	// update.limb47.carry_fg
uzp1 v28.4s, v26.4s, v27.4s	// update.limb47.limb
bic v28.4s, #0xc0, lsl #24	// update.limb47.limb.2
str q28, [x0, #448]	// update.limb47.store
ldr q29, [x0, #480]	// update.limb48.load
smull v30.2d, v1.2s, v29.s[0]	// update.limb48.fg
smlal v30.2d, v4.2s, v29.s[1]	// update.limb48.fg.2
smlal v30.2d, v2.2s, v25.s[2]	// update.limb48.fg.3
smlal v30.2d, v5.2s, v25.s[3]	// update.limb48.fg.4
ssra v30.2d, v27.2d, #30	// update.limb48.carry_fg
smull v31.2d, v1.2s, v29.s[2]	// update.limb49.fg
smlal v31.2d, v4.2s, v29.s[3]	// update.limb49.fg.2
smlal v31.2d, v2.2s, v29.s[0]	// update.limb49.fg.3
smlal v31.2d, v5.2s, v29.s[1]	// update.limb49.fg.4
ssra v31.2d, v30.2d, #30	// update.limb49.carry_fg
uzp1 v0.4s, v30.4s, v31.4s	// update.limb49.limb
bic v0.4s, #0xc0, lsl #24	// update.limb49.limb.2
str q0, [x0, #464]	// update.limb49.store
ldr q3, [x0, #496]	// update.limb50.load
smull v7.2d, v1.2s, v3.s[0]	// update.limb50.fg
smlal v7.2d, v4.2s, v3.s[1]	// update.limb50.fg.2
smlal v7.2d, v2.2s, v29.s[2]	// update.limb50.fg.3
smlal v7.2d, v5.2s, v29.s[3]	// update.limb50.fg.4
ssra v7.2d, v31.2d, #30	// update.limb50.carry_fg
smull v6.2d, v1.2s, v3.s[2]	// update.limb51.fg
smlal v6.2d, v4.2s, v3.s[3]	// update.limb51.fg.2
smlal v6.2d, v2.2s, v3.s[0]	// update.limb51.fg.3
smlal v6.2d, v5.2s, v3.s[1]	// update.limb51.fg.4
ssra v6.2d, v7.2d, #30	// update.limb51.carry_fg
uzp1 v16.4s, v7.4s, v6.4s	// update.limb51.limb
bic v16.4s, #0xc0, lsl #24	// update.limb51.limb.2
str q16, [x0, #480]	// update.limb51.store
ldr q18, [x0, #512]	// update.limb52.load
smull v20.2d, v1.2s, v18.s[0]	// update.limb52.fg
smlal v20.2d, v4.2s, v18.s[1]	// update.limb52.fg.2
smlal v20.2d, v2.2s, v3.s[2]	// update.limb52.fg.3
smlal v20.2d, v5.2s, v3.s[3]	// update.limb52.fg.4
ssra v20.2d, v6.2d, #30	// update.limb52.carry_fg
smull v17.2d, v1.2s, v18.s[2]	// update.limb53.fg
smlal v17.2d, v4.2s, v18.s[3]	// update.limb53.fg.2
smlal v17.2d, v2.2s, v18.s[0]	// update.limb53.fg.3
smlal v17.2d, v5.2s, v18.s[1]	// update.limb53.fg.4
ssra v17.2d, v20.2d, #30	// update.limb53.carry_fg
uzp1 v19.4s, v20.4s, v17.4s	// update.limb53.limb
bic v19.4s, #0xc0, lsl #24	// update.limb53.limb.2
str q19, [x0, #496]	// update.limb53.store
ldr q22, [x0, #528]	// update.limb54.load
smull v24.2d, v1.2s, v22.s[0]	// update.limb54.fg
smlal v24.2d, v4.2s, v22.s[1]	// update.limb54.fg.2
smlal v24.2d, v2.2s, v18.s[2]	// update.limb54.fg.3
smlal v24.2d, v5.2s, v18.s[3]	// update.limb54.fg.4
ssra v24.2d, v17.2d, #30	// update.limb54.carry_fg
smull v21.2d, v1.2s, v22.s[2]	// update.limb55.fg
smlal v21.2d, v4.2s, v22.s[3]	// update.limb55.fg.2
smlal v21.2d, v2.2s, v22.s[0]	// update.limb55.fg.3
smlal v21.2d, v5.2s, v22.s[1]	// update.limb55.fg.4
ssra v21.2d, v24.2d, #30	// update.limb55.carry_fg
uzp1 v23.4s, v24.4s, v21.4s	// update.limb55.limb
bic v23.4s, #0xc0, lsl #24	// update.limb55.limb.2
str q23, [x0, #512]	// update.limb55.store
ldr q26, [x0, #544]	// update.limb56.load
smull v28.2d, v1.2s, v26.s[0]	// update.limb56.fg
smlal v28.2d, v4.2s, v26.s[1]	// update.limb56.fg.2
smlal v28.2d, v2.2s, v22.s[2]	// update.limb56.fg.3
smlal v28.2d, v5.2s, v22.s[3]	// update.limb56.fg.4
ssra v28.2d, v21.2d, #30	// update.limb56.carry_fg
smull v25.2d, v1.2s, v26.s[2]	// update.limb57.fg
smlal v25.2d, v4.2s, v26.s[3]	// update.limb57.fg.2
smlal v25.2d, v2.2s, v26.s[0]	// update.limb57.fg.3
smlal v25.2d, v5.2s, v26.s[1]	// update.limb57.fg.4
ssra v25.2d, v28.2d, #30	// update.limb57.carry_fg
uzp1 v27.4s, v28.4s, v25.4s	// update.limb57.limb
bic v27.4s, #0xc0, lsl #24	// update.limb57.limb.2
str q27, [x0, #528]	// update.limb57.store
ldr q30, [x0, #560]	// update.limb58.load
smull v0.2d, v1.2s, v30.s[0]	// update.limb58.fg
smlal v0.2d, v4.2s, v30.s[1]	// update.limb58.fg.2
smlal v0.2d, v2.2s, v26.s[2]	// update.limb58.fg.3
smlal v0.2d, v5.2s, v26.s[3]	// update.limb58.fg.4
ssra v0.2d, v25.2d, #30	// update.limb58.carry_fg
smull v29.2d, v1.2s, v30.s[2]	// update.limb59.fg
smlal v29.2d, v4.2s, v30.s[3]	// update.limb59.fg.2
smlal v29.2d, v2.2s, v30.s[0]	// update.limb59.fg.3
smlal v29.2d, v5.2s, v30.s[1]	// update.limb59.fg.4
ssra v29.2d, v0.2d, #30	// update.limb59.carry_fg
uzp1 v31.4s, v0.4s, v29.4s	// update.limb59.limb
bic v31.4s, #0xc0, lsl #24	// update.limb59.limb.2
str q31, [x0, #544]	// update.limb59.store
ldr q7, [x0, #576]	// update.limb60.load
smull v16.2d, v1.2s, v7.s[0]	// update.limb60.fg
smlal v16.2d, v4.2s, v7.s[1]	// update.limb60.fg.2
smlal v16.2d, v2.2s, v30.s[2]	// update.limb60.fg.3
smlal v16.2d, v5.2s, v30.s[3]	// update.limb60.fg.4
ssra v16.2d, v29.2d, #30	// update.limb60.carry_fg
smull v3.2d, v1.2s, v7.s[2]	// update.limb61.fg
smlal v3.2d, v4.2s, v7.s[3]	// update.limb61.fg.2
smlal v3.2d, v2.2s, v7.s[0]	// update.limb61.fg.3
smlal v3.2d, v5.2s, v7.s[1]	// update.limb61.fg.4
ssra v3.2d, v16.2d, #30	// update.limb61.carry_fg
uzp1 v6.4s, v16.4s, v3.4s	// update.limb61.limb
bic v6.4s, #0xc0, lsl #24	// update.limb61.limb.2
str q6, [x0, #560]	// update.limb61.store
ldr q20, [x0, #592]	// update.limb62.load
smull v19.2d, v1.2s, v20.s[0]	// update.limb62.fg
smlal v19.2d, v4.2s, v20.s[1]	// update.limb62.fg.2
smlal v19.2d, v2.2s, v7.s[2]	// update.limb62.fg.3
smlal v19.2d, v5.2s, v7.s[3]	// update.limb62.fg.4
ssra v19.2d, v3.2d, #30	// update.limb62.carry_fg
smull v18.2d, v1.2s, v20.s[2]	// update.limb63.fg
smlal v18.2d, v4.2s, v20.s[3]	// update.limb63.fg.2
smlal v18.2d, v2.2s, v20.s[0]	// update.limb63.fg.3
smlal v18.2d, v5.2s, v20.s[1]	// update.limb63.fg.4
ssra v18.2d, v19.2d, #30	// update.limb63.carry_fg
uzp1 v17.4s, v19.4s, v18.4s	// update.limb63.limb
bic v17.4s, #0xc0, lsl #24	// update.limb63.limb.2
str q17, [x0, #576]	// update.limb63.store
ldr q24, [x0, #608]	// update.limb64.load
smull v23.2d, v1.2s, v24.s[0]	// update.limb64.fg
smlal v23.2d, v4.2s, v24.s[1]	// update.limb64.fg.2
smlal v23.2d, v2.2s, v20.s[2]	// update.limb64.fg.3
smlal v23.2d, v5.2s, v20.s[3]	// update.limb64.fg.4
ssra v23.2d, v18.2d, #30	// update.limb64.carry_fg
smull v22.2d, v1.2s, v24.s[2]	// update.limb65.fg
smlal v22.2d, v4.2s, v24.s[3]	// update.limb65.fg.2
smlal v22.2d, v2.2s, v24.s[0]	// update.limb65.fg.3
smlal v22.2d, v5.2s, v24.s[1]	// update.limb65.fg.4
ssra v22.2d, v23.2d, #30	// update.limb65.carry_fg
uzp1 v21.4s, v23.4s, v22.4s	// update.limb65.limb
bic v21.4s, #0xc0, lsl #24	// update.limb65.limb.2
str q21, [x0, #592]	// update.limb65.store
ldr q28, [x0, #624]	// update.limb66.load
smull v27.2d, v1.2s, v28.s[0]	// update.limb66.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb66.fg.2
smlal v27.2d, v2.2s, v24.s[2]	// update.limb66.fg.3
smlal v27.2d, v5.2s, v24.s[3]	// update.limb66.fg.4
ssra v27.2d, v22.2d, #30	// update.limb66.carry_fg
smull v26.2d, v1.2s, v28.s[2]	// update.limb67.fg
smlal v26.2d, v4.2s, v28.s[3]	// update.limb67.fg.2
smlal v26.2d, v2.2s, v28.s[0]	// update.limb67.fg.3
smlal v26.2d, v5.2s, v28.s[1]	// update.limb67.fg.4
ssra v26.2d, v27.2d, #30	// update.limb67.carry_fg
uzp1 v25.4s, v27.4s, v26.4s	// update.limb67.limb
bic v25.4s, #0xc0, lsl #24	// update.limb67.limb.2
str q25, [x0, #608]	// update.limb67.store
ldr d0, [x0, #640]	// update.limb68.load
smull v31.2d, v1.2s, v0.s[0]	// update.limb68.fg
smlal v31.2d, v4.2s, v0.s[1]	// update.limb68.fg.2
smlal v31.2d, v2.2s, v28.s[2]	// update.limb68.fg.3
smlal v31.2d, v5.2s, v28.s[3]	// update.limb68.fg.4
ssra v31.2d, v26.2d, #30	// update.limb68.carry_fg
smull v30.2d, v2.2s, v0.s[0]	// update.limb69.fg
smlal v30.2d, v5.2s, v0.s[1]	// update.limb69.fg.2
ssra v30.2d, v31.2d, #30	// update.limb69.carry_fg
uzp1 v29.4s, v31.4s, v30.4s	// update.limb69.limb
bic v29.4s, #0xc0, lsl #24	// update.limb69.limb.2
str q29, [x0, #624]	// update.limb69.store
sshr v16.2d, v30.2d, #30	// update.top.carry_fg
xtn v6.2s, v16.2d	// update.top.limb
str d6, [x0, #640]	// update.top.store
ldrsw x9, [x0, #640]	// update.turns.load_after
eon x10, x1, x9	// update.turns.two
and x14, x8, x10	// update.turns.both
eor x15, x13, x14	// update.turns.turns
eor x16, x15, x1	// update.turns.turns.2
str x11, [x0, #56]	// store_halvings
str x12, [x0, #64]	// store_falls
str x16, [x0, #72]	// store_turns
ldp x21, x22, [sp, #16]	// restore
ldp x23, x24, [sp, #32]	// restore
ldp x25, x26, [sp, #48]	// restore
ldp x27, x28, [sp, #64]	// restore
ldp x19, x20, [sp], #80	// restore
ret	// leave
