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
// Length: 36 limbs of 30 bits; 1254 instructions a batch, 720 for its steps (form: carry).
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
mov r10, -2	// third1.step2.c1
cmovs r9, rbp	// third1.step1.d
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
mov rbx, -2	// third1.step4.c1
lea rdx, [r12-1]	// third1.step3.c0
mov rbp, qword ptr [rdi-120]	// end.load_end_G
sarx r9, r12, r15	// third1.step2.s
mov r14, rcx	// copy for third1.step3.x
xor r14, r9	// third1.step3.x
sar rax, 1	// third1.step3.t
lea r13, [rax+r14]	// third1.step3.y
cmovc r13, rax	// third1.step3.G
adc r9, 0	// third1.step3.w
cmovs rcx, rax	// third1.step3.h
cmovs rdx, r11	// third1.step3.d
sub rbx, rdx	// third1.step4.c1.2
mov r8, rsi	// copy for end.N3v.add_rounding_h
add r8, qword ptr [rdi-64]	// end.N3v.add_rounding_h
mov r10, -2	// third1.step5.c1
lea r12, [rdx-1]	// third1.step4.c0
sar r8, 41	// end.N3v.sar
mov qword ptr [rdi+328], r8	// end.N3v.store_N3v
sarx r14, rdx, r15	// third1.step3.s
mov r9, rcx	// copy for third1.step4.x
xor r9, r14	// third1.step4.x
sar r13, 1	// third1.step4.t
lea rax, [r13+r9]	// third1.step4.y
cmovc rax, r13	// third1.step4.G
adc r14, 0	// third1.step4.w
cmovs rcx, r13	// third1.step4.h
cmovs r12, rbx	// third1.step4.d
sub r10, r12	// third1.step5.c1.2
lea r11, [rsi+524288]	// end.N3u.offset
shl r11, 23	// end.N3u.shl
sar r11, 43	// end.N3u.sar
lea r8, [r12-1]	// third1.step5.c0
mov qword ptr [rdi+320], r11	// end.N3u.store_N3u
mov rdx, -2	// third1.step6.c1
sarx r9, r12, r15	// third1.step4.s
mov r14, rcx	// copy for third1.step5.x
xor r14, r9	// third1.step5.x
sar rax, 1	// third1.step5.t
lea r13, [rax+r14]	// third1.step5.y
cmovc r13, rax	// third1.step5.G
adc r9, 0	// third1.step5.w
cmovs rcx, rax	// third1.step5.h
cmovs r8, r10	// third1.step5.d
sub rdx, r8	// third1.step6.c1.2
mov rbx, -2	// third1.step7.c1
mov rsi, rbp	// copy for end.N3r.add_rounding_G
add rsi, qword ptr [rdi-56]	// end.N3r.add_rounding_G
lea r11, [r8-1]	// third1.step6.c0
sar rsi, 42	// end.N3r.sar
mov qword ptr [rdi+344], rsi	// end.N3r.store_N3r
lea r12, [rbp+1048576]	// end.N3q.offset
shl r12, 22	// end.N3q.shl
sarx r14, r8, r15	// third1.step5.s
mov r9, rcx	// copy for third1.step6.x
xor r9, r14	// third1.step6.x
sar r13, 1	// third1.step6.t
lea rax, [r13+r9]	// third1.step6.y
cmovc rax, r13	// third1.step6.G
adc r14, 0	// third1.step6.w
cmovs r11, rdx	// third1.step6.d
cmovs rcx, r13	// third1.step6.h
sub rbx, r11	// third1.step7.c1.2
sar r12, 43	// end.N3q.sar
mov r10, -2	// third1.step8.c1
lea rsi, [r11-1]	// third1.step7.c0
sarx rbp, r11, r15	// third1.step6.s
mov r8, rcx	// copy for third1.step7.x
xor r8, rbp	// third1.step7.x
sar rax, 1	// third1.step7.t
lea r9, [rax+r8]	// third1.step7.y
cmovc r9, rax	// third1.step7.G
adc rbp, 0	// third1.step7.w
cmovs rcx, rax	// third1.step7.h
mov qword ptr [rdi+336], r12	// end.N3q.store_N3q
cmovs rsi, rbx	// third1.step7.d
sub r10, rsi	// third1.step8.c1.2
mov r14, -2	// third1.step9.c1
mov rdx, qword ptr [rdi+320]	// end.Mu.load_N3u
lea r13, [rsi-1]	// third1.step8.c0
imul rdx, qword ptr [rdi+128]	// end.Mu.imul_Yu
mov r11, qword ptr [rdi+328]	// end.Mu.load_N3v
imul r11, qword ptr [rdi+144]	// end.Mu.imul_Yq
sarx r8, rsi, r15	// third1.step7.s
mov rbp, rcx	// copy for third1.step8.x
xor rbp, r8	// third1.step8.x
sar r9, 1	// third1.step8.t
lea rax, [r9+rbp]	// third1.step8.y
cmovc rax, r9	// third1.step8.G
adc r8, 0	// third1.step8.w
cmovs rcx, r9	// third1.step8.h
cmovs r13, r10	// third1.step8.d
sub r14, r13	// third1.step9.c1.2
lea r12, [rdx+r11]	// end.Mu.add
neg r12	// end.Mu.neg
mov rbx, -2	// third1.step10.c1
lea rsi, [r13-1]	// third1.step9.c0
mov qword ptr [rdi-16], r12	// end.Mu.store_Mu
sarx rbp, r13, r15	// third1.step8.s
mov r8, rcx	// copy for third1.step9.x
xor r8, rbp	// third1.step9.x
sar rax, 1	// third1.step9.t
lea r9, [rax+r8]	// third1.step9.y
cmovc r9, rax	// third1.step9.G
adc rbp, 0	// third1.step9.w
cmovs rcx, rax	// third1.step9.h
cmovs rsi, r14	// third1.step9.d
sub rbx, rsi	// third1.step10.c1.2
mov r10, -2	// third1.step11.c1
mov rdx, qword ptr [rdi+320]	// end.Mv.load_N3u
lea r11, [rsi-1]	// third1.step10.c0
imul rdx, qword ptr [rdi+136]	// end.Mv.imul_Yv
mov r12, qword ptr [rdi+328]	// end.Mv.load_N3v
sarx r13, rsi, r15	// third1.step9.s
mov r8, rcx	// copy for third1.step10.x
xor r8, r13	// third1.step10.x
sar r9, 1	// third1.step10.t
lea rbp, [r9+r8]	// third1.step10.y
cmovc rbp, r9	// third1.step10.G
adc r13, 0	// third1.step10.w
cmovs rcx, r9	// third1.step10.h
cmovs r11, rbx	// third1.step10.d
sub r10, r11	// third1.step11.c1.2
imul r12, qword ptr [rdi+152]	// end.Mv.imul_Yr
lea rax, [rdx+r12]	// end.Mv.add
lea r14, [r11-1]	// third1.step11.c0
neg rax	// end.Mv.neg
mov qword ptr [rdi+0], rax	// end.Mv.store_Mv
sarx rsi, r11, r15	// third1.step10.s
mov r8, rcx	// copy for third1.step11.x
xor r8, rsi	// third1.step11.x
sar rbp, 1	// third1.step11.t
lea r13, [rbp+r8]	// third1.step11.y
cmovc r13, rbp	// third1.step11.G
adc rsi, 0	// third1.step11.w
cmovs rcx, rbp	// third1.step11.h
cmovs r14, r10	// third1.step11.d
mov r9, -2	// third1.step13.c1
lea rbx, [r14-1]	// third1.step12.c0
mov rdx, -2	// third1.step12.c1
sub rdx, r14	// third1.step12.c1.2
mov r12, qword ptr [rdi+336]	// end.Mq.load_N3q
imul r12, qword ptr [rdi+128]	// end.Mq.imul_Yu
mov rax, qword ptr [rdi+344]	// end.Mq.load_N3r
imul rax, qword ptr [rdi+144]	// end.Mq.imul_Yq
sarx r11, r14, r15	// third1.step11.s
mov r8, rcx	// copy for third1.step12.x
xor r8, r11	// third1.step12.x
sar r13, 1	// third1.step12.t
lea rsi, [r13+r8]	// third1.step12.y
cmovc rsi, r13	// third1.step12.G
adc r11, 0	// third1.step12.w
cmovs rcx, r13	// third1.step12.h
cmovs rbx, rdx	// third1.step12.d
sub r9, rbx	// third1.step13.c1.2
lea rbp, [rbx-1]	// third1.step13.c0
lea r10, [r12+rax]	// end.Mq.add
mov r14, -2	// third1.step14.c1
neg r10	// end.Mq.neg
mov qword ptr [rdi+8], r10	// end.Mq.store_Mq
mov r8, -2	// third1.step15.c1
mov r11, qword ptr [rdi+336]	// end.Mr.load_N3q
sarx r13, rbx, r15	// third1.step12.s
mov rdx, rcx	// copy for third1.step13.x
xor rdx, r13	// third1.step13.x
sar rsi, 1	// third1.step13.t
lea r12, [rsi+rdx]	// third1.step13.y
cmovc r12, rsi	// third1.step13.G
adc r13, 0	// third1.step13.w
cmovs rcx, rsi	// third1.step13.h
cmovs rbp, r9	// third1.step13.d
lea rax, [rbp-1]	// third1.step14.c0
sub r14, rbp	// third1.step14.c1.2
imul r11, qword ptr [rdi+136]	// end.Mr.imul_Yv
mov r10, qword ptr [rdi+344]	// end.Mr.load_N3r
sarx rbx, rbp, r15	// third1.step13.s
mov rdx, rcx	// copy for third1.step14.x
xor rdx, rbx	// third1.step14.x
sar r12, 1	// third1.step14.t
lea r13, [r12+rdx]	// third1.step14.y
cmovc r13, r12	// third1.step14.G
adc rbx, 0	// third1.step14.w
cmovs rcx, r12	// third1.step14.h
cmovs rax, r14	// third1.step14.d
sub r8, rax	// third1.step15.c1.2
imul r10, qword ptr [rdi+152]	// end.Mr.imul_Yr
lea rsi, [r11+r10]	// end.Mr.add
mov r9, -2	// third1.step16.c1
neg rsi	// end.Mr.neg
lea rbp, [rax-1]	// third1.step15.c0
sarx rdx, rax, r15	// third1.step14.s
mov rbx, rcx	// copy for third1.step15.x
xor rbx, rdx	// third1.step15.x
sar r13, 1	// third1.step15.t
lea r12, [r13+rbx]	// third1.step15.y
mov qword ptr [rdi-8], rsi	// end.Mr.store_Mr
cmovc r12, r13	// third1.step15.G
adc rdx, 0	// third1.step15.w
cmovs rcx, r13	// third1.step15.h
mov r14, qword ptr [rdi+320]	// end.w0f.load_N3u
cmovs rbp, r8	// third1.step15.d
sub r9, rbp	// third1.step16.c1.2
lea r11, [rbp-1]	// third1.step16.c0
imul r14, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov r10, -2	// third1.step17.c1
mov rax, qword ptr [rdi+328]	// end.w0f.load_N3v
sarx rbx, rbp, r15	// third1.step15.s
mov rsi, rcx	// copy for third1.step16.x
xor rsi, rbx	// third1.step16.x
sar r12, 1	// third1.step16.t
lea rdx, [r12+rsi]	// third1.step16.y
cmovc rdx, r12	// third1.step16.G
adc rbx, 0	// third1.step16.w
cmovs rcx, r12	// third1.step16.h
cmovs r11, r9	// third1.step16.d
sub r10, r11	// third1.step17.c1.2
imul rax, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea r13, [r14+rax]	// end.w0f.add
lea r8, [r11-1]	// third1.step17.c0
neg r13	// end.w0f.neg
mov rbp, -2	// third1.step18.c1
sar r13, 20	// end.w0f.sar
sarx rsi, r11, r15	// third1.step16.s
mov rbx, rcx	// copy for third1.step17.x
xor rbx, rsi	// third1.step17.x
sar rdx, 1	// third1.step17.t
lea r12, [rdx+rbx]	// third1.step17.y
cmovc r12, rdx	// third1.step17.G
adc rsi, 0	// third1.step17.w
cmovs rcx, rdx	// third1.step17.h
cmovs r8, r10	// third1.step17.d
lea r9, [r8-1]	// third1.step18.c0
sub rbp, r8	// third1.step18.c1.2
and r13, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi+16], r13	// end.w0f.store_w0f
mov r14, -2	// third1.step19.c1
shr r13, 20	// end.w0f.shr
sarx rax, r8, r15	// third1.step17.s
mov r11, rcx	// copy for third1.step18.x
xor r11, rax	// third1.step18.x
sar r12, 1	// third1.step18.t
lea rbx, [r12+r11]	// third1.step18.y
cmovc rbx, r12	// third1.step18.G
adc rax, 0	// third1.step18.w
cmovs rcx, r12	// third1.step18.h
cmovs r9, rbp	// third1.step18.d
sub r14, r9	// third1.step19.c1.2
shl r13, 44	// end.w0f.shl
mov qword ptr [rdi+24], r13	// end.w0f.store_high0f
mov rsi, qword ptr [rdi+336]	// end.w0g.load_N3q
lea rdx, [r9-1]	// third1.step19.c0
imul rsi, qword ptr [rdi-112]	// end.w0g.imul_w2f
sarx r10, r9, r15	// third1.step18.s
mov r8, rcx	// copy for third1.step19.x
xor r8, r10	// third1.step19.x
sar rbx, 1	// third1.step19.t
lea r11, [rbx+r8]	// third1.step19.y
cmovc r11, rbx	// third1.step19.G
adc r10, 0	// third1.step19.w
cmovs rcx, rbx	// third1.step19.h
cmovs rdx, r14	// third1.step19.d
mov rax, -2	// third1.step20.c1
sub rax, rdx	// third1.step20.c1.2
mov r12, qword ptr [rdi+344]	// end.w0g.load_N3r
imul r12, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea rbp, [rsi+r12]	// end.w0g.add
mov r13, -2	// third2.step1.c1
lea r9, [rdx-1]	// third1.step20.c0
neg rbp	// end.w0g.neg
sar rbp, 20	// end.w0g.sar
and rbp, qword ptr [rdi-32]	// end.w0g.and_low40
vbroadcasti128 ymm0, xmmword ptr [rdi-16]	// update.digits.vbroadcasti128
sarx r8, rdx, r15	// third1.step19.s
mov r10, rcx	// copy for third1.step20.x
xor r10, r8	// third1.step20.x
sar r11, 1	// third1.step20.t
lea rbx, [r11+r10]	// third1.step20.y
cmovc rbx, r11	// third1.step20.G
adc r8, 0	// third1.step20.w
cmovs rcx, r11	// third1.step20.h
cmovs r9, rax	// third1.step20.d
mov r14, rbx	// copy for change1.G.add_rounding_G
add r14, qword ptr [rdi-56]	// change1.G.add_rounding_G
rorx rsi, r14, 42	// change1.G.second_entry
mov r12, rcx	// copy for change1.h.shl
shl r12, 45	// change1.h.shl
add r12, qword ptr [rdi-48]	// change1.h.add_refill_h
mov rdx, rcx	// copy for change1.h.add_rounding_h
add rdx, qword ptr [rdi-64]	// change1.h.add_rounding_h
rorx r10, r14, 21	// change1.G.first_entry
rorx r8, rdx, 20	// change1.h.first_entry
imul r10, qword ptr [rdi+24]	// change1.G.imul_high0f
rorx r11, rdx, 41	// change1.h.second_entry
sub r13, r9	// third2.step1.c1.2
mov rax, rbx	// copy for change1.G.shl
shl rax, 44	// change1.G.shl
add rax, qword ptr [rdi-40]	// change1.G.add_refill_G
imul r8, qword ptr [rdi+24]	// change1.h.imul_high0f
sarx r14, r9, r15	// third1.step20.s
mov qword ptr [rdi+32], rbp	// end.w0g.store_w0g
vbroadcasti128 ymm1, xmmword ptr [rdi+0]	// update.digits.vbroadcasti128.2
vmovdqa ymm2, ymmword ptr [rdi+448]	// update.digits.vmovdqa
shr rbp, 20	// end.w0g.shr
vpand ymm3, ymm0, ymm2	// update.digits.vpand
mov rdx, -2	// third2.step2.c1
vpand ymm4, ymm1, ymm2	// update.digits.vpand.2
shl rbp, 44	// end.w0g.shl
lea r9, [r9-1]	// third2.step1.c0
vpsrlq ymm5, ymm0, 30	// update.digits.vpsrlq
mov qword ptr [rdi+40], rbp	// end.w0g.store_high0g
imul rsi, qword ptr [rdi+40]	// change1.G.imul_high0g
imul r11, qword ptr [rdi+40]	// change1.h.imul_high0g
lea rbp, [r10+rsi]	// change1.G.add
lea r10, [rbp+rax]	// change1.G.add.2
lea rsi, [r8+r11]	// change1.h.add
lea rbp, [rsi+r12]	// change1.h.add.2
ror r10, 44	// change1.G.packed
ror rbp, 45	// change1.h.packed
mov rax, rbp	// copy for third2.step1.x
xor rax, r14	// third2.step1.x
sar r10, 1	// third2.step1.t
lea r8, [r10+rax]	// third2.step1.y
cmovc r8, r10	// third2.step1.G
adc r14, 0	// third2.step1.w
cmovs rbp, r10	// third2.step1.h
cmovs r9, r13	// third2.step1.d
sub rdx, r9	// third2.step2.c1.2
vpsrlq ymm6, ymm1, 30	// update.digits.vpsrlq.2
mov r11, -2	// third2.step3.c1
vpshufd ymm7, ymmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
lea rsi, [r9-1]	// third2.step2.c0
vpmuldq ymm8, ymm3, ymmword ptr [rdi+832]	// update.limb0.vpmuldq
vpmuldq ymm9, ymm4, ymm7	// update.limb0.vpmuldq.2
vpaddq ymm10, ymm8, ymm9	// update.limb0.vpaddq
vpaddq ymm11, ymm10, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
sarx r12, r9, r15	// third2.step1.s
mov rax, rbp	// copy for third2.step2.x
xor rax, r12	// third2.step2.x
sar r8, 1	// third2.step2.t
lea r14, [r8+rax]	// third2.step2.y
cmovc r14, r8	// third2.step2.G
adc r12, 0	// third2.step2.w
cmovs rbp, r8	// third2.step2.h
cmovs rsi, rdx	// third2.step2.d
sub r11, rsi	// third2.step3.c1.2
vpsrlq ymm12, ymm11, 30	// update.limb0.vpsrlq
mov r10, -2	// third2.step4.c1
vpand ymm13, ymm11, ymmword ptr [rdi+448]	// update.limb0.vpand
vperm2i128 ymm14, ymm13, ymm13, 0x81	// update.limb0.vperm2i128
vpmuldq ymm15, ymm5, ymmword ptr [rdi+832]	// update.limb1.vpmuldq
lea r13, [rsi-1]	// third2.step3.c0
vpmuldq ymm2, ymm6, ymm7	// update.limb1.vpmuldq.2
vpaddq ymm0, ymm15, ymm2	// update.limb1.vpaddq
sarx r9, rsi, r15	// third2.step2.s
mov rax, rbp	// copy for third2.step3.x
xor rax, r9	// third2.step3.x
sar r14, 1	// third2.step3.t
lea r12, [r14+rax]	// third2.step3.y
cmovc r12, r14	// third2.step3.G
adc r9, 0	// third2.step3.w
cmovs rbp, r14	// third2.step3.h
cmovs r13, r11	// third2.step3.d
sub r10, r13	// third2.step4.c1.2
vpshufd ymm1, ymmword ptr [rdi+864], 0x4e	// update.limb1.vpshufd
mov r8, -2	// third2.step5.c1
vpmuldq ymm8, ymm3, ymmword ptr [rdi+864]	// update.limb1.vpmuldq.3
vpmuldq ymm9, ymm4, ymm1	// update.limb1.vpmuldq.4
lea rdx, [r13-1]	// third2.step4.c0
vpaddq ymm10, ymm8, ymm9	// update.limb1.vpaddq.2
sarx rsi, r13, r15	// third2.step3.s
mov rax, rbp	// copy for third2.step4.x
xor rax, rsi	// third2.step4.x
sar r12, 1	// third2.step4.t
lea r9, [r12+rax]	// third2.step4.y
cmovc r9, r12	// third2.step4.G
adc rsi, 0	// third2.step4.w
cmovs rbp, r12	// third2.step4.h
cmovs rdx, r10	// third2.step4.d
sub r8, rdx	// third2.step5.c1.2
vpaddq ymm11, ymm0, ymm10	// update.limb1.vpaddq.3
mov r14, rcx	// copy for change1.N1v.add_rounding_h
add r14, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
sar r14, 41	// change1.N1v.sar
mov qword ptr [rdi+200], r14	// change1.N1v.store_N1v
vpaddq ymm13, ymm11, ymmword ptr [rdi+512]	// update.limb1.vpaddq.4
vpaddq ymm7, ymm13, ymm12	// update.limb1.vpaddq.5
vpsrlq ymm15, ymm7, 30	// update.limb1.vpsrlq
lea r11, [rcx+524288]	// change1.N1u.offset
shl r11, 23	// change1.N1u.shl
vpand ymm2, ymm7, ymmword ptr [rdi+448]	// update.limb1.vpand
vperm2i128 ymm8, ymm2, ymm2, 0x81	// update.limb1.vperm2i128
mov r13, -2	// third2.step6.c1
lea rax, [rdx-1]	// third2.step5.c0
mov rsi, -2	// third2.step7.c1
sarx r12, rdx, r15	// third2.step4.s
mov r10, rbp	// copy for third2.step5.x
xor r10, r12	// third2.step5.x
sar r9, 1	// third2.step5.t
lea r14, [r9+r10]	// third2.step5.y
cmovc r14, r9	// third2.step5.G
adc r12, 0	// third2.step5.w
cmovs rbp, r9	// third2.step5.h
cmovs rax, r8	// third2.step5.d
sub r13, rax	// third2.step6.c1.2
lea rcx, [rax-1]	// third2.step6.c0
vpmuldq ymm9, ymm6, ymm1	// update.limb2.vpmuldq.2
vpshufd ymm0, ymmword ptr [rdi+896], 0x4e	// update.limb2.vpshufd
vpmuldq ymm10, ymm5, ymmword ptr [rdi+864]	// update.limb2.vpmuldq
sar r11, 43	// change1.N1u.sar
vpaddq ymm11, ymm10, ymm9	// update.limb2.vpaddq
vpmuldq ymm13, ymm4, ymm0	// update.limb2.vpmuldq.4
vpmuldq ymm12, ymm3, ymmword ptr [rdi+896]	// update.limb2.vpmuldq.3
vpaddq ymm7, ymm12, ymm13	// update.limb2.vpaddq.2
mov qword ptr [rdi+192], r11	// change1.N1u.store_N1u
mov rdx, rbx	// copy for change1.N1r.add_rounding_G
add rdx, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
sarx r10, rax, r15	// third2.step5.s
mov r12, rbp	// copy for third2.step6.x
xor r12, r10	// third2.step6.x
sar r14, 1	// third2.step6.t
lea r9, [r14+r12]	// third2.step6.y
cmovc r9, r14	// third2.step6.G
adc r10, 0	// third2.step6.w
cmovs rbp, r14	// third2.step6.h
cmovs rcx, r13	// third2.step6.d
sub rsi, rcx	// third2.step7.c1.2
sar rdx, 42	// change1.N1r.sar
vpaddq ymm2, ymm11, ymm7	// update.limb2.vpaddq.3
vpaddq ymm1, ymm2, ymmword ptr [rdi+512]	// update.limb2.vpaddq.4
vpaddq ymm10, ymm1, ymm15	// update.limb2.vpaddq.5
vpand ymm9, ymm10, ymmword ptr [rdi+448]	// update.limb2.vpand
vpsrlq ymm12, ymm10, 30	// update.limb2.vpsrlq
lea r8, [rcx-1]	// third2.step7.c0
mov qword ptr [rdi+216], rdx	// change1.N1r.store_N1r
lea r11, [rbx+1048576]	// change1.N1q.offset
shl r11, 22	// change1.N1q.shl
sarx rax, rcx, r15	// third2.step6.s
mov r12, rbp	// copy for third2.step7.x
xor r12, rax	// third2.step7.x
sar r9, 1	// third2.step7.t
lea r10, [r9+r12]	// third2.step7.y
cmovc r10, r9	// third2.step7.G
adc rax, 0	// third2.step7.w
cmovs rbp, r9	// third2.step7.h
mov r14, -2	// third2.step8.c1
vmovdqa ymmword ptr [rdi+832], ymm9	// update.limb2.vmovdqa
cmovs r8, rsi	// third2.step7.d
sub r14, r8	// third2.step8.c1.2
vpmuldq ymm13, ymm5, ymmword ptr [rdi+896]	// update.limb3.vpmuldq
mov r13, -2	// third2.step9.c1
vpmuldq ymm11, ymm6, ymm0	// update.limb3.vpmuldq.2
vpshufd ymm7, ymmword ptr [rdi+928], 0x4e	// update.limb3.vpshufd
vpaddq ymm2, ymm13, ymm11	// update.limb3.vpaddq
sar r11, 43	// change1.N1q.sar
sarx rdx, r8, r15	// third2.step7.s
mov rbx, rbp	// copy for third2.step8.x
xor rbx, rdx	// third2.step8.x
sar r10, 1	// third2.step8.t
lea rcx, [r10+rbx]	// third2.step8.y
cmovc rcx, r10	// third2.step8.G
adc rdx, 0	// third2.step8.w
cmovs rbp, r10	// third2.step8.h
mov qword ptr [rdi+208], r11	// change1.N1q.store_N1q
vpmuldq ymm1, ymm3, ymmword ptr [rdi+928]	// update.limb3.vpmuldq.3
vpmuldq ymm15, ymm4, ymm7	// update.limb3.vpmuldq.4
vpaddq ymm10, ymm1, ymm15	// update.limb3.vpaddq.2
mov r12, -2	// third2.step10.c1
vpaddq ymm9, ymm2, ymm10	// update.limb3.vpaddq.3
lea rax, [r8-1]	// third2.step8.c0
cmovs rax, r14	// third2.step8.d
sub r13, rax	// third2.step9.c1.2
mov r9, qword ptr [rdi+192]	// change1.w1f.load_N1u
imul r9, qword ptr [rdi+16]	// change1.w1f.imul_w0f
mov rsi, qword ptr [rdi+200]	// change1.w1f.load_N1v
vpaddq ymm0, ymm9, ymmword ptr [rdi+512]	// update.limb3.vpaddq.4
vpaddq ymm13, ymm0, ymm12	// update.limb3.vpaddq.5
vpsrlq ymm11, ymm13, 30	// update.limb3.vpsrlq
lea rbx, [rax-1]	// third2.step9.c0
imul rsi, qword ptr [rdi+32]	// change1.w1f.imul_w0g
vpand ymm1, ymm13, ymmword ptr [rdi+448]	// update.limb3.vpand
sarx rdx, rax, r15	// third2.step8.s
mov r10, rbp	// copy for third2.step9.x
xor r10, rdx	// third2.step9.x
sar rcx, 1	// third2.step9.t
lea r11, [rcx+r10]	// third2.step9.y
cmovc r11, rcx	// third2.step9.G
adc rdx, 0	// third2.step9.w
cmovs rbp, rcx	// third2.step9.h
cmovs rbx, r13	// third2.step9.d
sub r12, rbx	// third2.step10.c1.2
vmovdqa ymmword ptr [rdi+864], ymm1	// update.limb3.vmovdqa
mov r8, -2	// third2.step11.c1
lea r14, [r9+rsi]	// change1.w1f.add
vpmuldq ymm15, ymm6, ymm7	// update.limb4.vpmuldq.2
lea rax, [rbx-1]	// third2.step10.c0
neg r14	// change1.w1f.neg
vpmuldq ymm2, ymm5, ymmword ptr [rdi+928]	// update.limb4.vpmuldq
vpaddq ymm10, ymm2, ymm15	// update.limb4.vpaddq
vpshufd ymm9, ymmword ptr [rdi+960], 0x4e	// update.limb4.vpshufd
sar r14, 20	// change1.w1f.sar
sarx r10, rbx, r15	// third2.step9.s
mov rdx, rbp	// copy for third2.step10.x
xor rdx, r10	// third2.step10.x
sar r11, 1	// third2.step10.t
lea rcx, [r11+rdx]	// third2.step10.y
cmovc rcx, r11	// third2.step10.G
adc r10, 0	// third2.step10.w
cmovs rbp, r11	// third2.step10.h
cmovs rax, r12	// third2.step10.d
sub r8, rax	// third2.step11.c1.2
vpmuldq ymm0, ymm3, ymmword ptr [rdi+960]	// update.limb4.vpmuldq.3
mov qword ptr [rdi+48], r14	// change1.w1f.store_w1f
vpmuldq ymm12, ymm4, ymm9	// update.limb4.vpmuldq.4
mov r13, -2	// third2.step12.c1
lea r9, [rax-1]	// third2.step11.c0
vpaddq ymm13, ymm0, ymm12	// update.limb4.vpaddq.2
vpaddq ymm7, ymm10, ymm13	// update.limb4.vpaddq.3
vpaddq ymm2, ymm7, ymmword ptr [rdi+512]	// update.limb4.vpaddq.4
mov rsi, qword ptr [rdi+208]	// change1.w1g.load_N1q
imul rsi, qword ptr [rdi+16]	// change1.w1g.imul_w0f
sarx rbx, rax, r15	// third2.step10.s
mov rdx, rbp	// copy for third2.step11.x
xor rdx, rbx	// third2.step11.x
sar rcx, 1	// third2.step11.t
lea r10, [rcx+rdx]	// third2.step11.y
cmovc r10, rcx	// third2.step11.G
adc rbx, 0	// third2.step11.w
cmovs rbp, rcx	// third2.step11.h
cmovs r9, r8	// third2.step11.d
sub r13, r9	// third2.step12.c1.2
vpaddq ymm15, ymm2, ymm11	// update.limb4.vpaddq.5
vpsrlq ymm0, ymm15, 30	// update.limb4.vpsrlq
mov r11, qword ptr [rdi+216]	// change1.w1g.load_N1r
mov r12, -2	// third2.step13.c1
vpand ymm12, ymm15, ymmword ptr [rdi+448]	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+896], ymm12	// update.limb4.vmovdqa
lea r14, [r9-1]	// third2.step12.c0
vpmuldq ymm10, ymm5, ymmword ptr [rdi+960]	// update.limb5.vpmuldq
sarx rax, r9, r15	// third2.step11.s
mov rdx, rbp	// copy for third2.step12.x
xor rdx, rax	// third2.step12.x
sar r10, 1	// third2.step12.t
lea rbx, [r10+rdx]	// third2.step12.y
cmovc rbx, r10	// third2.step12.G
adc rax, 0	// third2.step12.w
cmovs rbp, r10	// third2.step12.h
cmovs r14, r13	// third2.step12.d
sub r12, r14	// third2.step13.c1.2
imul r11, qword ptr [rdi+32]	// change1.w1g.imul_w0g
lea rcx, [rsi+r11]	// change1.w1g.add
neg rcx	// change1.w1g.neg
vpmuldq ymm13, ymm6, ymm9	// update.limb5.vpmuldq.2
vpaddq ymm7, ymm10, ymm13	// update.limb5.vpaddq
vpmuldq ymm2, ymm3, ymmword ptr [rdi+992]	// update.limb5.vpmuldq.3
vpshufd ymm11, ymmword ptr [rdi+992], 0x4e	// update.limb5.vpshufd
vpmuldq ymm15, ymm4, ymm11	// update.limb5.vpmuldq.4
sar rcx, 20	// change1.w1g.sar
vpaddq ymm9, ymm2, ymm15	// update.limb5.vpaddq.2
mov qword ptr [rdi+56], rcx	// change1.w1g.store_w1g
mov r8, -2	// third2.step14.c1
lea r9, [r14-1]	// third2.step13.c0
mov rdx, qword ptr [rdi+192]	// change1.high1f.load_N1u
sarx rax, r14, r15	// third2.step12.s
mov r10, rbp	// copy for third2.step13.x
xor r10, rax	// third2.step13.x
sar rbx, 1	// third2.step13.t
lea r13, [rbx+r10]	// third2.step13.y
cmovc r13, rbx	// third2.step13.G
adc rax, 0	// third2.step13.w
cmovs rbp, rbx	// third2.step13.h
cmovs r9, r12	// third2.step13.d
sub r8, r9	// third2.step14.c1.2
mov rsi, -2	// third2.step15.c1
lea r11, [r9-1]	// third2.step14.c0
vpaddq ymm10, ymm7, ymm9	// update.limb5.vpaddq.3
vpaddq ymm13, ymm10, ymmword ptr [rdi+512]	// update.limb5.vpaddq.4
vpaddq ymm2, ymm13, ymm0	// update.limb5.vpaddq.5
vpsrlq ymm15, ymm2, 30	// update.limb5.vpsrlq
vpand ymm7, ymm2, ymmword ptr [rdi+448]	// update.limb5.vpand
vmovdqa ymmword ptr [rdi+928], ymm7	// update.limb5.vmovdqa
vpsrlq ymm9, ymm1, 10	// update.limb5.above.vpsrlq
vpsllq ymm10, ymm7, 50	// update.limb5.above.vpsllq.2
vpsllq ymm13, ymm12, 20	// update.limb5.above.vpsllq
sarx rcx, r9, r15	// third2.step13.s
mov r14, rbp	// copy for third2.step14.x
xor r14, rcx	// third2.step14.x
sar r13, 1	// third2.step14.t
lea r10, [r13+r14]	// third2.step14.y
cmovc r10, r13	// third2.step14.G
adc rcx, 0	// third2.step14.w
cmovs rbp, r13	// third2.step14.h
cmovs r11, r8	// third2.step14.d
sub rsi, r11	// third2.step15.c1.2
vpaddq ymm0, ymm9, ymm13	// update.limb5.above.vpaddq
vpaddq ymm2, ymm0, ymm10	// update.limb5.above.vpaddq.2
vmovdqa ymmword ptr [rdi+384], ymm2	// update.limb5.above.vmovdqa
imul rdx, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov rax, qword ptr [rdi+200]	// change1.high1f.load_N1v
imul rax, qword ptr [rdi+392]	// change1.high1f.imul_above_g
lea rbx, [rdx+rax]	// change1.high1f.add
mov r12, qword ptr [rdi+48]	// change1.high1f.load_w1f
mov r9, -2	// third2.step16.c1
vpmuldq ymm1, ymm5, ymmword ptr [rdi+992]	// update.limb6.vpmuldq
lea r14, [r11-1]	// third2.step15.c0
sar r12, 20	// change1.high1f.sar
vpmuldq ymm7, ymm6, ymm11	// update.limb6.vpmuldq.2
vpaddq ymm12, ymm1, ymm7	// update.limb6.vpaddq
sub r12, rbx	// change1.high1f.sub
mov rcx, -2	// third2.step17.c1
vpshufd ymm9, ymmword ptr [rdi+1024], 0x4e	// update.limb6.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1024]	// update.limb6.vpmuldq.3
shl r12, 44	// change1.high1f.shl
vpmuldq ymm0, ymm4, ymm9	// update.limb6.vpmuldq.4
vpaddq ymm10, ymm13, ymm0	// update.limb6.vpaddq.2
mov qword ptr [rdi+64], r12	// change1.high1f.store_high1f
sarx r13, r11, r15	// third2.step14.s
mov r8, rbp	// copy for third2.step15.x
xor r8, r13	// third2.step15.x
sar r10, 1	// third2.step15.t
lea rdx, [r10+r8]	// third2.step15.y
cmovc rdx, r10	// third2.step15.G
adc r13, 0	// third2.step15.w
cmovs rbp, r10	// third2.step15.h
cmovs r14, rsi	// third2.step15.d
sub r9, r14	// third2.step16.c1.2
lea rax, [r14-1]	// third2.step16.c0
vpaddq ymm2, ymm12, ymm10	// update.limb6.vpaddq.3
sarx rbx, r14, r15	// third2.step15.s
mov r12, rbp	// copy for third2.step16.x
xor r12, rbx	// third2.step16.x
sar rdx, 1	// third2.step16.t
lea r11, [rdx+r12]	// third2.step16.y
cmovc r11, rdx	// third2.step16.G
adc rbx, 0	// third2.step16.w
cmovs rbp, rdx	// third2.step16.h
cmovs rax, r9	// third2.step16.d
sub rcx, rax	// third2.step17.c1.2
mov r8, -2	// third2.step18.c1
mov r13, qword ptr [rdi+208]	// change1.high1g.load_N1q
vpaddq ymm11, ymm2, ymmword ptr [rdi+512]	// update.limb6.vpaddq.4
lea r10, [rax-1]	// third2.step17.c0
imul r13, qword ptr [rdi+384]	// change1.high1g.imul_above_f
vpaddq ymm1, ymm11, ymm15	// update.limb6.vpaddq.5
vpsrlq ymm7, ymm1, 30	// update.limb6.vpsrlq
vpand ymm13, ymm1, ymmword ptr [rdi+448]	// update.limb6.vpand
mov rsi, qword ptr [rdi+216]	// change1.high1g.load_N1r
vmovdqa ymmword ptr [rdi+960], ymm13	// update.limb6.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1024]	// update.limb7.vpmuldq
imul rsi, qword ptr [rdi+392]	// change1.high1g.imul_above_g
sarx r14, rax, r15	// third2.step16.s
mov r12, rbp	// copy for third2.step17.x
xor r12, r14	// third2.step17.x
sar r11, 1	// third2.step17.t
lea rbx, [r11+r12]	// third2.step17.y
cmovc rbx, r11	// third2.step17.G
adc r14, 0	// third2.step17.w
cmovs rbp, r11	// third2.step17.h
vpmuldq ymm12, ymm6, ymm9	// update.limb7.vpmuldq.2
mov rdx, -2	// third2.step19.c1
vpaddq ymm10, ymm0, ymm12	// update.limb7.vpaddq
lea r9, [r13+rsi]	// change1.high1g.add
vpshufd ymm2, ymmword ptr [rdi+1056], 0x4e	// update.limb7.vpshufd
vpmuldq ymm11, ymm3, ymmword ptr [rdi+1056]	// update.limb7.vpmuldq.3
mov rax, qword ptr [rdi+56]	// change1.high1g.load_w1g
cmovs r10, rcx	// third2.step17.d
sub r8, r10	// third2.step18.c1.2
lea r12, [r10-1]	// third2.step18.c0
vpmuldq ymm15, ymm4, ymm2	// update.limb7.vpmuldq.4
sar rax, 20	// change1.high1g.sar
vpaddq ymm1, ymm11, ymm15	// update.limb7.vpaddq.2
sarx r14, r10, r15	// third2.step17.s
mov r11, rbp	// copy for third2.step18.x
xor r11, r14	// third2.step18.x
sar rbx, 1	// third2.step18.t
lea r13, [rbx+r11]	// third2.step18.y
cmovc r13, rbx	// third2.step18.G
adc r14, 0	// third2.step18.w
cmovs rbp, rbx	// third2.step18.h
cmovs r12, r8	// third2.step18.d
sub rdx, r12	// third2.step19.c1.2
vpaddq ymm13, ymm10, ymm1	// update.limb7.vpaddq.3
sub rax, r9	// change1.high1g.sub
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb7.vpaddq.4
vpaddq ymm0, ymm9, ymm7	// update.limb7.vpaddq.5
shl rax, 44	// change1.high1g.shl
sarx rsi, r12, r15	// third2.step18.s
mov rcx, rbp	// copy for third2.step19.x
xor rcx, rsi	// third2.step19.x
sar r13, 1	// third2.step19.t
lea r10, [r13+rcx]	// third2.step19.y
cmovc r10, r13	// third2.step19.G
adc rsi, 0	// third2.step19.w
cmovs rbp, r13	// third2.step19.h
vpsrlq ymm12, ymm0, 30	// update.limb7.vpsrlq
vpand ymm11, ymm0, ymmword ptr [rdi+448]	// update.limb7.vpand
lea r11, [r12-1]	// third2.step19.c0
mov qword ptr [rdi+72], rax	// change1.high1g.store_high1g
cmovs r11, rdx	// third2.step19.d
vmovdqa ymmword ptr [rdi+992], ymm11	// update.limb7.vmovdqa
vpmuldq ymm15, ymm5, ymmword ptr [rdi+1056]	// update.limb8.vpmuldq
lea r14, [r11-1]	// third2.step20.c0
vpmuldq ymm10, ymm6, ymm2	// update.limb8.vpmuldq.2
mov rbx, -2	// third2.step20.c1
sub rbx, r11	// third2.step20.c1.2
vpaddq ymm1, ymm15, ymm10	// update.limb8.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1088], 0x4e	// update.limb8.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1088]	// update.limb8.vpmuldq.3
sarx r8, r11, r15	// third2.step19.s
mov r9, rbp	// copy for third2.step20.x
xor r9, r8	// third2.step20.x
sar r10, 1	// third2.step20.t
lea rcx, [r10+r9]	// third2.step20.y
cmovc rcx, r10	// third2.step20.G
adc r8, 0	// third2.step20.w
cmovs rbp, r10	// third2.step20.h
cmovs r14, rbx	// third2.step20.d
mov rsi, rcx	// copy for change2.G.shl
shl rsi, 44	// change2.G.shl
mov r13, rbp	// copy for change2.h.add_rounding_h
add r13, qword ptr [rdi-64]	// change2.h.add_rounding_h
rorx r12, r13, 20	// change2.h.first_entry
mov rax, rcx	// copy for change2.G.add_rounding_G
add rax, qword ptr [rdi-56]	// change2.G.add_rounding_G
rorx rdx, rax, 42	// change2.G.second_entry
add rsi, qword ptr [rdi-40]	// change2.G.add_refill_G
rorx r11, rax, 21	// change2.G.first_entry
mov r9, rbp	// copy for change2.h.shl
shl r9, 45	// change2.h.shl
rorx r8, r13, 41	// change2.h.second_entry
imul r12, qword ptr [rdi+64]	// change2.h.imul_high1f
imul r8, qword ptr [rdi+72]	// change2.h.imul_high1g
imul r11, qword ptr [rdi+64]	// change2.G.imul_high1f
mov r10, -2	// third3.step1.c1
sub r10, r14	// third3.step1.c1.2
vpmuldq ymm7, ymm4, ymm13	// update.limb8.vpmuldq.4
add r9, qword ptr [rdi-48]	// change2.h.add_refill_h
vpaddq ymm0, ymm9, ymm7	// update.limb8.vpaddq.2
imul rdx, qword ptr [rdi+72]	// change2.G.imul_high1g
vpaddq ymm11, ymm1, ymm0	// update.limb8.vpaddq.3
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb8.vpaddq.4
lea rbx, [r11+rdx]	// change2.G.add
lea rax, [r12+r8]	// change2.h.add
vpaddq ymm15, ymm2, ymm12	// update.limb8.vpaddq.5
vpsrlq ymm10, ymm15, 30	// update.limb8.vpsrlq
sarx r13, r14, r15	// third2.step20.s
lea r11, [rbx+rsi]	// change2.G.add.2
lea rdx, [rax+r9]	// change2.h.add.2
vpand ymm9, ymm15, ymmword ptr [rdi+448]	// update.limb8.vpand
vmovdqa ymmword ptr [rdi+1024], ymm9	// update.limb8.vmovdqa
ror r11, 44	// change2.G.packed
ror rdx, 45	// change2.h.packed
mov r12, rdx	// copy for third3.step1.x
xor r12, r13	// third3.step1.x
sar r11, 1	// third3.step1.t
lea r8, [r11+r12]	// third3.step1.y
cmovc r8, r11	// third3.step1.G
adc r13, 0	// third3.step1.w
cmovs rdx, r11	// third3.step1.h
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1088]	// update.limb9.vpmuldq
mov rbx, -2	// third3.step2.c1
vpmuldq ymm1, ymm6, ymm13	// update.limb9.vpmuldq.2
lea rsi, [r14-1]	// third3.step1.c0
cmovs rsi, r10	// third3.step1.d
sub rbx, rsi	// third3.step2.c1.2
vpaddq ymm0, ymm7, ymm1	// update.limb9.vpaddq
vpshufd ymm11, ymmword ptr [rdi+1120], 0x4e	// update.limb9.vpshufd
mov rax, -2	// third3.step3.c1
vpmuldq ymm2, ymm3, ymmword ptr [rdi+1120]	// update.limb9.vpmuldq.3
lea r9, [rsi-1]	// third3.step2.c0
vpmuldq ymm12, ymm4, ymm11	// update.limb9.vpmuldq.4
vpaddq ymm15, ymm2, ymm12	// update.limb9.vpaddq.2
vpaddq ymm9, ymm0, ymm15	// update.limb9.vpaddq.3
sarx r12, rsi, r15	// third3.step1.s
mov r13, rdx	// copy for third3.step2.x
xor r13, r12	// third3.step2.x
sar r8, 1	// third3.step2.t
lea r11, [r8+r13]	// third3.step2.y
cmovc r11, r8	// third3.step2.G
adc r12, 0	// third3.step2.w
cmovs rdx, r8	// third3.step2.h
cmovs r9, rbx	// third3.step2.d
sub rax, r9	// third3.step3.c1.2
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb9.vpaddq.4
mov r14, rbp	// copy for change2.N2v.add_rounding_h
add r14, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
vpaddq ymm7, ymm13, ymm10	// update.limb9.vpaddq.5
sar r14, 41	// change2.N2v.sar
vpsrlq ymm1, ymm7, 30	// update.limb9.vpsrlq
vpand ymm2, ymm7, ymmword ptr [rdi+448]	// update.limb9.vpand
mov qword ptr [rdi+264], r14	// change2.N2v.store_N2v
lea r10, [rbp+524288]	// change2.N2u.offset
vmovdqa ymmword ptr [rdi+1056], ymm2	// update.limb9.vmovdqa
mov rsi, -2	// third3.step4.c1
lea r13, [r9-1]	// third3.step3.c0
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1120]	// update.limb10.vpmuldq
vpmuldq ymm0, ymm6, ymm11	// update.limb10.vpmuldq.2
sarx r12, r9, r15	// third3.step2.s
mov r8, rdx	// copy for third3.step3.x
xor r8, r12	// third3.step3.x
sar r11, 1	// third3.step3.t
lea rbx, [r11+r8]	// third3.step3.y
cmovc rbx, r11	// third3.step3.G
adc r12, 0	// third3.step3.w
cmovs rdx, r11	// third3.step3.h
cmovs r13, rax	// third3.step3.d
sub rsi, r13	// third3.step4.c1.2
vpaddq ymm15, ymm12, ymm0	// update.limb10.vpaddq
vpshufd ymm9, ymmword ptr [rdi+1152], 0x4e	// update.limb10.vpshufd
lea r14, [r13-1]	// third3.step4.c0
mov rbp, -2	// third3.step5.c1
shl r10, 23	// change2.N2u.shl
sar r10, 43	// change2.N2u.sar
mov qword ptr [rdi+256], r10	// change2.N2u.store_N2u
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1152]	// update.limb10.vpmuldq.3
vpmuldq ymm10, ymm4, ymm9	// update.limb10.vpmuldq.4
mov r9, rcx	// copy for change2.N2r.add_rounding_G
add r9, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
vpaddq ymm7, ymm13, ymm10	// update.limb10.vpaddq.2
sarx r8, r13, r15	// third3.step3.s
mov r12, rdx	// copy for third3.step4.x
xor r12, r8	// third3.step4.x
sar rbx, 1	// third3.step4.t
lea r11, [rbx+r12]	// third3.step4.y
vpaddq ymm2, ymm15, ymm7	// update.limb10.vpaddq.3
vpaddq ymm11, ymm2, ymmword ptr [rdi+512]	// update.limb10.vpaddq.4
cmovc r11, rbx	// third3.step4.G
adc r8, 0	// third3.step4.w
cmovs rdx, rbx	// third3.step4.h
cmovs r14, rsi	// third3.step4.d
sub rbp, r14	// third3.step5.c1.2
sar r9, 42	// change2.N2r.sar
mov qword ptr [rdi+280], r9	// change2.N2r.store_N2r
lea rax, [rcx+1048576]	// change2.N2q.offset
vpaddq ymm12, ymm11, ymm1	// update.limb10.vpaddq.5
vpsrlq ymm0, ymm12, 30	// update.limb10.vpsrlq
sarx r10, r14, r15	// third3.step4.s
mov r13, rdx	// copy for third3.step5.x
xor r13, r10	// third3.step5.x
sar r11, 1	// third3.step5.t
lea r12, [r11+r13]	// third3.step5.y
cmovc r12, r11	// third3.step5.G
adc r10, 0	// third3.step5.w
cmovs rdx, r11	// third3.step5.h
lea r8, [r14-1]	// third3.step5.c0
vpand ymm13, ymm12, ymmword ptr [rdi+448]	// update.limb10.vpand
mov rbx, -2	// third3.step7.c1
vmovdqa ymmword ptr [rdi+1088], ymm13	// update.limb10.vmovdqa
cmovs r8, rbp	// third3.step5.d
vpmuldq ymm10, ymm5, ymmword ptr [rdi+1152]	// update.limb11.vpmuldq
shl rax, 22	// change2.N2q.shl
sar rax, 43	// change2.N2q.sar
mov qword ptr [rdi+272], rax	// change2.N2q.store_N2q
mov rsi, -2	// third3.step6.c1
vpmuldq ymm15, ymm6, ymm9	// update.limb11.vpmuldq.2
sub rsi, r8	// third3.step6.c1.2
vpaddq ymm7, ymm10, ymm15	// update.limb11.vpaddq
lea r9, [r8-1]	// third3.step6.c0
vpshufd ymm2, ymmword ptr [rdi+1184], 0x4e	// update.limb11.vpshufd
mov rcx, qword ptr [rdi+256]	// change2.Yu.load_N2u
imul rcx, qword ptr [rdi+192]	// change2.Yu.imul_N1u
vpmuldq ymm11, ymm3, ymmword ptr [rdi+1184]	// update.limb11.vpmuldq.3
vpmuldq ymm1, ymm4, ymm2	// update.limb11.vpmuldq.4
mov r13, qword ptr [rdi+264]	// change2.Yu.load_N2v
vpaddq ymm12, ymm11, ymm1	// update.limb11.vpaddq.2
sarx r10, r8, r15	// third3.step5.s
mov r11, rdx	// copy for third3.step6.x
xor r11, r10	// third3.step6.x
sar r12, 1	// third3.step6.t
lea r14, [r12+r11]	// third3.step6.y
cmovc r14, r12	// third3.step6.G
adc r10, 0	// third3.step6.w
cmovs rdx, r12	// third3.step6.h
cmovs r9, rsi	// third3.step6.d
sub rbx, r9	// third3.step7.c1.2
vpaddq ymm13, ymm7, ymm12	// update.limb11.vpaddq.3
mov rbp, -2	// third3.step8.c1
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb11.vpaddq.4
vpaddq ymm10, ymm9, ymm0	// update.limb11.vpaddq.5
vpsrlq ymm15, ymm10, 30	// update.limb11.vpsrlq
lea rax, [r9-1]	// third3.step7.c0
vpand ymm11, ymm10, ymmword ptr [rdi+448]	// update.limb11.vpand
sarx r8, r9, r15	// third3.step6.s
mov r11, rdx	// copy for third3.step7.x
xor r11, r8	// third3.step7.x
sar r14, 1	// third3.step7.t
lea r10, [r14+r11]	// third3.step7.y
cmovc r10, r14	// third3.step7.G
adc r8, 0	// third3.step7.w
cmovs rdx, r14	// third3.step7.h
vmovdqa ymmword ptr [rdi+1120], ymm11	// update.limb11.vmovdqa
cmovs rax, rbx	// third3.step7.d
sub rbp, rax	// third3.step8.c1.2
imul r13, qword ptr [rdi+208]	// change2.Yu.imul_N1q
lea r12, [rcx+r13]	// change2.Yu.add
mov qword ptr [rdi+128], r12	// change2.Yu.store_Yu
mov rsi, qword ptr [rdi+256]	// change2.Yv.load_N2u
imul rsi, qword ptr [rdi+200]	// change2.Yv.imul_N1v
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1184]	// update.limb12.vpmuldq
lea r9, [rax-1]	// third3.step8.c0
vpmuldq ymm7, ymm6, ymm2	// update.limb12.vpmuldq.2
sarx r11, rax, r15	// third3.step7.s
mov r8, rdx	// copy for third3.step8.x
xor r8, r11	// third3.step8.x
sar r10, 1	// third3.step8.t
lea r14, [r10+r8]	// third3.step8.y
cmovc r14, r10	// third3.step8.G
adc r11, 0	// third3.step8.w
cmovs rdx, r10	// third3.step8.h
cmovs r9, rbp	// third3.step8.d
vpaddq ymm12, ymm1, ymm7	// update.limb12.vpaddq
mov rbx, -2	// third3.step9.c1
vpshufd ymm13, ymmword ptr [rdi+1216], 0x4e	// update.limb12.vpshufd
sub rbx, r9	// third3.step9.c1.2
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1216]	// update.limb12.vpmuldq.3
vpmuldq ymm0, ymm4, ymm13	// update.limb12.vpmuldq.4
mov rcx, qword ptr [rdi+264]	// change2.Yv.load_N2v
imul rcx, qword ptr [rdi+216]	// change2.Yv.imul_N1r
lea r13, [rsi+rcx]	// change2.Yv.add
lea r12, [r9-1]	// third3.step9.c0
vpaddq ymm10, ymm9, ymm0	// update.limb12.vpaddq.2
vpaddq ymm11, ymm12, ymm10	// update.limb12.vpaddq.3
mov rax, -2	// third3.step10.c1
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb12.vpaddq.4
vpaddq ymm1, ymm2, ymm15	// update.limb12.vpaddq.5
mov qword ptr [rdi+136], r13	// change2.Yv.store_Yv
mov r8, qword ptr [rdi+272]	// change2.Yq.load_N2q
imul r8, qword ptr [rdi+192]	// change2.Yq.imul_N1u
vpsrlq ymm7, ymm1, 30	// update.limb12.vpsrlq
sarx r11, r9, r15	// third3.step8.s
mov r10, rdx	// copy for third3.step9.x
xor r10, r11	// third3.step9.x
sar r14, 1	// third3.step9.t
lea rbp, [r14+r10]	// third3.step9.y
cmovc rbp, r14	// third3.step9.G
adc r11, 0	// third3.step9.w
cmovs rdx, r14	// third3.step9.h
cmovs r12, rbx	// third3.step9.d
sub rax, r12	// third3.step10.c1.2
vpand ymm9, ymm1, ymmword ptr [rdi+448]	// update.limb12.vpand
mov rsi, -2	// third3.step11.c1
mov rcx, qword ptr [rdi+280]	// change2.Yq.load_N2r
imul rcx, qword ptr [rdi+208]	// change2.Yq.imul_N1q
vmovdqa ymmword ptr [rdi+1152], ymm9	// update.limb12.vmovdqa
lea r13, [r8+rcx]	// change2.Yq.add
lea r9, [r12-1]	// third3.step10.c0
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1216]	// update.limb13.vpmuldq
mov qword ptr [rdi+144], r13	// change2.Yq.store_Yq
mov r10, qword ptr [rdi+272]	// change2.Yr.load_N2q
vpmuldq ymm12, ymm6, ymm13	// update.limb13.vpmuldq.2
vpaddq ymm10, ymm0, ymm12	// update.limb13.vpaddq
vpshufd ymm11, ymmword ptr [rdi+1248], 0x4e	// update.limb13.vpshufd
imul r10, qword ptr [rdi+200]	// change2.Yr.imul_N1v
vpmuldq ymm2, ymm3, ymmword ptr [rdi+1248]	// update.limb13.vpmuldq.3
vpmuldq ymm15, ymm4, ymm11	// update.limb13.vpmuldq.4
sarx r11, r12, r15	// third3.step9.s
mov r14, rdx	// copy for third3.step10.x
xor r14, r11	// third3.step10.x
sar rbp, 1	// third3.step10.t
lea rbx, [rbp+r14]	// third3.step10.y
cmovc rbx, rbp	// third3.step10.G
adc r11, 0	// third3.step10.w
cmovs rdx, rbp	// third3.step10.h
cmovs r9, rax	// third3.step10.d
sub rsi, r9	// third3.step11.c1.2
vpaddq ymm1, ymm2, ymm15	// update.limb13.vpaddq.2
vpaddq ymm9, ymm10, ymm1	// update.limb13.vpaddq.3
mov r8, -2	// third3.step12.c1
lea rcx, [r9-1]	// third3.step11.c0
mov r13, qword ptr [rdi+280]	// change2.Yr.load_N2r
imul r13, qword ptr [rdi+216]	// change2.Yr.imul_N1r
lea r12, [r10+r13]	// change2.Yr.add
mov qword ptr [rdi+152], r12	// change2.Yr.store_Yr
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb13.vpaddq.4
vpaddq ymm0, ymm13, ymm7	// update.limb13.vpaddq.5
sarx r14, r9, r15	// third3.step10.s
mov r11, rdx	// copy for third3.step11.x
xor r11, r14	// third3.step11.x
sar rbx, 1	// third3.step11.t
lea rbp, [rbx+r11]	// third3.step11.y
cmovc rbp, rbx	// third3.step11.G
adc r14, 0	// third3.step11.w
cmovs rdx, rbx	// third3.step11.h
cmovs rcx, rsi	// third3.step11.d
lea rax, [rcx-1]	// third3.step12.c0
sub r8, rcx	// third3.step12.c1.2
mov r10, qword ptr [rdi+256]	// change2.w2f.load_N2u
imul r10, qword ptr [rdi+48]	// change2.w2f.imul_w1f
mov r13, -2	// third3.step13.c1
vpsrlq ymm12, ymm0, 30	// update.limb13.vpsrlq
vpand ymm2, ymm0, ymmword ptr [rdi+448]	// update.limb13.vpand
vmovdqa ymmword ptr [rdi+1184], ymm2	// update.limb13.vmovdqa
vpmuldq ymm15, ymm5, ymmword ptr [rdi+1248]	// update.limb14.vpmuldq
vpmuldq ymm10, ymm6, ymm11	// update.limb14.vpmuldq.2
sarx r12, rcx, r15	// third3.step11.s
mov r9, rdx	// copy for third3.step12.x
xor r9, r12	// third3.step12.x
sar rbp, 1	// third3.step12.t
lea r11, [rbp+r9]	// third3.step12.y
cmovc r11, rbp	// third3.step12.G
adc r12, 0	// third3.step12.w
cmovs rdx, rbp	// third3.step12.h
cmovs rax, r8	// third3.step12.d
sub r13, rax	// third3.step13.c1.2
vpaddq ymm1, ymm15, ymm10	// update.limb14.vpaddq
mov r14, qword ptr [rdi+264]	// change2.w2f.load_N2v
imul r14, qword ptr [rdi+56]	// change2.w2f.imul_w1g
lea rbx, [r10+r14]	// change2.w2f.add
vpshufd ymm9, ymmword ptr [rdi+1280], 0x4e	// update.limb14.vpshufd
mov rsi, -2	// third3.step14.c1
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1280]	// update.limb14.vpmuldq.3
neg rbx	// change2.w2f.neg
sar rbx, 20	// change2.w2f.sar
vpmuldq ymm7, ymm4, ymm9	// update.limb14.vpmuldq.4
mov rcx, qword ptr [rdi+128]	// change2.w2f.load_Yu
vpaddq ymm0, ymm13, ymm7	// update.limb14.vpaddq.2
lea r9, [rax-1]	// third3.step13.c0
mov r12, -2	// third3.step15.c1
vpaddq ymm2, ymm1, ymm0	// update.limb14.vpaddq.3
sarx rbp, rax, r15	// third3.step12.s
mov r8, rdx	// copy for third3.step13.x
xor r8, rbp	// third3.step13.x
sar r11, 1	// third3.step13.t
lea r10, [r11+r8]	// third3.step13.y
cmovc r10, r11	// third3.step13.G
adc rbp, 0	// third3.step13.w
cmovs rdx, r11	// third3.step13.h
cmovs r9, r13	// third3.step13.d
sub rsi, r9	// third3.step14.c1.2
vpaddq ymm11, ymm2, ymmword ptr [rdi+512]	// update.limb14.vpaddq.4
imul rcx, qword ptr [rdi+384]	// change2.w2f.imul_above_f
vpaddq ymm15, ymm11, ymm12	// update.limb14.vpaddq.5
lea r14, [r9-1]	// third3.step14.c0
mov rax, qword ptr [rdi+136]	// change2.w2f.load_Yv
vpsrlq ymm10, ymm15, 30	// update.limb14.vpsrlq
vpand ymm13, ymm15, ymmword ptr [rdi+448]	// update.limb14.vpand
imul rax, qword ptr [rdi+392]	// change2.w2f.imul_above_g
vmovdqa ymmword ptr [rdi+1216], ymm13	// update.limb14.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1280]	// update.limb15.vpmuldq
sarx r8, r9, r15	// third3.step13.s
mov rbp, rdx	// copy for third3.step14.x
xor rbp, r8	// third3.step14.x
sar r10, 1	// third3.step14.t
lea r11, [r10+rbp]	// third3.step14.y
cmovc r11, r10	// third3.step14.G
adc r8, 0	// third3.step14.w
cmovs rdx, r10	// third3.step14.h
cmovs r14, rsi	// third3.step14.d
sub r12, r14	// third3.step15.c1.2
lea r13, [rcx+rax]	// change2.w2f.add.2
vpmuldq ymm1, ymm6, ymm9	// update.limb15.vpmuldq.2
lea r9, [rbx+r13]	// change2.w2f.add.3
vpaddq ymm0, ymm7, ymm1	// update.limb15.vpaddq
mov qword ptr [rdi-112], r9	// change2.w2f.store_w2f
vpshufd ymm2, ymmword ptr [rdi+1312], 0x4e	// update.limb15.vpshufd
sar r9, 20	// change2.w2f.sar.2
vpmuldq ymm11, ymm3, ymmword ptr [rdi+1312]	// update.limb15.vpmuldq.3
vpmuldq ymm12, ymm4, ymm2	// update.limb15.vpmuldq.4
vpaddq ymm15, ymm11, ymm12	// update.limb15.vpaddq.2
sarx rbp, r14, r15	// third3.step14.s
mov r8, rdx	// copy for third3.step15.x
xor r8, rbp	// third3.step15.x
sar r11, 1	// third3.step15.t
lea r10, [r11+r8]	// third3.step15.y
cmovc r10, r11	// third3.step15.G
adc rbp, 0	// third3.step15.w
cmovs rdx, r11	// third3.step15.h
mov rsi, -2	// third3.step16.c1
vpaddq ymm13, ymm0, ymm15	// update.limb15.vpaddq.3
mov rcx, -2	// third3.step17.c1
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb15.vpaddq.4
vpaddq ymm7, ymm9, ymm10	// update.limb15.vpaddq.5
vpsrlq ymm1, ymm7, 30	// update.limb15.vpsrlq
lea rax, [r14-1]	// third3.step15.c0
cmovs rax, r12	// third3.step15.d
sub rsi, rax	// third3.step16.c1.2
shl r9, 44	// change2.w2f.shl
mov qword ptr [rdi+80], r9	// change2.w2f.store_high2f
mov rbx, qword ptr [rdi+272]	// change2.w2g.load_N2q
sarx r13, rax, r15	// third3.step15.s
mov r8, rdx	// copy for third3.step16.x
xor r8, r13	// third3.step16.x
sar r10, 1	// third3.step16.t
lea rbp, [r10+r8]	// third3.step16.y
cmovc rbp, r10	// third3.step16.G
adc r13, 0	// third3.step16.w
cmovs rdx, r10	// third3.step16.h
lea r11, [rax-1]	// third3.step16.c0
cmovs r11, rsi	// third3.step16.d
sub rcx, r11	// third3.step17.c1.2
vpand ymm11, ymm7, ymmword ptr [rdi+448]	// update.limb15.vpand
imul rbx, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov r14, qword ptr [rdi+280]	// change2.w2g.load_N2r
imul r14, qword ptr [rdi+56]	// change2.w2g.imul_w1g
vmovdqa ymmword ptr [rdi+1248], ymm11	// update.limb15.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1312]	// update.limb16.vpmuldq
vpmuldq ymm0, ymm6, ymm2	// update.limb16.vpmuldq.2
vpaddq ymm15, ymm12, ymm0	// update.limb16.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1344], 0x4e	// update.limb16.vpshufd
mov r12, -2	// third3.step18.c1
lea r9, [r11-1]	// third3.step17.c0
sarx r8, r11, r15	// third3.step16.s
mov r13, rdx	// copy for third3.step17.x
xor r13, r8	// third3.step17.x
sar rbp, 1	// third3.step17.t
lea r10, [rbp+r13]	// third3.step17.y
cmovc r10, rbp	// third3.step17.G
adc r8, 0	// third3.step17.w
cmovs rdx, rbp	// third3.step17.h
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1344]	// update.limb16.vpmuldq.3
cmovs r9, rcx	// third3.step17.d
sub r12, r9	// third3.step18.c1.2
vpmuldq ymm10, ymm4, ymm13	// update.limb16.vpmuldq.4
mov rax, -2	// third3.step19.c1
vpaddq ymm7, ymm9, ymm10	// update.limb16.vpaddq.2
vpaddq ymm11, ymm15, ymm7	// update.limb16.vpaddq.3
lea rsi, [r9-1]	// third3.step18.c0
lea r11, [rbx+r14]	// change2.w2g.add
neg r11	// change2.w2g.neg
sar r11, 20	// change2.w2g.sar
mov r13, qword ptr [rdi+144]	// change2.w2g.load_Yq
imul r13, qword ptr [rdi+384]	// change2.w2g.imul_above_f
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb16.vpaddq.4
mov r8, qword ptr [rdi+152]	// change2.w2g.load_Yr
vpaddq ymm12, ymm2, ymm1	// update.limb16.vpaddq.5
imul r8, qword ptr [rdi+392]	// change2.w2g.imul_above_g
lea rbp, [r13+r8]	// change2.w2g.add.2
vpsrlq ymm0, ymm12, 30	// update.limb16.vpsrlq
sarx rcx, r9, r15	// third3.step17.s
mov rbx, rdx	// copy for third3.step18.x
xor rbx, rcx	// third3.step18.x
sar r10, 1	// third3.step18.t
lea r14, [r10+rbx]	// third3.step18.y
cmovc r14, r10	// third3.step18.G
adc rcx, 0	// third3.step18.w
cmovs rdx, r10	// third3.step18.h
cmovs rsi, r12	// third3.step18.d
sub rax, rsi	// third3.step19.c1.2
vpand ymm9, ymm12, ymmword ptr [rdi+448]	// update.limb16.vpand
lea r13, [r11+rbp]	// change2.w2g.add.3
vmovdqa ymmword ptr [rdi+1280], ymm9	// update.limb16.vmovdqa
vpmuldq ymm10, ymm5, ymmword ptr [rdi+1344]	// update.limb17.vpmuldq
vpmuldq ymm15, ymm6, ymm13	// update.limb17.vpmuldq.2
mov qword ptr [rdi-104], r13	// change2.w2g.store_w2g
mov r8, -2	// third3.step20.c1
vpaddq ymm7, ymm10, ymm15	// update.limb17.vpaddq
vpshufd ymm11, ymmword ptr [rdi+1376], 0x4e	// update.limb17.vpshufd
lea r9, [rsi-1]	// third3.step19.c0
sar r13, 20	// change2.w2g.sar.2
sarx rbx, rsi, r15	// third3.step18.s
mov rcx, rdx	// copy for third3.step19.x
xor rcx, rbx	// third3.step19.x
sar r14, 1	// third3.step19.t
lea r10, [r14+rcx]	// third3.step19.y
cmovc r10, r14	// third3.step19.G
adc rbx, 0	// third3.step19.w
cmovs rdx, r14	// third3.step19.h
cmovs r9, rax	// third3.step19.d
sub r8, r9	// third3.step20.c1.2
shl r13, 44	// change2.w2g.shl
vpmuldq ymm2, ymm3, ymmword ptr [rdi+1376]	// update.limb17.vpmuldq.3
vpmuldq ymm1, ymm4, ymm11	// update.limb17.vpmuldq.4
mov qword ptr [rdi+88], r13	// change2.w2g.store_high2g
lea r12, [r9-1]	// third3.step20.c0
vpaddq ymm12, ymm2, ymm1	// update.limb17.vpaddq.2
sarx r11, r9, r15	// third3.step19.s
mov rbp, rdx	// copy for third3.step20.x
xor rbp, r11	// third3.step20.x
sar r10, 1	// third3.step20.t
lea rsi, [r10+rbp]	// third3.step20.y
cmovc rsi, r10	// third3.step20.G
adc r11, 0	// third3.step20.w
cmovs rdx, r10	// third3.step20.h
cmovs r12, r8	// third3.step20.d
mov rcx, rsi	// copy for change3.G.add_rounding_G
add rcx, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov rbx, rsi	// copy for change3.G.shl
shl rbx, 44	// change3.G.shl
rorx r14, rcx, 42	// change3.G.second_entry
mov rax, rdx	// copy for change3.h.shl
shl rax, 45	// change3.h.shl
rorx r13, rcx, 21	// change3.G.first_entry
mov r9, rdx	// copy for change3.h.add_rounding_h
add r9, qword ptr [rdi-64]	// change3.h.add_rounding_h
rorx rbp, r9, 20	// change3.h.first_entry
imul rbp, qword ptr [rdi+80]	// change3.h.imul_high2f
add rax, qword ptr [rdi-48]	// change3.h.add_refill_h
add rbx, qword ptr [rdi-40]	// change3.G.add_refill_G
rorx r11, r9, 41	// change3.h.second_entry
imul r13, qword ptr [rdi+80]	// change3.G.imul_high2f
imul r11, qword ptr [rdi+88]	// change3.h.imul_high2g
mov qword ptr [rdi-128], rdx	// change3.store_end_h
vpaddq ymm9, ymm7, ymm12	// update.limb17.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb17.vpaddq.4
vpaddq ymm10, ymm13, ymm0	// update.limb17.vpaddq.5
mov qword ptr [rdi-120], rsi	// change3.store_end_G
imul r14, qword ptr [rdi+88]	// change3.G.imul_high2g
vpsrlq ymm15, ymm10, 30	// update.limb17.vpsrlq
vpand ymm3, ymm10, ymmword ptr [rdi+448]	// update.limb17.vpand
vpmuldq ymm4, ymm6, ymm11	// update.last.vpmuldq.2
vmovdqa ymmword ptr [rdi+1312], ymm3	// update.limb17.vmovdqa
lea r10, [r13+r14]	// change3.G.add
lea r8, [rbp+r11]	// change3.h.add
sarx rcx, r12, r15	// third3.step20.s
lea r9, [r10+rbx]	// change3.G.add.2
ror r9, 44	// change3.G.packed
lea rdx, [r8+rax]	// change3.h.add.2
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1376]	// update.last.vpmuldq
vpaddq ymm1, ymm2, ymm4	// update.last.vpaddq
vpaddq ymm7, ymm1, ymmword ptr [rdi+512]	// update.last.vpaddq.2
vpaddq ymm12, ymm7, ymm15	// update.last.vpaddq.3
vpaddq ymm9, ymm12, ymm14	// update.last.vpaddq.4
vpsrlq ymm13, ymm9, 30	// update.last.vpsrlq
ror rdx, 45	// change3.h.packed
vpaddq ymm0, ymm13, ymm8	// update.last.vpaddq.5
vpand ymm10, ymm9, ymmword ptr [rdi+448]	// update.last.vpand
vmovdqa ymmword ptr [rdi+1344], ymm10	// update.last.vmovdqa
vpaddq ymm6, ymm0, ymmword ptr [rdi+576]	// update.last.vpaddq.6
vpand ymm11, ymm6, ymmword ptr [rdi+608]	// update.last.vpand.2
vmovdqa ymmword ptr [rdi+1376], ymm11	// update.last.vmovdqa.2
vpsrlq ymm3, ymm6, 30	// update.last.vpsrlq.2
vperm2i128 ymm5, ymm3, ymm3, 0x08	// update.last.vperm2i128
vpaddq ymm2, ymm5, ymmword ptr [rdi+640]	// update.last.vpaddq.7
vpaddq ymm4, ymm2, ymmword ptr [rdi+832]	// update.last.vpaddq.8
vmovdqa ymmword ptr [rdi+832], ymm4	// update.last.vmovdqa.3
mov rbx, r9	// output
mov rsi, rcx	// output
mov rcx, rdx	// output
mov rdx, r12	// output
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
