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
// Length: 224 limbs of 30 bits; 1563 instructions a batch, 660 for its steps (form: mask).
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
or r15, -1	// ones
.p2align 6
2:
mov rax, rcx	// copy for third1.step1.x
xor rax, rsi	// third1.step1.x
sar rbx, 1	// third1.step1.t
sbb rbp, rbp	// third1.step1.k
lea r8, [rbx+rax]	// third1.step1.y
cmovc r8, rbx	// third1.step1.G
andn r9, rbp, rsi	// third1.step1.w
cmovnz rcx, rbx	// third1.step1.h
xor rdx, r9	// third1.step1.d
lea r10, [rdx+r15]	// third1.step1.d.2
sarx r11, r10, r15	// third1.step1.s
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
mov r12, rcx	// copy for third1.step2.x
xor r12, r11	// third1.step2.x
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
sar r8, 1	// third1.step2.t
sbb r13, r13	// third1.step2.k
lea r14, [r8+r12]	// third1.step2.y
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
cmovc r14, r8	// third1.step2.G
andn rax, r13, r11	// third1.step2.w
cmovnz rcx, r8	// third1.step2.h
xor r10, rax	// third1.step2.d
lea rbp, [r10+r15]	// third1.step2.d.2
sarx rsi, rbp, r15	// third1.step2.s
mov rbx, rcx	// copy for third1.step3.x
xor rbx, rsi	// third1.step3.x
sar r14, 1	// third1.step3.t
sbb r9, r9	// third1.step3.k
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
lea rdx, [r14+rbx]	// third1.step3.y
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
cmovc rdx, r14	// third1.step3.G
andn r12, r9, rsi	// third1.step3.w
cmovnz rcx, r14	// third1.step3.h
xor rbp, r12	// third1.step3.d
lea r13, [rbp+r15]	// third1.step3.d.2
sarx r11, r13, r15	// third1.step3.s
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
mov r8, rcx	// copy for third1.step4.x
xor r8, r11	// third1.step4.x
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
sar rdx, 1	// third1.step4.t
sbb rax, rax	// third1.step4.k
lea r10, [rdx+r8]	// third1.step4.y
vpaddq zmm19, zmm17, zmm18	// end.M.vpaddq.2
vpsraq zmm20, zmm16, 30	// end.M.vpsraq.3
cmovc r10, rdx	// third1.step4.G
andn rbx, rax, r11	// third1.step4.w
cmovnz rcx, rdx	// third1.step4.h
xor r13, rbx	// third1.step4.d
lea r9, [r13+r15]	// third1.step4.d.2
sarx rsi, r9, r15	// third1.step4.s
mov r14, rcx	// copy for third1.step5.x
xor r14, rsi	// third1.step5.x
sar r10, 1	// third1.step5.t
sbb r12, r12	// third1.step5.k
vpaddq zmm21, zmm19, zmm20	// end.M.vpaddq.3
vpandq zmm22, zmm16, zmm7	// end.M.vpandq.3
lea rbp, [r10+r14]	// third1.step5.y
vpermq zmm23, zmm22, 0xcc	// end.M.vpermq
vpshufd zmm24, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
vpmuldq zmm25, zmm23, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
vpermq zmm26, zmm22, 0x99	// end.M.vpermq.2
vpmuldq zmm27, zmm26, zmm24	// update.limb0.vpmuldq.2
vpermq zmm0, zmm21, 0xcc	// end.M.vpermq.3
vpaddq zmm1, zmm25, zmm27	// update.limb0.vpaddq
vpsraq zmm2, zmm1, 30	// update.limb0.vpsraq
vpermq zmm3, zmm21, 0x99	// end.M.vpermq.4
vpandq zmm4, zmm1, zmm7	// update.limb0.vpandq
mov r8, qword ptr [rdi+320]	// end.w0f.load_N3u
cmovc rbp, r10	// third1.step5.G
andn rax, r12, rsi	// third1.step5.w
cmovnz rcx, r10	// third1.step5.h
xor r9, rax	// third1.step5.d
lea r11, [r9+r15]	// third1.step5.d.2
sarx rdx, r11, r15	// third1.step5.s
valignq zmm8{k2}{z}, zmm4, zmm4, 2	// update.limb0.valignq
imul r8, qword ptr [rdi-112]	// end.w0f.imul_w2f
vpmuldq zmm9, zmm0, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
vpmuldq zmm10, zmm3, zmm24	// update.limb1.vpmuldq.2
mov rbx, qword ptr [rdi+328]	// end.w0f.load_N3v
vpaddq zmm11, zmm9, zmm10	// update.limb1.vpaddq
imul rbx, qword ptr [rdi-104]	// end.w0f.imul_w2g
vpshufd zmm14, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpshufd
lea r13, [r8+rbx]	// end.w0f.add
vpmuldq zmm15, zmm23, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
vpmuldq zmm5, zmm26, zmm14	// update.limb1.vpmuldq.4
sar r13, 20	// end.w0f.sar
vpaddq zmm12, zmm15, zmm5	// update.limb1.vpaddq.2
mov r14, rcx	// copy for third1.step6.x
xor r14, rdx	// third1.step6.x
and r13, qword ptr [rdi-32]	// end.w0f.and_low40
vpaddq zmm6, zmm11, zmm12	// update.limb1.vpaddq.3
sar rbp, 1	// third1.step6.t
sbb r12, r12	// third1.step6.k
lea rsi, [rbp+r14]	// third1.step6.y
mov qword ptr [rdi+16], r13	// end.w0f.store_w0f
vpaddq zmm13, zmm6, zmm2	// update.limb1.vpaddq.4
vpsraq zmm17, zmm13, 30	// update.limb1.vpsraq
vpandq zmm18, zmm13, zmm7	// update.limb1.vpandq
cmovc rsi, rbp	// third1.step6.G
andn r10, r12, rdx	// third1.step6.w
cmovnz rcx, rbp	// third1.step6.h
shr r13, 20	// end.w0f.shr
xor r11, r10	// third1.step6.d
lea rax, [r11+r15]	// third1.step6.d.2
sarx r9, rax, r15	// third1.step6.s
mov r8, rcx	// copy for third1.step7.x
xor r8, r9	// third1.step7.x
sar rsi, 1	// third1.step7.t
sbb rbx, rbx	// third1.step7.k
valignq zmm19{k2}{z}, zmm18, zmm18, 2	// update.limb1.valignq
vpmuldq zmm20, zmm0, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
lea r14, [rsi+r8]	// third1.step7.y
vpmuldq zmm16, zmm3, zmm14	// update.limb2.vpmuldq.2
vpaddq zmm22, zmm20, zmm16	// update.limb2.vpaddq
vpshufd zmm25, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpshufd
vpmuldq zmm27, zmm23, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
vpmuldq zmm21, zmm26, zmm25	// update.limb2.vpmuldq.4
vpaddq zmm1, zmm27, zmm21	// update.limb2.vpaddq.2
vpaddq zmm4, zmm22, zmm1	// update.limb2.vpaddq.3
cmovc r14, rsi	// third1.step7.G
shl r13, 44	// end.w0f.shl
andn r12, rbx, r9	// third1.step7.w
mov qword ptr [rdi+24], r13	// end.w0f.store_high0f
mov rdx, qword ptr [rdi+336]	// end.w0g.load_N3q
cmovnz rcx, rsi	// third1.step7.h
xor rax, r12	// third1.step7.d
lea rbp, [rax+r15]	// third1.step7.d.2
sarx r10, rbp, r15	// third1.step7.s
imul rdx, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r11, qword ptr [rdi+344]	// end.w0g.load_N3r
imul r11, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea r8, [rdx+r11]	// end.w0g.add
vpaddq zmm24, zmm4, zmm17	// update.limb2.vpaddq.4
sar r8, 20	// end.w0g.sar
vpsraq zmm9, zmm24, 30	// update.limb2.vpsraq
and r8, qword ptr [rdi-32]	// end.w0g.and_low40
vpandq zmm10, zmm24, zmm7	// update.limb2.vpandq
mov qword ptr [rdi+32], r8	// end.w0g.store_w0g
vmovdqa64 zmmword ptr [rdi+832], zmm10	// update.limb2.vmovdqa64
vpmuldq zmm15, zmm0, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
shr r8, 20	// end.w0g.shr
vpmuldq zmm5, zmm3, zmm25	// update.limb3.vpmuldq.2
shl r8, 44	// end.w0g.shl
vpaddq zmm11, zmm15, zmm5	// update.limb3.vpaddq
mov qword ptr [rdi+40], r8	// end.w0g.store_high0g
vpshufd zmm12, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpshufd
mov rbx, rcx	// copy for third1.step8.x
xor rbx, r10	// third1.step8.x
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
sar r14, 1	// third1.step8.t
sbb r9, r9	// third1.step8.k
lea r13, [r14+rbx]	// third1.step8.y
vpmuldq zmm2, zmm26, zmm12	// update.limb3.vpmuldq.4
vpaddq zmm13, zmm6, zmm2	// update.limb3.vpaddq.2
vpaddq zmm18, zmm11, zmm13	// update.limb3.vpaddq.3
cmovc r13, r14	// third1.step8.G
andn rsi, r9, r10	// third1.step8.w
cmovnz rcx, r14	// third1.step8.h
xor rbp, rsi	// third1.step8.d
lea r12, [rbp+r15]	// third1.step8.d.2
sarx rax, r12, r15	// third1.step8.s
mov rdx, rcx	// copy for third1.step9.x
xor rdx, rax	// third1.step9.x
sar r13, 1	// third1.step9.t
sbb r11, r11	// third1.step9.k
vpaddq zmm14, zmm18, zmm9	// update.limb3.vpaddq.4
vpsraq zmm20, zmm14, 30	// update.limb3.vpsraq
lea r8, [r13+rdx]	// third1.step9.y
vpandq zmm16, zmm14, zmm7	// update.limb3.vpandq
vmovdqa64 zmmword ptr [rdi+896], zmm16	// update.limb3.vmovdqa64
vpmuldq zmm27, zmm0, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
vpmuldq zmm21, zmm3, zmm12	// update.limb4.vpmuldq.2
vpaddq zmm22, zmm27, zmm21	// update.limb4.vpaddq
vpshufd zmm1, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpshufd
vpmuldq zmm4, zmm23, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
cmovc r8, r13	// third1.step9.G
andn rbx, r11, rax	// third1.step9.w
cmovnz rcx, r13	// third1.step9.h
xor r12, rbx	// third1.step9.d
lea r9, [r12+r15]	// third1.step9.d.2
sarx r10, r9, r15	// third1.step9.s
vpmuldq zmm17, zmm26, zmm1	// update.limb4.vpmuldq.4
vpaddq zmm24, zmm4, zmm17	// update.limb4.vpaddq.2
vpaddq zmm10, zmm22, zmm24	// update.limb4.vpaddq.3
vpaddq zmm25, zmm10, zmm20	// update.limb4.vpaddq.4
vpsraq zmm15, zmm25, 30	// update.limb4.vpsraq
vpandq zmm5, zmm25, zmm7	// update.limb4.vpandq
vmovdqa64 zmmword ptr [rdi+960], zmm5	// update.limb4.vmovdqa64
mov r14, rcx	// copy for third1.step10.x
xor r14, r10	// third1.step10.x
vpmuldq zmm6, zmm0, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
vpmuldq zmm2, zmm3, zmm1	// update.limb5.vpmuldq.2
sar r8, 1	// third1.step10.t
sbb rsi, rsi	// third1.step10.k
lea rbp, [r8+r14]	// third1.step10.y
vpaddq zmm11, zmm6, zmm2	// update.limb5.vpaddq
vpshufd zmm13, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpshufd
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
cmovc rbp, r8	// third1.step10.G
andn rdx, rsi, r10	// third1.step10.w
cmovnz rcx, r8	// third1.step10.h
xor r9, rdx	// third1.step10.d
lea r11, [r9+r15]	// third1.step10.d.2
sarx rax, r11, r15	// third1.step10.s
mov r13, rcx	// copy for third1.step11.x
xor r13, rax	// third1.step11.x
sar rbp, 1	// third1.step11.t
sbb rbx, rbx	// third1.step11.k
vpmuldq zmm9, zmm26, zmm13	// update.limb5.vpmuldq.4
vpaddq zmm14, zmm18, zmm9	// update.limb5.vpaddq.2
lea r12, [rbp+r13]	// third1.step11.y
vpaddq zmm12, zmm11, zmm14	// update.limb5.vpaddq.3
vpaddq zmm27, zmm12, zmm15	// update.limb5.vpaddq.4
vpsraq zmm21, zmm27, 30	// update.limb5.vpsraq
vpandq zmm4, zmm27, zmm7	// update.limb5.vpandq
vmovdqa64 zmmword ptr [rdi+1024], zmm4	// update.limb5.vmovdqa64
vpsrlq zmm17, zmm16, 10	// update.limb5.above.vpsrlq
vpsllq zmm22, zmm5, 20	// update.limb5.above.vpsllq
cmovc r12, rbp	// third1.step11.G
andn r14, rbx, rax	// third1.step11.w
cmovnz rcx, rbp	// third1.step11.h
xor r11, r14	// third1.step11.d
lea rsi, [r11+r15]	// third1.step11.d.2
sarx r10, rsi, r15	// third1.step11.s
vpsllq zmm24, zmm4, 50	// update.limb5.above.vpsllq.2
vpaddq zmm10, zmm17, zmm22	// update.limb5.above.vpaddq
vpaddq zmm20, zmm10, zmm24	// update.limb5.above.vpaddq.2
vmovdqa64 zmmword ptr [rdi+384], zmm20	// update.limb5.above.vmovdqa64
vpmuldq zmm25, zmm0, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
vpmuldq zmm1, zmm3, zmm13	// update.limb6.vpmuldq.2
vpaddq zmm6, zmm25, zmm1	// update.limb6.vpaddq
mov r8, rcx	// copy for third1.step12.x
xor r8, r10	// third1.step12.x
vpshufd zmm2, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpshufd
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
sar r12, 1	// third1.step12.t
sbb rdx, rdx	// third1.step12.k
lea r9, [r12+r8]	// third1.step12.y
vpmuldq zmm9, zmm26, zmm2	// update.limb6.vpmuldq.4
vpaddq zmm11, zmm18, zmm9	// update.limb6.vpaddq.2
vpaddq zmm14, zmm6, zmm11	// update.limb6.vpaddq.3
cmovc r9, r12	// third1.step12.G
andn r13, rdx, r10	// third1.step12.w
cmovnz rcx, r12	// third1.step12.h
xor rsi, r13	// third1.step12.d
lea rbx, [rsi+r15]	// third1.step12.d.2
sarx rax, rbx, r15	// third1.step12.s
mov rbp, rcx	// copy for third1.step13.x
xor rbp, rax	// third1.step13.x
sar r9, 1	// third1.step13.t
sbb r14, r14	// third1.step13.k
vpaddq zmm12, zmm14, zmm21	// update.limb6.vpaddq.4
vpsraq zmm15, zmm12, 30	// update.limb6.vpsraq
lea r11, [r9+rbp]	// third1.step13.y
vpandq zmm27, zmm12, zmm7	// update.limb6.vpandq
vmovdqa64 zmmword ptr [rdi+1088], zmm27	// update.limb6.vmovdqa64
vpmuldq zmm16, zmm0, zmmword ptr [rdi+1216]	// update.limb7.vpmuldq
vpmuldq zmm5, zmm3, zmm2	// update.limb7.vpmuldq.2
vpaddq zmm4, zmm16, zmm5	// update.limb7.vpaddq
vpshufd zmm17, zmmword ptr [rdi+1280], 0x4e	// update.limb7.vpshufd
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1280]	// update.limb7.vpmuldq.3
cmovc r11, r9	// third1.step13.G
andn r8, r14, rax	// third1.step13.w
cmovnz rcx, r9	// third1.step13.h
xor rbx, r8	// third1.step13.d
lea rdx, [rbx+r15]	// third1.step13.d.2
sarx r10, rdx, r15	// third1.step13.s
vpmuldq zmm10, zmm26, zmm17	// update.limb7.vpmuldq.4
vpaddq zmm24, zmm22, zmm10	// update.limb7.vpaddq.2
vpaddq zmm20, zmm4, zmm24	// update.limb7.vpaddq.3
vpaddq zmm13, zmm20, zmm15	// update.limb7.vpaddq.4
vpsraq zmm25, zmm13, 30	// update.limb7.vpsraq
vpandq zmm1, zmm13, zmm7	// update.limb7.vpandq
vmovdqa64 zmmword ptr [rdi+1152], zmm1	// update.limb7.vmovdqa64
mov r12, rcx	// copy for third1.step14.x
xor r12, r10	// third1.step14.x
vpmuldq zmm18, zmm0, zmmword ptr [rdi+1280]	// update.limb8.vpmuldq
sar r11, 1	// third1.step14.t
sbb r13, r13	// third1.step14.k
vpmuldq zmm9, zmm3, zmm17	// update.limb8.vpmuldq.2
lea rsi, [r11+r12]	// third1.step14.y
vpaddq zmm6, zmm18, zmm9	// update.limb8.vpaddq
vpshufd zmm11, zmmword ptr [rdi+1344], 0x4e	// update.limb8.vpshufd
vpmuldq zmm14, zmm23, zmmword ptr [rdi+1344]	// update.limb8.vpmuldq.3
cmovc rsi, r11	// third1.step14.G
andn rbp, r13, r10	// third1.step14.w
cmovnz rcx, r11	// third1.step14.h
xor rdx, rbp	// third1.step14.d
lea r14, [rdx+r15]	// third1.step14.d.2
sarx rax, r14, r15	// third1.step14.s
mov r9, rcx	// copy for third1.step15.x
xor r9, rax	// third1.step15.x
sar rsi, 1	// third1.step15.t
sbb r8, r8	// third1.step15.k
vpmuldq zmm21, zmm26, zmm11	// update.limb8.vpmuldq.4
vpaddq zmm12, zmm14, zmm21	// update.limb8.vpaddq.2
lea rbx, [rsi+r9]	// third1.step15.y
vpaddq zmm27, zmm6, zmm12	// update.limb8.vpaddq.3
vpaddq zmm2, zmm27, zmm25	// update.limb8.vpaddq.4
vpsraq zmm16, zmm2, 30	// update.limb8.vpsraq
vpandq zmm5, zmm2, zmm7	// update.limb8.vpandq
vmovdqa64 zmmword ptr [rdi+1216], zmm5	// update.limb8.vmovdqa64
vpmuldq zmm22, zmm0, zmmword ptr [rdi+1344]	// update.limb9.vpmuldq
cmovc rbx, rsi	// third1.step15.G
andn r12, r8, rax	// third1.step15.w
cmovnz rcx, rsi	// third1.step15.h
xor r14, r12	// third1.step15.d
lea r13, [r14+r15]	// third1.step15.d.2
sarx r10, r13, r15	// third1.step15.s
vpmuldq zmm10, zmm3, zmm11	// update.limb9.vpmuldq.2
vpaddq zmm4, zmm22, zmm10	// update.limb9.vpaddq
vpshufd zmm24, zmmword ptr [rdi+1408], 0x4e	// update.limb9.vpshufd
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1408]	// update.limb9.vpmuldq.3
vpmuldq zmm15, zmm26, zmm24	// update.limb9.vpmuldq.4
vpaddq zmm13, zmm20, zmm15	// update.limb9.vpaddq.2
vpaddq zmm1, zmm4, zmm13	// update.limb9.vpaddq.3
vpaddq zmm17, zmm1, zmm16	// update.limb9.vpaddq.4
mov r11, rcx	// copy for third1.step16.x
xor r11, r10	// third1.step16.x
vpsraq zmm18, zmm17, 30	// update.limb9.vpsraq
sar rbx, 1	// third1.step16.t
sbb rbp, rbp	// third1.step16.k
lea rdx, [rbx+r11]	// third1.step16.y
vpandq zmm9, zmm17, zmm7	// update.limb9.vpandq
vmovdqa64 zmmword ptr [rdi+1280], zmm9	// update.limb9.vmovdqa64
vpmuldq zmm14, zmm0, zmmword ptr [rdi+1408]	// update.limb10.vpmuldq
vpmuldq zmm21, zmm3, zmm24	// update.limb10.vpmuldq.2
cmovc rdx, rbx	// third1.step16.G
andn r9, rbp, r10	// third1.step16.w
cmovnz rcx, rbx	// third1.step16.h
xor r13, r9	// third1.step16.d
lea r8, [r13+r15]	// third1.step16.d.2
sarx rax, r8, r15	// third1.step16.s
mov rsi, rcx	// copy for third1.step17.x
xor rsi, rax	// third1.step17.x
sar rdx, 1	// third1.step17.t
sbb r12, r12	// third1.step17.k
vpaddq zmm6, zmm14, zmm21	// update.limb10.vpaddq
lea r14, [rdx+rsi]	// third1.step17.y
vpshufd zmm12, zmmword ptr [rdi+1472], 0x4e	// update.limb10.vpshufd
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1472]	// update.limb10.vpmuldq.3
vpmuldq zmm25, zmm26, zmm12	// update.limb10.vpmuldq.4
vpaddq zmm2, zmm27, zmm25	// update.limb10.vpaddq.2
vpaddq zmm5, zmm6, zmm2	// update.limb10.vpaddq.3
vpaddq zmm11, zmm5, zmm18	// update.limb10.vpaddq.4
vpsraq zmm22, zmm11, 30	// update.limb10.vpsraq
cmovc r14, rdx	// third1.step17.G
andn r11, r12, rax	// third1.step17.w
cmovnz rcx, rdx	// third1.step17.h
xor r8, r11	// third1.step17.d
lea rbp, [r8+r15]	// third1.step17.d.2
sarx r10, rbp, r15	// third1.step17.s
vpandq zmm10, zmm11, zmm7	// update.limb10.vpandq
vmovdqa64 zmmword ptr [rdi+1344], zmm10	// update.limb10.vmovdqa64
vpmuldq zmm20, zmm0, zmmword ptr [rdi+1472]	// update.limb11.vpmuldq
vpmuldq zmm15, zmm3, zmm12	// update.limb11.vpmuldq.2
vpaddq zmm4, zmm20, zmm15	// update.limb11.vpaddq
vpshufd zmm13, zmmword ptr [rdi+1536], 0x4e	// update.limb11.vpshufd
vpmuldq zmm1, zmm23, zmmword ptr [rdi+1536]	// update.limb11.vpmuldq.3
vpmuldq zmm16, zmm26, zmm13	// update.limb11.vpmuldq.4
mov rbx, rcx	// copy for third1.step18.x
xor rbx, r10	// third1.step18.x
vpaddq zmm17, zmm1, zmm16	// update.limb11.vpaddq.2
sar r14, 1	// third1.step18.t
sbb r9, r9	// third1.step18.k
lea r13, [r14+rbx]	// third1.step18.y
vpaddq zmm9, zmm4, zmm17	// update.limb11.vpaddq.3
vpaddq zmm24, zmm9, zmm22	// update.limb11.vpaddq.4
vpsraq zmm14, zmm24, 30	// update.limb11.vpsraq
vpandq zmm21, zmm24, zmm7	// update.limb11.vpandq
cmovc r13, r14	// third1.step18.G
andn rsi, r9, r10	// third1.step18.w
cmovnz rcx, r14	// third1.step18.h
xor rbp, rsi	// third1.step18.d
lea r12, [rbp+r15]	// third1.step18.d.2
sarx rax, r12, r15	// third1.step18.s
mov rdx, rcx	// copy for third1.step19.x
xor rdx, rax	// third1.step19.x
sar r13, 1	// third1.step19.t
sbb r11, r11	// third1.step19.k
vmovdqa64 zmmword ptr [rdi+1408], zmm21	// update.limb11.vmovdqa64
lea r8, [r13+rdx]	// third1.step19.y
vpmuldq zmm27, zmm0, zmmword ptr [rdi+1536]	// update.limb12.vpmuldq
vpmuldq zmm25, zmm3, zmm13	// update.limb12.vpmuldq.2
vpaddq zmm6, zmm27, zmm25	// update.limb12.vpaddq
vpshufd zmm2, zmmword ptr [rdi+1600], 0x4e	// update.limb12.vpshufd
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1600]	// update.limb12.vpmuldq.3
vpmuldq zmm18, zmm26, zmm2	// update.limb12.vpmuldq.4
vpaddq zmm11, zmm5, zmm18	// update.limb12.vpaddq.2
cmovc r8, r13	// third1.step19.G
andn rbx, r11, rax	// third1.step19.w
cmovnz rcx, r13	// third1.step19.h
xor r12, rbx	// third1.step19.d
lea r9, [r12+r15]	// third1.step19.d.2
sarx r10, r9, r15	// third1.step19.s
vpaddq zmm10, zmm6, zmm11	// update.limb12.vpaddq.3
vpaddq zmm12, zmm10, zmm14	// update.limb12.vpaddq.4
vpsraq zmm20, zmm12, 30	// update.limb12.vpsraq
vpandq zmm15, zmm12, zmm7	// update.limb12.vpandq
vmovdqa64 zmmword ptr [rdi+1472], zmm15	// update.limb12.vmovdqa64
vpmuldq zmm1, zmm0, zmmword ptr [rdi+1600]	// update.limb13.vpmuldq
vpmuldq zmm16, zmm3, zmm2	// update.limb13.vpmuldq.2
vpaddq zmm4, zmm1, zmm16	// update.limb13.vpaddq
mov r14, rcx	// copy for third1.step20.x
xor r14, r10	// third1.step20.x
vpshufd zmm17, zmmword ptr [rdi+1664], 0x4e	// update.limb13.vpshufd
sar r8, 1	// third1.step20.t
sbb rsi, rsi	// third1.step20.k
lea rbp, [r8+r14]	// third1.step20.y
vpmuldq zmm9, zmm23, zmmword ptr [rdi+1664]	// update.limb13.vpmuldq.3
vpmuldq zmm22, zmm26, zmm17	// update.limb13.vpmuldq.4
vpaddq zmm24, zmm9, zmm22	// update.limb13.vpaddq.2
cmovc rbp, r8	// third1.step20.G
andn rdx, rsi, r10	// third1.step20.w
cmovnz rcx, r8	// third1.step20.h
xor r9, rdx	// third1.step20.d
lea r11, [r9+r15]	// third1.step20.d.2
sarx rax, r11, r15	// third1.step20.s
vpaddq zmm21, zmm4, zmm24	// update.limb13.vpaddq.3
mov r13, rbp	// copy for change1.G.add_rounding_G
add r13, qword ptr [rdi-56]	// change1.G.add_rounding_G
vpaddq zmm13, zmm21, zmm20	// update.limb13.vpaddq.4
mov rbx, rcx	// copy for change1.h.add_rounding_h
add rbx, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov r12, rbp	// copy for change1.G.shl
shl r12, 44	// change1.G.shl
vpsraq zmm27, zmm13, 30	// update.limb13.vpsraq
mov r14, rcx	// copy for change1.h.shl
shl r14, 45	// change1.h.shl
vpandq zmm25, zmm13, zmm7	// update.limb13.vpandq
rorx rsi, r13, 21	// change1.G.first_entry
rorx r10, r13, 42	// change1.G.second_entry
rorx r8, rbx, 20	// change1.h.first_entry
rorx rdx, rbx, 41	// change1.h.second_entry
vmovdqa64 zmmword ptr [rdi+1536], zmm25	// update.limb13.vmovdqa64
add r12, qword ptr [rdi-40]	// change1.G.add_refill_G
add r14, qword ptr [rdi-48]	// change1.h.add_refill_h
vpmuldq zmm5, zmm0, zmmword ptr [rdi+1664]	// update.limb14.vpmuldq
imul rsi, qword ptr [rdi+24]	// change1.G.imul_high0f
imul r10, qword ptr [rdi+40]	// change1.G.imul_high0g
imul r8, qword ptr [rdi+24]	// change1.h.imul_high0f
imul rdx, qword ptr [rdi+40]	// change1.h.imul_high0g
vpmuldq zmm18, zmm3, zmm17	// update.limb14.vpmuldq.2
vpaddq zmm6, zmm5, zmm18	// update.limb14.vpaddq
vpshufd zmm11, zmmword ptr [rdi+1728], 0x4e	// update.limb14.vpshufd
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1728]	// update.limb14.vpmuldq.3
vpmuldq zmm14, zmm26, zmm11	// update.limb14.vpmuldq.4
vpaddq zmm12, zmm10, zmm14	// update.limb14.vpaddq.2
lea r9, [rsi+r10]	// change1.G.add
lea r13, [r8+rdx]	// change1.h.add
vpaddq zmm15, zmm6, zmm12	// update.limb14.vpaddq.3
vpaddq zmm2, zmm15, zmm27	// update.limb14.vpaddq.4
lea rbx, [r9+r12]	// change1.G.add.2
vpsraq zmm1, zmm2, 30	// update.limb14.vpsraq
lea rsi, [r13+r14]	// change1.h.add.2
vpandq zmm16, zmm2, zmm7	// update.limb14.vpandq
vmovdqa64 zmmword ptr [rdi+1600], zmm16	// update.limb14.vmovdqa64
ror rbx, 44	// change1.G.packed
ror rsi, 45	// change1.h.packed
mov r10, rsi	// copy for third2.step1.x
xor r10, rax	// third2.step1.x
sar rbx, 1	// third2.step1.t
sbb r8, r8	// third2.step1.k
vpmuldq zmm9, zmm0, zmmword ptr [rdi+1728]	// update.limb15.vpmuldq
vpmuldq zmm22, zmm3, zmm11	// update.limb15.vpmuldq.2
lea rdx, [rbx+r10]	// third2.step1.y
vpaddq zmm4, zmm9, zmm22	// update.limb15.vpaddq
vpshufd zmm24, zmmword ptr [rdi+1792], 0x4e	// update.limb15.vpshufd
vpmuldq zmm21, zmm23, zmmword ptr [rdi+1792]	// update.limb15.vpmuldq.3
vpmuldq zmm20, zmm26, zmm24	// update.limb15.vpmuldq.4
vpbroadcastq zmm13, rcx	// change1.vpbroadcastq
vpaddq zmm25, zmm21, zmm20	// update.limb15.vpaddq.2
vpaddq zmm17, zmm4, zmm25	// update.limb15.vpaddq.3
vpaddq zmm5, zmm17, zmm1	// update.limb15.vpaddq.4
cmovc rdx, rbx	// third2.step1.G
andn r9, r8, rax	// third2.step1.w
cmovnz rsi, rbx	// third2.step1.h
xor r11, r9	// third2.step1.d
lea r12, [r11+r15]	// third2.step1.d.2
sarx r13, r12, r15	// third2.step1.s
vpbroadcastq zmm13{k1}, rbp	// change1.vpbroadcastq.2
vpsraq zmm18, zmm5, 30	// update.limb15.vpsraq
vpandq zmm10, zmm5, zmm7	// update.limb15.vpandq
vmovdqa64 zmmword ptr [rdi+1664], zmm10	// update.limb15.vmovdqa64
vpmuldq zmm14, zmm0, zmmword ptr [rdi+1792]	// update.limb16.vpmuldq
vpaddq zmm6, zmm13, zmm29	// change1.N1.vpaddq
vpmuldq zmm12, zmm3, zmm24	// update.limb16.vpmuldq.2
vpaddq zmm15, zmm14, zmm12	// update.limb16.vpaddq
vpshufd zmm27, zmmword ptr [rdi+1856], 0x4e	// update.limb16.vpshufd
vpsllvq zmm2, zmm6, zmm30	// change1.N1.vpsllvq
mov r14, rsi	// copy for third2.step2.x
xor r14, r13	// third2.step2.x
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1856]	// update.limb16.vpmuldq.3
vpmuldq zmm11, zmm26, zmm27	// update.limb16.vpmuldq.4
sar rdx, 1	// third2.step2.t
sbb r10, r10	// third2.step2.k
lea rcx, [rdx+r14]	// third2.step2.y
vpaddq zmm9, zmm16, zmm11	// update.limb16.vpaddq.2
vpsravq zmm22, zmm2, zmm31	// change1.N1.vpsravq
vpaddq zmm21, zmm15, zmm9	// update.limb16.vpaddq.3
vpaddq zmm20, zmm21, zmm18	// update.limb16.vpaddq.4
cmovc rcx, rdx	// third2.step2.G
andn r8, r10, r13	// third2.step2.w
cmovnz rsi, rdx	// third2.step2.h
xor r12, r8	// third2.step2.d
lea rax, [r12+r15]	// third2.step2.d.2
sarx rbx, rax, r15	// third2.step2.s
mov r9, rsi	// copy for third2.step3.x
xor r9, rbx	// third2.step3.x
sar rcx, 1	// third2.step3.t
sbb r11, r11	// third2.step3.k
vpsraq zmm4, zmm20, 30	// update.limb16.vpsraq
vpsubq zmm25, zmm28, zmm22	// change1.N1.vpsubq
vpandq zmm17, zmm20, zmm7	// update.limb16.vpandq
lea rbp, [rcx+r9]	// third2.step3.y
vmovdqa64 zmmword ptr [rdi+1728], zmm17	// update.limb16.vmovdqa64
vpmuldq zmm1, zmm0, zmmword ptr [rdi+1856]	// update.limb17.vpmuldq
vmovdqa64 zmmword ptr [rdi+192], zmm25	// change1.N1.vmovdqa64
vpmuldq zmm5, zmm3, zmm27	// update.limb17.vpmuldq.2
vpaddq zmm10, zmm1, zmm5	// update.limb17.vpaddq
vpshufd zmm13, zmmword ptr [rdi+1920], 0x4e	// update.limb17.vpshufd
mov r14, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpmuldq zmm24, zmm23, zmmword ptr [rdi+1920]	// update.limb17.vpmuldq.3
vpmuldq zmm14, zmm26, zmm13	// update.limb17.vpmuldq.4
cmovc rbp, rcx	// third2.step3.G
andn r10, r11, rbx	// third2.step3.w
cmovnz rsi, rcx	// third2.step3.h
xor rax, r10	// third2.step3.d
lea r13, [rax+r15]	// third2.step3.d.2
sarx rdx, r13, r15	// third2.step3.s
vpaddq zmm12, zmm24, zmm14	// update.limb17.vpaddq.2
vpaddq zmm6, zmm10, zmm12	// update.limb17.vpaddq.3
imul r14, qword ptr [rdi+16]	// change1.w1f.imul_w0f
vpaddq zmm16, zmm6, zmm4	// update.limb17.vpaddq.4
vpsraq zmm11, zmm16, 30	// update.limb17.vpsraq
vpandq zmm2, zmm16, zmm7	// update.limb17.vpandq
mov r8, qword ptr [rdi+200]	// change1.w1f.load_N1v
vmovdqa64 zmmword ptr [rdi+1792], zmm2	// update.limb17.vmovdqa64
vpmuldq zmm15, zmm0, zmmword ptr [rdi+1920]	// update.limb18.vpmuldq
mov r12, rsi	// copy for third2.step4.x
xor r12, rdx	// third2.step4.x
vpmuldq zmm9, zmm3, zmm13	// update.limb18.vpmuldq.2
imul r8, qword ptr [rdi+32]	// change1.w1f.imul_w0g
vpaddq zmm21, zmm15, zmm9	// update.limb18.vpaddq
sar rbp, 1	// third2.step4.t
sbb r9, r9	// third2.step4.k
lea r11, [rbp+r12]	// third2.step4.y
vpshufd zmm18, zmmword ptr [rdi+1984], 0x4e	// update.limb18.vpshufd
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1984]	// update.limb18.vpmuldq.3
lea rbx, [r14+r8]	// change1.w1f.add
vpmuldq zmm20, zmm26, zmm18	// update.limb18.vpmuldq.4
cmovc r11, rbp	// third2.step4.G
andn rcx, r9, rdx	// third2.step4.w
cmovnz rsi, rbp	// third2.step4.h
xor r13, rcx	// third2.step4.d
lea r10, [r13+r15]	// third2.step4.d.2
sarx rax, r10, r15	// third2.step4.s
mov r12, rsi	// copy for third2.step5.x
xor r12, rax	// third2.step5.x
sar r11, 1	// third2.step5.t
sbb r14, r14	// third2.step5.k
vpaddq zmm17, zmm22, zmm20	// update.limb18.vpaddq.2
vpaddq zmm25, zmm21, zmm17	// update.limb18.vpaddq.3
lea r8, [r11+r12]	// third2.step5.y
vpaddq zmm27, zmm25, zmm11	// update.limb18.vpaddq.4
vpsraq zmm1, zmm27, 30	// update.limb18.vpsraq
vpandq zmm5, zmm27, zmm7	// update.limb18.vpandq
vmovdqa64 zmmword ptr [rdi+1856], zmm5	// update.limb18.vmovdqa64
vpmuldq zmm24, zmm0, zmmword ptr [rdi+1984]	// update.limb19.vpmuldq
vpmuldq zmm14, zmm3, zmm18	// update.limb19.vpmuldq.2
cmovc r8, r11	// third2.step5.G
andn r9, r14, rax	// third2.step5.w
cmovnz rsi, r11	// third2.step5.h
xor r10, r9	// third2.step5.d
lea rdx, [r10+r15]	// third2.step5.d.2
sarx rbp, rdx, r15	// third2.step5.s
sar rbx, 20	// change1.w1f.sar
mov qword ptr [rdi+48], rbx	// change1.w1f.store_w1f
vpaddq zmm10, zmm24, zmm14	// update.limb19.vpaddq
mov rcx, qword ptr [rdi+208]	// change1.w1g.load_N1q
vpshufd zmm12, zmmword ptr [rdi+2048], 0x4e	// update.limb19.vpshufd
vpmuldq zmm6, zmm23, zmmword ptr [rdi+2048]	// update.limb19.vpmuldq.3
vpmuldq zmm4, zmm26, zmm12	// update.limb19.vpmuldq.4
imul rcx, qword ptr [rdi+16]	// change1.w1g.imul_w0f
vpaddq zmm16, zmm6, zmm4	// update.limb19.vpaddq.2
vpaddq zmm2, zmm10, zmm16	// update.limb19.vpaddq.3
vpaddq zmm13, zmm2, zmm1	// update.limb19.vpaddq.4
mov r13, qword ptr [rdi+216]	// change1.w1g.load_N1r
vpsraq zmm15, zmm13, 30	// update.limb19.vpsraq
mov r12, rsi	// copy for third2.step6.x
xor r12, rbp	// third2.step6.x
vpandq zmm9, zmm13, zmm7	// update.limb19.vpandq
sar r8, 1	// third2.step6.t
sbb r14, r14	// third2.step6.k
lea rax, [r8+r12]	// third2.step6.y
vmovdqa64 zmmword ptr [rdi+1920], zmm9	// update.limb19.vmovdqa64
vpmuldq zmm22, zmm0, zmmword ptr [rdi+2048]	// update.limb20.vpmuldq
vpmuldq zmm20, zmm3, zmm12	// update.limb20.vpmuldq.2
vpaddq zmm21, zmm22, zmm20	// update.limb20.vpaddq
cmovc rax, r8	// third2.step6.G
andn r11, r14, rbp	// third2.step6.w
cmovnz rsi, r8	// third2.step6.h
imul r13, qword ptr [rdi+32]	// change1.w1g.imul_w0g
xor rdx, r11	// third2.step6.d
lea r9, [rdx+r15]	// third2.step6.d.2
sarx r10, r9, r15	// third2.step6.s
mov rbx, rsi	// copy for third2.step7.x
xor rbx, r10	// third2.step7.x
sar rax, 1	// third2.step7.t
sbb r12, r12	// third2.step7.k
lea r14, [rcx+r13]	// change1.w1g.add
vpshufd zmm17, zmmword ptr [rdi+2112], 0x4e	// update.limb20.vpshufd
lea rbp, [rax+rbx]	// third2.step7.y
vpmuldq zmm25, zmm23, zmmword ptr [rdi+2112]	// update.limb20.vpmuldq.3
vpmuldq zmm11, zmm26, zmm17	// update.limb20.vpmuldq.4
vpaddq zmm27, zmm25, zmm11	// update.limb20.vpaddq.2
vpaddq zmm5, zmm21, zmm27	// update.limb20.vpaddq.3
vpaddq zmm18, zmm5, zmm15	// update.limb20.vpaddq.4
vpsraq zmm24, zmm18, 30	// update.limb20.vpsraq
vpandq zmm14, zmm18, zmm7	// update.limb20.vpandq
cmovc rbp, rax	// third2.step7.G
andn r8, r12, r10	// third2.step7.w
cmovnz rsi, rax	// third2.step7.h
xor r9, r8	// third2.step7.d
lea r11, [r9+r15]	// third2.step7.d.2
sarx rdx, r11, r15	// third2.step7.s
sar r14, 20	// change1.w1g.sar
mov qword ptr [rdi+56], r14	// change1.w1g.store_w1g
vmovdqa64 zmmword ptr [rdi+1984], zmm14	// update.limb20.vmovdqa64
vpmuldq zmm6, zmm0, zmmword ptr [rdi+2112]	// update.limb21.vpmuldq
mov rcx, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpmuldq zmm4, zmm3, zmm17	// update.limb21.vpmuldq.2
vpaddq zmm10, zmm6, zmm4	// update.limb21.vpaddq
vpshufd zmm16, zmmword ptr [rdi+2176], 0x4e	// update.limb21.vpshufd
imul rcx, qword ptr [rdi+384]	// change1.high1f.imul_above_f
vpmuldq zmm2, zmm23, zmmword ptr [rdi+2176]	// update.limb21.vpmuldq.3
vpmuldq zmm1, zmm26, zmm16	// update.limb21.vpmuldq.4
vpaddq zmm13, zmm2, zmm1	// update.limb21.vpaddq.2
mov r13, rsi	// copy for third2.step8.x
xor r13, rdx	// third2.step8.x
mov rbx, qword ptr [rdi+200]	// change1.high1f.load_N1v
vpaddq zmm9, zmm10, zmm13	// update.limb21.vpaddq.3
sar rbp, 1	// third2.step8.t
sbb r12, r12	// third2.step8.k
lea r10, [rbp+r13]	// third2.step8.y
vpaddq zmm12, zmm9, zmm24	// update.limb21.vpaddq.4
vpsraq zmm22, zmm12, 30	// update.limb21.vpsraq
vpandq zmm20, zmm12, zmm7	// update.limb21.vpandq
vmovdqa64 zmmword ptr [rdi+2048], zmm20	// update.limb21.vmovdqa64
cmovc r10, rbp	// third2.step8.G
andn rax, r12, rdx	// third2.step8.w
cmovnz rsi, rbp	// third2.step8.h
imul rbx, qword ptr [rdi+392]	// change1.high1f.imul_above_g
xor r11, rax	// third2.step8.d
lea r8, [r11+r15]	// third2.step8.d.2
sarx r9, r8, r15	// third2.step8.s
mov r14, rsi	// copy for third2.step9.x
xor r14, r9	// third2.step9.x
sar r10, 1	// third2.step9.t
sbb r13, r13	// third2.step9.k
vpmuldq zmm25, zmm0, zmmword ptr [rdi+2176]	// update.limb22.vpmuldq
lea r12, [r10+r14]	// third2.step9.y
vpmuldq zmm11, zmm3, zmm16	// update.limb22.vpmuldq.2
lea rdx, [rcx+rbx]	// change1.high1f.add
vpaddq zmm21, zmm25, zmm11	// update.limb22.vpaddq
vpshufd zmm27, zmmword ptr [rdi+2240], 0x4e	// update.limb22.vpshufd
vpmuldq zmm5, zmm23, zmmword ptr [rdi+2240]	// update.limb22.vpmuldq.3
mov rbp, qword ptr [rdi+48]	// change1.high1f.load_w1f
vpmuldq zmm15, zmm26, zmm27	// update.limb22.vpmuldq.4
vpaddq zmm18, zmm5, zmm15	// update.limb22.vpaddq.2
vpaddq zmm14, zmm21, zmm18	// update.limb22.vpaddq.3
cmovc r12, r10	// third2.step9.G
andn rax, r13, r9	// third2.step9.w
cmovnz rsi, r10	// third2.step9.h
xor r8, rax	// third2.step9.d
lea r11, [r8+r15]	// third2.step9.d.2
sarx r14, r11, r15	// third2.step9.s
sar rbp, 20	// change1.high1f.sar
vpaddq zmm17, zmm14, zmm22	// update.limb22.vpaddq.4
vpsraq zmm6, zmm17, 30	// update.limb22.vpsraq
vpandq zmm4, zmm17, zmm7	// update.limb22.vpandq
lea rcx, [rbp+rdx]	// change1.high1f.add.2
vmovdqa64 zmmword ptr [rdi+2112], zmm4	// update.limb22.vmovdqa64
vpmuldq zmm2, zmm0, zmmword ptr [rdi+2240]	// update.limb23.vpmuldq
vpmuldq zmm1, zmm3, zmm27	// update.limb23.vpmuldq.2
shl rcx, 44	// change1.high1f.shl
vpaddq zmm10, zmm2, zmm1	// update.limb23.vpaddq
vpshufd zmm13, zmmword ptr [rdi+2304], 0x4e	// update.limb23.vpshufd
mov rbx, rsi	// copy for third2.step10.x
xor rbx, r14	// third2.step10.x
vpmuldq zmm9, zmm23, zmmword ptr [rdi+2304]	// update.limb23.vpmuldq.3
sar r12, 1	// third2.step10.t
sbb r13, r13	// third2.step10.k
lea r9, [r12+rbx]	// third2.step10.y
mov qword ptr [rdi+64], rcx	// change1.high1f.store_high1f
vpmuldq zmm24, zmm26, zmm13	// update.limb23.vpmuldq.4
vpaddq zmm12, zmm9, zmm24	// update.limb23.vpaddq.2
vpaddq zmm20, zmm10, zmm12	// update.limb23.vpaddq.3
cmovc r9, r12	// third2.step10.G
andn r10, r13, r14	// third2.step10.w
cmovnz rsi, r12	// third2.step10.h
xor r11, r10	// third2.step10.d
lea rax, [r11+r15]	// third2.step10.d.2
sarx r8, rax, r15	// third2.step10.s
mov rbp, rsi	// copy for third2.step11.x
xor rbp, r8	// third2.step11.x
sar r9, 1	// third2.step11.t
sbb rdx, rdx	// third2.step11.k
vpaddq zmm16, zmm20, zmm6	// update.limb23.vpaddq.4
mov rbx, qword ptr [rdi+208]	// change1.high1g.load_N1q
vpsraq zmm25, zmm16, 30	// update.limb23.vpsraq
lea rcx, [r9+rbp]	// third2.step11.y
vpandq zmm11, zmm16, zmm7	// update.limb23.vpandq
vmovdqa64 zmmword ptr [rdi+2176], zmm11	// update.limb23.vmovdqa64
vpmuldq zmm5, zmm0, zmmword ptr [rdi+2304]	// update.limb24.vpmuldq
vpmuldq zmm15, zmm3, zmm13	// update.limb24.vpmuldq.2
vpaddq zmm21, zmm5, zmm15	// update.limb24.vpaddq
vpshufd zmm18, zmmword ptr [rdi+2368], 0x4e	// update.limb24.vpshufd
vpmuldq zmm14, zmm23, zmmword ptr [rdi+2368]	// update.limb24.vpmuldq.3
cmovc rcx, r9	// third2.step11.G
andn r13, rdx, r8	// third2.step11.w
cmovnz rsi, r9	// third2.step11.h
xor rax, r13	// third2.step11.d
lea r14, [rax+r15]	// third2.step11.d.2
sarx r12, r14, r15	// third2.step11.s
imul rbx, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov r10, qword ptr [rdi+216]	// change1.high1g.load_N1r
vpmuldq zmm22, zmm26, zmm18	// update.limb24.vpmuldq.4
imul r10, qword ptr [rdi+392]	// change1.high1g.imul_above_g
vpaddq zmm17, zmm14, zmm22	// update.limb24.vpaddq.2
vpaddq zmm4, zmm21, zmm17	// update.limb24.vpaddq.3
vpaddq zmm27, zmm4, zmm25	// update.limb24.vpaddq.4
lea r11, [rbx+r10]	// change1.high1g.add
vpsraq zmm2, zmm27, 30	// update.limb24.vpsraq
vpandq zmm1, zmm27, zmm7	// update.limb24.vpandq
vmovdqa64 zmmword ptr [rdi+2240], zmm1	// update.limb24.vmovdqa64
mov rbp, qword ptr [rdi+56]	// change1.high1g.load_w1g
vpmuldq zmm9, zmm0, zmmword ptr [rdi+2368]	// update.limb25.vpmuldq
mov rdx, rsi	// copy for third2.step12.x
xor rdx, r12	// third2.step12.x
vpmuldq zmm24, zmm3, zmm18	// update.limb25.vpmuldq.2
sar rcx, 1	// third2.step12.t
sbb r8, r8	// third2.step12.k
lea r9, [rcx+rdx]	// third2.step12.y
vpaddq zmm10, zmm9, zmm24	// update.limb25.vpaddq
vpshufd zmm12, zmmword ptr [rdi+2432], 0x4e	// update.limb25.vpshufd
vpmuldq zmm20, zmm23, zmmword ptr [rdi+2432]	// update.limb25.vpmuldq.3
cmovc r9, rcx	// third2.step12.G
andn r13, r8, r12	// third2.step12.w
cmovnz rsi, rcx	// third2.step12.h
sar rbp, 20	// change1.high1g.sar
xor r14, r13	// third2.step12.d
lea rax, [r14+r15]	// third2.step12.d.2
sarx rbx, rax, r15	// third2.step12.s
mov r10, rsi	// copy for third2.step13.x
xor r10, rbx	// third2.step13.x
sar r9, 1	// third2.step13.t
sbb rdx, rdx	// third2.step13.k
vpmuldq zmm6, zmm26, zmm12	// update.limb25.vpmuldq.4
vpaddq zmm16, zmm20, zmm6	// update.limb25.vpaddq.2
lea r8, [rbp+r11]	// change1.high1g.add.2
lea r12, [r9+r10]	// third2.step13.y
vpaddq zmm11, zmm10, zmm16	// update.limb25.vpaddq.3
vpaddq zmm13, zmm11, zmm2	// update.limb25.vpaddq.4
vpsraq zmm5, zmm13, 30	// update.limb25.vpsraq
vpandq zmm15, zmm13, zmm7	// update.limb25.vpandq
vmovdqa64 zmmword ptr [rdi+2304], zmm15	// update.limb25.vmovdqa64
vpmuldq zmm14, zmm0, zmmword ptr [rdi+2432]	// update.limb26.vpmuldq
vpmuldq zmm22, zmm3, zmm12	// update.limb26.vpmuldq.2
cmovc r12, r9	// third2.step13.G
andn rcx, rdx, rbx	// third2.step13.w
cmovnz rsi, r9	// third2.step13.h
xor rax, rcx	// third2.step13.d
lea r13, [rax+r15]	// third2.step13.d.2
sarx r14, r13, r15	// third2.step13.s
shl r8, 44	// change1.high1g.shl
mov qword ptr [rdi+72], r8	// change1.high1g.store_high1g
vpaddq zmm21, zmm14, zmm22	// update.limb26.vpaddq
vpshufd zmm17, zmmword ptr [rdi+2496], 0x4e	// update.limb26.vpshufd
vpmuldq zmm4, zmm23, zmmword ptr [rdi+2496]	// update.limb26.vpmuldq.3
vpmuldq zmm25, zmm26, zmm17	// update.limb26.vpmuldq.4
vpaddq zmm27, zmm4, zmm25	// update.limb26.vpaddq.2
vpaddq zmm1, zmm21, zmm27	// update.limb26.vpaddq.3
vpaddq zmm18, zmm1, zmm5	// update.limb26.vpaddq.4
vpsraq zmm9, zmm18, 30	// update.limb26.vpsraq
mov rbp, rsi	// copy for third2.step14.x
xor rbp, r14	// third2.step14.x
vpandq zmm24, zmm18, zmm7	// update.limb26.vpandq
sar r12, 1	// third2.step14.t
sbb r11, r11	// third2.step14.k
lea r10, [r12+rbp]	// third2.step14.y
vmovdqa64 zmmword ptr [rdi+2368], zmm24	// update.limb26.vmovdqa64
vpmuldq zmm20, zmm0, zmmword ptr [rdi+2496]	// update.limb27.vpmuldq
vpmuldq zmm6, zmm3, zmm17	// update.limb27.vpmuldq.2
cmovc r10, r12	// third2.step14.G
andn rdx, r11, r14	// third2.step14.w
cmovnz rsi, r12	// third2.step14.h
xor r13, rdx	// third2.step14.d
lea rbx, [r13+r15]	// third2.step14.d.2
sarx r9, rbx, r15	// third2.step14.s
mov rcx, rsi	// copy for third2.step15.x
xor rcx, r9	// third2.step15.x
sar r10, 1	// third2.step15.t
sbb rax, rax	// third2.step15.k
vpaddq zmm10, zmm20, zmm6	// update.limb27.vpaddq
vpshufd zmm16, zmmword ptr [rdi+2560], 0x4e	// update.limb27.vpshufd
lea r8, [r10+rcx]	// third2.step15.y
vpmuldq zmm11, zmm23, zmmword ptr [rdi+2560]	// update.limb27.vpmuldq.3
vpmuldq zmm2, zmm26, zmm16	// update.limb27.vpmuldq.4
vpaddq zmm13, zmm11, zmm2	// update.limb27.vpaddq.2
vpaddq zmm15, zmm10, zmm13	// update.limb27.vpaddq.3
vpaddq zmm12, zmm15, zmm9	// update.limb27.vpaddq.4
vpsraq zmm14, zmm12, 30	// update.limb27.vpsraq
vpandq zmm22, zmm12, zmm7	// update.limb27.vpandq
cmovc r8, r10	// third2.step15.G
andn rbp, rax, r9	// third2.step15.w
cmovnz rsi, r10	// third2.step15.h
xor rbx, rbp	// third2.step15.d
lea r11, [rbx+r15]	// third2.step15.d.2
sarx r14, r11, r15	// third2.step15.s
vmovdqa64 zmmword ptr [rdi+2432], zmm22	// update.limb27.vmovdqa64
vpmuldq zmm4, zmm0, zmmword ptr [rdi+2560]	// update.limb28.vpmuldq
vpmuldq zmm25, zmm3, zmm16	// update.limb28.vpmuldq.2
vpaddq zmm21, zmm4, zmm25	// update.limb28.vpaddq
vpshufd zmm27, zmmword ptr [rdi+2624], 0x4e	// update.limb28.vpshufd
vpmuldq zmm1, zmm23, zmmword ptr [rdi+2624]	// update.limb28.vpmuldq.3
vpmuldq zmm5, zmm26, zmm27	// update.limb28.vpmuldq.4
mov r12, rsi	// copy for third2.step16.x
xor r12, r14	// third2.step16.x
vpaddq zmm18, zmm1, zmm5	// update.limb28.vpaddq.2
vpaddq zmm24, zmm21, zmm18	// update.limb28.vpaddq.3
sar r8, 1	// third2.step16.t
sbb rdx, rdx	// third2.step16.k
lea r13, [r8+r12]	// third2.step16.y
vpaddq zmm17, zmm24, zmm14	// update.limb28.vpaddq.4
vpsraq zmm20, zmm17, 30	// update.limb28.vpsraq
vpandq zmm6, zmm17, zmm7	// update.limb28.vpandq
cmovc r13, r8	// third2.step16.G
andn rcx, rdx, r14	// third2.step16.w
cmovnz rsi, r8	// third2.step16.h
xor r11, rcx	// third2.step16.d
lea rax, [r11+r15]	// third2.step16.d.2
sarx r9, rax, r15	// third2.step16.s
mov r10, rsi	// copy for third2.step17.x
xor r10, r9	// third2.step17.x
sar r13, 1	// third2.step17.t
sbb rbp, rbp	// third2.step17.k
vmovdqa64 zmmword ptr [rdi+2496], zmm6	// update.limb28.vmovdqa64
vpmuldq zmm11, zmm0, zmmword ptr [rdi+2624]	// update.limb29.vpmuldq
lea rbx, [r13+r10]	// third2.step17.y
vpmuldq zmm2, zmm3, zmm27	// update.limb29.vpmuldq.2
vpaddq zmm10, zmm11, zmm2	// update.limb29.vpaddq
vpshufd zmm13, zmmword ptr [rdi+2688], 0x4e	// update.limb29.vpshufd
vpmuldq zmm15, zmm23, zmmword ptr [rdi+2688]	// update.limb29.vpmuldq.3
vpmuldq zmm9, zmm26, zmm13	// update.limb29.vpmuldq.4
vpaddq zmm12, zmm15, zmm9	// update.limb29.vpaddq.2
vpaddq zmm22, zmm10, zmm12	// update.limb29.vpaddq.3
cmovc rbx, r13	// third2.step17.G
andn r12, rbp, r9	// third2.step17.w
cmovnz rsi, r13	// third2.step17.h
xor rax, r12	// third2.step17.d
lea rdx, [rax+r15]	// third2.step17.d.2
sarx r14, rdx, r15	// third2.step17.s
vpaddq zmm16, zmm22, zmm20	// update.limb29.vpaddq.4
vpsraq zmm4, zmm16, 30	// update.limb29.vpsraq
vpandq zmm25, zmm16, zmm7	// update.limb29.vpandq
vmovdqa64 zmmword ptr [rdi+2560], zmm25	// update.limb29.vmovdqa64
vpmuldq zmm1, zmm0, zmmword ptr [rdi+2688]	// update.limb30.vpmuldq
vpmuldq zmm5, zmm3, zmm13	// update.limb30.vpmuldq.2
vpaddq zmm21, zmm1, zmm5	// update.limb30.vpaddq
mov r8, rsi	// copy for third2.step18.x
xor r8, r14	// third2.step18.x
vpshufd zmm18, zmmword ptr [rdi+2752], 0x4e	// update.limb30.vpshufd
vpmuldq zmm24, zmm23, zmmword ptr [rdi+2752]	// update.limb30.vpmuldq.3
sar rbx, 1	// third2.step18.t
sbb rcx, rcx	// third2.step18.k
lea r11, [rbx+r8]	// third2.step18.y
vpmuldq zmm14, zmm26, zmm18	// update.limb30.vpmuldq.4
vpaddq zmm17, zmm24, zmm14	// update.limb30.vpaddq.2
vpaddq zmm6, zmm21, zmm17	// update.limb30.vpaddq.3
cmovc r11, rbx	// third2.step18.G
andn r10, rcx, r14	// third2.step18.w
cmovnz rsi, rbx	// third2.step18.h
xor rdx, r10	// third2.step18.d
lea rbp, [rdx+r15]	// third2.step18.d.2
sarx r9, rbp, r15	// third2.step18.s
mov r13, rsi	// copy for third2.step19.x
xor r13, r9	// third2.step19.x
sar r11, 1	// third2.step19.t
sbb r12, r12	// third2.step19.k
vpaddq zmm27, zmm6, zmm4	// update.limb30.vpaddq.4
vpsraq zmm11, zmm27, 30	// update.limb30.vpsraq
lea rax, [r11+r13]	// third2.step19.y
vpandq zmm2, zmm27, zmm7	// update.limb30.vpandq
vmovdqa64 zmmword ptr [rdi+2624], zmm2	// update.limb30.vmovdqa64
vpmuldq zmm15, zmm0, zmmword ptr [rdi+2752]	// update.limb31.vpmuldq
vpmuldq zmm9, zmm3, zmm18	// update.limb31.vpmuldq.2
vpaddq zmm10, zmm15, zmm9	// update.limb31.vpaddq
vpshufd zmm12, zmmword ptr [rdi+2816], 0x4e	// update.limb31.vpshufd
vpmuldq zmm22, zmm23, zmmword ptr [rdi+2816]	// update.limb31.vpmuldq.3
cmovc rax, r11	// third2.step19.G
andn r8, r12, r9	// third2.step19.w
cmovnz rsi, r11	// third2.step19.h
xor rbp, r8	// third2.step19.d
lea rcx, [rbp+r15]	// third2.step19.d.2
sarx r14, rcx, r15	// third2.step19.s
vpmuldq zmm20, zmm26, zmm12	// update.limb31.vpmuldq.4
vpaddq zmm16, zmm22, zmm20	// update.limb31.vpaddq.2
vpaddq zmm25, zmm10, zmm16	// update.limb31.vpaddq.3
vpaddq zmm13, zmm25, zmm11	// update.limb31.vpaddq.4
vpsraq zmm1, zmm13, 30	// update.limb31.vpsraq
vpandq zmm5, zmm13, zmm7	// update.limb31.vpandq
vmovdqa64 zmmword ptr [rdi+2688], zmm5	// update.limb31.vmovdqa64
mov rbx, rsi	// copy for third2.step20.x
xor rbx, r14	// third2.step20.x
vpmuldq zmm24, zmm0, zmmword ptr [rdi+2816]	// update.limb32.vpmuldq
vpmuldq zmm14, zmm3, zmm12	// update.limb32.vpmuldq.2
sar rax, 1	// third2.step20.t
sbb r10, r10	// third2.step20.k
lea rdx, [rax+rbx]	// third2.step20.y
vpaddq zmm21, zmm24, zmm14	// update.limb32.vpaddq
vpshufd zmm17, zmmword ptr [rdi+2880], 0x4e	// update.limb32.vpshufd
vpmuldq zmm6, zmm23, zmmword ptr [rdi+2880]	// update.limb32.vpmuldq.3
cmovc rdx, rax	// third2.step20.G
andn r13, r10, r14	// third2.step20.w
cmovnz rsi, rax	// third2.step20.h
xor rcx, r13	// third2.step20.d
lea r12, [rcx+r15]	// third2.step20.d.2
sarx r9, r12, r15	// third2.step20.s
vpmuldq zmm4, zmm26, zmm17	// update.limb32.vpmuldq.4
mov r11, rdx	// copy for change2.G.add_rounding_G
add r11, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov r8, rsi	// copy for change2.h.add_rounding_h
add r8, qword ptr [rdi-64]	// change2.h.add_rounding_h
vpaddq zmm27, zmm6, zmm4	// update.limb32.vpaddq.2
mov rbp, rdx	// copy for change2.G.shl
shl rbp, 44	// change2.G.shl
mov rbx, rsi	// copy for change2.h.shl
shl rbx, 45	// change2.h.shl
vpaddq zmm2, zmm21, zmm27	// update.limb32.vpaddq.3
rorx r10, r11, 21	// change2.G.first_entry
rorx r14, r11, 42	// change2.G.second_entry
rorx rax, r8, 20	// change2.h.first_entry
rorx r13, r8, 41	// change2.h.second_entry
vpaddq zmm18, zmm2, zmm1	// update.limb32.vpaddq.4
add rbp, qword ptr [rdi-40]	// change2.G.add_refill_G
add rbx, qword ptr [rdi-48]	// change2.h.add_refill_h
vpsraq zmm15, zmm18, 30	// update.limb32.vpsraq
imul r10, qword ptr [rdi+64]	// change2.G.imul_high1f
imul r14, qword ptr [rdi+72]	// change2.G.imul_high1g
imul rax, qword ptr [rdi+64]	// change2.h.imul_high1f
imul r13, qword ptr [rdi+72]	// change2.h.imul_high1g
vpandq zmm9, zmm18, zmm7	// update.limb32.vpandq
vmovdqa64 zmmword ptr [rdi+2752], zmm9	// update.limb32.vmovdqa64
vpmuldq zmm22, zmm0, zmmword ptr [rdi+2880]	// update.limb33.vpmuldq
vpmuldq zmm20, zmm3, zmm17	// update.limb33.vpmuldq.2
vpaddq zmm10, zmm22, zmm20	// update.limb33.vpaddq
vpshufd zmm16, zmmword ptr [rdi+2944], 0x4e	// update.limb33.vpshufd
vpmuldq zmm25, zmm23, zmmword ptr [rdi+2944]	// update.limb33.vpmuldq.3
lea rcx, [r10+r14]	// change2.G.add
lea r11, [rax+r13]	// change2.h.add
vpmuldq zmm11, zmm26, zmm16	// update.limb33.vpmuldq.4
vpbroadcastq zmm13, rsi	// change2.vpbroadcastq
vpaddq zmm5, zmm25, zmm11	// update.limb33.vpaddq.2
lea r8, [rcx+rbp]	// change2.G.add.2
lea r10, [r11+rbx]	// change2.h.add.2
vpbroadcastq zmm13{k1}, rdx	// change2.vpbroadcastq.2
vpaddq zmm12, zmm10, zmm5	// update.limb33.vpaddq.3
vpaddq zmm24, zmm13, zmm29	// change2.N2.vpaddq
vpaddq zmm14, zmm12, zmm15	// update.limb33.vpaddq.4
vpsllvq zmm6, zmm24, zmm30	// change2.N2.vpsllvq
ror r8, 44	// change2.G.packed
ror r10, 45	// change2.h.packed
mov r14, r10	// copy for third3.step1.x
xor r14, r9	// third3.step1.x
sar r8, 1	// third3.step1.t
sbb rax, rax	// third3.step1.k
vpsraq zmm4, zmm14, 30	// update.limb33.vpsraq
vpsravq zmm21, zmm6, zmm31	// change2.N2.vpsravq
vpandq zmm27, zmm14, zmm7	// update.limb33.vpandq
vpsubq zmm2, zmm28, zmm21	// change2.N2.vpsubq
lea r13, [r8+r14]	// third3.step1.y
vmovdqa64 zmmword ptr [rdi+256], zmm2	// change2.N2.vmovdqa64
vmovdqa64 zmmword ptr [rdi+2816], zmm27	// update.limb33.vmovdqa64
vpunpcklqdq zmm1, zmm2, zmm2	// change2.vpunpcklqdq
vpmuldq zmm18, zmm0, zmmword ptr [rdi+2944]	// update.limb34.vpmuldq
vpunpckhqdq zmm9, zmm2, zmm2	// change2.vpunpckhqdq
vpmuldq zmm17, zmm3, zmm16	// update.limb34.vpmuldq.2
vbroadcasti32x4 zmm22, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
vpaddq zmm20, zmm18, zmm17	// update.limb34.vpaddq
vbroadcasti32x4 zmm25, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
vpshufd zmm11, zmmword ptr [rdi+3008], 0x4e	// update.limb34.vpshufd
vpmuldq zmm10, zmm1, zmm22	// change2.Y.vpmuldq
vpmuldq zmm5, zmm23, zmmword ptr [rdi+3008]	// update.limb34.vpmuldq.3
vpmuldq zmm13, zmm9, zmm25	// change2.Y.vpmuldq.2
vpmuldq zmm12, zmm26, zmm11	// update.limb34.vpmuldq.4
vpaddq zmm15, zmm10, zmm13	// change2.Y.vpaddq
cmovc r13, r8	// third3.step1.G
andn rsi, rax, r9	// third3.step1.w
cmovnz r10, r8	// third3.step1.h
xor r12, rsi	// third3.step1.d
lea rcx, [r12+r15]	// third3.step1.d.2
sarx rbp, rcx, r15	// third3.step1.s
vmovdqa64 zmmword ptr [rdi+128], zmm15	// change2.Y.vmovdqa64
vpaddq zmm24, zmm5, zmm12	// update.limb34.vpaddq.2
mov r11, qword ptr [rdi+256]	// change2.w2f.load_N2u
vpaddq zmm6, zmm20, zmm24	// update.limb34.vpaddq.3
imul r11, qword ptr [rdi+48]	// change2.w2f.imul_w1f
vpaddq zmm14, zmm6, zmm4	// update.limb34.vpaddq.4
mov rbx, qword ptr [rdi+264]	// change2.w2f.load_N2v
vpsraq zmm21, zmm14, 30	// update.limb34.vpsraq
imul rbx, qword ptr [rdi+56]	// change2.w2f.imul_w1g
vpandq zmm27, zmm14, zmm7	// update.limb34.vpandq
lea rdx, [r11+rbx]	// change2.w2f.add
vmovdqa64 zmmword ptr [rdi+2880], zmm27	// update.limb34.vmovdqa64
sar rdx, 20	// change2.w2f.sar
mov r14, qword ptr [rdi+128]	// change2.w2f.load_Yu
vpmuldq zmm2, zmm0, zmmword ptr [rdi+3008]	// update.limb35.vpmuldq
imul r14, qword ptr [rdi+384]	// change2.w2f.imul_above_f
vpmuldq zmm16, zmm3, zmm11	// update.limb35.vpmuldq.2
mov rax, r10	// copy for third3.step2.x
xor rax, rbp	// third3.step2.x
mov r9, qword ptr [rdi+136]	// change2.w2f.load_Yv
vpaddq zmm18, zmm2, zmm16	// update.limb35.vpaddq
imul r9, qword ptr [rdi+392]	// change2.w2f.imul_above_g
sar r13, 1	// third3.step2.t
sbb r8, r8	// third3.step2.k
lea rsi, [r13+rax]	// third3.step2.y
vpshufd zmm17, zmmword ptr [rdi+3072], 0x4e	// update.limb35.vpshufd
lea r12, [r14+r9]	// change2.w2f.add.2
vpmuldq zmm1, zmm23, zmmword ptr [rdi+3072]	// update.limb35.vpmuldq.3
lea r11, [rdx+r12]	// change2.w2f.add.3
vpmuldq zmm22, zmm26, zmm17	// update.limb35.vpmuldq.4
mov qword ptr [rdi-112], r11	// change2.w2f.store_w2f
cmovc rsi, r13	// third3.step2.G
andn rbx, r8, rbp	// third3.step2.w
cmovnz r10, r13	// third3.step2.h
xor rcx, rbx	// third3.step2.d
lea rax, [rcx+r15]	// third3.step2.d.2
sarx r14, rax, r15	// third3.step2.s
mov r9, r10	// copy for third3.step3.x
xor r9, r14	// third3.step3.x
sar rsi, 1	// third3.step3.t
sbb rdx, rdx	// third3.step3.k
vpaddq zmm9, zmm1, zmm22	// update.limb35.vpaddq.2
vpaddq zmm25, zmm18, zmm9	// update.limb35.vpaddq.3
lea r12, [rsi+r9]	// third3.step3.y
vpaddq zmm10, zmm25, zmm21	// update.limb35.vpaddq.4
vpsraq zmm13, zmm10, 30	// update.limb35.vpsraq
vpandq zmm15, zmm10, zmm7	// update.limb35.vpandq
vmovdqa64 zmmword ptr [rdi+2944], zmm15	// update.limb35.vmovdqa64
vpmuldq zmm5, zmm0, zmmword ptr [rdi+3072]	// update.limb36.vpmuldq
vpmuldq zmm12, zmm3, zmm17	// update.limb36.vpmuldq.2
vpaddq zmm20, zmm5, zmm12	// update.limb36.vpaddq
cmovc r12, rsi	// third3.step3.G
sar r11, 20	// change2.w2f.sar.2
andn r8, rdx, r14	// third3.step3.w
cmovnz r10, rsi	// third3.step3.h
xor rax, r8	// third3.step3.d
lea rbp, [rax+r15]	// third3.step3.d.2
sarx r13, rbp, r15	// third3.step3.s
shl r11, 44	// change2.w2f.shl
mov qword ptr [rdi+80], r11	// change2.w2f.store_high2f
mov rbx, qword ptr [rdi+272]	// change2.w2g.load_N2q
imul rbx, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov rcx, qword ptr [rdi+280]	// change2.w2g.load_N2r
imul rcx, qword ptr [rdi+56]	// change2.w2g.imul_w1g
lea r9, [rbx+rcx]	// change2.w2g.add
sar r9, 20	// change2.w2g.sar
mov rdx, qword ptr [rdi+144]	// change2.w2g.load_Yq
imul rdx, qword ptr [rdi+384]	// change2.w2g.imul_above_f
vpshufd zmm24, zmmword ptr [rdi+3136], 0x4e	// update.limb36.vpshufd
mov r14, qword ptr [rdi+152]	// change2.w2g.load_Yr
vpmuldq zmm6, zmm23, zmmword ptr [rdi+3136]	// update.limb36.vpmuldq.3
imul r14, qword ptr [rdi+392]	// change2.w2g.imul_above_g
vpmuldq zmm4, zmm26, zmm24	// update.limb36.vpmuldq.4
lea rsi, [rdx+r14]	// change2.w2g.add.2
vpaddq zmm14, zmm6, zmm4	// update.limb36.vpaddq.2
lea r8, [r9+rsi]	// change2.w2g.add.3
mov qword ptr [rdi-104], r8	// change2.w2g.store_w2g
vpaddq zmm27, zmm20, zmm14	// update.limb36.vpaddq.3
sar r8, 20	// change2.w2g.sar.2
vpaddq zmm11, zmm27, zmm13	// update.limb36.vpaddq.4
shl r8, 44	// change2.w2g.shl
vpsraq zmm2, zmm11, 30	// update.limb36.vpsraq
mov qword ptr [rdi+88], r8	// change2.w2g.store_high2g
vpandq zmm16, zmm11, zmm7	// update.limb36.vpandq
mov rax, r10	// copy for third3.step4.x
xor rax, r13	// third3.step4.x
vmovdqa64 zmmword ptr [rdi+3008], zmm16	// update.limb36.vmovdqa64
sar r12, 1	// third3.step4.t
sbb r11, r11	// third3.step4.k
lea rbx, [r12+rax]	// third3.step4.y
vpmuldq zmm1, zmm0, zmmword ptr [rdi+3136]	// update.limb37.vpmuldq
vpmuldq zmm22, zmm3, zmm24	// update.limb37.vpmuldq.2
vpaddq zmm18, zmm1, zmm22	// update.limb37.vpaddq
cmovc rbx, r12	// third3.step4.G
andn rcx, r11, r13	// third3.step4.w
cmovnz r10, r12	// third3.step4.h
xor rbp, rcx	// third3.step4.d
lea rdx, [rbp+r15]	// third3.step4.d.2
sarx r14, rdx, r15	// third3.step4.s
mov r9, r10	// copy for third3.step5.x
xor r9, r14	// third3.step5.x
sar rbx, 1	// third3.step5.t
sbb rsi, rsi	// third3.step5.k
vpshufd zmm9, zmmword ptr [rdi+3200], 0x4e	// update.limb37.vpshufd
vpmuldq zmm25, zmm23, zmmword ptr [rdi+3200]	// update.limb37.vpmuldq.3
lea r8, [rbx+r9]	// third3.step5.y
vpmuldq zmm21, zmm26, zmm9	// update.limb37.vpmuldq.4
vpaddq zmm10, zmm25, zmm21	// update.limb37.vpaddq.2
vpaddq zmm15, zmm18, zmm10	// update.limb37.vpaddq.3
vpaddq zmm17, zmm15, zmm2	// update.limb37.vpaddq.4
vpsraq zmm5, zmm17, 30	// update.limb37.vpsraq
vpandq zmm12, zmm17, zmm7	// update.limb37.vpandq
vmovdqa64 zmmword ptr [rdi+3072], zmm12	// update.limb37.vmovdqa64
cmovc r8, rbx	// third3.step5.G
andn rax, rsi, r14	// third3.step5.w
cmovnz r10, rbx	// third3.step5.h
xor rdx, rax	// third3.step5.d
lea r11, [rdx+r15]	// third3.step5.d.2
sarx r13, r11, r15	// third3.step5.s
vpmuldq zmm6, zmm0, zmmword ptr [rdi+3200]	// update.limb38.vpmuldq
vpmuldq zmm4, zmm3, zmm9	// update.limb38.vpmuldq.2
vpaddq zmm20, zmm6, zmm4	// update.limb38.vpaddq
vpshufd zmm14, zmmword ptr [rdi+3264], 0x4e	// update.limb38.vpshufd
vpmuldq zmm27, zmm23, zmmword ptr [rdi+3264]	// update.limb38.vpmuldq.3
vpmuldq zmm13, zmm26, zmm14	// update.limb38.vpmuldq.4
vpaddq zmm11, zmm27, zmm13	// update.limb38.vpaddq.2
mov r12, r10	// copy for third3.step6.x
xor r12, r13	// third3.step6.x
vpaddq zmm16, zmm20, zmm11	// update.limb38.vpaddq.3
vpaddq zmm24, zmm16, zmm5	// update.limb38.vpaddq.4
sar r8, 1	// third3.step6.t
sbb rcx, rcx	// third3.step6.k
lea rbp, [r8+r12]	// third3.step6.y
vpsraq zmm1, zmm24, 30	// update.limb38.vpsraq
vpandq zmm22, zmm24, zmm7	// update.limb38.vpandq
vmovdqa64 zmmword ptr [rdi+3136], zmm22	// update.limb38.vmovdqa64
cmovc rbp, r8	// third3.step6.G
andn r9, rcx, r13	// third3.step6.w
cmovnz r10, r8	// third3.step6.h
xor r11, r9	// third3.step6.d
lea rsi, [r11+r15]	// third3.step6.d.2
sarx r14, rsi, r15	// third3.step6.s
mov rbx, r10	// copy for third3.step7.x
xor rbx, r14	// third3.step7.x
sar rbp, 1	// third3.step7.t
sbb rax, rax	// third3.step7.k
vpmuldq zmm25, zmm0, zmmword ptr [rdi+3264]	// update.limb39.vpmuldq
vpmuldq zmm21, zmm3, zmm14	// update.limb39.vpmuldq.2
lea rdx, [rbp+rbx]	// third3.step7.y
vpaddq zmm18, zmm25, zmm21	// update.limb39.vpaddq
vpshufd zmm10, zmmword ptr [rdi+3328], 0x4e	// update.limb39.vpshufd
vpmuldq zmm15, zmm23, zmmword ptr [rdi+3328]	// update.limb39.vpmuldq.3
vpmuldq zmm2, zmm26, zmm10	// update.limb39.vpmuldq.4
vpaddq zmm17, zmm15, zmm2	// update.limb39.vpaddq.2
vpaddq zmm12, zmm18, zmm17	// update.limb39.vpaddq.3
vpaddq zmm9, zmm12, zmm1	// update.limb39.vpaddq.4
cmovc rdx, rbp	// third3.step7.G
andn r12, rax, r14	// third3.step7.w
cmovnz r10, rbp	// third3.step7.h
xor rsi, r12	// third3.step7.d
lea rcx, [rsi+r15]	// third3.step7.d.2
sarx r13, rcx, r15	// third3.step7.s
vpsraq zmm6, zmm9, 30	// update.limb39.vpsraq
vpandq zmm4, zmm9, zmm7	// update.limb39.vpandq
vmovdqa64 zmmword ptr [rdi+3200], zmm4	// update.limb39.vmovdqa64
vpmuldq zmm27, zmm0, zmmword ptr [rdi+3328]	// update.limb40.vpmuldq
vpmuldq zmm13, zmm3, zmm10	// update.limb40.vpmuldq.2
vpaddq zmm20, zmm27, zmm13	// update.limb40.vpaddq
vpshufd zmm11, zmmword ptr [rdi+3392], 0x4e	// update.limb40.vpshufd
mov r8, r10	// copy for third3.step8.x
xor r8, r13	// third3.step8.x
vpmuldq zmm16, zmm23, zmmword ptr [rdi+3392]	// update.limb40.vpmuldq.3
vpmuldq zmm5, zmm26, zmm11	// update.limb40.vpmuldq.4
sar rdx, 1	// third3.step8.t
sbb r9, r9	// third3.step8.k
lea r11, [rdx+r8]	// third3.step8.y
vpaddq zmm24, zmm16, zmm5	// update.limb40.vpaddq.2
vpaddq zmm22, zmm20, zmm24	// update.limb40.vpaddq.3
vpaddq zmm14, zmm22, zmm6	// update.limb40.vpaddq.4
cmovc r11, rdx	// third3.step8.G
andn rbx, r9, r13	// third3.step8.w
cmovnz r10, rdx	// third3.step8.h
xor rcx, rbx	// third3.step8.d
lea rax, [rcx+r15]	// third3.step8.d.2
sarx r14, rax, r15	// third3.step8.s
mov rbp, r10	// copy for third3.step9.x
xor rbp, r14	// third3.step9.x
sar r11, 1	// third3.step9.t
sbb r12, r12	// third3.step9.k
vpsraq zmm25, zmm14, 30	// update.limb40.vpsraq
vpandq zmm21, zmm14, zmm7	// update.limb40.vpandq
lea rsi, [r11+rbp]	// third3.step9.y
vmovdqa64 zmmword ptr [rdi+3264], zmm21	// update.limb40.vmovdqa64
vpmuldq zmm15, zmm0, zmmword ptr [rdi+3392]	// update.limb41.vpmuldq
vpmuldq zmm2, zmm3, zmm11	// update.limb41.vpmuldq.2
vpaddq zmm18, zmm15, zmm2	// update.limb41.vpaddq
vpshufd zmm17, zmmword ptr [rdi+3456], 0x4e	// update.limb41.vpshufd
vpmuldq zmm12, zmm23, zmmword ptr [rdi+3456]	// update.limb41.vpmuldq.3
vpmuldq zmm1, zmm26, zmm17	// update.limb41.vpmuldq.4
cmovc rsi, r11	// third3.step9.G
andn r8, r12, r14	// third3.step9.w
cmovnz r10, r11	// third3.step9.h
xor rax, r8	// third3.step9.d
lea r9, [rax+r15]	// third3.step9.d.2
sarx r13, r9, r15	// third3.step9.s
vpaddq zmm9, zmm12, zmm1	// update.limb41.vpaddq.2
vpaddq zmm4, zmm18, zmm9	// update.limb41.vpaddq.3
vpaddq zmm10, zmm4, zmm25	// update.limb41.vpaddq.4
vpsraq zmm27, zmm10, 30	// update.limb41.vpsraq
vpandq zmm13, zmm10, zmm7	// update.limb41.vpandq
vmovdqa64 zmmword ptr [rdi+3328], zmm13	// update.limb41.vmovdqa64
vpmuldq zmm16, zmm0, zmmword ptr [rdi+3456]	// update.limb42.vpmuldq
mov rdx, r10	// copy for third3.step10.x
xor rdx, r13	// third3.step10.x
vpmuldq zmm5, zmm3, zmm17	// update.limb42.vpmuldq.2
vpaddq zmm20, zmm16, zmm5	// update.limb42.vpaddq
sar rsi, 1	// third3.step10.t
sbb rbx, rbx	// third3.step10.k
lea rcx, [rsi+rdx]	// third3.step10.y
vpshufd zmm24, zmmword ptr [rdi+3520], 0x4e	// update.limb42.vpshufd
vpmuldq zmm22, zmm23, zmmword ptr [rdi+3520]	// update.limb42.vpmuldq.3
vpmuldq zmm6, zmm26, zmm24	// update.limb42.vpmuldq.4
cmovc rcx, rsi	// third3.step10.G
andn rbp, rbx, r13	// third3.step10.w
cmovnz r10, rsi	// third3.step10.h
xor r9, rbp	// third3.step10.d
lea r12, [r9+r15]	// third3.step10.d.2
sarx r14, r12, r15	// third3.step10.s
mov r11, r10	// copy for third3.step11.x
xor r11, r14	// third3.step11.x
sar rcx, 1	// third3.step11.t
sbb r8, r8	// third3.step11.k
vpaddq zmm14, zmm22, zmm6	// update.limb42.vpaddq.2
vpaddq zmm21, zmm20, zmm14	// update.limb42.vpaddq.3
lea rax, [rcx+r11]	// third3.step11.y
vpaddq zmm11, zmm21, zmm27	// update.limb42.vpaddq.4
vpsraq zmm15, zmm11, 30	// update.limb42.vpsraq
vpandq zmm2, zmm11, zmm7	// update.limb42.vpandq
vmovdqa64 zmmword ptr [rdi+3392], zmm2	// update.limb42.vmovdqa64
vpmuldq zmm12, zmm0, zmmword ptr [rdi+3520]	// update.limb43.vpmuldq
vpmuldq zmm1, zmm3, zmm24	// update.limb43.vpmuldq.2
cmovc rax, rcx	// third3.step11.G
andn rdx, r8, r14	// third3.step11.w
cmovnz r10, rcx	// third3.step11.h
xor r12, rdx	// third3.step11.d
lea rbx, [r12+r15]	// third3.step11.d.2
sarx r13, rbx, r15	// third3.step11.s
vpaddq zmm18, zmm12, zmm1	// update.limb43.vpaddq
vpshufd zmm9, zmmword ptr [rdi+3584], 0x4e	// update.limb43.vpshufd
vpmuldq zmm4, zmm23, zmmword ptr [rdi+3584]	// update.limb43.vpmuldq.3
vpmuldq zmm25, zmm26, zmm9	// update.limb43.vpmuldq.4
vpaddq zmm10, zmm4, zmm25	// update.limb43.vpaddq.2
vpaddq zmm13, zmm18, zmm10	// update.limb43.vpaddq.3
vpaddq zmm17, zmm13, zmm15	// update.limb43.vpaddq.4
vpsraq zmm16, zmm17, 30	// update.limb43.vpsraq
mov rsi, r10	// copy for third3.step12.x
xor rsi, r13	// third3.step12.x
vpandq zmm5, zmm17, zmm7	// update.limb43.vpandq
sar rax, 1	// third3.step12.t
sbb rbp, rbp	// third3.step12.k
lea r9, [rax+rsi]	// third3.step12.y
vmovdqa64 zmmword ptr [rdi+3456], zmm5	// update.limb43.vmovdqa64
vpmuldq zmm22, zmm0, zmmword ptr [rdi+3584]	// update.limb44.vpmuldq
vpmuldq zmm6, zmm3, zmm9	// update.limb44.vpmuldq.2
vpaddq zmm20, zmm22, zmm6	// update.limb44.vpaddq
cmovc r9, rax	// third3.step12.G
andn r11, rbp, r13	// third3.step12.w
cmovnz r10, rax	// third3.step12.h
xor rbx, r11	// third3.step12.d
lea r8, [rbx+r15]	// third3.step12.d.2
sarx r14, r8, r15	// third3.step12.s
mov rcx, r10	// copy for third3.step13.x
xor rcx, r14	// third3.step13.x
sar r9, 1	// third3.step13.t
sbb rdx, rdx	// third3.step13.k
vpshufd zmm14, zmmword ptr [rdi+3648], 0x4e	// update.limb44.vpshufd
lea r12, [r9+rcx]	// third3.step13.y
vpmuldq zmm21, zmm23, zmmword ptr [rdi+3648]	// update.limb44.vpmuldq.3
vpmuldq zmm27, zmm26, zmm14	// update.limb44.vpmuldq.4
vpaddq zmm11, zmm21, zmm27	// update.limb44.vpaddq.2
vpaddq zmm2, zmm20, zmm11	// update.limb44.vpaddq.3
vpaddq zmm24, zmm2, zmm16	// update.limb44.vpaddq.4
vpsraq zmm12, zmm24, 30	// update.limb44.vpsraq
vpandq zmm1, zmm24, zmm7	// update.limb44.vpandq
cmovc r12, r9	// third3.step13.G
andn rsi, rdx, r14	// third3.step13.w
cmovnz r10, r9	// third3.step13.h
xor r8, rsi	// third3.step13.d
lea rbp, [r8+r15]	// third3.step13.d.2
sarx r13, rbp, r15	// third3.step13.s
vmovdqa64 zmmword ptr [rdi+3520], zmm1	// update.limb44.vmovdqa64
vpmuldq zmm4, zmm0, zmmword ptr [rdi+3648]	// update.limb45.vpmuldq
vpmuldq zmm25, zmm3, zmm14	// update.limb45.vpmuldq.2
vpaddq zmm18, zmm4, zmm25	// update.limb45.vpaddq
vpshufd zmm10, zmmword ptr [rdi+3712], 0x4e	// update.limb45.vpshufd
vpmuldq zmm13, zmm23, zmmword ptr [rdi+3712]	// update.limb45.vpmuldq.3
vpmuldq zmm15, zmm26, zmm10	// update.limb45.vpmuldq.4
vpaddq zmm17, zmm13, zmm15	// update.limb45.vpaddq.2
mov rax, r10	// copy for third3.step14.x
xor rax, r13	// third3.step14.x
vpaddq zmm5, zmm18, zmm17	// update.limb45.vpaddq.3
sar r12, 1	// third3.step14.t
sbb r11, r11	// third3.step14.k
lea rbx, [r12+rax]	// third3.step14.y
vpaddq zmm9, zmm5, zmm12	// update.limb45.vpaddq.4
vpsraq zmm22, zmm9, 30	// update.limb45.vpsraq
vpandq zmm6, zmm9, zmm7	// update.limb45.vpandq
vmovdqa64 zmmword ptr [rdi+3584], zmm6	// update.limb45.vmovdqa64
cmovc rbx, r12	// third3.step14.G
andn rcx, r11, r13	// third3.step14.w
cmovnz r10, r12	// third3.step14.h
xor rbp, rcx	// third3.step14.d
lea rdx, [rbp+r15]	// third3.step14.d.2
sarx r14, rdx, r15	// third3.step14.s
mov r9, r10	// copy for third3.step15.x
xor r9, r14	// third3.step15.x
sar rbx, 1	// third3.step15.t
sbb rsi, rsi	// third3.step15.k
vpmuldq zmm21, zmm0, zmmword ptr [rdi+3712]	// update.limb46.vpmuldq
lea r8, [rbx+r9]	// third3.step15.y
vpmuldq zmm27, zmm3, zmm10	// update.limb46.vpmuldq.2
vpaddq zmm20, zmm21, zmm27	// update.limb46.vpaddq
vpshufd zmm11, zmmword ptr [rdi+3776], 0x4e	// update.limb46.vpshufd
vpmuldq zmm2, zmm23, zmmword ptr [rdi+3776]	// update.limb46.vpmuldq.3
vpmuldq zmm16, zmm26, zmm11	// update.limb46.vpmuldq.4
vpaddq zmm24, zmm2, zmm16	// update.limb46.vpaddq.2
vpaddq zmm1, zmm20, zmm24	// update.limb46.vpaddq.3
cmovc r8, rbx	// third3.step15.G
andn rax, rsi, r14	// third3.step15.w
cmovnz r10, rbx	// third3.step15.h
xor rdx, rax	// third3.step15.d
lea r11, [rdx+r15]	// third3.step15.d.2
sarx r13, r11, r15	// third3.step15.s
vpaddq zmm14, zmm1, zmm22	// update.limb46.vpaddq.4
vpsraq zmm4, zmm14, 30	// update.limb46.vpsraq
vpandq zmm25, zmm14, zmm7	// update.limb46.vpandq
vmovdqa64 zmmword ptr [rdi+3648], zmm25	// update.limb46.vmovdqa64
vpmuldq zmm13, zmm0, zmmword ptr [rdi+3776]	// update.limb47.vpmuldq
vpmuldq zmm15, zmm3, zmm11	// update.limb47.vpmuldq.2
vpaddq zmm18, zmm13, zmm15	// update.limb47.vpaddq
vpshufd zmm17, zmmword ptr [rdi+3840], 0x4e	// update.limb47.vpshufd
mov r12, r10	// copy for third3.step16.x
xor r12, r13	// third3.step16.x
vpmuldq zmm5, zmm23, zmmword ptr [rdi+3840]	// update.limb47.vpmuldq.3
sar r8, 1	// third3.step16.t
sbb rcx, rcx	// third3.step16.k
lea rbp, [r8+r12]	// third3.step16.y
vpmuldq zmm12, zmm26, zmm17	// update.limb47.vpmuldq.4
vpaddq zmm9, zmm5, zmm12	// update.limb47.vpaddq.2
vpaddq zmm6, zmm18, zmm9	// update.limb47.vpaddq.3
vpaddq zmm10, zmm6, zmm4	// update.limb47.vpaddq.4
cmovc rbp, r8	// third3.step16.G
andn r9, rcx, r13	// third3.step16.w
cmovnz r10, r8	// third3.step16.h
xor r11, r9	// third3.step16.d
lea rsi, [r11+r15]	// third3.step16.d.2
sarx r14, rsi, r15	// third3.step16.s
mov rbx, r10	// copy for third3.step17.x
xor rbx, r14	// third3.step17.x
sar rbp, 1	// third3.step17.t
sbb rax, rax	// third3.step17.k
vpsraq zmm21, zmm10, 30	// update.limb47.vpsraq
lea rdx, [rbp+rbx]	// third3.step17.y
vpandq zmm27, zmm10, zmm7	// update.limb47.vpandq
vmovdqa64 zmmword ptr [rdi+3712], zmm27	// update.limb47.vmovdqa64
vpmuldq zmm2, zmm0, zmmword ptr [rdi+3840]	// update.limb48.vpmuldq
vpmuldq zmm16, zmm3, zmm17	// update.limb48.vpmuldq.2
vpaddq zmm20, zmm2, zmm16	// update.limb48.vpaddq
vpshufd zmm24, zmmword ptr [rdi+3904], 0x4e	// update.limb48.vpshufd
vpmuldq zmm1, zmm23, zmmword ptr [rdi+3904]	// update.limb48.vpmuldq.3
cmovc rdx, rbp	// third3.step17.G
andn r12, rax, r14	// third3.step17.w
cmovnz r10, rbp	// third3.step17.h
xor rsi, r12	// third3.step17.d
lea rcx, [rsi+r15]	// third3.step17.d.2
sarx r13, rcx, r15	// third3.step17.s
vpmuldq zmm22, zmm26, zmm24	// update.limb48.vpmuldq.4
vpaddq zmm14, zmm1, zmm22	// update.limb48.vpaddq.2
vpaddq zmm25, zmm20, zmm14	// update.limb48.vpaddq.3
vpaddq zmm11, zmm25, zmm21	// update.limb48.vpaddq.4
vpsraq zmm13, zmm11, 30	// update.limb48.vpsraq
vpandq zmm15, zmm11, zmm7	// update.limb48.vpandq
vmovdqa64 zmmword ptr [rdi+3776], zmm15	// update.limb48.vmovdqa64
vpmuldq zmm5, zmm0, zmmword ptr [rdi+3904]	// update.limb49.vpmuldq
mov r8, r10	// copy for third3.step18.x
xor r8, r13	// third3.step18.x
vpmuldq zmm12, zmm3, zmm24	// update.limb49.vpmuldq.2
sar rdx, 1	// third3.step18.t
sbb r9, r9	// third3.step18.k
lea r11, [rdx+r8]	// third3.step18.y
vpaddq zmm18, zmm5, zmm12	// update.limb49.vpaddq
vpshufd zmm9, zmmword ptr [rdi+3968], 0x4e	// update.limb49.vpshufd
vpmuldq zmm6, zmm23, zmmword ptr [rdi+3968]	// update.limb49.vpmuldq.3
cmovc r11, rdx	// third3.step18.G
andn rbx, r9, r13	// third3.step18.w
cmovnz r10, rdx	// third3.step18.h
xor rcx, rbx	// third3.step18.d
lea rax, [rcx+r15]	// third3.step18.d.2
sarx r14, rax, r15	// third3.step18.s
mov rbp, r10	// copy for third3.step19.x
xor rbp, r14	// third3.step19.x
sar r11, 1	// third3.step19.t
sbb r12, r12	// third3.step19.k
vpmuldq zmm4, zmm26, zmm9	// update.limb49.vpmuldq.4
vpaddq zmm10, zmm6, zmm4	// update.limb49.vpaddq.2
lea rsi, [r11+rbp]	// third3.step19.y
vpaddq zmm27, zmm18, zmm10	// update.limb49.vpaddq.3
vpaddq zmm17, zmm27, zmm13	// update.limb49.vpaddq.4
vpsraq zmm2, zmm17, 30	// update.limb49.vpsraq
vpandq zmm16, zmm17, zmm7	// update.limb49.vpandq
vmovdqa64 zmmword ptr [rdi+3840], zmm16	// update.limb49.vmovdqa64
vpmuldq zmm1, zmm0, zmmword ptr [rdi+3968]	// update.limb50.vpmuldq
vpmuldq zmm22, zmm3, zmm9	// update.limb50.vpmuldq.2
cmovc rsi, r11	// third3.step19.G
andn r8, r12, r14	// third3.step19.w
cmovnz r10, r11	// third3.step19.h
xor rax, r8	// third3.step19.d
lea r9, [rax+r15]	// third3.step19.d.2
sarx r13, r9, r15	// third3.step19.s
vpaddq zmm20, zmm1, zmm22	// update.limb50.vpaddq
vpshufd zmm14, zmmword ptr [rdi+4032], 0x4e	// update.limb50.vpshufd
vpmuldq zmm25, zmm23, zmmword ptr [rdi+4032]	// update.limb50.vpmuldq.3
vpmuldq zmm21, zmm26, zmm14	// update.limb50.vpmuldq.4
vpaddq zmm11, zmm25, zmm21	// update.limb50.vpaddq.2
vpaddq zmm15, zmm20, zmm11	// update.limb50.vpaddq.3
vpaddq zmm24, zmm15, zmm2	// update.limb50.vpaddq.4
vpsraq zmm5, zmm24, 30	// update.limb50.vpsraq
mov rdx, r10	// copy for third3.step20.x
xor rdx, r13	// third3.step20.x
vpandq zmm12, zmm24, zmm7	// update.limb50.vpandq
sar rsi, 1	// third3.step20.t
sbb rbx, rbx	// third3.step20.k
lea rcx, [rsi+rdx]	// third3.step20.y
vmovdqa64 zmmword ptr [rdi+3904], zmm12	// update.limb50.vmovdqa64
vpmuldq zmm6, zmm0, zmmword ptr [rdi+4032]	// update.limb51.vpmuldq
vpmuldq zmm4, zmm3, zmm14	// update.limb51.vpmuldq.2
cmovc rcx, rsi	// third3.step20.G
andn rbp, rbx, r13	// third3.step20.w
cmovnz r10, rsi	// third3.step20.h
mov qword ptr [rdi-128], r10	// change3.store_end_h
mov qword ptr [rdi-120], rcx	// change3.store_end_G
xor r9, rbp	// third3.step20.d
lea r12, [r9+r15]	// third3.step20.d.2
sarx r14, r12, r15	// third3.step20.s
vpaddq zmm18, zmm6, zmm4	// update.limb51.vpaddq
mov r11, rcx	// copy for change3.G.add_rounding_G
add r11, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov r8, r10	// copy for change3.h.add_rounding_h
add r8, qword ptr [rdi-64]	// change3.h.add_rounding_h
vpshufd zmm10, zmmword ptr [rdi+4096], 0x4e	// update.limb51.vpshufd
shl rcx, 44	// change3.G.shl
shl r10, 45	// change3.h.shl
vpmuldq zmm27, zmm23, zmmword ptr [rdi+4096]	// update.limb51.vpmuldq.3
rorx rax, r11, 21	// change3.G.first_entry
rorx rdx, r11, 42	// change3.G.second_entry
vpmuldq zmm13, zmm26, zmm10	// update.limb51.vpmuldq.4
rorx rbx, r8, 20	// change3.h.first_entry
rorx r13, r8, 41	// change3.h.second_entry
add rcx, qword ptr [rdi-40]	// change3.G.add_refill_G
vpaddq zmm17, zmm27, zmm13	// update.limb51.vpaddq.2
add r10, qword ptr [rdi-48]	// change3.h.add_refill_h
vpaddq zmm16, zmm18, zmm17	// update.limb51.vpaddq.3
imul rax, qword ptr [rdi+80]	// change3.G.imul_high2f
imul rdx, qword ptr [rdi+88]	// change3.G.imul_high2g
imul rbx, qword ptr [rdi+80]	// change3.h.imul_high2f
imul r13, qword ptr [rdi+88]	// change3.h.imul_high2g
vpaddq zmm9, zmm16, zmm5	// update.limb51.vpaddq.4
vpsraq zmm1, zmm9, 30	// update.limb51.vpsraq
vpandq zmm22, zmm9, zmm7	// update.limb51.vpandq
vmovdqa64 zmmword ptr [rdi+3968], zmm22	// update.limb51.vmovdqa64
vpmuldq zmm25, zmm0, zmmword ptr [rdi+4096]	// update.limb52.vpmuldq
vpmuldq zmm21, zmm3, zmm10	// update.limb52.vpmuldq.2
lea rsi, [rax+rdx]	// change3.G.add
lea rbp, [rbx+r13]	// change3.h.add
vpaddq zmm20, zmm25, zmm21	// update.limb52.vpaddq
vpshufd zmm11, zmmword ptr [rdi+4160], 0x4e	// update.limb52.vpshufd
lea r9, [rsi+rcx]	// change3.G.add.2
lea r11, [rbp+r10]	// change3.h.add.2
vpmuldq zmm15, zmm23, zmmword ptr [rdi+4160]	// update.limb52.vpmuldq.3
vpmuldq zmm2, zmm26, zmm11	// update.limb52.vpmuldq.4
ror r9, 44	// change3.G.packed
vpaddq zmm24, zmm15, zmm2	// update.limb52.vpaddq.2
ror r11, 45	// change3.h.packed
vpaddq zmm12, zmm20, zmm24	// update.limb52.vpaddq.3
vpaddq zmm14, zmm12, zmm1	// update.limb52.vpaddq.4
vpsraq zmm6, zmm14, 30	// update.limb52.vpsraq
vpandq zmm4, zmm14, zmm7	// update.limb52.vpandq
vmovdqa64 zmmword ptr [rdi+4032], zmm4	// update.limb52.vmovdqa64
vpmuldq zmm27, zmm0, zmmword ptr [rdi+4160]	// update.limb53.vpmuldq
vpmuldq zmm13, zmm3, zmm11	// update.limb53.vpmuldq.2
vpaddq zmm18, zmm27, zmm13	// update.limb53.vpaddq
vpshufd zmm17, zmmword ptr [rdi+4224], 0x4e	// update.limb53.vpshufd
vpmuldq zmm16, zmm23, zmmword ptr [rdi+4224]	// update.limb53.vpmuldq.3
vpmuldq zmm5, zmm26, zmm17	// update.limb53.vpmuldq.4
vpaddq zmm9, zmm16, zmm5	// update.limb53.vpaddq.2
vpaddq zmm22, zmm18, zmm9	// update.limb53.vpaddq.3
vpaddq zmm10, zmm22, zmm6	// update.limb53.vpaddq.4
vpsraq zmm25, zmm10, 30	// update.limb53.vpsraq
vpandq zmm21, zmm10, zmm7	// update.limb53.vpandq
vmovdqa64 zmmword ptr [rdi+4096], zmm21	// update.limb53.vmovdqa64
vpmuldq zmm15, zmm0, zmmword ptr [rdi+4224]	// update.limb54.vpmuldq
vpmuldq zmm2, zmm3, zmm17	// update.limb54.vpmuldq.2
vpaddq zmm20, zmm15, zmm2	// update.limb54.vpaddq
vpshufd zmm24, zmmword ptr [rdi+4288], 0x4e	// update.limb54.vpshufd
vpmuldq zmm12, zmm23, zmmword ptr [rdi+4288]	// update.limb54.vpmuldq.3
vpmuldq zmm1, zmm26, zmm24	// update.limb54.vpmuldq.4
vpaddq zmm14, zmm12, zmm1	// update.limb54.vpaddq.2
vpaddq zmm4, zmm20, zmm14	// update.limb54.vpaddq.3
vpaddq zmm11, zmm4, zmm25	// update.limb54.vpaddq.4
vpsraq zmm27, zmm11, 30	// update.limb54.vpsraq
vpandq zmm13, zmm11, zmm7	// update.limb54.vpandq
vmovdqa64 zmmword ptr [rdi+4160], zmm13	// update.limb54.vmovdqa64
vpmuldq zmm16, zmm0, zmmword ptr [rdi+4288]	// update.limb55.vpmuldq
vpmuldq zmm5, zmm3, zmm24	// update.limb55.vpmuldq.2
vpaddq zmm18, zmm16, zmm5	// update.limb55.vpaddq
vpshufd zmm9, zmmword ptr [rdi+4352], 0x4e	// update.limb55.vpshufd
vpmuldq zmm22, zmm23, zmmword ptr [rdi+4352]	// update.limb55.vpmuldq.3
vpmuldq zmm6, zmm26, zmm9	// update.limb55.vpmuldq.4
vpaddq zmm10, zmm22, zmm6	// update.limb55.vpaddq.2
vpaddq zmm21, zmm18, zmm10	// update.limb55.vpaddq.3
vpaddq zmm17, zmm21, zmm27	// update.limb55.vpaddq.4
vpsraq zmm15, zmm17, 30	// update.limb55.vpsraq
vpandq zmm2, zmm17, zmm7	// update.limb55.vpandq
vmovdqa64 zmmword ptr [rdi+4224], zmm2	// update.limb55.vmovdqa64
vpmuldq zmm12, zmm0, zmmword ptr [rdi+4352]	// update.last.vpmuldq
vpmuldq zmm1, zmm3, zmm9	// update.last.vpmuldq.2
vpaddq zmm20, zmm12, zmm1	// update.last.vpaddq
vpaddq zmm14, zmm20, zmm15	// update.last.vpaddq.2
vpaddq zmm4, zmm14, zmm8	// update.last.vpaddq.3
vpandq zmm25, zmm4, zmm7	// update.last.vpandq
vmovdqa64 zmmword ptr [rdi+4288], zmm25	// update.last.vmovdqa64
vpsraq zmm11, zmm4, 30	// update.last.vpsraq
vpaddq zmm13, zmm11, zmm19	// update.last.vpaddq.4
vpandq zmm24, zmm13, zmmword ptr [rdi+576]	// update.last.vpandq.2
vmovdqa64 zmmword ptr [rdi+4352], zmm24	// update.last.vmovdqa64.2
vpsraq zmm16, zmm13, 30	// update.last.vpsraq.2
valignq zmm5{k3}{z}, zmm16, zmm16, 6	// update.last.valignq
vpaddq zmm23, zmm5, zmmword ptr [rdi+832]	// update.last.vpaddq.5
vmovdqa64 zmmword ptr [rdi+832], zmm23	// update.last.vmovdqa64.3
mov rbx, r9	// output
mov rcx, r11	// output
mov rdx, r12	// output
mov rsi, r14	// output
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
