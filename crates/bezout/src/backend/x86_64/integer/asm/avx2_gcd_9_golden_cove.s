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
// Length: 20 limbs of 30 bits; 1150 instructions a batch, 720 for its steps (form: carry).
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
mov rbx, qword ptr [rdi-120]	// end.load_end_G
lea rdx, [r12-1]	// third1.step3.c0
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
cmovs rdx, r11	// third1.step3.d
sub rbp, rdx	// third1.step4.c1.2
mov r10, -2	// third1.step5.c1
sar r9, 41	// end.N3v.sar
lea r12, [rdx-1]	// third1.step4.c0
mov qword ptr [rdi+328], r9	// end.N3v.store_N3v
lea r13, [rsi+524288]	// end.N3u.offset
sarx r14, rdx, r15	// third1.step3.s
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
sarx rsi, r12, r15	// third1.step4.s
mov rdx, rcx	// copy for third1.step5.x
xor rdx, rsi	// third1.step5.x
sar r11, 1	// third1.step5.t
lea rax, [r11+rdx]	// third1.step5.y
cmovc rax, r11	// third1.step5.G
adc rsi, 0	// third1.step5.w
cmovs rcx, r11	// third1.step5.h
cmovs r9, r10	// third1.step5.d
mov r14, rbx	// copy for end.N3r.add_rounding_G
add r14, qword ptr [rdi-56]	// end.N3r.add_rounding_G
mov r8, -2	// third1.step7.c1
mov rbp, -2	// third1.step6.c1
sub rbp, r9	// third1.step6.c1.2
sar r14, 42	// end.N3r.sar
lea r13, [r9-1]	// third1.step6.c0
mov qword ptr [rdi+344], r14	// end.N3r.store_N3r
lea r12, [rbx+1048576]	// end.N3q.offset
shl r12, 22	// end.N3q.shl
sarx rdx, r9, r15	// third1.step5.s
mov rsi, rcx	// copy for third1.step6.x
xor rsi, rdx	// third1.step6.x
sar rax, 1	// third1.step6.t
lea r11, [rax+rsi]	// third1.step6.y
cmovc r11, rax	// third1.step6.G
adc rdx, 0	// third1.step6.w
cmovs rcx, rax	// third1.step6.h
cmovs r13, rbp	// third1.step6.d
sub r8, r13	// third1.step7.c1.2
sar r12, 43	// end.N3q.sar
lea r10, [r13-1]	// third1.step7.c0
mov qword ptr [rdi+336], r12	// end.N3q.store_N3q
mov r14, -2	// third1.step8.c1
sarx rbx, r13, r15	// third1.step6.s
mov r9, rcx	// copy for third1.step7.x
xor r9, rbx	// third1.step7.x
sar r11, 1	// third1.step7.t
lea rsi, [r11+r9]	// third1.step7.y
cmovc rsi, r11	// third1.step7.G
adc rbx, 0	// third1.step7.w
cmovs rcx, r11	// third1.step7.h
cmovs r10, r8	// third1.step7.d
sub r14, r10	// third1.step8.c1.2
mov rdx, qword ptr [rdi+320]	// end.Mu.load_N3u
mov rax, -2	// third1.step9.c1
imul rdx, qword ptr [rdi+128]	// end.Mu.imul_Yu
lea rbp, [r10-1]	// third1.step8.c0
mov r12, qword ptr [rdi+328]	// end.Mu.load_N3v
imul r12, qword ptr [rdi+144]	// end.Mu.imul_Yq
sarx r13, r10, r15	// third1.step7.s
mov r9, rcx	// copy for third1.step8.x
xor r9, r13	// third1.step8.x
sar rsi, 1	// third1.step8.t
lea rbx, [rsi+r9]	// third1.step8.y
cmovc rbx, rsi	// third1.step8.G
adc r13, 0	// third1.step8.w
cmovs rcx, rsi	// third1.step8.h
cmovs rbp, r14	// third1.step8.d
sub rax, rbp	// third1.step9.c1.2
lea r11, [rdx+r12]	// end.Mu.add
neg r11	// end.Mu.neg
lea r8, [rbp-1]	// third1.step9.c0
mov qword ptr [rdi-16], r11	// end.Mu.store_Mu
mov r10, -2	// third1.step10.c1
sarx r9, rbp, r15	// third1.step8.s
mov r13, rcx	// copy for third1.step9.x
xor r13, r9	// third1.step9.x
sar rbx, 1	// third1.step9.t
lea rsi, [rbx+r13]	// third1.step9.y
cmovc rsi, rbx	// third1.step9.G
adc r9, 0	// third1.step9.w
cmovs rcx, rbx	// third1.step9.h
cmovs r8, rax	// third1.step9.d
sub r10, r8	// third1.step10.c1.2
mov r14, qword ptr [rdi+320]	// end.Mv.load_N3u
mov rdx, -2	// third1.step11.c1
imul r14, qword ptr [rdi+136]	// end.Mv.imul_Yv
lea r12, [r8-1]	// third1.step10.c0
mov r11, qword ptr [rdi+328]	// end.Mv.load_N3v
imul r11, qword ptr [rdi+152]	// end.Mv.imul_Yr
sarx rbp, r8, r15	// third1.step9.s
mov r13, rcx	// copy for third1.step10.x
xor r13, rbp	// third1.step10.x
sar rsi, 1	// third1.step10.t
lea r9, [rsi+r13]	// third1.step10.y
cmovc r9, rsi	// third1.step10.G
adc rbp, 0	// third1.step10.w
cmovs rcx, rsi	// third1.step10.h
cmovs r12, r10	// third1.step10.d
sub rdx, r12	// third1.step11.c1.2
lea rbx, [r14+r11]	// end.Mv.add
neg rbx	// end.Mv.neg
lea rax, [r12-1]	// third1.step11.c0
mov qword ptr [rdi+0], rbx	// end.Mv.store_Mv
mov r8, -2	// third1.step12.c1
sarx r13, r12, r15	// third1.step10.s
mov rbp, rcx	// copy for third1.step11.x
xor rbp, r13	// third1.step11.x
sar r9, 1	// third1.step11.t
lea rsi, [r9+rbp]	// third1.step11.y
cmovc rsi, r9	// third1.step11.G
adc r13, 0	// third1.step11.w
cmovs rcx, r9	// third1.step11.h
cmovs rax, rdx	// third1.step11.d
sub r8, rax	// third1.step12.c1.2
mov r10, qword ptr [rdi+336]	// end.Mq.load_N3q
mov r14, -2	// third1.step13.c1
lea r11, [rax-1]	// third1.step12.c0
imul r10, qword ptr [rdi+128]	// end.Mq.imul_Yu
mov rbx, qword ptr [rdi+344]	// end.Mq.load_N3r
imul rbx, qword ptr [rdi+144]	// end.Mq.imul_Yq
sarx r12, rax, r15	// third1.step11.s
mov rbp, rcx	// copy for third1.step12.x
xor rbp, r12	// third1.step12.x
sar rsi, 1	// third1.step12.t
lea r13, [rsi+rbp]	// third1.step12.y
cmovc r13, rsi	// third1.step12.G
adc r12, 0	// third1.step12.w
cmovs rcx, rsi	// third1.step12.h
cmovs r11, r8	// third1.step12.d
sub r14, r11	// third1.step13.c1.2
lea r9, [r10+rbx]	// end.Mq.add
neg r9	// end.Mq.neg
lea rdx, [r11-1]	// third1.step13.c0
mov qword ptr [rdi+8], r9	// end.Mq.store_Mq
mov rax, -2	// third1.step14.c1
sarx rbp, r11, r15	// third1.step12.s
mov r12, rcx	// copy for third1.step13.x
xor r12, rbp	// third1.step13.x
sar r13, 1	// third1.step13.t
lea rsi, [r13+r12]	// third1.step13.y
cmovc rsi, r13	// third1.step13.G
adc rbp, 0	// third1.step13.w
cmovs rcx, r13	// third1.step13.h
cmovs rdx, r14	// third1.step13.d
sub rax, rdx	// third1.step14.c1.2
mov r8, -2	// third1.step15.c1
mov r10, qword ptr [rdi+336]	// end.Mr.load_N3q
lea rbx, [rdx-1]	// third1.step14.c0
imul r10, qword ptr [rdi+136]	// end.Mr.imul_Yv
mov r9, qword ptr [rdi+344]	// end.Mr.load_N3r
sarx r11, rdx, r15	// third1.step13.s
mov r12, rcx	// copy for third1.step14.x
xor r12, r11	// third1.step14.x
sar rsi, 1	// third1.step14.t
lea rbp, [rsi+r12]	// third1.step14.y
cmovc rbp, rsi	// third1.step14.G
adc r11, 0	// third1.step14.w
cmovs rcx, rsi	// third1.step14.h
cmovs rbx, rax	// third1.step14.d
sub r8, rbx	// third1.step15.c1.2
imul r9, qword ptr [rdi+152]	// end.Mr.imul_Yr
lea r13, [r10+r9]	// end.Mr.add
neg r13	// end.Mr.neg
lea r14, [rbx-1]	// third1.step15.c0
mov qword ptr [rdi-8], r13	// end.Mr.store_Mr
mov rdx, -2	// third1.step16.c1
sarx r12, rbx, r15	// third1.step14.s
mov r11, rcx	// copy for third1.step15.x
xor r11, r12	// third1.step15.x
sar rbp, 1	// third1.step15.t
lea rsi, [rbp+r11]	// third1.step15.y
cmovc rsi, rbp	// third1.step15.G
adc r12, 0	// third1.step15.w
cmovs rcx, rbp	// third1.step15.h
cmovs r14, r8	// third1.step15.d
sub rdx, r14	// third1.step16.c1.2
mov rax, qword ptr [rdi+320]	// end.w0f.load_N3u
lea r10, [r14-1]	// third1.step16.c0
imul rax, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov r9, -2	// third1.step17.c1
mov r13, qword ptr [rdi+328]	// end.w0f.load_N3v
sarx rbx, r14, r15	// third1.step15.s
mov r11, rcx	// copy for third1.step16.x
xor r11, rbx	// third1.step16.x
sar rsi, 1	// third1.step16.t
lea r12, [rsi+r11]	// third1.step16.y
cmovc r12, rsi	// third1.step16.G
adc rbx, 0	// third1.step16.w
cmovs rcx, rsi	// third1.step16.h
cmovs r10, rdx	// third1.step16.d
sub r9, r10	// third1.step17.c1.2
imul r13, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea rbp, [rax+r13]	// end.w0f.add
lea r8, [r10-1]	// third1.step17.c0
neg rbp	// end.w0f.neg
mov r14, -2	// third1.step18.c1
sar rbp, 20	// end.w0f.sar
sarx r11, r10, r15	// third1.step16.s
mov rbx, rcx	// copy for third1.step17.x
xor rbx, r11	// third1.step17.x
sar r12, 1	// third1.step17.t
lea rsi, [r12+rbx]	// third1.step17.y
cmovc rsi, r12	// third1.step17.G
adc r11, 0	// third1.step17.w
cmovs rcx, r12	// third1.step17.h
cmovs r8, r9	// third1.step17.d
lea rdx, [r8-1]	// third1.step18.c0
sub r14, r8	// third1.step18.c1.2
and rbp, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi+16], rbp	// end.w0f.store_w0f
mov rax, -2	// third1.step19.c1
shr rbp, 20	// end.w0f.shr
sarx r13, r8, r15	// third1.step17.s
mov r10, rcx	// copy for third1.step18.x
xor r10, r13	// third1.step18.x
sar rsi, 1	// third1.step18.t
lea rbx, [rsi+r10]	// third1.step18.y
cmovc rbx, rsi	// third1.step18.G
adc r13, 0	// third1.step18.w
cmovs rcx, rsi	// third1.step18.h
cmovs rdx, r14	// third1.step18.d
sub rax, rdx	// third1.step19.c1.2
shl rbp, 44	// end.w0f.shl
mov qword ptr [rdi+24], rbp	// end.w0f.store_high0f
mov r11, qword ptr [rdi+336]	// end.w0g.load_N3q
lea r12, [rdx-1]	// third1.step19.c0
imul r11, qword ptr [rdi-112]	// end.w0g.imul_w2f
sarx r9, rdx, r15	// third1.step18.s
mov r8, rcx	// copy for third1.step19.x
xor r8, r9	// third1.step19.x
sar rbx, 1	// third1.step19.t
lea r10, [rbx+r8]	// third1.step19.y
cmovc r10, rbx	// third1.step19.G
adc r9, 0	// third1.step19.w
cmovs rcx, rbx	// third1.step19.h
cmovs r12, rax	// third1.step19.d
mov r13, qword ptr [rdi+344]	// end.w0g.load_N3r
mov rsi, -2	// third1.step20.c1
sub rsi, r12	// third1.step20.c1.2
imul r13, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea r14, [r11+r13]	// end.w0g.add
mov rbp, -2	// third2.step1.c1
lea rdx, [r12-1]	// third1.step20.c0
neg r14	// end.w0g.neg
sar r14, 20	// end.w0g.sar
and r14, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi+32], r14	// end.w0g.store_w0g
sarx r8, r12, r15	// third1.step19.s
mov r9, rcx	// copy for third1.step20.x
xor r9, r8	// third1.step20.x
sar r10, 1	// third1.step20.t
lea rbx, [r10+r9]	// third1.step20.y
cmovc rbx, r10	// third1.step20.G
adc r8, 0	// third1.step20.w
cmovs rcx, r10	// third1.step20.h
cmovs rdx, rsi	// third1.step20.d
mov rax, rbx	// copy for change1.G.add_rounding_G
add rax, qword ptr [rdi-56]	// change1.G.add_rounding_G
rorx r11, rax, 42	// change1.G.second_entry
mov r13, rcx	// copy for change1.h.shl
shl r13, 45	// change1.h.shl
add r13, qword ptr [rdi-48]	// change1.h.add_refill_h
mov r12, rcx	// copy for change1.h.add_rounding_h
add r12, qword ptr [rdi-64]	// change1.h.add_rounding_h
rorx r9, rax, 21	// change1.G.first_entry
rorx r8, r12, 20	// change1.h.first_entry
imul r9, qword ptr [rdi+24]	// change1.G.imul_high0f
rorx r10, r12, 41	// change1.h.second_entry
sub rbp, rdx	// third2.step1.c1.2
imul r8, qword ptr [rdi+24]	// change1.h.imul_high0f
mov rsi, rbx	// copy for change1.G.shl
shl rsi, 44	// change1.G.shl
add rsi, qword ptr [rdi-40]	// change1.G.add_refill_G
sarx rax, rdx, r15	// third1.step20.s
shr r14, 20	// end.w0g.shr
vbroadcasti128 ymm0, xmmword ptr [rdi-16]	// update.digits.vbroadcasti128
shl r14, 44	// end.w0g.shl
vbroadcasti128 ymm1, xmmword ptr [rdi+0]	// update.digits.vbroadcasti128.2
lea r12, [rdx-1]	// third2.step1.c0
mov rdx, -2	// third2.step2.c1
vmovdqa ymm2, ymmword ptr [rdi+448]	// update.digits.vmovdqa
mov qword ptr [rdi+40], r14	// end.w0g.store_high0g
imul r11, qword ptr [rdi+40]	// change1.G.imul_high0g
imul r10, qword ptr [rdi+40]	// change1.h.imul_high0g
lea r14, [r9+r11]	// change1.G.add
lea r9, [r14+rsi]	// change1.G.add.2
lea r11, [r8+r10]	// change1.h.add
lea r14, [r11+r13]	// change1.h.add.2
ror r9, 44	// change1.G.packed
vpand ymm3, ymm0, ymm2	// update.digits.vpand
ror r14, 45	// change1.h.packed
mov rsi, r14	// copy for third2.step1.x
xor rsi, rax	// third2.step1.x
sar r9, 1	// third2.step1.t
lea r8, [r9+rsi]	// third2.step1.y
cmovc r8, r9	// third2.step1.G
adc rax, 0	// third2.step1.w
cmovs r14, r9	// third2.step1.h
cmovs r12, rbp	// third2.step1.d
sub rdx, r12	// third2.step2.c1.2
mov r10, -2	// third2.step3.c1
vpand ymm4, ymm1, ymm2	// update.digits.vpand.2
vpsrlq ymm5, ymm0, 30	// update.digits.vpsrlq
lea r11, [r12-1]	// third2.step2.c0
vpsrlq ymm6, ymm1, 30	// update.digits.vpsrlq.2
vpshufd ymm7, ymmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
vpmuldq ymm8, ymm3, ymmword ptr [rdi+832]	// update.limb0.vpmuldq
vpmuldq ymm9, ymm4, ymm7	// update.limb0.vpmuldq.2
vpaddq ymm10, ymm8, ymm9	// update.limb0.vpaddq
sarx r13, r12, r15	// third2.step1.s
mov rsi, r14	// copy for third2.step2.x
xor rsi, r13	// third2.step2.x
sar r8, 1	// third2.step2.t
lea rax, [r8+rsi]	// third2.step2.y
cmovc rax, r8	// third2.step2.G
adc r13, 0	// third2.step2.w
cmovs r14, r8	// third2.step2.h
cmovs r11, rdx	// third2.step2.d
sub r10, r11	// third2.step3.c1.2
vpaddq ymm11, ymm10, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
vpsrlq ymm12, ymm11, 30	// update.limb0.vpsrlq
mov r9, -2	// third2.step4.c1
vpand ymm13, ymm11, ymmword ptr [rdi+448]	// update.limb0.vpand
vperm2i128 ymm14, ymm13, ymm13, 0x81	// update.limb0.vperm2i128
vpmuldq ymm15, ymm5, ymmword ptr [rdi+832]	// update.limb1.vpmuldq
vpmuldq ymm2, ymm6, ymm7	// update.limb1.vpmuldq.2
lea rbp, [r11-1]	// third2.step3.c0
vpaddq ymm0, ymm15, ymm2	// update.limb1.vpaddq
vpshufd ymm1, ymmword ptr [rdi+864], 0x4e	// update.limb1.vpshufd
sarx r12, r11, r15	// third2.step2.s
mov rsi, r14	// copy for third2.step3.x
xor rsi, r12	// third2.step3.x
sar rax, 1	// third2.step3.t
lea r13, [rax+rsi]	// third2.step3.y
cmovc r13, rax	// third2.step3.G
adc r12, 0	// third2.step3.w
cmovs r14, rax	// third2.step3.h
cmovs rbp, r10	// third2.step3.d
sub r9, rbp	// third2.step4.c1.2
mov r8, -2	// third2.step5.c1
vpmuldq ymm8, ymm3, ymmword ptr [rdi+864]	// update.limb1.vpmuldq.3
vpmuldq ymm9, ymm4, ymm1	// update.limb1.vpmuldq.4
vpaddq ymm10, ymm8, ymm9	// update.limb1.vpaddq.2
vpaddq ymm11, ymm0, ymm10	// update.limb1.vpaddq.3
lea rdx, [rbp-1]	// third2.step4.c0
vpaddq ymm13, ymm11, ymmword ptr [rdi+512]	// update.limb1.vpaddq.4
sarx r11, rbp, r15	// third2.step3.s
mov rsi, r14	// copy for third2.step4.x
xor rsi, r11	// third2.step4.x
sar r13, 1	// third2.step4.t
lea r12, [r13+rsi]	// third2.step4.y
cmovc r12, r13	// third2.step4.G
adc r11, 0	// third2.step4.w
cmovs r14, r13	// third2.step4.h
cmovs rdx, r9	// third2.step4.d
sub r8, rdx	// third2.step5.c1.2
vpaddq ymm7, ymm13, ymm12	// update.limb1.vpaddq.5
mov rax, rcx	// copy for change1.N1v.add_rounding_h
add rax, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
sar rax, 41	// change1.N1v.sar
vpsrlq ymm15, ymm7, 30	// update.limb1.vpsrlq
vpand ymm2, ymm7, ymmword ptr [rdi+448]	// update.limb1.vpand
vperm2i128 ymm8, ymm2, ymm2, 0x81	// update.limb1.vperm2i128
vpshufd ymm9, ymmword ptr [rdi+896], 0x4e	// update.limb2.vpshufd
mov qword ptr [rdi+200], rax	// change1.N1v.store_N1v
vpmuldq ymm0, ymm6, ymm1	// update.limb2.vpmuldq.2
vpmuldq ymm10, ymm5, ymmword ptr [rdi+864]	// update.limb2.vpmuldq
lea r10, [rcx+524288]	// change1.N1u.offset
shl r10, 23	// change1.N1u.shl
vpaddq ymm11, ymm10, ymm0	// update.limb2.vpaddq
mov rbp, -2	// third2.step7.c1
lea rsi, [rdx-1]	// third2.step5.c0
vpmuldq ymm13, ymm4, ymm9	// update.limb2.vpmuldq.4
vpmuldq ymm12, ymm3, ymmword ptr [rdi+896]	// update.limb2.vpmuldq.3
mov r11, -2	// third2.step6.c1
sarx r13, rdx, r15	// third2.step4.s
mov r9, r14	// copy for third2.step5.x
xor r9, r13	// third2.step5.x
sar r12, 1	// third2.step5.t
lea rax, [r12+r9]	// third2.step5.y
cmovc rax, r12	// third2.step5.G
adc r13, 0	// third2.step5.w
cmovs r14, r12	// third2.step5.h
cmovs rsi, r8	// third2.step5.d
sub r11, rsi	// third2.step6.c1.2
lea rcx, [rsi-1]	// third2.step6.c0
vpaddq ymm7, ymm12, ymm13	// update.limb2.vpaddq.2
sar r10, 43	// change1.N1u.sar
mov qword ptr [rdi+192], r10	// change1.N1u.store_N1u
vpaddq ymm2, ymm11, ymm7	// update.limb2.vpaddq.3
vpaddq ymm1, ymm2, ymmword ptr [rdi+512]	// update.limb2.vpaddq.4
vpaddq ymm10, ymm1, ymm15	// update.limb2.vpaddq.5
vpand ymm0, ymm10, ymmword ptr [rdi+448]	// update.limb2.vpand
vpsrlq ymm12, ymm10, 30	// update.limb2.vpsrlq
mov rdx, rbx	// copy for change1.N1r.add_rounding_G
add rdx, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
vmovdqa ymmword ptr [rdi+832], ymm0	// update.limb2.vmovdqa
sarx r9, rsi, r15	// third2.step5.s
mov r13, r14	// copy for third2.step6.x
xor r13, r9	// third2.step6.x
sar rax, 1	// third2.step6.t
lea r12, [rax+r13]	// third2.step6.y
cmovc r12, rax	// third2.step6.G
adc r9, 0	// third2.step6.w
cmovs r14, rax	// third2.step6.h
cmovs rcx, r11	// third2.step6.d
sub rbp, rcx	// third2.step7.c1.2
vpmuldq ymm13, ymm5, ymmword ptr [rdi+896]	// update.limb3.vpmuldq
vpmuldq ymm11, ymm6, ymm9	// update.limb3.vpmuldq.2
vpshufd ymm7, ymmword ptr [rdi+928], 0x4e	// update.limb3.vpshufd
vpaddq ymm2, ymm13, ymm11	// update.limb3.vpaddq
vpmuldq ymm1, ymm3, ymmword ptr [rdi+928]	// update.limb3.vpmuldq.3
lea r8, [rcx-1]	// third2.step7.c0
vpmuldq ymm15, ymm4, ymm7	// update.limb3.vpmuldq.4
sar rdx, 42	// change1.N1r.sar
mov qword ptr [rdi+216], rdx	// change1.N1r.store_N1r
lea r10, [rbx+1048576]	// change1.N1q.offset
shl r10, 22	// change1.N1q.shl
vpaddq ymm10, ymm1, ymm15	// update.limb3.vpaddq.2
sarx rsi, rcx, r15	// third2.step6.s
mov r13, r14	// copy for third2.step7.x
xor r13, rsi	// third2.step7.x
sar r12, 1	// third2.step7.t
lea r9, [r12+r13]	// third2.step7.y
cmovc r9, r12	// third2.step7.G
adc rsi, 0	// third2.step7.w
cmovs r14, r12	// third2.step7.h
cmovs r8, rbp	// third2.step7.d
vpaddq ymm0, ymm2, ymm10	// update.limb3.vpaddq.3
mov rax, -2	// third2.step8.c1
sub rax, r8	// third2.step8.c1.2
vpaddq ymm9, ymm0, ymmword ptr [rdi+512]	// update.limb3.vpaddq.4
mov r11, -2	// third2.step9.c1
vpaddq ymm13, ymm9, ymm12	// update.limb3.vpaddq.5
vpsrlq ymm11, ymm13, 30	// update.limb3.vpsrlq
vpand ymm1, ymm13, ymmword ptr [rdi+448]	// update.limb3.vpand
sarx rdx, r8, r15	// third2.step7.s
mov rbx, r14	// copy for third2.step8.x
xor rbx, rdx	// third2.step8.x
vmovdqa ymmword ptr [rdi+864], ymm1	// update.limb3.vmovdqa
sar r10, 43	// change1.N1q.sar
vpmuldq ymm15, ymm6, ymm7	// update.limb4.vpmuldq.2
mov qword ptr [rdi+208], r10	// change1.N1q.store_N1q
vpmuldq ymm2, ymm5, ymmword ptr [rdi+928]	// update.limb4.vpmuldq
vpaddq ymm10, ymm2, ymm15	// update.limb4.vpaddq
sar r9, 1	// third2.step8.t
lea rcx, [r9+rbx]	// third2.step8.y
cmovc rcx, r9	// third2.step8.G
adc rdx, 0	// third2.step8.w
cmovs r14, r9	// third2.step8.h
vpshufd ymm0, ymmword ptr [rdi+960], 0x4e	// update.limb4.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+960]	// update.limb4.vpmuldq.3
lea r13, [r8-1]	// third2.step8.c0
cmovs r13, rax	// third2.step8.d
sub r11, r13	// third2.step9.c1.2
mov rsi, -2	// third2.step10.c1
vpmuldq ymm12, ymm4, ymm0	// update.limb4.vpmuldq.4
mov r12, qword ptr [rdi+192]	// change1.w1f.load_N1u
imul r12, qword ptr [rdi+16]	// change1.w1f.imul_w0f
mov rbp, qword ptr [rdi+200]	// change1.w1f.load_N1v
lea r10, [r13-1]	// third2.step9.c0
mov rbx, -2	// third2.step11.c1
vpaddq ymm13, ymm9, ymm12	// update.limb4.vpaddq.2
vpaddq ymm7, ymm10, ymm13	// update.limb4.vpaddq.3
vpaddq ymm2, ymm7, ymmword ptr [rdi+512]	// update.limb4.vpaddq.4
sarx rdx, r13, r15	// third2.step8.s
mov r9, r14	// copy for third2.step9.x
xor r9, rdx	// third2.step9.x
sar rcx, 1	// third2.step9.t
lea r8, [rcx+r9]	// third2.step9.y
cmovc r8, rcx	// third2.step9.G
adc rdx, 0	// third2.step9.w
cmovs r14, rcx	// third2.step9.h
cmovs r10, r11	// third2.step9.d
sub rsi, r10	// third2.step10.c1.2
vpaddq ymm15, ymm2, ymm11	// update.limb4.vpaddq.5
vpsrlq ymm9, ymm15, 30	// update.limb4.vpsrlq
vpand ymm12, ymm15, ymmword ptr [rdi+448]	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+896], ymm12	// update.limb4.vmovdqa
imul rbp, qword ptr [rdi+32]	// change1.w1f.imul_w0g
vpmuldq ymm10, ymm5, ymmword ptr [rdi+960]	// update.limb5.vpmuldq
lea rax, [r10-1]	// third2.step10.c0
lea r13, [r12+rbp]	// change1.w1f.add
vpmuldq ymm13, ymm3, ymmword ptr [rdi+992]	// update.limb5.vpmuldq.3
sarx r9, r10, r15	// third2.step9.s
mov rdx, r14	// copy for third2.step10.x
xor rdx, r9	// third2.step10.x
sar r8, 1	// third2.step10.t
lea rcx, [r8+rdx]	// third2.step10.y
cmovc rcx, r8	// third2.step10.G
adc r9, 0	// third2.step10.w
cmovs r14, r8	// third2.step10.h
cmovs rax, rsi	// third2.step10.d
sub rbx, rax	// third2.step11.c1.2
vpmuldq ymm7, ymm6, ymm0	// update.limb5.vpmuldq.2
vpaddq ymm2, ymm10, ymm7	// update.limb5.vpaddq
neg r13	// change1.w1f.neg
vpshufd ymm11, ymmword ptr [rdi+992], 0x4e	// update.limb5.vpshufd
vpmuldq ymm15, ymm4, ymm11	// update.limb5.vpmuldq.4
vpaddq ymm0, ymm13, ymm15	// update.limb5.vpaddq.2
sar r13, 20	// change1.w1f.sar
mov qword ptr [rdi+48], r13	// change1.w1f.store_w1f
lea r11, [rax-1]	// third2.step11.c0
mov r12, -2	// third2.step12.c1
sarx rbp, rax, r15	// third2.step10.s
mov r10, r14	// copy for third2.step11.x
xor r10, rbp	// third2.step11.x
sar rcx, 1	// third2.step11.t
lea rdx, [rcx+r10]	// third2.step11.y
cmovc rdx, rcx	// third2.step11.G
adc rbp, 0	// third2.step11.w
cmovs r14, rcx	// third2.step11.h
cmovs r11, rbx	// third2.step11.d
sub r12, r11	// third2.step12.c1.2
mov r9, -2	// third2.step13.c1
vpaddq ymm10, ymm2, ymm0	// update.limb5.vpaddq.3
vpaddq ymm7, ymm10, ymmword ptr [rdi+512]	// update.limb5.vpaddq.4
vpaddq ymm13, ymm7, ymm9	// update.limb5.vpaddq.5
vpand ymm15, ymm13, ymmword ptr [rdi+448]	// update.limb5.vpand
vpsrlq ymm2, ymm13, 30	// update.limb5.vpsrlq
vmovdqa ymmword ptr [rdi+928], ymm15	// update.limb5.vmovdqa
vpsrlq ymm0, ymm1, 10	// update.limb5.above.vpsrlq
vpsllq ymm10, ymm15, 50	// update.limb5.above.vpsllq.2
vpsllq ymm7, ymm12, 20	// update.limb5.above.vpsllq
vpaddq ymm9, ymm0, ymm7	// update.limb5.above.vpaddq
lea r8, [r11-1]	// third2.step12.c0
mov rsi, qword ptr [rdi+208]	// change1.w1g.load_N1q
imul rsi, qword ptr [rdi+16]	// change1.w1g.imul_w0f
vpaddq ymm13, ymm9, ymm10	// update.limb5.above.vpaddq.2
vmovdqa ymmword ptr [rdi+384], ymm13	// update.limb5.above.vmovdqa
mov r13, qword ptr [rdi+216]	// change1.w1g.load_N1r
sarx rax, r11, r15	// third2.step11.s
mov r10, r14	// copy for third2.step12.x
xor r10, rax	// third2.step12.x
sar rdx, 1	// third2.step12.t
lea rbp, [rdx+r10]	// third2.step12.y
cmovc rbp, rdx	// third2.step12.G
adc rax, 0	// third2.step12.w
cmovs r14, rdx	// third2.step12.h
cmovs r8, r12	// third2.step12.d
sub r9, r8	// third2.step13.c1.2
vpmuldq ymm1, ymm5, ymmword ptr [rdi+992]	// update.limb6.vpmuldq
vpmuldq ymm15, ymm6, ymm11	// update.limb6.vpmuldq.2
vpaddq ymm12, ymm1, ymm15	// update.limb6.vpaddq
vpshufd ymm0, ymmword ptr [rdi+1024], 0x4e	// update.limb6.vpshufd
vpmuldq ymm7, ymm3, ymmword ptr [rdi+1024]	// update.limb6.vpmuldq.3
vpmuldq ymm9, ymm4, ymm0	// update.limb6.vpmuldq.4
imul r13, qword ptr [rdi+32]	// change1.w1g.imul_w0g
lea rcx, [rsi+r13]	// change1.w1g.add
vpaddq ymm10, ymm7, ymm9	// update.limb6.vpaddq.2
lea rbx, [r8-1]	// third2.step13.c0
neg rcx	// change1.w1g.neg
mov r11, -2	// third2.step14.c1
vpaddq ymm13, ymm12, ymm10	// update.limb6.vpaddq.3
mov r10, -2	// third2.step15.c1
vpaddq ymm11, ymm13, ymmword ptr [rdi+512]	// update.limb6.vpaddq.4
sarx rax, r8, r15	// third2.step12.s
mov rdx, r14	// copy for third2.step13.x
xor rdx, rax	// third2.step13.x
sar rbp, 1	// third2.step13.t
lea r12, [rbp+rdx]	// third2.step13.y
cmovc r12, rbp	// third2.step13.G
adc rax, 0	// third2.step13.w
cmovs r14, rbp	// third2.step13.h
cmovs rbx, r9	// third2.step13.d
sub r11, rbx	// third2.step14.c1.2
sar rcx, 20	// change1.w1g.sar
vpaddq ymm1, ymm11, ymm2	// update.limb6.vpaddq.5
vpsrlq ymm15, ymm1, 30	// update.limb6.vpsrlq
lea rsi, [rbx-1]	// third2.step14.c0
vpand ymm7, ymm1, ymmword ptr [rdi+448]	// update.limb6.vpand
mov qword ptr [rdi+56], rcx	// change1.w1g.store_w1g
vpmuldq ymm9, ymm5, ymmword ptr [rdi+1024]	// update.limb7.vpmuldq
vmovdqa ymmword ptr [rdi+960], ymm7	// update.limb6.vmovdqa
vpmuldq ymm12, ymm6, ymm0	// update.limb7.vpmuldq.2
mov r13, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpaddq ymm10, ymm9, ymm12	// update.limb7.vpaddq
sarx r8, rbx, r15	// third2.step13.s
mov rdx, r14	// copy for third2.step14.x
xor rdx, r8	// third2.step14.x
sar r12, 1	// third2.step14.t
lea rax, [r12+rdx]	// third2.step14.y
cmovc rax, r12	// third2.step14.G
adc r8, 0	// third2.step14.w
cmovs r14, r12	// third2.step14.h
cmovs rsi, r11	// third2.step14.d
sub r10, rsi	// third2.step15.c1.2
vpshufd ymm13, ymmword ptr [rdi+1056], 0x4e	// update.limb7.vpshufd
imul r13, qword ptr [rdi+384]	// change1.high1f.imul_above_f
vpmuldq ymm11, ymm3, ymmword ptr [rdi+1056]	// update.limb7.vpmuldq.3
vpmuldq ymm2, ymm4, ymm13	// update.limb7.vpmuldq.4
vpaddq ymm1, ymm11, ymm2	// update.limb7.vpaddq.2
mov rbp, qword ptr [rdi+200]	// change1.high1f.load_N1v
vpaddq ymm7, ymm10, ymm1	// update.limb7.vpaddq.3
vpaddq ymm0, ymm7, ymmword ptr [rdi+512]	// update.limb7.vpaddq.4
lea r9, [rsi-1]	// third2.step15.c0
mov rcx, -2	// third2.step16.c1
imul rbp, qword ptr [rdi+392]	// change1.high1f.imul_above_g
vpaddq ymm9, ymm0, ymm15	// update.limb7.vpaddq.5
vpsrlq ymm12, ymm9, 30	// update.limb7.vpsrlq
mov rbx, -2	// third2.step17.c1
vpand ymm11, ymm9, ymmword ptr [rdi+448]	// update.limb7.vpand
lea rdx, [r13+rbp]	// change1.high1f.add
vmovdqa ymmword ptr [rdi+992], ymm11	// update.limb7.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1056]	// update.limb8.vpmuldq
vpmuldq ymm10, ymm6, ymm13	// update.limb8.vpmuldq.2
mov r8, qword ptr [rdi+48]	// change1.high1f.load_w1f
vpaddq ymm1, ymm2, ymm10	// update.limb8.vpaddq
vpshufd ymm7, ymmword ptr [rdi+1088], 0x4e	// update.limb8.vpshufd
sarx r12, rsi, r15	// third2.step14.s
mov r11, r14	// copy for third2.step15.x
xor r11, r12	// third2.step15.x
sar rax, 1	// third2.step15.t
lea r13, [rax+r11]	// third2.step15.y
cmovc r13, rax	// third2.step15.G
adc r12, 0	// third2.step15.w
cmovs r14, rax	// third2.step15.h
cmovs r9, r10	// third2.step15.d
sub rcx, r9	// third2.step16.c1.2
lea rbp, [r9-1]	// third2.step16.c0
sar r8, 20	// change1.high1f.sar
vpmuldq ymm0, ymm3, ymmword ptr [rdi+1088]	// update.limb8.vpmuldq.3
sarx rsi, r9, r15	// third2.step15.s
mov r11, r14	// copy for third2.step16.x
xor r11, rsi	// third2.step16.x
sar r13, 1	// third2.step16.t
lea r12, [r13+r11]	// third2.step16.y
cmovc r12, r13	// third2.step16.G
adc rsi, 0	// third2.step16.w
cmovs r14, r13	// third2.step16.h
cmovs rbp, rcx	// third2.step16.d
sub rbx, rbp	// third2.step17.c1.2
vpmuldq ymm15, ymm4, ymm7	// update.limb8.vpmuldq.4
mov rax, -2	// third2.step18.c1
vpaddq ymm9, ymm0, ymm15	// update.limb8.vpaddq.2
lea r10, [rbp-1]	// third2.step17.c0
sub r8, rdx	// change1.high1f.sub
vpaddq ymm11, ymm1, ymm9	// update.limb8.vpaddq.3
vpaddq ymm13, ymm11, ymmword ptr [rdi+512]	// update.limb8.vpaddq.4
vpaddq ymm2, ymm13, ymm12	// update.limb8.vpaddq.5
shl r8, 44	// change1.high1f.shl
vpsrlq ymm10, ymm2, 30	// update.limb8.vpsrlq
vpand ymm0, ymm2, ymmword ptr [rdi+448]	// update.limb8.vpand
mov qword ptr [rdi+64], r8	// change1.high1f.store_high1f
vmovdqa ymmword ptr [rdi+1024], ymm0	// update.limb8.vmovdqa
mov r9, -2	// third2.step19.c1
vpmuldq ymm15, ymm5, ymmword ptr [rdi+1088]	// update.limb9.vpmuldq
sarx r11, rbp, r15	// third2.step16.s
mov rsi, r14	// copy for third2.step17.x
xor rsi, r11	// third2.step17.x
sar r12, 1	// third2.step17.t
lea r13, [r12+rsi]	// third2.step17.y
cmovc r13, r12	// third2.step17.G
adc r11, 0	// third2.step17.w
cmovs r14, r12	// third2.step17.h
vpmuldq ymm1, ymm6, ymm7	// update.limb9.vpmuldq.2
mov rcx, qword ptr [rdi+208]	// change1.high1g.load_N1q
cmovs r10, rbx	// third2.step17.d
lea rdx, [r10-1]	// third2.step18.c0
sub rax, r10	// third2.step18.c1.2
vpaddq ymm9, ymm15, ymm1	// update.limb9.vpaddq
vpshufd ymm11, ymmword ptr [rdi+1120], 0x4e	// update.limb9.vpshufd
imul rcx, qword ptr [rdi+384]	// change1.high1g.imul_above_f
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1120]	// update.limb9.vpmuldq.3
vpmuldq ymm12, ymm4, ymm11	// update.limb9.vpmuldq.4
vpaddq ymm2, ymm13, ymm12	// update.limb9.vpaddq.2
mov r8, qword ptr [rdi+216]	// change1.high1g.load_N1r
vpaddq ymm0, ymm9, ymm2	// update.limb9.vpaddq.3
sarx rbp, r10, r15	// third2.step17.s
mov rsi, r14	// copy for third2.step18.x
xor rsi, rbp	// third2.step18.x
sar r13, 1	// third2.step18.t
vpaddq ymm7, ymm0, ymmword ptr [rdi+512]	// update.limb9.vpaddq.4
lea r11, [r13+rsi]	// third2.step18.y
cmovc r11, r13	// third2.step18.G
adc rbp, 0	// third2.step18.w
cmovs r14, r13	// third2.step18.h
cmovs rdx, rax	// third2.step18.d
sub r9, rdx	// third2.step19.c1.2
vpaddq ymm15, ymm7, ymm10	// update.limb9.vpaddq.5
imul r8, qword ptr [rdi+392]	// change1.high1g.imul_above_g
vpsrlq ymm1, ymm15, 30	// update.limb9.vpsrlq
vpmuldq ymm3, ymm6, ymm11	// update.last.vpmuldq.2
vpand ymm4, ymm15, ymmword ptr [rdi+448]	// update.limb9.vpand
sarx r12, rdx, r15	// third2.step18.s
mov rbx, r14	// copy for third2.step19.x
xor rbx, r12	// third2.step19.x
sar r11, 1	// third2.step19.t
lea r10, [r11+rbx]	// third2.step19.y
cmovc r10, r11	// third2.step19.G
adc r12, 0	// third2.step19.w
cmovs r14, r11	// third2.step19.h
lea rsi, [rcx+r8]	// change1.high1g.add
vmovdqa ymmword ptr [rdi+1056], ymm4	// update.limb9.vmovdqa
lea rbp, [rdx-1]	// third2.step19.c0
cmovs rbp, r9	// third2.step19.d
vpmuldq ymm13, ymm5, ymmword ptr [rdi+1120]	// update.last.vpmuldq
mov r13, qword ptr [rdi+56]	// change1.high1g.load_w1g
sar r13, 20	// change1.high1g.sar
lea rax, [rbp-1]	// third2.step20.c0
mov rbx, -2	// third2.step20.c1
sub rbx, rbp	// third2.step20.c1.2
vpaddq ymm12, ymm13, ymm3	// update.last.vpaddq
vpaddq ymm9, ymm12, ymmword ptr [rdi+512]	// update.last.vpaddq.2
vpaddq ymm2, ymm9, ymm1	// update.last.vpaddq.3
vpaddq ymm0, ymm2, ymm14	// update.last.vpaddq.4
sub r13, rsi	// change1.high1g.sub
vpsrlq ymm7, ymm0, 30	// update.last.vpsrlq
mov r12, -2	// third3.step1.c1
sarx r11, rbp, r15	// third2.step19.s
mov rcx, r14	// copy for third2.step20.x
xor rcx, r11	// third2.step20.x
sar r10, 1	// third2.step20.t
lea r8, [r10+rcx]	// third2.step20.y
cmovc r8, r10	// third2.step20.G
adc r11, 0	// third2.step20.w
cmovs r14, r10	// third2.step20.h
cmovs rax, rbx	// third2.step20.d
mov rdx, r8	// copy for change2.G.shl
shl rdx, 44	// change2.G.shl
mov r9, r14	// copy for change2.h.add_rounding_h
add r9, qword ptr [rdi-64]	// change2.h.add_rounding_h
rorx rsi, r9, 20	// change2.h.first_entry
mov rbp, r8	// copy for change2.G.add_rounding_G
add rbp, qword ptr [rdi-56]	// change2.G.add_rounding_G
rorx rcx, rbp, 42	// change2.G.second_entry
add rdx, qword ptr [rdi-40]	// change2.G.add_refill_G
rorx r11, rbp, 21	// change2.G.first_entry
mov r10, r14	// copy for change2.h.shl
shl r10, 45	// change2.h.shl
rorx rbx, r9, 41	// change2.h.second_entry
imul rsi, qword ptr [rdi+64]	// change2.h.imul_high1f
imul r11, qword ptr [rdi+64]	// change2.G.imul_high1f
add r10, qword ptr [rdi-48]	// change2.h.add_refill_h
sub r12, rax	// third3.step1.c1.2
vpaddq ymm10, ymm7, ymm8	// update.last.vpaddq.5
shl r13, 44	// change1.high1g.shl
vpaddq ymm6, ymm10, ymmword ptr [rdi+576]	// update.last.vpaddq.6
vpand ymm11, ymm0, ymmword ptr [rdi+448]	// update.last.vpand
vmovdqa ymmword ptr [rdi+1088], ymm11	// update.last.vmovdqa
vpand ymm15, ymm6, ymmword ptr [rdi+608]	// update.last.vpand.2
vmovdqa ymmword ptr [rdi+1120], ymm15	// update.last.vmovdqa.2
mov qword ptr [rdi+72], r13	// change1.high1g.store_high1g
imul rbx, qword ptr [rdi+72]	// change2.h.imul_high1g
imul rcx, qword ptr [rdi+72]	// change2.G.imul_high1g
lea rbp, [r11+rcx]	// change2.G.add
lea r9, [rsi+rbx]	// change2.h.add
vpsrlq ymm4, ymm6, 30	// update.last.vpsrlq.2
vperm2i128 ymm5, ymm4, ymm4, 0x08	// update.last.vperm2i128
vpaddq ymm13, ymm5, ymmword ptr [rdi+640]	// update.last.vpaddq.7
lea r13, [rbp+rdx]	// change2.G.add.2
lea r11, [r9+r10]	// change2.h.add.2
vpaddq ymm3, ymm13, ymmword ptr [rdi+832]	// update.last.vpaddq.8
vmovdqa ymmword ptr [rdi+832], ymm3	// update.last.vmovdqa.3
sarx rcx, rax, r15	// third2.step20.s
ror r13, 44	// change2.G.packed
ror r11, 45	// change2.h.packed
mov rsi, r11	// copy for third3.step1.x
xor rsi, rcx	// third3.step1.x
sar r13, 1	// third3.step1.t
lea rbx, [r13+rsi]	// third3.step1.y
cmovc rbx, r13	// third3.step1.G
adc rcx, 0	// third3.step1.w
cmovs r11, r13	// third3.step1.h
lea rbp, [rax-1]	// third3.step1.c0
cmovs rbp, r12	// third3.step1.d
mov rdx, -2	// third3.step2.c1
sub rdx, rbp	// third3.step2.c1.2
mov r9, -2	// third3.step3.c1
lea r10, [rbp-1]	// third3.step2.c0
mov rsi, r14	// copy for change2.N2v.add_rounding_h
add rsi, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
sarx rcx, rbp, r15	// third3.step1.s
mov r13, r11	// copy for third3.step2.x
xor r13, rcx	// third3.step2.x
sar rbx, 1	// third3.step2.t
lea rax, [rbx+r13]	// third3.step2.y
cmovc rax, rbx	// third3.step2.G
adc rcx, 0	// third3.step2.w
cmovs r11, rbx	// third3.step2.h
cmovs r10, rdx	// third3.step2.d
sub r9, r10	// third3.step3.c1.2
sar rsi, 41	// change2.N2v.sar
mov qword ptr [rdi+264], rsi	// change2.N2v.store_N2v
lea r12, [r14+524288]	// change2.N2u.offset
lea rbp, [r10-1]	// third3.step3.c0
mov r13, -2	// third3.step4.c1
shl r12, 23	// change2.N2u.shl
sarx rcx, r10, r15	// third3.step2.s
mov rbx, r11	// copy for third3.step3.x
xor rbx, rcx	// third3.step3.x
sar rax, 1	// third3.step3.t
lea rdx, [rax+rbx]	// third3.step3.y
cmovc rdx, rax	// third3.step3.G
adc rcx, 0	// third3.step3.w
cmovs r11, rax	// third3.step3.h
cmovs rbp, r9	// third3.step3.d
sub r13, rbp	// third3.step4.c1.2
sar r12, 43	// change2.N2u.sar
mov rsi, -2	// third3.step5.c1
lea r14, [rbp-1]	// third3.step4.c0
mov qword ptr [rdi+256], r12	// change2.N2u.store_N2u
mov r10, r8	// copy for change2.N2r.add_rounding_G
add r10, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
sar r10, 42	// change2.N2r.sar
sarx rbx, rbp, r15	// third3.step3.s
mov rcx, r11	// copy for third3.step4.x
xor rcx, rbx	// third3.step4.x
sar rdx, 1	// third3.step4.t
lea rax, [rdx+rcx]	// third3.step4.y
cmovc rax, rdx	// third3.step4.G
adc rbx, 0	// third3.step4.w
cmovs r11, rdx	// third3.step4.h
cmovs r14, r13	// third3.step4.d
sub rsi, r14	// third3.step5.c1.2
mov qword ptr [rdi+280], r10	// change2.N2r.store_N2r
lea r9, [r8+1048576]	// change2.N2q.offset
lea r12, [r14-1]	// third3.step5.c0
mov rbp, -2	// third3.step7.c1
sarx rcx, r14, r15	// third3.step4.s
mov rbx, r11	// copy for third3.step5.x
xor rbx, rcx	// third3.step5.x
sar rax, 1	// third3.step5.t
lea rdx, [rax+rbx]	// third3.step5.y
cmovc rdx, rax	// third3.step5.G
adc rcx, 0	// third3.step5.w
cmovs r11, rax	// third3.step5.h
cmovs r12, rsi	// third3.step5.d
shl r9, 22	// change2.N2q.shl
sar r9, 43	// change2.N2q.sar
mov qword ptr [rdi+272], r9	// change2.N2q.store_N2q
mov r13, -2	// third3.step6.c1
sub r13, r12	// third3.step6.c1.2
mov r10, qword ptr [rdi+256]	// change2.Yu.load_N2u
imul r10, qword ptr [rdi+192]	// change2.Yu.imul_N1u
lea r8, [r12-1]	// third3.step6.c0
mov r14, qword ptr [rdi+264]	// change2.Yu.load_N2v
imul r14, qword ptr [rdi+208]	// change2.Yu.imul_N1q
sarx rbx, r12, r15	// third3.step5.s
mov rcx, r11	// copy for third3.step6.x
xor rcx, rbx	// third3.step6.x
sar rdx, 1	// third3.step6.t
lea rax, [rdx+rcx]	// third3.step6.y
cmovc rax, rdx	// third3.step6.G
adc rbx, 0	// third3.step6.w
cmovs r11, rdx	// third3.step6.h
cmovs r8, r13	// third3.step6.d
sub rbp, r8	// third3.step7.c1.2
lea rsi, [r10+r14]	// change2.Yu.add
mov r9, -2	// third3.step8.c1
lea r12, [r8-1]	// third3.step7.c0
sarx rcx, r8, r15	// third3.step6.s
mov rbx, r11	// copy for third3.step7.x
xor rbx, rcx	// third3.step7.x
sar rax, 1	// third3.step7.t
lea rdx, [rax+rbx]	// third3.step7.y
cmovc rdx, rax	// third3.step7.G
adc rcx, 0	// third3.step7.w
cmovs r11, rax	// third3.step7.h
cmovs r12, rbp	// third3.step7.d
sub r9, r12	// third3.step8.c1.2
mov qword ptr [rdi+128], rsi	// change2.Yu.store_Yu
mov r13, qword ptr [rdi+256]	// change2.Yv.load_N2u
imul r13, qword ptr [rdi+200]	// change2.Yv.imul_N1v
lea r10, [r12-1]	// third3.step8.c0
sarx r14, r12, r15	// third3.step7.s
mov r8, r11	// copy for third3.step8.x
xor r8, r14	// third3.step8.x
sar rdx, 1	// third3.step8.t
lea rbx, [rdx+r8]	// third3.step8.y
cmovc rbx, rdx	// third3.step8.G
adc r14, 0	// third3.step8.w
cmovs r11, rdx	// third3.step8.h
cmovs r10, r9	// third3.step8.d
mov rcx, -2	// third3.step9.c1
sub rcx, r10	// third3.step9.c1.2
lea rax, [r10-1]	// third3.step9.c0
mov rbp, qword ptr [rdi+264]	// change2.Yv.load_N2v
imul rbp, qword ptr [rdi+216]	// change2.Yv.imul_N1r
lea rsi, [r13+rbp]	// change2.Yv.add
mov r12, -2	// third3.step10.c1
mov qword ptr [rdi+136], rsi	// change2.Yv.store_Yv
mov r8, qword ptr [rdi+272]	// change2.Yq.load_N2q
imul r8, qword ptr [rdi+192]	// change2.Yq.imul_N1u
sarx r14, r10, r15	// third3.step8.s
mov rdx, r11	// copy for third3.step9.x
xor rdx, r14	// third3.step9.x
sar rbx, 1	// third3.step9.t
lea r9, [rbx+rdx]	// third3.step9.y
cmovc r9, rbx	// third3.step9.G
adc r14, 0	// third3.step9.w
cmovs r11, rbx	// third3.step9.h
cmovs rax, rcx	// third3.step9.d
sub r12, rax	// third3.step10.c1.2
mov r13, -2	// third3.step11.c1
mov rbp, qword ptr [rdi+280]	// change2.Yq.load_N2r
imul rbp, qword ptr [rdi+208]	// change2.Yq.imul_N1q
lea rsi, [r8+rbp]	// change2.Yq.add
lea r10, [rax-1]	// third3.step10.c0
mov qword ptr [rdi+144], rsi	// change2.Yq.store_Yq
mov rdx, qword ptr [rdi+272]	// change2.Yr.load_N2q
imul rdx, qword ptr [rdi+200]	// change2.Yr.imul_N1v
mov r14, qword ptr [rdi+280]	// change2.Yr.load_N2r
sarx rbx, rax, r15	// third3.step9.s
mov rcx, r11	// copy for third3.step10.x
xor rcx, rbx	// third3.step10.x
sar r9, 1	// third3.step10.t
lea r8, [r9+rcx]	// third3.step10.y
cmovc r8, r9	// third3.step10.G
adc rbx, 0	// third3.step10.w
cmovs r11, r9	// third3.step10.h
cmovs r10, r12	// third3.step10.d
sub r13, r10	// third3.step11.c1.2
imul r14, qword ptr [rdi+216]	// change2.Yr.imul_N1r
lea rbp, [rdx+r14]	// change2.Yr.add
mov qword ptr [rdi+152], rbp	// change2.Yr.store_Yr
lea rsi, [r10-1]	// third3.step11.c0
mov rax, -2	// third3.step12.c1
mov rcx, qword ptr [rdi+256]	// change2.w2f.load_N2u
sarx rbx, r10, r15	// third3.step10.s
mov r9, r11	// copy for third3.step11.x
xor r9, rbx	// third3.step11.x
sar r8, 1	// third3.step11.t
lea r12, [r8+r9]	// third3.step11.y
cmovc r12, r8	// third3.step11.G
adc rbx, 0	// third3.step11.w
cmovs r11, r8	// third3.step11.h
cmovs rsi, r13	// third3.step11.d
lea rdx, [rsi-1]	// third3.step12.c0
mov r14, -2	// third3.step13.c1
sub rax, rsi	// third3.step12.c1.2
imul rcx, qword ptr [rdi+48]	// change2.w2f.imul_w1f
sarx rbp, rsi, r15	// third3.step11.s
mov r10, r11	// copy for third3.step12.x
xor r10, rbp	// third3.step12.x
sar r12, 1	// third3.step12.t
lea r9, [r12+r10]	// third3.step12.y
cmovc r9, r12	// third3.step12.G
adc rbp, 0	// third3.step12.w
cmovs r11, r12	// third3.step12.h
cmovs rdx, rax	// third3.step12.d
sub r14, rdx	// third3.step13.c1.2
mov rbx, qword ptr [rdi+264]	// change2.w2f.load_N2v
imul rbx, qword ptr [rdi+56]	// change2.w2f.imul_w1g
lea r8, [rcx+rbx]	// change2.w2f.add
neg r8	// change2.w2f.neg
sar r8, 20	// change2.w2f.sar
mov r13, -2	// third3.step14.c1
mov rsi, qword ptr [rdi+128]	// change2.w2f.load_Yu
lea r10, [rdx-1]	// third3.step13.c0
mov rbp, -2	// third3.step15.c1
sarx r12, rdx, r15	// third3.step12.s
mov rax, r11	// copy for third3.step13.x
xor rax, r12	// third3.step13.x
sar r9, 1	// third3.step13.t
lea rcx, [r9+rax]	// third3.step13.y
cmovc rcx, r9	// third3.step13.G
adc r12, 0	// third3.step13.w
cmovs r11, r9	// third3.step13.h
cmovs r10, r14	// third3.step13.d
sub r13, r10	// third3.step14.c1.2
imul rsi, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov rbx, qword ptr [rdi+136]	// change2.w2f.load_Yv
lea rdx, [r10-1]	// third3.step14.c0
imul rbx, qword ptr [rdi+392]	// change2.w2f.imul_above_g
lea rax, [rsi+rbx]	// change2.w2f.add.2
sarx r12, r10, r15	// third3.step13.s
mov r9, r11	// copy for third3.step14.x
xor r9, r12	// third3.step14.x
sar rcx, 1	// third3.step14.t
lea r14, [rcx+r9]	// third3.step14.y
cmovc r14, rcx	// third3.step14.G
adc r12, 0	// third3.step14.w
cmovs r11, rcx	// third3.step14.h
cmovs rdx, r13	// third3.step14.d
sub rbp, rdx	// third3.step15.c1.2
lea rsi, [r8+rax]	// change2.w2f.add.3
mov qword ptr [rdi-112], rsi	// change2.w2f.store_w2f
sar rsi, 20	// change2.w2f.sar.2
shl rsi, 44	// change2.w2f.shl
mov qword ptr [rdi+80], rsi	// change2.w2f.store_high2f
mov rbx, qword ptr [rdi+272]	// change2.w2g.load_N2q
sarx r10, rdx, r15	// third3.step14.s
mov r9, r11	// copy for third3.step15.x
xor r9, r10	// third3.step15.x
sar r14, 1	// third3.step15.t
lea r12, [r14+r9]	// third3.step15.y
cmovc r12, r14	// third3.step15.G
adc r10, 0	// third3.step15.w
cmovs r11, r14	// third3.step15.h
mov rcx, -2	// third3.step17.c1
mov r13, -2	// third3.step16.c1
lea r8, [rdx-1]	// third3.step15.c0
cmovs r8, rbp	// third3.step15.d
sub r13, r8	// third3.step16.c1.2
sarx rax, r8, r15	// third3.step15.s
mov rsi, r11	// copy for third3.step16.x
xor rsi, rax	// third3.step16.x
lea r9, [r8-1]	// third3.step16.c0
imul rbx, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov r10, qword ptr [rdi+280]	// change2.w2g.load_N2r
sar r12, 1	// third3.step16.t
lea r14, [r12+rsi]	// third3.step16.y
cmovc r14, r12	// third3.step16.G
adc rax, 0	// third3.step16.w
cmovs r11, r12	// third3.step16.h
cmovs r9, r13	// third3.step16.d
sub rcx, r9	// third3.step17.c1.2
imul r10, qword ptr [rdi+56]	// change2.w2g.imul_w1g
lea rdx, [r9-1]	// third3.step17.c0
mov rbp, -2	// third3.step18.c1
sarx r8, r9, r15	// third3.step16.s
mov rsi, r11	// copy for third3.step17.x
xor rsi, r8	// third3.step17.x
sar r14, 1	// third3.step17.t
lea rax, [r14+rsi]	// third3.step17.y
cmovc rax, r14	// third3.step17.G
adc r8, 0	// third3.step17.w
cmovs r11, r14	// third3.step17.h
cmovs rdx, rcx	// third3.step17.d
sub rbp, rdx	// third3.step18.c1.2
mov r12, -2	// third3.step19.c1
lea r13, [rbx+r10]	// change2.w2g.add
neg r13	// change2.w2g.neg
sar r13, 20	// change2.w2g.sar
mov r9, qword ptr [rdi+144]	// change2.w2g.load_Yq
imul r9, qword ptr [rdi+384]	// change2.w2g.imul_above_f
lea rsi, [rdx-1]	// third3.step18.c0
mov r8, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul r8, qword ptr [rdi+392]	// change2.w2g.imul_above_g
lea r14, [r9+r8]	// change2.w2g.add.2
sarx rcx, rdx, r15	// third3.step17.s
mov rbx, r11	// copy for third3.step18.x
xor rbx, rcx	// third3.step18.x
sar rax, 1	// third3.step18.t
lea r10, [rax+rbx]	// third3.step18.y
cmovc r10, rax	// third3.step18.G
adc rcx, 0	// third3.step18.w
cmovs r11, rax	// third3.step18.h
cmovs rsi, rbp	// third3.step18.d
sub r12, rsi	// third3.step19.c1.2
lea r9, [r13+r14]	// change2.w2g.add.3
mov qword ptr [rdi-104], r9	// change2.w2g.store_w2g
sar r9, 20	// change2.w2g.sar.2
lea r8, [rsi-1]	// third3.step19.c0
mov rdx, -2	// third3.step20.c1
shl r9, 44	// change2.w2g.shl
sarx rbx, rsi, r15	// third3.step18.s
mov rcx, r11	// copy for third3.step19.x
xor rcx, rbx	// third3.step19.x
sar r10, 1	// third3.step19.t
lea rax, [r10+rcx]	// third3.step19.y
cmovc rax, r10	// third3.step19.G
adc rbx, 0	// third3.step19.w
cmovs r11, r10	// third3.step19.h
cmovs r8, r12	// third3.step19.d
sub rdx, r8	// third3.step20.c1.2
mov qword ptr [rdi+88], r9	// change2.w2g.store_high2g
lea rbp, [r8-1]	// third3.step20.c0
sarx r13, r8, r15	// third3.step19.s
mov r14, r11	// copy for third3.step20.x
xor r14, r13	// third3.step20.x
sar rax, 1	// third3.step20.t
lea rsi, [rax+r14]	// third3.step20.y
cmovc rsi, rax	// third3.step20.G
adc r13, 0	// third3.step20.w
cmovs r11, rax	// third3.step20.h
cmovs rbp, rdx	// third3.step20.d
mov rcx, rsi	// copy for change3.G.add_rounding_G
add rcx, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov rbx, rsi	// copy for change3.G.shl
shl rbx, 44	// change3.G.shl
rorx r10, rcx, 42	// change3.G.second_entry
mov r12, r11	// copy for change3.h.shl
shl r12, 45	// change3.h.shl
rorx r9, rcx, 21	// change3.G.first_entry
mov r8, r11	// copy for change3.h.add_rounding_h
add r8, qword ptr [rdi-64]	// change3.h.add_rounding_h
rorx r14, r8, 20	// change3.h.first_entry
imul r14, qword ptr [rdi+80]	// change3.h.imul_high2f
add r12, qword ptr [rdi-48]	// change3.h.add_refill_h
add rbx, qword ptr [rdi-40]	// change3.G.add_refill_G
rorx r13, r8, 41	// change3.h.second_entry
imul r9, qword ptr [rdi+80]	// change3.G.imul_high2f
imul r13, qword ptr [rdi+88]	// change3.h.imul_high2g
mov qword ptr [rdi-128], r11	// change3.store_end_h
mov qword ptr [rdi-120], rsi	// change3.store_end_G
imul r10, qword ptr [rdi+88]	// change3.G.imul_high2g
lea rax, [r9+r10]	// change3.G.add
lea rdx, [r14+r13]	// change3.h.add
lea rcx, [rax+rbx]	// change3.G.add.2
ror rcx, 44	// change3.G.packed
lea r8, [rdx+r12]	// change3.h.add.2
sarx r11, rbp, r15	// third3.step20.s
ror r8, 45	// change3.h.packed
mov rbx, rcx	// output
mov rcx, r8	// output
mov rdx, rbp	// output
mov rsi, r11	// output
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
