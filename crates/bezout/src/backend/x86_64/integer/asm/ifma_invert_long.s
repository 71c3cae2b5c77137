// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `batches` batches of 51 half-delta divsteps on f, g, with the cofactors u, v modulo m [BY19, Wui21].
//   The matrix of each batch is applied to f, u, g, v in the batch after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `IfmaInvertState` in ifma.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^51, 2 more than the number has in the highest one; batches >= 1; BMI1, BMI2, AVX-512F, -VL, -DQ and -IFMA.
// Out: limbs, d, end_h, end_G, Yu..Yr of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow; |u|, |v| grow by at most m a batch; they stay below 2^(51 L - 50).
// Timing: constant but for `batches` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber, and mask registers; no stack but 64 bytes, 48 of them
//   saved registers.
// Length: 40 + 2 k limbs of 51 bits for k >= 1, with `rest` the offset behind the last one; 1556 instructions a
//   batch before the loop, 663 for its steps (form: select).
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
push r14	// save
push r15	// save
push qword ptr [rdi-72]	// enter
push qword ptr [rdi-24]	// enter
mov eax, 0xc	// prologue
kmovw k1, eax	// prologue
mov rbx, qword ptr [rdi-96]	// load_start_G
mov rcx, qword ptr [rdi-88]	// load_start_h
mov rdx, qword ptr [rdi-80]	// load_d
mov rsi, rdx	// s
sar rsi, 63	// s
mov rbp, rdx	// m
shr rbp, 63	// m
mov r15, -1	// ones
.p2align 6
2:
xor rsi, rcx	// third1.step1.x
lea rax, [rdx-1]	// third1.step1.c0
mov r8, -2	// third1.step1.c1
sub r8, rdx	// third1.step1.c1.2
mov r9, qword ptr [rdi-128]	// end.load_end_h
mov r10, qword ptr [rdi-120]	// end.load_end_G
mov r11, rbx	// copy for third1.step1.t
sar r11, 1	// third1.step1.t
lea r12, [r11+rsi]	// third1.step1.y
mov r13, -2	// third1.step2.c1
cmovc r12, r11	// third1.step1.G
andn r14, rbx, rbp	// third1.step1.w
cmovnz rax, r8	// third1.step1.d
shrx rdx, rax, r15	// third1.step1.m
sarx rsi, rax, r15	// third1.step1.s
lea rbx, [rax-1]	// third1.step2.c0
cmovnz rcx, r11	// third1.step1.h
xor rsi, rcx	// third1.step2.x
sub r13, rax	// third1.step2.c1.2
mov rbp, r9	// copy for end.N3v.add_rounding_h
add rbp, qword ptr [rdi-64]	// end.N3v.add_rounding_h
sar rbp, 35	// end.N3v.sar
mov qword ptr [rdi+328], rbp	// end.N3v.store_N3v
lea r14, [r9+65536]	// end.N3u.offset
mov r8, r12	// copy for third1.step2.t
sar r8, 1	// third1.step2.t
lea r11, [r8+rsi]	// third1.step2.y
cmovc r11, r8	// third1.step2.G
shl r14, 29	// end.N3u.shl
mov rax, -2	// third1.step3.c1
sar r14, 46	// end.N3u.sar
andn rbp, r12, rdx	// third1.step2.w
cmovnz rbx, r13	// third1.step2.d
shrx r9, rbx, r15	// third1.step2.m
sarx rsi, rbx, r15	// third1.step2.s
lea r12, [rbx-1]	// third1.step3.c0
mov qword ptr [rdi+320], r14	// end.N3u.store_N3u
mov rdx, -2	// third1.step4.c1
cmovnz rcx, r8	// third1.step2.h
xor rsi, rcx	// third1.step3.x
sub rax, rbx	// third1.step3.c1.2
mov rbp, r10	// copy for end.N3r.add_rounding_G
add rbp, qword ptr [rdi-56]	// end.N3r.add_rounding_G
mov r13, r11	// copy for third1.step3.t
sar r13, 1	// third1.step3.t
lea r14, [r13+rsi]	// third1.step3.y
cmovc r14, r13	// third1.step3.G
andn r8, r11, r9	// third1.step3.w
cmovnz r12, rax	// third1.step3.d
shrx rbx, r12, r15	// third1.step3.m
sarx rsi, r12, r15	// third1.step3.s
lea r11, [r12-1]	// third1.step4.c0
cmovnz rcx, r13	// third1.step3.h
xor rsi, rcx	// third1.step4.x
sub rdx, r12	// third1.step4.c1.2
sar rbp, 36	// end.N3r.sar
mov qword ptr [rdi+344], rbp	// end.N3r.store_N3r
lea r9, [r10+131072]	// end.N3q.offset
shl r9, 28	// end.N3q.shl
mov r8, r14	// copy for third1.step4.t
sar r8, 1	// third1.step4.t
lea rax, [r8+rsi]	// third1.step4.y
cmovc rax, r8	// third1.step4.G
sar r9, 46	// end.N3q.sar
mov r13, -2	// third1.step5.c1
mov qword ptr [rdi+336], r9	// end.N3q.store_N3q
andn r12, r14, rbx	// third1.step4.w
cmovnz r11, rdx	// third1.step4.d
shrx rbp, r11, r15	// third1.step4.m
sarx r10, r11, r15	// third1.step4.s
lea rsi, [r11-1]	// third1.step5.c0
mov r9, qword ptr [rdi+320]	// end.Mu.load_N3u
mov r14, -2	// third1.step6.c1
cmovnz rcx, r8	// third1.step4.h
xor r10, rcx	// third1.step5.x
sub r13, r11	// third1.step5.c1.2
imul r9, qword ptr [rdi+128]	// end.Mu.imul_Yu
mov rbx, rax	// copy for third1.step5.t
sar rbx, 1	// third1.step5.t
lea r12, [rbx+r10]	// third1.step5.y
mov rdx, qword ptr [rdi+328]	// end.Mu.load_N3v
cmovc r12, rbx	// third1.step5.G
andn r8, rax, rbp	// third1.step5.w
cmovnz rsi, r13	// third1.step5.d
shrx r11, rsi, r15	// third1.step5.m
sarx r10, rsi, r15	// third1.step5.s
lea rax, [rsi-1]	// third1.step6.c0
cmovnz rcx, rbx	// third1.step5.h
xor r10, rcx	// third1.step6.x
sub r14, rsi	// third1.step6.c1.2
imul rdx, qword ptr [rdi+144]	// end.Mu.imul_Yq
lea rbp, [r9+rdx]	// end.Mu.add
neg rbp	// end.Mu.neg
mov r8, r12	// copy for third1.step6.t
sar r8, 1	// third1.step6.t
lea r13, [r8+r10]	// third1.step6.y
cmovc r13, r8	// third1.step6.G
mov qword ptr [rdi-16], rbp	// end.Mu.store_Mu
mov rbx, -2	// third1.step7.c1
mov rsi, qword ptr [rdi+320]	// end.Mv.load_N3u
andn r9, r12, r11	// third1.step6.w
cmovnz rax, r14	// third1.step6.d
shrx rdx, rax, r15	// third1.step6.m
sarx r10, rax, r15	// third1.step6.s
lea rbp, [rax-1]	// third1.step7.c0
mov r12, -2	// third1.step8.c1
cmovnz rcx, r8	// third1.step6.h
xor r10, rcx	// third1.step7.x
sub rbx, rax	// third1.step7.c1.2
imul rsi, qword ptr [rdi+136]	// end.Mv.imul_Yv
mov r11, qword ptr [rdi+328]	// end.Mv.load_N3v
mov r9, r13	// copy for third1.step7.t
sar r9, 1	// third1.step7.t
lea r14, [r9+r10]	// third1.step7.y
cmovc r14, r9	// third1.step7.G
andn r8, r13, rdx	// third1.step7.w
cmovnz rbp, rbx	// third1.step7.d
shrx rax, rbp, r15	// third1.step7.m
sarx r10, rbp, r15	// third1.step7.s
lea r13, [rbp-1]	// third1.step8.c0
cmovnz rcx, r9	// third1.step7.h
xor r10, rcx	// third1.step8.x
sub r12, rbp	// third1.step8.c1.2
imul r11, qword ptr [rdi+152]	// end.Mv.imul_Yr
lea rdx, [rsi+r11]	// end.Mv.add
neg rdx	// end.Mv.neg
mov qword ptr [rdi-8], rdx	// end.Mv.store_Mv
mov r8, r14	// copy for third1.step8.t
sar r8, 1	// third1.step8.t
lea rbx, [r8+r10]	// third1.step8.y
mov r9, qword ptr [rdi+336]	// end.Mq.load_N3q
cmovc rbx, r8	// third1.step8.G
mov rbp, -2	// third1.step9.c1
imul r9, qword ptr [rdi+128]	// end.Mq.imul_Yu
mov rsi, qword ptr [rdi+344]	// end.Mq.load_N3r
andn r11, r14, rax	// third1.step8.w
cmovnz r13, r12	// third1.step8.d
shrx rdx, r13, r15	// third1.step8.m
sarx r10, r13, r15	// third1.step8.s
lea r14, [r13-1]	// third1.step9.c0
mov rax, -2	// third1.step10.c1
cmovnz rcx, r8	// third1.step8.h
xor r10, rcx	// third1.step9.x
sub rbp, r13	// third1.step9.c1.2
imul rsi, qword ptr [rdi+144]	// end.Mq.imul_Yq
mov r11, rbx	// copy for third1.step9.t
sar r11, 1	// third1.step9.t
lea r12, [r11+r10]	// third1.step9.y
lea r8, [r9+rsi]	// end.Mq.add
cmovc r12, r11	// third1.step9.G
andn r13, rbx, rdx	// third1.step9.w
cmovnz r14, rbp	// third1.step9.d
shrx r10, r14, r15	// third1.step9.m
sarx r9, r14, r15	// third1.step9.s
lea rsi, [r14-1]	// third1.step10.c0
cmovnz rcx, r11	// third1.step9.h
xor r9, rcx	// third1.step10.x
sub rax, r14	// third1.step10.c1.2
neg r8	// end.Mq.neg
mov qword ptr [rdi+0], r8	// end.Mq.store_Mq
mov rbx, qword ptr [rdi+336]	// end.Mr.load_N3q
mov rdx, r12	// copy for third1.step10.t
sar rdx, 1	// third1.step10.t
lea r13, [rdx+r9]	// third1.step10.y
cmovc r13, rdx	// third1.step10.G
imul rbx, qword ptr [rdi+136]	// end.Mr.imul_Yv
mov rbp, -2	// third1.step11.c1
mov r11, qword ptr [rdi+344]	// end.Mr.load_N3r
imul r11, qword ptr [rdi+152]	// end.Mr.imul_Yr
andn r14, r12, r10	// third1.step10.w
cmovnz rsi, rax	// third1.step10.d
shrx r8, rsi, r15	// third1.step10.m
sarx r9, rsi, r15	// third1.step10.s
lea r12, [rsi-1]	// third1.step11.c0
lea r10, [rbx+r11]	// end.Mr.add
mov r14, -2	// third1.step12.c1
cmovnz rcx, rdx	// third1.step10.h
xor r9, rcx	// third1.step11.x
sub rbp, rsi	// third1.step11.c1.2
mov rax, r13	// copy for third1.step11.t
sar rax, 1	// third1.step11.t
lea rbx, [rax+r9]	// third1.step11.y
cmovc rbx, rax	// third1.step11.G
andn r11, r13, r8	// third1.step11.w
cmovnz r12, rbp	// third1.step11.d
shrx rdx, r12, r15	// third1.step11.m
sarx rsi, r12, r15	// third1.step11.s
lea r9, [r12-1]	// third1.step12.c0
cmovnz rcx, rax	// third1.step11.h
xor rsi, rcx	// third1.step12.x
sub r14, r12	// third1.step12.c1.2
neg r10	// end.Mr.neg
mov qword ptr [rdi+8], r10	// end.Mr.store_Mr
mov r13, qword ptr [rdi+320]	// end.w0f.load_N3u
imul r13, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov r8, rbx	// copy for third1.step12.t
sar r8, 1	// third1.step12.t
lea r11, [r8+rsi]	// third1.step12.y
mov rbp, qword ptr [rdi+328]	// end.w0f.load_N3v
cmovc r11, r8	// third1.step12.G
imul rbp, qword ptr [rdi-104]	// end.w0f.imul_w2g
mov rax, -2	// third1.step13.c1
lea r12, [r13+rbp]	// end.w0f.add
andn r10, rbx, rdx	// third1.step12.w
cmovnz r9, r14	// third1.step12.d
shrx rsi, r9, r15	// third1.step12.m
sarx r13, r9, r15	// third1.step12.s
lea rbp, [r9-1]	// third1.step13.c0
mov rbx, -2	// third1.step14.c1
cmovnz rcx, r8	// third1.step12.h
xor r13, rcx	// third1.step13.x
sub rax, r9	// third1.step13.c1.2
neg r12	// end.w0f.neg
mov rdx, r11	// copy for third1.step13.t
sar rdx, 1	// third1.step13.t
lea r10, [rdx+r13]	// third1.step13.y
cmovc r10, rdx	// third1.step13.G
andn r14, r11, rsi	// third1.step13.w
cmovnz rbp, rax	// third1.step13.d
shrx r8, rbp, r15	// third1.step13.m
sarx r9, rbp, r15	// third1.step13.s
lea r13, [rbp-1]	// third1.step14.c0
cmovnz rcx, rdx	// third1.step13.h
xor r9, rcx	// third1.step14.x
sub rbx, rbp	// third1.step14.c1.2
sar r12, 17	// end.w0f.sar
and r12, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi+16], r12	// end.w0f.store_w0f
shr r12, 17	// end.w0f.shr
mov r11, r10	// copy for third1.step14.t
sar r11, 1	// third1.step14.t
lea rsi, [r11+r9]	// third1.step14.y
cmovc rsi, r11	// third1.step14.G
shl r12, 47	// end.w0f.shl
mov qword ptr [rdi+24], r12	// end.w0f.store_high0f
mov r14, -2	// third1.step15.c1
mov rax, qword ptr [rdi+336]	// end.w0g.load_N3q
andn rdx, r10, r8	// third1.step14.w
cmovnz r13, rbx	// third1.step14.d
shrx rbp, r13, r15	// third1.step14.m
sarx r9, r13, r15	// third1.step14.s
lea r12, [r13-1]	// third1.step15.c0
mov r10, -2	// third1.step16.c1
vpbroadcastq ymm0, qword ptr [rdi-16]	// update.matrix.vpbroadcastq
vpbroadcastq ymm0{k1}, qword ptr [rdi+0]	// update.matrix.vpbroadcastq.2
vpbroadcastq ymm1, qword ptr [rdi-8]	// update.matrix.vpbroadcastq.3
vpbroadcastq ymm1{k1}, qword ptr [rdi+8]	// update.matrix.vpbroadcastq.4
vpmovq2m k4, ymm0	// update.matrix.vpmovq2m
vpmovq2m k5, ymm1	// update.matrix.vpmovq2m.2
vmovdqa ymm2, ymmword ptr [rdi+448]	// update.matrix.vmovdqa
vpxor ymm3, ymm3, ymm3	// update.matrix.vpxor
vpaddq ymm4, ymm0, ymm1	// update.matrix.vpaddq
vpaddq ymm5, ymm4, ymm4	// update.matrix.vpaddq.2
cmovnz rcx, r11	// third1.step14.h
xor r9, rcx	// third1.step15.x
sub r14, r13	// third1.step15.c1.2
imul rax, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r8, rsi	// copy for third1.step15.t
sar r8, 1	// third1.step15.t
lea rdx, [r8+r9]	// third1.step15.y
mov rbx, qword ptr [rdi+344]	// end.w0g.load_N3r
cmovc rdx, r8	// third1.step15.G
andn r11, rsi, rbp	// third1.step15.w
cmovnz r12, r14	// third1.step15.d
shrx r13, r12, r15	// third1.step15.m
sarx r9, r12, r15	// third1.step15.s
lea rsi, [r12-1]	// third1.step16.c0
vbroadcasti128 ymm6, xmmword ptr [rdi+640]	// update.limb0.vbroadcasti128
vbroadcasti128 ymm7, xmmword ptr [rdi+640+16]	// update.limb0.vbroadcasti128.2
cmovnz rcx, r8	// third1.step15.h
xor r9, rcx	// third1.step16.x
sub r10, r12	// third1.step16.c1.2
imul rbx, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea rbp, [rax+rbx]	// end.w0g.add
neg rbp	// end.w0g.neg
mov r11, rdx	// copy for third1.step16.t
sar r11, 1	// third1.step16.t
lea r14, [r11+r9]	// third1.step16.y
cmovc r14, r11	// third1.step16.G
sar rbp, 17	// end.w0g.sar
and rbp, qword ptr [rdi-32]	// end.w0g.and_low40
vpxor ymm8, ymm8, ymm8	// update.limb0.vpxor
mov r8, -2	// third1.step17.c1
vpmadd52luq ymm8, ymm0, ymm6	// update.limb0.vpmadd52luq
vpmadd52luq ymm8, ymm1, ymm7	// update.limb0.vpmadd52luq.2
vpxor ymm9, ymm9, ymm9	// update.limb0.vpxor.2
mov qword ptr [rdi+32], rbp	// end.w0g.store_w0g
vpmadd52luq ymm9, ymm8, ymmword ptr [rdi+576]	// update.limb0.vpmadd52luq.3
andn r12, rdx, r13	// third1.step16.w
cmovnz rsi, r10	// third1.step16.d
shrx rax, rsi, r15	// third1.step16.m
sarx rbx, rsi, r15	// third1.step16.s
lea r9, [rsi-1]	// third1.step17.c0
vpand ymm10, ymm9, ymm2	// update.limb0.vpand
vpmadd52luq ymm8, ymm10, ymmword ptr [rdi+672]	// update.limb0.vpmadd52luq.4
vpsraq ymm11, ymm8, 51	// update.limb0.vpsraq
vpsubq ymm12{k4}{z}, ymm3, ymm6	// update.limb1.vpsubq
vpsubq ymm12{k5}, ymm12, ymm7	// update.limb1.vpsubq.2
vpmadd52huq ymm12, ymm0, ymm6	// update.limb1.vpmadd52huq
vpmadd52huq ymm12, ymm1, ymm7	// update.limb1.vpmadd52huq.2
vpmadd52huq ymm12, ymm10, ymmword ptr [rdi+672]	// update.limb1.vpmadd52huq.3
vpaddq ymm13, ymm12, ymm12	// update.limb1.vpaddq
vbroadcasti128 ymm14, xmmword ptr [rdi+704]	// update.limb1.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+704+16]	// update.limb1.vbroadcasti128.2
vpmadd52luq ymm13, ymm0, ymm14	// update.limb1.vpmadd52luq
vpmadd52luq ymm13, ymm1, ymm15	// update.limb1.vpmadd52luq.2
vpmadd52luq ymm13, ymm10, ymmword ptr [rdi+736]	// update.limb1.vpmadd52luq.3
vpaddq ymm4, ymm13, ymm11	// update.limb1.vpaddq.2
vpsraq ymm9, ymm4, 51	// update.limb1.vpsraq
vpand ymm8, ymm4, ymm2	// update.limb1.vpand
vmovdqa ymmword ptr [rdi+640], ymm8	// update.limb1.vmovdqa
vpsubq ymm6{k4}{z}, ymm3, ymm14	// update.limb2.vpsubq
cmovnz rcx, r11	// third1.step16.h
xor rbx, rcx	// third1.step17.x
sub r8, rsi	// third1.step17.c1.2
shr rbp, 17	// end.w0g.shr
mov rdx, r14	// copy for third1.step17.t
sar rdx, 1	// third1.step17.t
lea r13, [rdx+rbx]	// third1.step17.y
cmovc r13, rdx	// third1.step17.G
andn r12, r14, rax	// third1.step17.w
cmovnz r9, r8	// third1.step17.d
shrx r10, r9, r15	// third1.step17.m
sarx r11, r9, r15	// third1.step17.s
vpsubq ymm6{k5}, ymm6, ymm15	// update.limb2.vpsubq.2
vpmadd52huq ymm6, ymm0, ymm14	// update.limb2.vpmadd52huq
cmovnz rcx, rdx	// third1.step17.h
mov rsi, r13	// copy for change1.G.add_rounding_G
add rsi, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov rbx, rcx	// copy for change1.h.add_rounding_h
add rbx, qword ptr [rdi-64]	// change1.h.add_rounding_h
shl rbp, 47	// end.w0g.shl
mov r14, r13	// copy for change1.G.shl
shl r14, 47	// change1.G.shl
mov rax, rcx	// copy for change1.h.shl
shl rax, 48	// change1.h.shl
rorx r12, rsi, 18	// change1.G.first_entry
rorx r8, rsi, 36	// change1.G.second_entry
mov qword ptr [rdi+40], rbp	// end.w0g.store_high0g
rorx rdx, rbx, 17	// change1.h.first_entry
rorx rsi, rbx, 35	// change1.h.second_entry
add r14, qword ptr [rdi-40]	// change1.G.add_refill_G
add rax, qword ptr [rdi-48]	// change1.h.add_refill_h
imul r12, qword ptr [rdi+24]	// change1.G.imul_high0f
imul r8, qword ptr [rdi+40]	// change1.G.imul_high0g
imul rdx, qword ptr [rdi+24]	// change1.h.imul_high0f
imul rsi, qword ptr [rdi+40]	// change1.h.imul_high0g
vpmadd52huq ymm6, ymm1, ymm15	// update.limb2.vpmadd52huq.2
vpmadd52huq ymm6, ymm10, ymmword ptr [rdi+736]	// update.limb2.vpmadd52huq.3
lea rbp, [r12+r8]	// change1.G.add
lea rbx, [rdx+rsi]	// change1.h.add
vpaddq ymm7, ymm6, ymm6	// update.limb2.vpaddq
vbroadcasti128 ymm12, xmmword ptr [rdi+768]	// update.limb2.vbroadcasti128
vbroadcasti128 ymm13, xmmword ptr [rdi+768+16]	// update.limb2.vbroadcasti128.2
lea r12, [rbp+r14]	// change1.G.add.2
vpmadd52luq ymm7, ymm0, ymm12	// update.limb2.vpmadd52luq
lea r8, [rbx+rax]	// change1.h.add.2
lea rdx, [r9-1]	// third2.step1.c0
vpmadd52luq ymm7, ymm1, ymm13	// update.limb2.vpmadd52luq.2
vpmadd52luq ymm7, ymm10, ymmword ptr [rdi+800]	// update.limb2.vpmadd52luq.3
vpaddq ymm11, ymm7, ymm9	// update.limb2.vpaddq.2
ror r12, 47	// change1.G.packed
ror r8, 48	// change1.h.packed
xor r11, r8	// third2.step1.x
vpsraq ymm4, ymm11, 51	// update.limb2.vpsraq
vpand ymm14, ymm11, ymm2	// update.limb2.vpand
vmovdqa ymmword ptr [rdi+704], ymm14	// update.limb2.vmovdqa
vpsrlq ymm15, ymm8, 34	// update.limb2.above.vpsrlq
mov rsi, -2	// third2.step1.c1
vpsllq ymm6, ymm14, 17	// update.limb2.above.vpsllq
sub rsi, r9	// third2.step1.c1.2
vpaddq ymm7, ymm15, ymm6	// update.limb2.above.vpaddq
vmovdqa ymmword ptr [rdi+384], ymm7	// update.limb2.above.vmovdqa
vpsubq ymm9{k4}{z}, ymm3, ymm12	// update.limb3.vpsubq
vpsubq ymm9{k5}, ymm9, ymm13	// update.limb3.vpsubq.2
vpmadd52huq ymm9, ymm0, ymm12	// update.limb3.vpmadd52huq
vpmadd52huq ymm9, ymm1, ymm13	// update.limb3.vpmadd52huq.2
vpmadd52huq ymm9, ymm10, ymmword ptr [rdi+800]	// update.limb3.vpmadd52huq.3
mov rbp, r12	// copy for third2.step1.t
sar rbp, 1	// third2.step1.t
lea r14, [rbp+r11]	// third2.step1.y
vpaddq ymm11, ymm9, ymm9	// update.limb3.vpaddq
mov rbx, -2	// third2.step2.c1
vbroadcasti128 ymm8, xmmword ptr [rdi+832]	// update.limb3.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+832+16]	// update.limb3.vbroadcasti128.2
vpmadd52luq ymm11, ymm0, ymm8	// update.limb3.vpmadd52luq
vpmadd52luq ymm11, ymm1, ymm14	// update.limb3.vpmadd52luq.2
vpmadd52luq ymm11, ymm10, ymmword ptr [rdi+864]	// update.limb3.vpmadd52luq.3
vpaddq ymm15, ymm11, ymm4	// update.limb3.vpaddq.2
vpsraq ymm6, ymm15, 51	// update.limb3.vpsraq
vpand ymm7, ymm15, ymm2	// update.limb3.vpand
vmovdqa ymmword ptr [rdi+768], ymm7	// update.limb3.vmovdqa
vpsubq ymm12{k4}{z}, ymm3, ymm8	// update.limb4.vpsubq
vpsubq ymm12{k5}, ymm12, ymm14	// update.limb4.vpsubq.2
cmovc r14, rbp	// third2.step1.G
andn rax, r12, r10	// third2.step1.w
cmovnz rdx, rsi	// third2.step1.d
shrx r9, rdx, r15	// third2.step1.m
sarx r11, rdx, r15	// third2.step1.s
lea r12, [rdx-1]	// third2.step2.c0
vpmadd52huq ymm12, ymm0, ymm8	// update.limb4.vpmadd52huq
vpmadd52huq ymm12, ymm1, ymm14	// update.limb4.vpmadd52huq.2
vpmadd52huq ymm12, ymm10, ymmword ptr [rdi+864]	// update.limb4.vpmadd52huq.3
vpaddq ymm13, ymm12, ymm12	// update.limb4.vpaddq
vbroadcasti128 ymm9, xmmword ptr [rdi+896]	// update.limb4.vbroadcasti128
cmovnz r8, rbp	// third2.step1.h
xor r11, r8	// third2.step2.x
sub rbx, rdx	// third2.step2.c1.2
mov r10, rcx	// copy for change1.N1v.add_rounding_h
add r10, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
sar r10, 35	// change1.N1v.sar
mov qword ptr [rdi+200], r10	// change1.N1v.store_N1v
mov rax, r14	// copy for third2.step2.t
sar rax, 1	// third2.step2.t
lea rsi, [rax+r11]	// third2.step2.y
cmovc rsi, rax	// third2.step2.G
lea rbp, [rcx+65536]	// change1.N1u.offset
vbroadcasti128 ymm11, xmmword ptr [rdi+896+16]	// update.limb4.vbroadcasti128.2
mov rdx, -2	// third2.step3.c1
vpmadd52luq ymm13, ymm0, ymm9	// update.limb4.vpmadd52luq
vpmadd52luq ymm13, ymm1, ymm11	// update.limb4.vpmadd52luq.2
shl rbp, 29	// change1.N1u.shl
vpmadd52luq ymm13, ymm10, ymmword ptr [rdi+928]	// update.limb4.vpmadd52luq.3
vpaddq ymm4, ymm13, ymm6	// update.limb4.vpaddq.2
andn r10, r14, r9	// third2.step2.w
cmovnz r12, rbx	// third2.step2.d
shrx r11, r12, r15	// third2.step2.m
sarx rcx, r12, r15	// third2.step2.s
lea r14, [r12-1]	// third2.step3.c0
vpsraq ymm15, ymm4, 51	// update.limb4.vpsraq
vpand ymm7, ymm4, ymm2	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+832], ymm7	// update.limb4.vmovdqa
vpsubq ymm8{k4}{z}, ymm3, ymm9	// update.limb5.vpsubq
vpsubq ymm8{k5}, ymm8, ymm11	// update.limb5.vpsubq.2
mov r9, -2	// third2.step4.c1
vpmadd52huq ymm8, ymm0, ymm9	// update.limb5.vpmadd52huq
vpmadd52huq ymm8, ymm1, ymm11	// update.limb5.vpmadd52huq.2
vpmadd52huq ymm8, ymm10, ymmword ptr [rdi+928]	// update.limb5.vpmadd52huq.3
vpaddq ymm14, ymm8, ymm8	// update.limb5.vpaddq
vbroadcasti128 ymm12, xmmword ptr [rdi+960]	// update.limb5.vbroadcasti128
vbroadcasti128 ymm13, xmmword ptr [rdi+960+16]	// update.limb5.vbroadcasti128.2
vpmadd52luq ymm14, ymm0, ymm12	// update.limb5.vpmadd52luq
vpmadd52luq ymm14, ymm1, ymm13	// update.limb5.vpmadd52luq.2
vpmadd52luq ymm14, ymm10, ymmword ptr [rdi+992]	// update.limb5.vpmadd52luq.3
vpaddq ymm6, ymm14, ymm15	// update.limb5.vpaddq.2
vpsraq ymm4, ymm6, 51	// update.limb5.vpsraq
vpand ymm7, ymm6, ymm2	// update.limb5.vpand
vmovdqa ymmword ptr [rdi+896], ymm7	// update.limb5.vmovdqa
vpsubq ymm9{k4}{z}, ymm3, ymm12	// update.limb6.vpsubq
vpsubq ymm9{k5}, ymm9, ymm13	// update.limb6.vpsubq.2
cmovnz r8, rax	// third2.step2.h
xor rcx, r8	// third2.step3.x
sub rdx, r12	// third2.step3.c1.2
sar rbp, 46	// change1.N1u.sar
mov r10, rsi	// copy for third2.step3.t
sar r10, 1	// third2.step3.t
lea rbx, [r10+rcx]	// third2.step3.y
mov qword ptr [rdi+192], rbp	// change1.N1u.store_N1u
cmovc rbx, r10	// third2.step3.G
andn rax, rsi, r11	// third2.step3.w
cmovnz r14, rdx	// third2.step3.d
shrx r12, r14, r15	// third2.step3.m
sarx rcx, r14, r15	// third2.step3.s
lea rbp, [r14-1]	// third2.step4.c0
vpmadd52huq ymm9, ymm0, ymm12	// update.limb6.vpmadd52huq
vpmadd52huq ymm9, ymm1, ymm13	// update.limb6.vpmadd52huq.2
cmovnz r8, r10	// third2.step3.h
xor rcx, r8	// third2.step4.x
sub r9, r14	// third2.step4.c1.2
mov rsi, r13	// copy for change1.N1r.add_rounding_G
add rsi, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
sar rsi, 36	// change1.N1r.sar
mov qword ptr [rdi+216], rsi	// change1.N1r.store_N1r
mov r11, rbx	// copy for third2.step4.t
sar r11, 1	// third2.step4.t
lea rax, [r11+rcx]	// third2.step4.y
cmovc rax, r11	// third2.step4.G
lea rdx, [r13+131072]	// change1.N1q.offset
mov r10, -2	// third2.step5.c1
vpmadd52huq ymm9, ymm10, ymmword ptr [rdi+992]	// update.limb6.vpmadd52huq.3
vpaddq ymm11, ymm9, ymm9	// update.limb6.vpaddq
vbroadcasti128 ymm8, xmmword ptr [rdi+1024]	// update.limb6.vbroadcasti128
shl rdx, 28	// change1.N1q.shl
vbroadcasti128 ymm14, xmmword ptr [rdi+1024+16]	// update.limb6.vbroadcasti128.2
andn r14, rbx, r12	// third2.step4.w
cmovnz rbp, r9	// third2.step4.d
shrx rsi, rbp, r15	// third2.step4.m
sarx rcx, rbp, r15	// third2.step4.s
lea r13, [rbp-1]	// third2.step5.c0
vpmadd52luq ymm11, ymm0, ymm8	// update.limb6.vpmadd52luq
vpmadd52luq ymm11, ymm1, ymm14	// update.limb6.vpmadd52luq.2
vpmadd52luq ymm11, ymm10, ymmword ptr [rdi+1056]	// update.limb6.vpmadd52luq.3
vpaddq ymm15, ymm11, ymm4	// update.limb6.vpaddq.2
vpsraq ymm6, ymm15, 51	// update.limb6.vpsraq
mov rbx, -2	// third2.step6.c1
vpand ymm7, ymm15, ymm2	// update.limb6.vpand
vmovdqa ymmword ptr [rdi+960], ymm7	// update.limb6.vmovdqa
vpsubq ymm12{k4}{z}, ymm3, ymm8	// update.limb7.vpsubq
vpsubq ymm12{k5}, ymm12, ymm14	// update.limb7.vpsubq.2
vpmadd52huq ymm12, ymm0, ymm8	// update.limb7.vpmadd52huq
vpmadd52huq ymm12, ymm1, ymm14	// update.limb7.vpmadd52huq.2
vpmadd52huq ymm12, ymm10, ymmword ptr [rdi+1056]	// update.limb7.vpmadd52huq.3
vpaddq ymm13, ymm12, ymm12	// update.limb7.vpaddq
vbroadcasti128 ymm9, xmmword ptr [rdi+1088]	// update.limb7.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1088+16]	// update.limb7.vbroadcasti128.2
vpmadd52luq ymm13, ymm0, ymm9	// update.limb7.vpmadd52luq
vpmadd52luq ymm13, ymm1, ymm11	// update.limb7.vpmadd52luq.2
vpmadd52luq ymm13, ymm10, ymmword ptr [rdi+1120]	// update.limb7.vpmadd52luq.3
vpaddq ymm4, ymm13, ymm6	// update.limb7.vpaddq.2
vpsraq ymm15, ymm4, 51	// update.limb7.vpsraq
cmovnz r8, r11	// third2.step4.h
xor rcx, r8	// third2.step5.x
sub r10, rbp	// third2.step5.c1.2
sar rdx, 46	// change1.N1q.sar
mov r12, rax	// copy for third2.step5.t
sar r12, 1	// third2.step5.t
lea r14, [r12+rcx]	// third2.step5.y
mov qword ptr [rdi+208], rdx	// change1.N1q.store_N1q
mov r9, qword ptr [rdi+192]	// change1.w1f.load_N1u
cmovc r14, r12	// third2.step5.G
andn r11, rax, rsi	// third2.step5.w
cmovnz r13, r10	// third2.step5.d
shrx rbp, r13, r15	// third2.step5.m
sarx rcx, r13, r15	// third2.step5.s
lea rdx, [r13-1]	// third2.step6.c0
vpand ymm7, ymm4, ymm2	// update.limb7.vpand
vmovdqa ymmword ptr [rdi+1024], ymm7	// update.limb7.vmovdqa
cmovnz r8, r12	// third2.step5.h
xor rcx, r8	// third2.step6.x
sub rbx, r13	// third2.step6.c1.2
imul r9, qword ptr [rdi+16]	// change1.w1f.imul_w0f
mov rax, r14	// copy for third2.step6.t
sar rax, 1	// third2.step6.t
lea rsi, [rax+rcx]	// third2.step6.y
mov r11, qword ptr [rdi+200]	// change1.w1f.load_N1v
cmovc rsi, rax	// third2.step6.G
imul r11, qword ptr [rdi+32]	// change1.w1f.imul_w0g
vpsubq ymm8{k4}{z}, ymm3, ymm9	// update.limb8.vpsubq
mov r10, -2	// third2.step7.c1
vpsubq ymm8{k5}, ymm8, ymm11	// update.limb8.vpsubq.2
vpmadd52huq ymm8, ymm0, ymm9	// update.limb8.vpmadd52huq
vpmadd52huq ymm8, ymm1, ymm11	// update.limb8.vpmadd52huq.2
lea r12, [r9+r11]	// change1.w1f.add
andn r13, r14, rbp	// third2.step6.w
cmovnz rdx, rbx	// third2.step6.d
shrx rcx, rdx, r15	// third2.step6.m
sarx r9, rdx, r15	// third2.step6.s
lea r11, [rdx-1]	// third2.step7.c0
vpmadd52huq ymm8, ymm10, ymmword ptr [rdi+1120]	// update.limb8.vpmadd52huq.3
vpaddq ymm14, ymm8, ymm8	// update.limb8.vpaddq
vbroadcasti128 ymm12, xmmword ptr [rdi+1152]	// update.limb8.vbroadcasti128
vbroadcasti128 ymm13, xmmword ptr [rdi+1152+16]	// update.limb8.vbroadcasti128.2
vpmadd52luq ymm14, ymm0, ymm12	// update.limb8.vpmadd52luq
mov r14, -2	// third2.step8.c1
vpmadd52luq ymm14, ymm1, ymm13	// update.limb8.vpmadd52luq.2
vpmadd52luq ymm14, ymm10, ymmword ptr [rdi+1184]	// update.limb8.vpmadd52luq.3
vpaddq ymm6, ymm14, ymm15	// update.limb8.vpaddq.2
vpsraq ymm4, ymm6, 51	// update.limb8.vpsraq
vpand ymm7, ymm6, ymm2	// update.limb8.vpand
vmovdqa ymmword ptr [rdi+1088], ymm7	// update.limb8.vmovdqa
vpsubq ymm9{k4}{z}, ymm3, ymm12	// update.limb9.vpsubq
vpsubq ymm9{k5}, ymm9, ymm13	// update.limb9.vpsubq.2
vpmadd52huq ymm9, ymm0, ymm12	// update.limb9.vpmadd52huq
vpmadd52huq ymm9, ymm1, ymm13	// update.limb9.vpmadd52huq.2
vpmadd52huq ymm9, ymm10, ymmword ptr [rdi+1184]	// update.limb9.vpmadd52huq.3
vpaddq ymm11, ymm9, ymm9	// update.limb9.vpaddq
vbroadcasti128 ymm8, xmmword ptr [rdi+1216]	// update.limb9.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1216+16]	// update.limb9.vbroadcasti128.2
vpmadd52luq ymm11, ymm0, ymm8	// update.limb9.vpmadd52luq
cmovnz r8, rax	// third2.step6.h
xor r9, r8	// third2.step7.x
sub r10, rdx	// third2.step7.c1.2
neg r12	// change1.w1f.neg
mov rbp, rsi	// copy for third2.step7.t
sar rbp, 1	// third2.step7.t
lea r13, [rbp+r9]	// third2.step7.y
cmovc r13, rbp	// third2.step7.G
andn rbx, rsi, rcx	// third2.step7.w
cmovnz r11, r10	// third2.step7.d
shrx rax, r11, r15	// third2.step7.m
sarx rdx, r11, r15	// third2.step7.s
lea r9, [r11-1]	// third2.step8.c0
vpmadd52luq ymm11, ymm1, ymm14	// update.limb9.vpmadd52luq.2
vpmadd52luq ymm11, ymm10, ymmword ptr [rdi+1248]	// update.limb9.vpmadd52luq.3
cmovnz r8, rbp	// third2.step7.h
xor rdx, r8	// third2.step8.x
sub r14, r11	// third2.step8.c1.2
sar r12, 17	// change1.w1f.sar
mov qword ptr [rdi+48], r12	// change1.w1f.store_w1f
mov rsi, qword ptr [rdi+208]	// change1.w1g.load_N1q
mov rcx, r13	// copy for third2.step8.t
sar rcx, 1	// third2.step8.t
lea rbx, [rcx+rdx]	// third2.step8.y
cmovc rbx, rcx	// third2.step8.G
imul rsi, qword ptr [rdi+16]	// change1.w1g.imul_w0f
vpaddq ymm15, ymm11, ymm4	// update.limb9.vpaddq.2
mov r10, -2	// third2.step9.c1
mov rbp, qword ptr [rdi+216]	// change1.w1g.load_N1r
vpsraq ymm6, ymm15, 51	// update.limb9.vpsraq
vpand ymm7, ymm15, ymm2	// update.limb9.vpand
vmovdqa ymmword ptr [rdi+1152], ymm7	// update.limb9.vmovdqa
andn r11, r13, rax	// third2.step8.w
cmovnz r9, r14	// third2.step8.d
shrx r12, r9, r15	// third2.step8.m
sarx rdx, r9, r15	// third2.step8.s
lea r13, [r9-1]	// third2.step9.c0
vpsubq ymm12{k4}{z}, ymm3, ymm8	// update.limb10.vpsubq
vpsubq ymm12{k5}, ymm12, ymm14	// update.limb10.vpsubq.2
vpmadd52huq ymm12, ymm0, ymm8	// update.limb10.vpmadd52huq
vpmadd52huq ymm12, ymm1, ymm14	// update.limb10.vpmadd52huq.2
vpmadd52huq ymm12, ymm10, ymmword ptr [rdi+1248]	// update.limb10.vpmadd52huq.3
mov rax, -2	// third2.step10.c1
vpaddq ymm13, ymm12, ymm12	// update.limb10.vpaddq
vbroadcasti128 ymm9, xmmword ptr [rdi+1280]	// update.limb10.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1280+16]	// update.limb10.vbroadcasti128.2
vpmadd52luq ymm13, ymm0, ymm9	// update.limb10.vpmadd52luq
vpmadd52luq ymm13, ymm1, ymm11	// update.limb10.vpmadd52luq.2
vpmadd52luq ymm13, ymm10, ymmword ptr [rdi+1312]	// update.limb10.vpmadd52luq.3
vpaddq ymm4, ymm13, ymm6	// update.limb10.vpaddq.2
vpsraq ymm15, ymm4, 51	// update.limb10.vpsraq
vpand ymm7, ymm4, ymm2	// update.limb10.vpand
vmovdqa ymmword ptr [rdi+1216], ymm7	// update.limb10.vmovdqa
vpsubq ymm8{k4}{z}, ymm3, ymm9	// update.limb11.vpsubq
vpsubq ymm8{k5}, ymm8, ymm11	// update.limb11.vpsubq.2
vpmadd52huq ymm8, ymm0, ymm9	// update.limb11.vpmadd52huq
vpmadd52huq ymm8, ymm1, ymm11	// update.limb11.vpmadd52huq.2
vpmadd52huq ymm8, ymm10, ymmword ptr [rdi+1312]	// update.limb11.vpmadd52huq.3
cmovnz r8, rcx	// third2.step8.h
xor rdx, r8	// third2.step9.x
sub r10, r9	// third2.step9.c1.2
imul rbp, qword ptr [rdi+32]	// change1.w1g.imul_w0g
lea r11, [rsi+rbp]	// change1.w1g.add
mov r14, rbx	// copy for third2.step9.t
sar r14, 1	// third2.step9.t
lea rcx, [r14+rdx]	// third2.step9.y
cmovc rcx, r14	// third2.step9.G
andn r9, rbx, r12	// third2.step9.w
cmovnz r13, r10	// third2.step9.d
shrx rsi, r13, r15	// third2.step9.m
sarx rbp, r13, r15	// third2.step9.s
lea rdx, [r13-1]	// third2.step10.c0
vpaddq ymm14, ymm8, ymm8	// update.limb11.vpaddq
vbroadcasti128 ymm12, xmmword ptr [rdi+1344]	// update.limb11.vbroadcasti128
cmovnz r8, r14	// third2.step9.h
xor rbp, r8	// third2.step10.x
sub rax, r13	// third2.step10.c1.2
neg r11	// change1.w1g.neg
sar r11, 17	// change1.w1g.sar
mov qword ptr [rdi+56], r11	// change1.w1g.store_w1g
mov rbx, rcx	// copy for third2.step10.t
sar rbx, 1	// third2.step10.t
lea r12, [rbx+rbp]	// third2.step10.y
cmovc r12, rbx	// third2.step10.G
mov r9, qword ptr [rdi+192]	// change1.high1f.load_N1u
vbroadcasti128 ymm13, xmmword ptr [rdi+1344+16]	// update.limb11.vbroadcasti128.2
mov r10, -2	// third2.step11.c1
vpmadd52luq ymm14, ymm0, ymm12	// update.limb11.vpmadd52luq
imul r9, qword ptr [rdi+384]	// change1.high1f.imul_above_f
vpmadd52luq ymm14, ymm1, ymm13	// update.limb11.vpmadd52luq.2
vpmadd52luq ymm14, ymm10, ymmword ptr [rdi+1376]	// update.limb11.vpmadd52luq.3
andn r14, rcx, rsi	// third2.step10.w
cmovnz rdx, rax	// third2.step10.d
shrx r13, rdx, r15	// third2.step10.m
sarx r11, rdx, r15	// third2.step10.s
lea rbp, [rdx-1]	// third2.step11.c0
vpaddq ymm6, ymm14, ymm15	// update.limb11.vpaddq.2
vpsraq ymm4, ymm6, 51	// update.limb11.vpsraq
mov rcx, qword ptr [rdi+200]	// change1.high1f.load_N1v
vpand ymm7, ymm6, ymm2	// update.limb11.vpand
vmovdqa ymmword ptr [rdi+1280], ymm7	// update.limb11.vmovdqa
vpsubq ymm9{k4}{z}, ymm3, ymm12	// update.limb12.vpsubq
vpsubq ymm9{k5}, ymm9, ymm13	// update.limb12.vpsubq.2
mov rsi, -2	// third2.step12.c1
vpmadd52huq ymm9, ymm0, ymm12	// update.limb12.vpmadd52huq
vpmadd52huq ymm9, ymm1, ymm13	// update.limb12.vpmadd52huq.2
vpmadd52huq ymm9, ymm10, ymmword ptr [rdi+1376]	// update.limb12.vpmadd52huq.3
vpaddq ymm11, ymm9, ymm9	// update.limb12.vpaddq
vbroadcasti128 ymm8, xmmword ptr [rdi+1408]	// update.limb12.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1408+16]	// update.limb12.vbroadcasti128.2
vpmadd52luq ymm11, ymm0, ymm8	// update.limb12.vpmadd52luq
vpmadd52luq ymm11, ymm1, ymm14	// update.limb12.vpmadd52luq.2
vpmadd52luq ymm11, ymm10, ymmword ptr [rdi+1440]	// update.limb12.vpmadd52luq.3
vpaddq ymm15, ymm11, ymm4	// update.limb12.vpaddq.2
vpsraq ymm6, ymm15, 51	// update.limb12.vpsraq
vpand ymm7, ymm15, ymm2	// update.limb12.vpand
vmovdqa ymmword ptr [rdi+1344], ymm7	// update.limb12.vmovdqa
vpsubq ymm12{k4}{z}, ymm3, ymm8	// update.limb13.vpsubq
cmovnz r8, rbx	// third2.step10.h
xor r11, r8	// third2.step11.x
sub r10, rdx	// third2.step11.c1.2
mov r14, r12	// copy for third2.step11.t
sar r14, 1	// third2.step11.t
lea rax, [r14+r11]	// third2.step11.y
cmovc rax, r14	// third2.step11.G
andn rbx, r12, r13	// third2.step11.w
cmovnz rbp, r10	// third2.step11.d
shrx rdx, rbp, r15	// third2.step11.m
sarx r11, rbp, r15	// third2.step11.s
lea r12, [rbp-1]	// third2.step12.c0
vpsubq ymm12{k5}, ymm12, ymm14	// update.limb13.vpsubq.2
vpmadd52huq ymm12, ymm0, ymm8	// update.limb13.vpmadd52huq
cmovnz r8, r14	// third2.step11.h
xor r11, r8	// third2.step12.x
imul rcx, qword ptr [rdi+400]	// change1.high1f.imul_above_g
sub rsi, rbp	// third2.step12.c1.2
lea r13, [r9+rcx]	// change1.high1f.add
mov rbx, qword ptr [rdi+48]	// change1.high1f.load_w1f
sar rbx, 17	// change1.high1f.sar
mov r10, rax	// copy for third2.step12.t
sar r10, 1	// third2.step12.t
lea r14, [r10+r11]	// third2.step12.y
cmovc r14, r10	// third2.step12.G
sub rbx, r13	// change1.high1f.sub
vpmadd52huq ymm12, ymm1, ymm14	// update.limb13.vpmadd52huq.2
mov rbp, -2	// third2.step13.c1
vpmadd52huq ymm12, ymm10, ymmword ptr [rdi+1440]	// update.limb13.vpmadd52huq.3
vpaddq ymm13, ymm12, ymm12	// update.limb13.vpaddq
shl rbx, 47	// change1.high1f.shl
vbroadcasti128 ymm9, xmmword ptr [rdi+1472]	// update.limb13.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1472+16]	// update.limb13.vbroadcasti128.2
andn r9, rax, rdx	// third2.step12.w
cmovnz r12, rsi	// third2.step12.d
shrx rcx, r12, r15	// third2.step12.m
sarx r11, r12, r15	// third2.step12.s
lea r13, [r12-1]	// third2.step13.c0
vpmadd52luq ymm13, ymm0, ymm9	// update.limb13.vpmadd52luq
vpmadd52luq ymm13, ymm1, ymm11	// update.limb13.vpmadd52luq.2
mov qword ptr [rdi+64], rbx	// change1.high1f.store_high1f
vpmadd52luq ymm13, ymm10, ymmword ptr [rdi+1504]	// update.limb13.vpmadd52luq.3
vpaddq ymm4, ymm13, ymm6	// update.limb13.vpaddq.2
vpsraq ymm15, ymm4, 51	// update.limb13.vpsraq
mov rax, -2	// third2.step14.c1
vpand ymm7, ymm4, ymm2	// update.limb13.vpand
mov rdx, qword ptr [rdi+208]	// change1.high1g.load_N1q
vmovdqa ymmword ptr [rdi+1408], ymm7	// update.limb13.vmovdqa
vpsubq ymm8{k4}{z}, ymm3, ymm9	// update.limb14.vpsubq
vpsubq ymm8{k5}, ymm8, ymm11	// update.limb14.vpsubq.2
vpmadd52huq ymm8, ymm0, ymm9	// update.limb14.vpmadd52huq
vpmadd52huq ymm8, ymm1, ymm11	// update.limb14.vpmadd52huq.2
vpmadd52huq ymm8, ymm10, ymmword ptr [rdi+1504]	// update.limb14.vpmadd52huq.3
vpaddq ymm14, ymm8, ymm8	// update.limb14.vpaddq
vbroadcasti128 ymm12, xmmword ptr [rdi+1536]	// update.limb14.vbroadcasti128
vbroadcasti128 ymm13, xmmword ptr [rdi+1536+16]	// update.limb14.vbroadcasti128.2
vpmadd52luq ymm14, ymm0, ymm12	// update.limb14.vpmadd52luq
vpmadd52luq ymm14, ymm1, ymm13	// update.limb14.vpmadd52luq.2
vpmadd52luq ymm14, ymm10, ymmword ptr [rdi+1568]	// update.limb14.vpmadd52luq.3
vpaddq ymm6, ymm14, ymm15	// update.limb14.vpaddq.2
cmovnz r8, r10	// third2.step12.h
xor r11, r8	// third2.step13.x
sub rbp, r12	// third2.step13.c1.2
mov r9, r14	// copy for third2.step13.t
sar r9, 1	// third2.step13.t
lea rsi, [r9+r11]	// third2.step13.y
cmovc rsi, r9	// third2.step13.G
andn rbx, r14, rcx	// third2.step13.w
cmovnz r13, rbp	// third2.step13.d
shrx r10, r13, r15	// third2.step13.m
sarx r12, r13, r15	// third2.step13.s
lea r11, [r13-1]	// third2.step14.c0
vpsraq ymm4, ymm6, 51	// update.limb14.vpsraq
vpand ymm7, ymm6, ymm2	// update.limb14.vpand
cmovnz r8, r9	// third2.step13.h
xor r12, r8	// third2.step14.x
sub rax, r13	// third2.step14.c1.2
imul rdx, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov r14, qword ptr [rdi+216]	// change1.high1g.load_N1r
mov rcx, rsi	// copy for third2.step14.t
sar rcx, 1	// third2.step14.t
lea rbx, [rcx+r12]	// third2.step14.y
cmovc rbx, rcx	// third2.step14.G
imul r14, qword ptr [rdi+400]	// change1.high1g.imul_above_g
lea rbp, [rdx+r14]	// change1.high1g.add
vmovdqa ymmword ptr [rdi+1472], ymm7	// update.limb14.vmovdqa
mov r9, -2	// third2.step15.c1
vpsubq ymm9{k4}{z}, ymm3, ymm12	// update.limb15.vpsubq
vpsubq ymm9{k5}, ymm9, ymm13	// update.limb15.vpsubq.2
vpmadd52huq ymm9, ymm0, ymm12	// update.limb15.vpmadd52huq
mov r13, qword ptr [rdi+56]	// change1.high1g.load_w1g
vpmadd52huq ymm9, ymm1, ymm13	// update.limb15.vpmadd52huq.2
andn r12, rsi, r10	// third2.step14.w
cmovnz r11, rax	// third2.step14.d
shrx rdx, r11, r15	// third2.step14.m
sarx r14, r11, r15	// third2.step14.s
lea rsi, [r11-1]	// third2.step15.c0
vpmadd52huq ymm9, ymm10, ymmword ptr [rdi+1568]	// update.limb15.vpmadd52huq.3
vpaddq ymm11, ymm9, ymm9	// update.limb15.vpaddq
vbroadcasti128 ymm8, xmmword ptr [rdi+1600]	// update.limb15.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1600+16]	// update.limb15.vbroadcasti128.2
vpmadd52luq ymm11, ymm0, ymm8	// update.limb15.vpmadd52luq
mov r10, -2	// third2.step16.c1
vpmadd52luq ymm11, ymm1, ymm14	// update.limb15.vpmadd52luq.2
vpmadd52luq ymm11, ymm10, ymmword ptr [rdi+1632]	// update.limb15.vpmadd52luq.3
vpaddq ymm15, ymm11, ymm4	// update.limb15.vpaddq.2
vpsraq ymm6, ymm15, 51	// update.limb15.vpsraq
vpand ymm7, ymm15, ymm2	// update.limb15.vpand
vmovdqa ymmword ptr [rdi+1536], ymm7	// update.limb15.vmovdqa
vpsubq ymm12{k4}{z}, ymm3, ymm8	// update.limb16.vpsubq
vpsubq ymm12{k5}, ymm12, ymm14	// update.limb16.vpsubq.2
vpmadd52huq ymm12, ymm0, ymm8	// update.limb16.vpmadd52huq
vpmadd52huq ymm12, ymm1, ymm14	// update.limb16.vpmadd52huq.2
vpmadd52huq ymm12, ymm10, ymmword ptr [rdi+1632]	// update.limb16.vpmadd52huq.3
vpaddq ymm13, ymm12, ymm12	// update.limb16.vpaddq
vbroadcasti128 ymm9, xmmword ptr [rdi+1664]	// update.limb16.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1664+16]	// update.limb16.vbroadcasti128.2
cmovnz r8, rcx	// third2.step14.h
xor r14, r8	// third2.step15.x
sub r9, r11	// third2.step15.c1.2
sar r13, 17	// change1.high1g.sar
mov r12, rbx	// copy for third2.step15.t
sar r12, 1	// third2.step15.t
lea rax, [r12+r14]	// third2.step15.y
cmovc rax, r12	// third2.step15.G
andn rcx, rbx, rdx	// third2.step15.w
cmovnz rsi, r9	// third2.step15.d
shrx r11, rsi, r15	// third2.step15.m
sarx r14, rsi, r15	// third2.step15.s
lea rbx, [rsi-1]	// third2.step16.c0
vpmadd52luq ymm13, ymm0, ymm9	// update.limb16.vpmadd52luq
vpmadd52luq ymm13, ymm1, ymm11	// update.limb16.vpmadd52luq.2
cmovnz r8, r12	// third2.step15.h
xor r14, r8	// third2.step16.x
sub r10, rsi	// third2.step16.c1.2
sub r13, rbp	// change1.high1g.sub
shl r13, 47	// change1.high1g.shl
mov qword ptr [rdi+72], r13	// change1.high1g.store_high1g
mov rdx, rax	// copy for third2.step16.t
sar rdx, 1	// third2.step16.t
lea rcx, [rdx+r14]	// third2.step16.y
cmovc rcx, rdx	// third2.step16.G
vpmadd52luq ymm13, ymm10, ymmword ptr [rdi+1696]	// update.limb16.vpmadd52luq.3
mov r9, -2	// third2.step17.c1
vpaddq ymm4, ymm13, ymm6	// update.limb16.vpaddq.2
vpsraq ymm15, ymm4, 51	// update.limb16.vpsraq
vpand ymm7, ymm4, ymm2	// update.limb16.vpand
vmovdqa ymmword ptr [rdi+1600], ymm7	// update.limb16.vmovdqa
andn r12, rax, r11	// third2.step16.w
cmovnz rbx, r10	// third2.step16.d
shrx rsi, rbx, r15	// third2.step16.m
sarx rbp, rbx, r15	// third2.step16.s
lea r13, [rbx-1]	// third2.step17.c0
vpsubq ymm8{k4}{z}, ymm3, ymm9	// update.limb17.vpsubq
vpsubq ymm8{k5}, ymm8, ymm11	// update.limb17.vpsubq.2
vpmadd52huq ymm8, ymm0, ymm9	// update.limb17.vpmadd52huq
vpmadd52huq ymm8, ymm1, ymm11	// update.limb17.vpmadd52huq.2
vpmadd52huq ymm8, ymm10, ymmword ptr [rdi+1696]	// update.limb17.vpmadd52huq.3
vpaddq ymm14, ymm8, ymm8	// update.limb17.vpaddq
vbroadcasti128 ymm12, xmmword ptr [rdi+1728]	// update.limb17.vbroadcasti128
vbroadcasti128 ymm13, xmmword ptr [rdi+1728+16]	// update.limb17.vbroadcasti128.2
vpmadd52luq ymm14, ymm0, ymm12	// update.limb17.vpmadd52luq
vpmadd52luq ymm14, ymm1, ymm13	// update.limb17.vpmadd52luq.2
vpmadd52luq ymm14, ymm10, ymmword ptr [rdi+1760]	// update.limb17.vpmadd52luq.3
vpaddq ymm6, ymm14, ymm15	// update.limb17.vpaddq.2
vpsraq ymm4, ymm6, 51	// update.limb17.vpsraq
vpand ymm7, ymm6, ymm2	// update.limb17.vpand
vmovdqa ymmword ptr [rdi+1664], ymm7	// update.limb17.vmovdqa
vpsubq ymm9{k4}{z}, ymm3, ymm12	// update.limb18.vpsubq
vpsubq ymm9{k5}, ymm9, ymm13	// update.limb18.vpsubq.2
vpmadd52huq ymm9, ymm0, ymm12	// update.limb18.vpmadd52huq
vpmadd52huq ymm9, ymm1, ymm13	// update.limb18.vpmadd52huq.2
cmovnz r8, rdx	// third2.step16.h
xor rbp, r8	// third2.step17.x
sub r9, rbx	// third2.step17.c1.2
mov r14, rcx	// copy for third2.step17.t
sar r14, 1	// third2.step17.t
lea rax, [r14+rbp]	// third2.step17.y
cmovc rax, r14	// third2.step17.G
andn r11, rcx, rsi	// third2.step17.w
cmovnz r13, r9	// third2.step17.d
shrx r12, r13, r15	// third2.step17.m
sarx r10, r13, r15	// third2.step17.s
vpmadd52huq ymm9, ymm10, ymmword ptr [rdi+1760]	// update.limb18.vpmadd52huq.3
vpaddq ymm11, ymm9, ymm9	// update.limb18.vpaddq
cmovnz r8, r14	// third2.step17.h
mov rdx, rax	// copy for change2.G.add_rounding_G
add rdx, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov rbx, r8	// copy for change2.h.add_rounding_h
add rbx, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov rbp, rax	// copy for change2.G.shl
shl rbp, 47	// change2.G.shl
mov rcx, r8	// copy for change2.h.shl
shl rcx, 48	// change2.h.shl
rorx rsi, rdx, 18	// change2.G.first_entry
rorx r11, rdx, 36	// change2.G.second_entry
rorx r9, rbx, 17	// change2.h.first_entry
rorx r14, rbx, 35	// change2.h.second_entry
add rbp, qword ptr [rdi-40]	// change2.G.add_refill_G
add rcx, qword ptr [rdi-48]	// change2.h.add_refill_h
imul rsi, qword ptr [rdi+64]	// change2.G.imul_high1f
imul r11, qword ptr [rdi+72]	// change2.G.imul_high1g
imul r9, qword ptr [rdi+64]	// change2.h.imul_high1f
imul r14, qword ptr [rdi+72]	// change2.h.imul_high1g
vbroadcasti128 ymm8, xmmword ptr [rdi+1792]	// update.limb18.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1792+16]	// update.limb18.vbroadcasti128.2
lea rdx, [rsi+r11]	// change2.G.add
lea rbx, [r9+r14]	// change2.h.add
vpmadd52luq ymm11, ymm0, ymm8	// update.limb18.vpmadd52luq
vpmadd52luq ymm11, ymm1, ymm14	// update.limb18.vpmadd52luq.2
vpmadd52luq ymm11, ymm10, ymmword ptr [rdi+1824]	// update.limb18.vpmadd52luq.3
vpaddq ymm15, ymm11, ymm4	// update.limb18.vpaddq.2
lea rsi, [rdx+rbp]	// change2.G.add.2
lea r11, [rbx+rcx]	// change2.h.add.2
lea r9, [r13-1]	// third3.step1.c0
vpsraq ymm6, ymm15, 51	// update.limb18.vpsraq
vpand ymm7, ymm15, ymm2	// update.limb18.vpand
vmovdqa ymmword ptr [rdi+1728], ymm7	// update.limb18.vmovdqa
ror rsi, 47	// change2.G.packed
ror r11, 48	// change2.h.packed
xor r10, r11	// third3.step1.x
vpsubq ymm12{k4}{z}, ymm3, ymm8	// update.limb19.vpsubq
vpsubq ymm12{k5}, ymm12, ymm14	// update.limb19.vpsubq.2
vpmadd52huq ymm12, ymm0, ymm8	// update.limb19.vpmadd52huq
vpmadd52huq ymm12, ymm1, ymm14	// update.limb19.vpmadd52huq.2
vpmadd52huq ymm12, ymm10, ymmword ptr [rdi+1824]	// update.limb19.vpmadd52huq.3
mov r14, -2	// third3.step1.c1
sub r14, r13	// third3.step1.c1.2
vpaddq ymm13, ymm12, ymm12	// update.limb19.vpaddq
vbroadcasti128 ymm9, xmmword ptr [rdi+1856]	// update.limb19.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1856+16]	// update.limb19.vbroadcasti128.2
vpmadd52luq ymm13, ymm0, ymm9	// update.limb19.vpmadd52luq
vpmadd52luq ymm13, ymm1, ymm11	// update.limb19.vpmadd52luq.2
vpmadd52luq ymm13, ymm10, ymmword ptr [rdi+1888]	// update.limb19.vpmadd52luq.3
vpaddq ymm4, ymm13, ymm6	// update.limb19.vpaddq.2
vpsraq ymm15, ymm4, 51	// update.limb19.vpsraq
mov rdx, rsi	// copy for third3.step1.t
sar rdx, 1	// third3.step1.t
lea rbp, [rdx+r10]	// third3.step1.y
mov rbx, -2	// third3.step2.c1
vpand ymm7, ymm4, ymm2	// update.limb19.vpand
vmovdqa ymmword ptr [rdi+1792], ymm7	// update.limb19.vmovdqa
vpsubq ymm8{k4}{z}, ymm3, ymm9	// update.limb20.vpsubq
vpsubq ymm8{k5}, ymm8, ymm11	// update.limb20.vpsubq.2
vpmadd52huq ymm8, ymm0, ymm9	// update.limb20.vpmadd52huq
vpmadd52huq ymm8, ymm1, ymm11	// update.limb20.vpmadd52huq.2
vpmadd52huq ymm8, ymm10, ymmword ptr [rdi+1888]	// update.limb20.vpmadd52huq.3
vpaddq ymm14, ymm8, ymm8	// update.limb20.vpaddq
vbroadcasti128 ymm12, xmmword ptr [rdi+1920]	// update.limb20.vbroadcasti128
vbroadcasti128 ymm13, xmmword ptr [rdi+1920+16]	// update.limb20.vbroadcasti128.2
vpmadd52luq ymm14, ymm0, ymm12	// update.limb20.vpmadd52luq
cmovc rbp, rdx	// third3.step1.G
andn rcx, rsi, r12	// third3.step1.w
cmovnz r9, r14	// third3.step1.d
shrx r13, r9, r15	// third3.step1.m
sarx r10, r9, r15	// third3.step1.s
lea rsi, [r9-1]	// third3.step2.c0
vpmadd52luq ymm14, ymm1, ymm13	// update.limb20.vpmadd52luq.2
vpmadd52luq ymm14, ymm10, ymmword ptr [rdi+1952]	// update.limb20.vpmadd52luq.3
vpaddq ymm6, ymm14, ymm15	// update.limb20.vpaddq.2
vpsraq ymm4, ymm6, 51	// update.limb20.vpsraq
vpand ymm7, ymm6, ymm2	// update.limb20.vpand
vmovdqa ymmword ptr [rdi+1856], ymm7	// update.limb20.vmovdqa
cmovnz r11, rdx	// third3.step1.h
xor r10, r11	// third3.step2.x
mov r12, r8	// copy for change2.N2v.add_rounding_h
add r12, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
sub rbx, r9	// third3.step2.c1.2
sar r12, 35	// change2.N2v.sar
mov qword ptr [rdi+264], r12	// change2.N2v.store_N2v
lea rcx, [r8+65536]	// change2.N2u.offset
shl rcx, 29	// change2.N2u.shl
sar rcx, 46	// change2.N2u.sar
mov r14, rbp	// copy for third3.step2.t
sar r14, 1	// third3.step2.t
lea rdx, [r14+r10]	// third3.step2.y
mov qword ptr [rdi+256], rcx	// change2.N2u.store_N2u
cmovc rdx, r14	// third3.step2.G
mov r9, rax	// copy for change2.N2r.add_rounding_G
add r9, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
vpsubq ymm9{k4}{z}, ymm3, ymm12	// update.limb21.vpsubq
mov r12, -2	// third3.step3.c1
vpsubq ymm9{k5}, ymm9, ymm13	// update.limb21.vpsubq.2
sar r9, 36	// change2.N2r.sar
vpmadd52huq ymm9, ymm0, ymm12	// update.limb21.vpmadd52huq
vpmadd52huq ymm9, ymm1, ymm13	// update.limb21.vpmadd52huq.2
andn r8, rbp, r13	// third3.step2.w
cmovnz rsi, rbx	// third3.step2.d
shrx r10, rsi, r15	// third3.step2.m
sarx rcx, rsi, r15	// third3.step2.s
lea rbp, [rsi-1]	// third3.step3.c0
vpmadd52huq ymm9, ymm10, ymmword ptr [rdi+1952]	// update.limb21.vpmadd52huq.3
mov qword ptr [rdi+280], r9	// change2.N2r.store_N2r
vpaddq ymm11, ymm9, ymm9	// update.limb21.vpaddq
vbroadcasti128 ymm8, xmmword ptr [rdi+1984]	// update.limb21.vbroadcasti128
lea r13, [rax+131072]	// change2.N2q.offset
vbroadcasti128 ymm14, xmmword ptr [rdi+1984+16]	// update.limb21.vbroadcasti128.2
vpmadd52luq ymm11, ymm0, ymm8	// update.limb21.vpmadd52luq
mov r8, -2	// third3.step4.c1
vpmadd52luq ymm11, ymm1, ymm14	// update.limb21.vpmadd52luq.2
vpmadd52luq ymm11, ymm10, ymmword ptr [rdi+2016]	// update.limb21.vpmadd52luq.3
vpaddq ymm15, ymm11, ymm4	// update.limb21.vpaddq.2
vpsraq ymm6, ymm15, 51	// update.limb21.vpsraq
vpand ymm7, ymm15, ymm2	// update.limb21.vpand
vmovdqa ymmword ptr [rdi+1920], ymm7	// update.limb21.vmovdqa
vpsubq ymm12{k4}{z}, ymm3, ymm8	// update.limb22.vpsubq
vpsubq ymm12{k5}, ymm12, ymm14	// update.limb22.vpsubq.2
vpmadd52huq ymm12, ymm0, ymm8	// update.limb22.vpmadd52huq
vpmadd52huq ymm12, ymm1, ymm14	// update.limb22.vpmadd52huq.2
vpmadd52huq ymm12, ymm10, ymmword ptr [rdi+2016]	// update.limb22.vpmadd52huq.3
vpaddq ymm13, ymm12, ymm12	// update.limb22.vpaddq
vbroadcasti128 ymm9, xmmword ptr [rdi+2048]	// update.limb22.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+2048+16]	// update.limb22.vbroadcasti128.2
vpmadd52luq ymm13, ymm0, ymm9	// update.limb22.vpmadd52luq
cmovnz r11, r14	// third3.step2.h
xor rcx, r11	// third3.step3.x
sub r12, rsi	// third3.step3.c1.2
mov rbx, rdx	// copy for third3.step3.t
sar rbx, 1	// third3.step3.t
lea r9, [rbx+rcx]	// third3.step3.y
cmovc r9, rbx	// third3.step3.G
andn rax, rdx, r10	// third3.step3.w
cmovnz rbp, r12	// third3.step3.d
shrx r14, rbp, r15	// third3.step3.m
sarx rsi, rbp, r15	// third3.step3.s
lea rcx, [rbp-1]	// third3.step4.c0
vpmadd52luq ymm13, ymm1, ymm11	// update.limb22.vpmadd52luq.2
vpmadd52luq ymm13, ymm10, ymmword ptr [rdi+2080]	// update.limb22.vpmadd52luq.3
cmovnz r11, rbx	// third3.step3.h
xor rsi, r11	// third3.step4.x
shl r13, 28	// change2.N2q.shl
sub r8, rbp	// third3.step4.c1.2
sar r13, 46	// change2.N2q.sar
mov qword ptr [rdi+272], r13	// change2.N2q.store_N2q
mov rdx, qword ptr [rdi+256]	// change2.Yu.load_N2u
imul rdx, qword ptr [rdi+192]	// change2.Yu.imul_N1u
mov r10, qword ptr [rdi+264]	// change2.Yu.load_N2v
mov rax, r9	// copy for third3.step4.t
sar rax, 1	// third3.step4.t
lea r12, [rax+rsi]	// third3.step4.y
cmovc r12, rax	// third3.step4.G
imul r10, qword ptr [rdi+208]	// change2.Yu.imul_N1q
lea rbx, [rdx+r10]	// change2.Yu.add
vpaddq ymm4, ymm13, ymm6	// update.limb22.vpaddq.2
mov rbp, -2	// third3.step5.c1
vpsraq ymm15, ymm4, 51	// update.limb22.vpsraq
mov qword ptr [rdi+128], rbx	// change2.Yu.store_Yu
vpand ymm7, ymm4, ymm2	// update.limb22.vpand
vmovdqa ymmword ptr [rdi+1984], ymm7	// update.limb22.vmovdqa
andn r13, r9, r14	// third3.step4.w
cmovnz rcx, r8	// third3.step4.d
shrx rsi, rcx, r15	// third3.step4.m
sarx rdx, rcx, r15	// third3.step4.s
lea r10, [rcx-1]	// third3.step5.c0
mov rbx, qword ptr [rdi+256]	// change2.Yv.load_N2u
vpsubq ymm8{k4}{z}, ymm3, ymm9	// update.limb23.vpsubq
vpsubq ymm8{k5}, ymm8, ymm11	// update.limb23.vpsubq.2
vpmadd52huq ymm8, ymm0, ymm9	// update.limb23.vpmadd52huq
vpmadd52huq ymm8, ymm1, ymm11	// update.limb23.vpmadd52huq.2
vpmadd52huq ymm8, ymm10, ymmword ptr [rdi+2080]	// update.limb23.vpmadd52huq.3
mov r9, -2	// third3.step6.c1
vpaddq ymm14, ymm8, ymm8	// update.limb23.vpaddq
vbroadcasti128 ymm12, xmmword ptr [rdi+2112]	// update.limb23.vbroadcasti128
vbroadcasti128 ymm13, xmmword ptr [rdi+2112+16]	// update.limb23.vbroadcasti128.2
vpmadd52luq ymm14, ymm0, ymm12	// update.limb23.vpmadd52luq
vpmadd52luq ymm14, ymm1, ymm13	// update.limb23.vpmadd52luq.2
vpmadd52luq ymm14, ymm10, ymmword ptr [rdi+2144]	// update.limb23.vpmadd52luq.3
vpaddq ymm6, ymm14, ymm15	// update.limb23.vpaddq.2
vpsraq ymm4, ymm6, 51	// update.limb23.vpsraq
vpand ymm7, ymm6, ymm2	// update.limb23.vpand
vmovdqa ymmword ptr [rdi+2048], ymm7	// update.limb23.vmovdqa
vpsubq ymm9{k4}{z}, ymm3, ymm12	// update.limb24.vpsubq
vpsubq ymm9{k5}, ymm9, ymm13	// update.limb24.vpsubq.2
vpmadd52huq ymm9, ymm0, ymm12	// update.limb24.vpmadd52huq
vpmadd52huq ymm9, ymm1, ymm13	// update.limb24.vpmadd52huq.2
vpmadd52huq ymm9, ymm10, ymmword ptr [rdi+2144]	// update.limb24.vpmadd52huq.3
cmovnz r11, rax	// third3.step4.h
xor rdx, r11	// third3.step5.x
sub rbp, rcx	// third3.step5.c1.2
imul rbx, qword ptr [rdi+200]	// change2.Yv.imul_N1v
mov r14, r12	// copy for third3.step5.t
sar r14, 1	// third3.step5.t
lea r13, [r14+rdx]	// third3.step5.y
mov r8, qword ptr [rdi+264]	// change2.Yv.load_N2v
cmovc r13, r14	// third3.step5.G
andn rax, r12, rsi	// third3.step5.w
cmovnz r10, rbp	// third3.step5.d
shrx rcx, r10, r15	// third3.step5.m
sarx rdx, r10, r15	// third3.step5.s
lea r12, [r10-1]	// third3.step6.c0
vpaddq ymm11, ymm9, ymm9	// update.limb24.vpaddq
vbroadcasti128 ymm8, xmmword ptr [rdi+2176]	// update.limb24.vbroadcasti128
cmovnz r11, r14	// third3.step5.h
xor rdx, r11	// third3.step6.x
sub r9, r10	// third3.step6.c1.2
imul r8, qword ptr [rdi+216]	// change2.Yv.imul_N1r
lea rsi, [rbx+r8]	// change2.Yv.add
mov qword ptr [rdi+136], rsi	// change2.Yv.store_Yv
mov rax, qword ptr [rdi+272]	// change2.Yq.load_N2q
imul rax, qword ptr [rdi+192]	// change2.Yq.imul_N1u
mov rbp, r13	// copy for third3.step6.t
sar rbp, 1	// third3.step6.t
lea r14, [rbp+rdx]	// third3.step6.y
mov r10, qword ptr [rdi+280]	// change2.Yq.load_N2r
cmovc r14, rbp	// third3.step6.G
imul r10, qword ptr [rdi+208]	// change2.Yq.imul_N1q
vbroadcasti128 ymm14, xmmword ptr [rdi+2176+16]	// update.limb24.vbroadcasti128.2
mov rbx, -2	// third3.step7.c1
vpmadd52luq ymm11, ymm0, ymm8	// update.limb24.vpmadd52luq
lea r8, [rax+r10]	// change2.Yq.add
vpmadd52luq ymm11, ymm1, ymm14	// update.limb24.vpmadd52luq.2
vpmadd52luq ymm11, ymm10, ymmword ptr [rdi+2208]	// update.limb24.vpmadd52luq.3
mov qword ptr [rdi+144], r8	// change2.Yq.store_Yq
andn rsi, r13, rcx	// third3.step6.w
cmovnz r12, r9	// third3.step6.d
shrx rdx, r12, r15	// third3.step6.m
sarx rax, r12, r15	// third3.step6.s
lea r10, [r12-1]	// third3.step7.c0
vpaddq ymm15, ymm11, ymm4	// update.limb24.vpaddq.2
vpsraq ymm6, ymm15, 51	// update.limb24.vpsraq
vpand ymm7, ymm15, ymm2	// update.limb24.vpand
mov r8, qword ptr [rdi+272]	// change2.Yr.load_N2q
vmovdqa ymmword ptr [rdi+2112], ymm7	// update.limb24.vmovdqa
vpsubq ymm12{k4}{z}, ymm3, ymm8	// update.limb25.vpsubq
vpsubq ymm12{k5}, ymm12, ymm14	// update.limb25.vpsubq.2
mov r13, -2	// third3.step8.c1
vpmadd52huq ymm12, ymm0, ymm8	// update.limb25.vpmadd52huq
vpmadd52huq ymm12, ymm1, ymm14	// update.limb25.vpmadd52huq.2
vpmadd52huq ymm12, ymm10, ymmword ptr [rdi+2208]	// update.limb25.vpmadd52huq.3
vpaddq ymm13, ymm12, ymm12	// update.limb25.vpaddq
vbroadcasti128 ymm9, xmmword ptr [rdi+2240]	// update.limb25.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+2240+16]	// update.limb25.vbroadcasti128.2
vpmadd52luq ymm13, ymm0, ymm9	// update.limb25.vpmadd52luq
vpmadd52luq ymm13, ymm1, ymm11	// update.limb25.vpmadd52luq.2
vpmadd52luq ymm13, ymm10, ymmword ptr [rdi+2272]	// update.limb25.vpmadd52luq.3
vpaddq ymm4, ymm13, ymm6	// update.limb25.vpaddq.2
vpsraq ymm15, ymm4, 51	// update.limb25.vpsraq
vpand ymm7, ymm4, ymm2	// update.limb25.vpand
vmovdqa ymmword ptr [rdi+2176], ymm7	// update.limb25.vmovdqa
vpsubq ymm8{k4}{z}, ymm3, ymm9	// update.limb26.vpsubq
cmovnz r11, rbp	// third3.step6.h
xor rax, r11	// third3.step7.x
sub rbx, r12	// third3.step7.c1.2
imul r8, qword ptr [rdi+200]	// change2.Yr.imul_N1v
mov rcx, r14	// copy for third3.step7.t
sar rcx, 1	// third3.step7.t
lea rsi, [rcx+rax]	// third3.step7.y
mov r9, qword ptr [rdi+280]	// change2.Yr.load_N2r
cmovc rsi, rcx	// third3.step7.G
andn rbp, r14, rdx	// third3.step7.w
cmovnz r10, rbx	// third3.step7.d
shrx r12, r10, r15	// third3.step7.m
sarx rax, r10, r15	// third3.step7.s
lea r14, [r10-1]	// third3.step8.c0
vpsubq ymm8{k5}, ymm8, ymm11	// update.limb26.vpsubq.2
vpmadd52huq ymm8, ymm0, ymm9	// update.limb26.vpmadd52huq
cmovnz r11, rcx	// third3.step7.h
xor rax, r11	// third3.step8.x
sub r13, r10	// third3.step8.c1.2
imul r9, qword ptr [rdi+216]	// change2.Yr.imul_N1r
lea rdx, [r8+r9]	// change2.Yr.add
mov qword ptr [rdi+152], rdx	// change2.Yr.store_Yr
mov rbp, qword ptr [rdi+256]	// change2.w2f.load_N2u
mov rbx, rsi	// copy for third3.step8.t
sar rbx, 1	// third3.step8.t
lea rcx, [rbx+rax]	// third3.step8.y
cmovc rcx, rbx	// third3.step8.G
imul rbp, qword ptr [rdi+48]	// change2.w2f.imul_w1f
mov r10, qword ptr [rdi+264]	// change2.w2f.load_N2v
vpmadd52huq ymm8, ymm1, ymm11	// update.limb26.vpmadd52huq.2
mov r8, -2	// third3.step9.c1
vpmadd52huq ymm8, ymm10, ymmword ptr [rdi+2272]	// update.limb26.vpmadd52huq.3
imul r10, qword ptr [rdi+56]	// change2.w2f.imul_w1g
vpaddq ymm14, ymm8, ymm8	// update.limb26.vpaddq
vbroadcasti128 ymm12, xmmword ptr [rdi+2304]	// update.limb26.vbroadcasti128
lea r9, [rbp+r10]	// change2.w2f.add
vbroadcasti128 ymm13, xmmword ptr [rdi+2304+16]	// update.limb26.vbroadcasti128.2
andn rdx, rsi, r12	// third3.step8.w
cmovnz r14, r13	// third3.step8.d
shrx rax, r14, r15	// third3.step8.m
sarx rbp, r14, r15	// third3.step8.s
lea r10, [r14-1]	// third3.step9.c0
vpmadd52luq ymm14, ymm0, ymm12	// update.limb26.vpmadd52luq
vpmadd52luq ymm14, ymm1, ymm13	// update.limb26.vpmadd52luq.2
vpmadd52luq ymm14, ymm10, ymmword ptr [rdi+2336]	// update.limb26.vpmadd52luq.3
vpaddq ymm6, ymm14, ymm15	// update.limb26.vpaddq.2
vpsraq ymm4, ymm6, 51	// update.limb26.vpsraq
mov rsi, -2	// third3.step10.c1
vpand ymm7, ymm6, ymm2	// update.limb26.vpand
vmovdqa ymmword ptr [rdi+2240], ymm7	// update.limb26.vmovdqa
vpsubq ymm9{k4}{z}, ymm3, ymm12	// update.limb27.vpsubq
vpsubq ymm9{k5}, ymm9, ymm13	// update.limb27.vpsubq.2
vpmadd52huq ymm9, ymm0, ymm12	// update.limb27.vpmadd52huq
vpmadd52huq ymm9, ymm1, ymm13	// update.limb27.vpmadd52huq.2
vpmadd52huq ymm9, ymm10, ymmword ptr [rdi+2336]	// update.limb27.vpmadd52huq.3
vpaddq ymm11, ymm9, ymm9	// update.limb27.vpaddq
vbroadcasti128 ymm8, xmmword ptr [rdi+2368]	// update.limb27.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+2368+16]	// update.limb27.vbroadcasti128.2
vpmadd52luq ymm11, ymm0, ymm8	// update.limb27.vpmadd52luq
vpmadd52luq ymm11, ymm1, ymm14	// update.limb27.vpmadd52luq.2
vpmadd52luq ymm11, ymm10, ymmword ptr [rdi+2400]	// update.limb27.vpmadd52luq.3
vpaddq ymm15, ymm11, ymm4	// update.limb27.vpaddq.2
cmovnz r11, rbx	// third3.step8.h
xor rbp, r11	// third3.step9.x
sub r8, r14	// third3.step9.c1.2
neg r9	// change2.w2f.neg
sar r9, 17	// change2.w2f.sar
mov r12, rcx	// copy for third3.step9.t
sar r12, 1	// third3.step9.t
lea rdx, [r12+rbp]	// third3.step9.y
mov r13, qword ptr [rdi+128]	// change2.w2f.load_Yu
cmovc rdx, r12	// third3.step9.G
andn rbx, rcx, rax	// third3.step9.w
cmovnz r10, r8	// third3.step9.d
shrx r14, r10, r15	// third3.step9.m
sarx rbp, r10, r15	// third3.step9.s
lea rcx, [r10-1]	// third3.step10.c0
vpsraq ymm6, ymm15, 51	// update.limb27.vpsraq
vpand ymm7, ymm15, ymm2	// update.limb27.vpand
cmovnz r11, r12	// third3.step9.h
xor rbp, r11	// third3.step10.x
sub rsi, r10	// third3.step10.c1.2
imul r13, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov rax, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul rax, qword ptr [rdi+400]	// change2.w2f.imul_above_g
lea rbx, [r13+rax]	// change2.w2f.add.2
mov r8, rdx	// copy for third3.step10.t
sar r8, 1	// third3.step10.t
lea r12, [r8+rbp]	// third3.step10.y
lea r10, [r9+rbx]	// change2.w2f.add.3
cmovc r12, r8	// third3.step10.G
mov qword ptr [rdi-112], r10	// change2.w2f.store_w2f
vmovdqa ymmword ptr [rdi+2304], ymm7	// update.limb27.vmovdqa
mov r13, -2	// third3.step11.c1
sar r10, 17	// change2.w2f.sar.2
vpsubq ymm12{k4}{z}, ymm3, ymm8	// update.limb28.vpsubq
vpsubq ymm12{k5}, ymm12, ymm14	// update.limb28.vpsubq.2
vpmadd52huq ymm12, ymm0, ymm8	// update.limb28.vpmadd52huq
shl r10, 47	// change2.w2f.shl
vpmadd52huq ymm12, ymm1, ymm14	// update.limb28.vpmadd52huq.2
andn rax, rdx, r14	// third3.step10.w
cmovnz rcx, rsi	// third3.step10.d
shrx rbp, rcx, r15	// third3.step10.m
sarx r9, rcx, r15	// third3.step10.s
lea rbx, [rcx-1]	// third3.step11.c0
vpmadd52huq ymm12, ymm10, ymmword ptr [rdi+2400]	// update.limb28.vpmadd52huq.3
mov qword ptr [rdi+80], r10	// change2.w2f.store_high2f
vpaddq ymm13, ymm12, ymm12	// update.limb28.vpaddq
vbroadcasti128 ymm9, xmmword ptr [rdi+2432]	// update.limb28.vbroadcasti128
mov rdx, qword ptr [rdi+272]	// change2.w2g.load_N2q
vbroadcasti128 ymm11, xmmword ptr [rdi+2432+16]	// update.limb28.vbroadcasti128.2
vpmadd52luq ymm13, ymm0, ymm9	// update.limb28.vpmadd52luq
mov r14, -2	// third3.step12.c1
vpmadd52luq ymm13, ymm1, ymm11	// update.limb28.vpmadd52luq.2
vpmadd52luq ymm13, ymm10, ymmword ptr [rdi+2464]	// update.limb28.vpmadd52luq.3
vpaddq ymm4, ymm13, ymm6	// update.limb28.vpaddq.2
vpsraq ymm15, ymm4, 51	// update.limb28.vpsraq
vpand ymm7, ymm4, ymm2	// update.limb28.vpand
vmovdqa ymmword ptr [rdi+2368], ymm7	// update.limb28.vmovdqa
vpsubq ymm8{k4}{z}, ymm3, ymm9	// update.limb29.vpsubq
vpsubq ymm8{k5}, ymm8, ymm11	// update.limb29.vpsubq.2
vpmadd52huq ymm8, ymm0, ymm9	// update.limb29.vpmadd52huq
vpmadd52huq ymm8, ymm1, ymm11	// update.limb29.vpmadd52huq.2
vpmadd52huq ymm8, ymm10, ymmword ptr [rdi+2464]	// update.limb29.vpmadd52huq.3
vpaddq ymm14, ymm8, ymm8	// update.limb29.vpaddq
vbroadcasti128 ymm12, xmmword ptr [rdi+2496]	// update.limb29.vbroadcasti128
vbroadcasti128 ymm13, xmmword ptr [rdi+2496+16]	// update.limb29.vbroadcasti128.2
cmovnz r11, r8	// third3.step10.h
xor r9, r11	// third3.step11.x
sub r13, rcx	// third3.step11.c1.2
mov rax, r12	// copy for third3.step11.t
sar rax, 1	// third3.step11.t
lea rsi, [rax+r9]	// third3.step11.y
cmovc rsi, rax	// third3.step11.G
andn r10, r12, rbp	// third3.step11.w
cmovnz rbx, r13	// third3.step11.d
shrx r8, rbx, r15	// third3.step11.m
sarx rcx, rbx, r15	// third3.step11.s
lea r9, [rbx-1]	// third3.step12.c0
vpmadd52luq ymm14, ymm0, ymm12	// update.limb29.vpmadd52luq
vpmadd52luq ymm14, ymm1, ymm13	// update.limb29.vpmadd52luq.2
cmovnz r11, rax	// third3.step11.h
xor rcx, r11	// third3.step12.x
sub r14, rbx	// third3.step12.c1.2
imul rdx, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov r12, qword ptr [rdi+280]	// change2.w2g.load_N2r
imul r12, qword ptr [rdi+56]	// change2.w2g.imul_w1g
lea rbp, [rdx+r12]	// change2.w2g.add
neg rbp	// change2.w2g.neg
sar rbp, 17	// change2.w2g.sar
mov r10, rsi	// copy for third3.step12.t
sar r10, 1	// third3.step12.t
lea r13, [r10+rcx]	// third3.step12.y
cmovc r13, r10	// third3.step12.G
mov rax, qword ptr [rdi+144]	// change2.w2g.load_Yq
vpmadd52luq ymm14, ymm10, ymmword ptr [rdi+2528]	// update.limb29.vpmadd52luq.3
imul rax, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov rbx, -2	// third3.step13.c1
vpaddq ymm6, ymm14, ymm15	// update.limb29.vpaddq.2
vpsraq ymm4, ymm6, 51	// update.limb29.vpsraq
mov rdx, qword ptr [rdi+152]	// change2.w2g.load_Yr
vpand ymm7, ymm6, ymm2	// update.limb29.vpand
vmovdqa ymmword ptr [rdi+2432], ymm7	// update.limb29.vmovdqa
andn r12, rsi, r8	// third3.step12.w
cmovnz r9, r14	// third3.step12.d
shrx rcx, r9, r15	// third3.step12.m
sarx rsi, r9, r15	// third3.step12.s
lea r8, [r9-1]	// third3.step13.c0
vpsubq ymm9{k4}{z}, ymm3, ymm12	// update.limb30.vpsubq
vpsubq ymm9{k5}, ymm9, ymm13	// update.limb30.vpsubq.2
vpmadd52huq ymm9, ymm0, ymm12	// update.limb30.vpmadd52huq
vpmadd52huq ymm9, ymm1, ymm13	// update.limb30.vpmadd52huq.2
vpmadd52huq ymm9, ymm10, ymmword ptr [rdi+2528]	// update.limb30.vpmadd52huq.3
mov r12, -2	// third3.step14.c1
vpaddq ymm11, ymm9, ymm9	// update.limb30.vpaddq
vbroadcasti128 ymm8, xmmword ptr [rdi+2560]	// update.limb30.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+2560+16]	// update.limb30.vbroadcasti128.2
vpmadd52luq ymm11, ymm0, ymm8	// update.limb30.vpmadd52luq
vpmadd52luq ymm11, ymm1, ymm14	// update.limb30.vpmadd52luq.2
vpmadd52luq ymm11, ymm10, ymmword ptr [rdi+2592]	// update.limb30.vpmadd52luq.3
vpaddq ymm15, ymm11, ymm4	// update.limb30.vpaddq.2
vpsraq ymm6, ymm15, 51	// update.limb30.vpsraq
vpand ymm7, ymm15, ymm2	// update.limb30.vpand
vmovdqa ymmword ptr [rdi+2496], ymm7	// update.limb30.vmovdqa
vpsubq ymm12{k4}{z}, ymm3, ymm8	// update.limb31.vpsubq
vpsubq ymm12{k5}, ymm12, ymm14	// update.limb31.vpsubq.2
vpmadd52huq ymm12, ymm0, ymm8	// update.limb31.vpmadd52huq
vpmadd52huq ymm12, ymm1, ymm14	// update.limb31.vpmadd52huq.2
cmovnz r11, r10	// third3.step12.h
xor rsi, r11	// third3.step13.x
sub rbx, r9	// third3.step13.c1.2
imul rdx, qword ptr [rdi+400]	// change2.w2g.imul_above_g
lea r14, [rax+rdx]	// change2.w2g.add.2
mov r10, r13	// copy for third3.step13.t
sar r10, 1	// third3.step13.t
lea r9, [r10+rsi]	// third3.step13.y
lea rax, [rbp+r14]	// change2.w2g.add.3
mov qword ptr [rdi-104], rax	// change2.w2g.store_w2g
cmovc r9, r10	// third3.step13.G
andn rdx, r13, rcx	// third3.step13.w
cmovnz r8, rbx	// third3.step13.d
shrx rsi, r8, r15	// third3.step13.m
sarx rbp, r8, r15	// third3.step13.s
lea r14, [r8-1]	// third3.step14.c0
vpmadd52huq ymm12, ymm10, ymmword ptr [rdi+2592]	// update.limb31.vpmadd52huq.3
vpaddq ymm13, ymm12, ymm12	// update.limb31.vpaddq
cmovnz r11, r10	// third3.step13.h
xor rbp, r11	// third3.step14.x
sub r12, r8	// third3.step14.c1.2
sar rax, 17	// change2.w2g.sar.2
shl rax, 47	// change2.w2g.shl
mov qword ptr [rdi+88], rax	// change2.w2g.store_high2g
mov r13, r9	// copy for third3.step14.t
sar r13, 1	// third3.step14.t
lea rcx, [r13+rbp]	// third3.step14.y
cmovc rcx, r13	// third3.step14.G
vbroadcasti128 ymm9, xmmword ptr [rdi+2624]	// update.limb31.vbroadcasti128
mov rdx, -2	// third3.step15.c1
vbroadcasti128 ymm11, xmmword ptr [rdi+2624+16]	// update.limb31.vbroadcasti128.2
vpmadd52luq ymm13, ymm0, ymm9	// update.limb31.vpmadd52luq
vpmadd52luq ymm13, ymm1, ymm11	// update.limb31.vpmadd52luq.2
vpmadd52luq ymm13, ymm10, ymmword ptr [rdi+2656]	// update.limb31.vpmadd52luq.3
andn rbx, r9, rsi	// third3.step14.w
cmovnz r14, r12	// third3.step14.d
shrx r10, r14, r15	// third3.step14.m
sarx r8, r14, r15	// third3.step14.s
lea rax, [r14-1]	// third3.step15.c0
vpaddq ymm4, ymm13, ymm6	// update.limb31.vpaddq.2
vpsraq ymm15, ymm4, 51	// update.limb31.vpsraq
vpand ymm7, ymm4, ymm2	// update.limb31.vpand
vmovdqa ymmword ptr [rdi+2560], ymm7	// update.limb31.vmovdqa
vpsubq ymm8{k4}{z}, ymm3, ymm9	// update.limb32.vpsubq
mov rbp, -2	// third3.step16.c1
vpsubq ymm8{k5}, ymm8, ymm11	// update.limb32.vpsubq.2
vpmadd52huq ymm8, ymm0, ymm9	// update.limb32.vpmadd52huq
vpmadd52huq ymm8, ymm1, ymm11	// update.limb32.vpmadd52huq.2
vpmadd52huq ymm8, ymm10, ymmword ptr [rdi+2656]	// update.limb32.vpmadd52huq.3
vpaddq ymm14, ymm8, ymm8	// update.limb32.vpaddq
vbroadcasti128 ymm12, xmmword ptr [rdi+2688]	// update.limb32.vbroadcasti128
vbroadcasti128 ymm13, xmmword ptr [rdi+2688+16]	// update.limb32.vbroadcasti128.2
vpmadd52luq ymm14, ymm0, ymm12	// update.limb32.vpmadd52luq
vpmadd52luq ymm14, ymm1, ymm13	// update.limb32.vpmadd52luq.2
vpmadd52luq ymm14, ymm10, ymmword ptr [rdi+2720]	// update.limb32.vpmadd52luq.3
vpaddq ymm6, ymm14, ymm15	// update.limb32.vpaddq.2
vpsraq ymm4, ymm6, 51	// update.limb32.vpsraq
vpand ymm7, ymm6, ymm2	// update.limb32.vpand
vmovdqa ymmword ptr [rdi+2624], ymm7	// update.limb32.vmovdqa
cmovnz r11, r13	// third3.step14.h
xor r8, r11	// third3.step15.x
sub rdx, r14	// third3.step15.c1.2
mov r9, rcx	// copy for third3.step15.t
sar r9, 1	// third3.step15.t
lea rsi, [r9+r8]	// third3.step15.y
cmovc rsi, r9	// third3.step15.G
andn rbx, rcx, r10	// third3.step15.w
cmovnz rax, rdx	// third3.step15.d
shrx r12, rax, r15	// third3.step15.m
sarx r13, rax, r15	// third3.step15.s
lea r14, [rax-1]	// third3.step16.c0
vpsubq ymm9{k4}{z}, ymm3, ymm12	// update.limb33.vpsubq
vpsubq ymm9{k5}, ymm9, ymm13	// update.limb33.vpsubq.2
cmovnz r11, r9	// third3.step15.h
xor r13, r11	// third3.step16.x
sub rbp, rax	// third3.step16.c1.2
mov r8, rsi	// copy for third3.step16.t
sar r8, 1	// third3.step16.t
lea rcx, [r8+r13]	// third3.step16.y
cmovc rcx, r8	// third3.step16.G
vpmadd52huq ymm9, ymm0, ymm12	// update.limb33.vpmadd52huq
mov r10, -2	// third3.step17.c1
vpmadd52huq ymm9, ymm1, ymm13	// update.limb33.vpmadd52huq.2
vpmadd52huq ymm9, ymm10, ymmword ptr [rdi+2720]	// update.limb33.vpmadd52huq.3
vpaddq ymm11, ymm9, ymm9	// update.limb33.vpaddq
vbroadcasti128 ymm8, xmmword ptr [rdi+2752]	// update.limb33.vbroadcasti128
andn rbx, rsi, r12	// third3.step16.w
cmovnz r14, rbp	// third3.step16.d
shrx rdx, r14, r15	// third3.step16.m
sarx r9, r14, r15	// third3.step16.s
lea rax, [r14-1]	// third3.step17.c0
vbroadcasti128 ymm14, xmmword ptr [rdi+2752+16]	// update.limb33.vbroadcasti128.2
vpmadd52luq ymm11, ymm0, ymm8	// update.limb33.vpmadd52luq
vpmadd52luq ymm11, ymm1, ymm14	// update.limb33.vpmadd52luq.2
vpmadd52luq ymm11, ymm10, ymmword ptr [rdi+2784]	// update.limb33.vpmadd52luq.3
vpaddq ymm15, ymm11, ymm4	// update.limb33.vpaddq.2
vpsraq ymm6, ymm15, 51	// update.limb33.vpsraq
vpand ymm7, ymm15, ymm2	// update.limb33.vpand
vmovdqa ymmword ptr [rdi+2688], ymm7	// update.limb33.vmovdqa
vpsubq ymm12{k4}{z}, ymm3, ymm8	// update.limb34.vpsubq
vpsubq ymm12{k5}, ymm12, ymm14	// update.limb34.vpsubq.2
vpmadd52huq ymm12, ymm0, ymm8	// update.limb34.vpmadd52huq
vpmadd52huq ymm12, ymm1, ymm14	// update.limb34.vpmadd52huq.2
vpmadd52huq ymm12, ymm10, ymmword ptr [rdi+2784]	// update.limb34.vpmadd52huq.3
vpaddq ymm13, ymm12, ymm12	// update.limb34.vpaddq
vbroadcasti128 ymm9, xmmword ptr [rdi+2816]	// update.limb34.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+2816+16]	// update.limb34.vbroadcasti128.2
vpmadd52luq ymm13, ymm0, ymm9	// update.limb34.vpmadd52luq
vpmadd52luq ymm13, ymm1, ymm11	// update.limb34.vpmadd52luq.2
vpmadd52luq ymm13, ymm10, ymmword ptr [rdi+2848]	// update.limb34.vpmadd52luq.3
vpaddq ymm4, ymm13, ymm6	// update.limb34.vpaddq.2
cmovnz r11, r8	// third3.step16.h
xor r9, r11	// third3.step17.x
sub r10, r14	// third3.step17.c1.2
mov r13, rcx	// copy for third3.step17.t
sar r13, 1	// third3.step17.t
lea rsi, [r13+r9]	// third3.step17.y
cmovc rsi, r13	// third3.step17.G
andn r12, rcx, rdx	// third3.step17.w
cmovnz rax, r10	// third3.step17.d
shrx rbx, rax, r15	// third3.step17.m
sarx rbp, rax, r15	// third3.step17.s
mov qword ptr [rdi-120], rsi	// change3.store_end_G
vpsraq ymm15, ymm4, 51	// update.limb34.vpsraq
vpand ymm7, ymm4, ymm2	// update.limb34.vpand
cmovnz r11, r13	// third3.step17.h
mov r8, rsi	// copy for change3.G.add_rounding_G
add r8, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov r14, r11	// copy for change3.h.add_rounding_h
add r14, qword ptr [rdi-64]	// change3.h.add_rounding_h
shl rsi, 47	// change3.G.shl
mov r9, r11	// copy for change3.h.shl
shl r9, 48	// change3.h.shl
rorx rcx, r8, 18	// change3.G.first_entry
rorx rdx, r8, 36	// change3.G.second_entry
rorx r12, r14, 17	// change3.h.first_entry
rorx r10, r14, 35	// change3.h.second_entry
add rsi, qword ptr [rdi-40]	// change3.G.add_refill_G
add r9, qword ptr [rdi-48]	// change3.h.add_refill_h
mov qword ptr [rdi-128], r11	// change3.store_end_h
imul rcx, qword ptr [rdi+80]	// change3.G.imul_high2f
imul rdx, qword ptr [rdi+88]	// change3.G.imul_high2g
imul r12, qword ptr [rdi+80]	// change3.h.imul_high2f
imul r10, qword ptr [rdi+88]	// change3.h.imul_high2g
vmovdqa ymmword ptr [rdi+2752], ymm7	// update.limb34.vmovdqa
lea r13, [rcx+rdx]	// change3.G.add
vpsubq ymm8{k4}{z}, ymm3, ymm9	// update.limb35.vpsubq
lea r8, [r12+r10]	// change3.h.add
vpsubq ymm8{k5}, ymm8, ymm11	// update.limb35.vpsubq.2
vpmadd52huq ymm8, ymm0, ymm9	// update.limb35.vpmadd52huq
vpmadd52huq ymm8, ymm1, ymm11	// update.limb35.vpmadd52huq.2
lea r14, [r13+rsi]	// change3.G.add.2
lea r11, [r8+r9]	// change3.h.add.2
vpmadd52huq ymm8, ymm10, ymmword ptr [rdi+2848]	// update.limb35.vpmadd52huq.3
vpaddq ymm14, ymm8, ymm8	// update.limb35.vpaddq
vbroadcasti128 ymm12, xmmword ptr [rdi+2880]	// update.limb35.vbroadcasti128
ror r14, 47	// change3.G.packed
vbroadcasti128 ymm13, xmmword ptr [rdi+2880+16]	// update.limb35.vbroadcasti128.2
ror r11, 48	// change3.h.packed
vpmadd52luq ymm14, ymm0, ymm12	// update.limb35.vpmadd52luq
vpmadd52luq ymm14, ymm1, ymm13	// update.limb35.vpmadd52luq.2
vpmadd52luq ymm14, ymm10, ymmword ptr [rdi+2912]	// update.limb35.vpmadd52luq.3
vpaddq ymm6, ymm14, ymm15	// update.limb35.vpaddq.2
vpsraq ymm4, ymm6, 51	// update.limb35.vpsraq
vpand ymm7, ymm6, ymm2	// update.limb35.vpand
vmovdqa ymmword ptr [rdi+2816], ymm7	// update.limb35.vmovdqa
vpsubq ymm9{k4}{z}, ymm3, ymm12	// update.limb36.vpsubq
vpsubq ymm9{k5}, ymm9, ymm13	// update.limb36.vpsubq.2
vpmadd52huq ymm9, ymm0, ymm12	// update.limb36.vpmadd52huq
vpmadd52huq ymm9, ymm1, ymm13	// update.limb36.vpmadd52huq.2
vpmadd52huq ymm9, ymm10, ymmword ptr [rdi+2912]	// update.limb36.vpmadd52huq.3
vpaddq ymm11, ymm9, ymm9	// update.limb36.vpaddq
vbroadcasti128 ymm8, xmmword ptr [rdi+2944]	// update.limb36.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+2944+16]	// update.limb36.vbroadcasti128.2
vpmadd52luq ymm11, ymm0, ymm8	// update.limb36.vpmadd52luq
vpmadd52luq ymm11, ymm1, ymm14	// update.limb36.vpmadd52luq.2
vpmadd52luq ymm11, ymm10, ymmword ptr [rdi+2976]	// update.limb36.vpmadd52luq.3
vpaddq ymm15, ymm11, ymm4	// update.limb36.vpaddq.2
vpsraq ymm6, ymm15, 51	// update.limb36.vpsraq
vpand ymm7, ymm15, ymm2	// update.limb36.vpand
vmovdqa ymmword ptr [rdi+2880], ymm7	// update.limb36.vmovdqa
vpsubq ymm12{k4}{z}, ymm3, ymm8	// update.limb37.vpsubq
vpsubq ymm12{k5}, ymm12, ymm14	// update.limb37.vpsubq.2
vpmadd52huq ymm12, ymm0, ymm8	// update.limb37.vpmadd52huq
vpmadd52huq ymm12, ymm1, ymm14	// update.limb37.vpmadd52huq.2
vpmadd52huq ymm12, ymm10, ymmword ptr [rdi+2976]	// update.limb37.vpmadd52huq.3
vpaddq ymm13, ymm12, ymm12	// update.limb37.vpaddq
vbroadcasti128 ymm9, xmmword ptr [rdi+3008]	// update.limb37.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+3008+16]	// update.limb37.vbroadcasti128.2
vpmadd52luq ymm13, ymm0, ymm9	// update.limb37.vpmadd52luq
vpmadd52luq ymm13, ymm1, ymm11	// update.limb37.vpmadd52luq.2
vpmadd52luq ymm13, ymm10, ymmword ptr [rdi+3040]	// update.limb37.vpmadd52luq.3
vpaddq ymm4, ymm13, ymm6	// update.limb37.vpaddq.2
vpsraq ymm15, ymm4, 51	// update.limb37.vpsraq
vpand ymm7, ymm4, ymm2	// update.limb37.vpand
vmovdqa ymmword ptr [rdi+2944], ymm7	// update.limb37.vmovdqa
vpsubq ymm8{k4}{z}, ymm3, ymm9	// update.limb38.vpsubq
vpsubq ymm8{k5}, ymm8, ymm11	// update.limb38.vpsubq.2
vpmadd52huq ymm8, ymm0, ymm9	// update.limb38.vpmadd52huq
vpmadd52huq ymm8, ymm1, ymm11	// update.limb38.vpmadd52huq.2
vpmadd52huq ymm8, ymm10, ymmword ptr [rdi+3040]	// update.limb38.vpmadd52huq.3
vpaddq ymm14, ymm8, ymm8	// update.limb38.vpaddq
vbroadcasti128 ymm12, xmmword ptr [rdi+3072]	// update.limb38.vbroadcasti128
vbroadcasti128 ymm13, xmmword ptr [rdi+3072+16]	// update.limb38.vbroadcasti128.2
vpmadd52luq ymm14, ymm0, ymm12	// update.limb38.vpmadd52luq
vpmadd52luq ymm14, ymm1, ymm13	// update.limb38.vpmadd52luq.2
vpmadd52luq ymm14, ymm10, ymmword ptr [rdi+3104]	// update.limb38.vpmadd52luq.3
vpaddq ymm6, ymm14, ymm15	// update.limb38.vpaddq.2
vpsraq ymm4, ymm6, 51	// update.limb38.vpsraq
vpand ymm7, ymm6, ymm2	// update.limb38.vpand
vmovdqa ymmword ptr [rdi+3008], ymm7	// update.limb38.vmovdqa
vpsubq ymm9{k4}{z}, ymm3, ymm12	// update.limb39.vpsubq
vpsubq ymm9{k5}, ymm9, ymm13	// update.limb39.vpsubq.2
vpmadd52huq ymm9, ymm0, ymm12	// update.limb39.vpmadd52huq
vpmadd52huq ymm9, ymm1, ymm13	// update.limb39.vpmadd52huq.2
vpmadd52huq ymm9, ymm10, ymmword ptr [rdi+3104]	// update.limb39.vpmadd52huq.3
vpaddq ymm11, ymm9, ymm9	// update.limb39.vpaddq
vbroadcasti128 ymm8, xmmword ptr [rdi+3136]	// update.limb39.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+3136+16]	// update.limb39.vbroadcasti128.2
vpmadd52luq ymm11, ymm0, ymm8	// update.limb39.vpmadd52luq
vpmadd52luq ymm11, ymm1, ymm14	// update.limb39.vpmadd52luq.2
vpmadd52luq ymm11, ymm10, ymmword ptr [rdi+3168]	// update.limb39.vpmadd52luq.3
vpaddq ymm15, ymm11, ymm4	// update.limb39.vpaddq.2
vpsraq ymm6, ymm15, 51	// update.limb39.vpsraq
vpand ymm7, ymm15, ymm2	// update.limb39.vpand
vmovdqa ymmword ptr [rdi+3072], ymm7	// update.limb39.vmovdqa
mov rcx, r11	// output
mov rdx, rax	// output
mov rsi, rbp	// output
mov rbp, rbx	// output
mov rbx, r14	// output
vmovdqa ymm4, ymm10	// output
vmovdqa ymm7, ymm8	// output
vmovdqa ymm8, ymm14	// output
vmovdqa ymm9, ymm0	// output
vmovdqa ymm0, ymm6	// output
vmovdqa ymm6, ymm1	// output
vmovdqa ymm1, ymm2	// output
vmovdqa ymm2, ymm3	// output
vmovdqa ymm3, ymm5	// output
vmovdqa ymm5, ymm9	// output
lea r8, [rdi+3200]	// rest.from
mov r9, qword ptr [rsp]	// rest.to
add r9, rdi	// rest.to
.p2align 5
3:
vpsubq ymm9{k4}{z}, ymm2, ymm7	// rest.limb0.vpsubq
vpsubq ymm9{k5}, ymm9, ymm8	// rest.limb0.vpsubq.2
vpmadd52huq ymm9, ymm5, ymm7	// rest.limb0.vpmadd52huq
vpmadd52huq ymm9, ymm6, ymm8	// rest.limb0.vpmadd52huq.2
vpmadd52huq ymm9, ymm4, ymmword ptr [r8-32]	// rest.limb0.vpmadd52huq.3
vpaddq ymm10, ymm9, ymm9	// rest.limb0.vpaddq
vbroadcasti128 ymm11, xmmword ptr [r8+0]	// rest.limb0.vbroadcasti128
vbroadcasti128 ymm12, xmmword ptr [r8+0+16]	// rest.limb0.vbroadcasti128.2
vpmadd52luq ymm10, ymm5, ymm11	// rest.limb0.vpmadd52luq
vpmadd52luq ymm10, ymm6, ymm12	// rest.limb0.vpmadd52luq.2
vpmadd52luq ymm10, ymm4, ymmword ptr [r8+32]	// rest.limb0.vpmadd52luq.3
vpaddq ymm13, ymm10, ymm0	// rest.limb0.vpaddq.2
vpsraq ymm14, ymm13, 51	// rest.limb0.vpsraq
vpand ymm15, ymm13, ymm1	// rest.limb0.vpand
vmovdqa ymmword ptr [r8-64], ymm15	// rest.limb0.vmovdqa
vpsubq ymm7{k4}{z}, ymm2, ymm11	// rest.limb1.vpsubq
vpsubq ymm7{k5}, ymm7, ymm12	// rest.limb1.vpsubq.2
vpmadd52huq ymm7, ymm5, ymm11	// rest.limb1.vpmadd52huq
vpmadd52huq ymm7, ymm6, ymm12	// rest.limb1.vpmadd52huq.2
vpmadd52huq ymm7, ymm4, ymmword ptr [r8+32]	// rest.limb1.vpmadd52huq.3
vpaddq ymm8, ymm7, ymm7	// rest.limb1.vpaddq
vbroadcasti128 ymm9, xmmword ptr [r8+64]	// rest.limb1.vbroadcasti128
vbroadcasti128 ymm10, xmmword ptr [r8+64+16]	// rest.limb1.vbroadcasti128.2
vpmadd52luq ymm8, ymm5, ymm9	// rest.limb1.vpmadd52luq
vpmadd52luq ymm8, ymm6, ymm10	// rest.limb1.vpmadd52luq.2
vpmadd52luq ymm8, ymm4, ymmword ptr [r8+96]	// rest.limb1.vpmadd52luq.3
vpaddq ymm0, ymm8, ymm14	// rest.limb1.vpaddq.2
vpsraq ymm13, ymm0, 51	// rest.limb1.vpsraq
vpand ymm15, ymm0, ymm1	// rest.limb1.vpand
vmovdqa ymmword ptr [r8+0], ymm15	// rest.limb1.vmovdqa
vmovdqa ymm0, ymm13	// output
vmovdqa ymm7, ymm9	// output
vmovdqa ymm8, ymm10	// output
add r8, 128	// rest.next
cmp r8, r9	// rest.next
jb 3b	// rest.next
vpsubq ymm9{k4}{z}, ymm2, ymm7	// rest.last.vpsubq
vpsubq ymm9{k5}, ymm9, ymm8	// rest.last.vpsubq.2
vpmadd52huq ymm9, ymm5, ymm7	// rest.last.vpmadd52huq
vpmadd52huq ymm9, ymm6, ymm8	// rest.last.vpmadd52huq.2
vpmadd52huq ymm9, ymm4, ymmword ptr [r8-32]	// rest.last.vpmadd52huq.3
vpaddq ymm10, ymm9, ymm9	// rest.last.vpaddq
vmovdqa ymm11, ymmword ptr [r8-128]	// rest.last.vmovdqa
vpsubq ymm12, ymm11, ymm3	// rest.last.vpsubq.3
vpand ymm13, ymm12, ymm1	// rest.last.vpand
vmovdqa ymmword ptr [r8-128], ymm13	// rest.last.vmovdqa.2
vpsraq ymm14, ymm12, 51	// rest.last.vpsraq
vpaddq ymm15, ymm0, ymm14	// rest.last.vpaddq.2
vpaddq ymm2, ymm10, ymmword ptr [rdi+480]	// rest.last.vpaddq.3
vpaddq ymm5, ymm2, ymm15	// rest.last.vpaddq.4
vmovdqa ymmword ptr [r8-64], ymm5	// rest.last.vmovdqa.3
dec qword ptr [rsp+8]	// loop
jnz 2b	// loop
mov qword ptr [rdi-96], rbx	// store_start_G
mov qword ptr [rdi-88], rcx	// store_start_h
mov qword ptr [rdi-80], rdx	// store_d
vzeroupper	// leave
add rsp, 16	// leave
pop r15	// leave
pop r14	// leave
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
ret	// leave
