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
// Length: 14 limbs of 30 bits; 1172 instructions a batch, 780 for its steps (form: select).
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
mov rbp, rdx	// m
shr rbp, 63	// m
or r15, -1	// ones
.p2align 6
2:
xor rsi, rcx	// third1.step1.x
lea rax, [rdx-1]	// third1.step1.c0
mov r8, -2	// third1.step1.c1
sub r8, rdx	// third1.step1.c1.2
mov r9, qword ptr [rdi-128]	// end.load_end_h
mov r10, qword ptr [rdi-120]	// end.load_end_G
mov r11, -2	// third1.step2.c1
mov r12, rbx	// copy for third1.step1.t
sar r12, 1	// third1.step1.t
lea r13, [r12+rsi]	// third1.step1.y
cmovc r13, r12	// third1.step1.G
andn r14, rbx, rbp	// third1.step1.w
cmovnz rax, r8	// third1.step1.d
shrx rdx, rax, r15	// third1.step1.m
sarx rsi, rax, r15	// third1.step1.s
lea rbx, [rax-1]	// third1.step2.c0
mov rbp, -2	// third1.step3.c1
cmovnz rcx, r12	// third1.step1.h
xor rsi, rcx	// third1.step2.x
sub r11, rax	// third1.step2.c1.2
mov r14, r9	// copy for end.N3v.add_rounding_h
add r14, qword ptr [rdi-64]	// end.N3v.add_rounding_h
sar r14, 41	// end.N3v.sar
mov qword ptr [rdi+328], r14	// end.N3v.store_N3v
lea r8, [r9+524288]	// end.N3u.offset
mov r12, r13	// copy for third1.step2.t
sar r12, 1	// third1.step2.t
lea rax, [r12+rsi]	// third1.step2.y
cmovc rax, r12	// third1.step2.G
shl r8, 23	// end.N3u.shl
sar r8, 43	// end.N3u.sar
mov qword ptr [rdi+320], r8	// end.N3u.store_N3u
andn r14, r13, rdx	// third1.step2.w
cmovnz rbx, r11	// third1.step2.d
shrx r9, rbx, r15	// third1.step2.m
sarx rsi, rbx, r15	// third1.step2.s
lea r8, [rbx-1]	// third1.step3.c0
mov r13, -2	// third1.step4.c1
mov rdx, -2	// third1.step5.c1
cmovnz rcx, r12	// third1.step2.h
xor rsi, rcx	// third1.step3.x
sub rbp, rbx	// third1.step3.c1.2
mov r14, r10	// copy for end.N3r.add_rounding_G
add r14, qword ptr [rdi-56]	// end.N3r.add_rounding_G
mov r11, rax	// copy for third1.step3.t
sar r11, 1	// third1.step3.t
lea r12, [r11+rsi]	// third1.step3.y
cmovc r12, r11	// third1.step3.G
andn rbx, rax, r9	// third1.step3.w
cmovnz r8, rbp	// third1.step3.d
shrx rsi, r8, r15	// third1.step3.m
sarx rax, r8, r15	// third1.step3.s
lea r9, [r8-1]	// third1.step4.c0
cmovnz rcx, r11	// third1.step3.h
xor rax, rcx	// third1.step4.x
sub r13, r8	// third1.step4.c1.2
sar r14, 42	// end.N3r.sar
mov qword ptr [rdi+344], r14	// end.N3r.store_N3r
lea rbx, [r10+1048576]	// end.N3q.offset
shl rbx, 22	// end.N3q.shl
mov rbp, r12	// copy for third1.step4.t
sar rbp, 1	// third1.step4.t
lea r11, [rbp+rax]	// third1.step4.y
cmovc r11, rbp	// third1.step4.G
sar rbx, 43	// end.N3q.sar
mov qword ptr [rdi+336], rbx	// end.N3q.store_N3q
mov r8, qword ptr [rdi+320]	// end.Mu.load_N3u
andn r14, r12, rsi	// third1.step4.w
cmovnz r9, r13	// third1.step4.d
shrx r10, r9, r15	// third1.step4.m
sarx rax, r9, r15	// third1.step4.s
lea rbx, [r9-1]	// third1.step5.c0
mov r12, -2	// third1.step6.c1
mov rsi, -2	// third1.step7.c1
cmovnz rcx, rbp	// third1.step4.h
xor rax, rcx	// third1.step5.x
sub rdx, r9	// third1.step5.c1.2
imul r8, qword ptr [rdi+128]	// end.Mu.imul_Yu
mov r14, r11	// copy for third1.step5.t
sar r14, 1	// third1.step5.t
lea r13, [r14+rax]	// third1.step5.y
mov rbp, qword ptr [rdi+328]	// end.Mu.load_N3v
cmovc r13, r14	// third1.step5.G
andn r9, r11, r10	// third1.step5.w
cmovnz rbx, rdx	// third1.step5.d
shrx rax, rbx, r15	// third1.step5.m
sarx r11, rbx, r15	// third1.step5.s
lea r10, [rbx-1]	// third1.step6.c0
cmovnz rcx, r14	// third1.step5.h
xor r11, rcx	// third1.step6.x
sub r12, rbx	// third1.step6.c1.2
imul rbp, qword ptr [rdi+144]	// end.Mu.imul_Yq
lea r9, [r8+rbp]	// end.Mu.add
neg r9	// end.Mu.neg
mov rdx, r13	// copy for third1.step6.t
sar rdx, 1	// third1.step6.t
lea r14, [rdx+r11]	// third1.step6.y
mov qword ptr [rdi-16], r9	// end.Mu.store_Mu
cmovc r14, rdx	// third1.step6.G
mov rbx, qword ptr [rdi+320]	// end.Mv.load_N3u
imul rbx, qword ptr [rdi+136]	// end.Mv.imul_Yv
andn r8, r13, rax	// third1.step6.w
cmovnz r10, r12	// third1.step6.d
shrx rbp, r10, r15	// third1.step6.m
sarx r11, r10, r15	// third1.step6.s
lea r9, [r10-1]	// third1.step7.c0
mov r13, qword ptr [rdi+328]	// end.Mv.load_N3v
mov rax, -2	// third1.step8.c1
mov r8, -2	// third1.step9.c1
cmovnz rcx, rdx	// third1.step6.h
xor r11, rcx	// third1.step7.x
sub rsi, r10	// third1.step7.c1.2
mov r12, r14	// copy for third1.step7.t
sar r12, 1	// third1.step7.t
lea rdx, [r12+r11]	// third1.step7.y
cmovc rdx, r12	// third1.step7.G
andn r10, r14, rbp	// third1.step7.w
cmovnz r9, rsi	// third1.step7.d
shrx r11, r9, r15	// third1.step7.m
sarx r14, r9, r15	// third1.step7.s
lea rbp, [r9-1]	// third1.step8.c0
cmovnz rcx, r12	// third1.step7.h
xor r14, rcx	// third1.step8.x
sub rax, r9	// third1.step8.c1.2
imul r13, qword ptr [rdi+152]	// end.Mv.imul_Yr
lea r10, [rbx+r13]	// end.Mv.add
neg r10	// end.Mv.neg
mov qword ptr [rdi+0], r10	// end.Mv.store_Mv
mov rsi, rdx	// copy for third1.step8.t
sar rsi, 1	// third1.step8.t
lea r12, [rsi+r14]	// third1.step8.y
mov r9, qword ptr [rdi+336]	// end.Mq.load_N3q
cmovc r12, rsi	// third1.step8.G
imul r9, qword ptr [rdi+128]	// end.Mq.imul_Yu
mov rbx, qword ptr [rdi+344]	// end.Mq.load_N3r
andn r13, rdx, r11	// third1.step8.w
cmovnz rbp, rax	// third1.step8.d
shrx r10, rbp, r15	// third1.step8.m
sarx r14, rbp, r15	// third1.step8.s
lea rdx, [rbp-1]	// third1.step9.c0
mov r11, -2	// third1.step10.c1
mov r13, -2	// third1.step11.c1
cmovnz rcx, rsi	// third1.step8.h
xor r14, rcx	// third1.step9.x
sub r8, rbp	// third1.step9.c1.2
imul rbx, qword ptr [rdi+144]	// end.Mq.imul_Yq
mov rax, r12	// copy for third1.step9.t
sar rax, 1	// third1.step9.t
lea rsi, [rax+r14]	// third1.step9.y
lea rbp, [r9+rbx]	// end.Mq.add
cmovc rsi, rax	// third1.step9.G
andn r14, r12, r10	// third1.step9.w
cmovnz rdx, r8	// third1.step9.d
shrx r9, rdx, r15	// third1.step9.m
sarx rbx, rdx, r15	// third1.step9.s
lea r12, [rdx-1]	// third1.step10.c0
cmovnz rcx, rax	// third1.step9.h
xor rbx, rcx	// third1.step10.x
sub r11, rdx	// third1.step10.c1.2
neg rbp	// end.Mq.neg
mov qword ptr [rdi+8], rbp	// end.Mq.store_Mq
mov r10, qword ptr [rdi+336]	// end.Mr.load_N3q
mov r14, rsi	// copy for third1.step10.t
sar r14, 1	// third1.step10.t
lea r8, [r14+rbx]	// third1.step10.y
cmovc r8, r14	// third1.step10.G
imul r10, qword ptr [rdi+136]	// end.Mr.imul_Yv
mov rax, qword ptr [rdi+344]	// end.Mr.load_N3r
imul rax, qword ptr [rdi+152]	// end.Mr.imul_Yr
andn rdx, rsi, r9	// third1.step10.w
cmovnz r12, r11	// third1.step10.d
shrx rbp, r12, r15	// third1.step10.m
sarx rbx, r12, r15	// third1.step10.s
lea rsi, [r12-1]	// third1.step11.c0
lea r9, [r10+rax]	// end.Mr.add
mov rdx, -2	// third1.step12.c1
mov r11, -2	// third1.step13.c1
cmovnz rcx, r14	// third1.step10.h
xor rbx, rcx	// third1.step11.x
sub r13, r12	// third1.step11.c1.2
mov r10, r8	// copy for third1.step11.t
sar r10, 1	// third1.step11.t
lea rax, [r10+rbx]	// third1.step11.y
cmovc rax, r10	// third1.step11.G
andn r14, r8, rbp	// third1.step11.w
cmovnz rsi, r13	// third1.step11.d
shrx r12, rsi, r15	// third1.step11.m
sarx rbx, rsi, r15	// third1.step11.s
lea r8, [rsi-1]	// third1.step12.c0
cmovnz rcx, r10	// third1.step11.h
xor rbx, rcx	// third1.step12.x
sub rdx, rsi	// third1.step12.c1.2
neg r9	// end.Mr.neg
mov qword ptr [rdi-8], r9	// end.Mr.store_Mr
mov rbp, qword ptr [rdi+320]	// end.w0f.load_N3u
imul rbp, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov r14, rax	// copy for third1.step12.t
sar r14, 1	// third1.step12.t
lea r13, [r14+rbx]	// third1.step12.y
mov r10, qword ptr [rdi+328]	// end.w0f.load_N3v
cmovc r13, r14	// third1.step12.G
imul r10, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea rsi, [rbp+r10]	// end.w0f.add
andn r9, rax, r12	// third1.step12.w
cmovnz r8, rdx	// third1.step12.d
shrx rbx, r8, r15	// third1.step12.m
sarx rbp, r8, r15	// third1.step12.s
lea r10, [r8-1]	// third1.step13.c0
mov rax, -2	// third1.step14.c1
mov r12, -2	// third1.step15.c1
cmovnz rcx, r14	// third1.step12.h
xor rbp, rcx	// third1.step13.x
sub r11, r8	// third1.step13.c1.2
neg rsi	// end.w0f.neg
mov r9, r13	// copy for third1.step13.t
sar r9, 1	// third1.step13.t
lea rdx, [r9+rbp]	// third1.step13.y
cmovc rdx, r9	// third1.step13.G
andn r14, r13, rbx	// third1.step13.w
cmovnz r10, r11	// third1.step13.d
shrx r8, r10, r15	// third1.step13.m
sarx rbp, r10, r15	// third1.step13.s
lea r13, [r10-1]	// third1.step14.c0
cmovnz rcx, r9	// third1.step13.h
xor rbp, rcx	// third1.step14.x
sub rax, r10	// third1.step14.c1.2
sar rsi, 20	// end.w0f.sar
and rsi, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi+16], rsi	// end.w0f.store_w0f
shr rsi, 20	// end.w0f.shr
shl rsi, 44	// end.w0f.shl
mov rbx, rdx	// copy for third1.step14.t
sar rbx, 1	// third1.step14.t
lea r14, [rbx+rbp]	// third1.step14.y
cmovc r14, rbx	// third1.step14.G
mov qword ptr [rdi+24], rsi	// end.w0f.store_high0f
mov r11, qword ptr [rdi+336]	// end.w0g.load_N3q
andn r9, rdx, r8	// third1.step14.w
cmovnz r13, rax	// third1.step14.d
shrx r10, r13, r15	// third1.step14.m
sarx rbp, r13, r15	// third1.step14.s
lea rsi, [r13-1]	// third1.step15.c0
mov rdx, -2	// third1.step16.c1
vbroadcasti128 ymm0, xmmword ptr [rdi-16]	// update.digits.vbroadcasti128
vbroadcasti128 ymm1, xmmword ptr [rdi+0]	// update.digits.vbroadcasti128.2
mov r8, -2	// third1.step17.c1
cmovnz rcx, rbx	// third1.step14.h
xor rbp, rcx	// third1.step15.x
sub r12, r13	// third1.step15.c1.2
imul r11, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r9, r14	// copy for third1.step15.t
sar r9, 1	// third1.step15.t
lea rax, [r9+rbp]	// third1.step15.y
mov rbx, qword ptr [rdi+344]	// end.w0g.load_N3r
cmovc rax, r9	// third1.step15.G
andn r13, r14, r10	// third1.step15.w
cmovnz rsi, r12	// third1.step15.d
shrx rbp, rsi, r15	// third1.step15.m
sarx r14, rsi, r15	// third1.step15.s
lea r10, [rsi-1]	// third1.step16.c0
vmovdqa ymm2, ymmword ptr [rdi+448]	// update.digits.vmovdqa
cmovnz rcx, r9	// third1.step15.h
xor r14, rcx	// third1.step16.x
sub rdx, rsi	// third1.step16.c1.2
imul rbx, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea r13, [r11+rbx]	// end.w0g.add
neg r13	// end.w0g.neg
sar r13, 20	// end.w0g.sar
mov r12, rax	// copy for third1.step16.t
sar r12, 1	// third1.step16.t
lea r9, [r12+r14]	// third1.step16.y
cmovc r9, r12	// third1.step16.G
and r13, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi+32], r13	// end.w0g.store_w0g
vpand ymm3, ymm0, ymm2	// update.digits.vpand
shr r13, 20	// end.w0g.shr
andn rsi, rax, rbp	// third1.step16.w
cmovnz r10, rdx	// third1.step16.d
shrx r11, r10, r15	// third1.step16.m
sarx rbx, r10, r15	// third1.step16.s
lea r14, [r10-1]	// third1.step17.c0
vpand ymm4, ymm1, ymm2	// update.digits.vpand.2
mov rax, -2	// third1.step18.c1
vpsrlq ymm5, ymm0, 30	// update.digits.vpsrlq
vpsrlq ymm6, ymm1, 30	// update.digits.vpsrlq.2
vpshufd ymm7, ymmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
vpmuldq ymm8, ymm3, ymmword ptr [rdi+832]	// update.limb0.vpmuldq
vpmuldq ymm9, ymm4, ymm7	// update.limb0.vpmuldq.2
vpaddq ymm10, ymm8, ymm9	// update.limb0.vpaddq
mov rbp, -2	// third1.step19.c1
vpaddq ymm11, ymm10, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
cmovnz rcx, r12	// third1.step16.h
xor rbx, rcx	// third1.step17.x
sub r8, r10	// third1.step17.c1.2
shl r13, 44	// end.w0g.shl
mov rsi, r9	// copy for third1.step17.t
sar rsi, 1	// third1.step17.t
lea rdx, [rsi+rbx]	// third1.step17.y
mov qword ptr [rdi+40], r13	// end.w0g.store_high0g
cmovc rdx, rsi	// third1.step17.G
andn r12, r9, r11	// third1.step17.w
cmovnz r14, r8	// third1.step17.d
shrx r10, r14, r15	// third1.step17.m
sarx rbx, r14, r15	// third1.step17.s
lea r13, [r14-1]	// third1.step18.c0
cmovnz rcx, rsi	// third1.step17.h
xor rbx, rcx	// third1.step18.x
sub rax, r14	// third1.step18.c1.2
mov r9, rdx	// copy for third1.step18.t
sar r9, 1	// third1.step18.t
lea r11, [r9+rbx]	// third1.step18.y
cmovc r11, r9	// third1.step18.G
vpsrlq ymm12, ymm11, 30	// update.limb0.vpsrlq
vpand ymm13, ymm11, ymmword ptr [rdi+448]	// update.limb0.vpand
andn r12, rdx, r10	// third1.step18.w
cmovnz r13, rax	// third1.step18.d
shrx r8, r13, r15	// third1.step18.m
sarx rsi, r13, r15	// third1.step18.s
lea r14, [r13-1]	// third1.step19.c0
mov rbx, -2	// third1.step20.c1
vperm2i128 ymm14, ymm13, ymm13, 0x81	// update.limb0.vperm2i128
vpmuldq ymm15, ymm5, ymmword ptr [rdi+832]	// update.limb1.vpmuldq
vpmuldq ymm2, ymm6, ymm7	// update.limb1.vpmuldq.2
vpaddq ymm0, ymm15, ymm2	// update.limb1.vpaddq
vpshufd ymm1, ymmword ptr [rdi+864], 0x4e	// update.limb1.vpshufd
vpmuldq ymm8, ymm3, ymmword ptr [rdi+864]	// update.limb1.vpmuldq.3
vpmuldq ymm9, ymm4, ymm1	// update.limb1.vpmuldq.4
vpaddq ymm10, ymm8, ymm9	// update.limb1.vpaddq.2
cmovnz rcx, r9	// third1.step18.h
xor rsi, rcx	// third1.step19.x
sub rbp, r13	// third1.step19.c1.2
mov rdx, r11	// copy for third1.step19.t
sar rdx, 1	// third1.step19.t
lea r10, [rdx+rsi]	// third1.step19.y
cmovc r10, rdx	// third1.step19.G
andn r12, r11, r8	// third1.step19.w
cmovnz r14, rbp	// third1.step19.d
shrx rax, r14, r15	// third1.step19.m
sarx r9, r14, r15	// third1.step19.s
lea r13, [r14-1]	// third1.step20.c0
cmovnz rcx, rdx	// third1.step19.h
xor r9, rcx	// third1.step20.x
sub rbx, r14	// third1.step20.c1.2
mov rsi, r10	// copy for third1.step20.t
sar rsi, 1	// third1.step20.t
lea r11, [rsi+r9]	// third1.step20.y
cmovc r11, rsi	// third1.step20.G
mov r8, r11	// copy for change1.G.add_rounding_G
add r8, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov r12, r11	// copy for change1.G.shl
shl r12, 44	// change1.G.shl
rorx rbp, r8, 21	// change1.G.first_entry
rorx rdx, r8, 42	// change1.G.second_entry
add r12, qword ptr [rdi-40]	// change1.G.add_refill_G
imul rbp, qword ptr [rdi+24]	// change1.G.imul_high0f
imul rdx, qword ptr [rdi+40]	// change1.G.imul_high0g
vpaddq ymm11, ymm0, ymm10	// update.limb1.vpaddq.3
andn r14, r10, rax	// third1.step20.w
cmovnz r13, rbx	// third1.step20.d
shrx r9, r13, r15	// third1.step20.m
sarx r8, r13, r15	// third1.step20.s
vpaddq ymm13, ymm11, ymmword ptr [rdi+512]	// update.limb1.vpaddq.4
vpaddq ymm7, ymm13, ymm12	// update.limb1.vpaddq.5
vpsrlq ymm15, ymm7, 30	// update.limb1.vpsrlq
vpand ymm2, ymm7, ymmword ptr [rdi+448]	// update.limb1.vpand
lea r10, [rbp+rdx]	// change1.G.add
lea rax, [r13-1]	// third2.step1.c0
vperm2i128 ymm8, ymm2, ymm2, 0x81	// update.limb1.vperm2i128
lea r14, [r10+r12]	// change1.G.add.2
vpmuldq ymm9, ymm5, ymmword ptr [rdi+864]	// update.limb2.vpmuldq
vpmuldq ymm0, ymm6, ymm1	// update.limb2.vpmuldq.2
vpaddq ymm10, ymm9, ymm0	// update.limb2.vpaddq
mov rbx, -2	// third2.step1.c1
vpshufd ymm11, ymmword ptr [rdi+896], 0x4e	// update.limb2.vpshufd
cmovnz rcx, rsi	// third1.step20.h
mov rbp, rcx	// copy for change1.h.add_rounding_h
add rbp, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov rdx, rcx	// copy for change1.h.shl
shl rdx, 45	// change1.h.shl
rorx r10, rbp, 20	// change1.h.first_entry
rorx r12, rbp, 41	// change1.h.second_entry
add rdx, qword ptr [rdi-48]	// change1.h.add_refill_h
imul r10, qword ptr [rdi+24]	// change1.h.imul_high0f
imul r12, qword ptr [rdi+40]	// change1.h.imul_high0g
lea rsi, [r10+r12]	// change1.h.add
lea rbp, [rsi+rdx]	// change1.h.add.2
ror r14, 44	// change1.G.packed
ror rbp, 45	// change1.h.packed
xor r8, rbp	// third2.step1.x
sub rbx, r13	// third2.step1.c1.2
vpmuldq ymm13, ymm3, ymmword ptr [rdi+896]	// update.limb2.vpmuldq.3
vpmuldq ymm12, ymm4, ymm11	// update.limb2.vpmuldq.4
mov r10, -2	// third2.step2.c1
mov r12, r14	// copy for third2.step1.t
sar r12, 1	// third2.step1.t
lea rsi, [r12+r8]	// third2.step1.y
vpaddq ymm7, ymm13, ymm12	// update.limb2.vpaddq.2
vpaddq ymm2, ymm10, ymm7	// update.limb2.vpaddq.3
vpaddq ymm1, ymm2, ymmword ptr [rdi+512]	// update.limb2.vpaddq.4
vpaddq ymm9, ymm1, ymm15	// update.limb2.vpaddq.5
vpsrlq ymm0, ymm9, 30	// update.limb2.vpsrlq
cmovc rsi, r12	// third2.step1.G
andn rdx, r14, r9	// third2.step1.w
cmovnz rax, rbx	// third2.step1.d
shrx r13, rax, r15	// third2.step1.m
sarx r8, rax, r15	// third2.step1.s
lea r14, [rax-1]	// third2.step2.c0
vpand ymm13, ymm9, ymmword ptr [rdi+448]	// update.limb2.vpand
mov r9, -2	// third2.step3.c1
vmovdqa ymmword ptr [rdi+832], ymm13	// update.limb2.vmovdqa
cmovnz rbp, r12	// third2.step1.h
xor r8, rbp	// third2.step2.x
sub r10, rax	// third2.step2.c1.2
mov rdx, rcx	// copy for change1.N1v.add_rounding_h
add rdx, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
sar rdx, 41	// change1.N1v.sar
mov qword ptr [rdi+200], rdx	// change1.N1v.store_N1v
mov rbx, rsi	// copy for third2.step2.t
sar rbx, 1	// third2.step2.t
lea r12, [rbx+r8]	// third2.step2.y
lea rax, [rcx+524288]	// change1.N1u.offset
cmovc r12, rbx	// third2.step2.G
shl rax, 23	// change1.N1u.shl
vpmuldq ymm12, ymm5, ymmword ptr [rdi+896]	// update.limb3.vpmuldq
sar rax, 43	// change1.N1u.sar
vpmuldq ymm10, ymm6, ymm11	// update.limb3.vpmuldq.2
andn rdx, rsi, r13	// third2.step2.w
cmovnz r14, r10	// third2.step2.d
shrx r8, r14, r15	// third2.step2.m
sarx rcx, r14, r15	// third2.step2.s
lea rsi, [r14-1]	// third2.step3.c0
mov r13, -2	// third2.step4.c1
vpaddq ymm7, ymm12, ymm10	// update.limb3.vpaddq
mov qword ptr [rdi+192], rax	// change1.N1u.store_N1u
vpshufd ymm2, ymmword ptr [rdi+928], 0x4e	// update.limb3.vpshufd
vpmuldq ymm1, ymm3, ymmword ptr [rdi+928]	// update.limb3.vpmuldq.3
vpmuldq ymm15, ymm4, ymm2	// update.limb3.vpmuldq.4
vpaddq ymm9, ymm1, ymm15	// update.limb3.vpaddq.2
vpaddq ymm13, ymm7, ymm9	// update.limb3.vpaddq.3
vpaddq ymm11, ymm13, ymmword ptr [rdi+512]	// update.limb3.vpaddq.4
mov rdx, -2	// third2.step5.c1
vpaddq ymm12, ymm11, ymm0	// update.limb3.vpaddq.5
cmovnz rbp, rbx	// third2.step2.h
xor rcx, rbp	// third2.step3.x
sub r9, r14	// third2.step3.c1.2
mov r10, r12	// copy for third2.step3.t
sar r10, 1	// third2.step3.t
lea rax, [r10+rcx]	// third2.step3.y
cmovc rax, r10	// third2.step3.G
andn rbx, r12, r8	// third2.step3.w
cmovnz rsi, r9	// third2.step3.d
shrx r14, rsi, r15	// third2.step3.m
sarx rcx, rsi, r15	// third2.step3.s
lea r12, [rsi-1]	// third2.step4.c0
cmovnz rbp, r10	// third2.step3.h
xor rcx, rbp	// third2.step4.x
sub r13, rsi	// third2.step4.c1.2
mov r8, r11	// copy for change1.N1r.add_rounding_G
add r8, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
sar r8, 42	// change1.N1r.sar
mov qword ptr [rdi+216], r8	// change1.N1r.store_N1r
mov rbx, rax	// copy for third2.step4.t
sar rbx, 1	// third2.step4.t
lea r9, [rbx+rcx]	// third2.step4.y
lea r10, [r11+1048576]	// change1.N1q.offset
cmovc r9, rbx	// third2.step4.G
shl r10, 22	// change1.N1q.shl
vpsrlq ymm10, ymm12, 30	// update.limb3.vpsrlq
andn rsi, rax, r14	// third2.step4.w
cmovnz r12, r13	// third2.step4.d
shrx r8, r12, r15	// third2.step4.m
sarx rcx, r12, r15	// third2.step4.s
lea r11, [r12-1]	// third2.step5.c0
vpand ymm1, ymm12, ymmword ptr [rdi+448]	// update.limb3.vpand
mov rax, -2	// third2.step6.c1
vmovdqa ymmword ptr [rdi+864], ymm1	// update.limb3.vmovdqa
vpmuldq ymm15, ymm5, ymmword ptr [rdi+928]	// update.limb4.vpmuldq
vpmuldq ymm7, ymm6, ymm2	// update.limb4.vpmuldq.2
vpaddq ymm9, ymm15, ymm7	// update.limb4.vpaddq
vpshufd ymm13, ymmword ptr [rdi+960], 0x4e	// update.limb4.vpshufd
vpmuldq ymm11, ymm3, ymmword ptr [rdi+960]	// update.limb4.vpmuldq.3
vpmuldq ymm0, ymm4, ymm13	// update.limb4.vpmuldq.4
mov r14, -2	// third2.step7.c1
vpaddq ymm12, ymm11, ymm0	// update.limb4.vpaddq.2
cmovnz rbp, rbx	// third2.step4.h
xor rcx, rbp	// third2.step5.x
sub rdx, r12	// third2.step5.c1.2
sar r10, 43	// change1.N1q.sar
mov rsi, r9	// copy for third2.step5.t
sar rsi, 1	// third2.step5.t
lea r13, [rsi+rcx]	// third2.step5.y
mov qword ptr [rdi+208], r10	// change1.N1q.store_N1q
mov rbx, qword ptr [rdi+192]	// change1.w1f.load_N1u
cmovc r13, rsi	// third2.step5.G
andn r12, r9, r8	// third2.step5.w
cmovnz r11, rdx	// third2.step5.d
shrx rcx, r11, r15	// third2.step5.m
sarx r10, r11, r15	// third2.step5.s
lea r9, [r11-1]	// third2.step6.c0
cmovnz rbp, rsi	// third2.step5.h
xor r10, rbp	// third2.step6.x
sub rax, r11	// third2.step6.c1.2
imul rbx, qword ptr [rdi+16]	// change1.w1f.imul_w0f
mov r8, qword ptr [rdi+200]	// change1.w1f.load_N1v
mov r12, r13	// copy for third2.step6.t
sar r12, 1	// third2.step6.t
lea rdx, [r12+r10]	// third2.step6.y
cmovc rdx, r12	// third2.step6.G
imul r8, qword ptr [rdi+32]	// change1.w1f.imul_w0g
lea rsi, [rbx+r8]	// change1.w1f.add
vpaddq ymm2, ymm9, ymm12	// update.limb4.vpaddq.3
andn r11, r13, rcx	// third2.step6.w
cmovnz r9, rax	// third2.step6.d
shrx r10, r9, r15	// third2.step6.m
sarx rbx, r9, r15	// third2.step6.s
lea r8, [r9-1]	// third2.step7.c0
vpaddq ymm15, ymm2, ymmword ptr [rdi+512]	// update.limb4.vpaddq.4
mov r13, -2	// third2.step8.c1
vpaddq ymm7, ymm15, ymm10	// update.limb4.vpaddq.5
vpsrlq ymm11, ymm7, 30	// update.limb4.vpsrlq
vpand ymm0, ymm7, ymmword ptr [rdi+448]	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+896], ymm0	// update.limb4.vmovdqa
vpmuldq ymm9, ymm5, ymmword ptr [rdi+960]	// update.limb5.vpmuldq
vpmuldq ymm12, ymm6, ymm13	// update.limb5.vpmuldq.2
vpaddq ymm2, ymm9, ymm12	// update.limb5.vpaddq
mov rcx, -2	// third2.step9.c1
cmovnz rbp, r12	// third2.step6.h
xor rbx, rbp	// third2.step7.x
sub r14, r9	// third2.step7.c1.2
neg rsi	// change1.w1f.neg
mov r11, rdx	// copy for third2.step7.t
sar r11, 1	// third2.step7.t
lea rax, [r11+rbx]	// third2.step7.y
cmovc rax, r11	// third2.step7.G
andn r12, rdx, r10	// third2.step7.w
cmovnz r8, r14	// third2.step7.d
shrx r9, r8, r15	// third2.step7.m
sarx rbx, r8, r15	// third2.step7.s
lea rdx, [r8-1]	// third2.step8.c0
vpshufd ymm15, ymmword ptr [rdi+992], 0x4e	// update.limb5.vpshufd
cmovnz rbp, r11	// third2.step7.h
xor rbx, rbp	// third2.step8.x
sub r13, r8	// third2.step8.c1.2
sar rsi, 20	// change1.w1f.sar
mov qword ptr [rdi+48], rsi	// change1.w1f.store_w1f
mov r10, qword ptr [rdi+208]	// change1.w1g.load_N1q
imul r10, qword ptr [rdi+16]	// change1.w1g.imul_w0f
mov r12, rax	// copy for third2.step8.t
sar r12, 1	// third2.step8.t
lea r14, [r12+rbx]	// third2.step8.y
cmovc r14, r12	// third2.step8.G
mov r11, qword ptr [rdi+216]	// change1.w1g.load_N1r
imul r11, qword ptr [rdi+32]	// change1.w1g.imul_w0g
vpmuldq ymm10, ymm3, ymmword ptr [rdi+992]	// update.limb5.vpmuldq.3
andn r8, rax, r9	// third2.step8.w
cmovnz rdx, r13	// third2.step8.d
shrx rsi, rdx, r15	// third2.step8.m
sarx rbx, rdx, r15	// third2.step8.s
lea rax, [rdx-1]	// third2.step9.c0
vpmuldq ymm7, ymm4, ymm15	// update.limb5.vpmuldq.4
mov r9, -2	// third2.step10.c1
lea r8, [r10+r11]	// change1.w1g.add
vpaddq ymm13, ymm10, ymm7	// update.limb5.vpaddq.2
vpaddq ymm9, ymm2, ymm13	// update.limb5.vpaddq.3
vpaddq ymm12, ymm9, ymmword ptr [rdi+512]	// update.limb5.vpaddq.4
vpaddq ymm10, ymm12, ymm11	// update.limb5.vpaddq.5
vpsrlq ymm7, ymm10, 30	// update.limb5.vpsrlq
vpand ymm2, ymm10, ymmword ptr [rdi+448]	// update.limb5.vpand
mov r13, -2	// third2.step11.c1
vmovdqa ymmword ptr [rdi+928], ymm2	// update.limb5.vmovdqa
cmovnz rbp, r12	// third2.step8.h
xor rbx, rbp	// third2.step9.x
sub rcx, rdx	// third2.step9.c1.2
mov r10, r14	// copy for third2.step9.t
sar r10, 1	// third2.step9.t
lea r11, [r10+rbx]	// third2.step9.y
cmovc r11, r10	// third2.step9.G
andn r12, r14, rsi	// third2.step9.w
cmovnz rax, rcx	// third2.step9.d
shrx rdx, rax, r15	// third2.step9.m
sarx rbx, rax, r15	// third2.step9.s
lea r14, [rax-1]	// third2.step10.c0
cmovnz rbp, r10	// third2.step9.h
xor rbx, rbp	// third2.step10.x
sub r9, rax	// third2.step10.c1.2
neg r8	// change1.w1g.neg
sar r8, 20	// change1.w1g.sar
mov qword ptr [rdi+56], r8	// change1.w1g.store_w1g
mov rsi, r11	// copy for third2.step10.t
sar rsi, 1	// third2.step10.t
lea r12, [rsi+rbx]	// third2.step10.y
mov rcx, qword ptr [rdi+192]	// change1.high1f.load_N1u
cmovc r12, rsi	// third2.step10.G
vpsrlq ymm13, ymm1, 10	// update.limb5.above.vpsrlq
vpsllq ymm9, ymm0, 20	// update.limb5.above.vpsllq
andn r10, r11, rdx	// third2.step10.w
cmovnz r14, r9	// third2.step10.d
shrx rax, r14, r15	// third2.step10.m
sarx r8, r14, r15	// third2.step10.s
lea rbx, [r14-1]	// third2.step11.c0
mov r11, -2	// third2.step12.c1
vpsllq ymm12, ymm2, 50	// update.limb5.above.vpsllq.2
vpaddq ymm11, ymm13, ymm9	// update.limb5.above.vpaddq
vpaddq ymm10, ymm11, ymm12	// update.limb5.above.vpaddq.2
vmovdqa ymmword ptr [rdi+384], ymm10	// update.limb5.above.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+992]	// update.limb6.vpmuldq
vpmuldq ymm0, ymm6, ymm15	// update.limb6.vpmuldq.2
vpaddq ymm2, ymm1, ymm0	// update.limb6.vpaddq
mov rdx, -2	// third2.step13.c1
vpshufd ymm13, ymmword ptr [rdi+1024], 0x4e	// update.limb6.vpshufd
cmovnz rbp, rsi	// third2.step10.h
xor r8, rbp	// third2.step11.x
sub r13, r14	// third2.step11.c1.2
imul rcx, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov r10, qword ptr [rdi+200]	// change1.high1f.load_N1v
imul r10, qword ptr [rdi+392]	// change1.high1f.imul_above_g
mov r9, r12	// copy for third2.step11.t
sar r9, 1	// third2.step11.t
lea rsi, [r9+r8]	// third2.step11.y
lea r14, [rcx+r10]	// change1.high1f.add
mov r8, qword ptr [rdi+48]	// change1.high1f.load_w1f
cmovc rsi, r9	// third2.step11.G
andn rcx, r12, rax	// third2.step11.w
cmovnz rbx, r13	// third2.step11.d
shrx r10, rbx, r15	// third2.step11.m
sarx r12, rbx, r15	// third2.step11.s
lea rax, [rbx-1]	// third2.step12.c0
cmovnz rbp, r9	// third2.step11.h
xor r12, rbp	// third2.step12.x
sub r11, rbx	// third2.step12.c1.2
sar r8, 20	// change1.high1f.sar
mov rcx, rsi	// copy for third2.step12.t
sar rcx, 1	// third2.step12.t
lea r13, [rcx+r12]	// third2.step12.y
cmovc r13, rcx	// third2.step12.G
sub r8, r14	// change1.high1f.sub
shl r8, 44	// change1.high1f.shl
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1024]	// update.limb6.vpmuldq.3
andn r9, rsi, r10	// third2.step12.w
cmovnz rax, r11	// third2.step12.d
shrx rbx, rax, r15	// third2.step12.m
sarx r12, rax, r15	// third2.step12.s
lea r14, [rax-1]	// third2.step13.c0
mov qword ptr [rdi+64], r8	// change1.high1f.store_high1f
vpmuldq ymm11, ymm4, ymm13	// update.limb6.vpmuldq.4
mov rsi, -2	// third2.step14.c1
vpaddq ymm12, ymm9, ymm11	// update.limb6.vpaddq.2
mov r10, qword ptr [rdi+208]	// change1.high1g.load_N1q
vpaddq ymm10, ymm2, ymm12	// update.limb6.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb6.vpaddq.4
vpaddq ymm1, ymm15, ymm7	// update.limb6.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb6.vpsrlq
vpand ymm3, ymm1, ymmword ptr [rdi+448]	// update.limb6.vpand
vmovdqa ymmword ptr [rdi+960], ymm3	// update.limb6.vmovdqa
mov r9, -2	// third2.step15.c1
vpmuldq ymm4, ymm5, ymmword ptr [rdi+1024]	// update.last.vpmuldq
cmovnz rbp, rcx	// third2.step12.h
xor r12, rbp	// third2.step13.x
sub rdx, rax	// third2.step13.c1.2
mov r11, r13	// copy for third2.step13.t
sar r11, 1	// third2.step13.t
lea r8, [r11+r12]	// third2.step13.y
cmovc r8, r11	// third2.step13.G
andn rcx, r13, rbx	// third2.step13.w
cmovnz r14, rdx	// third2.step13.d
shrx rax, r14, r15	// third2.step13.m
sarx r12, r14, r15	// third2.step13.s
lea r13, [r14-1]	// third2.step14.c0
cmovnz rbp, r11	// third2.step13.h
xor r12, rbp	// third2.step14.x
sub rsi, r14	// third2.step14.c1.2
imul r10, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov rbx, qword ptr [rdi+216]	// change1.high1g.load_N1r
imul rbx, qword ptr [rdi+392]	// change1.high1g.imul_above_g
mov rcx, r8	// copy for third2.step14.t
sar rcx, 1	// third2.step14.t
lea rdx, [rcx+r12]	// third2.step14.y
cmovc rdx, rcx	// third2.step14.G
lea r11, [r10+rbx]	// change1.high1g.add
mov r14, qword ptr [rdi+56]	// change1.high1g.load_w1g
vpmuldq ymm9, ymm6, ymm13	// update.last.vpmuldq.2
andn r12, r8, rax	// third2.step14.w
cmovnz r13, rsi	// third2.step14.d
shrx r10, r13, r15	// third2.step14.m
sarx rbx, r13, r15	// third2.step14.s
lea r8, [r13-1]	// third2.step15.c0
vpaddq ymm11, ymm4, ymm9	// update.last.vpaddq
mov rax, -2	// third2.step16.c1
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.last.vpaddq.2
vpaddq ymm12, ymm2, ymm0	// update.last.vpaddq.3
vpaddq ymm10, ymm12, ymm14	// update.last.vpaddq.4
vpand ymm15, ymm10, ymmword ptr [rdi+448]	// update.last.vpand
vmovdqa ymmword ptr [rdi+992], ymm15	// update.last.vmovdqa
vpsrlq ymm7, ymm10, 30	// update.last.vpsrlq
vpaddq ymm1, ymm7, ymm8	// update.last.vpaddq.5
mov r12, -2	// third2.step17.c1
vpaddq ymm3, ymm1, ymmword ptr [rdi+576]	// update.last.vpaddq.6
cmovnz rbp, rcx	// third2.step14.h
xor rbx, rbp	// third2.step15.x
sub r9, r13	// third2.step15.c1.2
sar r14, 20	// change1.high1g.sar
mov rsi, rdx	// copy for third2.step15.t
sar rsi, 1	// third2.step15.t
lea rcx, [rsi+rbx]	// third2.step15.y
cmovc rcx, rsi	// third2.step15.G
andn r13, rdx, r10	// third2.step15.w
cmovnz r8, r9	// third2.step15.d
shrx rbx, r8, r15	// third2.step15.m
sarx rdx, r8, r15	// third2.step15.s
lea r10, [r8-1]	// third2.step16.c0
cmovnz rbp, rsi	// third2.step15.h
xor rdx, rbp	// third2.step16.x
sub rax, r8	// third2.step16.c1.2
sub r14, r11	// change1.high1g.sub
shl r14, 44	// change1.high1g.shl
mov qword ptr [rdi+72], r14	// change1.high1g.store_high1g
mov r13, rcx	// copy for third2.step16.t
sar r13, 1	// third2.step16.t
lea r9, [r13+rdx]	// third2.step16.y
cmovc r9, r13	// third2.step16.G
vpand ymm5, ymm3, ymmword ptr [rdi+608]	// update.last.vpand.2
andn rsi, rcx, rbx	// third2.step16.w
cmovnz r10, rax	// third2.step16.d
shrx r8, r10, r15	// third2.step16.m
sarx r11, r10, r15	// third2.step16.s
lea r14, [r10-1]	// third2.step17.c0
vmovdqa ymmword ptr [rdi+1024], ymm5	// update.last.vmovdqa.2
mov rdx, -2	// third2.step18.c1
vpsrlq ymm6, ymm3, 30	// update.last.vpsrlq.2
vperm2i128 ymm13, ymm6, ymm6, 0x08	// update.last.vperm2i128
vpaddq ymm4, ymm13, ymmword ptr [rdi+640]	// update.last.vpaddq.7
vpaddq ymm9, ymm4, ymmword ptr [rdi+832]	// update.last.vpaddq.8
vmovdqa ymmword ptr [rdi+832], ymm9	// update.last.vmovdqa.3
mov rcx, -2	// third2.step19.c1
cmovnz rbp, r13	// third2.step16.h
xor r11, rbp	// third2.step17.x
sub r12, r10	// third2.step17.c1.2
mov rbx, r9	// copy for third2.step17.t
sar rbx, 1	// third2.step17.t
lea rsi, [rbx+r11]	// third2.step17.y
cmovc rsi, rbx	// third2.step17.G
andn rax, r9, r8	// third2.step17.w
cmovnz r14, r12	// third2.step17.d
shrx r13, r14, r15	// third2.step17.m
sarx r10, r14, r15	// third2.step17.s
lea r11, [r14-1]	// third2.step18.c0
cmovnz rbp, rbx	// third2.step17.h
xor r10, rbp	// third2.step18.x
sub rdx, r14	// third2.step18.c1.2
mov r9, rsi	// copy for third2.step18.t
sar r9, 1	// third2.step18.t
lea r8, [r9+r10]	// third2.step18.y
cmovc r8, r9	// third2.step18.G
andn rax, rsi, r13	// third2.step18.w
cmovnz r11, rdx	// third2.step18.d
shrx r12, r11, r15	// third2.step18.m
sarx rbx, r11, r15	// third2.step18.s
lea r14, [r11-1]	// third2.step19.c0
mov r10, -2	// third2.step20.c1
cmovnz rbp, r9	// third2.step18.h
xor rbx, rbp	// third2.step19.x
sub rcx, r11	// third2.step19.c1.2
mov rsi, r8	// copy for third2.step19.t
sar rsi, 1	// third2.step19.t
lea r13, [rsi+rbx]	// third2.step19.y
cmovc r13, rsi	// third2.step19.G
andn rax, r8, r12	// third2.step19.w
cmovnz r14, rcx	// third2.step19.d
shrx rdx, r14, r15	// third2.step19.m
sarx r9, r14, r15	// third2.step19.s
lea r11, [r14-1]	// third2.step20.c0
cmovnz rbp, rsi	// third2.step19.h
xor r9, rbp	// third2.step20.x
sub r10, r14	// third2.step20.c1.2
mov rbx, r13	// copy for third2.step20.t
sar rbx, 1	// third2.step20.t
lea r8, [rbx+r9]	// third2.step20.y
cmovc r8, rbx	// third2.step20.G
mov r12, r8	// copy for change2.G.add_rounding_G
add r12, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov rax, r8	// copy for change2.G.shl
shl rax, 44	// change2.G.shl
rorx rcx, r12, 21	// change2.G.first_entry
rorx rsi, r12, 42	// change2.G.second_entry
add rax, qword ptr [rdi-40]	// change2.G.add_refill_G
imul rcx, qword ptr [rdi+64]	// change2.G.imul_high1f
imul rsi, qword ptr [rdi+72]	// change2.G.imul_high1g
andn r14, r13, rdx	// third2.step20.w
cmovnz r11, r10	// third2.step20.d
shrx r9, r11, r15	// third2.step20.m
sarx r12, r11, r15	// third2.step20.s
lea r13, [rcx+rsi]	// change2.G.add
lea rdx, [r11-1]	// third3.step1.c0
lea r14, [r13+rax]	// change2.G.add.2
mov r10, -2	// third3.step1.c1
cmovnz rbp, rbx	// third2.step20.h
mov rcx, rbp	// copy for change2.h.add_rounding_h
add rcx, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov rsi, rbp	// copy for change2.h.shl
shl rsi, 45	// change2.h.shl
rorx r13, rcx, 20	// change2.h.first_entry
rorx rax, rcx, 41	// change2.h.second_entry
add rsi, qword ptr [rdi-48]	// change2.h.add_refill_h
imul r13, qword ptr [rdi+64]	// change2.h.imul_high1f
imul rax, qword ptr [rdi+72]	// change2.h.imul_high1g
lea rbx, [r13+rax]	// change2.h.add
lea rcx, [rbx+rsi]	// change2.h.add.2
ror r14, 44	// change2.G.packed
ror rcx, 45	// change2.h.packed
xor r12, rcx	// third3.step1.x
sub r10, r11	// third3.step1.c1.2
mov r13, -2	// third3.step2.c1
mov rax, rbp	// copy for change2.N2v.add_rounding_h
add rax, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
mov rbx, r14	// copy for third3.step1.t
sar rbx, 1	// third3.step1.t
lea rsi, [rbx+r12]	// third3.step1.y
cmovc rsi, rbx	// third3.step1.G
andn r11, r14, r9	// third3.step1.w
cmovnz rdx, r10	// third3.step1.d
shrx r12, rdx, r15	// third3.step1.m
sarx r14, rdx, r15	// third3.step1.s
lea r9, [rdx-1]	// third3.step2.c0
mov r11, -2	// third3.step3.c1
cmovnz rcx, rbx	// third3.step1.h
xor r14, rcx	// third3.step2.x
sub r13, rdx	// third3.step2.c1.2
sar rax, 41	// change2.N2v.sar
mov qword ptr [rdi+264], rax	// change2.N2v.store_N2v
lea r10, [rbp+524288]	// change2.N2u.offset
shl r10, 23	// change2.N2u.shl
sar r10, 43	// change2.N2u.sar
mov rbx, rsi	// copy for third3.step2.t
sar rbx, 1	// third3.step2.t
lea rdx, [rbx+r14]	// third3.step2.y
mov qword ptr [rdi+256], r10	// change2.N2u.store_N2u
cmovc rdx, rbx	// third3.step2.G
mov rax, r8	// copy for change2.N2r.add_rounding_G
add rax, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
sar rax, 42	// change2.N2r.sar
mov qword ptr [rdi+280], rax	// change2.N2r.store_N2r
andn rbp, rsi, r12	// third3.step2.w
cmovnz r9, r13	// third3.step2.d
shrx r14, r9, r15	// third3.step2.m
sarx r10, r9, r15	// third3.step2.s
lea rax, [r9-1]	// third3.step3.c0
lea rsi, [r8+1048576]	// change2.N2q.offset
mov r12, -2	// third3.step4.c1
mov rbp, -2	// third3.step5.c1
cmovnz rcx, rbx	// third3.step2.h
xor r10, rcx	// third3.step3.x
sub r11, r9	// third3.step3.c1.2
shl rsi, 22	// change2.N2q.shl
mov r13, rdx	// copy for third3.step3.t
sar r13, 1	// third3.step3.t
lea r8, [r13+r10]	// third3.step3.y
cmovc r8, r13	// third3.step3.G
andn rbx, rdx, r14	// third3.step3.w
cmovnz rax, r11	// third3.step3.d
shrx r9, rax, r15	// third3.step3.m
sarx r10, rax, r15	// third3.step3.s
lea rdx, [rax-1]	// third3.step4.c0
cmovnz rcx, r13	// third3.step3.h
xor r10, rcx	// third3.step4.x
sub r12, rax	// third3.step4.c1.2
sar rsi, 43	// change2.N2q.sar
mov qword ptr [rdi+272], rsi	// change2.N2q.store_N2q
mov r14, qword ptr [rdi+256]	// change2.Yu.load_N2u
imul r14, qword ptr [rdi+192]	// change2.Yu.imul_N1u
mov rbx, qword ptr [rdi+264]	// change2.Yu.load_N2v
mov r11, r8	// copy for third3.step4.t
sar r11, 1	// third3.step4.t
lea r13, [r11+r10]	// third3.step4.y
cmovc r13, r11	// third3.step4.G
imul rbx, qword ptr [rdi+208]	// change2.Yu.imul_N1q
lea rax, [r14+rbx]	// change2.Yu.add
mov qword ptr [rdi+128], rax	// change2.Yu.store_Yu
mov rsi, qword ptr [rdi+256]	// change2.Yv.load_N2u
andn r10, r8, r9	// third3.step4.w
cmovnz rdx, r12	// third3.step4.d
shrx r14, rdx, r15	// third3.step4.m
sarx rbx, rdx, r15	// third3.step4.s
lea rax, [rdx-1]	// third3.step5.c0
mov r8, -2	// third3.step6.c1
mov r9, -2	// third3.step7.c1
cmovnz rcx, r11	// third3.step4.h
xor rbx, rcx	// third3.step5.x
sub rbp, rdx	// third3.step5.c1.2
imul rsi, qword ptr [rdi+200]	// change2.Yv.imul_N1v
mov r10, qword ptr [rdi+264]	// change2.Yv.load_N2v
mov r12, r13	// copy for third3.step5.t
sar r12, 1	// third3.step5.t
lea r11, [r12+rbx]	// third3.step5.y
cmovc r11, r12	// third3.step5.G
andn rdx, r13, r14	// third3.step5.w
cmovnz rax, rbp	// third3.step5.d
shrx rbx, rax, r15	// third3.step5.m
sarx r13, rax, r15	// third3.step5.s
lea r14, [rax-1]	// third3.step6.c0
cmovnz rcx, r12	// third3.step5.h
xor r13, rcx	// third3.step6.x
sub r8, rax	// third3.step6.c1.2
imul r10, qword ptr [rdi+216]	// change2.Yv.imul_N1r
lea rdx, [rsi+r10]	// change2.Yv.add
mov qword ptr [rdi+136], rdx	// change2.Yv.store_Yv
mov rbp, qword ptr [rdi+272]	// change2.Yq.load_N2q
imul rbp, qword ptr [rdi+192]	// change2.Yq.imul_N1u
mov r12, qword ptr [rdi+280]	// change2.Yq.load_N2r
mov rax, r11	// copy for third3.step6.t
sar rax, 1	// third3.step6.t
lea rsi, [rax+r13]	// third3.step6.y
cmovc rsi, rax	// third3.step6.G
imul r12, qword ptr [rdi+208]	// change2.Yq.imul_N1q
lea r10, [rbp+r12]	// change2.Yq.add
mov qword ptr [rdi+144], r10	// change2.Yq.store_Yq
mov rdx, qword ptr [rdi+272]	// change2.Yr.load_N2q
andn r13, r11, rbx	// third3.step6.w
cmovnz r14, r8	// third3.step6.d
shrx rbp, r14, r15	// third3.step6.m
sarx r12, r14, r15	// third3.step6.s
lea r10, [r14-1]	// third3.step7.c0
mov r11, -2	// third3.step8.c1
mov rbx, -2	// third3.step9.c1
cmovnz rcx, rax	// third3.step6.h
xor r12, rcx	// third3.step7.x
sub r9, r14	// third3.step7.c1.2
imul rdx, qword ptr [rdi+200]	// change2.Yr.imul_N1v
mov r13, rsi	// copy for third3.step7.t
sar r13, 1	// third3.step7.t
lea r8, [r13+r12]	// third3.step7.y
mov rax, qword ptr [rdi+280]	// change2.Yr.load_N2r
cmovc r8, r13	// third3.step7.G
andn r14, rsi, rbp	// third3.step7.w
cmovnz r10, r9	// third3.step7.d
shrx r12, r10, r15	// third3.step7.m
sarx rsi, r10, r15	// third3.step7.s
lea rbp, [r10-1]	// third3.step8.c0
cmovnz rcx, r13	// third3.step7.h
xor rsi, rcx	// third3.step8.x
sub r11, r10	// third3.step8.c1.2
imul rax, qword ptr [rdi+216]	// change2.Yr.imul_N1r
lea r14, [rdx+rax]	// change2.Yr.add
mov qword ptr [rdi+152], r14	// change2.Yr.store_Yr
mov r9, qword ptr [rdi+256]	// change2.w2f.load_N2u
imul r9, qword ptr [rdi+48]	// change2.w2f.imul_w1f
mov r13, r8	// copy for third3.step8.t
sar r13, 1	// third3.step8.t
lea r10, [r13+rsi]	// third3.step8.y
mov rdx, qword ptr [rdi+264]	// change2.w2f.load_N2v
cmovc r10, r13	// third3.step8.G
imul rdx, qword ptr [rdi+56]	// change2.w2f.imul_w1g
lea rax, [r9+rdx]	// change2.w2f.add
neg rax	// change2.w2f.neg
andn r14, r8, r12	// third3.step8.w
cmovnz rbp, r11	// third3.step8.d
shrx rsi, rbp, r15	// third3.step8.m
sarx r9, rbp, r15	// third3.step8.s
lea rdx, [rbp-1]	// third3.step9.c0
mov r8, -2	// third3.step10.c1
mov r12, -2	// third3.step11.c1
cmovnz rcx, r13	// third3.step8.h
xor r9, rcx	// third3.step9.x
sub rbx, rbp	// third3.step9.c1.2
sar rax, 20	// change2.w2f.sar
mov r14, r10	// copy for third3.step9.t
sar r14, 1	// third3.step9.t
lea r11, [r14+r9]	// third3.step9.y
mov r13, qword ptr [rdi+128]	// change2.w2f.load_Yu
cmovc r11, r14	// third3.step9.G
andn rbp, r10, rsi	// third3.step9.w
cmovnz rdx, rbx	// third3.step9.d
shrx r9, rdx, r15	// third3.step9.m
sarx r10, rdx, r15	// third3.step9.s
lea rsi, [rdx-1]	// third3.step10.c0
cmovnz rcx, r14	// third3.step9.h
xor r10, rcx	// third3.step10.x
sub r8, rdx	// third3.step10.c1.2
imul r13, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov rbp, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul rbp, qword ptr [rdi+392]	// change2.w2f.imul_above_g
lea rbx, [r13+rbp]	// change2.w2f.add.2
lea r14, [rax+rbx]	// change2.w2f.add.3
mov rdx, r11	// copy for third3.step10.t
sar rdx, 1	// third3.step10.t
lea r13, [rdx+r10]	// third3.step10.y
mov qword ptr [rdi-112], r14	// change2.w2f.store_w2f
cmovc r13, rdx	// third3.step10.G
sar r14, 20	// change2.w2f.sar.2
shl r14, 44	// change2.w2f.shl
mov qword ptr [rdi+80], r14	// change2.w2f.store_high2f
andn rbp, r11, r9	// third3.step10.w
cmovnz rsi, r8	// third3.step10.d
shrx rax, rsi, r15	// third3.step10.m
sarx rbx, rsi, r15	// third3.step10.s
lea r10, [rsi-1]	// third3.step11.c0
mov r14, qword ptr [rdi+272]	// change2.w2g.load_N2q
mov r11, -2	// third3.step12.c1
mov r9, -2	// third3.step13.c1
cmovnz rcx, rdx	// third3.step10.h
xor rbx, rcx	// third3.step11.x
sub r12, rsi	// third3.step11.c1.2
mov rbp, r13	// copy for third3.step11.t
sar rbp, 1	// third3.step11.t
lea r8, [rbp+rbx]	// third3.step11.y
cmovc r8, rbp	// third3.step11.G
andn rdx, r13, rax	// third3.step11.w
cmovnz r10, r12	// third3.step11.d
shrx rsi, r10, r15	// third3.step11.m
sarx rbx, r10, r15	// third3.step11.s
lea r13, [r10-1]	// third3.step12.c0
cmovnz rcx, rbp	// third3.step11.h
xor rbx, rcx	// third3.step12.x
sub r11, r10	// third3.step12.c1.2
imul r14, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov rax, qword ptr [rdi+280]	// change2.w2g.load_N2r
imul rax, qword ptr [rdi+56]	// change2.w2g.imul_w1g
lea rdx, [r14+rax]	// change2.w2g.add
neg rdx	// change2.w2g.neg
sar rdx, 20	// change2.w2g.sar
mov r12, r8	// copy for third3.step12.t
sar r12, 1	// third3.step12.t
lea rbp, [r12+rbx]	// third3.step12.y
mov r10, qword ptr [rdi+144]	// change2.w2g.load_Yq
cmovc rbp, r12	// third3.step12.G
imul r10, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov r14, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul r14, qword ptr [rdi+392]	// change2.w2g.imul_above_g
andn rax, r8, rsi	// third3.step12.w
cmovnz r13, r11	// third3.step12.d
shrx rbx, r13, r15	// third3.step12.m
sarx r8, r13, r15	// third3.step12.s
lea rsi, [r13-1]	// third3.step13.c0
lea rax, [r10+r14]	// change2.w2g.add.2
mov r11, -2	// third3.step14.c1
lea r10, [rdx+rax]	// change2.w2g.add.3
mov qword ptr [rdi-104], r10	// change2.w2g.store_w2g
mov r14, -2	// third3.step15.c1
cmovnz rcx, r12	// third3.step12.h
xor r8, rcx	// third3.step13.x
sub r9, r13	// third3.step13.c1.2
mov rdx, rbp	// copy for third3.step13.t
sar rdx, 1	// third3.step13.t
lea rax, [rdx+r8]	// third3.step13.y
cmovc rax, rdx	// third3.step13.G
andn r12, rbp, rbx	// third3.step13.w
cmovnz rsi, r9	// third3.step13.d
shrx r13, rsi, r15	// third3.step13.m
sarx r8, rsi, r15	// third3.step13.s
lea rbp, [rsi-1]	// third3.step14.c0
cmovnz rcx, rdx	// third3.step13.h
xor r8, rcx	// third3.step14.x
sub r11, rsi	// third3.step14.c1.2
sar r10, 20	// change2.w2g.sar.2
shl r10, 44	// change2.w2g.shl
mov qword ptr [rdi+88], r10	// change2.w2g.store_high2g
mov rbx, rax	// copy for third3.step14.t
sar rbx, 1	// third3.step14.t
lea r12, [rbx+r8]	// third3.step14.y
cmovc r12, rbx	// third3.step14.G
andn r9, rax, r13	// third3.step14.w
cmovnz rbp, r11	// third3.step14.d
shrx rdx, rbp, r15	// third3.step14.m
sarx rsi, rbp, r15	// third3.step14.s
lea r10, [rbp-1]	// third3.step15.c0
mov r8, -2	// third3.step16.c1
mov rax, -2	// third3.step17.c1
cmovnz rcx, rbx	// third3.step14.h
xor rsi, rcx	// third3.step15.x
sub r14, rbp	// third3.step15.c1.2
mov r13, r12	// copy for third3.step15.t
sar r13, 1	// third3.step15.t
lea r9, [r13+rsi]	// third3.step15.y
cmovc r9, r13	// third3.step15.G
andn r11, r12, rdx	// third3.step15.w
cmovnz r10, r14	// third3.step15.d
shrx rbx, r10, r15	// third3.step15.m
sarx rbp, r10, r15	// third3.step15.s
lea rsi, [r10-1]	// third3.step16.c0
cmovnz rcx, r13	// third3.step15.h
xor rbp, rcx	// third3.step16.x
sub r8, r10	// third3.step16.c1.2
mov r12, r9	// copy for third3.step16.t
sar r12, 1	// third3.step16.t
lea rdx, [r12+rbp]	// third3.step16.y
cmovc rdx, r12	// third3.step16.G
andn r11, r9, rbx	// third3.step16.w
cmovnz rsi, r8	// third3.step16.d
shrx r14, rsi, r15	// third3.step16.m
sarx r13, rsi, r15	// third3.step16.s
lea r10, [rsi-1]	// third3.step17.c0
mov rbp, -2	// third3.step18.c1
mov r9, -2	// third3.step19.c1
cmovnz rcx, r12	// third3.step16.h
xor r13, rcx	// third3.step17.x
sub rax, rsi	// third3.step17.c1.2
mov rbx, rdx	// copy for third3.step17.t
sar rbx, 1	// third3.step17.t
lea r11, [rbx+r13]	// third3.step17.y
cmovc r11, rbx	// third3.step17.G
andn r8, rdx, r14	// third3.step17.w
cmovnz r10, rax	// third3.step17.d
shrx r12, r10, r15	// third3.step17.m
sarx rsi, r10, r15	// third3.step17.s
lea r13, [r10-1]	// third3.step18.c0
cmovnz rcx, rbx	// third3.step17.h
xor rsi, rcx	// third3.step18.x
sub rbp, r10	// third3.step18.c1.2
mov rdx, r11	// copy for third3.step18.t
sar rdx, 1	// third3.step18.t
lea r14, [rdx+rsi]	// third3.step18.y
cmovc r14, rdx	// third3.step18.G
andn r8, r11, r12	// third3.step18.w
cmovnz r13, rbp	// third3.step18.d
shrx rax, r13, r15	// third3.step18.m
sarx rbx, r13, r15	// third3.step18.s
lea r10, [r13-1]	// third3.step19.c0
mov rsi, -2	// third3.step20.c1
cmovnz rcx, rdx	// third3.step18.h
xor rbx, rcx	// third3.step19.x
sub r9, r13	// third3.step19.c1.2
mov r11, r14	// copy for third3.step19.t
sar r11, 1	// third3.step19.t
lea r12, [r11+rbx]	// third3.step19.y
cmovc r12, r11	// third3.step19.G
andn r8, r14, rax	// third3.step19.w
cmovnz r10, r9	// third3.step19.d
shrx rbp, r10, r15	// third3.step19.m
sarx rdx, r10, r15	// third3.step19.s
lea r13, [r10-1]	// third3.step20.c0
cmovnz rcx, r11	// third3.step19.h
xor rdx, rcx	// third3.step20.x
sub rsi, r10	// third3.step20.c1.2
mov rbx, r12	// copy for third3.step20.t
sar rbx, 1	// third3.step20.t
lea r14, [rbx+rdx]	// third3.step20.y
cmovc r14, rbx	// third3.step20.G
mov rax, r14	// copy for change3.G.add_rounding_G
add rax, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov r8, r14	// copy for change3.G.shl
shl r8, 44	// change3.G.shl
rorx r9, rax, 21	// change3.G.first_entry
rorx r11, rax, 42	// change3.G.second_entry
add r8, qword ptr [rdi-40]	// change3.G.add_refill_G
mov qword ptr [rdi-120], r14	// change3.store_end_G
imul r9, qword ptr [rdi+80]	// change3.G.imul_high2f
imul r11, qword ptr [rdi+88]	// change3.G.imul_high2g
andn r10, r12, rbp	// third3.step20.w
cmovnz r13, rsi	// third3.step20.d
shrx rdx, r13, r15	// third3.step20.m
sarx rax, r13, r15	// third3.step20.s
lea r14, [r9+r11]	// change3.G.add
lea r12, [r14+r8]	// change3.G.add.2
cmovnz rcx, rbx	// third3.step20.h
mov rbp, rcx	// copy for change3.h.add_rounding_h
add rbp, qword ptr [rdi-64]	// change3.h.add_rounding_h
mov r10, rcx	// copy for change3.h.shl
shl r10, 45	// change3.h.shl
rorx rsi, rbp, 20	// change3.h.first_entry
rorx r9, rbp, 41	// change3.h.second_entry
add r10, qword ptr [rdi-48]	// change3.h.add_refill_h
mov qword ptr [rdi-128], rcx	// change3.store_end_h
imul rsi, qword ptr [rdi+80]	// change3.h.imul_high2f
imul r9, qword ptr [rdi+88]	// change3.h.imul_high2g
lea r11, [rsi+r9]	// change3.h.add
lea r14, [r11+r10]	// change3.h.add.2
ror r12, 44	// change3.G.packed
ror r14, 45	// change3.h.packed
mov rbx, r12	// output
mov rcx, r14	// output
mov rsi, rax	// output
mov rbp, rdx	// output
mov rdx, r13	// output
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
