// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `batches` batches of 60 half-delta divsteps on f, g [BY19, Wui21].
//   The matrix of each batch is applied to f, g in the batch after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `GcdState` in gcd.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; batches >= 1; BMI1, BMI2, AVX2.
// Out: limbs, d, end_h, end_G, Y of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow.
// Timing: constant but for `batches` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 14 limbs of 30 bits; 1111 instructions a batch, 720 for its steps (form: carry).
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
mov rbp, -2	// third1.step1.c1
sub rbp, rdx	// third1.step1.c1.2
sar rbx, 1	// third1.step1.t
lea r8, [rbx+rax]	// third1.step1.y
cmovc r8, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
cmovs rcx, rbx	// third1.step1.h
lea r9, [rdx-1]	// third1.step1.c0
cmovs r9, rbp	// third1.step1.d
mov r10, -2	// third1.step2.c1
sub r10, r9	// third1.step2.c1.2
mov r11, -2	// third1.step3.c1
lea r12, [r9-1]	// third1.step2.c0
sarx r13, r9, r15	// third1.step1.s
mov r14, rcx	// copy for third1.step2.x
xor r14, r13	// third1.step2.x
sar r8, 1	// third1.step2.t
lea rax, [r8+r14]	// third1.step2.y
cmovc rax, r8	// third1.step2.G
adc r13, 0	// third1.step2.w
cmovs rcx, r8	// third1.step2.h
cmovs r12, r10	// third1.step2.d
sub r11, r12	// third1.step3.c1.2
mov rsi, qword ptr [rdi-128]	// end.load_end_h
lea rbx, [r12-1]	// third1.step3.c0
mov rdx, qword ptr [rdi-120]	// end.load_end_G
mov rbp, -2	// third1.step4.c1
mov r9, rsi	// copy for end.N3v.add_rounding_h
add r9, qword ptr [rdi-64]	// end.N3v.add_rounding_h
sarx r14, r12, r15	// third1.step2.s
mov r13, rcx	// copy for third1.step3.x
xor r13, r14	// third1.step3.x
sar rax, 1	// third1.step3.t
lea r8, [rax+r13]	// third1.step3.y
cmovc r8, rax	// third1.step3.G
adc r14, 0	// third1.step3.w
cmovs rcx, rax	// third1.step3.h
cmovs rbx, r11	// third1.step3.d
sub rbp, rbx	// third1.step4.c1.2
mov r10, -2	// third1.step5.c1
lea r12, [rbx-1]	// third1.step4.c0
sar r9, 41	// end.N3v.sar
mov qword ptr [rdi+328], r9	// end.N3v.store_N3v
lea r13, [rsi+524288]	// end.N3u.offset
sarx r14, rbx, r15	// third1.step3.s
mov rax, rcx	// copy for third1.step4.x
xor rax, r14	// third1.step4.x
sar r8, 1	// third1.step4.t
lea r11, [r8+rax]	// third1.step4.y
cmovc r11, r8	// third1.step4.G
adc r14, 0	// third1.step4.w
cmovs rcx, r8	// third1.step4.h
cmovs r12, rbp	// third1.step4.d
sub r10, r12	// third1.step5.c1.2
shl r13, 23	// end.N3u.shl
sar r13, 43	// end.N3u.sar
lea r9, [r12-1]	// third1.step5.c0
mov qword ptr [rdi+320], r13	// end.N3u.store_N3u
mov rsi, -2	// third1.step6.c1
sarx rbx, r12, r15	// third1.step4.s
mov rax, rcx	// copy for third1.step5.x
xor rax, rbx	// third1.step5.x
sar r11, 1	// third1.step5.t
lea r14, [r11+rax]	// third1.step5.y
cmovc r14, r11	// third1.step5.G
adc rbx, 0	// third1.step5.w
cmovs rcx, r11	// third1.step5.h
cmovs r9, r10	// third1.step5.d
sub rsi, r9	// third1.step6.c1.2
mov r8, rdx	// copy for end.N3r.add_rounding_G
add r8, qword ptr [rdi-56]	// end.N3r.add_rounding_G
mov rbp, -2	// third1.step7.c1
lea r13, [r9-1]	// third1.step6.c0
sar r8, 42	// end.N3r.sar
mov qword ptr [rdi+344], r8	// end.N3r.store_N3r
lea r12, [rdx+1048576]	// end.N3q.offset
shl r12, 22	// end.N3q.shl
sarx rax, r9, r15	// third1.step5.s
mov rbx, rcx	// copy for third1.step6.x
xor rbx, rax	// third1.step6.x
sar r14, 1	// third1.step6.t
lea r11, [r14+rbx]	// third1.step6.y
cmovc r11, r14	// third1.step6.G
adc rax, 0	// third1.step6.w
cmovs rcx, r14	// third1.step6.h
cmovs r13, rsi	// third1.step6.d
sub rbp, r13	// third1.step7.c1.2
sar r12, 43	// end.N3q.sar
lea r10, [r13-1]	// third1.step7.c0
mov qword ptr [rdi+336], r12	// end.N3q.store_N3q
mov r8, -2	// third1.step8.c1
sarx rdx, r13, r15	// third1.step6.s
mov r9, rcx	// copy for third1.step7.x
xor r9, rdx	// third1.step7.x
sar r11, 1	// third1.step7.t
lea rbx, [r11+r9]	// third1.step7.y
cmovc rbx, r11	// third1.step7.G
adc rdx, 0	// third1.step7.w
cmovs rcx, r11	// third1.step7.h
cmovs r10, rbp	// third1.step7.d
sub r8, r10	// third1.step8.c1.2
mov rax, qword ptr [rdi+320]	// end.Mu.load_N3u
mov r14, -2	// third1.step9.c1
lea rsi, [r10-1]	// third1.step8.c0
imul rax, qword ptr [rdi+128]	// end.Mu.imul_Yu
mov r12, qword ptr [rdi+328]	// end.Mu.load_N3v
imul r12, qword ptr [rdi+144]	// end.Mu.imul_Yq
sarx r13, r10, r15	// third1.step7.s
mov r9, rcx	// copy for third1.step8.x
xor r9, r13	// third1.step8.x
sar rbx, 1	// third1.step8.t
lea rdx, [rbx+r9]	// third1.step8.y
cmovc rdx, rbx	// third1.step8.G
adc r13, 0	// third1.step8.w
cmovs rcx, rbx	// third1.step8.h
cmovs rsi, r8	// third1.step8.d
sub r14, rsi	// third1.step9.c1.2
lea r11, [rax+r12]	// end.Mu.add
neg r11	// end.Mu.neg
lea rbp, [rsi-1]	// third1.step9.c0
mov qword ptr [rdi-16], r11	// end.Mu.store_Mu
mov r10, -2	// third1.step10.c1
sarx r9, rsi, r15	// third1.step8.s
mov r13, rcx	// copy for third1.step9.x
xor r13, r9	// third1.step9.x
sar rdx, 1	// third1.step9.t
lea rbx, [rdx+r13]	// third1.step9.y
cmovc rbx, rdx	// third1.step9.G
adc r9, 0	// third1.step9.w
cmovs rcx, rdx	// third1.step9.h
cmovs rbp, r14	// third1.step9.d
sub r10, rbp	// third1.step10.c1.2
mov r8, qword ptr [rdi+320]	// end.Mv.load_N3u
mov rax, -2	// third1.step11.c1
lea r12, [rbp-1]	// third1.step10.c0
imul r8, qword ptr [rdi+136]	// end.Mv.imul_Yv
mov r11, qword ptr [rdi+328]	// end.Mv.load_N3v
imul r11, qword ptr [rdi+152]	// end.Mv.imul_Yr
sarx rsi, rbp, r15	// third1.step9.s
mov r13, rcx	// copy for third1.step10.x
xor r13, rsi	// third1.step10.x
sar rbx, 1	// third1.step10.t
lea r9, [rbx+r13]	// third1.step10.y
cmovc r9, rbx	// third1.step10.G
adc rsi, 0	// third1.step10.w
cmovs rcx, rbx	// third1.step10.h
cmovs r12, r10	// third1.step10.d
sub rax, r12	// third1.step11.c1.2
lea rdx, [r8+r11]	// end.Mv.add
neg rdx	// end.Mv.neg
lea r14, [r12-1]	// third1.step11.c0
mov qword ptr [rdi+0], rdx	// end.Mv.store_Mv
mov rbp, -2	// third1.step12.c1
sarx r13, r12, r15	// third1.step10.s
mov rsi, rcx	// copy for third1.step11.x
xor rsi, r13	// third1.step11.x
sar r9, 1	// third1.step11.t
lea rbx, [r9+rsi]	// third1.step11.y
cmovc rbx, r9	// third1.step11.G
adc r13, 0	// third1.step11.w
cmovs rcx, r9	// third1.step11.h
cmovs r14, rax	// third1.step11.d
sub rbp, r14	// third1.step12.c1.2
mov r10, qword ptr [rdi+336]	// end.Mq.load_N3q
mov r8, -2	// third1.step13.c1
lea r11, [r14-1]	// third1.step12.c0
imul r10, qword ptr [rdi+128]	// end.Mq.imul_Yu
mov rdx, qword ptr [rdi+344]	// end.Mq.load_N3r
imul rdx, qword ptr [rdi+144]	// end.Mq.imul_Yq
sarx r12, r14, r15	// third1.step11.s
mov rsi, rcx	// copy for third1.step12.x
xor rsi, r12	// third1.step12.x
sar rbx, 1	// third1.step12.t
lea r13, [rbx+rsi]	// third1.step12.y
cmovc r13, rbx	// third1.step12.G
adc r12, 0	// third1.step12.w
cmovs rcx, rbx	// third1.step12.h
cmovs r11, rbp	// third1.step12.d
sub r8, r11	// third1.step13.c1.2
lea r9, [r10+rdx]	// end.Mq.add
neg r9	// end.Mq.neg
lea rax, [r11-1]	// third1.step13.c0
mov qword ptr [rdi+8], r9	// end.Mq.store_Mq
mov r14, -2	// third1.step14.c1
sarx rsi, r11, r15	// third1.step12.s
mov r12, rcx	// copy for third1.step13.x
xor r12, rsi	// third1.step13.x
sar r13, 1	// third1.step13.t
lea rbx, [r13+r12]	// third1.step13.y
cmovc rbx, r13	// third1.step13.G
adc rsi, 0	// third1.step13.w
cmovs rcx, r13	// third1.step13.h
cmovs rax, r8	// third1.step13.d
sub r14, rax	// third1.step14.c1.2
mov rbp, -2	// third1.step15.c1
mov r10, qword ptr [rdi+336]	// end.Mr.load_N3q
lea rdx, [rax-1]	// third1.step14.c0
imul r10, qword ptr [rdi+136]	// end.Mr.imul_Yv
mov r9, qword ptr [rdi+344]	// end.Mr.load_N3r
sarx r11, rax, r15	// third1.step13.s
mov r12, rcx	// copy for third1.step14.x
xor r12, r11	// third1.step14.x
sar rbx, 1	// third1.step14.t
lea rsi, [rbx+r12]	// third1.step14.y
cmovc rsi, rbx	// third1.step14.G
adc r11, 0	// third1.step14.w
cmovs rcx, rbx	// third1.step14.h
cmovs rdx, r14	// third1.step14.d
sub rbp, rdx	// third1.step15.c1.2
imul r9, qword ptr [rdi+152]	// end.Mr.imul_Yr
lea r13, [r10+r9]	// end.Mr.add
neg r13	// end.Mr.neg
lea r8, [rdx-1]	// third1.step15.c0
mov qword ptr [rdi-8], r13	// end.Mr.store_Mr
mov rax, -2	// third1.step16.c1
sarx r12, rdx, r15	// third1.step14.s
mov r11, rcx	// copy for third1.step15.x
xor r11, r12	// third1.step15.x
sar rsi, 1	// third1.step15.t
lea rbx, [rsi+r11]	// third1.step15.y
cmovc rbx, rsi	// third1.step15.G
adc r12, 0	// third1.step15.w
cmovs rcx, rsi	// third1.step15.h
cmovs r8, rbp	// third1.step15.d
sub rax, r8	// third1.step16.c1.2
mov r14, qword ptr [rdi+320]	// end.w0f.load_N3u
lea r10, [r8-1]	// third1.step16.c0
imul r14, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov r9, -2	// third1.step17.c1
mov r13, qword ptr [rdi+328]	// end.w0f.load_N3v
sarx rdx, r8, r15	// third1.step15.s
mov r11, rcx	// copy for third1.step16.x
xor r11, rdx	// third1.step16.x
sar rbx, 1	// third1.step16.t
lea r12, [rbx+r11]	// third1.step16.y
cmovc r12, rbx	// third1.step16.G
adc rdx, 0	// third1.step16.w
cmovs rcx, rbx	// third1.step16.h
cmovs r10, rax	// third1.step16.d
sub r9, r10	// third1.step17.c1.2
imul r13, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea rsi, [r14+r13]	// end.w0f.add
lea rbp, [r10-1]	// third1.step17.c0
neg rsi	// end.w0f.neg
sar rsi, 20	// end.w0f.sar
mov r8, -2	// third1.step18.c1
sarx r11, r10, r15	// third1.step16.s
mov rdx, rcx	// copy for third1.step17.x
xor rdx, r11	// third1.step17.x
sar r12, 1	// third1.step17.t
lea rbx, [r12+rdx]	// third1.step17.y
cmovc rbx, r12	// third1.step17.G
adc r11, 0	// third1.step17.w
cmovs rcx, r12	// third1.step17.h
cmovs rbp, r9	// third1.step17.d
lea rax, [rbp-1]	// third1.step18.c0
and rsi, qword ptr [rdi-32]	// end.w0f.and_low40
sub r8, rbp	// third1.step18.c1.2
mov qword ptr [rdi+16], rsi	// end.w0f.store_w0f
mov r14, -2	// third1.step19.c1
shr rsi, 20	// end.w0f.shr
shl rsi, 44	// end.w0f.shl
sarx r13, rbp, r15	// third1.step17.s
mov r10, rcx	// copy for third1.step18.x
xor r10, r13	// third1.step18.x
sar rbx, 1	// third1.step18.t
lea rdx, [rbx+r10]	// third1.step18.y
cmovc rdx, rbx	// third1.step18.G
adc r13, 0	// third1.step18.w
cmovs rcx, rbx	// third1.step18.h
cmovs rax, r8	// third1.step18.d
sub r14, rax	// third1.step19.c1.2
mov qword ptr [rdi+24], rsi	// end.w0f.store_high0f
mov r11, -2	// third1.step20.c1
mov r12, qword ptr [rdi+336]	// end.w0g.load_N3q
lea r9, [rax-1]	// third1.step19.c0
imul r12, qword ptr [rdi-112]	// end.w0g.imul_w2f
sarx rbp, rax, r15	// third1.step18.s
mov r10, rcx	// copy for third1.step19.x
xor r10, rbp	// third1.step19.x
sar rdx, 1	// third1.step19.t
lea r13, [rdx+r10]	// third1.step19.y
cmovc r13, rdx	// third1.step19.G
adc rbp, 0	// third1.step19.w
cmovs rcx, rdx	// third1.step19.h
cmovs r9, r14	// third1.step19.d
sub r11, r9	// third1.step20.c1.2
mov rbx, qword ptr [rdi+344]	// end.w0g.load_N3r
lea r8, [r9-1]	// third1.step20.c0
imul rbx, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea rsi, [r12+rbx]	// end.w0g.add
mov rax, -2	// third2.step1.c1
sarx r10, r9, r15	// third1.step19.s
mov rbp, rcx	// copy for third1.step20.x
xor rbp, r10	// third1.step20.x
sar r13, 1	// third1.step20.t
lea rdx, [r13+rbp]	// third1.step20.y
cmovc rdx, r13	// third1.step20.G
adc r10, 0	// third1.step20.w
cmovs rcx, r13	// third1.step20.h
cmovs r8, r11	// third1.step20.d
mov r14, rdx	// copy for change1.G.add_rounding_G
add r14, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov r12, rcx	// copy for change1.h.add_rounding_h
add r12, qword ptr [rdi-64]	// change1.h.add_rounding_h
rorx rbx, r12, 20	// change1.h.first_entry
mov r9, rcx	// copy for change1.h.shl
shl r9, 45	// change1.h.shl
add r9, qword ptr [rdi-48]	// change1.h.add_refill_h
mov rbp, rdx	// copy for change1.G.shl
shl rbp, 44	// change1.G.shl
rorx r10, r14, 21	// change1.G.first_entry
rorx r13, r14, 42	// change1.G.second_entry
rorx r11, r12, 41	// change1.h.second_entry
add rbp, qword ptr [rdi-40]	// change1.G.add_refill_G
imul r10, qword ptr [rdi+24]	// change1.G.imul_high0f
imul rbx, qword ptr [rdi+24]	// change1.h.imul_high0f
sub rax, r8	// third2.step1.c1.2
neg rsi	// end.w0g.neg
sar rsi, 20	// end.w0g.sar
and rsi, qword ptr [rdi-32]	// end.w0g.and_low40
sarx r14, r8, r15	// third1.step20.s
mov qword ptr [rdi+32], rsi	// end.w0g.store_w0g
shr rsi, 20	// end.w0g.shr
vbroadcasti128 ymm0, xmmword ptr [rdi-16]	// update.digits.vbroadcasti128
shl rsi, 44	// end.w0g.shl
vbroadcasti128 ymm1, xmmword ptr [rdi+0]	// update.digits.vbroadcasti128.2
lea r12, [r8-1]	// third2.step1.c0
vmovdqa ymm2, ymmword ptr [rdi+448]	// update.digits.vmovdqa
mov r8, -2	// third2.step2.c1
mov qword ptr [rdi+40], rsi	// end.w0g.store_high0g
imul r13, qword ptr [rdi+40]	// change1.G.imul_high0g
imul r11, qword ptr [rdi+40]	// change1.h.imul_high0g
lea rsi, [r10+r13]	// change1.G.add
lea r10, [rbx+r11]	// change1.h.add
lea r13, [rsi+rbp]	// change1.G.add.2
lea rbx, [r10+r9]	// change1.h.add.2
ror r13, 44	// change1.G.packed
ror rbx, 45	// change1.h.packed
mov r11, rbx	// copy for third2.step1.x
xor r11, r14	// third2.step1.x
sar r13, 1	// third2.step1.t
lea rsi, [r13+r11]	// third2.step1.y
cmovc rsi, r13	// third2.step1.G
adc r14, 0	// third2.step1.w
cmovs rbx, r13	// third2.step1.h
cmovs r12, rax	// third2.step1.d
sub r8, r12	// third2.step2.c1.2
vpand ymm3, ymm0, ymm2	// update.digits.vpand
mov rbp, -2	// third2.step3.c1
vpand ymm4, ymm1, ymm2	// update.digits.vpand.2
lea r10, [r12-1]	// third2.step2.c0
vpsrlq ymm5, ymm0, 30	// update.digits.vpsrlq
vpsrlq ymm6, ymm1, 30	// update.digits.vpsrlq.2
vpshufd ymm7, ymmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
vpmuldq ymm8, ymm3, ymmword ptr [rdi+832]	// update.limb0.vpmuldq
vpmuldq ymm9, ymm4, ymm7	// update.limb0.vpmuldq.2
vpaddq ymm10, ymm8, ymm9	// update.limb0.vpaddq
sarx r9, r12, r15	// third2.step1.s
mov r11, rbx	// copy for third2.step2.x
xor r11, r9	// third2.step2.x
sar rsi, 1	// third2.step2.t
lea r14, [rsi+r11]	// third2.step2.y
cmovc r14, rsi	// third2.step2.G
adc r9, 0	// third2.step2.w
cmovs rbx, rsi	// third2.step2.h
cmovs r10, r8	// third2.step2.d
sub rbp, r10	// third2.step3.c1.2
vpaddq ymm11, ymm10, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
vpsrlq ymm12, ymm11, 30	// update.limb0.vpsrlq
mov r13, -2	// third2.step4.c1
vpand ymm13, ymm11, ymmword ptr [rdi+448]	// update.limb0.vpand
vperm2i128 ymm14, ymm13, ymm13, 0x81	// update.limb0.vperm2i128
vpmuldq ymm15, ymm5, ymmword ptr [rdi+832]	// update.limb1.vpmuldq
vpmuldq ymm2, ymm6, ymm7	// update.limb1.vpmuldq.2
lea rax, [r10-1]	// third2.step3.c0
vpaddq ymm0, ymm15, ymm2	// update.limb1.vpaddq
vpshufd ymm1, ymmword ptr [rdi+864], 0x4e	// update.limb1.vpshufd
sarx r12, r10, r15	// third2.step2.s
mov r11, rbx	// copy for third2.step3.x
xor r11, r12	// third2.step3.x
sar r14, 1	// third2.step3.t
lea r9, [r14+r11]	// third2.step3.y
cmovc r9, r14	// third2.step3.G
adc r12, 0	// third2.step3.w
cmovs rbx, r14	// third2.step3.h
cmovs rax, rbp	// third2.step3.d
sub r13, rax	// third2.step4.c1.2
mov rsi, -2	// third2.step5.c1
vpmuldq ymm8, ymm3, ymmword ptr [rdi+864]	// update.limb1.vpmuldq.3
vpmuldq ymm9, ymm4, ymm1	// update.limb1.vpmuldq.4
vpaddq ymm10, ymm8, ymm9	// update.limb1.vpaddq.2
lea r8, [rax-1]	// third2.step4.c0
mov r10, rcx	// copy for change1.N1v.add_rounding_h
add r10, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
vpaddq ymm11, ymm0, ymm10	// update.limb1.vpaddq.3
vpaddq ymm13, ymm11, ymmword ptr [rdi+512]	// update.limb1.vpaddq.4
sarx r11, rax, r15	// third2.step3.s
mov r12, rbx	// copy for third2.step4.x
xor r12, r11	// third2.step4.x
sar r9, 1	// third2.step4.t
lea r14, [r9+r12]	// third2.step4.y
cmovc r14, r9	// third2.step4.G
adc r11, 0	// third2.step4.w
cmovs rbx, r9	// third2.step4.h
cmovs r8, r13	// third2.step4.d
sub rsi, r8	// third2.step5.c1.2
vpaddq ymm7, ymm13, ymm12	// update.limb1.vpaddq.5
sar r10, 41	// change1.N1v.sar
vpsrlq ymm15, ymm7, 30	// update.limb1.vpsrlq
vpand ymm2, ymm7, ymmword ptr [rdi+448]	// update.limb1.vpand
mov qword ptr [rdi+200], r10	// change1.N1v.store_N1v
vperm2i128 ymm8, ymm2, ymm2, 0x81	// update.limb1.vperm2i128
vpmuldq ymm9, ymm5, ymmword ptr [rdi+864]	// update.limb2.vpmuldq
vpmuldq ymm0, ymm6, ymm1	// update.limb2.vpmuldq.2
lea rbp, [rcx+524288]	// change1.N1u.offset
vpaddq ymm10, ymm9, ymm0	// update.limb2.vpaddq
vpshufd ymm11, ymmword ptr [rdi+896], 0x4e	// update.limb2.vpshufd
mov rax, -2	// third2.step7.c1
lea r12, [r8-1]	// third2.step5.c0
vpmuldq ymm13, ymm3, ymmword ptr [rdi+896]	// update.limb2.vpmuldq.3
shl rbp, 23	// change1.N1u.shl
mov r11, -2	// third2.step6.c1
vpmuldq ymm12, ymm4, ymm11	// update.limb2.vpmuldq.4
sarx r9, r8, r15	// third2.step4.s
mov r13, rbx	// copy for third2.step5.x
xor r13, r9	// third2.step5.x
sar r14, 1	// third2.step5.t
lea r10, [r14+r13]	// third2.step5.y
cmovc r10, r14	// third2.step5.G
adc r9, 0	// third2.step5.w
cmovs rbx, r14	// third2.step5.h
cmovs r12, rsi	// third2.step5.d
lea rcx, [r12-1]	// third2.step6.c0
sub r11, r12	// third2.step6.c1.2
vpaddq ymm7, ymm13, ymm12	// update.limb2.vpaddq.2
sar rbp, 43	// change1.N1u.sar
vpaddq ymm2, ymm10, ymm7	// update.limb2.vpaddq.3
vpaddq ymm1, ymm2, ymmword ptr [rdi+512]	// update.limb2.vpaddq.4
vpaddq ymm9, ymm1, ymm15	// update.limb2.vpaddq.5
mov qword ptr [rdi+192], rbp	// change1.N1u.store_N1u
vpsrlq ymm0, ymm9, 30	// update.limb2.vpsrlq
vpand ymm13, ymm9, ymmword ptr [rdi+448]	// update.limb2.vpand
mov r8, rdx	// copy for change1.N1r.add_rounding_G
add r8, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
vmovdqa ymmword ptr [rdi+832], ymm13	// update.limb2.vmovdqa
sarx r13, r12, r15	// third2.step5.s
mov r9, rbx	// copy for third2.step6.x
xor r9, r13	// third2.step6.x
sar r10, 1	// third2.step6.t
lea r14, [r10+r9]	// third2.step6.y
cmovc r14, r10	// third2.step6.G
adc r13, 0	// third2.step6.w
cmovs rbx, r10	// third2.step6.h
cmovs rcx, r11	// third2.step6.d
sub rax, rcx	// third2.step7.c1.2
vpmuldq ymm12, ymm5, ymmword ptr [rdi+896]	// update.limb3.vpmuldq
vpmuldq ymm10, ymm6, ymm11	// update.limb3.vpmuldq.2
sar r8, 42	// change1.N1r.sar
vpaddq ymm7, ymm12, ymm10	// update.limb3.vpaddq
vpshufd ymm2, ymmword ptr [rdi+928], 0x4e	// update.limb3.vpshufd
vpmuldq ymm1, ymm3, ymmword ptr [rdi+928]	// update.limb3.vpmuldq.3
mov qword ptr [rdi+216], r8	// change1.N1r.store_N1r
lea rsi, [rcx-1]	// third2.step7.c0
vpmuldq ymm15, ymm4, ymm2	// update.limb3.vpmuldq.4
vpaddq ymm9, ymm1, ymm15	// update.limb3.vpaddq.2
sarx rbp, rcx, r15	// third2.step6.s
mov r12, rbx	// copy for third2.step7.x
xor r12, rbp	// third2.step7.x
sar r14, 1	// third2.step7.t
lea r9, [r14+r12]	// third2.step7.y
cmovc r9, r14	// third2.step7.G
adc rbp, 0	// third2.step7.w
cmovs rbx, r14	// third2.step7.h
cmovs rsi, rax	// third2.step7.d
vpaddq ymm13, ymm7, ymm9	// update.limb3.vpaddq.3
lea r13, [rdx+1048576]	// change1.N1q.offset
shl r13, 22	// change1.N1q.shl
mov r10, -2	// third2.step8.c1
sub r10, rsi	// third2.step8.c1.2
vpaddq ymm11, ymm13, ymmword ptr [rdi+512]	// update.limb3.vpaddq.4
mov r11, -2	// third2.step9.c1
vpaddq ymm12, ymm11, ymm0	// update.limb3.vpaddq.5
vpsrlq ymm10, ymm12, 30	// update.limb3.vpsrlq
vpand ymm1, ymm12, ymmword ptr [rdi+448]	// update.limb3.vpand
sarx r8, rsi, r15	// third2.step7.s
mov rcx, rbx	// copy for third2.step8.x
xor rcx, r8	// third2.step8.x
vmovdqa ymmword ptr [rdi+864], ymm1	// update.limb3.vmovdqa
sar r13, 43	// change1.N1q.sar
vpmuldq ymm15, ymm6, ymm2	// update.limb4.vpmuldq.2
sar r9, 1	// third2.step8.t
lea r12, [r9+rcx]	// third2.step8.y
cmovc r12, r9	// third2.step8.G
adc r8, 0	// third2.step8.w
cmovs rbx, r9	// third2.step8.h
mov qword ptr [rdi+208], r13	// change1.N1q.store_N1q
vpmuldq ymm7, ymm5, ymmword ptr [rdi+928]	// update.limb4.vpmuldq
vpaddq ymm9, ymm7, ymm15	// update.limb4.vpaddq
lea rbp, [rsi-1]	// third2.step8.c0
cmovs rbp, r10	// third2.step8.d
sub r11, rbp	// third2.step9.c1.2
vpshufd ymm13, ymmword ptr [rdi+960], 0x4e	// update.limb4.vpshufd
vpmuldq ymm11, ymm3, ymmword ptr [rdi+960]	// update.limb4.vpmuldq.3
vpmuldq ymm0, ymm4, ymm13	// update.limb4.vpmuldq.4
mov r14, qword ptr [rdi+192]	// change1.w1f.load_N1u
imul r14, qword ptr [rdi+16]	// change1.w1f.imul_w0f
mov rax, qword ptr [rdi+200]	// change1.w1f.load_N1v
lea rdx, [rbp-1]	// third2.step9.c0
mov rcx, -2	// third2.step10.c1
mov r8, -2	// third2.step11.c1
vpaddq ymm12, ymm11, ymm0	// update.limb4.vpaddq.2
vpaddq ymm2, ymm9, ymm12	// update.limb4.vpaddq.3
vpaddq ymm7, ymm2, ymmword ptr [rdi+512]	// update.limb4.vpaddq.4
sarx r9, rbp, r15	// third2.step8.s
mov r13, rbx	// copy for third2.step9.x
xor r13, r9	// third2.step9.x
sar r12, 1	// third2.step9.t
lea rsi, [r12+r13]	// third2.step9.y
cmovc rsi, r12	// third2.step9.G
adc r9, 0	// third2.step9.w
cmovs rbx, r12	// third2.step9.h
cmovs rdx, r11	// third2.step9.d
sub rcx, rdx	// third2.step10.c1.2
vpaddq ymm15, ymm7, ymm10	// update.limb4.vpaddq.5
vpsrlq ymm11, ymm15, 30	// update.limb4.vpsrlq
vpand ymm0, ymm15, ymmword ptr [rdi+448]	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+896], ymm0	// update.limb4.vmovdqa
lea r10, [rdx-1]	// third2.step10.c0
imul rax, qword ptr [rdi+32]	// change1.w1f.imul_w0g
vpmuldq ymm9, ymm5, ymmword ptr [rdi+960]	// update.limb5.vpmuldq
lea rbp, [r14+rax]	// change1.w1f.add
vpmuldq ymm12, ymm3, ymmword ptr [rdi+992]	// update.limb5.vpmuldq.3
sarx r13, rdx, r15	// third2.step9.s
mov r9, rbx	// copy for third2.step10.x
xor r9, r13	// third2.step10.x
sar rsi, 1	// third2.step10.t
lea r12, [rsi+r9]	// third2.step10.y
cmovc r12, rsi	// third2.step10.G
adc r13, 0	// third2.step10.w
cmovs rbx, rsi	// third2.step10.h
cmovs r10, rcx	// third2.step10.d
sub r8, r10	// third2.step11.c1.2
vpmuldq ymm2, ymm6, ymm13	// update.limb5.vpmuldq.2
vpaddq ymm7, ymm9, ymm2	// update.limb5.vpaddq
neg rbp	// change1.w1f.neg
vpshufd ymm10, ymmword ptr [rdi+992], 0x4e	// update.limb5.vpshufd
vpmuldq ymm15, ymm4, ymm10	// update.limb5.vpmuldq.4
vpaddq ymm13, ymm12, ymm15	// update.limb5.vpaddq.2
sar rbp, 20	// change1.w1f.sar
mov qword ptr [rdi+48], rbp	// change1.w1f.store_w1f
lea r11, [r10-1]	// third2.step11.c0
mov r14, -2	// third2.step12.c1
sarx rax, r10, r15	// third2.step10.s
mov rdx, rbx	// copy for third2.step11.x
xor rdx, rax	// third2.step11.x
sar r12, 1	// third2.step11.t
lea r9, [r12+rdx]	// third2.step11.y
cmovc r9, r12	// third2.step11.G
adc rax, 0	// third2.step11.w
cmovs rbx, r12	// third2.step11.h
cmovs r11, r8	// third2.step11.d
sub r14, r11	// third2.step12.c1.2
mov r13, -2	// third2.step13.c1
vpaddq ymm9, ymm7, ymm13	// update.limb5.vpaddq.3
vpaddq ymm2, ymm9, ymmword ptr [rdi+512]	// update.limb5.vpaddq.4
vpaddq ymm12, ymm2, ymm11	// update.limb5.vpaddq.5
vpand ymm15, ymm12, ymmword ptr [rdi+448]	// update.limb5.vpand
vpsrlq ymm7, ymm12, 30	// update.limb5.vpsrlq
vmovdqa ymmword ptr [rdi+928], ymm15	// update.limb5.vmovdqa
vpsrlq ymm13, ymm1, 10	// update.limb5.above.vpsrlq
lea rsi, [r11-1]	// third2.step12.c0
vpsllq ymm9, ymm15, 50	// update.limb5.above.vpsllq.2
vpsllq ymm2, ymm0, 20	// update.limb5.above.vpsllq
vpaddq ymm11, ymm13, ymm2	// update.limb5.above.vpaddq
mov rcx, qword ptr [rdi+208]	// change1.w1g.load_N1q
imul rcx, qword ptr [rdi+16]	// change1.w1g.imul_w0f
vpaddq ymm12, ymm11, ymm9	// update.limb5.above.vpaddq.2
vmovdqa ymmword ptr [rdi+384], ymm12	// update.limb5.above.vmovdqa
mov rbp, qword ptr [rdi+216]	// change1.w1g.load_N1r
sarx r10, r11, r15	// third2.step11.s
mov rdx, rbx	// copy for third2.step12.x
xor rdx, r10	// third2.step12.x
sar r9, 1	// third2.step12.t
lea rax, [r9+rdx]	// third2.step12.y
cmovc rax, r9	// third2.step12.G
adc r10, 0	// third2.step12.w
cmovs rbx, r9	// third2.step12.h
cmovs rsi, r14	// third2.step12.d
sub r13, rsi	// third2.step13.c1.2
vpmuldq ymm1, ymm5, ymmword ptr [rdi+992]	// update.limb6.vpmuldq
vpmuldq ymm15, ymm6, ymm10	// update.limb6.vpmuldq.2
vpaddq ymm0, ymm1, ymm15	// update.limb6.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1024], 0x4e	// update.limb6.vpshufd
vpmuldq ymm2, ymm3, ymmword ptr [rdi+1024]	// update.limb6.vpmuldq.3
vpmuldq ymm11, ymm4, ymm13	// update.limb6.vpmuldq.4
lea r12, [rsi-1]	// third2.step13.c0
imul rbp, qword ptr [rdi+32]	// change1.w1g.imul_w0g
lea r8, [rcx+rbp]	// change1.w1g.add
vpaddq ymm9, ymm2, ymm11	// update.limb6.vpaddq.2
neg r8	// change1.w1g.neg
mov r11, -2	// third2.step14.c1
vpaddq ymm12, ymm0, ymm9	// update.limb6.vpaddq.3
mov rdx, -2	// third2.step15.c1
vpaddq ymm10, ymm12, ymmword ptr [rdi+512]	// update.limb6.vpaddq.4
sarx r10, rsi, r15	// third2.step12.s
mov r9, rbx	// copy for third2.step13.x
xor r9, r10	// third2.step13.x
sar rax, 1	// third2.step13.t
lea r14, [rax+r9]	// third2.step13.y
cmovc r14, rax	// third2.step13.G
adc r10, 0	// third2.step13.w
cmovs rbx, rax	// third2.step13.h
cmovs r12, r13	// third2.step13.d
sub r11, r12	// third2.step14.c1.2
sar r8, 20	// change1.w1g.sar
lea rcx, [r12-1]	// third2.step14.c0
vpaddq ymm1, ymm10, ymm7	// update.limb6.vpaddq.5
vpsrlq ymm15, ymm1, 30	// update.limb6.vpsrlq
vpmuldq ymm3, ymm6, ymm13	// update.last.vpmuldq.2
vpand ymm4, ymm1, ymmword ptr [rdi+448]	// update.limb6.vpand
mov qword ptr [rdi+56], r8	// change1.w1g.store_w1g
vmovdqa ymmword ptr [rdi+960], ymm4	// update.limb6.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1024]	// update.last.vpmuldq
mov rbp, qword ptr [rdi+192]	// change1.high1f.load_N1u
sarx rsi, r12, r15	// third2.step13.s
mov r9, rbx	// copy for third2.step14.x
xor r9, rsi	// third2.step14.x
sar r14, 1	// third2.step14.t
lea r10, [r14+r9]	// third2.step14.y
cmovc r10, r14	// third2.step14.G
adc rsi, 0	// third2.step14.w
cmovs rbx, r14	// third2.step14.h
cmovs rcx, r11	// third2.step14.d
sub rdx, rcx	// third2.step15.c1.2
imul rbp, qword ptr [rdi+384]	// change1.high1f.imul_above_f
vpaddq ymm11, ymm2, ymm3	// update.last.vpaddq
vpaddq ymm0, ymm11, ymmword ptr [rdi+512]	// update.last.vpaddq.2
vpaddq ymm9, ymm0, ymm15	// update.last.vpaddq.3
vpaddq ymm12, ymm9, ymm14	// update.last.vpaddq.4
mov rax, qword ptr [rdi+200]	// change1.high1f.load_N1v
lea r13, [rcx-1]	// third2.step15.c0
vpsrlq ymm10, ymm12, 30	// update.last.vpsrlq
mov r8, -2	// third2.step16.c1
imul rax, qword ptr [rdi+392]	// change1.high1f.imul_above_g
vpaddq ymm7, ymm10, ymm8	// update.last.vpaddq.5
vpaddq ymm6, ymm7, ymmword ptr [rdi+576]	// update.last.vpaddq.6
vpand ymm13, ymm12, ymmword ptr [rdi+448]	// update.last.vpand
vmovdqa ymmword ptr [rdi+992], ymm13	// update.last.vmovdqa
mov r12, -2	// third2.step17.c1
vpand ymm1, ymm6, ymmword ptr [rdi+608]	// update.last.vpand.2
lea r9, [rbp+rax]	// change1.high1f.add
vmovdqa ymmword ptr [rdi+1024], ymm1	// update.last.vmovdqa.2
vpsrlq ymm4, ymm6, 30	// update.last.vpsrlq.2
vperm2i128 ymm5, ymm4, ymm4, 0x08	// update.last.vperm2i128
vpaddq ymm2, ymm5, ymmword ptr [rdi+640]	// update.last.vpaddq.7
mov rsi, qword ptr [rdi+48]	// change1.high1f.load_w1f
vpaddq ymm3, ymm2, ymmword ptr [rdi+832]	// update.last.vpaddq.8
vmovdqa ymmword ptr [rdi+832], ymm3	// update.last.vmovdqa.3
sarx r14, rcx, r15	// third2.step14.s
mov r11, rbx	// copy for third2.step15.x
xor r11, r14	// third2.step15.x
sar r10, 1	// third2.step15.t
lea rbp, [r10+r11]	// third2.step15.y
cmovc rbp, r10	// third2.step15.G
adc r14, 0	// third2.step15.w
cmovs rbx, r10	// third2.step15.h
cmovs r13, rdx	// third2.step15.d
lea rax, [r13-1]	// third2.step16.c0
sub r8, r13	// third2.step16.c1.2
sar rsi, 20	// change1.high1f.sar
sarx rcx, r13, r15	// third2.step15.s
mov r11, rbx	// copy for third2.step16.x
xor r11, rcx	// third2.step16.x
sar rbp, 1	// third2.step16.t
lea r14, [rbp+r11]	// third2.step16.y
cmovc r14, rbp	// third2.step16.G
adc rcx, 0	// third2.step16.w
cmovs rbx, rbp	// third2.step16.h
cmovs rax, r8	// third2.step16.d
sub r12, rax	// third2.step17.c1.2
lea r10, [rax-1]	// third2.step17.c0
sub rsi, r9	// change1.high1f.sub
shl rsi, 44	// change1.high1f.shl
mov rdx, -2	// third2.step18.c1
mov qword ptr [rdi+64], rsi	// change1.high1f.store_high1f
mov r13, -2	// third2.step19.c1
sarx r11, rax, r15	// third2.step16.s
mov rcx, rbx	// copy for third2.step17.x
xor rcx, r11	// third2.step17.x
sar r14, 1	// third2.step17.t
lea rbp, [r14+rcx]	// third2.step17.y
cmovc rbp, r14	// third2.step17.G
adc r11, 0	// third2.step17.w
cmovs rbx, r14	// third2.step17.h
cmovs r10, r12	// third2.step17.d
lea r8, [r10-1]	// third2.step18.c0
sub rdx, r10	// third2.step18.c1.2
mov r9, qword ptr [rdi+208]	// change1.high1g.load_N1q
imul r9, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov rsi, qword ptr [rdi+216]	// change1.high1g.load_N1r
sarx rax, r10, r15	// third2.step17.s
mov rcx, rbx	// copy for third2.step18.x
xor rcx, rax	// third2.step18.x
sar rbp, 1	// third2.step18.t
lea r11, [rbp+rcx]	// third2.step18.y
cmovc r11, rbp	// third2.step18.G
adc rax, 0	// third2.step18.w
cmovs rbx, rbp	// third2.step18.h
cmovs r8, rdx	// third2.step18.d
sub r13, r8	// third2.step19.c1.2
imul rsi, qword ptr [rdi+392]	// change1.high1g.imul_above_g
lea r14, [r9+rsi]	// change1.high1g.add
lea r12, [r8-1]	// third2.step19.c0
sarx r10, r8, r15	// third2.step18.s
mov rcx, rbx	// copy for third2.step19.x
xor rcx, r10	// third2.step19.x
sar r11, 1	// third2.step19.t
lea rax, [r11+rcx]	// third2.step19.y
cmovc rax, r11	// third2.step19.G
adc r10, 0	// third2.step19.w
cmovs rbx, r11	// third2.step19.h
cmovs r12, r13	// third2.step19.d
mov rbp, -2	// third2.step20.c1
sub rbp, r12	// third2.step20.c1.2
mov rdx, qword ptr [rdi+56]	// change1.high1g.load_w1g
lea r9, [r12-1]	// third2.step20.c0
sar rdx, 20	// change1.high1g.sar
sub rdx, r14	// change1.high1g.sub
mov rsi, -2	// third3.step1.c1
sarx r8, r12, r15	// third2.step19.s
mov rcx, rbx	// copy for third2.step20.x
xor rcx, r8	// third2.step20.x
sar rax, 1	// third2.step20.t
lea r10, [rax+rcx]	// third2.step20.y
cmovc r10, rax	// third2.step20.G
adc r8, 0	// third2.step20.w
cmovs rbx, rax	// third2.step20.h
cmovs r9, rbp	// third2.step20.d
mov r11, rbx	// copy for change2.h.add_rounding_h
add r11, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov r13, r10	// copy for change2.G.add_rounding_G
add r13, qword ptr [rdi-56]	// change2.G.add_rounding_G
rorx r14, r11, 20	// change2.h.first_entry
mov r12, r10	// copy for change2.G.shl
shl r12, 44	// change2.G.shl
mov rcx, rbx	// copy for change2.h.shl
shl rcx, 45	// change2.h.shl
rorx r8, r13, 21	// change2.G.first_entry
rorx rax, r13, 42	// change2.G.second_entry
add r12, qword ptr [rdi-40]	// change2.G.add_refill_G
imul r8, qword ptr [rdi+64]	// change2.G.imul_high1f
add rcx, qword ptr [rdi-48]	// change2.h.add_refill_h
imul r14, qword ptr [rdi+64]	// change2.h.imul_high1f
rorx rbp, r11, 41	// change2.h.second_entry
sub rsi, r9	// third3.step1.c1.2
shl rdx, 44	// change1.high1g.shl
mov qword ptr [rdi+72], rdx	// change1.high1g.store_high1g
imul rax, qword ptr [rdi+72]	// change2.G.imul_high1g
imul rbp, qword ptr [rdi+72]	// change2.h.imul_high1g
lea r13, [r8+rax]	// change2.G.add
lea r11, [r14+rbp]	// change2.h.add
lea rdx, [r13+r12]	// change2.G.add.2
lea r8, [r11+rcx]	// change2.h.add.2
sarx rax, r9, r15	// third2.step20.s
ror rdx, 44	// change2.G.packed
ror r8, 45	// change2.h.packed
mov r14, r8	// copy for third3.step1.x
xor r14, rax	// third3.step1.x
sar rdx, 1	// third3.step1.t
lea rbp, [rdx+r14]	// third3.step1.y
cmovc rbp, rdx	// third3.step1.G
adc rax, 0	// third3.step1.w
cmovs r8, rdx	// third3.step1.h
lea r13, [r9-1]	// third3.step1.c0
cmovs r13, rsi	// third3.step1.d
mov r12, -2	// third3.step2.c1
sub r12, r13	// third3.step2.c1.2
mov r11, -2	// third3.step3.c1
lea rcx, [r13-1]	// third3.step2.c0
mov r14, rbx	// copy for change2.N2v.add_rounding_h
add r14, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
sarx rax, r13, r15	// third3.step1.s
mov rdx, r8	// copy for third3.step2.x
xor rdx, rax	// third3.step2.x
sar rbp, 1	// third3.step2.t
lea r9, [rbp+rdx]	// third3.step2.y
cmovc r9, rbp	// third3.step2.G
adc rax, 0	// third3.step2.w
cmovs r8, rbp	// third3.step2.h
cmovs rcx, r12	// third3.step2.d
sub r11, rcx	// third3.step3.c1.2
sar r14, 41	// change2.N2v.sar
mov qword ptr [rdi+264], r14	// change2.N2v.store_N2v
lea rsi, [rbx+524288]	// change2.N2u.offset
lea r13, [rcx-1]	// third3.step3.c0
mov rdx, -2	// third3.step4.c1
shl rsi, 23	// change2.N2u.shl
sarx rax, rcx, r15	// third3.step2.s
mov rbp, r8	// copy for third3.step3.x
xor rbp, rax	// third3.step3.x
sar r9, 1	// third3.step3.t
lea r12, [r9+rbp]	// third3.step3.y
cmovc r12, r9	// third3.step3.G
adc rax, 0	// third3.step3.w
cmovs r8, r9	// third3.step3.h
cmovs r13, r11	// third3.step3.d
sub rdx, r13	// third3.step4.c1.2
mov r14, -2	// third3.step5.c1
sar rsi, 43	// change2.N2u.sar
lea rbx, [r13-1]	// third3.step4.c0
mov qword ptr [rdi+256], rsi	// change2.N2u.store_N2u
mov rcx, r10	// copy for change2.N2r.add_rounding_G
add rcx, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
sar rcx, 42	// change2.N2r.sar
sarx rbp, r13, r15	// third3.step3.s
mov rax, r8	// copy for third3.step4.x
xor rax, rbp	// third3.step4.x
sar r12, 1	// third3.step4.t
lea r9, [r12+rax]	// third3.step4.y
cmovc r9, r12	// third3.step4.G
adc rbp, 0	// third3.step4.w
cmovs r8, r12	// third3.step4.h
cmovs rbx, rdx	// third3.step4.d
sub r14, rbx	// third3.step5.c1.2
mov qword ptr [rdi+280], rcx	// change2.N2r.store_N2r
lea r11, [r10+1048576]	// change2.N2q.offset
lea rsi, [rbx-1]	// third3.step5.c0
mov r13, -2	// third3.step6.c1
sarx rax, rbx, r15	// third3.step4.s
mov rbp, r8	// copy for third3.step5.x
xor rbp, rax	// third3.step5.x
sar r9, 1	// third3.step5.t
lea r12, [r9+rbp]	// third3.step5.y
cmovc r12, r9	// third3.step5.G
adc rax, 0	// third3.step5.w
cmovs r8, r9	// third3.step5.h
cmovs rsi, r14	// third3.step5.d
sub r13, rsi	// third3.step6.c1.2
shl r11, 22	// change2.N2q.shl
sar r11, 43	// change2.N2q.sar
mov qword ptr [rdi+272], r11	// change2.N2q.store_N2q
mov rdx, -2	// third3.step7.c1
lea rcx, [rsi-1]	// third3.step6.c0
mov r10, qword ptr [rdi+256]	// change2.Yu.load_N2u
imul r10, qword ptr [rdi+192]	// change2.Yu.imul_N1u
mov rbx, qword ptr [rdi+264]	// change2.Yu.load_N2v
imul rbx, qword ptr [rdi+208]	// change2.Yu.imul_N1q
sarx rbp, rsi, r15	// third3.step5.s
mov rax, r8	// copy for third3.step6.x
xor rax, rbp	// third3.step6.x
sar r12, 1	// third3.step6.t
lea r9, [r12+rax]	// third3.step6.y
cmovc r9, r12	// third3.step6.G
adc rbp, 0	// third3.step6.w
cmovs r8, r12	// third3.step6.h
cmovs rcx, r13	// third3.step6.d
sub rdx, rcx	// third3.step7.c1.2
lea r14, [r10+rbx]	// change2.Yu.add
lea r11, [rcx-1]	// third3.step7.c0
mov rsi, -2	// third3.step8.c1
sarx rax, rcx, r15	// third3.step6.s
mov rbp, r8	// copy for third3.step7.x
xor rbp, rax	// third3.step7.x
sar r9, 1	// third3.step7.t
lea r12, [r9+rbp]	// third3.step7.y
cmovc r12, r9	// third3.step7.G
adc rax, 0	// third3.step7.w
cmovs r8, r9	// third3.step7.h
cmovs r11, rdx	// third3.step7.d
sub rsi, r11	// third3.step8.c1.2
mov qword ptr [rdi+128], r14	// change2.Yu.store_Yu
mov r13, qword ptr [rdi+256]	// change2.Yv.load_N2u
imul r13, qword ptr [rdi+200]	// change2.Yv.imul_N1v
lea r10, [r11-1]	// third3.step8.c0
mov rbx, -2	// third3.step9.c1
sarx rcx, r11, r15	// third3.step7.s
mov rbp, r8	// copy for third3.step8.x
xor rbp, rcx	// third3.step8.x
sar r12, 1	// third3.step8.t
lea rax, [r12+rbp]	// third3.step8.y
cmovc rax, r12	// third3.step8.G
adc rcx, 0	// third3.step8.w
cmovs r8, r12	// third3.step8.h
cmovs r10, rsi	// third3.step8.d
sub rbx, r10	// third3.step9.c1.2
mov r9, qword ptr [rdi+264]	// change2.Yv.load_N2v
imul r9, qword ptr [rdi+216]	// change2.Yv.imul_N1r
lea rdx, [r13+r9]	// change2.Yv.add
mov r14, -2	// third3.step10.c1
mov qword ptr [rdi+136], rdx	// change2.Yv.store_Yv
mov r11, qword ptr [rdi+272]	// change2.Yq.load_N2q
imul r11, qword ptr [rdi+192]	// change2.Yq.imul_N1u
lea rbp, [r10-1]	// third3.step9.c0
sarx rcx, r10, r15	// third3.step8.s
mov r12, r8	// copy for third3.step9.x
xor r12, rcx	// third3.step9.x
sar rax, 1	// third3.step9.t
lea rsi, [rax+r12]	// third3.step9.y
cmovc rsi, rax	// third3.step9.G
adc rcx, 0	// third3.step9.w
cmovs r8, rax	// third3.step9.h
cmovs rbp, rbx	// third3.step9.d
sub r14, rbp	// third3.step10.c1.2
mov r13, -2	// third3.step11.c1
mov r9, qword ptr [rdi+280]	// change2.Yq.load_N2r
imul r9, qword ptr [rdi+208]	// change2.Yq.imul_N1q
lea rdx, [r11+r9]	// change2.Yq.add
lea r10, [rbp-1]	// third3.step10.c0
mov qword ptr [rdi+144], rdx	// change2.Yq.store_Yq
mov r12, qword ptr [rdi+272]	// change2.Yr.load_N2q
imul r12, qword ptr [rdi+200]	// change2.Yr.imul_N1v
mov rcx, qword ptr [rdi+280]	// change2.Yr.load_N2r
sarx rax, rbp, r15	// third3.step9.s
mov rbx, r8	// copy for third3.step10.x
xor rbx, rax	// third3.step10.x
sar rsi, 1	// third3.step10.t
lea r11, [rsi+rbx]	// third3.step10.y
cmovc r11, rsi	// third3.step10.G
adc rax, 0	// third3.step10.w
cmovs r8, rsi	// third3.step10.h
cmovs r10, r14	// third3.step10.d
sub r13, r10	// third3.step11.c1.2
imul rcx, qword ptr [rdi+216]	// change2.Yr.imul_N1r
lea r9, [r12+rcx]	// change2.Yr.add
lea rdx, [r10-1]	// third3.step11.c0
mov qword ptr [rdi+152], r9	// change2.Yr.store_Yr
mov rbp, -2	// third3.step12.c1
mov rbx, qword ptr [rdi+256]	// change2.w2f.load_N2u
sarx rax, r10, r15	// third3.step10.s
mov rsi, r8	// copy for third3.step11.x
xor rsi, rax	// third3.step11.x
sar r11, 1	// third3.step11.t
lea r14, [r11+rsi]	// third3.step11.y
cmovc r14, r11	// third3.step11.G
adc rax, 0	// third3.step11.w
cmovs r8, r11	// third3.step11.h
cmovs rdx, r13	// third3.step11.d
sub rbp, rdx	// third3.step12.c1.2
mov r12, -2	// third3.step13.c1
lea rcx, [rdx-1]	// third3.step12.c0
imul rbx, qword ptr [rdi+48]	// change2.w2f.imul_w1f
sarx r9, rdx, r15	// third3.step11.s
mov r10, r8	// copy for third3.step12.x
xor r10, r9	// third3.step12.x
sar r14, 1	// third3.step12.t
lea rsi, [r14+r10]	// third3.step12.y
cmovc rsi, r14	// third3.step12.G
adc r9, 0	// third3.step12.w
cmovs r8, r14	// third3.step12.h
cmovs rcx, rbp	// third3.step12.d
sub r12, rcx	// third3.step13.c1.2
mov rax, qword ptr [rdi+264]	// change2.w2f.load_N2v
imul rax, qword ptr [rdi+56]	// change2.w2f.imul_w1g
lea r11, [rbx+rax]	// change2.w2f.add
neg r11	// change2.w2f.neg
sar r11, 20	// change2.w2f.sar
mov r13, qword ptr [rdi+128]	// change2.w2f.load_Yu
lea rdx, [rcx-1]	// third3.step13.c0
mov r10, -2	// third3.step14.c1
sarx r9, rcx, r15	// third3.step12.s
mov r14, r8	// copy for third3.step13.x
xor r14, r9	// third3.step13.x
sar rsi, 1	// third3.step13.t
lea rbp, [rsi+r14]	// third3.step13.y
cmovc rbp, rsi	// third3.step13.G
adc r9, 0	// third3.step13.w
cmovs r8, rsi	// third3.step13.h
cmovs rdx, r12	// third3.step13.d
sub r10, rdx	// third3.step14.c1.2
imul r13, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov rbx, -2	// third3.step15.c1
lea rax, [rdx-1]	// third3.step14.c0
mov rcx, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul rcx, qword ptr [rdi+392]	// change2.w2f.imul_above_g
lea r14, [r13+rcx]	// change2.w2f.add.2
sarx r9, rdx, r15	// third3.step13.s
mov rsi, r8	// copy for third3.step14.x
xor rsi, r9	// third3.step14.x
sar rbp, 1	// third3.step14.t
lea r12, [rbp+rsi]	// third3.step14.y
cmovc r12, rbp	// third3.step14.G
adc r9, 0	// third3.step14.w
cmovs r8, rbp	// third3.step14.h
cmovs rax, r10	// third3.step14.d
sub rbx, rax	// third3.step15.c1.2
lea r13, [r11+r14]	// change2.w2f.add.3
mov qword ptr [rdi-112], r13	// change2.w2f.store_w2f
sar r13, 20	// change2.w2f.sar.2
lea rcx, [rax-1]	// third3.step15.c0
shl r13, 44	// change2.w2f.shl
mov qword ptr [rdi+80], r13	// change2.w2f.store_high2f
mov rdx, qword ptr [rdi+272]	// change2.w2g.load_N2q
mov rsi, -2	// third3.step16.c1
sarx r9, rax, r15	// third3.step14.s
mov rbp, r8	// copy for third3.step15.x
xor rbp, r9	// third3.step15.x
sar r12, 1	// third3.step15.t
lea r10, [r12+rbp]	// third3.step15.y
cmovc r10, r12	// third3.step15.G
adc r9, 0	// third3.step15.w
cmovs r8, r12	// third3.step15.h
cmovs rcx, rbx	// third3.step15.d
sub rsi, rcx	// third3.step16.c1.2
mov r11, -2	// third3.step17.c1
lea r14, [rcx-1]	// third3.step16.c0
imul rdx, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov r13, qword ptr [rdi+280]	// change2.w2g.load_N2r
sarx rax, rcx, r15	// third3.step15.s
mov rbp, r8	// copy for third3.step16.x
xor rbp, rax	// third3.step16.x
sar r10, 1	// third3.step16.t
lea r9, [r10+rbp]	// third3.step16.y
cmovc r9, r10	// third3.step16.G
adc rax, 0	// third3.step16.w
cmovs r8, r10	// third3.step16.h
cmovs r14, rsi	// third3.step16.d
sub r11, r14	// third3.step17.c1.2
imul r13, qword ptr [rdi+56]	// change2.w2g.imul_w1g
lea r12, [r14-1]	// third3.step17.c0
mov rbx, -2	// third3.step18.c1
sarx rcx, r14, r15	// third3.step16.s
mov rbp, r8	// copy for third3.step17.x
xor rbp, rcx	// third3.step17.x
sar r9, 1	// third3.step17.t
lea rax, [r9+rbp]	// third3.step17.y
cmovc rax, r9	// third3.step17.G
adc rcx, 0	// third3.step17.w
cmovs r8, r9	// third3.step17.h
cmovs r12, r11	// third3.step17.d
sub rbx, r12	// third3.step18.c1.2
mov r10, -2	// third3.step19.c1
lea rsi, [rdx+r13]	// change2.w2g.add
neg rsi	// change2.w2g.neg
sar rsi, 20	// change2.w2g.sar
lea r14, [r12-1]	// third3.step18.c0
mov rbp, qword ptr [rdi+144]	// change2.w2g.load_Yq
imul rbp, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov rcx, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul rcx, qword ptr [rdi+392]	// change2.w2g.imul_above_g
lea r9, [rbp+rcx]	// change2.w2g.add.2
sarx r11, r12, r15	// third3.step17.s
mov rdx, r8	// copy for third3.step18.x
xor rdx, r11	// third3.step18.x
sar rax, 1	// third3.step18.t
lea r13, [rax+rdx]	// third3.step18.y
cmovc r13, rax	// third3.step18.G
adc r11, 0	// third3.step18.w
cmovs r8, rax	// third3.step18.h
cmovs r14, rbx	// third3.step18.d
sub r10, r14	// third3.step19.c1.2
lea rbp, [rsi+r9]	// change2.w2g.add.3
mov qword ptr [rdi-104], rbp	// change2.w2g.store_w2g
sar rbp, 20	// change2.w2g.sar.2
lea rcx, [r14-1]	// third3.step19.c0
mov r12, -2	// third3.step20.c1
shl rbp, 44	// change2.w2g.shl
sarx rdx, r14, r15	// third3.step18.s
mov r11, r8	// copy for third3.step19.x
xor r11, rdx	// third3.step19.x
sar r13, 1	// third3.step19.t
lea rax, [r13+r11]	// third3.step19.y
cmovc rax, r13	// third3.step19.G
adc rdx, 0	// third3.step19.w
cmovs r8, r13	// third3.step19.h
cmovs rcx, r10	// third3.step19.d
sub r12, rcx	// third3.step20.c1.2
mov qword ptr [rdi+88], rbp	// change2.w2g.store_high2g
lea rbx, [rcx-1]	// third3.step20.c0
sarx rsi, rcx, r15	// third3.step19.s
mov r9, r8	// copy for third3.step20.x
xor r9, rsi	// third3.step20.x
sar rax, 1	// third3.step20.t
lea r14, [rax+r9]	// third3.step20.y
cmovc r14, rax	// third3.step20.G
adc rsi, 0	// third3.step20.w
cmovs r8, rax	// third3.step20.h
cmovs rbx, r12	// third3.step20.d
mov r11, r14	// copy for change3.G.add_rounding_G
add r11, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov rdx, r14	// copy for change3.G.shl
shl rdx, 44	// change3.G.shl
mov r13, r8	// copy for change3.h.add_rounding_h
add r13, qword ptr [rdi-64]	// change3.h.add_rounding_h
rorx r10, r11, 42	// change3.G.second_entry
mov rbp, r8	// copy for change3.h.shl
shl rbp, 45	// change3.h.shl
rorx rcx, r11, 21	// change3.G.first_entry
rorx r9, r13, 20	// change3.h.first_entry
rorx rsi, r13, 41	// change3.h.second_entry
add rdx, qword ptr [rdi-40]	// change3.G.add_refill_G
add rbp, qword ptr [rdi-48]	// change3.h.add_refill_h
imul rcx, qword ptr [rdi+80]	// change3.G.imul_high2f
imul r10, qword ptr [rdi+88]	// change3.G.imul_high2g
imul r9, qword ptr [rdi+80]	// change3.h.imul_high2f
imul rsi, qword ptr [rdi+88]	// change3.h.imul_high2g
mov qword ptr [rdi-128], r8	// change3.store_end_h
mov qword ptr [rdi-120], r14	// change3.store_end_G
lea rax, [rcx+r10]	// change3.G.add
lea r12, [r9+rsi]	// change3.h.add
lea r11, [rax+rdx]	// change3.G.add.2
lea r13, [r12+rbp]	// change3.h.add.2
sarx r8, rbx, r15	// third3.step20.s
ror r11, 44	// change3.G.packed
ror r13, 45	// change3.h.packed
mov rcx, r13	// output
mov rdx, rbx	// output
mov rbx, r11	// output
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
