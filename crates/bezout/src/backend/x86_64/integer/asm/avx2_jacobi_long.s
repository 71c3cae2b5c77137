// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `batches` batches of 60 half-delta divsteps on f, g, with what the Jacobi symbol needs [Por20b, Wui21].
//   The matrix of each batch is applied to f, g in the batch after it, that of the last one not at all; and so for the
//   majorities of a batch, and for the trail of its last third.
// In: rdi = address of the state plus 128, see `LongJacobiState` in long_jacobi.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; batches >= 1; BMI1, BMI2, AVX2.
// Out: limbs, sums, h0..h20, d, end_h, end_G, Yu..Yr, end1, end2, XY of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow.
// Timing: constant but for `batches` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 64 bytes, 48 of them saved registers.
// Length: 68 + 4 k limbs of 30 bits for k >= 1, with `rest` the offset behind the last one; 1597 instructions a batch, 720 for its steps (form: carry), 60 for the trail.
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
push r14	// save
push r15	// save
push qword ptr [rdi+104]	// enter
push qword ptr [rdi+288]	// enter
mov rbx, qword ptr [rdi+176]	// load_start_G
mov rcx, qword ptr [rdi+184]	// load_start_h
mov rdx, qword ptr [rdi+192]	// load_d
mov rsi, rdx	// s
sar rsi, 63	// s
or r15, -1	// ones
.p2align 6
2:
vmovdqu ymm0, ymmword ptr [rdi-120]	// third1.trail.vmovdqu
vpandn ymm1, ymm0, ymmword ptr [rdi-128]	// third1.trail.vpandn
mov rax, -2	// third1.step1.c1
sub rax, rdx	// third1.step1.c1.2
vmovdqa ymm2, ymmword ptr [rdi-128]	// third1.trail.vmovdqa
mov qword ptr [rdi-128], rcx	// third1.store_h0
lea rbp, [rdx-1]	// third1.step1.c0
mov r8, rcx	// copy for third1.step1.x
xor r8, rsi	// third1.step1.x
sar rbx, 1	// third1.step1.t
lea r9, [rbx+r8]	// third1.step1.y
cmovc r9, rbx	// third1.step1.G
mov r10, qword ptr [rdi+112]	// end.load_end_h
mov r11, qword ptr [rdi+120]	// end.load_end_G
vmovdqu ymm3, ymmword ptr [rdi-88]	// third1.trail.vmovdqu.2
adc rsi, 0	// third1.step1.w
cmovs rcx, rbx	// third1.step1.h
mov qword ptr [rdi-120], rcx	// third1.step1.store_h1
mov r12, -2	// third1.step2.c1
cmovs rbp, rax	// third1.step1.d
sarx r13, rbp, r15	// third1.step1.s
sub r12, rbp	// third1.step2.c1.2
lea r14, [rbp-1]	// third1.step2.c0
mov rdx, r10	// copy for end.N3v.add_rounding_h
add rdx, qword ptr [rdi+40]	// end.N3v.add_rounding_h
sar rdx, 42	// end.N3v.sar
mov qword ptr [rdi+296], rdx	// end.N3v.store_N3v
vpandn ymm4, ymm3, ymmword ptr [rdi-96]	// third1.trail.vpandn.2
mov r8, rcx	// copy for third1.step2.x
xor r8, r13	// third1.step2.x
sar r9, 1	// third1.step2.t
lea rsi, [r9+r8]	// third1.step2.y
cmovc rsi, r9	// third1.step2.G
adc r13, 0	// third1.step2.w
cmovs rcx, r9	// third1.step2.h
mov qword ptr [rdi-112], rcx	// third1.step2.store_h2
lea rbx, [r10+1048576]	// end.N3u.offset
vpxor ymm5, ymm2, ymmword ptr [rdi-96]	// third1.trail.vpxor
mov rax, -2	// third1.step3.c1
cmovs r14, r12	// third1.step2.d
shl rbx, 22	// end.N3u.shl
sarx rbp, r14, r15	// third1.step2.s
sar rbx, 43	// end.N3u.sar
mov qword ptr [rdi+304], rbx	// end.N3u.store_N3u
sub rax, r14	// third1.step3.c1.2
mov rdx, r11	// copy for end.N3r.add_rounding_G
add rdx, qword ptr [rdi+48]	// end.N3r.add_rounding_G
sar rdx, 43	// end.N3r.sar
lea r8, [r14-1]	// third1.step3.c0
mov r13, rcx	// copy for third1.step3.x
xor r13, rbp	// third1.step3.x
sar rsi, 1	// third1.step3.t
lea r9, [rsi+r13]	// third1.step3.y
cmovc r9, rsi	// third1.step3.G
vpxor ymm6, ymm1, ymm4	// third1.trail.vpxor.2
mov qword ptr [rdi+312], rdx	// end.N3r.store_N3r
adc rbp, 0	// third1.step3.w
cmovs rcx, rsi	// third1.step3.h
mov qword ptr [rdi-104], rcx	// third1.step3.store_h3
lea r10, [r11+2097152]	// end.N3q.offset
mov r12, -2	// third1.step4.c1
vmovdqu ymm7, ymmword ptr [rdi-56]	// third1.trail.vmovdqu.3
cmovs r8, rax	// third1.step3.d
sarx rbx, r8, r15	// third1.step3.s
sub r12, r8	// third1.step4.c1.2
lea r14, [r8-1]	// third1.step4.c0
shl r10, 21	// end.N3q.shl
sar r10, 43	// end.N3q.sar
mov qword ptr [rdi+320], r10	// end.N3q.store_N3q
mov r13, rcx	// copy for third1.step4.x
xor r13, rbx	// third1.step4.x
sar r9, 1	// third1.step4.t
lea rdx, [r9+r13]	// third1.step4.y
cmovc rdx, r9	// third1.step4.G
adc rbx, 0	// third1.step4.w
cmovs rcx, r9	// third1.step4.h
mov qword ptr [rdi-96], rcx	// third1.step4.store_h4
mov rbp, qword ptr [rdi+112]	// end.load_end_h.2
vpandn ymm8, ymm7, ymmword ptr [rdi-64]	// third1.trail.vpandn.3
mov qword ptr [rdi+264], rbp	// end.store_end3
mov rsi, qword ptr [rdi+304]	// end.Mu.load_N3u
mov r11, -2	// third1.step5.c1
vpxor ymm9, ymm5, ymmword ptr [rdi-64]	// third1.trail.vpxor.3
cmovs r14, r12	// third1.step4.d
sarx rax, r14, r15	// third1.step4.s
sub r11, r14	// third1.step5.c1.2
imul rsi, qword ptr [rdi+128]	// end.Mu.imul_Yu
mov r8, qword ptr [rdi+296]	// end.Mu.load_N3v
lea r10, [r14-1]	// third1.step5.c0
mov r13, rcx	// copy for third1.step5.x
xor r13, rax	// third1.step5.x
sar rdx, 1	// third1.step5.t
lea rbx, [rdx+r13]	// third1.step5.y
cmovc rbx, rdx	// third1.step5.G
adc rax, 0	// third1.step5.w
cmovs rcx, rdx	// third1.step5.h
mov qword ptr [rdi-88], rcx	// third1.step5.store_h5
vpxor ymm10, ymm6, ymm8	// third1.trail.vpxor.4
mov r9, -2	// third1.step6.c1
cmovs r10, r11	// third1.step5.d
sarx rbp, r10, r15	// third1.step5.s
imul r8, qword ptr [rdi+144]	// end.Mu.imul_Yq
sub rsi, r8	// end.Mu.sub
sub r9, r10	// third1.step6.c1.2
mov qword ptr [rdi+200], rsi	// end.Mu.store_Mu
lea r12, [r10-1]	// third1.step6.c0
mov r14, qword ptr [rdi+304]	// end.Mv.load_N3u
imul r14, qword ptr [rdi+136]	// end.Mv.imul_Yv
vmovdqu ymm11, ymmword ptr [rdi-24]	// third1.trail.vmovdqu.4
mov r13, qword ptr [rdi+296]	// end.Mv.load_N3v
mov rax, rcx	// copy for third1.step6.x
xor rax, rbp	// third1.step6.x
sar rbx, 1	// third1.step6.t
lea rdx, [rbx+rax]	// third1.step6.y
cmovc rdx, rbx	// third1.step6.G
adc rbp, 0	// third1.step6.w
cmovs rcx, rbx	// third1.step6.h
mov qword ptr [rdi-80], rcx	// third1.step6.store_h6
vpandn ymm12, ymm11, ymmword ptr [rdi-32]	// third1.trail.vpandn.4
mov r11, -2	// third1.step7.c1
cmovs r12, r9	// third1.step6.d
imul r13, qword ptr [rdi+152]	// end.Mv.imul_Yr
sarx r8, r12, r15	// third1.step6.s
sub r13, r14	// end.Mv.sub
mov qword ptr [rdi+216], r13	// end.Mv.store_Mv
sub r11, r12	// third1.step7.c1.2
mov rsi, qword ptr [rdi+320]	// end.Mq.load_N3q
imul rsi, qword ptr [rdi+128]	// end.Mq.imul_Yu
lea r10, [r12-1]	// third1.step7.c0
mov rax, rcx	// copy for third1.step7.x
xor rax, r8	// third1.step7.x
sar rdx, 1	// third1.step7.t
lea rbp, [rdx+rax]	// third1.step7.y
cmovc rbp, rdx	// third1.step7.G
vpxor ymm13, ymm9, ymmword ptr [rdi-32]	// third1.trail.vpxor.5
mov rbx, qword ptr [rdi+312]	// end.Mq.load_N3r
adc r8, 0	// third1.step7.w
cmovs rcx, rdx	// third1.step7.h
mov qword ptr [rdi-72], rcx	// third1.step7.store_h7
mov r9, -2	// third1.step8.c1
cmovs r10, r11	// third1.step7.d
sarx r14, r10, r15	// third1.step7.s
imul rbx, qword ptr [rdi+144]	// end.Mq.imul_Yq
sub r9, r10	// third1.step8.c1.2
lea r13, [r10-1]	// third1.step8.c0
sub rsi, rbx	// end.Mq.sub
vpxor ymm14, ymm10, ymm12	// third1.trail.vpxor.6
mov qword ptr [rdi+224], rsi	// end.Mq.store_Mq
mov r12, qword ptr [rdi+320]	// end.Mr.load_N3q
mov rax, rcx	// copy for third1.step8.x
xor rax, r14	// third1.step8.x
sar rbp, 1	// third1.step8.t
lea r8, [rbp+rax]	// third1.step8.y
cmovc r8, rbp	// third1.step8.G
adc r14, 0	// third1.step8.w
cmovs rcx, rbp	// third1.step8.h
mov qword ptr [rdi-64], rcx	// third1.step8.store_h8
vmovdqu ymm15, ymmword ptr [rdi+8]	// third1.trail.vmovdqu.5
mov rdx, -2	// third1.step9.c1
vpandn ymm0, ymm15, ymmword ptr [rdi+0]	// third1.trail.vpandn.5
cmovs r13, r9	// third1.step8.d
imul r12, qword ptr [rdi+136]	// end.Mr.imul_Yv
mov r11, qword ptr [rdi+312]	// end.Mr.load_N3r
sarx r10, r13, r15	// third1.step8.s
imul r11, qword ptr [rdi+152]	// end.Mr.imul_Yr
sub rdx, r13	// third1.step9.c1.2
sub r11, r12	// end.Mr.sub
mov qword ptr [rdi+208], r11	// end.Mr.store_Mr
lea rbx, [r13-1]	// third1.step9.c0
mov rsi, rcx	// copy for third1.step9.x
xor rsi, r10	// third1.step9.x
sar r8, 1	// third1.step9.t
lea rax, [r8+rsi]	// third1.step9.y
cmovc rax, r8	// third1.step9.G
mov r14, qword ptr [rdi+304]	// end.w0f.load_N3u
adc r10, 0	// third1.step9.w
cmovs rcx, r8	// third1.step9.h
mov qword ptr [rdi-56], rcx	// third1.step9.store_h9
mov rbp, -2	// third1.step10.c1
vpxor ymm3, ymm13, ymmword ptr [rdi+0]	// third1.trail.vpxor.7
cmovs rbx, rdx	// third1.step9.d
sarx r9, rbx, r15	// third1.step9.s
imul r14, qword ptr [rdi+160]	// end.w0f.imul_w2f
sub rbp, rbx	// third1.step10.c1.2
mov r12, qword ptr [rdi+296]	// end.w0f.load_N3v
lea r11, [rbx-1]	// third1.step10.c0
imul r12, qword ptr [rdi+168]	// end.w0f.imul_w2g
sub r12, r14	// end.w0f.sub
sar r12, 20	// end.w0f.sar
vpxor ymm2, ymm14, ymm0	// third1.trail.vpxor.8
mov r13, rcx	// copy for third1.step10.x
xor r13, r9	// third1.step10.x
sar rax, 1	// third1.step10.t
lea rsi, [rax+r13]	// third1.step10.y
cmovc rsi, rax	// third1.step10.G
adc r9, 0	// third1.step10.w
cmovs rcx, rax	// third1.step10.h
mov qword ptr [rdi-48], rcx	// third1.step10.store_h10
mov r10, -2	// third1.step11.c1
vpxor ymm1, ymm3, ymmword ptr [rdi+704]	// third1.trail.vpxor.9
cmovs r11, rbp	// third1.step10.d
shl r12, 23	// end.w0f.shl
sarx r8, r11, r15	// third1.step10.s
shr r12, 23	// end.w0f.shr
mov qword ptr [rdi+328], r12	// end.w0f.store_w0f
sub r10, r11	// third1.step11.c1.2
shr r12, 21	// end.w0f.shr.2
shl r12, 44	// end.w0f.shl.2
lea rdx, [r11-1]	// third1.step11.c0
mov rbx, rcx	// copy for third1.step11.x
xor rbx, r8	// third1.step11.x
sar rsi, 1	// third1.step11.t
lea r14, [rsi+rbx]	// third1.step11.y
cmovc r14, rsi	// third1.step11.G
mov qword ptr [rdi+336], r12	// end.w0f.store_high0f
vmovdqa ymmword ptr [rdi+704], ymm1	// third1.trail.vmovdqa.2
mov r13, qword ptr [rdi+320]	// end.w0g.load_N3q
adc r8, 0	// third1.step11.w
cmovs rcx, rsi	// third1.step11.h
mov qword ptr [rdi-40], rcx	// third1.step11.store_h11
mov r9, -2	// third1.step12.c1
cmovs rdx, r10	// third1.step11.d
sarx rax, rdx, r15	// third1.step11.s
sub r9, rdx	// third1.step12.c1.2
lea rbp, [rdx-1]	// third1.step12.c0
imul r13, qword ptr [rdi+160]	// end.w0g.imul_w2f
mov r11, qword ptr [rdi+312]	// end.w0g.load_N3r
vpxor ymm4, ymm2, ymmword ptr [rdi+736]	// third1.trail.vpxor.10
imul r11, qword ptr [rdi+168]	// end.w0g.imul_w2g
mov rbx, rcx	// copy for third1.step12.x
xor rbx, rax	// third1.step12.x
sar r14, 1	// third1.step12.t
lea r12, [r14+rbx]	// third1.step12.y
cmovc r12, r14	// third1.step12.G
adc rax, 0	// third1.step12.w
cmovs rcx, r14	// third1.step12.h
mov qword ptr [rdi-32], rcx	// third1.step12.store_h12
vmovdqa ymmword ptr [rdi+736], ymm4	// third1.trail.vmovdqa.3
mov r8, -2	// third1.step13.c1
vbroadcasti128 ymm7, xmmword ptr [rdi+200]	// update.digits.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+216]	// update.digits.vbroadcasti128.2
vmovdqa ymm6, ymmword ptr [rdi+448]	// update.digits.vmovdqa
cmovs rbp, r9	// third1.step12.d
sub r11, r13	// end.w0g.sub
sar r11, 20	// end.w0g.sar
sarx rsi, rbp, r15	// third1.step12.s
shl r11, 23	// end.w0g.shl
shr r11, 23	// end.w0g.shr
sub r8, rbp	// third1.step13.c1.2
mov qword ptr [rdi+344], r11	// end.w0g.store_w0g
vpand ymm8, ymm7, ymm6	// update.digits.vpand
shr r11, 21	// end.w0g.shr.2
lea r10, [rbp-1]	// third1.step13.c0
mov rdx, rcx	// copy for third1.step13.x
xor rdx, rsi	// third1.step13.x
sar r12, 1	// third1.step13.t
lea rbx, [r12+rdx]	// third1.step13.y
cmovc rbx, r12	// third1.step13.G
vpand ymm11, ymm5, ymm6	// update.digits.vpand.2
vpsrlq ymm9, ymm7, 30	// update.digits.vpsrlq
vpsrlq ymm10, ymm5, 30	// update.digits.vpsrlq.2
vpshufd ymm12, ymmword ptr [rdi+800], 0x4e	// update.limb0.vpshufd
vpmuldq ymm15, ymm8, ymmword ptr [rdi+800]	// update.limb0.vpmuldq
adc rsi, 0	// third1.step13.w
cmovs rcx, r12	// third1.step13.h
mov qword ptr [rdi-24], rcx	// third1.step13.store_h13
mov rax, -2	// third1.step14.c1
vpmuldq ymm13, ymm11, ymm12	// update.limb0.vpmuldq.2
vpaddq ymm14, ymm15, ymm13	// update.limb0.vpaddq
vpaddq ymm0, ymm14, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
vpsrlq ymm3, ymm0, 30	// update.limb0.vpsrlq
vpand ymm1, ymm0, ymmword ptr [rdi+448]	// update.limb0.vpand
cmovs r10, r8	// third1.step13.d
sarx r14, r10, r15	// third1.step13.s
shl r11, 44	// end.w0g.shl.2
mov qword ptr [rdi+352], r11	// end.w0g.store_high0g
sub rax, r10	// third1.step14.c1.2
lea r9, [r10-1]	// third1.step14.c0
mov r13, qword ptr [rdi+200]	// end.XM.load_Mu
vperm2i128 ymm2, ymm1, ymm1, 0x81	// update.limb0.vperm2i128
vpmuldq ymm4, ymm9, ymmword ptr [rdi+800]	// update.limb1.vpmuldq
neg r13	// end.XM.neg
vpmuldq ymm7, ymm10, ymm12	// update.limb1.vpmuldq.2
vpaddq ymm5, ymm4, ymm7	// update.limb1.vpaddq
vpshufd ymm15, ymmword ptr [rdi+832], 0x4e	// update.limb1.vpshufd
sar r13, 63	// end.XM.sar
mov rbp, rcx	// copy for third1.step14.x
xor rbp, r14	// third1.step14.x
sar rbx, 1	// third1.step14.t
lea rdx, [rbx+rbp]	// third1.step14.y
cmovc rdx, rbx	// third1.step14.G
adc r14, 0	// third1.step14.w
cmovs rcx, rbx	// third1.step14.h
mov qword ptr [rdi-16], rcx	// third1.step14.store_h14
vpmuldq ymm13, ymm8, ymmword ptr [rdi+832]	// update.limb1.vpmuldq.3
vpmuldq ymm14, ymm11, ymm15	// update.limb1.vpmuldq.4
vpaddq ymm0, ymm13, ymm14	// update.limb1.vpaddq.2
vpaddq ymm1, ymm5, ymm0	// update.limb1.vpaddq.3
vpaddq ymm12, ymm1, ymmword ptr [rdi+512]	// update.limb1.vpaddq.4
vpaddq ymm4, ymm12, ymm3	// update.limb1.vpaddq.5
vpsrlq ymm7, ymm4, 30	// update.limb1.vpsrlq
vpand ymm13, ymm4, ymmword ptr [rdi+448]	// update.limb1.vpand
vperm2i128 ymm14, ymm13, ymm13, 0x81	// update.limb1.vperm2i128
mov rsi, -2	// third1.step15.c1
vpmuldq ymm5, ymm9, ymmword ptr [rdi+832]	// update.limb2.vpmuldq
vpmuldq ymm0, ymm10, ymm15	// update.limb2.vpmuldq.2
vpaddq ymm1, ymm5, ymm0	// update.limb2.vpaddq
vpshufd ymm12, ymmword ptr [rdi+864], 0x4e	// update.limb2.vpshufd
vpmuldq ymm3, ymm8, ymmword ptr [rdi+864]	// update.limb2.vpmuldq.3
vpmuldq ymm4, ymm11, ymm12	// update.limb2.vpmuldq.4
cmovs r9, rax	// third1.step14.d
add r13, qword ptr [rdi+216]	// end.XM.add_Mv
sarx r12, r9, r15	// third1.step14.s
mov qword ptr [rdi+248], r13	// end.XM.store_XM
sub rsi, r9	// third1.step15.c1.2
vpaddq ymm13, ymm3, ymm4	// update.limb2.vpaddq.2
lea r8, [r9-1]	// third1.step15.c0
mov r11, rcx	// copy for third1.step15.x
xor r11, r12	// third1.step15.x
sar rdx, 1	// third1.step15.t
lea r10, [rdx+r11]	// third1.step15.y
cmovc r10, rdx	// third1.step15.G
vpaddq ymm15, ymm1, ymm13	// update.limb2.vpaddq.3
vpaddq ymm5, ymm15, ymmword ptr [rdi+512]	// update.limb2.vpaddq.4
vpaddq ymm0, ymm5, ymm7	// update.limb2.vpaddq.5
vpsrlq ymm3, ymm0, 30	// update.limb2.vpsrlq
vpand ymm4, ymm0, ymmword ptr [rdi+448]	// update.limb2.vpand
adc r12, 0	// third1.step15.w
cmovs rcx, rdx	// third1.step15.h
mov qword ptr [rdi-8], rcx	// third1.step15.store_h15
mov rbp, -2	// third1.step16.c1
vmovdqa ymmword ptr [rdi+800], ymm4	// update.limb2.vmovdqa
vpmuldq ymm1, ymm9, ymmword ptr [rdi+864]	// update.limb3.vpmuldq
vpmuldq ymm13, ymm10, ymm12	// update.limb3.vpmuldq.2
vpaddq ymm15, ymm1, ymm13	// update.limb3.vpaddq
vpshufd ymm5, ymmword ptr [rdi+896], 0x4e	// update.limb3.vpshufd
cmovs r8, rsi	// third1.step15.d
sarx r14, r8, r15	// third1.step15.s
sub rbp, r8	// third1.step16.c1.2
lea rbx, [r8-1]	// third1.step16.c0
vpmuldq ymm7, ymm8, ymmword ptr [rdi+896]	// update.limb3.vpmuldq.3
vpmuldq ymm0, ymm11, ymm5	// update.limb3.vpmuldq.4
vpaddq ymm4, ymm7, ymm0	// update.limb3.vpaddq.2
vpaddq ymm12, ymm15, ymm4	// update.limb3.vpaddq.3
vpaddq ymm1, ymm12, ymmword ptr [rdi+512]	// update.limb3.vpaddq.4
vpaddq ymm13, ymm1, ymm3	// update.limb3.vpaddq.5
mov rax, rcx	// copy for third1.step16.x
xor rax, r14	// third1.step16.x
sar r10, 1	// third1.step16.t
lea r13, [r10+rax]	// third1.step16.y
cmovc r13, r10	// third1.step16.G
adc r14, 0	// third1.step16.w
cmovs rcx, r10	// third1.step16.h
mov qword ptr [rdi+0], rcx	// third1.step16.store_h16
vpsrlq ymm7, ymm13, 30	// update.limb3.vpsrlq
vpand ymm0, ymm13, ymmword ptr [rdi+448]	// update.limb3.vpand
vmovdqa ymmword ptr [rdi+832], ymm0	// update.limb3.vmovdqa
vpmuldq ymm15, ymm9, ymmword ptr [rdi+896]	// update.limb4.vpmuldq
vpmuldq ymm4, ymm10, ymm5	// update.limb4.vpmuldq.2
vpaddq ymm12, ymm15, ymm4	// update.limb4.vpaddq
vpshufd ymm1, ymmword ptr [rdi+928], 0x4e	// update.limb4.vpshufd
vpmuldq ymm3, ymm8, ymmword ptr [rdi+928]	// update.limb4.vpmuldq.3
vpmuldq ymm13, ymm11, ymm1	// update.limb4.vpmuldq.4
mov r9, -2	// third1.step17.c1
vpaddq ymm5, ymm3, ymm13	// update.limb4.vpaddq.2
vpaddq ymm15, ymm12, ymm5	// update.limb4.vpaddq.3
vpaddq ymm4, ymm15, ymmword ptr [rdi+512]	// update.limb4.vpaddq.4
vpaddq ymm3, ymm4, ymm7	// update.limb4.vpaddq.5
vpsrlq ymm13, ymm3, 30	// update.limb4.vpsrlq
vpand ymm12, ymm3, ymmword ptr [rdi+448]	// update.limb4.vpand
cmovs rbx, rbp	// third1.step16.d
sarx r11, rbx, r15	// third1.step16.s
sub r9, rbx	// third1.step17.c1.2
lea r12, [rbx-1]	// third1.step17.c0
vmovdqa ymmword ptr [rdi+864], ymm12	// update.limb4.vmovdqa
mov rdx, rcx	// copy for third1.step17.x
xor rdx, r11	// third1.step17.x
sar r13, 1	// third1.step17.t
lea rsi, [r13+rdx]	// third1.step17.y
cmovc rsi, r13	// third1.step17.G
vpmuldq ymm5, ymm9, ymmword ptr [rdi+928]	// update.limb5.vpmuldq
vpmuldq ymm15, ymm10, ymm1	// update.limb5.vpmuldq.2
vpaddq ymm4, ymm5, ymm15	// update.limb5.vpaddq
vpshufd ymm7, ymmword ptr [rdi+960], 0x4e	// update.limb5.vpshufd
vpmuldq ymm3, ymm8, ymmword ptr [rdi+960]	// update.limb5.vpmuldq.3
adc r11, 0	// third1.step17.w
cmovs rcx, r13	// third1.step17.h
mov qword ptr [rdi+8], rcx	// third1.step17.store_h17
mov r8, -2	// third1.step18.c1
vpmuldq ymm1, ymm11, ymm7	// update.limb5.vpmuldq.4
vpaddq ymm5, ymm3, ymm1	// update.limb5.vpaddq.2
vpaddq ymm15, ymm4, ymm5	// update.limb5.vpaddq.3
vpaddq ymm3, ymm15, ymmword ptr [rdi+512]	// update.limb5.vpaddq.4
cmovs r12, r9	// third1.step17.d
sarx rax, r12, r15	// third1.step17.s
sub r8, r12	// third1.step18.c1.2
lea r14, [r12-1]	// third1.step18.c0
vpaddq ymm1, ymm3, ymm13	// update.limb5.vpaddq.5
vpsrlq ymm4, ymm1, 30	// update.limb5.vpsrlq
vpand ymm5, ymm1, ymmword ptr [rdi+448]	// update.limb5.vpand
vmovdqa ymmword ptr [rdi+896], ymm5	// update.limb5.vmovdqa
vpsrlq ymm15, ymm0, 11	// update.limb5.above.vpsrlq
vpsllq ymm3, ymm12, 19	// update.limb5.above.vpsllq
mov r10, rcx	// copy for third1.step18.x
xor r10, rax	// third1.step18.x
sar rsi, 1	// third1.step18.t
lea rbp, [rsi+r10]	// third1.step18.y
cmovc rbp, rsi	// third1.step18.G
adc rax, 0	// third1.step18.w
cmovs rcx, rsi	// third1.step18.h
mov qword ptr [rdi+16], rcx	// third1.step18.store_h18
vpsllq ymm13, ymm5, 49	// update.limb5.above.vpsllq.2
vpaddq ymm1, ymm15, ymm3	// update.limb5.above.vpaddq
vpaddq ymm0, ymm1, ymm13	// update.limb5.above.vpaddq.2
vmovdqa ymmword ptr [rdi+672], ymm0	// update.limb5.above.vmovdqa
vmovdqu ymm12, ymmword ptr [rdi+232]	// end.joints.vmovdqu
vpmuldq ymm5, ymm9, ymmword ptr [rdi+960]	// update.limb6.vpmuldq
vpmuldq ymm15, ymm10, ymm7	// update.limb6.vpmuldq.2
vpaddq ymm3, ymm5, ymm15	// update.limb6.vpaddq
vpshufd ymm1, ymmword ptr [rdi+992], 0x4e	// update.limb6.vpshufd
vmovdqu ymm13, ymmword ptr [rdi+240]	// end.joints.vmovdqu.2
vpmuldq ymm0, ymm8, ymmword ptr [rdi+992]	// update.limb6.vpmuldq.3
mov rbx, -2	// third1.step19.c1
vpmuldq ymm7, ymm11, ymm1	// update.limb6.vpmuldq.4
vpaddq ymm5, ymm0, ymm7	// update.limb6.vpaddq.2
vpaddq ymm15, ymm3, ymm5	// update.limb6.vpaddq.3
vmovdqu ymm0, ymmword ptr [rdi+256]	// end.joints.vmovdqu.3
vpaddq ymm7, ymm15, ymmword ptr [rdi+512]	// update.limb6.vpaddq.4
vpaddq ymm3, ymm7, ymm4	// update.limb6.vpaddq.5
vpsrlq ymm5, ymm3, 30	// update.limb6.vpsrlq
cmovs r14, r8	// third1.step18.d
sarx rdx, r14, r15	// third1.step18.s
sub rbx, r14	// third1.step19.c1.2
vpand ymm15, ymm3, ymmword ptr [rdi+448]	// update.limb6.vpand
lea r11, [r14-1]	// third1.step19.c0
mov r13, rcx	// copy for third1.step19.x
xor r13, rdx	// third1.step19.x
sar rbp, 1	// third1.step19.t
lea r9, [rbp+r13]	// third1.step19.y
cmovc r9, rbp	// third1.step19.G
vmovdqa ymmword ptr [rdi+928], ymm15	// update.limb6.vmovdqa
vpxor ymm7, ymm12, ymm13	// end.joints.vpxor
vpmuldq ymm4, ymm9, ymmword ptr [rdi+992]	// update.limb7.vpmuldq
vpmuldq ymm3, ymm10, ymm1	// update.limb7.vpmuldq.2
vpaddq ymm15, ymm4, ymm3	// update.limb7.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1024], 0x4e	// update.limb7.vpshufd
vpxor ymm1, ymm12, ymm0	// end.joints.vpxor.2
adc rdx, 0	// third1.step19.w
cmovs rcx, rbp	// third1.step19.h
mov qword ptr [rdi+24], rcx	// third1.step19.store_h19
mov r12, -2	// third1.step20.c1
vpmuldq ymm4, ymm8, ymmword ptr [rdi+1024]	// update.limb7.vpmuldq.3
vpmuldq ymm3, ymm11, ymm13	// update.limb7.vpmuldq.4
vpaddq ymm0, ymm4, ymm3	// update.limb7.vpaddq.2
vpaddq ymm4, ymm15, ymm0	// update.limb7.vpaddq.3
vpandn ymm3, ymm7, ymm1	// end.joints.vpandn
vpaddq ymm15, ymm4, ymmword ptr [rdi+512]	// update.limb7.vpaddq.4
cmovs r11, rbx	// third1.step19.d
sarx r10, r11, r15	// third1.step19.s
sub r12, r11	// third1.step20.c1.2
lea rax, [r11-1]	// third1.step20.c0
vpaddq ymm0, ymm15, ymm5	// update.limb7.vpaddq.5
vpsrlq ymm7, ymm0, 30	// update.limb7.vpsrlq
vpand ymm1, ymm0, ymmword ptr [rdi+448]	// update.limb7.vpand
vpxor ymm4, ymm3, ymm12	// end.joints.vpxor.3
vmovdqa ymmword ptr [rdi+960], ymm1	// update.limb7.vmovdqa
vpmuldq ymm15, ymm9, ymmword ptr [rdi+1024]	// update.limb8.vpmuldq
mov rsi, rcx	// copy for third1.step20.x
xor rsi, r10	// third1.step20.x
sar r9, 1	// third1.step20.t
lea r8, [r9+rsi]	// third1.step20.y
cmovc r8, r9	// third1.step20.G
adc r10, 0	// third1.step20.w
cmovs rcx, r9	// third1.step20.h
mov qword ptr [rdi+32], rcx	// third1.step20.store_h20
vpmuldq ymm5, ymm10, ymm13	// update.limb8.vpmuldq.2
vpaddq ymm0, ymm15, ymm5	// update.limb8.vpaddq
vpshufd ymm3, ymmword ptr [rdi+1056], 0x4e	// update.limb8.vpshufd
vpxor ymm12, ymm4, ymmword ptr [rdi+768]	// end.joints.vpxor.4
vpmuldq ymm1, ymm8, ymmword ptr [rdi+1056]	// update.limb8.vpmuldq.3
vpmuldq ymm13, ymm11, ymm3	// update.limb8.vpmuldq.4
vpaddq ymm15, ymm1, ymm13	// update.limb8.vpaddq.2
vpaddq ymm5, ymm0, ymm15	// update.limb8.vpaddq.3
vmovdqa ymmword ptr [rdi+768], ymm12	// end.joints.vmovdqa
vpaddq ymm4, ymm5, ymmword ptr [rdi+512]	// update.limb8.vpaddq.4
vpaddq ymm1, ymm4, ymm7	// update.limb8.vpaddq.5
vpsrlq ymm13, ymm1, 30	// update.limb8.vpsrlq
vpand ymm0, ymm1, ymmword ptr [rdi+448]	// update.limb8.vpand
vmovdqa ymmword ptr [rdi+992], ymm0	// update.limb8.vmovdqa
vpmuldq ymm15, ymm9, ymmword ptr [rdi+1056]	// update.limb9.vpmuldq
vpmuldq ymm12, ymm10, ymm3	// update.limb9.vpmuldq.2
vpaddq ymm5, ymm15, ymm12	// update.limb9.vpaddq
cmovs rax, r12	// third1.step20.d
mov r14, r8	// copy for change1.G.add_rounding_G
add r14, qword ptr [rdi+48]	// change1.G.add_rounding_G
mov r13, rcx	// copy for change1.h.add_rounding_h
add r13, qword ptr [rdi+40]	// change1.h.add_rounding_h
mov rdx, r8	// copy for change1.G.shl
shl rdx, 43	// change1.G.shl
mov rbp, rcx	// copy for change1.h.shl
shl rbp, 44	// change1.h.shl
rorx rbx, r14, 22	// change1.G.first_entry
rorx r11, r14, 43	// change1.G.second_entry
rorx rsi, r13, 21	// change1.h.first_entry
rorx r10, r13, 42	// change1.h.second_entry
sarx r9, rax, r15	// third1.step20.s
add rdx, qword ptr [rdi+64]	// change1.G.add_refill_G
add rbp, qword ptr [rdi+56]	// change1.h.add_refill_h
imul rbx, qword ptr [rdi+336]	// change1.G.imul_high0f
imul r11, qword ptr [rdi+352]	// change1.G.imul_high0g
imul rsi, qword ptr [rdi+336]	// change1.h.imul_high0f
imul r10, qword ptr [rdi+352]	// change1.h.imul_high0g
vpshufd ymm4, ymmword ptr [rdi+1088], 0x4e	// update.limb9.vpshufd
vpmuldq ymm7, ymm8, ymmword ptr [rdi+1088]	// update.limb9.vpmuldq.3
vpmuldq ymm1, ymm11, ymm4	// update.limb9.vpmuldq.4
vpaddq ymm0, ymm7, ymm1	// update.limb9.vpaddq.2
vpaddq ymm3, ymm5, ymm0	// update.limb9.vpaddq.3
lea r12, [rbx+rdx]	// change1.G.add
vpaddq ymm15, ymm3, ymmword ptr [rdi+512]	// update.limb9.vpaddq.4
lea r14, [rsi+rbp]	// change1.h.add
vpaddq ymm12, ymm15, ymm13	// update.limb9.vpaddq.5
vpsrlq ymm7, ymm12, 30	// update.limb9.vpsrlq
vpand ymm1, ymm12, ymmword ptr [rdi+448]	// update.limb9.vpand
vmovdqa ymmword ptr [rdi+1024], ymm1	// update.limb9.vmovdqa
sub r12, r11	// change1.G.sub
sub r14, r10	// change1.h.sub
vpmuldq ymm5, ymm9, ymmword ptr [rdi+1088]	// update.limb10.vpmuldq
vpmuldq ymm0, ymm10, ymm4	// update.limb10.vpmuldq.2
vpaddq ymm3, ymm5, ymm0	// update.limb10.vpaddq
vpshufd ymm15, ymmword ptr [rdi+1120], 0x4e	// update.limb10.vpshufd
ror r12, 43	// change1.G.packed
vmovdqu ymm13, ymmword ptr [rdi-120]	// third2.trail.vmovdqu
ror r14, 44	// change1.h.packed
vpmuldq ymm12, ymm8, ymmword ptr [rdi+1120]	// update.limb10.vpmuldq.3
vpmuldq ymm1, ymm11, ymm15	// update.limb10.vpmuldq.4
vpaddq ymm4, ymm12, ymm1	// update.limb10.vpaddq.2
vpaddq ymm5, ymm3, ymm4	// update.limb10.vpaddq.3
vpaddq ymm0, ymm5, ymmword ptr [rdi+512]	// update.limb10.vpaddq.4
vpaddq ymm12, ymm0, ymm7	// update.limb10.vpaddq.5
vpsrlq ymm1, ymm12, 30	// update.limb10.vpsrlq
vpand ymm3, ymm12, ymmword ptr [rdi+448]	// update.limb10.vpand
mov qword ptr [rdi+232], rcx	// change1.store_end1
vmovdqa ymmword ptr [rdi+1056], ymm3	// update.limb10.vmovdqa
vpandn ymm4, ymm13, ymmword ptr [rdi-128]	// third2.trail.vpandn
vpmuldq ymm5, ymm9, ymmword ptr [rdi+1120]	// update.limb11.vpmuldq
vpmuldq ymm0, ymm10, ymm15	// update.limb11.vpmuldq.2
vpaddq ymm7, ymm5, ymm0	// update.limb11.vpaddq
mov r13, rcx	// copy for change1.N1v.add_rounding_h
add r13, qword ptr [rdi+40]	// change1.N1v.add_rounding_h
vpshufd ymm12, ymmword ptr [rdi+1152], 0x4e	// update.limb11.vpshufd
vpmuldq ymm3, ymm8, ymmword ptr [rdi+1152]	// update.limb11.vpmuldq.3
vpmuldq ymm13, ymm11, ymm12	// update.limb11.vpmuldq.4
vpaddq ymm15, ymm3, ymm13	// update.limb11.vpaddq.2
sar r13, 42	// change1.N1v.sar
vpaddq ymm5, ymm7, ymm15	// update.limb11.vpaddq.3
mov rbx, -2	// third2.step1.c1
sub rbx, rax	// third2.step1.c1.2
vpaddq ymm0, ymm5, ymmword ptr [rdi+512]	// update.limb11.vpaddq.4
vmovdqa ymm3, ymmword ptr [rdi-128]	// third2.trail.vmovdqa
mov qword ptr [rdi-128], r14	// third2.store_h0
vpaddq ymm13, ymm0, ymm1	// update.limb11.vpaddq.5
vpsrlq ymm7, ymm13, 30	// update.limb11.vpsrlq
vpand ymm15, ymm13, ymmword ptr [rdi+448]	// update.limb11.vpand
mov qword ptr [rdi+80], r13	// change1.N1v.store_N1v
vmovdqa ymmword ptr [rdi+1088], ymm15	// update.limb11.vmovdqa
vpmuldq ymm5, ymm9, ymmword ptr [rdi+1152]	// update.limb12.vpmuldq
lea rdx, [rax-1]	// third2.step1.c0
mov rsi, r14	// copy for third2.step1.x
xor rsi, r9	// third2.step1.x
sar r12, 1	// third2.step1.t
lea rbp, [r12+rsi]	// third2.step1.y
cmovc rbp, r12	// third2.step1.G
vpmuldq ymm0, ymm10, ymm12	// update.limb12.vpmuldq.2
vpaddq ymm1, ymm5, ymm0	// update.limb12.vpaddq
lea r11, [rcx+1048576]	// change1.N1u.offset
vpshufd ymm13, ymmword ptr [rdi+1184], 0x4e	// update.limb12.vpshufd
vpmuldq ymm15, ymm8, ymmword ptr [rdi+1184]	// update.limb12.vpmuldq.3
vmovdqu ymm12, ymmword ptr [rdi-88]	// third2.trail.vmovdqu.2
vpmuldq ymm5, ymm11, ymm13	// update.limb12.vpmuldq.4
adc r9, 0	// third2.step1.w
cmovs r14, r12	// third2.step1.h
mov qword ptr [rdi-120], r14	// third2.step1.store_h1
vpaddq ymm0, ymm15, ymm5	// update.limb12.vpaddq.2
mov r10, -2	// third2.step2.c1
vpaddq ymm15, ymm1, ymm0	// update.limb12.vpaddq.3
vpaddq ymm5, ymm15, ymmword ptr [rdi+512]	// update.limb12.vpaddq.4
vpaddq ymm1, ymm5, ymm7	// update.limb12.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb12.vpsrlq
cmovs rdx, rbx	// third2.step1.d
sarx r13, rdx, r15	// third2.step1.s
shl r11, 22	// change1.N1u.shl
sub r10, rdx	// third2.step2.c1.2
lea rax, [rdx-1]	// third2.step2.c0
vpand ymm15, ymm1, ymmword ptr [rdi+448]	// update.limb12.vpand
sar r11, 43	// change1.N1u.sar
vmovdqa ymmword ptr [rdi+1120], ymm15	// update.limb12.vmovdqa
vpmuldq ymm5, ymm9, ymmword ptr [rdi+1184]	// update.limb13.vpmuldq
vpmuldq ymm7, ymm10, ymm13	// update.limb13.vpmuldq.2
vpandn ymm1, ymm12, ymmword ptr [rdi-96]	// third2.trail.vpandn.2
vpaddq ymm15, ymm5, ymm7	// update.limb13.vpaddq
mov qword ptr [rdi+72], r11	// change1.N1u.store_N1u
vpshufd ymm13, ymmword ptr [rdi+1216], 0x4e	// update.limb13.vpshufd
mov rsi, r14	// copy for third2.step2.x
xor rsi, r13	// third2.step2.x
sar rbp, 1	// third2.step2.t
lea rcx, [rbp+rsi]	// third2.step2.y
cmovc rcx, rbp	// third2.step2.G
adc r13, 0	// third2.step2.w
cmovs r14, rbp	// third2.step2.h
mov qword ptr [rdi-112], r14	// third2.step2.store_h2
vpmuldq ymm12, ymm8, ymmword ptr [rdi+1216]	// update.limb13.vpmuldq.3
vpmuldq ymm5, ymm11, ymm13	// update.limb13.vpmuldq.4
vpaddq ymm7, ymm12, ymm5	// update.limb13.vpaddq.2
vpaddq ymm12, ymm15, ymm7	// update.limb13.vpaddq.3
vpaddq ymm5, ymm12, ymmword ptr [rdi+512]	// update.limb13.vpaddq.4
vpaddq ymm15, ymm5, ymm0	// update.limb13.vpaddq.5
vpsrlq ymm7, ymm15, 30	// update.limb13.vpsrlq
vpxor ymm12, ymm3, ymmword ptr [rdi-96]	// third2.trail.vpxor
vpand ymm5, ymm15, ymmword ptr [rdi+448]	// update.limb13.vpand
vmovdqa ymmword ptr [rdi+1152], ymm5	// update.limb13.vmovdqa
mov r9, -2	// third2.step3.c1
vpmuldq ymm0, ymm9, ymmword ptr [rdi+1216]	// update.limb14.vpmuldq
vpmuldq ymm3, ymm10, ymm13	// update.limb14.vpmuldq.2
vpaddq ymm15, ymm0, ymm3	// update.limb14.vpaddq
vpshufd ymm5, ymmword ptr [rdi+1248], 0x4e	// update.limb14.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1248]	// update.limb14.vpmuldq.3
vpmuldq ymm0, ymm11, ymm5	// update.limb14.vpmuldq.4
cmovs rax, r10	// third2.step2.d
mov r12, r8	// copy for change1.N1r.add_rounding_G
add r12, qword ptr [rdi+48]	// change1.N1r.add_rounding_G
sarx rbx, rax, r15	// third2.step2.s
sar r12, 43	// change1.N1r.sar
sub r9, rax	// third2.step3.c1.2
mov qword ptr [rdi+96], r12	// change1.N1r.store_N1r
vpaddq ymm3, ymm13, ymm0	// update.limb14.vpaddq.2
lea rdx, [rax-1]	// third2.step3.c0
mov r11, r14	// copy for third2.step3.x
xor r11, rbx	// third2.step3.x
sar rcx, 1	// third2.step3.t
lea rsi, [rcx+r11]	// third2.step3.y
cmovc rsi, rcx	// third2.step3.G
vpxor ymm13, ymm4, ymm1	// third2.trail.vpxor.2
vpaddq ymm0, ymm15, ymm3	// update.limb14.vpaddq.3
lea r13, [r8+2097152]	// change1.N1q.offset
vpaddq ymm4, ymm0, ymmword ptr [rdi+512]	// update.limb14.vpaddq.4
vpaddq ymm1, ymm4, ymm7	// update.limb14.vpaddq.5
vpsrlq ymm15, ymm1, 30	// update.limb14.vpsrlq
vpand ymm3, ymm1, ymmword ptr [rdi+448]	// update.limb14.vpand
adc rbx, 0	// third2.step3.w
cmovs r14, rcx	// third2.step3.h
mov qword ptr [rdi-104], r14	// third2.step3.store_h3
mov rbp, -2	// third2.step4.c1
vmovdqa ymmword ptr [rdi+1184], ymm3	// update.limb14.vmovdqa
vpmuldq ymm0, ymm9, ymmword ptr [rdi+1248]	// update.limb15.vpmuldq
vpmuldq ymm4, ymm10, ymm5	// update.limb15.vpmuldq.2
vpaddq ymm7, ymm0, ymm4	// update.limb15.vpaddq
vmovdqu ymm1, ymmword ptr [rdi-56]	// third2.trail.vmovdqu.3
vpshufd ymm3, ymmword ptr [rdi+1280], 0x4e	// update.limb15.vpshufd
cmovs rdx, r9	// third2.step3.d
sarx r10, rdx, r15	// third2.step3.s
shl r13, 21	// change1.N1q.shl
sub rbp, rdx	// third2.step4.c1.2
lea r12, [rdx-1]	// third2.step4.c0
sar r13, 43	// change1.N1q.sar
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1280]	// update.limb15.vpmuldq.3
vpmuldq ymm0, ymm11, ymm3	// update.limb15.vpmuldq.4
vpaddq ymm4, ymm5, ymm0	// update.limb15.vpaddq.2
vpaddq ymm5, ymm7, ymm4	// update.limb15.vpaddq.3
mov qword ptr [rdi+88], r13	// change1.N1q.store_N1q
vpaddq ymm0, ymm5, ymmword ptr [rdi+512]	// update.limb15.vpaddq.4
mov rax, r14	// copy for third2.step4.x
xor rax, r10	// third2.step4.x
sar rsi, 1	// third2.step4.t
lea r11, [rsi+rax]	// third2.step4.y
cmovc r11, rsi	// third2.step4.G
adc r10, 0	// third2.step4.w
cmovs r14, rsi	// third2.step4.h
mov qword ptr [rdi-96], r14	// third2.step4.store_h4
vpaddq ymm7, ymm0, ymm15	// update.limb15.vpaddq.5
vpsrlq ymm4, ymm7, 30	// update.limb15.vpsrlq
vpand ymm5, ymm7, ymmword ptr [rdi+448]	// update.limb15.vpand
vpandn ymm0, ymm1, ymmword ptr [rdi-64]	// third2.trail.vpandn.3
mov r8, qword ptr [rdi+72]	// change1.w1f.load_N1u
vmovdqa ymmword ptr [rdi+1216], ymm5	// update.limb15.vmovdqa
vpmuldq ymm15, ymm9, ymmword ptr [rdi+1280]	// update.limb16.vpmuldq
vpmuldq ymm7, ymm10, ymm3	// update.limb16.vpmuldq.2
vpaddq ymm1, ymm15, ymm7	// update.limb16.vpaddq
vpshufd ymm5, ymmword ptr [rdi+1312], 0x4e	// update.limb16.vpshufd
vpmuldq ymm3, ymm8, ymmword ptr [rdi+1312]	// update.limb16.vpmuldq.3
mov rbx, -2	// third2.step5.c1
vpmuldq ymm15, ymm11, ymm5	// update.limb16.vpmuldq.4
vpaddq ymm7, ymm3, ymm15	// update.limb16.vpaddq.2
vpaddq ymm3, ymm1, ymm7	// update.limb16.vpaddq.3
vpxor ymm15, ymm12, ymmword ptr [rdi-64]	// third2.trail.vpxor.3
vpaddq ymm1, ymm3, ymmword ptr [rdi+512]	// update.limb16.vpaddq.4
vpaddq ymm7, ymm1, ymm4	// update.limb16.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb16.vpsrlq
cmovs r12, rbp	// third2.step4.d
sarx rcx, r12, r15	// third2.step4.s
imul r8, qword ptr [rdi+328]	// change1.w1f.imul_w0f
sub rbx, r12	// third2.step5.c1.2
mov r9, qword ptr [rdi+80]	// change1.w1f.load_N1v
vpand ymm3, ymm7, ymmword ptr [rdi+448]	// update.limb16.vpand
lea rdx, [r12-1]	// third2.step5.c0
mov r13, r14	// copy for third2.step5.x
xor r13, rcx	// third2.step5.x
sar r11, 1	// third2.step5.t
lea rax, [r11+r13]	// third2.step5.y
cmovc rax, r11	// third2.step5.G
vmovdqa ymmword ptr [rdi+1248], ymm3	// update.limb16.vmovdqa
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1312]	// update.limb17.vpmuldq
vpmuldq ymm4, ymm10, ymm5	// update.limb17.vpmuldq.2
vpaddq ymm7, ymm1, ymm4	// update.limb17.vpaddq
vpshufd ymm3, ymmword ptr [rdi+1344], 0x4e	// update.limb17.vpshufd
adc rcx, 0	// third2.step5.w
cmovs r14, r11	// third2.step5.h
mov qword ptr [rdi-88], r14	// third2.step5.store_h5
vpxor ymm5, ymm13, ymm0	// third2.trail.vpxor.4
mov r10, -2	// third2.step6.c1
vpmuldq ymm1, ymm8, ymmword ptr [rdi+1344]	// update.limb17.vpmuldq.3
vpmuldq ymm4, ymm11, ymm3	// update.limb17.vpmuldq.4
vpaddq ymm13, ymm1, ymm4	// update.limb17.vpaddq.2
vpaddq ymm0, ymm7, ymm13	// update.limb17.vpaddq.3
vpaddq ymm1, ymm0, ymmword ptr [rdi+512]	// update.limb17.vpaddq.4
cmovs rdx, rbx	// third2.step5.d
imul r9, qword ptr [rdi+344]	// change1.w1f.imul_w0g
sarx rsi, rdx, r15	// third2.step5.s
sub r9, r8	// change1.w1f.sub
sub r10, rdx	// third2.step6.c1.2
lea rbp, [rdx-1]	// third2.step6.c0
sar r9, 20	// change1.w1f.sar
vpaddq ymm4, ymm1, ymm12	// update.limb17.vpaddq.5
vpsrlq ymm7, ymm4, 30	// update.limb17.vpsrlq
vpand ymm13, ymm4, ymmword ptr [rdi+448]	// update.limb17.vpand
mov qword ptr [rdi+360], r9	// change1.w1f.store_w1f
vmovdqa ymmword ptr [rdi+1280], ymm13	// update.limb17.vmovdqa
vmovdqu ymm0, ymmword ptr [rdi-24]	// third2.trail.vmovdqu.4
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1344]	// update.limb18.vpmuldq
vpmuldq ymm12, ymm10, ymm3	// update.limb18.vpmuldq.2
mov r12, r14	// copy for third2.step6.x
xor r12, rsi	// third2.step6.x
sar rax, 1	// third2.step6.t
lea r13, [rax+r12]	// third2.step6.y
cmovc r13, rax	// third2.step6.G
adc rsi, 0	// third2.step6.w
cmovs r14, rax	// third2.step6.h
mov qword ptr [rdi-80], r14	// third2.step6.store_h6
vpaddq ymm4, ymm1, ymm12	// update.limb18.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1376], 0x4e	// update.limb18.vpshufd
mov rcx, qword ptr [rdi+88]	// change1.w1g.load_N1q
vpmuldq ymm3, ymm8, ymmword ptr [rdi+1376]	// update.limb18.vpmuldq.3
vpmuldq ymm1, ymm11, ymm13	// update.limb18.vpmuldq.4
vpaddq ymm12, ymm3, ymm1	// update.limb18.vpaddq.2
vpaddq ymm3, ymm4, ymm12	// update.limb18.vpaddq.3
vpaddq ymm1, ymm3, ymmword ptr [rdi+512]	// update.limb18.vpaddq.4
vpaddq ymm4, ymm1, ymm7	// update.limb18.vpaddq.5
vpandn ymm12, ymm0, ymmword ptr [rdi-32]	// third2.trail.vpandn.4
vpsrlq ymm3, ymm4, 30	// update.limb18.vpsrlq
mov r11, -2	// third2.step7.c1
vpand ymm1, ymm4, ymmword ptr [rdi+448]	// update.limb18.vpand
vmovdqa ymmword ptr [rdi+1312], ymm1	// update.limb18.vmovdqa
vpmuldq ymm7, ymm9, ymmword ptr [rdi+1376]	// update.limb19.vpmuldq
vpmuldq ymm0, ymm10, ymm13	// update.limb19.vpmuldq.2
vpaddq ymm4, ymm7, ymm0	// update.limb19.vpaddq
cmovs rbp, r10	// third2.step6.d
sarx rbx, rbp, r15	// third2.step6.s
imul rcx, qword ptr [rdi+328]	// change1.w1g.imul_w0f
sub r11, rbp	// third2.step7.c1.2
mov r8, qword ptr [rdi+96]	// change1.w1g.load_N1r
vpshufd ymm1, ymmword ptr [rdi+1408], 0x4e	// update.limb19.vpshufd
imul r8, qword ptr [rdi+344]	// change1.w1g.imul_w0g
lea rdx, [rbp-1]	// third2.step7.c0
mov r9, r14	// copy for third2.step7.x
xor r9, rbx	// third2.step7.x
sar r13, 1	// third2.step7.t
lea r12, [r13+r9]	// third2.step7.y
cmovc r12, r13	// third2.step7.G
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1408]	// update.limb19.vpmuldq.3
vpmuldq ymm7, ymm11, ymm1	// update.limb19.vpmuldq.4
vpxor ymm0, ymm15, ymmword ptr [rdi-32]	// third2.trail.vpxor.5
vpaddq ymm15, ymm13, ymm7	// update.limb19.vpaddq.2
vpaddq ymm13, ymm4, ymm15	// update.limb19.vpaddq.3
vpaddq ymm7, ymm13, ymmword ptr [rdi+512]	// update.limb19.vpaddq.4
adc rbx, 0	// third2.step7.w
cmovs r14, r13	// third2.step7.h
mov qword ptr [rdi-72], r14	// third2.step7.store_h7
vpaddq ymm4, ymm7, ymm3	// update.limb19.vpaddq.5
mov rsi, -2	// third2.step8.c1
vpsrlq ymm15, ymm4, 30	// update.limb19.vpsrlq
vpand ymm13, ymm4, ymmword ptr [rdi+448]	// update.limb19.vpand
vmovdqa ymmword ptr [rdi+1344], ymm13	// update.limb19.vmovdqa
vpmuldq ymm7, ymm9, ymmword ptr [rdi+1408]	// update.limb20.vpmuldq
cmovs rdx, r11	// third2.step7.d
sarx rax, rdx, r15	// third2.step7.s
sub r8, rcx	// change1.w1g.sub
sub rsi, rdx	// third2.step8.c1.2
lea r10, [rdx-1]	// third2.step8.c0
sar r8, 20	// change1.w1g.sar
vpmuldq ymm3, ymm10, ymm1	// update.limb20.vpmuldq.2
vpxor ymm4, ymm5, ymm12	// third2.trail.vpxor.6
vpaddq ymm13, ymm7, ymm3	// update.limb20.vpaddq
vpshufd ymm1, ymmword ptr [rdi+1440], 0x4e	// update.limb20.vpshufd
mov qword ptr [rdi+368], r8	// change1.w1g.store_w1g
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1440]	// update.limb20.vpmuldq.3
vpmuldq ymm12, ymm11, ymm1	// update.limb20.vpmuldq.4
vpaddq ymm7, ymm5, ymm12	// update.limb20.vpaddq.2
mov rbp, r14	// copy for third2.step8.x
xor rbp, rax	// third2.step8.x
sar r12, 1	// third2.step8.t
lea r9, [r12+rbp]	// third2.step8.y
cmovc r9, r12	// third2.step8.G
adc rax, 0	// third2.step8.w
cmovs r14, r12	// third2.step8.h
mov qword ptr [rdi-64], r14	// third2.step8.store_h8
vpaddq ymm3, ymm13, ymm7	// update.limb20.vpaddq.3
mov rbx, qword ptr [rdi+72]	// change1.high1f.load_N1u
vpaddq ymm5, ymm3, ymmword ptr [rdi+512]	// update.limb20.vpaddq.4
vpaddq ymm12, ymm5, ymm15	// update.limb20.vpaddq.5
vpsrlq ymm13, ymm12, 30	// update.limb20.vpsrlq
vmovdqu ymm7, ymmword ptr [rdi+8]	// third2.trail.vmovdqu.5
vpand ymm3, ymm12, ymmword ptr [rdi+448]	// update.limb20.vpand
vmovdqa ymmword ptr [rdi+1376], ymm3	// update.limb20.vmovdqa
vpmuldq ymm5, ymm9, ymmword ptr [rdi+1440]	// update.limb21.vpmuldq
vpmuldq ymm15, ymm10, ymm1	// update.limb21.vpmuldq.2
vpaddq ymm12, ymm5, ymm15	// update.limb21.vpaddq
mov r13, -2	// third2.step9.c1
vpshufd ymm3, ymmword ptr [rdi+1472], 0x4e	// update.limb21.vpshufd
vpmuldq ymm1, ymm8, ymmword ptr [rdi+1472]	// update.limb21.vpmuldq.3
vpmuldq ymm5, ymm11, ymm3	// update.limb21.vpmuldq.4
vpaddq ymm15, ymm1, ymm5	// update.limb21.vpaddq.2
vpandn ymm1, ymm7, ymmword ptr [rdi+0]	// third2.trail.vpandn.5
vpaddq ymm5, ymm12, ymm15	// update.limb21.vpaddq.3
vpaddq ymm7, ymm5, ymmword ptr [rdi+512]	// update.limb21.vpaddq.4
cmovs r10, rsi	// third2.step8.d
sarx r11, r10, r15	// third2.step8.s
imul rbx, qword ptr [rdi+672]	// change1.high1f.imul_above_f
sub r13, r10	// third2.step9.c1.2
mov rcx, qword ptr [rdi+80]	// change1.high1f.load_N1v
imul rcx, qword ptr [rdi+680]	// change1.high1f.imul_above_g
vpaddq ymm12, ymm7, ymm13	// update.limb21.vpaddq.5
lea rdx, [r10-1]	// third2.step9.c0
mov r8, r14	// copy for third2.step9.x
xor r8, r11	// third2.step9.x
sar r9, 1	// third2.step9.t
lea rbp, [r9+r8]	// third2.step9.y
cmovc rbp, r9	// third2.step9.G
vpsrlq ymm15, ymm12, 30	// update.limb21.vpsrlq
vpand ymm5, ymm12, ymmword ptr [rdi+448]	// update.limb21.vpand
vmovdqa ymmword ptr [rdi+1408], ymm5	// update.limb21.vmovdqa
vpmuldq ymm7, ymm9, ymmword ptr [rdi+1472]	// update.limb22.vpmuldq
vpmuldq ymm13, ymm10, ymm3	// update.limb22.vpmuldq.2
adc r11, 0	// third2.step9.w
cmovs r14, r9	// third2.step9.h
mov qword ptr [rdi-56], r14	// third2.step9.store_h9
mov rax, -2	// third2.step10.c1
vpaddq ymm12, ymm7, ymm13	// update.limb22.vpaddq
vpxor ymm5, ymm0, ymmword ptr [rdi+0]	// third2.trail.vpxor.7
vpshufd ymm3, ymmword ptr [rdi+1504], 0x4e	// update.limb22.vpshufd
vpmuldq ymm7, ymm8, ymmword ptr [rdi+1504]	// update.limb22.vpmuldq.3
vpmuldq ymm13, ymm11, ymm3	// update.limb22.vpmuldq.4
vpaddq ymm0, ymm7, ymm13	// update.limb22.vpaddq.2
cmovs rdx, r13	// third2.step9.d
sarx r12, rdx, r15	// third2.step9.s
sub rcx, rbx	// change1.high1f.sub
sub rax, rdx	// third2.step10.c1.2
lea rsi, [rdx-1]	// third2.step10.c0
mov r10, qword ptr [rdi+360]	// change1.high1f.load_w1f
vpaddq ymm7, ymm12, ymm0	// update.limb22.vpaddq.3
vpaddq ymm13, ymm7, ymmword ptr [rdi+512]	// update.limb22.vpaddq.4
sar r10, 21	// change1.high1f.sar
vpaddq ymm12, ymm13, ymm15	// update.limb22.vpaddq.5
vpsrlq ymm0, ymm12, 30	// update.limb22.vpsrlq
vpand ymm7, ymm12, ymmword ptr [rdi+448]	// update.limb22.vpand
vpxor ymm13, ymm4, ymm1	// third2.trail.vpxor.8
mov r8, r14	// copy for third2.step10.x
xor r8, r12	// third2.step10.x
sar rbp, 1	// third2.step10.t
lea r11, [rbp+r8]	// third2.step10.y
cmovc r11, rbp	// third2.step10.G
adc r12, 0	// third2.step10.w
cmovs r14, rbp	// third2.step10.h
mov qword ptr [rdi-48], r14	// third2.step10.store_h10
vmovdqa ymmword ptr [rdi+1440], ymm7	// update.limb22.vmovdqa
lea r9, [r10+rcx]	// change1.high1f.add
vpmuldq ymm15, ymm9, ymmword ptr [rdi+1504]	// update.limb23.vpmuldq
vpmuldq ymm12, ymm10, ymm3	// update.limb23.vpmuldq.2
vpaddq ymm4, ymm15, ymm12	// update.limb23.vpaddq
vpshufd ymm1, ymmword ptr [rdi+1536], 0x4e	// update.limb23.vpshufd
vpmuldq ymm7, ymm8, ymmword ptr [rdi+1536]	// update.limb23.vpmuldq.3
vpmuldq ymm3, ymm11, ymm1	// update.limb23.vpmuldq.4
vpaddq ymm15, ymm7, ymm3	// update.limb23.vpaddq.2
vpaddq ymm12, ymm4, ymm15	// update.limb23.vpaddq.3
mov r13, -2	// third2.step11.c1
vpxor ymm7, ymm5, ymmword ptr [rdi+704]	// third2.trail.vpxor.9
vpaddq ymm3, ymm12, ymmword ptr [rdi+512]	// update.limb23.vpaddq.4
vpaddq ymm4, ymm3, ymm0	// update.limb23.vpaddq.5
vpsrlq ymm15, ymm4, 30	// update.limb23.vpsrlq
vpand ymm5, ymm4, ymmword ptr [rdi+448]	// update.limb23.vpand
vmovdqa ymmword ptr [rdi+1472], ymm5	// update.limb23.vmovdqa
vpmuldq ymm12, ymm9, ymmword ptr [rdi+1536]	// update.limb24.vpmuldq
cmovs rsi, rax	// third2.step10.d
sarx rbx, rsi, r15	// third2.step10.s
shl r9, 44	// change1.high1f.shl
mov qword ptr [rdi+376], r9	// change1.high1f.store_high1f
sub r13, rsi	// third2.step11.c1.2
mov rdx, qword ptr [rdi+88]	// change1.high1g.load_N1q
vpmuldq ymm3, ymm10, ymm1	// update.limb24.vpmuldq.2
lea r8, [rsi-1]	// third2.step11.c0
mov r12, r14	// copy for third2.step11.x
xor r12, rbx	// third2.step11.x
sar r11, 1	// third2.step11.t
lea rbp, [r11+r12]	// third2.step11.y
cmovc rbp, r11	// third2.step11.G
vpaddq ymm0, ymm12, ymm3	// update.limb24.vpaddq
vpshufd ymm4, ymmword ptr [rdi+1568], 0x4e	// update.limb24.vpshufd
vmovdqa ymmword ptr [rdi+704], ymm7	// third2.trail.vmovdqa.2
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1568]	// update.limb24.vpmuldq.3
vpmuldq ymm1, ymm11, ymm4	// update.limb24.vpmuldq.4
vpaddq ymm12, ymm5, ymm1	// update.limb24.vpaddq.2
adc rbx, 0	// third2.step11.w
cmovs r14, r11	// third2.step11.h
mov qword ptr [rdi-40], r14	// third2.step11.store_h11
mov r10, -2	// third2.step12.c1
vpaddq ymm3, ymm0, ymm12	// update.limb24.vpaddq.3
vpaddq ymm7, ymm3, ymmword ptr [rdi+512]	// update.limb24.vpaddq.4
vpaddq ymm5, ymm7, ymm15	// update.limb24.vpaddq.5
vpsrlq ymm1, ymm5, 30	// update.limb24.vpsrlq
vpand ymm0, ymm5, ymmword ptr [rdi+448]	// update.limb24.vpand
cmovs r8, r13	// third2.step11.d
sarx rcx, r8, r15	// third2.step11.s
imul rdx, qword ptr [rdi+672]	// change1.high1g.imul_above_f
sub r10, r8	// third2.step12.c1.2
lea rax, [r8-1]	// third2.step12.c0
mov r9, qword ptr [rdi+96]	// change1.high1g.load_N1r
vmovdqa ymmword ptr [rdi+1504], ymm0	// update.limb24.vmovdqa
imul r9, qword ptr [rdi+680]	// change1.high1g.imul_above_g
vpmuldq ymm12, ymm9, ymmword ptr [rdi+1568]	// update.limb25.vpmuldq
vpxor ymm3, ymm13, ymmword ptr [rdi+736]	// third2.trail.vpxor.10
vpmuldq ymm7, ymm10, ymm4	// update.limb25.vpmuldq.2
vpaddq ymm15, ymm12, ymm7	// update.limb25.vpaddq
vpshufd ymm5, ymmword ptr [rdi+1600], 0x4e	// update.limb25.vpshufd
vpmuldq ymm0, ymm8, ymmword ptr [rdi+1600]	// update.limb25.vpmuldq.3
sub r9, rdx	// change1.high1g.sub
mov rsi, r14	// copy for third2.step12.x
xor rsi, rcx	// third2.step12.x
sar rbp, 1	// third2.step12.t
lea r12, [rbp+rsi]	// third2.step12.y
cmovc r12, rbp	// third2.step12.G
adc rcx, 0	// third2.step12.w
cmovs r14, rbp	// third2.step12.h
mov qword ptr [rdi-32], r14	// third2.step12.store_h12
vpmuldq ymm13, ymm11, ymm5	// update.limb25.vpmuldq.4
vpaddq ymm4, ymm0, ymm13	// update.limb25.vpaddq.2
vpaddq ymm12, ymm15, ymm4	// update.limb25.vpaddq.3
vpaddq ymm7, ymm12, ymmword ptr [rdi+512]	// update.limb25.vpaddq.4
mov rbx, qword ptr [rdi+368]	// change1.high1g.load_w1g
vpaddq ymm0, ymm7, ymm1	// update.limb25.vpaddq.5
vmovdqa ymmword ptr [rdi+736], ymm3	// third2.trail.vmovdqa.3
vpsrlq ymm13, ymm0, 30	// update.limb25.vpsrlq
vpand ymm15, ymm0, ymmword ptr [rdi+448]	// update.limb25.vpand
vmovdqa ymmword ptr [rdi+1536], ymm15	// update.limb25.vmovdqa
mov r11, -2	// third2.step13.c1
vpmuldq ymm4, ymm9, ymmword ptr [rdi+1600]	// update.limb26.vpmuldq
vpmuldq ymm12, ymm10, ymm5	// update.limb26.vpmuldq.2
vpaddq ymm7, ymm4, ymm12	// update.limb26.vpaddq
vpshufd ymm1, ymmword ptr [rdi+1632], 0x4e	// update.limb26.vpshufd
vpmuldq ymm3, ymm8, ymmword ptr [rdi+1632]	// update.limb26.vpmuldq.3
vpmuldq ymm0, ymm11, ymm1	// update.limb26.vpmuldq.4
cmovs rax, r10	// third2.step12.d
sarx r13, rax, r15	// third2.step12.s
sar rbx, 21	// change1.high1g.sar
sub r11, rax	// third2.step13.c1.2
lea r8, [rbx+r9]	// change1.high1g.add
vpaddq ymm15, ymm3, ymm0	// update.limb26.vpaddq.2
lea rdx, [rax-1]	// third2.step13.c0
mov rsi, r14	// copy for third2.step13.x
xor rsi, r13	// third2.step13.x
sar r12, 1	// third2.step13.t
lea rcx, [r12+rsi]	// third2.step13.y
cmovc rcx, r12	// third2.step13.G
vpaddq ymm5, ymm7, ymm15	// update.limb26.vpaddq.3
vpaddq ymm4, ymm5, ymmword ptr [rdi+512]	// update.limb26.vpaddq.4
vpaddq ymm12, ymm4, ymm13	// update.limb26.vpaddq.5
vpsrlq ymm3, ymm12, 30	// update.limb26.vpsrlq
vpand ymm0, ymm12, ymmword ptr [rdi+448]	// update.limb26.vpand
adc r13, 0	// third2.step13.w
cmovs r14, r12	// third2.step13.h
mov qword ptr [rdi-24], r14	// third2.step13.store_h13
vmovdqa ymmword ptr [rdi+1568], ymm0	// update.limb26.vmovdqa
mov rbp, -2	// third2.step14.c1
vpmuldq ymm7, ymm9, ymmword ptr [rdi+1632]	// update.limb27.vpmuldq
vpmuldq ymm15, ymm10, ymm1	// update.limb27.vpmuldq.2
vpaddq ymm5, ymm7, ymm15	// update.limb27.vpaddq
vpshufd ymm4, ymmword ptr [rdi+1664], 0x4e	// update.limb27.vpshufd
cmovs rdx, r11	// third2.step13.d
sarx r10, rdx, r15	// third2.step13.s
shl r8, 44	// change1.high1g.shl
mov qword ptr [rdi+384], r8	// change1.high1g.store_high1g
sub rbp, rdx	// third2.step14.c1.2
lea rbx, [rdx-1]	// third2.step14.c0
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1664]	// update.limb27.vpmuldq.3
vpmuldq ymm12, ymm11, ymm4	// update.limb27.vpmuldq.4
vpaddq ymm0, ymm13, ymm12	// update.limb27.vpaddq.2
vpaddq ymm1, ymm5, ymm0	// update.limb27.vpaddq.3
vpaddq ymm7, ymm1, ymmword ptr [rdi+512]	// update.limb27.vpaddq.4
vpaddq ymm15, ymm7, ymm3	// update.limb27.vpaddq.5
mov r9, r14	// copy for third2.step14.x
xor r9, r10	// third2.step14.x
sar rcx, 1	// third2.step14.t
lea rax, [rcx+r9]	// third2.step14.y
cmovc rax, rcx	// third2.step14.G
adc r10, 0	// third2.step14.w
cmovs r14, rcx	// third2.step14.h
mov qword ptr [rdi-16], r14	// third2.step14.store_h14
vpsrlq ymm13, ymm15, 30	// update.limb27.vpsrlq
vpand ymm12, ymm15, ymmword ptr [rdi+448]	// update.limb27.vpand
vmovdqa ymmword ptr [rdi+1600], ymm12	// update.limb27.vmovdqa
vpmuldq ymm5, ymm9, ymmword ptr [rdi+1664]	// update.limb28.vpmuldq
vpmuldq ymm0, ymm10, ymm4	// update.limb28.vpmuldq.2
vpaddq ymm1, ymm5, ymm0	// update.limb28.vpaddq
vpshufd ymm7, ymmword ptr [rdi+1696], 0x4e	// update.limb28.vpshufd
vpmuldq ymm3, ymm8, ymmword ptr [rdi+1696]	// update.limb28.vpmuldq.3
vpmuldq ymm15, ymm11, ymm7	// update.limb28.vpmuldq.4
mov rsi, -2	// third2.step15.c1
vpaddq ymm12, ymm3, ymm15	// update.limb28.vpaddq.2
vpaddq ymm4, ymm1, ymm12	// update.limb28.vpaddq.3
vpaddq ymm5, ymm4, ymmword ptr [rdi+512]	// update.limb28.vpaddq.4
vpaddq ymm0, ymm5, ymm13	// update.limb28.vpaddq.5
vpsrlq ymm3, ymm0, 30	// update.limb28.vpsrlq
vpand ymm15, ymm0, ymmword ptr [rdi+448]	// update.limb28.vpand
cmovs rbx, rbp	// third2.step14.d
sarx r13, rbx, r15	// third2.step14.s
sub rsi, rbx	// third2.step15.c1.2
vmovdqa ymmword ptr [rdi+1632], ymm15	// update.limb28.vmovdqa
lea r12, [rbx-1]	// third2.step15.c0
mov r11, r14	// copy for third2.step15.x
xor r11, r13	// third2.step15.x
sar rax, 1	// third2.step15.t
lea r8, [rax+r11]	// third2.step15.y
cmovc r8, rax	// third2.step15.G
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1696]	// update.limb29.vpmuldq
vpmuldq ymm12, ymm10, ymm7	// update.limb29.vpmuldq.2
vpaddq ymm4, ymm1, ymm12	// update.limb29.vpaddq
vpshufd ymm5, ymmword ptr [rdi+1728], 0x4e	// update.limb29.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1728]	// update.limb29.vpmuldq.3
adc r13, 0	// third2.step15.w
cmovs r14, rax	// third2.step15.h
mov qword ptr [rdi-8], r14	// third2.step15.store_h15
mov rdx, -2	// third2.step16.c1
vpmuldq ymm0, ymm11, ymm5	// update.limb29.vpmuldq.4
vpaddq ymm15, ymm13, ymm0	// update.limb29.vpaddq.2
vpaddq ymm7, ymm4, ymm15	// update.limb29.vpaddq.3
vpaddq ymm1, ymm7, ymmword ptr [rdi+512]	// update.limb29.vpaddq.4
vpaddq ymm12, ymm1, ymm3	// update.limb29.vpaddq.5
cmovs r12, rsi	// third2.step15.d
sarx r9, r12, r15	// third2.step15.s
sub rdx, r12	// third2.step16.c1.2
lea r10, [r12-1]	// third2.step16.c0
vpsrlq ymm13, ymm12, 30	// update.limb29.vpsrlq
vpand ymm0, ymm12, ymmword ptr [rdi+448]	// update.limb29.vpand
vmovdqa ymmword ptr [rdi+1664], ymm0	// update.limb29.vmovdqa
vpmuldq ymm4, ymm9, ymmword ptr [rdi+1728]	// update.limb30.vpmuldq
vpmuldq ymm15, ymm10, ymm5	// update.limb30.vpmuldq.2
mov rcx, r14	// copy for third2.step16.x
xor rcx, r9	// third2.step16.x
sar r8, 1	// third2.step16.t
lea rbp, [r8+rcx]	// third2.step16.y
cmovc rbp, r8	// third2.step16.G
adc r9, 0	// third2.step16.w
cmovs r14, r8	// third2.step16.h
mov qword ptr [rdi+0], r14	// third2.step16.store_h16
vpaddq ymm7, ymm4, ymm15	// update.limb30.vpaddq
vpshufd ymm1, ymmword ptr [rdi+1760], 0x4e	// update.limb30.vpshufd
vpmuldq ymm3, ymm8, ymmword ptr [rdi+1760]	// update.limb30.vpmuldq.3
vpmuldq ymm12, ymm11, ymm1	// update.limb30.vpmuldq.4
vpaddq ymm0, ymm3, ymm12	// update.limb30.vpaddq.2
vpaddq ymm5, ymm7, ymm0	// update.limb30.vpaddq.3
vpaddq ymm4, ymm5, ymmword ptr [rdi+512]	// update.limb30.vpaddq.4
vpaddq ymm15, ymm4, ymm13	// update.limb30.vpaddq.5
vpsrlq ymm3, ymm15, 30	// update.limb30.vpsrlq
mov rbx, -2	// third2.step17.c1
vpand ymm12, ymm15, ymmword ptr [rdi+448]	// update.limb30.vpand
vmovdqa ymmword ptr [rdi+1696], ymm12	// update.limb30.vmovdqa
vpmuldq ymm7, ymm9, ymmword ptr [rdi+1760]	// update.limb31.vpmuldq
vpmuldq ymm0, ymm10, ymm1	// update.limb31.vpmuldq.2
vpaddq ymm5, ymm7, ymm0	// update.limb31.vpaddq
vpshufd ymm4, ymmword ptr [rdi+1792], 0x4e	// update.limb31.vpshufd
cmovs r10, rdx	// third2.step16.d
sarx r11, r10, r15	// third2.step16.s
sub rbx, r10	// third2.step17.c1.2
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1792]	// update.limb31.vpmuldq.3
lea r13, [r10-1]	// third2.step17.c0
mov rax, r14	// copy for third2.step17.x
xor rax, r11	// third2.step17.x
sar rbp, 1	// third2.step17.t
lea rsi, [rbp+rax]	// third2.step17.y
cmovc rsi, rbp	// third2.step17.G
vpmuldq ymm15, ymm11, ymm4	// update.limb31.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb31.vpaddq.2
vpaddq ymm1, ymm5, ymm12	// update.limb31.vpaddq.3
vpaddq ymm7, ymm1, ymmword ptr [rdi+512]	// update.limb31.vpaddq.4
vpaddq ymm0, ymm7, ymm3	// update.limb31.vpaddq.5
adc r11, 0	// third2.step17.w
cmovs r14, rbp	// third2.step17.h
mov qword ptr [rdi+8], r14	// third2.step17.store_h17
mov r12, -2	// third2.step18.c1
vpsrlq ymm13, ymm0, 30	// update.limb31.vpsrlq
vpand ymm15, ymm0, ymmword ptr [rdi+448]	// update.limb31.vpand
vmovdqa ymmword ptr [rdi+1728], ymm15	// update.limb31.vmovdqa
vpmuldq ymm5, ymm9, ymmword ptr [rdi+1792]	// update.limb32.vpmuldq
vpmuldq ymm12, ymm10, ymm4	// update.limb32.vpmuldq.2
cmovs r13, rbx	// third2.step17.d
sarx rcx, r13, r15	// third2.step17.s
sub r12, r13	// third2.step18.c1.2
lea r9, [r13-1]	// third2.step18.c0
vpaddq ymm1, ymm5, ymm12	// update.limb32.vpaddq
vpshufd ymm7, ymmword ptr [rdi+1824], 0x4e	// update.limb32.vpshufd
vpmuldq ymm3, ymm8, ymmword ptr [rdi+1824]	// update.limb32.vpmuldq.3
vpmuldq ymm0, ymm11, ymm7	// update.limb32.vpmuldq.4
vpaddq ymm15, ymm3, ymm0	// update.limb32.vpaddq.2
vpaddq ymm4, ymm1, ymm15	// update.limb32.vpaddq.3
mov r8, r14	// copy for third2.step18.x
xor r8, rcx	// third2.step18.x
sar rsi, 1	// third2.step18.t
lea rdx, [rsi+r8]	// third2.step18.y
cmovc rdx, rsi	// third2.step18.G
adc rcx, 0	// third2.step18.w
cmovs r14, rsi	// third2.step18.h
mov qword ptr [rdi+16], r14	// third2.step18.store_h18
vpaddq ymm5, ymm4, ymmword ptr [rdi+512]	// update.limb32.vpaddq.4
vpaddq ymm12, ymm5, ymm13	// update.limb32.vpaddq.5
vpsrlq ymm3, ymm12, 30	// update.limb32.vpsrlq
vpand ymm0, ymm12, ymmword ptr [rdi+448]	// update.limb32.vpand
vmovdqa ymmword ptr [rdi+1760], ymm0	// update.limb32.vmovdqa
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1824]	// update.limb33.vpmuldq
vpmuldq ymm15, ymm10, ymm7	// update.limb33.vpmuldq.2
vpaddq ymm4, ymm1, ymm15	// update.limb33.vpaddq
mov r10, -2	// third2.step19.c1
vpshufd ymm5, ymmword ptr [rdi+1856], 0x4e	// update.limb33.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1856]	// update.limb33.vpmuldq.3
vpmuldq ymm12, ymm11, ymm5	// update.limb33.vpmuldq.4
vpaddq ymm0, ymm13, ymm12	// update.limb33.vpaddq.2
vpaddq ymm7, ymm4, ymm0	// update.limb33.vpaddq.3
vpaddq ymm1, ymm7, ymmword ptr [rdi+512]	// update.limb33.vpaddq.4
cmovs r9, r12	// third2.step18.d
sarx rax, r9, r15	// third2.step18.s
sub r10, r9	// third2.step19.c1.2
vpaddq ymm15, ymm1, ymm3	// update.limb33.vpaddq.5
lea r11, [r9-1]	// third2.step19.c0
mov rbp, r14	// copy for third2.step19.x
xor rbp, rax	// third2.step19.x
sar rdx, 1	// third2.step19.t
lea rbx, [rdx+rbp]	// third2.step19.y
cmovc rbx, rdx	// third2.step19.G
vpsrlq ymm13, ymm15, 30	// update.limb33.vpsrlq
vpand ymm12, ymm15, ymmword ptr [rdi+448]	// update.limb33.vpand
vmovdqa ymmword ptr [rdi+1792], ymm12	// update.limb33.vmovdqa
adc rax, 0	// third2.step19.w
cmovs r14, rdx	// third2.step19.h
mov qword ptr [rdi+24], r14	// third2.step19.store_h19
mov r13, -2	// third2.step20.c1
cmovs r11, r10	// third2.step19.d
sarx r8, r11, r15	// third2.step19.s
sub r13, r11	// third2.step20.c1.2
lea rcx, [r11-1]	// third2.step20.c0
mov rsi, r14	// copy for third2.step20.x
xor rsi, r8	// third2.step20.x
sar rbx, 1	// third2.step20.t
lea r12, [rbx+rsi]	// third2.step20.y
cmovc r12, rbx	// third2.step20.G
adc r8, 0	// third2.step20.w
cmovs r14, rbx	// third2.step20.h
mov qword ptr [rdi+32], r14	// third2.step20.store_h20
cmovs rcx, r13	// third2.step20.d
mov r9, r12	// copy for change2.G.add_rounding_G
add r9, qword ptr [rdi+48]	// change2.G.add_rounding_G
mov rbp, r14	// copy for change2.h.add_rounding_h
add rbp, qword ptr [rdi+40]	// change2.h.add_rounding_h
mov rax, r12	// copy for change2.G.shl
shl rax, 43	// change2.G.shl
mov rdx, r14	// copy for change2.h.shl
shl rdx, 44	// change2.h.shl
rorx r10, r9, 22	// change2.G.first_entry
rorx r11, r9, 43	// change2.G.second_entry
rorx rsi, rbp, 21	// change2.h.first_entry
rorx r8, rbp, 42	// change2.h.second_entry
sarx rbx, rcx, r15	// third2.step20.s
add rax, qword ptr [rdi+64]	// change2.G.add_refill_G
add rdx, qword ptr [rdi+56]	// change2.h.add_refill_h
imul r10, qword ptr [rdi+376]	// change2.G.imul_high1f
imul r11, qword ptr [rdi+384]	// change2.G.imul_high1g
imul rsi, qword ptr [rdi+376]	// change2.h.imul_high1f
imul r8, qword ptr [rdi+384]	// change2.h.imul_high1g
lea r13, [r10+rax]	// change2.G.add
lea r9, [rsi+rdx]	// change2.h.add
sub r13, r11	// change2.G.sub
sub r9, r8	// change2.h.sub
ror r13, 43	// change2.G.packed
vmovdqu ymm4, ymmword ptr [rdi-120]	// third3.trail.vmovdqu
ror r9, 44	// change2.h.packed
vpandn ymm0, ymm4, ymmword ptr [rdi-128]	// third3.trail.vpandn
mov rbp, -2	// third3.step1.c1
sub rbp, rcx	// third3.step1.c1.2
vmovdqa ymm7, ymmword ptr [rdi-128]	// third3.trail.vmovdqa
mov qword ptr [rdi-128], r9	// third3.store_h0
lea r10, [rcx-1]	// third3.step1.c0
mov rax, r9	// copy for third3.step1.x
xor rax, rbx	// third3.step1.x
sar r13, 1	// third3.step1.t
lea rsi, [r13+rax]	// third3.step1.y
cmovc rsi, r13	// third3.step1.G
vmovdqu ymm1, ymmword ptr [rdi-88]	// third3.trail.vmovdqu.2
adc rbx, 0	// third3.step1.w
cmovs r9, r13	// third3.step1.h
mov qword ptr [rdi-120], r9	// third3.step1.store_h1
mov rdx, -2	// third3.step2.c1
mov qword ptr [rdi+256], r14	// change2.store_end2
cmovs r10, rbp	// third3.step1.d
sarx r11, r10, r15	// third3.step1.s
sub rdx, r10	// third3.step2.c1.2
lea r8, [r10-1]	// third3.step2.c0
mov rcx, r14	// copy for change2.N2v.add_rounding_h
add rcx, qword ptr [rdi+40]	// change2.N2v.add_rounding_h
vpandn ymm3, ymm1, ymmword ptr [rdi-96]	// third3.trail.vpandn.2
mov rax, r9	// copy for third3.step2.x
xor rax, r11	// third3.step2.x
sar rsi, 1	// third3.step2.t
lea rbx, [rsi+rax]	// third3.step2.y
cmovc rbx, rsi	// third3.step2.G
adc r11, 0	// third3.step2.w
cmovs r9, rsi	// third3.step2.h
mov qword ptr [rdi-112], r9	// third3.step2.store_h2
vpxor ymm15, ymm7, ymmword ptr [rdi-96]	// third3.trail.vpxor
mov r13, -2	// third3.step3.c1
cmovs r8, rdx	// third3.step2.d
sar rcx, 42	// change2.N2v.sar
mov qword ptr [rdi+392], rcx	// change2.N2v.store_N2v
sarx rbp, r8, r15	// third3.step2.s
lea r10, [r14+1048576]	// change2.N2u.offset
sub r13, r8	// third3.step3.c1.2
shl r10, 22	// change2.N2u.shl
sar r10, 43	// change2.N2u.sar
lea rax, [r8-1]	// third3.step3.c0
mov r11, r9	// copy for third3.step3.x
xor r11, rbp	// third3.step3.x
sar rbx, 1	// third3.step3.t
lea rsi, [rbx+r11]	// third3.step3.y
cmovc rsi, rbx	// third3.step3.G
vpxor ymm12, ymm0, ymm3	// third3.trail.vpxor.2
mov qword ptr [rdi+400], r10	// change2.N2u.store_N2u
adc rbp, 0	// third3.step3.w
cmovs r9, rbx	// third3.step3.h
mov qword ptr [rdi-104], r9	// third3.step3.store_h3
mov rdx, -2	// third3.step4.c1
vmovdqu ymm4, ymmword ptr [rdi-56]	// third3.trail.vmovdqu.3
cmovs rax, r13	// third3.step3.d
sarx rcx, rax, r15	// third3.step3.s
mov r14, r12	// copy for change2.N2r.add_rounding_G
add r14, qword ptr [rdi+48]	// change2.N2r.add_rounding_G
sub rdx, rax	// third3.step4.c1.2
lea r8, [rax-1]	// third3.step4.c0
sar r14, 43	// change2.N2r.sar
mov qword ptr [rdi+408], r14	// change2.N2r.store_N2r
lea r11, [r12+2097152]	// change2.N2q.offset
mov r10, r9	// copy for third3.step4.x
xor r10, rcx	// third3.step4.x
sar rsi, 1	// third3.step4.t
lea rbp, [rsi+r10]	// third3.step4.y
cmovc rbp, rsi	// third3.step4.G
adc rcx, 0	// third3.step4.w
cmovs r9, rsi	// third3.step4.h
mov qword ptr [rdi-96], r9	// third3.step4.store_h4
vpandn ymm1, ymm4, ymmword ptr [rdi-64]	// third3.trail.vpandn.3
mov rbx, -2	// third3.step5.c1
vpxor ymm7, ymm15, ymmword ptr [rdi-64]	// third3.trail.vpxor.3
cmovs r8, rdx	// third3.step4.d
shl r11, 21	// change2.N2q.shl
sarx r13, r8, r15	// third3.step4.s
sar r11, 43	// change2.N2q.sar
mov qword ptr [rdi+416], r11	// change2.N2q.store_N2q
sub rbx, r8	// third3.step5.c1.2
mov rax, qword ptr [rdi+400]	// change2.Yu.load_N2u
imul rax, qword ptr [rdi+72]	// change2.Yu.imul_N1u
lea r14, [r8-1]	// third3.step5.c0
mov r12, r9	// copy for third3.step5.x
xor r12, r13	// third3.step5.x
sar rbp, 1	// third3.step5.t
lea r10, [rbp+r12]	// third3.step5.y
cmovc r10, rbp	// third3.step5.G
mov rcx, qword ptr [rdi+392]	// change2.Yu.load_N2v
adc r13, 0	// third3.step5.w
cmovs r9, rbp	// third3.step5.h
mov qword ptr [rdi-88], r9	// third3.step5.store_h5
vpxor ymm0, ymm12, ymm1	// third3.trail.vpxor.4
mov rsi, -2	// third3.step6.c1
cmovs r14, rbx	// third3.step5.d
sarx rdx, r14, r15	// third3.step5.s
imul rcx, qword ptr [rdi+88]	// change2.Yu.imul_N1q
sub rsi, r14	// third3.step6.c1.2
lea r11, [r14-1]	// third3.step6.c0
sub rcx, rax	// change2.Yu.sub
mov qword ptr [rdi+128], rcx	// change2.Yu.store_Yu
vmovdqu ymm3, ymmword ptr [rdi-24]	// third3.trail.vmovdqu.4
mov r8, qword ptr [rdi+400]	// change2.Yv.load_N2u
mov r12, r9	// copy for third3.step6.x
xor r12, rdx	// third3.step6.x
sar r10, 1	// third3.step6.t
lea r13, [r10+r12]	// third3.step6.y
cmovc r13, r10	// third3.step6.G
adc rdx, 0	// third3.step6.w
cmovs r9, r10	// third3.step6.h
mov qword ptr [rdi-80], r9	// third3.step6.store_h6
vpandn ymm4, ymm3, ymmword ptr [rdi-32]	// third3.trail.vpandn.4
mov rbp, -2	// third3.step7.c1
cmovs r11, rsi	// third3.step6.d
imul r8, qword ptr [rdi+80]	// change2.Yv.imul_N1v
sarx rbx, r11, r15	// third3.step6.s
mov r14, qword ptr [rdi+392]	// change2.Yv.load_N2v
imul r14, qword ptr [rdi+96]	// change2.Yv.imul_N1r
sub rbp, r11	// third3.step7.c1.2
sub r14, r8	// change2.Yv.sub
mov qword ptr [rdi+136], r14	// change2.Yv.store_Yv
lea rax, [r11-1]	// third3.step7.c0
mov rcx, r9	// copy for third3.step7.x
xor rcx, rbx	// third3.step7.x
sar r13, 1	// third3.step7.t
lea r12, [r13+rcx]	// third3.step7.y
cmovc r12, r13	// third3.step7.G
vpxor ymm15, ymm7, ymmword ptr [rdi-32]	// third3.trail.vpxor.5
mov rdx, qword ptr [rdi+416]	// change2.Yq.load_N2q
adc rbx, 0	// third3.step7.w
cmovs r9, r13	// third3.step7.h
mov qword ptr [rdi-72], r9	// third3.step7.store_h7
mov r10, -2	// third3.step8.c1
cmovs rax, rbp	// third3.step7.d
sarx rsi, rax, r15	// third3.step7.s
imul rdx, qword ptr [rdi+72]	// change2.Yq.imul_N1u
sub r10, rax	// third3.step8.c1.2
lea r8, [rax-1]	// third3.step8.c0
mov r14, qword ptr [rdi+408]	// change2.Yq.load_N2r
vpxor ymm12, ymm0, ymm4	// third3.trail.vpxor.6
imul r14, qword ptr [rdi+88]	// change2.Yq.imul_N1q
sub r14, rdx	// change2.Yq.sub
mov r11, r9	// copy for third3.step8.x
xor r11, rsi	// third3.step8.x
sar r12, 1	// third3.step8.t
lea rcx, [r12+r11]	// third3.step8.y
cmovc rcx, r12	// third3.step8.G
adc rsi, 0	// third3.step8.w
cmovs r9, r12	// third3.step8.h
mov qword ptr [rdi-64], r9	// third3.step8.store_h8
mov qword ptr [rdi+144], r14	// change2.Yq.store_Yq
vmovdqu ymm1, ymmword ptr [rdi+8]	// third3.trail.vmovdqu.5
mov rbx, qword ptr [rdi+416]	// change2.Yr.load_N2q
mov r13, -2	// third3.step9.c1
vpandn ymm3, ymm1, ymmword ptr [rdi+0]	// third3.trail.vpandn.5
cmovs r8, r10	// third3.step8.d
sarx rbp, r8, r15	// third3.step8.s
imul rbx, qword ptr [rdi+80]	// change2.Yr.imul_N1v
sub r13, r8	// third3.step9.c1.2
mov rax, qword ptr [rdi+408]	// change2.Yr.load_N2r
lea rdx, [r8-1]	// third3.step9.c0
mov r11, r9	// copy for third3.step9.x
xor r11, rbp	// third3.step9.x
sar rcx, 1	// third3.step9.t
lea rsi, [rcx+r11]	// third3.step9.y
cmovc rsi, rcx	// third3.step9.G
adc rbp, 0	// third3.step9.w
cmovs r9, rcx	// third3.step9.h
mov qword ptr [rdi-56], r9	// third3.step9.store_h9
mov r12, -2	// third3.step10.c1
vpxor ymm7, ymm15, ymmword ptr [rdi+0]	// third3.trail.vpxor.7
cmovs rdx, r13	// third3.step9.d
imul rax, qword ptr [rdi+96]	// change2.Yr.imul_N1r
sarx r14, rdx, r15	// third3.step9.s
sub rax, rbx	// change2.Yr.sub
sub r12, rdx	// third3.step10.c1.2
lea r10, [rdx-1]	// third3.step10.c0
mov qword ptr [rdi+152], rax	// change2.Yr.store_Yr
mov r8, qword ptr [rdi+400]	// change2.w2f.load_N2u
imul r8, qword ptr [rdi+360]	// change2.w2f.imul_w1f
vpxor ymm0, ymm12, ymm3	// third3.trail.vpxor.8
mov r11, r9	// copy for third3.step10.x
xor r11, r14	// third3.step10.x
sar rsi, 1	// third3.step10.t
lea rbp, [rsi+r11]	// third3.step10.y
cmovc rbp, rsi	// third3.step10.G
adc r14, 0	// third3.step10.w
cmovs r9, rsi	// third3.step10.h
mov qword ptr [rdi-48], r9	// third3.step10.store_h10
mov rcx, qword ptr [rdi+392]	// change2.w2f.load_N2v
mov r13, -2	// third3.step11.c1
vpxor ymm4, ymm7, ymmword ptr [rdi+704]	// third3.trail.vpxor.9
cmovs r10, r12	// third3.step10.d
imul rcx, qword ptr [rdi+368]	// change2.w2f.imul_w1g
sarx rbx, r10, r15	// third3.step10.s
sub rcx, r8	// change2.w2f.sub
sub r13, r10	// third3.step11.c1.2
sar rcx, 20	// change2.w2f.sar
mov rdx, qword ptr [rdi+128]	// change2.w2f.load_Yu
lea rax, [r10-1]	// third3.step11.c0
mov r11, r9	// copy for third3.step11.x
xor r11, rbx	// third3.step11.x
sar rbp, 1	// third3.step11.t
lea r14, [rbp+r11]	// third3.step11.y
cmovc r14, rbp	// third3.step11.G
vmovdqa ymmword ptr [rdi+704], ymm4	// third3.trail.vmovdqa.2
adc rbx, 0	// third3.step11.w
cmovs r9, rbp	// third3.step11.h
mov qword ptr [rdi-40], r9	// third3.step11.store_h11
mov rsi, -2	// third3.step12.c1
cmovs rax, r13	// third3.step11.d
sarx r12, rax, r15	// third3.step11.s
imul rdx, qword ptr [rdi+672]	// change2.w2f.imul_above_f
mov r8, qword ptr [rdi+136]	// change2.w2f.load_Yv
sub rsi, rax	// third3.step12.c1.2
lea r10, [rax-1]	// third3.step12.c0
imul r8, qword ptr [rdi+680]	// change2.w2f.imul_above_g
sub r8, rdx	// change2.w2f.sub.2
vpxor ymm1, ymm0, ymmword ptr [rdi+736]	// third3.trail.vpxor.10
lea r11, [rcx+2*r8]	// change2.w2f.lea
mov rbx, r9	// copy for third3.step12.x
xor rbx, r12	// third3.step12.x
sar r14, 1	// third3.step12.t
lea rbp, [r14+rbx]	// third3.step12.y
cmovc rbp, r14	// third3.step12.G
adc r12, 0	// third3.step12.w
cmovs r9, r14	// third3.step12.h
mov qword ptr [rdi-32], r9	// third3.step12.store_h12
mov qword ptr [rdi+160], r11	// change2.w2f.store_w2f
vmovdqa ymmword ptr [rdi+736], ymm1	// third3.trail.vmovdqa.3
mov r13, -2	// third3.step13.c1
cmovs r10, rsi	// third3.step12.d
sarx rax, r10, r15	// third3.step12.s
sar r11, 21	// change2.w2f.sar.2
shl r11, 44	// change2.w2f.shl
sub r13, r10	// third3.step13.c1.2
mov qword ptr [rdi+424], r11	// change2.w2f.store_high2f
mov rdx, qword ptr [rdi+416]	// change2.w2g.load_N2q
lea rcx, [r10-1]	// third3.step13.c0
mov r8, r9	// copy for third3.step13.x
xor r8, rax	// third3.step13.x
sar rbp, 1	// third3.step13.t
lea rbx, [rbp+r8]	// third3.step13.y
cmovc rbx, rbp	// third3.step13.G
adc rax, 0	// third3.step13.w
cmovs r9, rbp	// third3.step13.h
mov qword ptr [rdi-24], r9	// third3.step13.store_h13
mov r12, -2	// third3.step14.c1
cmovs rcx, r13	// third3.step13.d
sarx r14, rcx, r15	// third3.step13.s
imul rdx, qword ptr [rdi+360]	// change2.w2g.imul_w1f
mov rsi, qword ptr [rdi+408]	// change2.w2g.load_N2r
sub r12, rcx	// third3.step14.c1.2
lea r11, [rcx-1]	// third3.step14.c0
imul rsi, qword ptr [rdi+368]	// change2.w2g.imul_w1g
sub rsi, rdx	// change2.w2g.sub
sar rsi, 20	// change2.w2g.sar
mov r10, r9	// copy for third3.step14.x
xor r10, r14	// third3.step14.x
sar rbx, 1	// third3.step14.t
lea r8, [rbx+r10]	// third3.step14.y
cmovc r8, rbx	// third3.step14.G
adc r14, 0	// third3.step14.w
cmovs r9, rbx	// third3.step14.h
mov qword ptr [rdi-16], r9	// third3.step14.store_h14
mov rax, qword ptr [rdi+144]	// change2.w2g.load_Yq
mov rbp, -2	// third3.step15.c1
cmovs r11, r12	// third3.step14.d
sarx r13, r11, r15	// third3.step14.s
imul rax, qword ptr [rdi+672]	// change2.w2g.imul_above_f
mov rcx, qword ptr [rdi+152]	// change2.w2g.load_Yr
sub rbp, r11	// third3.step15.c1.2
imul rcx, qword ptr [rdi+680]	// change2.w2g.imul_above_g
sub rcx, rax	// change2.w2g.sub.2
lea rdx, [r11-1]	// third3.step15.c0
mov r10, r9	// copy for third3.step15.x
xor r10, r13	// third3.step15.x
sar r8, 1	// third3.step15.t
lea r14, [r8+r10]	// third3.step15.y
cmovc r14, r8	// third3.step15.G
lea rbx, [rsi+2*rcx]	// change2.w2g.lea
adc r13, 0	// third3.step15.w
cmovs r9, r8	// third3.step15.h
mov qword ptr [rdi-8], r9	// third3.step15.store_h15
mov r12, -2	// third3.step16.c1
mov qword ptr [rdi+168], rbx	// change2.w2g.store_w2g
cmovs rdx, rbp	// third3.step15.d
sarx rax, rdx, r15	// third3.step15.s
sub r12, rdx	// third3.step16.c1.2
lea r11, [rdx-1]	// third3.step16.c0
sar rbx, 21	// change2.w2g.sar.2
shl rbx, 44	// change2.w2g.shl
mov r10, r9	// copy for third3.step16.x
xor r10, rax	// third3.step16.x
sar r14, 1	// third3.step16.t
lea rsi, [r14+r10]	// third3.step16.y
cmovc rsi, r14	// third3.step16.G
adc rax, 0	// third3.step16.w
cmovs r9, r14	// third3.step16.h
mov qword ptr [rdi+0], r9	// third3.step16.store_h16
mov qword ptr [rdi+432], rbx	// change2.w2g.store_high2g
mov rcx, qword ptr [rdi+128]	// change2.XY.load_Yu
mov r13, -2	// third3.step17.c1
cmovs r11, r12	// third3.step16.d
sarx r8, r11, r15	// third3.step16.s
sar rcx, 63	// change2.XY.sar
sub r13, r11	// third3.step17.c1.2
add rcx, qword ptr [rdi+136]	// change2.XY.add_Yv
mov qword ptr [rdi+240], rcx	// change2.XY.store_XY
lea rbp, [r11-1]	// third3.step17.c0
mov rdx, r9	// copy for third3.step17.x
xor rdx, r8	// third3.step17.x
sar rsi, 1	// third3.step17.t
lea r10, [rsi+rdx]	// third3.step17.y
cmovc r10, rsi	// third3.step17.G
adc r8, 0	// third3.step17.w
cmovs r9, rsi	// third3.step17.h
mov qword ptr [rdi+8], r9	// third3.step17.store_h17
mov rax, -2	// third3.step18.c1
cmovs rbp, r13	// third3.step17.d
sarx r14, rbp, r15	// third3.step17.s
sub rax, rbp	// third3.step18.c1.2
lea rbx, [rbp-1]	// third3.step18.c0
mov r12, r9	// copy for third3.step18.x
xor r12, r14	// third3.step18.x
sar r10, 1	// third3.step18.t
lea rcx, [r10+r12]	// third3.step18.y
cmovc rcx, r10	// third3.step18.G
adc r14, 0	// third3.step18.w
cmovs r9, r10	// third3.step18.h
mov qword ptr [rdi+16], r9	// third3.step18.store_h18
mov r11, -2	// third3.step19.c1
cmovs rbx, rax	// third3.step18.d
sarx rdx, rbx, r15	// third3.step18.s
sub r11, rbx	// third3.step19.c1.2
lea r8, [rbx-1]	// third3.step19.c0
mov rsi, r9	// copy for third3.step19.x
xor rsi, rdx	// third3.step19.x
sar rcx, 1	// third3.step19.t
lea r13, [rcx+rsi]	// third3.step19.y
cmovc r13, rcx	// third3.step19.G
adc rdx, 0	// third3.step19.w
cmovs r9, rcx	// third3.step19.h
mov qword ptr [rdi+24], r9	// third3.step19.store_h19
mov rbp, -2	// third3.step20.c1
cmovs r8, r11	// third3.step19.d
sarx r12, r8, r15	// third3.step19.s
sub rbp, r8	// third3.step20.c1.2
lea r14, [r8-1]	// third3.step20.c0
mov r10, r9	// copy for third3.step20.x
xor r10, r12	// third3.step20.x
sar r13, 1	// third3.step20.t
lea rax, [r13+r10]	// third3.step20.y
cmovc rax, r13	// third3.step20.G
adc r12, 0	// third3.step20.w
cmovs r9, r13	// third3.step20.h
mov qword ptr [rdi+32], r9	// third3.step20.store_h20
mov qword ptr [rdi+112], r9	// change3.store_end_h
mov qword ptr [rdi+120], rax	// change3.store_end_G
cmovs r14, rbp	// third3.step20.d
mov rbx, rax	// copy for change3.G.add_rounding_G
add rbx, qword ptr [rdi+48]	// change3.G.add_rounding_G
mov rsi, r9	// copy for change3.h.add_rounding_h
add rsi, qword ptr [rdi+40]	// change3.h.add_rounding_h
shl rax, 43	// change3.G.shl
shl r9, 44	// change3.h.shl
rorx rdx, rbx, 22	// change3.G.first_entry
rorx rcx, rbx, 43	// change3.G.second_entry
rorx r11, rsi, 21	// change3.h.first_entry
rorx r8, rsi, 42	// change3.h.second_entry
sarx r10, r14, r15	// third3.step20.s
add rax, qword ptr [rdi+64]	// change3.G.add_refill_G
add r9, qword ptr [rdi+56]	// change3.h.add_refill_h
imul rdx, qword ptr [rdi+424]	// change3.G.imul_high2f
imul rcx, qword ptr [rdi+432]	// change3.G.imul_high2g
imul r11, qword ptr [rdi+424]	// change3.h.imul_high2f
imul r8, qword ptr [rdi+432]	// change3.h.imul_high2g
lea r12, [rdx+rax]	// change3.G.add
lea r13, [r11+r9]	// change3.h.add
sub r12, rcx	// change3.G.sub
sub r13, r8	// change3.h.sub
ror r12, 43	// change3.G.packed
ror r13, 44	// change3.h.packed
mov rbx, r12	// output
mov rcx, r13	// output
mov rdx, r14	// output
mov rsi, r10	// output
vmovdqa ymm0, ymm8	// output
vmovdqa ymm1, ymm11	// output
vmovdqa ymm3, ymm10	// output
vmovdqa ymm4, ymm6	// output
vmovdqa ymm6, ymm2	// output
vmovdqa ymm2, ymm9	// output
vmovdqa ymm7, ymm14	// output
vmovdqa ymm8, ymm5	// output
vmovdqa ymm5, ymm13	// output
lea r8, [rdi+1888]	// rest.from
mov r9, qword ptr [rsp]	// rest.to
add r9, rdi	// rest.to
vmovdqa ymm15, ymmword ptr [rdi+512]	// rest.bias
vmovdqa ymm10, ymmword ptr [rdi+832]	// rest.sign
vmovdqa ymm11, ymmword ptr [rdi+832]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+864]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+864]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+896]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+896]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+928]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+928]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+960]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+960]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+992]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+992]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1024]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1024]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1056]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1056]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1088]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1088]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1120]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1120]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1152]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1152]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1184]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1184]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1216]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1216]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1248]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1248]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1280]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1280]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1312]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1312]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1344]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1344]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1376]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1376]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1408]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1408]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1440]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1440]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1472]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1472]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1504]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1504]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1536]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1536]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1568]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1568]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1600]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1600]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1632]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1632]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1664]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1664]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1696]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1696]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1728]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1728]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1760]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1760]	// rest.sign
vpor ymm10, ymm10, ymmword ptr [rdi+1792]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [rdi+1792]	// rest.sign
.p2align 5
3:
vpshufd ymm9, ymmword ptr [r8+0], 0x4e	// rest.limb0
vpmuldq ymm12, ymm2, ymmword ptr [r8-32]	// rest.limb0
vpmuldq ymm13, ymm3, ymm8	// rest.limb0
vpaddq ymm12, ymm12, ymm13	// rest.limb0
vpmuldq ymm13, ymm0, ymmword ptr [r8+0]	// rest.limb0
vpmuldq ymm14, ymm1, ymm9	// rest.limb0
vpaddq ymm13, ymm13, ymm14	// rest.limb0
vpaddq ymm12, ymm12, ymm15	// rest.limb0
vpaddq ymm12, ymm12, ymm13	// rest.limb0
vpaddq ymm12, ymm12, ymm5	// rest.limb0
vpsrlq ymm5, ymm12, 30	// rest.limb0
vpand ymm12, ymm12, ymm4	// rest.limb0
vmovdqa ymmword ptr [r8-64], ymm12	// rest.limb0
vpor ymm10, ymm10, ymm12	// rest.limb0
vpand ymm11, ymm11, ymm12	// rest.limb0
vpshufd ymm8, ymmword ptr [r8+32], 0x4e	// rest.limb1
vpmuldq ymm12, ymm2, ymmword ptr [r8+0]	// rest.limb1
vpmuldq ymm13, ymm3, ymm9	// rest.limb1
vpaddq ymm12, ymm12, ymm13	// rest.limb1
vpmuldq ymm13, ymm0, ymmword ptr [r8+32]	// rest.limb1
vpmuldq ymm14, ymm1, ymm8	// rest.limb1
vpaddq ymm13, ymm13, ymm14	// rest.limb1
vpaddq ymm12, ymm12, ymm15	// rest.limb1
vpaddq ymm12, ymm12, ymm13	// rest.limb1
vpaddq ymm12, ymm12, ymm5	// rest.limb1
vpsrlq ymm5, ymm12, 30	// rest.limb1
vpand ymm12, ymm12, ymm4	// rest.limb1
vmovdqa ymmword ptr [r8-32], ymm12	// rest.limb1
vpor ymm10, ymm10, ymm12	// rest.limb1
vpand ymm11, ymm11, ymm12	// rest.limb1
add r8, 64	// rest.next
cmp r8, r9	// rest.next
jb 3b	// rest.next
vpmuldq ymm12, ymm2, ymmword ptr [r8-32]	// rest.last
vpmuldq ymm13, ymm3, ymm8	// rest.last
vpaddq ymm12, ymm12, ymm13	// rest.last
vpaddq ymm12, ymm12, ymm15	// rest.last
vpaddq ymm12, ymm12, ymm5	// rest.last
vpaddq ymm12, ymm12, ymm6	// rest.last
vpand ymm13, ymm12, ymm4	// rest.last
vmovdqa ymmword ptr [r8-64], ymm13	// rest.last
vpsrlq ymm12, ymm12, 30	// rest.last
vpaddq ymm12, ymm12, ymm7	// rest.last
vpaddq ymm12, ymm12, ymmword ptr [rdi+576]	// rest.last
vpand ymm13, ymm12, ymmword ptr [rdi+608]	// rest.last
vmovdqa ymmword ptr [r8-32], ymm13	// rest.last
vpsrlq ymm12, ymm12, 30	// rest.last
vperm2i128 ymm12, ymm12, ymm12, 0x08	// rest.last
vpaddq ymm12, ymm12, ymmword ptr [rdi+640]	// rest.last
vpaddq ymm12, ymm12, ymmword ptr [rdi+800]	// rest.last
vmovdqa ymmword ptr [rdi+800], ymm12	// rest.last
vpor ymm10, ymm10, ymmword ptr [r8-64]	// rest.sign
vpand ymm11, ymm11, ymmword ptr [r8-64]	// rest.sign
vextracti128 xmm10, ymm10, 1	// rest.sign
vextracti128 xmm11, ymm11, 1	// rest.sign
vmovq r10, xmm10	// rest.sign
vmovq r12, xmm11	// rest.sign
mov r11, qword ptr [rdi+816]	// rest.sign
sar r11, 30	// rest.sign
add r11, r10	// rest.sign
sar r11, 30	// rest.sign
add r11, r12	// rest.sign
sar r11, 30	// rest.sign
add r11, qword ptr [r8-16]	// rest.sign
mov r12, qword ptr [rdi+248]	// rest.turn
mov r10, r12	// rest.turn
xor r10, qword ptr [rdi+272]	// rest.turn
mov qword ptr [rdi+272], r11	// rest.turn
xor r11, r12	// rest.turn
andn r11, r10, r11	// rest.turn
xor r11, r12	// rest.turn
xor r11, qword ptr [rdi+280]	// rest.turn
mov qword ptr [rdi+280], r11	// rest.turn
dec qword ptr [rsp+8]	// loop
jnz 2b	// loop
mov qword ptr [rdi+176], rbx	// store_start_G
mov qword ptr [rdi+184], rcx	// store_start_h
mov qword ptr [rdi+192], rdx	// store_d
vzeroupper	// leave
add rsp, 16	// leave
pop r15	// leave
pop r14	// leave
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
ret	// leave
