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
// Length: 16 limbs of 30 bits; 982 instructions a batch, 702 for its steps (form: carry+carry+mask).
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
cmovs rcx, rbx	// third1.step1.h
sub r8, rax	// third1.step2.c1.2
mov r13, -2	// third1.step4.c1
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
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
mov rbp, rcx	// copy for third1.step3.x
xor rbp, r9	// third1.step3.x
sar rdx, 1	// third1.step3.t
sbb rbx, rbx	// third1.step3.k
lea rax, [rdx+rbp]	// third1.step3.y
cmovc rax, rdx	// third1.step3.G
andn r14, rbx, r9	// third1.step3.w
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
cmovnz rcx, rdx	// third1.step3.h
xor r11, r14	// third1.step3.d
lea r12, [r11-1]	// third1.step3.d.2
lea r8, [r12-1]	// third1.step4.c0
sarx r10, r12, r15	// third1.step3.s
sub r13, r12	// third1.step4.c1.2
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
mov rbp, rcx	// copy for third1.step4.x
xor rbp, r10	// third1.step4.x
sar rax, 1	// third1.step4.t
lea rbx, [rax+rbp]	// third1.step4.y
cmovc rbx, rax	// third1.step4.G
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
adc r10, 0	// third1.step4.w
cmovs r8, r13	// third1.step4.d
sarx r9, r8, r15	// third1.step4.s
lea rdx, [r8-1]	// third1.step5.c0
cmovs rcx, rax	// third1.step4.h
sub rsi, r8	// third1.step5.c1.2
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
mov r14, -2	// third1.step7.c1
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
mov r11, rcx	// copy for third1.step5.x
xor r11, r9	// third1.step5.x
sar rbx, 1	// third1.step5.t
lea r12, [rbx+r11]	// third1.step5.y
cmovc r12, rbx	// third1.step5.G
adc r9, 0	// third1.step5.w
cmovs rdx, rsi	// third1.step5.d
sarx rbp, rdx, r15	// third1.step5.s
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
mov r10, -2	// third1.step8.c1
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
cmovs rcx, rbx	// third1.step5.h
mov r13, rcx	// copy for third1.step6.x
xor r13, rbp	// third1.step6.x
sar r12, 1	// third1.step6.t
sbb rax, rax	// third1.step6.k
lea r8, [r12+r13]	// third1.step6.y
cmovc r8, r12	// third1.step6.G
andn r11, rax, rbp	// third1.step6.w
cmovnz rcx, r12	// third1.step6.h
xor rdx, r11	// third1.step6.d
lea r9, [rdx-1]	// third1.step6.d.2
sarx rsi, r9, r15	// third1.step6.s
lea rbx, [r9-1]	// third1.step7.c0
sub r14, r9	// third1.step7.c1.2
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
mov r13, -2	// third1.step10.c1
vpaddq zmm19, zmm17, zmm18	// end.M.vpaddq.2
mov rax, rcx	// copy for third1.step7.x
xor rax, rsi	// third1.step7.x
sar r8, 1	// third1.step7.t
lea rbp, [r8+rax]	// third1.step7.y
cmovc rbp, r8	// third1.step7.G
adc rsi, 0	// third1.step7.w
cmovs rbx, r14	// third1.step7.d
lea r12, [rbx-1]	// third1.step8.c0
sarx r11, rbx, r15	// third1.step7.s
vpsraq zmm20, zmm16, 30	// end.M.vpsraq.3
cmovs rcx, r8	// third1.step7.h
sub r10, rbx	// third1.step8.c1.2
mov rdx, rcx	// copy for third1.step8.x
xor rdx, r11	// third1.step8.x
sar rbp, 1	// third1.step8.t
lea r9, [rbp+rdx]	// third1.step8.y
cmovc r9, rbp	// third1.step8.G
vpshufd zmm21, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
vpaddq zmm22, zmm19, zmm20	// end.M.vpaddq.3
vpandq zmm23, zmm16, zmm7	// end.M.vpandq.3
vpermq zmm24, zmm23, 0xcc	// end.M.vpermq
adc r11, 0	// third1.step8.w
cmovs r12, r10	// third1.step8.d
sarx rax, r12, r15	// third1.step8.s
cmovs rcx, rbp	// third1.step8.h
vpmuldq zmm25, zmm24, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
vpermq zmm26, zmm23, 0x99	// end.M.vpermq.2
mov rsi, -2	// third1.step11.c1
vpermq zmm27, zmm22, 0xcc	// end.M.vpermq.3
vpmuldq zmm0, zmm26, zmm21	// update.limb0.vpmuldq.2
vpermq zmm1, zmm22, 0x99	// end.M.vpermq.4
mov r14, qword ptr [rdi+320]	// end.w0f.load_N3u
imul r14, qword ptr [rdi-112]	// end.w0f.imul_w2f
vpaddq zmm2, zmm25, zmm0	// update.limb0.vpaddq
mov r8, qword ptr [rdi+328]	// end.w0f.load_N3v
mov rbx, rcx	// copy for third1.step9.x
xor rbx, rax	// third1.step9.x
sar r9, 1	// third1.step9.t
sbb rdx, rdx	// third1.step9.k
lea r11, [r9+rbx]	// third1.step9.y
cmovc r11, r9	// third1.step9.G
andn r10, rdx, rax	// third1.step9.w
cmovnz rcx, r9	// third1.step9.h
xor r12, r10	// third1.step9.d
lea rbp, [r12-1]	// third1.step9.d.2
lea rbx, [rbp-1]	// third1.step10.c0
sarx rdx, rbp, r15	// third1.step9.s
sub r13, rbp	// third1.step10.c1.2
mov rax, rcx	// copy for third1.step10.x
xor rax, rdx	// third1.step10.x
sar r11, 1	// third1.step10.t
lea r9, [r11+rax]	// third1.step10.y
cmovc r9, r11	// third1.step10.G
adc rdx, 0	// third1.step10.w
cmovs rbx, r13	// third1.step10.d
sarx r10, rbx, r15	// third1.step10.s
lea r12, [rbx-1]	// third1.step11.c0
cmovs rcx, r11	// third1.step10.h
sub rsi, rbx	// third1.step11.c1.2
imul r8, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea rbp, [r14+r8]	// end.w0f.add
vpsraq zmm3, zmm2, 30	// update.limb0.vpsraq
mov rax, -2	// third1.step13.c1
sar rbp, 20	// end.w0f.sar
and rbp, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi+16], rbp	// end.w0f.store_w0f
vpandq zmm4, zmm2, zmm7	// update.limb0.vpandq
shr rbp, 20	// end.w0f.shr
shl rbp, 44	// end.w0f.shl
valignq zmm8{k2}{z}, zmm4, zmm4, 2	// update.limb0.valignq
mov qword ptr [rdi+24], rbp	// end.w0f.store_high0f
mov rdx, -2	// third1.step14.c1
mov r13, qword ptr [rdi+336]	// end.w0g.load_N3q
imul r13, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r11, rcx	// copy for third1.step11.x
xor r11, r10	// third1.step11.x
sar r9, 1	// third1.step11.t
lea rbx, [r9+r11]	// third1.step11.y
cmovc rbx, r9	// third1.step11.G
adc r10, 0	// third1.step11.w
cmovs r12, rsi	// third1.step11.d
sarx r14, r12, r15	// third1.step11.s
cmovs rcx, r9	// third1.step11.h
mov r8, rcx	// copy for third1.step12.x
xor r8, r14	// third1.step12.x
sar rbx, 1	// third1.step12.t
lea rbp, [rbx+r8]	// third1.step12.y
cmovc rbp, rbx	// third1.step12.G
sbb r11, r11	// third1.step12.k
vpmuldq zmm9, zmm27, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
mov r10, qword ptr [rdi+344]	// end.w0g.load_N3r
imul r10, qword ptr [rdi-104]	// end.w0g.imul_w2g
andn rsi, r11, r14	// third1.step12.w
cmovnz rcx, rbx	// third1.step12.h
xor r12, rsi	// third1.step12.d
lea r9, [r12-1]	// third1.step12.d.2
sarx r8, r9, r15	// third1.step12.s
sub rax, r9	// third1.step13.c1.2
lea r11, [r9-1]	// third1.step13.c0
vpmuldq zmm10, zmm1, zmm21	// update.limb1.vpmuldq.2
lea r14, [r13+r10]	// end.w0g.add
vpaddq zmm11, zmm9, zmm10	// update.limb1.vpaddq
sar r14, 20	// end.w0g.sar
and r14, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi+32], r14	// end.w0g.store_w0g
shr r14, 20	// end.w0g.shr
shl r14, 44	// end.w0g.shl
mov rbx, rcx	// copy for third1.step13.x
xor rbx, r8	// third1.step13.x
sar rbp, 1	// third1.step13.t
lea rsi, [rbp+rbx]	// third1.step13.y
cmovc rsi, rbp	// third1.step13.G
adc r8, 0	// third1.step13.w
cmovs r11, rax	// third1.step13.d
lea r12, [r11-1]	// third1.step14.c0
sarx r9, r11, r15	// third1.step13.s
vpshufd zmm14, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpshufd
cmovs rcx, rbp	// third1.step13.h
sub rdx, r11	// third1.step14.c1.2
mov qword ptr [rdi+40], r14	// end.w0g.store_high0g
vpmuldq zmm15, zmm24, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
mov r13, rcx	// copy for third1.step14.x
xor r13, r9	// third1.step14.x
sar rsi, 1	// third1.step14.t
lea r10, [rsi+r13]	// third1.step14.y
cmovc r10, rsi	// third1.step14.G
mov rbx, -2	// third1.step16.c1
adc r9, 0	// third1.step14.w
cmovs r12, rdx	// third1.step14.d
sarx r8, r12, r15	// third1.step14.s
cmovs rcx, rsi	// third1.step14.h
mov rax, -2	// third1.step17.c1
vpmuldq zmm5, zmm26, zmm14	// update.limb1.vpmuldq.4
mov rbp, rcx	// copy for third1.step15.x
xor rbp, r8	// third1.step15.x
sar r10, 1	// third1.step15.t
sbb r11, r11	// third1.step15.k
lea r14, [r10+rbp]	// third1.step15.y
cmovc r14, r10	// third1.step15.G
vpaddq zmm12, zmm15, zmm5	// update.limb1.vpaddq.2
andn r13, r11, r8	// third1.step15.w
vpaddq zmm6, zmm11, zmm12	// update.limb1.vpaddq.3
cmovnz rcx, r10	// third1.step15.h
xor r12, r13	// third1.step15.d
lea r9, [r12-1]	// third1.step15.d.2
lea rdx, [r9-1]	// third1.step16.c0
sub rbx, r9	// third1.step16.c1.2
sarx rsi, r9, r15	// third1.step15.s
mov rbp, rcx	// copy for third1.step16.x
xor rbp, rsi	// third1.step16.x
sar r14, 1	// third1.step16.t
lea r11, [r14+rbp]	// third1.step16.y
cmovc r11, r14	// third1.step16.G
vpaddq zmm13, zmm6, zmm3	// update.limb1.vpaddq.4
adc rsi, 0	// third1.step16.w
cmovs rdx, rbx	// third1.step16.d
sarx r8, rdx, r15	// third1.step16.s
lea r10, [rdx-1]	// third1.step17.c0
cmovs rcx, r14	// third1.step16.h
sub rax, rdx	// third1.step17.c1.2
mov r13, -2	// third1.step19.c1
vpsraq zmm17, zmm13, 30	// update.limb1.vpsraq
mov r12, rcx	// copy for third1.step17.x
xor r12, r8	// third1.step17.x
sar r11, 1	// third1.step17.t
lea r9, [r11+r12]	// third1.step17.y
cmovc r9, r11	// third1.step17.G
adc r8, 0	// third1.step17.w
cmovs r10, rax	// third1.step17.d
sarx rbp, r10, r15	// third1.step17.s
vpandq zmm18, zmm13, zmm7	// update.limb1.vpandq
cmovs rcx, r11	// third1.step17.h
mov rsi, rcx	// copy for third1.step18.x
xor rsi, rbp	// third1.step18.x
sar r9, 1	// third1.step18.t
lea rbx, [r9+rsi]	// third1.step18.y
sbb r14, r14	// third1.step18.k
cmovc rbx, r9	// third1.step18.G
valignq zmm19{k2}{z}, zmm18, zmm18, 2	// update.limb1.valignq
andn rdx, r14, rbp	// third1.step18.w
cmovnz rcx, r9	// third1.step18.h
xor r10, rdx	// third1.step18.d
lea r12, [r10-1]	// third1.step18.d.2
sarx r8, r12, r15	// third1.step18.s
sub r13, r12	// third1.step19.c1.2
lea rax, [r12-1]	// third1.step19.c0
mov r11, -2	// third1.step20.c1
vpmuldq zmm20, zmm27, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
vpmuldq zmm16, zmm1, zmm14	// update.limb2.vpmuldq.2
mov rsi, rcx	// copy for third1.step19.x
xor rsi, r8	// third1.step19.x
sar rbx, 1	// third1.step19.t
lea r14, [rbx+rsi]	// third1.step19.y
cmovc r14, rbx	// third1.step19.G
adc r8, 0	// third1.step19.w
cmovs rax, r13	// third1.step19.d
lea rbp, [rax-1]	// third1.step20.c0
sarx r9, rax, r15	// third1.step19.s
cmovs rcx, rbx	// third1.step19.h
sub r11, rax	// third1.step20.c1.2
vpaddq zmm23, zmm20, zmm16	// update.limb2.vpaddq
mov rdx, rcx	// copy for third1.step20.x
xor rdx, r9	// third1.step20.x
sar r14, 1	// third1.step20.t
lea r10, [r14+rdx]	// third1.step20.y
cmovc r10, r14	// third1.step20.G
vpshufd zmm22, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpshufd
adc r9, 0	// third1.step20.w
cmovs rbp, r11	// third1.step20.d
sarx r12, rbp, r15	// third1.step20.s
cmovs rcx, r14	// third1.step20.h
mov rsi, rcx	// copy for change1.h.shl
shl rsi, 45	// change1.h.shl
mov r8, r10	// copy for change1.G.add_rounding_G
add r8, qword ptr [rdi-56]	// change1.G.add_rounding_G
rorx r13, r8, 42	// change1.G.second_entry
mov rbx, rcx	// copy for change1.h.add_rounding_h
add rbx, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov rax, r10	// copy for change1.G.shl
shl rax, 44	// change1.G.shl
add rax, qword ptr [rdi-40]	// change1.G.add_refill_G
rorx rdx, rbx, 41	// change1.h.second_entry
rorx r9, r8, 21	// change1.G.first_entry
imul r9, qword ptr [rdi+24]	// change1.G.imul_high0f
imul r13, qword ptr [rdi+40]	// change1.G.imul_high0g
imul rdx, qword ptr [rdi+40]	// change1.h.imul_high0g
rorx r11, rbx, 20	// change1.h.first_entry
add rsi, qword ptr [rdi-48]	// change1.h.add_refill_h
imul r11, qword ptr [rdi+24]	// change1.h.imul_high0f
lea r14, [rbp-1]	// third2.step1.c0
lea r8, [r11+rdx]	// change1.h.add
mov rbx, -2	// third2.step1.c1
sub rbx, rbp	// third2.step1.c1.2
vpmuldq zmm25, zmm24, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
mov r11, -2	// third2.step2.c1
lea rdx, [r9+r13]	// change1.G.add
lea rbp, [rdx+rax]	// change1.G.add.2
ror rbp, 44	// change1.G.packed
vpmuldq zmm0, zmm26, zmm22	// update.limb2.vpmuldq.4
lea r9, [r8+rsi]	// change1.h.add.2
ror r9, 45	// change1.h.packed
vpaddq zmm2, zmm25, zmm0	// update.limb2.vpaddq.2
vpaddq zmm4, zmm23, zmm2	// update.limb2.vpaddq.3
mov r13, r9	// copy for third2.step1.x
xor r13, r12	// third2.step1.x
sar rbp, 1	// third2.step1.t
lea rdx, [rbp+r13]	// third2.step1.y
cmovc rdx, rbp	// third2.step1.G
adc r12, 0	// third2.step1.w
cmovs r14, rbx	// third2.step1.d
lea rax, [r14-1]	// third2.step2.c0
sarx r8, r14, r15	// third2.step1.s
cmovs r9, rbp	// third2.step1.h
sub r11, r14	// third2.step2.c1.2
vpaddq zmm21, zmm4, zmm17	// update.limb2.vpaddq.4
mov rsi, -2	// third2.step4.c1
mov r13, -2	// third2.step5.c1
vpsraq zmm9, zmm21, 30	// update.limb2.vpsraq
mov r12, r9	// copy for third2.step2.x
xor r12, r8	// third2.step2.x
sar rdx, 1	// third2.step2.t
lea rbx, [rdx+r12]	// third2.step2.y
cmovc rbx, rdx	// third2.step2.G
adc r8, 0	// third2.step2.w
cmovs rax, r11	// third2.step2.d
sarx rbp, rax, r15	// third2.step2.s
cmovs r9, rdx	// third2.step2.h
vpbroadcastq zmm10, rcx	// change1.vpbroadcastq
vpandq zmm15, zmm21, zmm7	// update.limb2.vpandq
vpbroadcastq zmm10{k1}, r10	// change1.vpbroadcastq.2
vmovdqa64 zmmword ptr [rdi+832], zmm15	// update.limb2.vmovdqa64
mov r14, r9	// copy for third2.step3.x
xor r14, rbp	// third2.step3.x
sar rbx, 1	// third2.step3.t
sbb r12, r12	// third2.step3.k
lea r8, [rbx+r14]	// third2.step3.y
cmovc r8, rbx	// third2.step3.G
andn r11, r12, rbp	// third2.step3.w
cmovnz r9, rbx	// third2.step3.h
xor rax, r11	// third2.step3.d
lea rdx, [rax-1]	// third2.step3.d.2
lea rcx, [rdx-1]	// third2.step4.c0
sarx r10, rdx, r15	// third2.step3.s
sub rsi, rdx	// third2.step4.c1.2
vpaddq zmm5, zmm10, zmm29	// change1.N1.vpaddq
vpsllvq zmm11, zmm5, zmm30	// change1.N1.vpsllvq
vpsravq zmm12, zmm11, zmm31	// change1.N1.vpsravq
vpsubq zmm6, zmm28, zmm12	// change1.N1.vpsubq
vmovdqa64 zmmword ptr [rdi+192], zmm6	// change1.N1.vmovdqa64
vpmuldq zmm3, zmm27, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
mov r14, qword ptr [rdi+192]	// change1.w1f.load_N1u
imul r14, qword ptr [rdi+16]	// change1.w1f.imul_w0f
mov r12, qword ptr [rdi+200]	// change1.w1f.load_N1v
mov rbp, -2	// third2.step7.c1
mov rbx, r9	// copy for third2.step4.x
xor rbx, r10	// third2.step4.x
sar r8, 1	// third2.step4.t
lea r11, [r8+rbx]	// third2.step4.y
cmovc r11, r8	// third2.step4.G
adc r10, 0	// third2.step4.w
cmovs rcx, rsi	// third2.step4.d
sarx rax, rcx, r15	// third2.step4.s
lea rdx, [rcx-1]	// third2.step5.c0
cmovs r9, r8	// third2.step4.h
sub r13, rcx	// third2.step5.c1.2
vpmuldq zmm13, zmm1, zmm22	// update.limb3.vpmuldq.2
vpaddq zmm18, zmm3, zmm13	// update.limb3.vpaddq
mov rbx, r9	// copy for third2.step5.x
xor rbx, rax	// third2.step5.x
sar r11, 1	// third2.step5.t
lea r10, [r11+rbx]	// third2.step5.y
cmovc r10, r11	// third2.step5.G
adc rax, 0	// third2.step5.w
cmovs rdx, r13	// third2.step5.d
sarx rsi, rdx, r15	// third2.step5.s
mov r8, -2	// third2.step8.c1
cmovs r9, r11	// third2.step5.h
mov rcx, r9	// copy for third2.step6.x
xor rcx, rsi	// third2.step6.x
sar r10, 1	// third2.step6.t
lea rbx, [r10+rcx]	// third2.step6.y
cmovc rbx, r10	// third2.step6.G
sbb rax, rax	// third2.step6.k
vpshufd zmm14, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpshufd
imul r12, qword ptr [rdi+32]	// change1.w1f.imul_w0g
lea r13, [r14+r12]	// change1.w1f.add
sar r13, 20	// change1.w1f.sar
mov qword ptr [rdi+48], r13	// change1.w1f.store_w1f
mov r11, qword ptr [rdi+208]	// change1.w1g.load_N1q
imul r11, qword ptr [rdi+16]	// change1.w1g.imul_w0f
mov rcx, qword ptr [rdi+216]	// change1.w1g.load_N1r
imul rcx, qword ptr [rdi+32]	// change1.w1g.imul_w0g
lea r14, [r11+rcx]	// change1.w1g.add
sar r14, 20	// change1.w1g.sar
mov qword ptr [rdi+56], r14	// change1.w1g.store_w1g
vpmuldq zmm20, zmm24, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
andn r12, rax, rsi	// third2.step6.w
cmovnz r9, r10	// third2.step6.h
xor rdx, r12	// third2.step6.d
lea r13, [rdx-1]	// third2.step6.d.2
sarx r11, r13, r15	// third2.step6.s
sub rbp, r13	// third2.step7.c1.2
lea rcx, [r13-1]	// third2.step7.c0
mov r14, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpmuldq zmm16, zmm26, zmm14	// update.limb3.vpmuldq.4
mov rax, r9	// copy for third2.step7.x
xor rax, r11	// third2.step7.x
sar rbx, 1	// third2.step7.t
lea rsi, [rbx+rax]	// third2.step7.y
cmovc rsi, rbx	// third2.step7.G
adc r11, 0	// third2.step7.w
cmovs rcx, rbp	// third2.step7.d
lea r10, [rcx-1]	// third2.step8.c0
sarx r12, rcx, r15	// third2.step7.s
vpaddq zmm25, zmm20, zmm16	// update.limb3.vpaddq.2
cmovs r9, rbx	// third2.step7.h
sub r8, rcx	// third2.step8.c1.2
mov rdx, r9	// copy for third2.step8.x
xor rdx, r12	// third2.step8.x
sar rsi, 1	// third2.step8.t
lea r13, [rsi+rdx]	// third2.step8.y
cmovc r13, rsi	// third2.step8.G
vpaddq zmm0, zmm18, zmm25	// update.limb3.vpaddq.3
mov rax, -2	// third2.step10.c1
adc r12, 0	// third2.step8.w
cmovs r10, r8	// third2.step8.d
sarx r11, r10, r15	// third2.step8.s
cmovs r9, rsi	// third2.step8.h
vpaddq zmm23, zmm0, zmm9	// update.limb3.vpaddq.4
mov rbp, -2	// third2.step11.c1
vpsraq zmm2, zmm23, 30	// update.limb3.vpsraq
mov rbx, r9	// copy for third2.step9.x
xor rbx, r11	// third2.step9.x
sar r13, 1	// third2.step9.t
lea rcx, [r13+rbx]	// third2.step9.y
cmovc rcx, r13	// third2.step9.G
sbb rdx, rdx	// third2.step9.k
andn r12, rdx, r11	// third2.step9.w
cmovnz r9, r13	// third2.step9.h
xor r10, r12	// third2.step9.d
lea r8, [r10-1]	// third2.step9.d.2
lea rsi, [r8-1]	// third2.step10.c0
sarx rbx, r8, r15	// third2.step9.s
sub rax, r8	// third2.step10.c1.2
vpandq zmm4, zmm23, zmm7	// update.limb3.vpandq
mov rdx, r9	// copy for third2.step10.x
xor rdx, rbx	// third2.step10.x
sar rcx, 1	// third2.step10.t
lea r11, [rcx+rdx]	// third2.step10.y
cmovc r11, rcx	// third2.step10.G
vmovdqa64 zmmword ptr [rdi+896], zmm4	// update.limb3.vmovdqa64
adc rbx, 0	// third2.step10.w
cmovs rsi, rax	// third2.step10.d
sarx r13, rsi, r15	// third2.step10.s
lea r12, [rsi-1]	// third2.step11.c0
cmovs r9, rcx	// third2.step10.h
sub rbp, rsi	// third2.step11.c1.2
mov r10, -2	// third2.step14.c1
vpmuldq zmm17, zmm27, zmmword ptr [rdi+1024]	// update.last.vpmuldq
mov r8, -2	// third2.step13.c1
vpmuldq zmm21, zmm1, zmm14	// update.last.vpmuldq.2
mov rdx, r9	// copy for third2.step11.x
xor rdx, r13	// third2.step11.x
sar r11, 1	// third2.step11.t
lea rbx, [r11+rdx]	// third2.step11.y
cmovc rbx, r11	// third2.step11.G
adc r13, 0	// third2.step11.w
cmovs r12, rbp	// third2.step11.d
sarx rax, r12, r15	// third2.step11.s
vpaddq zmm15, zmm17, zmm21	// update.last.vpaddq
cmovs r9, r11	// third2.step11.h
mov rcx, r9	// copy for third2.step12.x
xor rcx, rax	// third2.step12.x
sar rbx, 1	// third2.step12.t
lea rsi, [rbx+rcx]	// third2.step12.y
sbb rdx, rdx	// third2.step12.k
cmovc rsi, rbx	// third2.step12.G
andn r13, rdx, rax	// third2.step12.w
cmovnz r9, rbx	// third2.step12.h
xor r12, r13	// third2.step12.d
lea rbp, [r12-1]	// third2.step12.d.2
sub r8, rbp	// third2.step13.c1.2
sarx r11, rbp, r15	// third2.step12.s
lea rcx, [rbp-1]	// third2.step13.c0
vpaddq zmm10, zmm15, zmm2	// update.last.vpaddq.2
vpaddq zmm5, zmm10, zmm8	// update.last.vpaddq.3
mov rdx, -2	// third2.step16.c1
mov rax, r9	// copy for third2.step13.x
xor rax, r11	// third2.step13.x
sar rsi, 1	// third2.step13.t
lea rbx, [rsi+rax]	// third2.step13.y
cmovc rbx, rsi	// third2.step13.G
adc r11, 0	// third2.step13.w
cmovs rcx, r8	// third2.step13.d
sarx r13, rcx, r15	// third2.step13.s
lea r12, [rcx-1]	// third2.step14.c0
vpandq zmm11, zmm5, zmm7	// update.last.vpandq
cmovs r9, rsi	// third2.step13.h
sub r10, rcx	// third2.step14.c1.2
vmovdqa64 zmmword ptr [rdi+960], zmm11	// update.last.vmovdqa64
mov rbp, -2	// third2.step17.c1
mov rax, r9	// copy for third2.step14.x
xor rax, r13	// third2.step14.x
sar rbx, 1	// third2.step14.t
lea r11, [rbx+rax]	// third2.step14.y
cmovc r11, rbx	// third2.step14.G
vpsraq zmm12, zmm5, 30	// update.last.vpsraq
adc r13, 0	// third2.step14.w
cmovs r12, r10	// third2.step14.d
sarx r8, r12, r15	// third2.step14.s
cmovs r9, rbx	// third2.step14.h
vpaddq zmm6, zmm12, zmm19	// update.last.vpaddq.4
mov rsi, r9	// copy for third2.step15.x
xor rsi, r8	// third2.step15.x
sar r11, 1	// third2.step15.t
sbb rcx, rcx	// third2.step15.k
lea rax, [r11+rsi]	// third2.step15.y
cmovc rax, r11	// third2.step15.G
andn r13, rcx, r8	// third2.step15.w
cmovnz r9, r11	// third2.step15.h
xor r12, r13	// third2.step15.d
lea r10, [r12-1]	// third2.step15.d.2
sub rdx, r10	// third2.step16.c1.2
lea rbx, [r10-1]	// third2.step16.c0
sarx rsi, r10, r15	// third2.step15.s
mov rcx, r9	// copy for third2.step16.x
xor rcx, rsi	// third2.step16.x
sar rax, 1	// third2.step16.t
lea r8, [rax+rcx]	// third2.step16.y
cmovc r8, rax	// third2.step16.G
vpandq zmm22, zmm6, zmmword ptr [rdi+576]	// update.last.vpandq.2
adc rsi, 0	// third2.step16.w
cmovs rbx, rdx	// third2.step16.d
sarx r11, rbx, r15	// third2.step16.s
lea r13, [rbx-1]	// third2.step17.c0
cmovs r9, rax	// third2.step16.h
sub rbp, rbx	// third2.step17.c1.2
vmovdqa64 zmmword ptr [rdi+1024], zmm22	// update.last.vmovdqa64.2
mov r12, -2	// third2.step19.c1
vpsrlq zmm3, zmm4, 10	// update.last.above.vpsrlq
vpsllq zmm13, zmm11, 20	// update.last.above.vpsllq
mov r10, -2	// third2.step20.c1
mov rcx, r9	// copy for third2.step17.x
xor rcx, r11	// third2.step17.x
sar r8, 1	// third2.step17.t
lea rsi, [r8+rcx]	// third2.step17.y
cmovc rsi, r8	// third2.step17.G
adc r11, 0	// third2.step17.w
cmovs r13, rbp	// third2.step17.d
sarx rdx, r13, r15	// third2.step17.s
cmovs r9, r8	// third2.step17.h
mov rax, r9	// copy for third2.step18.x
xor rax, rdx	// third2.step18.x
sar rsi, 1	// third2.step18.t
lea rbx, [rsi+rax]	// third2.step18.y
cmovc rbx, rsi	// third2.step18.G
sbb rcx, rcx	// third2.step18.k
andn r11, rcx, rdx	// third2.step18.w
cmovnz r9, rsi	// third2.step18.h
xor r13, r11	// third2.step18.d
lea rbp, [r13-1]	// third2.step18.d.2
sarx r8, rbp, r15	// third2.step18.s
lea rax, [rbp-1]	// third2.step19.c0
sub r12, rbp	// third2.step19.c1.2
vpsllq zmm24, zmm22, 50	// update.last.above.vpsllq.2
vpaddq zmm26, zmm3, zmm13	// update.last.above.vpaddq
vpaddq zmm20, zmm26, zmm24	// update.last.above.vpaddq.2
mov rcx, r9	// copy for third2.step19.x
xor rcx, r8	// third2.step19.x
sar rbx, 1	// third2.step19.t
lea rdx, [rbx+rcx]	// third2.step19.y
cmovc rdx, rbx	// third2.step19.G
adc r8, 0	// third2.step19.w
cmovs rax, r12	// third2.step19.d
lea rsi, [rax-1]	// third2.step20.c0
sarx r11, rax, r15	// third2.step19.s
vmovdqa64 zmmword ptr [rdi+384], zmm20	// update.last.above.vmovdqa64
cmovs r9, rbx	// third2.step19.h
imul r14, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov r13, qword ptr [rdi+200]	// change1.high1f.load_N1v
imul r13, qword ptr [rdi+392]	// change1.high1f.imul_above_g
lea rbp, [r14+r13]	// change1.high1f.add
mov rcx, qword ptr [rdi+48]	// change1.high1f.load_w1f
sar rcx, 20	// change1.high1f.sar
lea r8, [rcx+rbp]	// change1.high1f.add.2
shl r8, 44	// change1.high1f.shl
mov qword ptr [rdi+64], r8	// change1.high1f.store_high1f
mov r12, qword ptr [rdi+208]	// change1.high1g.load_N1q
imul r12, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov rbx, qword ptr [rdi+216]	// change1.high1g.load_N1r
imul rbx, qword ptr [rdi+392]	// change1.high1g.imul_above_g
lea r14, [r12+rbx]	// change1.high1g.add
mov r13, qword ptr [rdi+56]	// change1.high1g.load_w1g
sar r13, 20	// change1.high1g.sar
lea rcx, [r13+r14]	// change1.high1g.add.2
shl rcx, 44	// change1.high1g.shl
mov qword ptr [rdi+72], rcx	// change1.high1g.store_high1g
sub r10, rax	// third2.step20.c1.2
mov rbp, r9	// copy for third2.step20.x
xor rbp, r11	// third2.step20.x
sar rdx, 1	// third2.step20.t
lea r8, [rdx+rbp]	// third2.step20.y
cmovc r8, rdx	// third2.step20.G
mov r12, -2	// third3.step1.c1
vpsraq zmm16, zmm6, 30	// update.last.vpsraq.2
adc r11, 0	// third2.step20.w
cmovs rsi, r10	// third2.step20.d
sarx rbx, rsi, r15	// third2.step20.s
lea r13, [rsi-1]	// third3.step1.c0
cmovs r9, rdx	// third2.step20.h
mov r14, r8	// copy for change2.G.add_rounding_G
add r14, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov rcx, r9	// copy for change2.h.add_rounding_h
add rcx, qword ptr [rdi-64]	// change2.h.add_rounding_h
rorx rax, rcx, 20	// change2.h.first_entry
rorx rbp, rcx, 41	// change2.h.second_entry
mov r11, r9	// copy for change2.h.shl
shl r11, 45	// change2.h.shl
rorx r10, r14, 21	// change2.G.first_entry
rorx rdx, r14, 42	// change2.G.second_entry
imul rdx, qword ptr [rdi+72]	// change2.G.imul_high1g
imul r10, qword ptr [rdi+64]	// change2.G.imul_high1f
mov rcx, r8	// copy for change2.G.shl
shl rcx, 44	// change2.G.shl
add rcx, qword ptr [rdi-40]	// change2.G.add_refill_G
add r11, qword ptr [rdi-48]	// change2.h.add_refill_h
imul rax, qword ptr [rdi+64]	// change2.h.imul_high1f
lea r14, [r10+rdx]	// change2.G.add
imul rbp, qword ptr [rdi+72]	// change2.h.imul_high1g
lea r10, [rax+rbp]	// change2.h.add
lea rdx, [r14+rcx]	// change2.G.add.2
sub r12, rsi	// third3.step1.c1.2
lea rax, [r10+r11]	// change2.h.add.2
ror rax, 45	// change2.h.packed
valignq zmm18{k3}{z}, zmm16, zmm16, 6	// update.last.valignq
ror rdx, 44	// change2.G.packed
vpaddq zmm25, zmm18, zmmword ptr [rdi+832]	// update.last.vpaddq.5
mov rbp, -2	// third3.step2.c1
vmovdqa64 zmmword ptr [rdi+832], zmm25	// update.last.vmovdqa64.3
mov r14, rax	// copy for third3.step1.x
xor r14, rbx	// third3.step1.x
sar rdx, 1	// third3.step1.t
lea rcx, [rdx+r14]	// third3.step1.y
cmovc rcx, rdx	// third3.step1.G
adc rbx, 0	// third3.step1.w
cmovs r13, r12	// third3.step1.d
lea rsi, [r13-1]	// third3.step2.c0
sarx r10, r13, r15	// third3.step1.s
cmovs rax, rdx	// third3.step1.h
sub rbp, r13	// third3.step2.c1.2
mov r11, -2	// third3.step4.c1
mov r14, rax	// copy for third3.step2.x
xor r14, r10	// third3.step2.x
sar rcx, 1	// third3.step2.t
lea rbx, [rcx+r14]	// third3.step2.y
cmovc rbx, rcx	// third3.step2.G
adc r10, 0	// third3.step2.w
cmovs rsi, rbp	// third3.step2.d
sarx r12, rsi, r15	// third3.step2.s
cmovs rax, rcx	// third3.step2.h
mov rdx, rax	// copy for third3.step3.x
xor rdx, r12	// third3.step3.x
sar rbx, 1	// third3.step3.t
sbb r13, r13	// third3.step3.k
lea r14, [rbx+rdx]	// third3.step3.y
cmovc r14, rbx	// third3.step3.G
andn r10, r13, r12	// third3.step3.w
mov rbp, -2	// third3.step5.c1
cmovnz rax, rbx	// third3.step3.h
xor rsi, r10	// third3.step3.d
lea rcx, [rsi-1]	// third3.step3.d.2
lea rdx, [rcx-1]	// third3.step4.c0
sarx r13, rcx, r15	// third3.step3.s
sub r11, rcx	// third3.step4.c1.2
mov r12, rax	// copy for third3.step4.x
xor r12, r13	// third3.step4.x
sar r14, 1	// third3.step4.t
lea rbx, [r14+r12]	// third3.step4.y
cmovc rbx, r14	// third3.step4.G
adc r13, 0	// third3.step4.w
cmovs rdx, r11	// third3.step4.d
sarx r10, rdx, r15	// third3.step4.s
lea rsi, [rdx-1]	// third3.step5.c0
cmovs rax, r14	// third3.step4.h
sub rbp, rdx	// third3.step5.c1.2
vpbroadcastq zmm0, r9	// change2.vpbroadcastq
vpbroadcastq zmm0{k1}, r8	// change2.vpbroadcastq.2
vpaddq zmm9, zmm0, zmm29	// change2.N2.vpaddq
vpsllvq zmm23, zmm9, zmm30	// change2.N2.vpsllvq
mov rcx, rax	// copy for third3.step5.x
xor rcx, r10	// third3.step5.x
sar rbx, 1	// third3.step5.t
lea r12, [rbx+rcx]	// third3.step5.y
cmovc r12, rbx	// third3.step5.G
vpsravq zmm27, zmm23, zmm31	// change2.N2.vpsravq
mov r13, -2	// third3.step7.c1
vpsubq zmm1, zmm28, zmm27	// change2.N2.vpsubq
adc r10, 0	// third3.step5.w
cmovs rsi, rbp	// third3.step5.d
sarx r11, rsi, r15	// third3.step5.s
cmovs rax, rbx	// third3.step5.h
vmovdqa64 zmmword ptr [rdi+256], zmm1	// change2.N2.vmovdqa64
vpunpcklqdq zmm14, zmm1, zmm1	// change2.vpunpcklqdq
mov r14, -2	// third3.step8.c1
vpunpckhqdq zmm17, zmm1, zmm1	// change2.vpunpckhqdq
vbroadcasti32x4 zmm21, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
vbroadcasti32x4 zmm15, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
mov rdx, rax	// copy for third3.step6.x
xor rdx, r11	// third3.step6.x
sar r12, 1	// third3.step6.t
lea r9, [r12+rdx]	// third3.step6.y
sbb r8, r8	// third3.step6.k
cmovc r9, r12	// third3.step6.G
andn rcx, r8, r11	// third3.step6.w
cmovnz rax, r12	// third3.step6.h
xor rsi, rcx	// third3.step6.d
lea r10, [rsi-1]	// third3.step6.d.2
sarx rbp, r10, r15	// third3.step6.s
lea rbx, [r10-1]	// third3.step7.c0
sub r13, r10	// third3.step7.c1.2
vpmuldq zmm2, zmm14, zmm21	// change2.Y.vpmuldq
vpmuldq zmm10, zmm17, zmm15	// change2.Y.vpmuldq.2
vpaddq zmm8, zmm2, zmm10	// change2.Y.vpaddq
vmovdqa64 zmmword ptr [rdi+128], zmm8	// change2.Y.vmovdqa64
mov rdx, qword ptr [rdi+256]	// change2.w2f.load_N2u
imul rdx, qword ptr [rdi+48]	// change2.w2f.imul_w1f
mov r8, rax	// copy for third3.step7.x
xor r8, rbp	// third3.step7.x
sar r9, 1	// third3.step7.t
lea r11, [r9+r8]	// third3.step7.y
cmovc r11, r9	// third3.step7.G
adc rbp, 0	// third3.step7.w
cmovs rbx, r13	// third3.step7.d
sarx r12, rbx, r15	// third3.step7.s
lea rcx, [rbx-1]	// third3.step8.c0
cmovs rax, r9	// third3.step7.h
sub r14, rbx	// third3.step8.c1.2
mov rsi, qword ptr [rdi+264]	// change2.w2f.load_N2v
mov r10, rax	// copy for third3.step8.x
xor r10, r12	// third3.step8.x
sar r11, 1	// third3.step8.t
lea r8, [r11+r10]	// third3.step8.y
cmovc r8, r11	// third3.step8.G
mov rbp, -2	// third3.step10.c1
adc r12, 0	// third3.step8.w
cmovs rcx, r14	// third3.step8.d
sarx r13, rcx, r15	// third3.step8.s
cmovs rax, r11	// third3.step8.h
imul rsi, qword ptr [rdi+56]	// change2.w2f.imul_w1g
lea r9, [rdx+rsi]	// change2.w2f.add
sar r9, 20	// change2.w2f.sar
mov rbx, qword ptr [rdi+128]	// change2.w2f.load_Yu
imul rbx, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov r10, qword ptr [rdi+136]	// change2.w2f.load_Yv
mov r12, -2	// third3.step11.c1
imul r10, qword ptr [rdi+392]	// change2.w2f.imul_above_g
mov r14, rax	// copy for third3.step9.x
xor r14, r13	// third3.step9.x
sar r8, 1	// third3.step9.t
lea r11, [r8+r14]	// third3.step9.y
cmovc r11, r8	// third3.step9.G
sbb rdx, rdx	// third3.step9.k
andn rsi, rdx, r13	// third3.step9.w
cmovnz rax, r8	// third3.step9.h
xor rcx, rsi	// third3.step9.d
lea r14, [rcx-1]	// third3.step9.d.2
lea rdx, [r14-1]	// third3.step10.c0
sarx r13, r14, r15	// third3.step9.s
sub rbp, r14	// third3.step10.c1.2
lea r8, [rbx+r10]	// change2.w2f.add.2
lea rsi, [r9+r8]	// change2.w2f.add.3
mov rcx, rax	// copy for third3.step10.x
xor rcx, r13	// third3.step10.x
sar r11, 1	// third3.step10.t
lea r14, [r11+rcx]	// third3.step10.y
cmovc r14, r11	// third3.step10.G
mov qword ptr [rdi-112], rsi	// change2.w2f.store_w2f
mov rbx, -2	// third3.step13.c1
adc r13, 0	// third3.step10.w
cmovs rdx, rbp	// third3.step10.d
sarx r10, rdx, r15	// third3.step10.s
lea r9, [rdx-1]	// third3.step11.c0
cmovs rax, r11	// third3.step10.h
sub r12, rdx	// third3.step11.c1.2
sar rsi, 20	// change2.w2f.sar.2
shl rsi, 44	// change2.w2f.shl
mov qword ptr [rdi+80], rsi	// change2.w2f.store_high2f
mov r8, qword ptr [rdi+272]	// change2.w2g.load_N2q
imul r8, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov rcx, qword ptr [rdi+280]	// change2.w2g.load_N2r
imul rcx, qword ptr [rdi+56]	// change2.w2g.imul_w1g
lea r13, [r8+rcx]	// change2.w2g.add
sar r13, 20	// change2.w2g.sar
mov rbp, rax	// copy for third3.step11.x
xor rbp, r10	// third3.step11.x
sar r14, 1	// third3.step11.t
lea r11, [r14+rbp]	// third3.step11.y
cmovc r11, r14	// third3.step11.G
adc r10, 0	// third3.step11.w
cmovs r9, r12	// third3.step11.d
sarx rdx, r9, r15	// third3.step11.s
mov rsi, qword ptr [rdi+144]	// change2.w2g.load_Yq
mov r8, -2	// third3.step14.c1
cmovs rax, r14	// third3.step11.h
imul rsi, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov rcx, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul rcx, qword ptr [rdi+392]	// change2.w2g.imul_above_g
lea rbp, [rsi+rcx]	// change2.w2g.add.2
lea r10, [r13+rbp]	// change2.w2g.add.3
mov r12, rax	// copy for third3.step12.x
xor r12, rdx	// third3.step12.x
sar r11, 1	// third3.step12.t
lea r14, [r11+r12]	// third3.step12.y
cmovc r14, r11	// third3.step12.G
sbb rsi, rsi	// third3.step12.k
mov qword ptr [rdi-104], r10	// change2.w2g.store_w2g
andn rcx, rsi, rdx	// third3.step12.w
cmovnz rax, r11	// third3.step12.h
xor r9, rcx	// third3.step12.d
lea r13, [r9-1]	// third3.step12.d.2
sarx rbp, r13, r15	// third3.step12.s
lea r12, [r13-1]	// third3.step13.c0
sub rbx, r13	// third3.step13.c1.2
sar r10, 20	// change2.w2g.sar.2
mov rsi, rax	// copy for third3.step13.x
xor rsi, rbp	// third3.step13.x
sar r14, 1	// third3.step13.t
lea rdx, [r14+rsi]	// third3.step13.y
cmovc rdx, r14	// third3.step13.G
adc rbp, 0	// third3.step13.w
cmovs r12, rbx	// third3.step13.d
lea r11, [r12-1]	// third3.step14.c0
sarx rcx, r12, r15	// third3.step13.s
cmovs rax, r14	// third3.step13.h
sub r8, r12	// third3.step14.c1.2
shl r10, 44	// change2.w2g.shl
mov qword ptr [rdi+88], r10	// change2.w2g.store_high2g
mov r9, -2	// third3.step16.c1
mov r13, rax	// copy for third3.step14.x
xor r13, rcx	// third3.step14.x
sar rdx, 1	// third3.step14.t
lea rsi, [rdx+r13]	// third3.step14.y
cmovc rsi, rdx	// third3.step14.G
adc rcx, 0	// third3.step14.w
cmovs r11, r8	// third3.step14.d
sarx rbp, r11, r15	// third3.step14.s
cmovs rax, rdx	// third3.step14.h
mov rbx, -2	// third3.step17.c1
mov r14, rax	// copy for third3.step15.x
xor r14, rbp	// third3.step15.x
sar rsi, 1	// third3.step15.t
lea r12, [rsi+r14]	// third3.step15.y
cmovc r12, rsi	// third3.step15.G
sbb r10, r10	// third3.step15.k
andn r13, r10, rbp	// third3.step15.w
cmovnz rax, rsi	// third3.step15.h
xor r11, r13	// third3.step15.d
lea rcx, [r11-1]	// third3.step15.d.2
lea r8, [rcx-1]	// third3.step16.c0
sarx rdx, rcx, r15	// third3.step15.s
sub r9, rcx	// third3.step16.c1.2
mov r14, rax	// copy for third3.step16.x
xor r14, rdx	// third3.step16.x
sar r12, 1	// third3.step16.t
lea r10, [r12+r14]	// third3.step16.y
cmovc r10, r12	// third3.step16.G
adc rdx, 0	// third3.step16.w
cmovs r8, r9	// third3.step16.d
sarx rbp, r8, r15	// third3.step16.s
lea rsi, [r8-1]	// third3.step17.c0
cmovs rax, r12	// third3.step16.h
sub rbx, r8	// third3.step17.c1.2
mov r13, -2	// third3.step19.c1
mov r11, rax	// copy for third3.step17.x
xor r11, rbp	// third3.step17.x
sar r10, 1	// third3.step17.t
lea rcx, [r10+r11]	// third3.step17.y
cmovc rcx, r10	// third3.step17.G
adc rbp, 0	// third3.step17.w
cmovs rsi, rbx	// third3.step17.d
sarx r14, rsi, r15	// third3.step17.s
mov rdx, -2	// third3.step20.c1
cmovs rax, r10	// third3.step17.h
mov r9, rax	// copy for third3.step18.x
xor r9, r14	// third3.step18.x
sar rcx, 1	// third3.step18.t
lea r12, [rcx+r9]	// third3.step18.y
sbb r8, r8	// third3.step18.k
cmovc r12, rcx	// third3.step18.G
andn r11, r8, r14	// third3.step18.w
cmovnz rax, rcx	// third3.step18.h
xor rsi, r11	// third3.step18.d
lea rbp, [rsi-1]	// third3.step18.d.2
sarx rbx, rbp, r15	// third3.step18.s
lea r10, [rbp-1]	// third3.step19.c0
sub r13, rbp	// third3.step19.c1.2
mov r9, rax	// copy for third3.step19.x
xor r9, rbx	// third3.step19.x
sar r12, 1	// third3.step19.t
lea r8, [r12+r9]	// third3.step19.y
cmovc r8, r12	// third3.step19.G
adc rbx, 0	// third3.step19.w
cmovs r10, r13	// third3.step19.d
lea r14, [r10-1]	// third3.step20.c0
sarx rcx, r10, r15	// third3.step19.s
cmovs rax, r12	// third3.step19.h
sub rdx, r10	// third3.step20.c1.2
mov r11, rax	// copy for third3.step20.x
xor r11, rcx	// third3.step20.x
sar r8, 1	// third3.step20.t
lea rsi, [r8+r11]	// third3.step20.y
cmovc rsi, r8	// third3.step20.G
mov qword ptr [rdi-120], rsi	// change3.store_end_G
adc rcx, 0	// third3.step20.w
cmovs r14, rdx	// third3.step20.d
sarx rbp, r14, r15	// third3.step20.s
cmovs rax, r8	// third3.step20.h
mov r9, rsi	// copy for change3.G.shl
shl r9, 44	// change3.G.shl
add rsi, qword ptr [rdi-56]	// change3.G.add_rounding_G
rorx rbx, rsi, 42	// change3.G.second_entry
mov r13, rax	// copy for change3.h.add_rounding_h
add r13, qword ptr [rdi-64]	// change3.h.add_rounding_h
mov r12, rax	// copy for change3.h.shl
shl r12, 45	// change3.h.shl
rorx r10, r13, 20	// change3.h.first_entry
rorx r11, rsi, 21	// change3.G.first_entry
rorx rcx, r13, 41	// change3.h.second_entry
add r12, qword ptr [rdi-48]	// change3.h.add_refill_h
imul rcx, qword ptr [rdi+88]	// change3.h.imul_high2g
imul r11, qword ptr [rdi+80]	// change3.G.imul_high2f
add r9, qword ptr [rdi-40]	// change3.G.add_refill_G
mov qword ptr [rdi-128], rax	// change3.store_end_h
imul r10, qword ptr [rdi+80]	// change3.h.imul_high2f
imul rbx, qword ptr [rdi+88]	// change3.G.imul_high2g
lea rdx, [r11+rbx]	// change3.G.add
lea r8, [rdx+r9]	// change3.G.add.2
lea rsi, [r10+rcx]	// change3.h.add
lea r13, [rsi+r12]	// change3.h.add.2
ror r8, 44	// change3.G.packed
ror r13, 45	// change3.h.packed
mov rbx, r8	// output
mov rcx, r13	// output
mov rdx, r14	// output
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
