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
// Length: 10 limbs of 30 bits; 1248 instructions a batch, 720 for its steps (form: carry), 60 for the trail.
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
mov rbp, -2	// third1.step2.c1
sub rax, rdx	// third1.step1.c1.2
lea r8, [rdx-1]	// third1.step1.c0
vmovdqu ymm0, ymmword ptr [rdi-120]	// third1.trail.vmovdqu
mov r9, qword ptr [rdi+112]	// end.load_end_h
mov r10, qword ptr [rdi+120]	// end.load_end_G
mov r11, r9	// copy for end.N3v.add_rounding_h
add r11, qword ptr [rdi+40]	// end.N3v.add_rounding_h
vpandn ymm1, ymm0, ymmword ptr [rdi-128]	// third1.trail.vpandn
mov r12, rcx	// copy for third1.step1.x
xor r12, rsi	// third1.step1.x
sar rbx, 1	// third1.step1.t
lea r13, [rbx+r12]	// third1.step1.y
cmovc r13, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
cmovns rbx, rcx	// third1.step1.h
cmovs r8, rax	// third1.step1.d
sub rbp, r8	// third1.step2.c1.2
lea r14, [r8-1]	// third1.step2.c0
sar r11, 42	// end.N3v.sar
sarx rdx, r8, r15	// third1.step1.s
mov qword ptr [rdi+288], r11	// end.N3v.store_N3v
lea r12, [r9+1048576]	// end.N3u.offset
mov rsi, -2	// third1.step4.c1
shl r12, 22	// end.N3u.shl
mov rax, -2	// third1.step3.c1
sar r12, 43	// end.N3u.sar
mov qword ptr [rdi+296], r12	// end.N3u.store_N3u
mov r8, r10	// copy for end.N3r.add_rounding_G
add r8, qword ptr [rdi+48]	// end.N3r.add_rounding_G
mov r11, rbx	// copy for third1.step2.x
xor r11, rdx	// third1.step2.x
sar r13, 1	// third1.step2.t
lea r9, [r13+r11]	// third1.step2.y
cmovc r9, r13	// third1.step2.G
adc rdx, 0	// third1.step2.w
cmovns r13, rbx	// third1.step2.h
cmovs r14, rbp	// third1.step2.d
lea r12, [r14-1]	// third1.step3.c0
sub rax, r14	// third1.step3.c1.2
sar r8, 43	// end.N3r.sar
mov qword ptr [rdi+304], r8	// end.N3r.store_N3r
vmovdqa ymm2, ymmword ptr [rdi-128]	// third1.trail.vmovdqa
mov qword ptr [rdi-120], rbx	// third1.step1.store_h1
mov qword ptr [rdi-128], rcx	// third1.store_h0
mov qword ptr [rdi-112], r13	// third1.step2.store_h2
lea r11, [r10+2097152]	// end.N3q.offset
shl r11, 21	// end.N3q.shl
sar r11, 43	// end.N3q.sar
sarx rdx, r14, r15	// third1.step2.s
mov rbp, r13	// copy for third1.step3.x
xor rbp, rdx	// third1.step3.x
sar r9, 1	// third1.step3.t
lea r8, [r9+rbp]	// third1.step3.y
cmovc r8, r9	// third1.step3.G
adc rdx, 0	// third1.step3.w
cmovs r13, r9	// third1.step3.h
mov qword ptr [rdi-104], r13	// third1.step3.store_h3
cmovs r12, rax	// third1.step3.d
lea rbx, [r12-1]	// third1.step4.c0
sub rsi, r12	// third1.step4.c1.2
sarx rcx, r12, r15	// third1.step3.s
mov qword ptr [rdi+312], r11	// end.N3q.store_N3q
mov r10, -2	// third1.step6.c1
vmovdqu ymm3, ymmword ptr [rdi-88]	// third1.trail.vmovdqu.2
mov r14, qword ptr [rdi+112]	// end.load_end_h.2
vpandn ymm4, ymm3, ymmword ptr [rdi-96]	// third1.trail.vpandn.2
mov qword ptr [rdi+264], r14	// end.store_end3
mov rbp, -2	// third1.step5.c1
mov rdx, qword ptr [rdi+296]	// end.Mu.load_N3u
imul rdx, qword ptr [rdi+128]	// end.Mu.imul_Yu
mov r9, qword ptr [rdi+288]	// end.Mu.load_N3v
mov rax, r13	// copy for third1.step4.x
xor rax, rcx	// third1.step4.x
sar r8, 1	// third1.step4.t
lea r12, [r8+rax]	// third1.step4.y
cmovc r12, r8	// third1.step4.G
adc rcx, 0	// third1.step4.w
cmovs r13, r8	// third1.step4.h
cmovs rbx, rsi	// third1.step4.d
lea r11, [rbx-1]	// third1.step5.c0
sub rbp, rbx	// third1.step5.c1.2
imul r9, qword ptr [rdi+144]	// end.Mu.imul_Yq
sub rdx, r9	// end.Mu.sub
mov qword ptr [rdi+200], rdx	// end.Mu.store_Mu
mov r14, qword ptr [rdi+296]	// end.Mv.load_N3u
sarx rax, rbx, r15	// third1.step4.s
mov rcx, r13	// copy for third1.step5.x
xor rcx, rax	// third1.step5.x
sar r12, 1	// third1.step5.t
lea r8, [r12+rcx]	// third1.step5.y
cmovc r8, r12	// third1.step5.G
adc rax, 0	// third1.step5.w
cmovns r12, r13	// third1.step5.h
cmovs r11, rbp	// third1.step5.d
sub r10, r11	// third1.step6.c1.2
lea rsi, [r11-1]	// third1.step6.c0
imul r14, qword ptr [rdi+136]	// end.Mv.imul_Yv
sarx r9, r11, r15	// third1.step5.s
mov rdx, qword ptr [rdi+288]	// end.Mv.load_N3v
vpxor ymm5, ymm2, ymmword ptr [rdi-96]	// third1.trail.vpxor
mov qword ptr [rdi-96], r13	// third1.step4.store_h4
mov qword ptr [rdi-88], r12	// third1.step5.store_h5
imul rdx, qword ptr [rdi+152]	// end.Mv.imul_Yr
sub rdx, r14	// end.Mv.sub
mov rbx, r12	// copy for third1.step6.x
xor rbx, r9	// third1.step6.x
sar r8, 1	// third1.step6.t
lea rcx, [r8+rbx]	// third1.step6.y
cmovc rcx, r8	// third1.step6.G
mov qword ptr [rdi+216], rdx	// end.Mv.store_Mv
mov rax, -2	// third1.step7.c1
mov rbp, qword ptr [rdi+312]	// end.Mq.load_N3q
mov r11, -2	// third1.step8.c1
vpxor ymm6, ymm1, ymm4	// third1.trail.vpxor.2
adc r9, 0	// third1.step6.w
cmovs r12, r8	// third1.step6.h
mov qword ptr [rdi-80], r12	// third1.step6.store_h6
cmovs rsi, r10	// third1.step6.d
lea r13, [rsi-1]	// third1.step7.c0
sub rax, rsi	// third1.step7.c1.2
imul rbp, qword ptr [rdi+128]	// end.Mq.imul_Yu
mov r14, qword ptr [rdi+304]	// end.Mq.load_N3r
imul r14, qword ptr [rdi+144]	// end.Mq.imul_Yq
sub rbp, r14	// end.Mq.sub
mov qword ptr [rdi+224], rbp	// end.Mq.store_Mq
vmovdqu ymm7, ymmword ptr [rdi-56]	// third1.trail.vmovdqu.3
mov rbx, qword ptr [rdi+312]	// end.Mr.load_N3q
sarx rdx, rsi, r15	// third1.step6.s
mov r9, r12	// copy for third1.step7.x
xor r9, rdx	// third1.step7.x
sar rcx, 1	// third1.step7.t
lea r8, [rcx+r9]	// third1.step7.y
cmovc r8, rcx	// third1.step7.G
adc rdx, 0	// third1.step7.w
cmovs r12, rcx	// third1.step7.h
mov qword ptr [rdi-72], r12	// third1.step7.store_h7
cmovs r13, rax	// third1.step7.d
sub r11, r13	// third1.step8.c1.2
lea r10, [r13-1]	// third1.step8.c0
sarx r14, r13, r15	// third1.step7.s
imul rbx, qword ptr [rdi+136]	// end.Mr.imul_Yv
mov rbp, qword ptr [rdi+304]	// end.Mr.load_N3r
mov rsi, -2	// third1.step9.c1
mov r9, -2	// third1.step10.c1
imul rbp, qword ptr [rdi+152]	// end.Mr.imul_Yr
sub rbp, rbx	// end.Mr.sub
mov rdx, r12	// copy for third1.step8.x
xor rdx, r14	// third1.step8.x
sar r8, 1	// third1.step8.t
lea rcx, [r8+rdx]	// third1.step8.y
cmovc rcx, r8	// third1.step8.G
adc r14, 0	// third1.step8.w
cmovs r12, r8	// third1.step8.h
cmovs r10, r11	// third1.step8.d
sub rsi, r10	// third1.step9.c1.2
lea rax, [r10-1]	// third1.step9.c0
vpandn ymm8, ymm7, ymmword ptr [rdi-64]	// third1.trail.vpandn.3
mov qword ptr [rdi+208], rbp	// end.Mr.store_Mr
mov r13, qword ptr [rdi+296]	// end.w0f.load_N3u
imul r13, qword ptr [rdi+160]	// end.w0f.imul_w2f
mov rbx, qword ptr [rdi+288]	// end.w0f.load_N3v
imul rbx, qword ptr [rdi+168]	// end.w0f.imul_w2g
vpxor ymm9, ymm5, ymmword ptr [rdi-64]	// third1.trail.vpxor.3
mov qword ptr [rdi-64], r12	// third1.step8.store_h8
mov rdx, -2	// third1.step12.c1
sarx r14, r10, r15	// third1.step8.s
mov r8, r12	// copy for third1.step9.x
xor r8, r14	// third1.step9.x
sar rcx, 1	// third1.step9.t
lea r11, [rcx+r8]	// third1.step9.y
cmovc r11, rcx	// third1.step9.G
adc r14, 0	// third1.step9.w
cmovs r12, rcx	// third1.step9.h
mov qword ptr [rdi-56], r12	// third1.step9.store_h9
cmovs rax, rsi	// third1.step9.d
sub r9, rax	// third1.step10.c1.2
lea rbp, [rax-1]	// third1.step10.c0
sarx r10, rax, r15	// third1.step9.s
mov r8, -2	// third1.step11.c1
sub rbx, r13	// end.w0f.sub
sar rbx, 20	// end.w0f.sar
shl rbx, 23	// end.w0f.shl
shr rbx, 23	// end.w0f.shr
mov qword ptr [rdi+320], rbx	// end.w0f.store_w0f
shr rbx, 21	// end.w0f.shr.2
shl rbx, 44	// end.w0f.shl.2
mov r14, r12	// copy for third1.step10.x
xor r14, r10	// third1.step10.x
sar r11, 1	// third1.step10.t
lea rcx, [r11+r14]	// third1.step10.y
cmovc rcx, r11	// third1.step10.G
adc r10, 0	// third1.step10.w
cmovs r12, r11	// third1.step10.h
mov qword ptr [rdi-48], r12	// third1.step10.store_h10
cmovs rbp, r9	// third1.step10.d
lea rsi, [rbp-1]	// third1.step11.c0
sub r8, rbp	// third1.step11.c1.2
mov qword ptr [rdi+328], rbx	// end.w0f.store_high0f
mov rax, qword ptr [rdi+312]	// end.w0g.load_N3q
imul rax, qword ptr [rdi+160]	// end.w0g.imul_w2f
vpxor ymm10, ymm6, ymm8	// third1.trail.vpxor.4
mov r13, qword ptr [rdi+304]	// end.w0g.load_N3r
imul r13, qword ptr [rdi+168]	// end.w0g.imul_w2g
vbroadcasti128 ymm11, xmmword ptr [rdi+200]	// update.digits.vbroadcasti128
sub r13, rax	// end.w0g.sub
mov r14, -2	// third1.step14.c1
vbroadcasti128 ymm12, xmmword ptr [rdi+216]	// update.digits.vbroadcasti128.2
sarx r10, rbp, r15	// third1.step10.s
mov r11, r12	// copy for third1.step11.x
xor r11, r10	// third1.step11.x
sar rcx, 1	// third1.step11.t
lea r9, [rcx+r11]	// third1.step11.y
cmovc r9, rcx	// third1.step11.G
adc r10, 0	// third1.step11.w
cmovs r12, rcx	// third1.step11.h
mov qword ptr [rdi-40], r12	// third1.step11.store_h11
cmovs rsi, r8	// third1.step11.d
sub rdx, rsi	// third1.step12.c1.2
lea rbx, [rsi-1]	// third1.step12.c0
sarx rax, rsi, r15	// third1.step11.s
sar r13, 20	// end.w0g.sar
mov rbp, -2	// third1.step13.c1
shl r13, 23	// end.w0g.shl
shr r13, 23	// end.w0g.shr
vmovdqa ymm13, ymmword ptr [rdi+448]	// update.digits.vmovdqa
mov qword ptr [rdi+336], r13	// end.w0g.store_w0g
shr r13, 21	// end.w0g.shr.2
vmovdqu ymm14, ymmword ptr [rdi-24]	// third1.trail.vmovdqu.4
vpand ymm15, ymm12, ymm13	// update.digits.vpand.2
mov r11, r12	// copy for third1.step12.x
xor r11, rax	// third1.step12.x
sar r9, 1	// third1.step12.t
lea r10, [r9+r11]	// third1.step12.y
cmovc r10, r9	// third1.step12.G
adc rax, 0	// third1.step12.w
cmovs r12, r9	// third1.step12.h
cmovs rbx, rdx	// third1.step12.d
lea rcx, [rbx-1]	// third1.step13.c0
sub rbp, rbx	// third1.step13.c1.2
shl r13, 44	// end.w0g.shl.2
vpand ymm0, ymm11, ymm13	// update.digits.vpand
mov qword ptr [rdi+344], r13	// end.w0g.store_high0g
vpandn ymm3, ymm14, ymmword ptr [rdi-32]	// third1.trail.vpandn.4
mov r8, qword ptr [rdi+200]	// end.XM.load_Mu
neg r8	// end.XM.neg
sar r8, 63	// end.XM.sar
sarx rsi, rbx, r15	// third1.step12.s
mov r11, r12	// copy for third1.step13.x
xor r11, rsi	// third1.step13.x
sar r10, 1	// third1.step13.t
lea rax, [r10+r11]	// third1.step13.y
cmovc rax, r10	// third1.step13.G
adc rsi, 0	// third1.step13.w
cmovns r10, r12	// third1.step13.h
cmovs rcx, rbp	// third1.step13.d
sub r14, rcx	// third1.step14.c1.2
lea r9, [rcx-1]	// third1.step14.c0
sarx rdx, rcx, r15	// third1.step13.s
mov r13, -2	// third1.step15.c1
vpsrlq ymm2, ymm12, 30	// update.digits.vpsrlq.2
mov rbx, -2	// third1.step16.c1
vpxor ymm1, ymm9, ymmword ptr [rdi-32]	// third1.trail.vpxor.5
mov qword ptr [rdi-32], r12	// third1.step12.store_h12
mov qword ptr [rdi-24], r10	// third1.step13.store_h13
add r8, qword ptr [rdi+216]	// end.XM.add_Mv
mov qword ptr [rdi+248], r8	// end.XM.store_XM
vpmuldq ymm4, ymm0, ymmword ptr [rdi+704]	// update.limb0.vpmuldq
vpsrlq ymm7, ymm11, 30	// update.digits.vpsrlq
vpshufd ymm5, ymmword ptr [rdi+704], 0x4e	// update.limb0.vpshufd
mov r11, r10	// copy for third1.step14.x
xor r11, rdx	// third1.step14.x
sar rax, 1	// third1.step14.t
lea rsi, [rax+r11]	// third1.step14.y
cmovc rsi, rax	// third1.step14.G
adc rdx, 0	// third1.step14.w
cmovs r10, rax	// third1.step14.h
mov qword ptr [rdi-16], r10	// third1.step14.store_h14
cmovs r9, r14	// third1.step14.d
lea rbp, [r9-1]	// third1.step15.c0
sub r13, r9	// third1.step15.c1.2
vpmuldq ymm6, ymm15, ymm5	// update.limb0.vpmuldq.2
vpxor ymm8, ymm10, ymm3	// third1.trail.vpxor.6
vpaddq ymm13, ymm4, ymm6	// update.limb0.vpaddq
vpaddq ymm14, ymm13, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
sarx rcx, r9, r15	// third1.step14.s
mov r12, r10	// copy for third1.step15.x
xor r12, rcx	// third1.step15.x
sar rsi, 1	// third1.step15.t
lea r8, [rsi+r12]	// third1.step15.y
cmovc r8, rsi	// third1.step15.G
adc rcx, 0	// third1.step15.w
cmovs r10, rsi	// third1.step15.h
mov qword ptr [rdi-8], r10	// third1.step15.store_h15
cmovs rbp, r13	// third1.step15.d
sub rbx, rbp	// third1.step16.c1.2
lea r11, [rbp-1]	// third1.step16.c0
sarx rdx, rbp, r15	// third1.step15.s
mov rax, -2	// third1.step18.c1
vpsrlq ymm12, ymm14, 30	// update.limb0.vpsrlq
mov r14, -2	// third1.step17.c1
mov r9, r10	// copy for third1.step16.x
xor r9, rdx	// third1.step16.x
sar r8, 1	// third1.step16.t
lea r12, [r8+r9]	// third1.step16.y
cmovc r12, r8	// third1.step16.G
adc rdx, 0	// third1.step16.w
cmovs r10, r8	// third1.step16.h
cmovs r11, rbx	// third1.step16.d
lea rcx, [r11-1]	// third1.step17.c0
sub r14, r11	// third1.step17.c1.2
vpmuldq ymm9, ymm7, ymmword ptr [rdi+704]	// update.limb1.vpmuldq
vpand ymm11, ymm14, ymmword ptr [rdi+448]	// update.limb0.vpand
vperm2i128 ymm10, ymm11, ymm11, 0x81	// update.limb0.vperm2i128
vmovdqu ymm3, ymmword ptr [rdi+8]	// third1.trail.vmovdqu.5
vpandn ymm4, ymm3, ymmword ptr [rdi+0]	// third1.trail.vpandn.5
sarx rsi, r11, r15	// third1.step16.s
mov r13, r10	// copy for third1.step17.x
xor r13, rsi	// third1.step17.x
sar r12, 1	// third1.step17.t
lea rbp, [r12+r13]	// third1.step17.y
cmovc rbp, r12	// third1.step17.G
adc rsi, 0	// third1.step17.w
cmovns r12, r10	// third1.step17.h
cmovs rcx, r14	// third1.step17.d
sub rax, rcx	// third1.step18.c1.2
lea r9, [rcx-1]	// third1.step18.c0
sarx rdx, rcx, r15	// third1.step17.s
mov r8, -2	// third1.step20.c1
vpmuldq ymm6, ymm2, ymm5	// update.limb1.vpmuldq.2
mov rbx, -2	// third1.step19.c1
vpxor ymm13, ymm1, ymmword ptr [rdi+0]	// third1.trail.vpxor.7
mov qword ptr [rdi+0], r10	// third1.step16.store_h16
mov qword ptr [rdi+8], r12	// third1.step17.store_h17
mov r11, r12	// copy for third1.step18.x
xor r11, rdx	// third1.step18.x
sar rbp, 1	// third1.step18.t
lea r13, [rbp+r11]	// third1.step18.y
cmovc r13, rbp	// third1.step18.G
vpaddq ymm14, ymm9, ymm6	// update.limb1.vpaddq
adc rdx, 0	// third1.step18.w
cmovs r12, rbp	// third1.step18.h
mov qword ptr [rdi+16], r12	// third1.step18.store_h18
cmovs r9, rax	// third1.step18.d
lea rsi, [r9-1]	// third1.step19.c0
sub rbx, r9	// third1.step19.c1.2
vpmuldq ymm11, ymm0, ymmword ptr [rdi+736]	// update.limb1.vpmuldq.3
vpshufd ymm3, ymmword ptr [rdi+736], 0x4e	// update.limb1.vpshufd
vpxor ymm5, ymm8, ymm4	// third1.trail.vpxor.8
vpmuldq ymm1, ymm15, ymm3	// update.limb1.vpmuldq.4
sarx r14, r9, r15	// third1.step18.s
mov rcx, r12	// copy for third1.step19.x
xor rcx, r14	// third1.step19.x
sar r13, 1	// third1.step19.t
lea r10, [r13+rcx]	// third1.step19.y
cmovc r10, r13	// third1.step19.G
adc r14, 0	// third1.step19.w
cmovs r12, r13	// third1.step19.h
mov qword ptr [rdi+24], r12	// third1.step19.store_h19
cmovs rsi, rbx	// third1.step19.d
sub r8, rsi	// third1.step20.c1.2
lea r11, [rsi-1]	// third1.step20.c0
sarx rdx, rsi, r15	// third1.step19.s
vpaddq ymm9, ymm11, ymm1	// update.limb1.vpaddq.2
vpaddq ymm6, ymm14, ymm9	// update.limb1.vpaddq.3
vmovdqu ymm8, ymmword ptr [rdi+232]	// end.joints.vmovdqu
mov rbp, r12	// copy for third1.step20.x
xor rbp, rdx	// third1.step20.x
sar r10, 1	// third1.step20.t
lea rax, [r10+rbp]	// third1.step20.y
cmovc rax, r10	// third1.step20.G
adc rdx, 0	// third1.step20.w
cmovs r12, r10	// third1.step20.h
mov qword ptr [rdi+32], r12	// third1.step20.store_h20
cmovs r11, r8	// third1.step20.d
mov r9, r12	// copy for change1.h.add_rounding_h
add r9, qword ptr [rdi+40]	// change1.h.add_rounding_h
rorx rcx, r9, 42	// change1.h.second_entry
imul rcx, qword ptr [rdi+344]	// change1.h.imul_high0g
mov r14, rax	// copy for change1.G.shl
shl r14, 43	// change1.G.shl
add r14, qword ptr [rdi+64]	// change1.G.add_refill_G
mov r13, r12	// copy for change1.h.shl
shl r13, 44	// change1.h.shl
add r13, qword ptr [rdi+56]	// change1.h.add_refill_h
rorx rbx, r9, 21	// change1.h.first_entry
mov rsi, rax	// copy for change1.G.add_rounding_G
add rsi, qword ptr [rdi+48]	// change1.G.add_rounding_G
rorx rbp, rsi, 43	// change1.G.second_entry
rorx rdx, rsi, 22	// change1.G.first_entry
imul rdx, qword ptr [rdi+328]	// change1.G.imul_high0f
imul rbx, qword ptr [rdi+328]	// change1.h.imul_high0f
lea r10, [rdx+r14]	// change1.G.add
imul rbp, qword ptr [rdi+344]	// change1.G.imul_high0g
vmovdqu ymm4, ymmword ptr [rdi+256]	// end.joints.vmovdqu.3
vpaddq ymm11, ymm6, ymmword ptr [rdi+512]	// update.limb1.vpaddq.4
vpxor ymm1, ymm13, ymmword ptr [rdi+864]	// third1.trail.vpxor.9
vmovdqu ymm14, ymmword ptr [rdi+240]	// end.joints.vmovdqu.2
sub r10, rbp	// change1.G.sub
ror r10, 43	// change1.G.packed
vpxor ymm9, ymm8, ymm14	// end.joints.vpxor
mov qword ptr [rdi+232], r12	// change1.store_end1
mov r8, r12	// copy for change1.N1v.add_rounding_h
add r8, qword ptr [rdi+40]	// change1.N1v.add_rounding_h
vpxor ymm6, ymm8, ymm4	// end.joints.vpxor.2
lea r9, [rbx+r13]	// change1.h.add
sub r9, rcx	// change1.h.sub
ror r9, 44	// change1.h.packed
vpaddq ymm13, ymm11, ymm12	// update.limb1.vpaddq.5
vpsrlq ymm14, ymm13, 30	// update.limb1.vpsrlq
vpandn ymm4, ymm9, ymm6	// end.joints.vpandn
vpxor ymm11, ymm4, ymm8	// end.joints.vpxor.3
vpxor ymm12, ymm11, ymmword ptr [rdi+928]	// end.joints.vpxor.4
vpand ymm9, ymm13, ymmword ptr [rdi+448]	// update.limb1.vpand
vperm2i128 ymm6, ymm9, ymm9, 0x81	// update.limb1.vperm2i128
vmovdqa ymmword ptr [rdi+864], ymm1	// third1.trail.vmovdqa.2
sar r8, 42	// change1.N1v.sar
vmovdqa ymmword ptr [rdi+928], ymm12	// end.joints.vmovdqa
sarx rsi, r11, r15	// third1.step20.s
lea rdx, [r11-1]	// third2.step1.c0
mov r14, -2	// third2.step2.c1
mov qword ptr [rdi+80], r8	// change1.N1v.store_N1v
vmovdqu ymm4, ymmword ptr [rdi-120]	// third2.trail.vmovdqu
vpxor ymm8, ymm5, ymmword ptr [rdi+896]	// third1.trail.vpxor.10
mov rbp, -2	// third2.step1.c1
sub rbp, r11	// third2.step1.c1.2
vpmuldq ymm11, ymm7, ymmword ptr [rdi+736]	// update.limb2.vpmuldq
vpmuldq ymm13, ymm2, ymm3	// update.limb2.vpmuldq.2
lea rbx, [r12+1048576]	// change1.N1u.offset
shl rbx, 22	// change1.N1u.shl
vpaddq ymm9, ymm11, ymm13	// update.limb2.vpaddq
sar rbx, 43	// change1.N1u.sar
mov qword ptr [rdi+72], rbx	// change1.N1u.store_N1u
mov r13, rax	// copy for change1.N1r.add_rounding_G
add r13, qword ptr [rdi+48]	// change1.N1r.add_rounding_G
vpandn ymm1, ymm4, ymmword ptr [rdi-128]	// third2.trail.vpandn
sar r13, 43	// change1.N1r.sar
mov rcx, r9	// copy for third2.step1.x
xor rcx, rsi	// third2.step1.x
sar r10, 1	// third2.step1.t
lea r8, [r10+rcx]	// third2.step1.y
cmovc r8, r10	// third2.step1.G
adc rsi, 0	// third2.step1.w
cmovns r10, r9	// third2.step1.h
cmovs rdx, rbp	// third2.step1.d
lea r11, [rdx-1]	// third2.step2.c0
sub r14, rdx	// third2.step2.c1.2
sarx r12, rdx, r15	// third2.step1.s
vpshufd ymm12, ymmword ptr [rdi+768], 0x4e	// update.limb2.vpshufd
mov qword ptr [rdi+96], r13	// change1.N1r.store_N1r
vmovdqa ymmword ptr [rdi+896], ymm8	// third1.trail.vmovdqa.3
mov rbx, -2	// third2.step4.c1
mov rcx, -2	// third2.step3.c1
vpmuldq ymm5, ymm0, ymmword ptr [rdi+768]	// update.limb2.vpmuldq.3
vpmuldq ymm3, ymm15, ymm12	// update.limb2.vpmuldq.4
lea rsi, [rax+2097152]	// change1.N1q.offset
vmovdqa ymm11, ymmword ptr [rdi-128]	// third2.trail.vmovdqa
mov qword ptr [rdi-120], r10	// third2.step1.store_h1
mov qword ptr [rdi-128], r9	// third2.store_h0
vpaddq ymm13, ymm5, ymm3	// update.limb2.vpaddq.2
vpaddq ymm4, ymm9, ymm13	// update.limb2.vpaddq.3
shl rsi, 21	// change1.N1q.shl
mov rbp, r10	// copy for third2.step2.x
xor rbp, r12	// third2.step2.x
sar r8, 1	// third2.step2.t
lea rdx, [r8+rbp]	// third2.step2.y
cmovc rdx, r8	// third2.step2.G
adc r12, 0	// third2.step2.w
cmovs r10, r8	// third2.step2.h
mov qword ptr [rdi-112], r10	// third2.step2.store_h2
cmovs r11, r14	// third2.step2.d
lea r13, [r11-1]	// third2.step3.c0
sub rcx, r11	// third2.step3.c1.2
sar rsi, 43	// change1.N1q.sar
mov qword ptr [rdi+88], rsi	// change1.N1q.store_N1q
mov rax, qword ptr [rdi+72]	// change1.w1f.load_N1u
sarx r9, r11, r15	// third2.step2.s
mov rbp, r10	// copy for third2.step3.x
xor rbp, r9	// third2.step3.x
sar rdx, 1	// third2.step3.t
lea r12, [rdx+rbp]	// third2.step3.y
cmovc r12, rdx	// third2.step3.G
adc r9, 0	// third2.step3.w
cmovs r10, rdx	// third2.step3.h
mov qword ptr [rdi-104], r10	// third2.step3.store_h3
cmovs r13, rcx	// third2.step3.d
sub rbx, r13	// third2.step4.c1.2
lea r8, [r13-1]	// third2.step4.c0
sarx r14, r13, r15	// third2.step3.s
vpaddq ymm8, ymm4, ymmword ptr [rdi+512]	// update.limb2.vpaddq.4
vpaddq ymm5, ymm8, ymm14	// update.limb2.vpaddq.5
vmovdqu ymm3, ymmword ptr [rdi-88]	// third2.trail.vmovdqu.2
mov rsi, -2	// third2.step6.c1
vpsrlq ymm9, ymm5, 30	// update.limb2.vpsrlq
mov r11, -2	// third2.step5.c1
vpand ymm13, ymm5, ymmword ptr [rdi+448]	// update.limb2.vpand
imul rax, qword ptr [rdi+320]	// change1.w1f.imul_w0f
mov rbp, qword ptr [rdi+80]	// change1.w1f.load_N1v
mov r9, r10	// copy for third2.step4.x
xor r9, r14	// third2.step4.x
sar r12, 1	// third2.step4.t
lea rdx, [r12+r9]	// third2.step4.y
cmovc rdx, r12	// third2.step4.G
adc r14, 0	// third2.step4.w
cmovs r10, r12	// third2.step4.h
cmovs r8, rbx	// third2.step4.d
sub r11, r8	// third2.step5.c1.2
lea rcx, [r8-1]	// third2.step5.c0
vmovdqa ymmword ptr [rdi+704], ymm13	// update.limb2.vmovdqa
imul rbp, qword ptr [rdi+336]	// change1.w1f.imul_w0g
sub rbp, rax	// change1.w1f.sub
sar rbp, 20	// change1.w1f.sar
vpxor ymm4, ymm11, ymmword ptr [rdi-96]	// third2.trail.vpxor
vpandn ymm8, ymm3, ymmword ptr [rdi-96]	// third2.trail.vpandn.2
mov qword ptr [rdi-96], r10	// third2.step4.store_h4
vpmuldq ymm14, ymm7, ymmword ptr [rdi+768]	// update.limb3.vpmuldq
mov qword ptr [rdi+352], rbp	// change1.w1f.store_w1f
mov r13, -2	// third2.step7.c1
sarx r9, r8, r15	// third2.step4.s
mov r14, r10	// copy for third2.step5.x
xor r14, r9	// third2.step5.x
sar rdx, 1	// third2.step5.t
lea r12, [rdx+r14]	// third2.step5.y
cmovc r12, rdx	// third2.step5.G
adc r9, 0	// third2.step5.w
cmovs r10, rdx	// third2.step5.h
mov qword ptr [rdi-88], r10	// third2.step5.store_h5
cmovs rcx, r11	// third2.step5.d
sub rsi, rcx	// third2.step6.c1.2
lea rbx, [rcx-1]	// third2.step6.c0
sarx rax, rcx, r15	// third2.step5.s
vpmuldq ymm5, ymm2, ymm12	// update.limb3.vpmuldq.2
mov rbp, qword ptr [rdi+88]	// change1.w1g.load_N1q
mov r8, -2	// third2.step8.c1
vpaddq ymm13, ymm14, ymm5	// update.limb3.vpaddq
vpshufd ymm11, ymmword ptr [rdi+800], 0x4e	// update.limb3.vpshufd
mov r14, r10	// copy for third2.step6.x
xor r14, rax	// third2.step6.x
sar r12, 1	// third2.step6.t
lea r9, [r12+r14]	// third2.step6.y
cmovc r9, r12	// third2.step6.G
adc rax, 0	// third2.step6.w
cmovs r10, r12	// third2.step6.h
mov qword ptr [rdi-80], r10	// third2.step6.store_h6
cmovs rbx, rsi	// third2.step6.d
lea rdx, [rbx-1]	// third2.step7.c0
sub r13, rbx	// third2.step7.c1.2
vpmuldq ymm3, ymm0, ymmword ptr [rdi+800]	// update.limb3.vpmuldq.3
imul rbp, qword ptr [rdi+320]	// change1.w1g.imul_w0f
mov r11, qword ptr [rdi+96]	// change1.w1g.load_N1r
vpxor ymm12, ymm1, ymm8	// third2.trail.vpxor.2
imul r11, qword ptr [rdi+336]	// change1.w1g.imul_w0g
sub r11, rbp	// change1.w1g.sub
sar r11, 20	// change1.w1g.sar
sarx rcx, rbx, r15	// third2.step6.s
mov r14, r10	// copy for third2.step7.x
xor r14, rcx	// third2.step7.x
sar r9, 1	// third2.step7.t
lea rax, [r9+r14]	// third2.step7.y
cmovc rax, r9	// third2.step7.G
adc rcx, 0	// third2.step7.w
cmovs r10, r9	// third2.step7.h
mov qword ptr [rdi-72], r10	// third2.step7.store_h7
vpmuldq ymm14, ymm15, ymm11	// update.limb3.vpmuldq.4
vpaddq ymm5, ymm3, ymm14	// update.limb3.vpaddq.2
mov r12, -2	// third2.step9.c1
mov rsi, -2	// third2.step10.c1
cmovs rdx, r13	// third2.step7.d
sub r8, rdx	// third2.step8.c1.2
lea rbp, [rdx-1]	// third2.step8.c0
sarx rbx, rdx, r15	// third2.step7.s
vmovdqu ymm1, ymmword ptr [rdi-56]	// third2.trail.vmovdqu.3
vpaddq ymm8, ymm13, ymm5	// update.limb3.vpaddq.3
mov qword ptr [rdi+360], r11	// change1.w1g.store_w1g
vpaddq ymm3, ymm8, ymmword ptr [rdi+512]	// update.limb3.vpaddq.4
mov r14, qword ptr [rdi+72]	// change1.high1f.load_N1u
vpandn ymm14, ymm1, ymmword ptr [rdi-64]	// third2.trail.vpandn.3
mov rcx, r10	// copy for third2.step8.x
xor rcx, rbx	// third2.step8.x
sar rax, 1	// third2.step8.t
lea r9, [rax+rcx]	// third2.step8.y
cmovc r9, rax	// third2.step8.G
adc rbx, 0	// third2.step8.w
cmovs r10, rax	// third2.step8.h
cmovs rbp, r8	// third2.step8.d
lea r13, [rbp-1]	// third2.step9.c0
sub r12, rbp	// third2.step9.c1.2
vpaddq ymm13, ymm3, ymm9	// update.limb3.vpaddq.5
vpsrlq ymm5, ymm13, 30	// update.limb3.vpsrlq
sarx rdx, rbp, r15	// third2.step8.s
mov r11, r10	// copy for third2.step9.x
xor r11, rdx	// third2.step9.x
sar r9, 1	// third2.step9.t
lea rcx, [r9+r11]	// third2.step9.y
cmovc rcx, r9	// third2.step9.G
adc rdx, 0	// third2.step9.w
cmovns r9, r10	// third2.step9.h
cmovs r13, r12	// third2.step9.d
sub rsi, r13	// third2.step10.c1.2
lea rbx, [r13-1]	// third2.step10.c0
sarx rax, r13, r15	// third2.step9.s
vpxor ymm8, ymm4, ymmword ptr [rdi-64]	// third2.trail.vpxor.3
mov qword ptr [rdi-64], r10	// third2.step8.store_h8
mov qword ptr [rdi-56], r9	// third2.step9.store_h9
mov r8, -2	// third2.step12.c1
vpand ymm1, ymm13, ymmword ptr [rdi+448]	// update.limb3.vpand
mov rbp, -2	// third2.step11.c1
vmovdqa ymmword ptr [rdi+736], ymm1	// update.limb3.vmovdqa
mov r11, r9	// copy for third2.step10.x
xor r11, rax	// third2.step10.x
sar rcx, 1	// third2.step10.t
lea rdx, [rcx+r11]	// third2.step10.y
cmovc rdx, rcx	// third2.step10.G
adc rax, 0	// third2.step10.w
cmovs r9, rcx	// third2.step10.h
mov qword ptr [rdi-48], r9	// third2.step10.store_h10
cmovs rbx, rsi	// third2.step10.d
lea r12, [rbx-1]	// third2.step11.c0
sub rbp, rbx	// third2.step11.c1.2
vpmuldq ymm3, ymm7, ymmword ptr [rdi+800]	// update.limb4.vpmuldq
vpmuldq ymm9, ymm2, ymm11	// update.limb4.vpmuldq.2
vpxor ymm4, ymm12, ymm14	// third2.trail.vpxor.4
vpaddq ymm13, ymm3, ymm9	// update.limb4.vpaddq
sarx r13, rbx, r15	// third2.step10.s
mov r10, r9	// copy for third2.step11.x
xor r10, r13	// third2.step11.x
sar rdx, 1	// third2.step11.t
lea r11, [rdx+r10]	// third2.step11.y
cmovc r11, rdx	// third2.step11.G
adc r13, 0	// third2.step11.w
cmovs r9, rdx	// third2.step11.h
mov qword ptr [rdi-40], r9	// third2.step11.store_h11
cmovs r12, rbp	// third2.step11.d
sub r8, r12	// third2.step12.c1.2
lea rax, [r12-1]	// third2.step12.c0
sarx rcx, r12, r15	// third2.step11.s
mov rsi, -2	// third2.step14.c1
vmovdqu ymm11, ymmword ptr [rdi-24]	// third2.trail.vmovdqu.4
mov rbx, -2	// third2.step13.c1
vpmuldq ymm12, ymm0, ymmword ptr [rdi+832]	// update.limb4.vpmuldq.3
vpshufd ymm14, ymmword ptr [rdi+832], 0x4e	// update.limb4.vpshufd
mov r10, r9	// copy for third2.step12.x
xor r10, rcx	// third2.step12.x
sar r11, 1	// third2.step12.t
lea r13, [r11+r10]	// third2.step12.y
cmovc r13, r11	// third2.step12.G
adc rcx, 0	// third2.step12.w
cmovs r9, r11	// third2.step12.h
cmovs rax, r8	// third2.step12.d
lea rdx, [rax-1]	// third2.step13.c0
sub rbx, rax	// third2.step13.c1.2
vpandn ymm3, ymm11, ymmword ptr [rdi-32]	// third2.trail.vpandn.4
vpmuldq ymm9, ymm15, ymm14	// update.limb4.vpmuldq.4
vpaddq ymm0, ymm12, ymm9	// update.limb4.vpaddq.2
sarx rbp, rax, r15	// third2.step12.s
mov r12, r9	// copy for third2.step13.x
xor r12, rbp	// third2.step13.x
sar r13, 1	// third2.step13.t
lea r10, [r13+r12]	// third2.step13.y
cmovc r10, r13	// third2.step13.G
adc rbp, 0	// third2.step13.w
cmovns r13, r9	// third2.step13.h
cmovs rdx, rbx	// third2.step13.d
sub rsi, rdx	// third2.step14.c1.2
lea rcx, [rdx-1]	// third2.step14.c0
sarx r11, rdx, r15	// third2.step13.s
vpaddq ymm11, ymm13, ymm0	// update.limb4.vpaddq.3
vpaddq ymm15, ymm11, ymmword ptr [rdi+512]	// update.limb4.vpaddq.4
mov r8, -2	// third2.step16.c1
mov rax, -2	// third2.step15.c1
vpaddq ymm12, ymm15, ymm5	// update.limb4.vpaddq.5
vpxor ymm9, ymm8, ymmword ptr [rdi-32]	// third2.trail.vpxor.5
mov qword ptr [rdi-32], r9	// third2.step12.store_h12
mov qword ptr [rdi-24], r13	// third2.step13.store_h13
mov r12, r13	// copy for third2.step14.x
xor r12, r11	// third2.step14.x
sar r10, 1	// third2.step14.t
lea rbp, [r10+r12]	// third2.step14.y
cmovc rbp, r10	// third2.step14.G
adc r11, 0	// third2.step14.w
cmovs r13, r10	// third2.step14.h
mov qword ptr [rdi-16], r13	// third2.step14.store_h14
cmovs rcx, rsi	// third2.step14.d
sub rax, rcx	// third2.step15.c1.2
lea rbx, [rcx-1]	// third2.step15.c0
vpsrlq ymm13, ymm12, 30	// update.limb4.vpsrlq
mov rdx, -2	// third2.step17.c1
sarx r9, rcx, r15	// third2.step14.s
mov r12, r13	// copy for third2.step15.x
xor r12, r9	// third2.step15.x
sar rbp, 1	// third2.step15.t
lea r11, [rbp+r12]	// third2.step15.y
cmovc r11, rbp	// third2.step15.G
adc r9, 0	// third2.step15.w
cmovs r13, rbp	// third2.step15.h
mov qword ptr [rdi-8], r13	// third2.step15.store_h15
cmovs rbx, rax	// third2.step15.d
sub r8, rbx	// third2.step16.c1.2
lea r10, [rbx-1]	// third2.step16.c0
sarx rsi, rbx, r15	// third2.step15.s
vpxor ymm0, ymm4, ymm3	// third2.trail.vpxor.6
mov rcx, -2	// third2.step18.c1
vpand ymm11, ymm12, ymmword ptr [rdi+448]	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+768], ymm11	// update.limb4.vmovdqa
vpmuldq ymm15, ymm7, ymmword ptr [rdi+832]	// update.last.vpmuldq
vpmuldq ymm5, ymm2, ymm14	// update.last.vpmuldq.2
vpaddq ymm8, ymm15, ymm5	// update.last.vpaddq
vmovdqu ymm4, ymmword ptr [rdi+8]	// third2.trail.vmovdqu.5
mov r12, r13	// copy for third2.step16.x
xor r12, rsi	// third2.step16.x
sar r11, 1	// third2.step16.t
lea r9, [r11+r12]	// third2.step16.y
cmovc r9, r11	// third2.step16.G
adc rsi, 0	// third2.step16.w
cmovs r13, r11	// third2.step16.h
cmovs r10, r8	// third2.step16.d
lea rbp, [r10-1]	// third2.step17.c0
sub rdx, r10	// third2.step17.c1.2
vpaddq ymm3, ymm8, ymmword ptr [rdi+512]	// update.last.vpaddq.2
vpandn ymm12, ymm4, ymmword ptr [rdi+0]	// third2.trail.vpandn.5
sarx rax, r10, r15	// third2.step16.s
mov rbx, r13	// copy for third2.step17.x
xor rbx, rax	// third2.step17.x
sar r9, 1	// third2.step17.t
lea r12, [r9+rbx]	// third2.step17.y
cmovc r12, r9	// third2.step17.G
adc rax, 0	// third2.step17.w
cmovns r9, r13	// third2.step17.h
cmovs rbp, rdx	// third2.step17.d
sub rcx, rbp	// third2.step18.c1.2
lea rsi, [rbp-1]	// third2.step18.c0
sarx r11, rbp, r15	// third2.step17.s
vpaddq ymm7, ymm3, ymm13	// update.last.vpaddq.3
vpaddq ymm2, ymm7, ymm10	// update.last.vpaddq.4
vpand ymm14, ymm2, ymmword ptr [rdi+448]	// update.last.vpand
mov r8, -2	// third2.step19.c1
mov r10, -2	// third2.step20.c1
vmovdqa ymmword ptr [rdi+800], ymm14	// update.last.vmovdqa
mov rbx, r9	// copy for third2.step18.x
xor rbx, r11	// third2.step18.x
sar r12, 1	// third2.step18.t
lea rax, [r12+rbx]	// third2.step18.y
cmovc rax, r12	// third2.step18.G
adc r11, 0	// third2.step18.w
cmovns r12, r9	// third2.step18.h
cmovs rsi, rcx	// third2.step18.d
lea rdx, [rsi-1]	// third2.step19.c0
sub r8, rsi	// third2.step19.c1.2
vpxor ymm15, ymm9, ymmword ptr [rdi+0]	// third2.trail.vpxor.7
mov qword ptr [rdi+0], r13	// third2.step16.store_h16
mov qword ptr [rdi+8], r9	// third2.step17.store_h17
mov qword ptr [rdi+16], r12	// third2.step18.store_h18
vpsrlq ymm5, ymm1, 11	// update.last.above.vpsrlq
sarx rbp, rsi, r15	// third2.step18.s
mov rbx, r12	// copy for third2.step19.x
xor rbx, rbp	// third2.step19.x
sar rax, 1	// third2.step19.t
lea r11, [rax+rbx]	// third2.step19.y
cmovc r11, rax	// third2.step19.G
adc rbp, 0	// third2.step19.w
cmovs r12, rax	// third2.step19.h
mov qword ptr [rdi+24], r12	// third2.step19.store_h19
cmovs rdx, r8	// third2.step19.d
lea rcx, [rdx-1]	// third2.step20.c0
sub r10, rdx	// third2.step20.c1.2
sarx r13, rdx, r15	// third2.step19.s
vpsllq ymm8, ymm11, 19	// update.last.above.vpsllq
vpxor ymm4, ymm0, ymm12	// third2.trail.vpxor.8
vpaddq ymm3, ymm5, ymm8	// update.last.above.vpaddq
vpsllq ymm13, ymm14, 49	// update.last.above.vpsllq.2
vpaddq ymm7, ymm3, ymm13	// update.last.above.vpaddq.2
vpxor ymm10, ymm15, ymmword ptr [rdi+864]	// third2.trail.vpxor.9
mov r9, r12	// copy for third2.step20.x
xor r9, r13	// third2.step20.x
sar r11, 1	// third2.step20.t
lea rsi, [r11+r9]	// third2.step20.y
cmovc rsi, r11	// third2.step20.G
adc r13, 0	// third2.step20.w
cmovs r12, r11	// third2.step20.h
mov qword ptr [rdi+32], r12	// third2.step20.store_h20
cmovs rcx, r10	// third2.step20.d
mov rbx, r12	// copy for change2.h.add_rounding_h
add rbx, qword ptr [rdi+40]	// change2.h.add_rounding_h
mov rbp, rsi	// copy for change2.G.shl
shl rbp, 43	// change2.G.shl
mov rax, rsi	// copy for change2.G.add_rounding_G
add rax, qword ptr [rdi+48]	// change2.G.add_rounding_G
rorx r8, rax, 22	// change2.G.first_entry
rorx rdx, rax, 43	// change2.G.second_entry
rorx r9, rbx, 42	// change2.h.second_entry
mov r13, r12	// copy for change2.h.shl
shl r13, 44	// change2.h.shl
add rbp, qword ptr [rdi+64]	// change2.G.add_refill_G
add r13, qword ptr [rdi+56]	// change2.h.add_refill_h
rorx r11, rbx, 21	// change2.h.first_entry
vpsrlq ymm9, ymm2, 30	// update.last.vpsrlq
vmovdqa ymmword ptr [rdi+672], ymm7	// update.last.above.vmovdqa
imul r14, qword ptr [rdi+672]	// change1.high1f.imul_above_f
mov r10, qword ptr [rdi+80]	// change1.high1f.load_N1v
imul r10, qword ptr [rdi+680]	// change1.high1f.imul_above_g
sub r10, r14	// change1.high1f.sub
mov rax, qword ptr [rdi+352]	// change1.high1f.load_w1f
sar rax, 21	// change1.high1f.sar
lea rbx, [rax+r10]	// change1.high1f.add
shl rbx, 44	// change1.high1f.shl
mov qword ptr [rdi+368], rbx	// change1.high1f.store_high1f
mov r14, qword ptr [rdi+88]	// change1.high1g.load_N1q
imul r14, qword ptr [rdi+672]	// change1.high1g.imul_above_f
mov rax, qword ptr [rdi+96]	// change1.high1g.load_N1r
imul rax, qword ptr [rdi+680]	// change1.high1g.imul_above_g
sub rax, r14	// change1.high1g.sub
mov r10, qword ptr [rdi+360]	// change1.high1g.load_w1g
sar r10, 21	// change1.high1g.sar
lea rbx, [r10+rax]	// change1.high1g.add
shl rbx, 44	// change1.high1g.shl
mov qword ptr [rdi+376], rbx	// change1.high1g.store_high1g
imul r9, qword ptr [rdi+376]	// change2.h.imul_high1g
imul rdx, qword ptr [rdi+376]	// change2.G.imul_high1g
imul r11, qword ptr [rdi+368]	// change2.h.imul_high1f
imul r8, qword ptr [rdi+368]	// change2.G.imul_high1f
lea r14, [r8+rbp]	// change2.G.add
sub r14, rdx	// change2.G.sub
lea r10, [r11+r13]	// change2.h.add
ror r14, 43	// change2.G.packed
sub r10, r9	// change2.h.sub
ror r10, 44	// change2.h.packed
vmovdqa ymmword ptr [rdi+864], ymm10	// third2.trail.vmovdqa.2
vpaddq ymm1, ymm9, ymm6	// update.last.vpaddq.5
vpaddq ymm11, ymm1, ymmword ptr [rdi+576]	// update.last.vpaddq.6
vpand ymm0, ymm11, ymmword ptr [rdi+608]	// update.last.vpand.2
sarx rax, rcx, r15	// third2.step20.s
lea rbx, [rcx-1]	// third3.step1.c0
mov r8, -2	// third3.step2.c1
mov rbp, -2	// third3.step1.c1
sub rbp, rcx	// third3.step1.c1.2
vmovdqa ymmword ptr [rdi+832], ymm0	// update.last.vmovdqa.2
vmovdqu ymm12, ymmword ptr [rdi-120]	// third3.trail.vmovdqu
vpxor ymm5, ymm4, ymmword ptr [rdi+896]	// third2.trail.vpxor.10
mov rdx, r10	// copy for third3.step1.x
xor rdx, rax	// third3.step1.x
sar r14, 1	// third3.step1.t
lea r11, [r14+rdx]	// third3.step1.y
cmovc r11, r14	// third3.step1.G
adc rax, 0	// third3.step1.w
cmovns r14, r10	// third3.step1.h
vpsrlq ymm8, ymm11, 30	// update.last.vpsrlq.2
mov qword ptr [rdi+256], r12	// change2.store_end2
cmovs rbx, rbp	// third3.step1.d
sub r8, rbx	// third3.step2.c1.2
lea r13, [rbx-1]	// third3.step2.c0
sarx r9, rbx, r15	// third3.step1.s
vpandn ymm14, ymm12, ymmword ptr [rdi-128]	// third3.trail.vpandn
vmovdqa ymmword ptr [rdi+896], ymm5	// third2.trail.vmovdqa.3
mov rcx, r12	// copy for change2.N2v.add_rounding_h
add rcx, qword ptr [rdi+40]	// change2.N2v.add_rounding_h
mov rdx, -2	// third3.step4.c1
mov rax, -2	// third3.step3.c1
vmovdqa ymm3, ymmword ptr [rdi-128]	// third3.trail.vmovdqa
mov qword ptr [rdi-120], r14	// third3.step1.store_h1
mov qword ptr [rdi-128], r10	// third3.store_h0
sar rcx, 42	// change2.N2v.sar
vperm2i128 ymm13, ymm8, ymm8, 0x08	// update.last.vperm2i128
vpaddq ymm15, ymm13, ymmword ptr [rdi+640]	// update.last.vpaddq.7
vpaddq ymm2, ymm15, ymmword ptr [rdi+704]	// update.last.vpaddq.8
vmovdqa ymmword ptr [rdi+704], ymm2	// update.last.vmovdqa.3
mov qword ptr [rdi+384], rcx	// change2.N2v.store_N2v
mov rbp, r14	// copy for third3.step2.x
xor rbp, r9	// third3.step2.x
sar r11, 1	// third3.step2.t
lea rbx, [r11+rbp]	// third3.step2.y
cmovc rbx, r11	// third3.step2.G
adc r9, 0	// third3.step2.w
cmovs r14, r11	// third3.step2.h
mov qword ptr [rdi-112], r14	// third3.step2.store_h2
cmovs r13, r8	// third3.step2.d
lea r10, [r13-1]	// third3.step3.c0
sub rax, r13	// third3.step3.c1.2
mov rcx, qword ptr [rdi+720]	// update.last.turn.mov
sar rcx, 30	// update.last.turn.sar
lea rbp, [r12+1048576]	// change2.N2u.offset
shl rbp, 22	// change2.N2u.shl
sar rbp, 43	// change2.N2u.sar
mov r9, -2	// third3.step6.c1
vmovdqu ymm7, ymmword ptr [rdi-88]	// third3.trail.vmovdqu.2
mov qword ptr [rdi+392], rbp	// change2.N2u.store_N2u
mov r11, rsi	// copy for change2.N2r.add_rounding_G
add r11, qword ptr [rdi+48]	// change2.N2r.add_rounding_G
sarx r8, r13, r15	// third3.step2.s
mov r12, r14	// copy for third3.step3.x
xor r12, r8	// third3.step3.x
sar rbx, 1	// third3.step3.t
lea rbp, [rbx+r12]	// third3.step3.y
cmovc rbp, rbx	// third3.step3.G
adc r8, 0	// third3.step3.w
cmovs r14, rbx	// third3.step3.h
mov qword ptr [rdi-104], r14	// third3.step3.store_h3
mov r13, -2	// third3.step5.c1
cmovs r10, rax	// third3.step3.d
lea r12, [r10-1]	// third3.step4.c0
sub rdx, r10	// third3.step4.c1.2
sarx r8, r10, r15	// third3.step3.s
add rcx, qword ptr [rdi+752]	// update.last.turn.add
sar r11, 43	// change2.N2r.sar
vpandn ymm10, ymm7, ymmword ptr [rdi-96]	// third3.trail.vpandn.2
mov qword ptr [rdi+400], r11	// change2.N2r.store_N2r
mov rbx, r14	// copy for third3.step4.x
xor rbx, r8	// third3.step4.x
sar rbp, 1	// third3.step4.t
lea rax, [rbp+rbx]	// third3.step4.y
cmovc rax, rbp	// third3.step4.G
adc r8, 0	// third3.step4.w
cmovs r14, rbp	// third3.step4.h
cmovs r12, rdx	// third3.step4.d
sub r13, r12	// third3.step5.c1.2
lea r10, [r12-1]	// third3.step5.c0
lea r11, [rsi+2097152]	// change2.N2q.offset
shl r11, 21	// change2.N2q.shl
sar r11, 43	// change2.N2q.sar
sar rcx, 30	// update.last.turn.sar.2
add rcx, qword ptr [rdi+784]	// update.last.turn.add.2
sar rcx, 30	// update.last.turn.sar.3
add rcx, qword ptr [rdi+816]	// update.last.turn.add.3
sar rcx, 30	// update.last.turn.sar.4
sarx rbx, r12, r15	// third3.step4.s
mov r8, r14	// copy for third3.step5.x
xor r8, rbx	// third3.step5.x
sar rax, 1	// third3.step5.t
lea rbp, [rax+r8]	// third3.step5.y
cmovc rbp, rax	// third3.step5.G
adc rbx, 0	// third3.step5.w
cmovns rax, r14	// third3.step5.h
mov qword ptr [rdi+408], r11	// change2.N2q.store_N2q
cmovs r10, r13	// third3.step5.d
sub r9, r10	// third3.step6.c1.2
lea rdx, [r10-1]	// third3.step6.c0
sarx rsi, r10, r15	// third3.step5.s
mov r12, -2	// third3.step7.c1
add rcx, qword ptr [rdi+848]	// update.last.turn.add.4
mov r8, qword ptr [rdi+392]	// change2.Yu.load_N2u
mov rbx, qword ptr [rdi+248]	// update.last.turn.load_XM
vpxor ymm9, ymm3, ymmword ptr [rdi-96]	// third3.trail.vpxor
mov qword ptr [rdi-96], r14	// third3.step4.store_h4
mov qword ptr [rdi-88], rax	// third3.step5.store_h5
mov r11, -2	// third3.step8.c1
imul r8, qword ptr [rdi+72]	// change2.Yu.imul_N1u
mov r13, rax	// copy for third3.step6.x
xor r13, rsi	// third3.step6.x
sar rbp, 1	// third3.step6.t
lea r10, [rbp+r13]	// third3.step6.y
cmovc r10, rbp	// third3.step6.G
adc rsi, 0	// third3.step6.w
cmovs rax, rbp	// third3.step6.h
mov qword ptr [rdi-80], rax	// third3.step6.store_h6
cmovs rdx, r9	// third3.step6.d
lea r14, [rdx-1]	// third3.step7.c0
mov r13, rbx	// copy for update.last.turn.xor_F
xor r13, qword ptr [rdi+272]	// update.last.turn.xor_F
mov rsi, rbx	// copy for update.last.turn.xor
xor rsi, rcx	// update.last.turn.xor
mov rbp, qword ptr [rdi+384]	// change2.Yu.load_N2v
vpxor ymm6, ymm14, ymm10	// third3.trail.vpxor.2
imul rbp, qword ptr [rdi+88]	// change2.Yu.imul_N1q
sub r12, rdx	// third3.step7.c1.2
andn r9, r13, rsi	// update.last.turn.andn
sarx r13, rdx, r15	// third3.step6.s
mov rsi, rax	// copy for third3.step7.x
xor rsi, r13	// third3.step7.x
sar r10, 1	// third3.step7.t
lea rdx, [r10+rsi]	// third3.step7.y
cmovc rdx, r10	// third3.step7.G
adc r13, 0	// third3.step7.w
cmovs rax, r10	// third3.step7.h
mov qword ptr [rdi-72], rax	// third3.step7.store_h7
cmovs r14, r12	// third3.step7.d
sub r11, r14	// third3.step8.c1.2
lea rsi, [r14-1]	// third3.step8.c0
sarx r13, r14, r15	// third3.step7.s
sub rbp, r8	// change2.Yu.sub
mov qword ptr [rdi+128], rbp	// change2.Yu.store_Yu
mov r10, qword ptr [rdi+392]	// change2.Yv.load_N2u
imul r10, qword ptr [rdi+80]	// change2.Yv.imul_N1v
vmovdqu ymm1, ymmword ptr [rdi-56]	// third3.trail.vmovdqu.3
mov r12, -2	// third3.step10.c1
mov r14, -2	// third3.step9.c1
xor r9, rbx	// update.last.turn.xor.2
xor r9, qword ptr [rdi+280]	// update.last.turn.xor_turns
mov qword ptr [rdi+280], r9	// update.last.turn.store_turns
mov r8, qword ptr [rdi+384]	// change2.Yv.load_N2v
imul r8, qword ptr [rdi+96]	// change2.Yv.imul_N1r
mov qword ptr [rdi+272], rcx	// update.last.turn.store_F
vpandn ymm0, ymm1, ymmword ptr [rdi-64]	// third3.trail.vpandn.3
sub r8, r10	// change2.Yv.sub
mov rbp, rax	// copy for third3.step8.x
xor rbp, r13	// third3.step8.x
sar rdx, 1	// third3.step8.t
lea rbx, [rdx+rbp]	// third3.step8.y
cmovc rbx, rdx	// third3.step8.G
adc r13, 0	// third3.step8.w
cmovs rax, rdx	// third3.step8.h
cmovs rsi, r11	// third3.step8.d
lea r9, [rsi-1]	// third3.step9.c0
sub r14, rsi	// third3.step9.c1.2
mov rcx, -2	// third3.step12.c1
mov r10, -2	// third3.step11.c1
sarx rbp, rsi, r15	// third3.step8.s
mov r13, rax	// copy for third3.step9.x
xor r13, rbp	// third3.step9.x
sar rbx, 1	// third3.step9.t
lea rdx, [rbx+r13]	// third3.step9.y
cmovc rdx, rbx	// third3.step9.G
adc rbp, 0	// third3.step9.w
cmovns rbx, rax	// third3.step9.h
cmovs r9, r14	// third3.step9.d
sub r12, r9	// third3.step10.c1.2
lea r11, [r9-1]	// third3.step10.c0
sarx rsi, r9, r15	// third3.step9.s
mov qword ptr [rdi+136], r8	// change2.Yv.store_Yv
mov r13, qword ptr [rdi+408]	// change2.Yq.load_N2q
imul r13, qword ptr [rdi+72]	// change2.Yq.imul_N1u
mov rbp, qword ptr [rdi+400]	// change2.Yq.load_N2r
imul rbp, qword ptr [rdi+88]	// change2.Yq.imul_N1q
vpxor ymm4, ymm9, ymmword ptr [rdi-64]	// third3.trail.vpxor.3
mov qword ptr [rdi-64], rax	// third3.step8.store_h8
mov qword ptr [rdi-56], rbx	// third3.step9.store_h9
sub rbp, r13	// change2.Yq.sub
mov r14, rbx	// copy for third3.step10.x
xor r14, rsi	// third3.step10.x
sar rdx, 1	// third3.step10.t
lea r9, [rdx+r14]	// third3.step10.y
cmovc r9, rdx	// third3.step10.G
adc rsi, 0	// third3.step10.w
cmovs rbx, rdx	// third3.step10.h
mov qword ptr [rdi-48], rbx	// third3.step10.store_h10
cmovs r11, r12	// third3.step10.d
lea r8, [r11-1]	// third3.step11.c0
sub r10, r11	// third3.step11.c1.2
mov qword ptr [rdi+144], rbp	// change2.Yq.store_Yq
mov rax, qword ptr [rdi+408]	// change2.Yr.load_N2q
sarx r13, r11, r15	// third3.step10.s
mov r14, rbx	// copy for third3.step11.x
xor r14, r13	// third3.step11.x
sar r9, 1	// third3.step11.t
lea rsi, [r9+r14]	// third3.step11.y
cmovc rsi, r9	// third3.step11.G
adc r13, 0	// third3.step11.w
cmovs rbx, r9	// third3.step11.h
mov qword ptr [rdi-40], rbx	// third3.step11.store_h11
cmovs r8, r10	// third3.step11.d
sub rcx, r8	// third3.step12.c1.2
lea rdx, [r8-1]	// third3.step12.c0
sarx r12, r8, r15	// third3.step11.s
vpxor ymm11, ymm6, ymm0	// third3.trail.vpxor.4
imul rax, qword ptr [rdi+80]	// change2.Yr.imul_N1v
mov rbp, -2	// third3.step14.c1
vmovdqu ymm12, ymmword ptr [rdi-24]	// third3.trail.vmovdqu.4
mov r11, qword ptr [rdi+400]	// change2.Yr.load_N2r
imul r11, qword ptr [rdi+96]	// change2.Yr.imul_N1r
mov r14, -2	// third3.step13.c1
mov r13, rbx	// copy for third3.step12.x
xor r13, r12	// third3.step12.x
sar rsi, 1	// third3.step12.t
lea r9, [rsi+r13]	// third3.step12.y
cmovc r9, rsi	// third3.step12.G
adc r12, 0	// third3.step12.w
cmovs rbx, rsi	// third3.step12.h
cmovs rdx, rcx	// third3.step12.d
lea r10, [rdx-1]	// third3.step13.c0
sub r14, rdx	// third3.step13.c1.2
sub r11, rax	// change2.Yr.sub
mov qword ptr [rdi+152], r11	// change2.Yr.store_Yr
mov r8, qword ptr [rdi+392]	// change2.w2f.load_N2u
sarx r13, rdx, r15	// third3.step12.s
mov r12, rbx	// copy for third3.step13.x
xor r12, r13	// third3.step13.x
sar r9, 1	// third3.step13.t
lea rsi, [r9+r12]	// third3.step13.y
cmovc rsi, r9	// third3.step13.G
adc r13, 0	// third3.step13.w
cmovns r9, rbx	// third3.step13.h
cmovs r10, r14	// third3.step13.d
sub rbp, r10	// third3.step14.c1.2
lea rcx, [r10-1]	// third3.step14.c0
sarx rax, r10, r15	// third3.step13.s
vpandn ymm5, ymm12, ymmword ptr [rdi-32]	// third3.trail.vpandn.4
mov r11, -2	// third3.step16.c1
imul r8, qword ptr [rdi+352]	// change2.w2f.imul_w1f
vpxor ymm8, ymm4, ymmword ptr [rdi-32]	// third3.trail.vpxor.5
mov qword ptr [rdi-32], rbx	// third3.step12.store_h12
mov qword ptr [rdi-24], r9	// third3.step13.store_h13
mov rdx, -2	// third3.step15.c1
mov r12, qword ptr [rdi+384]	// change2.w2f.load_N2v
imul r12, qword ptr [rdi+360]	// change2.w2f.imul_w1g
mov r13, r9	// copy for third3.step14.x
xor r13, rax	// third3.step14.x
sar rsi, 1	// third3.step14.t
lea r14, [rsi+r13]	// third3.step14.y
cmovc r14, rsi	// third3.step14.G
adc rax, 0	// third3.step14.w
cmovs r9, rsi	// third3.step14.h
mov qword ptr [rdi-16], r9	// third3.step14.store_h14
cmovs rcx, rbp	// third3.step14.d
lea r10, [rcx-1]	// third3.step15.c0
sub rdx, rcx	// third3.step15.c1.2
sub r12, r8	// change2.w2f.sub
vpxor ymm13, ymm11, ymm5	// third3.trail.vpxor.6
sar r12, 20	// change2.w2f.sar
mov rbx, qword ptr [rdi+128]	// change2.w2f.load_Yu
sarx r13, rcx, r15	// third3.step14.s
mov rax, r9	// copy for third3.step15.x
xor rax, r13	// third3.step15.x
sar r14, 1	// third3.step15.t
lea rsi, [r14+rax]	// third3.step15.y
cmovc rsi, r14	// third3.step15.G
adc r13, 0	// third3.step15.w
cmovs r9, r14	// third3.step15.h
mov qword ptr [rdi-8], r9	// third3.step15.store_h15
mov rbp, -2	// third3.step18.c1
cmovs r10, rdx	// third3.step15.d
sub r11, r10	// third3.step16.c1.2
lea r8, [r10-1]	// third3.step16.c0
sarx rcx, r10, r15	// third3.step15.s
imul rbx, qword ptr [rdi+672]	// change2.w2f.imul_above_f
mov rax, qword ptr [rdi+136]	// change2.w2f.load_Yv
mov r13, -2	// third3.step17.c1
imul rax, qword ptr [rdi+680]	// change2.w2f.imul_above_g
sub rax, rbx	// change2.w2f.sub.2
vmovdqu ymm15, ymmword ptr [rdi+8]	// third3.trail.vmovdqu.5
mov r14, r9	// copy for third3.step16.x
xor r14, rcx	// third3.step16.x
sar rsi, 1	// third3.step16.t
lea rdx, [rsi+r14]	// third3.step16.y
cmovc rdx, rsi	// third3.step16.G
adc rcx, 0	// third3.step16.w
cmovs r9, rsi	// third3.step16.h
cmovs r8, r11	// third3.step16.d
lea r10, [r8-1]	// third3.step17.c0
sub r13, r8	// third3.step17.c1.2
lea rbx, [r12+2*rax]	// change2.w2f.lea
mov qword ptr [rdi+160], rbx	// change2.w2f.store_w2f
sar rbx, 21	// change2.w2f.sar.2
sarx r14, r8, r15	// third3.step16.s
mov rcx, r9	// copy for third3.step17.x
xor rcx, r14	// third3.step17.x
sar rdx, 1	// third3.step17.t
lea rsi, [rdx+rcx]	// third3.step17.y
cmovc rsi, rdx	// third3.step17.G
adc r14, 0	// third3.step17.w
cmovns rdx, r9	// third3.step17.h
cmovs r10, r13	// third3.step17.d
sub rbp, r10	// third3.step18.c1.2
lea r11, [r10-1]	// third3.step18.c0
sarx r12, r10, r15	// third3.step17.s
vpandn ymm2, ymm15, ymmword ptr [rdi+0]	// third3.trail.vpandn.5
shl rbx, 44	// change2.w2f.shl
mov rax, -2	// third3.step20.c1
mov qword ptr [rdi+416], rbx	// change2.w2f.store_high2f
mov r8, -2	// third3.step19.c1
mov rcx, qword ptr [rdi+408]	// change2.w2g.load_N2q
mov r14, rdx	// copy for third3.step18.x
xor r14, r12	// third3.step18.x
sar rsi, 1	// third3.step18.t
lea r13, [rsi+r14]	// third3.step18.y
cmovc r13, rsi	// third3.step18.G
adc r12, 0	// third3.step18.w
cmovns rsi, rdx	// third3.step18.h
cmovs r11, rbp	// third3.step18.d
lea r10, [r11-1]	// third3.step19.c0
sub r8, r11	// third3.step19.c1.2
vpxor ymm7, ymm8, ymmword ptr [rdi+0]	// third3.trail.vpxor.7
mov qword ptr [rdi+0], r9	// third3.step16.store_h16
mov qword ptr [rdi+8], rdx	// third3.step17.store_h17
mov qword ptr [rdi+16], rsi	// third3.step18.store_h18
imul rcx, qword ptr [rdi+352]	// change2.w2g.imul_w1f
mov rbx, qword ptr [rdi+400]	// change2.w2g.load_N2r
imul rbx, qword ptr [rdi+360]	// change2.w2g.imul_w1g
sub rbx, rcx	// change2.w2g.sub
sarx r14, r11, r15	// third3.step18.s
mov r12, rsi	// copy for third3.step19.x
xor r12, r14	// third3.step19.x
sar r13, 1	// third3.step19.t
lea rbp, [r13+r12]	// third3.step19.y
cmovc rbp, r13	// third3.step19.G
adc r14, 0	// third3.step19.w
cmovs rsi, r13	// third3.step19.h
mov qword ptr [rdi+24], rsi	// third3.step19.store_h19
cmovs r10, r8	// third3.step19.d
sub rax, r10	// third3.step20.c1.2
lea r9, [r10-1]	// third3.step20.c0
sarx rdx, r10, r15	// third3.step19.s
vpxor ymm3, ymm13, ymm2	// third3.trail.vpxor.8
sar rbx, 20	// change2.w2g.sar
mov rcx, rsi	// copy for third3.step20.x
xor rcx, rdx	// third3.step20.x
sar rbp, 1	// third3.step20.t
lea r11, [rbp+rcx]	// third3.step20.y
cmovc r11, rbp	// third3.step20.G
mov qword ptr [rdi+120], r11	// change3.store_end_G
adc rdx, 0	// third3.step20.w
cmovs rsi, rbp	// third3.step20.h
mov qword ptr [rdi+32], rsi	// third3.step20.store_h20
cmovs r9, rax	// third3.step20.d
mov r12, r11	// copy for change3.G.add_rounding_G
add r12, qword ptr [rdi+48]	// change3.G.add_rounding_G
mov r14, rsi	// copy for change3.h.add_rounding_h
add r14, qword ptr [rdi+40]	// change3.h.add_rounding_h
shl r11, 43	// change3.G.shl
rorx r13, r12, 22	// change3.G.first_entry
rorx r8, r14, 42	// change3.h.second_entry
rorx r10, r12, 43	// change3.G.second_entry
mov rcx, rsi	// copy for change3.h.shl
shl rcx, 44	// change3.h.shl
rorx rdx, r14, 21	// change3.h.first_entry
add r11, qword ptr [rdi+64]	// change3.G.add_refill_G
add rcx, qword ptr [rdi+56]	// change3.h.add_refill_h
imul r13, qword ptr [rdi+416]	// change3.G.imul_high2f
imul rdx, qword ptr [rdi+416]	// change3.h.imul_high2f
mov qword ptr [rdi+112], rsi	// change3.store_end_h
lea rbp, [rdx+rcx]	// change3.h.add
mov rax, qword ptr [rdi+144]	// change2.w2g.load_Yq
imul rax, qword ptr [rdi+672]	// change2.w2g.imul_above_f
mov r12, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul r12, qword ptr [rdi+680]	// change2.w2g.imul_above_g
lea r14, [r13+r11]	// change3.G.add
vpxor ymm14, ymm7, ymmword ptr [rdi+864]	// third3.trail.vpxor.9
sarx rsi, r9, r15	// third3.step20.s
vmovdqa ymmword ptr [rdi+864], ymm14	// third3.trail.vmovdqa.2
sub r12, rax	// change2.w2g.sub.2
lea rdx, [rbx+2*r12]	// change2.w2g.lea
mov qword ptr [rdi+168], rdx	// change2.w2g.store_w2g
sar rdx, 21	// change2.w2g.sar.2
shl rdx, 44	// change2.w2g.shl
vpxor ymm10, ymm3, ymmword ptr [rdi+896]	// third3.trail.vpxor.10
mov qword ptr [rdi+424], rdx	// change2.w2g.store_high2g
imul r8, qword ptr [rdi+424]	// change3.h.imul_high2g
imul r10, qword ptr [rdi+424]	// change3.G.imul_high2g
sub r14, r10	// change3.G.sub
ror r14, 43	// change3.G.packed
sub rbp, r8	// change3.h.sub
ror rbp, 44	// change3.h.packed
mov rcx, qword ptr [rdi+128]	// change2.XY.load_Yu
vmovdqa ymmword ptr [rdi+896], ymm10	// third3.trail.vmovdqa.3
sar rcx, 63	// change2.XY.sar
add rcx, qword ptr [rdi+136]	// change2.XY.add_Yv
mov qword ptr [rdi+240], rcx	// change2.XY.store_XY
mov rbx, r14	// output
mov rcx, rbp	// output
mov rdx, r9	// output
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
