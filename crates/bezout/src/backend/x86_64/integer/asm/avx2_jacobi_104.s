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
// Length: 222 limbs of 30 bits; 2839 instructions a batch, 720 for its steps (form: carry), 60 for the trail.
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
mov r15, -1	// ones
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
vpxor ymm1, ymm3, ymmword ptr [rdi+4256]	// third1.trail.vpxor.9
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
vmovdqa ymmword ptr [rdi+4256], ymm1	// third1.trail.vmovdqa.2
mov r14, qword ptr [rdi+312]	// end.w0g.load_N3q
vpxor ymm4, ymm2, ymmword ptr [rdi+4288]	// third1.trail.vpxor.10
cmovs r9, r13	// third1.step6.d
sarx rbx, r9, r15	// third1.step6.s
imul r14, qword ptr [rdi+160]	// end.w0g.imul_w2f
mov rbp, qword ptr [rdi+304]	// end.w0g.load_N3r
imul rbp, qword ptr [rdi+168]	// end.w0g.imul_w2g
sub rbp, r14	// end.w0g.sub
sar rbp, 20	// end.w0g.sar
vmovdqa ymmword ptr [rdi+4288], ymm4	// third1.trail.vmovdqa.3
shl rbp, 23	// end.w0g.shl
mov r8, -2	// third1.step7.c1
shr rbp, 23	// end.w0g.shr
sub r8, r9	// third1.step7.c1.2
mov qword ptr [rdi+336], rbp	// end.w0g.store_w0g
vbroadcasti128 ymm7, xmmword ptr [rdi+200]	// update.digits.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+216]	// update.digits.vbroadcasti128.2
vmovdqa ymm6, ymmword ptr [rdi+448]	// update.digits.vmovdqa
shr rbp, 21	// end.w0g.shr.2
lea rax, [r9-1]	// third1.step7.c0
mov rsi, rcx	// copy for third1.step7.x
xor rsi, rbx	// third1.step7.x
sar rdx, 1	// third1.step7.t
lea r12, [rdx+rsi]	// third1.step7.y
cmovc r12, rdx	// third1.step7.G
vpand ymm8, ymm7, ymm6	// update.digits.vpand
vpand ymm11, ymm5, ymm6	// update.digits.vpand.2
vpsrlq ymm9, ymm7, 30	// update.digits.vpsrlq
vpsrlq ymm10, ymm5, 30	// update.digits.vpsrlq.2
adc rbx, 0	// third1.step7.w
cmovs rcx, rdx	// third1.step7.h
mov qword ptr [rdi-72], rcx	// third1.step7.store_h7
vpshufd ymm12, ymmword ptr [rdi+704], 0x4e	// update.limb0.vpshufd
vpmuldq ymm15, ymm8, ymmword ptr [rdi+704]	// update.limb0.vpmuldq
vpmuldq ymm13, ymm11, ymm12	// update.limb0.vpmuldq.2
vpaddq ymm14, ymm15, ymm13	// update.limb0.vpaddq
cmovs rax, r8	// third1.step7.d
sarx r11, rax, r15	// third1.step7.s
shl rbp, 44	// end.w0g.shl.2
mov qword ptr [rdi+344], rbp	// end.w0g.store_high0g
mov r10, qword ptr [rdi+200]	// end.XM.load_Mu
vpaddq ymm0, ymm14, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
neg r10	// end.XM.neg
vpsrlq ymm3, ymm0, 30	// update.limb0.vpsrlq
vpand ymm1, ymm0, ymmword ptr [rdi+448]	// update.limb0.vpand
vperm2i128 ymm2, ymm1, ymm1, 0x81	// update.limb0.vperm2i128
sar r10, 63	// end.XM.sar
vpmuldq ymm4, ymm9, ymmword ptr [rdi+704]	// update.limb1.vpmuldq
vpmuldq ymm6, ymm10, ymm12	// update.limb1.vpmuldq.2
add r10, qword ptr [rdi+216]	// end.XM.add_Mv
vpaddq ymm7, ymm4, ymm6	// update.limb1.vpaddq
vpshufd ymm5, ymmword ptr [rdi+736], 0x4e	// update.limb1.vpshufd
mov qword ptr [rdi+248], r10	// end.XM.store_XM
vpmuldq ymm15, ymm8, ymmword ptr [rdi+736]	// update.limb1.vpmuldq.3
mov r13, -2	// third1.step8.c1
sub r13, rax	// third1.step8.c1.2
vpmuldq ymm13, ymm11, ymm5	// update.limb1.vpmuldq.4
lea r14, [rax-1]	// third1.step8.c0
vpaddq ymm14, ymm15, ymm13	// update.limb1.vpaddq.2
vpaddq ymm0, ymm7, ymm14	// update.limb1.vpaddq.3
vpaddq ymm1, ymm0, ymmword ptr [rdi+512]	// update.limb1.vpaddq.4
vpaddq ymm12, ymm1, ymm3	// update.limb1.vpaddq.5
vpsrlq ymm4, ymm12, 30	// update.limb1.vpsrlq
vpand ymm6, ymm12, ymmword ptr [rdi+448]	// update.limb1.vpand
vperm2i128 ymm15, ymm6, ymm6, 0x81	// update.limb1.vperm2i128
mov r9, rcx	// copy for third1.step8.x
xor r9, r11	// third1.step8.x
sar r12, 1	// third1.step8.t
lea rsi, [r12+r9]	// third1.step8.y
cmovc rsi, r12	// third1.step8.G
adc r11, 0	// third1.step8.w
cmovs rcx, r12	// third1.step8.h
mov qword ptr [rdi-64], rcx	// third1.step8.store_h8
vpmuldq ymm13, ymm9, ymmword ptr [rdi+736]	// update.limb2.vpmuldq
vpmuldq ymm7, ymm10, ymm5	// update.limb2.vpmuldq.2
vpaddq ymm14, ymm13, ymm7	// update.limb2.vpaddq
vpshufd ymm0, ymmword ptr [rdi+768], 0x4e	// update.limb2.vpshufd
vpmuldq ymm1, ymm8, ymmword ptr [rdi+768]	// update.limb2.vpmuldq.3
vpmuldq ymm3, ymm11, ymm0	// update.limb2.vpmuldq.4
vpaddq ymm12, ymm1, ymm3	// update.limb2.vpaddq.2
vpaddq ymm6, ymm14, ymm12	// update.limb2.vpaddq.3
vpaddq ymm5, ymm6, ymmword ptr [rdi+512]	// update.limb2.vpaddq.4
vpaddq ymm13, ymm5, ymm4	// update.limb2.vpaddq.5
vpsrlq ymm7, ymm13, 30	// update.limb2.vpsrlq
vpand ymm1, ymm13, ymmword ptr [rdi+448]	// update.limb2.vpand
cmovs r14, r13	// third1.step8.d
sarx rbx, r14, r15	// third1.step8.s
vmovdqa ymmword ptr [rdi+704], ymm1	// update.limb2.vmovdqa
vpmuldq ymm3, ymm9, ymmword ptr [rdi+768]	// update.limb3.vpmuldq
vpmuldq ymm14, ymm10, ymm0	// update.limb3.vpmuldq.2
vpaddq ymm12, ymm3, ymm14	// update.limb3.vpaddq
vpshufd ymm6, ymmword ptr [rdi+800], 0x4e	// update.limb3.vpshufd
vpmuldq ymm5, ymm8, ymmword ptr [rdi+800]	// update.limb3.vpmuldq.3
vpmuldq ymm4, ymm11, ymm6	// update.limb3.vpmuldq.4
mov rdx, -2	// third1.step9.c1
vpaddq ymm13, ymm5, ymm4	// update.limb3.vpaddq.2
sub rdx, r14	// third1.step9.c1.2
vpaddq ymm1, ymm12, ymm13	// update.limb3.vpaddq.3
vpaddq ymm0, ymm1, ymmword ptr [rdi+512]	// update.limb3.vpaddq.4
vpaddq ymm3, ymm0, ymm7	// update.limb3.vpaddq.5
vpsrlq ymm14, ymm3, 30	// update.limb3.vpsrlq
vpand ymm5, ymm3, ymmword ptr [rdi+448]	// update.limb3.vpand
lea r8, [r14-1]	// third1.step9.c0
mov rbp, rcx	// copy for third1.step9.x
xor rbp, rbx	// third1.step9.x
sar rsi, 1	// third1.step9.t
lea r10, [rsi+rbp]	// third1.step9.y
cmovc r10, rsi	// third1.step9.G
vmovdqa ymmword ptr [rdi+736], ymm5	// update.limb3.vmovdqa
vpmuldq ymm4, ymm9, ymmword ptr [rdi+800]	// update.limb4.vpmuldq
vpmuldq ymm12, ymm10, ymm6	// update.limb4.vpmuldq.2
vpaddq ymm13, ymm4, ymm12	// update.limb4.vpaddq
adc rbx, 0	// third1.step9.w
cmovs rcx, rsi	// third1.step9.h
mov qword ptr [rdi-56], rcx	// third1.step9.store_h9
vpshufd ymm1, ymmword ptr [rdi+832], 0x4e	// update.limb4.vpshufd
vpmuldq ymm0, ymm8, ymmword ptr [rdi+832]	// update.limb4.vpmuldq.3
vpmuldq ymm7, ymm11, ymm1	// update.limb4.vpmuldq.4
vpaddq ymm3, ymm0, ymm7	// update.limb4.vpaddq.2
cmovs r8, rdx	// third1.step9.d
sarx rax, r8, r15	// third1.step9.s
vpaddq ymm6, ymm13, ymm3	// update.limb4.vpaddq.3
vpaddq ymm4, ymm6, ymmword ptr [rdi+512]	// update.limb4.vpaddq.4
vpaddq ymm12, ymm4, ymm14	// update.limb4.vpaddq.5
vpsrlq ymm0, ymm12, 30	// update.limb4.vpsrlq
vpand ymm7, ymm12, ymmword ptr [rdi+448]	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+768], ymm7	// update.limb4.vmovdqa
vpmuldq ymm13, ymm9, ymmword ptr [rdi+832]	// update.limb5.vpmuldq
vmovdqu ymm3, ymmword ptr [rdi+232]	// end.joints.vmovdqu
vpmuldq ymm6, ymm10, ymm1	// update.limb5.vpmuldq.2
mov r9, -2	// third1.step10.c1
vpaddq ymm4, ymm13, ymm6	// update.limb5.vpaddq
sub r9, r8	// third1.step10.c1.2
lea r11, [r8-1]	// third1.step10.c0
vpshufd ymm14, ymmword ptr [rdi+864], 0x4e	// update.limb5.vpshufd
vmovdqu ymm12, ymmword ptr [rdi+240]	// end.joints.vmovdqu.2
vpmuldq ymm1, ymm8, ymmword ptr [rdi+864]	// update.limb5.vpmuldq.3
vpmuldq ymm13, ymm11, ymm14	// update.limb5.vpmuldq.4
vpaddq ymm6, ymm1, ymm13	// update.limb5.vpaddq.2
vpaddq ymm1, ymm4, ymm6	// update.limb5.vpaddq.3
vmovdqu ymm13, ymmword ptr [rdi+256]	// end.joints.vmovdqu.3
vpaddq ymm4, ymm1, ymmword ptr [rdi+512]	// update.limb5.vpaddq.4
vpaddq ymm6, ymm4, ymm0	// update.limb5.vpaddq.5
vpsrlq ymm1, ymm6, 30	// update.limb5.vpsrlq
mov r12, rcx	// copy for third1.step10.x
xor r12, rax	// third1.step10.x
sar r10, 1	// third1.step10.t
lea r13, [r10+r12]	// third1.step10.y
cmovc r13, r10	// third1.step10.G
adc rax, 0	// third1.step10.w
cmovs rcx, r10	// third1.step10.h
mov qword ptr [rdi-48], rcx	// third1.step10.store_h10
vpxor ymm4, ymm3, ymm12	// end.joints.vpxor
vpand ymm0, ymm6, ymmword ptr [rdi+448]	// update.limb5.vpand
vmovdqa ymmword ptr [rdi+800], ymm0	// update.limb5.vmovdqa
vpsrlq ymm12, ymm5, 11	// update.limb5.above.vpsrlq
vpsllq ymm6, ymm7, 19	// update.limb5.above.vpsllq
vpxor ymm5, ymm3, ymm13	// end.joints.vpxor.2
vpsllq ymm7, ymm0, 49	// update.limb5.above.vpsllq.2
vpaddq ymm13, ymm12, ymm6	// update.limb5.above.vpaddq
vpaddq ymm0, ymm13, ymm7	// update.limb5.above.vpaddq.2
vpandn ymm12, ymm4, ymm5	// end.joints.vpandn
vmovdqa ymmword ptr [rdi+672], ymm0	// update.limb5.above.vmovdqa
vpmuldq ymm6, ymm9, ymmword ptr [rdi+864]	// update.limb6.vpmuldq
vpmuldq ymm13, ymm10, ymm14	// update.limb6.vpmuldq.2
vpxor ymm7, ymm12, ymm3	// end.joints.vpxor.3
vpaddq ymm4, ymm6, ymm13	// update.limb6.vpaddq
cmovs r11, r9	// third1.step10.d
sarx r14, r11, r15	// third1.step10.s
vpshufd ymm5, ymmword ptr [rdi+896], 0x4e	// update.limb6.vpshufd
vpmuldq ymm0, ymm8, ymmword ptr [rdi+896]	// update.limb6.vpmuldq.3
vpmuldq ymm14, ymm11, ymm5	// update.limb6.vpmuldq.4
vpxor ymm12, ymm7, ymmword ptr [rdi+4320]	// end.joints.vpxor.4
vpaddq ymm3, ymm0, ymm14	// update.limb6.vpaddq.2
vpaddq ymm6, ymm4, ymm3	// update.limb6.vpaddq.3
vpaddq ymm13, ymm6, ymmword ptr [rdi+512]	// update.limb6.vpaddq.4
vmovdqa ymmword ptr [rdi+4320], ymm12	// end.joints.vmovdqa
vpaddq ymm7, ymm13, ymm1	// update.limb6.vpaddq.5
vpsrlq ymm0, ymm7, 30	// update.limb6.vpsrlq
mov rbp, -2	// third1.step11.c1
vpand ymm14, ymm7, ymmword ptr [rdi+448]	// update.limb6.vpand
sub rbp, r11	// third1.step11.c1.2
vmovdqa ymmword ptr [rdi+832], ymm14	// update.limb6.vmovdqa
vpmuldq ymm4, ymm9, ymmword ptr [rdi+896]	// update.limb7.vpmuldq
vpmuldq ymm3, ymm10, ymm5	// update.limb7.vpmuldq.2
vpaddq ymm6, ymm4, ymm3	// update.limb7.vpaddq
vpshufd ymm12, ymmword ptr [rdi+928], 0x4e	// update.limb7.vpshufd
lea rbx, [r11-1]	// third1.step11.c0
mov rsi, rcx	// copy for third1.step11.x
xor rsi, r14	// third1.step11.x
sar r13, 1	// third1.step11.t
lea rdx, [r13+rsi]	// third1.step11.y
cmovc rdx, r13	// third1.step11.G
vpmuldq ymm13, ymm8, ymmword ptr [rdi+928]	// update.limb7.vpmuldq.3
vpmuldq ymm1, ymm11, ymm12	// update.limb7.vpmuldq.4
vpaddq ymm7, ymm13, ymm1	// update.limb7.vpaddq.2
vpaddq ymm14, ymm6, ymm7	// update.limb7.vpaddq.3
adc r14, 0	// third1.step11.w
cmovs rcx, r13	// third1.step11.h
mov qword ptr [rdi-40], rcx	// third1.step11.store_h11
vpaddq ymm5, ymm14, ymmword ptr [rdi+512]	// update.limb7.vpaddq.4
vpaddq ymm4, ymm5, ymm0	// update.limb7.vpaddq.5
vpsrlq ymm3, ymm4, 30	// update.limb7.vpsrlq
cmovs rbx, rbp	// third1.step11.d
sarx r8, rbx, r15	// third1.step11.s
vpand ymm13, ymm4, ymmword ptr [rdi+448]	// update.limb7.vpand
vmovdqa ymmword ptr [rdi+864], ymm13	// update.limb7.vmovdqa
vpmuldq ymm1, ymm9, ymmword ptr [rdi+928]	// update.limb8.vpmuldq
vpmuldq ymm6, ymm10, ymm12	// update.limb8.vpmuldq.2
vpaddq ymm7, ymm1, ymm6	// update.limb8.vpaddq
vpshufd ymm14, ymmword ptr [rdi+960], 0x4e	// update.limb8.vpshufd
vpmuldq ymm5, ymm8, ymmword ptr [rdi+960]	// update.limb8.vpmuldq.3
vpmuldq ymm0, ymm11, ymm14	// update.limb8.vpmuldq.4
vpaddq ymm4, ymm5, ymm0	// update.limb8.vpaddq.2
mov r12, -2	// third1.step12.c1
vpaddq ymm13, ymm7, ymm4	// update.limb8.vpaddq.3
sub r12, rbx	// third1.step12.c1.2
lea rax, [rbx-1]	// third1.step12.c0
vpaddq ymm12, ymm13, ymmword ptr [rdi+512]	// update.limb8.vpaddq.4
vpaddq ymm1, ymm12, ymm3	// update.limb8.vpaddq.5
vpsrlq ymm6, ymm1, 30	// update.limb8.vpsrlq
vpand ymm5, ymm1, ymmword ptr [rdi+448]	// update.limb8.vpand
vmovdqa ymmword ptr [rdi+896], ymm5	// update.limb8.vmovdqa
vpmuldq ymm0, ymm9, ymmword ptr [rdi+960]	// update.limb9.vpmuldq
vpmuldq ymm7, ymm10, ymm14	// update.limb9.vpmuldq.2
mov r10, rcx	// copy for third1.step12.x
xor r10, r8	// third1.step12.x
sar rdx, 1	// third1.step12.t
lea r9, [rdx+r10]	// third1.step12.y
cmovc r9, rdx	// third1.step12.G
adc r8, 0	// third1.step12.w
cmovs rcx, rdx	// third1.step12.h
mov qword ptr [rdi-32], rcx	// third1.step12.store_h12
vpaddq ymm4, ymm0, ymm7	// update.limb9.vpaddq
vpshufd ymm13, ymmword ptr [rdi+992], 0x4e	// update.limb9.vpshufd
vpmuldq ymm12, ymm8, ymmword ptr [rdi+992]	// update.limb9.vpmuldq.3
vpmuldq ymm3, ymm11, ymm13	// update.limb9.vpmuldq.4
vpaddq ymm1, ymm12, ymm3	// update.limb9.vpaddq.2
vpaddq ymm5, ymm4, ymm1	// update.limb9.vpaddq.3
vpaddq ymm14, ymm5, ymmword ptr [rdi+512]	// update.limb9.vpaddq.4
vpaddq ymm0, ymm14, ymm6	// update.limb9.vpaddq.5
vpsrlq ymm7, ymm0, 30	// update.limb9.vpsrlq
vpand ymm12, ymm0, ymmword ptr [rdi+448]	// update.limb9.vpand
vmovdqa ymmword ptr [rdi+928], ymm12	// update.limb9.vmovdqa
vpmuldq ymm3, ymm9, ymmword ptr [rdi+992]	// update.limb10.vpmuldq
cmovs rax, r12	// third1.step12.d
sarx r11, rax, r15	// third1.step12.s
vpmuldq ymm4, ymm10, ymm13	// update.limb10.vpmuldq.2
vpaddq ymm1, ymm3, ymm4	// update.limb10.vpaddq
vpshufd ymm5, ymmword ptr [rdi+1024], 0x4e	// update.limb10.vpshufd
vpmuldq ymm14, ymm8, ymmword ptr [rdi+1024]	// update.limb10.vpmuldq.3
vpmuldq ymm6, ymm11, ymm5	// update.limb10.vpmuldq.4
vpaddq ymm0, ymm14, ymm6	// update.limb10.vpaddq.2
vpaddq ymm12, ymm1, ymm0	// update.limb10.vpaddq.3
vpaddq ymm13, ymm12, ymmword ptr [rdi+512]	// update.limb10.vpaddq.4
mov rsi, -2	// third1.step13.c1
vpaddq ymm3, ymm13, ymm7	// update.limb10.vpaddq.5
sub rsi, rax	// third1.step13.c1.2
vpsrlq ymm4, ymm3, 30	// update.limb10.vpsrlq
vpand ymm14, ymm3, ymmword ptr [rdi+448]	// update.limb10.vpand
vmovdqa ymmword ptr [rdi+960], ymm14	// update.limb10.vmovdqa
vpmuldq ymm6, ymm9, ymmword ptr [rdi+1024]	// update.limb11.vpmuldq
lea r14, [rax-1]	// third1.step13.c0
mov r13, rcx	// copy for third1.step13.x
xor r13, r11	// third1.step13.x
sar r9, 1	// third1.step13.t
lea rbp, [r9+r13]	// third1.step13.y
cmovc rbp, r9	// third1.step13.G
vpmuldq ymm1, ymm10, ymm5	// update.limb11.vpmuldq.2
vpaddq ymm0, ymm6, ymm1	// update.limb11.vpaddq
vpshufd ymm12, ymmword ptr [rdi+1056], 0x4e	// update.limb11.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1056]	// update.limb11.vpmuldq.3
adc r11, 0	// third1.step13.w
cmovs rcx, r9	// third1.step13.h
mov qword ptr [rdi-24], rcx	// third1.step13.store_h13
vpmuldq ymm7, ymm11, ymm12	// update.limb11.vpmuldq.4
vpaddq ymm3, ymm13, ymm7	// update.limb11.vpaddq.2
vpaddq ymm14, ymm0, ymm3	// update.limb11.vpaddq.3
vpaddq ymm5, ymm14, ymmword ptr [rdi+512]	// update.limb11.vpaddq.4
cmovs r14, rsi	// third1.step13.d
sarx rbx, r14, r15	// third1.step13.s
vpaddq ymm6, ymm5, ymm4	// update.limb11.vpaddq.5
vpsrlq ymm1, ymm6, 30	// update.limb11.vpsrlq
vpand ymm13, ymm6, ymmword ptr [rdi+448]	// update.limb11.vpand
vmovdqa ymmword ptr [rdi+992], ymm13	// update.limb11.vmovdqa
vpmuldq ymm7, ymm9, ymmword ptr [rdi+1056]	// update.limb12.vpmuldq
vpmuldq ymm0, ymm10, ymm12	// update.limb12.vpmuldq.2
vpaddq ymm3, ymm7, ymm0	// update.limb12.vpaddq
vpshufd ymm14, ymmword ptr [rdi+1088], 0x4e	// update.limb12.vpshufd
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1088]	// update.limb12.vpmuldq.3
mov r10, -2	// third1.step14.c1
vpmuldq ymm4, ymm11, ymm14	// update.limb12.vpmuldq.4
sub r10, r14	// third1.step14.c1.2
lea r8, [r14-1]	// third1.step14.c0
vpaddq ymm6, ymm5, ymm4	// update.limb12.vpaddq.2
vpaddq ymm13, ymm3, ymm6	// update.limb12.vpaddq.3
vpaddq ymm12, ymm13, ymmword ptr [rdi+512]	// update.limb12.vpaddq.4
vpaddq ymm7, ymm12, ymm1	// update.limb12.vpaddq.5
vpsrlq ymm0, ymm7, 30	// update.limb12.vpsrlq
vpand ymm5, ymm7, ymmword ptr [rdi+448]	// update.limb12.vpand
vmovdqa ymmword ptr [rdi+1024], ymm5	// update.limb12.vmovdqa
mov rdx, rcx	// copy for third1.step14.x
xor rdx, rbx	// third1.step14.x
sar rbp, 1	// third1.step14.t
lea r12, [rbp+rdx]	// third1.step14.y
cmovc r12, rbp	// third1.step14.G
adc rbx, 0	// third1.step14.w
cmovs rcx, rbp	// third1.step14.h
mov qword ptr [rdi-16], rcx	// third1.step14.store_h14
vpmuldq ymm4, ymm9, ymmword ptr [rdi+1088]	// update.limb13.vpmuldq
vpmuldq ymm3, ymm10, ymm14	// update.limb13.vpmuldq.2
vpaddq ymm6, ymm4, ymm3	// update.limb13.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1120], 0x4e	// update.limb13.vpshufd
vpmuldq ymm12, ymm8, ymmword ptr [rdi+1120]	// update.limb13.vpmuldq.3
vpmuldq ymm1, ymm11, ymm13	// update.limb13.vpmuldq.4
vpaddq ymm7, ymm12, ymm1	// update.limb13.vpaddq.2
vpaddq ymm5, ymm6, ymm7	// update.limb13.vpaddq.3
vpaddq ymm14, ymm5, ymmword ptr [rdi+512]	// update.limb13.vpaddq.4
vpaddq ymm4, ymm14, ymm0	// update.limb13.vpaddq.5
vpsrlq ymm3, ymm4, 30	// update.limb13.vpsrlq
vpand ymm12, ymm4, ymmword ptr [rdi+448]	// update.limb13.vpand
cmovs r8, r10	// third1.step14.d
sarx rax, r8, r15	// third1.step14.s
vmovdqa ymmword ptr [rdi+1056], ymm12	// update.limb13.vmovdqa
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1120]	// update.limb14.vpmuldq
vpmuldq ymm6, ymm10, ymm13	// update.limb14.vpmuldq.2
vpaddq ymm7, ymm1, ymm6	// update.limb14.vpaddq
vpshufd ymm5, ymmword ptr [rdi+1152], 0x4e	// update.limb14.vpshufd
vpmuldq ymm14, ymm8, ymmword ptr [rdi+1152]	// update.limb14.vpmuldq.3
vpmuldq ymm0, ymm11, ymm5	// update.limb14.vpmuldq.4
vpaddq ymm4, ymm14, ymm0	// update.limb14.vpaddq.2
mov r13, -2	// third1.step15.c1
sub r13, r8	// third1.step15.c1.2
vpaddq ymm12, ymm7, ymm4	// update.limb14.vpaddq.3
vpaddq ymm13, ymm12, ymmword ptr [rdi+512]	// update.limb14.vpaddq.4
vpaddq ymm1, ymm13, ymm3	// update.limb14.vpaddq.5
vpsrlq ymm6, ymm1, 30	// update.limb14.vpsrlq
vpand ymm14, ymm1, ymmword ptr [rdi+448]	// update.limb14.vpand
lea r11, [r8-1]	// third1.step15.c0
mov r9, rcx	// copy for third1.step15.x
xor r9, rax	// third1.step15.x
sar r12, 1	// third1.step15.t
lea rsi, [r12+r9]	// third1.step15.y
cmovc rsi, r12	// third1.step15.G
vmovdqa ymmword ptr [rdi+1088], ymm14	// update.limb14.vmovdqa
vpmuldq ymm0, ymm9, ymmword ptr [rdi+1152]	// update.limb15.vpmuldq
vpmuldq ymm7, ymm10, ymm5	// update.limb15.vpmuldq.2
vpaddq ymm4, ymm0, ymm7	// update.limb15.vpaddq
adc rax, 0	// third1.step15.w
cmovs rcx, r12	// third1.step15.h
mov qword ptr [rdi-8], rcx	// third1.step15.store_h15
vpshufd ymm12, ymmword ptr [rdi+1184], 0x4e	// update.limb15.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1184]	// update.limb15.vpmuldq.3
vpmuldq ymm3, ymm11, ymm12	// update.limb15.vpmuldq.4
vpaddq ymm1, ymm13, ymm3	// update.limb15.vpaddq.2
cmovs r11, r13	// third1.step15.d
sarx r14, r11, r15	// third1.step15.s
vpaddq ymm14, ymm4, ymm1	// update.limb15.vpaddq.3
vpaddq ymm5, ymm14, ymmword ptr [rdi+512]	// update.limb15.vpaddq.4
vpaddq ymm0, ymm5, ymm6	// update.limb15.vpaddq.5
vpsrlq ymm7, ymm0, 30	// update.limb15.vpsrlq
vpand ymm13, ymm0, ymmword ptr [rdi+448]	// update.limb15.vpand
vmovdqa ymmword ptr [rdi+1120], ymm13	// update.limb15.vmovdqa
vpmuldq ymm3, ymm9, ymmword ptr [rdi+1184]	// update.limb16.vpmuldq
vpmuldq ymm4, ymm10, ymm12	// update.limb16.vpmuldq.2
vpaddq ymm1, ymm3, ymm4	// update.limb16.vpaddq
mov rdx, -2	// third1.step16.c1
vpshufd ymm14, ymmword ptr [rdi+1216], 0x4e	// update.limb16.vpshufd
sub rdx, r11	// third1.step16.c1.2
lea rbx, [r11-1]	// third1.step16.c0
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1216]	// update.limb16.vpmuldq.3
vpmuldq ymm6, ymm11, ymm14	// update.limb16.vpmuldq.4
vpaddq ymm0, ymm5, ymm6	// update.limb16.vpaddq.2
vpaddq ymm13, ymm1, ymm0	// update.limb16.vpaddq.3
vpaddq ymm12, ymm13, ymmword ptr [rdi+512]	// update.limb16.vpaddq.4
vpaddq ymm3, ymm12, ymm7	// update.limb16.vpaddq.5
vpsrlq ymm4, ymm3, 30	// update.limb16.vpsrlq
mov rbp, rcx	// copy for third1.step16.x
xor rbp, r14	// third1.step16.x
sar rsi, 1	// third1.step16.t
lea r10, [rsi+rbp]	// third1.step16.y
cmovc r10, rsi	// third1.step16.G
adc r14, 0	// third1.step16.w
cmovs rcx, rsi	// third1.step16.h
mov qword ptr [rdi+0], rcx	// third1.step16.store_h16
vpand ymm5, ymm3, ymmword ptr [rdi+448]	// update.limb16.vpand
vmovdqa ymmword ptr [rdi+1152], ymm5	// update.limb16.vmovdqa
vpmuldq ymm6, ymm9, ymmword ptr [rdi+1216]	// update.limb17.vpmuldq
vpmuldq ymm1, ymm10, ymm14	// update.limb17.vpmuldq.2
vpaddq ymm0, ymm6, ymm1	// update.limb17.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1248], 0x4e	// update.limb17.vpshufd
vpmuldq ymm12, ymm8, ymmword ptr [rdi+1248]	// update.limb17.vpmuldq.3
vpmuldq ymm7, ymm11, ymm13	// update.limb17.vpmuldq.4
vpaddq ymm3, ymm12, ymm7	// update.limb17.vpaddq.2
vpaddq ymm5, ymm0, ymm3	// update.limb17.vpaddq.3
vpaddq ymm14, ymm5, ymmword ptr [rdi+512]	// update.limb17.vpaddq.4
vpaddq ymm6, ymm14, ymm4	// update.limb17.vpaddq.5
cmovs rbx, rdx	// third1.step16.d
sarx r8, rbx, r15	// third1.step16.s
vpsrlq ymm1, ymm6, 30	// update.limb17.vpsrlq
vpand ymm12, ymm6, ymmword ptr [rdi+448]	// update.limb17.vpand
vmovdqa ymmword ptr [rdi+1184], ymm12	// update.limb17.vmovdqa
vpmuldq ymm7, ymm9, ymmword ptr [rdi+1248]	// update.limb18.vpmuldq
vpmuldq ymm0, ymm10, ymm13	// update.limb18.vpmuldq.2
vpaddq ymm3, ymm7, ymm0	// update.limb18.vpaddq
vpshufd ymm5, ymmword ptr [rdi+1280], 0x4e	// update.limb18.vpshufd
vpmuldq ymm14, ymm8, ymmword ptr [rdi+1280]	// update.limb18.vpmuldq.3
mov r9, -2	// third1.step17.c1
sub r9, rbx	// third1.step17.c1.2
vpmuldq ymm4, ymm11, ymm5	// update.limb18.vpmuldq.4
vpaddq ymm6, ymm14, ymm4	// update.limb18.vpaddq.2
vpaddq ymm12, ymm3, ymm6	// update.limb18.vpaddq.3
vpaddq ymm13, ymm12, ymmword ptr [rdi+512]	// update.limb18.vpaddq.4
vpaddq ymm7, ymm13, ymm1	// update.limb18.vpaddq.5
lea rax, [rbx-1]	// third1.step17.c0
mov r12, rcx	// copy for third1.step17.x
xor r12, r8	// third1.step17.x
sar r10, 1	// third1.step17.t
lea r13, [r10+r12]	// third1.step17.y
cmovc r13, r10	// third1.step17.G
vpsrlq ymm0, ymm7, 30	// update.limb18.vpsrlq
vpand ymm14, ymm7, ymmword ptr [rdi+448]	// update.limb18.vpand
vmovdqa ymmword ptr [rdi+1216], ymm14	// update.limb18.vmovdqa
vpmuldq ymm4, ymm9, ymmword ptr [rdi+1280]	// update.limb19.vpmuldq
adc r8, 0	// third1.step17.w
cmovs rcx, r10	// third1.step17.h
mov qword ptr [rdi+8], rcx	// third1.step17.store_h17
vpmuldq ymm3, ymm10, ymm5	// update.limb19.vpmuldq.2
vpaddq ymm6, ymm4, ymm3	// update.limb19.vpaddq
vpshufd ymm12, ymmword ptr [rdi+1312], 0x4e	// update.limb19.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1312]	// update.limb19.vpmuldq.3
cmovs rax, r9	// third1.step17.d
sarx r11, rax, r15	// third1.step17.s
vpmuldq ymm1, ymm11, ymm12	// update.limb19.vpmuldq.4
vpaddq ymm7, ymm13, ymm1	// update.limb19.vpaddq.2
vpaddq ymm14, ymm6, ymm7	// update.limb19.vpaddq.3
vpaddq ymm5, ymm14, ymmword ptr [rdi+512]	// update.limb19.vpaddq.4
vpaddq ymm4, ymm5, ymm0	// update.limb19.vpaddq.5
vpsrlq ymm3, ymm4, 30	// update.limb19.vpsrlq
vpand ymm13, ymm4, ymmword ptr [rdi+448]	// update.limb19.vpand
vmovdqa ymmword ptr [rdi+1248], ymm13	// update.limb19.vmovdqa
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1312]	// update.limb20.vpmuldq
mov rbp, -2	// third1.step18.c1
sub rbp, rax	// third1.step18.c1.2
vpmuldq ymm6, ymm10, ymm12	// update.limb20.vpmuldq.2
lea r14, [rax-1]	// third1.step18.c0
vpaddq ymm7, ymm1, ymm6	// update.limb20.vpaddq
vpshufd ymm14, ymmword ptr [rdi+1344], 0x4e	// update.limb20.vpshufd
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1344]	// update.limb20.vpmuldq.3
vpmuldq ymm0, ymm11, ymm14	// update.limb20.vpmuldq.4
vpaddq ymm4, ymm5, ymm0	// update.limb20.vpaddq.2
vpaddq ymm13, ymm7, ymm4	// update.limb20.vpaddq.3
vpaddq ymm12, ymm13, ymmword ptr [rdi+512]	// update.limb20.vpaddq.4
mov rsi, rcx	// copy for third1.step18.x
xor rsi, r11	// third1.step18.x
sar r13, 1	// third1.step18.t
lea rdx, [r13+rsi]	// third1.step18.y
cmovc rdx, r13	// third1.step18.G
adc r11, 0	// third1.step18.w
cmovs rcx, r13	// third1.step18.h
mov qword ptr [rdi+16], rcx	// third1.step18.store_h18
vpaddq ymm1, ymm12, ymm3	// update.limb20.vpaddq.5
vpsrlq ymm6, ymm1, 30	// update.limb20.vpsrlq
vpand ymm5, ymm1, ymmword ptr [rdi+448]	// update.limb20.vpand
vmovdqa ymmword ptr [rdi+1280], ymm5	// update.limb20.vmovdqa
vpmuldq ymm0, ymm9, ymmword ptr [rdi+1344]	// update.limb21.vpmuldq
vpmuldq ymm7, ymm10, ymm14	// update.limb21.vpmuldq.2
vpaddq ymm4, ymm0, ymm7	// update.limb21.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1376], 0x4e	// update.limb21.vpshufd
vpmuldq ymm12, ymm8, ymmword ptr [rdi+1376]	// update.limb21.vpmuldq.3
vpmuldq ymm3, ymm11, ymm13	// update.limb21.vpmuldq.4
vpaddq ymm1, ymm12, ymm3	// update.limb21.vpaddq.2
vpaddq ymm5, ymm4, ymm1	// update.limb21.vpaddq.3
cmovs r14, rbp	// third1.step18.d
sarx rbx, r14, r15	// third1.step18.s
vpaddq ymm14, ymm5, ymmword ptr [rdi+512]	// update.limb21.vpaddq.4
vpaddq ymm0, ymm14, ymm6	// update.limb21.vpaddq.5
vpsrlq ymm7, ymm0, 30	// update.limb21.vpsrlq
vpand ymm12, ymm0, ymmword ptr [rdi+448]	// update.limb21.vpand
vmovdqa ymmword ptr [rdi+1312], ymm12	// update.limb21.vmovdqa
vpmuldq ymm3, ymm9, ymmword ptr [rdi+1376]	// update.limb22.vpmuldq
vpmuldq ymm4, ymm10, ymm13	// update.limb22.vpmuldq.2
mov r12, -2	// third1.step19.c1
vpaddq ymm1, ymm3, ymm4	// update.limb22.vpaddq
sub r12, r14	// third1.step19.c1.2
vpshufd ymm5, ymmword ptr [rdi+1408], 0x4e	// update.limb22.vpshufd
vpmuldq ymm14, ymm8, ymmword ptr [rdi+1408]	// update.limb22.vpmuldq.3
vpmuldq ymm6, ymm11, ymm5	// update.limb22.vpmuldq.4
vpaddq ymm0, ymm14, ymm6	// update.limb22.vpaddq.2
vpaddq ymm12, ymm1, ymm0	// update.limb22.vpaddq.3
lea r8, [r14-1]	// third1.step19.c0
mov r10, rcx	// copy for third1.step19.x
xor r10, rbx	// third1.step19.x
sar rdx, 1	// third1.step19.t
lea r9, [rdx+r10]	// third1.step19.y
cmovc r9, rdx	// third1.step19.G
vpaddq ymm13, ymm12, ymmword ptr [rdi+512]	// update.limb22.vpaddq.4
vpaddq ymm3, ymm13, ymm7	// update.limb22.vpaddq.5
vpsrlq ymm4, ymm3, 30	// update.limb22.vpsrlq
vpand ymm14, ymm3, ymmword ptr [rdi+448]	// update.limb22.vpand
adc rbx, 0	// third1.step19.w
cmovs rcx, rdx	// third1.step19.h
mov qword ptr [rdi+24], rcx	// third1.step19.store_h19
vmovdqa ymmword ptr [rdi+1344], ymm14	// update.limb22.vmovdqa
vpmuldq ymm6, ymm9, ymmword ptr [rdi+1408]	// update.limb23.vpmuldq
vpmuldq ymm1, ymm10, ymm5	// update.limb23.vpmuldq.2
vpaddq ymm0, ymm6, ymm1	// update.limb23.vpaddq
cmovs r8, r12	// third1.step19.d
sarx rax, r8, r15	// third1.step19.s
vpshufd ymm12, ymmword ptr [rdi+1440], 0x4e	// update.limb23.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1440]	// update.limb23.vpmuldq.3
vpmuldq ymm7, ymm11, ymm12	// update.limb23.vpmuldq.4
vpaddq ymm3, ymm13, ymm7	// update.limb23.vpaddq.2
vpaddq ymm14, ymm0, ymm3	// update.limb23.vpaddq.3
vpaddq ymm5, ymm14, ymmword ptr [rdi+512]	// update.limb23.vpaddq.4
vpaddq ymm6, ymm5, ymm4	// update.limb23.vpaddq.5
vpsrlq ymm1, ymm6, 30	// update.limb23.vpsrlq
vpand ymm13, ymm6, ymmword ptr [rdi+448]	// update.limb23.vpand
mov rsi, -2	// third1.step20.c1
sub rsi, r8	// third1.step20.c1.2
vmovdqa ymmword ptr [rdi+1376], ymm13	// update.limb23.vmovdqa
lea r11, [r8-1]	// third1.step20.c0
vpmuldq ymm7, ymm9, ymmword ptr [rdi+1440]	// update.limb24.vpmuldq
vpmuldq ymm0, ymm10, ymm12	// update.limb24.vpmuldq.2
vpaddq ymm3, ymm7, ymm0	// update.limb24.vpaddq
vpshufd ymm14, ymmword ptr [rdi+1472], 0x4e	// update.limb24.vpshufd
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1472]	// update.limb24.vpmuldq.3
vpmuldq ymm4, ymm11, ymm14	// update.limb24.vpmuldq.4
vpaddq ymm6, ymm5, ymm4	// update.limb24.vpaddq.2
mov r13, rcx	// copy for third1.step20.x
xor r13, rax	// third1.step20.x
sar r9, 1	// third1.step20.t
lea rbp, [r9+r13]	// third1.step20.y
cmovc rbp, r9	// third1.step20.G
adc rax, 0	// third1.step20.w
cmovs rcx, r9	// third1.step20.h
mov qword ptr [rdi+32], rcx	// third1.step20.store_h20
vpaddq ymm13, ymm3, ymm6	// update.limb24.vpaddq.3
vpaddq ymm12, ymm13, ymmword ptr [rdi+512]	// update.limb24.vpaddq.4
vpaddq ymm7, ymm12, ymm1	// update.limb24.vpaddq.5
vpsrlq ymm0, ymm7, 30	// update.limb24.vpsrlq
vpand ymm5, ymm7, ymmword ptr [rdi+448]	// update.limb24.vpand
vmovdqa ymmword ptr [rdi+1408], ymm5	// update.limb24.vmovdqa
vpmuldq ymm4, ymm9, ymmword ptr [rdi+1472]	// update.limb25.vpmuldq
vpmuldq ymm3, ymm10, ymm14	// update.limb25.vpmuldq.2
vpaddq ymm6, ymm4, ymm3	// update.limb25.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1504], 0x4e	// update.limb25.vpshufd
vpmuldq ymm12, ymm8, ymmword ptr [rdi+1504]	// update.limb25.vpmuldq.3
vpmuldq ymm1, ymm11, ymm13	// update.limb25.vpmuldq.4
cmovs r11, rsi	// third1.step20.d
sarx r14, r11, r15	// third1.step20.s
mov r10, rbp	// copy for change1.G.add_rounding_G
add r10, qword ptr [rdi+48]	// change1.G.add_rounding_G
mov rbx, rcx	// copy for change1.h.add_rounding_h
add rbx, qword ptr [rdi+40]	// change1.h.add_rounding_h
vpaddq ymm7, ymm12, ymm1	// update.limb25.vpaddq.2
mov rdx, rbp	// copy for change1.G.shl
shl rdx, 43	// change1.G.shl
mov r12, rcx	// copy for change1.h.shl
shl r12, 44	// change1.h.shl
vpaddq ymm5, ymm6, ymm7	// update.limb25.vpaddq.3
rorx r8, r10, 22	// change1.G.first_entry
rorx r13, r10, 43	// change1.G.second_entry
vpaddq ymm14, ymm5, ymmword ptr [rdi+512]	// update.limb25.vpaddq.4
rorx rax, rbx, 21	// change1.h.first_entry
rorx r9, rbx, 42	// change1.h.second_entry
vpaddq ymm4, ymm14, ymm0	// update.limb25.vpaddq.5
add rdx, qword ptr [rdi+64]	// change1.G.add_refill_G
add r12, qword ptr [rdi+56]	// change1.h.add_refill_h
vpsrlq ymm3, ymm4, 30	// update.limb25.vpsrlq
vpand ymm12, ymm4, ymmword ptr [rdi+448]	// update.limb25.vpand
imul r8, qword ptr [rdi+328]	// change1.G.imul_high0f
imul r13, qword ptr [rdi+344]	// change1.G.imul_high0g
imul rax, qword ptr [rdi+328]	// change1.h.imul_high0f
imul r9, qword ptr [rdi+344]	// change1.h.imul_high0g
vmovdqa ymmword ptr [rdi+1440], ymm12	// update.limb25.vmovdqa
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1504]	// update.limb26.vpmuldq
vpmuldq ymm6, ymm10, ymm13	// update.limb26.vpmuldq.2
vpaddq ymm7, ymm1, ymm6	// update.limb26.vpaddq
vpshufd ymm5, ymmword ptr [rdi+1536], 0x4e	// update.limb26.vpshufd
vpmuldq ymm14, ymm8, ymmword ptr [rdi+1536]	// update.limb26.vpmuldq.3
vpmuldq ymm0, ymm11, ymm5	// update.limb26.vpmuldq.4
vpaddq ymm4, ymm14, ymm0	// update.limb26.vpaddq.2
vpaddq ymm12, ymm7, ymm4	// update.limb26.vpaddq.3
vpaddq ymm13, ymm12, ymmword ptr [rdi+512]	// update.limb26.vpaddq.4
lea rsi, [r8+rdx]	// change1.G.add
lea r10, [rax+r12]	// change1.h.add
vpaddq ymm1, ymm13, ymm3	// update.limb26.vpaddq.5
vpsrlq ymm6, ymm1, 30	// update.limb26.vpsrlq
vpand ymm14, ymm1, ymmword ptr [rdi+448]	// update.limb26.vpand
sub rsi, r13	// change1.G.sub
vmovdqa ymmword ptr [rdi+1472], ymm14	// update.limb26.vmovdqa
sub r10, r9	// change1.h.sub
vpmuldq ymm0, ymm9, ymmword ptr [rdi+1536]	// update.limb27.vpmuldq
vpmuldq ymm7, ymm10, ymm5	// update.limb27.vpmuldq.2
vpaddq ymm4, ymm0, ymm7	// update.limb27.vpaddq
ror rsi, 43	// change1.G.packed
ror r10, 44	// change1.h.packed
vpshufd ymm12, ymmword ptr [rdi+1568], 0x4e	// update.limb27.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1568]	// update.limb27.vpmuldq.3
vpmuldq ymm3, ymm11, ymm12	// update.limb27.vpmuldq.4
vpaddq ymm1, ymm13, ymm3	// update.limb27.vpaddq.2
vpaddq ymm14, ymm4, ymm1	// update.limb27.vpaddq.3
vpaddq ymm5, ymm14, ymmword ptr [rdi+512]	// update.limb27.vpaddq.4
mov qword ptr [rdi+232], rcx	// change1.store_end1
vpaddq ymm0, ymm5, ymm6	// update.limb27.vpaddq.5
vpsrlq ymm7, ymm0, 30	// update.limb27.vpsrlq
vpand ymm13, ymm0, ymmword ptr [rdi+448]	// update.limb27.vpand
mov rbx, rcx	// copy for change1.N1v.add_rounding_h
add rbx, qword ptr [rdi+40]	// change1.N1v.add_rounding_h
vmovdqa ymmword ptr [rdi+1504], ymm13	// update.limb27.vmovdqa
vpmuldq ymm3, ymm9, ymmword ptr [rdi+1568]	// update.limb28.vpmuldq
vpmuldq ymm4, ymm10, ymm12	// update.limb28.vpmuldq.2
vpaddq ymm1, ymm3, ymm4	// update.limb28.vpaddq
sar rbx, 42	// change1.N1v.sar
vpshufd ymm14, ymmword ptr [rdi+1600], 0x4e	// update.limb28.vpshufd
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1600]	// update.limb28.vpmuldq.3
vpmuldq ymm6, ymm11, ymm14	// update.limb28.vpmuldq.4
mov qword ptr [rdi+80], rbx	// change1.N1v.store_N1v
vpaddq ymm0, ymm5, ymm6	// update.limb28.vpaddq.2
vpaddq ymm13, ymm1, ymm0	// update.limb28.vpaddq.3
vpaddq ymm12, ymm13, ymmword ptr [rdi+512]	// update.limb28.vpaddq.4
vpaddq ymm3, ymm12, ymm7	// update.limb28.vpaddq.5
lea r8, [rcx+1048576]	// change1.N1u.offset
vpsrlq ymm4, ymm3, 30	// update.limb28.vpsrlq
vpand ymm5, ymm3, ymmword ptr [rdi+448]	// update.limb28.vpand
vmovdqa ymmword ptr [rdi+1536], ymm5	// update.limb28.vmovdqa
shl r8, 22	// change1.N1u.shl
vpmuldq ymm6, ymm9, ymmword ptr [rdi+1600]	// update.limb29.vpmuldq
vpmuldq ymm1, ymm10, ymm14	// update.limb29.vpmuldq.2
vpaddq ymm0, ymm6, ymm1	// update.limb29.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1632], 0x4e	// update.limb29.vpshufd
sar r8, 43	// change1.N1u.sar
vpmuldq ymm12, ymm8, ymmword ptr [rdi+1632]	// update.limb29.vpmuldq.3
vpmuldq ymm7, ymm11, ymm13	// update.limb29.vpmuldq.4
vmovdqu ymm3, ymmword ptr [rdi-120]	// third2.trail.vmovdqu
vpaddq ymm5, ymm12, ymm7	// update.limb29.vpaddq.2
mov qword ptr [rdi+72], r8	// change1.N1u.store_N1u
vpaddq ymm14, ymm0, ymm5	// update.limb29.vpaddq.3
vpaddq ymm6, ymm14, ymmword ptr [rdi+512]	// update.limb29.vpaddq.4
vpaddq ymm1, ymm6, ymm4	// update.limb29.vpaddq.5
vpsrlq ymm12, ymm1, 30	// update.limb29.vpsrlq
mov rdx, rbp	// copy for change1.N1r.add_rounding_G
add rdx, qword ptr [rdi+48]	// change1.N1r.add_rounding_G
vpand ymm7, ymm1, ymmword ptr [rdi+448]	// update.limb29.vpand
vmovdqa ymmword ptr [rdi+1568], ymm7	// update.limb29.vmovdqa
vpandn ymm0, ymm3, ymmword ptr [rdi-128]	// third2.trail.vpandn
vpmuldq ymm5, ymm9, ymmword ptr [rdi+1632]	// update.limb30.vpmuldq
sar rdx, 43	// change1.N1r.sar
vpmuldq ymm14, ymm10, ymm13	// update.limb30.vpmuldq.2
vpaddq ymm6, ymm5, ymm14	// update.limb30.vpaddq
vpshufd ymm4, ymmword ptr [rdi+1664], 0x4e	// update.limb30.vpshufd
vpmuldq ymm1, ymm8, ymmword ptr [rdi+1664]	// update.limb30.vpmuldq.3
mov qword ptr [rdi+96], rdx	// change1.N1r.store_N1r
vpmuldq ymm7, ymm11, ymm4	// update.limb30.vpmuldq.4
mov rax, -2	// third2.step1.c1
vpaddq ymm3, ymm1, ymm7	// update.limb30.vpaddq.2
sub rax, r11	// third2.step1.c1.2
vmovdqa ymm13, ymmword ptr [rdi-128]	// third2.trail.vmovdqa
mov qword ptr [rdi-128], r10	// third2.store_h0
vpaddq ymm5, ymm6, ymm3	// update.limb30.vpaddq.3
lea r12, [rbp+2097152]	// change1.N1q.offset
vpaddq ymm14, ymm5, ymmword ptr [rdi+512]	// update.limb30.vpaddq.4
vpaddq ymm1, ymm14, ymm12	// update.limb30.vpaddq.5
vpsrlq ymm7, ymm1, 30	// update.limb30.vpsrlq
lea r13, [r11-1]	// third2.step1.c0
mov r9, r10	// copy for third2.step1.x
xor r9, r14	// third2.step1.x
sar rsi, 1	// third2.step1.t
lea rbx, [rsi+r9]	// third2.step1.y
cmovc rbx, rsi	// third2.step1.G
vpand ymm6, ymm1, ymmword ptr [rdi+448]	// update.limb30.vpand
vmovdqa ymmword ptr [rdi+1600], ymm6	// update.limb30.vmovdqa
vpmuldq ymm3, ymm9, ymmword ptr [rdi+1664]	// update.limb31.vpmuldq
vpmuldq ymm5, ymm10, ymm4	// update.limb31.vpmuldq.2
vmovdqu ymm14, ymmword ptr [rdi-88]	// third2.trail.vmovdqu.2
adc r14, 0	// third2.step1.w
cmovs r10, rsi	// third2.step1.h
mov qword ptr [rdi-120], r10	// third2.step1.store_h1
vpaddq ymm12, ymm3, ymm5	// update.limb31.vpaddq
vpshufd ymm1, ymmword ptr [rdi+1696], 0x4e	// update.limb31.vpshufd
vpmuldq ymm6, ymm8, ymmword ptr [rdi+1696]	// update.limb31.vpmuldq.3
vpmuldq ymm4, ymm11, ymm1	// update.limb31.vpmuldq.4
cmovs r13, rax	// third2.step1.d
shl r12, 21	// change1.N1q.shl
sarx rcx, r13, r15	// third2.step1.s
sar r12, 43	// change1.N1q.sar
mov qword ptr [rdi+88], r12	// change1.N1q.store_N1q
vpaddq ymm3, ymm6, ymm4	// update.limb31.vpaddq.2
vpaddq ymm5, ymm12, ymm3	// update.limb31.vpaddq.3
vpaddq ymm6, ymm5, ymmword ptr [rdi+512]	// update.limb31.vpaddq.4
vpandn ymm4, ymm14, ymmword ptr [rdi-96]	// third2.trail.vpandn.2
mov r8, qword ptr [rdi+72]	// change1.w1f.load_N1u
vpaddq ymm12, ymm6, ymm7	// update.limb31.vpaddq.5
vpsrlq ymm3, ymm12, 30	// update.limb31.vpsrlq
vpand ymm5, ymm12, ymmword ptr [rdi+448]	// update.limb31.vpand
vmovdqa ymmword ptr [rdi+1632], ymm5	// update.limb31.vmovdqa
imul r8, qword ptr [rdi+320]	// change1.w1f.imul_w0f
vpmuldq ymm14, ymm9, ymmword ptr [rdi+1696]	// update.limb32.vpmuldq
vpmuldq ymm6, ymm10, ymm1	// update.limb32.vpmuldq.2
mov rdx, -2	// third2.step2.c1
vpaddq ymm7, ymm14, ymm6	// update.limb32.vpaddq
sub rdx, r13	// third2.step2.c1.2
lea rbp, [r13-1]	// third2.step2.c0
mov r11, qword ptr [rdi+80]	// change1.w1f.load_N1v
vpxor ymm12, ymm13, ymmword ptr [rdi-96]	// third2.trail.vpxor
vpshufd ymm5, ymmword ptr [rdi+1728], 0x4e	// update.limb32.vpshufd
vpmuldq ymm1, ymm8, ymmword ptr [rdi+1728]	// update.limb32.vpmuldq.3
vpmuldq ymm14, ymm11, ymm5	// update.limb32.vpmuldq.4
vpaddq ymm6, ymm1, ymm14	// update.limb32.vpaddq.2
imul r11, qword ptr [rdi+336]	// change1.w1f.imul_w0g
vpaddq ymm13, ymm7, ymm6	// update.limb32.vpaddq.3
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]	// update.limb32.vpaddq.4
vpaddq ymm14, ymm1, ymm3	// update.limb32.vpaddq.5
sub r11, r8	// change1.w1f.sub
mov r9, r10	// copy for third2.step2.x
xor r9, rcx	// third2.step2.x
sar rbx, 1	// third2.step2.t
lea r14, [rbx+r9]	// third2.step2.y
cmovc r14, rbx	// third2.step2.G
adc rcx, 0	// third2.step2.w
cmovs r10, rbx	// third2.step2.h
mov qword ptr [rdi-112], r10	// third2.step2.store_h2
vpxor ymm7, ymm0, ymm4	// third2.trail.vpxor.2
vpsrlq ymm6, ymm14, 30	// update.limb32.vpsrlq
vpand ymm13, ymm14, ymmword ptr [rdi+448]	// update.limb32.vpand
vmovdqa ymmword ptr [rdi+1664], ymm13	// update.limb32.vmovdqa
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1728]	// update.limb33.vpmuldq
vpmuldq ymm3, ymm10, ymm5	// update.limb33.vpmuldq.2
vpaddq ymm0, ymm1, ymm3	// update.limb33.vpaddq
vpshufd ymm4, ymmword ptr [rdi+1760], 0x4e	// update.limb33.vpshufd
vpmuldq ymm14, ymm8, ymmword ptr [rdi+1760]	// update.limb33.vpmuldq.3
vmovdqu ymm13, ymmword ptr [rdi-56]	// third2.trail.vmovdqu.3
vpmuldq ymm5, ymm11, ymm4	// update.limb33.vpmuldq.4
vpaddq ymm1, ymm14, ymm5	// update.limb33.vpaddq.2
vpaddq ymm3, ymm0, ymm1	// update.limb33.vpaddq.3
vpaddq ymm14, ymm3, ymmword ptr [rdi+512]	// update.limb33.vpaddq.4
cmovs rbp, rdx	// third2.step2.d
sar r11, 20	// change1.w1f.sar
sarx rsi, rbp, r15	// third2.step2.s
mov qword ptr [rdi+352], r11	// change1.w1f.store_w1f
mov rax, qword ptr [rdi+88]	// change1.w1g.load_N1q
vpaddq ymm5, ymm14, ymm6	// update.limb33.vpaddq.5
vpsrlq ymm0, ymm5, 30	// update.limb33.vpsrlq
imul rax, qword ptr [rdi+320]	// change1.w1g.imul_w0f
vpand ymm1, ymm5, ymmword ptr [rdi+448]	// update.limb33.vpand
vpandn ymm3, ymm13, ymmword ptr [rdi-64]	// third2.trail.vpandn.3
vmovdqa ymmword ptr [rdi+1696], ymm1	// update.limb33.vmovdqa
vpmuldq ymm14, ymm9, ymmword ptr [rdi+1760]	// update.limb34.vpmuldq
mov r12, qword ptr [rdi+96]	// change1.w1g.load_N1r
vpmuldq ymm6, ymm10, ymm4	// update.limb34.vpmuldq.2
vpaddq ymm5, ymm14, ymm6	// update.limb34.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1792], 0x4e	// update.limb34.vpshufd
mov r13, -2	// third2.step3.c1
sub r13, rbp	// third2.step3.c1.2
vpmuldq ymm1, ymm8, ymmword ptr [rdi+1792]	// update.limb34.vpmuldq.3
imul r12, qword ptr [rdi+336]	// change1.w1g.imul_w0g
vpmuldq ymm4, ymm11, ymm13	// update.limb34.vpmuldq.4
vpxor ymm14, ymm12, ymmword ptr [rdi-64]	// third2.trail.vpxor.3
vpaddq ymm6, ymm1, ymm4	// update.limb34.vpaddq.2
vpaddq ymm12, ymm5, ymm6	// update.limb34.vpaddq.3
sub r12, rax	// change1.w1g.sub
vpaddq ymm1, ymm12, ymmword ptr [rdi+512]	// update.limb34.vpaddq.4
lea r8, [rbp-1]	// third2.step3.c0
mov r9, r10	// copy for third2.step3.x
xor r9, rsi	// third2.step3.x
sar r14, 1	// third2.step3.t
lea rcx, [r14+r9]	// third2.step3.y
cmovc rcx, r14	// third2.step3.G
vpaddq ymm4, ymm1, ymm0	// update.limb34.vpaddq.5
vpsrlq ymm5, ymm4, 30	// update.limb34.vpsrlq
vpand ymm6, ymm4, ymmword ptr [rdi+448]	// update.limb34.vpand
vmovdqa ymmword ptr [rdi+1728], ymm6	// update.limb34.vmovdqa
adc rsi, 0	// third2.step3.w
cmovs r10, r14	// third2.step3.h
mov qword ptr [rdi-104], r10	// third2.step3.store_h3
vpxor ymm12, ymm7, ymm3	// third2.trail.vpxor.4
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1792]	// update.limb35.vpmuldq
vpmuldq ymm0, ymm10, ymm13	// update.limb35.vpmuldq.2
vpaddq ymm4, ymm1, ymm0	// update.limb35.vpaddq
vpshufd ymm6, ymmword ptr [rdi+1824], 0x4e	// update.limb35.vpshufd
cmovs r8, r13	// third2.step3.d
sarx rbx, r8, r15	// third2.step3.s
sar r12, 20	// change1.w1g.sar
mov qword ptr [rdi+360], r12	// change1.w1g.store_w1g
vpmuldq ymm7, ymm8, ymmword ptr [rdi+1824]	// update.limb35.vpmuldq.3
vpmuldq ymm3, ymm11, ymm6	// update.limb35.vpmuldq.4
mov rdx, qword ptr [rdi+72]	// change1.high1f.load_N1u
vpaddq ymm13, ymm7, ymm3	// update.limb35.vpaddq.2
vpaddq ymm1, ymm4, ymm13	// update.limb35.vpaddq.3
vmovdqu ymm0, ymmword ptr [rdi-24]	// third2.trail.vmovdqu.4
vpaddq ymm7, ymm1, ymmword ptr [rdi+512]	// update.limb35.vpaddq.4
imul rdx, qword ptr [rdi+672]	// change1.high1f.imul_above_f
vpaddq ymm3, ymm7, ymm5	// update.limb35.vpaddq.5
vpsrlq ymm4, ymm3, 30	// update.limb35.vpsrlq
vpand ymm13, ymm3, ymmword ptr [rdi+448]	// update.limb35.vpand
vmovdqa ymmword ptr [rdi+1760], ymm13	// update.limb35.vmovdqa
mov r11, qword ptr [rdi+80]	// change1.high1f.load_N1v
mov rax, -2	// third2.step4.c1
vpmuldq ymm1, ymm9, ymmword ptr [rdi+1824]	// update.limb36.vpmuldq
sub rax, r8	// third2.step4.c1.2
lea rbp, [r8-1]	// third2.step4.c0
vpmuldq ymm7, ymm10, ymm6	// update.limb36.vpmuldq.2
vpandn ymm5, ymm0, ymmword ptr [rdi-32]	// third2.trail.vpandn.4
vpaddq ymm3, ymm1, ymm7	// update.limb36.vpaddq
imul r11, qword ptr [rdi+680]	// change1.high1f.imul_above_g
vpshufd ymm13, ymmword ptr [rdi+1856], 0x4e	// update.limb36.vpshufd
vpmuldq ymm6, ymm8, ymmword ptr [rdi+1856]	// update.limb36.vpmuldq.3
vpmuldq ymm0, ymm11, ymm13	// update.limb36.vpmuldq.4
vpaddq ymm1, ymm6, ymm0	// update.limb36.vpaddq.2
sub r11, rdx	// change1.high1f.sub
vpaddq ymm7, ymm3, ymm1	// update.limb36.vpaddq.3
mov r9, r10	// copy for third2.step4.x
xor r9, rbx	// third2.step4.x
sar rcx, 1	// third2.step4.t
lea rsi, [rcx+r9]	// third2.step4.y
cmovc rsi, rcx	// third2.step4.G
adc rbx, 0	// third2.step4.w
cmovs r10, rcx	// third2.step4.h
mov qword ptr [rdi-96], r10	// third2.step4.store_h4
vpaddq ymm6, ymm7, ymmword ptr [rdi+512]	// update.limb36.vpaddq.4
vpxor ymm0, ymm14, ymmword ptr [rdi-32]	// third2.trail.vpxor.5
vpaddq ymm3, ymm6, ymm4	// update.limb36.vpaddq.5
mov r14, qword ptr [rdi+352]	// change1.high1f.load_w1f
vpsrlq ymm1, ymm3, 30	// update.limb36.vpsrlq
vpand ymm7, ymm3, ymmword ptr [rdi+448]	// update.limb36.vpand
vmovdqa ymmword ptr [rdi+1792], ymm7	// update.limb36.vmovdqa
vpmuldq ymm14, ymm9, ymmword ptr [rdi+1856]	// update.limb37.vpmuldq
vpmuldq ymm6, ymm10, ymm13	// update.limb37.vpmuldq.2
vpaddq ymm4, ymm14, ymm6	// update.limb37.vpaddq
vpxor ymm3, ymm12, ymm5	// third2.trail.vpxor.6
vpshufd ymm7, ymmword ptr [rdi+1888], 0x4e	// update.limb37.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+1888]	// update.limb37.vpmuldq.3
vpmuldq ymm14, ymm11, ymm7	// update.limb37.vpmuldq.4
vpaddq ymm6, ymm13, ymm14	// update.limb37.vpaddq.2
cmovs rbp, rax	// third2.step4.d
sarx r13, rbp, r15	// third2.step4.s
sar r14, 21	// change1.high1f.sar
lea r12, [r14+r11]	// change1.high1f.add
vpaddq ymm12, ymm4, ymm6	// update.limb37.vpaddq.3
shl r12, 44	// change1.high1f.shl
vpaddq ymm5, ymm12, ymmword ptr [rdi+512]	// update.limb37.vpaddq.4
vpaddq ymm13, ymm5, ymm1	// update.limb37.vpaddq.5
vpsrlq ymm14, ymm13, 30	// update.limb37.vpsrlq
vmovdqu ymm4, ymmword ptr [rdi+8]	// third2.trail.vmovdqu.5
mov qword ptr [rdi+368], r12	// change1.high1f.store_high1f
vpand ymm6, ymm13, ymmword ptr [rdi+448]	// update.limb37.vpand
vmovdqa ymmword ptr [rdi+1824], ymm6	// update.limb37.vmovdqa
vpmuldq ymm12, ymm9, ymmword ptr [rdi+1888]	// update.limb38.vpmuldq
vpmuldq ymm5, ymm10, ymm7	// update.limb38.vpmuldq.2
mov r8, qword ptr [rdi+88]	// change1.high1g.load_N1q
mov rdx, -2	// third2.step5.c1
sub rdx, rbp	// third2.step5.c1.2
vpaddq ymm1, ymm12, ymm5	// update.limb38.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1920], 0x4e	// update.limb38.vpshufd
vpmuldq ymm6, ymm8, ymmword ptr [rdi+1920]	// update.limb38.vpmuldq.3
vpandn ymm7, ymm4, ymmword ptr [rdi+0]	// third2.trail.vpandn.5
imul r8, qword ptr [rdi+672]	// change1.high1g.imul_above_f
vpmuldq ymm12, ymm11, ymm13	// update.limb38.vpmuldq.4
vpaddq ymm5, ymm6, ymm12	// update.limb38.vpaddq.2
lea r9, [rbp-1]	// third2.step5.c0
mov rbx, r10	// copy for third2.step5.x
xor rbx, r13	// third2.step5.x
sar rsi, 1	// third2.step5.t
lea rcx, [rsi+rbx]	// third2.step5.y
cmovc rcx, rsi	// third2.step5.G
vpaddq ymm4, ymm1, ymm5	// update.limb38.vpaddq.3
vpaddq ymm6, ymm4, ymmword ptr [rdi+512]	// update.limb38.vpaddq.4
mov rax, qword ptr [rdi+96]	// change1.high1g.load_N1r
vpaddq ymm12, ymm6, ymm14	// update.limb38.vpaddq.5
vpsrlq ymm1, ymm12, 30	// update.limb38.vpsrlq
adc r13, 0	// third2.step5.w
cmovs r10, rsi	// third2.step5.h
mov qword ptr [rdi-88], r10	// third2.step5.store_h5
vpand ymm5, ymm12, ymmword ptr [rdi+448]	// update.limb38.vpand
vpxor ymm4, ymm0, ymmword ptr [rdi+0]	// third2.trail.vpxor.7
vmovdqa ymmword ptr [rdi+1856], ymm5	// update.limb38.vmovdqa
vpmuldq ymm6, ymm9, ymmword ptr [rdi+1920]	// update.limb39.vpmuldq
vpmuldq ymm14, ymm10, ymm13	// update.limb39.vpmuldq.2
cmovs r9, rdx	// third2.step5.d
sarx r14, r9, r15	// third2.step5.s
imul rax, qword ptr [rdi+680]	// change1.high1g.imul_above_g
sub rax, r8	// change1.high1g.sub
vpaddq ymm12, ymm6, ymm14	// update.limb39.vpaddq
vpshufd ymm0, ymmword ptr [rdi+1952], 0x4e	// update.limb39.vpshufd
vpmuldq ymm5, ymm8, ymmword ptr [rdi+1952]	// update.limb39.vpmuldq.3
vpmuldq ymm13, ymm11, ymm0	// update.limb39.vpmuldq.4
mov r11, qword ptr [rdi+360]	// change1.high1g.load_w1g
vpxor ymm6, ymm3, ymm7	// third2.trail.vpxor.8
vpaddq ymm14, ymm5, ymm13	// update.limb39.vpaddq.2
vpaddq ymm3, ymm12, ymm14	// update.limb39.vpaddq.3
vpaddq ymm7, ymm3, ymmword ptr [rdi+512]	// update.limb39.vpaddq.4
sar r11, 21	// change1.high1g.sar
vpaddq ymm5, ymm7, ymm1	// update.limb39.vpaddq.5
vpsrlq ymm13, ymm5, 30	// update.limb39.vpsrlq
mov r12, -2	// third2.step6.c1
sub r12, r9	// third2.step6.c1.2
vpand ymm12, ymm5, ymmword ptr [rdi+448]	// update.limb39.vpand
lea rbp, [r9-1]	// third2.step6.c0
vmovdqa ymmword ptr [rdi+1888], ymm12	// update.limb39.vmovdqa
lea rbx, [r11+rax]	// change1.high1g.add
vpmuldq ymm14, ymm9, ymmword ptr [rdi+1952]	// update.limb40.vpmuldq
vpxor ymm3, ymm4, ymmword ptr [rdi+4256]	// third2.trail.vpxor.9
vpmuldq ymm7, ymm10, ymm0	// update.limb40.vpmuldq.2
vpaddq ymm1, ymm14, ymm7	// update.limb40.vpaddq
shl rbx, 44	// change1.high1g.shl
vpshufd ymm5, ymmword ptr [rdi+1984], 0x4e	// update.limb40.vpshufd
vpmuldq ymm12, ymm8, ymmword ptr [rdi+1984]	// update.limb40.vpmuldq.3
vpmuldq ymm4, ymm11, ymm5	// update.limb40.vpmuldq.4
mov r13, r10	// copy for third2.step6.x
xor r13, r14	// third2.step6.x
sar rcx, 1	// third2.step6.t
lea rsi, [rcx+r13]	// third2.step6.y
cmovc rsi, rcx	// third2.step6.G
adc r14, 0	// third2.step6.w
cmovs r10, rcx	// third2.step6.h
mov qword ptr [rdi-80], r10	// third2.step6.store_h6
vpaddq ymm0, ymm12, ymm4	// update.limb40.vpaddq.2
mov qword ptr [rdi+376], rbx	// change1.high1g.store_high1g
vpaddq ymm14, ymm1, ymm0	// update.limb40.vpaddq.3
vmovdqa ymmword ptr [rdi+4256], ymm3	// third2.trail.vmovdqa.2
vpaddq ymm7, ymm14, ymmword ptr [rdi+512]	// update.limb40.vpaddq.4
vpaddq ymm12, ymm7, ymm13	// update.limb40.vpaddq.5
vpsrlq ymm4, ymm12, 30	// update.limb40.vpsrlq
vpand ymm1, ymm12, ymmword ptr [rdi+448]	// update.limb40.vpand
vmovdqa ymmword ptr [rdi+1920], ymm1	// update.limb40.vmovdqa
vpmuldq ymm0, ymm9, ymmword ptr [rdi+1984]	// update.limb41.vpmuldq
vpmuldq ymm3, ymm10, ymm5	// update.limb41.vpmuldq.2
vpxor ymm14, ymm6, ymmword ptr [rdi+4288]	// third2.trail.vpxor.10
vpaddq ymm7, ymm0, ymm3	// update.limb41.vpaddq
vpshufd ymm13, ymmword ptr [rdi+2016], 0x4e	// update.limb41.vpshufd
vpmuldq ymm12, ymm8, ymmword ptr [rdi+2016]	// update.limb41.vpmuldq.3
cmovs rbp, r12	// third2.step6.d
sarx rdx, rbp, r15	// third2.step6.s
vpmuldq ymm1, ymm11, ymm13	// update.limb41.vpmuldq.4
vpaddq ymm5, ymm12, ymm1	// update.limb41.vpaddq.2
vpaddq ymm6, ymm7, ymm5	// update.limb41.vpaddq.3
vpaddq ymm0, ymm6, ymmword ptr [rdi+512]	// update.limb41.vpaddq.4
vmovdqa ymmword ptr [rdi+4288], ymm14	// third2.trail.vmovdqa.3
vpaddq ymm3, ymm0, ymm4	// update.limb41.vpaddq.5
vpsrlq ymm12, ymm3, 30	// update.limb41.vpsrlq
vpand ymm1, ymm3, ymmword ptr [rdi+448]	// update.limb41.vpand
mov r8, -2	// third2.step7.c1
vmovdqa ymmword ptr [rdi+1952], ymm1	// update.limb41.vmovdqa
sub r8, rbp	// third2.step7.c1.2
vpmuldq ymm7, ymm9, ymmword ptr [rdi+2016]	// update.limb42.vpmuldq
vpmuldq ymm5, ymm10, ymm13	// update.limb42.vpmuldq.2
vpaddq ymm6, ymm7, ymm5	// update.limb42.vpaddq
vpshufd ymm14, ymmword ptr [rdi+2048], 0x4e	// update.limb42.vpshufd
vpmuldq ymm0, ymm8, ymmword ptr [rdi+2048]	// update.limb42.vpmuldq.3
lea r9, [rbp-1]	// third2.step7.c0
mov r11, r10	// copy for third2.step7.x
xor r11, rdx	// third2.step7.x
sar rsi, 1	// third2.step7.t
lea rax, [rsi+r11]	// third2.step7.y
cmovc rax, rsi	// third2.step7.G
vpmuldq ymm4, ymm11, ymm14	// update.limb42.vpmuldq.4
vpaddq ymm3, ymm0, ymm4	// update.limb42.vpaddq.2
vpaddq ymm1, ymm6, ymm3	// update.limb42.vpaddq.3
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]	// update.limb42.vpaddq.4
adc rdx, 0	// third2.step7.w
cmovs r10, rsi	// third2.step7.h
mov qword ptr [rdi-72], r10	// third2.step7.store_h7
vpaddq ymm7, ymm13, ymm12	// update.limb42.vpaddq.5
vpsrlq ymm5, ymm7, 30	// update.limb42.vpsrlq
vpand ymm0, ymm7, ymmword ptr [rdi+448]	// update.limb42.vpand
vmovdqa ymmword ptr [rdi+1984], ymm0	// update.limb42.vmovdqa
cmovs r9, r8	// third2.step7.d
sarx r13, r9, r15	// third2.step7.s
vpmuldq ymm4, ymm9, ymmword ptr [rdi+2048]	// update.limb43.vpmuldq
vpmuldq ymm6, ymm10, ymm14	// update.limb43.vpmuldq.2
vpaddq ymm3, ymm4, ymm6	// update.limb43.vpaddq
vpshufd ymm1, ymmword ptr [rdi+2080], 0x4e	// update.limb43.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+2080]	// update.limb43.vpmuldq.3
vpmuldq ymm12, ymm11, ymm1	// update.limb43.vpmuldq.4
vpaddq ymm7, ymm13, ymm12	// update.limb43.vpaddq.2
vpaddq ymm0, ymm3, ymm7	// update.limb43.vpaddq.3
vpaddq ymm14, ymm0, ymmword ptr [rdi+512]	// update.limb43.vpaddq.4
mov r14, -2	// third2.step8.c1
sub r14, r9	// third2.step8.c1.2
vpaddq ymm4, ymm14, ymm5	// update.limb43.vpaddq.5
lea rcx, [r9-1]	// third2.step8.c0
vpsrlq ymm6, ymm4, 30	// update.limb43.vpsrlq
vpand ymm13, ymm4, ymmword ptr [rdi+448]	// update.limb43.vpand
vmovdqa ymmword ptr [rdi+2016], ymm13	// update.limb43.vmovdqa
vpmuldq ymm12, ymm9, ymmword ptr [rdi+2080]	// update.limb44.vpmuldq
vpmuldq ymm3, ymm10, ymm1	// update.limb44.vpmuldq.2
vpaddq ymm7, ymm12, ymm3	// update.limb44.vpaddq
vpshufd ymm0, ymmword ptr [rdi+2112], 0x4e	// update.limb44.vpshufd
mov rbx, r10	// copy for third2.step8.x
xor rbx, r13	// third2.step8.x
sar rax, 1	// third2.step8.t
lea r12, [rax+rbx]	// third2.step8.y
cmovc r12, rax	// third2.step8.G
adc r13, 0	// third2.step8.w
cmovs r10, rax	// third2.step8.h
mov qword ptr [rdi-64], r10	// third2.step8.store_h8
vpmuldq ymm14, ymm8, ymmword ptr [rdi+2112]	// update.limb44.vpmuldq.3
vpmuldq ymm5, ymm11, ymm0	// update.limb44.vpmuldq.4
vpaddq ymm4, ymm14, ymm5	// update.limb44.vpaddq.2
vpaddq ymm13, ymm7, ymm4	// update.limb44.vpaddq.3
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]	// update.limb44.vpaddq.4
vpaddq ymm12, ymm1, ymm6	// update.limb44.vpaddq.5
vpsrlq ymm3, ymm12, 30	// update.limb44.vpsrlq
vpand ymm14, ymm12, ymmword ptr [rdi+448]	// update.limb44.vpand
vmovdqa ymmword ptr [rdi+2048], ymm14	// update.limb44.vmovdqa
vpmuldq ymm5, ymm9, ymmword ptr [rdi+2112]	// update.limb45.vpmuldq
vpmuldq ymm7, ymm10, ymm0	// update.limb45.vpmuldq.2
vpaddq ymm4, ymm5, ymm7	// update.limb45.vpaddq
cmovs rcx, r14	// third2.step8.d
sarx rbp, rcx, r15	// third2.step8.s
vpshufd ymm13, ymmword ptr [rdi+2144], 0x4e	// update.limb45.vpshufd
vpmuldq ymm1, ymm8, ymmword ptr [rdi+2144]	// update.limb45.vpmuldq.3
vpmuldq ymm6, ymm11, ymm13	// update.limb45.vpmuldq.4
vpaddq ymm12, ymm1, ymm6	// update.limb45.vpaddq.2
vpaddq ymm14, ymm4, ymm12	// update.limb45.vpaddq.3
vpaddq ymm0, ymm14, ymmword ptr [rdi+512]	// update.limb45.vpaddq.4
vpaddq ymm5, ymm0, ymm3	// update.limb45.vpaddq.5
mov r11, -2	// third2.step9.c1
vpsrlq ymm7, ymm5, 30	// update.limb45.vpsrlq
sub r11, rcx	// third2.step9.c1.2
vpand ymm1, ymm5, ymmword ptr [rdi+448]	// update.limb45.vpand
vmovdqa ymmword ptr [rdi+2080], ymm1	// update.limb45.vmovdqa
vpmuldq ymm6, ymm9, ymmword ptr [rdi+2144]	// update.limb46.vpmuldq
vpmuldq ymm4, ymm10, ymm13	// update.limb46.vpmuldq.2
vpaddq ymm12, ymm6, ymm4	// update.limb46.vpaddq
lea rdx, [rcx-1]	// third2.step9.c0
mov rsi, r10	// copy for third2.step9.x
xor rsi, rbp	// third2.step9.x
sar r12, 1	// third2.step9.t
lea r8, [r12+rsi]	// third2.step9.y
cmovc r8, r12	// third2.step9.G
vpshufd ymm14, ymmword ptr [rdi+2176], 0x4e	// update.limb46.vpshufd
vpmuldq ymm0, ymm8, ymmword ptr [rdi+2176]	// update.limb46.vpmuldq.3
vpmuldq ymm3, ymm11, ymm14	// update.limb46.vpmuldq.4
vpaddq ymm5, ymm0, ymm3	// update.limb46.vpaddq.2
adc rbp, 0	// third2.step9.w
cmovs r10, r12	// third2.step9.h
mov qword ptr [rdi-56], r10	// third2.step9.store_h9
vpaddq ymm1, ymm12, ymm5	// update.limb46.vpaddq.3
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]	// update.limb46.vpaddq.4
vpaddq ymm6, ymm13, ymm7	// update.limb46.vpaddq.5
vpsrlq ymm4, ymm6, 30	// update.limb46.vpsrlq
cmovs rdx, r11	// third2.step9.d
sarx r9, rdx, r15	// third2.step9.s
vpand ymm0, ymm6, ymmword ptr [rdi+448]	// update.limb46.vpand
vmovdqa ymmword ptr [rdi+2112], ymm0	// update.limb46.vmovdqa
vpmuldq ymm3, ymm9, ymmword ptr [rdi+2176]	// update.limb47.vpmuldq
vpmuldq ymm12, ymm10, ymm14	// update.limb47.vpmuldq.2
vpaddq ymm5, ymm3, ymm12	// update.limb47.vpaddq
vpshufd ymm1, ymmword ptr [rdi+2208], 0x4e	// update.limb47.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+2208]	// update.limb47.vpmuldq.3
vpmuldq ymm7, ymm11, ymm1	// update.limb47.vpmuldq.4
mov rbx, -2	// third2.step10.c1
vpaddq ymm6, ymm13, ymm7	// update.limb47.vpaddq.2
sub rbx, rdx	// third2.step10.c1.2
lea r13, [rdx-1]	// third2.step10.c0
vpaddq ymm0, ymm5, ymm6	// update.limb47.vpaddq.3
vpaddq ymm14, ymm0, ymmword ptr [rdi+512]	// update.limb47.vpaddq.4
vpaddq ymm3, ymm14, ymm4	// update.limb47.vpaddq.5
vpsrlq ymm12, ymm3, 30	// update.limb47.vpsrlq
vpand ymm13, ymm3, ymmword ptr [rdi+448]	// update.limb47.vpand
vmovdqa ymmword ptr [rdi+2144], ymm13	// update.limb47.vmovdqa
vpmuldq ymm7, ymm9, ymmword ptr [rdi+2208]	// update.limb48.vpmuldq
vpmuldq ymm5, ymm10, ymm1	// update.limb48.vpmuldq.2
mov rax, r10	// copy for third2.step10.x
xor rax, r9	// third2.step10.x
sar r8, 1	// third2.step10.t
lea r14, [r8+rax]	// third2.step10.y
cmovc r14, r8	// third2.step10.G
adc r9, 0	// third2.step10.w
cmovs r10, r8	// third2.step10.h
mov qword ptr [rdi-48], r10	// third2.step10.store_h10
vpaddq ymm6, ymm7, ymm5	// update.limb48.vpaddq
vpshufd ymm0, ymmword ptr [rdi+2240], 0x4e	// update.limb48.vpshufd
vpmuldq ymm14, ymm8, ymmword ptr [rdi+2240]	// update.limb48.vpmuldq.3
vpmuldq ymm4, ymm11, ymm0	// update.limb48.vpmuldq.4
vpaddq ymm3, ymm14, ymm4	// update.limb48.vpaddq.2
vpaddq ymm13, ymm6, ymm3	// update.limb48.vpaddq.3
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]	// update.limb48.vpaddq.4
vpaddq ymm7, ymm1, ymm12	// update.limb48.vpaddq.5
vpsrlq ymm5, ymm7, 30	// update.limb48.vpsrlq
vpand ymm14, ymm7, ymmword ptr [rdi+448]	// update.limb48.vpand
vmovdqa ymmword ptr [rdi+2176], ymm14	// update.limb48.vmovdqa
cmovs r13, rbx	// third2.step10.d
sarx rcx, r13, r15	// third2.step10.s
vpmuldq ymm4, ymm9, ymmword ptr [rdi+2240]	// update.limb49.vpmuldq
vpmuldq ymm6, ymm10, ymm0	// update.limb49.vpmuldq.2
vpaddq ymm3, ymm4, ymm6	// update.limb49.vpaddq
vpshufd ymm13, ymmword ptr [rdi+2272], 0x4e	// update.limb49.vpshufd
vpmuldq ymm1, ymm8, ymmword ptr [rdi+2272]	// update.limb49.vpmuldq.3
vpmuldq ymm12, ymm11, ymm13	// update.limb49.vpmuldq.4
vpaddq ymm7, ymm1, ymm12	// update.limb49.vpaddq.2
vpaddq ymm14, ymm3, ymm7	// update.limb49.vpaddq.3
mov rsi, -2	// third2.step11.c1
vpaddq ymm0, ymm14, ymmword ptr [rdi+512]	// update.limb49.vpaddq.4
sub rsi, r13	// third2.step11.c1.2
vpaddq ymm4, ymm0, ymm5	// update.limb49.vpaddq.5
vpsrlq ymm6, ymm4, 30	// update.limb49.vpsrlq
vpand ymm1, ymm4, ymmword ptr [rdi+448]	// update.limb49.vpand
vmovdqa ymmword ptr [rdi+2208], ymm1	// update.limb49.vmovdqa
lea rbp, [r13-1]	// third2.step11.c0
vpmuldq ymm12, ymm9, ymmword ptr [rdi+2272]	// update.limb50.vpmuldq
mov r12, r10	// copy for third2.step11.x
xor r12, rcx	// third2.step11.x
sar r14, 1	// third2.step11.t
lea r11, [r14+r12]	// third2.step11.y
cmovc r11, r14	// third2.step11.G
vpmuldq ymm3, ymm10, ymm13	// update.limb50.vpmuldq.2
vpaddq ymm7, ymm12, ymm3	// update.limb50.vpaddq
vpshufd ymm14, ymmword ptr [rdi+2304], 0x4e	// update.limb50.vpshufd
vpmuldq ymm0, ymm8, ymmword ptr [rdi+2304]	// update.limb50.vpmuldq.3
adc rcx, 0	// third2.step11.w
cmovs r10, r14	// third2.step11.h
mov qword ptr [rdi-40], r10	// third2.step11.store_h11
vpmuldq ymm5, ymm11, ymm14	// update.limb50.vpmuldq.4
vpaddq ymm4, ymm0, ymm5	// update.limb50.vpaddq.2
vpaddq ymm1, ymm7, ymm4	// update.limb50.vpaddq.3
cmovs rbp, rsi	// third2.step11.d
sarx rdx, rbp, r15	// third2.step11.s
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]	// update.limb50.vpaddq.4
vpaddq ymm12, ymm13, ymm6	// update.limb50.vpaddq.5
vpsrlq ymm3, ymm12, 30	// update.limb50.vpsrlq
vpand ymm0, ymm12, ymmword ptr [rdi+448]	// update.limb50.vpand
vmovdqa ymmword ptr [rdi+2240], ymm0	// update.limb50.vmovdqa
vpmuldq ymm5, ymm9, ymmword ptr [rdi+2304]	// update.limb51.vpmuldq
vpmuldq ymm7, ymm10, ymm14	// update.limb51.vpmuldq.2
vpaddq ymm4, ymm5, ymm7	// update.limb51.vpaddq
vpshufd ymm1, ymmword ptr [rdi+2336], 0x4e	// update.limb51.vpshufd
mov rax, -2	// third2.step12.c1
vpmuldq ymm13, ymm8, ymmword ptr [rdi+2336]	// update.limb51.vpmuldq.3
sub rax, rbp	// third2.step12.c1.2
lea r9, [rbp-1]	// third2.step12.c0
vpmuldq ymm6, ymm11, ymm1	// update.limb51.vpmuldq.4
vpaddq ymm12, ymm13, ymm6	// update.limb51.vpaddq.2
vpaddq ymm0, ymm4, ymm12	// update.limb51.vpaddq.3
vpaddq ymm14, ymm0, ymmword ptr [rdi+512]	// update.limb51.vpaddq.4
vpaddq ymm5, ymm14, ymm3	// update.limb51.vpaddq.5
vpsrlq ymm7, ymm5, 30	// update.limb51.vpsrlq
vpand ymm13, ymm5, ymmword ptr [rdi+448]	// update.limb51.vpand
mov r8, r10	// copy for third2.step12.x
xor r8, rdx	// third2.step12.x
sar r11, 1	// third2.step12.t
lea rbx, [r11+r8]	// third2.step12.y
cmovc rbx, r11	// third2.step12.G
adc rdx, 0	// third2.step12.w
cmovs r10, r11	// third2.step12.h
mov qword ptr [rdi-32], r10	// third2.step12.store_h12
vmovdqa ymmword ptr [rdi+2272], ymm13	// update.limb51.vmovdqa
vpmuldq ymm6, ymm9, ymmword ptr [rdi+2336]	// update.limb52.vpmuldq
vpmuldq ymm4, ymm10, ymm1	// update.limb52.vpmuldq.2
vpaddq ymm12, ymm6, ymm4	// update.limb52.vpaddq
vpshufd ymm0, ymmword ptr [rdi+2368], 0x4e	// update.limb52.vpshufd
vpmuldq ymm14, ymm8, ymmword ptr [rdi+2368]	// update.limb52.vpmuldq.3
vpmuldq ymm3, ymm11, ymm0	// update.limb52.vpmuldq.4
vpaddq ymm5, ymm14, ymm3	// update.limb52.vpaddq.2
vpaddq ymm13, ymm12, ymm5	// update.limb52.vpaddq.3
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]	// update.limb52.vpaddq.4
vpaddq ymm6, ymm1, ymm7	// update.limb52.vpaddq.5
vpsrlq ymm4, ymm6, 30	// update.limb52.vpsrlq
cmovs r9, rax	// third2.step12.d
sarx r13, r9, r15	// third2.step12.s
vpand ymm14, ymm6, ymmword ptr [rdi+448]	// update.limb52.vpand
vmovdqa ymmword ptr [rdi+2304], ymm14	// update.limb52.vmovdqa
vpmuldq ymm3, ymm9, ymmword ptr [rdi+2368]	// update.limb53.vpmuldq
vpmuldq ymm12, ymm10, ymm0	// update.limb53.vpmuldq.2
vpaddq ymm5, ymm3, ymm12	// update.limb53.vpaddq
vpshufd ymm13, ymmword ptr [rdi+2400], 0x4e	// update.limb53.vpshufd
vpmuldq ymm1, ymm8, ymmword ptr [rdi+2400]	// update.limb53.vpmuldq.3
vpmuldq ymm7, ymm11, ymm13	// update.limb53.vpmuldq.4
mov r12, -2	// third2.step13.c1
vpaddq ymm6, ymm1, ymm7	// update.limb53.vpaddq.2
sub r12, r9	// third2.step13.c1.2
vpaddq ymm14, ymm5, ymm6	// update.limb53.vpaddq.3
vpaddq ymm0, ymm14, ymmword ptr [rdi+512]	// update.limb53.vpaddq.4
vpaddq ymm3, ymm0, ymm4	// update.limb53.vpaddq.5
vpsrlq ymm12, ymm3, 30	// update.limb53.vpsrlq
lea rcx, [r9-1]	// third2.step13.c0
mov r14, r10	// copy for third2.step13.x
xor r14, r13	// third2.step13.x
sar rbx, 1	// third2.step13.t
lea rsi, [rbx+r14]	// third2.step13.y
cmovc rsi, rbx	// third2.step13.G
vpand ymm1, ymm3, ymmword ptr [rdi+448]	// update.limb53.vpand
vmovdqa ymmword ptr [rdi+2336], ymm1	// update.limb53.vmovdqa
vpmuldq ymm7, ymm9, ymmword ptr [rdi+2400]	// update.limb54.vpmuldq
vpmuldq ymm5, ymm10, ymm13	// update.limb54.vpmuldq.2
adc r13, 0	// third2.step13.w
cmovs r10, rbx	// third2.step13.h
mov qword ptr [rdi-24], r10	// third2.step13.store_h13
vpaddq ymm6, ymm7, ymm5	// update.limb54.vpaddq
vpshufd ymm14, ymmword ptr [rdi+2432], 0x4e	// update.limb54.vpshufd
vpmuldq ymm0, ymm8, ymmword ptr [rdi+2432]	// update.limb54.vpmuldq.3
vpmuldq ymm4, ymm11, ymm14	// update.limb54.vpmuldq.4
cmovs rcx, r12	// third2.step13.d
sarx rbp, rcx, r15	// third2.step13.s
vpaddq ymm3, ymm0, ymm4	// update.limb54.vpaddq.2
vpaddq ymm1, ymm6, ymm3	// update.limb54.vpaddq.3
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]	// update.limb54.vpaddq.4
vpaddq ymm7, ymm13, ymm12	// update.limb54.vpaddq.5
vpsrlq ymm5, ymm7, 30	// update.limb54.vpsrlq
vpand ymm0, ymm7, ymmword ptr [rdi+448]	// update.limb54.vpand
vmovdqa ymmword ptr [rdi+2368], ymm0	// update.limb54.vmovdqa
vpmuldq ymm4, ymm9, ymmword ptr [rdi+2432]	// update.limb55.vpmuldq
vpmuldq ymm6, ymm10, ymm14	// update.limb55.vpmuldq.2
mov r8, -2	// third2.step14.c1
vpaddq ymm3, ymm4, ymm6	// update.limb55.vpaddq
sub r8, rcx	// third2.step14.c1.2
lea rdx, [rcx-1]	// third2.step14.c0
vpshufd ymm1, ymmword ptr [rdi+2464], 0x4e	// update.limb55.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+2464]	// update.limb55.vpmuldq.3
vpmuldq ymm12, ymm11, ymm1	// update.limb55.vpmuldq.4
vpaddq ymm7, ymm13, ymm12	// update.limb55.vpaddq.2
vpaddq ymm0, ymm3, ymm7	// update.limb55.vpaddq.3
vpaddq ymm14, ymm0, ymmword ptr [rdi+512]	// update.limb55.vpaddq.4
vpaddq ymm4, ymm14, ymm5	// update.limb55.vpaddq.5
mov r11, r10	// copy for third2.step14.x
xor r11, rbp	// third2.step14.x
sar rsi, 1	// third2.step14.t
lea rax, [rsi+r11]	// third2.step14.y
cmovc rax, rsi	// third2.step14.G
adc rbp, 0	// third2.step14.w
cmovs r10, rsi	// third2.step14.h
mov qword ptr [rdi-16], r10	// third2.step14.store_h14
vpsrlq ymm6, ymm4, 30	// update.limb55.vpsrlq
vpand ymm13, ymm4, ymmword ptr [rdi+448]	// update.limb55.vpand
vmovdqa ymmword ptr [rdi+2400], ymm13	// update.limb55.vmovdqa
vpmuldq ymm12, ymm9, ymmword ptr [rdi+2464]	// update.limb56.vpmuldq
vpmuldq ymm3, ymm10, ymm1	// update.limb56.vpmuldq.2
vpaddq ymm7, ymm12, ymm3	// update.limb56.vpaddq
vpshufd ymm0, ymmword ptr [rdi+2496], 0x4e	// update.limb56.vpshufd
vpmuldq ymm14, ymm8, ymmword ptr [rdi+2496]	// update.limb56.vpmuldq.3
vpmuldq ymm5, ymm11, ymm0	// update.limb56.vpmuldq.4
vpaddq ymm4, ymm14, ymm5	// update.limb56.vpaddq.2
vpaddq ymm13, ymm7, ymm4	// update.limb56.vpaddq.3
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]	// update.limb56.vpaddq.4
cmovs rdx, r8	// third2.step14.d
sarx r9, rdx, r15	// third2.step14.s
vpaddq ymm12, ymm1, ymm6	// update.limb56.vpaddq.5
vpsrlq ymm3, ymm12, 30	// update.limb56.vpsrlq
vpand ymm14, ymm12, ymmword ptr [rdi+448]	// update.limb56.vpand
vmovdqa ymmword ptr [rdi+2432], ymm14	// update.limb56.vmovdqa
vpmuldq ymm5, ymm9, ymmword ptr [rdi+2496]	// update.limb57.vpmuldq
vpmuldq ymm7, ymm10, ymm0	// update.limb57.vpmuldq.2
vpaddq ymm4, ymm5, ymm7	// update.limb57.vpaddq
vpshufd ymm13, ymmword ptr [rdi+2528], 0x4e	// update.limb57.vpshufd
mov r14, -2	// third2.step15.c1
sub r14, rdx	// third2.step15.c1.2
vpmuldq ymm1, ymm8, ymmword ptr [rdi+2528]	// update.limb57.vpmuldq.3
vpmuldq ymm6, ymm11, ymm13	// update.limb57.vpmuldq.4
vpaddq ymm12, ymm1, ymm6	// update.limb57.vpaddq.2
vpaddq ymm14, ymm4, ymm12	// update.limb57.vpaddq.3
vpaddq ymm0, ymm14, ymmword ptr [rdi+512]	// update.limb57.vpaddq.4
lea r13, [rdx-1]	// third2.step15.c0
mov rbx, r10	// copy for third2.step15.x
xor rbx, r9	// third2.step15.x
sar rax, 1	// third2.step15.t
lea r12, [rax+rbx]	// third2.step15.y
cmovc r12, rax	// third2.step15.G
vpaddq ymm5, ymm0, ymm3	// update.limb57.vpaddq.5
vpsrlq ymm7, ymm5, 30	// update.limb57.vpsrlq
vpand ymm1, ymm5, ymmword ptr [rdi+448]	// update.limb57.vpand
vmovdqa ymmword ptr [rdi+2464], ymm1	// update.limb57.vmovdqa
adc r9, 0	// third2.step15.w
cmovs r10, rax	// third2.step15.h
mov qword ptr [rdi-8], r10	// third2.step15.store_h15
vpmuldq ymm6, ymm9, ymmword ptr [rdi+2528]	// update.limb58.vpmuldq
vpmuldq ymm4, ymm10, ymm13	// update.limb58.vpmuldq.2
vpaddq ymm12, ymm6, ymm4	// update.limb58.vpaddq
vpshufd ymm14, ymmword ptr [rdi+2560], 0x4e	// update.limb58.vpshufd
cmovs r13, r14	// third2.step15.d
sarx rcx, r13, r15	// third2.step15.s
vpmuldq ymm0, ymm8, ymmword ptr [rdi+2560]	// update.limb58.vpmuldq.3
vpmuldq ymm3, ymm11, ymm14	// update.limb58.vpmuldq.4
vpaddq ymm5, ymm0, ymm3	// update.limb58.vpaddq.2
vpaddq ymm1, ymm12, ymm5	// update.limb58.vpaddq.3
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]	// update.limb58.vpaddq.4
vpaddq ymm6, ymm13, ymm7	// update.limb58.vpaddq.5
vpsrlq ymm4, ymm6, 30	// update.limb58.vpsrlq
vpand ymm0, ymm6, ymmword ptr [rdi+448]	// update.limb58.vpand
vmovdqa ymmword ptr [rdi+2496], ymm0	// update.limb58.vmovdqa
mov r11, -2	// third2.step16.c1
sub r11, r13	// third2.step16.c1.2
vpmuldq ymm3, ymm9, ymmword ptr [rdi+2560]	// update.limb59.vpmuldq
lea rbp, [r13-1]	// third2.step16.c0
vpmuldq ymm12, ymm10, ymm14	// update.limb59.vpmuldq.2
vpaddq ymm5, ymm3, ymm12	// update.limb59.vpaddq
vpshufd ymm1, ymmword ptr [rdi+2592], 0x4e	// update.limb59.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+2592]	// update.limb59.vpmuldq.3
vpmuldq ymm7, ymm11, ymm1	// update.limb59.vpmuldq.4
vpaddq ymm6, ymm13, ymm7	// update.limb59.vpaddq.2
vpaddq ymm0, ymm5, ymm6	// update.limb59.vpaddq.3
mov rsi, r10	// copy for third2.step16.x
xor rsi, rcx	// third2.step16.x
sar r12, 1	// third2.step16.t
lea r8, [r12+rsi]	// third2.step16.y
cmovc r8, r12	// third2.step16.G
adc rcx, 0	// third2.step16.w
cmovs r10, r12	// third2.step16.h
mov qword ptr [rdi+0], r10	// third2.step16.store_h16
vpaddq ymm14, ymm0, ymmword ptr [rdi+512]	// update.limb59.vpaddq.4
vpaddq ymm3, ymm14, ymm4	// update.limb59.vpaddq.5
vpsrlq ymm12, ymm3, 30	// update.limb59.vpsrlq
vpand ymm13, ymm3, ymmword ptr [rdi+448]	// update.limb59.vpand
vmovdqa ymmword ptr [rdi+2528], ymm13	// update.limb59.vmovdqa
vpmuldq ymm7, ymm9, ymmword ptr [rdi+2592]	// update.limb60.vpmuldq
vpmuldq ymm5, ymm10, ymm1	// update.limb60.vpmuldq.2
vpaddq ymm6, ymm7, ymm5	// update.limb60.vpaddq
vpshufd ymm0, ymmword ptr [rdi+2624], 0x4e	// update.limb60.vpshufd
vpmuldq ymm14, ymm8, ymmword ptr [rdi+2624]	// update.limb60.vpmuldq.3
vpmuldq ymm4, ymm11, ymm0	// update.limb60.vpmuldq.4
vpaddq ymm3, ymm14, ymm4	// update.limb60.vpaddq.2
cmovs rbp, r11	// third2.step16.d
sarx rdx, rbp, r15	// third2.step16.s
vpaddq ymm13, ymm6, ymm3	// update.limb60.vpaddq.3
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]	// update.limb60.vpaddq.4
vpaddq ymm7, ymm1, ymm12	// update.limb60.vpaddq.5
vpsrlq ymm5, ymm7, 30	// update.limb60.vpsrlq
vpand ymm14, ymm7, ymmword ptr [rdi+448]	// update.limb60.vpand
vmovdqa ymmword ptr [rdi+2560], ymm14	// update.limb60.vmovdqa
vpmuldq ymm4, ymm9, ymmword ptr [rdi+2624]	// update.limb61.vpmuldq
vpmuldq ymm6, ymm10, ymm0	// update.limb61.vpmuldq.2
mov rbx, -2	// third2.step17.c1
sub rbx, rbp	// third2.step17.c1.2
vpaddq ymm3, ymm4, ymm6	// update.limb61.vpaddq
vpshufd ymm13, ymmword ptr [rdi+2656], 0x4e	// update.limb61.vpshufd
vpmuldq ymm1, ymm8, ymmword ptr [rdi+2656]	// update.limb61.vpmuldq.3
vpmuldq ymm12, ymm11, ymm13	// update.limb61.vpmuldq.4
vpaddq ymm7, ymm1, ymm12	// update.limb61.vpaddq.2
lea r9, [rbp-1]	// third2.step17.c0
mov rax, r10	// copy for third2.step17.x
xor rax, rdx	// third2.step17.x
sar r8, 1	// third2.step17.t
lea r14, [r8+rax]	// third2.step17.y
cmovc r14, r8	// third2.step17.G
vpaddq ymm14, ymm3, ymm7	// update.limb61.vpaddq.3
vpaddq ymm0, ymm14, ymmword ptr [rdi+512]	// update.limb61.vpaddq.4
vpaddq ymm4, ymm0, ymm5	// update.limb61.vpaddq.5
vpsrlq ymm6, ymm4, 30	// update.limb61.vpsrlq
adc rdx, 0	// third2.step17.w
cmovs r10, r8	// third2.step17.h
mov qword ptr [rdi+8], r10	// third2.step17.store_h17
vpand ymm1, ymm4, ymmword ptr [rdi+448]	// update.limb61.vpand
vmovdqa ymmword ptr [rdi+2592], ymm1	// update.limb61.vmovdqa
vpmuldq ymm12, ymm9, ymmword ptr [rdi+2656]	// update.limb62.vpmuldq
vpmuldq ymm3, ymm10, ymm13	// update.limb62.vpmuldq.2
cmovs r9, rbx	// third2.step17.d
sarx r13, r9, r15	// third2.step17.s
vpaddq ymm7, ymm12, ymm3	// update.limb62.vpaddq
vpshufd ymm14, ymmword ptr [rdi+2688], 0x4e	// update.limb62.vpshufd
vpmuldq ymm0, ymm8, ymmword ptr [rdi+2688]	// update.limb62.vpmuldq.3
vpmuldq ymm5, ymm11, ymm14	// update.limb62.vpmuldq.4
vpaddq ymm4, ymm0, ymm5	// update.limb62.vpaddq.2
vpaddq ymm1, ymm7, ymm4	// update.limb62.vpaddq.3
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]	// update.limb62.vpaddq.4
vpaddq ymm12, ymm13, ymm6	// update.limb62.vpaddq.5
vpsrlq ymm3, ymm12, 30	// update.limb62.vpsrlq
mov rsi, -2	// third2.step18.c1
sub rsi, r9	// third2.step18.c1.2
vpand ymm0, ymm12, ymmword ptr [rdi+448]	// update.limb62.vpand
lea rcx, [r9-1]	// third2.step18.c0
vmovdqa ymmword ptr [rdi+2624], ymm0	// update.limb62.vmovdqa
vpmuldq ymm5, ymm9, ymmword ptr [rdi+2688]	// update.limb63.vpmuldq
vpmuldq ymm7, ymm10, ymm14	// update.limb63.vpmuldq.2
vpaddq ymm4, ymm5, ymm7	// update.limb63.vpaddq
vpshufd ymm1, ymmword ptr [rdi+2720], 0x4e	// update.limb63.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+2720]	// update.limb63.vpmuldq.3
vpmuldq ymm6, ymm11, ymm1	// update.limb63.vpmuldq.4
mov r12, r10	// copy for third2.step18.x
xor r12, r13	// third2.step18.x
sar r14, 1	// third2.step18.t
lea r11, [r14+r12]	// third2.step18.y
cmovc r11, r14	// third2.step18.G
adc r13, 0	// third2.step18.w
cmovs r10, r14	// third2.step18.h
mov qword ptr [rdi+16], r10	// third2.step18.store_h18
vpaddq ymm12, ymm13, ymm6	// update.limb63.vpaddq.2
vpaddq ymm0, ymm4, ymm12	// update.limb63.vpaddq.3
vpaddq ymm14, ymm0, ymmword ptr [rdi+512]	// update.limb63.vpaddq.4
vpaddq ymm5, ymm14, ymm3	// update.limb63.vpaddq.5
vpsrlq ymm7, ymm5, 30	// update.limb63.vpsrlq
vpand ymm13, ymm5, ymmword ptr [rdi+448]	// update.limb63.vpand
vmovdqa ymmword ptr [rdi+2656], ymm13	// update.limb63.vmovdqa
vpmuldq ymm6, ymm9, ymmword ptr [rdi+2720]	// update.limb64.vpmuldq
vpmuldq ymm4, ymm10, ymm1	// update.limb64.vpmuldq.2
vpaddq ymm12, ymm6, ymm4	// update.limb64.vpaddq
vpshufd ymm0, ymmword ptr [rdi+2752], 0x4e	// update.limb64.vpshufd
vpmuldq ymm14, ymm8, ymmword ptr [rdi+2752]	// update.limb64.vpmuldq.3
cmovs rcx, rsi	// third2.step18.d
sarx rbp, rcx, r15	// third2.step18.s
vpmuldq ymm3, ymm11, ymm0	// update.limb64.vpmuldq.4
vpaddq ymm5, ymm14, ymm3	// update.limb64.vpaddq.2
vpaddq ymm13, ymm12, ymm5	// update.limb64.vpaddq.3
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]	// update.limb64.vpaddq.4
vpaddq ymm6, ymm1, ymm7	// update.limb64.vpaddq.5
vpsrlq ymm4, ymm6, 30	// update.limb64.vpsrlq
vpand ymm14, ymm6, ymmword ptr [rdi+448]	// update.limb64.vpand
mov rax, -2	// third2.step19.c1
vmovdqa ymmword ptr [rdi+2688], ymm14	// update.limb64.vmovdqa
sub rax, rcx	// third2.step19.c1.2
vpmuldq ymm3, ymm9, ymmword ptr [rdi+2752]	// update.limb65.vpmuldq
vpmuldq ymm12, ymm10, ymm0	// update.limb65.vpmuldq.2
vpaddq ymm5, ymm3, ymm12	// update.limb65.vpaddq
vpshufd ymm13, ymmword ptr [rdi+2784], 0x4e	// update.limb65.vpshufd
vpmuldq ymm1, ymm8, ymmword ptr [rdi+2784]	// update.limb65.vpmuldq.3
lea rdx, [rcx-1]	// third2.step19.c0
mov r8, r10	// copy for third2.step19.x
xor r8, rbp	// third2.step19.x
sar r11, 1	// third2.step19.t
lea rbx, [r11+r8]	// third2.step19.y
cmovc rbx, r11	// third2.step19.G
vpmuldq ymm7, ymm11, ymm13	// update.limb65.vpmuldq.4
vpaddq ymm6, ymm1, ymm7	// update.limb65.vpaddq.2
vpaddq ymm14, ymm5, ymm6	// update.limb65.vpaddq.3
vpaddq ymm0, ymm14, ymmword ptr [rdi+512]	// update.limb65.vpaddq.4
adc rbp, 0	// third2.step19.w
cmovs r10, r11	// third2.step19.h
mov qword ptr [rdi+24], r10	// third2.step19.store_h19
vpaddq ymm3, ymm0, ymm4	// update.limb65.vpaddq.5
vpsrlq ymm12, ymm3, 30	// update.limb65.vpsrlq
vpand ymm1, ymm3, ymmword ptr [rdi+448]	// update.limb65.vpand
vmovdqa ymmword ptr [rdi+2720], ymm1	// update.limb65.vmovdqa
cmovs rdx, rax	// third2.step19.d
sarx r9, rdx, r15	// third2.step19.s
vpmuldq ymm7, ymm9, ymmword ptr [rdi+2784]	// update.limb66.vpmuldq
vpmuldq ymm5, ymm10, ymm13	// update.limb66.vpmuldq.2
vpaddq ymm6, ymm7, ymm5	// update.limb66.vpaddq
vpshufd ymm14, ymmword ptr [rdi+2816], 0x4e	// update.limb66.vpshufd
vpmuldq ymm0, ymm8, ymmword ptr [rdi+2816]	// update.limb66.vpmuldq.3
vpmuldq ymm4, ymm11, ymm14	// update.limb66.vpmuldq.4
vpaddq ymm3, ymm0, ymm4	// update.limb66.vpaddq.2
vpaddq ymm1, ymm6, ymm3	// update.limb66.vpaddq.3
mov r12, -2	// third2.step20.c1
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]	// update.limb66.vpaddq.4
sub r12, rdx	// third2.step20.c1.2
lea r13, [rdx-1]	// third2.step20.c0
vpaddq ymm7, ymm13, ymm12	// update.limb66.vpaddq.5
vpsrlq ymm5, ymm7, 30	// update.limb66.vpsrlq
vpand ymm0, ymm7, ymmword ptr [rdi+448]	// update.limb66.vpand
vmovdqa ymmword ptr [rdi+2752], ymm0	// update.limb66.vmovdqa
vpmuldq ymm4, ymm9, ymmword ptr [rdi+2816]	// update.limb67.vpmuldq
vpmuldq ymm6, ymm10, ymm14	// update.limb67.vpmuldq.2
vpaddq ymm3, ymm4, ymm6	// update.limb67.vpaddq
vpshufd ymm1, ymmword ptr [rdi+2848], 0x4e	// update.limb67.vpshufd
mov r14, r10	// copy for third2.step20.x
xor r14, r9	// third2.step20.x
sar rbx, 1	// third2.step20.t
lea rsi, [rbx+r14]	// third2.step20.y
cmovc rsi, rbx	// third2.step20.G
adc r9, 0	// third2.step20.w
cmovs r10, rbx	// third2.step20.h
mov qword ptr [rdi+32], r10	// third2.step20.store_h20
vpmuldq ymm13, ymm8, ymmword ptr [rdi+2848]	// update.limb67.vpmuldq.3
vpmuldq ymm12, ymm11, ymm1	// update.limb67.vpmuldq.4
vpaddq ymm7, ymm13, ymm12	// update.limb67.vpaddq.2
vpaddq ymm0, ymm3, ymm7	// update.limb67.vpaddq.3
vpaddq ymm14, ymm0, ymmword ptr [rdi+512]	// update.limb67.vpaddq.4
vpaddq ymm4, ymm14, ymm5	// update.limb67.vpaddq.5
vpsrlq ymm6, ymm4, 30	// update.limb67.vpsrlq
vpand ymm13, ymm4, ymmword ptr [rdi+448]	// update.limb67.vpand
vmovdqa ymmword ptr [rdi+2784], ymm13	// update.limb67.vmovdqa
vpmuldq ymm12, ymm9, ymmword ptr [rdi+2848]	// update.limb68.vpmuldq
vpmuldq ymm3, ymm10, ymm1	// update.limb68.vpmuldq.2
cmovs r13, r12	// third2.step20.d
sarx rcx, r13, r15	// third2.step20.s
mov r8, rsi	// copy for change2.G.add_rounding_G
add r8, qword ptr [rdi+48]	// change2.G.add_rounding_G
mov rbp, r10	// copy for change2.h.add_rounding_h
add rbp, qword ptr [rdi+40]	// change2.h.add_rounding_h
vpaddq ymm7, ymm12, ymm3	// update.limb68.vpaddq
vpshufd ymm0, ymmword ptr [rdi+2880], 0x4e	// update.limb68.vpshufd
mov r11, rsi	// copy for change2.G.shl
shl r11, 43	// change2.G.shl
mov rax, r10	// copy for change2.h.shl
shl rax, 44	// change2.h.shl
vpmuldq ymm14, ymm8, ymmword ptr [rdi+2880]	// update.limb68.vpmuldq.3
rorx rdx, r8, 22	// change2.G.first_entry
rorx r14, r8, 43	// change2.G.second_entry
vpmuldq ymm5, ymm11, ymm0	// update.limb68.vpmuldq.4
rorx r9, rbp, 21	// change2.h.first_entry
rorx rbx, rbp, 42	// change2.h.second_entry
vpaddq ymm4, ymm14, ymm5	// update.limb68.vpaddq.2
add r11, qword ptr [rdi+64]	// change2.G.add_refill_G
add rax, qword ptr [rdi+56]	// change2.h.add_refill_h
vpaddq ymm13, ymm7, ymm4	// update.limb68.vpaddq.3
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]	// update.limb68.vpaddq.4
imul rdx, qword ptr [rdi+368]	// change2.G.imul_high1f
imul r14, qword ptr [rdi+376]	// change2.G.imul_high1g
imul r9, qword ptr [rdi+368]	// change2.h.imul_high1f
imul rbx, qword ptr [rdi+376]	// change2.h.imul_high1g
vpaddq ymm12, ymm1, ymm6	// update.limb68.vpaddq.5
vpsrlq ymm3, ymm12, 30	// update.limb68.vpsrlq
vpand ymm14, ymm12, ymmword ptr [rdi+448]	// update.limb68.vpand
vmovdqa ymmword ptr [rdi+2816], ymm14	// update.limb68.vmovdqa
vpmuldq ymm5, ymm9, ymmword ptr [rdi+2880]	// update.limb69.vpmuldq
vpmuldq ymm7, ymm10, ymm0	// update.limb69.vpmuldq.2
vpaddq ymm4, ymm5, ymm7	// update.limb69.vpaddq
vpshufd ymm13, ymmword ptr [rdi+2912], 0x4e	// update.limb69.vpshufd
vpmuldq ymm1, ymm8, ymmword ptr [rdi+2912]	// update.limb69.vpmuldq.3
vpmuldq ymm6, ymm11, ymm13	// update.limb69.vpmuldq.4
lea r12, [rdx+r11]	// change2.G.add
lea r8, [r9+rax]	// change2.h.add
vpaddq ymm12, ymm1, ymm6	// update.limb69.vpaddq.2
vpaddq ymm14, ymm4, ymm12	// update.limb69.vpaddq.3
vpaddq ymm0, ymm14, ymmword ptr [rdi+512]	// update.limb69.vpaddq.4
sub r12, r14	// change2.G.sub
vpaddq ymm5, ymm0, ymm3	// update.limb69.vpaddq.5
sub r8, rbx	// change2.h.sub
vpsrlq ymm7, ymm5, 30	// update.limb69.vpsrlq
vpand ymm1, ymm5, ymmword ptr [rdi+448]	// update.limb69.vpand
vmovdqa ymmword ptr [rdi+2848], ymm1	// update.limb69.vmovdqa
ror r12, 43	// change2.G.packed
ror r8, 44	// change2.h.packed
vpmuldq ymm6, ymm9, ymmword ptr [rdi+2912]	// update.limb70.vpmuldq
vpmuldq ymm4, ymm10, ymm13	// update.limb70.vpmuldq.2
vpaddq ymm12, ymm6, ymm4	// update.limb70.vpaddq
vpshufd ymm14, ymmword ptr [rdi+2944], 0x4e	// update.limb70.vpshufd
vpmuldq ymm0, ymm8, ymmword ptr [rdi+2944]	// update.limb70.vpmuldq.3
vpmuldq ymm3, ymm11, ymm14	// update.limb70.vpmuldq.4
vpaddq ymm5, ymm0, ymm3	// update.limb70.vpaddq.2
vpaddq ymm1, ymm12, ymm5	// update.limb70.vpaddq.3
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]	// update.limb70.vpaddq.4
vpaddq ymm6, ymm13, ymm7	// update.limb70.vpaddq.5
vpsrlq ymm4, ymm6, 30	// update.limb70.vpsrlq
vpand ymm0, ymm6, ymmword ptr [rdi+448]	// update.limb70.vpand
vmovdqa ymmword ptr [rdi+2880], ymm0	// update.limb70.vmovdqa
vpmuldq ymm3, ymm9, ymmword ptr [rdi+2944]	// update.limb71.vpmuldq
vpmuldq ymm12, ymm10, ymm14	// update.limb71.vpmuldq.2
vpaddq ymm5, ymm3, ymm12	// update.limb71.vpaddq
vpshufd ymm1, ymmword ptr [rdi+2976], 0x4e	// update.limb71.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+2976]	// update.limb71.vpmuldq.3
vpmuldq ymm7, ymm11, ymm1	// update.limb71.vpmuldq.4
vpaddq ymm6, ymm13, ymm7	// update.limb71.vpaddq.2
vpaddq ymm0, ymm5, ymm6	// update.limb71.vpaddq.3
vpaddq ymm14, ymm0, ymmword ptr [rdi+512]	// update.limb71.vpaddq.4
vpaddq ymm3, ymm14, ymm4	// update.limb71.vpaddq.5
vpsrlq ymm12, ymm3, 30	// update.limb71.vpsrlq
vpand ymm13, ymm3, ymmword ptr [rdi+448]	// update.limb71.vpand
vmovdqa ymmword ptr [rdi+2912], ymm13	// update.limb71.vmovdqa
mov qword ptr [rdi+256], r10	// change2.store_end2
vpmuldq ymm7, ymm9, ymmword ptr [rdi+2976]	// update.limb72.vpmuldq
vpmuldq ymm5, ymm10, ymm1	// update.limb72.vpmuldq.2
vpaddq ymm6, ymm7, ymm5	// update.limb72.vpaddq
vmovdqu ymm0, ymmword ptr [rdi-120]	// third3.trail.vmovdqu
mov rbp, r10	// copy for change2.N2v.add_rounding_h
add rbp, qword ptr [rdi+40]	// change2.N2v.add_rounding_h
vpshufd ymm14, ymmword ptr [rdi+3008], 0x4e	// update.limb72.vpshufd
vpmuldq ymm4, ymm8, ymmword ptr [rdi+3008]	// update.limb72.vpmuldq.3
sar rbp, 42	// change2.N2v.sar
vpmuldq ymm3, ymm11, ymm14	// update.limb72.vpmuldq.4
vpaddq ymm13, ymm4, ymm3	// update.limb72.vpaddq.2
vpaddq ymm1, ymm6, ymm13	// update.limb72.vpaddq.3
mov qword ptr [rdi+384], rbp	// change2.N2v.store_N2v
vpaddq ymm7, ymm1, ymmword ptr [rdi+512]	// update.limb72.vpaddq.4
vpaddq ymm5, ymm7, ymm12	// update.limb72.vpaddq.5
vpandn ymm4, ymm0, ymmword ptr [rdi-128]	// third3.trail.vpandn
vpsrlq ymm3, ymm5, 30	// update.limb72.vpsrlq
lea rdx, [r10+1048576]	// change2.N2u.offset
vpand ymm6, ymm5, ymmword ptr [rdi+448]	// update.limb72.vpand
vmovdqa ymmword ptr [rdi+2944], ymm6	// update.limb72.vmovdqa
shl rdx, 22	// change2.N2u.shl
vpmuldq ymm13, ymm9, ymmword ptr [rdi+3008]	// update.limb73.vpmuldq
vpmuldq ymm1, ymm10, ymm14	// update.limb73.vpmuldq.2
vpaddq ymm7, ymm13, ymm1	// update.limb73.vpaddq
sar rdx, 43	// change2.N2u.sar
mov r11, -2	// third3.step1.c1
vpshufd ymm12, ymmword ptr [rdi+3040], 0x4e	// update.limb73.vpshufd
sub r11, r13	// third3.step1.c1.2
vmovdqa ymm0, ymmword ptr [rdi-128]	// third3.trail.vmovdqa
mov qword ptr [rdi-128], r8	// third3.store_h0
vpmuldq ymm5, ymm8, ymmword ptr [rdi+3040]	// update.limb73.vpmuldq.3
mov qword ptr [rdi+392], rdx	// change2.N2u.store_N2u
vpmuldq ymm6, ymm11, ymm12	// update.limb73.vpmuldq.4
vpaddq ymm14, ymm5, ymm6	// update.limb73.vpaddq.2
vpaddq ymm13, ymm7, ymm14	// update.limb73.vpaddq.3
mov r9, rsi	// copy for change2.N2r.add_rounding_G
add r9, qword ptr [rdi+48]	// change2.N2r.add_rounding_G
lea rax, [r13-1]	// third3.step1.c0
mov r14, r8	// copy for third3.step1.x
xor r14, rcx	// third3.step1.x
sar r12, 1	// third3.step1.t
lea rbx, [r12+r14]	// third3.step1.y
cmovc rbx, r12	// third3.step1.G
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]	// update.limb73.vpaddq.4
vpaddq ymm5, ymm1, ymm3	// update.limb73.vpaddq.5
vpsrlq ymm6, ymm5, 30	// update.limb73.vpsrlq
vpand ymm7, ymm5, ymmword ptr [rdi+448]	// update.limb73.vpand
vmovdqu ymm14, ymmword ptr [rdi-88]	// third3.trail.vmovdqu.2
adc rcx, 0	// third3.step1.w
cmovs r8, r12	// third3.step1.h
mov qword ptr [rdi-120], r8	// third3.step1.store_h1
vmovdqa ymmword ptr [rdi+2976], ymm7	// update.limb73.vmovdqa
vpmuldq ymm13, ymm9, ymmword ptr [rdi+3040]	// update.limb74.vpmuldq
vpmuldq ymm1, ymm10, ymm12	// update.limb74.vpmuldq.2
vpaddq ymm3, ymm13, ymm1	// update.limb74.vpaddq
cmovs rax, r11	// third3.step1.d
sarx rbp, rax, r15	// third3.step1.s
sar r9, 43	// change2.N2r.sar
mov qword ptr [rdi+400], r9	// change2.N2r.store_N2r
lea r10, [rsi+2097152]	// change2.N2q.offset
vpshufd ymm5, ymmword ptr [rdi+3072], 0x4e	// update.limb74.vpshufd
vpmuldq ymm7, ymm8, ymmword ptr [rdi+3072]	// update.limb74.vpmuldq.3
shl r10, 21	// change2.N2q.shl
vpmuldq ymm12, ymm11, ymm5	// update.limb74.vpmuldq.4
vpandn ymm13, ymm14, ymmword ptr [rdi-96]	// third3.trail.vpandn.2
vpaddq ymm1, ymm7, ymm12	// update.limb74.vpaddq.2
vpaddq ymm14, ymm3, ymm1	// update.limb74.vpaddq.3
sar r10, 43	// change2.N2q.sar
vpaddq ymm7, ymm14, ymmword ptr [rdi+512]	// update.limb74.vpaddq.4
vpaddq ymm12, ymm7, ymm6	// update.limb74.vpaddq.5
mov qword ptr [rdi+408], r10	// change2.N2q.store_N2q
vpsrlq ymm3, ymm12, 30	// update.limb74.vpsrlq
vpand ymm1, ymm12, ymmword ptr [rdi+448]	// update.limb74.vpand
mov rdx, -2	// third3.step2.c1
vmovdqa ymmword ptr [rdi+3008], ymm1	// update.limb74.vmovdqa
sub rdx, rax	// third3.step2.c1.2
mov r13, qword ptr [rdi+392]	// change2.Yu.load_N2u
lea r14, [rax-1]	// third3.step2.c0
vpxor ymm14, ymm0, ymmword ptr [rdi-96]	// third3.trail.vpxor
vpmuldq ymm7, ymm9, ymmword ptr [rdi+3072]	// update.limb75.vpmuldq
vpmuldq ymm6, ymm10, ymm5	// update.limb75.vpmuldq.2
imul r13, qword ptr [rdi+72]	// change2.Yu.imul_N1u
vpaddq ymm12, ymm7, ymm6	// update.limb75.vpaddq
vpshufd ymm1, ymmword ptr [rdi+3104], 0x4e	// update.limb75.vpshufd
vpmuldq ymm0, ymm8, ymmword ptr [rdi+3104]	// update.limb75.vpmuldq.3
mov rcx, qword ptr [rdi+384]	// change2.Yu.load_N2v
vpmuldq ymm5, ymm11, ymm1	// update.limb75.vpmuldq.4
vpaddq ymm7, ymm0, ymm5	// update.limb75.vpaddq.2
mov r12, r8	// copy for third3.step2.x
xor r12, rbp	// third3.step2.x
sar rbx, 1	// third3.step2.t
lea r11, [rbx+r12]	// third3.step2.y
cmovc r11, rbx	// third3.step2.G
adc rbp, 0	// third3.step2.w
cmovs r8, rbx	// third3.step2.h
mov qword ptr [rdi-112], r8	// third3.step2.store_h2
vpxor ymm6, ymm4, ymm13	// third3.trail.vpxor.2
vpaddq ymm0, ymm12, ymm7	// update.limb75.vpaddq.3
vpaddq ymm5, ymm0, ymmword ptr [rdi+512]	// update.limb75.vpaddq.4
vpaddq ymm4, ymm5, ymm3	// update.limb75.vpaddq.5
vpsrlq ymm13, ymm4, 30	// update.limb75.vpsrlq
vpand ymm12, ymm4, ymmword ptr [rdi+448]	// update.limb75.vpand
vmovdqa ymmword ptr [rdi+3040], ymm12	// update.limb75.vmovdqa
vpmuldq ymm7, ymm9, ymmword ptr [rdi+3104]	// update.limb76.vpmuldq
vpmuldq ymm0, ymm10, ymm1	// update.limb76.vpmuldq.2
vmovdqu ymm5, ymmword ptr [rdi-56]	// third3.trail.vmovdqu.3
vpaddq ymm3, ymm7, ymm0	// update.limb76.vpaddq
vpshufd ymm4, ymmword ptr [rdi+3136], 0x4e	// update.limb76.vpshufd
vpmuldq ymm12, ymm8, ymmword ptr [rdi+3136]	// update.limb76.vpmuldq.3
vpmuldq ymm1, ymm11, ymm4	// update.limb76.vpmuldq.4
cmovs r14, rdx	// third3.step2.d
imul rcx, qword ptr [rdi+88]	// change2.Yu.imul_N1q
sub rcx, r13	// change2.Yu.sub
sarx r9, r14, r15	// third3.step2.s
mov qword ptr [rdi+128], rcx	// change2.Yu.store_Yu
mov rsi, qword ptr [rdi+392]	// change2.Yv.load_N2u
imul rsi, qword ptr [rdi+80]	// change2.Yv.imul_N1v
vpaddq ymm7, ymm12, ymm1	// update.limb76.vpaddq.2
mov r10, qword ptr [rdi+384]	// change2.Yv.load_N2v
vpaddq ymm0, ymm3, ymm7	// update.limb76.vpaddq.3
vpaddq ymm12, ymm0, ymmword ptr [rdi+512]	// update.limb76.vpaddq.4
vpandn ymm1, ymm5, ymmword ptr [rdi-64]	// third3.trail.vpandn.3
vpaddq ymm3, ymm12, ymm13	// update.limb76.vpaddq.5
imul r10, qword ptr [rdi+96]	// change2.Yv.imul_N1r
vpsrlq ymm7, ymm3, 30	// update.limb76.vpsrlq
vpand ymm0, ymm3, ymmword ptr [rdi+448]	// update.limb76.vpand
sub r10, rsi	// change2.Yv.sub
vmovdqa ymmword ptr [rdi+3072], ymm0	// update.limb76.vmovdqa
vpmuldq ymm5, ymm9, ymmword ptr [rdi+3136]	// update.limb77.vpmuldq
mov rax, -2	// third3.step3.c1
sub rax, r14	// third3.step3.c1.2
vpmuldq ymm12, ymm10, ymm4	// update.limb77.vpmuldq.2
mov qword ptr [rdi+136], r10	// change2.Yv.store_Yv
vpaddq ymm13, ymm5, ymm12	// update.limb77.vpaddq
vpxor ymm3, ymm14, ymmword ptr [rdi-64]	// third3.trail.vpxor.3
vpshufd ymm0, ymmword ptr [rdi+3168], 0x4e	// update.limb77.vpshufd
mov r12, qword ptr [rdi+408]	// change2.Yq.load_N2q
vpmuldq ymm4, ymm8, ymmword ptr [rdi+3168]	// update.limb77.vpmuldq.3
vpmuldq ymm5, ymm11, ymm0	// update.limb77.vpmuldq.4
lea rbp, [r14-1]	// third3.step3.c0
mov rbx, r8	// copy for third3.step3.x
xor rbx, r9	// third3.step3.x
sar r11, 1	// third3.step3.t
lea rdx, [r11+rbx]	// third3.step3.y
cmovc rdx, r11	// third3.step3.G
vpaddq ymm12, ymm4, ymm5	// update.limb77.vpaddq.2
vpaddq ymm14, ymm13, ymm12	// update.limb77.vpaddq.3
vpaddq ymm4, ymm14, ymmword ptr [rdi+512]	// update.limb77.vpaddq.4
vpaddq ymm5, ymm4, ymm7	// update.limb77.vpaddq.5
adc r9, 0	// third3.step3.w
cmovs r8, r11	// third3.step3.h
mov qword ptr [rdi-104], r8	// third3.step3.store_h3
vpxor ymm13, ymm6, ymm1	// third3.trail.vpxor.4
vpsrlq ymm12, ymm5, 30	// update.limb77.vpsrlq
vpand ymm14, ymm5, ymmword ptr [rdi+448]	// update.limb77.vpand
vmovdqa ymmword ptr [rdi+3104], ymm14	// update.limb77.vmovdqa
vpmuldq ymm4, ymm9, ymmword ptr [rdi+3168]	// update.limb78.vpmuldq
cmovs rbp, rax	// third3.step3.d
sarx r13, rbp, r15	// third3.step3.s
imul r12, qword ptr [rdi+72]	// change2.Yq.imul_N1u
mov rcx, qword ptr [rdi+400]	// change2.Yq.load_N2r
imul rcx, qword ptr [rdi+88]	// change2.Yq.imul_N1q
vpmuldq ymm7, ymm10, ymm0	// update.limb78.vpmuldq.2
sub rcx, r12	// change2.Yq.sub
vpaddq ymm6, ymm4, ymm7	// update.limb78.vpaddq
vpshufd ymm1, ymmword ptr [rdi+3200], 0x4e	// update.limb78.vpshufd
mov qword ptr [rdi+144], rcx	// change2.Yq.store_Yq
vpmuldq ymm5, ymm8, ymmword ptr [rdi+3200]	// update.limb78.vpmuldq.3
vmovdqu ymm14, ymmword ptr [rdi-24]	// third3.trail.vmovdqu.4
vpmuldq ymm0, ymm11, ymm1	// update.limb78.vpmuldq.4
vpaddq ymm4, ymm5, ymm0	// update.limb78.vpaddq.2
mov rsi, qword ptr [rdi+408]	// change2.Yr.load_N2q
vpaddq ymm7, ymm6, ymm4	// update.limb78.vpaddq.3
vpaddq ymm5, ymm7, ymmword ptr [rdi+512]	// update.limb78.vpaddq.4
imul rsi, qword ptr [rdi+80]	// change2.Yr.imul_N1v
vpaddq ymm0, ymm5, ymm12	// update.limb78.vpaddq.5
mov r10, -2	// third3.step4.c1
sub r10, rbp	// third3.step4.c1.2
vpsrlq ymm6, ymm0, 30	// update.limb78.vpsrlq
lea r14, [rbp-1]	// third3.step4.c0
vpand ymm4, ymm0, ymmword ptr [rdi+448]	// update.limb78.vpand
vpandn ymm7, ymm14, ymmword ptr [rdi-32]	// third3.trail.vpandn.4
mov rbx, qword ptr [rdi+400]	// change2.Yr.load_N2r
vmovdqa ymmword ptr [rdi+3136], ymm4	// update.limb78.vmovdqa
vpmuldq ymm5, ymm9, ymmword ptr [rdi+3200]	// update.limb79.vpmuldq
imul rbx, qword ptr [rdi+96]	// change2.Yr.imul_N1r
vpmuldq ymm12, ymm10, ymm1	// update.limb79.vpmuldq.2
vpaddq ymm0, ymm5, ymm12	// update.limb79.vpaddq
vpshufd ymm14, ymmword ptr [rdi+3232], 0x4e	// update.limb79.vpshufd
sub rbx, rsi	// change2.Yr.sub
vpmuldq ymm4, ymm8, ymmword ptr [rdi+3232]	// update.limb79.vpmuldq.3
mov r9, r8	// copy for third3.step4.x
xor r9, r13	// third3.step4.x
sar rdx, 1	// third3.step4.t
lea r11, [rdx+r9]	// third3.step4.y
cmovc r11, rdx	// third3.step4.G
adc r13, 0	// third3.step4.w
cmovs r8, rdx	// third3.step4.h
mov qword ptr [rdi-96], r8	// third3.step4.store_h4
vpmuldq ymm1, ymm11, ymm14	// update.limb79.vpmuldq.4
vpxor ymm5, ymm3, ymmword ptr [rdi-32]	// third3.trail.vpxor.5
mov qword ptr [rdi+152], rbx	// change2.Yr.store_Yr
vpaddq ymm12, ymm4, ymm1	// update.limb79.vpaddq.2
vpaddq ymm3, ymm0, ymm12	// update.limb79.vpaddq.3
vpaddq ymm4, ymm3, ymmword ptr [rdi+512]	// update.limb79.vpaddq.4
mov rax, qword ptr [rdi+392]	// change2.w2f.load_N2u
vpaddq ymm1, ymm4, ymm6	// update.limb79.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb79.vpsrlq
vpand ymm12, ymm1, ymmword ptr [rdi+448]	// update.limb79.vpand
vmovdqa ymmword ptr [rdi+3168], ymm12	// update.limb79.vmovdqa
vpxor ymm3, ymm13, ymm7	// third3.trail.vpxor.6
vpmuldq ymm4, ymm9, ymmword ptr [rdi+3232]	// update.limb80.vpmuldq
vpmuldq ymm6, ymm10, ymm14	// update.limb80.vpmuldq.2
vpaddq ymm1, ymm4, ymm6	// update.limb80.vpaddq
vpshufd ymm12, ymmword ptr [rdi+3264], 0x4e	// update.limb80.vpshufd
cmovs r14, r10	// third3.step4.d
sarx r12, r14, r15	// third3.step4.s
imul rax, qword ptr [rdi+352]	// change2.w2f.imul_w1f
mov rcx, qword ptr [rdi+384]	// change2.w2f.load_N2v
imul rcx, qword ptr [rdi+360]	// change2.w2f.imul_w1g
vpmuldq ymm13, ymm8, ymmword ptr [rdi+3264]	// update.limb80.vpmuldq.3
vpmuldq ymm7, ymm11, ymm12	// update.limb80.vpmuldq.4
sub rcx, rax	// change2.w2f.sub
vpaddq ymm14, ymm13, ymm7	// update.limb80.vpaddq.2
vpaddq ymm4, ymm1, ymm14	// update.limb80.vpaddq.3
vmovdqu ymm6, ymmword ptr [rdi+8]	// third3.trail.vmovdqu.5
vpaddq ymm13, ymm4, ymmword ptr [rdi+512]	// update.limb80.vpaddq.4
sar rcx, 20	// change2.w2f.sar
vpaddq ymm7, ymm13, ymm0	// update.limb80.vpaddq.5
vpsrlq ymm1, ymm7, 30	// update.limb80.vpsrlq
mov rbp, qword ptr [rdi+128]	// change2.w2f.load_Yu
vpand ymm14, ymm7, ymmword ptr [rdi+448]	// update.limb80.vpand
mov rsi, -2	// third3.step5.c1
sub rsi, r14	// third3.step5.c1.2
vmovdqa ymmword ptr [rdi+3200], ymm14	// update.limb80.vmovdqa
vpmuldq ymm4, ymm9, ymmword ptr [rdi+3264]	// update.limb81.vpmuldq
imul rbp, qword ptr [rdi+672]	// change2.w2f.imul_above_f
vpmuldq ymm13, ymm10, ymm12	// update.limb81.vpmuldq.2
vpandn ymm0, ymm6, ymmword ptr [rdi+0]	// third3.trail.vpandn.5
vpaddq ymm7, ymm4, ymm13	// update.limb81.vpaddq
vpshufd ymm14, ymmword ptr [rdi+3296], 0x4e	// update.limb81.vpshufd
mov r9, qword ptr [rdi+136]	// change2.w2f.load_Yv
lea r13, [r14-1]	// third3.step5.c0
mov rdx, r8	// copy for third3.step5.x
xor rdx, r12	// third3.step5.x
sar r11, 1	// third3.step5.t
lea rbx, [r11+rdx]	// third3.step5.y
cmovc rbx, r11	// third3.step5.G
vpmuldq ymm12, ymm8, ymmword ptr [rdi+3296]	// update.limb81.vpmuldq.3
vpmuldq ymm6, ymm11, ymm14	// update.limb81.vpmuldq.4
vpaddq ymm4, ymm12, ymm6	// update.limb81.vpaddq.2
vpaddq ymm13, ymm7, ymm4	// update.limb81.vpaddq.3
adc r12, 0	// third3.step5.w
cmovs r8, r11	// third3.step5.h
mov qword ptr [rdi-88], r8	// third3.step5.store_h5
vpaddq ymm12, ymm13, ymmword ptr [rdi+512]	// update.limb81.vpaddq.4
vpxor ymm6, ymm5, ymmword ptr [rdi+0]	// third3.trail.vpxor.7
vpaddq ymm7, ymm12, ymm1	// update.limb81.vpaddq.5
vpsrlq ymm4, ymm7, 30	// update.limb81.vpsrlq
vpand ymm13, ymm7, ymmword ptr [rdi+448]	// update.limb81.vpand
cmovs r13, rsi	// third3.step5.d
sarx r10, r13, r15	// third3.step5.s
imul r9, qword ptr [rdi+680]	// change2.w2f.imul_above_g
sub r9, rbp	// change2.w2f.sub.2
lea rax, [rcx+2*r9]	// change2.w2f.lea
vmovdqa ymmword ptr [rdi+3232], ymm13	// update.limb81.vmovdqa
vpmuldq ymm5, ymm9, ymmword ptr [rdi+3296]	// update.limb82.vpmuldq
mov qword ptr [rdi+160], rax	// change2.w2f.store_w2f
vpmuldq ymm12, ymm10, ymm14	// update.limb82.vpmuldq.2
vpaddq ymm1, ymm5, ymm12	// update.limb82.vpaddq
vpxor ymm7, ymm3, ymm0	// third3.trail.vpxor.8
sar rax, 21	// change2.w2f.sar.2
vpshufd ymm13, ymmword ptr [rdi+3328], 0x4e	// update.limb82.vpshufd
vpmuldq ymm14, ymm8, ymmword ptr [rdi+3328]	// update.limb82.vpmuldq.3
vpmuldq ymm5, ymm11, ymm13	// update.limb82.vpmuldq.4
shl rax, 44	// change2.w2f.shl
vpaddq ymm12, ymm14, ymm5	// update.limb82.vpaddq.2
vpaddq ymm3, ymm1, ymm12	// update.limb82.vpaddq.3
mov r14, -2	// third3.step6.c1
sub r14, r13	// third3.step6.c1.2
mov qword ptr [rdi+416], rax	// change2.w2f.store_high2f
vpaddq ymm0, ymm3, ymmword ptr [rdi+512]	// update.limb82.vpaddq.4
lea rdx, [r13-1]	// third3.step6.c0
vpaddq ymm14, ymm0, ymm4	// update.limb82.vpaddq.5
vpsrlq ymm5, ymm14, 30	// update.limb82.vpsrlq
vpxor ymm1, ymm6, ymmword ptr [rdi+4256]	// third3.trail.vpxor.9
mov r12, qword ptr [rdi+408]	// change2.w2g.load_N2q
vpand ymm12, ymm14, ymmword ptr [rdi+448]	// update.limb82.vpand
vmovdqa ymmword ptr [rdi+3264], ymm12	// update.limb82.vmovdqa
vpmuldq ymm3, ymm9, ymmword ptr [rdi+3328]	// update.limb83.vpmuldq
imul r12, qword ptr [rdi+352]	// change2.w2g.imul_w1f
vpmuldq ymm0, ymm10, ymm13	// update.limb83.vpmuldq.2
vpaddq ymm4, ymm3, ymm0	// update.limb83.vpaddq
mov r11, r8	// copy for third3.step6.x
xor r11, r10	// third3.step6.x
sar rbx, 1	// third3.step6.t
lea rsi, [rbx+r11]	// third3.step6.y
cmovc rsi, rbx	// third3.step6.G
adc r10, 0	// third3.step6.w
cmovs r8, rbx	// third3.step6.h
mov qword ptr [rdi-80], r8	// third3.step6.store_h6
mov rbp, qword ptr [rdi+400]	// change2.w2g.load_N2r
vpshufd ymm6, ymmword ptr [rdi+3360], 0x4e	// update.limb83.vpshufd
vpmuldq ymm14, ymm8, ymmword ptr [rdi+3360]	// update.limb83.vpmuldq.3
vmovdqa ymmword ptr [rdi+4256], ymm1	// third3.trail.vmovdqa.2
vpmuldq ymm12, ymm11, ymm6	// update.limb83.vpmuldq.4
vpaddq ymm13, ymm14, ymm12	// update.limb83.vpaddq.2
vpaddq ymm3, ymm4, ymm13	// update.limb83.vpaddq.3
vpaddq ymm0, ymm3, ymmword ptr [rdi+512]	// update.limb83.vpaddq.4
vpaddq ymm1, ymm0, ymm5	// update.limb83.vpaddq.5
vpsrlq ymm14, ymm1, 30	// update.limb83.vpsrlq
vpand ymm12, ymm1, ymmword ptr [rdi+448]	// update.limb83.vpand
vpxor ymm4, ymm7, ymmword ptr [rdi+4288]	// third3.trail.vpxor.10
vmovdqa ymmword ptr [rdi+3296], ymm12	// update.limb83.vmovdqa
vpmuldq ymm13, ymm9, ymmword ptr [rdi+3360]	// update.limb84.vpmuldq
vpmuldq ymm3, ymm10, ymm6	// update.limb84.vpmuldq.2
cmovs rdx, r14	// third3.step6.d
imul rbp, qword ptr [rdi+360]	// change2.w2g.imul_w1g
sarx rcx, rdx, r15	// third3.step6.s
sub rbp, r12	// change2.w2g.sub
sar rbp, 20	// change2.w2g.sar
mov r9, qword ptr [rdi+144]	// change2.w2g.load_Yq
vpaddq ymm0, ymm13, ymm3	// update.limb84.vpaddq
imul r9, qword ptr [rdi+672]	// change2.w2g.imul_above_f
vpshufd ymm5, ymmword ptr [rdi+3392], 0x4e	// update.limb84.vpshufd
vpmuldq ymm1, ymm8, ymmword ptr [rdi+3392]	// update.limb84.vpmuldq.3
mov rax, qword ptr [rdi+152]	// change2.w2g.load_Yr
vpmuldq ymm7, ymm11, ymm5	// update.limb84.vpmuldq.4
vmovdqa ymmword ptr [rdi+4288], ymm4	// third3.trail.vmovdqa.3
vpaddq ymm12, ymm1, ymm7	// update.limb84.vpaddq.2
vpaddq ymm6, ymm0, ymm12	// update.limb84.vpaddq.3
imul rax, qword ptr [rdi+680]	// change2.w2g.imul_above_g
vpaddq ymm13, ymm6, ymmword ptr [rdi+512]	// update.limb84.vpaddq.4
mov r13, -2	// third3.step7.c1
vpaddq ymm3, ymm13, ymm14	// update.limb84.vpaddq.5
sub r13, rdx	// third3.step7.c1.2
vpsrlq ymm4, ymm3, 30	// update.limb84.vpsrlq
sub rax, r9	// change2.w2g.sub.2
vpand ymm1, ymm3, ymmword ptr [rdi+448]	// update.limb84.vpand
vmovdqa ymmword ptr [rdi+3328], ymm1	// update.limb84.vmovdqa
lea r11, [rbp+2*rax]	// change2.w2g.lea
vpmuldq ymm7, ymm9, ymmword ptr [rdi+3392]	// update.limb85.vpmuldq
vpmuldq ymm0, ymm10, ymm5	// update.limb85.vpmuldq.2
lea r10, [rdx-1]	// third3.step7.c0
mov rbx, r8	// copy for third3.step7.x
xor rbx, rcx	// third3.step7.x
sar rsi, 1	// third3.step7.t
lea r14, [rsi+rbx]	// third3.step7.y
cmovc r14, rsi	// third3.step7.G
vpaddq ymm12, ymm7, ymm0	// update.limb85.vpaddq
mov qword ptr [rdi+168], r11	// change2.w2g.store_w2g
vpshufd ymm6, ymmword ptr [rdi+3424], 0x4e	// update.limb85.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+3424]	// update.limb85.vpmuldq.3
vpmuldq ymm14, ymm11, ymm6	// update.limb85.vpmuldq.4
adc rcx, 0	// third3.step7.w
cmovs r8, rsi	// third3.step7.h
mov qword ptr [rdi-72], r8	// third3.step7.store_h7
vpaddq ymm3, ymm13, ymm14	// update.limb85.vpaddq.2
vpaddq ymm1, ymm12, ymm3	// update.limb85.vpaddq.3
vpaddq ymm5, ymm1, ymmword ptr [rdi+512]	// update.limb85.vpaddq.4
vpaddq ymm7, ymm5, ymm4	// update.limb85.vpaddq.5
cmovs r10, r13	// third3.step7.d
sarx r12, r10, r15	// third3.step7.s
sar r11, 21	// change2.w2g.sar.2
shl r11, 44	// change2.w2g.shl
mov qword ptr [rdi+424], r11	// change2.w2g.store_high2g
vpsrlq ymm0, ymm7, 30	// update.limb85.vpsrlq
vpand ymm13, ymm7, ymmword ptr [rdi+448]	// update.limb85.vpand
vmovdqa ymmword ptr [rdi+3360], ymm13	// update.limb85.vmovdqa
mov r9, qword ptr [rdi+128]	// change2.XY.load_Yu
vpmuldq ymm14, ymm9, ymmword ptr [rdi+3424]	// update.limb86.vpmuldq
vpmuldq ymm12, ymm10, ymm6	// update.limb86.vpmuldq.2
sar r9, 63	// change2.XY.sar
vpaddq ymm3, ymm14, ymm12	// update.limb86.vpaddq
vpshufd ymm1, ymmword ptr [rdi+3456], 0x4e	// update.limb86.vpshufd
vpmuldq ymm5, ymm8, ymmword ptr [rdi+3456]	// update.limb86.vpmuldq.3
add r9, qword ptr [rdi+136]	// change2.XY.add_Yv
mov rbp, -2	// third3.step8.c1
vpmuldq ymm4, ymm11, ymm1	// update.limb86.vpmuldq.4
sub rbp, r10	// third3.step8.c1.2
lea rax, [r10-1]	// third3.step8.c0
vpaddq ymm7, ymm5, ymm4	// update.limb86.vpaddq.2
vpaddq ymm13, ymm3, ymm7	// update.limb86.vpaddq.3
mov qword ptr [rdi+240], r9	// change2.XY.store_XY
vpaddq ymm6, ymm13, ymmword ptr [rdi+512]	// update.limb86.vpaddq.4
vpaddq ymm14, ymm6, ymm0	// update.limb86.vpaddq.5
vpsrlq ymm12, ymm14, 30	// update.limb86.vpsrlq
vpand ymm5, ymm14, ymmword ptr [rdi+448]	// update.limb86.vpand
vmovdqa ymmword ptr [rdi+3392], ymm5	// update.limb86.vmovdqa
vpmuldq ymm4, ymm9, ymmword ptr [rdi+3456]	// update.limb87.vpmuldq
mov rdx, r8	// copy for third3.step8.x
xor rdx, r12	// third3.step8.x
sar r14, 1	// third3.step8.t
lea rbx, [r14+rdx]	// third3.step8.y
cmovc rbx, r14	// third3.step8.G
adc r12, 0	// third3.step8.w
cmovs r8, r14	// third3.step8.h
mov qword ptr [rdi-64], r8	// third3.step8.store_h8
vpmuldq ymm3, ymm10, ymm1	// update.limb87.vpmuldq.2
vpaddq ymm7, ymm4, ymm3	// update.limb87.vpaddq
vpshufd ymm13, ymmword ptr [rdi+3488], 0x4e	// update.limb87.vpshufd
vpmuldq ymm6, ymm8, ymmword ptr [rdi+3488]	// update.limb87.vpmuldq.3
vpmuldq ymm0, ymm11, ymm13	// update.limb87.vpmuldq.4
vpaddq ymm14, ymm6, ymm0	// update.limb87.vpaddq.2
vpaddq ymm5, ymm7, ymm14	// update.limb87.vpaddq.3
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb87.vpaddq.4
vpaddq ymm4, ymm1, ymm12	// update.limb87.vpaddq.5
vpsrlq ymm3, ymm4, 30	// update.limb87.vpsrlq
vpand ymm6, ymm4, ymmword ptr [rdi+448]	// update.limb87.vpand
cmovs rax, rbp	// third3.step8.d
sarx rcx, rax, r15	// third3.step8.s
vmovdqa ymmword ptr [rdi+3424], ymm6	// update.limb87.vmovdqa
vpmuldq ymm0, ymm9, ymmword ptr [rdi+3488]	// update.limb88.vpmuldq
vpmuldq ymm7, ymm10, ymm13	// update.limb88.vpmuldq.2
vpaddq ymm14, ymm0, ymm7	// update.limb88.vpaddq
vpshufd ymm5, ymmword ptr [rdi+3520], 0x4e	// update.limb88.vpshufd
vpmuldq ymm1, ymm8, ymmword ptr [rdi+3520]	// update.limb88.vpmuldq.3
vpmuldq ymm12, ymm11, ymm5	// update.limb88.vpmuldq.4
vpaddq ymm4, ymm1, ymm12	// update.limb88.vpaddq.2
mov rsi, -2	// third3.step9.c1
vpaddq ymm6, ymm14, ymm4	// update.limb88.vpaddq.3
sub rsi, rax	// third3.step9.c1.2
vpaddq ymm13, ymm6, ymmword ptr [rdi+512]	// update.limb88.vpaddq.4
vpaddq ymm0, ymm13, ymm3	// update.limb88.vpaddq.5
vpsrlq ymm7, ymm0, 30	// update.limb88.vpsrlq
vpand ymm1, ymm0, ymmword ptr [rdi+448]	// update.limb88.vpand
vmovdqa ymmword ptr [rdi+3456], ymm1	// update.limb88.vmovdqa
lea r13, [rax-1]	// third3.step9.c0
mov r11, r8	// copy for third3.step9.x
xor r11, rcx	// third3.step9.x
sar rbx, 1	// third3.step9.t
lea r10, [rbx+r11]	// third3.step9.y
cmovc r10, rbx	// third3.step9.G
vpmuldq ymm12, ymm9, ymmword ptr [rdi+3520]	// update.limb89.vpmuldq
vpmuldq ymm14, ymm10, ymm5	// update.limb89.vpmuldq.2
vpaddq ymm4, ymm12, ymm14	// update.limb89.vpaddq
vpshufd ymm6, ymmword ptr [rdi+3552], 0x4e	// update.limb89.vpshufd
adc rcx, 0	// third3.step9.w
cmovs r8, rbx	// third3.step9.h
mov qword ptr [rdi-56], r8	// third3.step9.store_h9
vpmuldq ymm13, ymm8, ymmword ptr [rdi+3552]	// update.limb89.vpmuldq.3
vpmuldq ymm3, ymm11, ymm6	// update.limb89.vpmuldq.4
vpaddq ymm0, ymm13, ymm3	// update.limb89.vpaddq.2
cmovs r13, rsi	// third3.step9.d
sarx r9, r13, r15	// third3.step9.s
vpaddq ymm1, ymm4, ymm0	// update.limb89.vpaddq.3
vpaddq ymm5, ymm1, ymmword ptr [rdi+512]	// update.limb89.vpaddq.4
vpaddq ymm12, ymm5, ymm7	// update.limb89.vpaddq.5
vpsrlq ymm14, ymm12, 30	// update.limb89.vpsrlq
vpand ymm13, ymm12, ymmword ptr [rdi+448]	// update.limb89.vpand
vmovdqa ymmword ptr [rdi+3488], ymm13	// update.limb89.vmovdqa
vpmuldq ymm3, ymm9, ymmword ptr [rdi+3552]	// update.limb90.vpmuldq
vpmuldq ymm4, ymm10, ymm6	// update.limb90.vpmuldq.2
vpaddq ymm0, ymm3, ymm4	// update.limb90.vpaddq
mov rdx, -2	// third3.step10.c1
vpshufd ymm1, ymmword ptr [rdi+3584], 0x4e	// update.limb90.vpshufd
sub rdx, r13	// third3.step10.c1.2
lea r12, [r13-1]	// third3.step10.c0
vpmuldq ymm5, ymm8, ymmword ptr [rdi+3584]	// update.limb90.vpmuldq.3
vpmuldq ymm7, ymm11, ymm1	// update.limb90.vpmuldq.4
vpaddq ymm12, ymm5, ymm7	// update.limb90.vpaddq.2
vpaddq ymm13, ymm0, ymm12	// update.limb90.vpaddq.3
vpaddq ymm6, ymm13, ymmword ptr [rdi+512]	// update.limb90.vpaddq.4
vpaddq ymm3, ymm6, ymm14	// update.limb90.vpaddq.5
vpsrlq ymm4, ymm3, 30	// update.limb90.vpsrlq
mov r14, r8	// copy for third3.step10.x
xor r14, r9	// third3.step10.x
sar r10, 1	// third3.step10.t
lea rbp, [r10+r14]	// third3.step10.y
cmovc rbp, r10	// third3.step10.G
adc r9, 0	// third3.step10.w
cmovs r8, r10	// third3.step10.h
mov qword ptr [rdi-48], r8	// third3.step10.store_h10
vpand ymm5, ymm3, ymmword ptr [rdi+448]	// update.limb90.vpand
vmovdqa ymmword ptr [rdi+3520], ymm5	// update.limb90.vmovdqa
vpmuldq ymm7, ymm9, ymmword ptr [rdi+3584]	// update.limb91.vpmuldq
vpmuldq ymm0, ymm10, ymm1	// update.limb91.vpmuldq.2
vpaddq ymm12, ymm7, ymm0	// update.limb91.vpaddq
vpshufd ymm13, ymmword ptr [rdi+3616], 0x4e	// update.limb91.vpshufd
vpmuldq ymm6, ymm8, ymmword ptr [rdi+3616]	// update.limb91.vpmuldq.3
vpmuldq ymm14, ymm11, ymm13	// update.limb91.vpmuldq.4
vpaddq ymm3, ymm6, ymm14	// update.limb91.vpaddq.2
vpaddq ymm5, ymm12, ymm3	// update.limb91.vpaddq.3
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb91.vpaddq.4
vpaddq ymm7, ymm1, ymm4	// update.limb91.vpaddq.5
cmovs r12, rdx	// third3.step10.d
sarx rax, r12, r15	// third3.step10.s
vpsrlq ymm0, ymm7, 30	// update.limb91.vpsrlq
vpand ymm6, ymm7, ymmword ptr [rdi+448]	// update.limb91.vpand
vmovdqa ymmword ptr [rdi+3552], ymm6	// update.limb91.vmovdqa
vpmuldq ymm14, ymm9, ymmword ptr [rdi+3616]	// update.limb92.vpmuldq
vpmuldq ymm12, ymm10, ymm13	// update.limb92.vpmuldq.2
vpaddq ymm3, ymm14, ymm12	// update.limb92.vpaddq
vpshufd ymm5, ymmword ptr [rdi+3648], 0x4e	// update.limb92.vpshufd
vpmuldq ymm1, ymm8, ymmword ptr [rdi+3648]	// update.limb92.vpmuldq.3
mov r11, -2	// third3.step11.c1
vpmuldq ymm4, ymm11, ymm5	// update.limb92.vpmuldq.4
sub r11, r12	// third3.step11.c1.2
vpaddq ymm7, ymm1, ymm4	// update.limb92.vpaddq.2
vpaddq ymm6, ymm3, ymm7	// update.limb92.vpaddq.3
vpaddq ymm13, ymm6, ymmword ptr [rdi+512]	// update.limb92.vpaddq.4
vpaddq ymm14, ymm13, ymm0	// update.limb92.vpaddq.5
lea rcx, [r12-1]	// third3.step11.c0
mov rbx, r8	// copy for third3.step11.x
xor rbx, rax	// third3.step11.x
sar rbp, 1	// third3.step11.t
lea rsi, [rbp+rbx]	// third3.step11.y
cmovc rsi, rbp	// third3.step11.G
vpsrlq ymm12, ymm14, 30	// update.limb92.vpsrlq
vpand ymm1, ymm14, ymmword ptr [rdi+448]	// update.limb92.vpand
vmovdqa ymmword ptr [rdi+3584], ymm1	// update.limb92.vmovdqa
vpmuldq ymm4, ymm9, ymmword ptr [rdi+3648]	// update.limb93.vpmuldq
adc rax, 0	// third3.step11.w
cmovs r8, rbp	// third3.step11.h
mov qword ptr [rdi-40], r8	// third3.step11.store_h11
vpmuldq ymm3, ymm10, ymm5	// update.limb93.vpmuldq.2
vpaddq ymm7, ymm4, ymm3	// update.limb93.vpaddq
vpshufd ymm6, ymmword ptr [rdi+3680], 0x4e	// update.limb93.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+3680]	// update.limb93.vpmuldq.3
cmovs rcx, r11	// third3.step11.d
sarx r13, rcx, r15	// third3.step11.s
vpmuldq ymm0, ymm11, ymm6	// update.limb93.vpmuldq.4
vpaddq ymm14, ymm13, ymm0	// update.limb93.vpaddq.2
vpaddq ymm1, ymm7, ymm14	// update.limb93.vpaddq.3
vpaddq ymm5, ymm1, ymmword ptr [rdi+512]	// update.limb93.vpaddq.4
vpaddq ymm4, ymm5, ymm12	// update.limb93.vpaddq.5
vpsrlq ymm3, ymm4, 30	// update.limb93.vpsrlq
vpand ymm13, ymm4, ymmword ptr [rdi+448]	// update.limb93.vpand
vmovdqa ymmword ptr [rdi+3616], ymm13	// update.limb93.vmovdqa
vpmuldq ymm0, ymm9, ymmword ptr [rdi+3680]	// update.limb94.vpmuldq
mov r14, -2	// third3.step12.c1
vpmuldq ymm7, ymm10, ymm6	// update.limb94.vpmuldq.2
sub r14, rcx	// third3.step12.c1.2
lea r9, [rcx-1]	// third3.step12.c0
vpaddq ymm14, ymm0, ymm7	// update.limb94.vpaddq
vpshufd ymm1, ymmword ptr [rdi+3712], 0x4e	// update.limb94.vpshufd
vpmuldq ymm5, ymm8, ymmword ptr [rdi+3712]	// update.limb94.vpmuldq.3
vpmuldq ymm12, ymm11, ymm1	// update.limb94.vpmuldq.4
vpaddq ymm4, ymm5, ymm12	// update.limb94.vpaddq.2
vpaddq ymm13, ymm14, ymm4	// update.limb94.vpaddq.3
vpaddq ymm6, ymm13, ymmword ptr [rdi+512]	// update.limb94.vpaddq.4
mov r10, r8	// copy for third3.step12.x
xor r10, r13	// third3.step12.x
sar rsi, 1	// third3.step12.t
lea rdx, [rsi+r10]	// third3.step12.y
cmovc rdx, rsi	// third3.step12.G
adc r13, 0	// third3.step12.w
cmovs r8, rsi	// third3.step12.h
mov qword ptr [rdi-32], r8	// third3.step12.store_h12
vpaddq ymm0, ymm6, ymm3	// update.limb94.vpaddq.5
vpsrlq ymm7, ymm0, 30	// update.limb94.vpsrlq
vpand ymm5, ymm0, ymmword ptr [rdi+448]	// update.limb94.vpand
vmovdqa ymmword ptr [rdi+3648], ymm5	// update.limb94.vmovdqa
vpmuldq ymm12, ymm9, ymmword ptr [rdi+3712]	// update.limb95.vpmuldq
vpmuldq ymm14, ymm10, ymm1	// update.limb95.vpmuldq.2
vpaddq ymm4, ymm12, ymm14	// update.limb95.vpaddq
vpshufd ymm13, ymmword ptr [rdi+3744], 0x4e	// update.limb95.vpshufd
vpmuldq ymm6, ymm8, ymmword ptr [rdi+3744]	// update.limb95.vpmuldq.3
vpmuldq ymm3, ymm11, ymm13	// update.limb95.vpmuldq.4
vpaddq ymm0, ymm6, ymm3	// update.limb95.vpaddq.2
vpaddq ymm5, ymm4, ymm0	// update.limb95.vpaddq.3
cmovs r9, r14	// third3.step12.d
sarx r12, r9, r15	// third3.step12.s
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb95.vpaddq.4
vpaddq ymm12, ymm1, ymm7	// update.limb95.vpaddq.5
vpsrlq ymm14, ymm12, 30	// update.limb95.vpsrlq
vpand ymm6, ymm12, ymmword ptr [rdi+448]	// update.limb95.vpand
vmovdqa ymmword ptr [rdi+3680], ymm6	// update.limb95.vmovdqa
vpmuldq ymm3, ymm9, ymmword ptr [rdi+3744]	// update.limb96.vpmuldq
vpmuldq ymm4, ymm10, ymm13	// update.limb96.vpmuldq.2
vpaddq ymm0, ymm3, ymm4	// update.limb96.vpaddq
mov rbx, -2	// third3.step13.c1
sub rbx, r9	// third3.step13.c1.2
vpshufd ymm5, ymmword ptr [rdi+3776], 0x4e	// update.limb96.vpshufd
vpmuldq ymm1, ymm8, ymmword ptr [rdi+3776]	// update.limb96.vpmuldq.3
vpmuldq ymm7, ymm11, ymm5	// update.limb96.vpmuldq.4
vpaddq ymm12, ymm1, ymm7	// update.limb96.vpaddq.2
vpaddq ymm6, ymm0, ymm12	// update.limb96.vpaddq.3
lea rax, [r9-1]	// third3.step13.c0
mov rbp, r8	// copy for third3.step13.x
xor rbp, r12	// third3.step13.x
sar rdx, 1	// third3.step13.t
lea r11, [rdx+rbp]	// third3.step13.y
cmovc r11, rdx	// third3.step13.G
vpaddq ymm13, ymm6, ymmword ptr [rdi+512]	// update.limb96.vpaddq.4
vpaddq ymm3, ymm13, ymm14	// update.limb96.vpaddq.5
vpsrlq ymm4, ymm3, 30	// update.limb96.vpsrlq
vpand ymm1, ymm3, ymmword ptr [rdi+448]	// update.limb96.vpand
adc r12, 0	// third3.step13.w
cmovs r8, rdx	// third3.step13.h
mov qword ptr [rdi-24], r8	// third3.step13.store_h13
vmovdqa ymmword ptr [rdi+3712], ymm1	// update.limb96.vmovdqa
vpmuldq ymm7, ymm9, ymmword ptr [rdi+3776]	// update.limb97.vpmuldq
vpmuldq ymm0, ymm10, ymm5	// update.limb97.vpmuldq.2
vpaddq ymm12, ymm7, ymm0	// update.limb97.vpaddq
cmovs rax, rbx	// third3.step13.d
sarx rcx, rax, r15	// third3.step13.s
vpshufd ymm6, ymmword ptr [rdi+3808], 0x4e	// update.limb97.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+3808]	// update.limb97.vpmuldq.3
vpmuldq ymm14, ymm11, ymm6	// update.limb97.vpmuldq.4
vpaddq ymm3, ymm13, ymm14	// update.limb97.vpaddq.2
vpaddq ymm1, ymm12, ymm3	// update.limb97.vpaddq.3
vpaddq ymm5, ymm1, ymmword ptr [rdi+512]	// update.limb97.vpaddq.4
vpaddq ymm7, ymm5, ymm4	// update.limb97.vpaddq.5
vpsrlq ymm0, ymm7, 30	// update.limb97.vpsrlq
vpand ymm13, ymm7, ymmword ptr [rdi+448]	// update.limb97.vpand
mov r10, -2	// third3.step14.c1
vmovdqa ymmword ptr [rdi+3744], ymm13	// update.limb97.vmovdqa
sub r10, rax	// third3.step14.c1.2
lea r13, [rax-1]	// third3.step14.c0
vpmuldq ymm14, ymm9, ymmword ptr [rdi+3808]	// update.limb98.vpmuldq
vpmuldq ymm12, ymm10, ymm6	// update.limb98.vpmuldq.2
vpaddq ymm3, ymm14, ymm12	// update.limb98.vpaddq
vpshufd ymm1, ymmword ptr [rdi+3840], 0x4e	// update.limb98.vpshufd
vpmuldq ymm5, ymm8, ymmword ptr [rdi+3840]	// update.limb98.vpmuldq.3
vpmuldq ymm4, ymm11, ymm1	// update.limb98.vpmuldq.4
vpaddq ymm7, ymm5, ymm4	// update.limb98.vpaddq.2
mov rsi, r8	// copy for third3.step14.x
xor rsi, rcx	// third3.step14.x
sar r11, 1	// third3.step14.t
lea r14, [r11+rsi]	// third3.step14.y
cmovc r14, r11	// third3.step14.G
adc rcx, 0	// third3.step14.w
cmovs r8, r11	// third3.step14.h
mov qword ptr [rdi-16], r8	// third3.step14.store_h14
vpaddq ymm13, ymm3, ymm7	// update.limb98.vpaddq.3
vpaddq ymm6, ymm13, ymmword ptr [rdi+512]	// update.limb98.vpaddq.4
vpaddq ymm14, ymm6, ymm0	// update.limb98.vpaddq.5
vpsrlq ymm12, ymm14, 30	// update.limb98.vpsrlq
vpand ymm5, ymm14, ymmword ptr [rdi+448]	// update.limb98.vpand
vmovdqa ymmword ptr [rdi+3776], ymm5	// update.limb98.vmovdqa
vpmuldq ymm4, ymm9, ymmword ptr [rdi+3840]	// update.limb99.vpmuldq
vpmuldq ymm3, ymm10, ymm1	// update.limb99.vpmuldq.2
vpaddq ymm7, ymm4, ymm3	// update.limb99.vpaddq
vpshufd ymm13, ymmword ptr [rdi+3872], 0x4e	// update.limb99.vpshufd
vpmuldq ymm6, ymm8, ymmword ptr [rdi+3872]	// update.limb99.vpmuldq.3
vpmuldq ymm0, ymm11, ymm13	// update.limb99.vpmuldq.4
cmovs r13, r10	// third3.step14.d
sarx r9, r13, r15	// third3.step14.s
vpaddq ymm14, ymm6, ymm0	// update.limb99.vpaddq.2
vpaddq ymm5, ymm7, ymm14	// update.limb99.vpaddq.3
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb99.vpaddq.4
vpaddq ymm4, ymm1, ymm12	// update.limb99.vpaddq.5
vpsrlq ymm3, ymm4, 30	// update.limb99.vpsrlq
vpand ymm6, ymm4, ymmword ptr [rdi+448]	// update.limb99.vpand
vmovdqa ymmword ptr [rdi+3808], ymm6	// update.limb99.vmovdqa
vpmuldq ymm0, ymm9, ymmword ptr [rdi+3872]	// update.limb100.vpmuldq
mov rbp, -2	// third3.step15.c1
sub rbp, r13	// third3.step15.c1.2
vpmuldq ymm7, ymm10, ymm13	// update.limb100.vpmuldq.2
vpaddq ymm14, ymm0, ymm7	// update.limb100.vpaddq
vpshufd ymm5, ymmword ptr [rdi+3904], 0x4e	// update.limb100.vpshufd
vpmuldq ymm1, ymm8, ymmword ptr [rdi+3904]	// update.limb100.vpmuldq.3
vpmuldq ymm12, ymm11, ymm5	// update.limb100.vpmuldq.4
lea r12, [r13-1]	// third3.step15.c0
mov rdx, r8	// copy for third3.step15.x
xor rdx, r9	// third3.step15.x
sar r14, 1	// third3.step15.t
lea rbx, [r14+rdx]	// third3.step15.y
cmovc rbx, r14	// third3.step15.G
vpaddq ymm4, ymm1, ymm12	// update.limb100.vpaddq.2
vpaddq ymm6, ymm14, ymm4	// update.limb100.vpaddq.3
vpaddq ymm13, ymm6, ymmword ptr [rdi+512]	// update.limb100.vpaddq.4
vpaddq ymm0, ymm13, ymm3	// update.limb100.vpaddq.5
adc r9, 0	// third3.step15.w
cmovs r8, r14	// third3.step15.h
mov qword ptr [rdi-8], r8	// third3.step15.store_h15
vpsrlq ymm7, ymm0, 30	// update.limb100.vpsrlq
vpand ymm1, ymm0, ymmword ptr [rdi+448]	// update.limb100.vpand
vmovdqa ymmword ptr [rdi+3840], ymm1	// update.limb100.vmovdqa
vpmuldq ymm12, ymm9, ymmword ptr [rdi+3904]	// update.limb101.vpmuldq
cmovs r12, rbp	// third3.step15.d
sarx rax, r12, r15	// third3.step15.s
vpmuldq ymm14, ymm10, ymm5	// update.limb101.vpmuldq.2
vpaddq ymm4, ymm12, ymm14	// update.limb101.vpaddq
vpshufd ymm6, ymmword ptr [rdi+3936], 0x4e	// update.limb101.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+3936]	// update.limb101.vpmuldq.3
vpmuldq ymm3, ymm11, ymm6	// update.limb101.vpmuldq.4
vpaddq ymm0, ymm13, ymm3	// update.limb101.vpaddq.2
vpaddq ymm1, ymm4, ymm0	// update.limb101.vpaddq.3
vpaddq ymm5, ymm1, ymmword ptr [rdi+512]	// update.limb101.vpaddq.4
vpaddq ymm12, ymm5, ymm7	// update.limb101.vpaddq.5
mov rsi, -2	// third3.step16.c1
sub rsi, r12	// third3.step16.c1.2
vpsrlq ymm14, ymm12, 30	// update.limb101.vpsrlq
lea rcx, [r12-1]	// third3.step16.c0
vpand ymm13, ymm12, ymmword ptr [rdi+448]	// update.limb101.vpand
vmovdqa ymmword ptr [rdi+3872], ymm13	// update.limb101.vmovdqa
vpmuldq ymm3, ymm9, ymmword ptr [rdi+3936]	// update.limb102.vpmuldq
vpmuldq ymm4, ymm10, ymm6	// update.limb102.vpmuldq.2
vpaddq ymm0, ymm3, ymm4	// update.limb102.vpaddq
vpshufd ymm1, ymmword ptr [rdi+3968], 0x4e	// update.limb102.vpshufd
vpmuldq ymm5, ymm8, ymmword ptr [rdi+3968]	// update.limb102.vpmuldq.3
mov r11, r8	// copy for third3.step16.x
xor r11, rax	// third3.step16.x
sar rbx, 1	// third3.step16.t
lea r10, [rbx+r11]	// third3.step16.y
cmovc r10, rbx	// third3.step16.G
adc rax, 0	// third3.step16.w
cmovs r8, rbx	// third3.step16.h
mov qword ptr [rdi+0], r8	// third3.step16.store_h16
vpmuldq ymm7, ymm11, ymm1	// update.limb102.vpmuldq.4
vpaddq ymm12, ymm5, ymm7	// update.limb102.vpaddq.2
vpaddq ymm13, ymm0, ymm12	// update.limb102.vpaddq.3
vpaddq ymm6, ymm13, ymmword ptr [rdi+512]	// update.limb102.vpaddq.4
vpaddq ymm3, ymm6, ymm14	// update.limb102.vpaddq.5
vpsrlq ymm4, ymm3, 30	// update.limb102.vpsrlq
vpand ymm5, ymm3, ymmword ptr [rdi+448]	// update.limb102.vpand
vmovdqa ymmword ptr [rdi+3904], ymm5	// update.limb102.vmovdqa
vpmuldq ymm7, ymm9, ymmword ptr [rdi+3968]	// update.limb103.vpmuldq
vpmuldq ymm0, ymm10, ymm1	// update.limb103.vpmuldq.2
vpaddq ymm12, ymm7, ymm0	// update.limb103.vpaddq
vpshufd ymm13, ymmword ptr [rdi+4000], 0x4e	// update.limb103.vpshufd
cmovs rcx, rsi	// third3.step16.d
sarx r13, rcx, r15	// third3.step16.s
vpmuldq ymm6, ymm8, ymmword ptr [rdi+4000]	// update.limb103.vpmuldq.3
vpmuldq ymm14, ymm11, ymm13	// update.limb103.vpmuldq.4
vpaddq ymm3, ymm6, ymm14	// update.limb103.vpaddq.2
vpaddq ymm5, ymm12, ymm3	// update.limb103.vpaddq.3
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb103.vpaddq.4
vpaddq ymm7, ymm1, ymm4	// update.limb103.vpaddq.5
vpsrlq ymm0, ymm7, 30	// update.limb103.vpsrlq
mov rdx, -2	// third3.step17.c1
vpand ymm6, ymm7, ymmword ptr [rdi+448]	// update.limb103.vpand
sub rdx, rcx	// third3.step17.c1.2
vmovdqa ymmword ptr [rdi+3936], ymm6	// update.limb103.vmovdqa
vpmuldq ymm14, ymm9, ymmword ptr [rdi+4000]	// update.limb104.vpmuldq
vpmuldq ymm12, ymm10, ymm13	// update.limb104.vpmuldq.2
vpaddq ymm3, ymm14, ymm12	// update.limb104.vpaddq
vpshufd ymm5, ymmword ptr [rdi+4032], 0x4e	// update.limb104.vpshufd
lea r9, [rcx-1]	// third3.step17.c0
mov r14, r8	// copy for third3.step17.x
xor r14, r13	// third3.step17.x
sar r10, 1	// third3.step17.t
lea rbp, [r10+r14]	// third3.step17.y
cmovc rbp, r10	// third3.step17.G
vpmuldq ymm1, ymm8, ymmword ptr [rdi+4032]	// update.limb104.vpmuldq.3
vpmuldq ymm4, ymm11, ymm5	// update.limb104.vpmuldq.4
vpaddq ymm7, ymm1, ymm4	// update.limb104.vpaddq.2
vpaddq ymm6, ymm3, ymm7	// update.limb104.vpaddq.3
adc r13, 0	// third3.step17.w
cmovs r8, r10	// third3.step17.h
mov qword ptr [rdi+8], r8	// third3.step17.store_h17
vpaddq ymm13, ymm6, ymmword ptr [rdi+512]	// update.limb104.vpaddq.4
vpaddq ymm14, ymm13, ymm0	// update.limb104.vpaddq.5
vpsrlq ymm12, ymm14, 30	// update.limb104.vpsrlq
vpand ymm1, ymm14, ymmword ptr [rdi+448]	// update.limb104.vpand
cmovs r9, rdx	// third3.step17.d
sarx r12, r9, r15	// third3.step17.s
vmovdqa ymmword ptr [rdi+3968], ymm1	// update.limb104.vmovdqa
vpmuldq ymm4, ymm9, ymmword ptr [rdi+4032]	// update.limb105.vpmuldq
vpmuldq ymm3, ymm10, ymm5	// update.limb105.vpmuldq.2
vpaddq ymm7, ymm4, ymm3	// update.limb105.vpaddq
vpshufd ymm6, ymmword ptr [rdi+4064], 0x4e	// update.limb105.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+4064]	// update.limb105.vpmuldq.3
vpmuldq ymm0, ymm11, ymm6	// update.limb105.vpmuldq.4
vpaddq ymm14, ymm13, ymm0	// update.limb105.vpaddq.2
vpaddq ymm1, ymm7, ymm14	// update.limb105.vpaddq.3
mov r11, -2	// third3.step18.c1
sub r11, r9	// third3.step18.c1.2
vpaddq ymm5, ymm1, ymmword ptr [rdi+512]	// update.limb105.vpaddq.4
lea rax, [r9-1]	// third3.step18.c0
vpaddq ymm4, ymm5, ymm12	// update.limb105.vpaddq.5
vpsrlq ymm3, ymm4, 30	// update.limb105.vpsrlq
vpand ymm13, ymm4, ymmword ptr [rdi+448]	// update.limb105.vpand
vmovdqa ymmword ptr [rdi+4000], ymm13	// update.limb105.vmovdqa
vpmuldq ymm0, ymm9, ymmword ptr [rdi+4064]	// update.limb106.vpmuldq
vpmuldq ymm7, ymm10, ymm6	// update.limb106.vpmuldq.2
vpaddq ymm14, ymm0, ymm7	// update.limb106.vpaddq
mov rbx, r8	// copy for third3.step18.x
xor rbx, r12	// third3.step18.x
sar rbp, 1	// third3.step18.t
lea rsi, [rbp+rbx]	// third3.step18.y
cmovc rsi, rbp	// third3.step18.G
adc r12, 0	// third3.step18.w
cmovs r8, rbp	// third3.step18.h
mov qword ptr [rdi+16], r8	// third3.step18.store_h18
vpshufd ymm1, ymmword ptr [rdi+4096], 0x4e	// update.limb106.vpshufd
vpmuldq ymm5, ymm8, ymmword ptr [rdi+4096]	// update.limb106.vpmuldq.3
vpmuldq ymm12, ymm11, ymm1	// update.limb106.vpmuldq.4
vpaddq ymm4, ymm5, ymm12	// update.limb106.vpaddq.2
vpaddq ymm13, ymm14, ymm4	// update.limb106.vpaddq.3
vpaddq ymm6, ymm13, ymmword ptr [rdi+512]	// update.limb106.vpaddq.4
vpaddq ymm0, ymm6, ymm3	// update.limb106.vpaddq.5
vpsrlq ymm7, ymm0, 30	// update.limb106.vpsrlq
vpand ymm5, ymm0, ymmword ptr [rdi+448]	// update.limb106.vpand
vmovdqa ymmword ptr [rdi+4032], ymm5	// update.limb106.vmovdqa
vpmuldq ymm12, ymm9, ymmword ptr [rdi+4096]	// update.limb107.vpmuldq
vpmuldq ymm14, ymm10, ymm1	// update.limb107.vpmuldq.2
cmovs rax, r11	// third3.step18.d
sarx rcx, rax, r15	// third3.step18.s
vpaddq ymm4, ymm12, ymm14	// update.limb107.vpaddq
vpshufd ymm13, ymmword ptr [rdi+4128], 0x4e	// update.limb107.vpshufd
vpmuldq ymm6, ymm8, ymmword ptr [rdi+4128]	// update.limb107.vpmuldq.3
vpmuldq ymm3, ymm11, ymm13	// update.limb107.vpmuldq.4
vpaddq ymm0, ymm6, ymm3	// update.limb107.vpaddq.2
vpaddq ymm5, ymm4, ymm0	// update.limb107.vpaddq.3
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb107.vpaddq.4
mov r14, -2	// third3.step19.c1
vpaddq ymm12, ymm1, ymm7	// update.limb107.vpaddq.5
sub r14, rax	// third3.step19.c1.2
vpsrlq ymm14, ymm12, 30	// update.limb107.vpsrlq
vpand ymm6, ymm12, ymmword ptr [rdi+448]	// update.limb107.vpand
vmovdqa ymmword ptr [rdi+4064], ymm6	// update.limb107.vmovdqa
vpmuldq ymm3, ymm9, ymmword ptr [rdi+4128]	// update.limb108.vpmuldq
vpmuldq ymm4, ymm10, ymm13	// update.limb108.vpmuldq.2
lea r13, [rax-1]	// third3.step19.c0
mov r10, r8	// copy for third3.step19.x
xor r10, rcx	// third3.step19.x
sar rsi, 1	// third3.step19.t
lea rdx, [rsi+r10]	// third3.step19.y
cmovc rdx, rsi	// third3.step19.G
vpaddq ymm0, ymm3, ymm4	// update.limb108.vpaddq
vpshufd ymm5, ymmword ptr [rdi+4160], 0x4e	// update.limb108.vpshufd
vpmuldq ymm1, ymm8, ymmword ptr [rdi+4160]	// update.limb108.vpmuldq.3
vpmuldq ymm7, ymm11, ymm5	// update.limb108.vpmuldq.4
adc rcx, 0	// third3.step19.w
cmovs r8, rsi	// third3.step19.h
mov qword ptr [rdi+24], r8	// third3.step19.store_h19
vpaddq ymm12, ymm1, ymm7	// update.limb108.vpaddq.2
vpaddq ymm6, ymm0, ymm12	// update.limb108.vpaddq.3
vpaddq ymm13, ymm6, ymmword ptr [rdi+512]	// update.limb108.vpaddq.4
vpaddq ymm3, ymm13, ymm14	// update.limb108.vpaddq.5
cmovs r13, r14	// third3.step19.d
sarx r9, r13, r15	// third3.step19.s
vpsrlq ymm4, ymm3, 30	// update.limb108.vpsrlq
vpand ymm1, ymm3, ymmword ptr [rdi+448]	// update.limb108.vpand
vmovdqa ymmword ptr [rdi+4096], ymm1	// update.limb108.vmovdqa
vpmuldq ymm7, ymm9, ymmword ptr [rdi+4160]	// update.limb109.vpmuldq
vpmuldq ymm0, ymm10, ymm5	// update.limb109.vpmuldq.2
vpaddq ymm12, ymm7, ymm0	// update.limb109.vpaddq
vpshufd ymm6, ymmword ptr [rdi+4192], 0x4e	// update.limb109.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+4192]	// update.limb109.vpmuldq.3
mov rbx, -2	// third3.step20.c1
vpmuldq ymm14, ymm11, ymm6	// update.limb109.vpmuldq.4
sub rbx, r13	// third3.step20.c1.2
lea r12, [r13-1]	// third3.step20.c0
vpaddq ymm3, ymm13, ymm14	// update.limb109.vpaddq.2
vpaddq ymm1, ymm12, ymm3	// update.limb109.vpaddq.3
vpaddq ymm5, ymm1, ymmword ptr [rdi+512]	// update.limb109.vpaddq.4
vpaddq ymm7, ymm5, ymm4	// update.limb109.vpaddq.5
vpsrlq ymm0, ymm7, 30	// update.limb109.vpsrlq
vpand ymm13, ymm7, ymmword ptr [rdi+448]	// update.limb109.vpand
vmovdqa ymmword ptr [rdi+4128], ymm13	// update.limb109.vmovdqa
vpmuldq ymm14, ymm9, ymmword ptr [rdi+4192]	// update.limb110.vpmuldq
mov rbp, r8	// copy for third3.step20.x
xor rbp, r9	// third3.step20.x
sar rdx, 1	// third3.step20.t
lea r11, [rdx+rbp]	// third3.step20.y
cmovc r11, rdx	// third3.step20.G
adc r9, 0	// third3.step20.w
cmovs r8, rdx	// third3.step20.h
mov qword ptr [rdi+32], r8	// third3.step20.store_h20
vpmuldq ymm12, ymm10, ymm6	// update.limb110.vpmuldq.2
vpaddq ymm3, ymm14, ymm12	// update.limb110.vpaddq
vpshufd ymm1, ymmword ptr [rdi+4224], 0x4e	// update.limb110.vpshufd
vpmuldq ymm5, ymm8, ymmword ptr [rdi+4224]	// update.limb110.vpmuldq.3
vpmuldq ymm4, ymm11, ymm1	// update.limb110.vpmuldq.4
vpaddq ymm7, ymm5, ymm4	// update.limb110.vpaddq.2
vpaddq ymm13, ymm3, ymm7	// update.limb110.vpaddq.3
vpaddq ymm6, ymm13, ymmword ptr [rdi+512]	// update.limb110.vpaddq.4
vpaddq ymm14, ymm6, ymm0	// update.limb110.vpaddq.5
vpsrlq ymm12, ymm14, 30	// update.limb110.vpsrlq
vpand ymm8, ymm14, ymmword ptr [rdi+448]	// update.limb110.vpand
cmovs r12, rbx	// third3.step20.d
sarx rax, r12, r15	// third3.step20.s
mov r10, r11	// copy for change3.G.add_rounding_G
add r10, qword ptr [rdi+48]	// change3.G.add_rounding_G
mov rcx, r8	// copy for change3.h.add_rounding_h
add rcx, qword ptr [rdi+40]	// change3.h.add_rounding_h
vmovdqa ymmword ptr [rdi+4160], ymm8	// update.limb110.vmovdqa
vpmuldq ymm11, ymm9, ymmword ptr [rdi+4224]	// update.last.vpmuldq
mov rsi, r11	// copy for change3.G.shl
shl rsi, 43	// change3.G.shl
mov r14, r8	// copy for change3.h.shl
shl r14, 44	// change3.h.shl
vpmuldq ymm5, ymm10, ymm1	// update.last.vpmuldq.2
rorx r13, r10, 22	// change3.G.first_entry
rorx rbp, r10, 43	// change3.G.second_entry
vpaddq ymm4, ymm11, ymm5	// update.last.vpaddq
rorx r9, rcx, 21	// change3.h.first_entry
rorx rdx, rcx, 42	// change3.h.second_entry
vpaddq ymm3, ymm4, ymmword ptr [rdi+512]	// update.last.vpaddq.2
add rsi, qword ptr [rdi+64]	// change3.G.add_refill_G
add r14, qword ptr [rdi+56]	// change3.h.add_refill_h
vpaddq ymm7, ymm3, ymm12	// update.last.vpaddq.3
vpaddq ymm13, ymm7, ymm2	// update.last.vpaddq.4
imul r13, qword ptr [rdi+416]	// change3.G.imul_high2f
imul rbp, qword ptr [rdi+424]	// change3.G.imul_high2g
imul r9, qword ptr [rdi+416]	// change3.h.imul_high2f
imul rdx, qword ptr [rdi+424]	// change3.h.imul_high2g
mov qword ptr [rdi+112], r8	// change3.store_end_h
mov qword ptr [rdi+120], r11	// change3.store_end_G
vpand ymm6, ymm13, ymmword ptr [rdi+448]	// update.last.vpand
vmovdqa ymmword ptr [rdi+4192], ymm6	// update.last.vmovdqa
vpsrlq ymm0, ymm13, 30	// update.last.vpsrlq
vpaddq ymm14, ymm0, ymm15	// update.last.vpaddq.5
vpaddq ymm8, ymm14, ymmword ptr [rdi+576]	// update.last.vpaddq.6
vpand ymm9, ymm8, ymmword ptr [rdi+608]	// update.last.vpand.2
vmovdqa ymmword ptr [rdi+4224], ymm9	// update.last.vmovdqa.2
vpsrlq ymm10, ymm8, 30	// update.last.vpsrlq.2
vperm2i128 ymm1, ymm10, ymm10, 0x08	// update.last.vperm2i128
vpaddq ymm11, ymm1, ymmword ptr [rdi+640]	// update.last.vpaddq.7
lea rbx, [r13+rsi]	// change3.G.add
lea r10, [r9+r14]	// change3.h.add
vpaddq ymm5, ymm11, ymmword ptr [rdi+704]	// update.last.vpaddq.8
vmovdqa ymmword ptr [rdi+704], ymm5	// update.last.vmovdqa.3
sub rbx, rbp	// change3.G.sub
sub r10, rdx	// change3.h.sub
mov rcx, qword ptr [rdi+720]	// update.last.turn.mov
ror rbx, 43	// change3.G.packed
ror r10, 44	// change3.h.packed
sar rcx, 30	// update.last.turn.sar
add rcx, qword ptr [rdi+752]	// update.last.turn.add
sar rcx, 30	// update.last.turn.sar.2
add rcx, qword ptr [rdi+784]	// update.last.turn.add.2
sar rcx, 30	// update.last.turn.sar.3
add rcx, qword ptr [rdi+816]	// update.last.turn.add.3
sar rcx, 30	// update.last.turn.sar.4
add rcx, qword ptr [rdi+848]	// update.last.turn.add.4
sar rcx, 30	// update.last.turn.sar.5
add rcx, qword ptr [rdi+880]	// update.last.turn.add.5
sar rcx, 30	// update.last.turn.sar.6
add rcx, qword ptr [rdi+912]	// update.last.turn.add.6
sar rcx, 30	// update.last.turn.sar.7
add rcx, qword ptr [rdi+944]	// update.last.turn.add.7
sar rcx, 30	// update.last.turn.sar.8
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
sar rcx, 30	// update.last.turn.sar.18
add rcx, qword ptr [rdi+1296]	// update.last.turn.add.18
sar rcx, 30	// update.last.turn.sar.19
add rcx, qword ptr [rdi+1328]	// update.last.turn.add.19
sar rcx, 30	// update.last.turn.sar.20
add rcx, qword ptr [rdi+1360]	// update.last.turn.add.20
sar rcx, 30	// update.last.turn.sar.21
add rcx, qword ptr [rdi+1392]	// update.last.turn.add.21
sar rcx, 30	// update.last.turn.sar.22
add rcx, qword ptr [rdi+1424]	// update.last.turn.add.22
sar rcx, 30	// update.last.turn.sar.23
add rcx, qword ptr [rdi+1456]	// update.last.turn.add.23
sar rcx, 30	// update.last.turn.sar.24
add rcx, qword ptr [rdi+1488]	// update.last.turn.add.24
sar rcx, 30	// update.last.turn.sar.25
add rcx, qword ptr [rdi+1520]	// update.last.turn.add.25
sar rcx, 30	// update.last.turn.sar.26
add rcx, qword ptr [rdi+1552]	// update.last.turn.add.26
sar rcx, 30	// update.last.turn.sar.27
add rcx, qword ptr [rdi+1584]	// update.last.turn.add.27
sar rcx, 30	// update.last.turn.sar.28
add rcx, qword ptr [rdi+1616]	// update.last.turn.add.28
sar rcx, 30	// update.last.turn.sar.29
add rcx, qword ptr [rdi+1648]	// update.last.turn.add.29
sar rcx, 30	// update.last.turn.sar.30
add rcx, qword ptr [rdi+1680]	// update.last.turn.add.30
sar rcx, 30	// update.last.turn.sar.31
add rcx, qword ptr [rdi+1712]	// update.last.turn.add.31
sar rcx, 30	// update.last.turn.sar.32
add rcx, qword ptr [rdi+1744]	// update.last.turn.add.32
sar rcx, 30	// update.last.turn.sar.33
add rcx, qword ptr [rdi+1776]	// update.last.turn.add.33
sar rcx, 30	// update.last.turn.sar.34
add rcx, qword ptr [rdi+1808]	// update.last.turn.add.34
sar rcx, 30	// update.last.turn.sar.35
add rcx, qword ptr [rdi+1840]	// update.last.turn.add.35
sar rcx, 30	// update.last.turn.sar.36
add rcx, qword ptr [rdi+1872]	// update.last.turn.add.36
sar rcx, 30	// update.last.turn.sar.37
add rcx, qword ptr [rdi+1904]	// update.last.turn.add.37
sar rcx, 30	// update.last.turn.sar.38
add rcx, qword ptr [rdi+1936]	// update.last.turn.add.38
sar rcx, 30	// update.last.turn.sar.39
add rcx, qword ptr [rdi+1968]	// update.last.turn.add.39
sar rcx, 30	// update.last.turn.sar.40
add rcx, qword ptr [rdi+2000]	// update.last.turn.add.40
sar rcx, 30	// update.last.turn.sar.41
add rcx, qword ptr [rdi+2032]	// update.last.turn.add.41
sar rcx, 30	// update.last.turn.sar.42
add rcx, qword ptr [rdi+2064]	// update.last.turn.add.42
sar rcx, 30	// update.last.turn.sar.43
add rcx, qword ptr [rdi+2096]	// update.last.turn.add.43
sar rcx, 30	// update.last.turn.sar.44
add rcx, qword ptr [rdi+2128]	// update.last.turn.add.44
sar rcx, 30	// update.last.turn.sar.45
add rcx, qword ptr [rdi+2160]	// update.last.turn.add.45
sar rcx, 30	// update.last.turn.sar.46
add rcx, qword ptr [rdi+2192]	// update.last.turn.add.46
sar rcx, 30	// update.last.turn.sar.47
add rcx, qword ptr [rdi+2224]	// update.last.turn.add.47
sar rcx, 30	// update.last.turn.sar.48
add rcx, qword ptr [rdi+2256]	// update.last.turn.add.48
sar rcx, 30	// update.last.turn.sar.49
add rcx, qword ptr [rdi+2288]	// update.last.turn.add.49
sar rcx, 30	// update.last.turn.sar.50
add rcx, qword ptr [rdi+2320]	// update.last.turn.add.50
sar rcx, 30	// update.last.turn.sar.51
add rcx, qword ptr [rdi+2352]	// update.last.turn.add.51
sar rcx, 30	// update.last.turn.sar.52
add rcx, qword ptr [rdi+2384]	// update.last.turn.add.52
sar rcx, 30	// update.last.turn.sar.53
add rcx, qword ptr [rdi+2416]	// update.last.turn.add.53
sar rcx, 30	// update.last.turn.sar.54
add rcx, qword ptr [rdi+2448]	// update.last.turn.add.54
sar rcx, 30	// update.last.turn.sar.55
add rcx, qword ptr [rdi+2480]	// update.last.turn.add.55
sar rcx, 30	// update.last.turn.sar.56
add rcx, qword ptr [rdi+2512]	// update.last.turn.add.56
sar rcx, 30	// update.last.turn.sar.57
add rcx, qword ptr [rdi+2544]	// update.last.turn.add.57
sar rcx, 30	// update.last.turn.sar.58
add rcx, qword ptr [rdi+2576]	// update.last.turn.add.58
sar rcx, 30	// update.last.turn.sar.59
add rcx, qword ptr [rdi+2608]	// update.last.turn.add.59
sar rcx, 30	// update.last.turn.sar.60
add rcx, qword ptr [rdi+2640]	// update.last.turn.add.60
sar rcx, 30	// update.last.turn.sar.61
add rcx, qword ptr [rdi+2672]	// update.last.turn.add.61
sar rcx, 30	// update.last.turn.sar.62
add rcx, qword ptr [rdi+2704]	// update.last.turn.add.62
sar rcx, 30	// update.last.turn.sar.63
add rcx, qword ptr [rdi+2736]	// update.last.turn.add.63
sar rcx, 30	// update.last.turn.sar.64
add rcx, qword ptr [rdi+2768]	// update.last.turn.add.64
sar rcx, 30	// update.last.turn.sar.65
add rcx, qword ptr [rdi+2800]	// update.last.turn.add.65
sar rcx, 30	// update.last.turn.sar.66
add rcx, qword ptr [rdi+2832]	// update.last.turn.add.66
sar rcx, 30	// update.last.turn.sar.67
add rcx, qword ptr [rdi+2864]	// update.last.turn.add.67
sar rcx, 30	// update.last.turn.sar.68
add rcx, qword ptr [rdi+2896]	// update.last.turn.add.68
sar rcx, 30	// update.last.turn.sar.69
add rcx, qword ptr [rdi+2928]	// update.last.turn.add.69
sar rcx, 30	// update.last.turn.sar.70
add rcx, qword ptr [rdi+2960]	// update.last.turn.add.70
sar rcx, 30	// update.last.turn.sar.71
add rcx, qword ptr [rdi+2992]	// update.last.turn.add.71
sar rcx, 30	// update.last.turn.sar.72
add rcx, qword ptr [rdi+3024]	// update.last.turn.add.72
sar rcx, 30	// update.last.turn.sar.73
add rcx, qword ptr [rdi+3056]	// update.last.turn.add.73
sar rcx, 30	// update.last.turn.sar.74
add rcx, qword ptr [rdi+3088]	// update.last.turn.add.74
sar rcx, 30	// update.last.turn.sar.75
add rcx, qword ptr [rdi+3120]	// update.last.turn.add.75
sar rcx, 30	// update.last.turn.sar.76
add rcx, qword ptr [rdi+3152]	// update.last.turn.add.76
sar rcx, 30	// update.last.turn.sar.77
add rcx, qword ptr [rdi+3184]	// update.last.turn.add.77
sar rcx, 30	// update.last.turn.sar.78
add rcx, qword ptr [rdi+3216]	// update.last.turn.add.78
sar rcx, 30	// update.last.turn.sar.79
add rcx, qword ptr [rdi+3248]	// update.last.turn.add.79
sar rcx, 30	// update.last.turn.sar.80
add rcx, qword ptr [rdi+3280]	// update.last.turn.add.80
sar rcx, 30	// update.last.turn.sar.81
add rcx, qword ptr [rdi+3312]	// update.last.turn.add.81
sar rcx, 30	// update.last.turn.sar.82
add rcx, qword ptr [rdi+3344]	// update.last.turn.add.82
sar rcx, 30	// update.last.turn.sar.83
add rcx, qword ptr [rdi+3376]	// update.last.turn.add.83
sar rcx, 30	// update.last.turn.sar.84
add rcx, qword ptr [rdi+3408]	// update.last.turn.add.84
sar rcx, 30	// update.last.turn.sar.85
add rcx, qword ptr [rdi+3440]	// update.last.turn.add.85
sar rcx, 30	// update.last.turn.sar.86
add rcx, qword ptr [rdi+3472]	// update.last.turn.add.86
sar rcx, 30	// update.last.turn.sar.87
add rcx, qword ptr [rdi+3504]	// update.last.turn.add.87
sar rcx, 30	// update.last.turn.sar.88
add rcx, qword ptr [rdi+3536]	// update.last.turn.add.88
sar rcx, 30	// update.last.turn.sar.89
add rcx, qword ptr [rdi+3568]	// update.last.turn.add.89
sar rcx, 30	// update.last.turn.sar.90
add rcx, qword ptr [rdi+3600]	// update.last.turn.add.90
sar rcx, 30	// update.last.turn.sar.91
add rcx, qword ptr [rdi+3632]	// update.last.turn.add.91
sar rcx, 30	// update.last.turn.sar.92
add rcx, qword ptr [rdi+3664]	// update.last.turn.add.92
sar rcx, 30	// update.last.turn.sar.93
add rcx, qword ptr [rdi+3696]	// update.last.turn.add.93
sar rcx, 30	// update.last.turn.sar.94
add rcx, qword ptr [rdi+3728]	// update.last.turn.add.94
sar rcx, 30	// update.last.turn.sar.95
add rcx, qword ptr [rdi+3760]	// update.last.turn.add.95
sar rcx, 30	// update.last.turn.sar.96
add rcx, qword ptr [rdi+3792]	// update.last.turn.add.96
sar rcx, 30	// update.last.turn.sar.97
add rcx, qword ptr [rdi+3824]	// update.last.turn.add.97
sar rcx, 30	// update.last.turn.sar.98
add rcx, qword ptr [rdi+3856]	// update.last.turn.add.98
sar rcx, 30	// update.last.turn.sar.99
add rcx, qword ptr [rdi+3888]	// update.last.turn.add.99
sar rcx, 30	// update.last.turn.sar.100
add rcx, qword ptr [rdi+3920]	// update.last.turn.add.100
sar rcx, 30	// update.last.turn.sar.101
add rcx, qword ptr [rdi+3952]	// update.last.turn.add.101
sar rcx, 30	// update.last.turn.sar.102
add rcx, qword ptr [rdi+3984]	// update.last.turn.add.102
sar rcx, 30	// update.last.turn.sar.103
add rcx, qword ptr [rdi+4016]	// update.last.turn.add.103
sar rcx, 30	// update.last.turn.sar.104
add rcx, qword ptr [rdi+4048]	// update.last.turn.add.104
sar rcx, 30	// update.last.turn.sar.105
add rcx, qword ptr [rdi+4080]	// update.last.turn.add.105
sar rcx, 30	// update.last.turn.sar.106
add rcx, qword ptr [rdi+4112]	// update.last.turn.add.106
sar rcx, 30	// update.last.turn.sar.107
add rcx, qword ptr [rdi+4144]	// update.last.turn.add.107
sar rcx, 30	// update.last.turn.sar.108
add rcx, qword ptr [rdi+4176]	// update.last.turn.add.108
sar rcx, 30	// update.last.turn.sar.109
add rcx, qword ptr [rdi+4208]	// update.last.turn.add.109
sar rcx, 30	// update.last.turn.sar.110
add rcx, qword ptr [rdi+4240]	// update.last.turn.add.110
mov r8, qword ptr [rdi+248]	// update.last.turn.load_XM
mov r11, r8	// copy for update.last.turn.xor_F
xor r11, qword ptr [rdi+272]	// update.last.turn.xor_F
mov r13, r8	// copy for update.last.turn.xor
xor r13, rcx	// update.last.turn.xor
andn rsi, r11, r13	// update.last.turn.andn
xor rsi, r8	// update.last.turn.xor.2
xor rsi, qword ptr [rdi+280]	// update.last.turn.xor_turns
mov qword ptr [rdi+280], rsi	// update.last.turn.store_turns
mov qword ptr [rdi+272], rcx	// update.last.turn.store_F
mov rcx, r10	// output
mov rdx, r12	// output
mov rsi, rax	// output
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
