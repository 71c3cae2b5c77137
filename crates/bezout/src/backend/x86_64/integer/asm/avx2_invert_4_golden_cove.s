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
// Length: 9 limbs of 30 bits; 1178 instructions a batch, 720 for its steps (form: carry).
// The last batch ends after 50 steps, and leaves their matrix times 2^10 and no `start_G`, `start_h`, `d`;
// with 64 added to `batches` it is a whole one.
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
sar rbx, 1	// third1.step1.t
mov r9, -2	// third1.step2.c1
lea r10, [rbx+r8]	// third1.step1.y
cmovc r10, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
cmovs rbp, rax	// third1.step1.d
cmovs rcx, rbx	// third1.step1.h
sub r9, rbp	// third1.step2.c1.2
lea r11, [rbp-1]	// third1.step2.c0
sarx r12, rbp, r15	// third1.step1.s
mov r13, rcx	// copy for third1.step2.x
xor r13, r12	// third1.step2.x
sar r10, 1	// third1.step2.t
lea r14, [r10+r13]	// third1.step2.y
cmovc r14, r10	// third1.step2.G
adc r12, 0	// third1.step2.w
cmovs r11, r9	// third1.step2.d
cmovs rcx, r10	// third1.step2.h
mov rdx, -2	// third1.step3.c1
mov r8, qword ptr [rdi-128]	// end.load_end_h
sub rdx, r11	// third1.step3.c1.2
lea rsi, [r11-1]	// third1.step3.c0
mov rax, qword ptr [rdi-120]	// end.load_end_G
mov rbx, r8	// copy for end.N3v.add_rounding_h
add rbx, qword ptr [rdi-64]	// end.N3v.add_rounding_h
mov rbp, -2	// third1.step4.c1
sar rbx, 41	// end.N3v.sar
sarx r13, r11, r15	// third1.step2.s
mov r12, rcx	// copy for third1.step3.x
xor r12, r13	// third1.step3.x
sar r14, 1	// third1.step3.t
lea r9, [r14+r12]	// third1.step3.y
mov qword ptr [rdi+328], rbx	// end.N3v.store_N3v
cmovc r9, r14	// third1.step3.G
adc r13, 0	// third1.step3.w
cmovs rsi, rdx	// third1.step3.d
cmovs rcx, r14	// third1.step3.h
sub rbp, rsi	// third1.step4.c1.2
lea r10, [r8+524288]	// end.N3u.offset
lea r11, [rsi-1]	// third1.step4.c0
shl r10, 23	// end.N3u.shl
sarx r12, rsi, r15	// third1.step3.s
mov rbx, rcx	// copy for third1.step4.x
xor rbx, r12	// third1.step4.x
sar r9, 1	// third1.step4.t
lea r13, [r9+rbx]	// third1.step4.y
cmovc r13, r9	// third1.step4.G
adc r12, 0	// third1.step4.w
cmovs r11, rbp	// third1.step4.d
cmovs rcx, r9	// third1.step4.h
sar r10, 43	// end.N3u.sar
mov qword ptr [rdi+320], r10	// end.N3u.store_N3u
mov rdx, -2	// third1.step5.c1
mov r14, rax	// copy for end.N3r.add_rounding_G
add r14, qword ptr [rdi-56]	// end.N3r.add_rounding_G
sub rdx, r11	// third1.step5.c1.2
lea r8, [r11-1]	// third1.step5.c0
sar r14, 42	// end.N3r.sar
mov qword ptr [rdi+344], r14	// end.N3r.store_N3r
mov rsi, -2	// third1.step6.c1
lea rbx, [rax+1048576]	// end.N3q.offset
sarx r12, r11, r15	// third1.step4.s
mov rbp, rcx	// copy for third1.step5.x
xor rbp, r12	// third1.step5.x
sar r13, 1	// third1.step5.t
lea r9, [r13+rbp]	// third1.step5.y
cmovc r9, r13	// third1.step5.G
adc r12, 0	// third1.step5.w
cmovs r8, rdx	// third1.step5.d
cmovs rcx, r13	// third1.step5.h
sub rsi, r8	// third1.step6.c1.2
shl rbx, 22	// end.N3q.shl
sar rbx, 43	// end.N3q.sar
lea r10, [r8-1]	// third1.step6.c0
mov qword ptr [rdi+336], rbx	// end.N3q.store_N3q
sarx r14, r8, r15	// third1.step5.s
mov rax, rcx	// copy for third1.step6.x
xor rax, r14	// third1.step6.x
sar r9, 1	// third1.step6.t
mov r11, qword ptr [rdi+320]	// end.Mu.load_N3u
lea rbp, [r9+rax]	// third1.step6.y
cmovc rbp, r9	// third1.step6.G
adc r14, 0	// third1.step6.w
cmovs r10, rsi	// third1.step6.d
cmovs rcx, r9	// third1.step6.h
imul r11, qword ptr [rdi+128]	// end.Mu.imul_Yu
mov r12, qword ptr [rdi+328]	// end.Mu.load_N3v
mov rdx, -2	// third1.step7.c1
sub rdx, r10	// third1.step7.c1.2
lea r13, [r10-1]	// third1.step7.c0
imul r12, qword ptr [rdi+144]	// end.Mu.imul_Yq
lea rbx, [r11+r12]	// end.Mu.add
mov r8, -2	// third1.step8.c1
neg rbx	// end.Mu.neg
sarx rax, r10, r15	// third1.step6.s
mov r14, rcx	// copy for third1.step7.x
xor r14, rax	// third1.step7.x
sar rbp, 1	// third1.step7.t
lea rsi, [rbp+r14]	// third1.step7.y
mov qword ptr [rdi-24], rbx	// end.Mu.store_Mu
cmovc rsi, rbp	// third1.step7.G
adc rax, 0	// third1.step7.w
cmovs r13, rdx	// third1.step7.d
cmovs rcx, rbp	// third1.step7.h
sub r8, r13	// third1.step8.c1.2
mov r9, qword ptr [rdi+320]	// end.Mv.load_N3u
lea r11, [r13-1]	// third1.step8.c0
imul r9, qword ptr [rdi+136]	// end.Mv.imul_Yv
sarx r12, r13, r15	// third1.step7.s
mov r10, rcx	// copy for third1.step8.x
xor r10, r12	// third1.step8.x
sar rsi, 1	// third1.step8.t
mov r14, qword ptr [rdi+328]	// end.Mv.load_N3v
lea rbx, [rsi+r10]	// third1.step8.y
cmovc rbx, rsi	// third1.step8.G
adc r12, 0	// third1.step8.w
cmovs r11, r8	// third1.step8.d
cmovs rcx, rsi	// third1.step8.h
imul r14, qword ptr [rdi+152]	// end.Mv.imul_Yr
lea rax, [r9+r14]	// end.Mv.add
mov rdx, -2	// third1.step9.c1
sub rdx, r11	// third1.step9.c1.2
lea rbp, [r11-1]	// third1.step9.c0
neg rax	// end.Mv.neg
mov qword ptr [rdi-16], rax	// end.Mv.store_Mv
mov r13, qword ptr [rdi+336]	// end.Mq.load_N3q
mov r10, -2	// third1.step10.c1
sarx r12, r11, r15	// third1.step8.s
mov r8, rcx	// copy for third1.step9.x
xor r8, r12	// third1.step9.x
sar rbx, 1	// third1.step9.t
lea rsi, [rbx+r8]	// third1.step9.y
cmovc rsi, rbx	// third1.step9.G
adc r12, 0	// third1.step9.w
cmovs rbp, rdx	// third1.step9.d
cmovs rcx, rbx	// third1.step9.h
sub r10, rbp	// third1.step10.c1.2
imul r13, qword ptr [rdi+128]	// end.Mq.imul_Yu
mov r9, qword ptr [rdi+344]	// end.Mq.load_N3r
lea r14, [rbp-1]	// third1.step10.c0
imul r9, qword ptr [rdi+144]	// end.Mq.imul_Yq
sarx rax, rbp, r15	// third1.step9.s
mov r11, rcx	// copy for third1.step10.x
xor r11, rax	// third1.step10.x
sar rsi, 1	// third1.step10.t
lea r8, [r13+r9]	// end.Mq.add
lea r12, [rsi+r11]	// third1.step10.y
cmovc r12, rsi	// third1.step10.G
adc rax, 0	// third1.step10.w
cmovs r14, r10	// third1.step10.d
cmovs rcx, rsi	// third1.step10.h
neg r8	// end.Mq.neg
mov qword ptr [rdi-8], r8	// end.Mq.store_Mq
mov rdx, -2	// third1.step11.c1
sub rdx, r14	// third1.step11.c1.2
lea rbx, [r14-1]	// third1.step11.c0
mov rbp, qword ptr [rdi+336]	// end.Mr.load_N3q
imul rbp, qword ptr [rdi+136]	// end.Mr.imul_Yv
mov r13, qword ptr [rdi+344]	// end.Mr.load_N3r
mov r9, -2	// third1.step12.c1
imul r13, qword ptr [rdi+152]	// end.Mr.imul_Yr
sarx r11, r14, r15	// third1.step10.s
mov rax, rcx	// copy for third1.step11.x
xor rax, r11	// third1.step11.x
sar r12, 1	// third1.step11.t
lea r10, [r12+rax]	// third1.step11.y
cmovc r10, r12	// third1.step11.G
adc r11, 0	// third1.step11.w
cmovs rbx, rdx	// third1.step11.d
cmovs rcx, r12	// third1.step11.h
sub r9, rbx	// third1.step12.c1.2
lea rsi, [rbp+r13]	// end.Mr.add
lea r8, [rbx-1]	// third1.step12.c0
neg rsi	// end.Mr.neg
sarx r14, rbx, r15	// third1.step11.s
mov rax, rcx	// copy for third1.step12.x
xor rax, r14	// third1.step12.x
sar r10, 1	// third1.step12.t
mov qword ptr [rdi+0], rsi	// end.Mr.store_Mr
mov r11, qword ptr [rdi+320]	// end.w0f.load_N3u
lea rdx, [r10+rax]	// third1.step12.y
cmovc rdx, r10	// third1.step12.G
adc r14, 0	// third1.step12.w
cmovs r8, r9	// third1.step12.d
cmovs rcx, r10	// third1.step12.h
imul r11, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov r12, -2	// third1.step13.c1
sub r12, r8	// third1.step13.c1.2
mov rbp, qword ptr [rdi+328]	// end.w0f.load_N3v
lea r13, [r8-1]	// third1.step13.c0
imul rbp, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea rbx, [r11+rbp]	// end.w0f.add
mov rsi, -2	// third1.step14.c1
neg rbx	// end.w0f.neg
sarx rax, r8, r15	// third1.step12.s
mov r14, rcx	// copy for third1.step13.x
xor r14, rax	// third1.step13.x
sar rdx, 1	// third1.step13.t
lea r9, [rdx+r14]	// third1.step13.y
cmovc r9, rdx	// third1.step13.G
adc rax, 0	// third1.step13.w
cmovs r13, r12	// third1.step13.d
cmovs rcx, rdx	// third1.step13.h
sub rsi, r13	// third1.step14.c1.2
sar rbx, 20	// end.w0f.sar
lea r10, [r13-1]	// third1.step14.c0
and rbx, qword ptr [rdi-32]	// end.w0f.and_low40
sarx r11, r13, r15	// third1.step13.s
mov rbp, rcx	// copy for third1.step14.x
xor rbp, r11	// third1.step14.x
sar r9, 1	// third1.step14.t
mov qword ptr [rdi+8], rbx	// end.w0f.store_w0f
lea r8, [r9+rbp]	// third1.step14.y
cmovc r8, r9	// third1.step14.G
adc r11, 0	// third1.step14.w
cmovs r10, rsi	// third1.step14.d
cmovs rcx, r9	// third1.step14.h
shr rbx, 20	// end.w0f.shr
shl rbx, 44	// end.w0f.shl
mov r14, -2	// third1.step15.c1
sub r14, r10	// third1.step15.c1.2
lea rax, [r10-1]	// third1.step15.c0
mov qword ptr [rdi+16], rbx	// end.w0f.store_high0f
mov r12, -2	// third1.step16.c1
mov rdx, qword ptr [rdi+336]	// end.w0g.load_N3q
imul rdx, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r13, qword ptr [rdi+344]	// end.w0g.load_N3r
sarx rbp, r10, r15	// third1.step14.s
mov r11, rcx	// copy for third1.step15.x
xor r11, rbp	// third1.step15.x
sar r8, 1	// third1.step15.t
lea rsi, [r8+r11]	// third1.step15.y
cmovc rsi, r8	// third1.step15.G
adc rbp, 0	// third1.step15.w
cmovs rax, r14	// third1.step15.d
cmovs rcx, r8	// third1.step15.h
sub r12, rax	// third1.step16.c1.2
imul r13, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea r9, [rax-1]	// third1.step16.c0
lea rbx, [rdx+r13]	// end.w0g.add
neg rbx	// end.w0g.neg
sarx r10, rax, r15	// third1.step15.s
mov r11, rcx	// copy for third1.step16.x
xor r11, r10	// third1.step16.x
sar rsi, 1	// third1.step16.t
lea rbp, [rsi+r11]	// third1.step16.y
mov r14, -2	// third1.step17.c1
cmovc rbp, rsi	// third1.step16.G
adc r10, 0	// third1.step16.w
cmovs r9, r12	// third1.step16.d
lea r8, [r9-1]	// third1.step17.c0
cmovs rcx, rsi	// third1.step16.h
sar rbx, 20	// end.w0g.sar
and rbx, qword ptr [rdi-32]	// end.w0g.and_low40
sub r14, r9	// third1.step17.c1.2
mov qword ptr [rdi+24], rbx	// end.w0g.store_w0g
shr rbx, 20	// end.w0g.shr
shl rbx, 44	// end.w0g.shl
vpbroadcastq ymm0, qword ptr [rdi-24]	// update.digits.vpbroadcastq
mov rdx, -2	// third1.step18.c1
vpbroadcastq ymm1, qword ptr [rdi-8]	// update.digits.vpbroadcastq.2
mov qword ptr [rdi+32], rbx	// end.w0g.store_high0g
sarx r13, r9, r15	// third1.step16.s
mov rax, rcx	// copy for third1.step17.x
xor rax, r13	// third1.step17.x
sar rbp, 1	// third1.step17.t
lea r11, [rbp+rax]	// third1.step17.y
vpblendd ymm2, ymm0, ymm1, 0xf0	// update.digits.vpblendd
cmovc r11, rbp	// third1.step17.G
adc r13, 0	// third1.step17.w
cmovs r8, r14	// third1.step17.d
cmovs rcx, rbp	// third1.step17.h
sub rdx, r8	// third1.step18.c1.2
vpbroadcastq ymm3, qword ptr [rdi-16]	// update.digits.vpbroadcastq.3
vpbroadcastq ymm4, qword ptr [rdi+0]	// update.digits.vpbroadcastq.4
lea r10, [r8-1]	// third1.step18.c0
vpblendd ymm5, ymm3, ymm4, 0xf0	// update.digits.vpblendd.2
sarx r12, r8, r15	// third1.step17.s
mov rsi, rcx	// copy for third1.step18.x
xor rsi, r12	// third1.step18.x
sar r11, 1	// third1.step18.t
vmovdqa ymm6, ymmword ptr [rdi+448]	// update.digits.vmovdqa
vpand ymm7, ymm2, ymm6	// update.digits.vpand
vpand ymm8, ymm5, ymm6	// update.digits.vpand.2
lea rbx, [r11+rsi]	// third1.step18.y
cmovc rbx, r11	// third1.step18.G
adc r12, 0	// third1.step18.w
cmovs r10, rdx	// third1.step18.d
cmovs rcx, r11	// third1.step18.h
mov r9, -2	// third1.step19.c1
vpsrlq ymm9, ymm2, 30	// update.digits.vpsrlq
sub r9, r10	// third1.step19.c1.2
lea rax, [r10-1]	// third1.step19.c0
vpsrlq ymm10, ymm5, 30	// update.digits.vpsrlq.2
vbroadcasti128 ymm11, xmmword ptr [rdi+832]	// update.limb0.vbroadcasti128
vbroadcasti128 ymm12, xmmword ptr [rdi+848]	// update.limb0.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm11	// update.limb0.vpmuldq
mov r13, -2	// third1.step20.c1
vpmuldq ymm14, ymm8, ymm12	// update.limb0.vpmuldq.2
sarx r14, r10, r15	// third1.step18.s
mov rbp, rcx	// copy for third1.step19.x
xor rbp, r14	// third1.step19.x
sar rbx, 1	// third1.step19.t
lea r8, [rbx+rbp]	// third1.step19.y
vpaddq ymm15, ymm13, ymm14	// update.limb0.vpaddq
cmovc r8, rbx	// third1.step19.G
adc r14, 0	// third1.step19.w
cmovs rax, r9	// third1.step19.d
cmovs rcx, rbx	// third1.step19.h
sub r13, rax	// third1.step20.c1.2
vpaddq ymm0, ymm15, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
lea rsi, [rax-1]	// third1.step20.c0
vpmuludq ymm1, ymm0, ymmword ptr [rdi+768]	// update.limb0.vpmuludq
vpand ymm3, ymm1, ymm6	// update.limb0.vpand
sarx r12, rax, r15	// third1.step19.s
mov rdx, rcx	// copy for third1.step20.x
xor rdx, r12	// third1.step20.x
sar r8, 1	// third1.step20.t
vpmuludq ymm4, ymm3, ymmword ptr [rdi+1152]	// update.limb0.vpmuludq.2
vpaddq ymm2, ymm0, ymm4	// update.limb0.vpaddq.3
lea r11, [r8+rdx]	// third1.step20.y
vpsrlq ymm5, ymm2, 30	// update.limb0.vpsrlq
cmovc r11, r8	// third1.step20.G
adc r12, 0	// third1.step20.w
cmovs rsi, r13	// third1.step20.d
cmovs rcx, r8	// third1.step20.h
vpmuldq ymm13, ymm9, ymm11	// update.limb1.vpmuldq
mov r10, r11	// copy for change1.G.add_rounding_G
add r10, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov rbp, rcx	// copy for change1.h.add_rounding_h
add rbp, qword ptr [rdi-64]	// change1.h.add_rounding_h
vpmuldq ymm14, ymm10, ymm12	// update.limb1.vpmuldq.2
mov r14, rcx	// copy for change1.h.shl
shl r14, 45	// change1.h.shl
vbroadcasti128 ymm15, xmmword ptr [rdi+864]	// update.limb1.vbroadcasti128
add r14, qword ptr [rdi-48]	// change1.h.add_refill_h
rorx r9, r10, 21	// change1.G.first_entry
rorx rbx, rbp, 41	// change1.h.second_entry
vbroadcasti128 ymm1, xmmword ptr [rdi+880]	// update.limb1.vbroadcasti128.2
mov rax, r11	// copy for change1.G.shl
shl rax, 44	// change1.G.shl
add rax, qword ptr [rdi-40]	// change1.G.add_refill_G
rorx rdx, rbp, 20	// change1.h.first_entry
rorx r12, r10, 42	// change1.G.second_entry
vpmuldq ymm0, ymm7, ymm15	// update.limb1.vpmuldq.3
imul r9, qword ptr [rdi+16]	// change1.G.imul_high0f
imul rdx, qword ptr [rdi+16]	// change1.h.imul_high0f
sarx r13, rsi, r15	// third1.step20.s
vpmuldq ymm4, ymm8, ymm1	// update.limb1.vpmuldq.4
vpaddq ymm2, ymm13, ymm14	// update.limb1.vpaddq
imul rbx, qword ptr [rdi+32]	// change1.h.imul_high0g
vpaddq ymm11, ymm2, ymm0	// update.limb1.vpaddq.2
imul r12, qword ptr [rdi+32]	// change1.G.imul_high0g
vpaddq ymm12, ymm11, ymm4	// update.limb1.vpaddq.3
vpmuludq ymm13, ymm3, ymmword ptr [rdi+1184]	// update.limb1.vpmuludq
vpaddq ymm14, ymm12, ymm13	// update.limb1.vpaddq.4
lea r8, [rdx+rbx]	// change1.h.add
mov rbp, -2	// third2.step1.c1
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb1.vpaddq.5
sub rbp, rsi	// third2.step1.c1.2
lea r10, [r9+r12]	// change1.G.add
lea rdx, [rsi-1]	// third2.step1.c0
vpaddq ymm0, ymm2, ymm5	// update.limb1.vpaddq.6
lea rbx, [r8+r14]	// change1.h.add.2
lea r9, [r10+rax]	// change1.G.add.2
vpmuludq ymm11, ymm0, ymmword ptr [rdi+768]	// update.limb1.vpmuludq.2
vpand ymm4, ymm11, ymm6	// update.limb1.vpand
mov r12, rcx	// copy for change1.N1v.add_rounding_h
add r12, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
mov rsi, -2	// third2.step2.c1
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1152]	// update.limb1.vpmuludq.3
ror r9, 44	// change1.G.packed
vpaddq ymm13, ymm0, ymm12	// update.limb1.vpaddq.7
sar r12, 41	// change1.N1v.sar
vpsrlq ymm14, ymm13, 30	// update.limb1.vpsrlq
mov qword ptr [rdi+200], r12	// change1.N1v.store_N1v
ror rbx, 45	// change1.h.packed
mov r8, rbx	// copy for third2.step1.x
xor r8, r13	// third2.step1.x
sar r9, 1	// third2.step1.t
lea r14, [r9+r8]	// third2.step1.y
cmovc r14, r9	// third2.step1.G
adc r13, 0	// third2.step1.w
cmovs rdx, rbp	// third2.step1.d
cmovs rbx, r9	// third2.step1.h
sub rsi, rdx	// third2.step2.c1.2
vpmuldq ymm2, ymm9, ymm15	// update.limb2.vpmuldq
lea r10, [rdx-1]	// third2.step2.c0
vpmuldq ymm5, ymm10, ymm1	// update.limb2.vpmuldq.2
vbroadcasti128 ymm11, xmmword ptr [rdi+896]	// update.limb2.vbroadcasti128
sarx rax, rdx, r15	// third2.step1.s
mov r12, rbx	// copy for third2.step2.x
xor r12, rax	// third2.step2.x
sar r14, 1	// third2.step2.t
lea r8, [rcx+524288]	// change1.N1u.offset
vbroadcasti128 ymm0, xmmword ptr [rdi+912]	// update.limb2.vbroadcasti128.2
lea r13, [r14+r12]	// third2.step2.y
cmovc r13, r14	// third2.step2.G
adc rax, 0	// third2.step2.w
cmovs r10, rsi	// third2.step2.d
cmovs rbx, r14	// third2.step2.h
shl r8, 23	// change1.N1u.shl
mov rbp, -2	// third2.step3.c1
sar r8, 43	// change1.N1u.sar
vpmuldq ymm12, ymm7, ymm11	// update.limb2.vpmuldq.3
sub rbp, r10	// third2.step3.c1.2
vpaddq ymm13, ymm2, ymm5	// update.limb2.vpaddq
lea r9, [r10-1]	// third2.step3.c0
mov qword ptr [rdi+192], r8	// change1.N1u.store_N1u
vpaddq ymm15, ymm13, ymm12	// update.limb2.vpaddq.2
vpmuldq ymm1, ymm8, ymm0	// update.limb2.vpmuldq.4
vpaddq ymm2, ymm15, ymm1	// update.limb2.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+1216]	// update.limb2.vpmuludq
mov rdx, -2	// third2.step4.c1
mov rcx, r11	// copy for change1.N1r.add_rounding_G
add rcx, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
vpaddq ymm13, ymm2, ymm5	// update.limb2.vpaddq.4
sarx r12, r10, r15	// third2.step2.s
mov rax, rbx	// copy for third2.step3.x
xor rax, r12	// third2.step3.x
sar r13, 1	// third2.step3.t
lea rsi, [r13+rax]	// third2.step3.y
vpmuludq ymm12, ymm4, ymmword ptr [rdi+1184]	// update.limb2.vpmuludq.2
cmovc rsi, r13	// third2.step3.G
adc r12, 0	// third2.step3.w
cmovs r9, rbp	// third2.step3.d
cmovs rbx, r13	// third2.step3.h
sub rdx, r9	// third2.step4.c1.2
vpaddq ymm15, ymm13, ymm12	// update.limb2.vpaddq.5
sar rcx, 42	// change1.N1r.sar
mov qword ptr [rdi+216], rcx	// change1.N1r.store_N1r
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb2.vpaddq.6
lea r14, [r9-1]	// third2.step4.c0
vpaddq ymm2, ymm1, ymm14	// update.limb2.vpaddq.7
sarx r8, r9, r15	// third2.step3.s
mov r10, rbx	// copy for third2.step4.x
xor r10, r8	// third2.step4.x
sar rsi, 1	// third2.step4.t
vpsrlq ymm5, ymm2, 30	// update.limb2.vpsrlq
vpand ymm13, ymm2, ymm6	// update.limb2.vpand
lea rax, [r11+1048576]	// change1.N1q.offset
vmovdqa ymmword ptr [rdi+832], ymm13	// update.limb2.vmovdqa
lea r12, [rsi+r10]	// third2.step4.y
cmovc r12, rsi	// third2.step4.G
adc r8, 0	// third2.step4.w
cmovs r14, rdx	// third2.step4.d
cmovs rbx, rsi	// third2.step4.h
vpmuldq ymm12, ymm9, ymm11	// update.limb3.vpmuldq
mov rbp, -2	// third2.step5.c1
sub rbp, r14	// third2.step5.c1.2
vpmuldq ymm15, ymm10, ymm0	// update.limb3.vpmuldq.2
lea r13, [r14-1]	// third2.step5.c0
vbroadcasti128 ymm1, xmmword ptr [rdi+928]	// update.limb3.vbroadcasti128
shl rax, 22	// change1.N1q.shl
sar rax, 43	// change1.N1q.sar
vbroadcasti128 ymm14, xmmword ptr [rdi+944]	// update.limb3.vbroadcasti128.2
mov qword ptr [rdi+208], rax	// change1.N1q.store_N1q
vpmuldq ymm2, ymm7, ymm1	// update.limb3.vpmuldq.3
mov rcx, -2	// third2.step6.c1
vpmuldq ymm13, ymm8, ymm14	// update.limb3.vpmuldq.4
mov r9, qword ptr [rdi+192]	// change1.w1f.load_N1u
imul r9, qword ptr [rdi+8]	// change1.w1f.imul_w0f
sarx r11, r14, r15	// third2.step4.s
mov r10, rbx	// copy for third2.step5.x
xor r10, r11	// third2.step5.x
sar r12, 1	// third2.step5.t
lea r8, [r12+r10]	// third2.step5.y
vpaddq ymm11, ymm12, ymm15	// update.limb3.vpaddq
cmovc r8, r12	// third2.step5.G
adc r11, 0	// third2.step5.w
cmovs r13, rbp	// third2.step5.d
cmovs rbx, r12	// third2.step5.h
sub rcx, r13	// third2.step6.c1.2
vpaddq ymm0, ymm11, ymm2	// update.limb3.vpaddq.2
lea rdx, [r13-1]	// third2.step6.c0
vpaddq ymm12, ymm0, ymm13	// update.limb3.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+1248]	// update.limb3.vpmuludq
sarx rsi, r13, r15	// third2.step5.s
mov rax, rbx	// copy for third2.step6.x
xor rax, rsi	// third2.step6.x
sar r8, 1	// third2.step6.t
vpaddq ymm11, ymm12, ymm15	// update.limb3.vpaddq.4
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1216]	// update.limb3.vpmuludq.2
lea r14, [r8+rax]	// third2.step6.y
vpaddq ymm0, ymm11, ymm2	// update.limb3.vpaddq.5
mov r10, qword ptr [rdi+200]	// change1.w1f.load_N1v
cmovc r14, r8	// third2.step6.G
adc rsi, 0	// third2.step6.w
cmovs rdx, rcx	// third2.step6.d
cmovs rbx, r8	// third2.step6.h
imul r10, qword ptr [rdi+24]	// change1.w1f.imul_w0g
lea r11, [r9+r10]	// change1.w1f.add
mov rbp, -2	// third2.step7.c1
vpaddq ymm13, ymm0, ymmword ptr [rdi+512]	// update.limb3.vpaddq.6
sub rbp, rdx	// third2.step7.c1.2
lea r12, [rdx-1]	// third2.step7.c0
vpaddq ymm12, ymm13, ymm5	// update.limb3.vpaddq.7
neg r11	// change1.w1f.neg
vpsrlq ymm15, ymm12, 30	// update.limb3.vpsrlq
vpand ymm11, ymm12, ymm6	// update.limb3.vpand
sar r11, 20	// change1.w1f.sar
mov r13, -2	// third2.step8.c1
vmovdqa ymmword ptr [rdi+864], ymm11	// update.limb3.vmovdqa
mov qword ptr [rdi+40], r11	// change1.w1f.store_w1f
vpmuldq ymm2, ymm9, ymm1	// update.limb4.vpmuldq
sarx rax, rdx, r15	// third2.step6.s
mov rsi, rbx	// copy for third2.step7.x
xor rsi, rax	// third2.step7.x
sar r14, 1	// third2.step7.t
lea rcx, [r14+rsi]	// third2.step7.y
mov r8, qword ptr [rdi+208]	// change1.w1g.load_N1q
vpmuldq ymm0, ymm10, ymm14	// update.limb4.vpmuldq.2
cmovc rcx, r14	// third2.step7.G
adc rax, 0	// third2.step7.w
cmovs r12, rbp	// third2.step7.d
cmovs rbx, r14	// third2.step7.h
sub r13, r12	// third2.step8.c1.2
vbroadcasti128 ymm13, xmmword ptr [rdi+960]	// update.limb4.vbroadcasti128
lea r9, [r12-1]	// third2.step8.c0
vbroadcasti128 ymm5, xmmword ptr [rdi+976]	// update.limb4.vbroadcasti128.2
vpmuldq ymm12, ymm7, ymm13	// update.limb4.vpmuldq.3
sarx r10, r12, r15	// third2.step7.s
mov r11, rbx	// copy for third2.step8.x
xor r11, r10	// third2.step8.x
sar rcx, 1	// third2.step8.t
vpmuldq ymm1, ymm8, ymm5	// update.limb4.vpmuldq.4
vpaddq ymm14, ymm2, ymm0	// update.limb4.vpaddq
lea rdx, [rcx+r11]	// third2.step8.y
vpaddq ymm2, ymm14, ymm12	// update.limb4.vpaddq.2
cmovc rdx, rcx	// third2.step8.G
adc r10, 0	// third2.step8.w
cmovs r9, r13	// third2.step8.d
cmovs rbx, rcx	// third2.step8.h
imul r8, qword ptr [rdi+8]	// change1.w1g.imul_w0f
mov rsi, qword ptr [rdi+216]	// change1.w1g.load_N1r
mov rax, -2	// third2.step9.c1
sub rax, r9	// third2.step9.c1.2
vpaddq ymm0, ymm2, ymm1	// update.limb4.vpaddq.3
lea rbp, [r9-1]	// third2.step9.c0
imul rsi, qword ptr [rdi+24]	// change1.w1g.imul_w0g
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1280]	// update.limb4.vpmuludq
lea r14, [r8+rsi]	// change1.w1g.add
vpaddq ymm12, ymm0, ymm14	// update.limb4.vpaddq.4
vpmuludq ymm2, ymm4, ymmword ptr [rdi+1248]	// update.limb4.vpmuludq.2
mov r12, -2	// third2.step10.c1
neg r14	// change1.w1g.neg
vpaddq ymm1, ymm12, ymm2	// update.limb4.vpaddq.5
sarx r11, r9, r15	// third2.step8.s
mov r10, rbx	// copy for third2.step9.x
xor r10, r11	// third2.step9.x
sar rdx, 1	// third2.step9.t
lea r13, [rdx+r10]	// third2.step9.y
vpaddq ymm0, ymm1, ymmword ptr [rdi+512]	// update.limb4.vpaddq.6
cmovc r13, rdx	// third2.step9.G
adc r11, 0	// third2.step9.w
cmovs rbp, rax	// third2.step9.d
cmovs rbx, rdx	// third2.step9.h
sub r12, rbp	// third2.step10.c1.2
vpaddq ymm14, ymm0, ymm15	// update.limb4.vpaddq.7
sar r14, 20	// change1.w1g.sar
mov qword ptr [rdi+48], r14	// change1.w1g.store_w1g
vpsrlq ymm12, ymm14, 30	// update.limb4.vpsrlq
lea rcx, [rbp-1]	// third2.step10.c0
vpand ymm2, ymm14, ymm6	// update.limb4.vpand
sarx r8, rbp, r15	// third2.step9.s
mov rsi, rbx	// copy for third2.step10.x
xor rsi, r8	// third2.step10.x
sar r13, 1	// third2.step10.t
vmovdqa ymmword ptr [rdi+896], ymm2	// update.limb4.vmovdqa
mov r9, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpmuldq ymm1, ymm9, ymm13	// update.limb5.vpmuldq
vpmuldq ymm0, ymm10, ymm5	// update.limb5.vpmuldq.2
lea r10, [r13+rsi]	// third2.step10.y
cmovc r10, r13	// third2.step10.G
adc r8, 0	// third2.step10.w
cmovs rcx, r12	// third2.step10.d
cmovs rbx, r13	// third2.step10.h
vbroadcasti128 ymm15, xmmword ptr [rdi+992]	// update.limb5.vbroadcasti128
mov r11, -2	// third2.step11.c1
sub r11, rcx	// third2.step11.c1.2
lea rax, [rcx-1]	// third2.step11.c0
vbroadcasti128 ymm14, xmmword ptr [rdi+1008]	// update.limb5.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm15	// update.limb5.vpmuldq.3
vpmuldq ymm5, ymm8, ymm14	// update.limb5.vpmuldq.4
vpaddq ymm1, ymm1, ymm0	// update.limb5.vpaddq
mov rdx, -2	// third2.step12.c1
vpaddq ymm0, ymm1, ymm13	// update.limb5.vpaddq.2
sarx r14, rcx, r15	// third2.step10.s
mov rbp, rbx	// copy for third2.step11.x
xor rbp, r14	// third2.step11.x
sar r10, 1	// third2.step11.t
lea rsi, [r10+rbp]	// third2.step11.y
vpaddq ymm1, ymm0, ymm5	// update.limb5.vpaddq.3
cmovc rsi, r10	// third2.step11.G
adc r14, 0	// third2.step11.w
cmovs rax, r11	// third2.step11.d
cmovs rbx, r10	// third2.step11.h
sub rdx, rax	// third2.step12.c1.2
vpmuludq ymm13, ymm3, ymmword ptr [rdi+1312]	// update.limb5.vpmuludq
lea r8, [rax-1]	// third2.step12.c0
vpaddq ymm0, ymm1, ymm13	// update.limb5.vpaddq.4
vpmuludq ymm5, ymm4, ymmword ptr [rdi+1280]	// update.limb5.vpmuludq.2
sarx r12, rax, r15	// third2.step11.s
mov r13, rbx	// copy for third2.step12.x
xor r13, r12	// third2.step12.x
sar rsi, 1	// third2.step12.t
vpaddq ymm1, ymm0, ymm5	// update.limb5.vpaddq.5
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]	// update.limb5.vpaddq.6
lea rcx, [rsi+r13]	// third2.step12.y
vpaddq ymm0, ymm13, ymm12	// update.limb5.vpaddq.7
cmovc rcx, rsi	// third2.step12.G
adc r12, 0	// third2.step12.w
cmovs r8, rdx	// third2.step12.d
cmovs rbx, rsi	// third2.step12.h
mov rbp, -2	// third2.step13.c1
vpsrlq ymm5, ymm0, 30	// update.limb5.vpsrlq
sub rbp, r8	// third2.step13.c1.2
lea r14, [r8-1]	// third2.step13.c0
vpand ymm1, ymm0, ymm6	// update.limb5.vpand
vmovdqa ymmword ptr [rdi+928], ymm1	// update.limb5.vmovdqa
vpsrlq ymm13, ymm11, 10	// update.limb5.above.vpsrlq
mov r11, -2	// third2.step14.c1
vpsllq ymm12, ymm2, 20	// update.limb5.above.vpsllq
sarx r10, r8, r15	// third2.step12.s
mov rax, rbx	// copy for third2.step13.x
xor rax, r10	// third2.step13.x
sar rcx, 1	// third2.step13.t
vpsllq ymm0, ymm1, 50	// update.limb5.above.vpsllq.2
lea r13, [rcx+rax]	// third2.step13.y
cmovc r13, rcx	// third2.step13.G
adc r10, 0	// third2.step13.w
cmovs r14, rbp	// third2.step13.d
cmovs rbx, rcx	// third2.step13.h
sub r11, r14	// third2.step14.c1.2
vpaddq ymm11, ymm13, ymm12	// update.limb5.above.vpaddq
vpaddq ymm2, ymm11, ymm0	// update.limb5.above.vpaddq.2
lea r12, [r14-1]	// third2.step14.c0
vmovdqa ymmword ptr [rdi+384], ymm2	// update.limb5.above.vmovdqa
imul r9, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov rdx, qword ptr [rdi+200]	// change1.high1f.load_N1v
imul rdx, qword ptr [rdi+400]	// change1.high1f.imul_above_g
lea rsi, [r9+rdx]	// change1.high1f.add
mov r8, qword ptr [rdi+40]	// change1.high1f.load_w1f
sar r8, 20	// change1.high1f.sar
sub r8, rsi	// change1.high1f.sub
shl r8, 44	// change1.high1f.shl
mov qword ptr [rdi+56], r8	// change1.high1f.store_high1f
mov rax, qword ptr [rdi+208]	// change1.high1g.load_N1q
imul rax, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov r10, qword ptr [rdi+216]	// change1.high1g.load_N1r
sarx rbp, r14, r15	// third2.step13.s
mov rcx, rbx	// copy for third2.step14.x
xor rcx, rbp	// third2.step14.x
sar r13, 1	// third2.step14.t
vpmuldq ymm1, ymm9, ymm15	// update.limb6.vpmuldq
vpmuldq ymm13, ymm10, ymm14	// update.limb6.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1024]	// update.limb6.vbroadcasti128
lea r9, [r13+rcx]	// third2.step14.y
vbroadcasti128 ymm11, xmmword ptr [rdi+1040]	// update.limb6.vbroadcasti128.2
cmovc r9, r13	// third2.step14.G
adc rbp, 0	// third2.step14.w
cmovs r12, r11	// third2.step14.d
cmovs rbx, r13	// third2.step14.h
imul r10, qword ptr [rdi+400]	// change1.high1g.imul_above_g
lea rdx, [rax+r10]	// change1.high1g.add
mov rsi, qword ptr [rdi+48]	// change1.high1g.load_w1g
mov r8, -2	// third2.step15.c1
sub r8, r12	// third2.step15.c1.2
vpmuldq ymm0, ymm7, ymm12	// update.limb6.vpmuldq.3
lea r14, [r12-1]	// third2.step15.c0
sar rsi, 20	// change1.high1g.sar
vpmuldq ymm2, ymm8, ymm11	// update.limb6.vpmuldq.4
vpaddq ymm15, ymm1, ymm13	// update.limb6.vpaddq
vpaddq ymm14, ymm15, ymm0	// update.limb6.vpaddq.2
mov rcx, -2	// third2.step16.c1
sub rsi, rdx	// change1.high1g.sub
vpaddq ymm1, ymm14, ymm2	// update.limb6.vpaddq.3
sarx rbp, r12, r15	// third2.step14.s
mov r11, rbx	// copy for third2.step15.x
xor r11, rbp	// third2.step15.x
sar r9, 1	// third2.step15.t
lea r13, [r9+r11]	// third2.step15.y
vpmuludq ymm13, ymm3, ymmword ptr [rdi+1344]	// update.limb6.vpmuludq
cmovc r13, r9	// third2.step15.G
adc rbp, 0	// third2.step15.w
cmovs r14, r8	// third2.step15.d
cmovs rbx, r9	// third2.step15.h
sub rcx, r14	// third2.step16.c1.2
shl rsi, 44	// change1.high1g.shl
vpaddq ymm15, ymm1, ymm13	// update.limb6.vpaddq.4
lea rax, [r14-1]	// third2.step16.c0
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1312]	// update.limb6.vpmuludq.2
mov qword ptr [rdi+64], rsi	// change1.high1g.store_high1g
vpaddq ymm14, ymm15, ymm0	// update.limb6.vpaddq.5
sarx r10, r14, r15	// third2.step15.s
mov rdx, rbx	// copy for third2.step16.x
xor rdx, r10	// third2.step16.x
sar r13, 1	// third2.step16.t
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb6.vpaddq.6
vpaddq ymm1, ymm2, ymm5	// update.limb6.vpaddq.7
vpsrlq ymm13, ymm1, 30	// update.limb6.vpsrlq
lea r12, [r13+rdx]	// third2.step16.y
cmovc r12, r13	// third2.step16.G
adc r10, 0	// third2.step16.w
cmovs rax, rcx	// third2.step16.d
cmovs rbx, r13	// third2.step16.h
mov r11, -2	// third2.step17.c1
vpand ymm15, ymm1, ymm6	// update.limb6.vpand
sub r11, rax	// third2.step17.c1.2
lea rbp, [rax-1]	// third2.step17.c0
vmovdqa ymmword ptr [rdi+960], ymm15	// update.limb6.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb7.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb7.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1056]	// update.limb7.vbroadcasti128
mov r8, -2	// third2.step18.c1
vbroadcasti128 ymm5, xmmword ptr [rdi+1072]	// update.limb7.vbroadcasti128.2
sarx r9, rax, r15	// third2.step16.s
mov rsi, rbx	// copy for third2.step17.x
xor rsi, r9	// third2.step17.x
sar r12, 1	// third2.step17.t
lea r14, [r12+rsi]	// third2.step17.y
vpmuldq ymm1, ymm7, ymm2	// update.limb7.vpmuldq.3
cmovc r14, r12	// third2.step17.G
adc r9, 0	// third2.step17.w
cmovs rbp, r11	// third2.step17.d
cmovs rbx, r12	// third2.step17.h
sub r8, rbp	// third2.step18.c1.2
vpmuldq ymm15, ymm8, ymm5	// update.limb7.vpmuldq.4
lea rdx, [rbp-1]	// third2.step18.c0
vpaddq ymm12, ymm0, ymm14	// update.limb7.vpaddq
vpaddq ymm11, ymm12, ymm1	// update.limb7.vpaddq.2
sarx r10, rbp, r15	// third2.step17.s
mov rcx, rbx	// copy for third2.step18.x
xor rcx, r10	// third2.step18.x
sar r14, 1	// third2.step18.t
vpaddq ymm0, ymm11, ymm15	// update.limb7.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1376]	// update.limb7.vpmuludq
lea r13, [r14+rcx]	// third2.step18.y
vpaddq ymm12, ymm0, ymm14	// update.limb7.vpaddq.4
cmovc r13, r14	// third2.step18.G
adc r10, 0	// third2.step18.w
cmovs rdx, r8	// third2.step18.d
cmovs rbx, r14	// third2.step18.h
mov rax, -2	// third2.step19.c1
sub rax, rdx	// third2.step19.c1.2
vpmuludq ymm1, ymm4, ymmword ptr [rdi+1344]	// update.limb7.vpmuludq.2
lea rsi, [rdx-1]	// third2.step19.c0
vpaddq ymm11, ymm12, ymm1	// update.limb7.vpaddq.5
vpaddq ymm15, ymm11, ymmword ptr [rdi+512]	// update.limb7.vpaddq.6
vpaddq ymm0, ymm15, ymm13	// update.limb7.vpaddq.7
mov r9, -2	// third2.step20.c1
vpsrlq ymm14, ymm0, 30	// update.limb7.vpsrlq
sarx r11, rdx, r15	// third2.step18.s
mov r12, rbx	// copy for third2.step19.x
xor r12, r11	// third2.step19.x
sar r13, 1	// third2.step19.t
lea rbp, [r13+r12]	// third2.step19.y
vpand ymm12, ymm0, ymm6	// update.limb7.vpand
cmovc rbp, r13	// third2.step19.G
adc r11, 0	// third2.step19.w
cmovs rsi, rax	// third2.step19.d
cmovs rbx, r13	// third2.step19.h
sub r9, rsi	// third2.step20.c1.2
vmovdqa ymmword ptr [rdi+992], ymm12	// update.limb7.vmovdqa
vpmuldq ymm1, ymm9, ymm2	// update.limb8.vpmuldq
lea rcx, [rsi-1]	// third2.step20.c0
vpmuldq ymm11, ymm10, ymm5	// update.limb8.vpmuldq.2
sarx r10, rsi, r15	// third2.step19.s
mov r8, rbx	// copy for third2.step20.x
xor r8, r10	// third2.step20.x
sar rbp, 1	// third2.step20.t
vbroadcasti128 ymm15, xmmword ptr [rdi+1088]	// update.limb8.vbroadcasti128
vbroadcasti128 ymm13, xmmword ptr [rdi+1104]	// update.limb8.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm15	// update.limb8.vpmuldq.3
lea r14, [rbp+r8]	// third2.step20.y
cmovc r14, rbp	// third2.step20.G
adc r10, 0	// third2.step20.w
cmovs rcx, r9	// third2.step20.d
cmovs rbx, rbp	// third2.step20.h
vpmuldq ymm12, ymm8, ymm13	// update.limb8.vpmuldq.4
vpaddq ymm2, ymm1, ymm11	// update.limb8.vpaddq
mov rdx, r14	// copy for change2.G.add_rounding_G
add rdx, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov r12, rbx	// copy for change2.h.add_rounding_h
add r12, qword ptr [rdi-64]	// change2.h.add_rounding_h
vpaddq ymm5, ymm2, ymm0	// update.limb8.vpaddq.2
mov r11, r14	// copy for change2.G.shl
shl r11, 44	// change2.G.shl
mov rax, rbx	// copy for change2.h.shl
shl rax, 45	// change2.h.shl
rorx r13, rdx, 21	// change2.G.first_entry
rorx rsi, rdx, 42	// change2.G.second_entry
vpaddq ymm7, ymm5, ymm12	// update.limb8.vpaddq.3
rorx r8, r12, 20	// change2.h.first_entry
rorx r10, r12, 41	// change2.h.second_entry
add r11, qword ptr [rdi-40]	// change2.G.add_refill_G
add rax, qword ptr [rdi-48]	// change2.h.add_refill_h
vpmuludq ymm8, ymm3, ymmword ptr [rdi+1408]	// update.limb8.vpmuludq
imul r13, qword ptr [rdi+56]	// change2.G.imul_high1f
imul rsi, qword ptr [rdi+64]	// change2.G.imul_high1g
imul r8, qword ptr [rdi+56]	// change2.h.imul_high1f
imul r10, qword ptr [rdi+64]	// change2.h.imul_high1g
vpaddq ymm1, ymm7, ymm8	// update.limb8.vpaddq.4
sarx r9, rcx, r15	// third2.step20.s
vpmuludq ymm11, ymm4, ymmword ptr [rdi+1376]	// update.limb8.vpmuludq.2
vpaddq ymm2, ymm1, ymm11	// update.limb8.vpaddq.5
vpaddq ymm0, ymm2, ymmword ptr [rdi+512]	// update.limb8.vpaddq.6
vpaddq ymm5, ymm0, ymm14	// update.limb8.vpaddq.7
vpsrlq ymm12, ymm5, 30	// update.limb8.vpsrlq
lea rbp, [r13+rsi]	// change2.G.add
lea rdx, [r8+r10]	// change2.h.add
vpand ymm3, ymm5, ymm6	// update.limb8.vpand
mov r12, -2	// third3.step1.c1
sub r12, rcx	// third3.step1.c1.2
lea r13, [rbp+r11]	// change2.G.add.2
vmovdqa ymmword ptr [rdi+1024], ymm3	// update.limb8.vmovdqa
mov rsi, -2	// third3.step2.c1
lea r8, [rdx+rax]	// change2.h.add.2
lea r10, [rcx-1]	// third3.step1.c0
vpmuldq ymm7, ymm9, ymm15	// update.last.vpmuldq
ror r13, 44	// change2.G.packed
ror r8, 45	// change2.h.packed
mov rbp, r8	// copy for third3.step1.x
xor rbp, r9	// third3.step1.x
sar r13, 1	// third3.step1.t
vpmuldq ymm8, ymm10, ymm13	// update.last.vpmuldq.2
lea r11, [r13+rbp]	// third3.step1.y
vpaddq ymm1, ymm7, ymm8	// update.last.vpaddq
vpmuludq ymm11, ymm4, ymmword ptr [rdi+1408]	// update.last.vpmuludq
vpaddq ymm2, ymm1, ymm11	// update.last.vpaddq.2
cmovc r11, r13	// third3.step1.G
adc r9, 0	// third3.step1.w
cmovs r10, r12	// third3.step1.d
cmovs r8, r13	// third3.step1.h
sub rsi, r10	// third3.step2.c1.2
mov rdx, rbx	// copy for change2.N2v.add_rounding_h
add rdx, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
vpaddq ymm0, ymm2, ymmword ptr [rdi+512]	// update.last.vpaddq.3
sar rdx, 41	// change2.N2v.sar
vpaddq ymm14, ymm0, ymm12	// update.last.vpaddq.4
lea rax, [r10-1]	// third3.step2.c0
vpand ymm5, ymm14, ymm6	// update.last.vpand
mov qword ptr [rdi+264], rdx	// change2.N2v.store_N2v
vmovdqa ymmword ptr [rdi+1056], ymm5	// update.last.vmovdqa
sarx rcx, r10, r15	// third3.step1.s
mov rbp, r8	// copy for third3.step2.x
xor rbp, rcx	// third3.step2.x
sar r11, 1	// third3.step2.t
vpsrlq ymm3, ymm14, 30	// update.last.vpsrlq
lea r9, [rbx+524288]	// change2.N2u.offset
vpsubq ymm9, ymm3, ymmword ptr [rdi+544]	// update.last.vpsubq
lea r12, [r11+rbp]	// third3.step2.y
cmovc r12, r11	// third3.step2.G
adc rcx, 0	// third3.step2.w
cmovs rax, rsi	// third3.step2.d
cmovs r8, r11	// third3.step2.h
shl r9, 23	// change2.N2u.shl
vmovdqa ymmword ptr [rdi+1088], ymm9	// update.last.vmovdqa.2
mov r13, -2	// third3.step3.c1
sub r13, rax	// third3.step3.c1.2
lea rdx, [rax-1]	// third3.step3.c0
sar r9, 43	// change2.N2u.sar
mov qword ptr [rdi+256], r9	// change2.N2u.store_N2u
mov r10, -2	// third3.step4.c1
mov rbx, r14	// copy for change2.N2r.add_rounding_G
add rbx, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
sarx rbp, rax, r15	// third3.step2.s
mov rcx, r8	// copy for third3.step3.x
xor rcx, rbp	// third3.step3.x
sar r12, 1	// third3.step3.t
lea rsi, [r12+rcx]	// third3.step3.y
cmovc rsi, r12	// third3.step3.G
adc rbp, 0	// third3.step3.w
cmovs rdx, r13	// third3.step3.d
cmovs r8, r12	// third3.step3.h
sub r10, rdx	// third3.step4.c1.2
sar rbx, 42	// change2.N2r.sar
lea r11, [rdx-1]	// third3.step4.c0
mov qword ptr [rdi+280], rbx	// change2.N2r.store_N2r
lea r9, [r14+1048576]	// change2.N2q.offset
sarx rax, rdx, r15	// third3.step3.s
mov rcx, r8	// copy for third3.step4.x
xor rcx, rax	// third3.step4.x
sar rsi, 1	// third3.step4.t
lea rbp, [rsi+rcx]	// third3.step4.y
cmovc rbp, rsi	// third3.step4.G
adc rax, 0	// third3.step4.w
cmovs r11, r10	// third3.step4.d
cmovs r8, rsi	// third3.step4.h
shl r9, 22	// change2.N2q.shl
sar r9, 43	// change2.N2q.sar
lea r13, [r11-1]	// third3.step5.c0
mov qword ptr [rdi+272], r9	// change2.N2q.store_N2q
mov r12, qword ptr [rdi+256]	// change2.Yu.load_N2u
mov rbx, -2	// third3.step6.c1
mov r14, -2	// third3.step5.c1
sub r14, r11	// third3.step5.c1.2
imul r12, qword ptr [rdi+192]	// change2.Yu.imul_N1u
sarx rdx, r11, r15	// third3.step4.s
mov rcx, r8	// copy for third3.step5.x
xor rcx, rdx	// third3.step5.x
sar rbp, 1	// third3.step5.t
lea rax, [rbp+rcx]	// third3.step5.y
cmovc rax, rbp	// third3.step5.G
adc rdx, 0	// third3.step5.w
cmovs r13, r14	// third3.step5.d
mov r10, qword ptr [rdi+264]	// change2.Yu.load_N2v
cmovs r8, rbp	// third3.step5.h
sub rbx, r13	// third3.step6.c1.2
lea rsi, [r13-1]	// third3.step6.c0
imul r10, qword ptr [rdi+208]	// change2.Yu.imul_N1q
sarx r9, r13, r15	// third3.step5.s
mov r11, r8	// copy for third3.step6.x
xor r11, r9	// third3.step6.x
sar rax, 1	// third3.step6.t
lea rcx, [rax+r11]	// third3.step6.y
lea rdx, [r12+r10]	// change2.Yu.add
mov qword ptr [rdi+128], rdx	// change2.Yu.store_Yu
cmovc rcx, rax	// third3.step6.G
adc r9, 0	// third3.step6.w
cmovs rsi, rbx	// third3.step6.d
mov r14, -2	// third3.step7.c1
cmovs r8, rax	// third3.step6.h
sub r14, rsi	// third3.step7.c1.2
lea rbp, [rsi-1]	// third3.step7.c0
mov r13, qword ptr [rdi+256]	// change2.Yv.load_N2u
imul r13, qword ptr [rdi+200]	// change2.Yv.imul_N1v
mov r11, -2	// third3.step8.c1
mov r12, qword ptr [rdi+264]	// change2.Yv.load_N2v
sarx r10, rsi, r15	// third3.step6.s
mov rdx, r8	// copy for third3.step7.x
xor rdx, r10	// third3.step7.x
sar rcx, 1	// third3.step7.t
lea r9, [rcx+rdx]	// third3.step7.y
cmovc r9, rcx	// third3.step7.G
adc r10, 0	// third3.step7.w
cmovs rbp, r14	// third3.step7.d
cmovs r8, rcx	// third3.step7.h
sub r11, rbp	// third3.step8.c1.2
imul r12, qword ptr [rdi+216]	// change2.Yv.imul_N1r
lea rbx, [rbp-1]	// third3.step8.c0
lea rax, [r13+r12]	// change2.Yv.add
sarx rsi, rbp, r15	// third3.step7.s
mov rdx, r8	// copy for third3.step8.x
xor rdx, rsi	// third3.step8.x
sar r9, 1	// third3.step8.t
mov qword ptr [rdi+136], rax	// change2.Yv.store_Yv
mov r10, qword ptr [rdi+272]	// change2.Yq.load_N2q
lea r14, [r9+rdx]	// third3.step8.y
cmovc r14, r9	// third3.step8.G
adc rsi, 0	// third3.step8.w
cmovs rbx, r11	// third3.step8.d
cmovs r8, r9	// third3.step8.h
mov rcx, -2	// third3.step9.c1
imul r10, qword ptr [rdi+192]	// change2.Yq.imul_N1u
sub rcx, rbx	// third3.step9.c1.2
lea r13, [rbx-1]	// third3.step9.c0
mov r12, qword ptr [rdi+280]	// change2.Yq.load_N2r
imul r12, qword ptr [rdi+208]	// change2.Yq.imul_N1q
mov rbp, -2	// third3.step10.c1
lea rax, [r10+r12]	// change2.Yq.add
sarx rdx, rbx, r15	// third3.step8.s
mov rsi, r8	// copy for third3.step9.x
xor rsi, rdx	// third3.step9.x
sar r14, 1	// third3.step9.t
lea r11, [r14+rsi]	// third3.step9.y
cmovc r11, r14	// third3.step9.G
adc rdx, 0	// third3.step9.w
cmovs r13, rcx	// third3.step9.d
cmovs r8, r14	// third3.step9.h
sub rbp, r13	// third3.step10.c1.2
mov qword ptr [rdi+144], rax	// change2.Yq.store_Yq
lea r9, [r13-1]	// third3.step10.c0
mov r10, qword ptr [rdi+272]	// change2.Yr.load_N2q
sarx r12, r13, r15	// third3.step9.s
mov rbx, r8	// copy for third3.step10.x
xor rbx, r12	// third3.step10.x
sar r11, 1	// third3.step10.t
lea rsi, [r11+rbx]	// third3.step10.y
cmovc rsi, r11	// third3.step10.G
adc r12, 0	// third3.step10.w
cmovs r9, rbp	// third3.step10.d
cmovs r8, r11	// third3.step10.h
imul r10, qword ptr [rdi+200]	// change2.Yr.imul_N1v
mov rdx, qword ptr [rdi+280]	// change2.Yr.load_N2r
mov rcx, -2	// third3.step11.c1
sub rcx, r9	// third3.step11.c1.2
imul rdx, qword ptr [rdi+216]	// change2.Yr.imul_N1r
lea r14, [r9-1]	// third3.step11.c0
lea rax, [r10+rdx]	// change2.Yr.add
mov r13, -2	// third3.step12.c1
mov qword ptr [rdi+152], rax	// change2.Yr.store_Yr
dec qword ptr [rdi-72]	// third3.leave.dec
jz 3f	// third3.leave.jz
sarx rbx, r9, r15	// third3.step10.s
mov r12, r8	// copy for third3.step11.x
xor r12, rbx	// third3.step11.x
sar rsi, 1	// third3.step11.t
lea rbp, [rsi+r12]	// third3.step11.y
mov r11, qword ptr [rdi+256]	// change2.w2f.load_N2u
cmovc rbp, rsi	// third3.step11.G
adc rbx, 0	// third3.step11.w
cmovs r14, rcx	// third3.step11.d
cmovs r8, rsi	// third3.step11.h
sub r13, r14	// third3.step12.c1.2
imul r11, qword ptr [rdi+40]	// change2.w2f.imul_w1f
lea r10, [r14-1]	// third3.step12.c0
mov rdx, qword ptr [rdi+264]	// change2.w2f.load_N2v
sarx rax, r14, r15	// third3.step11.s
mov r9, r8	// copy for third3.step12.x
xor r9, rax	// third3.step12.x
sar rbp, 1	// third3.step12.t
lea r12, [rbp+r9]	// third3.step12.y
cmovc r12, rbp	// third3.step12.G
adc rax, 0	// third3.step12.w
cmovs r10, r13	// third3.step12.d
cmovs r8, rbp	// third3.step12.h
imul rdx, qword ptr [rdi+48]	// change2.w2f.imul_w1g
lea rbx, [r11+rdx]	// change2.w2f.add
mov rcx, -2	// third3.step13.c1
sub rcx, r10	// third3.step13.c1.2
lea rsi, [r10-1]	// third3.step13.c0
neg rbx	// change2.w2f.neg
sar rbx, 20	// change2.w2f.sar
mov r14, -2	// third3.step14.c1
mov r9, qword ptr [rdi+128]	// change2.w2f.load_Yu
sarx rax, r10, r15	// third3.step12.s
mov r13, r8	// copy for third3.step13.x
xor r13, rax	// third3.step13.x
sar r12, 1	// third3.step13.t
lea rbp, [r12+r13]	// third3.step13.y
cmovc rbp, r12	// third3.step13.G
adc rax, 0	// third3.step13.w
cmovs rsi, rcx	// third3.step13.d
cmovs r8, r12	// third3.step13.h
sub r14, rsi	// third3.step14.c1.2
imul r9, qword ptr [rdi+384]	// change2.w2f.imul_above_f
lea r11, [rsi-1]	// third3.step14.c0
mov rdx, qword ptr [rdi+136]	// change2.w2f.load_Yv
sarx r10, rsi, r15	// third3.step13.s
mov r13, r8	// copy for third3.step14.x
xor r13, r10	// third3.step14.x
sar rbp, 1	// third3.step14.t
lea rax, [rbp+r13]	// third3.step14.y
cmovc rax, rbp	// third3.step14.G
adc r10, 0	// third3.step14.w
cmovs r11, r14	// third3.step14.d
cmovs r8, rbp	// third3.step14.h
imul rdx, qword ptr [rdi+400]	// change2.w2f.imul_above_g
lea rcx, [r9+rdx]	// change2.w2f.add.2
mov r12, -2	// third3.step15.c1
sub r12, r11	// third3.step15.c1.2
lea rsi, [rbx+rcx]	// change2.w2f.add.3
lea r13, [r11-1]	// third3.step15.c0
mov qword ptr [rdi-112], rsi	// change2.w2f.store_w2f
sar rsi, 20	// change2.w2f.sar.2
mov r10, -2	// third3.step16.c1
sarx r14, r11, r15	// third3.step14.s
mov rbp, r8	// copy for third3.step15.x
xor rbp, r14	// third3.step15.x
sar rax, 1	// third3.step15.t
lea r9, [rax+rbp]	// third3.step15.y
cmovc r9, rax	// third3.step15.G
adc r14, 0	// third3.step15.w
cmovs r13, r12	// third3.step15.d
cmovs r8, rax	// third3.step15.h
sub r10, r13	// third3.step16.c1.2
shl rsi, 44	// change2.w2f.shl
mov qword ptr [rdi+72], rsi	// change2.w2f.store_high2f
lea rdx, [r13-1]	// third3.step16.c0
mov rbx, qword ptr [rdi+272]	// change2.w2g.load_N2q
sarx rcx, r13, r15	// third3.step15.s
mov r11, r8	// copy for third3.step16.x
xor r11, rcx	// third3.step16.x
sar r9, 1	// third3.step16.t
lea rbp, [r9+r11]	// third3.step16.y
cmovc rbp, r9	// third3.step16.G
adc rcx, 0	// third3.step16.w
cmovs rdx, r10	// third3.step16.d
cmovs r8, r9	// third3.step16.h
imul rbx, qword ptr [rdi+40]	// change2.w2g.imul_w1f
mov r14, qword ptr [rdi+280]	// change2.w2g.load_N2r
mov r12, -2	// third3.step17.c1
sub r12, rdx	// third3.step17.c1.2
lea rax, [rdx-1]	// third3.step17.c0
imul r14, qword ptr [rdi+48]	// change2.w2g.imul_w1g
lea rsi, [rbx+r14]	// change2.w2g.add
mov r13, -2	// third3.step18.c1
neg rsi	// change2.w2g.neg
sarx r11, rdx, r15	// third3.step16.s
mov rcx, r8	// copy for third3.step17.x
xor rcx, r11	// third3.step17.x
sar rbp, 1	// third3.step17.t
lea r10, [rbp+rcx]	// third3.step17.y
cmovc r10, rbp	// third3.step17.G
adc r11, 0	// third3.step17.w
cmovs rax, r12	// third3.step17.d
cmovs r8, rbp	// third3.step17.h
sub r13, rax	// third3.step18.c1.2
sar rsi, 20	// change2.w2g.sar
lea r9, [rax-1]	// third3.step18.c0
mov rbx, qword ptr [rdi+144]	// change2.w2g.load_Yq
sarx r14, rax, r15	// third3.step17.s
mov rdx, r8	// copy for third3.step18.x
xor rdx, r14	// third3.step18.x
sar r10, 1	// third3.step18.t
lea rcx, [r10+rdx]	// third3.step18.y
cmovc rcx, r10	// third3.step18.G
adc r14, 0	// third3.step18.w
cmovs r9, r13	// third3.step18.d
cmovs r8, r10	// third3.step18.h
imul rbx, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov r11, qword ptr [rdi+152]	// change2.w2g.load_Yr
mov r12, -2	// third3.step19.c1
imul r11, qword ptr [rdi+400]	// change2.w2g.imul_above_g
sub r12, r9	// third3.step19.c1.2
lea rbp, [r9-1]	// third3.step19.c0
lea rax, [rbx+r11]	// change2.w2g.add.2
lea rdx, [rsi+rax]	// change2.w2g.add.3
mov r14, -2	// third3.step20.c1
mov qword ptr [rdi-104], rdx	// change2.w2g.store_w2g
sarx r13, r9, r15	// third3.step18.s
mov r10, r8	// copy for third3.step19.x
xor r10, r13	// third3.step19.x
sar rcx, 1	// third3.step19.t
lea rbx, [rcx+r10]	// third3.step19.y
cmovc rbx, rcx	// third3.step19.G
adc r13, 0	// third3.step19.w
cmovs rbp, r12	// third3.step19.d
cmovs r8, rcx	// third3.step19.h
sub r14, rbp	// third3.step20.c1.2
sar rdx, 20	// change2.w2g.sar.2
shl rdx, 44	// change2.w2g.shl
lea r11, [rbp-1]	// third3.step20.c0
sarx rsi, rbp, r15	// third3.step19.s
mov rax, r8	// copy for third3.step20.x
xor rax, rsi	// third3.step20.x
sar rbx, 1	// third3.step20.t
mov qword ptr [rdi+80], rdx	// change2.w2g.store_high2g
lea r9, [rbx+rax]	// third3.step20.y
cmovc r9, rbx	// third3.step20.G
adc rsi, 0	// third3.step20.w
cmovs r11, r14	// third3.step20.d
cmovs r8, rbx	// third3.step20.h
mov r10, r8	// copy for change3.h.add_rounding_h
add r10, qword ptr [rdi-64]	// change3.h.add_rounding_h
rorx r13, r10, 20	// change3.h.first_entry
mov r12, r9	// copy for change3.G.shl
shl r12, 44	// change3.G.shl
mov qword ptr [rdi-120], r9	// change3.store_end_G
mov rcx, r8	// copy for change3.h.shl
shl rcx, 45	// change3.h.shl
rorx rbp, r10, 41	// change3.h.second_entry
add r9, qword ptr [rdi-56]	// change3.G.add_rounding_G
rorx rdx, r9, 42	// change3.G.second_entry
rorx rax, r9, 21	// change3.G.first_entry
imul rax, qword ptr [rdi+72]	// change3.G.imul_high2f
add r12, qword ptr [rdi-40]	// change3.G.add_refill_G
mov qword ptr [rdi-128], r8	// change3.store_end_h
add rcx, qword ptr [rdi-48]	// change3.h.add_refill_h
imul rdx, qword ptr [rdi+80]	// change3.G.imul_high2g
imul r13, qword ptr [rdi+72]	// change3.h.imul_high2f
imul rbp, qword ptr [rdi+80]	// change3.h.imul_high2g
sarx rsi, r11, r15	// third3.step20.s
lea r14, [rax+rdx]	// change3.G.add
lea rbx, [r13+rbp]	// change3.h.add
lea r10, [r14+r12]	// change3.G.add.2
lea r9, [rbx+rcx]	// change3.h.add.2
ror r10, 44	// change3.G.packed
ror r9, 45	// change3.h.packed
mov rbx, r10	// output
mov rcx, r9	// output
mov rdx, r11	// output
cmp qword ptr [rdi-72], 64	// loop
jnz 2b	// loop
mov qword ptr [rdi-96], rbx	// store_start_G
mov qword ptr [rdi-88], rcx	// store_start_h
mov qword ptr [rdi-80], rdx	// store_d
jmp 4f	// leave
3:
mov qword ptr [rdi-128], r8	// store_end_h
mov qword ptr [rdi-120], rsi	// store_end_G
4:
vzeroupper	// leave
pop r15	// leave
pop r14	// leave
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
ret	// leave
