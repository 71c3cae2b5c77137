// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Batches of sixty divsteps, and the update of f and g, for numbers of 256 bits: any 64-bit ARM.
// x0: a state of 168 bytes, aligned to 16; the layout is that of asmgen's aarch64/divstep.py.
// Words: f, g, delta, u, v, q, r, halvings, falls, turns, batches, unused. Limbs of 30 bits: 9. `batches` is at least 1.
// The first matrix is given; that of the last batch is applied. 981 instructions a pass.
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
ldrsw x15, [x0, #160]	// update.load_before
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
add x27, x25, x24	// third1.step1.y
add x28, x5, x23, asr #63	// update.opposite_update
csel x16, x27, x25, eq	// third1.step1.G
ccmp x3, #0, #0, eq	// third1.step1.swap
csel x17, x25, x21, lt	// third1.step1.h
csinv x22, x19, x20, ge	// third1.step1.d
eor x11, x17, x22, asr #63	// third1.step1.x
bic x24, x21, x17	// third1.step1.fall
tst x16, #1	// third1.step2.parity
asr x23, x16, #1	// third1.step2.t
sub x27, x22, #1	// third1.step2.down
add x3, x22, #1	// third1.step2.up
eor x25, x26, x17	// third1.step2.halvings
eon x19, x15, x28	// update.differs
eor x20, x12, x24	// third1.step1.falls
add x21, x23, x11	// third1.step2.y
csel x16, x21, x23, eq	// third1.step2.G
ccmp x22, #0, #0, eq	// third1.step2.swap
csel x26, x23, x17, lt	// third1.step2.h
csinv x28, x27, x3, ge	// third1.step2.d
str x1, [x0, #0]	// update.put_aside_f
eor x12, x26, x28, asr #63	// third1.step2.x
bic x24, x17, x26	// third1.step2.fall
tst x16, #1	// third1.step3.parity
asr x11, x16, #1	// third1.step3.t
sub x21, x28, #1	// third1.step3.down
add x22, x28, #1	// third1.step3.up
eor x23, x25, x26	// third1.step3.halvings
eor x27, x20, x24	// third1.step2.falls
add x3, x11, x12	// third1.step3.y
str x2, [x0, #8]	// update.put_aside_g
csel x17, x3, x11, eq	// third1.step3.G
ccmp x28, #0, #0, eq	// third1.step3.swap
csel x16, x11, x26, lt	// third1.step3.h
csinv x25, x21, x22, ge	// third1.step3.d
eor x20, x16, x25, asr #63	// third1.step3.x
bic x24, x26, x16	// third1.step3.fall
tst x17, #1	// third1.step4.parity
asr x12, x17, #1	// third1.step4.t
sub x3, x25, #1	// third1.step4.down
add x28, x25, #1	// third1.step4.up
eor x11, x23, x16	// third1.step4.halvings
dup v0.2d, x4	// update.uq.dup
eor x21, x27, x24	// third1.step3.falls
add x22, x12, x20	// third1.step4.y
csel x26, x22, x12, eq	// third1.step4.G
ccmp x25, #0, #0, eq	// third1.step4.swap
csel x17, x12, x16, lt	// third1.step4.h
csinv x23, x3, x28, ge	// third1.step4.d
ins v0.d[1], x6	// update.uq.ins
eor x4, x17, x23, asr #63	// third1.step4.x
bic x27, x16, x17	// third1.step4.fall
tst x26, #1	// third1.step5.parity
asr x24, x26, #1	// third1.step5.t
sub x20, x23, #1	// third1.step5.down
add x22, x23, #1	// third1.step5.up
eor x25, x11, x17	// third1.step5.halvings
eor x12, x21, x27	// third1.step4.falls
add x3, x24, x4	// third1.step5.y
xtn v1.2s, v0.2d	// update.uq.xtn
csel x28, x3, x24, eq	// third1.step5.G
ccmp x23, #0, #0, eq	// third1.step5.swap
csel x6, x24, x17, lt	// third1.step5.h
csinv x16, x20, x22, ge	// third1.step5.d
eor x26, x6, x16, asr #63	// third1.step5.x
bic x11, x17, x6	// third1.step5.fall
tst x28, #1	// third1.step6.parity
asr x21, x28, #1	// third1.step6.t
sub x27, x16, #1	// third1.step6.down
add x4, x16, #1	// third1.step6.up
eor x3, x25, x6	// third1.step6.halvings
bic v1.2s, #0xc0, lsl #24	// update.uq.bic
eor x23, x12, x11	// third1.step5.falls
add x24, x21, x26	// third1.step6.y
csel x20, x24, x21, eq	// third1.step6.G
ccmp x16, #0, #0, eq	// third1.step6.swap
csel x22, x21, x6, lt	// third1.step6.h
csinv x17, x27, x4, ge	// third1.step6.d
shrn v2.2s, v0.2d, #30	// update.uq.shrn
eor x28, x22, x17, asr #63	// third1.step6.x
bic x25, x6, x22	// third1.step6.fall
tst x20, #1	// third1.step7.parity
asr x12, x20, #1	// third1.step7.t
sub x11, x17, #1	// third1.step7.down
add x26, x17, #1	// third1.step7.up
eor x24, x3, x22	// third1.step7.halvings
eor x16, x23, x25	// third1.step6.falls
add x21, x12, x28	// third1.step7.y
dup v3.2d, x5	// update.vr.dup
csel x27, x21, x12, eq	// third1.step7.G
ccmp x17, #0, #0, eq	// third1.step7.swap
csel x4, x12, x22, lt	// third1.step7.h
csinv x6, x11, x26, ge	// third1.step7.d
eor x20, x4, x6, asr #63	// third1.step7.x
bic x3, x22, x4	// third1.step7.fall
tst x27, #1	// third1.step8.parity
asr x23, x27, #1	// third1.step8.t
sub x25, x6, #1	// third1.step8.down
add x28, x6, #1	// third1.step8.up
eor x5, x24, x4	// third1.step8.halvings
ins v3.d[1], x7	// update.vr.ins
eor x21, x16, x3	// third1.step7.falls
add x17, x23, x20	// third1.step8.y
csel x12, x17, x23, eq	// third1.step8.G
ccmp x6, #0, #0, eq	// third1.step8.swap
csel x11, x23, x4, lt	// third1.step8.h
csinv x26, x25, x28, ge	// third1.step8.d
xtn v4.2s, v3.2d	// update.vr.xtn
eor x22, x11, x26, asr #63	// third1.step8.x
bic x27, x4, x11	// third1.step8.fall
tst x12, #1	// third1.step9.parity
asr x24, x12, #1	// third1.step9.t
sub x7, x26, #1	// third1.step9.down
add x16, x26, #1	// third1.step9.up
eor x3, x5, x11	// third1.step9.halvings
bic v4.2s, #0xc0, lsl #24	// update.vr.bic
eor x20, x21, x27	// third1.step8.falls
add x17, x24, x22	// third1.step9.y
csel x6, x17, x24, eq	// third1.step9.G
ccmp x26, #0, #0, eq	// third1.step9.swap
csel x23, x24, x11, lt	// third1.step9.h
csinv x25, x7, x16, ge	// third1.step9.d
shrn v5.2s, v3.2d, #30	// update.vr.shrn
eor x28, x23, x25, asr #63	// third1.step9.x
bic x4, x11, x23	// third1.step9.fall
tst x6, #1	// third1.step10.parity
asr x12, x6, #1	// third1.step10.t
sub x5, x25, #1	// third1.step10.down
add x21, x25, #1	// third1.step10.up
eor x27, x3, x23	// third1.step10.halvings
eor x22, x20, x4	// third1.step9.falls
add x17, x12, x28	// third1.step10.y
ldr q6, [x0, #96]	// update.limb0.load
csel x26, x17, x12, eq	// third1.step10.G
ccmp x25, #0, #0, eq	// third1.step10.swap
csel x24, x12, x23, lt	// third1.step10.h
csinv x7, x5, x21, ge	// third1.step10.d
eor x16, x24, x7, asr #63	// third1.step10.x
bic x11, x23, x24	// third1.step10.fall
tst x26, #1	// third1.step11.parity
asr x6, x26, #1	// third1.step11.t
sub x3, x7, #1	// third1.step11.down
add x20, x7, #1	// third1.step11.up
eor x4, x27, x24	// third1.step11.halvings
smull v7.2d, v1.2s, v6.s[0]	// update.limb0.fg
eor x28, x22, x11	// third1.step10.falls
add x17, x6, x16	// third1.step11.y
csel x25, x17, x6, eq	// third1.step11.G
ccmp x7, #0, #0, eq	// third1.step11.swap
csel x12, x6, x24, lt	// third1.step11.h
csinv x5, x3, x20, ge	// third1.step11.d
smlal v7.2d, v4.2s, v6.s[1]	// update.limb0.fg.2
eor x21, x12, x5, asr #63	// third1.step11.x
bic x23, x24, x12	// third1.step11.fall
tst x25, #1	// third1.step12.parity
asr x26, x25, #1	// third1.step12.t
sub x27, x5, #1	// third1.step12.down
add x22, x5, #1	// third1.step12.up
eor x11, x4, x12	// third1.step12.halvings
eor x16, x28, x23	// third1.step11.falls
add x17, x26, x21	// third1.step12.y
smull v16.2d, v1.2s, v6.s[2]	// update.limb1.fg
csel x7, x17, x26, eq	// third1.step12.G
ccmp x5, #0, #0, eq	// third1.step12.swap
csel x6, x26, x12, lt	// third1.step12.h
csinv x3, x27, x22, ge	// third1.step12.d
eor x20, x6, x3, asr #63	// third1.step12.x
bic x24, x12, x6	// third1.step12.fall
tst x7, #1	// third1.step13.parity
asr x25, x7, #1	// third1.step13.t
sub x4, x3, #1	// third1.step13.down
add x28, x3, #1	// third1.step13.up
eor x23, x11, x6	// third1.step13.halvings
smlal v16.2d, v4.2s, v6.s[3]	// update.limb1.fg.2
eor x21, x16, x24	// third1.step12.falls
add x17, x25, x20	// third1.step13.y
csel x5, x17, x25, eq	// third1.step13.G
ccmp x3, #0, #0, eq	// third1.step13.swap
csel x26, x25, x6, lt	// third1.step13.h
csinv x27, x4, x28, ge	// third1.step13.d
smlal v16.2d, v2.2s, v6.s[0]	// update.limb1.fg.3
eor x22, x26, x27, asr #63	// third1.step13.x
bic x12, x6, x26	// third1.step13.fall
tst x5, #1	// third1.step14.parity
asr x7, x5, #1	// third1.step14.t
sub x11, x27, #1	// third1.step14.down
add x16, x27, #1	// third1.step14.up
eor x24, x23, x26	// third1.step14.halvings
eor x20, x21, x12	// third1.step13.falls
add x17, x7, x22	// third1.step14.y
smlal v16.2d, v5.2s, v6.s[1]	// update.limb1.fg.4
csel x3, x17, x7, eq	// third1.step14.G
ccmp x27, #0, #0, eq	// third1.step14.swap
csel x25, x7, x26, lt	// third1.step14.h
csinv x4, x11, x16, ge	// third1.step14.d
eor x28, x25, x4, asr #63	// third1.step14.x
bic x6, x26, x25	// third1.step14.fall
tst x3, #1	// third1.step15.parity
asr x5, x3, #1	// third1.step15.t
sub x23, x4, #1	// third1.step15.down
add x21, x4, #1	// third1.step15.up
eor x12, x24, x25	// third1.step15.halvings
ssra v16.2d, v7.2d, #30	// update.limb1.carry_fg
eor x22, x20, x6	// third1.step14.falls
add x17, x5, x28	// third1.step15.y
csel x27, x17, x5, eq	// third1.step15.G
ccmp x4, #0, #0, eq	// third1.step15.swap
csel x7, x5, x25, lt	// third1.step15.h
csinv x11, x23, x21, ge	// third1.step15.d
ldr q17, [x0, #112]	// update.limb2.load
eor x16, x7, x11, asr #63	// third1.step15.x
bic x26, x25, x7	// third1.step15.fall
tst x27, #1	// third1.step16.parity
asr x3, x27, #1	// third1.step16.t
sub x24, x11, #1	// third1.step16.down
add x20, x11, #1	// third1.step16.up
eor x6, x12, x7	// third1.step16.halvings
eor x28, x22, x26	// third1.step15.falls
add x17, x3, x16	// third1.step16.y
smull v18.2d, v1.2s, v17.s[0]	// update.limb2.fg
csel x4, x17, x3, eq	// third1.step16.G
ccmp x11, #0, #0, eq	// third1.step16.swap
csel x5, x3, x7, lt	// third1.step16.h
csinv x23, x24, x20, ge	// third1.step16.d
eor x21, x5, x23, asr #63	// third1.step16.x
bic x25, x7, x5	// third1.step16.fall
tst x4, #1	// third1.step17.parity
asr x27, x4, #1	// third1.step17.t
sub x12, x23, #1	// third1.step17.down
add x22, x23, #1	// third1.step17.up
eor x26, x6, x5	// third1.step17.halvings
smlal v18.2d, v4.2s, v17.s[1]	// update.limb2.fg.2
eor x16, x28, x25	// third1.step16.falls
add x17, x27, x21	// third1.step17.y
smlal v18.2d, v2.2s, v6.s[2]	// update.limb2.fg.3
csel x11, x17, x27, eq	// third1.step17.G
ccmp x23, #0, #0, eq	// third1.step17.swap
csel x3, x27, x5, lt	// third1.step17.h
csinv x24, x12, x22, ge	// third1.step17.d
eor x20, x3, x24, asr #63	// third1.step17.x
bic x7, x5, x3	// third1.step17.fall
tst x11, #1	// third1.step18.parity
asr x4, x11, #1	// third1.step18.t
sub x6, x24, #1	// third1.step18.down
add x28, x24, #1	// third1.step18.up
eor x25, x26, x3	// third1.step18.halvings
smlal v18.2d, v5.2s, v6.s[3]	// update.limb2.fg.4
eor x21, x16, x7	// third1.step17.falls
add x17, x4, x20	// third1.step18.y
csel x23, x17, x4, eq	// third1.step18.G
ccmp x24, #0, #0, eq	// third1.step18.swap
csel x27, x4, x3, lt	// third1.step18.h
csinv x12, x6, x28, ge	// third1.step18.d
ssra v18.2d, v16.2d, #30	// update.limb2.carry_fg
eor x22, x27, x12, asr #63	// third1.step18.x
bic x5, x3, x27	// third1.step18.fall
tst x23, #1	// third1.step19.parity
asr x11, x23, #1	// third1.step19.t
sub x26, x12, #1	// third1.step19.down
add x16, x12, #1	// third1.step19.up
eor x7, x25, x27	// third1.step19.halvings
eor x20, x21, x5	// third1.step18.falls
add x17, x11, x22	// third1.step19.y
smull v19.2d, v1.2s, v17.s[2]	// update.limb3.fg
csel x24, x17, x11, eq	// third1.step19.G
ccmp x12, #0, #0, eq	// third1.step19.swap
csel x4, x11, x27, lt	// third1.step19.h
csinv x6, x26, x16, ge	// third1.step19.d
eor x28, x4, x6, asr #63	// third1.step19.x
bic x3, x27, x4	// third1.step19.fall
tst x24, #1	// third1.step20.parity
asr x23, x24, #1	// third1.step20.t
sub x25, x6, #1	// third1.step20.down
add x21, x6, #1	// third1.step20.up
eor x5, x7, x4	// third1.step20.halvings
smlal v19.2d, v4.2s, v17.s[3]	// update.limb3.fg.2
eor x22, x20, x3	// third1.step19.falls
add x17, x23, x28	// third1.step20.y
csel x12, x17, x23, eq	// third1.step20.G
ccmp x6, #0, #0, eq	// third1.step20.swap
csel x11, x23, x4, lt	// third1.step20.h
csinv x26, x25, x21, ge	// third1.step20.d
smlal v19.2d, v2.2s, v17.s[0]	// update.limb3.fg.3
eor x16, x11, x26, asr #63	// third1.step20.x
bic x27, x4, x11	// third1.step20.fall
add x24, x11, #0x100000	// third1.fields
sub x7, x10, x11, lsl #1	// third1.above
add x20, x12, #0x200000	// third1.fields.2
sub x3, x10, x12	// third1.above.2
sub x28, x26, #1	// third2.step1.down
add x17, x26, #1	// third2.step1.up
eor x6, x22, x27	// third1.step20.falls
sbfx x23, x24, #21, #21	// third1.first
asr x25, x7, #43	// third1.second
sbfx x21, x20, #22, #21	// third1.first.2
asr x16, x3, #43	// third1.second.2
smlal v19.2d, v5.2s, v17.s[1]	// update.limb3.fg.4
mneg x4, x23, x1	// third1.mneg
mneg x12, x21, x1	// third1.mneg.2
ssra v19.2d, v18.2d, #30	// update.limb3.carry_fg
msub x22, x25, x2, x4	// third1.msub
msub x27, x16, x2, x12	// third1.msub.2
uzp1 v20.4s, v18.4s, v19.4s	// update.limb3.limb
bic v20.4s, #0xc0, lsl #24	// update.limb3.limb.2
ubfx x24, x22, #21, #20	// third2.low_f
ubfx x7, x27, #20, #21	// third2.low_g
sub x20, x8, x24	// third2.start_h
sub x3, x9, x7	// third2.start_G
str q20, [x0, #96]	// update.limb3.store
eor x1, x20, x26, asr #63	// third2.x
tst x3, #1	// third2.step1.parity
asr x4, x3, #1	// third2.step1.t
eor x2, x5, x20	// third2.step1.halvings
add x12, x4, x1	// third2.step1.y
ldr q21, [x0, #128]	// update.limb4.load
csel x24, x12, x4, eq	// third2.step1.G
ccmp x26, #0, #0, eq	// third2.step1.swap
csel x7, x4, x20, lt	// third2.step1.h
csinv x3, x28, x17, ge	// third2.step1.d
eor x5, x7, x3, asr #63	// third2.step1.x
bic x1, x20, x7	// third2.step1.fall
tst x24, #1	// third2.step2.parity
asr x12, x24, #1	// third2.step2.t
sub x26, x3, #1	// third2.step2.down
add x4, x3, #1	// third2.step2.up
eor x28, x2, x7	// third2.step2.halvings
smull v22.2d, v1.2s, v21.s[0]	// update.limb4.fg
eor x17, x6, x1	// third2.step1.falls
add x20, x12, x5	// third2.step2.y
smlal v22.2d, v4.2s, v21.s[1]	// update.limb4.fg.2
csel x24, x20, x12, eq	// third2.step2.G
ccmp x3, #0, #0, eq	// third2.step2.swap
csel x2, x12, x7, lt	// third2.step2.h
csinv x6, x26, x4, ge	// third2.step2.d
eor x1, x2, x6, asr #63	// third2.step2.x
bic x5, x7, x2	// third2.step2.fall
tst x24, #1	// third2.step3.parity
asr x20, x24, #1	// third2.step3.t
sub x3, x6, #1	// third2.step3.down
add x12, x6, #1	// third2.step3.up
eor x26, x28, x2	// third2.step3.halvings
smlal v22.2d, v2.2s, v17.s[2]	// update.limb4.fg.3
eor x4, x17, x5	// third2.step2.falls
add x7, x20, x1	// third2.step3.y
csel x24, x7, x20, eq	// third2.step3.G
ccmp x6, #0, #0, eq	// third2.step3.swap
csel x28, x20, x2, lt	// third2.step3.h
csinv x17, x3, x12, ge	// third2.step3.d
smlal v22.2d, v5.2s, v17.s[3]	// update.limb4.fg.4
eor x5, x28, x17, asr #63	// third2.step3.x
bic x1, x2, x28	// third2.step3.fall
tst x24, #1	// third2.step4.parity
asr x7, x24, #1	// third2.step4.t
sub x6, x17, #1	// third2.step4.down
add x20, x17, #1	// third2.step4.up
eor x3, x26, x28	// third2.step4.halvings
eor x12, x4, x1	// third2.step3.falls
add x2, x7, x5	// third2.step4.y
ssra v22.2d, v19.2d, #30	// update.limb4.carry_fg
csel x24, x2, x7, eq	// third2.step4.G
ccmp x17, #0, #0, eq	// third2.step4.swap
csel x26, x7, x28, lt	// third2.step4.h
csinv x4, x6, x20, ge	// third2.step4.d
eor x1, x26, x4, asr #63	// third2.step4.x
bic x5, x28, x26	// third2.step4.fall
tst x24, #1	// third2.step5.parity
asr x2, x24, #1	// third2.step5.t
sub x17, x4, #1	// third2.step5.down
add x7, x4, #1	// third2.step5.up
eor x6, x3, x26	// third2.step5.halvings
smull v23.2d, v1.2s, v21.s[2]	// update.limb5.fg
eor x20, x12, x5	// third2.step4.falls
add x28, x2, x1	// third2.step5.y
csel x24, x28, x2, eq	// third2.step5.G
ccmp x4, #0, #0, eq	// third2.step5.swap
csel x3, x2, x26, lt	// third2.step5.h
csinv x12, x17, x7, ge	// third2.step5.d
smlal v23.2d, v4.2s, v21.s[3]	// update.limb5.fg.2
eor x5, x3, x12, asr #63	// third2.step5.x
bic x1, x26, x3	// third2.step5.fall
tst x24, #1	// third2.step6.parity
asr x28, x24, #1	// third2.step6.t
sub x4, x12, #1	// third2.step6.down
add x2, x12, #1	// third2.step6.up
eor x17, x6, x3	// third2.step6.halvings
eor x7, x20, x1	// third2.step5.falls
add x26, x28, x5	// third2.step6.y
smlal v23.2d, v2.2s, v21.s[0]	// update.limb5.fg.3
csel x24, x26, x28, eq	// third2.step6.G
ccmp x12, #0, #0, eq	// third2.step6.swap
csel x6, x28, x3, lt	// third2.step6.h
csinv x20, x4, x2, ge	// third2.step6.d
eor x1, x6, x20, asr #63	// third2.step6.x
bic x5, x3, x6	// third2.step6.fall
tst x24, #1	// third2.step7.parity
asr x26, x24, #1	// third2.step7.t
sub x12, x20, #1	// third2.step7.down
add x28, x20, #1	// third2.step7.up
eor x4, x17, x6	// third2.step7.halvings
smlal v23.2d, v5.2s, v21.s[1]	// update.limb5.fg.4
eor x2, x7, x5	// third2.step6.falls
add x3, x26, x1	// third2.step7.y
csel x24, x3, x26, eq	// third2.step7.G
ccmp x20, #0, #0, eq	// third2.step7.swap
csel x17, x26, x6, lt	// third2.step7.h
csinv x7, x12, x28, ge	// third2.step7.d
ssra v23.2d, v22.2d, #30	// update.limb5.carry_fg
eor x5, x17, x7, asr #63	// third2.step7.x
bic x1, x6, x17	// third2.step7.fall
tst x24, #1	// third2.step8.parity
asr x3, x24, #1	// third2.step8.t
sub x20, x7, #1	// third2.step8.down
add x26, x7, #1	// third2.step8.up
eor x12, x4, x17	// third2.step8.halvings
eor x28, x2, x1	// third2.step7.falls
add x6, x3, x5	// third2.step8.y
uzp1 v24.4s, v22.4s, v23.4s	// update.limb5.limb
csel x24, x6, x3, eq	// third2.step8.G
ccmp x7, #0, #0, eq	// third2.step8.swap
csel x4, x3, x17, lt	// third2.step8.h
csinv x2, x20, x26, ge	// third2.step8.d
eor x1, x4, x2, asr #63	// third2.step8.x
bic x5, x17, x4	// third2.step8.fall
tst x24, #1	// third2.step9.parity
asr x6, x24, #1	// third2.step9.t
sub x7, x2, #1	// third2.step9.down
add x3, x2, #1	// third2.step9.up
eor x20, x12, x4	// third2.step9.halvings
bic v24.4s, #0xc0, lsl #24	// update.limb5.limb.2
eor x26, x28, x5	// third2.step8.falls
add x17, x6, x1	// third2.step9.y
csel x24, x17, x6, eq	// third2.step9.G
ccmp x2, #0, #0, eq	// third2.step9.swap
csel x12, x6, x4, lt	// third2.step9.h
csinv x28, x7, x3, ge	// third2.step9.d
str q24, [x0, #112]	// update.limb5.store
eor x5, x12, x28, asr #63	// third2.step9.x
bic x1, x4, x12	// third2.step9.fall
tst x24, #1	// third2.step10.parity
asr x17, x24, #1	// third2.step10.t
sub x2, x28, #1	// third2.step10.down
add x6, x28, #1	// third2.step10.up
eor x7, x20, x12	// third2.step10.halvings
eor x3, x26, x1	// third2.step9.falls
add x4, x17, x5	// third2.step10.y
ldr q25, [x0, #144]	// update.limb6.load
csel x24, x4, x17, eq	// third2.step10.G
ccmp x28, #0, #0, eq	// third2.step10.swap
csel x20, x17, x12, lt	// third2.step10.h
csinv x26, x2, x6, ge	// third2.step10.d
smull v26.2d, v1.2s, v25.s[0]	// update.limb6.fg
eor x1, x20, x26, asr #63	// third2.step10.x
bic x5, x12, x20	// third2.step10.fall
tst x24, #1	// third2.step11.parity
asr x4, x24, #1	// third2.step11.t
sub x28, x26, #1	// third2.step11.down
add x17, x26, #1	// third2.step11.up
eor x2, x7, x20	// third2.step11.halvings
eor x6, x3, x5	// third2.step10.falls
add x12, x4, x1	// third2.step11.y
smlal v26.2d, v4.2s, v25.s[1]	// update.limb6.fg.2
csel x24, x12, x4, eq	// third2.step11.G
ccmp x26, #0, #0, eq	// third2.step11.swap
csel x7, x4, x20, lt	// third2.step11.h
csinv x3, x28, x17, ge	// third2.step11.d
eor x5, x7, x3, asr #63	// third2.step11.x
bic x1, x20, x7	// third2.step11.fall
tst x24, #1	// third2.step12.parity
asr x12, x24, #1	// third2.step12.t
sub x26, x3, #1	// third2.step12.down
add x4, x3, #1	// third2.step12.up
eor x28, x2, x7	// third2.step12.halvings
smlal v26.2d, v2.2s, v21.s[2]	// update.limb6.fg.3
eor x17, x6, x1	// third2.step11.falls
add x20, x12, x5	// third2.step12.y
csel x24, x20, x12, eq	// third2.step12.G
ccmp x3, #0, #0, eq	// third2.step12.swap
csel x2, x12, x7, lt	// third2.step12.h
csinv x6, x26, x4, ge	// third2.step12.d
smlal v26.2d, v5.2s, v21.s[3]	// update.limb6.fg.4
eor x1, x2, x6, asr #63	// third2.step12.x
bic x5, x7, x2	// third2.step12.fall
tst x24, #1	// third2.step13.parity
asr x20, x24, #1	// third2.step13.t
sub x3, x6, #1	// third2.step13.down
add x12, x6, #1	// third2.step13.up
eor x26, x28, x2	// third2.step13.halvings
eor x4, x17, x5	// third2.step12.falls
add x7, x20, x1	// third2.step13.y
ssra v26.2d, v23.2d, #30	// update.limb6.carry_fg
csel x24, x7, x20, eq	// third2.step13.G
ccmp x6, #0, #0, eq	// third2.step13.swap
csel x28, x20, x2, lt	// third2.step13.h
csinv x17, x3, x12, ge	// third2.step13.d
eor x5, x28, x17, asr #63	// third2.step13.x
bic x1, x2, x28	// third2.step13.fall
tst x24, #1	// third2.step14.parity
asr x7, x24, #1	// third2.step14.t
sub x6, x17, #1	// third2.step14.down
add x20, x17, #1	// third2.step14.up
eor x3, x26, x28	// third2.step14.halvings
smull v27.2d, v1.2s, v25.s[2]	// update.limb7.fg
eor x12, x4, x1	// third2.step13.falls
add x2, x7, x5	// third2.step14.y
csel x24, x2, x7, eq	// third2.step14.G
ccmp x17, #0, #0, eq	// third2.step14.swap
csel x26, x7, x28, lt	// third2.step14.h
csinv x4, x6, x20, ge	// third2.step14.d
smlal v27.2d, v4.2s, v25.s[3]	// update.limb7.fg.2
eor x1, x26, x4, asr #63	// third2.step14.x
bic x5, x28, x26	// third2.step14.fall
tst x24, #1	// third2.step15.parity
asr x2, x24, #1	// third2.step15.t
sub x17, x4, #1	// third2.step15.down
add x7, x4, #1	// third2.step15.up
eor x6, x3, x26	// third2.step15.halvings
eor x20, x12, x5	// third2.step14.falls
add x28, x2, x1	// third2.step15.y
smlal v27.2d, v2.2s, v25.s[0]	// update.limb7.fg.3
csel x24, x28, x2, eq	// third2.step15.G
ccmp x4, #0, #0, eq	// third2.step15.swap
csel x3, x2, x26, lt	// third2.step15.h
csinv x12, x17, x7, ge	// third2.step15.d
eor x5, x3, x12, asr #63	// third2.step15.x
bic x1, x26, x3	// third2.step15.fall
tst x24, #1	// third2.step16.parity
asr x28, x24, #1	// third2.step16.t
sub x4, x12, #1	// third2.step16.down
add x2, x12, #1	// third2.step16.up
eor x17, x6, x3	// third2.step16.halvings
smlal v27.2d, v5.2s, v25.s[1]	// update.limb7.fg.4
eor x7, x20, x1	// third2.step15.falls
add x26, x28, x5	// third2.step16.y
csel x24, x26, x28, eq	// third2.step16.G
ccmp x12, #0, #0, eq	// third2.step16.swap
csel x6, x28, x3, lt	// third2.step16.h
csinv x20, x4, x2, ge	// third2.step16.d
ssra v27.2d, v26.2d, #30	// update.limb7.carry_fg
eor x1, x6, x20, asr #63	// third2.step16.x
bic x5, x3, x6	// third2.step16.fall
tst x24, #1	// third2.step17.parity
asr x26, x24, #1	// third2.step17.t
sub x12, x20, #1	// third2.step17.down
add x28, x20, #1	// third2.step17.up
eor x4, x17, x6	// third2.step17.halvings
eor x2, x7, x5	// third2.step16.falls
add x3, x26, x1	// third2.step17.y
uzp1 v28.4s, v26.4s, v27.4s	// update.limb7.limb
csel x24, x3, x26, eq	// third2.step17.G
ccmp x20, #0, #0, eq	// third2.step17.swap
csel x17, x26, x6, lt	// third2.step17.h
csinv x7, x12, x28, ge	// third2.step17.d
eor x5, x17, x7, asr #63	// third2.step17.x
bic x1, x6, x17	// third2.step17.fall
tst x24, #1	// third2.step18.parity
asr x3, x24, #1	// third2.step18.t
sub x20, x7, #1	// third2.step18.down
add x26, x7, #1	// third2.step18.up
eor x12, x4, x17	// third2.step18.halvings
bic v28.4s, #0xc0, lsl #24	// update.limb7.limb.2
eor x28, x2, x1	// third2.step17.falls
add x6, x3, x5	// third2.step18.y
csel x24, x6, x3, eq	// third2.step18.G
ccmp x7, #0, #0, eq	// third2.step18.swap
csel x4, x3, x17, lt	// third2.step18.h
csinv x2, x20, x26, ge	// third2.step18.d
str q28, [x0, #128]	// update.limb7.store
eor x1, x4, x2, asr #63	// third2.step18.x
bic x5, x17, x4	// third2.step18.fall
tst x24, #1	// third2.step19.parity
asr x6, x24, #1	// third2.step19.t
sub x7, x2, #1	// third2.step19.down
add x3, x2, #1	// third2.step19.up
eor x20, x12, x4	// third2.step19.halvings
ldr d29, [x0, #160]	// update.limb8.load
eor x26, x28, x5	// third2.step18.falls
add x17, x6, x1	// third2.step19.y
csel x24, x17, x6, eq	// third2.step19.G
ccmp x2, #0, #0, eq	// third2.step19.swap
csel x12, x6, x4, lt	// third2.step19.h
csinv x28, x7, x3, ge	// third2.step19.d
smull v30.2d, v1.2s, v29.s[0]	// update.limb8.fg
eor x5, x12, x28, asr #63	// third2.step19.x
bic x1, x4, x12	// third2.step19.fall
tst x24, #1	// third2.step20.parity
asr x17, x24, #1	// third2.step20.t
sub x2, x28, #1	// third2.step20.down
add x6, x28, #1	// third2.step20.up
eor x7, x20, x12	// third2.step20.halvings
eor x3, x26, x1	// third2.step19.falls
add x4, x17, x5	// third2.step20.y
smlal v30.2d, v4.2s, v29.s[1]	// update.limb8.fg.2
csel x24, x4, x17, eq	// third2.step20.G
ccmp x28, #0, #0, eq	// third2.step20.swap
csel x20, x17, x12, lt	// third2.step20.h
csinv x26, x2, x6, ge	// third2.step20.d
eor x1, x20, x26, asr #63	// third2.step20.x
bic x5, x12, x20	// third2.step20.fall
add x4, x20, #0x100000	// third2.fields
sub x28, x10, x20, lsl #1	// third2.above
add x17, x24, #0x200000	// third2.fields.2
sub x2, x10, x24	// third2.above.2
sub x6, x26, #1	// third3.step1.down
add x1, x26, #1	// third3.step1.up
eor x12, x11, x20	// turns.differs
smlal v30.2d, v2.2s, v25.s[2]	// update.limb8.fg.3
eor x24, x3, x5	// third2.step20.falls
sbfx x20, x4, #21, #21	// third2.first
asr x3, x28, #43	// third2.second
sbfx x5, x17, #22, #21	// third2.first.2
asr x4, x2, #43	// third2.second.2
mneg x28, x20, x22	// third2.mneg
mneg x17, x5, x22	// third2.mneg.2
mul x2, x20, x23	// matrix.mul
mul x22, x20, x25	// matrix.mul.2
mul x20, x5, x23	// matrix.mul.3
mul x23, x5, x25	// matrix.mul.4
smlal v30.2d, v5.2s, v25.s[3]	// update.limb8.fg.4
ssra v30.2d, v27.2d, #30	// update.limb8.carry_fg
msub x5, x3, x27, x28	// third2.msub
msub x25, x4, x27, x17	// third2.msub.2
madd x28, x3, x21, x2	// matrix.madd
madd x27, x3, x16, x22	// matrix.madd.2
madd x17, x4, x21, x20	// matrix.madd.3
madd x2, x4, x16, x23	// matrix.madd.4
smull v31.2d, v2.2s, v29.s[0]	// update.limb9.fg
ubfx x3, x5, #41, #20	// third3.low_f
ubfx x22, x25, #40, #21	// third3.low_g
neg x21, x28	// turns.negative_middle
smlal v31.2d, v5.2s, v29.s[1]	// update.limb9.fg.2
sub x20, x8, x3	// third3.start_h
sub x4, x9, x22	// third3.start_G
add x16, x27, x21, asr #63	// turns.opposite_middle
eor x23, x20, x26, asr #63	// third3.x
tst x4, #1	// third3.step1.parity
asr x5, x4, #1	// third3.step1.t
eor x25, x7, x20	// third3.step1.halvings
eon x3, x11, x16	// turns.two
ssra v31.2d, v30.2d, #30	// update.limb9.carry_fg
add x22, x5, x23	// third3.step1.y
and x21, x12, x3	// turns.both
csel x4, x22, x5, eq	// third3.step1.G
ccmp x26, #0, #0, eq	// third3.step1.swap
csel x7, x5, x20, lt	// third3.step1.h
csinv x23, x6, x1, ge	// third3.step1.d
eor x12, x13, x21	// turns.turns
uzp1 v0.4s, v30.4s, v31.4s	// update.limb9.limb
eor x3, x7, x23, asr #63	// third3.step1.x
bic x22, x20, x7	// third3.step1.fall
tst x4, #1	// third3.step2.parity
asr x26, x4, #1	// third3.step2.t
sub x5, x23, #1	// third3.step2.down
add x6, x23, #1	// third3.step2.up
eor x1, x25, x7	// third3.step2.halvings
eon x13, x12, x11	// turns.turns.2
eor x21, x24, x22	// third3.step1.falls
add x20, x26, x3	// third3.step2.y
bic v0.4s, #0xc0, lsl #24	// update.limb9.limb.2
csel x4, x20, x26, eq	// third3.step2.G
ccmp x23, #0, #0, eq	// third3.step2.swap
csel x25, x26, x7, lt	// third3.step2.h
csinv x12, x5, x6, ge	// third3.step2.d
eor x11, x25, x12, asr #63	// third3.step2.x
bic x24, x7, x25	// third3.step2.fall
tst x4, #1	// third3.step3.parity
asr x22, x4, #1	// third3.step3.t
sub x3, x12, #1	// third3.step3.down
add x20, x12, #1	// third3.step3.up
eor x23, x1, x25	// third3.step3.halvings
str q0, [x0, #144]	// update.limb9.store
eor x26, x21, x24	// third3.step2.falls
add x5, x22, x11	// third3.step3.y
csel x6, x5, x22, eq	// third3.step3.G
ccmp x12, #0, #0, eq	// third3.step3.swap
csel x7, x22, x25, lt	// third3.step3.h
csinv x4, x3, x20, ge	// third3.step3.d
sshr v3.2d, v31.2d, #30	// update.top.carry_fg
eor x1, x7, x4, asr #63	// third3.step3.x
bic x21, x25, x7	// third3.step3.fall
tst x6, #1	// third3.step4.parity
asr x24, x6, #1	// third3.step4.t
sub x11, x4, #1	// third3.step4.down
add x5, x4, #1	// third3.step4.up
eor x12, x23, x7	// third3.step4.halvings
xtn v7.2s, v3.2d	// update.top.limb
eor x22, x26, x21	// third3.step3.falls
add x3, x24, x1	// third3.step4.y
csel x20, x3, x24, eq	// third3.step4.G
ccmp x4, #0, #0, eq	// third3.step4.swap
csel x25, x24, x7, lt	// third3.step4.h
csinv x6, x11, x5, ge	// third3.step4.d
str d7, [x0, #160]	// update.top.store
eor x23, x25, x6, asr #63	// third3.step4.x
bic x26, x7, x25	// third3.step4.fall
tst x20, #1	// third3.step5.parity
asr x21, x20, #1	// third3.step5.t
sub x1, x6, #1	// third3.step5.down
add x3, x6, #1	// third3.step5.up
eor x4, x12, x25	// third3.step5.halvings
eor x24, x22, x26	// third3.step4.falls
add x11, x21, x23	// third3.step5.y
ldr x5, [x0, #0]	// window_f
csel x7, x11, x21, eq	// third3.step5.G
ccmp x6, #0, #0, eq	// third3.step5.swap
csel x20, x21, x25, lt	// third3.step5.h
csinv x12, x1, x3, ge	// third3.step5.d
eor x22, x20, x12, asr #63	// third3.step5.x
bic x26, x25, x20	// third3.step5.fall
tst x7, #1	// third3.step6.parity
asr x23, x7, #1	// third3.step6.t
sub x11, x12, #1	// third3.step6.down
add x6, x12, #1	// third3.step6.up
eor x21, x4, x20	// third3.step6.halvings
ldr x1, [x0, #8]	// window_g
eor x3, x24, x26	// third3.step5.falls
add x25, x23, x22	// third3.step6.y
csel x7, x25, x23, eq	// third3.step6.G
ccmp x12, #0, #0, eq	// third3.step6.swap
csel x4, x23, x20, lt	// third3.step6.h
csinv x24, x11, x6, ge	// third3.step6.d
lsl x26, x5, #4	// window_f.low
eor x22, x4, x24, asr #63	// third3.step6.x
bic x25, x20, x4	// third3.step6.fall
tst x7, #1	// third3.step7.parity
asr x12, x7, #1	// third3.step7.t
sub x23, x24, #1	// third3.step7.down
add x11, x24, #1	// third3.step7.up
eor x6, x21, x4	// third3.step7.halvings
eor x5, x3, x25	// third3.step6.falls
add x20, x12, x22	// third3.step7.y
ldr w7, [x0, #112]	// window_f.load_f2
csel x21, x20, x12, eq	// third3.step7.G
ccmp x24, #0, #0, eq	// third3.step7.swap
csel x3, x12, x4, lt	// third3.step7.h
csinv x25, x23, x11, ge	// third3.step7.d
eor x22, x3, x25, asr #63	// third3.step7.x
bic x20, x4, x3	// third3.step7.fall
tst x21, #1	// third3.step8.parity
asr x24, x21, #1	// third3.step8.t
sub x12, x25, #1	// third3.step8.down
add x23, x25, #1	// third3.step8.up
eor x11, x6, x3	// third3.step8.halvings
ldr w4, [x0, #120]	// window_f.load_f3
eor x21, x5, x20	// third3.step7.falls
add x6, x24, x22	// third3.step8.y
csel x5, x6, x24, eq	// third3.step8.G
ccmp x25, #0, #0, eq	// third3.step8.swap
csel x20, x24, x3, lt	// third3.step8.h
csinv x22, x12, x23, ge	// third3.step8.d
orr x6, x7, x4, lsl #30	// window_f.low_f2
eor x25, x20, x22, asr #63	// third3.step8.x
bic x24, x3, x20	// third3.step8.fall
tst x5, #1	// third3.step9.parity
asr x12, x5, #1	// third3.step9.t
sub x23, x22, #1	// third3.step9.down
add x7, x22, #1	// third3.step9.up
eor x4, x11, x20	// third3.step9.halvings
eor x3, x21, x24	// third3.step8.falls
add x5, x12, x25	// third3.step9.y
ldr w11, [x0, #128]	// window_f.load_f4
csel x21, x5, x12, eq	// third3.step9.G
ccmp x22, #0, #0, eq	// third3.step9.swap
csel x24, x12, x20, lt	// third3.step9.h
csinv x25, x23, x7, ge	// third3.step9.d
eor x5, x24, x25, asr #63	// third3.step9.x
bic x22, x20, x24	// third3.step9.fall
tst x21, #1	// third3.step10.parity
asr x12, x21, #1	// third3.step10.t
sub x23, x25, #1	// third3.step10.down
add x7, x25, #1	// third3.step10.up
eor x20, x4, x24	// third3.step10.halvings
orr x21, x6, x11, lsl #60	// window_f.low_f4
eor x4, x3, x22	// third3.step9.falls
add x6, x12, x5	// third3.step10.y
csel x11, x6, x12, eq	// third3.step10.G
ccmp x25, #0, #0, eq	// third3.step10.swap
csel x3, x12, x24, lt	// third3.step10.h
csinv x22, x23, x7, ge	// third3.step10.d
add x5, x21, x26, lsr #63	// window_f.high
eor x6, x3, x22, asr #63	// third3.step10.x
bic x25, x24, x3	// third3.step10.fall
tst x11, #1	// third3.step11.parity
asr x12, x11, #1	// third3.step11.t
sub x23, x22, #1	// third3.step11.down
add x7, x22, #1	// third3.step11.up
eor x21, x20, x3	// third3.step11.halvings
eor x24, x4, x25	// third3.step10.falls
add x11, x12, x6	// third3.step11.y
lsl x20, x1, #4	// window_g.low
csel x4, x11, x12, eq	// third3.step11.G
ccmp x22, #0, #0, eq	// third3.step11.swap
csel x25, x12, x3, lt	// third3.step11.h
csinv x6, x23, x7, ge	// third3.step11.d
eor x1, x25, x6, asr #63	// third3.step11.x
bic x11, x3, x25	// third3.step11.fall
tst x4, #1	// third3.step12.parity
asr x22, x4, #1	// third3.step12.t
sub x12, x6, #1	// third3.step12.down
add x23, x6, #1	// third3.step12.up
eor x7, x21, x25	// third3.step12.halvings
ldr w3, [x0, #116]	// window_g.load_g2
eor x4, x24, x11	// third3.step11.falls
add x21, x22, x1	// third3.step12.y
ldr w24, [x0, #124]	// window_g.load_g3
csel x11, x21, x22, eq	// third3.step12.G
ccmp x6, #0, #0, eq	// third3.step12.swap
csel x1, x22, x25, lt	// third3.step12.h
csinv x21, x12, x23, ge	// third3.step12.d
eor x6, x1, x21, asr #63	// third3.step12.x
bic x22, x25, x1	// third3.step12.fall
tst x11, #1	// third3.step13.parity
asr x12, x11, #1	// third3.step13.t
sub x23, x21, #1	// third3.step13.down
add x25, x21, #1	// third3.step13.up
eor x11, x7, x1	// third3.step13.halvings
orr x7, x3, x24, lsl #30	// window_g.low_g2
eor x3, x4, x22	// third3.step12.falls
add x24, x12, x6	// third3.step13.y
csel x4, x24, x12, eq	// third3.step13.G
ccmp x21, #0, #0, eq	// third3.step13.swap
csel x22, x12, x1, lt	// third3.step13.h
csinv x6, x23, x25, ge	// third3.step13.d
ldr w24, [x0, #132]	// window_g.load_g4
eor x21, x22, x6, asr #63	// third3.step13.x
bic x12, x1, x22	// third3.step13.fall
tst x4, #1	// third3.step14.parity
asr x23, x4, #1	// third3.step14.t
sub x25, x6, #1	// third3.step14.down
add x1, x6, #1	// third3.step14.up
eor x4, x11, x22	// third3.step14.halvings
eor x11, x3, x12	// third3.step13.falls
add x3, x23, x21	// third3.step14.y
orr x12, x7, x24, lsl #60	// window_g.low_g4
csel x21, x3, x23, eq	// third3.step14.G
ccmp x6, #0, #0, eq	// third3.step14.swap
csel x7, x23, x22, lt	// third3.step14.h
csinv x24, x25, x1, ge	// third3.step14.d
eor x3, x7, x24, asr #63	// third3.step14.x
bic x6, x22, x7	// third3.step14.fall
tst x21, #1	// third3.step15.parity
asr x23, x21, #1	// third3.step15.t
sub x25, x24, #1	// third3.step15.down
add x1, x24, #1	// third3.step15.up
eor x22, x4, x7	// third3.step15.halvings
add x21, x12, x20, lsr #63	// window_g.high
eor x4, x11, x6	// third3.step14.falls
add x12, x23, x3	// third3.step15.y
csel x11, x12, x23, eq	// third3.step15.G
ccmp x24, #0, #0, eq	// third3.step15.swap
csel x6, x23, x7, lt	// third3.step15.h
csinv x3, x25, x1, ge	// third3.step15.d
ldrsw x12, [x0, #160]	// update.turns.load_after
eor x24, x6, x3, asr #63	// third3.step15.x
bic x23, x7, x6	// third3.step15.fall
tst x11, #1	// third3.step16.parity
asr x25, x11, #1	// third3.step16.t
sub x1, x3, #1	// third3.step16.down
add x7, x3, #1	// third3.step16.up
eor x11, x22, x6	// third3.step16.halvings
eor x22, x4, x23	// third3.step15.falls
add x4, x25, x24	// third3.step16.y
eon x23, x15, x12	// update.turns.two
csel x24, x4, x25, eq	// third3.step16.G
ccmp x3, #0, #0, eq	// third3.step16.swap
csel x12, x25, x6, lt	// third3.step16.h
csinv x4, x1, x7, ge	// third3.step16.d
eor x3, x12, x4, asr #63	// third3.step16.x
bic x25, x6, x12	// third3.step16.fall
tst x24, #1	// third3.step17.parity
asr x1, x24, #1	// third3.step17.t
sub x7, x4, #1	// third3.step17.down
add x6, x4, #1	// third3.step17.up
eor x24, x11, x12	// third3.step17.halvings
and x11, x19, x23	// update.turns.both
eor x19, x22, x25	// third3.step16.falls
add x23, x1, x3	// third3.step17.y
csel x22, x23, x1, eq	// third3.step17.G
ccmp x4, #0, #0, eq	// third3.step17.swap
csel x25, x1, x12, lt	// third3.step17.h
csinv x3, x7, x6, ge	// third3.step17.d
eor x23, x25, x3, asr #63	// third3.step17.x
bic x4, x12, x25	// third3.step17.fall
tst x22, #1	// third3.step18.parity
asr x1, x22, #1	// third3.step18.t
sub x7, x3, #1	// third3.step18.down
add x6, x3, #1	// third3.step18.up
eor x12, x24, x25	// third3.step18.halvings
eor x22, x19, x4	// third3.step17.falls
add x24, x1, x23	// third3.step18.y
csel x19, x24, x1, eq	// third3.step18.G
ccmp x3, #0, #0, eq	// third3.step18.swap
csel x4, x1, x25, lt	// third3.step18.h
csinv x23, x7, x6, ge	// third3.step18.d
eor x24, x4, x23, asr #63	// third3.step18.x
bic x3, x25, x4	// third3.step18.fall
tst x19, #1	// third3.step19.parity
asr x1, x19, #1	// third3.step19.t
sub x7, x23, #1	// third3.step19.down
add x6, x23, #1	// third3.step19.up
eor x25, x12, x4	// third3.step19.halvings
eor x19, x22, x3	// third3.step18.falls
add x12, x1, x24	// third3.step19.y
csel x22, x12, x1, eq	// third3.step19.G
ccmp x23, #0, #0, eq	// third3.step19.swap
csel x3, x1, x4, lt	// third3.step19.h
csinv x24, x7, x6, ge	// third3.step19.d
eor x12, x3, x24, asr #63	// third3.step19.x
bic x23, x4, x3	// third3.step19.fall
tst x22, #1	// third3.step20.parity
asr x1, x22, #1	// third3.step20.t
sub x7, x24, #1	// third3.step20.down
add x6, x24, #1	// third3.step20.up
eor x4, x25, x3	// third3.step20.halvings
eor x22, x19, x23	// third3.step19.falls
add x25, x1, x12	// third3.step20.y
csel x19, x25, x1, eq	// third3.step20.G
ccmp x24, #0, #0, eq	// third3.step20.swap
csel x23, x1, x3, lt	// third3.step20.h
csinv x12, x7, x6, ge	// third3.step20.d
eor x25, x23, x12, asr #63	// third3.step20.x
bic x24, x3, x23	// third3.step20.fall
add x1, x23, #0x100000	// third3.fields
sub x7, x10, x23, lsl #1	// third3.above
add x6, x19, #0x200000	// third3.fields.2
sub x25, x10, x19	// third3.above.2
eor x3, x16, x23	// turns.differs.2
eor x19, x22, x24	// third3.step20.falls
sbfx x23, x1, #21, #21	// third3.first
asr x22, x7, #43	// third3.second
sbfx x24, x6, #22, #21	// third3.first.2
asr x1, x25, #43	// third3.second.2
mneg x7, x23, x28	// matrix.mneg
mneg x6, x23, x27	// matrix.mneg.2
mneg x25, x24, x28	// matrix.mneg.3
mneg x23, x24, x27	// matrix.mneg.4
msub x28, x22, x17, x7	// matrix.msub
msub x24, x22, x2, x6	// matrix.msub.2
msub x27, x1, x17, x25	// matrix.msub.3
msub x7, x1, x2, x23	// matrix.msub.4
mul x22, x28, x26	// next_f.below
smulh x6, x28, x26	// next_f.one
smulh x17, x24, x20	// next_f.two
mul x25, x27, x26	// next_g.below
smulh x1, x27, x26	// next_g.one
smulh x2, x7, x20	// next_g.two
neg x23, x28	// turns.negative_end
add x26, x24, x23, asr #63	// turns.opposite_end
eon x20, x16, x26	// turns.two.2
cmp x22, #1	// next_f.carry
and x23, x3, x20	// turns.both.2
madd x26, x28, x5, x6	// next_f.one.2
madd x22, x24, x21, x17	// next_f.two.2
madd x3, x27, x5, x1	// next_g.one.2
madd x20, x7, x21, x2	// next_g.two.2
eor x6, x13, x23	// turns.turns.3
eon x17, x6, x16	// turns.turns.4
eor x5, x17, x11	// update.turns.turns
eor x1, x5, x15	// update.turns.turns.2
adc x21, x26, x22	// next_f.next
cmp x25, #1	// next_g.carry
adc x2, x3, x20	// next_g.next
mov x3, x12	// output
mov x5, x24	// output
mov x6, x27	// output
mov x11, x4	// output
mov x4, x28	// output
mov x12, x19	// output
mov x13, x1	// output
mov x1, x21	// output
subs x14, x14, #1	// loop
b.ne 2b	// loop
ldrsw x1, [x0, #160]	// update.load_before
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
ldr d29, [x0, #160]	// update.limb8.load
smull v30.2d, v1.2s, v29.s[0]	// update.limb8.fg
smlal v30.2d, v4.2s, v29.s[1]	// update.limb8.fg.2
smlal v30.2d, v2.2s, v25.s[2]	// update.limb8.fg.3
smlal v30.2d, v5.2s, v25.s[3]	// update.limb8.fg.4
ssra v30.2d, v27.2d, #30	// update.limb8.carry_fg
smull v31.2d, v2.2s, v29.s[0]	// update.limb9.fg
smlal v31.2d, v5.2s, v29.s[1]	// update.limb9.fg.2
ssra v31.2d, v30.2d, #30	// update.limb9.carry_fg
uzp1 v0.4s, v30.4s, v31.4s	// update.limb9.limb
bic v0.4s, #0xc0, lsl #24	// update.limb9.limb.2
str q0, [x0, #144]	// update.limb9.store
sshr v3.2d, v31.2d, #30	// update.top.carry_fg
xtn v7.2s, v3.2d	// update.top.limb
str d7, [x0, #160]	// update.top.store
ldrsw x9, [x0, #160]	// update.turns.load_after
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
