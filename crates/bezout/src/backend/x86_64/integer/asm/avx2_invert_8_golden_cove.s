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
// Length: 18 limbs of 30 bits; 1338 instructions a batch, 720 for its steps (form: carry).
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
sub rax, rdx	// third1.step1.c1.2
lea rbp, [rdx-1]	// third1.step1.c0
mov r8, rcx	// copy for third1.step1.x
xor r8, rsi	// third1.step1.x
mov r9, -2	// third1.step2.c1
sar rbx, 1	// third1.step1.t
lea r10, [rbx+r8]	// third1.step1.y
mov r11, qword ptr [rdi-128]	// end.load_end_h
mov r12, qword ptr [rdi-120]	// end.load_end_G
cmovc r10, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
cmovs rbp, rax	// third1.step1.d
cmovs rcx, rbx	// third1.step1.h
sub r9, rbp	// third1.step2.c1.2
sarx r13, rbp, r15	// third1.step1.s
mov r14, rcx	// copy for third1.step2.x
xor r14, r13	// third1.step2.x
sar r10, 1	// third1.step2.t
lea rdx, [rbp-1]	// third1.step2.c0
mov r8, -2	// third1.step3.c1
lea rsi, [r10+r14]	// third1.step2.y
mov rax, -2	// third1.step4.c1
cmovc rsi, r10	// third1.step2.G
adc r13, 0	// third1.step2.w
cmovs rdx, r9	// third1.step2.d
lea rbx, [rdx-1]	// third1.step3.c0
cmovs rcx, r10	// third1.step2.h
sub r8, rdx	// third1.step3.c1.2
mov rbp, r11	// copy for end.N3v.add_rounding_h
add rbp, qword ptr [rdi-64]	// end.N3v.add_rounding_h
sar rbp, 41	// end.N3v.sar
mov qword ptr [rdi+328], rbp	// end.N3v.store_N3v
lea r14, [r11+524288]	// end.N3u.offset
shl r14, 23	// end.N3u.shl
sar r14, 43	// end.N3u.sar
mov qword ptr [rdi+320], r14	// end.N3u.store_N3u
mov r13, r12	// copy for end.N3r.add_rounding_G
add r13, qword ptr [rdi-56]	// end.N3r.add_rounding_G
sar r13, 42	// end.N3r.sar
mov qword ptr [rdi+344], r13	// end.N3r.store_N3r
lea r9, [r12+1048576]	// end.N3q.offset
shl r9, 22	// end.N3q.shl
sar r9, 43	// end.N3q.sar
mov r10, -2	// third1.step5.c1
mov qword ptr [rdi+336], r9	// end.N3q.store_N3q
mov rbp, qword ptr [rdi+320]	// end.Mu.load_N3u
imul rbp, qword ptr [rdi+128]	// end.Mu.imul_Yu
sarx r11, rdx, r15	// third1.step2.s
mov r14, rcx	// copy for third1.step3.x
xor r14, r11	// third1.step3.x
sar rsi, 1	// third1.step3.t
lea r13, [rsi+r14]	// third1.step3.y
cmovc r13, rsi	// third1.step3.G
adc r11, 0	// third1.step3.w
cmovs rbx, r8	// third1.step3.d
cmovs rcx, rsi	// third1.step3.h
sub rax, rbx	// third1.step4.c1.2
sarx r12, rbx, r15	// third1.step3.s
mov r9, rcx	// copy for third1.step4.x
xor r9, r12	// third1.step4.x
sar r13, 1	// third1.step4.t
lea rdx, [rbx-1]	// third1.step4.c0
mov r14, qword ptr [rdi+328]	// end.Mu.load_N3v
lea r11, [r13+r9]	// third1.step4.y
mov r8, -2	// third1.step6.c1
cmovc r11, r13	// third1.step4.G
adc r12, 0	// third1.step4.w
cmovs rdx, rax	// third1.step4.d
cmovs rcx, r13	// third1.step4.h
sub r10, rdx	// third1.step5.c1.2
lea rsi, [rdx-1]	// third1.step5.c0
imul r14, qword ptr [rdi+144]	// end.Mu.imul_Yq
lea rbx, [rbp+r14]	// end.Mu.add
neg rbx	// end.Mu.neg
mov qword ptr [rdi-24], rbx	// end.Mu.store_Mu
mov r9, qword ptr [rdi+320]	// end.Mv.load_N3u
imul r9, qword ptr [rdi+136]	// end.Mv.imul_Yv
mov r12, qword ptr [rdi+328]	// end.Mv.load_N3v
imul r12, qword ptr [rdi+152]	// end.Mv.imul_Yr
lea rax, [r9+r12]	// end.Mv.add
neg rax	// end.Mv.neg
mov r13, -2	// third1.step7.c1
mov qword ptr [rdi-16], rax	// end.Mv.store_Mv
mov rbp, qword ptr [rdi+336]	// end.Mq.load_N3q
sarx r14, rdx, r15	// third1.step4.s
mov rbx, rcx	// copy for third1.step5.x
xor rbx, r14	// third1.step5.x
sar r11, 1	// third1.step5.t
lea r9, [r11+rbx]	// third1.step5.y
cmovc r9, r11	// third1.step5.G
adc r14, 0	// third1.step5.w
cmovs rsi, r10	// third1.step5.d
cmovs rcx, r11	// third1.step5.h
sub r8, rsi	// third1.step6.c1.2
sarx r12, rsi, r15	// third1.step5.s
mov rax, rcx	// copy for third1.step6.x
xor rax, r12	// third1.step6.x
sar r9, 1	// third1.step6.t
lea rdx, [rsi-1]	// third1.step6.c0
lea rbx, [r9+rax]	// third1.step6.y
mov r14, -2	// third1.step8.c1
cmovc rbx, r9	// third1.step6.G
adc r12, 0	// third1.step6.w
cmovs rdx, r8	// third1.step6.d
cmovs rcx, r9	// third1.step6.h
sub r13, rdx	// third1.step7.c1.2
lea r10, [rdx-1]	// third1.step7.c0
imul rbp, qword ptr [rdi+128]	// end.Mq.imul_Yu
mov r11, qword ptr [rdi+344]	// end.Mq.load_N3r
imul r11, qword ptr [rdi+144]	// end.Mq.imul_Yq
lea rsi, [rbp+r11]	// end.Mq.add
neg rsi	// end.Mq.neg
mov qword ptr [rdi-8], rsi	// end.Mq.store_Mq
mov rax, qword ptr [rdi+336]	// end.Mr.load_N3q
imul rax, qword ptr [rdi+136]	// end.Mr.imul_Yv
mov r12, qword ptr [rdi+344]	// end.Mr.load_N3r
imul r12, qword ptr [rdi+152]	// end.Mr.imul_Yr
lea r8, [rax+r12]	// end.Mr.add
mov r9, -2	// third1.step9.c1
neg r8	// end.Mr.neg
mov qword ptr [rdi+0], r8	// end.Mr.store_Mr
mov rbp, qword ptr [rdi+320]	// end.w0f.load_N3u
sarx r11, rdx, r15	// third1.step6.s
mov rsi, rcx	// copy for third1.step7.x
xor rsi, r11	// third1.step7.x
sar rbx, 1	// third1.step7.t
lea rax, [rbx+rsi]	// third1.step7.y
cmovc rax, rbx	// third1.step7.G
adc r11, 0	// third1.step7.w
cmovs r10, r13	// third1.step7.d
cmovs rcx, rbx	// third1.step7.h
sub r14, r10	// third1.step8.c1.2
sarx r12, r10, r15	// third1.step7.s
mov r8, rcx	// copy for third1.step8.x
xor r8, r12	// third1.step8.x
sar rax, 1	// third1.step8.t
lea rdx, [r10-1]	// third1.step8.c0
lea rsi, [rax+r8]	// third1.step8.y
mov r11, -2	// third1.step10.c1
cmovc rsi, rax	// third1.step8.G
adc r12, 0	// third1.step8.w
cmovs rdx, r14	// third1.step8.d
cmovs rcx, rax	// third1.step8.h
sub r9, rdx	// third1.step9.c1.2
lea r13, [rdx-1]	// third1.step9.c0
imul rbp, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov rbx, qword ptr [rdi+328]	// end.w0f.load_N3v
imul rbx, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea r10, [rbp+rbx]	// end.w0f.add
neg r10	// end.w0f.neg
sar r10, 20	// end.w0f.sar
and r10, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi+8], r10	// end.w0f.store_w0f
shr r10, 20	// end.w0f.shr
shl r10, 44	// end.w0f.shl
mov qword ptr [rdi+16], r10	// end.w0f.store_high0f
mov r8, -2	// third1.step11.c1
mov r12, qword ptr [rdi+336]	// end.w0g.load_N3q
imul r12, qword ptr [rdi-112]	// end.w0g.imul_w2f
sarx r14, rdx, r15	// third1.step8.s
mov rax, rcx	// copy for third1.step9.x
xor rax, r14	// third1.step9.x
sar rsi, 1	// third1.step9.t
lea rbp, [rsi+rax]	// third1.step9.y
cmovc rbp, rsi	// third1.step9.G
adc r14, 0	// third1.step9.w
cmovs r13, r9	// third1.step9.d
cmovs rcx, rsi	// third1.step9.h
sub r11, r13	// third1.step10.c1.2
sarx rbx, r13, r15	// third1.step9.s
mov r10, rcx	// copy for third1.step10.x
xor r10, rbx	// third1.step10.x
sar rbp, 1	// third1.step10.t
lea rdx, [r13-1]	// third1.step10.c0
mov rax, qword ptr [rdi+344]	// end.w0g.load_N3r
lea r14, [rbp+r10]	// third1.step10.y
mov r9, -2	// third1.step12.c1
cmovc r14, rbp	// third1.step10.G
adc rbx, 0	// third1.step10.w
cmovs rdx, r11	// third1.step10.d
cmovs rcx, rbp	// third1.step10.h
sub r8, rdx	// third1.step11.c1.2
lea rsi, [rdx-1]	// third1.step11.c0
imul rax, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea r13, [r12+rax]	// end.w0g.add
neg r13	// end.w0g.neg
sar r13, 20	// end.w0g.sar
and r13, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi+24], r13	// end.w0g.store_w0g
shr r13, 20	// end.w0g.shr
shl r13, 44	// end.w0g.shl
mov qword ptr [rdi+32], r13	// end.w0g.store_high0g
mov r10, -2	// third1.step13.c1
sarx rbx, rdx, r15	// third1.step10.s
mov r11, rcx	// copy for third1.step11.x
xor r11, rbx	// third1.step11.x
sar r14, 1	// third1.step11.t
lea rbp, [r14+r11]	// third1.step11.y
cmovc rbp, r14	// third1.step11.G
adc rbx, 0	// third1.step11.w
cmovs rsi, r8	// third1.step11.d
cmovs rcx, r14	// third1.step11.h
sub r9, rsi	// third1.step12.c1.2
sarx r12, rsi, r15	// third1.step11.s
mov rax, rcx	// copy for third1.step12.x
xor rax, r12	// third1.step12.x
sar rbp, 1	// third1.step12.t
lea r13, [rsi-1]	// third1.step12.c0
lea rdx, [rbp+rax]	// third1.step12.y
mov r11, -2	// third1.step14.c1
cmovc rdx, rbp	// third1.step12.G
adc r12, 0	// third1.step12.w
cmovs r13, r9	// third1.step12.d
cmovs rcx, rbp	// third1.step12.h
sub r10, r13	// third1.step13.c1.2
lea rbx, [r13-1]	// third1.step13.c0
mov r8, -2	// third1.step15.c1
sarx r14, r13, r15	// third1.step12.s
mov rsi, rcx	// copy for third1.step13.x
xor rsi, r14	// third1.step13.x
sar rdx, 1	// third1.step13.t
lea rax, [rdx+rsi]	// third1.step13.y
cmovc rax, rdx	// third1.step13.G
adc r14, 0	// third1.step13.w
cmovs rbx, r10	// third1.step13.d
cmovs rcx, rdx	// third1.step13.h
sub r11, rbx	// third1.step14.c1.2
sarx r12, rbx, r15	// third1.step13.s
mov r9, rcx	// copy for third1.step14.x
xor r9, r12	// third1.step14.x
sar rax, 1	// third1.step14.t
lea rbp, [rbx-1]	// third1.step14.c0
lea r13, [rax+r9]	// third1.step14.y
mov rsi, -2	// third1.step16.c1
vpbroadcastq ymm0, qword ptr [rdi-24]	// update.digits.vpbroadcastq
vpbroadcastq ymm1, qword ptr [rdi-8]	// update.digits.vpbroadcastq.2
vpblendd ymm2, ymm0, ymm1, 0xf0	// update.digits.vpblendd
cmovc r13, rax	// third1.step14.G
adc r12, 0	// third1.step14.w
cmovs rbp, r11	// third1.step14.d
cmovs rcx, rax	// third1.step14.h
sub r8, rbp	// third1.step15.c1.2
lea r14, [rbp-1]	// third1.step15.c0
vpbroadcastq ymm3, qword ptr [rdi-16]	// update.digits.vpbroadcastq.3
vpbroadcastq ymm4, qword ptr [rdi+0]	// update.digits.vpbroadcastq.4
vpblendd ymm5, ymm3, ymm4, 0xf0	// update.digits.vpblendd.2
vmovdqa ymm6, ymmword ptr [rdi+448]	// update.digits.vmovdqa
mov r10, -2	// third1.step17.c1
vpand ymm7, ymm2, ymm6	// update.digits.vpand
vpand ymm8, ymm5, ymm6	// update.digits.vpand.2
sarx rdx, rbp, r15	// third1.step14.s
mov rbx, rcx	// copy for third1.step15.x
xor rbx, rdx	// third1.step15.x
sar r13, 1	// third1.step15.t
lea r9, [r13+rbx]	// third1.step15.y
cmovc r9, r13	// third1.step15.G
adc rdx, 0	// third1.step15.w
cmovs r14, r8	// third1.step15.d
cmovs rcx, r13	// third1.step15.h
sub rsi, r14	// third1.step16.c1.2
sarx r12, r14, r15	// third1.step15.s
mov r11, rcx	// copy for third1.step16.x
xor r11, r12	// third1.step16.x
sar r9, 1	// third1.step16.t
lea rax, [r14-1]	// third1.step16.c0
vpsrlq ymm9, ymm2, 30	// update.digits.vpsrlq
lea rbp, [r9+r11]	// third1.step16.y
vpsrlq ymm10, ymm5, 30	// update.digits.vpsrlq.2
vbroadcasti128 ymm11, xmmword ptr [rdi+832]	// update.limb0.vbroadcasti128
mov rbx, -2	// third1.step18.c1
vbroadcasti128 ymm12, xmmword ptr [rdi+848]	// update.limb0.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm11	// update.limb0.vpmuldq
vpmuldq ymm14, ymm8, ymm12	// update.limb0.vpmuldq.2
vpaddq ymm15, ymm13, ymm14	// update.limb0.vpaddq
cmovc rbp, r9	// third1.step16.G
adc r12, 0	// third1.step16.w
cmovs rax, rsi	// third1.step16.d
cmovs rcx, r9	// third1.step16.h
sub r10, rax	// third1.step17.c1.2
lea rdx, [rax-1]	// third1.step17.c0
vpaddq ymm0, ymm15, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
vpmuludq ymm1, ymm0, ymmword ptr [rdi+768]	// update.limb0.vpmuludq
vpand ymm3, ymm1, ymm6	// update.limb0.vpand
vpmuludq ymm4, ymm3, ymmword ptr [rdi+1408]	// update.limb0.vpmuludq.2
mov r8, -2	// third1.step19.c1
vpaddq ymm2, ymm0, ymm4	// update.limb0.vpaddq.3
vpsrlq ymm5, ymm2, 30	// update.limb0.vpsrlq
sarx r13, rax, r15	// third1.step16.s
mov r14, rcx	// copy for third1.step17.x
xor r14, r13	// third1.step17.x
sar rbp, 1	// third1.step17.t
lea r11, [rbp+r14]	// third1.step17.y
cmovc r11, rbp	// third1.step17.G
adc r13, 0	// third1.step17.w
cmovs rdx, r10	// third1.step17.d
cmovs rcx, rbp	// third1.step17.h
sub rbx, rdx	// third1.step18.c1.2
sarx r12, rdx, r15	// third1.step17.s
mov rsi, rcx	// copy for third1.step18.x
xor rsi, r12	// third1.step18.x
sar r11, 1	// third1.step18.t
lea r9, [rdx-1]	// third1.step18.c0
vpmuldq ymm13, ymm9, ymm11	// update.limb1.vpmuldq
lea rax, [r11+rsi]	// third1.step18.y
vpmuldq ymm14, ymm10, ymm12	// update.limb1.vpmuldq.2
vbroadcasti128 ymm15, xmmword ptr [rdi+864]	// update.limb1.vbroadcasti128
mov r14, -2	// third1.step20.c1
vbroadcasti128 ymm1, xmmword ptr [rdi+880]	// update.limb1.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm15	// update.limb1.vpmuldq.3
vpmuldq ymm4, ymm8, ymm1	// update.limb1.vpmuldq.4
vpaddq ymm2, ymm13, ymm14	// update.limb1.vpaddq
cmovc rax, r11	// third1.step18.G
adc r12, 0	// third1.step18.w
cmovs r9, rbx	// third1.step18.d
cmovs rcx, r11	// third1.step18.h
sub r8, r9	// third1.step19.c1.2
lea r13, [r9-1]	// third1.step19.c0
vpaddq ymm11, ymm2, ymm0	// update.limb1.vpaddq.2
vpaddq ymm12, ymm11, ymm4	// update.limb1.vpaddq.3
vpmuludq ymm13, ymm3, ymmword ptr [rdi+1440]	// update.limb1.vpmuludq
vpaddq ymm14, ymm12, ymm13	// update.limb1.vpaddq.4
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb1.vpaddq.5
vpaddq ymm0, ymm2, ymm5	// update.limb1.vpaddq.6
sarx r10, r9, r15	// third1.step18.s
mov rbp, rcx	// copy for third1.step19.x
xor rbp, r10	// third1.step19.x
sar rax, 1	// third1.step19.t
lea rdx, [rax+rbp]	// third1.step19.y
cmovc rdx, rax	// third1.step19.G
adc r10, 0	// third1.step19.w
cmovs r13, r8	// third1.step19.d
cmovs rcx, rax	// third1.step19.h
sub r14, r13	// third1.step20.c1.2
sarx rsi, r13, r15	// third1.step19.s
mov r12, rcx	// copy for third1.step20.x
xor r12, rsi	// third1.step20.x
sar rdx, 1	// third1.step20.t
lea rbx, [r13-1]	// third1.step20.c0
vpmuludq ymm11, ymm0, ymmword ptr [rdi+768]	// update.limb1.vpmuludq.2
lea r11, [rdx+r12]	// third1.step20.y
vpand ymm4, ymm11, ymm6	// update.limb1.vpand
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1408]	// update.limb1.vpmuludq.3
vpaddq ymm13, ymm0, ymm12	// update.limb1.vpaddq.7
vpsrlq ymm14, ymm13, 30	// update.limb1.vpsrlq
mov r9, -2	// third2.step1.c1
vpmuldq ymm2, ymm9, ymm15	// update.limb2.vpmuldq
vpmuldq ymm5, ymm10, ymm1	// update.limb2.vpmuldq.2
cmovc r11, rdx	// third1.step20.G
adc rsi, 0	// third1.step20.w
cmovs rbx, r14	// third1.step20.d
cmovs rcx, rdx	// third1.step20.h
mov rbp, r11	// copy for change1.G.add_rounding_G
add rbp, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov r10, rcx	// copy for change1.h.add_rounding_h
add r10, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov r8, r11	// copy for change1.G.shl
shl r8, 44	// change1.G.shl
mov rax, rcx	// copy for change1.h.shl
shl rax, 45	// change1.h.shl
sub r9, rbx	// third2.step1.c1.2
rorx r13, rbp, 21	// change1.G.first_entry
rorx r12, rbp, 42	// change1.G.second_entry
rorx rsi, r10, 20	// change1.h.first_entry
rorx r14, r10, 41	// change1.h.second_entry
add r8, qword ptr [rdi-40]	// change1.G.add_refill_G
add rax, qword ptr [rdi-48]	// change1.h.add_refill_h
lea rdx, [rbx-1]	// third2.step1.c0
imul r13, qword ptr [rdi+16]	// change1.G.imul_high0f
imul r12, qword ptr [rdi+32]	// change1.G.imul_high0g
imul rsi, qword ptr [rdi+16]	// change1.h.imul_high0f
imul r14, qword ptr [rdi+32]	// change1.h.imul_high0g
vbroadcasti128 ymm11, xmmword ptr [rdi+896]	// update.limb2.vbroadcasti128
vbroadcasti128 ymm0, xmmword ptr [rdi+912]	// update.limb2.vbroadcasti128.2
vpmuldq ymm12, ymm7, ymm11	// update.limb2.vpmuldq.3
mov rbp, -2	// third2.step2.c1
vpmuldq ymm13, ymm8, ymm0	// update.limb2.vpmuldq.4
vpaddq ymm15, ymm2, ymm5	// update.limb2.vpaddq
lea r10, [r13+r12]	// change1.G.add
lea r13, [rsi+r14]	// change1.h.add
vpaddq ymm1, ymm15, ymm12	// update.limb2.vpaddq.2
sarx r12, rbx, r15	// third1.step20.s
vpaddq ymm2, ymm1, ymm13	// update.limb2.vpaddq.3
lea rsi, [r10+r8]	// change1.G.add.2
lea r14, [r13+rax]	// change1.h.add.2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+1472]	// update.limb2.vpmuludq
ror rsi, 44	// change1.G.packed
ror r14, 45	// change1.h.packed
mov rbx, r14	// copy for third2.step1.x
xor rbx, r12	// third2.step1.x
sar rsi, 1	// third2.step1.t
lea r10, [rsi+rbx]	// third2.step1.y
vpaddq ymm15, ymm2, ymm5	// update.limb2.vpaddq.4
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1440]	// update.limb2.vpmuludq.2
vpaddq ymm1, ymm15, ymm12	// update.limb2.vpaddq.5
mov r8, -2	// third2.step3.c1
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]	// update.limb2.vpaddq.6
cmovc r10, rsi	// third2.step1.G
adc r12, 0	// third2.step1.w
cmovs rdx, r9	// third2.step1.d
cmovs r14, rsi	// third2.step1.h
sub rbp, rdx	// third2.step2.c1.2
sarx r13, rdx, r15	// third2.step1.s
mov rax, r14	// copy for third2.step2.x
xor rax, r13	// third2.step2.x
sar r10, 1	// third2.step2.t
lea rbx, [rdx-1]	// third2.step2.c0
vpaddq ymm2, ymm13, ymm14	// update.limb2.vpaddq.7
vpsrlq ymm5, ymm2, 30	// update.limb2.vpsrlq
lea r12, [r10+rax]	// third2.step2.y
vpand ymm15, ymm2, ymm6	// update.limb2.vpand
vmovdqa ymmword ptr [rdi+832], ymm15	// update.limb2.vmovdqa
mov r9, -2	// third2.step4.c1
vpmuldq ymm12, ymm9, ymm11	// update.limb3.vpmuldq
vpmuldq ymm1, ymm10, ymm0	// update.limb3.vpmuldq.2
vbroadcasti128 ymm13, xmmword ptr [rdi+928]	// update.limb3.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+944]	// update.limb3.vbroadcasti128.2
cmovc r12, r10	// third2.step2.G
adc r13, 0	// third2.step2.w
cmovs rbx, rbp	// third2.step2.d
cmovs r14, r10	// third2.step2.h
mov rsi, rcx	// copy for change1.N1v.add_rounding_h
add rsi, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
sub r8, rbx	// third2.step3.c1.2
lea rdx, [rbx-1]	// third2.step3.c0
sar rsi, 41	// change1.N1v.sar
mov qword ptr [rdi+200], rsi	// change1.N1v.store_N1v
lea rax, [rcx+524288]	// change1.N1u.offset
shl rax, 23	// change1.N1u.shl
vpmuldq ymm2, ymm7, ymm13	// update.limb3.vpmuldq.3
vpmuldq ymm15, ymm8, ymm14	// update.limb3.vpmuldq.4
vpaddq ymm11, ymm12, ymm1	// update.limb3.vpaddq
sar rax, 43	// change1.N1u.sar
vpaddq ymm0, ymm11, ymm2	// update.limb3.vpaddq.2
mov r13, -2	// third2.step5.c1
vpaddq ymm12, ymm0, ymm15	// update.limb3.vpaddq.3
mov qword ptr [rdi+192], rax	// change1.N1u.store_N1u
vpmuludq ymm1, ymm3, ymmword ptr [rdi+1504]	// update.limb3.vpmuludq
sarx rbp, rbx, r15	// third2.step2.s
mov r10, r14	// copy for third2.step3.x
xor r10, rbp	// third2.step3.x
sar r12, 1	// third2.step3.t
lea rsi, [r12+r10]	// third2.step3.y
cmovc rsi, r12	// third2.step3.G
adc rbp, 0	// third2.step3.w
cmovs rdx, r8	// third2.step3.d
cmovs r14, r12	// third2.step3.h
sub r9, rdx	// third2.step4.c1.2
sarx rcx, rdx, r15	// third2.step3.s
mov rax, r14	// copy for third2.step4.x
xor rax, rcx	// third2.step4.x
sar rsi, 1	// third2.step4.t
lea rbx, [rdx-1]	// third2.step4.c0
vpaddq ymm11, ymm12, ymm1	// update.limb3.vpaddq.4
lea r10, [rsi+rax]	// third2.step4.y
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1472]	// update.limb3.vpmuludq.2
vpaddq ymm0, ymm11, ymm2	// update.limb3.vpaddq.5
mov rbp, -2	// third2.step6.c1
vpaddq ymm15, ymm0, ymmword ptr [rdi+512]	// update.limb3.vpaddq.6
vpaddq ymm12, ymm15, ymm5	// update.limb3.vpaddq.7
vpsrlq ymm1, ymm12, 30	// update.limb3.vpsrlq
vpand ymm11, ymm12, ymm6	// update.limb3.vpand
cmovc r10, rsi	// third2.step4.G
adc rcx, 0	// third2.step4.w
cmovs rbx, r9	// third2.step4.d
cmovs r14, rsi	// third2.step4.h
lea r8, [rbx-1]	// third2.step5.c0
sub r13, rbx	// third2.step5.c1.2
mov r12, r11	// copy for change1.N1r.add_rounding_G
add r12, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
sar r12, 42	// change1.N1r.sar
mov qword ptr [rdi+216], r12	// change1.N1r.store_N1r
vmovdqa ymmword ptr [rdi+864], ymm11	// update.limb3.vmovdqa
vpmuldq ymm2, ymm9, ymm13	// update.limb4.vpmuldq
lea rdx, [r11+1048576]	// change1.N1q.offset
vpmuldq ymm0, ymm10, ymm14	// update.limb4.vpmuldq.2
vbroadcasti128 ymm15, xmmword ptr [rdi+960]	// update.limb4.vbroadcasti128
mov rax, -2	// third2.step7.c1
vbroadcasti128 ymm5, xmmword ptr [rdi+976]	// update.limb4.vbroadcasti128.2
shl rdx, 22	// change1.N1q.shl
vpmuldq ymm12, ymm7, ymm15	// update.limb4.vpmuldq.3
sarx rcx, rbx, r15	// third2.step4.s
mov r9, r14	// copy for third2.step5.x
xor r9, rcx	// third2.step5.x
sar r10, 1	// third2.step5.t
lea rsi, [r10+r9]	// third2.step5.y
vpmuldq ymm13, ymm8, ymm5	// update.limb4.vpmuldq.4
cmovc rsi, r10	// third2.step5.G
adc rcx, 0	// third2.step5.w
cmovs r8, r13	// third2.step5.d
cmovs r14, r10	// third2.step5.h
sub rbp, r8	// third2.step6.c1.2
sarx r12, r8, r15	// third2.step5.s
mov r11, r14	// copy for third2.step6.x
xor r11, r12	// third2.step6.x
sar rsi, 1	// third2.step6.t
lea rbx, [r8-1]	// third2.step6.c0
lea r9, [rsi+r11]	// third2.step6.y
vpaddq ymm14, ymm2, ymm0	// update.limb4.vpaddq
vpaddq ymm2, ymm14, ymm12	// update.limb4.vpaddq.2
mov rcx, -2	// third2.step8.c1
vpaddq ymm0, ymm2, ymm13	// update.limb4.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1536]	// update.limb4.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb4.vpaddq.4
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1504]	// update.limb4.vpmuludq.2
cmovc r9, rsi	// third2.step6.G
adc r12, 0	// third2.step6.w
cmovs rbx, rbp	// third2.step6.d
cmovs r14, rsi	// third2.step6.h
sub rax, rbx	// third2.step7.c1.2
lea r13, [rbx-1]	// third2.step7.c0
sar rdx, 43	// change1.N1q.sar
mov qword ptr [rdi+208], rdx	// change1.N1q.store_N1q
mov r10, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpaddq ymm13, ymm12, ymm2	// update.limb4.vpaddq.5
imul r10, qword ptr [rdi+8]	// change1.w1f.imul_w0f
vpaddq ymm0, ymm13, ymmword ptr [rdi+512]	// update.limb4.vpaddq.6
vpaddq ymm14, ymm0, ymm1	// update.limb4.vpaddq.7
vpsrlq ymm12, ymm14, 30	// update.limb4.vpsrlq
mov r8, -2	// third2.step9.c1
mov r11, qword ptr [rdi+200]	// change1.w1f.load_N1v
vpand ymm2, ymm14, ymm6	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+896], ymm2	// update.limb4.vmovdqa
sarx r12, rbx, r15	// third2.step6.s
mov rbp, r14	// copy for third2.step7.x
xor rbp, r12	// third2.step7.x
sar r9, 1	// third2.step7.t
lea rsi, [r9+rbp]	// third2.step7.y
cmovc rsi, r9	// third2.step7.G
adc r12, 0	// third2.step7.w
cmovs r13, rax	// third2.step7.d
cmovs r14, r9	// third2.step7.h
sub rcx, r13	// third2.step8.c1.2
sarx rdx, r13, r15	// third2.step7.s
mov rbx, r14	// copy for third2.step8.x
xor rbx, rdx	// third2.step8.x
sar rsi, 1	// third2.step8.t
lea rbp, [r13-1]	// third2.step8.c0
vpmuldq ymm13, ymm9, ymm15	// update.limb5.vpmuldq
lea r12, [rsi+rbx]	// third2.step8.y
vpmuldq ymm0, ymm10, ymm5	// update.limb5.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+992]	// update.limb5.vbroadcasti128
mov rax, -2	// third2.step10.c1
vbroadcasti128 ymm14, xmmword ptr [rdi+1008]	// update.limb5.vbroadcasti128.2
vpmuldq ymm15, ymm7, ymm1	// update.limb5.vpmuldq.3
vpmuldq ymm5, ymm8, ymm14	// update.limb5.vpmuldq.4
vpaddq ymm13, ymm13, ymm0	// update.limb5.vpaddq
cmovc r12, rsi	// third2.step8.G
adc rdx, 0	// third2.step8.w
cmovs rbp, rcx	// third2.step8.d
cmovs r14, rsi	// third2.step8.h
sub r8, rbp	// third2.step9.c1.2
lea r9, [rbp-1]	// third2.step9.c0
imul r11, qword ptr [rdi+24]	// change1.w1f.imul_w0g
lea r13, [r10+r11]	// change1.w1f.add
neg r13	// change1.w1f.neg
vpaddq ymm0, ymm13, ymm15	// update.limb5.vpaddq.2
sar r13, 20	// change1.w1f.sar
vpaddq ymm13, ymm0, ymm5	// update.limb5.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+1568]	// update.limb5.vpmuludq
mov qword ptr [rdi+40], r13	// change1.w1f.store_w1f
vpaddq ymm0, ymm13, ymm15	// update.limb5.vpaddq.4
mov rbx, -2	// third2.step11.c1
vpmuludq ymm5, ymm4, ymmword ptr [rdi+1536]	// update.limb5.vpmuludq.2
vpaddq ymm13, ymm0, ymm5	// update.limb5.vpaddq.5
mov rdx, qword ptr [rdi+208]	// change1.w1g.load_N1q
sarx rcx, rbp, r15	// third2.step8.s
mov rsi, r14	// copy for third2.step9.x
xor rsi, rcx	// third2.step9.x
sar r12, 1	// third2.step9.t
lea r10, [r12+rsi]	// third2.step9.y
cmovc r10, r12	// third2.step9.G
adc rcx, 0	// third2.step9.w
cmovs r9, r8	// third2.step9.d
cmovs r14, r12	// third2.step9.h
sub rax, r9	// third2.step10.c1.2
sarx r11, r9, r15	// third2.step9.s
mov r13, r14	// copy for third2.step10.x
xor r13, r11	// third2.step10.x
sar r10, 1	// third2.step10.t
lea rbp, [r9-1]	// third2.step10.c0
vpaddq ymm15, ymm13, ymmword ptr [rdi+512]	// update.limb5.vpaddq.6
lea rsi, [r10+r13]	// third2.step10.y
vpaddq ymm0, ymm15, ymm12	// update.limb5.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb5.vpsrlq
mov rcx, -2	// third2.step12.c1
vpand ymm13, ymm0, ymm6	// update.limb5.vpand
vmovdqa ymmword ptr [rdi+928], ymm13	// update.limb5.vmovdqa
vpsrlq ymm15, ymm11, 10	// update.limb5.above.vpsrlq
cmovc rsi, r10	// third2.step10.G
adc r11, 0	// third2.step10.w
cmovs rbp, rax	// third2.step10.d
cmovs r14, r10	// third2.step10.h
sub rbx, rbp	// third2.step11.c1.2
lea r8, [rbp-1]	// third2.step11.c0
imul rdx, qword ptr [rdi+8]	// change1.w1g.imul_w0f
mov r12, qword ptr [rdi+216]	// change1.w1g.load_N1r
vpsllq ymm12, ymm2, 20	// update.limb5.above.vpsllq
imul r12, qword ptr [rdi+24]	// change1.w1g.imul_w0g
vpsllq ymm0, ymm13, 50	// update.limb5.above.vpsllq.2
vpaddq ymm11, ymm15, ymm12	// update.limb5.above.vpaddq
vpaddq ymm2, ymm11, ymm0	// update.limb5.above.vpaddq.2
lea r9, [rdx+r12]	// change1.w1g.add
vmovdqa ymmword ptr [rdi+384], ymm2	// update.limb5.above.vmovdqa
mov r13, -2	// third2.step13.c1
vpmuldq ymm13, ymm9, ymm1	// update.limb6.vpmuldq
neg r9	// change1.w1g.neg
vpmuldq ymm15, ymm10, ymm14	// update.limb6.vpmuldq.2
sarx r11, rbp, r15	// third2.step10.s
mov rax, r14	// copy for third2.step11.x
xor rax, r11	// third2.step11.x
sar rsi, 1	// third2.step11.t
lea r10, [rsi+rax]	// third2.step11.y
cmovc r10, rsi	// third2.step11.G
adc r11, 0	// third2.step11.w
cmovs r8, rbx	// third2.step11.d
cmovs r14, rsi	// third2.step11.h
sub rcx, r8	// third2.step12.c1.2
sarx rdx, r8, r15	// third2.step11.s
mov r12, r14	// copy for third2.step12.x
xor r12, rdx	// third2.step12.x
sar r10, 1	// third2.step12.t
lea rbp, [r8-1]	// third2.step12.c0
vbroadcasti128 ymm12, xmmword ptr [rdi+1024]	// update.limb6.vbroadcasti128
lea rax, [r10+r12]	// third2.step12.y
vbroadcasti128 ymm11, xmmword ptr [rdi+1040]	// update.limb6.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb6.vpmuldq.3
mov r11, -2	// third2.step14.c1
vpmuldq ymm2, ymm8, ymm11	// update.limb6.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb6.vpaddq
vpaddq ymm14, ymm1, ymm0	// update.limb6.vpaddq.2
vpaddq ymm13, ymm14, ymm2	// update.limb6.vpaddq.3
cmovc rax, r10	// third2.step12.G
adc rdx, 0	// third2.step12.w
cmovs rbp, rcx	// third2.step12.d
cmovs r14, r10	// third2.step12.h
sub r13, rbp	// third2.step13.c1.2
lea rbx, [rbp-1]	// third2.step13.c0
sar r9, 20	// change1.w1g.sar
mov qword ptr [rdi+48], r9	// change1.w1g.store_w1g
mov rsi, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpmuludq ymm15, ymm3, ymmword ptr [rdi+1600]	// update.limb6.vpmuludq
sarx r8, rbp, r15	// third2.step12.s
mov r12, r14	// copy for third2.step13.x
xor r12, r8	// third2.step13.x
sar rax, 1	// third2.step13.t
lea rdx, [rax+r12]	// third2.step13.y
cmovc rdx, rax	// third2.step13.G
adc r8, 0	// third2.step13.w
cmovs rbx, r13	// third2.step13.d
cmovs r14, rax	// third2.step13.h
sub r11, rbx	// third2.step14.c1.2
sarx rcx, rbx, r15	// third2.step13.s
mov r10, r14	// copy for third2.step14.x
xor r10, rcx	// third2.step14.x
vpaddq ymm1, ymm13, ymm15	// update.limb6.vpaddq.4
imul rsi, qword ptr [rdi+384]	// change1.high1f.imul_above_f
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1568]	// update.limb6.vpmuludq.2
sar rdx, 1	// third2.step14.t
lea r9, [rbx-1]	// third2.step14.c0
vpaddq ymm14, ymm1, ymm0	// update.limb6.vpaddq.5
mov rbp, qword ptr [rdi+200]	// change1.high1f.load_N1v
mov r12, -2	// third2.step15.c1
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb6.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb6.vpaddq.7
lea r8, [rdx+r10]	// third2.step14.y
vpsrlq ymm15, ymm13, 30	// update.limb6.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb6.vpand
vmovdqa ymmword ptr [rdi+960], ymm1	// update.limb6.vmovdqa
mov r13, -2	// third2.step16.c1
vpmuldq ymm0, ymm9, ymm12	// update.limb7.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb7.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1056]	// update.limb7.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1072]	// update.limb7.vbroadcasti128.2
cmovc r8, rdx	// third2.step14.G
adc rcx, 0	// third2.step14.w
cmovs r9, r11	// third2.step14.d
lea rax, [r9-1]	// third2.step15.c0
cmovs r14, rdx	// third2.step14.h
sub r12, r9	// third2.step15.c1.2
imul rbp, qword ptr [rdi+400]	// change1.high1f.imul_above_g
lea rbx, [rsi+rbp]	// change1.high1f.add
mov r10, qword ptr [rdi+40]	// change1.high1f.load_w1f
vpmuldq ymm13, ymm7, ymm2	// update.limb7.vpmuldq.3
sar r10, 20	// change1.high1f.sar
vpmuldq ymm1, ymm8, ymm5	// update.limb7.vpmuldq.4
mov rcx, -2	// third2.step17.c1
vpaddq ymm12, ymm0, ymm14	// update.limb7.vpaddq
vpaddq ymm11, ymm12, ymm13	// update.limb7.vpaddq.2
sub r10, rbx	// change1.high1f.sub
vpaddq ymm0, ymm11, ymm1	// update.limb7.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1632]	// update.limb7.vpmuludq
sarx r11, r9, r15	// third2.step14.s
mov rdx, r14	// copy for third2.step15.x
xor rdx, r11	// third2.step15.x
sar r8, 1	// third2.step15.t
lea rsi, [r8+rdx]	// third2.step15.y
cmovc rsi, r8	// third2.step15.G
adc r11, 0	// third2.step15.w
cmovs rax, r12	// third2.step15.d
cmovs r14, r8	// third2.step15.h
sub r13, rax	// third2.step16.c1.2
lea rbp, [rax-1]	// third2.step16.c0
sarx rbx, rax, r15	// third2.step15.s
mov r9, r14	// copy for third2.step16.x
xor r9, rbx	// third2.step16.x
sar rsi, 1	// third2.step16.t
vpaddq ymm12, ymm0, ymm14	// update.limb7.vpaddq.4
lea rdx, [rsi+r9]	// third2.step16.y
mov r11, -2	// third2.step18.c1
vpmuludq ymm13, ymm4, ymmword ptr [rdi+1600]	// update.limb7.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb7.vpaddq.5
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb7.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb7.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb7.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb7.vpand
cmovc rdx, rsi	// third2.step16.G
adc rbx, 0	// third2.step16.w
cmovs rbp, r13	// third2.step16.d
cmovs r14, rsi	// third2.step16.h
sub rcx, rbp	// third2.step17.c1.2
lea r12, [rbp-1]	// third2.step17.c0
shl r10, 44	// change1.high1f.shl
mov qword ptr [rdi+56], r10	// change1.high1f.store_high1f
mov r8, qword ptr [rdi+208]	// change1.high1g.load_N1q
vmovdqa ymmword ptr [rdi+992], ymm12	// update.limb7.vmovdqa
imul r8, qword ptr [rdi+384]	// change1.high1g.imul_above_f
vpmuldq ymm13, ymm9, ymm2	// update.limb8.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb8.vpmuldq.2
mov rax, qword ptr [rdi+216]	// change1.high1g.load_N1r
vbroadcasti128 ymm1, xmmword ptr [rdi+1088]	// update.limb8.vbroadcasti128
mov r9, -2	// third2.step19.c1
vbroadcasti128 ymm15, xmmword ptr [rdi+1104]	// update.limb8.vbroadcasti128.2
imul rax, qword ptr [rdi+400]	// change1.high1g.imul_above_g
vpmuldq ymm0, ymm7, ymm1	// update.limb8.vpmuldq.3
sarx rbx, rbp, r15	// third2.step16.s
mov r13, r14	// copy for third2.step17.x
xor r13, rbx	// third2.step17.x
sar rdx, 1	// third2.step17.t
lea rsi, [rdx+r13]	// third2.step17.y
cmovc rsi, rdx	// third2.step17.G
adc rbx, 0	// third2.step17.w
cmovs r12, rcx	// third2.step17.d
cmovs r14, rdx	// third2.step17.h
sub r11, r12	// third2.step18.c1.2
lea r10, [r12-1]	// third2.step18.c0
sarx rbp, r12, r15	// third2.step17.s
mov r13, r14	// copy for third2.step18.x
xor r13, rbp	// third2.step18.x
sar rsi, 1	// third2.step18.t
vpmuldq ymm12, ymm8, ymm15	// update.limb8.vpmuldq.4
vpaddq ymm2, ymm13, ymm11	// update.limb8.vpaddq
lea rbx, [r8+rax]	// change1.high1g.add
lea rcx, [rsi+r13]	// third2.step18.y
vpaddq ymm5, ymm2, ymm0	// update.limb8.vpaddq.2
mov rdx, -2	// third2.step20.c1
vpaddq ymm13, ymm5, ymm12	// update.limb8.vpaddq.3
mov r12, qword ptr [rdi+48]	// change1.high1g.load_w1g
vpmuludq ymm11, ymm3, ymmword ptr [rdi+1664]	// update.limb8.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb8.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1632]	// update.limb8.vpmuludq.2
cmovc rcx, rsi	// third2.step18.G
adc rbp, 0	// third2.step18.w
cmovs r10, r11	// third2.step18.d
lea r8, [r10-1]	// third2.step19.c0
cmovs r14, rsi	// third2.step18.h
sub r9, r10	// third2.step19.c1.2
sar r12, 20	// change1.high1g.sar
vpaddq ymm5, ymm2, ymm0	// update.limb8.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb8.vpaddq.6
sub r12, rbx	// change1.high1g.sub
vpaddq ymm13, ymm12, ymm14	// update.limb8.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb8.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb8.vpand
shl r12, 44	// change1.high1g.shl
vmovdqa ymmword ptr [rdi+1024], ymm2	// update.limb8.vmovdqa
sarx rax, r10, r15	// third2.step18.s
mov r13, r14	// copy for third2.step19.x
xor r13, rax	// third2.step19.x
sar rcx, 1	// third2.step19.t
lea rbp, [rcx+r13]	// third2.step19.y
cmovc rbp, rcx	// third2.step19.G
adc rax, 0	// third2.step19.w
cmovs r8, r9	// third2.step19.d
cmovs r14, rcx	// third2.step19.h
sub rdx, r8	// third2.step20.c1.2
sarx r11, r8, r15	// third2.step19.s
mov rsi, r14	// copy for third2.step20.x
xor rsi, r11	// third2.step20.x
sar rbp, 1	// third2.step20.t
lea rbx, [r8-1]	// third2.step20.c0
vpmuldq ymm0, ymm9, ymm1	// update.limb9.vpmuldq
lea r10, [rbp+rsi]	// third2.step20.y
mov qword ptr [rdi+64], r12	// change1.high1g.store_high1g
vpmuldq ymm5, ymm10, ymm15	// update.limb9.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1120]	// update.limb9.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1136]	// update.limb9.vbroadcasti128.2
mov r13, -2	// third3.step1.c1
vpmuldq ymm13, ymm7, ymm12	// update.limb9.vpmuldq.3
cmovc r10, rbp	// third2.step20.G
adc r11, 0	// third2.step20.w
cmovs rbx, rdx	// third2.step20.d
cmovs r14, rbp	// third2.step20.h
mov rax, r14	// copy for change2.h.add_rounding_h
add rax, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov r9, r10	// copy for change2.G.add_rounding_G
add r9, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov rcx, r10	// copy for change2.G.shl
shl rcx, 44	// change2.G.shl
sub r13, rbx	// third3.step1.c1.2
rorx r8, r9, 21	// change2.G.first_entry
rorx rsi, r9, 42	// change2.G.second_entry
rorx r12, rax, 20	// change2.h.first_entry
imul r12, qword ptr [rdi+56]	// change2.h.imul_high1f
vpmuldq ymm2, ymm8, ymm14	// update.limb9.vpmuldq.4
add rcx, qword ptr [rdi-40]	// change2.G.add_refill_G
lea r11, [rbx-1]	// third3.step1.c0
rorx rdx, rax, 41	// change2.h.second_entry
mov rbp, r14	// copy for change2.h.shl
shl rbp, 45	// change2.h.shl
add rbp, qword ptr [rdi-48]	// change2.h.add_refill_h
vpaddq ymm1, ymm0, ymm5	// update.limb9.vpaddq
imul r8, qword ptr [rdi+56]	// change2.G.imul_high1f
imul rsi, qword ptr [rdi+64]	// change2.G.imul_high1g
imul rdx, qword ptr [rdi+64]	// change2.h.imul_high1g
vpaddq ymm15, ymm1, ymm13	// update.limb9.vpaddq.2
vpaddq ymm0, ymm15, ymm2	// update.limb9.vpaddq.3
mov r9, -2	// third3.step2.c1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+1696]	// update.limb9.vpmuludq
sarx rax, rbx, r15	// third2.step20.s
vpaddq ymm1, ymm0, ymm5	// update.limb9.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+1664]	// update.limb9.vpmuludq.2
lea rbx, [r8+rsi]	// change2.G.add
lea r8, [rbx+rcx]	// change2.G.add.2
lea rsi, [r12+rdx]	// change2.h.add
vpaddq ymm15, ymm1, ymm13	// update.limb9.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb9.vpaddq.6
vpaddq ymm0, ymm2, ymm11	// update.limb9.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb9.vpsrlq
ror r8, 44	// change2.G.packed
vpand ymm1, ymm0, ymm6	// update.limb9.vpand
mov rbx, r14	// copy for change2.N2v.add_rounding_h
add rbx, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
lea rcx, [rsi+rbp]	// change2.h.add.2
ror rcx, 45	// change2.h.packed
mov r12, rcx	// copy for third3.step1.x
xor r12, rax	// third3.step1.x
sar r8, 1	// third3.step1.t
lea rdx, [r8+r12]	// third3.step1.y
mov rsi, -2	// third3.step3.c1
vmovdqa ymmword ptr [rdi+1056], ymm1	// update.limb9.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb10.vpmuldq
cmovc rdx, r8	// third3.step1.G
adc rax, 0	// third3.step1.w
cmovs r11, r13	// third3.step1.d
cmovs rcx, r8	// third3.step1.h
sub r9, r11	// third3.step2.c1.2
sarx rbp, r11, r15	// third3.step1.s
mov r12, rcx	// copy for third3.step2.x
xor r12, rbp	// third3.step2.x
sar rdx, 1	// third3.step2.t
lea rax, [r11-1]	// third3.step2.c0
vpmuldq ymm15, ymm10, ymm14	// update.limb10.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1152]	// update.limb10.vbroadcasti128
lea r13, [rdx+r12]	// third3.step2.y
vbroadcasti128 ymm11, xmmword ptr [rdi+1168]	// update.limb10.vbroadcasti128.2
mov r8, -2	// third3.step4.c1
vpmuldq ymm0, ymm7, ymm2	// update.limb10.vpmuldq.3
vpmuldq ymm1, ymm8, ymm11	// update.limb10.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb10.vpaddq
vpaddq ymm14, ymm12, ymm0	// update.limb10.vpaddq.2
vpaddq ymm13, ymm14, ymm1	// update.limb10.vpaddq.3
cmovc r13, rdx	// third3.step2.G
adc rbp, 0	// third3.step2.w
cmovs rax, r9	// third3.step2.d
cmovs rcx, rdx	// third3.step2.h
sub rsi, rax	// third3.step3.c1.2
sar rbx, 41	// change2.N2v.sar
lea r11, [rax-1]	// third3.step3.c0
mov qword ptr [rdi+264], rbx	// change2.N2v.store_N2v
lea r12, [r14+524288]	// change2.N2u.offset
shl r12, 23	// change2.N2u.shl
sar r12, 43	// change2.N2u.sar
mov qword ptr [rdi+256], r12	// change2.N2u.store_N2u
vpmuludq ymm15, ymm3, ymmword ptr [rdi+1728]	// update.limb10.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb10.vpaddq.4
mov rbp, r10	// copy for change2.N2r.add_rounding_G
add rbp, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1696]	// update.limb10.vpmuludq.2
mov r9, -2	// third3.step5.c1
vpaddq ymm14, ymm12, ymm0	// update.limb10.vpaddq.5
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb10.vpaddq.6
sar rbp, 42	// change2.N2r.sar
mov qword ptr [rdi+280], rbp	// change2.N2r.store_N2r
lea rdx, [r10+1048576]	// change2.N2q.offset
vpaddq ymm13, ymm1, ymm5	// update.limb10.vpaddq.7
sarx rbx, rax, r15	// third3.step2.s
mov r14, rcx	// copy for third3.step3.x
xor r14, rbx	// third3.step3.x
sar r13, 1	// third3.step3.t
lea r12, [r13+r14]	// third3.step3.y
cmovc r12, r13	// third3.step3.G
adc rbx, 0	// third3.step3.w
cmovs r11, rsi	// third3.step3.d
cmovs rcx, r13	// third3.step3.h
sub r8, r11	// third3.step4.c1.2
sarx rbp, r11, r15	// third3.step3.s
mov r10, rcx	// copy for third3.step4.x
xor r10, rbp	// third3.step4.x
sar r12, 1	// third3.step4.t
lea rax, [r11-1]	// third3.step4.c0
vpsrlq ymm15, ymm13, 30	// update.limb10.vpsrlq
lea r14, [r12+r10]	// third3.step4.y
vpand ymm12, ymm13, ymm6	// update.limb10.vpand
mov rbx, -2	// third3.step6.c1
vmovdqa ymmword ptr [rdi+1088], ymm12	// update.limb10.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb11.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb11.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1184]	// update.limb11.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1200]	// update.limb11.vbroadcasti128.2
cmovc r14, r12	// third3.step4.G
adc rbp, 0	// third3.step4.w
cmovs rax, r8	// third3.step4.d
cmovs rcx, r12	// third3.step4.h
sub r9, rax	// third3.step5.c1.2
lea rsi, [rax-1]	// third3.step5.c0
shl rdx, 22	// change2.N2q.shl
sar rdx, 43	// change2.N2q.sar
mov qword ptr [rdi+272], rdx	// change2.N2q.store_N2q
mov r13, qword ptr [rdi+256]	// change2.Yu.load_N2u
imul r13, qword ptr [rdi+192]	// change2.Yu.imul_N1u
mov r11, qword ptr [rdi+264]	// change2.Yu.load_N2v
imul r11, qword ptr [rdi+208]	// change2.Yu.imul_N1q
vpmuldq ymm13, ymm7, ymm1	// update.limb11.vpmuldq.3
lea r10, [r13+r11]	// change2.Yu.add
vpmuldq ymm12, ymm8, ymm5	// update.limb11.vpmuldq.4
mov qword ptr [rdi+128], r10	// change2.Yu.store_Yu
mov rbp, qword ptr [rdi+256]	// change2.Yv.load_N2u
vpaddq ymm2, ymm0, ymm14	// update.limb11.vpaddq
mov r8, -2	// third3.step7.c1
vpaddq ymm11, ymm2, ymm13	// update.limb11.vpaddq.2
imul rbp, qword ptr [rdi+200]	// change2.Yv.imul_N1v
vpaddq ymm0, ymm11, ymm12	// update.limb11.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1760]	// update.limb11.vpmuludq
mov r12, qword ptr [rdi+264]	// change2.Yv.load_N2v
imul r12, qword ptr [rdi+216]	// change2.Yv.imul_N1r
sarx rdx, rax, r15	// third3.step4.s
mov r13, rcx	// copy for third3.step5.x
xor r13, rdx	// third3.step5.x
sar r14, 1	// third3.step5.t
lea r11, [r14+r13]	// third3.step5.y
cmovc r11, r14	// third3.step5.G
adc rdx, 0	// third3.step5.w
cmovs rsi, r9	// third3.step5.d
cmovs rcx, r14	// third3.step5.h
sub rbx, rsi	// third3.step6.c1.2
sarx r10, rsi, r15	// third3.step5.s
mov rax, rcx	// copy for third3.step6.x
xor rax, r10	// third3.step6.x
sar r11, 1	// third3.step6.t
lea r13, [rsi-1]	// third3.step6.c0
vpaddq ymm2, ymm0, ymm14	// update.limb11.vpaddq.4
lea rdx, [r11+rax]	// third3.step6.y
vpmuludq ymm13, ymm4, ymmword ptr [rdi+1728]	// update.limb11.vpmuludq.2
mov r9, -2	// third3.step8.c1
vpaddq ymm11, ymm2, ymm13	// update.limb11.vpaddq.5
lea r14, [rbp+r12]	// change2.Yv.add
mov qword ptr [rdi+136], r14	// change2.Yv.store_Yv
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb11.vpaddq.6
mov rsi, qword ptr [rdi+272]	// change2.Yq.load_N2q
vpaddq ymm0, ymm12, ymm15	// update.limb11.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb11.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb11.vpand
cmovc rdx, r11	// third3.step6.G
adc r10, 0	// third3.step6.w
cmovs r13, rbx	// third3.step6.d
cmovs rcx, r11	// third3.step6.h
sub r8, r13	// third3.step7.c1.2
lea rax, [r13-1]	// third3.step7.c0
imul rsi, qword ptr [rdi+192]	// change2.Yq.imul_N1u
mov rbp, qword ptr [rdi+280]	// change2.Yq.load_N2r
imul rbp, qword ptr [rdi+208]	// change2.Yq.imul_N1q
vmovdqa ymmword ptr [rdi+1120], ymm2	// update.limb11.vmovdqa
lea r12, [rsi+rbp]	// change2.Yq.add
vpmuldq ymm13, ymm9, ymm1	// update.limb12.vpmuldq
mov qword ptr [rdi+144], r12	// change2.Yq.store_Yq
vpmuldq ymm11, ymm10, ymm5	// update.limb12.vpmuldq.2
mov r14, -2	// third3.step9.c1
vbroadcasti128 ymm12, xmmword ptr [rdi+1216]	// update.limb12.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1232]	// update.limb12.vbroadcasti128.2
mov r10, qword ptr [rdi+272]	// change2.Yr.load_N2q
imul r10, qword ptr [rdi+200]	// change2.Yr.imul_N1v
vpmuldq ymm0, ymm7, ymm12	// update.limb12.vpmuldq.3
sarx rbx, r13, r15	// third3.step6.s
mov r11, rcx	// copy for third3.step7.x
xor r11, rbx	// third3.step7.x
sar rdx, 1	// third3.step7.t
lea rsi, [rdx+r11]	// third3.step7.y
cmovc rsi, rdx	// third3.step7.G
adc rbx, 0	// third3.step7.w
cmovs rax, r8	// third3.step7.d
cmovs rcx, rdx	// third3.step7.h
sub r9, rax	// third3.step8.c1.2
sarx rbp, rax, r15	// third3.step7.s
mov r12, rcx	// copy for third3.step8.x
xor r12, rbp	// third3.step8.x
sar rsi, 1	// third3.step8.t
lea r13, [rax-1]	// third3.step8.c0
mov r11, qword ptr [rdi+280]	// change2.Yr.load_N2r
vpmuldq ymm2, ymm8, ymm15	// update.limb12.vpmuldq.4
lea rbx, [rsi+r12]	// third3.step8.y
vpaddq ymm1, ymm13, ymm11	// update.limb12.vpaddq
mov r8, -2	// third3.step10.c1
vpaddq ymm5, ymm1, ymm0	// update.limb12.vpaddq.2
vpaddq ymm13, ymm5, ymm2	// update.limb12.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+1792]	// update.limb12.vpmuludq
vpaddq ymm1, ymm13, ymm11	// update.limb12.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1760]	// update.limb12.vpmuludq.2
cmovc rbx, rsi	// third3.step8.G
adc rbp, 0	// third3.step8.w
cmovs r13, r9	// third3.step8.d
cmovs rcx, rsi	// third3.step8.h
sub r14, r13	// third3.step9.c1.2
lea rdx, [r13-1]	// third3.step9.c0
imul r11, qword ptr [rdi+216]	// change2.Yr.imul_N1r
lea rax, [r10+r11]	// change2.Yr.add
mov qword ptr [rdi+152], rax	// change2.Yr.store_Yr
mov r12, qword ptr [rdi+256]	// change2.w2f.load_N2u
imul r12, qword ptr [rdi+40]	// change2.w2f.imul_w1f
mov rbp, qword ptr [rdi+264]	// change2.w2f.load_N2v
imul rbp, qword ptr [rdi+48]	// change2.w2f.imul_w1g
vpaddq ymm5, ymm1, ymm0	// update.limb12.vpaddq.5
lea r9, [r12+rbp]	// change2.w2f.add
neg r9	// change2.w2f.neg
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb12.vpaddq.6
vpaddq ymm13, ymm2, ymm14	// update.limb12.vpaddq.7
sar r9, 20	// change2.w2f.sar
mov rsi, -2	// third3.step11.c1
vpsrlq ymm11, ymm13, 30	// update.limb12.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb12.vpand
vmovdqa ymmword ptr [rdi+1152], ymm1	// update.limb12.vmovdqa
mov r10, qword ptr [rdi+128]	// change2.w2f.load_Yu
imul r10, qword ptr [rdi+384]	// change2.w2f.imul_above_f
sarx r11, r13, r15	// third3.step8.s
mov rax, rcx	// copy for third3.step9.x
xor rax, r11	// third3.step9.x
sar rbx, 1	// third3.step9.t
lea r12, [rbx+rax]	// third3.step9.y
cmovc r12, rbx	// third3.step9.G
adc r11, 0	// third3.step9.w
cmovs rdx, r14	// third3.step9.d
cmovs rcx, rbx	// third3.step9.h
sub r8, rdx	// third3.step10.c1.2
sarx rbp, rdx, r15	// third3.step9.s
mov r13, rcx	// copy for third3.step10.x
xor r13, rbp	// third3.step10.x
sar r12, 1	// third3.step10.t
lea rax, [rdx-1]	// third3.step10.c0
vpmuldq ymm0, ymm9, ymm12	// update.limb13.vpmuldq
lea r11, [r12+r13]	// third3.step10.y
vpmuldq ymm5, ymm10, ymm15	// update.limb13.vpmuldq.2
mov r14, qword ptr [rdi+136]	// change2.w2f.load_Yv
mov rbx, -2	// third3.step12.c1
vbroadcasti128 ymm2, xmmword ptr [rdi+1248]	// update.limb13.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1264]	// update.limb13.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb13.vpmuldq.3
vpmuldq ymm1, ymm8, ymm14	// update.limb13.vpmuldq.4
vpaddq ymm12, ymm0, ymm5	// update.limb13.vpaddq
cmovc r11, r12	// third3.step10.G
adc rbp, 0	// third3.step10.w
cmovs rax, r8	// third3.step10.d
cmovs rcx, r12	// third3.step10.h
sub rsi, rax	// third3.step11.c1.2
lea rdx, [rax-1]	// third3.step11.c0
imul r14, qword ptr [rdi+400]	// change2.w2f.imul_above_g
lea r13, [r10+r14]	// change2.w2f.add.2
lea rbp, [r9+r13]	// change2.w2f.add.3
mov qword ptr [rdi-112], rbp	// change2.w2f.store_w2f
sar rbp, 20	// change2.w2f.sar.2
shl rbp, 44	// change2.w2f.shl
vpaddq ymm15, ymm12, ymm13	// update.limb13.vpaddq.2
mov qword ptr [rdi+72], rbp	// change2.w2f.store_high2f
vpaddq ymm0, ymm15, ymm1	// update.limb13.vpaddq.3
mov r8, qword ptr [rdi+272]	// change2.w2g.load_N2q
vpmuludq ymm5, ymm3, ymmword ptr [rdi+1824]	// update.limb13.vpmuludq
mov r12, -2	// third3.step13.c1
vpaddq ymm12, ymm0, ymm5	// update.limb13.vpaddq.4
imul r8, qword ptr [rdi+40]	// change2.w2g.imul_w1f
vpmuludq ymm13, ymm4, ymmword ptr [rdi+1792]	// update.limb13.vpmuludq.2
mov r10, qword ptr [rdi+280]	// change2.w2g.load_N2r
vpaddq ymm15, ymm12, ymm13	// update.limb13.vpaddq.5
sarx r14, rax, r15	// third3.step10.s
mov r9, rcx	// copy for third3.step11.x
xor r9, r14	// third3.step11.x
sar r11, 1	// third3.step11.t
lea r13, [r11+r9]	// third3.step11.y
cmovc r13, r11	// third3.step11.G
adc r14, 0	// third3.step11.w
cmovs rdx, rsi	// third3.step11.d
cmovs rcx, r11	// third3.step11.h
sub rbx, rdx	// third3.step12.c1.2
sarx rbp, rdx, r15	// third3.step11.s
mov rax, rcx	// copy for third3.step12.x
xor rax, rbp	// third3.step12.x
sar r13, 1	// third3.step12.t
lea r9, [rdx-1]	// third3.step12.c0
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb13.vpaddq.6
lea r14, [r13+rax]	// third3.step12.y
vpaddq ymm0, ymm1, ymm11	// update.limb13.vpaddq.7
mov rsi, -2	// third3.step14.c1
vpsrlq ymm5, ymm0, 30	// update.limb13.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb13.vpand
vmovdqa ymmword ptr [rdi+1184], ymm12	// update.limb13.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb14.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb14.vpmuldq.2
cmovc r14, r13	// third3.step12.G
adc rbp, 0	// third3.step12.w
cmovs r9, rbx	// third3.step12.d
cmovs rcx, r13	// third3.step12.h
sub r12, r9	// third3.step13.c1.2
lea r11, [r9-1]	// third3.step13.c0
imul r10, qword ptr [rdi+48]	// change2.w2g.imul_w1g
lea rdx, [r8+r10]	// change2.w2g.add
neg rdx	// change2.w2g.neg
sar rdx, 20	// change2.w2g.sar
mov rax, qword ptr [rdi+144]	// change2.w2g.load_Yq
imul rax, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov rbp, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul rbp, qword ptr [rdi+400]	// change2.w2g.imul_above_g
vbroadcasti128 ymm1, xmmword ptr [rdi+1280]	// update.limb14.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1296]	// update.limb14.vbroadcasti128.2
lea rbx, [rax+rbp]	// change2.w2g.add.2
vpmuldq ymm0, ymm7, ymm1	// update.limb14.vpmuldq.3
lea r13, [rdx+rbx]	// change2.w2g.add.3
mov r8, -2	// third3.step15.c1
vpmuldq ymm12, ymm8, ymm11	// update.limb14.vpmuldq.4
mov qword ptr [rdi-104], r13	// change2.w2g.store_w2g
vpaddq ymm2, ymm13, ymm15	// update.limb14.vpaddq
sar r13, 20	// change2.w2g.sar.2
vpaddq ymm14, ymm2, ymm0	// update.limb14.vpaddq.2
sarx r10, r9, r15	// third3.step12.s
mov rax, rcx	// copy for third3.step13.x
xor rax, r10	// third3.step13.x
sar r14, 1	// third3.step13.t
lea rbp, [r14+rax]	// third3.step13.y
cmovc rbp, r14	// third3.step13.G
adc r10, 0	// third3.step13.w
cmovs r11, r12	// third3.step13.d
cmovs rcx, r14	// third3.step13.h
sub rsi, r11	// third3.step14.c1.2
sarx rdx, r11, r15	// third3.step13.s
mov rbx, rcx	// copy for third3.step14.x
xor rbx, rdx	// third3.step14.x
sar rbp, 1	// third3.step14.t
lea r9, [r11-1]	// third3.step14.c0
vpaddq ymm13, ymm14, ymm12	// update.limb14.vpaddq.3
lea rax, [rbp+rbx]	// third3.step14.y
vpmuludq ymm15, ymm3, ymmword ptr [rdi+1856]	// update.limb14.vpmuludq
mov r10, -2	// third3.step16.c1
vpaddq ymm2, ymm13, ymm15	// update.limb14.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1824]	// update.limb14.vpmuludq.2
vpaddq ymm14, ymm2, ymm0	// update.limb14.vpaddq.5
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb14.vpaddq.6
vpaddq ymm13, ymm12, ymm5	// update.limb14.vpaddq.7
cmovc rax, rbp	// third3.step14.G
adc rdx, 0	// third3.step14.w
cmovs r9, rsi	// third3.step14.d
cmovs rcx, rbp	// third3.step14.h
sub r8, r9	// third3.step15.c1.2
lea r12, [r9-1]	// third3.step15.c0
shl r13, 44	// change2.w2g.shl
mov qword ptr [rdi+80], r13	// change2.w2g.store_high2g
vpsrlq ymm15, ymm13, 30	// update.limb14.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb14.vpand
vmovdqa ymmword ptr [rdi+1216], ymm2	// update.limb14.vmovdqa
mov r14, -2	// third3.step17.c1
vpmuldq ymm0, ymm9, ymm1	// update.limb15.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb15.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1312]	// update.limb15.vbroadcasti128
sarx r11, r9, r15	// third3.step14.s
mov rbx, rcx	// copy for third3.step15.x
xor rbx, r11	// third3.step15.x
sar rax, 1	// third3.step15.t
lea rdx, [rax+rbx]	// third3.step15.y
cmovc rdx, rax	// third3.step15.G
adc r11, 0	// third3.step15.w
cmovs r12, r8	// third3.step15.d
cmovs rcx, rax	// third3.step15.h
sub r10, r12	// third3.step16.c1.2
sarx rsi, r12, r15	// third3.step15.s
mov rbp, rcx	// copy for third3.step16.x
xor rbp, rsi	// third3.step16.x
sar rdx, 1	// third3.step16.t
lea r13, [r12-1]	// third3.step16.c0
vbroadcasti128 ymm5, xmmword ptr [rdi+1328]	// update.limb15.vbroadcasti128.2
lea r9, [rdx+rbp]	// third3.step16.y
vpmuldq ymm13, ymm7, ymm12	// update.limb15.vpmuldq.3
vpmuldq ymm2, ymm8, ymm5	// update.limb15.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb15.vpaddq
mov rbx, -2	// third3.step18.c1
vpaddq ymm11, ymm1, ymm13	// update.limb15.vpaddq.2
vpaddq ymm0, ymm11, ymm2	// update.limb15.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1888]	// update.limb15.vpmuludq
cmovc r9, rdx	// third3.step16.G
adc rsi, 0	// third3.step16.w
cmovs r13, r10	// third3.step16.d
cmovs rcx, rdx	// third3.step16.h
sub r14, r13	// third3.step17.c1.2
lea r11, [r13-1]	// third3.step17.c0
vpaddq ymm1, ymm0, ymm14	// update.limb15.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+1856]	// update.limb15.vpmuludq.2
vpaddq ymm11, ymm1, ymm13	// update.limb15.vpaddq.5
mov r8, -2	// third3.step19.c1
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb15.vpaddq.6
vpaddq ymm0, ymm2, ymm15	// update.limb15.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb15.vpsrlq
sarx rax, r13, r15	// third3.step16.s
mov r12, rcx	// copy for third3.step17.x
xor r12, rax	// third3.step17.x
sar r9, 1	// third3.step17.t
lea rbp, [r9+r12]	// third3.step17.y
cmovc rbp, r9	// third3.step17.G
adc rax, 0	// third3.step17.w
cmovs r11, r14	// third3.step17.d
cmovs rcx, r9	// third3.step17.h
sub rbx, r11	// third3.step18.c1.2
sarx rsi, r11, r15	// third3.step17.s
mov r10, rcx	// copy for third3.step18.x
xor r10, rsi	// third3.step18.x
sar rbp, 1	// third3.step18.t
lea rdx, [r11-1]	// third3.step18.c0
vpand ymm1, ymm0, ymm6	// update.limb15.vpand
lea r13, [rbp+r10]	// third3.step18.y
vmovdqa ymmword ptr [rdi+1248], ymm1	// update.limb15.vmovdqa
mov r12, -2	// third3.step20.c1
vpmuldq ymm13, ymm9, ymm12	// update.limb16.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb16.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1344]	// update.limb16.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1360]	// update.limb16.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb16.vpmuldq.3
cmovc r13, rbp	// third3.step18.G
adc rsi, 0	// third3.step18.w
cmovs rdx, rbx	// third3.step18.d
cmovs rcx, rbp	// third3.step18.h
sub r8, rdx	// third3.step19.c1.2
lea rax, [rdx-1]	// third3.step19.c0
vpmuldq ymm1, ymm8, ymm15	// update.limb16.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb16.vpaddq
vpaddq ymm5, ymm12, ymm0	// update.limb16.vpaddq.2
vpaddq ymm13, ymm5, ymm1	// update.limb16.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+1920]	// update.limb16.vpmuludq
vpaddq ymm12, ymm13, ymm11	// update.limb16.vpaddq.4
sarx r14, rdx, r15	// third3.step18.s
mov r9, rcx	// copy for third3.step19.x
xor r9, r14	// third3.step19.x
sar r13, 1	// third3.step19.t
lea r11, [r13+r9]	// third3.step19.y
cmovc r11, r13	// third3.step19.G
adc r14, 0	// third3.step19.w
cmovs rax, r8	// third3.step19.d
cmovs rcx, r13	// third3.step19.h
sub r12, rax	// third3.step20.c1.2
sarx r10, rax, r15	// third3.step19.s
mov rsi, rcx	// copy for third3.step20.x
xor rsi, r10	// third3.step20.x
sar r11, 1	// third3.step20.t
lea rbx, [rax-1]	// third3.step20.c0
lea rbp, [r11+rsi]	// third3.step20.y
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1888]	// update.limb16.vpmuludq.2
vpaddq ymm5, ymm12, ymm0	// update.limb16.vpaddq.5
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb16.vpaddq.6
vpaddq ymm13, ymm1, ymm14	// update.limb16.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb16.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb16.vpand
vmovdqa ymmword ptr [rdi+1280], ymm12	// update.limb16.vmovdqa
cmovc rbp, r11	// third3.step20.G
adc r10, 0	// third3.step20.w
cmovs rbx, r12	// third3.step20.d
cmovs rcx, r11	// third3.step20.h
mov qword ptr [rdi-128], rcx	// change3.store_end_h
mov qword ptr [rdi-120], rbp	// change3.store_end_G
mov rdx, rbp	// copy for change3.G.add_rounding_G
add rdx, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov r9, rcx	// copy for change3.h.add_rounding_h
add r9, qword ptr [rdi-64]	// change3.h.add_rounding_h
shl rbp, 44	// change3.G.shl
shl rcx, 45	// change3.h.shl
rorx r14, rdx, 21	// change3.G.first_entry
rorx r8, rdx, 42	// change3.G.second_entry
rorx r13, r9, 20	// change3.h.first_entry
rorx rax, r9, 41	// change3.h.second_entry
add rbp, qword ptr [rdi-40]	// change3.G.add_refill_G
add rcx, qword ptr [rdi-48]	// change3.h.add_refill_h
imul r14, qword ptr [rdi+72]	// change3.G.imul_high2f
imul r8, qword ptr [rdi+80]	// change3.G.imul_high2g
imul r13, qword ptr [rdi+72]	// change3.h.imul_high2f
imul rax, qword ptr [rdi+80]	// change3.h.imul_high2g
vpmuldq ymm0, ymm9, ymm2	// update.limb17.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb17.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1376]	// update.limb17.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1392]	// update.limb17.vbroadcasti128.2
lea rsi, [r14+r8]	// change3.G.add
vpmuldq ymm13, ymm7, ymm1	// update.limb17.vpmuldq.3
lea r10, [r13+rax]	// change3.h.add
vpmuldq ymm12, ymm8, ymm14	// update.limb17.vpmuldq.4
sarx r12, rbx, r15	// third3.step20.s
lea r11, [rsi+rbp]	// change3.G.add.2
lea rdx, [r10+rcx]	// change3.h.add.2
vpaddq ymm2, ymm0, ymm5	// update.limb17.vpaddq
vpaddq ymm15, ymm2, ymm13	// update.limb17.vpaddq.2
ror r11, 44	// change3.G.packed
ror rdx, 45	// change3.h.packed
vpaddq ymm7, ymm15, ymm12	// update.limb17.vpaddq.3
vpmuludq ymm8, ymm3, ymmword ptr [rdi+1952]	// update.limb17.vpmuludq
vpaddq ymm0, ymm7, ymm8	// update.limb17.vpaddq.4
vpmuludq ymm5, ymm4, ymmword ptr [rdi+1920]	// update.limb17.vpmuludq.2
vpaddq ymm2, ymm0, ymm5	// update.limb17.vpaddq.5
vpaddq ymm13, ymm2, ymmword ptr [rdi+512]	// update.limb17.vpaddq.6
vpaddq ymm15, ymm13, ymm11	// update.limb17.vpaddq.7
vpsrlq ymm12, ymm15, 30	// update.limb17.vpsrlq
vpand ymm3, ymm15, ymm6	// update.limb17.vpand
vmovdqa ymmword ptr [rdi+1312], ymm3	// update.limb17.vmovdqa
vpmuldq ymm7, ymm9, ymm1	// update.last.vpmuldq
vpmuldq ymm8, ymm10, ymm14	// update.last.vpmuldq.2
vpaddq ymm0, ymm7, ymm8	// update.last.vpaddq
vpmuludq ymm5, ymm4, ymmword ptr [rdi+1952]	// update.last.vpmuludq
vpaddq ymm2, ymm0, ymm5	// update.last.vpaddq.2
vpaddq ymm13, ymm2, ymmword ptr [rdi+512]	// update.last.vpaddq.3
vpaddq ymm11, ymm13, ymm12	// update.last.vpaddq.4
vpand ymm15, ymm11, ymm6	// update.last.vpand
vmovdqa ymmword ptr [rdi+1344], ymm15	// update.last.vmovdqa
vpsrlq ymm3, ymm11, 30	// update.last.vpsrlq
vpsubq ymm9, ymm3, ymmword ptr [rdi+544]	// update.last.vpsubq
vmovdqa ymmword ptr [rdi+1376], ymm9	// update.last.vmovdqa.2
mov rcx, rdx	// output
mov rdx, rbx	// output
mov rbx, r11	// output
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
