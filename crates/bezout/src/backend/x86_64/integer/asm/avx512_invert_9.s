// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `batches` batches of 60 half-delta divsteps on f, g, with the cofactors u, v modulo m [BY19, Wui21].
//   The matrix of each batch is applied to f, u, g, v in the batch after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `InvertState` in invert.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; batches >= 1; BMI1, BMI2, AVX-512F.
// Out: limbs, d, end_h, end_G, Yu..Yr of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow; |u|, |v| grow by at most m a batch.
// Timing: constant but for `batches` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 20 limbs of 30 bits; 1115 instructions a batch, 720 for its steps (form: carry).
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
push r14	// save
push r15	// save
mov eax, 0xcc	// prologue
kmovw k1, eax	// prologue
mov eax, 0xf	// prologue
kmovw k2, eax	// prologue
mov eax, 0xf0	// prologue
kmovw k3, eax	// prologue
vpxorq zmm28, zmm28, zmm28	// prologue
vbroadcasti64x4 zmm29, ymmword ptr [rdi+640]	// prologue
vbroadcasti64x4 zmm30, ymmword ptr [rdi+672]	// prologue
vbroadcasti64x4 zmm31, ymmword ptr [rdi+704]	// prologue
mov rbx, qword ptr [rdi-96]	// load_start_G
mov rcx, qword ptr [rdi-88]	// load_start_h
mov rdx, qword ptr [rdi-80]	// load_d
mov rsi, rdx	// s
sar rsi, 63	// s
mov r15, -1	// ones
.p2align 6
2:
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
lea rax, [rdx-1]	// third1.step1.c0
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
mov rbp, -2	// third1.step1.c1
sub rbp, rdx	// third1.step1.c1.2
mov r8, rcx	// copy for third1.step1.x
xor r8, rsi	// third1.step1.x
sar rbx, 1	// third1.step1.t
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
lea r9, [rbx+r8]	// third1.step1.y
mov r10, -2	// third1.step2.c1
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
cmovc r9, rbx	// third1.step1.G
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
adc rsi, 0	// third1.step1.w
cmovs rax, rbp	// third1.step1.d
lea r11, [rax-1]	// third1.step2.c0
sarx r12, rax, r15	// third1.step1.s
cmovs rcx, rbx	// third1.step1.h
sub r10, rax	// third1.step2.c1.2
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
mov r13, -2	// third1.step3.c1
mov r14, rcx	// copy for third1.step2.x
xor r14, r12	// third1.step2.x
sar r9, 1	// third1.step2.t
lea rdx, [r9+r14]	// third1.step2.y
cmovc rdx, r9	// third1.step2.G
adc r12, 0	// third1.step2.w
cmovs r11, r10	// third1.step2.d
sarx r8, r11, r15	// third1.step2.s
lea rsi, [r11-1]	// third1.step3.c0
cmovs rcx, r9	// third1.step2.h
sub r13, r11	// third1.step3.c1.2
mov rbp, rcx	// copy for third1.step3.x
xor rbp, r8	// third1.step3.x
sar rdx, 1	// third1.step3.t
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
lea rbx, [rdx+rbp]	// third1.step3.y
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
mov rax, -2	// third1.step4.c1
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
vpaddq zmm19, zmm17, zmm18	// end.M.vpaddq.2
cmovc rbx, rdx	// third1.step3.G
vpsraq zmm20, zmm16, 30	// end.M.vpsraq.3
adc r8, 0	// third1.step3.w
cmovs rsi, r13	// third1.step3.d
lea r14, [rsi-1]	// third1.step4.c0
sarx r12, rsi, r15	// third1.step3.s
cmovs rcx, rdx	// third1.step3.h
sub rax, rsi	// third1.step4.c1.2
vpaddq zmm21, zmm19, zmm20	// end.M.vpaddq.3
mov r10, -2	// third1.step5.c1
mov r9, rcx	// copy for third1.step4.x
xor r9, r12	// third1.step4.x
sar rbx, 1	// third1.step4.t
lea r11, [rbx+r9]	// third1.step4.y
cmovc r11, rbx	// third1.step4.G
vpandq zmm22, zmm16, zmm7	// end.M.vpandq.3
adc r12, 0	// third1.step4.w
cmovs r14, rax	// third1.step4.d
sarx rbp, r14, r15	// third1.step4.s
lea r8, [r14-1]	// third1.step5.c0
cmovs rcx, rbx	// third1.step4.h
sub r10, r14	// third1.step5.c1.2
mov r13, rcx	// copy for third1.step5.x
xor r13, rbp	// third1.step5.x
sar r11, 1	// third1.step5.t
vpermq zmm23, zmm22, 0xf0	// end.M.vpermq
vpermq zmm24, zmm22, 0xa5	// end.M.vpermq.2
vpermq zmm25, zmm21, 0xf0	// end.M.vpermq.3
lea rdx, [r11+r13]	// third1.step5.y
vpermq zmm26, zmm21, 0xa5	// end.M.vpermq.4
mov rsi, -2	// third1.step6.c1
cmovc rdx, r11	// third1.step5.G
mov r9, qword ptr [rdi+320]	// end.w0f.load_N3u
adc rbp, 0	// third1.step5.w
cmovs r8, r10	// third1.step5.d
lea r12, [r8-1]	// third1.step6.c0
sarx rax, r8, r15	// third1.step5.s
cmovs rcx, r11	// third1.step5.h
sub rsi, r8	// third1.step6.c1.2
imul r9, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov rbx, qword ptr [rdi+328]	// end.w0f.load_N3v
imul rbx, qword ptr [rdi-104]	// end.w0f.imul_w2g
mov r14, -2	// third1.step7.c1
mov r13, rcx	// copy for third1.step6.x
xor r13, rax	// third1.step6.x
sar rdx, 1	// third1.step6.t
lea rbp, [rdx+r13]	// third1.step6.y
cmovc rbp, rdx	// third1.step6.G
lea r10, [r9+rbx]	// end.w0f.add
adc rax, 0	// third1.step6.w
cmovs r12, rsi	// third1.step6.d
sarx r11, r12, r15	// third1.step6.s
lea r8, [r12-1]	// third1.step7.c0
cmovs rcx, rdx	// third1.step6.h
sub r14, r12	// third1.step7.c1.2
mov r13, rcx	// copy for third1.step7.x
xor r13, r11	// third1.step7.x
sar rbp, 1	// third1.step7.t
lea r9, [rbp+r13]	// third1.step7.y
vpmuldq zmm27, zmm23, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
mov rbx, -2	// third1.step8.c1
cmovc r9, rbp	// third1.step7.G
vpermq zmm0, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpermq
adc r11, 0	// third1.step7.w
cmovs r8, r14	// third1.step7.d
lea rax, [r8-1]	// third1.step8.c0
sarx rsi, r8, r15	// third1.step7.s
cmovs rcx, rbp	// third1.step7.h
sar r10, 20	// end.w0f.sar
and r10, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi-24], r10	// end.w0f.store_w0f
shr r10, 20	// end.w0f.shr
sub rbx, r8	// third1.step8.c1.2
shl r10, 44	// end.w0f.shl
mov qword ptr [rdi-16], r10	// end.w0f.store_high0f
vpmuldq zmm1, zmm24, zmm0	// update.limb0.vpmuldq.2
mov rdx, qword ptr [rdi+336]	// end.w0g.load_N3q
imul rdx, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r12, qword ptr [rdi+344]	// end.w0g.load_N3r
mov r13, -2	// third1.step9.c1
mov r11, rcx	// copy for third1.step8.x
xor r11, rsi	// third1.step8.x
sar r9, 1	// third1.step8.t
lea r14, [r9+r11]	// third1.step8.y
cmovc r14, r9	// third1.step8.G
adc rsi, 0	// third1.step8.w
cmovs rax, rbx	// third1.step8.d
sarx rbp, rax, r15	// third1.step8.s
lea r8, [rax-1]	// third1.step9.c0
cmovs rcx, r9	// third1.step8.h
sub r13, rax	// third1.step9.c1.2
imul r12, qword ptr [rdi-104]	// end.w0g.imul_w2g
mov r10, rcx	// copy for third1.step9.x
xor r10, rbp	// third1.step9.x
sar r14, 1	// third1.step9.t
vpaddq zmm2, zmm27, zmm1	// update.limb0.vpaddq
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]	// update.limb0.vpmuludq
vpandq zmm4, zmm3, zmm7	// update.limb0.vpandq
lea r11, [r14+r10]	// third1.step9.y
lea rsi, [rdx+r12]	// end.w0g.add
mov rbx, -2	// third1.step10.c1
cmovc r11, r14	// third1.step9.G
vshufi64x2 zmm8, zmm4, zmm4, 0x44	// update.limb0.vshufi64x2
vpmuludq zmm9, zmm8, zmmword ptr [rdi+1472]	// update.limb0.vpmuludq.2
vpaddq zmm10, zmm2, zmm9	// update.limb0.vpaddq.2
adc rbp, 0	// third1.step9.w
cmovs r8, r13	// third1.step9.d
lea r9, [r8-1]	// third1.step10.c0
sarx rax, r8, r15	// third1.step9.s
cmovs rcx, r14	// third1.step9.h
sar rsi, 20	// end.w0g.sar
sub rbx, r8	// third1.step10.c1.2
and rsi, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi-8], rsi	// end.w0g.store_w0g
mov r10, -2	// third1.step11.c1
mov rdx, rcx	// copy for third1.step10.x
xor rdx, rax	// third1.step10.x
sar r11, 1	// third1.step10.t
lea r12, [r11+rdx]	// third1.step10.y
cmovc r12, r11	// third1.step10.G
vpsraq zmm11, zmm10, 30	// update.limb0.vpsraq
adc rax, 0	// third1.step10.w
cmovs r9, rbx	// third1.step10.d
sarx rbp, r9, r15	// third1.step10.s
lea r13, [r9-1]	// third1.step11.c0
cmovs rcx, r11	// third1.step10.h
sub r10, r9	// third1.step11.c1.2
mov r14, rcx	// copy for third1.step11.x
xor r14, rbp	// third1.step11.x
sar r12, 1	// third1.step11.t
vpmuldq zmm14, zmm25, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
vpandq zmm15, zmm10, zmm7	// update.limb0.vpandq.2
vshufi64x2 zmm5{k2}{z}, zmm15, zmm15, 0x0e	// update.limb0.vshufi64x2.2
lea r8, [r12+r14]	// third1.step11.y
mov rdx, -2	// third1.step12.c1
cmovc r8, r12	// third1.step11.G
vpmuldq zmm12, zmm26, zmm0	// update.limb1.vpmuldq.2
vpermq zmm6, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpermq
adc rbp, 0	// third1.step11.w
cmovs r13, r10	// third1.step11.d
lea rax, [r13-1]	// third1.step12.c0
sarx rbx, r13, r15	// third1.step11.s
cmovs rcx, r12	// third1.step11.h
shr rsi, 20	// end.w0g.shr
shl rsi, 44	// end.w0g.shl
mov qword ptr [rdi+0], rsi	// end.w0g.store_high0g
sub rdx, r13	// third1.step12.c1.2
vpmuldq zmm13, zmm23, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
mov r11, -2	// third1.step13.c1
mov r9, rcx	// copy for third1.step12.x
xor r9, rbx	// third1.step12.x
sar r8, 1	// third1.step12.t
lea r14, [r8+r9]	// third1.step12.y
cmovc r14, r8	// third1.step12.G
vpaddq zmm17, zmm14, zmm12	// update.limb1.vpaddq
adc rbx, 0	// third1.step12.w
cmovs rax, rdx	// third1.step12.d
sarx rbp, rax, r15	// third1.step12.s
lea r10, [rax-1]	// third1.step13.c0
cmovs rcx, r8	// third1.step12.h
sub r11, rax	// third1.step13.c1.2
mov r12, rcx	// copy for third1.step13.x
xor r12, rbp	// third1.step13.x
sar r14, 1	// third1.step13.t
vpmuldq zmm18, zmm24, zmm6	// update.limb1.vpmuldq.4
vpaddq zmm19, zmm17, zmm13	// update.limb1.vpaddq.2
lea rsi, [r14+r12]	// third1.step13.y
vpaddq zmm20, zmm19, zmm18	// update.limb1.vpaddq.3
mov r13, -2	// third1.step14.c1
cmovc rsi, r14	// third1.step13.G
vpmuludq zmm16, zmm8, zmmword ptr [rdi+1536]	// update.limb1.vpmuludq
vpaddq zmm22, zmm20, zmm16	// update.limb1.vpaddq.4
adc rbp, 0	// third1.step13.w
cmovs r10, r11	// third1.step13.d
lea r9, [r10-1]	// third1.step14.c0
sarx rbx, r10, r15	// third1.step13.s
cmovs rcx, r14	// third1.step13.h
sub r13, r10	// third1.step14.c1.2
vpaddq zmm21, zmm22, zmm11	// update.limb1.vpaddq.5
vpmuludq zmm27, zmm21, zmmword ptr [rdi+768]	// update.limb1.vpmuludq.2
mov rdx, -2	// third1.step15.c1
mov r8, rcx	// copy for third1.step14.x
xor r8, rbx	// third1.step14.x
sar rsi, 1	// third1.step14.t
lea rax, [rsi+r8]	// third1.step14.y
cmovc rax, rsi	// third1.step14.G
adc rbx, 0	// third1.step14.w
cmovs r9, r13	// third1.step14.d
sarx r12, r9, r15	// third1.step14.s
lea rbp, [r9-1]	// third1.step15.c0
cmovs rcx, rsi	// third1.step14.h
sub rdx, r9	// third1.step15.c1.2
mov r11, rcx	// copy for third1.step15.x
xor r11, r12	// third1.step15.x
sar rax, 1	// third1.step15.t
vpandq zmm1, zmm27, zmm7	// update.limb1.vpandq
lea r14, [rax+r11]	// third1.step15.y
vshufi64x2 zmm3, zmm1, zmm1, 0x44	// update.limb1.vshufi64x2
mov r10, -2	// third1.step16.c1
vpmuludq zmm4, zmm3, zmmword ptr [rdi+1472]	// update.limb1.vpmuludq.3
cmovc r14, rax	// third1.step15.G
vpaddq zmm2, zmm21, zmm4	// update.limb1.vpaddq.6
vpsraq zmm9, zmm2, 30	// update.limb1.vpsraq
adc r12, 0	// third1.step15.w
cmovs rbp, rdx	// third1.step15.d
lea r8, [rbp-1]	// third1.step16.c0
sarx rbx, rbp, r15	// third1.step15.s
cmovs rcx, rax	// third1.step15.h
sub r10, rbp	// third1.step16.c1.2
mov r13, -2	// third1.step17.c1
mov rsi, rcx	// copy for third1.step16.x
xor rsi, rbx	// third1.step16.x
sar r14, 1	// third1.step16.t
lea r9, [r14+rsi]	// third1.step16.y
cmovc r9, r14	// third1.step16.G
vpmuldq zmm10, zmm26, zmm6	// update.limb2.vpmuldq.2
adc rbx, 0	// third1.step16.w
cmovs r8, r10	// third1.step16.d
sarx r11, r8, r15	// third1.step16.s
lea r12, [r8-1]	// third1.step17.c0
cmovs rcx, r14	// third1.step16.h
sub r13, r8	// third1.step17.c1.2
mov rdx, rcx	// copy for third1.step17.x
xor rdx, r11	// third1.step17.x
sar r9, 1	// third1.step17.t
vpandq zmm15, zmm2, zmm7	// update.limb1.vpandq.2
vshufi64x2 zmm0{k2}{z}, zmm15, zmm15, 0x0e	// update.limb1.vshufi64x2.2
vpmuldq zmm14, zmm25, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
lea rax, [r9+rdx]	// third1.step17.y
mov rbp, -2	// third1.step18.c1
vpermq zmm12, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpermq
cmovc rax, r9	// third1.step17.G
vpmuldq zmm17, zmm23, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
adc r11, 0	// third1.step17.w
cmovs r12, r13	// third1.step17.d
lea rsi, [r12-1]	// third1.step18.c0
sarx rbx, r12, r15	// third1.step17.s
cmovs rcx, r9	// third1.step17.h
sub rbp, r12	// third1.step18.c1.2
vpaddq zmm13, zmm14, zmm10	// update.limb2.vpaddq
mov r10, -2	// third1.step19.c1
mov r14, rcx	// copy for third1.step18.x
xor r14, rbx	// third1.step18.x
sar rax, 1	// third1.step18.t
lea r8, [rax+r14]	// third1.step18.y
cmovc r8, rax	// third1.step18.G
adc rbx, 0	// third1.step18.w
cmovs rsi, rbp	// third1.step18.d
sarx rdx, rsi, r15	// third1.step18.s
lea r11, [rsi-1]	// third1.step19.c0
cmovs rcx, rax	// third1.step18.h
sub r10, rsi	// third1.step19.c1.2
mov r13, rcx	// copy for third1.step19.x
xor r13, rdx	// third1.step19.x
sar r8, 1	// third1.step19.t
vpmuldq zmm19, zmm24, zmm12	// update.limb2.vpmuldq.4
vpaddq zmm18, zmm13, zmm17	// update.limb2.vpaddq.2
vpaddq zmm20, zmm18, zmm19	// update.limb2.vpaddq.3
lea r9, [r8+r13]	// third1.step19.y
vpmuludq zmm16, zmm8, zmmword ptr [rdi+1600]	// update.limb2.vpmuludq
vpaddq zmm22, zmm20, zmm16	// update.limb2.vpaddq.4
mov r12, -2	// third1.step20.c1
cmovc r9, r8	// third1.step19.G
vpmuludq zmm11, zmm3, zmmword ptr [rdi+1536]	// update.limb2.vpmuludq.2
adc rdx, 0	// third1.step19.w
cmovs r11, r10	// third1.step19.d
lea r14, [r11-1]	// third1.step20.c0
sarx rbx, r11, r15	// third1.step19.s
cmovs rcx, r8	// third1.step19.h
sub r12, r11	// third1.step20.c1.2
vpaddq zmm27, zmm22, zmm11	// update.limb2.vpaddq.5
mov rbp, rcx	// copy for third1.step20.x
xor rbp, rbx	// third1.step20.x
sar r9, 1	// third1.step20.t
lea rax, [r9+rbp]	// third1.step20.y
cmovc rax, r9	// third1.step20.G
vpaddq zmm1, zmm27, zmm9	// update.limb2.vpaddq.6
adc rbx, 0	// third1.step20.w
cmovs r14, r12	// third1.step20.d
sarx rsi, r14, r15	// third1.step20.s
cmovs rcx, r9	// third1.step20.h
vpbroadcastq zmm21, rcx	// change1.vpbroadcastq
vpbroadcastq zmm21{k1}, rax	// change1.vpbroadcastq.2
vpaddq zmm4, zmm21, zmm29	// change1.N1.vpaddq
vpsllvq zmm6, zmm4, zmm30	// change1.N1.vpsllvq
vpsravq zmm2, zmm6, zmm31	// change1.N1.vpsravq
vpsubq zmm15, zmm28, zmm2	// change1.N1.vpsubq
vpsraq zmm14, zmm1, 30	// update.limb2.vpsraq
mov r13, rax	// copy for change1.G.add_rounding_G
add r13, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov rdx, rcx	// copy for change1.h.shl
shl rdx, 45	// change1.h.shl
vpandq zmm10, zmm1, zmm7	// update.limb2.vpandq
add rcx, qword ptr [rdi-64]	// change1.h.add_rounding_h
rorx r10, rcx, 20	// change1.h.first_entry
shl rax, 44	// change1.G.shl
vmovdqa64 zmmword ptr [rdi+192], zmm15	// change1.N1.vmovdqa64
vpmuldq zmm13, zmm25, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
rorx r8, r13, 21	// change1.G.first_entry
rorx r11, r13, 42	// change1.G.second_entry
mov rbp, qword ptr [rdi+192]	// change1.w1f.load_N1u
rorx rbx, rcx, 41	// change1.h.second_entry
add rax, qword ptr [rdi-40]	// change1.G.add_refill_G
add rdx, qword ptr [rdi-48]	// change1.h.add_refill_h
vpmuldq zmm17, zmm26, zmm12	// update.limb3.vpmuldq.2
imul r8, qword ptr [rdi-16]	// change1.G.imul_high0f
imul r11, qword ptr [rdi+0]	// change1.G.imul_high0g
imul rbp, qword ptr [rdi-24]	// change1.w1f.imul_w0f
imul r10, qword ptr [rdi-16]	// change1.h.imul_high0f
imul rbx, qword ptr [rdi+0]	// change1.h.imul_high0g
vpermq zmm18, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpermq
mov r12, qword ptr [rdi+200]	// change1.w1f.load_N1v
lea r9, [r14-1]	// third2.step1.c0
vpmuldq zmm19, zmm23, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
imul r12, qword ptr [rdi-8]	// change1.w1f.imul_w0g
vpmuldq zmm20, zmm24, zmm18	// update.limb3.vpmuldq.4
lea r13, [rbp+r12]	// change1.w1f.add
mov rcx, -2	// third2.step1.c1
lea rbp, [r8+r11]	// change1.G.add
sar r13, 20	// change1.w1f.sar
lea r12, [r10+rbx]	// change1.h.add
sub rcx, r14	// third2.step1.c1.2
mov qword ptr [rdi+8], r13	// change1.w1f.store_w1f
lea r8, [rbp+rax]	// change1.G.add.2
lea r11, [r12+rdx]	// change1.h.add.2
mov r10, qword ptr [rdi+208]	// change1.w1g.load_N1q
vpaddq zmm16, zmm13, zmm17	// update.limb3.vpaddq
vpaddq zmm22, zmm16, zmm19	// update.limb3.vpaddq.2
vpaddq zmm11, zmm22, zmm20	// update.limb3.vpaddq.3
ror r8, 44	// change1.G.packed
ror r11, 45	// change1.h.packed
mov rbx, r11	// copy for third2.step1.x
xor rbx, rsi	// third2.step1.x
sar r8, 1	// third2.step1.t
lea r14, [r8+rbx]	// third2.step1.y
vpmuludq zmm27, zmm8, zmmword ptr [rdi+1664]	// update.limb3.vpmuludq
mov r13, -2	// third2.step2.c1
cmovc r14, r8	// third2.step1.G
vpaddq zmm9, zmm11, zmm27	// update.limb3.vpaddq.4
vpmuludq zmm21, zmm3, zmmword ptr [rdi+1600]	// update.limb3.vpmuludq.2
adc rsi, 0	// third2.step1.w
cmovs r9, rcx	// third2.step1.d
lea rbp, [r9-1]	// third2.step2.c0
sarx rax, r9, r15	// third2.step1.s
cmovs r11, r8	// third2.step1.h
imul r10, qword ptr [rdi-24]	// change1.w1g.imul_w0f
mov r12, qword ptr [rdi+216]	// change1.w1g.load_N1r
sub r13, r9	// third2.step2.c1.2
imul r12, qword ptr [rdi-8]	// change1.w1g.imul_w0g
lea rdx, [r10+r12]	// change1.w1g.add
sar rdx, 20	// change1.w1g.sar
vpaddq zmm4, zmm9, zmm21	// update.limb3.vpaddq.5
mov rbx, -2	// third2.step3.c1
mov rsi, r11	// copy for third2.step2.x
xor rsi, rax	// third2.step2.x
sar r14, 1	// third2.step2.t
lea rcx, [r14+rsi]	// third2.step2.y
cmovc rcx, r14	// third2.step2.G
mov qword ptr [rdi+16], rdx	// change1.w1g.store_w1g
adc rax, 0	// third2.step2.w
cmovs rbp, r13	// third2.step2.d
sarx r8, rbp, r15	// third2.step2.s
lea r9, [rbp-1]	// third2.step3.c0
cmovs r11, r14	// third2.step2.h
sub rbx, rbp	// third2.step3.c1.2
mov r10, r11	// copy for third2.step3.x
xor r10, r8	// third2.step3.x
sar rcx, 1	// third2.step3.t
mov r12, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpaddq zmm6, zmm4, zmm14	// update.limb3.vpaddq.6
vpsraq zmm2, zmm6, 30	// update.limb3.vpsraq
lea rsi, [rcx+r10]	// third2.step3.y
vpandq zmm1, zmm6, zmm7	// update.limb3.vpandq
vmovdqa64 zmmword ptr [rdi+896], zmm1	// update.limb3.vmovdqa64
mov rdx, -2	// third2.step4.c1
cmovc rsi, rcx	// third2.step3.G
vpmuldq zmm15, zmm25, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
adc r8, 0	// third2.step3.w
cmovs r9, rbx	// third2.step3.d
lea rax, [r9-1]	// third2.step4.c0
sarx r13, r9, r15	// third2.step3.s
cmovs r11, rcx	// third2.step3.h
sub rdx, r9	// third2.step4.c1.2
vpmuldq zmm12, zmm26, zmm18	// update.limb4.vpmuldq.2
vpermq zmm13, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpermq
mov r14, -2	// third2.step5.c1
mov rbp, r11	// copy for third2.step4.x
xor rbp, r13	// third2.step4.x
sar rsi, 1	// third2.step4.t
lea r10, [rsi+rbp]	// third2.step4.y
cmovc r10, rsi	// third2.step4.G
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
adc r13, 0	// third2.step4.w
cmovs rax, rdx	// third2.step4.d
sarx r8, rax, r15	// third2.step4.s
lea rbx, [rax-1]	// third2.step5.c0
cmovs r11, rsi	// third2.step4.h
sub r14, rax	// third2.step5.c1.2
mov rcx, r11	// copy for third2.step5.x
xor rcx, r8	// third2.step5.x
sar r10, 1	// third2.step5.t
vpaddq zmm16, zmm15, zmm12	// update.limb4.vpaddq
lea r9, [r10+rcx]	// third2.step5.y
vpmuldq zmm19, zmm24, zmm13	// update.limb4.vpmuldq.4
mov rbp, -2	// third2.step6.c1
vpaddq zmm22, zmm16, zmm17	// update.limb4.vpaddq.2
cmovc r9, r10	// third2.step5.G
vpaddq zmm20, zmm22, zmm19	// update.limb4.vpaddq.3
vpmuludq zmm11, zmm8, zmmword ptr [rdi+1728]	// update.limb4.vpmuludq
adc r8, 0	// third2.step5.w
cmovs rbx, r14	// third2.step5.d
lea r13, [rbx-1]	// third2.step6.c0
sarx rdx, rbx, r15	// third2.step5.s
cmovs r11, r10	// third2.step5.h
sub rbp, rbx	// third2.step6.c1.2
vpaddq zmm27, zmm20, zmm11	// update.limb4.vpaddq.4
mov rsi, -2	// third2.step7.c1
mov rax, r11	// copy for third2.step6.x
xor rax, rdx	// third2.step6.x
sar r9, 1	// third2.step6.t
lea rcx, [r9+rax]	// third2.step6.y
cmovc rcx, r9	// third2.step6.G
adc rdx, 0	// third2.step6.w
cmovs r13, rbp	// third2.step6.d
sarx r8, r13, r15	// third2.step6.s
lea r14, [r13-1]	// third2.step7.c0
cmovs r11, r9	// third2.step6.h
sub rsi, r13	// third2.step7.c1.2
mov r10, r11	// copy for third2.step7.x
xor r10, r8	// third2.step7.x
sar rcx, 1	// third2.step7.t
vpmuludq zmm9, zmm3, zmmword ptr [rdi+1664]	// update.limb4.vpmuludq.2
vpaddq zmm21, zmm27, zmm9	// update.limb4.vpaddq.5
lea rbx, [rcx+r10]	// third2.step7.y
vpaddq zmm4, zmm21, zmm2	// update.limb4.vpaddq.6
mov rax, -2	// third2.step8.c1
cmovc rbx, rcx	// third2.step7.G
vpsraq zmm14, zmm4, 30	// update.limb4.vpsraq
vpandq zmm6, zmm4, zmm7	// update.limb4.vpandq
adc r8, 0	// third2.step7.w
cmovs r14, rsi	// third2.step7.d
lea rdx, [r14-1]	// third2.step8.c0
sarx rbp, r14, r15	// third2.step7.s
cmovs r11, rcx	// third2.step7.h
sub rax, r14	// third2.step8.c1.2
vmovdqa64 zmmword ptr [rdi+960], zmm6	// update.limb4.vmovdqa64
mov r9, -2	// third2.step9.c1
mov r13, r11	// copy for third2.step8.x
xor r13, rbp	// third2.step8.x
sar rbx, 1	// third2.step8.t
lea r10, [rbx+r13]	// third2.step8.y
cmovc r10, rbx	// third2.step8.G
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
adc rbp, 0	// third2.step8.w
cmovs rdx, rax	// third2.step8.d
sarx r8, rdx, r15	// third2.step8.s
lea rsi, [rdx-1]	// third2.step9.c0
cmovs r11, rbx	// third2.step8.h
sub r9, rdx	// third2.step9.c1.2
mov rcx, r11	// copy for third2.step9.x
xor rcx, r8	// third2.step9.x
sar r10, 1	// third2.step9.t
vpmuldq zmm15, zmm26, zmm13	// update.limb5.vpmuldq.2
vpermq zmm12, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpermq
lea r14, [r10+rcx]	// third2.step9.y
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
mov r13, -2	// third2.step10.c1
cmovc r14, r10	// third2.step9.G
vpmuldq zmm17, zmm24, zmm12	// update.limb5.vpmuldq.4
vpaddq zmm22, zmm18, zmm15	// update.limb5.vpaddq
adc r8, 0	// third2.step9.w
cmovs rsi, r9	// third2.step9.d
lea rbp, [rsi-1]	// third2.step10.c0
sarx rax, rsi, r15	// third2.step9.s
cmovs r11, r10	// third2.step9.h
sub r13, rsi	// third2.step10.c1.2
vpaddq zmm19, zmm22, zmm16	// update.limb5.vpaddq.2
mov rbx, -2	// third2.step11.c1
mov rdx, r11	// copy for third2.step10.x
xor rdx, rax	// third2.step10.x
sar r14, 1	// third2.step10.t
lea rcx, [r14+rdx]	// third2.step10.y
cmovc rcx, r14	// third2.step10.G
vpaddq zmm20, zmm19, zmm17	// update.limb5.vpaddq.3
adc rax, 0	// third2.step10.w
cmovs rbp, r13	// third2.step10.d
sarx r8, rbp, r15	// third2.step10.s
lea r9, [rbp-1]	// third2.step11.c0
cmovs r11, r14	// third2.step10.h
sub rbx, rbp	// third2.step11.c1.2
mov r10, r11	// copy for third2.step11.x
xor r10, r8	// third2.step11.x
sar rcx, 1	// third2.step11.t
vpmuludq zmm11, zmm8, zmmword ptr [rdi+1792]	// update.limb5.vpmuludq
vpaddq zmm27, zmm20, zmm11	// update.limb5.vpaddq.4
lea rsi, [rcx+r10]	// third2.step11.y
vpmuludq zmm9, zmm3, zmmword ptr [rdi+1728]	// update.limb5.vpmuludq.2
mov rdx, -2	// third2.step12.c1
cmovc rsi, rcx	// third2.step11.G
vpaddq zmm21, zmm27, zmm9	// update.limb5.vpaddq.5
vpaddq zmm2, zmm21, zmm14	// update.limb5.vpaddq.6
adc r8, 0	// third2.step11.w
cmovs r9, rbx	// third2.step11.d
lea rax, [r9-1]	// third2.step12.c0
sarx r13, r9, r15	// third2.step11.s
cmovs r11, rcx	// third2.step11.h
sub rdx, r9	// third2.step12.c1.2
vpsraq zmm4, zmm2, 30	// update.limb5.vpsraq
mov r14, -2	// third2.step13.c1
mov rbp, r11	// copy for third2.step12.x
xor rbp, r13	// third2.step12.x
sar rsi, 1	// third2.step12.t
lea r10, [rsi+rbp]	// third2.step12.y
cmovc r10, rsi	// third2.step12.G
vpandq zmm13, zmm2, zmm7	// update.limb5.vpandq
adc r13, 0	// third2.step12.w
cmovs rax, rdx	// third2.step12.d
sarx r8, rax, r15	// third2.step12.s
lea rbx, [rax-1]	// third2.step13.c0
cmovs r11, rsi	// third2.step12.h
sub r14, rax	// third2.step13.c1.2
mov rcx, r11	// copy for third2.step13.x
xor rcx, r8	// third2.step13.x
sar r10, 1	// third2.step13.t
vmovdqa64 zmmword ptr [rdi+1024], zmm13	// update.limb5.vmovdqa64
lea r9, [r10+rcx]	// third2.step13.y
vpsrlq zmm18, zmm1, 10	// update.limb5.above.vpsrlq
mov rbp, -2	// third2.step14.c1
vpsllq zmm15, zmm6, 20	// update.limb5.above.vpsllq
cmovc r9, r10	// third2.step13.G
vpsllq zmm22, zmm13, 50	// update.limb5.above.vpsllq.2
vpaddq zmm16, zmm18, zmm15	// update.limb5.above.vpaddq
adc r8, 0	// third2.step13.w
cmovs rbx, r14	// third2.step13.d
lea r13, [rbx-1]	// third2.step14.c0
sarx rdx, rbx, r15	// third2.step13.s
cmovs r11, r10	// third2.step13.h
sub rbp, rbx	// third2.step14.c1.2
vpaddq zmm19, zmm16, zmm22	// update.limb5.above.vpaddq.2
mov rsi, -2	// third2.step15.c1
mov rax, r11	// copy for third2.step14.x
xor rax, rdx	// third2.step14.x
sar r9, 1	// third2.step14.t
lea rcx, [r9+rax]	// third2.step14.y
cmovc rcx, r9	// third2.step14.G
adc rdx, 0	// third2.step14.w
cmovs r13, rbp	// third2.step14.d
sarx r8, r13, r15	// third2.step14.s
lea r14, [r13-1]	// third2.step15.c0
cmovs r11, r9	// third2.step14.h
sub rsi, r13	// third2.step15.c1.2
mov r10, r11	// copy for third2.step15.x
xor r10, r8	// third2.step15.x
sar rcx, 1	// third2.step15.t
vmovdqa64 zmmword ptr [rdi+384], zmm19	// update.limb5.above.vmovdqa64
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
lea rbx, [rcx+r10]	// third2.step15.y
vpmuldq zmm20, zmm26, zmm12	// update.limb6.vpmuldq.2
mov rax, -2	// third2.step16.c1
vpermq zmm11, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpermq
cmovc rbx, rcx	// third2.step15.G
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
vpmuldq zmm9, zmm24, zmm11	// update.limb6.vpmuldq.4
adc r8, 0	// third2.step15.w
cmovs r14, rsi	// third2.step15.d
lea rdx, [r14-1]	// third2.step16.c0
sarx rbp, r14, r15	// third2.step15.s
cmovs r11, rcx	// third2.step15.h
imul r12, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov r9, qword ptr [rdi+200]	// change1.high1f.load_N1v
imul r9, qword ptr [rdi+400]	// change1.high1f.imul_above_g
lea r13, [r12+r9]	// change1.high1f.add
mov r10, qword ptr [rdi+8]	// change1.high1f.load_w1f
sar r10, 20	// change1.high1f.sar
lea r8, [r10+r13]	// change1.high1f.add.2
shl r8, 44	// change1.high1f.shl
mov qword ptr [rdi+24], r8	// change1.high1f.store_high1f
mov rsi, qword ptr [rdi+208]	// change1.high1g.load_N1q
imul rsi, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov rcx, qword ptr [rdi+216]	// change1.high1g.load_N1r
imul rcx, qword ptr [rdi+400]	// change1.high1g.imul_above_g
lea r12, [rsi+rcx]	// change1.high1g.add
mov r9, qword ptr [rdi+16]	// change1.high1g.load_w1g
sar r9, 20	// change1.high1g.sar
lea r10, [r9+r12]	// change1.high1g.add.2
shl r10, 44	// change1.high1g.shl
mov qword ptr [rdi+32], r10	// change1.high1g.store_high1g
sub rax, r14	// third2.step16.c1.2
vpaddq zmm21, zmm17, zmm20	// update.limb6.vpaddq
mov r13, -2	// third2.step17.c1
mov r8, r11	// copy for third2.step16.x
xor r8, rbp	// third2.step16.x
sar rbx, 1	// third2.step16.t
lea rsi, [rbx+r8]	// third2.step16.y
cmovc rsi, rbx	// third2.step16.G
adc rbp, 0	// third2.step16.w
cmovs rdx, rax	// third2.step16.d
sarx rcx, rdx, r15	// third2.step16.s
lea r9, [rdx-1]	// third2.step17.c0
cmovs r11, rbx	// third2.step16.h
sub r13, rdx	// third2.step17.c1.2
mov r12, r11	// copy for third2.step17.x
xor r12, rcx	// third2.step17.x
sar rsi, 1	// third2.step17.t
vpaddq zmm14, zmm21, zmm27	// update.limb6.vpaddq.2
vpaddq zmm2, zmm14, zmm9	// update.limb6.vpaddq.3
lea r10, [rsi+r12]	// third2.step17.y
vpmuludq zmm1, zmm8, zmmword ptr [rdi+1856]	// update.limb6.vpmuludq
mov r14, -2	// third2.step18.c1
vpaddq zmm6, zmm2, zmm1	// update.limb6.vpaddq.4
cmovc r10, rsi	// third2.step17.G
vpmuludq zmm13, zmm3, zmmword ptr [rdi+1792]	// update.limb6.vpmuludq.2
adc rcx, 0	// third2.step17.w
cmovs r9, r13	// third2.step17.d
lea r8, [r9-1]	// third2.step18.c0
sarx rbp, r9, r15	// third2.step17.s
cmovs r11, rsi	// third2.step17.h
sub r14, r9	// third2.step18.c1.2
vpaddq zmm18, zmm6, zmm13	// update.limb6.vpaddq.5
mov rax, -2	// third2.step19.c1
vpaddq zmm15, zmm18, zmm4	// update.limb6.vpaddq.6
mov rbx, r11	// copy for third2.step18.x
xor rbx, rbp	// third2.step18.x
sar r10, 1	// third2.step18.t
lea rdx, [r10+rbx]	// third2.step18.y
cmovc rdx, r10	// third2.step18.G
adc rbp, 0	// third2.step18.w
cmovs r8, r14	// third2.step18.d
sarx r12, r8, r15	// third2.step18.s
lea rcx, [r8-1]	// third2.step19.c0
cmovs r11, r10	// third2.step18.h
sub rax, r8	// third2.step19.c1.2
mov r13, r11	// copy for third2.step19.x
xor r13, r12	// third2.step19.x
sar rdx, 1	// third2.step19.t
vpsraq zmm16, zmm15, 30	// update.limb6.vpsraq
vpandq zmm22, zmm15, zmm7	// update.limb6.vpandq
lea rsi, [rdx+r13]	// third2.step19.y
vmovdqa64 zmmword ptr [rdi+1088], zmm22	// update.limb6.vmovdqa64
mov r9, -2	// third2.step20.c1
vpmuldq zmm19, zmm25, zmmword ptr [rdi+1216]	// update.limb7.vpmuldq
cmovc rsi, rdx	// third2.step19.G
vpmuldq zmm12, zmm26, zmm11	// update.limb7.vpmuldq.2
adc r12, 0	// third2.step19.w
cmovs rcx, rax	// third2.step19.d
lea rbx, [rcx-1]	// third2.step20.c0
sarx rbp, rcx, r15	// third2.step19.s
cmovs r11, rdx	// third2.step19.h
sub r9, rcx	// third2.step20.c1.2
vpermq zmm17, zmmword ptr [rdi+1280], 0x4e	// update.limb7.vpermq
mov r14, r11	// copy for third2.step20.x
xor r14, rbp	// third2.step20.x
sar rsi, 1	// third2.step20.t
lea r10, [rsi+r14]	// third2.step20.y
cmovc r10, rsi	// third2.step20.G
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1280]	// update.limb7.vpmuldq.3
adc rbp, 0	// third2.step20.w
cmovs rbx, r9	// third2.step20.d
sarx r8, rbx, r15	// third2.step20.s
cmovs r11, rsi	// third2.step20.h
vpmuldq zmm21, zmm24, zmm17	// update.limb7.vpmuldq.4
mov r13, r10	// copy for change2.G.add_rounding_G
add r13, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov r12, r11	// copy for change2.h.add_rounding_h
add r12, qword ptr [rdi-64]	// change2.h.add_rounding_h
vpaddq zmm27, zmm19, zmm12	// update.limb7.vpaddq
mov rax, r10	// copy for change2.G.shl
shl rax, 44	// change2.G.shl
mov rdx, r11	// copy for change2.h.shl
shl rdx, 45	// change2.h.shl
rorx rcx, r13, 21	// change2.G.first_entry
rorx r14, r13, 42	// change2.G.second_entry
vpaddq zmm14, zmm27, zmm20	// update.limb7.vpaddq.2
rorx rbp, r12, 20	// change2.h.first_entry
rorx r9, r12, 41	// change2.h.second_entry
add rax, qword ptr [rdi-40]	// change2.G.add_refill_G
add rdx, qword ptr [rdi-48]	// change2.h.add_refill_h
vpaddq zmm9, zmm14, zmm21	// update.limb7.vpaddq.3
imul rcx, qword ptr [rdi+24]	// change2.G.imul_high1f
imul r14, qword ptr [rdi+32]	// change2.G.imul_high1g
imul rbp, qword ptr [rdi+24]	// change2.h.imul_high1f
imul r9, qword ptr [rdi+32]	// change2.h.imul_high1g
vpmuludq zmm2, zmm8, zmmword ptr [rdi+1920]	// update.limb7.vpmuludq
lea rsi, [rbx-1]	// third3.step1.c0
vpaddq zmm1, zmm9, zmm2	// update.limb7.vpaddq.4
vpmuludq zmm6, zmm3, zmmword ptr [rdi+1856]	// update.limb7.vpmuludq.2
mov r13, -2	// third3.step1.c1
lea r12, [rcx+r14]	// change2.G.add
lea rcx, [rbp+r9]	// change2.h.add
sub r13, rbx	// third3.step1.c1.2
vpaddq zmm13, zmm1, zmm6	// update.limb7.vpaddq.5
lea r14, [r12+rax]	// change2.G.add.2
lea rbp, [rcx+rdx]	// change2.h.add.2
vpaddq zmm18, zmm13, zmm16	// update.limb7.vpaddq.6
ror r14, 44	// change2.G.packed
ror rbp, 45	// change2.h.packed
mov r9, rbp	// copy for third3.step1.x
xor r9, r8	// third3.step1.x
sar r14, 1	// third3.step1.t
lea rbx, [r14+r9]	// third3.step1.y
vpsraq zmm4, zmm18, 30	// update.limb7.vpsraq
mov r12, -2	// third3.step2.c1
vpandq zmm15, zmm18, zmm7	// update.limb7.vpandq
cmovc rbx, r14	// third3.step1.G
vmovdqa64 zmmword ptr [rdi+1152], zmm15	// update.limb7.vmovdqa64
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1280]	// update.limb8.vpmuldq
adc r8, 0	// third3.step1.w
cmovs rsi, r13	// third3.step1.d
lea rax, [rsi-1]	// third3.step2.c0
sarx rcx, rsi, r15	// third3.step1.s
cmovs rbp, r14	// third3.step1.h
sub r12, rsi	// third3.step2.c1.2
vpmuldq zmm11, zmm26, zmm17	// update.limb8.vpmuldq.2
mov rdx, -2	// third3.step3.c1
mov r9, rbp	// copy for third3.step2.x
xor r9, rcx	// third3.step2.x
sar rbx, 1	// third3.step2.t
lea r8, [rbx+r9]	// third3.step2.y
cmovc r8, rbx	// third3.step2.G
adc rcx, 0	// third3.step2.w
cmovs rax, r12	// third3.step2.d
sarx r13, rax, r15	// third3.step2.s
lea r14, [rax-1]	// third3.step3.c0
cmovs rbp, rbx	// third3.step2.h
sub rdx, rax	// third3.step3.c1.2
mov rsi, rbp	// copy for third3.step3.x
xor rsi, r13	// third3.step3.x
sar r8, 1	// third3.step3.t
vpermq zmm19, zmmword ptr [rdi+1344], 0x4e	// update.limb8.vpermq
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1344]	// update.limb8.vpmuldq.3
lea r9, [r8+rsi]	// third3.step3.y
vpmuldq zmm27, zmm24, zmm19	// update.limb8.vpmuldq.4
mov rcx, -2	// third3.step4.c1
vpaddq zmm20, zmm22, zmm11	// update.limb8.vpaddq
cmovc r9, r8	// third3.step3.G
vpbroadcastq zmm14, r11	// change2.vpbroadcastq
vpaddq zmm21, zmm20, zmm12	// update.limb8.vpaddq.2
vpbroadcastq zmm14{k1}, r10	// change2.vpbroadcastq.2
vpaddq zmm9, zmm14, zmm29	// change2.N2.vpaddq
vpaddq zmm2, zmm21, zmm27	// update.limb8.vpaddq.3
adc r13, 0	// third3.step3.w
cmovs r14, rdx	// third3.step3.d
lea r12, [r14-1]	// third3.step4.c0
sarx rbx, r14, r15	// third3.step3.s
cmovs rbp, r8	// third3.step3.h
sub rcx, r14	// third3.step4.c1.2
vpsllvq zmm1, zmm9, zmm30	// change2.N2.vpsllvq
vpmuludq zmm6, zmm8, zmmword ptr [rdi+1984]	// update.limb8.vpmuludq
mov rax, -2	// third3.step5.c1
mov rsi, rbp	// copy for third3.step4.x
xor rsi, rbx	// third3.step4.x
sar r9, 1	// third3.step4.t
lea r11, [r9+rsi]	// third3.step4.y
cmovc r11, r9	// third3.step4.G
vpsravq zmm13, zmm1, zmm31	// change2.N2.vpsravq
adc rbx, 0	// third3.step4.w
cmovs r12, rcx	// third3.step4.d
sarx r10, r12, r15	// third3.step4.s
lea r13, [r12-1]	// third3.step5.c0
cmovs rbp, r9	// third3.step4.h
sub rax, r12	// third3.step5.c1.2
mov rdx, rbp	// copy for third3.step5.x
xor rdx, r10	// third3.step5.x
sar r11, 1	// third3.step5.t
vpaddq zmm16, zmm2, zmm6	// update.limb8.vpaddq.4
vpsubq zmm18, zmm28, zmm13	// change2.N2.vpsubq
vpmuludq zmm15, zmm3, zmmword ptr [rdi+1920]	// update.limb8.vpmuludq.2
vmovdqa64 zmmword ptr [rdi+256], zmm18	// change2.N2.vmovdqa64
lea r8, [r11+rdx]	// third3.step5.y
vpaddq zmm17, zmm16, zmm15	// update.limb8.vpaddq.5
vpunpcklqdq zmm22, zmm18, zmm18	// change2.vpunpcklqdq
mov r14, -2	// third3.step6.c1
vpaddq zmm11, zmm17, zmm4	// update.limb8.vpaddq.6
cmovc r8, r11	// third3.step5.G
vpunpckhqdq zmm20, zmm18, zmm18	// change2.vpunpckhqdq
vbroadcasti32x4 zmm12, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
vpsraq zmm14, zmm11, 30	// update.limb8.vpsraq
vbroadcasti32x4 zmm21, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
adc r10, 0	// third3.step5.w
cmovs r13, rax	// third3.step5.d
lea rsi, [r13-1]	// third3.step6.c0
sarx rbx, r13, r15	// third3.step5.s
cmovs rbp, r11	// third3.step5.h
sub r14, r13	// third3.step6.c1.2
vpandq zmm27, zmm11, zmm7	// update.limb8.vpandq
vpmuldq zmm9, zmm22, zmm12	// change2.Y.vpmuldq
mov rcx, -2	// third3.step7.c1
mov r9, rbp	// copy for third3.step6.x
xor r9, rbx	// third3.step6.x
sar r8, 1	// third3.step6.t
lea r12, [r8+r9]	// third3.step6.y
cmovc r12, r8	// third3.step6.G
vmovdqa64 zmmword ptr [rdi+1216], zmm27	// update.limb8.vmovdqa64
vpmuldq zmm1, zmm20, zmm21	// change2.Y.vpmuldq.2
adc rbx, 0	// third3.step6.w
cmovs rsi, r14	// third3.step6.d
sarx rdx, rsi, r15	// third3.step6.s
lea r10, [rsi-1]	// third3.step7.c0
cmovs rbp, r8	// third3.step6.h
sub rcx, rsi	// third3.step7.c1.2
mov rax, rbp	// copy for third3.step7.x
xor rax, rdx	// third3.step7.x
sar r12, 1	// third3.step7.t
vpmuldq zmm2, zmm25, zmmword ptr [rdi+1344]	// update.limb9.vpmuldq
vpaddq zmm6, zmm9, zmm1	// change2.Y.vpaddq
vmovdqa64 zmmword ptr [rdi+128], zmm6	// change2.Y.vmovdqa64
vpmuldq zmm13, zmm26, zmm19	// update.limb9.vpmuldq.2
lea r11, [r12+rax]	// third3.step7.y
vpermq zmm16, zmmword ptr [rdi+1408], 0x4e	// update.limb9.vpermq
mov r13, qword ptr [rdi+256]	// change2.w2f.load_N2u
mov r9, -2	// third3.step8.c1
cmovc r11, r12	// third3.step7.G
vpmuldq zmm15, zmm23, zmmword ptr [rdi+1408]	// update.limb9.vpmuldq.3
vpmuldq zmm17, zmm24, zmm16	// update.limb9.vpmuldq.4
adc rdx, 0	// third3.step7.w
cmovs r10, rcx	// third3.step7.d
lea rbx, [r10-1]	// third3.step8.c0
sarx r14, r10, r15	// third3.step7.s
cmovs rbp, r12	// third3.step7.h
imul r13, qword ptr [rdi+8]	// change2.w2f.imul_w1f
sub r9, r10	// third3.step8.c1.2
mov r8, qword ptr [rdi+264]	// change2.w2f.load_N2v
imul r8, qword ptr [rdi+16]	// change2.w2f.imul_w1g
vpaddq zmm4, zmm2, zmm13	// update.limb9.vpaddq
lea rsi, [r13+r8]	// change2.w2f.add
mov rax, -2	// third3.step9.c1
mov rdx, rbp	// copy for third3.step8.x
xor rdx, r14	// third3.step8.x
sar r11, 1	// third3.step8.t
lea rcx, [r11+rdx]	// third3.step8.y
cmovc rcx, r11	// third3.step8.G
vpaddq zmm18, zmm4, zmm15	// update.limb9.vpaddq.2
adc r14, 0	// third3.step8.w
cmovs rbx, r9	// third3.step8.d
sarx r12, rbx, r15	// third3.step8.s
lea r10, [rbx-1]	// third3.step9.c0
cmovs rbp, r11	// third3.step8.h
sub rax, rbx	// third3.step9.c1.2
mov r13, rbp	// copy for third3.step9.x
xor r13, r12	// third3.step9.x
sar rcx, 1	// third3.step9.t
vpaddq zmm11, zmm18, zmm17	// update.limb9.vpaddq.3
vpmuludq zmm22, zmm8, zmmword ptr [rdi+2048]	// update.limb9.vpmuludq
lea r8, [rcx+r13]	// third3.step9.y
vpaddq zmm12, zmm11, zmm22	// update.limb9.vpaddq.4
mov rdx, -2	// third3.step10.c1
cmovc r8, rcx	// third3.step9.G
vpmuludq zmm27, zmm3, zmmword ptr [rdi+1984]	// update.limb9.vpmuludq.2
vpaddq zmm20, zmm12, zmm27	// update.limb9.vpaddq.5
adc r12, 0	// third3.step9.w
cmovs r10, rax	// third3.step9.d
lea r14, [r10-1]	// third3.step10.c0
sarx r9, r10, r15	// third3.step9.s
cmovs rbp, rcx	// third3.step9.h
sar rsi, 20	// change2.w2f.sar
mov r11, qword ptr [rdi+128]	// change2.w2f.load_Yu
imul r11, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov rbx, qword ptr [rdi+136]	// change2.w2f.load_Yv
sub rdx, r10	// third3.step10.c1.2
imul rbx, qword ptr [rdi+400]	// change2.w2f.imul_above_g
lea r13, [r11+rbx]	// change2.w2f.add.2
lea r12, [rsi+r13]	// change2.w2f.add.3
vpaddq zmm21, zmm20, zmm14	// update.limb9.vpaddq.6
mov qword ptr [rdi-112], r12	// change2.w2f.store_w2f
mov rax, -2	// third3.step11.c1
mov rcx, rbp	// copy for third3.step10.x
xor rcx, r9	// third3.step10.x
sar r8, 1	// third3.step10.t
lea r10, [r8+rcx]	// third3.step10.y
cmovc r10, r8	// third3.step10.G
vpsraq zmm9, zmm21, 30	// update.limb9.vpsraq
adc r9, 0	// third3.step10.w
cmovs r14, rdx	// third3.step10.d
sarx r11, r14, r15	// third3.step10.s
lea rbx, [r14-1]	// third3.step11.c0
cmovs rbp, r8	// third3.step10.h
sub rax, r14	// third3.step11.c1.2
mov rsi, rbp	// copy for third3.step11.x
xor rsi, r11	// third3.step11.x
sar r10, 1	// third3.step11.t
vpandq zmm1, zmm21, zmm7	// update.limb9.vpandq
lea r13, [r10+rsi]	// third3.step11.y
vmovdqa64 zmmword ptr [rdi+1280], zmm1	// update.limb9.vmovdqa64
mov rcx, -2	// third3.step12.c1
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1408]	// update.last.vpmuldq
cmovc r13, r10	// third3.step11.G
vpmuldq zmm19, zmm26, zmm16	// update.last.vpmuldq.2
vpaddq zmm23, zmm6, zmm19	// update.last.vpaddq
adc r11, 0	// third3.step11.w
cmovs rbx, rax	// third3.step11.d
lea r9, [rbx-1]	// third3.step12.c0
sarx rdx, rbx, r15	// third3.step11.s
cmovs rbp, r10	// third3.step11.h
sar r12, 20	// change2.w2f.sar.2
shl r12, 44	// change2.w2f.shl
mov qword ptr [rdi+40], r12	// change2.w2f.store_high2f
mov r8, qword ptr [rdi+272]	// change2.w2g.load_N2q
sub rcx, rbx	// third3.step12.c1.2
imul r8, qword ptr [rdi+8]	// change2.w2g.imul_w1f
mov r14, qword ptr [rdi+280]	// change2.w2g.load_N2r
imul r14, qword ptr [rdi+16]	// change2.w2g.imul_w1g
vpmuludq zmm24, zmm3, zmmword ptr [rdi+2048]	// update.last.vpmuludq
lea rsi, [r8+r14]	// change2.w2g.add
mov r11, -2	// third3.step13.c1
mov rax, rbp	// copy for third3.step12.x
xor rax, rdx	// third3.step12.x
sar r13, 1	// third3.step12.t
lea r10, [r13+rax]	// third3.step12.y
cmovc r10, r13	// third3.step12.G
adc rdx, 0	// third3.step12.w
cmovs r9, rcx	// third3.step12.d
sarx r12, r9, r15	// third3.step12.s
lea rbx, [r9-1]	// third3.step13.c0
cmovs rbp, r13	// third3.step12.h
sub r11, r9	// third3.step13.c1.2
mov r8, rbp	// copy for third3.step13.x
xor r8, r12	// third3.step13.x
sar r10, 1	// third3.step13.t
vpaddq zmm2, zmm23, zmm24	// update.last.vpaddq.2
vpaddq zmm13, zmm2, zmm9	// update.last.vpaddq.3
lea r14, [r10+r8]	// third3.step13.y
vpaddq zmm4, zmm13, zmm5	// update.last.vpaddq.4
mov rax, -2	// third3.step14.c1
vpandq zmm15, zmm4, zmm7	// update.last.vpandq
cmovc r14, r10	// third3.step13.G
vmovdqa64 zmmword ptr [rdi+1344], zmm15	// update.last.vmovdqa64
vpsraq zmm18, zmm4, 30	// update.last.vpsraq
adc r12, 0	// third3.step13.w
cmovs rbx, r11	// third3.step13.d
lea rdx, [rbx-1]	// third3.step14.c0
sarx rcx, rbx, r15	// third3.step13.s
cmovs rbp, r10	// third3.step13.h
sar rsi, 20	// change2.w2g.sar
mov r13, qword ptr [rdi+144]	// change2.w2g.load_Yq
imul r13, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov r9, qword ptr [rdi+152]	// change2.w2g.load_Yr
sub rax, rbx	// third3.step14.c1.2
imul r9, qword ptr [rdi+400]	// change2.w2g.imul_above_g
lea r8, [r13+r9]	// change2.w2g.add.2
lea r12, [rsi+r8]	// change2.w2g.add.3
vpaddq zmm17, zmm18, zmm0	// update.last.vpaddq.5
mov r11, -2	// third3.step15.c1
mov qword ptr [rdi-104], r12	// change2.w2g.store_w2g
mov r10, rbp	// copy for third3.step14.x
xor r10, rcx	// third3.step14.x
sar r14, 1	// third3.step14.t
lea rbx, [r14+r10]	// third3.step14.y
cmovc rbx, r14	// third3.step14.G
adc rcx, 0	// third3.step14.w
cmovs rdx, rax	// third3.step14.d
sarx r13, rdx, r15	// third3.step14.s
lea r9, [rdx-1]	// third3.step15.c0
cmovs rbp, r14	// third3.step14.h
sub r11, rdx	// third3.step15.c1.2
mov rsi, rbp	// copy for third3.step15.x
xor rsi, r13	// third3.step15.x
sar rbx, 1	// third3.step15.t
vpandq zmm8, zmm17, zmmword ptr [rdi+576]	// update.last.vpandq.2
vmovdqa64 zmmword ptr [rdi+1408], zmm8	// update.last.vmovdqa64.2
lea r8, [rbx+rsi]	// third3.step15.y
vpsraq zmm11, zmm17, 30	// update.last.vpsraq.2
mov r10, -2	// third3.step16.c1
vshufi64x2 zmm22{k3}{z}, zmm11, zmm11, 0x44	// update.last.vshufi64x2
cmovc r8, rbx	// third3.step15.G
vpaddq zmm12, zmm10, zmm22	// update.last.vpaddq.6
adc r13, 0	// third3.step15.w
cmovs r9, r11	// third3.step15.d
lea rcx, [r9-1]	// third3.step16.c0
sarx rax, r9, r15	// third3.step15.s
cmovs rbp, rbx	// third3.step15.h
sar r12, 20	// change2.w2g.sar.2
shl r12, 44	// change2.w2g.shl
mov qword ptr [rdi+48], r12	// change2.w2g.store_high2g
sub r10, r9	// third3.step16.c1.2
vmovdqa64 zmmword ptr [rdi+832], zmm12	// update.last.vmovdqa64.3
mov r14, -2	// third3.step17.c1
mov rdx, rbp	// copy for third3.step16.x
xor rdx, rax	// third3.step16.x
sar r8, 1	// third3.step16.t
lea rsi, [r8+rdx]	// third3.step16.y
cmovc rsi, r8	// third3.step16.G
adc rax, 0	// third3.step16.w
cmovs rcx, r10	// third3.step16.d
sarx r13, rcx, r15	// third3.step16.s
lea r11, [rcx-1]	// third3.step17.c0
cmovs rbp, r8	// third3.step16.h
sub r14, rcx	// third3.step17.c1.2
mov rbx, rbp	// copy for third3.step17.x
xor rbx, r13	// third3.step17.x
sar rsi, 1	// third3.step17.t
lea r12, [rsi+rbx]	// third3.step17.y
mov r9, -2	// third3.step18.c1
cmovc r12, rsi	// third3.step17.G
adc r13, 0	// third3.step17.w
cmovs r11, r14	// third3.step17.d
lea rdx, [r11-1]	// third3.step18.c0
sarx rax, r11, r15	// third3.step17.s
cmovs rbp, rsi	// third3.step17.h
sub r9, r11	// third3.step18.c1.2
mov r10, -2	// third3.step19.c1
mov r8, rbp	// copy for third3.step18.x
xor r8, rax	// third3.step18.x
sar r12, 1	// third3.step18.t
lea rcx, [r12+r8]	// third3.step18.y
cmovc rcx, r12	// third3.step18.G
adc rax, 0	// third3.step18.w
cmovs rdx, r9	// third3.step18.d
sarx rbx, rdx, r15	// third3.step18.s
lea r13, [rdx-1]	// third3.step19.c0
cmovs rbp, r12	// third3.step18.h
sub r10, rdx	// third3.step19.c1.2
mov r14, rbp	// copy for third3.step19.x
xor r14, rbx	// third3.step19.x
sar rcx, 1	// third3.step19.t
lea rsi, [rcx+r14]	// third3.step19.y
mov r11, -2	// third3.step20.c1
cmovc rsi, rcx	// third3.step19.G
adc rbx, 0	// third3.step19.w
cmovs r13, r10	// third3.step19.d
lea r8, [r13-1]	// third3.step20.c0
sarx rax, r13, r15	// third3.step19.s
cmovs rbp, rcx	// third3.step19.h
sub r11, r13	// third3.step20.c1.2
mov r9, rbp	// copy for third3.step20.x
xor r9, rax	// third3.step20.x
sar rsi, 1	// third3.step20.t
lea r12, [rsi+r9]	// third3.step20.y
cmovc r12, rsi	// third3.step20.G
adc rax, 0	// third3.step20.w
cmovs r8, r11	// third3.step20.d
sarx rdx, r8, r15	// third3.step20.s
cmovs rbp, rsi	// third3.step20.h
mov r14, r12	// copy for change3.G.add_rounding_G
add r14, qword ptr [rdi-56]	// change3.G.add_rounding_G
rorx rbx, r14, 21	// change3.G.first_entry
mov r10, rbp	// copy for change3.h.add_rounding_h
add r10, qword ptr [rdi-64]	// change3.h.add_rounding_h
rorx rcx, r14, 42	// change3.G.second_entry
mov r13, r12	// copy for change3.G.shl
shl r13, 44	// change3.G.shl
mov qword ptr [rdi-128], rbp	// change3.store_end_h
mov qword ptr [rdi-120], r12	// change3.store_end_G
rorx r9, r10, 20	// change3.h.first_entry
add r13, qword ptr [rdi-40]	// change3.G.add_refill_G
imul rbx, qword ptr [rdi+40]	// change3.G.imul_high2f
imul rcx, qword ptr [rdi+48]	// change3.G.imul_high2g
imul r9, qword ptr [rdi+40]	// change3.h.imul_high2f
rorx rax, r10, 41	// change3.h.second_entry
imul rax, qword ptr [rdi+48]	// change3.h.imul_high2g
shl rbp, 45	// change3.h.shl
add rbp, qword ptr [rdi-48]	// change3.h.add_refill_h
lea r11, [r9+rax]	// change3.h.add
lea rsi, [rbx+rcx]	// change3.G.add
lea r14, [rsi+r13]	// change3.G.add.2
lea r12, [r11+rbp]	// change3.h.add.2
ror r14, 44	// change3.G.packed
ror r12, 45	// change3.h.packed
mov rbx, r14	// output
mov rcx, r12	// output
mov rsi, rdx	// output
mov rdx, r8	// output
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
