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
// Length: 9 limbs of 30 bits; 1241 instructions a batch, 780 for its steps (form: select).
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
mov rax, qword ptr [rdi-128]	// end.load_end_h
mov r8, qword ptr [rdi-120]	// end.load_end_G
lea r9, [rdx-1]	// third1.step1.c0
mov r10, rax	// copy for end.N3v.add_rounding_h
add r10, qword ptr [rdi-64]	// end.N3v.add_rounding_h
sar r10, 41	// end.N3v.sar
mov r11, -2	// third1.step1.c1
sub r11, rdx	// third1.step1.c1.2
mov qword ptr [rdi+328], r10	// end.N3v.store_N3v
mov r12, rbx	// copy for third1.step1.t
sar r12, 1	// third1.step1.t
lea r13, [r12+rsi]	// third1.step1.y
lea r14, [rax+524288]	// end.N3u.offset
mov rdx, -2	// third1.step2.c1
cmovc r13, r12	// third1.step1.G
shl r14, 23	// end.N3u.shl
andn r10, rbx, rbp	// third1.step1.w
cmovnz r9, r11	// third1.step1.d
shrx rsi, r9, r15	// third1.step1.m
sarx rax, r9, r15	// third1.step1.s
lea rbx, [r9-1]	// third1.step2.c0
cmovnz rcx, r12	// third1.step1.h
xor rax, rcx	// third1.step2.x
sub rdx, r9	// third1.step2.c1.2
sar r14, 43	// end.N3u.sar
mov qword ptr [rdi+320], r14	// end.N3u.store_N3u
mov rbp, r8	// copy for end.N3r.add_rounding_G
add rbp, qword ptr [rdi-56]	// end.N3r.add_rounding_G
mov r10, r13	// copy for third1.step2.t
sar r10, 1	// third1.step2.t
lea r11, [r10+rax]	// third1.step2.y
cmovc r11, r10	// third1.step2.G
sar rbp, 42	// end.N3r.sar
mov qword ptr [rdi+344], rbp	// end.N3r.store_N3r
lea r12, [r8+1048576]	// end.N3q.offset
shl r12, 22	// end.N3q.shl
andn r9, r13, rsi	// third1.step2.w
cmovnz rbx, rdx	// third1.step2.d
shrx r14, rbx, r15	// third1.step2.m
sarx rax, rbx, r15	// third1.step2.s
lea rbp, [rbx-1]	// third1.step3.c0
mov r8, -2	// third1.step3.c1
mov r13, -2	// third1.step4.c1
mov rsi, -2	// third1.step5.c1
cmovnz rcx, r10	// third1.step2.h
xor rax, rcx	// third1.step3.x
mov r9, r11	// copy for third1.step3.t
sar r9, 1	// third1.step3.t
lea rdx, [r9+rax]	// third1.step3.y
cmovc rdx, r9	// third1.step3.G
sub r8, rbx	// third1.step3.c1.2
sar r12, 43	// end.N3q.sar
andn r10, r11, r14	// third1.step3.w
mov qword ptr [rdi+336], r12	// end.N3q.store_N3q
cmovnz rbp, r8	// third1.step3.d
shrx rax, rbp, r15	// third1.step3.m
sarx rbx, rbp, r15	// third1.step3.s
lea r11, [rbp-1]	// third1.step4.c0
mov r14, qword ptr [rdi+320]	// end.Mu.load_N3u
cmovnz rcx, r9	// third1.step3.h
xor rbx, rcx	// third1.step4.x
sub r13, rbp	// third1.step4.c1.2
imul r14, qword ptr [rdi+128]	// end.Mu.imul_Yu
mov r10, rdx	// copy for third1.step4.t
sar r10, 1	// third1.step4.t
lea r12, [r10+rbx]	// third1.step4.y
mov r8, qword ptr [rdi+328]	// end.Mu.load_N3v
cmovc r12, r10	// third1.step4.G
imul r8, qword ptr [rdi+144]	// end.Mu.imul_Yq
lea r9, [r14+r8]	// end.Mu.add
neg r9	// end.Mu.neg
andn rbp, rdx, rax	// third1.step4.w
cmovnz r11, r13	// third1.step4.d
shrx rbx, r11, r15	// third1.step4.m
sarx r14, r11, r15	// third1.step4.s
lea r8, [r11-1]	// third1.step5.c0
mov qword ptr [rdi-24], r9	// end.Mu.store_Mu
mov rdx, -2	// third1.step6.c1
mov rax, qword ptr [rdi+320]	// end.Mv.load_N3u
mov rbp, -2	// third1.step7.c1
cmovnz rcx, r10	// third1.step4.h
xor r14, rcx	// third1.step5.x
sub rsi, r11	// third1.step5.c1.2
mov r13, r12	// copy for third1.step5.t
sar r13, 1	// third1.step5.t
lea r9, [r13+r14]	// third1.step5.y
cmovc r9, r13	// third1.step5.G
andn r10, r12, rbx	// third1.step5.w
cmovnz r8, rsi	// third1.step5.d
shrx r11, r8, r15	// third1.step5.m
sarx r14, r8, r15	// third1.step5.s
lea r12, [r8-1]	// third1.step6.c0
cmovnz rcx, r13	// third1.step5.h
xor r14, rcx	// third1.step6.x
sub rdx, r8	// third1.step6.c1.2
imul rax, qword ptr [rdi+136]	// end.Mv.imul_Yv
mov rbx, qword ptr [rdi+328]	// end.Mv.load_N3v
imul rbx, qword ptr [rdi+152]	// end.Mv.imul_Yr
mov r10, r9	// copy for third1.step6.t
sar r10, 1	// third1.step6.t
lea rsi, [r10+r14]	// third1.step6.y
cmovc rsi, r10	// third1.step6.G
lea r13, [rax+rbx]	// end.Mv.add
neg r13	// end.Mv.neg
mov qword ptr [rdi-16], r13	// end.Mv.store_Mv
andn r8, r9, r11	// third1.step6.w
cmovnz r12, rdx	// third1.step6.d
shrx r14, r12, r15	// third1.step6.m
sarx rax, r12, r15	// third1.step6.s
lea rbx, [r12-1]	// third1.step7.c0
mov r13, qword ptr [rdi+336]	// end.Mq.load_N3q
mov r9, -2	// third1.step8.c1
mov r11, -2	// third1.step9.c1
cmovnz rcx, r10	// third1.step6.h
xor rax, rcx	// third1.step7.x
sub rbp, r12	// third1.step7.c1.2
mov r8, rsi	// copy for third1.step7.t
sar r8, 1	// third1.step7.t
lea rdx, [r8+rax]	// third1.step7.y
cmovc rdx, r8	// third1.step7.G
andn r10, rsi, r14	// third1.step7.w
cmovnz rbx, rbp	// third1.step7.d
shrx r12, rbx, r15	// third1.step7.m
sarx rax, rbx, r15	// third1.step7.s
lea rsi, [rbx-1]	// third1.step8.c0
cmovnz rcx, r8	// third1.step7.h
xor rax, rcx	// third1.step8.x
sub r9, rbx	// third1.step8.c1.2
imul r13, qword ptr [rdi+128]	// end.Mq.imul_Yu
mov r14, qword ptr [rdi+344]	// end.Mq.load_N3r
imul r14, qword ptr [rdi+144]	// end.Mq.imul_Yq
mov r10, rdx	// copy for third1.step8.t
sar r10, 1	// third1.step8.t
lea rbp, [r10+rax]	// third1.step8.y
lea r8, [r13+r14]	// end.Mq.add
cmovc rbp, r10	// third1.step8.G
neg r8	// end.Mq.neg
mov qword ptr [rdi-8], r8	// end.Mq.store_Mq
mov rbx, qword ptr [rdi+336]	// end.Mr.load_N3q
andn rax, rdx, r12	// third1.step8.w
cmovnz rsi, r9	// third1.step8.d
shrx r13, rsi, r15	// third1.step8.m
sarx r14, rsi, r15	// third1.step8.s
lea r8, [rsi-1]	// third1.step9.c0
mov rdx, -2	// third1.step10.c1
mov r12, -2	// third1.step11.c1
cmovnz rcx, r10	// third1.step8.h
xor r14, rcx	// third1.step9.x
sub r11, rsi	// third1.step9.c1.2
mov rax, rbp	// copy for third1.step9.t
sar rax, 1	// third1.step9.t
lea r9, [rax+r14]	// third1.step9.y
cmovc r9, rax	// third1.step9.G
imul rbx, qword ptr [rdi+136]	// end.Mr.imul_Yv
andn r10, rbp, r13	// third1.step9.w
mov rsi, qword ptr [rdi+344]	// end.Mr.load_N3r
cmovnz r8, r11	// third1.step9.d
shrx r14, r8, r15	// third1.step9.m
sarx rbp, r8, r15	// third1.step9.s
lea r13, [r8-1]	// third1.step10.c0
cmovnz rcx, rax	// third1.step9.h
xor rbp, rcx	// third1.step10.x
sub rdx, r8	// third1.step10.c1.2
imul rsi, qword ptr [rdi+152]	// end.Mr.imul_Yr
lea r10, [rbx+rsi]	// end.Mr.add
mov r11, r9	// copy for third1.step10.t
sar r11, 1	// third1.step10.t
lea rax, [r11+rbp]	// third1.step10.y
cmovc rax, r11	// third1.step10.G
neg r10	// end.Mr.neg
mov qword ptr [rdi+0], r10	// end.Mr.store_Mr
mov r8, qword ptr [rdi+320]	// end.w0f.load_N3u
imul r8, qword ptr [rdi-112]	// end.w0f.imul_w2f
andn rbx, r9, r14	// third1.step10.w
cmovnz r13, rdx	// third1.step10.d
shrx rsi, r13, r15	// third1.step10.m
sarx rbp, r13, r15	// third1.step10.s
lea r10, [r13-1]	// third1.step11.c0
mov r9, qword ptr [rdi+328]	// end.w0f.load_N3v
mov r14, -2	// third1.step12.c1
mov rbx, -2	// third1.step13.c1
cmovnz rcx, r11	// third1.step10.h
xor rbp, rcx	// third1.step11.x
sub r12, r13	// third1.step11.c1.2
mov rdx, rax	// copy for third1.step11.t
sar rdx, 1	// third1.step11.t
lea r11, [rdx+rbp]	// third1.step11.y
cmovc r11, rdx	// third1.step11.G
andn r13, rax, rsi	// third1.step11.w
cmovnz r10, r12	// third1.step11.d
shrx rbp, r10, r15	// third1.step11.m
sarx rax, r10, r15	// third1.step11.s
lea rsi, [r10-1]	// third1.step12.c0
cmovnz rcx, rdx	// third1.step11.h
xor rax, rcx	// third1.step12.x
imul r9, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea r13, [r8+r9]	// end.w0f.add
sub r14, r10	// third1.step12.c1.2
neg r13	// end.w0f.neg
mov r12, r11	// copy for third1.step12.t
sar r12, 1	// third1.step12.t
lea rdx, [r12+rax]	// third1.step12.y
cmovc rdx, r12	// third1.step12.G
sar r13, 20	// end.w0f.sar
and r13, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi+8], r13	// end.w0f.store_w0f
shr r13, 20	// end.w0f.shr
andn r8, r11, rbp	// third1.step12.w
cmovnz rsi, r14	// third1.step12.d
shrx r9, rsi, r15	// third1.step12.m
sarx r10, rsi, r15	// third1.step12.s
lea rax, [rsi-1]	// third1.step13.c0
mov r11, -2	// third1.step14.c1
mov rbp, -2	// third1.step15.c1
cmovnz rcx, r12	// third1.step12.h
xor r10, rcx	// third1.step13.x
sub rbx, rsi	// third1.step13.c1.2
mov r8, rdx	// copy for third1.step13.t
sar r8, 1	// third1.step13.t
lea r14, [r8+r10]	// third1.step13.y
cmovc r14, r8	// third1.step13.G
shl r13, 44	// end.w0f.shl
andn r12, rdx, r9	// third1.step13.w
mov qword ptr [rdi+16], r13	// end.w0f.store_high0f
mov rsi, qword ptr [rdi+336]	// end.w0g.load_N3q
cmovnz rax, rbx	// third1.step13.d
shrx r10, rax, r15	// third1.step13.m
sarx rdx, rax, r15	// third1.step13.s
lea r9, [rax-1]	// third1.step14.c0
cmovnz rcx, r8	// third1.step13.h
xor rdx, rcx	// third1.step14.x
sub r11, rax	// third1.step14.c1.2
imul rsi, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r12, r14	// copy for third1.step14.t
sar r12, 1	// third1.step14.t
lea r13, [r12+rdx]	// third1.step14.y
mov rbx, qword ptr [rdi+344]	// end.w0g.load_N3r
cmovc r13, r12	// third1.step14.G
imul rbx, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea r8, [rsi+rbx]	// end.w0g.add
neg r8	// end.w0g.neg
andn rax, r14, r10	// third1.step14.w
cmovnz r9, r11	// third1.step14.d
shrx rdx, r9, r15	// third1.step14.m
sarx rsi, r9, r15	// third1.step14.s
lea rbx, [r9-1]	// third1.step15.c0
vpbroadcastq ymm0, qword ptr [rdi-24]	// update.digits.vpbroadcastq
vpbroadcastq ymm1, qword ptr [rdi-8]	// update.digits.vpbroadcastq.2
mov r14, -2	// third1.step16.c1
vpbroadcastq ymm2, qword ptr [rdi-16]	// update.digits.vpbroadcastq.3
vpblendd ymm3, ymm0, ymm1, 0xf0	// update.digits.vpblendd
vmovdqa ymm4, ymmword ptr [rdi+448]	// update.digits.vmovdqa
vpbroadcastq ymm5, qword ptr [rdi+0]	// update.digits.vpbroadcastq.4
vpblendd ymm6, ymm2, ymm5, 0xf0	// update.digits.vpblendd.2
vpand ymm7, ymm6, ymm4	// update.digits.vpand.2
vbroadcasti128 ymm8, xmmword ptr [rdi+832]	// update.limb0.vbroadcasti128
vpsrlq ymm9, ymm6, 30	// update.digits.vpsrlq.2
vpsrlq ymm10, ymm3, 30	// update.digits.vpsrlq
vpand ymm11, ymm3, ymm4	// update.digits.vpand
vbroadcasti128 ymm12, xmmword ptr [rdi+848]	// update.limb0.vbroadcasti128.2
vpmuldq ymm13, ymm11, ymm8	// update.limb0.vpmuldq
mov r10, -2	// third1.step17.c1
vpmuldq ymm14, ymm7, ymm12	// update.limb0.vpmuldq.2
cmovnz rcx, r12	// third1.step14.h
xor rsi, rcx	// third1.step15.x
sub rbp, r9	// third1.step15.c1.2
mov rax, r13	// copy for third1.step15.t
sar rax, 1	// third1.step15.t
lea r11, [rax+rsi]	// third1.step15.y
cmovc r11, rax	// third1.step15.G
sar r8, 20	// end.w0g.sar
andn r12, r13, rdx	// third1.step15.w
cmovnz rbx, rbp	// third1.step15.d
shrx r9, rbx, r15	// third1.step15.m
sarx rsi, rbx, r15	// third1.step15.s
lea r13, [rbx-1]	// third1.step16.c0
vpaddq ymm15, ymm13, ymm14	// update.limb0.vpaddq
cmovnz rcx, rax	// third1.step15.h
xor rsi, rcx	// third1.step16.x
sub r14, rbx	// third1.step16.c1.2
and r8, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi+24], r8	// end.w0g.store_w0g
shr r8, 20	// end.w0g.shr
mov rdx, r11	// copy for third1.step16.t
sar rdx, 1	// third1.step16.t
lea r12, [rdx+rsi]	// third1.step16.y
cmovc r12, rdx	// third1.step16.G
shl r8, 44	// end.w0g.shl
mov qword ptr [rdi+32], r8	// end.w0g.store_high0g
vpaddq ymm0, ymm15, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
vpmuludq ymm1, ymm0, ymmword ptr [rdi+768]	// update.limb0.vpmuludq
vpand ymm2, ymm1, ymm4	// update.limb0.vpand
andn rbp, r11, r9	// third1.step16.w
cmovnz r13, r14	// third1.step16.d
shrx rax, r13, r15	// third1.step16.m
sarx rbx, r13, r15	// third1.step16.s
lea rsi, [r13-1]	// third1.step17.c0
vbroadcasti128 ymm5, xmmword ptr [rdi+880]	// update.limb1.vbroadcasti128.2
vpmuludq ymm6, ymm2, ymmword ptr [rdi+1152]	// update.limb0.vpmuludq.2
mov r8, -2	// third1.step18.c1
vpaddq ymm3, ymm0, ymm6	// update.limb0.vpaddq.3
vpsrlq ymm13, ymm3, 30	// update.limb0.vpsrlq
vpmuldq ymm14, ymm10, ymm8	// update.limb1.vpmuldq
vpmuldq ymm15, ymm9, ymm12	// update.limb1.vpmuldq.2
vpaddq ymm1, ymm14, ymm15	// update.limb1.vpaddq
vpmuldq ymm0, ymm7, ymm5	// update.limb1.vpmuldq.4
vbroadcasti128 ymm6, xmmword ptr [rdi+864]	// update.limb1.vbroadcasti128
vpmuldq ymm3, ymm11, ymm6	// update.limb1.vpmuldq.3
vpaddq ymm8, ymm1, ymm3	// update.limb1.vpaddq.2
vpaddq ymm12, ymm8, ymm0	// update.limb1.vpaddq.3
mov r11, -2	// third1.step19.c1
cmovnz rcx, rdx	// third1.step16.h
xor rbx, rcx	// third1.step17.x
sub r10, r13	// third1.step17.c1.2
mov r9, r12	// copy for third1.step17.t
sar r9, 1	// third1.step17.t
lea rbp, [r9+rbx]	// third1.step17.y
cmovc rbp, r9	// third1.step17.G
andn r14, r12, rax	// third1.step17.w
cmovnz rsi, r10	// third1.step17.d
shrx rdx, rsi, r15	// third1.step17.m
sarx r13, rsi, r15	// third1.step17.s
lea rbx, [rsi-1]	// third1.step18.c0
cmovnz rcx, r9	// third1.step17.h
xor r13, rcx	// third1.step18.x
sub r8, rsi	// third1.step18.c1.2
mov r12, rbp	// copy for third1.step18.t
sar r12, 1	// third1.step18.t
lea rax, [r12+r13]	// third1.step18.y
cmovc rax, r12	// third1.step18.G
vpmuludq ymm14, ymm2, ymmword ptr [rdi+1184]	// update.limb1.vpmuludq
vpaddq ymm15, ymm12, ymm14	// update.limb1.vpaddq.4
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb1.vpaddq.5
vpaddq ymm3, ymm1, ymm13	// update.limb1.vpaddq.6
vpmuludq ymm8, ymm3, ymmword ptr [rdi+768]	// update.limb1.vpmuludq.2
vpand ymm0, ymm8, ymm4	// update.limb1.vpand
vpmuldq ymm12, ymm10, ymm6	// update.limb2.vpmuldq
vpmuludq ymm14, ymm0, ymmword ptr [rdi+1152]	// update.limb1.vpmuludq.3
andn r14, rbp, rdx	// third1.step18.w
cmovnz rbx, r8	// third1.step18.d
shrx r10, rbx, r15	// third1.step18.m
sarx r9, rbx, r15	// third1.step18.s
lea rsi, [rbx-1]	// third1.step19.c0
mov r13, -2	// third1.step20.c1
vpaddq ymm15, ymm3, ymm14	// update.limb1.vpaddq.7
vpsrlq ymm1, ymm15, 30	// update.limb1.vpsrlq
vbroadcasti128 ymm13, xmmword ptr [rdi+896]	// update.limb2.vbroadcasti128
vpmuldq ymm8, ymm11, ymm13	// update.limb2.vpmuldq.3
vbroadcasti128 ymm6, xmmword ptr [rdi+912]	// update.limb2.vbroadcasti128.2
vpmuldq ymm3, ymm9, ymm5	// update.limb2.vpmuldq.2
vpmuldq ymm14, ymm7, ymm6	// update.limb2.vpmuldq.4
vpaddq ymm15, ymm12, ymm3	// update.limb2.vpaddq
vpaddq ymm5, ymm15, ymm8	// update.limb2.vpaddq.2
vpaddq ymm12, ymm5, ymm14	// update.limb2.vpaddq.3
vpmuludq ymm3, ymm2, ymmword ptr [rdi+1216]	// update.limb2.vpmuludq
vpaddq ymm15, ymm12, ymm3	// update.limb2.vpaddq.4
vpmuludq ymm8, ymm0, ymmword ptr [rdi+1184]	// update.limb2.vpmuludq.2
vpaddq ymm5, ymm15, ymm8	// update.limb2.vpaddq.5
vpaddq ymm14, ymm5, ymmword ptr [rdi+512]	// update.limb2.vpaddq.6
cmovnz rcx, r12	// third1.step18.h
xor r9, rcx	// third1.step19.x
sub r11, rbx	// third1.step19.c1.2
mov rbp, rax	// copy for third1.step19.t
sar rbp, 1	// third1.step19.t
lea rdx, [rbp+r9]	// third1.step19.y
cmovc rdx, rbp	// third1.step19.G
andn r14, rax, r10	// third1.step19.w
cmovnz rsi, r11	// third1.step19.d
shrx r8, rsi, r15	// third1.step19.m
sarx r12, rsi, r15	// third1.step19.s
lea rbx, [rsi-1]	// third1.step20.c0
vpaddq ymm12, ymm14, ymm1	// update.limb2.vpaddq.7
cmovnz rcx, rbp	// third1.step19.h
xor r12, rcx	// third1.step20.x
sub r13, rsi	// third1.step20.c1.2
mov r9, rdx	// copy for third1.step20.t
sar r9, 1	// third1.step20.t
lea rax, [r9+r12]	// third1.step20.y
cmovc rax, r9	// third1.step20.G
mov r10, rax	// copy for change1.G.add_rounding_G
add r10, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov r14, rax	// copy for change1.G.shl
shl r14, 44	// change1.G.shl
rorx r11, r10, 21	// change1.G.first_entry
rorx rbp, r10, 42	// change1.G.second_entry
add r14, qword ptr [rdi-40]	// change1.G.add_refill_G
imul r11, qword ptr [rdi+16]	// change1.G.imul_high0f
imul rbp, qword ptr [rdi+32]	// change1.G.imul_high0g
vpsrlq ymm3, ymm12, 30	// update.limb2.vpsrlq
vpand ymm15, ymm12, ymm4	// update.limb2.vpand
vmovdqa ymmword ptr [rdi+832], ymm15	// update.limb2.vmovdqa
andn rsi, rdx, r8	// third1.step20.w
cmovnz rbx, r13	// third1.step20.d
shrx r12, rbx, r15	// third1.step20.m
sarx r10, rbx, r15	// third1.step20.s
vpmuldq ymm8, ymm10, ymm13	// update.limb3.vpmuldq
vpmuldq ymm5, ymm9, ymm6	// update.limb3.vpmuldq.2
vbroadcasti128 ymm14, xmmword ptr [rdi+928]	// update.limb3.vbroadcasti128
vbroadcasti128 ymm1, xmmword ptr [rdi+944]	// update.limb3.vbroadcasti128.2
vpmuldq ymm12, ymm11, ymm14	// update.limb3.vpmuldq.3
vpmuldq ymm15, ymm7, ymm1	// update.limb3.vpmuldq.4
vpaddq ymm13, ymm8, ymm5	// update.limb3.vpaddq
lea rdx, [r11+rbp]	// change1.G.add
vpaddq ymm6, ymm13, ymm12	// update.limb3.vpaddq.2
vpaddq ymm8, ymm6, ymm15	// update.limb3.vpaddq.3
vpmuludq ymm5, ymm2, ymmword ptr [rdi+1248]	// update.limb3.vpmuludq
lea r8, [rbx-1]	// third2.step1.c0
lea rsi, [rdx+r14]	// change1.G.add.2
vpaddq ymm13, ymm8, ymm5	// update.limb3.vpaddq.4
vpmuludq ymm12, ymm0, ymmword ptr [rdi+1216]	// update.limb3.vpmuludq.2
vpaddq ymm6, ymm13, ymm12	// update.limb3.vpaddq.5
vpaddq ymm15, ymm6, ymmword ptr [rdi+512]	// update.limb3.vpaddq.6
mov r13, -2	// third2.step1.c1
vpaddq ymm8, ymm15, ymm3	// update.limb3.vpaddq.7
vpsrlq ymm5, ymm8, 30	// update.limb3.vpsrlq
cmovnz rcx, r9	// third1.step20.h
mov r11, rcx	// copy for change1.h.add_rounding_h
add r11, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov rbp, rcx	// copy for change1.h.shl
shl rbp, 45	// change1.h.shl
rorx rdx, r11, 20	// change1.h.first_entry
rorx r14, r11, 41	// change1.h.second_entry
add rbp, qword ptr [rdi-48]	// change1.h.add_refill_h
imul rdx, qword ptr [rdi+16]	// change1.h.imul_high0f
imul r14, qword ptr [rdi+32]	// change1.h.imul_high0g
lea r9, [rdx+r14]	// change1.h.add
lea r11, [r9+rbp]	// change1.h.add.2
ror rsi, 44	// change1.G.packed
ror r11, 45	// change1.h.packed
xor r10, r11	// third2.step1.x
sub r13, rbx	// third2.step1.c1.2
vpand ymm13, ymm8, ymm4	// update.limb3.vpand
mov rdx, rsi	// copy for third2.step1.t
sar rdx, 1	// third2.step1.t
lea r14, [rdx+r10]	// third2.step1.y
vmovdqa ymmword ptr [rdi+864], ymm13	// update.limb3.vmovdqa
vpmuldq ymm12, ymm10, ymm14	// update.limb4.vpmuldq
vpmuldq ymm6, ymm9, ymm1	// update.limb4.vpmuldq.2
vbroadcasti128 ymm15, xmmword ptr [rdi+960]	// update.limb4.vbroadcasti128
mov r9, -2	// third2.step2.c1
vbroadcasti128 ymm3, xmmword ptr [rdi+976]	// update.limb4.vbroadcasti128.2
vpmuldq ymm8, ymm11, ymm15	// update.limb4.vpmuldq.3
vpmuldq ymm14, ymm7, ymm3	// update.limb4.vpmuldq.4
vpaddq ymm1, ymm12, ymm6	// update.limb4.vpaddq
vpaddq ymm12, ymm1, ymm8	// update.limb4.vpaddq.2
vpaddq ymm6, ymm12, ymm14	// update.limb4.vpaddq.3
vpmuludq ymm1, ymm2, ymmword ptr [rdi+1280]	// update.limb4.vpmuludq
vpaddq ymm8, ymm6, ymm1	// update.limb4.vpaddq.4
vpmuludq ymm12, ymm0, ymmword ptr [rdi+1248]	// update.limb4.vpmuludq.2
vpaddq ymm14, ymm8, ymm12	// update.limb4.vpaddq.5
vpaddq ymm6, ymm14, ymmword ptr [rdi+512]	// update.limb4.vpaddq.6
vpaddq ymm1, ymm6, ymm5	// update.limb4.vpaddq.7
cmovc r14, rdx	// third2.step1.G
andn rbp, rsi, r12	// third2.step1.w
cmovnz r8, r13	// third2.step1.d
shrx rbx, r8, r15	// third2.step1.m
sarx r10, r8, r15	// third2.step1.s
lea rsi, [r8-1]	// third2.step2.c0
vpsrlq ymm8, ymm1, 30	// update.limb4.vpsrlq
mov r12, -2	// third2.step3.c1
vpand ymm12, ymm1, ymm4	// update.limb4.vpand
cmovnz r11, rdx	// third2.step1.h
xor r10, r11	// third2.step2.x
sub r9, r8	// third2.step2.c1.2
mov rbp, rcx	// copy for change1.N1v.add_rounding_h
add rbp, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
sar rbp, 41	// change1.N1v.sar
mov r13, r14	// copy for third2.step2.t
sar r13, 1	// third2.step2.t
lea rdx, [r13+r10]	// third2.step2.y
mov qword ptr [rdi+200], rbp	// change1.N1v.store_N1v
cmovc rdx, r13	// third2.step2.G
lea r8, [rcx+524288]	// change1.N1u.offset
vmovdqa ymmword ptr [rdi+896], ymm12	// update.limb4.vmovdqa
vpmuldq ymm14, ymm10, ymm15	// update.limb5.vpmuldq
vpmuldq ymm6, ymm9, ymm3	// update.limb5.vpmuldq.2
andn r10, r14, rbx	// third2.step2.w
cmovnz rsi, r9	// third2.step2.d
shrx rbp, rsi, r15	// third2.step2.m
sarx rcx, rsi, r15	// third2.step2.s
lea r14, [rsi-1]	// third2.step3.c0
mov rbx, -2	// third2.step4.c1
vbroadcasti128 ymm5, xmmword ptr [rdi+1008]	// update.limb5.vbroadcasti128.2
vbroadcasti128 ymm1, xmmword ptr [rdi+992]	// update.limb5.vbroadcasti128
vpmuldq ymm15, ymm7, ymm5	// update.limb5.vpmuldq.4
vpaddq ymm3, ymm14, ymm6	// update.limb5.vpaddq
vpmuludq ymm14, ymm2, ymmword ptr [rdi+1312]	// update.limb5.vpmuludq
vpmuldq ymm6, ymm11, ymm1	// update.limb5.vpmuldq.3
vpaddq ymm3, ymm3, ymm6	// update.limb5.vpaddq.2
vpaddq ymm6, ymm3, ymm15	// update.limb5.vpaddq.3
vpaddq ymm3, ymm6, ymm14	// update.limb5.vpaddq.4
vpmuludq ymm15, ymm0, ymmword ptr [rdi+1280]	// update.limb5.vpmuludq.2
mov r10, -2	// third2.step5.c1
cmovnz r11, r13	// third2.step2.h
xor rcx, r11	// third2.step3.x
sub r12, rsi	// third2.step3.c1.2
mov r9, rdx	// copy for third2.step3.t
sar r9, 1	// third2.step3.t
lea r13, [r9+rcx]	// third2.step3.y
cmovc r13, r9	// third2.step3.G
shl r8, 23	// change1.N1u.shl
andn rsi, rdx, rbp	// third2.step3.w
cmovnz r14, r12	// third2.step3.d
shrx rcx, r14, r15	// third2.step3.m
sarx rdx, r14, r15	// third2.step3.s
lea rbp, [r14-1]	// third2.step4.c0
vpaddq ymm6, ymm3, ymm15	// update.limb5.vpaddq.5
vpaddq ymm14, ymm6, ymmword ptr [rdi+512]	// update.limb5.vpaddq.6
vpaddq ymm3, ymm14, ymm8	// update.limb5.vpaddq.7
vpsrlq ymm15, ymm3, 30	// update.limb5.vpsrlq
vpand ymm6, ymm3, ymm4	// update.limb5.vpand
vmovdqa ymmword ptr [rdi+928], ymm6	// update.limb5.vmovdqa
vpsrlq ymm14, ymm13, 10	// update.limb5.above.vpsrlq
cmovnz r11, r9	// third2.step3.h
xor rdx, r11	// third2.step4.x
sub rbx, r14	// third2.step4.c1.2
sar r8, 43	// change1.N1u.sar
mov qword ptr [rdi+192], r8	// change1.N1u.store_N1u
mov rsi, r13	// copy for third2.step4.t
sar rsi, 1	// third2.step4.t
lea r12, [rsi+rdx]	// third2.step4.y
cmovc r12, rsi	// third2.step4.G
mov r9, rax	// copy for change1.N1r.add_rounding_G
add r9, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
sar r9, 42	// change1.N1r.sar
vpsllq ymm8, ymm12, 20	// update.limb5.above.vpsllq
mov qword ptr [rdi+216], r9	// change1.N1r.store_N1r
vpsllq ymm3, ymm6, 50	// update.limb5.above.vpsllq.2
vpaddq ymm13, ymm14, ymm8	// update.limb5.above.vpaddq
vpaddq ymm12, ymm13, ymm3	// update.limb5.above.vpaddq.2
vmovdqa ymmword ptr [rdi+384], ymm12	// update.limb5.above.vmovdqa
andn r14, r13, rcx	// third2.step4.w
cmovnz rbp, rbx	// third2.step4.d
shrx r8, rbp, r15	// third2.step4.m
sarx rdx, rbp, r15	// third2.step4.s
lea r9, [rbp-1]	// third2.step5.c0
lea r13, [rax+1048576]	// change1.N1q.offset
mov rcx, -2	// third2.step6.c1
vpmuldq ymm6, ymm10, ymm1	// update.limb6.vpmuldq
vpmuldq ymm14, ymm9, ymm5	// update.limb6.vpmuldq.2
vbroadcasti128 ymm8, xmmword ptr [rdi+1024]	// update.limb6.vbroadcasti128
vbroadcasti128 ymm13, xmmword ptr [rdi+1040]	// update.limb6.vbroadcasti128.2
vpmuldq ymm3, ymm11, ymm8	// update.limb6.vpmuldq.3
vpmuldq ymm12, ymm7, ymm13	// update.limb6.vpmuldq.4
vpaddq ymm1, ymm6, ymm14	// update.limb6.vpaddq
vpaddq ymm5, ymm1, ymm3	// update.limb6.vpaddq.2
cmovnz r11, rsi	// third2.step4.h
xor rdx, r11	// third2.step5.x
sub r10, rbp	// third2.step5.c1.2
mov r14, r12	// copy for third2.step5.t
sar r14, 1	// third2.step5.t
lea rbx, [r14+rdx]	// third2.step5.y
vpaddq ymm6, ymm5, ymm12	// update.limb6.vpaddq.3
vpmuludq ymm14, ymm2, ymmword ptr [rdi+1344]	// update.limb6.vpmuludq
vpaddq ymm1, ymm6, ymm14	// update.limb6.vpaddq.4
vpmuludq ymm3, ymm0, ymmword ptr [rdi+1312]	// update.limb6.vpmuludq.2
cmovc rbx, r14	// third2.step5.G
shl r13, 22	// change1.N1q.shl
andn rax, r12, r8	// third2.step5.w
cmovnz r9, r10	// third2.step5.d
shrx rsi, r9, r15	// third2.step5.m
sarx rbp, r9, r15	// third2.step5.s
lea rdx, [r9-1]	// third2.step6.c0
cmovnz r11, r14	// third2.step5.h
xor rbp, r11	// third2.step6.x
sub rcx, r9	// third2.step6.c1.2
sar r13, 43	// change1.N1q.sar
mov r12, rbx	// copy for third2.step6.t
sar r12, 1	// third2.step6.t
lea r8, [r12+rbp]	// third2.step6.y
mov qword ptr [rdi+208], r13	// change1.N1q.store_N1q
vpaddq ymm5, ymm1, ymm3	// update.limb6.vpaddq.5
cmovc r8, r12	// third2.step6.G
andn rax, rbx, rsi	// third2.step6.w
cmovnz rdx, rcx	// third2.step6.d
shrx r10, rdx, r15	// third2.step6.m
sarx r14, rdx, r15	// third2.step6.s
lea r9, [rdx-1]	// third2.step7.c0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb6.vpaddq.6
mov rbp, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpaddq ymm6, ymm12, ymm15	// update.limb6.vpaddq.7
vpsrlq ymm14, ymm6, 30	// update.limb6.vpsrlq
mov r13, -2	// third2.step7.c1
vpand ymm1, ymm6, ymm4	// update.limb6.vpand
vmovdqa ymmword ptr [rdi+960], ymm1	// update.limb6.vmovdqa
vpmuldq ymm3, ymm10, ymm8	// update.limb7.vpmuldq
vpmuldq ymm5, ymm9, ymm13	// update.limb7.vpmuldq.2
mov rbx, -2	// third2.step8.c1
vbroadcasti128 ymm12, xmmword ptr [rdi+1056]	// update.limb7.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1072]	// update.limb7.vbroadcasti128.2
vpmuldq ymm6, ymm11, ymm12	// update.limb7.vpmuldq.3
vpmuldq ymm1, ymm7, ymm15	// update.limb7.vpmuldq.4
vpaddq ymm8, ymm3, ymm5	// update.limb7.vpaddq
vpaddq ymm13, ymm8, ymm6	// update.limb7.vpaddq.2
vpaddq ymm3, ymm13, ymm1	// update.limb7.vpaddq.3
vpmuludq ymm5, ymm2, ymmword ptr [rdi+1376]	// update.limb7.vpmuludq
vpaddq ymm8, ymm3, ymm5	// update.limb7.vpaddq.4
vpmuludq ymm6, ymm0, ymmword ptr [rdi+1344]	// update.limb7.vpmuludq.2
vpaddq ymm13, ymm8, ymm6	// update.limb7.vpaddq.5
vpaddq ymm1, ymm13, ymmword ptr [rdi+512]	// update.limb7.vpaddq.6
mov rsi, -2	// third2.step9.c1
vpaddq ymm3, ymm1, ymm14	// update.limb7.vpaddq.7
vpsrlq ymm5, ymm3, 30	// update.limb7.vpsrlq
cmovnz r11, r12	// third2.step6.h
xor r14, r11	// third2.step7.x
sub r13, rdx	// third2.step7.c1.2
mov rax, r8	// copy for third2.step7.t
sar rax, 1	// third2.step7.t
lea rcx, [rax+r14]	// third2.step7.y
cmovc rcx, rax	// third2.step7.G
imul rbp, qword ptr [rdi+8]	// change1.w1f.imul_w0f
andn r12, r8, r10	// third2.step7.w
mov rdx, qword ptr [rdi+200]	// change1.w1f.load_N1v
cmovnz r9, r13	// third2.step7.d
shrx r14, r9, r15	// third2.step7.m
sarx r8, r9, r15	// third2.step7.s
lea r10, [r9-1]	// third2.step8.c0
cmovnz r11, rax	// third2.step7.h
xor r8, r11	// third2.step8.x
sub rbx, r9	// third2.step8.c1.2
imul rdx, qword ptr [rdi+24]	// change1.w1f.imul_w0g
lea r12, [rbp+rdx]	// change1.w1f.add
mov r13, rcx	// copy for third2.step8.t
sar r13, 1	// third2.step8.t
lea rax, [r13+r8]	// third2.step8.y
cmovc rax, r13	// third2.step8.G
neg r12	// change1.w1f.neg
vpand ymm8, ymm3, ymm4	// update.limb7.vpand
sar r12, 20	// change1.w1f.sar
vmovdqa ymmword ptr [rdi+992], ymm8	// update.limb7.vmovdqa
vpmuldq ymm6, ymm10, ymm12	// update.limb8.vpmuldq
andn r9, rcx, r14	// third2.step8.w
cmovnz r10, rbx	// third2.step8.d
shrx rbp, r10, r15	// third2.step8.m
sarx rdx, r10, r15	// third2.step8.s
lea r8, [r10-1]	// third2.step9.c0
vpmuldq ymm13, ymm9, ymm15	// update.limb8.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1088]	// update.limb8.vbroadcasti128
mov qword ptr [rdi+40], r12	// change1.w1f.store_w1f
mov rcx, -2	// third2.step10.c1
vbroadcasti128 ymm14, xmmword ptr [rdi+1104]	// update.limb8.vbroadcasti128.2
vpmuldq ymm3, ymm11, ymm1	// update.limb8.vpmuldq.3
vpmuldq ymm8, ymm7, ymm14	// update.limb8.vpmuldq.4
mov r14, qword ptr [rdi+208]	// change1.w1g.load_N1q
vpaddq ymm12, ymm6, ymm13	// update.limb8.vpaddq
vpaddq ymm15, ymm12, ymm3	// update.limb8.vpaddq.2
vpaddq ymm11, ymm15, ymm8	// update.limb8.vpaddq.3
vpmuludq ymm7, ymm2, ymmword ptr [rdi+1408]	// update.limb8.vpmuludq
vpaddq ymm6, ymm11, ymm7	// update.limb8.vpaddq.4
vpmuludq ymm13, ymm0, ymmword ptr [rdi+1376]	// update.limb8.vpmuludq.2
vpaddq ymm12, ymm6, ymm13	// update.limb8.vpaddq.5
vpaddq ymm3, ymm12, ymmword ptr [rdi+512]	// update.limb8.vpaddq.6
vpaddq ymm15, ymm3, ymm5	// update.limb8.vpaddq.7
vpsrlq ymm8, ymm15, 30	// update.limb8.vpsrlq
mov r9, -2	// third2.step11.c1
vpand ymm2, ymm15, ymm4	// update.limb8.vpand
cmovnz r11, r13	// third2.step8.h
xor rdx, r11	// third2.step9.x
sub rsi, r10	// third2.step9.c1.2
mov rbx, rax	// copy for third2.step9.t
sar rbx, 1	// third2.step9.t
lea r12, [rbx+rdx]	// third2.step9.y
cmovc r12, rbx	// third2.step9.G
andn r13, rax, rbp	// third2.step9.w
cmovnz r8, rsi	// third2.step9.d
shrx r10, r8, r15	// third2.step9.m
sarx rdx, r8, r15	// third2.step9.s
lea rax, [r8-1]	// third2.step10.c0
cmovnz r11, rbx	// third2.step9.h
xor rdx, r11	// third2.step10.x
sub rcx, r8	// third2.step10.c1.2
imul r14, qword ptr [rdi+8]	// change1.w1g.imul_w0f
mov rbp, r12	// copy for third2.step10.t
sar rbp, 1	// third2.step10.t
lea r13, [rbp+rdx]	// third2.step10.y
mov rsi, qword ptr [rdi+216]	// change1.w1g.load_N1r
cmovc r13, rbp	// third2.step10.G
imul rsi, qword ptr [rdi+24]	// change1.w1g.imul_w0g
vmovdqa ymmword ptr [rdi+1024], ymm2	// update.limb8.vmovdqa
vpmuldq ymm11, ymm10, ymm1	// update.last.vpmuldq
vpmuldq ymm7, ymm9, ymm14	// update.last.vpmuldq.2
lea rbx, [r14+rsi]	// change1.w1g.add
andn r8, r12, r10	// third2.step10.w
cmovnz rax, rcx	// third2.step10.d
shrx rdx, rax, r15	// third2.step10.m
sarx r14, rax, r15	// third2.step10.s
lea rsi, [rax-1]	// third2.step11.c0
vpaddq ymm6, ymm11, ymm7	// update.last.vpaddq
vpmuludq ymm13, ymm0, ymmword ptr [rdi+1408]	// update.last.vpmuludq
vpaddq ymm12, ymm6, ymm13	// update.last.vpaddq.2
mov r12, -2	// third2.step12.c1
vpaddq ymm3, ymm12, ymmword ptr [rdi+512]	// update.last.vpaddq.3
vpaddq ymm5, ymm3, ymm8	// update.last.vpaddq.4
vpand ymm15, ymm5, ymm4	// update.last.vpand
vmovdqa ymmword ptr [rdi+1056], ymm15	// update.last.vmovdqa
vpsrlq ymm2, ymm5, 30	// update.last.vpsrlq
vpsubq ymm10, ymm2, ymmword ptr [rdi+544]	// update.last.vpsubq
vmovdqa ymmword ptr [rdi+1088], ymm10	// update.last.vmovdqa.2
mov r10, -2	// third2.step13.c1
cmovnz r11, rbp	// third2.step10.h
xor r14, r11	// third2.step11.x
sub r9, rax	// third2.step11.c1.2
mov r8, r13	// copy for third2.step11.t
sar r8, 1	// third2.step11.t
lea rcx, [r8+r14]	// third2.step11.y
cmovc rcx, r8	// third2.step11.G
andn rbp, r13, rdx	// third2.step11.w
cmovnz rsi, r9	// third2.step11.d
shrx rax, rsi, r15	// third2.step11.m
sarx r14, rsi, r15	// third2.step11.s
lea r13, [rsi-1]	// third2.step12.c0
cmovnz r11, r8	// third2.step11.h
xor r14, r11	// third2.step12.x
sub r12, rsi	// third2.step12.c1.2
neg rbx	// change1.w1g.neg
sar rbx, 20	// change1.w1g.sar
mov rdx, rcx	// copy for third2.step12.t
sar rdx, 1	// third2.step12.t
lea rbp, [rdx+r14]	// third2.step12.y
mov qword ptr [rdi+48], rbx	// change1.w1g.store_w1g
mov r9, qword ptr [rdi+192]	// change1.high1f.load_N1u
cmovc rbp, rdx	// third2.step12.G
imul r9, qword ptr [rdi+384]	// change1.high1f.imul_above_f
andn r8, rcx, rax	// third2.step12.w
cmovnz r13, r12	// third2.step12.d
shrx rsi, r13, r15	// third2.step12.m
sarx r14, r13, r15	// third2.step12.s
lea rbx, [r13-1]	// third2.step13.c0
mov rcx, qword ptr [rdi+200]	// change1.high1f.load_N1v
mov rax, -2	// third2.step14.c1
mov r8, -2	// third2.step15.c1
cmovnz r11, rdx	// third2.step12.h
xor r14, r11	// third2.step13.x
sub r10, r13	// third2.step13.c1.2
mov r12, rbp	// copy for third2.step13.t
sar r12, 1	// third2.step13.t
lea rdx, [r12+r14]	// third2.step13.y
cmovc rdx, r12	// third2.step13.G
andn r13, rbp, rsi	// third2.step13.w
cmovnz rbx, r10	// third2.step13.d
shrx r14, rbx, r15	// third2.step13.m
sarx rbp, rbx, r15	// third2.step13.s
lea rsi, [rbx-1]	// third2.step14.c0
cmovnz r11, r12	// third2.step13.h
xor rbp, r11	// third2.step14.x
imul rcx, qword ptr [rdi+400]	// change1.high1f.imul_above_g
sub rax, rbx	// third2.step14.c1.2
lea r13, [r9+rcx]	// change1.high1f.add
mov r10, rdx	// copy for third2.step14.t
sar r10, 1	// third2.step14.t
lea r12, [r10+rbp]	// third2.step14.y
mov rbx, qword ptr [rdi+40]	// change1.high1f.load_w1f
cmovc r12, r10	// third2.step14.G
sar rbx, 20	// change1.high1f.sar
sub rbx, r13	// change1.high1f.sub
andn r9, rdx, r14	// third2.step14.w
cmovnz rsi, rax	// third2.step14.d
shrx rcx, rsi, r15	// third2.step14.m
sarx rbp, rsi, r15	// third2.step14.s
lea r13, [rsi-1]	// third2.step15.c0
mov rdx, -2	// third2.step16.c1
cmovnz r11, r10	// third2.step14.h
xor rbp, r11	// third2.step15.x
sub r8, rsi	// third2.step15.c1.2
mov r14, r12	// copy for third2.step15.t
sar r14, 1	// third2.step15.t
lea r9, [r14+rbp]	// third2.step15.y
cmovc r9, r14	// third2.step15.G
andn rax, r12, rcx	// third2.step15.w
cmovnz r13, r8	// third2.step15.d
shrx r10, r13, r15	// third2.step15.m
sarx rsi, r13, r15	// third2.step15.s
lea rbp, [r13-1]	// third2.step16.c0
mov r12, -2	// third2.step17.c1
cmovnz r11, r14	// third2.step15.h
xor rsi, r11	// third2.step16.x
sub rdx, r13	// third2.step16.c1.2
shl rbx, 44	// change1.high1f.shl
mov qword ptr [rdi+56], rbx	// change1.high1f.store_high1f
mov rcx, r9	// copy for third2.step16.t
sar rcx, 1	// third2.step16.t
lea rax, [rcx+rsi]	// third2.step16.y
mov r8, qword ptr [rdi+208]	// change1.high1g.load_N1q
cmovc rax, rcx	// third2.step16.G
imul r8, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov r14, qword ptr [rdi+216]	// change1.high1g.load_N1r
andn r13, r9, r10	// third2.step16.w
cmovnz rbp, rdx	// third2.step16.d
shrx rbx, rbp, r15	// third2.step16.m
sarx rsi, rbp, r15	// third2.step16.s
lea r9, [rbp-1]	// third2.step17.c0
mov r10, -2	// third2.step18.c1
mov r13, -2	// third2.step19.c1
cmovnz r11, rcx	// third2.step16.h
xor rsi, r11	// third2.step17.x
sub r12, rbp	// third2.step17.c1.2
mov rdx, rax	// copy for third2.step17.t
sar rdx, 1	// third2.step17.t
lea rcx, [rdx+rsi]	// third2.step17.y
cmovc rcx, rdx	// third2.step17.G
imul r14, qword ptr [rdi+400]	// change1.high1g.imul_above_g
andn rbp, rax, rbx	// third2.step17.w
cmovnz r9, r12	// third2.step17.d
shrx rsi, r9, r15	// third2.step17.m
sarx rax, r9, r15	// third2.step17.s
lea rbx, [r9-1]	// third2.step18.c0
lea rbp, [r8+r14]	// change1.high1g.add
mov r12, qword ptr [rdi+48]	// change1.high1g.load_w1g
cmovnz r11, rdx	// third2.step17.h
xor rax, r11	// third2.step18.x
sub r10, r9	// third2.step18.c1.2
mov r8, rcx	// copy for third2.step18.t
sar r8, 1	// third2.step18.t
lea r14, [r8+rax]	// third2.step18.y
cmovc r14, r8	// third2.step18.G
sar r12, 20	// change1.high1g.sar
sub r12, rbp	// change1.high1g.sub
shl r12, 44	// change1.high1g.shl
andn rdx, rcx, rsi	// third2.step18.w
cmovnz rbx, r10	// third2.step18.d
shrx r9, rbx, r15	// third2.step18.m
sarx rax, rbx, r15	// third2.step18.s
lea rbp, [rbx-1]	// third2.step19.c0
mov rcx, -2	// third2.step20.c1
mov qword ptr [rdi+64], r12	// change1.high1g.store_high1g
cmovnz r11, r8	// third2.step18.h
xor rax, r11	// third2.step19.x
sub r13, rbx	// third2.step19.c1.2
mov rsi, r14	// copy for third2.step19.t
sar rsi, 1	// third2.step19.t
lea rdx, [rsi+rax]	// third2.step19.y
cmovc rdx, rsi	// third2.step19.G
andn r10, r14, r9	// third2.step19.w
cmovnz rbp, r13	// third2.step19.d
shrx r12, rbp, r15	// third2.step19.m
sarx r8, rbp, r15	// third2.step19.s
lea rbx, [rbp-1]	// third2.step20.c0
cmovnz r11, rsi	// third2.step19.h
xor r8, r11	// third2.step20.x
sub rcx, rbp	// third2.step20.c1.2
mov rax, rdx	// copy for third2.step20.t
sar rax, 1	// third2.step20.t
lea r14, [rax+r8]	// third2.step20.y
cmovc r14, rax	// third2.step20.G
mov r9, r14	// copy for change2.G.add_rounding_G
add r9, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov r10, r14	// copy for change2.G.shl
shl r10, 44	// change2.G.shl
rorx r13, r9, 21	// change2.G.first_entry
rorx rsi, r9, 42	// change2.G.second_entry
add r10, qword ptr [rdi-40]	// change2.G.add_refill_G
imul r13, qword ptr [rdi+56]	// change2.G.imul_high1f
imul rsi, qword ptr [rdi+64]	// change2.G.imul_high1g
andn rbp, rdx, r12	// third2.step20.w
cmovnz rbx, rcx	// third2.step20.d
shrx r8, rbx, r15	// third2.step20.m
sarx r9, rbx, r15	// third2.step20.s
lea rdx, [r13+rsi]	// change2.G.add
lea r12, [rbx-1]	// third3.step1.c0
lea rbp, [rdx+r10]	// change2.G.add.2
mov rcx, -2	// third3.step1.c1
cmovnz r11, rax	// third2.step20.h
mov r13, r11	// copy for change2.h.add_rounding_h
add r13, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov rsi, r11	// copy for change2.h.shl
shl rsi, 45	// change2.h.shl
rorx rdx, r13, 20	// change2.h.first_entry
rorx r10, r13, 41	// change2.h.second_entry
add rsi, qword ptr [rdi-48]	// change2.h.add_refill_h
imul rdx, qword ptr [rdi+56]	// change2.h.imul_high1f
imul r10, qword ptr [rdi+64]	// change2.h.imul_high1g
lea rax, [rdx+r10]	// change2.h.add
lea r13, [rax+rsi]	// change2.h.add.2
ror rbp, 44	// change2.G.packed
ror r13, 45	// change2.h.packed
xor r9, r13	// third3.step1.x
sub rcx, rbx	// third3.step1.c1.2
mov rdx, rbp	// copy for third3.step1.t
sar rdx, 1	// third3.step1.t
lea r10, [rdx+r9]	// third3.step1.y
mov rax, -2	// third3.step2.c1
cmovc r10, rdx	// third3.step1.G
andn rsi, rbp, r8	// third3.step1.w
cmovnz r12, rcx	// third3.step1.d
shrx rbx, r12, r15	// third3.step1.m
sarx r9, r12, r15	// third3.step1.s
lea rbp, [r12-1]	// third3.step2.c0
mov r8, -2	// third3.step3.c1
cmovnz r13, rdx	// third3.step1.h
xor r9, r13	// third3.step2.x
mov rsi, r11	// copy for change2.N2v.add_rounding_h
add rsi, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
sub rax, r12	// third3.step2.c1.2
sar rsi, 41	// change2.N2v.sar
mov qword ptr [rdi+264], rsi	// change2.N2v.store_N2v
lea rcx, [r11+524288]	// change2.N2u.offset
mov rdx, r10	// copy for third3.step2.t
sar rdx, 1	// third3.step2.t
lea r12, [rdx+r9]	// third3.step2.y
cmovc r12, rdx	// third3.step2.G
shl rcx, 23	// change2.N2u.shl
sar rcx, 43	// change2.N2u.sar
mov qword ptr [rdi+256], rcx	// change2.N2u.store_N2u
mov rsi, r14	// copy for change2.N2r.add_rounding_G
add rsi, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
andn r11, r10, rbx	// third3.step2.w
cmovnz rbp, rax	// third3.step2.d
shrx r9, rbp, r15	// third3.step2.m
sarx rcx, rbp, r15	// third3.step2.s
lea r10, [rbp-1]	// third3.step3.c0
mov rbx, -2	// third3.step4.c1
mov r11, -2	// third3.step5.c1
cmovnz r13, rdx	// third3.step2.h
xor rcx, r13	// third3.step3.x
sub r8, rbp	// third3.step3.c1.2
mov rax, r12	// copy for third3.step3.t
sar rax, 1	// third3.step3.t
lea rdx, [rax+rcx]	// third3.step3.y
cmovc rdx, rax	// third3.step3.G
sar rsi, 42	// change2.N2r.sar
andn rbp, r12, r9	// third3.step3.w
mov qword ptr [rdi+280], rsi	// change2.N2r.store_N2r
lea rcx, [r14+1048576]	// change2.N2q.offset
cmovnz r10, r8	// third3.step3.d
shrx r12, r10, r15	// third3.step3.m
sarx r9, r10, r15	// third3.step3.s
lea rbp, [r10-1]	// third3.step4.c0
cmovnz r13, rax	// third3.step3.h
xor r9, r13	// third3.step4.x
shl rcx, 22	// change2.N2q.shl
sub rbx, r10	// third3.step4.c1.2
sar rcx, 43	// change2.N2q.sar
mov rsi, rdx	// copy for third3.step4.t
sar rsi, 1	// third3.step4.t
lea r14, [rsi+r9]	// third3.step4.y
mov qword ptr [rdi+272], rcx	// change2.N2q.store_N2q
mov r8, qword ptr [rdi+256]	// change2.Yu.load_N2u
cmovc r14, rsi	// third3.step4.G
imul r8, qword ptr [rdi+192]	// change2.Yu.imul_N1u
andn rax, rdx, r12	// third3.step4.w
cmovnz rbp, rbx	// third3.step4.d
shrx r10, rbp, r15	// third3.step4.m
sarx r9, rbp, r15	// third3.step4.s
lea rcx, [rbp-1]	// third3.step5.c0
mov rdx, qword ptr [rdi+264]	// change2.Yu.load_N2v
mov r12, -2	// third3.step6.c1
mov rax, -2	// third3.step7.c1
cmovnz r13, rsi	// third3.step4.h
xor r9, r13	// third3.step5.x
sub r11, rbp	// third3.step5.c1.2
imul rdx, qword ptr [rdi+208]	// change2.Yu.imul_N1q
mov rbx, r14	// copy for third3.step5.t
sar rbx, 1	// third3.step5.t
lea rsi, [rbx+r9]	// third3.step5.y
lea rbp, [r8+rdx]	// change2.Yu.add
mov qword ptr [rdi+128], rbp	// change2.Yu.store_Yu
mov r9, qword ptr [rdi+256]	// change2.Yv.load_N2u
cmovc rsi, rbx	// third3.step5.G
andn r8, r14, r10	// third3.step5.w
cmovnz rcx, r11	// third3.step5.d
shrx rdx, rcx, r15	// third3.step5.m
sarx rbp, rcx, r15	// third3.step5.s
lea r14, [rcx-1]	// third3.step6.c0
cmovnz r13, rbx	// third3.step5.h
xor rbp, r13	// third3.step6.x
sub r12, rcx	// third3.step6.c1.2
imul r9, qword ptr [rdi+200]	// change2.Yv.imul_N1v
mov r10, rsi	// copy for third3.step6.t
sar r10, 1	// third3.step6.t
lea r8, [r10+rbp]	// third3.step6.y
mov r11, qword ptr [rdi+264]	// change2.Yv.load_N2v
cmovc r8, r10	// third3.step6.G
imul r11, qword ptr [rdi+216]	// change2.Yv.imul_N1r
lea rbx, [r9+r11]	// change2.Yv.add
mov qword ptr [rdi+136], rbx	// change2.Yv.store_Yv
mov rcx, qword ptr [rdi+272]	// change2.Yq.load_N2q
mov rbp, -2	// third3.step8.c1
imul rcx, qword ptr [rdi+192]	// change2.Yq.imul_N1u
andn r9, rsi, rdx	// third3.step6.w
cmovnz r14, r12	// third3.step6.d
shrx r11, r14, r15	// third3.step6.m
sarx rbx, r14, r15	// third3.step6.s
lea rsi, [r14-1]	// third3.step7.c0
mov rdx, qword ptr [rdi+280]	// change2.Yq.load_N2r
mov r9, -2	// third3.step9.c1
mov r12, -2	// third3.step10.c1
cmovnz r13, r10	// third3.step6.h
xor rbx, r13	// third3.step7.x
mov r10, r8	// copy for third3.step7.t
sar r10, 1	// third3.step7.t
lea rbx, [r10+rbx]	// third3.step7.y
cmovc rbx, r10	// third3.step7.G
sub rax, r14	// third3.step7.c1.2
andn r14, r8, r11	// third3.step7.w
cmovnz rsi, rax	// third3.step7.d
shrx r8, rsi, r15	// third3.step7.m
sarx r11, rsi, r15	// third3.step7.s
lea r14, [rsi-1]	// third3.step8.c0
cmovnz r13, r10	// third3.step7.h
xor r11, r13	// third3.step8.x
sub rbp, rsi	// third3.step8.c1.2
imul rdx, qword ptr [rdi+208]	// change2.Yq.imul_N1q
mov rax, rbx	// copy for third3.step8.t
sar rax, 1	// third3.step8.t
lea r10, [rax+r11]	// third3.step8.y
lea rsi, [rcx+rdx]	// change2.Yq.add
mov qword ptr [rdi+144], rsi	// change2.Yq.store_Yq
mov r11, qword ptr [rdi+272]	// change2.Yr.load_N2q
cmovc r10, rax	// third3.step8.G
imul r11, qword ptr [rdi+200]	// change2.Yr.imul_N1v
mov rcx, qword ptr [rdi+280]	// change2.Yr.load_N2r
andn rdx, rbx, r8	// third3.step8.w
cmovnz r14, rbp	// third3.step8.d
shrx rsi, r14, r15	// third3.step8.m
sarx rbx, r14, r15	// third3.step8.s
lea r8, [r14-1]	// third3.step9.c0
mov rdx, -2	// third3.step11.c1
cmovnz r13, rax	// third3.step8.h
xor rbx, r13	// third3.step9.x
sub r9, r14	// third3.step9.c1.2
mov rbp, r10	// copy for third3.step9.t
sar rbp, 1	// third3.step9.t
lea rax, [rbp+rbx]	// third3.step9.y
cmovc rax, rbp	// third3.step9.G
imul rcx, qword ptr [rdi+216]	// change2.Yr.imul_N1r
andn r14, r10, rsi	// third3.step9.w
lea rbx, [r11+rcx]	// change2.Yr.add
cmovnz r8, r9	// third3.step9.d
shrx r10, r8, r15	// third3.step9.m
sarx rsi, r8, r15	// third3.step9.s
lea r14, [r8-1]	// third3.step10.c0
mov qword ptr [rdi+152], rbx	// change2.Yr.store_Yr
mov r11, qword ptr [rdi+256]	// change2.w2f.load_N2u
cmovnz r13, rbp	// third3.step9.h
xor rsi, r13	// third3.step10.x
sub r12, r8	// third3.step10.c1.2
mov rcx, rax	// copy for third3.step10.t
sar rcx, 1	// third3.step10.t
lea r9, [rcx+rsi]	// third3.step10.y
cmovc r9, rcx	// third3.step10.G
imul r11, qword ptr [rdi+40]	// change2.w2f.imul_w1f
mov rbx, qword ptr [rdi+264]	// change2.w2f.load_N2v
imul rbx, qword ptr [rdi+48]	// change2.w2f.imul_w1g
lea rbp, [r11+rbx]	// change2.w2f.add
neg rbp	// change2.w2f.neg
andn r8, rax, r10	// third3.step10.w
cmovnz r14, r12	// third3.step10.d
shrx rsi, r14, r15	// third3.step10.m
sarx r11, r14, r15	// third3.step10.s
lea rbx, [r14-1]	// third3.step11.c0
mov rax, -2	// third3.step12.c1
mov r10, -2	// third3.step13.c1
cmovnz r13, rcx	// third3.step10.h
xor r11, r13	// third3.step11.x
dec qword ptr [rdi-72]	// third3.leave.dec
jz 3f	// third3.leave.jz
sub rdx, r14	// third3.step11.c1.2
mov r8, r9	// copy for third3.step11.t
sar r8, 1	// third3.step11.t
lea r12, [r8+r11]	// third3.step11.y
cmovc r12, r8	// third3.step11.G
sar rbp, 20	// change2.w2f.sar
andn rcx, r9, rsi	// third3.step11.w
mov r14, qword ptr [rdi+128]	// change2.w2f.load_Yu
cmovnz rbx, rdx	// third3.step11.d
shrx r11, rbx, r15	// third3.step11.m
sarx r9, rbx, r15	// third3.step11.s
lea rsi, [rbx-1]	// third3.step12.c0
cmovnz r13, r8	// third3.step11.h
xor r9, r13	// third3.step12.x
sub rax, rbx	// third3.step12.c1.2
imul r14, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov rcx, qword ptr [rdi+136]	// change2.w2f.load_Yv
mov rdx, r12	// copy for third3.step12.t
sar rdx, 1	// third3.step12.t
lea r8, [rdx+r9]	// third3.step12.y
cmovc r8, rdx	// third3.step12.G
imul rcx, qword ptr [rdi+400]	// change2.w2f.imul_above_g
lea rbx, [r14+rcx]	// change2.w2f.add.2
lea r9, [rbp+rbx]	// change2.w2f.add.3
mov qword ptr [rdi-112], r9	// change2.w2f.store_w2f
sar r9, 20	// change2.w2f.sar.2
mov r14, -2	// third3.step14.c1
andn rcx, r12, r11	// third3.step12.w
cmovnz rsi, rax	// third3.step12.d
shrx rbp, rsi, r15	// third3.step12.m
sarx rbx, rsi, r15	// third3.step12.s
lea r12, [rsi-1]	// third3.step13.c0
mov r11, -2	// third3.step15.c1
cmovnz r13, rdx	// third3.step12.h
xor rbx, r13	// third3.step13.x
sub r10, rsi	// third3.step13.c1.2
mov rcx, r8	// copy for third3.step13.t
sar rcx, 1	// third3.step13.t
lea rax, [rcx+rbx]	// third3.step13.y
mov rdx, -2	// third3.step16.c1
cmovc rax, rcx	// third3.step13.G
shl r9, 44	// change2.w2f.shl
andn rsi, r8, rbp	// third3.step13.w
cmovnz r12, r10	// third3.step13.d
shrx rbx, r12, r15	// third3.step13.m
sarx r8, r12, r15	// third3.step13.s
lea rbp, [r12-1]	// third3.step14.c0
mov qword ptr [rdi+72], r9	// change2.w2f.store_high2f
mov rsi, qword ptr [rdi+272]	// change2.w2g.load_N2q
cmovnz r13, rcx	// third3.step13.h
xor r8, r13	// third3.step14.x
sub r14, r12	// third3.step14.c1.2
imul rsi, qword ptr [rdi+40]	// change2.w2g.imul_w1f
mov r10, rax	// copy for third3.step14.t
sar r10, 1	// third3.step14.t
lea r9, [r10+r8]	// third3.step14.y
mov rcx, qword ptr [rdi+280]	// change2.w2g.load_N2r
cmovc r9, r10	// third3.step14.G
imul rcx, qword ptr [rdi+48]	// change2.w2g.imul_w1g
lea r12, [rsi+rcx]	// change2.w2g.add
neg r12	// change2.w2g.neg
sar r12, 20	// change2.w2g.sar
andn r8, rax, rbx	// third3.step14.w
cmovnz rbp, r14	// third3.step14.d
shrx rsi, rbp, r15	// third3.step14.m
sarx rcx, rbp, r15	// third3.step14.s
lea rax, [rbp-1]	// third3.step15.c0
mov rbx, qword ptr [rdi+144]	// change2.w2g.load_Yq
mov r8, -2	// third3.step17.c1
cmovnz r13, r10	// third3.step14.h
xor rcx, r13	// third3.step15.x
mov r14, r9	// copy for third3.step15.t
sar r14, 1	// third3.step15.t
lea r10, [r14+rcx]	// third3.step15.y
cmovc r10, r14	// third3.step15.G
sub r11, rbp	// third3.step15.c1.2
andn rcx, r9, rsi	// third3.step15.w
cmovnz rax, r11	// third3.step15.d
shrx rbp, rax, r15	// third3.step15.m
lea r9, [rax-1]	// third3.step16.c0
sarx rsi, rax, r15	// third3.step15.s
cmovnz r13, r14	// third3.step15.h
xor rsi, r13	// third3.step16.x
sub rdx, rax	// third3.step16.c1.2
imul rbx, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov rcx, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul rcx, qword ptr [rdi+400]	// change2.w2g.imul_above_g
mov r11, r10	// copy for third3.step16.t
sar r11, 1	// third3.step16.t
lea r14, [r11+rsi]	// third3.step16.y
lea rax, [rbx+rcx]	// change2.w2g.add.2
lea rsi, [r12+rax]	// change2.w2g.add.3
mov qword ptr [rdi-104], rsi	// change2.w2g.store_w2g
cmovc r14, r11	// third3.step16.G
andn rbx, r10, rbp	// third3.step16.w
cmovnz r9, rdx	// third3.step16.d
shrx rcx, r9, r15	// third3.step16.m
sarx r12, r9, r15	// third3.step16.s
lea rax, [r9-1]	// third3.step17.c0
mov r10, -2	// third3.step18.c1
mov rbp, -2	// third3.step19.c1
cmovnz r13, r11	// third3.step16.h
xor r12, r13	// third3.step17.x
mov rbx, r14	// copy for third3.step17.t
sar rbx, 1	// third3.step17.t
lea rdx, [rbx+r12]	// third3.step17.y
cmovc rdx, rbx	// third3.step17.G
sub r8, r9	// third3.step17.c1.2
sar rsi, 20	// change2.w2g.sar.2
shl rsi, 44	// change2.w2g.shl
mov qword ptr [rdi+80], rsi	// change2.w2g.store_high2g
andn r11, r14, rcx	// third3.step17.w
cmovnz rax, r8	// third3.step17.d
shrx r12, rax, r15	// third3.step17.m
sarx r9, rax, r15	// third3.step17.s
lea rsi, [rax-1]	// third3.step18.c0
mov r14, -2	// third3.step20.c1
cmovnz r13, rbx	// third3.step17.h
sub r10, rax	// third3.step18.c1.2
xor r9, r13	// third3.step18.x
mov rcx, rdx	// copy for third3.step18.t
sar rcx, 1	// third3.step18.t
lea r11, [rcx+r9]	// third3.step18.y
cmovc r11, rcx	// third3.step18.G
andn r8, rdx, r12	// third3.step18.w
cmovnz rsi, r10	// third3.step18.d
shrx rbx, rsi, r15	// third3.step18.m
sarx rax, rsi, r15	// third3.step18.s
lea r9, [rsi-1]	// third3.step19.c0
cmovnz r13, rcx	// third3.step18.h
xor rax, r13	// third3.step19.x
sub rbp, rsi	// third3.step19.c1.2
mov rdx, r11	// copy for third3.step19.t
sar rdx, 1	// third3.step19.t
lea r12, [rdx+rax]	// third3.step19.y
cmovc r12, rdx	// third3.step19.G
andn r8, r11, rbx	// third3.step19.w
cmovnz r9, rbp	// third3.step19.d
shrx r10, r9, r15	// third3.step19.m
sarx rcx, r9, r15	// third3.step19.s
lea rsi, [r9-1]	// third3.step20.c0
cmovnz r13, rdx	// third3.step19.h
xor rcx, r13	// third3.step20.x
sub r14, r9	// third3.step20.c1.2
mov rax, r12	// copy for third3.step20.t
sar rax, 1	// third3.step20.t
lea r11, [rax+rcx]	// third3.step20.y
cmovc r11, rax	// third3.step20.G
mov rbx, r11	// copy for change3.G.shl
shl rbx, 44	// change3.G.shl
mov r8, r11	// copy for change3.G.add_rounding_G
add r8, qword ptr [rdi-56]	// change3.G.add_rounding_G
rorx rbp, r8, 42	// change3.G.second_entry
rorx rdx, r8, 21	// change3.G.first_entry
imul rbp, qword ptr [rdi+80]	// change3.G.imul_high2g
add rbx, qword ptr [rdi-40]	// change3.G.add_refill_G
mov qword ptr [rdi-120], r11	// change3.store_end_G
imul rdx, qword ptr [rdi+72]	// change3.G.imul_high2f
andn r9, r12, r10	// third3.step20.w
cmovnz rsi, r14	// third3.step20.d
shrx rcx, rsi, r15	// third3.step20.m
sarx r8, rsi, r15	// third3.step20.s
lea r11, [rdx+rbp]	// change3.G.add
lea r12, [r11+rbx]	// change3.G.add.2
cmovnz r13, rax	// third3.step20.h
mov r10, r13	// copy for change3.h.add_rounding_h
add r10, qword ptr [rdi-64]	// change3.h.add_rounding_h
rorx r9, r10, 20	// change3.h.first_entry
imul r9, qword ptr [rdi+72]	// change3.h.imul_high2f
rorx r14, r10, 41	// change3.h.second_entry
imul r14, qword ptr [rdi+80]	// change3.h.imul_high2g
mov qword ptr [rdi-128], r13	// change3.store_end_h
shl r13, 45	// change3.h.shl
add r13, qword ptr [rdi-48]	// change3.h.add_refill_h
lea rdx, [r9+r14]	// change3.h.add
lea rbp, [rdx+r13]	// change3.h.add.2
ror rbp, 45	// change3.h.packed
ror r12, 44	// change3.G.packed
mov rbx, r12	// output
mov rdx, rsi	// output
mov rsi, r8	// output
mov rax, rcx	// output
mov rcx, rbp	// output
mov rbp, rax	// output
cmp qword ptr [rdi-72], 64	// loop
jnz 2b	// loop
mov qword ptr [rdi-96], rbx	// store_start_G
mov qword ptr [rdi-88], rcx	// store_start_h
mov qword ptr [rdi-80], rdx	// store_d
jmp 4f	// leave
3:
mov qword ptr [rdi-128], r13	// store_end_h
mov qword ptr [rdi-120], r9	// store_end_G
4:
vzeroupper	// leave
pop r15	// leave
pop r14	// leave
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
ret	// leave
