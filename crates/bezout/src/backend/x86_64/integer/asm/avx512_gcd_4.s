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
// Length: 12 limbs of 30 bits; 971 instructions a batch, 702 for its steps (form: carry+carry+mask).
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
mov r15, -1	// ones
.p2align 6
2:
lea rax, [rdx-1]	// third1.step1.c0
mov rbp, -2	// third1.step1.c1
sub rbp, rdx	// third1.step1.c1.2
mov r8, -2	// third1.step2.c1
mov r9, rcx	// copy for third1.step1.x
xor r9, rsi	// third1.step1.x
sar rbx, 1	// third1.step1.t
lea r10, [rbx+r9]	// third1.step1.y
cmovc r10, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
cmovs rax, rbp	// third1.step1.d
lea r11, [rax-1]	// third1.step2.c0
sarx r12, rax, r15	// third1.step1.s
mov r13, -2	// third1.step4.c1
cmovs rcx, rbx	// third1.step1.h
sub r8, rax	// third1.step2.c1.2
mov r14, rcx	// copy for third1.step2.x
xor r14, r12	// third1.step2.x
sar r10, 1	// third1.step2.t
lea rdx, [r10+r14]	// third1.step2.y
cmovc rdx, r10	// third1.step2.G
adc r12, 0	// third1.step2.w
cmovs r11, r8	// third1.step2.d
sarx r9, r11, r15	// third1.step2.s
cmovs rcx, r10	// third1.step2.h
mov rsi, -2	// third1.step5.c1
mov rbp, rcx	// copy for third1.step3.x
xor rbp, r9	// third1.step3.x
sar rdx, 1	// third1.step3.t
sbb rbx, rbx	// third1.step3.k
lea rax, [rdx+rbp]	// third1.step3.y
cmovc rax, rdx	// third1.step3.G
andn r14, rbx, r9	// third1.step3.w
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
cmovnz rcx, rdx	// third1.step3.h
xor r11, r14	// third1.step3.d
lea r12, [r11-1]	// third1.step3.d.2
lea r8, [r12-1]	// third1.step4.c0
sub r13, r12	// third1.step4.c1.2
sarx r10, r12, r15	// third1.step3.s
mov rbp, rcx	// copy for third1.step4.x
xor rbp, r10	// third1.step4.x
sar rax, 1	// third1.step4.t
lea rbx, [rax+rbp]	// third1.step4.y
cmovc rbx, rax	// third1.step4.G
adc r10, 0	// third1.step4.w
cmovs r8, r13	// third1.step4.d
lea r9, [r8-1]	// third1.step5.c0
sarx rdx, r8, r15	// third1.step4.s
cmovs rcx, rax	// third1.step4.h
sub rsi, r8	// third1.step5.c1.2
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
mov r14, -2	// third1.step7.c1
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
mov r11, rcx	// copy for third1.step5.x
xor r11, rdx	// third1.step5.x
sar rbx, 1	// third1.step5.t
lea r12, [rbx+r11]	// third1.step5.y
cmovc r12, rbx	// third1.step5.G
adc rdx, 0	// third1.step5.w
cmovs r9, rsi	// third1.step5.d
sarx rbp, r9, r15	// third1.step5.s
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
mov r10, -2	// third1.step8.c1
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
cmovs rcx, rbx	// third1.step5.h
mov r13, rcx	// copy for third1.step6.x
xor r13, rbp	// third1.step6.x
sar r12, 1	// third1.step6.t
sbb rax, rax	// third1.step6.k
lea r8, [r12+r13]	// third1.step6.y
cmovc r8, r12	// third1.step6.G
andn r11, rax, rbp	// third1.step6.w
cmovnz rcx, r12	// third1.step6.h
xor r9, r11	// third1.step6.d
lea rdx, [r9-1]	// third1.step6.d.2
lea rsi, [rdx-1]	// third1.step7.c0
sarx rbx, rdx, r15	// third1.step6.s
sub r14, rdx	// third1.step7.c1.2
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
vpshufd zmm17, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
vpmuldq zmm18, zmm5, zmm12	// end.M.vpmuldq.3
vpmuldq zmm19, zmm6, zmm13	// end.M.vpmuldq.4
mov r13, rcx	// copy for third1.step7.x
xor r13, rbx	// third1.step7.x
sar r8, 1	// third1.step7.t
lea rax, [r8+r13]	// third1.step7.y
cmovc rax, r8	// third1.step7.G
adc rbx, 0	// third1.step7.w
cmovs rsi, r14	// third1.step7.d
lea rbp, [rsi-1]	// third1.step8.c0
sarx r12, rsi, r15	// third1.step7.s
vpaddq zmm20, zmm18, zmm19	// end.M.vpaddq.2
mov r11, -2	// third1.step10.c1
vpsraq zmm21, zmm16, 30	// end.M.vpsraq.3
vpaddq zmm22, zmm20, zmm21	// end.M.vpaddq.3
vpandq zmm23, zmm16, zmm7	// end.M.vpandq.3
vpermq zmm24, zmm23, 0xcc	// end.M.vpermq
vpmuldq zmm25, zmm24, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
vpermq zmm26, zmm23, 0x99	// end.M.vpermq.2
vpmuldq zmm27, zmm26, zmm17	// update.limb0.vpmuldq.2
cmovs rcx, r8	// third1.step7.h
sub r10, rsi	// third1.step8.c1.2
mov r9, rcx	// copy for third1.step8.x
xor r9, r12	// third1.step8.x
sar rax, 1	// third1.step8.t
lea rdx, [rax+r9]	// third1.step8.y
cmovc rdx, rax	// third1.step8.G
vpermq zmm0, zmm22, 0xcc	// end.M.vpermq.3
adc r12, 0	// third1.step8.w
cmovs rbp, r10	// third1.step8.d
sarx r13, rbp, r15	// third1.step8.s
cmovs rcx, rax	// third1.step8.h
vpermq zmm1, zmm22, 0x99	// end.M.vpermq.4
mov rbx, -2	// third1.step11.c1
vpaddq zmm2, zmm25, zmm27	// update.limb0.vpaddq
mov r14, qword ptr [rdi+320]	// end.w0f.load_N3u
imul r14, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov r8, qword ptr [rdi+328]	// end.w0f.load_N3v
vpsraq zmm3, zmm2, 30	// update.limb0.vpsraq
imul r8, qword ptr [rdi-104]	// end.w0f.imul_w2g
mov rsi, rcx	// copy for third1.step9.x
xor rsi, r13	// third1.step9.x
sar rdx, 1	// third1.step9.t
sbb r9, r9	// third1.step9.k
lea r12, [rdx+rsi]	// third1.step9.y
cmovc r12, rdx	// third1.step9.G
andn r10, r9, r13	// third1.step9.w
lea rax, [r14+r8]	// end.w0f.add
vpandq zmm4, zmm2, zmm7	// update.limb0.vpandq
cmovnz rcx, rdx	// third1.step9.h
xor rbp, r10	// third1.step9.d
lea rsi, [rbp-1]	// third1.step9.d.2
lea r9, [rsi-1]	// third1.step10.c0
sub r11, rsi	// third1.step10.c1.2
sarx r13, rsi, r15	// third1.step9.s
sar rax, 20	// end.w0f.sar
and rax, qword ptr [rdi-32]	// end.w0f.and_low40
mov r14, rcx	// copy for third1.step10.x
xor r14, r13	// third1.step10.x
sar r12, 1	// third1.step10.t
lea r8, [r12+r14]	// third1.step10.y
cmovc r8, r12	// third1.step10.G
adc r13, 0	// third1.step10.w
cmovs r9, r11	// third1.step10.d
lea rdx, [r9-1]	// third1.step11.c0
sarx r10, r9, r15	// third1.step10.s
cmovs rcx, r12	// third1.step10.h
sub rbx, r9	// third1.step11.c1.2
mov qword ptr [rdi+16], rax	// end.w0f.store_w0f
shr rax, 20	// end.w0f.shr
mov rbp, -2	// third1.step13.c1
shl rax, 44	// end.w0f.shl
valignq zmm8{k2}{z}, zmm4, zmm4, 2	// update.limb0.valignq
mov qword ptr [rdi+24], rax	// end.w0f.store_high0f
mov rsi, qword ptr [rdi+336]	// end.w0g.load_N3q
imul rsi, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r14, qword ptr [rdi+344]	// end.w0g.load_N3r
imul r14, qword ptr [rdi-104]	// end.w0g.imul_w2g
vpmuldq zmm9, zmm0, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
mov r13, rcx	// copy for third1.step11.x
xor r13, r10	// third1.step11.x
sar r8, 1	// third1.step11.t
lea r11, [r8+r13]	// third1.step11.y
cmovc r11, r8	// third1.step11.G
adc r10, 0	// third1.step11.w
cmovs rdx, rbx	// third1.step11.d
sarx r12, rdx, r15	// third1.step11.s
mov r9, -2	// third1.step14.c1
cmovs rcx, r8	// third1.step11.h
vpmuldq zmm10, zmm1, zmm17	// update.limb1.vpmuldq.2
mov rax, rcx	// copy for third1.step12.x
xor rax, r12	// third1.step12.x
sar r11, 1	// third1.step12.t
lea r13, [r11+rax]	// third1.step12.y
sbb r10, r10	// third1.step12.k
cmovc r13, r11	// third1.step12.G
lea rbx, [rsi+r14]	// end.w0g.add
sar rbx, 20	// end.w0g.sar
and rbx, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi+32], rbx	// end.w0g.store_w0g
shr rbx, 20	// end.w0g.shr
shl rbx, 44	// end.w0g.shl
andn r8, r10, r12	// third1.step12.w
cmovnz rcx, r11	// third1.step12.h
xor rdx, r8	// third1.step12.d
lea rax, [rdx-1]	// third1.step12.d.2
lea rsi, [rax-1]	// third1.step13.c0
sub rbp, rax	// third1.step13.c1.2
sarx r14, rax, r15	// third1.step12.s
vpaddq zmm11, zmm9, zmm10	// update.limb1.vpaddq
mov qword ptr [rdi+40], rbx	// end.w0g.store_high0g
mov r10, rcx	// copy for third1.step13.x
xor r10, r14	// third1.step13.x
sar r13, 1	// third1.step13.t
lea r12, [r13+r10]	// third1.step13.y
cmovc r12, r13	// third1.step13.G
adc r14, 0	// third1.step13.w
cmovs rsi, rbp	// third1.step13.d
lea r11, [rsi-1]	// third1.step14.c0
sarx r8, rsi, r15	// third1.step13.s
vpshufd zmm14, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpshufd
vpmuldq zmm15, zmm24, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
mov rdx, -2	// third1.step16.c1
cmovs rcx, r13	// third1.step13.h
sub r9, rsi	// third1.step14.c1.2
mov rax, rcx	// copy for third1.step14.x
xor rax, r8	// third1.step14.x
sar r12, 1	// third1.step14.t
lea rbx, [r12+rax]	// third1.step14.y
cmovc rbx, r12	// third1.step14.G
adc r8, 0	// third1.step14.w
cmovs r11, r9	// third1.step14.d
sarx r10, r11, r15	// third1.step14.s
cmovs rcx, r12	// third1.step14.h
mov r14, -2	// third1.step17.c1
mov rbp, rcx	// copy for third1.step15.x
xor rbp, r10	// third1.step15.x
sar rbx, 1	// third1.step15.t
sbb r13, r13	// third1.step15.k
lea rsi, [rbx+rbp]	// third1.step15.y
cmovc rsi, rbx	// third1.step15.G
vpmuldq zmm5, zmm26, zmm14	// update.limb1.vpmuldq.4
andn rax, r13, r10	// third1.step15.w
vpaddq zmm12, zmm15, zmm5	// update.limb1.vpaddq.2
vpaddq zmm6, zmm11, zmm12	// update.limb1.vpaddq.3
vpaddq zmm13, zmm6, zmm3	// update.limb1.vpaddq.4
cmovnz rcx, rbx	// third1.step15.h
xor r11, rax	// third1.step15.d
lea r8, [r11-1]	// third1.step15.d.2
lea r9, [r8-1]	// third1.step16.c0
sub rdx, r8	// third1.step16.c1.2
sarx r12, r8, r15	// third1.step15.s
mov rbp, rcx	// copy for third1.step16.x
xor rbp, r12	// third1.step16.x
sar rsi, 1	// third1.step16.t
lea r13, [rsi+rbp]	// third1.step16.y
cmovc r13, rsi	// third1.step16.G
adc r12, 0	// third1.step16.w
cmovs r9, rdx	// third1.step16.d
lea r10, [r9-1]	// third1.step17.c0
sarx rbx, r9, r15	// third1.step16.s
cmovs rcx, rsi	// third1.step16.h
sub r14, r9	// third1.step17.c1.2
mov rax, -2	// third1.step19.c1
vpsraq zmm18, zmm13, 30	// update.limb1.vpsraq
mov r11, rcx	// copy for third1.step17.x
xor r11, rbx	// third1.step17.x
sar r13, 1	// third1.step17.t
lea r8, [r13+r11]	// third1.step17.y
cmovc r8, r13	// third1.step17.G
adc rbx, 0	// third1.step17.w
cmovs r10, r14	// third1.step17.d
sarx rbp, r10, r15	// third1.step17.s
vpandq zmm19, zmm13, zmm7	// update.limb1.vpandq
cmovs rcx, r13	// third1.step17.h
mov r12, rcx	// copy for third1.step18.x
xor r12, rbp	// third1.step18.x
sar r8, 1	// third1.step18.t
lea rdx, [r8+r12]	// third1.step18.y
sbb rsi, rsi	// third1.step18.k
cmovc rdx, r8	// third1.step18.G
mov r9, -2	// third1.step20.c1
valignq zmm20{k2}{z}, zmm19, zmm19, 2	// update.limb1.valignq
andn r11, rsi, rbp	// third1.step18.w
cmovnz rcx, r8	// third1.step18.h
xor r10, r11	// third1.step18.d
lea rbx, [r10-1]	// third1.step18.d.2
lea r14, [rbx-1]	// third1.step19.c0
sub rax, rbx	// third1.step19.c1.2
sarx r13, rbx, r15	// third1.step18.s
vpmuldq zmm21, zmm0, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
mov r12, rcx	// copy for third1.step19.x
xor r12, r13	// third1.step19.x
sar rdx, 1	// third1.step19.t
lea rsi, [rdx+r12]	// third1.step19.y
cmovc rsi, rdx	// third1.step19.G
adc r13, 0	// third1.step19.w
cmovs r14, rax	// third1.step19.d
lea rbp, [r14-1]	// third1.step20.c0
sarx r8, r14, r15	// third1.step19.s
vpmuldq zmm16, zmm1, zmm14	// update.limb2.vpmuldq.2
cmovs rcx, rdx	// third1.step19.h
sub r9, r14	// third1.step20.c1.2
mov r11, rcx	// copy for third1.step20.x
xor r11, r8	// third1.step20.x
sar rsi, 1	// third1.step20.t
lea r10, [rsi+r11]	// third1.step20.y
cmovc r10, rsi	// third1.step20.G
vpaddq zmm23, zmm21, zmm16	// update.limb2.vpaddq
adc r8, 0	// third1.step20.w
cmovs rbp, r9	// third1.step20.d
lea rbx, [rbp-1]	// third2.step1.c0
sarx r12, rbp, r15	// third1.step20.s
cmovs rcx, rsi	// third1.step20.h
mov r13, rcx	// copy for change1.h.shl
shl r13, 45	// change1.h.shl
mov rax, r10	// copy for change1.G.add_rounding_G
add rax, qword ptr [rdi-56]	// change1.G.add_rounding_G
rorx rdx, rax, 42	// change1.G.second_entry
mov r14, rcx	// copy for change1.h.add_rounding_h
add r14, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov r11, r10	// copy for change1.G.shl
shl r11, 44	// change1.G.shl
add r11, qword ptr [rdi-40]	// change1.G.add_refill_G
rorx r8, r14, 41	// change1.h.second_entry
rorx r9, rax, 21	// change1.G.first_entry
imul r9, qword ptr [rdi+24]	// change1.G.imul_high0f
imul rdx, qword ptr [rdi+40]	// change1.G.imul_high0g
imul r8, qword ptr [rdi+40]	// change1.h.imul_high0g
rorx rsi, r14, 20	// change1.h.first_entry
add r13, qword ptr [rdi-48]	// change1.h.add_refill_h
imul rsi, qword ptr [rdi+24]	// change1.h.imul_high0f
lea rax, [rsi+r8]	// change1.h.add
mov r14, -2	// third2.step2.c1
mov rsi, -2	// third2.step1.c1
sub rsi, rbp	// third2.step1.c1.2
vpshufd zmm22, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpshufd
lea r8, [r9+rdx]	// change1.G.add
lea rbp, [r8+r11]	// change1.G.add.2
ror rbp, 44	// change1.G.packed
vpmuldq zmm25, zmm24, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
lea r9, [rax+r13]	// change1.h.add.2
ror r9, 45	// change1.h.packed
vpmuldq zmm27, zmm26, zmm22	// update.limb2.vpmuldq.4
mov rdx, r9	// copy for third2.step1.x
xor rdx, r12	// third2.step1.x
sar rbp, 1	// third2.step1.t
lea r8, [rbp+rdx]	// third2.step1.y
cmovc r8, rbp	// third2.step1.G
adc r12, 0	// third2.step1.w
cmovs rbx, rsi	// third2.step1.d
lea r11, [rbx-1]	// third2.step2.c0
sarx rax, rbx, r15	// third2.step1.s
cmovs r9, rbp	// third2.step1.h
sub r14, rbx	// third2.step2.c1.2
mov r13, -2	// third2.step4.c1
vpaddq zmm2, zmm25, zmm27	// update.limb2.vpaddq.2
mov rdx, -2	// third2.step5.c1
mov r12, r9	// copy for third2.step2.x
xor r12, rax	// third2.step2.x
sar r8, 1	// third2.step2.t
lea rsi, [r8+r12]	// third2.step2.y
cmovc rsi, r8	// third2.step2.G
adc rax, 0	// third2.step2.w
cmovs r11, r14	// third2.step2.d
sarx rbp, r11, r15	// third2.step2.s
cmovs r9, r8	// third2.step2.h
vpaddq zmm4, zmm23, zmm2	// update.limb2.vpaddq.3
vpaddq zmm17, zmm4, zmm18	// update.limb2.vpaddq.4
mov rbx, r9	// copy for third2.step3.x
xor rbx, rbp	// third2.step3.x
sar rsi, 1	// third2.step3.t
sbb r12, r12	// third2.step3.k
lea rax, [rsi+rbx]	// third2.step3.y
cmovc rax, rsi	// third2.step3.G
andn r14, r12, rbp	// third2.step3.w
vpsraq zmm9, zmm17, 30	// update.limb2.vpsraq
cmovnz r9, rsi	// third2.step3.h
xor r11, r14	// third2.step3.d
lea r8, [r11-1]	// third2.step3.d.2
lea rbx, [r8-1]	// third2.step4.c0
sub r13, r8	// third2.step4.c1.2
sarx r12, r8, r15	// third2.step3.s
vpbroadcastq zmm10, rcx	// change1.vpbroadcastq
vpandq zmm15, zmm17, zmm7	// update.limb2.vpandq
mov rbp, -2	// third2.step7.c1
mov rsi, r9	// copy for third2.step4.x
xor rsi, r12	// third2.step4.x
sar rax, 1	// third2.step4.t
lea r14, [rax+rsi]	// third2.step4.y
cmovc r14, rax	// third2.step4.G
adc r12, 0	// third2.step4.w
cmovs rbx, r13	// third2.step4.d
lea r11, [rbx-1]	// third2.step5.c0
sarx r8, rbx, r15	// third2.step4.s
cmovs r9, rax	// third2.step4.h
sub rdx, rbx	// third2.step5.c1.2
vpbroadcastq zmm10{k1}, r10	// change1.vpbroadcastq.2
mov rcx, r9	// copy for third2.step5.x
xor rcx, r8	// third2.step5.x
sar r14, 1	// third2.step5.t
lea rsi, [r14+rcx]	// third2.step5.y
cmovc rsi, r14	// third2.step5.G
adc r8, 0	// third2.step5.w
cmovs r11, rdx	// third2.step5.d
sarx r12, r11, r15	// third2.step5.s
vmovdqa64 zmmword ptr [rdi+832], zmm15	// update.limb2.vmovdqa64
vpaddq zmm5, zmm10, zmm29	// change1.N1.vpaddq
vpsllvq zmm11, zmm5, zmm30	// change1.N1.vpsllvq
vpsravq zmm12, zmm11, zmm31	// change1.N1.vpsravq
vpsubq zmm6, zmm28, zmm12	// change1.N1.vpsubq
vmovdqa64 zmmword ptr [rdi+192], zmm6	// change1.N1.vmovdqa64
mov r13, -2	// third2.step8.c1
mov rax, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpmuldq zmm3, zmm0, zmmword ptr [rdi+960]	// update.last.vpmuldq
cmovs r9, r14	// third2.step5.h
imul rax, qword ptr [rdi+16]	// change1.w1f.imul_w0f
mov rbx, qword ptr [rdi+200]	// change1.w1f.load_N1v
mov r10, r9	// copy for third2.step6.x
xor r10, r12	// third2.step6.x
sar rsi, 1	// third2.step6.t
lea rcx, [rsi+r10]	// third2.step6.y
sbb r8, r8	// third2.step6.k
cmovc rcx, rsi	// third2.step6.G
vpmuldq zmm13, zmm1, zmm22	// update.last.vpmuldq.2
andn rdx, r8, r12	// third2.step6.w
cmovnz r9, rsi	// third2.step6.h
xor r11, rdx	// third2.step6.d
lea r14, [r11-1]	// third2.step6.d.2
sub rbp, r14	// third2.step7.c1.2
sarx r10, r14, r15	// third2.step6.s
lea r8, [r14-1]	// third2.step7.c0
vpaddq zmm19, zmm3, zmm13	// update.last.vpaddq
imul rbx, qword ptr [rdi+32]	// change1.w1f.imul_w0g
lea r12, [rax+rbx]	// change1.w1f.add
sar r12, 20	// change1.w1f.sar
mov qword ptr [rdi+48], r12	// change1.w1f.store_w1f
mov rsi, qword ptr [rdi+208]	// change1.w1g.load_N1q
imul rsi, qword ptr [rdi+16]	// change1.w1g.imul_w0f
mov rdx, qword ptr [rdi+216]	// change1.w1g.load_N1r
imul rdx, qword ptr [rdi+32]	// change1.w1g.imul_w0g
lea r11, [rsi+rdx]	// change1.w1g.add
sar r11, 20	// change1.w1g.sar
mov qword ptr [rdi+56], r11	// change1.w1g.store_w1g
mov r14, r9	// copy for third2.step7.x
xor r14, r10	// third2.step7.x
sar rcx, 1	// third2.step7.t
lea rax, [rcx+r14]	// third2.step7.y
cmovc rax, rcx	// third2.step7.G
adc r10, 0	// third2.step7.w
cmovs r8, rbp	// third2.step7.d
lea rbx, [r8-1]	// third2.step8.c0
sarx r12, r8, r15	// third2.step7.s
vpaddq zmm14, zmm19, zmm9	// update.last.vpaddq.2
mov rsi, qword ptr [rdi+192]	// change1.high1f.load_N1u
mov rdx, -2	// third2.step10.c1
vpaddq zmm21, zmm14, zmm8	// update.last.vpaddq.3
cmovs r9, rcx	// third2.step7.h
sub r13, r8	// third2.step8.c1.2
mov r11, r9	// copy for third2.step8.x
xor r11, r12	// third2.step8.x
sar rax, 1	// third2.step8.t
lea r14, [rax+r11]	// third2.step8.y
cmovc r14, rax	// third2.step8.G
adc r12, 0	// third2.step8.w
cmovs rbx, r13	// third2.step8.d
sarx r10, rbx, r15	// third2.step8.s
cmovs r9, rax	// third2.step8.h
mov rbp, -2	// third2.step11.c1
vpandq zmm16, zmm21, zmm7	// update.last.vpandq
mov rcx, r9	// copy for third2.step9.x
xor rcx, r10	// third2.step9.x
sar r14, 1	// third2.step9.t
lea r8, [r14+rcx]	// third2.step9.y
sbb r11, r11	// third2.step9.k
cmovc r8, r14	// third2.step9.G
andn r12, r11, r10	// third2.step9.w
vmovdqa64 zmmword ptr [rdi+896], zmm16	// update.last.vmovdqa64
cmovnz r9, r14	// third2.step9.h
xor rbx, r12	// third2.step9.d
lea r13, [rbx-1]	// third2.step9.d.2
lea rax, [r13-1]	// third2.step10.c0
sub rdx, r13	// third2.step10.c1.2
sarx rcx, r13, r15	// third2.step9.s
vpsraq zmm24, zmm21, 30	// update.last.vpsraq
mov r11, r9	// copy for third2.step10.x
xor r11, rcx	// third2.step10.x
sar r8, 1	// third2.step10.t
lea r10, [r8+r11]	// third2.step10.y
cmovc r10, r8	// third2.step10.G
vpaddq zmm26, zmm24, zmm20	// update.last.vpaddq.4
mov r14, -2	// third2.step14.c1
adc rcx, 0	// third2.step10.w
cmovs rax, rdx	// third2.step10.d
lea r12, [rax-1]	// third2.step11.c0
sarx rbx, rax, r15	// third2.step10.s
cmovs r9, r8	// third2.step10.h
sub rbp, rax	// third2.step11.c1.2
mov r13, -2	// third2.step13.c1
vpandq zmm25, zmm26, zmmword ptr [rdi+576]	// update.last.vpandq.2
mov r11, r9	// copy for third2.step11.x
xor r11, rbx	// third2.step11.x
sar r10, 1	// third2.step11.t
lea rcx, [r10+r11]	// third2.step11.y
cmovc rcx, r10	// third2.step11.G
adc rbx, 0	// third2.step11.w
cmovs r12, rbp	// third2.step11.d
sarx rdx, r12, r15	// third2.step11.s
vmovdqa64 zmmword ptr [rdi+960], zmm25	// update.last.vmovdqa64.2
cmovs r9, r10	// third2.step11.h
mov r8, r9	// copy for third2.step12.x
xor r8, rdx	// third2.step12.x
sar rcx, 1	// third2.step12.t
lea rax, [rcx+r8]	// third2.step12.y
sbb r11, r11	// third2.step12.k
cmovc rax, rcx	// third2.step12.G
andn rbx, r11, rdx	// third2.step12.w
cmovnz r9, rcx	// third2.step12.h
xor r12, rbx	// third2.step12.d
lea rbp, [r12-1]	// third2.step12.d.2
lea r10, [rbp-1]	// third2.step13.c0
sub r13, rbp	// third2.step13.c1.2
sarx r8, rbp, r15	// third2.step12.s
vpsraq zmm27, zmm26, 30	// update.last.vpsraq.2
mov r11, r9	// copy for third2.step13.x
xor r11, r8	// third2.step13.x
sar rax, 1	// third2.step13.t
lea rdx, [rax+r11]	// third2.step13.y
cmovc rdx, rax	// third2.step13.G
adc r8, 0	// third2.step13.w
cmovs r10, r13	// third2.step13.d
lea rcx, [r10-1]	// third2.step14.c0
sarx rbx, r10, r15	// third2.step13.s
valignq zmm23{k3}{z}, zmm27, zmm27, 6	// update.last.valignq
mov r12, -2	// third2.step16.c1
vpaddq zmm2, zmm23, zmmword ptr [rdi+832]	// update.last.vpaddq.5
cmovs r9, rax	// third2.step13.h
sub r14, r10	// third2.step14.c1.2
vmovdqa64 zmmword ptr [rdi+832], zmm2	// update.last.vmovdqa64.3
mov rbp, -2	// third2.step17.c1
mov r11, r9	// copy for third2.step14.x
xor r11, rbx	// third2.step14.x
sar rdx, 1	// third2.step14.t
lea r8, [rdx+r11]	// third2.step14.y
cmovc r8, rdx	// third2.step14.G
adc rbx, 0	// third2.step14.w
cmovs rcx, r14	// third2.step14.d
sarx r13, rcx, r15	// third2.step14.s
cmovs r9, rdx	// third2.step14.h
valignq zmm4{k2}{z}, zmm2, zmm2, 2	// update.last.valignq.2
mov rax, r9	// copy for third2.step15.x
xor rax, r13	// third2.step15.x
sar r8, 1	// third2.step15.t
sbb r10, r10	// third2.step15.k
lea r11, [r8+rax]	// third2.step15.y
cmovc r11, r8	// third2.step15.G
andn rbx, r10, r13	// third2.step15.w
vpsrlq zmm18, zmm16, 10	// update.last.above.vpsrlq
cmovnz r9, r8	// third2.step15.h
xor rcx, rbx	// third2.step15.d
lea r14, [rcx-1]	// third2.step15.d.2
sub r12, r14	// third2.step16.c1.2
lea rdx, [r14-1]	// third2.step16.c0
sarx rax, r14, r15	// third2.step15.s
mov r10, r9	// copy for third2.step16.x
xor r10, rax	// third2.step16.x
sar r11, 1	// third2.step16.t
lea r13, [r11+r10]	// third2.step16.y
cmovc r13, r11	// third2.step16.G
vpsllq zmm17, zmm25, 20	// update.last.above.vpsllq
adc rax, 0	// third2.step16.w
cmovs rdx, r12	// third2.step16.d
lea r8, [rdx-1]	// third2.step17.c0
sarx rbx, rdx, r15	// third2.step16.s
cmovs r9, r11	// third2.step16.h
sub rbp, rdx	// third2.step17.c1.2
mov rcx, -2	// third2.step19.c1
vpsllq zmm15, zmm4, 50	// update.last.above.vpsllq.2
vpaddq zmm10, zmm18, zmm17	// update.last.above.vpaddq
mov r14, r9	// copy for third2.step17.x
xor r14, rbx	// third2.step17.x
sar r13, 1	// third2.step17.t
lea r10, [r13+r14]	// third2.step17.y
cmovc r10, r13	// third2.step17.G
adc rbx, 0	// third2.step17.w
cmovs r8, rbp	// third2.step17.d
sarx rax, r8, r15	// third2.step17.s
mov r12, -2	// third2.step20.c1
vpaddq zmm5, zmm10, zmm15	// update.last.above.vpaddq.2
cmovs r9, r13	// third2.step17.h
mov r11, r9	// copy for third2.step18.x
xor r11, rax	// third2.step18.x
sar r10, 1	// third2.step18.t
lea rdx, [r10+r11]	// third2.step18.y
sbb r14, r14	// third2.step18.k
cmovc rdx, r10	// third2.step18.G
andn rbx, r14, rax	// third2.step18.w
cmovnz r9, r10	// third2.step18.h
xor r8, rbx	// third2.step18.d
lea rbp, [r8-1]	// third2.step18.d.2
lea r13, [rbp-1]	// third2.step19.c0
sarx r11, rbp, r15	// third2.step18.s
sub rcx, rbp	// third2.step19.c1.2
mov r14, r9	// copy for third2.step19.x
xor r14, r11	// third2.step19.x
sar rdx, 1	// third2.step19.t
lea rax, [rdx+r14]	// third2.step19.y
cmovc rax, rdx	// third2.step19.G
adc r11, 0	// third2.step19.w
cmovs r13, rcx	// third2.step19.d
lea r10, [r13-1]	// third2.step20.c0
sarx rbx, r13, r15	// third2.step19.s
vmovdqa64 zmmword ptr [rdi+384], zmm5	// update.last.above.vmovdqa64
mov r8, -2	// third3.step1.c1
cmovs r9, rdx	// third2.step19.h
imul rsi, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov rbp, qword ptr [rdi+200]	// change1.high1f.load_N1v
imul rbp, qword ptr [rdi+392]	// change1.high1f.imul_above_g
lea r14, [rsi+rbp]	// change1.high1f.add
mov r11, qword ptr [rdi+48]	// change1.high1f.load_w1f
sar r11, 20	// change1.high1f.sar
lea rcx, [r11+r14]	// change1.high1f.add.2
shl rcx, 44	// change1.high1f.shl
mov qword ptr [rdi+64], rcx	// change1.high1f.store_high1f
mov rdx, qword ptr [rdi+208]	// change1.high1g.load_N1q
imul rdx, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov rsi, qword ptr [rdi+216]	// change1.high1g.load_N1r
imul rsi, qword ptr [rdi+392]	// change1.high1g.imul_above_g
lea rbp, [rdx+rsi]	// change1.high1g.add
mov r11, qword ptr [rdi+56]	// change1.high1g.load_w1g
sar r11, 20	// change1.high1g.sar
lea r14, [r11+rbp]	// change1.high1g.add.2
shl r14, 44	// change1.high1g.shl
mov qword ptr [rdi+72], r14	// change1.high1g.store_high1g
sub r12, r13	// third2.step20.c1.2
mov rcx, r9	// copy for third2.step20.x
xor rcx, rbx	// third2.step20.x
sar rax, 1	// third2.step20.t
lea rdx, [rax+rcx]	// third2.step20.y
cmovc rdx, rax	// third2.step20.G
adc rbx, 0	// third2.step20.w
cmovs r10, r12	// third2.step20.d
lea rsi, [r10-1]	// third3.step1.c0
sarx r11, r10, r15	// third2.step20.s
cmovs r9, rax	// third2.step20.h
mov rbp, rdx	// copy for change2.G.add_rounding_G
add rbp, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov r14, r9	// copy for change2.h.add_rounding_h
add r14, qword ptr [rdi-64]	// change2.h.add_rounding_h
rorx r13, r14, 41	// change2.h.second_entry
rorx rcx, r14, 20	// change2.h.first_entry
mov rbx, r9	// copy for change2.h.shl
shl rbx, 45	// change2.h.shl
rorx r12, rbp, 42	// change2.G.second_entry
imul r12, qword ptr [rdi+72]	// change2.G.imul_high1g
mov rax, rdx	// copy for change2.G.shl
shl rax, 44	// change2.G.shl
add rax, qword ptr [rdi-40]	// change2.G.add_refill_G
rorx r14, rbp, 21	// change2.G.first_entry
imul r14, qword ptr [rdi+64]	// change2.G.imul_high1f
add rbx, qword ptr [rdi-48]	// change2.h.add_refill_h
imul rcx, qword ptr [rdi+64]	// change2.h.imul_high1f
imul r13, qword ptr [rdi+72]	// change2.h.imul_high1g
sub r8, r10	// third3.step1.c1.2
lea rbp, [rcx+r13]	// change2.h.add
lea r10, [r14+r12]	// change2.G.add
lea rcx, [r10+rax]	// change2.G.add.2
lea r13, [rbp+rbx]	// change2.h.add.2
ror r13, 45	// change2.h.packed
ror rcx, 44	// change2.G.packed
mov r14, -2	// third3.step2.c1
mov r12, r13	// copy for third3.step1.x
xor r12, r11	// third3.step1.x
sar rcx, 1	// third3.step1.t
lea r10, [rcx+r12]	// third3.step1.y
cmovc r10, rcx	// third3.step1.G
adc r11, 0	// third3.step1.w
cmovs rsi, r8	// third3.step1.d
lea rax, [rsi-1]	// third3.step2.c0
sarx rbp, rsi, r15	// third3.step1.s
mov rbx, -2	// third3.step4.c1
cmovs r13, rcx	// third3.step1.h
sub r14, rsi	// third3.step2.c1.2
mov r12, r13	// copy for third3.step2.x
xor r12, rbp	// third3.step2.x
sar r10, 1	// third3.step2.t
lea r11, [r10+r12]	// third3.step2.y
cmovc r11, r10	// third3.step2.G
adc rbp, 0	// third3.step2.w
cmovs rax, r14	// third3.step2.d
sarx r8, rax, r15	// third3.step2.s
cmovs r13, r10	// third3.step2.h
mov rcx, r13	// copy for third3.step3.x
xor rcx, r8	// third3.step3.x
sar r11, 1	// third3.step3.t
sbb rsi, rsi	// third3.step3.k
lea r12, [r11+rcx]	// third3.step3.y
cmovc r12, r11	// third3.step3.G
andn rbp, rsi, r8	// third3.step3.w
mov r14, -2	// third3.step5.c1
vpbroadcastq zmm11, r9	// change2.vpbroadcastq
vpbroadcastq zmm11{k1}, rdx	// change2.vpbroadcastq.2
vpaddq zmm12, zmm11, zmm29	// change2.N2.vpaddq
cmovnz r13, r11	// third3.step3.h
xor rax, rbp	// third3.step3.d
lea r10, [rax-1]	// third3.step3.d.2
lea rcx, [r10-1]	// third3.step4.c0
sarx rsi, r10, r15	// third3.step3.s
sub rbx, r10	// third3.step4.c1.2
mov r8, r13	// copy for third3.step4.x
xor r8, rsi	// third3.step4.x
sar r12, 1	// third3.step4.t
lea r9, [r12+r8]	// third3.step4.y
cmovc r9, r12	// third3.step4.G
adc rsi, 0	// third3.step4.w
cmovs rcx, rbx	// third3.step4.d
lea rdx, [rcx-1]	// third3.step5.c0
sarx r11, rcx, r15	// third3.step4.s
cmovs r13, r12	// third3.step4.h
sub r14, rcx	// third3.step5.c1.2
mov rbp, r13	// copy for third3.step5.x
xor rbp, r11	// third3.step5.x
sar r9, 1	// third3.step5.t
lea rax, [r9+rbp]	// third3.step5.y
cmovc rax, r9	// third3.step5.G
vpsllvq zmm6, zmm12, zmm30	// change2.N2.vpsllvq
vpsravq zmm0, zmm6, zmm31	// change2.N2.vpsravq
adc r11, 0	// third3.step5.w
cmovs rdx, r14	// third3.step5.d
sarx r10, rdx, r15	// third3.step5.s
vpsubq zmm1, zmm28, zmm0	// change2.N2.vpsubq
vmovdqa64 zmmword ptr [rdi+256], zmm1	// change2.N2.vmovdqa64
mov r8, -2	// third3.step7.c1
vpunpcklqdq zmm22, zmm1, zmm1	// change2.vpunpcklqdq
vpunpckhqdq zmm3, zmm1, zmm1	// change2.vpunpckhqdq
vbroadcasti32x4 zmm13, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
vbroadcasti32x4 zmm19, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
vpmuldq zmm9, zmm22, zmm13	// change2.Y.vpmuldq
mov rsi, -2	// third3.step8.c1
vpmuldq zmm14, zmm3, zmm19	// change2.Y.vpmuldq.2
cmovs r13, r9	// third3.step5.h
vpaddq zmm8, zmm9, zmm14	// change2.Y.vpaddq
vmovdqa64 zmmword ptr [rdi+128], zmm8	// change2.Y.vmovdqa64
mov rbx, qword ptr [rdi+256]	// change2.w2f.load_N2u
mov r12, r13	// copy for third3.step6.x
xor r12, r10	// third3.step6.x
sar rax, 1	// third3.step6.t
lea rcx, [rax+r12]	// third3.step6.y
sbb rbp, rbp	// third3.step6.k
cmovc rcx, rax	// third3.step6.G
andn r11, rbp, r10	// third3.step6.w
cmovnz r13, rax	// third3.step6.h
xor rdx, r11	// third3.step6.d
lea r14, [rdx-1]	// third3.step6.d.2
lea r9, [r14-1]	// third3.step7.c0
sub r8, r14	// third3.step7.c1.2
sarx r12, r14, r15	// third3.step6.s
imul rbx, qword ptr [rdi+48]	// change2.w2f.imul_w1f
mov rbp, qword ptr [rdi+264]	// change2.w2f.load_N2v
imul rbp, qword ptr [rdi+56]	// change2.w2f.imul_w1g
lea r10, [rbx+rbp]	// change2.w2f.add
mov rax, r13	// copy for third3.step7.x
xor rax, r12	// third3.step7.x
sar rcx, 1	// third3.step7.t
lea r11, [rcx+rax]	// third3.step7.y
cmovc r11, rcx	// third3.step7.G
adc r12, 0	// third3.step7.w
cmovs r9, r8	// third3.step7.d
lea rdx, [r9-1]	// third3.step8.c0
sarx r14, r9, r15	// third3.step7.s
cmovs r13, rcx	// third3.step7.h
sub rsi, r9	// third3.step8.c1.2
sar r10, 20	// change2.w2f.sar
mov rbx, qword ptr [rdi+128]	// change2.w2f.load_Yu
imul rbx, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov rbp, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul rbp, qword ptr [rdi+392]	// change2.w2f.imul_above_g
mov rax, r13	// copy for third3.step8.x
xor rax, r14	// third3.step8.x
sar r11, 1	// third3.step8.t
lea r12, [r11+rax]	// third3.step8.y
cmovc r12, r11	// third3.step8.G
mov r8, -2	// third3.step10.c1
lea rcx, [rbx+rbp]	// change2.w2f.add.2
lea r9, [r10+rcx]	// change2.w2f.add.3
mov qword ptr [rdi-112], r9	// change2.w2f.store_w2f
adc r14, 0	// third3.step8.w
cmovs rdx, rsi	// third3.step8.d
sarx rax, rdx, r15	// third3.step8.s
cmovs r13, r11	// third3.step8.h
sar r9, 20	// change2.w2f.sar.2
shl r9, 44	// change2.w2f.shl
mov qword ptr [rdi+80], r9	// change2.w2f.store_high2f
mov rbx, qword ptr [rdi+272]	// change2.w2g.load_N2q
imul rbx, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov rbp, qword ptr [rdi+280]	// change2.w2g.load_N2r
imul rbp, qword ptr [rdi+56]	// change2.w2g.imul_w1g
lea r10, [rbx+rbp]	// change2.w2g.add
mov rcx, r13	// copy for third3.step9.x
xor rcx, rax	// third3.step9.x
sar r12, 1	// third3.step9.t
lea r14, [r12+rcx]	// third3.step9.y
sbb rsi, rsi	// third3.step9.k
cmovc r14, r12	// third3.step9.G
andn r11, rsi, rax	// third3.step9.w
mov r9, -2	// third3.step11.c1
cmovnz r13, r12	// third3.step9.h
xor rdx, r11	// third3.step9.d
lea rbx, [rdx-1]	// third3.step9.d.2
lea rbp, [rbx-1]	// third3.step10.c0
sub r8, rbx	// third3.step10.c1.2
sarx rcx, rbx, r15	// third3.step9.s
sar r10, 20	// change2.w2g.sar
mov rsi, qword ptr [rdi+144]	// change2.w2g.load_Yq
imul rsi, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov rax, r13	// copy for third3.step10.x
xor rax, rcx	// third3.step10.x
sar r14, 1	// third3.step10.t
lea r12, [r14+rax]	// third3.step10.y
cmovc r12, r14	// third3.step10.G
mov r11, qword ptr [rdi+152]	// change2.w2g.load_Yr
adc rcx, 0	// third3.step10.w
cmovs rbp, r8	// third3.step10.d
lea rdx, [rbp-1]	// third3.step11.c0
sarx rbx, rbp, r15	// third3.step10.s
cmovs r13, r14	// third3.step10.h
imul r11, qword ptr [rdi+392]	// change2.w2g.imul_above_g
sub r9, rbp	// third3.step11.c1.2
lea rax, [rsi+r11]	// change2.w2g.add.2
lea rcx, [r10+rax]	// change2.w2g.add.3
mov qword ptr [rdi-104], rcx	// change2.w2g.store_w2g
sar rcx, 20	// change2.w2g.sar.2
mov r8, -2	// third3.step13.c1
mov r14, r13	// copy for third3.step11.x
xor r14, rbx	// third3.step11.x
sar r12, 1	// third3.step11.t
lea rbp, [r12+r14]	// third3.step11.y
cmovc rbp, r12	// third3.step11.G
adc rbx, 0	// third3.step11.w
cmovs rdx, r9	// third3.step11.d
sarx rsi, rdx, r15	// third3.step11.s
mov r11, -2	// third3.step14.c1
cmovs r13, r12	// third3.step11.h
shl rcx, 44	// change2.w2g.shl
mov qword ptr [rdi+88], rcx	// change2.w2g.store_high2g
mov r10, r13	// copy for third3.step12.x
xor r10, rsi	// third3.step12.x
sar rbp, 1	// third3.step12.t
lea rax, [rbp+r10]	// third3.step12.y
cmovc rax, rbp	// third3.step12.G
sbb r14, r14	// third3.step12.k
andn rbx, r14, rsi	// third3.step12.w
cmovnz r13, rbp	// third3.step12.h
xor rdx, rbx	// third3.step12.d
lea r9, [rdx-1]	// third3.step12.d.2
lea r12, [r9-1]	// third3.step13.c0
sarx rcx, r9, r15	// third3.step12.s
sub r8, r9	// third3.step13.c1.2
mov r10, r13	// copy for third3.step13.x
xor r10, rcx	// third3.step13.x
sar rax, 1	// third3.step13.t
lea r14, [rax+r10]	// third3.step13.y
cmovc r14, rax	// third3.step13.G
adc rcx, 0	// third3.step13.w
cmovs r12, r8	// third3.step13.d
lea rsi, [r12-1]	// third3.step14.c0
sarx rbp, r12, r15	// third3.step13.s
mov rbx, -2	// third3.step16.c1
cmovs r13, rax	// third3.step13.h
sub r11, r12	// third3.step14.c1.2
mov rdx, r13	// copy for third3.step14.x
xor rdx, rbp	// third3.step14.x
sar r14, 1	// third3.step14.t
lea r9, [r14+rdx]	// third3.step14.y
cmovc r9, r14	// third3.step14.G
adc rbp, 0	// third3.step14.w
cmovs rsi, r11	// third3.step14.d
sarx r10, rsi, r15	// third3.step14.s
cmovs r13, r14	// third3.step14.h
mov rcx, -2	// third3.step17.c1
mov r8, r13	// copy for third3.step15.x
xor r8, r10	// third3.step15.x
sar r9, 1	// third3.step15.t
lea rax, [r9+r8]	// third3.step15.y
sbb r12, r12	// third3.step15.k
cmovc rax, r9	// third3.step15.G
andn rdx, r12, r10	// third3.step15.w
cmovnz r13, r9	// third3.step15.h
xor rsi, rdx	// third3.step15.d
lea rbp, [rsi-1]	// third3.step15.d.2
lea r11, [rbp-1]	// third3.step16.c0
sarx r14, rbp, r15	// third3.step15.s
sub rbx, rbp	// third3.step16.c1.2
mov r8, r13	// copy for third3.step16.x
xor r8, r14	// third3.step16.x
sar rax, 1	// third3.step16.t
lea r12, [rax+r8]	// third3.step16.y
cmovc r12, rax	// third3.step16.G
adc r14, 0	// third3.step16.w
cmovs r11, rbx	// third3.step16.d
sarx r10, r11, r15	// third3.step16.s
lea r9, [r11-1]	// third3.step17.c0
cmovs r13, rax	// third3.step16.h
sub rcx, r11	// third3.step17.c1.2
mov rdx, r13	// copy for third3.step17.x
xor rdx, r10	// third3.step17.x
sar r12, 1	// third3.step17.t
lea rsi, [r12+rdx]	// third3.step17.y
cmovc rsi, r12	// third3.step17.G
adc r10, 0	// third3.step17.w
cmovs r9, rcx	// third3.step17.d
sarx rbp, r9, r15	// third3.step17.s
mov r8, -2	// third3.step19.c1
mov r14, -2	// third3.step20.c1
cmovs r13, r12	// third3.step17.h
mov rbx, r13	// copy for third3.step18.x
xor rbx, rbp	// third3.step18.x
sar rsi, 1	// third3.step18.t
lea rax, [rsi+rbx]	// third3.step18.y
sbb r11, r11	// third3.step18.k
cmovc rax, rsi	// third3.step18.G
andn rdx, r11, rbp	// third3.step18.w
cmovnz r13, rsi	// third3.step18.h
xor r9, rdx	// third3.step18.d
lea r10, [r9-1]	// third3.step18.d.2
lea rcx, [r10-1]	// third3.step19.c0
sarx r12, r10, r15	// third3.step18.s
sub r8, r10	// third3.step19.c1.2
mov rbx, r13	// copy for third3.step19.x
xor rbx, r12	// third3.step19.x
sar rax, 1	// third3.step19.t
lea r11, [rax+rbx]	// third3.step19.y
cmovc r11, rax	// third3.step19.G
adc r12, 0	// third3.step19.w
cmovs rcx, r8	// third3.step19.d
lea rbp, [rcx-1]	// third3.step20.c0
sarx rsi, rcx, r15	// third3.step19.s
cmovs r13, rax	// third3.step19.h
sub r14, rcx	// third3.step20.c1.2
mov rdx, r13	// copy for third3.step20.x
xor rdx, rsi	// third3.step20.x
sar r11, 1	// third3.step20.t
lea r9, [r11+rdx]	// third3.step20.y
cmovc r9, r11	// third3.step20.G
mov qword ptr [rdi-120], r9	// change3.store_end_G
adc rsi, 0	// third3.step20.w
cmovs rbp, r14	// third3.step20.d
sarx r10, rbp, r15	// third3.step20.s
cmovs r13, r11	// third3.step20.h
mov rbx, r9	// copy for change3.G.shl
shl rbx, 44	// change3.G.shl
add r9, qword ptr [rdi-56]	// change3.G.add_rounding_G
rorx r12, r9, 42	// change3.G.second_entry
mov r8, r13	// copy for change3.h.add_rounding_h
add r8, qword ptr [rdi-64]	// change3.h.add_rounding_h
mov rax, r13	// copy for change3.h.shl
shl rax, 45	// change3.h.shl
rorx rcx, r8, 20	// change3.h.first_entry
rorx rdx, r9, 21	// change3.G.first_entry
rorx rsi, r8, 41	// change3.h.second_entry
add rax, qword ptr [rdi-48]	// change3.h.add_refill_h
imul rsi, qword ptr [rdi+88]	// change3.h.imul_high2g
imul rdx, qword ptr [rdi+80]	// change3.G.imul_high2f
mov qword ptr [rdi-128], r13	// change3.store_end_h
add rbx, qword ptr [rdi-40]	// change3.G.add_refill_G
imul rcx, qword ptr [rdi+80]	// change3.h.imul_high2f
imul r12, qword ptr [rdi+88]	// change3.G.imul_high2g
lea r14, [rdx+r12]	// change3.G.add
lea r11, [r14+rbx]	// change3.G.add.2
lea r9, [rcx+rsi]	// change3.h.add
lea r8, [r9+rax]	// change3.h.add.2
ror r11, 44	// change3.G.packed
ror r8, 45	// change3.h.packed
mov rbx, r11	// output
mov rcx, r8	// output
mov rdx, rbp	// output
mov rsi, r10	// output
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
