// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Batches of sixty divsteps, and the update of f and g, for numbers of 1024 bits: any 64-bit ARM.
// x0: a state of 376 bytes, aligned to 16; the layout is that of asmgen's aarch64/divstep.py.
// Words: f, g, delta, u, v, q, r, halvings, falls, turns, batches, unused. Limbs of 30 bits: 35. `batches` is at least 1.
// The first matrix is given; that of the last batch is applied. 1164 instructions a pass.
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
ldrsw x15, [x0, #368]	// update.load_before
ubfx x16, x1, #1, #20	// third1.low_f
ubfx x17, x2, #0, #21	// third1.low_g
sub x19, x3, #1	// third1.step1.down
add x20, x3, #1	// third1.step1.up
neg x21, x4	// update.negative_update
sub x22, x8, x16	// third1.start_h
sub x23, x9, x17	// third1.start_G
add x24, x5, x21, asr #63	// update.opposite_update
eor x25, x22, x3, asr #63	// third1.x
tst x23, #1	// third1.step1.parity
asr x26, x23, #1	// third1.step1.t
eor x27, x11, x22	// third1.step1.halvings
eon x28, x15, x24	// update.differs
str x1, [x0, #0]	// update.put_aside_f
add x16, x26, x25	// third1.step1.y
str x2, [x0, #8]	// update.put_aside_g
csel x17, x16, x26, eq	// third1.step1.G
ccmp x3, #0, #0, eq	// third1.step1.swap
csel x21, x26, x22, lt	// third1.step1.h
csinv x23, x19, x20, ge	// third1.step1.d
dup v0.2d, x4	// update.uq.dup
ins v0.d[1], x6	// update.uq.ins
eor x11, x21, x23, asr #63	// third1.step1.x
bic x24, x22, x21	// third1.step1.fall
tst x17, #1	// third1.step2.parity
asr x25, x17, #1	// third1.step2.t
sub x16, x23, #1	// third1.step2.down
add x3, x23, #1	// third1.step2.up
eor x26, x27, x21	// third1.step2.halvings
xtn v1.2s, v0.2d	// update.uq.xtn
eor x19, x12, x24	// third1.step1.falls
add x20, x25, x11	// third1.step2.y
bic v1.2s, #0xc0, lsl #24	// update.uq.bic
shrn v2.2s, v0.2d, #30	// update.uq.shrn
csel x4, x20, x25, eq	// third1.step2.G
ccmp x23, #0, #0, eq	// third1.step2.swap
csel x6, x25, x21, lt	// third1.step2.h
csinv x22, x16, x3, ge	// third1.step2.d
dup v3.2d, x5	// update.vr.dup
eor x17, x6, x22, asr #63	// third1.step2.x
bic x27, x21, x6	// third1.step2.fall
tst x4, #1	// third1.step3.parity
asr x12, x4, #1	// third1.step3.t
sub x24, x22, #1	// third1.step3.down
add x11, x22, #1	// third1.step3.up
eor x20, x26, x6	// third1.step3.halvings
ins v3.d[1], x7	// update.vr.ins
xtn v4.2s, v3.2d	// update.vr.xtn
eor x23, x19, x27	// third1.step2.falls
add x25, x12, x17	// third1.step3.y
bic v4.2s, #0xc0, lsl #24	// update.vr.bic
csel x16, x25, x12, eq	// third1.step3.G
ccmp x22, #0, #0, eq	// third1.step3.swap
csel x3, x12, x6, lt	// third1.step3.h
csinv x5, x24, x11, ge	// third1.step3.d
shrn v5.2s, v3.2d, #30	// update.vr.shrn
eor x21, x3, x5, asr #63	// third1.step3.x
bic x4, x6, x3	// third1.step3.fall
tst x16, #1	// third1.step4.parity
asr x26, x16, #1	// third1.step4.t
sub x7, x5, #1	// third1.step4.down
add x19, x5, #1	// third1.step4.up
eor x27, x20, x3	// third1.step4.halvings
ldr q6, [x0, #96]	// update.limb0.load
smull v7.2d, v1.2s, v6.s[0]	// update.limb0.fg
eor x17, x23, x4	// third1.step3.falls
add x25, x26, x21	// third1.step4.y
smlal v7.2d, v4.2s, v6.s[1]	// update.limb0.fg.2
csel x22, x25, x26, eq	// third1.step4.G
ccmp x5, #0, #0, eq	// third1.step4.swap
csel x12, x26, x3, lt	// third1.step4.h
csinv x24, x7, x19, ge	// third1.step4.d
smull v16.2d, v1.2s, v6.s[2]	// update.limb1.fg
smlal v16.2d, v4.2s, v6.s[3]	// update.limb1.fg.2
eor x11, x12, x24, asr #63	// third1.step4.x
bic x6, x3, x12	// third1.step4.fall
tst x22, #1	// third1.step5.parity
asr x16, x22, #1	// third1.step5.t
sub x20, x24, #1	// third1.step5.down
add x23, x24, #1	// third1.step5.up
eor x4, x27, x12	// third1.step5.halvings
smlal v16.2d, v2.2s, v6.s[0]	// update.limb1.fg.3
eor x21, x17, x6	// third1.step4.falls
add x25, x16, x11	// third1.step5.y
smlal v16.2d, v5.2s, v6.s[1]	// update.limb1.fg.4
ssra v16.2d, v7.2d, #30	// update.limb1.carry_fg
csel x5, x25, x16, eq	// third1.step5.G
ccmp x24, #0, #0, eq	// third1.step5.swap
csel x26, x16, x12, lt	// third1.step5.h
csinv x7, x20, x23, ge	// third1.step5.d
ldr q17, [x0, #112]	// update.limb2.load
eor x19, x26, x7, asr #63	// third1.step5.x
bic x3, x12, x26	// third1.step5.fall
tst x5, #1	// third1.step6.parity
asr x22, x5, #1	// third1.step6.t
sub x27, x7, #1	// third1.step6.down
add x17, x7, #1	// third1.step6.up
eor x6, x4, x26	// third1.step6.halvings
smull v18.2d, v1.2s, v17.s[0]	// update.limb2.fg
smlal v18.2d, v4.2s, v17.s[1]	// update.limb2.fg.2
eor x11, x21, x3	// third1.step5.falls
add x25, x22, x19	// third1.step6.y
smlal v18.2d, v2.2s, v6.s[2]	// update.limb2.fg.3
csel x24, x25, x22, eq	// third1.step6.G
ccmp x7, #0, #0, eq	// third1.step6.swap
csel x16, x22, x26, lt	// third1.step6.h
csinv x20, x27, x17, ge	// third1.step6.d
smlal v18.2d, v5.2s, v6.s[3]	// update.limb2.fg.4
eor x23, x16, x20, asr #63	// third1.step6.x
bic x12, x26, x16	// third1.step6.fall
tst x24, #1	// third1.step7.parity
asr x5, x24, #1	// third1.step7.t
sub x4, x20, #1	// third1.step7.down
add x21, x20, #1	// third1.step7.up
eor x3, x6, x16	// third1.step7.halvings
ssra v18.2d, v16.2d, #30	// update.limb2.carry_fg
smull v19.2d, v1.2s, v17.s[2]	// update.limb3.fg
eor x19, x11, x12	// third1.step6.falls
add x25, x5, x23	// third1.step7.y
smlal v19.2d, v4.2s, v17.s[3]	// update.limb3.fg.2
csel x7, x25, x5, eq	// third1.step7.G
ccmp x20, #0, #0, eq	// third1.step7.swap
csel x22, x5, x16, lt	// third1.step7.h
csinv x27, x4, x21, ge	// third1.step7.d
smlal v19.2d, v2.2s, v17.s[0]	// update.limb3.fg.3
smlal v19.2d, v5.2s, v17.s[1]	// update.limb3.fg.4
eor x17, x22, x27, asr #63	// third1.step7.x
bic x26, x16, x22	// third1.step7.fall
tst x7, #1	// third1.step8.parity
asr x24, x7, #1	// third1.step8.t
sub x6, x27, #1	// third1.step8.down
add x11, x27, #1	// third1.step8.up
eor x12, x3, x22	// third1.step8.halvings
ssra v19.2d, v18.2d, #30	// update.limb3.carry_fg
eor x23, x19, x26	// third1.step7.falls
add x25, x24, x17	// third1.step8.y
uzp1 v20.4s, v18.4s, v19.4s	// update.limb3.limb
bic v20.4s, #0xc0, lsl #24	// update.limb3.limb.2
csel x20, x25, x24, eq	// third1.step8.G
ccmp x27, #0, #0, eq	// third1.step8.swap
csel x5, x24, x22, lt	// third1.step8.h
csinv x4, x6, x11, ge	// third1.step8.d
str q20, [x0, #96]	// update.limb3.store
eor x21, x5, x4, asr #63	// third1.step8.x
bic x16, x22, x5	// third1.step8.fall
tst x20, #1	// third1.step9.parity
asr x7, x20, #1	// third1.step9.t
sub x3, x4, #1	// third1.step9.down
add x19, x4, #1	// third1.step9.up
eor x26, x12, x5	// third1.step9.halvings
ldr q21, [x0, #128]	// update.limb4.load
smull v22.2d, v1.2s, v21.s[0]	// update.limb4.fg
eor x17, x23, x16	// third1.step8.falls
add x25, x7, x21	// third1.step9.y
smlal v22.2d, v4.2s, v21.s[1]	// update.limb4.fg.2
csel x27, x25, x7, eq	// third1.step9.G
ccmp x4, #0, #0, eq	// third1.step9.swap
csel x24, x7, x5, lt	// third1.step9.h
csinv x6, x3, x19, ge	// third1.step9.d
smlal v22.2d, v2.2s, v17.s[2]	// update.limb4.fg.3
eor x11, x24, x6, asr #63	// third1.step9.x
bic x22, x5, x24	// third1.step9.fall
tst x27, #1	// third1.step10.parity
asr x20, x27, #1	// third1.step10.t
sub x12, x6, #1	// third1.step10.down
add x23, x6, #1	// third1.step10.up
eor x16, x26, x24	// third1.step10.halvings
smlal v22.2d, v5.2s, v17.s[3]	// update.limb4.fg.4
ssra v22.2d, v19.2d, #30	// update.limb4.carry_fg
eor x21, x17, x22	// third1.step9.falls
add x25, x20, x11	// third1.step10.y
smull v23.2d, v1.2s, v21.s[2]	// update.limb5.fg
csel x4, x25, x20, eq	// third1.step10.G
ccmp x6, #0, #0, eq	// third1.step10.swap
csel x7, x20, x24, lt	// third1.step10.h
csinv x3, x12, x23, ge	// third1.step10.d
smlal v23.2d, v4.2s, v21.s[3]	// update.limb5.fg.2
smlal v23.2d, v2.2s, v21.s[0]	// update.limb5.fg.3
eor x19, x7, x3, asr #63	// third1.step10.x
bic x5, x24, x7	// third1.step10.fall
tst x4, #1	// third1.step11.parity
asr x27, x4, #1	// third1.step11.t
sub x26, x3, #1	// third1.step11.down
add x17, x3, #1	// third1.step11.up
eor x22, x16, x7	// third1.step11.halvings
smlal v23.2d, v5.2s, v21.s[1]	// update.limb5.fg.4
eor x11, x21, x5	// third1.step10.falls
add x25, x27, x19	// third1.step11.y
ssra v23.2d, v22.2d, #30	// update.limb5.carry_fg
uzp1 v24.4s, v22.4s, v23.4s	// update.limb5.limb
csel x6, x25, x27, eq	// third1.step11.G
ccmp x3, #0, #0, eq	// third1.step11.swap
csel x20, x27, x7, lt	// third1.step11.h
csinv x12, x26, x17, ge	// third1.step11.d
bic v24.4s, #0xc0, lsl #24	// update.limb5.limb.2
eor x23, x20, x12, asr #63	// third1.step11.x
bic x24, x7, x20	// third1.step11.fall
tst x6, #1	// third1.step12.parity
asr x4, x6, #1	// third1.step12.t
sub x16, x12, #1	// third1.step12.down
add x21, x12, #1	// third1.step12.up
eor x5, x22, x20	// third1.step12.halvings
str q24, [x0, #112]	// update.limb5.store
ldr q25, [x0, #144]	// update.limb6.load
eor x19, x11, x24	// third1.step11.falls
add x25, x4, x23	// third1.step12.y
smull v26.2d, v1.2s, v25.s[0]	// update.limb6.fg
csel x3, x25, x4, eq	// third1.step12.G
ccmp x12, #0, #0, eq	// third1.step12.swap
csel x27, x4, x20, lt	// third1.step12.h
csinv x26, x16, x21, ge	// third1.step12.d
smlal v26.2d, v4.2s, v25.s[1]	// update.limb6.fg.2
smlal v26.2d, v2.2s, v21.s[2]	// update.limb6.fg.3
eor x17, x27, x26, asr #63	// third1.step12.x
bic x7, x20, x27	// third1.step12.fall
tst x3, #1	// third1.step13.parity
asr x6, x3, #1	// third1.step13.t
sub x22, x26, #1	// third1.step13.down
add x11, x26, #1	// third1.step13.up
eor x24, x5, x27	// third1.step13.halvings
smlal v26.2d, v5.2s, v21.s[3]	// update.limb6.fg.4
eor x23, x19, x7	// third1.step12.falls
add x25, x6, x17	// third1.step13.y
ssra v26.2d, v23.2d, #30	// update.limb6.carry_fg
csel x12, x25, x6, eq	// third1.step13.G
ccmp x26, #0, #0, eq	// third1.step13.swap
csel x4, x6, x27, lt	// third1.step13.h
csinv x16, x22, x11, ge	// third1.step13.d
smull v27.2d, v1.2s, v25.s[2]	// update.limb7.fg
smlal v27.2d, v4.2s, v25.s[3]	// update.limb7.fg.2
eor x21, x4, x16, asr #63	// third1.step13.x
bic x20, x27, x4	// third1.step13.fall
tst x12, #1	// third1.step14.parity
asr x3, x12, #1	// third1.step14.t
sub x5, x16, #1	// third1.step14.down
add x19, x16, #1	// third1.step14.up
eor x7, x24, x4	// third1.step14.halvings
smlal v27.2d, v2.2s, v25.s[0]	// update.limb7.fg.3
eor x17, x23, x20	// third1.step13.falls
add x25, x3, x21	// third1.step14.y
smlal v27.2d, v5.2s, v25.s[1]	// update.limb7.fg.4
ssra v27.2d, v26.2d, #30	// update.limb7.carry_fg
csel x26, x25, x3, eq	// third1.step14.G
ccmp x16, #0, #0, eq	// third1.step14.swap
csel x6, x3, x4, lt	// third1.step14.h
csinv x22, x5, x19, ge	// third1.step14.d
uzp1 v28.4s, v26.4s, v27.4s	// update.limb7.limb
eor x11, x6, x22, asr #63	// third1.step14.x
bic x27, x4, x6	// third1.step14.fall
tst x26, #1	// third1.step15.parity
asr x12, x26, #1	// third1.step15.t
sub x24, x22, #1	// third1.step15.down
add x23, x22, #1	// third1.step15.up
eor x20, x7, x6	// third1.step15.halvings
bic v28.4s, #0xc0, lsl #24	// update.limb7.limb.2
str q28, [x0, #128]	// update.limb7.store
eor x21, x17, x27	// third1.step14.falls
add x25, x12, x11	// third1.step15.y
ldr q29, [x0, #160]	// update.limb8.load
csel x16, x25, x12, eq	// third1.step15.G
ccmp x22, #0, #0, eq	// third1.step15.swap
csel x3, x12, x6, lt	// third1.step15.h
csinv x5, x24, x23, ge	// third1.step15.d
smull v30.2d, v1.2s, v29.s[0]	// update.limb8.fg
smlal v30.2d, v4.2s, v29.s[1]	// update.limb8.fg.2
eor x19, x3, x5, asr #63	// third1.step15.x
bic x4, x6, x3	// third1.step15.fall
tst x16, #1	// third1.step16.parity
asr x26, x16, #1	// third1.step16.t
sub x7, x5, #1	// third1.step16.down
add x17, x5, #1	// third1.step16.up
eor x27, x20, x3	// third1.step16.halvings
smlal v30.2d, v2.2s, v25.s[2]	// update.limb8.fg.3
eor x11, x21, x4	// third1.step15.falls
add x25, x26, x19	// third1.step16.y
smlal v30.2d, v5.2s, v25.s[3]	// update.limb8.fg.4
csel x22, x25, x26, eq	// third1.step16.G
ccmp x5, #0, #0, eq	// third1.step16.swap
csel x12, x26, x3, lt	// third1.step16.h
csinv x24, x7, x17, ge	// third1.step16.d
ssra v30.2d, v27.2d, #30	// update.limb8.carry_fg
smull v31.2d, v1.2s, v29.s[2]	// update.limb9.fg
eor x23, x12, x24, asr #63	// third1.step16.x
bic x6, x3, x12	// third1.step16.fall
tst x22, #1	// third1.step17.parity
asr x16, x22, #1	// third1.step17.t
sub x20, x24, #1	// third1.step17.down
add x21, x24, #1	// third1.step17.up
eor x4, x27, x12	// third1.step17.halvings
smlal v31.2d, v4.2s, v29.s[3]	// update.limb9.fg.2
eor x19, x11, x6	// third1.step16.falls
add x25, x16, x23	// third1.step17.y
smlal v31.2d, v2.2s, v29.s[0]	// update.limb9.fg.3
smlal v31.2d, v5.2s, v29.s[1]	// update.limb9.fg.4
csel x5, x25, x16, eq	// third1.step17.G
ccmp x24, #0, #0, eq	// third1.step17.swap
csel x26, x16, x12, lt	// third1.step17.h
csinv x7, x20, x21, ge	// third1.step17.d
ssra v31.2d, v30.2d, #30	// update.limb9.carry_fg
eor x17, x26, x7, asr #63	// third1.step17.x
bic x3, x12, x26	// third1.step17.fall
tst x5, #1	// third1.step18.parity
asr x22, x5, #1	// third1.step18.t
sub x27, x7, #1	// third1.step18.down
add x11, x7, #1	// third1.step18.up
eor x6, x4, x26	// third1.step18.halvings
uzp1 v0.4s, v30.4s, v31.4s	// update.limb9.limb
bic v0.4s, #0xc0, lsl #24	// update.limb9.limb.2
eor x23, x19, x3	// third1.step17.falls
add x25, x22, x17	// third1.step18.y
str q0, [x0, #144]	// update.limb9.store
csel x24, x25, x22, eq	// third1.step18.G
ccmp x7, #0, #0, eq	// third1.step18.swap
csel x16, x22, x26, lt	// third1.step18.h
csinv x20, x27, x11, ge	// third1.step18.d
ldr q3, [x0, #176]	// update.limb10.load
smull v7.2d, v1.2s, v3.s[0]	// update.limb10.fg
eor x21, x16, x20, asr #63	// third1.step18.x
bic x12, x26, x16	// third1.step18.fall
tst x24, #1	// third1.step19.parity
asr x5, x24, #1	// third1.step19.t
sub x4, x20, #1	// third1.step19.down
add x19, x20, #1	// third1.step19.up
eor x3, x6, x16	// third1.step19.halvings
smlal v7.2d, v4.2s, v3.s[1]	// update.limb10.fg.2
eor x17, x23, x12	// third1.step18.falls
add x25, x5, x21	// third1.step19.y
smlal v7.2d, v2.2s, v29.s[2]	// update.limb10.fg.3
csel x7, x25, x5, eq	// third1.step19.G
ccmp x20, #0, #0, eq	// third1.step19.swap
csel x22, x5, x16, lt	// third1.step19.h
csinv x27, x4, x19, ge	// third1.step19.d
smlal v7.2d, v5.2s, v29.s[3]	// update.limb10.fg.4
ssra v7.2d, v31.2d, #30	// update.limb10.carry_fg
eor x11, x22, x27, asr #63	// third1.step19.x
bic x26, x16, x22	// third1.step19.fall
tst x7, #1	// third1.step20.parity
asr x24, x7, #1	// third1.step20.t
sub x6, x27, #1	// third1.step20.down
add x23, x27, #1	// third1.step20.up
eor x12, x3, x22	// third1.step20.halvings
smull v6.2d, v1.2s, v3.s[2]	// update.limb11.fg
eor x21, x17, x26	// third1.step19.falls
add x25, x24, x11	// third1.step20.y
smlal v6.2d, v4.2s, v3.s[3]	// update.limb11.fg.2
smlal v6.2d, v2.2s, v3.s[0]	// update.limb11.fg.3
csel x20, x25, x24, eq	// third1.step20.G
ccmp x27, #0, #0, eq	// third1.step20.swap
csel x5, x24, x22, lt	// third1.step20.h
csinv x4, x6, x23, ge	// third1.step20.d
smlal v6.2d, v5.2s, v3.s[1]	// update.limb11.fg.4
eor x19, x5, x4, asr #63	// third1.step20.x
bic x16, x22, x5	// third1.step20.fall
add x7, x5, #0x100000	// third1.fields
sub x3, x10, x5, lsl #1	// third1.above
add x17, x20, #0x200000	// third1.fields.2
sub x26, x10, x20	// third1.above.2
sub x11, x4, #1	// third2.step1.down
add x25, x4, #1	// third2.step1.up
ssra v6.2d, v7.2d, #30	// update.limb11.carry_fg
uzp1 v16.4s, v7.4s, v6.4s	// update.limb11.limb
eor x27, x21, x16	// third1.step20.falls
sbfx x24, x7, #21, #21	// third1.first
asr x6, x3, #43	// third1.second
sbfx x23, x17, #22, #21	// third1.first.2
asr x19, x26, #43	// third1.second.2
bic v16.4s, #0xc0, lsl #24	// update.limb11.limb.2
mneg x22, x24, x1	// third1.mneg
mneg x20, x23, x1	// third1.mneg.2
str q16, [x0, #160]	// update.limb11.store
ldr q18, [x0, #192]	// update.limb12.load
smull v20.2d, v1.2s, v18.s[0]	// update.limb12.fg
smlal v20.2d, v4.2s, v18.s[1]	// update.limb12.fg.2
msub x21, x6, x2, x22	// third1.msub
msub x16, x19, x2, x20	// third1.msub.2
smlal v20.2d, v2.2s, v3.s[2]	// update.limb12.fg.3
smlal v20.2d, v5.2s, v3.s[3]	// update.limb12.fg.4
ssra v20.2d, v6.2d, #30	// update.limb12.carry_fg
smull v17.2d, v1.2s, v18.s[2]	// update.limb13.fg
smlal v17.2d, v4.2s, v18.s[3]	// update.limb13.fg.2
ubfx x7, x21, #21, #20	// third2.low_f
ubfx x3, x16, #20, #21	// third2.low_g
smlal v17.2d, v2.2s, v18.s[0]	// update.limb13.fg.3
sub x17, x8, x7	// third2.start_h
sub x26, x9, x3	// third2.start_G
smlal v17.2d, v5.2s, v18.s[1]	// update.limb13.fg.4
ssra v17.2d, v20.2d, #30	// update.limb13.carry_fg
eor x1, x17, x4, asr #63	// third2.x
tst x26, #1	// third2.step1.parity
asr x22, x26, #1	// third2.step1.t
eor x2, x12, x17	// third2.step1.halvings
uzp1 v19.4s, v20.4s, v17.4s	// update.limb13.limb
add x20, x22, x1	// third2.step1.y
bic v19.4s, #0xc0, lsl #24	// update.limb13.limb.2
str q19, [x0, #176]	// update.limb13.store
csel x7, x20, x22, eq	// third2.step1.G
ccmp x4, #0, #0, eq	// third2.step1.swap
csel x3, x22, x17, lt	// third2.step1.h
csinv x26, x11, x25, ge	// third2.step1.d
ldr q22, [x0, #208]	// update.limb14.load
eor x12, x3, x26, asr #63	// third2.step1.x
bic x1, x17, x3	// third2.step1.fall
tst x7, #1	// third2.step2.parity
asr x20, x7, #1	// third2.step2.t
sub x4, x26, #1	// third2.step2.down
add x22, x26, #1	// third2.step2.up
eor x11, x2, x3	// third2.step2.halvings
smull v24.2d, v1.2s, v22.s[0]	// update.limb14.fg
smlal v24.2d, v4.2s, v22.s[1]	// update.limb14.fg.2
eor x25, x27, x1	// third2.step1.falls
add x17, x20, x12	// third2.step2.y
smlal v24.2d, v2.2s, v18.s[2]	// update.limb14.fg.3
csel x7, x17, x20, eq	// third2.step2.G
ccmp x26, #0, #0, eq	// third2.step2.swap
csel x2, x20, x3, lt	// third2.step2.h
csinv x27, x4, x22, ge	// third2.step2.d
smlal v24.2d, v5.2s, v18.s[3]	// update.limb14.fg.4
eor x1, x2, x27, asr #63	// third2.step2.x
bic x12, x3, x2	// third2.step2.fall
tst x7, #1	// third2.step3.parity
asr x17, x7, #1	// third2.step3.t
sub x26, x27, #1	// third2.step3.down
add x20, x27, #1	// third2.step3.up
eor x4, x11, x2	// third2.step3.halvings
ssra v24.2d, v17.2d, #30	// update.limb14.carry_fg
smull v21.2d, v1.2s, v22.s[2]	// update.limb15.fg
eor x22, x25, x12	// third2.step2.falls
add x3, x17, x1	// third2.step3.y
smlal v21.2d, v4.2s, v22.s[3]	// update.limb15.fg.2
csel x7, x3, x17, eq	// third2.step3.G
ccmp x27, #0, #0, eq	// third2.step3.swap
csel x11, x17, x2, lt	// third2.step3.h
csinv x25, x26, x20, ge	// third2.step3.d
smlal v21.2d, v2.2s, v22.s[0]	// update.limb15.fg.3
smlal v21.2d, v5.2s, v22.s[1]	// update.limb15.fg.4
eor x12, x11, x25, asr #63	// third2.step3.x
bic x1, x2, x11	// third2.step3.fall
tst x7, #1	// third2.step4.parity
asr x3, x7, #1	// third2.step4.t
sub x27, x25, #1	// third2.step4.down
add x17, x25, #1	// third2.step4.up
eor x26, x4, x11	// third2.step4.halvings
ssra v21.2d, v24.2d, #30	// update.limb15.carry_fg
eor x20, x22, x1	// third2.step3.falls
add x2, x3, x12	// third2.step4.y
uzp1 v23.4s, v24.4s, v21.4s	// update.limb15.limb
bic v23.4s, #0xc0, lsl #24	// update.limb15.limb.2
csel x7, x2, x3, eq	// third2.step4.G
ccmp x25, #0, #0, eq	// third2.step4.swap
csel x4, x3, x11, lt	// third2.step4.h
csinv x22, x27, x17, ge	// third2.step4.d
str q23, [x0, #192]	// update.limb15.store
eor x1, x4, x22, asr #63	// third2.step4.x
bic x12, x11, x4	// third2.step4.fall
tst x7, #1	// third2.step5.parity
asr x2, x7, #1	// third2.step5.t
sub x25, x22, #1	// third2.step5.down
add x3, x22, #1	// third2.step5.up
eor x27, x26, x4	// third2.step5.halvings
ldr q26, [x0, #224]	// update.limb16.load
smull v28.2d, v1.2s, v26.s[0]	// update.limb16.fg
eor x17, x20, x12	// third2.step4.falls
add x11, x2, x1	// third2.step5.y
smlal v28.2d, v4.2s, v26.s[1]	// update.limb16.fg.2
csel x7, x11, x2, eq	// third2.step5.G
ccmp x22, #0, #0, eq	// third2.step5.swap
csel x26, x2, x4, lt	// third2.step5.h
csinv x20, x25, x3, ge	// third2.step5.d
smlal v28.2d, v2.2s, v22.s[2]	// update.limb16.fg.3
eor x12, x26, x20, asr #63	// third2.step5.x
bic x1, x4, x26	// third2.step5.fall
tst x7, #1	// third2.step6.parity
asr x11, x7, #1	// third2.step6.t
sub x22, x20, #1	// third2.step6.down
add x2, x20, #1	// third2.step6.up
eor x25, x27, x26	// third2.step6.halvings
smlal v28.2d, v5.2s, v22.s[3]	// update.limb16.fg.4
ssra v28.2d, v21.2d, #30	// update.limb16.carry_fg
eor x3, x17, x1	// third2.step5.falls
add x4, x11, x12	// third2.step6.y
smull v25.2d, v1.2s, v26.s[2]	// update.limb17.fg
csel x7, x4, x11, eq	// third2.step6.G
ccmp x20, #0, #0, eq	// third2.step6.swap
csel x27, x11, x26, lt	// third2.step6.h
csinv x17, x22, x2, ge	// third2.step6.d
smlal v25.2d, v4.2s, v26.s[3]	// update.limb17.fg.2
smlal v25.2d, v2.2s, v26.s[0]	// update.limb17.fg.3
eor x1, x27, x17, asr #63	// third2.step6.x
bic x12, x26, x27	// third2.step6.fall
tst x7, #1	// third2.step7.parity
asr x4, x7, #1	// third2.step7.t
sub x20, x17, #1	// third2.step7.down
add x11, x17, #1	// third2.step7.up
eor x22, x25, x27	// third2.step7.halvings
smlal v25.2d, v5.2s, v26.s[1]	// update.limb17.fg.4
eor x2, x3, x12	// third2.step6.falls
add x26, x4, x1	// third2.step7.y
ssra v25.2d, v28.2d, #30	// update.limb17.carry_fg
uzp1 v27.4s, v28.4s, v25.4s	// update.limb17.limb
csel x7, x26, x4, eq	// third2.step7.G
ccmp x17, #0, #0, eq	// third2.step7.swap
csel x25, x4, x27, lt	// third2.step7.h
csinv x3, x20, x11, ge	// third2.step7.d
bic v27.4s, #0xc0, lsl #24	// update.limb17.limb.2
eor x12, x25, x3, asr #63	// third2.step7.x
bic x1, x27, x25	// third2.step7.fall
tst x7, #1	// third2.step8.parity
asr x26, x7, #1	// third2.step8.t
sub x17, x3, #1	// third2.step8.down
add x4, x3, #1	// third2.step8.up
eor x20, x22, x25	// third2.step8.halvings
str q27, [x0, #208]	// update.limb17.store
ldr q30, [x0, #240]	// update.limb18.load
eor x11, x2, x1	// third2.step7.falls
add x27, x26, x12	// third2.step8.y
smull v0.2d, v1.2s, v30.s[0]	// update.limb18.fg
csel x7, x27, x26, eq	// third2.step8.G
ccmp x3, #0, #0, eq	// third2.step8.swap
csel x22, x26, x25, lt	// third2.step8.h
csinv x2, x17, x4, ge	// third2.step8.d
smlal v0.2d, v4.2s, v30.s[1]	// update.limb18.fg.2
eor x1, x22, x2, asr #63	// third2.step8.x
bic x12, x25, x22	// third2.step8.fall
tst x7, #1	// third2.step9.parity
asr x27, x7, #1	// third2.step9.t
sub x3, x2, #1	// third2.step9.down
add x26, x2, #1	// third2.step9.up
eor x17, x20, x22	// third2.step9.halvings
smlal v0.2d, v2.2s, v26.s[2]	// update.limb18.fg.3
smlal v0.2d, v5.2s, v26.s[3]	// update.limb18.fg.4
eor x4, x11, x12	// third2.step8.falls
add x25, x27, x1	// third2.step9.y
ssra v0.2d, v25.2d, #30	// update.limb18.carry_fg
csel x7, x25, x27, eq	// third2.step9.G
ccmp x2, #0, #0, eq	// third2.step9.swap
csel x20, x27, x22, lt	// third2.step9.h
csinv x11, x3, x26, ge	// third2.step9.d
smull v29.2d, v1.2s, v30.s[2]	// update.limb19.fg
smlal v29.2d, v4.2s, v30.s[3]	// update.limb19.fg.2
eor x12, x20, x11, asr #63	// third2.step9.x
bic x1, x22, x20	// third2.step9.fall
tst x7, #1	// third2.step10.parity
asr x25, x7, #1	// third2.step10.t
sub x2, x11, #1	// third2.step10.down
add x27, x11, #1	// third2.step10.up
eor x3, x17, x20	// third2.step10.halvings
smlal v29.2d, v2.2s, v30.s[0]	// update.limb19.fg.3
eor x26, x4, x1	// third2.step9.falls
add x22, x25, x12	// third2.step10.y
smlal v29.2d, v5.2s, v30.s[1]	// update.limb19.fg.4
ssra v29.2d, v0.2d, #30	// update.limb19.carry_fg
csel x7, x22, x25, eq	// third2.step10.G
ccmp x11, #0, #0, eq	// third2.step10.swap
csel x17, x25, x20, lt	// third2.step10.h
csinv x4, x2, x27, ge	// third2.step10.d
uzp1 v31.4s, v0.4s, v29.4s	// update.limb19.limb
eor x1, x17, x4, asr #63	// third2.step10.x
bic x12, x20, x17	// third2.step10.fall
tst x7, #1	// third2.step11.parity
asr x22, x7, #1	// third2.step11.t
sub x11, x4, #1	// third2.step11.down
add x25, x4, #1	// third2.step11.up
eor x2, x3, x17	// third2.step11.halvings
bic v31.4s, #0xc0, lsl #24	// update.limb19.limb.2
str q31, [x0, #224]	// update.limb19.store
eor x27, x26, x12	// third2.step10.falls
add x20, x22, x1	// third2.step11.y
ldr q7, [x0, #256]	// update.limb20.load
csel x7, x20, x22, eq	// third2.step11.G
ccmp x4, #0, #0, eq	// third2.step11.swap
csel x3, x22, x17, lt	// third2.step11.h
csinv x26, x11, x25, ge	// third2.step11.d
smull v16.2d, v1.2s, v7.s[0]	// update.limb20.fg
eor x12, x3, x26, asr #63	// third2.step11.x
bic x1, x17, x3	// third2.step11.fall
tst x7, #1	// third2.step12.parity
asr x20, x7, #1	// third2.step12.t
sub x4, x26, #1	// third2.step12.down
add x22, x26, #1	// third2.step12.up
eor x11, x2, x3	// third2.step12.halvings
smlal v16.2d, v4.2s, v7.s[1]	// update.limb20.fg.2
smlal v16.2d, v2.2s, v30.s[2]	// update.limb20.fg.3
eor x25, x27, x1	// third2.step11.falls
add x17, x20, x12	// third2.step12.y
smlal v16.2d, v5.2s, v30.s[3]	// update.limb20.fg.4
csel x7, x17, x20, eq	// third2.step12.G
ccmp x26, #0, #0, eq	// third2.step12.swap
csel x2, x20, x3, lt	// third2.step12.h
csinv x27, x4, x22, ge	// third2.step12.d
ssra v16.2d, v29.2d, #30	// update.limb20.carry_fg
smull v3.2d, v1.2s, v7.s[2]	// update.limb21.fg
eor x1, x2, x27, asr #63	// third2.step12.x
bic x12, x3, x2	// third2.step12.fall
tst x7, #1	// third2.step13.parity
asr x17, x7, #1	// third2.step13.t
sub x26, x27, #1	// third2.step13.down
add x20, x27, #1	// third2.step13.up
eor x4, x11, x2	// third2.step13.halvings
smlal v3.2d, v4.2s, v7.s[3]	// update.limb21.fg.2
eor x22, x25, x12	// third2.step12.falls
add x3, x17, x1	// third2.step13.y
smlal v3.2d, v2.2s, v7.s[0]	// update.limb21.fg.3
smlal v3.2d, v5.2s, v7.s[1]	// update.limb21.fg.4
csel x7, x3, x17, eq	// third2.step13.G
ccmp x27, #0, #0, eq	// third2.step13.swap
csel x11, x17, x2, lt	// third2.step13.h
csinv x25, x26, x20, ge	// third2.step13.d
ssra v3.2d, v16.2d, #30	// update.limb21.carry_fg
eor x12, x11, x25, asr #63	// third2.step13.x
bic x1, x2, x11	// third2.step13.fall
tst x7, #1	// third2.step14.parity
asr x3, x7, #1	// third2.step14.t
sub x27, x25, #1	// third2.step14.down
add x17, x25, #1	// third2.step14.up
eor x26, x4, x11	// third2.step14.halvings
uzp1 v6.4s, v16.4s, v3.4s	// update.limb21.limb
bic v6.4s, #0xc0, lsl #24	// update.limb21.limb.2
eor x20, x22, x1	// third2.step13.falls
add x2, x3, x12	// third2.step14.y
str q6, [x0, #240]	// update.limb21.store
csel x7, x2, x3, eq	// third2.step14.G
ccmp x25, #0, #0, eq	// third2.step14.swap
csel x4, x3, x11, lt	// third2.step14.h
csinv x22, x27, x17, ge	// third2.step14.d
ldr q20, [x0, #272]	// update.limb22.load
smull v19.2d, v1.2s, v20.s[0]	// update.limb22.fg
eor x1, x4, x22, asr #63	// third2.step14.x
bic x12, x11, x4	// third2.step14.fall
tst x7, #1	// third2.step15.parity
asr x2, x7, #1	// third2.step15.t
sub x25, x22, #1	// third2.step15.down
add x3, x22, #1	// third2.step15.up
eor x27, x26, x4	// third2.step15.halvings
smlal v19.2d, v4.2s, v20.s[1]	// update.limb22.fg.2
eor x17, x20, x12	// third2.step14.falls
add x11, x2, x1	// third2.step15.y
smlal v19.2d, v2.2s, v7.s[2]	// update.limb22.fg.3
csel x7, x11, x2, eq	// third2.step15.G
ccmp x22, #0, #0, eq	// third2.step15.swap
csel x26, x2, x4, lt	// third2.step15.h
csinv x20, x25, x3, ge	// third2.step15.d
smlal v19.2d, v5.2s, v7.s[3]	// update.limb22.fg.4
ssra v19.2d, v3.2d, #30	// update.limb22.carry_fg
eor x12, x26, x20, asr #63	// third2.step15.x
bic x1, x4, x26	// third2.step15.fall
tst x7, #1	// third2.step16.parity
asr x11, x7, #1	// third2.step16.t
sub x22, x20, #1	// third2.step16.down
add x2, x20, #1	// third2.step16.up
eor x25, x27, x26	// third2.step16.halvings
smull v18.2d, v1.2s, v20.s[2]	// update.limb23.fg
eor x3, x17, x1	// third2.step15.falls
add x4, x11, x12	// third2.step16.y
smlal v18.2d, v4.2s, v20.s[3]	// update.limb23.fg.2
smlal v18.2d, v2.2s, v20.s[0]	// update.limb23.fg.3
csel x7, x4, x11, eq	// third2.step16.G
ccmp x20, #0, #0, eq	// third2.step16.swap
csel x27, x11, x26, lt	// third2.step16.h
csinv x17, x22, x2, ge	// third2.step16.d
smlal v18.2d, v5.2s, v20.s[1]	// update.limb23.fg.4
eor x1, x27, x17, asr #63	// third2.step16.x
bic x12, x26, x27	// third2.step16.fall
tst x7, #1	// third2.step17.parity
asr x4, x7, #1	// third2.step17.t
sub x20, x17, #1	// third2.step17.down
add x11, x17, #1	// third2.step17.up
eor x22, x25, x27	// third2.step17.halvings
ssra v18.2d, v19.2d, #30	// update.limb23.carry_fg
uzp1 v17.4s, v19.4s, v18.4s	// update.limb23.limb
eor x2, x3, x12	// third2.step16.falls
add x26, x4, x1	// third2.step17.y
bic v17.4s, #0xc0, lsl #24	// update.limb23.limb.2
csel x7, x26, x4, eq	// third2.step17.G
ccmp x17, #0, #0, eq	// third2.step17.swap
csel x25, x4, x27, lt	// third2.step17.h
csinv x3, x20, x11, ge	// third2.step17.d
str q17, [x0, #256]	// update.limb23.store
ldr q24, [x0, #288]	// update.limb24.load
eor x12, x25, x3, asr #63	// third2.step17.x
bic x1, x27, x25	// third2.step17.fall
tst x7, #1	// third2.step18.parity
asr x26, x7, #1	// third2.step18.t
sub x17, x3, #1	// third2.step18.down
add x4, x3, #1	// third2.step18.up
eor x20, x22, x25	// third2.step18.halvings
smull v23.2d, v1.2s, v24.s[0]	// update.limb24.fg
eor x11, x2, x1	// third2.step17.falls
add x27, x26, x12	// third2.step18.y
smlal v23.2d, v4.2s, v24.s[1]	// update.limb24.fg.2
csel x7, x27, x26, eq	// third2.step18.G
ccmp x3, #0, #0, eq	// third2.step18.swap
csel x22, x26, x25, lt	// third2.step18.h
csinv x2, x17, x4, ge	// third2.step18.d
smlal v23.2d, v2.2s, v20.s[2]	// update.limb24.fg.3
smlal v23.2d, v5.2s, v20.s[3]	// update.limb24.fg.4
eor x1, x22, x2, asr #63	// third2.step18.x
bic x12, x25, x22	// third2.step18.fall
tst x7, #1	// third2.step19.parity
asr x27, x7, #1	// third2.step19.t
sub x3, x2, #1	// third2.step19.down
add x26, x2, #1	// third2.step19.up
eor x17, x20, x22	// third2.step19.halvings
ssra v23.2d, v18.2d, #30	// update.limb24.carry_fg
eor x4, x11, x12	// third2.step18.falls
add x25, x27, x1	// third2.step19.y
smull v22.2d, v1.2s, v24.s[2]	// update.limb25.fg
smlal v22.2d, v4.2s, v24.s[3]	// update.limb25.fg.2
csel x7, x25, x27, eq	// third2.step19.G
ccmp x2, #0, #0, eq	// third2.step19.swap
csel x20, x27, x22, lt	// third2.step19.h
csinv x11, x3, x26, ge	// third2.step19.d
smlal v22.2d, v2.2s, v24.s[0]	// update.limb25.fg.3
eor x12, x20, x11, asr #63	// third2.step19.x
bic x1, x22, x20	// third2.step19.fall
tst x7, #1	// third2.step20.parity
asr x25, x7, #1	// third2.step20.t
sub x2, x11, #1	// third2.step20.down
add x27, x11, #1	// third2.step20.up
eor x3, x17, x20	// third2.step20.halvings
smlal v22.2d, v5.2s, v24.s[1]	// update.limb25.fg.4
ssra v22.2d, v23.2d, #30	// update.limb25.carry_fg
eor x26, x4, x1	// third2.step19.falls
add x22, x25, x12	// third2.step20.y
uzp1 v21.4s, v23.4s, v22.4s	// update.limb25.limb
csel x7, x22, x25, eq	// third2.step20.G
ccmp x11, #0, #0, eq	// third2.step20.swap
csel x17, x25, x20, lt	// third2.step20.h
csinv x4, x2, x27, ge	// third2.step20.d
bic v21.4s, #0xc0, lsl #24	// update.limb25.limb.2
str q21, [x0, #272]	// update.limb25.store
eor x1, x17, x4, asr #63	// third2.step20.x
bic x12, x20, x17	// third2.step20.fall
add x22, x17, #0x100000	// third2.fields
sub x11, x10, x17, lsl #1	// third2.above
add x25, x7, #0x200000	// third2.fields.2
sub x2, x10, x7	// third2.above.2
sub x27, x4, #1	// third3.step1.down
add x1, x4, #1	// third3.step1.up
eor x20, x5, x17	// turns.differs
ldr q28, [x0, #304]	// update.limb26.load
eor x7, x26, x12	// third2.step20.falls
sbfx x17, x22, #21, #21	// third2.first
asr x26, x11, #43	// third2.second
sbfx x12, x25, #22, #21	// third2.first.2
asr x22, x2, #43	// third2.second.2
smull v27.2d, v1.2s, v28.s[0]	// update.limb26.fg
mneg x11, x17, x21	// third2.mneg
mneg x25, x12, x21	// third2.mneg.2
mul x2, x17, x24	// matrix.mul
mul x21, x17, x6	// matrix.mul.2
mul x17, x12, x24	// matrix.mul.3
mul x24, x12, x6	// matrix.mul.4
smlal v27.2d, v4.2s, v28.s[1]	// update.limb26.fg.2
smlal v27.2d, v2.2s, v24.s[2]	// update.limb26.fg.3
smlal v27.2d, v5.2s, v24.s[3]	// update.limb26.fg.4
ssra v27.2d, v22.2d, #30	// update.limb26.carry_fg
smull v26.2d, v1.2s, v28.s[2]	// update.limb27.fg
msub x12, x26, x16, x11	// third2.msub
msub x6, x22, x16, x25	// third2.msub.2
madd x11, x26, x23, x2	// matrix.madd
madd x16, x26, x19, x21	// matrix.madd.2
madd x25, x22, x23, x17	// matrix.madd.3
madd x2, x22, x19, x24	// matrix.madd.4
smlal v26.2d, v4.2s, v28.s[3]	// update.limb27.fg.2
smlal v26.2d, v2.2s, v28.s[0]	// update.limb27.fg.3
smlal v26.2d, v5.2s, v28.s[1]	// update.limb27.fg.4
ssra v26.2d, v27.2d, #30	// update.limb27.carry_fg
ubfx x26, x12, #41, #20	// third3.low_f
ubfx x21, x6, #40, #21	// third3.low_g
neg x23, x11	// turns.negative_middle
uzp1 v25.4s, v27.4s, v26.4s	// update.limb27.limb
bic v25.4s, #0xc0, lsl #24	// update.limb27.limb.2
sub x17, x8, x26	// third3.start_h
sub x22, x9, x21	// third3.start_G
add x19, x16, x23, asr #63	// turns.opposite_middle
str q25, [x0, #288]	// update.limb27.store
eor x24, x17, x4, asr #63	// third3.x
tst x22, #1	// third3.step1.parity
asr x12, x22, #1	// third3.step1.t
eor x6, x3, x17	// third3.step1.halvings
eon x26, x5, x19	// turns.two
ldr q0, [x0, #320]	// update.limb28.load
add x21, x12, x24	// third3.step1.y
and x23, x20, x26	// turns.both
smull v31.2d, v1.2s, v0.s[0]	// update.limb28.fg
smlal v31.2d, v4.2s, v0.s[1]	// update.limb28.fg.2
csel x22, x21, x12, eq	// third3.step1.G
ccmp x4, #0, #0, eq	// third3.step1.swap
csel x3, x12, x17, lt	// third3.step1.h
csinv x24, x27, x1, ge	// third3.step1.d
eor x20, x13, x23	// turns.turns
smlal v31.2d, v2.2s, v28.s[2]	// update.limb28.fg.3
eor x26, x3, x24, asr #63	// third3.step1.x
bic x21, x17, x3	// third3.step1.fall
tst x22, #1	// third3.step2.parity
asr x4, x22, #1	// third3.step2.t
sub x12, x24, #1	// third3.step2.down
add x27, x24, #1	// third3.step2.up
eor x1, x6, x3	// third3.step2.halvings
eon x13, x20, x5	// turns.turns.2
smlal v31.2d, v5.2s, v28.s[3]	// update.limb28.fg.4
ssra v31.2d, v26.2d, #30	// update.limb28.carry_fg
eor x23, x7, x21	// third3.step1.falls
add x17, x4, x26	// third3.step2.y
smull v30.2d, v1.2s, v0.s[2]	// update.limb29.fg
csel x22, x17, x4, eq	// third3.step2.G
ccmp x24, #0, #0, eq	// third3.step2.swap
csel x6, x4, x3, lt	// third3.step2.h
csinv x20, x12, x27, ge	// third3.step2.d
smlal v30.2d, v4.2s, v0.s[3]	// update.limb29.fg.2
smlal v30.2d, v2.2s, v0.s[0]	// update.limb29.fg.3
eor x5, x6, x20, asr #63	// third3.step2.x
bic x7, x3, x6	// third3.step2.fall
tst x22, #1	// third3.step3.parity
asr x21, x22, #1	// third3.step3.t
sub x26, x20, #1	// third3.step3.down
add x17, x20, #1	// third3.step3.up
eor x24, x1, x6	// third3.step3.halvings
smlal v30.2d, v5.2s, v0.s[1]	// update.limb29.fg.4
eor x4, x23, x7	// third3.step2.falls
add x12, x21, x5	// third3.step3.y
ssra v30.2d, v31.2d, #30	// update.limb29.carry_fg
uzp1 v29.4s, v31.4s, v30.4s	// update.limb29.limb
csel x27, x12, x21, eq	// third3.step3.G
ccmp x20, #0, #0, eq	// third3.step3.swap
csel x3, x21, x6, lt	// third3.step3.h
csinv x22, x26, x17, ge	// third3.step3.d
bic v29.4s, #0xc0, lsl #24	// update.limb29.limb.2
eor x1, x3, x22, asr #63	// third3.step3.x
bic x23, x6, x3	// third3.step3.fall
tst x27, #1	// third3.step4.parity
asr x7, x27, #1	// third3.step4.t
sub x5, x22, #1	// third3.step4.down
add x12, x22, #1	// third3.step4.up
eor x20, x24, x3	// third3.step4.halvings
str q29, [x0, #304]	// update.limb29.store
ldr q16, [x0, #336]	// update.limb30.load
eor x21, x4, x23	// third3.step3.falls
add x26, x7, x1	// third3.step4.y
smull v6.2d, v1.2s, v16.s[0]	// update.limb30.fg
csel x17, x26, x7, eq	// third3.step4.G
ccmp x22, #0, #0, eq	// third3.step4.swap
csel x6, x7, x3, lt	// third3.step4.h
csinv x27, x5, x12, ge	// third3.step4.d
smlal v6.2d, v4.2s, v16.s[1]	// update.limb30.fg.2
eor x24, x6, x27, asr #63	// third3.step4.x
bic x4, x3, x6	// third3.step4.fall
tst x17, #1	// third3.step5.parity
asr x23, x17, #1	// third3.step5.t
sub x1, x27, #1	// third3.step5.down
add x26, x27, #1	// third3.step5.up
eor x22, x20, x6	// third3.step5.halvings
smlal v6.2d, v2.2s, v0.s[2]	// update.limb30.fg.3
smlal v6.2d, v5.2s, v0.s[3]	// update.limb30.fg.4
eor x7, x21, x4	// third3.step4.falls
add x5, x23, x24	// third3.step5.y
ssra v6.2d, v30.2d, #30	// update.limb30.carry_fg
csel x12, x5, x23, eq	// third3.step5.G
ccmp x27, #0, #0, eq	// third3.step5.swap
csel x3, x23, x6, lt	// third3.step5.h
csinv x17, x1, x26, ge	// third3.step5.d
smull v7.2d, v1.2s, v16.s[2]	// update.limb31.fg
smlal v7.2d, v4.2s, v16.s[3]	// update.limb31.fg.2
eor x20, x3, x17, asr #63	// third3.step5.x
bic x21, x6, x3	// third3.step5.fall
tst x12, #1	// third3.step6.parity
asr x4, x12, #1	// third3.step6.t
sub x24, x17, #1	// third3.step6.down
add x5, x17, #1	// third3.step6.up
eor x27, x22, x3	// third3.step6.halvings
smlal v7.2d, v2.2s, v16.s[0]	// update.limb31.fg.3
eor x23, x7, x21	// third3.step5.falls
add x1, x4, x20	// third3.step6.y
smlal v7.2d, v5.2s, v16.s[1]	// update.limb31.fg.4
ssra v7.2d, v6.2d, #30	// update.limb31.carry_fg
csel x26, x1, x4, eq	// third3.step6.G
ccmp x17, #0, #0, eq	// third3.step6.swap
csel x6, x4, x3, lt	// third3.step6.h
csinv x12, x24, x5, ge	// third3.step6.d
uzp1 v3.4s, v6.4s, v7.4s	// update.limb31.limb
eor x22, x6, x12, asr #63	// third3.step6.x
bic x7, x3, x6	// third3.step6.fall
tst x26, #1	// third3.step7.parity
asr x21, x26, #1	// third3.step7.t
sub x20, x12, #1	// third3.step7.down
add x1, x12, #1	// third3.step7.up
eor x17, x27, x6	// third3.step7.halvings
bic v3.4s, #0xc0, lsl #24	// update.limb31.limb.2
str q3, [x0, #320]	// update.limb31.store
eor x4, x23, x7	// third3.step6.falls
add x24, x21, x22	// third3.step7.y
ldr q19, [x0, #352]	// update.limb32.load
csel x5, x24, x21, eq	// third3.step7.G
ccmp x12, #0, #0, eq	// third3.step7.swap
csel x3, x21, x6, lt	// third3.step7.h
csinv x26, x20, x1, ge	// third3.step7.d
smull v17.2d, v1.2s, v19.s[0]	// update.limb32.fg
eor x27, x3, x26, asr #63	// third3.step7.x
bic x23, x6, x3	// third3.step7.fall
tst x5, #1	// third3.step8.parity
asr x7, x5, #1	// third3.step8.t
sub x22, x26, #1	// third3.step8.down
add x24, x26, #1	// third3.step8.up
eor x12, x17, x3	// third3.step8.halvings
smlal v17.2d, v4.2s, v19.s[1]	// update.limb32.fg.2
smlal v17.2d, v2.2s, v16.s[2]	// update.limb32.fg.3
eor x21, x4, x23	// third3.step7.falls
add x20, x7, x27	// third3.step8.y
smlal v17.2d, v5.2s, v16.s[3]	// update.limb32.fg.4
csel x1, x20, x7, eq	// third3.step8.G
ccmp x26, #0, #0, eq	// third3.step8.swap
csel x6, x7, x3, lt	// third3.step8.h
csinv x5, x22, x24, ge	// third3.step8.d
ssra v17.2d, v7.2d, #30	// update.limb32.carry_fg
smull v20.2d, v1.2s, v19.s[2]	// update.limb33.fg
eor x17, x6, x5, asr #63	// third3.step8.x
bic x4, x3, x6	// third3.step8.fall
tst x1, #1	// third3.step9.parity
asr x23, x1, #1	// third3.step9.t
sub x27, x5, #1	// third3.step9.down
add x20, x5, #1	// third3.step9.up
eor x26, x12, x6	// third3.step9.halvings
smlal v20.2d, v4.2s, v19.s[3]	// update.limb33.fg.2
eor x7, x21, x4	// third3.step8.falls
add x22, x23, x17	// third3.step9.y
smlal v20.2d, v2.2s, v19.s[0]	// update.limb33.fg.3
smlal v20.2d, v5.2s, v19.s[1]	// update.limb33.fg.4
csel x24, x22, x23, eq	// third3.step9.G
ccmp x5, #0, #0, eq	// third3.step9.swap
csel x3, x23, x6, lt	// third3.step9.h
csinv x1, x27, x20, ge	// third3.step9.d
ssra v20.2d, v17.2d, #30	// update.limb33.carry_fg
eor x12, x3, x1, asr #63	// third3.step9.x
bic x21, x6, x3	// third3.step9.fall
tst x24, #1	// third3.step10.parity
asr x4, x24, #1	// third3.step10.t
sub x17, x1, #1	// third3.step10.down
add x22, x1, #1	// third3.step10.up
eor x5, x26, x3	// third3.step10.halvings
uzp1 v18.4s, v17.4s, v20.4s	// update.limb33.limb
bic v18.4s, #0xc0, lsl #24	// update.limb33.limb.2
eor x23, x7, x21	// third3.step9.falls
add x27, x4, x12	// third3.step10.y
str q18, [x0, #336]	// update.limb33.store
csel x20, x27, x4, eq	// third3.step10.G
ccmp x1, #0, #0, eq	// third3.step10.swap
csel x6, x4, x3, lt	// third3.step10.h
csinv x24, x17, x22, ge	// third3.step10.d
ldr d23, [x0, #368]	// update.limb34.load
eor x26, x6, x24, asr #63	// third3.step10.x
bic x7, x3, x6	// third3.step10.fall
tst x20, #1	// third3.step11.parity
asr x21, x20, #1	// third3.step11.t
sub x12, x24, #1	// third3.step11.down
add x27, x24, #1	// third3.step11.up
eor x1, x5, x6	// third3.step11.halvings
smull v21.2d, v1.2s, v23.s[0]	// update.limb34.fg
smlal v21.2d, v4.2s, v23.s[1]	// update.limb34.fg.2
eor x4, x23, x7	// third3.step10.falls
add x17, x21, x26	// third3.step11.y
smlal v21.2d, v2.2s, v19.s[2]	// update.limb34.fg.3
csel x22, x17, x21, eq	// third3.step11.G
ccmp x24, #0, #0, eq	// third3.step11.swap
csel x3, x21, x6, lt	// third3.step11.h
csinv x20, x12, x27, ge	// third3.step11.d
smlal v21.2d, v5.2s, v19.s[3]	// update.limb34.fg.4
ssra v21.2d, v20.2d, #30	// update.limb34.carry_fg
eor x5, x3, x20, asr #63	// third3.step11.x
bic x23, x6, x3	// third3.step11.fall
tst x22, #1	// third3.step12.parity
asr x7, x22, #1	// third3.step12.t
sub x26, x20, #1	// third3.step12.down
add x17, x20, #1	// third3.step12.up
eor x24, x1, x3	// third3.step12.halvings
smull v24.2d, v2.2s, v23.s[0]	// update.limb35.fg
eor x21, x4, x23	// third3.step11.falls
add x12, x7, x5	// third3.step12.y
smlal v24.2d, v5.2s, v23.s[1]	// update.limb35.fg.2
ssra v24.2d, v21.2d, #30	// update.limb35.carry_fg
csel x27, x12, x7, eq	// third3.step12.G
ccmp x20, #0, #0, eq	// third3.step12.swap
csel x6, x7, x3, lt	// third3.step12.h
csinv x22, x26, x17, ge	// third3.step12.d
uzp1 v22.4s, v21.4s, v24.4s	// update.limb35.limb
eor x1, x6, x22, asr #63	// third3.step12.x
bic x4, x3, x6	// third3.step12.fall
tst x27, #1	// third3.step13.parity
asr x23, x27, #1	// third3.step13.t
sub x5, x22, #1	// third3.step13.down
add x12, x22, #1	// third3.step13.up
eor x20, x24, x6	// third3.step13.halvings
bic v22.4s, #0xc0, lsl #24	// update.limb35.limb.2
str q22, [x0, #352]	// update.limb35.store
eor x7, x21, x4	// third3.step12.falls
add x26, x23, x1	// third3.step13.y
sshr v27.2d, v24.2d, #30	// update.top.carry_fg
csel x17, x26, x23, eq	// third3.step13.G
ccmp x22, #0, #0, eq	// third3.step13.swap
csel x3, x23, x6, lt	// third3.step13.h
csinv x27, x5, x12, ge	// third3.step13.d
xtn v25.2s, v27.2d	// update.top.limb
eor x24, x3, x27, asr #63	// third3.step13.x
bic x21, x6, x3	// third3.step13.fall
tst x17, #1	// third3.step14.parity
asr x4, x17, #1	// third3.step14.t
sub x1, x27, #1	// third3.step14.down
add x26, x27, #1	// third3.step14.up
eor x22, x20, x3	// third3.step14.halvings
str d25, [x0, #368]	// update.top.store
ldr x23, [x0, #0]	// window_f
eor x5, x7, x21	// third3.step13.falls
add x12, x4, x24	// third3.step14.y
ldr x6, [x0, #8]	// window_g
csel x17, x12, x4, eq	// third3.step14.G
ccmp x27, #0, #0, eq	// third3.step14.swap
csel x20, x4, x3, lt	// third3.step14.h
csinv x7, x1, x26, ge	// third3.step14.d
lsl x21, x23, #4	// window_f.low
ldr w24, [x0, #112]	// window_f.load_f2
eor x12, x20, x7, asr #63	// third3.step14.x
bic x27, x3, x20	// third3.step14.fall
tst x17, #1	// third3.step15.parity
asr x4, x17, #1	// third3.step15.t
sub x1, x7, #1	// third3.step15.down
add x26, x7, #1	// third3.step15.up
eor x23, x22, x20	// third3.step15.halvings
ldr w3, [x0, #120]	// window_f.load_f3
eor x17, x5, x27	// third3.step14.falls
add x22, x4, x12	// third3.step15.y
orr x5, x24, x3, lsl #30	// window_f.low_f2
ldr w27, [x0, #128]	// window_f.load_f4
csel x12, x22, x4, eq	// third3.step15.G
ccmp x7, #0, #0, eq	// third3.step15.swap
csel x24, x4, x20, lt	// third3.step15.h
csinv x3, x1, x26, ge	// third3.step15.d
orr x22, x5, x27, lsl #60	// window_f.low_f4
eor x7, x24, x3, asr #63	// third3.step15.x
bic x4, x20, x24	// third3.step15.fall
tst x12, #1	// third3.step16.parity
asr x1, x12, #1	// third3.step16.t
sub x26, x3, #1	// third3.step16.down
add x5, x3, #1	// third3.step16.up
eor x27, x23, x24	// third3.step16.halvings
add x20, x22, x21, lsr #63	// window_f.high
lsl x12, x6, #4	// window_g.low
eor x23, x17, x4	// third3.step15.falls
add x22, x1, x7	// third3.step16.y
ldr w6, [x0, #116]	// window_g.load_g2
csel x17, x22, x1, eq	// third3.step16.G
ccmp x3, #0, #0, eq	// third3.step16.swap
csel x4, x1, x24, lt	// third3.step16.h
csinv x7, x26, x5, ge	// third3.step16.d
ldr w22, [x0, #124]	// window_g.load_g3
orr x3, x6, x22, lsl #30	// window_g.low_g2
eor x1, x4, x7, asr #63	// third3.step16.x
bic x26, x24, x4	// third3.step16.fall
tst x17, #1	// third3.step17.parity
asr x5, x17, #1	// third3.step17.t
sub x6, x7, #1	// third3.step17.down
add x22, x7, #1	// third3.step17.up
eor x24, x27, x4	// third3.step17.halvings
ldr w17, [x0, #132]	// window_g.load_g4
eor x27, x23, x26	// third3.step16.falls
add x23, x5, x1	// third3.step17.y
orr x26, x3, x17, lsl #60	// window_g.low_g4
csel x1, x23, x5, eq	// third3.step17.G
ccmp x7, #0, #0, eq	// third3.step17.swap
csel x3, x5, x4, lt	// third3.step17.h
csinv x17, x6, x22, ge	// third3.step17.d
add x23, x26, x12, lsr #63	// window_g.high
ldrsw x7, [x0, #368]	// update.turns.load_after
eor x5, x3, x17, asr #63	// third3.step17.x
bic x6, x4, x3	// third3.step17.fall
tst x1, #1	// third3.step18.parity
asr x22, x1, #1	// third3.step18.t
sub x26, x17, #1	// third3.step18.down
add x4, x17, #1	// third3.step18.up
eor x1, x24, x3	// third3.step18.halvings
eon x24, x15, x7	// update.turns.two
eor x7, x27, x6	// third3.step17.falls
add x27, x22, x5	// third3.step18.y
and x6, x28, x24	// update.turns.both
csel x5, x27, x22, eq	// third3.step18.G
ccmp x17, #0, #0, eq	// third3.step18.swap
csel x28, x22, x3, lt	// third3.step18.h
csinv x24, x26, x4, ge	// third3.step18.d
eor x27, x28, x24, asr #63	// third3.step18.x
bic x17, x3, x28	// third3.step18.fall
tst x5, #1	// third3.step19.parity
asr x22, x5, #1	// third3.step19.t
sub x26, x24, #1	// third3.step19.down
add x4, x24, #1	// third3.step19.up
eor x3, x1, x28	// third3.step19.halvings
eor x5, x7, x17	// third3.step18.falls
add x1, x22, x27	// third3.step19.y
csel x7, x1, x22, eq	// third3.step19.G
ccmp x24, #0, #0, eq	// third3.step19.swap
csel x17, x22, x28, lt	// third3.step19.h
csinv x27, x26, x4, ge	// third3.step19.d
eor x1, x17, x27, asr #63	// third3.step19.x
bic x24, x28, x17	// third3.step19.fall
tst x7, #1	// third3.step20.parity
asr x22, x7, #1	// third3.step20.t
sub x26, x27, #1	// third3.step20.down
add x4, x27, #1	// third3.step20.up
eor x28, x3, x17	// third3.step20.halvings
eor x7, x5, x24	// third3.step19.falls
add x3, x22, x1	// third3.step20.y
csel x5, x3, x22, eq	// third3.step20.G
ccmp x27, #0, #0, eq	// third3.step20.swap
csel x24, x22, x17, lt	// third3.step20.h
csinv x1, x26, x4, ge	// third3.step20.d
eor x3, x24, x1, asr #63	// third3.step20.x
bic x27, x17, x24	// third3.step20.fall
add x22, x24, #0x100000	// third3.fields
sub x26, x10, x24, lsl #1	// third3.above
add x4, x5, #0x200000	// third3.fields.2
sub x3, x10, x5	// third3.above.2
eor x17, x19, x24	// turns.differs.2
eor x5, x7, x27	// third3.step20.falls
sbfx x24, x22, #21, #21	// third3.first
asr x7, x26, #43	// third3.second
sbfx x27, x4, #22, #21	// third3.first.2
asr x22, x3, #43	// third3.second.2
mneg x26, x24, x11	// matrix.mneg
mneg x4, x24, x16	// matrix.mneg.2
mneg x3, x27, x11	// matrix.mneg.3
mneg x24, x27, x16	// matrix.mneg.4
msub x11, x7, x25, x26	// matrix.msub
msub x27, x7, x2, x4	// matrix.msub.2
msub x16, x22, x25, x3	// matrix.msub.3
msub x26, x22, x2, x24	// matrix.msub.4
mul x7, x11, x21	// next_f.below
smulh x4, x11, x21	// next_f.one
smulh x25, x27, x12	// next_f.two
mul x3, x16, x21	// next_g.below
smulh x22, x16, x21	// next_g.one
smulh x2, x26, x12	// next_g.two
neg x24, x11	// turns.negative_end
add x21, x27, x24, asr #63	// turns.opposite_end
eon x12, x19, x21	// turns.two.2
cmp x7, #1	// next_f.carry
and x24, x17, x12	// turns.both.2
madd x21, x11, x20, x4	// next_f.one.2
madd x7, x27, x23, x25	// next_f.two.2
madd x17, x16, x20, x22	// next_g.one.2
madd x12, x26, x23, x2	// next_g.two.2
eor x4, x13, x24	// turns.turns.3
eon x25, x4, x19	// turns.turns.4
eor x20, x25, x6	// update.turns.turns
eor x22, x20, x15	// update.turns.turns.2
adc x23, x21, x7	// next_f.next
cmp x3, #1	// next_g.carry
adc x2, x17, x12	// next_g.next
mov x3, x1	// output
mov x1, x23	// output
mov x4, x11	// output
mov x6, x16	// output
mov x7, x26	// output
mov x11, x28	// output
mov x12, x5	// output
mov x5, x27	// output
mov x13, x22	// output
subs x14, x14, #1	// loop
b.ne 2b	// loop
ldrsw x1, [x0, #368]	// update.load_before
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
ldr d23, [x0, #368]	// update.limb34.load
smull v21.2d, v1.2s, v23.s[0]	// update.limb34.fg
smlal v21.2d, v4.2s, v23.s[1]	// update.limb34.fg.2
smlal v21.2d, v2.2s, v19.s[2]	// update.limb34.fg.3
smlal v21.2d, v5.2s, v19.s[3]	// update.limb34.fg.4
ssra v21.2d, v20.2d, #30	// update.limb34.carry_fg
smull v24.2d, v2.2s, v23.s[0]	// update.limb35.fg
smlal v24.2d, v5.2s, v23.s[1]	// update.limb35.fg.2
ssra v24.2d, v21.2d, #30	// update.limb35.carry_fg
uzp1 v22.4s, v21.4s, v24.4s	// update.limb35.limb
bic v22.4s, #0xc0, lsl #24	// update.limb35.limb.2
str q22, [x0, #352]	// update.limb35.store
sshr v27.2d, v24.2d, #30	// update.top.carry_fg
xtn v25.2s, v27.2d	// update.top.limb
str d25, [x0, #368]	// update.top.store
ldrsw x9, [x0, #368]	// update.turns.load_after
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
