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
// Length: 10 limbs of 30 bits; 1247 instructions a batch, 720 for its steps (form: carry), 60 for the trail.
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
mov rbp, rcx	// copy for third1.step1.x
xor rbp, rsi	// third1.step1.x
sar rbx, 1	// third1.step1.t
lea r8, [rbx+rbp]	// third1.step1.y
cmovc r8, rbx	// third1.step1.G
mov r9, qword ptr [rdi+112]	// end.load_end_h
mov r10, qword ptr [rdi+120]	// end.load_end_G
adc rsi, 0	// third1.step1.w
cmovs rcx, rbx	// third1.step1.h
mov qword ptr [rdi-120], rcx	// third1.step1.store_h1
mov r11, -2	// third1.step2.c1
lea r12, [rdx-1]	// third1.step1.c0
vmovdqu ymm3, ymmword ptr [rdi-88]	// third1.trail.vmovdqu.2
vpandn ymm4, ymm3, ymmword ptr [rdi-96]	// third1.trail.vpandn.2
cmovs r12, rax	// third1.step1.d
sarx r13, r12, r15	// third1.step1.s
sub r11, r12	// third1.step2.c1.2
lea r14, [r12-1]	// third1.step2.c0
mov rbp, r9	// copy for end.N3v.add_rounding_h
add rbp, qword ptr [rdi+40]	// end.N3v.add_rounding_h
sar rbp, 42	// end.N3v.sar
mov qword ptr [rdi+288], rbp	// end.N3v.store_N3v
mov rsi, rcx	// copy for third1.step2.x
xor rsi, r13	// third1.step2.x
sar r8, 1	// third1.step2.t
lea rbx, [r8+rsi]	// third1.step2.y
cmovc rbx, r8	// third1.step2.G
adc r13, 0	// third1.step2.w
cmovs rcx, r8	// third1.step2.h
mov qword ptr [rdi-112], rcx	// third1.step2.store_h2
lea rdx, [r9+1048576]	// end.N3u.offset
mov rax, -2	// third1.step3.c1
vpxor ymm5, ymm2, ymmword ptr [rdi-96]	// third1.trail.vpxor
cmovs r14, r11	// third1.step2.d
shl rdx, 22	// end.N3u.shl
sarx r12, r14, r15	// third1.step2.s
sar rdx, 43	// end.N3u.sar
mov qword ptr [rdi+296], rdx	// end.N3u.store_N3u
sub rax, r14	// third1.step3.c1.2
mov rbp, r10	// copy for end.N3r.add_rounding_G
add rbp, qword ptr [rdi+48]	// end.N3r.add_rounding_G
sar rbp, 43	// end.N3r.sar
lea rsi, [r14-1]	// third1.step3.c0
mov r13, rcx	// copy for third1.step3.x
xor r13, r12	// third1.step3.x
sar rbx, 1	// third1.step3.t
lea r8, [rbx+r13]	// third1.step3.y
cmovc r8, rbx	// third1.step3.G
vpxor ymm6, ymm1, ymm4	// third1.trail.vpxor.2
mov qword ptr [rdi+304], rbp	// end.N3r.store_N3r
adc r12, 0	// third1.step3.w
cmovs rcx, rbx	// third1.step3.h
mov qword ptr [rdi-104], rcx	// third1.step3.store_h3
lea r9, [r10+2097152]	// end.N3q.offset
mov r11, -2	// third1.step4.c1
vmovdqu ymm7, ymmword ptr [rdi-56]	// third1.trail.vmovdqu.3
cmovs rsi, rax	// third1.step3.d
sarx rdx, rsi, r15	// third1.step3.s
sub r11, rsi	// third1.step4.c1.2
lea r14, [rsi-1]	// third1.step4.c0
shl r9, 21	// end.N3q.shl
sar r9, 43	// end.N3q.sar
mov qword ptr [rdi+312], r9	// end.N3q.store_N3q
mov r13, rcx	// copy for third1.step4.x
xor r13, rdx	// third1.step4.x
sar r8, 1	// third1.step4.t
lea rbp, [r8+r13]	// third1.step4.y
cmovc rbp, r8	// third1.step4.G
adc rdx, 0	// third1.step4.w
cmovs rcx, r8	// third1.step4.h
mov qword ptr [rdi-96], rcx	// third1.step4.store_h4
mov r12, qword ptr [rdi+112]	// end.load_end_h.2
vpandn ymm8, ymm7, ymmword ptr [rdi-64]	// third1.trail.vpandn.3
mov qword ptr [rdi+264], r12	// end.store_end3
vpxor ymm9, ymm5, ymmword ptr [rdi-64]	// third1.trail.vpxor.3
mov rbx, qword ptr [rdi+296]	// end.Mu.load_N3u
mov r10, -2	// third1.step5.c1
cmovs r14, r11	// third1.step4.d
sarx rax, r14, r15	// third1.step4.s
sub r10, r14	// third1.step5.c1.2
imul rbx, qword ptr [rdi+128]	// end.Mu.imul_Yu
mov rsi, qword ptr [rdi+288]	// end.Mu.load_N3v
lea r9, [r14-1]	// third1.step5.c0
mov r13, rcx	// copy for third1.step5.x
xor r13, rax	// third1.step5.x
sar rbp, 1	// third1.step5.t
lea rdx, [rbp+r13]	// third1.step5.y
cmovc rdx, rbp	// third1.step5.G
mov r8, -2	// third1.step6.c1
adc rax, 0	// third1.step5.w
cmovs rcx, rbp	// third1.step5.h
mov qword ptr [rdi-88], rcx	// third1.step5.store_h5
vpxor ymm10, ymm6, ymm8	// third1.trail.vpxor.4
cmovs r9, r10	// third1.step5.d
sarx r12, r9, r15	// third1.step5.s
imul rsi, qword ptr [rdi+144]	// end.Mu.imul_Yq
sub rbx, rsi	// end.Mu.sub
mov qword ptr [rdi+200], rbx	// end.Mu.store_Mu
lea r11, [r9-1]	// third1.step6.c0
mov r14, qword ptr [rdi+296]	// end.Mv.load_N3u
imul r14, qword ptr [rdi+136]	// end.Mv.imul_Yv
sub r8, r9	// third1.step6.c1.2
mov r13, qword ptr [rdi+288]	// end.Mv.load_N3v
mov rax, rcx	// copy for third1.step6.x
xor rax, r12	// third1.step6.x
sar rdx, 1	// third1.step6.t
lea rbp, [rdx+rax]	// third1.step6.y
cmovc rbp, rdx	// third1.step6.G
adc r12, 0	// third1.step6.w
cmovs rcx, rdx	// third1.step6.h
mov qword ptr [rdi-80], rcx	// third1.step6.store_h6
vpxor ymm11, ymm9, ymmword ptr [rdi-32]	// third1.trail.vpxor.5
vmovdqu ymm12, ymmword ptr [rdi-24]	// third1.trail.vmovdqu.4
vpandn ymm13, ymm12, ymmword ptr [rdi-32]	// third1.trail.vpandn.4
mov r10, -2	// third1.step7.c1
cmovs r11, r8	// third1.step6.d
imul r13, qword ptr [rdi+152]	// end.Mv.imul_Yr
sarx rsi, r11, r15	// third1.step6.s
sub r13, r14	// end.Mv.sub
mov qword ptr [rdi+216], r13	// end.Mv.store_Mv
sub r10, r11	// third1.step7.c1.2
mov rbx, qword ptr [rdi+312]	// end.Mq.load_N3q
mov r9, rcx	// copy for third1.step7.x
xor r9, rsi	// third1.step7.x
sar rbp, 1	// third1.step7.t
lea rax, [rbp+r9]	// third1.step7.y
cmovc rax, rbp	// third1.step7.G
lea r12, [r11-1]	// third1.step7.c0
adc rsi, 0	// third1.step7.w
cmovs rcx, rbp	// third1.step7.h
mov qword ptr [rdi-72], rcx	// third1.step7.store_h7
mov rdx, -2	// third1.step8.c1
cmovs r12, r10	// third1.step7.d
imul rbx, qword ptr [rdi+128]	// end.Mq.imul_Yu
sarx r8, r12, r15	// third1.step7.s
mov r14, qword ptr [rdi+304]	// end.Mq.load_N3r
imul r14, qword ptr [rdi+144]	// end.Mq.imul_Yq
sub rdx, r12	// third1.step8.c1.2
lea r13, [r12-1]	// third1.step8.c0
sub rbx, r14	// end.Mq.sub
mov qword ptr [rdi+224], rbx	// end.Mq.store_Mq
vpxor ymm14, ymm10, ymm13	// third1.trail.vpxor.6
mov r9, qword ptr [rdi+312]	// end.Mr.load_N3q
mov r11, rcx	// copy for third1.step8.x
xor r11, r8	// third1.step8.x
sar rax, 1	// third1.step8.t
lea rsi, [rax+r11]	// third1.step8.y
cmovc rsi, rax	// third1.step8.G
adc r8, 0	// third1.step8.w
cmovs rcx, rax	// third1.step8.h
mov qword ptr [rdi-64], rcx	// third1.step8.store_h8
vmovdqu ymm15, ymmword ptr [rdi+8]	// third1.trail.vmovdqu.5
vpandn ymm0, ymm15, ymmword ptr [rdi+0]	// third1.trail.vpandn.5
mov rbp, -2	// third1.step9.c1
vpxor ymm3, ymm11, ymmword ptr [rdi+0]	// third1.trail.vpxor.7
cmovs r13, rdx	// third1.step8.d
imul r9, qword ptr [rdi+136]	// end.Mr.imul_Yv
mov r10, qword ptr [rdi+304]	// end.Mr.load_N3r
sarx r12, r13, r15	// third1.step8.s
imul r10, qword ptr [rdi+152]	// end.Mr.imul_Yr
sub rbp, r13	// third1.step9.c1.2
sub r10, r9	// end.Mr.sub
mov qword ptr [rdi+208], r10	// end.Mr.store_Mr
lea r14, [r13-1]	// third1.step9.c0
mov rbx, rcx	// copy for third1.step9.x
xor rbx, r12	// third1.step9.x
sar rsi, 1	// third1.step9.t
lea r11, [rsi+rbx]	// third1.step9.y
cmovc r11, rsi	// third1.step9.G
mov r8, qword ptr [rdi+296]	// end.w0f.load_N3u
mov rax, -2	// third1.step10.c1
adc r12, 0	// third1.step9.w
cmovs rcx, rsi	// third1.step9.h
mov qword ptr [rdi-56], rcx	// third1.step9.store_h9
cmovs r14, rbp	// third1.step9.d
sarx rdx, r14, r15	// third1.step9.s
sub rax, r14	// third1.step10.c1.2
imul r8, qword ptr [rdi+160]	// end.w0f.imul_w2f
mov r9, qword ptr [rdi+288]	// end.w0f.load_N3v
lea r10, [r14-1]	// third1.step10.c0
vpxor ymm2, ymm14, ymm0	// third1.trail.vpxor.8
imul r9, qword ptr [rdi+168]	// end.w0f.imul_w2g
mov r13, rcx	// copy for third1.step10.x
xor r13, rdx	// third1.step10.x
sar r11, 1	// third1.step10.t
lea rbx, [r11+r13]	// third1.step10.y
cmovc rbx, r11	// third1.step10.G
adc rdx, 0	// third1.step10.w
cmovs rcx, r11	// third1.step10.h
mov qword ptr [rdi-48], rcx	// third1.step10.store_h10
vpxor ymm1, ymm3, ymmword ptr [rdi+864]	// third1.trail.vpxor.9
mov r12, -2	// third1.step11.c1
cmovs r10, rax	// third1.step10.d
sub r9, r8	// end.w0f.sub
sar r9, 20	// end.w0f.sar
shl r9, 23	// end.w0f.shl
shr r9, 23	// end.w0f.shr
sarx rsi, r10, r15	// third1.step10.s
mov qword ptr [rdi+320], r9	// end.w0f.store_w0f
sub r12, r10	// third1.step11.c1.2
shr r9, 21	// end.w0f.shr.2
shl r9, 44	// end.w0f.shl.2
lea rbp, [r10-1]	// third1.step11.c0
mov r14, rcx	// copy for third1.step11.x
xor r14, rsi	// third1.step11.x
sar rbx, 1	// third1.step11.t
lea r13, [rbx+r14]	// third1.step11.y
cmovc r13, rbx	// third1.step11.G
vmovdqa ymmword ptr [rdi+864], ymm1	// third1.trail.vmovdqa.2
adc rsi, 0	// third1.step11.w
cmovs rcx, rbx	// third1.step11.h
mov qword ptr [rdi-40], rcx	// third1.step11.store_h11
mov rdx, -2	// third1.step12.c1
vpxor ymm4, ymm2, ymmword ptr [rdi+896]	// third1.trail.vpxor.10
mov qword ptr [rdi+328], r9	// end.w0f.store_high0f
mov r11, qword ptr [rdi+312]	// end.w0g.load_N3q
cmovs rbp, r12	// third1.step11.d
sarx rax, rbp, r15	// third1.step11.s
sub rdx, rbp	// third1.step12.c1.2
lea r8, [rbp-1]	// third1.step12.c0
imul r11, qword ptr [rdi+160]	// end.w0g.imul_w2f
mov r10, qword ptr [rdi+304]	// end.w0g.load_N3r
imul r10, qword ptr [rdi+168]	// end.w0g.imul_w2g
mov r14, rcx	// copy for third1.step12.x
xor r14, rax	// third1.step12.x
sar r13, 1	// third1.step12.t
lea rsi, [r13+r14]	// third1.step12.y
cmovc rsi, r13	// third1.step12.G
adc rax, 0	// third1.step12.w
cmovs rcx, r13	// third1.step12.h
mov qword ptr [rdi-32], rcx	// third1.step12.store_h12
vmovdqa ymmword ptr [rdi+896], ymm4	// third1.trail.vmovdqa.3
mov rbx, -2	// third1.step13.c1
vbroadcasti128 ymm7, xmmword ptr [rdi+200]	// update.digits.vbroadcasti128
cmovs r8, rdx	// third1.step12.d
sub r10, r11	// end.w0g.sub
sar r10, 20	// end.w0g.sar
sarx r9, r8, r15	// third1.step12.s
shl r10, 23	// end.w0g.shl
shr r10, 23	// end.w0g.shr
sub rbx, r8	// third1.step13.c1.2
mov qword ptr [rdi+336], r10	// end.w0g.store_w0g
shr r10, 21	// end.w0g.shr.2
lea r12, [r8-1]	// third1.step13.c0
mov rbp, rcx	// copy for third1.step13.x
xor rbp, r9	// third1.step13.x
sar rsi, 1	// third1.step13.t
lea r14, [rsi+rbp]	// third1.step13.y
cmovc r14, rsi	// third1.step13.G
vbroadcasti128 ymm5, xmmword ptr [rdi+216]	// update.digits.vbroadcasti128.2
vmovdqa ymm6, ymmword ptr [rdi+448]	// update.digits.vmovdqa
adc r9, 0	// third1.step13.w
cmovs rcx, rsi	// third1.step13.h
mov qword ptr [rdi-24], rcx	// third1.step13.store_h13
mov rax, -2	// third1.step14.c1
cmovs r12, rbx	// third1.step13.d
sarx r13, r12, r15	// third1.step13.s
shl r10, 44	// end.w0g.shl.2
mov qword ptr [rdi+344], r10	// end.w0g.store_high0g
sub rax, r12	// third1.step14.c1.2
lea rdx, [r12-1]	// third1.step14.c0
mov r11, qword ptr [rdi+200]	// end.XM.load_Mu
vpand ymm8, ymm7, ymm6	// update.digits.vpand
neg r11	// end.XM.neg
vpand ymm9, ymm5, ymm6	// update.digits.vpand.2
sar r11, 63	// end.XM.sar
vpsrlq ymm12, ymm5, 30	// update.digits.vpsrlq.2
mov r8, rcx	// copy for third1.step14.x
xor r8, r13	// third1.step14.x
sar r14, 1	// third1.step14.t
lea rbp, [r14+r8]	// third1.step14.y
cmovc rbp, r14	// third1.step14.G
adc r13, 0	// third1.step14.w
cmovs rcx, r14	// third1.step14.h
mov qword ptr [rdi-16], rcx	// third1.step14.store_h14
vpmuldq ymm10, ymm8, ymmword ptr [rdi+704]	// update.limb0.vpmuldq
vpsrlq ymm13, ymm7, 30	// update.digits.vpsrlq
mov r9, -2	// third1.step15.c1
vpshufd ymm15, ymmword ptr [rdi+704], 0x4e	// update.limb0.vpshufd
cmovs rdx, rax	// third1.step14.d
add r11, qword ptr [rdi+216]	// end.XM.add_Mv
mov qword ptr [rdi+248], r11	// end.XM.store_XM
sarx rsi, rdx, r15	// third1.step14.s
sub r9, rdx	// third1.step15.c1.2
lea rbx, [rdx-1]	// third1.step15.c0
mov r10, rcx	// copy for third1.step15.x
xor r10, rsi	// third1.step15.x
sar rbp, 1	// third1.step15.t
lea r12, [rbp+r10]	// third1.step15.y
cmovc r12, rbp	// third1.step15.G
vpmuldq ymm11, ymm9, ymm15	// update.limb0.vpmuldq.2
vpaddq ymm14, ymm10, ymm11	// update.limb0.vpaddq
vpaddq ymm0, ymm14, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
vpsrlq ymm3, ymm0, 30	// update.limb0.vpsrlq
mov r8, -2	// third1.step16.c1
adc rsi, 0	// third1.step15.w
cmovs rcx, rbp	// third1.step15.h
mov qword ptr [rdi-8], rcx	// third1.step15.store_h15
cmovs rbx, r9	// third1.step15.d
sarx r13, rbx, r15	// third1.step15.s
lea r14, [rbx-1]	// third1.step16.c0
sub r8, rbx	// third1.step16.c1.2
vpand ymm1, ymm0, ymmword ptr [rdi+448]	// update.limb0.vpand
vperm2i128 ymm2, ymm1, ymm1, 0x81	// update.limb0.vperm2i128
vpmuldq ymm4, ymm12, ymm15	// update.limb1.vpmuldq.2
vpmuldq ymm6, ymm13, ymmword ptr [rdi+704]	// update.limb1.vpmuldq
mov rax, rcx	// copy for third1.step16.x
xor rax, r13	// third1.step16.x
sar r12, 1	// third1.step16.t
lea r11, [r12+rax]	// third1.step16.y
cmovc r11, r12	// third1.step16.G
adc r13, 0	// third1.step16.w
cmovs rcx, r12	// third1.step16.h
mov qword ptr [rdi+0], rcx	// third1.step16.store_h16
vpaddq ymm5, ymm6, ymm4	// update.limb1.vpaddq
vpshufd ymm7, ymmword ptr [rdi+736], 0x4e	// update.limb1.vpshufd
vpmuldq ymm10, ymm8, ymmword ptr [rdi+736]	// update.limb1.vpmuldq.3
mov rdx, -2	// third1.step17.c1
vpmuldq ymm11, ymm9, ymm7	// update.limb1.vpmuldq.4
vpaddq ymm14, ymm10, ymm11	// update.limb1.vpaddq.2
cmovs r14, r8	// third1.step16.d
sarx r10, r14, r15	// third1.step16.s
sub rdx, r14	// third1.step17.c1.2
lea rsi, [r14-1]	// third1.step17.c0
mov rbp, rcx	// copy for third1.step17.x
xor rbp, r10	// third1.step17.x
sar r11, 1	// third1.step17.t
lea r9, [r11+rbp]	// third1.step17.y
cmovc r9, r11	// third1.step17.G
vpaddq ymm0, ymm5, ymm14	// update.limb1.vpaddq.3
adc r10, 0	// third1.step17.w
cmovs rcx, r11	// third1.step17.h
mov qword ptr [rdi+8], rcx	// third1.step17.store_h17
mov rbx, -2	// third1.step18.c1
cmovs rsi, rdx	// third1.step17.d
sarx rax, rsi, r15	// third1.step17.s
sub rbx, rsi	// third1.step18.c1.2
lea r13, [rsi-1]	// third1.step18.c0
mov r12, rcx	// copy for third1.step18.x
xor r12, rax	// third1.step18.x
sar r9, 1	// third1.step18.t
lea r8, [r9+r12]	// third1.step18.y
cmovc r8, r9	// third1.step18.G
vpaddq ymm1, ymm0, ymmword ptr [rdi+512]	// update.limb1.vpaddq.4
vpaddq ymm15, ymm1, ymm3	// update.limb1.vpaddq.5
vpsrlq ymm6, ymm15, 30	// update.limb1.vpsrlq
adc rax, 0	// third1.step18.w
cmovs rcx, r9	// third1.step18.h
mov qword ptr [rdi+16], rcx	// third1.step18.store_h18
vpand ymm4, ymm15, ymmword ptr [rdi+448]	// update.limb1.vpand
vperm2i128 ymm10, ymm4, ymm4, 0x81	// update.limb1.vperm2i128
vmovdqu ymm11, ymmword ptr [rdi+232]	// end.joints.vmovdqu
vpmuldq ymm5, ymm12, ymm7	// update.limb2.vpmuldq.2
vpmuldq ymm14, ymm13, ymmword ptr [rdi+736]	// update.limb2.vpmuldq
vmovdqu ymm0, ymmword ptr [rdi+240]	// end.joints.vmovdqu.2
mov r14, -2	// third1.step19.c1
vpaddq ymm1, ymm14, ymm5	// update.limb2.vpaddq
vpshufd ymm3, ymmword ptr [rdi+768], 0x4e	// update.limb2.vpshufd
vmovdqu ymm15, ymmword ptr [rdi+256]	// end.joints.vmovdqu.3
cmovs r13, rbx	// third1.step18.d
sarx rbp, r13, r15	// third1.step18.s
sub r14, r13	// third1.step19.c1.2
lea r10, [r13-1]	// third1.step19.c0
mov r11, rcx	// copy for third1.step19.x
xor r11, rbp	// third1.step19.x
sar r8, 1	// third1.step19.t
lea rdx, [r8+r11]	// third1.step19.y
cmovc rdx, r8	// third1.step19.G
vpmuldq ymm4, ymm8, ymmword ptr [rdi+768]	// update.limb2.vpmuldq.3
vpxor ymm7, ymm11, ymm15	// end.joints.vpxor.2
mov rsi, -2	// third1.step20.c1
vpmuldq ymm14, ymm9, ymm3	// update.limb2.vpmuldq.4
vpxor ymm5, ymm11, ymm0	// end.joints.vpxor
adc rbp, 0	// third1.step19.w
cmovs rcx, r8	// third1.step19.h
mov qword ptr [rdi+24], rcx	// third1.step19.store_h19
vpaddq ymm15, ymm4, ymm14	// update.limb2.vpaddq.2
vpaddq ymm0, ymm1, ymm15	// update.limb2.vpaddq.3
vpandn ymm4, ymm5, ymm7	// end.joints.vpandn
cmovs r10, r14	// third1.step19.d
sarx r12, r10, r15	// third1.step19.s
sub rsi, r10	// third1.step20.c1.2
lea rax, [r10-1]	// third1.step20.c0
vpaddq ymm14, ymm0, ymmword ptr [rdi+512]	// update.limb2.vpaddq.4
vpaddq ymm1, ymm14, ymm6	// update.limb2.vpaddq.5
mov r9, rcx	// copy for third1.step20.x
xor r9, r12	// third1.step20.x
sar rdx, 1	// third1.step20.t
lea rbx, [rdx+r9]	// third1.step20.y
cmovc rbx, rdx	// third1.step20.G
adc r12, 0	// third1.step20.w
cmovs rcx, rdx	// third1.step20.h
mov qword ptr [rdi+32], rcx	// third1.step20.store_h20
vpand ymm15, ymm1, ymmword ptr [rdi+448]	// update.limb2.vpand
vpsrlq ymm5, ymm1, 30	// update.limb2.vpsrlq
vpxor ymm7, ymm4, ymm11	// end.joints.vpxor.3
vpxor ymm0, ymm7, ymmword ptr [rdi+928]	// end.joints.vpxor.4
vmovdqa ymmword ptr [rdi+928], ymm0	// end.joints.vmovdqa
vmovdqa ymmword ptr [rdi+704], ymm15	// update.limb2.vmovdqa
vpmuldq ymm14, ymm13, ymmword ptr [rdi+768]	// update.limb3.vpmuldq
cmovs rax, rsi	// third1.step20.d
mov r13, rcx	// copy for change1.h.add_rounding_h
add r13, qword ptr [rdi+40]	// change1.h.add_rounding_h
rorx r11, r13, 42	// change1.h.second_entry
imul r11, qword ptr [rdi+344]	// change1.h.imul_high0g
mov rbp, rbx	// copy for change1.G.shl
shl rbp, 43	// change1.G.shl
add rbp, qword ptr [rdi+64]	// change1.G.add_refill_G
mov r8, rcx	// copy for change1.h.shl
shl r8, 44	// change1.h.shl
add r8, qword ptr [rdi+56]	// change1.h.add_refill_h
rorx r14, r13, 21	// change1.h.first_entry
mov r10, rbx	// copy for change1.G.add_rounding_G
add r10, qword ptr [rdi+48]	// change1.G.add_rounding_G
rorx r9, r10, 43	// change1.G.second_entry
rorx r12, r10, 22	// change1.G.first_entry
imul r12, qword ptr [rdi+328]	// change1.G.imul_high0f
imul r14, qword ptr [rdi+328]	// change1.h.imul_high0f
lea rdx, [r12+rbp]	// change1.G.add
imul r9, qword ptr [rdi+344]	// change1.G.imul_high0g
sarx rsi, rax, r15	// third1.step20.s
vpshufd ymm6, ymmword ptr [rdi+800], 0x4e	// update.limb3.vpshufd
vpmuldq ymm1, ymm12, ymm3	// update.limb3.vpmuldq.2
vpaddq ymm4, ymm14, ymm1	// update.limb3.vpaddq
sub rdx, r9	// change1.G.sub
ror rdx, 43	// change1.G.packed
vpmuldq ymm11, ymm8, ymmword ptr [rdi+800]	// update.limb3.vpmuldq.3
vpmuldq ymm7, ymm9, ymm6	// update.limb3.vpmuldq.4
vmovdqu ymm0, ymmword ptr [rdi-120]	// third2.trail.vmovdqu
lea r13, [r14+r8]	// change1.h.add
sub r13, r11	// change1.h.sub
ror r13, 44	// change1.h.packed
vpaddq ymm15, ymm11, ymm7	// update.limb3.vpaddq.2
vpaddq ymm3, ymm4, ymm15	// update.limb3.vpaddq.3
vpaddq ymm14, ymm3, ymmword ptr [rdi+512]	// update.limb3.vpaddq.4
mov qword ptr [rdi+232], rcx	// change1.store_end1
mov r10, rcx	// copy for change1.N1v.add_rounding_h
add r10, qword ptr [rdi+40]	// change1.N1v.add_rounding_h
vpandn ymm1, ymm0, ymmword ptr [rdi-128]	// third2.trail.vpandn
vmovdqa ymm11, ymmword ptr [rdi-128]	// third2.trail.vmovdqa
mov qword ptr [rdi-128], r13	// third2.store_h0
sar r10, 42	// change1.N1v.sar
mov r12, -2	// third2.step1.c1
sub r12, rax	// third2.step1.c1.2
vpaddq ymm7, ymm14, ymm5	// update.limb3.vpaddq.5
vpsrlq ymm4, ymm7, 30	// update.limb3.vpsrlq
vpand ymm15, ymm7, ymmword ptr [rdi+448]	// update.limb3.vpand
vmovdqa ymmword ptr [rdi+736], ymm15	// update.limb3.vmovdqa
vpmuldq ymm3, ymm13, ymmword ptr [rdi+800]	// update.limb4.vpmuldq
lea rbp, [rax-1]	// third2.step1.c0
mov r9, r13	// copy for third2.step1.x
xor r9, rsi	// third2.step1.x
mov qword ptr [rdi+80], r10	// change1.N1v.store_N1v
vpmuldq ymm0, ymm12, ymm6	// update.limb4.vpmuldq.2
vmovdqu ymm14, ymmword ptr [rdi-88]	// third2.trail.vmovdqu.2
sar rdx, 1	// third2.step1.t
lea r14, [rdx+r9]	// third2.step1.y
cmovc r14, rdx	// third2.step1.G
vpaddq ymm5, ymm3, ymm0	// update.limb4.vpaddq
adc rsi, 0	// third2.step1.w
cmovs r13, rdx	// third2.step1.h
mov qword ptr [rdi-120], r13	// third2.step1.store_h1
mov r8, -2	// third2.step2.c1
vpshufd ymm7, ymmword ptr [rdi+832], 0x4e	// update.limb4.vpshufd
lea r11, [rcx+1048576]	// change1.N1u.offset
cmovs rbp, r12	// third2.step1.d
sarx rax, rbp, r15	// third2.step1.s
sub r8, rbp	// third2.step2.c1.2
lea r10, [rbp-1]	// third2.step2.c0
vpmuldq ymm6, ymm8, ymmword ptr [rdi+832]	// update.limb4.vpmuldq.3
shl r11, 22	// change1.N1u.shl
sar r11, 43	// change1.N1u.sar
mov qword ptr [rdi+72], r11	// change1.N1u.store_N1u
mov r9, rbx	// copy for change1.N1r.add_rounding_G
add r9, qword ptr [rdi+48]	// change1.N1r.add_rounding_G
mov rsi, r13	// copy for third2.step2.x
xor rsi, rax	// third2.step2.x
sar r14, 1	// third2.step2.t
lea rdx, [r14+rsi]	// third2.step2.y
cmovc rdx, r14	// third2.step2.G
adc rax, 0	// third2.step2.w
cmovs r13, r14	// third2.step2.h
mov qword ptr [rdi-112], r13	// third2.step2.store_h2
vpxor ymm3, ymm11, ymmword ptr [rdi-96]	// third2.trail.vpxor
vpandn ymm0, ymm14, ymmword ptr [rdi-96]	// third2.trail.vpandn.2
vpmuldq ymm8, ymm9, ymm7	// update.limb4.vpmuldq.4
vpaddq ymm11, ymm6, ymm8	// update.limb4.vpaddq.2
mov rcx, -2	// third2.step3.c1
cmovs r10, r8	// third2.step2.d
sarx r12, r10, r15	// third2.step2.s
sar r9, 43	// change1.N1r.sar
mov qword ptr [rdi+96], r9	// change1.N1r.store_N1r
sub rcx, r10	// third2.step3.c1.2
vpaddq ymm14, ymm5, ymm11	// update.limb4.vpaddq.3
vpaddq ymm9, ymm14, ymmword ptr [rdi+512]	// update.limb4.vpaddq.4
vpaddq ymm6, ymm9, ymm4	// update.limb4.vpaddq.5
lea rbp, [r10-1]	// third2.step3.c0
lea r11, [rbx+2097152]	// change1.N1q.offset
vpsrlq ymm8, ymm6, 30	// update.limb4.vpsrlq
mov rsi, r13	// copy for third2.step3.x
xor rsi, r12	// third2.step3.x
sar rdx, 1	// third2.step3.t
lea rax, [rdx+rsi]	// third2.step3.y
cmovc rax, rdx	// third2.step3.G
vpxor ymm5, ymm1, ymm0	// third2.trail.vpxor.2
mov r14, -2	// third2.step4.c1
adc r12, 0	// third2.step3.w
cmovs r13, rdx	// third2.step3.h
mov qword ptr [rdi-104], r13	// third2.step3.store_h3
vpmuldq ymm11, ymm13, ymmword ptr [rdi+832]	// update.last.vpmuldq
cmovs rbp, rcx	// third2.step3.d
sarx r8, rbp, r15	// third2.step3.s
shl r11, 21	// change1.N1q.shl
vmovdqu ymm14, ymmword ptr [rdi-56]	// third2.trail.vmovdqu.3
sub r14, rbp	// third2.step4.c1.2
sar r11, 43	// change1.N1q.sar
vpmuldq ymm9, ymm12, ymm7	// update.last.vpmuldq.2
vpaddq ymm4, ymm11, ymm9	// update.last.vpaddq
vpand ymm1, ymm6, ymmword ptr [rdi+448]	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+768], ymm1	// update.limb4.vmovdqa
mov qword ptr [rdi+88], r11	// change1.N1q.store_N1q
mov r9, qword ptr [rdi+72]	// change1.w1f.load_N1u
mov r10, r13	// copy for third2.step4.x
xor r10, r8	// third2.step4.x
sar rax, 1	// third2.step4.t
lea rbx, [rax+r10]	// third2.step4.y
cmovc rbx, rax	// third2.step4.G
adc r8, 0	// third2.step4.w
cmovs r13, rax	// third2.step4.h
mov qword ptr [rdi-96], r13	// third2.step4.store_h4
lea rsi, [rbp-1]	// third2.step4.c0
vpxor ymm0, ymm3, ymmword ptr [rdi-64]	// third2.trail.vpxor.3
vpandn ymm13, ymm14, ymmword ptr [rdi-64]	// third2.trail.vpandn.3
vpaddq ymm12, ymm4, ymmword ptr [rdi+512]	// update.last.vpaddq.2
mov r12, -2	// third2.step5.c1
vpaddq ymm7, ymm12, ymm8	// update.last.vpaddq.3
vpaddq ymm11, ymm7, ymm2	// update.last.vpaddq.4
vpand ymm9, ymm11, ymmword ptr [rdi+448]	// update.last.vpand
vmovdqa ymmword ptr [rdi+800], ymm9	// update.last.vmovdqa
vpsrlq ymm6, ymm15, 11	// update.last.above.vpsrlq
cmovs rsi, r14	// third2.step4.d
sarx rdx, rsi, r15	// third2.step4.s
sub r12, rsi	// third2.step5.c1.2
imul r9, qword ptr [rdi+320]	// change1.w1f.imul_w0f
mov rcx, qword ptr [rdi+80]	// change1.w1f.load_N1v
mov r11, r13	// copy for third2.step5.x
xor r11, rdx	// third2.step5.x
sar rbx, 1	// third2.step5.t
lea r10, [rbx+r11]	// third2.step5.y
cmovc r10, rbx	// third2.step5.G
vpsllq ymm3, ymm1, 19	// update.last.above.vpsllq
vpsllq ymm14, ymm9, 49	// update.last.above.vpsllq.2
adc rdx, 0	// third2.step5.w
cmovs r13, rbx	// third2.step5.h
mov qword ptr [rdi-88], r13	// third2.step5.store_h5
mov r8, -2	// third2.step6.c1
vpxor ymm4, ymm5, ymm13	// third2.trail.vpxor.4
lea rax, [rsi-1]	// third2.step5.c0
vpaddq ymm12, ymm6, ymm3	// update.last.above.vpaddq
vmovdqu ymm8, ymmword ptr [rdi-24]	// third2.trail.vmovdqu.4
vpaddq ymm7, ymm12, ymm14	// update.last.above.vpaddq.2
vpandn ymm2, ymm8, ymmword ptr [rdi-32]	// third2.trail.vpandn.4
vpsrlq ymm15, ymm11, 30	// update.last.vpsrlq
cmovs rax, r12	// third2.step5.d
sarx rbp, rax, r15	// third2.step5.s
sub r8, rax	// third2.step6.c1.2
lea r14, [rax-1]	// third2.step6.c0
imul rcx, qword ptr [rdi+336]	// change1.w1f.imul_w0g
sub rcx, r9	// change1.w1f.sub
sar rcx, 20	// change1.w1f.sar
mov qword ptr [rdi+352], rcx	// change1.w1f.store_w1f
mov r11, r13	// copy for third2.step6.x
xor r11, rbp	// third2.step6.x
sar r10, 1	// third2.step6.t
lea rdx, [r10+r11]	// third2.step6.y
cmovc rdx, r10	// third2.step6.G
adc rbp, 0	// third2.step6.w
cmovs r13, r10	// third2.step6.h
mov qword ptr [rdi-80], r13	// third2.step6.store_h6
vmovdqa ymmword ptr [rdi+672], ymm7	// update.last.above.vmovdqa
mov rbx, -2	// third2.step7.c1
mov rsi, qword ptr [rdi+88]	// change1.w1g.load_N1q
vpaddq ymm1, ymm15, ymm10	// update.last.vpaddq.5
vpaddq ymm9, ymm1, ymmword ptr [rdi+576]	// update.last.vpaddq.6
vpand ymm5, ymm9, ymmword ptr [rdi+608]	// update.last.vpand.2
vmovdqa ymmword ptr [rdi+832], ymm5	// update.last.vmovdqa.2
cmovs r14, r8	// third2.step6.d
sarx r12, r14, r15	// third2.step6.s
sub rbx, r14	// third2.step7.c1.2
lea rax, [r14-1]	// third2.step7.c0
mov r9, r13	// copy for third2.step7.x
xor r9, r12	// third2.step7.x
sar rdx, 1	// third2.step7.t
lea rcx, [rdx+r9]	// third2.step7.y
cmovc rcx, rdx	// third2.step7.G
vpxor ymm13, ymm0, ymmword ptr [rdi-32]	// third2.trail.vpxor.5
vpsrlq ymm6, ymm9, 30	// update.last.vpsrlq.2
adc r12, 0	// third2.step7.w
cmovs r13, rdx	// third2.step7.h
mov qword ptr [rdi-72], r13	// third2.step7.store_h7
mov r11, -2	// third2.step8.c1
vpxor ymm3, ymm4, ymm2	// third2.trail.vpxor.6
vperm2i128 ymm12, ymm6, ymm6, 0x08	// update.last.vperm2i128
vpaddq ymm14, ymm12, ymmword ptr [rdi+640]	// update.last.vpaddq.7
vpaddq ymm8, ymm14, ymmword ptr [rdi+704]	// update.last.vpaddq.8
vmovdqa ymmword ptr [rdi+704], ymm8	// update.last.vmovdqa.3
vmovdqu ymm11, ymmword ptr [rdi+8]	// third2.trail.vmovdqu.5
cmovs rax, rbx	// third2.step7.d
sarx rbp, rax, r15	// third2.step7.s
imul rsi, qword ptr [rdi+320]	// change1.w1g.imul_w0f
mov r10, qword ptr [rdi+96]	// change1.w1g.load_N1r
imul r10, qword ptr [rdi+336]	// change1.w1g.imul_w0g
sub r10, rsi	// change1.w1g.sub
sub r11, rax	// third2.step8.c1.2
lea r8, [rax-1]	// third2.step8.c0
sar r10, 20	// change1.w1g.sar
mov r14, qword ptr [rdi+720]	// update.last.turn.mov
sar r14, 30	// update.last.turn.sar
mov qword ptr [rdi+360], r10	// change1.w1g.store_w1g
mov r9, r13	// copy for third2.step8.x
xor r9, rbp	// third2.step8.x
sar rcx, 1	// third2.step8.t
lea r12, [rcx+r9]	// third2.step8.y
cmovc r12, rcx	// third2.step8.G
adc rbp, 0	// third2.step8.w
cmovs r13, rcx	// third2.step8.h
mov qword ptr [rdi-64], r13	// third2.step8.store_h8
mov rdx, -2	// third2.step9.c1
vpandn ymm7, ymm11, ymmword ptr [rdi+0]	// third2.trail.vpandn.5
mov rbx, qword ptr [rdi+72]	// change1.high1f.load_N1u
cmovs r8, r11	// third2.step8.d
sarx rsi, r8, r15	// third2.step8.s
imul rbx, qword ptr [rdi+672]	// change1.high1f.imul_above_f
mov rax, qword ptr [rdi+80]	// change1.high1f.load_N1v
sub rdx, r8	// third2.step9.c1.2
imul rax, qword ptr [rdi+680]	// change1.high1f.imul_above_g
lea r10, [r8-1]	// third2.step9.c0
mov r9, r13	// copy for third2.step9.x
xor r9, rsi	// third2.step9.x
sar r12, 1	// third2.step9.t
lea rbp, [r12+r9]	// third2.step9.y
cmovc rbp, r12	// third2.step9.G
adc rsi, 0	// third2.step9.w
cmovs r13, r12	// third2.step9.h
mov qword ptr [rdi-56], r13	// third2.step9.store_h9
mov rcx, -2	// third2.step10.c1
vpxor ymm15, ymm13, ymmword ptr [rdi+0]	// third2.trail.vpxor.7
cmovs r10, rdx	// third2.step9.d
sarx r11, r10, r15	// third2.step9.s
add r14, qword ptr [rdi+752]	// update.last.turn.add
sub rax, rbx	// change1.high1f.sub
sub rcx, r10	// third2.step10.c1.2
lea r8, [r10-1]	// third2.step10.c0
vpxor ymm10, ymm3, ymm7	// third2.trail.vpxor.8
mov r9, r13	// copy for third2.step10.x
xor r9, r11	// third2.step10.x
sar rbp, 1	// third2.step10.t
lea rsi, [rbp+r9]	// third2.step10.y
cmovc rsi, rbp	// third2.step10.G
adc r11, 0	// third2.step10.w
cmovs r13, rbp	// third2.step10.h
mov qword ptr [rdi-48], r13	// third2.step10.store_h10
mov r12, qword ptr [rdi+352]	// change1.high1f.load_w1f
vpxor ymm1, ymm15, ymmword ptr [rdi+864]	// third2.trail.vpxor.9
mov rdx, -2	// third2.step11.c1
cmovs r8, rcx	// third2.step10.d
sar r12, 21	// change1.high1f.sar
sarx rbx, r8, r15	// third2.step10.s
sub rdx, r8	// third2.step11.c1.2
sar r14, 30	// update.last.turn.sar.2
add r14, qword ptr [rdi+784]	// update.last.turn.add.2
sar r14, 30	// update.last.turn.sar.3
add r14, qword ptr [rdi+816]	// update.last.turn.add.3
lea r10, [r12+rax]	// change1.high1f.add
shl r10, 44	// change1.high1f.shl
sar r14, 30	// update.last.turn.sar.4
mov qword ptr [rdi+368], r10	// change1.high1f.store_high1f
mov r9, qword ptr [rdi+88]	// change1.high1g.load_N1q
lea r11, [r8-1]	// third2.step11.c0
vmovdqa ymmword ptr [rdi+864], ymm1	// third2.trail.vmovdqa.2
mov rbp, r13	// copy for third2.step11.x
xor rbp, rbx	// third2.step11.x
sar rsi, 1	// third2.step11.t
lea rcx, [rsi+rbp]	// third2.step11.y
cmovc rcx, rsi	// third2.step11.G
mov r12, -2	// third2.step12.c1
adc rbx, 0	// third2.step11.w
cmovs r13, rsi	// third2.step11.h
mov qword ptr [rdi-40], r13	// third2.step11.store_h11
cmovs r11, rdx	// third2.step11.d
sarx rax, r11, r15	// third2.step11.s
imul r9, qword ptr [rdi+672]	// change1.high1g.imul_above_f
mov r10, qword ptr [rdi+96]	// change1.high1g.load_N1r
imul r10, qword ptr [rdi+680]	// change1.high1g.imul_above_g
sub r12, r11	// third2.step12.c1.2
lea r8, [r11-1]	// third2.step12.c0
add r14, qword ptr [rdi+848]	// update.last.turn.add.4
mov rbp, qword ptr [rdi+248]	// update.last.turn.load_XM
sub r10, r9	// change1.high1g.sub
vpxor ymm5, ymm10, ymmword ptr [rdi+896]	// third2.trail.vpxor.10
mov rbx, qword ptr [rdi+360]	// change1.high1g.load_w1g
mov rsi, r13	// copy for third2.step12.x
xor rsi, rax	// third2.step12.x
sar rcx, 1	// third2.step12.t
lea rdx, [rcx+rsi]	// third2.step12.y
cmovc rdx, rcx	// third2.step12.G
adc rax, 0	// third2.step12.w
cmovs r13, rcx	// third2.step12.h
mov qword ptr [rdi-32], r13	// third2.step12.store_h12
vmovdqa ymmword ptr [rdi+896], ymm5	// third2.trail.vmovdqa.3
mov r11, -2	// third2.step13.c1
cmovs r8, r12	// third2.step12.d
mov r9, rbp	// copy for update.last.turn.xor_F
xor r9, qword ptr [rdi+272]	// update.last.turn.xor_F
mov rsi, rbp	// copy for update.last.turn.xor
xor rsi, r14	// update.last.turn.xor
sarx rax, r8, r15	// third2.step12.s
sub r11, r8	// third2.step13.c1.2
andn rcx, r9, rsi	// update.last.turn.andn
lea r12, [r8-1]	// third2.step13.c0
sar rbx, 21	// change1.high1g.sar
mov r9, r13	// copy for third2.step13.x
xor r9, rax	// third2.step13.x
sar rdx, 1	// third2.step13.t
lea rsi, [rdx+r9]	// third2.step13.y
cmovc rsi, rdx	// third2.step13.G
lea r8, [rbx+r10]	// change1.high1g.add
adc rax, 0	// third2.step13.w
cmovs r13, rdx	// third2.step13.h
mov qword ptr [rdi-24], r13	// third2.step13.store_h13
mov r9, -2	// third2.step14.c1
cmovs r12, r11	// third2.step13.d
shl r8, 44	// change1.high1g.shl
sarx rbx, r12, r15	// third2.step13.s
mov qword ptr [rdi+376], r8	// change1.high1g.store_high1g
sub r9, r12	// third2.step14.c1.2
lea r10, [r12-1]	// third2.step14.c0
xor rcx, rbp	// update.last.turn.xor.2
xor rcx, qword ptr [rdi+280]	// update.last.turn.xor_turns
mov qword ptr [rdi+280], rcx	// update.last.turn.store_turns
mov rax, r13	// copy for third2.step14.x
xor rax, rbx	// third2.step14.x
sar rsi, 1	// third2.step14.t
lea rdx, [rsi+rax]	// third2.step14.y
cmovc rdx, rsi	// third2.step14.G
adc rbx, 0	// third2.step14.w
cmovs r13, rsi	// third2.step14.h
mov qword ptr [rdi-16], r13	// third2.step14.store_h14
mov qword ptr [rdi+272], r14	// update.last.turn.store_F
mov r11, -2	// third2.step15.c1
cmovs r10, r9	// third2.step14.d
sarx r8, r10, r15	// third2.step14.s
sub r11, r10	// third2.step15.c1.2
mov r12, r13	// copy for third2.step15.x
xor r12, r8	// third2.step15.x
sar rdx, 1	// third2.step15.t
lea rbp, [rdx+r12]	// third2.step15.y
cmovc rbp, rdx	// third2.step15.G
lea rcx, [r10-1]	// third2.step15.c0
adc r8, 0	// third2.step15.w
cmovs r13, rdx	// third2.step15.h
mov qword ptr [rdi-8], r13	// third2.step15.store_h15
mov rax, -2	// third2.step16.c1
cmovs rcx, r11	// third2.step15.d
sarx rbx, rcx, r15	// third2.step15.s
sub rax, rcx	// third2.step16.c1.2
lea rsi, [rcx-1]	// third2.step16.c0
mov r14, -2	// third2.step17.c1
mov r9, r13	// copy for third2.step16.x
xor r9, rbx	// third2.step16.x
sar rbp, 1	// third2.step16.t
lea r12, [rbp+r9]	// third2.step16.y
cmovc r12, rbp	// third2.step16.G
adc rbx, 0	// third2.step16.w
cmovs r13, rbp	// third2.step16.h
mov qword ptr [rdi+0], r13	// third2.step16.store_h16
cmovs rsi, rax	// third2.step16.d
sarx r10, rsi, r15	// third2.step16.s
sub r14, rsi	// third2.step17.c1.2
lea r8, [rsi-1]	// third2.step17.c0
mov rdx, r13	// copy for third2.step17.x
xor rdx, r10	// third2.step17.x
sar r12, 1	// third2.step17.t
lea r11, [r12+rdx]	// third2.step17.y
cmovc r11, r12	// third2.step17.G
mov rcx, -2	// third2.step18.c1
adc r10, 0	// third2.step17.w
cmovs r13, r12	// third2.step17.h
mov qword ptr [rdi+8], r13	// third2.step17.store_h17
cmovs r8, r14	// third2.step17.d
sarx r9, r8, r15	// third2.step17.s
sub rcx, r8	// third2.step18.c1.2
lea rbx, [r8-1]	// third2.step18.c0
mov rbp, r13	// copy for third2.step18.x
xor rbp, r9	// third2.step18.x
sar r11, 1	// third2.step18.t
lea rax, [r11+rbp]	// third2.step18.y
cmovc rax, r11	// third2.step18.G
adc r9, 0	// third2.step18.w
cmovs r13, r11	// third2.step18.h
mov qword ptr [rdi+16], r13	// third2.step18.store_h18
mov rsi, -2	// third2.step19.c1
cmovs rbx, rcx	// third2.step18.d
sarx rdx, rbx, r15	// third2.step18.s
sub rsi, rbx	// third2.step19.c1.2
lea r10, [rbx-1]	// third2.step19.c0
mov r12, r13	// copy for third2.step19.x
xor r12, rdx	// third2.step19.x
sar rax, 1	// third2.step19.t
lea r14, [rax+r12]	// third2.step19.y
cmovc r14, rax	// third2.step19.G
adc rdx, 0	// third2.step19.w
cmovs r13, rax	// third2.step19.h
mov qword ptr [rdi+24], r13	// third2.step19.store_h19
cmovs r10, rsi	// third2.step19.d
sarx r8, r10, r15	// third2.step19.s
lea rbp, [r10-1]	// third2.step20.c0
mov r9, -2	// third2.step20.c1
sub r9, r10	// third2.step20.c1.2
mov r11, r13	// copy for third2.step20.x
xor r11, r8	// third2.step20.x
sar r14, 1	// third2.step20.t
lea rcx, [r14+r11]	// third2.step20.y
cmovc rcx, r14	// third2.step20.G
adc r8, 0	// third2.step20.w
cmovs r13, r14	// third2.step20.h
mov qword ptr [rdi+32], r13	// third2.step20.store_h20
cmovs rbp, r9	// third2.step20.d
mov rbx, rcx	// copy for change2.G.shl
shl rbx, 43	// change2.G.shl
mov r12, rcx	// copy for change2.G.add_rounding_G
add r12, qword ptr [rdi+48]	// change2.G.add_rounding_G
rorx rdx, r12, 22	// change2.G.first_entry
mov rax, r13	// copy for change2.h.add_rounding_h
add rax, qword ptr [rdi+40]	// change2.h.add_rounding_h
rorx rsi, rax, 42	// change2.h.second_entry
imul rsi, qword ptr [rdi+376]	// change2.h.imul_high1g
rorx r10, r12, 43	// change2.G.second_entry
mov r11, r13	// copy for change2.h.shl
shl r11, 44	// change2.h.shl
add rbx, qword ptr [rdi+64]	// change2.G.add_refill_G
imul r10, qword ptr [rdi+376]	// change2.G.imul_high1g
add r11, qword ptr [rdi+56]	// change2.h.add_refill_h
rorx r8, rax, 21	// change2.h.first_entry
imul r8, qword ptr [rdi+368]	// change2.h.imul_high1f
imul rdx, qword ptr [rdi+368]	// change2.G.imul_high1f
sarx r14, rbp, r15	// third2.step20.s
lea r9, [rdx+rbx]	// change2.G.add
sub r9, r10	// change2.G.sub
lea r12, [r8+r11]	// change2.h.add
sub r12, rsi	// change2.h.sub
ror r9, 43	// change2.G.packed
ror r12, 44	// change2.h.packed
vmovdqu ymm0, ymmword ptr [rdi-120]	// third3.trail.vmovdqu
vpandn ymm9, ymm0, ymmword ptr [rdi-128]	// third3.trail.vpandn
vmovdqa ymm4, ymmword ptr [rdi-128]	// third3.trail.vmovdqa
mov rax, r12	// copy for third3.step1.x
xor rax, r14	// third3.step1.x
mov rdx, -2	// third3.step1.c1
sub rdx, rbp	// third3.step1.c1.2
sar r9, 1	// third3.step1.t
lea rbx, [r9+rax]	// third3.step1.y
cmovc rbx, r9	// third3.step1.G
mov qword ptr [rdi-128], r12	// third3.store_h0
lea r10, [rbp-1]	// third3.step1.c0
adc r14, 0	// third3.step1.w
cmovs r12, r9	// third3.step1.h
mov qword ptr [rdi-120], r12	// third3.step1.store_h1
vmovdqu ymm2, ymmword ptr [rdi-88]	// third3.trail.vmovdqu.2
mov r8, -2	// third3.step2.c1
cmovs r10, rdx	// third3.step1.d
sarx r11, r10, r15	// third3.step1.s
sub r8, r10	// third3.step2.c1.2
lea rsi, [r10-1]	// third3.step2.c0
mov qword ptr [rdi+256], r13	// change2.store_end2
mov rax, r13	// copy for change2.N2v.add_rounding_h
add rax, qword ptr [rdi+40]	// change2.N2v.add_rounding_h
vpandn ymm6, ymm2, ymmword ptr [rdi-96]	// third3.trail.vpandn.2
sar rax, 42	// change2.N2v.sar
mov qword ptr [rdi+384], rax	// change2.N2v.store_N2v
mov rbp, r12	// copy for third3.step2.x
xor rbp, r11	// third3.step2.x
sar rbx, 1	// third3.step2.t
lea r14, [rbx+rbp]	// third3.step2.y
cmovc r14, rbx	// third3.step2.G
adc r11, 0	// third3.step2.w
cmovs r12, rbx	// third3.step2.h
mov qword ptr [rdi-112], r12	// third3.step2.store_h2
mov r9, -2	// third3.step3.c1
lea rdx, [r13+1048576]	// change2.N2u.offset
cmovs rsi, r8	// third3.step2.d
sarx r10, rsi, r15	// third3.step2.s
sub r9, rsi	// third3.step3.c1.2
lea rax, [rsi-1]	// third3.step3.c0
shl rdx, 22	// change2.N2u.shl
sar rdx, 43	// change2.N2u.sar
mov qword ptr [rdi+392], rdx	// change2.N2u.store_N2u
mov rbp, rcx	// copy for change2.N2r.add_rounding_G
add rbp, qword ptr [rdi+48]	// change2.N2r.add_rounding_G
vpxor ymm12, ymm4, ymmword ptr [rdi-96]	// third3.trail.vpxor
vpxor ymm14, ymm9, ymm6	// third3.trail.vpxor.2
mov r11, r12	// copy for third3.step3.x
xor r11, r10	// third3.step3.x
sar r14, 1	// third3.step3.t
lea rbx, [r14+r11]	// third3.step3.y
cmovc rbx, r14	// third3.step3.G
adc r10, 0	// third3.step3.w
cmovs r12, r14	// third3.step3.h
mov qword ptr [rdi-104], r12	// third3.step3.store_h3
mov r13, -2	// third3.step4.c1
vmovdqu ymm8, ymmword ptr [rdi-56]	// third3.trail.vmovdqu.3
vpandn ymm11, ymm8, ymmword ptr [rdi-64]	// third3.trail.vpandn.3
cmovs rax, r9	// third3.step3.d
sarx r8, rax, r15	// third3.step3.s
lea rsi, [rax-1]	// third3.step4.c0
sub r13, rax	// third3.step4.c1.2
sar rbp, 43	// change2.N2r.sar
mov qword ptr [rdi+400], rbp	// change2.N2r.store_N2r
lea rdx, [rcx+2097152]	// change2.N2q.offset
mov r11, r12	// copy for third3.step4.x
xor r11, r8	// third3.step4.x
sar rbx, 1	// third3.step4.t
lea r10, [rbx+r11]	// third3.step4.y
cmovc r10, rbx	// third3.step4.G
adc r8, 0	// third3.step4.w
cmovs r12, rbx	// third3.step4.h
mov qword ptr [rdi-96], r12	// third3.step4.store_h4
mov r14, -2	// third3.step5.c1
cmovs rsi, r13	// third3.step4.d
shl rdx, 21	// change2.N2q.shl
sar rdx, 43	// change2.N2q.sar
mov qword ptr [rdi+408], rdx	// change2.N2q.store_N2q
sub r14, rsi	// third3.step5.c1.2
sarx r9, rsi, r15	// third3.step4.s
mov rax, qword ptr [rdi+392]	// change2.Yu.load_N2u
mov rbp, r12	// copy for third3.step5.x
xor rbp, r9	// third3.step5.x
sar r10, 1	// third3.step5.t
lea rcx, [r10+rbp]	// third3.step5.y
cmovc rcx, r10	// third3.step5.G
vpxor ymm13, ymm12, ymmword ptr [rdi-64]	// third3.trail.vpxor.3
lea r11, [rsi-1]	// third3.step5.c0
mov r8, -2	// third3.step6.c1
adc r9, 0	// third3.step5.w
cmovs r12, r10	// third3.step5.h
mov qword ptr [rdi-88], r12	// third3.step5.store_h5
vpxor ymm3, ymm14, ymm11	// third3.trail.vpxor.4
vmovdqu ymm7, ymmword ptr [rdi-24]	// third3.trail.vmovdqu.4
cmovs r11, r14	// third3.step5.d
imul rax, qword ptr [rdi+72]	// change2.Yu.imul_N1u
mov rbx, qword ptr [rdi+384]	// change2.Yu.load_N2v
sarx r13, r11, r15	// third3.step5.s
imul rbx, qword ptr [rdi+88]	// change2.Yu.imul_N1q
lea rdx, [r11-1]	// third3.step6.c0
sub r8, r11	// third3.step6.c1.2
mov rbp, r12	// copy for third3.step6.x
xor rbp, r13	// third3.step6.x
sub rbx, rax	// change2.Yu.sub
mov qword ptr [rdi+128], rbx	// change2.Yu.store_Yu
mov rsi, qword ptr [rdi+392]	// change2.Yv.load_N2u
imul rsi, qword ptr [rdi+80]	// change2.Yv.imul_N1v
mov r9, qword ptr [rdi+384]	// change2.Yv.load_N2v
imul r9, qword ptr [rdi+96]	// change2.Yv.imul_N1r
sar rcx, 1	// third3.step6.t
lea r10, [rcx+rbp]	// third3.step6.y
cmovc r10, rcx	// third3.step6.G
adc r13, 0	// third3.step6.w
cmovs r12, rcx	// third3.step6.h
mov qword ptr [rdi-80], r12	// third3.step6.store_h6
mov r14, -2	// third3.step7.c1
vpandn ymm15, ymm7, ymmword ptr [rdi-32]	// third3.trail.vpandn.4
cmovs rdx, r8	// third3.step6.d
sarx r11, rdx, r15	// third3.step6.s
sub r9, rsi	// change2.Yv.sub
sub r14, rdx	// third3.step7.c1.2
vpxor ymm1, ymm3, ymm15	// third3.trail.vpxor.6
lea rax, [rdx-1]	// third3.step7.c0
mov rbx, r12	// copy for third3.step7.x
xor rbx, r11	// third3.step7.x
sar r10, 1	// third3.step7.t
lea rbp, [r10+rbx]	// third3.step7.y
cmovc rbp, r10	// third3.step7.G
vpxor ymm10, ymm13, ymmword ptr [rdi-32]	// third3.trail.vpxor.5
mov qword ptr [rdi+136], r9	// change2.Yv.store_Yv
mov r13, qword ptr [rdi+408]	// change2.Yq.load_N2q
mov rcx, -2	// third3.step8.c1
adc r11, 0	// third3.step7.w
cmovs r12, r10	// third3.step7.h
mov qword ptr [rdi-72], r12	// third3.step7.store_h7
cmovs rax, r14	// third3.step7.d
lea r8, [rax-1]	// third3.step8.c0
sarx rsi, rax, r15	// third3.step7.s
imul r13, qword ptr [rdi+72]	// change2.Yq.imul_N1u
mov rdx, qword ptr [rdi+400]	// change2.Yq.load_N2r
sub rcx, rax	// third3.step8.c1.2
imul rdx, qword ptr [rdi+88]	// change2.Yq.imul_N1q
sub rdx, r13	// change2.Yq.sub
mov rbx, r12	// copy for third3.step8.x
xor rbx, rsi	// third3.step8.x
sar rbp, 1	// third3.step8.t
lea r9, [rbp+rbx]	// third3.step8.y
cmovc r9, rbp	// third3.step8.G
adc rsi, 0	// third3.step8.w
cmovs r12, rbp	// third3.step8.h
mov qword ptr [rdi-64], r12	// third3.step8.store_h8
mov qword ptr [rdi+144], rdx	// change2.Yq.store_Yq
vmovdqu ymm5, ymmword ptr [rdi+8]	// third3.trail.vmovdqu.5
mov r11, qword ptr [rdi+408]	// change2.Yr.load_N2q
mov r10, -2	// third3.step9.c1
vpandn ymm0, ymm5, ymmword ptr [rdi+0]	// third3.trail.vpandn.5
cmovs r8, rcx	// third3.step8.d
imul r11, qword ptr [rdi+80]	// change2.Yr.imul_N1v
sub r10, r8	// third3.step9.c1.2
mov r14, qword ptr [rdi+400]	// change2.Yr.load_N2r
imul r14, qword ptr [rdi+96]	// change2.Yr.imul_N1r
sarx rax, r8, r15	// third3.step8.s
lea r13, [r8-1]	// third3.step9.c0
mov rbx, r12	// copy for third3.step9.x
xor rbx, rax	// third3.step9.x
sar r9, 1	// third3.step9.t
lea rsi, [r9+rbx]	// third3.step9.y
cmovc rsi, r9	// third3.step9.G
mov rbp, -2	// third3.step10.c1
adc rax, 0	// third3.step9.w
cmovs r12, r9	// third3.step9.h
mov qword ptr [rdi-56], r12	// third3.step9.store_h9
cmovs r13, r10	// third3.step9.d
sarx rdx, r13, r15	// third3.step9.s
sub rbp, r13	// third3.step10.c1.2
sub r14, r11	// change2.Yr.sub
lea rcx, [r13-1]	// third3.step10.c0
mov qword ptr [rdi+152], r14	// change2.Yr.store_Yr
mov r8, qword ptr [rdi+392]	// change2.w2f.load_N2u
vpxor ymm2, ymm10, ymmword ptr [rdi+0]	// third3.trail.vpxor.7
mov rbx, r12	// copy for third3.step10.x
xor rbx, rdx	// third3.step10.x
sar rsi, 1	// third3.step10.t
lea rax, [rsi+rbx]	// third3.step10.y
cmovc rax, rsi	// third3.step10.G
adc rdx, 0	// third3.step10.w
cmovs r12, rsi	// third3.step10.h
mov qword ptr [rdi-48], r12	// third3.step10.store_h10
vpxor ymm4, ymm1, ymm0	// third3.trail.vpxor.8
mov r9, -2	// third3.step11.c1
vpxor ymm9, ymm2, ymmword ptr [rdi+864]	// third3.trail.vpxor.9
mov r10, -2	// third3.step12.c1
cmovs rcx, rbp	// third3.step10.d
imul r8, qword ptr [rdi+352]	// change2.w2f.imul_w1f
mov r11, qword ptr [rdi+384]	// change2.w2f.load_N2v
imul r11, qword ptr [rdi+360]	// change2.w2f.imul_w1g
sarx r13, rcx, r15	// third3.step10.s
sub r9, rcx	// third3.step11.c1.2
sub r11, r8	// change2.w2f.sub
sar r11, 20	// change2.w2f.sar
mov r14, qword ptr [rdi+128]	// change2.w2f.load_Yu
imul r14, qword ptr [rdi+672]	// change2.w2f.imul_above_f
mov rbx, qword ptr [rdi+136]	// change2.w2f.load_Yv
lea rdx, [rcx-1]	// third3.step11.c0
mov rsi, r12	// copy for third3.step11.x
xor rsi, r13	// third3.step11.x
sar rax, 1	// third3.step11.t
lea rbp, [rax+rsi]	// third3.step11.y
cmovc rbp, rax	// third3.step11.G
vmovdqa ymmword ptr [rdi+864], ymm9	// third3.trail.vmovdqa.2
adc r13, 0	// third3.step11.w
cmovs r12, rax	// third3.step11.h
mov qword ptr [rdi-40], r12	// third3.step11.store_h11
vpxor ymm6, ymm4, ymmword ptr [rdi+896]	// third3.trail.vpxor.10
cmovs rdx, r9	// third3.step11.d
sarx r8, rdx, r15	// third3.step11.s
imul rbx, qword ptr [rdi+680]	// change2.w2f.imul_above_g
sub rbx, r14	// change2.w2f.sub.2
lea rcx, [rdx-1]	// third3.step12.c0
sub r10, rdx	// third3.step12.c1.2
lea rsi, [r11+2*rbx]	// change2.w2f.lea
mov qword ptr [rdi+160], rsi	// change2.w2f.store_w2f
mov r13, r12	// copy for third3.step12.x
xor r13, r8	// third3.step12.x
sar rbp, 1	// third3.step12.t
lea rax, [rbp+r13]	// third3.step12.y
cmovc rax, rbp	// third3.step12.G
adc r8, 0	// third3.step12.w
cmovs r12, rbp	// third3.step12.h
mov qword ptr [rdi-32], r12	// third3.step12.store_h12
vmovdqa ymmword ptr [rdi+896], ymm6	// third3.trail.vmovdqa.3
mov r9, -2	// third3.step13.c1
cmovs rcx, r10	// third3.step12.d
sar rsi, 21	// change2.w2f.sar.2
sarx r14, rcx, r15	// third3.step12.s
shl rsi, 44	// change2.w2f.shl
sub r9, rcx	// third3.step13.c1.2
mov qword ptr [rdi+416], rsi	// change2.w2f.store_high2f
mov rdx, qword ptr [rdi+408]	// change2.w2g.load_N2q
lea r11, [rcx-1]	// third3.step13.c0
mov rbx, r12	// copy for third3.step13.x
xor rbx, r14	// third3.step13.x
sar rax, 1	// third3.step13.t
lea r13, [rax+rbx]	// third3.step13.y
cmovc r13, rax	// third3.step13.G
adc r14, 0	// third3.step13.w
cmovs r12, rax	// third3.step13.h
mov qword ptr [rdi-24], r12	// third3.step13.store_h13
mov r8, -2	// third3.step14.c1
cmovs r11, r9	// third3.step13.d
sarx rbp, r11, r15	// third3.step13.s
sub r8, r11	// third3.step14.c1.2
imul rdx, qword ptr [rdi+352]	// change2.w2g.imul_w1f
mov r10, qword ptr [rdi+400]	// change2.w2g.load_N2r
lea rsi, [r11-1]	// third3.step14.c0
imul r10, qword ptr [rdi+360]	// change2.w2g.imul_w1g
sub r10, rdx	// change2.w2g.sub
mov rcx, r12	// copy for third3.step14.x
xor rcx, rbp	// third3.step14.x
sar r13, 1	// third3.step14.t
lea rbx, [r13+rcx]	// third3.step14.y
cmovc rbx, r13	// third3.step14.G
adc rbp, 0	// third3.step14.w
cmovs r12, r13	// third3.step14.h
mov qword ptr [rdi-16], r12	// third3.step14.store_h14
mov r14, -2	// third3.step15.c1
cmovs rsi, r8	// third3.step14.d
sar r10, 20	// change2.w2g.sar
mov rax, qword ptr [rdi+144]	// change2.w2g.load_Yq
sarx r9, rsi, r15	// third3.step14.s
imul rax, qword ptr [rdi+672]	// change2.w2g.imul_above_f
mov r11, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul r11, qword ptr [rdi+680]	// change2.w2g.imul_above_g
mov rdx, r12	// copy for third3.step15.x
xor rdx, r9	// third3.step15.x
sub r14, rsi	// third3.step15.c1.2
lea rcx, [rsi-1]	// third3.step15.c0
sar rbx, 1	// third3.step15.t
lea rbp, [rbx+rdx]	// third3.step15.y
cmovc rbp, rbx	// third3.step15.G
adc r9, 0	// third3.step15.w
cmovs r12, rbx	// third3.step15.h
mov qword ptr [rdi-8], r12	// third3.step15.store_h15
mov r13, -2	// third3.step16.c1
cmovs rcx, r14	// third3.step15.d
sarx r8, rcx, r15	// third3.step15.s
sub r13, rcx	// third3.step16.c1.2
lea rsi, [rcx-1]	// third3.step16.c0
sub r11, rax	// change2.w2g.sub.2
lea rdx, [r10+2*r11]	// change2.w2g.lea
mov qword ptr [rdi+168], rdx	// change2.w2g.store_w2g
sar rdx, 21	// change2.w2g.sar.2
shl rdx, 44	// change2.w2g.shl
mov r9, r12	// copy for third3.step16.x
xor r9, r8	// third3.step16.x
sar rbp, 1	// third3.step16.t
lea rbx, [rbp+r9]	// third3.step16.y
cmovc rbx, rbp	// third3.step16.G
adc r8, 0	// third3.step16.w
cmovs r12, rbp	// third3.step16.h
mov qword ptr [rdi+0], r12	// third3.step16.store_h16
mov qword ptr [rdi+424], rdx	// change2.w2g.store_high2g
mov r14, qword ptr [rdi+128]	// change2.XY.load_Yu
mov rcx, -2	// third3.step17.c1
cmovs rsi, r13	// third3.step16.d
sarx rax, rsi, r15	// third3.step16.s
sub rcx, rsi	// third3.step17.c1.2
sar r14, 63	// change2.XY.sar
add r14, qword ptr [rdi+136]	// change2.XY.add_Yv
mov qword ptr [rdi+240], r14	// change2.XY.store_XY
lea r10, [rsi-1]	// third3.step17.c0
mov r11, r12	// copy for third3.step17.x
xor r11, rax	// third3.step17.x
sar rbx, 1	// third3.step17.t
lea r9, [rbx+r11]	// third3.step17.y
cmovc r9, rbx	// third3.step17.G
adc rax, 0	// third3.step17.w
cmovs r12, rbx	// third3.step17.h
mov qword ptr [rdi+8], r12	// third3.step17.store_h17
mov r8, -2	// third3.step18.c1
cmovs r10, rcx	// third3.step17.d
sarx rbp, r10, r15	// third3.step17.s
sub r8, r10	// third3.step18.c1.2
lea rdx, [r10-1]	// third3.step18.c0
mov r13, r12	// copy for third3.step18.x
xor r13, rbp	// third3.step18.x
sar r9, 1	// third3.step18.t
lea r14, [r9+r13]	// third3.step18.y
cmovc r14, r9	// third3.step18.G
adc rbp, 0	// third3.step18.w
cmovs r12, r9	// third3.step18.h
mov qword ptr [rdi+16], r12	// third3.step18.store_h18
mov rsi, -2	// third3.step19.c1
cmovs rdx, r8	// third3.step18.d
sarx r11, rdx, r15	// third3.step18.s
sub rsi, rdx	// third3.step19.c1.2
lea rax, [rdx-1]	// third3.step19.c0
mov rbx, r12	// copy for third3.step19.x
xor rbx, r11	// third3.step19.x
sar r14, 1	// third3.step19.t
lea rcx, [r14+rbx]	// third3.step19.y
cmovc rcx, r14	// third3.step19.G
adc r11, 0	// third3.step19.w
cmovs r12, r14	// third3.step19.h
mov qword ptr [rdi+24], r12	// third3.step19.store_h19
mov r10, -2	// third3.step20.c1
cmovs rax, rsi	// third3.step19.d
sarx r13, rax, r15	// third3.step19.s
sub r10, rax	// third3.step20.c1.2
lea rbp, [rax-1]	// third3.step20.c0
mov r9, r12	// copy for third3.step20.x
xor r9, r13	// third3.step20.x
sar rcx, 1	// third3.step20.t
lea r8, [rcx+r9]	// third3.step20.y
cmovc r8, rcx	// third3.step20.G
adc r13, 0	// third3.step20.w
cmovs r12, rcx	// third3.step20.h
mov qword ptr [rdi+32], r12	// third3.step20.store_h20
mov qword ptr [rdi+112], r12	// change3.store_end_h
mov qword ptr [rdi+120], r8	// change3.store_end_G
cmovs rbp, r10	// third3.step20.d
mov rdx, r8	// copy for change3.G.add_rounding_G
add rdx, qword ptr [rdi+48]	// change3.G.add_rounding_G
mov rbx, r12	// copy for change3.h.add_rounding_h
add rbx, qword ptr [rdi+40]	// change3.h.add_rounding_h
shl r8, 43	// change3.G.shl
shl r12, 44	// change3.h.shl
rorx r11, rdx, 22	// change3.G.first_entry
rorx r14, rdx, 43	// change3.G.second_entry
rorx rsi, rbx, 21	// change3.h.first_entry
rorx rax, rbx, 42	// change3.h.second_entry
sarx r9, rbp, r15	// third3.step20.s
add r8, qword ptr [rdi+64]	// change3.G.add_refill_G
add r12, qword ptr [rdi+56]	// change3.h.add_refill_h
imul r11, qword ptr [rdi+416]	// change3.G.imul_high2f
imul r14, qword ptr [rdi+424]	// change3.G.imul_high2g
imul rsi, qword ptr [rdi+416]	// change3.h.imul_high2f
imul rax, qword ptr [rdi+424]	// change3.h.imul_high2g
lea r13, [r11+r8]	// change3.G.add
lea rcx, [rsi+r12]	// change3.h.add
sub r13, r14	// change3.G.sub
sub rcx, rax	// change3.h.sub
ror r13, 43	// change3.G.packed
ror rcx, 44	// change3.h.packed
mov rbx, r13	// output
mov rdx, rbp	// output
mov rsi, r9	// output
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
