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
// Length: 13 limbs of 30 bits; 1250 instructions a batch, 720 for its steps (form: carry).
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
mov rbp, rcx	// copy for third1.step1.x
xor rbp, rsi	// third1.step1.x
lea r8, [rdx-1]	// third1.step1.c0
sar rbx, 1	// third1.step1.t
lea r9, [rbx+rbp]	// third1.step1.y
mov r10, -2	// third1.step2.c1
cmovc r9, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
cmovs r8, rax	// third1.step1.d
cmovs rcx, rbx	// third1.step1.h
sub r10, r8	// third1.step2.c1.2
mov r11, qword ptr [rdi-128]	// end.load_end_h
lea r12, [r8-1]	// third1.step2.c0
mov r13, qword ptr [rdi-120]	// end.load_end_G
mov r14, r11	// copy for end.N3v.add_rounding_h
add r14, qword ptr [rdi-64]	// end.N3v.add_rounding_h
sarx rdx, r8, r15	// third1.step1.s
mov rbp, rcx	// copy for third1.step2.x
xor rbp, rdx	// third1.step2.x
sar r9, 1	// third1.step2.t
lea rsi, [r9+rbp]	// third1.step2.y
mov rax, -2	// third1.step3.c1
cmovc rsi, r9	// third1.step2.G
adc rdx, 0	// third1.step2.w
cmovs r12, r10	// third1.step2.d
cmovs rcx, r9	// third1.step2.h
sar r14, 41	// end.N3v.sar
sub rax, r12	// third1.step3.c1.2
mov qword ptr [rdi+328], r14	// end.N3v.store_N3v
lea rbx, [r12-1]	// third1.step3.c0
lea r8, [r11+524288]	// end.N3u.offset
shl r8, 23	// end.N3u.shl
sarx rbp, r12, r15	// third1.step2.s
mov rdx, rcx	// copy for third1.step3.x
xor rdx, rbp	// third1.step3.x
sar rsi, 1	// third1.step3.t
lea r10, [rsi+rdx]	// third1.step3.y
mov r9, -2	// third1.step4.c1
cmovc r10, rsi	// third1.step3.G
adc rbp, 0	// third1.step3.w
cmovs rbx, rax	// third1.step3.d
cmovs rcx, rsi	// third1.step3.h
sub r9, rbx	// third1.step4.c1.2
sar r8, 43	// end.N3u.sar
lea r14, [rbx-1]	// third1.step4.c0
mov qword ptr [rdi+320], r8	// end.N3u.store_N3u
mov r11, r13	// copy for end.N3r.add_rounding_G
add r11, qword ptr [rdi-56]	// end.N3r.add_rounding_G
sar r11, 42	// end.N3r.sar
sarx r12, rbx, r15	// third1.step3.s
mov rdx, rcx	// copy for third1.step4.x
xor rdx, r12	// third1.step4.x
sar r10, 1	// third1.step4.t
lea rbp, [r10+rdx]	// third1.step4.y
mov rax, -2	// third1.step5.c1
cmovc rbp, r10	// third1.step4.G
adc r12, 0	// third1.step4.w
cmovs r14, r9	// third1.step4.d
cmovs rcx, r10	// third1.step4.h
mov qword ptr [rdi+344], r11	// end.N3r.store_N3r
sub rax, r14	// third1.step5.c1.2
lea rsi, [r14-1]	// third1.step5.c0
lea r8, [r13+1048576]	// end.N3q.offset
shl r8, 22	// end.N3q.shl
sar r8, 43	// end.N3q.sar
sarx rbx, r14, r15	// third1.step4.s
mov rdx, rcx	// copy for third1.step5.x
xor rdx, rbx	// third1.step5.x
sar rbp, 1	// third1.step5.t
lea r12, [rbp+rdx]	// third1.step5.y
mov r9, -2	// third1.step6.c1
cmovc r12, rbp	// third1.step5.G
adc rbx, 0	// third1.step5.w
cmovs rsi, rax	// third1.step5.d
cmovs rcx, rbp	// third1.step5.h
sub r9, rsi	// third1.step6.c1.2
mov qword ptr [rdi+336], r8	// end.N3q.store_N3q
lea r10, [rsi-1]	// third1.step6.c0
mov r11, qword ptr [rdi+320]	// end.Mu.load_N3u
imul r11, qword ptr [rdi+128]	// end.Mu.imul_Yu
sarx r13, rsi, r15	// third1.step5.s
mov r14, rcx	// copy for third1.step6.x
xor r14, r13	// third1.step6.x
sar r12, 1	// third1.step6.t
lea rdx, [r12+r14]	// third1.step6.y
mov rbx, qword ptr [rdi+328]	// end.Mu.load_N3v
mov rax, -2	// third1.step7.c1
cmovc rdx, r12	// third1.step6.G
adc r13, 0	// third1.step6.w
cmovs r10, r9	// third1.step6.d
cmovs rcx, r12	// third1.step6.h
imul rbx, qword ptr [rdi+144]	// end.Mu.imul_Yq
sub rax, r10	// third1.step7.c1.2
lea rbp, [r10-1]	// third1.step7.c0
lea r8, [r11+rbx]	// end.Mu.add
neg r8	// end.Mu.neg
sarx rsi, r10, r15	// third1.step6.s
mov r14, rcx	// copy for third1.step7.x
xor r14, rsi	// third1.step7.x
sar rdx, 1	// third1.step7.t
lea r13, [rdx+r14]	// third1.step7.y
mov qword ptr [rdi-24], r8	// end.Mu.store_Mu
mov r9, -2	// third1.step8.c1
cmovc r13, rdx	// third1.step7.G
adc rsi, 0	// third1.step7.w
cmovs rbp, rax	// third1.step7.d
cmovs rcx, rdx	// third1.step7.h
sub r9, rbp	// third1.step8.c1.2
mov r12, qword ptr [rdi+320]	// end.Mv.load_N3u
lea r11, [rbp-1]	// third1.step8.c0
imul r12, qword ptr [rdi+136]	// end.Mv.imul_Yv
mov rbx, qword ptr [rdi+328]	// end.Mv.load_N3v
sarx r10, rbp, r15	// third1.step7.s
mov r14, rcx	// copy for third1.step8.x
xor r14, r10	// third1.step8.x
sar r13, 1	// third1.step8.t
lea r8, [r13+r14]	// third1.step8.y
mov rsi, -2	// third1.step9.c1
cmovc r8, r13	// third1.step8.G
adc r10, 0	// third1.step8.w
cmovs r11, r9	// third1.step8.d
cmovs rcx, r13	// third1.step8.h
imul rbx, qword ptr [rdi+152]	// end.Mv.imul_Yr
sub rsi, r11	// third1.step9.c1.2
lea rax, [r12+rbx]	// end.Mv.add
lea rdx, [r11-1]	// third1.step9.c0
neg rax	// end.Mv.neg
mov qword ptr [rdi-16], rax	// end.Mv.store_Mv
sarx rbp, r11, r15	// third1.step8.s
mov r14, rcx	// copy for third1.step9.x
xor r14, rbp	// third1.step9.x
sar r8, 1	// third1.step9.t
lea r10, [r8+r14]	// third1.step9.y
mov r9, qword ptr [rdi+336]	// end.Mq.load_N3q
mov r13, -2	// third1.step10.c1
cmovc r10, r8	// third1.step9.G
adc rbp, 0	// third1.step9.w
cmovs rdx, rsi	// third1.step9.d
cmovs rcx, r8	// third1.step9.h
sub r13, rdx	// third1.step10.c1.2
imul r9, qword ptr [rdi+128]	// end.Mq.imul_Yu
lea r12, [rdx-1]	// third1.step10.c0
mov rbx, qword ptr [rdi+344]	// end.Mq.load_N3r
imul rbx, qword ptr [rdi+144]	// end.Mq.imul_Yq
sarx rax, rdx, r15	// third1.step9.s
mov r11, rcx	// copy for third1.step10.x
xor r11, rax	// third1.step10.x
sar r10, 1	// third1.step10.t
lea r14, [r10+r11]	// third1.step10.y
lea rbp, [r9+rbx]	// end.Mq.add
mov rsi, -2	// third1.step11.c1
cmovc r14, r10	// third1.step10.G
adc rax, 0	// third1.step10.w
cmovs r12, r13	// third1.step10.d
cmovs rcx, r10	// third1.step10.h
sub rsi, r12	// third1.step11.c1.2
neg rbp	// end.Mq.neg
lea r8, [r12-1]	// third1.step11.c0
mov qword ptr [rdi-8], rbp	// end.Mq.store_Mq
mov rdx, qword ptr [rdi+336]	// end.Mr.load_N3q
sarx r11, r12, r15	// third1.step10.s
mov r9, rcx	// copy for third1.step11.x
xor r9, r11	// third1.step11.x
sar r14, 1	// third1.step11.t
lea rbx, [r14+r9]	// third1.step11.y
mov rax, -2	// third1.step12.c1
cmovc rbx, r14	// third1.step11.G
adc r11, 0	// third1.step11.w
cmovs r8, rsi	// third1.step11.d
cmovs rcx, r14	// third1.step11.h
imul rdx, qword ptr [rdi+136]	// end.Mr.imul_Yv
sub rax, r8	// third1.step12.c1.2
mov r13, qword ptr [rdi+344]	// end.Mr.load_N3r
lea r10, [r8-1]	// third1.step12.c0
imul r13, qword ptr [rdi+152]	// end.Mr.imul_Yr
lea rbp, [rdx+r13]	// end.Mr.add
sarx r12, r8, r15	// third1.step11.s
mov r9, rcx	// copy for third1.step12.x
xor r9, r12	// third1.step12.x
sar rbx, 1	// third1.step12.t
lea r11, [rbx+r9]	// third1.step12.y
mov rsi, -2	// third1.step13.c1
cmovc r11, rbx	// third1.step12.G
adc r12, 0	// third1.step12.w
cmovs r10, rax	// third1.step12.d
cmovs rcx, rbx	// third1.step12.h
neg rbp	// end.Mr.neg
sub rsi, r10	// third1.step13.c1.2
mov qword ptr [rdi+0], rbp	// end.Mr.store_Mr
lea r14, [r10-1]	// third1.step13.c0
mov rdx, qword ptr [rdi+320]	// end.w0f.load_N3u
imul rdx, qword ptr [rdi-112]	// end.w0f.imul_w2f
sarx r13, r10, r15	// third1.step12.s
mov r8, rcx	// copy for third1.step13.x
xor r8, r13	// third1.step13.x
sar r11, 1	// third1.step13.t
lea r9, [r11+r8]	// third1.step13.y
mov r12, qword ptr [rdi+328]	// end.w0f.load_N3v
mov rax, -2	// third1.step14.c1
cmovc r9, r11	// third1.step13.G
adc r13, 0	// third1.step13.w
cmovs r14, rsi	// third1.step13.d
cmovs rcx, r11	// third1.step13.h
sub rax, r14	// third1.step14.c1.2
imul r12, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea rbx, [r14-1]	// third1.step14.c0
lea rbp, [rdx+r12]	// end.w0f.add
neg rbp	// end.w0f.neg
sarx r10, r14, r15	// third1.step13.s
mov r8, rcx	// copy for third1.step14.x
xor r8, r10	// third1.step14.x
sar r9, 1	// third1.step14.t
lea r13, [r9+r8]	// third1.step14.y
mov rsi, -2	// third1.step15.c1
cmovc r13, r9	// third1.step14.G
adc r10, 0	// third1.step14.w
cmovs rbx, rax	// third1.step14.d
cmovs rcx, r9	// third1.step14.h
sar rbp, 20	// end.w0f.sar
sub rsi, rbx	// third1.step15.c1.2
and rbp, qword ptr [rdi-32]	// end.w0f.and_low40
lea r11, [rbx-1]	// third1.step15.c0
mov qword ptr [rdi+8], rbp	// end.w0f.store_w0f
shr rbp, 20	// end.w0f.shr
sarx rdx, rbx, r15	// third1.step14.s
mov r12, rcx	// copy for third1.step15.x
xor r12, rdx	// third1.step15.x
sar r13, 1	// third1.step15.t
lea r14, [r13+r12]	// third1.step15.y
mov r8, -2	// third1.step16.c1
cmovc r14, r13	// third1.step15.G
adc rdx, 0	// third1.step15.w
cmovs r11, rsi	// third1.step15.d
cmovs rcx, r13	// third1.step15.h
shl rbp, 44	// end.w0f.shl
sub r8, r11	// third1.step16.c1.2
mov qword ptr [rdi+16], rbp	// end.w0f.store_high0f
lea r10, [r11-1]	// third1.step16.c0
mov rax, qword ptr [rdi+336]	// end.w0g.load_N3q
imul rax, qword ptr [rdi-112]	// end.w0g.imul_w2f
sarx r9, r11, r15	// third1.step15.s
mov rbx, rcx	// copy for third1.step16.x
xor rbx, r9	// third1.step16.x
sar r14, 1	// third1.step16.t
lea r12, [r14+rbx]	// third1.step16.y
mov rdx, qword ptr [rdi+344]	// end.w0g.load_N3r
mov rsi, -2	// third1.step17.c1
cmovc r12, r14	// third1.step16.G
adc r9, 0	// third1.step16.w
cmovs r10, r8	// third1.step16.d
cmovs rcx, r14	// third1.step16.h
sub rsi, r10	// third1.step17.c1.2
imul rdx, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea r13, [r10-1]	// third1.step17.c0
lea rbp, [rax+rdx]	// end.w0g.add
neg rbp	// end.w0g.neg
sarx r11, r10, r15	// third1.step16.s
mov rbx, rcx	// copy for third1.step17.x
xor rbx, r11	// third1.step17.x
sar r12, 1	// third1.step17.t
lea r9, [r12+rbx]	// third1.step17.y
mov r8, -2	// third1.step18.c1
cmovc r9, r12	// third1.step17.G
adc r11, 0	// third1.step17.w
cmovs r13, rsi	// third1.step17.d
cmovs rcx, r12	// third1.step17.h
sar rbp, 20	// end.w0g.sar
sub r8, r13	// third1.step18.c1.2
and rbp, qword ptr [rdi-32]	// end.w0g.and_low40
vpbroadcastq ymm0, qword ptr [rdi-24]	// update.digits.vpbroadcastq
lea r14, [r13-1]	// third1.step18.c0
vpbroadcastq ymm1, qword ptr [rdi-8]	// update.digits.vpbroadcastq.2
mov qword ptr [rdi+24], rbp	// end.w0g.store_w0g
vpblendd ymm2, ymm0, ymm1, 0xf0	// update.digits.vpblendd
vpbroadcastq ymm3, qword ptr [rdi-16]	// update.digits.vpbroadcastq.3
shr rbp, 20	// end.w0g.shr
sarx rax, r13, r15	// third1.step17.s
mov rdx, rcx	// copy for third1.step18.x
xor rdx, rax	// third1.step18.x
sar r9, 1	// third1.step18.t
lea r10, [r9+rdx]	// third1.step18.y
vpbroadcastq ymm4, qword ptr [rdi+0]	// update.digits.vpbroadcastq.4
vpblendd ymm5, ymm3, ymm4, 0xf0	// update.digits.vpblendd.2
mov rbx, -2	// third1.step19.c1
cmovc r10, r9	// third1.step18.G
adc rax, 0	// third1.step18.w
cmovs r14, r8	// third1.step18.d
cmovs rcx, r9	// third1.step18.h
shl rbp, 44	// end.w0g.shl
sub rbx, r14	// third1.step19.c1.2
vmovdqa ymm6, ymmword ptr [rdi+448]	// update.digits.vmovdqa
mov qword ptr [rdi+32], rbp	// end.w0g.store_high0g
lea r11, [r14-1]	// third1.step19.c0
vpand ymm7, ymm2, ymm6	// update.digits.vpand
vpand ymm8, ymm5, ymm6	// update.digits.vpand.2
vpsrlq ymm9, ymm2, 30	// update.digits.vpsrlq
vpsrlq ymm10, ymm5, 30	// update.digits.vpsrlq.2
sarx rsi, r14, r15	// third1.step18.s
mov r12, rcx	// copy for third1.step19.x
xor r12, rsi	// third1.step19.x
sar r10, 1	// third1.step19.t
lea r13, [r10+r12]	// third1.step19.y
vbroadcasti128 ymm11, xmmword ptr [rdi+832]	// update.limb0.vbroadcasti128
mov rdx, -2	// third1.step20.c1
cmovc r13, r10	// third1.step19.G
adc rsi, 0	// third1.step19.w
cmovs r11, rbx	// third1.step19.d
cmovs rcx, r10	// third1.step19.h
sub rdx, r11	// third1.step20.c1.2
vbroadcasti128 ymm12, xmmword ptr [rdi+848]	// update.limb0.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm11	// update.limb0.vpmuldq
lea rax, [r11-1]	// third1.step20.c0
vpmuldq ymm14, ymm8, ymm12	// update.limb0.vpmuldq.2
vpaddq ymm15, ymm13, ymm14	// update.limb0.vpaddq
vpaddq ymm0, ymm15, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
sarx r8, r11, r15	// third1.step19.s
mov r9, rcx	// copy for third1.step20.x
xor r9, r8	// third1.step20.x
sar r13, 1	// third1.step20.t
lea rbp, [r13+r9]	// third1.step20.y
vpmuludq ymm1, ymm0, ymmword ptr [rdi+768]	// update.limb0.vpmuludq
vpand ymm3, ymm1, ymm6	// update.limb0.vpand
cmovc rbp, r13	// third1.step20.G
adc r8, 0	// third1.step20.w
cmovs rax, rdx	// third1.step20.d
cmovs rcx, r13	// third1.step20.h
vpmuludq ymm4, ymm3, ymmword ptr [rdi+1280]	// update.limb0.vpmuludq.2
mov r14, rbp	// copy for change1.G.add_rounding_G
add r14, qword ptr [rdi-56]	// change1.G.add_rounding_G
vpaddq ymm2, ymm0, ymm4	// update.limb0.vpaddq.3
mov r12, rcx	// copy for change1.h.add_rounding_h
add r12, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov rsi, rbp	// copy for change1.G.shl
shl rsi, 44	// change1.G.shl
mov rbx, rcx	// copy for change1.h.shl
shl rbx, 45	// change1.h.shl
vpsrlq ymm5, ymm2, 30	// update.limb0.vpsrlq
rorx r10, r14, 21	// change1.G.first_entry
rorx r11, r14, 42	// change1.G.second_entry
rorx r9, r12, 20	// change1.h.first_entry
rorx r8, r12, 41	// change1.h.second_entry
vpmuldq ymm13, ymm9, ymm11	// update.limb1.vpmuldq
add rsi, qword ptr [rdi-40]	// change1.G.add_refill_G
add rbx, qword ptr [rdi-48]	// change1.h.add_refill_h
vpmuldq ymm14, ymm10, ymm12	// update.limb1.vpmuldq.2
sarx rdx, rax, r15	// third1.step20.s
imul r10, qword ptr [rdi+16]	// change1.G.imul_high0f
imul r11, qword ptr [rdi+32]	// change1.G.imul_high0g
imul r9, qword ptr [rdi+16]	// change1.h.imul_high0f
imul r8, qword ptr [rdi+32]	// change1.h.imul_high0g
vbroadcasti128 ymm15, xmmword ptr [rdi+864]	// update.limb1.vbroadcasti128
vbroadcasti128 ymm1, xmmword ptr [rdi+880]	// update.limb1.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm15	// update.limb1.vpmuldq.3
vpmuldq ymm4, ymm8, ymm1	// update.limb1.vpmuldq.4
vpaddq ymm2, ymm13, ymm14	// update.limb1.vpaddq
vpaddq ymm11, ymm2, ymm0	// update.limb1.vpaddq.2
lea r13, [r10+r11]	// change1.G.add
lea r14, [r9+r8]	// change1.h.add
vpaddq ymm12, ymm11, ymm4	// update.limb1.vpaddq.3
vpmuludq ymm13, ymm3, ymmword ptr [rdi+1312]	// update.limb1.vpmuludq
lea r12, [r13+rsi]	// change1.G.add.2
lea r10, [r14+rbx]	// change1.h.add.2
vpaddq ymm14, ymm12, ymm13	// update.limb1.vpaddq.4
ror r12, 44	// change1.G.packed
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb1.vpaddq.5
ror r10, 45	// change1.h.packed
mov r11, rcx	// copy for change1.N1v.add_rounding_h
add r11, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
vpaddq ymm0, ymm2, ymm5	// update.limb1.vpaddq.6
mov r9, -2	// third2.step1.c1
sub r9, rax	// third2.step1.c1.2
vpmuludq ymm11, ymm0, ymmword ptr [rdi+768]	// update.limb1.vpmuludq.2
mov r8, r10	// copy for third2.step1.x
xor r8, rdx	// third2.step1.x
lea r13, [rax-1]	// third2.step1.c0
vpand ymm4, ymm11, ymm6	// update.limb1.vpand
sar r11, 41	// change1.N1v.sar
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1280]	// update.limb1.vpmuludq.3
sar r12, 1	// third2.step1.t
vpaddq ymm13, ymm0, ymm12	// update.limb1.vpaddq.7
vpsrlq ymm14, ymm13, 30	// update.limb1.vpsrlq
lea rsi, [r12+r8]	// third2.step1.y
mov r14, -2	// third2.step2.c1
mov qword ptr [rdi+200], r11	// change1.N1v.store_N1v
vpmuldq ymm2, ymm9, ymm15	// update.limb2.vpmuldq
cmovc rsi, r12	// third2.step1.G
adc rdx, 0	// third2.step1.w
cmovs r13, r9	// third2.step1.d
cmovs r10, r12	// third2.step1.h
sub r14, r13	// third2.step2.c1.2
vpmuldq ymm5, ymm10, ymm1	// update.limb2.vpmuldq.2
vbroadcasti128 ymm11, xmmword ptr [rdi+896]	// update.limb2.vbroadcasti128
lea rbx, [r13-1]	// third2.step2.c0
lea rax, [rcx+524288]	// change1.N1u.offset
vbroadcasti128 ymm0, xmmword ptr [rdi+912]	// update.limb2.vbroadcasti128.2
vpmuldq ymm12, ymm7, ymm11	// update.limb2.vpmuldq.3
vpmuldq ymm13, ymm8, ymm0	// update.limb2.vpmuldq.4
sarx r8, r13, r15	// third2.step1.s
mov r11, r10	// copy for third2.step2.x
xor r11, r8	// third2.step2.x
sar rsi, 1	// third2.step2.t
lea rdx, [rsi+r11]	// third2.step2.y
vpaddq ymm15, ymm2, ymm5	// update.limb2.vpaddq
vpaddq ymm1, ymm15, ymm12	// update.limb2.vpaddq.2
mov r9, -2	// third2.step3.c1
cmovc rdx, rsi	// third2.step2.G
adc r8, 0	// third2.step2.w
cmovs rbx, r14	// third2.step2.d
cmovs r10, rsi	// third2.step2.h
shl rax, 23	// change1.N1u.shl
sub r9, rbx	// third2.step3.c1.2
vpaddq ymm2, ymm1, ymm13	// update.limb2.vpaddq.3
lea r12, [rbx-1]	// third2.step3.c0
sar rax, 43	// change1.N1u.sar
vpmuludq ymm5, ymm3, ymmword ptr [rdi+1344]	// update.limb2.vpmuludq
vpaddq ymm15, ymm2, ymm5	// update.limb2.vpaddq.4
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1312]	// update.limb2.vpmuludq.2
mov qword ptr [rdi+192], rax	// change1.N1u.store_N1u
vpaddq ymm1, ymm15, ymm12	// update.limb2.vpaddq.5
sarx rcx, rbx, r15	// third2.step2.s
mov r13, r10	// copy for third2.step3.x
xor r13, rcx	// third2.step3.x
sar rdx, 1	// third2.step3.t
lea r11, [rdx+r13]	// third2.step3.y
mov r8, -2	// third2.step4.c1
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]	// update.limb2.vpaddq.6
cmovc r11, rdx	// third2.step3.G
adc rcx, 0	// third2.step3.w
cmovs r12, r9	// third2.step3.d
cmovs r10, rdx	// third2.step3.h
sub r8, r12	// third2.step4.c1.2
vpaddq ymm2, ymm13, ymm14	// update.limb2.vpaddq.7
mov r14, rbp	// copy for change1.N1r.add_rounding_G
add r14, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
vpsrlq ymm5, ymm2, 30	// update.limb2.vpsrlq
lea rsi, [r12-1]	// third2.step4.c0
vpand ymm15, ymm2, ymm6	// update.limb2.vpand
vmovdqa ymmword ptr [rdi+832], ymm15	// update.limb2.vmovdqa
sar r14, 42	// change1.N1r.sar
vpmuldq ymm12, ymm9, ymm11	// update.limb3.vpmuldq
sarx rax, r12, r15	// third2.step3.s
mov rbx, r10	// copy for third2.step4.x
xor rbx, rax	// third2.step4.x
sar r11, 1	// third2.step4.t
lea r13, [r11+rbx]	// third2.step4.y
vpmuldq ymm1, ymm10, ymm0	// update.limb3.vpmuldq.2
vbroadcasti128 ymm13, xmmword ptr [rdi+928]	// update.limb3.vbroadcasti128
mov rcx, -2	// third2.step5.c1
cmovc r13, r11	// third2.step4.G
adc rax, 0	// third2.step4.w
cmovs rsi, r8	// third2.step4.d
cmovs r10, r11	// third2.step4.h
sub rcx, rsi	// third2.step5.c1.2
vbroadcasti128 ymm14, xmmword ptr [rdi+944]	// update.limb3.vbroadcasti128.2
mov qword ptr [rdi+216], r14	// change1.N1r.store_N1r
lea r9, [rsi-1]	// third2.step5.c0
vpmuldq ymm2, ymm7, ymm13	// update.limb3.vpmuldq.3
vpmuldq ymm15, ymm8, ymm14	// update.limb3.vpmuldq.4
vpaddq ymm11, ymm12, ymm1	// update.limb3.vpaddq
lea rdx, [rbp+1048576]	// change1.N1q.offset
vpaddq ymm0, ymm11, ymm2	// update.limb3.vpaddq.2
sarx r12, rsi, r15	// third2.step4.s
mov rbx, r10	// copy for third2.step5.x
xor rbx, r12	// third2.step5.x
sar r13, 1	// third2.step5.t
lea rax, [r13+rbx]	// third2.step5.y
mov r8, -2	// third2.step6.c1
vpaddq ymm12, ymm0, ymm15	// update.limb3.vpaddq.3
cmovc rax, r13	// third2.step5.G
adc r12, 0	// third2.step5.w
cmovs r9, rcx	// third2.step5.d
cmovs r10, r13	// third2.step5.h
sub r8, r9	// third2.step6.c1.2
vpmuludq ymm1, ymm3, ymmword ptr [rdi+1376]	// update.limb3.vpmuludq
shl rdx, 22	// change1.N1q.shl
vpaddq ymm11, ymm12, ymm1	// update.limb3.vpaddq.4
lea r11, [r9-1]	// third2.step6.c0
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1344]	// update.limb3.vpmuludq.2
vpaddq ymm0, ymm11, ymm2	// update.limb3.vpaddq.5
sar rdx, 43	// change1.N1q.sar
vpaddq ymm15, ymm0, ymmword ptr [rdi+512]	// update.limb3.vpaddq.6
sarx r14, r9, r15	// third2.step5.s
mov rbp, r10	// copy for third2.step6.x
xor rbp, r14	// third2.step6.x
sar rax, 1	// third2.step6.t
lea rsi, [rax+rbp]	// third2.step6.y
vpaddq ymm12, ymm15, ymm5	// update.limb3.vpaddq.7
vpsrlq ymm1, ymm12, 30	// update.limb3.vpsrlq
mov qword ptr [rdi+208], rdx	// change1.N1q.store_N1q
mov rbx, -2	// third2.step7.c1
cmovc rsi, rax	// third2.step6.G
adc r14, 0	// third2.step6.w
cmovs r11, r8	// third2.step6.d
cmovs r10, rax	// third2.step6.h
sub rbx, r11	// third2.step7.c1.2
vpand ymm11, ymm12, ymm6	// update.limb3.vpand
lea r12, [r11-1]	// third2.step7.c0
vmovdqa ymmword ptr [rdi+864], ymm11	// update.limb3.vmovdqa
vpmuldq ymm2, ymm9, ymm13	// update.limb4.vpmuldq
mov rcx, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpmuldq ymm0, ymm10, ymm14	// update.limb4.vpmuldq.2
vbroadcasti128 ymm15, xmmword ptr [rdi+960]	// update.limb4.vbroadcasti128
sarx r13, r11, r15	// third2.step6.s
mov r9, r10	// copy for third2.step7.x
xor r9, r13	// third2.step7.x
sar rsi, 1	// third2.step7.t
lea rbp, [rsi+r9]	// third2.step7.y
mov rdx, -2	// third2.step8.c1
vbroadcasti128 ymm5, xmmword ptr [rdi+976]	// update.limb4.vbroadcasti128.2
cmovc rbp, rsi	// third2.step7.G
adc r13, 0	// third2.step7.w
cmovs r12, rbx	// third2.step7.d
cmovs r10, rsi	// third2.step7.h
imul rcx, qword ptr [rdi+8]	// change1.w1f.imul_w0f
sub rdx, r12	// third2.step8.c1.2
vpmuldq ymm12, ymm7, ymm15	// update.limb4.vpmuldq.3
vpmuldq ymm13, ymm8, ymm5	// update.limb4.vpmuldq.4
lea r14, [r12-1]	// third2.step8.c0
vpaddq ymm14, ymm2, ymm0	// update.limb4.vpaddq
mov r8, qword ptr [rdi+200]	// change1.w1f.load_N1v
vpaddq ymm2, ymm14, ymm12	// update.limb4.vpaddq.2
vpaddq ymm0, ymm2, ymm13	// update.limb4.vpaddq.3
sarx rax, r12, r15	// third2.step7.s
mov r11, r10	// copy for third2.step8.x
xor r11, rax	// third2.step8.x
sar rbp, 1	// third2.step8.t
lea r9, [rbp+r11]	// third2.step8.y
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1408]	// update.limb4.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb4.vpaddq.4
mov r13, -2	// third2.step9.c1
cmovc r9, rbp	// third2.step8.G
adc rax, 0	// third2.step8.w
cmovs r14, rdx	// third2.step8.d
cmovs r10, rbp	// third2.step8.h
imul r8, qword ptr [rdi+24]	// change1.w1f.imul_w0g
sub r13, r14	// third2.step9.c1.2
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1376]	// update.limb4.vpmuludq.2
lea rbx, [r14-1]	// third2.step9.c0
vpaddq ymm13, ymm12, ymm2	// update.limb4.vpaddq.5
lea rsi, [rcx+r8]	// change1.w1f.add
vpaddq ymm0, ymm13, ymmword ptr [rdi+512]	// update.limb4.vpaddq.6
vpaddq ymm14, ymm0, ymm1	// update.limb4.vpaddq.7
vpsrlq ymm12, ymm14, 30	// update.limb4.vpsrlq
neg rsi	// change1.w1f.neg
sarx r12, r14, r15	// third2.step8.s
mov r11, r10	// copy for third2.step9.x
xor r11, r12	// third2.step9.x
sar r9, 1	// third2.step9.t
lea rax, [r9+r11]	// third2.step9.y
mov rdx, -2	// third2.step10.c1
vpand ymm2, ymm14, ymm6	// update.limb4.vpand
cmovc rax, r9	// third2.step9.G
adc r12, 0	// third2.step9.w
cmovs rbx, r13	// third2.step9.d
cmovs r10, r9	// third2.step9.h
sub rdx, rbx	// third2.step10.c1.2
vmovdqa ymmword ptr [rdi+896], ymm2	// update.limb4.vmovdqa
vpmuldq ymm13, ymm9, ymm15	// update.limb5.vpmuldq
sar rsi, 20	// change1.w1f.sar
lea rbp, [rbx-1]	// third2.step10.c0
vpmuldq ymm0, ymm10, ymm5	// update.limb5.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+992]	// update.limb5.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1008]	// update.limb5.vbroadcasti128.2
mov qword ptr [rdi+40], rsi	// change1.w1f.store_w1f
sarx rcx, rbx, r15	// third2.step9.s
mov r8, r10	// copy for third2.step10.x
xor r8, rcx	// third2.step10.x
sar rax, 1	// third2.step10.t
lea r14, [rax+r8]	// third2.step10.y
vpmuldq ymm15, ymm7, ymm1	// update.limb5.vpmuldq.3
vpmuldq ymm5, ymm8, ymm14	// update.limb5.vpmuldq.4
mov r11, -2	// third2.step11.c1
cmovc r14, rax	// third2.step10.G
adc rcx, 0	// third2.step10.w
cmovs rbp, rdx	// third2.step10.d
cmovs r10, rax	// third2.step10.h
sub r11, rbp	// third2.step11.c1.2
vpaddq ymm13, ymm13, ymm0	// update.limb5.vpaddq
mov r12, qword ptr [rdi+208]	// change1.w1g.load_N1q
lea r13, [rbp-1]	// third2.step11.c0
vpaddq ymm0, ymm13, ymm15	// update.limb5.vpaddq.2
vpaddq ymm13, ymm0, ymm5	// update.limb5.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+1440]	// update.limb5.vpmuludq
imul r12, qword ptr [rdi+8]	// change1.w1g.imul_w0f
vpaddq ymm0, ymm13, ymm15	// update.limb5.vpaddq.4
sarx r9, rbp, r15	// third2.step10.s
mov rsi, r10	// copy for third2.step11.x
xor rsi, r9	// third2.step11.x
sar r14, 1	// third2.step11.t
lea rbx, [r14+rsi]	// third2.step11.y
vpmuludq ymm5, ymm4, ymmword ptr [rdi+1408]	// update.limb5.vpmuludq.2
mov r8, -2	// third2.step12.c1
cmovc rbx, r14	// third2.step11.G
adc r9, 0	// third2.step11.w
cmovs r13, r11	// third2.step11.d
cmovs r10, r14	// third2.step11.h
sub r8, r13	// third2.step12.c1.2
vpaddq ymm13, ymm0, ymm5	// update.limb5.vpaddq.5
mov rcx, qword ptr [rdi+216]	// change1.w1g.load_N1r
vpaddq ymm15, ymm13, ymmword ptr [rdi+512]	// update.limb5.vpaddq.6
lea rdx, [r13-1]	// third2.step12.c0
vpaddq ymm0, ymm15, ymm12	// update.limb5.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb5.vpsrlq
imul rcx, qword ptr [rdi+24]	// change1.w1g.imul_w0g
vpand ymm13, ymm0, ymm6	// update.limb5.vpand
sarx rax, r13, r15	// third2.step11.s
mov rbp, r10	// copy for third2.step12.x
xor rbp, rax	// third2.step12.x
sar rbx, 1	// third2.step12.t
lea rsi, [rbx+rbp]	// third2.step12.y
vmovdqa ymmword ptr [rdi+928], ymm13	// update.limb5.vmovdqa
vpsrlq ymm15, ymm11, 10	// update.limb5.above.vpsrlq
mov r9, -2	// third2.step13.c1
cmovc rsi, rbx	// third2.step12.G
adc rax, 0	// third2.step12.w
cmovs rdx, r8	// third2.step12.d
cmovs r10, rbx	// third2.step12.h
lea r11, [r12+rcx]	// change1.w1g.add
sub r9, rdx	// third2.step13.c1.2
vpsllq ymm12, ymm2, 20	// update.limb5.above.vpsllq
vpsllq ymm0, ymm13, 50	// update.limb5.above.vpsllq.2
lea r14, [rdx-1]	// third2.step13.c0
vpaddq ymm11, ymm15, ymm12	// update.limb5.above.vpaddq
neg r11	// change1.w1g.neg
vpaddq ymm2, ymm11, ymm0	// update.limb5.above.vpaddq.2
vmovdqa ymmword ptr [rdi+384], ymm2	// update.limb5.above.vmovdqa
sarx r13, rdx, r15	// third2.step12.s
mov rbp, r10	// copy for third2.step13.x
xor rbp, r13	// third2.step13.x
sar rsi, 1	// third2.step13.t
lea rax, [rsi+rbp]	// third2.step13.y
vpmuldq ymm13, ymm9, ymm1	// update.limb6.vpmuldq
mov r8, -2	// third2.step14.c1
vpmuldq ymm15, ymm10, ymm14	// update.limb6.vpmuldq.2
cmovc rax, rsi	// third2.step13.G
adc r13, 0	// third2.step13.w
cmovs r14, r9	// third2.step13.d
cmovs r10, rsi	// third2.step13.h
sub r8, r14	// third2.step14.c1.2
sar r11, 20	// change1.w1g.sar
vbroadcasti128 ymm12, xmmword ptr [rdi+1024]	// update.limb6.vbroadcasti128
lea rbx, [r14-1]	// third2.step14.c0
vbroadcasti128 ymm11, xmmword ptr [rdi+1040]	// update.limb6.vbroadcasti128.2
mov qword ptr [rdi+48], r11	// change1.w1g.store_w1g
vpmuldq ymm0, ymm7, ymm12	// update.limb6.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb6.vpmuldq.4
sarx r12, r14, r15	// third2.step13.s
mov rcx, r10	// copy for third2.step14.x
xor rcx, r12	// third2.step14.x
sar rax, 1	// third2.step14.t
lea rdx, [rax+rcx]	// third2.step14.y
vpaddq ymm1, ymm13, ymm15	// update.limb6.vpaddq
mov rbp, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpaddq ymm14, ymm1, ymm0	// update.limb6.vpaddq.2
mov r13, -2	// third2.step15.c1
cmovc rdx, rax	// third2.step14.G
adc r12, 0	// third2.step14.w
cmovs rbx, r8	// third2.step14.d
cmovs r10, rax	// third2.step14.h
sub r13, rbx	// third2.step15.c1.2
vpaddq ymm13, ymm14, ymm2	// update.limb6.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+1472]	// update.limb6.vpmuludq
lea r9, [rbx-1]	// third2.step15.c0
imul rbp, qword ptr [rdi+384]	// change1.high1f.imul_above_f
vpaddq ymm1, ymm13, ymm15	// update.limb6.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1440]	// update.limb6.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb6.vpaddq.5
sarx rsi, rbx, r15	// third2.step14.s
mov r11, r10	// copy for third2.step15.x
xor r11, rsi	// third2.step15.x
sar rdx, 1	// third2.step15.t
lea r14, [rdx+r11]	// third2.step15.y
mov rcx, qword ptr [rdi+200]	// change1.high1f.load_N1v
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb6.vpaddq.6
mov r12, -2	// third2.step16.c1
vpaddq ymm13, ymm2, ymm5	// update.limb6.vpaddq.7
cmovc r14, rdx	// third2.step15.G
adc rsi, 0	// third2.step15.w
cmovs r9, r13	// third2.step15.d
cmovs r10, rdx	// third2.step15.h
sub r12, r9	// third2.step16.c1.2
vpsrlq ymm15, ymm13, 30	// update.limb6.vpsrlq
lea r8, [r9-1]	// third2.step16.c0
imul rcx, qword ptr [rdi+400]	// change1.high1f.imul_above_g
vpand ymm1, ymm13, ymm6	// update.limb6.vpand
vmovdqa ymmword ptr [rdi+960], ymm1	// update.limb6.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb7.vpmuldq
lea rax, [rbp+rcx]	// change1.high1f.add
vpmuldq ymm14, ymm10, ymm11	// update.limb7.vpmuldq.2
sarx rbx, r9, r15	// third2.step15.s
mov r11, r10	// copy for third2.step16.x
xor r11, rbx	// third2.step16.x
sar r14, 1	// third2.step16.t
lea rsi, [r14+r11]	// third2.step16.y
vbroadcasti128 ymm2, xmmword ptr [rdi+1056]	// update.limb7.vbroadcasti128
mov r13, -2	// third2.step17.c1
cmovc rsi, r14	// third2.step16.G
adc rbx, 0	// third2.step16.w
cmovs r8, r12	// third2.step16.d
cmovs r10, r14	// third2.step16.h
sub r13, r8	// third2.step17.c1.2
vbroadcasti128 ymm5, xmmword ptr [rdi+1072]	// update.limb7.vbroadcasti128.2
mov rdx, qword ptr [rdi+40]	// change1.high1f.load_w1f
vpmuldq ymm13, ymm7, ymm2	// update.limb7.vpmuldq.3
lea rbp, [r8-1]	// third2.step17.c0
vpmuldq ymm1, ymm8, ymm5	// update.limb7.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb7.vpaddq
sar rdx, 20	// change1.high1f.sar
vpaddq ymm11, ymm12, ymm13	// update.limb7.vpaddq.2
sarx rcx, r8, r15	// third2.step16.s
mov r9, r10	// copy for third2.step17.x
xor r9, rcx	// third2.step17.x
sar rsi, 1	// third2.step17.t
lea r11, [rsi+r9]	// third2.step17.y
vpaddq ymm0, ymm11, ymm1	// update.limb7.vpaddq.3
mov rbx, -2	// third2.step18.c1
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1504]	// update.limb7.vpmuludq
cmovc r11, rsi	// third2.step17.G
adc rcx, 0	// third2.step17.w
cmovs rbp, r13	// third2.step17.d
cmovs r10, rsi	// third2.step17.h
sub rbx, rbp	// third2.step18.c1.2
sub rdx, rax	// change1.high1f.sub
vpaddq ymm12, ymm0, ymm14	// update.limb7.vpaddq.4
lea r12, [rbp-1]	// third2.step18.c0
vpmuludq ymm13, ymm4, ymmword ptr [rdi+1472]	// update.limb7.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb7.vpaddq.5
shl rdx, 44	// change1.high1f.shl
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb7.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb7.vpaddq.7
sarx r14, rbp, r15	// third2.step17.s
mov r8, r10	// copy for third2.step18.x
xor r8, r14	// third2.step18.x
sar r11, 1	// third2.step18.t
lea r9, [r11+r8]	// third2.step18.y
vpsrlq ymm14, ymm0, 30	// update.limb7.vpsrlq
mov rcx, -2	// third2.step19.c1
cmovc r9, r11	// third2.step18.G
adc r14, 0	// third2.step18.w
cmovs r12, rbx	// third2.step18.d
cmovs r10, r11	// third2.step18.h
mov qword ptr [rdi+56], rdx	// change1.high1f.store_high1f
sub rcx, r12	// third2.step19.c1.2
vpand ymm12, ymm0, ymm6	// update.limb7.vpand
vmovdqa ymmword ptr [rdi+992], ymm12	// update.limb7.vmovdqa
lea r13, [r12-1]	// third2.step19.c0
vpmuldq ymm13, ymm9, ymm2	// update.limb8.vpmuldq
mov rsi, qword ptr [rdi+208]	// change1.high1g.load_N1q
vpmuldq ymm11, ymm10, ymm5	// update.limb8.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1088]	// update.limb8.vbroadcasti128
sarx rax, r12, r15	// third2.step18.s
mov rbp, r10	// copy for third2.step19.x
xor rbp, rax	// third2.step19.x
sar r9, 1	// third2.step19.t
lea r8, [r9+rbp]	// third2.step19.y
vbroadcasti128 ymm15, xmmword ptr [rdi+1104]	// update.limb8.vbroadcasti128.2
mov r14, -2	// third2.step20.c1
vpmuldq ymm0, ymm7, ymm1	// update.limb8.vpmuldq.3
cmovc r8, r9	// third2.step19.G
adc rax, 0	// third2.step19.w
cmovs r13, rcx	// third2.step19.d
cmovs r10, r9	// third2.step19.h
sub r14, r13	// third2.step20.c1.2
imul rsi, qword ptr [rdi+384]	// change1.high1g.imul_above_f
vpmuldq ymm12, ymm8, ymm15	// update.limb8.vpmuldq.4
lea rbx, [r13-1]	// third2.step20.c0
vpaddq ymm2, ymm13, ymm11	// update.limb8.vpaddq
mov r11, qword ptr [rdi+216]	// change1.high1g.load_N1r
vpaddq ymm5, ymm2, ymm0	// update.limb8.vpaddq.2
vpaddq ymm13, ymm5, ymm12	// update.limb8.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+1536]	// update.limb8.vpmuludq
sarx rdx, r13, r15	// third2.step19.s
mov r12, r10	// copy for third2.step20.x
xor r12, rdx	// third2.step20.x
sar r8, 1	// third2.step20.t
lea rbp, [r8+r12]	// third2.step20.y
vpaddq ymm2, ymm13, ymm11	// update.limb8.vpaddq.4
cmovc rbp, r8	// third2.step20.G
adc rdx, 0	// third2.step20.w
cmovs rbx, r14	// third2.step20.d
cmovs r10, r8	// third2.step20.h
imul r11, qword ptr [rdi+400]	// change1.high1g.imul_above_g
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1504]	// update.limb8.vpmuludq.2
vpaddq ymm5, ymm2, ymm0	// update.limb8.vpaddq.5
mov rax, rbp	// copy for change2.G.add_rounding_G
add rax, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov rcx, r10	// copy for change2.h.add_rounding_h
add rcx, qword ptr [rdi-64]	// change2.h.add_rounding_h
lea r9, [rsi+r11]	// change1.high1g.add
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb8.vpaddq.6
mov r13, rbp	// copy for change2.G.shl
shl r13, 44	// change2.G.shl
mov r12, r10	// copy for change2.h.shl
shl r12, 45	// change2.h.shl
rorx rdx, rax, 21	// change2.G.first_entry
rorx r14, rax, 42	// change2.G.second_entry
vpaddq ymm13, ymm12, ymm14	// update.limb8.vpaddq.7
rorx r8, rcx, 20	// change2.h.first_entry
rorx rsi, rcx, 41	// change2.h.second_entry
add r13, qword ptr [rdi-40]	// change2.G.add_refill_G
vpsrlq ymm11, ymm13, 30	// update.limb8.vpsrlq
add r12, qword ptr [rdi-48]	// change2.h.add_refill_h
sarx r11, rbx, r15	// third2.step20.s
imul rdx, qword ptr [rdi+56]	// change2.G.imul_high1f
imul r8, qword ptr [rdi+56]	// change2.h.imul_high1f
vpand ymm2, ymm13, ymm6	// update.limb8.vpand
mov rax, qword ptr [rdi+48]	// change1.high1g.load_w1g
vmovdqa ymmword ptr [rdi+1024], ymm2	// update.limb8.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb9.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb9.vpmuldq.2
sar rax, 20	// change1.high1g.sar
vbroadcasti128 ymm12, xmmword ptr [rdi+1120]	// update.limb9.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1136]	// update.limb9.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb9.vpmuldq.3
sub rax, r9	// change1.high1g.sub
vpmuldq ymm2, ymm8, ymm14	// update.limb9.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb9.vpaddq
vpaddq ymm15, ymm1, ymm13	// update.limb9.vpaddq.2
shl rax, 44	// change1.high1g.shl
vpaddq ymm0, ymm15, ymm2	// update.limb9.vpaddq.3
mov rcx, -2	// third3.step1.c1
sub rcx, rbx	// third3.step1.c1.2
vpmuludq ymm5, ymm3, ymmword ptr [rdi+1568]	// update.limb9.vpmuludq
lea r9, [rbx-1]	// third3.step1.c0
vpaddq ymm1, ymm0, ymm5	// update.limb9.vpaddq.4
mov qword ptr [rdi+64], rax	// change1.high1g.store_high1g
imul r14, qword ptr [rdi+64]	// change2.G.imul_high1g
imul rsi, qword ptr [rdi+64]	// change2.h.imul_high1g
lea rbx, [rdx+r14]	// change2.G.add
lea rax, [r8+rsi]	// change2.h.add
lea rdx, [rbx+r13]	// change2.G.add.2
lea r14, [rax+r12]	// change2.h.add.2
ror rdx, 44	// change2.G.packed
ror r14, 45	// change2.h.packed
mov r8, r14	// copy for third3.step1.x
xor r8, r11	// third3.step1.x
vpmuludq ymm13, ymm4, ymmword ptr [rdi+1536]	// update.limb9.vpmuludq.2
sar rdx, 1	// third3.step1.t
vpaddq ymm15, ymm1, ymm13	// update.limb9.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb9.vpaddq.6
lea rsi, [rdx+r8]	// third3.step1.y
mov rbx, -2	// third3.step2.c1
vpaddq ymm0, ymm2, ymm11	// update.limb9.vpaddq.7
cmovc rsi, rdx	// third3.step1.G
adc r11, 0	// third3.step1.w
cmovs r9, rcx	// third3.step1.d
cmovs r14, rdx	// third3.step1.h
mov r13, r10	// copy for change2.N2v.add_rounding_h
add r13, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
sub rbx, r9	// third3.step2.c1.2
sar r13, 41	// change2.N2v.sar
vpsrlq ymm5, ymm0, 30	// update.limb9.vpsrlq
mov qword ptr [rdi+264], r13	// change2.N2v.store_N2v
vpand ymm1, ymm0, ymm6	// update.limb9.vpand
lea rax, [r9-1]	// third3.step2.c0
lea r12, [r10+524288]	// change2.N2u.offset
vmovdqa ymmword ptr [rdi+1056], ymm1	// update.limb9.vmovdqa
shl r12, 23	// change2.N2u.shl
vpmuldq ymm13, ymm9, ymm12	// update.limb10.vpmuldq
sar r12, 43	// change2.N2u.sar
vpmuldq ymm15, ymm10, ymm14	// update.limb10.vpmuldq.2
sarx r8, r9, r15	// third3.step1.s
mov r11, r14	// copy for third3.step2.x
xor r11, r8	// third3.step2.x
sar rsi, 1	// third3.step2.t
lea rcx, [rsi+r11]	// third3.step2.y
vbroadcasti128 ymm2, xmmword ptr [rdi+1152]	// update.limb10.vbroadcasti128
mov qword ptr [rdi+256], r12	// change2.N2u.store_N2u
vbroadcasti128 ymm11, xmmword ptr [rdi+1168]	// update.limb10.vbroadcasti128.2
mov rdx, -2	// third3.step3.c1
cmovc rcx, rsi	// third3.step2.G
adc r8, 0	// third3.step2.w
cmovs rax, rbx	// third3.step2.d
cmovs r14, rsi	// third3.step2.h
mov r13, rbp	// copy for change2.N2r.add_rounding_G
add r13, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
sub rdx, rax	// third3.step3.c1.2
vpmuldq ymm0, ymm7, ymm2	// update.limb10.vpmuldq.3
sar r13, 42	// change2.N2r.sar
lea r10, [rax-1]	// third3.step3.c0
vpmuldq ymm1, ymm8, ymm11	// update.limb10.vpmuldq.4
mov qword ptr [rdi+280], r13	// change2.N2r.store_N2r
vpaddq ymm12, ymm13, ymm15	// update.limb10.vpaddq
lea r9, [rbp+1048576]	// change2.N2q.offset
vpaddq ymm14, ymm12, ymm0	// update.limb10.vpaddq.2
shl r9, 22	// change2.N2q.shl
vpaddq ymm13, ymm14, ymm1	// update.limb10.vpaddq.3
sarx r11, rax, r15	// third3.step2.s
mov r12, r14	// copy for third3.step3.x
xor r12, r11	// third3.step3.x
sar rcx, 1	// third3.step3.t
lea r8, [rcx+r12]	// third3.step3.y
vpmuludq ymm15, ymm3, ymmword ptr [rdi+1600]	// update.limb10.vpmuludq
mov rbx, -2	// third3.step4.c1
cmovc r8, rcx	// third3.step3.G
adc r11, 0	// third3.step3.w
cmovs r10, rdx	// third3.step3.d
cmovs r14, rcx	// third3.step3.h
sar r9, 43	// change2.N2q.sar
sub rbx, r10	// third3.step4.c1.2
mov qword ptr [rdi+272], r9	// change2.N2q.store_N2q
vpaddq ymm12, ymm13, ymm15	// update.limb10.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1568]	// update.limb10.vpmuludq.2
mov rsi, qword ptr [rdi+256]	// change2.Yu.load_N2u
lea r13, [r10-1]	// third3.step4.c0
vpaddq ymm14, ymm12, ymm0	// update.limb10.vpaddq.5
imul rsi, qword ptr [rdi+192]	// change2.Yu.imul_N1u
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb10.vpaddq.6
mov rbp, qword ptr [rdi+264]	// change2.Yu.load_N2v
vpaddq ymm13, ymm1, ymm5	// update.limb10.vpaddq.7
imul rbp, qword ptr [rdi+208]	// change2.Yu.imul_N1q
sarx rax, r10, r15	// third3.step3.s
mov r12, r14	// copy for third3.step4.x
xor r12, rax	// third3.step4.x
sar r8, 1	// third3.step4.t
lea r11, [r8+r12]	// third3.step4.y
vpsrlq ymm15, ymm13, 30	// update.limb10.vpsrlq
lea rdx, [rsi+rbp]	// change2.Yu.add
vpand ymm12, ymm13, ymm6	// update.limb10.vpand
mov rcx, -2	// third3.step5.c1
cmovc r11, r8	// third3.step4.G
adc rax, 0	// third3.step4.w
cmovs r13, rbx	// third3.step4.d
cmovs r14, r8	// third3.step4.h
mov qword ptr [rdi+128], rdx	// change2.Yu.store_Yu
sub rcx, r13	// third3.step5.c1.2
vmovdqa ymmword ptr [rdi+1088], ymm12	// update.limb10.vmovdqa
mov r9, qword ptr [rdi+256]	// change2.Yv.load_N2u
vpmuldq ymm0, ymm9, ymm2	// update.limb11.vpmuldq
lea r10, [r13-1]	// third3.step5.c0
imul r9, qword ptr [rdi+200]	// change2.Yv.imul_N1v
vpmuldq ymm14, ymm10, ymm11	// update.limb11.vpmuldq.2
mov r12, qword ptr [rdi+264]	// change2.Yv.load_N2v
vbroadcasti128 ymm1, xmmword ptr [rdi+1184]	// update.limb11.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1200]	// update.limb11.vbroadcasti128.2
imul r12, qword ptr [rdi+216]	// change2.Yv.imul_N1r
sarx rsi, r13, r15	// third3.step4.s
mov rbp, r14	// copy for third3.step5.x
xor rbp, rsi	// third3.step5.x
sar r11, 1	// third3.step5.t
lea rax, [r11+rbp]	// third3.step5.y
vpmuldq ymm13, ymm7, ymm1	// update.limb11.vpmuldq.3
mov rbx, -2	// third3.step6.c1
lea r8, [r9+r12]	// change2.Yv.add
vpmuldq ymm12, ymm8, ymm5	// update.limb11.vpmuldq.4
cmovc rax, r11	// third3.step5.G
mov qword ptr [rdi+136], r8	// change2.Yv.store_Yv
vpaddq ymm2, ymm0, ymm14	// update.limb11.vpaddq
adc rsi, 0	// third3.step5.w
cmovs r10, rcx	// third3.step5.d
cmovs r14, r11	// third3.step5.h
sub rbx, r10	// third3.step6.c1.2
mov rdx, qword ptr [rdi+272]	// change2.Yq.load_N2q
lea r13, [r10-1]	// third3.step6.c0
vpaddq ymm11, ymm2, ymm13	// update.limb11.vpaddq.2
imul rdx, qword ptr [rdi+192]	// change2.Yq.imul_N1u
vpaddq ymm0, ymm11, ymm12	// update.limb11.vpaddq.3
mov rbp, qword ptr [rdi+280]	// change2.Yq.load_N2r
sarx r9, r10, r15	// third3.step5.s
mov r12, r14	// copy for third3.step6.x
xor r12, r9	// third3.step6.x
sar rax, 1	// third3.step6.t
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1632]	// update.limb11.vpmuludq
lea r8, [rax+r12]	// third3.step6.y
vpaddq ymm2, ymm0, ymm14	// update.limb11.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+1600]	// update.limb11.vpmuludq.2
mov rsi, -2	// third3.step7.c1
cmovc r8, rax	// third3.step6.G
adc r9, 0	// third3.step6.w
cmovs r13, rbx	// third3.step6.d
cmovs r14, rax	// third3.step6.h
imul rbp, qword ptr [rdi+208]	// change2.Yq.imul_N1q
lea rcx, [rdx+rbp]	// change2.Yq.add
sub rsi, r13	// third3.step7.c1.2
vpaddq ymm11, ymm2, ymm13	// update.limb11.vpaddq.5
mov qword ptr [rdi+144], rcx	// change2.Yq.store_Yq
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb11.vpaddq.6
lea r11, [r13-1]	// third3.step7.c0
mov r10, qword ptr [rdi+272]	// change2.Yr.load_N2q
vpaddq ymm0, ymm12, ymm15	// update.limb11.vpaddq.7
imul r10, qword ptr [rdi+200]	// change2.Yr.imul_N1v
vpsrlq ymm14, ymm0, 30	// update.limb11.vpsrlq
mov r12, qword ptr [rdi+280]	// change2.Yr.load_N2r
vpand ymm2, ymm0, ymm6	// update.limb11.vpand
sarx r9, r13, r15	// third3.step6.s
mov rbx, r14	// copy for third3.step7.x
xor rbx, r9	// third3.step7.x
imul r12, qword ptr [rdi+216]	// change2.Yr.imul_N1r
vmovdqa ymmword ptr [rdi+1120], ymm2	// update.limb11.vmovdqa
mov rax, -2	// third3.step8.c1
lea rdx, [r10+r12]	// change2.Yr.add
vpmuldq ymm13, ymm9, ymm1	// update.limb12.vpmuldq
mov qword ptr [rdi+152], rdx	// change2.Yr.store_Yr
vpmuldq ymm11, ymm10, ymm5	// update.limb12.vpmuldq.2
sar r8, 1	// third3.step7.t
lea rbp, [r8+rbx]	// third3.step7.y
cmovc rbp, r8	// third3.step7.G
adc r9, 0	// third3.step7.w
cmovs r11, rsi	// third3.step7.d
cmovs r14, r8	// third3.step7.h
sub rax, r11	// third3.step8.c1.2
lea rcx, [r11-1]	// third3.step8.c0
mov r13, qword ptr [rdi+256]	// change2.w2f.load_N2u
vbroadcasti128 ymm12, xmmword ptr [rdi+1216]	// update.limb12.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1232]	// update.limb12.vbroadcasti128.2
imul r13, qword ptr [rdi+40]	// change2.w2f.imul_w1f
vpmuldq ymm0, ymm7, ymm12	// update.limb12.vpmuldq.3
mov r10, qword ptr [rdi+264]	// change2.w2f.load_N2v
vpmuldq ymm2, ymm8, ymm15	// update.limb12.vpmuldq.4
sarx r12, r11, r15	// third3.step7.s
mov rdx, r14	// copy for third3.step8.x
xor rdx, r12	// third3.step8.x
sar rbp, 1	// third3.step8.t
lea rbx, [rbp+rdx]	// third3.step8.y
vpaddq ymm1, ymm13, ymm11	// update.limb12.vpaddq
mov r9, -2	// third3.step9.c1
cmovc rbx, rbp	// third3.step8.G
adc r12, 0	// third3.step8.w
cmovs rcx, rax	// third3.step8.d
cmovs r14, rbp	// third3.step8.h
imul r10, qword ptr [rdi+48]	// change2.w2f.imul_w1g
lea rsi, [r13+r10]	// change2.w2f.add
sub r9, rcx	// third3.step9.c1.2
vpaddq ymm5, ymm1, ymm0	// update.limb12.vpaddq.2
neg rsi	// change2.w2f.neg
vpaddq ymm7, ymm5, ymm2	// update.limb12.vpaddq.3
lea r8, [rcx-1]	// third3.step9.c0
sar rsi, 20	// change2.w2f.sar
vpmuludq ymm8, ymm3, ymmword ptr [rdi+1664]	// update.limb12.vpmuludq
mov r11, qword ptr [rdi+128]	// change2.w2f.load_Yu
vpaddq ymm13, ymm7, ymm8	// update.limb12.vpaddq.4
imul r11, qword ptr [rdi+384]	// change2.w2f.imul_above_f
vpmuludq ymm11, ymm4, ymmword ptr [rdi+1632]	// update.limb12.vpmuludq.2
sarx rdx, rcx, r15	// third3.step8.s
mov r12, r14	// copy for third3.step9.x
xor r12, rdx	// third3.step9.x
sar rbx, 1	// third3.step9.t
lea rax, [rbx+r12]	// third3.step9.y
mov rbp, qword ptr [rdi+136]	// change2.w2f.load_Yv
vpaddq ymm1, ymm13, ymm11	// update.limb12.vpaddq.5
mov r13, -2	// third3.step10.c1
vpaddq ymm0, ymm1, ymmword ptr [rdi+512]	// update.limb12.vpaddq.6
cmovc rax, rbx	// third3.step9.G
adc rdx, 0	// third3.step9.w
cmovs r8, r9	// third3.step9.d
cmovs r14, rbx	// third3.step9.h
sub r13, r8	// third3.step10.c1.2
imul rbp, qword ptr [rdi+400]	// change2.w2f.imul_above_g
vpaddq ymm5, ymm0, ymm14	// update.limb12.vpaddq.7
lea r10, [r11+rbp]	// change2.w2f.add.2
lea rcx, [r8-1]	// third3.step10.c0
vpsrlq ymm2, ymm5, 30	// update.limb12.vpsrlq
lea r12, [rsi+r10]	// change2.w2f.add.3
vpand ymm3, ymm5, ymm6	// update.limb12.vpand
mov qword ptr [rdi-112], r12	// change2.w2f.store_w2f
vmovdqa ymmword ptr [rdi+1152], ymm3	// update.limb12.vmovdqa
sar r12, 20	// change2.w2f.sar.2
vpmuldq ymm7, ymm9, ymm12	// update.last.vpmuldq
sarx rdx, r8, r15	// third3.step9.s
mov r9, r14	// copy for third3.step10.x
xor r9, rdx	// third3.step10.x
sar rax, 1	// third3.step10.t
lea rbx, [rax+r9]	// third3.step10.y
vpmuldq ymm8, ymm10, ymm15	// update.last.vpmuldq.2
mov r11, -2	// third3.step11.c1
cmovc rbx, rax	// third3.step10.G
adc rdx, 0	// third3.step10.w
cmovs rcx, r13	// third3.step10.d
cmovs r14, rax	// third3.step10.h
shl r12, 44	// change2.w2f.shl
mov qword ptr [rdi+72], r12	// change2.w2f.store_high2f
sub r11, rcx	// third3.step11.c1.2
vpaddq ymm13, ymm7, ymm8	// update.last.vpaddq
mov rbp, qword ptr [rdi+272]	// change2.w2g.load_N2q
vpmuludq ymm11, ymm4, ymmword ptr [rdi+1664]	// update.last.vpmuludq
lea rsi, [rcx-1]	// third3.step11.c0
vpaddq ymm1, ymm13, ymm11	// update.last.vpaddq.2
imul rbp, qword ptr [rdi+40]	// change2.w2g.imul_w1f
vpaddq ymm0, ymm1, ymmword ptr [rdi+512]	// update.last.vpaddq.3
mov r10, qword ptr [rdi+280]	// change2.w2g.load_N2r
vpaddq ymm14, ymm0, ymm2	// update.last.vpaddq.4
imul r10, qword ptr [rdi+48]	// change2.w2g.imul_w1g
sarx r8, rcx, r15	// third3.step10.s
mov r9, r14	// copy for third3.step11.x
xor r9, r8	// third3.step11.x
sar rbx, 1	// third3.step11.t
lea rdx, [rbx+r9]	// third3.step11.y
vpand ymm5, ymm14, ymm6	// update.last.vpand
mov r13, -2	// third3.step12.c1
lea rax, [rbp+r10]	// change2.w2g.add
vmovdqa ymmword ptr [rdi+1184], ymm5	// update.last.vmovdqa
cmovc rdx, rbx	// third3.step11.G
adc r8, 0	// third3.step11.w
cmovs rsi, r11	// third3.step11.d
cmovs r14, rbx	// third3.step11.h
sub r13, rsi	// third3.step12.c1.2
neg rax	// change2.w2g.neg
vpsrlq ymm3, ymm14, 30	// update.last.vpsrlq
sar rax, 20	// change2.w2g.sar
lea r12, [rsi-1]	// third3.step12.c0
vpsubq ymm9, ymm3, ymmword ptr [rdi+544]	// update.last.vpsubq
mov rcx, qword ptr [rdi+144]	// change2.w2g.load_Yq
vmovdqa ymmword ptr [rdi+1216], ymm9	// update.last.vmovdqa.2
imul rcx, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov r9, qword ptr [rdi+152]	// change2.w2g.load_Yr
sarx rbp, rsi, r15	// third3.step11.s
mov r10, r14	// copy for third3.step12.x
xor r10, rbp	// third3.step12.x
sar rdx, 1	// third3.step12.t
lea r8, [rdx+r10]	// third3.step12.y
mov r11, -2	// third3.step13.c1
cmovc r8, rdx	// third3.step12.G
adc rbp, 0	// third3.step12.w
cmovs r12, r13	// third3.step12.d
cmovs r14, rdx	// third3.step12.h
imul r9, qword ptr [rdi+400]	// change2.w2g.imul_above_g
sub r11, r12	// third3.step13.c1.2
lea rbx, [rcx+r9]	// change2.w2g.add.2
lea rsi, [r12-1]	// third3.step13.c0
lea r10, [rax+rbx]	// change2.w2g.add.3
mov qword ptr [rdi-104], r10	// change2.w2g.store_w2g
sar r10, 20	// change2.w2g.sar.2
sarx rbp, r12, r15	// third3.step12.s
mov r13, r14	// copy for third3.step13.x
xor r13, rbp	// third3.step13.x
sar r8, 1	// third3.step13.t
lea rdx, [r8+r13]	// third3.step13.y
mov rcx, -2	// third3.step14.c1
cmovc rdx, r8	// third3.step13.G
adc rbp, 0	// third3.step13.w
cmovs rsi, r11	// third3.step13.d
cmovs r14, r8	// third3.step13.h
shl r10, 44	// change2.w2g.shl
sub rcx, rsi	// third3.step14.c1.2
mov qword ptr [rdi+80], r10	// change2.w2g.store_high2g
lea r9, [rsi-1]	// third3.step14.c0
sarx rax, rsi, r15	// third3.step13.s
mov rbx, r14	// copy for third3.step14.x
xor rbx, rax	// third3.step14.x
sar rdx, 1	// third3.step14.t
lea r12, [rdx+rbx]	// third3.step14.y
mov r13, -2	// third3.step15.c1
cmovc r12, rdx	// third3.step14.G
adc rax, 0	// third3.step14.w
cmovs r9, rcx	// third3.step14.d
cmovs r14, rdx	// third3.step14.h
sub r13, r9	// third3.step15.c1.2
lea rbp, [r9-1]	// third3.step15.c0
sarx r11, r9, r15	// third3.step14.s
mov r8, r14	// copy for third3.step15.x
xor r8, r11	// third3.step15.x
sar r12, 1	// third3.step15.t
lea r10, [r12+r8]	// third3.step15.y
mov rsi, -2	// third3.step16.c1
cmovc r10, r12	// third3.step15.G
adc r11, 0	// third3.step15.w
cmovs rbp, r13	// third3.step15.d
cmovs r14, r12	// third3.step15.h
sub rsi, rbp	// third3.step16.c1.2
lea rbx, [rbp-1]	// third3.step16.c0
sarx rax, rbp, r15	// third3.step15.s
mov rcx, r14	// copy for third3.step16.x
xor rcx, rax	// third3.step16.x
sar r10, 1	// third3.step16.t
lea rdx, [r10+rcx]	// third3.step16.y
mov r9, -2	// third3.step17.c1
cmovc rdx, r10	// third3.step16.G
adc rax, 0	// third3.step16.w
cmovs rbx, rsi	// third3.step16.d
cmovs r14, r10	// third3.step16.h
sub r9, rbx	// third3.step17.c1.2
lea r8, [rbx-1]	// third3.step17.c0
sarx r11, rbx, r15	// third3.step16.s
mov r13, r14	// copy for third3.step17.x
xor r13, r11	// third3.step17.x
sar rdx, 1	// third3.step17.t
lea r12, [rdx+r13]	// third3.step17.y
mov rbp, -2	// third3.step18.c1
cmovc r12, rdx	// third3.step17.G
adc r11, 0	// third3.step17.w
cmovs r8, r9	// third3.step17.d
cmovs r14, rdx	// third3.step17.h
sub rbp, r8	// third3.step18.c1.2
lea rcx, [r8-1]	// third3.step18.c0
sarx rax, r8, r15	// third3.step17.s
mov rsi, r14	// copy for third3.step18.x
xor rsi, rax	// third3.step18.x
sar r12, 1	// third3.step18.t
lea r10, [r12+rsi]	// third3.step18.y
mov rbx, -2	// third3.step19.c1
cmovc r10, r12	// third3.step18.G
adc rax, 0	// third3.step18.w
cmovs rcx, rbp	// third3.step18.d
cmovs r14, r12	// third3.step18.h
sub rbx, rcx	// third3.step19.c1.2
lea r13, [rcx-1]	// third3.step19.c0
sarx r11, rcx, r15	// third3.step18.s
mov r9, r14	// copy for third3.step19.x
xor r9, r11	// third3.step19.x
sar r10, 1	// third3.step19.t
lea rdx, [r10+r9]	// third3.step19.y
mov r8, -2	// third3.step20.c1
cmovc rdx, r10	// third3.step19.G
adc r11, 0	// third3.step19.w
cmovs r13, rbx	// third3.step19.d
cmovs r14, r10	// third3.step19.h
sub r8, r13	// third3.step20.c1.2
lea rsi, [r13-1]	// third3.step20.c0
sarx rax, r13, r15	// third3.step19.s
mov rbp, r14	// copy for third3.step20.x
xor rbp, rax	// third3.step20.x
sar rdx, 1	// third3.step20.t
lea r12, [rdx+rbp]	// third3.step20.y
cmovc r12, rdx	// third3.step20.G
adc rax, 0	// third3.step20.w
cmovs rsi, r8	// third3.step20.d
cmovs r14, rdx	// third3.step20.h
mov rcx, r12	// copy for change3.G.add_rounding_G
add rcx, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov r9, r14	// copy for change3.h.add_rounding_h
add r9, qword ptr [rdi-64]	// change3.h.add_rounding_h
mov r11, r12	// copy for change3.G.shl
shl r11, 44	// change3.G.shl
mov rbx, r14	// copy for change3.h.shl
shl rbx, 45	// change3.h.shl
rorx r10, rcx, 21	// change3.G.first_entry
rorx r13, rcx, 42	// change3.G.second_entry
rorx rbp, r9, 20	// change3.h.first_entry
rorx rax, r9, 41	// change3.h.second_entry
add r11, qword ptr [rdi-40]	// change3.G.add_refill_G
mov qword ptr [rdi-128], r14	// change3.store_end_h
mov qword ptr [rdi-120], r12	// change3.store_end_G
add rbx, qword ptr [rdi-48]	// change3.h.add_refill_h
sarx r8, rsi, r15	// third3.step20.s
imul r10, qword ptr [rdi+72]	// change3.G.imul_high2f
imul r13, qword ptr [rdi+80]	// change3.G.imul_high2g
imul rbp, qword ptr [rdi+72]	// change3.h.imul_high2f
imul rax, qword ptr [rdi+80]	// change3.h.imul_high2g
lea rdx, [r10+r13]	// change3.G.add
lea rcx, [rbp+rax]	// change3.h.add
lea r9, [rdx+r11]	// change3.G.add.2
lea r14, [rcx+rbx]	// change3.h.add.2
ror r9, 44	// change3.G.packed
ror r14, 45	// change3.h.packed
mov rbx, r9	// output
mov rcx, r14	// output
mov rdx, rsi	// output
mov rsi, r8	// output
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
