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
sarx rdx, r8, r15	// third1.step1.s
sar r11, 42	// end.N3v.sar
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
mov qword ptr [rdi-112], r13	// third1.step2.store_h2
mov qword ptr [rdi-128], rcx	// third1.store_h0
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
sub rsi, r12	// third1.step4.c1.2
lea rbx, [r12-1]	// third1.step4.c0
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
imul r14, qword ptr [rdi+136]	// end.Mv.imul_Yv
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
sarx r9, r11, r15	// third1.step5.s
mov rdx, qword ptr [rdi+288]	// end.Mv.load_N3v
vpxor ymm5, ymm2, ymmword ptr [rdi-96]	// third1.trail.vpxor
mov qword ptr [rdi-96], r13	// third1.step4.store_h4
mov qword ptr [rdi-88], r12	// third1.step5.store_h5
imul rdx, qword ptr [rdi+152]	// end.Mv.imul_Yr
sub rdx, r14	// end.Mv.sub
mov rbx, r12	// copy for third1.step6.x
xor rbx, r9	// third1.step6.x
mov qword ptr [rdi+216], rdx	// end.Mv.store_Mv
sar r8, 1	// third1.step6.t
lea rcx, [r8+rbx]	// third1.step6.y
cmovc rcx, r8	// third1.step6.G
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
mov rdx, qword ptr [rdi+312]	// end.Mr.load_N3q
sarx rbx, rsi, r15	// third1.step6.s
mov r9, r12	// copy for third1.step7.x
xor r9, rbx	// third1.step7.x
sar rcx, 1	// third1.step7.t
lea r8, [rcx+r9]	// third1.step7.y
cmovc r8, rcx	// third1.step7.G
adc rbx, 0	// third1.step7.w
cmovs r12, rcx	// third1.step7.h
mov qword ptr [rdi-72], r12	// third1.step7.store_h7
cmovs r13, rax	// third1.step7.d
sub r11, r13	// third1.step8.c1.2
lea r10, [r13-1]	// third1.step8.c0
sarx r14, r13, r15	// third1.step7.s
imul rdx, qword ptr [rdi+136]	// end.Mr.imul_Yv
mov rbp, qword ptr [rdi+304]	// end.Mr.load_N3r
mov rsi, -2	// third1.step9.c1
mov r9, -2	// third1.step10.c1
imul rbp, qword ptr [rdi+152]	// end.Mr.imul_Yr
sub rbp, rdx	// end.Mr.sub
mov rbx, r12	// copy for third1.step8.x
xor rbx, r14	// third1.step8.x
sar r8, 1	// third1.step8.t
lea rcx, [r8+rbx]	// third1.step8.y
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
mov rdx, qword ptr [rdi+288]	// end.w0f.load_N3v
imul rdx, qword ptr [rdi+168]	// end.w0f.imul_w2g
vpxor ymm9, ymm5, ymmword ptr [rdi-64]	// third1.trail.vpxor.3
mov qword ptr [rdi-64], r12	// third1.step8.store_h8
mov rbx, -2	// third1.step12.c1
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
sub rdx, r13	// end.w0f.sub
sar rdx, 20	// end.w0f.sar
shl rdx, 23	// end.w0f.shl
shr rdx, 23	// end.w0f.shr
mov qword ptr [rdi+320], rdx	// end.w0f.store_w0f
shr rdx, 21	// end.w0f.shr.2
shl rdx, 44	// end.w0f.shl.2
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
mov qword ptr [rdi+328], rdx	// end.w0f.store_high0f
mov rax, qword ptr [rdi+312]	// end.w0g.load_N3q
imul rax, qword ptr [rdi+160]	// end.w0g.imul_w2f
vpxor ymm10, ymm6, ymm8	// third1.trail.vpxor.4
mov r13, qword ptr [rdi+304]	// end.w0g.load_N3r
imul r13, qword ptr [rdi+168]	// end.w0g.imul_w2g
vbroadcasti128 ymm11, xmmword ptr [rdi+200]	// update.digits.vbroadcasti128
sub r13, rax	// end.w0g.sub
sarx r14, rbp, r15	// third1.step10.s
mov r10, r12	// copy for third1.step11.x
xor r10, r14	// third1.step11.x
sar rcx, 1	// third1.step11.t
lea r11, [rcx+r10]	// third1.step11.y
cmovc r11, rcx	// third1.step11.G
adc r14, 0	// third1.step11.w
cmovs r12, rcx	// third1.step11.h
mov qword ptr [rdi-40], r12	// third1.step11.store_h11
cmovs rsi, r8	// third1.step11.d
sub rbx, rsi	// third1.step12.c1.2
lea r9, [rsi-1]	// third1.step12.c0
sarx rdx, rsi, r15	// third1.step11.s
mov rax, -2	// third1.step14.c1
vbroadcasti128 ymm12, xmmword ptr [rdi+216]	// update.digits.vbroadcasti128.2
sar r13, 20	// end.w0g.sar
mov rbp, -2	// third1.step13.c1
shl r13, 23	// end.w0g.shl
shr r13, 23	// end.w0g.shr
vmovdqa ymm13, ymmword ptr [rdi+448]	// update.digits.vmovdqa
mov qword ptr [rdi+336], r13	// end.w0g.store_w0g
shr r13, 21	// end.w0g.shr.2
vmovdqu ymm14, ymmword ptr [rdi-24]	// third1.trail.vmovdqu.4
mov r10, r12	// copy for third1.step12.x
xor r10, rdx	// third1.step12.x
sar r11, 1	// third1.step12.t
lea r14, [r11+r10]	// third1.step12.y
cmovc r14, r11	// third1.step12.G
adc rdx, 0	// third1.step12.w
cmovs r12, r11	// third1.step12.h
cmovs r9, rbx	// third1.step12.d
lea rcx, [r9-1]	// third1.step13.c0
sub rbp, r9	// third1.step13.c1.2
shl r13, 44	// end.w0g.shl.2
vpand ymm15, ymm11, ymm13	// update.digits.vpand
mov qword ptr [rdi+344], r13	// end.w0g.store_high0g
vpandn ymm0, ymm14, ymmword ptr [rdi-32]	// third1.trail.vpandn.4
mov r8, qword ptr [rdi+200]	// end.XM.load_Mu
vpand ymm3, ymm12, ymm13	// update.digits.vpand.2
neg r8	// end.XM.neg
sar r8, 63	// end.XM.sar
sarx rsi, r9, r15	// third1.step12.s
mov r10, r12	// copy for third1.step13.x
xor r10, rsi	// third1.step13.x
sar r14, 1	// third1.step13.t
lea rdx, [r14+r10]	// third1.step13.y
cmovc rdx, r14	// third1.step13.G
adc rsi, 0	// third1.step13.w
cmovns r14, r12	// third1.step13.h
cmovs rcx, rbp	// third1.step13.d
sub rax, rcx	// third1.step14.c1.2
lea r11, [rcx-1]	// third1.step14.c0
sarx rbx, rcx, r15	// third1.step13.s
add r8, qword ptr [rdi+216]	// end.XM.add_Mv
mov r13, -2	// third1.step15.c1
vpsrlq ymm2, ymm12, 30	// update.digits.vpsrlq.2
mov r9, -2	// third1.step16.c1
mov qword ptr [rdi+248], r8	// end.XM.store_XM
vpxor ymm1, ymm9, ymmword ptr [rdi-32]	// third1.trail.vpxor.5
mov qword ptr [rdi-32], r12	// third1.step12.store_h12
mov qword ptr [rdi-24], r14	// third1.step13.store_h13
vpsrlq ymm4, ymm11, 30	// update.digits.vpsrlq
vpmuldq ymm7, ymm15, ymmword ptr [rdi+704]	// update.limb0.vpmuldq
vpshufd ymm5, ymmword ptr [rdi+704], 0x4e	// update.limb0.vpshufd
mov r10, r14	// copy for third1.step14.x
xor r10, rbx	// third1.step14.x
sar rdx, 1	// third1.step14.t
lea rsi, [rdx+r10]	// third1.step14.y
cmovc rsi, rdx	// third1.step14.G
adc rbx, 0	// third1.step14.w
cmovs r14, rdx	// third1.step14.h
mov qword ptr [rdi-16], r14	// third1.step14.store_h14
cmovs r11, rax	// third1.step14.d
lea rbp, [r11-1]	// third1.step15.c0
sub r13, r11	// third1.step15.c1.2
vpmuldq ymm6, ymm3, ymm5	// update.limb0.vpmuldq.2
vpaddq ymm8, ymm7, ymm6	// update.limb0.vpaddq
vpxor ymm14, ymm10, ymm0	// third1.trail.vpxor.6
sarx rcx, r11, r15	// third1.step14.s
mov r8, r14	// copy for third1.step15.x
xor r8, rcx	// third1.step15.x
sar rsi, 1	// third1.step15.t
lea r12, [rsi+r8]	// third1.step15.y
cmovc r12, rsi	// third1.step15.G
adc rcx, 0	// third1.step15.w
cmovs r14, rsi	// third1.step15.h
mov qword ptr [rdi-8], r14	// third1.step15.store_h15
cmovs rbp, r13	// third1.step15.d
sub r9, rbp	// third1.step16.c1.2
lea r10, [rbp-1]	// third1.step16.c0
sarx rbx, rbp, r15	// third1.step15.s
vpaddq ymm13, ymm8, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
mov rdx, -2	// third1.step18.c1
vpsrlq ymm12, ymm13, 30	// update.limb0.vpsrlq
mov rax, -2	// third1.step17.c1
mov r11, r14	// copy for third1.step16.x
xor r11, rbx	// third1.step16.x
sar r12, 1	// third1.step16.t
lea r8, [r12+r11]	// third1.step16.y
cmovc r8, r12	// third1.step16.G
adc rbx, 0	// third1.step16.w
cmovs r14, r12	// third1.step16.h
cmovs r10, r9	// third1.step16.d
lea rcx, [r10-1]	// third1.step17.c0
sub rax, r10	// third1.step17.c1.2
vpand ymm9, ymm13, ymmword ptr [rdi+448]	// update.limb0.vpand
vperm2i128 ymm11, ymm9, ymm9, 0x81	// update.limb0.vperm2i128
vmovdqu ymm7, ymmword ptr [rdi+8]	// third1.trail.vmovdqu.5
vpmuldq ymm6, ymm4, ymmword ptr [rdi+704]	// update.limb1.vpmuldq
vpandn ymm10, ymm7, ymmword ptr [rdi+0]	// third1.trail.vpandn.5
sarx rsi, r10, r15	// third1.step16.s
mov r13, r14	// copy for third1.step17.x
xor r13, rsi	// third1.step17.x
sar r8, 1	// third1.step17.t
lea rbp, [r8+r13]	// third1.step17.y
cmovc rbp, r8	// third1.step17.G
adc rsi, 0	// third1.step17.w
cmovns r8, r14	// third1.step17.h
cmovs rcx, rax	// third1.step17.d
sub rdx, rcx	// third1.step18.c1.2
lea r11, [rcx-1]	// third1.step18.c0
sarx rbx, rcx, r15	// third1.step17.s
mov r12, -2	// third1.step20.c1
vpmuldq ymm0, ymm2, ymm5	// update.limb1.vpmuldq.2
mov r9, -2	// third1.step19.c1
vpxor ymm8, ymm1, ymmword ptr [rdi+0]	// third1.trail.vpxor.7
mov qword ptr [rdi+0], r14	// third1.step16.store_h16
mov qword ptr [rdi+8], r8	// third1.step17.store_h17
vpaddq ymm13, ymm6, ymm0	// update.limb1.vpaddq
mov r10, r8	// copy for third1.step18.x
xor r10, rbx	// third1.step18.x
sar rbp, 1	// third1.step18.t
lea r13, [rbp+r10]	// third1.step18.y
cmovc r13, rbp	// third1.step18.G
adc rbx, 0	// third1.step18.w
cmovs r8, rbp	// third1.step18.h
mov qword ptr [rdi+16], r8	// third1.step18.store_h18
cmovs r11, rdx	// third1.step18.d
lea rsi, [r11-1]	// third1.step19.c0
sub r9, r11	// third1.step19.c1.2
vpmuldq ymm9, ymm15, ymmword ptr [rdi+736]	// update.limb1.vpmuldq.3
vpshufd ymm7, ymmword ptr [rdi+736], 0x4e	// update.limb1.vpshufd
vpxor ymm5, ymm14, ymm10	// third1.trail.vpxor.8
vpmuldq ymm1, ymm3, ymm7	// update.limb1.vpmuldq.4
sarx rax, r11, r15	// third1.step18.s
mov rcx, r8	// copy for third1.step19.x
xor rcx, rax	// third1.step19.x
sar r13, 1	// third1.step19.t
lea r14, [r13+rcx]	// third1.step19.y
cmovc r14, r13	// third1.step19.G
adc rax, 0	// third1.step19.w
cmovs r8, r13	// third1.step19.h
mov qword ptr [rdi+24], r8	// third1.step19.store_h19
cmovs rsi, r9	// third1.step19.d
sub r12, rsi	// third1.step20.c1.2
lea r10, [rsi-1]	// third1.step20.c0
sarx rbx, rsi, r15	// third1.step19.s
vpaddq ymm6, ymm9, ymm1	// update.limb1.vpaddq.2
vmovdqu ymm0, ymmword ptr [rdi+232]	// end.joints.vmovdqu
vpaddq ymm14, ymm13, ymm6	// update.limb1.vpaddq.3
vmovdqu ymm10, ymmword ptr [rdi+240]	// end.joints.vmovdqu.2
mov rbp, r8	// copy for third1.step20.x
xor rbp, rbx	// third1.step20.x
sar r14, 1	// third1.step20.t
lea rdx, [r14+rbp]	// third1.step20.y
cmovc rdx, r14	// third1.step20.G
adc rbx, 0	// third1.step20.w
cmovs r8, r14	// third1.step20.h
mov qword ptr [rdi+32], r8	// third1.step20.store_h20
cmovs r10, r12	// third1.step20.d
mov r11, r8	// copy for change1.h.add_rounding_h
add r11, qword ptr [rdi+40]	// change1.h.add_rounding_h
rorx rcx, r11, 42	// change1.h.second_entry
imul rcx, qword ptr [rdi+344]	// change1.h.imul_high0g
mov rax, rdx	// copy for change1.G.shl
shl rax, 43	// change1.G.shl
add rax, qword ptr [rdi+64]	// change1.G.add_refill_G
mov r13, r8	// copy for change1.h.shl
shl r13, 44	// change1.h.shl
add r13, qword ptr [rdi+56]	// change1.h.add_refill_h
rorx r9, r11, 21	// change1.h.first_entry
mov rsi, rdx	// copy for change1.G.add_rounding_G
add rsi, qword ptr [rdi+48]	// change1.G.add_rounding_G
rorx rbp, rsi, 43	// change1.G.second_entry
rorx rbx, rsi, 22	// change1.G.first_entry
imul rbx, qword ptr [rdi+328]	// change1.G.imul_high0f
imul r9, qword ptr [rdi+328]	// change1.h.imul_high0f
lea r14, [rbx+rax]	// change1.G.add
imul rbp, qword ptr [rdi+344]	// change1.G.imul_high0g
vmovdqu ymm9, ymmword ptr [rdi+256]	// end.joints.vmovdqu.3
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb1.vpaddq.4
vpxor ymm13, ymm8, ymmword ptr [rdi+864]	// third1.trail.vpxor.9
vpxor ymm6, ymm0, ymm9	// end.joints.vpxor.2
sub r14, rbp	// change1.G.sub
ror r14, 43	// change1.G.packed
vpxor ymm14, ymm0, ymm10	// end.joints.vpxor
mov qword ptr [rdi+232], r8	// change1.store_end1
mov r12, r8	// copy for change1.N1v.add_rounding_h
add r12, qword ptr [rdi+40]	// change1.N1v.add_rounding_h
lea r11, [r9+r13]	// change1.h.add
sub r11, rcx	// change1.h.sub
ror r11, 44	// change1.h.packed
vpaddq ymm8, ymm1, ymm12	// update.limb1.vpaddq.5
vpsrlq ymm9, ymm8, 30	// update.limb1.vpsrlq
vpandn ymm10, ymm14, ymm6	// end.joints.vpandn
vpand ymm1, ymm8, ymmword ptr [rdi+448]	// update.limb1.vpand
vperm2i128 ymm12, ymm1, ymm1, 0x81	// update.limb1.vperm2i128
vmovdqa ymmword ptr [rdi+864], ymm13	// third1.trail.vmovdqa.2
sar r12, 42	// change1.N1v.sar
vpxor ymm14, ymm10, ymm0	// end.joints.vpxor.3
vpxor ymm6, ymm14, ymmword ptr [rdi+928]	// end.joints.vpxor.4
vmovdqa ymmword ptr [rdi+928], ymm6	// end.joints.vmovdqa
sarx rsi, r10, r15	// third1.step20.s
lea rbx, [r10-1]	// third2.step1.c0
mov qword ptr [rdi+80], r12	// change1.N1v.store_N1v
mov rax, -2	// third2.step2.c1
vpmuldq ymm8, ymm4, ymmword ptr [rdi+736]	// update.limb2.vpmuldq
vpxor ymm1, ymm5, ymmword ptr [rdi+896]	// third1.trail.vpxor.10
mov rbp, -2	// third2.step1.c1
sub rbp, r10	// third2.step1.c1.2
vmovdqu ymm13, ymmword ptr [rdi-120]	// third2.trail.vmovdqu
vpmuldq ymm10, ymm2, ymm7	// update.limb2.vpmuldq.2
lea r9, [r8+1048576]	// change1.N1u.offset
shl r9, 22	// change1.N1u.shl
vpaddq ymm0, ymm8, ymm10	// update.limb2.vpaddq
sar r9, 43	// change1.N1u.sar
mov qword ptr [rdi+72], r9	// change1.N1u.store_N1u
mov r13, rdx	// copy for change1.N1r.add_rounding_G
add r13, qword ptr [rdi+48]	// change1.N1r.add_rounding_G
vpandn ymm14, ymm13, ymmword ptr [rdi-128]	// third2.trail.vpandn
sar r13, 43	// change1.N1r.sar
vpshufd ymm6, ymmword ptr [rdi+768], 0x4e	// update.limb2.vpshufd
mov rcx, r11	// copy for third2.step1.x
xor rcx, rsi	// third2.step1.x
sar r14, 1	// third2.step1.t
lea r12, [r14+rcx]	// third2.step1.y
cmovc r12, r14	// third2.step1.G
adc rsi, 0	// third2.step1.w
cmovns r14, r11	// third2.step1.h
cmovs rbx, rbp	// third2.step1.d
sub rax, rbx	// third2.step2.c1.2
lea r10, [rbx-1]	// third2.step2.c0
sarx r8, rbx, r15	// third2.step1.s
mov qword ptr [rdi+96], r13	// change1.N1r.store_N1r
vmovdqa ymmword ptr [rdi+896], ymm1	// third1.trail.vmovdqa.3
mov r9, -2	// third2.step4.c1
vpmuldq ymm5, ymm15, ymmword ptr [rdi+768]	// update.limb2.vpmuldq.3
mov rcx, -2	// third2.step3.c1
vpmuldq ymm7, ymm3, ymm6	// update.limb2.vpmuldq.4
lea rsi, [rdx+2097152]	// change1.N1q.offset
vmovdqa ymm8, ymmword ptr [rdi-128]	// third2.trail.vmovdqa
mov qword ptr [rdi-120], r14	// third2.step1.store_h1
mov qword ptr [rdi-128], r11	// third2.store_h0
vpaddq ymm10, ymm5, ymm7	// update.limb2.vpaddq.2
vpaddq ymm13, ymm0, ymm10	// update.limb2.vpaddq.3
shl rsi, 21	// change1.N1q.shl
mov rbp, r14	// copy for third2.step2.x
xor rbp, r8	// third2.step2.x
sar r12, 1	// third2.step2.t
lea rbx, [r12+rbp]	// third2.step2.y
cmovc rbx, r12	// third2.step2.G
adc r8, 0	// third2.step2.w
cmovs r14, r12	// third2.step2.h
mov qword ptr [rdi-112], r14	// third2.step2.store_h2
cmovs r10, rax	// third2.step2.d
lea r13, [r10-1]	// third2.step3.c0
sub rcx, r10	// third2.step3.c1.2
sar rsi, 43	// change1.N1q.sar
mov qword ptr [rdi+88], rsi	// change1.N1q.store_N1q
mov rdx, qword ptr [rdi+72]	// change1.w1f.load_N1u
sarx r11, r10, r15	// third2.step2.s
vmovdqu ymm1, ymmword ptr [rdi-88]	// third2.trail.vmovdqu.2
vpaddq ymm5, ymm13, ymmword ptr [rdi+512]	// update.limb2.vpaddq.4
mov rbp, r14	// copy for third2.step3.x
xor rbp, r11	// third2.step3.x
sar rbx, 1	// third2.step3.t
lea r8, [rbx+rbp]	// third2.step3.y
cmovc r8, rbx	// third2.step3.G
adc r11, 0	// third2.step3.w
cmovs r14, rbx	// third2.step3.h
mov qword ptr [rdi-104], r14	// third2.step3.store_h3
cmovs r13, rcx	// third2.step3.d
sub r9, r13	// third2.step4.c1.2
lea r12, [r13-1]	// third2.step4.c0
sarx rax, r13, r15	// third2.step3.s
vpaddq ymm7, ymm5, ymm9	// update.limb2.vpaddq.5
mov rsi, -2	// third2.step6.c1
vpsrlq ymm0, ymm7, 30	// update.limb2.vpsrlq
mov r10, -2	// third2.step5.c1
vpand ymm10, ymm7, ymmword ptr [rdi+448]	// update.limb2.vpand
imul rdx, qword ptr [rdi+320]	// change1.w1f.imul_w0f
mov rbp, qword ptr [rdi+80]	// change1.w1f.load_N1v
mov r11, r14	// copy for third2.step4.x
xor r11, rax	// third2.step4.x
sar r8, 1	// third2.step4.t
lea rbx, [r8+r11]	// third2.step4.y
cmovc rbx, r8	// third2.step4.G
adc rax, 0	// third2.step4.w
cmovs r14, r8	// third2.step4.h
cmovs r12, r9	// third2.step4.d
sub r10, r12	// third2.step5.c1.2
lea rcx, [r12-1]	// third2.step5.c0
vmovdqa ymmword ptr [rdi+704], ymm10	// update.limb2.vmovdqa
imul rbp, qword ptr [rdi+336]	// change1.w1f.imul_w0g
sub rbp, rdx	// change1.w1f.sub
sar rbp, 20	// change1.w1f.sar
vpandn ymm13, ymm1, ymmword ptr [rdi-96]	// third2.trail.vpandn.2
vpmuldq ymm5, ymm4, ymmword ptr [rdi+768]	// update.limb3.vpmuldq
sarx r13, r12, r15	// third2.step4.s
mov r11, r14	// copy for third2.step5.x
xor r11, r13	// third2.step5.x
sar rbx, 1	// third2.step5.t
lea rax, [rbx+r11]	// third2.step5.y
cmovc rax, rbx	// third2.step5.G
adc r13, 0	// third2.step5.w
cmovns rbx, r14	// third2.step5.h
cmovs rcx, r10	// third2.step5.d
sub rsi, rcx	// third2.step6.c1.2
lea r8, [rcx-1]	// third2.step6.c0
sarx r9, rcx, r15	// third2.step5.s
vpxor ymm9, ymm8, ymmword ptr [rdi-96]	// third2.trail.vpxor
mov qword ptr [rdi-96], r14	// third2.step4.store_h4
mov qword ptr [rdi-88], rbx	// third2.step5.store_h5
mov qword ptr [rdi+352], rbp	// change1.w1f.store_w1f
mov rdx, -2	// third2.step7.c1
vpmuldq ymm7, ymm2, ymm6	// update.limb3.vpmuldq.2
mov r12, qword ptr [rdi+88]	// change1.w1g.load_N1q
mov r11, -2	// third2.step8.c1
vpaddq ymm10, ymm5, ymm7	// update.limb3.vpaddq
vpshufd ymm1, ymmword ptr [rdi+800], 0x4e	// update.limb3.vpshufd
mov r13, rbx	// copy for third2.step6.x
xor r13, r9	// third2.step6.x
sar rax, 1	// third2.step6.t
lea r10, [rax+r13]	// third2.step6.y
cmovc r10, rax	// third2.step6.G
adc r9, 0	// third2.step6.w
cmovs rbx, rax	// third2.step6.h
mov qword ptr [rdi-80], rbx	// third2.step6.store_h6
cmovs r8, rsi	// third2.step6.d
lea rcx, [r8-1]	// third2.step7.c0
sub rdx, r8	// third2.step7.c1.2
vpmuldq ymm8, ymm15, ymmword ptr [rdi+800]	// update.limb3.vpmuldq.3
imul r12, qword ptr [rdi+320]	// change1.w1g.imul_w0f
mov r14, qword ptr [rdi+96]	// change1.w1g.load_N1r
vpxor ymm6, ymm14, ymm13	// third2.trail.vpxor.2
imul r14, qword ptr [rdi+336]	// change1.w1g.imul_w0g
sub r14, r12	// change1.w1g.sub
sar r14, 20	// change1.w1g.sar
sarx rbp, r8, r15	// third2.step6.s
mov r13, rbx	// copy for third2.step7.x
xor r13, rbp	// third2.step7.x
sar r10, 1	// third2.step7.t
lea r9, [r10+r13]	// third2.step7.y
cmovc r9, r10	// third2.step7.G
adc rbp, 0	// third2.step7.w
cmovs rbx, r10	// third2.step7.h
mov qword ptr [rdi-72], rbx	// third2.step7.store_h7
vpmuldq ymm5, ymm3, ymm1	// update.limb3.vpmuldq.4
vpaddq ymm7, ymm8, ymm5	// update.limb3.vpaddq.2
mov rax, -2	// third2.step10.c1
vmovdqu ymm14, ymmword ptr [rdi-56]	// third2.trail.vmovdqu.3
cmovs rcx, rdx	// third2.step7.d
sub r11, rcx	// third2.step8.c1.2
lea rsi, [rcx-1]	// third2.step8.c0
sarx r12, rcx, r15	// third2.step7.s
mov r8, -2	// third2.step9.c1
vpaddq ymm13, ymm10, ymm7	// update.limb3.vpaddq.3
mov qword ptr [rdi+360], r14	// change1.w1g.store_w1g
vpaddq ymm8, ymm13, ymmword ptr [rdi+512]	// update.limb3.vpaddq.4
mov r13, qword ptr [rdi+72]	// change1.high1f.load_N1u
vpandn ymm5, ymm14, ymmword ptr [rdi-64]	// third2.trail.vpandn.3
mov rbp, rbx	// copy for third2.step8.x
xor rbp, r12	// third2.step8.x
sar r9, 1	// third2.step8.t
lea r10, [r9+rbp]	// third2.step8.y
cmovc r10, r9	// third2.step8.G
adc r12, 0	// third2.step8.w
cmovs rbx, r9	// third2.step8.h
cmovs rsi, r11	// third2.step8.d
lea rdx, [rsi-1]	// third2.step9.c0
sub r8, rsi	// third2.step9.c1.2
vpaddq ymm10, ymm8, ymm0	// update.limb3.vpaddq.5
vpsrlq ymm7, ymm10, 30	// update.limb3.vpsrlq
sarx rcx, rsi, r15	// third2.step8.s
mov r14, rbx	// copy for third2.step9.x
xor r14, rcx	// third2.step9.x
sar r10, 1	// third2.step9.t
lea rbp, [r10+r14]	// third2.step9.y
cmovc rbp, r10	// third2.step9.G
adc rcx, 0	// third2.step9.w
cmovns r10, rbx	// third2.step9.h
cmovs rdx, r8	// third2.step9.d
sub rax, rdx	// third2.step10.c1.2
lea r12, [rdx-1]	// third2.step10.c0
sarx r9, rdx, r15	// third2.step9.s
vpxor ymm13, ymm9, ymmword ptr [rdi-64]	// third2.trail.vpxor.3
mov qword ptr [rdi-64], rbx	// third2.step8.store_h8
mov qword ptr [rdi-56], r10	// third2.step9.store_h9
vpand ymm14, ymm10, ymmword ptr [rdi+448]	// update.limb3.vpand
mov r11, -2	// third2.step12.c1
mov rsi, -2	// third2.step11.c1
vmovdqa ymmword ptr [rdi+736], ymm14	// update.limb3.vmovdqa
mov r14, r10	// copy for third2.step10.x
xor r14, r9	// third2.step10.x
sar rbp, 1	// third2.step10.t
lea rcx, [rbp+r14]	// third2.step10.y
cmovc rcx, rbp	// third2.step10.G
adc r9, 0	// third2.step10.w
cmovs r10, rbp	// third2.step10.h
mov qword ptr [rdi-48], r10	// third2.step10.store_h10
cmovs r12, rax	// third2.step10.d
lea r8, [r12-1]	// third2.step11.c0
sub rsi, r12	// third2.step11.c1.2
vpmuldq ymm8, ymm4, ymmword ptr [rdi+800]	// update.limb4.vpmuldq
vpmuldq ymm0, ymm2, ymm1	// update.limb4.vpmuldq.2
vpxor ymm9, ymm6, ymm5	// third2.trail.vpxor.4
vpaddq ymm10, ymm8, ymm0	// update.limb4.vpaddq
sarx rdx, r12, r15	// third2.step10.s
mov rbx, r10	// copy for third2.step11.x
xor rbx, rdx	// third2.step11.x
sar rcx, 1	// third2.step11.t
lea r14, [rcx+rbx]	// third2.step11.y
cmovc r14, rcx	// third2.step11.G
adc rdx, 0	// third2.step11.w
cmovs r10, rcx	// third2.step11.h
mov qword ptr [rdi-40], r10	// third2.step11.store_h11
cmovs r8, rsi	// third2.step11.d
sub r11, r8	// third2.step12.c1.2
lea r9, [r8-1]	// third2.step12.c0
sarx rbp, r8, r15	// third2.step11.s
mov rax, -2	// third2.step14.c1
vmovdqu ymm1, ymmword ptr [rdi-24]	// third2.trail.vmovdqu.4
mov r12, -2	// third2.step13.c1
vpmuldq ymm6, ymm15, ymmword ptr [rdi+832]	// update.limb4.vpmuldq.3
vpshufd ymm5, ymmword ptr [rdi+832], 0x4e	// update.limb4.vpshufd
vpandn ymm8, ymm1, ymmword ptr [rdi-32]	// third2.trail.vpandn.4
mov rbx, r10	// copy for third2.step12.x
xor rbx, rbp	// third2.step12.x
sar r14, 1	// third2.step12.t
lea rdx, [r14+rbx]	// third2.step12.y
cmovc rdx, r14	// third2.step12.G
adc rbp, 0	// third2.step12.w
cmovs r10, r14	// third2.step12.h
cmovs r9, r11	// third2.step12.d
lea rcx, [r9-1]	// third2.step13.c0
sub r12, r9	// third2.step13.c1.2
vpmuldq ymm0, ymm3, ymm5	// update.limb4.vpmuldq.4
vpaddq ymm15, ymm6, ymm0	// update.limb4.vpaddq.2
sarx rsi, r9, r15	// third2.step12.s
mov r8, r10	// copy for third2.step13.x
xor r8, rsi	// third2.step13.x
sar rdx, 1	// third2.step13.t
lea rbx, [rdx+r8]	// third2.step13.y
cmovc rbx, rdx	// third2.step13.G
adc rsi, 0	// third2.step13.w
cmovns rdx, r10	// third2.step13.h
cmovs rcx, r12	// third2.step13.d
sub rax, rcx	// third2.step14.c1.2
lea rbp, [rcx-1]	// third2.step14.c0
sarx r14, rcx, r15	// third2.step13.s
vpaddq ymm1, ymm10, ymm15	// update.limb4.vpaddq.3
vpaddq ymm3, ymm1, ymmword ptr [rdi+512]	// update.limb4.vpaddq.4
mov r11, -2	// third2.step16.c1
mov r9, -2	// third2.step15.c1
vpaddq ymm6, ymm3, ymm7	// update.limb4.vpaddq.5
vpxor ymm0, ymm13, ymmword ptr [rdi-32]	// third2.trail.vpxor.5
mov qword ptr [rdi-32], r10	// third2.step12.store_h12
mov qword ptr [rdi-24], rdx	// third2.step13.store_h13
mov r8, rdx	// copy for third2.step14.x
xor r8, r14	// third2.step14.x
sar rbx, 1	// third2.step14.t
lea rsi, [rbx+r8]	// third2.step14.y
cmovc rsi, rbx	// third2.step14.G
adc r14, 0	// third2.step14.w
cmovs rdx, rbx	// third2.step14.h
mov qword ptr [rdi-16], rdx	// third2.step14.store_h14
cmovs rbp, rax	// third2.step14.d
lea r12, [rbp-1]	// third2.step15.c0
sub r9, rbp	// third2.step15.c1.2
vpsrlq ymm10, ymm6, 30	// update.limb4.vpsrlq
mov rcx, -2	// third2.step17.c1
vpxor ymm15, ymm9, ymm8	// third2.trail.vpxor.6
sarx r10, rbp, r15	// third2.step14.s
mov r8, rdx	// copy for third2.step15.x
xor r8, r10	// third2.step15.x
sar rsi, 1	// third2.step15.t
lea r14, [rsi+r8]	// third2.step15.y
cmovc r14, rsi	// third2.step15.G
adc r10, 0	// third2.step15.w
cmovs rdx, rsi	// third2.step15.h
mov qword ptr [rdi-8], rdx	// third2.step15.store_h15
cmovs r12, r9	// third2.step15.d
sub r11, r12	// third2.step16.c1.2
lea rbx, [r12-1]	// third2.step16.c0
sarx rax, r12, r15	// third2.step15.s
mov rbp, -2	// third2.step18.c1
vpand ymm1, ymm6, ymmword ptr [rdi+448]	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+768], ymm1	// update.limb4.vmovdqa
vpmuldq ymm3, ymm4, ymmword ptr [rdi+832]	// update.last.vpmuldq
vpmuldq ymm7, ymm2, ymm5	// update.last.vpmuldq.2
vpaddq ymm13, ymm3, ymm7	// update.last.vpaddq
vmovdqu ymm9, ymmword ptr [rdi+8]	// third2.trail.vmovdqu.5
mov r8, rdx	// copy for third2.step16.x
xor r8, rax	// third2.step16.x
sar r14, 1	// third2.step16.t
lea r10, [r14+r8]	// third2.step16.y
cmovc r10, r14	// third2.step16.G
adc rax, 0	// third2.step16.w
cmovs rdx, r14	// third2.step16.h
cmovs rbx, r11	// third2.step16.d
lea rsi, [rbx-1]	// third2.step17.c0
sub rcx, rbx	// third2.step17.c1.2
vpaddq ymm8, ymm13, ymmword ptr [rdi+512]	// update.last.vpaddq.2
vpandn ymm6, ymm9, ymmword ptr [rdi+0]	// third2.trail.vpandn.5
sarx r9, rbx, r15	// third2.step16.s
mov r12, rdx	// copy for third2.step17.x
xor r12, r9	// third2.step17.x
sar r10, 1	// third2.step17.t
lea r8, [r10+r12]	// third2.step17.y
cmovc r8, r10	// third2.step17.G
adc r9, 0	// third2.step17.w
cmovns r10, rdx	// third2.step17.h
cmovs rsi, rcx	// third2.step17.d
sub rbp, rsi	// third2.step18.c1.2
lea rax, [rsi-1]	// third2.step18.c0
sarx r14, rsi, r15	// third2.step17.s
vpaddq ymm4, ymm8, ymm10	// update.last.vpaddq.3
vpaddq ymm2, ymm4, ymm11	// update.last.vpaddq.4
vpand ymm5, ymm2, ymmword ptr [rdi+448]	// update.last.vpand
mov r11, -2	// third2.step19.c1
mov rbx, -2	// third2.step20.c1
vmovdqa ymmword ptr [rdi+800], ymm5	// update.last.vmovdqa
mov r12, r10	// copy for third2.step18.x
xor r12, r14	// third2.step18.x
sar r8, 1	// third2.step18.t
lea r9, [r8+r12]	// third2.step18.y
cmovc r9, r8	// third2.step18.G
adc r14, 0	// third2.step18.w
cmovns r8, r10	// third2.step18.h
cmovs rax, rbp	// third2.step18.d
lea rcx, [rax-1]	// third2.step19.c0
sub r11, rax	// third2.step19.c1.2
vpxor ymm3, ymm0, ymmword ptr [rdi+0]	// third2.trail.vpxor.7
mov qword ptr [rdi+0], rdx	// third2.step16.store_h16
mov qword ptr [rdi+8], r10	// third2.step17.store_h17
mov qword ptr [rdi+16], r8	// third2.step18.store_h18
vpsrlq ymm7, ymm14, 11	// update.last.above.vpsrlq
sarx rsi, rax, r15	// third2.step18.s
mov r12, r8	// copy for third2.step19.x
xor r12, rsi	// third2.step19.x
sar r9, 1	// third2.step19.t
lea r14, [r9+r12]	// third2.step19.y
cmovc r14, r9	// third2.step19.G
adc rsi, 0	// third2.step19.w
cmovs r8, r9	// third2.step19.h
mov qword ptr [rdi+24], r8	// third2.step19.store_h19
cmovs rcx, r11	// third2.step19.d
lea rbp, [rcx-1]	// third2.step20.c0
sub rbx, rcx	// third2.step20.c1.2
sarx rdx, rcx, r15	// third2.step19.s
vpsllq ymm13, ymm1, 19	// update.last.above.vpsllq
vpxor ymm9, ymm15, ymm6	// third2.trail.vpxor.8
vpaddq ymm8, ymm7, ymm13	// update.last.above.vpaddq
vpsllq ymm10, ymm5, 49	// update.last.above.vpsllq.2
vpaddq ymm4, ymm8, ymm10	// update.last.above.vpaddq.2
mov r10, r8	// copy for third2.step20.x
xor r10, rdx	// third2.step20.x
sar r14, 1	// third2.step20.t
lea rax, [r14+r10]	// third2.step20.y
cmovc rax, r14	// third2.step20.G
adc rdx, 0	// third2.step20.w
cmovs r8, r14	// third2.step20.h
mov qword ptr [rdi+32], r8	// third2.step20.store_h20
cmovs rbp, rbx	// third2.step20.d
mov r12, r8	// copy for change2.h.add_rounding_h
add r12, qword ptr [rdi+40]	// change2.h.add_rounding_h
mov rsi, rax	// copy for change2.G.shl
shl rsi, 43	// change2.G.shl
mov r9, rax	// copy for change2.G.add_rounding_G
add r9, qword ptr [rdi+48]	// change2.G.add_rounding_G
rorx r11, r9, 22	// change2.G.first_entry
rorx rcx, r9, 43	// change2.G.second_entry
rorx r10, r12, 42	// change2.h.second_entry
mov rdx, r8	// copy for change2.h.shl
shl rdx, 44	// change2.h.shl
add rsi, qword ptr [rdi+64]	// change2.G.add_refill_G
add rdx, qword ptr [rdi+56]	// change2.h.add_refill_h
rorx r14, r12, 21	// change2.h.first_entry
vpxor ymm11, ymm3, ymmword ptr [rdi+864]	// third2.trail.vpxor.9
vpsrlq ymm0, ymm2, 30	// update.last.vpsrlq
vmovdqa ymmword ptr [rdi+672], ymm4	// update.last.above.vmovdqa
imul r13, qword ptr [rdi+672]	// change1.high1f.imul_above_f
mov rbx, qword ptr [rdi+80]	// change1.high1f.load_N1v
imul rbx, qword ptr [rdi+680]	// change1.high1f.imul_above_g
sub rbx, r13	// change1.high1f.sub
mov r9, qword ptr [rdi+352]	// change1.high1f.load_w1f
sar r9, 21	// change1.high1f.sar
lea r12, [r9+rbx]	// change1.high1f.add
shl r12, 44	// change1.high1f.shl
mov qword ptr [rdi+368], r12	// change1.high1f.store_high1f
mov r13, qword ptr [rdi+88]	// change1.high1g.load_N1q
imul r13, qword ptr [rdi+672]	// change1.high1g.imul_above_f
mov r9, qword ptr [rdi+96]	// change1.high1g.load_N1r
imul r9, qword ptr [rdi+680]	// change1.high1g.imul_above_g
sub r9, r13	// change1.high1g.sub
mov rbx, qword ptr [rdi+360]	// change1.high1g.load_w1g
sar rbx, 21	// change1.high1g.sar
lea r12, [rbx+r9]	// change1.high1g.add
shl r12, 44	// change1.high1g.shl
mov qword ptr [rdi+376], r12	// change1.high1g.store_high1g
imul r10, qword ptr [rdi+376]	// change2.h.imul_high1g
imul rcx, qword ptr [rdi+376]	// change2.G.imul_high1g
imul r14, qword ptr [rdi+368]	// change2.h.imul_high1f
imul r11, qword ptr [rdi+368]	// change2.G.imul_high1f
lea r13, [r11+rsi]	// change2.G.add
sub r13, rcx	// change2.G.sub
lea rbx, [r14+rdx]	// change2.h.add
ror r13, 43	// change2.G.packed
sub rbx, r10	// change2.h.sub
ror rbx, 44	// change2.h.packed
vmovdqa ymmword ptr [rdi+864], ymm11	// third2.trail.vmovdqa.2
vpaddq ymm14, ymm0, ymm12	// update.last.vpaddq.5
vpaddq ymm1, ymm14, ymmword ptr [rdi+576]	// update.last.vpaddq.6
vpand ymm15, ymm1, ymmword ptr [rdi+608]	// update.last.vpand.2
sarx r9, rbp, r15	// third2.step20.s
lea r12, [rbp-1]	// third3.step1.c0
mov r11, -2	// third3.step2.c1
mov rsi, -2	// third3.step1.c1
sub rsi, rbp	// third3.step1.c1.2
vmovdqa ymmword ptr [rdi+832], ymm15	// update.last.vmovdqa.2
vmovdqu ymm6, ymmword ptr [rdi-120]	// third3.trail.vmovdqu
vpxor ymm7, ymm9, ymmword ptr [rdi+896]	// third2.trail.vpxor.10
mov rcx, rbx	// copy for third3.step1.x
xor rcx, r9	// third3.step1.x
sar r13, 1	// third3.step1.t
lea r14, [r13+rcx]	// third3.step1.y
cmovc r14, r13	// third3.step1.G
adc r9, 0	// third3.step1.w
cmovns r13, rbx	// third3.step1.h
vpsrlq ymm13, ymm1, 30	// update.last.vpsrlq.2
mov qword ptr [rdi+256], r8	// change2.store_end2
cmovs r12, rsi	// third3.step1.d
sub r11, r12	// third3.step2.c1.2
lea rdx, [r12-1]	// third3.step2.c0
sarx r10, r12, r15	// third3.step1.s
vpandn ymm5, ymm6, ymmword ptr [rdi-128]	// third3.trail.vpandn
vmovdqa ymmword ptr [rdi+896], ymm7	// third2.trail.vmovdqa.3
mov rbp, r8	// copy for change2.N2v.add_rounding_h
add rbp, qword ptr [rdi+40]	// change2.N2v.add_rounding_h
mov rcx, -2	// third3.step4.c1
mov r9, -2	// third3.step3.c1
vmovdqa ymm8, ymmword ptr [rdi-128]	// third3.trail.vmovdqa
mov qword ptr [rdi-120], r13	// third3.step1.store_h1
mov qword ptr [rdi-128], rbx	// third3.store_h0
sar rbp, 42	// change2.N2v.sar
vperm2i128 ymm10, ymm13, ymm13, 0x08	// update.last.vperm2i128
vpaddq ymm3, ymm10, ymmword ptr [rdi+640]	// update.last.vpaddq.7
vpaddq ymm2, ymm3, ymmword ptr [rdi+704]	// update.last.vpaddq.8
vmovdqa ymmword ptr [rdi+704], ymm2	// update.last.vmovdqa.3
mov qword ptr [rdi+384], rbp	// change2.N2v.store_N2v
mov rsi, r13	// copy for third3.step2.x
xor rsi, r10	// third3.step2.x
sar r14, 1	// third3.step2.t
lea r12, [r14+rsi]	// third3.step2.y
cmovc r12, r14	// third3.step2.G
adc r10, 0	// third3.step2.w
cmovs r13, r14	// third3.step2.h
mov qword ptr [rdi-112], r13	// third3.step2.store_h2
cmovs rdx, r11	// third3.step2.d
lea rbx, [rdx-1]	// third3.step3.c0
sub r9, rdx	// third3.step3.c1.2
mov rbp, qword ptr [rdi+720]	// update.last.turn.mov
sar rbp, 30	// update.last.turn.sar
lea rsi, [r8+1048576]	// change2.N2u.offset
shl rsi, 22	// change2.N2u.shl
sar rsi, 43	// change2.N2u.sar
mov r10, -2	// third3.step6.c1
vmovdqu ymm4, ymmword ptr [rdi-88]	// third3.trail.vmovdqu.2
mov qword ptr [rdi+392], rsi	// change2.N2u.store_N2u
mov r14, rax	// copy for change2.N2r.add_rounding_G
add r14, qword ptr [rdi+48]	// change2.N2r.add_rounding_G
sarx r11, rdx, r15	// third3.step2.s
mov r8, r13	// copy for third3.step3.x
xor r8, r11	// third3.step3.x
sar r12, 1	// third3.step3.t
lea rsi, [r12+r8]	// third3.step3.y
cmovc rsi, r12	// third3.step3.G
adc r11, 0	// third3.step3.w
cmovs r13, r12	// third3.step3.h
mov qword ptr [rdi-104], r13	// third3.step3.store_h3
cmovs rbx, r9	// third3.step3.d
lea rdx, [rbx-1]	// third3.step4.c0
sub rcx, rbx	// third3.step4.c1.2
sarx r8, rbx, r15	// third3.step3.s
mov r11, -2	// third3.step5.c1
add rbp, qword ptr [rdi+752]	// update.last.turn.add
sar r14, 43	// change2.N2r.sar
vpandn ymm11, ymm4, ymmword ptr [rdi-96]	// third3.trail.vpandn.2
mov qword ptr [rdi+400], r14	// change2.N2r.store_N2r
mov r12, r13	// copy for third3.step4.x
xor r12, r8	// third3.step4.x
sar rsi, 1	// third3.step4.t
lea r9, [rsi+r12]	// third3.step4.y
cmovc r9, rsi	// third3.step4.G
adc r8, 0	// third3.step4.w
cmovs r13, rsi	// third3.step4.h
cmovs rdx, rcx	// third3.step4.d
sub r11, rdx	// third3.step5.c1.2
lea rbx, [rdx-1]	// third3.step5.c0
lea r14, [rax+2097152]	// change2.N2q.offset
shl r14, 21	// change2.N2q.shl
sar r14, 43	// change2.N2q.sar
sar rbp, 30	// update.last.turn.sar.2
add rbp, qword ptr [rdi+784]	// update.last.turn.add.2
sar rbp, 30	// update.last.turn.sar.3
add rbp, qword ptr [rdi+816]	// update.last.turn.add.3
sar rbp, 30	// update.last.turn.sar.4
sarx r12, rdx, r15	// third3.step4.s
mov r8, r13	// copy for third3.step5.x
xor r8, r12	// third3.step5.x
sar r9, 1	// third3.step5.t
lea rsi, [r9+r8]	// third3.step5.y
cmovc rsi, r9	// third3.step5.G
adc r12, 0	// third3.step5.w
cmovns r9, r13	// third3.step5.h
cmovs rbx, r11	// third3.step5.d
sub r10, rbx	// third3.step6.c1.2
lea rcx, [rbx-1]	// third3.step6.c0
sarx rax, rbx, r15	// third3.step5.s
mov qword ptr [rdi+408], r14	// change2.N2q.store_N2q
mov rdx, -2	// third3.step7.c1
add rbp, qword ptr [rdi+848]	// update.last.turn.add.4
mov r8, qword ptr [rdi+392]	// change2.Yu.load_N2u
mov r12, qword ptr [rdi+248]	// update.last.turn.load_XM
vpxor ymm0, ymm8, ymmword ptr [rdi-96]	// third3.trail.vpxor
mov qword ptr [rdi-96], r13	// third3.step4.store_h4
mov qword ptr [rdi-88], r9	// third3.step5.store_h5
mov r11, -2	// third3.step8.c1
imul r8, qword ptr [rdi+72]	// change2.Yu.imul_N1u
mov rbx, r9	// copy for third3.step6.x
xor rbx, rax	// third3.step6.x
sar rsi, 1	// third3.step6.t
lea r14, [rsi+rbx]	// third3.step6.y
cmovc r14, rsi	// third3.step6.G
adc rax, 0	// third3.step6.w
cmovs r9, rsi	// third3.step6.h
mov qword ptr [rdi-80], r9	// third3.step6.store_h6
cmovs rcx, r10	// third3.step6.d
lea r13, [rcx-1]	// third3.step7.c0
mov rbx, r12	// copy for update.last.turn.xor_F
xor rbx, qword ptr [rdi+272]	// update.last.turn.xor_F
mov rax, r12	// copy for update.last.turn.xor
xor rax, rbp	// update.last.turn.xor
mov rsi, qword ptr [rdi+384]	// change2.Yu.load_N2v
vpxor ymm12, ymm5, ymm11	// third3.trail.vpxor.2
imul rsi, qword ptr [rdi+88]	// change2.Yu.imul_N1q
sub rdx, rcx	// third3.step7.c1.2
andn r10, rbx, rax	// update.last.turn.andn
sarx rbx, rcx, r15	// third3.step6.s
mov rax, r9	// copy for third3.step7.x
xor rax, rbx	// third3.step7.x
sar r14, 1	// third3.step7.t
lea rcx, [r14+rax]	// third3.step7.y
cmovc rcx, r14	// third3.step7.G
adc rbx, 0	// third3.step7.w
cmovs r9, r14	// third3.step7.h
mov qword ptr [rdi-72], r9	// third3.step7.store_h7
cmovs r13, rdx	// third3.step7.d
sub r11, r13	// third3.step8.c1.2
lea rax, [r13-1]	// third3.step8.c0
sarx rbx, r13, r15	// third3.step7.s
sub rsi, r8	// change2.Yu.sub
mov qword ptr [rdi+128], rsi	// change2.Yu.store_Yu
mov r14, qword ptr [rdi+392]	// change2.Yv.load_N2u
imul r14, qword ptr [rdi+80]	// change2.Yv.imul_N1v
mov rdx, -2	// third3.step10.c1
vmovdqu ymm14, ymmword ptr [rdi-56]	// third3.trail.vmovdqu.3
xor r10, r12	// update.last.turn.xor.2
xor r10, qword ptr [rdi+280]	// update.last.turn.xor_turns
mov qword ptr [rdi+280], r10	// update.last.turn.store_turns
mov r13, -2	// third3.step9.c1
mov r8, qword ptr [rdi+384]	// change2.Yv.load_N2v
imul r8, qword ptr [rdi+96]	// change2.Yv.imul_N1r
mov qword ptr [rdi+272], rbp	// update.last.turn.store_F
vpandn ymm15, ymm14, ymmword ptr [rdi-64]	// third3.trail.vpandn.3
sub r8, r14	// change2.Yv.sub
mov rsi, r9	// copy for third3.step8.x
xor rsi, rbx	// third3.step8.x
sar rcx, 1	// third3.step8.t
lea r12, [rcx+rsi]	// third3.step8.y
cmovc r12, rcx	// third3.step8.G
adc rbx, 0	// third3.step8.w
cmovs r9, rcx	// third3.step8.h
cmovs rax, r11	// third3.step8.d
lea r10, [rax-1]	// third3.step9.c0
sub r13, rax	// third3.step9.c1.2
mov rbp, -2	// third3.step12.c1
mov r14, -2	// third3.step11.c1
sarx rsi, rax, r15	// third3.step8.s
mov rbx, r9	// copy for third3.step9.x
xor rbx, rsi	// third3.step9.x
sar r12, 1	// third3.step9.t
lea rcx, [r12+rbx]	// third3.step9.y
cmovc rcx, r12	// third3.step9.G
adc rsi, 0	// third3.step9.w
cmovns r12, r9	// third3.step9.h
cmovs r10, r13	// third3.step9.d
sub rdx, r10	// third3.step10.c1.2
lea r11, [r10-1]	// third3.step10.c0
sarx rax, r10, r15	// third3.step9.s
mov qword ptr [rdi+136], r8	// change2.Yv.store_Yv
mov rbx, qword ptr [rdi+408]	// change2.Yq.load_N2q
imul rbx, qword ptr [rdi+72]	// change2.Yq.imul_N1u
mov rsi, qword ptr [rdi+400]	// change2.Yq.load_N2r
vpxor ymm9, ymm0, ymmword ptr [rdi-64]	// third3.trail.vpxor.3
mov qword ptr [rdi-64], r9	// third3.step8.store_h8
mov qword ptr [rdi-56], r12	// third3.step9.store_h9
imul rsi, qword ptr [rdi+88]	// change2.Yq.imul_N1q
sub rsi, rbx	// change2.Yq.sub
mov r13, r12	// copy for third3.step10.x
xor r13, rax	// third3.step10.x
sar rcx, 1	// third3.step10.t
lea r10, [rcx+r13]	// third3.step10.y
cmovc r10, rcx	// third3.step10.G
adc rax, 0	// third3.step10.w
cmovs r12, rcx	// third3.step10.h
mov qword ptr [rdi-48], r12	// third3.step10.store_h10
cmovs r11, rdx	// third3.step10.d
lea r8, [r11-1]	// third3.step11.c0
sub r14, r11	// third3.step11.c1.2
mov qword ptr [rdi+144], rsi	// change2.Yq.store_Yq
vpxor ymm1, ymm12, ymm15	// third3.trail.vpxor.4
mov r9, qword ptr [rdi+408]	// change2.Yr.load_N2q
sarx rbx, r11, r15	// third3.step10.s
mov r13, r12	// copy for third3.step11.x
xor r13, rbx	// third3.step11.x
sar r10, 1	// third3.step11.t
lea rax, [r10+r13]	// third3.step11.y
cmovc rax, r10	// third3.step11.G
adc rbx, 0	// third3.step11.w
cmovs r12, r10	// third3.step11.h
mov qword ptr [rdi-40], r12	// third3.step11.store_h11
cmovs r8, r14	// third3.step11.d
sub rbp, r8	// third3.step12.c1.2
lea rcx, [r8-1]	// third3.step12.c0
sarx rdx, r8, r15	// third3.step11.s
imul r9, qword ptr [rdi+80]	// change2.Yr.imul_N1v
mov rsi, -2	// third3.step14.c1
vmovdqu ymm6, ymmword ptr [rdi-24]	// third3.trail.vmovdqu.4
mov r11, qword ptr [rdi+400]	// change2.Yr.load_N2r
imul r11, qword ptr [rdi+96]	// change2.Yr.imul_N1r
mov r13, -2	// third3.step13.c1
mov rbx, r12	// copy for third3.step12.x
xor rbx, rdx	// third3.step12.x
sar rax, 1	// third3.step12.t
lea r10, [rax+rbx]	// third3.step12.y
cmovc r10, rax	// third3.step12.G
adc rdx, 0	// third3.step12.w
cmovs r12, rax	// third3.step12.h
cmovs rcx, rbp	// third3.step12.d
lea r14, [rcx-1]	// third3.step13.c0
sub r13, rcx	// third3.step13.c1.2
sub r11, r9	// change2.Yr.sub
mov qword ptr [rdi+152], r11	// change2.Yr.store_Yr
mov r8, qword ptr [rdi+392]	// change2.w2f.load_N2u
sarx rbx, rcx, r15	// third3.step12.s
mov rdx, r12	// copy for third3.step13.x
xor rdx, rbx	// third3.step13.x
sar r10, 1	// third3.step13.t
lea rax, [r10+rdx]	// third3.step13.y
cmovc rax, r10	// third3.step13.G
adc rbx, 0	// third3.step13.w
cmovns r10, r12	// third3.step13.h
cmovs r14, r13	// third3.step13.d
sub rsi, r14	// third3.step14.c1.2
lea rbp, [r14-1]	// third3.step14.c0
sarx r9, r14, r15	// third3.step13.s
vpandn ymm7, ymm6, ymmword ptr [rdi-32]	// third3.trail.vpandn.4
vpxor ymm13, ymm9, ymmword ptr [rdi-32]	// third3.trail.vpxor.5
mov qword ptr [rdi-32], r12	// third3.step12.store_h12
mov qword ptr [rdi-24], r10	// third3.step13.store_h13
mov r11, -2	// third3.step16.c1
imul r8, qword ptr [rdi+352]	// change2.w2f.imul_w1f
mov rcx, qword ptr [rdi+384]	// change2.w2f.load_N2v
imul rcx, qword ptr [rdi+360]	// change2.w2f.imul_w1g
mov rdx, -2	// third3.step15.c1
mov rbx, r10	// copy for third3.step14.x
xor rbx, r9	// third3.step14.x
sar rax, 1	// third3.step14.t
lea r13, [rax+rbx]	// third3.step14.y
cmovc r13, rax	// third3.step14.G
adc r9, 0	// third3.step14.w
cmovs r10, rax	// third3.step14.h
mov qword ptr [rdi-16], r10	// third3.step14.store_h14
cmovs rbp, rsi	// third3.step14.d
lea r14, [rbp-1]	// third3.step15.c0
sub rdx, rbp	// third3.step15.c1.2
sub rcx, r8	// change2.w2f.sub
vpxor ymm10, ymm1, ymm7	// third3.trail.vpxor.6
sar rcx, 20	// change2.w2f.sar
mov r12, qword ptr [rdi+128]	// change2.w2f.load_Yu
imul r12, qword ptr [rdi+672]	// change2.w2f.imul_above_f
mov rbx, qword ptr [rdi+136]	// change2.w2f.load_Yv
sarx r9, rbp, r15	// third3.step14.s
mov rax, r10	// copy for third3.step15.x
xor rax, r9	// third3.step15.x
sar r13, 1	// third3.step15.t
lea rsi, [r13+rax]	// third3.step15.y
cmovc rsi, r13	// third3.step15.G
adc r9, 0	// third3.step15.w
cmovs r10, r13	// third3.step15.h
mov qword ptr [rdi-8], r10	// third3.step15.store_h15
cmovs r14, rdx	// third3.step15.d
sub r11, r14	// third3.step16.c1.2
lea r8, [r14-1]	// third3.step16.c0
sarx rbp, r14, r15	// third3.step15.s
mov rax, -2	// third3.step18.c1
mov r9, -2	// third3.step17.c1
imul rbx, qword ptr [rdi+680]	// change2.w2f.imul_above_g
sub rbx, r12	// change2.w2f.sub.2
vmovdqu ymm3, ymmword ptr [rdi+8]	// third3.trail.vmovdqu.5
mov r13, r10	// copy for third3.step16.x
xor r13, rbp	// third3.step16.x
sar rsi, 1	// third3.step16.t
lea rdx, [rsi+r13]	// third3.step16.y
cmovc rdx, rsi	// third3.step16.G
adc rbp, 0	// third3.step16.w
cmovs r10, rsi	// third3.step16.h
cmovs r8, r11	// third3.step16.d
lea r14, [r8-1]	// third3.step17.c0
sub r9, r8	// third3.step17.c1.2
lea r12, [rcx+2*rbx]	// change2.w2f.lea
mov qword ptr [rdi+160], r12	// change2.w2f.store_w2f
sar r12, 21	// change2.w2f.sar.2
sarx r13, r8, r15	// third3.step16.s
mov rbp, r10	// copy for third3.step17.x
xor rbp, r13	// third3.step17.x
sar rdx, 1	// third3.step17.t
lea rsi, [rdx+rbp]	// third3.step17.y
cmovc rsi, rdx	// third3.step17.G
adc r13, 0	// third3.step17.w
cmovns rdx, r10	// third3.step17.h
cmovs r14, r9	// third3.step17.d
sub rax, r14	// third3.step18.c1.2
lea r11, [r14-1]	// third3.step18.c0
sarx rcx, r14, r15	// third3.step17.s
vpandn ymm2, ymm3, ymmword ptr [rdi+0]	// third3.trail.vpandn.5
shl r12, 44	// change2.w2f.shl
mov rbx, -2	// third3.step20.c1
mov qword ptr [rdi+416], r12	// change2.w2f.store_high2f
mov r8, -2	// third3.step19.c1
mov rbp, qword ptr [rdi+408]	// change2.w2g.load_N2q
mov r13, rdx	// copy for third3.step18.x
xor r13, rcx	// third3.step18.x
sar rsi, 1	// third3.step18.t
lea r9, [rsi+r13]	// third3.step18.y
cmovc r9, rsi	// third3.step18.G
adc rcx, 0	// third3.step18.w
cmovns rsi, rdx	// third3.step18.h
cmovs r11, rax	// third3.step18.d
lea r14, [r11-1]	// third3.step19.c0
sub r8, r11	// third3.step19.c1.2
imul rbp, qword ptr [rdi+352]	// change2.w2g.imul_w1f
mov r12, qword ptr [rdi+400]	// change2.w2g.load_N2r
vpxor ymm4, ymm13, ymmword ptr [rdi+0]	// third3.trail.vpxor.7
mov qword ptr [rdi+0], r10	// third3.step16.store_h16
mov qword ptr [rdi+8], rdx	// third3.step17.store_h17
mov qword ptr [rdi+16], rsi	// third3.step18.store_h18
imul r12, qword ptr [rdi+360]	// change2.w2g.imul_w1g
sub r12, rbp	// change2.w2g.sub
sarx r13, r11, r15	// third3.step18.s
mov rcx, rsi	// copy for third3.step19.x
xor rcx, r13	// third3.step19.x
sar r9, 1	// third3.step19.t
lea rax, [r9+rcx]	// third3.step19.y
cmovc rax, r9	// third3.step19.G
adc r13, 0	// third3.step19.w
cmovs rsi, r9	// third3.step19.h
mov qword ptr [rdi+24], rsi	// third3.step19.store_h19
cmovs r14, r8	// third3.step19.d
sub rbx, r14	// third3.step20.c1.2
lea r10, [r14-1]	// third3.step20.c0
sarx rdx, r14, r15	// third3.step19.s
vpxor ymm8, ymm10, ymm2	// third3.trail.vpxor.8
sar r12, 20	// change2.w2g.sar
mov rbp, qword ptr [rdi+144]	// change2.w2g.load_Yq
mov r11, rsi	// copy for third3.step20.x
xor r11, rdx	// third3.step20.x
sar rax, 1	// third3.step20.t
lea rcx, [rax+r11]	// third3.step20.y
cmovc rcx, rax	// third3.step20.G
mov qword ptr [rdi+120], rcx	// change3.store_end_G
adc rdx, 0	// third3.step20.w
cmovs rsi, rax	// third3.step20.h
mov qword ptr [rdi+32], rsi	// third3.step20.store_h20
cmovs r10, rbx	// third3.step20.d
mov r13, rcx	// copy for change3.G.add_rounding_G
add r13, qword ptr [rdi+48]	// change3.G.add_rounding_G
mov r9, rsi	// copy for change3.h.add_rounding_h
add r9, qword ptr [rdi+40]	// change3.h.add_rounding_h
rorx r8, r13, 22	// change3.G.first_entry
shl rcx, 43	// change3.G.shl
rorx r14, r9, 42	// change3.h.second_entry
rorx r11, r13, 43	// change3.G.second_entry
mov rdx, rsi	// copy for change3.h.shl
shl rdx, 44	// change3.h.shl
rorx rax, r9, 21	// change3.h.first_entry
add rcx, qword ptr [rdi+64]	// change3.G.add_refill_G
add rdx, qword ptr [rdi+56]	// change3.h.add_refill_h
imul r8, qword ptr [rdi+416]	// change3.G.imul_high2f
imul rax, qword ptr [rdi+416]	// change3.h.imul_high2f
imul rbp, qword ptr [rdi+672]	// change2.w2g.imul_above_f
mov qword ptr [rdi+112], rsi	// change3.store_end_h
mov rbx, qword ptr [rdi+152]	// change2.w2g.load_Yr
lea r13, [rax+rdx]	// change3.h.add
imul rbx, qword ptr [rdi+680]	// change2.w2g.imul_above_g
vpxor ymm5, ymm4, ymmword ptr [rdi+864]	// third3.trail.vpxor.9
lea r9, [r8+rcx]	// change3.G.add
sarx rsi, r10, r15	// third3.step20.s
vmovdqa ymmword ptr [rdi+864], ymm5	// third3.trail.vmovdqa.2
sub rbx, rbp	// change2.w2g.sub.2
lea rax, [r12+2*rbx]	// change2.w2g.lea
mov qword ptr [rdi+168], rax	// change2.w2g.store_w2g
sar rax, 21	// change2.w2g.sar.2
shl rax, 44	// change2.w2g.shl
vpxor ymm11, ymm8, ymmword ptr [rdi+896]	// third3.trail.vpxor.10
mov qword ptr [rdi+424], rax	// change2.w2g.store_high2g
imul r14, qword ptr [rdi+424]	// change3.h.imul_high2g
imul r11, qword ptr [rdi+424]	// change3.G.imul_high2g
sub r9, r11	// change3.G.sub
ror r9, 43	// change3.G.packed
sub r13, r14	// change3.h.sub
ror r13, 44	// change3.h.packed
mov rdx, qword ptr [rdi+128]	// change2.XY.load_Yu
sar rdx, 63	// change2.XY.sar
add rdx, qword ptr [rdi+136]	// change2.XY.add_Yv
vmovdqa ymmword ptr [rdi+896], ymm11	// third3.trail.vmovdqa.3
mov qword ptr [rdi+240], rdx	// change2.XY.store_XY
mov rbx, r9	// output
mov rcx, r13	// output
mov rdx, r10	// output
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
