// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `batches` batches of 60 half-delta divsteps on f, g, with the cofactors u, v modulo m [BY19, Wui21].
//   The matrix of each batch is applied to f, u, g, v in the batch after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `InvertState` in invert.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; batches >= 1; BMI1, BMI2, AVX2.
// Out: limbs, d, end_h, end_G, Yu..Yr of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow; |u|, |v| grow by at most m a batch.
// Timing: constant but for `batches` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 35 limbs of 30 bits; 1646 instructions a batch, 720 for its steps (form: carry).
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
push r14	// save
push r15	// save
mov rbx, qword ptr [rdi-96]	// load_start_G
mov rcx, qword ptr [rdi-88]	// load_start_h
mov rdx, qword ptr [rdi-80]	// load_d
mov rsi, rdx	// s
sar rsi, 63	// s
or r15, -1	// ones
.p2align 6
2:
mov rax, -2	// third1.step1.c1
mov rbp, rcx	// copy for third1.step1.x
xor rbp, rsi	// third1.step1.x
lea r8, [rdx-1]	// third1.step1.c0
sub rax, rdx	// third1.step1.c1.2
sar rbx, 1	// third1.step1.t
mov r9, qword ptr [rdi-128]	// end.load_end_h
lea r10, [rbx+rbp]	// third1.step1.y
mov r11, qword ptr [rdi-120]	// end.load_end_G
cmovc r10, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
cmovs rcx, rbx	// third1.step1.h
cmovs r8, rax	// third1.step1.d
mov r12, -2	// third1.step2.c1
mov r13, r9	// copy for end.N3v.add_rounding_h
add r13, qword ptr [rdi-64]	// end.N3v.add_rounding_h
sarx r14, r8, r15	// third1.step1.s
mov rdx, rcx	// copy for third1.step2.x
xor rdx, r14	// third1.step2.x
lea rbp, [r8-1]	// third1.step2.c0
sub r12, r8	// third1.step2.c1.2
sar r13, 41	// end.N3v.sar
sar r10, 1	// third1.step2.t
mov qword ptr [rdi+328], r13	// end.N3v.store_N3v
lea rsi, [r10+rdx]	// third1.step2.y
lea rbx, [r9+524288]	// end.N3u.offset
cmovc rsi, r10	// third1.step2.G
adc r14, 0	// third1.step2.w
cmovs rcx, r10	// third1.step2.h
cmovs rbp, r12	// third1.step2.d
shl rbx, 23	// end.N3u.shl
mov rax, -2	// third1.step3.c1
sarx r8, rbp, r15	// third1.step2.s
mov r13, rcx	// copy for third1.step3.x
xor r13, r8	// third1.step3.x
lea rdx, [rbp-1]	// third1.step3.c0
sub rax, rbp	// third1.step3.c1.2
sar rbx, 43	// end.N3u.sar
mov qword ptr [rdi+320], rbx	// end.N3u.store_N3u
sar rsi, 1	// third1.step3.t
lea r9, [rsi+r13]	// third1.step3.y
cmovc r9, rsi	// third1.step3.G
adc r8, 0	// third1.step3.w
cmovs rcx, rsi	// third1.step3.h
cmovs rdx, rax	// third1.step3.d
mov r14, r11	// copy for end.N3r.add_rounding_G
add r14, qword ptr [rdi-56]	// end.N3r.add_rounding_G
sar r14, 42	// end.N3r.sar
mov qword ptr [rdi+344], r14	// end.N3r.store_N3r
mov r10, -2	// third1.step4.c1
sarx r12, rdx, r15	// third1.step3.s
mov rbp, rcx	// copy for third1.step4.x
xor rbp, r12	// third1.step4.x
lea rbx, [rdx-1]	// third1.step4.c0
sub r10, rdx	// third1.step4.c1.2
lea r13, [r11+1048576]	// end.N3q.offset
sar r9, 1	// third1.step4.t
lea r8, [r9+rbp]	// third1.step4.y
cmovc r8, r9	// third1.step4.G
adc r12, 0	// third1.step4.w
cmovs rcx, r9	// third1.step4.h
cmovs rbx, r10	// third1.step4.d
shl r13, 22	// end.N3q.shl
sar r13, 43	// end.N3q.sar
mov qword ptr [rdi+336], r13	// end.N3q.store_N3q
mov rsi, -2	// third1.step5.c1
sarx rax, rbx, r15	// third1.step4.s
mov r14, rcx	// copy for third1.step5.x
xor r14, rax	// third1.step5.x
lea rdx, [rbx-1]	// third1.step5.c0
sub rsi, rbx	// third1.step5.c1.2
mov r11, qword ptr [rdi+320]	// end.Mu.load_N3u
imul r11, qword ptr [rdi+128]	// end.Mu.imul_Yu
sar r8, 1	// third1.step5.t
mov rbp, qword ptr [rdi+328]	// end.Mu.load_N3v
lea r12, [r8+r14]	// third1.step5.y
cmovc r12, r8	// third1.step5.G
adc rax, 0	// third1.step5.w
cmovs rcx, r8	// third1.step5.h
cmovs rdx, rsi	// third1.step5.d
imul rbp, qword ptr [rdi+144]	// end.Mu.imul_Yq
lea r9, [r11+rbp]	// end.Mu.add
mov r10, -2	// third1.step6.c1
sarx r13, rdx, r15	// third1.step5.s
mov rbx, rcx	// copy for third1.step6.x
xor rbx, r13	// third1.step6.x
lea r14, [rdx-1]	// third1.step6.c0
sub r10, rdx	// third1.step6.c1.2
neg r9	// end.Mu.neg
sar r12, 1	// third1.step6.t
mov qword ptr [rdi-24], r9	// end.Mu.store_Mu
mov rax, qword ptr [rdi+320]	// end.Mv.load_N3u
lea r8, [r12+rbx]	// third1.step6.y
cmovc r8, r12	// third1.step6.G
adc r13, 0	// third1.step6.w
cmovs rcx, r12	// third1.step6.h
cmovs r14, r10	// third1.step6.d
imul rax, qword ptr [rdi+136]	// end.Mv.imul_Yv
mov rsi, -2	// third1.step7.c1
sarx r11, r14, r15	// third1.step6.s
mov rbp, rcx	// copy for third1.step7.x
xor rbp, r11	// third1.step7.x
lea rdx, [r14-1]	// third1.step7.c0
sub rsi, r14	// third1.step7.c1.2
mov r9, qword ptr [rdi+328]	// end.Mv.load_N3v
imul r9, qword ptr [rdi+152]	// end.Mv.imul_Yr
sar r8, 1	// third1.step7.t
lea rbx, [rax+r9]	// end.Mv.add
lea r13, [r8+rbp]	// third1.step7.y
cmovc r13, r8	// third1.step7.G
adc r11, 0	// third1.step7.w
cmovs rcx, r8	// third1.step7.h
cmovs rdx, rsi	// third1.step7.d
neg rbx	// end.Mv.neg
mov qword ptr [rdi-16], rbx	// end.Mv.store_Mv
mov r12, -2	// third1.step8.c1
sarx r10, rdx, r15	// third1.step7.s
mov r14, rcx	// copy for third1.step8.x
xor r14, r10	// third1.step8.x
lea rax, [rdx-1]	// third1.step8.c0
sub r12, rdx	// third1.step8.c1.2
mov r9, qword ptr [rdi+336]	// end.Mq.load_N3q
sar r13, 1	// third1.step8.t
lea rbp, [r13+r14]	// third1.step8.y
cmovc rbp, r13	// third1.step8.G
adc r10, 0	// third1.step8.w
cmovs rcx, r13	// third1.step8.h
cmovs rax, r12	// third1.step8.d
imul r9, qword ptr [rdi+128]	// end.Mq.imul_Yu
mov r11, qword ptr [rdi+344]	// end.Mq.load_N3r
imul r11, qword ptr [rdi+144]	// end.Mq.imul_Yq
mov r8, -2	// third1.step9.c1
lea rsi, [r9+r11]	// end.Mq.add
sarx rbx, rax, r15	// third1.step8.s
mov rdx, rcx	// copy for third1.step9.x
xor rdx, rbx	// third1.step9.x
lea r14, [rax-1]	// third1.step9.c0
sub r8, rax	// third1.step9.c1.2
neg rsi	// end.Mq.neg
sar rbp, 1	// third1.step9.t
mov qword ptr [rdi-8], rsi	// end.Mq.store_Mq
lea r10, [rbp+rdx]	// third1.step9.y
mov r13, qword ptr [rdi+336]	// end.Mr.load_N3q
cmovc r10, rbp	// third1.step9.G
adc rbx, 0	// third1.step9.w
cmovs rcx, rbp	// third1.step9.h
cmovs r14, r8	// third1.step9.d
imul r13, qword ptr [rdi+136]	// end.Mr.imul_Yv
mov r12, -2	// third1.step10.c1
sarx r9, r14, r15	// third1.step9.s
mov r11, rcx	// copy for third1.step10.x
xor r11, r9	// third1.step10.x
lea rax, [r14-1]	// third1.step10.c0
sub r12, r14	// third1.step10.c1.2
mov rsi, qword ptr [rdi+344]	// end.Mr.load_N3r
sar r10, 1	// third1.step10.t
lea rdx, [r10+r11]	// third1.step10.y
cmovc rdx, r10	// third1.step10.G
adc r9, 0	// third1.step10.w
cmovs rcx, r10	// third1.step10.h
cmovs rax, r12	// third1.step10.d
imul rsi, qword ptr [rdi+152]	// end.Mr.imul_Yr
lea rbx, [r13+rsi]	// end.Mr.add
neg rbx	// end.Mr.neg
mov rbp, -2	// third1.step11.c1
mov qword ptr [rdi+0], rbx	// end.Mr.store_Mr
sarx r8, rax, r15	// third1.step10.s
mov r14, rcx	// copy for third1.step11.x
xor r14, r8	// third1.step11.x
lea r11, [rax-1]	// third1.step11.c0
sub rbp, rax	// third1.step11.c1.2
mov r9, qword ptr [rdi+320]	// end.w0f.load_N3u
sar rdx, 1	// third1.step11.t
lea r10, [rdx+r14]	// third1.step11.y
cmovc r10, rdx	// third1.step11.G
adc r8, 0	// third1.step11.w
cmovs rcx, rdx	// third1.step11.h
cmovs r11, rbp	// third1.step11.d
imul r9, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov r12, qword ptr [rdi+328]	// end.w0f.load_N3v
imul r12, qword ptr [rdi-104]	// end.w0f.imul_w2g
mov r13, -2	// third1.step12.c1
sarx rsi, r11, r15	// third1.step11.s
mov rbx, rcx	// copy for third1.step12.x
xor rbx, rsi	// third1.step12.x
lea rax, [r11-1]	// third1.step12.c0
sub r13, r11	// third1.step12.c1.2
lea r14, [r9+r12]	// end.w0f.add
neg r14	// end.w0f.neg
sar r10, 1	// third1.step12.t
lea r8, [r10+rbx]	// third1.step12.y
cmovc r8, r10	// third1.step12.G
adc rsi, 0	// third1.step12.w
cmovs rcx, r10	// third1.step12.h
cmovs rax, r13	// third1.step12.d
sar r14, 20	// end.w0f.sar
and r14, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi+8], r14	// end.w0f.store_w0f
mov rdx, -2	// third1.step13.c1
sarx rbp, rax, r15	// third1.step12.s
mov r11, rcx	// copy for third1.step13.x
xor r11, rbp	// third1.step13.x
lea r9, [rax-1]	// third1.step13.c0
sub rdx, rax	// third1.step13.c1.2
shr r14, 20	// end.w0f.shr
sar r8, 1	// third1.step13.t
lea r12, [r8+r11]	// third1.step13.y
cmovc r12, r8	// third1.step13.G
adc rbp, 0	// third1.step13.w
cmovs rcx, r8	// third1.step13.h
cmovs r9, rdx	// third1.step13.d
shl r14, 44	// end.w0f.shl
mov qword ptr [rdi+16], r14	// end.w0f.store_high0f
mov rbx, qword ptr [rdi+336]	// end.w0g.load_N3q
mov rsi, -2	// third1.step14.c1
sarx r10, r9, r15	// third1.step13.s
mov r13, rcx	// copy for third1.step14.x
xor r13, r10	// third1.step14.x
lea rax, [r9-1]	// third1.step14.c0
sub rsi, r9	// third1.step14.c1.2
imul rbx, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r11, qword ptr [rdi+344]	// end.w0g.load_N3r
sar r12, 1	// third1.step14.t
lea rbp, [r12+r13]	// third1.step14.y
cmovc rbp, r12	// third1.step14.G
adc r10, 0	// third1.step14.w
cmovs rcx, r12	// third1.step14.h
cmovs rax, rsi	// third1.step14.d
imul r11, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea r8, [rbx+r11]	// end.w0g.add
neg r8	// end.w0g.neg
mov rdx, -2	// third1.step15.c1
sarx r14, rax, r15	// third1.step14.s
mov r9, rcx	// copy for third1.step15.x
xor r9, r14	// third1.step15.x
lea r13, [rax-1]	// third1.step15.c0
sub rdx, rax	// third1.step15.c1.2
vpbroadcastq ymm0, qword ptr [rdi-24]	// update.digits.vpbroadcastq
sar r8, 20	// end.w0g.sar
vpbroadcastq ymm1, qword ptr [rdi-8]	// update.digits.vpbroadcastq.2
sar rbp, 1	// third1.step15.t
vpblendd ymm2, ymm0, ymm1, 0xf0	// update.digits.vpblendd
vpbroadcastq ymm3, qword ptr [rdi-16]	// update.digits.vpbroadcastq.3
vpbroadcastq ymm4, qword ptr [rdi+0]	// update.digits.vpbroadcastq.4
lea r10, [rbp+r9]	// third1.step15.y
vpblendd ymm5, ymm3, ymm4, 0xf0	// update.digits.vpblendd.2
vmovdqa ymm6, ymmword ptr [rdi+448]	// update.digits.vmovdqa
vpand ymm7, ymm2, ymm6	// update.digits.vpand
cmovc r10, rbp	// third1.step15.G
adc r14, 0	// third1.step15.w
cmovs rcx, rbp	// third1.step15.h
cmovs r13, rdx	// third1.step15.d
and r8, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi+24], r8	// end.w0g.store_w0g
shr r8, 20	// end.w0g.shr
mov r12, -2	// third1.step16.c1
vpand ymm8, ymm5, ymm6	// update.digits.vpand.2
sarx rsi, r13, r15	// third1.step15.s
mov rbx, rcx	// copy for third1.step16.x
xor rbx, rsi	// third1.step16.x
lea r11, [r13-1]	// third1.step16.c0
sub r12, r13	// third1.step16.c1.2
shl r8, 44	// end.w0g.shl
vpsrlq ymm9, ymm2, 30	// update.digits.vpsrlq
vpsrlq ymm10, ymm5, 30	// update.digits.vpsrlq.2
mov qword ptr [rdi+32], r8	// end.w0g.store_high0g
vbroadcasti128 ymm11, xmmword ptr [rdi+832]	// update.limb0.vbroadcasti128
sar r10, 1	// third1.step16.t
vbroadcasti128 ymm12, xmmword ptr [rdi+848]	// update.limb0.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm11	// update.limb0.vpmuldq
lea rax, [r10+rbx]	// third1.step16.y
vpmuldq ymm14, ymm8, ymm12	// update.limb0.vpmuldq.2
vpaddq ymm15, ymm13, ymm14	// update.limb0.vpaddq
vpaddq ymm0, ymm15, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
cmovc rax, r10	// third1.step16.G
adc rsi, 0	// third1.step16.w
cmovs rcx, r10	// third1.step16.h
cmovs r11, r12	// third1.step16.d
vpmuludq ymm1, ymm0, ymmword ptr [rdi+768]	// update.limb0.vpmuludq
mov r9, -2	// third1.step17.c1
sarx r14, r11, r15	// third1.step16.s
mov rbp, rcx	// copy for third1.step17.x
xor rbp, r14	// third1.step17.x
lea rdx, [r11-1]	// third1.step17.c0
sub r9, r11	// third1.step17.c1.2
vpand ymm3, ymm1, ymm6	// update.limb0.vpand
vpmuludq ymm4, ymm3, ymmword ptr [rdi+1984]	// update.limb0.vpmuludq.2
vpaddq ymm2, ymm0, ymm4	// update.limb0.vpaddq.3
sar rax, 1	// third1.step17.t
vpsrlq ymm5, ymm2, 30	// update.limb0.vpsrlq
vpmuldq ymm13, ymm9, ymm11	// update.limb1.vpmuldq
lea r13, [rax+rbp]	// third1.step17.y
vpmuldq ymm14, ymm10, ymm12	// update.limb1.vpmuldq.2
vbroadcasti128 ymm15, xmmword ptr [rdi+864]	// update.limb1.vbroadcasti128
vbroadcasti128 ymm1, xmmword ptr [rdi+880]	// update.limb1.vbroadcasti128.2
cmovc r13, rax	// third1.step17.G
adc r14, 0	// third1.step17.w
cmovs rcx, rax	// third1.step17.h
cmovs rdx, r9	// third1.step17.d
vpmuldq ymm0, ymm7, ymm15	// update.limb1.vpmuldq.3
mov r8, -2	// third1.step18.c1
sarx rbx, rdx, r15	// third1.step17.s
mov rsi, rcx	// copy for third1.step18.x
xor rsi, rbx	// third1.step18.x
lea r10, [rdx-1]	// third1.step18.c0
sub r8, rdx	// third1.step18.c1.2
vpmuldq ymm4, ymm8, ymm1	// update.limb1.vpmuldq.4
vpaddq ymm2, ymm13, ymm14	// update.limb1.vpaddq
vpaddq ymm11, ymm2, ymm0	// update.limb1.vpaddq.2
sar r13, 1	// third1.step18.t
vpaddq ymm12, ymm11, ymm4	// update.limb1.vpaddq.3
vpmuludq ymm13, ymm3, ymmword ptr [rdi+2016]	// update.limb1.vpmuludq
lea r12, [r13+rsi]	// third1.step18.y
vpaddq ymm14, ymm12, ymm13	// update.limb1.vpaddq.4
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb1.vpaddq.5
vpaddq ymm0, ymm2, ymm5	// update.limb1.vpaddq.6
cmovc r12, r13	// third1.step18.G
adc rbx, 0	// third1.step18.w
cmovs rcx, r13	// third1.step18.h
cmovs r10, r8	// third1.step18.d
vpmuludq ymm11, ymm0, ymmword ptr [rdi+768]	// update.limb1.vpmuludq.2
mov r11, -2	// third1.step19.c1
sarx rbp, r10, r15	// third1.step18.s
mov r14, rcx	// copy for third1.step19.x
xor r14, rbp	// third1.step19.x
lea rax, [r10-1]	// third1.step19.c0
sub r11, r10	// third1.step19.c1.2
vpand ymm4, ymm11, ymm6	// update.limb1.vpand
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1984]	// update.limb1.vpmuludq.3
vpaddq ymm13, ymm0, ymm12	// update.limb1.vpaddq.7
sar r12, 1	// third1.step19.t
vpsrlq ymm14, ymm13, 30	// update.limb1.vpsrlq
vpmuldq ymm2, ymm9, ymm15	// update.limb2.vpmuldq
lea r9, [r12+r14]	// third1.step19.y
vpmuldq ymm5, ymm10, ymm1	// update.limb2.vpmuldq.2
vbroadcasti128 ymm11, xmmword ptr [rdi+896]	// update.limb2.vbroadcasti128
vbroadcasti128 ymm0, xmmword ptr [rdi+912]	// update.limb2.vbroadcasti128.2
cmovc r9, r12	// third1.step19.G
adc rbp, 0	// third1.step19.w
cmovs rcx, r12	// third1.step19.h
cmovs rax, r11	// third1.step19.d
vpmuldq ymm12, ymm7, ymm11	// update.limb2.vpmuldq.3
mov rdx, -2	// third1.step20.c1
sarx rsi, rax, r15	// third1.step19.s
mov rbx, rcx	// copy for third1.step20.x
xor rbx, rsi	// third1.step20.x
lea r13, [rax-1]	// third1.step20.c0
sub rdx, rax	// third1.step20.c1.2
vpmuldq ymm13, ymm8, ymm0	// update.limb2.vpmuldq.4
vpaddq ymm15, ymm2, ymm5	// update.limb2.vpaddq
vpaddq ymm1, ymm15, ymm12	// update.limb2.vpaddq.2
sar r9, 1	// third1.step20.t
vpaddq ymm2, ymm1, ymm13	// update.limb2.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2048]	// update.limb2.vpmuludq
vpaddq ymm15, ymm2, ymm5	// update.limb2.vpaddq.4
lea r8, [r9+rbx]	// third1.step20.y
vpmuludq ymm12, ymm4, ymmword ptr [rdi+2016]	// update.limb2.vpmuludq.2
vpaddq ymm1, ymm15, ymm12	// update.limb2.vpaddq.5
cmovc r8, r9	// third1.step20.G
adc rsi, 0	// third1.step20.w
cmovs rcx, r9	// third1.step20.h
cmovs r13, rdx	// third1.step20.d
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]	// update.limb2.vpaddq.6
sarx r10, r13, r15	// third1.step20.s
mov r14, r8	// copy for change1.G.add_rounding_G
add r14, qword ptr [rdi-56]	// change1.G.add_rounding_G
vpaddq ymm2, ymm13, ymm14	// update.limb2.vpaddq.7
mov rbp, rcx	// copy for change1.h.add_rounding_h
add rbp, qword ptr [rdi-64]	// change1.h.add_rounding_h
vpsrlq ymm5, ymm2, 30	// update.limb2.vpsrlq
mov r12, r8	// copy for change1.G.shl
shl r12, 44	// change1.G.shl
mov r11, rcx	// copy for change1.h.shl
shl r11, 45	// change1.h.shl
vpand ymm15, ymm2, ymm6	// update.limb2.vpand
rorx rax, r14, 21	// change1.G.first_entry
rorx rbx, r14, 42	// change1.G.second_entry
rorx rsi, rbp, 20	// change1.h.first_entry
rorx r9, rbp, 41	// change1.h.second_entry
vmovdqa ymmword ptr [rdi+832], ymm15	// update.limb2.vmovdqa
add r12, qword ptr [rdi-40]	// change1.G.add_refill_G
vpmuldq ymm12, ymm9, ymm11	// update.limb3.vpmuldq
add r11, qword ptr [rdi-48]	// change1.h.add_refill_h
vpmuldq ymm1, ymm10, ymm0	// update.limb3.vpmuldq.2
imul rax, qword ptr [rdi+16]	// change1.G.imul_high0f
imul rbx, qword ptr [rdi+32]	// change1.G.imul_high0g
imul rsi, qword ptr [rdi+16]	// change1.h.imul_high0f
imul r9, qword ptr [rdi+32]	// change1.h.imul_high0g
vbroadcasti128 ymm13, xmmword ptr [rdi+928]	// update.limb3.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+944]	// update.limb3.vbroadcasti128.2
vpmuldq ymm2, ymm7, ymm13	// update.limb3.vpmuldq.3
vpmuldq ymm15, ymm8, ymm14	// update.limb3.vpmuldq.4
vpaddq ymm11, ymm12, ymm1	// update.limb3.vpaddq
vpaddq ymm0, ymm11, ymm2	// update.limb3.vpaddq.2
vpaddq ymm12, ymm0, ymm15	// update.limb3.vpaddq.3
lea rdx, [rax+rbx]	// change1.G.add
vpmuludq ymm1, ymm3, ymmword ptr [rdi+2080]	// update.limb3.vpmuludq
lea r14, [rsi+r9]	// change1.h.add
vpaddq ymm11, ymm12, ymm1	// update.limb3.vpaddq.4
vpmuludq ymm2, ymm4, ymmword ptr [rdi+2048]	// update.limb3.vpmuludq.2
lea rbp, [rdx+r12]	// change1.G.add.2
lea rax, [r14+r11]	// change1.h.add.2
vpaddq ymm0, ymm11, ymm2	// update.limb3.vpaddq.5
vpaddq ymm15, ymm0, ymmword ptr [rdi+512]	// update.limb3.vpaddq.6
vpaddq ymm12, ymm15, ymm5	// update.limb3.vpaddq.7
ror rbp, 44	// change1.G.packed
ror rax, 45	// change1.h.packed
vpsrlq ymm1, ymm12, 30	// update.limb3.vpsrlq
vpand ymm11, ymm12, ymm6	// update.limb3.vpand
mov rbx, -2	// third2.step1.c1
mov rsi, rax	// copy for third2.step1.x
xor rsi, r10	// third2.step1.x
lea r9, [r13-1]	// third2.step1.c0
sub rbx, r13	// third2.step1.c1.2
vmovdqa ymmword ptr [rdi+864], ymm11	// update.limb3.vmovdqa
vpmuldq ymm2, ymm9, ymm13	// update.limb4.vpmuldq
vpmuldq ymm0, ymm10, ymm14	// update.limb4.vpmuldq.2
sar rbp, 1	// third2.step1.t
vbroadcasti128 ymm15, xmmword ptr [rdi+960]	// update.limb4.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+976]	// update.limb4.vbroadcasti128.2
lea rdx, [rbp+rsi]	// third2.step1.y
vpmuldq ymm12, ymm7, ymm15	// update.limb4.vpmuldq.3
vpmuldq ymm13, ymm8, ymm5	// update.limb4.vpmuldq.4
vpaddq ymm14, ymm2, ymm0	// update.limb4.vpaddq
cmovc rdx, rbp	// third2.step1.G
adc r10, 0	// third2.step1.w
cmovs rax, rbp	// third2.step1.h
cmovs r9, rbx	// third2.step1.d
mov r12, rcx	// copy for change1.N1v.add_rounding_h
add r12, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
sar r12, 41	// change1.N1v.sar
vpaddq ymm2, ymm14, ymm12	// update.limb4.vpaddq.2
mov r14, -2	// third2.step2.c1
sarx r11, r9, r15	// third2.step1.s
mov r13, rax	// copy for third2.step2.x
xor r13, r11	// third2.step2.x
lea rsi, [r9-1]	// third2.step2.c0
sub r14, r9	// third2.step2.c1.2
vpaddq ymm0, ymm2, ymm13	// update.limb4.vpaddq.3
mov qword ptr [rdi+200], r12	// change1.N1v.store_N1v
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2112]	// update.limb4.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb4.vpaddq.4
sar rdx, 1	// third2.step2.t
lea r10, [rcx+524288]	// change1.N1u.offset
vpmuludq ymm2, ymm4, ymmword ptr [rdi+2080]	// update.limb4.vpmuludq.2
vpaddq ymm13, ymm12, ymm2	// update.limb4.vpaddq.5
vpaddq ymm0, ymm13, ymmword ptr [rdi+512]	// update.limb4.vpaddq.6
lea rbp, [rdx+r13]	// third2.step2.y
vpaddq ymm14, ymm0, ymm1	// update.limb4.vpaddq.7
vpsrlq ymm12, ymm14, 30	// update.limb4.vpsrlq
cmovc rbp, rdx	// third2.step2.G
adc r11, 0	// third2.step2.w
cmovs rax, rdx	// third2.step2.h
cmovs rsi, r14	// third2.step2.d
shl r10, 23	// change1.N1u.shl
sar r10, 43	// change1.N1u.sar
vpand ymm2, ymm14, ymm6	// update.limb4.vpand
mov rbx, -2	// third2.step3.c1
sarx r9, rsi, r15	// third2.step2.s
mov r12, rax	// copy for third2.step3.x
xor r12, r9	// third2.step3.x
lea rcx, [rsi-1]	// third2.step3.c0
sub rbx, rsi	// third2.step3.c1.2
vmovdqa ymmword ptr [rdi+896], ymm2	// update.limb4.vmovdqa
mov qword ptr [rdi+192], r10	// change1.N1u.store_N1u
vpmuldq ymm13, ymm9, ymm15	// update.limb5.vpmuldq
vpmuldq ymm0, ymm10, ymm5	// update.limb5.vpmuldq.2
sar rbp, 1	// third2.step3.t
vbroadcasti128 ymm1, xmmword ptr [rdi+992]	// update.limb5.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1008]	// update.limb5.vbroadcasti128.2
vpmuldq ymm15, ymm7, ymm1	// update.limb5.vpmuldq.3
lea r13, [rbp+r12]	// third2.step3.y
vpmuldq ymm5, ymm8, ymm14	// update.limb5.vpmuldq.4
vpaddq ymm13, ymm13, ymm0	// update.limb5.vpaddq
cmovc r13, rbp	// third2.step3.G
adc r9, 0	// third2.step3.w
cmovs rax, rbp	// third2.step3.h
cmovs rcx, rbx	// third2.step3.d
mov r11, r8	// copy for change1.N1r.add_rounding_G
add r11, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
sar r11, 42	// change1.N1r.sar
vpaddq ymm0, ymm13, ymm15	// update.limb5.vpaddq.2
mov qword ptr [rdi+216], r11	// change1.N1r.store_N1r
mov rdx, -2	// third2.step4.c1
vpaddq ymm13, ymm0, ymm5	// update.limb5.vpaddq.3
sarx r14, rcx, r15	// third2.step3.s
mov rsi, rax	// copy for third2.step4.x
xor rsi, r14	// third2.step4.x
lea r10, [rcx-1]	// third2.step4.c0
sub rdx, rcx	// third2.step4.c1.2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2144]	// update.limb5.vpmuludq
lea r12, [r8+1048576]	// change1.N1q.offset
vpaddq ymm0, ymm13, ymm15	// update.limb5.vpaddq.4
sar r13, 1	// third2.step4.t
vpmuludq ymm5, ymm4, ymmword ptr [rdi+2112]	// update.limb5.vpmuludq.2
vpaddq ymm13, ymm0, ymm5	// update.limb5.vpaddq.5
vpaddq ymm15, ymm13, ymmword ptr [rdi+512]	// update.limb5.vpaddq.6
lea r9, [r13+rsi]	// third2.step4.y
vpaddq ymm0, ymm15, ymm12	// update.limb5.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb5.vpsrlq
cmovc r9, r13	// third2.step4.G
adc r14, 0	// third2.step4.w
cmovs rax, r13	// third2.step4.h
cmovs r10, rdx	// third2.step4.d
shl r12, 22	// change1.N1q.shl
sar r12, 43	// change1.N1q.sar
vpand ymm13, ymm0, ymm6	// update.limb5.vpand
mov qword ptr [rdi+208], r12	// change1.N1q.store_N1q
mov rbp, -2	// third2.step5.c1
vmovdqa ymmword ptr [rdi+928], ymm13	// update.limb5.vmovdqa
sarx rbx, r10, r15	// third2.step4.s
mov r11, rax	// copy for third2.step5.x
xor r11, rbx	// third2.step5.x
lea rcx, [r10-1]	// third2.step5.c0
sub rbp, r10	// third2.step5.c1.2
vpsrlq ymm15, ymm11, 10	// update.limb5.above.vpsrlq
mov r8, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpsllq ymm12, ymm2, 20	// update.limb5.above.vpsllq
sar r9, 1	// third2.step5.t
vpsllq ymm0, ymm13, 50	// update.limb5.above.vpsllq.2
vpaddq ymm11, ymm15, ymm12	// update.limb5.above.vpaddq
vpaddq ymm2, ymm11, ymm0	// update.limb5.above.vpaddq.2
lea rsi, [r9+r11]	// third2.step5.y
vmovdqa ymmword ptr [rdi+384], ymm2	// update.limb5.above.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb6.vpmuldq
cmovc rsi, r9	// third2.step5.G
adc rbx, 0	// third2.step5.w
cmovs rax, r9	// third2.step5.h
cmovs rcx, rbp	// third2.step5.d
imul r8, qword ptr [rdi+8]	// change1.w1f.imul_w0f
mov r14, qword ptr [rdi+200]	// change1.w1f.load_N1v
vpmuldq ymm15, ymm10, ymm14	// update.limb6.vpmuldq.2
mov r13, -2	// third2.step6.c1
imul r14, qword ptr [rdi+24]	// change1.w1f.imul_w0g
vbroadcasti128 ymm12, xmmword ptr [rdi+1024]	// update.limb6.vbroadcasti128
sarx rdx, rcx, r15	// third2.step5.s
mov r12, rax	// copy for third2.step6.x
xor r12, rdx	// third2.step6.x
lea r10, [rcx-1]	// third2.step6.c0
sub r13, rcx	// third2.step6.c1.2
vbroadcasti128 ymm11, xmmword ptr [rdi+1040]	// update.limb6.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb6.vpmuldq.3
lea r11, [r8+r14]	// change1.w1f.add
sar rsi, 1	// third2.step6.t
vpmuldq ymm2, ymm8, ymm11	// update.limb6.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb6.vpaddq
vpaddq ymm14, ymm1, ymm0	// update.limb6.vpaddq.2
lea rbx, [rsi+r12]	// third2.step6.y
vpaddq ymm13, ymm14, ymm2	// update.limb6.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2176]	// update.limb6.vpmuludq
vpaddq ymm1, ymm13, ymm15	// update.limb6.vpaddq.4
cmovc rbx, rsi	// third2.step6.G
adc rdx, 0	// third2.step6.w
cmovs rax, rsi	// third2.step6.h
cmovs r10, r13	// third2.step6.d
neg r11	// change1.w1f.neg
sar r11, 20	// change1.w1f.sar
mov r9, -2	// third2.step7.c1
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2144]	// update.limb6.vpmuludq.2
mov qword ptr [rdi+40], r11	// change1.w1f.store_w1f
sarx rbp, r10, r15	// third2.step6.s
mov rcx, rax	// copy for third2.step7.x
xor rcx, rbp	// third2.step7.x
lea r8, [r10-1]	// third2.step7.c0
sub r9, r10	// third2.step7.c1.2
vpaddq ymm14, ymm1, ymm0	// update.limb6.vpaddq.5
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb6.vpaddq.6
mov r14, qword ptr [rdi+208]	// change1.w1g.load_N1q
sar rbx, 1	// third2.step7.t
vpaddq ymm13, ymm2, ymm5	// update.limb6.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb6.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb6.vpand
lea r12, [rbx+rcx]	// third2.step7.y
vmovdqa ymmword ptr [rdi+960], ymm1	// update.limb6.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb7.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb7.vpmuldq.2
cmovc r12, rbx	// third2.step7.G
adc rbp, 0	// third2.step7.w
cmovs rax, rbx	// third2.step7.h
cmovs r8, r9	// third2.step7.d
imul r14, qword ptr [rdi+8]	// change1.w1g.imul_w0f
mov rdx, qword ptr [rdi+216]	// change1.w1g.load_N1r
mov rsi, -2	// third2.step8.c1
vbroadcasti128 ymm2, xmmword ptr [rdi+1056]	// update.limb7.vbroadcasti128
sarx r13, r8, r15	// third2.step7.s
mov r11, rax	// copy for third2.step8.x
xor r11, r13	// third2.step8.x
lea r10, [r8-1]	// third2.step8.c0
sub rsi, r8	// third2.step8.c1.2
imul rdx, qword ptr [rdi+24]	// change1.w1g.imul_w0g
vbroadcasti128 ymm5, xmmword ptr [rdi+1072]	// update.limb7.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb7.vpmuldq.3
vpmuldq ymm1, ymm8, ymm5	// update.limb7.vpmuldq.4
sar r12, 1	// third2.step8.t
lea rcx, [r14+rdx]	// change1.w1g.add
vpaddq ymm12, ymm0, ymm14	// update.limb7.vpaddq
vpaddq ymm11, ymm12, ymm13	// update.limb7.vpaddq.2
lea rbp, [r12+r11]	// third2.step8.y
vpaddq ymm0, ymm11, ymm1	// update.limb7.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2208]	// update.limb7.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb7.vpaddq.4
cmovc rbp, r12	// third2.step8.G
adc r13, 0	// third2.step8.w
cmovs rax, r12	// third2.step8.h
cmovs r10, rsi	// third2.step8.d
neg rcx	// change1.w1g.neg
sar rcx, 20	// change1.w1g.sar
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2176]	// update.limb7.vpmuludq.2
mov rbx, -2	// third2.step9.c1
sarx r9, r10, r15	// third2.step8.s
mov r8, rax	// copy for third2.step9.x
xor r8, r9	// third2.step9.x
lea r14, [r10-1]	// third2.step9.c0
sub rbx, r10	// third2.step9.c1.2
vpaddq ymm11, ymm12, ymm13	// update.limb7.vpaddq.5
mov qword ptr [rdi+48], rcx	// change1.w1g.store_w1g
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb7.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb7.vpaddq.7
sar rbp, 1	// third2.step9.t
mov rdx, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpsrlq ymm14, ymm0, 30	// update.limb7.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb7.vpand
lea r11, [rbp+r8]	// third2.step9.y
vmovdqa ymmword ptr [rdi+992], ymm12	// update.limb7.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb8.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb8.vpmuldq.2
cmovc r11, rbp	// third2.step9.G
adc r9, 0	// third2.step9.w
cmovs rax, rbp	// third2.step9.h
cmovs r14, rbx	// third2.step9.d
imul rdx, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov r13, qword ptr [rdi+200]	// change1.high1f.load_N1v
vbroadcasti128 ymm1, xmmword ptr [rdi+1088]	// update.limb8.vbroadcasti128
mov r12, -2	// third2.step10.c1
sarx rsi, r14, r15	// third2.step9.s
mov r10, rax	// copy for third2.step10.x
xor r10, rsi	// third2.step10.x
lea rcx, [r14-1]	// third2.step10.c0
sub r12, r14	// third2.step10.c1.2
vbroadcasti128 ymm15, xmmword ptr [rdi+1104]	// update.limb8.vbroadcasti128.2
imul r13, qword ptr [rdi+400]	// change1.high1f.imul_above_g
vpmuldq ymm0, ymm7, ymm1	// update.limb8.vpmuldq.3
vpmuldq ymm12, ymm8, ymm15	// update.limb8.vpmuldq.4
sar r11, 1	// third2.step10.t
vpaddq ymm2, ymm13, ymm11	// update.limb8.vpaddq
lea r8, [rdx+r13]	// change1.high1f.add
vpaddq ymm5, ymm2, ymm0	// update.limb8.vpaddq.2
lea r9, [r11+r10]	// third2.step10.y
vpaddq ymm13, ymm5, ymm12	// update.limb8.vpaddq.3
mov rbp, qword ptr [rdi+40]	// change1.high1f.load_w1f
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2240]	// update.limb8.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb8.vpaddq.4
cmovc r9, r11	// third2.step10.G
adc rsi, 0	// third2.step10.w
cmovs rax, r11	// third2.step10.h
cmovs rcx, r12	// third2.step10.d
sar rbp, 20	// change1.high1f.sar
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2208]	// update.limb8.vpmuludq.2
mov rbx, -2	// third2.step11.c1
sarx r14, rcx, r15	// third2.step10.s
mov rdx, rax	// copy for third2.step11.x
xor rdx, r14	// third2.step11.x
lea r13, [rcx-1]	// third2.step11.c0
sub rbx, rcx	// third2.step11.c1.2
vpaddq ymm5, ymm2, ymm0	// update.limb8.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb8.vpaddq.6
sub rbp, r8	// change1.high1f.sub
vpaddq ymm13, ymm12, ymm14	// update.limb8.vpaddq.7
sar r9, 1	// third2.step11.t
vpsrlq ymm11, ymm13, 30	// update.limb8.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb8.vpand
lea r10, [r9+rdx]	// third2.step11.y
vmovdqa ymmword ptr [rdi+1024], ymm2	// update.limb8.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb9.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb9.vpmuldq.2
cmovc r10, r9	// third2.step11.G
adc r14, 0	// third2.step11.w
cmovs rax, r9	// third2.step11.h
cmovs r13, rbx	// third2.step11.d
shl rbp, 44	// change1.high1f.shl
mov qword ptr [rdi+56], rbp	// change1.high1f.store_high1f
vbroadcasti128 ymm12, xmmword ptr [rdi+1120]	// update.limb9.vbroadcasti128
mov rsi, qword ptr [rdi+208]	// change1.high1g.load_N1q
mov r11, -2	// third2.step12.c1
sarx r12, r13, r15	// third2.step11.s
mov rcx, rax	// copy for third2.step12.x
xor rcx, r12	// third2.step12.x
lea r8, [r13-1]	// third2.step12.c0
sub r11, r13	// third2.step12.c1.2
vbroadcasti128 ymm14, xmmword ptr [rdi+1136]	// update.limb9.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb9.vpmuldq.3
imul rsi, qword ptr [rdi+384]	// change1.high1g.imul_above_f
vpmuldq ymm2, ymm8, ymm14	// update.limb9.vpmuldq.4
sar r10, 1	// third2.step12.t
vpaddq ymm1, ymm0, ymm5	// update.limb9.vpaddq
vpaddq ymm15, ymm1, ymm13	// update.limb9.vpaddq.2
mov rdx, qword ptr [rdi+216]	// change1.high1g.load_N1r
vpaddq ymm0, ymm15, ymm2	// update.limb9.vpaddq.3
lea r14, [r10+rcx]	// third2.step12.y
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2272]	// update.limb9.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb9.vpaddq.4
cmovc r14, r10	// third2.step12.G
adc r12, 0	// third2.step12.w
cmovs rax, r10	// third2.step12.h
cmovs r8, r11	// third2.step12.d
imul rdx, qword ptr [rdi+400]	// change1.high1g.imul_above_g
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2240]	// update.limb9.vpmuludq.2
mov r9, -2	// third2.step13.c1
lea rbx, [rsi+rdx]	// change1.high1g.add
sarx rbp, r8, r15	// third2.step12.s
mov r13, rax	// copy for third2.step13.x
xor r13, rbp	// third2.step13.x
lea rcx, [r8-1]	// third2.step13.c0
sub r9, r8	// third2.step13.c1.2
vpaddq ymm15, ymm1, ymm13	// update.limb9.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb9.vpaddq.6
vpaddq ymm0, ymm2, ymm11	// update.limb9.vpaddq.7
mov r12, qword ptr [rdi+48]	// change1.high1g.load_w1g
sar r14, 1	// third2.step13.t
vpsrlq ymm5, ymm0, 30	// update.limb9.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb9.vpand
vmovdqa ymmword ptr [rdi+1056], ymm1	// update.limb9.vmovdqa
lea r10, [r14+r13]	// third2.step13.y
vpmuldq ymm13, ymm9, ymm12	// update.limb10.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb10.vpmuldq.2
cmovc r10, r14	// third2.step13.G
adc rbp, 0	// third2.step13.w
cmovs rax, r14	// third2.step13.h
cmovs rcx, r9	// third2.step13.d
sar r12, 20	// change1.high1g.sar
sub r12, rbx	// change1.high1g.sub
vbroadcasti128 ymm2, xmmword ptr [rdi+1152]	// update.limb10.vbroadcasti128
mov r11, -2	// third2.step14.c1
vbroadcasti128 ymm11, xmmword ptr [rdi+1168]	// update.limb10.vbroadcasti128.2
sarx rsi, rcx, r15	// third2.step13.s
mov rdx, rax	// copy for third2.step14.x
xor rdx, rsi	// third2.step14.x
lea r8, [rcx-1]	// third2.step14.c0
sub r11, rcx	// third2.step14.c1.2
shl r12, 44	// change1.high1g.shl
vpmuldq ymm0, ymm7, ymm2	// update.limb10.vpmuldq.3
vpmuldq ymm1, ymm8, ymm11	// update.limb10.vpmuldq.4
mov qword ptr [rdi+64], r12	// change1.high1g.store_high1g
sar r10, 1	// third2.step14.t
vpaddq ymm12, ymm13, ymm15	// update.limb10.vpaddq
vpaddq ymm14, ymm12, ymm0	// update.limb10.vpaddq.2
vpaddq ymm13, ymm14, ymm1	// update.limb10.vpaddq.3
lea r13, [r10+rdx]	// third2.step14.y
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2304]	// update.limb10.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb10.vpaddq.4
cmovc r13, r10	// third2.step14.G
adc rsi, 0	// third2.step14.w
cmovs rax, r10	// third2.step14.h
cmovs r8, r11	// third2.step14.d
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2272]	// update.limb10.vpmuludq.2
mov rbp, -2	// third2.step15.c1
vpaddq ymm14, ymm12, ymm0	// update.limb10.vpaddq.5
sarx r14, r8, r15	// third2.step14.s
mov r9, rax	// copy for third2.step15.x
xor r9, r14	// third2.step15.x
lea rbx, [r8-1]	// third2.step15.c0
sub rbp, r8	// third2.step15.c1.2
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb10.vpaddq.6
vpaddq ymm13, ymm1, ymm5	// update.limb10.vpaddq.7
sar r13, 1	// third2.step15.t
vpsrlq ymm15, ymm13, 30	// update.limb10.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb10.vpand
vmovdqa ymmword ptr [rdi+1088], ymm12	// update.limb10.vmovdqa
lea rcx, [r13+r9]	// third2.step15.y
vpmuldq ymm0, ymm9, ymm2	// update.limb11.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb11.vpmuldq.2
cmovc rcx, r13	// third2.step15.G
adc r14, 0	// third2.step15.w
cmovs rax, r13	// third2.step15.h
cmovs rbx, rbp	// third2.step15.d
vbroadcasti128 ymm1, xmmword ptr [rdi+1184]	// update.limb11.vbroadcasti128
mov r12, -2	// third2.step16.c1
vbroadcasti128 ymm5, xmmword ptr [rdi+1200]	// update.limb11.vbroadcasti128.2
sarx rdx, rbx, r15	// third2.step15.s
mov rsi, rax	// copy for third2.step16.x
xor rsi, rdx	// third2.step16.x
lea r10, [rbx-1]	// third2.step16.c0
sub r12, rbx	// third2.step16.c1.2
vpmuldq ymm13, ymm7, ymm1	// update.limb11.vpmuldq.3
vpmuldq ymm12, ymm8, ymm5	// update.limb11.vpmuldq.4
sar rcx, 1	// third2.step16.t
vpaddq ymm2, ymm0, ymm14	// update.limb11.vpaddq
vpaddq ymm11, ymm2, ymm13	// update.limb11.vpaddq.2
vpaddq ymm0, ymm11, ymm12	// update.limb11.vpaddq.3
lea r11, [rcx+rsi]	// third2.step16.y
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2336]	// update.limb11.vpmuludq
vpaddq ymm2, ymm0, ymm14	// update.limb11.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2304]	// update.limb11.vpmuludq.2
cmovc r11, rcx	// third2.step16.G
adc rdx, 0	// third2.step16.w
cmovs rax, rcx	// third2.step16.h
cmovs r10, r12	// third2.step16.d
mov r8, -2	// third2.step17.c1
vpaddq ymm11, ymm2, ymm13	// update.limb11.vpaddq.5
sarx r9, r10, r15	// third2.step16.s
mov r14, rax	// copy for third2.step17.x
xor r14, r9	// third2.step17.x
lea r13, [r10-1]	// third2.step17.c0
sub r8, r10	// third2.step17.c1.2
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb11.vpaddq.6
vpaddq ymm0, ymm12, ymm15	// update.limb11.vpaddq.7
sar r11, 1	// third2.step17.t
vpsrlq ymm14, ymm0, 30	// update.limb11.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb11.vpand
vmovdqa ymmword ptr [rdi+1120], ymm2	// update.limb11.vmovdqa
lea rbp, [r11+r14]	// third2.step17.y
vpmuldq ymm13, ymm9, ymm1	// update.limb12.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb12.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1216]	// update.limb12.vbroadcasti128
cmovc rbp, r11	// third2.step17.G
adc r9, 0	// third2.step17.w
cmovs rax, r11	// third2.step17.h
cmovs r13, r8	// third2.step17.d
mov rbx, -2	// third2.step18.c1
vbroadcasti128 ymm15, xmmword ptr [rdi+1232]	// update.limb12.vbroadcasti128.2
sarx rsi, r13, r15	// third2.step17.s
mov rdx, rax	// copy for third2.step18.x
xor rdx, rsi	// third2.step18.x
lea rcx, [r13-1]	// third2.step18.c0
sub rbx, r13	// third2.step18.c1.2
vpmuldq ymm0, ymm7, ymm12	// update.limb12.vpmuldq.3
vpmuldq ymm2, ymm8, ymm15	// update.limb12.vpmuldq.4
vpaddq ymm1, ymm13, ymm11	// update.limb12.vpaddq
sar rbp, 1	// third2.step18.t
vpaddq ymm5, ymm1, ymm0	// update.limb12.vpaddq.2
vpaddq ymm13, ymm5, ymm2	// update.limb12.vpaddq.3
lea r12, [rbp+rdx]	// third2.step18.y
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2368]	// update.limb12.vpmuludq
vpaddq ymm1, ymm13, ymm11	// update.limb12.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2336]	// update.limb12.vpmuludq.2
cmovc r12, rbp	// third2.step18.G
adc rsi, 0	// third2.step18.w
cmovs rax, rbp	// third2.step18.h
cmovs rcx, rbx	// third2.step18.d
vpaddq ymm5, ymm1, ymm0	// update.limb12.vpaddq.5
mov r10, -2	// third2.step19.c1
sarx r14, rcx, r15	// third2.step18.s
mov r9, rax	// copy for third2.step19.x
xor r9, r14	// third2.step19.x
lea r11, [rcx-1]	// third2.step19.c0
sub r10, rcx	// third2.step19.c1.2
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb12.vpaddq.6
vpaddq ymm13, ymm2, ymm14	// update.limb12.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb12.vpsrlq
sar r12, 1	// third2.step19.t
vpand ymm1, ymm13, ymm6	// update.limb12.vpand
vmovdqa ymmword ptr [rdi+1152], ymm1	// update.limb12.vmovdqa
lea r8, [r12+r9]	// third2.step19.y
vpmuldq ymm0, ymm9, ymm12	// update.limb13.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb13.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1248]	// update.limb13.vbroadcasti128
cmovc r8, r12	// third2.step19.G
adc r14, 0	// third2.step19.w
cmovs rax, r12	// third2.step19.h
cmovs r11, r10	// third2.step19.d
vbroadcasti128 ymm14, xmmword ptr [rdi+1264]	// update.limb13.vbroadcasti128.2
mov r13, -2	// third2.step20.c1
sarx rdx, r11, r15	// third2.step19.s
mov rsi, rax	// copy for third2.step20.x
xor rsi, rdx	// third2.step20.x
lea rbp, [r11-1]	// third2.step20.c0
sub r13, r11	// third2.step20.c1.2
vpmuldq ymm13, ymm7, ymm2	// update.limb13.vpmuldq.3
vpmuldq ymm1, ymm8, ymm14	// update.limb13.vpmuldq.4
vpaddq ymm12, ymm0, ymm5	// update.limb13.vpaddq
sar r8, 1	// third2.step20.t
vpaddq ymm15, ymm12, ymm13	// update.limb13.vpaddq.2
vpaddq ymm0, ymm15, ymm1	// update.limb13.vpaddq.3
lea rbx, [r8+rsi]	// third2.step20.y
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2400]	// update.limb13.vpmuludq
vpaddq ymm12, ymm0, ymm5	// update.limb13.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2368]	// update.limb13.vpmuludq.2
cmovc rbx, r8	// third2.step20.G
adc rdx, 0	// third2.step20.w
cmovs rax, r8	// third2.step20.h
cmovs rbp, r13	// third2.step20.d
vpaddq ymm15, ymm12, ymm13	// update.limb13.vpaddq.5
sarx rcx, rbp, r15	// third2.step20.s
mov r9, rbx	// copy for change2.G.add_rounding_G
add r9, qword ptr [rdi-56]	// change2.G.add_rounding_G
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb13.vpaddq.6
mov r14, rax	// copy for change2.h.add_rounding_h
add r14, qword ptr [rdi-64]	// change2.h.add_rounding_h
vpaddq ymm0, ymm1, ymm11	// update.limb13.vpaddq.7
mov r12, rbx	// copy for change2.G.shl
shl r12, 44	// change2.G.shl
mov r10, rax	// copy for change2.h.shl
shl r10, 45	// change2.h.shl
vpsrlq ymm5, ymm0, 30	// update.limb13.vpsrlq
rorx r11, r9, 21	// change2.G.first_entry
rorx rsi, r9, 42	// change2.G.second_entry
rorx rdx, r14, 20	// change2.h.first_entry
rorx r8, r14, 41	// change2.h.second_entry
vpand ymm12, ymm0, ymm6	// update.limb13.vpand
add r12, qword ptr [rdi-40]	// change2.G.add_refill_G
add r10, qword ptr [rdi-48]	// change2.h.add_refill_h
vmovdqa ymmword ptr [rdi+1184], ymm12	// update.limb13.vmovdqa
imul r11, qword ptr [rdi+56]	// change2.G.imul_high1f
imul rsi, qword ptr [rdi+64]	// change2.G.imul_high1g
vpmuldq ymm13, ymm9, ymm2	// update.limb14.vpmuldq
imul rdx, qword ptr [rdi+56]	// change2.h.imul_high1f
imul r8, qword ptr [rdi+64]	// change2.h.imul_high1g
vpmuldq ymm15, ymm10, ymm14	// update.limb14.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1280]	// update.limb14.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1296]	// update.limb14.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb14.vpmuldq.3
vpmuldq ymm12, ymm8, ymm11	// update.limb14.vpmuldq.4
vpaddq ymm2, ymm13, ymm15	// update.limb14.vpaddq
vpaddq ymm14, ymm2, ymm0	// update.limb14.vpaddq.2
lea r13, [r11+rsi]	// change2.G.add
vpaddq ymm13, ymm14, ymm12	// update.limb14.vpaddq.3
lea r9, [rdx+r8]	// change2.h.add
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2432]	// update.limb14.vpmuludq
vpaddq ymm2, ymm13, ymm15	// update.limb14.vpaddq.4
lea r14, [r13+r12]	// change2.G.add.2
lea r11, [r9+r10]	// change2.h.add.2
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2400]	// update.limb14.vpmuludq.2
vpaddq ymm14, ymm2, ymm0	// update.limb14.vpaddq.5
ror r14, 44	// change2.G.packed
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb14.vpaddq.6
ror r11, 45	// change2.h.packed
vpaddq ymm13, ymm12, ymm5	// update.limb14.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb14.vpsrlq
mov rsi, -2	// third3.step1.c1
mov rdx, r11	// copy for third3.step1.x
xor rdx, rcx	// third3.step1.x
lea r8, [rbp-1]	// third3.step1.c0
sub rsi, rbp	// third3.step1.c1.2
vpand ymm2, ymm13, ymm6	// update.limb14.vpand
vmovdqa ymmword ptr [rdi+1216], ymm2	// update.limb14.vmovdqa
mov r13, rax	// copy for change2.N2v.add_rounding_h
add r13, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
vpmuldq ymm0, ymm9, ymm1	// update.limb15.vpmuldq
sar r14, 1	// third3.step1.t
vpmuldq ymm14, ymm10, ymm11	// update.limb15.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1312]	// update.limb15.vbroadcasti128
lea r12, [r14+rdx]	// third3.step1.y
vbroadcasti128 ymm5, xmmword ptr [rdi+1328]	// update.limb15.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb15.vpmuldq.3
vpmuldq ymm2, ymm8, ymm5	// update.limb15.vpmuldq.4
cmovc r12, r14	// third3.step1.G
adc rcx, 0	// third3.step1.w
cmovs r11, r14	// third3.step1.h
cmovs r8, rsi	// third3.step1.d
sar r13, 41	// change2.N2v.sar
mov qword ptr [rdi+264], r13	// change2.N2v.store_N2v
lea r9, [rax+524288]	// change2.N2u.offset
shl r9, 23	// change2.N2u.shl
vpaddq ymm1, ymm0, ymm14	// update.limb15.vpaddq
mov r10, -2	// third3.step2.c1
sar r9, 43	// change2.N2u.sar
sarx rbp, r8, r15	// third3.step1.s
mov rdx, r11	// copy for third3.step2.x
xor rdx, rbp	// third3.step2.x
lea rcx, [r8-1]	// third3.step2.c0
sub r10, r8	// third3.step2.c1.2
vpaddq ymm11, ymm1, ymm13	// update.limb15.vpaddq.2
mov qword ptr [rdi+256], r9	// change2.N2u.store_N2u
vpaddq ymm0, ymm11, ymm2	// update.limb15.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2464]	// update.limb15.vpmuludq
mov r14, rbx	// copy for change2.N2r.add_rounding_G
add r14, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
sar r12, 1	// third3.step2.t
vpaddq ymm1, ymm0, ymm14	// update.limb15.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2432]	// update.limb15.vpmuludq.2
lea rsi, [r12+rdx]	// third3.step2.y
vpaddq ymm11, ymm1, ymm13	// update.limb15.vpaddq.5
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb15.vpaddq.6
vpaddq ymm0, ymm2, ymm15	// update.limb15.vpaddq.7
cmovc rsi, r12	// third3.step2.G
adc rbp, 0	// third3.step2.w
cmovs r11, r12	// third3.step2.h
cmovs rcx, r10	// third3.step2.d
sar r14, 42	// change2.N2r.sar
mov qword ptr [rdi+280], r14	// change2.N2r.store_N2r
lea r13, [rbx+1048576]	// change2.N2q.offset
shl r13, 22	// change2.N2q.shl
vpsrlq ymm14, ymm0, 30	// update.limb15.vpsrlq
mov rax, -2	// third3.step3.c1
sarx r8, rcx, r15	// third3.step2.s
mov r9, r11	// copy for third3.step3.x
xor r9, r8	// third3.step3.x
lea rdx, [rcx-1]	// third3.step3.c0
sub rax, rcx	// third3.step3.c1.2
vpand ymm1, ymm0, ymm6	// update.limb15.vpand
sar r13, 43	// change2.N2q.sar
vmovdqa ymmword ptr [rdi+1248], ymm1	// update.limb15.vmovdqa
mov qword ptr [rdi+272], r13	// change2.N2q.store_N2q
vpmuldq ymm13, ymm9, ymm12	// update.limb16.vpmuldq
sar rsi, 1	// third3.step3.t
vpmuldq ymm11, ymm10, ymm5	// update.limb16.vpmuldq.2
mov rbp, qword ptr [rdi+256]	// change2.Yu.load_N2u
vbroadcasti128 ymm2, xmmword ptr [rdi+1344]	// update.limb16.vbroadcasti128
lea r12, [rsi+r9]	// third3.step3.y
vbroadcasti128 ymm15, xmmword ptr [rdi+1360]	// update.limb16.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb16.vpmuldq.3
vpmuldq ymm1, ymm8, ymm15	// update.limb16.vpmuldq.4
cmovc r12, rsi	// third3.step3.G
adc r8, 0	// third3.step3.w
cmovs r11, rsi	// third3.step3.h
cmovs rdx, rax	// third3.step3.d
imul rbp, qword ptr [rdi+192]	// change2.Yu.imul_N1u
mov r10, qword ptr [rdi+264]	// change2.Yu.load_N2v
imul r10, qword ptr [rdi+208]	// change2.Yu.imul_N1q
vpaddq ymm12, ymm13, ymm11	// update.limb16.vpaddq
mov r14, -2	// third3.step4.c1
sarx rbx, rdx, r15	// third3.step3.s
mov rcx, r11	// copy for third3.step4.x
xor rcx, rbx	// third3.step4.x
lea r13, [rdx-1]	// third3.step4.c0
sub r14, rdx	// third3.step4.c1.2
vpaddq ymm5, ymm12, ymm0	// update.limb16.vpaddq.2
lea r9, [rbp+r10]	// change2.Yu.add
vpaddq ymm13, ymm5, ymm1	// update.limb16.vpaddq.3
mov qword ptr [rdi+128], r9	// change2.Yu.store_Yu
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2496]	// update.limb16.vpmuludq
sar r12, 1	// third3.step4.t
mov r8, qword ptr [rdi+256]	// change2.Yv.load_N2u
vpaddq ymm12, ymm13, ymm11	// update.limb16.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2464]	// update.limb16.vpmuludq.2
vpaddq ymm5, ymm12, ymm0	// update.limb16.vpaddq.5
lea rsi, [r12+rcx]	// third3.step4.y
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb16.vpaddq.6
vpaddq ymm13, ymm1, ymm14	// update.limb16.vpaddq.7
cmovc rsi, r12	// third3.step4.G
adc rbx, 0	// third3.step4.w
cmovs r11, r12	// third3.step4.h
cmovs r13, r14	// third3.step4.d
imul r8, qword ptr [rdi+200]	// change2.Yv.imul_N1v
mov rax, qword ptr [rdi+264]	// change2.Yv.load_N2v
imul rax, qword ptr [rdi+216]	// change2.Yv.imul_N1r
vpsrlq ymm11, ymm13, 30	// update.limb16.vpsrlq
mov rdx, -2	// third3.step5.c1
lea rbp, [r8+rax]	// change2.Yv.add
sarx r10, r13, r15	// third3.step4.s
mov r9, r11	// copy for third3.step5.x
xor r9, r10	// third3.step5.x
lea rcx, [r13-1]	// third3.step5.c0
sub rdx, r13	// third3.step5.c1.2
vpand ymm12, ymm13, ymm6	// update.limb16.vpand
vmovdqa ymmword ptr [rdi+1280], ymm12	// update.limb16.vmovdqa
mov qword ptr [rdi+136], rbp	// change2.Yv.store_Yv
vpmuldq ymm0, ymm9, ymm2	// update.limb17.vpmuldq
mov rbx, qword ptr [rdi+272]	// change2.Yq.load_N2q
sar rsi, 1	// third3.step5.t
vpmuldq ymm5, ymm10, ymm15	// update.limb17.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1376]	// update.limb17.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1392]	// update.limb17.vbroadcasti128.2
lea r12, [rsi+r9]	// third3.step5.y
vpmuldq ymm13, ymm7, ymm1	// update.limb17.vpmuldq.3
vpmuldq ymm12, ymm8, ymm14	// update.limb17.vpmuldq.4
cmovc r12, rsi	// third3.step5.G
adc r10, 0	// third3.step5.w
cmovs r11, rsi	// third3.step5.h
cmovs rcx, rdx	// third3.step5.d
imul rbx, qword ptr [rdi+192]	// change2.Yq.imul_N1u
mov r14, qword ptr [rdi+280]	// change2.Yq.load_N2r
imul r14, qword ptr [rdi+208]	// change2.Yq.imul_N1q
vpaddq ymm2, ymm0, ymm5	// update.limb17.vpaddq
lea r8, [rbx+r14]	// change2.Yq.add
mov rax, -2	// third3.step6.c1
vpaddq ymm15, ymm2, ymm13	// update.limb17.vpaddq.2
sarx r13, rcx, r15	// third3.step5.s
mov rbp, r11	// copy for third3.step6.x
xor rbp, r13	// third3.step6.x
lea r9, [rcx-1]	// third3.step6.c0
sub rax, rcx	// third3.step6.c1.2
mov qword ptr [rdi+144], r8	// change2.Yq.store_Yq
vpaddq ymm0, ymm15, ymm12	// update.limb17.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2528]	// update.limb17.vpmuludq
mov r10, qword ptr [rdi+272]	// change2.Yr.load_N2q
sar r12, 1	// third3.step6.t
vpaddq ymm2, ymm0, ymm5	// update.limb17.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2496]	// update.limb17.vpmuludq.2
vpaddq ymm15, ymm2, ymm13	// update.limb17.vpaddq.5
lea rsi, [r12+rbp]	// third3.step6.y
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]	// update.limb17.vpaddq.6
vpaddq ymm0, ymm12, ymm11	// update.limb17.vpaddq.7
cmovc rsi, r12	// third3.step6.G
adc r13, 0	// third3.step6.w
cmovs r11, r12	// third3.step6.h
cmovs r9, rax	// third3.step6.d
imul r10, qword ptr [rdi+200]	// change2.Yr.imul_N1v
mov rdx, qword ptr [rdi+280]	// change2.Yr.load_N2r
imul rdx, qword ptr [rdi+216]	// change2.Yr.imul_N1r
vpsrlq ymm5, ymm0, 30	// update.limb17.vpsrlq
lea rbx, [r10+rdx]	// change2.Yr.add
mov r14, -2	// third3.step7.c1
vpand ymm2, ymm0, ymm6	// update.limb17.vpand
sarx rcx, r9, r15	// third3.step6.s
mov r8, r11	// copy for third3.step7.x
xor r8, rcx	// third3.step7.x
lea rbp, [r9-1]	// third3.step7.c0
sub r14, r9	// third3.step7.c1.2
mov qword ptr [rdi+152], rbx	// change2.Yr.store_Yr
vmovdqa ymmword ptr [rdi+1312], ymm2	// update.limb17.vmovdqa
mov r13, qword ptr [rdi+256]	// change2.w2f.load_N2u
vpmuldq ymm13, ymm9, ymm1	// update.limb18.vpmuldq
sar rsi, 1	// third3.step7.t
vpmuldq ymm15, ymm10, ymm14	// update.limb18.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1408]	// update.limb18.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1424]	// update.limb18.vbroadcasti128.2
lea r12, [rsi+r8]	// third3.step7.y
vpmuldq ymm0, ymm7, ymm12	// update.limb18.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb18.vpmuldq.4
cmovc r12, rsi	// third3.step7.G
adc rcx, 0	// third3.step7.w
cmovs r11, rsi	// third3.step7.h
cmovs rbp, r14	// third3.step7.d
imul r13, qword ptr [rdi+40]	// change2.w2f.imul_w1f
mov rax, qword ptr [rdi+264]	// change2.w2f.load_N2v
imul rax, qword ptr [rdi+48]	// change2.w2f.imul_w1g
lea r10, [r13+rax]	// change2.w2f.add
vpaddq ymm1, ymm13, ymm15	// update.limb18.vpaddq
mov rdx, -2	// third3.step8.c1
vpaddq ymm14, ymm1, ymm0	// update.limb18.vpaddq.2
neg r10	// change2.w2f.neg
sarx r9, rbp, r15	// third3.step7.s
mov rbx, r11	// copy for third3.step8.x
xor rbx, r9	// third3.step8.x
lea r8, [rbp-1]	// third3.step8.c0
sub rdx, rbp	// third3.step8.c1.2
vpaddq ymm13, ymm14, ymm2	// update.limb18.vpaddq.3
sar r10, 20	// change2.w2f.sar
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2560]	// update.limb18.vpmuludq
sar r12, 1	// third3.step8.t
vpaddq ymm1, ymm13, ymm15	// update.limb18.vpaddq.4
mov rcx, qword ptr [rdi+128]	// change2.w2f.load_Yu
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2528]	// update.limb18.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb18.vpaddq.5
lea rsi, [r12+rbx]	// third3.step8.y
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb18.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb18.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb18.vpsrlq
cmovc rsi, r12	// third3.step8.G
adc r9, 0	// third3.step8.w
cmovs r11, r12	// third3.step8.h
cmovs r8, rdx	// third3.step8.d
imul rcx, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov r14, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul r14, qword ptr [rdi+400]	// change2.w2f.imul_above_g
lea r13, [rcx+r14]	// change2.w2f.add.2
mov rax, -2	// third3.step9.c1
vpand ymm1, ymm13, ymm6	// update.limb18.vpand
sarx rbp, r8, r15	// third3.step8.s
mov rbx, r11	// copy for third3.step9.x
xor rbx, rbp	// third3.step9.x
lea r9, [r8-1]	// third3.step9.c0
sub rax, r8	// third3.step9.c1.2
vmovdqa ymmword ptr [rdi+1344], ymm1	// update.limb18.vmovdqa
lea r12, [r10+r13]	// change2.w2f.add.3
vpmuldq ymm0, ymm9, ymm12	// update.limb19.vpmuldq
mov qword ptr [rdi-112], r12	// change2.w2f.store_w2f
sar rsi, 1	// third3.step9.t
vpmuldq ymm14, ymm10, ymm11	// update.limb19.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1440]	// update.limb19.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1456]	// update.limb19.vbroadcasti128.2
lea rdx, [rsi+rbx]	// third3.step9.y
vpmuldq ymm13, ymm7, ymm2	// update.limb19.vpmuldq.3
vpmuldq ymm1, ymm8, ymm5	// update.limb19.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb19.vpaddq
cmovc rdx, rsi	// third3.step9.G
adc rbp, 0	// third3.step9.w
cmovs r11, rsi	// third3.step9.h
cmovs r9, rax	// third3.step9.d
sar r12, 20	// change2.w2f.sar.2
shl r12, 44	// change2.w2f.shl
mov qword ptr [rdi+72], r12	// change2.w2f.store_high2f
mov rcx, qword ptr [rdi+272]	// change2.w2g.load_N2q
mov r14, -2	// third3.step10.c1
vpaddq ymm11, ymm12, ymm13	// update.limb19.vpaddq.2
sarx r8, r9, r15	// third3.step9.s
mov r10, r11	// copy for third3.step10.x
xor r10, r8	// third3.step10.x
lea r13, [r9-1]	// third3.step10.c0
sub r14, r9	// third3.step10.c1.2
imul rcx, qword ptr [rdi+40]	// change2.w2g.imul_w1f
vpaddq ymm0, ymm11, ymm1	// update.limb19.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2592]	// update.limb19.vpmuludq
mov rbx, qword ptr [rdi+280]	// change2.w2g.load_N2r
vpaddq ymm12, ymm0, ymm14	// update.limb19.vpaddq.4
sar rdx, 1	// third3.step10.t
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2560]	// update.limb19.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb19.vpaddq.5
lea rbp, [rdx+r10]	// third3.step10.y
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb19.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb19.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb19.vpsrlq
cmovc rbp, rdx	// third3.step10.G
adc r8, 0	// third3.step10.w
cmovs r11, rdx	// third3.step10.h
cmovs r13, r14	// third3.step10.d
imul rbx, qword ptr [rdi+48]	// change2.w2g.imul_w1g
lea rsi, [rcx+rbx]	// change2.w2g.add
neg rsi	// change2.w2g.neg
sar rsi, 20	// change2.w2g.sar
vpand ymm12, ymm0, ymm6	// update.limb19.vpand
mov rax, -2	// third3.step11.c1
mov r12, qword ptr [rdi+144]	// change2.w2g.load_Yq
sarx r9, r13, r15	// third3.step10.s
mov r10, r11	// copy for third3.step11.x
xor r10, r9	// third3.step11.x
lea r8, [r13-1]	// third3.step11.c0
sub rax, r13	// third3.step11.c1.2
vmovdqa ymmword ptr [rdi+1376], ymm12	// update.limb19.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb20.vpmuldq
imul r12, qword ptr [rdi+384]	// change2.w2g.imul_above_f
vpmuldq ymm11, ymm10, ymm5	// update.limb20.vpmuldq.2
sar rbp, 1	// third3.step11.t
mov rdx, qword ptr [rdi+152]	// change2.w2g.load_Yr
vbroadcasti128 ymm1, xmmword ptr [rdi+1472]	// update.limb20.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1488]	// update.limb20.vbroadcasti128.2
lea r14, [rbp+r10]	// third3.step11.y
vpmuldq ymm0, ymm7, ymm1	// update.limb20.vpmuldq.3
vpmuldq ymm12, ymm8, ymm15	// update.limb20.vpmuldq.4
vpaddq ymm2, ymm13, ymm11	// update.limb20.vpaddq
cmovc r14, rbp	// third3.step11.G
adc r9, 0	// third3.step11.w
cmovs r11, rbp	// third3.step11.h
cmovs r8, rax	// third3.step11.d
imul rdx, qword ptr [rdi+400]	// change2.w2g.imul_above_g
lea rcx, [r12+rdx]	// change2.w2g.add.2
lea rbx, [rsi+rcx]	// change2.w2g.add.3
vpaddq ymm5, ymm2, ymm0	// update.limb20.vpaddq.2
mov r13, -2	// third3.step12.c1
mov qword ptr [rdi-104], rbx	// change2.w2g.store_w2g
sarx r10, r8, r15	// third3.step11.s
mov r9, r11	// copy for third3.step12.x
xor r9, r10	// third3.step12.x
lea rbp, [r8-1]	// third3.step12.c0
sub r13, r8	// third3.step12.c1.2
vpaddq ymm13, ymm5, ymm12	// update.limb20.vpaddq.3
sar rbx, 20	// change2.w2g.sar.2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2624]	// update.limb20.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb20.vpaddq.4
shl rbx, 44	// change2.w2g.shl
sar r14, 1	// third3.step12.t
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2592]	// update.limb20.vpmuludq.2
mov qword ptr [rdi+80], rbx	// change2.w2g.store_high2g
vpaddq ymm5, ymm2, ymm0	// update.limb20.vpaddq.5
lea rax, [r14+r9]	// third3.step12.y
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb20.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb20.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb20.vpsrlq
cmovc rax, r14	// third3.step12.G
adc r10, 0	// third3.step12.w
cmovs r11, r14	// third3.step12.h
cmovs rbp, r13	// third3.step12.d
vpand ymm2, ymm13, ymm6	// update.limb20.vpand
mov r12, -2	// third3.step13.c1
sarx rdx, rbp, r15	// third3.step12.s
mov rsi, r11	// copy for third3.step13.x
xor rsi, rdx	// third3.step13.x
lea rcx, [rbp-1]	// third3.step13.c0
sub r12, rbp	// third3.step13.c1.2
vmovdqa ymmword ptr [rdi+1408], ymm2	// update.limb20.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb21.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb21.vpmuldq.2
sar rax, 1	// third3.step13.t
vbroadcasti128 ymm12, xmmword ptr [rdi+1504]	// update.limb21.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1520]	// update.limb21.vbroadcasti128.2
lea r8, [rax+rsi]	// third3.step13.y
vpmuldq ymm13, ymm7, ymm12	// update.limb21.vpmuldq.3
vpmuldq ymm2, ymm8, ymm14	// update.limb21.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb21.vpaddq
cmovc r8, rax	// third3.step13.G
adc rdx, 0	// third3.step13.w
cmovs r11, rax	// third3.step13.h
cmovs rcx, r12	// third3.step13.d
vpaddq ymm15, ymm1, ymm13	// update.limb21.vpaddq.2
mov rbx, -2	// third3.step14.c1
sarx r9, rcx, r15	// third3.step13.s
mov r10, r11	// copy for third3.step14.x
xor r10, r9	// third3.step14.x
lea r14, [rcx-1]	// third3.step14.c0
sub rbx, rcx	// third3.step14.c1.2
vpaddq ymm0, ymm15, ymm2	// update.limb21.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2656]	// update.limb21.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb21.vpaddq.4
sar r8, 1	// third3.step14.t
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2624]	// update.limb21.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb21.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb21.vpaddq.6
lea r13, [r8+r10]	// third3.step14.y
vpaddq ymm0, ymm2, ymm11	// update.limb21.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb21.vpsrlq
cmovc r13, r8	// third3.step14.G
adc r9, 0	// third3.step14.w
cmovs r11, r8	// third3.step14.h
cmovs r14, rbx	// third3.step14.d
vpand ymm1, ymm0, ymm6	// update.limb21.vpand
mov rbp, -2	// third3.step15.c1
sarx rsi, r14, r15	// third3.step14.s
mov rdx, r11	// copy for third3.step15.x
xor rdx, rsi	// third3.step15.x
lea rax, [r14-1]	// third3.step15.c0
sub rbp, r14	// third3.step15.c1.2
vmovdqa ymmword ptr [rdi+1440], ymm1	// update.limb21.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb22.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb22.vpmuldq.2
sar r13, 1	// third3.step15.t
vbroadcasti128 ymm2, xmmword ptr [rdi+1536]	// update.limb22.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1552]	// update.limb22.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb22.vpmuldq.3
lea r12, [r13+rdx]	// third3.step15.y
vpmuldq ymm1, ymm8, ymm11	// update.limb22.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb22.vpaddq
cmovc r12, r13	// third3.step15.G
adc rsi, 0	// third3.step15.w
cmovs r11, r13	// third3.step15.h
cmovs rax, rbp	// third3.step15.d
vpaddq ymm14, ymm12, ymm0	// update.limb22.vpaddq.2
mov rcx, -2	// third3.step16.c1
vpaddq ymm13, ymm14, ymm1	// update.limb22.vpaddq.3
sarx r10, rax, r15	// third3.step15.s
mov r9, r11	// copy for third3.step16.x
xor r9, r10	// third3.step16.x
lea r8, [rax-1]	// third3.step16.c0
sub rcx, rax	// third3.step16.c1.2
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2688]	// update.limb22.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb22.vpaddq.4
sar r12, 1	// third3.step16.t
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2656]	// update.limb22.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb22.vpaddq.5
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb22.vpaddq.6
lea rbx, [r12+r9]	// third3.step16.y
vpaddq ymm13, ymm1, ymm5	// update.limb22.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb22.vpsrlq
cmovc rbx, r12	// third3.step16.G
adc r10, 0	// third3.step16.w
cmovs r11, r12	// third3.step16.h
cmovs r8, rcx	// third3.step16.d
vpand ymm12, ymm13, ymm6	// update.limb22.vpand
mov r14, -2	// third3.step17.c1
vmovdqa ymmword ptr [rdi+1472], ymm12	// update.limb22.vmovdqa
sarx rdx, r8, r15	// third3.step16.s
mov rsi, r11	// copy for third3.step17.x
xor rsi, rdx	// third3.step17.x
lea r13, [r8-1]	// third3.step17.c0
sub r14, r8	// third3.step17.c1.2
vpmuldq ymm0, ymm9, ymm2	// update.limb23.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb23.vpmuldq.2
sar rbx, 1	// third3.step17.t
vbroadcasti128 ymm1, xmmword ptr [rdi+1568]	// update.limb23.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1584]	// update.limb23.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb23.vpmuldq.3
lea rbp, [rbx+rsi]	// third3.step17.y
vpmuldq ymm12, ymm8, ymm5	// update.limb23.vpmuldq.4
vpaddq ymm2, ymm0, ymm14	// update.limb23.vpaddq
cmovc rbp, rbx	// third3.step17.G
adc rdx, 0	// third3.step17.w
cmovs r11, rbx	// third3.step17.h
cmovs r13, r14	// third3.step17.d
vpaddq ymm11, ymm2, ymm13	// update.limb23.vpaddq.2
mov rax, -2	// third3.step18.c1
vpaddq ymm0, ymm11, ymm12	// update.limb23.vpaddq.3
sarx r9, r13, r15	// third3.step17.s
mov r10, r11	// copy for third3.step18.x
xor r10, r9	// third3.step18.x
lea r12, [r13-1]	// third3.step18.c0
sub rax, r13	// third3.step18.c1.2
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2720]	// update.limb23.vpmuludq
vpaddq ymm2, ymm0, ymm14	// update.limb23.vpaddq.4
sar rbp, 1	// third3.step18.t
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2688]	// update.limb23.vpmuludq.2
vpaddq ymm11, ymm2, ymm13	// update.limb23.vpaddq.5
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb23.vpaddq.6
lea rcx, [rbp+r10]	// third3.step18.y
vpaddq ymm0, ymm12, ymm15	// update.limb23.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb23.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb23.vpand
cmovc rcx, rbp	// third3.step18.G
adc r9, 0	// third3.step18.w
cmovs r11, rbp	// third3.step18.h
cmovs r12, rax	// third3.step18.d
mov r8, -2	// third3.step19.c1
vmovdqa ymmword ptr [rdi+1504], ymm2	// update.limb23.vmovdqa
sarx rsi, r12, r15	// third3.step18.s
mov rdx, r11	// copy for third3.step19.x
xor rdx, rsi	// third3.step19.x
lea rbx, [r12-1]	// third3.step19.c0
sub r8, r12	// third3.step19.c1.2
vpmuldq ymm13, ymm9, ymm1	// update.limb24.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb24.vpmuldq.2
sar rcx, 1	// third3.step19.t
vbroadcasti128 ymm12, xmmword ptr [rdi+1600]	// update.limb24.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1616]	// update.limb24.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb24.vpmuldq.3
lea r14, [rcx+rdx]	// third3.step19.y
vpmuldq ymm2, ymm8, ymm15	// update.limb24.vpmuldq.4
vpaddq ymm1, ymm13, ymm11	// update.limb24.vpaddq
vpaddq ymm5, ymm1, ymm0	// update.limb24.vpaddq.2
cmovc r14, rcx	// third3.step19.G
adc rsi, 0	// third3.step19.w
cmovs r11, rcx	// third3.step19.h
cmovs rbx, r8	// third3.step19.d
mov r13, -2	// third3.step20.c1
vpaddq ymm13, ymm5, ymm2	// update.limb24.vpaddq.3
sarx r10, rbx, r15	// third3.step19.s
mov r9, r11	// copy for third3.step20.x
xor r9, r10	// third3.step20.x
lea rbp, [rbx-1]	// third3.step20.c0
sub r13, rbx	// third3.step20.c1.2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2752]	// update.limb24.vpmuludq
vpaddq ymm1, ymm13, ymm11	// update.limb24.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2720]	// update.limb24.vpmuludq.2
sar r14, 1	// third3.step20.t
vpaddq ymm5, ymm1, ymm0	// update.limb24.vpaddq.5
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb24.vpaddq.6
lea rax, [r14+r9]	// third3.step20.y
vpaddq ymm13, ymm2, ymm14	// update.limb24.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb24.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb24.vpand
cmovc rax, r14	// third3.step20.G
adc r10, 0	// third3.step20.w
cmovs r11, r14	// third3.step20.h
cmovs rbp, r13	// third3.step20.d
vmovdqa ymmword ptr [rdi+1536], ymm1	// update.limb24.vmovdqa
sarx r12, rbp, r15	// third3.step20.s
mov rdx, rax	// copy for change3.G.add_rounding_G
add rdx, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov rsi, r11	// copy for change3.h.add_rounding_h
add rsi, qword ptr [rdi-64]	// change3.h.add_rounding_h
vpmuldq ymm0, ymm9, ymm12	// update.limb25.vpmuldq
mov rcx, rax	// copy for change3.G.shl
shl rcx, 44	// change3.G.shl
vpmuldq ymm5, ymm10, ymm15	// update.limb25.vpmuldq.2
mov r8, r11	// copy for change3.h.shl
shl r8, 45	// change3.h.shl
vbroadcasti128 ymm2, xmmword ptr [rdi+1632]	// update.limb25.vbroadcasti128
rorx rbx, rdx, 21	// change3.G.first_entry
rorx r9, rdx, 42	// change3.G.second_entry
rorx r10, rsi, 20	// change3.h.first_entry
rorx r14, rsi, 41	// change3.h.second_entry
vbroadcasti128 ymm14, xmmword ptr [rdi+1648]	// update.limb25.vbroadcasti128.2
add rcx, qword ptr [rdi-40]	// change3.G.add_refill_G
mov qword ptr [rdi-128], r11	// change3.store_end_h
mov qword ptr [rdi-120], rax	// change3.store_end_G
add r8, qword ptr [rdi-48]	// change3.h.add_refill_h
vpmuldq ymm13, ymm7, ymm2	// update.limb25.vpmuldq.3
imul rbx, qword ptr [rdi+72]	// change3.G.imul_high2f
imul r9, qword ptr [rdi+80]	// change3.G.imul_high2g
vpmuldq ymm1, ymm8, ymm14	// update.limb25.vpmuldq.4
imul r10, qword ptr [rdi+72]	// change3.h.imul_high2f
imul r14, qword ptr [rdi+80]	// change3.h.imul_high2g
vpaddq ymm12, ymm0, ymm5	// update.limb25.vpaddq
vpaddq ymm15, ymm12, ymm13	// update.limb25.vpaddq.2
vpaddq ymm0, ymm15, ymm1	// update.limb25.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2784]	// update.limb25.vpmuludq
vpaddq ymm12, ymm0, ymm5	// update.limb25.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2752]	// update.limb25.vpmuludq.2
vpaddq ymm15, ymm12, ymm13	// update.limb25.vpaddq.5
lea r13, [rbx+r9]	// change3.G.add
lea rdx, [r10+r14]	// change3.h.add
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb25.vpaddq.6
vpaddq ymm0, ymm1, ymm11	// update.limb25.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb25.vpsrlq
lea rsi, [r13+rcx]	// change3.G.add.2
lea r11, [rdx+r8]	// change3.h.add.2
vpand ymm12, ymm0, ymm6	// update.limb25.vpand
vmovdqa ymmword ptr [rdi+1568], ymm12	// update.limb25.vmovdqa
ror rsi, 44	// change3.G.packed
vpmuldq ymm13, ymm9, ymm2	// update.limb26.vpmuldq
ror r11, 45	// change3.h.packed
vpmuldq ymm15, ymm10, ymm14	// update.limb26.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1664]	// update.limb26.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1680]	// update.limb26.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb26.vpmuldq.3
vpmuldq ymm12, ymm8, ymm11	// update.limb26.vpmuldq.4
vpaddq ymm2, ymm13, ymm15	// update.limb26.vpaddq
vpaddq ymm14, ymm2, ymm0	// update.limb26.vpaddq.2
vpaddq ymm13, ymm14, ymm12	// update.limb26.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2816]	// update.limb26.vpmuludq
vpaddq ymm2, ymm13, ymm15	// update.limb26.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2784]	// update.limb26.vpmuludq.2
vpaddq ymm14, ymm2, ymm0	// update.limb26.vpaddq.5
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb26.vpaddq.6
vpaddq ymm13, ymm12, ymm5	// update.limb26.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb26.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb26.vpand
vmovdqa ymmword ptr [rdi+1600], ymm2	// update.limb26.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb27.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb27.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1696]	// update.limb27.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1712]	// update.limb27.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb27.vpmuldq.3
vpmuldq ymm2, ymm8, ymm5	// update.limb27.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb27.vpaddq
vpaddq ymm11, ymm1, ymm13	// update.limb27.vpaddq.2
vpaddq ymm0, ymm11, ymm2	// update.limb27.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2848]	// update.limb27.vpmuludq
vpaddq ymm1, ymm0, ymm14	// update.limb27.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2816]	// update.limb27.vpmuludq.2
vpaddq ymm11, ymm1, ymm13	// update.limb27.vpaddq.5
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb27.vpaddq.6
vpaddq ymm0, ymm2, ymm15	// update.limb27.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb27.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb27.vpand
vmovdqa ymmword ptr [rdi+1632], ymm1	// update.limb27.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb28.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb28.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1728]	// update.limb28.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1744]	// update.limb28.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb28.vpmuldq.3
vpmuldq ymm1, ymm8, ymm15	// update.limb28.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb28.vpaddq
vpaddq ymm5, ymm12, ymm0	// update.limb28.vpaddq.2
vpaddq ymm13, ymm5, ymm1	// update.limb28.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2880]	// update.limb28.vpmuludq
vpaddq ymm12, ymm13, ymm11	// update.limb28.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2848]	// update.limb28.vpmuludq.2
vpaddq ymm5, ymm12, ymm0	// update.limb28.vpaddq.5
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb28.vpaddq.6
vpaddq ymm13, ymm1, ymm14	// update.limb28.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb28.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb28.vpand
vmovdqa ymmword ptr [rdi+1664], ymm12	// update.limb28.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb29.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb29.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1760]	// update.limb29.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1776]	// update.limb29.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb29.vpmuldq.3
vpmuldq ymm12, ymm8, ymm14	// update.limb29.vpmuldq.4
vpaddq ymm2, ymm0, ymm5	// update.limb29.vpaddq
vpaddq ymm15, ymm2, ymm13	// update.limb29.vpaddq.2
vpaddq ymm0, ymm15, ymm12	// update.limb29.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2912]	// update.limb29.vpmuludq
vpaddq ymm2, ymm0, ymm5	// update.limb29.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2880]	// update.limb29.vpmuludq.2
vpaddq ymm15, ymm2, ymm13	// update.limb29.vpaddq.5
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]	// update.limb29.vpaddq.6
vpaddq ymm0, ymm12, ymm11	// update.limb29.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb29.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb29.vpand
vmovdqa ymmword ptr [rdi+1696], ymm2	// update.limb29.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb30.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb30.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1792]	// update.limb30.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1808]	// update.limb30.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb30.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb30.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb30.vpaddq
vpaddq ymm14, ymm1, ymm0	// update.limb30.vpaddq.2
vpaddq ymm13, ymm14, ymm2	// update.limb30.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2944]	// update.limb30.vpmuludq
vpaddq ymm1, ymm13, ymm15	// update.limb30.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2912]	// update.limb30.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb30.vpaddq.5
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb30.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb30.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb30.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb30.vpand
vmovdqa ymmword ptr [rdi+1728], ymm1	// update.limb30.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb31.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb31.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1824]	// update.limb31.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1840]	// update.limb31.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb31.vpmuldq.3
vpmuldq ymm1, ymm8, ymm5	// update.limb31.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb31.vpaddq
vpaddq ymm11, ymm12, ymm13	// update.limb31.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb31.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2976]	// update.limb31.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb31.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2944]	// update.limb31.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb31.vpaddq.5
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb31.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb31.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb31.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb31.vpand
vmovdqa ymmword ptr [rdi+1760], ymm12	// update.limb31.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb32.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb32.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1856]	// update.limb32.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1872]	// update.limb32.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb32.vpmuldq.3
vpmuldq ymm12, ymm8, ymm15	// update.limb32.vpmuldq.4
vpaddq ymm2, ymm13, ymm11	// update.limb32.vpaddq
vpaddq ymm5, ymm2, ymm0	// update.limb32.vpaddq.2
vpaddq ymm13, ymm5, ymm12	// update.limb32.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+3008]	// update.limb32.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb32.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2976]	// update.limb32.vpmuludq.2
vpaddq ymm5, ymm2, ymm0	// update.limb32.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb32.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb32.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb32.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb32.vpand
vmovdqa ymmword ptr [rdi+1792], ymm2	// update.limb32.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb33.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb33.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1888]	// update.limb33.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1904]	// update.limb33.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb33.vpmuldq.3
vpmuldq ymm2, ymm8, ymm14	// update.limb33.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb33.vpaddq
vpaddq ymm15, ymm1, ymm13	// update.limb33.vpaddq.2
vpaddq ymm0, ymm15, ymm2	// update.limb33.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3040]	// update.limb33.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb33.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3008]	// update.limb33.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb33.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb33.vpaddq.6
vpaddq ymm0, ymm2, ymm11	// update.limb33.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb33.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb33.vpand
vmovdqa ymmword ptr [rdi+1824], ymm1	// update.limb33.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb34.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb34.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1920]	// update.limb34.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1936]	// update.limb34.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb34.vpmuldq.3
vpmuldq ymm1, ymm8, ymm11	// update.limb34.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb34.vpaddq
vpaddq ymm14, ymm12, ymm0	// update.limb34.vpaddq.2
vpaddq ymm7, ymm14, ymm1	// update.limb34.vpaddq.3
vpmuludq ymm8, ymm3, ymmword ptr [rdi+3072]	// update.limb34.vpmuludq
vpaddq ymm13, ymm7, ymm8	// update.limb34.vpaddq.4
vpmuludq ymm15, ymm4, ymmword ptr [rdi+3040]	// update.limb34.vpmuludq.2
vpaddq ymm12, ymm13, ymm15	// update.limb34.vpaddq.5
vpaddq ymm0, ymm12, ymmword ptr [rdi+512]	// update.limb34.vpaddq.6
vpaddq ymm14, ymm0, ymm5	// update.limb34.vpaddq.7
vpsrlq ymm1, ymm14, 30	// update.limb34.vpsrlq
vpand ymm3, ymm14, ymm6	// update.limb34.vpand
vmovdqa ymmword ptr [rdi+1856], ymm3	// update.limb34.vmovdqa
vpmuldq ymm7, ymm9, ymm2	// update.last.vpmuldq
vpmuldq ymm8, ymm10, ymm11	// update.last.vpmuldq.2
vpaddq ymm13, ymm7, ymm8	// update.last.vpaddq
vpmuludq ymm15, ymm4, ymmword ptr [rdi+3072]	// update.last.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.last.vpaddq.2
vpaddq ymm0, ymm12, ymmword ptr [rdi+512]	// update.last.vpaddq.3
vpaddq ymm5, ymm0, ymm1	// update.last.vpaddq.4
vpand ymm14, ymm5, ymm6	// update.last.vpand
vmovdqa ymmword ptr [rdi+1888], ymm14	// update.last.vmovdqa
vpsrlq ymm3, ymm5, 30	// update.last.vpsrlq
vpsubq ymm9, ymm3, ymmword ptr [rdi+544]	// update.last.vpsubq
vmovdqa ymmword ptr [rdi+1920], ymm9	// update.last.vmovdqa.2
mov rbx, rsi	// output
mov rcx, r11	// output
mov rdx, rbp	// output
mov rsi, r12	// output
dec qword ptr [rdi-72]	// loop
jnz 2b	// loop
mov qword ptr [rdi-96], rbx	// store_start_G
mov qword ptr [rdi-88], rcx	// store_start_h
mov qword ptr [rdi-80], rdx	// store_d
vzeroupper	// leave
pop r15	// leave
pop r14	// leave
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
ret	// leave
