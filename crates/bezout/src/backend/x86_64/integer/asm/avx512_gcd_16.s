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
// Length: 36 limbs of 30 bits; 1121 instructions a batch, 780 for its steps (form: select).
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
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
lea rax, [rdx-1]	// third1.step1.c0
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
mov r8, -2	// third1.step1.c1
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
sub r8, rdx	// third1.step1.c1.2
xor rsi, rcx	// third1.step1.x
mov r9, rbx	// copy for third1.step1.t
sar r9, 1	// third1.step1.t
lea r10, [r9+rsi]	// third1.step1.y
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
cmovc r10, r9	// third1.step1.G
andn r11, rbx, rbp	// third1.step1.w
cmovnz rax, r8	// third1.step1.d
cmovnz rcx, r9	// third1.step1.h
shrx r12, rax, r15	// third1.step1.m
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
lea r13, [rax-1]	// third1.step2.c0
sarx r14, rax, r15	// third1.step1.s
mov rdx, -2	// third1.step2.c1
sub rdx, rax	// third1.step2.c1.2
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
xor r14, rcx	// third1.step2.x
mov rsi, r10	// copy for third1.step2.t
sar rsi, 1	// third1.step2.t
lea rbx, [rsi+r14]	// third1.step2.y
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
cmovc rbx, rsi	// third1.step2.G
andn rbp, r10, r12	// third1.step2.w
cmovnz r13, rdx	// third1.step2.d
cmovnz rcx, rsi	// third1.step2.h
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
lea r11, [r13-1]	// third1.step3.c0
shrx r8, r13, r15	// third1.step2.m
sarx r9, r13, r15	// third1.step2.s
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
mov rax, -2	// third1.step3.c1
sub rax, r13	// third1.step3.c1.2
xor r9, rcx	// third1.step3.x
mov r14, rbx	// copy for third1.step3.t
sar r14, 1	// third1.step3.t
lea r10, [r14+r9]	// third1.step3.y
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
cmovc r10, r14	// third1.step3.G
andn r12, rbx, r8	// third1.step3.w
cmovnz r11, rax	// third1.step3.d
cmovnz rcx, r14	// third1.step3.h
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
shrx rbp, r11, r15	// third1.step3.m
lea rdx, [r11-1]	// third1.step4.c0
sarx rsi, r11, r15	// third1.step3.s
mov r13, -2	// third1.step4.c1
sub r13, r11	// third1.step4.c1.2
xor rsi, rcx	// third1.step4.x
mov r9, r10	// copy for third1.step4.t
sar r9, 1	// third1.step4.t
lea rbx, [r9+rsi]	// third1.step4.y
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
cmovc rbx, r9	// third1.step4.G
andn r8, r10, rbp	// third1.step4.w
cmovnz rdx, r13	// third1.step4.d
cmovnz rcx, r9	// third1.step4.h
lea r12, [rdx-1]	// third1.step5.c0
shrx rax, rdx, r15	// third1.step4.m
sarx r14, rdx, r15	// third1.step4.s
mov r11, -2	// third1.step5.c1
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
sub r11, rdx	// third1.step5.c1.2
xor r14, rcx	// third1.step5.x
mov rsi, rbx	// copy for third1.step5.t
sar rsi, 1	// third1.step5.t
lea r10, [rsi+r14]	// third1.step5.y
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
cmovc r10, rsi	// third1.step5.G
andn rbp, rbx, rax	// third1.step5.w
cmovnz r12, r11	// third1.step5.d
cmovnz rcx, rsi	// third1.step5.h
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
shrx r8, r12, r15	// third1.step5.m
lea r13, [r12-1]	// third1.step6.c0
sarx r9, r12, r15	// third1.step5.s
mov rdx, -2	// third1.step6.c1
vpaddq zmm19, zmm17, zmm18	// end.M.vpaddq.2
sub rdx, r12	// third1.step6.c1.2
xor r9, rcx	// third1.step6.x
mov r14, r10	// copy for third1.step6.t
sar r14, 1	// third1.step6.t
lea rbx, [r14+r9]	// third1.step6.y
vpsraq zmm20, zmm16, 30	// end.M.vpsraq.3
cmovc rbx, r14	// third1.step6.G
andn rax, r10, r8	// third1.step6.w
cmovnz r13, rdx	// third1.step6.d
cmovnz rcx, r14	// third1.step6.h
vpaddq zmm21, zmm19, zmm20	// end.M.vpaddq.3
lea rbp, [r13-1]	// third1.step7.c0
shrx r11, r13, r15	// third1.step6.m
vpandq zmm22, zmm16, zmm7	// end.M.vpandq.3
sarx rsi, r13, r15	// third1.step6.s
mov r12, -2	// third1.step7.c1
sub r12, r13	// third1.step7.c1.2
xor rsi, rcx	// third1.step7.x
mov r9, rbx	// copy for third1.step7.t
sar r9, 1	// third1.step7.t
lea r10, [r9+rsi]	// third1.step7.y
vpermq zmm23, zmm22, 0xcc	// end.M.vpermq
vpermq zmm24, zmm22, 0x99	// end.M.vpermq.2
cmovc r10, r9	// third1.step7.G
andn r8, rbx, r11	// third1.step7.w
cmovnz rbp, r12	// third1.step7.d
cmovnz rcx, r9	// third1.step7.h
vpermq zmm25, zmm21, 0xcc	// end.M.vpermq.3
vpermq zmm26, zmm21, 0x99	// end.M.vpermq.4
shrx rax, rbp, r15	// third1.step7.m
lea rdx, [rbp-1]	// third1.step8.c0
sarx r14, rbp, r15	// third1.step7.s
mov r13, -2	// third1.step8.c1
sub r13, rbp	// third1.step8.c1.2
xor r14, rcx	// third1.step8.x
mov rsi, r10	// copy for third1.step8.t
sar rsi, 1	// third1.step8.t
lea rbx, [rsi+r14]	// third1.step8.y
mov r11, qword ptr [rdi+320]	// end.w0f.load_N3u
cmovc rbx, rsi	// third1.step8.G
andn r8, r10, rax	// third1.step8.w
cmovnz rdx, r13	// third1.step8.d
cmovnz rcx, rsi	// third1.step8.h
imul r11, qword ptr [rdi-112]	// end.w0f.imul_w2f
lea r12, [rdx-1]	// third1.step9.c0
shrx r9, rdx, r15	// third1.step8.m
sarx rbp, rdx, r15	// third1.step8.s
mov r14, qword ptr [rdi+328]	// end.w0f.load_N3v
imul r14, qword ptr [rdi-104]	// end.w0f.imul_w2g
mov r10, -2	// third1.step9.c1
sub r10, rdx	// third1.step9.c1.2
xor rbp, rcx	// third1.step9.x
mov rax, rbx	// copy for third1.step9.t
sar rax, 1	// third1.step9.t
lea r8, [rax+rbp]	// third1.step9.y
lea r13, [r11+r14]	// end.w0f.add
cmovc r8, rax	// third1.step9.G
andn rsi, rbx, r9	// third1.step9.w
cmovnz r12, r10	// third1.step9.d
cmovnz rcx, rax	// third1.step9.h
sar r13, 20	// end.w0f.sar
and r13, qword ptr [rdi-32]	// end.w0f.and_low40
shrx rdx, r12, r15	// third1.step9.m
lea rbp, [r12-1]	// third1.step10.c0
sarx r11, r12, r15	// third1.step9.s
mov r14, -2	// third1.step10.c1
sub r14, r12	// third1.step10.c1.2
xor r11, rcx	// third1.step10.x
mov rbx, r8	// copy for third1.step10.t
sar rbx, 1	// third1.step10.t
lea r9, [rbx+r11]	// third1.step10.y
mov qword ptr [rdi+16], r13	// end.w0f.store_w0f
cmovc r9, rbx	// third1.step10.G
shr r13, 20	// end.w0f.shr
shl r13, 44	// end.w0f.shl
andn rsi, r8, rdx	// third1.step10.w
cmovnz rbp, r14	// third1.step10.d
cmovnz rcx, rbx	// third1.step10.h
lea r10, [rbp-1]	// third1.step11.c0
shrx rax, rbp, r15	// third1.step10.m
mov qword ptr [rdi+24], r13	// end.w0f.store_high0f
sarx r12, rbp, r15	// third1.step10.s
mov r11, -2	// third1.step11.c1
sub r11, rbp	// third1.step11.c1.2
xor r12, rcx	// third1.step11.x
mov r8, r9	// copy for third1.step11.t
sar r8, 1	// third1.step11.t
lea rdx, [r8+r12]	// third1.step11.y
mov rsi, qword ptr [rdi+336]	// end.w0g.load_N3q
cmovc rdx, r8	// third1.step11.G
imul rsi, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r14, qword ptr [rdi+344]	// end.w0g.load_N3r
imul r14, qword ptr [rdi-104]	// end.w0g.imul_w2g
andn rbx, r9, rax	// third1.step11.w
cmovnz r10, r11	// third1.step11.d
cmovnz rcx, r8	// third1.step11.h
shrx r13, r10, r15	// third1.step11.m
lea rbp, [r10-1]	// third1.step12.c0
sarx r12, r10, r15	// third1.step11.s
mov r9, -2	// third1.step12.c1
sub r9, r10	// third1.step12.c1.2
lea rax, [rsi+r14]	// end.w0g.add
vpshufd zmm27, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
vpmuldq zmm0, zmm24, zmm27	// update.limb0.vpmuldq.2
xor r12, rcx	// third1.step12.x
mov rbx, rdx	// copy for third1.step12.t
sar rbx, 1	// third1.step12.t
lea r11, [rbx+r12]	// third1.step12.y
vpmuldq zmm1, zmm25, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
cmovc r11, rbx	// third1.step12.G
andn r8, rdx, r13	// third1.step12.w
cmovnz rbp, r9	// third1.step12.d
cmovnz rcx, rbx	// third1.step12.h
sar rax, 20	// end.w0g.sar
vpmuldq zmm2, zmm23, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
vpaddq zmm3, zmm2, zmm0	// update.limb0.vpaddq
vpandq zmm4, zmm3, zmm7	// update.limb0.vpandq
vpsraq zmm8, zmm3, 30	// update.limb0.vpsraq
vpmuldq zmm9, zmm26, zmm27	// update.limb1.vpmuldq.2
vpaddq zmm10, zmm1, zmm9	// update.limb1.vpaddq
valignq zmm11{k2}{z}, zmm4, zmm4, 2	// update.limb0.valignq
and rax, qword ptr [rdi-32]	// end.w0g.and_low40
lea r10, [rbp-1]	// third1.step13.c0
sarx rsi, rbp, r15	// third1.step12.s
shrx r14, rbp, r15	// third1.step12.m
vpshufd zmm14, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpshufd
mov qword ptr [rdi+32], rax	// end.w0g.store_w0g
xor rsi, rcx	// third1.step13.x
mov r12, r11	// copy for third1.step13.t
sar r12, 1	// third1.step13.t
lea rdx, [r12+rsi]	// third1.step13.y
vpmuldq zmm15, zmm25, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
mov r13, -2	// third1.step13.c1
vpmuldq zmm5, zmm23, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
cmovc rdx, r12	// third1.step13.G
sub r13, rbp	// third1.step13.c1.2
shr rax, 20	// end.w0g.shr
andn r8, r11, r14	// third1.step13.w
cmovnz r10, r13	// third1.step13.d
lea r9, [r10-1]	// third1.step14.c0
cmovnz rcx, r12	// third1.step13.h
shl rax, 44	// end.w0g.shl
vpmuldq zmm12, zmm24, zmm14	// update.limb1.vpmuldq.4
vpaddq zmm6, zmm5, zmm12	// update.limb1.vpaddq.2
vpmuldq zmm13, zmm26, zmm14	// update.limb2.vpmuldq.2
vpaddq zmm17, zmm10, zmm6	// update.limb1.vpaddq.3
vpaddq zmm18, zmm17, zmm8	// update.limb1.vpaddq.4
vpmuldq zmm19, zmm23, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
mov qword ptr [rdi+40], rax	// end.w0g.store_high0g
vpsraq zmm20, zmm18, 30	// update.limb1.vpsraq
vpandq zmm16, zmm18, zmm7	// update.limb1.vpandq
shrx rbx, r10, r15	// third1.step13.m
sarx rsi, r10, r15	// third1.step13.s
mov rbp, -2	// third1.step14.c1
vpaddq zmm22, zmm15, zmm13	// update.limb2.vpaddq
sub rbp, r10	// third1.step14.c1.2
vpshufd zmm21, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpshufd
vpmuldq zmm2, zmm24, zmm21	// update.limb2.vpmuldq.4
xor rsi, rcx	// third1.step14.x
mov r11, rdx	// copy for third1.step14.t
sar r11, 1	// third1.step14.t
lea r14, [r11+rsi]	// third1.step14.y
valignq zmm0{k2}{z}, zmm16, zmm16, 2	// update.limb1.valignq
cmovc r14, r11	// third1.step14.G
andn r8, rdx, rbx	// third1.step14.w
cmovnz r9, rbp	// third1.step14.d
cmovnz rcx, r11	// third1.step14.h
vpaddq zmm3, zmm19, zmm2	// update.limb2.vpaddq.2
lea r13, [r9-1]	// third1.step15.c0
shrx r12, r9, r15	// third1.step14.m
vpmuldq zmm27, zmm25, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
sarx rax, r9, r15	// third1.step14.s
mov r10, -2	// third1.step15.c1
vpmuldq zmm1, zmm26, zmm21	// update.limb3.vpmuldq.2
sub r10, r9	// third1.step15.c1.2
xor rax, rcx	// third1.step15.x
mov rsi, r14	// copy for third1.step15.t
sar rsi, 1	// third1.step15.t
lea rdx, [rsi+rax]	// third1.step15.y
vpaddq zmm9, zmm27, zmm1	// update.limb3.vpaddq
vpshufd zmm4, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpshufd
vpaddq zmm5, zmm22, zmm3	// update.limb2.vpaddq.3
vpaddq zmm12, zmm5, zmm20	// update.limb2.vpaddq.4
vpsraq zmm14, zmm12, 30	// update.limb2.vpsraq
vpandq zmm10, zmm12, zmm7	// update.limb2.vpandq
vmovdqa64 zmmword ptr [rdi+832], zmm10	// update.limb2.vmovdqa64
cmovc rdx, rsi	// third1.step15.G
andn rbx, r14, r12	// third1.step15.w
cmovnz r13, r10	// third1.step15.d
cmovnz rcx, rsi	// third1.step15.h
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
shrx r8, r13, r15	// third1.step15.m
lea rbp, [r13-1]	// third1.step16.c0
sarx r11, r13, r15	// third1.step15.s
vpmuldq zmm17, zmm24, zmm4	// update.limb3.vpmuldq.4
mov r9, -2	// third1.step16.c1
sub r9, r13	// third1.step16.c1.2
xor r11, rcx	// third1.step16.x
mov rax, rdx	// copy for third1.step16.t
sar rax, 1	// third1.step16.t
lea r14, [rax+r11]	// third1.step16.y
vpmuldq zmm8, zmm25, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
cmovc r14, rax	// third1.step16.G
andn r12, rdx, r8	// third1.step16.w
cmovnz rbp, r9	// third1.step16.d
cmovnz rcx, rax	// third1.step16.h
vpaddq zmm18, zmm6, zmm17	// update.limb3.vpaddq.2
vpaddq zmm15, zmm9, zmm18	// update.limb3.vpaddq.3
vpaddq zmm13, zmm15, zmm14	// update.limb3.vpaddq.4
vpsraq zmm16, zmm13, 30	// update.limb3.vpsraq
vpandq zmm19, zmm13, zmm7	// update.limb3.vpandq
vmovdqa64 zmmword ptr [rdi+896], zmm19	// update.limb3.vmovdqa64
vpmuldq zmm2, zmm26, zmm4	// update.limb4.vpmuldq.2
lea rbx, [rbp-1]	// third1.step17.c0
shrx r10, rbp, r15	// third1.step16.m
vpaddq zmm21, zmm8, zmm2	// update.limb4.vpaddq
sarx rsi, rbp, r15	// third1.step16.s
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
mov r13, -2	// third1.step17.c1
sub r13, rbp	// third1.step17.c1.2
xor rsi, rcx	// third1.step17.x
mov r11, r14	// copy for third1.step17.t
sar r11, 1	// third1.step17.t
lea rdx, [r11+rsi]	// third1.step17.y
vpshufd zmm1, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpshufd
vpmuldq zmm22, zmm24, zmm1	// update.limb4.vpmuldq.4
vpaddq zmm3, zmm27, zmm22	// update.limb4.vpaddq.2
vpaddq zmm5, zmm21, zmm3	// update.limb4.vpaddq.3
cmovc rdx, r11	// third1.step17.G
andn r8, r14, r10	// third1.step17.w
cmovnz rbx, r13	// third1.step17.d
cmovnz rcx, r11	// third1.step17.h
vpmuldq zmm20, zmm25, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
vpaddq zmm12, zmm5, zmm16	// update.limb4.vpaddq.4
vpsraq zmm10, zmm12, 30	// update.limb4.vpsraq
vpandq zmm6, zmm12, zmm7	// update.limb4.vpandq
vmovdqa64 zmmword ptr [rdi+960], zmm6	// update.limb4.vmovdqa64
shrx r12, rbx, r15	// third1.step17.m
lea r9, [rbx-1]	// third1.step18.c0
vpmuldq zmm17, zmm26, zmm1	// update.limb5.vpmuldq.2
sarx rax, rbx, r15	// third1.step17.s
mov rbp, -2	// third1.step18.c1
sub rbp, rbx	// third1.step18.c1.2
xor rax, rcx	// third1.step18.x
mov rsi, rdx	// copy for third1.step18.t
sar rsi, 1	// third1.step18.t
lea r14, [rsi+rax]	// third1.step18.y
cmovc r14, rsi	// third1.step18.G
vpmuldq zmm9, zmm23, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
vpshufd zmm18, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpshufd
vpmuldq zmm15, zmm24, zmm18	// update.limb5.vpmuldq.4
andn r10, rdx, r12	// third1.step18.w
cmovnz r9, rbp	// third1.step18.d
vpaddq zmm14, zmm20, zmm17	// update.limb5.vpaddq
cmovnz rcx, rsi	// third1.step18.h
vpaddq zmm13, zmm9, zmm15	// update.limb5.vpaddq.2
vpaddq zmm4, zmm14, zmm13	// update.limb5.vpaddq.3
lea r8, [r9-1]	// third1.step19.c0
shrx r13, r9, r15	// third1.step18.m
sarx r11, r9, r15	// third1.step18.s
vpsllq zmm8, zmm6, 20	// update.limb5.above.vpsllq
mov rbx, -2	// third1.step19.c1
sub rbx, r9	// third1.step19.c1.2
xor r11, rcx	// third1.step19.x
mov rax, r14	// copy for third1.step19.t
sar rax, 1	// third1.step19.t
lea rdx, [rax+r11]	// third1.step19.y
vpaddq zmm2, zmm4, zmm10	// update.limb5.vpaddq.4
vpsraq zmm27, zmm2, 30	// update.limb5.vpsraq
vpandq zmm22, zmm2, zmm7	// update.limb5.vpandq
vmovdqa64 zmmword ptr [rdi+1024], zmm22	// update.limb5.vmovdqa64
vpsrlq zmm21, zmm19, 10	// update.limb5.above.vpsrlq
vpsllq zmm3, zmm22, 50	// update.limb5.above.vpsllq.2
cmovc rdx, rax	// third1.step19.G
andn r12, r14, r13	// third1.step19.w
cmovnz r8, rbx	// third1.step19.d
cmovnz rcx, rax	// third1.step19.h
shrx r10, r8, r15	// third1.step19.m
lea rbp, [r8-1]	// third1.step20.c0
sarx rsi, r8, r15	// third1.step19.s
vpmuldq zmm5, zmm26, zmm18	// update.limb6.vpmuldq.2
mov r9, -2	// third1.step20.c1
sub r9, r8	// third1.step20.c1.2
xor rsi, rcx	// third1.step20.x
mov r11, rdx	// copy for third1.step20.t
sar r11, 1	// third1.step20.t
lea r14, [r11+rsi]	// third1.step20.y
vpshufd zmm16, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpshufd
vpmuldq zmm12, zmm25, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
vpaddq zmm1, zmm21, zmm8	// update.limb5.above.vpaddq
vpaddq zmm20, zmm1, zmm3	// update.limb5.above.vpaddq.2
vmovdqa64 zmmword ptr [rdi+384], zmm20	// update.limb5.above.vmovdqa64
vpaddq zmm17, zmm12, zmm5	// update.limb6.vpaddq
vpmuldq zmm9, zmm23, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
vpmuldq zmm15, zmm24, zmm16	// update.limb6.vpmuldq.4
cmovc r14, r11	// third1.step20.G
andn r13, rdx, r10	// third1.step20.w
cmovnz rbp, r9	// third1.step20.d
cmovnz rcx, r11	// third1.step20.h
vpmuldq zmm14, zmm25, zmmword ptr [rdi+1216]	// update.limb7.vpmuldq
vpaddq zmm13, zmm9, zmm15	// update.limb6.vpaddq.2
vpaddq zmm6, zmm17, zmm13	// update.limb6.vpaddq.3
shrx r12, rbp, r15	// third1.step20.m
vpaddq zmm4, zmm6, zmm27	// update.limb6.vpaddq.4
vpsraq zmm10, zmm4, 30	// update.limb6.vpsraq
sarx rbx, rbp, r15	// third1.step20.s
mov rax, r14	// copy for change1.G.add_rounding_G
add rax, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov r8, rcx	// copy for change1.h.add_rounding_h
add r8, qword ptr [rdi-64]	// change1.h.add_rounding_h
vpandq zmm2, zmm4, zmm7	// update.limb6.vpandq
vmovdqa64 zmmword ptr [rdi+1088], zmm2	// update.limb6.vmovdqa64
mov rsi, r14	// copy for change1.G.shl
shl rsi, 44	// change1.G.shl
mov rdx, rcx	// copy for change1.h.shl
shl rdx, 45	// change1.h.shl
rorx r10, rax, 21	// change1.G.first_entry
rorx r13, rax, 42	// change1.G.second_entry
vpmuldq zmm19, zmm23, zmmword ptr [rdi+1280]	// update.limb7.vpmuldq.3
rorx r9, r8, 20	// change1.h.first_entry
rorx r11, r8, 41	// change1.h.second_entry
vpmuldq zmm22, zmm26, zmm16	// update.limb7.vpmuldq.2
vpaddq zmm18, zmm14, zmm22	// update.limb7.vpaddq
add rsi, qword ptr [rdi-40]	// change1.G.add_refill_G
add rdx, qword ptr [rdi-48]	// change1.h.add_refill_h
vpshufd zmm21, zmmword ptr [rdi+1280], 0x4e	// update.limb7.vpshufd
imul r10, qword ptr [rdi+24]	// change1.G.imul_high0f
imul r13, qword ptr [rdi+40]	// change1.G.imul_high0g
imul r9, qword ptr [rdi+24]	// change1.h.imul_high0f
imul r11, qword ptr [rdi+40]	// change1.h.imul_high0g
vpmuldq zmm8, zmm24, zmm21	// update.limb7.vpmuldq.4
vpaddq zmm1, zmm19, zmm8	// update.limb7.vpaddq.2
vpaddq zmm3, zmm18, zmm1	// update.limb7.vpaddq.3
vpmuldq zmm20, zmm25, zmmword ptr [rdi+1280]	// update.limb8.vpmuldq
vpmuldq zmm12, zmm26, zmm21	// update.limb8.vpmuldq.2
vpaddq zmm5, zmm3, zmm10	// update.limb7.vpaddq.4
vpsraq zmm9, zmm5, 30	// update.limb7.vpsraq
vpandq zmm15, zmm5, zmm7	// update.limb7.vpandq
vmovdqa64 zmmword ptr [rdi+1152], zmm15	// update.limb7.vmovdqa64
lea rax, [r10+r13]	// change1.G.add
lea r8, [r9+r11]	// change1.h.add
vpshufd zmm17, zmmword ptr [rdi+1344], 0x4e	// update.limb8.vpshufd
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1344]	// update.limb8.vpmuldq.3
lea r10, [rax+rsi]	// change1.G.add.2
lea r13, [r8+rdx]	// change1.h.add.2
vpaddq zmm6, zmm20, zmm12	// update.limb8.vpaddq
lea r9, [rbp-1]	// third2.step1.c0
vpmuldq zmm27, zmm24, zmm17	// update.limb8.vpmuldq.4
ror r10, 44	// change1.G.packed
ror r13, 45	// change1.h.packed
vpaddq zmm4, zmm13, zmm27	// update.limb8.vpaddq.2
vpaddq zmm2, zmm6, zmm4	// update.limb8.vpaddq.3
xor rbx, r13	// third2.step1.x
mov r11, r10	// copy for third2.step1.t
sar r11, 1	// third2.step1.t
mov rax, -2	// third2.step1.c1
lea rsi, [r11+rbx]	// third2.step1.y
vpaddq zmm16, zmm2, zmm9	// update.limb8.vpaddq.4
vpsraq zmm14, zmm16, 30	// update.limb8.vpsraq
vpandq zmm22, zmm16, zmm7	// update.limb8.vpandq
vmovdqa64 zmmword ptr [rdi+1216], zmm22	// update.limb8.vmovdqa64
vpmuldq zmm19, zmm25, zmmword ptr [rdi+1344]	// update.last.vpmuldq
vpmuldq zmm8, zmm26, zmm17	// update.last.vpmuldq.2
vpaddq zmm18, zmm19, zmm8	// update.last.vpaddq
vpaddq zmm1, zmm18, zmm14	// update.last.vpaddq.2
cmovc rsi, r11	// third2.step1.G
sub rax, rbp	// third2.step1.c1.2
andn r8, r10, r12	// third2.step1.w
cmovnz r9, rax	// third2.step1.d
cmovnz r13, r11	// third2.step1.h
shrx rdx, r9, r15	// third2.step1.m
lea rbx, [r9-1]	// third2.step2.c0
sarx rbp, r9, r15	// third2.step1.s
vpaddq zmm21, zmm1, zmm11	// update.last.vpaddq.3
mov r10, -2	// third2.step2.c1
vpandq zmm3, zmm21, zmm7	// update.last.vpandq
sub r10, r9	// third2.step2.c1.2
vmovdqa64 zmmword ptr [rdi+1280], zmm3	// update.last.vmovdqa64
xor rbp, r13	// third2.step2.x
mov r12, rsi	// copy for third2.step2.t
sar r12, 1	// third2.step2.t
lea r8, [r12+rbp]	// third2.step2.y
vpsraq zmm10, zmm21, 30	// update.last.vpsraq
vpaddq zmm5, zmm10, zmm0	// update.last.vpaddq.4
vpandq zmm15, zmm5, zmmword ptr [rdi+576]	// update.last.vpandq.2
cmovc r8, r12	// third2.step2.G
andn rax, rsi, rdx	// third2.step2.w
cmovnz rbx, r10	// third2.step2.d
cmovnz r13, r12	// third2.step2.h
vmovdqa64 zmmword ptr [rdi+1344], zmm15	// update.last.vmovdqa64.2
lea r11, [rbx-1]	// third2.step3.c0
vpsraq zmm23, zmm5, 30	// update.last.vpsraq.2
shrx r9, rbx, r15	// third2.step2.m
valignq zmm20{k3}{z}, zmm23, zmm23, 6	// update.last.valignq
sarx rbp, rbx, r15	// third2.step2.s
vpaddq zmm12, zmm20, zmmword ptr [rdi+832]	// update.last.vpaddq.5
mov rsi, -2	// third2.step3.c1
vmovdqa64 zmmword ptr [rdi+832], zmm12	// update.last.vmovdqa64.3
xor rbp, r13	// third2.step3.x
mov rdx, r8	// copy for third2.step3.t
sar rdx, 1	// third2.step3.t
lea rax, [rdx+rbp]	// third2.step3.y
vpbroadcastq zmm24, rcx	// change1.vpbroadcastq
cmovc rax, rdx	// third2.step3.G
sub rsi, rbx	// third2.step3.c1.2
vpbroadcastq zmm24{k1}, r14	// change1.vpbroadcastq.2
mov r10, -2	// third2.step4.c1
andn r12, r8, r9	// third2.step3.w
cmovnz r11, rsi	// third2.step3.d
cmovnz r13, rdx	// third2.step3.h
shrx rbp, r11, r15	// third2.step3.m
lea rcx, [r11-1]	// third2.step4.c0
sarx rbx, r11, r15	// third2.step3.s
vpaddq zmm13, zmm24, zmm29	// change1.N1.vpaddq
sub r10, r11	// third2.step4.c1.2
vpsllvq zmm27, zmm13, zmm30	// change1.N1.vpsllvq
xor rbx, r13	// third2.step4.x
mov r14, rax	// copy for third2.step4.t
sar r14, 1	// third2.step4.t
lea r8, [r14+rbx]	// third2.step4.y
cmovc r8, r14	// third2.step4.G
andn r9, rax, rbp	// third2.step4.w
cmovnz r13, r14	// third2.step4.h
cmovnz rcx, r10	// third2.step4.d
lea r12, [rcx-1]	// third2.step5.c0
mov rsi, -2	// third2.step5.c1
sub rsi, rcx	// third2.step5.c1.2
vpsravq zmm6, zmm27, zmm31	// change1.N1.vpsravq
shrx rdx, rcx, r15	// third2.step4.m
sarx r11, rcx, r15	// third2.step4.s
xor r11, r13	// third2.step5.x
mov rbx, r8	// copy for third2.step5.t
sar rbx, 1	// third2.step5.t
lea rax, [rbx+r11]	// third2.step5.y
cmovc rax, rbx	// third2.step5.G
andn rbp, r8, rdx	// third2.step5.w
vpsubq zmm4, zmm28, zmm6	// change1.N1.vpsubq
cmovnz r13, rbx	// third2.step5.h
cmovnz r12, rsi	// third2.step5.d
sarx r9, r12, r15	// third2.step5.s
mov r14, -2	// third2.step6.c1
sub r14, r12	// third2.step6.c1.2
vmovdqa64 zmmword ptr [rdi+192], zmm4	// change1.N1.vmovdqa64
shrx r10, r12, r15	// third2.step5.m
xor r9, r13	// third2.step6.x
mov rcx, rax	// copy for third2.step6.t
sar rcx, 1	// third2.step6.t
lea r11, [rcx+r9]	// third2.step6.y
cmovc r11, rcx	// third2.step6.G
andn r8, rax, r10	// third2.step6.w
lea rdx, [r12-1]	// third2.step6.c0
cmovnz rdx, r14	// third2.step6.d
cmovnz r13, rcx	// third2.step6.h
mov rbp, qword ptr [rdi+192]	// change1.w1f.load_N1u
sarx rbx, rdx, r15	// third2.step6.s
lea rsi, [rdx-1]	// third2.step7.c0
shrx r9, rdx, r15	// third2.step6.m
imul rbp, qword ptr [rdi+16]	// change1.w1f.imul_w0f
mov rax, -2	// third2.step7.c1
sub rax, rdx	// third2.step7.c1.2
xor rbx, r13	// third2.step7.x
mov r10, r11	// copy for third2.step7.t
sar r10, 1	// third2.step7.t
lea r8, [r10+rbx]	// third2.step7.y
cmovc r8, r10	// third2.step7.G
andn r12, r11, r9	// third2.step7.w
cmovnz rsi, rax	// third2.step7.d
sarx r14, rsi, r15	// third2.step7.s
cmovnz r13, r10	// third2.step7.h
mov rcx, qword ptr [rdi+200]	// change1.w1f.load_N1v
shrx rdx, rsi, r15	// third2.step7.m
lea rbx, [rsi-1]	// third2.step8.c0
mov r11, -2	// third2.step8.c1
sub r11, rsi	// third2.step8.c1.2
imul rcx, qword ptr [rdi+32]	// change1.w1f.imul_w0g
xor r14, r13	// third2.step8.x
mov r9, r8	// copy for third2.step8.t
sar r9, 1	// third2.step8.t
lea r12, [r9+r14]	// third2.step8.y
lea rax, [rbp+rcx]	// change1.w1f.add
cmovc r12, r9	// third2.step8.G
andn r10, r8, rdx	// third2.step8.w
cmovnz rbx, r11	// third2.step8.d
lea rsi, [rbx-1]	// third2.step9.c0
cmovnz r13, r9	// third2.step8.h
sarx r14, rbx, r15	// third2.step8.s
shrx rbp, rbx, r15	// third2.step8.m
mov rcx, -2	// third2.step9.c1
sub rcx, rbx	// third2.step9.c1.2
xor r14, r13	// third2.step9.x
mov r8, r12	// copy for third2.step9.t
sar r8, 1	// third2.step9.t
lea rdx, [r8+r14]	// third2.step9.y
cmovc rdx, r8	// third2.step9.G
sar rax, 20	// change1.w1f.sar
andn r10, r12, rbp	// third2.step9.w
cmovnz r13, r8	// third2.step9.h
cmovnz rsi, rcx	// third2.step9.d
shrx r11, rsi, r15	// third2.step9.m
mov qword ptr [rdi+48], rax	// change1.w1f.store_w1f
lea r9, [rsi-1]	// third2.step10.c0
sarx rbx, rsi, r15	// third2.step9.s
mov r14, -2	// third2.step10.c1
xor rbx, r13	// third2.step10.x
mov r12, rdx	// copy for third2.step10.t
sar r12, 1	// third2.step10.t
lea rbp, [r12+rbx]	// third2.step10.y
mov r10, qword ptr [rdi+208]	// change1.w1g.load_N1q
cmovc rbp, r12	// third2.step10.G
sub r14, rsi	// third2.step10.c1.2
andn r8, rdx, r11	// third2.step10.w
cmovnz r9, r14	// third2.step10.d
cmovnz r13, r12	// third2.step10.h
imul r10, qword ptr [rdi+16]	// change1.w1g.imul_w0f
mov rcx, qword ptr [rdi+216]	// change1.w1g.load_N1r
lea rax, [r9-1]	// third2.step11.c0
shrx rbx, r9, r15	// third2.step10.m
mov rsi, -2	// third2.step11.c1
sarx rdx, r9, r15	// third2.step10.s
sub rsi, r9	// third2.step11.c1.2
xor rdx, r13	// third2.step11.x
mov r11, rbp	// copy for third2.step11.t
sar r11, 1	// third2.step11.t
lea r8, [r11+rdx]	// third2.step11.y
cmovc r8, r11	// third2.step11.G
andn r14, rbp, rbx	// third2.step11.w
cmovnz rax, rsi	// third2.step11.d
cmovnz r13, r11	// third2.step11.h
imul rcx, qword ptr [rdi+32]	// change1.w1g.imul_w0g
shrx r12, rax, r15	// third2.step11.m
lea r9, [rax-1]	// third2.step12.c0
sarx rdx, rax, r15	// third2.step11.s
mov rbp, -2	// third2.step12.c1
sub rbp, rax	// third2.step12.c1.2
lea rbx, [r10+rcx]	// change1.w1g.add
xor rdx, r13	// third2.step12.x
mov r14, r8	// copy for third2.step12.t
sar r14, 1	// third2.step12.t
lea rsi, [r14+rdx]	// third2.step12.y
cmovc rsi, r14	// third2.step12.G
andn r11, r8, r12	// third2.step12.w
cmovnz r9, rbp	// third2.step12.d
cmovnz r13, r14	// third2.step12.h
sar rbx, 20	// change1.w1g.sar
lea rax, [r9-1]	// third2.step13.c0
shrx r10, r9, r15	// third2.step12.m
mov rcx, -2	// third2.step13.c1
sub rcx, r9	// third2.step13.c1.2
mov qword ptr [rdi+56], rbx	// change1.w1g.store_w1g
sarx rdx, r9, r15	// third2.step12.s
xor rdx, r13	// third2.step13.x
mov r8, rsi	// copy for third2.step13.t
sar r8, 1	// third2.step13.t
lea r12, [r8+rdx]	// third2.step13.y
cmovc r12, r8	// third2.step13.G
andn r11, rsi, r10	// third2.step13.w
cmovnz rax, rcx	// third2.step13.d
cmovnz r13, r8	// third2.step13.h
mov rbp, qword ptr [rdi+192]	// change1.high1f.load_N1u
shrx r14, rax, r15	// third2.step13.m
lea rbx, [rax-1]	// third2.step14.c0
sarx r9, rax, r15	// third2.step13.s
mov rdx, -2	// third2.step14.c1
sub rdx, rax	// third2.step14.c1.2
imul rbp, qword ptr [rdi+384]	// change1.high1f.imul_above_f
xor r9, r13	// third2.step14.x
mov rsi, r12	// copy for third2.step14.t
sar rsi, 1	// third2.step14.t
lea r10, [rsi+r9]	// third2.step14.y
cmovc r10, rsi	// third2.step14.G
andn r11, r12, r14	// third2.step14.w
cmovnz rbx, rdx	// third2.step14.d
cmovnz r13, rsi	// third2.step14.h
mov rcx, qword ptr [rdi+200]	// change1.high1f.load_N1v
lea r8, [rbx-1]	// third2.step15.c0
shrx rax, rbx, r15	// third2.step14.m
sarx r9, rbx, r15	// third2.step14.s
mov r12, -2	// third2.step15.c1
sub r12, rbx	// third2.step15.c1.2
xor r9, r13	// third2.step15.x
mov r14, r10	// copy for third2.step15.t
sar r14, 1	// third2.step15.t
lea r11, [r14+r9]	// third2.step15.y
cmovc r11, r14	// third2.step15.G
imul rcx, qword ptr [rdi+392]	// change1.high1f.imul_above_g
andn rdx, r10, rax	// third2.step15.w
cmovnz r8, r12	// third2.step15.d
cmovnz r13, r14	// third2.step15.h
lea rsi, [rbp+rcx]	// change1.high1f.add
shrx rbx, r8, r15	// third2.step15.m
lea r9, [r8-1]	// third2.step16.c0
sarx r10, r8, r15	// third2.step15.s
mov rax, -2	// third2.step16.c1
sub rax, r8	// third2.step16.c1.2
mov rdx, qword ptr [rdi+48]	// change1.high1f.load_w1f
xor r10, r13	// third2.step16.x
mov r12, r11	// copy for third2.step16.t
sar r12, 1	// third2.step16.t
lea r14, [r12+r10]	// third2.step16.y
cmovc r14, r12	// third2.step16.G
andn rbp, r11, rbx	// third2.step16.w
cmovnz r9, rax	// third2.step16.d
cmovnz r13, r12	// third2.step16.h
sar rdx, 20	// change1.high1f.sar
lea rcx, [r9-1]	// third2.step17.c0
shrx r8, r9, r15	// third2.step16.m
sarx r10, r9, r15	// third2.step16.s
mov r11, -2	// third2.step17.c1
sub r11, r9	// third2.step17.c1.2
xor r10, r13	// third2.step17.x
mov rbx, r14	// copy for third2.step17.t
sar rbx, 1	// third2.step17.t
lea rbp, [rbx+r10]	// third2.step17.y
lea rax, [rdx+rsi]	// change1.high1f.add.2
cmovc rbp, rbx	// third2.step17.G
andn r12, r14, r8	// third2.step17.w
cmovnz rcx, r11	// third2.step17.d
cmovnz r13, rbx	// third2.step17.h
shl rax, 44	// change1.high1f.shl
shrx r9, rcx, r15	// third2.step17.m
lea r10, [rcx-1]	// third2.step18.c0
sarx rdx, rcx, r15	// third2.step17.s
mov rsi, -2	// third2.step18.c1
sub rsi, rcx	// third2.step18.c1.2
mov qword ptr [rdi+64], rax	// change1.high1f.store_high1f
xor rdx, r13	// third2.step18.x
mov r14, rbp	// copy for third2.step18.t
sar r14, 1	// third2.step18.t
lea r8, [r14+rdx]	// third2.step18.y
cmovc r8, r14	// third2.step18.G
andn r12, rbp, r9	// third2.step18.w
cmovnz r10, rsi	// third2.step18.d
cmovnz r13, r14	// third2.step18.h
mov r11, qword ptr [rdi+208]	// change1.high1g.load_N1q
lea rbx, [r10-1]	// third2.step19.c0
shrx rcx, r10, r15	// third2.step18.m
sarx rax, r10, r15	// third2.step18.s
mov rdx, -2	// third2.step19.c1
sub rdx, r10	// third2.step19.c1.2
xor rax, r13	// third2.step19.x
mov rbp, r8	// copy for third2.step19.t
sar rbp, 1	// third2.step19.t
lea r9, [rbp+rax]	// third2.step19.y
cmovc r9, rbp	// third2.step19.G
imul r11, qword ptr [rdi+384]	// change1.high1g.imul_above_f
andn r12, r8, rcx	// third2.step19.w
cmovnz rbx, rdx	// third2.step19.d
cmovnz r13, rbp	// third2.step19.h
mov rsi, qword ptr [rdi+216]	// change1.high1g.load_N1r
shrx r14, rbx, r15	// third2.step19.m
lea r10, [rbx-1]	// third2.step20.c0
sarx rax, rbx, r15	// third2.step19.s
mov r8, -2	// third2.step20.c1
sub r8, rbx	// third2.step20.c1.2
imul rsi, qword ptr [rdi+392]	// change1.high1g.imul_above_g
xor rax, r13	// third2.step20.x
mov rcx, r9	// copy for third2.step20.t
sar rcx, 1	// third2.step20.t
lea r12, [rcx+rax]	// third2.step20.y
lea rdx, [r11+rsi]	// change1.high1g.add
cmovc r12, rcx	// third2.step20.G
andn rbp, r9, r14	// third2.step20.w
cmovnz r10, r8	// third2.step20.d
cmovnz r13, rcx	// third2.step20.h
shrx rbx, r10, r15	// third2.step20.m
sarx rax, r10, r15	// third2.step20.s
mov r11, r12	// copy for change2.G.add_rounding_G
add r11, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov rsi, r13	// copy for change2.h.add_rounding_h
add rsi, qword ptr [rdi-64]	// change2.h.add_rounding_h
rorx r9, rsi, 20	// change2.h.first_entry
rorx r14, rsi, 41	// change2.h.second_entry
mov rbp, r12	// copy for change2.G.shl
shl rbp, 44	// change2.G.shl
mov r8, qword ptr [rdi+56]	// change1.high1g.load_w1g
rorx rcx, r11, 21	// change2.G.first_entry
rorx rsi, r11, 42	// change2.G.second_entry
add rbp, qword ptr [rdi-40]	// change2.G.add_refill_G
mov r11, r13	// copy for change2.h.shl
shl r11, 45	// change2.h.shl
add r11, qword ptr [rdi-48]	// change2.h.add_refill_h
imul rcx, qword ptr [rdi+64]	// change2.G.imul_high1f
imul r9, qword ptr [rdi+64]	// change2.h.imul_high1f
sar r8, 20	// change1.high1g.sar
lea r8, [r8+rdx]	// change1.high1g.add.2
shl r8, 44	// change1.high1g.shl
mov qword ptr [rdi+72], r8	// change1.high1g.store_high1g
imul rsi, qword ptr [rdi+72]	// change2.G.imul_high1g
imul r14, qword ptr [rdi+72]	// change2.h.imul_high1g
lea rdx, [r9+r14]	// change2.h.add
lea r8, [rcx+rsi]	// change2.G.add
lea r9, [r8+rbp]	// change2.G.add.2
ror r9, 44	// change2.G.packed
lea r14, [r10-1]	// third3.step1.c0
lea rcx, [rdx+r11]	// change2.h.add.2
ror rcx, 45	// change2.h.packed
mov rsi, -2	// third3.step1.c1
sub rsi, r10	// third3.step1.c1.2
xor rax, rcx	// third3.step1.x
mov r8, r9	// copy for third3.step1.t
sar r8, 1	// third3.step1.t
lea rbp, [r8+rax]	// third3.step1.y
cmovc rbp, r8	// third3.step1.G
andn rdx, r9, rbx	// third3.step1.w
cmovnz r14, rsi	// third3.step1.d
cmovnz rcx, r8	// third3.step1.h
shrx r11, r14, r15	// third3.step1.m
lea r10, [r14-1]	// third3.step2.c0
sarx rax, r14, r15	// third3.step1.s
mov r9, -2	// third3.step2.c1
xor rax, rcx	// third3.step2.x
mov rbx, rbp	// copy for third3.step2.t
sar rbx, 1	// third3.step2.t
lea rdx, [rbx+rax]	// third3.step2.y
cmovc rdx, rbx	// third3.step2.G
sub r9, r14	// third3.step2.c1.2
andn rsi, rbp, r11	// third3.step2.w
cmovnz r10, r9	// third3.step2.d
lea r8, [r10-1]	// third3.step3.c0
cmovnz rcx, rbx	// third3.step2.h
shrx rax, r10, r15	// third3.step2.m
sarx r14, r10, r15	// third3.step2.s
mov rbp, -2	// third3.step3.c1
sub rbp, r10	// third3.step3.c1.2
vpbroadcastq zmm2, r13	// change2.vpbroadcastq
vpbroadcastq zmm2{k1}, r12	// change2.vpbroadcastq.2
xor r14, rcx	// third3.step3.x
mov r11, rdx	// copy for third3.step3.t
sar r11, 1	// third3.step3.t
lea rsi, [r11+r14]	// third3.step3.y
cmovc rsi, r11	// third3.step3.G
andn r9, rdx, rax	// third3.step3.w
cmovnz rcx, r11	// third3.step3.h
vpaddq zmm9, zmm2, zmm29	// change2.N2.vpaddq
cmovnz r8, rbp	// third3.step3.d
shrx rbx, r8, r15	// third3.step3.m
lea r10, [r8-1]	// third3.step4.c0
sarx r13, r8, r15	// third3.step3.s
mov r12, -2	// third3.step4.c1
sub r12, r8	// third3.step4.c1.2
xor r13, rcx	// third3.step4.x
mov r14, rsi	// copy for third3.step4.t
sar r14, 1	// third3.step4.t
lea rdx, [r14+r13]	// third3.step4.y
vpsllvq zmm16, zmm9, zmm30	// change2.N2.vpsllvq
vpsravq zmm22, zmm16, zmm31	// change2.N2.vpsravq
vpsubq zmm25, zmm28, zmm22	// change2.N2.vpsubq
vmovdqa64 zmmword ptr [rdi+256], zmm25	// change2.N2.vmovdqa64
vpunpcklqdq zmm26, zmm25, zmm25	// change2.vpunpcklqdq
cmovc rdx, r14	// third3.step4.G
andn rax, rsi, rbx	// third3.step4.w
cmovnz r10, r12	// third3.step4.d
cmovnz rcx, r14	// third3.step4.h
vpunpckhqdq zmm17, zmm25, zmm25	// change2.vpunpckhqdq
lea r9, [r10-1]	// third3.step5.c0
shrx r11, r10, r15	// third3.step4.m
vbroadcasti32x4 zmm19, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
sarx rbp, r10, r15	// third3.step4.s
vbroadcasti32x4 zmm8, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
mov r8, -2	// third3.step5.c1
sub r8, r10	// third3.step5.c1.2
xor rbp, rcx	// third3.step5.x
mov r13, rdx	// copy for third3.step5.t
sar r13, 1	// third3.step5.t
lea rsi, [r13+rbp]	// third3.step5.y
vpmuldq zmm18, zmm26, zmm19	// change2.Y.vpmuldq
vpmuldq zmm14, zmm17, zmm8	// change2.Y.vpmuldq.2
vpaddq zmm1, zmm18, zmm14	// change2.Y.vpaddq
cmovc rsi, r13	// third3.step5.G
andn rbx, rdx, r11	// third3.step5.w
cmovnz r9, r8	// third3.step5.d
cmovnz rcx, r13	// third3.step5.h
vmovdqa64 zmmword ptr [rdi+128], zmm1	// change2.Y.vmovdqa64
shrx rax, r9, r15	// third3.step5.m
mov r12, qword ptr [rdi+256]	// change2.w2f.load_N2u
imul r12, qword ptr [rdi+48]	// change2.w2f.imul_w1f
lea r14, [r9-1]	// third3.step6.c0
sarx r10, r9, r15	// third3.step5.s
mov rbp, -2	// third3.step6.c1
sub rbp, r9	// third3.step6.c1.2
xor r10, rcx	// third3.step6.x
mov rdx, rsi	// copy for third3.step6.t
sar rdx, 1	// third3.step6.t
lea r11, [rdx+r10]	// third3.step6.y
mov rbx, qword ptr [rdi+264]	// change2.w2f.load_N2v
cmovc r11, rdx	// third3.step6.G
andn r8, rsi, rax	// third3.step6.w
cmovnz r14, rbp	// third3.step6.d
cmovnz rcx, rdx	// third3.step6.h
lea r13, [r14-1]	// third3.step7.c0
shrx r9, r14, r15	// third3.step6.m
sarx r10, r14, r15	// third3.step6.s
imul rbx, qword ptr [rdi+56]	// change2.w2f.imul_w1g
lea rsi, [r12+rbx]	// change2.w2f.add
sar rsi, 20	// change2.w2f.sar
mov rax, qword ptr [rdi+128]	// change2.w2f.load_Yu
mov r8, -2	// third3.step7.c1
sub r8, r14	// third3.step7.c1.2
xor r10, rcx	// third3.step7.x
mov rbp, r11	// copy for third3.step7.t
sar rbp, 1	// third3.step7.t
lea rdx, [rbp+r10]	// third3.step7.y
cmovc rdx, rbp	// third3.step7.G
andn r12, r11, r9	// third3.step7.w
cmovnz rcx, rbp	// third3.step7.h
cmovnz r13, r8	// third3.step7.d
imul rax, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov rbx, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul rbx, qword ptr [rdi+392]	// change2.w2f.imul_above_g
lea r14, [rax+rbx]	// change2.w2f.add.2
lea r10, [rsi+r14]	// change2.w2f.add.3
shrx r11, r13, r15	// third3.step7.m
lea r9, [r13-1]	// third3.step8.c0
sarx r12, r13, r15	// third3.step7.s
mov qword ptr [rdi-112], r10	// change2.w2f.store_w2f
mov rbp, -2	// third3.step8.c1
sub rbp, r13	// third3.step8.c1.2
sar r10, 20	// change2.w2f.sar.2
xor r12, rcx	// third3.step8.x
mov r8, rdx	// copy for third3.step8.t
sar r8, 1	// third3.step8.t
lea rax, [r8+r12]	// third3.step8.y
cmovc rax, r8	// third3.step8.G
shl r10, 44	// change2.w2f.shl
mov qword ptr [rdi+80], r10	// change2.w2f.store_high2f
andn rbx, rdx, r11	// third3.step8.w
cmovnz r9, rbp	// third3.step8.d
cmovnz rcx, r8	// third3.step8.h
mov rsi, qword ptr [rdi+272]	// change2.w2g.load_N2q
shrx r14, r9, r15	// third3.step8.m
sarx r13, r9, r15	// third3.step8.s
lea r12, [r9-1]	// third3.step9.c0
mov r10, -2	// third3.step9.c1
imul rsi, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov rdx, qword ptr [rdi+280]	// change2.w2g.load_N2r
imul rdx, qword ptr [rdi+56]	// change2.w2g.imul_w1g
xor r13, rcx	// third3.step9.x
mov r11, rax	// copy for third3.step9.t
sar r11, 1	// third3.step9.t
lea rbx, [r11+r13]	// third3.step9.y
lea rbp, [rsi+rdx]	// change2.w2g.add
cmovc rbx, r11	// third3.step9.G
sar rbp, 20	// change2.w2g.sar
sub r10, r9	// third3.step9.c1.2
andn r8, rax, r14	// third3.step9.w
cmovnz r12, r10	// third3.step9.d
cmovnz rcx, r11	// third3.step9.h
mov r13, qword ptr [rdi+144]	// change2.w2g.load_Yq
imul r13, qword ptr [rdi+384]	// change2.w2g.imul_above_f
lea rsi, [r12-1]	// third3.step10.c0
sarx rdx, r12, r15	// third3.step9.s
mov r9, qword ptr [rdi+152]	// change2.w2g.load_Yr
shrx rax, r12, r15	// third3.step9.m
imul r9, qword ptr [rdi+392]	// change2.w2g.imul_above_g
mov r14, -2	// third3.step10.c1
sub r14, r12	// third3.step10.c1.2
xor rdx, rcx	// third3.step10.x
mov r8, rbx	// copy for third3.step10.t
sar r8, 1	// third3.step10.t
lea r10, [r8+rdx]	// third3.step10.y
lea r11, [r13+r9]	// change2.w2g.add.2
lea r12, [rbp+r11]	// change2.w2g.add.3
cmovc r10, r8	// third3.step10.G
andn rdx, rbx, rax	// third3.step10.w
cmovnz rsi, r14	// third3.step10.d
cmovnz rcx, r8	// third3.step10.h
mov qword ptr [rdi-104], r12	// change2.w2g.store_w2g
lea r13, [rsi-1]	// third3.step11.c0
shrx r9, rsi, r15	// third3.step10.m
sar r12, 20	// change2.w2g.sar.2
sarx rbp, rsi, r15	// third3.step10.s
mov r11, -2	// third3.step11.c1
shl r12, 44	// change2.w2g.shl
sub r11, rsi	// third3.step11.c1.2
xor rbp, rcx	// third3.step11.x
mov rbx, r10	// copy for third3.step11.t
sar rbx, 1	// third3.step11.t
lea rax, [rbx+rbp]	// third3.step11.y
mov qword ptr [rdi+88], r12	// change2.w2g.store_high2g
cmovc rax, rbx	// third3.step11.G
andn rdx, r10, r9	// third3.step11.w
cmovnz r13, r11	// third3.step11.d
cmovnz rcx, rbx	// third3.step11.h
shrx r14, r13, r15	// third3.step11.m
lea r8, [r13-1]	// third3.step12.c0
sarx rsi, r13, r15	// third3.step11.s
mov rbp, -2	// third3.step12.c1
sub rbp, r13	// third3.step12.c1.2
xor rsi, rcx	// third3.step12.x
mov r12, rax	// copy for third3.step12.t
sar r12, 1	// third3.step12.t
lea r10, [r12+rsi]	// third3.step12.y
cmovc r10, r12	// third3.step12.G
andn r9, rax, r14	// third3.step12.w
cmovnz r8, rbp	// third3.step12.d
cmovnz rcx, r12	// third3.step12.h
lea rdx, [r8-1]	// third3.step13.c0
shrx r11, r8, r15	// third3.step12.m
sarx rbx, r8, r15	// third3.step12.s
mov r13, -2	// third3.step13.c1
sub r13, r8	// third3.step13.c1.2
xor rbx, rcx	// third3.step13.x
mov rsi, r10	// copy for third3.step13.t
sar rsi, 1	// third3.step13.t
lea rax, [rsi+rbx]	// third3.step13.y
cmovc rax, rsi	// third3.step13.G
andn r14, r10, r11	// third3.step13.w
cmovnz rdx, r13	// third3.step13.d
cmovnz rcx, rsi	// third3.step13.h
shrx r9, rdx, r15	// third3.step13.m
lea rbp, [rdx-1]	// third3.step14.c0
sarx r12, rdx, r15	// third3.step13.s
mov r8, -2	// third3.step14.c1
sub r8, rdx	// third3.step14.c1.2
xor r12, rcx	// third3.step14.x
mov rbx, rax	// copy for third3.step14.t
sar rbx, 1	// third3.step14.t
lea r10, [rbx+r12]	// third3.step14.y
cmovc r10, rbx	// third3.step14.G
andn r11, rax, r9	// third3.step14.w
cmovnz rbp, r8	// third3.step14.d
cmovnz rcx, rbx	// third3.step14.h
lea r14, [rbp-1]	// third3.step15.c0
shrx r13, rbp, r15	// third3.step14.m
sarx rsi, rbp, r15	// third3.step14.s
mov rdx, -2	// third3.step15.c1
sub rdx, rbp	// third3.step15.c1.2
xor rsi, rcx	// third3.step15.x
mov r12, r10	// copy for third3.step15.t
sar r12, 1	// third3.step15.t
lea rax, [r12+rsi]	// third3.step15.y
cmovc rax, r12	// third3.step15.G
andn r9, r10, r13	// third3.step15.w
cmovnz rcx, r12	// third3.step15.h
cmovnz r14, rdx	// third3.step15.d
shrx r11, r14, r15	// third3.step15.m
lea r8, [r14-1]	// third3.step16.c0
mov rbx, -2	// third3.step16.c1
sarx rbp, r14, r15	// third3.step15.s
xor rbp, rcx	// third3.step16.x
mov rsi, rax	// copy for third3.step16.t
sar rsi, 1	// third3.step16.t
lea r10, [rsi+rbp]	// third3.step16.y
cmovc r10, rsi	// third3.step16.G
sub rbx, r14	// third3.step16.c1.2
mov r13, -2	// third3.step17.c1
andn r9, rax, r11	// third3.step16.w
cmovnz rcx, rsi	// third3.step16.h
cmovnz r8, rbx	// third3.step16.d
lea r12, [r8-1]	// third3.step17.c0
shrx rdx, r8, r15	// third3.step16.m
sub r13, r8	// third3.step17.c1.2
mov rbp, -2	// third3.step18.c1
sarx r14, r8, r15	// third3.step16.s
xor r14, rcx	// third3.step17.x
mov rax, r10	// copy for third3.step17.t
sar rax, 1	// third3.step17.t
lea r11, [rax+r14]	// third3.step17.y
cmovc r11, rax	// third3.step17.G
andn r9, r10, rdx	// third3.step17.w
cmovnz rcx, rax	// third3.step17.h
cmovnz r12, r13	// third3.step17.d
sarx rsi, r12, r15	// third3.step17.s
shrx rbx, r12, r15	// third3.step17.m
sub rbp, r12	// third3.step18.c1.2
lea r8, [r12-1]	// third3.step18.c0
xor rsi, rcx	// third3.step18.x
mov r14, r11	// copy for third3.step18.t
sar r14, 1	// third3.step18.t
lea r10, [r14+rsi]	// third3.step18.y
cmovc r10, r14	// third3.step18.G
andn rdx, r11, rbx	// third3.step18.w
cmovnz rcx, r14	// third3.step18.h
cmovnz r8, rbp	// third3.step18.d
lea r9, [r8-1]	// third3.step19.c0
shrx rax, r8, r15	// third3.step18.m
sarx r13, r8, r15	// third3.step18.s
xor r13, rcx	// third3.step19.x
mov r12, r10	// copy for third3.step19.t
sar r12, 1	// third3.step19.t
lea rsi, [r12+r13]	// third3.step19.y
mov r11, -2	// third3.step19.c1
cmovc rsi, r12	// third3.step19.G
sub r11, r8	// third3.step19.c1.2
andn rbx, r10, rax	// third3.step19.w
cmovnz r9, r11	// third3.step19.d
cmovnz rcx, r12	// third3.step19.h
lea rdx, [r9-1]	// third3.step20.c0
sarx r14, r9, r15	// third3.step19.s
xor r14, rcx	// third3.step20.x
mov rbp, -2	// third3.step20.c1
shrx r13, r9, r15	// third3.step19.m
mov r8, rsi	// copy for third3.step20.t
sar r8, 1	// third3.step20.t
lea r10, [r8+r14]	// third3.step20.y
cmovc r10, r8	// third3.step20.G
sub rbp, r9	// third3.step20.c1.2
andn rax, rsi, r13	// third3.step20.w
cmovnz rdx, rbp	// third3.step20.d
cmovnz rcx, r8	// third3.step20.h
shrx rbx, rdx, r15	// third3.step20.m
sarx r11, rdx, r15	// third3.step20.s
mov r12, r10	// copy for change3.G.shl
shl r12, 44	// change3.G.shl
mov r14, rcx	// copy for change3.h.shl
shl r14, 45	// change3.h.shl
mov r9, r10	// copy for change3.G.add_rounding_G
add r9, qword ptr [rdi-56]	// change3.G.add_rounding_G
rorx rsi, r9, 42	// change3.G.second_entry
add r14, qword ptr [rdi-48]	// change3.h.add_refill_h
mov qword ptr [rdi-120], r10	// change3.store_end_G
imul rsi, qword ptr [rdi+88]	// change3.G.imul_high2g
mov r13, rcx	// copy for change3.h.add_rounding_h
add r13, qword ptr [rdi-64]	// change3.h.add_rounding_h
rorx rax, r13, 20	// change3.h.first_entry
add r12, qword ptr [rdi-40]	// change3.G.add_refill_G
rorx rbp, r9, 21	// change3.G.first_entry
imul rbp, qword ptr [rdi+80]	// change3.G.imul_high2f
mov qword ptr [rdi-128], rcx	// change3.store_end_h
imul rax, qword ptr [rdi+80]	// change3.h.imul_high2f
rorx r8, r13, 41	// change3.h.second_entry
imul r8, qword ptr [rdi+88]	// change3.h.imul_high2g
lea r10, [rbp+rsi]	// change3.G.add
lea r9, [r10+r12]	// change3.G.add.2
lea rcx, [rax+r8]	// change3.h.add
lea r13, [rcx+r14]	// change3.h.add.2
ror r13, 45	// change3.h.packed
ror r9, 44	// change3.G.packed
mov rcx, r13	// output
mov rsi, r11	// output
mov rbp, rbx	// output
mov rbx, r9	// output
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
