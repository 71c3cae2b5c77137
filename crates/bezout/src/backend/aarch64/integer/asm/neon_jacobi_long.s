// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Batches of sixty divsteps, and the update of f and g, for numbers of any length: any 64-bit ARM.
// x0: a state of 128 bytes and 32 for each four limbs, aligned to 16; the layout is that of asmgen's aarch64/divstep.py.
// Words: f, g, delta, u, v, q, r, halvings, falls, turns, batches, groups, top, before, differs, unused. Limbs of 30 bits: 16 and four for each of `groups`, which is at least 1. `batches` is at least 1.
// The first matrix is given; that of the last batch is applied. 1046 instructions a pass, and 31 for each of `groups`.
stp x19, x20, [sp, #-96]!	// save
stp x21, x22, [sp, #16]	// save
stp x23, x24, [sp, #32]	// save
stp x25, x26, [sp, #48]	// save
stp x27, x28, [sp, #64]	// save
ldr x1, [x0, #88]	// load_groups
str x1, [sp, #80]	// save_groups
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
ldrsw x15, [x0, #96]	// update.load_before
ubfx x16, x1, #1, #20	// third1.low_f
ubfx x17, x2, #0, #21	// third1.low_g
sub x19, x3, #1	// third1.step1.down
add x20, x3, #1	// third1.step1.up
sub x21, x8, x16	// third1.start_h
sub x22, x9, x17	// third1.start_G
neg x23, x4	// update.negative_update
eor x24, x21, x3, asr #63	// third1.x
tst x22, #1	// third1.step1.parity
asr x25, x22, #1	// third1.step1.t
eor x26, x11, x21	// third1.step1.halvings
add x27, x5, x23, asr #63	// update.opposite_update
add x28, x25, x24	// third1.step1.y
csel x16, x28, x25, eq	// third1.step1.G
ccmp x3, #0, #0, eq	// third1.step1.swap
csel x17, x25, x21, lt	// third1.step1.h
csinv x22, x19, x20, ge	// third1.step1.d
eon x11, x15, x27	// update.differs
eor x23, x17, x22, asr #63	// third1.step1.x
bic x24, x21, x17	// third1.step1.fall
tst x16, #1	// third1.step2.parity
asr x28, x16, #1	// third1.step2.t
sub x3, x22, #1	// third1.step2.down
add x25, x22, #1	// third1.step2.up
eor x19, x26, x17	// third1.step2.halvings
str x1, [x0, #0]	// update.put_aside_f
eor x20, x12, x24	// third1.step1.falls
add x27, x28, x23	// third1.step2.y
csel x21, x27, x28, eq	// third1.step2.G
ccmp x22, #0, #0, eq	// third1.step2.swap
csel x16, x28, x17, lt	// third1.step2.h
csinv x26, x3, x25, ge	// third1.step2.d
str x2, [x0, #8]	// update.put_aside_g
eor x12, x16, x26, asr #63	// third1.step2.x
bic x24, x17, x16	// third1.step2.fall
tst x21, #1	// third1.step3.parity
asr x23, x21, #1	// third1.step3.t
sub x27, x26, #1	// third1.step3.down
add x22, x26, #1	// third1.step3.up
eor x28, x19, x16	// third1.step3.halvings
str x15, [x0, #104]	// update.put_aside_before
eor x3, x20, x24	// third1.step2.falls
add x25, x23, x12	// third1.step3.y
str x11, [x0, #112]	// update.put_aside_differs
csel x17, x25, x23, eq	// third1.step3.G
ccmp x26, #0, #0, eq	// third1.step3.swap
csel x21, x23, x16, lt	// third1.step3.h
csinv x19, x27, x22, ge	// third1.step3.d
eor x15, x21, x19, asr #63	// third1.step3.x
bic x20, x16, x21	// third1.step3.fall
tst x17, #1	// third1.step4.parity
asr x24, x17, #1	// third1.step4.t
sub x12, x19, #1	// third1.step4.down
add x11, x19, #1	// third1.step4.up
eor x25, x28, x21	// third1.step4.halvings
dup v0.2d, x4	// update.uq.dup
eor x26, x3, x20	// third1.step3.falls
add x23, x24, x15	// third1.step4.y
ins v0.d[1], x6	// update.uq.ins
csel x27, x23, x24, eq	// third1.step4.G
ccmp x19, #0, #0, eq	// third1.step4.swap
csel x22, x24, x21, lt	// third1.step4.h
csinv x16, x12, x11, ge	// third1.step4.d
eor x17, x22, x16, asr #63	// third1.step4.x
bic x28, x21, x22	// third1.step4.fall
tst x27, #1	// third1.step5.parity
asr x4, x27, #1	// third1.step5.t
sub x3, x16, #1	// third1.step5.down
add x20, x16, #1	// third1.step5.up
eor x15, x25, x22	// third1.step5.halvings
xtn v1.2s, v0.2d	// update.uq.xtn
eor x6, x26, x28	// third1.step4.falls
add x23, x4, x17	// third1.step5.y
bic v1.2s, #0xc0, lsl #24	// update.uq.bic
csel x19, x23, x4, eq	// third1.step5.G
ccmp x16, #0, #0, eq	// third1.step5.swap
csel x24, x4, x22, lt	// third1.step5.h
csinv x12, x3, x20, ge	// third1.step5.d
shrn v2.2s, v0.2d, #30	// update.uq.shrn
eor x11, x24, x12, asr #63	// third1.step5.x
bic x21, x22, x24	// third1.step5.fall
tst x19, #1	// third1.step6.parity
asr x27, x19, #1	// third1.step6.t
sub x25, x12, #1	// third1.step6.down
add x26, x12, #1	// third1.step6.up
eor x28, x15, x24	// third1.step6.halvings
eor x17, x6, x21	// third1.step5.falls
add x23, x27, x11	// third1.step6.y
dup v3.2d, x5	// update.vr.dup
csel x16, x23, x27, eq	// third1.step6.G
ccmp x12, #0, #0, eq	// third1.step6.swap
csel x4, x27, x24, lt	// third1.step6.h
csinv x3, x25, x26, ge	// third1.step6.d
ins v3.d[1], x7	// update.vr.ins
eor x20, x4, x3, asr #63	// third1.step6.x
bic x22, x24, x4	// third1.step6.fall
tst x16, #1	// third1.step7.parity
asr x19, x16, #1	// third1.step7.t
sub x15, x3, #1	// third1.step7.down
add x6, x3, #1	// third1.step7.up
eor x21, x28, x4	// third1.step7.halvings
eor x11, x17, x22	// third1.step6.falls
add x5, x19, x20	// third1.step7.y
xtn v4.2s, v3.2d	// update.vr.xtn
csel x23, x5, x19, eq	// third1.step7.G
ccmp x3, #0, #0, eq	// third1.step7.swap
csel x12, x19, x4, lt	// third1.step7.h
csinv x27, x15, x6, ge	// third1.step7.d
bic v4.2s, #0xc0, lsl #24	// update.vr.bic
eor x25, x12, x27, asr #63	// third1.step7.x
bic x26, x4, x12	// third1.step7.fall
tst x23, #1	// third1.step8.parity
asr x7, x23, #1	// third1.step8.t
sub x24, x27, #1	// third1.step8.down
add x16, x27, #1	// third1.step8.up
eor x28, x21, x12	// third1.step8.halvings
shrn v5.2s, v3.2d, #30	// update.vr.shrn
eor x17, x11, x26	// third1.step7.falls
add x22, x7, x25	// third1.step8.y
csel x20, x22, x7, eq	// third1.step8.G
ccmp x27, #0, #0, eq	// third1.step8.swap
csel x5, x7, x12, lt	// third1.step8.h
csinv x3, x24, x16, ge	// third1.step8.d
ldr q6, [x0, #128]	// update.limb0.load
eor x19, x5, x3, asr #63	// third1.step8.x
bic x15, x12, x5	// third1.step8.fall
tst x20, #1	// third1.step9.parity
asr x6, x20, #1	// third1.step9.t
sub x4, x3, #1	// third1.step9.down
add x23, x3, #1	// third1.step9.up
eor x21, x28, x5	// third1.step9.halvings
smull v7.2d, v1.2s, v6.s[0]	// update.limb0.fg
eor x11, x17, x15	// third1.step8.falls
add x26, x6, x19	// third1.step9.y
csel x25, x26, x6, eq	// third1.step9.G
ccmp x3, #0, #0, eq	// third1.step9.swap
csel x22, x6, x5, lt	// third1.step9.h
csinv x27, x4, x23, ge	// third1.step9.d
smlal v7.2d, v4.2s, v6.s[1]	// update.limb0.fg.2
eor x7, x22, x27, asr #63	// third1.step9.x
bic x24, x5, x22	// third1.step9.fall
tst x25, #1	// third1.step10.parity
asr x16, x25, #1	// third1.step10.t
sub x12, x27, #1	// third1.step10.down
add x20, x27, #1	// third1.step10.up
eor x28, x21, x22	// third1.step10.halvings
smull v16.2d, v1.2s, v6.s[2]	// update.limb1.fg
eor x17, x11, x24	// third1.step9.falls
add x15, x16, x7	// third1.step10.y
smlal v16.2d, v4.2s, v6.s[3]	// update.limb1.fg.2
csel x19, x15, x16, eq	// third1.step10.G
ccmp x27, #0, #0, eq	// third1.step10.swap
csel x26, x16, x22, lt	// third1.step10.h
csinv x3, x12, x20, ge	// third1.step10.d
eor x6, x26, x3, asr #63	// third1.step10.x
bic x4, x22, x26	// third1.step10.fall
tst x19, #1	// third1.step11.parity
asr x23, x19, #1	// third1.step11.t
sub x5, x3, #1	// third1.step11.down
add x25, x3, #1	// third1.step11.up
eor x21, x28, x26	// third1.step11.halvings
smlal v16.2d, v2.2s, v6.s[0]	// update.limb1.fg.3
eor x11, x17, x4	// third1.step10.falls
add x24, x23, x6	// third1.step11.y
smlal v16.2d, v5.2s, v6.s[1]	// update.limb1.fg.4
csel x7, x24, x23, eq	// third1.step11.G
ccmp x3, #0, #0, eq	// third1.step11.swap
csel x15, x23, x26, lt	// third1.step11.h
csinv x27, x5, x25, ge	// third1.step11.d
eor x16, x15, x27, asr #63	// third1.step11.x
bic x12, x26, x15	// third1.step11.fall
tst x7, #1	// third1.step12.parity
asr x20, x7, #1	// third1.step12.t
sub x22, x27, #1	// third1.step12.down
add x19, x27, #1	// third1.step12.up
eor x28, x21, x15	// third1.step12.halvings
ssra v16.2d, v7.2d, #30	// update.limb1.carry_fg
eor x17, x11, x12	// third1.step11.falls
add x4, x20, x16	// third1.step12.y
ldr q17, [x0, #144]	// update.limb2.load
csel x6, x4, x20, eq	// third1.step12.G
ccmp x27, #0, #0, eq	// third1.step12.swap
csel x24, x20, x15, lt	// third1.step12.h
csinv x3, x22, x19, ge	// third1.step12.d
smull v18.2d, v1.2s, v17.s[0]	// update.limb2.fg
eor x23, x24, x3, asr #63	// third1.step12.x
bic x5, x15, x24	// third1.step12.fall
tst x6, #1	// third1.step13.parity
asr x25, x6, #1	// third1.step13.t
sub x26, x3, #1	// third1.step13.down
add x7, x3, #1	// third1.step13.up
eor x21, x28, x24	// third1.step13.halvings
eor x11, x17, x5	// third1.step12.falls
add x12, x25, x23	// third1.step13.y
smlal v18.2d, v4.2s, v17.s[1]	// update.limb2.fg.2
csel x16, x12, x25, eq	// third1.step13.G
ccmp x3, #0, #0, eq	// third1.step13.swap
csel x4, x25, x24, lt	// third1.step13.h
csinv x27, x26, x7, ge	// third1.step13.d
smlal v18.2d, v2.2s, v6.s[2]	// update.limb2.fg.3
eor x20, x4, x27, asr #63	// third1.step13.x
bic x22, x24, x4	// third1.step13.fall
tst x16, #1	// third1.step14.parity
asr x19, x16, #1	// third1.step14.t
sub x15, x27, #1	// third1.step14.down
add x6, x27, #1	// third1.step14.up
eor x28, x21, x4	// third1.step14.halvings
eor x17, x11, x22	// third1.step13.falls
add x5, x19, x20	// third1.step14.y
smlal v18.2d, v5.2s, v6.s[3]	// update.limb2.fg.4
csel x23, x5, x19, eq	// third1.step14.G
ccmp x27, #0, #0, eq	// third1.step14.swap
csel x12, x19, x4, lt	// third1.step14.h
csinv x3, x15, x6, ge	// third1.step14.d
ssra v18.2d, v16.2d, #30	// update.limb2.carry_fg
eor x25, x12, x3, asr #63	// third1.step14.x
bic x26, x4, x12	// third1.step14.fall
tst x23, #1	// third1.step15.parity
asr x7, x23, #1	// third1.step15.t
sub x24, x3, #1	// third1.step15.down
add x16, x3, #1	// third1.step15.up
eor x21, x28, x12	// third1.step15.halvings
smull v19.2d, v1.2s, v17.s[2]	// update.limb3.fg
eor x11, x17, x26	// third1.step14.falls
add x22, x7, x25	// third1.step15.y
csel x20, x22, x7, eq	// third1.step15.G
ccmp x3, #0, #0, eq	// third1.step15.swap
csel x5, x7, x12, lt	// third1.step15.h
csinv x27, x24, x16, ge	// third1.step15.d
smlal v19.2d, v4.2s, v17.s[3]	// update.limb3.fg.2
eor x19, x5, x27, asr #63	// third1.step15.x
bic x15, x12, x5	// third1.step15.fall
tst x20, #1	// third1.step16.parity
asr x6, x20, #1	// third1.step16.t
sub x4, x27, #1	// third1.step16.down
add x23, x27, #1	// third1.step16.up
eor x28, x21, x5	// third1.step16.halvings
smlal v19.2d, v2.2s, v17.s[0]	// update.limb3.fg.3
eor x17, x11, x15	// third1.step15.falls
add x26, x6, x19	// third1.step16.y
csel x25, x26, x6, eq	// third1.step16.G
ccmp x27, #0, #0, eq	// third1.step16.swap
csel x22, x6, x5, lt	// third1.step16.h
csinv x3, x4, x23, ge	// third1.step16.d
smlal v19.2d, v5.2s, v17.s[1]	// update.limb3.fg.4
eor x7, x22, x3, asr #63	// third1.step16.x
bic x24, x5, x22	// third1.step16.fall
tst x25, #1	// third1.step17.parity
asr x16, x25, #1	// third1.step17.t
sub x12, x3, #1	// third1.step17.down
add x20, x3, #1	// third1.step17.up
eor x21, x28, x22	// third1.step17.halvings
ssra v19.2d, v18.2d, #30	// update.limb3.carry_fg
eor x11, x17, x24	// third1.step16.falls
add x15, x16, x7	// third1.step17.y
uzp1 v20.4s, v18.4s, v19.4s	// update.limb3.limb
csel x19, x15, x16, eq	// third1.step17.G
ccmp x3, #0, #0, eq	// third1.step17.swap
csel x26, x16, x22, lt	// third1.step17.h
csinv x27, x12, x20, ge	// third1.step17.d
eor x6, x26, x27, asr #63	// third1.step17.x
bic x4, x22, x26	// third1.step17.fall
tst x19, #1	// third1.step18.parity
asr x23, x19, #1	// third1.step18.t
sub x5, x27, #1	// third1.step18.down
add x25, x27, #1	// third1.step18.up
eor x28, x21, x26	// third1.step18.halvings
bic v20.4s, #0xc0, lsl #24	// update.limb3.limb.2
eor x17, x11, x4	// third1.step17.falls
add x24, x23, x6	// third1.step18.y
str q20, [x0, #128]	// update.limb3.store
csel x7, x24, x23, eq	// third1.step18.G
ccmp x27, #0, #0, eq	// third1.step18.swap
csel x15, x23, x26, lt	// third1.step18.h
csinv x3, x5, x25, ge	// third1.step18.d
eor x16, x15, x3, asr #63	// third1.step18.x
bic x12, x26, x15	// third1.step18.fall
tst x7, #1	// third1.step19.parity
asr x20, x7, #1	// third1.step19.t
sub x22, x3, #1	// third1.step19.down
add x19, x3, #1	// third1.step19.up
eor x21, x28, x15	// third1.step19.halvings
ldr q21, [x0, #160]	// update.limb4.load
eor x11, x17, x12	// third1.step18.falls
add x4, x20, x16	// third1.step19.y
smull v22.2d, v1.2s, v21.s[0]	// update.limb4.fg
csel x6, x4, x20, eq	// third1.step19.G
ccmp x3, #0, #0, eq	// third1.step19.swap
csel x24, x20, x15, lt	// third1.step19.h
csinv x27, x22, x19, ge	// third1.step19.d
smlal v22.2d, v4.2s, v21.s[1]	// update.limb4.fg.2
eor x23, x24, x27, asr #63	// third1.step19.x
bic x5, x15, x24	// third1.step19.fall
tst x6, #1	// third1.step20.parity
asr x25, x6, #1	// third1.step20.t
sub x26, x27, #1	// third1.step20.down
add x7, x27, #1	// third1.step20.up
eor x28, x21, x24	// third1.step20.halvings
eor x17, x11, x5	// third1.step19.falls
add x12, x25, x23	// third1.step20.y
smlal v22.2d, v2.2s, v17.s[2]	// update.limb4.fg.3
csel x16, x12, x25, eq	// third1.step20.G
ccmp x27, #0, #0, eq	// third1.step20.swap
csel x4, x25, x24, lt	// third1.step20.h
csinv x3, x26, x7, ge	// third1.step20.d
smlal v22.2d, v5.2s, v17.s[3]	// update.limb4.fg.4
eor x20, x4, x3, asr #63	// third1.step20.x
bic x22, x24, x4	// third1.step20.fall
add x19, x4, #0x100000	// third1.fields
sub x15, x10, x4, lsl #1	// third1.above
add x6, x16, #0x200000	// third1.fields.2
sub x21, x10, x16	// third1.above.2
sub x11, x3, #1	// third2.step1.down
add x5, x3, #1	// third2.step1.up
eor x23, x17, x22	// third1.step20.falls
sbfx x12, x19, #21, #21	// third1.first
asr x27, x15, #43	// third1.second
sbfx x25, x6, #22, #21	// third1.first.2
asr x26, x21, #43	// third1.second.2
ssra v22.2d, v19.2d, #30	// update.limb4.carry_fg
mneg x7, x12, x1	// third1.mneg
mneg x20, x25, x1	// third1.mneg.2
smull v23.2d, v1.2s, v21.s[2]	// update.limb5.fg
smlal v23.2d, v4.2s, v21.s[3]	// update.limb5.fg.2
msub x24, x27, x2, x7	// third1.msub
msub x16, x26, x2, x20	// third1.msub.2
smlal v23.2d, v2.2s, v21.s[0]	// update.limb5.fg.3
smlal v23.2d, v5.2s, v21.s[1]	// update.limb5.fg.4
ubfx x17, x24, #21, #20	// third2.low_f
ubfx x22, x16, #20, #21	// third2.low_g
ssra v23.2d, v22.2d, #30	// update.limb5.carry_fg
sub x19, x8, x17	// third2.start_h
sub x15, x9, x22	// third2.start_G
uzp1 v24.4s, v22.4s, v23.4s	// update.limb5.limb
eor x6, x19, x3, asr #63	// third2.x
tst x15, #1	// third2.step1.parity
asr x21, x15, #1	// third2.step1.t
eor x1, x28, x19	// third2.step1.halvings
bic v24.4s, #0xc0, lsl #24	// update.limb5.limb.2
add x7, x21, x6	// third2.step1.y
csel x2, x7, x21, eq	// third2.step1.G
ccmp x3, #0, #0, eq	// third2.step1.swap
csel x20, x21, x19, lt	// third2.step1.h
csinv x17, x11, x5, ge	// third2.step1.d
str q24, [x0, #144]	// update.limb5.store
eor x22, x20, x17, asr #63	// third2.step1.x
bic x15, x19, x20	// third2.step1.fall
tst x2, #1	// third2.step2.parity
asr x28, x2, #1	// third2.step2.t
sub x6, x17, #1	// third2.step2.down
add x7, x17, #1	// third2.step2.up
eor x3, x1, x20	// third2.step2.halvings
ldr q25, [x0, #176]	// update.limb6.load
eor x21, x23, x15	// third2.step1.falls
add x11, x28, x22	// third2.step2.y
csel x5, x11, x28, eq	// third2.step2.G
ccmp x17, #0, #0, eq	// third2.step2.swap
csel x19, x28, x20, lt	// third2.step2.h
csinv x2, x6, x7, ge	// third2.step2.d
smull v26.2d, v1.2s, v25.s[0]	// update.limb6.fg
eor x1, x19, x2, asr #63	// third2.step2.x
bic x23, x20, x19	// third2.step2.fall
tst x5, #1	// third2.step3.parity
asr x15, x5, #1	// third2.step3.t
sub x22, x2, #1	// third2.step3.down
add x11, x2, #1	// third2.step3.up
eor x17, x3, x19	// third2.step3.halvings
smlal v26.2d, v4.2s, v25.s[1]	// update.limb6.fg.2
eor x28, x21, x23	// third2.step2.falls
add x6, x15, x1	// third2.step3.y
smlal v26.2d, v2.2s, v21.s[2]	// update.limb6.fg.3
csel x7, x6, x15, eq	// third2.step3.G
ccmp x2, #0, #0, eq	// third2.step3.swap
csel x20, x15, x19, lt	// third2.step3.h
csinv x5, x22, x11, ge	// third2.step3.d
eor x3, x20, x5, asr #63	// third2.step3.x
bic x21, x19, x20	// third2.step3.fall
tst x7, #1	// third2.step4.parity
asr x23, x7, #1	// third2.step4.t
sub x1, x5, #1	// third2.step4.down
add x6, x5, #1	// third2.step4.up
eor x2, x17, x20	// third2.step4.halvings
smlal v26.2d, v5.2s, v21.s[3]	// update.limb6.fg.4
eor x15, x28, x21	// third2.step3.falls
add x22, x23, x3	// third2.step4.y
ssra v26.2d, v23.2d, #30	// update.limb6.carry_fg
csel x11, x22, x23, eq	// third2.step4.G
ccmp x5, #0, #0, eq	// third2.step4.swap
csel x19, x23, x20, lt	// third2.step4.h
csinv x7, x1, x6, ge	// third2.step4.d
eor x17, x19, x7, asr #63	// third2.step4.x
bic x28, x20, x19	// third2.step4.fall
tst x11, #1	// third2.step5.parity
asr x21, x11, #1	// third2.step5.t
sub x3, x7, #1	// third2.step5.down
add x22, x7, #1	// third2.step5.up
eor x5, x2, x19	// third2.step5.halvings
smull v27.2d, v1.2s, v25.s[2]	// update.limb7.fg
eor x23, x15, x28	// third2.step4.falls
add x1, x21, x17	// third2.step5.y
smlal v27.2d, v4.2s, v25.s[3]	// update.limb7.fg.2
csel x6, x1, x21, eq	// third2.step5.G
ccmp x7, #0, #0, eq	// third2.step5.swap
csel x20, x21, x19, lt	// third2.step5.h
csinv x11, x3, x22, ge	// third2.step5.d
smlal v27.2d, v2.2s, v25.s[0]	// update.limb7.fg.3
eor x2, x20, x11, asr #63	// third2.step5.x
bic x15, x19, x20	// third2.step5.fall
tst x6, #1	// third2.step6.parity
asr x28, x6, #1	// third2.step6.t
sub x17, x11, #1	// third2.step6.down
add x1, x11, #1	// third2.step6.up
eor x7, x5, x20	// third2.step6.halvings
eor x21, x23, x15	// third2.step5.falls
add x3, x28, x2	// third2.step6.y
smlal v27.2d, v5.2s, v25.s[1]	// update.limb7.fg.4
csel x22, x3, x28, eq	// third2.step6.G
ccmp x11, #0, #0, eq	// third2.step6.swap
csel x19, x28, x20, lt	// third2.step6.h
csinv x6, x17, x1, ge	// third2.step6.d
ssra v27.2d, v26.2d, #30	// update.limb7.carry_fg
eor x5, x19, x6, asr #63	// third2.step6.x
bic x23, x20, x19	// third2.step6.fall
tst x22, #1	// third2.step7.parity
asr x15, x22, #1	// third2.step7.t
sub x2, x6, #1	// third2.step7.down
add x3, x6, #1	// third2.step7.up
eor x11, x7, x19	// third2.step7.halvings
eor x28, x21, x23	// third2.step6.falls
add x17, x15, x5	// third2.step7.y
uzp1 v28.4s, v26.4s, v27.4s	// update.limb7.limb
csel x1, x17, x15, eq	// third2.step7.G
ccmp x6, #0, #0, eq	// third2.step7.swap
csel x20, x15, x19, lt	// third2.step7.h
csinv x22, x2, x3, ge	// third2.step7.d
bic v28.4s, #0xc0, lsl #24	// update.limb7.limb.2
eor x7, x20, x22, asr #63	// third2.step7.x
bic x21, x19, x20	// third2.step7.fall
tst x1, #1	// third2.step8.parity
asr x23, x1, #1	// third2.step8.t
sub x5, x22, #1	// third2.step8.down
add x17, x22, #1	// third2.step8.up
eor x6, x11, x20	// third2.step8.halvings
str q28, [x0, #160]	// update.limb7.store
eor x15, x28, x21	// third2.step7.falls
add x2, x23, x7	// third2.step8.y
csel x3, x2, x23, eq	// third2.step8.G
ccmp x22, #0, #0, eq	// third2.step8.swap
csel x19, x23, x20, lt	// third2.step8.h
csinv x1, x5, x17, ge	// third2.step8.d
ldr q29, [x0, #192]	// update.limb8.load
eor x11, x19, x1, asr #63	// third2.step8.x
bic x28, x20, x19	// third2.step8.fall
tst x3, #1	// third2.step9.parity
asr x21, x3, #1	// third2.step9.t
sub x7, x1, #1	// third2.step9.down
add x2, x1, #1	// third2.step9.up
eor x22, x6, x19	// third2.step9.halvings
smull v30.2d, v1.2s, v29.s[0]	// update.limb8.fg
eor x23, x15, x28	// third2.step8.falls
add x5, x21, x11	// third2.step9.y
csel x17, x5, x21, eq	// third2.step9.G
ccmp x1, #0, #0, eq	// third2.step9.swap
csel x20, x21, x19, lt	// third2.step9.h
csinv x3, x7, x2, ge	// third2.step9.d
smlal v30.2d, v4.2s, v29.s[1]	// update.limb8.fg.2
eor x6, x20, x3, asr #63	// third2.step9.x
bic x15, x19, x20	// third2.step9.fall
tst x17, #1	// third2.step10.parity
asr x28, x17, #1	// third2.step10.t
sub x11, x3, #1	// third2.step10.down
add x5, x3, #1	// third2.step10.up
eor x1, x22, x20	// third2.step10.halvings
smlal v30.2d, v2.2s, v25.s[2]	// update.limb8.fg.3
eor x21, x23, x15	// third2.step9.falls
add x7, x28, x6	// third2.step10.y
smlal v30.2d, v5.2s, v25.s[3]	// update.limb8.fg.4
csel x2, x7, x28, eq	// third2.step10.G
ccmp x3, #0, #0, eq	// third2.step10.swap
csel x19, x28, x20, lt	// third2.step10.h
csinv x17, x11, x5, ge	// third2.step10.d
eor x22, x19, x17, asr #63	// third2.step10.x
bic x23, x20, x19	// third2.step10.fall
tst x2, #1	// third2.step11.parity
asr x15, x2, #1	// third2.step11.t
sub x6, x17, #1	// third2.step11.down
add x7, x17, #1	// third2.step11.up
eor x3, x1, x19	// third2.step11.halvings
ssra v30.2d, v27.2d, #30	// update.limb8.carry_fg
eor x28, x21, x23	// third2.step10.falls
add x11, x15, x22	// third2.step11.y
smull v31.2d, v1.2s, v29.s[2]	// update.limb9.fg
csel x5, x11, x15, eq	// third2.step11.G
ccmp x17, #0, #0, eq	// third2.step11.swap
csel x20, x15, x19, lt	// third2.step11.h
csinv x2, x6, x7, ge	// third2.step11.d
eor x1, x20, x2, asr #63	// third2.step11.x
bic x21, x19, x20	// third2.step11.fall
tst x5, #1	// third2.step12.parity
asr x23, x5, #1	// third2.step12.t
sub x22, x2, #1	// third2.step12.down
add x11, x2, #1	// third2.step12.up
eor x17, x3, x20	// third2.step12.halvings
smlal v31.2d, v4.2s, v29.s[3]	// update.limb9.fg.2
eor x15, x28, x21	// third2.step11.falls
add x6, x23, x1	// third2.step12.y
smlal v31.2d, v2.2s, v29.s[0]	// update.limb9.fg.3
csel x7, x6, x23, eq	// third2.step12.G
ccmp x2, #0, #0, eq	// third2.step12.swap
csel x19, x23, x20, lt	// third2.step12.h
csinv x5, x22, x11, ge	// third2.step12.d
smlal v31.2d, v5.2s, v29.s[1]	// update.limb9.fg.4
eor x3, x19, x5, asr #63	// third2.step12.x
bic x28, x20, x19	// third2.step12.fall
tst x7, #1	// third2.step13.parity
asr x21, x7, #1	// third2.step13.t
sub x1, x5, #1	// third2.step13.down
add x6, x5, #1	// third2.step13.up
eor x2, x17, x19	// third2.step13.halvings
eor x23, x15, x28	// third2.step12.falls
add x22, x21, x3	// third2.step13.y
ssra v31.2d, v30.2d, #30	// update.limb9.carry_fg
csel x11, x22, x21, eq	// third2.step13.G
ccmp x5, #0, #0, eq	// third2.step13.swap
csel x20, x21, x19, lt	// third2.step13.h
csinv x7, x1, x6, ge	// third2.step13.d
uzp1 v0.4s, v30.4s, v31.4s	// update.limb9.limb
eor x17, x20, x7, asr #63	// third2.step13.x
bic x15, x19, x20	// third2.step13.fall
tst x11, #1	// third2.step14.parity
asr x28, x11, #1	// third2.step14.t
sub x3, x7, #1	// third2.step14.down
add x22, x7, #1	// third2.step14.up
eor x5, x2, x20	// third2.step14.halvings
eor x21, x23, x15	// third2.step13.falls
add x1, x28, x17	// third2.step14.y
bic v0.4s, #0xc0, lsl #24	// update.limb9.limb.2
csel x6, x1, x28, eq	// third2.step14.G
ccmp x7, #0, #0, eq	// third2.step14.swap
csel x19, x28, x20, lt	// third2.step14.h
csinv x11, x3, x22, ge	// third2.step14.d
str q0, [x0, #176]	// update.limb9.store
eor x2, x19, x11, asr #63	// third2.step14.x
bic x23, x20, x19	// third2.step14.fall
tst x6, #1	// third2.step15.parity
asr x15, x6, #1	// third2.step15.t
sub x17, x11, #1	// third2.step15.down
add x1, x11, #1	// third2.step15.up
eor x7, x5, x19	// third2.step15.halvings
ldr q3, [x0, #208]	// update.limb10.load
eor x28, x21, x23	// third2.step14.falls
add x3, x15, x2	// third2.step15.y
csel x22, x3, x15, eq	// third2.step15.G
ccmp x11, #0, #0, eq	// third2.step15.swap
csel x20, x15, x19, lt	// third2.step15.h
csinv x6, x17, x1, ge	// third2.step15.d
smull v7.2d, v1.2s, v3.s[0]	// update.limb10.fg
eor x5, x20, x6, asr #63	// third2.step15.x
bic x21, x19, x20	// third2.step15.fall
tst x22, #1	// third2.step16.parity
asr x23, x22, #1	// third2.step16.t
sub x2, x6, #1	// third2.step16.down
add x3, x6, #1	// third2.step16.up
eor x11, x7, x20	// third2.step16.halvings
smlal v7.2d, v4.2s, v3.s[1]	// update.limb10.fg.2
eor x15, x28, x21	// third2.step15.falls
add x17, x23, x5	// third2.step16.y
csel x1, x17, x23, eq	// third2.step16.G
ccmp x6, #0, #0, eq	// third2.step16.swap
csel x19, x23, x20, lt	// third2.step16.h
csinv x22, x2, x3, ge	// third2.step16.d
smlal v7.2d, v2.2s, v29.s[2]	// update.limb10.fg.3
eor x7, x19, x22, asr #63	// third2.step16.x
bic x28, x20, x19	// third2.step16.fall
tst x1, #1	// third2.step17.parity
asr x21, x1, #1	// third2.step17.t
sub x5, x22, #1	// third2.step17.down
add x17, x22, #1	// third2.step17.up
eor x6, x11, x19	// third2.step17.halvings
smlal v7.2d, v5.2s, v29.s[3]	// update.limb10.fg.4
eor x23, x15, x28	// third2.step16.falls
add x2, x21, x7	// third2.step17.y
ssra v7.2d, v31.2d, #30	// update.limb10.carry_fg
csel x3, x2, x21, eq	// third2.step17.G
ccmp x22, #0, #0, eq	// third2.step17.swap
csel x20, x21, x19, lt	// third2.step17.h
csinv x1, x5, x17, ge	// third2.step17.d
eor x11, x20, x1, asr #63	// third2.step17.x
bic x15, x19, x20	// third2.step17.fall
tst x3, #1	// third2.step18.parity
asr x28, x3, #1	// third2.step18.t
sub x7, x1, #1	// third2.step18.down
add x2, x1, #1	// third2.step18.up
eor x22, x6, x20	// third2.step18.halvings
smull v6.2d, v1.2s, v3.s[2]	// update.limb11.fg
eor x21, x23, x15	// third2.step17.falls
add x5, x28, x11	// third2.step18.y
smlal v6.2d, v4.2s, v3.s[3]	// update.limb11.fg.2
csel x17, x5, x28, eq	// third2.step18.G
ccmp x1, #0, #0, eq	// third2.step18.swap
csel x19, x28, x20, lt	// third2.step18.h
csinv x3, x7, x2, ge	// third2.step18.d
eor x6, x19, x3, asr #63	// third2.step18.x
bic x23, x20, x19	// third2.step18.fall
tst x17, #1	// third2.step19.parity
asr x15, x17, #1	// third2.step19.t
sub x11, x3, #1	// third2.step19.down
add x5, x3, #1	// third2.step19.up
eor x1, x22, x19	// third2.step19.halvings
smlal v6.2d, v2.2s, v3.s[0]	// update.limb11.fg.3
eor x28, x21, x23	// third2.step18.falls
add x7, x15, x6	// third2.step19.y
smlal v6.2d, v5.2s, v3.s[1]	// update.limb11.fg.4
csel x2, x7, x15, eq	// third2.step19.G
ccmp x3, #0, #0, eq	// third2.step19.swap
csel x20, x15, x19, lt	// third2.step19.h
csinv x17, x11, x5, ge	// third2.step19.d
ssra v6.2d, v7.2d, #30	// update.limb11.carry_fg
eor x22, x20, x17, asr #63	// third2.step19.x
bic x21, x19, x20	// third2.step19.fall
tst x2, #1	// third2.step20.parity
asr x23, x2, #1	// third2.step20.t
sub x6, x17, #1	// third2.step20.down
add x7, x17, #1	// third2.step20.up
eor x3, x1, x20	// third2.step20.halvings
eor x15, x28, x21	// third2.step19.falls
add x11, x23, x22	// third2.step20.y
uzp1 v16.4s, v7.4s, v6.4s	// update.limb11.limb
csel x5, x11, x23, eq	// third2.step20.G
ccmp x17, #0, #0, eq	// third2.step20.swap
csel x19, x23, x20, lt	// third2.step20.h
csinv x2, x6, x7, ge	// third2.step20.d
bic v16.4s, #0xc0, lsl #24	// update.limb11.limb.2
eor x1, x19, x2, asr #63	// third2.step20.x
bic x28, x20, x19	// third2.step20.fall
add x21, x19, #0x100000	// third2.fields
sub x22, x10, x19, lsl #1	// third2.above
add x11, x5, #0x200000	// third2.fields.2
sub x17, x10, x5	// third2.above.2
sub x23, x2, #1	// third3.step1.down
add x6, x2, #1	// third3.step1.up
eor x7, x4, x19	// turns.differs
eor x1, x15, x28	// third2.step20.falls
sbfx x20, x21, #21, #21	// third2.first
asr x5, x22, #43	// third2.second
sbfx x19, x11, #22, #21	// third2.first.2
asr x15, x17, #43	// third2.second.2
str q16, [x0, #192]	// update.limb11.store
mneg x28, x20, x24	// third2.mneg
mneg x21, x19, x24	// third2.mneg.2
mul x22, x20, x12	// matrix.mul
mul x11, x20, x27	// matrix.mul.2
mul x17, x19, x12	// matrix.mul.3
mul x24, x19, x27	// matrix.mul.4
ldr q18, [x0, #224]	// update.limb12.load
smull v20.2d, v1.2s, v18.s[0]	// update.limb12.fg
msub x20, x5, x16, x28	// third2.msub
msub x12, x15, x16, x21	// third2.msub.2
madd x19, x5, x25, x22	// matrix.madd
madd x27, x5, x26, x11	// matrix.madd.2
madd x28, x15, x25, x17	// matrix.madd.3
madd x16, x15, x26, x24	// matrix.madd.4
smlal v20.2d, v4.2s, v18.s[1]	// update.limb12.fg.2
smlal v20.2d, v2.2s, v3.s[2]	// update.limb12.fg.3
ubfx x21, x20, #41, #20	// third3.low_f
ubfx x22, x12, #40, #21	// third3.low_g
neg x5, x19	// turns.negative_middle
smlal v20.2d, v5.2s, v3.s[3]	// update.limb12.fg.4
sub x11, x8, x21	// third3.start_h
sub x25, x9, x22	// third3.start_G
add x17, x27, x5, asr #63	// turns.opposite_middle
ssra v20.2d, v6.2d, #30	// update.limb12.carry_fg
eor x15, x11, x2, asr #63	// third3.x
tst x25, #1	// third3.step1.parity
asr x26, x25, #1	// third3.step1.t
eor x24, x3, x11	// third3.step1.halvings
eon x20, x4, x17	// turns.two
smull v17.2d, v1.2s, v18.s[2]	// update.limb13.fg
add x12, x26, x15	// third3.step1.y
and x21, x7, x20	// turns.both
csel x22, x12, x26, eq	// third3.step1.G
ccmp x2, #0, #0, eq	// third3.step1.swap
csel x5, x26, x11, lt	// third3.step1.h
csinv x25, x23, x6, ge	// third3.step1.d
eor x3, x13, x21	// turns.turns
smlal v17.2d, v4.2s, v18.s[3]	// update.limb13.fg.2
eor x15, x5, x25, asr #63	// third3.step1.x
bic x7, x11, x5	// third3.step1.fall
tst x22, #1	// third3.step2.parity
asr x20, x22, #1	// third3.step2.t
sub x12, x25, #1	// third3.step2.down
add x2, x25, #1	// third3.step2.up
eor x26, x24, x5	// third3.step2.halvings
eon x23, x3, x4	// turns.turns.2
smlal v17.2d, v2.2s, v18.s[0]	// update.limb13.fg.3
eor x6, x1, x7	// third3.step1.falls
add x13, x20, x15	// third3.step2.y
csel x21, x13, x20, eq	// third3.step2.G
ccmp x25, #0, #0, eq	// third3.step2.swap
csel x11, x20, x5, lt	// third3.step2.h
csinv x22, x12, x2, ge	// third3.step2.d
smlal v17.2d, v5.2s, v18.s[1]	// update.limb13.fg.4
eor x24, x11, x22, asr #63	// third3.step2.x
bic x3, x5, x11	// third3.step2.fall
tst x21, #1	// third3.step3.parity
asr x4, x21, #1	// third3.step3.t
sub x1, x22, #1	// third3.step3.down
add x7, x22, #1	// third3.step3.up
eor x15, x26, x11	// third3.step3.halvings
ssra v17.2d, v20.2d, #30	// update.limb13.carry_fg
eor x13, x6, x3	// third3.step2.falls
add x25, x4, x24	// third3.step3.y
uzp1 v19.4s, v20.4s, v17.4s	// update.limb13.limb
csel x20, x25, x4, eq	// third3.step3.G
ccmp x22, #0, #0, eq	// third3.step3.swap
csel x12, x4, x11, lt	// third3.step3.h
csinv x2, x1, x7, ge	// third3.step3.d
eor x5, x12, x2, asr #63	// third3.step3.x
bic x21, x11, x12	// third3.step3.fall
tst x20, #1	// third3.step4.parity
asr x26, x20, #1	// third3.step4.t
sub x6, x2, #1	// third3.step4.down
add x3, x2, #1	// third3.step4.up
eor x24, x15, x12	// third3.step4.halvings
bic v19.4s, #0xc0, lsl #24	// update.limb13.limb.2
eor x25, x13, x21	// third3.step3.falls
add x22, x26, x5	// third3.step4.y
str q19, [x0, #208]	// update.limb13.store
csel x4, x22, x26, eq	// third3.step4.G
ccmp x2, #0, #0, eq	// third3.step4.swap
csel x1, x26, x12, lt	// third3.step4.h
csinv x7, x6, x3, ge	// third3.step4.d
eor x11, x1, x7, asr #63	// third3.step4.x
bic x20, x12, x1	// third3.step4.fall
tst x4, #1	// third3.step5.parity
asr x15, x4, #1	// third3.step5.t
sub x13, x7, #1	// third3.step5.down
add x21, x7, #1	// third3.step5.up
eor x5, x24, x1	// third3.step5.halvings
ldr q22, [x0, #240]	// update.limb14.load
eor x22, x25, x20	// third3.step4.falls
add x2, x15, x11	// third3.step5.y
smull v24.2d, v1.2s, v22.s[0]	// update.limb14.fg
csel x26, x2, x15, eq	// third3.step5.G
ccmp x7, #0, #0, eq	// third3.step5.swap
csel x6, x15, x1, lt	// third3.step5.h
csinv x3, x13, x21, ge	// third3.step5.d
smlal v24.2d, v4.2s, v22.s[1]	// update.limb14.fg.2
eor x12, x6, x3, asr #63	// third3.step5.x
bic x4, x1, x6	// third3.step5.fall
tst x26, #1	// third3.step6.parity
asr x24, x26, #1	// third3.step6.t
sub x25, x3, #1	// third3.step6.down
add x20, x3, #1	// third3.step6.up
eor x11, x5, x6	// third3.step6.halvings
eor x2, x22, x4	// third3.step5.falls
add x7, x24, x12	// third3.step6.y
smlal v24.2d, v2.2s, v18.s[2]	// update.limb14.fg.3
csel x15, x7, x24, eq	// third3.step6.G
ccmp x3, #0, #0, eq	// third3.step6.swap
csel x13, x24, x6, lt	// third3.step6.h
csinv x21, x25, x20, ge	// third3.step6.d
smlal v24.2d, v5.2s, v18.s[3]	// update.limb14.fg.4
eor x1, x13, x21, asr #63	// third3.step6.x
bic x26, x6, x13	// third3.step6.fall
tst x15, #1	// third3.step7.parity
asr x5, x15, #1	// third3.step7.t
sub x22, x21, #1	// third3.step7.down
add x4, x21, #1	// third3.step7.up
eor x12, x11, x13	// third3.step7.halvings
eor x7, x2, x26	// third3.step6.falls
add x3, x5, x1	// third3.step7.y
ssra v24.2d, v17.2d, #30	// update.limb14.carry_fg
csel x24, x3, x5, eq	// third3.step7.G
ccmp x21, #0, #0, eq	// third3.step7.swap
csel x25, x5, x13, lt	// third3.step7.h
csinv x20, x22, x4, ge	// third3.step7.d
smull v21.2d, v1.2s, v22.s[2]	// update.limb15.fg
eor x6, x25, x20, asr #63	// third3.step7.x
bic x15, x13, x25	// third3.step7.fall
tst x24, #1	// third3.step8.parity
asr x11, x24, #1	// third3.step8.t
sub x2, x20, #1	// third3.step8.down
add x26, x20, #1	// third3.step8.up
eor x1, x12, x25	// third3.step8.halvings
smlal v21.2d, v4.2s, v22.s[3]	// update.limb15.fg.2
eor x3, x7, x15	// third3.step7.falls
add x21, x11, x6	// third3.step8.y
csel x5, x21, x11, eq	// third3.step8.G
ccmp x20, #0, #0, eq	// third3.step8.swap
csel x22, x11, x25, lt	// third3.step8.h
csinv x4, x2, x26, ge	// third3.step8.d
smlal v21.2d, v2.2s, v22.s[0]	// update.limb15.fg.3
eor x13, x22, x4, asr #63	// third3.step8.x
bic x24, x25, x22	// third3.step8.fall
tst x5, #1	// third3.step9.parity
asr x12, x5, #1	// third3.step9.t
sub x7, x4, #1	// third3.step9.down
add x15, x4, #1	// third3.step9.up
eor x6, x1, x22	// third3.step9.halvings
smlal v21.2d, v5.2s, v22.s[1]	// update.limb15.fg.4
eor x21, x3, x24	// third3.step8.falls
add x20, x12, x13	// third3.step9.y
csel x11, x20, x12, eq	// third3.step9.G
ccmp x4, #0, #0, eq	// third3.step9.swap
csel x2, x12, x22, lt	// third3.step9.h
csinv x26, x7, x15, ge	// third3.step9.d
ssra v21.2d, v24.2d, #30	// update.limb15.carry_fg
eor x25, x2, x26, asr #63	// third3.step9.x
bic x5, x22, x2	// third3.step9.fall
tst x11, #1	// third3.step10.parity
asr x1, x11, #1	// third3.step10.t
sub x3, x26, #1	// third3.step10.down
add x24, x26, #1	// third3.step10.up
eor x13, x6, x2	// third3.step10.halvings
uzp1 v23.4s, v24.4s, v21.4s	// update.limb15.limb
eor x20, x21, x5	// third3.step9.falls
add x4, x1, x25	// third3.step10.y
bic v23.4s, #0xc0, lsl #24	// update.limb15.limb.2
csel x12, x4, x1, eq	// third3.step10.G
ccmp x26, #0, #0, eq	// third3.step10.swap
csel x7, x1, x2, lt	// third3.step10.h
csinv x15, x3, x24, ge	// third3.step10.d
eor x22, x7, x15, asr #63	// third3.step10.x
bic x11, x2, x7	// third3.step10.fall
tst x12, #1	// third3.step11.parity
asr x6, x12, #1	// third3.step11.t
sub x21, x15, #1	// third3.step11.down
add x5, x15, #1	// third3.step11.up
eor x25, x13, x7	// third3.step11.halvings
str q23, [x0, #224]	// update.limb15.store
eor x4, x20, x11	// third3.step10.falls
add x26, x6, x22	// third3.step11.y
ldr x1, [x0, #0]	// window_f
csel x3, x26, x6, eq	// third3.step11.G
ccmp x15, #0, #0, eq	// third3.step11.swap
csel x24, x6, x7, lt	// third3.step11.h
csinv x2, x21, x5, ge	// third3.step11.d
eor x12, x24, x2, asr #63	// third3.step11.x
bic x13, x7, x24	// third3.step11.fall
tst x3, #1	// third3.step12.parity
asr x20, x3, #1	// third3.step12.t
sub x11, x2, #1	// third3.step12.down
add x22, x2, #1	// third3.step12.up
eor x26, x25, x24	// third3.step12.halvings
ldr x15, [x0, #8]	// window_g
eor x6, x4, x13	// third3.step11.falls
add x21, x20, x12	// third3.step12.y
lsl x5, x1, #4	// window_f.low
csel x7, x21, x20, eq	// third3.step12.G
ccmp x2, #0, #0, eq	// third3.step12.swap
csel x3, x20, x24, lt	// third3.step12.h
csinv x25, x11, x22, ge	// third3.step12.d
ldr w4, [x0, #144]	// window_f.load_f2
eor x13, x3, x25, asr #63	// third3.step12.x
bic x12, x24, x3	// third3.step12.fall
tst x7, #1	// third3.step13.parity
asr x1, x7, #1	// third3.step13.t
sub x21, x25, #1	// third3.step13.down
add x2, x25, #1	// third3.step13.up
eor x20, x26, x3	// third3.step13.halvings
eor x11, x6, x12	// third3.step12.falls
add x22, x1, x13	// third3.step13.y
ldr w24, [x0, #152]	// window_f.load_f3
csel x7, x22, x1, eq	// third3.step13.G
ccmp x25, #0, #0, eq	// third3.step13.swap
csel x26, x1, x3, lt	// third3.step13.h
csinv x6, x21, x2, ge	// third3.step13.d
orr x12, x4, x24, lsl #30	// window_f.low_f2
eor x13, x26, x6, asr #63	// third3.step13.x
bic x22, x3, x26	// third3.step13.fall
tst x7, #1	// third3.step14.parity
asr x25, x7, #1	// third3.step14.t
sub x1, x6, #1	// third3.step14.down
add x21, x6, #1	// third3.step14.up
eor x2, x20, x26	// third3.step14.halvings
eor x4, x11, x22	// third3.step13.falls
add x24, x25, x13	// third3.step14.y
ldr w3, [x0, #160]	// window_f.load_f4
csel x7, x24, x25, eq	// third3.step14.G
ccmp x6, #0, #0, eq	// third3.step14.swap
csel x20, x25, x26, lt	// third3.step14.h
csinv x11, x1, x21, ge	// third3.step14.d
orr x22, x12, x3, lsl #60	// window_f.low_f4
eor x13, x20, x11, asr #63	// third3.step14.x
bic x24, x26, x20	// third3.step14.fall
tst x7, #1	// third3.step15.parity
asr x6, x7, #1	// third3.step15.t
sub x25, x11, #1	// third3.step15.down
add x1, x11, #1	// third3.step15.up
eor x21, x2, x20	// third3.step15.halvings
add x12, x22, x5, lsr #63	// window_f.high
eor x3, x4, x24	// third3.step14.falls
add x26, x6, x13	// third3.step15.y
csel x7, x26, x6, eq	// third3.step15.G
ccmp x11, #0, #0, eq	// third3.step15.swap
csel x2, x6, x20, lt	// third3.step15.h
csinv x22, x25, x1, ge	// third3.step15.d
lsl x4, x15, #4	// window_g.low
eor x24, x2, x22, asr #63	// third3.step15.x
bic x13, x20, x2	// third3.step15.fall
tst x7, #1	// third3.step16.parity
asr x26, x7, #1	// third3.step16.t
sub x11, x22, #1	// third3.step16.down
add x6, x22, #1	// third3.step16.up
eor x25, x21, x2	// third3.step16.halvings
ldr w1, [x0, #148]	// window_g.load_g2
eor x15, x3, x13	// third3.step15.falls
add x20, x26, x24	// third3.step16.y
csel x7, x20, x26, eq	// third3.step16.G
ccmp x22, #0, #0, eq	// third3.step16.swap
csel x21, x26, x2, lt	// third3.step16.h
csinv x3, x11, x6, ge	// third3.step16.d
ldr w13, [x0, #156]	// window_g.load_g3
eor x24, x21, x3, asr #63	// third3.step16.x
bic x20, x2, x21	// third3.step16.fall
tst x7, #1	// third3.step17.parity
asr x22, x7, #1	// third3.step17.t
sub x26, x3, #1	// third3.step17.down
add x11, x3, #1	// third3.step17.up
eor x6, x25, x21	// third3.step17.halvings
orr x2, x1, x13, lsl #30	// window_g.low_g2
eor x7, x15, x20	// third3.step16.falls
add x25, x22, x24	// third3.step17.y
ldr w1, [x0, #164]	// window_g.load_g4
csel x13, x25, x22, eq	// third3.step17.G
ccmp x3, #0, #0, eq	// third3.step17.swap
csel x15, x22, x21, lt	// third3.step17.h
csinv x20, x26, x11, ge	// third3.step17.d
eor x24, x15, x20, asr #63	// third3.step17.x
bic x25, x21, x15	// third3.step17.fall
tst x13, #1	// third3.step18.parity
asr x3, x13, #1	// third3.step18.t
sub x22, x20, #1	// third3.step18.down
add x26, x20, #1	// third3.step18.up
eor x11, x6, x15	// third3.step18.halvings
orr x21, x2, x1, lsl #60	// window_g.low_g4
eor x13, x7, x25	// third3.step17.falls
add x6, x3, x24	// third3.step18.y
add x2, x21, x4, lsr #63	// window_g.high
csel x1, x6, x3, eq	// third3.step18.G
ccmp x20, #0, #0, eq	// third3.step18.swap
csel x7, x3, x15, lt	// third3.step18.h
csinv x25, x22, x26, ge	// third3.step18.d
eor x24, x7, x25, asr #63	// third3.step18.x
bic x21, x15, x7	// third3.step18.fall
tst x1, #1	// third3.step19.parity
asr x6, x1, #1	// third3.step19.t
sub x20, x25, #1	// third3.step19.down
add x3, x25, #1	// third3.step19.up
eor x22, x11, x7	// third3.step19.halvings
eor x26, x13, x21	// third3.step18.falls
add x15, x6, x24	// third3.step19.y
csel x1, x15, x6, eq	// third3.step19.G
ccmp x25, #0, #0, eq	// third3.step19.swap
csel x11, x6, x7, lt	// third3.step19.h
csinv x13, x20, x3, ge	// third3.step19.d
eor x21, x11, x13, asr #63	// third3.step19.x
bic x24, x7, x11	// third3.step19.fall
tst x1, #1	// third3.step20.parity
asr x15, x1, #1	// third3.step20.t
sub x25, x13, #1	// third3.step20.down
add x6, x13, #1	// third3.step20.up
eor x20, x22, x11	// third3.step20.halvings
eor x3, x26, x24	// third3.step19.falls
add x7, x15, x21	// third3.step20.y
csel x1, x7, x15, eq	// third3.step20.G
ccmp x13, #0, #0, eq	// third3.step20.swap
csel x22, x15, x11, lt	// third3.step20.h
csinv x26, x25, x6, ge	// third3.step20.d
eor x24, x22, x26, asr #63	// third3.step20.x
bic x21, x11, x22	// third3.step20.fall
add x7, x22, #0x100000	// third3.fields
sub x13, x10, x22, lsl #1	// third3.above
add x15, x1, #0x200000	// third3.fields.2
sub x25, x10, x1	// third3.above.2
eor x6, x17, x22	// turns.differs.2
eor x24, x3, x21	// third3.step20.falls
sbfx x11, x7, #21, #21	// third3.first
asr x1, x13, #43	// third3.second
sbfx x22, x15, #22, #21	// third3.first.2
asr x3, x25, #43	// third3.second.2
mneg x21, x11, x19	// matrix.mneg
mneg x7, x11, x27	// matrix.mneg.2
mneg x13, x22, x19	// matrix.mneg.3
mneg x15, x22, x27	// matrix.mneg.4
msub x25, x1, x28, x21	// matrix.msub
msub x11, x1, x16, x7	// matrix.msub.2
msub x19, x3, x28, x13	// matrix.msub.3
msub x22, x3, x16, x15	// matrix.msub.4
mul x27, x25, x5	// next_f.below
smulh x21, x25, x5	// next_f.one
smulh x1, x11, x4	// next_f.two
mul x7, x19, x5	// next_g.below
smulh x28, x19, x5	// next_g.one
smulh x13, x22, x4	// next_g.two
neg x3, x25	// turns.negative_end
add x16, x11, x3, asr #63	// turns.opposite_end
eon x15, x17, x16	// turns.two.2
cmp x27, #1	// next_f.carry
and x5, x6, x15	// turns.both.2
madd x4, x25, x12, x21	// next_f.one.2
madd x3, x11, x2, x1	// next_f.two.2
madd x16, x19, x12, x28	// next_g.one.2
madd x27, x22, x2, x13	// next_g.two.2
eor x6, x23, x5	// turns.turns.3
eon x15, x6, x17	// turns.turns.4
adc x21, x4, x3	// next_f.next
cmp x7, #1	// next_g.carry
adc x1, x16, x27	// next_g.next
mov x2, x1	// output
mov x1, x21	// output
mov x3, x26	// output
mov x4, x25	// output
mov x5, x11	// output
mov x6, x19	// output
mov x7, x22	// output
mov x11, x20	// output
mov x12, x24	// output
mov x13, x15	// output
mov v0.16b, v1.16b	// output
mov v1.16b, v2.16b	// output
mov v2.16b, v4.16b	// output
mov v3.16b, v5.16b	// output
mov v4.16b, v21.16b	// output
mov v5.16b, v22.16b	// output
add x15, x0, #224	// rest.start
ldr x16, [sp, #80]	// rest.start
3:
ldr q22, [x15, #32]	// rest.limb0
smull v20.2d, v1.2s, v5.s[2]	// rest.limb0
smlal v20.2d, v3.2s, v5.s[3]	// rest.limb0
smlal v20.2d, v0.2s, v22.s[0]	// rest.limb0
smlal v20.2d, v2.2s, v22.s[1]	// rest.limb0
ssra v20.2d, v4.2d, #30	// rest.limb0
smull v4.2d, v1.2s, v22.s[0]	// rest.limb1
smlal v4.2d, v3.2s, v22.s[1]	// rest.limb1
smlal v4.2d, v0.2s, v22.s[2]	// rest.limb1
smlal v4.2d, v2.2s, v22.s[3]	// rest.limb1
ssra v4.2d, v20.2d, #30	// rest.limb1
uzp1 v23.4s, v20.4s, v4.4s	// rest.limb1
bic v23.4s, #0xc0, lsl #24	// rest.limb1
str q23, [x15, #16]	// rest.limb1
ldr q5, [x15, #48]	// rest.limb2
smull v20.2d, v1.2s, v22.s[2]	// rest.limb2
smlal v20.2d, v3.2s, v22.s[3]	// rest.limb2
smlal v20.2d, v0.2s, v5.s[0]	// rest.limb2
smlal v20.2d, v2.2s, v5.s[1]	// rest.limb2
ssra v20.2d, v4.2d, #30	// rest.limb2
smull v4.2d, v1.2s, v5.s[0]	// rest.limb3
smlal v4.2d, v3.2s, v5.s[1]	// rest.limb3
smlal v4.2d, v0.2s, v5.s[2]	// rest.limb3
smlal v4.2d, v2.2s, v5.s[3]	// rest.limb3
ssra v4.2d, v20.2d, #30	// rest.limb3
uzp1 v23.4s, v20.4s, v4.4s	// rest.limb3
bic v23.4s, #0xc0, lsl #24	// rest.limb3
str q23, [x15, #32]	// rest.limb3
add x15, x15, #32	// rest.next
subs x16, x16, #1	// rest.next
b.ne 3b	// rest.next
smull v20.2d, v1.2s, v5.s[2]	// rest.top
smlal v20.2d, v3.2s, v5.s[3]	// rest.top
ssra v20.2d, v4.2d, #30	// rest.top
xtn v23.2s, v20.2d	// rest.top
bic v23.2s, #0xc0, lsl #24	// rest.top
str d23, [x15, #16]	// rest.top
sshr v20.2d, v20.2d, #30	// rest.top
xtn v23.2s, v20.2d	// rest.top
str d23, [x15, #24]	// rest.top
str d23, [x0, #96]	// rest.top
ldr x15, [x0, #104]	// rest.before
ldr x16, [x0, #112]	// rest.differs
ldrsw x17, [x0, #96]	// rest.after
eon x17, x15, x17	// rest.two
and x17, x16, x17	// rest.both
eor x13, x13, x17	// rest.turns
eor x13, x13, x15	// rest.turns
subs x14, x14, #1	// loop
b.ne 2b	// loop
ldrsw x1, [x0, #96]	// update.load_before
neg x2, x4	// update.negative_update
add x3, x5, x2, asr #63	// update.opposite_update
eon x8, x1, x3	// update.differs
str x1, [x0, #104]	// update.put_aside_before
str x8, [x0, #112]	// update.put_aside_differs
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
ldr q6, [x0, #128]	// update.limb0.load
smull v7.2d, v1.2s, v6.s[0]	// update.limb0.fg
smlal v7.2d, v4.2s, v6.s[1]	// update.limb0.fg.2
smull v16.2d, v1.2s, v6.s[2]	// update.limb1.fg
smlal v16.2d, v4.2s, v6.s[3]	// update.limb1.fg.2
smlal v16.2d, v2.2s, v6.s[0]	// update.limb1.fg.3
smlal v16.2d, v5.2s, v6.s[1]	// update.limb1.fg.4
ssra v16.2d, v7.2d, #30	// update.limb1.carry_fg
ldr q17, [x0, #144]	// update.limb2.load
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
str q20, [x0, #128]	// update.limb3.store
ldr q21, [x0, #160]	// update.limb4.load
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
str q24, [x0, #144]	// update.limb5.store
ldr q25, [x0, #176]	// update.limb6.load
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
str q28, [x0, #160]	// update.limb7.store
ldr q29, [x0, #192]	// update.limb8.load
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
str q0, [x0, #176]	// update.limb9.store
ldr q3, [x0, #208]	// update.limb10.load
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
str q16, [x0, #192]	// update.limb11.store
ldr q18, [x0, #224]	// update.limb12.load
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
str q19, [x0, #208]	// update.limb13.store
ldr q22, [x0, #240]	// update.limb14.load
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
str q23, [x0, #224]	// update.limb15.store
mov v0.16b, v1.16b	// output
mov v1.16b, v2.16b	// output
mov v2.16b, v4.16b	// output
mov v3.16b, v5.16b	// output
mov v4.16b, v21.16b	// output
mov v5.16b, v22.16b	// output
add x15, x0, #224	// rest.start
ldr x16, [sp, #80]	// rest.start
4:
ldr q22, [x15, #32]	// rest.limb0
smull v20.2d, v1.2s, v5.s[2]	// rest.limb0
smlal v20.2d, v3.2s, v5.s[3]	// rest.limb0
smlal v20.2d, v0.2s, v22.s[0]	// rest.limb0
smlal v20.2d, v2.2s, v22.s[1]	// rest.limb0
ssra v20.2d, v4.2d, #30	// rest.limb0
smull v4.2d, v1.2s, v22.s[0]	// rest.limb1
smlal v4.2d, v3.2s, v22.s[1]	// rest.limb1
smlal v4.2d, v0.2s, v22.s[2]	// rest.limb1
smlal v4.2d, v2.2s, v22.s[3]	// rest.limb1
ssra v4.2d, v20.2d, #30	// rest.limb1
uzp1 v23.4s, v20.4s, v4.4s	// rest.limb1
bic v23.4s, #0xc0, lsl #24	// rest.limb1
str q23, [x15, #16]	// rest.limb1
ldr q5, [x15, #48]	// rest.limb2
smull v20.2d, v1.2s, v22.s[2]	// rest.limb2
smlal v20.2d, v3.2s, v22.s[3]	// rest.limb2
smlal v20.2d, v0.2s, v5.s[0]	// rest.limb2
smlal v20.2d, v2.2s, v5.s[1]	// rest.limb2
ssra v20.2d, v4.2d, #30	// rest.limb2
smull v4.2d, v1.2s, v5.s[0]	// rest.limb3
smlal v4.2d, v3.2s, v5.s[1]	// rest.limb3
smlal v4.2d, v0.2s, v5.s[2]	// rest.limb3
smlal v4.2d, v2.2s, v5.s[3]	// rest.limb3
ssra v4.2d, v20.2d, #30	// rest.limb3
uzp1 v23.4s, v20.4s, v4.4s	// rest.limb3
bic v23.4s, #0xc0, lsl #24	// rest.limb3
str q23, [x15, #32]	// rest.limb3
add x15, x15, #32	// rest.next
subs x16, x16, #1	// rest.next
b.ne 4b	// rest.next
smull v20.2d, v1.2s, v5.s[2]	// rest.top
smlal v20.2d, v3.2s, v5.s[3]	// rest.top
ssra v20.2d, v4.2d, #30	// rest.top
xtn v23.2s, v20.2d	// rest.top
bic v23.2s, #0xc0, lsl #24	// rest.top
str d23, [x15, #16]	// rest.top
sshr v20.2d, v20.2d, #30	// rest.top
xtn v23.2s, v20.2d	// rest.top
str d23, [x15, #24]	// rest.top
str d23, [x0, #96]	// rest.top
ldr x15, [x0, #104]	// rest.before
ldr x16, [x0, #112]	// rest.differs
ldrsw x17, [x0, #96]	// rest.after
eon x17, x15, x17	// rest.two
and x17, x16, x17	// rest.both
eor x13, x13, x17	// rest.turns
eor x13, x13, x15	// rest.turns
str x11, [x0, #56]	// store_halvings
str x12, [x0, #64]	// store_falls
str x13, [x0, #72]	// store_turns
ldp x21, x22, [sp, #16]	// restore
ldp x23, x24, [sp, #32]	// restore
ldp x25, x26, [sp, #48]	// restore
ldp x27, x28, [sp, #64]	// restore
ldp x19, x20, [sp], #96	// restore
ret	// leave
