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
// Length: 10 limbs of 30 bits; 1147 instructions a batch, 780 for its steps (form: select).
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
mov rbp, rdx	// m
shr rbp, 63	// m
or r15, -1	// ones
.p2align 6
2:
xor rsi, rcx	// third1.step1.x
lea rax, [rdx-1]	// third1.step1.c0
mov r8, -2	// third1.step1.c1
mov r9, qword ptr [rdi-128]	// end.load_end_h
sub r8, rdx	// third1.step1.c1.2
mov r10, -2	// third1.step2.c1
mov r11, qword ptr [rdi-120]	// end.load_end_G
mov r12, rbx	// copy for third1.step1.t
sar r12, 1	// third1.step1.t
lea r13, [r12+rsi]	// third1.step1.y
cmovc r13, r12	// third1.step1.G
andn r14, rbx, rbp	// third1.step1.w
cmovnz rax, r8	// third1.step1.d
shrx rdx, rax, r15	// third1.step1.m
sarx rsi, rax, r15	// third1.step1.s
lea rbx, [rax-1]	// third1.step2.c0
cmovnz rcx, r12	// third1.step1.h
xor rsi, rcx	// third1.step2.x
sub r10, rax	// third1.step2.c1.2
mov rbp, r9	// copy for end.N3v.add_rounding_h
add rbp, qword ptr [rdi-64]	// end.N3v.add_rounding_h
sar rbp, 41	// end.N3v.sar
mov qword ptr [rdi+328], rbp	// end.N3v.store_N3v
lea r14, [r9+524288]	// end.N3u.offset
shl r14, 23	// end.N3u.shl
sar r14, 43	// end.N3u.sar
mov r8, -2	// third1.step3.c1
mov r12, r13	// copy for third1.step2.t
sar r12, 1	// third1.step2.t
lea rax, [r12+rsi]	// third1.step2.y
cmovc rax, r12	// third1.step2.G
andn rbp, r13, rdx	// third1.step2.w
cmovnz rbx, r10	// third1.step2.d
shrx r9, rbx, r15	// third1.step2.m
sarx rsi, rbx, r15	// third1.step2.s
lea r13, [rbx-1]	// third1.step3.c0
mov qword ptr [rdi+320], r14	// end.N3u.store_N3u
mov rdx, -2	// third1.step4.c1
cmovnz rcx, r12	// third1.step2.h
xor rsi, rcx	// third1.step3.x
sub r8, rbx	// third1.step3.c1.2
mov rbp, r11	// copy for end.N3r.add_rounding_G
add rbp, qword ptr [rdi-56]	// end.N3r.add_rounding_G
sar rbp, 42	// end.N3r.sar
mov r10, rax	// copy for third1.step3.t
sar r10, 1	// third1.step3.t
lea r14, [r10+rsi]	// third1.step3.y
mov qword ptr [rdi+344], rbp	// end.N3r.store_N3r
lea r12, [r11+1048576]	// end.N3q.offset
cmovc r14, r10	// third1.step3.G
andn rbx, rax, r9	// third1.step3.w
cmovnz r13, r8	// third1.step3.d
shrx rsi, r13, r15	// third1.step3.m
sarx rbp, r13, r15	// third1.step3.s
lea r11, [r13-1]	// third1.step4.c0
cmovnz rcx, r10	// third1.step3.h
xor rbp, rcx	// third1.step4.x
sub rdx, r13	// third1.step4.c1.2
shl r12, 22	// end.N3q.shl
sar r12, 43	// end.N3q.sar
mov qword ptr [rdi+336], r12	// end.N3q.store_N3q
mov rax, qword ptr [rdi+320]	// end.Mu.load_N3u
mov r9, -2	// third1.step5.c1
imul rax, qword ptr [rdi+128]	// end.Mu.imul_Yu
mov rbx, r14	// copy for third1.step4.t
sar rbx, 1	// third1.step4.t
lea r8, [rbx+rbp]	// third1.step4.y
cmovc r8, rbx	// third1.step4.G
andn r10, r14, rsi	// third1.step4.w
cmovnz r11, rdx	// third1.step4.d
shrx r13, r11, r15	// third1.step4.m
sarx r12, r11, r15	// third1.step4.s
lea rbp, [r11-1]	// third1.step5.c0
mov r14, qword ptr [rdi+328]	// end.Mu.load_N3v
mov rsi, -2	// third1.step6.c1
cmovnz rcx, rbx	// third1.step4.h
xor r12, rcx	// third1.step5.x
sub r9, r11	// third1.step5.c1.2
imul r14, qword ptr [rdi+144]	// end.Mu.imul_Yq
mov r10, r8	// copy for third1.step5.t
sar r10, 1	// third1.step5.t
lea rdx, [r10+r12]	// third1.step5.y
lea rbx, [rax+r14]	// end.Mu.add
cmovc rdx, r10	// third1.step5.G
andn r11, r8, r13	// third1.step5.w
cmovnz rbp, r9	// third1.step5.d
shrx r12, rbp, r15	// third1.step5.m
sarx rax, rbp, r15	// third1.step5.s
lea r14, [rbp-1]	// third1.step6.c0
cmovnz rcx, r10	// third1.step5.h
xor rax, rcx	// third1.step6.x
sub rsi, rbp	// third1.step6.c1.2
neg rbx	// end.Mu.neg
mov qword ptr [rdi-16], rbx	// end.Mu.store_Mu
mov r8, qword ptr [rdi+320]	// end.Mv.load_N3u
imul r8, qword ptr [rdi+136]	// end.Mv.imul_Yv
mov r13, qword ptr [rdi+328]	// end.Mv.load_N3v
mov r11, -2	// third1.step7.c1
imul r13, qword ptr [rdi+152]	// end.Mv.imul_Yr
mov r9, rdx	// copy for third1.step6.t
sar r9, 1	// third1.step6.t
lea r10, [r9+rax]	// third1.step6.y
cmovc r10, r9	// third1.step6.G
andn rbp, rdx, r12	// third1.step6.w
cmovnz r14, rsi	// third1.step6.d
shrx rbx, r14, r15	// third1.step6.m
sarx rax, r14, r15	// third1.step6.s
lea rdx, [r14-1]	// third1.step7.c0
lea r12, [r8+r13]	// end.Mv.add
mov rbp, -2	// third1.step8.c1
cmovnz rcx, r9	// third1.step6.h
xor rax, rcx	// third1.step7.x
sub r11, r14	// third1.step7.c1.2
neg r12	// end.Mv.neg
mov qword ptr [rdi+0], r12	// end.Mv.store_Mv
mov rsi, r10	// copy for third1.step7.t
sar rsi, 1	// third1.step7.t
lea r8, [rsi+rax]	// third1.step7.y
mov r13, qword ptr [rdi+336]	// end.Mq.load_N3q
cmovc r8, rsi	// third1.step7.G
andn r9, r10, rbx	// third1.step7.w
cmovnz rdx, r11	// third1.step7.d
shrx r14, rdx, r15	// third1.step7.m
sarx r12, rdx, r15	// third1.step7.s
lea rax, [rdx-1]	// third1.step8.c0
cmovnz rcx, rsi	// third1.step7.h
xor r12, rcx	// third1.step8.x
sub rbp, rdx	// third1.step8.c1.2
imul r13, qword ptr [rdi+128]	// end.Mq.imul_Yu
mov r10, qword ptr [rdi+344]	// end.Mq.load_N3r
imul r10, qword ptr [rdi+144]	// end.Mq.imul_Yq
lea rbx, [r13+r10]	// end.Mq.add
neg rbx	// end.Mq.neg
mov r9, -2	// third1.step9.c1
mov r11, r8	// copy for third1.step8.t
sar r11, 1	// third1.step8.t
lea rsi, [r11+r12]	// third1.step8.y
cmovc rsi, r11	// third1.step8.G
andn rdx, r8, r14	// third1.step8.w
cmovnz rax, rbp	// third1.step8.d
shrx r13, rax, r15	// third1.step8.m
sarx r10, rax, r15	// third1.step8.s
lea r12, [rax-1]	// third1.step9.c0
mov qword ptr [rdi+8], rbx	// end.Mq.store_Mq
mov r8, qword ptr [rdi+336]	// end.Mr.load_N3q
mov r14, -2	// third1.step10.c1
cmovnz rcx, r11	// third1.step8.h
xor r10, rcx	// third1.step9.x
sub r9, rax	// third1.step9.c1.2
imul r8, qword ptr [rdi+136]	// end.Mr.imul_Yv
mov rdx, rsi	// copy for third1.step9.t
sar rdx, 1	// third1.step9.t
lea rbp, [rdx+r10]	// third1.step9.y
mov rbx, qword ptr [rdi+344]	// end.Mr.load_N3r
cmovc rbp, rdx	// third1.step9.G
andn r11, rsi, r13	// third1.step9.w
cmovnz r12, r9	// third1.step9.d
shrx rax, r12, r15	// third1.step9.m
sarx r10, r12, r15	// third1.step9.s
lea rsi, [r12-1]	// third1.step10.c0
cmovnz rcx, rdx	// third1.step9.h
xor r10, rcx	// third1.step10.x
sub r14, r12	// third1.step10.c1.2
imul rbx, qword ptr [rdi+152]	// end.Mr.imul_Yr
lea r13, [r8+rbx]	// end.Mr.add
neg r13	// end.Mr.neg
mov qword ptr [rdi-8], r13	// end.Mr.store_Mr
mov r11, qword ptr [rdi+320]	// end.w0f.load_N3u
mov r9, -2	// third1.step11.c1
imul r11, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov rdx, rbp	// copy for third1.step10.t
sar rdx, 1	// third1.step10.t
lea r12, [rdx+r10]	// third1.step10.y
cmovc r12, rdx	// third1.step10.G
andn r8, rbp, rax	// third1.step10.w
cmovnz rsi, r14	// third1.step10.d
shrx rbx, rsi, r15	// third1.step10.m
sarx r13, rsi, r15	// third1.step10.s
lea r10, [rsi-1]	// third1.step11.c0
mov rbp, qword ptr [rdi+328]	// end.w0f.load_N3v
mov rax, -2	// third1.step12.c1
cmovnz rcx, rdx	// third1.step10.h
xor r13, rcx	// third1.step11.x
sub r9, rsi	// third1.step11.c1.2
imul rbp, qword ptr [rdi-104]	// end.w0f.imul_w2g
mov r8, r12	// copy for third1.step11.t
sar r8, 1	// third1.step11.t
lea r14, [r8+r13]	// third1.step11.y
lea rdx, [r11+rbp]	// end.w0f.add
cmovc r14, r8	// third1.step11.G
andn rsi, r12, rbx	// third1.step11.w
cmovnz r10, r9	// third1.step11.d
shrx r13, r10, r15	// third1.step11.m
sarx r11, r10, r15	// third1.step11.s
lea rbp, [r10-1]	// third1.step12.c0
cmovnz rcx, r8	// third1.step11.h
xor r11, rcx	// third1.step12.x
sub rax, r10	// third1.step12.c1.2
neg rdx	// end.w0f.neg
sar rdx, 20	// end.w0f.sar
and rdx, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi+16], rdx	// end.w0f.store_w0f
shr rdx, 20	// end.w0f.shr
mov r12, -2	// third1.step13.c1
shl rdx, 44	// end.w0f.shl
mov rbx, r14	// copy for third1.step12.t
sar rbx, 1	// third1.step12.t
lea rsi, [rbx+r11]	// third1.step12.y
cmovc rsi, rbx	// third1.step12.G
andn r9, r14, r13	// third1.step12.w
cmovnz rbp, rax	// third1.step12.d
shrx r8, rbp, r15	// third1.step12.m
sarx r10, rbp, r15	// third1.step12.s
lea r11, [rbp-1]	// third1.step13.c0
mov qword ptr [rdi+24], rdx	// end.w0f.store_high0f
mov r14, qword ptr [rdi+336]	// end.w0g.load_N3q
mov r13, -2	// third1.step14.c1
cmovnz rcx, rbx	// third1.step12.h
xor r10, rcx	// third1.step13.x
sub r12, rbp	// third1.step13.c1.2
mov r9, rsi	// copy for third1.step13.t
sar r9, 1	// third1.step13.t
lea rax, [r9+r10]	// third1.step13.y
cmovc rax, r9	// third1.step13.G
andn rdx, rsi, r8	// third1.step13.w
cmovnz r11, r12	// third1.step13.d
shrx rbx, r11, r15	// third1.step13.m
sarx rbp, r11, r15	// third1.step13.s
lea r10, [r11-1]	// third1.step14.c0
cmovnz rcx, r9	// third1.step13.h
xor rbp, rcx	// third1.step14.x
imul r14, qword ptr [rdi-112]	// end.w0g.imul_w2f
sub r13, r11	// third1.step14.c1.2
mov rsi, qword ptr [rdi+344]	// end.w0g.load_N3r
imul rsi, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea r8, [r14+rsi]	// end.w0g.add
neg r8	// end.w0g.neg
sar r8, 20	// end.w0g.sar
mov rdx, -2	// third1.step15.c1
and r8, qword ptr [rdi-32]	// end.w0g.and_low40
mov r12, rax	// copy for third1.step14.t
sar r12, 1	// third1.step14.t
lea r9, [r12+rbp]	// third1.step14.y
cmovc r9, r12	// third1.step14.G
andn r11, rax, rbx	// third1.step14.w
cmovnz r10, r13	// third1.step14.d
shrx r14, r10, r15	// third1.step14.m
sarx rsi, r10, r15	// third1.step14.s
lea rbp, [r10-1]	// third1.step15.c0
mov qword ptr [rdi+32], r8	// end.w0g.store_w0g
mov rax, -2	// third1.step16.c1
cmovnz rcx, r12	// third1.step14.h
xor rsi, rcx	// third1.step15.x
sub rdx, r10	// third1.step15.c1.2
shr r8, 20	// end.w0g.shr
shl r8, 44	// end.w0g.shl
mov rbx, r9	// copy for third1.step15.t
sar rbx, 1	// third1.step15.t
lea r11, [rbx+rsi]	// third1.step15.y
mov qword ptr [rdi+40], r8	// end.w0g.store_high0g
cmovc r11, rbx	// third1.step15.G
andn r13, r9, r14	// third1.step15.w
cmovnz rbp, rdx	// third1.step15.d
shrx r12, rbp, r15	// third1.step15.m
sarx r10, rbp, r15	// third1.step15.s
lea rsi, [rbp-1]	// third1.step16.c0
cmovnz rcx, rbx	// third1.step15.h
xor r10, rcx	// third1.step16.x
sub rax, rbp	// third1.step16.c1.2
mov r8, -2	// third1.step17.c1
mov r9, r11	// copy for third1.step16.t
sar r9, 1	// third1.step16.t
lea r14, [r9+r10]	// third1.step16.y
cmovc r14, r9	// third1.step16.G
andn r13, r11, r12	// third1.step16.w
cmovnz rsi, rax	// third1.step16.d
shrx rdx, rsi, r15	// third1.step16.m
sarx rbx, rsi, r15	// third1.step16.s
lea rbp, [rsi-1]	// third1.step17.c0
vbroadcasti128 ymm0, xmmword ptr [rdi-16]	// update.digits.vbroadcasti128
vbroadcasti128 ymm1, xmmword ptr [rdi+0]	// update.digits.vbroadcasti128.2
vmovdqa ymm2, ymmword ptr [rdi+448]	// update.digits.vmovdqa
vpand ymm3, ymm0, ymm2	// update.digits.vpand
mov r10, -2	// third1.step18.c1
vpand ymm4, ymm1, ymm2	// update.digits.vpand.2
vpsrlq ymm5, ymm0, 30	// update.digits.vpsrlq
vpsrlq ymm6, ymm1, 30	// update.digits.vpsrlq.2
vpshufd ymm7, ymmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
vpmuldq ymm8, ymm3, ymmword ptr [rdi+832]	// update.limb0.vpmuldq
vpmuldq ymm9, ymm4, ymm7	// update.limb0.vpmuldq.2
vpaddq ymm10, ymm8, ymm9	// update.limb0.vpaddq
vpaddq ymm11, ymm10, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
vpsrlq ymm12, ymm11, 30	// update.limb0.vpsrlq
vpand ymm13, ymm11, ymmword ptr [rdi+448]	// update.limb0.vpand
vperm2i128 ymm14, ymm13, ymm13, 0x81	// update.limb0.vperm2i128
cmovnz rcx, r9	// third1.step16.h
sub r8, rsi	// third1.step17.c1.2
xor rbx, rcx	// third1.step17.x
mov r11, r14	// copy for third1.step17.t
sar r11, 1	// third1.step17.t
lea r12, [r11+rbx]	// third1.step17.y
cmovc r12, r11	// third1.step17.G
andn r13, r14, rdx	// third1.step17.w
cmovnz rbp, r8	// third1.step17.d
shrx rax, rbp, r15	// third1.step17.m
sarx r9, rbp, r15	// third1.step17.s
lea rsi, [rbp-1]	// third1.step18.c0
vpmuldq ymm15, ymm5, ymmword ptr [rdi+832]	// update.limb1.vpmuldq
vpmuldq ymm2, ymm6, ymm7	// update.limb1.vpmuldq.2
cmovnz rcx, r11	// third1.step17.h
xor r9, rcx	// third1.step18.x
sub r10, rbp	// third1.step18.c1.2
vpaddq ymm0, ymm15, ymm2	// update.limb1.vpaddq
mov rbx, -2	// third1.step19.c1
vpshufd ymm1, ymmword ptr [rdi+864], 0x4e	// update.limb1.vpshufd
vpmuldq ymm8, ymm3, ymmword ptr [rdi+864]	// update.limb1.vpmuldq.3
mov r14, r12	// copy for third1.step18.t
sar r14, 1	// third1.step18.t
lea rdx, [r14+r9]	// third1.step18.y
cmovc rdx, r14	// third1.step18.G
andn r13, r12, rax	// third1.step18.w
cmovnz rsi, r10	// third1.step18.d
shrx r8, rsi, r15	// third1.step18.m
sarx r11, rsi, r15	// third1.step18.s
lea rbp, [rsi-1]	// third1.step19.c0
vpmuldq ymm9, ymm4, ymm1	// update.limb1.vpmuldq.4
vpaddq ymm10, ymm8, ymm9	// update.limb1.vpaddq.2
vpaddq ymm11, ymm0, ymm10	// update.limb1.vpaddq.3
vpaddq ymm13, ymm11, ymmword ptr [rdi+512]	// update.limb1.vpaddq.4
vpaddq ymm7, ymm13, ymm12	// update.limb1.vpaddq.5
mov r9, -2	// third1.step20.c1
vpsrlq ymm15, ymm7, 30	// update.limb1.vpsrlq
vpand ymm2, ymm7, ymmword ptr [rdi+448]	// update.limb1.vpand
vperm2i128 ymm8, ymm2, ymm2, 0x81	// update.limb1.vperm2i128
vpmuldq ymm9, ymm5, ymmword ptr [rdi+864]	// update.limb2.vpmuldq
vpmuldq ymm0, ymm6, ymm1	// update.limb2.vpmuldq.2
vpaddq ymm10, ymm9, ymm0	// update.limb2.vpaddq
vpshufd ymm11, ymmword ptr [rdi+896], 0x4e	// update.limb2.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+896]	// update.limb2.vpmuldq.3
vpmuldq ymm12, ymm4, ymm11	// update.limb2.vpmuldq.4
vpaddq ymm7, ymm13, ymm12	// update.limb2.vpaddq.2
vpaddq ymm2, ymm10, ymm7	// update.limb2.vpaddq.3
cmovnz rcx, r14	// third1.step18.h
xor r11, rcx	// third1.step19.x
sub rbx, rsi	// third1.step19.c1.2
mov r12, rdx	// copy for third1.step19.t
sar r12, 1	// third1.step19.t
lea rax, [r12+r11]	// third1.step19.y
cmovc rax, r12	// third1.step19.G
andn r13, rdx, r8	// third1.step19.w
cmovnz rbp, rbx	// third1.step19.d
shrx r10, rbp, r15	// third1.step19.m
sarx r14, rbp, r15	// third1.step19.s
lea rsi, [rbp-1]	// third1.step20.c0
vpaddq ymm1, ymm2, ymmword ptr [rdi+512]	// update.limb2.vpaddq.4
cmovnz rcx, r12	// third1.step19.h
xor r14, rcx	// third1.step20.x
sub r9, rbp	// third1.step20.c1.2
vpaddq ymm9, ymm1, ymm15	// update.limb2.vpaddq.5
vpsrlq ymm0, ymm9, 30	// update.limb2.vpsrlq
vpand ymm13, ymm9, ymmword ptr [rdi+448]	// update.limb2.vpand
mov r11, rax	// copy for third1.step20.t
sar r11, 1	// third1.step20.t
lea rdx, [r11+r14]	// third1.step20.y
cmovc rdx, r11	// third1.step20.G
mov r8, rdx	// copy for change1.G.add_rounding_G
add r8, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov r13, rdx	// copy for change1.G.shl
shl r13, 44	// change1.G.shl
rorx rbx, r8, 21	// change1.G.first_entry
rorx r12, r8, 42	// change1.G.second_entry
add r13, qword ptr [rdi-40]	// change1.G.add_refill_G
imul r12, qword ptr [rdi+40]	// change1.G.imul_high0g
imul rbx, qword ptr [rdi+24]	// change1.G.imul_high0f
andn rbp, rax, r10	// third1.step20.w
cmovnz rsi, r9	// third1.step20.d
shrx r14, rsi, r15	// third1.step20.m
sarx r8, rsi, r15	// third1.step20.s
vmovdqa ymmword ptr [rdi+832], ymm13	// update.limb2.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+896]	// update.limb3.vpmuldq
vpmuldq ymm10, ymm6, ymm11	// update.limb3.vpmuldq.2
vpaddq ymm7, ymm12, ymm10	// update.limb3.vpaddq
lea rax, [rbx+r12]	// change1.G.add
vpshufd ymm2, ymmword ptr [rdi+928], 0x4e	// update.limb3.vpshufd
vpmuldq ymm1, ymm3, ymmword ptr [rdi+928]	// update.limb3.vpmuldq.3
vpmuldq ymm15, ymm4, ymm2	// update.limb3.vpmuldq.4
lea r10, [rax+r13]	// change1.G.add.2
vpaddq ymm9, ymm1, ymm15	// update.limb3.vpaddq.2
vpaddq ymm13, ymm7, ymm9	// update.limb3.vpaddq.3
vpaddq ymm11, ymm13, ymmword ptr [rdi+512]	// update.limb3.vpaddq.4
vpaddq ymm12, ymm11, ymm0	// update.limb3.vpaddq.5
vpsrlq ymm10, ymm12, 30	// update.limb3.vpsrlq
vpand ymm1, ymm12, ymmword ptr [rdi+448]	// update.limb3.vpand
vmovdqa ymmword ptr [rdi+864], ymm1	// update.limb3.vmovdqa
vpmuldq ymm15, ymm5, ymmword ptr [rdi+928]	// update.limb4.vpmuldq
vpmuldq ymm7, ymm6, ymm2	// update.limb4.vpmuldq.2
cmovnz rcx, r11	// third1.step20.h
mov rbp, rcx	// copy for change1.h.add_rounding_h
add rbp, qword ptr [rdi-64]	// change1.h.add_rounding_h
rorx r9, rbp, 20	// change1.h.first_entry
mov rbx, rcx	// copy for change1.h.shl
shl rbx, 45	// change1.h.shl
rorx r12, rbp, 41	// change1.h.second_entry
imul r12, qword ptr [rdi+40]	// change1.h.imul_high0g
add rbx, qword ptr [rdi-48]	// change1.h.add_refill_h
imul r9, qword ptr [rdi+24]	// change1.h.imul_high0f
lea rax, [r9+r12]	// change1.h.add
lea r13, [rax+rbx]	// change1.h.add.2
ror r10, 44	// change1.G.packed
ror r13, 45	// change1.h.packed
vpaddq ymm9, ymm15, ymm7	// update.limb4.vpaddq
vpshufd ymm13, ymmword ptr [rdi+960], 0x4e	// update.limb4.vpshufd
vpmuldq ymm11, ymm3, ymmword ptr [rdi+960]	// update.limb4.vpmuldq.3
vpmuldq ymm0, ymm4, ymm13	// update.limb4.vpmuldq.4
xor r8, r13	// third2.step1.x
vpaddq ymm12, ymm11, ymm0	// update.limb4.vpaddq.2
vpaddq ymm2, ymm9, ymm12	// update.limb4.vpaddq.3
vpaddq ymm15, ymm2, ymmword ptr [rdi+512]	// update.limb4.vpaddq.4
vpaddq ymm7, ymm15, ymm10	// update.limb4.vpaddq.5
mov r11, rcx	// copy for change1.N1v.add_rounding_h
add r11, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
vpsrlq ymm3, ymm7, 30	// update.limb4.vpsrlq
lea rbp, [rsi-1]	// third2.step1.c0
vpand ymm4, ymm7, ymmword ptr [rdi+448]	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+896], ymm4	// update.limb4.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+960]	// update.last.vpmuldq
sar r11, 41	// change1.N1v.sar
mov qword ptr [rdi+200], r11	// change1.N1v.store_N1v
vpmuldq ymm0, ymm6, ymm13	// update.last.vpmuldq.2
vpaddq ymm9, ymm11, ymm0	// update.last.vpaddq
lea r9, [rcx+524288]	// change1.N1u.offset
vpaddq ymm12, ymm9, ymmword ptr [rdi+512]	// update.last.vpaddq.2
vpaddq ymm2, ymm12, ymm3	// update.last.vpaddq.3
shl r9, 23	// change1.N1u.shl
vpaddq ymm15, ymm2, ymm14	// update.last.vpaddq.4
mov r12, -2	// third2.step1.c1
sub r12, rsi	// third2.step1.c1.2
vpand ymm10, ymm15, ymmword ptr [rdi+448]	// update.last.vpand
sar r9, 43	// change1.N1u.sar
vmovdqa ymmword ptr [rdi+928], ymm10	// update.last.vmovdqa
vpsrlq ymm7, ymm1, 10	// update.last.above.vpsrlq
vpsllq ymm5, ymm4, 20	// update.last.above.vpsllq
vpsllq ymm6, ymm10, 50	// update.last.above.vpsllq.2
vpaddq ymm13, ymm7, ymm5	// update.last.above.vpaddq
mov qword ptr [rdi+192], r9	// change1.N1u.store_N1u
mov rax, rdx	// copy for change1.N1r.add_rounding_G
add rax, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
vpaddq ymm11, ymm13, ymm6	// update.last.above.vpaddq.2
mov rbx, -2	// third2.step2.c1
mov r11, r10	// copy for third2.step1.t
sar r11, 1	// third2.step1.t
lea rcx, [r11+r8]	// third2.step1.y
vmovdqa ymmword ptr [rdi+384], ymm11	// update.last.above.vmovdqa
vpsrlq ymm0, ymm15, 30	// update.last.vpsrlq
vpaddq ymm9, ymm0, ymm8	// update.last.vpaddq.5
vpaddq ymm12, ymm9, ymmword ptr [rdi+576]	// update.last.vpaddq.6
vpand ymm3, ymm12, ymmword ptr [rdi+608]	// update.last.vpand.2
vmovdqa ymmword ptr [rdi+960], ymm3	// update.last.vmovdqa.2
vpsrlq ymm2, ymm12, 30	// update.last.vpsrlq.2
vperm2i128 ymm14, ymm2, ymm2, 0x08	// update.last.vperm2i128
vpaddq ymm1, ymm14, ymmword ptr [rdi+640]	// update.last.vpaddq.7
vpaddq ymm4, ymm1, ymmword ptr [rdi+832]	// update.last.vpaddq.8
cmovc rcx, r11	// third2.step1.G
andn rsi, r10, r14	// third2.step1.w
cmovnz rbp, r12	// third2.step1.d
shrx r9, rbp, r15	// third2.step1.m
sarx r8, rbp, r15	// third2.step1.s
lea r10, [rbp-1]	// third2.step2.c0
vmovdqa ymmword ptr [rdi+832], ymm4	// update.last.vmovdqa.3
cmovnz r13, r11	// third2.step1.h
xor r8, r13	// third2.step2.x
sub rbx, rbp	// third2.step2.c1.2
sar rax, 42	// change1.N1r.sar
mov qword ptr [rdi+216], rax	// change1.N1r.store_N1r
lea r14, [rdx+1048576]	// change1.N1q.offset
shl r14, 22	// change1.N1q.shl
sar r14, 43	// change1.N1q.sar
mov qword ptr [rdi+208], r14	// change1.N1q.store_N1q
mov rsi, -2	// third2.step3.c1
mov r12, rcx	// copy for third2.step2.t
sar r12, 1	// third2.step2.t
lea r11, [r12+r8]	// third2.step2.y
cmovc r11, r12	// third2.step2.G
andn rbp, rcx, r9	// third2.step2.w
cmovnz r10, rbx	// third2.step2.d
shrx rax, r10, r15	// third2.step2.m
sarx rdx, r10, r15	// third2.step2.s
lea r14, [r10-1]	// third2.step3.c0
mov r8, qword ptr [rdi+192]	// change1.w1f.load_N1u
mov rcx, -2	// third2.step4.c1
cmovnz r13, r12	// third2.step2.h
xor rdx, r13	// third2.step3.x
sub rsi, r10	// third2.step3.c1.2
imul r8, qword ptr [rdi+16]	// change1.w1f.imul_w0f
mov r9, r11	// copy for third2.step3.t
sar r9, 1	// third2.step3.t
lea rbp, [r9+rdx]	// third2.step3.y
mov rbx, qword ptr [rdi+200]	// change1.w1f.load_N1v
cmovc rbp, r9	// third2.step3.G
andn r12, r11, rax	// third2.step3.w
cmovnz r14, rsi	// third2.step3.d
shrx r10, r14, r15	// third2.step3.m
sarx rdx, r14, r15	// third2.step3.s
lea r11, [r14-1]	// third2.step4.c0
cmovnz r13, r9	// third2.step3.h
xor rdx, r13	// third2.step4.x
sub rcx, r14	// third2.step4.c1.2
imul rbx, qword ptr [rdi+32]	// change1.w1f.imul_w0g
lea rax, [r8+rbx]	// change1.w1f.add
neg rax	// change1.w1f.neg
sar rax, 20	// change1.w1f.sar
mov qword ptr [rdi+48], rax	// change1.w1f.store_w1f
mov r12, qword ptr [rdi+208]	// change1.w1g.load_N1q
mov rsi, -2	// third2.step5.c1
mov r9, rbp	// copy for third2.step4.t
sar r9, 1	// third2.step4.t
lea r14, [r9+rdx]	// third2.step4.y
cmovc r14, r9	// third2.step4.G
andn r8, rbp, r10	// third2.step4.w
cmovnz r11, rcx	// third2.step4.d
shrx rbx, r11, r15	// third2.step4.m
sarx rax, r11, r15	// third2.step4.s
lea rdx, [r11-1]	// third2.step5.c0
mov rbp, -2	// third2.step6.c1
cmovnz r13, r9	// third2.step4.h
xor rax, r13	// third2.step5.x
sub rsi, r11	// third2.step5.c1.2
imul r12, qword ptr [rdi+16]	// change1.w1g.imul_w0f
mov r10, qword ptr [rdi+216]	// change1.w1g.load_N1r
mov r8, r14	// copy for third2.step5.t
sar r8, 1	// third2.step5.t
lea rcx, [r8+rax]	// third2.step5.y
cmovc rcx, r8	// third2.step5.G
andn r9, r14, rbx	// third2.step5.w
cmovnz rdx, rsi	// third2.step5.d
shrx r11, rdx, r15	// third2.step5.m
sarx rax, rdx, r15	// third2.step5.s
lea r14, [rdx-1]	// third2.step6.c0
cmovnz r13, r8	// third2.step5.h
xor rax, r13	// third2.step6.x
sub rbp, rdx	// third2.step6.c1.2
imul r10, qword ptr [rdi+32]	// change1.w1g.imul_w0g
lea rbx, [r12+r10]	// change1.w1g.add
neg rbx	// change1.w1g.neg
sar rbx, 20	// change1.w1g.sar
mov r9, -2	// third2.step7.c1
mov qword ptr [rdi+56], rbx	// change1.w1g.store_w1g
mov rsi, qword ptr [rdi+192]	// change1.high1f.load_N1u
mov r8, rcx	// copy for third2.step6.t
sar r8, 1	// third2.step6.t
lea rdx, [r8+rax]	// third2.step6.y
cmovc rdx, r8	// third2.step6.G
andn r12, rcx, r11	// third2.step6.w
cmovnz r14, rbp	// third2.step6.d
shrx r10, r14, r15	// third2.step6.m
sarx rbx, r14, r15	// third2.step6.s
lea rax, [r14-1]	// third2.step7.c0
mov rcx, -2	// third2.step8.c1
cmovnz r13, r8	// third2.step6.h
xor rbx, r13	// third2.step7.x
sub r9, r14	// third2.step7.c1.2
imul rsi, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov r11, qword ptr [rdi+200]	// change1.high1f.load_N1v
mov r12, rdx	// copy for third2.step7.t
sar r12, 1	// third2.step7.t
lea rbp, [r12+rbx]	// third2.step7.y
cmovc rbp, r12	// third2.step7.G
andn r8, rdx, r10	// third2.step7.w
cmovnz rax, r9	// third2.step7.d
shrx r14, rax, r15	// third2.step7.m
sarx rbx, rax, r15	// third2.step7.s
lea rdx, [rax-1]	// third2.step8.c0
cmovnz r13, r12	// third2.step7.h
xor rbx, r13	// third2.step8.x
imul r11, qword ptr [rdi+392]	// change1.high1f.imul_above_g
lea r10, [rsi+r11]	// change1.high1f.add
sub rcx, rax	// third2.step8.c1.2
mov r8, qword ptr [rdi+48]	// change1.high1f.load_w1f
sar r8, 20	// change1.high1f.sar
sub r8, r10	// change1.high1f.sub
shl r8, 44	// change1.high1f.shl
mov r9, -2	// third2.step9.c1
mov qword ptr [rdi+64], r8	// change1.high1f.store_high1f
mov r12, rbp	// copy for third2.step8.t
sar r12, 1	// third2.step8.t
lea rsi, [r12+rbx]	// third2.step8.y
cmovc rsi, r12	// third2.step8.G
andn r11, rbp, r14	// third2.step8.w
cmovnz rdx, rcx	// third2.step8.d
shrx rax, rdx, r15	// third2.step8.m
sarx r10, rdx, r15	// third2.step8.s
lea r8, [rdx-1]	// third2.step9.c0
mov rbx, qword ptr [rdi+208]	// change1.high1g.load_N1q
mov rbp, -2	// third2.step10.c1
cmovnz r13, r12	// third2.step8.h
xor r10, r13	// third2.step9.x
sub r9, rdx	// third2.step9.c1.2
imul rbx, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov r14, rsi	// copy for third2.step9.t
sar r14, 1	// third2.step9.t
lea r11, [r14+r10]	// third2.step9.y
mov rcx, qword ptr [rdi+216]	// change1.high1g.load_N1r
cmovc r11, r14	// third2.step9.G
andn r12, rsi, rax	// third2.step9.w
cmovnz r8, r9	// third2.step9.d
shrx rdx, r8, r15	// third2.step9.m
sarx r10, r8, r15	// third2.step9.s
lea rsi, [r8-1]	// third2.step10.c0
cmovnz r13, r14	// third2.step9.h
xor r10, r13	// third2.step10.x
sub rbp, r8	// third2.step10.c1.2
imul rcx, qword ptr [rdi+392]	// change1.high1g.imul_above_g
lea rax, [rbx+rcx]	// change1.high1g.add
mov r12, qword ptr [rdi+56]	// change1.high1g.load_w1g
sar r12, 20	// change1.high1g.sar
mov r9, -2	// third2.step11.c1
sub r12, rax	// change1.high1g.sub
mov r14, r11	// copy for third2.step10.t
sar r14, 1	// third2.step10.t
lea r8, [r14+r10]	// third2.step10.y
cmovc r8, r14	// third2.step10.G
andn rbx, r11, rdx	// third2.step10.w
cmovnz rsi, rbp	// third2.step10.d
shrx rcx, rsi, r15	// third2.step10.m
sarx rax, rsi, r15	// third2.step10.s
lea r10, [rsi-1]	// third2.step11.c0
mov r11, -2	// third2.step12.c1
cmovnz r13, r14	// third2.step10.h
xor rax, r13	// third2.step11.x
sub r9, rsi	// third2.step11.c1.2
shl r12, 44	// change1.high1g.shl
mov qword ptr [rdi+72], r12	// change1.high1g.store_high1g
mov rdx, r8	// copy for third2.step11.t
sar rdx, 1	// third2.step11.t
lea rbx, [rdx+rax]	// third2.step11.y
cmovc rbx, rdx	// third2.step11.G
andn rbp, r8, rcx	// third2.step11.w
cmovnz r10, r9	// third2.step11.d
shrx r14, r10, r15	// third2.step11.m
sarx rsi, r10, r15	// third2.step11.s
lea r12, [r10-1]	// third2.step12.c0
cmovnz r13, rdx	// third2.step11.h
xor rsi, r13	// third2.step12.x
sub r11, r10	// third2.step12.c1.2
mov rax, -2	// third2.step13.c1
mov r8, rbx	// copy for third2.step12.t
sar r8, 1	// third2.step12.t
lea rcx, [r8+rsi]	// third2.step12.y
cmovc rcx, r8	// third2.step12.G
andn rbp, rbx, r14	// third2.step12.w
cmovnz r12, r11	// third2.step12.d
shrx r9, r12, r15	// third2.step12.m
sarx rdx, r12, r15	// third2.step12.s
lea r10, [r12-1]	// third2.step13.c0
mov rsi, -2	// third2.step14.c1
cmovnz r13, r8	// third2.step12.h
xor rdx, r13	// third2.step13.x
sub rax, r12	// third2.step13.c1.2
mov rbx, rcx	// copy for third2.step13.t
sar rbx, 1	// third2.step13.t
lea r14, [rbx+rdx]	// third2.step13.y
cmovc r14, rbx	// third2.step13.G
andn rbp, rcx, r9	// third2.step13.w
cmovnz r10, rax	// third2.step13.d
shrx r11, r10, r15	// third2.step13.m
sarx r8, r10, r15	// third2.step13.s
lea r12, [r10-1]	// third2.step14.c0
cmovnz r13, rbx	// third2.step13.h
xor r8, r13	// third2.step14.x
sub rsi, r10	// third2.step14.c1.2
mov rdx, -2	// third2.step15.c1
mov rcx, r14	// copy for third2.step14.t
sar rcx, 1	// third2.step14.t
lea r9, [rcx+r8]	// third2.step14.y
cmovc r9, rcx	// third2.step14.G
andn rbp, r14, r11	// third2.step14.w
cmovnz r12, rsi	// third2.step14.d
shrx rax, r12, r15	// third2.step14.m
sarx rbx, r12, r15	// third2.step14.s
lea r10, [r12-1]	// third2.step15.c0
mov r8, -2	// third2.step16.c1
cmovnz r13, rcx	// third2.step14.h
xor rbx, r13	// third2.step15.x
sub rdx, r12	// third2.step15.c1.2
mov r14, r9	// copy for third2.step15.t
sar r14, 1	// third2.step15.t
lea r11, [r14+rbx]	// third2.step15.y
cmovc r11, r14	// third2.step15.G
andn rbp, r9, rax	// third2.step15.w
cmovnz r10, rdx	// third2.step15.d
shrx rsi, r10, r15	// third2.step15.m
sarx rcx, r10, r15	// third2.step15.s
lea r12, [r10-1]	// third2.step16.c0
cmovnz r13, r14	// third2.step15.h
xor rcx, r13	// third2.step16.x
sub r8, r10	// third2.step16.c1.2
mov rbx, -2	// third2.step17.c1
mov r9, r11	// copy for third2.step16.t
sar r9, 1	// third2.step16.t
lea rax, [r9+rcx]	// third2.step16.y
cmovc rax, r9	// third2.step16.G
andn rbp, r11, rsi	// third2.step16.w
cmovnz r12, r8	// third2.step16.d
shrx rdx, r12, r15	// third2.step16.m
sarx r14, r12, r15	// third2.step16.s
lea r10, [r12-1]	// third2.step17.c0
mov rcx, -2	// third2.step18.c1
cmovnz r13, r9	// third2.step16.h
xor r14, r13	// third2.step17.x
sub rbx, r12	// third2.step17.c1.2
mov r11, rax	// copy for third2.step17.t
sar r11, 1	// third2.step17.t
lea rsi, [r11+r14]	// third2.step17.y
cmovc rsi, r11	// third2.step17.G
andn rbp, rax, rdx	// third2.step17.w
cmovnz r10, rbx	// third2.step17.d
shrx r8, r10, r15	// third2.step17.m
sarx r9, r10, r15	// third2.step17.s
lea r12, [r10-1]	// third2.step18.c0
cmovnz r13, r11	// third2.step17.h
xor r9, r13	// third2.step18.x
sub rcx, r10	// third2.step18.c1.2
mov r14, -2	// third2.step19.c1
mov rax, rsi	// copy for third2.step18.t
sar rax, 1	// third2.step18.t
lea rdx, [rax+r9]	// third2.step18.y
cmovc rdx, rax	// third2.step18.G
andn rbp, rsi, r8	// third2.step18.w
cmovnz r12, rcx	// third2.step18.d
shrx rbx, r12, r15	// third2.step18.m
sarx r11, r12, r15	// third2.step18.s
lea r10, [r12-1]	// third2.step19.c0
mov r9, -2	// third2.step20.c1
cmovnz r13, rax	// third2.step18.h
xor r11, r13	// third2.step19.x
sub r14, r12	// third2.step19.c1.2
mov rsi, rdx	// copy for third2.step19.t
sar rsi, 1	// third2.step19.t
lea r8, [rsi+r11]	// third2.step19.y
cmovc r8, rsi	// third2.step19.G
andn rbp, rdx, rbx	// third2.step19.w
cmovnz r10, r14	// third2.step19.d
shrx rcx, r10, r15	// third2.step19.m
lea rax, [r10-1]	// third2.step20.c0
sarx r12, r10, r15	// third2.step19.s
cmovnz r13, rsi	// third2.step19.h
xor r12, r13	// third2.step20.x
sub r9, r10	// third2.step20.c1.2
mov r11, r8	// copy for third2.step20.t
sar r11, 1	// third2.step20.t
lea rdx, [r11+r12]	// third2.step20.y
cmovc rdx, r11	// third2.step20.G
mov rbx, rdx	// copy for change2.G.add_rounding_G
add rbx, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov rbp, rdx	// copy for change2.G.shl
shl rbp, 44	// change2.G.shl
rorx r14, rbx, 21	// change2.G.first_entry
rorx rsi, rbx, 42	// change2.G.second_entry
add rbp, qword ptr [rdi-40]	// change2.G.add_refill_G
imul r14, qword ptr [rdi+64]	// change2.G.imul_high1f
imul rsi, qword ptr [rdi+72]	// change2.G.imul_high1g
andn r10, r8, rcx	// third2.step20.w
cmovnz rax, r9	// third2.step20.d
shrx r12, rax, r15	// third2.step20.m
sarx rbx, rax, r15	// third2.step20.s
lea r8, [r14+rsi]	// change2.G.add
lea rcx, [r8+rbp]	// change2.G.add.2
cmovnz r13, r11	// third2.step20.h
mov r10, r13	// copy for change2.h.add_rounding_h
add r10, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov r9, r13	// copy for change2.h.shl
shl r9, 45	// change2.h.shl
rorx r14, r10, 20	// change2.h.first_entry
rorx rsi, r10, 41	// change2.h.second_entry
add r9, qword ptr [rdi-48]	// change2.h.add_refill_h
imul r14, qword ptr [rdi+64]	// change2.h.imul_high1f
imul rsi, qword ptr [rdi+72]	// change2.h.imul_high1g
lea r8, [r14+rsi]	// change2.h.add
lea rbp, [r8+r9]	// change2.h.add.2
ror rcx, 44	// change2.G.packed
ror rbp, 45	// change2.h.packed
xor rbx, rbp	// third3.step1.x
lea r11, [rax-1]	// third3.step1.c0
mov r10, -2	// third3.step1.c1
sub r10, rax	// third3.step1.c1.2
mov r14, -2	// third3.step2.c1
mov rsi, rcx	// copy for third3.step1.t
sar rsi, 1	// third3.step1.t
lea r8, [rsi+rbx]	// third3.step1.y
cmovc r8, rsi	// third3.step1.G
andn r9, rcx, r12	// third3.step1.w
cmovnz r11, r10	// third3.step1.d
shrx rax, r11, r15	// third3.step1.m
sarx rbx, r11, r15	// third3.step1.s
lea rcx, [r11-1]	// third3.step2.c0
cmovnz rbp, rsi	// third3.step1.h
xor rbx, rbp	// third3.step2.x
sub r14, r11	// third3.step2.c1.2
mov r12, r13	// copy for change2.N2v.add_rounding_h
add r12, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
sar r12, 41	// change2.N2v.sar
mov qword ptr [rdi+264], r12	// change2.N2v.store_N2v
lea r9, [r13+524288]	// change2.N2u.offset
mov r10, -2	// third3.step3.c1
shl r9, 23	// change2.N2u.shl
mov rsi, r8	// copy for third3.step2.t
sar rsi, 1	// third3.step2.t
lea r11, [rsi+rbx]	// third3.step2.y
cmovc r11, rsi	// third3.step2.G
andn r12, r8, rax	// third3.step2.w
cmovnz rcx, r14	// third3.step2.d
shrx r13, rcx, r15	// third3.step2.m
sarx rbx, rcx, r15	// third3.step2.s
lea r8, [rcx-1]	// third3.step3.c0
mov rax, -2	// third3.step4.c1
cmovnz rbp, rsi	// third3.step2.h
xor rbx, rbp	// third3.step3.x
sub r10, rcx	// third3.step3.c1.2
sar r9, 43	// change2.N2u.sar
mov qword ptr [rdi+256], r9	// change2.N2u.store_N2u
mov r12, r11	// copy for third3.step3.t
sar r12, 1	// third3.step3.t
lea r14, [r12+rbx]	// third3.step3.y
cmovc r14, r12	// third3.step3.G
andn rsi, r11, r13	// third3.step3.w
cmovnz r8, r10	// third3.step3.d
shrx rcx, r8, r15	// third3.step3.m
sarx r9, r8, r15	// third3.step3.s
lea rbx, [r8-1]	// third3.step4.c0
cmovnz rbp, r12	// third3.step3.h
xor r9, rbp	// third3.step4.x
sub rax, r8	// third3.step4.c1.2
mov r11, rdx	// copy for change2.N2r.add_rounding_G
add r11, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
sar r11, 42	// change2.N2r.sar
mov qword ptr [rdi+280], r11	// change2.N2r.store_N2r
lea r13, [rdx+1048576]	// change2.N2q.offset
shl r13, 22	// change2.N2q.shl
mov rsi, -2	// third3.step5.c1
sar r13, 43	// change2.N2q.sar
mov r10, r14	// copy for third3.step4.t
sar r10, 1	// third3.step4.t
lea r12, [r10+r9]	// third3.step4.y
cmovc r12, r10	// third3.step4.G
andn r8, r14, rcx	// third3.step4.w
cmovnz rbx, rax	// third3.step4.d
shrx r11, rbx, r15	// third3.step4.m
sarx rdx, rbx, r15	// third3.step4.s
lea r9, [rbx-1]	// third3.step5.c0
mov qword ptr [rdi+272], r13	// change2.N2q.store_N2q
mov r14, qword ptr [rdi+256]	// change2.Yu.load_N2u
mov rcx, -2	// third3.step6.c1
cmovnz rbp, r10	// third3.step4.h
xor rdx, rbp	// third3.step5.x
sub rsi, rbx	// third3.step5.c1.2
mov r8, r12	// copy for third3.step5.t
sar r8, 1	// third3.step5.t
lea rax, [r8+rdx]	// third3.step5.y
cmovc rax, r8	// third3.step5.G
andn r13, r12, r11	// third3.step5.w
cmovnz r9, rsi	// third3.step5.d
shrx r10, r9, r15	// third3.step5.m
sarx rbx, r9, r15	// third3.step5.s
lea rdx, [r9-1]	// third3.step6.c0
cmovnz rbp, r8	// third3.step5.h
xor rbx, rbp	// third3.step6.x
sub rcx, r9	// third3.step6.c1.2
imul r14, qword ptr [rdi+192]	// change2.Yu.imul_N1u
mov r12, qword ptr [rdi+264]	// change2.Yu.load_N2v
imul r12, qword ptr [rdi+208]	// change2.Yu.imul_N1q
lea r11, [r14+r12]	// change2.Yu.add
mov qword ptr [rdi+128], r11	// change2.Yu.store_Yu
mov r13, -2	// third3.step7.c1
mov rsi, rax	// copy for third3.step6.t
sar rsi, 1	// third3.step6.t
lea r8, [rsi+rbx]	// third3.step6.y
cmovc r8, rsi	// third3.step6.G
andn r9, rax, r10	// third3.step6.w
cmovnz rdx, rcx	// third3.step6.d
shrx r14, rdx, r15	// third3.step6.m
sarx r12, rdx, r15	// third3.step6.s
lea r11, [rdx-1]	// third3.step7.c0
mov rbx, qword ptr [rdi+256]	// change2.Yv.load_N2u
mov rax, -2	// third3.step8.c1
cmovnz rbp, rsi	// third3.step6.h
xor r12, rbp	// third3.step7.x
sub r13, rdx	// third3.step7.c1.2
imul rbx, qword ptr [rdi+200]	// change2.Yv.imul_N1v
mov r10, qword ptr [rdi+264]	// change2.Yv.load_N2v
mov r9, r8	// copy for third3.step7.t
sar r9, 1	// third3.step7.t
lea rcx, [r9+r12]	// third3.step7.y
cmovc rcx, r9	// third3.step7.G
andn rsi, r8, r14	// third3.step7.w
cmovnz r11, r13	// third3.step7.d
shrx rdx, r11, r15	// third3.step7.m
sarx r12, r11, r15	// third3.step7.s
lea r8, [r11-1]	// third3.step8.c0
cmovnz rbp, r9	// third3.step7.h
xor r12, rbp	// third3.step8.x
sub rax, r11	// third3.step8.c1.2
imul r10, qword ptr [rdi+216]	// change2.Yv.imul_N1r
lea r14, [rbx+r10]	// change2.Yv.add
mov qword ptr [rdi+136], r14	// change2.Yv.store_Yv
mov rsi, qword ptr [rdi+272]	// change2.Yq.load_N2q
imul rsi, qword ptr [rdi+192]	// change2.Yq.imul_N1u
mov r13, -2	// third3.step9.c1
mov r9, rcx	// copy for third3.step8.t
sar r9, 1	// third3.step8.t
lea r11, [r9+r12]	// third3.step8.y
cmovc r11, r9	// third3.step8.G
andn rbx, rcx, rdx	// third3.step8.w
cmovnz r8, rax	// third3.step8.d
shrx r10, r8, r15	// third3.step8.m
sarx r14, r8, r15	// third3.step8.s
lea r12, [r8-1]	// third3.step9.c0
mov rcx, qword ptr [rdi+280]	// change2.Yq.load_N2r
mov rdx, -2	// third3.step10.c1
cmovnz rbp, r9	// third3.step8.h
xor r14, rbp	// third3.step9.x
sub r13, r8	// third3.step9.c1.2
imul rcx, qword ptr [rdi+208]	// change2.Yq.imul_N1q
mov rbx, r11	// copy for third3.step9.t
sar rbx, 1	// third3.step9.t
lea rax, [rbx+r14]	// third3.step9.y
lea r9, [rsi+rcx]	// change2.Yq.add
mov qword ptr [rdi+144], r9	// change2.Yq.store_Yq
mov r8, qword ptr [rdi+272]	// change2.Yr.load_N2q
cmovc rax, rbx	// third3.step9.G
andn r14, r11, r10	// third3.step9.w
cmovnz r12, r13	// third3.step9.d
shrx rsi, r12, r15	// third3.step9.m
sarx rcx, r12, r15	// third3.step9.s
lea r9, [r12-1]	// third3.step10.c0
cmovnz rbp, rbx	// third3.step9.h
xor rcx, rbp	// third3.step10.x
sub rdx, r12	// third3.step10.c1.2
imul r8, qword ptr [rdi+200]	// change2.Yr.imul_N1v
mov r11, qword ptr [rdi+280]	// change2.Yr.load_N2r
mov r10, -2	// third3.step11.c1
imul r11, qword ptr [rdi+216]	// change2.Yr.imul_N1r
mov r14, rax	// copy for third3.step10.t
sar r14, 1	// third3.step10.t
lea r13, [r14+rcx]	// third3.step10.y
cmovc r13, r14	// third3.step10.G
andn rbx, rax, rsi	// third3.step10.w
cmovnz r9, rdx	// third3.step10.d
shrx r12, r9, r15	// third3.step10.m
sarx rcx, r9, r15	// third3.step10.s
lea rax, [r9-1]	// third3.step11.c0
lea rsi, [r8+r11]	// change2.Yr.add
mov qword ptr [rdi+152], rsi	// change2.Yr.store_Yr
mov rbx, qword ptr [rdi+256]	// change2.w2f.load_N2u
mov rdx, -2	// third3.step12.c1
cmovnz rbp, r14	// third3.step10.h
xor rcx, rbp	// third3.step11.x
dec qword ptr [rdi-72]	// third3.leave.dec
jz 3f	// third3.leave.jz
sub r10, r9	// third3.step11.c1.2
mov r8, r13	// copy for third3.step11.t
sar r8, 1	// third3.step11.t
lea r11, [r8+rcx]	// third3.step11.y
cmovc r11, r8	// third3.step11.G
andn rsi, r13, r12	// third3.step11.w
cmovnz rax, r10	// third3.step11.d
shrx r14, rax, r15	// third3.step11.m
lea r9, [rax-1]	// third3.step12.c0
sarx rcx, rax, r15	// third3.step11.s
cmovnz rbp, r8	// third3.step11.h
xor rcx, rbp	// third3.step12.x
sub rdx, rax	// third3.step12.c1.2
imul rbx, qword ptr [rdi+48]	// change2.w2f.imul_w1f
mov r13, qword ptr [rdi+264]	// change2.w2f.load_N2v
imul r13, qword ptr [rdi+56]	// change2.w2f.imul_w1g
lea r12, [rbx+r13]	// change2.w2f.add
mov rsi, -2	// third3.step13.c1
neg r12	// change2.w2f.neg
mov r10, r11	// copy for third3.step12.t
sar r10, 1	// third3.step12.t
lea r8, [r10+rcx]	// third3.step12.y
cmovc r8, r10	// third3.step12.G
andn rax, r11, r14	// third3.step12.w
cmovnz r9, rdx	// third3.step12.d
shrx rbx, r9, r15	// third3.step12.m
sarx r13, r9, r15	// third3.step12.s
lea rcx, [r9-1]	// third3.step13.c0
mov r11, -2	// third3.step14.c1
cmovnz rbp, r10	// third3.step12.h
xor r13, rbp	// third3.step13.x
sub rsi, r9	// third3.step13.c1.2
sar r12, 20	// change2.w2f.sar
mov r14, qword ptr [rdi+128]	// change2.w2f.load_Yu
mov rax, r8	// copy for third3.step13.t
sar rax, 1	// third3.step13.t
lea rdx, [rax+r13]	// third3.step13.y
cmovc rdx, rax	// third3.step13.G
andn r10, r8, rbx	// third3.step13.w
cmovnz rcx, rsi	// third3.step13.d
shrx r9, rcx, r15	// third3.step13.m
sarx r13, rcx, r15	// third3.step13.s
lea r8, [rcx-1]	// third3.step14.c0
cmovnz rbp, rax	// third3.step13.h
xor r13, rbp	// third3.step14.x
sub r11, rcx	// third3.step14.c1.2
imul r14, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov rbx, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul rbx, qword ptr [rdi+392]	// change2.w2f.imul_above_g
lea r10, [r14+rbx]	// change2.w2f.add.2
lea rsi, [r12+r10]	// change2.w2f.add.3
mov rax, -2	// third3.step15.c1
mov rcx, rdx	// copy for third3.step14.t
sar rcx, 1	// third3.step14.t
lea r14, [rcx+r13]	// third3.step14.y
cmovc r14, rcx	// third3.step14.G
andn rbx, rdx, r9	// third3.step14.w
cmovnz r8, r11	// third3.step14.d
shrx r12, r8, r15	// third3.step14.m
sarx r10, r8, r15	// third3.step14.s
lea r13, [r8-1]	// third3.step15.c0
mov qword ptr [rdi-112], rsi	// change2.w2f.store_w2f
mov rdx, -2	// third3.step16.c1
cmovnz rbp, rcx	// third3.step14.h
xor r10, rbp	// third3.step15.x
sub rax, r8	// third3.step15.c1.2
sar rsi, 20	// change2.w2f.sar.2
mov r9, r14	// copy for third3.step15.t
sar r9, 1	// third3.step15.t
lea rbx, [r9+r10]	// third3.step15.y
cmovc rbx, r9	// third3.step15.G
andn r11, r14, r12	// third3.step15.w
cmovnz r13, rax	// third3.step15.d
shrx rcx, r13, r15	// third3.step15.m
sarx r8, r13, r15	// third3.step15.s
lea r10, [r13-1]	// third3.step16.c0
cmovnz rbp, r9	// third3.step15.h
xor r8, rbp	// third3.step16.x
shl rsi, 44	// change2.w2f.shl
sub rdx, r13	// third3.step16.c1.2
mov qword ptr [rdi+80], rsi	// change2.w2f.store_high2f
mov r14, qword ptr [rdi+272]	// change2.w2g.load_N2q
imul r14, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov r12, qword ptr [rdi+280]	// change2.w2g.load_N2r
imul r12, qword ptr [rdi+56]	// change2.w2g.imul_w1g
mov r11, -2	// third3.step17.c1
mov rax, rbx	// copy for third3.step16.t
sar rax, 1	// third3.step16.t
lea r9, [rax+r8]	// third3.step16.y
cmovc r9, rax	// third3.step16.G
andn r13, rbx, rcx	// third3.step16.w
cmovnz r10, rdx	// third3.step16.d
shrx rsi, r10, r15	// third3.step16.m
sarx r8, r10, r15	// third3.step16.s
lea rbx, [r10-1]	// third3.step17.c0
lea rcx, [r14+r12]	// change2.w2g.add
mov r13, -2	// third3.step18.c1
cmovnz rbp, rax	// third3.step16.h
xor r8, rbp	// third3.step17.x
sub r11, r10	// third3.step17.c1.2
neg rcx	// change2.w2g.neg
mov rdx, r9	// copy for third3.step17.t
sar rdx, 1	// third3.step17.t
lea r14, [rdx+r8]	// third3.step17.y
cmovc r14, rdx	// third3.step17.G
andn r12, r9, rsi	// third3.step17.w
cmovnz rbx, r11	// third3.step17.d
shrx rax, rbx, r15	// third3.step17.m
sarx r10, rbx, r15	// third3.step17.s
lea r8, [rbx-1]	// third3.step18.c0
cmovnz rbp, rdx	// third3.step17.h
xor r10, rbp	// third3.step18.x
sub r13, rbx	// third3.step18.c1.2
sar rcx, 20	// change2.w2g.sar
mov r9, qword ptr [rdi+144]	// change2.w2g.load_Yq
imul r9, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov rsi, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul rsi, qword ptr [rdi+392]	// change2.w2g.imul_above_g
lea r12, [r9+rsi]	// change2.w2g.add.2
mov r11, -2	// third3.step19.c1
mov rdx, r14	// copy for third3.step18.t
sar rdx, 1	// third3.step18.t
lea rbx, [rdx+r10]	// third3.step18.y
cmovc rbx, rdx	// third3.step18.G
andn r9, r14, rax	// third3.step18.w
cmovnz r8, r13	// third3.step18.d
shrx rsi, r8, r15	// third3.step18.m
sarx r10, r8, r15	// third3.step18.s
lea r14, [r8-1]	// third3.step19.c0
lea rax, [rcx+r12]	// change2.w2g.add.3
mov qword ptr [rdi-104], rax	// change2.w2g.store_w2g
mov r9, -2	// third3.step20.c1
cmovnz rbp, rdx	// third3.step18.h
xor r10, rbp	// third3.step19.x
sub r11, r8	// third3.step19.c1.2
mov r13, rbx	// copy for third3.step19.t
sar r13, 1	// third3.step19.t
lea rcx, [r13+r10]	// third3.step19.y
cmovc rcx, r13	// third3.step19.G
andn r12, rbx, rsi	// third3.step19.w
cmovnz r14, r11	// third3.step19.d
shrx rdx, r14, r15	// third3.step19.m
sarx r8, r14, r15	// third3.step19.s
lea r10, [r14-1]	// third3.step20.c0
cmovnz rbp, r13	// third3.step19.h
xor r8, rbp	// third3.step20.x
sub r9, r14	// third3.step20.c1.2
sar rax, 20	// change2.w2g.sar.2
shl rax, 44	// change2.w2g.shl
mov qword ptr [rdi+88], rax	// change2.w2g.store_high2g
mov rbx, rcx	// copy for third3.step20.t
sar rbx, 1	// third3.step20.t
lea rsi, [rbx+r8]	// third3.step20.y
cmovc rsi, rbx	// third3.step20.G
mov r12, rsi	// copy for change3.G.add_rounding_G
add r12, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov r11, rsi	// copy for change3.G.shl
shl r11, 44	// change3.G.shl
rorx r13, r12, 21	// change3.G.first_entry
rorx r14, r12, 42	// change3.G.second_entry
add r11, qword ptr [rdi-40]	// change3.G.add_refill_G
imul r13, qword ptr [rdi+80]	// change3.G.imul_high2f
imul r14, qword ptr [rdi+88]	// change3.G.imul_high2g
andn rax, rcx, rdx	// third3.step20.w
cmovnz r10, r9	// third3.step20.d
shrx r8, r10, r15	// third3.step20.m
sarx r12, r10, r15	// third3.step20.s
mov qword ptr [rdi-120], rsi	// change3.store_end_G
lea rcx, [r13+r14]	// change3.G.add
lea rdx, [rcx+r11]	// change3.G.add.2
cmovnz rbp, rbx	// third3.step20.h
mov rax, rbp	// copy for change3.h.add_rounding_h
add rax, qword ptr [rdi-64]	// change3.h.add_rounding_h
mov r9, rbp	// copy for change3.h.shl
shl r9, 45	// change3.h.shl
rorx rsi, rax, 20	// change3.h.first_entry
rorx r13, rax, 41	// change3.h.second_entry
add r9, qword ptr [rdi-48]	// change3.h.add_refill_h
imul rsi, qword ptr [rdi+80]	// change3.h.imul_high2f
imul r13, qword ptr [rdi+88]	// change3.h.imul_high2g
mov qword ptr [rdi-128], rbp	// change3.store_end_h
lea r14, [rsi+r13]	// change3.h.add
lea rcx, [r14+r9]	// change3.h.add.2
ror rdx, 44	// change3.G.packed
ror rcx, 45	// change3.h.packed
mov rbx, rdx	// output
mov rdx, r10	// output
mov rsi, r12	// output
mov rbp, r8	// output
cmp qword ptr [rdi-72], 64	// loop
jnz 2b	// loop
mov qword ptr [rdi-96], rbx	// store_start_G
mov qword ptr [rdi-88], rcx	// store_start_h
mov qword ptr [rdi-80], rdx	// store_d
jmp 4f	// leave
3:
mov qword ptr [rdi-128], rbp	// store_end_h
mov qword ptr [rdi-120], r13	// store_end_G
4:
vzeroupper	// leave
pop r15	// leave
pop r14	// leave
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
ret	// leave
