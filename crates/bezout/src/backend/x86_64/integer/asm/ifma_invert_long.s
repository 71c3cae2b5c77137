// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `batches` batches of 51 half-delta divsteps on f, g, with the cofactors u, v modulo m [BY19, Wui21].
//   The matrix of each batch is applied to f, u, g, v in the batch after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `LongInvertState` in long_invert.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^51, 2 more than the number has in the highest one; batches >= 1; BMI1, BMI2, AVX-512F, -VL, -DQ and -IFMA.
// Out: limbs, d, end_h, end_G, Yu..Yr of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow; |u|, |v| grow by at most m a batch; they stay below 2^(51 L - 50).
// Timing: constant but for `batches` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber, and mask registers; no stack but 64 bytes, 48 of them
//   saved registers.
// Length: 40 + 2 k limbs of 51 bits for k >= 1, with `rest` the offset behind the last one; 1554 instructions a
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
or r15, -1	// ones
.p2align 6
2:
lea rax, [rdx-1]	// third1.step1.c0
xor rsi, rcx	// third1.step1.x
mov r8, qword ptr [rdi-128]	// end.load_end_h
mov r9, qword ptr [rdi-120]	// end.load_end_G
mov r10, r8	// copy for end.N3v.add_rounding_h
add r10, qword ptr [rdi-64]	// end.N3v.add_rounding_h
sar r10, 35	// end.N3v.sar
mov qword ptr [rdi+328], r10	// end.N3v.store_N3v
lea r11, [r8+65536]	// end.N3u.offset
shl r11, 29	// end.N3u.shl
sar r11, 46	// end.N3u.sar
mov qword ptr [rdi+320], r11	// end.N3u.store_N3u
mov r12, r9	// copy for end.N3r.add_rounding_G
add r12, qword ptr [rdi-56]	// end.N3r.add_rounding_G
sar r12, 36	// end.N3r.sar
mov qword ptr [rdi+344], r12	// end.N3r.store_N3r
lea r13, [r9+131072]	// end.N3q.offset
mov r14, rbx	// copy for third1.step1.t
sar r14, 1	// third1.step1.t
lea r10, [r14+rsi]	// third1.step1.y
mov r8, -2	// third1.step1.c1
cmovc r10, r14	// third1.step1.G
shl r13, 28	// end.N3q.shl
sub r8, rdx	// third1.step1.c1.2
andn r11, rbx, rbp	// third1.step1.w
cmovnz rax, r8	// third1.step1.d
lea r12, [rax-1]	// third1.step2.c0
shrx r9, rax, r15	// third1.step1.m
sarx rsi, rax, r15	// third1.step1.s
mov rdx, -2	// third1.step2.c1
cmovnz rcx, r14	// third1.step1.h
xor rsi, rcx	// third1.step2.x
sar r13, 46	// end.N3q.sar
mov qword ptr [rdi+336], r13	// end.N3q.store_N3q
mov rbx, qword ptr [rdi+320]	// end.Mu.load_N3u
imul rbx, qword ptr [rdi+128]	// end.Mu.imul_Yu
mov rbp, qword ptr [rdi+328]	// end.Mu.load_N3v
imul rbp, qword ptr [rdi+144]	// end.Mu.imul_Yq
lea r11, [rbx+rbp]	// end.Mu.add
sub rdx, rax	// third1.step2.c1.2
neg r11	// end.Mu.neg
mov qword ptr [rdi-16], r11	// end.Mu.store_Mu
mov r8, qword ptr [rdi+320]	// end.Mv.load_N3u
imul r8, qword ptr [rdi+136]	// end.Mv.imul_Yv
mov r14, qword ptr [rdi+328]	// end.Mv.load_N3v
imul r14, qword ptr [rdi+152]	// end.Mv.imul_Yr
lea r13, [r8+r14]	// end.Mv.add
mov rbx, -2	// third1.step3.c1
mov rbp, r10	// copy for third1.step2.t
sar rbp, 1	// third1.step2.t
lea rax, [rbp+rsi]	// third1.step2.y
cmovc rax, rbp	// third1.step2.G
andn r11, r10, r9	// third1.step2.w
cmovnz r12, rdx	// third1.step2.d
shrx r8, r12, r15	// third1.step2.m
lea r14, [r12-1]	// third1.step3.c0
sarx rsi, r12, r15	// third1.step2.s
mov r10, -2	// third1.step4.c1
cmovnz rcx, rbp	// third1.step2.h
xor rsi, rcx	// third1.step3.x
mov r9, rax	// copy for third1.step3.t
sar r9, 1	// third1.step3.t
lea r11, [r9+rsi]	// third1.step3.y
cmovc r11, r9	// third1.step3.G
sub rbx, r12	// third1.step3.c1.2
andn rdx, rax, r8	// third1.step3.w
cmovnz r14, rbx	// third1.step3.d
shrx rbp, r14, r15	// third1.step3.m
lea rsi, [r14-1]	// third1.step4.c0
sarx r12, r14, r15	// third1.step3.s
cmovnz rcx, r9	// third1.step3.h
xor r12, rcx	// third1.step4.x
neg r13	// end.Mv.neg
mov qword ptr [rdi-8], r13	// end.Mv.store_Mv
mov rax, qword ptr [rdi+336]	// end.Mq.load_N3q
imul rax, qword ptr [rdi+128]	// end.Mq.imul_Yu
mov r8, qword ptr [rdi+344]	// end.Mq.load_N3r
imul r8, qword ptr [rdi+144]	// end.Mq.imul_Yq
lea rdx, [rax+r8]	// end.Mq.add
neg rdx	// end.Mq.neg
sub r10, r14	// third1.step4.c1.2
mov rbx, r11	// copy for third1.step4.t
sar rbx, 1	// third1.step4.t
lea r9, [rbx+r12]	// third1.step4.y
cmovc r9, rbx	// third1.step4.G
andn r13, r11, rbp	// third1.step4.w
mov qword ptr [rdi+0], rdx	// end.Mq.store_Mq
mov rax, qword ptr [rdi+336]	// end.Mr.load_N3q
mov r8, -2	// third1.step5.c1
cmovnz rsi, r10	// third1.step4.d
shrx r14, rsi, r15	// third1.step4.m
lea r12, [rsi-1]	// third1.step5.c0
sarx r11, rsi, r15	// third1.step4.s
mov rbp, -2	// third1.step6.c1
cmovnz rcx, rbx	// third1.step4.h
xor r11, rcx	// third1.step5.x
imul rax, qword ptr [rdi+136]	// end.Mr.imul_Yv
mov r13, r9	// copy for third1.step5.t
sar r13, 1	// third1.step5.t
lea rdx, [r13+r11]	// third1.step5.y
mov r10, qword ptr [rdi+344]	// end.Mr.load_N3r
cmovc rdx, r13	// third1.step5.G
imul r10, qword ptr [rdi+152]	// end.Mr.imul_Yr
lea rbx, [rax+r10]	// end.Mr.add
neg rbx	// end.Mr.neg
sub r8, rsi	// third1.step5.c1.2
andn r11, r9, r14	// third1.step5.w
cmovnz r12, r8	// third1.step5.d
shrx rax, r12, r15	// third1.step5.m
lea r10, [r12-1]	// third1.step6.c0
sarx rsi, r12, r15	// third1.step5.s
mov qword ptr [rdi+8], rbx	// end.Mr.store_Mr
mov r9, qword ptr [rdi+320]	// end.w0f.load_N3u
cmovnz rcx, r13	// third1.step5.h
xor rsi, rcx	// third1.step6.x
imul r9, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov r14, qword ptr [rdi+328]	// end.w0f.load_N3v
imul r14, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea r11, [r9+r14]	// end.w0f.add
neg r11	// end.w0f.neg
sub rbp, r12	// third1.step6.c1.2
sar r11, 17	// end.w0f.sar
and r11, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi+16], r11	// end.w0f.store_w0f
shr r11, 17	// end.w0f.shr
shl r11, 47	// end.w0f.shl
vpxor ymm0, ymm0, ymm0	// update.matrix.vpxor
vpbroadcastq ymm1, qword ptr [rdi-8]	// update.matrix.vpbroadcastq.3
mov r8, -2	// third1.step7.c1
mov qword ptr [rdi+24], r11	// end.w0f.store_high0f
vpbroadcastq ymm1{k1}, qword ptr [rdi+8]	// update.matrix.vpbroadcastq.4
vpbroadcastq ymm2, qword ptr [rdi-16]	// update.matrix.vpbroadcastq
mov rbx, qword ptr [rdi+336]	// end.w0g.load_N3q
vpbroadcastq ymm2{k1}, qword ptr [rdi+0]	// update.matrix.vpbroadcastq.2
vpmovq2m k4, ymm2	// update.matrix.vpmovq2m
vpmovq2m k5, ymm1	// update.matrix.vpmovq2m.2
mov r13, rdx	// copy for third1.step6.t
sar r13, 1	// third1.step6.t
lea r9, [r13+rsi]	// third1.step6.y
cmovc r9, r13	// third1.step6.G
andn r14, rdx, rax	// third1.step6.w
cmovnz r10, rbp	// third1.step6.d
shrx r12, r10, r15	// third1.step6.m
lea r11, [r10-1]	// third1.step7.c0
sarx rsi, r10, r15	// third1.step6.s
vpaddq ymm3, ymm2, ymm1	// update.matrix.vpaddq
vmovdqa ymm4, ymmword ptr [rdi+448]	// update.matrix.vmovdqa
vpaddq ymm5, ymm3, ymm3	// update.matrix.vpaddq.2
vbroadcasti128 ymm6, xmmword ptr [rdi+640]	// update.limb0.vbroadcasti128
vbroadcasti128 ymm7, xmmword ptr [rdi+656]	// update.limb0.vbroadcasti128.2
vpxor ymm8, ymm8, ymm8	// update.limb0.vpxor
vpmadd52luq ymm8, ymm2, ymm6	// update.limb0.vpmadd52luq
vpmadd52luq ymm8, ymm1, ymm7	// update.limb0.vpmadd52luq.2
vpxor ymm9, ymm9, ymm9	// update.limb0.vpxor.2
vpsubq ymm10{k4}{z}, ymm0, ymm6	// update.limb1.vpsubq
mov rdx, -2	// third1.step8.c1
vpmadd52luq ymm9, ymm8, ymmword ptr [rdi+576]	// update.limb0.vpmadd52luq.3
vpand ymm11, ymm9, ymm4	// update.limb0.vpand
vpmadd52luq ymm8, ymm11, ymmword ptr [rdi+672]	// update.limb0.vpmadd52luq.4
vpsraq ymm12, ymm8, 51	// update.limb0.vpsraq
vpsubq ymm10{k5}, ymm10, ymm7	// update.limb1.vpsubq.2
vpmadd52huq ymm10, ymm2, ymm6	// update.limb1.vpmadd52huq
vpmadd52huq ymm10, ymm1, ymm7	// update.limb1.vpmadd52huq.2
vbroadcasti128 ymm13, xmmword ptr [rdi+704]	// update.limb1.vbroadcasti128
mov rax, -2	// third1.step9.c1
cmovnz rcx, r13	// third1.step6.h
xor rsi, rcx	// third1.step7.x
sub r8, r10	// third1.step7.c1.2
mov r14, r9	// copy for third1.step7.t
sar r14, 1	// third1.step7.t
lea rbp, [r14+rsi]	// third1.step7.y
cmovc rbp, r14	// third1.step7.G
andn r13, r9, r12	// third1.step7.w
cmovnz r11, r8	// third1.step7.d
lea r10, [r11-1]	// third1.step8.c0
shrx rsi, r11, r15	// third1.step7.m
sarx r9, r11, r15	// third1.step7.s
cmovnz rcx, r14	// third1.step7.h
xor r9, rcx	// third1.step8.x
imul rbx, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r12, qword ptr [rdi+344]	// end.w0g.load_N3r
imul r12, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea r13, [rbx+r12]	// end.w0g.add
neg r13	// end.w0g.neg
sar r13, 17	// end.w0g.sar
and r13, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi+32], r13	// end.w0g.store_w0g
shr r13, 17	// end.w0g.shr
sub rdx, r11	// third1.step8.c1.2
shl r13, 47	// end.w0g.shl
mov qword ptr [rdi+40], r13	// end.w0g.store_high0g
mov r8, rbp	// copy for third1.step8.t
sar r8, 1	// third1.step8.t
lea r14, [r8+r9]	// third1.step8.y
cmovc r14, r8	// third1.step8.G
andn rbx, rbp, rsi	// third1.step8.w
cmovnz r10, rdx	// third1.step8.d
shrx r12, r10, r15	// third1.step8.m
lea r11, [r10-1]	// third1.step9.c0
sarx r13, r10, r15	// third1.step8.s
vpmadd52huq ymm10, ymm11, ymmword ptr [rdi+672]	// update.limb1.vpmadd52huq.3
vpaddq ymm14, ymm10, ymm10	// update.limb1.vpaddq
vpmadd52luq ymm14, ymm2, ymm13	// update.limb1.vpmadd52luq
vbroadcasti128 ymm15, xmmword ptr [rdi+768]	// update.limb2.vbroadcasti128
vbroadcasti128 ymm3, xmmword ptr [rdi+720]	// update.limb1.vbroadcasti128.2
vpmadd52luq ymm14, ymm1, ymm3	// update.limb1.vpmadd52luq.2
mov r9, -2	// third1.step10.c1
vpsubq ymm9{k4}{z}, ymm0, ymm13	// update.limb2.vpsubq
vpsubq ymm9{k5}, ymm9, ymm3	// update.limb2.vpsubq.2
vbroadcasti128 ymm8, xmmword ptr [rdi+784]	// update.limb2.vbroadcasti128.2
vpmadd52luq ymm14, ymm11, ymmword ptr [rdi+736]	// update.limb1.vpmadd52luq.3
vpaddq ymm6, ymm14, ymm12	// update.limb1.vpaddq.2
vpand ymm7, ymm6, ymm4	// update.limb1.vpand
vpsraq ymm10, ymm6, 51	// update.limb1.vpsraq
vmovdqa ymmword ptr [rdi+640], ymm7	// update.limb1.vmovdqa
vpmadd52huq ymm9, ymm2, ymm13	// update.limb2.vpmadd52huq
vpmadd52huq ymm9, ymm1, ymm3	// update.limb2.vpmadd52huq.2
vpmadd52huq ymm9, ymm11, ymmword ptr [rdi+736]	// update.limb2.vpmadd52huq.3
vpaddq ymm14, ymm9, ymm9	// update.limb2.vpaddq
vpmadd52luq ymm14, ymm2, ymm15	// update.limb2.vpmadd52luq
vpmadd52luq ymm14, ymm1, ymm8	// update.limb2.vpmadd52luq.2
vpmadd52luq ymm14, ymm11, ymmword ptr [rdi+800]	// update.limb2.vpmadd52luq.3
vpaddq ymm12, ymm14, ymm10	// update.limb2.vpaddq.2
vpsraq ymm6, ymm12, 51	// update.limb2.vpsraq
cmovnz rcx, r8	// third1.step8.h
xor r13, rcx	// third1.step9.x
mov rbp, r14	// copy for third1.step9.t
sar rbp, 1	// third1.step9.t
lea rsi, [rbp+r13]	// third1.step9.y
cmovc rsi, rbp	// third1.step9.G
sub rax, r10	// third1.step9.c1.2
andn rbx, r14, r12	// third1.step9.w
cmovnz r11, rax	// third1.step9.d
shrx rdx, r11, r15	// third1.step9.m
lea r8, [r11-1]	// third1.step10.c0
sarx r13, r11, r15	// third1.step9.s
cmovnz rcx, rbp	// third1.step9.h
xor r13, rcx	// third1.step10.x
sub r9, r11	// third1.step10.c1.2
vpand ymm13, ymm12, ymm4	// update.limb2.vpand
vmovdqa ymmword ptr [rdi+704], ymm13	// update.limb2.vmovdqa
vpsllq ymm3, ymm13, 17	// update.limb2.above.vpsllq
vpsrlq ymm9, ymm7, 34	// update.limb2.above.vpsrlq
vpaddq ymm14, ymm9, ymm3	// update.limb2.above.vpaddq
vmovdqa ymmword ptr [rdi+384], ymm14	// update.limb2.above.vmovdqa
vpsubq ymm10{k4}{z}, ymm0, ymm15	// update.limb3.vpsubq
vpsubq ymm10{k5}, ymm10, ymm8	// update.limb3.vpsubq.2
mov r10, -2	// third1.step11.c1
vpmadd52huq ymm10, ymm2, ymm15	// update.limb3.vpmadd52huq
vpmadd52huq ymm10, ymm1, ymm8	// update.limb3.vpmadd52huq.2
vpmadd52huq ymm10, ymm11, ymmword ptr [rdi+800]	// update.limb3.vpmadd52huq.3
vpaddq ymm12, ymm10, ymm10	// update.limb3.vpaddq
vbroadcasti128 ymm13, xmmword ptr [rdi+832]	// update.limb3.vbroadcasti128
vpmadd52luq ymm12, ymm2, ymm13	// update.limb3.vpmadd52luq
vbroadcasti128 ymm7, xmmword ptr [rdi+848]	// update.limb3.vbroadcasti128.2
vpmadd52luq ymm12, ymm1, ymm7	// update.limb3.vpmadd52luq.2
vpmadd52luq ymm12, ymm11, ymmword ptr [rdi+864]	// update.limb3.vpmadd52luq.3
vpaddq ymm9, ymm12, ymm6	// update.limb3.vpaddq.2
mov r14, rsi	// copy for third1.step10.t
sar r14, 1	// third1.step10.t
lea r12, [r14+r13]	// third1.step10.y
cmovc r12, r14	// third1.step10.G
andn rbx, rsi, rdx	// third1.step10.w
cmovnz r8, r9	// third1.step10.d
shrx rax, r8, r15	// third1.step10.m
lea rbp, [r8-1]	// third1.step11.c0
sarx r11, r8, r15	// third1.step10.s
vpand ymm3, ymm9, ymm4	// update.limb3.vpand
vmovdqa ymmword ptr [rdi+768], ymm3	// update.limb3.vmovdqa
mov r13, -2	// third1.step12.c1
vpsraq ymm14, ymm9, 51	// update.limb3.vpsraq
vpsubq ymm15{k4}{z}, ymm0, ymm13	// update.limb4.vpsubq
vpsubq ymm15{k5}, ymm15, ymm7	// update.limb4.vpsubq.2
vpmadd52huq ymm15, ymm2, ymm13	// update.limb4.vpmadd52huq
vpmadd52huq ymm15, ymm1, ymm7	// update.limb4.vpmadd52huq.2
vbroadcasti128 ymm8, xmmword ptr [rdi+896]	// update.limb4.vbroadcasti128
vbroadcasti128 ymm10, xmmword ptr [rdi+912]	// update.limb4.vbroadcasti128.2
vpmadd52huq ymm15, ymm11, ymmword ptr [rdi+864]	// update.limb4.vpmadd52huq.3
vpaddq ymm12, ymm15, ymm15	// update.limb4.vpaddq
vpmadd52luq ymm12, ymm2, ymm8	// update.limb4.vpmadd52luq
vpmadd52luq ymm12, ymm1, ymm10	// update.limb4.vpmadd52luq.2
mov rsi, -2	// third1.step13.c1
cmovnz rcx, r14	// third1.step10.h
xor r11, rcx	// third1.step11.x
mov rdx, r12	// copy for third1.step11.t
sar rdx, 1	// third1.step11.t
lea rbx, [rdx+r11]	// third1.step11.y
cmovc rbx, rdx	// third1.step11.G
sub r10, r8	// third1.step11.c1.2
andn r9, r12, rax	// third1.step11.w
cmovnz rbp, r10	// third1.step11.d
shrx r14, rbp, r15	// third1.step11.m
lea r11, [rbp-1]	// third1.step12.c0
sarx r8, rbp, r15	// third1.step11.s
cmovnz rcx, rdx	// third1.step11.h
xor r8, rcx	// third1.step12.x
sub r13, rbp	// third1.step12.c1.2
vpsubq ymm6{k4}{z}, ymm0, ymm8	// update.limb5.vpsubq
vpmadd52luq ymm12, ymm11, ymmword ptr [rdi+928]	// update.limb4.vpmadd52luq.3
vpsubq ymm6{k5}, ymm6, ymm10	// update.limb5.vpsubq.2
vpmadd52huq ymm6, ymm2, ymm8	// update.limb5.vpmadd52huq
vpmadd52huq ymm6, ymm1, ymm10	// update.limb5.vpmadd52huq.2
vpmadd52huq ymm6, ymm11, ymmword ptr [rdi+928]	// update.limb5.vpmadd52huq.3
mov r12, rbx	// copy for third1.step12.t
sar r12, 1	// third1.step12.t
lea rax, [r12+r8]	// third1.step12.y
cmovc rax, r12	// third1.step12.G
andn r9, rbx, r14	// third1.step12.w
cmovnz r11, r13	// third1.step12.d
shrx r10, r11, r15	// third1.step12.m
lea rdx, [r11-1]	// third1.step13.c0
sarx rbp, r11, r15	// third1.step12.s
vpaddq ymm3, ymm6, ymm6	// update.limb5.vpaddq
vpaddq ymm9, ymm12, ymm14	// update.limb4.vpaddq.2
vpand ymm13, ymm9, ymm4	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+832], ymm13	// update.limb4.vmovdqa
vpsraq ymm7, ymm9, 51	// update.limb4.vpsraq
vbroadcasti128 ymm15, xmmword ptr [rdi+960]	// update.limb5.vbroadcasti128
vpmadd52luq ymm3, ymm2, ymm15	// update.limb5.vpmadd52luq
vbroadcasti128 ymm8, xmmword ptr [rdi+976]	// update.limb5.vbroadcasti128.2
vpmadd52luq ymm3, ymm1, ymm8	// update.limb5.vpmadd52luq.2
mov r8, -2	// third1.step14.c1
vpmadd52luq ymm3, ymm11, ymmword ptr [rdi+992]	// update.limb5.vpmadd52luq.3
vpsubq ymm10{k4}{z}, ymm0, ymm15	// update.limb6.vpsubq
vpaddq ymm6, ymm3, ymm7	// update.limb5.vpaddq.2
vpand ymm12, ymm6, ymm4	// update.limb5.vpand
vmovdqa ymmword ptr [rdi+896], ymm12	// update.limb5.vmovdqa
vpsraq ymm14, ymm6, 51	// update.limb5.vpsraq
vpsubq ymm10{k5}, ymm10, ymm8	// update.limb6.vpsubq.2
vpmadd52huq ymm10, ymm2, ymm15	// update.limb6.vpmadd52huq
vpmadd52huq ymm10, ymm1, ymm8	// update.limb6.vpmadd52huq.2
vpmadd52huq ymm10, ymm11, ymmword ptr [rdi+992]	// update.limb6.vpmadd52huq.3
vbroadcasti128 ymm13, xmmword ptr [rdi+1040]	// update.limb6.vbroadcasti128.2
vpaddq ymm9, ymm10, ymm10	// update.limb6.vpaddq
vbroadcasti128 ymm3, xmmword ptr [rdi+1024]	// update.limb6.vbroadcasti128
vpmadd52luq ymm9, ymm2, ymm3	// update.limb6.vpmadd52luq
vpmadd52luq ymm9, ymm1, ymm13	// update.limb6.vpmadd52luq.2
cmovnz rcx, r12	// third1.step12.h
xor rbp, rcx	// third1.step13.x
mov rbx, rax	// copy for third1.step13.t
sar rbx, 1	// third1.step13.t
lea r14, [rbx+rbp]	// third1.step13.y
cmovc r14, rbx	// third1.step13.G
sub rsi, r11	// third1.step13.c1.2
andn r9, rax, r10	// third1.step13.w
cmovnz rdx, rsi	// third1.step13.d
lea r13, [rdx-1]	// third1.step14.c0
shrx r12, rdx, r15	// third1.step13.m
sarx rbp, rdx, r15	// third1.step13.s
cmovnz rcx, rbx	// third1.step13.h
xor rbp, rcx	// third1.step14.x
sub r8, rdx	// third1.step14.c1.2
vpmadd52luq ymm9, ymm11, ymmword ptr [rdi+1056]	// update.limb6.vpmadd52luq.3
vpaddq ymm7, ymm9, ymm14	// update.limb6.vpaddq.2
mov r11, -2	// third1.step15.c1
mov rax, r14	// copy for third1.step14.t
sar rax, 1	// third1.step14.t
lea r10, [rax+rbp]	// third1.step14.y
cmovc r10, rax	// third1.step14.G
andn r9, r14, r12	// third1.step14.w
cmovnz r13, r8	// third1.step14.d
shrx rsi, r13, r15	// third1.step14.m
lea rbx, [r13-1]	// third1.step15.c0
sarx rdx, r13, r15	// third1.step14.s
vpand ymm12, ymm7, ymm4	// update.limb6.vpand
vmovdqa ymmword ptr [rdi+960], ymm12	// update.limb6.vmovdqa
vpsubq ymm6{k4}{z}, ymm0, ymm3	// update.limb7.vpsubq
vpsubq ymm6{k5}, ymm6, ymm13	// update.limb7.vpsubq.2
vpsraq ymm15, ymm7, 51	// update.limb6.vpsraq
vpmadd52huq ymm6, ymm2, ymm3	// update.limb7.vpmadd52huq
vpmadd52huq ymm6, ymm1, ymm13	// update.limb7.vpmadd52huq.2
vpmadd52huq ymm6, ymm11, ymmword ptr [rdi+1056]	// update.limb7.vpmadd52huq.3
vpaddq ymm8, ymm6, ymm6	// update.limb7.vpaddq
vbroadcasti128 ymm10, xmmword ptr [rdi+1104]	// update.limb7.vbroadcasti128.2
vbroadcasti128 ymm9, xmmword ptr [rdi+1088]	// update.limb7.vbroadcasti128
vpmadd52luq ymm8, ymm2, ymm9	// update.limb7.vpmadd52luq
vpmadd52luq ymm8, ymm1, ymm10	// update.limb7.vpmadd52luq.2
vpmadd52luq ymm8, ymm11, ymmword ptr [rdi+1120]	// update.limb7.vpmadd52luq.3
vpaddq ymm14, ymm8, ymm15	// update.limb7.vpaddq.2
vpsraq ymm12, ymm14, 51	// update.limb7.vpsraq
mov rbp, -2	// third1.step16.c1
vpsubq ymm7{k4}{z}, ymm0, ymm9	// update.limb8.vpsubq
vpsubq ymm7{k5}, ymm7, ymm10	// update.limb8.vpsubq.2
vpand ymm3, ymm14, ymm4	// update.limb7.vpand
vmovdqa ymmword ptr [rdi+1024], ymm3	// update.limb7.vmovdqa
cmovnz rcx, rax	// third1.step14.h
xor rdx, rcx	// third1.step15.x
mov r14, r10	// copy for third1.step15.t
sar r14, 1	// third1.step15.t
lea r12, [r14+rdx]	// third1.step15.y
cmovc r12, r14	// third1.step15.G
sub r11, r13	// third1.step15.c1.2
andn r9, r10, rsi	// third1.step15.w
cmovnz rbx, r11	// third1.step15.d
shrx r8, rbx, r15	// third1.step15.m
lea rax, [rbx-1]	// third1.step16.c0
sarx rdx, rbx, r15	// third1.step15.s
cmovnz rcx, r14	// third1.step15.h
xor rdx, rcx	// third1.step16.x
sub rbp, rbx	// third1.step16.c1.2
mov r13, -2	// third1.step17.c1
vbroadcasti128 ymm13, xmmword ptr [rdi+1152]	// update.limb8.vbroadcasti128
mov r10, r12	// copy for third1.step16.t
sar r10, 1	// third1.step16.t
lea rsi, [r10+rdx]	// third1.step16.y
cmovc rsi, r10	// third1.step16.G
andn r9, r12, r8	// third1.step16.w
cmovnz rax, rbp	// third1.step16.d
shrx r11, rax, r15	// third1.step16.m
lea r14, [rax-1]	// third1.step17.c0
sarx rbx, rax, r15	// third1.step16.s
vbroadcasti128 ymm6, xmmword ptr [rdi+1168]	// update.limb8.vbroadcasti128.2
vpsubq ymm8{k4}{z}, ymm0, ymm13	// update.limb9.vpsubq
vpmadd52huq ymm7, ymm2, ymm9	// update.limb8.vpmadd52huq
vpmadd52huq ymm7, ymm1, ymm10	// update.limb8.vpmadd52huq.2
vpmadd52huq ymm7, ymm11, ymmword ptr [rdi+1120]	// update.limb8.vpmadd52huq.3
vpaddq ymm15, ymm7, ymm7	// update.limb8.vpaddq
vpmadd52luq ymm15, ymm2, ymm13	// update.limb8.vpmadd52luq
vpmadd52luq ymm15, ymm1, ymm6	// update.limb8.vpmadd52luq.2
vpmadd52luq ymm15, ymm11, ymmword ptr [rdi+1184]	// update.limb8.vpmadd52luq.3
vpaddq ymm14, ymm15, ymm12	// update.limb8.vpaddq.2
vpsraq ymm3, ymm14, 51	// update.limb8.vpsraq
vpsubq ymm8{k5}, ymm8, ymm6	// update.limb9.vpsubq.2
vpmadd52huq ymm8, ymm2, ymm13	// update.limb9.vpmadd52huq
vpand ymm9, ymm14, ymm4	// update.limb8.vpand
vmovdqa ymmword ptr [rdi+1088], ymm9	// update.limb8.vmovdqa
vpmadd52huq ymm8, ymm1, ymm6	// update.limb9.vpmadd52huq.2
vpmadd52huq ymm8, ymm11, ymmword ptr [rdi+1184]	// update.limb9.vpmadd52huq.3
vpaddq ymm10, ymm8, ymm8	// update.limb9.vpaddq
vbroadcasti128 ymm7, xmmword ptr [rdi+1216]	// update.limb9.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1232]	// update.limb9.vbroadcasti128.2
vpmadd52luq ymm10, ymm2, ymm7	// update.limb9.vpmadd52luq
vpmadd52luq ymm10, ymm1, ymm15	// update.limb9.vpmadd52luq.2
vpmadd52luq ymm10, ymm11, ymmword ptr [rdi+1248]	// update.limb9.vpmadd52luq.3
vpaddq ymm12, ymm10, ymm3	// update.limb9.vpaddq.2
vpsraq ymm13, ymm12, 51	// update.limb9.vpsraq
vpand ymm14, ymm12, ymm4	// update.limb9.vpand
vmovdqa ymmword ptr [rdi+1152], ymm14	// update.limb9.vmovdqa
vpsubq ymm9{k4}{z}, ymm0, ymm7	// update.limb10.vpsubq
cmovnz rcx, r10	// third1.step16.h
xor rbx, rcx	// third1.step17.x
mov rdx, rsi	// copy for third1.step17.t
sar rdx, 1	// third1.step17.t
lea r12, [rdx+rbx]	// third1.step17.y
cmovc r12, rdx	// third1.step17.G
mov r8, r12	// copy for change1.G.add_rounding_G
add r8, qword ptr [rdi-56]	// change1.G.add_rounding_G
rorx r9, r8, 18	// change1.G.first_entry
rorx rbp, r8, 36	// change1.G.second_entry
imul r9, qword ptr [rdi+24]	// change1.G.imul_high0f
imul rbp, qword ptr [rdi+40]	// change1.G.imul_high0g
mov r10, r12	// copy for change1.G.shl
shl r10, 47	// change1.G.shl
add r10, qword ptr [rdi-40]	// change1.G.add_refill_G
sub r13, rax	// third1.step17.c1.2
andn rbx, rsi, r11	// third1.step17.w
cmovnz r14, r13	// third1.step17.d
shrx r8, r14, r15	// third1.step17.m
lea rax, [r14-1]	// third2.step1.c0
sarx rsi, r14, r15	// third1.step17.s
lea r11, [r9+rbp]	// change1.G.add
lea rbx, [r11+r10]	// change1.G.add.2
cmovnz rcx, rdx	// third1.step17.h
mov r13, rcx	// copy for change1.h.add_rounding_h
add r13, qword ptr [rdi-64]	// change1.h.add_rounding_h
rorx r9, r13, 17	// change1.h.first_entry
rorx rbp, r13, 35	// change1.h.second_entry
imul rbp, qword ptr [rdi+40]	// change1.h.imul_high0g
mov r11, rcx	// copy for change1.h.shl
shl r11, 48	// change1.h.shl
add r11, qword ptr [rdi-48]	// change1.h.add_refill_h
imul r9, qword ptr [rdi+24]	// change1.h.imul_high0f
lea r10, [r9+rbp]	// change1.h.add
lea rdx, [r10+r11]	// change1.h.add.2
ror rbx, 47	// change1.G.packed
ror rdx, 48	// change1.h.packed
xor rsi, rdx	// third2.step1.x
mov r13, rcx	// copy for change1.N1v.add_rounding_h
add r13, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
sar r13, 35	// change1.N1v.sar
vpsubq ymm9{k5}, ymm9, ymm15	// update.limb10.vpsubq.2
vpmadd52huq ymm9, ymm2, ymm7	// update.limb10.vpmadd52huq
mov qword ptr [rdi+200], r13	// change1.N1v.store_N1v
lea r9, [rcx+65536]	// change1.N1u.offset
mov rbp, -2	// third2.step1.c1
sub rbp, r14	// third2.step1.c1.2
vpmadd52huq ymm9, ymm1, ymm15	// update.limb10.vpmadd52huq.2
vpmadd52huq ymm9, ymm11, ymmword ptr [rdi+1248]	// update.limb10.vpmadd52huq.3
vpaddq ymm6, ymm9, ymm9	// update.limb10.vpaddq
shl r9, 29	// change1.N1u.shl
vbroadcasti128 ymm8, xmmword ptr [rdi+1280]	// update.limb10.vbroadcasti128
vpmadd52luq ymm6, ymm2, ymm8	// update.limb10.vpmadd52luq
vbroadcasti128 ymm10, xmmword ptr [rdi+1296]	// update.limb10.vbroadcasti128.2
vpmadd52luq ymm6, ymm1, ymm10	// update.limb10.vpmadd52luq.2
vpmadd52luq ymm6, ymm11, ymmword ptr [rdi+1312]	// update.limb10.vpmadd52luq.3
vpaddq ymm3, ymm6, ymm13	// update.limb10.vpaddq.2
vpsraq ymm12, ymm3, 51	// update.limb10.vpsraq
vpand ymm14, ymm3, ymm4	// update.limb10.vpand
vmovdqa ymmword ptr [rdi+1216], ymm14	// update.limb10.vmovdqa
mov r10, rbx	// copy for third2.step1.t
sar r10, 1	// third2.step1.t
lea r11, [r10+rsi]	// third2.step1.y
cmovc r11, r10	// third2.step1.G
andn r13, rbx, r8	// third2.step1.w
cmovnz rax, rbp	// third2.step1.d
lea rcx, [rax-1]	// third2.step2.c0
shrx r14, rax, r15	// third2.step1.m
sarx rsi, rax, r15	// third2.step1.s
vpsubq ymm7{k4}{z}, ymm0, ymm8	// update.limb11.vpsubq
vpsubq ymm7{k5}, ymm7, ymm10	// update.limb11.vpsubq.2
vpmadd52huq ymm7, ymm2, ymm8	// update.limb11.vpmadd52huq
vpmadd52huq ymm7, ymm1, ymm10	// update.limb11.vpmadd52huq.2
vbroadcasti128 ymm15, xmmword ptr [rdi+1360]	// update.limb11.vbroadcasti128.2
vbroadcasti128 ymm9, xmmword ptr [rdi+1344]	// update.limb11.vbroadcasti128
vpmadd52huq ymm7, ymm11, ymmword ptr [rdi+1312]	// update.limb11.vpmadd52huq.3
vpaddq ymm6, ymm7, ymm7	// update.limb11.vpaddq
vpmadd52luq ymm6, ymm2, ymm9	// update.limb11.vpmadd52luq
vpmadd52luq ymm6, ymm1, ymm15	// update.limb11.vpmadd52luq.2
cmovnz rdx, r10	// third2.step1.h
xor rsi, rdx	// third2.step2.x
sar r9, 46	// change1.N1u.sar
mov qword ptr [rdi+192], r9	// change1.N1u.store_N1u
mov rbx, r12	// copy for change1.N1r.add_rounding_G
add rbx, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
sar rbx, 36	// change1.N1r.sar
mov qword ptr [rdi+216], rbx	// change1.N1r.store_N1r
vpmadd52luq ymm6, ymm11, ymmword ptr [rdi+1376]	// update.limb11.vpmadd52luq.3
vpaddq ymm13, ymm6, ymm12	// update.limb11.vpaddq.2
mov r8, -2	// third2.step2.c1
sub r8, rax	// third2.step2.c1.2
vpand ymm3, ymm13, ymm4	// update.limb11.vpand
vmovdqa ymmword ptr [rdi+1280], ymm3	// update.limb11.vmovdqa
vpsubq ymm14{k4}{z}, ymm0, ymm9	// update.limb12.vpsubq
mov r13, -2	// third2.step3.c1
vpsraq ymm8, ymm13, 51	// update.limb11.vpsraq
lea rbp, [r12+131072]	// change1.N1q.offset
shl rbp, 28	// change1.N1q.shl
sar rbp, 46	// change1.N1q.sar
mov qword ptr [rdi+208], rbp	// change1.N1q.store_N1q
mov r10, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpsubq ymm14{k5}, ymm14, ymm15	// update.limb12.vpsubq.2
vpmadd52huq ymm14, ymm2, ymm9	// update.limb12.vpmadd52huq
vpmadd52huq ymm14, ymm1, ymm15	// update.limb12.vpmadd52huq.2
vpmadd52huq ymm14, ymm11, ymmword ptr [rdi+1376]	// update.limb12.vpmadd52huq.3
imul r10, qword ptr [rdi+16]	// change1.w1f.imul_w0f
vpaddq ymm10, ymm14, ymm14	// update.limb12.vpaddq
vbroadcasti128 ymm7, xmmword ptr [rdi+1408]	// update.limb12.vbroadcasti128
mov r9, qword ptr [rdi+200]	// change1.w1f.load_N1v
imul r9, qword ptr [rdi+32]	// change1.w1f.imul_w0g
vbroadcasti128 ymm6, xmmword ptr [rdi+1424]	// update.limb12.vbroadcasti128.2
lea rbx, [r10+r9]	// change1.w1f.add
vpmadd52luq ymm10, ymm2, ymm7	// update.limb12.vpmadd52luq
mov rax, r11	// copy for third2.step2.t
sar rax, 1	// third2.step2.t
lea r12, [rax+rsi]	// third2.step2.y
cmovc r12, rax	// third2.step2.G
andn rbp, r11, r14	// third2.step2.w
cmovnz rcx, r8	// third2.step2.d
shrx r10, rcx, r15	// third2.step2.m
lea r9, [rcx-1]	// third2.step3.c0
sarx rsi, rcx, r15	// third2.step2.s
vpmadd52luq ymm10, ymm1, ymm6	// update.limb12.vpmadd52luq.2
vpmadd52luq ymm10, ymm11, ymmword ptr [rdi+1440]	// update.limb12.vpmadd52luq.3
vpaddq ymm12, ymm10, ymm8	// update.limb12.vpaddq.2
vpsraq ymm3, ymm12, 51	// update.limb12.vpsraq
vpand ymm13, ymm12, ymm4	// update.limb12.vpand
vmovdqa ymmword ptr [rdi+1344], ymm13	// update.limb12.vmovdqa
vpsubq ymm9{k4}{z}, ymm0, ymm7	// update.limb13.vpsubq
vpsubq ymm9{k5}, ymm9, ymm6	// update.limb13.vpsubq.2
vpmadd52huq ymm9, ymm2, ymm7	// update.limb13.vpmadd52huq
mov r11, -2	// third2.step4.c1
vpmadd52huq ymm9, ymm1, ymm6	// update.limb13.vpmadd52huq.2
vpmadd52huq ymm9, ymm11, ymmword ptr [rdi+1440]	// update.limb13.vpmadd52huq.3
vpaddq ymm15, ymm9, ymm9	// update.limb13.vpaddq
vbroadcasti128 ymm14, xmmword ptr [rdi+1472]	// update.limb13.vbroadcasti128
vbroadcasti128 ymm10, xmmword ptr [rdi+1488]	// update.limb13.vbroadcasti128.2
vpmadd52luq ymm15, ymm2, ymm14	// update.limb13.vpmadd52luq
vpmadd52luq ymm15, ymm1, ymm10	// update.limb13.vpmadd52luq.2
vpmadd52luq ymm15, ymm11, ymmword ptr [rdi+1504]	// update.limb13.vpmadd52luq.3
vpaddq ymm8, ymm15, ymm3	// update.limb13.vpaddq.2
vpsraq ymm12, ymm8, 51	// update.limb13.vpsraq
cmovnz rdx, rax	// third2.step2.h
xor rsi, rdx	// third2.step3.x
mov r14, r12	// copy for third2.step3.t
sar r14, 1	// third2.step3.t
lea rbp, [r14+rsi]	// third2.step3.y
cmovc rbp, r14	// third2.step3.G
neg rbx	// change1.w1f.neg
sub r13, rcx	// third2.step3.c1.2
andn r8, r12, r10	// third2.step3.w
cmovnz r9, r13	// third2.step3.d
lea rax, [r9-1]	// third2.step4.c0
shrx rsi, r9, r15	// third2.step3.m
sarx rcx, r9, r15	// third2.step3.s
cmovnz rdx, r14	// third2.step3.h
xor rcx, rdx	// third2.step4.x
sar rbx, 17	// change1.w1f.sar
sub r11, r9	// third2.step4.c1.2
mov qword ptr [rdi+48], rbx	// change1.w1f.store_w1f
mov r12, qword ptr [rdi+208]	// change1.w1g.load_N1q
imul r12, qword ptr [rdi+16]	// change1.w1g.imul_w0f
mov r10, qword ptr [rdi+216]	// change1.w1g.load_N1r
vpand ymm13, ymm8, ymm4	// update.limb13.vpand
vmovdqa ymmword ptr [rdi+1408], ymm13	// update.limb13.vmovdqa
vpsubq ymm7{k4}{z}, ymm0, ymm14	// update.limb14.vpsubq
imul r10, qword ptr [rdi+32]	// change1.w1g.imul_w0g
lea r8, [r12+r10]	// change1.w1g.add
vpsubq ymm7{k5}, ymm7, ymm10	// update.limb14.vpsubq.2
mov r13, -2	// third2.step5.c1
mov r14, rbp	// copy for third2.step4.t
sar r14, 1	// third2.step4.t
lea r9, [r14+rcx]	// third2.step4.y
cmovc r9, r14	// third2.step4.G
andn rbx, rbp, rsi	// third2.step4.w
cmovnz rax, r11	// third2.step4.d
shrx r12, rax, r15	// third2.step4.m
lea r10, [rax-1]	// third2.step5.c0
sarx rcx, rax, r15	// third2.step4.s
vpmadd52huq ymm7, ymm2, ymm14	// update.limb14.vpmadd52huq
vpmadd52huq ymm7, ymm1, ymm10	// update.limb14.vpmadd52huq.2
vpmadd52huq ymm7, ymm11, ymmword ptr [rdi+1504]	// update.limb14.vpmadd52huq.3
vpaddq ymm6, ymm7, ymm7	// update.limb14.vpaddq
vbroadcasti128 ymm9, xmmword ptr [rdi+1536]	// update.limb14.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1552]	// update.limb14.vbroadcasti128.2
vpmadd52luq ymm6, ymm2, ymm9	// update.limb14.vpmadd52luq
vpmadd52luq ymm6, ymm1, ymm15	// update.limb14.vpmadd52luq.2
vpmadd52luq ymm6, ymm11, ymmword ptr [rdi+1568]	// update.limb14.vpmadd52luq.3
vpaddq ymm3, ymm6, ymm12	// update.limb14.vpaddq.2
vpsraq ymm8, ymm3, 51	// update.limb14.vpsraq
vpand ymm13, ymm3, ymm4	// update.limb14.vpand
vpsubq ymm14{k4}{z}, ymm0, ymm9	// update.limb15.vpsubq
mov rbp, -2	// third2.step6.c1
vmovdqa ymmword ptr [rdi+1472], ymm13	// update.limb14.vmovdqa
vbroadcasti128 ymm10, xmmword ptr [rdi+1600]	// update.limb15.vbroadcasti128
vbroadcasti128 ymm7, xmmword ptr [rdi+1616]	// update.limb15.vbroadcasti128.2
vpsubq ymm14{k5}, ymm14, ymm15	// update.limb15.vpsubq.2
vpmadd52huq ymm14, ymm2, ymm9	// update.limb15.vpmadd52huq
vpmadd52huq ymm14, ymm1, ymm15	// update.limb15.vpmadd52huq.2
vpmadd52huq ymm14, ymm11, ymmword ptr [rdi+1568]	// update.limb15.vpmadd52huq.3
vpaddq ymm6, ymm14, ymm14	// update.limb15.vpaddq
vpmadd52luq ymm6, ymm2, ymm10	// update.limb15.vpmadd52luq
vpmadd52luq ymm6, ymm1, ymm7	// update.limb15.vpmadd52luq.2
cmovnz rdx, r14	// third2.step4.h
xor rcx, rdx	// third2.step5.x
sub r13, rax	// third2.step5.c1.2
mov rsi, r9	// copy for third2.step5.t
sar rsi, 1	// third2.step5.t
lea rbx, [rsi+rcx]	// third2.step5.y
cmovc rbx, rsi	// third2.step5.G
andn r11, r9, r12	// third2.step5.w
cmovnz r10, r13	// third2.step5.d
shrx r14, r10, r15	// third2.step5.m
lea rax, [r10-1]	// third2.step6.c0
sarx rcx, r10, r15	// third2.step5.s
cmovnz rdx, rsi	// third2.step5.h
xor rcx, rdx	// third2.step6.x
neg r8	// change1.w1g.neg
sar r8, 17	// change1.w1g.sar
mov qword ptr [rdi+56], r8	// change1.w1g.store_w1g
mov r9, qword ptr [rdi+192]	// change1.high1f.load_N1u
imul r9, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov r12, qword ptr [rdi+200]	// change1.high1f.load_N1v
imul r12, qword ptr [rdi+400]	// change1.high1f.imul_above_g
sub rbp, r10	// third2.step6.c1.2
lea r11, [r9+r12]	// change1.high1f.add
mov r13, qword ptr [rdi+48]	// change1.high1f.load_w1f
vpmadd52luq ymm6, ymm11, ymmword ptr [rdi+1632]	// update.limb15.vpmadd52luq.3
vpaddq ymm12, ymm6, ymm8	// update.limb15.vpaddq.2
vpand ymm3, ymm12, ymm4	// update.limb15.vpand
sar r13, 17	// change1.high1f.sar
sub r13, r11	// change1.high1f.sub
shl r13, 47	// change1.high1f.shl
mov qword ptr [rdi+64], r13	// change1.high1f.store_high1f
mov rsi, -2	// third2.step7.c1
vpsraq ymm13, ymm12, 51	// update.limb15.vpsraq
mov r8, -2	// third2.step8.c1
mov r10, qword ptr [rdi+208]	// change1.high1g.load_N1q
imul r10, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov r9, qword ptr [rdi+216]	// change1.high1g.load_N1r
vpsubq ymm9{k4}{z}, ymm0, ymm10	// update.limb16.vpsubq
vpsubq ymm9{k5}, ymm9, ymm7	// update.limb16.vpsubq.2
vpmadd52huq ymm9, ymm2, ymm10	// update.limb16.vpmadd52huq
vpmadd52huq ymm9, ymm1, ymm7	// update.limb16.vpmadd52huq.2
vpmadd52huq ymm9, ymm11, ymmword ptr [rdi+1632]	// update.limb16.vpmadd52huq.3
vpaddq ymm15, ymm9, ymm9	// update.limb16.vpaddq
mov r12, rbx	// copy for third2.step6.t
sar r12, 1	// third2.step6.t
lea r11, [r12+rcx]	// third2.step6.y
cmovc r11, r12	// third2.step6.G
andn r13, rbx, r14	// third2.step6.w
cmovnz rax, rbp	// third2.step6.d
shrx rcx, rax, r15	// third2.step6.m
lea rbx, [rax-1]	// third2.step7.c0
sarx r14, rax, r15	// third2.step6.s
vmovdqa ymmword ptr [rdi+1536], ymm3	// update.limb15.vmovdqa
vbroadcasti128 ymm14, xmmword ptr [rdi+1664]	// update.limb16.vbroadcasti128
vpmadd52luq ymm15, ymm2, ymm14	// update.limb16.vpmadd52luq
vbroadcasti128 ymm6, xmmword ptr [rdi+1680]	// update.limb16.vbroadcasti128.2
vpmadd52luq ymm15, ymm1, ymm6	// update.limb16.vpmadd52luq.2
vpmadd52luq ymm15, ymm11, ymmword ptr [rdi+1696]	// update.limb16.vpmadd52luq.3
vpaddq ymm8, ymm15, ymm13	// update.limb16.vpaddq.2
vpsraq ymm12, ymm8, 51	// update.limb16.vpsraq
vpand ymm10, ymm8, ymm4	// update.limb16.vpand
vmovdqa ymmword ptr [rdi+1600], ymm10	// update.limb16.vmovdqa
vpsubq ymm7{k4}{z}, ymm0, ymm14	// update.limb17.vpsubq
vpsubq ymm7{k5}, ymm7, ymm6	// update.limb17.vpsubq.2
vpmadd52huq ymm7, ymm2, ymm14	// update.limb17.vpmadd52huq
vpmadd52huq ymm7, ymm1, ymm6	// update.limb17.vpmadd52huq.2
cmovnz rdx, r12	// third2.step6.h
xor r14, rdx	// third2.step7.x
mov r13, r11	// copy for third2.step7.t
sar r13, 1	// third2.step7.t
lea rbp, [r13+r14]	// third2.step7.y
cmovc rbp, r13	// third2.step7.G
sub rsi, rax	// third2.step7.c1.2
andn r12, r11, rcx	// third2.step7.w
cmovnz rbx, rsi	// third2.step7.d
lea r14, [rbx-1]	// third2.step8.c0
shrx rax, rbx, r15	// third2.step7.m
sarx r11, rbx, r15	// third2.step7.s
cmovnz rdx, r13	// third2.step7.h
xor r11, rdx	// third2.step8.x
imul r9, qword ptr [rdi+400]	// change1.high1g.imul_above_g
lea rcx, [r10+r9]	// change1.high1g.add
mov r12, qword ptr [rdi+56]	// change1.high1g.load_w1g
sar r12, 17	// change1.high1g.sar
sub r8, rbx	// third2.step8.c1.2
sub r12, rcx	// change1.high1g.sub
vpmadd52huq ymm7, ymm11, ymmword ptr [rdi+1696]	// update.limb17.vpmadd52huq.3
vpaddq ymm9, ymm7, ymm7	// update.limb17.vpaddq
vbroadcasti128 ymm3, xmmword ptr [rdi+1728]	// update.limb17.vbroadcasti128
vpmadd52luq ymm9, ymm2, ymm3	// update.limb17.vpmadd52luq
vbroadcasti128 ymm15, xmmword ptr [rdi+1744]	// update.limb17.vbroadcasti128.2
vpmadd52luq ymm9, ymm1, ymm15	// update.limb17.vpmadd52luq.2
mov rsi, -2	// third2.step9.c1
shl r12, 47	// change1.high1g.shl
mov r13, rbp	// copy for third2.step8.t
sar r13, 1	// third2.step8.t
lea r10, [r13+r11]	// third2.step8.y
cmovc r10, r13	// third2.step8.G
andn r9, rbp, rax	// third2.step8.w
cmovnz r14, r8	// third2.step8.d
shrx rbx, r14, r15	// third2.step8.m
lea rcx, [r14-1]	// third2.step9.c0
sarx r11, r14, r15	// third2.step8.s
mov qword ptr [rdi+72], r12	// change1.high1g.store_high1g
vpmadd52luq ymm9, ymm11, ymmword ptr [rdi+1760]	// update.limb17.vpmadd52luq.3
vpaddq ymm13, ymm9, ymm12	// update.limb17.vpaddq.2
vpand ymm8, ymm13, ymm4	// update.limb17.vpand
vmovdqa ymmword ptr [rdi+1664], ymm8	// update.limb17.vmovdqa
vpsubq ymm10{k4}{z}, ymm0, ymm3	// update.limb18.vpsubq
vpsubq ymm10{k5}, ymm10, ymm15	// update.limb18.vpsubq.2
vpmadd52huq ymm10, ymm2, ymm3	// update.limb18.vpmadd52huq
vpmadd52huq ymm10, ymm1, ymm15	// update.limb18.vpmadd52huq.2
vpmadd52huq ymm10, ymm11, ymmword ptr [rdi+1760]	// update.limb18.vpmadd52huq.3
vpsraq ymm14, ymm13, 51	// update.limb17.vpsraq
vpaddq ymm6, ymm10, ymm10	// update.limb18.vpaddq
vbroadcasti128 ymm7, xmmword ptr [rdi+1808]	// update.limb18.vbroadcasti128.2
mov rbp, -2	// third2.step10.c1
vbroadcasti128 ymm9, xmmword ptr [rdi+1792]	// update.limb18.vbroadcasti128
vpmadd52luq ymm6, ymm2, ymm9	// update.limb18.vpmadd52luq
vpmadd52luq ymm6, ymm1, ymm7	// update.limb18.vpmadd52luq.2
vpmadd52luq ymm6, ymm11, ymmword ptr [rdi+1824]	// update.limb18.vpmadd52luq.3
vpaddq ymm12, ymm6, ymm14	// update.limb18.vpaddq.2
vpand ymm8, ymm12, ymm4	// update.limb18.vpand
vmovdqa ymmword ptr [rdi+1728], ymm8	// update.limb18.vmovdqa
vpsraq ymm3, ymm12, 51	// update.limb18.vpsraq
cmovnz rdx, r13	// third2.step8.h
xor r11, rdx	// third2.step9.x
mov rax, r10	// copy for third2.step9.t
sar rax, 1	// third2.step9.t
lea r9, [rax+r11]	// third2.step9.y
cmovc r9, rax	// third2.step9.G
sub rsi, r14	// third2.step9.c1.2
andn r8, r10, rbx	// third2.step9.w
cmovnz rcx, rsi	// third2.step9.d
lea r12, [rcx-1]	// third2.step10.c0
shrx r13, rcx, r15	// third2.step9.m
sarx r11, rcx, r15	// third2.step9.s
cmovnz rdx, rax	// third2.step9.h
xor r11, rdx	// third2.step10.x
sub rbp, rcx	// third2.step10.c1.2
mov r14, r9	// copy for third2.step10.t
sar r14, 1	// third2.step10.t
lea r10, [r14+r11]	// third2.step10.y
cmovc r10, r14	// third2.step10.G
andn rbx, r9, r13	// third2.step10.w
mov r8, -2	// third2.step11.c1
vpsubq ymm15{k4}{z}, ymm0, ymm9	// update.limb19.vpsubq
vpsubq ymm15{k5}, ymm15, ymm7	// update.limb19.vpsubq.2
vpmadd52huq ymm15, ymm2, ymm9	// update.limb19.vpmadd52huq
vpmadd52huq ymm15, ymm1, ymm7	// update.limb19.vpmadd52huq.2
vpmadd52huq ymm15, ymm11, ymmword ptr [rdi+1824]	// update.limb19.vpmadd52huq.3
vpaddq ymm13, ymm15, ymm15	// update.limb19.vpaddq
cmovnz r12, rbp	// third2.step10.d
shrx rsi, r12, r15	// third2.step10.m
lea rax, [r12-1]	// third2.step11.c0
sarx rcx, r12, r15	// third2.step10.s
vbroadcasti128 ymm10, xmmword ptr [rdi+1872]	// update.limb19.vbroadcasti128.2
vbroadcasti128 ymm6, xmmword ptr [rdi+1856]	// update.limb19.vbroadcasti128
vpmadd52luq ymm13, ymm2, ymm6	// update.limb19.vpmadd52luq
vpmadd52luq ymm13, ymm1, ymm10	// update.limb19.vpmadd52luq.2
vpmadd52luq ymm13, ymm11, ymmword ptr [rdi+1888]	// update.limb19.vpmadd52luq.3
vpaddq ymm14, ymm13, ymm3	// update.limb19.vpaddq.2
vpand ymm8, ymm14, ymm4	// update.limb19.vpand
vmovdqa ymmword ptr [rdi+1792], ymm8	// update.limb19.vmovdqa
vpsraq ymm12, ymm14, 51	// update.limb19.vpsraq
vpsubq ymm9{k4}{z}, ymm0, ymm6	// update.limb20.vpsubq
vpsubq ymm9{k5}, ymm9, ymm10	// update.limb20.vpsubq.2
vpmadd52huq ymm9, ymm2, ymm6	// update.limb20.vpmadd52huq
mov r11, -2	// third2.step12.c1
vpmadd52huq ymm9, ymm1, ymm10	// update.limb20.vpmadd52huq.2
vpmadd52huq ymm9, ymm11, ymmword ptr [rdi+1888]	// update.limb20.vpmadd52huq.3
vbroadcasti128 ymm7, xmmword ptr [rdi+1920]	// update.limb20.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1936]	// update.limb20.vbroadcasti128.2
vpaddq ymm13, ymm9, ymm9	// update.limb20.vpaddq
vpmadd52luq ymm13, ymm2, ymm7	// update.limb20.vpmadd52luq
vpmadd52luq ymm13, ymm1, ymm15	// update.limb20.vpmadd52luq.2
vpmadd52luq ymm13, ymm11, ymmword ptr [rdi+1952]	// update.limb20.vpmadd52luq.3
vpaddq ymm3, ymm13, ymm12	// update.limb20.vpaddq.2
vpand ymm8, ymm3, ymm4	// update.limb20.vpand
vpsraq ymm14, ymm3, 51	// update.limb20.vpsraq
vmovdqa ymmword ptr [rdi+1856], ymm8	// update.limb20.vmovdqa
vpsubq ymm6{k4}{z}, ymm0, ymm7	// update.limb21.vpsubq
vpsubq ymm6{k5}, ymm6, ymm15	// update.limb21.vpsubq.2
vpmadd52huq ymm6, ymm2, ymm7	// update.limb21.vpmadd52huq
vpmadd52huq ymm6, ymm1, ymm15	// update.limb21.vpmadd52huq.2
vbroadcasti128 ymm10, xmmword ptr [rdi+1984]	// update.limb21.vbroadcasti128
cmovnz rdx, r14	// third2.step10.h
xor rcx, rdx	// third2.step11.x
mov r9, r10	// copy for third2.step11.t
sar r9, 1	// third2.step11.t
lea r13, [r9+rcx]	// third2.step11.y
cmovc r13, r9	// third2.step11.G
sub r8, r12	// third2.step11.c1.2
andn rbx, r10, rsi	// third2.step11.w
cmovnz rax, r8	// third2.step11.d
lea rbp, [rax-1]	// third2.step12.c0
shrx r14, rax, r15	// third2.step11.m
sarx rcx, rax, r15	// third2.step11.s
cmovnz rdx, r9	// third2.step11.h
xor rcx, rdx	// third2.step12.x
sub r11, rax	// third2.step12.c1.2
mov r12, r13	// copy for third2.step12.t
sar r12, 1	// third2.step12.t
lea r10, [r12+rcx]	// third2.step12.y
cmovc r10, r12	// third2.step12.G
andn rsi, r13, r14	// third2.step12.w
vbroadcasti128 ymm9, xmmword ptr [rdi+2000]	// update.limb21.vbroadcasti128.2
cmovnz rbp, r11	// third2.step12.d
shrx rbx, rbp, r15	// third2.step12.m
lea r8, [rbp-1]	// third2.step13.c0
sarx r9, rbp, r15	// third2.step12.s
vpmadd52huq ymm6, ymm11, ymmword ptr [rdi+1952]	// update.limb21.vpmadd52huq.3
mov rax, -2	// third2.step13.c1
vpaddq ymm13, ymm6, ymm6	// update.limb21.vpaddq
vpmadd52luq ymm13, ymm2, ymm10	// update.limb21.vpmadd52luq
vpmadd52luq ymm13, ymm1, ymm9	// update.limb21.vpmadd52luq.2
vpmadd52luq ymm13, ymm11, ymmword ptr [rdi+2016]	// update.limb21.vpmadd52luq.3
vpaddq ymm12, ymm13, ymm14	// update.limb21.vpaddq.2
vpsraq ymm3, ymm12, 51	// update.limb21.vpsraq
vpand ymm8, ymm12, ymm4	// update.limb21.vpand
vmovdqa ymmword ptr [rdi+1920], ymm8	// update.limb21.vmovdqa
vpsubq ymm7{k4}{z}, ymm0, ymm10	// update.limb22.vpsubq
mov rcx, -2	// third2.step14.c1
vbroadcasti128 ymm15, xmmword ptr [rdi+2064]	// update.limb22.vbroadcasti128.2
vbroadcasti128 ymm6, xmmword ptr [rdi+2048]	// update.limb22.vbroadcasti128
vpsubq ymm7{k5}, ymm7, ymm9	// update.limb22.vpsubq.2
vpmadd52huq ymm7, ymm2, ymm10	// update.limb22.vpmadd52huq
vpmadd52huq ymm7, ymm1, ymm9	// update.limb22.vpmadd52huq.2
vpmadd52huq ymm7, ymm11, ymmword ptr [rdi+2016]	// update.limb22.vpmadd52huq.3
vpaddq ymm13, ymm7, ymm7	// update.limb22.vpaddq
vpmadd52luq ymm13, ymm2, ymm6	// update.limb22.vpmadd52luq
mov r13, -2	// third2.step15.c1
vpmadd52luq ymm13, ymm1, ymm15	// update.limb22.vpmadd52luq.2
vpmadd52luq ymm13, ymm11, ymmword ptr [rdi+2080]	// update.limb22.vpmadd52luq.3
vpsubq ymm14{k4}{z}, ymm0, ymm6	// update.limb23.vpsubq
cmovnz rdx, r12	// third2.step12.h
xor r9, rdx	// third2.step13.x
mov r14, r10	// copy for third2.step13.t
sar r14, 1	// third2.step13.t
lea rsi, [r14+r9]	// third2.step13.y
cmovc rsi, r14	// third2.step13.G
sub rax, rbp	// third2.step13.c1.2
andn r11, r10, rbx	// third2.step13.w
cmovnz r8, rax	// third2.step13.d
shrx r12, r8, r15	// third2.step13.m
lea r9, [r8-1]	// third2.step14.c0
sarx rbp, r8, r15	// third2.step13.s
cmovnz rdx, r14	// third2.step13.h
xor rbp, rdx	// third2.step14.x
sub rcx, r8	// third2.step14.c1.2
vpaddq ymm12, ymm13, ymm3	// update.limb22.vpaddq.2
vpsraq ymm8, ymm12, 51	// update.limb22.vpsraq
vpand ymm10, ymm12, ymm4	// update.limb22.vpand
vmovdqa ymmword ptr [rdi+1984], ymm10	// update.limb22.vmovdqa
mov r10, rsi	// copy for third2.step14.t
sar r10, 1	// third2.step14.t
lea rbx, [r10+rbp]	// third2.step14.y
cmovc rbx, r10	// third2.step14.G
andn r11, rsi, r12	// third2.step14.w
cmovnz r9, rcx	// third2.step14.d
shrx rax, r9, r15	// third2.step14.m
lea r14, [r9-1]	// third2.step15.c0
sarx r8, r9, r15	// third2.step14.s
vbroadcasti128 ymm9, xmmword ptr [rdi+2112]	// update.limb23.vbroadcasti128
vpsubq ymm14{k5}, ymm14, ymm15	// update.limb23.vpsubq.2
vpmadd52huq ymm14, ymm2, ymm6	// update.limb23.vpmadd52huq
vpmadd52huq ymm14, ymm1, ymm15	// update.limb23.vpmadd52huq.2
vpmadd52huq ymm14, ymm11, ymmword ptr [rdi+2080]	// update.limb23.vpmadd52huq.3
vbroadcasti128 ymm7, xmmword ptr [rdi+2128]	// update.limb23.vbroadcasti128.2
vpsubq ymm13{k4}{z}, ymm0, ymm9	// update.limb24.vpsubq
vpaddq ymm3, ymm14, ymm14	// update.limb23.vpaddq
vpmadd52luq ymm3, ymm2, ymm9	// update.limb23.vpmadd52luq
vpmadd52luq ymm3, ymm1, ymm7	// update.limb23.vpmadd52luq.2
vpmadd52luq ymm3, ymm11, ymmword ptr [rdi+2144]	// update.limb23.vpmadd52luq.3
mov rbp, -2	// third2.step16.c1
vpaddq ymm12, ymm3, ymm8	// update.limb23.vpaddq.2
vpand ymm10, ymm12, ymm4	// update.limb23.vpand
vpsraq ymm6, ymm12, 51	// update.limb23.vpsraq
vmovdqa ymmword ptr [rdi+2048], ymm10	// update.limb23.vmovdqa
vpsubq ymm13{k5}, ymm13, ymm7	// update.limb24.vpsubq.2
vpmadd52huq ymm13, ymm2, ymm9	// update.limb24.vpmadd52huq
vpmadd52huq ymm13, ymm1, ymm7	// update.limb24.vpmadd52huq.2
vpmadd52huq ymm13, ymm11, ymmword ptr [rdi+2144]	// update.limb24.vpmadd52huq.3
vpaddq ymm15, ymm13, ymm13	// update.limb24.vpaddq
vbroadcasti128 ymm14, xmmword ptr [rdi+2176]	// update.limb24.vbroadcasti128
mov rsi, -2	// third2.step17.c1
vbroadcasti128 ymm3, xmmword ptr [rdi+2192]	// update.limb24.vbroadcasti128.2
cmovnz rdx, r10	// third2.step14.h
xor r8, rdx	// third2.step15.x
mov r12, rbx	// copy for third2.step15.t
sar r12, 1	// third2.step15.t
lea r11, [r12+r8]	// third2.step15.y
cmovc r11, r12	// third2.step15.G
sub r13, r9	// third2.step15.c1.2
andn rcx, rbx, rax	// third2.step15.w
cmovnz r14, r13	// third2.step15.d
shrx r10, r14, r15	// third2.step15.m
lea r8, [r14-1]	// third2.step16.c0
sarx r9, r14, r15	// third2.step15.s
cmovnz rdx, r12	// third2.step15.h
xor r9, rdx	// third2.step16.x
sub rbp, r14	// third2.step16.c1.2
vpmadd52luq ymm15, ymm2, ymm14	// update.limb24.vpmadd52luq
vpmadd52luq ymm15, ymm1, ymm3	// update.limb24.vpmadd52luq.2
vpmadd52luq ymm15, ymm11, ymmword ptr [rdi+2208]	// update.limb24.vpmadd52luq.3
vpaddq ymm8, ymm15, ymm6	// update.limb24.vpaddq.2
vpsraq ymm12, ymm8, 51	// update.limb24.vpsraq
vpand ymm10, ymm8, ymm4	// update.limb24.vpand
vmovdqa ymmword ptr [rdi+2112], ymm10	// update.limb24.vmovdqa
mov rbx, r11	// copy for third2.step16.t
sar rbx, 1	// third2.step16.t
lea rax, [rbx+r9]	// third2.step16.y
cmovc rax, rbx	// third2.step16.G
andn rcx, r11, r10	// third2.step16.w
vpsubq ymm9{k4}{z}, ymm0, ymm14	// update.limb25.vpsubq
vpsubq ymm9{k5}, ymm9, ymm3	// update.limb25.vpsubq.2
cmovnz r8, rbp	// third2.step16.d
shrx r13, r8, r15	// third2.step16.m
lea r12, [r8-1]	// third2.step17.c0
sarx r14, r8, r15	// third2.step16.s
vpmadd52huq ymm9, ymm2, ymm14	// update.limb25.vpmadd52huq
vpmadd52huq ymm9, ymm1, ymm3	// update.limb25.vpmadd52huq.2
vpmadd52huq ymm9, ymm11, ymmword ptr [rdi+2208]	// update.limb25.vpmadd52huq.3
vpaddq ymm7, ymm9, ymm9	// update.limb25.vpaddq
vbroadcasti128 ymm13, xmmword ptr [rdi+2240]	// update.limb25.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+2256]	// update.limb25.vbroadcasti128.2
vpmadd52luq ymm7, ymm2, ymm13	// update.limb25.vpmadd52luq
vpmadd52luq ymm7, ymm1, ymm15	// update.limb25.vpmadd52luq.2
vpmadd52luq ymm7, ymm11, ymmword ptr [rdi+2272]	// update.limb25.vpmadd52luq.3
vpaddq ymm6, ymm7, ymm12	// update.limb25.vpaddq.2
vpand ymm8, ymm6, ymm4	// update.limb25.vpand
vmovdqa ymmword ptr [rdi+2176], ymm8	// update.limb25.vmovdqa
vpsubq ymm10{k4}{z}, ymm0, ymm13	// update.limb26.vpsubq
vpsraq ymm14, ymm6, 51	// update.limb25.vpsraq
vpsubq ymm10{k5}, ymm10, ymm15	// update.limb26.vpsubq.2
vpmadd52huq ymm10, ymm2, ymm13	// update.limb26.vpmadd52huq
cmovnz rdx, rbx	// third2.step16.h
xor r14, rdx	// third2.step17.x
mov r9, rax	// copy for third2.step17.t
sar r9, 1	// third2.step17.t
lea r11, [r9+r14]	// third2.step17.y
cmovc r11, r9	// third2.step17.G
mov r10, r11	// copy for change2.G.shl
shl r10, 47	// change2.G.shl
mov rcx, r11	// copy for change2.G.add_rounding_G
add rcx, qword ptr [rdi-56]	// change2.G.add_rounding_G
rorx rbp, rcx, 18	// change2.G.first_entry
rorx rbx, rcx, 36	// change2.G.second_entry
add r10, qword ptr [rdi-40]	// change2.G.add_refill_G
imul rbp, qword ptr [rdi+64]	// change2.G.imul_high1f
imul rbx, qword ptr [rdi+72]	// change2.G.imul_high1g
lea r14, [rbp+rbx]	// change2.G.add
lea rcx, [r14+r10]	// change2.G.add.2
sub rsi, r8	// third2.step17.c1.2
andn rbp, rax, r13	// third2.step17.w
cmovnz r12, rsi	// third2.step17.d
shrx rbx, r12, r15	// third2.step17.m
lea r14, [r12-1]	// third3.step1.c0
sarx r10, r12, r15	// third2.step17.s
cmovnz rdx, r9	// third2.step17.h
mov r8, rdx	// copy for change2.h.add_rounding_h
add r8, qword ptr [rdi-64]	// change2.h.add_rounding_h
rorx rax, r8, 17	// change2.h.first_entry
imul rax, qword ptr [rdi+64]	// change2.h.imul_high1f
mov r13, rdx	// copy for change2.h.shl
shl r13, 48	// change2.h.shl
add r13, qword ptr [rdi-48]	// change2.h.add_refill_h
rorx rbp, r8, 35	// change2.h.second_entry
imul rbp, qword ptr [rdi+72]	// change2.h.imul_high1g
lea rsi, [rax+rbp]	// change2.h.add
lea r9, [rsi+r13]	// change2.h.add.2
ror rcx, 47	// change2.G.packed
ror r9, 48	// change2.h.packed
xor r10, r9	// third3.step1.x
vpmadd52huq ymm10, ymm1, ymm15	// update.limb26.vpmadd52huq.2
vpmadd52huq ymm10, ymm11, ymmword ptr [rdi+2272]	// update.limb26.vpmadd52huq.3
vpaddq ymm3, ymm10, ymm10	// update.limb26.vpaddq
vbroadcasti128 ymm9, xmmword ptr [rdi+2320]	// update.limb26.vbroadcasti128.2
vbroadcasti128 ymm7, xmmword ptr [rdi+2304]	// update.limb26.vbroadcasti128
vpmadd52luq ymm3, ymm2, ymm7	// update.limb26.vpmadd52luq
vpmadd52luq ymm3, ymm1, ymm9	// update.limb26.vpmadd52luq.2
vpmadd52luq ymm3, ymm11, ymmword ptr [rdi+2336]	// update.limb26.vpmadd52luq.3
mov r8, rcx	// copy for third3.step1.t
sar r8, 1	// third3.step1.t
lea rax, [r8+r10]	// third3.step1.y
mov rbp, -2	// third3.step1.c1
vpaddq ymm12, ymm3, ymm14	// update.limb26.vpaddq.2
vpand ymm8, ymm12, ymm4	// update.limb26.vpand
vmovdqa ymmword ptr [rdi+2240], ymm8	// update.limb26.vmovdqa
vpsubq ymm6{k4}{z}, ymm0, ymm7	// update.limb27.vpsubq
vpsubq ymm6{k5}, ymm6, ymm9	// update.limb27.vpsubq.2
vpmadd52huq ymm6, ymm2, ymm7	// update.limb27.vpmadd52huq
vpsraq ymm13, ymm12, 51	// update.limb26.vpsraq
cmovc rax, r8	// third3.step1.G
sub rbp, r12	// third3.step1.c1.2
andn rsi, rcx, rbx	// third3.step1.w
cmovnz r14, rbp	// third3.step1.d
shrx r13, r14, r15	// third3.step1.m
lea r10, [r14-1]	// third3.step2.c0
sarx r12, r14, r15	// third3.step1.s
vpmadd52huq ymm6, ymm1, ymm9	// update.limb27.vpmadd52huq.2
vbroadcasti128 ymm15, xmmword ptr [rdi+2368]	// update.limb27.vbroadcasti128
vbroadcasti128 ymm10, xmmword ptr [rdi+2384]	// update.limb27.vbroadcasti128.2
vpsubq ymm3{k4}{z}, ymm0, ymm15	// update.limb28.vpsubq
vpmadd52huq ymm6, ymm11, ymmword ptr [rdi+2336]	// update.limb27.vpmadd52huq.3
vpaddq ymm14, ymm6, ymm6	// update.limb27.vpaddq
mov rcx, -2	// third3.step2.c1
vpmadd52luq ymm14, ymm2, ymm15	// update.limb27.vpmadd52luq
vpmadd52luq ymm14, ymm1, ymm10	// update.limb27.vpmadd52luq.2
vpmadd52luq ymm14, ymm11, ymmword ptr [rdi+2400]	// update.limb27.vpmadd52luq.3
vpaddq ymm8, ymm14, ymm13	// update.limb27.vpaddq.2
vpsraq ymm7, ymm8, 51	// update.limb27.vpsraq
cmovnz r9, r8	// third3.step1.h
xor r12, r9	// third3.step2.x
mov rbx, rdx	// copy for change2.N2v.add_rounding_h
add rbx, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
sar rbx, 35	// change2.N2v.sar
mov qword ptr [rdi+264], rbx	// change2.N2v.store_N2v
lea rsi, [rdx+65536]	// change2.N2u.offset
shl rsi, 29	// change2.N2u.shl
sar rsi, 46	// change2.N2u.sar
mov qword ptr [rdi+256], rsi	// change2.N2u.store_N2u
mov rbp, r11	// copy for change2.N2r.add_rounding_G
add rbp, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
vpsubq ymm3{k5}, ymm3, ymm10	// update.limb28.vpsubq.2
sub rcx, r14	// third3.step2.c1.2
vpmadd52huq ymm3, ymm2, ymm15	// update.limb28.vpmadd52huq
vpmadd52huq ymm3, ymm1, ymm10	// update.limb28.vpmadd52huq.2
vpmadd52huq ymm3, ymm11, ymmword ptr [rdi+2400]	// update.limb28.vpmadd52huq.3
vpaddq ymm12, ymm3, ymm3	// update.limb28.vpaddq
sar rbp, 36	// change2.N2r.sar
mov qword ptr [rdi+280], rbp	// change2.N2r.store_N2r
lea r8, [r11+131072]	// change2.N2q.offset
shl r8, 28	// change2.N2q.shl
sar r8, 46	// change2.N2q.sar
mov qword ptr [rdi+272], r8	// change2.N2q.store_N2q
mov rbx, qword ptr [rdi+256]	// change2.Yu.load_N2u
imul rbx, qword ptr [rdi+192]	// change2.Yu.imul_N1u
mov rdx, qword ptr [rdi+264]	// change2.Yu.load_N2v
imul rdx, qword ptr [rdi+208]	// change2.Yu.imul_N1q
lea rsi, [rbx+rdx]	// change2.Yu.add
vbroadcasti128 ymm9, xmmword ptr [rdi+2448]	// update.limb28.vbroadcasti128.2
vbroadcasti128 ymm6, xmmword ptr [rdi+2432]	// update.limb28.vbroadcasti128
mov r14, -2	// third3.step3.c1
vpand ymm14, ymm8, ymm4	// update.limb27.vpand
vmovdqa ymmword ptr [rdi+2304], ymm14	// update.limb27.vmovdqa
mov qword ptr [rdi+128], rsi	// change2.Yu.store_Yu
mov rbp, qword ptr [rdi+256]	// change2.Yv.load_N2u
imul rbp, qword ptr [rdi+200]	// change2.Yv.imul_N1v
mov r11, rax	// copy for third3.step2.t
sar r11, 1	// third3.step2.t
lea r8, [r11+r12]	// third3.step2.y
cmovc r8, r11	// third3.step2.G
andn rbx, rax, r13	// third3.step2.w
cmovnz r10, rcx	// third3.step2.d
shrx rdx, r10, r15	// third3.step2.m
lea rsi, [r10-1]	// third3.step3.c0
sarx r12, r10, r15	// third3.step2.s
vpmadd52luq ymm12, ymm2, ymm6	// update.limb28.vpmadd52luq
vpmadd52luq ymm12, ymm1, ymm9	// update.limb28.vpmadd52luq.2
vpmadd52luq ymm12, ymm11, ymmword ptr [rdi+2464]	// update.limb28.vpmadd52luq.3
vpaddq ymm13, ymm12, ymm7	// update.limb28.vpaddq.2
vpsraq ymm15, ymm13, 51	// update.limb28.vpsraq
vpsubq ymm10{k4}{z}, ymm0, ymm6	// update.limb29.vpsubq
vbroadcasti128 ymm3, xmmword ptr [rdi+2496]	// update.limb29.vbroadcasti128
mov rax, qword ptr [rdi+264]	// change2.Yv.load_N2v
vpand ymm8, ymm13, ymm4	// update.limb28.vpand
vmovdqa ymmword ptr [rdi+2368], ymm8	// update.limb28.vmovdqa
mov r13, -2	// third3.step4.c1
vbroadcasti128 ymm14, xmmword ptr [rdi+2512]	// update.limb29.vbroadcasti128.2
vpsubq ymm10{k5}, ymm10, ymm9	// update.limb29.vpsubq.2
vpmadd52huq ymm10, ymm2, ymm6	// update.limb29.vpmadd52huq
vpmadd52huq ymm10, ymm1, ymm9	// update.limb29.vpmadd52huq.2
vpmadd52huq ymm10, ymm11, ymmword ptr [rdi+2464]	// update.limb29.vpmadd52huq.3
vpaddq ymm12, ymm10, ymm10	// update.limb29.vpaddq
vpmadd52luq ymm12, ymm2, ymm3	// update.limb29.vpmadd52luq
vpmadd52luq ymm12, ymm1, ymm14	// update.limb29.vpmadd52luq.2
vpmadd52luq ymm12, ymm11, ymmword ptr [rdi+2528]	// update.limb29.vpmadd52luq.3
cmovnz r9, r11	// third3.step2.h
xor r12, r9	// third3.step3.x
sub r14, r10	// third3.step3.c1.2
mov rbx, r8	// copy for third3.step3.t
sar rbx, 1	// third3.step3.t
lea rcx, [rbx+r12]	// third3.step3.y
cmovc rcx, rbx	// third3.step3.G
andn r11, r8, rdx	// third3.step3.w
cmovnz rsi, r14	// third3.step3.d
shrx r10, rsi, r15	// third3.step3.m
lea r12, [rsi-1]	// third3.step4.c0
sarx r8, rsi, r15	// third3.step3.s
cmovnz r9, rbx	// third3.step3.h
xor r8, r9	// third3.step4.x
imul rax, qword ptr [rdi+216]	// change2.Yv.imul_N1r
lea rdx, [rbp+rax]	// change2.Yv.add
mov qword ptr [rdi+136], rdx	// change2.Yv.store_Yv
sub r13, rsi	// third3.step4.c1.2
vpaddq ymm7, ymm12, ymm15	// update.limb29.vpaddq.2
vpsraq ymm13, ymm7, 51	// update.limb29.vpsraq
vpand ymm8, ymm7, ymm4	// update.limb29.vpand
vmovdqa ymmword ptr [rdi+2432], ymm8	// update.limb29.vmovdqa
mov r11, qword ptr [rdi+272]	// change2.Yq.load_N2q
imul r11, qword ptr [rdi+192]	// change2.Yq.imul_N1u
mov r14, qword ptr [rdi+280]	// change2.Yq.load_N2r
imul r14, qword ptr [rdi+208]	// change2.Yq.imul_N1q
lea rbx, [r11+r14]	// change2.Yq.add
vpsubq ymm6{k4}{z}, ymm0, ymm3	// update.limb30.vpsubq
vpsubq ymm6{k5}, ymm6, ymm14	// update.limb30.vpsubq.2
mov qword ptr [rdi+144], rbx	// change2.Yq.store_Yq
mov rbp, qword ptr [rdi+272]	// change2.Yr.load_N2q
imul rbp, qword ptr [rdi+200]	// change2.Yr.imul_N1v
mov rax, qword ptr [rdi+280]	// change2.Yr.load_N2r
vpmadd52huq ymm6, ymm2, ymm3	// update.limb30.vpmadd52huq
imul rax, qword ptr [rdi+216]	// change2.Yr.imul_N1r
lea rdx, [rbp+rax]	// change2.Yr.add
vpmadd52huq ymm6, ymm1, ymm14	// update.limb30.vpmadd52huq.2
vpmadd52huq ymm6, ymm11, ymmword ptr [rdi+2528]	// update.limb30.vpmadd52huq.3
mov rsi, -2	// third3.step5.c1
vpaddq ymm9, ymm6, ymm6	// update.limb30.vpaddq
vbroadcasti128 ymm10, xmmword ptr [rdi+2560]	// update.limb30.vbroadcasti128
mov qword ptr [rdi+152], rdx	// change2.Yr.store_Yr
mov r11, rcx	// copy for third3.step4.t
sar r11, 1	// third3.step4.t
lea r14, [r11+r8]	// third3.step4.y
cmovc r14, r11	// third3.step4.G
andn rbx, rcx, r10	// third3.step4.w
cmovnz r12, r13	// third3.step4.d
shrx rbp, r12, r15	// third3.step4.m
lea rax, [r12-1]	// third3.step5.c0
sarx rdx, r12, r15	// third3.step4.s
vbroadcasti128 ymm12, xmmword ptr [rdi+2576]	// update.limb30.vbroadcasti128.2
vpmadd52luq ymm9, ymm2, ymm10	// update.limb30.vpmadd52luq
mov r8, qword ptr [rdi+256]	// change2.w2f.load_N2u
vpmadd52luq ymm9, ymm1, ymm12	// update.limb30.vpmadd52luq.2
vpmadd52luq ymm9, ymm11, ymmword ptr [rdi+2592]	// update.limb30.vpmadd52luq.3
vpaddq ymm15, ymm9, ymm13	// update.limb30.vpaddq.2
vpsraq ymm7, ymm15, 51	// update.limb30.vpsraq
vpsubq ymm8{k4}{z}, ymm0, ymm10	// update.limb31.vpsubq
vpsubq ymm8{k5}, ymm8, ymm12	// update.limb31.vpsubq.2
vpmadd52huq ymm8, ymm2, ymm10	// update.limb31.vpmadd52huq
vpand ymm3, ymm15, ymm4	// update.limb30.vpand
vmovdqa ymmword ptr [rdi+2496], ymm3	// update.limb30.vmovdqa
vpmadd52huq ymm8, ymm1, ymm12	// update.limb31.vpmadd52huq.2
mov rcx, -2	// third3.step6.c1
vpmadd52huq ymm8, ymm11, ymmword ptr [rdi+2592]	// update.limb31.vpmadd52huq.3
vpaddq ymm14, ymm8, ymm8	// update.limb31.vpaddq
vbroadcasti128 ymm6, xmmword ptr [rdi+2640]	// update.limb31.vbroadcasti128.2
vbroadcasti128 ymm9, xmmword ptr [rdi+2624]	// update.limb31.vbroadcasti128
vpmadd52luq ymm14, ymm2, ymm9	// update.limb31.vpmadd52luq
vpmadd52luq ymm14, ymm1, ymm6	// update.limb31.vpmadd52luq.2
cmovnz r9, r11	// third3.step4.h
xor rdx, r9	// third3.step5.x
mov r10, r14	// copy for third3.step5.t
sar r10, 1	// third3.step5.t
lea rbx, [r10+rdx]	// third3.step5.y
cmovc rbx, r10	// third3.step5.G
sub rsi, r12	// third3.step5.c1.2
andn r13, r14, rbp	// third3.step5.w
cmovnz rax, rsi	// third3.step5.d
lea r11, [rax-1]	// third3.step6.c0
shrx rdx, rax, r15	// third3.step5.m
sarx r12, rax, r15	// third3.step5.s
cmovnz r9, r10	// third3.step5.h
xor r12, r9	// third3.step6.x
imul r8, qword ptr [rdi+48]	// change2.w2f.imul_w1f
mov r14, qword ptr [rdi+264]	// change2.w2f.load_N2v
imul r14, qword ptr [rdi+56]	// change2.w2f.imul_w1g
lea rbp, [r8+r14]	// change2.w2f.add
neg rbp	// change2.w2f.neg
sar rbp, 17	// change2.w2f.sar
mov r13, qword ptr [rdi+128]	// change2.w2f.load_Yu
sub rcx, rax	// third3.step6.c1.2
imul r13, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov rsi, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul rsi, qword ptr [rdi+400]	// change2.w2f.imul_above_g
lea r10, [r13+rsi]	// change2.w2f.add.2
lea r8, [rbp+r10]	// change2.w2f.add.3
mov qword ptr [rdi-112], r8	// change2.w2f.store_w2f
vpmadd52luq ymm14, ymm11, ymmword ptr [rdi+2656]	// update.limb31.vpmadd52luq.3
vpaddq ymm13, ymm14, ymm7	// update.limb31.vpaddq.2
vpsraq ymm10, ymm13, 51	// update.limb31.vpsraq
vpsubq ymm15{k4}{z}, ymm0, ymm9	// update.limb32.vpsubq
vpsubq ymm15{k5}, ymm15, ymm6	// update.limb32.vpsubq.2
sar r8, 17	// change2.w2f.sar.2
vpmadd52huq ymm15, ymm2, ymm9	// update.limb32.vpmadd52huq
vpand ymm3, ymm13, ymm4	// update.limb31.vpand
vmovdqa ymmword ptr [rdi+2560], ymm3	// update.limb31.vmovdqa
shl r8, 47	// change2.w2f.shl
mov qword ptr [rdi+80], r8	// change2.w2f.store_high2f
mov r14, qword ptr [rdi+272]	// change2.w2g.load_N2q
vpmadd52huq ymm15, ymm1, ymm6	// update.limb32.vpmadd52huq.2
mov rax, rbx	// copy for third3.step6.t
sar rax, 1	// third3.step6.t
lea r13, [rax+r12]	// third3.step6.y
cmovc r13, rax	// third3.step6.G
andn rsi, rbx, rdx	// third3.step6.w
cmovnz r11, rcx	// third3.step6.d
shrx rbp, r11, r15	// third3.step6.m
lea r10, [r11-1]	// third3.step7.c0
sarx r8, r11, r15	// third3.step6.s
vpmadd52huq ymm15, ymm11, ymmword ptr [rdi+2656]	// update.limb32.vpmadd52huq.3
mov r12, -2	// third3.step7.c1
vbroadcasti128 ymm12, xmmword ptr [rdi+2688]	// update.limb32.vbroadcasti128
vbroadcasti128 ymm8, xmmword ptr [rdi+2704]	// update.limb32.vbroadcasti128.2
vpaddq ymm14, ymm15, ymm15	// update.limb32.vpaddq
vpmadd52luq ymm14, ymm2, ymm12	// update.limb32.vpmadd52luq
vpmadd52luq ymm14, ymm1, ymm8	// update.limb32.vpmadd52luq.2
vpmadd52luq ymm14, ymm11, ymmword ptr [rdi+2720]	// update.limb32.vpmadd52luq.3
vpaddq ymm7, ymm14, ymm10	// update.limb32.vpaddq.2
vpsraq ymm9, ymm7, 51	// update.limb32.vpsraq
vpand ymm13, ymm7, ymm4	// update.limb32.vpand
vmovdqa ymmword ptr [rdi+2624], ymm13	// update.limb32.vmovdqa
mov rbx, -2	// third3.step8.c1
vpsubq ymm3{k4}{z}, ymm0, ymm12	// update.limb33.vpsubq
vpsubq ymm3{k5}, ymm3, ymm8	// update.limb33.vpsubq.2
vpmadd52huq ymm3, ymm2, ymm12	// update.limb33.vpmadd52huq
vbroadcasti128 ymm6, xmmword ptr [rdi+2768]	// update.limb33.vbroadcasti128.2
vbroadcasti128 ymm15, xmmword ptr [rdi+2752]	// update.limb33.vbroadcasti128
vpmadd52huq ymm3, ymm1, ymm8	// update.limb33.vpmadd52huq.2
vpmadd52huq ymm3, ymm11, ymmword ptr [rdi+2720]	// update.limb33.vpmadd52huq.3
vpaddq ymm14, ymm3, ymm3	// update.limb33.vpaddq
cmovnz r9, rax	// third3.step6.h
xor r8, r9	// third3.step7.x
mov rdx, r13	// copy for third3.step7.t
sar rdx, 1	// third3.step7.t
lea rsi, [rdx+r8]	// third3.step7.y
cmovc rsi, rdx	// third3.step7.G
sub r12, r11	// third3.step7.c1.2
andn rcx, r13, rbp	// third3.step7.w
cmovnz r10, r12	// third3.step7.d
lea rax, [r10-1]	// third3.step8.c0
shrx r8, r10, r15	// third3.step7.m
sarx r11, r10, r15	// third3.step7.s
cmovnz r9, rdx	// third3.step7.h
xor r11, r9	// third3.step8.x
imul r14, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov r13, qword ptr [rdi+280]	// change2.w2g.load_N2r
imul r13, qword ptr [rdi+56]	// change2.w2g.imul_w1g
lea rbp, [r14+r13]	// change2.w2g.add
neg rbp	// change2.w2g.neg
sar rbp, 17	// change2.w2g.sar
mov rcx, qword ptr [rdi+144]	// change2.w2g.load_Yq
sub rbx, r10	// third3.step8.c1.2
imul rcx, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov r12, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul r12, qword ptr [rdi+400]	// change2.w2g.imul_above_g
lea rdx, [rcx+r12]	// change2.w2g.add.2
vpsubq ymm10{k4}{z}, ymm0, ymm15	// update.limb34.vpsubq
vpsubq ymm10{k5}, ymm10, ymm6	// update.limb34.vpsubq.2
vpmadd52luq ymm14, ymm2, ymm15	// update.limb33.vpmadd52luq
vpmadd52luq ymm14, ymm1, ymm6	// update.limb33.vpmadd52luq.2
vpmadd52luq ymm14, ymm11, ymmword ptr [rdi+2784]	// update.limb33.vpmadd52luq.3
lea r14, [rbp+rdx]	// change2.w2g.add.3
mov qword ptr [rdi-104], r14	// change2.w2g.store_w2g
sar r14, 17	// change2.w2g.sar.2
shl r14, 47	// change2.w2g.shl
mov qword ptr [rdi+88], r14	// change2.w2g.store_high2g
vpmadd52huq ymm10, ymm2, ymm15	// update.limb34.vpmadd52huq
vpaddq ymm7, ymm14, ymm9	// update.limb33.vpaddq.2
vpand ymm13, ymm7, ymm4	// update.limb33.vpand
vpsraq ymm12, ymm7, 51	// update.limb33.vpsraq
vmovdqa ymmword ptr [rdi+2688], ymm13	// update.limb33.vmovdqa
mov r13, rsi	// copy for third3.step8.t
sar r13, 1	// third3.step8.t
lea r10, [r13+r11]	// third3.step8.y
cmovc r10, r13	// third3.step8.G
andn rcx, rsi, r8	// third3.step8.w
cmovnz rax, rbx	// third3.step8.d
shrx r12, rax, r15	// third3.step8.m
lea rbp, [rax-1]	// third3.step9.c0
sarx rdx, rax, r15	// third3.step8.s
vbroadcasti128 ymm8, xmmword ptr [rdi+2832]	// update.limb34.vbroadcasti128.2
mov r14, -2	// third3.step9.c1
vpmadd52huq ymm10, ymm1, ymm6	// update.limb34.vpmadd52huq.2
vbroadcasti128 ymm3, xmmword ptr [rdi+2816]	// update.limb34.vbroadcasti128
mov r11, -2	// third3.step10.c1
vpsubq ymm15{k4}{z}, ymm0, ymm3	// update.limb35.vpsubq
vbroadcasti128 ymm14, xmmword ptr [rdi+2880]	// update.limb35.vbroadcasti128
vpmadd52huq ymm10, ymm11, ymmword ptr [rdi+2784]	// update.limb34.vpmadd52huq.3
vpaddq ymm9, ymm10, ymm10	// update.limb34.vpaddq
vpmadd52luq ymm9, ymm2, ymm3	// update.limb34.vpmadd52luq
vpmadd52luq ymm9, ymm1, ymm8	// update.limb34.vpmadd52luq.2
vpmadd52luq ymm9, ymm11, ymmword ptr [rdi+2848]	// update.limb34.vpmadd52luq.3
vpaddq ymm7, ymm9, ymm12	// update.limb34.vpaddq.2
vpsraq ymm13, ymm7, 51	// update.limb34.vpsraq
vpand ymm6, ymm7, ymm4	// update.limb34.vpand
vmovdqa ymmword ptr [rdi+2752], ymm6	// update.limb34.vmovdqa
vpsubq ymm15{k5}, ymm15, ymm8	// update.limb35.vpsubq.2
vpmadd52huq ymm15, ymm2, ymm3	// update.limb35.vpmadd52huq
vpmadd52huq ymm15, ymm1, ymm8	// update.limb35.vpmadd52huq.2
cmovnz r9, r13	// third3.step8.h
xor rdx, r9	// third3.step9.x
mov rsi, r10	// copy for third3.step9.t
sar rsi, 1	// third3.step9.t
lea r8, [rsi+rdx]	// third3.step9.y
cmovc r8, rsi	// third3.step9.G
sub r14, rax	// third3.step9.c1.2
andn rcx, r10, r12	// third3.step9.w
cmovnz rbp, r14	// third3.step9.d
lea rbx, [rbp-1]	// third3.step10.c0
shrx r13, rbp, r15	// third3.step9.m
sarx rdx, rbp, r15	// third3.step9.s
cmovnz r9, rsi	// third3.step9.h
xor rdx, r9	// third3.step10.x
sub r11, rbp	// third3.step10.c1.2
mov rax, -2	// third3.step11.c1
vpmadd52huq ymm15, ymm11, ymmword ptr [rdi+2848]	// update.limb35.vpmadd52huq.3
vpaddq ymm10, ymm15, ymm15	// update.limb35.vpaddq
vpmadd52luq ymm10, ymm2, ymm14	// update.limb35.vpmadd52luq
mov r10, r8	// copy for third3.step10.t
sar r10, 1	// third3.step10.t
lea r12, [r10+rdx]	// third3.step10.y
cmovc r12, r10	// third3.step10.G
andn rcx, r8, r13	// third3.step10.w
vbroadcasti128 ymm9, xmmword ptr [rdi+2896]	// update.limb35.vbroadcasti128.2
cmovnz rbx, r11	// third3.step10.d
shrx r14, rbx, r15	// third3.step10.m
lea rsi, [rbx-1]	// third3.step11.c0
sarx rbp, rbx, r15	// third3.step10.s
vpmadd52luq ymm10, ymm1, ymm9	// update.limb35.vpmadd52luq.2
vpmadd52luq ymm10, ymm11, ymmword ptr [rdi+2912]	// update.limb35.vpmadd52luq.3
vpaddq ymm12, ymm10, ymm13	// update.limb35.vpaddq.2
vpsraq ymm7, ymm12, 51	// update.limb35.vpsraq
vpand ymm6, ymm12, ymm4	// update.limb35.vpand
vmovdqa ymmword ptr [rdi+2816], ymm6	// update.limb35.vmovdqa
vpsubq ymm3{k4}{z}, ymm0, ymm14	// update.limb36.vpsubq
vpsubq ymm3{k5}, ymm3, ymm9	// update.limb36.vpsubq.2
vbroadcasti128 ymm8, xmmword ptr [rdi+2960]	// update.limb36.vbroadcasti128.2
vbroadcasti128 ymm15, xmmword ptr [rdi+2944]	// update.limb36.vbroadcasti128
vpmadd52huq ymm3, ymm2, ymm14	// update.limb36.vpmadd52huq
vpmadd52huq ymm3, ymm1, ymm9	// update.limb36.vpmadd52huq.2
vpmadd52huq ymm3, ymm11, ymmword ptr [rdi+2912]	// update.limb36.vpmadd52huq.3
vpaddq ymm10, ymm3, ymm3	// update.limb36.vpaddq
mov rdx, -2	// third3.step12.c1
vpmadd52luq ymm10, ymm2, ymm15	// update.limb36.vpmadd52luq
vpmadd52luq ymm10, ymm1, ymm8	// update.limb36.vpmadd52luq.2
vpmadd52luq ymm10, ymm11, ymmword ptr [rdi+2976]	// update.limb36.vpmadd52luq.3
vpaddq ymm13, ymm10, ymm7	// update.limb36.vpaddq.2
vpsraq ymm12, ymm13, 51	// update.limb36.vpsraq
vpand ymm6, ymm13, ymm4	// update.limb36.vpand
vmovdqa ymmword ptr [rdi+2880], ymm6	// update.limb36.vmovdqa
vpsubq ymm14{k4}{z}, ymm0, ymm15	// update.limb37.vpsubq
vpsubq ymm14{k5}, ymm14, ymm8	// update.limb37.vpsubq.2
vpmadd52huq ymm14, ymm2, ymm15	// update.limb37.vpmadd52huq
vpmadd52huq ymm14, ymm1, ymm8	// update.limb37.vpmadd52huq.2
vpmadd52huq ymm14, ymm11, ymmword ptr [rdi+2976]	// update.limb37.vpmadd52huq.3
cmovnz r9, r10	// third3.step10.h
xor rbp, r9	// third3.step11.x
mov r8, r12	// copy for third3.step11.t
sar r8, 1	// third3.step11.t
lea r13, [r8+rbp]	// third3.step11.y
cmovc r13, r8	// third3.step11.G
sub rax, rbx	// third3.step11.c1.2
andn rcx, r12, r14	// third3.step11.w
cmovnz rsi, rax	// third3.step11.d
shrx r11, rsi, r15	// third3.step11.m
lea r10, [rsi-1]	// third3.step12.c0
sarx rbp, rsi, r15	// third3.step11.s
cmovnz r9, r8	// third3.step11.h
xor rbp, r9	// third3.step12.x
sub rdx, rsi	// third3.step12.c1.2
vpaddq ymm9, ymm14, ymm14	// update.limb37.vpaddq
mov rbx, -2	// third3.step13.c1
vbroadcasti128 ymm3, xmmword ptr [rdi+3024]	// update.limb37.vbroadcasti128.2
mov r12, r13	// copy for third3.step12.t
sar r12, 1	// third3.step12.t
lea r14, [r12+rbp]	// third3.step12.y
cmovc r14, r12	// third3.step12.G
andn rcx, r13, r11	// third3.step12.w
cmovnz r10, rdx	// third3.step12.d
shrx rax, r10, r15	// third3.step12.m
lea r8, [r10-1]	// third3.step13.c0
sarx rsi, r10, r15	// third3.step12.s
vbroadcasti128 ymm10, xmmword ptr [rdi+3008]	// update.limb37.vbroadcasti128
vpmadd52luq ymm9, ymm2, ymm10	// update.limb37.vpmadd52luq
vpmadd52luq ymm9, ymm1, ymm3	// update.limb37.vpmadd52luq.2
vpmadd52luq ymm9, ymm11, ymmword ptr [rdi+3040]	// update.limb37.vpmadd52luq.3
vpsubq ymm7{k4}{z}, ymm0, ymm10	// update.limb38.vpsubq
vpaddq ymm13, ymm9, ymm12	// update.limb37.vpaddq.2
vpand ymm6, ymm13, ymm4	// update.limb37.vpand
vpsraq ymm15, ymm13, 51	// update.limb37.vpsraq
vmovdqa ymmword ptr [rdi+2944], ymm6	// update.limb37.vmovdqa
vpsubq ymm7{k5}, ymm7, ymm3	// update.limb38.vpsubq.2
vpmadd52huq ymm7, ymm2, ymm10	// update.limb38.vpmadd52huq
vpmadd52huq ymm7, ymm1, ymm3	// update.limb38.vpmadd52huq.2
mov rbp, -2	// third3.step15.c1
vpmadd52huq ymm7, ymm11, ymmword ptr [rdi+3040]	// update.limb38.vpmadd52huq.3
vpaddq ymm8, ymm7, ymm7	// update.limb38.vpaddq
mov r13, -2	// third3.step14.c1
vbroadcasti128 ymm14, xmmword ptr [rdi+3072]	// update.limb38.vbroadcasti128
vbroadcasti128 ymm9, xmmword ptr [rdi+3088]	// update.limb38.vbroadcasti128.2
vpmadd52luq ymm8, ymm2, ymm14	// update.limb38.vpmadd52luq
vpmadd52luq ymm8, ymm1, ymm9	// update.limb38.vpmadd52luq.2
vpmadd52luq ymm8, ymm11, ymmword ptr [rdi+3104]	// update.limb38.vpmadd52luq.3
vpaddq ymm12, ymm8, ymm15	// update.limb38.vpaddq.2
vpsraq ymm13, ymm12, 51	// update.limb38.vpsraq
vpand ymm6, ymm12, ymm4	// update.limb38.vpand
vmovdqa ymmword ptr [rdi+3008], ymm6	// update.limb38.vmovdqa
vpsubq ymm10{k4}{z}, ymm0, ymm14	// update.limb39.vpsubq
vpsubq ymm10{k5}, ymm10, ymm9	// update.limb39.vpsubq.2
vpmadd52huq ymm10, ymm2, ymm14	// update.limb39.vpmadd52huq
vpmadd52huq ymm10, ymm1, ymm9	// update.limb39.vpmadd52huq.2
cmovnz r9, r12	// third3.step12.h
xor rsi, r9	// third3.step13.x
mov r11, r14	// copy for third3.step13.t
sar r11, 1	// third3.step13.t
lea rcx, [r11+rsi]	// third3.step13.y
cmovc rcx, r11	// third3.step13.G
sub rbx, r10	// third3.step13.c1.2
andn rdx, r14, rax	// third3.step13.w
cmovnz r8, rbx	// third3.step13.d
lea r12, [r8-1]	// third3.step14.c0
shrx rsi, r8, r15	// third3.step13.m
sarx r10, r8, r15	// third3.step13.s
cmovnz r9, r11	// third3.step13.h
xor r10, r9	// third3.step14.x
sub r13, r8	// third3.step14.c1.2
mov r14, rcx	// copy for third3.step14.t
sar r14, 1	// third3.step14.t
lea rax, [r14+r10]	// third3.step14.y
cmovc rax, r14	// third3.step14.G
andn rdx, rcx, rsi	// third3.step14.w
vpmadd52huq ymm10, ymm11, ymmword ptr [rdi+3104]	// update.limb39.vpmadd52huq.3
cmovnz r12, r13	// third3.step14.d
shrx rbx, r12, r15	// third3.step14.m
lea r11, [r12-1]	// third3.step15.c0
sarx r8, r12, r15	// third3.step14.s
vbroadcasti128 ymm3, xmmword ptr [rdi+3136]	// update.limb39.vbroadcasti128
vpaddq ymm7, ymm10, ymm10	// update.limb39.vpaddq
vpmadd52luq ymm7, ymm2, ymm3	// update.limb39.vpmadd52luq
vbroadcasti128 ymm8, xmmword ptr [rdi+3152]	// update.limb39.vbroadcasti128.2
vpmadd52luq ymm7, ymm1, ymm8	// update.limb39.vpmadd52luq.2
vpmadd52luq ymm7, ymm11, ymmword ptr [rdi+3168]	// update.limb39.vpmadd52luq.3
vpaddq ymm15, ymm7, ymm13	// update.limb39.vpaddq.2
vpsraq ymm12, ymm15, 51	// update.limb39.vpsraq
vpand ymm6, ymm15, ymm4	// update.limb39.vpand
vmovdqa ymmword ptr [rdi+3072], ymm6	// update.limb39.vmovdqa
mov r10, -2	// third3.step16.c1
mov rcx, -2	// third3.step17.c1
cmovnz r9, r14	// third3.step14.h
xor r8, r9	// third3.step15.x
sub rbp, r12	// third3.step15.c1.2
mov rsi, rax	// copy for third3.step15.t
sar rsi, 1	// third3.step15.t
lea rdx, [rsi+r8]	// third3.step15.y
cmovc rdx, rsi	// third3.step15.G
andn r13, rax, rbx	// third3.step15.w
cmovnz r11, rbp	// third3.step15.d
shrx r14, r11, r15	// third3.step15.m
lea r12, [r11-1]	// third3.step16.c0
sarx r8, r11, r15	// third3.step15.s
cmovnz r9, rsi	// third3.step15.h
xor r8, r9	// third3.step16.x
sub r10, r11	// third3.step16.c1.2
mov rax, rdx	// copy for third3.step16.t
sar rax, 1	// third3.step16.t
lea rbx, [rax+r8]	// third3.step16.y
cmovc rbx, rax	// third3.step16.G
andn r13, rdx, r14	// third3.step16.w
cmovnz r12, r10	// third3.step16.d
shrx rbp, r12, r15	// third3.step16.m
lea rsi, [r12-1]	// third3.step17.c0
sarx r11, r12, r15	// third3.step16.s
cmovnz r9, rax	// third3.step16.h
xor r11, r9	// third3.step17.x
sub rcx, r12	// third3.step17.c1.2
mov r8, rbx	// copy for third3.step17.t
sar r8, 1	// third3.step17.t
lea rdx, [r8+r11]	// third3.step17.y
cmovc rdx, r8	// third3.step17.G
andn r14, rbx, rbp	// third3.step17.w
cmovnz rsi, rcx	// third3.step17.d
shrx r13, rsi, r15	// third3.step17.m
sarx r10, rsi, r15	// third3.step17.s
mov qword ptr [rdi-120], rdx	// change3.store_end_G
cmovnz r9, r8	// third3.step17.h
mov rax, rdx	// copy for change3.G.shl
shl rax, 47	// change3.G.shl
add rdx, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov r12, r9	// copy for change3.h.shl
shl r12, 48	// change3.h.shl
mov r11, r9	// copy for change3.h.add_rounding_h
add r11, qword ptr [rdi-64]	// change3.h.add_rounding_h
rorx rbx, r11, 35	// change3.h.second_entry
rorx rbp, rdx, 36	// change3.G.second_entry
rorx r14, r11, 17	// change3.h.first_entry
add r12, qword ptr [rdi-48]	// change3.h.add_refill_h
rorx rcx, rdx, 18	// change3.G.first_entry
mov qword ptr [rdi-128], r9	// change3.store_end_h
imul rcx, qword ptr [rdi+80]	// change3.G.imul_high2f
imul r14, qword ptr [rdi+80]	// change3.h.imul_high2f
add rax, qword ptr [rdi-40]	// change3.G.add_refill_G
imul rbp, qword ptr [rdi+88]	// change3.G.imul_high2g
imul rbx, qword ptr [rdi+88]	// change3.h.imul_high2g
lea r8, [rcx+rbp]	// change3.G.add
lea r11, [r14+rbx]	// change3.h.add
lea rdx, [r11+r12]	// change3.h.add.2
lea r9, [r8+rax]	// change3.G.add.2
ror rdx, 48	// change3.h.packed
ror r9, 47	// change3.G.packed
mov rbx, r9	// output
mov rcx, rdx	// output
mov rdx, rsi	// output
mov rsi, r10	// output
mov rbp, r13	// output
vmovdqa ymm6, ymm1	// output
vmovdqa ymm1, ymm4	// output
vmovdqa ymm4, ymm11	// output
vmovdqa ymm7, ymm3	// output
vmovdqa ymm3, ymm5	// output
vmovdqa ymm5, ymm2	// output
vmovdqa ymm2, ymm0	// output
vmovdqa ymm0, ymm12	// output
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
vbroadcasti128 ymm12, xmmword ptr [r8+16]	// rest.limb0.vbroadcasti128.2
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
vbroadcasti128 ymm10, xmmword ptr [r8+80]	// rest.limb1.vbroadcasti128.2
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
