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
// Length: 20 limbs of 30 bits; 1324 instructions a batch, 720 for its steps (form: carry), 60 for the trail.
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
lea r9, [rbx+r8]	// third1.step1.y
mov r10, -2	// third1.step2.c1
mov r11, qword ptr [rdi+112]	// end.load_end_h
mov r12, qword ptr [rdi+120]	// end.load_end_G
vmovdqa ymm2, ymmword ptr [rdi-128]	// third1.trail.vmovdqa
mov qword ptr [rdi-128], rcx	// third1.store_h0
cmovc r9, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
cmovs rbp, rax	// third1.step1.d
lea r13, [rbp-1]	// third1.step2.c0
cmovs rcx, rbx	// third1.step1.h
sub r10, rbp	// third1.step2.c1.2
mov r14, r11	// copy for end.N3v.add_rounding_h
add r14, qword ptr [rdi+40]	// end.N3v.add_rounding_h
mov rdx, -2	// third1.step3.c1
sar r14, 42	// end.N3v.sar
vmovdqu ymm3, ymmword ptr [rdi-88]	// third1.trail.vmovdqu.2
sarx r8, rbp, r15	// third1.step1.s
mov rsi, rcx	// copy for third1.step2.x
xor rsi, r8	// third1.step2.x
sar r9, 1	// third1.step2.t
mov qword ptr [rdi+288], r14	// end.N3v.store_N3v
mov qword ptr [rdi-120], rcx	// third1.step1.store_h1
lea rax, [r11+1048576]	// end.N3u.offset
lea rbx, [r9+rsi]	// third1.step2.y
cmovc rbx, r9	// third1.step2.G
adc r8, 0	// third1.step2.w
cmovs r13, r10	// third1.step2.d
lea rbp, [r13-1]	// third1.step3.c0
cmovs rcx, r9	// third1.step2.h
sub rdx, r13	// third1.step3.c1.2
shl rax, 22	// end.N3u.shl
sar rax, 43	// end.N3u.sar
mov qword ptr [rdi+296], rax	// end.N3u.store_N3u
mov r14, -2	// third1.step4.c1
sarx r11, r13, r15	// third1.step2.s
mov rsi, rcx	// copy for third1.step3.x
xor rsi, r11	// third1.step3.x
sar rbx, 1	// third1.step3.t
vpandn ymm4, ymm3, ymmword ptr [rdi-96]	// third1.trail.vpandn.2
mov qword ptr [rdi-112], rcx	// third1.step2.store_h2
lea r8, [rbx+rsi]	// third1.step3.y
cmovc r8, rbx	// third1.step3.G
adc r11, 0	// third1.step3.w
cmovs rbp, rdx	// third1.step3.d
lea r10, [rbp-1]	// third1.step4.c0
cmovs rcx, rbx	// third1.step3.h
sub r14, rbp	// third1.step4.c1.2
mov r9, r12	// copy for end.N3r.add_rounding_G
add r9, qword ptr [rdi+48]	// end.N3r.add_rounding_G
sar r9, 43	// end.N3r.sar
mov qword ptr [rdi+304], r9	// end.N3r.store_N3r
mov rax, -2	// third1.step5.c1
vpxor ymm5, ymm2, ymmword ptr [rdi-96]	// third1.trail.vpxor
lea r13, [r12+2097152]	// end.N3q.offset
sarx rsi, rbp, r15	// third1.step3.s
mov r11, rcx	// copy for third1.step4.x
xor r11, rsi	// third1.step4.x
sar r8, 1	// third1.step4.t
mov qword ptr [rdi-104], rcx	// third1.step3.store_h3
lea rdx, [r8+r11]	// third1.step4.y
cmovc rdx, r8	// third1.step4.G
adc rsi, 0	// third1.step4.w
cmovs r10, r14	// third1.step4.d
lea rbx, [r10-1]	// third1.step5.c0
cmovs rcx, r8	// third1.step4.h
sub rax, r10	// third1.step5.c1.2
shl r13, 21	// end.N3q.shl
sar r13, 43	// end.N3q.sar
mov qword ptr [rdi+312], r13	// end.N3q.store_N3q
mov r9, qword ptr [rdi+112]	// end.load_end_h.2
vpxor ymm6, ymm1, ymm4	// third1.trail.vpxor.2
mov r12, -2	// third1.step6.c1
sarx rbp, r10, r15	// third1.step4.s
mov r11, rcx	// copy for third1.step5.x
xor r11, rbp	// third1.step5.x
sar rdx, 1	// third1.step5.t
mov qword ptr [rdi-96], rcx	// third1.step4.store_h4
mov qword ptr [rdi+264], r9	// end.store_end3
lea rsi, [rdx+r11]	// third1.step5.y
mov r14, qword ptr [rdi+296]	// end.Mu.load_N3u
vmovdqu ymm7, ymmword ptr [rdi-56]	// third1.trail.vmovdqu.3
cmovc rsi, rdx	// third1.step5.G
adc rbp, 0	// third1.step5.w
cmovs rbx, rax	// third1.step5.d
lea r8, [rbx-1]	// third1.step6.c0
cmovs rcx, rdx	// third1.step5.h
sub r12, rbx	// third1.step6.c1.2
imul r14, qword ptr [rdi+128]	// end.Mu.imul_Yu
mov r13, qword ptr [rdi+288]	// end.Mu.load_N3v
sarx r10, rbx, r15	// third1.step5.s
mov r9, rcx	// copy for third1.step6.x
xor r9, r10	// third1.step6.x
sar rsi, 1	// third1.step6.t
mov r11, -2	// third1.step7.c1
mov qword ptr [rdi-88], rcx	// third1.step5.store_h5
vpandn ymm8, ymm7, ymmword ptr [rdi-64]	// third1.trail.vpandn.3
vpxor ymm9, ymm5, ymmword ptr [rdi-64]	// third1.trail.vpxor.3
lea rbp, [rsi+r9]	// third1.step6.y
cmovc rbp, rsi	// third1.step6.G
adc r10, 0	// third1.step6.w
cmovs r8, r12	// third1.step6.d
lea rax, [r8-1]	// third1.step7.c0
cmovs rcx, rsi	// third1.step6.h
sub r11, r8	// third1.step7.c1.2
imul r13, qword ptr [rdi+144]	// end.Mu.imul_Yq
sub r14, r13	// end.Mu.sub
mov qword ptr [rdi+200], r14	// end.Mu.store_Mu
mov rdx, qword ptr [rdi+296]	// end.Mv.load_N3u
imul rdx, qword ptr [rdi+136]	// end.Mv.imul_Yv
mov rbx, -2	// third1.step8.c1
sarx r9, r8, r15	// third1.step6.s
mov r10, rcx	// copy for third1.step7.x
xor r10, r9	// third1.step7.x
sar rbp, 1	// third1.step7.t
mov qword ptr [rdi-80], rcx	// third1.step6.store_h6
vpxor ymm10, ymm6, ymm8	// third1.trail.vpxor.4
mov r12, -2	// third1.step9.c1
mov rsi, qword ptr [rdi+288]	// end.Mv.load_N3v
lea r13, [rbp+r10]	// third1.step7.y
cmovc r13, rbp	// third1.step7.G
adc r9, 0	// third1.step7.w
cmovs rax, r11	// third1.step7.d
lea r14, [rax-1]	// third1.step8.c0
cmovs rcx, rbp	// third1.step7.h
sub rbx, rax	// third1.step8.c1.2
imul rsi, qword ptr [rdi+152]	// end.Mv.imul_Yr
sub rsi, rdx	// end.Mv.sub
sarx r8, rax, r15	// third1.step7.s
mov r10, rcx	// copy for third1.step8.x
xor r10, r8	// third1.step8.x
sar r13, 1	// third1.step8.t
mov qword ptr [rdi+216], rsi	// end.Mv.store_Mv
mov qword ptr [rdi-72], rcx	// third1.step7.store_h7
mov r9, qword ptr [rdi+312]	// end.Mq.load_N3q
vmovdqu ymm11, ymmword ptr [rdi-24]	// third1.trail.vmovdqu.4
lea r11, [r13+r10]	// third1.step8.y
cmovc r11, r13	// third1.step8.G
adc r8, 0	// third1.step8.w
cmovs r14, rbx	// third1.step8.d
lea rbp, [r14-1]	// third1.step9.c0
cmovs rcx, r13	// third1.step8.h
sub r12, r14	// third1.step9.c1.2
imul r9, qword ptr [rdi+128]	// end.Mq.imul_Yu
mov rdx, qword ptr [rdi+304]	// end.Mq.load_N3r
imul rdx, qword ptr [rdi+144]	// end.Mq.imul_Yq
mov rax, -2	// third1.step10.c1
sarx rsi, r14, r15	// third1.step8.s
mov r10, rcx	// copy for third1.step9.x
xor r10, rsi	// third1.step9.x
sar r11, 1	// third1.step9.t
mov qword ptr [rdi-64], rcx	// third1.step8.store_h8
vpandn ymm12, ymm11, ymmword ptr [rdi-32]	// third1.trail.vpandn.4
lea r8, [r11+r10]	// third1.step9.y
cmovc r8, r11	// third1.step9.G
adc rsi, 0	// third1.step9.w
cmovs rbp, r12	// third1.step9.d
lea rbx, [rbp-1]	// third1.step10.c0
cmovs rcx, r11	// third1.step9.h
sub rax, rbp	// third1.step10.c1.2
sub r9, rdx	// end.Mq.sub
mov qword ptr [rdi+224], r9	// end.Mq.store_Mq
mov r13, qword ptr [rdi+312]	// end.Mr.load_N3q
mov r14, -2	// third1.step11.c1
imul r13, qword ptr [rdi+136]	// end.Mr.imul_Yv
sarx r10, rbp, r15	// third1.step9.s
mov rsi, rcx	// copy for third1.step10.x
xor rsi, r10	// third1.step10.x
sar r8, 1	// third1.step10.t
vpxor ymm13, ymm9, ymmword ptr [rdi-32]	// third1.trail.vpxor.5
mov r12, qword ptr [rdi+304]	// end.Mr.load_N3r
mov qword ptr [rdi-56], rcx	// third1.step9.store_h9
vpxor ymm14, ymm10, ymm12	// third1.trail.vpxor.6
lea r11, [r8+rsi]	// third1.step10.y
cmovc r11, r8	// third1.step10.G
adc r10, 0	// third1.step10.w
cmovs rbx, rax	// third1.step10.d
lea rdx, [rbx-1]	// third1.step11.c0
cmovs rcx, r8	// third1.step10.h
sub r14, rbx	// third1.step11.c1.2
imul r12, qword ptr [rdi+152]	// end.Mr.imul_Yr
sub r12, r13	// end.Mr.sub
mov qword ptr [rdi+208], r12	// end.Mr.store_Mr
mov r9, -2	// third1.step12.c1
mov rbp, qword ptr [rdi+296]	// end.w0f.load_N3u
sarx rsi, rbx, r15	// third1.step10.s
mov r10, rcx	// copy for third1.step11.x
xor r10, rsi	// third1.step11.x
sar r11, 1	// third1.step11.t
mov qword ptr [rdi-48], rcx	// third1.step10.store_h10
lea rax, [r11+r10]	// third1.step11.y
vmovdqu ymm15, ymmword ptr [rdi+8]	// third1.trail.vmovdqu.5
cmovc rax, r11	// third1.step11.G
adc rsi, 0	// third1.step11.w
cmovs rdx, r14	// third1.step11.d
lea r8, [rdx-1]	// third1.step12.c0
cmovs rcx, r11	// third1.step11.h
sub r9, rdx	// third1.step12.c1.2
imul rbp, qword ptr [rdi+160]	// end.w0f.imul_w2f
mov r13, qword ptr [rdi+288]	// end.w0f.load_N3v
imul r13, qword ptr [rdi+168]	// end.w0f.imul_w2g
mov r12, -2	// third1.step13.c1
sarx rbx, rdx, r15	// third1.step11.s
mov r10, rcx	// copy for third1.step12.x
xor r10, rbx	// third1.step12.x
sar rax, 1	// third1.step12.t
vpandn ymm0, ymm15, ymmword ptr [rdi+0]	// third1.trail.vpandn.5
mov qword ptr [rdi-40], rcx	// third1.step11.store_h11
lea rsi, [rax+r10]	// third1.step12.y
cmovc rsi, rax	// third1.step12.G
adc rbx, 0	// third1.step12.w
cmovs r8, r9	// third1.step12.d
cmovs rcx, rax	// third1.step12.h
sub r12, r8	// third1.step13.c1.2
sub r13, rbp	// end.w0f.sub
sar r13, 20	// end.w0f.sar
lea r14, [r8-1]	// third1.step13.c0
shl r13, 23	// end.w0f.shl
shr r13, 23	// end.w0f.shr
sarx r11, r8, r15	// third1.step12.s
mov rdx, rcx	// copy for third1.step13.x
xor rdx, r11	// third1.step13.x
mov qword ptr [rdi+320], r13	// end.w0f.store_w0f
sar rsi, 1	// third1.step13.t
vpxor ymm3, ymm13, ymmword ptr [rdi+0]	// third1.trail.vpxor.7
mov r10, -2	// third1.step14.c1
mov qword ptr [rdi-32], rcx	// third1.step12.store_h12
mov rbx, -2	// third1.step15.c1
vpxor ymm2, ymm14, ymm0	// third1.trail.vpxor.8
lea r9, [rsi+rdx]	// third1.step13.y
cmovc r9, rsi	// third1.step13.G
adc r11, 0	// third1.step13.w
cmovs r14, r12	// third1.step13.d
lea rax, [r14-1]	// third1.step14.c0
cmovs rcx, rsi	// third1.step13.h
sub r10, r14	// third1.step14.c1.2
shr r13, 21	// end.w0f.shr.2
shl r13, 44	// end.w0f.shl.2
mov qword ptr [rdi+328], r13	// end.w0f.store_high0f
mov rbp, qword ptr [rdi+312]	// end.w0g.load_N3q
sarx r8, r14, r15	// third1.step13.s
mov rdx, rcx	// copy for third1.step14.x
xor rdx, r8	// third1.step14.x
sar r9, 1	// third1.step14.t
mov qword ptr [rdi-24], rcx	// third1.step13.store_h13
vpxor ymm1, ymm3, ymmword ptr [rdi+1024]	// third1.trail.vpxor.9
lea r11, [r9+rdx]	// third1.step14.y
cmovc r11, r9	// third1.step14.G
adc r8, 0	// third1.step14.w
cmovs rax, r10	// third1.step14.d
lea r12, [rax-1]	// third1.step15.c0
cmovs rcx, r9	// third1.step14.h
sub rbx, rax	// third1.step15.c1.2
imul rbp, qword ptr [rdi+160]	// end.w0g.imul_w2f
mov rsi, qword ptr [rdi+304]	// end.w0g.load_N3r
imul rsi, qword ptr [rdi+168]	// end.w0g.imul_w2g
sub rsi, rbp	// end.w0g.sub
mov r13, -2	// third1.step16.c1
sar rsi, 20	// end.w0g.sar
sarx r14, rax, r15	// third1.step14.s
mov rdx, rcx	// copy for third1.step15.x
xor rdx, r14	// third1.step15.x
sar r11, 1	// third1.step15.t
mov qword ptr [rdi-16], rcx	// third1.step14.store_h14
lea r8, [r11+rdx]	// third1.step15.y
vmovdqa ymmword ptr [rdi+1024], ymm1	// third1.trail.vmovdqa.2
cmovc r8, r11	// third1.step15.G
adc r14, 0	// third1.step15.w
cmovs r12, rbx	// third1.step15.d
lea r10, [r12-1]	// third1.step16.c0
cmovs rcx, r11	// third1.step15.h
shl rsi, 23	// end.w0g.shl
shr rsi, 23	// end.w0g.shr
sub r13, r12	// third1.step16.c1.2
mov qword ptr [rdi+336], rsi	// end.w0g.store_w0g
mov r9, -2	// third1.step17.c1
sarx rbp, r12, r15	// third1.step15.s
mov rax, rcx	// copy for third1.step16.x
xor rax, rbp	// third1.step16.x
sar r8, 1	// third1.step16.t
mov qword ptr [rdi-8], rcx	// third1.step15.store_h15
vpxor ymm4, ymm2, ymmword ptr [rdi+1056]	// third1.trail.vpxor.10
lea rdx, [r8+rax]	// third1.step16.y
cmovc rdx, r8	// third1.step16.G
adc rbp, 0	// third1.step16.w
cmovs r10, r13	// third1.step16.d
cmovs rcx, r8	// third1.step16.h
sub r9, r10	// third1.step17.c1.2
shr rsi, 21	// end.w0g.shr.2
shl rsi, 44	// end.w0g.shl.2
mov qword ptr [rdi+344], rsi	// end.w0g.store_high0g
mov r14, qword ptr [rdi+200]	// end.XM.load_Mu
lea rbx, [r10-1]	// third1.step17.c0
vmovdqa ymmword ptr [rdi+1056], ymm4	// third1.trail.vmovdqa.3
neg r14	// end.XM.neg
mov r11, -2	// third1.step18.c1
sarx r12, r10, r15	// third1.step16.s
mov rax, rcx	// copy for third1.step17.x
xor rax, r12	// third1.step17.x
sar rdx, 1	// third1.step17.t
mov qword ptr [rdi+0], rcx	// third1.step16.store_h16
lea rbp, [rdx+rax]	// third1.step17.y
cmovc rbp, rdx	// third1.step17.G
adc r12, 0	// third1.step17.w
cmovs rbx, r9	// third1.step17.d
lea r13, [rbx-1]	// third1.step18.c0
cmovs rcx, rdx	// third1.step17.h
sub r11, rbx	// third1.step18.c1.2
sar r14, 63	// end.XM.sar
add r14, qword ptr [rdi+216]	// end.XM.add_Mv
mov qword ptr [rdi+248], r14	// end.XM.store_XM
mov r8, -2	// third1.step19.c1
sarx rsi, rbx, r15	// third1.step17.s
mov r10, rcx	// copy for third1.step18.x
xor r10, rsi	// third1.step18.x
sar rbp, 1	// third1.step18.t
mov qword ptr [rdi+8], rcx	// third1.step17.store_h17
vbroadcasti128 ymm7, xmmword ptr [rdi+200]	// update.digits.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+216]	// update.digits.vbroadcasti128.2
lea rax, [rbp+r10]	// third1.step18.y
cmovc rax, rbp	// third1.step18.G
adc rsi, 0	// third1.step18.w
cmovs r13, r11	// third1.step18.d
lea r12, [r13-1]	// third1.step19.c0
cmovs rcx, rbp	// third1.step18.h
sub r8, r13	// third1.step19.c1.2
mov r9, -2	// third1.step20.c1
sarx rdx, r13, r15	// third1.step18.s
mov r14, rcx	// copy for third1.step19.x
xor r14, rdx	// third1.step19.x
sar rax, 1	// third1.step19.t
mov qword ptr [rdi+16], rcx	// third1.step18.store_h18
vmovdqa ymm6, ymmword ptr [rdi+448]	// update.digits.vmovdqa
vpand ymm8, ymm7, ymm6	// update.digits.vpand
vpand ymm11, ymm5, ymm6	// update.digits.vpand.2
lea rbx, [rax+r14]	// third1.step19.y
vpsrlq ymm9, ymm7, 30	// update.digits.vpsrlq
vpsrlq ymm10, ymm5, 30	// update.digits.vpsrlq.2
cmovc rbx, rax	// third1.step19.G
adc rdx, 0	// third1.step19.w
cmovs r12, r8	// third1.step19.d
lea r10, [r12-1]	// third1.step20.c0
cmovs rcx, rax	// third1.step19.h
sub r9, r12	// third1.step20.c1.2
vpshufd ymm12, ymmword ptr [rdi+704], 0x4e	// update.limb0.vpshufd
vpmuldq ymm15, ymm8, ymmword ptr [rdi+704]	// update.limb0.vpmuldq
sarx rsi, r12, r15	// third1.step19.s
mov r11, rcx	// copy for third1.step20.x
xor r11, rsi	// third1.step20.x
sar rbx, 1	// third1.step20.t
mov qword ptr [rdi+24], rcx	// third1.step19.store_h19
vpmuldq ymm13, ymm11, ymm12	// update.limb0.vpmuldq.2
vpaddq ymm14, ymm15, ymm13	// update.limb0.vpaddq
lea rbp, [rbx+r11]	// third1.step20.y
cmovc rbp, rbx	// third1.step20.G
adc rsi, 0	// third1.step20.w
cmovs r10, r9	// third1.step20.d
cmovs rcx, rbx	// third1.step20.h
mov r13, rbp	// copy for change1.G.add_rounding_G
add r13, qword ptr [rdi+48]	// change1.G.add_rounding_G
rorx r14, r13, 22	// change1.G.first_entry
imul r14, qword ptr [rdi+328]	// change1.G.imul_high0f
mov rdx, rcx	// copy for change1.h.shl
shl rdx, 44	// change1.h.shl
sarx r8, r10, r15	// third1.step20.s
vpaddq ymm0, ymm14, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
vpsrlq ymm3, ymm0, 30	// update.limb0.vpsrlq
vpand ymm1, ymm0, ymmword ptr [rdi+448]	// update.limb0.vpand
mov rax, rbp	// copy for change1.G.shl
shl rax, 43	// change1.G.shl
rorx r12, r13, 43	// change1.G.second_entry
mov r11, rcx	// copy for change1.h.add_rounding_h
add r11, qword ptr [rdi+40]	// change1.h.add_rounding_h
rorx rsi, r11, 21	// change1.h.first_entry
rorx r9, r11, 42	// change1.h.second_entry
add rax, qword ptr [rdi+64]	// change1.G.add_refill_G
add rdx, qword ptr [rdi+56]	// change1.h.add_refill_h
vperm2i128 ymm2, ymm1, ymm1, 0x81	// update.limb0.vperm2i128
mov qword ptr [rdi+32], rcx	// third1.step20.store_h20
imul r12, qword ptr [rdi+344]	// change1.G.imul_high0g
imul rsi, qword ptr [rdi+328]	// change1.h.imul_high0f
vpmuldq ymm4, ymm9, ymmword ptr [rdi+704]	// update.limb1.vpmuldq
imul r9, qword ptr [rdi+344]	// change1.h.imul_high0g
vpmuldq ymm6, ymm10, ymm12	// update.limb1.vpmuldq.2
vpaddq ymm7, ymm4, ymm6	// update.limb1.vpaddq
vpshufd ymm5, ymmword ptr [rdi+736], 0x4e	// update.limb1.vpshufd
mov rbx, -2	// third2.step1.c1
sub rbx, r10	// third2.step1.c1.2
vpmuldq ymm15, ymm8, ymmword ptr [rdi+736]	// update.limb1.vpmuldq.3
lea r13, [r14+rax]	// change1.G.add
sub r13, r12	// change1.G.sub
vmovdqu ymm13, ymmword ptr [rdi-120]	// third2.trail.vmovdqu
vpmuldq ymm14, ymm11, ymm5	// update.limb1.vpmuldq.4
lea r11, [rsi+rdx]	// change1.h.add
lea r14, [r10-1]	// third2.step1.c0
vpaddq ymm0, ymm15, ymm14	// update.limb1.vpaddq.2
sub r11, r9	// change1.h.sub
vmovdqu ymm1, ymmword ptr [rdi+232]	// end.joints.vmovdqu
vpaddq ymm12, ymm7, ymm0	// update.limb1.vpaddq.3
ror r13, 43	// change1.G.packed
ror r11, 44	// change1.h.packed
vpaddq ymm4, ymm12, ymmword ptr [rdi+512]	// update.limb1.vpaddq.4
mov rax, r11	// copy for third2.step1.x
xor rax, r8	// third2.step1.x
vmovdqu ymm6, ymmword ptr [rdi+240]	// end.joints.vmovdqu.2
vpandn ymm15, ymm13, ymmword ptr [rdi-128]	// third2.trail.vpandn
sar r13, 1	// third2.step1.t
vpaddq ymm14, ymm4, ymm3	// update.limb1.vpaddq.5
vpsrlq ymm7, ymm14, 30	// update.limb1.vpsrlq
vmovdqu ymm0, ymmword ptr [rdi+256]	// end.joints.vmovdqu.3
mov r12, -2	// third2.step2.c1
vpand ymm12, ymm14, ymmword ptr [rdi+448]	// update.limb1.vpand
vpxor ymm13, ymm1, ymm6	// end.joints.vpxor
lea rsi, [r13+rax]	// third2.step1.y
vperm2i128 ymm4, ymm12, ymm12, 0x81	// update.limb1.vperm2i128
vmovdqa ymm3, ymmword ptr [rdi-128]	// third2.trail.vmovdqa
mov qword ptr [rdi-128], r11	// third2.store_h0
cmovc rsi, r13	// third2.step1.G
adc r8, 0	// third2.step1.w
cmovs r14, rbx	// third2.step1.d
lea rdx, [r14-1]	// third2.step2.c0
vpmuldq ymm14, ymm9, ymmword ptr [rdi+736]	// update.limb2.vpmuldq
vpxor ymm6, ymm1, ymm0	// end.joints.vpxor.2
cmovs r11, r13	// third2.step1.h
sub r12, r14	// third2.step2.c1.2
mov r10, -2	// third2.step3.c1
vpmuldq ymm12, ymm10, ymm5	// update.limb2.vpmuldq.2
vpandn ymm0, ymm13, ymm6	// end.joints.vpandn
vpaddq ymm5, ymm14, ymm12	// update.limb2.vpaddq
sarx r9, r14, r15	// third2.step1.s
mov rax, r11	// copy for third2.step2.x
xor rax, r9	// third2.step2.x
sar rsi, 1	// third2.step2.t
mov qword ptr [rdi-120], r11	// third2.step1.store_h1
vpshufd ymm13, ymmword ptr [rdi+768], 0x4e	// update.limb2.vpshufd
vpxor ymm6, ymm0, ymm1	// end.joints.vpxor.3
vmovdqu ymm14, ymmword ptr [rdi-88]	// third2.trail.vmovdqu.2
mov qword ptr [rdi+232], rcx	// change1.store_end1
vpmuldq ymm12, ymm8, ymmword ptr [rdi+768]	// update.limb2.vpmuldq.3
vpmuldq ymm0, ymm11, ymm13	// update.limb2.vpmuldq.4
vpxor ymm1, ymm6, ymmword ptr [rdi+1088]	// end.joints.vpxor.4
vpaddq ymm6, ymm12, ymm0	// update.limb2.vpaddq.2
lea r8, [rsi+rax]	// third2.step2.y
cmovc r8, rsi	// third2.step2.G
adc r9, 0	// third2.step2.w
cmovs rdx, r12	// third2.step2.d
lea rbx, [rdx-1]	// third2.step3.c0
cmovs r11, rsi	// third2.step2.h
sub r10, rdx	// third2.step3.c1.2
mov r13, rcx	// copy for change1.N1v.add_rounding_h
add r13, qword ptr [rdi+40]	// change1.N1v.add_rounding_h
vmovdqa ymmword ptr [rdi+1088], ymm1	// end.joints.vmovdqa
vpaddq ymm12, ymm5, ymm6	// update.limb2.vpaddq.3
sar r13, 42	// change1.N1v.sar
vpandn ymm0, ymm14, ymmword ptr [rdi-96]	// third2.trail.vpandn.2
mov r14, -2	// third2.step4.c1
sarx rax, rdx, r15	// third2.step2.s
mov r9, r11	// copy for third2.step3.x
xor r9, rax	// third2.step3.x
sar r8, 1	// third2.step3.t
vpaddq ymm1, ymm12, ymmword ptr [rdi+512]	// update.limb2.vpaddq.4
mov qword ptr [rdi-112], r11	// third2.step2.store_h2
mov qword ptr [rdi+80], r13	// change1.N1v.store_N1v
vpaddq ymm5, ymm1, ymm7	// update.limb2.vpaddq.5
lea r12, [r8+r9]	// third2.step3.y
lea rsi, [rcx+1048576]	// change1.N1u.offset
vpsrlq ymm6, ymm5, 30	// update.limb2.vpsrlq
cmovc r12, r8	// third2.step3.G
adc rax, 0	// third2.step3.w
cmovs rbx, r10	// third2.step3.d
lea rdx, [rbx-1]	// third2.step4.c0
cmovs r11, r8	// third2.step3.h
sub r14, rbx	// third2.step4.c1.2
vpand ymm14, ymm5, ymmword ptr [rdi+448]	// update.limb2.vpand
mov r13, -2	// third2.step5.c1
shl rsi, 22	// change1.N1u.shl
vpxor ymm12, ymm3, ymmword ptr [rdi-96]	// third2.trail.vpxor
vmovdqa ymmword ptr [rdi+704], ymm14	// update.limb2.vmovdqa
sarx r9, rbx, r15	// third2.step3.s
mov rcx, r11	// copy for third2.step4.x
xor rcx, r9	// third2.step4.x
sar r12, 1	// third2.step4.t
vpmuldq ymm1, ymm9, ymmword ptr [rdi+768]	// update.limb3.vpmuldq
mov qword ptr [rdi-104], r11	// third2.step3.store_h3
vpmuldq ymm7, ymm10, ymm13	// update.limb3.vpmuldq.2
vpaddq ymm5, ymm1, ymm7	// update.limb3.vpaddq
vpxor ymm3, ymm15, ymm0	// third2.trail.vpxor.2
vpshufd ymm14, ymmword ptr [rdi+800], 0x4e	// update.limb3.vpshufd
lea rax, [r12+rcx]	// third2.step4.y
cmovc rax, r12	// third2.step4.G
adc r9, 0	// third2.step4.w
cmovs rdx, r14	// third2.step4.d
lea r10, [rdx-1]	// third2.step5.c0
cmovs r11, r12	// third2.step4.h
sub r13, rdx	// third2.step5.c1.2
sar rsi, 43	// change1.N1u.sar
mov qword ptr [rdi+72], rsi	// change1.N1u.store_N1u
mov r8, rbp	// copy for change1.N1r.add_rounding_G
add r8, qword ptr [rdi+48]	// change1.N1r.add_rounding_G
vpmuldq ymm13, ymm8, ymmword ptr [rdi+800]	// update.limb3.vpmuldq.3
sar r8, 43	// change1.N1r.sar
vpmuldq ymm1, ymm11, ymm14	// update.limb3.vpmuldq.4
mov rbx, -2	// third2.step6.c1
sarx rcx, rdx, r15	// third2.step4.s
mov r9, r11	// copy for third2.step5.x
xor r9, rcx	// third2.step5.x
sar rax, 1	// third2.step5.t
mov qword ptr [rdi-96], r11	// third2.step4.store_h4
mov qword ptr [rdi+96], r8	// change1.N1r.store_N1r
vpaddq ymm7, ymm13, ymm1	// update.limb3.vpaddq.2
lea r14, [rax+r9]	// third2.step5.y
vmovdqu ymm15, ymmword ptr [rdi-56]	// third2.trail.vmovdqu.3
vpaddq ymm0, ymm5, ymm7	// update.limb3.vpaddq.3
lea r12, [rbp+2097152]	// change1.N1q.offset
cmovc r14, rax	// third2.step5.G
adc rcx, 0	// third2.step5.w
cmovs r10, r13	// third2.step5.d
lea rsi, [r10-1]	// third2.step6.c0
vpaddq ymm13, ymm0, ymmword ptr [rdi+512]	// update.limb3.vpaddq.4
cmovs r11, rax	// third2.step5.h
sub rbx, r10	// third2.step6.c1.2
shl r12, 21	// change1.N1q.shl
mov rdx, -2	// third2.step7.c1
vpaddq ymm1, ymm13, ymm6	// update.limb3.vpaddq.5
sarx r8, r10, r15	// third2.step5.s
mov r9, r11	// copy for third2.step6.x
xor r9, r8	// third2.step6.x
sar r14, 1	// third2.step6.t
vpsrlq ymm5, ymm1, 30	// update.limb3.vpsrlq
mov qword ptr [rdi-88], r11	// third2.step5.store_h5
vpandn ymm7, ymm15, ymmword ptr [rdi-64]	// third2.trail.vpandn.3
vpand ymm0, ymm1, ymmword ptr [rdi+448]	// update.limb3.vpand
vmovdqa ymmword ptr [rdi+736], ymm0	// update.limb3.vmovdqa
vpmuldq ymm13, ymm9, ymmword ptr [rdi+800]	// update.limb4.vpmuldq
vpmuldq ymm6, ymm10, ymm14	// update.limb4.vpmuldq.2
lea rbp, [r14+r9]	// third2.step6.y
cmovc rbp, r14	// third2.step6.G
adc r8, 0	// third2.step6.w
cmovs rsi, rbx	// third2.step6.d
lea rcx, [rsi-1]	// third2.step7.c0
cmovs r11, r14	// third2.step6.h
sub rdx, rsi	// third2.step7.c1.2
sar r12, 43	// change1.N1q.sar
mov qword ptr [rdi+88], r12	// change1.N1q.store_N1q
mov r13, qword ptr [rdi+72]	// change1.w1f.load_N1u
imul r13, qword ptr [rdi+320]	// change1.w1f.imul_w0f
vpxor ymm15, ymm12, ymmword ptr [rdi-64]	// third2.trail.vpxor.3
vpaddq ymm1, ymm13, ymm6	// update.limb4.vpaddq
mov rax, -2	// third2.step8.c1
sarx r10, rsi, r15	// third2.step6.s
mov r9, r11	// copy for third2.step7.x
xor r9, r10	// third2.step7.x
sar rbp, 1	// third2.step7.t
mov qword ptr [rdi-80], r11	// third2.step6.store_h6
vpshufd ymm14, ymmword ptr [rdi+832], 0x4e	// update.limb4.vpshufd
mov r8, qword ptr [rdi+80]	// change1.w1f.load_N1v
lea rbx, [rbp+r9]	// third2.step7.y
vpmuldq ymm12, ymm8, ymmword ptr [rdi+832]	// update.limb4.vpmuldq.3
vpmuldq ymm13, ymm11, ymm14	// update.limb4.vpmuldq.4
cmovc rbx, rbp	// third2.step7.G
adc r10, 0	// third2.step7.w
cmovs rcx, rdx	// third2.step7.d
lea r14, [rcx-1]	// third2.step8.c0
cmovs r11, rbp	// third2.step7.h
sub rax, rcx	// third2.step8.c1.2
imul r8, qword ptr [rdi+336]	// change1.w1f.imul_w0g
sub r8, r13	// change1.w1f.sub
vpaddq ymm6, ymm12, ymm13	// update.limb4.vpaddq.2
mov r12, -2	// third2.step9.c1
vpaddq ymm12, ymm1, ymm6	// update.limb4.vpaddq.3
sarx rsi, rcx, r15	// third2.step7.s
mov r9, r11	// copy for third2.step8.x
xor r9, rsi	// third2.step8.x
sar rbx, 1	// third2.step8.t
vpxor ymm13, ymm3, ymm7	// third2.trail.vpxor.4
vpaddq ymm1, ymm12, ymmword ptr [rdi+512]	// update.limb4.vpaddq.4
mov qword ptr [rdi-72], r11	// third2.step7.store_h7
vpaddq ymm6, ymm1, ymm5	// update.limb4.vpaddq.5
mov r10, -2	// third2.step10.c1
vmovdqu ymm3, ymmword ptr [rdi-24]	// third2.trail.vmovdqu.4
vpsrlq ymm7, ymm6, 30	// update.limb4.vpsrlq
vpand ymm12, ymm6, ymmword ptr [rdi+448]	// update.limb4.vpand
lea rdx, [rbx+r9]	// third2.step8.y
vmovdqa ymmword ptr [rdi+768], ymm12	// update.limb4.vmovdqa
vpmuldq ymm1, ymm9, ymmword ptr [rdi+832]	// update.limb5.vpmuldq
vpandn ymm5, ymm3, ymmword ptr [rdi-32]	// third2.trail.vpandn.4
vpmuldq ymm6, ymm10, ymm14	// update.limb5.vpmuldq.2
cmovc rdx, rbx	// third2.step8.G
adc rsi, 0	// third2.step8.w
cmovs r14, rax	// third2.step8.d
lea rbp, [r14-1]	// third2.step9.c0
cmovs r11, rbx	// third2.step8.h
sub r12, r14	// third2.step9.c1.2
sar r8, 20	// change1.w1f.sar
mov qword ptr [rdi+352], r8	// change1.w1f.store_w1f
mov r13, qword ptr [rdi+88]	// change1.w1g.load_N1q
sarx rcx, r14, r15	// third2.step8.s
mov r9, r11	// copy for third2.step9.x
xor r9, rcx	// third2.step9.x
sar rdx, 1	// third2.step9.t
mov qword ptr [rdi-64], r11	// third2.step8.store_h8
lea rsi, [rdx+r9]	// third2.step9.y
vpaddq ymm3, ymm1, ymm6	// update.limb5.vpaddq
cmovc rsi, rdx	// third2.step9.G
vpshufd ymm14, ymmword ptr [rdi+864], 0x4e	// update.limb5.vpshufd
mov rax, -2	// third2.step11.c1
vpmuldq ymm1, ymm8, ymmword ptr [rdi+864]	// update.limb5.vpmuldq.3
adc rcx, 0	// third2.step9.w
cmovs rbp, r12	// third2.step9.d
lea rbx, [rbp-1]	// third2.step10.c0
cmovs r11, rdx	// third2.step9.h
sub r10, rbp	// third2.step10.c1.2
imul r13, qword ptr [rdi+320]	// change1.w1g.imul_w0f
mov r8, qword ptr [rdi+96]	// change1.w1g.load_N1r
imul r8, qword ptr [rdi+336]	// change1.w1g.imul_w0g
sub r8, r13	// change1.w1g.sub
sar r8, 20	// change1.w1g.sar
mov qword ptr [rdi-56], r11	// third2.step9.store_h9
vpmuldq ymm6, ymm11, ymm14	// update.limb5.vpmuldq.4
vpaddq ymm1, ymm1, ymm6	// update.limb5.vpaddq.2
mov qword ptr [rdi+360], r8	// change1.w1g.store_w1g
mov r14, qword ptr [rdi+72]	// change1.high1f.load_N1u
vpxor ymm6, ymm15, ymmword ptr [rdi-32]	// third2.trail.vpxor.5
vpaddq ymm15, ymm3, ymm1	// update.limb5.vpaddq.3
vpaddq ymm3, ymm15, ymmword ptr [rdi+512]	// update.limb5.vpaddq.4
sarx r9, rbp, r15	// third2.step9.s
mov rcx, r11	// copy for third2.step10.x
xor rcx, r9	// third2.step10.x
sar rsi, 1	// third2.step10.t
lea r12, [rsi+rcx]	// third2.step10.y
cmovc r12, rsi	// third2.step10.G
adc r9, 0	// third2.step10.w
cmovs rbx, r10	// third2.step10.d
lea rdx, [rbx-1]	// third2.step11.c0
cmovs r11, rsi	// third2.step10.h
sub rax, rbx	// third2.step11.c1.2
vpaddq ymm1, ymm3, ymm7	// update.limb5.vpaddq.5
vpsrlq ymm15, ymm1, 30	// update.limb5.vpsrlq
mov r13, -2	// third2.step12.c1
sarx r8, rbx, r15	// third2.step10.s
mov rbp, r11	// copy for third2.step11.x
xor rbp, r8	// third2.step11.x
sar r12, 1	// third2.step11.t
lea rcx, [r12+rbp]	// third2.step11.y
cmovc rcx, r12	// third2.step11.G
adc r8, 0	// third2.step11.w
mov qword ptr [rdi-48], r11	// third2.step10.store_h10
vpxor ymm3, ymm13, ymm5	// third2.trail.vpxor.6
vpand ymm7, ymm1, ymmword ptr [rdi+448]	// update.limb5.vpand
vmovdqa ymmword ptr [rdi+800], ymm7	// update.limb5.vmovdqa
vpsrlq ymm13, ymm0, 11	// update.limb5.above.vpsrlq
vmovdqu ymm5, ymmword ptr [rdi+8]	// third2.trail.vmovdqu.5
cmovs r11, r12	// third2.step11.h
mov r9, -2	// third2.step13.c1
vpsllq ymm1, ymm7, 49	// update.limb5.above.vpsllq.2
cmovs rdx, rax	// third2.step11.d
lea r10, [rdx-1]	// third2.step12.c0
sub r13, rdx	// third2.step12.c1.2
vpsllq ymm0, ymm12, 19	// update.limb5.above.vpsllq
vpaddq ymm7, ymm13, ymm0	// update.limb5.above.vpaddq
mov qword ptr [rdi-40], r11	// third2.step11.store_h11
vpandn ymm12, ymm5, ymmword ptr [rdi+0]	// third2.trail.vpandn.5
vpaddq ymm13, ymm7, ymm1	// update.limb5.above.vpaddq.2
sarx rsi, rdx, r15	// third2.step11.s
mov rbx, r11	// copy for third2.step12.x
xor rbx, rsi	// third2.step12.x
sar rcx, 1	// third2.step12.t
vmovdqa ymmword ptr [rdi+672], ymm13	// update.limb5.above.vmovdqa
lea rbp, [rcx+rbx]	// third2.step12.y
vpmuldq ymm0, ymm9, ymmword ptr [rdi+864]	// update.limb6.vpmuldq
vpmuldq ymm5, ymm10, ymm14	// update.limb6.vpmuldq.2
mov r8, -2	// third2.step14.c1
vpaddq ymm7, ymm0, ymm5	// update.limb6.vpaddq
cmovc rbp, rcx	// third2.step12.G
adc rsi, 0	// third2.step12.w
cmovs r10, r13	// third2.step12.d
lea r12, [r10-1]	// third2.step13.c0
cmovs r11, rcx	// third2.step12.h
imul r14, qword ptr [rdi+672]	// change1.high1f.imul_above_f
mov rax, qword ptr [rdi+80]	// change1.high1f.load_N1v
imul rax, qword ptr [rdi+680]	// change1.high1f.imul_above_g
sub rax, r14	// change1.high1f.sub
mov rdx, qword ptr [rdi+352]	// change1.high1f.load_w1f
sub r9, r10	// third2.step13.c1.2
sar rdx, 21	// change1.high1f.sar
sarx rbx, r10, r15	// third2.step12.s
mov rsi, r11	// copy for third2.step13.x
xor rsi, rbx	// third2.step13.x
sar rbp, 1	// third2.step13.t
lea r13, [rbp+rsi]	// third2.step13.y
lea rcx, [rdx+rax]	// change1.high1f.add
mov r14, -2	// third2.step15.c1
mov qword ptr [rdi-32], r11	// third2.step12.store_h12
vpshufd ymm1, ymmword ptr [rdi+896], 0x4e	// update.limb6.vpshufd
vpxor ymm13, ymm6, ymmword ptr [rdi+0]	// third2.trail.vpxor.7
vpmuldq ymm14, ymm8, ymmword ptr [rdi+896]	// update.limb6.vpmuldq.3
cmovc r13, rbp	// third2.step13.G
adc rbx, 0	// third2.step13.w
cmovs r12, r9	// third2.step13.d
lea r10, [r12-1]	// third2.step14.c0
vpmuldq ymm0, ymm11, ymm1	// update.limb6.vpmuldq.4
vpaddq ymm5, ymm14, ymm0	// update.limb6.vpaddq.2
cmovs r11, rbp	// third2.step13.h
shl rcx, 44	// change1.high1f.shl
sub r8, r12	// third2.step14.c1.2
mov qword ptr [rdi+368], rcx	// change1.high1f.store_high1f
mov rsi, qword ptr [rdi+88]	// change1.high1g.load_N1q
imul rsi, qword ptr [rdi+672]	// change1.high1g.imul_above_f
mov rdx, qword ptr [rdi+96]	// change1.high1g.load_N1r
mov qword ptr [rdi-24], r11	// third2.step13.store_h13
vpaddq ymm6, ymm7, ymm5	// update.limb6.vpaddq.3
sarx rax, r12, r15	// third2.step13.s
mov rbx, r11	// copy for third2.step14.x
xor rbx, rax	// third2.step14.x
sar r13, 1	// third2.step14.t
lea r9, [r13+rbx]	// third2.step14.y
vpxor ymm14, ymm3, ymm12	// third2.trail.vpxor.8
vpaddq ymm0, ymm6, ymmword ptr [rdi+512]	// update.limb6.vpaddq.4
vpaddq ymm7, ymm0, ymm15	// update.limb6.vpaddq.5
vpxor ymm5, ymm13, ymmword ptr [rdi+1024]	// third2.trail.vpxor.9
vpsrlq ymm3, ymm7, 30	// update.limb6.vpsrlq
vpand ymm12, ymm7, ymmword ptr [rdi+448]	// update.limb6.vpand
cmovc r9, r13	// third2.step14.G
mov rbp, -2	// third2.step16.c1
vmovdqa ymmword ptr [rdi+1024], ymm5	// third2.trail.vmovdqa.2
vpmuldq ymm6, ymm9, ymmword ptr [rdi+896]	// update.limb7.vpmuldq
adc rax, 0	// third2.step14.w
cmovs r10, r8	// third2.step14.d
lea rcx, [r10-1]	// third2.step15.c0
sarx r12, r10, r15	// third2.step14.s
cmovs r11, r13	// third2.step14.h
imul rdx, qword ptr [rdi+680]	// change1.high1g.imul_above_g
sub r14, r10	// third2.step15.c1.2
sub rdx, rsi	// change1.high1g.sub
mov rbx, qword ptr [rdi+360]	// change1.high1g.load_w1g
sar rbx, 21	// change1.high1g.sar
mov qword ptr [rdi-16], r11	// third2.step14.store_h14
lea rax, [rbx+rdx]	// change1.high1g.add
mov r8, r11	// copy for third2.step15.x
xor r8, r12	// third2.step15.x
sar r9, 1	// third2.step15.t
lea r13, [r9+r8]	// third2.step15.y
cmovc r13, r9	// third2.step15.G
adc r12, 0	// third2.step15.w
vpmuldq ymm0, ymm10, ymm1	// update.limb7.vpmuldq.2
vmovdqa ymmword ptr [rdi+832], ymm12	// update.limb6.vmovdqa
cmovs rcx, r14	// third2.step15.d
sarx r10, rcx, r15	// third2.step15.s
lea rsi, [rcx-1]	// third2.step16.c0
vpaddq ymm15, ymm6, ymm0	// update.limb7.vpaddq
mov rbx, -2	// third2.step17.c1
vpshufd ymm13, ymmword ptr [rdi+928], 0x4e	// update.limb7.vpshufd
cmovs r11, r9	// third2.step15.h
sub rbp, rcx	// third2.step16.c1.2
mov rdx, r11	// copy for third2.step16.x
xor rdx, r10	// third2.step16.x
sar r13, 1	// third2.step16.t
vpxor ymm7, ymm14, ymmword ptr [rdi+1056]	// third2.trail.vpxor.10
vpmuldq ymm5, ymm8, ymmword ptr [rdi+928]	// update.limb7.vpmuldq.3
mov qword ptr [rdi-8], r11	// third2.step15.store_h15
vpmuldq ymm1, ymm11, ymm13	// update.limb7.vpmuldq.4
vpaddq ymm12, ymm5, ymm1	// update.limb7.vpaddq.2
vpaddq ymm6, ymm15, ymm12	// update.limb7.vpaddq.3
vpaddq ymm0, ymm6, ymmword ptr [rdi+512]	// update.limb7.vpaddq.4
vmovdqa ymmword ptr [rdi+1056], ymm7	// third2.trail.vmovdqa.3
vpaddq ymm14, ymm0, ymm3	// update.limb7.vpaddq.5
lea r8, [r13+rdx]	// third2.step16.y
cmovc r8, r13	// third2.step16.G
adc r10, 0	// third2.step16.w
cmovs rsi, rbp	// third2.step16.d
lea r12, [rsi-1]	// third2.step17.c0
cmovs r11, r13	// third2.step16.h
shl rax, 44	// change1.high1g.shl
sub rbx, rsi	// third2.step17.c1.2
mov qword ptr [rdi+376], rax	// change1.high1g.store_high1g
mov r14, -2	// third2.step18.c1
sarx r9, rsi, r15	// third2.step16.s
mov rcx, r11	// copy for third2.step17.x
xor rcx, r9	// third2.step17.x
sar r8, 1	// third2.step17.t
mov qword ptr [rdi+0], r11	// third2.step16.store_h16
vpsrlq ymm5, ymm14, 30	// update.limb7.vpsrlq
vpand ymm1, ymm14, ymmword ptr [rdi+448]	// update.limb7.vpand
lea rdx, [r8+rcx]	// third2.step17.y
vmovdqa ymmword ptr [rdi+864], ymm1	// update.limb7.vmovdqa
cmovc rdx, r8	// third2.step17.G
adc r9, 0	// third2.step17.w
cmovs r12, rbx	// third2.step17.d
lea r10, [r12-1]	// third2.step18.c0
cmovs r11, r8	// third2.step17.h
sub r14, r12	// third2.step18.c1.2
vpmuldq ymm15, ymm9, ymmword ptr [rdi+928]	// update.limb8.vpmuldq
mov rbp, -2	// third2.step19.c1
vpmuldq ymm12, ymm10, ymm13	// update.limb8.vpmuldq.2
sarx r13, r12, r15	// third2.step17.s
mov rax, r11	// copy for third2.step18.x
xor rax, r13	// third2.step18.x
sar rdx, 1	// third2.step18.t
vpaddq ymm6, ymm15, ymm12	// update.limb8.vpaddq
mov qword ptr [rdi+8], r11	// third2.step17.store_h17
vpshufd ymm7, ymmword ptr [rdi+960], 0x4e	// update.limb8.vpshufd
vpmuldq ymm0, ymm8, ymmword ptr [rdi+960]	// update.limb8.vpmuldq.3
vpmuldq ymm3, ymm11, ymm7	// update.limb8.vpmuldq.4
lea rsi, [rdx+rax]	// third2.step18.y
cmovc rsi, rdx	// third2.step18.G
adc r13, 0	// third2.step18.w
cmovs r10, r14	// third2.step18.d
lea rcx, [r10-1]	// third2.step19.c0
cmovs r11, rdx	// third2.step18.h
sub rbp, r10	// third2.step19.c1.2
vpaddq ymm14, ymm0, ymm3	// update.limb8.vpaddq.2
vpaddq ymm1, ymm6, ymm14	// update.limb8.vpaddq.3
mov r9, -2	// third2.step20.c1
sarx rbx, r10, r15	// third2.step18.s
mov r8, r11	// copy for third2.step19.x
xor r8, rbx	// third2.step19.x
sar rsi, 1	// third2.step19.t
mov qword ptr [rdi+16], r11	// third2.step18.store_h18
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]	// update.limb8.vpaddq.4
lea r12, [rsi+r8]	// third2.step19.y
vpaddq ymm15, ymm13, ymm5	// update.limb8.vpaddq.5
cmovc r12, rsi	// third2.step19.G
adc rbx, 0	// third2.step19.w
cmovs rcx, rbp	// third2.step19.d
lea rax, [rcx-1]	// third2.step20.c0
vpsrlq ymm12, ymm15, 30	// update.limb8.vpsrlq
cmovs r11, rsi	// third2.step19.h
sub r9, rcx	// third2.step20.c1.2
vpand ymm0, ymm15, ymmword ptr [rdi+448]	// update.limb8.vpand
sarx r13, rcx, r15	// third2.step19.s
mov r14, r11	// copy for third2.step20.x
xor r14, r13	// third2.step20.x
sar r12, 1	// third2.step20.t
vmovdqa ymmword ptr [rdi+896], ymm0	// update.limb8.vmovdqa
mov qword ptr [rdi+24], r11	// third2.step19.store_h19
vpmuldq ymm3, ymm9, ymmword ptr [rdi+960]	// update.limb9.vpmuldq
vpmuldq ymm6, ymm10, ymm7	// update.limb9.vpmuldq.2
vpaddq ymm14, ymm3, ymm6	// update.limb9.vpaddq
lea rdx, [r12+r14]	// third2.step20.y
cmovc rdx, r12	// third2.step20.G
adc r13, 0	// third2.step20.w
cmovs rax, r9	// third2.step20.d
cmovs r11, r12	// third2.step20.h
mov r10, rdx	// copy for change2.G.add_rounding_G
add r10, qword ptr [rdi+48]	// change2.G.add_rounding_G
mov r8, r11	// copy for change2.h.add_rounding_h
add r8, qword ptr [rdi+40]	// change2.h.add_rounding_h
mov rbx, rdx	// copy for change2.G.shl
shl rbx, 43	// change2.G.shl
mov rbp, r11	// copy for change2.h.shl
shl rbp, 44	// change2.h.shl
vpshufd ymm1, ymmword ptr [rdi+992], 0x4e	// update.limb9.vpshufd
rorx rsi, r10, 22	// change2.G.first_entry
rorx rcx, r10, 43	// change2.G.second_entry
rorx r14, r8, 21	// change2.h.first_entry
rorx r13, r8, 42	// change2.h.second_entry
vpmuldq ymm13, ymm8, ymmword ptr [rdi+992]	// update.limb9.vpmuldq.3
add rbx, qword ptr [rdi+64]	// change2.G.add_refill_G
add rbp, qword ptr [rdi+56]	// change2.h.add_refill_h
sarx r9, rax, r15	// third2.step20.s
mov qword ptr [rdi+32], r11	// third2.step20.store_h20
imul rsi, qword ptr [rdi+368]	// change2.G.imul_high1f
imul rcx, qword ptr [rdi+376]	// change2.G.imul_high1g
vpmuldq ymm5, ymm11, ymm1	// update.limb9.vpmuldq.4
imul r14, qword ptr [rdi+368]	// change2.h.imul_high1f
imul r13, qword ptr [rdi+376]	// change2.h.imul_high1g
vpaddq ymm15, ymm13, ymm5	// update.limb9.vpaddq.2
vpaddq ymm0, ymm14, ymm15	// update.limb9.vpaddq.3
vpaddq ymm7, ymm0, ymmword ptr [rdi+512]	// update.limb9.vpaddq.4
vpaddq ymm3, ymm7, ymm12	// update.limb9.vpaddq.5
mov r12, -2	// third3.step1.c1
sub r12, rax	// third3.step1.c1.2
lea r10, [rsi+rbx]	// change2.G.add
lea r8, [r14+rbp]	// change2.h.add
vpsrlq ymm6, ymm3, 30	// update.limb9.vpsrlq
vmovdqu ymm8, ymmword ptr [rdi-120]	// third3.trail.vmovdqu
vpand ymm11, ymm3, ymmword ptr [rdi+448]	// update.limb9.vpand
lea rsi, [rax-1]	// third3.step1.c0
sub r10, rcx	// change2.G.sub
sub r8, r13	// change2.h.sub
vmovdqa ymmword ptr [rdi+928], ymm11	// update.limb9.vmovdqa
ror r10, 43	// change2.G.packed
vpmuldq ymm13, ymm9, ymmword ptr [rdi+992]	// update.last.vpmuldq
ror r8, 44	// change2.h.packed
mov rbx, r8	// copy for third3.step1.x
xor rbx, r9	// third3.step1.x
vpmuldq ymm5, ymm10, ymm1	// update.last.vpmuldq.2
vpaddq ymm14, ymm13, ymm5	// update.last.vpaddq
vpandn ymm15, ymm8, ymmword ptr [rdi-128]	// third3.trail.vpandn
sar r10, 1	// third3.step1.t
mov r14, -2	// third3.step2.c1
vpaddq ymm0, ymm14, ymmword ptr [rdi+512]	// update.last.vpaddq.2
vpaddq ymm7, ymm0, ymm6	// update.last.vpaddq.3
mov qword ptr [rdi+256], r11	// change2.store_end2
lea rbp, [r10+rbx]	// third3.step1.y
vmovdqa ymm12, ymmword ptr [rdi-128]	// third3.trail.vmovdqa
mov qword ptr [rdi-128], r8	// third3.store_h0
cmovc rbp, r10	// third3.step1.G
adc r9, 0	// third3.step1.w
cmovs rsi, r12	// third3.step1.d
lea rax, [rsi-1]	// third3.step2.c0
vpaddq ymm3, ymm7, ymm2	// update.last.vpaddq.4
cmovs r8, r10	// third3.step1.h
sub r14, rsi	// third3.step2.c1.2
mov rcx, r11	// copy for change2.N2v.add_rounding_h
add rcx, qword ptr [rdi+40]	// change2.N2v.add_rounding_h
mov qword ptr [rdi-120], r8	// third3.step1.store_h1
sar rcx, 42	// change2.N2v.sar
mov qword ptr [rdi+384], rcx	// change2.N2v.store_N2v
vpand ymm11, ymm3, ymmword ptr [rdi+448]	// update.last.vpand
mov r13, -2	// third3.step3.c1
vmovdqa ymmword ptr [rdi+960], ymm11	// update.last.vmovdqa
lea rbx, [r11+1048576]	// change2.N2u.offset
vpsrlq ymm9, ymm3, 30	// update.last.vpsrlq
sarx r9, rsi, r15	// third3.step1.s
mov r12, r8	// copy for third3.step2.x
xor r12, r9	// third3.step2.x
sar rbp, 1	// third3.step2.t
lea r10, [rbp+r12]	// third3.step2.y
vmovdqu ymm10, ymmword ptr [rdi-88]	// third3.trail.vmovdqu.2
vpaddq ymm1, ymm9, ymm4	// update.last.vpaddq.5
vpaddq ymm13, ymm1, ymmword ptr [rdi+576]	// update.last.vpaddq.6
vpand ymm5, ymm13, ymmword ptr [rdi+608]	// update.last.vpand.2
cmovc r10, rbp	// third3.step2.G
adc r9, 0	// third3.step2.w
cmovs rax, r14	// third3.step2.d
lea rcx, [rax-1]	// third3.step3.c0
cmovs r8, rbp	// third3.step2.h
sub r13, rax	// third3.step3.c1.2
shl rbx, 22	// change2.N2u.shl
sar rbx, 43	// change2.N2u.sar
mov qword ptr [rdi+392], rbx	// change2.N2u.store_N2u
mov r11, rdx	// copy for change2.N2r.add_rounding_G
add r11, qword ptr [rdi+48]	// change2.N2r.add_rounding_G
vmovdqa ymmword ptr [rdi+992], ymm5	// update.last.vmovdqa.2
sar r11, 43	// change2.N2r.sar
mov rsi, -2	// third3.step4.c1
mov qword ptr [rdi+400], r11	// change2.N2r.store_N2r
vpandn ymm8, ymm10, ymmword ptr [rdi-96]	// third3.trail.vpandn.2
sarx r12, rax, r15	// third3.step2.s
mov r9, r8	// copy for third3.step3.x
xor r9, r12	// third3.step3.x
sar r10, 1	// third3.step3.t
mov qword ptr [rdi-112], r8	// third3.step2.store_h2
lea r14, [rdx+2097152]	// change2.N2q.offset
lea rbp, [r10+r9]	// third3.step3.y
vpsrlq ymm14, ymm13, 30	// update.last.vpsrlq.2
vperm2i128 ymm0, ymm14, ymm14, 0x08	// update.last.vperm2i128
vpaddq ymm6, ymm0, ymmword ptr [rdi+640]	// update.last.vpaddq.7
cmovc rbp, r10	// third3.step3.G
mov rbx, -2	// third3.step5.c1
vpxor ymm7, ymm12, ymmword ptr [rdi-96]	// third3.trail.vpxor
adc r12, 0	// third3.step3.w
cmovs rcx, r13	// third3.step3.d
lea r11, [rcx-1]	// third3.step4.c0
sarx rax, rcx, r15	// third3.step3.s
cmovs r8, r10	// third3.step3.h
sub rsi, rcx	// third3.step4.c1.2
mov rdx, r8	// copy for third3.step4.x
xor rdx, rax	// third3.step4.x
sar rbp, 1	// third3.step4.t
vpaddq ymm2, ymm6, ymmword ptr [rdi+704]	// update.last.vpaddq.8
vmovdqa ymmword ptr [rdi+704], ymm2	// update.last.vmovdqa.3
mov r9, qword ptr [rdi+720]	// update.last.turn.mov
vpxor ymm11, ymm15, ymm8	// third3.trail.vpxor.2
mov qword ptr [rdi-104], r8	// third3.step3.store_h3
lea r12, [rbp+rdx]	// third3.step4.y
cmovc r12, rbp	// third3.step4.G
adc rax, 0	// third3.step4.w
cmovs r11, rsi	// third3.step4.d
lea r13, [r11-1]	// third3.step5.c0
cmovs r8, rbp	// third3.step4.h
shl r14, 21	// change2.N2q.shl
sar r14, 43	// change2.N2q.sar
sub rbx, r11	// third3.step5.c1.2
mov qword ptr [rdi+408], r14	// change2.N2q.store_N2q
mov r10, qword ptr [rdi+392]	// change2.Yu.load_N2u
imul r10, qword ptr [rdi+72]	// change2.Yu.imul_N1u
mov rcx, qword ptr [rdi+384]	// change2.Yu.load_N2v
imul rcx, qword ptr [rdi+88]	// change2.Yu.imul_N1q
sub rcx, r10	// change2.Yu.sub
sar r9, 30	// update.last.turn.sar
mov qword ptr [rdi+128], rcx	// change2.Yu.store_Yu
mov rdx, qword ptr [rdi+392]	// change2.Yv.load_N2u
imul rdx, qword ptr [rdi+80]	// change2.Yv.imul_N1v
mov rax, -2	// third3.step6.c1
sarx rsi, r11, r15	// third3.step4.s
mov rbp, r8	// copy for third3.step5.x
xor rbp, rsi	// third3.step5.x
sar r12, 1	// third3.step5.t
mov qword ptr [rdi-96], r8	// third3.step4.store_h4
mov r14, qword ptr [rdi+384]	// change2.Yv.load_N2v
lea r10, [r12+rbp]	// third3.step5.y
vmovdqu ymm3, ymmword ptr [rdi-56]	// third3.trail.vmovdqu.3
cmovc r10, r12	// third3.step5.G
adc rsi, 0	// third3.step5.w
cmovs r13, rbx	// third3.step5.d
lea rcx, [r13-1]	// third3.step6.c0
sarx r11, r13, r15	// third3.step5.s
mov rbp, -2	// third3.step7.c1
cmovs r8, r12	// third3.step5.h
add r9, qword ptr [rdi+752]	// update.last.turn.add
sub rax, r13	// third3.step6.c1.2
mov rsi, r8	// copy for third3.step6.x
xor rsi, r11	// third3.step6.x
sar r10, 1	// third3.step6.t
vpandn ymm9, ymm3, ymmword ptr [rdi-64]	// third3.trail.vpandn.3
mov qword ptr [rdi-88], r8	// third3.step5.store_h5
lea rbx, [r10+rsi]	// third3.step6.y
mov r12, -2	// third3.step8.c1
cmovc rbx, r10	// third3.step6.G
adc r11, 0	// third3.step6.w
cmovs rcx, rax	// third3.step6.d
cmovs r8, r10	// third3.step6.h
imul r14, qword ptr [rdi+96]	// change2.Yv.imul_N1r
sar r9, 30	// update.last.turn.sar.2
sub r14, rdx	// change2.Yv.sub
sub rbp, rcx	// third3.step7.c1.2
mov qword ptr [rdi+136], r14	// change2.Yv.store_Yv
add r9, qword ptr [rdi+784]	// update.last.turn.add.2
mov r13, qword ptr [rdi+408]	// change2.Yq.load_N2q
imul r13, qword ptr [rdi+72]	// change2.Yq.imul_N1u
mov rsi, qword ptr [rdi+400]	// change2.Yq.load_N2r
imul rsi, qword ptr [rdi+88]	// change2.Yq.imul_N1q
sar r9, 30	// update.last.turn.sar.3
sub rsi, r13	// change2.Yq.sub
lea r11, [rcx-1]	// third3.step7.c0
mov qword ptr [rdi+144], rsi	// change2.Yq.store_Yq
add r9, qword ptr [rdi+816]	// update.last.turn.add.3
vpxor ymm4, ymm7, ymmword ptr [rdi-64]	// third3.trail.vpxor.3
mov rax, qword ptr [rdi+408]	// change2.Yr.load_N2q
sarx r10, rcx, r15	// third3.step6.s
mov rdx, r8	// copy for third3.step7.x
xor rdx, r10	// third3.step7.x
sar rbx, 1	// third3.step7.t
mov qword ptr [rdi-80], r8	// third3.step6.store_h6
lea r14, [rbx+rdx]	// third3.step7.y
cmovc r14, rbx	// third3.step7.G
adc r10, 0	// third3.step7.w
cmovs r11, rbp	// third3.step7.d
lea r13, [r11-1]	// third3.step8.c0
cmovs r8, rbx	// third3.step7.h
imul rax, qword ptr [rdi+80]	// change2.Yr.imul_N1v
mov rsi, qword ptr [rdi+400]	// change2.Yr.load_N2r
sub r12, r11	// third3.step8.c1.2
imul rsi, qword ptr [rdi+96]	// change2.Yr.imul_N1r
sar r9, 30	// update.last.turn.sar.4
sub rsi, rax	// change2.Yr.sub
vpxor ymm1, ymm11, ymm9	// third3.trail.vpxor.4
mov qword ptr [rdi+152], rsi	// change2.Yr.store_Yr
sarx rcx, r11, r15	// third3.step7.s
mov rdx, r8	// copy for third3.step8.x
xor rdx, rcx	// third3.step8.x
sar r14, 1	// third3.step8.t
mov r10, qword ptr [rdi+392]	// change2.w2f.load_N2u
mov qword ptr [rdi-72], r8	// third3.step7.store_h7
vmovdqu ymm5, ymmword ptr [rdi-24]	// third3.trail.vmovdqu.4
mov rbp, -2	// third3.step9.c1
lea rbx, [r14+rdx]	// third3.step8.y
cmovc rbx, r14	// third3.step8.G
adc rcx, 0	// third3.step8.w
cmovs r13, r12	// third3.step8.d
lea rax, [r13-1]	// third3.step9.c0
cmovs r8, r14	// third3.step8.h
sub rbp, r13	// third3.step9.c1.2
imul r10, qword ptr [rdi+352]	// change2.w2f.imul_w1f
mov rsi, qword ptr [rdi+384]	// change2.w2f.load_N2v
imul rsi, qword ptr [rdi+360]	// change2.w2f.imul_w1g
add r9, qword ptr [rdi+848]	// update.last.turn.add.4
sar r9, 30	// update.last.turn.sar.5
add r9, qword ptr [rdi+880]	// update.last.turn.add.5
sub rsi, r10	// change2.w2f.sub
sar rsi, 20	// change2.w2f.sar
sar r9, 30	// update.last.turn.sar.6
mov r11, -2	// third3.step10.c1
mov rdx, qword ptr [rdi+128]	// change2.w2f.load_Yu
sarx rcx, r13, r15	// third3.step8.s
mov r12, r8	// copy for third3.step9.x
xor r12, rcx	// third3.step9.x
sar rbx, 1	// third3.step9.t
mov qword ptr [rdi-64], r8	// third3.step8.store_h8
vpandn ymm10, ymm5, ymmword ptr [rdi-32]	// third3.trail.vpandn.4
lea r14, [rbx+r12]	// third3.step9.y
mov r10, -2	// third3.step11.c1
vpxor ymm13, ymm4, ymmword ptr [rdi-32]	// third3.trail.vpxor.5
cmovc r14, rbx	// third3.step9.G
adc rcx, 0	// third3.step9.w
cmovs rax, rbp	// third3.step9.d
lea r13, [rax-1]	// third3.step10.c0
cmovs r8, rbx	// third3.step9.h
imul rdx, qword ptr [rdi+672]	// change2.w2f.imul_above_f
mov r12, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul r12, qword ptr [rdi+680]	// change2.w2f.imul_above_g
add r9, qword ptr [rdi+912]	// update.last.turn.add.6
sub r12, rdx	// change2.w2f.sub.2
sub r11, rax	// third3.step10.c1.2
lea rcx, [rsi+2*r12]	// change2.w2f.lea
mov qword ptr [rdi+160], rcx	// change2.w2f.store_w2f
sar r9, 30	// update.last.turn.sar.7
sarx rbp, rax, r15	// third3.step9.s
mov rbx, r8	// copy for third3.step10.x
xor rbx, rbp	// third3.step10.x
sar r14, 1	// third3.step10.t
mov qword ptr [rdi-56], r8	// third3.step9.store_h9
vpxor ymm14, ymm1, ymm10	// third3.trail.vpxor.6
lea rdx, [r14+rbx]	// third3.step10.y
cmovc rdx, r14	// third3.step10.G
adc rbp, 0	// third3.step10.w
cmovs r13, r11	// third3.step10.d
lea rsi, [r13-1]	// third3.step11.c0
cmovs r8, r14	// third3.step10.h
sub r10, r13	// third3.step11.c1.2
sar rcx, 21	// change2.w2f.sar.2
add r9, qword ptr [rdi+944]	// update.last.turn.add.7
shl rcx, 44	// change2.w2f.shl
mov qword ptr [rdi+416], rcx	// change2.w2f.store_high2f
mov r12, qword ptr [rdi+408]	// change2.w2g.load_N2q
imul r12, qword ptr [rdi+352]	// change2.w2g.imul_w1f
mov qword ptr [rdi-48], r8	// third3.step10.store_h10
sar r9, 30	// update.last.turn.sar.8
mov rax, qword ptr [rdi+400]	// change2.w2g.load_N2r
mov rbx, -2	// third3.step12.c1
sarx rbp, r13, r15	// third3.step10.s
mov r11, r8	// copy for third3.step11.x
xor r11, rbp	// third3.step11.x
sar rdx, 1	// third3.step11.t
vmovdqu ymm0, ymmword ptr [rdi+8]	// third3.trail.vmovdqu.5
lea r14, [rdx+r11]	// third3.step11.y
cmovc r14, rdx	// third3.step11.G
adc rbp, 0	// third3.step11.w
cmovs rsi, r10	// third3.step11.d
lea rcx, [rsi-1]	// third3.step12.c0
cmovs r8, rdx	// third3.step11.h
sub rbx, rsi	// third3.step12.c1.2
imul rax, qword ptr [rdi+360]	// change2.w2g.imul_w1g
add r9, qword ptr [rdi+976]	// update.last.turn.add.8
sub rax, r12	// change2.w2g.sub
sar rax, 20	// change2.w2g.sar
sar r9, 30	// update.last.turn.sar.9
mov r13, qword ptr [rdi+144]	// change2.w2g.load_Yq
imul r13, qword ptr [rdi+672]	// change2.w2g.imul_above_f
mov r11, -2	// third3.step13.c1
mov qword ptr [rdi-40], r8	// third3.step11.store_h11
sarx rbp, rsi, r15	// third3.step11.s
mov r10, r8	// copy for third3.step12.x
xor r10, rbp	// third3.step12.x
sar r14, 1	// third3.step12.t
mov rdx, qword ptr [rdi+152]	// change2.w2g.load_Yr
vpandn ymm12, ymm0, ymmword ptr [rdi+0]	// third3.trail.vpandn.5
lea r12, [r14+r10]	// third3.step12.y
cmovc r12, r14	// third3.step12.G
adc rbp, 0	// third3.step12.w
cmovs rcx, rbx	// third3.step12.d
lea rsi, [rcx-1]	// third3.step13.c0
cmovs r8, r14	// third3.step12.h
sub r11, rcx	// third3.step13.c1.2
add r9, qword ptr [rdi+1008]	// update.last.turn.add.9
imul rdx, qword ptr [rdi+680]	// change2.w2g.imul_above_g
sub rdx, r13	// change2.w2g.sub.2
mov r10, qword ptr [rdi+248]	// update.last.turn.load_XM
mov rbp, r10	// copy for update.last.turn.xor_F
xor rbp, qword ptr [rdi+272]	// update.last.turn.xor_F
lea rbx, [rax+2*rdx]	// change2.w2g.lea
mov qword ptr [rdi+168], rbx	// change2.w2g.store_w2g
sar rbx, 21	// change2.w2g.sar.2
vpxor ymm6, ymm13, ymmword ptr [rdi+0]	// third3.trail.vpxor.7
mov r14, -2	// third3.step14.c1
sarx r13, rcx, r15	// third3.step12.s
mov rax, r8	// copy for third3.step13.x
xor rax, r13	// third3.step13.x
sar r12, 1	// third3.step13.t
mov qword ptr [rdi-32], r8	// third3.step12.store_h12
lea rdx, [r12+rax]	// third3.step13.y
cmovc rdx, r12	// third3.step13.G
adc r13, 0	// third3.step13.w
cmovs rsi, r11	// third3.step13.d
lea rcx, [rsi-1]	// third3.step14.c0
cmovs r8, r12	// third3.step13.h
shl rbx, 44	// change2.w2g.shl
sub r14, rsi	// third3.step14.c1.2
mov qword ptr [rdi+424], rbx	// change2.w2g.store_high2g
mov rax, r10	// copy for update.last.turn.xor
xor rax, r9	// update.last.turn.xor
mov r13, qword ptr [rdi+128]	// change2.XY.load_Yu
sar r13, 63	// change2.XY.sar
andn r11, rbp, rax	// update.last.turn.andn
mov r12, -2	// third3.step15.c1
xor r11, r10	// update.last.turn.xor.2
add r13, qword ptr [rdi+136]	// change2.XY.add_Yv
vpxor ymm2, ymm14, ymm12	// third3.trail.vpxor.8
mov qword ptr [rdi+240], r13	// change2.XY.store_XY
sarx rbx, rsi, r15	// third3.step13.s
mov rbp, r8	// copy for third3.step14.x
xor rbp, rbx	// third3.step14.x
sar rdx, 1	// third3.step14.t
mov qword ptr [rdi-24], r8	// third3.step13.store_h13
vpxor ymm15, ymm6, ymmword ptr [rdi+1024]	// third3.trail.vpxor.9
lea rax, [rdx+rbp]	// third3.step14.y
cmovc rax, rdx	// third3.step14.G
adc rbx, 0	// third3.step14.w
cmovs rcx, r14	// third3.step14.d
lea r10, [rcx-1]	// third3.step15.c0
cmovs r8, rdx	// third3.step14.h
sub r12, rcx	// third3.step15.c1.2
xor r11, qword ptr [rdi+280]	// update.last.turn.xor_turns
mov qword ptr [rdi+280], r11	// update.last.turn.store_turns
mov r13, -2	// third3.step16.c1
sarx rsi, rcx, r15	// third3.step14.s
mov rbp, r8	// copy for third3.step15.x
xor rbp, rsi	// third3.step15.x
sar rax, 1	// third3.step15.t
mov qword ptr [rdi-16], r8	// third3.step14.store_h14
lea rbx, [rax+rbp]	// third3.step15.y
vmovdqa ymmword ptr [rdi+1024], ymm15	// third3.trail.vmovdqa.2
cmovc rbx, rax	// third3.step15.G
adc rsi, 0	// third3.step15.w
cmovs r10, r12	// third3.step15.d
lea r14, [r10-1]	// third3.step16.c0
mov qword ptr [rdi+272], r9	// update.last.turn.store_F
cmovs r8, rax	// third3.step15.h
sub r13, r10	// third3.step16.c1.2
mov rdx, -2	// third3.step17.c1
sarx r11, r10, r15	// third3.step15.s
mov rcx, r8	// copy for third3.step16.x
xor rcx, r11	// third3.step16.x
sar rbx, 1	// third3.step16.t
mov qword ptr [rdi-8], r8	// third3.step15.store_h15
vpxor ymm8, ymm2, ymmword ptr [rdi+1056]	// third3.trail.vpxor.10
mov rbp, -2	// third3.step18.c1
lea rsi, [rbx+rcx]	// third3.step16.y
cmovc rsi, rbx	// third3.step16.G
adc r11, 0	// third3.step16.w
cmovs r14, r13	// third3.step16.d
lea r12, [r14-1]	// third3.step17.c0
cmovs r8, rbx	// third3.step16.h
sub rdx, r14	// third3.step17.c1.2
vmovdqa ymmword ptr [rdi+1056], ymm8	// third3.trail.vmovdqa.3
sarx r9, r14, r15	// third3.step16.s
mov rax, r8	// copy for third3.step17.x
xor rax, r9	// third3.step17.x
sar rsi, 1	// third3.step17.t
mov qword ptr [rdi+0], r8	// third3.step16.store_h16
lea r10, [rsi+rax]	// third3.step17.y
mov rcx, -2	// third3.step19.c1
cmovc r10, rsi	// third3.step17.G
adc r9, 0	// third3.step17.w
cmovs r12, rdx	// third3.step17.d
cmovs r8, rsi	// third3.step17.h
sub rbp, r12	// third3.step18.c1.2
lea r11, [r12-1]	// third3.step18.c0
sarx r13, r12, r15	// third3.step17.s
mov rbx, r8	// copy for third3.step18.x
xor rbx, r13	// third3.step18.x
sar r10, 1	// third3.step18.t
mov qword ptr [rdi+8], r8	// third3.step17.store_h17
lea r14, [r10+rbx]	// third3.step18.y
cmovc r14, r10	// third3.step18.G
adc r13, 0	// third3.step18.w
cmovs r11, rbp	// third3.step18.d
lea rax, [r11-1]	// third3.step19.c0
sarx r9, r11, r15	// third3.step18.s
cmovs r8, r10	// third3.step18.h
sub rcx, r11	// third3.step19.c1.2
mov qword ptr [rdi+16], r8	// third3.step18.store_h18
mov rdx, r8	// copy for third3.step19.x
xor rdx, r9	// third3.step19.x
sar r14, 1	// third3.step19.t
mov rsi, -2	// third3.step20.c1
lea r12, [r14+rdx]	// third3.step19.y
cmovc r12, r14	// third3.step19.G
adc r9, 0	// third3.step19.w
cmovs rax, rcx	// third3.step19.d
lea rbx, [rax-1]	// third3.step20.c0
cmovs r8, r14	// third3.step19.h
sub rsi, rax	// third3.step20.c1.2
mov qword ptr [rdi+24], r8	// third3.step19.store_h19
sarx r13, rax, r15	// third3.step19.s
mov rbp, r8	// copy for third3.step20.x
xor rbp, r13	// third3.step20.x
sar r12, 1	// third3.step20.t
lea r10, [r12+rbp]	// third3.step20.y
cmovc r10, r12	// third3.step20.G
adc r13, 0	// third3.step20.w
cmovs rbx, rsi	// third3.step20.d
cmovs r8, r12	// third3.step20.h
mov r11, r10	// copy for change3.G.add_rounding_G
add r11, qword ptr [rdi+48]	// change3.G.add_rounding_G
mov rdx, r8	// copy for change3.h.add_rounding_h
add rdx, qword ptr [rdi+40]	// change3.h.add_rounding_h
mov r9, r10	// copy for change3.G.shl
shl r9, 43	// change3.G.shl
mov rcx, r8	// copy for change3.h.shl
shl rcx, 44	// change3.h.shl
rorx r14, r11, 22	// change3.G.first_entry
rorx rax, r11, 43	// change3.G.second_entry
rorx rbp, rdx, 21	// change3.h.first_entry
rorx r13, rdx, 42	// change3.h.second_entry
add r9, qword ptr [rdi+64]	// change3.G.add_refill_G
add rcx, qword ptr [rdi+56]	// change3.h.add_refill_h
sarx rsi, rbx, r15	// third3.step20.s
mov qword ptr [rdi+32], r8	// third3.step20.store_h20
imul r14, qword ptr [rdi+416]	// change3.G.imul_high2f
imul rax, qword ptr [rdi+424]	// change3.G.imul_high2g
imul rbp, qword ptr [rdi+416]	// change3.h.imul_high2f
imul r13, qword ptr [rdi+424]	// change3.h.imul_high2g
mov qword ptr [rdi+120], r10	// change3.store_end_G
mov qword ptr [rdi+112], r8	// change3.store_end_h
lea r12, [r14+r9]	// change3.G.add
lea r11, [rbp+rcx]	// change3.h.add
sub r12, rax	// change3.G.sub
sub r11, r13	// change3.h.sub
ror r12, 43	// change3.G.packed
ror r11, 44	// change3.h.packed
mov rcx, r11	// output
mov rdx, rbx	// output
mov rbx, r12	// output
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
