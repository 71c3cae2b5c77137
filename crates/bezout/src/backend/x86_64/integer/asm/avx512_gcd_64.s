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
// Length: 140 limbs of 30 bits; 1310 instructions a batch, 660 for its steps (form: mask).
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
mov r12, rcx	// copy for third1.step2.x
xor r12, r11	// third1.step2.x
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
sar r8, 1	// third1.step2.t
sbb r13, r13	// third1.step2.k
lea r14, [r8+r12]	// third1.step2.y
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
cmovc r14, r8	// third1.step2.G
andn rax, r13, r11	// third1.step2.w
cmovnz rcx, r8	// third1.step2.h
xor r10, rax	// third1.step2.d
lea rbp, [r10+r15]	// third1.step2.d.2
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
sarx rsi, rbp, r15	// third1.step2.s
mov rbx, rcx	// copy for third1.step3.x
xor rbx, rsi	// third1.step3.x
sar r14, 1	// third1.step3.t
sbb r9, r9	// third1.step3.k
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
lea rdx, [r14+rbx]	// third1.step3.y
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
cmovc rdx, r14	// third1.step3.G
andn r12, r9, rsi	// third1.step3.w
cmovnz rcx, r14	// third1.step3.h
xor rbp, r12	// third1.step3.d
lea r13, [rbp+r15]	// third1.step3.d.2
sarx r11, r13, r15	// third1.step3.s
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
mov r8, rcx	// copy for third1.step4.x
xor r8, r11	// third1.step4.x
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
sar rdx, 1	// third1.step4.t
sbb rax, rax	// third1.step4.k
lea r10, [rdx+r8]	// third1.step4.y
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
cmovc r10, rdx	// third1.step4.G
andn rbx, rax, r11	// third1.step4.w
cmovnz rcx, rdx	// third1.step4.h
xor r13, rbx	// third1.step4.d
lea r9, [r13+r15]	// third1.step4.d.2
sarx rsi, r9, r15	// third1.step4.s
mov r14, rcx	// copy for third1.step5.x
xor r14, rsi	// third1.step5.x
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
sar r10, 1	// third1.step5.t
sbb r12, r12	// third1.step5.k
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
lea rbp, [r10+r14]	// third1.step5.y
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
vpaddq zmm19, zmm17, zmm18	// end.M.vpaddq.2
vpsraq zmm20, zmm16, 30	// end.M.vpsraq.3
cmovc rbp, r10	// third1.step5.G
andn r8, r12, rsi	// third1.step5.w
cmovnz rcx, r10	// third1.step5.h
xor r9, r8	// third1.step5.d
lea rax, [r9+r15]	// third1.step5.d.2
sarx r11, rax, r15	// third1.step5.s
vpaddq zmm21, zmm19, zmm20	// end.M.vpaddq.3
vpandq zmm22, zmm16, zmm7	// end.M.vpandq.3
mov rdx, rcx	// copy for third1.step6.x
xor rdx, r11	// third1.step6.x
vpermq zmm23, zmm22, 0xcc	// end.M.vpermq
vpermq zmm24, zmm22, 0x99	// end.M.vpermq.2
vpermq zmm25, zmm21, 0xcc	// end.M.vpermq.3
vpermq zmm26, zmm21, 0x99	// end.M.vpermq.4
sar rbp, 1	// third1.step6.t
sbb rbx, rbx	// third1.step6.k
lea r13, [rbp+rdx]	// third1.step6.y
mov r14, qword ptr [rdi+320]	// end.w0f.load_N3u
cmovc r13, rbp	// third1.step6.G
andn r12, rbx, r11	// third1.step6.w
cmovnz rcx, rbp	// third1.step6.h
xor rax, r12	// third1.step6.d
lea rsi, [rax+r15]	// third1.step6.d.2
sarx r10, rsi, r15	// third1.step6.s
mov r8, rcx	// copy for third1.step7.x
xor r8, r10	// third1.step7.x
imul r14, qword ptr [rdi-112]	// end.w0f.imul_w2f
sar r13, 1	// third1.step7.t
sbb r9, r9	// third1.step7.k
mov rdx, qword ptr [rdi+328]	// end.w0f.load_N3v
lea rbx, [r13+r8]	// third1.step7.y
cmovc rbx, r13	// third1.step7.G
andn r11, r9, r10	// third1.step7.w
cmovnz rcx, r13	// third1.step7.h
xor rsi, r11	// third1.step7.d
lea rbp, [rsi+r15]	// third1.step7.d.2
sarx r12, rbp, r15	// third1.step7.s
imul rdx, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea rax, [r14+rdx]	// end.w0f.add
sar rax, 20	// end.w0f.sar
and rax, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi+16], rax	// end.w0f.store_w0f
vpshufd zmm27, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
shr rax, 20	// end.w0f.shr
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
mov r8, rcx	// copy for third1.step8.x
xor r8, r12	// third1.step8.x
shl rax, 44	// end.w0f.shl
vpmuldq zmm1, zmm24, zmm27	// update.limb0.vpmuldq.2
vpaddq zmm2, zmm0, zmm1	// update.limb0.vpaddq
mov qword ptr [rdi+24], rax	// end.w0f.store_high0f
vpsraq zmm3, zmm2, 30	// update.limb0.vpsraq
mov r9, qword ptr [rdi+336]	// end.w0g.load_N3q
vpandq zmm4, zmm2, zmm7	// update.limb0.vpandq
sar rbx, 1	// third1.step8.t
sbb r10, r10	// third1.step8.k
lea r13, [rbx+r8]	// third1.step8.y
valignq zmm8{k2}{z}, zmm4, zmm4, 2	// update.limb0.valignq
cmovc r13, rbx	// third1.step8.G
andn r11, r10, r12	// third1.step8.w
cmovnz rcx, rbx	// third1.step8.h
imul r9, qword ptr [rdi-112]	// end.w0g.imul_w2f
xor rbp, r11	// third1.step8.d
lea rsi, [rbp+r15]	// third1.step8.d.2
mov r14, qword ptr [rdi+344]	// end.w0g.load_N3r
vpmuldq zmm9, zmm25, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
sarx rdx, rsi, r15	// third1.step8.s
mov rax, rcx	// copy for third1.step9.x
xor rax, rdx	// third1.step9.x
sar r13, 1	// third1.step9.t
sbb r8, r8	// third1.step9.k
vpmuldq zmm10, zmm26, zmm27	// update.limb1.vpmuldq.2
vpaddq zmm11, zmm9, zmm10	// update.limb1.vpaddq
lea r10, [r13+rax]	// third1.step9.y
vpshufd zmm14, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpshufd
vpmuldq zmm15, zmm23, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
vpmuldq zmm5, zmm24, zmm14	// update.limb1.vpmuldq.4
cmovc r10, r13	// third1.step9.G
andn r12, r8, rdx	// third1.step9.w
cmovnz rcx, r13	// third1.step9.h
xor rsi, r12	// third1.step9.d
lea rbx, [rsi+r15]	// third1.step9.d.2
imul r14, qword ptr [rdi-104]	// end.w0g.imul_w2g
sarx r11, rbx, r15	// third1.step9.s
lea rbp, [r9+r14]	// end.w0g.add
sar rbp, 20	// end.w0g.sar
and rbp, qword ptr [rdi-32]	// end.w0g.and_low40
vpaddq zmm12, zmm15, zmm5	// update.limb1.vpaddq.2
mov qword ptr [rdi+32], rbp	// end.w0g.store_w0g
vpaddq zmm6, zmm11, zmm12	// update.limb1.vpaddq.3
shr rbp, 20	// end.w0g.shr
vpaddq zmm13, zmm6, zmm3	// update.limb1.vpaddq.4
shl rbp, 44	// end.w0g.shl
vpsraq zmm17, zmm13, 30	// update.limb1.vpsraq
mov rax, rcx	// copy for third1.step10.x
xor rax, r11	// third1.step10.x
mov qword ptr [rdi+40], rbp	// end.w0g.store_high0g
vpandq zmm18, zmm13, zmm7	// update.limb1.vpandq
valignq zmm19{k2}{z}, zmm18, zmm18, 2	// update.limb1.valignq
vpmuldq zmm20, zmm25, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
vpmuldq zmm16, zmm26, zmm14	// update.limb2.vpmuldq.2
sar r10, 1	// third1.step10.t
sbb r8, r8	// third1.step10.k
lea rdx, [r10+rax]	// third1.step10.y
vpaddq zmm22, zmm20, zmm16	// update.limb2.vpaddq
cmovc rdx, r10	// third1.step10.G
andn r13, r8, r11	// third1.step10.w
cmovnz rcx, r10	// third1.step10.h
xor rbx, r13	// third1.step10.d
lea r12, [rbx+r15]	// third1.step10.d.2
vpshufd zmm21, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpshufd
sarx rsi, r12, r15	// third1.step10.s
mov r9, rcx	// copy for third1.step11.x
xor r9, rsi	// third1.step11.x
sar rdx, 1	// third1.step11.t
sbb r14, r14	// third1.step11.k
vpmuldq zmm0, zmm23, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
vpmuldq zmm1, zmm24, zmm21	// update.limb2.vpmuldq.4
lea rbp, [rdx+r9]	// third1.step11.y
vpaddq zmm2, zmm0, zmm1	// update.limb2.vpaddq.2
vpaddq zmm4, zmm22, zmm2	// update.limb2.vpaddq.3
vpaddq zmm27, zmm4, zmm17	// update.limb2.vpaddq.4
cmovc rbp, rdx	// third1.step11.G
andn rax, r14, rsi	// third1.step11.w
cmovnz rcx, rdx	// third1.step11.h
xor r12, rax	// third1.step11.d
lea r8, [r12+r15]	// third1.step11.d.2
sarx r11, r8, r15	// third1.step11.s
vpsraq zmm9, zmm27, 30	// update.limb2.vpsraq
vpandq zmm10, zmm27, zmm7	// update.limb2.vpandq
vmovdqa64 zmmword ptr [rdi+832], zmm10	// update.limb2.vmovdqa64
vpmuldq zmm15, zmm25, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
mov r10, rcx	// copy for third1.step12.x
xor r10, r11	// third1.step12.x
vpmuldq zmm5, zmm26, zmm21	// update.limb3.vpmuldq.2
vpaddq zmm11, zmm15, zmm5	// update.limb3.vpaddq
vpshufd zmm12, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpshufd
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
sar rbp, 1	// third1.step12.t
sbb r13, r13	// third1.step12.k
lea rbx, [rbp+r10]	// third1.step12.y
vpmuldq zmm3, zmm24, zmm12	// update.limb3.vpmuldq.4
cmovc rbx, rbp	// third1.step12.G
andn r9, r13, r11	// third1.step12.w
cmovnz rcx, rbp	// third1.step12.h
xor r8, r9	// third1.step12.d
lea r14, [r8+r15]	// third1.step12.d.2
vpaddq zmm13, zmm6, zmm3	// update.limb3.vpaddq.2
sarx rsi, r14, r15	// third1.step12.s
mov rdx, rcx	// copy for third1.step13.x
xor rdx, rsi	// third1.step13.x
sar rbx, 1	// third1.step13.t
sbb rax, rax	// third1.step13.k
vpaddq zmm18, zmm11, zmm13	// update.limb3.vpaddq.3
vpaddq zmm14, zmm18, zmm9	// update.limb3.vpaddq.4
lea r12, [rbx+rdx]	// third1.step13.y
vpsraq zmm20, zmm14, 30	// update.limb3.vpsraq
vpandq zmm16, zmm14, zmm7	// update.limb3.vpandq
vmovdqa64 zmmword ptr [rdi+896], zmm16	// update.limb3.vmovdqa64
cmovc r12, rbx	// third1.step13.G
andn r10, rax, rsi	// third1.step13.w
cmovnz rcx, rbx	// third1.step13.h
xor r14, r10	// third1.step13.d
lea r13, [r14+r15]	// third1.step13.d.2
sarx r11, r13, r15	// third1.step13.s
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
vpmuldq zmm1, zmm26, zmm12	// update.limb4.vpmuldq.2
vpaddq zmm22, zmm0, zmm1	// update.limb4.vpaddq
vpshufd zmm2, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpshufd
mov rbp, rcx	// copy for third1.step14.x
xor rbp, r11	// third1.step14.x
vpmuldq zmm4, zmm23, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
vpmuldq zmm17, zmm24, zmm2	// update.limb4.vpmuldq.4
vpaddq zmm27, zmm4, zmm17	// update.limb4.vpaddq.2
vpaddq zmm10, zmm22, zmm27	// update.limb4.vpaddq.3
sar r12, 1	// third1.step14.t
sbb r9, r9	// third1.step14.k
lea r8, [r12+rbp]	// third1.step14.y
vpaddq zmm21, zmm10, zmm20	// update.limb4.vpaddq.4
cmovc r8, r12	// third1.step14.G
andn rdx, r9, r11	// third1.step14.w
cmovnz rcx, r12	// third1.step14.h
xor r13, rdx	// third1.step14.d
lea rax, [r13+r15]	// third1.step14.d.2
vpsraq zmm15, zmm21, 30	// update.limb4.vpsraq
sarx rsi, rax, r15	// third1.step14.s
mov rbx, rcx	// copy for third1.step15.x
xor rbx, rsi	// third1.step15.x
sar r8, 1	// third1.step15.t
sbb r10, r10	// third1.step15.k
vpandq zmm5, zmm21, zmm7	// update.limb4.vpandq
vmovdqa64 zmmword ptr [rdi+960], zmm5	// update.limb4.vmovdqa64
lea r14, [r8+rbx]	// third1.step15.y
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
vpmuldq zmm3, zmm26, zmm2	// update.limb5.vpmuldq.2
vpaddq zmm11, zmm6, zmm3	// update.limb5.vpaddq
cmovc r14, r8	// third1.step15.G
andn rbp, r10, rsi	// third1.step15.w
cmovnz rcx, r8	// third1.step15.h
xor rax, rbp	// third1.step15.d
lea r9, [rax+r15]	// third1.step15.d.2
sarx r11, r9, r15	// third1.step15.s
vpshufd zmm13, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpshufd
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
vpmuldq zmm9, zmm24, zmm13	// update.limb5.vpmuldq.4
vpaddq zmm14, zmm18, zmm9	// update.limb5.vpaddq.2
mov r12, rcx	// copy for third1.step16.x
xor r12, r11	// third1.step16.x
vpaddq zmm12, zmm11, zmm14	// update.limb5.vpaddq.3
vpaddq zmm0, zmm12, zmm15	// update.limb5.vpaddq.4
vpsraq zmm1, zmm0, 30	// update.limb5.vpsraq
vpandq zmm4, zmm0, zmm7	// update.limb5.vpandq
sar r14, 1	// third1.step16.t
sbb rdx, rdx	// third1.step16.k
lea r13, [r14+r12]	// third1.step16.y
vmovdqa64 zmmword ptr [rdi+1024], zmm4	// update.limb5.vmovdqa64
cmovc r13, r14	// third1.step16.G
andn rbx, rdx, r11	// third1.step16.w
cmovnz rcx, r14	// third1.step16.h
xor r9, rbx	// third1.step16.d
lea r10, [r9+r15]	// third1.step16.d.2
vpsrlq zmm17, zmm16, 10	// update.limb5.above.vpsrlq
sarx rsi, r10, r15	// third1.step16.s
mov r8, rcx	// copy for third1.step17.x
xor r8, rsi	// third1.step17.x
sar r13, 1	// third1.step17.t
sbb rbp, rbp	// third1.step17.k
vpsllq zmm22, zmm5, 20	// update.limb5.above.vpsllq
vpsllq zmm27, zmm4, 50	// update.limb5.above.vpsllq.2
lea rax, [r13+r8]	// third1.step17.y
vpaddq zmm10, zmm17, zmm22	// update.limb5.above.vpaddq
vpaddq zmm20, zmm10, zmm27	// update.limb5.above.vpaddq.2
vmovdqa64 zmmword ptr [rdi+384], zmm20	// update.limb5.above.vmovdqa64
cmovc rax, r13	// third1.step17.G
andn r12, rbp, rsi	// third1.step17.w
cmovnz rcx, r13	// third1.step17.h
xor r10, r12	// third1.step17.d
lea rdx, [r10+r15]	// third1.step17.d.2
sarx r11, rdx, r15	// third1.step17.s
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
vpmuldq zmm2, zmm26, zmm13	// update.limb6.vpmuldq.2
vpaddq zmm6, zmm21, zmm2	// update.limb6.vpaddq
vpshufd zmm3, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpshufd
mov r14, rcx	// copy for third1.step18.x
xor r14, r11	// third1.step18.x
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
vpmuldq zmm9, zmm24, zmm3	// update.limb6.vpmuldq.4
vpaddq zmm11, zmm18, zmm9	// update.limb6.vpaddq.2
vpaddq zmm14, zmm6, zmm11	// update.limb6.vpaddq.3
sar rax, 1	// third1.step18.t
sbb rbx, rbx	// third1.step18.k
lea r9, [rax+r14]	// third1.step18.y
vpaddq zmm12, zmm14, zmm1	// update.limb6.vpaddq.4
cmovc r9, rax	// third1.step18.G
andn r8, rbx, r11	// third1.step18.w
cmovnz rcx, rax	// third1.step18.h
xor rdx, r8	// third1.step18.d
lea rbp, [rdx+r15]	// third1.step18.d.2
vpsraq zmm15, zmm12, 30	// update.limb6.vpsraq
sarx rsi, rbp, r15	// third1.step18.s
mov r13, rcx	// copy for third1.step19.x
xor r13, rsi	// third1.step19.x
sar r9, 1	// third1.step19.t
sbb r12, r12	// third1.step19.k
vpandq zmm0, zmm12, zmm7	// update.limb6.vpandq
vmovdqa64 zmmword ptr [rdi+1088], zmm0	// update.limb6.vmovdqa64
lea r10, [r9+r13]	// third1.step19.y
vpmuldq zmm16, zmm25, zmmword ptr [rdi+1216]	// update.limb7.vpmuldq
vpmuldq zmm5, zmm26, zmm3	// update.limb7.vpmuldq.2
vpaddq zmm4, zmm16, zmm5	// update.limb7.vpaddq
cmovc r10, r9	// third1.step19.G
andn r14, r12, rsi	// third1.step19.w
cmovnz rcx, r9	// third1.step19.h
xor rbp, r14	// third1.step19.d
lea rbx, [rbp+r15]	// third1.step19.d.2
sarx r11, rbx, r15	// third1.step19.s
vpshufd zmm17, zmmword ptr [rdi+1280], 0x4e	// update.limb7.vpshufd
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1280]	// update.limb7.vpmuldq.3
vpmuldq zmm10, zmm24, zmm17	// update.limb7.vpmuldq.4
vpaddq zmm27, zmm22, zmm10	// update.limb7.vpaddq.2
mov rax, rcx	// copy for third1.step20.x
xor rax, r11	// third1.step20.x
vpaddq zmm20, zmm4, zmm27	// update.limb7.vpaddq.3
vpaddq zmm13, zmm20, zmm15	// update.limb7.vpaddq.4
vpsraq zmm21, zmm13, 30	// update.limb7.vpsraq
vpandq zmm2, zmm13, zmm7	// update.limb7.vpandq
sar r10, 1	// third1.step20.t
sbb r8, r8	// third1.step20.k
lea rdx, [r10+rax]	// third1.step20.y
vmovdqa64 zmmword ptr [rdi+1152], zmm2	// update.limb7.vmovdqa64
cmovc rdx, r10	// third1.step20.G
andn r13, r8, r11	// third1.step20.w
cmovnz rcx, r10	// third1.step20.h
xor rbx, r13	// third1.step20.d
lea r12, [rbx+r15]	// third1.step20.d.2
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1280]	// update.limb8.vpmuldq
sarx rsi, r12, r15	// third1.step20.s
mov r9, rdx	// copy for change1.G.add_rounding_G
add r9, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov r14, rcx	// copy for change1.h.add_rounding_h
add r14, qword ptr [rdi-64]	// change1.h.add_rounding_h
vpmuldq zmm9, zmm26, zmm17	// update.limb8.vpmuldq.2
mov rbp, rdx	// copy for change1.G.shl
shl rbp, 44	// change1.G.shl
mov rax, rcx	// copy for change1.h.shl
shl rax, 45	// change1.h.shl
vpaddq zmm6, zmm18, zmm9	// update.limb8.vpaddq
rorx r8, r9, 21	// change1.G.first_entry
rorx r11, r9, 42	// change1.G.second_entry
rorx r10, r14, 20	// change1.h.first_entry
rorx r13, r14, 41	// change1.h.second_entry
vpshufd zmm11, zmmword ptr [rdi+1344], 0x4e	// update.limb8.vpshufd
add rbp, qword ptr [rdi-40]	// change1.G.add_refill_G
add rax, qword ptr [rdi-48]	// change1.h.add_refill_h
vpmuldq zmm14, zmm23, zmmword ptr [rdi+1344]	// update.limb8.vpmuldq.3
imul r8, qword ptr [rdi+24]	// change1.G.imul_high0f
imul r11, qword ptr [rdi+40]	// change1.G.imul_high0g
imul r10, qword ptr [rdi+24]	// change1.h.imul_high0f
imul r13, qword ptr [rdi+40]	// change1.h.imul_high0g
vpmuldq zmm1, zmm24, zmm11	// update.limb8.vpmuldq.4
vpaddq zmm12, zmm14, zmm1	// update.limb8.vpaddq.2
vpaddq zmm0, zmm6, zmm12	// update.limb8.vpaddq.3
vpaddq zmm3, zmm0, zmm21	// update.limb8.vpaddq.4
vpsraq zmm16, zmm3, 30	// update.limb8.vpsraq
vpandq zmm5, zmm3, zmm7	// update.limb8.vpandq
lea rbx, [r8+r11]	// change1.G.add
lea r9, [r10+r13]	// change1.h.add
vmovdqa64 zmmword ptr [rdi+1216], zmm5	// update.limb8.vmovdqa64
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1344]	// update.limb9.vpmuldq
lea r14, [rbx+rbp]	// change1.G.add.2
lea r8, [r9+rax]	// change1.h.add.2
vpmuldq zmm10, zmm26, zmm11	// update.limb9.vpmuldq.2
vpaddq zmm4, zmm22, zmm10	// update.limb9.vpaddq
ror r14, 44	// change1.G.packed
ror r8, 45	// change1.h.packed
mov r11, r8	// copy for third2.step1.x
xor r11, rsi	// third2.step1.x
sar r14, 1	// third2.step1.t
sbb r10, r10	// third2.step1.k
vpshufd zmm27, zmmword ptr [rdi+1408], 0x4e	// update.limb9.vpshufd
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1408]	// update.limb9.vpmuldq.3
lea r13, [r14+r11]	// third2.step1.y
vpmuldq zmm15, zmm24, zmm27	// update.limb9.vpmuldq.4
vpaddq zmm13, zmm20, zmm15	// update.limb9.vpaddq.2
cmovc r13, r14	// third2.step1.G
andn rbx, r10, rsi	// third2.step1.w
cmovnz r8, r14	// third2.step1.h
xor r12, rbx	// third2.step1.d
lea rbp, [r12+r15]	// third2.step1.d.2
sarx r9, rbp, r15	// third2.step1.s
vpaddq zmm2, zmm4, zmm13	// update.limb9.vpaddq.3
vpaddq zmm17, zmm2, zmm16	// update.limb9.vpaddq.4
vpsraq zmm18, zmm17, 30	// update.limb9.vpsraq
vpandq zmm9, zmm17, zmm7	// update.limb9.vpandq
mov rax, r8	// copy for third2.step2.x
xor rax, r9	// third2.step2.x
vmovdqa64 zmmword ptr [rdi+1280], zmm9	// update.limb9.vmovdqa64
vpbroadcastq zmm14, rcx	// change1.vpbroadcastq
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1408]	// update.limb10.vpmuldq
vpmuldq zmm6, zmm26, zmm27	// update.limb10.vpmuldq.2
vpaddq zmm12, zmm1, zmm6	// update.limb10.vpaddq
vpbroadcastq zmm14{k1}, rdx	// change1.vpbroadcastq.2
sar r13, 1	// third2.step2.t
sbb r11, r11	// third2.step2.k
lea r10, [r13+rax]	// third2.step2.y
vpshufd zmm0, zmmword ptr [rdi+1472], 0x4e	// update.limb10.vpshufd
cmovc r10, r13	// third2.step2.G
andn rsi, r11, r9	// third2.step2.w
cmovnz r8, r13	// third2.step2.h
xor rbp, rsi	// third2.step2.d
vpmuldq zmm21, zmm23, zmmword ptr [rdi+1472]	// update.limb10.vpmuldq.3
lea r14, [rbp+r15]	// third2.step2.d.2
sarx rbx, r14, r15	// third2.step2.s
mov r12, r8	// copy for third2.step3.x
xor r12, rbx	// third2.step3.x
vpmuldq zmm3, zmm24, zmm0	// update.limb10.vpmuldq.4
sar r10, 1	// third2.step3.t
sbb rcx, rcx	// third2.step3.k
vpaddq zmm5, zmm14, zmm29	// change1.N1.vpaddq
vpaddq zmm11, zmm21, zmm3	// update.limb10.vpaddq.2
vpaddq zmm22, zmm12, zmm11	// update.limb10.vpaddq.3
lea rdx, [r10+r12]	// third2.step3.y
vpaddq zmm10, zmm22, zmm18	// update.limb10.vpaddq.4
vpsllvq zmm20, zmm5, zmm30	// change1.N1.vpsllvq
vpsraq zmm15, zmm10, 30	// update.limb10.vpsraq
cmovc rdx, r10	// third2.step3.G
andn rax, rcx, rbx	// third2.step3.w
cmovnz r8, r10	// third2.step3.h
xor r14, rax	// third2.step3.d
lea r11, [r14+r15]	// third2.step3.d.2
sarx r9, r11, r15	// third2.step3.s
vpandq zmm4, zmm10, zmm7	// update.limb10.vpandq
vpsravq zmm13, zmm20, zmm31	// change1.N1.vpsravq
vmovdqa64 zmmword ptr [rdi+1344], zmm4	// update.limb10.vmovdqa64
vpmuldq zmm2, zmm25, zmmword ptr [rdi+1472]	// update.limb11.vpmuldq
vpmuldq zmm16, zmm26, zmm0	// update.limb11.vpmuldq.2
mov r13, r8	// copy for third2.step4.x
xor r13, r9	// third2.step4.x
vpsubq zmm17, zmm28, zmm13	// change1.N1.vpsubq
vpaddq zmm9, zmm2, zmm16	// update.limb11.vpaddq
vpshufd zmm27, zmmword ptr [rdi+1536], 0x4e	// update.limb11.vpshufd
vpmuldq zmm1, zmm23, zmmword ptr [rdi+1536]	// update.limb11.vpmuldq.3
vmovdqa64 zmmword ptr [rdi+192], zmm17	// change1.N1.vmovdqa64
vpmuldq zmm6, zmm24, zmm27	// update.limb11.vpmuldq.4
sar rdx, 1	// third2.step4.t
sbb rsi, rsi	// third2.step4.k
lea rbp, [rdx+r13]	// third2.step4.y
vpaddq zmm14, zmm1, zmm6	// update.limb11.vpaddq.2
cmovc rbp, rdx	// third2.step4.G
andn r12, rsi, r9	// third2.step4.w
cmovnz r8, rdx	// third2.step4.h
xor r11, r12	// third2.step4.d
vpaddq zmm21, zmm9, zmm14	// update.limb11.vpaddq.3
lea rcx, [r11+r15]	// third2.step4.d.2
mov rbx, qword ptr [rdi+192]	// change1.w1f.load_N1u
sarx r10, rcx, r15	// third2.step4.s
mov rax, r8	// copy for third2.step5.x
xor rax, r10	// third2.step5.x
vpaddq zmm3, zmm21, zmm15	// update.limb11.vpaddq.4
sar rbp, 1	// third2.step5.t
sbb r14, r14	// third2.step5.k
vpsraq zmm12, zmm3, 30	// update.limb11.vpsraq
vpandq zmm11, zmm3, zmm7	// update.limb11.vpandq
lea r13, [rbp+rax]	// third2.step5.y
vmovdqa64 zmmword ptr [rdi+1408], zmm11	// update.limb11.vmovdqa64
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1536]	// update.limb12.vpmuldq
cmovc r13, rbp	// third2.step5.G
andn rsi, r14, r10	// third2.step5.w
cmovnz r8, rbp	// third2.step5.h
xor rcx, rsi	// third2.step5.d
lea r9, [rcx+r15]	// third2.step5.d.2
sarx rdx, r9, r15	// third2.step5.s
imul rbx, qword ptr [rdi+16]	// change1.w1f.imul_w0f
vpmuldq zmm18, zmm26, zmm27	// update.limb12.vpmuldq.2
mov r12, qword ptr [rdi+200]	// change1.w1f.load_N1v
vpaddq zmm5, zmm22, zmm18	// update.limb12.vpaddq
vpshufd zmm10, zmmword ptr [rdi+1600], 0x4e	// update.limb12.vpshufd
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1600]	// update.limb12.vpmuldq.3
imul r12, qword ptr [rdi+32]	// change1.w1f.imul_w0g
mov r11, r8	// copy for third2.step6.x
xor r11, rdx	// third2.step6.x
vpmuldq zmm4, zmm24, zmm10	// update.limb12.vpmuldq.4
vpaddq zmm0, zmm20, zmm4	// update.limb12.vpaddq.2
lea rax, [rbx+r12]	// change1.w1f.add
vpaddq zmm13, zmm5, zmm0	// update.limb12.vpaddq.3
vpaddq zmm2, zmm13, zmm12	// update.limb12.vpaddq.4
sar r13, 1	// third2.step6.t
sbb r14, r14	// third2.step6.k
lea r10, [r13+r11]	// third2.step6.y
vpsraq zmm16, zmm2, 30	// update.limb12.vpsraq
cmovc r10, r13	// third2.step6.G
andn rbp, r14, rdx	// third2.step6.w
cmovnz r8, r13	// third2.step6.h
xor r9, rbp	// third2.step6.d
sar rax, 20	// change1.w1f.sar
vpandq zmm17, zmm2, zmm7	// update.limb12.vpandq
lea rsi, [r9+r15]	// third2.step6.d.2
sarx rcx, rsi, r15	// third2.step6.s
mov rbx, r8	// copy for third2.step7.x
xor rbx, rcx	// third2.step7.x
vmovdqa64 zmmword ptr [rdi+1472], zmm17	// update.limb12.vmovdqa64
sar r10, 1	// third2.step7.t
sbb r12, r12	// third2.step7.k
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1600]	// update.limb13.vpmuldq
mov qword ptr [rdi+48], rax	// change1.w1f.store_w1f
vpmuldq zmm6, zmm26, zmm10	// update.limb13.vpmuldq.2
lea r11, [r10+rbx]	// third2.step7.y
vpaddq zmm9, zmm1, zmm6	// update.limb13.vpaddq
vpshufd zmm14, zmmword ptr [rdi+1664], 0x4e	// update.limb13.vpshufd
mov r14, qword ptr [rdi+208]	// change1.w1g.load_N1q
cmovc r11, r10	// third2.step7.G
andn rdx, r12, rcx	// third2.step7.w
cmovnz r8, r10	// third2.step7.h
xor rsi, rdx	// third2.step7.d
lea r13, [rsi+r15]	// third2.step7.d.2
sarx rbp, r13, r15	// third2.step7.s
vpmuldq zmm21, zmm23, zmmword ptr [rdi+1664]	// update.limb13.vpmuldq.3
vpmuldq zmm15, zmm24, zmm14	// update.limb13.vpmuldq.4
vpaddq zmm3, zmm21, zmm15	// update.limb13.vpaddq.2
imul r14, qword ptr [rdi+16]	// change1.w1g.imul_w0f
vpaddq zmm11, zmm9, zmm3	// update.limb13.vpaddq.3
mov r9, r8	// copy for third2.step8.x
xor r9, rbp	// third2.step8.x
vpaddq zmm27, zmm11, zmm16	// update.limb13.vpaddq.4
vpsraq zmm22, zmm27, 30	// update.limb13.vpsraq
mov rax, qword ptr [rdi+216]	// change1.w1g.load_N1r
vpandq zmm18, zmm27, zmm7	// update.limb13.vpandq
vmovdqa64 zmmword ptr [rdi+1536], zmm18	// update.limb13.vmovdqa64
sar r11, 1	// third2.step8.t
sbb rbx, rbx	// third2.step8.k
lea r12, [r11+r9]	// third2.step8.y
vpmuldq zmm20, zmm25, zmmword ptr [rdi+1664]	// update.limb14.vpmuldq
cmovc r12, r11	// third2.step8.G
andn rcx, rbx, rbp	// third2.step8.w
cmovnz r8, r11	// third2.step8.h
imul rax, qword ptr [rdi+32]	// change1.w1g.imul_w0g
xor r13, rcx	// third2.step8.d
vpmuldq zmm4, zmm26, zmm14	// update.limb14.vpmuldq.2
lea r10, [r13+r15]	// third2.step8.d.2
sarx rdx, r10, r15	// third2.step8.s
mov rsi, r8	// copy for third2.step9.x
xor rsi, rdx	// third2.step9.x
vpaddq zmm5, zmm20, zmm4	// update.limb14.vpaddq
sar r12, 1	// third2.step9.t
sbb r9, r9	// third2.step9.k
lea rbx, [r14+rax]	// change1.w1g.add
vpshufd zmm0, zmmword ptr [rdi+1728], 0x4e	// update.limb14.vpshufd
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1728]	// update.limb14.vpmuldq.3
lea rbp, [r12+rsi]	// third2.step9.y
vpmuldq zmm12, zmm24, zmm0	// update.limb14.vpmuldq.4
vpaddq zmm2, zmm13, zmm12	// update.limb14.vpaddq.2
cmovc rbp, r12	// third2.step9.G
andn r11, r9, rdx	// third2.step9.w
cmovnz r8, r12	// third2.step9.h
xor r10, r11	// third2.step9.d
lea rcx, [r10+r15]	// third2.step9.d.2
sarx r13, rcx, r15	// third2.step9.s
sar rbx, 20	// change1.w1g.sar
vpaddq zmm17, zmm5, zmm2	// update.limb14.vpaddq.3
vpaddq zmm10, zmm17, zmm22	// update.limb14.vpaddq.4
mov qword ptr [rdi+56], rbx	// change1.w1g.store_w1g
vpsraq zmm1, zmm10, 30	// update.limb14.vpsraq
vpandq zmm6, zmm10, zmm7	// update.limb14.vpandq
mov r14, r8	// copy for third2.step10.x
xor r14, r13	// third2.step10.x
vmovdqa64 zmmword ptr [rdi+1600], zmm6	// update.limb14.vmovdqa64
mov rax, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1728]	// update.limb15.vpmuldq
vpmuldq zmm15, zmm26, zmm0	// update.limb15.vpmuldq.2
vpaddq zmm9, zmm21, zmm15	// update.limb15.vpaddq
imul rax, qword ptr [rdi+384]	// change1.high1f.imul_above_f
sar rbp, 1	// third2.step10.t
sbb rsi, rsi	// third2.step10.k
lea r9, [rbp+r14]	// third2.step10.y
vpshufd zmm3, zmmword ptr [rdi+1792], 0x4e	// update.limb15.vpshufd
cmovc r9, rbp	// third2.step10.G
andn rdx, rsi, r13	// third2.step10.w
cmovnz r8, rbp	// third2.step10.h
xor rcx, rdx	// third2.step10.d
vpmuldq zmm11, zmm23, zmmword ptr [rdi+1792]	// update.limb15.vpmuldq.3
lea r12, [rcx+r15]	// third2.step10.d.2
sarx r11, r12, r15	// third2.step10.s
mov r10, r8	// copy for third2.step11.x
xor r10, r11	// third2.step11.x
vpmuldq zmm16, zmm24, zmm3	// update.limb15.vpmuldq.4
sar r9, 1	// third2.step11.t
sbb rbx, rbx	// third2.step11.k
mov r14, qword ptr [rdi+200]	// change1.high1f.load_N1v
vpaddq zmm27, zmm11, zmm16	// update.limb15.vpaddq.2
vpaddq zmm18, zmm9, zmm27	// update.limb15.vpaddq.3
lea rsi, [r9+r10]	// third2.step11.y
vpaddq zmm14, zmm18, zmm1	// update.limb15.vpaddq.4
vpsraq zmm20, zmm14, 30	// update.limb15.vpsraq
cmovc rsi, r9	// third2.step11.G
andn r13, rbx, r11	// third2.step11.w
cmovnz r8, r9	// third2.step11.h
xor r12, r13	// third2.step11.d
lea rbp, [r12+r15]	// third2.step11.d.2
sarx rdx, rbp, r15	// third2.step11.s
imul r14, qword ptr [rdi+392]	// change1.high1f.imul_above_g
vpandq zmm4, zmm14, zmm7	// update.limb15.vpandq
lea rcx, [rax+r14]	// change1.high1f.add
vmovdqa64 zmmword ptr [rdi+1664], zmm4	// update.limb15.vmovdqa64
vpmuldq zmm13, zmm25, zmmword ptr [rdi+1792]	// update.limb16.vpmuldq
vpmuldq zmm12, zmm26, zmm3	// update.limb16.vpmuldq.2
mov r10, r8	// copy for third2.step12.x
xor r10, rdx	// third2.step12.x
mov rbx, qword ptr [rdi+48]	// change1.high1f.load_w1f
vpaddq zmm5, zmm13, zmm12	// update.limb16.vpaddq
vpshufd zmm2, zmmword ptr [rdi+1856], 0x4e	// update.limb16.vpshufd
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1856]	// update.limb16.vpmuldq.3
sar rbx, 20	// change1.high1f.sar
vpmuldq zmm22, zmm24, zmm2	// update.limb16.vpmuldq.4
sar rsi, 1	// third2.step12.t
sbb r11, r11	// third2.step12.k
lea r9, [rsi+r10]	// third2.step12.y
vpaddq zmm10, zmm17, zmm22	// update.limb16.vpaddq.2
cmovc r9, rsi	// third2.step12.G
andn r13, r11, rdx	// third2.step12.w
cmovnz r8, rsi	// third2.step12.h
xor rbp, r13	// third2.step12.d
vpaddq zmm6, zmm5, zmm10	// update.limb16.vpaddq.3
lea r12, [rbp+r15]	// third2.step12.d.2
lea rax, [rbx+rcx]	// change1.high1f.add.2
sarx r14, r12, r15	// third2.step12.s
mov r10, r8	// copy for third2.step13.x
xor r10, r14	// third2.step13.x
vpaddq zmm0, zmm6, zmm20	// update.limb16.vpaddq.4
sar r9, 1	// third2.step13.t
sbb r11, r11	// third2.step13.k
vpsraq zmm21, zmm0, 30	// update.limb16.vpsraq
vpandq zmm15, zmm0, zmm7	// update.limb16.vpandq
lea rdx, [r9+r10]	// third2.step13.y
vmovdqa64 zmmword ptr [rdi+1728], zmm15	// update.limb16.vmovdqa64
vpmuldq zmm11, zmm25, zmmword ptr [rdi+1856]	// update.limb17.vpmuldq
cmovc rdx, r9	// third2.step13.G
andn rsi, r11, r14	// third2.step13.w
cmovnz r8, r9	// third2.step13.h
xor r12, rsi	// third2.step13.d
lea r13, [r12+r15]	// third2.step13.d.2
sarx rbp, r13, r15	// third2.step13.s
shl rax, 44	// change1.high1f.shl
vpmuldq zmm16, zmm26, zmm2	// update.limb17.vpmuldq.2
mov qword ptr [rdi+64], rax	// change1.high1f.store_high1f
vpaddq zmm9, zmm11, zmm16	// update.limb17.vpaddq
vpshufd zmm27, zmmword ptr [rdi+1920], 0x4e	// update.limb17.vpshufd
mov rbx, qword ptr [rdi+208]	// change1.high1g.load_N1q
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1920]	// update.limb17.vpmuldq.3
mov rcx, r8	// copy for third2.step14.x
xor rcx, rbp	// third2.step14.x
vpmuldq zmm1, zmm24, zmm27	// update.limb17.vpmuldq.4
vpaddq zmm14, zmm18, zmm1	// update.limb17.vpaddq.2
imul rbx, qword ptr [rdi+384]	// change1.high1g.imul_above_f
vpaddq zmm4, zmm9, zmm14	// update.limb17.vpaddq.3
vpaddq zmm3, zmm4, zmm21	// update.limb17.vpaddq.4
sar rdx, 1	// third2.step14.t
sbb r10, r10	// third2.step14.k
lea r11, [rdx+rcx]	// third2.step14.y
vpsraq zmm13, zmm3, 30	// update.limb17.vpsraq
mov r14, qword ptr [rdi+216]	// change1.high1g.load_N1r
cmovc r11, rdx	// third2.step14.G
andn r9, r10, rbp	// third2.step14.w
cmovnz r8, rdx	// third2.step14.h
xor r13, r9	// third2.step14.d
vpandq zmm12, zmm3, zmm7	// update.limb17.vpandq
lea rsi, [r13+r15]	// third2.step14.d.2
sarx r12, rsi, r15	// third2.step14.s
mov rax, r8	// copy for third2.step15.x
xor rax, r12	// third2.step15.x
vmovdqa64 zmmword ptr [rdi+1792], zmm12	// update.limb17.vmovdqa64
sar r11, 1	// third2.step15.t
sbb rcx, rcx	// third2.step15.k
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1920]	// update.limb18.vpmuldq
vpmuldq zmm22, zmm26, zmm27	// update.limb18.vpmuldq.2
lea r10, [r11+rax]	// third2.step15.y
vpaddq zmm5, zmm17, zmm22	// update.limb18.vpaddq
vpshufd zmm10, zmmword ptr [rdi+1984], 0x4e	// update.limb18.vpshufd
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1984]	// update.limb18.vpmuldq.3
cmovc r10, r11	// third2.step15.G
andn rbp, rcx, r12	// third2.step15.w
cmovnz r8, r11	// third2.step15.h
xor rsi, rbp	// third2.step15.d
lea rdx, [rsi+r15]	// third2.step15.d.2
sarx r9, rdx, r15	// third2.step15.s
imul r14, qword ptr [rdi+392]	// change1.high1g.imul_above_g
lea r13, [rbx+r14]	// change1.high1g.add
vpmuldq zmm20, zmm24, zmm10	// update.limb18.vpmuldq.4
vpaddq zmm0, zmm6, zmm20	// update.limb18.vpaddq.2
mov rax, qword ptr [rdi+56]	// change1.high1g.load_w1g
vpaddq zmm15, zmm5, zmm0	// update.limb18.vpaddq.3
mov rcx, r8	// copy for third2.step16.x
xor rcx, r9	// third2.step16.x
vpaddq zmm2, zmm15, zmm13	// update.limb18.vpaddq.4
vpsraq zmm11, zmm2, 30	// update.limb18.vpsraq
sar rax, 20	// change1.high1g.sar
vpandq zmm16, zmm2, zmm7	// update.limb18.vpandq
vmovdqa64 zmmword ptr [rdi+1856], zmm16	// update.limb18.vmovdqa64
sar r10, 1	// third2.step16.t
sbb r12, r12	// third2.step16.k
lea r11, [r10+rcx]	// third2.step16.y
lea rbp, [rax+r13]	// change1.high1g.add.2
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1984]	// update.limb19.vpmuldq
cmovc r11, r10	// third2.step16.G
andn rsi, r12, r9	// third2.step16.w
cmovnz r8, r10	// third2.step16.h
xor rdx, rsi	// third2.step16.d
vpmuldq zmm1, zmm26, zmm10	// update.limb19.vpmuldq.2
lea rbx, [rdx+r15]	// third2.step16.d.2
sarx r14, rbx, r15	// third2.step16.s
mov rcx, r8	// copy for third2.step17.x
xor rcx, r14	// third2.step17.x
vpaddq zmm9, zmm18, zmm1	// update.limb19.vpaddq
sar r11, 1	// third2.step17.t
sbb rax, rax	// third2.step17.k
vpshufd zmm14, zmmword ptr [rdi+2048], 0x4e	// update.limb19.vpshufd
vpmuldq zmm4, zmm23, zmmword ptr [rdi+2048]	// update.limb19.vpmuldq.3
lea r13, [r11+rcx]	// third2.step17.y
vpmuldq zmm21, zmm24, zmm14	// update.limb19.vpmuldq.4
vpaddq zmm3, zmm4, zmm21	// update.limb19.vpaddq.2
vpaddq zmm12, zmm9, zmm3	// update.limb19.vpaddq.3
cmovc r13, r11	// third2.step17.G
andn r12, rax, r14	// third2.step17.w
cmovnz r8, r11	// third2.step17.h
xor rbx, r12	// third2.step17.d
lea r9, [rbx+r15]	// third2.step17.d.2
shl rbp, 44	// change1.high1g.shl
sarx r10, r9, r15	// third2.step17.s
mov qword ptr [rdi+72], rbp	// change1.high1g.store_high1g
vpaddq zmm27, zmm12, zmm11	// update.limb19.vpaddq.4
vpsraq zmm17, zmm27, 30	// update.limb19.vpsraq
vpandq zmm22, zmm27, zmm7	// update.limb19.vpandq
mov rsi, r8	// copy for third2.step18.x
xor rsi, r10	// third2.step18.x
vmovdqa64 zmmword ptr [rdi+1920], zmm22	// update.limb19.vmovdqa64
vpmuldq zmm6, zmm25, zmmword ptr [rdi+2048]	// update.limb20.vpmuldq
vpmuldq zmm20, zmm26, zmm14	// update.limb20.vpmuldq.2
vpaddq zmm5, zmm6, zmm20	// update.limb20.vpaddq
sar r13, 1	// third2.step18.t
sbb rdx, rdx	// third2.step18.k
lea rcx, [r13+rsi]	// third2.step18.y
vpshufd zmm0, zmmword ptr [rdi+2112], 0x4e	// update.limb20.vpshufd
cmovc rcx, r13	// third2.step18.G
andn rax, rdx, r10	// third2.step18.w
cmovnz r8, r13	// third2.step18.h
xor r9, rax	// third2.step18.d
vpmuldq zmm15, zmm23, zmmword ptr [rdi+2112]	// update.limb20.vpmuldq.3
lea r14, [r9+r15]	// third2.step18.d.2
sarx r11, r14, r15	// third2.step18.s
mov r12, r8	// copy for third2.step19.x
xor r12, r11	// third2.step19.x
vpmuldq zmm13, zmm24, zmm0	// update.limb20.vpmuldq.4
sar rcx, 1	// third2.step19.t
sbb rbx, rbx	// third2.step19.k
vpaddq zmm2, zmm15, zmm13	// update.limb20.vpaddq.2
vpaddq zmm16, zmm5, zmm2	// update.limb20.vpaddq.3
lea rbp, [rcx+r12]	// third2.step19.y
vpaddq zmm10, zmm16, zmm17	// update.limb20.vpaddq.4
vpsraq zmm18, zmm10, 30	// update.limb20.vpsraq
vpandq zmm1, zmm10, zmm7	// update.limb20.vpandq
cmovc rbp, rcx	// third2.step19.G
andn rsi, rbx, r11	// third2.step19.w
cmovnz r8, rcx	// third2.step19.h
xor r14, rsi	// third2.step19.d
lea rdx, [r14+r15]	// third2.step19.d.2
sarx r10, rdx, r15	// third2.step19.s
vmovdqa64 zmmword ptr [rdi+1984], zmm1	// update.limb20.vmovdqa64
vpmuldq zmm4, zmm25, zmmword ptr [rdi+2112]	// update.limb21.vpmuldq
vpmuldq zmm21, zmm26, zmm0	// update.limb21.vpmuldq.2
mov r13, r8	// copy for third2.step20.x
xor r13, r10	// third2.step20.x
vpaddq zmm9, zmm4, zmm21	// update.limb21.vpaddq
vpshufd zmm3, zmmword ptr [rdi+2176], 0x4e	// update.limb21.vpshufd
vpmuldq zmm12, zmm23, zmmword ptr [rdi+2176]	// update.limb21.vpmuldq.3
vpmuldq zmm11, zmm24, zmm3	// update.limb21.vpmuldq.4
sar rbp, 1	// third2.step20.t
sbb rax, rax	// third2.step20.k
lea r9, [rbp+r13]	// third2.step20.y
vpaddq zmm27, zmm12, zmm11	// update.limb21.vpaddq.2
cmovc r9, rbp	// third2.step20.G
andn r12, rax, r10	// third2.step20.w
cmovnz r8, rbp	// third2.step20.h
xor rdx, r12	// third2.step20.d
vpaddq zmm22, zmm9, zmm27	// update.limb21.vpaddq.3
lea rbx, [rdx+r15]	// third2.step20.d.2
sarx r11, rbx, r15	// third2.step20.s
vpaddq zmm14, zmm22, zmm18	// update.limb21.vpaddq.4
mov rcx, r9	// copy for change2.G.add_rounding_G
add rcx, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov rsi, r8	// copy for change2.h.add_rounding_h
add rsi, qword ptr [rdi-64]	// change2.h.add_rounding_h
vpsraq zmm6, zmm14, 30	// update.limb21.vpsraq
mov r14, r9	// copy for change2.G.shl
shl r14, 44	// change2.G.shl
mov r13, r8	// copy for change2.h.shl
shl r13, 45	// change2.h.shl
vpandq zmm20, zmm14, zmm7	// update.limb21.vpandq
rorx rax, rcx, 21	// change2.G.first_entry
rorx r10, rcx, 42	// change2.G.second_entry
rorx rbp, rsi, 20	// change2.h.first_entry
rorx r12, rsi, 41	// change2.h.second_entry
vmovdqa64 zmmword ptr [rdi+2048], zmm20	// update.limb21.vmovdqa64
add r14, qword ptr [rdi-40]	// change2.G.add_refill_G
add r13, qword ptr [rdi-48]	// change2.h.add_refill_h
vpmuldq zmm15, zmm25, zmmword ptr [rdi+2176]	// update.limb22.vpmuldq
imul rax, qword ptr [rdi+64]	// change2.G.imul_high1f
imul r10, qword ptr [rdi+72]	// change2.G.imul_high1g
imul rbp, qword ptr [rdi+64]	// change2.h.imul_high1f
imul r12, qword ptr [rdi+72]	// change2.h.imul_high1g
vpmuldq zmm13, zmm26, zmm3	// update.limb22.vpmuldq.2
vpaddq zmm5, zmm15, zmm13	// update.limb22.vpaddq
vpshufd zmm2, zmmword ptr [rdi+2240], 0x4e	// update.limb22.vpshufd
vpmuldq zmm16, zmm23, zmmword ptr [rdi+2240]	// update.limb22.vpmuldq.3
vpmuldq zmm17, zmm24, zmm2	// update.limb22.vpmuldq.4
lea rdx, [rax+r10]	// change2.G.add
vpaddq zmm10, zmm16, zmm17	// update.limb22.vpaddq.2
lea rcx, [rbp+r12]	// change2.h.add
vpaddq zmm1, zmm5, zmm10	// update.limb22.vpaddq.3
lea rsi, [rdx+r14]	// change2.G.add.2
vpaddq zmm0, zmm1, zmm6	// update.limb22.vpaddq.4
lea rax, [rcx+r13]	// change2.h.add.2
vpbroadcastq zmm4, r8	// change2.vpbroadcastq
vpsraq zmm21, zmm0, 30	// update.limb22.vpsraq
vpbroadcastq zmm4{k1}, r9	// change2.vpbroadcastq.2
ror rsi, 44	// change2.G.packed
vpandq zmm12, zmm0, zmm7	// update.limb22.vpandq
ror rax, 45	// change2.h.packed
mov r10, rax	// copy for third3.step1.x
xor r10, r11	// third3.step1.x
sar rsi, 1	// third3.step1.t
sbb rbp, rbp	// third3.step1.k
vpaddq zmm11, zmm4, zmm29	// change2.N2.vpaddq
vmovdqa64 zmmword ptr [rdi+2112], zmm12	// update.limb22.vmovdqa64
vpsllvq zmm9, zmm11, zmm30	// change2.N2.vpsllvq
lea r12, [rsi+r10]	// third3.step1.y
vpsravq zmm27, zmm9, zmm31	// change2.N2.vpsravq
vpmuldq zmm22, zmm25, zmmword ptr [rdi+2240]	// update.limb23.vpmuldq
vpsubq zmm18, zmm28, zmm27	// change2.N2.vpsubq
vpmuldq zmm14, zmm26, zmm2	// update.limb23.vpmuldq.2
vmovdqa64 zmmword ptr [rdi+256], zmm18	// change2.N2.vmovdqa64
vpaddq zmm20, zmm22, zmm14	// update.limb23.vpaddq
cmovc r12, rsi	// third3.step1.G
andn rdx, rbp, r11	// third3.step1.w
cmovnz rax, rsi	// third3.step1.h
xor rbx, rdx	// third3.step1.d
lea r14, [rbx+r15]	// third3.step1.d.2
sarx rcx, r14, r15	// third3.step1.s
vpunpcklqdq zmm3, zmm18, zmm18	// change2.vpunpcklqdq
vpshufd zmm15, zmmword ptr [rdi+2304], 0x4e	// update.limb23.vpshufd
vpunpckhqdq zmm13, zmm18, zmm18	// change2.vpunpckhqdq
vpmuldq zmm16, zmm23, zmmword ptr [rdi+2304]	// update.limb23.vpmuldq.3
vbroadcasti32x4 zmm17, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
vpmuldq zmm5, zmm24, zmm15	// update.limb23.vpmuldq.4
vbroadcasti32x4 zmm10, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
vpmuldq zmm1, zmm3, zmm17	// change2.Y.vpmuldq
vpaddq zmm6, zmm16, zmm5	// update.limb23.vpaddq.2
mov r13, rax	// copy for third3.step2.x
xor r13, rcx	// third3.step2.x
vpmuldq zmm0, zmm13, zmm10	// change2.Y.vpmuldq.2
vpaddq zmm4, zmm20, zmm6	// update.limb23.vpaddq.3
vpaddq zmm12, zmm1, zmm0	// change2.Y.vpaddq
vpaddq zmm11, zmm4, zmm21	// update.limb23.vpaddq.4
vmovdqa64 zmmword ptr [rdi+128], zmm12	// change2.Y.vmovdqa64
vpsraq zmm9, zmm11, 30	// update.limb23.vpsraq
mov r8, qword ptr [rdi+256]	// change2.w2f.load_N2u
vpandq zmm27, zmm11, zmm7	// update.limb23.vpandq
sar r12, 1	// third3.step2.t
sbb r9, r9	// third3.step2.k
lea r10, [r12+r13]	// third3.step2.y
vmovdqa64 zmmword ptr [rdi+2176], zmm27	// update.limb23.vmovdqa64
cmovc r10, r12	// third3.step2.G
andn rbp, r9, rcx	// third3.step2.w
cmovnz rax, r12	// third3.step2.h
imul r8, qword ptr [rdi+48]	// change2.w2f.imul_w1f
mov r11, qword ptr [rdi+264]	// change2.w2f.load_N2v
xor r14, rbp	// third3.step2.d
lea rsi, [r14+r15]	// third3.step2.d.2
imul r11, qword ptr [rdi+56]	// change2.w2f.imul_w1g
sarx rdx, rsi, r15	// third3.step2.s
mov rbx, rax	// copy for third3.step3.x
xor rbx, rdx	// third3.step3.x
vpmuldq zmm2, zmm25, zmmword ptr [rdi+2304]	// update.limb24.vpmuldq
sar r10, 1	// third3.step3.t
sbb r13, r13	// third3.step3.k
lea r9, [r8+r11]	// change2.w2f.add
vpmuldq zmm22, zmm26, zmm15	// update.limb24.vpmuldq.2
vpaddq zmm14, zmm2, zmm22	// update.limb24.vpaddq
lea rcx, [r10+rbx]	// third3.step3.y
vpshufd zmm18, zmmword ptr [rdi+2368], 0x4e	// update.limb24.vpshufd
vpmuldq zmm3, zmm23, zmmword ptr [rdi+2368]	// update.limb24.vpmuldq.3
vpmuldq zmm17, zmm24, zmm18	// update.limb24.vpmuldq.4
cmovc rcx, r10	// third3.step3.G
andn r12, r13, rdx	// third3.step3.w
cmovnz rax, r10	// third3.step3.h
xor rsi, r12	// third3.step3.d
lea rbp, [rsi+r15]	// third3.step3.d.2
sarx r14, rbp, r15	// third3.step3.s
sar r9, 20	// change2.w2f.sar
mov r8, qword ptr [rdi+128]	// change2.w2f.load_Yu
imul r8, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov r11, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul r11, qword ptr [rdi+392]	// change2.w2f.imul_above_g
lea rbx, [r8+r11]	// change2.w2f.add.2
vpaddq zmm16, zmm3, zmm17	// update.limb24.vpaddq.2
lea r13, [r9+rbx]	// change2.w2f.add.3
vpaddq zmm5, zmm14, zmm16	// update.limb24.vpaddq.3
mov qword ptr [rdi-112], r13	// change2.w2f.store_w2f
vpaddq zmm13, zmm5, zmm9	// update.limb24.vpaddq.4
sar r13, 20	// change2.w2f.sar.2
vpsraq zmm10, zmm13, 30	// update.limb24.vpsraq
mov rdx, rax	// copy for third3.step4.x
xor rdx, r14	// third3.step4.x
shl r13, 44	// change2.w2f.shl
vpandq zmm20, zmm13, zmm7	// update.limb24.vpandq
mov qword ptr [rdi+80], r13	// change2.w2f.store_high2f
mov r10, qword ptr [rdi+272]	// change2.w2g.load_N2q
vmovdqa64 zmmword ptr [rdi+2240], zmm20	// update.limb24.vmovdqa64
imul r10, qword ptr [rdi+48]	// change2.w2g.imul_w1f
vpmuldq zmm6, zmm25, zmmword ptr [rdi+2368]	// update.limb25.vpmuldq
mov r12, qword ptr [rdi+280]	// change2.w2g.load_N2r
vpmuldq zmm1, zmm26, zmm18	// update.limb25.vpmuldq.2
sar rcx, 1	// third3.step4.t
sbb rsi, rsi	// third3.step4.k
lea r8, [rcx+rdx]	// third3.step4.y
vpaddq zmm0, zmm6, zmm1	// update.limb25.vpaddq
cmovc r8, rcx	// third3.step4.G
andn r11, rsi, r14	// third3.step4.w
cmovnz rax, rcx	// third3.step4.h
imul r12, qword ptr [rdi+56]	// change2.w2g.imul_w1g
xor rbp, r11	// third3.step4.d
lea r9, [r10+r12]	// change2.w2g.add
lea rbx, [rbp+r15]	// third3.step4.d.2
vpshufd zmm4, zmmword ptr [rdi+2432], 0x4e	// update.limb25.vpshufd
sarx r13, rbx, r15	// third3.step4.s
mov rdx, rax	// copy for third3.step5.x
xor rdx, r13	// third3.step5.x
sar r9, 20	// change2.w2g.sar
sar r8, 1	// third3.step5.t
sbb rsi, rsi	// third3.step5.k
vpmuldq zmm21, zmm23, zmmword ptr [rdi+2432]	// update.limb25.vpmuldq.3
mov r14, qword ptr [rdi+144]	// change2.w2g.load_Yq
vpmuldq zmm12, zmm24, zmm4	// update.limb25.vpmuldq.4
lea rcx, [r8+rdx]	// third3.step5.y
vpaddq zmm11, zmm21, zmm12	// update.limb25.vpaddq.2
vpaddq zmm27, zmm0, zmm11	// update.limb25.vpaddq.3
vpaddq zmm15, zmm27, zmm10	// update.limb25.vpaddq.4
cmovc rcx, r8	// third3.step5.G
andn r11, rsi, r13	// third3.step5.w
cmovnz rax, r8	// third3.step5.h
xor rbx, r11	// third3.step5.d
lea r10, [rbx+r15]	// third3.step5.d.2
sarx r12, r10, r15	// third3.step5.s
imul r14, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov rbp, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul rbp, qword ptr [rdi+392]	// change2.w2g.imul_above_g
lea rdx, [r14+rbp]	// change2.w2g.add.2
lea rsi, [r9+rdx]	// change2.w2g.add.3
vpsraq zmm2, zmm15, 30	// update.limb25.vpsraq
mov qword ptr [rdi-104], rsi	// change2.w2g.store_w2g
vpandq zmm22, zmm15, zmm7	// update.limb25.vpandq
sar rsi, 20	// change2.w2g.sar.2
shl rsi, 44	// change2.w2g.shl
vmovdqa64 zmmword ptr [rdi+2304], zmm22	// update.limb25.vmovdqa64
mov qword ptr [rdi+88], rsi	// change2.w2g.store_high2g
vpmuldq zmm3, zmm25, zmmword ptr [rdi+2432]	// update.limb26.vpmuldq
mov r13, rax	// copy for third3.step6.x
xor r13, r12	// third3.step6.x
vpmuldq zmm17, zmm26, zmm4	// update.limb26.vpmuldq.2
vpaddq zmm14, zmm3, zmm17	// update.limb26.vpaddq
vpshufd zmm16, zmmword ptr [rdi+2496], 0x4e	// update.limb26.vpshufd
vpmuldq zmm5, zmm23, zmmword ptr [rdi+2496]	// update.limb26.vpmuldq.3
sar rcx, 1	// third3.step6.t
sbb r8, r8	// third3.step6.k
lea r11, [rcx+r13]	// third3.step6.y
vpmuldq zmm9, zmm24, zmm16	// update.limb26.vpmuldq.4
cmovc r11, rcx	// third3.step6.G
andn rbx, r8, r12	// third3.step6.w
cmovnz rax, rcx	// third3.step6.h
xor r10, rbx	// third3.step6.d
lea r14, [r10+r15]	// third3.step6.d.2
vpaddq zmm13, zmm5, zmm9	// update.limb26.vpaddq.2
sarx rbp, r14, r15	// third3.step6.s
mov r9, rax	// copy for third3.step7.x
xor r9, rbp	// third3.step7.x
sar r11, 1	// third3.step7.t
sbb rdx, rdx	// third3.step7.k
vpaddq zmm20, zmm14, zmm13	// update.limb26.vpaddq.3
vpaddq zmm18, zmm20, zmm2	// update.limb26.vpaddq.4
lea rsi, [r11+r9]	// third3.step7.y
vpsraq zmm6, zmm18, 30	// update.limb26.vpsraq
vpandq zmm1, zmm18, zmm7	// update.limb26.vpandq
vmovdqa64 zmmword ptr [rdi+2368], zmm1	// update.limb26.vmovdqa64
cmovc rsi, r11	// third3.step7.G
andn r13, rdx, rbp	// third3.step7.w
cmovnz rax, r11	// third3.step7.h
xor r14, r13	// third3.step7.d
lea r8, [r14+r15]	// third3.step7.d.2
sarx r12, r8, r15	// third3.step7.s
vpmuldq zmm21, zmm25, zmmword ptr [rdi+2496]	// update.limb27.vpmuldq
vpmuldq zmm12, zmm26, zmm16	// update.limb27.vpmuldq.2
vpaddq zmm0, zmm21, zmm12	// update.limb27.vpaddq
vpshufd zmm11, zmmword ptr [rdi+2560], 0x4e	// update.limb27.vpshufd
mov rcx, rax	// copy for third3.step8.x
xor rcx, r12	// third3.step8.x
vpmuldq zmm27, zmm23, zmmword ptr [rdi+2560]	// update.limb27.vpmuldq.3
vpmuldq zmm10, zmm24, zmm11	// update.limb27.vpmuldq.4
vpaddq zmm15, zmm27, zmm10	// update.limb27.vpaddq.2
vpaddq zmm22, zmm0, zmm15	// update.limb27.vpaddq.3
sar rsi, 1	// third3.step8.t
sbb rbx, rbx	// third3.step8.k
lea r10, [rsi+rcx]	// third3.step8.y
vpaddq zmm4, zmm22, zmm6	// update.limb27.vpaddq.4
cmovc r10, rsi	// third3.step8.G
andn r9, rbx, r12	// third3.step8.w
cmovnz rax, rsi	// third3.step8.h
xor r8, r9	// third3.step8.d
lea rdx, [r8+r15]	// third3.step8.d.2
vpsraq zmm3, zmm4, 30	// update.limb27.vpsraq
sarx rbp, rdx, r15	// third3.step8.s
mov r11, rax	// copy for third3.step9.x
xor r11, rbp	// third3.step9.x
sar r10, 1	// third3.step9.t
sbb r13, r13	// third3.step9.k
vpandq zmm17, zmm4, zmm7	// update.limb27.vpandq
vmovdqa64 zmmword ptr [rdi+2432], zmm17	// update.limb27.vmovdqa64
lea r14, [r10+r11]	// third3.step9.y
vpmuldq zmm5, zmm25, zmmword ptr [rdi+2560]	// update.limb28.vpmuldq
vpmuldq zmm9, zmm26, zmm11	// update.limb28.vpmuldq.2
vpaddq zmm14, zmm5, zmm9	// update.limb28.vpaddq
cmovc r14, r10	// third3.step9.G
andn rcx, r13, rbp	// third3.step9.w
cmovnz rax, r10	// third3.step9.h
xor rdx, rcx	// third3.step9.d
lea rbx, [rdx+r15]	// third3.step9.d.2
sarx r12, rbx, r15	// third3.step9.s
vpshufd zmm13, zmmword ptr [rdi+2624], 0x4e	// update.limb28.vpshufd
vpmuldq zmm20, zmm23, zmmword ptr [rdi+2624]	// update.limb28.vpmuldq.3
vpmuldq zmm2, zmm24, zmm13	// update.limb28.vpmuldq.4
vpaddq zmm18, zmm20, zmm2	// update.limb28.vpaddq.2
mov rsi, rax	// copy for third3.step10.x
xor rsi, r12	// third3.step10.x
vpaddq zmm1, zmm14, zmm18	// update.limb28.vpaddq.3
vpaddq zmm16, zmm1, zmm3	// update.limb28.vpaddq.4
vpsraq zmm21, zmm16, 30	// update.limb28.vpsraq
vpandq zmm12, zmm16, zmm7	// update.limb28.vpandq
sar r14, 1	// third3.step10.t
sbb r9, r9	// third3.step10.k
lea r8, [r14+rsi]	// third3.step10.y
vmovdqa64 zmmword ptr [rdi+2496], zmm12	// update.limb28.vmovdqa64
cmovc r8, r14	// third3.step10.G
andn r11, r9, r12	// third3.step10.w
cmovnz rax, r14	// third3.step10.h
xor rbx, r11	// third3.step10.d
lea r13, [rbx+r15]	// third3.step10.d.2
vpmuldq zmm27, zmm25, zmmword ptr [rdi+2624]	// update.limb29.vpmuldq
sarx rbp, r13, r15	// third3.step10.s
mov r10, rax	// copy for third3.step11.x
xor r10, rbp	// third3.step11.x
sar r8, 1	// third3.step11.t
sbb rcx, rcx	// third3.step11.k
vpmuldq zmm10, zmm26, zmm13	// update.limb29.vpmuldq.2
vpaddq zmm0, zmm27, zmm10	// update.limb29.vpaddq
lea rdx, [r8+r10]	// third3.step11.y
vpshufd zmm15, zmmword ptr [rdi+2688], 0x4e	// update.limb29.vpshufd
vpmuldq zmm22, zmm23, zmmword ptr [rdi+2688]	// update.limb29.vpmuldq.3
vpmuldq zmm6, zmm24, zmm15	// update.limb29.vpmuldq.4
cmovc rdx, r8	// third3.step11.G
andn rsi, rcx, rbp	// third3.step11.w
cmovnz rax, r8	// third3.step11.h
xor r13, rsi	// third3.step11.d
lea r9, [r13+r15]	// third3.step11.d.2
sarx r12, r9, r15	// third3.step11.s
vpaddq zmm4, zmm22, zmm6	// update.limb29.vpaddq.2
vpaddq zmm17, zmm0, zmm4	// update.limb29.vpaddq.3
vpaddq zmm11, zmm17, zmm21	// update.limb29.vpaddq.4
vpsraq zmm5, zmm11, 30	// update.limb29.vpsraq
mov r14, rax	// copy for third3.step12.x
xor r14, r12	// third3.step12.x
vpandq zmm9, zmm11, zmm7	// update.limb29.vpandq
vmovdqa64 zmmword ptr [rdi+2560], zmm9	// update.limb29.vmovdqa64
vpmuldq zmm20, zmm25, zmmword ptr [rdi+2688]	// update.limb30.vpmuldq
vpmuldq zmm2, zmm26, zmm15	// update.limb30.vpmuldq.2
sar rdx, 1	// third3.step12.t
sbb r11, r11	// third3.step12.k
lea rbx, [rdx+r14]	// third3.step12.y
vpaddq zmm14, zmm20, zmm2	// update.limb30.vpaddq
cmovc rbx, rdx	// third3.step12.G
andn r10, r11, r12	// third3.step12.w
cmovnz rax, rdx	// third3.step12.h
xor r9, r10	// third3.step12.d
lea rcx, [r9+r15]	// third3.step12.d.2
vpshufd zmm18, zmmword ptr [rdi+2752], 0x4e	// update.limb30.vpshufd
sarx rbp, rcx, r15	// third3.step12.s
mov r8, rax	// copy for third3.step13.x
xor r8, rbp	// third3.step13.x
sar rbx, 1	// third3.step13.t
sbb rsi, rsi	// third3.step13.k
vpmuldq zmm1, zmm23, zmmword ptr [rdi+2752]	// update.limb30.vpmuldq.3
vpmuldq zmm3, zmm24, zmm18	// update.limb30.vpmuldq.4
lea r13, [rbx+r8]	// third3.step13.y
vpaddq zmm16, zmm1, zmm3	// update.limb30.vpaddq.2
vpaddq zmm12, zmm14, zmm16	// update.limb30.vpaddq.3
vpaddq zmm13, zmm12, zmm5	// update.limb30.vpaddq.4
cmovc r13, rbx	// third3.step13.G
andn r14, rsi, rbp	// third3.step13.w
cmovnz rax, rbx	// third3.step13.h
xor rcx, r14	// third3.step13.d
lea r11, [rcx+r15]	// third3.step13.d.2
sarx r12, r11, r15	// third3.step13.s
vpsraq zmm27, zmm13, 30	// update.limb30.vpsraq
vpandq zmm10, zmm13, zmm7	// update.limb30.vpandq
vmovdqa64 zmmword ptr [rdi+2624], zmm10	// update.limb30.vmovdqa64
vpmuldq zmm22, zmm25, zmmword ptr [rdi+2752]	// update.limb31.vpmuldq
mov rdx, rax	// copy for third3.step14.x
xor rdx, r12	// third3.step14.x
vpmuldq zmm6, zmm26, zmm18	// update.limb31.vpmuldq.2
vpaddq zmm0, zmm22, zmm6	// update.limb31.vpaddq
vpshufd zmm4, zmmword ptr [rdi+2816], 0x4e	// update.limb31.vpshufd
vpmuldq zmm17, zmm23, zmmword ptr [rdi+2816]	// update.limb31.vpmuldq.3
sar r13, 1	// third3.step14.t
sbb r10, r10	// third3.step14.k
lea r9, [r13+rdx]	// third3.step14.y
vpmuldq zmm21, zmm24, zmm4	// update.limb31.vpmuldq.4
cmovc r9, r13	// third3.step14.G
andn r8, r10, r12	// third3.step14.w
cmovnz rax, r13	// third3.step14.h
xor r11, r8	// third3.step14.d
lea rsi, [r11+r15]	// third3.step14.d.2
vpaddq zmm11, zmm17, zmm21	// update.limb31.vpaddq.2
sarx rbp, rsi, r15	// third3.step14.s
mov rbx, rax	// copy for third3.step15.x
xor rbx, rbp	// third3.step15.x
sar r9, 1	// third3.step15.t
sbb r14, r14	// third3.step15.k
vpaddq zmm9, zmm0, zmm11	// update.limb31.vpaddq.3
vpaddq zmm15, zmm9, zmm27	// update.limb31.vpaddq.4
lea rcx, [r9+rbx]	// third3.step15.y
vpsraq zmm20, zmm15, 30	// update.limb31.vpsraq
vpandq zmm2, zmm15, zmm7	// update.limb31.vpandq
vmovdqa64 zmmword ptr [rdi+2688], zmm2	// update.limb31.vmovdqa64
cmovc rcx, r9	// third3.step15.G
andn rdx, r14, rbp	// third3.step15.w
cmovnz rax, r9	// third3.step15.h
xor rsi, rdx	// third3.step15.d
lea r10, [rsi+r15]	// third3.step15.d.2
sarx r12, r10, r15	// third3.step15.s
vpmuldq zmm1, zmm25, zmmword ptr [rdi+2816]	// update.limb32.vpmuldq
vpmuldq zmm3, zmm26, zmm4	// update.limb32.vpmuldq.2
vpaddq zmm14, zmm1, zmm3	// update.limb32.vpaddq
vpshufd zmm16, zmmword ptr [rdi+2880], 0x4e	// update.limb32.vpshufd
mov r13, rax	// copy for third3.step16.x
xor r13, r12	// third3.step16.x
vpmuldq zmm12, zmm23, zmmword ptr [rdi+2880]	// update.limb32.vpmuldq.3
vpmuldq zmm5, zmm24, zmm16	// update.limb32.vpmuldq.4
vpaddq zmm13, zmm12, zmm5	// update.limb32.vpaddq.2
vpaddq zmm10, zmm14, zmm13	// update.limb32.vpaddq.3
sar rcx, 1	// third3.step16.t
sbb r8, r8	// third3.step16.k
lea r11, [rcx+r13]	// third3.step16.y
vpaddq zmm18, zmm10, zmm20	// update.limb32.vpaddq.4
cmovc r11, rcx	// third3.step16.G
andn rbx, r8, r12	// third3.step16.w
cmovnz rax, rcx	// third3.step16.h
xor r10, rbx	// third3.step16.d
lea r14, [r10+r15]	// third3.step16.d.2
vpsraq zmm22, zmm18, 30	// update.limb32.vpsraq
sarx rbp, r14, r15	// third3.step16.s
mov r9, rax	// copy for third3.step17.x
xor r9, rbp	// third3.step17.x
sar r11, 1	// third3.step17.t
sbb rdx, rdx	// third3.step17.k
vpandq zmm6, zmm18, zmm7	// update.limb32.vpandq
vmovdqa64 zmmword ptr [rdi+2752], zmm6	// update.limb32.vmovdqa64
lea rsi, [r11+r9]	// third3.step17.y
vpmuldq zmm17, zmm25, zmmword ptr [rdi+2880]	// update.limb33.vpmuldq
vpmuldq zmm21, zmm26, zmm16	// update.limb33.vpmuldq.2
vpaddq zmm0, zmm17, zmm21	// update.limb33.vpaddq
cmovc rsi, r11	// third3.step17.G
andn r13, rdx, rbp	// third3.step17.w
cmovnz rax, r11	// third3.step17.h
xor r14, r13	// third3.step17.d
lea r8, [r14+r15]	// third3.step17.d.2
sarx r12, r8, r15	// third3.step17.s
vpshufd zmm11, zmmword ptr [rdi+2944], 0x4e	// update.limb33.vpshufd
vpmuldq zmm9, zmm23, zmmword ptr [rdi+2944]	// update.limb33.vpmuldq.3
vpmuldq zmm27, zmm24, zmm11	// update.limb33.vpmuldq.4
vpaddq zmm15, zmm9, zmm27	// update.limb33.vpaddq.2
mov rcx, rax	// copy for third3.step18.x
xor rcx, r12	// third3.step18.x
vpaddq zmm2, zmm0, zmm15	// update.limb33.vpaddq.3
vpaddq zmm4, zmm2, zmm22	// update.limb33.vpaddq.4
vpsraq zmm1, zmm4, 30	// update.limb33.vpsraq
vpandq zmm3, zmm4, zmm7	// update.limb33.vpandq
sar rsi, 1	// third3.step18.t
sbb rbx, rbx	// third3.step18.k
lea r10, [rsi+rcx]	// third3.step18.y
vmovdqa64 zmmword ptr [rdi+2816], zmm3	// update.limb33.vmovdqa64
cmovc r10, rsi	// third3.step18.G
andn r9, rbx, r12	// third3.step18.w
cmovnz rax, rsi	// third3.step18.h
xor r8, r9	// third3.step18.d
lea rdx, [r8+r15]	// third3.step18.d.2
vpmuldq zmm12, zmm25, zmmword ptr [rdi+2944]	// update.limb34.vpmuldq
sarx rbp, rdx, r15	// third3.step18.s
mov r11, rax	// copy for third3.step19.x
xor r11, rbp	// third3.step19.x
sar r10, 1	// third3.step19.t
sbb r13, r13	// third3.step19.k
vpmuldq zmm5, zmm26, zmm11	// update.limb34.vpmuldq.2
vpaddq zmm14, zmm12, zmm5	// update.limb34.vpaddq
lea r14, [r10+r11]	// third3.step19.y
vpshufd zmm13, zmmword ptr [rdi+3008], 0x4e	// update.limb34.vpshufd
vpmuldq zmm10, zmm23, zmmword ptr [rdi+3008]	// update.limb34.vpmuldq.3
vpmuldq zmm20, zmm24, zmm13	// update.limb34.vpmuldq.4
cmovc r14, r10	// third3.step19.G
andn rcx, r13, rbp	// third3.step19.w
cmovnz rax, r10	// third3.step19.h
xor rdx, rcx	// third3.step19.d
lea rbx, [rdx+r15]	// third3.step19.d.2
sarx r12, rbx, r15	// third3.step19.s
vpaddq zmm18, zmm10, zmm20	// update.limb34.vpaddq.2
vpaddq zmm6, zmm14, zmm18	// update.limb34.vpaddq.3
vpaddq zmm16, zmm6, zmm1	// update.limb34.vpaddq.4
vpsraq zmm17, zmm16, 30	// update.limb34.vpsraq
mov rsi, rax	// copy for third3.step20.x
xor rsi, r12	// third3.step20.x
vpandq zmm21, zmm16, zmm7	// update.limb34.vpandq
vmovdqa64 zmmword ptr [rdi+2880], zmm21	// update.limb34.vmovdqa64
vpmuldq zmm9, zmm25, zmmword ptr [rdi+3008]	// update.last.vpmuldq
vpmuldq zmm27, zmm26, zmm13	// update.last.vpmuldq.2
sar r14, 1	// third3.step20.t
sbb r9, r9	// third3.step20.k
lea r8, [r14+rsi]	// third3.step20.y
vpaddq zmm0, zmm9, zmm27	// update.last.vpaddq
cmovc r8, r14	// third3.step20.G
andn r11, r9, r12	// third3.step20.w
cmovnz rax, r14	// third3.step20.h
xor rbx, r11	// third3.step20.d
mov qword ptr [rdi-128], rax	// change3.store_end_h
mov qword ptr [rdi-120], r8	// change3.store_end_G
lea r13, [rbx+r15]	// third3.step20.d.2
vpaddq zmm15, zmm0, zmm17	// update.last.vpaddq.2
sarx rbp, r13, r15	// third3.step20.s
mov r10, r8	// copy for change3.G.add_rounding_G
add r10, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov rcx, rax	// copy for change3.h.add_rounding_h
add rcx, qword ptr [rdi-64]	// change3.h.add_rounding_h
vpaddq zmm2, zmm15, zmm8	// update.last.vpaddq.3
shl r8, 44	// change3.G.shl
shl rax, 45	// change3.h.shl
vpandq zmm22, zmm2, zmm7	// update.last.vpandq
rorx rdx, r10, 21	// change3.G.first_entry
rorx rsi, r10, 42	// change3.G.second_entry
rorx r9, rcx, 20	// change3.h.first_entry
rorx r12, rcx, 41	// change3.h.second_entry
vmovdqa64 zmmword ptr [rdi+2944], zmm22	// update.last.vmovdqa64
add r8, qword ptr [rdi-40]	// change3.G.add_refill_G
add rax, qword ptr [rdi-48]	// change3.h.add_refill_h
vpsraq zmm4, zmm2, 30	// update.last.vpsraq
imul rdx, qword ptr [rdi+80]	// change3.G.imul_high2f
imul rsi, qword ptr [rdi+88]	// change3.G.imul_high2g
imul r9, qword ptr [rdi+80]	// change3.h.imul_high2f
imul r12, qword ptr [rdi+88]	// change3.h.imul_high2g
vpaddq zmm3, zmm4, zmm19	// update.last.vpaddq.4
vpandq zmm11, zmm3, zmmword ptr [rdi+576]	// update.last.vpandq.2
vmovdqa64 zmmword ptr [rdi+3008], zmm11	// update.last.vmovdqa64.2
vpsraq zmm12, zmm3, 30	// update.last.vpsraq.2
valignq zmm5{k3}{z}, zmm12, zmm12, 6	// update.last.valignq
vpaddq zmm23, zmm5, zmmword ptr [rdi+832]	// update.last.vpaddq.5
lea r14, [rdx+rsi]	// change3.G.add
lea r11, [r9+r12]	// change3.h.add
vmovdqa64 zmmword ptr [rdi+832], zmm23	// update.last.vmovdqa64.3
lea rbx, [r14+r8]	// change3.G.add.2
lea r10, [r11+rax]	// change3.h.add.2
ror rbx, 44	// change3.G.packed
ror r10, 45	// change3.h.packed
mov rcx, r10	// output
mov rdx, r13	// output
mov rsi, rbp	// output
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
