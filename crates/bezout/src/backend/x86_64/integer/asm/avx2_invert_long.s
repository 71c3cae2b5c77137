// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `batches` batches of 60 half-delta divsteps on f, g, with the cofactors u, v modulo m [BY19, Wui21].
//   The matrix of each batch is applied to f, u, g, v in the batch after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `LongInvertState` in long_invert.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; batches >= 1; BMI1, BMI2, AVX2.
// Out: limbs, d, end_h, end_G, Yu..Yr of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow; |u|, |v| grow by at most m a batch.
// Timing: constant but for `batches` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 64 bytes, 48 of them saved registers.
// Length: 35 + 2 k limbs of 30 bits for k >= 1, with `rest` the offset behind the last one; 1704 instructions a batch, 780 for its steps (form: select).
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
push r14	// save
push r15	// save
push qword ptr [rdi-72]	// enter
push qword ptr [rdi-24]	// enter
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
mov r11, rbx	// copy for third1.step1.t
sar r11, 1	// third1.step1.t
lea r12, [r11+rsi]	// third1.step1.y
mov r13, -2	// third1.step2.c1
cmovc r12, r11	// third1.step1.G
andn r14, rbx, rbp	// third1.step1.w
cmovnz rax, r8	// third1.step1.d
shrx rdx, rax, r15	// third1.step1.m
sarx rsi, rax, r15	// third1.step1.s
lea rbx, [rax-1]	// third1.step2.c0
cmovnz rcx, r11	// third1.step1.h
xor rsi, rcx	// third1.step2.x
sub r13, rax	// third1.step2.c1.2
mov rbp, r9	// copy for end.N3v.add_rounding_h
add rbp, qword ptr [rdi-64]	// end.N3v.add_rounding_h
sar rbp, 41	// end.N3v.sar
mov qword ptr [rdi+328], rbp	// end.N3v.store_N3v
lea r14, [r9+524288]	// end.N3u.offset
mov r8, r12	// copy for third1.step2.t
sar r8, 1	// third1.step2.t
lea r11, [r8+rsi]	// third1.step2.y
cmovc r11, r8	// third1.step2.G
shl r14, 23	// end.N3u.shl
mov rax, -2	// third1.step3.c1
sar r14, 43	// end.N3u.sar
andn rbp, r12, rdx	// third1.step2.w
cmovnz rbx, r13	// third1.step2.d
shrx r9, rbx, r15	// third1.step2.m
sarx rsi, rbx, r15	// third1.step2.s
lea r12, [rbx-1]	// third1.step3.c0
mov qword ptr [rdi+320], r14	// end.N3u.store_N3u
mov rdx, -2	// third1.step4.c1
cmovnz rcx, r8	// third1.step2.h
xor rsi, rcx	// third1.step3.x
sub rax, rbx	// third1.step3.c1.2
mov rbp, r10	// copy for end.N3r.add_rounding_G
add rbp, qword ptr [rdi-56]	// end.N3r.add_rounding_G
mov r13, r11	// copy for third1.step3.t
sar r13, 1	// third1.step3.t
lea r14, [r13+rsi]	// third1.step3.y
cmovc r14, r13	// third1.step3.G
andn r8, r11, r9	// third1.step3.w
cmovnz r12, rax	// third1.step3.d
shrx rbx, r12, r15	// third1.step3.m
sarx rsi, r12, r15	// third1.step3.s
lea r11, [r12-1]	// third1.step4.c0
cmovnz rcx, r13	// third1.step3.h
xor rsi, rcx	// third1.step4.x
sub rdx, r12	// third1.step4.c1.2
sar rbp, 42	// end.N3r.sar
mov qword ptr [rdi+344], rbp	// end.N3r.store_N3r
lea r9, [r10+1048576]	// end.N3q.offset
shl r9, 22	// end.N3q.shl
mov r8, r14	// copy for third1.step4.t
sar r8, 1	// third1.step4.t
lea rax, [r8+rsi]	// third1.step4.y
cmovc rax, r8	// third1.step4.G
sar r9, 43	// end.N3q.sar
mov r13, -2	// third1.step5.c1
mov qword ptr [rdi+336], r9	// end.N3q.store_N3q
andn r12, r14, rbx	// third1.step4.w
cmovnz r11, rdx	// third1.step4.d
shrx rbp, r11, r15	// third1.step4.m
sarx r10, r11, r15	// third1.step4.s
lea rsi, [r11-1]	// third1.step5.c0
mov r9, qword ptr [rdi+320]	// end.Mu.load_N3u
mov r14, -2	// third1.step6.c1
cmovnz rcx, r8	// third1.step4.h
xor r10, rcx	// third1.step5.x
sub r13, r11	// third1.step5.c1.2
imul r9, qword ptr [rdi+128]	// end.Mu.imul_Yu
mov rbx, rax	// copy for third1.step5.t
sar rbx, 1	// third1.step5.t
lea r12, [rbx+r10]	// third1.step5.y
mov rdx, qword ptr [rdi+328]	// end.Mu.load_N3v
cmovc r12, rbx	// third1.step5.G
andn r8, rax, rbp	// third1.step5.w
cmovnz rsi, r13	// third1.step5.d
shrx r11, rsi, r15	// third1.step5.m
sarx r10, rsi, r15	// third1.step5.s
lea rax, [rsi-1]	// third1.step6.c0
cmovnz rcx, rbx	// third1.step5.h
xor r10, rcx	// third1.step6.x
sub r14, rsi	// third1.step6.c1.2
imul rdx, qword ptr [rdi+144]	// end.Mu.imul_Yq
lea rbp, [r9+rdx]	// end.Mu.add
neg rbp	// end.Mu.neg
mov r8, r12	// copy for third1.step6.t
sar r8, 1	// third1.step6.t
lea r13, [r8+r10]	// third1.step6.y
cmovc r13, r8	// third1.step6.G
mov qword ptr [rdi-16], rbp	// end.Mu.store_Mu
mov rbx, -2	// third1.step7.c1
mov rsi, qword ptr [rdi+320]	// end.Mv.load_N3u
andn r9, r12, r11	// third1.step6.w
cmovnz rax, r14	// third1.step6.d
shrx rdx, rax, r15	// third1.step6.m
sarx r10, rax, r15	// third1.step6.s
lea rbp, [rax-1]	// third1.step7.c0
mov r12, -2	// third1.step8.c1
cmovnz rcx, r8	// third1.step6.h
xor r10, rcx	// third1.step7.x
sub rbx, rax	// third1.step7.c1.2
imul rsi, qword ptr [rdi+136]	// end.Mv.imul_Yv
mov r11, qword ptr [rdi+328]	// end.Mv.load_N3v
mov r9, r13	// copy for third1.step7.t
sar r9, 1	// third1.step7.t
lea r14, [r9+r10]	// third1.step7.y
cmovc r14, r9	// third1.step7.G
andn r8, r13, rdx	// third1.step7.w
cmovnz rbp, rbx	// third1.step7.d
shrx rax, rbp, r15	// third1.step7.m
sarx r10, rbp, r15	// third1.step7.s
lea r13, [rbp-1]	// third1.step8.c0
cmovnz rcx, r9	// third1.step7.h
xor r10, rcx	// third1.step8.x
sub r12, rbp	// third1.step8.c1.2
imul r11, qword ptr [rdi+152]	// end.Mv.imul_Yr
lea rdx, [rsi+r11]	// end.Mv.add
neg rdx	// end.Mv.neg
mov qword ptr [rdi-8], rdx	// end.Mv.store_Mv
mov r8, r14	// copy for third1.step8.t
sar r8, 1	// third1.step8.t
lea rbx, [r8+r10]	// third1.step8.y
mov r9, qword ptr [rdi+336]	// end.Mq.load_N3q
cmovc rbx, r8	// third1.step8.G
mov rbp, -2	// third1.step9.c1
imul r9, qword ptr [rdi+128]	// end.Mq.imul_Yu
mov rsi, qword ptr [rdi+344]	// end.Mq.load_N3r
andn r11, r14, rax	// third1.step8.w
cmovnz r13, r12	// third1.step8.d
shrx rdx, r13, r15	// third1.step8.m
sarx r10, r13, r15	// third1.step8.s
lea r14, [r13-1]	// third1.step9.c0
mov rax, -2	// third1.step10.c1
cmovnz rcx, r8	// third1.step8.h
xor r10, rcx	// third1.step9.x
sub rbp, r13	// third1.step9.c1.2
imul rsi, qword ptr [rdi+144]	// end.Mq.imul_Yq
mov r11, rbx	// copy for third1.step9.t
sar r11, 1	// third1.step9.t
lea r12, [r11+r10]	// third1.step9.y
lea r8, [r9+rsi]	// end.Mq.add
cmovc r12, r11	// third1.step9.G
andn r13, rbx, rdx	// third1.step9.w
cmovnz r14, rbp	// third1.step9.d
shrx r10, r14, r15	// third1.step9.m
sarx r9, r14, r15	// third1.step9.s
lea rsi, [r14-1]	// third1.step10.c0
cmovnz rcx, r11	// third1.step9.h
xor r9, rcx	// third1.step10.x
sub rax, r14	// third1.step10.c1.2
neg r8	// end.Mq.neg
mov qword ptr [rdi+0], r8	// end.Mq.store_Mq
mov rbx, qword ptr [rdi+336]	// end.Mr.load_N3q
mov rdx, r12	// copy for third1.step10.t
sar rdx, 1	// third1.step10.t
lea r13, [rdx+r9]	// third1.step10.y
cmovc r13, rdx	// third1.step10.G
imul rbx, qword ptr [rdi+136]	// end.Mr.imul_Yv
mov rbp, -2	// third1.step11.c1
mov r11, qword ptr [rdi+344]	// end.Mr.load_N3r
imul r11, qword ptr [rdi+152]	// end.Mr.imul_Yr
andn r14, r12, r10	// third1.step10.w
cmovnz rsi, rax	// third1.step10.d
shrx r8, rsi, r15	// third1.step10.m
sarx r9, rsi, r15	// third1.step10.s
lea r12, [rsi-1]	// third1.step11.c0
lea r10, [rbx+r11]	// end.Mr.add
mov r14, -2	// third1.step12.c1
cmovnz rcx, rdx	// third1.step10.h
xor r9, rcx	// third1.step11.x
sub rbp, rsi	// third1.step11.c1.2
mov rax, r13	// copy for third1.step11.t
sar rax, 1	// third1.step11.t
lea rbx, [rax+r9]	// third1.step11.y
cmovc rbx, rax	// third1.step11.G
andn r11, r13, r8	// third1.step11.w
cmovnz r12, rbp	// third1.step11.d
shrx rdx, r12, r15	// third1.step11.m
sarx rsi, r12, r15	// third1.step11.s
lea r9, [r12-1]	// third1.step12.c0
cmovnz rcx, rax	// third1.step11.h
xor rsi, rcx	// third1.step12.x
sub r14, r12	// third1.step12.c1.2
neg r10	// end.Mr.neg
mov qword ptr [rdi+8], r10	// end.Mr.store_Mr
mov r13, qword ptr [rdi+320]	// end.w0f.load_N3u
imul r13, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov r8, rbx	// copy for third1.step12.t
sar r8, 1	// third1.step12.t
lea r11, [r8+rsi]	// third1.step12.y
mov rbp, qword ptr [rdi+328]	// end.w0f.load_N3v
cmovc r11, r8	// third1.step12.G
imul rbp, qword ptr [rdi-104]	// end.w0f.imul_w2g
mov rax, -2	// third1.step13.c1
lea r12, [r13+rbp]	// end.w0f.add
andn r10, rbx, rdx	// third1.step12.w
cmovnz r9, r14	// third1.step12.d
shrx rsi, r9, r15	// third1.step12.m
sarx r13, r9, r15	// third1.step12.s
lea rbp, [r9-1]	// third1.step13.c0
mov rbx, -2	// third1.step14.c1
cmovnz rcx, r8	// third1.step12.h
xor r13, rcx	// third1.step13.x
sub rax, r9	// third1.step13.c1.2
neg r12	// end.w0f.neg
mov rdx, r11	// copy for third1.step13.t
sar rdx, 1	// third1.step13.t
lea r10, [rdx+r13]	// third1.step13.y
cmovc r10, rdx	// third1.step13.G
andn r14, r11, rsi	// third1.step13.w
cmovnz rbp, rax	// third1.step13.d
shrx r8, rbp, r15	// third1.step13.m
sarx r9, rbp, r15	// third1.step13.s
lea r13, [rbp-1]	// third1.step14.c0
cmovnz rcx, rdx	// third1.step13.h
xor r9, rcx	// third1.step14.x
sub rbx, rbp	// third1.step14.c1.2
sar r12, 20	// end.w0f.sar
and r12, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi+16], r12	// end.w0f.store_w0f
shr r12, 20	// end.w0f.shr
mov r11, r10	// copy for third1.step14.t
sar r11, 1	// third1.step14.t
lea rsi, [r11+r9]	// third1.step14.y
cmovc rsi, r11	// third1.step14.G
shl r12, 44	// end.w0f.shl
mov qword ptr [rdi+24], r12	// end.w0f.store_high0f
mov r14, -2	// third1.step15.c1
mov rax, qword ptr [rdi+336]	// end.w0g.load_N3q
andn rdx, r10, r8	// third1.step14.w
cmovnz r13, rbx	// third1.step14.d
shrx rbp, r13, r15	// third1.step14.m
sarx r9, r13, r15	// third1.step14.s
lea r12, [r13-1]	// third1.step15.c0
mov r10, -2	// third1.step16.c1
vpbroadcastq ymm0, qword ptr [rdi-16]	// update.digits.vpbroadcastq
vpbroadcastq ymm1, qword ptr [rdi+0]	// update.digits.vpbroadcastq.2
vpblendd ymm2, ymm0, ymm1, 0xf0	// update.digits.vpblendd
vpbroadcastq ymm3, qword ptr [rdi-8]	// update.digits.vpbroadcastq.3
vpbroadcastq ymm4, qword ptr [rdi+8]	// update.digits.vpbroadcastq.4
vpblendd ymm5, ymm3, ymm4, 0xf0	// update.digits.vpblendd.2
vmovdqa ymm6, ymmword ptr [rdi+448]	// update.digits.vmovdqa
vpand ymm7, ymm2, ymm6	// update.digits.vpand
vpand ymm8, ymm5, ymm6	// update.digits.vpand.2
vpsrlq ymm9, ymm2, 30	// update.digits.vpsrlq
cmovnz rcx, r11	// third1.step14.h
xor r9, rcx	// third1.step15.x
sub r14, r13	// third1.step15.c1.2
imul rax, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r8, rsi	// copy for third1.step15.t
sar r8, 1	// third1.step15.t
lea rdx, [r8+r9]	// third1.step15.y
mov rbx, qword ptr [rdi+344]	// end.w0g.load_N3r
cmovc rdx, r8	// third1.step15.G
andn r11, rsi, rbp	// third1.step15.w
cmovnz r12, r14	// third1.step15.d
shrx r13, r12, r15	// third1.step15.m
sarx r9, r12, r15	// third1.step15.s
lea rsi, [r12-1]	// third1.step16.c0
vpsrlq ymm10, ymm5, 30	// update.digits.vpsrlq.2
vbroadcasti128 ymm11, xmmword ptr [rdi+640]	// update.limb0.vbroadcasti128
cmovnz rcx, r8	// third1.step15.h
xor r9, rcx	// third1.step16.x
sub r10, r12	// third1.step16.c1.2
imul rbx, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea rbp, [rax+rbx]	// end.w0g.add
neg rbp	// end.w0g.neg
mov r11, rdx	// copy for third1.step16.t
sar r11, 1	// third1.step16.t
lea r14, [r11+r9]	// third1.step16.y
cmovc r14, r11	// third1.step16.G
sar rbp, 20	// end.w0g.sar
and rbp, qword ptr [rdi-32]	// end.w0g.and_low40
vbroadcasti128 ymm12, xmmword ptr [rdi+656]	// update.limb0.vbroadcasti128.2
mov r8, -2	// third1.step17.c1
vpmuldq ymm13, ymm7, ymm11	// update.limb0.vpmuldq
vpmuldq ymm14, ymm8, ymm12	// update.limb0.vpmuldq.2
vpaddq ymm15, ymm13, ymm14	// update.limb0.vpaddq
mov qword ptr [rdi+32], rbp	// end.w0g.store_w0g
vpaddq ymm0, ymm15, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
andn r12, rdx, r13	// third1.step16.w
cmovnz rsi, r10	// third1.step16.d
shrx rax, rsi, r15	// third1.step16.m
sarx rbx, rsi, r15	// third1.step16.s
lea r9, [rsi-1]	// third1.step17.c0
vpmuludq ymm1, ymm0, ymmword ptr [rdi+576]	// update.limb0.vpmuludq
vpand ymm3, ymm1, ymm6	// update.limb0.vpand
vpmuludq ymm4, ymm3, ymmword ptr [rdi+672]	// update.limb0.vpmuludq.2
vpaddq ymm2, ymm0, ymm4	// update.limb0.vpaddq.3
vpsrlq ymm5, ymm2, 30	// update.limb0.vpsrlq
mov rdx, -2	// third1.step18.c1
vpmuldq ymm13, ymm9, ymm11	// update.limb1.vpmuldq
vpmuldq ymm14, ymm10, ymm12	// update.limb1.vpmuldq.2
vbroadcasti128 ymm15, xmmword ptr [rdi+704]	// update.limb1.vbroadcasti128
vbroadcasti128 ymm1, xmmword ptr [rdi+720]	// update.limb1.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm15	// update.limb1.vpmuldq.3
vpmuldq ymm4, ymm8, ymm1	// update.limb1.vpmuldq.4
vpaddq ymm2, ymm13, ymm14	// update.limb1.vpaddq
vpaddq ymm11, ymm2, ymm0	// update.limb1.vpaddq.2
vpaddq ymm12, ymm11, ymm4	// update.limb1.vpaddq.3
vpmuludq ymm13, ymm3, ymmword ptr [rdi+736]	// update.limb1.vpmuludq
vpaddq ymm14, ymm12, ymm13	// update.limb1.vpaddq.4
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb1.vpaddq.5
vpaddq ymm0, ymm2, ymm5	// update.limb1.vpaddq.6
vpmuludq ymm11, ymm0, ymmword ptr [rdi+576]	// update.limb1.vpmuludq.2
cmovnz rcx, r11	// third1.step16.h
xor rbx, rcx	// third1.step17.x
sub r8, rsi	// third1.step17.c1.2
shr rbp, 20	// end.w0g.shr
mov r13, r14	// copy for third1.step17.t
sar r13, 1	// third1.step17.t
lea r12, [r13+rbx]	// third1.step17.y
cmovc r12, r13	// third1.step17.G
andn r10, r14, rax	// third1.step17.w
cmovnz r9, r8	// third1.step17.d
shrx r11, r9, r15	// third1.step17.m
sarx rsi, r9, r15	// third1.step17.s
lea rbx, [r9-1]	// third1.step18.c0
vpand ymm4, ymm11, ymm6	// update.limb1.vpand
vpmuludq ymm12, ymm4, ymmword ptr [rdi+672]	// update.limb1.vpmuludq.3
cmovnz rcx, r13	// third1.step17.h
xor rsi, rcx	// third1.step18.x
shl rbp, 44	// end.w0g.shl
sub rdx, r9	// third1.step18.c1.2
mov qword ptr [rdi+40], rbp	// end.w0g.store_high0g
mov r14, r12	// copy for third1.step18.t
sar r14, 1	// third1.step18.t
lea rax, [r14+rsi]	// third1.step18.y
cmovc rax, r14	// third1.step18.G
vpaddq ymm13, ymm0, ymm12	// update.limb1.vpaddq.7
mov r10, -2	// third1.step19.c1
vpsrlq ymm14, ymm13, 30	// update.limb1.vpsrlq
vpmuldq ymm2, ymm9, ymm15	// update.limb2.vpmuldq
vpmuldq ymm5, ymm10, ymm1	// update.limb2.vpmuldq.2
vbroadcasti128 ymm11, xmmword ptr [rdi+768]	// update.limb2.vbroadcasti128
andn r8, r12, r11	// third1.step18.w
cmovnz rbx, rdx	// third1.step18.d
shrx r13, rbx, r15	// third1.step18.m
sarx r9, rbx, r15	// third1.step18.s
lea rbp, [rbx-1]	// third1.step19.c0
vbroadcasti128 ymm0, xmmword ptr [rdi+784]	// update.limb2.vbroadcasti128.2
vpmuldq ymm12, ymm7, ymm11	// update.limb2.vpmuldq.3
vpmuldq ymm13, ymm8, ymm0	// update.limb2.vpmuldq.4
vpaddq ymm15, ymm2, ymm5	// update.limb2.vpaddq
vpaddq ymm1, ymm15, ymm12	// update.limb2.vpaddq.2
mov rsi, -2	// third1.step20.c1
vpaddq ymm2, ymm1, ymm13	// update.limb2.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+800]	// update.limb2.vpmuludq
vpaddq ymm15, ymm2, ymm5	// update.limb2.vpaddq.4
vpmuludq ymm12, ymm4, ymmword ptr [rdi+736]	// update.limb2.vpmuludq.2
vpaddq ymm1, ymm15, ymm12	// update.limb2.vpaddq.5
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]	// update.limb2.vpaddq.6
vpaddq ymm2, ymm13, ymm14	// update.limb2.vpaddq.7
vpsrlq ymm5, ymm2, 30	// update.limb2.vpsrlq
vpand ymm15, ymm2, ymm6	// update.limb2.vpand
vmovdqa ymmword ptr [rdi+640], ymm15	// update.limb2.vmovdqa
vpmuldq ymm12, ymm9, ymm11	// update.limb3.vpmuldq
vpmuldq ymm1, ymm10, ymm0	// update.limb3.vpmuldq.2
vbroadcasti128 ymm13, xmmword ptr [rdi+832]	// update.limb3.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+848]	// update.limb3.vbroadcasti128.2
cmovnz rcx, r14	// third1.step18.h
xor r9, rcx	// third1.step19.x
sub r10, rbx	// third1.step19.c1.2
mov r12, rax	// copy for third1.step19.t
sar r12, 1	// third1.step19.t
lea r11, [r12+r9]	// third1.step19.y
cmovc r11, r12	// third1.step19.G
andn r8, rax, r13	// third1.step19.w
cmovnz rbp, r10	// third1.step19.d
shrx rdx, rbp, r15	// third1.step19.m
sarx r14, rbp, r15	// third1.step19.s
lea rbx, [rbp-1]	// third1.step20.c0
vpmuldq ymm2, ymm7, ymm13	// update.limb3.vpmuldq.3
vpmuldq ymm15, ymm8, ymm14	// update.limb3.vpmuldq.4
cmovnz rcx, r12	// third1.step19.h
xor r14, rcx	// third1.step20.x
sub rsi, rbp	// third1.step20.c1.2
mov r9, r11	// copy for third1.step20.t
sar r9, 1	// third1.step20.t
lea rax, [r9+r14]	// third1.step20.y
cmovc rax, r9	// third1.step20.G
mov r13, rax	// copy for change1.G.add_rounding_G
add r13, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov r8, rax	// copy for change1.G.shl
shl r8, 44	// change1.G.shl
rorx r10, r13, 21	// change1.G.first_entry
rorx r12, r13, 42	// change1.G.second_entry
vpaddq ymm11, ymm12, ymm1	// update.limb3.vpaddq
vpaddq ymm0, ymm11, ymm2	// update.limb3.vpaddq.2
add r8, qword ptr [rdi-40]	// change1.G.add_refill_G
vpaddq ymm12, ymm0, ymm15	// update.limb3.vpaddq.3
vpmuludq ymm1, ymm3, ymmword ptr [rdi+864]	// update.limb3.vpmuludq
imul r10, qword ptr [rdi+24]	// change1.G.imul_high0f
imul r12, qword ptr [rdi+40]	// change1.G.imul_high0g
vpaddq ymm11, ymm12, ymm1	// update.limb3.vpaddq.4
andn rbp, r11, rdx	// third1.step20.w
cmovnz rbx, rsi	// third1.step20.d
shrx r14, rbx, r15	// third1.step20.m
sarx r13, rbx, r15	// third1.step20.s
vpmuludq ymm2, ymm4, ymmword ptr [rdi+800]	// update.limb3.vpmuludq.2
vpaddq ymm0, ymm11, ymm2	// update.limb3.vpaddq.5
vpaddq ymm15, ymm0, ymmword ptr [rdi+512]	// update.limb3.vpaddq.6
vpaddq ymm12, ymm15, ymm5	// update.limb3.vpaddq.7
vpsrlq ymm1, ymm12, 30	// update.limb3.vpsrlq
vpand ymm11, ymm12, ymm6	// update.limb3.vpand
vmovdqa ymmword ptr [rdi+704], ymm11	// update.limb3.vmovdqa
vpmuldq ymm2, ymm9, ymm13	// update.limb4.vpmuldq
vpmuldq ymm0, ymm10, ymm14	// update.limb4.vpmuldq.2
vbroadcasti128 ymm15, xmmword ptr [rdi+896]	// update.limb4.vbroadcasti128
lea r11, [r10+r12]	// change1.G.add
vbroadcasti128 ymm5, xmmword ptr [rdi+912]	// update.limb4.vbroadcasti128.2
vpmuldq ymm12, ymm7, ymm15	// update.limb4.vpmuldq.3
vpmuldq ymm13, ymm8, ymm5	// update.limb4.vpmuldq.4
lea rdx, [r11+r8]	// change1.G.add.2
vpaddq ymm14, ymm2, ymm0	// update.limb4.vpaddq
lea rbp, [rbx-1]	// third2.step1.c0
vpaddq ymm2, ymm14, ymm12	// update.limb4.vpaddq.2
vpaddq ymm0, ymm2, ymm13	// update.limb4.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+928]	// update.limb4.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb4.vpaddq.4
vpmuludq ymm2, ymm4, ymmword ptr [rdi+864]	// update.limb4.vpmuludq.2
cmovnz rcx, r9	// third1.step20.h
mov rsi, rcx	// copy for change1.h.add_rounding_h
add rsi, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov r10, rcx	// copy for change1.h.shl
shl r10, 45	// change1.h.shl
rorx r12, rsi, 20	// change1.h.first_entry
rorx r11, rsi, 41	// change1.h.second_entry
add r10, qword ptr [rdi-48]	// change1.h.add_refill_h
imul r12, qword ptr [rdi+24]	// change1.h.imul_high0f
imul r11, qword ptr [rdi+40]	// change1.h.imul_high0g
lea r8, [r12+r11]	// change1.h.add
lea r9, [r8+r10]	// change1.h.add.2
ror rdx, 44	// change1.G.packed
ror r9, 45	// change1.h.packed
xor r13, r9	// third2.step1.x
vpaddq ymm13, ymm12, ymm2	// update.limb4.vpaddq.5
vpaddq ymm0, ymm13, ymmword ptr [rdi+512]	// update.limb4.vpaddq.6
mov rsi, -2	// third2.step1.c1
vpaddq ymm14, ymm0, ymm1	// update.limb4.vpaddq.7
sub rsi, rbx	// third2.step1.c1.2
vpsrlq ymm12, ymm14, 30	// update.limb4.vpsrlq
vpand ymm2, ymm14, ymm6	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+768], ymm2	// update.limb4.vmovdqa
vpmuldq ymm13, ymm9, ymm15	// update.limb5.vpmuldq
vpmuldq ymm0, ymm10, ymm5	// update.limb5.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+960]	// update.limb5.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+976]	// update.limb5.vbroadcasti128.2
vpmuldq ymm15, ymm7, ymm1	// update.limb5.vpmuldq.3
mov r12, rdx	// copy for third2.step1.t
sar r12, 1	// third2.step1.t
lea r11, [r12+r13]	// third2.step1.y
mov r8, -2	// third2.step2.c1
vpmuldq ymm5, ymm8, ymm14	// update.limb5.vpmuldq.4
vpaddq ymm13, ymm13, ymm0	// update.limb5.vpaddq
vpaddq ymm0, ymm13, ymm15	// update.limb5.vpaddq.2
vpaddq ymm13, ymm0, ymm5	// update.limb5.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+992]	// update.limb5.vpmuludq
vpaddq ymm0, ymm13, ymm15	// update.limb5.vpaddq.4
vpmuludq ymm5, ymm4, ymmword ptr [rdi+928]	// update.limb5.vpmuludq.2
vpaddq ymm13, ymm0, ymm5	// update.limb5.vpaddq.5
vpaddq ymm15, ymm13, ymmword ptr [rdi+512]	// update.limb5.vpaddq.6
vpaddq ymm0, ymm15, ymm12	// update.limb5.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb5.vpsrlq
cmovc r11, r12	// third2.step1.G
andn r10, rdx, r14	// third2.step1.w
cmovnz rbp, rsi	// third2.step1.d
shrx rbx, rbp, r15	// third2.step1.m
sarx r13, rbp, r15	// third2.step1.s
lea rdx, [rbp-1]	// third2.step2.c0
vpand ymm13, ymm0, ymm6	// update.limb5.vpand
vmovdqa ymmword ptr [rdi+832], ymm13	// update.limb5.vmovdqa
vpsrlq ymm15, ymm11, 10	// update.limb5.above.vpsrlq
vpsllq ymm12, ymm2, 20	// update.limb5.above.vpsllq
vpsllq ymm0, ymm13, 50	// update.limb5.above.vpsllq.2
vpaddq ymm11, ymm15, ymm12	// update.limb5.above.vpaddq
cmovnz r9, r12	// third2.step1.h
xor r13, r9	// third2.step2.x
sub r8, rbp	// third2.step2.c1.2
mov r14, rcx	// copy for change1.N1v.add_rounding_h
add r14, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
sar r14, 41	// change1.N1v.sar
mov qword ptr [rdi+200], r14	// change1.N1v.store_N1v
mov r10, r11	// copy for third2.step2.t
sar r10, 1	// third2.step2.t
lea rsi, [r10+r13]	// third2.step2.y
cmovc rsi, r10	// third2.step2.G
lea r12, [rcx+524288]	// change1.N1u.offset
vpaddq ymm2, ymm11, ymm0	// update.limb5.above.vpaddq.2
mov rbp, -2	// third2.step3.c1
vmovdqa ymmword ptr [rdi+384], ymm2	// update.limb5.above.vmovdqa
shl r12, 23	// change1.N1u.shl
vpmuldq ymm13, ymm9, ymm1	// update.limb6.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb6.vpmuldq.2
andn r14, r11, rbx	// third2.step2.w
cmovnz rdx, r8	// third2.step2.d
shrx r13, rdx, r15	// third2.step2.m
sarx rcx, rdx, r15	// third2.step2.s
lea r11, [rdx-1]	// third2.step3.c0
vbroadcasti128 ymm12, xmmword ptr [rdi+1024]	// update.limb6.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1040]	// update.limb6.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb6.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb6.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb6.vpaddq
mov rbx, -2	// third2.step4.c1
vpaddq ymm14, ymm1, ymm0	// update.limb6.vpaddq.2
vpaddq ymm13, ymm14, ymm2	// update.limb6.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+1056]	// update.limb6.vpmuludq
vpaddq ymm1, ymm13, ymm15	// update.limb6.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+992]	// update.limb6.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb6.vpaddq.5
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb6.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb6.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb6.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb6.vpand
vmovdqa ymmword ptr [rdi+896], ymm1	// update.limb6.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb7.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb7.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1088]	// update.limb7.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1104]	// update.limb7.vbroadcasti128.2
cmovnz r9, r10	// third2.step2.h
xor rcx, r9	// third2.step3.x
sub rbp, rdx	// third2.step3.c1.2
sar r12, 43	// change1.N1u.sar
mov r14, rsi	// copy for third2.step3.t
sar r14, 1	// third2.step3.t
lea r8, [r14+rcx]	// third2.step3.y
mov qword ptr [rdi+192], r12	// change1.N1u.store_N1u
cmovc r8, r14	// third2.step3.G
andn r10, rsi, r13	// third2.step3.w
cmovnz r11, rbp	// third2.step3.d
shrx rdx, r11, r15	// third2.step3.m
sarx rcx, r11, r15	// third2.step3.s
lea r12, [r11-1]	// third2.step4.c0
vpmuldq ymm13, ymm7, ymm2	// update.limb7.vpmuldq.3
vpmuldq ymm1, ymm8, ymm5	// update.limb7.vpmuldq.4
cmovnz r9, r14	// third2.step3.h
xor rcx, r9	// third2.step4.x
sub rbx, r11	// third2.step4.c1.2
mov rsi, rax	// copy for change1.N1r.add_rounding_G
add rsi, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
sar rsi, 42	// change1.N1r.sar
mov qword ptr [rdi+216], rsi	// change1.N1r.store_N1r
mov r13, r8	// copy for third2.step4.t
sar r13, 1	// third2.step4.t
lea r10, [r13+rcx]	// third2.step4.y
cmovc r10, r13	// third2.step4.G
lea rbp, [rax+1048576]	// change1.N1q.offset
vpaddq ymm12, ymm0, ymm14	// update.limb7.vpaddq
mov r14, -2	// third2.step5.c1
vpaddq ymm11, ymm12, ymm13	// update.limb7.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb7.vpaddq.3
shl rbp, 22	// change1.N1q.shl
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1120]	// update.limb7.vpmuludq
andn r11, r8, rdx	// third2.step4.w
cmovnz r12, rbx	// third2.step4.d
shrx rsi, r12, r15	// third2.step4.m
sarx rcx, r12, r15	// third2.step4.s
lea rax, [r12-1]	// third2.step5.c0
vpaddq ymm12, ymm0, ymm14	// update.limb7.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+1056]	// update.limb7.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb7.vpaddq.5
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb7.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb7.vpaddq.7
mov r8, -2	// third2.step6.c1
vpsrlq ymm14, ymm0, 30	// update.limb7.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb7.vpand
vmovdqa ymmword ptr [rdi+960], ymm12	// update.limb7.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb8.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb8.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1152]	// update.limb8.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1168]	// update.limb8.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb8.vpmuldq.3
vpmuldq ymm12, ymm8, ymm15	// update.limb8.vpmuldq.4
vpaddq ymm2, ymm13, ymm11	// update.limb8.vpaddq
vpaddq ymm5, ymm2, ymm0	// update.limb8.vpaddq.2
vpaddq ymm13, ymm5, ymm12	// update.limb8.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+1184]	// update.limb8.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb8.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1120]	// update.limb8.vpmuludq.2
cmovnz r9, r13	// third2.step4.h
xor rcx, r9	// third2.step5.x
sub r14, r12	// third2.step5.c1.2
sar rbp, 43	// change1.N1q.sar
mov rdx, r10	// copy for third2.step5.t
sar rdx, 1	// third2.step5.t
lea r11, [rdx+rcx]	// third2.step5.y
mov qword ptr [rdi+208], rbp	// change1.N1q.store_N1q
mov rbx, qword ptr [rdi+192]	// change1.w1f.load_N1u
cmovc r11, rdx	// third2.step5.G
andn r13, r10, rsi	// third2.step5.w
cmovnz rax, r14	// third2.step5.d
shrx r12, rax, r15	// third2.step5.m
sarx rcx, rax, r15	// third2.step5.s
lea rbp, [rax-1]	// third2.step6.c0
vpaddq ymm5, ymm2, ymm0	// update.limb8.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb8.vpaddq.6
cmovnz r9, rdx	// third2.step5.h
xor rcx, r9	// third2.step6.x
sub r8, rax	// third2.step6.c1.2
imul rbx, qword ptr [rdi+16]	// change1.w1f.imul_w0f
mov r10, r11	// copy for third2.step6.t
sar r10, 1	// third2.step6.t
lea rsi, [r10+rcx]	// third2.step6.y
mov r13, qword ptr [rdi+200]	// change1.w1f.load_N1v
cmovc rsi, r10	// third2.step6.G
imul r13, qword ptr [rdi+32]	// change1.w1f.imul_w0g
vpaddq ymm13, ymm12, ymm14	// update.limb8.vpaddq.7
mov r14, -2	// third2.step7.c1
vpsrlq ymm11, ymm13, 30	// update.limb8.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb8.vpand
vmovdqa ymmword ptr [rdi+1024], ymm2	// update.limb8.vmovdqa
lea rdx, [rbx+r13]	// change1.w1f.add
andn rax, r11, r12	// third2.step6.w
cmovnz rbp, r8	// third2.step6.d
shrx rcx, rbp, r15	// third2.step6.m
sarx rbx, rbp, r15	// third2.step6.s
lea r13, [rbp-1]	// third2.step7.c0
vpmuldq ymm0, ymm9, ymm1	// update.limb9.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb9.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1216]	// update.limb9.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1232]	// update.limb9.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb9.vpmuldq.3
mov r11, -2	// third2.step8.c1
vpmuldq ymm2, ymm8, ymm14	// update.limb9.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb9.vpaddq
vpaddq ymm15, ymm1, ymm13	// update.limb9.vpaddq.2
vpaddq ymm0, ymm15, ymm2	// update.limb9.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+1248]	// update.limb9.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb9.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+1184]	// update.limb9.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb9.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb9.vpaddq.6
vpaddq ymm0, ymm2, ymm11	// update.limb9.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb9.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb9.vpand
vmovdqa ymmword ptr [rdi+1088], ymm1	// update.limb9.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb10.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb10.vpmuldq.2
cmovnz r9, r10	// third2.step6.h
xor rbx, r9	// third2.step7.x
sub r14, rbp	// third2.step7.c1.2
neg rdx	// change1.w1f.neg
mov r12, rsi	// copy for third2.step7.t
sar r12, 1	// third2.step7.t
lea rax, [r12+rbx]	// third2.step7.y
cmovc rax, r12	// third2.step7.G
andn r8, rsi, rcx	// third2.step7.w
cmovnz r13, r14	// third2.step7.d
shrx r10, r13, r15	// third2.step7.m
sarx rbp, r13, r15	// third2.step7.s
lea rbx, [r13-1]	// third2.step8.c0
vbroadcasti128 ymm2, xmmword ptr [rdi+1280]	// update.limb10.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1296]	// update.limb10.vbroadcasti128.2
cmovnz r9, r12	// third2.step7.h
xor rbp, r9	// third2.step8.x
sub r11, r13	// third2.step8.c1.2
sar rdx, 20	// change1.w1f.sar
mov qword ptr [rdi+48], rdx	// change1.w1f.store_w1f
mov rsi, qword ptr [rdi+208]	// change1.w1g.load_N1q
mov rcx, rax	// copy for third2.step8.t
sar rcx, 1	// third2.step8.t
lea r8, [rcx+rbp]	// third2.step8.y
cmovc r8, rcx	// third2.step8.G
imul rsi, qword ptr [rdi+16]	// change1.w1g.imul_w0f
vpmuldq ymm0, ymm7, ymm2	// update.limb10.vpmuldq.3
mov r14, -2	// third2.step9.c1
mov r12, qword ptr [rdi+216]	// change1.w1g.load_N1r
vpmuldq ymm1, ymm8, ymm11	// update.limb10.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb10.vpaddq
vpaddq ymm14, ymm12, ymm0	// update.limb10.vpaddq.2
andn r13, rax, r10	// third2.step8.w
cmovnz rbx, r11	// third2.step8.d
shrx rdx, rbx, r15	// third2.step8.m
sarx rbp, rbx, r15	// third2.step8.s
lea rax, [rbx-1]	// third2.step9.c0
vpaddq ymm13, ymm14, ymm1	// update.limb10.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+1312]	// update.limb10.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb10.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1248]	// update.limb10.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb10.vpaddq.5
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb10.vpaddq.6
mov r10, -2	// third2.step10.c1
vpaddq ymm13, ymm1, ymm5	// update.limb10.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb10.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb10.vpand
vmovdqa ymmword ptr [rdi+1152], ymm12	// update.limb10.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb11.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb11.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1344]	// update.limb11.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1360]	// update.limb11.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb11.vpmuldq.3
vpmuldq ymm12, ymm8, ymm5	// update.limb11.vpmuldq.4
vpaddq ymm2, ymm0, ymm14	// update.limb11.vpaddq
vpaddq ymm11, ymm2, ymm13	// update.limb11.vpaddq.2
vpaddq ymm0, ymm11, ymm12	// update.limb11.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1376]	// update.limb11.vpmuludq
cmovnz r9, rcx	// third2.step8.h
xor rbp, r9	// third2.step9.x
sub r14, rbx	// third2.step9.c1.2
imul r12, qword ptr [rdi+32]	// change1.w1g.imul_w0g
lea r13, [rsi+r12]	// change1.w1g.add
mov r11, r8	// copy for third2.step9.t
sar r11, 1	// third2.step9.t
lea rcx, [r11+rbp]	// third2.step9.y
cmovc rcx, r11	// third2.step9.G
andn rbx, r8, rdx	// third2.step9.w
cmovnz rax, r14	// third2.step9.d
shrx rsi, rax, r15	// third2.step9.m
sarx r12, rax, r15	// third2.step9.s
lea rbp, [rax-1]	// third2.step10.c0
vpaddq ymm2, ymm0, ymm14	// update.limb11.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+1312]	// update.limb11.vpmuludq.2
cmovnz r9, r11	// third2.step9.h
xor r12, r9	// third2.step10.x
sub r10, rax	// third2.step10.c1.2
neg r13	// change1.w1g.neg
sar r13, 20	// change1.w1g.sar
mov qword ptr [rdi+56], r13	// change1.w1g.store_w1g
mov r8, rcx	// copy for third2.step10.t
sar r8, 1	// third2.step10.t
lea rdx, [r8+r12]	// third2.step10.y
cmovc rdx, r8	// third2.step10.G
mov rbx, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpaddq ymm11, ymm2, ymm13	// update.limb11.vpaddq.5
mov r14, -2	// third2.step11.c1
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb11.vpaddq.6
imul rbx, qword ptr [rdi+384]	// change1.high1f.imul_above_f
vpaddq ymm0, ymm12, ymm15	// update.limb11.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb11.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb11.vpand
andn r11, rcx, rsi	// third2.step10.w
cmovnz rbp, r10	// third2.step10.d
shrx rax, rbp, r15	// third2.step10.m
sarx r13, rbp, r15	// third2.step10.s
lea r12, [rbp-1]	// third2.step11.c0
vmovdqa ymmword ptr [rdi+1216], ymm2	// update.limb11.vmovdqa
mov rcx, qword ptr [rdi+200]	// change1.high1f.load_N1v
vpmuldq ymm13, ymm9, ymm1	// update.limb12.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb12.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1408]	// update.limb12.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1424]	// update.limb12.vbroadcasti128.2
mov rsi, -2	// third2.step12.c1
vpmuldq ymm0, ymm7, ymm12	// update.limb12.vpmuldq.3
vpmuldq ymm2, ymm8, ymm15	// update.limb12.vpmuldq.4
vpaddq ymm1, ymm13, ymm11	// update.limb12.vpaddq
vpaddq ymm5, ymm1, ymm0	// update.limb12.vpaddq.2
vpaddq ymm13, ymm5, ymm2	// update.limb12.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+1440]	// update.limb12.vpmuludq
vpaddq ymm1, ymm13, ymm11	// update.limb12.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1376]	// update.limb12.vpmuludq.2
vpaddq ymm5, ymm1, ymm0	// update.limb12.vpaddq.5
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb12.vpaddq.6
vpaddq ymm13, ymm2, ymm14	// update.limb12.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb12.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb12.vpand
vmovdqa ymmword ptr [rdi+1280], ymm1	// update.limb12.vmovdqa
cmovnz r9, r8	// third2.step10.h
xor r13, r9	// third2.step11.x
sub r14, rbp	// third2.step11.c1.2
mov r11, rdx	// copy for third2.step11.t
sar r11, 1	// third2.step11.t
lea r10, [r11+r13]	// third2.step11.y
cmovc r10, r11	// third2.step11.G
andn r8, rdx, rax	// third2.step11.w
cmovnz r12, r14	// third2.step11.d
shrx rbp, r12, r15	// third2.step11.m
sarx r13, r12, r15	// third2.step11.s
lea rdx, [r12-1]	// third2.step12.c0
vpmuldq ymm0, ymm9, ymm12	// update.limb13.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb13.vpmuldq.2
cmovnz r9, r11	// third2.step11.h
xor r13, r9	// third2.step12.x
imul rcx, qword ptr [rdi+400]	// change1.high1f.imul_above_g
sub rsi, r12	// third2.step12.c1.2
lea rax, [rbx+rcx]	// change1.high1f.add
mov r8, qword ptr [rdi+48]	// change1.high1f.load_w1f
sar r8, 20	// change1.high1f.sar
mov r14, r10	// copy for third2.step12.t
sar r14, 1	// third2.step12.t
lea r11, [r14+r13]	// third2.step12.y
cmovc r11, r14	// third2.step12.G
sub r8, rax	// change1.high1f.sub
vbroadcasti128 ymm2, xmmword ptr [rdi+1472]	// update.limb13.vbroadcasti128
mov r12, -2	// third2.step13.c1
vbroadcasti128 ymm14, xmmword ptr [rdi+1488]	// update.limb13.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb13.vpmuldq.3
shl r8, 44	// change1.high1f.shl
vpmuldq ymm1, ymm8, ymm14	// update.limb13.vpmuldq.4
vpaddq ymm12, ymm0, ymm5	// update.limb13.vpaddq
andn rbx, r10, rbp	// third2.step12.w
cmovnz rdx, rsi	// third2.step12.d
shrx rcx, rdx, r15	// third2.step12.m
sarx r13, rdx, r15	// third2.step12.s
lea rax, [rdx-1]	// third2.step13.c0
vpaddq ymm15, ymm12, ymm13	// update.limb13.vpaddq.2
vpaddq ymm0, ymm15, ymm1	// update.limb13.vpaddq.3
mov qword ptr [rdi+64], r8	// change1.high1f.store_high1f
vpmuludq ymm5, ymm3, ymmword ptr [rdi+1504]	// update.limb13.vpmuludq
vpaddq ymm12, ymm0, ymm5	// update.limb13.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+1440]	// update.limb13.vpmuludq.2
mov r10, -2	// third2.step14.c1
vpaddq ymm15, ymm12, ymm13	// update.limb13.vpaddq.5
mov rbp, qword ptr [rdi+208]	// change1.high1g.load_N1q
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb13.vpaddq.6
vpaddq ymm0, ymm1, ymm11	// update.limb13.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb13.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb13.vpand
vmovdqa ymmword ptr [rdi+1344], ymm12	// update.limb13.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb14.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb14.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1536]	// update.limb14.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1552]	// update.limb14.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb14.vpmuldq.3
vpmuldq ymm12, ymm8, ymm11	// update.limb14.vpmuldq.4
vpaddq ymm2, ymm13, ymm15	// update.limb14.vpaddq
vpaddq ymm14, ymm2, ymm0	// update.limb14.vpaddq.2
cmovnz r9, r14	// third2.step12.h
xor r13, r9	// third2.step13.x
sub r12, rdx	// third2.step13.c1.2
mov rbx, r11	// copy for third2.step13.t
sar rbx, 1	// third2.step13.t
lea rsi, [rbx+r13]	// third2.step13.y
cmovc rsi, rbx	// third2.step13.G
andn r8, r11, rcx	// third2.step13.w
cmovnz rax, r12	// third2.step13.d
shrx r14, rax, r15	// third2.step13.m
sarx rdx, rax, r15	// third2.step13.s
lea r13, [rax-1]	// third2.step14.c0
vpaddq ymm13, ymm14, ymm12	// update.limb14.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+1568]	// update.limb14.vpmuludq
cmovnz r9, rbx	// third2.step13.h
xor rdx, r9	// third2.step14.x
sub r10, rax	// third2.step14.c1.2
imul rbp, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov r11, qword ptr [rdi+216]	// change1.high1g.load_N1r
mov rcx, rsi	// copy for third2.step14.t
sar rcx, 1	// third2.step14.t
lea r8, [rcx+rdx]	// third2.step14.y
cmovc r8, rcx	// third2.step14.G
imul r11, qword ptr [rdi+400]	// change1.high1g.imul_above_g
vpaddq ymm2, ymm13, ymm15	// update.limb14.vpaddq.4
lea r12, [rbp+r11]	// change1.high1g.add
mov rbx, -2	// third2.step15.c1
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1504]	// update.limb14.vpmuludq.2
vpaddq ymm14, ymm2, ymm0	// update.limb14.vpaddq.5
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb14.vpaddq.6
mov rax, qword ptr [rdi+56]	// change1.high1g.load_w1g
vpaddq ymm13, ymm12, ymm5	// update.limb14.vpaddq.7
andn rdx, rsi, r14	// third2.step14.w
cmovnz r13, r10	// third2.step14.d
shrx rbp, r13, r15	// third2.step14.m
sarx r11, r13, r15	// third2.step14.s
lea rsi, [r13-1]	// third2.step15.c0
vpsrlq ymm15, ymm13, 30	// update.limb14.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb14.vpand
vmovdqa ymmword ptr [rdi+1408], ymm2	// update.limb14.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb15.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb15.vpmuldq.2
mov r14, -2	// third2.step16.c1
vbroadcasti128 ymm12, xmmword ptr [rdi+1600]	// update.limb15.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1616]	// update.limb15.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb15.vpmuldq.3
vpmuldq ymm2, ymm8, ymm5	// update.limb15.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb15.vpaddq
vpaddq ymm11, ymm1, ymm13	// update.limb15.vpaddq.2
vpaddq ymm0, ymm11, ymm2	// update.limb15.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1632]	// update.limb15.vpmuludq
vpaddq ymm1, ymm0, ymm14	// update.limb15.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+1568]	// update.limb15.vpmuludq.2
vpaddq ymm11, ymm1, ymm13	// update.limb15.vpaddq.5
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb15.vpaddq.6
vpaddq ymm0, ymm2, ymm15	// update.limb15.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb15.vpsrlq
cmovnz r9, rcx	// third2.step14.h
xor r11, r9	// third2.step15.x
sub rbx, r13	// third2.step15.c1.2
sar rax, 20	// change1.high1g.sar
mov rdx, r8	// copy for third2.step15.t
sar rdx, 1	// third2.step15.t
lea r10, [rdx+r11]	// third2.step15.y
cmovc r10, rdx	// third2.step15.G
andn rcx, r8, rbp	// third2.step15.w
cmovnz rsi, rbx	// third2.step15.d
shrx r13, rsi, r15	// third2.step15.m
sarx r11, rsi, r15	// third2.step15.s
lea r8, [rsi-1]	// third2.step16.c0
vpand ymm1, ymm0, ymm6	// update.limb15.vpand
vmovdqa ymmword ptr [rdi+1472], ymm1	// update.limb15.vmovdqa
cmovnz r9, rdx	// third2.step15.h
xor r11, r9	// third2.step16.x
sub r14, rsi	// third2.step16.c1.2
sub rax, r12	// change1.high1g.sub
shl rax, 44	// change1.high1g.shl
mov qword ptr [rdi+72], rax	// change1.high1g.store_high1g
mov rbp, r10	// copy for third2.step16.t
sar rbp, 1	// third2.step16.t
lea rcx, [rbp+r11]	// third2.step16.y
cmovc rcx, rbp	// third2.step16.G
vpmuldq ymm13, ymm9, ymm12	// update.limb16.vpmuldq
mov rbx, -2	// third2.step17.c1
vpmuldq ymm11, ymm10, ymm5	// update.limb16.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1664]	// update.limb16.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1680]	// update.limb16.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb16.vpmuldq.3
andn rdx, r10, r13	// third2.step16.w
cmovnz r8, r14	// third2.step16.d
shrx rsi, r8, r15	// third2.step16.m
sarx r12, r8, r15	// third2.step16.s
lea rax, [r8-1]	// third2.step17.c0
vpmuldq ymm1, ymm8, ymm15	// update.limb16.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb16.vpaddq
vpaddq ymm5, ymm12, ymm0	// update.limb16.vpaddq.2
vpaddq ymm13, ymm5, ymm1	// update.limb16.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+1696]	// update.limb16.vpmuludq
mov r11, -2	// third2.step18.c1
vpaddq ymm12, ymm13, ymm11	// update.limb16.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1632]	// update.limb16.vpmuludq.2
vpaddq ymm5, ymm12, ymm0	// update.limb16.vpaddq.5
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb16.vpaddq.6
vpaddq ymm13, ymm1, ymm14	// update.limb16.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb16.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb16.vpand
vmovdqa ymmword ptr [rdi+1536], ymm12	// update.limb16.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb17.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb17.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1728]	// update.limb17.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1744]	// update.limb17.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb17.vpmuldq.3
vpmuldq ymm12, ymm8, ymm14	// update.limb17.vpmuldq.4
vpaddq ymm2, ymm0, ymm5	// update.limb17.vpaddq
cmovnz r9, rbp	// third2.step16.h
xor r12, r9	// third2.step17.x
sub rbx, r8	// third2.step17.c1.2
mov r10, rcx	// copy for third2.step17.t
sar r10, 1	// third2.step17.t
lea r13, [r10+r12]	// third2.step17.y
cmovc r13, r10	// third2.step17.G
andn rdx, rcx, rsi	// third2.step17.w
cmovnz rax, rbx	// third2.step17.d
shrx r14, rax, r15	// third2.step17.m
sarx rbp, rax, r15	// third2.step17.s
lea r8, [rax-1]	// third2.step18.c0
vpaddq ymm15, ymm2, ymm13	// update.limb17.vpaddq.2
vpaddq ymm0, ymm15, ymm12	// update.limb17.vpaddq.3
cmovnz r9, r10	// third2.step17.h
xor rbp, r9	// third2.step18.x
sub r11, rax	// third2.step18.c1.2
mov r12, r13	// copy for third2.step18.t
sar r12, 1	// third2.step18.t
lea rcx, [r12+rbp]	// third2.step18.y
cmovc rcx, r12	// third2.step18.G
vpmuludq ymm5, ymm3, ymmword ptr [rdi+1760]	// update.limb17.vpmuludq
mov rsi, -2	// third2.step19.c1
vpaddq ymm2, ymm0, ymm5	// update.limb17.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+1696]	// update.limb17.vpmuludq.2
vpaddq ymm15, ymm2, ymm13	// update.limb17.vpaddq.5
andn rdx, r13, r14	// third2.step18.w
cmovnz r8, r11	// third2.step18.d
shrx rbx, r8, r15	// third2.step18.m
sarx r10, r8, r15	// third2.step18.s
lea rax, [r8-1]	// third2.step19.c0
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]	// update.limb17.vpaddq.6
vpaddq ymm0, ymm12, ymm11	// update.limb17.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb17.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb17.vpand
vmovdqa ymmword ptr [rdi+1600], ymm2	// update.limb17.vmovdqa
mov rbp, -2	// third2.step20.c1
vpmuldq ymm13, ymm9, ymm1	// update.limb18.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb18.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1792]	// update.limb18.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1808]	// update.limb18.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb18.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb18.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb18.vpaddq
vpaddq ymm14, ymm1, ymm0	// update.limb18.vpaddq.2
vpaddq ymm13, ymm14, ymm2	// update.limb18.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+1824]	// update.limb18.vpmuludq
vpaddq ymm1, ymm13, ymm15	// update.limb18.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1760]	// update.limb18.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb18.vpaddq.5
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb18.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb18.vpaddq.7
cmovnz r9, r12	// third2.step18.h
xor r10, r9	// third2.step19.x
sub rsi, r8	// third2.step19.c1.2
mov r13, rcx	// copy for third2.step19.t
sar r13, 1	// third2.step19.t
lea r14, [r13+r10]	// third2.step19.y
cmovc r14, r13	// third2.step19.G
andn rdx, rcx, rbx	// third2.step19.w
cmovnz rax, rsi	// third2.step19.d
shrx r11, rax, r15	// third2.step19.m
sarx r12, rax, r15	// third2.step19.s
lea r8, [rax-1]	// third2.step20.c0
vpsrlq ymm15, ymm13, 30	// update.limb18.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb18.vpand
cmovnz r9, r13	// third2.step19.h
xor r12, r9	// third2.step20.x
sub rbp, rax	// third2.step20.c1.2
mov r10, r14	// copy for third2.step20.t
sar r10, 1	// third2.step20.t
lea rcx, [r10+r12]	// third2.step20.y
cmovc rcx, r10	// third2.step20.G
mov rbx, rcx	// copy for change2.G.add_rounding_G
add rbx, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov rdx, rcx	// copy for change2.G.shl
shl rdx, 44	// change2.G.shl
rorx rsi, rbx, 21	// change2.G.first_entry
rorx r13, rbx, 42	// change2.G.second_entry
vmovdqa ymmword ptr [rdi+1664], ymm1	// update.limb18.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb19.vpmuldq
add rdx, qword ptr [rdi-40]	// change2.G.add_refill_G
vpmuldq ymm14, ymm10, ymm11	// update.limb19.vpmuldq.2
imul rsi, qword ptr [rdi+64]	// change2.G.imul_high1f
imul r13, qword ptr [rdi+72]	// change2.G.imul_high1g
vbroadcasti128 ymm2, xmmword ptr [rdi+1856]	// update.limb19.vbroadcasti128
andn rax, r14, r11	// third2.step20.w
cmovnz r8, rbp	// third2.step20.d
shrx r12, r8, r15	// third2.step20.m
sarx rbx, r8, r15	// third2.step20.s
vbroadcasti128 ymm5, xmmword ptr [rdi+1872]	// update.limb19.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb19.vpmuldq.3
vpmuldq ymm1, ymm8, ymm5	// update.limb19.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb19.vpaddq
vpaddq ymm11, ymm12, ymm13	// update.limb19.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb19.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+1888]	// update.limb19.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb19.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+1824]	// update.limb19.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb19.vpaddq.5
lea r14, [rsi+r13]	// change2.G.add
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb19.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb19.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb19.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb19.vpand
lea r11, [r14+rdx]	// change2.G.add.2
vmovdqa ymmword ptr [rdi+1728], ymm12	// update.limb19.vmovdqa
lea rax, [r8-1]	// third3.step1.c0
vpmuldq ymm13, ymm9, ymm2	// update.limb20.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb20.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1920]	// update.limb20.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1936]	// update.limb20.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb20.vpmuldq.3
cmovnz r9, r10	// third2.step20.h
mov rbp, r9	// copy for change2.h.add_rounding_h
add rbp, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov rsi, r9	// copy for change2.h.shl
shl rsi, 45	// change2.h.shl
rorx r13, rbp, 20	// change2.h.first_entry
rorx r14, rbp, 41	// change2.h.second_entry
add rsi, qword ptr [rdi-48]	// change2.h.add_refill_h
imul r13, qword ptr [rdi+64]	// change2.h.imul_high1f
imul r14, qword ptr [rdi+72]	// change2.h.imul_high1g
lea rdx, [r13+r14]	// change2.h.add
lea r10, [rdx+rsi]	// change2.h.add.2
ror r11, 44	// change2.G.packed
ror r10, 45	// change2.h.packed
xor rbx, r10	// third3.step1.x
vpmuldq ymm12, ymm8, ymm15	// update.limb20.vpmuldq.4
vpaddq ymm2, ymm13, ymm11	// update.limb20.vpaddq
mov rbp, -2	// third3.step1.c1
vpaddq ymm5, ymm2, ymm0	// update.limb20.vpaddq.2
sub rbp, r8	// third3.step1.c1.2
vpaddq ymm13, ymm5, ymm12	// update.limb20.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+1952]	// update.limb20.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb20.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+1888]	// update.limb20.vpmuludq.2
vpaddq ymm5, ymm2, ymm0	// update.limb20.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb20.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb20.vpaddq.7
mov r13, r11	// copy for third3.step1.t
sar r13, 1	// third3.step1.t
lea r14, [r13+rbx]	// third3.step1.y
vpsrlq ymm11, ymm13, 30	// update.limb20.vpsrlq
mov rdx, -2	// third3.step2.c1
vpand ymm2, ymm13, ymm6	// update.limb20.vpand
vmovdqa ymmword ptr [rdi+1792], ymm2	// update.limb20.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb21.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb21.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1984]	// update.limb21.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+2000]	// update.limb21.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb21.vpmuldq.3
vpmuldq ymm2, ymm8, ymm14	// update.limb21.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb21.vpaddq
vpaddq ymm15, ymm1, ymm13	// update.limb21.vpaddq.2
vpaddq ymm0, ymm15, ymm2	// update.limb21.vpaddq.3
cmovc r14, r13	// third3.step1.G
andn rsi, r11, r12	// third3.step1.w
cmovnz rax, rbp	// third3.step1.d
shrx r8, rax, r15	// third3.step1.m
sarx rbx, rax, r15	// third3.step1.s
lea r11, [rax-1]	// third3.step2.c0
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2016]	// update.limb21.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb21.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+1952]	// update.limb21.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb21.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb21.vpaddq.6
cmovnz r10, r13	// third3.step1.h
xor rbx, r10	// third3.step2.x
mov r12, r9	// copy for change2.N2v.add_rounding_h
add r12, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
sub rdx, rax	// third3.step2.c1.2
sar r12, 41	// change2.N2v.sar
mov qword ptr [rdi+264], r12	// change2.N2v.store_N2v
lea rsi, [r9+524288]	// change2.N2u.offset
shl rsi, 23	// change2.N2u.shl
sar rsi, 43	// change2.N2u.sar
mov rbp, r14	// copy for third3.step2.t
sar rbp, 1	// third3.step2.t
lea r13, [rbp+rbx]	// third3.step2.y
mov qword ptr [rdi+256], rsi	// change2.N2u.store_N2u
cmovc r13, rbp	// third3.step2.G
mov rax, rcx	// copy for change2.N2r.add_rounding_G
add rax, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
vpaddq ymm0, ymm2, ymm11	// update.limb21.vpaddq.7
mov r12, -2	// third3.step3.c1
vpsrlq ymm5, ymm0, 30	// update.limb21.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb21.vpand
sar rax, 42	// change2.N2r.sar
vmovdqa ymmword ptr [rdi+1856], ymm1	// update.limb21.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb22.vpmuldq
andn r9, r14, r8	// third3.step2.w
cmovnz r11, rdx	// third3.step2.d
shrx rbx, r11, r15	// third3.step2.m
sarx rsi, r11, r15	// third3.step2.s
lea r14, [r11-1]	// third3.step3.c0
mov qword ptr [rdi+280], rax	// change2.N2r.store_N2r
vpmuldq ymm15, ymm10, ymm14	// update.limb22.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2048]	// update.limb22.vbroadcasti128
lea r8, [rcx+1048576]	// change2.N2q.offset
vbroadcasti128 ymm11, xmmword ptr [rdi+2064]	// update.limb22.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb22.vpmuldq.3
vpmuldq ymm1, ymm8, ymm11	// update.limb22.vpmuldq.4
mov r9, -2	// third3.step4.c1
vpaddq ymm12, ymm13, ymm15	// update.limb22.vpaddq
vpaddq ymm14, ymm12, ymm0	// update.limb22.vpaddq.2
vpaddq ymm13, ymm14, ymm1	// update.limb22.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2080]	// update.limb22.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb22.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2016]	// update.limb22.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb22.vpaddq.5
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb22.vpaddq.6
vpaddq ymm13, ymm1, ymm5	// update.limb22.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb22.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb22.vpand
vmovdqa ymmword ptr [rdi+1920], ymm12	// update.limb22.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb23.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb23.vpmuldq.2
cmovnz r10, rbp	// third3.step2.h
xor rsi, r10	// third3.step3.x
sub r12, r11	// third3.step3.c1.2
mov rdx, r13	// copy for third3.step3.t
sar rdx, 1	// third3.step3.t
lea rax, [rdx+rsi]	// third3.step3.y
cmovc rax, rdx	// third3.step3.G
andn rcx, r13, rbx	// third3.step3.w
cmovnz r14, r12	// third3.step3.d
shrx rbp, r14, r15	// third3.step3.m
sarx r11, r14, r15	// third3.step3.s
lea rsi, [r14-1]	// third3.step4.c0
vbroadcasti128 ymm1, xmmword ptr [rdi+2112]	// update.limb23.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+2128]	// update.limb23.vbroadcasti128.2
cmovnz r10, rdx	// third3.step3.h
xor r11, r10	// third3.step4.x
shl r8, 22	// change2.N2q.shl
sub r9, r14	// third3.step4.c1.2
sar r8, 43	// change2.N2q.sar
mov qword ptr [rdi+272], r8	// change2.N2q.store_N2q
mov r13, qword ptr [rdi+256]	// change2.Yu.load_N2u
imul r13, qword ptr [rdi+192]	// change2.Yu.imul_N1u
mov rbx, qword ptr [rdi+264]	// change2.Yu.load_N2v
mov rcx, rax	// copy for third3.step4.t
sar rcx, 1	// third3.step4.t
lea r12, [rcx+r11]	// third3.step4.y
cmovc r12, rcx	// third3.step4.G
imul rbx, qword ptr [rdi+208]	// change2.Yu.imul_N1q
lea rdx, [r13+rbx]	// change2.Yu.add
vpmuldq ymm13, ymm7, ymm1	// update.limb23.vpmuldq.3
mov r14, -2	// third3.step5.c1
vpmuldq ymm12, ymm8, ymm5	// update.limb23.vpmuldq.4
mov qword ptr [rdi+128], rdx	// change2.Yu.store_Yu
vpaddq ymm2, ymm0, ymm14	// update.limb23.vpaddq
vpaddq ymm11, ymm2, ymm13	// update.limb23.vpaddq.2
vpaddq ymm0, ymm11, ymm12	// update.limb23.vpaddq.3
andn r8, rax, rbp	// third3.step4.w
cmovnz rsi, r9	// third3.step4.d
shrx r11, rsi, r15	// third3.step4.m
sarx r13, rsi, r15	// third3.step4.s
lea rbx, [rsi-1]	// third3.step5.c0
mov rdx, qword ptr [rdi+256]	// change2.Yv.load_N2u
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2144]	// update.limb23.vpmuludq
vpaddq ymm2, ymm0, ymm14	// update.limb23.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2080]	// update.limb23.vpmuludq.2
vpaddq ymm11, ymm2, ymm13	// update.limb23.vpaddq.5
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb23.vpaddq.6
mov rax, -2	// third3.step6.c1
vpaddq ymm0, ymm12, ymm15	// update.limb23.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb23.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb23.vpand
vmovdqa ymmword ptr [rdi+1984], ymm2	// update.limb23.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb24.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb24.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2176]	// update.limb24.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+2192]	// update.limb24.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb24.vpmuldq.3
vpmuldq ymm2, ymm8, ymm15	// update.limb24.vpmuldq.4
vpaddq ymm1, ymm13, ymm11	// update.limb24.vpaddq
vpaddq ymm5, ymm1, ymm0	// update.limb24.vpaddq.2
vpaddq ymm13, ymm5, ymm2	// update.limb24.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2208]	// update.limb24.vpmuludq
cmovnz r10, rcx	// third3.step4.h
xor r13, r10	// third3.step5.x
sub r14, rsi	// third3.step5.c1.2
imul rdx, qword ptr [rdi+200]	// change2.Yv.imul_N1v
mov rbp, r12	// copy for third3.step5.t
sar rbp, 1	// third3.step5.t
lea r8, [rbp+r13]	// third3.step5.y
mov r9, qword ptr [rdi+264]	// change2.Yv.load_N2v
cmovc r8, rbp	// third3.step5.G
andn rcx, r12, r11	// third3.step5.w
cmovnz rbx, r14	// third3.step5.d
shrx rsi, rbx, r15	// third3.step5.m
sarx r13, rbx, r15	// third3.step5.s
lea r12, [rbx-1]	// third3.step6.c0
vpaddq ymm1, ymm13, ymm11	// update.limb24.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2144]	// update.limb24.vpmuludq.2
cmovnz r10, rbp	// third3.step5.h
xor r13, r10	// third3.step6.x
sub rax, rbx	// third3.step6.c1.2
imul r9, qword ptr [rdi+216]	// change2.Yv.imul_N1r
lea r11, [rdx+r9]	// change2.Yv.add
mov qword ptr [rdi+136], r11	// change2.Yv.store_Yv
mov rcx, qword ptr [rdi+272]	// change2.Yq.load_N2q
imul rcx, qword ptr [rdi+192]	// change2.Yq.imul_N1u
mov r14, r8	// copy for third3.step6.t
sar r14, 1	// third3.step6.t
lea rbp, [r14+r13]	// third3.step6.y
mov rbx, qword ptr [rdi+280]	// change2.Yq.load_N2r
cmovc rbp, r14	// third3.step6.G
imul rbx, qword ptr [rdi+208]	// change2.Yq.imul_N1q
vpaddq ymm5, ymm1, ymm0	// update.limb24.vpaddq.5
mov rdx, -2	// third3.step7.c1
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb24.vpaddq.6
lea r9, [rcx+rbx]	// change2.Yq.add
vpaddq ymm13, ymm2, ymm14	// update.limb24.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb24.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb24.vpand
mov qword ptr [rdi+144], r9	// change2.Yq.store_Yq
andn r11, r8, rsi	// third3.step6.w
cmovnz r12, rax	// third3.step6.d
shrx r13, r12, r15	// third3.step6.m
sarx rcx, r12, r15	// third3.step6.s
lea rbx, [r12-1]	// third3.step7.c0
vmovdqa ymmword ptr [rdi+2048], ymm1	// update.limb24.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb25.vpmuldq
mov r9, qword ptr [rdi+272]	// change2.Yr.load_N2q
vpmuldq ymm5, ymm10, ymm15	// update.limb25.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2240]	// update.limb25.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+2256]	// update.limb25.vbroadcasti128.2
mov r8, -2	// third3.step8.c1
vpmuldq ymm13, ymm7, ymm2	// update.limb25.vpmuldq.3
vpmuldq ymm1, ymm8, ymm14	// update.limb25.vpmuldq.4
vpaddq ymm12, ymm0, ymm5	// update.limb25.vpaddq
vpaddq ymm15, ymm12, ymm13	// update.limb25.vpaddq.2
vpaddq ymm0, ymm15, ymm1	// update.limb25.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2272]	// update.limb25.vpmuludq
vpaddq ymm12, ymm0, ymm5	// update.limb25.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2208]	// update.limb25.vpmuludq.2
vpaddq ymm15, ymm12, ymm13	// update.limb25.vpaddq.5
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb25.vpaddq.6
vpaddq ymm0, ymm1, ymm11	// update.limb25.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb25.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb25.vpand
vmovdqa ymmword ptr [rdi+2112], ymm12	// update.limb25.vmovdqa
cmovnz r10, r14	// third3.step6.h
xor rcx, r10	// third3.step7.x
sub rdx, r12	// third3.step7.c1.2
imul r9, qword ptr [rdi+200]	// change2.Yr.imul_N1v
mov rsi, rbp	// copy for third3.step7.t
sar rsi, 1	// third3.step7.t
lea r11, [rsi+rcx]	// third3.step7.y
mov rax, qword ptr [rdi+280]	// change2.Yr.load_N2r
cmovc r11, rsi	// third3.step7.G
andn r14, rbp, r13	// third3.step7.w
cmovnz rbx, rdx	// third3.step7.d
shrx r12, rbx, r15	// third3.step7.m
sarx rcx, rbx, r15	// third3.step7.s
lea rbp, [rbx-1]	// third3.step8.c0
vpmuldq ymm13, ymm9, ymm2	// update.limb26.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb26.vpmuldq.2
cmovnz r10, rsi	// third3.step7.h
xor rcx, r10	// third3.step8.x
sub r8, rbx	// third3.step8.c1.2
imul rax, qword ptr [rdi+216]	// change2.Yr.imul_N1r
lea r13, [r9+rax]	// change2.Yr.add
mov qword ptr [rdi+152], r13	// change2.Yr.store_Yr
mov r14, qword ptr [rdi+256]	// change2.w2f.load_N2u
mov rdx, r11	// copy for third3.step8.t
sar rdx, 1	// third3.step8.t
lea rsi, [rdx+rcx]	// third3.step8.y
cmovc rsi, rdx	// third3.step8.G
imul r14, qword ptr [rdi+48]	// change2.w2f.imul_w1f
mov rbx, qword ptr [rdi+264]	// change2.w2f.load_N2v
vbroadcasti128 ymm1, xmmword ptr [rdi+2304]	// update.limb26.vbroadcasti128
mov r9, -2	// third3.step9.c1
vbroadcasti128 ymm11, xmmword ptr [rdi+2320]	// update.limb26.vbroadcasti128.2
imul rbx, qword ptr [rdi+56]	// change2.w2f.imul_w1g
vpmuldq ymm0, ymm7, ymm1	// update.limb26.vpmuldq.3
vpmuldq ymm12, ymm8, ymm11	// update.limb26.vpmuldq.4
lea rax, [r14+rbx]	// change2.w2f.add
vpaddq ymm2, ymm13, ymm15	// update.limb26.vpaddq
andn r13, r11, r12	// third3.step8.w
cmovnz rbp, r8	// third3.step8.d
shrx rcx, rbp, r15	// third3.step8.m
sarx r14, rbp, r15	// third3.step8.s
lea rbx, [rbp-1]	// third3.step9.c0
vpaddq ymm14, ymm2, ymm0	// update.limb26.vpaddq.2
vpaddq ymm13, ymm14, ymm12	// update.limb26.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2336]	// update.limb26.vpmuludq
vpaddq ymm2, ymm13, ymm15	// update.limb26.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2272]	// update.limb26.vpmuludq.2
mov r11, -2	// third3.step10.c1
vpaddq ymm14, ymm2, ymm0	// update.limb26.vpaddq.5
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb26.vpaddq.6
vpaddq ymm13, ymm12, ymm5	// update.limb26.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb26.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb26.vpand
vmovdqa ymmword ptr [rdi+2176], ymm2	// update.limb26.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb27.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb27.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2368]	// update.limb27.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+2384]	// update.limb27.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb27.vpmuldq.3
vpmuldq ymm2, ymm8, ymm5	// update.limb27.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb27.vpaddq
vpaddq ymm11, ymm1, ymm13	// update.limb27.vpaddq.2
cmovnz r10, rdx	// third3.step8.h
xor r14, r10	// third3.step9.x
sub r9, rbp	// third3.step9.c1.2
neg rax	// change2.w2f.neg
sar rax, 20	// change2.w2f.sar
mov r12, rsi	// copy for third3.step9.t
sar r12, 1	// third3.step9.t
lea r13, [r12+r14]	// third3.step9.y
mov r8, qword ptr [rdi+128]	// change2.w2f.load_Yu
cmovc r13, r12	// third3.step9.G
andn rdx, rsi, rcx	// third3.step9.w
cmovnz rbx, r9	// third3.step9.d
shrx rbp, rbx, r15	// third3.step9.m
sarx r14, rbx, r15	// third3.step9.s
lea rsi, [rbx-1]	// third3.step10.c0
vpaddq ymm0, ymm11, ymm2	// update.limb27.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2400]	// update.limb27.vpmuludq
cmovnz r10, r12	// third3.step9.h
xor r14, r10	// third3.step10.x
sub r11, rbx	// third3.step10.c1.2
imul r8, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov rcx, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul rcx, qword ptr [rdi+400]	// change2.w2f.imul_above_g
lea rdx, [r8+rcx]	// change2.w2f.add.2
mov r9, r13	// copy for third3.step10.t
sar r9, 1	// third3.step10.t
lea r12, [r9+r14]	// third3.step10.y
lea rbx, [rax+rdx]	// change2.w2f.add.3
cmovc r12, r9	// third3.step10.G
mov qword ptr [rdi-112], rbx	// change2.w2f.store_w2f
vpaddq ymm1, ymm0, ymm14	// update.limb27.vpaddq.4
mov r8, -2	// third3.step11.c1
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2336]	// update.limb27.vpmuludq.2
sar rbx, 20	// change2.w2f.sar.2
vpaddq ymm11, ymm1, ymm13	// update.limb27.vpaddq.5
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb27.vpaddq.6
shl rbx, 44	// change2.w2f.shl
vpaddq ymm0, ymm2, ymm15	// update.limb27.vpaddq.7
andn rcx, r13, rbp	// third3.step10.w
cmovnz rsi, r11	// third3.step10.d
shrx r14, rsi, r15	// third3.step10.m
sarx rax, rsi, r15	// third3.step10.s
lea rdx, [rsi-1]	// third3.step11.c0
vpsrlq ymm14, ymm0, 30	// update.limb27.vpsrlq
mov qword ptr [rdi+80], rbx	// change2.w2f.store_high2f
vpand ymm1, ymm0, ymm6	// update.limb27.vpand
vmovdqa ymmword ptr [rdi+2240], ymm1	// update.limb27.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb28.vpmuldq
mov r13, qword ptr [rdi+272]	// change2.w2g.load_N2q
vpmuldq ymm11, ymm10, ymm5	// update.limb28.vpmuldq.2
mov rbp, -2	// third3.step12.c1
vbroadcasti128 ymm2, xmmword ptr [rdi+2432]	// update.limb28.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+2448]	// update.limb28.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb28.vpmuldq.3
vpmuldq ymm1, ymm8, ymm15	// update.limb28.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb28.vpaddq
vpaddq ymm5, ymm12, ymm0	// update.limb28.vpaddq.2
vpaddq ymm13, ymm5, ymm1	// update.limb28.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2464]	// update.limb28.vpmuludq
vpaddq ymm12, ymm13, ymm11	// update.limb28.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2400]	// update.limb28.vpmuludq.2
vpaddq ymm5, ymm12, ymm0	// update.limb28.vpaddq.5
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb28.vpaddq.6
vpaddq ymm13, ymm1, ymm14	// update.limb28.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb28.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb28.vpand
cmovnz r10, r9	// third3.step10.h
xor rax, r10	// third3.step11.x
sub r8, rsi	// third3.step11.c1.2
mov rcx, r12	// copy for third3.step11.t
sar rcx, 1	// third3.step11.t
lea r11, [rcx+rax]	// third3.step11.y
cmovc r11, rcx	// third3.step11.G
andn rbx, r12, r14	// third3.step11.w
cmovnz rdx, r8	// third3.step11.d
shrx r9, rdx, r15	// third3.step11.m
sarx rsi, rdx, r15	// third3.step11.s
lea rax, [rdx-1]	// third3.step12.c0
vmovdqa ymmword ptr [rdi+2304], ymm12	// update.limb28.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb29.vpmuldq
cmovnz r10, rcx	// third3.step11.h
xor rsi, r10	// third3.step12.x
sub rbp, rdx	// third3.step12.c1.2
imul r13, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov r12, qword ptr [rdi+280]	// change2.w2g.load_N2r
imul r12, qword ptr [rdi+56]	// change2.w2g.imul_w1g
lea r14, [r13+r12]	// change2.w2g.add
neg r14	// change2.w2g.neg
sar r14, 20	// change2.w2g.sar
mov rbx, r11	// copy for third3.step12.t
sar rbx, 1	// third3.step12.t
lea r8, [rbx+rsi]	// third3.step12.y
cmovc r8, rbx	// third3.step12.G
mov rcx, qword ptr [rdi+144]	// change2.w2g.load_Yq
imul rcx, qword ptr [rdi+384]	// change2.w2g.imul_above_f
vpmuldq ymm5, ymm10, ymm15	// update.limb29.vpmuldq.2
mov rdx, -2	// third3.step13.c1
vbroadcasti128 ymm1, xmmword ptr [rdi+2496]	// update.limb29.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+2512]	// update.limb29.vbroadcasti128.2
mov r13, qword ptr [rdi+152]	// change2.w2g.load_Yr
vpmuldq ymm13, ymm7, ymm1	// update.limb29.vpmuldq.3
andn r12, r11, r9	// third3.step12.w
cmovnz rax, rbp	// third3.step12.d
shrx rsi, rax, r15	// third3.step12.m
sarx r11, rax, r15	// third3.step12.s
lea r9, [rax-1]	// third3.step13.c0
vpmuldq ymm12, ymm8, ymm14	// update.limb29.vpmuldq.4
vpaddq ymm2, ymm0, ymm5	// update.limb29.vpaddq
vpaddq ymm15, ymm2, ymm13	// update.limb29.vpaddq.2
vpaddq ymm0, ymm15, ymm12	// update.limb29.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2528]	// update.limb29.vpmuludq
mov r12, -2	// third3.step14.c1
vpaddq ymm2, ymm0, ymm5	// update.limb29.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2464]	// update.limb29.vpmuludq.2
vpaddq ymm15, ymm2, ymm13	// update.limb29.vpaddq.5
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]	// update.limb29.vpaddq.6
vpaddq ymm0, ymm12, ymm11	// update.limb29.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb29.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb29.vpand
vmovdqa ymmword ptr [rdi+2368], ymm2	// update.limb29.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb30.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb30.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2560]	// update.limb30.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+2576]	// update.limb30.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb30.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb30.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb30.vpaddq
cmovnz r10, rbx	// third3.step12.h
xor r11, r10	// third3.step13.x
sub rdx, rax	// third3.step13.c1.2
imul r13, qword ptr [rdi+400]	// change2.w2g.imul_above_g
lea rbp, [rcx+r13]	// change2.w2g.add.2
mov rbx, r8	// copy for third3.step13.t
sar rbx, 1	// third3.step13.t
lea rax, [rbx+r11]	// third3.step13.y
lea rcx, [r14+rbp]	// change2.w2g.add.3
mov qword ptr [rdi-104], rcx	// change2.w2g.store_w2g
cmovc rax, rbx	// third3.step13.G
andn r13, r8, rsi	// third3.step13.w
cmovnz r9, rdx	// third3.step13.d
shrx r11, r9, r15	// third3.step13.m
sarx r14, r9, r15	// third3.step13.s
lea rbp, [r9-1]	// third3.step14.c0
vpaddq ymm14, ymm1, ymm0	// update.limb30.vpaddq.2
vpaddq ymm13, ymm14, ymm2	// update.limb30.vpaddq.3
cmovnz r10, rbx	// third3.step13.h
xor r14, r10	// third3.step14.x
sub r12, r9	// third3.step14.c1.2
sar rcx, 20	// change2.w2g.sar.2
shl rcx, 44	// change2.w2g.shl
mov qword ptr [rdi+88], rcx	// change2.w2g.store_high2g
mov r8, rax	// copy for third3.step14.t
sar r8, 1	// third3.step14.t
lea rsi, [r8+r14]	// third3.step14.y
cmovc rsi, r8	// third3.step14.G
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2592]	// update.limb30.vpmuludq
mov r13, -2	// third3.step15.c1
vpaddq ymm1, ymm13, ymm15	// update.limb30.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2528]	// update.limb30.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb30.vpaddq.5
andn rdx, rax, r11	// third3.step14.w
cmovnz rbp, r12	// third3.step14.d
shrx rbx, rbp, r15	// third3.step14.m
sarx r9, rbp, r15	// third3.step14.s
lea rcx, [rbp-1]	// third3.step15.c0
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb30.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb30.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb30.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb30.vpand
vmovdqa ymmword ptr [rdi+2432], ymm1	// update.limb30.vmovdqa
mov r14, -2	// third3.step16.c1
vpmuldq ymm0, ymm9, ymm12	// update.limb31.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb31.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2624]	// update.limb31.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+2640]	// update.limb31.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb31.vpmuldq.3
vpmuldq ymm1, ymm8, ymm5	// update.limb31.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb31.vpaddq
vpaddq ymm11, ymm12, ymm13	// update.limb31.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb31.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+2656]	// update.limb31.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb31.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2592]	// update.limb31.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb31.vpaddq.5
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb31.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb31.vpaddq.7
cmovnz r10, r8	// third3.step14.h
xor r9, r10	// third3.step15.x
sub r13, rbp	// third3.step15.c1.2
mov rax, rsi	// copy for third3.step15.t
sar rax, 1	// third3.step15.t
lea r11, [rax+r9]	// third3.step15.y
cmovc r11, rax	// third3.step15.G
andn rdx, rsi, rbx	// third3.step15.w
cmovnz rcx, r13	// third3.step15.d
shrx r12, rcx, r15	// third3.step15.m
sarx r8, rcx, r15	// third3.step15.s
lea rbp, [rcx-1]	// third3.step16.c0
vpsrlq ymm14, ymm0, 30	// update.limb31.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb31.vpand
cmovnz r10, rax	// third3.step15.h
xor r8, r10	// third3.step16.x
sub r14, rcx	// third3.step16.c1.2
mov r9, r11	// copy for third3.step16.t
sar r9, 1	// third3.step16.t
lea rsi, [r9+r8]	// third3.step16.y
cmovc rsi, r9	// third3.step16.G
vmovdqa ymmword ptr [rdi+2496], ymm12	// update.limb31.vmovdqa
mov rbx, -2	// third3.step17.c1
vpmuldq ymm13, ymm9, ymm2	// update.limb32.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb32.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+2688]	// update.limb32.vbroadcasti128
andn rdx, r11, r12	// third3.step16.w
cmovnz rbp, r14	// third3.step16.d
shrx r13, rbp, r15	// third3.step16.m
sarx rax, rbp, r15	// third3.step16.s
lea rcx, [rbp-1]	// third3.step17.c0
vbroadcasti128 ymm15, xmmword ptr [rdi+2704]	// update.limb32.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb32.vpmuldq.3
vpmuldq ymm12, ymm8, ymm15	// update.limb32.vpmuldq.4
vpaddq ymm2, ymm13, ymm11	// update.limb32.vpaddq
vpaddq ymm5, ymm2, ymm0	// update.limb32.vpaddq.2
vpaddq ymm13, ymm5, ymm12	// update.limb32.vpaddq.3
mov r8, -2	// third3.step18.c1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+2720]	// update.limb32.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb32.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2656]	// update.limb32.vpmuludq.2
vpaddq ymm5, ymm2, ymm0	// update.limb32.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb32.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb32.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb32.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb32.vpand
vmovdqa ymmword ptr [rdi+2560], ymm2	// update.limb32.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb33.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb33.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2752]	// update.limb33.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+2768]	// update.limb33.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb33.vpmuldq.3
cmovnz r10, r9	// third3.step16.h
xor rax, r10	// third3.step17.x
sub rbx, rbp	// third3.step17.c1.2
mov r11, rsi	// copy for third3.step17.t
sar r11, 1	// third3.step17.t
lea r12, [r11+rax]	// third3.step17.y
cmovc r12, r11	// third3.step17.G
andn rdx, rsi, r13	// third3.step17.w
cmovnz rcx, rbx	// third3.step17.d
shrx r14, rcx, r15	// third3.step17.m
sarx r9, rcx, r15	// third3.step17.s
lea rbp, [rcx-1]	// third3.step18.c0
vpmuldq ymm2, ymm8, ymm14	// update.limb33.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb33.vpaddq
cmovnz r10, r11	// third3.step17.h
xor r9, r10	// third3.step18.x
sub r8, rcx	// third3.step18.c1.2
mov rax, r12	// copy for third3.step18.t
sar rax, 1	// third3.step18.t
lea rsi, [rax+r9]	// third3.step18.y
cmovc rsi, rax	// third3.step18.G
vpaddq ymm15, ymm1, ymm13	// update.limb33.vpaddq.2
mov r13, -2	// third3.step19.c1
vpaddq ymm0, ymm15, ymm2	// update.limb33.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+2784]	// update.limb33.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb33.vpaddq.4
andn rdx, r12, r14	// third3.step18.w
cmovnz rbp, r8	// third3.step18.d
shrx rbx, rbp, r15	// third3.step18.m
sarx r11, rbp, r15	// third3.step18.s
lea rcx, [rbp-1]	// third3.step19.c0
vpmuludq ymm13, ymm4, ymmword ptr [rdi+2720]	// update.limb33.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb33.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb33.vpaddq.6
vpaddq ymm0, ymm2, ymm11	// update.limb33.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb33.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb33.vpand
mov r9, -2	// third3.step20.c1
vmovdqa ymmword ptr [rdi+2624], ymm1	// update.limb33.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb34.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb34.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2816]	// update.limb34.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+2832]	// update.limb34.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb34.vpmuldq.3
vpmuldq ymm1, ymm8, ymm11	// update.limb34.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb34.vpaddq
vpaddq ymm14, ymm12, ymm0	// update.limb34.vpaddq.2
vpaddq ymm13, ymm14, ymm1	// update.limb34.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+2848]	// update.limb34.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb34.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+2784]	// update.limb34.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb34.vpaddq.5
cmovnz r10, rax	// third3.step18.h
xor r11, r10	// third3.step19.x
sub r13, rbp	// third3.step19.c1.2
mov r12, rsi	// copy for third3.step19.t
sar r12, 1	// third3.step19.t
lea r14, [r12+r11]	// third3.step19.y
cmovc r14, r12	// third3.step19.G
andn rdx, rsi, rbx	// third3.step19.w
cmovnz rcx, r13	// third3.step19.d
shrx r8, rcx, r15	// third3.step19.m
sarx rax, rcx, r15	// third3.step19.s
lea rbp, [rcx-1]	// third3.step20.c0
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb34.vpaddq.6
vpaddq ymm13, ymm1, ymm5	// update.limb34.vpaddq.7
cmovnz r10, r12	// third3.step19.h
xor rax, r10	// third3.step20.x
sub r9, rcx	// third3.step20.c1.2
mov r11, r14	// copy for third3.step20.t
sar r11, 1	// third3.step20.t
lea rsi, [r11+rax]	// third3.step20.y
cmovc rsi, r11	// third3.step20.G
mov rbx, rsi	// copy for change3.G.add_rounding_G
add rbx, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov rdx, rsi	// copy for change3.G.shl
shl rdx, 44	// change3.G.shl
rorx r13, rbx, 21	// change3.G.first_entry
rorx r12, rbx, 42	// change3.G.second_entry
vpsrlq ymm15, ymm13, 30	// update.limb34.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb34.vpand
add rdx, qword ptr [rdi-40]	// change3.G.add_refill_G
vmovdqa ymmword ptr [rdi+2688], ymm12	// update.limb34.vmovdqa
mov qword ptr [rdi-120], rsi	// change3.store_end_G
imul r13, qword ptr [rdi+80]	// change3.G.imul_high2f
imul r12, qword ptr [rdi+88]	// change3.G.imul_high2g
andn rcx, r14, r8	// third3.step20.w
cmovnz rbp, r9	// third3.step20.d
shrx rax, rbp, r15	// third3.step20.m
sarx rbx, rbp, r15	// third3.step20.s
lea rsi, [r13+r12]	// change3.G.add
lea r14, [rsi+rdx]	// change3.G.add.2
cmovnz r10, r11	// third3.step20.h
mov r8, r10	// copy for change3.h.add_rounding_h
add r8, qword ptr [rdi-64]	// change3.h.add_rounding_h
mov rcx, r10	// copy for change3.h.shl
shl rcx, 45	// change3.h.shl
rorx r9, r8, 20	// change3.h.first_entry
rorx r13, r8, 41	// change3.h.second_entry
add rcx, qword ptr [rdi-48]	// change3.h.add_refill_h
mov qword ptr [rdi-128], r10	// change3.store_end_h
imul r9, qword ptr [rdi+80]	// change3.h.imul_high2f
imul r13, qword ptr [rdi+88]	// change3.h.imul_high2g
lea r12, [r9+r13]	// change3.h.add
lea rsi, [r12+rcx]	// change3.h.add.2
ror r14, 44	// change3.G.packed
ror rsi, 45	// change3.h.packed
mov rcx, rsi	// output
mov rdx, rbp	// output
mov rsi, rbx	// output
mov rbx, r14	// output
mov rbp, rax	// output
vmovdqa ymm0, ymm7	// output
vmovdqa ymm1, ymm8	// output
vmovdqa ymm5, ymm4	// output
vmovdqa ymm4, ymm3	// output
vmovdqa ymm3, ymm10	// output
vmovdqa ymm7, ymm15	// output
vmovdqa ymm8, ymm2	// output
vmovdqa ymm2, ymm9	// output
vmovdqa ymm9, ymm11	// output
lea r8, [rdi+2880]	// rest.from
mov r9, qword ptr [rsp]	// rest.to
add r9, rdi	// rest.to
vmovdqa ymm15, ymmword ptr [rdi+512]	// rest.bias
.p2align 5
3:
vbroadcasti128 ymm10, xmmword ptr [r8+0]	// rest.limb0
vbroadcasti128 ymm11, xmmword ptr [r8+16]	// rest.limb0
vpmuldq ymm12, ymm2, ymm8	// rest.limb0
vpmuldq ymm13, ymm3, ymm9	// rest.limb0
vpaddq ymm12, ymm12, ymm13	// rest.limb0
vpmuldq ymm13, ymm0, ymm10	// rest.limb0
vpmuldq ymm14, ymm1, ymm11	// rest.limb0
vpaddq ymm13, ymm13, ymm14	// rest.limb0
vpaddq ymm12, ymm12, ymm13	// rest.limb0
vpmuludq ymm13, ymm4, ymmword ptr [r8+32]	// rest.limb0
vpmuludq ymm14, ymm5, ymmword ptr [r8-32]	// rest.limb0
vpaddq ymm13, ymm13, ymm14	// rest.limb0
vpaddq ymm12, ymm12, ymm15	// rest.limb0
vpaddq ymm12, ymm12, ymm13	// rest.limb0
vpaddq ymm12, ymm12, ymm7	// rest.limb0
vpsrlq ymm7, ymm12, 30	// rest.limb0
vpand ymm12, ymm12, ymm6	// rest.limb0
vmovdqa ymmword ptr [r8-128], ymm12	// rest.limb0
vbroadcasti128 ymm8, xmmword ptr [r8+64]	// rest.limb1
vbroadcasti128 ymm9, xmmword ptr [r8+80]	// rest.limb1
vpmuldq ymm12, ymm2, ymm10	// rest.limb1
vpmuldq ymm13, ymm3, ymm11	// rest.limb1
vpaddq ymm12, ymm12, ymm13	// rest.limb1
vpmuldq ymm13, ymm0, ymm8	// rest.limb1
vpmuldq ymm14, ymm1, ymm9	// rest.limb1
vpaddq ymm13, ymm13, ymm14	// rest.limb1
vpaddq ymm12, ymm12, ymm13	// rest.limb1
vpmuludq ymm13, ymm4, ymmword ptr [r8+96]	// rest.limb1
vpmuludq ymm14, ymm5, ymmword ptr [r8+32]	// rest.limb1
vpaddq ymm13, ymm13, ymm14	// rest.limb1
vpaddq ymm12, ymm12, ymm15	// rest.limb1
vpaddq ymm12, ymm12, ymm13	// rest.limb1
vpaddq ymm12, ymm12, ymm7	// rest.limb1
vpsrlq ymm7, ymm12, 30	// rest.limb1
vpand ymm12, ymm12, ymm6	// rest.limb1
vmovdqa ymmword ptr [r8-64], ymm12	// rest.limb1
add r8, 128	// rest.next
cmp r8, r9	// rest.next
jb 3b	// rest.next
vpmuldq ymm12, ymm2, ymm8	// rest.last
vpmuldq ymm13, ymm3, ymm9	// rest.last
vpmuludq ymm14, ymm5, ymmword ptr [r8-32]	// rest.last
vpaddq ymm12, ymm12, ymm13	// rest.last
vpaddq ymm14, ymm14, ymm15	// rest.last
vpaddq ymm12, ymm12, ymm14	// rest.last
vpaddq ymm12, ymm12, ymm7	// rest.last
vpsrlq ymm7, ymm12, 30	// rest.last
vpand ymm12, ymm12, ymm6	// rest.last
vmovdqa ymmword ptr [r8-128], ymm12	// rest.last
vpsubq ymm7, ymm7, ymmword ptr [rdi+544]	// rest.last
vmovdqa ymmword ptr [r8-64], ymm7	// rest.last
dec qword ptr [rsp+8]	// loop
jnz 2b	// loop
mov qword ptr [rdi-96], rbx	// store_start_G
mov qword ptr [rdi-88], rcx	// store_start_h
mov qword ptr [rdi-80], rdx	// store_d
vzeroupper	// leave
add rsp, 16	// leave
pop r15	// leave
pop r14	// leave
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
ret	// leave
