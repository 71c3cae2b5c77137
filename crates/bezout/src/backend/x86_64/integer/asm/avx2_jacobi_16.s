// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `batches` batches of 60 half-delta divsteps on f, g, with what the Jacobi symbol needs [Por20b, Wui21].
//   The matrix of each batch is applied to f, g in the batch after it, that of the last one not at all; and so for the
//   majorities of a batch, and for the trail of its last third.
// In: rdi = address of the state plus 128, see `JacobiState` in jacobi.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; batches >= 1; BMI1, BMI2, AVX2.
// Out: limbs, sums, h0..h20, d, end_h, end_G, Yu..Yr, end1, end2, XY of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow.
// Timing: constant but for `batches` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 36 limbs of 30 bits; 1445 instructions a batch, 720 for its steps (form: carry), 60 for the trail.
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
push r14	// save
push r15	// save
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
cmovs rbp, rax	// third1.step1.d
sarx r12, rbp, r15	// third1.step1.s
mov r13, r10	// copy for end.N3v.add_rounding_h
add r13, qword ptr [rdi+40]	// end.N3v.add_rounding_h
sar r13, 42	// end.N3v.sar
mov qword ptr [rdi+288], r13	// end.N3v.store_N3v
vpandn ymm4, ymm3, ymmword ptr [rdi-96]	// third1.trail.vpandn.2
lea r14, [r10+1048576]	// end.N3u.offset
shl r14, 22	// end.N3u.shl
mov rdx, -2	// third1.step2.c1
sar r14, 43	// end.N3u.sar
sub rdx, rbp	// third1.step2.c1.2
lea r8, [rbp-1]	// third1.step2.c0
vpxor ymm5, ymm2, ymmword ptr [rdi-96]	// third1.trail.vpxor
mov qword ptr [rdi+296], r14	// end.N3u.store_N3u
mov rsi, r11	// copy for end.N3r.add_rounding_G
add rsi, qword ptr [rdi+48]	// end.N3r.add_rounding_G
sar rsi, 43	// end.N3r.sar
mov rbx, rcx	// copy for third1.step2.x
xor rbx, r12	// third1.step2.x
sar r9, 1	// third1.step2.t
lea rax, [r9+rbx]	// third1.step2.y
cmovc rax, r9	// third1.step2.G
adc r12, 0	// third1.step2.w
cmovs rcx, r9	// third1.step2.h
mov qword ptr [rdi-112], rcx	// third1.step2.store_h2
vpxor ymm6, ymm1, ymm4	// third1.trail.vpxor.2
mov qword ptr [rdi+304], rsi	// end.N3r.store_N3r
lea r13, [r11+2097152]	// end.N3q.offset
vmovdqu ymm7, ymmword ptr [rdi-56]	// third1.trail.vmovdqu.3
cmovs r8, rdx	// third1.step2.d
sarx r10, r8, r15	// third1.step2.s
shl r13, 21	// end.N3q.shl
sar r13, 43	// end.N3q.sar
mov qword ptr [rdi+312], r13	// end.N3q.store_N3q
mov rbp, qword ptr [rdi+112]	// end.load_end_h.2
vpandn ymm8, ymm7, ymmword ptr [rdi-64]	// third1.trail.vpandn.3
mov qword ptr [rdi+264], rbp	// end.store_end3
mov r14, qword ptr [rdi+296]	// end.Mu.load_N3u
mov rbx, -2	// third1.step3.c1
sub rbx, r8	// third1.step3.c1.2
imul r14, qword ptr [rdi+128]	// end.Mu.imul_Yu
vpxor ymm9, ymm5, ymmword ptr [rdi-64]	// third1.trail.vpxor.3
mov r12, qword ptr [rdi+288]	// end.Mu.load_N3v
lea r9, [r8-1]	// third1.step3.c0
mov rsi, rcx	// copy for third1.step3.x
xor rsi, r10	// third1.step3.x
sar rax, 1	// third1.step3.t
lea r11, [rax+rsi]	// third1.step3.y
cmovc r11, rax	// third1.step3.G
adc r10, 0	// third1.step3.w
cmovs rcx, rax	// third1.step3.h
mov qword ptr [rdi-104], rcx	// third1.step3.store_h3
vpxor ymm10, ymm6, ymm8	// third1.trail.vpxor.4
cmovs r9, rbx	// third1.step3.d
sarx rdx, r9, r15	// third1.step3.s
imul r12, qword ptr [rdi+144]	// end.Mu.imul_Yq
sub r14, r12	// end.Mu.sub
mov qword ptr [rdi+200], r14	// end.Mu.store_Mu
mov r13, qword ptr [rdi+296]	// end.Mv.load_N3u
imul r13, qword ptr [rdi+136]	// end.Mv.imul_Yv
vmovdqu ymm11, ymmword ptr [rdi-24]	// third1.trail.vmovdqu.4
mov rbp, qword ptr [rdi+288]	// end.Mv.load_N3v
imul rbp, qword ptr [rdi+152]	// end.Mv.imul_Yr
mov r8, -2	// third1.step4.c1
sub rbp, r13	// end.Mv.sub
sub r8, r9	// third1.step4.c1.2
lea rsi, [r9-1]	// third1.step4.c0
vpandn ymm12, ymm11, ymmword ptr [rdi-32]	// third1.trail.vpandn.4
mov qword ptr [rdi+216], rbp	// end.Mv.store_Mv
mov r10, qword ptr [rdi+312]	// end.Mq.load_N3q
imul r10, qword ptr [rdi+128]	// end.Mq.imul_Yu
mov rax, rcx	// copy for third1.step4.x
xor rax, rdx	// third1.step4.x
sar r11, 1	// third1.step4.t
lea rbx, [r11+rax]	// third1.step4.y
cmovc rbx, r11	// third1.step4.G
adc rdx, 0	// third1.step4.w
cmovs rcx, r11	// third1.step4.h
mov qword ptr [rdi-96], rcx	// third1.step4.store_h4
vpxor ymm13, ymm9, ymmword ptr [rdi-32]	// third1.trail.vpxor.5
mov r12, qword ptr [rdi+304]	// end.Mq.load_N3r
vpxor ymm14, ymm10, ymm12	// third1.trail.vpxor.6
cmovs rsi, r8	// third1.step4.d
sarx r14, rsi, r15	// third1.step4.s
imul r12, qword ptr [rdi+144]	// end.Mq.imul_Yq
sub r10, r12	// end.Mq.sub
mov qword ptr [rdi+224], r10	// end.Mq.store_Mq
mov r13, qword ptr [rdi+312]	// end.Mr.load_N3q
imul r13, qword ptr [rdi+136]	// end.Mr.imul_Yv
vmovdqu ymm15, ymmword ptr [rdi+8]	// third1.trail.vmovdqu.5
mov r9, qword ptr [rdi+304]	// end.Mr.load_N3r
imul r9, qword ptr [rdi+152]	// end.Mr.imul_Yr
mov rbp, -2	// third1.step5.c1
sub rbp, rsi	// third1.step5.c1.2
sub r9, r13	// end.Mr.sub
mov qword ptr [rdi+208], r9	// end.Mr.store_Mr
vpandn ymm0, ymm15, ymmword ptr [rdi+0]	// third1.trail.vpandn.5
lea rax, [rsi-1]	// third1.step5.c0
mov rdx, rcx	// copy for third1.step5.x
xor rdx, r14	// third1.step5.x
sar rbx, 1	// third1.step5.t
lea r11, [rbx+rdx]	// third1.step5.y
cmovc r11, rbx	// third1.step5.G
mov r8, qword ptr [rdi+296]	// end.w0f.load_N3u
adc r14, 0	// third1.step5.w
cmovs rcx, rbx	// third1.step5.h
mov qword ptr [rdi-88], rcx	// third1.step5.store_h5
vpxor ymm3, ymm13, ymmword ptr [rdi+0]	// third1.trail.vpxor.7
cmovs rax, rbp	// third1.step5.d
sarx r12, rax, r15	// third1.step5.s
imul r8, qword ptr [rdi+160]	// end.w0f.imul_w2f
mov r10, qword ptr [rdi+288]	// end.w0f.load_N3v
imul r10, qword ptr [rdi+168]	// end.w0f.imul_w2g
sub r10, r8	// end.w0f.sub
sar r10, 20	// end.w0f.sar
vpxor ymm2, ymm14, ymm0	// third1.trail.vpxor.8
shl r10, 23	// end.w0f.shl
mov r13, -2	// third1.step6.c1
shr r10, 23	// end.w0f.shr
sub r13, rax	// third1.step6.c1.2
lea r9, [rax-1]	// third1.step6.c0
mov qword ptr [rdi+320], r10	// end.w0f.store_w0f
vpxor ymm1, ymm3, ymmword ptr [rdi+1280]	// third1.trail.vpxor.9
shr r10, 21	// end.w0f.shr.2
shl r10, 44	// end.w0f.shl.2
mov rsi, rcx	// copy for third1.step6.x
xor rsi, r12	// third1.step6.x
sar r11, 1	// third1.step6.t
lea rdx, [r11+rsi]	// third1.step6.y
cmovc rdx, r11	// third1.step6.G
adc r12, 0	// third1.step6.w
cmovs rcx, r11	// third1.step6.h
mov qword ptr [rdi-80], rcx	// third1.step6.store_h6
mov qword ptr [rdi+328], r10	// end.w0f.store_high0f
vmovdqa ymmword ptr [rdi+1280], ymm1	// third1.trail.vmovdqa.2
mov r14, qword ptr [rdi+312]	// end.w0g.load_N3q
vpxor ymm4, ymm2, ymmword ptr [rdi+1312]	// third1.trail.vpxor.10
cmovs r9, r13	// third1.step6.d
sarx rbx, r9, r15	// third1.step6.s
imul r14, qword ptr [rdi+160]	// end.w0g.imul_w2f
mov rbp, qword ptr [rdi+304]	// end.w0g.load_N3r
imul rbp, qword ptr [rdi+168]	// end.w0g.imul_w2g
sub rbp, r14	// end.w0g.sub
sar rbp, 20	// end.w0g.sar
vmovdqa ymmword ptr [rdi+1312], ymm4	// third1.trail.vmovdqa.3
shl rbp, 23	// end.w0g.shl
mov r8, -2	// third1.step7.c1
shr rbp, 23	// end.w0g.shr
sub r8, r9	// third1.step7.c1.2
mov qword ptr [rdi+336], rbp	// end.w0g.store_w0g
shr rbp, 21	// end.w0g.shr.2
lea rax, [r9-1]	// third1.step7.c0
mov rsi, rcx	// copy for third1.step7.x
xor rsi, rbx	// third1.step7.x
sar rdx, 1	// third1.step7.t
lea r12, [rdx+rsi]	// third1.step7.y
cmovc r12, rdx	// third1.step7.G
vbroadcasti128 ymm7, xmmword ptr [rdi+200]	// update.digits.vbroadcasti128
adc rbx, 0	// third1.step7.w
cmovs rcx, rdx	// third1.step7.h
mov qword ptr [rdi-72], rcx	// third1.step7.store_h7
vbroadcasti128 ymm5, xmmword ptr [rdi+216]	// update.digits.vbroadcasti128.2
cmovs rax, r8	// third1.step7.d
sarx r11, rax, r15	// third1.step7.s
shl rbp, 44	// end.w0g.shl.2
mov qword ptr [rdi+344], rbp	// end.w0g.store_high0g
mov r10, qword ptr [rdi+200]	// end.XM.load_Mu
neg r10	// end.XM.neg
sar r10, 63	// end.XM.sar
vmovdqa ymm6, ymmword ptr [rdi+448]	// update.digits.vmovdqa
add r10, qword ptr [rdi+216]	// end.XM.add_Mv
mov qword ptr [rdi+248], r10	// end.XM.store_XM
mov r13, -2	// third1.step8.c1
sub r13, rax	// third1.step8.c1.2
lea r14, [rax-1]	// third1.step8.c0
vpand ymm8, ymm7, ymm6	// update.digits.vpand
vpand ymm11, ymm5, ymm6	// update.digits.vpand.2
mov r9, rcx	// copy for third1.step8.x
xor r9, r11	// third1.step8.x
sar r12, 1	// third1.step8.t
lea rsi, [r12+r9]	// third1.step8.y
cmovc rsi, r12	// third1.step8.G
adc r11, 0	// third1.step8.w
cmovs rcx, r12	// third1.step8.h
mov qword ptr [rdi-64], rcx	// third1.step8.store_h8
vpsrlq ymm9, ymm7, 30	// update.digits.vpsrlq
vpsrlq ymm10, ymm5, 30	// update.digits.vpsrlq.2
cmovs r14, r13	// third1.step8.d
sarx rbx, r14, r15	// third1.step8.s
vpshufd ymm12, ymmword ptr [rdi+704], 0x4e	// update.limb0.vpshufd
mov rdx, -2	// third1.step9.c1
vpmuldq ymm15, ymm8, ymmword ptr [rdi+704]	// update.limb0.vpmuldq
sub rdx, r14	// third1.step9.c1.2
lea r8, [r14-1]	// third1.step9.c0
mov rbp, rcx	// copy for third1.step9.x
xor rbp, rbx	// third1.step9.x
sar rsi, 1	// third1.step9.t
lea r10, [rsi+rbp]	// third1.step9.y
cmovc r10, rsi	// third1.step9.G
vpmuldq ymm13, ymm11, ymm12	// update.limb0.vpmuldq.2
adc rbx, 0	// third1.step9.w
cmovs rcx, rsi	// third1.step9.h
mov qword ptr [rdi-56], rcx	// third1.step9.store_h9
vpaddq ymm14, ymm15, ymm13	// update.limb0.vpaddq
cmovs r8, rdx	// third1.step9.d
sarx rax, r8, r15	// third1.step9.s
vpaddq ymm0, ymm14, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
vmovdqu ymm3, ymmword ptr [rdi+232]	// end.joints.vmovdqu
vpsrlq ymm1, ymm0, 30	// update.limb0.vpsrlq
mov r9, -2	// third1.step10.c1
sub r9, r8	// third1.step10.c1.2
lea r11, [r8-1]	// third1.step10.c0
vmovdqu ymm2, ymmword ptr [rdi+240]	// end.joints.vmovdqu.2
vpand ymm4, ymm0, ymmword ptr [rdi+448]	// update.limb0.vpand
vmovdqu ymm6, ymmword ptr [rdi+256]	// end.joints.vmovdqu.3
mov r12, rcx	// copy for third1.step10.x
xor r12, rax	// third1.step10.x
sar r10, 1	// third1.step10.t
lea r13, [r10+r12]	// third1.step10.y
cmovc r13, r10	// third1.step10.G
adc rax, 0	// third1.step10.w
cmovs rcx, r10	// third1.step10.h
mov qword ptr [rdi-48], rcx	// third1.step10.store_h10
vpxor ymm7, ymm3, ymm2	// end.joints.vpxor
vperm2i128 ymm5, ymm4, ymm4, 0x81	// update.limb0.vperm2i128
vpxor ymm15, ymm3, ymm6	// end.joints.vpxor.2
vpandn ymm13, ymm7, ymm15	// end.joints.vpandn
vpmuldq ymm14, ymm9, ymmword ptr [rdi+704]	// update.limb1.vpmuldq
vpxor ymm0, ymm13, ymm3	// end.joints.vpxor.3
cmovs r11, r9	// third1.step10.d
sarx r14, r11, r15	// third1.step10.s
vpmuldq ymm2, ymm10, ymm12	// update.limb1.vpmuldq.2
vpxor ymm4, ymm0, ymmword ptr [rdi+1344]	// end.joints.vpxor.4
vmovdqa ymmword ptr [rdi+1344], ymm4	// end.joints.vmovdqa
vpaddq ymm6, ymm14, ymm2	// update.limb1.vpaddq
mov rbp, -2	// third1.step11.c1
sub rbp, r11	// third1.step11.c1.2
vpshufd ymm7, ymmword ptr [rdi+736], 0x4e	// update.limb1.vpshufd
lea rbx, [r11-1]	// third1.step11.c0
mov rsi, rcx	// copy for third1.step11.x
xor rsi, r14	// third1.step11.x
sar r13, 1	// third1.step11.t
lea rdx, [r13+rsi]	// third1.step11.y
cmovc rdx, r13	// third1.step11.G
adc r14, 0	// third1.step11.w
cmovs rcx, r13	// third1.step11.h
mov qword ptr [rdi-40], rcx	// third1.step11.store_h11
vpmuldq ymm15, ymm8, ymmword ptr [rdi+736]	// update.limb1.vpmuldq.3
cmovs rbx, rbp	// third1.step11.d
sarx r8, rbx, r15	// third1.step11.s
vpmuldq ymm13, ymm11, ymm7	// update.limb1.vpmuldq.4
vpaddq ymm3, ymm15, ymm13	// update.limb1.vpaddq.2
mov r12, -2	// third1.step12.c1
sub r12, rbx	// third1.step12.c1.2
lea rax, [rbx-1]	// third1.step12.c0
vpaddq ymm12, ymm6, ymm3	// update.limb1.vpaddq.3
mov r10, rcx	// copy for third1.step12.x
xor r10, r8	// third1.step12.x
sar rdx, 1	// third1.step12.t
lea r9, [rdx+r10]	// third1.step12.y
cmovc r9, rdx	// third1.step12.G
adc r8, 0	// third1.step12.w
cmovs rcx, rdx	// third1.step12.h
mov qword ptr [rdi-32], rcx	// third1.step12.store_h12
vpaddq ymm0, ymm12, ymmword ptr [rdi+512]	// update.limb1.vpaddq.4
vpaddq ymm4, ymm0, ymm1	// update.limb1.vpaddq.5
vpsrlq ymm14, ymm4, 30	// update.limb1.vpsrlq
cmovs rax, r12	// third1.step12.d
sarx r11, rax, r15	// third1.step12.s
vpand ymm2, ymm4, ymmword ptr [rdi+448]	// update.limb1.vpand
mov rsi, -2	// third1.step13.c1
sub rsi, rax	// third1.step13.c1.2
vperm2i128 ymm15, ymm2, ymm2, 0x81	// update.limb1.vperm2i128
lea r14, [rax-1]	// third1.step13.c0
mov r13, rcx	// copy for third1.step13.x
xor r13, r11	// third1.step13.x
sar r9, 1	// third1.step13.t
lea rbp, [r9+r13]	// third1.step13.y
cmovc rbp, r9	// third1.step13.G
vpmuldq ymm13, ymm9, ymmword ptr [rdi+736]	// update.limb2.vpmuldq
adc r11, 0	// third1.step13.w
cmovs rcx, r9	// third1.step13.h
mov qword ptr [rdi-24], rcx	// third1.step13.store_h13
vpmuldq ymm6, ymm10, ymm7	// update.limb2.vpmuldq.2
cmovs r14, rsi	// third1.step13.d
sarx rbx, r14, r15	// third1.step13.s
vpaddq ymm3, ymm13, ymm6	// update.limb2.vpaddq
mov r10, -2	// third1.step14.c1
sub r10, r14	// third1.step14.c1.2
lea r8, [r14-1]	// third1.step14.c0
vpshufd ymm12, ymmword ptr [rdi+768], 0x4e	// update.limb2.vpshufd
vpmuldq ymm0, ymm8, ymmword ptr [rdi+768]	// update.limb2.vpmuldq.3
mov rdx, rcx	// copy for third1.step14.x
xor rdx, rbx	// third1.step14.x
sar rbp, 1	// third1.step14.t
lea r12, [rbp+rdx]	// third1.step14.y
cmovc r12, rbp	// third1.step14.G
adc rbx, 0	// third1.step14.w
cmovs rcx, rbp	// third1.step14.h
mov qword ptr [rdi-16], rcx	// third1.step14.store_h14
vpmuldq ymm1, ymm11, ymm12	// update.limb2.vpmuldq.4
vpaddq ymm4, ymm0, ymm1	// update.limb2.vpaddq.2
cmovs r8, r10	// third1.step14.d
sarx rax, r8, r15	// third1.step14.s
vpaddq ymm2, ymm3, ymm4	// update.limb2.vpaddq.3
mov r13, -2	// third1.step15.c1
sub r13, r8	// third1.step15.c1.2
vpaddq ymm7, ymm2, ymmword ptr [rdi+512]	// update.limb2.vpaddq.4
lea r11, [r8-1]	// third1.step15.c0
mov r9, rcx	// copy for third1.step15.x
xor r9, rax	// third1.step15.x
sar r12, 1	// third1.step15.t
lea rsi, [r12+r9]	// third1.step15.y
cmovc rsi, r12	// third1.step15.G
vpaddq ymm13, ymm7, ymm14	// update.limb2.vpaddq.5
adc rax, 0	// third1.step15.w
cmovs rcx, r12	// third1.step15.h
mov qword ptr [rdi-8], rcx	// third1.step15.store_h15
vpsrlq ymm6, ymm13, 30	// update.limb2.vpsrlq
cmovs r11, r13	// third1.step15.d
sarx r14, r11, r15	// third1.step15.s
vpand ymm0, ymm13, ymmword ptr [rdi+448]	// update.limb2.vpand
mov rdx, -2	// third1.step16.c1
vmovdqa ymmword ptr [rdi+704], ymm0	// update.limb2.vmovdqa
sub rdx, r11	// third1.step16.c1.2
lea rbx, [r11-1]	// third1.step16.c0
vpmuldq ymm1, ymm9, ymmword ptr [rdi+768]	// update.limb3.vpmuldq
mov rbp, rcx	// copy for third1.step16.x
xor rbp, r14	// third1.step16.x
sar rsi, 1	// third1.step16.t
lea r10, [rsi+rbp]	// third1.step16.y
cmovc r10, rsi	// third1.step16.G
adc r14, 0	// third1.step16.w
cmovs rcx, rsi	// third1.step16.h
mov qword ptr [rdi+0], rcx	// third1.step16.store_h16
vpmuldq ymm3, ymm10, ymm12	// update.limb3.vpmuldq.2
vpaddq ymm4, ymm1, ymm3	// update.limb3.vpaddq
cmovs rbx, rdx	// third1.step16.d
sarx r8, rbx, r15	// third1.step16.s
vpshufd ymm2, ymmword ptr [rdi+800], 0x4e	// update.limb3.vpshufd
vpmuldq ymm7, ymm8, ymmword ptr [rdi+800]	// update.limb3.vpmuldq.3
mov r9, -2	// third1.step17.c1
sub r9, rbx	// third1.step17.c1.2
vpmuldq ymm14, ymm11, ymm2	// update.limb3.vpmuldq.4
lea rax, [rbx-1]	// third1.step17.c0
mov r12, rcx	// copy for third1.step17.x
xor r12, r8	// third1.step17.x
sar r10, 1	// third1.step17.t
lea r13, [r10+r12]	// third1.step17.y
cmovc r13, r10	// third1.step17.G
adc r8, 0	// third1.step17.w
cmovs rcx, r10	// third1.step17.h
mov qword ptr [rdi+8], rcx	// third1.step17.store_h17
vpaddq ymm13, ymm7, ymm14	// update.limb3.vpaddq.2
cmovs rax, r9	// third1.step17.d
sarx r11, rax, r15	// third1.step17.s
vpaddq ymm0, ymm4, ymm13	// update.limb3.vpaddq.3
vpaddq ymm12, ymm0, ymmword ptr [rdi+512]	// update.limb3.vpaddq.4
mov rbp, -2	// third1.step18.c1
sub rbp, rax	// third1.step18.c1.2
lea r14, [rax-1]	// third1.step18.c0
vpaddq ymm1, ymm12, ymm6	// update.limb3.vpaddq.5
mov rsi, rcx	// copy for third1.step18.x
xor rsi, r11	// third1.step18.x
sar r13, 1	// third1.step18.t
lea rdx, [r13+rsi]	// third1.step18.y
cmovc rdx, r13	// third1.step18.G
adc r11, 0	// third1.step18.w
cmovs rcx, r13	// third1.step18.h
mov qword ptr [rdi+16], rcx	// third1.step18.store_h18
vpsrlq ymm3, ymm1, 30	// update.limb3.vpsrlq
vpand ymm7, ymm1, ymmword ptr [rdi+448]	// update.limb3.vpand
cmovs r14, rbp	// third1.step18.d
sarx rbx, r14, r15	// third1.step18.s
vmovdqa ymmword ptr [rdi+736], ymm7	// update.limb3.vmovdqa
vpmuldq ymm14, ymm9, ymmword ptr [rdi+800]	// update.limb4.vpmuldq
mov r12, -2	// third1.step19.c1
sub r12, r14	// third1.step19.c1.2
vpmuldq ymm4, ymm10, ymm2	// update.limb4.vpmuldq.2
lea r8, [r14-1]	// third1.step19.c0
mov r10, rcx	// copy for third1.step19.x
xor r10, rbx	// third1.step19.x
sar rdx, 1	// third1.step19.t
lea r9, [rdx+r10]	// third1.step19.y
cmovc r9, rdx	// third1.step19.G
vpaddq ymm13, ymm14, ymm4	// update.limb4.vpaddq
adc rbx, 0	// third1.step19.w
cmovs rcx, rdx	// third1.step19.h
mov qword ptr [rdi+24], rcx	// third1.step19.store_h19
cmovs r8, r12	// third1.step19.d
sarx rax, r8, r15	// third1.step19.s
vpshufd ymm0, ymmword ptr [rdi+832], 0x4e	// update.limb4.vpshufd
vpmuldq ymm12, ymm8, ymmword ptr [rdi+832]	// update.limb4.vpmuldq.3
mov rsi, -2	// third1.step20.c1
sub rsi, r8	// third1.step20.c1.2
lea r11, [r8-1]	// third1.step20.c0
vpmuldq ymm6, ymm11, ymm0	// update.limb4.vpmuldq.4
vpaddq ymm1, ymm12, ymm6	// update.limb4.vpaddq.2
mov r13, rcx	// copy for third1.step20.x
xor r13, rax	// third1.step20.x
sar r9, 1	// third1.step20.t
lea rbp, [r9+r13]	// third1.step20.y
cmovc rbp, r9	// third1.step20.G
adc rax, 0	// third1.step20.w
cmovs rcx, r9	// third1.step20.h
mov qword ptr [rdi+32], rcx	// third1.step20.store_h20
vpaddq ymm2, ymm13, ymm1	// update.limb4.vpaddq.3
vpaddq ymm14, ymm2, ymmword ptr [rdi+512]	// update.limb4.vpaddq.4
cmovs r11, rsi	// third1.step20.d
sarx r14, r11, r15	// third1.step20.s
mov r10, rbp	// copy for change1.G.add_rounding_G
add r10, qword ptr [rdi+48]	// change1.G.add_rounding_G
mov rbx, rcx	// copy for change1.h.add_rounding_h
add rbx, qword ptr [rdi+40]	// change1.h.add_rounding_h
mov rdx, rbp	// copy for change1.G.shl
shl rdx, 43	// change1.G.shl
mov r12, rcx	// copy for change1.h.shl
shl r12, 44	// change1.h.shl
rorx r8, r10, 22	// change1.G.first_entry
rorx r13, r10, 43	// change1.G.second_entry
rorx rax, rbx, 21	// change1.h.first_entry
rorx r9, rbx, 42	// change1.h.second_entry
vpaddq ymm4, ymm14, ymm3	// update.limb4.vpaddq.5
add rdx, qword ptr [rdi+64]	// change1.G.add_refill_G
add r12, qword ptr [rdi+56]	// change1.h.add_refill_h
imul r8, qword ptr [rdi+328]	// change1.G.imul_high0f
imul r13, qword ptr [rdi+344]	// change1.G.imul_high0g
imul rax, qword ptr [rdi+328]	// change1.h.imul_high0f
imul r9, qword ptr [rdi+344]	// change1.h.imul_high0g
vpsrlq ymm12, ymm4, 30	// update.limb4.vpsrlq
vpand ymm6, ymm4, ymmword ptr [rdi+448]	// update.limb4.vpand
lea rsi, [r8+rdx]	// change1.G.add
lea r10, [rax+r12]	// change1.h.add
sub rsi, r13	// change1.G.sub
vmovdqa ymmword ptr [rdi+768], ymm6	// update.limb4.vmovdqa
sub r10, r9	// change1.h.sub
ror rsi, 43	// change1.G.packed
ror r10, 44	// change1.h.packed
vpmuldq ymm13, ymm9, ymmword ptr [rdi+832]	// update.limb5.vpmuldq
mov qword ptr [rdi+232], rcx	// change1.store_end1
vpmuldq ymm1, ymm10, ymm0	// update.limb5.vpmuldq.2
mov rbx, rcx	// copy for change1.N1v.add_rounding_h
add rbx, qword ptr [rdi+40]	// change1.N1v.add_rounding_h
vpaddq ymm2, ymm13, ymm1	// update.limb5.vpaddq
sar rbx, 42	// change1.N1v.sar
mov qword ptr [rdi+80], rbx	// change1.N1v.store_N1v
vpshufd ymm14, ymmword ptr [rdi+864], 0x4e	// update.limb5.vpshufd
lea r8, [rcx+1048576]	// change1.N1u.offset
vpmuldq ymm3, ymm8, ymmword ptr [rdi+864]	// update.limb5.vpmuldq.3
shl r8, 22	// change1.N1u.shl
sar r8, 43	// change1.N1u.sar
vpmuldq ymm4, ymm11, ymm14	// update.limb5.vpmuldq.4
vmovdqu ymm0, ymmword ptr [rdi-120]	// third2.trail.vmovdqu
mov qword ptr [rdi+72], r8	// change1.N1u.store_N1u
mov rdx, rbp	// copy for change1.N1r.add_rounding_G
add rdx, qword ptr [rdi+48]	// change1.N1r.add_rounding_G
vpaddq ymm13, ymm3, ymm4	// update.limb5.vpaddq.2
vpandn ymm1, ymm0, ymmword ptr [rdi-128]	// third2.trail.vpandn
sar rdx, 43	// change1.N1r.sar
vpaddq ymm3, ymm2, ymm13	// update.limb5.vpaddq.3
mov qword ptr [rdi+96], rdx	// change1.N1r.store_N1r
mov rax, -2	// third2.step1.c1
sub rax, r11	// third2.step1.c1.2
vmovdqa ymm4, ymmword ptr [rdi-128]	// third2.trail.vmovdqa
mov qword ptr [rdi-128], r10	// third2.store_h0
lea r12, [rbp+2097152]	// change1.N1q.offset
vpaddq ymm0, ymm3, ymmword ptr [rdi+512]	// update.limb5.vpaddq.4
lea r13, [r11-1]	// third2.step1.c0
mov r9, r10	// copy for third2.step1.x
xor r9, r14	// third2.step1.x
sar rsi, 1	// third2.step1.t
lea rbx, [rsi+r9]	// third2.step1.y
cmovc rbx, rsi	// third2.step1.G
vpaddq ymm2, ymm0, ymm12	// update.limb5.vpaddq.5
vmovdqu ymm13, ymmword ptr [rdi-88]	// third2.trail.vmovdqu.2
adc r14, 0	// third2.step1.w
cmovs r10, rsi	// third2.step1.h
mov qword ptr [rdi-120], r10	// third2.step1.store_h1
cmovs r13, rax	// third2.step1.d
shl r12, 21	// change1.N1q.shl
sarx rcx, r13, r15	// third2.step1.s
sar r12, 43	// change1.N1q.sar
mov qword ptr [rdi+88], r12	// change1.N1q.store_N1q
vpsrlq ymm3, ymm2, 30	// update.limb5.vpsrlq
vpandn ymm0, ymm13, ymmword ptr [rdi-96]	// third2.trail.vpandn.2
mov r8, qword ptr [rdi+72]	// change1.w1f.load_N1u
vpand ymm12, ymm2, ymmword ptr [rdi+448]	// update.limb5.vpand
imul r8, qword ptr [rdi+320]	// change1.w1f.imul_w0f
mov rdx, -2	// third2.step2.c1
sub rdx, r13	// third2.step2.c1.2
lea rbp, [r13-1]	// third2.step2.c0
mov r11, qword ptr [rdi+80]	// change1.w1f.load_N1v
vpxor ymm13, ymm4, ymmword ptr [rdi-96]	// third2.trail.vpxor
vmovdqa ymmword ptr [rdi+800], ymm12	// update.limb5.vmovdqa
imul r11, qword ptr [rdi+336]	// change1.w1f.imul_w0g
vpsrlq ymm2, ymm7, 11	// update.limb5.above.vpsrlq
sub r11, r8	// change1.w1f.sub
mov r9, r10	// copy for third2.step2.x
xor r9, rcx	// third2.step2.x
sar rbx, 1	// third2.step2.t
lea r14, [rbx+r9]	// third2.step2.y
cmovc r14, rbx	// third2.step2.G
adc rcx, 0	// third2.step2.w
cmovs r10, rbx	// third2.step2.h
mov qword ptr [rdi-112], r10	// third2.step2.store_h2
vpxor ymm4, ymm1, ymm0	// third2.trail.vpxor.2
vpsllq ymm7, ymm6, 19	// update.limb5.above.vpsllq
vmovdqu ymm1, ymmword ptr [rdi-56]	// third2.trail.vmovdqu.3
vpsllq ymm0, ymm12, 49	// update.limb5.above.vpsllq.2
cmovs rbp, rdx	// third2.step2.d
sar r11, 20	// change1.w1f.sar
sarx rsi, rbp, r15	// third2.step2.s
mov qword ptr [rdi+352], r11	// change1.w1f.store_w1f
mov rax, qword ptr [rdi+88]	// change1.w1g.load_N1q
imul rax, qword ptr [rdi+320]	// change1.w1g.imul_w0f
vpandn ymm6, ymm1, ymmword ptr [rdi-64]	// third2.trail.vpandn.3
vpaddq ymm12, ymm2, ymm7	// update.limb5.above.vpaddq
mov r12, qword ptr [rdi+96]	// change1.w1g.load_N1r
mov r13, -2	// third2.step3.c1
sub r13, rbp	// third2.step3.c1.2
vpaddq ymm1, ymm12, ymm0	// update.limb5.above.vpaddq.2
imul r12, qword ptr [rdi+336]	// change1.w1g.imul_w0g
vpxor ymm2, ymm13, ymmword ptr [rdi-64]	// third2.trail.vpxor.3
sub r12, rax	// change1.w1g.sub
lea r8, [rbp-1]	// third2.step3.c0
mov r9, r10	// copy for third2.step3.x
xor r9, rsi	// third2.step3.x
sar r14, 1	// third2.step3.t
lea rcx, [r14+r9]	// third2.step3.y
cmovc rcx, r14	// third2.step3.G
vmovdqa ymmword ptr [rdi+672], ymm1	// update.limb5.above.vmovdqa
adc rsi, 0	// third2.step3.w
cmovs r10, r14	// third2.step3.h
mov qword ptr [rdi-104], r10	// third2.step3.store_h3
vpxor ymm7, ymm4, ymm6	// third2.trail.vpxor.4
vpmuldq ymm12, ymm9, ymmword ptr [rdi+864]	// update.limb6.vpmuldq
cmovs r8, r13	// third2.step3.d
sarx rbx, r8, r15	// third2.step3.s
sar r12, 20	// change1.w1g.sar
mov qword ptr [rdi+360], r12	// change1.w1g.store_w1g
mov rdx, qword ptr [rdi+72]	// change1.high1f.load_N1u
vmovdqu ymm0, ymmword ptr [rdi-24]	// third2.trail.vmovdqu.4
vpmuldq ymm13, ymm10, ymm14	// update.limb6.vpmuldq.2
imul rdx, qword ptr [rdi+672]	// change1.high1f.imul_above_f
mov r11, qword ptr [rdi+80]	// change1.high1f.load_N1v
mov rax, -2	// third2.step4.c1
vpaddq ymm1, ymm12, ymm13	// update.limb6.vpaddq
sub rax, r8	// third2.step4.c1.2
lea rbp, [r8-1]	// third2.step4.c0
vpandn ymm4, ymm0, ymmword ptr [rdi-32]	// third2.trail.vpandn.4
imul r11, qword ptr [rdi+680]	// change1.high1f.imul_above_g
vpshufd ymm6, ymmword ptr [rdi+896], 0x4e	// update.limb6.vpshufd
sub r11, rdx	// change1.high1f.sub
mov r9, r10	// copy for third2.step4.x
xor r9, rbx	// third2.step4.x
sar rcx, 1	// third2.step4.t
lea rsi, [rcx+r9]	// third2.step4.y
cmovc rsi, rcx	// third2.step4.G
adc rbx, 0	// third2.step4.w
cmovs r10, rcx	// third2.step4.h
mov qword ptr [rdi-96], r10	// third2.step4.store_h4
vpxor ymm14, ymm2, ymmword ptr [rdi-32]	// third2.trail.vpxor.5
mov r14, qword ptr [rdi+352]	// change1.high1f.load_w1f
vpmuldq ymm12, ymm8, ymmword ptr [rdi+896]	// update.limb6.vpmuldq.3
vpmuldq ymm13, ymm11, ymm6	// update.limb6.vpmuldq.4
vpxor ymm0, ymm7, ymm4	// third2.trail.vpxor.6
cmovs rbp, rax	// third2.step4.d
sarx r13, rbp, r15	// third2.step4.s
sar r14, 21	// change1.high1f.sar
lea r12, [r14+r11]	// change1.high1f.add
shl r12, 44	// change1.high1f.shl
vpaddq ymm2, ymm12, ymm13	// update.limb6.vpaddq.2
vmovdqu ymm7, ymmword ptr [rdi+8]	// third2.trail.vmovdqu.5
mov qword ptr [rdi+368], r12	// change1.high1f.store_high1f
vpaddq ymm4, ymm1, ymm2	// update.limb6.vpaddq.3
mov r8, qword ptr [rdi+88]	// change1.high1g.load_N1q
mov rdx, -2	// third2.step5.c1
sub rdx, rbp	// third2.step5.c1.2
vpandn ymm12, ymm7, ymmword ptr [rdi+0]	// third2.trail.vpandn.5
imul r8, qword ptr [rdi+672]	// change1.high1g.imul_above_f
vpaddq ymm13, ymm4, ymmword ptr [rdi+512]	// update.limb6.vpaddq.4
lea r9, [rbp-1]	// third2.step5.c0
mov rbx, r10	// copy for third2.step5.x
xor rbx, r13	// third2.step5.x
sar rsi, 1	// third2.step5.t
lea rcx, [rsi+rbx]	// third2.step5.y
cmovc rcx, rsi	// third2.step5.G
mov rax, qword ptr [rdi+96]	// change1.high1g.load_N1r
adc r13, 0	// third2.step5.w
cmovs r10, rsi	// third2.step5.h
mov qword ptr [rdi-88], r10	// third2.step5.store_h5
vpaddq ymm1, ymm13, ymm3	// update.limb6.vpaddq.5
vpxor ymm2, ymm14, ymmword ptr [rdi+0]	// third2.trail.vpxor.7
cmovs r9, rdx	// third2.step5.d
sarx r14, r9, r15	// third2.step5.s
imul rax, qword ptr [rdi+680]	// change1.high1g.imul_above_g
sub rax, r8	// change1.high1g.sub
vpsrlq ymm7, ymm1, 30	// update.limb6.vpsrlq
mov r11, qword ptr [rdi+360]	// change1.high1g.load_w1g
vpxor ymm4, ymm0, ymm12	// third2.trail.vpxor.8
sar r11, 21	// change1.high1g.sar
vpand ymm13, ymm1, ymmword ptr [rdi+448]	// update.limb6.vpand
mov r12, -2	// third2.step6.c1
sub r12, r9	// third2.step6.c1.2
lea rbp, [r9-1]	// third2.step6.c0
lea rbx, [r11+rax]	// change1.high1g.add
vpxor ymm3, ymm2, ymmword ptr [rdi+1280]	// third2.trail.vpxor.9
vmovdqa ymmword ptr [rdi+832], ymm13	// update.limb6.vmovdqa
shl rbx, 44	// change1.high1g.shl
mov r13, r10	// copy for third2.step6.x
xor r13, r14	// third2.step6.x
sar rcx, 1	// third2.step6.t
lea rsi, [rcx+r13]	// third2.step6.y
cmovc rsi, rcx	// third2.step6.G
adc r14, 0	// third2.step6.w
cmovs r10, rcx	// third2.step6.h
mov qword ptr [rdi-80], r10	// third2.step6.store_h6
mov qword ptr [rdi+376], rbx	// change1.high1g.store_high1g
vpmuldq ymm14, ymm9, ymmword ptr [rdi+896]	// update.limb7.vpmuldq
vmovdqa ymmword ptr [rdi+1280], ymm3	// third2.trail.vmovdqa.2
vpmuldq ymm0, ymm10, ymm6	// update.limb7.vpmuldq.2
vpxor ymm12, ymm4, ymmword ptr [rdi+1312]	// third2.trail.vpxor.10
cmovs rbp, r12	// third2.step6.d
sarx rdx, rbp, r15	// third2.step6.s
vpaddq ymm1, ymm14, ymm0	// update.limb7.vpaddq
vmovdqa ymmword ptr [rdi+1312], ymm12	// third2.trail.vmovdqa.3
vpshufd ymm2, ymmword ptr [rdi+928], 0x4e	// update.limb7.vpshufd
mov r8, -2	// third2.step7.c1
sub r8, rbp	// third2.step7.c1.2
vpmuldq ymm13, ymm8, ymmword ptr [rdi+928]	// update.limb7.vpmuldq.3
lea r9, [rbp-1]	// third2.step7.c0
mov r11, r10	// copy for third2.step7.x
xor r11, rdx	// third2.step7.x
sar rsi, 1	// third2.step7.t
lea rax, [rsi+r11]	// third2.step7.y
cmovc rax, rsi	// third2.step7.G
vpmuldq ymm3, ymm11, ymm2	// update.limb7.vpmuldq.4
adc rdx, 0	// third2.step7.w
cmovs r10, rsi	// third2.step7.h
mov qword ptr [rdi-72], r10	// third2.step7.store_h7
cmovs r9, r8	// third2.step7.d
sarx r13, r9, r15	// third2.step7.s
vpaddq ymm6, ymm13, ymm3	// update.limb7.vpaddq.2
vpaddq ymm4, ymm1, ymm6	// update.limb7.vpaddq.3
mov r14, -2	// third2.step8.c1
sub r14, r9	// third2.step8.c1.2
lea rcx, [r9-1]	// third2.step8.c0
vpaddq ymm14, ymm4, ymmword ptr [rdi+512]	// update.limb7.vpaddq.4
vpaddq ymm0, ymm14, ymm7	// update.limb7.vpaddq.5
mov rbx, r10	// copy for third2.step8.x
xor rbx, r13	// third2.step8.x
sar rax, 1	// third2.step8.t
lea r12, [rax+rbx]	// third2.step8.y
cmovc r12, rax	// third2.step8.G
adc r13, 0	// third2.step8.w
cmovs r10, rax	// third2.step8.h
mov qword ptr [rdi-64], r10	// third2.step8.store_h8
vpsrlq ymm12, ymm0, 30	// update.limb7.vpsrlq
vpand ymm13, ymm0, ymmword ptr [rdi+448]	// update.limb7.vpand
cmovs rcx, r14	// third2.step8.d
sarx rbp, rcx, r15	// third2.step8.s
vmovdqa ymmword ptr [rdi+864], ymm13	// update.limb7.vmovdqa
mov r11, -2	// third2.step9.c1
sub r11, rcx	// third2.step9.c1.2
vpmuldq ymm3, ymm9, ymmword ptr [rdi+928]	// update.limb8.vpmuldq
lea rdx, [rcx-1]	// third2.step9.c0
mov rsi, r10	// copy for third2.step9.x
xor rsi, rbp	// third2.step9.x
sar r12, 1	// third2.step9.t
lea r8, [r12+rsi]	// third2.step9.y
cmovc r8, r12	// third2.step9.G
vpmuldq ymm1, ymm10, ymm2	// update.limb8.vpmuldq.2
adc rbp, 0	// third2.step9.w
cmovs r10, r12	// third2.step9.h
mov qword ptr [rdi-56], r10	// third2.step9.store_h9
vpaddq ymm6, ymm3, ymm1	// update.limb8.vpaddq
cmovs rdx, r11	// third2.step9.d
sarx r9, rdx, r15	// third2.step9.s
vpshufd ymm4, ymmword ptr [rdi+960], 0x4e	// update.limb8.vpshufd
mov rbx, -2	// third2.step10.c1
sub rbx, rdx	// third2.step10.c1.2
vpmuldq ymm14, ymm8, ymmword ptr [rdi+960]	// update.limb8.vpmuldq.3
lea r13, [rdx-1]	// third2.step10.c0
vpmuldq ymm7, ymm11, ymm4	// update.limb8.vpmuldq.4
mov rax, r10	// copy for third2.step10.x
xor rax, r9	// third2.step10.x
sar r8, 1	// third2.step10.t
lea r14, [r8+rax]	// third2.step10.y
cmovc r14, r8	// third2.step10.G
adc r9, 0	// third2.step10.w
cmovs r10, r8	// third2.step10.h
mov qword ptr [rdi-48], r10	// third2.step10.store_h10
vpaddq ymm0, ymm14, ymm7	// update.limb8.vpaddq.2
vpaddq ymm13, ymm6, ymm0	// update.limb8.vpaddq.3
cmovs r13, rbx	// third2.step10.d
sarx rcx, r13, r15	// third2.step10.s
vpaddq ymm2, ymm13, ymmword ptr [rdi+512]	// update.limb8.vpaddq.4
vpaddq ymm3, ymm2, ymm12	// update.limb8.vpaddq.5
mov rsi, -2	// third2.step11.c1
sub rsi, r13	// third2.step11.c1.2
vpsrlq ymm1, ymm3, 30	// update.limb8.vpsrlq
lea rbp, [r13-1]	// third2.step11.c0
mov r12, r10	// copy for third2.step11.x
xor r12, rcx	// third2.step11.x
sar r14, 1	// third2.step11.t
lea r11, [r14+r12]	// third2.step11.y
cmovc r11, r14	// third2.step11.G
adc rcx, 0	// third2.step11.w
cmovs r10, r14	// third2.step11.h
mov qword ptr [rdi-40], r10	// third2.step11.store_h11
vpand ymm14, ymm3, ymmword ptr [rdi+448]	// update.limb8.vpand
cmovs rbp, rsi	// third2.step11.d
sarx rdx, rbp, r15	// third2.step11.s
vmovdqa ymmword ptr [rdi+896], ymm14	// update.limb8.vmovdqa
vpmuldq ymm7, ymm9, ymmword ptr [rdi+960]	// update.limb9.vpmuldq
mov rax, -2	// third2.step12.c1
sub rax, rbp	// third2.step12.c1.2
lea r9, [rbp-1]	// third2.step12.c0
vpmuldq ymm6, ymm10, ymm4	// update.limb9.vpmuldq.2
mov r8, r10	// copy for third2.step12.x
xor r8, rdx	// third2.step12.x
sar r11, 1	// third2.step12.t
lea rbx, [r11+r8]	// third2.step12.y
cmovc rbx, r11	// third2.step12.G
adc rdx, 0	// third2.step12.w
cmovs r10, r11	// third2.step12.h
mov qword ptr [rdi-32], r10	// third2.step12.store_h12
vpaddq ymm0, ymm7, ymm6	// update.limb9.vpaddq
vpshufd ymm13, ymmword ptr [rdi+992], 0x4e	// update.limb9.vpshufd
cmovs r9, rax	// third2.step12.d
sarx r13, r9, r15	// third2.step12.s
vpmuldq ymm2, ymm8, ymmword ptr [rdi+992]	// update.limb9.vpmuldq.3
vpmuldq ymm12, ymm11, ymm13	// update.limb9.vpmuldq.4
mov r12, -2	// third2.step13.c1
sub r12, r9	// third2.step13.c1.2
vpaddq ymm3, ymm2, ymm12	// update.limb9.vpaddq.2
lea rcx, [r9-1]	// third2.step13.c0
mov r14, r10	// copy for third2.step13.x
xor r14, r13	// third2.step13.x
sar rbx, 1	// third2.step13.t
lea rsi, [rbx+r14]	// third2.step13.y
cmovc rsi, rbx	// third2.step13.G
vpaddq ymm14, ymm0, ymm3	// update.limb9.vpaddq.3
adc r13, 0	// third2.step13.w
cmovs r10, rbx	// third2.step13.h
mov qword ptr [rdi-24], r10	// third2.step13.store_h13
cmovs rcx, r12	// third2.step13.d
sarx rbp, rcx, r15	// third2.step13.s
vpaddq ymm4, ymm14, ymmword ptr [rdi+512]	// update.limb9.vpaddq.4
vpaddq ymm7, ymm4, ymm1	// update.limb9.vpaddq.5
mov r8, -2	// third2.step14.c1
sub r8, rcx	// third2.step14.c1.2
lea rdx, [rcx-1]	// third2.step14.c0
vpsrlq ymm6, ymm7, 30	// update.limb9.vpsrlq
mov r11, r10	// copy for third2.step14.x
xor r11, rbp	// third2.step14.x
sar rsi, 1	// third2.step14.t
lea rax, [rsi+r11]	// third2.step14.y
cmovc rax, rsi	// third2.step14.G
adc rbp, 0	// third2.step14.w
cmovs r10, rsi	// third2.step14.h
mov qword ptr [rdi-16], r10	// third2.step14.store_h14
vpand ymm2, ymm7, ymmword ptr [rdi+448]	// update.limb9.vpand
vmovdqa ymmword ptr [rdi+928], ymm2	// update.limb9.vmovdqa
vpmuldq ymm12, ymm9, ymmword ptr [rdi+992]	// update.limb10.vpmuldq
cmovs rdx, r8	// third2.step14.d
sarx r9, rdx, r15	// third2.step14.s
vpmuldq ymm0, ymm10, ymm13	// update.limb10.vpmuldq.2
mov r14, -2	// third2.step15.c1
sub r14, rdx	// third2.step15.c1.2
vpaddq ymm3, ymm12, ymm0	// update.limb10.vpaddq
lea r13, [rdx-1]	// third2.step15.c0
mov rbx, r10	// copy for third2.step15.x
xor rbx, r9	// third2.step15.x
sar rax, 1	// third2.step15.t
lea r12, [rax+rbx]	// third2.step15.y
cmovc r12, rax	// third2.step15.G
vpshufd ymm14, ymmword ptr [rdi+1024], 0x4e	// update.limb10.vpshufd
adc r9, 0	// third2.step15.w
cmovs r10, rax	// third2.step15.h
mov qword ptr [rdi-8], r10	// third2.step15.store_h15
vpmuldq ymm4, ymm8, ymmword ptr [rdi+1024]	// update.limb10.vpmuldq.3
cmovs r13, r14	// third2.step15.d
sarx rcx, r13, r15	// third2.step15.s
vpmuldq ymm1, ymm11, ymm14	// update.limb10.vpmuldq.4
mov r11, -2	// third2.step16.c1
sub r11, r13	// third2.step16.c1.2
lea rbp, [r13-1]	// third2.step16.c0
vpaddq ymm7, ymm4, ymm1	// update.limb10.vpaddq.2
vpaddq ymm2, ymm3, ymm7	// update.limb10.vpaddq.3
mov rsi, r10	// copy for third2.step16.x
xor rsi, rcx	// third2.step16.x
sar r12, 1	// third2.step16.t
lea r8, [r12+rsi]	// third2.step16.y
cmovc r8, r12	// third2.step16.G
adc rcx, 0	// third2.step16.w
cmovs r10, r12	// third2.step16.h
mov qword ptr [rdi+0], r10	// third2.step16.store_h16
vpaddq ymm13, ymm2, ymmword ptr [rdi+512]	// update.limb10.vpaddq.4
vpaddq ymm12, ymm13, ymm6	// update.limb10.vpaddq.5
cmovs rbp, r11	// third2.step16.d
sarx rdx, rbp, r15	// third2.step16.s
vpsrlq ymm0, ymm12, 30	// update.limb10.vpsrlq
mov rbx, -2	// third2.step17.c1
vpand ymm4, ymm12, ymmword ptr [rdi+448]	// update.limb10.vpand
sub rbx, rbp	// third2.step17.c1.2
lea r9, [rbp-1]	// third2.step17.c0
mov rax, r10	// copy for third2.step17.x
xor rax, rdx	// third2.step17.x
sar r8, 1	// third2.step17.t
lea r14, [r8+rax]	// third2.step17.y
cmovc r14, r8	// third2.step17.G
vmovdqa ymmword ptr [rdi+960], ymm4	// update.limb10.vmovdqa
adc rdx, 0	// third2.step17.w
cmovs r10, r8	// third2.step17.h
mov qword ptr [rdi+8], r10	// third2.step17.store_h17
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1024]	// update.limb11.vpmuldq
cmovs r9, rbx	// third2.step17.d
sarx r13, r9, r15	// third2.step17.s
vpmuldq ymm3, ymm10, ymm14	// update.limb11.vpmuldq.2
vpaddq ymm7, ymm1, ymm3	// update.limb11.vpaddq
mov rsi, -2	// third2.step18.c1
sub rsi, r9	// third2.step18.c1.2
lea rcx, [r9-1]	// third2.step18.c0
vpshufd ymm2, ymmword ptr [rdi+1056], 0x4e	// update.limb11.vpshufd
mov r12, r10	// copy for third2.step18.x
xor r12, r13	// third2.step18.x
sar r14, 1	// third2.step18.t
lea r11, [r14+r12]	// third2.step18.y
cmovc r11, r14	// third2.step18.G
adc r13, 0	// third2.step18.w
cmovs r10, r14	// third2.step18.h
mov qword ptr [rdi+16], r10	// third2.step18.store_h18
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1056]	// update.limb11.vpmuldq.3
vpmuldq ymm6, ymm11, ymm2	// update.limb11.vpmuldq.4
cmovs rcx, rsi	// third2.step18.d
sarx rbp, rcx, r15	// third2.step18.s
vpaddq ymm12, ymm13, ymm6	// update.limb11.vpaddq.2
vpaddq ymm4, ymm7, ymm12	// update.limb11.vpaddq.3
mov rax, -2	// third2.step19.c1
sub rax, rcx	// third2.step19.c1.2
vpaddq ymm14, ymm4, ymmword ptr [rdi+512]	// update.limb11.vpaddq.4
lea rdx, [rcx-1]	// third2.step19.c0
mov r8, r10	// copy for third2.step19.x
xor r8, rbp	// third2.step19.x
sar r11, 1	// third2.step19.t
lea rbx, [r11+r8]	// third2.step19.y
cmovc rbx, r11	// third2.step19.G
adc rbp, 0	// third2.step19.w
cmovs r10, r11	// third2.step19.h
mov qword ptr [rdi+24], r10	// third2.step19.store_h19
vpaddq ymm1, ymm14, ymm0	// update.limb11.vpaddq.5
cmovs rdx, rax	// third2.step19.d
sarx r9, rdx, r15	// third2.step19.s
vpsrlq ymm3, ymm1, 30	// update.limb11.vpsrlq
vpand ymm13, ymm1, ymmword ptr [rdi+448]	// update.limb11.vpand
mov r12, -2	// third2.step20.c1
sub r12, rdx	// third2.step20.c1.2
lea r13, [rdx-1]	// third2.step20.c0
vmovdqa ymmword ptr [rdi+992], ymm13	// update.limb11.vmovdqa
mov r14, r10	// copy for third2.step20.x
xor r14, r9	// third2.step20.x
sar rbx, 1	// third2.step20.t
lea rsi, [rbx+r14]	// third2.step20.y
cmovc rsi, rbx	// third2.step20.G
adc r9, 0	// third2.step20.w
cmovs r10, rbx	// third2.step20.h
mov qword ptr [rdi+32], r10	// third2.step20.store_h20
vpmuldq ymm6, ymm9, ymmword ptr [rdi+1056]	// update.limb12.vpmuldq
vpmuldq ymm7, ymm10, ymm2	// update.limb12.vpmuldq.2
vpaddq ymm12, ymm6, ymm7	// update.limb12.vpaddq
cmovs r13, r12	// third2.step20.d
sarx rcx, r13, r15	// third2.step20.s
mov r8, rsi	// copy for change2.G.add_rounding_G
add r8, qword ptr [rdi+48]	// change2.G.add_rounding_G
mov rbp, r10	// copy for change2.h.add_rounding_h
add rbp, qword ptr [rdi+40]	// change2.h.add_rounding_h
mov r11, rsi	// copy for change2.G.shl
shl r11, 43	// change2.G.shl
mov rax, r10	// copy for change2.h.shl
shl rax, 44	// change2.h.shl
rorx rdx, r8, 22	// change2.G.first_entry
rorx r14, r8, 43	// change2.G.second_entry
rorx r9, rbp, 21	// change2.h.first_entry
rorx rbx, rbp, 42	// change2.h.second_entry
add r11, qword ptr [rdi+64]	// change2.G.add_refill_G
add rax, qword ptr [rdi+56]	// change2.h.add_refill_h
vpshufd ymm4, ymmword ptr [rdi+1088], 0x4e	// update.limb12.vpshufd
imul rdx, qword ptr [rdi+368]	// change2.G.imul_high1f
imul r14, qword ptr [rdi+376]	// change2.G.imul_high1g
imul r9, qword ptr [rdi+368]	// change2.h.imul_high1f
imul rbx, qword ptr [rdi+376]	// change2.h.imul_high1g
vpmuldq ymm14, ymm8, ymmword ptr [rdi+1088]	// update.limb12.vpmuldq.3
vpmuldq ymm0, ymm11, ymm4	// update.limb12.vpmuldq.4
lea r12, [rdx+r11]	// change2.G.add
lea r8, [r9+rax]	// change2.h.add
sub r12, r14	// change2.G.sub
sub r8, rbx	// change2.h.sub
vpaddq ymm1, ymm14, ymm0	// update.limb12.vpaddq.2
ror r12, 43	// change2.G.packed
ror r8, 44	// change2.h.packed
vpaddq ymm13, ymm12, ymm1	// update.limb12.vpaddq.3
vpaddq ymm2, ymm13, ymmword ptr [rdi+512]	// update.limb12.vpaddq.4
vpaddq ymm6, ymm2, ymm3	// update.limb12.vpaddq.5
vpsrlq ymm7, ymm6, 30	// update.limb12.vpsrlq
vpand ymm14, ymm6, ymmword ptr [rdi+448]	// update.limb12.vpand
mov qword ptr [rdi+256], r10	// change2.store_end2
vmovdqu ymm0, ymmword ptr [rdi-120]	// third3.trail.vmovdqu
mov rbp, r10	// copy for change2.N2v.add_rounding_h
add rbp, qword ptr [rdi+40]	// change2.N2v.add_rounding_h
vmovdqa ymmword ptr [rdi+1024], ymm14	// update.limb12.vmovdqa
sar rbp, 42	// change2.N2v.sar
mov qword ptr [rdi+384], rbp	// change2.N2v.store_N2v
vpmuldq ymm12, ymm9, ymmword ptr [rdi+1088]	// update.limb13.vpmuldq
vpandn ymm1, ymm0, ymmword ptr [rdi-128]	// third3.trail.vpandn
lea rdx, [r10+1048576]	// change2.N2u.offset
shl rdx, 22	// change2.N2u.shl
vpmuldq ymm13, ymm10, ymm4	// update.limb13.vpmuldq.2
sar rdx, 43	// change2.N2u.sar
mov r11, -2	// third3.step1.c1
sub r11, r13	// third3.step1.c1.2
vmovdqa ymm2, ymmword ptr [rdi-128]	// third3.trail.vmovdqa
mov qword ptr [rdi-128], r8	// third3.store_h0
mov qword ptr [rdi+392], rdx	// change2.N2u.store_N2u
vpaddq ymm3, ymm12, ymm13	// update.limb13.vpaddq
mov r9, rsi	// copy for change2.N2r.add_rounding_G
add r9, qword ptr [rdi+48]	// change2.N2r.add_rounding_G
lea rax, [r13-1]	// third3.step1.c0
mov r14, r8	// copy for third3.step1.x
xor r14, rcx	// third3.step1.x
sar r12, 1	// third3.step1.t
lea rbx, [r12+r14]	// third3.step1.y
cmovc rbx, r12	// third3.step1.G
vmovdqu ymm6, ymmword ptr [rdi-88]	// third3.trail.vmovdqu.2
vpshufd ymm14, ymmword ptr [rdi+1120], 0x4e	// update.limb13.vpshufd
adc rcx, 0	// third3.step1.w
cmovs r8, r12	// third3.step1.h
mov qword ptr [rdi-120], r8	// third3.step1.store_h1
cmovs rax, r11	// third3.step1.d
sarx rbp, rax, r15	// third3.step1.s
sar r9, 43	// change2.N2r.sar
mov qword ptr [rdi+400], r9	// change2.N2r.store_N2r
lea r10, [rsi+2097152]	// change2.N2q.offset
vpmuldq ymm0, ymm8, ymmword ptr [rdi+1120]	// update.limb13.vpmuldq.3
shl r10, 21	// change2.N2q.shl
vpandn ymm4, ymm6, ymmword ptr [rdi-96]	// third3.trail.vpandn.2
sar r10, 43	// change2.N2q.sar
vpmuldq ymm12, ymm11, ymm14	// update.limb13.vpmuldq.4
mov qword ptr [rdi+408], r10	// change2.N2q.store_N2q
mov rdx, -2	// third3.step2.c1
sub rdx, rax	// third3.step2.c1.2
mov r13, qword ptr [rdi+392]	// change2.Yu.load_N2u
lea r14, [rax-1]	// third3.step2.c0
vpxor ymm13, ymm2, ymmword ptr [rdi-96]	// third3.trail.vpxor
vpaddq ymm6, ymm0, ymm12	// update.limb13.vpaddq.2
imul r13, qword ptr [rdi+72]	// change2.Yu.imul_N1u
mov rcx, qword ptr [rdi+384]	// change2.Yu.load_N2v
mov r12, r8	// copy for third3.step2.x
xor r12, rbp	// third3.step2.x
sar rbx, 1	// third3.step2.t
lea r11, [rbx+r12]	// third3.step2.y
cmovc r11, rbx	// third3.step2.G
adc rbp, 0	// third3.step2.w
cmovs r8, rbx	// third3.step2.h
mov qword ptr [rdi-112], r8	// third3.step2.store_h2
vpxor ymm2, ymm1, ymm4	// third3.trail.vpxor.2
vpaddq ymm0, ymm3, ymm6	// update.limb13.vpaddq.3
vpaddq ymm12, ymm0, ymmword ptr [rdi+512]	// update.limb13.vpaddq.4
vmovdqu ymm1, ymmword ptr [rdi-56]	// third3.trail.vmovdqu.3
vpaddq ymm4, ymm12, ymm7	// update.limb13.vpaddq.5
cmovs r14, rdx	// third3.step2.d
imul rcx, qword ptr [rdi+88]	// change2.Yu.imul_N1q
sub rcx, r13	// change2.Yu.sub
sarx r9, r14, r15	// third3.step2.s
mov qword ptr [rdi+128], rcx	// change2.Yu.store_Yu
mov rsi, qword ptr [rdi+392]	// change2.Yv.load_N2u
imul rsi, qword ptr [rdi+80]	// change2.Yv.imul_N1v
mov r10, qword ptr [rdi+384]	// change2.Yv.load_N2v
vpandn ymm3, ymm1, ymmword ptr [rdi-64]	// third3.trail.vpandn.3
imul r10, qword ptr [rdi+96]	// change2.Yv.imul_N1r
vpsrlq ymm6, ymm4, 30	// update.limb13.vpsrlq
sub r10, rsi	// change2.Yv.sub
mov rax, -2	// third3.step3.c1
sub rax, r14	// third3.step3.c1.2
mov qword ptr [rdi+136], r10	// change2.Yv.store_Yv
vpand ymm0, ymm4, ymmword ptr [rdi+448]	// update.limb13.vpand
vpxor ymm12, ymm13, ymmword ptr [rdi-64]	// third3.trail.vpxor.3
mov r12, qword ptr [rdi+408]	// change2.Yq.load_N2q
lea rbp, [r14-1]	// third3.step3.c0
mov rbx, r8	// copy for third3.step3.x
xor rbx, r9	// third3.step3.x
sar r11, 1	// third3.step3.t
lea rdx, [r11+rbx]	// third3.step3.y
cmovc rdx, r11	// third3.step3.G
vmovdqa ymmword ptr [rdi+1056], ymm0	// update.limb13.vmovdqa
adc r9, 0	// third3.step3.w
cmovs r8, r11	// third3.step3.h
mov qword ptr [rdi-104], r8	// third3.step3.store_h3
vpxor ymm7, ymm2, ymm3	// third3.trail.vpxor.4
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1120]	// update.limb14.vpmuldq
cmovs rbp, rax	// third3.step3.d
sarx r13, rbp, r15	// third3.step3.s
imul r12, qword ptr [rdi+72]	// change2.Yq.imul_N1u
mov rcx, qword ptr [rdi+400]	// change2.Yq.load_N2r
imul rcx, qword ptr [rdi+88]	// change2.Yq.imul_N1q
sub rcx, r12	// change2.Yq.sub
mov qword ptr [rdi+144], rcx	// change2.Yq.store_Yq
vmovdqu ymm4, ymmword ptr [rdi-24]	// third3.trail.vmovdqu.4
vpmuldq ymm13, ymm10, ymm14	// update.limb14.vpmuldq.2
mov rsi, qword ptr [rdi+408]	// change2.Yr.load_N2q
imul rsi, qword ptr [rdi+80]	// change2.Yr.imul_N1v
mov r10, -2	// third3.step4.c1
sub r10, rbp	// third3.step4.c1.2
lea r14, [rbp-1]	// third3.step4.c0
vpaddq ymm0, ymm1, ymm13	// update.limb14.vpaddq
vpandn ymm2, ymm4, ymmword ptr [rdi-32]	// third3.trail.vpandn.4
mov rbx, qword ptr [rdi+400]	// change2.Yr.load_N2r
imul rbx, qword ptr [rdi+96]	// change2.Yr.imul_N1r
vpshufd ymm3, ymmword ptr [rdi+1152], 0x4e	// update.limb14.vpshufd
sub rbx, rsi	// change2.Yr.sub
mov r9, r8	// copy for third3.step4.x
xor r9, r13	// third3.step4.x
sar rdx, 1	// third3.step4.t
lea r11, [rdx+r9]	// third3.step4.y
cmovc r11, rdx	// third3.step4.G
adc r13, 0	// third3.step4.w
cmovs r8, rdx	// third3.step4.h
mov qword ptr [rdi-96], r8	// third3.step4.store_h4
vpxor ymm14, ymm12, ymmword ptr [rdi-32]	// third3.trail.vpxor.5
mov qword ptr [rdi+152], rbx	// change2.Yr.store_Yr
mov rax, qword ptr [rdi+392]	// change2.w2f.load_N2u
vpmuldq ymm1, ymm8, ymmword ptr [rdi+1152]	// update.limb14.vpmuldq.3
vpxor ymm13, ymm7, ymm2	// third3.trail.vpxor.6
vpmuldq ymm4, ymm11, ymm3	// update.limb14.vpmuldq.4
cmovs r14, r10	// third3.step4.d
sarx r12, r14, r15	// third3.step4.s
imul rax, qword ptr [rdi+352]	// change2.w2f.imul_w1f
mov rcx, qword ptr [rdi+384]	// change2.w2f.load_N2v
imul rcx, qword ptr [rdi+360]	// change2.w2f.imul_w1g
sub rcx, rax	// change2.w2f.sub
vpaddq ymm12, ymm1, ymm4	// update.limb14.vpaddq.2
vmovdqu ymm7, ymmword ptr [rdi+8]	// third3.trail.vmovdqu.5
sar rcx, 20	// change2.w2f.sar
mov rbp, qword ptr [rdi+128]	// change2.w2f.load_Yu
mov rsi, -2	// third3.step5.c1
vpaddq ymm2, ymm0, ymm12	// update.limb14.vpaddq.3
sub rsi, r14	// third3.step5.c1.2
imul rbp, qword ptr [rdi+672]	// change2.w2f.imul_above_f
vpandn ymm1, ymm7, ymmword ptr [rdi+0]	// third3.trail.vpandn.5
mov r9, qword ptr [rdi+136]	// change2.w2f.load_Yv
lea r13, [r14-1]	// third3.step5.c0
mov rdx, r8	// copy for third3.step5.x
xor rdx, r12	// third3.step5.x
sar r11, 1	// third3.step5.t
lea rbx, [r11+rdx]	// third3.step5.y
cmovc rbx, r11	// third3.step5.G
vpaddq ymm4, ymm2, ymmword ptr [rdi+512]	// update.limb14.vpaddq.4
adc r12, 0	// third3.step5.w
cmovs r8, r11	// third3.step5.h
mov qword ptr [rdi-88], r8	// third3.step5.store_h5
vpxor ymm0, ymm14, ymmword ptr [rdi+0]	// third3.trail.vpxor.7
vpaddq ymm12, ymm4, ymm6	// update.limb14.vpaddq.5
cmovs r13, rsi	// third3.step5.d
sarx r10, r13, r15	// third3.step5.s
imul r9, qword ptr [rdi+680]	// change2.w2f.imul_above_g
sub r9, rbp	// change2.w2f.sub.2
lea rax, [rcx+2*r9]	// change2.w2f.lea
mov qword ptr [rdi+160], rax	// change2.w2f.store_w2f
vpsrlq ymm7, ymm12, 30	// update.limb14.vpsrlq
vpxor ymm2, ymm13, ymm1	// third3.trail.vpxor.8
sar rax, 21	// change2.w2f.sar.2
shl rax, 44	// change2.w2f.shl
vpand ymm14, ymm12, ymmword ptr [rdi+448]	// update.limb14.vpand
mov r14, -2	// third3.step6.c1
sub r14, r13	// third3.step6.c1.2
mov qword ptr [rdi+416], rax	// change2.w2f.store_high2f
lea rdx, [r13-1]	// third3.step6.c0
vpxor ymm4, ymm0, ymmword ptr [rdi+1280]	// third3.trail.vpxor.9
mov r12, qword ptr [rdi+408]	// change2.w2g.load_N2q
vmovdqa ymmword ptr [rdi+1088], ymm14	// update.limb14.vmovdqa
imul r12, qword ptr [rdi+352]	// change2.w2g.imul_w1f
mov r11, r8	// copy for third3.step6.x
xor r11, r10	// third3.step6.x
sar rbx, 1	// third3.step6.t
lea rsi, [rbx+r11]	// third3.step6.y
cmovc rsi, rbx	// third3.step6.G
adc r10, 0	// third3.step6.w
cmovs r8, rbx	// third3.step6.h
mov qword ptr [rdi-80], r8	// third3.step6.store_h6
mov rbp, qword ptr [rdi+400]	// change2.w2g.load_N2r
vmovdqa ymmword ptr [rdi+1280], ymm4	// third3.trail.vmovdqa.2
vpmuldq ymm6, ymm9, ymmword ptr [rdi+1152]	// update.limb15.vpmuldq
vpmuldq ymm13, ymm10, ymm3	// update.limb15.vpmuldq.2
vpxor ymm1, ymm2, ymmword ptr [rdi+1312]	// third3.trail.vpxor.10
cmovs rdx, r14	// third3.step6.d
imul rbp, qword ptr [rdi+360]	// change2.w2g.imul_w1g
sarx rcx, rdx, r15	// third3.step6.s
sub rbp, r12	// change2.w2g.sub
sar rbp, 20	// change2.w2g.sar
mov r9, qword ptr [rdi+144]	// change2.w2g.load_Yq
imul r9, qword ptr [rdi+672]	// change2.w2g.imul_above_f
vpaddq ymm12, ymm6, ymm13	// update.limb15.vpaddq
mov rax, qword ptr [rdi+152]	// change2.w2g.load_Yr
vmovdqa ymmword ptr [rdi+1312], ymm1	// third3.trail.vmovdqa.3
imul rax, qword ptr [rdi+680]	// change2.w2g.imul_above_g
vpshufd ymm0, ymmword ptr [rdi+1184], 0x4e	// update.limb15.vpshufd
mov r13, -2	// third3.step7.c1
sub r13, rdx	// third3.step7.c1.2
sub rax, r9	// change2.w2g.sub.2
lea r11, [rbp+2*rax]	// change2.w2g.lea
vpmuldq ymm14, ymm8, ymmword ptr [rdi+1184]	// update.limb15.vpmuldq.3
lea r10, [rdx-1]	// third3.step7.c0
mov rbx, r8	// copy for third3.step7.x
xor rbx, rcx	// third3.step7.x
sar rsi, 1	// third3.step7.t
lea r14, [rsi+rbx]	// third3.step7.y
cmovc r14, rsi	// third3.step7.G
mov qword ptr [rdi+168], r11	// change2.w2g.store_w2g
adc rcx, 0	// third3.step7.w
cmovs r8, rsi	// third3.step7.h
mov qword ptr [rdi-72], r8	// third3.step7.store_h7
vpmuldq ymm4, ymm11, ymm0	// update.limb15.vpmuldq.4
cmovs r10, r13	// third3.step7.d
sarx r12, r10, r15	// third3.step7.s
sar r11, 21	// change2.w2g.sar.2
shl r11, 44	// change2.w2g.shl
mov qword ptr [rdi+424], r11	// change2.w2g.store_high2g
vpaddq ymm3, ymm14, ymm4	// update.limb15.vpaddq.2
mov r9, qword ptr [rdi+128]	// change2.XY.load_Yu
sar r9, 63	// change2.XY.sar
vpaddq ymm2, ymm12, ymm3	// update.limb15.vpaddq.3
add r9, qword ptr [rdi+136]	// change2.XY.add_Yv
mov rbp, -2	// third3.step8.c1
sub rbp, r10	// third3.step8.c1.2
lea rax, [r10-1]	// third3.step8.c0
mov qword ptr [rdi+240], r9	// change2.XY.store_XY
vpaddq ymm6, ymm2, ymmword ptr [rdi+512]	// update.limb15.vpaddq.4
mov rdx, r8	// copy for third3.step8.x
xor rdx, r12	// third3.step8.x
sar r14, 1	// third3.step8.t
lea rbx, [r14+rdx]	// third3.step8.y
cmovc rbx, r14	// third3.step8.G
adc r12, 0	// third3.step8.w
cmovs r8, r14	// third3.step8.h
mov qword ptr [rdi-64], r8	// third3.step8.store_h8
vpaddq ymm13, ymm6, ymm7	// update.limb15.vpaddq.5
vpsrlq ymm1, ymm13, 30	// update.limb15.vpsrlq
vpand ymm14, ymm13, ymmword ptr [rdi+448]	// update.limb15.vpand
cmovs rax, rbp	// third3.step8.d
sarx rcx, rax, r15	// third3.step8.s
vmovdqa ymmword ptr [rdi+1120], ymm14	// update.limb15.vmovdqa
mov rsi, -2	// third3.step9.c1
sub rsi, rax	// third3.step9.c1.2
vpmuldq ymm4, ymm9, ymmword ptr [rdi+1184]	// update.limb16.vpmuldq
lea r13, [rax-1]	// third3.step9.c0
mov r11, r8	// copy for third3.step9.x
xor r11, rcx	// third3.step9.x
sar rbx, 1	// third3.step9.t
lea r10, [rbx+r11]	// third3.step9.y
cmovc r10, rbx	// third3.step9.G
vpmuldq ymm12, ymm10, ymm0	// update.limb16.vpmuldq.2
adc rcx, 0	// third3.step9.w
cmovs r8, rbx	// third3.step9.h
mov qword ptr [rdi-56], r8	// third3.step9.store_h9
cmovs r13, rsi	// third3.step9.d
sarx r9, r13, r15	// third3.step9.s
vpaddq ymm3, ymm4, ymm12	// update.limb16.vpaddq
vpshufd ymm2, ymmword ptr [rdi+1216], 0x4e	// update.limb16.vpshufd
mov rdx, -2	// third3.step10.c1
sub rdx, r13	// third3.step10.c1.2
lea r12, [r13-1]	// third3.step10.c0
vpmuldq ymm6, ymm8, ymmword ptr [rdi+1216]	// update.limb16.vpmuldq.3
vpmuldq ymm7, ymm11, ymm2	// update.limb16.vpmuldq.4
mov r14, r8	// copy for third3.step10.x
xor r14, r9	// third3.step10.x
sar r10, 1	// third3.step10.t
lea rbp, [r10+r14]	// third3.step10.y
cmovc rbp, r10	// third3.step10.G
adc r9, 0	// third3.step10.w
cmovs r8, r10	// third3.step10.h
mov qword ptr [rdi-48], r8	// third3.step10.store_h10
vpaddq ymm13, ymm6, ymm7	// update.limb16.vpaddq.2
vpaddq ymm14, ymm3, ymm13	// update.limb16.vpaddq.3
cmovs r12, rdx	// third3.step10.d
sarx rax, r12, r15	// third3.step10.s
vpaddq ymm0, ymm14, ymmword ptr [rdi+512]	// update.limb16.vpaddq.4
mov r11, -2	// third3.step11.c1
sub r11, r12	// third3.step11.c1.2
vpaddq ymm4, ymm0, ymm1	// update.limb16.vpaddq.5
lea rcx, [r12-1]	// third3.step11.c0
mov rbx, r8	// copy for third3.step11.x
xor rbx, rax	// third3.step11.x
sar rbp, 1	// third3.step11.t
lea rsi, [rbp+rbx]	// third3.step11.y
cmovc rsi, rbp	// third3.step11.G
vpsrlq ymm12, ymm4, 30	// update.limb16.vpsrlq
adc rax, 0	// third3.step11.w
cmovs r8, rbp	// third3.step11.h
mov qword ptr [rdi-40], r8	// third3.step11.store_h11
vpand ymm6, ymm4, ymmword ptr [rdi+448]	// update.limb16.vpand
cmovs rcx, r11	// third3.step11.d
sarx r13, rcx, r15	// third3.step11.s
vmovdqa ymmword ptr [rdi+1152], ymm6	// update.limb16.vmovdqa
mov r14, -2	// third3.step12.c1
vpmuldq ymm7, ymm9, ymmword ptr [rdi+1216]	// update.limb17.vpmuldq
sub r14, rcx	// third3.step12.c1.2
lea r9, [rcx-1]	// third3.step12.c0
vpmuldq ymm3, ymm10, ymm2	// update.limb17.vpmuldq.2
mov r10, r8	// copy for third3.step12.x
xor r10, r13	// third3.step12.x
sar rsi, 1	// third3.step12.t
lea rdx, [rsi+r10]	// third3.step12.y
cmovc rdx, rsi	// third3.step12.G
adc r13, 0	// third3.step12.w
cmovs r8, rsi	// third3.step12.h
mov qword ptr [rdi-32], r8	// third3.step12.store_h12
vpaddq ymm13, ymm7, ymm3	// update.limb17.vpaddq
vpshufd ymm14, ymmword ptr [rdi+1248], 0x4e	// update.limb17.vpshufd
cmovs r9, r14	// third3.step12.d
sarx r12, r9, r15	// third3.step12.s
vpmuldq ymm0, ymm8, ymmword ptr [rdi+1248]	// update.limb17.vpmuldq.3
vpmuldq ymm1, ymm11, ymm14	// update.limb17.vpmuldq.4
mov rbx, -2	// third3.step13.c1
sub rbx, r9	// third3.step13.c1.2
vpaddq ymm4, ymm0, ymm1	// update.limb17.vpaddq.2
lea rax, [r9-1]	// third3.step13.c0
mov rbp, r8	// copy for third3.step13.x
xor rbp, r12	// third3.step13.x
sar rdx, 1	// third3.step13.t
lea r11, [rdx+rbp]	// third3.step13.y
cmovc r11, rdx	// third3.step13.G
adc r12, 0	// third3.step13.w
cmovs r8, rdx	// third3.step13.h
mov qword ptr [rdi-24], r8	// third3.step13.store_h13
vpaddq ymm6, ymm13, ymm4	// update.limb17.vpaddq.3
cmovs rax, rbx	// third3.step13.d
sarx rcx, rax, r15	// third3.step13.s
vpaddq ymm2, ymm6, ymmword ptr [rdi+512]	// update.limb17.vpaddq.4
vpaddq ymm7, ymm2, ymm12	// update.limb17.vpaddq.5
mov r10, -2	// third3.step14.c1
sub r10, rax	// third3.step14.c1.2
lea r13, [rax-1]	// third3.step14.c0
vpsrlq ymm3, ymm7, 30	// update.limb17.vpsrlq
mov rsi, r8	// copy for third3.step14.x
xor rsi, rcx	// third3.step14.x
sar r11, 1	// third3.step14.t
lea r14, [r11+rsi]	// third3.step14.y
cmovc r14, r11	// third3.step14.G
adc rcx, 0	// third3.step14.w
cmovs r8, r11	// third3.step14.h
mov qword ptr [rdi-16], r8	// third3.step14.store_h14
vpand ymm8, ymm7, ymmword ptr [rdi+448]	// update.limb17.vpand
vmovdqa ymmword ptr [rdi+1184], ymm8	// update.limb17.vmovdqa
cmovs r13, r10	// third3.step14.d
sarx r9, r13, r15	// third3.step14.s
vpmuldq ymm11, ymm9, ymmword ptr [rdi+1248]	// update.last.vpmuldq
vpmuldq ymm0, ymm10, ymm14	// update.last.vpmuldq.2
mov rbp, -2	// third3.step15.c1
sub rbp, r13	// third3.step15.c1.2
vpaddq ymm1, ymm11, ymm0	// update.last.vpaddq
lea r12, [r13-1]	// third3.step15.c0
mov rdx, r8	// copy for third3.step15.x
xor rdx, r9	// third3.step15.x
sar r14, 1	// third3.step15.t
lea rbx, [r14+rdx]	// third3.step15.y
cmovc rbx, r14	// third3.step15.G
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]	// update.last.vpaddq.2
adc r9, 0	// third3.step15.w
cmovs r8, r14	// third3.step15.h
mov qword ptr [rdi-8], r8	// third3.step15.store_h15
cmovs r12, rbp	// third3.step15.d
sarx rax, r12, r15	// third3.step15.s
vpaddq ymm4, ymm13, ymm3	// update.last.vpaddq.3
vpaddq ymm6, ymm4, ymm5	// update.last.vpaddq.4
mov rsi, -2	// third3.step16.c1
sub rsi, r12	// third3.step16.c1.2
lea rcx, [r12-1]	// third3.step16.c0
vpand ymm2, ymm6, ymmword ptr [rdi+448]	// update.last.vpand
vmovdqa ymmword ptr [rdi+1216], ymm2	// update.last.vmovdqa
mov r11, r8	// copy for third3.step16.x
xor r11, rax	// third3.step16.x
sar rbx, 1	// third3.step16.t
lea r10, [rbx+r11]	// third3.step16.y
cmovc r10, rbx	// third3.step16.G
adc rax, 0	// third3.step16.w
cmovs r8, rbx	// third3.step16.h
mov qword ptr [rdi+0], r8	// third3.step16.store_h16
vpsrlq ymm12, ymm6, 30	// update.last.vpsrlq
vpaddq ymm7, ymm12, ymm15	// update.last.vpaddq.5
cmovs rcx, rsi	// third3.step16.d
sarx r13, rcx, r15	// third3.step16.s
vpaddq ymm8, ymm7, ymmword ptr [rdi+576]	// update.last.vpaddq.6
mov rdx, -2	// third3.step17.c1
sub rdx, rcx	// third3.step17.c1.2
vpand ymm9, ymm8, ymmword ptr [rdi+608]	// update.last.vpand.2
lea r9, [rcx-1]	// third3.step17.c0
mov r14, r8	// copy for third3.step17.x
xor r14, r13	// third3.step17.x
sar r10, 1	// third3.step17.t
lea rbp, [r10+r14]	// third3.step17.y
cmovc rbp, r10	// third3.step17.G
vmovdqa ymmword ptr [rdi+1248], ymm9	// update.last.vmovdqa.2
adc r13, 0	// third3.step17.w
cmovs r8, r10	// third3.step17.h
mov qword ptr [rdi+8], r8	// third3.step17.store_h17
vpsrlq ymm10, ymm8, 30	// update.last.vpsrlq.2
cmovs r9, rdx	// third3.step17.d
sarx r12, r9, r15	// third3.step17.s
vperm2i128 ymm14, ymm10, ymm10, 0x08	// update.last.vperm2i128
mov r11, -2	// third3.step18.c1
sub r11, r9	// third3.step18.c1.2
lea rax, [r9-1]	// third3.step18.c0
vpaddq ymm11, ymm14, ymmword ptr [rdi+640]	// update.last.vpaddq.7
vpaddq ymm0, ymm11, ymmword ptr [rdi+704]	// update.last.vpaddq.8
mov rbx, r8	// copy for third3.step18.x
xor rbx, r12	// third3.step18.x
sar rbp, 1	// third3.step18.t
lea rsi, [rbp+rbx]	// third3.step18.y
cmovc rsi, rbp	// third3.step18.G
adc r12, 0	// third3.step18.w
cmovs r8, rbp	// third3.step18.h
mov qword ptr [rdi+16], r8	// third3.step18.store_h18
vmovdqa ymmword ptr [rdi+704], ymm0	// update.last.vmovdqa.3
mov rcx, qword ptr [rdi+720]	// update.last.turn.mov
cmovs rax, r11	// third3.step18.d
sarx r14, rax, r15	// third3.step18.s
sar rcx, 30	// update.last.turn.sar
add rcx, qword ptr [rdi+752]	// update.last.turn.add
mov r13, -2	// third3.step19.c1
sub r13, rax	// third3.step19.c1.2
sar rcx, 30	// update.last.turn.sar.2
lea r10, [rax-1]	// third3.step19.c0
mov rdx, r8	// copy for third3.step19.x
xor rdx, r14	// third3.step19.x
sar rsi, 1	// third3.step19.t
lea r9, [rsi+rdx]	// third3.step19.y
cmovc r9, rsi	// third3.step19.G
adc r14, 0	// third3.step19.w
cmovs r8, rsi	// third3.step19.h
mov qword ptr [rdi+24], r8	// third3.step19.store_h19
cmovs r10, r13	// third3.step19.d
sarx rbx, r10, r15	// third3.step19.s
add rcx, qword ptr [rdi+784]	// update.last.turn.add.2
sar rcx, 30	// update.last.turn.sar.3
add rcx, qword ptr [rdi+816]	// update.last.turn.add.3
mov r12, -2	// third3.step20.c1
sub r12, r10	// third3.step20.c1.2
sar rcx, 30	// update.last.turn.sar.4
lea rbp, [r10-1]	// third3.step20.c0
add rcx, qword ptr [rdi+848]	// update.last.turn.add.4
mov r11, r8	// copy for third3.step20.x
xor r11, rbx	// third3.step20.x
sar r9, 1	// third3.step20.t
lea rax, [r9+r11]	// third3.step20.y
cmovc rax, r9	// third3.step20.G
adc rbx, 0	// third3.step20.w
cmovs r8, r9	// third3.step20.h
mov qword ptr [rdi+32], r8	// third3.step20.store_h20
cmovs rbp, r12	// third3.step20.d
sar rcx, 30	// update.last.turn.sar.5
sarx rdx, rbp, r15	// third3.step20.s
add rcx, qword ptr [rdi+880]	// update.last.turn.add.5
mov r14, rax	// copy for change3.G.add_rounding_G
add r14, qword ptr [rdi+48]	// change3.G.add_rounding_G
mov rsi, r8	// copy for change3.h.add_rounding_h
add rsi, qword ptr [rdi+40]	// change3.h.add_rounding_h
sar rcx, 30	// update.last.turn.sar.6
mov r13, rax	// copy for change3.G.shl
shl r13, 43	// change3.G.shl
mov r10, r8	// copy for change3.h.shl
shl r10, 44	// change3.h.shl
rorx r11, r14, 22	// change3.G.first_entry
rorx rbx, r14, 43	// change3.G.second_entry
rorx r9, rsi, 21	// change3.h.first_entry
rorx r12, rsi, 42	// change3.h.second_entry
add r13, qword ptr [rdi+64]	// change3.G.add_refill_G
add r10, qword ptr [rdi+56]	// change3.h.add_refill_h
add rcx, qword ptr [rdi+912]	// update.last.turn.add.6
imul r11, qword ptr [rdi+416]	// change3.G.imul_high2f
imul rbx, qword ptr [rdi+424]	// change3.G.imul_high2g
imul r9, qword ptr [rdi+416]	// change3.h.imul_high2f
imul r12, qword ptr [rdi+424]	// change3.h.imul_high2g
mov qword ptr [rdi+112], r8	// change3.store_end_h
mov qword ptr [rdi+120], rax	// change3.store_end_G
sar rcx, 30	// update.last.turn.sar.7
add rcx, qword ptr [rdi+944]	// update.last.turn.add.7
lea r14, [r11+r13]	// change3.G.add
lea rsi, [r9+r10]	// change3.h.add
sar rcx, 30	// update.last.turn.sar.8
sub r14, rbx	// change3.G.sub
sub rsi, r12	// change3.h.sub
ror r14, 43	// change3.G.packed
ror rsi, 44	// change3.h.packed
add rcx, qword ptr [rdi+976]	// update.last.turn.add.8
sar rcx, 30	// update.last.turn.sar.9
add rcx, qword ptr [rdi+1008]	// update.last.turn.add.9
sar rcx, 30	// update.last.turn.sar.10
add rcx, qword ptr [rdi+1040]	// update.last.turn.add.10
sar rcx, 30	// update.last.turn.sar.11
add rcx, qword ptr [rdi+1072]	// update.last.turn.add.11
sar rcx, 30	// update.last.turn.sar.12
add rcx, qword ptr [rdi+1104]	// update.last.turn.add.12
sar rcx, 30	// update.last.turn.sar.13
add rcx, qword ptr [rdi+1136]	// update.last.turn.add.13
sar rcx, 30	// update.last.turn.sar.14
add rcx, qword ptr [rdi+1168]	// update.last.turn.add.14
sar rcx, 30	// update.last.turn.sar.15
add rcx, qword ptr [rdi+1200]	// update.last.turn.add.15
sar rcx, 30	// update.last.turn.sar.16
add rcx, qword ptr [rdi+1232]	// update.last.turn.add.16
sar rcx, 30	// update.last.turn.sar.17
add rcx, qword ptr [rdi+1264]	// update.last.turn.add.17
mov r8, qword ptr [rdi+248]	// update.last.turn.load_XM
mov rax, r8	// copy for update.last.turn.xor_F
xor rax, qword ptr [rdi+272]	// update.last.turn.xor_F
mov r11, r8	// copy for update.last.turn.xor
xor r11, rcx	// update.last.turn.xor
andn r13, rax, r11	// update.last.turn.andn
xor r13, r8	// update.last.turn.xor.2
xor r13, qword ptr [rdi+280]	// update.last.turn.xor_turns
mov qword ptr [rdi+280], r13	// update.last.turn.store_turns
mov qword ptr [rdi+272], rcx	// update.last.turn.store_F
mov rbx, r14	// output
mov rcx, rsi	// output
mov rsi, rdx	// output
mov rdx, rbp	// output
dec qword ptr [rdi+104]	// loop
jnz 2b	// loop
mov qword ptr [rdi+176], rbx	// store_start_G
mov qword ptr [rdi+184], rcx	// store_start_h
mov qword ptr [rdi+192], rdx	// store_d
vzeroupper	// leave
pop r15	// leave
pop r14	// leave
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
ret	// leave
