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
// Length: 20 limbs of 30 bits; 1373 instructions a batch, 720 for its steps (form: carry).
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
mov rax, rcx	// copy for third1.step1.x
xor rax, rsi	// third1.step1.x
lea rbp, [rdx-1]	// third1.step1.c0
mov r8, -2	// third1.step1.c1
sub r8, rdx	// third1.step1.c1.2
sar rbx, 1	// third1.step1.t
mov r9, qword ptr [rdi-128]	// end.load_end_h
mov r10, qword ptr [rdi-120]	// end.load_end_G
lea r11, [rbx+rax]	// third1.step1.y
cmovc r11, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
cmovs rcx, rbx	// third1.step1.h
cmovs rbp, r8	// third1.step1.d
lea r12, [rbp-1]	// third1.step2.c0
mov r13, r9	// copy for end.N3v.add_rounding_h
add r13, qword ptr [rdi-64]	// end.N3v.add_rounding_h
sar r13, 41	// end.N3v.sar
mov r14, -2	// third1.step2.c1
sub r14, rbp	// third1.step2.c1.2
mov qword ptr [rdi+328], r13	// end.N3v.store_N3v
mov rdx, -2	// third1.step3.c1
lea rax, [r9+524288]	// end.N3u.offset
shl rax, 23	// end.N3u.shl
sar rax, 43	// end.N3u.sar
mov qword ptr [rdi+320], rax	// end.N3u.store_N3u
mov rsi, r10	// copy for end.N3r.add_rounding_G
add rsi, qword ptr [rdi-56]	// end.N3r.add_rounding_G
sarx rbx, rbp, r15	// third1.step1.s
mov r8, rcx	// copy for third1.step2.x
xor r8, rbx	// third1.step2.x
sar r11, 1	// third1.step2.t
lea r13, [r11+r8]	// third1.step2.y
cmovc r13, r11	// third1.step2.G
adc rbx, 0	// third1.step2.w
cmovs r12, r14	// third1.step2.d
lea r9, [r12-1]	// third1.step3.c0
cmovs rcx, r11	// third1.step2.h
sub rdx, r12	// third1.step3.c1.2
sar rsi, 42	// end.N3r.sar
mov qword ptr [rdi+344], rsi	// end.N3r.store_N3r
lea rax, [r10+1048576]	// end.N3q.offset
mov rbp, -2	// third1.step4.c1
mov r8, -2	// third1.step5.c1
shl rax, 22	// end.N3q.shl
sarx rbx, r12, r15	// third1.step2.s
mov r14, rcx	// copy for third1.step3.x
xor r14, rbx	// third1.step3.x
sar r13, 1	// third1.step3.t
lea r11, [r13+r14]	// third1.step3.y
cmovc r11, r13	// third1.step3.G
adc rbx, 0	// third1.step3.w
cmovs r9, rdx	// third1.step3.d
lea rsi, [r9-1]	// third1.step4.c0
cmovs rcx, r13	// third1.step3.h
sub rbp, r9	// third1.step4.c1.2
sar rax, 43	// end.N3q.sar
mov qword ptr [rdi+336], rax	// end.N3q.store_N3q
mov r10, qword ptr [rdi+320]	// end.Mu.load_N3u
imul r10, qword ptr [rdi+128]	// end.Mu.imul_Yu
sarx r12, r9, r15	// third1.step3.s
mov r14, rcx	// copy for third1.step4.x
xor r14, r12	// third1.step4.x
sar r11, 1	// third1.step4.t
lea rbx, [r11+r14]	// third1.step4.y
cmovc rbx, r11	// third1.step4.G
adc r12, 0	// third1.step4.w
cmovs rsi, rbp	// third1.step4.d
lea rdx, [rsi-1]	// third1.step5.c0
mov r13, qword ptr [rdi+328]	// end.Mu.load_N3v
cmovs rcx, r11	// third1.step4.h
sub r8, rsi	// third1.step5.c1.2
imul r13, qword ptr [rdi+144]	// end.Mu.imul_Yq
lea rax, [r10+r13]	// end.Mu.add
mov r9, -2	// third1.step6.c1
mov r14, -2	// third1.step7.c1
neg rax	// end.Mu.neg
mov qword ptr [rdi-24], rax	// end.Mu.store_Mu
sarx r12, rsi, r15	// third1.step4.s
mov rbp, rcx	// copy for third1.step5.x
xor rbp, r12	// third1.step5.x
sar rbx, 1	// third1.step5.t
lea r11, [rbx+rbp]	// third1.step5.y
cmovc r11, rbx	// third1.step5.G
adc r12, 0	// third1.step5.w
cmovs rdx, r8	// third1.step5.d
lea r10, [rdx-1]	// third1.step6.c0
cmovs rcx, rbx	// third1.step5.h
sub r9, rdx	// third1.step6.c1.2
mov r13, qword ptr [rdi+320]	// end.Mv.load_N3u
imul r13, qword ptr [rdi+136]	// end.Mv.imul_Yv
mov rax, qword ptr [rdi+328]	// end.Mv.load_N3v
imul rax, qword ptr [rdi+152]	// end.Mv.imul_Yr
sarx rsi, rdx, r15	// third1.step5.s
mov rbp, rcx	// copy for third1.step6.x
xor rbp, rsi	// third1.step6.x
sar r11, 1	// third1.step6.t
lea r12, [r11+rbp]	// third1.step6.y
cmovc r12, r11	// third1.step6.G
adc rsi, 0	// third1.step6.w
cmovs r10, r9	// third1.step6.d
lea r8, [r10-1]	// third1.step7.c0
lea rbx, [r13+rax]	// end.Mv.add
cmovs rcx, r11	// third1.step6.h
sub r14, r10	// third1.step7.c1.2
neg rbx	// end.Mv.neg
mov qword ptr [rdi-16], rbx	// end.Mv.store_Mv
mov rdx, -2	// third1.step8.c1
mov rbp, qword ptr [rdi+336]	// end.Mq.load_N3q
mov rsi, -2	// third1.step9.c1
sarx r9, r10, r15	// third1.step6.s
mov r13, rcx	// copy for third1.step7.x
xor r13, r9	// third1.step7.x
sar r12, 1	// third1.step7.t
lea rax, [r12+r13]	// third1.step7.y
cmovc rax, r12	// third1.step7.G
adc r9, 0	// third1.step7.w
cmovs r8, r14	// third1.step7.d
lea r11, [r8-1]	// third1.step8.c0
cmovs rcx, r12	// third1.step7.h
sub rdx, r8	// third1.step8.c1.2
imul rbp, qword ptr [rdi+128]	// end.Mq.imul_Yu
mov rbx, qword ptr [rdi+344]	// end.Mq.load_N3r
imul rbx, qword ptr [rdi+144]	// end.Mq.imul_Yq
lea r10, [rbp+rbx]	// end.Mq.add
sarx r13, r8, r15	// third1.step7.s
mov r9, rcx	// copy for third1.step8.x
xor r9, r13	// third1.step8.x
sar rax, 1	// third1.step8.t
lea r14, [rax+r9]	// third1.step8.y
cmovc r14, rax	// third1.step8.G
adc r13, 0	// third1.step8.w
cmovs r11, rdx	// third1.step8.d
lea r12, [r11-1]	// third1.step9.c0
cmovs rcx, rax	// third1.step8.h
sub rsi, r11	// third1.step9.c1.2
neg r10	// end.Mq.neg
mov qword ptr [rdi-8], r10	// end.Mq.store_Mq
mov rbp, qword ptr [rdi+336]	// end.Mr.load_N3q
imul rbp, qword ptr [rdi+136]	// end.Mr.imul_Yv
mov rbx, -2	// third1.step11.c1
mov r8, qword ptr [rdi+344]	// end.Mr.load_N3r
mov r9, -2	// third1.step10.c1
sarx r13, r11, r15	// third1.step8.s
mov rdx, rcx	// copy for third1.step9.x
xor rdx, r13	// third1.step9.x
sar r14, 1	// third1.step9.t
lea rax, [r14+rdx]	// third1.step9.y
cmovc rax, r14	// third1.step9.G
adc r13, 0	// third1.step9.w
cmovs r12, rsi	// third1.step9.d
lea r10, [r12-1]	// third1.step10.c0
cmovs rcx, r14	// third1.step9.h
sub r9, r12	// third1.step10.c1.2
imul r8, qword ptr [rdi+152]	// end.Mr.imul_Yr
sarx r11, r12, r15	// third1.step9.s
mov rdx, rcx	// copy for third1.step10.x
xor rdx, r11	// third1.step10.x
sar rax, 1	// third1.step10.t
lea r13, [rax+rdx]	// third1.step10.y
cmovc r13, rax	// third1.step10.G
lea rsi, [rbp+r8]	// end.Mr.add
mov r14, -2	// third1.step12.c1
adc r11, 0	// third1.step10.w
cmovs r10, r9	// third1.step10.d
lea r12, [r10-1]	// third1.step11.c0
cmovs rcx, rax	// third1.step10.h
sub rbx, r10	// third1.step11.c1.2
neg rsi	// end.Mr.neg
mov qword ptr [rdi+0], rsi	// end.Mr.store_Mr
mov rdx, qword ptr [rdi+320]	// end.w0f.load_N3u
imul rdx, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov rbp, qword ptr [rdi+328]	// end.w0f.load_N3v
mov r8, -2	// third1.step13.c1
imul rbp, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea r11, [rdx+rbp]	// end.w0f.add
neg r11	// end.w0f.neg
sarx r9, r10, r15	// third1.step10.s
mov rax, rcx	// copy for third1.step11.x
xor rax, r9	// third1.step11.x
sar r13, 1	// third1.step11.t
lea rsi, [r13+rax]	// third1.step11.y
cmovc rsi, r13	// third1.step11.G
adc r9, 0	// third1.step11.w
cmovs r12, rbx	// third1.step11.d
lea rdx, [r12-1]	// third1.step12.c0
cmovs rcx, r13	// third1.step11.h
sub r14, r12	// third1.step12.c1.2
sar r11, 20	// end.w0f.sar
and r11, qword ptr [rdi-32]	// end.w0f.and_low40
sarx rbp, r12, r15	// third1.step11.s
mov r10, rcx	// copy for third1.step12.x
xor r10, rbp	// third1.step12.x
sar rsi, 1	// third1.step12.t
lea rax, [rsi+r10]	// third1.step12.y
cmovc rax, rsi	// third1.step12.G
adc rbp, 0	// third1.step12.w
cmovs rdx, r14	// third1.step12.d
lea r9, [rdx-1]	// third1.step13.c0
cmovs rcx, rsi	// third1.step12.h
sub r8, rdx	// third1.step13.c1.2
mov qword ptr [rdi+8], r11	// end.w0f.store_w0f
shr r11, 20	// end.w0f.shr
shl r11, 44	// end.w0f.shl
sarx rbx, rdx, r15	// third1.step12.s
mov r13, rcx	// copy for third1.step13.x
xor r13, rbx	// third1.step13.x
sar rax, 1	// third1.step13.t
lea r12, [rax+r13]	// third1.step13.y
cmovc r12, rax	// third1.step13.G
adc rbx, 0	// third1.step13.w
cmovs r9, r8	// third1.step13.d
lea r10, [r9-1]	// third1.step14.c0
cmovs rcx, rax	// third1.step13.h
mov rbp, -2	// third1.step14.c1
sub rbp, r9	// third1.step14.c1.2
mov qword ptr [rdi+16], r11	// end.w0f.store_high0f
mov r14, -2	// third1.step15.c1
mov rsi, qword ptr [rdi+336]	// end.w0g.load_N3q
imul rsi, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov rdx, qword ptr [rdi+344]	// end.w0g.load_N3r
imul rdx, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea r13, [rsi+rdx]	// end.w0g.add
vpbroadcastq ymm0, qword ptr [rdi-24]	// update.digits.vpbroadcastq
neg r13	// end.w0g.neg
sar r13, 20	// end.w0g.sar
vpbroadcastq ymm1, qword ptr [rdi-16]	// update.digits.vpbroadcastq.3
sarx rbx, r9, r15	// third1.step13.s
mov r8, rcx	// copy for third1.step14.x
xor r8, rbx	// third1.step14.x
sar r12, 1	// third1.step14.t
lea rax, [r12+r8]	// third1.step14.y
cmovc rax, r12	// third1.step14.G
adc rbx, 0	// third1.step14.w
cmovs r10, rbp	// third1.step14.d
lea r11, [r10-1]	// third1.step15.c0
mov rsi, -2	// third1.step16.c1
cmovs rcx, r12	// third1.step14.h
sub r14, r10	// third1.step15.c1.2
vpbroadcastq ymm2, qword ptr [rdi-8]	// update.digits.vpbroadcastq.2
vpblendd ymm3, ymm0, ymm2, 0xf0	// update.digits.vpblendd
vpbroadcastq ymm4, qword ptr [rdi+0]	// update.digits.vpbroadcastq.4
vpblendd ymm5, ymm1, ymm4, 0xf0	// update.digits.vpblendd.2
mov rdx, -2	// third1.step17.c1
and r13, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi+24], r13	// end.w0g.store_w0g
vmovdqa ymm6, ymmword ptr [rdi+448]	// update.digits.vmovdqa
vpand ymm7, ymm3, ymm6	// update.digits.vpand
vpand ymm8, ymm5, ymm6	// update.digits.vpand.2
shr r13, 20	// end.w0g.shr
shl r13, 44	// end.w0g.shl
vpsrlq ymm9, ymm3, 30	// update.digits.vpsrlq
sarx r9, r10, r15	// third1.step14.s
mov r8, rcx	// copy for third1.step15.x
xor r8, r9	// third1.step15.x
sar rax, 1	// third1.step15.t
lea rbx, [rax+r8]	// third1.step15.y
cmovc rbx, rax	// third1.step15.G
adc r9, 0	// third1.step15.w
cmovs r11, r14	// third1.step15.d
lea rbp, [r11-1]	// third1.step16.c0
cmovs rcx, rax	// third1.step15.h
sub rsi, r11	// third1.step16.c1.2
sarx r12, r11, r15	// third1.step15.s
mov r10, rcx	// copy for third1.step16.x
xor r10, r12	// third1.step16.x
sar rbx, 1	// third1.step16.t
lea r8, [rbx+r10]	// third1.step16.y
cmovc r8, rbx	// third1.step16.G
mov qword ptr [rdi+32], r13	// end.w0g.store_high0g
vpsrlq ymm10, ymm5, 30	// update.digits.vpsrlq.2
vbroadcasti128 ymm11, xmmword ptr [rdi+832]	// update.limb0.vbroadcasti128
adc r12, 0	// third1.step16.w
cmovs rbp, rsi	// third1.step16.d
lea r9, [rbp-1]	// third1.step17.c0
vbroadcasti128 ymm12, xmmword ptr [rdi+848]	// update.limb0.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm11	// update.limb0.vpmuldq
mov r14, -2	// third1.step18.c1
cmovs rcx, rbx	// third1.step16.h
sub rdx, rbp	// third1.step17.c1.2
vpmuldq ymm14, ymm8, ymm12	// update.limb0.vpmuldq.2
vpaddq ymm15, ymm13, ymm14	// update.limb0.vpaddq
sarx rax, rbp, r15	// third1.step16.s
mov r11, rcx	// copy for third1.step17.x
xor r11, rax	// third1.step17.x
sar r8, 1	// third1.step17.t
lea r10, [r8+r11]	// third1.step17.y
vpaddq ymm0, ymm15, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
vpmuludq ymm2, ymm0, ymmword ptr [rdi+768]	// update.limb0.vpmuludq
vpand ymm1, ymm2, ymm6	// update.limb0.vpand
mov r13, -2	// third1.step19.c1
vpmuludq ymm4, ymm1, ymmword ptr [rdi+1472]	// update.limb0.vpmuludq.2
vpaddq ymm3, ymm0, ymm4	// update.limb0.vpaddq.3
vpsrlq ymm5, ymm3, 30	// update.limb0.vpsrlq
vbroadcasti128 ymm13, xmmword ptr [rdi+864]	// update.limb1.vbroadcasti128
cmovc r10, r8	// third1.step17.G
adc rax, 0	// third1.step17.w
cmovs r9, rdx	// third1.step17.d
lea r12, [r9-1]	// third1.step18.c0
cmovs rcx, r8	// third1.step17.h
sub r14, r9	// third1.step18.c1.2
vpmuldq ymm14, ymm9, ymm11	// update.limb1.vpmuldq
vpmuldq ymm15, ymm10, ymm12	// update.limb1.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+880]	// update.limb1.vbroadcasti128.2
sarx rsi, r9, r15	// third1.step17.s
mov rbx, rcx	// copy for third1.step18.x
xor rbx, rsi	// third1.step18.x
sar r10, 1	// third1.step18.t
lea rbp, [r10+rbx]	// third1.step18.y
cmovc rbp, r10	// third1.step18.G
adc rsi, 0	// third1.step18.w
cmovs r12, r14	// third1.step18.d
lea r11, [r12-1]	// third1.step19.c0
vpmuldq ymm0, ymm7, ymm13	// update.limb1.vpmuldq.3
mov rax, -2	// third1.step20.c1
vpmuldq ymm4, ymm8, ymm2	// update.limb1.vpmuldq.4
vpaddq ymm3, ymm14, ymm15	// update.limb1.vpaddq
cmovs rcx, r10	// third1.step18.h
sub r13, r12	// third1.step19.c1.2
vpaddq ymm11, ymm3, ymm0	// update.limb1.vpaddq.2
vpaddq ymm12, ymm11, ymm4	// update.limb1.vpaddq.3
vpmuludq ymm14, ymm1, ymmword ptr [rdi+1504]	// update.limb1.vpmuludq
vpaddq ymm15, ymm12, ymm14	// update.limb1.vpaddq.4
vpaddq ymm3, ymm15, ymmword ptr [rdi+512]	// update.limb1.vpaddq.5
sarx rdx, r12, r15	// third1.step18.s
mov r8, rcx	// copy for third1.step19.x
xor r8, rdx	// third1.step19.x
sar rbp, 1	// third1.step19.t
lea r9, [rbp+r8]	// third1.step19.y
cmovc r9, rbp	// third1.step19.G
adc rdx, 0	// third1.step19.w
cmovs rcx, rbp	// third1.step19.h
cmovs r11, r13	// third1.step19.d
lea rbx, [r11-1]	// third1.step20.c0
sub rax, r11	// third1.step20.c1.2
vpaddq ymm0, ymm3, ymm5	// update.limb1.vpaddq.6
vpmuludq ymm11, ymm0, ymmword ptr [rdi+768]	// update.limb1.vpmuludq.2
vpand ymm4, ymm11, ymm6	// update.limb1.vpand
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1472]	// update.limb1.vpmuludq.3
vpaddq ymm14, ymm0, ymm12	// update.limb1.vpaddq.7
vpsrlq ymm15, ymm14, 30	// update.limb1.vpsrlq
sarx rsi, r11, r15	// third1.step19.s
mov r14, rcx	// copy for third1.step20.x
xor r14, rsi	// third1.step20.x
sar r9, 1	// third1.step20.t
lea r10, [r9+r14]	// third1.step20.y
cmovc r10, r9	// third1.step20.G
adc rsi, 0	// third1.step20.w
cmovs rbx, rax	// third1.step20.d
vpmuldq ymm3, ymm9, ymm13	// update.limb2.vpmuldq
cmovs rcx, r9	// third1.step20.h
mov r12, r10	// copy for change1.G.add_rounding_G
add r12, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov r8, rcx	// copy for change1.h.add_rounding_h
add r8, qword ptr [rdi-64]	// change1.h.add_rounding_h
rorx rdx, r8, 41	// change1.h.second_entry
rorx rbp, r12, 21	// change1.G.first_entry
mov r13, r10	// copy for change1.G.shl
shl r13, 44	// change1.G.shl
mov r11, rcx	// copy for change1.h.shl
shl r11, 45	// change1.h.shl
rorx r14, r12, 42	// change1.G.second_entry
add r13, qword ptr [rdi-40]	// change1.G.add_refill_G
add r11, qword ptr [rdi-48]	// change1.h.add_refill_h
rorx rsi, r8, 20	// change1.h.first_entry
imul rsi, qword ptr [rdi+16]	// change1.h.imul_high0f
imul rdx, qword ptr [rdi+32]	// change1.h.imul_high0g
imul r14, qword ptr [rdi+32]	// change1.G.imul_high0g
imul rbp, qword ptr [rdi+16]	// change1.G.imul_high0f
vpmuldq ymm5, ymm10, ymm2	// update.limb2.vpmuldq.2
lea rax, [rbp+r14]	// change1.G.add
lea r9, [rsi+rdx]	// change1.h.add
lea r12, [rax+r13]	// change1.G.add.2
vbroadcasti128 ymm11, xmmword ptr [rdi+896]	// update.limb2.vbroadcasti128
vbroadcasti128 ymm0, xmmword ptr [rdi+912]	// update.limb2.vbroadcasti128.2
lea r8, [r9+r11]	// change1.h.add.2
vpmuldq ymm12, ymm7, ymm11	// update.limb2.vpmuldq.3
ror r12, 44	// change1.G.packed
ror r8, 45	// change1.h.packed
vpmuldq ymm14, ymm8, ymm0	// update.limb2.vpmuldq.4
sarx rbp, rbx, r15	// third1.step20.s
mov r14, rcx	// copy for change1.N1v.add_rounding_h
add r14, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
vpaddq ymm13, ymm3, ymm5	// update.limb2.vpaddq
vpaddq ymm2, ymm13, ymm12	// update.limb2.vpaddq.2
vpaddq ymm3, ymm2, ymm14	// update.limb2.vpaddq.3
sar r14, 41	// change1.N1v.sar
vpmuludq ymm5, ymm1, ymmword ptr [rdi+1536]	// update.limb2.vpmuludq
vpaddq ymm13, ymm3, ymm5	// update.limb2.vpaddq.4
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1504]	// update.limb2.vpmuludq.2
mov rsi, -2	// third2.step1.c1
mov qword ptr [rdi+200], r14	// change1.N1v.store_N1v
sub rsi, rbx	// third2.step1.c1.2
vpaddq ymm2, ymm13, ymm12	// update.limb2.vpaddq.5
lea rdx, [rbx-1]	// third2.step1.c0
vpaddq ymm14, ymm2, ymmword ptr [rdi+512]	// update.limb2.vpaddq.6
lea rax, [rcx+524288]	// change1.N1u.offset
vpaddq ymm3, ymm14, ymm15	// update.limb2.vpaddq.7
mov r13, r8	// copy for third2.step1.x
xor r13, rbp	// third2.step1.x
sar r12, 1	// third2.step1.t
vpsrlq ymm5, ymm3, 30	// update.limb2.vpsrlq
vpand ymm13, ymm3, ymm6	// update.limb2.vpand
vmovdqa ymmword ptr [rdi+832], ymm13	// update.limb2.vmovdqa
vpmuldq ymm12, ymm9, ymm11	// update.limb3.vpmuldq
lea r9, [r12+r13]	// third2.step1.y
cmovc r9, r12	// third2.step1.G
adc rbp, 0	// third2.step1.w
cmovs rdx, rsi	// third2.step1.d
lea r11, [rdx-1]	// third2.step2.c0
cmovs r8, r12	// third2.step1.h
shl rax, 23	// change1.N1u.shl
vpmuldq ymm2, ymm10, ymm0	// update.limb3.vpmuldq.2
sar rax, 43	// change1.N1u.sar
vbroadcasti128 ymm14, xmmword ptr [rdi+928]	// update.limb3.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+944]	// update.limb3.vbroadcasti128.2
vpmuldq ymm3, ymm7, ymm14	// update.limb3.vpmuldq.3
mov qword ptr [rdi+192], rax	// change1.N1u.store_N1u
mov r14, -2	// third2.step2.c1
sub r14, rdx	// third2.step2.c1.2
vpmuldq ymm13, ymm8, ymm15	// update.limb3.vpmuldq.4
mov rbx, -2	// third2.step3.c1
vpaddq ymm11, ymm12, ymm2	// update.limb3.vpaddq
vpaddq ymm0, ymm11, ymm3	// update.limb3.vpaddq.2
mov rcx, r10	// copy for change1.N1r.add_rounding_G
add rcx, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
vpaddq ymm12, ymm0, ymm13	// update.limb3.vpaddq.3
vpmuludq ymm2, ymm1, ymmword ptr [rdi+1568]	// update.limb3.vpmuludq
sar rcx, 42	// change1.N1r.sar
vpaddq ymm11, ymm12, ymm2	// update.limb3.vpaddq.4
vpmuludq ymm3, ymm4, ymmword ptr [rdi+1536]	// update.limb3.vpmuludq.2
vpaddq ymm0, ymm11, ymm3	// update.limb3.vpaddq.5
mov qword ptr [rdi+216], rcx	// change1.N1r.store_N1r
vpaddq ymm13, ymm0, ymmword ptr [rdi+512]	// update.limb3.vpaddq.6
sarx r13, rdx, r15	// third2.step1.s
mov rbp, r8	// copy for third2.step2.x
xor rbp, r13	// third2.step2.x
sar r9, 1	// third2.step2.t
lea rsi, [r9+rbp]	// third2.step2.y
cmovc rsi, r9	// third2.step2.G
adc r13, 0	// third2.step2.w
cmovs r11, r14	// third2.step2.d
lea r12, [r11-1]	// third2.step3.c0
vpaddq ymm12, ymm13, ymm5	// update.limb3.vpaddq.7
vpsrlq ymm2, ymm12, 30	// update.limb3.vpsrlq
lea rax, [r10+1048576]	// change1.N1q.offset
cmovs r8, r9	// third2.step2.h
sub rbx, r11	// third2.step3.c1.2
vpand ymm11, ymm12, ymm6	// update.limb3.vpand
vmovdqa ymmword ptr [rdi+864], ymm11	// update.limb3.vmovdqa
mov rcx, -2	// third2.step4.c1
vpmuldq ymm3, ymm9, ymm14	// update.limb4.vpmuldq
shl rax, 22	// change1.N1q.shl
sarx rdx, r11, r15	// third2.step2.s
mov rbp, r8	// copy for third2.step3.x
xor rbp, rdx	// third2.step3.x
sar rsi, 1	// third2.step3.t
lea r13, [rsi+rbp]	// third2.step3.y
cmovc r13, rsi	// third2.step3.G
adc rdx, 0	// third2.step3.w
cmovs r8, rsi	// third2.step3.h
cmovs r12, rbx	// third2.step3.d
lea r14, [r12-1]	// third2.step4.c0
sub rcx, r12	// third2.step4.c1.2
mov r10, -2	// third2.step5.c1
vpmuldq ymm0, ymm10, ymm15	// update.limb4.vpmuldq.2
vbroadcasti128 ymm13, xmmword ptr [rdi+960]	// update.limb4.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+976]	// update.limb4.vbroadcasti128.2
sar rax, 43	// change1.N1q.sar
vpmuldq ymm12, ymm7, ymm13	// update.limb4.vpmuldq.3
vpmuldq ymm14, ymm8, ymm5	// update.limb4.vpmuldq.4
vpaddq ymm15, ymm3, ymm0	// update.limb4.vpaddq
mov qword ptr [rdi+208], rax	// change1.N1q.store_N1q
vpaddq ymm3, ymm15, ymm12	// update.limb4.vpaddq.2
vpaddq ymm0, ymm3, ymm14	// update.limb4.vpaddq.3
sarx r9, r12, r15	// third2.step3.s
mov r11, r8	// copy for third2.step4.x
xor r11, r9	// third2.step4.x
sar r13, 1	// third2.step4.t
lea rbp, [r13+r11]	// third2.step4.y
cmovc rbp, r13	// third2.step4.G
adc r9, 0	// third2.step4.w
cmovs r14, rcx	// third2.step4.d
lea rdx, [r14-1]	// third2.step5.c0
mov rsi, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpmuludq ymm15, ymm1, ymmword ptr [rdi+1600]	// update.limb4.vpmuludq
vpaddq ymm12, ymm0, ymm15	// update.limb4.vpaddq.4
cmovs r8, r13	// third2.step4.h
sub r10, r14	// third2.step5.c1.2
vpmuludq ymm3, ymm4, ymmword ptr [rdi+1568]	// update.limb4.vpmuludq.2
vpaddq ymm14, ymm12, ymm3	// update.limb4.vpaddq.5
imul rsi, qword ptr [rdi+8]	// change1.w1f.imul_w0f
mov rbx, -2	// third2.step6.c1
vpaddq ymm0, ymm14, ymmword ptr [rdi+512]	// update.limb4.vpaddq.6
vpaddq ymm15, ymm0, ymm2	// update.limb4.vpaddq.7
vpsrlq ymm12, ymm15, 30	// update.limb4.vpsrlq
mov rax, qword ptr [rdi+200]	// change1.w1f.load_N1v
sarx r12, r14, r15	// third2.step4.s
mov r11, r8	// copy for third2.step5.x
xor r11, r12	// third2.step5.x
sar rbp, 1	// third2.step5.t
lea r9, [rbp+r11]	// third2.step5.y
cmovc r9, rbp	// third2.step5.G
adc r12, 0	// third2.step5.w
cmovs rdx, r10	// third2.step5.d
lea rcx, [rdx-1]	// third2.step6.c0
cmovs r8, rbp	// third2.step5.h
sub rbx, rdx	// third2.step6.c1.2
mov r13, -2	// third2.step7.c1
vpand ymm3, ymm15, ymm6	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+896], ymm3	// update.limb4.vmovdqa
imul rax, qword ptr [rdi+24]	// change1.w1f.imul_w0g
vpmuldq ymm14, ymm10, ymm5	// update.limb5.vpmuldq.2
vpmuldq ymm0, ymm9, ymm13	// update.limb5.vpmuldq
vbroadcasti128 ymm2, xmmword ptr [rdi+992]	// update.limb5.vbroadcasti128
lea r14, [rsi+rax]	// change1.w1f.add
sarx r11, rdx, r15	// third2.step5.s
mov r12, r8	// copy for third2.step6.x
xor r12, r11	// third2.step6.x
sar r9, 1	// third2.step6.t
lea r10, [r9+r12]	// third2.step6.y
cmovc r10, r9	// third2.step6.G
adc r11, 0	// third2.step6.w
cmovs rcx, rbx	// third2.step6.d
lea rbp, [rcx-1]	// third2.step7.c0
vbroadcasti128 ymm15, xmmword ptr [rdi+1008]	// update.limb5.vbroadcasti128.2
vpmuldq ymm5, ymm7, ymm2	// update.limb5.vpmuldq.3
cmovs r8, r9	// third2.step6.h
sub r13, rcx	// third2.step7.c1.2
neg r14	// change1.w1f.neg
mov rsi, -2	// third2.step8.c1
vpmuldq ymm13, ymm8, ymm15	// update.limb5.vpmuldq.4
sar r14, 20	// change1.w1f.sar
vpaddq ymm0, ymm0, ymm14	// update.limb5.vpaddq
vpaddq ymm14, ymm0, ymm5	// update.limb5.vpaddq.2
mov rax, -2	// third2.step9.c1
sarx rdx, rcx, r15	// third2.step6.s
mov r12, r8	// copy for third2.step7.x
xor r12, rdx	// third2.step7.x
sar r10, 1	// third2.step7.t
lea r11, [r10+r12]	// third2.step7.y
cmovc r11, r10	// third2.step7.G
adc rdx, 0	// third2.step7.w
cmovs r8, r10	// third2.step7.h
cmovs rbp, r13	// third2.step7.d
lea rbx, [rbp-1]	// third2.step8.c0
sub rsi, rbp	// third2.step8.c1.2
vpaddq ymm0, ymm14, ymm13	// update.limb5.vpaddq.3
vpmuludq ymm5, ymm1, ymmword ptr [rdi+1632]	// update.limb5.vpmuludq
mov qword ptr [rdi+40], r14	// change1.w1f.store_w1f
vpmuludq ymm14, ymm4, ymmword ptr [rdi+1600]	// update.limb5.vpmuludq.2
vpaddq ymm13, ymm0, ymm5	// update.limb5.vpaddq.4
vpaddq ymm0, ymm13, ymm14	// update.limb5.vpaddq.5
mov r9, qword ptr [rdi+208]	// change1.w1g.load_N1q
vpaddq ymm5, ymm0, ymmword ptr [rdi+512]	// update.limb5.vpaddq.6
vpaddq ymm13, ymm5, ymm12	// update.limb5.vpaddq.7
vpsrlq ymm14, ymm13, 30	// update.limb5.vpsrlq
vpand ymm0, ymm13, ymm6	// update.limb5.vpand
sarx rcx, rbp, r15	// third2.step7.s
mov r12, r8	// copy for third2.step8.x
xor r12, rcx	// third2.step8.x
sar r11, 1	// third2.step8.t
lea rdx, [r11+r12]	// third2.step8.y
cmovc rdx, r11	// third2.step8.G
adc rcx, 0	// third2.step8.w
cmovs rbx, rsi	// third2.step8.d
lea r10, [rbx-1]	// third2.step9.c0
vpsllq ymm5, ymm3, 20	// update.limb5.above.vpsllq
vmovdqa ymmword ptr [rdi+928], ymm0	// update.limb5.vmovdqa
vpsrlq ymm12, ymm11, 10	// update.limb5.above.vpsrlq
cmovs r8, r11	// third2.step8.h
sub rax, rbx	// third2.step9.c1.2
imul r9, qword ptr [rdi+8]	// change1.w1g.imul_w0f
mov r13, qword ptr [rdi+216]	// change1.w1g.load_N1r
vpsllq ymm13, ymm0, 50	// update.limb5.above.vpsllq.2
mov r14, -2	// third2.step10.c1
mov rbp, -2	// third2.step11.c1
imul r13, qword ptr [rdi+24]	// change1.w1g.imul_w0g
sarx r12, rbx, r15	// third2.step8.s
mov rcx, r8	// copy for third2.step9.x
xor rcx, r12	// third2.step9.x
sar rdx, 1	// third2.step9.t
lea rsi, [rdx+rcx]	// third2.step9.y
cmovc rsi, rdx	// third2.step9.G
adc r12, 0	// third2.step9.w
cmovs r10, rax	// third2.step9.d
lea r11, [r10-1]	// third2.step10.c0
cmovs r8, rdx	// third2.step9.h
sub r14, r10	// third2.step10.c1.2
vpaddq ymm3, ymm12, ymm5	// update.limb5.above.vpaddq
vpmuldq ymm11, ymm9, ymm2	// update.limb6.vpmuldq
lea rbx, [r9+r13]	// change1.w1g.add
vpaddq ymm0, ymm3, ymm13	// update.limb5.above.vpaddq.2
vmovdqa ymmword ptr [rdi+384], ymm0	// update.limb5.above.vmovdqa
vpmuldq ymm12, ymm10, ymm15	// update.limb6.vpmuldq.2
vbroadcasti128 ymm5, xmmword ptr [rdi+1024]	// update.limb6.vbroadcasti128
neg rbx	// change1.w1g.neg
vpmuldq ymm2, ymm7, ymm5	// update.limb6.vpmuldq.3
sarx rcx, r10, r15	// third2.step9.s
mov r12, r8	// copy for third2.step10.x
xor r12, rcx	// third2.step10.x
sar rsi, 1	// third2.step10.t
lea rax, [rsi+r12]	// third2.step10.y
cmovc rax, rsi	// third2.step10.G
adc rcx, 0	// third2.step10.w
cmovs r11, r14	// third2.step10.d
lea rdx, [r11-1]	// third2.step11.c0
vpaddq ymm3, ymm11, ymm12	// update.limb6.vpaddq
vbroadcasti128 ymm13, xmmword ptr [rdi+1040]	// update.limb6.vbroadcasti128.2
vpmuldq ymm0, ymm8, ymm13	// update.limb6.vpmuldq.4
cmovs r8, rsi	// third2.step10.h
sub rbp, r11	// third2.step11.c1.2
sar rbx, 20	// change1.w1g.sar
vpaddq ymm15, ymm3, ymm2	// update.limb6.vpaddq.2
vpaddq ymm11, ymm15, ymm0	// update.limb6.vpaddq.3
mov r9, -2	// third2.step13.c1
mov qword ptr [rdi+48], rbx	// change1.w1g.store_w1g
mov r13, -2	// third2.step12.c1
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1632]	// update.limb6.vpmuludq.2
sarx r10, r11, r15	// third2.step10.s
mov r12, r8	// copy for third2.step11.x
xor r12, r10	// third2.step11.x
sar rax, 1	// third2.step11.t
lea rcx, [rax+r12]	// third2.step11.y
cmovc rcx, rax	// third2.step11.G
adc r10, 0	// third2.step11.w
cmovs rdx, rbp	// third2.step11.d
lea r14, [rdx-1]	// third2.step12.c0
cmovs r8, rax	// third2.step11.h
sub r13, rdx	// third2.step12.c1.2
mov rsi, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpmuludq ymm3, ymm1, ymmword ptr [rdi+1664]	// update.limb6.vpmuludq
vpaddq ymm2, ymm11, ymm3	// update.limb6.vpaddq.4
vpaddq ymm15, ymm2, ymm12	// update.limb6.vpaddq.5
vpaddq ymm0, ymm15, ymmword ptr [rdi+512]	// update.limb6.vpaddq.6
vpaddq ymm11, ymm0, ymm14	// update.limb6.vpaddq.7
imul rsi, qword ptr [rdi+384]	// change1.high1f.imul_above_f
vpand ymm3, ymm11, ymm6	// update.limb6.vpand
vpsrlq ymm2, ymm11, 30	// update.limb6.vpsrlq
mov rbx, qword ptr [rdi+200]	// change1.high1f.load_N1v
sarx r11, rdx, r15	// third2.step11.s
mov r12, r8	// copy for third2.step12.x
xor r12, r11	// third2.step12.x
sar rcx, 1	// third2.step12.t
lea r10, [rcx+r12]	// third2.step12.y
cmovc r10, rcx	// third2.step12.G
adc r11, 0	// third2.step12.w
cmovs r14, r13	// third2.step12.d
lea rbp, [r14-1]	// third2.step13.c0
vpmuldq ymm12, ymm9, ymm5	// update.limb7.vpmuldq
vmovdqa ymmword ptr [rdi+960], ymm3	// update.limb6.vmovdqa
cmovs r8, rcx	// third2.step12.h
sub r9, r14	// third2.step13.c1.2
imul rbx, qword ptr [rdi+400]	// change1.high1f.imul_above_g
vpmuldq ymm15, ymm10, ymm13	// update.limb7.vpmuldq.2
mov rax, -2	// third2.step14.c1
vbroadcasti128 ymm0, xmmword ptr [rdi+1056]	// update.limb7.vbroadcasti128
vpmuldq ymm14, ymm7, ymm0	// update.limb7.vpmuldq.3
vbroadcasti128 ymm11, xmmword ptr [rdi+1072]	// update.limb7.vbroadcasti128.2
lea rdx, [rsi+rbx]	// change1.high1f.add
mov r12, -2	// third2.step15.c1
vpaddq ymm5, ymm12, ymm15	// update.limb7.vpaddq
vpaddq ymm3, ymm5, ymm14	// update.limb7.vpaddq.2
mov r11, qword ptr [rdi+40]	// change1.high1f.load_w1f
sarx r13, r14, r15	// third2.step12.s
mov rcx, r8	// copy for third2.step13.x
xor rcx, r13	// third2.step13.x
sar r10, 1	// third2.step13.t
lea rsi, [r10+rcx]	// third2.step13.y
cmovc rsi, r10	// third2.step13.G
adc r13, 0	// third2.step13.w
cmovs rbp, r9	// third2.step13.d
lea rbx, [rbp-1]	// third2.step14.c0
cmovs r8, r10	// third2.step13.h
sub rax, rbp	// third2.step14.c1.2
vpmuldq ymm13, ymm8, ymm11	// update.limb7.vpmuldq.4
vpaddq ymm12, ymm3, ymm13	// update.limb7.vpaddq.3
vpmuludq ymm15, ymm1, ymmword ptr [rdi+1696]	// update.limb7.vpmuludq
vpaddq ymm5, ymm12, ymm15	// update.limb7.vpaddq.4
sar r11, 20	// change1.high1f.sar
sarx r14, rbp, r15	// third2.step13.s
mov rcx, r8	// copy for third2.step14.x
xor rcx, r14	// third2.step14.x
sar rsi, 1	// third2.step14.t
lea r13, [rsi+rcx]	// third2.step14.y
cmovc r13, rsi	// third2.step14.G
adc r14, 0	// third2.step14.w
cmovs rbx, rax	// third2.step14.d
lea r9, [rbx-1]	// third2.step15.c0
vpmuludq ymm14, ymm4, ymmword ptr [rdi+1664]	// update.limb7.vpmuludq.2
vpaddq ymm3, ymm5, ymm14	// update.limb7.vpaddq.5
vpaddq ymm13, ymm3, ymmword ptr [rdi+512]	// update.limb7.vpaddq.6
vpaddq ymm12, ymm13, ymm2	// update.limb7.vpaddq.7
cmovs r8, rsi	// third2.step14.h
sub r12, rbx	// third2.step15.c1.2
sub r11, rdx	// change1.high1f.sub
vpsrlq ymm15, ymm12, 30	// update.limb7.vpsrlq
shl r11, 44	// change1.high1f.shl
vpand ymm5, ymm12, ymm6	// update.limb7.vpand
mov r10, -2	// third2.step16.c1
vmovdqa ymmword ptr [rdi+992], ymm5	// update.limb7.vmovdqa
mov rbp, -2	// third2.step17.c1
mov qword ptr [rdi+56], r11	// change1.high1f.store_high1f
vpmuldq ymm14, ymm9, ymm0	// update.limb8.vpmuldq
vpmuldq ymm3, ymm10, ymm11	// update.limb8.vpmuldq.2
vbroadcasti128 ymm13, xmmword ptr [rdi+1088]	// update.limb8.vbroadcasti128
sarx rcx, rbx, r15	// third2.step14.s
mov r14, r8	// copy for third2.step15.x
xor r14, rcx	// third2.step15.x
sar r13, 1	// third2.step15.t
lea rax, [r13+r14]	// third2.step15.y
cmovc rax, r13	// third2.step15.G
adc rcx, 0	// third2.step15.w
cmovs r8, r13	// third2.step15.h
cmovs r9, r12	// third2.step15.d
lea rsi, [r9-1]	// third2.step16.c0
sub r10, r9	// third2.step16.c1.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1104]	// update.limb8.vbroadcasti128.2
mov rdx, qword ptr [rdi+208]	// change1.high1g.load_N1q
vpmuldq ymm12, ymm7, ymm13	// update.limb8.vpmuldq.3
vpmuldq ymm5, ymm8, ymm2	// update.limb8.vpmuldq.4
vpaddq ymm0, ymm14, ymm3	// update.limb8.vpaddq
imul rdx, qword ptr [rdi+384]	// change1.high1g.imul_above_f
vpaddq ymm11, ymm0, ymm12	// update.limb8.vpaddq.2
vpaddq ymm14, ymm11, ymm5	// update.limb8.vpaddq.3
mov r11, qword ptr [rdi+216]	// change1.high1g.load_N1r
vpmuludq ymm3, ymm1, ymmword ptr [rdi+1728]	// update.limb8.vpmuludq
sarx rbx, r9, r15	// third2.step15.s
mov r14, r8	// copy for third2.step16.x
xor r14, rbx	// third2.step16.x
sar rax, 1	// third2.step16.t
lea rcx, [rax+r14]	// third2.step16.y
cmovc rcx, rax	// third2.step16.G
adc rbx, 0	// third2.step16.w
cmovs rsi, r10	// third2.step16.d
lea r13, [rsi-1]	// third2.step17.c0
cmovs r8, rax	// third2.step16.h
sub rbp, rsi	// third2.step17.c1.2
vpaddq ymm0, ymm14, ymm3	// update.limb8.vpaddq.4
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1696]	// update.limb8.vpmuludq.2
mov r12, -2	// third2.step18.c1
imul r11, qword ptr [rdi+400]	// change1.high1g.imul_above_g
vpaddq ymm11, ymm0, ymm12	// update.limb8.vpaddq.5
sarx r9, rsi, r15	// third2.step16.s
mov r14, r8	// copy for third2.step17.x
xor r14, r9	// third2.step17.x
sar rcx, 1	// third2.step17.t
lea rbx, [rcx+r14]	// third2.step17.y
cmovc rbx, rcx	// third2.step17.G
adc r9, 0	// third2.step17.w
cmovs r8, rcx	// third2.step17.h
cmovs r13, rbp	// third2.step17.d
lea r10, [r13-1]	// third2.step18.c0
sub r12, r13	// third2.step18.c1.2
mov rax, -2	// third2.step19.c1
vpaddq ymm5, ymm11, ymmword ptr [rdi+512]	// update.limb8.vpaddq.6
vpaddq ymm14, ymm5, ymm15	// update.limb8.vpaddq.7
lea rsi, [rdx+r11]	// change1.high1g.add
vpsrlq ymm3, ymm14, 30	// update.limb8.vpsrlq
vpand ymm0, ymm14, ymm6	// update.limb8.vpand
vmovdqa ymmword ptr [rdi+1024], ymm0	// update.limb8.vmovdqa
mov r14, qword ptr [rdi+48]	// change1.high1g.load_w1g
vpmuldq ymm12, ymm9, ymm13	// update.limb9.vpmuldq
vpmuldq ymm11, ymm10, ymm2	// update.limb9.vpmuldq.2
vbroadcasti128 ymm5, xmmword ptr [rdi+1120]	// update.limb9.vbroadcasti128
sar r14, 20	// change1.high1g.sar
vbroadcasti128 ymm15, xmmword ptr [rdi+1136]	// update.limb9.vbroadcasti128.2
vpmuldq ymm14, ymm7, ymm5	// update.limb9.vpmuldq.3
sarx r9, r13, r15	// third2.step17.s
mov rcx, r8	// copy for third2.step18.x
xor rcx, r9	// third2.step18.x
sar rbx, 1	// third2.step18.t
lea rbp, [rbx+rcx]	// third2.step18.y
cmovc rbp, rbx	// third2.step18.G
adc r9, 0	// third2.step18.w
cmovs r10, r12	// third2.step18.d
lea rdx, [r10-1]	// third2.step19.c0
cmovs r8, rbx	// third2.step18.h
sub rax, r10	// third2.step19.c1.2
sub r14, rsi	// change1.high1g.sub
vpmuldq ymm0, ymm8, ymm15	// update.limb9.vpmuldq.4
vpaddq ymm13, ymm12, ymm11	// update.limb9.vpaddq
mov r11, -2	// third2.step20.c1
vpaddq ymm2, ymm13, ymm14	// update.limb9.vpaddq.2
shl r14, 44	// change1.high1g.shl
vpaddq ymm12, ymm2, ymm0	// update.limb9.vpaddq.3
sarx r13, r10, r15	// third2.step18.s
mov rcx, r8	// copy for third2.step19.x
xor rcx, r13	// third2.step19.x
sar rbp, 1	// third2.step19.t
lea r9, [rbp+rcx]	// third2.step19.y
cmovc r9, rbp	// third2.step19.G
adc r13, 0	// third2.step19.w
cmovs rdx, rax	// third2.step19.d
lea r12, [rdx-1]	// third2.step20.c0
cmovs r8, rbp	// third2.step19.h
sub r11, rdx	// third2.step20.c1.2
vpmuludq ymm11, ymm1, ymmword ptr [rdi+1760]	// update.limb9.vpmuludq
vpaddq ymm13, ymm12, ymm11	// update.limb9.vpaddq.4
mov qword ptr [rdi+64], r14	// change1.high1g.store_high1g
vpmuludq ymm14, ymm4, ymmword ptr [rdi+1728]	// update.limb9.vpmuludq.2
vpaddq ymm2, ymm13, ymm14	// update.limb9.vpaddq.5
vpaddq ymm0, ymm2, ymmword ptr [rdi+512]	// update.limb9.vpaddq.6
vpaddq ymm12, ymm0, ymm3	// update.limb9.vpaddq.7
vpsrlq ymm11, ymm12, 30	// update.limb9.vpsrlq
sarx rbx, rdx, r15	// third2.step19.s
mov rsi, r8	// copy for third2.step20.x
xor rsi, rbx	// third2.step20.x
sar r9, 1	// third2.step20.t
lea r10, [r9+rsi]	// third2.step20.y
cmovc r10, r9	// third2.step20.G
adc rbx, 0	// third2.step20.w
cmovs r12, r11	// third2.step20.d
vpand ymm13, ymm12, ymm6	// update.limb9.vpand
vmovdqa ymmword ptr [rdi+1056], ymm13	// update.limb9.vmovdqa
cmovs r8, r9	// third2.step20.h
mov rcx, r10	// copy for change2.G.add_rounding_G
add rcx, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov r13, r8	// copy for change2.h.add_rounding_h
add r13, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov rax, r10	// copy for change2.G.shl
shl rax, 44	// change2.G.shl
mov rbp, r8	// copy for change2.h.shl
shl rbp, 45	// change2.h.shl
rorx r14, rcx, 21	// change2.G.first_entry
rorx rdx, rcx, 42	// change2.G.second_entry
rorx rsi, r13, 20	// change2.h.first_entry
rorx rbx, r13, 41	// change2.h.second_entry
add rax, qword ptr [rdi-40]	// change2.G.add_refill_G
add rbp, qword ptr [rdi-48]	// change2.h.add_refill_h
imul r14, qword ptr [rdi+56]	// change2.G.imul_high1f
imul rsi, qword ptr [rdi+56]	// change2.h.imul_high1f
imul rbx, qword ptr [rdi+64]	// change2.h.imul_high1g
imul rdx, qword ptr [rdi+64]	// change2.G.imul_high1g
lea r11, [r14+rdx]	// change2.G.add
lea r9, [rsi+rbx]	// change2.h.add
vpmuldq ymm14, ymm9, ymm5	// update.limb10.vpmuldq
vpmuldq ymm2, ymm10, ymm15	// update.limb10.vpmuldq.2
lea rcx, [r11+rax]	// change2.G.add.2
lea r13, [r9+rbp]	// change2.h.add.2
vbroadcasti128 ymm0, xmmword ptr [rdi+1152]	// update.limb10.vbroadcasti128
vbroadcasti128 ymm3, xmmword ptr [rdi+1168]	// update.limb10.vbroadcasti128.2
ror rcx, 44	// change2.G.packed
sarx r14, r12, r15	// third2.step20.s
ror r13, 45	// change2.h.packed
vpmuldq ymm12, ymm7, ymm0	// update.limb10.vpmuldq.3
vpmuldq ymm13, ymm8, ymm3	// update.limb10.vpmuldq.4
vpaddq ymm5, ymm14, ymm2	// update.limb10.vpaddq
vpaddq ymm15, ymm5, ymm12	// update.limb10.vpaddq.2
vpaddq ymm14, ymm15, ymm13	// update.limb10.vpaddq.3
vpmuludq ymm2, ymm1, ymmword ptr [rdi+1792]	// update.limb10.vpmuludq
mov rdx, -2	// third3.step1.c1
sub rdx, r12	// third3.step1.c1.2
vpaddq ymm5, ymm14, ymm2	// update.limb10.vpaddq.4
mov rsi, r13	// copy for third3.step1.x
xor rsi, r14	// third3.step1.x
sar rcx, 1	// third3.step1.t
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1760]	// update.limb10.vpmuludq.2
lea rbx, [r12-1]	// third3.step1.c0
vpaddq ymm15, ymm5, ymm12	// update.limb10.vpaddq.5
vpaddq ymm13, ymm15, ymmword ptr [rdi+512]	// update.limb10.vpaddq.6
vpaddq ymm14, ymm13, ymm11	// update.limb10.vpaddq.7
vpsrlq ymm2, ymm14, 30	// update.limb10.vpsrlq
vpand ymm5, ymm14, ymm6	// update.limb10.vpand
vmovdqa ymmword ptr [rdi+1088], ymm5	// update.limb10.vmovdqa
lea r11, [rcx+rsi]	// third3.step1.y
cmovc r11, rcx	// third3.step1.G
adc r14, 0	// third3.step1.w
cmovs rbx, rdx	// third3.step1.d
lea rax, [rbx-1]	// third3.step2.c0
vpmuldq ymm12, ymm9, ymm0	// update.limb11.vpmuldq
vpmuldq ymm15, ymm10, ymm3	// update.limb11.vpmuldq.2
cmovs r13, rcx	// third3.step1.h
mov r9, r8	// copy for change2.N2v.add_rounding_h
add r9, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
sar r9, 41	// change2.N2v.sar
mov qword ptr [rdi+264], r9	// change2.N2v.store_N2v
vbroadcasti128 ymm13, xmmword ptr [rdi+1184]	// update.limb11.vbroadcasti128
lea rbp, [r8+524288]	// change2.N2u.offset
vbroadcasti128 ymm11, xmmword ptr [rdi+1200]	// update.limb11.vbroadcasti128.2
mov r12, -2	// third3.step2.c1
sub r12, rbx	// third3.step2.c1.2
vpmuldq ymm14, ymm7, ymm13	// update.limb11.vpmuldq.3
shl rbp, 23	// change2.N2u.shl
mov rsi, -2	// third3.step3.c1
vpmuldq ymm5, ymm8, ymm11	// update.limb11.vpmuldq.4
sar rbp, 43	// change2.N2u.sar
vpaddq ymm0, ymm12, ymm15	// update.limb11.vpaddq
vpaddq ymm3, ymm0, ymm14	// update.limb11.vpaddq.2
mov qword ptr [rdi+256], rbp	// change2.N2u.store_N2u
vpaddq ymm12, ymm3, ymm5	// update.limb11.vpaddq.3
vpmuludq ymm15, ymm1, ymmword ptr [rdi+1824]	// update.limb11.vpmuludq
mov r14, r10	// copy for change2.N2r.add_rounding_G
add r14, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
vpaddq ymm0, ymm12, ymm15	// update.limb11.vpaddq.4
sar r14, 42	// change2.N2r.sar
vpmuludq ymm14, ymm4, ymmword ptr [rdi+1792]	// update.limb11.vpmuludq.2
sarx rdx, rbx, r15	// third3.step1.s
mov rcx, r13	// copy for third3.step2.x
xor rcx, rdx	// third3.step2.x
sar r11, 1	// third3.step2.t
lea r9, [r11+rcx]	// third3.step2.y
cmovc r9, r11	// third3.step2.G
adc rdx, 0	// third3.step2.w
cmovs rax, r12	// third3.step2.d
lea r8, [rax-1]	// third3.step3.c0
vpaddq ymm3, ymm0, ymm14	// update.limb11.vpaddq.5
mov qword ptr [rdi+280], r14	// change2.N2r.store_N2r
vpaddq ymm5, ymm3, ymmword ptr [rdi+512]	// update.limb11.vpaddq.6
vpaddq ymm12, ymm5, ymm2	// update.limb11.vpaddq.7
lea rbp, [r10+1048576]	// change2.N2q.offset
cmovs r13, r11	// third3.step2.h
sub rsi, rax	// third3.step3.c1.2
vpsrlq ymm15, ymm12, 30	// update.limb11.vpsrlq
shl rbp, 22	// change2.N2q.shl
vpand ymm0, ymm12, ymm6	// update.limb11.vpand
mov rbx, -2	// third3.step4.c1
vmovdqa ymmword ptr [rdi+1120], ymm0	// update.limb11.vmovdqa
sar rbp, 43	// change2.N2q.sar
vpmuldq ymm14, ymm9, ymm13	// update.limb12.vpmuldq
sarx rcx, rax, r15	// third3.step2.s
mov rdx, r13	// copy for third3.step3.x
xor rdx, rcx	// third3.step3.x
sar r9, 1	// third3.step3.t
lea r12, [r9+rdx]	// third3.step3.y
cmovc r12, r9	// third3.step3.G
adc rcx, 0	// third3.step3.w
cmovs r8, rsi	// third3.step3.d
lea r14, [r8-1]	// third3.step4.c0
cmovs r13, r9	// third3.step3.h
sub rbx, r8	// third3.step4.c1.2
mov r10, -2	// third3.step5.c1
mov qword ptr [rdi+272], rbp	// change2.N2q.store_N2q
vpmuldq ymm3, ymm10, ymm11	// update.limb12.vpmuldq.2
vbroadcasti128 ymm5, xmmword ptr [rdi+1216]	// update.limb12.vbroadcasti128
mov r11, qword ptr [rdi+256]	// change2.Yu.load_N2u
vbroadcasti128 ymm2, xmmword ptr [rdi+1232]	// update.limb12.vbroadcasti128.2
vpmuldq ymm12, ymm7, ymm5	// update.limb12.vpmuldq.3
imul r11, qword ptr [rdi+192]	// change2.Yu.imul_N1u
vpmuldq ymm0, ymm8, ymm2	// update.limb12.vpmuldq.4
mov rax, qword ptr [rdi+264]	// change2.Yu.load_N2v
vpaddq ymm13, ymm14, ymm3	// update.limb12.vpaddq
sarx rdx, r8, r15	// third3.step3.s
mov rcx, r13	// copy for third3.step4.x
xor rcx, rdx	// third3.step4.x
sar r12, 1	// third3.step4.t
lea rsi, [r12+rcx]	// third3.step4.y
cmovc rsi, r12	// third3.step4.G
adc rdx, 0	// third3.step4.w
cmovs r14, rbx	// third3.step4.d
lea r9, [r14-1]	// third3.step5.c0
vpaddq ymm11, ymm13, ymm12	// update.limb12.vpaddq.2
vpaddq ymm14, ymm11, ymm0	// update.limb12.vpaddq.3
vpmuludq ymm3, ymm1, ymmword ptr [rdi+1856]	// update.limb12.vpmuludq
cmovs r13, r12	// third3.step4.h
sub r10, r14	// third3.step5.c1.2
imul rax, qword ptr [rdi+208]	// change2.Yu.imul_N1q
lea rbp, [r11+rax]	// change2.Yu.add
vpmuludq ymm13, ymm4, ymmword ptr [rdi+1824]	// update.limb12.vpmuludq.2
vpaddq ymm12, ymm14, ymm3	// update.limb12.vpaddq.4
mov qword ptr [rdi+128], rbp	// change2.Yu.store_Yu
mov r8, -2	// third3.step6.c1
vpaddq ymm11, ymm12, ymm13	// update.limb12.vpaddq.5
mov rcx, -2	// third3.step7.c1
mov rdx, qword ptr [rdi+256]	// change2.Yv.load_N2u
vpaddq ymm0, ymm11, ymmword ptr [rdi+512]	// update.limb12.vpaddq.6
vpaddq ymm14, ymm0, ymm15	// update.limb12.vpaddq.7
sarx rbx, r14, r15	// third3.step4.s
mov r12, r13	// copy for third3.step5.x
xor r12, rbx	// third3.step5.x
sar rsi, 1	// third3.step5.t
lea r11, [rsi+r12]	// third3.step5.y
cmovc r11, rsi	// third3.step5.G
adc rbx, 0	// third3.step5.w
cmovs r9, r10	// third3.step5.d
lea rax, [r9-1]	// third3.step6.c0
cmovs r13, rsi	// third3.step5.h
sub r8, r9	// third3.step6.c1.2
imul rdx, qword ptr [rdi+200]	// change2.Yv.imul_N1v
mov rbp, qword ptr [rdi+264]	// change2.Yv.load_N2v
vpand ymm3, ymm14, ymm6	// update.limb12.vpand
vmovdqa ymmword ptr [rdi+1152], ymm3	// update.limb12.vmovdqa
vpmuldq ymm12, ymm9, ymm5	// update.limb13.vpmuldq
imul rbp, qword ptr [rdi+216]	// change2.Yv.imul_N1r
vbroadcasti128 ymm13, xmmword ptr [rdi+1248]	// update.limb13.vbroadcasti128
vpsrlq ymm11, ymm14, 30	// update.limb12.vpsrlq
sarx r14, r9, r15	// third3.step5.s
mov r12, r13	// copy for third3.step6.x
xor r12, r14	// third3.step6.x
sar r11, 1	// third3.step6.t
lea rbx, [r11+r12]	// third3.step6.y
cmovc rbx, r11	// third3.step6.G
lea r10, [rdx+rbp]	// change2.Yv.add
adc r14, 0	// third3.step6.w
cmovs rax, r8	// third3.step6.d
lea rsi, [rax-1]	// third3.step7.c0
vpmuldq ymm0, ymm10, ymm2	// update.limb13.vpmuldq.2
mov qword ptr [rdi+136], r10	// change2.Yv.store_Yv
vbroadcasti128 ymm15, xmmword ptr [rdi+1264]	// update.limb13.vbroadcasti128.2
mov r9, -2	// third3.step8.c1
cmovs r13, r11	// third3.step6.h
sub rcx, rax	// third3.step7.c1.2
mov r12, qword ptr [rdi+272]	// change2.Yq.load_N2q
imul r12, qword ptr [rdi+192]	// change2.Yq.imul_N1u
vpmuldq ymm3, ymm7, ymm13	// update.limb13.vpmuldq.3
vpaddq ymm5, ymm12, ymm0	// update.limb13.vpaddq
vpaddq ymm14, ymm5, ymm3	// update.limb13.vpaddq.2
vpmuldq ymm2, ymm8, ymm15	// update.limb13.vpmuldq.4
mov rdx, qword ptr [rdi+280]	// change2.Yq.load_N2r
vpaddq ymm12, ymm14, ymm2	// update.limb13.vpaddq.3
sarx rbp, rax, r15	// third3.step6.s
mov r14, r13	// copy for third3.step7.x
xor r14, rbp	// third3.step7.x
sar rbx, 1	// third3.step7.t
lea r8, [rbx+r14]	// third3.step7.y
cmovc r8, rbx	// third3.step7.G
adc rbp, 0	// third3.step7.w
cmovs rsi, rcx	// third3.step7.d
lea r10, [rsi-1]	// third3.step8.c0
cmovs r13, rbx	// third3.step7.h
sub r9, rsi	// third3.step8.c1.2
mov r11, -2	// third3.step9.c1
vpmuludq ymm0, ymm1, ymmword ptr [rdi+1888]	// update.limb13.vpmuludq
imul rdx, qword ptr [rdi+208]	// change2.Yq.imul_N1q
vpaddq ymm5, ymm12, ymm0	// update.limb13.vpaddq.4
lea rax, [r12+rdx]	// change2.Yq.add
vpmuludq ymm3, ymm4, ymmword ptr [rdi+1856]	// update.limb13.vpmuludq.2
vpaddq ymm14, ymm5, ymm3	// update.limb13.vpaddq.5
mov qword ptr [rdi+144], rax	// change2.Yq.store_Yq
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb13.vpaddq.6
sarx r14, rsi, r15	// third3.step7.s
mov rbp, r13	// copy for third3.step8.x
xor rbp, r14	// third3.step8.x
sar r8, 1	// third3.step8.t
lea rcx, [r8+rbp]	// third3.step8.y
cmovc rcx, r8	// third3.step8.G
vpaddq ymm12, ymm2, ymm11	// update.limb13.vpaddq.7
adc r14, 0	// third3.step8.w
cmovs r10, r9	// third3.step8.d
lea rbx, [r10-1]	// third3.step9.c0
mov r12, qword ptr [rdi+272]	// change2.Yr.load_N2q
vpsrlq ymm0, ymm12, 30	// update.limb13.vpsrlq
cmovs r13, r8	// third3.step8.h
sub r11, r10	// third3.step9.c1.2
imul r12, qword ptr [rdi+200]	// change2.Yr.imul_N1v
vpand ymm5, ymm12, ymm6	// update.limb13.vpand
vmovdqa ymmword ptr [rdi+1184], ymm5	// update.limb13.vmovdqa
mov rdx, qword ptr [rdi+280]	// change2.Yr.load_N2r
vpmuldq ymm3, ymm9, ymm13	// update.limb14.vpmuldq
mov rax, -2	// third3.step10.c1
vpmuldq ymm14, ymm10, ymm15	// update.limb14.vpmuldq.2
imul rdx, qword ptr [rdi+216]	// change2.Yr.imul_N1r
vbroadcasti128 ymm2, xmmword ptr [rdi+1280]	// update.limb14.vbroadcasti128
mov rsi, -2	// third3.step11.c1
lea rbp, [r12+rdx]	// change2.Yr.add
sarx r14, r10, r15	// third3.step8.s
mov r9, r13	// copy for third3.step9.x
xor r9, r14	// third3.step9.x
sar rcx, 1	// third3.step9.t
lea r8, [rcx+r9]	// third3.step9.y
cmovc r8, rcx	// third3.step9.G
adc r14, 0	// third3.step9.w
cmovs rbx, r11	// third3.step9.d
lea r12, [rbx-1]	// third3.step10.c0
cmovs r13, rcx	// third3.step9.h
sub rax, rbx	// third3.step10.c1.2
vbroadcasti128 ymm11, xmmword ptr [rdi+1296]	// update.limb14.vbroadcasti128.2
vpmuldq ymm12, ymm7, ymm2	// update.limb14.vpmuldq.3
mov qword ptr [rdi+152], rbp	// change2.Yr.store_Yr
vpmuldq ymm5, ymm8, ymm11	// update.limb14.vpmuldq.4
vpaddq ymm13, ymm3, ymm14	// update.limb14.vpaddq
mov rdx, qword ptr [rdi+256]	// change2.w2f.load_N2u
sarx r10, rbx, r15	// third3.step9.s
mov r9, r13	// copy for third3.step10.x
xor r9, r10	// third3.step10.x
sar r8, 1	// third3.step10.t
lea r14, [r8+r9]	// third3.step10.y
cmovc r14, r8	// third3.step10.G
vpaddq ymm15, ymm13, ymm12	// update.limb14.vpaddq.2
vpaddq ymm3, ymm15, ymm5	// update.limb14.vpaddq.3
vpmuludq ymm14, ymm1, ymmword ptr [rdi+1920]	// update.limb14.vpmuludq
adc r10, 0	// third3.step10.w
cmovs r12, rax	// third3.step10.d
lea r11, [r12-1]	// third3.step11.c0
vpaddq ymm13, ymm3, ymm14	// update.limb14.vpaddq.4
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1888]	// update.limb14.vpmuludq.2
cmovs r13, r8	// third3.step10.h
sub rsi, r12	// third3.step11.c1.2
imul rdx, qword ptr [rdi+40]	// change2.w2f.imul_w1f
mov rcx, qword ptr [rdi+264]	// change2.w2f.load_N2v
imul rcx, qword ptr [rdi+48]	// change2.w2f.imul_w1g
vpaddq ymm15, ymm13, ymm12	// update.limb14.vpaddq.5
lea rbp, [rdx+rcx]	// change2.w2f.add
vpaddq ymm5, ymm15, ymmword ptr [rdi+512]	// update.limb14.vpaddq.6
mov rbx, -2	// third3.step12.c1
vpaddq ymm3, ymm5, ymm0	// update.limb14.vpaddq.7
neg rbp	// change2.w2f.neg
mov r9, -2	// third3.step13.c1
vpsrlq ymm14, ymm3, 30	// update.limb14.vpsrlq
sarx r10, r12, r15	// third3.step10.s
mov rax, r13	// copy for third3.step11.x
xor rax, r10	// third3.step11.x
sar r14, 1	// third3.step11.t
lea r8, [r14+rax]	// third3.step11.y
cmovc r8, r14	// third3.step11.G
adc r10, 0	// third3.step11.w
cmovs r11, rsi	// third3.step11.d
lea rdx, [r11-1]	// third3.step12.c0
cmovs r13, r14	// third3.step11.h
sub rbx, r11	// third3.step12.c1.2
vpand ymm13, ymm3, ymm6	// update.limb14.vpand
sar rbp, 20	// change2.w2f.sar
vmovdqa ymmword ptr [rdi+1216], ymm13	// update.limb14.vmovdqa
mov rcx, qword ptr [rdi+128]	// change2.w2f.load_Yu
vpmuldq ymm12, ymm9, ymm2	// update.limb15.vpmuldq
vpmuldq ymm15, ymm10, ymm11	// update.limb15.vpmuldq.2
imul rcx, qword ptr [rdi+384]	// change2.w2f.imul_above_f
vbroadcasti128 ymm5, xmmword ptr [rdi+1312]	// update.limb15.vbroadcasti128
mov r12, qword ptr [rdi+136]	// change2.w2f.load_Yv
vbroadcasti128 ymm0, xmmword ptr [rdi+1328]	// update.limb15.vbroadcasti128.2
vpmuldq ymm3, ymm7, ymm5	// update.limb15.vpmuldq.3
sarx rax, r11, r15	// third3.step11.s
mov r10, r13	// copy for third3.step12.x
xor r10, rax	// third3.step12.x
sar r8, 1	// third3.step12.t
lea rsi, [r8+r10]	// third3.step12.y
cmovc rsi, r8	// third3.step12.G
adc rax, 0	// third3.step12.w
cmovs rdx, rbx	// third3.step12.d
lea r14, [rdx-1]	// third3.step13.c0
vpmuldq ymm13, ymm8, ymm0	// update.limb15.vpmuldq.4
vpaddq ymm2, ymm12, ymm15	// update.limb15.vpaddq
cmovs r13, r8	// third3.step12.h
sub r9, rdx	// third3.step13.c1.2
imul r12, qword ptr [rdi+400]	// change2.w2f.imul_above_g
lea r11, [rcx+r12]	// change2.w2f.add.2
vpaddq ymm11, ymm2, ymm3	// update.limb15.vpaddq.2
lea r10, [rbp+r11]	// change2.w2f.add.3
vpaddq ymm12, ymm11, ymm13	// update.limb15.vpaddq.3
mov rax, -2	// third3.step14.c1
vpmuludq ymm15, ymm1, ymmword ptr [rdi+1952]	// update.limb15.vpmuludq
mov qword ptr [rdi-112], r10	// change2.w2f.store_w2f
mov rbx, -2	// third3.step15.c1
vpaddq ymm2, ymm12, ymm15	// update.limb15.vpaddq.4
sarx r8, rdx, r15	// third3.step12.s
mov rcx, r13	// copy for third3.step13.x
xor rcx, r8	// third3.step13.x
sar rsi, 1	// third3.step13.t
lea r12, [rsi+rcx]	// third3.step13.y
cmovc r12, rsi	// third3.step13.G
adc r8, 0	// third3.step13.w
cmovs r14, r9	// third3.step13.d
lea rbp, [r14-1]	// third3.step14.c0
cmovs r13, rsi	// third3.step13.h
sub rax, r14	// third3.step14.c1.2
vpmuludq ymm3, ymm4, ymmword ptr [rdi+1920]	// update.limb15.vpmuludq.2
sar r10, 20	// change2.w2f.sar.2
vpaddq ymm11, ymm2, ymm3	// update.limb15.vpaddq.5
shl r10, 44	// change2.w2f.shl
vpaddq ymm13, ymm11, ymmword ptr [rdi+512]	// update.limb15.vpaddq.6
vpaddq ymm12, ymm13, ymm14	// update.limb15.vpaddq.7
mov qword ptr [rdi+72], r10	// change2.w2f.store_high2f
vpsrlq ymm15, ymm12, 30	// update.limb15.vpsrlq
vpand ymm2, ymm12, ymm6	// update.limb15.vpand
mov r11, qword ptr [rdi+272]	// change2.w2g.load_N2q
vmovdqa ymmword ptr [rdi+1248], ymm2	// update.limb15.vmovdqa
sarx rdx, r14, r15	// third3.step13.s
mov rcx, r13	// copy for third3.step14.x
xor rcx, rdx	// third3.step14.x
sar r12, 1	// third3.step14.t
lea r8, [r12+rcx]	// third3.step14.y
cmovc r8, r12	// third3.step14.G
adc rdx, 0	// third3.step14.w
cmovs rbp, rax	// third3.step14.d
lea r9, [rbp-1]	// third3.step15.c0
vpmuldq ymm3, ymm9, ymm5	// update.limb16.vpmuldq
vpmuldq ymm11, ymm10, ymm0	// update.limb16.vpmuldq.2
cmovs r13, r12	// third3.step14.h
sub rbx, rbp	// third3.step15.c1.2
imul r11, qword ptr [rdi+40]	// change2.w2g.imul_w1f
mov rsi, qword ptr [rdi+280]	// change2.w2g.load_N2r
vbroadcasti128 ymm13, xmmword ptr [rdi+1344]	// update.limb16.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1360]	// update.limb16.vbroadcasti128.2
imul rsi, qword ptr [rdi+48]	// change2.w2g.imul_w1g
mov r10, -2	// third3.step16.c1
vpmuldq ymm12, ymm7, ymm13	// update.limb16.vpmuldq.3
mov r14, -2	// third3.step17.c1
lea rcx, [r11+rsi]	// change2.w2g.add
vpmuldq ymm2, ymm8, ymm14	// update.limb16.vpmuldq.4
sarx rdx, rbp, r15	// third3.step14.s
mov rax, r13	// copy for third3.step15.x
xor rax, rdx	// third3.step15.x
sar r8, 1	// third3.step15.t
lea r12, [r8+rax]	// third3.step15.y
cmovc r12, r8	// third3.step15.G
adc rdx, 0	// third3.step15.w
cmovs r9, rbx	// third3.step15.d
lea r11, [r9-1]	// third3.step16.c0
cmovs r13, r8	// third3.step15.h
sub r10, r9	// third3.step16.c1.2
vpaddq ymm5, ymm3, ymm11	// update.limb16.vpaddq
neg rcx	// change2.w2g.neg
vpaddq ymm0, ymm5, ymm12	// update.limb16.vpaddq.2
vpaddq ymm3, ymm0, ymm2	// update.limb16.vpaddq.3
sar rcx, 20	// change2.w2g.sar
vpmuludq ymm11, ymm1, ymmword ptr [rdi+1984]	// update.limb16.vpmuludq
mov rsi, qword ptr [rdi+144]	// change2.w2g.load_Yq
vpaddq ymm5, ymm3, ymm11	// update.limb16.vpaddq.4
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1952]	// update.limb16.vpmuludq.2
imul rsi, qword ptr [rdi+384]	// change2.w2g.imul_above_f
sarx rbp, r9, r15	// third3.step15.s
mov rax, r13	// copy for third3.step16.x
xor rax, rbp	// third3.step16.x
sar r12, 1	// third3.step16.t
lea rdx, [r12+rax]	// third3.step16.y
cmovc rdx, r12	// third3.step16.G
adc rbp, 0	// third3.step16.w
cmovs r11, r10	// third3.step16.d
lea rbx, [r11-1]	// third3.step17.c0
vpaddq ymm0, ymm5, ymm12	// update.limb16.vpaddq.5
mov r8, qword ptr [rdi+152]	// change2.w2g.load_Yr
vpaddq ymm2, ymm0, ymmword ptr [rdi+512]	// update.limb16.vpaddq.6
vpaddq ymm3, ymm2, ymm15	// update.limb16.vpaddq.7
cmovs r13, r12	// third3.step16.h
sub r14, r11	// third3.step17.c1.2
imul r8, qword ptr [rdi+400]	// change2.w2g.imul_above_g
vpsrlq ymm11, ymm3, 30	// update.limb16.vpsrlq
vpand ymm5, ymm3, ymm6	// update.limb16.vpand
mov r9, -2	// third3.step18.c1
lea rax, [rsi+r8]	// change2.w2g.add.2
vmovdqa ymmword ptr [rdi+1280], ymm5	// update.limb16.vmovdqa
mov rbp, -2	// third3.step19.c1
lea r10, [rcx+rax]	// change2.w2g.add.3
vpmuldq ymm12, ymm9, ymm13	// update.limb17.vpmuldq
sarx r12, r11, r15	// third3.step16.s
mov rsi, r13	// copy for third3.step17.x
xor rsi, r12	// third3.step17.x
sar rdx, 1	// third3.step17.t
lea r8, [rdx+rsi]	// third3.step17.y
cmovc r8, rdx	// third3.step17.G
adc r12, 0	// third3.step17.w
cmovs rbx, r14	// third3.step17.d
lea rcx, [rbx-1]	// third3.step18.c0
cmovs r13, rdx	// third3.step17.h
sub r9, rbx	// third3.step18.c1.2
vpmuldq ymm0, ymm10, ymm14	// update.limb17.vpmuldq.2
mov qword ptr [rdi-104], r10	// change2.w2g.store_w2g
vbroadcasti128 ymm2, xmmword ptr [rdi+1376]	// update.limb17.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1392]	// update.limb17.vbroadcasti128.2
sar r10, 20	// change2.w2g.sar.2
vpmuldq ymm3, ymm7, ymm2	// update.limb17.vpmuldq.3
shl r10, 44	// change2.w2g.shl
vpmuldq ymm5, ymm8, ymm15	// update.limb17.vpmuldq.4
vpaddq ymm13, ymm12, ymm0	// update.limb17.vpaddq
mov qword ptr [rdi+80], r10	// change2.w2g.store_high2g
sarx rax, rbx, r15	// third3.step17.s
mov r11, r13	// copy for third3.step18.x
xor r11, rax	// third3.step18.x
sar r8, 1	// third3.step18.t
lea rsi, [r8+r11]	// third3.step18.y
cmovc rsi, r8	// third3.step18.G
adc rax, 0	// third3.step18.w
cmovs rcx, r9	// third3.step18.d
lea r12, [rcx-1]	// third3.step19.c0
vpaddq ymm14, ymm13, ymm3	// update.limb17.vpaddq.2
vpaddq ymm12, ymm14, ymm5	// update.limb17.vpaddq.3
vpmuludq ymm0, ymm1, ymmword ptr [rdi+2016]	// update.limb17.vpmuludq
cmovs r13, r8	// third3.step18.h
sub rbp, rcx	// third3.step19.c1.2
vpaddq ymm13, ymm12, ymm0	// update.limb17.vpaddq.4
vpmuludq ymm3, ymm4, ymmword ptr [rdi+1984]	// update.limb17.vpmuludq.2
mov r14, -2	// third3.step20.c1
vpaddq ymm14, ymm13, ymm3	// update.limb17.vpaddq.5
vpaddq ymm5, ymm14, ymmword ptr [rdi+512]	// update.limb17.vpaddq.6
sarx rdx, rcx, r15	// third3.step18.s
mov r10, r13	// copy for third3.step19.x
xor r10, rdx	// third3.step19.x
sar rsi, 1	// third3.step19.t
lea rbx, [rsi+r10]	// third3.step19.y
cmovc rbx, rsi	// third3.step19.G
adc rdx, 0	// third3.step19.w
cmovs r12, rbp	// third3.step19.d
lea r11, [r12-1]	// third3.step20.c0
cmovs r13, rsi	// third3.step19.h
sub r14, r12	// third3.step20.c1.2
vpaddq ymm12, ymm5, ymm11	// update.limb17.vpaddq.7
vpsrlq ymm0, ymm12, 30	// update.limb17.vpsrlq
vpand ymm13, ymm12, ymm6	// update.limb17.vpand
vmovdqa ymmword ptr [rdi+1312], ymm13	// update.limb17.vmovdqa
vpmuldq ymm3, ymm9, ymm2	// update.limb18.vpmuldq
vpmuldq ymm14, ymm10, ymm15	// update.limb18.vpmuldq.2
sarx rax, r12, r15	// third3.step19.s
mov r9, r13	// copy for third3.step20.x
xor r9, rax	// third3.step20.x
sar rbx, 1	// third3.step20.t
lea r8, [rbx+r9]	// third3.step20.y
cmovc r8, rbx	// third3.step20.G
mov qword ptr [rdi-120], r8	// change3.store_end_G
adc rax, 0	// third3.step20.w
cmovs r11, r14	// third3.step20.d
vbroadcasti128 ymm5, xmmword ptr [rdi+1408]	// update.limb18.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1424]	// update.limb18.vbroadcasti128.2
cmovs r13, rbx	// third3.step20.h
mov rcx, r8	// copy for change3.G.add_rounding_G
add rcx, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov r10, r13	// copy for change3.h.add_rounding_h
add r10, qword ptr [rdi-64]	// change3.h.add_rounding_h
shl r8, 44	// change3.G.shl
rorx rdx, r10, 20	// change3.h.first_entry
mov rbp, r13	// copy for change3.h.shl
shl rbp, 45	// change3.h.shl
rorx rsi, rcx, 21	// change3.G.first_entry
rorx r12, rcx, 42	// change3.G.second_entry
add r8, qword ptr [rdi-40]	// change3.G.add_refill_G
mov qword ptr [rdi-128], r13	// change3.store_end_h
add rbp, qword ptr [rdi-48]	// change3.h.add_refill_h
imul rsi, qword ptr [rdi+72]	// change3.G.imul_high2f
imul r12, qword ptr [rdi+80]	// change3.G.imul_high2g
imul rdx, qword ptr [rdi+72]	// change3.h.imul_high2f
rorx r9, r10, 41	// change3.h.second_entry
imul r9, qword ptr [rdi+80]	// change3.h.imul_high2g
vpmuldq ymm12, ymm7, ymm5	// update.limb18.vpmuldq.3
lea rax, [rsi+r12]	// change3.G.add
lea r14, [rdx+r9]	// change3.h.add
vpmuldq ymm13, ymm8, ymm11	// update.limb18.vpmuldq.4
vpaddq ymm2, ymm3, ymm14	// update.limb18.vpaddq
lea rbx, [rax+r8]	// change3.G.add.2
lea rcx, [r14+rbp]	// change3.h.add.2
vpaddq ymm15, ymm2, ymm12	// update.limb18.vpaddq.2
ror rbx, 44	// change3.G.packed
vpaddq ymm3, ymm15, ymm13	// update.limb18.vpaddq.3
sarx r13, r11, r15	// third3.step20.s
ror rcx, 45	// change3.h.packed
vpmuludq ymm14, ymm1, ymmword ptr [rdi+2048]	// update.limb18.vpmuludq
vpaddq ymm2, ymm3, ymm14	// update.limb18.vpaddq.4
vpmuludq ymm12, ymm4, ymmword ptr [rdi+2016]	// update.limb18.vpmuludq.2
vpaddq ymm15, ymm2, ymm12	// update.limb18.vpaddq.5
vpaddq ymm13, ymm15, ymmword ptr [rdi+512]	// update.limb18.vpaddq.6
vpaddq ymm3, ymm13, ymm0	// update.limb18.vpaddq.7
vpsrlq ymm14, ymm3, 30	// update.limb18.vpsrlq
vpand ymm2, ymm3, ymm6	// update.limb18.vpand
vmovdqa ymmword ptr [rdi+1344], ymm2	// update.limb18.vmovdqa
vpmuldq ymm12, ymm9, ymm5	// update.limb19.vpmuldq
vpmuldq ymm15, ymm10, ymm11	// update.limb19.vpmuldq.2
vbroadcasti128 ymm13, xmmword ptr [rdi+1440]	// update.limb19.vbroadcasti128
vbroadcasti128 ymm0, xmmword ptr [rdi+1456]	// update.limb19.vbroadcasti128.2
vpmuldq ymm3, ymm7, ymm13	// update.limb19.vpmuldq.3
vpmuldq ymm2, ymm8, ymm0	// update.limb19.vpmuldq.4
vpaddq ymm5, ymm12, ymm15	// update.limb19.vpaddq
vpaddq ymm11, ymm5, ymm3	// update.limb19.vpaddq.2
vpaddq ymm7, ymm11, ymm2	// update.limb19.vpaddq.3
vpmuludq ymm8, ymm1, ymmword ptr [rdi+2080]	// update.limb19.vpmuludq
vpaddq ymm12, ymm7, ymm8	// update.limb19.vpaddq.4
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2048]	// update.limb19.vpmuludq.2
vpaddq ymm5, ymm12, ymm15	// update.limb19.vpaddq.5
vpaddq ymm3, ymm5, ymmword ptr [rdi+512]	// update.limb19.vpaddq.6
vpaddq ymm11, ymm3, ymm14	// update.limb19.vpaddq.7
vpsrlq ymm2, ymm11, 30	// update.limb19.vpsrlq
vpand ymm1, ymm11, ymm6	// update.limb19.vpand
vmovdqa ymmword ptr [rdi+1376], ymm1	// update.limb19.vmovdqa
vpmuldq ymm7, ymm9, ymm13	// update.last.vpmuldq
vpmuldq ymm8, ymm10, ymm0	// update.last.vpmuldq.2
vpaddq ymm12, ymm7, ymm8	// update.last.vpaddq
vpmuludq ymm15, ymm4, ymmword ptr [rdi+2080]	// update.last.vpmuludq
vpaddq ymm5, ymm12, ymm15	// update.last.vpaddq.2
vpaddq ymm3, ymm5, ymmword ptr [rdi+512]	// update.last.vpaddq.3
vpaddq ymm14, ymm3, ymm2	// update.last.vpaddq.4
vpand ymm11, ymm14, ymm6	// update.last.vpand
vmovdqa ymmword ptr [rdi+1408], ymm11	// update.last.vmovdqa
vpsrlq ymm1, ymm14, 30	// update.last.vpsrlq
vpsubq ymm9, ymm1, ymmword ptr [rdi+544]	// update.last.vpsubq
vmovdqa ymmword ptr [rdi+1440], ymm9	// update.last.vmovdqa.2
mov rdx, r11	// output
mov rsi, r13	// output
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
