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
mov r15, -1	// ones
.p2align 6
2:
xor rsi, rcx	// third1.step1.x
lea rax, [rdx-1]	// third1.step1.c0
mov r8, -2	// third1.step1.c1
sub r8, rdx	// third1.step1.c1.2
mov r9, -2	// third1.step2.c1
mov r10, rbx	// copy for third1.step1.t
sar r10, 1	// third1.step1.t
lea r11, [r10+rsi]	// third1.step1.y
cmovc r11, r10	// third1.step1.G
andn r12, rbx, rbp	// third1.step1.w
cmovnz rax, r8	// third1.step1.d
shrx r13, rax, r15	// third1.step1.m
sarx r14, rax, r15	// third1.step1.s
lea rdx, [rax-1]	// third1.step2.c0
mov rsi, -2	// third1.step3.c1
cmovnz rcx, r10	// third1.step1.h
xor r14, rcx	// third1.step2.x
sub r9, rax	// third1.step2.c1.2
mov rbx, r11	// copy for third1.step2.t
sar rbx, 1	// third1.step2.t
lea rbp, [rbx+r14]	// third1.step2.y
cmovc rbp, rbx	// third1.step2.G
mov r12, qword ptr [rdi-128]	// end.load_end_h
mov r8, qword ptr [rdi-120]	// end.load_end_G
andn r10, r11, r13	// third1.step2.w
cmovnz rdx, r9	// third1.step2.d
shrx rax, rdx, r15	// third1.step2.m
sarx r14, rdx, r15	// third1.step2.s
lea r11, [rdx-1]	// third1.step3.c0
mov r13, -2	// third1.step4.c1
mov r10, -2	// third1.step5.c1
cmovnz rcx, rbx	// third1.step2.h
xor r14, rcx	// third1.step3.x
sub rsi, rdx	// third1.step3.c1.2
mov r9, r12	// copy for end.N3v.add_rounding_h
add r9, qword ptr [rdi-64]	// end.N3v.add_rounding_h
sar r9, 41	// end.N3v.sar
mov rbx, rbp	// copy for third1.step3.t
sar rbx, 1	// third1.step3.t
lea rdx, [rbx+r14]	// third1.step3.y
mov qword ptr [rdi+328], r9	// end.N3v.store_N3v
lea r14, [r12+524288]	// end.N3u.offset
cmovc rdx, rbx	// third1.step3.G
andn r9, rbp, rax	// third1.step3.w
cmovnz r11, rsi	// third1.step3.d
shrx r12, r11, r15	// third1.step3.m
sarx rbp, r11, r15	// third1.step3.s
lea rax, [r11-1]	// third1.step4.c0
cmovnz rcx, rbx	// third1.step3.h
xor rbp, rcx	// third1.step4.x
sub r13, r11	// third1.step4.c1.2
shl r14, 23	// end.N3u.shl
sar r14, 43	// end.N3u.sar
mov qword ptr [rdi+320], r14	// end.N3u.store_N3u
mov r9, rdx	// copy for third1.step4.t
sar r9, 1	// third1.step4.t
lea rsi, [r9+rbp]	// third1.step4.y
cmovc rsi, r9	// third1.step4.G
mov rbx, r8	// copy for end.N3r.add_rounding_G
add rbx, qword ptr [rdi-56]	// end.N3r.add_rounding_G
sar rbx, 42	// end.N3r.sar
andn r11, rdx, r12	// third1.step4.w
cmovnz rax, r13	// third1.step4.d
shrx r14, rax, r15	// third1.step4.m
sarx rbp, rax, r15	// third1.step4.s
lea rdx, [rax-1]	// third1.step5.c0
mov qword ptr [rdi+344], rbx	// end.N3r.store_N3r
lea r12, [r8+1048576]	// end.N3q.offset
mov r11, -2	// third1.step6.c1
mov r13, -2	// third1.step7.c1
cmovnz rcx, r9	// third1.step4.h
xor rbp, rcx	// third1.step5.x
sub r10, rax	// third1.step5.c1.2
shl r12, 22	// end.N3q.shl
mov rbx, rsi	// copy for third1.step5.t
sar rbx, 1	// third1.step5.t
lea r8, [rbx+rbp]	// third1.step5.y
cmovc r8, rbx	// third1.step5.G
andn r9, rsi, r14	// third1.step5.w
cmovnz rdx, r10	// third1.step5.d
shrx rax, rdx, r15	// third1.step5.m
sarx rbp, rdx, r15	// third1.step5.s
lea rsi, [rdx-1]	// third1.step6.c0
cmovnz rcx, rbx	// third1.step5.h
xor rbp, rcx	// third1.step6.x
sub r11, rdx	// third1.step6.c1.2
sar r12, 43	// end.N3q.sar
mov qword ptr [rdi+336], r12	// end.N3q.store_N3q
mov r14, qword ptr [rdi+320]	// end.Mu.load_N3u
imul r14, qword ptr [rdi+128]	// end.Mu.imul_Yu
mov r9, qword ptr [rdi+328]	// end.Mu.load_N3v
mov r10, r8	// copy for third1.step6.t
sar r10, 1	// third1.step6.t
lea rbx, [r10+rbp]	// third1.step6.y
cmovc rbx, r10	// third1.step6.G
imul r9, qword ptr [rdi+144]	// end.Mu.imul_Yq
lea rdx, [r14+r9]	// end.Mu.add
andn r12, r8, rax	// third1.step6.w
cmovnz rsi, r11	// third1.step6.d
shrx rbp, rsi, r15	// third1.step6.m
sarx r14, rsi, r15	// third1.step6.s
lea r9, [rsi-1]	// third1.step7.c0
mov r8, -2	// third1.step8.c1
mov rax, -2	// third1.step9.c1
cmovnz rcx, r10	// third1.step6.h
xor r14, rcx	// third1.step7.x
sub r13, rsi	// third1.step7.c1.2
neg rdx	// end.Mu.neg
mov qword ptr [rdi-16], rdx	// end.Mu.store_Mu
mov r12, qword ptr [rdi+320]	// end.Mv.load_N3u
mov r11, rbx	// copy for third1.step7.t
sar r11, 1	// third1.step7.t
lea r10, [r11+r14]	// third1.step7.y
cmovc r10, r11	// third1.step7.G
andn rsi, rbx, rbp	// third1.step7.w
cmovnz r9, r13	// third1.step7.d
shrx rdx, r9, r15	// third1.step7.m
sarx r14, r9, r15	// third1.step7.s
lea rbx, [r9-1]	// third1.step8.c0
cmovnz rcx, r11	// third1.step7.h
xor r14, rcx	// third1.step8.x
sub r8, r9	// third1.step8.c1.2
imul r12, qword ptr [rdi+136]	// end.Mv.imul_Yv
mov rbp, qword ptr [rdi+328]	// end.Mv.load_N3v
imul rbp, qword ptr [rdi+152]	// end.Mv.imul_Yr
lea rsi, [r12+rbp]	// end.Mv.add
neg rsi	// end.Mv.neg
mov r13, r10	// copy for third1.step8.t
sar r13, 1	// third1.step8.t
lea r11, [r13+r14]	// third1.step8.y
mov qword ptr [rdi+0], rsi	// end.Mv.store_Mv
cmovc r11, r13	// third1.step8.G
mov r9, qword ptr [rdi+336]	// end.Mq.load_N3q
andn r12, r10, rdx	// third1.step8.w
cmovnz rbx, r8	// third1.step8.d
shrx rbp, rbx, r15	// third1.step8.m
sarx r14, rbx, r15	// third1.step8.s
lea rsi, [rbx-1]	// third1.step9.c0
mov r10, -2	// third1.step10.c1
mov rdx, -2	// third1.step11.c1
cmovnz rcx, r13	// third1.step8.h
xor r14, rcx	// third1.step9.x
sub rax, rbx	// third1.step9.c1.2
imul r9, qword ptr [rdi+128]	// end.Mq.imul_Yu
mov r12, qword ptr [rdi+344]	// end.Mq.load_N3r
mov r8, r11	// copy for third1.step9.t
sar r8, 1	// third1.step9.t
lea r13, [r8+r14]	// third1.step9.y
cmovc r13, r8	// third1.step9.G
andn rbx, r11, rbp	// third1.step9.w
cmovnz rsi, rax	// third1.step9.d
shrx r14, rsi, r15	// third1.step9.m
sarx r11, rsi, r15	// third1.step9.s
lea rbp, [rsi-1]	// third1.step10.c0
cmovnz rcx, r8	// third1.step9.h
xor r11, rcx	// third1.step10.x
imul r12, qword ptr [rdi+144]	// end.Mq.imul_Yq
sub r10, rsi	// third1.step10.c1.2
lea rbx, [r9+r12]	// end.Mq.add
neg rbx	// end.Mq.neg
mov qword ptr [rdi+8], rbx	// end.Mq.store_Mq
mov rax, qword ptr [rdi+336]	// end.Mr.load_N3q
imul rax, qword ptr [rdi+136]	// end.Mr.imul_Yv
mov r8, r13	// copy for third1.step10.t
sar r8, 1	// third1.step10.t
lea rsi, [r8+r11]	// third1.step10.y
mov r9, qword ptr [rdi+344]	// end.Mr.load_N3r
cmovc rsi, r8	// third1.step10.G
imul r9, qword ptr [rdi+152]	// end.Mr.imul_Yr
andn r12, r13, r14	// third1.step10.w
cmovnz rbp, r10	// third1.step10.d
shrx rbx, rbp, r15	// third1.step10.m
sarx r11, rbp, r15	// third1.step10.s
lea r13, [rbp-1]	// third1.step11.c0
lea r14, [rax+r9]	// end.Mr.add
mov r12, -2	// third1.step12.c1
mov r10, -2	// third1.step13.c1
cmovnz rcx, r8	// third1.step10.h
xor r11, rcx	// third1.step11.x
sub rdx, rbp	// third1.step11.c1.2
neg r14	// end.Mr.neg
mov rax, rsi	// copy for third1.step11.t
sar rax, 1	// third1.step11.t
lea r9, [rax+r11]	// third1.step11.y
mov qword ptr [rdi-8], r14	// end.Mr.store_Mr
mov r8, qword ptr [rdi+320]	// end.w0f.load_N3u
cmovc r9, rax	// third1.step11.G
andn rbp, rsi, rbx	// third1.step11.w
cmovnz r13, rdx	// third1.step11.d
shrx r11, r13, r15	// third1.step11.m
sarx r14, r13, r15	// third1.step11.s
lea rsi, [r13-1]	// third1.step12.c0
cmovnz rcx, rax	// third1.step11.h
xor r14, rcx	// third1.step12.x
sub r12, r13	// third1.step12.c1.2
imul r8, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov rbx, qword ptr [rdi+328]	// end.w0f.load_N3v
imul rbx, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea rbp, [r8+rbx]	// end.w0f.add
mov rdx, r9	// copy for third1.step12.t
sar rdx, 1	// third1.step12.t
lea rax, [rdx+r14]	// third1.step12.y
cmovc rax, rdx	// third1.step12.G
neg rbp	// end.w0f.neg
sar rbp, 20	// end.w0f.sar
andn r13, r9, r11	// third1.step12.w
cmovnz rsi, r12	// third1.step12.d
shrx r8, rsi, r15	// third1.step12.m
sarx rbx, rsi, r15	// third1.step12.s
lea r14, [rsi-1]	// third1.step13.c0
mov r9, -2	// third1.step14.c1
mov r11, -2	// third1.step15.c1
cmovnz rcx, rdx	// third1.step12.h
xor rbx, rcx	// third1.step13.x
sub r10, rsi	// third1.step13.c1.2
and rbp, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi+16], rbp	// end.w0f.store_w0f
mov r13, rax	// copy for third1.step13.t
sar r13, 1	// third1.step13.t
lea r12, [r13+rbx]	// third1.step13.y
cmovc r12, r13	// third1.step13.G
andn rdx, rax, r8	// third1.step13.w
cmovnz r14, r10	// third1.step13.d
shrx rsi, r14, r15	// third1.step13.m
sarx rbx, r14, r15	// third1.step13.s
lea rax, [r14-1]	// third1.step14.c0
cmovnz rcx, r13	// third1.step13.h
xor rbx, rcx	// third1.step14.x
shr rbp, 20	// end.w0f.shr
sub r9, r14	// third1.step14.c1.2
shl rbp, 44	// end.w0f.shl
mov qword ptr [rdi+24], rbp	// end.w0f.store_high0f
mov r8, qword ptr [rdi+336]	// end.w0g.load_N3q
imul r8, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov rdx, qword ptr [rdi+344]	// end.w0g.load_N3r
mov r10, r12	// copy for third1.step14.t
sar r10, 1	// third1.step14.t
lea r13, [r10+rbx]	// third1.step14.y
cmovc r13, r10	// third1.step14.G
imul rdx, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea r14, [r8+rdx]	// end.w0g.add
andn rbp, r12, rsi	// third1.step14.w
cmovnz rax, r9	// third1.step14.d
shrx rbx, rax, r15	// third1.step14.m
sarx r8, rax, r15	// third1.step14.s
lea rdx, [rax-1]	// third1.step15.c0
mov r12, -2	// third1.step16.c1
vbroadcasti128 ymm0, xmmword ptr [rdi-16]	// update.digits.vbroadcasti128
vbroadcasti128 ymm1, xmmword ptr [rdi+0]	// update.digits.vbroadcasti128.2
vmovdqa ymm2, ymmword ptr [rdi+448]	// update.digits.vmovdqa
vpand ymm3, ymm0, ymm2	// update.digits.vpand
vpand ymm4, ymm1, ymm2	// update.digits.vpand.2
vpsrlq ymm5, ymm0, 30	// update.digits.vpsrlq
mov rsi, -2	// third1.step17.c1
vpsrlq ymm6, ymm1, 30	// update.digits.vpsrlq.2
cmovnz rcx, r10	// third1.step14.h
xor r8, rcx	// third1.step15.x
sub r11, rax	// third1.step15.c1.2
neg r14	// end.w0g.neg
sar r14, 20	// end.w0g.sar
mov rbp, r13	// copy for third1.step15.t
sar rbp, 1	// third1.step15.t
lea r9, [rbp+r8]	// third1.step15.y
cmovc r9, rbp	// third1.step15.G
andn r10, r13, rbx	// third1.step15.w
cmovnz rdx, r11	// third1.step15.d
shrx rax, rdx, r15	// third1.step15.m
sarx r8, rdx, r15	// third1.step15.s
lea r13, [rdx-1]	// third1.step16.c0
cmovnz rcx, rbp	// third1.step15.h
xor r8, rcx	// third1.step16.x
and r14, qword ptr [rdi-32]	// end.w0g.and_low40
sub r12, rdx	// third1.step16.c1.2
mov qword ptr [rdi+32], r14	// end.w0g.store_w0g
shr r14, 20	// end.w0g.shr
shl r14, 44	// end.w0g.shl
mov qword ptr [rdi+40], r14	// end.w0g.store_high0g
mov rbx, r9	// copy for third1.step16.t
sar rbx, 1	// third1.step16.t
lea r10, [rbx+r8]	// third1.step16.y
cmovc r10, rbx	// third1.step16.G
vpshufd ymm7, ymmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
vpmuldq ymm8, ymm3, ymmword ptr [rdi+832]	// update.limb0.vpmuldq
andn r11, r9, rax	// third1.step16.w
cmovnz r13, r12	// third1.step16.d
shrx rbp, r13, r15	// third1.step16.m
sarx rdx, r13, r15	// third1.step16.s
lea r14, [r13-1]	// third1.step17.c0
vpmuldq ymm9, ymm4, ymm7	// update.limb0.vpmuldq.2
vpaddq ymm10, ymm8, ymm9	// update.limb0.vpaddq
vpaddq ymm11, ymm10, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
vpsrlq ymm12, ymm11, 30	// update.limb0.vpsrlq
mov r8, -2	// third1.step18.c1
vpand ymm13, ymm11, ymmword ptr [rdi+448]	// update.limb0.vpand
vperm2i128 ymm14, ymm13, ymm13, 0x81	// update.limb0.vperm2i128
vpmuldq ymm15, ymm5, ymmword ptr [rdi+832]	// update.limb1.vpmuldq
vpmuldq ymm2, ymm6, ymm7	// update.limb1.vpmuldq.2
vpaddq ymm0, ymm15, ymm2	// update.limb1.vpaddq
vpshufd ymm1, ymmword ptr [rdi+864], 0x4e	// update.limb1.vpshufd
vpmuldq ymm8, ymm3, ymmword ptr [rdi+864]	// update.limb1.vpmuldq.3
vpmuldq ymm9, ymm4, ymm1	// update.limb1.vpmuldq.4
vpaddq ymm10, ymm8, ymm9	// update.limb1.vpaddq.2
vpaddq ymm11, ymm0, ymm10	// update.limb1.vpaddq.3
vpaddq ymm13, ymm11, ymmword ptr [rdi+512]	// update.limb1.vpaddq.4
vpaddq ymm7, ymm13, ymm12	// update.limb1.vpaddq.5
vpsrlq ymm15, ymm7, 30	// update.limb1.vpsrlq
vpand ymm2, ymm7, ymmword ptr [rdi+448]	// update.limb1.vpand
mov r9, -2	// third1.step19.c1
vperm2i128 ymm8, ymm2, ymm2, 0x81	// update.limb1.vperm2i128
vpmuldq ymm9, ymm5, ymmword ptr [rdi+864]	// update.limb2.vpmuldq
cmovnz rcx, rbx	// third1.step16.h
xor rdx, rcx	// third1.step17.x
sub rsi, r13	// third1.step17.c1.2
mov rax, r10	// copy for third1.step17.t
sar rax, 1	// third1.step17.t
lea r11, [rax+rdx]	// third1.step17.y
cmovc r11, rax	// third1.step17.G
andn r12, r10, rbp	// third1.step17.w
cmovnz r14, rsi	// third1.step17.d
shrx rbx, r14, r15	// third1.step17.m
sarx r13, r14, r15	// third1.step17.s
lea rdx, [r14-1]	// third1.step18.c0
cmovnz rcx, rax	// third1.step17.h
xor r13, rcx	// third1.step18.x
sub r8, r14	// third1.step18.c1.2
mov r10, r11	// copy for third1.step18.t
sar r10, 1	// third1.step18.t
lea rbp, [r10+r13]	// third1.step18.y
cmovc rbp, r10	// third1.step18.G
vpmuldq ymm0, ymm6, ymm1	// update.limb2.vpmuldq.2
andn r12, r11, rbx	// third1.step18.w
cmovnz rdx, r8	// third1.step18.d
shrx rsi, rdx, r15	// third1.step18.m
sarx rax, rdx, r15	// third1.step18.s
lea r14, [rdx-1]	// third1.step19.c0
vpaddq ymm10, ymm9, ymm0	// update.limb2.vpaddq
vpshufd ymm11, ymmword ptr [rdi+896], 0x4e	// update.limb2.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+896]	// update.limb2.vpmuldq.3
vpmuldq ymm12, ymm4, ymm11	// update.limb2.vpmuldq.4
vpaddq ymm7, ymm13, ymm12	// update.limb2.vpaddq.2
mov r13, -2	// third1.step20.c1
vpaddq ymm2, ymm10, ymm7	// update.limb2.vpaddq.3
vpaddq ymm1, ymm2, ymmword ptr [rdi+512]	// update.limb2.vpaddq.4
vpaddq ymm9, ymm1, ymm15	// update.limb2.vpaddq.5
vpsrlq ymm0, ymm9, 30	// update.limb2.vpsrlq
vpand ymm13, ymm9, ymmword ptr [rdi+448]	// update.limb2.vpand
vmovdqa ymmword ptr [rdi+832], ymm13	// update.limb2.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+896]	// update.limb3.vpmuldq
vpmuldq ymm10, ymm6, ymm11	// update.limb3.vpmuldq.2
vpaddq ymm7, ymm12, ymm10	// update.limb3.vpaddq
vpshufd ymm2, ymmword ptr [rdi+928], 0x4e	// update.limb3.vpshufd
vpmuldq ymm1, ymm3, ymmword ptr [rdi+928]	// update.limb3.vpmuldq.3
vpmuldq ymm15, ymm4, ymm2	// update.limb3.vpmuldq.4
vpaddq ymm9, ymm1, ymm15	// update.limb3.vpaddq.2
vpaddq ymm13, ymm7, ymm9	// update.limb3.vpaddq.3
vpaddq ymm11, ymm13, ymmword ptr [rdi+512]	// update.limb3.vpaddq.4
cmovnz rcx, r10	// third1.step18.h
xor rax, rcx	// third1.step19.x
sub r9, rdx	// third1.step19.c1.2
mov r11, rbp	// copy for third1.step19.t
sar r11, 1	// third1.step19.t
lea rbx, [r11+rax]	// third1.step19.y
cmovc rbx, r11	// third1.step19.G
andn r12, rbp, rsi	// third1.step19.w
cmovnz r14, r9	// third1.step19.d
shrx r8, r14, r15	// third1.step19.m
sarx r10, r14, r15	// third1.step19.s
lea rdx, [r14-1]	// third1.step20.c0
cmovnz rcx, r11	// third1.step19.h
xor r10, rcx	// third1.step20.x
sub r13, r14	// third1.step20.c1.2
mov rax, rbx	// copy for third1.step20.t
sar rax, 1	// third1.step20.t
lea rbp, [rax+r10]	// third1.step20.y
cmovc rbp, rax	// third1.step20.G
mov rsi, rbp	// copy for change1.G.add_rounding_G
add rsi, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov r12, rbp	// copy for change1.G.shl
shl r12, 44	// change1.G.shl
rorx r9, rsi, 21	// change1.G.first_entry
rorx r11, rsi, 42	// change1.G.second_entry
add r12, qword ptr [rdi-40]	// change1.G.add_refill_G
imul r9, qword ptr [rdi+24]	// change1.G.imul_high0f
imul r11, qword ptr [rdi+40]	// change1.G.imul_high0g
vpaddq ymm12, ymm11, ymm0	// update.limb3.vpaddq.5
vpsrlq ymm10, ymm12, 30	// update.limb3.vpsrlq
andn r14, rbx, r8	// third1.step20.w
cmovnz rdx, r13	// third1.step20.d
shrx r10, rdx, r15	// third1.step20.m
sarx rsi, rdx, r15	// third1.step20.s
vpand ymm1, ymm12, ymmword ptr [rdi+448]	// update.limb3.vpand
vmovdqa ymmword ptr [rdi+864], ymm1	// update.limb3.vmovdqa
vpmuldq ymm15, ymm5, ymmword ptr [rdi+928]	// update.limb4.vpmuldq
vpmuldq ymm7, ymm6, ymm2	// update.limb4.vpmuldq.2
vpaddq ymm9, ymm15, ymm7	// update.limb4.vpaddq
vpshufd ymm13, ymmword ptr [rdi+960], 0x4e	// update.limb4.vpshufd
vpmuldq ymm11, ymm3, ymmword ptr [rdi+960]	// update.limb4.vpmuldq.3
vpmuldq ymm0, ymm4, ymm13	// update.limb4.vpmuldq.4
vpaddq ymm12, ymm11, ymm0	// update.limb4.vpaddq.2
lea rbx, [r9+r11]	// change1.G.add
vpaddq ymm2, ymm9, ymm12	// update.limb4.vpaddq.3
vpaddq ymm15, ymm2, ymmword ptr [rdi+512]	// update.limb4.vpaddq.4
vpaddq ymm7, ymm15, ymm10	// update.limb4.vpaddq.5
lea r8, [rbx+r12]	// change1.G.add.2
lea r14, [rdx-1]	// third2.step1.c0
vpsrlq ymm3, ymm7, 30	// update.limb4.vpsrlq
vpand ymm4, ymm7, ymmword ptr [rdi+448]	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+896], ymm4	// update.limb4.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+960]	// update.last.vpmuldq
vpmuldq ymm0, ymm6, ymm13	// update.last.vpmuldq.2
vpaddq ymm9, ymm11, ymm0	// update.last.vpaddq
mov r13, -2	// third2.step1.c1
vpaddq ymm12, ymm9, ymmword ptr [rdi+512]	// update.last.vpaddq.2
vpaddq ymm2, ymm12, ymm3	// update.last.vpaddq.3
cmovnz rcx, rax	// third1.step20.h
mov r9, rcx	// copy for change1.h.add_rounding_h
add r9, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov r11, rcx	// copy for change1.h.shl
shl r11, 45	// change1.h.shl
rorx rbx, r9, 20	// change1.h.first_entry
rorx r12, r9, 41	// change1.h.second_entry
add r11, qword ptr [rdi-48]	// change1.h.add_refill_h
imul rbx, qword ptr [rdi+24]	// change1.h.imul_high0f
imul r12, qword ptr [rdi+40]	// change1.h.imul_high0g
lea rax, [rbx+r12]	// change1.h.add
lea r9, [rax+r11]	// change1.h.add.2
ror r8, 44	// change1.G.packed
ror r9, 45	// change1.h.packed
xor rsi, r9	// third2.step1.x
sub r13, rdx	// third2.step1.c1.2
vpaddq ymm15, ymm2, ymm14	// update.last.vpaddq.4
vpand ymm10, ymm15, ymmword ptr [rdi+448]	// update.last.vpand
vmovdqa ymmword ptr [rdi+928], ymm10	// update.last.vmovdqa
vpsrlq ymm7, ymm1, 10	// update.last.above.vpsrlq
vpsllq ymm5, ymm4, 20	// update.last.above.vpsllq
mov rbx, -2	// third2.step2.c1
vpsllq ymm6, ymm10, 50	// update.last.above.vpsllq.2
mov r12, r8	// copy for third2.step1.t
sar r12, 1	// third2.step1.t
lea rax, [r12+rsi]	// third2.step1.y
vpaddq ymm13, ymm7, ymm5	// update.last.above.vpaddq
vpaddq ymm11, ymm13, ymm6	// update.last.above.vpaddq.2
vmovdqa ymmword ptr [rdi+384], ymm11	// update.last.above.vmovdqa
vpsrlq ymm0, ymm15, 30	// update.last.vpsrlq
vpaddq ymm9, ymm0, ymm8	// update.last.vpaddq.5
vpaddq ymm12, ymm9, ymmword ptr [rdi+576]	// update.last.vpaddq.6
vpand ymm3, ymm12, ymmword ptr [rdi+608]	// update.last.vpand.2
vmovdqa ymmword ptr [rdi+960], ymm3	// update.last.vmovdqa.2
vpsrlq ymm2, ymm12, 30	// update.last.vpsrlq.2
vperm2i128 ymm14, ymm2, ymm2, 0x08	// update.last.vperm2i128
cmovc rax, r12	// third2.step1.G
andn r11, r8, r10	// third2.step1.w
cmovnz r14, r13	// third2.step1.d
shrx rdx, r14, r15	// third2.step1.m
sarx rsi, r14, r15	// third2.step1.s
lea r8, [r14-1]	// third2.step2.c0
vpaddq ymm1, ymm14, ymmword ptr [rdi+640]	// update.last.vpaddq.7
vpaddq ymm4, ymm1, ymmword ptr [rdi+832]	// update.last.vpaddq.8
vmovdqa ymmword ptr [rdi+832], ymm4	// update.last.vmovdqa.3
mov r10, -2	// third2.step3.c1
cmovnz r9, r12	// third2.step1.h
xor rsi, r9	// third2.step2.x
sub rbx, r14	// third2.step2.c1.2
mov r11, rcx	// copy for change1.N1v.add_rounding_h
add r11, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
sar r11, 41	// change1.N1v.sar
mov qword ptr [rdi+200], r11	// change1.N1v.store_N1v
lea r13, [rcx+524288]	// change1.N1u.offset
mov r12, rax	// copy for third2.step2.t
sar r12, 1	// third2.step2.t
lea r14, [r12+rsi]	// third2.step2.y
cmovc r14, r12	// third2.step2.G
shl r13, 23	// change1.N1u.shl
sar r13, 43	// change1.N1u.sar
andn r11, rax, rdx	// third2.step2.w
cmovnz r8, rbx	// third2.step2.d
shrx rcx, r8, r15	// third2.step2.m
sarx rsi, r8, r15	// third2.step2.s
lea rax, [r8-1]	// third2.step3.c0
mov qword ptr [rdi+192], r13	// change1.N1u.store_N1u
mov rdx, -2	// third2.step4.c1
mov r11, -2	// third2.step5.c1
cmovnz r9, r12	// third2.step2.h
xor rsi, r9	// third2.step3.x
sub r10, r8	// third2.step3.c1.2
mov rbx, rbp	// copy for change1.N1r.add_rounding_G
add rbx, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
mov r13, r14	// copy for third2.step3.t
sar r13, 1	// third2.step3.t
lea r12, [r13+rsi]	// third2.step3.y
cmovc r12, r13	// third2.step3.G
andn r8, r14, rcx	// third2.step3.w
cmovnz rax, r10	// third2.step3.d
shrx rsi, rax, r15	// third2.step3.m
sarx r14, rax, r15	// third2.step3.s
lea rcx, [rax-1]	// third2.step4.c0
cmovnz r9, r13	// third2.step3.h
xor r14, r9	// third2.step4.x
sub rdx, rax	// third2.step4.c1.2
sar rbx, 42	// change1.N1r.sar
mov qword ptr [rdi+216], rbx	// change1.N1r.store_N1r
lea r8, [rbp+1048576]	// change1.N1q.offset
shl r8, 22	// change1.N1q.shl
mov r10, r12	// copy for third2.step4.t
sar r10, 1	// third2.step4.t
lea r13, [r10+r14]	// third2.step4.y
cmovc r13, r10	// third2.step4.G
sar r8, 43	// change1.N1q.sar
mov qword ptr [rdi+208], r8	// change1.N1q.store_N1q
mov rax, qword ptr [rdi+192]	// change1.w1f.load_N1u
andn rbx, r12, rsi	// third2.step4.w
cmovnz rcx, rdx	// third2.step4.d
shrx rbp, rcx, r15	// third2.step4.m
sarx r14, rcx, r15	// third2.step4.s
lea r8, [rcx-1]	// third2.step5.c0
mov r12, -2	// third2.step6.c1
mov rsi, -2	// third2.step7.c1
cmovnz r9, r10	// third2.step4.h
xor r14, r9	// third2.step5.x
sub r11, rcx	// third2.step5.c1.2
imul rax, qword ptr [rdi+16]	// change1.w1f.imul_w0f
mov rbx, r13	// copy for third2.step5.t
sar rbx, 1	// third2.step5.t
lea rdx, [rbx+r14]	// third2.step5.y
mov r10, qword ptr [rdi+200]	// change1.w1f.load_N1v
cmovc rdx, rbx	// third2.step5.G
andn rcx, r13, rbp	// third2.step5.w
cmovnz r8, r11	// third2.step5.d
shrx r14, r8, r15	// third2.step5.m
sarx r13, r8, r15	// third2.step5.s
lea rbp, [r8-1]	// third2.step6.c0
cmovnz r9, rbx	// third2.step5.h
xor r13, r9	// third2.step6.x
sub r12, r8	// third2.step6.c1.2
imul r10, qword ptr [rdi+32]	// change1.w1f.imul_w0g
lea rcx, [rax+r10]	// change1.w1f.add
neg rcx	// change1.w1f.neg
sar rcx, 20	// change1.w1f.sar
mov r11, rdx	// copy for third2.step6.t
sar r11, 1	// third2.step6.t
lea rbx, [r11+r13]	// third2.step6.y
cmovc rbx, r11	// third2.step6.G
mov qword ptr [rdi+48], rcx	// change1.w1f.store_w1f
mov r8, qword ptr [rdi+208]	// change1.w1g.load_N1q
andn rax, rdx, r14	// third2.step6.w
cmovnz rbp, r12	// third2.step6.d
shrx r10, rbp, r15	// third2.step6.m
sarx r13, rbp, r15	// third2.step6.s
lea rcx, [rbp-1]	// third2.step7.c0
mov rdx, -2	// third2.step8.c1
mov r14, -2	// third2.step9.c1
cmovnz r9, r11	// third2.step6.h
xor r13, r9	// third2.step7.x
sub rsi, rbp	// third2.step7.c1.2
imul r8, qword ptr [rdi+16]	// change1.w1g.imul_w0f
mov rax, qword ptr [rdi+216]	// change1.w1g.load_N1r
mov r12, rbx	// copy for third2.step7.t
sar r12, 1	// third2.step7.t
lea r11, [r12+r13]	// third2.step7.y
cmovc r11, r12	// third2.step7.G
andn rbp, rbx, r10	// third2.step7.w
cmovnz rcx, rsi	// third2.step7.d
shrx r13, rcx, r15	// third2.step7.m
sarx rbx, rcx, r15	// third2.step7.s
lea r10, [rcx-1]	// third2.step8.c0
cmovnz r9, r12	// third2.step7.h
xor rbx, r9	// third2.step8.x
sub rdx, rcx	// third2.step8.c1.2
imul rax, qword ptr [rdi+32]	// change1.w1g.imul_w0g
lea rbp, [r8+rax]	// change1.w1g.add
neg rbp	// change1.w1g.neg
sar rbp, 20	// change1.w1g.sar
mov rsi, r11	// copy for third2.step8.t
sar rsi, 1	// third2.step8.t
lea r12, [rsi+rbx]	// third2.step8.y
mov qword ptr [rdi+56], rbp	// change1.w1g.store_w1g
cmovc r12, rsi	// third2.step8.G
mov rcx, qword ptr [rdi+192]	// change1.high1f.load_N1u
andn r8, r11, r13	// third2.step8.w
cmovnz r10, rdx	// third2.step8.d
shrx rax, r10, r15	// third2.step8.m
sarx rbx, r10, r15	// third2.step8.s
lea rbp, [r10-1]	// third2.step9.c0
mov r11, -2	// third2.step10.c1
mov r13, -2	// third2.step11.c1
cmovnz r9, rsi	// third2.step8.h
xor rbx, r9	// third2.step9.x
sub r14, r10	// third2.step9.c1.2
imul rcx, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov r8, qword ptr [rdi+200]	// change1.high1f.load_N1v
mov rdx, r12	// copy for third2.step9.t
sar rdx, 1	// third2.step9.t
lea rsi, [rdx+rbx]	// third2.step9.y
cmovc rsi, rdx	// third2.step9.G
andn r10, r12, rax	// third2.step9.w
cmovnz rbp, r14	// third2.step9.d
shrx rbx, rbp, r15	// third2.step9.m
sarx r12, rbp, r15	// third2.step9.s
lea rax, [rbp-1]	// third2.step10.c0
cmovnz r9, rdx	// third2.step9.h
xor r12, r9	// third2.step10.x
sub r11, rbp	// third2.step10.c1.2
imul r8, qword ptr [rdi+392]	// change1.high1f.imul_above_g
lea r10, [rcx+r8]	// change1.high1f.add
mov r14, qword ptr [rdi+48]	// change1.high1f.load_w1f
sar r14, 20	// change1.high1f.sar
mov rdx, rsi	// copy for third2.step10.t
sar rdx, 1	// third2.step10.t
lea rbp, [rdx+r12]	// third2.step10.y
cmovc rbp, rdx	// third2.step10.G
sub r14, r10	// change1.high1f.sub
shl r14, 44	// change1.high1f.shl
andn rcx, rsi, rbx	// third2.step10.w
cmovnz rax, r11	// third2.step10.d
shrx r8, rax, r15	// third2.step10.m
sarx r12, rax, r15	// third2.step10.s
lea r10, [rax-1]	// third2.step11.c0
mov qword ptr [rdi+64], r14	// change1.high1f.store_high1f
mov rsi, qword ptr [rdi+208]	// change1.high1g.load_N1q
mov rbx, -2	// third2.step12.c1
mov rcx, -2	// third2.step13.c1
cmovnz r9, rdx	// third2.step10.h
xor r12, r9	// third2.step11.x
sub r13, rax	// third2.step11.c1.2
mov r11, rbp	// copy for third2.step11.t
sar r11, 1	// third2.step11.t
lea r14, [r11+r12]	// third2.step11.y
cmovc r14, r11	// third2.step11.G
andn rdx, rbp, r8	// third2.step11.w
cmovnz r10, r13	// third2.step11.d
shrx rax, r10, r15	// third2.step11.m
sarx r12, r10, r15	// third2.step11.s
lea rbp, [r10-1]	// third2.step12.c0
cmovnz r9, r11	// third2.step11.h
xor r12, r9	// third2.step12.x
sub rbx, r10	// third2.step12.c1.2
imul rsi, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov r8, qword ptr [rdi+216]	// change1.high1g.load_N1r
imul r8, qword ptr [rdi+392]	// change1.high1g.imul_above_g
lea rdx, [rsi+r8]	// change1.high1g.add
mov r13, r14	// copy for third2.step12.t
sar r13, 1	// third2.step12.t
lea r11, [r13+r12]	// third2.step12.y
mov r10, qword ptr [rdi+56]	// change1.high1g.load_w1g
cmovc r11, r13	// third2.step12.G
sar r10, 20	// change1.high1g.sar
andn rsi, r14, rax	// third2.step12.w
cmovnz rbp, rbx	// third2.step12.d
shrx r8, rbp, r15	// third2.step12.m
sarx r12, rbp, r15	// third2.step12.s
lea r14, [rbp-1]	// third2.step13.c0
mov rax, -2	// third2.step14.c1
mov rsi, -2	// third2.step15.c1
cmovnz r9, r13	// third2.step12.h
xor r12, r9	// third2.step13.x
sub rcx, rbp	// third2.step13.c1.2
sub r10, rdx	// change1.high1g.sub
shl r10, 44	// change1.high1g.shl
mov rbx, r11	// copy for third2.step13.t
sar rbx, 1	// third2.step13.t
lea r13, [rbx+r12]	// third2.step13.y
mov qword ptr [rdi+72], r10	// change1.high1g.store_high1g
cmovc r13, rbx	// third2.step13.G
andn rbp, r11, r8	// third2.step13.w
cmovnz r14, rcx	// third2.step13.d
shrx rdx, r14, r15	// third2.step13.m
sarx r12, r14, r15	// third2.step13.s
lea r10, [r14-1]	// third2.step14.c0
cmovnz r9, rbx	// third2.step13.h
xor r12, r9	// third2.step14.x
sub rax, r14	// third2.step14.c1.2
mov r11, r13	// copy for third2.step14.t
sar r11, 1	// third2.step14.t
lea r8, [r11+r12]	// third2.step14.y
cmovc r8, r11	// third2.step14.G
andn rbp, r13, rdx	// third2.step14.w
cmovnz r10, rax	// third2.step14.d
shrx rcx, r10, r15	// third2.step14.m
sarx rbx, r10, r15	// third2.step14.s
lea r14, [r10-1]	// third2.step15.c0
mov r12, -2	// third2.step16.c1
mov r13, -2	// third2.step17.c1
cmovnz r9, r11	// third2.step14.h
xor rbx, r9	// third2.step15.x
sub rsi, r10	// third2.step15.c1.2
mov rdx, r8	// copy for third2.step15.t
sar rdx, 1	// third2.step15.t
lea rbp, [rdx+rbx]	// third2.step15.y
cmovc rbp, rdx	// third2.step15.G
andn rax, r8, rcx	// third2.step15.w
cmovnz r14, rsi	// third2.step15.d
shrx r11, r14, r15	// third2.step15.m
sarx r10, r14, r15	// third2.step15.s
lea rbx, [r14-1]	// third2.step16.c0
cmovnz r9, rdx	// third2.step15.h
xor r10, r9	// third2.step16.x
sub r12, r14	// third2.step16.c1.2
mov r8, rbp	// copy for third2.step16.t
sar r8, 1	// third2.step16.t
lea rcx, [r8+r10]	// third2.step16.y
cmovc rcx, r8	// third2.step16.G
andn rax, rbp, r11	// third2.step16.w
cmovnz rbx, r12	// third2.step16.d
shrx rsi, rbx, r15	// third2.step16.m
sarx rdx, rbx, r15	// third2.step16.s
lea r14, [rbx-1]	// third2.step17.c0
mov r10, -2	// third2.step18.c1
mov rbp, -2	// third2.step19.c1
cmovnz r9, r8	// third2.step16.h
xor rdx, r9	// third2.step17.x
sub r13, rbx	// third2.step17.c1.2
mov r11, rcx	// copy for third2.step17.t
sar r11, 1	// third2.step17.t
lea rax, [r11+rdx]	// third2.step17.y
cmovc rax, r11	// third2.step17.G
andn r12, rcx, rsi	// third2.step17.w
cmovnz r14, r13	// third2.step17.d
shrx r8, r14, r15	// third2.step17.m
sarx rbx, r14, r15	// third2.step17.s
lea rdx, [r14-1]	// third2.step18.c0
cmovnz r9, r11	// third2.step17.h
xor rbx, r9	// third2.step18.x
sub r10, r14	// third2.step18.c1.2
mov rcx, rax	// copy for third2.step18.t
sar rcx, 1	// third2.step18.t
lea rsi, [rcx+rbx]	// third2.step18.y
cmovc rsi, rcx	// third2.step18.G
andn r12, rax, r8	// third2.step18.w
cmovnz rdx, r10	// third2.step18.d
shrx r13, rdx, r15	// third2.step18.m
sarx r11, rdx, r15	// third2.step18.s
lea r14, [rdx-1]	// third2.step19.c0
mov rbx, -2	// third2.step20.c1
cmovnz r9, rcx	// third2.step18.h
xor r11, r9	// third2.step19.x
sub rbp, rdx	// third2.step19.c1.2
mov rax, rsi	// copy for third2.step19.t
sar rax, 1	// third2.step19.t
lea r8, [rax+r11]	// third2.step19.y
cmovc r8, rax	// third2.step19.G
andn r12, rsi, r13	// third2.step19.w
cmovnz r14, rbp	// third2.step19.d
shrx r10, r14, r15	// third2.step19.m
sarx rcx, r14, r15	// third2.step19.s
lea rdx, [r14-1]	// third2.step20.c0
cmovnz r9, rax	// third2.step19.h
xor rcx, r9	// third2.step20.x
sub rbx, r14	// third2.step20.c1.2
mov r11, r8	// copy for third2.step20.t
sar r11, 1	// third2.step20.t
lea rsi, [r11+rcx]	// third2.step20.y
cmovc rsi, r11	// third2.step20.G
mov r13, rsi	// copy for change2.G.add_rounding_G
add r13, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov r12, rsi	// copy for change2.G.shl
shl r12, 44	// change2.G.shl
rorx rbp, r13, 21	// change2.G.first_entry
rorx rax, r13, 42	// change2.G.second_entry
add r12, qword ptr [rdi-40]	// change2.G.add_refill_G
imul rbp, qword ptr [rdi+64]	// change2.G.imul_high1f
imul rax, qword ptr [rdi+72]	// change2.G.imul_high1g
andn r14, r8, r10	// third2.step20.w
cmovnz rdx, rbx	// third2.step20.d
shrx rcx, rdx, r15	// third2.step20.m
sarx r13, rdx, r15	// third2.step20.s
lea r8, [rbp+rax]	// change2.G.add
lea r10, [r8+r12]	// change2.G.add.2
lea r14, [rdx-1]	// third3.step1.c0
mov rbx, -2	// third3.step1.c1
cmovnz r9, r11	// third2.step20.h
mov rbp, r9	// copy for change2.h.add_rounding_h
add rbp, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov rax, r9	// copy for change2.h.shl
shl rax, 45	// change2.h.shl
rorx r8, rbp, 20	// change2.h.first_entry
rorx r12, rbp, 41	// change2.h.second_entry
add rax, qword ptr [rdi-48]	// change2.h.add_refill_h
imul r8, qword ptr [rdi+64]	// change2.h.imul_high1f
imul r12, qword ptr [rdi+72]	// change2.h.imul_high1g
lea r11, [r8+r12]	// change2.h.add
lea rbp, [r11+rax]	// change2.h.add.2
ror r10, 44	// change2.G.packed
ror rbp, 45	// change2.h.packed
xor r13, rbp	// third3.step1.x
sub rbx, rdx	// third3.step1.c1.2
mov r8, -2	// third3.step2.c1
mov r12, r10	// copy for third3.step1.t
sar r12, 1	// third3.step1.t
lea r11, [r12+r13]	// third3.step1.y
cmovc r11, r12	// third3.step1.G
andn rax, r10, rcx	// third3.step1.w
cmovnz r14, rbx	// third3.step1.d
shrx rdx, r14, r15	// third3.step1.m
sarx r13, r14, r15	// third3.step1.s
lea r10, [r14-1]	// third3.step2.c0
mov rcx, -2	// third3.step3.c1
cmovnz rbp, r12	// third3.step1.h
xor r13, rbp	// third3.step2.x
mov rax, r9	// copy for change2.N2v.add_rounding_h
add rax, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
sub r8, r14	// third3.step2.c1.2
sar rax, 41	// change2.N2v.sar
mov qword ptr [rdi+264], rax	// change2.N2v.store_N2v
lea rbx, [r9+524288]	// change2.N2u.offset
shl rbx, 23	// change2.N2u.shl
mov r12, r11	// copy for third3.step2.t
sar r12, 1	// third3.step2.t
lea r14, [r12+r13]	// third3.step2.y
cmovc r14, r12	// third3.step2.G
sar rbx, 43	// change2.N2u.sar
mov qword ptr [rdi+256], rbx	// change2.N2u.store_N2u
andn rax, r11, rdx	// third3.step2.w
cmovnz r10, r8	// third3.step2.d
shrx r9, r10, r15	// third3.step2.m
sarx r13, r10, r15	// third3.step2.s
lea rbx, [r10-1]	// third3.step3.c0
mov r11, -2	// third3.step4.c1
mov rdx, -2	// third3.step5.c1
cmovnz rbp, r12	// third3.step2.h
xor r13, rbp	// third3.step3.x
sub rcx, r10	// third3.step3.c1.2
mov rax, rsi	// copy for change2.N2r.add_rounding_G
add rax, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
mov r8, r14	// copy for third3.step3.t
sar r8, 1	// third3.step3.t
lea r12, [r8+r13]	// third3.step3.y
cmovc r12, r8	// third3.step3.G
andn r10, r14, r9	// third3.step3.w
cmovnz rbx, rcx	// third3.step3.d
shrx r13, rbx, r15	// third3.step3.m
sarx r14, rbx, r15	// third3.step3.s
lea r9, [rbx-1]	// third3.step4.c0
cmovnz rbp, r8	// third3.step3.h
xor r14, rbp	// third3.step4.x
sar rax, 42	// change2.N2r.sar
sub r11, rbx	// third3.step4.c1.2
mov qword ptr [rdi+280], rax	// change2.N2r.store_N2r
lea r10, [rsi+1048576]	// change2.N2q.offset
shl r10, 22	// change2.N2q.shl
sar r10, 43	// change2.N2q.sar
mov rcx, r12	// copy for third3.step4.t
sar rcx, 1	// third3.step4.t
lea r8, [rcx+r14]	// third3.step4.y
cmovc r8, rcx	// third3.step4.G
mov qword ptr [rdi+272], r10	// change2.N2q.store_N2q
mov rbx, qword ptr [rdi+256]	// change2.Yu.load_N2u
andn rax, r12, r13	// third3.step4.w
cmovnz r9, r11	// third3.step4.d
shrx rsi, r9, r15	// third3.step4.m
sarx r14, r9, r15	// third3.step4.s
lea r10, [r9-1]	// third3.step5.c0
mov r12, -2	// third3.step6.c1
mov r13, -2	// third3.step7.c1
cmovnz rbp, rcx	// third3.step4.h
xor r14, rbp	// third3.step5.x
sub rdx, r9	// third3.step5.c1.2
imul rbx, qword ptr [rdi+192]	// change2.Yu.imul_N1u
mov rax, r8	// copy for third3.step5.t
sar rax, 1	// third3.step5.t
lea r11, [rax+r14]	// third3.step5.y
mov rcx, qword ptr [rdi+264]	// change2.Yu.load_N2v
cmovc r11, rax	// third3.step5.G
andn r9, r8, rsi	// third3.step5.w
cmovnz r10, rdx	// third3.step5.d
shrx r14, r10, r15	// third3.step5.m
sarx r8, r10, r15	// third3.step5.s
lea rsi, [r10-1]	// third3.step6.c0
cmovnz rbp, rax	// third3.step5.h
xor r8, rbp	// third3.step6.x
sub r12, r10	// third3.step6.c1.2
imul rcx, qword ptr [rdi+208]	// change2.Yu.imul_N1q
lea r9, [rbx+rcx]	// change2.Yu.add
mov qword ptr [rdi+128], r9	// change2.Yu.store_Yu
mov rdx, qword ptr [rdi+256]	// change2.Yv.load_N2u
mov rax, r11	// copy for third3.step6.t
sar rax, 1	// third3.step6.t
lea r10, [rax+r8]	// third3.step6.y
cmovc r10, rax	// third3.step6.G
imul rdx, qword ptr [rdi+200]	// change2.Yv.imul_N1v
mov rbx, qword ptr [rdi+264]	// change2.Yv.load_N2v
andn rcx, r11, r14	// third3.step6.w
cmovnz rsi, r12	// third3.step6.d
shrx r9, rsi, r15	// third3.step6.m
sarx r8, rsi, r15	// third3.step6.s
lea r11, [rsi-1]	// third3.step7.c0
mov r14, -2	// third3.step8.c1
mov rcx, -2	// third3.step9.c1
cmovnz rbp, rax	// third3.step6.h
xor r8, rbp	// third3.step7.x
sub r13, rsi	// third3.step7.c1.2
imul rbx, qword ptr [rdi+216]	// change2.Yv.imul_N1r
mov r12, r10	// copy for third3.step7.t
sar r12, 1	// third3.step7.t
lea rax, [r12+r8]	// third3.step7.y
lea rsi, [rdx+rbx]	// change2.Yv.add
mov qword ptr [rdi+136], rsi	// change2.Yv.store_Yv
mov r8, qword ptr [rdi+272]	// change2.Yq.load_N2q
cmovc rax, r12	// third3.step7.G
andn rdx, r10, r9	// third3.step7.w
cmovnz r11, r13	// third3.step7.d
shrx rbx, r11, r15	// third3.step7.m
sarx rsi, r11, r15	// third3.step7.s
lea r10, [r11-1]	// third3.step8.c0
cmovnz rbp, r12	// third3.step7.h
xor rsi, rbp	// third3.step8.x
sub r14, r11	// third3.step8.c1.2
imul r8, qword ptr [rdi+192]	// change2.Yq.imul_N1u
mov r9, qword ptr [rdi+280]	// change2.Yq.load_N2r
mov rdx, rax	// copy for third3.step8.t
sar rdx, 1	// third3.step8.t
lea r13, [rdx+rsi]	// third3.step8.y
cmovc r13, rdx	// third3.step8.G
imul r9, qword ptr [rdi+208]	// change2.Yq.imul_N1q
lea r12, [r8+r9]	// change2.Yq.add
andn r11, rax, rbx	// third3.step8.w
cmovnz r10, r14	// third3.step8.d
shrx rsi, r10, r15	// third3.step8.m
sarx r8, r10, r15	// third3.step8.s
lea r9, [r10-1]	// third3.step9.c0
mov qword ptr [rdi+144], r12	// change2.Yq.store_Yq
mov rax, -2	// third3.step10.c1
mov rbx, qword ptr [rdi+272]	// change2.Yr.load_N2q
mov r11, -2	// third3.step11.c1
cmovnz rbp, rdx	// third3.step8.h
xor r8, rbp	// third3.step9.x
sub rcx, r10	// third3.step9.c1.2
mov r14, r13	// copy for third3.step9.t
sar r14, 1	// third3.step9.t
lea r12, [r14+r8]	// third3.step9.y
cmovc r12, r14	// third3.step9.G
andn rdx, r13, rsi	// third3.step9.w
cmovnz r9, rcx	// third3.step9.d
shrx r10, r9, r15	// third3.step9.m
sarx r8, r9, r15	// third3.step9.s
lea r13, [r9-1]	// third3.step10.c0
cmovnz rbp, r14	// third3.step9.h
xor r8, rbp	// third3.step10.x
sub rax, r9	// third3.step10.c1.2
imul rbx, qword ptr [rdi+200]	// change2.Yr.imul_N1v
mov rsi, qword ptr [rdi+280]	// change2.Yr.load_N2r
imul rsi, qword ptr [rdi+216]	// change2.Yr.imul_N1r
lea rdx, [rbx+rsi]	// change2.Yr.add
mov rcx, r12	// copy for third3.step10.t
sar rcx, 1	// third3.step10.t
lea r14, [rcx+r8]	// third3.step10.y
cmovc r14, rcx	// third3.step10.G
mov qword ptr [rdi+152], rdx	// change2.Yr.store_Yr
mov r9, qword ptr [rdi+256]	// change2.w2f.load_N2u
andn rbx, r12, r10	// third3.step10.w
cmovnz r13, rax	// third3.step10.d
shrx rsi, r13, r15	// third3.step10.m
sarx r8, r13, r15	// third3.step10.s
lea rdx, [r13-1]	// third3.step11.c0
mov r12, -2	// third3.step12.c1
mov r10, -2	// third3.step13.c1
cmovnz rbp, rcx	// third3.step10.h
xor r8, rbp	// third3.step11.x
dec qword ptr [rdi-72]	// third3.leave.dec
jz 3f	// third3.leave.jz
sub r11, r13	// third3.step11.c1.2
imul r9, qword ptr [rdi+48]	// change2.w2f.imul_w1f
mov rbx, r14	// copy for third3.step11.t
sar rbx, 1	// third3.step11.t
lea rax, [rbx+r8]	// third3.step11.y
mov rcx, qword ptr [rdi+264]	// change2.w2f.load_N2v
cmovc rax, rbx	// third3.step11.G
andn r13, r14, rsi	// third3.step11.w
cmovnz rdx, r11	// third3.step11.d
shrx r8, rdx, r15	// third3.step11.m
sarx r14, rdx, r15	// third3.step11.s
lea rsi, [rdx-1]	// third3.step12.c0
cmovnz rbp, rbx	// third3.step11.h
xor r14, rbp	// third3.step12.x
sub r12, rdx	// third3.step12.c1.2
imul rcx, qword ptr [rdi+56]	// change2.w2f.imul_w1g
lea r13, [r9+rcx]	// change2.w2f.add
neg r13	// change2.w2f.neg
sar r13, 20	// change2.w2f.sar
mov r11, rax	// copy for third3.step12.t
sar r11, 1	// third3.step12.t
lea rbx, [r11+r14]	// third3.step12.y
cmovc rbx, r11	// third3.step12.G
mov rdx, qword ptr [rdi+128]	// change2.w2f.load_Yu
imul rdx, qword ptr [rdi+384]	// change2.w2f.imul_above_f
andn r9, rax, r8	// third3.step12.w
cmovnz rsi, r12	// third3.step12.d
shrx rcx, rsi, r15	// third3.step12.m
sarx r14, rsi, r15	// third3.step12.s
lea rax, [rsi-1]	// third3.step13.c0
mov r8, qword ptr [rdi+136]	// change2.w2f.load_Yv
mov r9, -2	// third3.step14.c1
mov r12, -2	// third3.step15.c1
cmovnz rbp, r11	// third3.step12.h
xor r14, rbp	// third3.step13.x
sub r10, rsi	// third3.step13.c1.2
imul r8, qword ptr [rdi+392]	// change2.w2f.imul_above_g
mov r11, rbx	// copy for third3.step13.t
sar r11, 1	// third3.step13.t
lea rsi, [r11+r14]	// third3.step13.y
lea r14, [rdx+r8]	// change2.w2f.add.2
lea rdx, [r13+r14]	// change2.w2f.add.3
mov qword ptr [rdi-112], rdx	// change2.w2f.store_w2f
cmovc rsi, r11	// third3.step13.G
andn r8, rbx, rcx	// third3.step13.w
cmovnz rax, r10	// third3.step13.d
shrx r13, rax, r15	// third3.step13.m
sarx r14, rax, r15	// third3.step13.s
lea rbx, [rax-1]	// third3.step14.c0
cmovnz rbp, r11	// third3.step13.h
xor r14, rbp	// third3.step14.x
sub r9, rax	// third3.step14.c1.2
sar rdx, 20	// change2.w2f.sar.2
mov rcx, rsi	// copy for third3.step14.t
sar rcx, 1	// third3.step14.t
lea r8, [rcx+r14]	// third3.step14.y
cmovc r8, rcx	// third3.step14.G
shl rdx, 44	// change2.w2f.shl
mov qword ptr [rdi+80], rdx	// change2.w2f.store_high2f
andn r10, rsi, r13	// third3.step14.w
cmovnz rbx, r9	// third3.step14.d
shrx r11, rbx, r15	// third3.step14.m
sarx rax, rbx, r15	// third3.step14.s
lea r14, [rbx-1]	// third3.step15.c0
mov rdx, qword ptr [rdi+272]	// change2.w2g.load_N2q
mov rsi, -2	// third3.step16.c1
mov r13, -2	// third3.step17.c1
cmovnz rbp, rcx	// third3.step14.h
xor rax, rbp	// third3.step15.x
sub r12, rbx	// third3.step15.c1.2
imul rdx, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov r10, r8	// copy for third3.step15.t
sar r10, 1	// third3.step15.t
lea r9, [r10+rax]	// third3.step15.y
mov rcx, qword ptr [rdi+280]	// change2.w2g.load_N2r
cmovc r9, r10	// third3.step15.G
andn rbx, r8, r11	// third3.step15.w
cmovnz r14, r12	// third3.step15.d
shrx rax, r14, r15	// third3.step15.m
sarx r8, r14, r15	// third3.step15.s
lea r11, [r14-1]	// third3.step16.c0
cmovnz rbp, r10	// third3.step15.h
xor r8, rbp	// third3.step16.x
sub rsi, r14	// third3.step16.c1.2
imul rcx, qword ptr [rdi+56]	// change2.w2g.imul_w1g
lea rbx, [rdx+rcx]	// change2.w2g.add
neg rbx	// change2.w2g.neg
mov r12, r9	// copy for third3.step16.t
sar r12, 1	// third3.step16.t
lea r10, [r12+r8]	// third3.step16.y
cmovc r10, r12	// third3.step16.G
sar rbx, 20	// change2.w2g.sar
andn r14, r9, rax	// third3.step16.w
cmovnz r11, rsi	// third3.step16.d
shrx rdx, r11, r15	// third3.step16.m
sarx rcx, r11, r15	// third3.step16.s
lea r8, [r11-1]	// third3.step17.c0
mov r9, qword ptr [rdi+144]	// change2.w2g.load_Yq
mov rax, -2	// third3.step18.c1
mov r14, -2	// third3.step19.c1
cmovnz rbp, r12	// third3.step16.h
xor rcx, rbp	// third3.step17.x
sub r13, r11	// third3.step17.c1.2
mov rsi, r10	// copy for third3.step17.t
sar rsi, 1	// third3.step17.t
lea r12, [rsi+rcx]	// third3.step17.y
cmovc r12, rsi	// third3.step17.G
andn r11, r10, rdx	// third3.step17.w
cmovnz r8, r13	// third3.step17.d
shrx rcx, r8, r15	// third3.step17.m
sarx r10, r8, r15	// third3.step17.s
lea rdx, [r8-1]	// third3.step18.c0
cmovnz rbp, rsi	// third3.step17.h
xor r10, rbp	// third3.step18.x
sub rax, r8	// third3.step18.c1.2
imul r9, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov r11, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul r11, qword ptr [rdi+392]	// change2.w2g.imul_above_g
lea r13, [r9+r11]	// change2.w2g.add.2
lea rsi, [rbx+r13]	// change2.w2g.add.3
mov qword ptr [rdi-104], rsi	// change2.w2g.store_w2g
mov r8, r12	// copy for third3.step18.t
sar r8, 1	// third3.step18.t
lea r9, [r8+r10]	// third3.step18.y
cmovc r9, r8	// third3.step18.G
sar rsi, 20	// change2.w2g.sar.2
shl rsi, 44	// change2.w2g.shl
andn r11, r12, rcx	// third3.step18.w
cmovnz rdx, rax	// third3.step18.d
shrx rbx, rdx, r15	// third3.step18.m
sarx r13, rdx, r15	// third3.step18.s
lea r10, [rdx-1]	// third3.step19.c0
mov qword ptr [rdi+88], rsi	// change2.w2g.store_high2g
mov r12, -2	// third3.step20.c1
cmovnz rbp, r8	// third3.step18.h
xor r13, rbp	// third3.step19.x
sub r14, rdx	// third3.step19.c1.2
mov rcx, r9	// copy for third3.step19.t
sar rcx, 1	// third3.step19.t
lea r11, [rcx+r13]	// third3.step19.y
cmovc r11, rcx	// third3.step19.G
andn rax, r9, rbx	// third3.step19.w
cmovnz r10, r14	// third3.step19.d
shrx rsi, r10, r15	// third3.step19.m
sarx r8, r10, r15	// third3.step19.s
lea rdx, [r10-1]	// third3.step20.c0
cmovnz rbp, rcx	// third3.step19.h
xor r8, rbp	// third3.step20.x
sub r12, r10	// third3.step20.c1.2
mov r13, r11	// copy for third3.step20.t
sar r13, 1	// third3.step20.t
lea r9, [r13+r8]	// third3.step20.y
cmovc r9, r13	// third3.step20.G
mov rbx, r9	// copy for change3.G.add_rounding_G
add rbx, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov rax, r9	// copy for change3.G.shl
shl rax, 44	// change3.G.shl
rorx r14, rbx, 21	// change3.G.first_entry
rorx rcx, rbx, 42	// change3.G.second_entry
add rax, qword ptr [rdi-40]	// change3.G.add_refill_G
mov qword ptr [rdi-120], r9	// change3.store_end_G
imul r14, qword ptr [rdi+80]	// change3.G.imul_high2f
imul rcx, qword ptr [rdi+88]	// change3.G.imul_high2g
andn r10, r11, rsi	// third3.step20.w
cmovnz rdx, r12	// third3.step20.d
shrx r8, rdx, r15	// third3.step20.m
sarx rbx, rdx, r15	// third3.step20.s
lea r9, [r14+rcx]	// change3.G.add
lea r11, [r9+rax]	// change3.G.add.2
cmovnz rbp, r13	// third3.step20.h
mov rsi, rbp	// copy for change3.h.add_rounding_h
add rsi, qword ptr [rdi-64]	// change3.h.add_rounding_h
mov r10, rbp	// copy for change3.h.shl
shl r10, 45	// change3.h.shl
rorx r12, rsi, 20	// change3.h.first_entry
rorx r14, rsi, 41	// change3.h.second_entry
add r10, qword ptr [rdi-48]	// change3.h.add_refill_h
mov qword ptr [rdi-128], rbp	// change3.store_end_h
imul r12, qword ptr [rdi+80]	// change3.h.imul_high2f
imul r14, qword ptr [rdi+88]	// change3.h.imul_high2g
lea rcx, [r12+r14]	// change3.h.add
lea r9, [rcx+r10]	// change3.h.add.2
ror r11, 44	// change3.G.packed
ror r9, 45	// change3.h.packed
mov rcx, r9	// output
mov rsi, rbx	// output
mov rbx, r11	// output
mov rbp, r8	// output
cmp qword ptr [rdi-72], 64	// loop
jnz 2b	// loop
mov qword ptr [rdi-96], rbx	// store_start_G
mov qword ptr [rdi-88], rcx	// store_start_h
mov qword ptr [rdi-80], rdx	// store_d
jmp 4f	// leave
3:
mov qword ptr [rdi-128], rbp	// store_end_h
mov qword ptr [rdi-120], r14	// store_end_G
4:
vzeroupper	// leave
pop r15	// leave
pop r14	// leave
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
ret	// leave
