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
// Length: 14 limbs of 30 bits; 1279 instructions a batch, 720 for its steps (form: carry), 60 for the trail.
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
mov rbp, rcx	// copy for third1.step1.x
xor rbp, rsi	// third1.step1.x
lea r8, [rdx-1]	// third1.step1.c0
mov r9, -2	// third1.step2.c1
vpandn ymm1, ymm0, ymmword ptr [rdi-128]	// third1.trail.vpandn
sar rbx, 1	// third1.step1.t
lea r10, [rbx+rbp]	// third1.step1.y
mov r11, qword ptr [rdi+112]	// end.load_end_h
mov r12, qword ptr [rdi+120]	// end.load_end_G
cmovc r10, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
cmovs r8, rax	// third1.step1.d
cmovns rbx, rcx	// third1.step1.h
sub r9, r8	// third1.step2.c1.2
lea r13, [r8-1]	// third1.step2.c0
vmovdqa ymm2, ymmword ptr [rdi-128]	// third1.trail.vmovdqa
mov qword ptr [rdi-128], rcx	// third1.store_h0
mov r14, r11	// copy for end.N3v.add_rounding_h
add r14, qword ptr [rdi+40]	// end.N3v.add_rounding_h
mov rdx, -2	// third1.step3.c1
mov qword ptr [rdi-120], rbx	// third1.step1.store_h1
sar r14, 42	// end.N3v.sar
sarx rbp, r8, r15	// third1.step1.s
mov rsi, rbx	// copy for third1.step2.x
xor rsi, rbp	// third1.step2.x
sar r10, 1	// third1.step2.t
vmovdqu ymm3, ymmword ptr [rdi-88]	// third1.trail.vmovdqu.2
mov qword ptr [rdi+288], r14	// end.N3v.store_N3v
lea rax, [r10+rsi]	// third1.step2.y
lea rcx, [r11+1048576]	// end.N3u.offset
mov r8, -2	// third1.step4.c1
cmovc rax, r10	// third1.step2.G
adc rbp, 0	// third1.step2.w
cmovs r13, r9	// third1.step2.d
cmovs rbx, r10	// third1.step2.h
sub rdx, r13	// third1.step3.c1.2
lea r14, [r13-1]	// third1.step3.c0
shl rcx, 22	// end.N3u.shl
sar rcx, 43	// end.N3u.sar
mov qword ptr [rdi-112], rbx	// third1.step2.store_h2
sarx rsi, r13, r15	// third1.step2.s
mov r11, rbx	// copy for third1.step3.x
xor r11, rsi	// third1.step3.x
sar rax, 1	// third1.step3.t
mov qword ptr [rdi+296], rcx	// end.N3u.store_N3u
vpandn ymm4, ymm3, ymmword ptr [rdi-96]	// third1.trail.vpandn.2
lea rbp, [rax+r11]	// third1.step3.y
cmovc rbp, rax	// third1.step3.G
adc rsi, 0	// third1.step3.w
cmovs r14, rdx	// third1.step3.d
cmovs rbx, rax	// third1.step3.h
sub r8, r14	// third1.step4.c1.2
mov r9, r12	// copy for end.N3r.add_rounding_G
add r9, qword ptr [rdi+48]	// end.N3r.add_rounding_G
lea r10, [r14-1]	// third1.step4.c0
sar r9, 43	// end.N3r.sar
mov qword ptr [rdi+304], r9	// end.N3r.store_N3r
mov r13, -2	// third1.step5.c1
mov qword ptr [rdi-104], rbx	// third1.step3.store_h3
vpxor ymm5, ymm2, ymmword ptr [rdi-96]	// third1.trail.vpxor
sarx rcx, r14, r15	// third1.step3.s
mov r11, rbx	// copy for third1.step4.x
xor r11, rcx	// third1.step4.x
sar rbp, 1	// third1.step4.t
lea rsi, [r12+2097152]	// end.N3q.offset
lea rdx, [rbp+r11]	// third1.step4.y
cmovc rdx, rbp	// third1.step4.G
adc rcx, 0	// third1.step4.w
cmovs r10, r8	// third1.step4.d
cmovs rbx, rbp	// third1.step4.h
sub r13, r10	// third1.step5.c1.2
shl rsi, 21	// end.N3q.shl
sar rsi, 43	// end.N3q.sar
lea rax, [r10-1]	// third1.step5.c0
mov r9, -2	// third1.step6.c1
mov qword ptr [rdi+312], rsi	// end.N3q.store_N3q
mov qword ptr [rdi-96], rbx	// third1.step4.store_h4
sarx r14, r10, r15	// third1.step4.s
mov r12, rbx	// copy for third1.step5.x
xor r12, r14	// third1.step5.x
sar rdx, 1	// third1.step5.t
mov r11, qword ptr [rdi+112]	// end.load_end_h.2
vpxor ymm6, ymm1, ymm4	// third1.trail.vpxor.2
mov qword ptr [rdi+264], r11	// end.store_end3
lea rcx, [rdx+r12]	// third1.step5.y
mov r8, qword ptr [rdi+296]	// end.Mu.load_N3u
cmovc rcx, rdx	// third1.step5.G
adc r14, 0	// third1.step5.w
cmovs rax, r13	// third1.step5.d
cmovs rbx, rdx	// third1.step5.h
sub r9, rax	// third1.step6.c1.2
lea rbp, [rax-1]	// third1.step6.c0
vmovdqu ymm7, ymmword ptr [rdi-56]	// third1.trail.vmovdqu.3
imul r8, qword ptr [rdi+128]	// end.Mu.imul_Yu
mov rsi, -2	// third1.step7.c1
mov qword ptr [rdi-88], rbx	// third1.step5.store_h5
mov r10, qword ptr [rdi+288]	// end.Mu.load_N3v
sarx r11, rax, r15	// third1.step5.s
mov r12, rbx	// copy for third1.step6.x
xor r12, r11	// third1.step6.x
sar rcx, 1	// third1.step6.t
lea r14, [rcx+r12]	// third1.step6.y
vpandn ymm8, ymm7, ymmword ptr [rdi-64]	// third1.trail.vpandn.3
cmovc r14, rcx	// third1.step6.G
adc r11, 0	// third1.step6.w
cmovs rbp, r9	// third1.step6.d
cmovs rbx, rcx	// third1.step6.h
sub rsi, rbp	// third1.step7.c1.2
imul r10, qword ptr [rdi+144]	// end.Mu.imul_Yq
sub r8, r10	// end.Mu.sub
lea r13, [rbp-1]	// third1.step7.c0
mov qword ptr [rdi+200], r8	// end.Mu.store_Mu
mov rdx, -2	// third1.step8.c1
vpxor ymm9, ymm5, ymmword ptr [rdi-64]	// third1.trail.vpxor.3
mov qword ptr [rdi-80], rbx	// third1.step6.store_h6
mov rax, qword ptr [rdi+296]	// end.Mv.load_N3u
sarx r12, rbp, r15	// third1.step6.s
mov r11, rbx	// copy for third1.step7.x
xor r11, r12	// third1.step7.x
sar r14, 1	// third1.step7.t
vpxor ymm10, ymm6, ymm8	// third1.trail.vpxor.4
mov r9, -2	// third1.step9.c1
lea rcx, [r14+r11]	// third1.step7.y
cmovc rcx, r14	// third1.step7.G
adc r12, 0	// third1.step7.w
cmovs r13, rsi	// third1.step7.d
cmovs rbx, r14	// third1.step7.h
sub rdx, r13	// third1.step8.c1.2
imul rax, qword ptr [rdi+136]	// end.Mv.imul_Yv
mov r10, qword ptr [rdi+288]	// end.Mv.load_N3v
lea r8, [r13-1]	// third1.step8.c0
imul r10, qword ptr [rdi+152]	// end.Mv.imul_Yr
sub r10, rax	// end.Mv.sub
mov qword ptr [rdi-72], rbx	// third1.step7.store_h7
sarx rbp, r13, r15	// third1.step7.s
mov r11, rbx	// copy for third1.step8.x
xor r11, rbp	// third1.step8.x
sar rcx, 1	// third1.step8.t
mov qword ptr [rdi+216], r10	// end.Mv.store_Mv
lea r12, [rcx+r11]	// third1.step8.y
mov rsi, qword ptr [rdi+312]	// end.Mq.load_N3q
cmovc r12, rcx	// third1.step8.G
adc rbp, 0	// third1.step8.w
cmovs r8, rdx	// third1.step8.d
cmovs rbx, rcx	// third1.step8.h
sub r9, r8	// third1.step9.c1.2
lea r14, [r8-1]	// third1.step9.c0
imul rsi, qword ptr [rdi+128]	// end.Mq.imul_Yu
vmovdqu ymm11, ymmword ptr [rdi-24]	// third1.trail.vmovdqu.4
mov rax, -2	// third1.step10.c1
mov r13, qword ptr [rdi+304]	// end.Mq.load_N3r
mov qword ptr [rdi-64], rbx	// third1.step8.store_h8
sarx r10, r8, r15	// third1.step8.s
mov r11, rbx	// copy for third1.step9.x
xor r11, r10	// third1.step9.x
sar r12, 1	// third1.step9.t
vpandn ymm12, ymm11, ymmword ptr [rdi-32]	// third1.trail.vpandn.4
lea rbp, [r12+r11]	// third1.step9.y
cmovc rbp, r12	// third1.step9.G
adc r10, 0	// third1.step9.w
cmovs r14, r9	// third1.step9.d
cmovs rbx, r12	// third1.step9.h
sub rax, r14	// third1.step10.c1.2
imul r13, qword ptr [rdi+144]	// end.Mq.imul_Yq
sub rsi, r13	// end.Mq.sub
mov qword ptr [rdi+224], rsi	// end.Mq.store_Mq
lea rdx, [r14-1]	// third1.step10.c0
mov rcx, qword ptr [rdi+312]	// end.Mr.load_N3q
mov r8, -2	// third1.step11.c1
mov qword ptr [rdi-56], rbx	// third1.step9.store_h9
imul rcx, qword ptr [rdi+136]	// end.Mr.imul_Yv
sarx r11, r14, r15	// third1.step9.s
mov r10, rbx	// copy for third1.step10.x
xor r10, r11	// third1.step10.x
sar rbp, 1	// third1.step10.t
vpxor ymm13, ymm9, ymmword ptr [rdi-32]	// third1.trail.vpxor.5
lea r9, [rbp+r10]	// third1.step10.y
mov r12, qword ptr [rdi+304]	// end.Mr.load_N3r
cmovc r9, rbp	// third1.step10.G
adc r11, 0	// third1.step10.w
cmovs rdx, rax	// third1.step10.d
cmovs rbx, rbp	// third1.step10.h
sub r8, rdx	// third1.step11.c1.2
imul r12, qword ptr [rdi+152]	// end.Mr.imul_Yr
lea r13, [rdx-1]	// third1.step11.c0
sub r12, rcx	// end.Mr.sub
mov rsi, -2	// third1.step12.c1
vpxor ymm14, ymm10, ymm12	// third1.trail.vpxor.6
mov qword ptr [rdi-48], rbx	// third1.step10.store_h10
mov qword ptr [rdi+208], r12	// end.Mr.store_Mr
sarx r14, rdx, r15	// third1.step10.s
mov r10, rbx	// copy for third1.step11.x
xor r10, r14	// third1.step11.x
sar r9, 1	// third1.step11.t
mov r11, qword ptr [rdi+296]	// end.w0f.load_N3u
lea rax, [r9+r10]	// third1.step11.y
cmovc rax, r9	// third1.step11.G
adc r14, 0	// third1.step11.w
cmovs r13, r8	// third1.step11.d
cmovs rbx, r9	// third1.step11.h
sub rsi, r13	// third1.step12.c1.2
imul r11, qword ptr [rdi+160]	// end.w0f.imul_w2f
lea rbp, [r13-1]	// third1.step12.c0
mov rcx, qword ptr [rdi+288]	// end.w0f.load_N3v
vmovdqu ymm15, ymmword ptr [rdi+8]	// third1.trail.vmovdqu.5
mov r12, -2	// third1.step13.c1
imul rcx, qword ptr [rdi+168]	// end.w0f.imul_w2g
mov qword ptr [rdi-40], rbx	// third1.step11.store_h11
sarx rdx, r13, r15	// third1.step11.s
mov r10, rbx	// copy for third1.step12.x
xor r10, rdx	// third1.step12.x
sar rax, 1	// third1.step12.t
vpandn ymm0, ymm15, ymmword ptr [rdi+0]	// third1.trail.vpandn.5
lea r14, [rax+r10]	// third1.step12.y
cmovc r14, rax	// third1.step12.G
adc rdx, 0	// third1.step12.w
cmovs rbp, rsi	// third1.step12.d
cmovs rbx, rax	// third1.step12.h
sub r12, rbp	// third1.step13.c1.2
sub rcx, r11	// end.w0f.sub
sar rcx, 20	// end.w0f.sar
lea r8, [rbp-1]	// third1.step13.c0
shl rcx, 23	// end.w0f.shl
mov r9, -2	// third1.step14.c1
shr rcx, 23	// end.w0f.shr
mov qword ptr [rdi-32], rbx	// third1.step12.store_h12
sarx r13, rbp, r15	// third1.step12.s
mov r10, rbx	// copy for third1.step13.x
xor r10, r13	// third1.step13.x
sar r14, 1	// third1.step13.t
mov qword ptr [rdi+320], rcx	// end.w0f.store_w0f
vpxor ymm3, ymm13, ymmword ptr [rdi+0]	// third1.trail.vpxor.7
lea rdx, [r14+r10]	// third1.step13.y
cmovc rdx, r14	// third1.step13.G
adc r13, 0	// third1.step13.w
cmovs r8, r12	// third1.step13.d
cmovs rbx, r14	// third1.step13.h
sub r9, r8	// third1.step14.c1.2
shr rcx, 21	// end.w0f.shr.2
shl rcx, 44	// end.w0f.shl.2
lea rsi, [r8-1]	// third1.step14.c0
mov qword ptr [rdi+328], rcx	// end.w0f.store_high0f
mov rax, -2	// third1.step15.c1
mov qword ptr [rdi-24], rbx	// third1.step13.store_h13
vpxor ymm2, ymm14, ymm0	// third1.trail.vpxor.8
mov r11, qword ptr [rdi+312]	// end.w0g.load_N3q
sarx rbp, r8, r15	// third1.step13.s
mov r10, rbx	// copy for third1.step14.x
xor r10, rbp	// third1.step14.x
sar rdx, 1	// third1.step14.t
lea r13, [rdx+r10]	// third1.step14.y
cmovc r13, rdx	// third1.step14.G
adc rbp, 0	// third1.step14.w
cmovs rsi, r9	// third1.step14.d
cmovs rbx, rdx	// third1.step14.h
sub rax, rsi	// third1.step15.c1.2
imul r11, qword ptr [rdi+160]	// end.w0g.imul_w2f
mov r12, qword ptr [rdi+304]	// end.w0g.load_N3r
lea r14, [rsi-1]	// third1.step15.c0
imul r12, qword ptr [rdi+168]	// end.w0g.imul_w2g
mov rcx, -2	// third1.step16.c1
vpxor ymm1, ymm3, ymmword ptr [rdi+928]	// third1.trail.vpxor.9
mov qword ptr [rdi-16], rbx	// third1.step14.store_h14
sub r12, r11	// end.w0g.sub
sarx r8, rsi, r15	// third1.step14.s
mov r10, rbx	// copy for third1.step15.x
xor r10, r8	// third1.step15.x
sar r13, 1	// third1.step15.t
lea rbp, [r13+r10]	// third1.step15.y
vmovdqa ymmword ptr [rdi+928], ymm1	// third1.trail.vmovdqa.2
cmovc rbp, r13	// third1.step15.G
adc r8, 0	// third1.step15.w
cmovs r14, rax	// third1.step15.d
cmovs rbx, r13	// third1.step15.h
sub rcx, r14	// third1.step16.c1.2
sar r12, 20	// end.w0g.sar
shl r12, 23	// end.w0g.shl
lea r9, [r14-1]	// third1.step16.c0
shr r12, 23	// end.w0g.shr
mov rdx, -2	// third1.step17.c1
mov qword ptr [rdi+336], r12	// end.w0g.store_w0g
mov qword ptr [rdi-8], rbx	// third1.step15.store_h15
sarx r11, r14, r15	// third1.step15.s
mov rsi, rbx	// copy for third1.step16.x
xor rsi, r11	// third1.step16.x
sar rbp, 1	// third1.step16.t
lea r10, [rbp+rsi]	// third1.step16.y
vpxor ymm4, ymm2, ymmword ptr [rdi+960]	// third1.trail.vpxor.10
cmovc r10, rbp	// third1.step16.G
adc r11, 0	// third1.step16.w
cmovs r9, rcx	// third1.step16.d
cmovs rbx, rbp	// third1.step16.h
sub rdx, r9	// third1.step17.c1.2
shr r12, 21	// end.w0g.shr.2
shl r12, 44	// end.w0g.shl.2
lea r8, [r9-1]	// third1.step17.c0
mov qword ptr [rdi+344], r12	// end.w0g.store_high0g
mov rax, -2	// third1.step18.c1
mov r13, qword ptr [rdi+200]	// end.XM.load_Mu
mov qword ptr [rdi+0], rbx	// third1.step16.store_h16
sarx r14, r9, r15	// third1.step16.s
mov rsi, rbx	// copy for third1.step17.x
xor rsi, r14	// third1.step17.x
sar r10, 1	// third1.step17.t
vmovdqa ymmword ptr [rdi+960], ymm4	// third1.trail.vmovdqa.3
lea r11, [r10+rsi]	// third1.step17.y
cmovc r11, r10	// third1.step17.G
adc r14, 0	// third1.step17.w
cmovs r8, rdx	// third1.step17.d
cmovs rbx, r10	// third1.step17.h
sub rax, r8	// third1.step18.c1.2
neg r13	// end.XM.neg
sar r13, 63	// end.XM.sar
add r13, qword ptr [rdi+216]	// end.XM.add_Mv
lea rcx, [r8-1]	// third1.step18.c0
mov qword ptr [rdi+248], r13	// end.XM.store_XM
mov rbp, -2	// third1.step19.c1
mov qword ptr [rdi+8], rbx	// third1.step17.store_h17
sarx r12, r8, r15	// third1.step17.s
mov r9, rbx	// copy for third1.step18.x
xor r9, r12	// third1.step18.x
sar r11, 1	// third1.step18.t
lea rsi, [r11+r9]	// third1.step18.y
vbroadcasti128 ymm7, xmmword ptr [rdi+200]	// update.digits.vbroadcasti128
cmovc rsi, r11	// third1.step18.G
adc r12, 0	// third1.step18.w
cmovs rcx, rax	// third1.step18.d
cmovs rbx, r11	// third1.step18.h
sub rbp, rcx	// third1.step19.c1.2
lea r14, [rcx-1]	// third1.step19.c0
vbroadcasti128 ymm5, xmmword ptr [rdi+216]	// update.digits.vbroadcasti128.2
mov rdx, -2	// third1.step20.c1
vmovdqa ymm6, ymmword ptr [rdi+448]	// update.digits.vmovdqa
mov qword ptr [rdi+16], rbx	// third1.step18.store_h18
sarx r10, rcx, r15	// third1.step18.s
mov r13, rbx	// copy for third1.step19.x
xor r13, r10	// third1.step19.x
sar rsi, 1	// third1.step19.t
vpand ymm8, ymm7, ymm6	// update.digits.vpand
vpand ymm11, ymm5, ymm6	// update.digits.vpand.2
lea r8, [rsi+r13]	// third1.step19.y
vpsrlq ymm9, ymm7, 30	// update.digits.vpsrlq
cmovc r8, rsi	// third1.step19.G
adc r10, 0	// third1.step19.w
cmovs r14, rbp	// third1.step19.d
cmovs rbx, rsi	// third1.step19.h
sub rdx, r14	// third1.step20.c1.2
lea r9, [r14-1]	// third1.step20.c0
vpsrlq ymm10, ymm5, 30	// update.digits.vpsrlq.2
vpshufd ymm12, ymmword ptr [rdi+704], 0x4e	// update.limb0.vpshufd
mov qword ptr [rdi+24], rbx	// third1.step19.store_h19
sarx r12, r14, r15	// third1.step19.s
mov rax, rbx	// copy for third1.step20.x
xor rax, r12	// third1.step20.x
sar r8, 1	// third1.step20.t
vpmuldq ymm15, ymm8, ymmword ptr [rdi+704]	// update.limb0.vpmuldq
lea r11, [r8+rax]	// third1.step20.y
vpmuldq ymm13, ymm11, ymm12	// update.limb0.vpmuldq.2
vpaddq ymm14, ymm15, ymm13	// update.limb0.vpaddq
cmovc r11, r8	// third1.step20.G
adc r12, 0	// third1.step20.w
cmovs r9, rdx	// third1.step20.d
cmovs rbx, r8	// third1.step20.h
vpaddq ymm0, ymm14, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
mov rcx, r11	// copy for change1.G.add_rounding_G
add rcx, qword ptr [rdi+48]	// change1.G.add_rounding_G
sarx r13, r9, r15	// third1.step20.s
vpsrlq ymm3, ymm0, 30	// update.limb0.vpsrlq
mov r10, r11	// copy for change1.G.shl
shl r10, 43	// change1.G.shl
mov rbp, rbx	// copy for change1.h.shl
shl rbp, 44	// change1.h.shl
mov rsi, rbx	// copy for change1.h.add_rounding_h
add rsi, qword ptr [rdi+40]	// change1.h.add_rounding_h
mov qword ptr [rdi+32], rbx	// third1.step20.store_h20
rorx r14, rcx, 22	// change1.G.first_entry
rorx rax, rcx, 43	// change1.G.second_entry
vpand ymm1, ymm0, ymmword ptr [rdi+448]	// update.limb0.vpand
rorx r12, rsi, 21	// change1.h.first_entry
rorx rdx, rsi, 42	// change1.h.second_entry
imul r14, qword ptr [rdi+328]	// change1.G.imul_high0f
add r10, qword ptr [rdi+64]	// change1.G.add_refill_G
add rbp, qword ptr [rdi+56]	// change1.h.add_refill_h
vperm2i128 ymm2, ymm1, ymm1, 0x81	// update.limb0.vperm2i128
imul rax, qword ptr [rdi+344]	// change1.G.imul_high0g
imul r12, qword ptr [rdi+328]	// change1.h.imul_high0f
vpmuldq ymm4, ymm9, ymmword ptr [rdi+704]	// update.limb1.vpmuldq
imul rdx, qword ptr [rdi+344]	// change1.h.imul_high0g
vpmuldq ymm6, ymm10, ymm12	// update.limb1.vpmuldq.2
vpaddq ymm7, ymm4, ymm6	// update.limb1.vpaddq
lea r8, [r14+r10]	// change1.G.add
vpshufd ymm5, ymmword ptr [rdi+736], 0x4e	// update.limb1.vpshufd
mov rcx, -2	// third2.step1.c1
sub rcx, r9	// third2.step1.c1.2
vpmuldq ymm15, ymm8, ymmword ptr [rdi+736]	// update.limb1.vpmuldq.3
vmovdqu ymm13, ymmword ptr [rdi-120]	// third2.trail.vmovdqu
vpmuldq ymm14, ymm11, ymm5	// update.limb1.vpmuldq.4
lea rsi, [r12+rbp]	// change1.h.add
sub r8, rax	// change1.G.sub
vpaddq ymm0, ymm15, ymm14	// update.limb1.vpaddq.2
sub rsi, rdx	// change1.h.sub
vmovdqu ymm1, ymmword ptr [rdi+232]	// end.joints.vmovdqu
vpaddq ymm12, ymm7, ymm0	// update.limb1.vpaddq.3
lea r14, [r9-1]	// third2.step1.c0
ror r8, 43	// change1.G.packed
ror rsi, 44	// change1.h.packed
mov r10, -2	// third2.step2.c1
vpaddq ymm4, ymm12, ymmword ptr [rdi+512]	// update.limb1.vpaddq.4
mov r12, rsi	// copy for third2.step1.x
xor r12, r13	// third2.step1.x
vmovdqu ymm6, ymmword ptr [rdi+240]	// end.joints.vmovdqu.2
vpandn ymm15, ymm13, ymmword ptr [rdi-128]	// third2.trail.vpandn
vpaddq ymm14, ymm4, ymm3	// update.limb1.vpaddq.5
sar r8, 1	// third2.step1.t
vpsrlq ymm7, ymm14, 30	// update.limb1.vpsrlq
vmovdqu ymm0, ymmword ptr [rdi+256]	// end.joints.vmovdqu.3
vpand ymm12, ymm14, ymmword ptr [rdi+448]	// update.limb1.vpand
lea rbp, [r8+r12]	// third2.step1.y
vpxor ymm13, ymm1, ymm6	// end.joints.vpxor
vperm2i128 ymm4, ymm12, ymm12, 0x81	// update.limb1.vperm2i128
cmovc rbp, r8	// third2.step1.G
adc r13, 0	// third2.step1.w
cmovs r14, rcx	// third2.step1.d
cmovns r8, rsi	// third2.step1.h
sub r10, r14	// third2.step2.c1.2
lea rax, [r14-1]	// third2.step2.c0
vmovdqa ymm3, ymmword ptr [rdi-128]	// third2.trail.vmovdqa
mov qword ptr [rdi-128], rsi	// third2.store_h0
vpmuldq ymm14, ymm9, ymmword ptr [rdi+736]	// update.limb2.vpmuldq
vpxor ymm6, ymm1, ymm0	// end.joints.vpxor.2
mov rdx, -2	// third2.step3.c1
vpmuldq ymm12, ymm10, ymm5	// update.limb2.vpmuldq.2
mov qword ptr [rdi-120], r8	// third2.step1.store_h1
sarx r9, r14, r15	// third2.step1.s
mov r12, r8	// copy for third2.step2.x
xor r12, r9	// third2.step2.x
sar rbp, 1	// third2.step2.t
vpandn ymm0, ymm13, ymm6	// end.joints.vpandn
vpaddq ymm5, ymm14, ymm12	// update.limb2.vpaddq
lea r13, [rbp+r12]	// third2.step2.y
vpshufd ymm13, ymmword ptr [rdi+768], 0x4e	// update.limb2.vpshufd
vpxor ymm6, ymm0, ymm1	// end.joints.vpxor.3
vmovdqu ymm14, ymmword ptr [rdi-88]	// third2.trail.vmovdqu.2
mov qword ptr [rdi+232], rbx	// change1.store_end1
vpmuldq ymm12, ymm8, ymmword ptr [rdi+768]	// update.limb2.vpmuldq.3
cmovc r13, rbp	// third2.step2.G
adc r9, 0	// third2.step2.w
cmovs rax, r10	// third2.step2.d
cmovs r8, rbp	// third2.step2.h
sub rdx, rax	// third2.step3.c1.2
lea rcx, [rax-1]	// third2.step3.c0
mov rsi, rbx	// copy for change1.N1v.add_rounding_h
add rsi, qword ptr [rdi+40]	// change1.N1v.add_rounding_h
vpmuldq ymm0, ymm11, ymm13	// update.limb2.vpmuldq.4
vpxor ymm1, ymm6, ymmword ptr [rdi+992]	// end.joints.vpxor.4
mov r14, -2	// third2.step4.c1
vpaddq ymm6, ymm12, ymm0	// update.limb2.vpaddq.2
mov qword ptr [rdi-112], r8	// third2.step2.store_h2
vmovdqa ymmword ptr [rdi+992], ymm1	// end.joints.vmovdqa
sarx r12, rax, r15	// third2.step2.s
mov r9, r8	// copy for third2.step3.x
xor r9, r12	// third2.step3.x
sar r13, 1	// third2.step3.t
vpaddq ymm12, ymm5, ymm6	// update.limb2.vpaddq.3
vpandn ymm0, ymm14, ymmword ptr [rdi-96]	// third2.trail.vpandn.2
vpaddq ymm1, ymm12, ymmword ptr [rdi+512]	// update.limb2.vpaddq.4
lea r10, [r13+r9]	// third2.step3.y
vpaddq ymm5, ymm1, ymm7	// update.limb2.vpaddq.5
cmovc r10, r13	// third2.step3.G
adc r12, 0	// third2.step3.w
cmovs rcx, rdx	// third2.step3.d
cmovs r8, r13	// third2.step3.h
sub r14, rcx	// third2.step4.c1.2
sar rsi, 42	// change1.N1v.sar
mov qword ptr [rdi+80], rsi	// change1.N1v.store_N1v
lea rbp, [rbx+1048576]	// change1.N1u.offset
lea rax, [rcx-1]	// third2.step4.c0
vpsrlq ymm6, ymm5, 30	// update.limb2.vpsrlq
vpand ymm14, ymm5, ymmword ptr [rdi+448]	// update.limb2.vpand
mov r9, -2	// third2.step5.c1
mov qword ptr [rdi-104], r8	// third2.step3.store_h3
shl rbp, 22	// change1.N1u.shl
vpxor ymm12, ymm3, ymmword ptr [rdi-96]	// third2.trail.vpxor
vmovdqa ymmword ptr [rdi+704], ymm14	// update.limb2.vmovdqa
sarx r12, rcx, r15	// third2.step3.s
mov rdx, r8	// copy for third2.step4.x
xor rdx, r12	// third2.step4.x
sar r10, 1	// third2.step4.t
lea r13, [r10+rdx]	// third2.step4.y
vpmuldq ymm1, ymm9, ymmword ptr [rdi+768]	// update.limb3.vpmuldq
vpmuldq ymm7, ymm10, ymm13	// update.limb3.vpmuldq.2
cmovc r13, r10	// third2.step4.G
adc r12, 0	// third2.step4.w
cmovs rax, r14	// third2.step4.d
cmovs r8, r10	// third2.step4.h
sub r9, rax	// third2.step5.c1.2
sar rbp, 43	// change1.N1u.sar
mov qword ptr [rdi+72], rbp	// change1.N1u.store_N1u
lea rsi, [rax-1]	// third2.step5.c0
vpaddq ymm5, ymm1, ymm7	// update.limb3.vpaddq
mov rbx, r11	// copy for change1.N1r.add_rounding_G
add rbx, qword ptr [rdi+48]	// change1.N1r.add_rounding_G
mov rcx, -2	// third2.step6.c1
vpxor ymm3, ymm15, ymm0	// third2.trail.vpxor.2
vpshufd ymm14, ymmword ptr [rdi+800], 0x4e	// update.limb3.vpshufd
mov qword ptr [rdi-96], r8	// third2.step4.store_h4
vpmuldq ymm13, ymm8, ymmword ptr [rdi+800]	// update.limb3.vpmuldq.3
sarx rdx, rax, r15	// third2.step4.s
mov r12, r8	// copy for third2.step5.x
xor r12, rdx	// third2.step5.x
sar r13, 1	// third2.step5.t
vpmuldq ymm1, ymm11, ymm14	// update.limb3.vpmuldq.4
vpaddq ymm7, ymm13, ymm1	// update.limb3.vpaddq.2
lea r14, [r13+r12]	// third2.step5.y
vmovdqu ymm15, ymmword ptr [rdi-56]	// third2.trail.vmovdqu.3
vpaddq ymm0, ymm5, ymm7	// update.limb3.vpaddq.3
cmovc r14, r13	// third2.step5.G
adc rdx, 0	// third2.step5.w
cmovs rsi, r9	// third2.step5.d
cmovs r8, r13	// third2.step5.h
sub rcx, rsi	// third2.step6.c1.2
sar rbx, 43	// change1.N1r.sar
mov qword ptr [rdi+96], rbx	// change1.N1r.store_N1r
lea r10, [rsi-1]	// third2.step6.c0
lea rbp, [r11+2097152]	// change1.N1q.offset
vpaddq ymm13, ymm0, ymmword ptr [rdi+512]	// update.limb3.vpaddq.4
shl rbp, 21	// change1.N1q.shl
mov rax, -2	// third2.step7.c1
mov qword ptr [rdi-88], r8	// third2.step5.store_h5
vpaddq ymm1, ymm13, ymm6	// update.limb3.vpaddq.5
sarx r12, rsi, r15	// third2.step5.s
mov rdx, r8	// copy for third2.step6.x
xor rdx, r12	// third2.step6.x
sar r14, 1	// third2.step6.t
vpsrlq ymm5, ymm1, 30	// update.limb3.vpsrlq
lea r9, [r14+rdx]	// third2.step6.y
vpandn ymm7, ymm15, ymmword ptr [rdi-64]	// third2.trail.vpandn.3
vpand ymm0, ymm1, ymmword ptr [rdi+448]	// update.limb3.vpand
vmovdqa ymmword ptr [rdi+736], ymm0	// update.limb3.vmovdqa
cmovc r9, r14	// third2.step6.G
adc r12, 0	// third2.step6.w
cmovs r10, rcx	// third2.step6.d
cmovs r8, r14	// third2.step6.h
sub rax, r10	// third2.step7.c1.2
lea r13, [r10-1]	// third2.step7.c0
sar rbp, 43	// change1.N1q.sar
vpmuldq ymm13, ymm9, ymmword ptr [rdi+800]	// update.limb4.vpmuldq
mov rbx, -2	// third2.step8.c1
mov qword ptr [rdi+88], rbp	// change1.N1q.store_N1q
mov r11, qword ptr [rdi+72]	// change1.w1f.load_N1u
vpmuldq ymm6, ymm10, ymm14	// update.limb4.vpmuldq.2
mov qword ptr [rdi-80], r8	// third2.step6.store_h6
imul r11, qword ptr [rdi+320]	// change1.w1f.imul_w0f
sarx rsi, r10, r15	// third2.step6.s
mov rdx, r8	// copy for third2.step7.x
xor rdx, rsi	// third2.step7.x
sar r9, 1	// third2.step7.t
vpxor ymm15, ymm12, ymmword ptr [rdi-64]	// third2.trail.vpxor.3
vpaddq ymm1, ymm13, ymm6	// update.limb4.vpaddq
vpshufd ymm14, ymmword ptr [rdi+832], 0x4e	// update.limb4.vpshufd
mov r12, qword ptr [rdi+80]	// change1.w1f.load_N1v
lea rcx, [r9+rdx]	// third2.step7.y
vpmuldq ymm12, ymm8, ymmword ptr [rdi+832]	// update.limb4.vpmuldq.3
cmovc rcx, r9	// third2.step7.G
adc rsi, 0	// third2.step7.w
cmovs r13, rax	// third2.step7.d
cmovs r8, r9	// third2.step7.h
sub rbx, r13	// third2.step8.c1.2
imul r12, qword ptr [rdi+336]	// change1.w1f.imul_w0g
lea r14, [r13-1]	// third2.step8.c0
vpmuldq ymm13, ymm11, ymm14	// update.limb4.vpmuldq.4
vpxor ymm6, ymm3, ymm7	// third2.trail.vpxor.4
sub r12, r11	// change1.w1f.sub
vpaddq ymm3, ymm12, ymm13	// update.limb4.vpaddq.2
mov rbp, -2	// third2.step9.c1
mov qword ptr [rdi-72], r8	// third2.step7.store_h7
mov r10, -2	// third2.step10.c1
sarx rdx, r13, r15	// third2.step7.s
mov rsi, r8	// copy for third2.step8.x
xor rsi, rdx	// third2.step8.x
sar rcx, 1	// third2.step8.t
vpaddq ymm7, ymm1, ymm3	// update.limb4.vpaddq.3
lea rax, [rcx+rsi]	// third2.step8.y
vpaddq ymm12, ymm7, ymmword ptr [rdi+512]	// update.limb4.vpaddq.4
vpaddq ymm13, ymm12, ymm5	// update.limb4.vpaddq.5
vmovdqu ymm1, ymmword ptr [rdi-24]	// third2.trail.vmovdqu.4
vpsrlq ymm3, ymm13, 30	// update.limb4.vpsrlq
vpand ymm7, ymm13, ymmword ptr [rdi+448]	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+768], ymm7	// update.limb4.vmovdqa
cmovc rax, rcx	// third2.step8.G
adc rdx, 0	// third2.step8.w
cmovs r14, rbx	// third2.step8.d
cmovs r8, rcx	// third2.step8.h
sub rbp, r14	// third2.step9.c1.2
sar r12, 20	// change1.w1f.sar
mov qword ptr [rdi+352], r12	// change1.w1f.store_w1f
mov r9, qword ptr [rdi+88]	// change1.w1g.load_N1q
sarx r11, r14, r15	// third2.step8.s
mov r13, r8	// copy for third2.step9.x
xor r13, r11	// third2.step9.x
sar rax, 1	// third2.step9.t
mov qword ptr [rdi-64], r8	// third2.step8.store_h8
lea rsi, [r14-1]	// third2.step9.c0
vpmuldq ymm12, ymm9, ymmword ptr [rdi+832]	// update.limb5.vpmuldq
lea rdx, [rax+r13]	// third2.step9.y
vpandn ymm5, ymm1, ymmword ptr [rdi-32]	// third2.trail.vpandn.4
vpmuldq ymm13, ymm10, ymm14	// update.limb5.vpmuldq.2
cmovc rdx, rax	// third2.step9.G
vpaddq ymm1, ymm12, ymm13	// update.limb5.vpaddq
vpshufd ymm14, ymmword ptr [rdi+864], 0x4e	// update.limb5.vpshufd
mov rbx, -2	// third2.step11.c1
vpmuldq ymm12, ymm8, ymmword ptr [rdi+864]	// update.limb5.vpmuldq.3
adc r11, 0	// third2.step9.w
cmovs rsi, rbp	// third2.step9.d
lea rcx, [rsi-1]	// third2.step10.c0
cmovs r8, rax	// third2.step9.h
sub r10, rsi	// third2.step10.c1.2
imul r9, qword ptr [rdi+320]	// change1.w1g.imul_w0f
mov r12, qword ptr [rdi+96]	// change1.w1g.load_N1r
imul r12, qword ptr [rdi+336]	// change1.w1g.imul_w0g
mov qword ptr [rdi-56], r8	// third2.step9.store_h9
sub r12, r9	// change1.w1g.sub
sar r12, 20	// change1.w1g.sar
vpxor ymm13, ymm15, ymmword ptr [rdi-32]	// third2.trail.vpxor.5
vpmuldq ymm15, ymm11, ymm14	// update.limb5.vpmuldq.4
vpaddq ymm12, ymm12, ymm15	// update.limb5.vpaddq.2
mov qword ptr [rdi+360], r12	// change1.w1g.store_w1g
mov r14, qword ptr [rdi+72]	// change1.high1f.load_N1u
vpaddq ymm15, ymm1, ymm12	// update.limb5.vpaddq.3
sarx r13, rsi, r15	// third2.step9.s
mov r11, r8	// copy for third2.step10.x
xor r11, r13	// third2.step10.x
sar rdx, 1	// third2.step10.t
lea rbp, [rdx+r11]	// third2.step10.y
cmovc rbp, rdx	// third2.step10.G
adc r13, 0	// third2.step10.w
cmovs rcx, r10	// third2.step10.d
cmovs r8, rdx	// third2.step10.h
sub rbx, rcx	// third2.step11.c1.2
lea rax, [rcx-1]	// third2.step11.c0
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb5.vpaddq.4
mov r9, -2	// third2.step12.c1
vpxor ymm12, ymm6, ymm5	// third2.trail.vpxor.6
mov qword ptr [rdi-48], r8	// third2.step10.store_h10
sarx r12, rcx, r15	// third2.step10.s
mov rsi, r8	// copy for third2.step11.x
xor rsi, r12	// third2.step11.x
sar rbp, 1	// third2.step11.t
lea r11, [rbp+rsi]	// third2.step11.y
cmovc r11, rbp	// third2.step11.G
vpaddq ymm15, ymm1, ymm3	// update.limb5.vpaddq.5
vpsrlq ymm6, ymm15, 30	// update.limb5.vpsrlq
vpand ymm5, ymm15, ymmword ptr [rdi+448]	// update.limb5.vpand
vmovdqa ymmword ptr [rdi+800], ymm5	// update.limb5.vmovdqa
adc r12, 0	// third2.step11.w
cmovs r8, rbp	// third2.step11.h
vpsrlq ymm1, ymm0, 11	// update.limb5.above.vpsrlq
vmovdqu ymm3, ymmword ptr [rdi+8]	// third2.trail.vmovdqu.5
cmovs rax, rbx	// third2.step11.d
sub r9, rax	// third2.step12.c1.2
lea r13, [rax-1]	// third2.step12.c0
mov r10, -2	// third2.step13.c1
mov qword ptr [rdi-40], r8	// third2.step11.store_h11
vpsllq ymm15, ymm5, 49	// update.limb5.above.vpsllq.2
vpsllq ymm0, ymm7, 19	// update.limb5.above.vpsllq
vpaddq ymm5, ymm1, ymm0	// update.limb5.above.vpaddq
vpandn ymm7, ymm3, ymmword ptr [rdi+0]	// third2.trail.vpandn.5
vpaddq ymm1, ymm5, ymm15	// update.limb5.above.vpaddq.2
sarx rdx, rax, r15	// third2.step11.s
mov rcx, r8	// copy for third2.step12.x
xor rcx, rdx	// third2.step12.x
sar r11, 1	// third2.step12.t
lea rsi, [r11+rcx]	// third2.step12.y
vmovdqa ymmword ptr [rdi+672], ymm1	// update.limb5.above.vmovdqa
mov r12, -2	// third2.step14.c1
vpmuldq ymm0, ymm9, ymmword ptr [rdi+864]	// update.limb6.vpmuldq
cmovc rsi, r11	// third2.step12.G
adc rdx, 0	// third2.step12.w
cmovs r13, r9	// third2.step12.d
cmovs r8, r11	// third2.step12.h
imul r14, qword ptr [rdi+672]	// change1.high1f.imul_above_f
mov rbp, qword ptr [rdi+80]	// change1.high1f.load_N1v
imul rbp, qword ptr [rdi+680]	// change1.high1f.imul_above_g
sub rbp, r14	// change1.high1f.sub
mov rbx, qword ptr [rdi+352]	// change1.high1f.load_w1f
sub r10, r13	// third2.step13.c1.2
sar rbx, 21	// change1.high1f.sar
lea rax, [r13-1]	// third2.step13.c0
sarx rcx, r13, r15	// third2.step12.s
mov rdx, r8	// copy for third2.step13.x
xor rdx, rcx	// third2.step13.x
sar rsi, 1	// third2.step13.t
vpmuldq ymm3, ymm10, ymm14	// update.limb6.vpmuldq.2
vpxor ymm5, ymm13, ymmword ptr [rdi+0]	// third2.trail.vpxor.7
vpaddq ymm15, ymm0, ymm3	// update.limb6.vpaddq
lea r9, [rbx+rbp]	// change1.high1f.add
lea r11, [rsi+rdx]	// third2.step13.y
mov qword ptr [rdi-32], r8	// third2.step12.store_h12
vpshufd ymm1, ymmword ptr [rdi+896], 0x4e	// update.limb6.vpshufd
cmovc r11, rsi	// third2.step13.G
adc rcx, 0	// third2.step13.w
cmovs rax, r10	// third2.step13.d
lea r14, [rax-1]	// third2.step14.c0
cmovs r8, rsi	// third2.step13.h
sub r12, rax	// third2.step14.c1.2
shl r9, 44	// change1.high1f.shl
mov qword ptr [rdi+368], r9	// change1.high1f.store_high1f
mov r13, qword ptr [rdi+88]	// change1.high1g.load_N1q
imul r13, qword ptr [rdi+672]	// change1.high1g.imul_above_f
mov qword ptr [rdi-24], r8	// third2.step13.store_h13
vpmuldq ymm14, ymm8, ymmword ptr [rdi+896]	// update.limb6.vpmuldq.3
mov rbx, qword ptr [rdi+96]	// change1.high1g.load_N1r
mov rbp, -2	// third2.step15.c1
vpxor ymm13, ymm12, ymm7	// third2.trail.vpxor.8
vpmuldq ymm0, ymm11, ymm1	// update.limb6.vpmuldq.4
vpaddq ymm3, ymm14, ymm0	// update.limb6.vpaddq.2
sarx rdx, rax, r15	// third2.step13.s
mov rcx, r8	// copy for third2.step14.x
xor rcx, rdx	// third2.step14.x
sar r11, 1	// third2.step14.t
vpaddq ymm8, ymm15, ymm3	// update.limb6.vpaddq.3
lea r10, [r11+rcx]	// third2.step14.y
vpaddq ymm12, ymm8, ymmword ptr [rdi+512]	// update.limb6.vpaddq.4
vpaddq ymm7, ymm12, ymm6	// update.limb6.vpaddq.5
cmovc r10, r11	// third2.step14.G
adc rdx, 0	// third2.step14.w
cmovs r14, r12	// third2.step14.d
cmovs r8, r11	// third2.step14.h
sub rbp, r14	// third2.step15.c1.2
imul rbx, qword ptr [rdi+680]	// change1.high1g.imul_above_g
sub rbx, r13	// change1.high1g.sub
vpxor ymm11, ymm5, ymmword ptr [rdi+928]	// third2.trail.vpxor.9
mov rsi, -2	// third2.step16.c1
vpsrlq ymm14, ymm7, 30	// update.limb6.vpsrlq
mov r9, qword ptr [rdi+360]	// change1.high1g.load_w1g
mov qword ptr [rdi-16], r8	// third2.step14.store_h14
vpand ymm0, ymm7, ymmword ptr [rdi+448]	// update.limb6.vpand
lea rax, [r14-1]	// third2.step15.c0
sarx rcx, r14, r15	// third2.step14.s
sar r9, 21	// change1.high1g.sar
mov rdx, r8	// copy for third2.step15.x
xor rdx, rcx	// third2.step15.x
vpmuldq ymm15, ymm9, ymmword ptr [rdi+896]	// update.last.vpmuldq
sar r10, 1	// third2.step15.t
lea r12, [r10+rdx]	// third2.step15.y
cmovc r12, r10	// third2.step15.G
adc rcx, 0	// third2.step15.w
cmovs rax, rbp	// third2.step15.d
lea r11, [r9+rbx]	// change1.high1g.add
vmovdqa ymmword ptr [rdi+928], ymm11	// third2.trail.vmovdqa.2
vpmuldq ymm3, ymm10, ymm1	// update.last.vpmuldq.2
vpaddq ymm8, ymm15, ymm3	// update.last.vpaddq
vmovdqa ymmword ptr [rdi+832], ymm0	// update.limb6.vmovdqa
cmovs r8, r10	// third2.step15.h
sub rsi, rax	// third2.step16.c1.2
shl r11, 44	// change1.high1g.shl
lea r13, [rax-1]	// third2.step16.c0
mov r14, -2	// third2.step17.c1
mov qword ptr [rdi-8], r8	// third2.step15.store_h15
mov qword ptr [rdi+376], r11	// change1.high1g.store_high1g
vpaddq ymm12, ymm8, ymmword ptr [rdi+512]	// update.last.vpaddq.2
sarx rdx, rax, r15	// third2.step15.s
mov rcx, r8	// copy for third2.step16.x
xor rcx, rdx	// third2.step16.x
sar r12, 1	// third2.step16.t
vpaddq ymm6, ymm12, ymm14	// update.last.vpaddq.3
vpxor ymm5, ymm13, ymmword ptr [rdi+960]	// third2.trail.vpxor.10
vpaddq ymm7, ymm6, ymm2	// update.last.vpaddq.4
lea rbp, [r12+rcx]	// third2.step16.y
vpand ymm9, ymm7, ymmword ptr [rdi+448]	// update.last.vpand
cmovc rbp, r12	// third2.step16.G
adc rdx, 0	// third2.step16.w
cmovs r13, rsi	// third2.step16.d
cmovs r8, r12	// third2.step16.h
sub r14, r13	// third2.step17.c1.2
lea r9, [r13-1]	// third2.step17.c0
vmovdqa ymmword ptr [rdi+864], ymm9	// update.last.vmovdqa
mov rbx, -2	// third2.step18.c1
vpsrlq ymm11, ymm7, 30	// update.last.vpsrlq
mov qword ptr [rdi+0], r8	// third2.step16.store_h16
sarx r10, r13, r15	// third2.step16.s
mov r11, r8	// copy for third2.step17.x
xor r11, r10	// third2.step17.x
sar rbp, 1	// third2.step17.t
vmovdqa ymmword ptr [rdi+960], ymm5	// third2.trail.vmovdqa.3
lea rax, [rbp+r11]	// third2.step17.y
vpaddq ymm10, ymm11, ymm4	// update.last.vpaddq.5
vpaddq ymm1, ymm10, ymmword ptr [rdi+576]	// update.last.vpaddq.6
vpand ymm15, ymm1, ymmword ptr [rdi+608]	// update.last.vpand.2
cmovc rax, rbp	// third2.step17.G
adc r10, 0	// third2.step17.w
cmovs r9, r14	// third2.step17.d
cmovs r8, rbp	// third2.step17.h
sub rbx, r9	// third2.step18.c1.2
lea rcx, [r9-1]	// third2.step18.c0
vmovdqa ymmword ptr [rdi+896], ymm15	// update.last.vmovdqa.2
mov rdx, -2	// third2.step19.c1
mov qword ptr [rdi+8], r8	// third2.step17.store_h17
sarx rsi, r9, r15	// third2.step17.s
mov r12, r8	// copy for third2.step18.x
xor r12, rsi	// third2.step18.x
sar rax, 1	// third2.step18.t
lea r13, [rax+r12]	// third2.step18.y
vpsrlq ymm3, ymm1, 30	// update.last.vpsrlq.2
vperm2i128 ymm0, ymm3, ymm3, 0x08	// update.last.vperm2i128
vpaddq ymm8, ymm0, ymmword ptr [rdi+640]	// update.last.vpaddq.7
cmovc r13, rax	// third2.step18.G
adc rsi, 0	// third2.step18.w
cmovs rcx, rbx	// third2.step18.d
cmovs r8, rax	// third2.step18.h
sub rdx, rcx	// third2.step19.c1.2
lea r11, [rcx-1]	// third2.step19.c0
mov r10, -2	// third2.step20.c1
vpaddq ymm12, ymm8, ymmword ptr [rdi+704]	// update.last.vpaddq.8
vmovdqa ymmword ptr [rdi+704], ymm12	// update.last.vmovdqa.3
mov qword ptr [rdi+16], r8	// third2.step18.store_h18
mov r14, qword ptr [rdi+720]	// update.last.turn.mov
sarx rbp, rcx, r15	// third2.step18.s
mov r9, r8	// copy for third2.step19.x
xor r9, rbp	// third2.step19.x
sar r13, 1	// third2.step19.t
lea r12, [r13+r9]	// third2.step19.y
cmovc r12, r13	// third2.step19.G
adc rbp, 0	// third2.step19.w
cmovs r11, rdx	// third2.step19.d
cmovs r8, r13	// third2.step19.h
sub r10, r11	// third2.step20.c1.2
sar r14, 30	// update.last.turn.sar
lea rsi, [r11-1]	// third2.step20.c0
mov qword ptr [rdi+24], r8	// third2.step19.store_h19
sarx rbx, r11, r15	// third2.step19.s
mov rax, r8	// copy for third2.step20.x
xor rax, rbx	// third2.step20.x
sar r12, 1	// third2.step20.t
lea rcx, [r12+rax]	// third2.step20.y
cmovc rcx, r12	// third2.step20.G
adc rbx, 0	// third2.step20.w
cmovs rsi, r10	// third2.step20.d
cmovs r8, r12	// third2.step20.h
add r14, qword ptr [rdi+752]	// update.last.turn.add
sar r14, 30	// update.last.turn.sar.2
add r14, qword ptr [rdi+784]	// update.last.turn.add.2
mov r9, rcx	// copy for change2.G.add_rounding_G
add r9, qword ptr [rdi+48]	// change2.G.add_rounding_G
mov rbp, r8	// copy for change2.h.add_rounding_h
add rbp, qword ptr [rdi+40]	// change2.h.add_rounding_h
mov rdx, rcx	// copy for change2.G.shl
shl rdx, 43	// change2.G.shl
mov r13, r8	// copy for change2.h.shl
shl r13, 44	// change2.h.shl
mov qword ptr [rdi+32], r8	// third2.step20.store_h20
rorx r11, r9, 22	// change2.G.first_entry
rorx rax, r9, 43	// change2.G.second_entry
rorx rbx, rbp, 21	// change2.h.first_entry
rorx r10, rbp, 42	// change2.h.second_entry
sarx r12, rsi, r15	// third2.step20.s
add rdx, qword ptr [rdi+64]	// change2.G.add_refill_G
add r13, qword ptr [rdi+56]	// change2.h.add_refill_h
imul r11, qword ptr [rdi+368]	// change2.G.imul_high1f
imul rax, qword ptr [rdi+376]	// change2.G.imul_high1g
imul rbx, qword ptr [rdi+368]	// change2.h.imul_high1f
imul r10, qword ptr [rdi+376]	// change2.h.imul_high1g
sar r14, 30	// update.last.turn.sar.3
add r14, qword ptr [rdi+816]	// update.last.turn.add.3
mov r9, -2	// third3.step1.c1
sub r9, rsi	// third3.step1.c1.2
lea rbp, [r11+rdx]	// change2.G.add
lea r11, [rbx+r13]	// change2.h.add
vmovdqu ymm14, ymmword ptr [rdi-120]	// third3.trail.vmovdqu
sar r14, 30	// update.last.turn.sar.4
sub rbp, rax	// change2.G.sub
sub r11, r10	// change2.h.sub
lea rdx, [rsi-1]	// third3.step1.c0
ror rbp, 43	// change2.G.packed
ror r11, 44	// change2.h.packed
mov rbx, -2	// third3.step2.c1
mov r13, r11	// copy for third3.step1.x
xor r13, r12	// third3.step1.x
vpandn ymm13, ymm14, ymmword ptr [rdi-128]	// third3.trail.vpandn
sar rbp, 1	// third3.step1.t
lea rax, [rbp+r13]	// third3.step1.y
mov qword ptr [rdi+256], r8	// change2.store_end2
cmovc rax, rbp	// third3.step1.G
adc r12, 0	// third3.step1.w
cmovs rdx, r9	// third3.step1.d
cmovns rbp, r11	// third3.step1.h
sub rbx, rdx	// third3.step2.c1.2
add r14, qword ptr [rdi+848]	// update.last.turn.add.4
sar r14, 30	// update.last.turn.sar.5
add r14, qword ptr [rdi+880]	// update.last.turn.add.5
sar r14, 30	// update.last.turn.sar.6
lea r10, [rdx-1]	// third3.step2.c0
mov rsi, r8	// copy for change2.N2v.add_rounding_h
add rsi, qword ptr [rdi+40]	// change2.N2v.add_rounding_h
vmovdqa ymm6, ymmword ptr [rdi-128]	// third3.trail.vmovdqa
mov qword ptr [rdi-128], r11	// third3.store_h0
sar rsi, 42	// change2.N2v.sar
mov qword ptr [rdi+384], rsi	// change2.N2v.store_N2v
mov r13, -2	// third3.step3.c1
mov qword ptr [rdi-120], rbp	// third3.step1.store_h1
sarx r12, rdx, r15	// third3.step1.s
mov r9, rbp	// copy for third3.step2.x
xor r9, r12	// third3.step2.x
sar rax, 1	// third3.step2.t
lea r11, [r8+1048576]	// change2.N2u.offset
lea rsi, [rax+r9]	// third3.step2.y
vmovdqu ymm2, ymmword ptr [rdi-88]	// third3.trail.vmovdqu.2
cmovc rsi, rax	// third3.step2.G
adc r12, 0	// third3.step2.w
cmovs r10, rbx	// third3.step2.d
cmovs rbp, rax	// third3.step2.h
sub r13, r10	// third3.step3.c1.2
add r14, qword ptr [rdi+912]	// update.last.turn.add.6
mov rdx, qword ptr [rdi+248]	// update.last.turn.load_XM
shl r11, 22	// change2.N2u.shl
lea r8, [r10-1]	// third3.step3.c0
mov r9, rdx	// copy for update.last.turn.xor_F
xor r9, qword ptr [rdi+272]	// update.last.turn.xor_F
mov r12, -2	// third3.step4.c1
sar r11, 43	// change2.N2u.sar
mov qword ptr [rdi+392], r11	// change2.N2u.store_N2u
mov rbx, rcx	// copy for change2.N2r.add_rounding_G
add rbx, qword ptr [rdi+48]	// change2.N2r.add_rounding_G
mov qword ptr [rdi-112], rbp	// third3.step2.store_h2
sar rbx, 43	// change2.N2r.sar
sarx rax, r10, r15	// third3.step2.s
mov r11, rbp	// copy for third3.step3.x
xor r11, rax	// third3.step3.x
sar rsi, 1	// third3.step3.t
mov qword ptr [rdi+400], rbx	// change2.N2r.store_N2r
vpandn ymm9, ymm2, ymmword ptr [rdi-96]	// third3.trail.vpandn.2
lea r10, [rcx+2097152]	// change2.N2q.offset
lea rbx, [rsi+r11]	// third3.step3.y
cmovc rbx, rsi	// third3.step3.G
mov rcx, -2	// third3.step5.c1
adc rax, 0	// third3.step3.w
cmovs r8, r13	// third3.step3.d
cmovs rbp, rsi	// third3.step3.h
sub r12, r8	// third3.step4.c1.2
mov r11, rdx	// copy for update.last.turn.xor
xor r11, r14	// update.last.turn.xor
shl r10, 21	// change2.N2q.shl
lea rax, [r8-1]	// third3.step4.c0
sar r10, 43	// change2.N2q.sar
andn r13, r9, r11	// update.last.turn.andn
xor r13, rdx	// update.last.turn.xor.2
mov qword ptr [rdi+408], r10	// change2.N2q.store_N2q
sarx rsi, r8, r15	// third3.step3.s
mov r9, rbp	// copy for third3.step4.x
xor r9, rsi	// third3.step4.x
sar rbx, 1	// third3.step4.t
mov qword ptr [rdi-104], rbp	// third3.step3.store_h3
vpxor ymm7, ymm6, ymmword ptr [rdi-96]	// third3.trail.vpxor
mov r11, qword ptr [rdi+392]	// change2.Yu.load_N2u
lea rdx, [rbx+r9]	// third3.step4.y
cmovc rdx, rbx	// third3.step4.G
adc rsi, 0	// third3.step4.w
cmovs rax, r12	// third3.step4.d
cmovs rbp, rbx	// third3.step4.h
sub rcx, rax	// third3.step5.c1.2
imul r11, qword ptr [rdi+72]	// change2.Yu.imul_N1u
mov r10, qword ptr [rdi+384]	// change2.Yu.load_N2v
imul r10, qword ptr [rdi+88]	// change2.Yu.imul_N1q
lea r8, [rax-1]	// third3.step5.c0
sub r10, r11	// change2.Yu.sub
xor r13, qword ptr [rdi+280]	// update.last.turn.xor_turns
mov r9, -2	// third3.step6.c1
vpxor ymm5, ymm13, ymm9	// third3.trail.vpxor.2
mov qword ptr [rdi+280], r13	// update.last.turn.store_turns
mov qword ptr [rdi+128], r10	// change2.Yu.store_Yu
mov qword ptr [rdi-96], rbp	// third3.step4.store_h4
sarx rsi, rax, r15	// third3.step4.s
mov r12, rbp	// copy for third3.step5.x
xor r12, rsi	// third3.step5.x
sar rdx, 1	// third3.step5.t
mov rbx, qword ptr [rdi+392]	// change2.Yv.load_N2u
lea r11, [rdx+r12]	// third3.step5.y
vmovdqu ymm11, ymmword ptr [rdi-56]	// third3.trail.vmovdqu.3
cmovc r11, rdx	// third3.step5.G
adc rsi, 0	// third3.step5.w
cmovs r8, rcx	// third3.step5.d
cmovs rbp, rdx	// third3.step5.h
sub r9, r8	// third3.step6.c1.2
imul rbx, qword ptr [rdi+80]	// change2.Yv.imul_N1v
mov r13, qword ptr [rdi+384]	// change2.Yv.load_N2v
imul r13, qword ptr [rdi+96]	// change2.Yv.imul_N1r
lea r10, [r8-1]	// third3.step6.c0
sarx rax, r8, r15	// third3.step5.s
mov r12, rbp	// copy for third3.step6.x
xor r12, rax	// third3.step6.x
sar r11, 1	// third3.step6.t
mov qword ptr [rdi+272], r14	// update.last.turn.store_F
mov rsi, -2	// third3.step7.c1
lea rcx, [r11+r12]	// third3.step6.y
mov qword ptr [rdi-88], rbp	// third3.step5.store_h5
vpandn ymm4, ymm11, ymmword ptr [rdi-64]	// third3.trail.vpandn.3
cmovc rcx, r11	// third3.step6.G
adc rax, 0	// third3.step6.w
cmovs r10, r9	// third3.step6.d
cmovs rbp, r11	// third3.step6.h
sub r13, rbx	// change2.Yv.sub
mov qword ptr [rdi+136], r13	// change2.Yv.store_Yv
sub rsi, r10	// third3.step7.c1.2
mov rdx, qword ptr [rdi+408]	// change2.Yq.load_N2q
imul rdx, qword ptr [rdi+72]	// change2.Yq.imul_N1u
mov r8, qword ptr [rdi+400]	// change2.Yq.load_N2r
imul r8, qword ptr [rdi+88]	// change2.Yq.imul_N1q
lea r14, [r10-1]	// third3.step7.c0
mov r12, -2	// third3.step8.c1
sub r8, rdx	// change2.Yq.sub
mov qword ptr [rdi+144], r8	// change2.Yq.store_Yq
mov qword ptr [rdi-80], rbp	// third3.step6.store_h6
sarx rax, r10, r15	// third3.step6.s
mov r9, rbp	// copy for third3.step7.x
xor r9, rax	// third3.step7.x
sar rcx, 1	// third3.step7.t
vpxor ymm10, ymm7, ymmword ptr [rdi-64]	// third3.trail.vpxor.3
mov r11, qword ptr [rdi+408]	// change2.Yr.load_N2q
lea rbx, [rcx+r9]	// third3.step7.y
cmovc rbx, rcx	// third3.step7.G
adc rax, 0	// third3.step7.w
cmovs r14, rsi	// third3.step7.d
cmovs rbp, rcx	// third3.step7.h
sub r12, r14	// third3.step8.c1.2
imul r11, qword ptr [rdi+80]	// change2.Yr.imul_N1v
mov r13, qword ptr [rdi+400]	// change2.Yr.load_N2r
lea rdx, [r14-1]	// third3.step8.c0
imul r13, qword ptr [rdi+96]	// change2.Yr.imul_N1r
sub r13, r11	// change2.Yr.sub
vpxor ymm15, ymm5, ymm4	// third3.trail.vpxor.4
mov r8, -2	// third3.step9.c1
mov qword ptr [rdi-72], rbp	// third3.step7.store_h7
mov qword ptr [rdi+152], r13	// change2.Yr.store_Yr
sarx r10, r14, r15	// third3.step7.s
mov r9, rbp	// copy for third3.step8.x
xor r9, r10	// third3.step8.x
sar rbx, 1	// third3.step8.t
mov rax, qword ptr [rdi+392]	// change2.w2f.load_N2u
lea rsi, [rbx+r9]	// third3.step8.y
cmovc rsi, rbx	// third3.step8.G
adc r10, 0	// third3.step8.w
cmovs rdx, r12	// third3.step8.d
cmovs rbp, rbx	// third3.step8.h
sub r8, rdx	// third3.step9.c1.2
imul rax, qword ptr [rdi+352]	// change2.w2f.imul_w1f
mov rcx, qword ptr [rdi+384]	// change2.w2f.load_N2v
lea r11, [rdx-1]	// third3.step9.c0
vmovdqu ymm1, ymmword ptr [rdi-24]	// third3.trail.vmovdqu.4
imul rcx, qword ptr [rdi+360]	// change2.w2f.imul_w1g
mov r13, -2	// third3.step10.c1
sub rcx, rax	// change2.w2f.sub
mov qword ptr [rdi-64], rbp	// third3.step8.store_h8
sar rcx, 20	// change2.w2f.sar
sarx r14, rdx, r15	// third3.step8.s
mov r9, rbp	// copy for third3.step9.x
xor r9, r14	// third3.step9.x
sar rsi, 1	// third3.step9.t
mov r10, qword ptr [rdi+128]	// change2.w2f.load_Yu
vpandn ymm3, ymm1, ymmword ptr [rdi-32]	// third3.trail.vpandn.4
lea r12, [rsi+r9]	// third3.step9.y
cmovc r12, rsi	// third3.step9.G
adc r14, 0	// third3.step9.w
cmovs r11, r8	// third3.step9.d
cmovs rbp, rsi	// third3.step9.h
sub r13, r11	// third3.step10.c1.2
imul r10, qword ptr [rdi+672]	// change2.w2f.imul_above_f
mov rbx, qword ptr [rdi+136]	// change2.w2f.load_Yv
lea rax, [r11-1]	// third3.step10.c0
imul rbx, qword ptr [rdi+680]	// change2.w2f.imul_above_g
sub rbx, r10	// change2.w2f.sub.2
mov rdx, -2	// third3.step11.c1
mov qword ptr [rdi-56], rbp	// third3.step9.store_h9
lea r9, [rcx+2*rbx]	// change2.w2f.lea
sarx r14, r11, r15	// third3.step9.s
mov r8, rbp	// copy for third3.step10.x
xor r8, r14	// third3.step10.x
sar r12, 1	// third3.step10.t
vpxor ymm0, ymm10, ymmword ptr [rdi-32]	// third3.trail.vpxor.5
mov qword ptr [rdi+160], r9	// change2.w2f.store_w2f
lea rsi, [r12+r8]	// third3.step10.y
cmovc rsi, r12	// third3.step10.G
adc r14, 0	// third3.step10.w
cmovs rax, r13	// third3.step10.d
cmovs rbp, r12	// third3.step10.h
sub rdx, rax	// third3.step11.c1.2
sar r9, 21	// change2.w2f.sar.2
shl r9, 44	// change2.w2f.shl
lea r10, [rax-1]	// third3.step11.c0
mov qword ptr [rdi+416], r9	// change2.w2f.store_high2f
mov rcx, -2	// third3.step12.c1
mov rbx, qword ptr [rdi+408]	// change2.w2g.load_N2q
vpxor ymm8, ymm15, ymm3	// third3.trail.vpxor.6
mov qword ptr [rdi-48], rbp	// third3.step10.store_h10
imul rbx, qword ptr [rdi+352]	// change2.w2g.imul_w1f
sarx r11, rax, r15	// third3.step10.s
mov r8, rbp	// copy for third3.step11.x
xor r8, r11	// third3.step11.x
sar rsi, 1	// third3.step11.t
mov r14, qword ptr [rdi+400]	// change2.w2g.load_N2r
lea r13, [rsi+r8]	// third3.step11.y
cmovc r13, rsi	// third3.step11.G
adc r11, 0	// third3.step11.w
cmovs r10, rdx	// third3.step11.d
cmovs rbp, rsi	// third3.step11.h
sub rcx, r10	// third3.step12.c1.2
imul r14, qword ptr [rdi+360]	// change2.w2g.imul_w1g
sub r14, rbx	// change2.w2g.sub
lea r12, [r10-1]	// third3.step12.c0
vmovdqu ymm12, ymmword ptr [rdi+8]	// third3.trail.vmovdqu.5
sar r14, 20	// change2.w2g.sar
mov r9, qword ptr [rdi+144]	// change2.w2g.load_Yq
mov rax, -2	// third3.step13.c1
mov qword ptr [rdi-40], rbp	// third3.step11.store_h11
sarx r8, r10, r15	// third3.step11.s
mov r11, rbp	// copy for third3.step12.x
xor r11, r8	// third3.step12.x
sar r13, 1	// third3.step12.t
lea rdx, [r13+r11]	// third3.step12.y
vpandn ymm14, ymm12, ymmword ptr [rdi+0]	// third3.trail.vpandn.5
cmovc rdx, r13	// third3.step12.G
adc r8, 0	// third3.step12.w
cmovs r12, rcx	// third3.step12.d
cmovs rbp, r13	// third3.step12.h
sub rax, r12	// third3.step13.c1.2
imul r9, qword ptr [rdi+672]	// change2.w2g.imul_above_f
mov rsi, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul rsi, qword ptr [rdi+680]	// change2.w2g.imul_above_g
sub rsi, r9	// change2.w2g.sub.2
lea rbx, [r12-1]	// third3.step13.c0
lea r10, [r14+2*rsi]	// change2.w2g.lea
mov r11, -2	// third3.step14.c1
mov qword ptr [rdi+168], r10	// change2.w2g.store_w2g
mov qword ptr [rdi-32], rbp	// third3.step12.store_h12
sarx r8, r12, r15	// third3.step12.s
mov rcx, rbp	// copy for third3.step13.x
xor rcx, r8	// third3.step13.x
sar rdx, 1	// third3.step13.t
vpxor ymm2, ymm0, ymmword ptr [rdi+0]	// third3.trail.vpxor.7
lea r13, [rdx+rcx]	// third3.step13.y
cmovc r13, rdx	// third3.step13.G
adc r8, 0	// third3.step13.w
cmovs rbx, rax	// third3.step13.d
cmovs rbp, rdx	// third3.step13.h
sub r11, rbx	// third3.step14.c1.2
sar r10, 21	// change2.w2g.sar.2
shl r10, 44	// change2.w2g.shl
mov qword ptr [rdi+424], r10	// change2.w2g.store_high2g
lea r9, [rbx-1]	// third3.step14.c0
mov r14, qword ptr [rdi+128]	// change2.XY.load_Yu
sar r14, 63	// change2.XY.sar
mov rsi, -2	// third3.step15.c1
mov qword ptr [rdi-24], rbp	// third3.step13.store_h13
add r14, qword ptr [rdi+136]	// change2.XY.add_Yv
vpxor ymm6, ymm8, ymm14	// third3.trail.vpxor.8
sarx r12, rbx, r15	// third3.step13.s
mov rcx, rbp	// copy for third3.step14.x
xor rcx, r12	// third3.step14.x
sar r13, 1	// third3.step14.t
mov qword ptr [rdi+240], r14	// change2.XY.store_XY
lea r8, [r13+rcx]	// third3.step14.y
cmovc r8, r13	// third3.step14.G
adc r12, 0	// third3.step14.w
cmovs r9, r11	// third3.step14.d
cmovs rbp, r13	// third3.step14.h
sub rsi, r9	// third3.step15.c1.2
lea rax, [r9-1]	// third3.step15.c0
vpxor ymm13, ymm2, ymmword ptr [rdi+928]	// third3.trail.vpxor.9
mov rdx, -2	// third3.step16.c1
mov qword ptr [rdi-16], rbp	// third3.step14.store_h14
sarx r10, r9, r15	// third3.step14.s
mov rbx, rbp	// copy for third3.step15.x
xor rbx, r10	// third3.step15.x
sar r8, 1	// third3.step15.t
lea r14, [r8+rbx]	// third3.step15.y
vmovdqa ymmword ptr [rdi+928], ymm13	// third3.trail.vmovdqa.2
cmovc r14, r8	// third3.step15.G
adc r10, 0	// third3.step15.w
cmovs rax, rsi	// third3.step15.d
cmovs rbp, r8	// third3.step15.h
sub rdx, rax	// third3.step16.c1.2
lea rcx, [rax-1]	// third3.step16.c0
mov r12, -2	// third3.step17.c1
mov qword ptr [rdi-8], rbp	// third3.step15.store_h15
sarx r11, rax, r15	// third3.step15.s
mov r13, rbp	// copy for third3.step16.x
xor r13, r11	// third3.step16.x
sar r14, 1	// third3.step16.t
lea r9, [r14+r13]	// third3.step16.y
vpxor ymm9, ymm6, ymmword ptr [rdi+960]	// third3.trail.vpxor.10
cmovc r9, r14	// third3.step16.G
adc r11, 0	// third3.step16.w
cmovs rcx, rdx	// third3.step16.d
cmovs rbp, r14	// third3.step16.h
sub r12, rcx	// third3.step17.c1.2
lea rbx, [rcx-1]	// third3.step17.c0
mov r10, -2	// third3.step18.c1
mov qword ptr [rdi+0], rbp	// third3.step16.store_h16
sarx rsi, rcx, r15	// third3.step16.s
mov r8, rbp	// copy for third3.step17.x
xor r8, rsi	// third3.step17.x
sar r9, 1	// third3.step17.t
vmovdqa ymmword ptr [rdi+960], ymm9	// third3.trail.vmovdqa.3
lea rax, [r9+r8]	// third3.step17.y
cmovc rax, r9	// third3.step17.G
adc rsi, 0	// third3.step17.w
cmovs rbx, r12	// third3.step17.d
cmovs rbp, r9	// third3.step17.h
sub r10, rbx	// third3.step18.c1.2
lea r13, [rbx-1]	// third3.step18.c0
mov r11, -2	// third3.step19.c1
mov qword ptr [rdi+8], rbp	// third3.step17.store_h17
sarx rdx, rbx, r15	// third3.step17.s
mov r14, rbp	// copy for third3.step18.x
xor r14, rdx	// third3.step18.x
sar rax, 1	// third3.step18.t
lea rcx, [rax+r14]	// third3.step18.y
cmovc rcx, rax	// third3.step18.G
adc rdx, 0	// third3.step18.w
cmovs r13, r10	// third3.step18.d
cmovs rbp, rax	// third3.step18.h
sub r11, r13	// third3.step19.c1.2
lea r8, [r13-1]	// third3.step19.c0
sarx rsi, r13, r15	// third3.step18.s
mov r12, -2	// third3.step20.c1
mov qword ptr [rdi+16], rbp	// third3.step18.store_h18
mov r9, rbp	// copy for third3.step19.x
xor r9, rsi	// third3.step19.x
sar rcx, 1	// third3.step19.t
lea rbx, [rcx+r9]	// third3.step19.y
cmovc rbx, rcx	// third3.step19.G
adc rsi, 0	// third3.step19.w
cmovs r8, r11	// third3.step19.d
cmovs rbp, rcx	// third3.step19.h
sub r12, r8	// third3.step20.c1.2
lea r14, [r8-1]	// third3.step20.c0
mov qword ptr [rdi+24], rbp	// third3.step19.store_h19
sarx rdx, r8, r15	// third3.step19.s
mov r10, rbp	// copy for third3.step20.x
xor r10, rdx	// third3.step20.x
sar rbx, 1	// third3.step20.t
lea rax, [rbx+r10]	// third3.step20.y
cmovc rax, rbx	// third3.step20.G
adc rdx, 0	// third3.step20.w
cmovs r14, r12	// third3.step20.d
cmovs rbp, rbx	// third3.step20.h
mov r13, rax	// copy for change3.G.add_rounding_G
add r13, qword ptr [rdi+48]	// change3.G.add_rounding_G
mov r9, rbp	// copy for change3.h.add_rounding_h
add r9, qword ptr [rdi+40]	// change3.h.add_rounding_h
mov rsi, rax	// copy for change3.G.shl
shl rsi, 43	// change3.G.shl
mov r11, rbp	// copy for change3.h.shl
shl r11, 44	// change3.h.shl
mov qword ptr [rdi+32], rbp	// third3.step20.store_h20
rorx rcx, r13, 22	// change3.G.first_entry
rorx r8, r13, 43	// change3.G.second_entry
rorx r10, r9, 21	// change3.h.first_entry
rorx rdx, r9, 42	// change3.h.second_entry
sarx r12, r14, r15	// third3.step20.s
add rsi, qword ptr [rdi+64]	// change3.G.add_refill_G
mov qword ptr [rdi+112], rbp	// change3.store_end_h
mov qword ptr [rdi+120], rax	// change3.store_end_G
add r11, qword ptr [rdi+56]	// change3.h.add_refill_h
imul rcx, qword ptr [rdi+416]	// change3.G.imul_high2f
imul r8, qword ptr [rdi+424]	// change3.G.imul_high2g
imul r10, qword ptr [rdi+416]	// change3.h.imul_high2f
imul rdx, qword ptr [rdi+424]	// change3.h.imul_high2g
lea rbx, [rcx+rsi]	// change3.G.add
lea r13, [r10+r11]	// change3.h.add
sub rbx, r8	// change3.G.sub
sub r13, rdx	// change3.h.sub
ror rbx, 43	// change3.G.packed
ror r13, 44	// change3.h.packed
mov rcx, r13	// output
mov rdx, r14	// output
mov rsi, r12	// output
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
