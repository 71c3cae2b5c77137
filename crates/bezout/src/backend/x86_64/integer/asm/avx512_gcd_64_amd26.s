// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `batches` batches of 60 half-delta divsteps on f, g [BY19, Wui21].
//   The matrix of each batch is applied to f, g in the batch after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `GcdState` in gcd.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; batches >= 1; BMI1, BMI2, AVX-512F.
// Out: limbs, d, end_h, end_G, Y of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow.
// Timing: constant but for `batches` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 140 limbs of 30 bits; 1432 instructions a batch, 780 for its steps (form: select).
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
push r14	// save
push r15	// save
mov eax, 0xcc	// prologue
kmovw k1, eax	// prologue
mov eax, 0x3f	// prologue
kmovw k2, eax	// prologue
mov eax, 0xfc	// prologue
kmovw k3, eax	// prologue
vpxorq zmm28, zmm28, zmm28	// prologue
vbroadcasti64x4 zmm29, ymmword ptr [rdi+704]	// prologue
vbroadcasti64x4 zmm30, ymmword ptr [rdi+736]	// prologue
vbroadcasti64x4 zmm31, ymmword ptr [rdi+768]	// prologue
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
mov r8, rbx	// copy for third1.step1.t
sar r8, 1	// third1.step1.t
lea r9, [r8+rsi]	// third1.step1.y
mov r10, -2	// third1.step1.c1
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
cmovc r9, r8	// third1.step1.G
sub r10, rdx	// third1.step1.c1.2
andn r11, rbx, rbp	// third1.step1.w
cmovnz rax, r10	// third1.step1.d
shrx r12, rax, r15	// third1.step1.m
sarx r13, rax, r15	// third1.step1.s
lea r14, [rax-1]	// third1.step2.c0
mov rsi, -2	// third1.step2.c1
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
cmovnz rcx, r8	// third1.step1.h
sub rsi, rax	// third1.step2.c1.2
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
xor r13, rcx	// third1.step2.x
mov rdx, r9	// copy for third1.step2.t
sar rdx, 1	// third1.step2.t
lea rbx, [rdx+r13]	// third1.step2.y
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
mov rbp, -2	// third1.step3.c1
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
mov r11, -2	// third1.step4.c1
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
cmovc rbx, rdx	// third1.step2.G
andn r10, r9, r12	// third1.step2.w
cmovnz r14, rsi	// third1.step2.d
sarx r8, r14, r15	// third1.step2.s
lea rax, [r14-1]	// third1.step3.c0
shrx r13, r14, r15	// third1.step2.m
cmovnz rcx, rdx	// third1.step2.h
xor r8, rcx	// third1.step3.x
mov r9, rbx	// copy for third1.step3.t
sar r9, 1	// third1.step3.t
lea r12, [r9+r8]	// third1.step3.y
cmovc r12, r9	// third1.step3.G
sub rbp, r14	// third1.step3.c1.2
andn r10, rbx, r13	// third1.step3.w
cmovnz rax, rbp	// third1.step3.d
shrx rsi, rax, r15	// third1.step3.m
sarx rdx, rax, r15	// third1.step3.s
lea r8, [rax-1]	// third1.step4.c0
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
cmovnz rcx, r9	// third1.step3.h
sub r11, rax	// third1.step4.c1.2
xor rdx, rcx	// third1.step4.x
mov r14, r12	// copy for third1.step4.t
sar r14, 1	// third1.step4.t
lea rbx, [r14+rdx]	// third1.step4.y
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
mov r13, -2	// third1.step5.c1
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
mov r10, -2	// third1.step6.c1
cmovc rbx, r14	// third1.step4.G
andn rbp, r12, rsi	// third1.step4.w
cmovnz rcx, r14	// third1.step4.h
cmovnz r8, r11	// third1.step4.d
sarx r9, r8, r15	// third1.step4.s
lea rax, [r8-1]	// third1.step5.c0
xor r9, rcx	// third1.step5.x
mov rdx, rbx	// copy for third1.step5.t
sar rdx, 1	// third1.step5.t
lea r12, [rdx+r9]	// third1.step5.y
shrx rsi, r8, r15	// third1.step4.m
cmovc r12, rdx	// third1.step5.G
sub r13, r8	// third1.step5.c1.2
andn rbp, rbx, rsi	// third1.step5.w
cmovnz rax, r13	// third1.step5.d
shrx r14, rax, r15	// third1.step5.m
sarx r11, rax, r15	// third1.step5.s
lea r9, [rax-1]	// third1.step6.c0
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
cmovnz rcx, rdx	// third1.step5.h
sub r10, rax	// third1.step6.c1.2
xor r11, rcx	// third1.step6.x
mov r8, r12	// copy for third1.step6.t
sar r8, 1	// third1.step6.t
lea rbx, [r8+r11]	// third1.step6.y
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
mov rsi, -2	// third1.step7.c1
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
mov rbp, -2	// third1.step8.c1
cmovc rbx, r8	// third1.step6.G
andn r13, r12, r14	// third1.step6.w
cmovnz r9, r10	// third1.step6.d
sarx rdx, r9, r15	// third1.step6.s
lea rax, [r9-1]	// third1.step7.c0
shrx r11, r9, r15	// third1.step6.m
cmovnz rcx, r8	// third1.step6.h
xor rdx, rcx	// third1.step7.x
mov r12, rbx	// copy for third1.step7.t
sar r12, 1	// third1.step7.t
lea r14, [r12+rdx]	// third1.step7.y
cmovc r14, r12	// third1.step7.G
sub rsi, r9	// third1.step7.c1.2
andn r13, rbx, r11	// third1.step7.w
cmovnz rax, rsi	// third1.step7.d
shrx r10, rax, r15	// third1.step7.m
sarx r8, rax, r15	// third1.step7.s
lea rdx, [rax-1]	// third1.step8.c0
vpaddq zmm19, zmm17, zmm18	// end.M.vpaddq.2
cmovnz rcx, r12	// third1.step7.h
sub rbp, rax	// third1.step8.c1.2
vpsraq zmm20, zmm16, 30	// end.M.vpsraq.3
xor r8, rcx	// third1.step8.x
mov r9, r14	// copy for third1.step8.t
sar r9, 1	// third1.step8.t
lea rbx, [r9+r8]	// third1.step8.y
vpaddq zmm21, zmm19, zmm20	// end.M.vpaddq.3
vpandq zmm22, zmm16, zmm7	// end.M.vpandq.3
mov r11, -2	// third1.step9.c1
vpermq zmm23, zmm22, 0xcc	// end.M.vpermq
vpermq zmm24, zmm22, 0x99	// end.M.vpermq.2
vpermq zmm25, zmm21, 0xcc	// end.M.vpermq.3
cmovc rbx, r9	// third1.step8.G
andn r13, r14, r10	// third1.step8.w
cmovnz rdx, rbp	// third1.step8.d
sarx rsi, rdx, r15	// third1.step8.s
lea r12, [rdx-1]	// third1.step9.c0
shrx rax, rdx, r15	// third1.step8.m
cmovnz rcx, r9	// third1.step8.h
xor rsi, rcx	// third1.step9.x
mov r8, rbx	// copy for third1.step9.t
sar r8, 1	// third1.step9.t
lea r14, [r8+rsi]	// third1.step9.y
cmovc r14, r8	// third1.step9.G
sub r11, rdx	// third1.step9.c1.2
andn r10, rbx, rax	// third1.step9.w
cmovnz r12, r11	// third1.step9.d
shrx r13, r12, r15	// third1.step9.m
sarx rbp, r12, r15	// third1.step9.s
lea r9, [r12-1]	// third1.step10.c0
vpermq zmm26, zmm21, 0x99	// end.M.vpermq.4
cmovnz rcx, r8	// third1.step9.h
mov rsi, -2	// third1.step10.c1
sub rsi, r12	// third1.step10.c1.2
mov rdx, qword ptr [rdi+320]	// end.w0f.load_N3u
xor rbp, rcx	// third1.step10.x
mov rbx, r14	// copy for third1.step10.t
sar rbx, 1	// third1.step10.t
lea rax, [rbx+rbp]	// third1.step10.y
mov r10, -2	// third1.step11.c1
mov r11, -2	// third1.step12.c1
cmovc rax, rbx	// third1.step10.G
andn r8, r14, r13	// third1.step10.w
cmovnz r9, rsi	// third1.step10.d
sarx r12, r9, r15	// third1.step10.s
lea rbp, [r9-1]	// third1.step11.c0
shrx r14, r9, r15	// third1.step10.m
cmovnz rcx, rbx	// third1.step10.h
xor r12, rcx	// third1.step11.x
imul rdx, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov r13, rax	// copy for third1.step11.t
sar r13, 1	// third1.step11.t
lea r8, [r13+r12]	// third1.step11.y
mov rsi, qword ptr [rdi+328]	// end.w0f.load_N3v
cmovc r8, r13	// third1.step11.G
sub r10, r9	// third1.step11.c1.2
andn rbx, rax, r14	// third1.step11.w
cmovnz rbp, r10	// third1.step11.d
shrx r12, rbp, r15	// third1.step11.m
sarx r9, rbp, r15	// third1.step11.s
lea rax, [rbp-1]	// third1.step12.c0
cmovnz rcx, r13	// third1.step11.h
imul rsi, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea r14, [rdx+rsi]	// end.w0f.add
sar r14, 20	// end.w0f.sar
xor r9, rcx	// third1.step12.x
mov rbx, r8	// copy for third1.step12.t
sar rbx, 1	// third1.step12.t
lea r10, [rbx+r9]	// third1.step12.y
mov r13, -2	// third1.step13.c1
mov rdx, -2	// third1.step14.c1
cmovc r10, rbx	// third1.step12.G
sub r11, rbp	// third1.step12.c1.2
andn rsi, r8, r12	// third1.step12.w
cmovnz rax, r11	// third1.step12.d
sarx r9, rax, r15	// third1.step12.s
lea rbp, [rax-1]	// third1.step13.c0
shrx r8, rax, r15	// third1.step12.m
cmovnz rcx, rbx	// third1.step12.h
xor r9, rcx	// third1.step13.x
and r14, qword ptr [rdi-32]	// end.w0f.and_low40
mov r12, r10	// copy for third1.step13.t
sar r12, 1	// third1.step13.t
lea rsi, [r12+r9]	// third1.step13.y
mov qword ptr [rdi+16], r14	// end.w0f.store_w0f
cmovc rsi, r12	// third1.step13.G
shr r14, 20	// end.w0f.shr
sub r13, rax	// third1.step13.c1.2
andn r11, r10, r8	// third1.step13.w
cmovnz rcx, r12	// third1.step13.h
cmovnz rbp, r13	// third1.step13.d
sarx rbx, rbp, r15	// third1.step13.s
shrx r9, rbp, r15	// third1.step13.m
lea rax, [rbp-1]	// third1.step14.c0
shl r14, 44	// end.w0f.shl
mov qword ptr [rdi+24], r14	// end.w0f.store_high0f
sub rdx, rbp	// third1.step14.c1.2
xor rbx, rcx	// third1.step14.x
mov r10, rsi	// copy for third1.step14.t
sar r10, 1	// third1.step14.t
lea r8, [r10+rbx]	// third1.step14.y
mov r11, qword ptr [rdi+336]	// end.w0g.load_N3q
mov r12, -2	// third1.step15.c1
mov r13, -2	// third1.step16.c1
cmovc r8, r10	// third1.step14.G
andn r14, rsi, r9	// third1.step14.w
cmovnz rax, rdx	// third1.step14.d
sarx rbp, rax, r15	// third1.step14.s
lea rbx, [rax-1]	// third1.step15.c0
shrx rsi, rax, r15	// third1.step14.m
cmovnz rcx, r10	// third1.step14.h
xor rbp, rcx	// third1.step15.x
imul r11, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r9, qword ptr [rdi+344]	// end.w0g.load_N3r
mov r14, r8	// copy for third1.step15.t
sar r14, 1	// third1.step15.t
lea rdx, [r14+rbp]	// third1.step15.y
cmovc rdx, r14	// third1.step15.G
imul r9, qword ptr [rdi-104]	// end.w0g.imul_w2g
sub r12, rax	// third1.step15.c1.2
andn r10, r8, rsi	// third1.step15.w
cmovnz rbx, r12	// third1.step15.d
sarx rbp, rbx, r15	// third1.step15.s
shrx rax, rbx, r15	// third1.step15.m
lea r8, [r11+r9]	// end.w0g.add
lea rsi, [rbx-1]	// third1.step16.c0
vpshufd zmm27, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
cmovnz rcx, r14	// third1.step15.h
sar r8, 20	// end.w0g.sar
and r8, qword ptr [rdi-32]	// end.w0g.and_low40
sub r13, rbx	// third1.step16.c1.2
mov qword ptr [rdi+32], r8	// end.w0g.store_w0g
xor rbp, rcx	// third1.step16.x
mov r10, rdx	// copy for third1.step16.t
sar r10, 1	// third1.step16.t
lea r12, [r10+rbp]	// third1.step16.y
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
vpmuldq zmm1, zmm24, zmm27	// update.limb0.vpmuldq.2
vpaddq zmm2, zmm0, zmm1	// update.limb0.vpaddq
vpsraq zmm3, zmm2, 30	// update.limb0.vpsraq
vpandq zmm4, zmm2, zmm7	// update.limb0.vpandq
vpmuldq zmm8, zmm26, zmm27	// update.limb1.vpmuldq.2
valignq zmm9{k2}{z}, zmm4, zmm4, 2	// update.limb0.valignq
vpmuldq zmm10, zmm25, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
vpshufd zmm11, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpshufd
mov r11, -2	// third1.step17.c1
vpaddq zmm14, zmm10, zmm8	// update.limb1.vpaddq
vpmuldq zmm15, zmm24, zmm11	// update.limb1.vpmuldq.4
vpmuldq zmm5, zmm23, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
vpaddq zmm12, zmm5, zmm15	// update.limb1.vpaddq.2
mov r9, -2	// third1.step18.c1
cmovc r12, r10	// third1.step16.G
andn r14, rdx, rax	// third1.step16.w
cmovnz rsi, r13	// third1.step16.d
sarx rbx, rsi, r15	// third1.step16.s
lea rbp, [rsi-1]	// third1.step17.c0
shrx rdx, rsi, r15	// third1.step16.m
cmovnz rcx, r10	// third1.step16.h
xor rbx, rcx	// third1.step17.x
shr r8, 20	// end.w0g.shr
mov rax, r12	// copy for third1.step17.t
sar rax, 1	// third1.step17.t
lea r14, [rax+rbx]	// third1.step17.y
cmovc r14, rax	// third1.step17.G
sub r11, rsi	// third1.step17.c1.2
andn r13, r12, rdx	// third1.step17.w
cmovnz rbp, r11	// third1.step17.d
shrx r10, rbp, r15	// third1.step17.m
sarx rbx, rbp, r15	// third1.step17.s
lea rsi, [rbp-1]	// third1.step18.c0
mov r12, -2	// third1.step19.c1
vpmuldq zmm6, zmm26, zmm11	// update.limb2.vpmuldq.2
cmovnz rcx, rax	// third1.step17.h
shl r8, 44	// end.w0g.shl
mov qword ptr [rdi+40], r8	// end.w0g.store_high0g
sub r9, rbp	// third1.step18.c1.2
vpaddq zmm13, zmm14, zmm12	// update.limb1.vpaddq.3
vpaddq zmm17, zmm13, zmm3	// update.limb1.vpaddq.4
vpsraq zmm18, zmm17, 30	// update.limb1.vpsraq
vpandq zmm19, zmm17, zmm7	// update.limb1.vpandq
valignq zmm20{k2}{z}, zmm19, zmm19, 2	// update.limb1.valignq
xor rbx, rcx	// third1.step18.x
mov rdx, r14	// copy for third1.step18.t
sar rdx, 1	// third1.step18.t
lea r13, [rdx+rbx]	// third1.step18.y
vpshufd zmm16, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpshufd
vpmuldq zmm22, zmm25, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
vpaddq zmm21, zmm22, zmm6	// update.limb2.vpaddq
vpmuldq zmm0, zmm24, zmm16	// update.limb2.vpmuldq.4
vpmuldq zmm1, zmm23, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
vpaddq zmm2, zmm1, zmm0	// update.limb2.vpaddq.2
vpaddq zmm27, zmm21, zmm2	// update.limb2.vpaddq.3
vpaddq zmm4, zmm27, zmm18	// update.limb2.vpaddq.4
vpsraq zmm10, zmm4, 30	// update.limb2.vpsraq
vpandq zmm8, zmm4, zmm7	// update.limb2.vpandq
vpmuldq zmm5, zmm25, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
vpmuldq zmm15, zmm26, zmm16	// update.limb3.vpmuldq.2
vpaddq zmm11, zmm5, zmm15	// update.limb3.vpaddq
cmovc r13, rdx	// third1.step18.G
andn r11, r14, r10	// third1.step18.w
cmovnz rsi, r9	// third1.step18.d
sarx rax, rsi, r15	// third1.step18.s
lea r8, [rsi-1]	// third1.step19.c0
shrx rbp, rsi, r15	// third1.step18.m
cmovnz rcx, rdx	// third1.step18.h
xor rax, rcx	// third1.step19.x
mov rbx, r13	// copy for third1.step19.t
sar rbx, 1	// third1.step19.t
lea r14, [rbx+rax]	// third1.step19.y
vmovdqa64 zmmword ptr [rdi+832], zmm8	// update.limb2.vmovdqa64
cmovc r14, rbx	// third1.step19.G
sub r12, rsi	// third1.step19.c1.2
andn r10, r13, rbp	// third1.step19.w
cmovnz r8, r12	// third1.step19.d
shrx r11, r8, r15	// third1.step19.m
sarx r9, r8, r15	// third1.step19.s
lea rdx, [r8-1]	// third1.step20.c0
vpmuldq zmm14, zmm23, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
cmovnz rcx, rbx	// third1.step19.h
xor r9, rcx	// third1.step20.x
mov rax, r14	// copy for third1.step20.t
sar rax, 1	// third1.step20.t
lea rsi, [rax+r9]	// third1.step20.y
mov r13, -2	// third1.step20.c1
vpshufd zmm12, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpshufd
vpmuldq zmm13, zmm24, zmm12	// update.limb3.vpmuldq.4
vpmuldq zmm3, zmm26, zmm12	// update.limb4.vpmuldq.2
vpaddq zmm17, zmm14, zmm13	// update.limb3.vpaddq.2
vpaddq zmm19, zmm11, zmm17	// update.limb3.vpaddq.3
vpaddq zmm22, zmm19, zmm10	// update.limb3.vpaddq.4
vpandq zmm6, zmm22, zmm7	// update.limb3.vpandq
vpsraq zmm1, zmm22, 30	// update.limb3.vpsraq
vmovdqa64 zmmword ptr [rdi+896], zmm6	// update.limb3.vmovdqa64
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
vpshufd zmm21, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpshufd
vpmuldq zmm2, zmm25, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
vpaddq zmm27, zmm2, zmm3	// update.limb4.vpaddq
vpmuldq zmm18, zmm24, zmm21	// update.limb4.vpmuldq.4
vpmuldq zmm4, zmm23, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
vpaddq zmm16, zmm4, zmm18	// update.limb4.vpaddq.2
mov rbp, -2	// third2.step1.c1
vpaddq zmm5, zmm27, zmm16	// update.limb4.vpaddq.3
vpaddq zmm15, zmm5, zmm1	// update.limb4.vpaddq.4
vpsraq zmm8, zmm15, 30	// update.limb4.vpsraq
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
vpandq zmm14, zmm15, zmm7	// update.limb4.vpandq
vmovdqa64 zmmword ptr [rdi+960], zmm14	// update.limb4.vmovdqa64
vpmuldq zmm13, zmm26, zmm21	// update.limb5.vpmuldq.2
cmovc rsi, rax	// third1.step20.G
sub r13, r8	// third1.step20.c1.2
andn r10, r14, r11	// third1.step20.w
cmovnz rdx, r13	// third1.step20.d
sarx r12, rdx, r15	// third1.step20.s
lea rbx, [rdx-1]	// third2.step1.c0
shrx r9, rdx, r15	// third1.step20.m
cmovnz rcx, rax	// third1.step20.h
mov r8, rsi	// copy for change1.G.add_rounding_G
add r8, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov r14, rcx	// copy for change1.h.add_rounding_h
add r14, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov r11, rsi	// copy for change1.G.shl
shl r11, 44	// change1.G.shl
mov r10, rcx	// copy for change1.h.shl
shl r10, 45	// change1.h.shl
rorx r13, r8, 21	// change1.G.first_entry
rorx rax, r8, 42	// change1.G.second_entry
rorx r8, r14, 20	// change1.h.first_entry
rorx r14, r14, 41	// change1.h.second_entry
add r11, qword ptr [rdi-40]	// change1.G.add_refill_G
add r10, qword ptr [rdi-48]	// change1.h.add_refill_h
imul r13, qword ptr [rdi+24]	// change1.G.imul_high0f
imul rax, qword ptr [rdi+40]	// change1.G.imul_high0g
imul r8, qword ptr [rdi+24]	// change1.h.imul_high0f
imul r14, qword ptr [rdi+40]	// change1.h.imul_high0g
sub rbp, rdx	// third2.step1.c1.2
lea rdx, [r13+rax]	// change1.G.add
lea r13, [rdx+r11]	// change1.G.add.2
vpshufd zmm11, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpshufd
vpaddq zmm17, zmm0, zmm13	// update.limb5.vpaddq
lea rax, [r8+r14]	// change1.h.add
lea rdx, [rax+r10]	// change1.h.add.2
ror rdx, 45	// change1.h.packed
xor r12, rdx	// third2.step1.x
ror r13, 44	// change1.G.packed
mov r11, r13	// copy for third2.step1.t
sar r11, 1	// third2.step1.t
lea r8, [r11+r12]	// third2.step1.y
cmovc r8, r11	// third2.step1.G
andn r14, r13, r9	// third2.step1.w
cmovnz rbx, rbp	// third2.step1.d
lea rax, [rbx-1]	// third2.step2.c0
shrx r10, rbx, r15	// third2.step1.m
sarx r12, rbx, r15	// third2.step1.s
cmovnz rdx, r11	// third2.step1.h
xor r12, rdx	// third2.step2.x
mov r13, r8	// copy for third2.step2.t
sar r13, 1	// third2.step2.t
lea r9, [r13+r12]	// third2.step2.y
mov r14, -2	// third2.step2.c1
vpmuldq zmm19, zmm24, zmm11	// update.limb5.vpmuldq.4
vpaddq zmm10, zmm12, zmm19	// update.limb5.vpaddq.2
vpsrlq zmm22, zmm6, 10	// update.limb5.above.vpsrlq
vpsllq zmm2, zmm14, 20	// update.limb5.above.vpsllq
vpaddq zmm3, zmm17, zmm10	// update.limb5.vpaddq.3
vpaddq zmm4, zmm3, zmm8	// update.limb5.vpaddq.4
vpandq zmm18, zmm4, zmm7	// update.limb5.vpandq
vpsllq zmm27, zmm18, 50	// update.limb5.above.vpsllq.2
vmovdqa64 zmmword ptr [rdi+1024], zmm18	// update.limb5.vmovdqa64
vpsraq zmm16, zmm4, 30	// update.limb5.vpsraq
mov rbp, -2	// third2.step3.c1
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
vpaddq zmm1, zmm22, zmm2	// update.limb5.above.vpaddq
vpaddq zmm15, zmm1, zmm27	// update.limb5.above.vpaddq.2
vmovdqa64 zmmword ptr [rdi+384], zmm15	// update.limb5.above.vmovdqa64
vpmuldq zmm21, zmm23, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
vpmuldq zmm0, zmm26, zmm11	// update.limb6.vpmuldq.2
cmovc r9, r13	// third2.step2.G
sub r14, rbx	// third2.step2.c1.2
andn r11, r8, r10	// third2.step2.w
cmovnz rax, r14	// third2.step2.d
sarx r12, rax, r15	// third2.step2.s
lea rbx, [rax-1]	// third2.step3.c0
shrx r8, rax, r15	// third2.step2.m
cmovnz rdx, r13	// third2.step2.h
xor r12, rdx	// third2.step3.x
mov r10, r9	// copy for third2.step3.t
sar r10, 1	// third2.step3.t
lea r11, [r10+r12]	// third2.step3.y
mov r14, -2	// third2.step4.c1
vpshufd zmm13, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpshufd
vpmuldq zmm12, zmm24, zmm13	// update.limb6.vpmuldq.4
vpaddq zmm19, zmm21, zmm12	// update.limb6.vpaddq.2
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1216]	// update.limb7.vpmuldq
vpaddq zmm14, zmm5, zmm0	// update.limb6.vpaddq
vpaddq zmm17, zmm14, zmm19	// update.limb6.vpaddq.3
vpaddq zmm10, zmm17, zmm16	// update.limb6.vpaddq.4
vpsraq zmm3, zmm10, 30	// update.limb6.vpsraq
mov r13, -2	// third2.step5.c1
vpandq zmm8, zmm10, zmm7	// update.limb6.vpandq
cmovc r11, r10	// third2.step3.G
sub rbp, rax	// third2.step3.c1.2
andn r12, r9, r8	// third2.step3.w
cmovnz rbx, rbp	// third2.step3.d
sarx rax, rbx, r15	// third2.step3.s
lea r9, [rbx-1]	// third2.step4.c0
shrx r8, rbx, r15	// third2.step3.m
cmovnz rdx, r10	// third2.step3.h
xor rax, rdx	// third2.step4.x
mov r12, r11	// copy for third2.step4.t
sar r12, 1	// third2.step4.t
lea rbp, [r12+rax]	// third2.step4.y
vpmuldq zmm18, zmm26, zmm13	// update.limb7.vpmuldq.2
vpaddq zmm4, zmm6, zmm18	// update.limb7.vpaddq
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1280]	// update.limb7.vpmuldq.3
vpshufd zmm2, zmmword ptr [rdi+1344], 0x4e	// update.limb8.vpshufd
vpshufd zmm1, zmmword ptr [rdi+1280], 0x4e	// update.limb7.vpshufd
vpmuldq zmm27, zmm24, zmm1	// update.limb7.vpmuldq.4
vpaddq zmm15, zmm22, zmm27	// update.limb7.vpaddq.2
vpaddq zmm11, zmm4, zmm15	// update.limb7.vpaddq.3
mov r10, -2	// third2.step6.c1
vpbroadcastq zmm21, rcx	// change1.vpbroadcastq
vpaddq zmm12, zmm11, zmm3	// update.limb7.vpaddq.4
vpandq zmm5, zmm12, zmm7	// update.limb7.vpandq
vmovdqa64 zmmword ptr [rdi+1152], zmm5	// update.limb7.vmovdqa64
vpbroadcastq zmm21{k1}, rsi	// change1.vpbroadcastq.2
cmovc rbp, r12	// third2.step4.G
sub r14, rbx	// third2.step4.c1.2
andn rax, r11, r8	// third2.step4.w
cmovnz r9, r14	// third2.step4.d
sarx rcx, r9, r15	// third2.step4.s
lea rsi, [r9-1]	// third2.step5.c0
shrx rbx, r9, r15	// third2.step4.m
cmovnz rdx, r12	// third2.step4.h
xor rcx, rdx	// third2.step5.x
mov r11, rbp	// copy for third2.step5.t
sar r11, 1	// third2.step5.t
lea r8, [r11+rcx]	// third2.step5.y
vpsraq zmm0, zmm12, 30	// update.limb7.vpsraq
vpmuldq zmm14, zmm24, zmm2	// update.limb8.vpmuldq.4
vpmuldq zmm19, zmm26, zmm1	// update.limb8.vpmuldq.2
cmovc r8, r11	// third2.step5.G
sub r13, r9	// third2.step5.c1.2
andn rax, rbp, rbx	// third2.step5.w
cmovnz rsi, r13	// third2.step5.d
sarx r14, rsi, r15	// third2.step5.s
shrx r12, rsi, r15	// third2.step5.m
lea rcx, [rsi-1]	// third2.step6.c0
cmovnz rdx, r11	// third2.step5.h
sub r10, rsi	// third2.step6.c1.2
xor r14, rdx	// third2.step6.x
mov r9, r8	// copy for third2.step6.t
sar r9, 1	// third2.step6.t
lea rbp, [r9+r14]	// third2.step6.y
vpaddq zmm17, zmm21, zmm29	// change1.N1.vpaddq
vpsllvq zmm16, zmm17, zmm30	// change1.N1.vpsllvq
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1344]	// update.limb8.vpmuldq.3
vpaddq zmm13, zmm10, zmm14	// update.limb8.vpaddq.2
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1280]	// update.limb8.vpmuldq
vpaddq zmm18, zmm6, zmm19	// update.limb8.vpaddq
vpaddq zmm22, zmm18, zmm13	// update.limb8.vpaddq.3
vmovdqa64 zmmword ptr [rdi+1088], zmm8	// update.limb6.vmovdqa64
vpmuldq zmm27, zmm26, zmm2	// update.limb9.vpmuldq.2
mov rbx, -2	// third2.step7.c1
vpsravq zmm4, zmm16, zmm31	// change1.N1.vpsravq
cmovc rbp, r9	// third2.step6.G
andn rax, r8, r12	// third2.step6.w
cmovnz rcx, r10	// third2.step6.d
sarx r13, rcx, r15	// third2.step6.s
lea r11, [rcx-1]	// third2.step7.c0
shrx rsi, rcx, r15	// third2.step6.m
vpsubq zmm15, zmm28, zmm4	// change1.N1.vpsubq
vpmuldq zmm11, zmm25, zmmword ptr [rdi+1344]	// update.limb9.vpmuldq
vmovdqa64 zmmword ptr [rdi+192], zmm15	// change1.N1.vmovdqa64
mov r14, -2	// third2.step8.c1
vpaddq zmm3, zmm11, zmm27	// update.limb9.vpaddq
vpaddq zmm5, zmm22, zmm0	// update.limb8.vpaddq.4
vpandq zmm12, zmm5, zmm7	// update.limb8.vpandq
vpsraq zmm1, zmm5, 30	// update.limb8.vpsraq
vmovdqa64 zmmword ptr [rdi+1216], zmm12	// update.limb8.vmovdqa64
vpshufd zmm21, zmmword ptr [rdi+1408], 0x4e	// update.limb9.vpshufd
cmovnz rdx, r9	// third2.step6.h
xor r13, rdx	// third2.step7.x
mov r8, rbp	// copy for third2.step7.t
sar r8, 1	// third2.step7.t
lea r12, [r8+r13]	// third2.step7.y
mov rax, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpmuldq zmm17, zmm24, zmm21	// update.limb9.vpmuldq.4
cmovc r12, r8	// third2.step7.G
sub rbx, rcx	// third2.step7.c1.2
andn r10, rbp, rsi	// third2.step7.w
cmovnz r11, rbx	// third2.step7.d
shrx r9, r11, r15	// third2.step7.m
lea r13, [r11-1]	// third2.step8.c0
sarx rcx, r11, r15	// third2.step7.s
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1408]	// update.limb9.vpmuldq.3
vpaddq zmm14, zmm10, zmm17	// update.limb9.vpaddq.2
vpaddq zmm6, zmm3, zmm14	// update.limb9.vpaddq.3
vpaddq zmm19, zmm6, zmm1	// update.limb9.vpaddq.4
vpsraq zmm18, zmm19, 30	// update.limb9.vpsraq
vpandq zmm13, zmm19, zmm7	// update.limb9.vpandq
vmovdqa64 zmmword ptr [rdi+1280], zmm13	// update.limb9.vmovdqa64
mov rbp, -2	// third2.step9.c1
cmovnz rdx, r8	// third2.step7.h
sub r14, r11	// third2.step8.c1.2
imul rax, qword ptr [rdi+16]	// change1.w1f.imul_w0f
mov rsi, qword ptr [rdi+200]	// change1.w1f.load_N1v
vpmuldq zmm8, zmm25, zmmword ptr [rdi+1408]	// update.limb10.vpmuldq
vpmuldq zmm2, zmm23, zmmword ptr [rdi+1472]	// update.limb10.vpmuldq.3
xor rcx, rdx	// third2.step8.x
mov r10, r12	// copy for third2.step8.t
sar r10, 1	// third2.step8.t
lea rbx, [r10+rcx]	// third2.step8.y
cmovc rbx, r10	// third2.step8.G
andn r8, r12, r9	// third2.step8.w
cmovnz r13, r14	// third2.step8.d
sarx r11, r13, r15	// third2.step8.s
lea rcx, [r13-1]	// third2.step9.c0
shrx r12, r13, r15	// third2.step8.m
vpmuldq zmm16, zmm26, zmm21	// update.limb10.vpmuldq.2
vpaddq zmm4, zmm8, zmm16	// update.limb10.vpaddq
cmovnz rdx, r10	// third2.step8.h
xor r11, rdx	// third2.step9.x
mov r9, rbx	// copy for third2.step9.t
sar r9, 1	// third2.step9.t
lea r8, [r9+r11]	// third2.step9.y
vpshufd zmm15, zmmword ptr [rdi+1536], 0x4e	// update.limb11.vpshufd
cmovc r8, r9	// third2.step9.G
imul rsi, qword ptr [rdi+32]	// change1.w1f.imul_w0g
lea r14, [rax+rsi]	// change1.w1f.add
sub rbp, r13	// third2.step9.c1.2
andn r10, rbx, r12	// third2.step9.w
cmovnz rcx, rbp	// third2.step9.d
shrx r11, rcx, r15	// third2.step9.m
lea rax, [rcx-1]	// third2.step10.c0
sarx rsi, rcx, r15	// third2.step9.s
vpmuldq zmm11, zmm25, zmmword ptr [rdi+1472]	// update.limb11.vpmuldq
vpshufd zmm27, zmmword ptr [rdi+1472], 0x4e	// update.limb10.vpshufd
vpmuldq zmm22, zmm24, zmm27	// update.limb10.vpmuldq.4
vpaddq zmm0, zmm2, zmm22	// update.limb10.vpaddq.2
vpaddq zmm5, zmm4, zmm0	// update.limb10.vpaddq.3
vpaddq zmm12, zmm5, zmm18	// update.limb10.vpaddq.4
vpmuldq zmm10, zmm26, zmm27	// update.limb11.vpmuldq.2
vpandq zmm17, zmm12, zmm7	// update.limb10.vpandq
vpaddq zmm3, zmm11, zmm10	// update.limb11.vpaddq
mov r13, -2	// third2.step10.c1
vmovdqa64 zmmword ptr [rdi+1344], zmm17	// update.limb10.vmovdqa64
vpmuldq zmm14, zmm23, zmmword ptr [rdi+1536]	// update.limb11.vpmuldq.3
cmovnz rdx, r9	// third2.step9.h
sar r14, 20	// change1.w1f.sar
mov qword ptr [rdi+48], r14	// change1.w1f.store_w1f
mov rbx, qword ptr [rdi+208]	// change1.w1g.load_N1q
sub r13, rcx	// third2.step10.c1.2
vpmuldq zmm6, zmm24, zmm15	// update.limb11.vpmuldq.4
imul rbx, qword ptr [rdi+16]	// change1.w1g.imul_w0f
xor rsi, rdx	// third2.step10.x
mov r12, r8	// copy for third2.step10.t
sar r12, 1	// third2.step10.t
lea r10, [r12+rsi]	// third2.step10.y
vpsraq zmm1, zmm12, 30	// update.limb10.vpsraq
mov rbp, qword ptr [rdi+216]	// change1.w1g.load_N1r
mov r9, -2	// third2.step11.c1
vpaddq zmm19, zmm14, zmm6	// update.limb11.vpaddq.2
vpaddq zmm13, zmm3, zmm19	// update.limb11.vpaddq.3
vpaddq zmm21, zmm13, zmm1	// update.limb11.vpaddq.4
vpsraq zmm8, zmm21, 30	// update.limb11.vpsraq
vpandq zmm16, zmm21, zmm7	// update.limb11.vpandq
vmovdqa64 zmmword ptr [rdi+1408], zmm16	// update.limb11.vmovdqa64
vpmuldq zmm2, zmm23, zmmword ptr [rdi+1600]	// update.limb12.vpmuldq.3
mov r14, -2	// third2.step12.c1
vpshufd zmm22, zmmword ptr [rdi+1600], 0x4e	// update.limb12.vpshufd
cmovc r10, r12	// third2.step10.G
andn rcx, r8, r11	// third2.step10.w
cmovnz rax, r13	// third2.step10.d
sarx rsi, rax, r15	// third2.step10.s
lea r8, [rax-1]	// third2.step11.c0
shrx r11, rax, r15	// third2.step10.m
cmovnz rdx, r12	// third2.step10.h
xor rsi, rdx	// third2.step11.x
mov rcx, r10	// copy for third2.step11.t
sar rcx, 1	// third2.step11.t
lea r13, [rcx+rsi]	// third2.step11.y
cmovc r13, rcx	// third2.step11.G
imul rbp, qword ptr [rdi+32]	// change1.w1g.imul_w0g
lea r12, [rbx+rbp]	// change1.w1g.add
sar r12, 20	// change1.w1g.sar
sub r9, rax	// third2.step11.c1.2
andn rsi, r10, r11	// third2.step11.w
cmovnz r8, r9	// third2.step11.d
sarx rbx, r8, r15	// third2.step11.s
shrx rbp, r8, r15	// third2.step11.m
lea rax, [r8-1]	// third2.step12.c0
mov qword ptr [rdi+56], r12	// change1.w1g.store_w1g
mov r10, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpmuldq zmm4, zmm24, zmm22	// update.limb12.vpmuldq.4
vpmuldq zmm0, zmm26, zmm22	// update.limb13.vpmuldq.2
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1600]	// update.limb13.vpmuldq
vpaddq zmm18, zmm5, zmm0	// update.limb13.vpaddq
vpmuldq zmm27, zmm26, zmm15	// update.limb12.vpmuldq.2
vpaddq zmm11, zmm2, zmm4	// update.limb12.vpaddq.2
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1536]	// update.limb12.vpmuldq
vpaddq zmm17, zmm10, zmm27	// update.limb12.vpaddq
vpaddq zmm12, zmm17, zmm11	// update.limb12.vpaddq.3
vpaddq zmm14, zmm12, zmm8	// update.limb12.vpaddq.4
vpsraq zmm6, zmm14, 30	// update.limb12.vpsraq
vpandq zmm3, zmm14, zmm7	// update.limb12.vpandq
vmovdqa64 zmmword ptr [rdi+1472], zmm3	// update.limb12.vmovdqa64
vpmuldq zmm19, zmm23, zmmword ptr [rdi+1664]	// update.limb13.vpmuldq.3
cmovnz rdx, rcx	// third2.step11.h
sub r14, r8	// third2.step12.c1.2
xor rbx, rdx	// third2.step12.x
mov r11, r13	// copy for third2.step12.t
sar r11, 1	// third2.step12.t
lea rsi, [r11+rbx]	// third2.step12.y
vpshufd zmm13, zmmword ptr [rdi+1664], 0x4e	// update.limb13.vpshufd
mov r9, -2	// third2.step13.c1
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1664]	// update.limb14.vpmuldq
vpmuldq zmm21, zmm26, zmm13	// update.limb14.vpmuldq.2
vpmuldq zmm16, zmm24, zmm13	// update.limb13.vpmuldq.4
vpaddq zmm22, zmm19, zmm16	// update.limb13.vpaddq.2
mov r12, -2	// third2.step14.c1
cmovc rsi, r11	// third2.step12.G
andn rcx, r13, rbp	// third2.step12.w
cmovnz rax, r14	// third2.step12.d
sarx r8, rax, r15	// third2.step12.s
lea rbx, [rax-1]	// third2.step13.c0
shrx r13, rax, r15	// third2.step12.m
cmovnz rdx, r11	// third2.step12.h
xor r8, rdx	// third2.step13.x
mov rbp, rsi	// copy for third2.step13.t
sar rbp, 1	// third2.step13.t
lea rcx, [rbp+r8]	// third2.step13.y
cmovc rcx, rbp	// third2.step13.G
imul r10, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov r14, qword ptr [rdi+200]	// change1.high1f.load_N1v
imul r14, qword ptr [rdi+392]	// change1.high1f.imul_above_g
sub r9, rax	// third2.step13.c1.2
andn r11, rsi, r13	// third2.step13.w
lea r8, [r10+r14]	// change1.high1f.add
cmovnz rbx, r9	// third2.step13.d
shrx rax, rbx, r15	// third2.step13.m
sarx rsi, rbx, r15	// third2.step13.s
lea r13, [rbx-1]	// third2.step14.c0
mov r11, qword ptr [rdi+48]	// change1.high1f.load_w1f
vpaddq zmm5, zmm18, zmm22	// update.limb13.vpaddq.3
vpaddq zmm0, zmm5, zmm6	// update.limb13.vpaddq.4
vpsraq zmm15, zmm0, 30	// update.limb13.vpsraq
vpandq zmm2, zmm0, zmm7	// update.limb13.vpandq
vmovdqa64 zmmword ptr [rdi+1536], zmm2	// update.limb13.vmovdqa64
cmovnz rdx, rbp	// third2.step13.h
sub r12, rbx	// third2.step14.c1.2
sar r11, 20	// change1.high1f.sar
vpmuldq zmm4, zmm23, zmmword ptr [rdi+1728]	// update.limb14.vpmuldq.3
xor rsi, rdx	// third2.step14.x
mov r10, rcx	// copy for third2.step14.t
sar r10, 1	// third2.step14.t
lea r14, [r10+rsi]	// third2.step14.y
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1728]	// update.limb15.vpmuldq
lea r9, [r11+r8]	// change1.high1f.add.2
vpaddq zmm27, zmm1, zmm21	// update.limb14.vpaddq
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1792]	// update.limb15.vpmuldq.3
vpshufd zmm11, zmmword ptr [rdi+1728], 0x4e	// update.limb14.vpshufd
vpmuldq zmm12, zmm26, zmm11	// update.limb15.vpmuldq.2
vpmuldq zmm8, zmm24, zmm11	// update.limb14.vpmuldq.4
vpaddq zmm14, zmm4, zmm8	// update.limb14.vpaddq.2
vpaddq zmm3, zmm27, zmm14	// update.limb14.vpaddq.3
vpaddq zmm13, zmm3, zmm15	// update.limb14.vpaddq.4
vpsraq zmm19, zmm13, 30	// update.limb14.vpsraq
vpandq zmm16, zmm13, zmm7	// update.limb14.vpandq
vmovdqa64 zmmword ptr [rdi+1600], zmm16	// update.limb14.vmovdqa64
mov rbp, -2	// third2.step15.c1
vpaddq zmm18, zmm10, zmm12	// update.limb15.vpaddq
vpshufd zmm22, zmmword ptr [rdi+1792], 0x4e	// update.limb15.vpshufd
vpmuldq zmm5, zmm24, zmm22	// update.limb15.vpmuldq.4
mov rbx, -2	// third2.step16.c1
cmovc r14, r10	// third2.step14.G
andn rsi, rcx, rax	// third2.step14.w
cmovnz r13, r12	// third2.step14.d
sarx r11, r13, r15	// third2.step14.s
lea r8, [r13-1]	// third2.step15.c0
shrx rcx, r13, r15	// third2.step14.m
cmovnz rdx, r10	// third2.step14.h
xor r11, rdx	// third2.step15.x
mov rax, r14	// copy for third2.step15.t
sar rax, 1	// third2.step15.t
lea rsi, [rax+r11]	// third2.step15.y
cmovc rsi, rax	// third2.step15.G
shl r9, 44	// change1.high1f.shl
sub rbp, r13	// third2.step15.c1.2
andn r12, r14, rcx	// third2.step15.w
mov qword ptr [rdi+64], r9	// change1.high1f.store_high1f
mov r10, qword ptr [rdi+208]	// change1.high1g.load_N1q
cmovnz r8, rbp	// third2.step15.d
shrx r11, r8, r15	// third2.step15.m
sarx r13, r8, r15	// third2.step15.s
lea r14, [r8-1]	// third2.step16.c0
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1792]	// update.limb16.vpmuldq
vpaddq zmm0, zmm17, zmm5	// update.limb15.vpaddq.2
cmovnz rdx, rax	// third2.step15.h
imul r10, qword ptr [rdi+384]	// change1.high1g.imul_above_f
sub rbx, r8	// third2.step16.c1.2
mov rcx, qword ptr [rdi+216]	// change1.high1g.load_N1r
imul rcx, qword ptr [rdi+392]	// change1.high1g.imul_above_g
lea r12, [r10+rcx]	// change1.high1g.add
xor r13, rdx	// third2.step16.x
mov r9, rsi	// copy for third2.step16.t
sar r9, 1	// third2.step16.t
lea rbp, [r9+r13]	// third2.step16.y
mov rax, qword ptr [rdi+56]	// change1.high1g.load_w1g
vpmuldq zmm2, zmm25, zmmword ptr [rdi+1856]	// update.limb17.vpmuldq
vpmuldq zmm1, zmm26, zmm22	// update.limb16.vpmuldq.2
vpaddq zmm21, zmm6, zmm1	// update.limb16.vpaddq
vpmuldq zmm11, zmm23, zmmword ptr [rdi+1856]	// update.limb16.vpmuldq.3
vpshufd zmm4, zmmword ptr [rdi+1856], 0x4e	// update.limb16.vpshufd
vpmuldq zmm8, zmm24, zmm4	// update.limb16.vpmuldq.4
vpaddq zmm27, zmm11, zmm8	// update.limb16.vpaddq.2
vpmuldq zmm14, zmm23, zmmword ptr [rdi+1920]	// update.limb17.vpmuldq.3
mov r8, -2	// third2.step17.c1
vpaddq zmm3, zmm18, zmm0	// update.limb15.vpaddq.3
vpaddq zmm15, zmm3, zmm19	// update.limb15.vpaddq.4
vpandq zmm13, zmm15, zmm7	// update.limb15.vpandq
vpsraq zmm16, zmm15, 30	// update.limb15.vpsraq
vmovdqa64 zmmword ptr [rdi+1664], zmm13	// update.limb15.vmovdqa64
vpmuldq zmm10, zmm26, zmm4	// update.limb17.vpmuldq.2
vpaddq zmm12, zmm21, zmm27	// update.limb16.vpaddq.3
vpaddq zmm17, zmm12, zmm16	// update.limb16.vpaddq.4
vpsraq zmm5, zmm17, 30	// update.limb16.vpsraq
vpandq zmm22, zmm17, zmm7	// update.limb16.vpandq
vmovdqa64 zmmword ptr [rdi+1728], zmm22	// update.limb16.vmovdqa64
vpshufd zmm6, zmmword ptr [rdi+1920], 0x4e	// update.limb17.vpshufd
vpmuldq zmm1, zmm24, zmm6	// update.limb17.vpmuldq.4
vpaddq zmm11, zmm14, zmm1	// update.limb17.vpaddq.2
vpmuldq zmm8, zmm25, zmmword ptr [rdi+1920]	// update.limb18.vpmuldq
vpmuldq zmm18, zmm26, zmm6	// update.limb18.vpmuldq.2
mov r10, -2	// third2.step18.c1
vpaddq zmm0, zmm8, zmm18	// update.limb18.vpaddq
cmovc rbp, r9	// third2.step16.G
andn rcx, rsi, r11	// third2.step16.w
cmovnz r14, rbx	// third2.step16.d
sarx r13, r14, r15	// third2.step16.s
lea rsi, [r14-1]	// third2.step17.c0
shrx r11, r14, r15	// third2.step16.m
cmovnz rdx, r9	// third2.step16.h
xor r13, rdx	// third2.step17.x
mov rcx, rbp	// copy for third2.step17.t
sar rcx, 1	// third2.step17.t
lea rbx, [rcx+r13]	// third2.step17.y
cmovc rbx, rcx	// third2.step17.G
sub r8, r14	// third2.step17.c1.2
andn r9, rbp, r11	// third2.step17.w
cmovnz rsi, r8	// third2.step17.d
sarx r13, rsi, r15	// third2.step17.s
lea r14, [rsi-1]	// third2.step18.c0
shrx rbp, rsi, r15	// third2.step17.m
cmovnz rdx, rcx	// third2.step17.h
sar rax, 20	// change1.high1g.sar
lea r11, [rax+r12]	// change1.high1g.add.2
shl r11, 44	// change1.high1g.shl
mov qword ptr [rdi+72], r11	// change1.high1g.store_high1g
vpaddq zmm3, zmm2, zmm10	// update.limb17.vpaddq
vpaddq zmm19, zmm3, zmm11	// update.limb17.vpaddq.3
mov r9, -2	// third2.step19.c1
vpshufd zmm15, zmmword ptr [rdi+1984], 0x4e	// update.limb18.vpshufd
vpmuldq zmm13, zmm24, zmm15	// update.limb18.vpmuldq.4
xor r13, rdx	// third2.step18.x
mov r8, rbx	// copy for third2.step18.t
sar r8, 1	// third2.step18.t
lea rcx, [r8+r13]	// third2.step18.y
vpaddq zmm4, zmm19, zmm5	// update.limb17.vpaddq.4
vpsraq zmm21, zmm4, 30	// update.limb17.vpsraq
vpandq zmm27, zmm4, zmm7	// update.limb17.vpandq
vmovdqa64 zmmword ptr [rdi+1792], zmm27	// update.limb17.vmovdqa64
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1984]	// update.limb18.vpmuldq.3
vpaddq zmm16, zmm12, zmm13	// update.limb18.vpaddq.2
vpaddq zmm17, zmm0, zmm16	// update.limb18.vpaddq.3
cmovc rcx, r8	// third2.step18.G
sub r10, rsi	// third2.step18.c1.2
andn rax, rbx, rbp	// third2.step18.w
cmovnz rdx, r8	// third2.step18.h
cmovnz r14, r10	// third2.step18.d
sarx r12, r14, r15	// third2.step18.s
xor r12, rdx	// third2.step19.x
lea r11, [r14-1]	// third2.step19.c0
shrx r13, r14, r15	// third2.step18.m
sub r9, r14	// third2.step19.c1.2
mov rsi, rcx	// copy for third2.step19.t
sar rsi, 1	// third2.step19.t
lea rbx, [rsi+r12]	// third2.step19.y
vpshufd zmm22, zmmword ptr [rdi+2048], 0x4e	// update.limb19.vpshufd
vpaddq zmm14, zmm17, zmm21	// update.limb18.vpaddq.4
vpsraq zmm1, zmm14, 30	// update.limb18.vpsraq
vpandq zmm6, zmm14, zmm7	// update.limb18.vpandq
vpmuldq zmm8, zmm26, zmm15	// update.limb19.vpmuldq.2
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1984]	// update.limb19.vpmuldq
vpaddq zmm2, zmm18, zmm8	// update.limb19.vpaddq
vmovdqa64 zmmword ptr [rdi+1856], zmm6	// update.limb18.vmovdqa64
mov rbp, -2	// third2.step20.c1
cmovc rbx, rsi	// third2.step19.G
andn rax, rcx, r13	// third2.step19.w
cmovnz r11, r9	// third2.step19.d
shrx r8, r11, r15	// third2.step19.m
sarx r10, r11, r15	// third2.step19.s
lea r14, [r11-1]	// third2.step20.c0
vpmuldq zmm10, zmm23, zmmword ptr [rdi+2048]	// update.limb19.vpmuldq.3
cmovnz rdx, rsi	// third2.step19.h
sub rbp, r11	// third2.step20.c1.2
xor r10, rdx	// third2.step20.x
mov r12, rbx	// copy for third2.step20.t
sar r12, 1	// third2.step20.t
lea rcx, [r12+r10]	// third2.step20.y
vpmuldq zmm3, zmm26, zmm22	// update.limb20.vpmuldq.2
vpmuldq zmm11, zmm23, zmmword ptr [rdi+2112]	// update.limb20.vpmuldq.3
vpmuldq zmm19, zmm24, zmm22	// update.limb19.vpmuldq.4
vpaddq zmm5, zmm10, zmm19	// update.limb19.vpaddq.2
vpaddq zmm4, zmm2, zmm5	// update.limb19.vpaddq.3
vpaddq zmm27, zmm4, zmm1	// update.limb19.vpaddq.4
vpsraq zmm12, zmm27, 30	// update.limb19.vpsraq
vpandq zmm13, zmm27, zmm7	// update.limb19.vpandq
vmovdqa64 zmmword ptr [rdi+1920], zmm13	// update.limb19.vmovdqa64
vpmuldq zmm0, zmm25, zmmword ptr [rdi+2048]	// update.limb20.vpmuldq
vpaddq zmm16, zmm0, zmm3	// update.limb20.vpaddq
mov r13, -2	// third3.step1.c1
vpshufd zmm17, zmmword ptr [rdi+2112], 0x4e	// update.limb20.vpshufd
vpmuldq zmm21, zmm26, zmm17	// update.limb21.vpmuldq.2
vpmuldq zmm14, zmm24, zmm17	// update.limb20.vpmuldq.4
vpaddq zmm15, zmm11, zmm14	// update.limb20.vpaddq.2
vpaddq zmm18, zmm16, zmm15	// update.limb20.vpaddq.3
vpaddq zmm8, zmm18, zmm12	// update.limb20.vpaddq.4
vpmuldq zmm6, zmm25, zmmword ptr [rdi+2112]	// update.limb21.vpmuldq
cmovc rcx, r12	// third2.step20.G
andn rax, rbx, r8	// third2.step20.w
cmovnz r14, rbp	// third2.step20.d
sarx r9, r14, r15	// third2.step20.s
lea rsi, [r14-1]	// third3.step1.c0
shrx r11, r14, r15	// third2.step20.m
cmovnz rdx, r12	// third2.step20.h
mov r10, rdx	// copy for change2.h.add_rounding_h
add r10, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov rbx, rcx	// copy for change2.G.add_rounding_G
add rbx, qword ptr [rdi-56]	// change2.G.add_rounding_G
rorx r8, rbx, 21	// change2.G.first_entry
mov rax, rcx	// copy for change2.G.shl
shl rax, 44	// change2.G.shl
rorx rbp, r10, 20	// change2.h.first_entry
rorx r12, rbx, 42	// change2.G.second_entry
rorx rbx, r10, 41	// change2.h.second_entry
imul r12, qword ptr [rdi+72]	// change2.G.imul_high1g
mov r10, rdx	// copy for change2.h.shl
shl r10, 45	// change2.h.shl
add r10, qword ptr [rdi-48]	// change2.h.add_refill_h
add rax, qword ptr [rdi-40]	// change2.G.add_refill_G
imul r8, qword ptr [rdi+64]	// change2.G.imul_high1f
imul rbp, qword ptr [rdi+64]	// change2.h.imul_high1f
imul rbx, qword ptr [rdi+72]	// change2.h.imul_high1g
sub r13, r14	// third3.step1.c1.2
lea r14, [r8+r12]	// change2.G.add
lea r8, [rbp+rbx]	// change2.h.add
lea r12, [r14+rax]	// change2.G.add.2
vpbroadcastq zmm22, rdx	// change2.vpbroadcastq
vpsraq zmm10, zmm8, 30	// update.limb20.vpsraq
ror r12, 44	// change2.G.packed
mov rbp, -2	// third3.step2.c1
lea rbx, [r8+r10]	// change2.h.add.2
ror rbx, 45	// change2.h.packed
xor r9, rbx	// third3.step1.x
mov r14, r12	// copy for third3.step1.t
sar r14, 1	// third3.step1.t
lea rax, [r14+r9]	// third3.step1.y
cmovc rax, r14	// third3.step1.G
andn rdx, r12, r11	// third3.step1.w
cmovnz rsi, r13	// third3.step1.d
sarx r8, rsi, r15	// third3.step1.s
shrx r10, rsi, r15	// third3.step1.m
lea r9, [rsi-1]	// third3.step2.c0
cmovnz rbx, r14	// third3.step1.h
xor r8, rbx	// third3.step2.x
mov r12, rax	// copy for third3.step2.t
sar r12, 1	// third3.step2.t
lea r11, [r12+r8]	// third3.step2.y
vpbroadcastq zmm22{k1}, rcx	// change2.vpbroadcastq.2
vpshufd zmm19, zmmword ptr [rdi+2176], 0x4e	// update.limb21.vpshufd
vpmuldq zmm2, zmm23, zmmword ptr [rdi+2176]	// update.limb21.vpmuldq.3
vpandq zmm5, zmm8, zmm7	// update.limb20.vpandq
vpmuldq zmm4, zmm24, zmm19	// update.limb21.vpmuldq.4
vpaddq zmm1, zmm2, zmm4	// update.limb21.vpaddq.2
vpaddq zmm27, zmm6, zmm21	// update.limb21.vpaddq
vpaddq zmm13, zmm27, zmm1	// update.limb21.vpaddq.3
vmovdqa64 zmmword ptr [rdi+1984], zmm5	// update.limb20.vmovdqa64
vpaddq zmm0, zmm22, zmm29	// change2.N2.vpaddq
vpaddq zmm3, zmm13, zmm10	// update.limb21.vpaddq.4
vpsraq zmm17, zmm3, 30	// update.limb21.vpsraq
mov rdx, -2	// third3.step3.c1
vpmuldq zmm11, zmm23, zmmword ptr [rdi+2240]	// update.limb22.vpmuldq.3
vpsllvq zmm14, zmm0, zmm30	// change2.N2.vpsllvq
vpshufd zmm16, zmmword ptr [rdi+2240], 0x4e	// update.limb22.vpshufd
vpmuldq zmm15, zmm24, zmm16	// update.limb22.vpmuldq.4
vpmuldq zmm18, zmm25, zmmword ptr [rdi+2176]	// update.limb22.vpmuldq
vpshufd zmm12, zmmword ptr [rdi+2304], 0x4e	// update.limb23.vpshufd
mov r13, -2	// third3.step4.c1
vpsravq zmm8, zmm14, zmm31	// change2.N2.vpsravq
vpandq zmm2, zmm3, zmm7	// update.limb21.vpandq
vmovdqa64 zmmword ptr [rdi+2048], zmm2	// update.limb21.vmovdqa64
vpmuldq zmm4, zmm26, zmm19	// update.limb22.vpmuldq.2
vpaddq zmm6, zmm18, zmm4	// update.limb22.vpaddq
cmovc r11, r12	// third3.step2.G
sub rbp, rsi	// third3.step2.c1.2
andn r14, rax, r10	// third3.step2.w
cmovnz rbx, r12	// third3.step2.h
cmovnz r9, rbp	// third3.step2.d
sarx r8, r9, r15	// third3.step2.s
xor r8, rbx	// third3.step3.x
lea rcx, [r9-1]	// third3.step3.c0
shrx rsi, r9, r15	// third3.step2.m
mov rax, r11	// copy for third3.step3.t
sar rax, 1	// third3.step3.t
lea r10, [rax+r8]	// third3.step3.y
cmovc r10, rax	// third3.step3.G
sub rdx, r9	// third3.step3.c1.2
andn r14, r11, rsi	// third3.step3.w
cmovnz rcx, rdx	// third3.step3.d
sarx r12, rcx, r15	// third3.step3.s
shrx rbp, rcx, r15	// third3.step3.m
lea r8, [rcx-1]	// third3.step4.c0
cmovnz rbx, rax	// third3.step3.h
sub r13, rcx	// third3.step4.c1.2
vpaddq zmm21, zmm11, zmm15	// update.limb22.vpaddq.2
xor r12, rbx	// third3.step4.x
mov r9, r10	// copy for third3.step4.t
sar r9, 1	// third3.step4.t
lea r11, [r9+r12]	// third3.step4.y
vpmuldq zmm27, zmm25, zmmword ptr [rdi+2240]	// update.limb23.vpmuldq
vpaddq zmm1, zmm6, zmm21	// update.limb22.vpaddq.3
vpaddq zmm5, zmm1, zmm17	// update.limb22.vpaddq.4
vpandq zmm22, zmm5, zmm7	// update.limb22.vpandq
vpsubq zmm13, zmm28, zmm8	// change2.N2.vpsubq
vmovdqa64 zmmword ptr [rdi+2112], zmm22	// update.limb22.vmovdqa64
vpsraq zmm10, zmm5, 30	// update.limb22.vpsraq
vpmuldq zmm0, zmm26, zmm16	// update.limb23.vpmuldq.2
vpaddq zmm14, zmm27, zmm0	// update.limb23.vpaddq
vmovdqa64 zmmword ptr [rdi+256], zmm13	// change2.N2.vmovdqa64
mov rsi, -2	// third3.step5.c1
vpmuldq zmm3, zmm23, zmmword ptr [rdi+2304]	// update.limb23.vpmuldq.3
cmovc r11, r9	// third3.step4.G
andn r14, r10, rbp	// third3.step4.w
cmovnz rbx, r9	// third3.step4.h
vpmuldq zmm2, zmm24, zmm12	// update.limb23.vpmuldq.4
vpaddq zmm19, zmm3, zmm2	// update.limb23.vpaddq.2
vpaddq zmm18, zmm14, zmm19	// update.limb23.vpaddq.3
vpaddq zmm4, zmm18, zmm10	// update.limb23.vpaddq.4
vpsraq zmm11, zmm4, 30	// update.limb23.vpsraq
cmovnz r8, r13	// third3.step4.d
sarx rdx, r8, r15	// third3.step4.s
lea rax, [r8-1]	// third3.step5.c0
xor rdx, rbx	// third3.step5.x
shrx rcx, r8, r15	// third3.step4.m
mov r12, r11	// copy for third3.step5.t
sar r12, 1	// third3.step5.t
lea r10, [r12+rdx]	// third3.step5.y
vpunpcklqdq zmm15, zmm13, zmm13	// change2.vpunpcklqdq
vpandq zmm6, zmm4, zmm7	// update.limb23.vpandq
mov rbp, -2	// third3.step6.c1
vpmuldq zmm21, zmm25, zmmword ptr [rdi+2304]	// update.limb24.vpmuldq
vpshufd zmm1, zmmword ptr [rdi+2368], 0x4e	// update.limb24.vpshufd
vpunpckhqdq zmm17, zmm13, zmm13	// change2.vpunpckhqdq
cmovc r10, r12	// third3.step5.G
sub rsi, r8	// third3.step5.c1.2
andn r14, r11, rcx	// third3.step5.w
cmovnz rax, rsi	// third3.step5.d
shrx r9, rax, r15	// third3.step5.m
lea r13, [rax-1]	// third3.step6.c0
sarx rdx, rax, r15	// third3.step5.s
cmovnz rbx, r12	// third3.step5.h
sub rbp, rax	// third3.step6.c1.2
vpmuldq zmm8, zmm24, zmm1	// update.limb24.vpmuldq.4
vpmuldq zmm22, zmm23, zmmword ptr [rdi+2368]	// update.limb24.vpmuldq.3
vpaddq zmm5, zmm22, zmm8	// update.limb24.vpaddq.2
vbroadcasti32x4 zmm16, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
xor rdx, rbx	// third3.step6.x
mov r8, r10	// copy for third3.step6.t
sar r8, 1	// third3.step6.t
lea r11, [r8+rdx]	// third3.step6.y
cmovc r11, r8	// third3.step6.G
andn rcx, r10, r9	// third3.step6.w
cmovnz r13, rbp	// third3.step6.d
sarx r14, r13, r15	// third3.step6.s
lea rsi, [r13-1]	// third3.step7.c0
shrx r12, r13, r15	// third3.step6.m
vpmuldq zmm27, zmm26, zmm12	// update.limb24.vpmuldq.2
vpaddq zmm0, zmm21, zmm27	// update.limb24.vpaddq
vpaddq zmm3, zmm0, zmm5	// update.limb24.vpaddq.3
vpaddq zmm2, zmm3, zmm11	// update.limb24.vpaddq.4
vpandq zmm14, zmm2, zmm7	// update.limb24.vpandq
vmovdqa64 zmmword ptr [rdi+2176], zmm6	// update.limb23.vmovdqa64
vpshufd zmm19, zmmword ptr [rdi+2432], 0x4e	// update.limb25.vpshufd
vpmuldq zmm18, zmm26, zmm19	// update.limb26.vpmuldq.2
vpmuldq zmm10, zmm25, zmmword ptr [rdi+2368]	// update.limb25.vpmuldq
mov rax, -2	// third3.step7.c1
vpmuldq zmm4, zmm26, zmm1	// update.limb25.vpmuldq.2
vbroadcasti32x4 zmm13, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
vmovdqa64 zmmword ptr [rdi+2240], zmm14	// update.limb24.vmovdqa64
vpsraq zmm22, zmm2, 30	// update.limb24.vpsraq
vpaddq zmm8, zmm10, zmm4	// update.limb25.vpaddq
cmovnz rbx, r8	// third3.step6.h
xor r14, rbx	// third3.step7.x
mov rdx, r11	// copy for third3.step7.t
sar rdx, 1	// third3.step7.t
lea r10, [rdx+r14]	// third3.step7.y
mov r9, -2	// third3.step8.c1
vpmuldq zmm12, zmm15, zmm16	// change2.Y.vpmuldq
vpmuldq zmm21, zmm24, zmm19	// update.limb25.vpmuldq.4
vpmuldq zmm27, zmm25, zmmword ptr [rdi+2432]	// update.limb26.vpmuldq
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2496]	// update.limb26.vpmuldq.3
vpmuldq zmm5, zmm23, zmmword ptr [rdi+2432]	// update.limb25.vpmuldq.3
vpaddq zmm3, zmm5, zmm21	// update.limb25.vpaddq.2
vpmuldq zmm11, zmm17, zmm13	// change2.Y.vpmuldq.2
cmovc r10, rdx	// third3.step7.G
sub rax, r13	// third3.step7.c1.2
andn rcx, r11, r12	// third3.step7.w
cmovnz rsi, rax	// third3.step7.d
shrx rbp, rsi, r15	// third3.step7.m
sarx r8, rsi, r15	// third3.step7.s
lea r14, [rsi-1]	// third3.step8.c0
cmovnz rbx, rdx	// third3.step7.h
xor r8, rbx	// third3.step8.x
mov r13, r10	// copy for third3.step8.t
sar r13, 1	// third3.step8.t
lea r11, [r13+r8]	// third3.step8.y
vpaddq zmm6, zmm8, zmm3	// update.limb25.vpaddq.3
vpaddq zmm1, zmm6, zmm22	// update.limb25.vpaddq.4
vpandq zmm14, zmm1, zmm7	// update.limb25.vpandq
vmovdqa64 zmmword ptr [rdi+2304], zmm14	// update.limb25.vmovdqa64
vpsraq zmm2, zmm1, 30	// update.limb25.vpsraq
vpshufd zmm10, zmmword ptr [rdi+2496], 0x4e	// update.limb26.vpshufd
vpmuldq zmm4, zmm24, zmm10	// update.limb26.vpmuldq.4
vpaddq zmm15, zmm12, zmm11	// change2.Y.vpaddq
vpaddq zmm16, zmm0, zmm4	// update.limb26.vpaddq.2
vpaddq zmm19, zmm27, zmm18	// update.limb26.vpaddq
vpaddq zmm5, zmm19, zmm16	// update.limb26.vpaddq.3
vpaddq zmm21, zmm5, zmm2	// update.limb26.vpaddq.4
vpmuldq zmm17, zmm26, zmm10	// update.limb27.vpmuldq.2
mov r12, -2	// third3.step9.c1
vpsraq zmm13, zmm21, 30	// update.limb26.vpsraq
vpandq zmm8, zmm21, zmm7	// update.limb26.vpandq
vpmuldq zmm3, zmm23, zmmword ptr [rdi+2560]	// update.limb27.vpmuldq.3
vmovdqa64 zmmword ptr [rdi+128], zmm15	// change2.Y.vmovdqa64
cmovc r11, r13	// third3.step8.G
sub r9, rsi	// third3.step8.c1.2
andn rcx, r10, rbp	// third3.step8.w
cmovnz r14, r9	// third3.step8.d
sarx rax, r14, r15	// third3.step8.s
shrx rdx, r14, r15	// third3.step8.m
lea r8, [r14-1]	// third3.step9.c0
cmovnz rbx, r13	// third3.step8.h
xor rax, rbx	// third3.step9.x
mov rsi, r11	// copy for third3.step9.t
sar rsi, 1	// third3.step9.t
lea r10, [rsi+rax]	// third3.step9.y
cmovc r10, rsi	// third3.step9.G
sub r12, r14	// third3.step9.c1.2
andn rbp, r11, rdx	// third3.step9.w
cmovnz r8, r12	// third3.step9.d
cmovnz rbx, rsi	// third3.step9.h
sarx rcx, r8, r15	// third3.step9.s
xor rcx, rbx	// third3.step10.x
mov r9, r10	// copy for third3.step10.t
sar r9, 1	// third3.step10.t
lea r13, [r9+rcx]	// third3.step10.y
lea rax, [r8-1]	// third3.step10.c0
shrx r14, r8, r15	// third3.step9.m
vpmuldq zmm6, zmm25, zmmword ptr [rdi+2496]	// update.limb27.vpmuldq
vpaddq zmm22, zmm6, zmm17	// update.limb27.vpaddq
mov r11, -2	// third3.step10.c1
mov rdx, qword ptr [rdi+256]	// change2.w2f.load_N2u
vpshufd zmm14, zmmword ptr [rdi+2560], 0x4e	// update.limb27.vpshufd
vpmuldq zmm1, zmm24, zmm14	// update.limb27.vpmuldq.4
vpaddq zmm12, zmm3, zmm1	// update.limb27.vpaddq.2
vmovdqa64 zmmword ptr [rdi+2368], zmm8	// update.limb26.vmovdqa64
vpaddq zmm11, zmm22, zmm12	// update.limb27.vpaddq.3
vpaddq zmm0, zmm11, zmm13	// update.limb27.vpaddq.4
vpandq zmm4, zmm0, zmm7	// update.limb27.vpandq
vpsraq zmm27, zmm0, 30	// update.limb27.vpsraq
vmovdqa64 zmmword ptr [rdi+2432], zmm4	// update.limb27.vmovdqa64
vpshufd zmm18, zmmword ptr [rdi+2624], 0x4e	// update.limb28.vpshufd
vpmuldq zmm19, zmm24, zmm18	// update.limb28.vpmuldq.4
vpmuldq zmm16, zmm26, zmm14	// update.limb28.vpmuldq.2
vpmuldq zmm5, zmm23, zmmword ptr [rdi+2624]	// update.limb28.vpmuldq.3
mov rbp, -2	// third3.step11.c1
vpaddq zmm2, zmm5, zmm19	// update.limb28.vpaddq.2
vpmuldq zmm10, zmm25, zmmword ptr [rdi+2624]	// update.limb29.vpmuldq
vpmuldq zmm21, zmm25, zmmword ptr [rdi+2560]	// update.limb28.vpmuldq
vpaddq zmm15, zmm21, zmm16	// update.limb28.vpaddq
vpaddq zmm6, zmm15, zmm2	// update.limb28.vpaddq.3
cmovc r13, r9	// third3.step10.G
sub r11, r8	// third3.step10.c1.2
andn r12, r10, r14	// third3.step10.w
cmovnz rax, r11	// third3.step10.d
sarx rsi, rax, r15	// third3.step10.s
lea rcx, [rax-1]	// third3.step11.c0
shrx r8, rax, r15	// third3.step10.m
vpaddq zmm17, zmm6, zmm27	// update.limb28.vpaddq.4
vpsraq zmm3, zmm17, 30	// update.limb28.vpsraq
vpandq zmm1, zmm17, zmm7	// update.limb28.vpandq
vmovdqa64 zmmword ptr [rdi+2496], zmm1	// update.limb28.vmovdqa64
cmovnz rbx, r9	// third3.step10.h
xor rsi, rbx	// third3.step11.x
imul rdx, qword ptr [rdi+48]	// change2.w2f.imul_w1f
mov r10, r13	// copy for third3.step11.t
sar r10, 1	// third3.step11.t
lea r14, [r10+rsi]	// third3.step11.y
mov r12, qword ptr [rdi+264]	// change2.w2f.load_N2v
cmovc r14, r10	// third3.step11.G
sub rbp, rax	// third3.step11.c1.2
andn r11, r13, r8	// third3.step11.w
cmovnz rbx, r10	// third3.step11.h
cmovnz rcx, rbp	// third3.step11.d
shrx r9, rcx, r15	// third3.step11.m
lea rsi, [rcx-1]	// third3.step12.c0
imul r12, qword ptr [rdi+56]	// change2.w2f.imul_w1g
lea rax, [rdx+r12]	// change2.w2f.add
sarx r13, rcx, r15	// third3.step11.s
vpshufd zmm8, zmmword ptr [rdi+2688], 0x4e	// update.limb29.vpshufd
vpmuldq zmm22, zmm26, zmm18	// update.limb29.vpmuldq.2
vpmuldq zmm12, zmm24, zmm8	// update.limb29.vpmuldq.4
vpmuldq zmm11, zmm23, zmmword ptr [rdi+2688]	// update.limb29.vpmuldq.3
mov r8, -2	// third3.step13.c1
vpaddq zmm13, zmm10, zmm22	// update.limb29.vpaddq
sar rax, 20	// change2.w2f.sar
xor r13, rbx	// third3.step12.x
mov r11, r14	// copy for third3.step12.t
sar r11, 1	// third3.step12.t
lea r10, [r11+r13]	// third3.step12.y
mov rbp, -2	// third3.step12.c1
mov rdx, qword ptr [rdi+128]	// change2.w2f.load_Yu
vpaddq zmm0, zmm11, zmm12	// update.limb29.vpaddq.2
vpaddq zmm4, zmm13, zmm0	// update.limb29.vpaddq.3
vpaddq zmm14, zmm4, zmm3	// update.limb29.vpaddq.4
vpsraq zmm5, zmm14, 30	// update.limb29.vpsraq
vpmuldq zmm19, zmm25, zmmword ptr [rdi+2688]	// update.limb30.vpmuldq
vpshufd zmm21, zmmword ptr [rdi+2752], 0x4e	// update.limb30.vpshufd
vpmuldq zmm16, zmm24, zmm21	// update.limb30.vpmuldq.4
vpmuldq zmm15, zmm23, zmmword ptr [rdi+2752]	// update.limb30.vpmuldq.3
cmovc r10, r11	// third3.step12.G
sub rbp, rcx	// third3.step12.c1.2
andn r12, r14, r9	// third3.step12.w
cmovnz rbx, r11	// third3.step12.h
cmovnz rsi, rbp	// third3.step12.d
sarx r13, rsi, r15	// third3.step12.s
xor r13, rbx	// third3.step13.x
mov rcx, r10	// copy for third3.step13.t
sar rcx, 1	// third3.step13.t
lea r14, [rcx+r13]	// third3.step13.y
shrx r9, rsi, r15	// third3.step12.m
lea r12, [rsi-1]	// third3.step13.c0
cmovc r14, rcx	// third3.step13.G
sub r8, rsi	// third3.step13.c1.2
andn r11, r10, r9	// third3.step13.w
cmovnz r12, r8	// third3.step13.d
shrx rbp, r12, r15	// third3.step13.m
sarx r13, r12, r15	// third3.step13.s
lea rsi, [r12-1]	// third3.step14.c0
vpandq zmm2, zmm14, zmm7	// update.limb29.vpandq
vmovdqa64 zmmword ptr [rdi+2560], zmm2	// update.limb29.vmovdqa64
cmovnz rbx, rcx	// third3.step13.h
imul rdx, qword ptr [rdi+384]	// change2.w2f.imul_above_f
xor r13, rbx	// third3.step14.x
mov r10, r14	// copy for third3.step14.t
sar r10, 1	// third3.step14.t
lea r9, [r10+r13]	// third3.step14.y
vpaddq zmm6, zmm15, zmm16	// update.limb30.vpaddq.2
vpmuldq zmm27, zmm26, zmm8	// update.limb30.vpmuldq.2
vpaddq zmm17, zmm19, zmm27	// update.limb30.vpaddq
mov r11, qword ptr [rdi+136]	// change2.w2f.load_Yv
mov r8, -2	// third3.step14.c1
vpaddq zmm1, zmm17, zmm6	// update.limb30.vpaddq.3
vpaddq zmm18, zmm1, zmm5	// update.limb30.vpaddq.4
vpandq zmm10, zmm18, zmm7	// update.limb30.vpandq
vpmuldq zmm22, zmm26, zmm21	// update.limb31.vpmuldq.2
vpmuldq zmm11, zmm25, zmmword ptr [rdi+2752]	// update.limb31.vpmuldq
vpsraq zmm12, zmm18, 30	// update.limb30.vpsraq
vpmuldq zmm13, zmm23, zmmword ptr [rdi+2816]	// update.limb31.vpmuldq.3
vpaddq zmm0, zmm11, zmm22	// update.limb31.vpaddq
vpshufd zmm4, zmmword ptr [rdi+2816], 0x4e	// update.limb31.vpshufd
vpmuldq zmm3, zmm24, zmm4	// update.limb31.vpmuldq.4
vpmuldq zmm14, zmm25, zmmword ptr [rdi+2816]	// update.limb32.vpmuldq
mov rcx, -2	// third3.step15.c1
vmovdqa64 zmmword ptr [rdi+2624], zmm10	// update.limb30.vmovdqa64
mov r13, -2	// third3.step16.c1
vpaddq zmm2, zmm13, zmm3	// update.limb31.vpaddq.2
vpaddq zmm15, zmm0, zmm2	// update.limb31.vpaddq.3
vpaddq zmm16, zmm15, zmm12	// update.limb31.vpaddq.4
vpsraq zmm8, zmm16, 30	// update.limb31.vpsraq
cmovc r9, r10	// third3.step14.G
sub r8, r12	// third3.step14.c1.2
andn r12, r14, rbp	// third3.step14.w
cmovnz rbx, r10	// third3.step14.h
cmovnz rsi, r8	// third3.step14.d
sarx r14, rsi, r15	// third3.step14.s
xor r14, rbx	// third3.step15.x
shrx rbp, rsi, r15	// third3.step14.m
lea r12, [rsi-1]	// third3.step15.c0
mov r10, r9	// copy for third3.step15.t
sar r10, 1	// third3.step15.t
lea r8, [r10+r14]	// third3.step15.y
vpmuldq zmm19, zmm26, zmm4	// update.limb32.vpmuldq.2
vpandq zmm27, zmm16, zmm7	// update.limb31.vpandq
vmovdqa64 zmmword ptr [rdi+2688], zmm27	// update.limb31.vmovdqa64
cmovc r8, r10	// third3.step15.G
imul r11, qword ptr [rdi+392]	// change2.w2f.imul_above_g
sub rcx, rsi	// third3.step15.c1.2
andn r14, r9, rbp	// third3.step15.w
lea rsi, [rdx+r11]	// change2.w2f.add.2
cmovnz r12, rcx	// third3.step15.d
shrx r9, r12, r15	// third3.step15.m
sarx rbp, r12, r15	// third3.step15.s
lea r14, [r12-1]	// third3.step16.c0
cmovnz rbx, r10	// third3.step15.h
sub r13, r12	// third3.step16.c1.2
lea rdx, [rax+rsi]	// change2.w2f.add.3
vpaddq zmm17, zmm14, zmm19	// update.limb32.vpaddq
vpmuldq zmm6, zmm23, zmmword ptr [rdi+2880]	// update.limb32.vpmuldq.3
vpshufd zmm1, zmmword ptr [rdi+2880], 0x4e	// update.limb32.vpshufd
vpmuldq zmm5, zmm24, zmm1	// update.limb32.vpmuldq.4
mov qword ptr [rdi-112], rdx	// change2.w2f.store_w2f
vpaddq zmm21, zmm6, zmm5	// update.limb32.vpaddq.2
xor rbp, rbx	// third3.step16.x
mov r11, r8	// copy for third3.step16.t
sar r11, 1	// third3.step16.t
lea rcx, [r11+rbp]	// third3.step16.y
vpaddq zmm18, zmm17, zmm21	// update.limb32.vpaddq.3
vpaddq zmm11, zmm18, zmm8	// update.limb32.vpaddq.4
vpandq zmm22, zmm11, zmm7	// update.limb32.vpandq
vmovdqa64 zmmword ptr [rdi+2752], zmm22	// update.limb32.vmovdqa64
mov r10, -2	// third3.step17.c1
vpmuldq zmm10, zmm25, zmmword ptr [rdi+2880]	// update.limb33.vpmuldq
vpmuldq zmm13, zmm26, zmm1	// update.limb33.vpmuldq.2
vpaddq zmm3, zmm10, zmm13	// update.limb33.vpaddq
vpsraq zmm0, zmm11, 30	// update.limb32.vpsraq
vpmuldq zmm2, zmm23, zmmword ptr [rdi+2944]	// update.limb33.vpmuldq.3
vpshufd zmm15, zmmword ptr [rdi+2944], 0x4e	// update.limb33.vpshufd
vpmuldq zmm12, zmm24, zmm15	// update.limb33.vpmuldq.4
vpaddq zmm4, zmm2, zmm12	// update.limb33.vpaddq.2
mov r12, -2	// third3.step18.c1
cmovc rcx, r11	// third3.step16.G
andn rax, r8, r9	// third3.step16.w
cmovnz r14, r13	// third3.step16.d
sarx rsi, r14, r15	// third3.step16.s
lea rbp, [r14-1]	// third3.step17.c0
shrx r8, r14, r15	// third3.step16.m
cmovnz rbx, r11	// third3.step16.h
xor rsi, rbx	// third3.step17.x
mov r9, rcx	// copy for third3.step17.t
sar r9, 1	// third3.step17.t
lea rax, [r9+rsi]	// third3.step17.y
cmovc rax, r9	// third3.step17.G
sar rdx, 20	// change2.w2f.sar.2
sub r10, r14	// third3.step17.c1.2
andn r13, rcx, r8	// third3.step17.w
cmovnz rbp, r10	// third3.step17.d
sarx r11, rbp, r15	// third3.step17.s
shrx rsi, rbp, r15	// third3.step17.m
lea r14, [rbp-1]	// third3.step18.c0
vpaddq zmm16, zmm3, zmm4	// update.limb33.vpaddq.3
vpaddq zmm27, zmm16, zmm0	// update.limb33.vpaddq.4
vpandq zmm14, zmm27, zmm7	// update.limb33.vpandq
vmovdqa64 zmmword ptr [rdi+2816], zmm14	// update.limb33.vmovdqa64
vpsraq zmm19, zmm27, 30	// update.limb33.vpsraq
cmovnz rbx, r9	// third3.step17.h
shl rdx, 44	// change2.w2f.shl
sub r12, rbp	// third3.step18.c1.2
xor r11, rbx	// third3.step18.x
mov rcx, rax	// copy for third3.step18.t
sar rcx, 1	// third3.step18.t
lea r8, [rcx+r11]	// third3.step18.y
mov qword ptr [rdi+80], rdx	// change2.w2f.store_high2f
vpmuldq zmm6, zmm26, zmm15	// update.limb34.vpmuldq.2
vpmuldq zmm5, zmm25, zmmword ptr [rdi+2944]	// update.limb34.vpmuldq
vpshufd zmm17, zmmword ptr [rdi+3008], 0x4e	// update.limb34.vpshufd
vpmuldq zmm21, zmm23, zmmword ptr [rdi+3008]	// update.limb34.vpmuldq.3
vpaddq zmm18, zmm5, zmm6	// update.limb34.vpaddq
mov r13, qword ptr [rdi+272]	// change2.w2g.load_N2q
vpmuldq zmm8, zmm24, zmm17	// update.limb34.vpmuldq.4
vpaddq zmm22, zmm21, zmm8	// update.limb34.vpaddq.2
vpaddq zmm1, zmm18, zmm22	// update.limb34.vpaddq.3
vpmuldq zmm10, zmm25, zmmword ptr [rdi+3008]	// update.last.vpmuldq
mov r10, -2	// third3.step19.c1
mov r9, -2	// third3.step20.c1
vpaddq zmm13, zmm1, zmm19	// update.limb34.vpaddq.4
vpsraq zmm11, zmm13, 30	// update.limb34.vpsraq
vpandq zmm2, zmm13, zmm7	// update.limb34.vpandq
vmovdqa64 zmmword ptr [rdi+2880], zmm2	// update.limb34.vmovdqa64
cmovc r8, rcx	// third3.step18.G
andn rbp, rax, rsi	// third3.step18.w
cmovnz r14, r12	// third3.step18.d
sarx r11, r14, r15	// third3.step18.s
lea rdx, [r14-1]	// third3.step19.c0
shrx rax, r14, r15	// third3.step18.m
cmovnz rbx, rcx	// third3.step18.h
xor r11, rbx	// third3.step19.x
mov rsi, r8	// copy for third3.step19.t
sar rsi, 1	// third3.step19.t
lea rbp, [rsi+r11]	// third3.step19.y
cmovc rbp, rsi	// third3.step19.G
sub r10, r14	// third3.step19.c1.2
andn r12, r8, rax	// third3.step19.w
cmovnz rdx, r10	// third3.step19.d
lea rcx, [rdx-1]	// third3.step20.c0
shrx r11, rdx, r15	// third3.step19.m
sarx r14, rdx, r15	// third3.step19.s
cmovnz rbx, rsi	// third3.step19.h
imul r13, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov r8, qword ptr [rdi+280]	// change2.w2g.load_N2r
sub r9, rdx	// third3.step20.c1.2
imul r8, qword ptr [rdi+56]	// change2.w2g.imul_w1g
vpmuldq zmm12, zmm26, zmm17	// update.last.vpmuldq.2
vpaddq zmm3, zmm10, zmm12	// update.last.vpaddq
vpaddq zmm4, zmm3, zmm11	// update.last.vpaddq.2
vpaddq zmm16, zmm4, zmm9	// update.last.vpaddq.3
vpandq zmm0, zmm16, zmm7	// update.last.vpandq
vmovdqa64 zmmword ptr [rdi+2944], zmm0	// update.last.vmovdqa64
xor r14, rbx	// third3.step20.x
mov rax, rbp	// copy for third3.step20.t
sar rax, 1	// third3.step20.t
lea r12, [rax+r14]	// third3.step20.y
vpsraq zmm14, zmm16, 30	// update.last.vpsraq
vpaddq zmm27, zmm14, zmm20	// update.last.vpaddq.4
vpandq zmm15, zmm27, zmmword ptr [rdi+576]	// update.last.vpandq.2
vmovdqa64 zmmword ptr [rdi+3008], zmm15	// update.last.vmovdqa64.2
vpsraq zmm23, zmm27, 30	// update.last.vpsraq.2
lea r10, [r13+r8]	// change2.w2g.add
valignq zmm5{k3}{z}, zmm23, zmm23, 6	// update.last.valignq
vpaddq zmm6, zmm5, zmmword ptr [rdi+832]	// update.last.vpaddq.5
vmovdqa64 zmmword ptr [rdi+832], zmm6	// update.last.vmovdqa64.3
cmovc r12, rax	// third3.step20.G
andn rsi, rbp, r11	// third3.step20.w
cmovnz rbx, rax	// third3.step20.h
mov qword ptr [rdi-128], rbx	// change3.store_end_h
mov qword ptr [rdi-120], r12	// change3.store_end_G
cmovnz rcx, r9	// third3.step20.d
sarx rdx, rcx, r15	// third3.step20.s
mov r14, r12	// copy for change3.G.add_rounding_G
add r14, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov r13, rbx	// copy for change3.h.shl
shl r13, 45	// change3.h.shl
shl r12, 44	// change3.G.shl
add rbx, qword ptr [rdi-64]	// change3.h.add_rounding_h
rorx r8, rbx, 20	// change3.h.first_entry
rorx rbp, r14, 21	// change3.G.first_entry
rorx r11, rbx, 41	// change3.h.second_entry
rorx rsi, r14, 42	// change3.G.second_entry
add r13, qword ptr [rdi-48]	// change3.h.add_refill_h
imul rbp, qword ptr [rdi+80]	// change3.G.imul_high2f
shrx rax, rcx, r15	// third3.step20.m
add r12, qword ptr [rdi-40]	// change3.G.add_refill_G
imul r8, qword ptr [rdi+80]	// change3.h.imul_high2f
sar r10, 20	// change2.w2g.sar
mov r9, qword ptr [rdi+144]	// change2.w2g.load_Yq
imul r9, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov rbx, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul rbx, qword ptr [rdi+392]	// change2.w2g.imul_above_g
lea r14, [r9+rbx]	// change2.w2g.add.2
lea r9, [r10+r14]	// change2.w2g.add.3
mov qword ptr [rdi-104], r9	// change2.w2g.store_w2g
sar r9, 20	// change2.w2g.sar.2
shl r9, 44	// change2.w2g.shl
mov qword ptr [rdi+88], r9	// change2.w2g.store_high2g
imul rsi, qword ptr [rdi+88]	// change3.G.imul_high2g
imul r11, qword ptr [rdi+88]	// change3.h.imul_high2g
lea rbx, [rbp+rsi]	// change3.G.add
lea r10, [r8+r11]	// change3.h.add
lea r14, [r10+r13]	// change3.h.add.2
lea r9, [rbx+r12]	// change3.G.add.2
ror r9, 44	// change3.G.packed
ror r14, 45	// change3.h.packed
mov rbx, r9	// output
mov rsi, rdx	// output
mov rdx, rcx	// output
mov rcx, r14	// output
mov rbp, rax	// output
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
