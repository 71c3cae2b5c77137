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
// Length: 18 limbs of 30 bits; 1309 instructions a batch, 720 for its steps (form: carry), 60 for the trail.
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
mov rax, -2	// third1.step1.c1
sub rax, rdx	// third1.step1.c1.2
vmovdqu ymm0, ymmword ptr [rdi-120]	// third1.trail.vmovdqu
lea rbp, [rdx-1]	// third1.step1.c0
mov r8, rcx	// copy for third1.step1.x
xor r8, rsi	// third1.step1.x
vpandn ymm1, ymm0, ymmword ptr [rdi-128]	// third1.trail.vpandn
sar rbx, 1	// third1.step1.t
mov r9, -2	// third1.step2.c1
mov r10, qword ptr [rdi+112]	// end.load_end_h
lea r11, [rbx+r8]	// third1.step1.y
mov r12, qword ptr [rdi+120]	// end.load_end_G
cmovc r11, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
cmovs rbp, rax	// third1.step1.d
lea r13, [rbp-1]	// third1.step2.c0
vmovdqa ymm2, ymmword ptr [rdi-128]	// third1.trail.vmovdqa
mov qword ptr [rdi-128], rcx	// third1.store_h0
cmovs rcx, rbx	// third1.step1.h
sub r9, rbp	// third1.step2.c1.2
mov r14, r10	// copy for end.N3v.add_rounding_h
add r14, qword ptr [rdi+40]	// end.N3v.add_rounding_h
mov rdx, -2	// third1.step3.c1
sar r14, 42	// end.N3v.sar
sarx r8, rbp, r15	// third1.step1.s
mov rsi, rcx	// copy for third1.step2.x
xor rsi, r8	// third1.step2.x
sar r11, 1	// third1.step2.t
vmovdqu ymm3, ymmword ptr [rdi-88]	// third1.trail.vmovdqu.2
mov qword ptr [rdi+288], r14	// end.N3v.store_N3v
mov qword ptr [rdi-120], rcx	// third1.step1.store_h1
lea rax, [r10+1048576]	// end.N3u.offset
mov rbx, -2	// third1.step4.c1
lea rbp, [r11+rsi]	// third1.step2.y
cmovc rbp, r11	// third1.step2.G
adc r8, 0	// third1.step2.w
cmovs r13, r9	// third1.step2.d
lea r14, [r13-1]	// third1.step3.c0
cmovs rcx, r11	// third1.step2.h
sub rdx, r13	// third1.step3.c1.2
shl rax, 22	// end.N3u.shl
sar rax, 43	// end.N3u.sar
sarx r10, r13, r15	// third1.step2.s
mov rsi, rcx	// copy for third1.step3.x
xor rsi, r10	// third1.step3.x
sar rbp, 1	// third1.step3.t
mov qword ptr [rdi+296], rax	// end.N3u.store_N3u
vpandn ymm4, ymm3, ymmword ptr [rdi-96]	// third1.trail.vpandn.2
mov qword ptr [rdi-112], rcx	// third1.step2.store_h2
lea r8, [rbp+rsi]	// third1.step3.y
cmovc r8, rbp	// third1.step3.G
adc r10, 0	// third1.step3.w
cmovs r14, rdx	// third1.step3.d
lea r9, [r14-1]	// third1.step4.c0
cmovs rcx, rbp	// third1.step3.h
sub rbx, r14	// third1.step4.c1.2
mov r11, r12	// copy for end.N3r.add_rounding_G
add r11, qword ptr [rdi+48]	// end.N3r.add_rounding_G
sar r11, 43	// end.N3r.sar
mov qword ptr [rdi+304], r11	// end.N3r.store_N3r
mov r13, -2	// third1.step5.c1
vpxor ymm5, ymm2, ymmword ptr [rdi-96]	// third1.trail.vpxor
sarx rax, r14, r15	// third1.step3.s
mov rsi, rcx	// copy for third1.step4.x
xor rsi, rax	// third1.step4.x
sar r8, 1	// third1.step4.t
lea r10, [r12+2097152]	// end.N3q.offset
mov qword ptr [rdi-104], rcx	// third1.step3.store_h3
mov rdx, -2	// third1.step6.c1
lea rbp, [r8+rsi]	// third1.step4.y
cmovc rbp, r8	// third1.step4.G
adc rax, 0	// third1.step4.w
cmovs r9, rbx	// third1.step4.d
lea r11, [r9-1]	// third1.step5.c0
cmovs rcx, r8	// third1.step4.h
sub r13, r9	// third1.step5.c1.2
shl r10, 21	// end.N3q.shl
sar r10, 43	// end.N3q.sar
mov qword ptr [rdi+312], r10	// end.N3q.store_N3q
sarx r14, r9, r15	// third1.step4.s
mov r12, rcx	// copy for third1.step5.x
xor r12, r14	// third1.step5.x
sar rbp, 1	// third1.step5.t
mov rsi, qword ptr [rdi+112]	// end.load_end_h.2
vpxor ymm6, ymm1, ymm4	// third1.trail.vpxor.2
mov qword ptr [rdi-96], rcx	// third1.step4.store_h4
mov qword ptr [rdi+264], rsi	// end.store_end3
mov rax, qword ptr [rdi+296]	// end.Mu.load_N3u
vmovdqu ymm7, ymmword ptr [rdi-56]	// third1.trail.vmovdqu.3
lea rbx, [rbp+r12]	// third1.step5.y
cmovc rbx, rbp	// third1.step5.G
adc r14, 0	// third1.step5.w
cmovs r11, r13	// third1.step5.d
lea r8, [r11-1]	// third1.step6.c0
cmovs rcx, rbp	// third1.step5.h
sub rdx, r11	// third1.step6.c1.2
imul rax, qword ptr [rdi+128]	// end.Mu.imul_Yu
mov r10, qword ptr [rdi+288]	// end.Mu.load_N3v
sarx r9, r11, r15	// third1.step5.s
mov rsi, rcx	// copy for third1.step6.x
xor rsi, r9	// third1.step6.x
sar rbx, 1	// third1.step6.t
mov r12, -2	// third1.step7.c1
mov qword ptr [rdi-88], rcx	// third1.step5.store_h5
vpandn ymm8, ymm7, ymmword ptr [rdi-64]	// third1.trail.vpandn.3
vpxor ymm9, ymm5, ymmword ptr [rdi-64]	// third1.trail.vpxor.3
mov r14, -2	// third1.step8.c1
lea r13, [rbx+rsi]	// third1.step6.y
cmovc r13, rbx	// third1.step6.G
adc r9, 0	// third1.step6.w
cmovs r8, rdx	// third1.step6.d
lea rbp, [r8-1]	// third1.step7.c0
cmovs rcx, rbx	// third1.step6.h
sub r12, r8	// third1.step7.c1.2
imul r10, qword ptr [rdi+144]	// end.Mu.imul_Yq
sub rax, r10	// end.Mu.sub
mov qword ptr [rdi+200], rax	// end.Mu.store_Mu
mov r11, qword ptr [rdi+296]	// end.Mv.load_N3u
sarx rsi, r8, r15	// third1.step6.s
mov r9, rcx	// copy for third1.step7.x
xor r9, rsi	// third1.step7.x
sar r13, 1	// third1.step7.t
mov qword ptr [rdi-80], rcx	// third1.step6.store_h6
vpxor ymm10, ymm6, ymm8	// third1.trail.vpxor.4
mov rdx, -2	// third1.step9.c1
lea rbx, [r13+r9]	// third1.step7.y
cmovc rbx, r13	// third1.step7.G
adc rsi, 0	// third1.step7.w
cmovs rbp, r12	// third1.step7.d
lea r10, [rbp-1]	// third1.step8.c0
cmovs rcx, r13	// third1.step7.h
sub r14, rbp	// third1.step8.c1.2
imul r11, qword ptr [rdi+136]	// end.Mv.imul_Yv
mov rax, qword ptr [rdi+288]	// end.Mv.load_N3v
imul rax, qword ptr [rdi+152]	// end.Mv.imul_Yr
sub rax, r11	// end.Mv.sub
sarx r8, rbp, r15	// third1.step7.s
mov r9, rcx	// copy for third1.step8.x
xor r9, r8	// third1.step8.x
sar rbx, 1	// third1.step8.t
mov qword ptr [rdi+216], rax	// end.Mv.store_Mv
mov qword ptr [rdi-72], rcx	// third1.step7.store_h7
mov rsi, qword ptr [rdi+312]	// end.Mq.load_N3q
vmovdqu ymm11, ymmword ptr [rdi-24]	// third1.trail.vmovdqu.4
mov r12, -2	// third1.step10.c1
lea r13, [rbx+r9]	// third1.step8.y
cmovc r13, rbx	// third1.step8.G
adc r8, 0	// third1.step8.w
cmovs r10, r14	// third1.step8.d
lea r11, [r10-1]	// third1.step9.c0
cmovs rcx, rbx	// third1.step8.h
sub rdx, r10	// third1.step9.c1.2
imul rsi, qword ptr [rdi+128]	// end.Mq.imul_Yu
mov rbp, qword ptr [rdi+304]	// end.Mq.load_N3r
sarx rax, r10, r15	// third1.step8.s
mov r9, rcx	// copy for third1.step9.x
xor r9, rax	// third1.step9.x
sar r13, 1	// third1.step9.t
mov qword ptr [rdi-64], rcx	// third1.step8.store_h8
vpandn ymm12, ymm11, ymmword ptr [rdi-32]	// third1.trail.vpandn.4
lea r8, [r13+r9]	// third1.step9.y
cmovc r8, r13	// third1.step9.G
adc rax, 0	// third1.step9.w
cmovs r11, rdx	// third1.step9.d
lea r14, [r11-1]	// third1.step10.c0
cmovs rcx, r13	// third1.step9.h
imul rbp, qword ptr [rdi+144]	// end.Mq.imul_Yq
sub r12, r11	// third1.step10.c1.2
sub rsi, rbp	// end.Mq.sub
mov qword ptr [rdi+224], rsi	// end.Mq.store_Mq
mov rbx, qword ptr [rdi+312]	// end.Mr.load_N3q
mov r10, -2	// third1.step11.c1
imul rbx, qword ptr [rdi+136]	// end.Mr.imul_Yv
sarx r9, r11, r15	// third1.step9.s
mov rax, rcx	// copy for third1.step10.x
xor rax, r9	// third1.step10.x
sar r8, 1	// third1.step10.t
vpxor ymm13, ymm9, ymmword ptr [rdi-32]	// third1.trail.vpxor.5
mov rdx, qword ptr [rdi+304]	// end.Mr.load_N3r
mov qword ptr [rdi-56], rcx	// third1.step9.store_h9
mov r13, -2	// third1.step12.c1
vpxor ymm14, ymm10, ymm12	// third1.trail.vpxor.6
lea rbp, [r8+rax]	// third1.step10.y
cmovc rbp, r8	// third1.step10.G
adc r9, 0	// third1.step10.w
cmovs r14, r12	// third1.step10.d
lea rsi, [r14-1]	// third1.step11.c0
cmovs rcx, r8	// third1.step10.h
sub r10, r14	// third1.step11.c1.2
imul rdx, qword ptr [rdi+152]	// end.Mr.imul_Yr
sub rdx, rbx	// end.Mr.sub
mov qword ptr [rdi+208], rdx	// end.Mr.store_Mr
sarx r11, r14, r15	// third1.step10.s
mov rax, rcx	// copy for third1.step11.x
xor rax, r11	// third1.step11.x
sar rbp, 1	// third1.step11.t
mov r9, qword ptr [rdi+296]	// end.w0f.load_N3u
mov qword ptr [rdi-48], rcx	// third1.step10.store_h10
lea r12, [rbp+rax]	// third1.step11.y
cmovc r12, rbp	// third1.step11.G
adc r11, 0	// third1.step11.w
cmovs rsi, r10	// third1.step11.d
lea r8, [rsi-1]	// third1.step12.c0
vmovdqu ymm15, ymmword ptr [rdi+8]	// third1.trail.vmovdqu.5
cmovs rcx, rbp	// third1.step11.h
sub r13, rsi	// third1.step12.c1.2
imul r9, qword ptr [rdi+160]	// end.w0f.imul_w2f
mov rbx, qword ptr [rdi+288]	// end.w0f.load_N3v
imul rbx, qword ptr [rdi+168]	// end.w0f.imul_w2g
mov rdx, -2	// third1.step13.c1
sarx r14, rsi, r15	// third1.step11.s
mov rax, rcx	// copy for third1.step12.x
xor rax, r14	// third1.step12.x
sar r12, 1	// third1.step12.t
vpandn ymm0, ymm15, ymmword ptr [rdi+0]	// third1.trail.vpandn.5
mov qword ptr [rdi-40], rcx	// third1.step11.store_h11
lea r11, [r12+rax]	// third1.step12.y
cmovc r11, r12	// third1.step12.G
adc r14, 0	// third1.step12.w
cmovs r8, r13	// third1.step12.d
cmovs rcx, r12	// third1.step12.h
sub rdx, r8	// third1.step13.c1.2
sub rbx, r9	// end.w0f.sub
sar rbx, 20	// end.w0f.sar
shl rbx, 23	// end.w0f.shl
lea r10, [r8-1]	// third1.step13.c0
sarx rbp, r8, r15	// third1.step12.s
mov rsi, rcx	// copy for third1.step13.x
xor rsi, rbp	// third1.step13.x
shr rbx, 23	// end.w0f.shr
mov rax, -2	// third1.step14.c1
mov qword ptr [rdi+320], rbx	// end.w0f.store_w0f
sar r11, 1	// third1.step13.t
vpxor ymm3, ymm13, ymmword ptr [rdi+0]	// third1.trail.vpxor.7
mov qword ptr [rdi-32], rcx	// third1.step12.store_h12
mov r14, -2	// third1.step15.c1
vpxor ymm2, ymm14, ymm0	// third1.trail.vpxor.8
lea r13, [r11+rsi]	// third1.step13.y
cmovc r13, r11	// third1.step13.G
adc rbp, 0	// third1.step13.w
cmovs r10, rdx	// third1.step13.d
lea r12, [r10-1]	// third1.step14.c0
cmovs rcx, r11	// third1.step13.h
sub rax, r10	// third1.step14.c1.2
shr rbx, 21	// end.w0f.shr.2
shl rbx, 44	// end.w0f.shl.2
mov qword ptr [rdi+328], rbx	// end.w0f.store_high0f
mov r9, qword ptr [rdi+312]	// end.w0g.load_N3q
sarx r8, r10, r15	// third1.step13.s
mov rsi, rcx	// copy for third1.step14.x
xor rsi, r8	// third1.step14.x
sar r13, 1	// third1.step14.t
mov qword ptr [rdi-24], rcx	// third1.step13.store_h13
vpxor ymm1, ymm3, ymmword ptr [rdi+992]	// third1.trail.vpxor.9
mov rbp, -2	// third1.step16.c1
lea rdx, [r13+rsi]	// third1.step14.y
cmovc rdx, r13	// third1.step14.G
adc r8, 0	// third1.step14.w
cmovs r12, rax	// third1.step14.d
lea r11, [r12-1]	// third1.step15.c0
cmovs rcx, r13	// third1.step14.h
sub r14, r12	// third1.step15.c1.2
imul r9, qword ptr [rdi+160]	// end.w0g.imul_w2f
mov rbx, qword ptr [rdi+304]	// end.w0g.load_N3r
imul rbx, qword ptr [rdi+168]	// end.w0g.imul_w2g
sub rbx, r9	// end.w0g.sub
sarx r10, r12, r15	// third1.step14.s
mov rsi, rcx	// copy for third1.step15.x
xor rsi, r10	// third1.step15.x
sar rdx, 1	// third1.step15.t
mov qword ptr [rdi-16], rcx	// third1.step14.store_h14
vmovdqa ymmword ptr [rdi+992], ymm1	// third1.trail.vmovdqa.2
lea r8, [rdx+rsi]	// third1.step15.y
cmovc r8, rdx	// third1.step15.G
adc r10, 0	// third1.step15.w
cmovs r11, r14	// third1.step15.d
lea rax, [r11-1]	// third1.step16.c0
cmovs rcx, rdx	// third1.step15.h
sub rbp, r11	// third1.step16.c1.2
sar rbx, 20	// end.w0g.sar
shl rbx, 23	// end.w0g.shl
shr rbx, 23	// end.w0g.shr
mov r13, -2	// third1.step17.c1
mov qword ptr [rdi+336], rbx	// end.w0g.store_w0g
sarx r9, r11, r15	// third1.step15.s
mov r12, rcx	// copy for third1.step16.x
xor r12, r9	// third1.step16.x
sar r8, 1	// third1.step16.t
mov qword ptr [rdi-8], rcx	// third1.step15.store_h15
vpxor ymm4, ymm2, ymmword ptr [rdi+1024]	// third1.trail.vpxor.10
mov rsi, -2	// third1.step18.c1
lea r10, [r8+r12]	// third1.step16.y
cmovc r10, r8	// third1.step16.G
adc r9, 0	// third1.step16.w
cmovs rax, rbp	// third1.step16.d
lea r14, [rax-1]	// third1.step17.c0
cmovs rcx, r8	// third1.step16.h
sub r13, rax	// third1.step17.c1.2
shr rbx, 21	// end.w0g.shr.2
shl rbx, 44	// end.w0g.shl.2
mov qword ptr [rdi+344], rbx	// end.w0g.store_high0g
mov rdx, qword ptr [rdi+200]	// end.XM.load_Mu
sarx r11, rax, r15	// third1.step16.s
mov r12, rcx	// copy for third1.step17.x
xor r12, r11	// third1.step17.x
sar r10, 1	// third1.step17.t
vmovdqa ymmword ptr [rdi+1024], ymm4	// third1.trail.vmovdqa.3
mov qword ptr [rdi+0], rcx	// third1.step16.store_h16
lea r9, [r10+r12]	// third1.step17.y
cmovc r9, r10	// third1.step17.G
adc r11, 0	// third1.step17.w
cmovs r14, r13	// third1.step17.d
lea rbp, [r14-1]	// third1.step18.c0
cmovs rcx, r10	// third1.step17.h
sub rsi, r14	// third1.step18.c1.2
neg rdx	// end.XM.neg
sar rdx, 63	// end.XM.sar
add rdx, qword ptr [rdi+216]	// end.XM.add_Mv
mov qword ptr [rdi+248], rdx	// end.XM.store_XM
mov r8, -2	// third1.step19.c1
sarx rbx, r14, r15	// third1.step17.s
mov rax, rcx	// copy for third1.step18.x
xor rax, rbx	// third1.step18.x
sar r9, 1	// third1.step18.t
mov qword ptr [rdi+8], rcx	// third1.step17.store_h17
vbroadcasti128 ymm7, xmmword ptr [rdi+200]	// update.digits.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+216]	// update.digits.vbroadcasti128.2
vmovdqa ymm6, ymmword ptr [rdi+448]	// update.digits.vmovdqa
mov r12, -2	// third1.step20.c1
lea r11, [r9+rax]	// third1.step18.y
cmovc r11, r9	// third1.step18.G
adc rbx, 0	// third1.step18.w
cmovs rbp, rsi	// third1.step18.d
lea r13, [rbp-1]	// third1.step19.c0
cmovs rcx, r9	// third1.step18.h
sub r8, rbp	// third1.step19.c1.2
sarx r10, rbp, r15	// third1.step18.s
mov rdx, rcx	// copy for third1.step19.x
xor rdx, r10	// third1.step19.x
sar r11, 1	// third1.step19.t
vpand ymm8, ymm7, ymm6	// update.digits.vpand
mov qword ptr [rdi+16], rcx	// third1.step18.store_h18
vpand ymm11, ymm5, ymm6	// update.digits.vpand.2
vpsrlq ymm9, ymm7, 30	// update.digits.vpsrlq
lea r14, [r11+rdx]	// third1.step19.y
cmovc r14, r11	// third1.step19.G
adc r10, 0	// third1.step19.w
cmovs r13, r8	// third1.step19.d
lea rax, [r13-1]	// third1.step20.c0
vpsrlq ymm10, ymm5, 30	// update.digits.vpsrlq.2
cmovs rcx, r11	// third1.step19.h
sub r12, r13	// third1.step20.c1.2
vpshufd ymm12, ymmword ptr [rdi+704], 0x4e	// update.limb0.vpshufd
sarx rbx, r13, r15	// third1.step19.s
mov rsi, rcx	// copy for third1.step20.x
xor rsi, rbx	// third1.step20.x
sar r14, 1	// third1.step20.t
vpmuldq ymm15, ymm8, ymmword ptr [rdi+704]	// update.limb0.vpmuldq
vpmuldq ymm13, ymm11, ymm12	// update.limb0.vpmuldq.2
mov qword ptr [rdi+24], rcx	// third1.step19.store_h19
vpaddq ymm14, ymm15, ymm13	// update.limb0.vpaddq
vpaddq ymm0, ymm14, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
vpsrlq ymm3, ymm0, 30	// update.limb0.vpsrlq
vpand ymm1, ymm0, ymmword ptr [rdi+448]	// update.limb0.vpand
lea r9, [r14+rsi]	// third1.step20.y
cmovc r9, r14	// third1.step20.G
adc rbx, 0	// third1.step20.w
cmovs rax, r12	// third1.step20.d
sarx rbp, rax, r15	// third1.step20.s
cmovs rcx, r14	// third1.step20.h
mov rdx, r9	// copy for change1.G.add_rounding_G
add rdx, qword ptr [rdi+48]	// change1.G.add_rounding_G
rorx r10, rdx, 22	// change1.G.first_entry
imul r10, qword ptr [rdi+328]	// change1.G.imul_high0f
mov r8, rcx	// copy for change1.h.shl
shl r8, 44	// change1.h.shl
mov r11, r9	// copy for change1.G.shl
shl r11, 43	// change1.G.shl
rorx r13, rdx, 43	// change1.G.second_entry
mov rsi, rcx	// copy for change1.h.add_rounding_h
add rsi, qword ptr [rdi+40]	// change1.h.add_rounding_h
rorx rbx, rsi, 21	// change1.h.first_entry
rorx r12, rsi, 42	// change1.h.second_entry
add r11, qword ptr [rdi+64]	// change1.G.add_refill_G
add r8, qword ptr [rdi+56]	// change1.h.add_refill_h
vperm2i128 ymm2, ymm1, ymm1, 0x81	// update.limb0.vperm2i128
mov qword ptr [rdi+32], rcx	// third1.step20.store_h20
imul r13, qword ptr [rdi+344]	// change1.G.imul_high0g
imul rbx, qword ptr [rdi+328]	// change1.h.imul_high0f
vpmuldq ymm4, ymm9, ymmword ptr [rdi+704]	// update.limb1.vpmuldq
imul r12, qword ptr [rdi+344]	// change1.h.imul_high0g
vpmuldq ymm6, ymm10, ymm12	// update.limb1.vpmuldq.2
vpaddq ymm7, ymm4, ymm6	// update.limb1.vpaddq
lea r14, [r10+r11]	// change1.G.add
sub r14, r13	// change1.G.sub
vpshufd ymm5, ymmword ptr [rdi+736], 0x4e	// update.limb1.vpshufd
mov rdx, -2	// third2.step1.c1
sub rdx, rax	// third2.step1.c1.2
vpmuldq ymm15, ymm8, ymmword ptr [rdi+736]	// update.limb1.vpmuldq.3
vmovdqu ymm13, ymmword ptr [rdi-120]	// third2.trail.vmovdqu
vpmuldq ymm14, ymm11, ymm5	// update.limb1.vpmuldq.4
lea rsi, [rbx+r8]	// change1.h.add
vpaddq ymm0, ymm15, ymm14	// update.limb1.vpaddq.2
sub rsi, r12	// change1.h.sub
lea r10, [rax-1]	// third2.step1.c0
vmovdqu ymm1, ymmword ptr [rdi+232]	// end.joints.vmovdqu
vpaddq ymm12, ymm7, ymm0	// update.limb1.vpaddq.3
ror r14, 43	// change1.G.packed
ror rsi, 44	// change1.h.packed
vpaddq ymm4, ymm12, ymmword ptr [rdi+512]	// update.limb1.vpaddq.4
mov r11, rsi	// copy for third2.step1.x
xor r11, rbp	// third2.step1.x
vmovdqu ymm6, ymmword ptr [rdi+240]	// end.joints.vmovdqu.2
vpandn ymm15, ymm13, ymmword ptr [rdi-128]	// third2.trail.vpandn
vpaddq ymm14, ymm4, ymm3	// update.limb1.vpaddq.5
sar r14, 1	// third2.step1.t
mov r13, -2	// third2.step2.c1
vpsrlq ymm7, ymm14, 30	// update.limb1.vpsrlq
vmovdqu ymm0, ymmword ptr [rdi+256]	// end.joints.vmovdqu.3
vpand ymm12, ymm14, ymmword ptr [rdi+448]	// update.limb1.vpand
vpxor ymm13, ymm1, ymm6	// end.joints.vpxor
vperm2i128 ymm4, ymm12, ymm12, 0x81	// update.limb1.vperm2i128
lea rbx, [r14+r11]	// third2.step1.y
cmovc rbx, r14	// third2.step1.G
adc rbp, 0	// third2.step1.w
cmovs r10, rdx	// third2.step1.d
lea r8, [r10-1]	// third2.step2.c0
vmovdqa ymm3, ymmword ptr [rdi-128]	// third2.trail.vmovdqa
mov qword ptr [rdi-128], rsi	// third2.store_h0
vpmuldq ymm14, ymm9, ymmword ptr [rdi+736]	// update.limb2.vpmuldq
vpxor ymm6, ymm1, ymm0	// end.joints.vpxor.2
cmovs rsi, r14	// third2.step1.h
sub r13, r10	// third2.step2.c1.2
mov r12, -2	// third2.step3.c1
vpmuldq ymm12, ymm10, ymm5	// update.limb2.vpmuldq.2
sarx rax, r10, r15	// third2.step1.s
mov r11, rsi	// copy for third2.step2.x
xor r11, rax	// third2.step2.x
sar rbx, 1	// third2.step2.t
vpandn ymm0, ymm13, ymm6	// end.joints.vpandn
vpaddq ymm5, ymm14, ymm12	// update.limb2.vpaddq
mov qword ptr [rdi-120], rsi	// third2.step1.store_h1
vpshufd ymm13, ymmword ptr [rdi+768], 0x4e	// update.limb2.vpshufd
vpxor ymm6, ymm0, ymm1	// end.joints.vpxor.3
vmovdqu ymm14, ymmword ptr [rdi-88]	// third2.trail.vmovdqu.2
mov qword ptr [rdi+232], rcx	// change1.store_end1
vpmuldq ymm12, ymm8, ymmword ptr [rdi+768]	// update.limb2.vpmuldq.3
vpmuldq ymm0, ymm11, ymm13	// update.limb2.vpmuldq.4
vpxor ymm1, ymm6, ymmword ptr [rdi+1056]	// end.joints.vpxor.4
vpaddq ymm6, ymm12, ymm0	// update.limb2.vpaddq.2
vmovdqa ymmword ptr [rdi+1056], ymm1	// end.joints.vmovdqa
mov rbp, -2	// third2.step4.c1
lea rdx, [rbx+r11]	// third2.step2.y
cmovc rdx, rbx	// third2.step2.G
adc rax, 0	// third2.step2.w
cmovs r8, r13	// third2.step2.d
lea r14, [r8-1]	// third2.step3.c0
cmovs rsi, rbx	// third2.step2.h
sub r12, r8	// third2.step3.c1.2
mov r10, rcx	// copy for change1.N1v.add_rounding_h
add r10, qword ptr [rdi+40]	// change1.N1v.add_rounding_h
sarx r11, r8, r15	// third2.step2.s
mov rax, rsi	// copy for third2.step3.x
xor rax, r11	// third2.step3.x
sar rdx, 1	// third2.step3.t
vpaddq ymm12, ymm5, ymm6	// update.limb2.vpaddq.3
vpandn ymm0, ymm14, ymmword ptr [rdi-96]	// third2.trail.vpandn.2
vpaddq ymm1, ymm12, ymmword ptr [rdi+512]	// update.limb2.vpaddq.4
mov qword ptr [rdi-112], rsi	// third2.step2.store_h2
vpaddq ymm5, ymm1, ymm7	// update.limb2.vpaddq.5
vpsrlq ymm6, ymm5, 30	// update.limb2.vpsrlq
lea r13, [rdx+rax]	// third2.step3.y
cmovc r13, rdx	// third2.step3.G
adc r11, 0	// third2.step3.w
cmovs r14, r12	// third2.step3.d
lea rbx, [r14-1]	// third2.step4.c0
cmovs rsi, rdx	// third2.step3.h
sar r10, 42	// change1.N1v.sar
sub rbp, r14	// third2.step4.c1.2
mov qword ptr [rdi+80], r10	// change1.N1v.store_N1v
lea r8, [rcx+1048576]	// change1.N1u.offset
vpand ymm14, ymm5, ymmword ptr [rdi+448]	// update.limb2.vpand
mov rax, -2	// third2.step5.c1
shl r8, 22	// change1.N1u.shl
vpxor ymm12, ymm3, ymmword ptr [rdi-96]	// third2.trail.vpxor
vmovdqa ymmword ptr [rdi+704], ymm14	// update.limb2.vmovdqa
sarx r11, r14, r15	// third2.step3.s
mov r12, rsi	// copy for third2.step4.x
xor r12, r11	// third2.step4.x
sar r13, 1	// third2.step4.t
vpmuldq ymm1, ymm9, ymmword ptr [rdi+768]	// update.limb3.vpmuldq
mov qword ptr [rdi-104], rsi	// third2.step3.store_h3
vpmuldq ymm7, ymm10, ymm13	// update.limb3.vpmuldq.2
vpaddq ymm5, ymm1, ymm7	// update.limb3.vpaddq
vpxor ymm3, ymm15, ymm0	// third2.trail.vpxor.2
vpshufd ymm14, ymmword ptr [rdi+800], 0x4e	// update.limb3.vpshufd
vpmuldq ymm13, ymm8, ymmword ptr [rdi+800]	// update.limb3.vpmuldq.3
mov rdx, -2	// third2.step6.c1
lea r10, [r13+r12]	// third2.step4.y
cmovc r10, r13	// third2.step4.G
adc r11, 0	// third2.step4.w
cmovs rbx, rbp	// third2.step4.d
lea rcx, [rbx-1]	// third2.step5.c0
cmovs rsi, r13	// third2.step4.h
sub rax, rbx	// third2.step5.c1.2
sar r8, 43	// change1.N1u.sar
mov qword ptr [rdi+72], r8	// change1.N1u.store_N1u
mov r14, r9	// copy for change1.N1r.add_rounding_G
add r14, qword ptr [rdi+48]	// change1.N1r.add_rounding_G
sarx r12, rbx, r15	// third2.step4.s
mov r11, rsi	// copy for third2.step5.x
xor r11, r12	// third2.step5.x
sar r10, 1	// third2.step5.t
vpmuldq ymm1, ymm11, ymm14	// update.limb3.vpmuldq.4
mov qword ptr [rdi-96], rsi	// third2.step4.store_h4
vpaddq ymm7, ymm13, ymm1	// update.limb3.vpaddq.2
vmovdqu ymm15, ymmword ptr [rdi-56]	// third2.trail.vmovdqu.3
vpaddq ymm0, ymm5, ymm7	// update.limb3.vpaddq.3
lea rbp, [r10+r11]	// third2.step5.y
cmovc rbp, r10	// third2.step5.G
adc r12, 0	// third2.step5.w
cmovs rcx, rax	// third2.step5.d
lea r13, [rcx-1]	// third2.step6.c0
vpaddq ymm13, ymm0, ymmword ptr [rdi+512]	// update.limb3.vpaddq.4
cmovs rsi, r10	// third2.step5.h
sar r14, 43	// change1.N1r.sar
sub rdx, rcx	// third2.step6.c1.2
mov qword ptr [rdi+96], r14	// change1.N1r.store_N1r
lea r8, [r9+2097152]	// change1.N1q.offset
shl r8, 21	// change1.N1q.shl
mov rbx, -2	// third2.step7.c1
vpaddq ymm1, ymm13, ymm6	// update.limb3.vpaddq.5
sarx r11, rcx, r15	// third2.step5.s
mov r12, rsi	// copy for third2.step6.x
xor r12, r11	// third2.step6.x
sar rbp, 1	// third2.step6.t
vpsrlq ymm5, ymm1, 30	// update.limb3.vpsrlq
mov qword ptr [rdi-88], rsi	// third2.step5.store_h5
vpandn ymm7, ymm15, ymmword ptr [rdi-64]	// third2.trail.vpandn.3
vpand ymm0, ymm1, ymmword ptr [rdi+448]	// update.limb3.vpand
vmovdqa ymmword ptr [rdi+736], ymm0	// update.limb3.vmovdqa
vpmuldq ymm13, ymm9, ymmword ptr [rdi+800]	// update.limb4.vpmuldq
vpmuldq ymm6, ymm10, ymm14	// update.limb4.vpmuldq.2
mov rax, -2	// third2.step8.c1
lea r10, [rbp+r12]	// third2.step6.y
cmovc r10, rbp	// third2.step6.G
adc r11, 0	// third2.step6.w
cmovs r13, rdx	// third2.step6.d
lea r14, [r13-1]	// third2.step7.c0
cmovs rsi, rbp	// third2.step6.h
sub rbx, r13	// third2.step7.c1.2
sar r8, 43	// change1.N1q.sar
mov qword ptr [rdi+88], r8	// change1.N1q.store_N1q
mov r9, qword ptr [rdi+72]	// change1.w1f.load_N1u
imul r9, qword ptr [rdi+320]	// change1.w1f.imul_w0f
sarx rcx, r13, r15	// third2.step6.s
mov r12, rsi	// copy for third2.step7.x
xor r12, rcx	// third2.step7.x
sar r10, 1	// third2.step7.t
vpxor ymm15, ymm12, ymmword ptr [rdi-64]	// third2.trail.vpxor.3
vpaddq ymm1, ymm13, ymm6	// update.limb4.vpaddq
mov qword ptr [rdi-80], rsi	// third2.step6.store_h6
vpshufd ymm14, ymmword ptr [rdi+832], 0x4e	// update.limb4.vpshufd
mov r11, qword ptr [rdi+80]	// change1.w1f.load_N1v
vpmuldq ymm12, ymm8, ymmword ptr [rdi+832]	// update.limb4.vpmuldq.3
lea rdx, [r10+r12]	// third2.step7.y
cmovc rdx, r10	// third2.step7.G
adc rcx, 0	// third2.step7.w
cmovs r14, rbx	// third2.step7.d
lea rbp, [r14-1]	// third2.step8.c0
vpmuldq ymm13, ymm11, ymm14	// update.limb4.vpmuldq.4
cmovs rsi, r10	// third2.step7.h
sub rax, r14	// third2.step8.c1.2
imul r11, qword ptr [rdi+336]	// change1.w1f.imul_w0g
sub r11, r9	// change1.w1f.sub
vpaddq ymm6, ymm12, ymm13	// update.limb4.vpaddq.2
mov r8, -2	// third2.step9.c1
sarx r13, r14, r15	// third2.step7.s
mov r12, rsi	// copy for third2.step8.x
xor r12, r13	// third2.step8.x
sar rdx, 1	// third2.step8.t
vpaddq ymm12, ymm1, ymm6	// update.limb4.vpaddq.3
vpxor ymm13, ymm3, ymm7	// third2.trail.vpxor.4
vpaddq ymm1, ymm12, ymmword ptr [rdi+512]	// update.limb4.vpaddq.4
mov rcx, -2	// third2.step10.c1
mov qword ptr [rdi-72], rsi	// third2.step7.store_h7
vpaddq ymm6, ymm1, ymm5	// update.limb4.vpaddq.5
vmovdqu ymm3, ymmword ptr [rdi-24]	// third2.trail.vmovdqu.4
vpsrlq ymm7, ymm6, 30	// update.limb4.vpsrlq
vpand ymm12, ymm6, ymmword ptr [rdi+448]	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+768], ymm12	// update.limb4.vmovdqa
lea rbx, [rdx+r12]	// third2.step8.y
vpmuldq ymm1, ymm9, ymmword ptr [rdi+832]	// update.limb5.vpmuldq
vpandn ymm5, ymm3, ymmword ptr [rdi-32]	// third2.trail.vpandn.4
cmovc rbx, rdx	// third2.step8.G
adc r13, 0	// third2.step8.w
cmovs rbp, rax	// third2.step8.d
cmovs rsi, rdx	// third2.step8.h
sub r8, rbp	// third2.step9.c1.2
sar r11, 20	// change1.w1f.sar
mov qword ptr [rdi+352], r11	// change1.w1f.store_w1f
mov r10, qword ptr [rdi+88]	// change1.w1g.load_N1q
sarx r9, rbp, r15	// third2.step8.s
mov r14, rsi	// copy for third2.step9.x
xor r14, r9	// third2.step9.x
sar rbx, 1	// third2.step9.t
lea r12, [rbp-1]	// third2.step9.c0
mov qword ptr [rdi-64], rsi	// third2.step8.store_h8
vpmuldq ymm6, ymm10, ymm14	// update.limb5.vpmuldq.2
lea r13, [rbx+r14]	// third2.step9.y
cmovc r13, rbx	// third2.step9.G
vpaddq ymm3, ymm1, ymm6	// update.limb5.vpaddq
vpshufd ymm14, ymmword ptr [rdi+864], 0x4e	// update.limb5.vpshufd
mov rax, -2	// third2.step11.c1
adc r9, 0	// third2.step9.w
cmovs r12, r8	// third2.step9.d
lea rdx, [r12-1]	// third2.step10.c0
cmovs rsi, rbx	// third2.step9.h
sub rcx, r12	// third2.step10.c1.2
imul r10, qword ptr [rdi+320]	// change1.w1g.imul_w0f
mov r11, qword ptr [rdi+96]	// change1.w1g.load_N1r
imul r11, qword ptr [rdi+336]	// change1.w1g.imul_w0g
sub r11, r10	// change1.w1g.sub
sar r11, 20	// change1.w1g.sar
vpmuldq ymm1, ymm8, ymmword ptr [rdi+864]	// update.limb5.vpmuldq.3
mov qword ptr [rdi-56], rsi	// third2.step9.store_h9
vpmuldq ymm6, ymm11, ymm14	// update.limb5.vpmuldq.4
vpaddq ymm1, ymm1, ymm6	// update.limb5.vpaddq.2
mov qword ptr [rdi+360], r11	// change1.w1g.store_w1g
mov rbp, qword ptr [rdi+72]	// change1.high1f.load_N1u
vpxor ymm6, ymm15, ymmword ptr [rdi-32]	// third2.trail.vpxor.5
vpaddq ymm15, ymm3, ymm1	// update.limb5.vpaddq.3
sarx r14, r12, r15	// third2.step9.s
mov r9, rsi	// copy for third2.step10.x
xor r9, r14	// third2.step10.x
sar r13, 1	// third2.step10.t
lea r8, [r13+r9]	// third2.step10.y
vpaddq ymm3, ymm15, ymmword ptr [rdi+512]	// update.limb5.vpaddq.4
cmovc r8, r13	// third2.step10.G
adc r14, 0	// third2.step10.w
cmovs rdx, rcx	// third2.step10.d
lea rbx, [rdx-1]	// third2.step11.c0
cmovs rsi, r13	// third2.step10.h
sub rax, rdx	// third2.step11.c1.2
mov r10, -2	// third2.step12.c1
sarx r11, rdx, r15	// third2.step10.s
mov r12, rsi	// copy for third2.step11.x
xor r12, r11	// third2.step11.x
sar r8, 1	// third2.step11.t
vpaddq ymm1, ymm3, ymm7	// update.limb5.vpaddq.5
vpsrlq ymm15, ymm1, 30	// update.limb5.vpsrlq
vpxor ymm3, ymm13, ymm5	// third2.trail.vpxor.6
mov qword ptr [rdi-48], rsi	// third2.step10.store_h10
vpand ymm7, ymm1, ymmword ptr [rdi+448]	// update.limb5.vpand
lea r9, [r8+r12]	// third2.step11.y
cmovc r9, r8	// third2.step11.G
adc r11, 0	// third2.step11.w
vmovdqa ymmword ptr [rdi+800], ymm7	// update.limb5.vmovdqa
vpsrlq ymm13, ymm0, 11	// update.limb5.above.vpsrlq
vmovdqu ymm5, ymmword ptr [rdi+8]	// third2.trail.vmovdqu.5
cmovs rsi, r8	// third2.step11.h
mov r14, -2	// third2.step13.c1
cmovs rbx, rax	// third2.step11.d
sub r10, rbx	// third2.step12.c1.2
lea rcx, [rbx-1]	// third2.step12.c0
vpsllq ymm1, ymm7, 49	// update.limb5.above.vpsllq.2
vpsllq ymm0, ymm12, 19	// update.limb5.above.vpsllq
vpaddq ymm7, ymm13, ymm0	// update.limb5.above.vpaddq
mov qword ptr [rdi-40], rsi	// third2.step11.store_h11
vpandn ymm12, ymm5, ymmword ptr [rdi+0]	// third2.trail.vpandn.5
vpaddq ymm13, ymm7, ymm1	// update.limb5.above.vpaddq.2
sarx r13, rbx, r15	// third2.step11.s
mov rdx, rsi	// copy for third2.step12.x
xor rdx, r13	// third2.step12.x
sar r9, 1	// third2.step12.t
vmovdqa ymmword ptr [rdi+672], ymm13	// update.limb5.above.vmovdqa
vpmuldq ymm0, ymm9, ymmword ptr [rdi+864]	// update.limb6.vpmuldq
lea r12, [r9+rdx]	// third2.step12.y
mov r11, -2	// third2.step14.c1
vpmuldq ymm5, ymm10, ymm14	// update.limb6.vpmuldq.2
cmovc r12, r9	// third2.step12.G
adc r13, 0	// third2.step12.w
cmovs rcx, r10	// third2.step12.d
lea r8, [rcx-1]	// third2.step13.c0
cmovs rsi, r9	// third2.step12.h
imul rbp, qword ptr [rdi+672]	// change1.high1f.imul_above_f
mov rax, qword ptr [rdi+80]	// change1.high1f.load_N1v
imul rax, qword ptr [rdi+680]	// change1.high1f.imul_above_g
sub rax, rbp	// change1.high1f.sub
mov rbx, qword ptr [rdi+352]	// change1.high1f.load_w1f
sub r14, rcx	// third2.step13.c1.2
sar rbx, 21	// change1.high1f.sar
sarx rdx, rcx, r15	// third2.step12.s
mov r13, rsi	// copy for third2.step13.x
xor r13, rdx	// third2.step13.x
sar r12, 1	// third2.step13.t
vpaddq ymm7, ymm0, ymm5	// update.limb6.vpaddq
lea r10, [rbx+rax]	// change1.high1f.add
mov r9, -2	// third2.step15.c1
lea rbp, [r12+r13]	// third2.step13.y
mov qword ptr [rdi-32], rsi	// third2.step12.store_h12
vpshufd ymm1, ymmword ptr [rdi+896], 0x4e	// update.limb6.vpshufd
vpxor ymm13, ymm6, ymmword ptr [rdi+0]	// third2.trail.vpxor.7
cmovc rbp, r12	// third2.step13.G
adc rdx, 0	// third2.step13.w
cmovs r8, r14	// third2.step13.d
lea rcx, [r8-1]	// third2.step14.c0
vpmuldq ymm14, ymm8, ymmword ptr [rdi+896]	// update.limb6.vpmuldq.3
cmovs rsi, r12	// third2.step13.h
shl r10, 44	// change1.high1f.shl
sub r11, r8	// third2.step14.c1.2
mov qword ptr [rdi+368], r10	// change1.high1f.store_high1f
mov rbx, qword ptr [rdi+88]	// change1.high1g.load_N1q
imul rbx, qword ptr [rdi+672]	// change1.high1g.imul_above_f
mov rax, qword ptr [rdi+96]	// change1.high1g.load_N1r
vpmuldq ymm0, ymm11, ymm1	// update.limb6.vpmuldq.4
vpaddq ymm5, ymm14, ymm0	// update.limb6.vpaddq.2
mov qword ptr [rdi-24], rsi	// third2.step13.store_h13
sarx r13, r8, r15	// third2.step13.s
mov rdx, rsi	// copy for third2.step14.x
xor rdx, r13	// third2.step14.x
sar rbp, 1	// third2.step14.t
vpaddq ymm6, ymm7, ymm5	// update.limb6.vpaddq.3
vpxor ymm14, ymm3, ymm12	// third2.trail.vpxor.8
vpaddq ymm0, ymm6, ymmword ptr [rdi+512]	// update.limb6.vpaddq.4
vpaddq ymm7, ymm0, ymm15	// update.limb6.vpaddq.5
vpxor ymm5, ymm13, ymmword ptr [rdi+992]	// third2.trail.vpxor.9
vpsrlq ymm3, ymm7, 30	// update.limb6.vpsrlq
vpand ymm12, ymm7, ymmword ptr [rdi+448]	// update.limb6.vpand
mov r14, -2	// third2.step16.c1
lea r12, [rbp+rdx]	// third2.step14.y
cmovc r12, rbp	// third2.step14.G
adc r13, 0	// third2.step14.w
cmovs rcx, r11	// third2.step14.d
lea r10, [rcx-1]	// third2.step15.c0
cmovs rsi, rbp	// third2.step14.h
sub r9, rcx	// third2.step15.c1.2
imul rax, qword ptr [rdi+680]	// change1.high1g.imul_above_g
sub rax, rbx	// change1.high1g.sub
mov r8, qword ptr [rdi+360]	// change1.high1g.load_w1g
sarx rdx, rcx, r15	// third2.step14.s
sar r8, 21	// change1.high1g.sar
mov qword ptr [rdi-16], rsi	// third2.step14.store_h14
mov r13, rsi	// copy for third2.step15.x
xor r13, rdx	// third2.step15.x
vmovdqa ymmword ptr [rdi+992], ymm5	// third2.trail.vmovdqa.2
vpmuldq ymm6, ymm9, ymmword ptr [rdi+896]	// update.limb7.vpmuldq
sar r12, 1	// third2.step15.t
lea r11, [r8+rax]	// change1.high1g.add
lea rbp, [r12+r13]	// third2.step15.y
cmovc rbp, r12	// third2.step15.G
adc rdx, 0	// third2.step15.w
vpmuldq ymm0, ymm10, ymm1	// update.limb7.vpmuldq.2
vmovdqa ymmword ptr [rdi+832], ymm12	// update.limb6.vmovdqa
vpaddq ymm15, ymm6, ymm0	// update.limb7.vpaddq
mov rbx, -2	// third2.step17.c1
vpshufd ymm13, ymmword ptr [rdi+928], 0x4e	// update.limb7.vpshufd
cmovs r10, r9	// third2.step15.d
sarx rcx, r10, r15	// third2.step15.s
lea r8, [r10-1]	// third2.step16.c0
cmovs rsi, r12	// third2.step15.h
sub r14, r10	// third2.step16.c1.2
mov rax, rsi	// copy for third2.step16.x
xor rax, rcx	// third2.step16.x
sar rbp, 1	// third2.step16.t
vpxor ymm7, ymm14, ymmword ptr [rdi+1024]	// third2.trail.vpxor.10
vpmuldq ymm5, ymm8, ymmword ptr [rdi+928]	// update.limb7.vpmuldq.3
mov qword ptr [rdi-8], rsi	// third2.step15.store_h15
vpmuldq ymm1, ymm11, ymm13	// update.limb7.vpmuldq.4
vpaddq ymm12, ymm5, ymm1	// update.limb7.vpaddq.2
vpaddq ymm6, ymm15, ymm12	// update.limb7.vpaddq.3
vpaddq ymm0, ymm6, ymmword ptr [rdi+512]	// update.limb7.vpaddq.4
vmovdqa ymmword ptr [rdi+1024], ymm7	// third2.trail.vmovdqa.3
mov r13, -2	// third2.step18.c1
vpaddq ymm14, ymm0, ymm3	// update.limb7.vpaddq.5
lea rdx, [rbp+rax]	// third2.step16.y
cmovc rdx, rbp	// third2.step16.G
adc rcx, 0	// third2.step16.w
cmovs r8, r14	// third2.step16.d
lea r9, [r8-1]	// third2.step17.c0
cmovs rsi, rbp	// third2.step16.h
shl r11, 44	// change1.high1g.shl
sub rbx, r8	// third2.step17.c1.2
mov qword ptr [rdi+376], r11	// change1.high1g.store_high1g
sarx r12, r8, r15	// third2.step16.s
mov r10, rsi	// copy for third2.step17.x
xor r10, r12	// third2.step17.x
sar rdx, 1	// third2.step17.t
mov qword ptr [rdi+0], rsi	// third2.step16.store_h16
vpsrlq ymm5, ymm14, 30	// update.limb7.vpsrlq
vpand ymm1, ymm14, ymmword ptr [rdi+448]	// update.limb7.vpand
lea rax, [rdx+r10]	// third2.step17.y
cmovc rax, rdx	// third2.step17.G
adc r12, 0	// third2.step17.w
cmovs r9, rbx	// third2.step17.d
lea rcx, [r9-1]	// third2.step18.c0
vmovdqa ymmword ptr [rdi+864], ymm1	// update.limb7.vmovdqa
cmovs rsi, rdx	// third2.step17.h
sub r13, r9	// third2.step18.c1.2
vpmuldq ymm15, ymm9, ymmword ptr [rdi+928]	// update.limb8.vpmuldq
mov r14, -2	// third2.step19.c1
sarx rbp, r9, r15	// third2.step17.s
mov r11, rsi	// copy for third2.step18.x
xor r11, rbp	// third2.step18.x
sar rax, 1	// third2.step18.t
vpmuldq ymm12, ymm10, ymm13	// update.limb8.vpmuldq.2
vpaddq ymm6, ymm15, ymm12	// update.limb8.vpaddq
mov qword ptr [rdi+8], rsi	// third2.step17.store_h17
vpshufd ymm7, ymmword ptr [rdi+960], 0x4e	// update.limb8.vpshufd
vpmuldq ymm0, ymm8, ymmword ptr [rdi+960]	// update.limb8.vpmuldq.3
vpmuldq ymm3, ymm11, ymm7	// update.limb8.vpmuldq.4
vpaddq ymm14, ymm0, ymm3	// update.limb8.vpaddq.2
mov r8, -2	// third2.step20.c1
lea r10, [rax+r11]	// third2.step18.y
cmovc r10, rax	// third2.step18.G
adc rbp, 0	// third2.step18.w
cmovs rcx, r13	// third2.step18.d
lea r12, [rcx-1]	// third2.step19.c0
cmovs rsi, rax	// third2.step18.h
sub r14, rcx	// third2.step19.c1.2
sarx rbx, rcx, r15	// third2.step18.s
mov rdx, rsi	// copy for third2.step19.x
xor rdx, rbx	// third2.step19.x
sar r10, 1	// third2.step19.t
vpaddq ymm1, ymm6, ymm14	// update.limb8.vpaddq.3
mov qword ptr [rdi+16], rsi	// third2.step18.store_h18
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]	// update.limb8.vpaddq.4
vpaddq ymm15, ymm13, ymm5	// update.limb8.vpaddq.5
lea r9, [r10+rdx]	// third2.step19.y
cmovc r9, r10	// third2.step19.G
adc rbx, 0	// third2.step19.w
cmovs r12, r14	// third2.step19.d
lea r11, [r12-1]	// third2.step20.c0
vpsrlq ymm12, ymm15, 30	// update.limb8.vpsrlq
cmovs rsi, r10	// third2.step19.h
sub r8, r12	// third2.step20.c1.2
vpand ymm8, ymm15, ymmword ptr [rdi+448]	// update.limb8.vpand
sarx rbp, r12, r15	// third2.step19.s
mov r13, rsi	// copy for third2.step20.x
xor r13, rbp	// third2.step20.x
sar r9, 1	// third2.step20.t
vmovdqa ymmword ptr [rdi+896], ymm8	// update.limb8.vmovdqa
mov qword ptr [rdi+24], rsi	// third2.step19.store_h19
vpmuldq ymm11, ymm9, ymmword ptr [rdi+960]	// update.last.vpmuldq
vpmuldq ymm0, ymm10, ymm7	// update.last.vpmuldq.2
vpaddq ymm3, ymm11, ymm0	// update.last.vpaddq
vpaddq ymm6, ymm3, ymmword ptr [rdi+512]	// update.last.vpaddq.2
lea rax, [r9+r13]	// third2.step20.y
cmovc rax, r9	// third2.step20.G
adc rbp, 0	// third2.step20.w
cmovs r11, r8	// third2.step20.d
cmovs rsi, r9	// third2.step20.h
mov rcx, rax	// copy for change2.G.add_rounding_G
add rcx, qword ptr [rdi+48]	// change2.G.add_rounding_G
mov rdx, rsi	// copy for change2.h.add_rounding_h
add rdx, qword ptr [rdi+40]	// change2.h.add_rounding_h
mov rbx, rax	// copy for change2.G.shl
shl rbx, 43	// change2.G.shl
mov r14, rsi	// copy for change2.h.shl
shl r14, 44	// change2.h.shl
rorx r10, rcx, 22	// change2.G.first_entry
rorx r12, rcx, 43	// change2.G.second_entry
rorx r13, rdx, 21	// change2.h.first_entry
rorx rbp, rdx, 42	// change2.h.second_entry
sarx r8, r11, r15	// third2.step20.s
vpaddq ymm14, ymm6, ymm12	// update.last.vpaddq.3
add rbx, qword ptr [rdi+64]	// change2.G.add_refill_G
add r14, qword ptr [rdi+56]	// change2.h.add_refill_h
mov qword ptr [rdi+32], rsi	// third2.step20.store_h20
imul r10, qword ptr [rdi+368]	// change2.G.imul_high1f
imul r12, qword ptr [rdi+376]	// change2.G.imul_high1g
imul r13, qword ptr [rdi+368]	// change2.h.imul_high1f
imul rbp, qword ptr [rdi+376]	// change2.h.imul_high1g
vpaddq ymm1, ymm14, ymm2	// update.last.vpaddq.4
vpand ymm13, ymm1, ymmword ptr [rdi+448]	// update.last.vpand
vmovdqa ymmword ptr [rdi+928], ymm13	// update.last.vmovdqa
vpsrlq ymm5, ymm1, 30	// update.last.vpsrlq
mov r9, -2	// third3.step1.c1
sub r9, r11	// third3.step1.c1.2
lea rcx, [r10+rbx]	// change2.G.add
lea rdx, [r13+r14]	// change2.h.add
vmovdqu ymm15, ymmword ptr [rdi-120]	// third3.trail.vmovdqu
vpaddq ymm8, ymm5, ymm4	// update.last.vpaddq.5
vpaddq ymm9, ymm8, ymmword ptr [rdi+576]	// update.last.vpaddq.6
vpand ymm10, ymm9, ymmword ptr [rdi+608]	// update.last.vpand.2
sub rcx, r12	// change2.G.sub
sub rdx, rbp	// change2.h.sub
vmovdqa ymmword ptr [rdi+960], ymm10	// update.last.vmovdqa.2
lea r10, [r11-1]	// third3.step1.c0
ror rcx, 43	// change2.G.packed
ror rdx, 44	// change2.h.packed
mov rbx, rdx	// copy for third3.step1.x
xor rbx, r8	// third3.step1.x
vpandn ymm7, ymm15, ymmword ptr [rdi-128]	// third3.trail.vpandn
sar rcx, 1	// third3.step1.t
mov r13, -2	// third3.step2.c1
vpsrlq ymm11, ymm9, 30	// update.last.vpsrlq.2
vperm2i128 ymm0, ymm11, ymm11, 0x08	// update.last.vperm2i128
vpaddq ymm3, ymm0, ymmword ptr [rdi+640]	// update.last.vpaddq.7
mov qword ptr [rdi+256], rsi	// change2.store_end2
lea r14, [rcx+rbx]	// third3.step1.y
cmovc r14, rcx	// third3.step1.G
adc r8, 0	// third3.step1.w
cmovs r10, r9	// third3.step1.d
lea r12, [r10-1]	// third3.step2.c0
vpaddq ymm6, ymm3, ymmword ptr [rdi+704]	// update.last.vpaddq.8
vmovdqa ymmword ptr [rdi+704], ymm6	// update.last.vmovdqa.3
vmovdqa ymm12, ymmword ptr [rdi-128]	// third3.trail.vmovdqa
mov qword ptr [rdi-128], rdx	// third3.store_h0
cmovs rdx, rcx	// third3.step1.h
sub r13, r10	// third3.step2.c1.2
mov rbp, rsi	// copy for change2.N2v.add_rounding_h
add rbp, qword ptr [rdi+40]	// change2.N2v.add_rounding_h
mov qword ptr [rdi-120], rdx	// third3.step1.store_h1
sar rbp, 42	// change2.N2v.sar
mov qword ptr [rdi+384], rbp	// change2.N2v.store_N2v
mov r11, qword ptr [rdi+720]	// update.last.turn.mov
mov rbx, -2	// third3.step3.c1
sarx r8, r10, r15	// third3.step1.s
mov r9, rdx	// copy for third3.step2.x
xor r9, r8	// third3.step2.x
sar r14, 1	// third3.step2.t
lea rcx, [rsi+1048576]	// change2.N2u.offset
vmovdqu ymm14, ymmword ptr [rdi-88]	// third3.trail.vmovdqu.2
mov rbp, -2	// third3.step4.c1
lea r10, [r14+r9]	// third3.step2.y
cmovc r10, r14	// third3.step2.G
adc r8, 0	// third3.step2.w
cmovs r12, r13	// third3.step2.d
lea rsi, [r12-1]	// third3.step3.c0
cmovs rdx, r14	// third3.step2.h
sub rbx, r12	// third3.step3.c1.2
sar r11, 30	// update.last.turn.sar
shl rcx, 22	// change2.N2u.shl
sar rcx, 43	// change2.N2u.sar
mov qword ptr [rdi+392], rcx	// change2.N2u.store_N2u
mov r9, rax	// copy for change2.N2r.add_rounding_G
add r9, qword ptr [rdi+48]	// change2.N2r.add_rounding_G
add r11, qword ptr [rdi+752]	// update.last.turn.add
sar r9, 43	// change2.N2r.sar
sarx r8, r12, r15	// third3.step2.s
mov r13, rdx	// copy for third3.step3.x
xor r13, r8	// third3.step3.x
sar r10, 1	// third3.step3.t
mov qword ptr [rdi+400], r9	// change2.N2r.store_N2r
vpandn ymm2, ymm14, ymmword ptr [rdi-96]	// third3.trail.vpandn.2
mov qword ptr [rdi-112], rdx	// third3.step2.store_h2
lea r14, [rax+2097152]	// change2.N2q.offset
lea rcx, [r10+r13]	// third3.step3.y
cmovc rcx, r10	// third3.step3.G
adc r8, 0	// third3.step3.w
cmovs rsi, rbx	// third3.step3.d
lea r12, [rsi-1]	// third3.step4.c0
cmovs rdx, r10	// third3.step3.h
sub rbp, rsi	// third3.step4.c1.2
sar r11, 30	// update.last.turn.sar.2
add r11, qword ptr [rdi+784]	// update.last.turn.add.2
shl r14, 21	// change2.N2q.shl
sar r14, 43	// change2.N2q.sar
mov qword ptr [rdi+408], r14	// change2.N2q.store_N2q
mov r9, -2	// third3.step5.c1
sarx rax, rsi, r15	// third3.step3.s
mov r13, rdx	// copy for third3.step4.x
xor r13, rax	// third3.step4.x
sar rcx, 1	// third3.step4.t
vpxor ymm13, ymm12, ymmword ptr [rdi-96]	// third3.trail.vpxor
mov r8, qword ptr [rdi+392]	// change2.Yu.load_N2u
mov qword ptr [rdi-104], rdx	// third3.step3.store_h3
vpxor ymm1, ymm7, ymm2	// third3.trail.vpxor.2
mov rbx, -2	// third3.step6.c1
lea r10, [rcx+r13]	// third3.step4.y
cmovc r10, rcx	// third3.step4.G
adc rax, 0	// third3.step4.w
cmovs r12, rbp	// third3.step4.d
lea r14, [r12-1]	// third3.step5.c0
cmovs rdx, rcx	// third3.step4.h
sub r9, r12	// third3.step5.c1.2
imul r8, qword ptr [rdi+72]	// change2.Yu.imul_N1u
sar r11, 30	// update.last.turn.sar.3
mov rsi, qword ptr [rdi+384]	// change2.Yu.load_N2v
add r11, qword ptr [rdi+816]	// update.last.turn.add.3
imul rsi, qword ptr [rdi+88]	// change2.Yu.imul_N1q
sub rsi, r8	// change2.Yu.sub
mov qword ptr [rdi+128], rsi	// change2.Yu.store_Yu
mov r13, qword ptr [rdi+392]	// change2.Yv.load_N2u
imul r13, qword ptr [rdi+80]	// change2.Yv.imul_N1v
sarx rax, r12, r15	// third3.step4.s
mov rbp, rdx	// copy for third3.step5.x
xor rbp, rax	// third3.step5.x
sar r10, 1	// third3.step5.t
mov qword ptr [rdi-96], rdx	// third3.step4.store_h4
mov rcx, qword ptr [rdi+384]	// change2.Yv.load_N2v
vmovdqu ymm5, ymmword ptr [rdi-56]	// third3.trail.vmovdqu.3
lea r8, [r10+rbp]	// third3.step5.y
cmovc r8, r10	// third3.step5.G
adc rax, 0	// third3.step5.w
cmovs r14, r9	// third3.step5.d
lea rsi, [r14-1]	// third3.step6.c0
sarx r12, r14, r15	// third3.step5.s
cmovs rdx, r10	// third3.step5.h
sar r11, 30	// update.last.turn.sar.4
sub rbx, r14	// third3.step6.c1.2
mov rbp, rdx	// copy for third3.step6.x
xor rbp, r12	// third3.step6.x
sar r8, 1	// third3.step6.t
mov rax, -2	// third3.step7.c1
vpandn ymm4, ymm5, ymmword ptr [rdi-64]	// third3.trail.vpandn.3
mov qword ptr [rdi-88], rdx	// third3.step5.store_h5
lea r9, [r8+rbp]	// third3.step6.y
cmovc r9, r8	// third3.step6.G
adc r12, 0	// third3.step6.w
cmovs rsi, rbx	// third3.step6.d
lea r10, [rsi-1]	// third3.step7.c0
cmovs rdx, r8	// third3.step6.h
imul rcx, qword ptr [rdi+96]	// change2.Yv.imul_N1r
sub rcx, r13	// change2.Yv.sub
mov qword ptr [rdi+136], rcx	// change2.Yv.store_Yv
sub rax, rsi	// third3.step7.c1.2
mov r14, qword ptr [rdi+408]	// change2.Yq.load_N2q
add r11, qword ptr [rdi+848]	// update.last.turn.add.4
sar r11, 30	// update.last.turn.sar.5
add r11, qword ptr [rdi+880]	// update.last.turn.add.5
imul r14, qword ptr [rdi+72]	// change2.Yq.imul_N1u
mov rbp, qword ptr [rdi+400]	// change2.Yq.load_N2r
sar r11, 30	// update.last.turn.sar.6
imul rbp, qword ptr [rdi+88]	// change2.Yq.imul_N1q
sub rbp, r14	// change2.Yq.sub
mov qword ptr [rdi+144], rbp	// change2.Yq.store_Yq
mov r12, -2	// third3.step8.c1
sarx rbx, rsi, r15	// third3.step6.s
mov r8, rdx	// copy for third3.step7.x
xor r8, rbx	// third3.step7.x
sar r9, 1	// third3.step7.t
vpxor ymm8, ymm13, ymmword ptr [rdi-64]	// third3.trail.vpxor.3
mov r13, qword ptr [rdi+408]	// change2.Yr.load_N2q
mov qword ptr [rdi-80], rdx	// third3.step6.store_h6
lea rcx, [r9+r8]	// third3.step7.y
cmovc rcx, r9	// third3.step7.G
adc rbx, 0	// third3.step7.w
cmovs r10, rax	// third3.step7.d
lea r14, [r10-1]	// third3.step8.c0
cmovs rdx, r9	// third3.step7.h
sub r12, r10	// third3.step8.c1.2
add r11, qword ptr [rdi+912]	// update.last.turn.add.6
imul r13, qword ptr [rdi+80]	// change2.Yr.imul_N1v
mov rbp, qword ptr [rdi+400]	// change2.Yr.load_N2r
sar r11, 30	// update.last.turn.sar.7
imul rbp, qword ptr [rdi+96]	// change2.Yr.imul_N1r
sub rbp, r13	// change2.Yr.sub
vpxor ymm10, ymm1, ymm4	// third3.trail.vpxor.4
mov rsi, -2	// third3.step9.c1
mov qword ptr [rdi+152], rbp	// change2.Yr.store_Yr
add r11, qword ptr [rdi+944]	// update.last.turn.add.7
sarx r8, r10, r15	// third3.step7.s
mov rbx, rdx	// copy for third3.step8.x
xor rbx, r8	// third3.step8.x
sar rcx, 1	// third3.step8.t
mov rax, qword ptr [rdi+392]	// change2.w2f.load_N2u
mov qword ptr [rdi-72], rdx	// third3.step7.store_h7
vmovdqu ymm15, ymmword ptr [rdi-24]	// third3.trail.vmovdqu.4
mov r9, -2	// third3.step10.c1
lea r13, [rcx+rbx]	// third3.step8.y
cmovc r13, rcx	// third3.step8.G
adc r8, 0	// third3.step8.w
cmovs r14, r12	// third3.step8.d
lea rbp, [r14-1]	// third3.step9.c0
cmovs rdx, rcx	// third3.step8.h
sub rsi, r14	// third3.step9.c1.2
imul rax, qword ptr [rdi+352]	// change2.w2f.imul_w1f
sar r11, 30	// update.last.turn.sar.8
mov r10, qword ptr [rdi+384]	// change2.w2f.load_N2v
imul r10, qword ptr [rdi+360]	// change2.w2f.imul_w1g
sub r10, rax	// change2.w2f.sub
add r11, qword ptr [rdi+976]	// update.last.turn.add.8
sar r10, 20	// change2.w2f.sar
sarx rbx, r14, r15	// third3.step8.s
mov r8, rdx	// copy for third3.step9.x
xor r8, rbx	// third3.step9.x
sar r13, 1	// third3.step9.t
mov r12, qword ptr [rdi+128]	// change2.w2f.load_Yu
mov rcx, qword ptr [rdi+248]	// update.last.turn.load_XM
mov qword ptr [rdi-64], rdx	// third3.step8.store_h8
vpandn ymm9, ymm15, ymmword ptr [rdi-32]	// third3.trail.vpandn.4
lea rax, [r13+r8]	// third3.step9.y
cmovc rax, r13	// third3.step9.G
adc rbx, 0	// third3.step9.w
cmovs rbp, rsi	// third3.step9.d
lea r14, [rbp-1]	// third3.step10.c0
cmovs rdx, r13	// third3.step9.h
sub r9, rbp	// third3.step10.c1.2
imul r12, qword ptr [rdi+672]	// change2.w2f.imul_above_f
mov r8, rcx	// copy for update.last.turn.xor_F
xor r8, qword ptr [rdi+272]	// update.last.turn.xor_F
mov rbx, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul rbx, qword ptr [rdi+680]	// change2.w2f.imul_above_g
sub rbx, r12	// change2.w2f.sub.2
mov rsi, -2	// third3.step11.c1
lea r13, [r10+2*rbx]	// change2.w2f.lea
sarx r12, rbp, r15	// third3.step9.s
mov r10, rdx	// copy for third3.step10.x
xor r10, r12	// third3.step10.x
sar rax, 1	// third3.step10.t
vpxor ymm11, ymm8, ymmword ptr [rdi-32]	// third3.trail.vpxor.5
mov qword ptr [rdi+160], r13	// change2.w2f.store_w2f
mov qword ptr [rdi-56], rdx	// third3.step9.store_h9
vpxor ymm0, ymm10, ymm9	// third3.trail.vpxor.6
mov rbx, -2	// third3.step12.c1
lea rbp, [rax+r10]	// third3.step10.y
cmovc rbp, rax	// third3.step10.G
adc r12, 0	// third3.step10.w
cmovs r14, r9	// third3.step10.d
lea r10, [r14-1]	// third3.step11.c0
cmovs rdx, rax	// third3.step10.h
sub rsi, r14	// third3.step11.c1.2
mov r12, rcx	// copy for update.last.turn.xor
xor r12, r11	// update.last.turn.xor
sar r13, 21	// change2.w2f.sar.2
andn r9, r8, r12	// update.last.turn.andn
shl r13, 44	// change2.w2f.shl
xor r9, rcx	// update.last.turn.xor.2
mov qword ptr [rdi+416], r13	// change2.w2f.store_high2f
mov rax, qword ptr [rdi+408]	// change2.w2g.load_N2q
imul rax, qword ptr [rdi+352]	// change2.w2g.imul_w1f
sarx r8, r14, r15	// third3.step10.s
mov r12, rdx	// copy for third3.step11.x
xor r12, r8	// third3.step11.x
sar rbp, 1	// third3.step11.t
mov rcx, qword ptr [rdi+400]	// change2.w2g.load_N2r
mov qword ptr [rdi-48], rdx	// third3.step10.store_h10
lea r13, [rbp+r12]	// third3.step11.y
cmovc r13, rbp	// third3.step11.G
adc r8, 0	// third3.step11.w
cmovs r10, rsi	// third3.step11.d
lea r14, [r10-1]	// third3.step12.c0
vmovdqu ymm3, ymmword ptr [rdi+8]	// third3.trail.vmovdqu.5
cmovs rdx, rbp	// third3.step11.h
sub rbx, r10	// third3.step12.c1.2
imul rcx, qword ptr [rdi+360]	// change2.w2g.imul_w1g
xor r9, qword ptr [rdi+280]	// update.last.turn.xor_turns
sub rcx, rax	// change2.w2g.sub
mov qword ptr [rdi+280], r9	// update.last.turn.store_turns
sar rcx, 20	// change2.w2g.sar
mov r12, qword ptr [rdi+144]	// change2.w2g.load_Yq
mov r8, -2	// third3.step13.c1
sarx rsi, r10, r15	// third3.step11.s
mov rbp, rdx	// copy for third3.step12.x
xor rbp, rsi	// third3.step12.x
sar r13, 1	// third3.step12.t
mov qword ptr [rdi-40], rdx	// third3.step11.store_h11
mov qword ptr [rdi+272], r11	// update.last.turn.store_F
vpandn ymm6, ymm3, ymmword ptr [rdi+0]	// third3.trail.vpandn.5
mov rax, -2	// third3.step14.c1
lea r9, [r13+rbp]	// third3.step12.y
cmovc r9, r13	// third3.step12.G
adc rsi, 0	// third3.step12.w
cmovs r14, rbx	// third3.step12.d
lea r10, [r14-1]	// third3.step13.c0
cmovs rdx, r13	// third3.step12.h
sub r8, r14	// third3.step13.c1.2
imul r12, qword ptr [rdi+672]	// change2.w2g.imul_above_f
mov r11, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul r11, qword ptr [rdi+680]	// change2.w2g.imul_above_g
sub r11, r12	// change2.w2g.sub.2
lea rbp, [rcx+2*r11]	// change2.w2g.lea
mov qword ptr [rdi+168], rbp	// change2.w2g.store_w2g
sarx rsi, r14, r15	// third3.step12.s
mov rbx, rdx	// copy for third3.step13.x
xor rbx, rsi	// third3.step13.x
sar r9, 1	// third3.step13.t
vpxor ymm14, ymm11, ymmword ptr [rdi+0]	// third3.trail.vpxor.7
mov qword ptr [rdi-32], rdx	// third3.step12.store_h12
lea r13, [r9+rbx]	// third3.step13.y
cmovc r13, r9	// third3.step13.G
adc rsi, 0	// third3.step13.w
cmovs r10, r8	// third3.step13.d
lea r12, [r10-1]	// third3.step14.c0
cmovs rdx, r9	// third3.step13.h
sar rbp, 21	// change2.w2g.sar.2
sub rax, r10	// third3.step14.c1.2
shl rbp, 44	// change2.w2g.shl
mov qword ptr [rdi+424], rbp	// change2.w2g.store_high2g
mov rcx, qword ptr [rdi+128]	// change2.XY.load_Yu
sar rcx, 63	// change2.XY.sar
mov r11, -2	// third3.step15.c1
add rcx, qword ptr [rdi+136]	// change2.XY.add_Yv
vpxor ymm12, ymm0, ymm6	// third3.trail.vpxor.8
sarx r14, r10, r15	// third3.step13.s
mov rbx, rdx	// copy for third3.step14.x
xor rbx, r14	// third3.step14.x
sar r13, 1	// third3.step14.t
mov qword ptr [rdi+240], rcx	// change2.XY.store_XY
mov qword ptr [rdi-24], rdx	// third3.step13.store_h13
vpxor ymm7, ymm14, ymmword ptr [rdi+992]	// third3.trail.vpxor.9
mov rsi, -2	// third3.step16.c1
lea r8, [r13+rbx]	// third3.step14.y
cmovc r8, r13	// third3.step14.G
adc r14, 0	// third3.step14.w
cmovs r12, rax	// third3.step14.d
lea r9, [r12-1]	// third3.step15.c0
cmovs rdx, r13	// third3.step14.h
sub r11, r12	// third3.step15.c1.2
sarx rbp, r12, r15	// third3.step14.s
mov r10, rdx	// copy for third3.step15.x
xor r10, rbp	// third3.step15.x
sar r8, 1	// third3.step15.t
mov qword ptr [rdi-16], rdx	// third3.step14.store_h14
vmovdqa ymmword ptr [rdi+992], ymm7	// third3.trail.vmovdqa.2
lea rcx, [r8+r10]	// third3.step15.y
cmovc rcx, r8	// third3.step15.G
adc rbp, 0	// third3.step15.w
cmovs r9, r11	// third3.step15.d
lea rbx, [r9-1]	// third3.step16.c0
cmovs rdx, r8	// third3.step15.h
sub rsi, r9	// third3.step16.c1.2
mov r14, -2	// third3.step17.c1
sarx rax, r9, r15	// third3.step15.s
mov r13, rdx	// copy for third3.step16.x
xor r13, rax	// third3.step16.x
sar rcx, 1	// third3.step16.t
mov qword ptr [rdi-8], rdx	// third3.step15.store_h15
vpxor ymm2, ymm12, ymmword ptr [rdi+1024]	// third3.trail.vpxor.10
mov r12, -2	// third3.step18.c1
lea r10, [rcx+r13]	// third3.step16.y
cmovc r10, rcx	// third3.step16.G
adc rax, 0	// third3.step16.w
cmovs rbx, rsi	// third3.step16.d
lea rbp, [rbx-1]	// third3.step17.c0
cmovs rdx, rcx	// third3.step16.h
sub r14, rbx	// third3.step17.c1.2
sarx r11, rbx, r15	// third3.step16.s
mov r8, rdx	// copy for third3.step17.x
xor r8, r11	// third3.step17.x
sar r10, 1	// third3.step17.t
vmovdqa ymmword ptr [rdi+1024], ymm2	// third3.trail.vmovdqa.3
mov qword ptr [rdi+0], rdx	// third3.step16.store_h16
lea r9, [r10+r8]	// third3.step17.y
cmovc r9, r10	// third3.step17.G
adc r11, 0	// third3.step17.w
cmovs rbp, r14	// third3.step17.d
cmovs rdx, r10	// third3.step17.h
sub r12, rbp	// third3.step18.c1.2
mov r13, -2	// third3.step19.c1
sarx rax, rbp, r15	// third3.step17.s
mov rsi, rdx	// copy for third3.step18.x
xor rsi, rax	// third3.step18.x
sar r9, 1	// third3.step18.t
lea rcx, [rbp-1]	// third3.step18.c0
mov qword ptr [rdi+8], rdx	// third3.step17.store_h17
lea rbx, [r9+rsi]	// third3.step18.y
cmovc rbx, r9	// third3.step18.G
adc rax, 0	// third3.step18.w
cmovs rcx, r12	// third3.step18.d
lea r8, [rcx-1]	// third3.step19.c0
sarx r11, rcx, r15	// third3.step18.s
cmovs rdx, r9	// third3.step18.h
sub r13, rcx	// third3.step19.c1.2
mov r14, -2	// third3.step20.c1
mov r10, rdx	// copy for third3.step19.x
xor r10, r11	// third3.step19.x
sar rbx, 1	// third3.step19.t
mov qword ptr [rdi+16], rdx	// third3.step18.store_h18
lea rbp, [rbx+r10]	// third3.step19.y
cmovc rbp, rbx	// third3.step19.G
adc r11, 0	// third3.step19.w
cmovs r8, r13	// third3.step19.d
cmovs rdx, rbx	// third3.step19.h
sub r14, r8	// third3.step20.c1.2
lea rsi, [r8-1]	// third3.step20.c0
mov qword ptr [rdi+24], rdx	// third3.step19.store_h19
sarx rax, r8, r15	// third3.step19.s
mov r12, rdx	// copy for third3.step20.x
xor r12, rax	// third3.step20.x
sar rbp, 1	// third3.step20.t
lea r9, [rbp+r12]	// third3.step20.y
cmovc r9, rbp	// third3.step20.G
adc rax, 0	// third3.step20.w
cmovs rsi, r14	// third3.step20.d
cmovs rdx, rbp	// third3.step20.h
mov rcx, r9	// copy for change3.G.add_rounding_G
add rcx, qword ptr [rdi+48]	// change3.G.add_rounding_G
mov r10, rdx	// copy for change3.h.add_rounding_h
add r10, qword ptr [rdi+40]	// change3.h.add_rounding_h
mov r11, r9	// copy for change3.G.shl
shl r11, 43	// change3.G.shl
mov r13, rdx	// copy for change3.h.shl
shl r13, 44	// change3.h.shl
rorx rbx, rcx, 22	// change3.G.first_entry
rorx r8, rcx, 43	// change3.G.second_entry
rorx r12, r10, 21	// change3.h.first_entry
rorx rax, r10, 42	// change3.h.second_entry
sarx r14, rsi, r15	// third3.step20.s
add r11, qword ptr [rdi+64]	// change3.G.add_refill_G
mov qword ptr [rdi+112], rdx	// change3.store_end_h
mov qword ptr [rdi+120], r9	// change3.store_end_G
add r13, qword ptr [rdi+56]	// change3.h.add_refill_h
mov qword ptr [rdi+32], rdx	// third3.step20.store_h20
imul rbx, qword ptr [rdi+416]	// change3.G.imul_high2f
imul r8, qword ptr [rdi+424]	// change3.G.imul_high2g
imul r12, qword ptr [rdi+416]	// change3.h.imul_high2f
imul rax, qword ptr [rdi+424]	// change3.h.imul_high2g
lea rbp, [rbx+r11]	// change3.G.add
lea rcx, [r12+r13]	// change3.h.add
sub rbp, r8	// change3.G.sub
sub rcx, rax	// change3.h.sub
ror rbp, 43	// change3.G.packed
ror rcx, 44	// change3.h.packed
mov rbx, rbp	// output
mov rdx, rsi	// output
mov rsi, r14	// output
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
