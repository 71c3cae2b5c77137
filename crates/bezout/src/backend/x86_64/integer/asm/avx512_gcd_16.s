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
// Length: 36 limbs of 30 bits; 1040 instructions a batch, 702 for its steps (form: carry+carry+mask).
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
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
mov rsi, -2	// third1.step5.c1
vpshufd zmm1, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
vpaddq zmm2, zmm0, zmm29	// end.N3.vpaddq
vpsllvq zmm3, zmm2, zmm30	// end.N3.vpsllvq
mov rbp, rcx	// copy for third1.step3.x
xor rbp, r9	// third1.step3.x
sar rdx, 1	// third1.step3.t
sbb rbx, rbx	// third1.step3.k
lea rax, [rdx+rbp]	// third1.step3.y
cmovc rax, rdx	// third1.step3.G
andn r14, rbx, r9	// third1.step3.w
vpsravq zmm4, zmm3, zmm31	// end.N3.vpsravq
vpsubq zmm5, zmm28, zmm4	// end.N3.vpsubq
vmovdqa64 zmmword ptr [rdi+320], zmm5	// end.N3.vmovdqa64
vpunpcklqdq zmm6, zmm5, zmm5	// end.vpunpcklqdq
vpunpckhqdq zmm7, zmm5, zmm5	// end.vpunpckhqdq
vpbroadcastq zmm8, qword ptr [rdi+448]	// end.M.vpbroadcastq
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
vbroadcasti32x4 zmm9, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
vbroadcasti32x4 zmm10, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
adc r10, 0	// third1.step4.w
cmovs r8, r13	// third1.step4.d
lea r9, [r8-1]	// third1.step5.c0
sarx rdx, r8, r15	// third1.step4.s
cmovs rcx, rax	// third1.step4.h
sub rsi, r8	// third1.step5.c1.2
vpandq zmm11, zmm9, zmm8	// end.M.vpandq
vpandq zmm12, zmm10, zmm8	// end.M.vpandq.2
vpsraq zmm13, zmm9, 30	// end.M.vpsraq
vpsraq zmm14, zmm10, 30	// end.M.vpsraq.2
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq
vpmuldq zmm16, zmm7, zmm12	// end.M.vpmuldq.2
mov r14, -2	// third1.step7.c1
vpaddq zmm17, zmm15, zmm16	// end.M.vpaddq
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.3
vpmuldq zmm19, zmm7, zmm14	// end.M.vpmuldq.4
vpaddq zmm20, zmm18, zmm19	// end.M.vpaddq.2
mov r11, rcx	// copy for third1.step5.x
xor r11, rdx	// third1.step5.x
sar rbx, 1	// third1.step5.t
lea r12, [rbx+r11]	// third1.step5.y
cmovc r12, rbx	// third1.step5.G
adc rdx, 0	// third1.step5.w
cmovs r9, rsi	// third1.step5.d
sarx rbp, r9, r15	// third1.step5.s
vpsraq zmm21, zmm17, 30	// end.M.vpsraq.3
vpaddq zmm22, zmm20, zmm21	// end.M.vpaddq.3
vpandq zmm23, zmm17, zmm8	// end.M.vpandq.3
vpermq zmm24, zmm23, 0xcc	// end.M.vpermq
vpmuldq zmm25, zmm24, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
mov r10, -2	// third1.step8.c1
vpermq zmm26, zmm23, 0x99	// end.M.vpermq.2
vpmuldq zmm27, zmm26, zmm1	// update.limb0.vpmuldq.2
vpaddq zmm0, zmm25, zmm27	// update.limb0.vpaddq
vpsraq zmm2, zmm0, 30	// update.limb0.vpsraq
vpandq zmm3, zmm0, zmm8	// update.limb0.vpandq
valignq zmm4{k2}{z}, zmm3, zmm3, 2	// update.limb0.valignq
vpermq zmm5, zmm22, 0xcc	// end.M.vpermq.3
vpmuldq zmm9, zmm5, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
vpermq zmm10, zmm22, 0x99	// end.M.vpermq.4
mov r13, qword ptr [rdi+320]	// end.w0f.load_N3u
cmovs rcx, rbx	// third1.step5.h
mov rax, rcx	// copy for third1.step6.x
xor rax, rbp	// third1.step6.x
sar r12, 1	// third1.step6.t
sbb r8, r8	// third1.step6.k
lea r11, [r12+rax]	// third1.step6.y
cmovc r11, r12	// third1.step6.G
andn rdx, r8, rbp	// third1.step6.w
cmovnz rcx, r12	// third1.step6.h
xor r9, rdx	// third1.step6.d
lea rsi, [r9-1]	// third1.step6.d.2
lea rbx, [rsi-1]	// third1.step7.c0
sub r14, rsi	// third1.step7.c1.2
sarx rax, rsi, r15	// third1.step6.s
imul r13, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov r8, qword ptr [rdi+328]	// end.w0f.load_N3v
vpmuldq zmm11, zmm10, zmm1	// update.limb1.vpmuldq.2
imul r8, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea rbp, [r13+r8]	// end.w0f.add
sar rbp, 20	// end.w0f.sar
and rbp, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi+16], rbp	// end.w0f.store_w0f
vpaddq zmm12, zmm9, zmm11	// update.limb1.vpaddq
shr rbp, 20	// end.w0f.shr
shl rbp, 44	// end.w0f.shl
mov qword ptr [rdi+24], rbp	// end.w0f.store_high0f
vpshufd zmm15, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpshufd
mov r12, qword ptr [rdi+336]	// end.w0g.load_N3q
imul r12, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov rdx, rcx	// copy for third1.step7.x
xor rdx, rax	// third1.step7.x
sar r11, 1	// third1.step7.t
lea r9, [r11+rdx]	// third1.step7.y
cmovc r9, r11	// third1.step7.G
adc rax, 0	// third1.step7.w
cmovs rbx, r14	// third1.step7.d
lea rsi, [rbx-1]	// third1.step8.c0
sarx r13, rbx, r15	// third1.step7.s
mov r8, qword ptr [rdi+344]	// end.w0g.load_N3r
mov rbp, -2	// third1.step10.c1
vpmuldq zmm16, zmm24, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
vpmuldq zmm6, zmm26, zmm15	// update.limb1.vpmuldq.4
cmovs rcx, r11	// third1.step7.h
sub r10, rbx	// third1.step8.c1.2
imul r8, qword ptr [rdi-104]	// end.w0g.imul_w2g
mov rdx, rcx	// copy for third1.step8.x
xor rdx, r13	// third1.step8.x
sar r9, 1	// third1.step8.t
lea rax, [r9+rdx]	// third1.step8.y
cmovc rax, r9	// third1.step8.G
lea r14, [r12+r8]	// end.w0g.add
adc r13, 0	// third1.step8.w
cmovs rsi, r10	// third1.step8.d
sarx r11, rsi, r15	// third1.step8.s
cmovs rcx, r9	// third1.step8.h
sar r14, 20	// end.w0g.sar
and r14, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi+32], r14	// end.w0g.store_w0g
shr r14, 20	// end.w0g.shr
shl r14, 44	// end.w0g.shl
mov qword ptr [rdi+40], r14	// end.w0g.store_high0g
vpaddq zmm13, zmm16, zmm6	// update.limb1.vpaddq.2
mov rbx, -2	// third1.step11.c1
vpaddq zmm7, zmm12, zmm13	// update.limb1.vpaddq.3
vpaddq zmm14, zmm7, zmm2	// update.limb1.vpaddq.4
mov rdx, rcx	// copy for third1.step9.x
xor rdx, r11	// third1.step9.x
sar rax, 1	// third1.step9.t
sbb r12, r12	// third1.step9.k
lea r8, [rax+rdx]	// third1.step9.y
cmovc r8, rax	// third1.step9.G
andn r13, r12, r11	// third1.step9.w
vpsraq zmm18, zmm14, 30	// update.limb1.vpsraq
cmovnz rcx, rax	// third1.step9.h
xor rsi, r13	// third1.step9.d
lea r10, [rsi-1]	// third1.step9.d.2
sub rbp, r10	// third1.step10.c1.2
lea r9, [r10-1]	// third1.step10.c0
sarx r14, r10, r15	// third1.step9.s
mov rdx, rcx	// copy for third1.step10.x
xor rdx, r14	// third1.step10.x
sar r8, 1	// third1.step10.t
lea r12, [r8+rdx]	// third1.step10.y
cmovc r12, r8	// third1.step10.G
adc r14, 0	// third1.step10.w
cmovs r9, rbp	// third1.step10.d
lea r11, [r9-1]	// third1.step11.c0
sarx rax, r9, r15	// third1.step10.s
cmovs rcx, r8	// third1.step10.h
sub rbx, r9	// third1.step11.c1.2
vpandq zmm19, zmm14, zmm8	// update.limb1.vpandq
mov r13, -2	// third1.step13.c1
valignq zmm20{k2}{z}, zmm19, zmm19, 2	// update.limb1.valignq
vpmuldq zmm21, zmm5, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
mov rsi, -2	// third1.step14.c1
mov r10, rcx	// copy for third1.step11.x
xor r10, rax	// third1.step11.x
sar r12, 1	// third1.step11.t
lea rdx, [r12+r10]	// third1.step11.y
cmovc rdx, r12	// third1.step11.G
adc rax, 0	// third1.step11.w
cmovs r11, rbx	// third1.step11.d
sarx r14, r11, r15	// third1.step11.s
cmovs rcx, r12	// third1.step11.h
vpmuldq zmm17, zmm10, zmm15	// update.limb2.vpmuldq.2
mov rbp, rcx	// copy for third1.step12.x
xor rbp, r14	// third1.step12.x
sar rdx, 1	// third1.step12.t
lea r8, [rdx+rbp]	// third1.step12.y
cmovc r8, rdx	// third1.step12.G
sbb r9, r9	// third1.step12.k
vpaddq zmm23, zmm21, zmm17	// update.limb2.vpaddq
andn r10, r9, r14	// third1.step12.w
cmovnz rcx, rdx	// third1.step12.h
xor r11, r10	// third1.step12.d
lea rax, [r11-1]	// third1.step12.d.2
lea rbx, [rax-1]	// third1.step13.c0
sub r13, rax	// third1.step13.c1.2
sarx r12, rax, r15	// third1.step12.s
vpshufd zmm25, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpshufd
vpmuldq zmm27, zmm24, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
mov rbp, rcx	// copy for third1.step13.x
xor rbp, r12	// third1.step13.x
sar r8, 1	// third1.step13.t
lea r9, [r8+rbp]	// third1.step13.y
cmovc r9, r8	// third1.step13.G
adc r12, 0	// third1.step13.w
cmovs rbx, r13	// third1.step13.d
lea r14, [rbx-1]	// third1.step14.c0
sarx rdx, rbx, r15	// third1.step13.s
vpmuldq zmm0, zmm26, zmm25	// update.limb2.vpmuldq.4
vpaddq zmm3, zmm27, zmm0	// update.limb2.vpaddq.2
cmovs rcx, r8	// third1.step13.h
sub rsi, rbx	// third1.step14.c1.2
mov r10, -2	// third1.step16.c1
mov r11, rcx	// copy for third1.step14.x
xor r11, rdx	// third1.step14.x
sar r9, 1	// third1.step14.t
lea rax, [r9+r11]	// third1.step14.y
cmovc rax, r9	// third1.step14.G
adc rdx, 0	// third1.step14.w
cmovs r14, rsi	// third1.step14.d
sarx rbp, r14, r15	// third1.step14.s
cmovs rcx, r9	// third1.step14.h
mov r12, -2	// third1.step17.c1
mov r13, rcx	// copy for third1.step15.x
xor r13, rbp	// third1.step15.x
sar rax, 1	// third1.step15.t
sbb r8, r8	// third1.step15.k
lea rbx, [rax+r13]	// third1.step15.y
cmovc rbx, rax	// third1.step15.G
andn r11, r8, rbp	// third1.step15.w
vpaddq zmm22, zmm23, zmm3	// update.limb2.vpaddq.3
vpaddq zmm1, zmm22, zmm18	// update.limb2.vpaddq.4
vpsraq zmm9, zmm1, 30	// update.limb2.vpsraq
vpandq zmm11, zmm1, zmm8	// update.limb2.vpandq
vmovdqa64 zmmword ptr [rdi+832], zmm11	// update.limb2.vmovdqa64
vpmuldq zmm16, zmm5, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
cmovnz rcx, rax	// third1.step15.h
xor r14, r11	// third1.step15.d
lea rdx, [r14-1]	// third1.step15.d.2
sub r10, rdx	// third1.step16.c1.2
lea rsi, [rdx-1]	// third1.step16.c0
sarx r9, rdx, r15	// third1.step15.s
mov r13, rcx	// copy for third1.step16.x
xor r13, r9	// third1.step16.x
sar rbx, 1	// third1.step16.t
lea r8, [rbx+r13]	// third1.step16.y
cmovc r8, rbx	// third1.step16.G
adc r9, 0	// third1.step16.w
cmovs rsi, r10	// third1.step16.d
lea rbp, [rsi-1]	// third1.step17.c0
sarx rax, rsi, r15	// third1.step16.s
cmovs rcx, rbx	// third1.step16.h
sub r12, rsi	// third1.step17.c1.2
mov r11, -2	// third1.step19.c1
mov r14, rcx	// copy for third1.step17.x
xor r14, rax	// third1.step17.x
sar r8, 1	// third1.step17.t
lea rdx, [r8+r14]	// third1.step17.y
cmovc rdx, r8	// third1.step17.G
adc rax, 0	// third1.step17.w
cmovs rbp, r12	// third1.step17.d
sarx r13, rbp, r15	// third1.step17.s
vpmuldq zmm6, zmm10, zmm25	// update.limb3.vpmuldq.2
vpaddq zmm12, zmm16, zmm6	// update.limb3.vpaddq
vpshufd zmm13, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpshufd
cmovs rcx, r8	// third1.step17.h
mov r9, rcx	// copy for third1.step18.x
xor r9, r13	// third1.step18.x
sar rdx, 1	// third1.step18.t
sbb r10, r10	// third1.step18.k
lea rbx, [rdx+r9]	// third1.step18.y
cmovc rbx, rdx	// third1.step18.G
andn rsi, r10, r13	// third1.step18.w
cmovnz rcx, rdx	// third1.step18.h
xor rbp, rsi	// third1.step18.d
lea r14, [rbp-1]	// third1.step18.d.2
sub r11, r14	// third1.step19.c1.2
lea rax, [r14-1]	// third1.step19.c0
sarx r12, r14, r15	// third1.step18.s
mov r8, -2	// third1.step20.c1
vpmuldq zmm7, zmm24, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
vpmuldq zmm2, zmm26, zmm13	// update.limb3.vpmuldq.4
vpaddq zmm14, zmm7, zmm2	// update.limb3.vpaddq.2
vpaddq zmm19, zmm12, zmm14	// update.limb3.vpaddq.3
mov r9, rcx	// copy for third1.step19.x
xor r9, r12	// third1.step19.x
sar rbx, 1	// third1.step19.t
lea r10, [rbx+r9]	// third1.step19.y
cmovc r10, rbx	// third1.step19.G
adc r12, 0	// third1.step19.w
cmovs rax, r11	// third1.step19.d
lea r13, [rax-1]	// third1.step20.c0
sarx rdx, rax, r15	// third1.step19.s
cmovs rcx, rbx	// third1.step19.h
sub r8, rax	// third1.step20.c1.2
vpaddq zmm15, zmm19, zmm9	// update.limb3.vpaddq.4
mov rsi, rcx	// copy for third1.step20.x
xor rsi, rdx	// third1.step20.x
sar r10, 1	// third1.step20.t
lea rbp, [r10+rsi]	// third1.step20.y
cmovc rbp, r10	// third1.step20.G
adc rdx, 0	// third1.step20.w
cmovs r13, r8	// third1.step20.d
sarx r14, r13, r15	// third1.step20.s
lea r9, [r13-1]	// third2.step1.c0
cmovs rcx, r10	// third1.step20.h
mov r12, rcx	// copy for change1.h.shl
shl r12, 45	// change1.h.shl
mov r11, rbp	// copy for change1.G.add_rounding_G
add r11, qword ptr [rdi-56]	// change1.G.add_rounding_G
rorx rbx, r11, 42	// change1.G.second_entry
mov rax, rcx	// copy for change1.h.add_rounding_h
add rax, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov rsi, rbp	// copy for change1.G.shl
shl rsi, 44	// change1.G.shl
add rsi, qword ptr [rdi-40]	// change1.G.add_refill_G
rorx rdx, rax, 41	// change1.h.second_entry
rorx r8, r11, 21	// change1.G.first_entry
imul r8, qword ptr [rdi+24]	// change1.G.imul_high0f
imul rbx, qword ptr [rdi+40]	// change1.G.imul_high0g
imul rdx, qword ptr [rdi+40]	// change1.h.imul_high0g
rorx r10, rax, 20	// change1.h.first_entry
add r12, qword ptr [rdi-48]	// change1.h.add_refill_h
imul r10, qword ptr [rdi+24]	// change1.h.imul_high0f
vpsraq zmm21, zmm15, 30	// update.limb3.vpsraq
lea r11, [r10+rdx]	// change1.h.add
mov rax, -2	// third2.step1.c1
sub rax, r13	// third2.step1.c1.2
mov r10, -2	// third2.step2.c1
vpandq zmm17, zmm15, zmm8	// update.limb3.vpandq
vmovdqa64 zmmword ptr [rdi+896], zmm17	// update.limb3.vmovdqa64
lea rdx, [r8+rbx]	// change1.G.add
lea r13, [rdx+rsi]	// change1.G.add.2
ror r13, 44	// change1.G.packed
lea r8, [r11+r12]	// change1.h.add.2
ror r8, 45	// change1.h.packed
vpmuldq zmm27, zmm5, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
vpmuldq zmm0, zmm10, zmm13	// update.limb4.vpmuldq.2
vpaddq zmm23, zmm27, zmm0	// update.limb4.vpaddq
mov rbx, r8	// copy for third2.step1.x
xor rbx, r14	// third2.step1.x
sar r13, 1	// third2.step1.t
lea rdx, [r13+rbx]	// third2.step1.y
cmovc rdx, r13	// third2.step1.G
adc r14, 0	// third2.step1.w
cmovs r9, rax	// third2.step1.d
lea rsi, [r9-1]	// third2.step2.c0
sarx r11, r9, r15	// third2.step1.s
cmovs r8, r13	// third2.step1.h
sub r10, r9	// third2.step2.c1.2
mov r12, -2	// third2.step4.c1
vpshufd zmm3, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpshufd
mov rbx, -2	// third2.step5.c1
vpmuldq zmm22, zmm24, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
mov r14, r8	// copy for third2.step2.x
xor r14, r11	// third2.step2.x
sar rdx, 1	// third2.step2.t
lea rax, [rdx+r14]	// third2.step2.y
cmovc rax, rdx	// third2.step2.G
adc r11, 0	// third2.step2.w
cmovs rsi, r10	// third2.step2.d
sarx r13, rsi, r15	// third2.step2.s
cmovs r8, rdx	// third2.step2.h
vpmuldq zmm18, zmm26, zmm3	// update.limb4.vpmuldq.4
vpaddq zmm1, zmm22, zmm18	// update.limb4.vpaddq.2
mov r9, r8	// copy for third2.step3.x
xor r9, r13	// third2.step3.x
sar rax, 1	// third2.step3.t
sbb r14, r14	// third2.step3.k
lea r11, [rax+r9]	// third2.step3.y
cmovc r11, rax	// third2.step3.G
andn r10, r14, r13	// third2.step3.w
vpbroadcastq zmm11, rcx	// change1.vpbroadcastq
vpaddq zmm25, zmm23, zmm1	// update.limb4.vpaddq.3
cmovnz r8, rax	// third2.step3.h
xor rsi, r10	// third2.step3.d
lea rdx, [rsi-1]	// third2.step3.d.2
lea r9, [rdx-1]	// third2.step4.c0
sub r12, rdx	// third2.step4.c1.2
sarx r14, rdx, r15	// third2.step3.s
vpbroadcastq zmm11{k1}, rbp	// change1.vpbroadcastq.2
vpaddq zmm16, zmm25, zmm21	// update.limb4.vpaddq.4
vpaddq zmm6, zmm11, zmm29	// change1.N1.vpaddq
mov r13, r8	// copy for third2.step4.x
xor r13, r14	// third2.step4.x
sar r11, 1	// third2.step4.t
lea rcx, [r11+r13]	// third2.step4.y
cmovc rcx, r11	// third2.step4.G
adc r14, 0	// third2.step4.w
cmovs r9, r12	// third2.step4.d
lea rax, [r9-1]	// third2.step5.c0
sarx r10, r9, r15	// third2.step4.s
cmovs r8, r11	// third2.step4.h
sub rbx, r9	// third2.step5.c1.2
vpsllvq zmm7, zmm6, zmm30	// change1.N1.vpsllvq
vpsravq zmm2, zmm7, zmm31	// change1.N1.vpsravq
vpsubq zmm12, zmm28, zmm2	// change1.N1.vpsubq
vmovdqa64 zmmword ptr [rdi+192], zmm12	// change1.N1.vmovdqa64
mov rsi, -2	// third2.step7.c1
vpsraq zmm14, zmm16, 30	// update.limb4.vpsraq
mov rdx, qword ptr [rdi+192]	// change1.w1f.load_N1u
imul rdx, qword ptr [rdi+16]	// change1.w1f.imul_w0f
mov rbp, qword ptr [rdi+200]	// change1.w1f.load_N1v
mov r13, r8	// copy for third2.step5.x
xor r13, r10	// third2.step5.x
sar rcx, 1	// third2.step5.t
lea r14, [rcx+r13]	// third2.step5.y
cmovc r14, rcx	// third2.step5.G
adc r10, 0	// third2.step5.w
cmovs rax, rbx	// third2.step5.d
sarx r12, rax, r15	// third2.step5.s
vpandq zmm19, zmm16, zmm8	// update.limb4.vpandq
mov r11, -2	// third2.step8.c1
vmovdqa64 zmmword ptr [rdi+960], zmm19	// update.limb4.vmovdqa64
vpmuldq zmm9, zmm5, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
cmovs r8, rcx	// third2.step5.h
mov r9, r8	// copy for third2.step6.x
xor r9, r12	// third2.step6.x
sar r14, 1	// third2.step6.t
lea r13, [r14+r9]	// third2.step6.y
cmovc r13, r14	// third2.step6.G
sbb r10, r10	// third2.step6.k
imul rbp, qword ptr [rdi+32]	// change1.w1f.imul_w0g
lea rbx, [rdx+rbp]	// change1.w1f.add
sar rbx, 20	// change1.w1f.sar
mov qword ptr [rdi+48], rbx	// change1.w1f.store_w1f
mov rcx, qword ptr [rdi+208]	// change1.w1g.load_N1q
imul rcx, qword ptr [rdi+16]	// change1.w1g.imul_w0f
mov r9, qword ptr [rdi+216]	// change1.w1g.load_N1r
imul r9, qword ptr [rdi+32]	// change1.w1g.imul_w0g
lea rdx, [rcx+r9]	// change1.w1g.add
sar rdx, 20	// change1.w1g.sar
mov qword ptr [rdi+56], rdx	// change1.w1g.store_w1g
andn rbp, r10, r12	// third2.step6.w
cmovnz r8, r14	// third2.step6.h
xor rax, rbp	// third2.step6.d
lea rbx, [rax-1]	// third2.step6.d.2
sub rsi, rbx	// third2.step7.c1.2
sarx rcx, rbx, r15	// third2.step6.s
lea r9, [rbx-1]	// third2.step7.c0
vpmuldq zmm15, zmm10, zmm3	// update.limb5.vpmuldq.2
mov rdx, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpaddq zmm13, zmm9, zmm15	// update.limb5.vpaddq
mov r10, r8	// copy for third2.step7.x
xor r10, rcx	// third2.step7.x
sar r13, 1	// third2.step7.t
lea r12, [r13+r10]	// third2.step7.y
cmovc r12, r13	// third2.step7.G
adc rcx, 0	// third2.step7.w
cmovs r9, rsi	// third2.step7.d
lea r14, [r9-1]	// third2.step8.c0
sarx rbp, r9, r15	// third2.step7.s
vpshufd zmm27, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpshufd
vpmuldq zmm0, zmm24, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
cmovs r8, r13	// third2.step7.h
sub r11, r9	// third2.step8.c1.2
mov rax, r8	// copy for third2.step8.x
xor rax, rbp	// third2.step8.x
sar r12, 1	// third2.step8.t
lea rbx, [r12+rax]	// third2.step8.y
cmovc rbx, r12	// third2.step8.G
vpmuldq zmm22, zmm26, zmm27	// update.limb5.vpmuldq.4
mov r10, -2	// third2.step10.c1
adc rbp, 0	// third2.step8.w
cmovs r14, r11	// third2.step8.d
sarx rcx, r14, r15	// third2.step8.s
cmovs r8, r12	// third2.step8.h
vpaddq zmm18, zmm0, zmm22	// update.limb5.vpaddq.2
mov rsi, -2	// third2.step11.c1
vpaddq zmm23, zmm13, zmm18	// update.limb5.vpaddq.3
mov r13, r8	// copy for third2.step9.x
xor r13, rcx	// third2.step9.x
sar rbx, 1	// third2.step9.t
sbb r9, r9	// third2.step9.k
lea rax, [rbx+r13]	// third2.step9.y
cmovc rax, rbx	// third2.step9.G
andn rbp, r9, rcx	// third2.step9.w
vpaddq zmm1, zmm23, zmm14	// update.limb5.vpaddq.4
cmovnz r8, rbx	// third2.step9.h
xor r14, rbp	// third2.step9.d
lea r11, [r14-1]	// third2.step9.d.2
sub r10, r11	// third2.step10.c1.2
lea r12, [r11-1]	// third2.step10.c0
sarx r13, r11, r15	// third2.step9.s
vpsraq zmm25, zmm1, 30	// update.limb5.vpsraq
mov r9, r8	// copy for third2.step10.x
xor r9, r13	// third2.step10.x
sar rax, 1	// third2.step10.t
lea rcx, [rax+r9]	// third2.step10.y
cmovc rcx, rax	// third2.step10.G
adc r13, 0	// third2.step10.w
cmovs r12, r10	// third2.step10.d
lea rbx, [r12-1]	// third2.step11.c0
sarx rbp, r12, r15	// third2.step10.s
cmovs r8, rax	// third2.step10.h
sub rsi, r12	// third2.step11.c1.2
vpandq zmm21, zmm1, zmm8	// update.limb5.vpandq
vmovdqa64 zmmword ptr [rdi+1024], zmm21	// update.limb5.vmovdqa64
mov r14, -2	// third2.step14.c1
mov r11, -2	// third2.step13.c1
vpsrlq zmm11, zmm17, 10	// update.limb5.above.vpsrlq
mov r9, r8	// copy for third2.step11.x
xor r9, rbp	// third2.step11.x
sar rcx, 1	// third2.step11.t
lea r13, [rcx+r9]	// third2.step11.y
cmovc r13, rcx	// third2.step11.G
adc rbp, 0	// third2.step11.w
cmovs rbx, rsi	// third2.step11.d
sarx r10, rbx, r15	// third2.step11.s
vpsllq zmm6, zmm19, 20	// update.limb5.above.vpsllq
vpsllq zmm7, zmm21, 50	// update.limb5.above.vpsllq.2
cmovs r8, rcx	// third2.step11.h
mov rax, r8	// copy for third2.step12.x
xor rax, r10	// third2.step12.x
sar r13, 1	// third2.step12.t
lea r12, [r13+rax]	// third2.step12.y
sbb r9, r9	// third2.step12.k
cmovc r12, r13	// third2.step12.G
andn rbp, r9, r10	// third2.step12.w
cmovnz r8, r13	// third2.step12.h
xor rbx, rbp	// third2.step12.d
lea rsi, [rbx-1]	// third2.step12.d.2
lea rcx, [rsi-1]	// third2.step13.c0
sub r11, rsi	// third2.step13.c1.2
sarx rax, rsi, r15	// third2.step12.s
vpaddq zmm2, zmm11, zmm6	// update.limb5.above.vpaddq
vpaddq zmm12, zmm2, zmm7	// update.limb5.above.vpaddq.2
mov r9, r8	// copy for third2.step13.x
xor r9, rax	// third2.step13.x
sar r12, 1	// third2.step13.t
lea r10, [r12+r9]	// third2.step13.y
cmovc r10, r12	// third2.step13.G
adc rax, 0	// third2.step13.w
cmovs rcx, r11	// third2.step13.d
lea r13, [rcx-1]	// third2.step14.c0
sarx rbp, rcx, r15	// third2.step13.s
vmovdqa64 zmmword ptr [rdi+384], zmm12	// update.limb5.above.vmovdqa64
mov rbx, -2	// third2.step16.c1
vpmuldq zmm16, zmm5, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
cmovs r8, r12	// third2.step13.h
imul rdx, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov rsi, qword ptr [rdi+200]	// change1.high1f.load_N1v
imul rsi, qword ptr [rdi+392]	// change1.high1f.imul_above_g
lea r9, [rdx+rsi]	// change1.high1f.add
mov rax, qword ptr [rdi+48]	// change1.high1f.load_w1f
sar rax, 20	// change1.high1f.sar
lea r11, [rax+r9]	// change1.high1f.add.2
shl r11, 44	// change1.high1f.shl
mov qword ptr [rdi+64], r11	// change1.high1f.store_high1f
mov r12, qword ptr [rdi+208]	// change1.high1g.load_N1q
imul r12, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov rdx, qword ptr [rdi+216]	// change1.high1g.load_N1r
imul rdx, qword ptr [rdi+392]	// change1.high1g.imul_above_g
lea rsi, [r12+rdx]	// change1.high1g.add
mov rax, qword ptr [rdi+56]	// change1.high1g.load_w1g
sar rax, 20	// change1.high1g.sar
lea r9, [rax+rsi]	// change1.high1g.add.2
shl r9, 44	// change1.high1g.shl
mov qword ptr [rdi+72], r9	// change1.high1g.store_high1g
sub r14, rcx	// third2.step14.c1.2
vpmuldq zmm3, zmm10, zmm27	// update.limb6.vpmuldq.2
mov r11, r8	// copy for third2.step14.x
xor r11, rbp	// third2.step14.x
sar r10, 1	// third2.step14.t
lea r12, [r10+r11]	// third2.step14.y
cmovc r12, r10	// third2.step14.G
adc rbp, 0	// third2.step14.w
cmovs r13, r14	// third2.step14.d
sarx rdx, r13, r15	// third2.step14.s
cmovs r8, r10	// third2.step14.h
mov rax, -2	// third2.step17.c1
vpaddq zmm9, zmm16, zmm3	// update.limb6.vpaddq
vpshufd zmm15, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpshufd
mov rsi, r8	// copy for third2.step15.x
xor rsi, rdx	// third2.step15.x
sar r12, 1	// third2.step15.t
sbb r9, r9	// third2.step15.k
lea rcx, [r12+rsi]	// third2.step15.y
cmovc rcx, r12	// third2.step15.G
andn r11, r9, rdx	// third2.step15.w
vpmuldq zmm0, zmm24, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
vpmuldq zmm22, zmm26, zmm15	// update.limb6.vpmuldq.4
cmovnz r8, r12	// third2.step15.h
xor r13, r11	// third2.step15.d
lea rbp, [r13-1]	// third2.step15.d.2
sub rbx, rbp	// third2.step16.c1.2
lea r14, [rbp-1]	// third2.step16.c0
sarx r10, rbp, r15	// third2.step15.s
mov rsi, r8	// copy for third2.step16.x
xor rsi, r10	// third2.step16.x
sar rcx, 1	// third2.step16.t
lea r9, [rcx+rsi]	// third2.step16.y
cmovc r9, rcx	// third2.step16.G
adc r10, 0	// third2.step16.w
cmovs r14, rbx	// third2.step16.d
lea rdx, [r14-1]	// third2.step17.c0
sarx r12, r14, r15	// third2.step16.s
cmovs r8, rcx	// third2.step16.h
sub rax, r14	// third2.step17.c1.2
vpaddq zmm13, zmm0, zmm22	// update.limb6.vpaddq.2
mov r11, -2	// third2.step19.c1
vpaddq zmm18, zmm9, zmm13	// update.limb6.vpaddq.3
vpaddq zmm23, zmm18, zmm25	// update.limb6.vpaddq.4
mov r13, -2	// third2.step20.c1
vpsraq zmm14, zmm23, 30	// update.limb6.vpsraq
mov rbp, r8	// copy for third2.step17.x
xor rbp, r12	// third2.step17.x
sar r9, 1	// third2.step17.t
lea rsi, [r9+rbp]	// third2.step17.y
cmovc rsi, r9	// third2.step17.G
adc r12, 0	// third2.step17.w
cmovs rdx, rax	// third2.step17.d
sarx r10, rdx, r15	// third2.step17.s
cmovs r8, r9	// third2.step17.h
mov rbx, r8	// copy for third2.step18.x
xor rbx, r10	// third2.step18.x
sar rsi, 1	// third2.step18.t
lea rcx, [rsi+rbx]	// third2.step18.y
cmovc rcx, rsi	// third2.step18.G
sbb r14, r14	// third2.step18.k
andn rbp, r14, r10	// third2.step18.w
cmovnz r8, rsi	// third2.step18.h
xor rdx, rbp	// third2.step18.d
lea r12, [rdx-1]	// third2.step18.d.2
lea rax, [r12-1]	// third2.step19.c0
sub r11, r12	// third2.step19.c1.2
sarx r9, r12, r15	// third2.step18.s
vpandq zmm1, zmm23, zmm8	// update.limb6.vpandq
vmovdqa64 zmmword ptr [rdi+1088], zmm1	// update.limb6.vmovdqa64
mov rbx, r8	// copy for third2.step19.x
xor rbx, r9	// third2.step19.x
sar rcx, 1	// third2.step19.t
lea r14, [rcx+rbx]	// third2.step19.y
cmovc r14, rcx	// third2.step19.G
adc r9, 0	// third2.step19.w
cmovs rax, r11	// third2.step19.d
lea r10, [rax-1]	// third2.step20.c0
sarx rsi, rax, r15	// third2.step19.s
vpmuldq zmm17, zmm5, zmmword ptr [rdi+1216]	// update.limb7.vpmuldq
vpmuldq zmm19, zmm10, zmm15	// update.limb7.vpmuldq.2
mov rbp, -2	// third3.step1.c1
vpaddq zmm21, zmm17, zmm19	// update.limb7.vpaddq
cmovs r8, rcx	// third2.step19.h
sub r13, rax	// third2.step20.c1.2
mov rdx, r8	// copy for third2.step20.x
xor rdx, rsi	// third2.step20.x
sar r14, 1	// third2.step20.t
lea r12, [r14+rdx]	// third2.step20.y
cmovc r12, r14	// third2.step20.G
adc rsi, 0	// third2.step20.w
cmovs r10, r13	// third2.step20.d
lea rbx, [r10-1]	// third3.step1.c0
sarx r9, r10, r15	// third2.step20.s
cmovs r8, r14	// third2.step20.h
mov r11, r12	// copy for change2.G.add_rounding_G
add r11, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov rcx, r8	// copy for change2.h.add_rounding_h
add rcx, qword ptr [rdi-64]	// change2.h.add_rounding_h
rorx rax, rcx, 41	// change2.h.second_entry
rorx rdx, rcx, 20	// change2.h.first_entry
mov rsi, r8	// copy for change2.h.shl
shl rsi, 45	// change2.h.shl
rorx r13, r11, 42	// change2.G.second_entry
imul r13, qword ptr [rdi+72]	// change2.G.imul_high1g
mov r14, r12	// copy for change2.G.shl
shl r14, 44	// change2.G.shl
add r14, qword ptr [rdi-40]	// change2.G.add_refill_G
rorx rcx, r11, 21	// change2.G.first_entry
imul rcx, qword ptr [rdi+64]	// change2.G.imul_high1f
add rsi, qword ptr [rdi-48]	// change2.h.add_refill_h
imul rdx, qword ptr [rdi+64]	// change2.h.imul_high1f
imul rax, qword ptr [rdi+72]	// change2.h.imul_high1g
sub rbp, r10	// third3.step1.c1.2
lea r11, [rdx+rax]	// change2.h.add
lea r10, [rcx+r13]	// change2.G.add
vpshufd zmm11, zmmword ptr [rdi+1280], 0x4e	// update.limb7.vpshufd
lea rdx, [r10+r14]	// change2.G.add.2
lea rax, [r11+rsi]	// change2.h.add.2
ror rax, 45	// change2.h.packed
vpmuldq zmm6, zmm24, zmmword ptr [rdi+1280]	// update.limb7.vpmuldq.3
ror rdx, 44	// change2.G.packed
mov rcx, -2	// third3.step2.c1
vpmuldq zmm2, zmm26, zmm11	// update.limb7.vpmuldq.4
vpaddq zmm7, zmm6, zmm2	// update.limb7.vpaddq.2
vpaddq zmm12, zmm21, zmm7	// update.limb7.vpaddq.3
mov r13, rax	// copy for third3.step1.x
xor r13, r9	// third3.step1.x
sar rdx, 1	// third3.step1.t
lea r10, [rdx+r13]	// third3.step1.y
cmovc r10, rdx	// third3.step1.G
adc r9, 0	// third3.step1.w
cmovs rbx, rbp	// third3.step1.d
lea r14, [rbx-1]	// third3.step2.c0
sarx r11, rbx, r15	// third3.step1.s
vpaddq zmm27, zmm12, zmm14	// update.limb7.vpaddq.4
vpsraq zmm16, zmm27, 30	// update.limb7.vpsraq
mov rsi, -2	// third3.step4.c1
cmovs rax, rdx	// third3.step1.h
sub rcx, rbx	// third3.step2.c1.2
mov r13, rax	// copy for third3.step2.x
xor r13, r11	// third3.step2.x
sar r10, 1	// third3.step2.t
lea r9, [r10+r13]	// third3.step2.y
cmovc r9, r10	// third3.step2.G
vpandq zmm3, zmm27, zmm8	// update.limb7.vpandq
adc r11, 0	// third3.step2.w
cmovs r14, rcx	// third3.step2.d
sarx rbp, r14, r15	// third3.step2.s
cmovs rax, r10	// third3.step2.h
vmovdqa64 zmmword ptr [rdi+1152], zmm3	// update.limb7.vmovdqa64
mov rdx, rax	// copy for third3.step3.x
xor rdx, rbp	// third3.step3.x
sar r9, 1	// third3.step3.t
sbb rbx, rbx	// third3.step3.k
lea r13, [r9+rdx]	// third3.step3.y
cmovc r13, r9	// third3.step3.G
andn r11, rbx, rbp	// third3.step3.w
vpmuldq zmm0, zmm5, zmmword ptr [rdi+1280]	// update.limb8.vpmuldq
mov rcx, -2	// third3.step5.c1
vpmuldq zmm22, zmm10, zmm11	// update.limb8.vpmuldq.2
vpbroadcastq zmm9, r8	// change2.vpbroadcastq
vpbroadcastq zmm9{k1}, r12	// change2.vpbroadcastq.2
cmovnz rax, r9	// third3.step3.h
xor r14, r11	// third3.step3.d
lea r10, [r14-1]	// third3.step3.d.2
lea rdx, [r10-1]	// third3.step4.c0
sub rsi, r10	// third3.step4.c1.2
sarx rbx, r10, r15	// third3.step3.s
mov rbp, rax	// copy for third3.step4.x
xor rbp, rbx	// third3.step4.x
sar r13, 1	// third3.step4.t
lea r8, [r13+rbp]	// third3.step4.y
cmovc r8, r13	// third3.step4.G
adc rbx, 0	// third3.step4.w
cmovs rdx, rsi	// third3.step4.d
lea r12, [rdx-1]	// third3.step5.c0
cmovs rax, r13	// third3.step4.h
sub rcx, rdx	// third3.step5.c1.2
sarx r9, rdx, r15	// third3.step4.s
vpaddq zmm13, zmm0, zmm22	// update.limb8.vpaddq
vpaddq zmm18, zmm9, zmm29	// change2.N2.vpaddq
vpsllvq zmm25, zmm18, zmm30	// change2.N2.vpsllvq
vpsravq zmm23, zmm25, zmm31	// change2.N2.vpsravq
vpshufd zmm1, zmmword ptr [rdi+1344], 0x4e	// update.limb8.vpshufd
mov r11, rax	// copy for third3.step5.x
xor r11, r9	// third3.step5.x
sar r8, 1	// third3.step5.t
lea r14, [r8+r11]	// third3.step5.y
cmovc r14, r8	// third3.step5.G
adc r9, 0	// third3.step5.w
cmovs r12, rcx	// third3.step5.d
sarx r10, r12, r15	// third3.step5.s
vpsubq zmm15, zmm28, zmm23	// change2.N2.vpsubq
vpmuldq zmm17, zmm24, zmmword ptr [rdi+1344]	// update.limb8.vpmuldq.3
vmovdqa64 zmmword ptr [rdi+256], zmm15	// change2.N2.vmovdqa64
vpunpcklqdq zmm19, zmm15, zmm15	// change2.vpunpcklqdq
mov rbp, -2	// third3.step7.c1
vpunpckhqdq zmm6, zmm15, zmm15	// change2.vpunpckhqdq
vpmuldq zmm2, zmm26, zmm1	// update.limb8.vpmuldq.4
vbroadcasti32x4 zmm21, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
vbroadcasti32x4 zmm7, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
vpmuldq zmm12, zmm19, zmm21	// change2.Y.vpmuldq
cmovs rax, r8	// third3.step5.h
mov rbx, -2	// third3.step8.c1
vpmuldq zmm14, zmm6, zmm7	// change2.Y.vpmuldq.2
vpaddq zmm27, zmm17, zmm2	// update.limb8.vpaddq.2
vpaddq zmm3, zmm12, zmm14	// change2.Y.vpaddq
vmovdqa64 zmmword ptr [rdi+128], zmm3	// change2.Y.vmovdqa64
mov rsi, qword ptr [rdi+256]	// change2.w2f.load_N2u
vpaddq zmm11, zmm13, zmm27	// update.limb8.vpaddq.3
mov r13, rax	// copy for third3.step6.x
xor r13, r10	// third3.step6.x
sar r14, 1	// third3.step6.t
sbb rdx, rdx	// third3.step6.k
lea r11, [r14+r13]	// third3.step6.y
cmovc r11, r14	// third3.step6.G
andn r9, rdx, r10	// third3.step6.w
cmovnz rax, r14	// third3.step6.h
xor r12, r9	// third3.step6.d
lea rcx, [r12-1]	// third3.step6.d.2
lea r8, [rcx-1]	// third3.step7.c0
sub rbp, rcx	// third3.step7.c1.2
sarx r13, rcx, r15	// third3.step6.s
imul rsi, qword ptr [rdi+48]	// change2.w2f.imul_w1f
mov rdx, qword ptr [rdi+264]	// change2.w2f.load_N2v
imul rdx, qword ptr [rdi+56]	// change2.w2f.imul_w1g
vpaddq zmm0, zmm11, zmm16	// update.limb8.vpaddq.4
lea r10, [rsi+rdx]	// change2.w2f.add
vpsraq zmm22, zmm0, 30	// update.limb8.vpsraq
mov r14, rax	// copy for third3.step7.x
xor r14, r13	// third3.step7.x
sar r11, 1	// third3.step7.t
lea r9, [r11+r14]	// third3.step7.y
cmovc r9, r11	// third3.step7.G
adc r13, 0	// third3.step7.w
cmovs r8, rbp	// third3.step7.d
lea r12, [r8-1]	// third3.step8.c0
sarx rcx, r8, r15	// third3.step7.s
vpandq zmm9, zmm0, zmm8	// update.limb8.vpandq
cmovs rax, r11	// third3.step7.h
sub rbx, r8	// third3.step8.c1.2
sar r10, 20	// change2.w2f.sar
mov rsi, qword ptr [rdi+128]	// change2.w2f.load_Yu
imul rsi, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov rdx, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul rdx, qword ptr [rdi+392]	// change2.w2f.imul_above_g
mov r14, rax	// copy for third3.step8.x
xor r14, rcx	// third3.step8.x
sar r9, 1	// third3.step8.t
lea r13, [r9+r14]	// third3.step8.y
cmovc r13, r9	// third3.step8.G
mov rbp, -2	// third3.step10.c1
vmovdqa64 zmmword ptr [rdi+1216], zmm9	// update.limb8.vmovdqa64
lea r11, [rsi+rdx]	// change2.w2f.add.2
lea r8, [r10+r11]	// change2.w2f.add.3
mov qword ptr [rdi-112], r8	// change2.w2f.store_w2f
vpmuldq zmm18, zmm5, zmmword ptr [rdi+1344]	// update.last.vpmuldq
adc rcx, 0	// third3.step8.w
cmovs r12, rbx	// third3.step8.d
sarx r14, r12, r15	// third3.step8.s
cmovs rax, r9	// third3.step8.h
sar r8, 20	// change2.w2f.sar.2
shl r8, 44	// change2.w2f.shl
mov qword ptr [rdi+80], r8	// change2.w2f.store_high2f
mov rsi, qword ptr [rdi+272]	// change2.w2g.load_N2q
imul rsi, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov rdx, qword ptr [rdi+280]	// change2.w2g.load_N2r
imul rdx, qword ptr [rdi+56]	// change2.w2g.imul_w1g
lea r10, [rsi+rdx]	// change2.w2g.add
vpmuldq zmm25, zmm10, zmm1	// update.last.vpmuldq.2
mov r11, -2	// third3.step11.c1
mov rcx, rax	// copy for third3.step9.x
xor rcx, r14	// third3.step9.x
sar r13, 1	// third3.step9.t
sbb rbx, rbx	// third3.step9.k
lea r9, [r13+rcx]	// third3.step9.y
cmovc r9, r13	// third3.step9.G
andn r8, rbx, r14	// third3.step9.w
vpaddq zmm23, zmm18, zmm25	// update.last.vpaddq
cmovnz rax, r13	// third3.step9.h
xor r12, r8	// third3.step9.d
lea rsi, [r12-1]	// third3.step9.d.2
lea rdx, [rsi-1]	// third3.step10.c0
sub rbp, rsi	// third3.step10.c1.2
sarx rcx, rsi, r15	// third3.step9.s
sar r10, 20	// change2.w2g.sar
mov rbx, rax	// copy for third3.step10.x
xor rbx, rcx	// third3.step10.x
sar r9, 1	// third3.step10.t
lea r14, [r9+rbx]	// third3.step10.y
cmovc r14, r9	// third3.step10.G
mov r13, qword ptr [rdi+144]	// change2.w2g.load_Yq
vpaddq zmm24, zmm23, zmm22	// update.last.vpaddq.2
vpaddq zmm15, zmm24, zmm4	// update.last.vpaddq.3
vpandq zmm26, zmm15, zmm8	// update.last.vpandq
mov r8, -2	// third3.step13.c1
adc rcx, 0	// third3.step10.w
cmovs rdx, rbp	// third3.step10.d
lea r12, [rdx-1]	// third3.step11.c0
sarx rsi, rdx, r15	// third3.step10.s
cmovs rax, r9	// third3.step10.h
imul r13, qword ptr [rdi+384]	// change2.w2g.imul_above_f
sub r11, rdx	// third3.step11.c1.2
mov rbx, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul rbx, qword ptr [rdi+392]	// change2.w2g.imul_above_g
lea rcx, [r13+rbx]	// change2.w2g.add.2
lea rbp, [r10+rcx]	// change2.w2g.add.3
mov qword ptr [rdi-104], rbp	// change2.w2g.store_w2g
sar rbp, 20	// change2.w2g.sar.2
vmovdqa64 zmmword ptr [rdi+1280], zmm26	// update.last.vmovdqa64
mov r9, rax	// copy for third3.step11.x
xor r9, rsi	// third3.step11.x
sar r14, 1	// third3.step11.t
lea rdx, [r14+r9]	// third3.step11.y
cmovc rdx, r14	// third3.step11.G
adc rsi, 0	// third3.step11.w
cmovs r12, r11	// third3.step11.d
sarx r13, r12, r15	// third3.step11.s
vpsraq zmm19, zmm15, 30	// update.last.vpsraq
vpaddq zmm21, zmm19, zmm20	// update.last.vpaddq.4
mov rbx, -2	// third3.step14.c1
cmovs rax, r14	// third3.step11.h
shl rbp, 44	// change2.w2g.shl
mov qword ptr [rdi+88], rbp	// change2.w2g.store_high2g
mov r10, rax	// copy for third3.step12.x
xor r10, r13	// third3.step12.x
sar rdx, 1	// third3.step12.t
lea rcx, [rdx+r10]	// third3.step12.y
cmovc rcx, rdx	// third3.step12.G
sbb r9, r9	// third3.step12.k
vpandq zmm6, zmm21, zmmword ptr [rdi+576]	// update.last.vpandq.2
andn rsi, r9, r13	// third3.step12.w
cmovnz rax, rdx	// third3.step12.h
xor r12, rsi	// third3.step12.d
lea r11, [r12-1]	// third3.step12.d.2
lea r14, [r11-1]	// third3.step13.c0
sub r8, r11	// third3.step13.c1.2
sarx rbp, r11, r15	// third3.step12.s
vmovdqa64 zmmword ptr [rdi+1344], zmm6	// update.last.vmovdqa64.2
vpsraq zmm7, zmm21, 30	// update.last.vpsraq.2
mov r10, rax	// copy for third3.step13.x
xor r10, rbp	// third3.step13.x
sar rcx, 1	// third3.step13.t
lea r9, [rcx+r10]	// third3.step13.y
cmovc r9, rcx	// third3.step13.G
adc rbp, 0	// third3.step13.w
cmovs r14, r8	// third3.step13.d
lea r13, [r14-1]	// third3.step14.c0
sarx rdx, r14, r15	// third3.step13.s
valignq zmm17{k3}{z}, zmm7, zmm7, 6	// update.last.valignq
cmovs rax, rcx	// third3.step13.h
sub rbx, r14	// third3.step14.c1.2
mov rsi, -2	// third3.step16.c1
mov r12, rax	// copy for third3.step14.x
xor r12, rdx	// third3.step14.x
sar r9, 1	// third3.step14.t
lea r11, [r9+r12]	// third3.step14.y
cmovc r11, r9	// third3.step14.G
adc rdx, 0	// third3.step14.w
cmovs r13, rbx	// third3.step14.d
sarx r10, r13, r15	// third3.step14.s
cmovs rax, r9	// third3.step14.h
vpaddq zmm2, zmm17, zmmword ptr [rdi+832]	// update.last.vpaddq.5
vmovdqa64 zmmword ptr [rdi+832], zmm2	// update.last.vmovdqa64.3
mov rbp, -2	// third3.step17.c1
mov r8, rax	// copy for third3.step15.x
xor r8, r10	// third3.step15.x
sar r11, 1	// third3.step15.t
lea rcx, [r11+r8]	// third3.step15.y
cmovc rcx, r11	// third3.step15.G
sbb r14, r14	// third3.step15.k
andn r12, r14, r10	// third3.step15.w
cmovnz rax, r11	// third3.step15.h
xor r13, r12	// third3.step15.d
lea rdx, [r13-1]	// third3.step15.d.2
lea rbx, [rdx-1]	// third3.step16.c0
sub rsi, rdx	// third3.step16.c1.2
sarx r9, rdx, r15	// third3.step15.s
mov r8, rax	// copy for third3.step16.x
xor r8, r9	// third3.step16.x
sar rcx, 1	// third3.step16.t
lea r14, [rcx+r8]	// third3.step16.y
cmovc r14, rcx	// third3.step16.G
adc r9, 0	// third3.step16.w
cmovs rbx, rsi	// third3.step16.d
lea r10, [rbx-1]	// third3.step17.c0
sarx r11, rbx, r15	// third3.step16.s
cmovs rax, rcx	// third3.step16.h
sub rbp, rbx	// third3.step17.c1.2
mov r12, rax	// copy for third3.step17.x
xor r12, r11	// third3.step17.x
sar r14, 1	// third3.step17.t
lea r13, [r14+r12]	// third3.step17.y
cmovc r13, r14	// third3.step17.G
adc r11, 0	// third3.step17.w
cmovs r10, rbp	// third3.step17.d
sarx rdx, r10, r15	// third3.step17.s
mov r8, -2	// third3.step19.c1
mov r9, -2	// third3.step20.c1
cmovs rax, r14	// third3.step17.h
mov rsi, rax	// copy for third3.step18.x
xor rsi, rdx	// third3.step18.x
sar r13, 1	// third3.step18.t
lea rcx, [r13+rsi]	// third3.step18.y
sbb rbx, rbx	// third3.step18.k
cmovc rcx, r13	// third3.step18.G
andn r12, rbx, rdx	// third3.step18.w
cmovnz rax, r13	// third3.step18.h
xor r10, r12	// third3.step18.d
lea r11, [r10-1]	// third3.step18.d.2
lea rbp, [r11-1]	// third3.step19.c0
sub r8, r11	// third3.step19.c1.2
sarx r14, r11, r15	// third3.step18.s
mov rsi, rax	// copy for third3.step19.x
xor rsi, r14	// third3.step19.x
sar rcx, 1	// third3.step19.t
lea rbx, [rcx+rsi]	// third3.step19.y
cmovc rbx, rcx	// third3.step19.G
adc r14, 0	// third3.step19.w
cmovs rbp, r8	// third3.step19.d
lea rdx, [rbp-1]	// third3.step20.c0
sarx r13, rbp, r15	// third3.step19.s
cmovs rax, rcx	// third3.step19.h
sub r9, rbp	// third3.step20.c1.2
mov r12, rax	// copy for third3.step20.x
xor r12, r13	// third3.step20.x
sar rbx, 1	// third3.step20.t
lea r10, [rbx+r12]	// third3.step20.y
cmovc r10, rbx	// third3.step20.G
mov qword ptr [rdi-120], r10	// change3.store_end_G
adc r13, 0	// third3.step20.w
cmovs rdx, r9	// third3.step20.d
sarx r11, rdx, r15	// third3.step20.s
cmovs rax, rbx	// third3.step20.h
mov rsi, r10	// copy for change3.G.shl
shl rsi, 44	// change3.G.shl
add r10, qword ptr [rdi-56]	// change3.G.add_rounding_G
rorx r14, r10, 42	// change3.G.second_entry
mov r8, rax	// copy for change3.h.add_rounding_h
add r8, qword ptr [rdi-64]	// change3.h.add_rounding_h
mov rcx, rax	// copy for change3.h.shl
shl rcx, 45	// change3.h.shl
rorx rbp, r8, 20	// change3.h.first_entry
rorx r12, r10, 21	// change3.G.first_entry
rorx r13, r8, 41	// change3.h.second_entry
add rcx, qword ptr [rdi-48]	// change3.h.add_refill_h
imul r13, qword ptr [rdi+88]	// change3.h.imul_high2g
imul r12, qword ptr [rdi+80]	// change3.G.imul_high2f
mov qword ptr [rdi-128], rax	// change3.store_end_h
add rsi, qword ptr [rdi-40]	// change3.G.add_refill_G
imul rbp, qword ptr [rdi+80]	// change3.h.imul_high2f
imul r14, qword ptr [rdi+88]	// change3.G.imul_high2g
lea r9, [r12+r14]	// change3.G.add
lea rbx, [r9+rsi]	// change3.G.add.2
lea r10, [rbp+r13]	// change3.h.add
lea r8, [r10+rcx]	// change3.h.add.2
ror rbx, 44	// change3.G.packed
ror r8, 45	// change3.h.packed
mov rcx, r8	// output
mov rsi, r11	// output
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
