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
// Length: 18 limbs of 30 bits; 1137 instructions a batch, 720 for its steps (form: carry).
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
shl r12, 22	// end.N3q.shl
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
vpand ymm13, ymm11, ymmword ptr [rdi+448]	// update.limb0.vpand
vperm2i128 ymm14, ymm13, ymm13, 0x81	// update.limb0.vperm2i128
mov r13, rcx	// copy for change1.N1v.add_rounding_h
add r13, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
vpmuldq ymm15, ymm5, ymmword ptr [rdi+832]	// update.limb1.vpmuldq
vpmuldq ymm2, ymm6, ymm7	// update.limb1.vpmuldq.2
lea rax, [r10-1]	// third2.step3.c0
sar r13, 41	// change1.N1v.sar
vpaddq ymm0, ymm15, ymm2	// update.limb1.vpaddq
mov r12, -2	// third2.step4.c1
sarx r11, r10, r15	// third2.step2.s
mov r9, rbx	// copy for third2.step3.x
xor r9, r11	// third2.step3.x
sar r14, 1	// third2.step3.t
lea rsi, [r14+r9]	// third2.step3.y
cmovc rsi, r14	// third2.step3.G
adc r11, 0	// third2.step3.w
cmovs rbx, r14	// third2.step3.h
cmovs rax, rbp	// third2.step3.d
sub r12, rax	// third2.step4.c1.2
mov r8, -2	// third2.step5.c1
vpmuldq ymm1, ymm3, ymmword ptr [rdi+864]	// update.limb1.vpmuldq.3
vpshufd ymm8, ymmword ptr [rdi+864], 0x4e	// update.limb1.vpshufd
mov qword ptr [rdi+200], r13	// change1.N1v.store_N1v
vpmuldq ymm9, ymm4, ymm8	// update.limb1.vpmuldq.4
vpaddq ymm10, ymm1, ymm9	// update.limb1.vpaddq.2
lea r10, [rax-1]	// third2.step4.c0
vpaddq ymm11, ymm0, ymm10	// update.limb1.vpaddq.3
vpaddq ymm13, ymm11, ymmword ptr [rdi+512]	// update.limb1.vpaddq.4
lea r9, [rcx+524288]	// change1.N1u.offset
shl r9, 23	// change1.N1u.shl
vpmuldq ymm7, ymm5, ymmword ptr [rdi+864]	// update.limb2.vpmuldq
sarx r11, rax, r15	// third2.step3.s
mov r14, rbx	// copy for third2.step4.x
xor r14, r11	// third2.step4.x
sar rsi, 1	// third2.step4.t
lea rbp, [rsi+r14]	// third2.step4.y
cmovc rbp, rsi	// third2.step4.G
adc r11, 0	// third2.step4.w
cmovs rbx, rsi	// third2.step4.h
cmovs r10, r12	// third2.step4.d
sub r8, r10	// third2.step5.c1.2
vpaddq ymm15, ymm13, ymm12	// update.limb1.vpaddq.5
vpsrlq ymm2, ymm15, 30	// update.limb1.vpsrlq
vpand ymm1, ymm15, ymmword ptr [rdi+448]	// update.limb1.vpand
vperm2i128 ymm9, ymm1, ymm1, 0x81	// update.limb1.vperm2i128
sar r9, 43	// change1.N1u.sar
vpmuldq ymm0, ymm6, ymm8	// update.limb2.vpmuldq.2
mov qword ptr [rdi+192], r9	// change1.N1u.store_N1u
vpaddq ymm10, ymm7, ymm0	// update.limb2.vpaddq
vpshufd ymm11, ymmword ptr [rdi+896], 0x4e	// update.limb2.vpshufd
vpmuldq ymm13, ymm4, ymm11	// update.limb2.vpmuldq.4
mov r13, -2	// third2.step7.c1
lea rcx, [r10-1]	// third2.step5.c0
vpmuldq ymm12, ymm3, ymmword ptr [rdi+896]	// update.limb2.vpmuldq.3
mov rax, -2	// third2.step6.c1
mov r14, rdx	// copy for change1.N1r.add_rounding_G
add r14, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
sarx r11, r10, r15	// third2.step4.s
mov rsi, rbx	// copy for third2.step5.x
xor rsi, r11	// third2.step5.x
sar rbp, 1	// third2.step5.t
lea r12, [rbp+rsi]	// third2.step5.y
cmovc r12, rbp	// third2.step5.G
adc r11, 0	// third2.step5.w
cmovs rbx, rbp	// third2.step5.h
cmovs rcx, r8	// third2.step5.d
lea r9, [rcx-1]	// third2.step6.c0
sub rax, rcx	// third2.step6.c1.2
vpaddq ymm15, ymm12, ymm13	// update.limb2.vpaddq.2
sar r14, 42	// change1.N1r.sar
mov qword ptr [rdi+216], r14	// change1.N1r.store_N1r
vpaddq ymm1, ymm10, ymm15	// update.limb2.vpaddq.3
vpaddq ymm8, ymm1, ymmword ptr [rdi+512]	// update.limb2.vpaddq.4
vpaddq ymm7, ymm8, ymm2	// update.limb2.vpaddq.5
vpsrlq ymm0, ymm7, 30	// update.limb2.vpsrlq
vpmuldq ymm12, ymm5, ymmword ptr [rdi+896]	// update.limb3.vpmuldq
sarx r10, rcx, r15	// third2.step5.s
mov rsi, rbx	// copy for third2.step6.x
xor rsi, r10	// third2.step6.x
sar r12, 1	// third2.step6.t
lea r11, [r12+rsi]	// third2.step6.y
cmovc r11, r12	// third2.step6.G
adc r10, 0	// third2.step6.w
cmovs rbx, r12	// third2.step6.h
cmovs r9, rax	// third2.step6.d
sub r13, r9	// third2.step7.c1.2
lea rbp, [rdx+1048576]	// change1.N1q.offset
shl rbp, 22	// change1.N1q.shl
vpand ymm13, ymm7, ymmword ptr [rdi+448]	// update.limb2.vpand
vmovdqa ymmword ptr [rdi+832], ymm13	// update.limb2.vmovdqa
vpmuldq ymm10, ymm3, ymmword ptr [rdi+928]	// update.limb3.vpmuldq.3
sar rbp, 43	// change1.N1q.sar
lea r8, [r9-1]	// third2.step7.c0
vpshufd ymm15, ymmword ptr [rdi+928], 0x4e	// update.limb3.vpshufd
vpmuldq ymm1, ymm4, ymm15	// update.limb3.vpmuldq.4
vpmuldq ymm8, ymm6, ymm11	// update.limb3.vpmuldq.2
vpaddq ymm2, ymm12, ymm8	// update.limb3.vpaddq
vpaddq ymm7, ymm10, ymm1	// update.limb3.vpaddq.2
sarx r14, r9, r15	// third2.step6.s
mov rcx, rbx	// copy for third2.step7.x
xor rcx, r14	// third2.step7.x
sar r11, 1	// third2.step7.t
lea rsi, [r11+rcx]	// third2.step7.y
cmovc rsi, r11	// third2.step7.G
adc r14, 0	// third2.step7.w
cmovs rbx, r11	// third2.step7.h
cmovs r8, r13	// third2.step7.d
vpaddq ymm13, ymm2, ymm7	// update.limb3.vpaddq.3
vpaddq ymm11, ymm13, ymmword ptr [rdi+512]	// update.limb3.vpaddq.4
mov qword ptr [rdi+208], rbp	// change1.N1q.store_N1q
mov r10, -2	// third2.step8.c1
sub r10, r8	// third2.step8.c1.2
mov r12, -2	// third2.step9.c1
vpaddq ymm12, ymm11, ymm0	// update.limb3.vpaddq.5
vpsrlq ymm8, ymm12, 30	// update.limb3.vpsrlq
vpand ymm10, ymm12, ymmword ptr [rdi+448]	// update.limb3.vpand
sarx rax, r8, r15	// third2.step7.s
mov rdx, rbx	// copy for third2.step8.x
xor rdx, rax	// third2.step8.x
mov r9, qword ptr [rdi+192]	// change1.w1f.load_N1u
imul r9, qword ptr [rdi+16]	// change1.w1f.imul_w0f
mov rcx, qword ptr [rdi+200]	// change1.w1f.load_N1v
vpmuldq ymm1, ymm5, ymmword ptr [rdi+928]	// update.limb4.vpmuldq
vpmuldq ymm2, ymm6, ymm15	// update.limb4.vpmuldq.2
vpaddq ymm7, ymm1, ymm2	// update.limb4.vpaddq
sar rsi, 1	// third2.step8.t
lea r14, [rsi+rdx]	// third2.step8.y
cmovc r14, rsi	// third2.step8.G
adc rax, 0	// third2.step8.w
cmovs rbx, rsi	// third2.step8.h
vmovdqa ymmword ptr [rdi+864], ymm10	// update.limb3.vmovdqa
lea r11, [r8-1]	// third2.step8.c0
cmovs r11, r10	// third2.step8.d
sub r12, r11	// third2.step9.c1.2
vpshufd ymm13, ymmword ptr [rdi+960], 0x4e	// update.limb4.vpshufd
vpmuldq ymm11, ymm3, ymmword ptr [rdi+960]	// update.limb4.vpmuldq.3
imul rcx, qword ptr [rdi+32]	// change1.w1f.imul_w0g
vpmuldq ymm0, ymm4, ymm13	// update.limb4.vpmuldq.4
vpaddq ymm12, ymm11, ymm0	// update.limb4.vpaddq.2
vpaddq ymm15, ymm7, ymm12	// update.limb4.vpaddq.3
lea r13, [r9+rcx]	// change1.w1f.add
lea rbp, [r11-1]	// third2.step9.c0
mov rdx, -2	// third2.step10.c1
vpmuldq ymm1, ymm5, ymmword ptr [rdi+960]	// update.limb5.vpmuldq
neg r13	// change1.w1f.neg
mov rax, -2	// third2.step11.c1
sarx rsi, r11, r15	// third2.step8.s
mov r8, rbx	// copy for third2.step9.x
xor r8, rsi	// third2.step9.x
sar r14, 1	// third2.step9.t
lea r10, [r14+r8]	// third2.step9.y
cmovc r10, r14	// third2.step9.G
adc rsi, 0	// third2.step9.w
cmovs rbx, r14	// third2.step9.h
cmovs rbp, r12	// third2.step9.d
sub rdx, rbp	// third2.step10.c1.2
lea r9, [rbp-1]	// third2.step10.c0
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb4.vpaddq.4
vpaddq ymm11, ymm2, ymm8	// update.limb4.vpaddq.5
vpsrlq ymm0, ymm11, 30	// update.limb4.vpsrlq
vpand ymm7, ymm11, ymmword ptr [rdi+448]	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+896], ymm7	// update.limb4.vmovdqa
sar r13, 20	// change1.w1f.sar
vpmuldq ymm12, ymm6, ymm13	// update.limb5.vpmuldq.2
vpaddq ymm15, ymm1, ymm12	// update.limb5.vpaddq
mov qword ptr [rdi+48], r13	// change1.w1f.store_w1f
vpshufd ymm2, ymmword ptr [rdi+992], 0x4e	// update.limb5.vpshufd
vpmuldq ymm8, ymm4, ymm2	// update.limb5.vpmuldq.4
sarx rcx, rbp, r15	// third2.step9.s
mov r11, rbx	// copy for third2.step10.x
xor r11, rcx	// third2.step10.x
sar r10, 1	// third2.step10.t
lea r8, [r10+r11]	// third2.step10.y
cmovc r8, r10	// third2.step10.G
adc rcx, 0	// third2.step10.w
cmovs rbx, r10	// third2.step10.h
cmovs r9, rdx	// third2.step10.d
sub rax, r9	// third2.step11.c1.2
vpmuldq ymm11, ymm3, ymmword ptr [rdi+992]	// update.limb5.vpmuldq.3
vpaddq ymm13, ymm11, ymm8	// update.limb5.vpaddq.2
vpaddq ymm1, ymm15, ymm13	// update.limb5.vpaddq.3
vpaddq ymm12, ymm1, ymmword ptr [rdi+512]	// update.limb5.vpaddq.4
vpaddq ymm11, ymm12, ymm0	// update.limb5.vpaddq.5
mov rsi, qword ptr [rdi+208]	// change1.w1g.load_N1q
imul rsi, qword ptr [rdi+16]	// change1.w1g.imul_w0f
lea r14, [r9-1]	// third2.step11.c0
mov r12, qword ptr [rdi+216]	// change1.w1g.load_N1r
vpsrlq ymm8, ymm11, 30	// update.limb5.vpsrlq
mov r13, -2	// third2.step12.c1
vpand ymm15, ymm11, ymmword ptr [rdi+448]	// update.limb5.vpand
vmovdqa ymmword ptr [rdi+928], ymm15	// update.limb5.vmovdqa
sarx rbp, r9, r15	// third2.step10.s
mov r11, rbx	// copy for third2.step11.x
xor r11, rbp	// third2.step11.x
sar r8, 1	// third2.step11.t
lea rcx, [r8+r11]	// third2.step11.y
cmovc rcx, r8	// third2.step11.G
adc rbp, 0	// third2.step11.w
cmovs rbx, r8	// third2.step11.h
cmovs r14, rax	// third2.step11.d
sub r13, r14	// third2.step12.c1.2
mov r10, -2	// third2.step13.c1
vpsrlq ymm13, ymm10, 10	// update.limb5.above.vpsrlq
lea rdx, [r14-1]	// third2.step12.c0
vpsllq ymm1, ymm7, 20	// update.limb5.above.vpsllq
vpsllq ymm12, ymm15, 50	// update.limb5.above.vpsllq.2
vpaddq ymm0, ymm13, ymm1	// update.limb5.above.vpaddq
vpaddq ymm11, ymm0, ymm12	// update.limb5.above.vpaddq.2
imul r12, qword ptr [rdi+32]	// change1.w1g.imul_w0g
lea r9, [rsi+r12]	// change1.w1g.add
neg r9	// change1.w1g.neg
vmovdqa ymmword ptr [rdi+384], ymm11	// update.limb5.above.vmovdqa
sarx r11, r14, r15	// third2.step11.s
mov rbp, rbx	// copy for third2.step12.x
xor rbp, r11	// third2.step12.x
sar rcx, 1	// third2.step12.t
lea r8, [rcx+rbp]	// third2.step12.y
cmovc r8, rcx	// third2.step12.G
adc r11, 0	// third2.step12.w
cmovs rbx, rcx	// third2.step12.h
cmovs rdx, r13	// third2.step12.d
sub r10, rdx	// third2.step13.c1.2
vpmuldq ymm10, ymm5, ymmword ptr [rdi+992]	// update.limb6.vpmuldq
vpmuldq ymm7, ymm6, ymm2	// update.limb6.vpmuldq.2
sar r9, 20	// change1.w1g.sar
vpaddq ymm15, ymm10, ymm7	// update.limb6.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1024], 0x4e	// update.limb6.vpshufd
vpmuldq ymm1, ymm3, ymmword ptr [rdi+1024]	// update.limb6.vpmuldq.3
mov qword ptr [rdi+56], r9	// change1.w1g.store_w1g
vpmuldq ymm0, ymm4, ymm13	// update.limb6.vpmuldq.4
lea rax, [rdx-1]	// third2.step13.c0
vpaddq ymm12, ymm1, ymm0	// update.limb6.vpaddq.2
mov rsi, qword ptr [rdi+192]	// change1.high1f.load_N1u
mov r12, -2	// third2.step14.c1
vpaddq ymm11, ymm15, ymm12	// update.limb6.vpaddq.3
mov r14, -2	// third2.step15.c1
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb6.vpaddq.4
sarx rbp, rdx, r15	// third2.step12.s
mov r11, rbx	// copy for third2.step13.x
xor r11, rbp	// third2.step13.x
sar r8, 1	// third2.step13.t
lea rcx, [r8+r11]	// third2.step13.y
cmovc rcx, r8	// third2.step13.G
adc rbp, 0	// third2.step13.w
cmovs rbx, r8	// third2.step13.h
cmovs rax, r10	// third2.step13.d
sub r12, rax	// third2.step14.c1.2
vpaddq ymm10, ymm2, ymm8	// update.limb6.vpaddq.5
imul rsi, qword ptr [rdi+384]	// change1.high1f.imul_above_f
lea r13, [rax-1]	// third2.step14.c0
vpsrlq ymm7, ymm10, 30	// update.limb6.vpsrlq
vpand ymm1, ymm10, ymmword ptr [rdi+448]	// update.limb6.vpand
mov r9, qword ptr [rdi+200]	// change1.high1f.load_N1v
vmovdqa ymmword ptr [rdi+960], ymm1	// update.limb6.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1024]	// update.limb7.vpmuldq
vpmuldq ymm15, ymm6, ymm13	// update.limb7.vpmuldq.2
imul r9, qword ptr [rdi+392]	// change1.high1f.imul_above_g
vpaddq ymm12, ymm0, ymm15	// update.limb7.vpaddq
sarx rdx, rax, r15	// third2.step13.s
mov r11, rbx	// copy for third2.step14.x
xor r11, rdx	// third2.step14.x
sar rcx, 1	// third2.step14.t
lea rbp, [rcx+r11]	// third2.step14.y
cmovc rbp, rcx	// third2.step14.G
adc rdx, 0	// third2.step14.w
cmovs rbx, rcx	// third2.step14.h
cmovs r13, r12	// third2.step14.d
sub r14, r13	// third2.step15.c1.2
vpshufd ymm11, ymmword ptr [rdi+1056], 0x4e	// update.limb7.vpshufd
vpmuldq ymm2, ymm3, ymmword ptr [rdi+1056]	// update.limb7.vpmuldq.3
lea r8, [rsi+r9]	// change1.high1f.add
vpmuldq ymm8, ymm4, ymm11	// update.limb7.vpmuldq.4
vpaddq ymm10, ymm2, ymm8	// update.limb7.vpaddq.2
mov r10, qword ptr [rdi+48]	// change1.high1f.load_w1f
vpaddq ymm1, ymm12, ymm10	// update.limb7.vpaddq.3
lea rax, [r13-1]	// third2.step15.c0
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]	// update.limb7.vpaddq.4
mov r11, -2	// third2.step16.c1
vpaddq ymm0, ymm13, ymm7	// update.limb7.vpaddq.5
sar r10, 20	// change1.high1f.sar
vpsrlq ymm15, ymm0, 30	// update.limb7.vpsrlq
mov rdx, -2	// third2.step17.c1
vpand ymm2, ymm0, ymmword ptr [rdi+448]	// update.limb7.vpand
sub r10, r8	// change1.high1f.sub
vmovdqa ymmword ptr [rdi+992], ymm2	// update.limb7.vmovdqa
vpmuldq ymm8, ymm5, ymmword ptr [rdi+1056]	// update.limb8.vpmuldq
vpmuldq ymm12, ymm6, ymm11	// update.limb8.vpmuldq.2
shl r10, 44	// change1.high1f.shl
vpaddq ymm10, ymm8, ymm12	// update.limb8.vpaddq
vpshufd ymm1, ymmword ptr [rdi+1088], 0x4e	// update.limb8.vpshufd
sarx rcx, r13, r15	// third2.step14.s
mov r12, rbx	// copy for third2.step15.x
xor r12, rcx	// third2.step15.x
sar rbp, 1	// third2.step15.t
lea rsi, [rbp+r12]	// third2.step15.y
cmovc rsi, rbp	// third2.step15.G
adc rcx, 0	// third2.step15.w
cmovs rbx, rbp	// third2.step15.h
cmovs rax, r14	// third2.step15.d
lea r9, [rax-1]	// third2.step16.c0
sub r11, rax	// third2.step16.c1.2
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1088]	// update.limb8.vpmuldq.3
mov qword ptr [rdi+64], r10	// change1.high1f.store_high1f
sarx r8, rax, r15	// third2.step15.s
mov r13, rbx	// copy for third2.step16.x
xor r13, r8	// third2.step16.x
sar rsi, 1	// third2.step16.t
lea r12, [rsi+r13]	// third2.step16.y
cmovc r12, rsi	// third2.step16.G
adc r8, 0	// third2.step16.w
cmovs rbx, rsi	// third2.step16.h
cmovs r9, r11	// third2.step16.d
sub rdx, r9	// third2.step17.c1.2
vpmuldq ymm7, ymm4, ymm1	// update.limb8.vpmuldq.4
vpaddq ymm0, ymm13, ymm7	// update.limb8.vpaddq.2
mov rcx, qword ptr [rdi+208]	// change1.high1g.load_N1q
vpaddq ymm2, ymm10, ymm0	// update.limb8.vpaddq.3
vpaddq ymm11, ymm2, ymmword ptr [rdi+512]	// update.limb8.vpaddq.4
vpaddq ymm8, ymm11, ymm15	// update.limb8.vpaddq.5
imul rcx, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov rbp, -2	// third2.step18.c1
vpsrlq ymm12, ymm8, 30	// update.limb8.vpsrlq
lea r14, [r9-1]	// third2.step17.c0
vpand ymm3, ymm8, ymmword ptr [rdi+448]	// update.limb8.vpand
vmovdqa ymmword ptr [rdi+1024], ymm3	// update.limb8.vmovdqa
mov r10, qword ptr [rdi+216]	// change1.high1g.load_N1r
mov rax, -2	// third2.step19.c1
vpmuldq ymm4, ymm5, ymmword ptr [rdi+1088]	// update.last.vpmuldq
sarx r13, r9, r15	// third2.step16.s
mov r8, rbx	// copy for third2.step17.x
xor r8, r13	// third2.step17.x
sar r12, 1	// third2.step17.t
lea rsi, [r12+r8]	// third2.step17.y
cmovc rsi, r12	// third2.step17.G
adc r13, 0	// third2.step17.w
cmovs rbx, r12	// third2.step17.h
cmovs r14, rdx	// third2.step17.d
lea r11, [r14-1]	// third2.step18.c0
sub rbp, r14	// third2.step18.c1.2
vpmuldq ymm13, ymm6, ymm1	// update.last.vpmuldq.2
imul r10, qword ptr [rdi+392]	// change1.high1g.imul_above_g
vpaddq ymm7, ymm4, ymm13	// update.last.vpaddq
vpaddq ymm10, ymm7, ymmword ptr [rdi+512]	// update.last.vpaddq.2
vpaddq ymm0, ymm10, ymm12	// update.last.vpaddq.3
lea r9, [rcx+r10]	// change1.high1g.add
vpaddq ymm2, ymm0, ymm14	// update.last.vpaddq.4
vpand ymm11, ymm2, ymmword ptr [rdi+448]	// update.last.vpand
sarx r8, r14, r15	// third2.step17.s
mov r13, rbx	// copy for third2.step18.x
xor r13, r8	// third2.step18.x
sar rsi, 1	// third2.step18.t
lea r12, [rsi+r13]	// third2.step18.y
cmovc r12, rsi	// third2.step18.G
adc r8, 0	// third2.step18.w
cmovs rbx, rsi	// third2.step18.h
cmovs r11, rbp	// third2.step18.d
sub rax, r11	// third2.step19.c1.2
mov rdx, qword ptr [rdi+56]	// change1.high1g.load_w1g
vmovdqa ymmword ptr [rdi+1056], ymm11	// update.last.vmovdqa
vpsrlq ymm15, ymm2, 30	// update.last.vpsrlq
vpaddq ymm8, ymm15, ymm9	// update.last.vpaddq.5
sar rdx, 20	// change1.high1g.sar
vpaddq ymm3, ymm8, ymmword ptr [rdi+576]	// update.last.vpaddq.6
vpand ymm5, ymm3, ymmword ptr [rdi+608]	// update.last.vpand.2
vmovdqa ymmword ptr [rdi+1088], ymm5	// update.last.vmovdqa.2
sub rdx, r9	// change1.high1g.sub
lea rcx, [r11-1]	// third2.step19.c0
sarx r10, r11, r15	// third2.step18.s
mov r14, rbx	// copy for third2.step19.x
xor r14, r10	// third2.step19.x
sar r12, 1	// third2.step19.t
lea r13, [r12+r14]	// third2.step19.y
cmovc r13, r12	// third2.step19.G
adc r10, 0	// third2.step19.w
cmovs rbx, r12	// third2.step19.h
cmovs rcx, rax	// third2.step19.d
mov r8, -2	// third2.step20.c1
sub r8, rcx	// third2.step20.c1.2
vpsrlq ymm6, ymm3, 30	// update.last.vpsrlq.2
vperm2i128 ymm1, ymm6, ymm6, 0x08	// update.last.vperm2i128
vpaddq ymm4, ymm1, ymmword ptr [rdi+640]	// update.last.vpaddq.7
shl rdx, 44	// change1.high1g.shl
lea rsi, [rcx-1]	// third2.step20.c0
vpaddq ymm13, ymm4, ymmword ptr [rdi+832]	// update.last.vpaddq.8
vmovdqa ymmword ptr [rdi+832], ymm13	// update.last.vmovdqa.3
mov qword ptr [rdi+72], rdx	// change1.high1g.store_high1g
mov rbp, -2	// third3.step1.c1
sarx r9, rcx, r15	// third2.step19.s
mov r11, rbx	// copy for third2.step20.x
xor r11, r9	// third2.step20.x
sar r13, 1	// third2.step20.t
lea r14, [r13+r11]	// third2.step20.y
cmovc r14, r13	// third2.step20.G
adc r9, 0	// third2.step20.w
cmovs rbx, r13	// third2.step20.h
cmovs rsi, r8	// third2.step20.d
mov r10, rbx	// copy for change2.h.add_rounding_h
add r10, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov r12, r14	// copy for change2.G.add_rounding_G
add r12, qword ptr [rdi-56]	// change2.G.add_rounding_G
rorx rax, r10, 20	// change2.h.first_entry
mov rdx, r14	// copy for change2.G.shl
shl rdx, 44	// change2.G.shl
mov rcx, rbx	// copy for change2.h.shl
shl rcx, 45	// change2.h.shl
rorx r11, r12, 21	// change2.G.first_entry
rorx r9, r12, 42	// change2.G.second_entry
add rdx, qword ptr [rdi-40]	// change2.G.add_refill_G
imul r11, qword ptr [rdi+64]	// change2.G.imul_high1f
imul r9, qword ptr [rdi+72]	// change2.G.imul_high1g
add rcx, qword ptr [rdi-48]	// change2.h.add_refill_h
imul rax, qword ptr [rdi+64]	// change2.h.imul_high1f
rorx r13, r10, 41	// change2.h.second_entry
imul r13, qword ptr [rdi+72]	// change2.h.imul_high1g
sub rbp, rsi	// third3.step1.c1.2
lea r8, [r11+r9]	// change2.G.add
lea r12, [rax+r13]	// change2.h.add
lea r10, [r8+rdx]	// change2.G.add.2
lea r11, [r12+rcx]	// change2.h.add.2
ror r10, 44	// change2.G.packed
ror r11, 45	// change2.h.packed
sarx r9, rsi, r15	// third2.step20.s
mov rax, r11	// copy for third3.step1.x
xor rax, r9	// third3.step1.x
sar r10, 1	// third3.step1.t
lea r13, [r10+rax]	// third3.step1.y
cmovc r13, r10	// third3.step1.G
adc r9, 0	// third3.step1.w
cmovs r11, r10	// third3.step1.h
lea r8, [rsi-1]	// third3.step1.c0
cmovs r8, rbp	// third3.step1.d
mov rdx, -2	// third3.step2.c1
sub rdx, r8	// third3.step2.c1.2
mov r12, -2	// third3.step3.c1
lea rcx, [r8-1]	// third3.step2.c0
mov rax, rbx	// copy for change2.N2v.add_rounding_h
add rax, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
sarx r9, r8, r15	// third3.step1.s
mov r10, r11	// copy for third3.step2.x
xor r10, r9	// third3.step2.x
sar r13, 1	// third3.step2.t
lea rsi, [r13+r10]	// third3.step2.y
cmovc rsi, r13	// third3.step2.G
adc r9, 0	// third3.step2.w
cmovs r11, r13	// third3.step2.h
cmovs rcx, rdx	// third3.step2.d
sub r12, rcx	// third3.step3.c1.2
sar rax, 41	// change2.N2v.sar
mov qword ptr [rdi+264], rax	// change2.N2v.store_N2v
lea rbp, [rbx+524288]	// change2.N2u.offset
lea r8, [rcx-1]	// third3.step3.c0
mov r10, -2	// third3.step4.c1
shl rbp, 23	// change2.N2u.shl
sarx r9, rcx, r15	// third3.step2.s
mov r13, r11	// copy for third3.step3.x
xor r13, r9	// third3.step3.x
sar rsi, 1	// third3.step3.t
lea rdx, [rsi+r13]	// third3.step3.y
cmovc rdx, rsi	// third3.step3.G
adc r9, 0	// third3.step3.w
cmovs r11, rsi	// third3.step3.h
cmovs r8, r12	// third3.step3.d
sub r10, r8	// third3.step4.c1.2
mov rax, -2	// third3.step5.c1
sar rbp, 43	// change2.N2u.sar
lea rbx, [r8-1]	// third3.step4.c0
mov qword ptr [rdi+256], rbp	// change2.N2u.store_N2u
mov rcx, r14	// copy for change2.N2r.add_rounding_G
add rcx, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
sar rcx, 42	// change2.N2r.sar
sarx r13, r8, r15	// third3.step3.s
mov r9, r11	// copy for third3.step4.x
xor r9, r13	// third3.step4.x
sar rdx, 1	// third3.step4.t
lea rsi, [rdx+r9]	// third3.step4.y
cmovc rsi, rdx	// third3.step4.G
adc r13, 0	// third3.step4.w
cmovs r11, rdx	// third3.step4.h
cmovs rbx, r10	// third3.step4.d
sub rax, rbx	// third3.step5.c1.2
mov qword ptr [rdi+280], rcx	// change2.N2r.store_N2r
lea r12, [r14+1048576]	// change2.N2q.offset
lea rbp, [rbx-1]	// third3.step5.c0
mov r8, -2	// third3.step6.c1
sarx r9, rbx, r15	// third3.step4.s
mov r13, r11	// copy for third3.step5.x
xor r13, r9	// third3.step5.x
sar rsi, 1	// third3.step5.t
lea rdx, [rsi+r13]	// third3.step5.y
cmovc rdx, rsi	// third3.step5.G
adc r9, 0	// third3.step5.w
cmovs r11, rsi	// third3.step5.h
cmovs rbp, rax	// third3.step5.d
sub r8, rbp	// third3.step6.c1.2
shl r12, 22	// change2.N2q.shl
sar r12, 43	// change2.N2q.sar
mov qword ptr [rdi+272], r12	// change2.N2q.store_N2q
mov r10, -2	// third3.step7.c1
lea rcx, [rbp-1]	// third3.step6.c0
mov r14, qword ptr [rdi+256]	// change2.Yu.load_N2u
imul r14, qword ptr [rdi+192]	// change2.Yu.imul_N1u
mov rbx, qword ptr [rdi+264]	// change2.Yu.load_N2v
imul rbx, qword ptr [rdi+208]	// change2.Yu.imul_N1q
sarx r13, rbp, r15	// third3.step5.s
mov r9, r11	// copy for third3.step6.x
xor r9, r13	// third3.step6.x
sar rdx, 1	// third3.step6.t
lea rsi, [rdx+r9]	// third3.step6.y
cmovc rsi, rdx	// third3.step6.G
adc r13, 0	// third3.step6.w
cmovs r11, rdx	// third3.step6.h
cmovs rcx, r8	// third3.step6.d
sub r10, rcx	// third3.step7.c1.2
lea rax, [r14+rbx]	// change2.Yu.add
lea r12, [rcx-1]	// third3.step7.c0
mov rbp, -2	// third3.step8.c1
sarx r9, rcx, r15	// third3.step6.s
mov r13, r11	// copy for third3.step7.x
xor r13, r9	// third3.step7.x
sar rsi, 1	// third3.step7.t
lea rdx, [rsi+r13]	// third3.step7.y
cmovc rdx, rsi	// third3.step7.G
adc r9, 0	// third3.step7.w
cmovs r11, rsi	// third3.step7.h
cmovs r12, r10	// third3.step7.d
sub rbp, r12	// third3.step8.c1.2
mov qword ptr [rdi+128], rax	// change2.Yu.store_Yu
mov r8, qword ptr [rdi+256]	// change2.Yv.load_N2u
imul r8, qword ptr [rdi+200]	// change2.Yv.imul_N1v
lea r14, [r12-1]	// third3.step8.c0
mov rbx, -2	// third3.step9.c1
sarx rcx, r12, r15	// third3.step7.s
mov r13, r11	// copy for third3.step8.x
xor r13, rcx	// third3.step8.x
sar rdx, 1	// third3.step8.t
lea r9, [rdx+r13]	// third3.step8.y
cmovc r9, rdx	// third3.step8.G
adc rcx, 0	// third3.step8.w
cmovs r11, rdx	// third3.step8.h
cmovs r14, rbp	// third3.step8.d
sub rbx, r14	// third3.step9.c1.2
mov rsi, qword ptr [rdi+264]	// change2.Yv.load_N2v
imul rsi, qword ptr [rdi+216]	// change2.Yv.imul_N1r
lea r10, [r8+rsi]	// change2.Yv.add
mov rax, -2	// third3.step10.c1
mov qword ptr [rdi+136], r10	// change2.Yv.store_Yv
mov r12, qword ptr [rdi+272]	// change2.Yq.load_N2q
imul r12, qword ptr [rdi+192]	// change2.Yq.imul_N1u
lea r13, [r14-1]	// third3.step9.c0
sarx rcx, r14, r15	// third3.step8.s
mov rdx, r11	// copy for third3.step9.x
xor rdx, rcx	// third3.step9.x
sar r9, 1	// third3.step9.t
lea rbp, [r9+rdx]	// third3.step9.y
cmovc rbp, r9	// third3.step9.G
adc rcx, 0	// third3.step9.w
cmovs r11, r9	// third3.step9.h
cmovs r13, rbx	// third3.step9.d
sub rax, r13	// third3.step10.c1.2
mov r8, -2	// third3.step11.c1
mov rsi, qword ptr [rdi+280]	// change2.Yq.load_N2r
imul rsi, qword ptr [rdi+208]	// change2.Yq.imul_N1q
lea r10, [r12+rsi]	// change2.Yq.add
lea r14, [r13-1]	// third3.step10.c0
mov qword ptr [rdi+144], r10	// change2.Yq.store_Yq
mov rdx, qword ptr [rdi+272]	// change2.Yr.load_N2q
imul rdx, qword ptr [rdi+200]	// change2.Yr.imul_N1v
mov rcx, qword ptr [rdi+280]	// change2.Yr.load_N2r
sarx r9, r13, r15	// third3.step9.s
mov rbx, r11	// copy for third3.step10.x
xor rbx, r9	// third3.step10.x
sar rbp, 1	// third3.step10.t
lea r12, [rbp+rbx]	// third3.step10.y
cmovc r12, rbp	// third3.step10.G
adc r9, 0	// third3.step10.w
cmovs r11, rbp	// third3.step10.h
cmovs r14, rax	// third3.step10.d
sub r8, r14	// third3.step11.c1.2
imul rcx, qword ptr [rdi+216]	// change2.Yr.imul_N1r
lea rsi, [rdx+rcx]	// change2.Yr.add
lea r10, [r14-1]	// third3.step11.c0
mov qword ptr [rdi+152], rsi	// change2.Yr.store_Yr
mov r13, -2	// third3.step12.c1
mov rbx, qword ptr [rdi+256]	// change2.w2f.load_N2u
sarx r9, r14, r15	// third3.step10.s
mov rbp, r11	// copy for third3.step11.x
xor rbp, r9	// third3.step11.x
sar r12, 1	// third3.step11.t
lea rax, [r12+rbp]	// third3.step11.y
cmovc rax, r12	// third3.step11.G
adc r9, 0	// third3.step11.w
cmovs r11, r12	// third3.step11.h
cmovs r10, r8	// third3.step11.d
sub r13, r10	// third3.step12.c1.2
mov rdx, -2	// third3.step13.c1
lea rcx, [r10-1]	// third3.step12.c0
imul rbx, qword ptr [rdi+48]	// change2.w2f.imul_w1f
sarx rsi, r10, r15	// third3.step11.s
mov r14, r11	// copy for third3.step12.x
xor r14, rsi	// third3.step12.x
sar rax, 1	// third3.step12.t
lea rbp, [rax+r14]	// third3.step12.y
cmovc rbp, rax	// third3.step12.G
adc rsi, 0	// third3.step12.w
cmovs r11, rax	// third3.step12.h
cmovs rcx, r13	// third3.step12.d
sub rdx, rcx	// third3.step13.c1.2
mov r9, qword ptr [rdi+264]	// change2.w2f.load_N2v
imul r9, qword ptr [rdi+56]	// change2.w2f.imul_w1g
lea r12, [rbx+r9]	// change2.w2f.add
neg r12	// change2.w2f.neg
sar r12, 20	// change2.w2f.sar
mov r8, qword ptr [rdi+128]	// change2.w2f.load_Yu
lea r10, [rcx-1]	// third3.step13.c0
mov r14, -2	// third3.step14.c1
sarx rsi, rcx, r15	// third3.step12.s
mov rax, r11	// copy for third3.step13.x
xor rax, rsi	// third3.step13.x
sar rbp, 1	// third3.step13.t
lea r13, [rbp+rax]	// third3.step13.y
cmovc r13, rbp	// third3.step13.G
adc rsi, 0	// third3.step13.w
cmovs r11, rbp	// third3.step13.h
cmovs r10, rdx	// third3.step13.d
sub r14, r10	// third3.step14.c1.2
imul r8, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov rbx, -2	// third3.step15.c1
lea r9, [r10-1]	// third3.step14.c0
mov rcx, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul rcx, qword ptr [rdi+392]	// change2.w2f.imul_above_g
lea rax, [r8+rcx]	// change2.w2f.add.2
sarx rsi, r10, r15	// third3.step13.s
mov rbp, r11	// copy for third3.step14.x
xor rbp, rsi	// third3.step14.x
sar r13, 1	// third3.step14.t
lea rdx, [r13+rbp]	// third3.step14.y
cmovc rdx, r13	// third3.step14.G
adc rsi, 0	// third3.step14.w
cmovs r11, r13	// third3.step14.h
cmovs r9, r14	// third3.step14.d
sub rbx, r9	// third3.step15.c1.2
lea r8, [r12+rax]	// change2.w2f.add.3
mov qword ptr [rdi-112], r8	// change2.w2f.store_w2f
sar r8, 20	// change2.w2f.sar.2
lea rcx, [r9-1]	// third3.step15.c0
shl r8, 44	// change2.w2f.shl
mov qword ptr [rdi+80], r8	// change2.w2f.store_high2f
mov r10, qword ptr [rdi+272]	// change2.w2g.load_N2q
mov rbp, -2	// third3.step17.c1
mov rsi, -2	// third3.step16.c1
sarx r13, r9, r15	// third3.step14.s
mov r14, r11	// copy for third3.step15.x
xor r14, r13	// third3.step15.x
sar rdx, 1	// third3.step15.t
lea r12, [rdx+r14]	// third3.step15.y
cmovc r12, rdx	// third3.step15.G
adc r13, 0	// third3.step15.w
cmovs r11, rdx	// third3.step15.h
cmovs rcx, rbx	// third3.step15.d
sub rsi, rcx	// third3.step16.c1.2
lea rax, [rcx-1]	// third3.step16.c0
imul r10, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov r8, qword ptr [rdi+280]	// change2.w2g.load_N2r
sarx r9, rcx, r15	// third3.step15.s
mov r14, r11	// copy for third3.step16.x
xor r14, r9	// third3.step16.x
sar r12, 1	// third3.step16.t
lea r13, [r12+r14]	// third3.step16.y
cmovc r13, r12	// third3.step16.G
adc r9, 0	// third3.step16.w
cmovs r11, r12	// third3.step16.h
cmovs rax, rsi	// third3.step16.d
sub rbp, rax	// third3.step17.c1.2
imul r8, qword ptr [rdi+56]	// change2.w2g.imul_w1g
lea rdx, [r10+r8]	// change2.w2g.add
neg rdx	// change2.w2g.neg
sar rdx, 20	// change2.w2g.sar
mov rbx, -2	// third3.step18.c1
lea rcx, [rax-1]	// third3.step17.c0
sarx r14, rax, r15	// third3.step16.s
mov r9, r11	// copy for third3.step17.x
xor r9, r14	// third3.step17.x
sar r13, 1	// third3.step17.t
lea r12, [r13+r9]	// third3.step17.y
cmovc r12, r13	// third3.step17.G
adc r14, 0	// third3.step17.w
cmovs r11, r13	// third3.step17.h
cmovs rcx, rbp	// third3.step17.d
sub rbx, rcx	// third3.step18.c1.2
mov rsi, qword ptr [rdi+144]	// change2.w2g.load_Yq
imul rsi, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov r10, -2	// third3.step19.c1
mov r8, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul r8, qword ptr [rdi+392]	// change2.w2g.imul_above_g
lea rax, [rsi+r8]	// change2.w2g.add.2
lea r9, [rdx+rax]	// change2.w2g.add.3
lea r14, [rcx-1]	// third3.step18.c0
mov qword ptr [rdi-104], r9	// change2.w2g.store_w2g
sarx r13, rcx, r15	// third3.step17.s
mov rbp, r11	// copy for third3.step18.x
xor rbp, r13	// third3.step18.x
sar r12, 1	// third3.step18.t
lea rsi, [r12+rbp]	// third3.step18.y
cmovc rsi, r12	// third3.step18.G
adc r13, 0	// third3.step18.w
cmovs r11, r12	// third3.step18.h
cmovs r14, rbx	// third3.step18.d
sub r10, r14	// third3.step19.c1.2
lea r8, [r14-1]	// third3.step19.c0
sar r9, 20	// change2.w2g.sar.2
mov rdx, -2	// third3.step20.c1
shl r9, 44	// change2.w2g.shl
sarx rax, r14, r15	// third3.step18.s
mov rcx, r11	// copy for third3.step19.x
xor rcx, rax	// third3.step19.x
sar rsi, 1	// third3.step19.t
lea rbp, [rsi+rcx]	// third3.step19.y
cmovc rbp, rsi	// third3.step19.G
adc rax, 0	// third3.step19.w
cmovs r11, rsi	// third3.step19.h
cmovs r8, r10	// third3.step19.d
sub rdx, r8	// third3.step20.c1.2
mov qword ptr [rdi+88], r9	// change2.w2g.store_high2g
lea r13, [r8-1]	// third3.step20.c0
sarx r12, r8, r15	// third3.step19.s
mov rbx, r11	// copy for third3.step20.x
xor rbx, r12	// third3.step20.x
sar rbp, 1	// third3.step20.t
lea r14, [rbp+rbx]	// third3.step20.y
cmovc r14, rbp	// third3.step20.G
adc r12, 0	// third3.step20.w
cmovs r11, rbp	// third3.step20.h
cmovs r13, rdx	// third3.step20.d
mov rcx, r14	// copy for change3.G.add_rounding_G
add rcx, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov rax, r11	// copy for change3.h.add_rounding_h
add rax, qword ptr [rdi-64]	// change3.h.add_rounding_h
mov rsi, r14	// copy for change3.G.shl
shl rsi, 44	// change3.G.shl
mov r10, r11	// copy for change3.h.shl
shl r10, 45	// change3.h.shl
rorx r9, rcx, 21	// change3.G.first_entry
rorx r8, rax, 41	// change3.h.second_entry
rorx rbx, rcx, 42	// change3.G.second_entry
add rsi, qword ptr [rdi-40]	// change3.G.add_refill_G
add r10, qword ptr [rdi-48]	// change3.h.add_refill_h
rorx r12, rax, 20	// change3.h.first_entry
imul rbx, qword ptr [rdi+88]	// change3.G.imul_high2g
imul r9, qword ptr [rdi+80]	// change3.G.imul_high2f
imul r8, qword ptr [rdi+88]	// change3.h.imul_high2g
imul r12, qword ptr [rdi+80]	// change3.h.imul_high2f
lea rbp, [r9+rbx]	// change3.G.add
mov qword ptr [rdi-128], r11	// change3.store_end_h
mov qword ptr [rdi-120], r14	// change3.store_end_G
lea rdx, [r12+r8]	// change3.h.add
sarx rcx, r13, r15	// third3.step20.s
lea rax, [rbp+rsi]	// change3.G.add.2
lea r9, [rdx+r10]	// change3.h.add.2
ror r9, 45	// change3.h.packed
ror rax, 44	// change3.G.packed
mov rbx, rax	// output
mov rdx, r13	// output
mov rsi, rcx	// output
mov rcx, r9	// output
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
