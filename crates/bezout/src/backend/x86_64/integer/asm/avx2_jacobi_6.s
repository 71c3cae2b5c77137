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
// Length: 14 limbs of 30 bits; 1278 instructions a batch, 720 for its steps (form: carry), 60 for the trail.
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
mov r12, -2	// third1.step2.c1
cmovs rbp, rax	// third1.step1.d
sarx r13, rbp, r15	// third1.step1.s
sub r12, rbp	// third1.step2.c1.2
lea r14, [rbp-1]	// third1.step2.c0
mov rdx, r10	// copy for end.N3v.add_rounding_h
add rdx, qword ptr [rdi+40]	// end.N3v.add_rounding_h
sar rdx, 42	// end.N3v.sar
mov qword ptr [rdi+288], rdx	// end.N3v.store_N3v
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
mov qword ptr [rdi+296], rbx	// end.N3u.store_N3u
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
mov qword ptr [rdi+304], rdx	// end.N3r.store_N3r
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
mov qword ptr [rdi+312], r10	// end.N3q.store_N3q
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
mov rsi, qword ptr [rdi+296]	// end.Mu.load_N3u
mov r11, -2	// third1.step5.c1
vpxor ymm9, ymm5, ymmword ptr [rdi-64]	// third1.trail.vpxor.3
cmovs r14, r12	// third1.step4.d
sarx rax, r14, r15	// third1.step4.s
sub r11, r14	// third1.step5.c1.2
imul rsi, qword ptr [rdi+128]	// end.Mu.imul_Yu
mov r8, qword ptr [rdi+288]	// end.Mu.load_N3v
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
mov r14, qword ptr [rdi+296]	// end.Mv.load_N3u
imul r14, qword ptr [rdi+136]	// end.Mv.imul_Yv
vmovdqu ymm11, ymmword ptr [rdi-24]	// third1.trail.vmovdqu.4
mov r13, qword ptr [rdi+288]	// end.Mv.load_N3v
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
mov rsi, qword ptr [rdi+312]	// end.Mq.load_N3q
imul rsi, qword ptr [rdi+128]	// end.Mq.imul_Yu
lea r10, [r12-1]	// third1.step7.c0
mov rax, rcx	// copy for third1.step7.x
xor rax, r8	// third1.step7.x
sar rdx, 1	// third1.step7.t
lea rbp, [rdx+rax]	// third1.step7.y
cmovc rbp, rdx	// third1.step7.G
vpxor ymm13, ymm9, ymmword ptr [rdi-32]	// third1.trail.vpxor.5
mov rbx, qword ptr [rdi+304]	// end.Mq.load_N3r
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
mov r12, qword ptr [rdi+312]	// end.Mr.load_N3q
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
mov r11, qword ptr [rdi+304]	// end.Mr.load_N3r
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
mov r14, qword ptr [rdi+296]	// end.w0f.load_N3u
adc r10, 0	// third1.step9.w
cmovs rcx, r8	// third1.step9.h
mov qword ptr [rdi-56], rcx	// third1.step9.store_h9
mov rbp, -2	// third1.step10.c1
vpxor ymm3, ymm13, ymmword ptr [rdi+0]	// third1.trail.vpxor.7
cmovs rbx, rdx	// third1.step9.d
sarx r9, rbx, r15	// third1.step9.s
imul r14, qword ptr [rdi+160]	// end.w0f.imul_w2f
sub rbp, rbx	// third1.step10.c1.2
mov r12, qword ptr [rdi+288]	// end.w0f.load_N3v
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
vpxor ymm1, ymm3, ymmword ptr [rdi+928]	// third1.trail.vpxor.9
cmovs r11, rbp	// third1.step10.d
shl r12, 23	// end.w0f.shl
sarx r8, r11, r15	// third1.step10.s
shr r12, 23	// end.w0f.shr
mov qword ptr [rdi+320], r12	// end.w0f.store_w0f
sub r10, r11	// third1.step11.c1.2
shr r12, 21	// end.w0f.shr.2
shl r12, 44	// end.w0f.shl.2
lea rdx, [r11-1]	// third1.step11.c0
mov rbx, rcx	// copy for third1.step11.x
xor rbx, r8	// third1.step11.x
sar rsi, 1	// third1.step11.t
lea r14, [rsi+rbx]	// third1.step11.y
cmovc r14, rsi	// third1.step11.G
mov qword ptr [rdi+328], r12	// end.w0f.store_high0f
vmovdqa ymmword ptr [rdi+928], ymm1	// third1.trail.vmovdqa.2
mov r13, qword ptr [rdi+312]	// end.w0g.load_N3q
adc r8, 0	// third1.step11.w
cmovs rcx, rsi	// third1.step11.h
mov qword ptr [rdi-40], rcx	// third1.step11.store_h11
mov r9, -2	// third1.step12.c1
cmovs rdx, r10	// third1.step11.d
sarx rax, rdx, r15	// third1.step11.s
sub r9, rdx	// third1.step12.c1.2
lea rbp, [rdx-1]	// third1.step12.c0
imul r13, qword ptr [rdi+160]	// end.w0g.imul_w2f
mov r11, qword ptr [rdi+304]	// end.w0g.load_N3r
vpxor ymm4, ymm2, ymmword ptr [rdi+960]	// third1.trail.vpxor.10
imul r11, qword ptr [rdi+168]	// end.w0g.imul_w2g
mov rbx, rcx	// copy for third1.step12.x
xor rbx, rax	// third1.step12.x
sar r14, 1	// third1.step12.t
lea r12, [r14+rbx]	// third1.step12.y
cmovc r12, r14	// third1.step12.G
adc rax, 0	// third1.step12.w
cmovs rcx, r14	// third1.step12.h
mov qword ptr [rdi-32], rcx	// third1.step12.store_h12
vmovdqa ymmword ptr [rdi+960], ymm4	// third1.trail.vmovdqa.3
mov r8, -2	// third1.step13.c1
vbroadcasti128 ymm7, xmmword ptr [rdi+200]	// update.digits.vbroadcasti128
cmovs rbp, r9	// third1.step12.d
sub r11, r13	// end.w0g.sub
sar r11, 20	// end.w0g.sar
sarx rsi, rbp, r15	// third1.step12.s
shl r11, 23	// end.w0g.shl
shr r11, 23	// end.w0g.shr
sub r8, rbp	// third1.step13.c1.2
mov qword ptr [rdi+336], r11	// end.w0g.store_w0g
shr r11, 21	// end.w0g.shr.2
lea r10, [rbp-1]	// third1.step13.c0
mov rdx, rcx	// copy for third1.step13.x
xor rdx, rsi	// third1.step13.x
sar r12, 1	// third1.step13.t
lea rbx, [r12+rdx]	// third1.step13.y
cmovc rbx, r12	// third1.step13.G
vbroadcasti128 ymm5, xmmword ptr [rdi+216]	// update.digits.vbroadcasti128.2
adc rsi, 0	// third1.step13.w
cmovs rcx, r12	// third1.step13.h
mov qword ptr [rdi-24], rcx	// third1.step13.store_h13
mov rax, -2	// third1.step14.c1
vmovdqa ymm6, ymmword ptr [rdi+448]	// update.digits.vmovdqa
vpand ymm8, ymm7, ymm6	// update.digits.vpand
cmovs r10, r8	// third1.step13.d
sarx r14, r10, r15	// third1.step13.s
shl r11, 44	// end.w0g.shl.2
mov qword ptr [rdi+344], r11	// end.w0g.store_high0g
sub rax, r10	// third1.step14.c1.2
lea r9, [r10-1]	// third1.step14.c0
mov r13, qword ptr [rdi+200]	// end.XM.load_Mu
neg r13	// end.XM.neg
vpand ymm11, ymm5, ymm6	// update.digits.vpand.2
sar r13, 63	// end.XM.sar
vpsrlq ymm9, ymm7, 30	// update.digits.vpsrlq
mov rbp, rcx	// copy for third1.step14.x
xor rbp, r14	// third1.step14.x
sar rbx, 1	// third1.step14.t
lea rdx, [rbx+rbp]	// third1.step14.y
cmovc rdx, rbx	// third1.step14.G
adc r14, 0	// third1.step14.w
cmovs rcx, rbx	// third1.step14.h
mov qword ptr [rdi-16], rcx	// third1.step14.store_h14
vpsrlq ymm10, ymm5, 30	// update.digits.vpsrlq.2
vpshufd ymm12, ymmword ptr [rdi+704], 0x4e	// update.limb0.vpshufd
mov rsi, -2	// third1.step15.c1
vpmuldq ymm15, ymm8, ymmword ptr [rdi+704]	// update.limb0.vpmuldq
vpmuldq ymm13, ymm11, ymm12	// update.limb0.vpmuldq.2
cmovs r9, rax	// third1.step14.d
add r13, qword ptr [rdi+216]	// end.XM.add_Mv
sarx r12, r9, r15	// third1.step14.s
mov qword ptr [rdi+248], r13	// end.XM.store_XM
sub rsi, r9	// third1.step15.c1.2
lea r8, [r9-1]	// third1.step15.c0
mov r11, rcx	// copy for third1.step15.x
xor r11, r12	// third1.step15.x
sar rdx, 1	// third1.step15.t
lea r10, [rdx+r11]	// third1.step15.y
cmovc r10, rdx	// third1.step15.G
vpaddq ymm14, ymm15, ymm13	// update.limb0.vpaddq
vpaddq ymm0, ymm14, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
adc r12, 0	// third1.step15.w
cmovs rcx, rdx	// third1.step15.h
mov qword ptr [rdi-8], rcx	// third1.step15.store_h15
mov rbp, -2	// third1.step16.c1
vpsrlq ymm3, ymm0, 30	// update.limb0.vpsrlq
cmovs r8, rsi	// third1.step15.d
sarx r14, r8, r15	// third1.step15.s
sub rbp, r8	// third1.step16.c1.2
lea rbx, [r8-1]	// third1.step16.c0
vpand ymm1, ymm0, ymmword ptr [rdi+448]	// update.limb0.vpand
vperm2i128 ymm2, ymm1, ymm1, 0x81	// update.limb0.vperm2i128
mov rax, rcx	// copy for third1.step16.x
xor rax, r14	// third1.step16.x
sar r10, 1	// third1.step16.t
lea r13, [r10+rax]	// third1.step16.y
cmovc r13, r10	// third1.step16.G
adc r14, 0	// third1.step16.w
cmovs rcx, r10	// third1.step16.h
mov qword ptr [rdi+0], rcx	// third1.step16.store_h16
vpmuldq ymm4, ymm9, ymmword ptr [rdi+704]	// update.limb1.vpmuldq
vpmuldq ymm6, ymm10, ymm12	// update.limb1.vpmuldq.2
vpaddq ymm7, ymm4, ymm6	// update.limb1.vpaddq
mov r9, -2	// third1.step17.c1
vpshufd ymm5, ymmword ptr [rdi+736], 0x4e	// update.limb1.vpshufd
cmovs rbx, rbp	// third1.step16.d
sarx r11, rbx, r15	// third1.step16.s
sub r9, rbx	// third1.step17.c1.2
vpmuldq ymm15, ymm8, ymmword ptr [rdi+736]	// update.limb1.vpmuldq.3
lea r12, [rbx-1]	// third1.step17.c0
mov rdx, rcx	// copy for third1.step17.x
xor rdx, r11	// third1.step17.x
sar r13, 1	// third1.step17.t
lea rsi, [r13+rdx]	// third1.step17.y
cmovc rsi, r13	// third1.step17.G
vpmuldq ymm13, ymm11, ymm5	// update.limb1.vpmuldq.4
adc r11, 0	// third1.step17.w
cmovs rcx, r13	// third1.step17.h
mov qword ptr [rdi+8], rcx	// third1.step17.store_h17
mov r8, -2	// third1.step18.c1
vpaddq ymm14, ymm15, ymm13	// update.limb1.vpaddq.2
vpaddq ymm0, ymm7, ymm14	// update.limb1.vpaddq.3
cmovs r12, r9	// third1.step17.d
sarx rax, r12, r15	// third1.step17.s
sub r8, r12	// third1.step18.c1.2
lea r14, [r12-1]	// third1.step18.c0
vpaddq ymm1, ymm0, ymmword ptr [rdi+512]	// update.limb1.vpaddq.4
mov r10, rcx	// copy for third1.step18.x
xor r10, rax	// third1.step18.x
sar rsi, 1	// third1.step18.t
lea rbp, [rsi+r10]	// third1.step18.y
cmovc rbp, rsi	// third1.step18.G
adc rax, 0	// third1.step18.w
cmovs rcx, rsi	// third1.step18.h
mov qword ptr [rdi+16], rcx	// third1.step18.store_h18
vpaddq ymm12, ymm1, ymm3	// update.limb1.vpaddq.5
vmovdqu ymm4, ymmword ptr [rdi+232]	// end.joints.vmovdqu
vpsrlq ymm6, ymm12, 30	// update.limb1.vpsrlq
vpand ymm15, ymm12, ymmword ptr [rdi+448]	// update.limb1.vpand
vmovdqu ymm13, ymmword ptr [rdi+240]	// end.joints.vmovdqu.2
mov rbx, -2	// third1.step19.c1
vperm2i128 ymm7, ymm15, ymm15, 0x81	// update.limb1.vperm2i128
vmovdqu ymm14, ymmword ptr [rdi+256]	// end.joints.vmovdqu.3
vpmuldq ymm0, ymm9, ymmword ptr [rdi+736]	// update.limb2.vpmuldq
cmovs r14, r8	// third1.step18.d
sarx rdx, r14, r15	// third1.step18.s
sub rbx, r14	// third1.step19.c1.2
lea r11, [r14-1]	// third1.step19.c0
mov r13, rcx	// copy for third1.step19.x
xor r13, rdx	// third1.step19.x
sar rbp, 1	// third1.step19.t
lea r9, [rbp+r13]	// third1.step19.y
cmovc r9, rbp	// third1.step19.G
vpxor ymm1, ymm4, ymm13	// end.joints.vpxor
vpmuldq ymm3, ymm10, ymm5	// update.limb2.vpmuldq.2
vpaddq ymm12, ymm0, ymm3	// update.limb2.vpaddq
vpxor ymm15, ymm4, ymm14	// end.joints.vpxor.2
adc rdx, 0	// third1.step19.w
cmovs rcx, rbp	// third1.step19.h
mov qword ptr [rdi+24], rcx	// third1.step19.store_h19
mov r12, -2	// third1.step20.c1
vpshufd ymm13, ymmword ptr [rdi+768], 0x4e	// update.limb2.vpshufd
vpandn ymm5, ymm1, ymm15	// end.joints.vpandn
cmovs r11, rbx	// third1.step19.d
sarx r10, r11, r15	// third1.step19.s
sub r12, r11	// third1.step20.c1.2
lea rax, [r11-1]	// third1.step20.c0
vpmuldq ymm0, ymm8, ymmword ptr [rdi+768]	// update.limb2.vpmuldq.3
vpxor ymm3, ymm5, ymm4	// end.joints.vpxor.3
vpmuldq ymm14, ymm11, ymm13	// update.limb2.vpmuldq.4
mov rsi, rcx	// copy for third1.step20.x
xor rsi, r10	// third1.step20.x
sar r9, 1	// third1.step20.t
lea r8, [r9+rsi]	// third1.step20.y
cmovc r8, r9	// third1.step20.G
adc r10, 0	// third1.step20.w
cmovs rcx, r9	// third1.step20.h
mov qword ptr [rdi+32], rcx	// third1.step20.store_h20
vpaddq ymm1, ymm0, ymm14	// update.limb2.vpaddq.2
vpxor ymm15, ymm3, ymmword ptr [rdi+992]	// end.joints.vpxor.4
vpaddq ymm5, ymm12, ymm1	// update.limb2.vpaddq.3
vmovdqa ymmword ptr [rdi+992], ymm15	// end.joints.vmovdqa
vpaddq ymm4, ymm5, ymmword ptr [rdi+512]	// update.limb2.vpaddq.4
vpaddq ymm0, ymm4, ymm6	// update.limb2.vpaddq.5
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
imul rbx, qword ptr [rdi+328]	// change1.G.imul_high0f
imul r11, qword ptr [rdi+344]	// change1.G.imul_high0g
imul rsi, qword ptr [rdi+328]	// change1.h.imul_high0f
imul r10, qword ptr [rdi+344]	// change1.h.imul_high0g
vpsrlq ymm14, ymm0, 30	// update.limb2.vpsrlq
vpand ymm3, ymm0, ymmword ptr [rdi+448]	// update.limb2.vpand
lea r12, [rbx+rdx]	// change1.G.add
lea r14, [rsi+rbp]	// change1.h.add
vmovdqa ymmword ptr [rdi+704], ymm3	// update.limb2.vmovdqa
sub r12, r11	// change1.G.sub
sub r14, r10	// change1.h.sub
vpmuldq ymm12, ymm9, ymmword ptr [rdi+768]	// update.limb3.vpmuldq
ror r12, 43	// change1.G.packed
vpmuldq ymm1, ymm10, ymm13	// update.limb3.vpmuldq.2
vmovdqu ymm15, ymmword ptr [rdi-120]	// third2.trail.vmovdqu
ror r14, 44	// change1.h.packed
vpaddq ymm5, ymm12, ymm1	// update.limb3.vpaddq
vpshufd ymm4, ymmword ptr [rdi+800], 0x4e	// update.limb3.vpshufd
mov qword ptr [rdi+232], rcx	// change1.store_end1
vpandn ymm6, ymm15, ymmword ptr [rdi-128]	// third2.trail.vpandn
vpmuldq ymm0, ymm8, ymmword ptr [rdi+800]	// update.limb3.vpmuldq.3
mov r13, rcx	// copy for change1.N1v.add_rounding_h
add r13, qword ptr [rdi+40]	// change1.N1v.add_rounding_h
vpmuldq ymm3, ymm11, ymm4	// update.limb3.vpmuldq.4
sar r13, 42	// change1.N1v.sar
mov rbx, -2	// third2.step1.c1
vpaddq ymm13, ymm0, ymm3	// update.limb3.vpaddq.2
sub rbx, rax	// third2.step1.c1.2
vmovdqa ymm12, ymmword ptr [rdi-128]	// third2.trail.vmovdqa
mov qword ptr [rdi-128], r14	// third2.store_h0
vpaddq ymm1, ymm5, ymm13	// update.limb3.vpaddq.3
mov qword ptr [rdi+80], r13	// change1.N1v.store_N1v
vpaddq ymm15, ymm1, ymmword ptr [rdi+512]	// update.limb3.vpaddq.4
lea rdx, [rax-1]	// third2.step1.c0
mov rsi, r14	// copy for third2.step1.x
xor rsi, r9	// third2.step1.x
sar r12, 1	// third2.step1.t
lea rbp, [r12+rsi]	// third2.step1.y
cmovc rbp, r12	// third2.step1.G
lea r11, [rcx+1048576]	// change1.N1u.offset
vpaddq ymm0, ymm15, ymm14	// update.limb3.vpaddq.5
vmovdqu ymm3, ymmword ptr [rdi-88]	// third2.trail.vmovdqu.2
adc r9, 0	// third2.step1.w
cmovs r14, r12	// third2.step1.h
mov qword ptr [rdi-120], r14	// third2.step1.store_h1
mov r10, -2	// third2.step2.c1
vpsrlq ymm5, ymm0, 30	// update.limb3.vpsrlq
vpand ymm13, ymm0, ymmword ptr [rdi+448]	// update.limb3.vpand
cmovs rdx, rbx	// third2.step1.d
sarx r13, rdx, r15	// third2.step1.s
shl r11, 22	// change1.N1u.shl
sub r10, rdx	// third2.step2.c1.2
lea rax, [rdx-1]	// third2.step2.c0
sar r11, 43	// change1.N1u.sar
vmovdqa ymmword ptr [rdi+736], ymm13	// update.limb3.vmovdqa
vpandn ymm1, ymm3, ymmword ptr [rdi-96]	// third2.trail.vpandn.2
mov qword ptr [rdi+72], r11	// change1.N1u.store_N1u
mov rsi, r14	// copy for third2.step2.x
xor rsi, r13	// third2.step2.x
sar rbp, 1	// third2.step2.t
lea rcx, [rbp+rsi]	// third2.step2.y
cmovc rcx, rbp	// third2.step2.G
adc r13, 0	// third2.step2.w
cmovs r14, rbp	// third2.step2.h
mov qword ptr [rdi-112], r14	// third2.step2.store_h2
vpmuldq ymm15, ymm9, ymmword ptr [rdi+800]	// update.limb4.vpmuldq
vpmuldq ymm14, ymm10, ymm4	// update.limb4.vpmuldq.2
vpxor ymm0, ymm12, ymmword ptr [rdi-96]	// third2.trail.vpxor
vpaddq ymm3, ymm15, ymm14	// update.limb4.vpaddq
mov r9, -2	// third2.step3.c1
vpshufd ymm4, ymmword ptr [rdi+832], 0x4e	// update.limb4.vpshufd
vpmuldq ymm12, ymm8, ymmword ptr [rdi+832]	// update.limb4.vpmuldq.3
cmovs rax, r10	// third2.step2.d
mov r12, r8	// copy for change1.N1r.add_rounding_G
add r12, qword ptr [rdi+48]	// change1.N1r.add_rounding_G
sarx rbx, rax, r15	// third2.step2.s
sar r12, 43	// change1.N1r.sar
sub r9, rax	// third2.step3.c1.2
mov qword ptr [rdi+96], r12	// change1.N1r.store_N1r
lea rdx, [rax-1]	// third2.step3.c0
mov r11, r14	// copy for third2.step3.x
xor r11, rbx	// third2.step3.x
sar rcx, 1	// third2.step3.t
lea rsi, [rcx+r11]	// third2.step3.y
cmovc rsi, rcx	// third2.step3.G
vpxor ymm15, ymm6, ymm1	// third2.trail.vpxor.2
lea r13, [r8+2097152]	// change1.N1q.offset
vpmuldq ymm14, ymm11, ymm4	// update.limb4.vpmuldq.4
vpaddq ymm6, ymm12, ymm14	// update.limb4.vpaddq.2
adc rbx, 0	// third2.step3.w
cmovs r14, rcx	// third2.step3.h
mov qword ptr [rdi-104], r14	// third2.step3.store_h3
mov rbp, -2	// third2.step4.c1
vpaddq ymm1, ymm3, ymm6	// update.limb4.vpaddq.3
vmovdqu ymm12, ymmword ptr [rdi-56]	// third2.trail.vmovdqu.3
cmovs rdx, r9	// third2.step3.d
sarx r10, rdx, r15	// third2.step3.s
shl r13, 21	// change1.N1q.shl
sub rbp, rdx	// third2.step4.c1.2
lea r12, [rdx-1]	// third2.step4.c0
sar r13, 43	// change1.N1q.sar
vpaddq ymm14, ymm1, ymmword ptr [rdi+512]	// update.limb4.vpaddq.4
mov qword ptr [rdi+88], r13	// change1.N1q.store_N1q
vpaddq ymm3, ymm14, ymm5	// update.limb4.vpaddq.5
mov rax, r14	// copy for third2.step4.x
xor rax, r10	// third2.step4.x
sar rsi, 1	// third2.step4.t
lea r11, [rsi+rax]	// third2.step4.y
cmovc r11, rsi	// third2.step4.G
adc r10, 0	// third2.step4.w
cmovs r14, rsi	// third2.step4.h
mov qword ptr [rdi-96], r14	// third2.step4.store_h4
vpsrlq ymm6, ymm3, 30	// update.limb4.vpsrlq
vpandn ymm1, ymm12, ymmword ptr [rdi-64]	// third2.trail.vpandn.3
mov r8, qword ptr [rdi+72]	// change1.w1f.load_N1u
vpand ymm14, ymm3, ymmword ptr [rdi+448]	// update.limb4.vpand
mov rbx, -2	// third2.step5.c1
vmovdqa ymmword ptr [rdi+768], ymm14	// update.limb4.vmovdqa
vpxor ymm5, ymm0, ymmword ptr [rdi-64]	// third2.trail.vpxor.3
vpmuldq ymm12, ymm9, ymmword ptr [rdi+832]	// update.limb5.vpmuldq
cmovs r12, rbp	// third2.step4.d
sarx rcx, r12, r15	// third2.step4.s
imul r8, qword ptr [rdi+320]	// change1.w1f.imul_w0f
sub rbx, r12	// third2.step5.c1.2
mov r9, qword ptr [rdi+80]	// change1.w1f.load_N1v
lea rdx, [r12-1]	// third2.step5.c0
mov r13, r14	// copy for third2.step5.x
xor r13, rcx	// third2.step5.x
sar r11, 1	// third2.step5.t
lea rax, [r11+r13]	// third2.step5.y
cmovc rax, r11	// third2.step5.G
vpmuldq ymm3, ymm10, ymm4	// update.limb5.vpmuldq.2
vpaddq ymm0, ymm12, ymm3	// update.limb5.vpaddq
adc rcx, 0	// third2.step5.w
cmovs r14, r11	// third2.step5.h
mov qword ptr [rdi-88], r14	// third2.step5.store_h5
vpxor ymm4, ymm15, ymm1	// third2.trail.vpxor.4
mov r10, -2	// third2.step6.c1
vpshufd ymm12, ymmword ptr [rdi+864], 0x4e	// update.limb5.vpshufd
cmovs rdx, rbx	// third2.step5.d
imul r9, qword ptr [rdi+336]	// change1.w1f.imul_w0g
sarx rsi, rdx, r15	// third2.step5.s
sub r9, r8	// change1.w1f.sub
sub r10, rdx	// third2.step6.c1.2
lea rbp, [rdx-1]	// third2.step6.c0
sar r9, 20	// change1.w1f.sar
vpmuldq ymm3, ymm8, ymmword ptr [rdi+864]	// update.limb5.vpmuldq.3
mov qword ptr [rdi+352], r9	// change1.w1f.store_w1f
vpmuldq ymm15, ymm11, ymm12	// update.limb5.vpmuldq.4
vmovdqu ymm1, ymmword ptr [rdi-24]	// third2.trail.vmovdqu.4
mov r12, r14	// copy for third2.step6.x
xor r12, rsi	// third2.step6.x
sar rax, 1	// third2.step6.t
lea r13, [rax+r12]	// third2.step6.y
cmovc r13, rax	// third2.step6.G
adc rsi, 0	// third2.step6.w
cmovs r14, rax	// third2.step6.h
mov qword ptr [rdi-80], r14	// third2.step6.store_h6
vpaddq ymm3, ymm3, ymm15	// update.limb5.vpaddq.2
mov rcx, qword ptr [rdi+88]	// change1.w1g.load_N1q
vpaddq ymm15, ymm0, ymm3	// update.limb5.vpaddq.3
vpaddq ymm0, ymm15, ymmword ptr [rdi+512]	// update.limb5.vpaddq.4
vpandn ymm3, ymm1, ymmword ptr [rdi-32]	// third2.trail.vpandn.4
mov r11, -2	// third2.step7.c1
vpaddq ymm15, ymm0, ymm6	// update.limb5.vpaddq.5
vpsrlq ymm1, ymm15, 30	// update.limb5.vpsrlq
cmovs rbp, r10	// third2.step6.d
sarx rbx, rbp, r15	// third2.step6.s
imul rcx, qword ptr [rdi+320]	// change1.w1g.imul_w0f
sub r11, rbp	// third2.step7.c1.2
mov r8, qword ptr [rdi+96]	// change1.w1g.load_N1r
imul r8, qword ptr [rdi+336]	// change1.w1g.imul_w0g
lea rdx, [rbp-1]	// third2.step7.c0
mov r9, r14	// copy for third2.step7.x
xor r9, rbx	// third2.step7.x
sar r13, 1	// third2.step7.t
lea r12, [r13+r9]	// third2.step7.y
cmovc r12, r13	// third2.step7.G
vpxor ymm0, ymm5, ymmword ptr [rdi-32]	// third2.trail.vpxor.5
vpand ymm6, ymm15, ymmword ptr [rdi+448]	// update.limb5.vpand
adc rbx, 0	// third2.step7.w
cmovs r14, r13	// third2.step7.h
mov qword ptr [rdi-72], r14	// third2.step7.store_h7
mov rsi, -2	// third2.step8.c1
vmovdqa ymmword ptr [rdi+800], ymm6	// update.limb5.vmovdqa
vpsrlq ymm5, ymm13, 11	// update.limb5.above.vpsrlq
cmovs rdx, r11	// third2.step7.d
sarx rax, rdx, r15	// third2.step7.s
sub r8, rcx	// change1.w1g.sub
sub rsi, rdx	// third2.step8.c1.2
lea r10, [rdx-1]	// third2.step8.c0
sar r8, 20	// change1.w1g.sar
vpxor ymm15, ymm4, ymm3	// third2.trail.vpxor.6
vpsllq ymm13, ymm14, 19	// update.limb5.above.vpsllq
mov qword ptr [rdi+360], r8	// change1.w1g.store_w1g
vpsllq ymm4, ymm6, 49	// update.limb5.above.vpsllq.2
mov rbp, r14	// copy for third2.step8.x
xor rbp, rax	// third2.step8.x
sar r12, 1	// third2.step8.t
lea r9, [r12+rbp]	// third2.step8.y
cmovc r9, r12	// third2.step8.G
adc rax, 0	// third2.step8.w
cmovs r14, r12	// third2.step8.h
mov qword ptr [rdi-64], r14	// third2.step8.store_h8
mov rbx, qword ptr [rdi+72]	// change1.high1f.load_N1u
vpaddq ymm3, ymm5, ymm13	// update.limb5.above.vpaddq
vmovdqu ymm14, ymmword ptr [rdi+8]	// third2.trail.vmovdqu.5
vpaddq ymm6, ymm3, ymm4	// update.limb5.above.vpaddq.2
mov r13, -2	// third2.step9.c1
vmovdqa ymmword ptr [rdi+672], ymm6	// update.limb5.above.vmovdqa
vpandn ymm5, ymm14, ymmword ptr [rdi+0]	// third2.trail.vpandn.5
vpmuldq ymm13, ymm9, ymmword ptr [rdi+864]	// update.limb6.vpmuldq
cmovs r10, rsi	// third2.step8.d
sarx r11, r10, r15	// third2.step8.s
imul rbx, qword ptr [rdi+672]	// change1.high1f.imul_above_f
sub r13, r10	// third2.step9.c1.2
mov rcx, qword ptr [rdi+80]	// change1.high1f.load_N1v
imul rcx, qword ptr [rdi+680]	// change1.high1f.imul_above_g
lea rdx, [r10-1]	// third2.step9.c0
mov r8, r14	// copy for third2.step9.x
xor r8, r11	// third2.step9.x
sar r9, 1	// third2.step9.t
lea rbp, [r9+r8]	// third2.step9.y
cmovc rbp, r9	// third2.step9.G
vpmuldq ymm3, ymm10, ymm12	// update.limb6.vpmuldq.2
vpaddq ymm4, ymm13, ymm3	// update.limb6.vpaddq
adc r11, 0	// third2.step9.w
cmovs r14, r9	// third2.step9.h
mov qword ptr [rdi-56], r14	// third2.step9.store_h9
mov rax, -2	// third2.step10.c1
vpxor ymm6, ymm0, ymmword ptr [rdi+0]	// third2.trail.vpxor.7
vpshufd ymm14, ymmword ptr [rdi+896], 0x4e	// update.limb6.vpshufd
cmovs rdx, r13	// third2.step9.d
sarx r12, rdx, r15	// third2.step9.s
sub rcx, rbx	// change1.high1f.sub
sub rax, rdx	// third2.step10.c1.2
lea rsi, [rdx-1]	// third2.step10.c0
mov r10, qword ptr [rdi+352]	// change1.high1f.load_w1f
vpmuldq ymm12, ymm8, ymmword ptr [rdi+896]	// update.limb6.vpmuldq.3
sar r10, 21	// change1.high1f.sar
vpmuldq ymm13, ymm11, ymm14	// update.limb6.vpmuldq.4
vpxor ymm3, ymm15, ymm5	// third2.trail.vpxor.8
mov r8, r14	// copy for third2.step10.x
xor r8, r12	// third2.step10.x
sar rbp, 1	// third2.step10.t
lea r11, [rbp+r8]	// third2.step10.y
cmovc r11, rbp	// third2.step10.G
adc r12, 0	// third2.step10.w
cmovs r14, rbp	// third2.step10.h
mov qword ptr [rdi-48], r14	// third2.step10.store_h10
lea r9, [r10+rcx]	// change1.high1f.add
vpaddq ymm0, ymm12, ymm13	// update.limb6.vpaddq.2
vpaddq ymm8, ymm4, ymm0	// update.limb6.vpaddq.3
vpaddq ymm11, ymm8, ymmword ptr [rdi+512]	// update.limb6.vpaddq.4
mov r13, -2	// third2.step11.c1
vpxor ymm15, ymm6, ymmword ptr [rdi+928]	// third2.trail.vpxor.9
vpaddq ymm5, ymm11, ymm1	// update.limb6.vpaddq.5
cmovs rsi, rax	// third2.step10.d
sarx rbx, rsi, r15	// third2.step10.s
shl r9, 44	// change1.high1f.shl
mov qword ptr [rdi+368], r9	// change1.high1f.store_high1f
sub r13, rsi	// third2.step11.c1.2
mov rdx, qword ptr [rdi+88]	// change1.high1g.load_N1q
vpsrlq ymm12, ymm5, 30	// update.limb6.vpsrlq
lea r8, [rsi-1]	// third2.step11.c0
mov r12, r14	// copy for third2.step11.x
xor r12, rbx	// third2.step11.x
sar r11, 1	// third2.step11.t
lea rbp, [r11+r12]	// third2.step11.y
cmovc rbp, r11	// third2.step11.G
vmovdqa ymmword ptr [rdi+928], ymm15	// third2.trail.vmovdqa.2
vpand ymm13, ymm5, ymmword ptr [rdi+448]	// update.limb6.vpand
adc rbx, 0	// third2.step11.w
cmovs r14, r11	// third2.step11.h
mov qword ptr [rdi-40], r14	// third2.step11.store_h11
mov r10, -2	// third2.step12.c1
vmovdqa ymmword ptr [rdi+832], ymm13	// update.limb6.vmovdqa
vpmuldq ymm4, ymm9, ymmword ptr [rdi+896]	// update.last.vpmuldq
cmovs r8, r13	// third2.step11.d
sarx rcx, r8, r15	// third2.step11.s
imul rdx, qword ptr [rdi+672]	// change1.high1g.imul_above_f
sub r10, r8	// third2.step12.c1.2
lea rax, [r8-1]	// third2.step12.c0
mov r9, qword ptr [rdi+96]	// change1.high1g.load_N1r
imul r9, qword ptr [rdi+680]	// change1.high1g.imul_above_g
vpxor ymm0, ymm3, ymmword ptr [rdi+960]	// third2.trail.vpxor.10
vpmuldq ymm8, ymm10, ymm14	// update.last.vpmuldq.2
sub r9, rdx	// change1.high1g.sub
mov rsi, r14	// copy for third2.step12.x
xor rsi, rcx	// third2.step12.x
sar rbp, 1	// third2.step12.t
lea r12, [rbp+rsi]	// third2.step12.y
cmovc r12, rbp	// third2.step12.G
adc rcx, 0	// third2.step12.w
cmovs r14, rbp	// third2.step12.h
mov qword ptr [rdi-32], r14	// third2.step12.store_h12
vpaddq ymm6, ymm4, ymm8	// update.last.vpaddq
vpaddq ymm11, ymm6, ymmword ptr [rdi+512]	// update.last.vpaddq.2
mov rbx, qword ptr [rdi+360]	// change1.high1g.load_w1g
vmovdqa ymmword ptr [rdi+960], ymm0	// third2.trail.vmovdqa.3
vpaddq ymm1, ymm11, ymm12	// update.last.vpaddq.3
mov r11, -2	// third2.step13.c1
vpaddq ymm15, ymm1, ymm2	// update.last.vpaddq.4
vpand ymm5, ymm15, ymmword ptr [rdi+448]	// update.last.vpand
cmovs rax, r10	// third2.step12.d
sarx r13, rax, r15	// third2.step12.s
sar rbx, 21	// change1.high1g.sar
sub r11, rax	// third2.step13.c1.2
lea r8, [rbx+r9]	// change1.high1g.add
lea rdx, [rax-1]	// third2.step13.c0
mov rsi, r14	// copy for third2.step13.x
xor rsi, r13	// third2.step13.x
sar r12, 1	// third2.step13.t
lea rcx, [r12+rsi]	// third2.step13.y
cmovc rcx, r12	// third2.step13.G
vmovdqa ymmword ptr [rdi+864], ymm5	// update.last.vmovdqa
vpsrlq ymm13, ymm15, 30	// update.last.vpsrlq
adc r13, 0	// third2.step13.w
cmovs r14, r12	// third2.step13.h
mov qword ptr [rdi-24], r14	// third2.step13.store_h13
mov rbp, -2	// third2.step14.c1
vpaddq ymm9, ymm13, ymm7	// update.last.vpaddq.5
cmovs rdx, r11	// third2.step13.d
sarx r10, rdx, r15	// third2.step13.s
shl r8, 44	// change1.high1g.shl
mov qword ptr [rdi+376], r8	// change1.high1g.store_high1g
sub rbp, rdx	// third2.step14.c1.2
lea rbx, [rdx-1]	// third2.step14.c0
vpaddq ymm3, ymm9, ymmword ptr [rdi+576]	// update.last.vpaddq.6
vpand ymm10, ymm3, ymmword ptr [rdi+608]	// update.last.vpand.2
mov r9, r14	// copy for third2.step14.x
xor r9, r10	// third2.step14.x
sar rcx, 1	// third2.step14.t
lea rax, [rcx+r9]	// third2.step14.y
cmovc rax, rcx	// third2.step14.G
adc r10, 0	// third2.step14.w
cmovs r14, rcx	// third2.step14.h
mov qword ptr [rdi-16], r14	// third2.step14.store_h14
vmovdqa ymmword ptr [rdi+896], ymm10	// update.last.vmovdqa.2
vpsrlq ymm14, ymm3, 30	// update.last.vpsrlq.2
vperm2i128 ymm4, ymm14, ymm14, 0x08	// update.last.vperm2i128
mov rsi, -2	// third2.step15.c1
vpaddq ymm8, ymm4, ymmword ptr [rdi+640]	// update.last.vpaddq.7
cmovs rbx, rbp	// third2.step14.d
sarx r13, rbx, r15	// third2.step14.s
sub rsi, rbx	// third2.step15.c1.2
vpaddq ymm6, ymm8, ymmword ptr [rdi+704]	// update.last.vpaddq.8
lea r12, [rbx-1]	// third2.step15.c0
mov r11, r14	// copy for third2.step15.x
xor r11, r13	// third2.step15.x
sar rax, 1	// third2.step15.t
lea r8, [rax+r11]	// third2.step15.y
cmovc r8, rax	// third2.step15.G
vmovdqa ymmword ptr [rdi+704], ymm6	// update.last.vmovdqa.3
adc r13, 0	// third2.step15.w
cmovs r14, rax	// third2.step15.h
mov qword ptr [rdi-8], r14	// third2.step15.store_h15
mov rdx, -2	// third2.step16.c1
mov r9, qword ptr [rdi+720]	// update.last.turn.mov
cmovs r12, rsi	// third2.step15.d
sarx r10, r12, r15	// third2.step15.s
sub rdx, r12	// third2.step16.c1.2
lea rcx, [r12-1]	// third2.step16.c0
sar r9, 30	// update.last.turn.sar
mov rbp, r14	// copy for third2.step16.x
xor rbp, r10	// third2.step16.x
sar r8, 1	// third2.step16.t
lea rbx, [r8+rbp]	// third2.step16.y
cmovc rbx, r8	// third2.step16.G
adc r10, 0	// third2.step16.w
cmovs r14, r8	// third2.step16.h
mov qword ptr [rdi+0], r14	// third2.step16.store_h16
mov r11, -2	// third2.step17.c1
cmovs rcx, rdx	// third2.step16.d
sarx r13, rcx, r15	// third2.step16.s
add r9, qword ptr [rdi+752]	// update.last.turn.add
sub r11, rcx	// third2.step17.c1.2
sar r9, 30	// update.last.turn.sar.2
lea rax, [rcx-1]	// third2.step17.c0
mov rsi, r14	// copy for third2.step17.x
xor rsi, r13	// third2.step17.x
sar rbx, 1	// third2.step17.t
lea r12, [rbx+rsi]	// third2.step17.y
cmovc r12, rbx	// third2.step17.G
adc r13, 0	// third2.step17.w
cmovs r14, rbx	// third2.step17.h
mov qword ptr [rdi+8], r14	// third2.step17.store_h17
mov rbp, -2	// third2.step18.c1
cmovs rax, r11	// third2.step17.d
sarx r10, rax, r15	// third2.step17.s
add r9, qword ptr [rdi+784]	// update.last.turn.add.2
sub rbp, rax	// third2.step18.c1.2
lea r8, [rax-1]	// third2.step18.c0
sar r9, 30	// update.last.turn.sar.3
add r9, qword ptr [rdi+816]	// update.last.turn.add.3
mov rdx, r14	// copy for third2.step18.x
xor rdx, r10	// third2.step18.x
sar r12, 1	// third2.step18.t
lea rcx, [r12+rdx]	// third2.step18.y
cmovc rcx, r12	// third2.step18.G
adc r10, 0	// third2.step18.w
cmovs r14, r12	// third2.step18.h
mov qword ptr [rdi+16], r14	// third2.step18.store_h18
mov rsi, -2	// third2.step19.c1
cmovs r8, rbp	// third2.step18.d
sarx r13, r8, r15	// third2.step18.s
sar r9, 30	// update.last.turn.sar.4
sub rsi, r8	// third2.step19.c1.2
add r9, qword ptr [rdi+848]	// update.last.turn.add.4
lea rbx, [r8-1]	// third2.step19.c0
mov r11, r14	// copy for third2.step19.x
xor r11, r13	// third2.step19.x
sar rcx, 1	// third2.step19.t
lea rax, [rcx+r11]	// third2.step19.y
cmovc rax, rcx	// third2.step19.G
adc r13, 0	// third2.step19.w
cmovs r14, rcx	// third2.step19.h
mov qword ptr [rdi+24], r14	// third2.step19.store_h19
mov rdx, -2	// third2.step20.c1
cmovs rbx, rsi	// third2.step19.d
sarx r10, rbx, r15	// third2.step19.s
sar r9, 30	// update.last.turn.sar.5
sub rdx, rbx	// third2.step20.c1.2
lea r12, [rbx-1]	// third2.step20.c0
add r9, qword ptr [rdi+880]	// update.last.turn.add.5
sar r9, 30	// update.last.turn.sar.6
mov rbp, r14	// copy for third2.step20.x
xor rbp, r10	// third2.step20.x
sar rax, 1	// third2.step20.t
lea r8, [rax+rbp]	// third2.step20.y
cmovc r8, rax	// third2.step20.G
adc r10, 0	// third2.step20.w
cmovs r14, rax	// third2.step20.h
mov qword ptr [rdi+32], r14	// third2.step20.store_h20
cmovs r12, rdx	// third2.step20.d
mov r11, r8	// copy for change2.G.add_rounding_G
add r11, qword ptr [rdi+48]	// change2.G.add_rounding_G
mov r13, r14	// copy for change2.h.add_rounding_h
add r13, qword ptr [rdi+40]	// change2.h.add_rounding_h
mov rcx, r8	// copy for change2.G.shl
shl rcx, 43	// change2.G.shl
mov rsi, r14	// copy for change2.h.shl
shl rsi, 44	// change2.h.shl
rorx rbx, r11, 22	// change2.G.first_entry
rorx rbp, r11, 43	// change2.G.second_entry
rorx r10, r13, 21	// change2.h.first_entry
rorx rax, r13, 42	// change2.h.second_entry
add r9, qword ptr [rdi+912]	// update.last.turn.add.6
sarx rdx, r12, r15	// third2.step20.s
add rcx, qword ptr [rdi+64]	// change2.G.add_refill_G
add rsi, qword ptr [rdi+56]	// change2.h.add_refill_h
imul rbx, qword ptr [rdi+368]	// change2.G.imul_high1f
imul rbp, qword ptr [rdi+376]	// change2.G.imul_high1g
imul r10, qword ptr [rdi+368]	// change2.h.imul_high1f
imul rax, qword ptr [rdi+376]	// change2.h.imul_high1g
mov r11, qword ptr [rdi+248]	// update.last.turn.load_XM
mov r13, r11	// copy for update.last.turn.xor_F
xor r13, qword ptr [rdi+272]	// update.last.turn.xor_F
lea rbx, [rbx+rcx]	// change2.G.add
lea rcx, [r10+rsi]	// change2.h.add
mov r10, r11	// copy for update.last.turn.xor
xor r10, r9	// update.last.turn.xor
sub rbx, rbp	// change2.G.sub
sub rcx, rax	// change2.h.sub
ror rbx, 43	// change2.G.packed
andn rsi, r13, r10	// update.last.turn.andn
vmovdqu ymm0, ymmword ptr [rdi-120]	// third3.trail.vmovdqu
ror rcx, 44	// change2.h.packed
xor rsi, r11	// update.last.turn.xor.2
vpandn ymm11, ymm0, ymmword ptr [rdi-128]	// third3.trail.vpandn
xor rsi, qword ptr [rdi+280]	// update.last.turn.xor_turns
mov rbp, -2	// third3.step1.c1
sub rbp, r12	// third3.step1.c1.2
mov qword ptr [rdi+280], rsi	// update.last.turn.store_turns
vmovdqa ymm12, ymmword ptr [rdi-128]	// third3.trail.vmovdqa
mov qword ptr [rdi-128], rcx	// third3.store_h0
lea rax, [r12-1]	// third3.step1.c0
mov r13, rcx	// copy for third3.step1.x
xor r13, rdx	// third3.step1.x
sar rbx, 1	// third3.step1.t
lea r10, [rbx+r13]	// third3.step1.y
cmovc r10, rbx	// third3.step1.G
mov qword ptr [rdi+272], r9	// update.last.turn.store_F
vmovdqu ymm1, ymmword ptr [rdi-88]	// third3.trail.vmovdqu.2
adc rdx, 0	// third3.step1.w
cmovs rcx, rbx	// third3.step1.h
mov qword ptr [rdi-120], rcx	// third3.step1.store_h1
mov r11, -2	// third3.step2.c1
mov qword ptr [rdi+256], r14	// change2.store_end2
cmovs rax, rbp	// third3.step1.d
sarx rsi, rax, r15	// third3.step1.s
sub r11, rax	// third3.step2.c1.2
lea r12, [rax-1]	// third3.step2.c0
mov r13, r14	// copy for change2.N2v.add_rounding_h
add r13, qword ptr [rdi+40]	// change2.N2v.add_rounding_h
vpandn ymm2, ymm1, ymmword ptr [rdi-96]	// third3.trail.vpandn.2
mov r9, rcx	// copy for third3.step2.x
xor r9, rsi	// third3.step2.x
sar r10, 1	// third3.step2.t
lea rdx, [r10+r9]	// third3.step2.y
cmovc rdx, r10	// third3.step2.G
adc rsi, 0	// third3.step2.w
cmovs rcx, r10	// third3.step2.h
mov qword ptr [rdi-112], rcx	// third3.step2.store_h2
vpxor ymm5, ymm12, ymmword ptr [rdi-96]	// third3.trail.vpxor
mov rbx, -2	// third3.step3.c1
cmovs r12, r11	// third3.step2.d
sar r13, 42	// change2.N2v.sar
mov qword ptr [rdi+384], r13	// change2.N2v.store_N2v
sarx rbp, r12, r15	// third3.step2.s
lea rax, [r14+1048576]	// change2.N2u.offset
sub rbx, r12	// third3.step3.c1.2
shl rax, 22	// change2.N2u.shl
sar rax, 43	// change2.N2u.sar
lea r9, [r12-1]	// third3.step3.c0
mov rsi, rcx	// copy for third3.step3.x
xor rsi, rbp	// third3.step3.x
sar rdx, 1	// third3.step3.t
lea r10, [rdx+rsi]	// third3.step3.y
cmovc r10, rdx	// third3.step3.G
vpxor ymm15, ymm11, ymm2	// third3.trail.vpxor.2
mov qword ptr [rdi+392], rax	// change2.N2u.store_N2u
adc rbp, 0	// third3.step3.w
cmovs rcx, rdx	// third3.step3.h
mov qword ptr [rdi-104], rcx	// third3.step3.store_h3
mov r11, -2	// third3.step4.c1
vmovdqu ymm13, ymmword ptr [rdi-56]	// third3.trail.vmovdqu.3
cmovs r9, rbx	// third3.step3.d
sarx r13, r9, r15	// third3.step3.s
mov r14, r8	// copy for change2.N2r.add_rounding_G
add r14, qword ptr [rdi+48]	// change2.N2r.add_rounding_G
sub r11, r9	// third3.step4.c1.2
lea r12, [r9-1]	// third3.step4.c0
sar r14, 43	// change2.N2r.sar
mov qword ptr [rdi+400], r14	// change2.N2r.store_N2r
lea rsi, [r8+2097152]	// change2.N2q.offset
mov rax, rcx	// copy for third3.step4.x
xor rax, r13	// third3.step4.x
sar r10, 1	// third3.step4.t
lea rbp, [r10+rax]	// third3.step4.y
cmovc rbp, r10	// third3.step4.G
adc r13, 0	// third3.step4.w
cmovs rcx, r10	// third3.step4.h
mov qword ptr [rdi-96], rcx	// third3.step4.store_h4
vpandn ymm7, ymm13, ymmword ptr [rdi-64]	// third3.trail.vpandn.3
mov rdx, -2	// third3.step5.c1
vpxor ymm9, ymm5, ymmword ptr [rdi-64]	// third3.trail.vpxor.3
cmovs r12, r11	// third3.step4.d
shl rsi, 21	// change2.N2q.shl
sarx rbx, r12, r15	// third3.step4.s
sar rsi, 43	// change2.N2q.sar
mov qword ptr [rdi+408], rsi	// change2.N2q.store_N2q
sub rdx, r12	// third3.step5.c1.2
mov r9, qword ptr [rdi+392]	// change2.Yu.load_N2u
imul r9, qword ptr [rdi+72]	// change2.Yu.imul_N1u
lea r14, [r12-1]	// third3.step5.c0
mov r8, rcx	// copy for third3.step5.x
xor r8, rbx	// third3.step5.x
sar rbp, 1	// third3.step5.t
lea rax, [rbp+r8]	// third3.step5.y
cmovc rax, rbp	// third3.step5.G
mov r13, qword ptr [rdi+384]	// change2.Yu.load_N2v
adc rbx, 0	// third3.step5.w
cmovs rcx, rbp	// third3.step5.h
mov qword ptr [rdi-88], rcx	// third3.step5.store_h5
vpxor ymm10, ymm15, ymm7	// third3.trail.vpxor.4
mov r10, -2	// third3.step6.c1
cmovs r14, rdx	// third3.step5.d
sarx r11, r14, r15	// third3.step5.s
imul r13, qword ptr [rdi+88]	// change2.Yu.imul_N1q
sub r10, r14	// third3.step6.c1.2
lea rsi, [r14-1]	// third3.step6.c0
sub r13, r9	// change2.Yu.sub
mov qword ptr [rdi+128], r13	// change2.Yu.store_Yu
vmovdqu ymm3, ymmword ptr [rdi-24]	// third3.trail.vmovdqu.4
mov r12, qword ptr [rdi+392]	// change2.Yv.load_N2u
mov r8, rcx	// copy for third3.step6.x
xor r8, r11	// third3.step6.x
sar rax, 1	// third3.step6.t
lea rbx, [rax+r8]	// third3.step6.y
cmovc rbx, rax	// third3.step6.G
adc r11, 0	// third3.step6.w
cmovs rcx, rax	// third3.step6.h
mov qword ptr [rdi-80], rcx	// third3.step6.store_h6
vpandn ymm14, ymm3, ymmword ptr [rdi-32]	// third3.trail.vpandn.4
mov rbp, -2	// third3.step7.c1
cmovs rsi, r10	// third3.step6.d
imul r12, qword ptr [rdi+80]	// change2.Yv.imul_N1v
sarx rdx, rsi, r15	// third3.step6.s
mov r14, qword ptr [rdi+384]	// change2.Yv.load_N2v
imul r14, qword ptr [rdi+96]	// change2.Yv.imul_N1r
sub rbp, rsi	// third3.step7.c1.2
sub r14, r12	// change2.Yv.sub
mov qword ptr [rdi+136], r14	// change2.Yv.store_Yv
lea r9, [rsi-1]	// third3.step7.c0
mov r13, rcx	// copy for third3.step7.x
xor r13, rdx	// third3.step7.x
sar rbx, 1	// third3.step7.t
lea r8, [rbx+r13]	// third3.step7.y
cmovc r8, rbx	// third3.step7.G
vpxor ymm4, ymm9, ymmword ptr [rdi-32]	// third3.trail.vpxor.5
mov r11, qword ptr [rdi+408]	// change2.Yq.load_N2q
adc rdx, 0	// third3.step7.w
cmovs rcx, rbx	// third3.step7.h
mov qword ptr [rdi-72], rcx	// third3.step7.store_h7
mov rax, -2	// third3.step8.c1
cmovs r9, rbp	// third3.step7.d
sarx r10, r9, r15	// third3.step7.s
imul r11, qword ptr [rdi+72]	// change2.Yq.imul_N1u
sub rax, r9	// third3.step8.c1.2
lea r12, [r9-1]	// third3.step8.c0
mov r14, qword ptr [rdi+400]	// change2.Yq.load_N2r
vpxor ymm8, ymm10, ymm14	// third3.trail.vpxor.6
imul r14, qword ptr [rdi+88]	// change2.Yq.imul_N1q
sub r14, r11	// change2.Yq.sub
mov rsi, rcx	// copy for third3.step8.x
xor rsi, r10	// third3.step8.x
sar r8, 1	// third3.step8.t
lea r13, [r8+rsi]	// third3.step8.y
cmovc r13, r8	// third3.step8.G
adc r10, 0	// third3.step8.w
cmovs rcx, r8	// third3.step8.h
mov qword ptr [rdi-64], rcx	// third3.step8.store_h8
mov qword ptr [rdi+144], r14	// change2.Yq.store_Yq
vmovdqu ymm6, ymmword ptr [rdi+8]	// third3.trail.vmovdqu.5
mov rdx, qword ptr [rdi+408]	// change2.Yr.load_N2q
mov rbx, -2	// third3.step9.c1
vpandn ymm0, ymm6, ymmword ptr [rdi+0]	// third3.trail.vpandn.5
cmovs r12, rax	// third3.step8.d
sarx rbp, r12, r15	// third3.step8.s
imul rdx, qword ptr [rdi+80]	// change2.Yr.imul_N1v
sub rbx, r12	// third3.step9.c1.2
mov r9, qword ptr [rdi+400]	// change2.Yr.load_N2r
lea r11, [r12-1]	// third3.step9.c0
mov rsi, rcx	// copy for third3.step9.x
xor rsi, rbp	// third3.step9.x
sar r13, 1	// third3.step9.t
lea r10, [r13+rsi]	// third3.step9.y
cmovc r10, r13	// third3.step9.G
adc rbp, 0	// third3.step9.w
cmovs rcx, r13	// third3.step9.h
mov qword ptr [rdi-56], rcx	// third3.step9.store_h9
mov r8, -2	// third3.step10.c1
vpxor ymm1, ymm4, ymmword ptr [rdi+0]	// third3.trail.vpxor.7
cmovs r11, rbx	// third3.step9.d
imul r9, qword ptr [rdi+96]	// change2.Yr.imul_N1r
sarx r14, r11, r15	// third3.step9.s
sub r9, rdx	// change2.Yr.sub
sub r8, r11	// third3.step10.c1.2
lea rax, [r11-1]	// third3.step10.c0
mov qword ptr [rdi+152], r9	// change2.Yr.store_Yr
mov r12, qword ptr [rdi+392]	// change2.w2f.load_N2u
imul r12, qword ptr [rdi+352]	// change2.w2f.imul_w1f
vpxor ymm12, ymm8, ymm0	// third3.trail.vpxor.8
mov rsi, rcx	// copy for third3.step10.x
xor rsi, r14	// third3.step10.x
sar r10, 1	// third3.step10.t
lea rbp, [r10+rsi]	// third3.step10.y
cmovc rbp, r10	// third3.step10.G
adc r14, 0	// third3.step10.w
cmovs rcx, r10	// third3.step10.h
mov qword ptr [rdi-48], rcx	// third3.step10.store_h10
mov r13, qword ptr [rdi+384]	// change2.w2f.load_N2v
mov rbx, -2	// third3.step11.c1
vpxor ymm11, ymm1, ymmword ptr [rdi+928]	// third3.trail.vpxor.9
cmovs rax, r8	// third3.step10.d
imul r13, qword ptr [rdi+360]	// change2.w2f.imul_w1g
sarx rdx, rax, r15	// third3.step10.s
sub r13, r12	// change2.w2f.sub
sub rbx, rax	// third3.step11.c1.2
sar r13, 20	// change2.w2f.sar
mov r11, qword ptr [rdi+128]	// change2.w2f.load_Yu
lea r9, [rax-1]	// third3.step11.c0
mov rsi, rcx	// copy for third3.step11.x
xor rsi, rdx	// third3.step11.x
sar rbp, 1	// third3.step11.t
lea r14, [rbp+rsi]	// third3.step11.y
cmovc r14, rbp	// third3.step11.G
vmovdqa ymmword ptr [rdi+928], ymm11	// third3.trail.vmovdqa.2
adc rdx, 0	// third3.step11.w
cmovs rcx, rbp	// third3.step11.h
mov qword ptr [rdi-40], rcx	// third3.step11.store_h11
mov r10, -2	// third3.step12.c1
cmovs r9, rbx	// third3.step11.d
sarx r8, r9, r15	// third3.step11.s
imul r11, qword ptr [rdi+672]	// change2.w2f.imul_above_f
mov r12, qword ptr [rdi+136]	// change2.w2f.load_Yv
sub r10, r9	// third3.step12.c1.2
lea rax, [r9-1]	// third3.step12.c0
imul r12, qword ptr [rdi+680]	// change2.w2f.imul_above_g
sub r12, r11	// change2.w2f.sub.2
vpxor ymm2, ymm12, ymmword ptr [rdi+960]	// third3.trail.vpxor.10
lea rsi, [r13+2*r12]	// change2.w2f.lea
mov rdx, rcx	// copy for third3.step12.x
xor rdx, r8	// third3.step12.x
sar r14, 1	// third3.step12.t
lea rbp, [r14+rdx]	// third3.step12.y
cmovc rbp, r14	// third3.step12.G
adc r8, 0	// third3.step12.w
cmovs rcx, r14	// third3.step12.h
mov qword ptr [rdi-32], rcx	// third3.step12.store_h12
mov qword ptr [rdi+160], rsi	// change2.w2f.store_w2f
vmovdqa ymmword ptr [rdi+960], ymm2	// third3.trail.vmovdqa.3
mov rbx, -2	// third3.step13.c1
cmovs rax, r10	// third3.step12.d
sarx r9, rax, r15	// third3.step12.s
sar rsi, 21	// change2.w2f.sar.2
shl rsi, 44	// change2.w2f.shl
sub rbx, rax	// third3.step13.c1.2
mov qword ptr [rdi+416], rsi	// change2.w2f.store_high2f
mov r11, qword ptr [rdi+408]	// change2.w2g.load_N2q
lea r13, [rax-1]	// third3.step13.c0
mov r12, rcx	// copy for third3.step13.x
xor r12, r9	// third3.step13.x
sar rbp, 1	// third3.step13.t
lea rdx, [rbp+r12]	// third3.step13.y
cmovc rdx, rbp	// third3.step13.G
adc r9, 0	// third3.step13.w
cmovs rcx, rbp	// third3.step13.h
mov qword ptr [rdi-24], rcx	// third3.step13.store_h13
mov r8, -2	// third3.step14.c1
cmovs r13, rbx	// third3.step13.d
sarx r14, r13, r15	// third3.step13.s
imul r11, qword ptr [rdi+352]	// change2.w2g.imul_w1f
mov r10, qword ptr [rdi+400]	// change2.w2g.load_N2r
sub r8, r13	// third3.step14.c1.2
lea rsi, [r13-1]	// third3.step14.c0
imul r10, qword ptr [rdi+360]	// change2.w2g.imul_w1g
sub r10, r11	// change2.w2g.sub
sar r10, 20	// change2.w2g.sar
mov rax, rcx	// copy for third3.step14.x
xor rax, r14	// third3.step14.x
sar rdx, 1	// third3.step14.t
lea r12, [rdx+rax]	// third3.step14.y
cmovc r12, rdx	// third3.step14.G
adc r14, 0	// third3.step14.w
cmovs rcx, rdx	// third3.step14.h
mov qword ptr [rdi-16], rcx	// third3.step14.store_h14
mov r9, qword ptr [rdi+144]	// change2.w2g.load_Yq
mov rbp, -2	// third3.step15.c1
cmovs rsi, r8	// third3.step14.d
sarx rbx, rsi, r15	// third3.step14.s
imul r9, qword ptr [rdi+672]	// change2.w2g.imul_above_f
mov r13, qword ptr [rdi+152]	// change2.w2g.load_Yr
sub rbp, rsi	// third3.step15.c1.2
imul r13, qword ptr [rdi+680]	// change2.w2g.imul_above_g
sub r13, r9	// change2.w2g.sub.2
lea r11, [rsi-1]	// third3.step15.c0
mov rax, rcx	// copy for third3.step15.x
xor rax, rbx	// third3.step15.x
sar r12, 1	// third3.step15.t
lea r14, [r12+rax]	// third3.step15.y
cmovc r14, r12	// third3.step15.G
lea rdx, [r10+2*r13]	// change2.w2g.lea
adc rbx, 0	// third3.step15.w
cmovs rcx, r12	// third3.step15.h
mov qword ptr [rdi-8], rcx	// third3.step15.store_h15
mov r8, -2	// third3.step16.c1
mov qword ptr [rdi+168], rdx	// change2.w2g.store_w2g
cmovs r11, rbp	// third3.step15.d
sarx r9, r11, r15	// third3.step15.s
sub r8, r11	// third3.step16.c1.2
lea rsi, [r11-1]	// third3.step16.c0
sar rdx, 21	// change2.w2g.sar.2
shl rdx, 44	// change2.w2g.shl
mov rax, rcx	// copy for third3.step16.x
xor rax, r9	// third3.step16.x
sar r14, 1	// third3.step16.t
lea r10, [r14+rax]	// third3.step16.y
cmovc r10, r14	// third3.step16.G
adc r9, 0	// third3.step16.w
cmovs rcx, r14	// third3.step16.h
mov qword ptr [rdi+0], rcx	// third3.step16.store_h16
mov qword ptr [rdi+424], rdx	// change2.w2g.store_high2g
mov r13, qword ptr [rdi+128]	// change2.XY.load_Yu
mov rbx, -2	// third3.step17.c1
cmovs rsi, r8	// third3.step16.d
sarx r12, rsi, r15	// third3.step16.s
sar r13, 63	// change2.XY.sar
sub rbx, rsi	// third3.step17.c1.2
add r13, qword ptr [rdi+136]	// change2.XY.add_Yv
mov qword ptr [rdi+240], r13	// change2.XY.store_XY
lea rbp, [rsi-1]	// third3.step17.c0
mov r11, rcx	// copy for third3.step17.x
xor r11, r12	// third3.step17.x
sar r10, 1	// third3.step17.t
lea rax, [r10+r11]	// third3.step17.y
cmovc rax, r10	// third3.step17.G
adc r12, 0	// third3.step17.w
cmovs rcx, r10	// third3.step17.h
mov qword ptr [rdi+8], rcx	// third3.step17.store_h17
mov r9, -2	// third3.step18.c1
cmovs rbp, rbx	// third3.step17.d
sarx r14, rbp, r15	// third3.step17.s
sub r9, rbp	// third3.step18.c1.2
lea rdx, [rbp-1]	// third3.step18.c0
mov r8, rcx	// copy for third3.step18.x
xor r8, r14	// third3.step18.x
sar rax, 1	// third3.step18.t
lea r13, [rax+r8]	// third3.step18.y
cmovc r13, rax	// third3.step18.G
adc r14, 0	// third3.step18.w
cmovs rcx, rax	// third3.step18.h
mov qword ptr [rdi+16], rcx	// third3.step18.store_h18
mov rsi, -2	// third3.step19.c1
cmovs rdx, r9	// third3.step18.d
sarx r11, rdx, r15	// third3.step18.s
sub rsi, rdx	// third3.step19.c1.2
lea r12, [rdx-1]	// third3.step19.c0
mov r10, rcx	// copy for third3.step19.x
xor r10, r11	// third3.step19.x
sar r13, 1	// third3.step19.t
lea rbx, [r13+r10]	// third3.step19.y
cmovc rbx, r13	// third3.step19.G
adc r11, 0	// third3.step19.w
cmovs rcx, r13	// third3.step19.h
mov qword ptr [rdi+24], rcx	// third3.step19.store_h19
mov rbp, -2	// third3.step20.c1
cmovs r12, rsi	// third3.step19.d
sarx r8, r12, r15	// third3.step19.s
sub rbp, r12	// third3.step20.c1.2
lea r14, [r12-1]	// third3.step20.c0
mov rax, rcx	// copy for third3.step20.x
xor rax, r8	// third3.step20.x
sar rbx, 1	// third3.step20.t
lea r9, [rbx+rax]	// third3.step20.y
cmovc r9, rbx	// third3.step20.G
adc r8, 0	// third3.step20.w
cmovs rcx, rbx	// third3.step20.h
mov qword ptr [rdi+32], rcx	// third3.step20.store_h20
mov qword ptr [rdi+112], rcx	// change3.store_end_h
mov qword ptr [rdi+120], r9	// change3.store_end_G
cmovs r14, rbp	// third3.step20.d
mov rdx, r9	// copy for change3.G.add_rounding_G
add rdx, qword ptr [rdi+48]	// change3.G.add_rounding_G
mov r10, rcx	// copy for change3.h.add_rounding_h
add r10, qword ptr [rdi+40]	// change3.h.add_rounding_h
shl r9, 43	// change3.G.shl
shl rcx, 44	// change3.h.shl
rorx r11, rdx, 22	// change3.G.first_entry
rorx r13, rdx, 43	// change3.G.second_entry
rorx rsi, r10, 21	// change3.h.first_entry
rorx r12, r10, 42	// change3.h.second_entry
sarx rax, r14, r15	// third3.step20.s
add r9, qword ptr [rdi+64]	// change3.G.add_refill_G
add rcx, qword ptr [rdi+56]	// change3.h.add_refill_h
imul r11, qword ptr [rdi+416]	// change3.G.imul_high2f
imul r13, qword ptr [rdi+424]	// change3.G.imul_high2g
imul rsi, qword ptr [rdi+416]	// change3.h.imul_high2f
imul r12, qword ptr [rdi+424]	// change3.h.imul_high2g
lea r8, [r11+r9]	// change3.G.add
lea rbx, [rsi+rcx]	// change3.h.add
sub r8, r13	// change3.G.sub
sub rbx, r12	// change3.h.sub
ror r8, 43	// change3.G.packed
ror rbx, 44	// change3.h.packed
mov rcx, rbx	// output
mov rbx, r8	// output
mov rdx, r14	// output
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
