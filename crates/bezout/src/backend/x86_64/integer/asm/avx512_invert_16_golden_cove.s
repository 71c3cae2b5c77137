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
// Length: 36 limbs of 30 bits; 1244 instructions a batch, 720 for its steps (form: carry).
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
or r15, -1	// ones
.p2align 6
2:
mov rax, rcx	// copy for third1.step1.x
xor rax, rsi	// third1.step1.x
mov rbp, -2	// third1.step1.c1
sub rbp, rdx	// third1.step1.c1.2
lea r8, [rdx-1]	// third1.step1.c0
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
sar rbx, 1	// third1.step1.t
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
lea r9, [rbx+rax]	// third1.step1.y
mov r10, -2	// third1.step2.c1
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
cmovc r9, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
cmovs r8, rbp	// third1.step1.d
cmovs rcx, rbx	// third1.step1.h
sub r10, r8	// third1.step2.c1.2
lea r11, [r8-1]	// third1.step2.c0
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
sarx r12, r8, r15	// third1.step1.s
mov r13, rcx	// copy for third1.step2.x
xor r13, r12	// third1.step2.x
sar r9, 1	// third1.step2.t
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
lea r14, [r9+r13]	// third1.step2.y
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
mov rdx, -2	// third1.step3.c1
cmovc r14, r9	// third1.step2.G
adc r12, 0	// third1.step2.w
cmovs r11, r10	// third1.step2.d
cmovs rcx, r9	// third1.step2.h
sub rdx, r11	// third1.step3.c1.2
lea rax, [r11-1]	// third1.step3.c0
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
sarx rsi, r11, r15	// third1.step2.s
mov rbp, rcx	// copy for third1.step3.x
xor rbp, rsi	// third1.step3.x
sar r14, 1	// third1.step3.t
lea rbx, [r14+rbp]	// third1.step3.y
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
mov r8, -2	// third1.step4.c1
cmovc rbx, r14	// third1.step3.G
adc rsi, 0	// third1.step3.w
cmovs rax, rdx	// third1.step3.d
cmovs rcx, r14	// third1.step3.h
sub r8, rax	// third1.step4.c1.2
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
lea r13, [rax-1]	// third1.step4.c0
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
sarx r12, rax, r15	// third1.step3.s
mov r10, rcx	// copy for third1.step4.x
xor r10, r12	// third1.step4.x
sar rbx, 1	// third1.step4.t
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
lea r9, [rbx+r10]	// third1.step4.y
mov r11, -2	// third1.step5.c1
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
cmovc r9, rbx	// third1.step4.G
adc r12, 0	// third1.step4.w
cmovs r13, r8	// third1.step4.d
cmovs rcx, rbx	// third1.step4.h
sub r11, r13	// third1.step5.c1.2
lea rbp, [r13-1]	// third1.step5.c0
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
sarx rsi, r13, r15	// third1.step4.s
mov rdx, rcx	// copy for third1.step5.x
xor rdx, rsi	// third1.step5.x
sar r9, 1	// third1.step5.t
lea r14, [r9+rdx]	// third1.step5.y
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
mov rax, -2	// third1.step6.c1
cmovc r14, r9	// third1.step5.G
adc rsi, 0	// third1.step5.w
cmovs rcx, r9	// third1.step5.h
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
cmovs rbp, r11	// third1.step5.d
sub rax, rbp	// third1.step6.c1.2
lea r10, [rbp-1]	// third1.step6.c0
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
sarx r12, rbp, r15	// third1.step5.s
mov r8, rcx	// copy for third1.step6.x
xor r8, r12	// third1.step6.x
sar r14, 1	// third1.step6.t
lea rbx, [r14+r8]	// third1.step6.y
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
mov r13, -2	// third1.step7.c1
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
cmovc rbx, r14	// third1.step6.G
adc r12, 0	// third1.step6.w
cmovs rcx, r14	// third1.step6.h
cmovs r10, rax	// third1.step6.d
sub r13, r10	// third1.step7.c1.2
vpaddq zmm19, zmm17, zmm18	// end.M.vpaddq.2
lea rdx, [r10-1]	// third1.step7.c0
sarx rsi, r10, r15	// third1.step6.s
mov r9, rcx	// copy for third1.step7.x
xor r9, rsi	// third1.step7.x
sar rbx, 1	// third1.step7.t
mov r11, -2	// third1.step8.c1
vpsraq zmm20, zmm16, 30	// end.M.vpsraq.3
lea rbp, [rbx+r9]	// third1.step7.y
vpaddq zmm21, zmm19, zmm20	// end.M.vpaddq.3
cmovc rbp, rbx	// third1.step7.G
adc rsi, 0	// third1.step7.w
cmovs rdx, r13	// third1.step7.d
vpandq zmm22, zmm16, zmm7	// end.M.vpandq.3
lea r8, [rdx-1]	// third1.step8.c0
cmovs rcx, rbx	// third1.step7.h
sub r11, rdx	// third1.step8.c1.2
vpermq zmm23, zmm22, 0xf0	// end.M.vpermq
vpermq zmm24, zmm22, 0xa5	// end.M.vpermq.2
mov r12, -2	// third1.step9.c1
sarx r14, rdx, r15	// third1.step7.s
mov rax, rcx	// copy for third1.step8.x
xor rax, r14	// third1.step8.x
sar rbp, 1	// third1.step8.t
lea r10, [rbp+rax]	// third1.step8.y
cmovc r10, rbp	// third1.step8.G
adc r14, 0	// third1.step8.w
cmovs r8, r11	// third1.step8.d
lea r9, [r8-1]	// third1.step9.c0
cmovs rcx, rbp	// third1.step8.h
sub r12, r8	// third1.step9.c1.2
vpermq zmm25, zmm21, 0xf0	// end.M.vpermq.3
vpermq zmm26, zmm21, 0xa5	// end.M.vpermq.4
sarx rsi, r8, r15	// third1.step8.s
mov r13, rcx	// copy for third1.step9.x
xor r13, rsi	// third1.step9.x
sar r10, 1	// third1.step9.t
mov rbx, qword ptr [rdi+320]	// end.w0f.load_N3u
lea rdx, [r10+r13]	// third1.step9.y
mov rax, -2	// third1.step10.c1
cmovc rdx, r10	// third1.step9.G
adc rsi, 0	// third1.step9.w
cmovs r9, r12	// third1.step9.d
cmovs rcx, r10	// third1.step9.h
sub rax, r9	// third1.step10.c1.2
imul rbx, qword ptr [rdi-112]	// end.w0f.imul_w2f
lea r14, [r9-1]	// third1.step10.c0
mov r11, qword ptr [rdi+328]	// end.w0f.load_N3v
imul r11, qword ptr [rdi-104]	// end.w0f.imul_w2g
mov rbp, -2	// third1.step11.c1
lea r8, [rbx+r11]	// end.w0f.add
vpmuldq zmm27, zmm23, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
vpermq zmm0, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpermq
sarx r13, r9, r15	// third1.step9.s
mov rsi, rcx	// copy for third1.step10.x
xor rsi, r13	// third1.step10.x
sar rdx, 1	// third1.step10.t
lea r12, [rdx+rsi]	// third1.step10.y
cmovc r12, rdx	// third1.step10.G
adc r13, 0	// third1.step10.w
cmovs r14, rax	// third1.step10.d
cmovs rcx, rdx	// third1.step10.h
sub rbp, r14	// third1.step11.c1.2
lea r10, [r14-1]	// third1.step11.c0
sar r8, 20	// end.w0f.sar
and r8, qword ptr [rdi-32]	// end.w0f.and_low40
sarx rbx, r14, r15	// third1.step10.s
mov r11, rcx	// copy for third1.step11.x
xor r11, rbx	// third1.step11.x
sar r12, 1	// third1.step11.t
lea r9, [r12+r11]	// third1.step11.y
mov qword ptr [rdi-24], r8	// end.w0f.store_w0f
mov rsi, -2	// third1.step12.c1
vpmuldq zmm1, zmm24, zmm0	// update.limb0.vpmuldq.2
vpaddq zmm2, zmm27, zmm1	// update.limb0.vpaddq
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]	// update.limb0.vpmuludq
cmovc r9, r12	// third1.step11.G
adc rbx, 0	// third1.step11.w
cmovs r10, rbp	// third1.step11.d
cmovs rcx, r12	// third1.step11.h
sub rsi, r10	// third1.step12.c1.2
shr r8, 20	// end.w0f.shr
lea r13, [r10-1]	// third1.step12.c0
vpandq zmm4, zmm3, zmm7	// update.limb0.vpandq
vshufi64x2 zmm8, zmm4, zmm4, 0x44	// update.limb0.vshufi64x2
vpmuludq zmm9, zmm8, zmmword ptr [rdi+1984]	// update.limb0.vpmuludq.2
vpaddq zmm10, zmm2, zmm9	// update.limb0.vpaddq.2
shl r8, 44	// end.w0f.shl
sarx rax, r10, r15	// third1.step11.s
mov rdx, rcx	// copy for third1.step12.x
xor rdx, rax	// third1.step12.x
sar r9, 1	// third1.step12.t
vpsraq zmm11, zmm10, 30	// update.limb0.vpsraq
vpandq zmm14, zmm10, zmm7	// update.limb0.vpandq.2
lea r14, [r9+rdx]	// third1.step12.y
mov qword ptr [rdi-16], r8	// end.w0f.store_high0f
vshufi64x2 zmm15{k2}{z}, zmm14, zmm14, 0x0e	// update.limb0.vshufi64x2.2
mov r11, -2	// third1.step13.c1
vpmuldq zmm5, zmm25, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
mov rbx, qword ptr [rdi+336]	// end.w0g.load_N3q
cmovc r14, r9	// third1.step12.G
adc rax, 0	// third1.step12.w
cmovs r13, rsi	// third1.step12.d
cmovs rcx, r9	// third1.step12.h
sub r11, r13	// third1.step13.c1.2
lea rbp, [r13-1]	// third1.step13.c0
vpmuldq zmm12, zmm26, zmm0	// update.limb1.vpmuldq.2
imul rbx, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r12, qword ptr [rdi+344]	// end.w0g.load_N3r
sarx r10, r13, r15	// third1.step12.s
mov rdx, rcx	// copy for third1.step13.x
xor rdx, r10	// third1.step13.x
sar r14, 1	// third1.step13.t
lea r8, [r14+rdx]	// third1.step13.y
vpermq zmm6, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpermq
vpmuldq zmm13, zmm24, zmm6	// update.limb1.vpmuldq.4
mov rax, -2	// third1.step14.c1
vpmuldq zmm17, zmm23, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
cmovc r8, r14	// third1.step13.G
adc r10, 0	// third1.step13.w
cmovs rbp, r11	// third1.step13.d
cmovs rcx, r14	// third1.step13.h
imul r12, qword ptr [rdi-104]	// end.w0g.imul_w2g
sub rax, rbp	// third1.step14.c1.2
lea rsi, [rbp-1]	// third1.step14.c0
vpaddq zmm18, zmm5, zmm12	// update.limb1.vpaddq
vpaddq zmm19, zmm18, zmm17	// update.limb1.vpaddq.2
lea r9, [rbx+r12]	// end.w0g.add
vpaddq zmm20, zmm19, zmm13	// update.limb1.vpaddq.3
sarx r13, rbp, r15	// third1.step13.s
mov rdx, rcx	// copy for third1.step14.x
xor rdx, r13	// third1.step14.x
sar r8, 1	// third1.step14.t
vpmuludq zmm16, zmm8, zmmword ptr [rdi+2048]	// update.limb1.vpmuludq
lea r10, [r8+rdx]	// third1.step14.y
vpaddq zmm22, zmm20, zmm16	// update.limb1.vpaddq.4
mov r11, -2	// third1.step15.c1
vpaddq zmm21, zmm22, zmm11	// update.limb1.vpaddq.5
cmovc r10, r8	// third1.step14.G
adc r13, 0	// third1.step14.w
cmovs rsi, rax	// third1.step14.d
cmovs rcx, r8	// third1.step14.h
sar r9, 20	// end.w0g.sar
and r9, qword ptr [rdi-32]	// end.w0g.and_low40
sub r11, rsi	// third1.step15.c1.2
lea r14, [rsi-1]	// third1.step15.c0
vpmuludq zmm27, zmm21, zmmword ptr [rdi+768]	// update.limb1.vpmuludq.2
mov qword ptr [rdi-8], r9	// end.w0g.store_w0g
vpandq zmm1, zmm27, zmm7	// update.limb1.vpandq
shr r9, 20	// end.w0g.shr
vshufi64x2 zmm3, zmm1, zmm1, 0x44	// update.limb1.vshufi64x2
vpmuludq zmm4, zmm3, zmmword ptr [rdi+1984]	// update.limb1.vpmuludq.3
sarx rbx, rsi, r15	// third1.step14.s
mov r12, rcx	// copy for third1.step15.x
xor r12, rbx	// third1.step15.x
sar r10, 1	// third1.step15.t
lea rbp, [r10+r12]	// third1.step15.y
vpaddq zmm2, zmm21, zmm4	// update.limb1.vpaddq.6
mov rdx, -2	// third1.step16.c1
vpsraq zmm9, zmm2, 30	// update.limb1.vpsraq
cmovc rbp, r10	// third1.step15.G
adc rbx, 0	// third1.step15.w
cmovs r14, r11	// third1.step15.d
cmovs rcx, r10	// third1.step15.h
shl r9, 44	// end.w0g.shl
sub rdx, r14	// third1.step16.c1.2
mov qword ptr [rdi+0], r9	// end.w0g.store_high0g
lea r13, [r14-1]	// third1.step16.c0
vpandq zmm10, zmm2, zmm7	// update.limb1.vpandq.2
vshufi64x2 zmm14{k2}{z}, zmm10, zmm10, 0x0e	// update.limb1.vshufi64x2.2
sarx rax, r14, r15	// third1.step15.s
mov r8, rcx	// copy for third1.step16.x
xor r8, rax	// third1.step16.x
sar rbp, 1	// third1.step16.t
vpmuldq zmm0, zmm25, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
lea rsi, [rbp+r8]	// third1.step16.y
vpmuldq zmm5, zmm26, zmm6	// update.limb2.vpmuldq.2
mov r12, -2	// third1.step17.c1
vpermq zmm12, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpermq
cmovc rsi, rbp	// third1.step16.G
adc rax, 0	// third1.step16.w
cmovs r13, rdx	// third1.step16.d
cmovs rcx, rbp	// third1.step16.h
sub r12, r13	// third1.step17.c1.2
lea rbx, [r13-1]	// third1.step17.c0
vpmuldq zmm18, zmm23, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
vpmuldq zmm17, zmm24, zmm12	// update.limb2.vpmuldq.4
vpaddq zmm19, zmm0, zmm5	// update.limb2.vpaddq
vpaddq zmm13, zmm19, zmm18	// update.limb2.vpaddq.2
sarx r11, r13, r15	// third1.step16.s
mov r10, rcx	// copy for third1.step17.x
xor r10, r11	// third1.step17.x
sar rsi, 1	// third1.step17.t
lea r9, [rsi+r10]	// third1.step17.y
vpaddq zmm20, zmm13, zmm17	// update.limb2.vpaddq.3
mov r14, -2	// third1.step18.c1
cmovc r9, rsi	// third1.step17.G
adc r11, 0	// third1.step17.w
cmovs rbx, r12	// third1.step17.d
cmovs rcx, rsi	// third1.step17.h
sub r14, rbx	// third1.step18.c1.2
vpmuludq zmm16, zmm8, zmmword ptr [rdi+2112]	// update.limb2.vpmuludq
lea r8, [rbx-1]	// third1.step18.c0
vpaddq zmm22, zmm20, zmm16	// update.limb2.vpaddq.4
vpmuludq zmm11, zmm3, zmmword ptr [rdi+2048]	// update.limb2.vpmuludq.2
sarx rax, rbx, r15	// third1.step17.s
mov rdx, rcx	// copy for third1.step18.x
xor rdx, rax	// third1.step18.x
sar r9, 1	// third1.step18.t
vpaddq zmm27, zmm22, zmm11	// update.limb2.vpaddq.5
lea rbp, [r9+rdx]	// third1.step18.y
vpaddq zmm1, zmm27, zmm9	// update.limb2.vpaddq.6
mov r13, -2	// third1.step19.c1
vpsraq zmm21, zmm1, 30	// update.limb2.vpsraq
cmovc rbp, r9	// third1.step18.G
adc rax, 0	// third1.step18.w
cmovs r8, r14	// third1.step18.d
cmovs rcx, r9	// third1.step18.h
sub r13, r8	// third1.step19.c1.2
lea r10, [r8-1]	// third1.step19.c0
vpandq zmm4, zmm1, zmm7	// update.limb2.vpandq
vpmuldq zmm2, zmm25, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
vpmuldq zmm10, zmm26, zmm12	// update.limb3.vpmuldq.2
sarx r11, r8, r15	// third1.step18.s
mov r12, rcx	// copy for third1.step19.x
xor r12, r11	// third1.step19.x
sar rbp, 1	// third1.step19.t
lea rsi, [rbp+r12]	// third1.step19.y
vpermq zmm6, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpermq
mov rbx, -2	// third1.step20.c1
vpmuldq zmm0, zmm23, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
cmovc rsi, rbp	// third1.step19.G
adc r11, 0	// third1.step19.w
cmovs r10, r13	// third1.step19.d
cmovs rcx, rbp	// third1.step19.h
sub rbx, r10	// third1.step20.c1.2
vpmuldq zmm5, zmm24, zmm6	// update.limb3.vpmuldq.4
lea rdx, [r10-1]	// third1.step20.c0
vpaddq zmm19, zmm2, zmm10	// update.limb3.vpaddq
sarx rax, r10, r15	// third1.step19.s
mov r14, rcx	// copy for third1.step20.x
xor r14, rax	// third1.step20.x
sar rsi, 1	// third1.step20.t
vpaddq zmm18, zmm19, zmm0	// update.limb3.vpaddq.2
vpaddq zmm13, zmm18, zmm5	// update.limb3.vpaddq.3
lea r9, [rsi+r14]	// third1.step20.y
vpmuludq zmm17, zmm8, zmmword ptr [rdi+2176]	// update.limb3.vpmuludq
vpaddq zmm20, zmm13, zmm17	// update.limb3.vpaddq.4
cmovc r9, rsi	// third1.step20.G
adc rax, 0	// third1.step20.w
cmovs rdx, rbx	// third1.step20.d
cmovs rcx, rsi	// third1.step20.h
mov r8, -2	// third2.step1.c1
sub r8, rdx	// third2.step1.c1.2
vpmuludq zmm16, zmm3, zmmword ptr [rdi+2112]	// update.limb3.vpmuludq.2
lea r12, [rdx-1]	// third2.step1.c0
vpaddq zmm22, zmm20, zmm16	// update.limb3.vpaddq.5
vpaddq zmm11, zmm22, zmm21	// update.limb3.vpaddq.6
sarx r11, rdx, r15	// third1.step20.s
vpsraq zmm27, zmm11, 30	// update.limb3.vpsraq
vpandq zmm9, zmm11, zmm7	// update.limb3.vpandq
mov r13, -2	// third2.step2.c1
vmovdqa64 zmmword ptr [rdi+896], zmm9	// update.limb3.vmovdqa64
mov rbp, r9	// copy for change1.G.add_rounding_G
add rbp, qword ptr [rdi-56]	// change1.G.add_rounding_G
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
mov r10, rcx	// copy for change1.h.add_rounding_h
add r10, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov r14, r9	// copy for change1.G.shl
shl r14, 44	// change1.G.shl
mov rax, rcx	// copy for change1.h.shl
shl rax, 45	// change1.h.shl
vpmuldq zmm12, zmm26, zmm6	// update.limb4.vpmuldq.2
rorx rbx, rbp, 21	// change1.G.first_entry
rorx rsi, rbp, 42	// change1.G.second_entry
rorx rdx, r10, 20	// change1.h.first_entry
rorx rbp, r10, 41	// change1.h.second_entry
vpermq zmm2, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpermq
add r14, qword ptr [rdi-40]	// change1.G.add_refill_G
add rax, qword ptr [rdi-48]	// change1.h.add_refill_h
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
imul rbx, qword ptr [rdi-16]	// change1.G.imul_high0f
imul rsi, qword ptr [rdi+0]	// change1.G.imul_high0g
imul rdx, qword ptr [rdi-16]	// change1.h.imul_high0f
imul rbp, qword ptr [rdi+0]	// change1.h.imul_high0g
vpmuldq zmm19, zmm24, zmm2	// update.limb4.vpmuldq.4
mov r10, -2	// third2.step3.c1
vpaddq zmm0, zmm1, zmm12	// update.limb4.vpaddq
vpaddq zmm18, zmm0, zmm10	// update.limb4.vpaddq.2
vpaddq zmm5, zmm18, zmm19	// update.limb4.vpaddq.3
vpmuludq zmm13, zmm8, zmmword ptr [rdi+2240]	// update.limb4.vpmuludq
lea rbx, [rbx+rsi]	// change1.G.add
lea rsi, [rdx+rbp]	// change1.h.add
vpaddq zmm17, zmm5, zmm13	// update.limb4.vpaddq.4
mov rdx, -2	// third2.step4.c1
vpmuludq zmm20, zmm3, zmmword ptr [rdi+2176]	// update.limb4.vpmuludq.2
lea rbp, [rbx+r14]	// change1.G.add.2
lea rbx, [rsi+rax]	// change1.h.add.2
vpaddq zmm16, zmm17, zmm20	// update.limb4.vpaddq.5
ror rbp, 44	// change1.G.packed
vpaddq zmm22, zmm16, zmm27	// update.limb4.vpaddq.6
ror rbx, 45	// change1.h.packed
mov r14, rbx	// copy for third2.step1.x
xor r14, r11	// third2.step1.x
sar rbp, 1	// third2.step1.t
lea rsi, [rbp+r14]	// third2.step1.y
cmovc rsi, rbp	// third2.step1.G
adc r11, 0	// third2.step1.w
cmovs rbx, rbp	// third2.step1.h
cmovs r12, r8	// third2.step1.d
lea rax, [r12-1]	// third2.step2.c0
sub r13, r12	// third2.step2.c1.2
sarx r14, r12, r15	// third2.step1.s
mov r11, rbx	// copy for third2.step2.x
xor r11, r14	// third2.step2.x
sar rsi, 1	// third2.step2.t
lea rbp, [rsi+r11]	// third2.step2.y
cmovc rbp, rsi	// third2.step2.G
adc r14, 0	// third2.step2.w
cmovs rax, r13	// third2.step2.d
cmovs rbx, rsi	// third2.step2.h
sub r10, rax	// third2.step3.c1.2
lea r8, [rax-1]	// third2.step3.c0
sarx r12, rax, r15	// third2.step2.s
mov r11, rbx	// copy for third2.step3.x
xor r11, r12	// third2.step3.x
sar rbp, 1	// third2.step3.t
lea r14, [rbp+r11]	// third2.step3.y
cmovc r14, rbp	// third2.step3.G
adc r12, 0	// third2.step3.w
cmovs rbx, rbp	// third2.step3.h
cmovs r8, r10	// third2.step3.d
sub rdx, r8	// third2.step4.c1.2
lea r13, [r8-1]	// third2.step4.c0
sarx rsi, r8, r15	// third2.step3.s
mov rax, rbx	// copy for third2.step4.x
xor rax, rsi	// third2.step4.x
sar r14, 1	// third2.step4.t
vpsraq zmm21, zmm22, 30	// update.limb4.vpsraq
vpbroadcastq zmm11, rcx	// change1.vpbroadcastq
lea r11, [r14+rax]	// third2.step4.y
vpandq zmm6, zmm22, zmm7	// update.limb4.vpandq
mov r12, -2	// third2.step5.c1
vmovdqa64 zmmword ptr [rdi+960], zmm6	// update.limb4.vmovdqa64
cmovc r11, r14	// third2.step4.G
adc rsi, 0	// third2.step4.w
cmovs r13, rdx	// third2.step4.d
cmovs rbx, r14	// third2.step4.h
sub r12, r13	// third2.step5.c1.2
lea rbp, [r13-1]	// third2.step5.c0
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
vpbroadcastq zmm11{k1}, r9	// change1.vpbroadcastq.2
vpmuldq zmm12, zmm26, zmm2	// update.limb5.vpmuldq.2
vpermq zmm0, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpermq
vpaddq zmm10, zmm11, zmm29	// change1.N1.vpaddq
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
sarx r10, r13, r15	// third2.step4.s
mov r8, rbx	// copy for third2.step5.x
xor r8, r10	// third2.step5.x
sar r11, 1	// third2.step5.t
lea rcx, [r11+r8]	// third2.step5.y
vpmuldq zmm19, zmm24, zmm0	// update.limb5.vpmuldq.4
mov rax, -2	// third2.step6.c1
vpsllvq zmm5, zmm10, zmm30	// change1.N1.vpsllvq
vpaddq zmm13, zmm1, zmm12	// update.limb5.vpaddq
cmovc rcx, r11	// third2.step5.G
adc r10, 0	// third2.step5.w
cmovs rbp, r12	// third2.step5.d
cmovs rbx, r11	// third2.step5.h
sub rax, rbp	// third2.step6.c1.2
lea rsi, [rbp-1]	// third2.step6.c0
vpaddq zmm17, zmm13, zmm18	// update.limb5.vpaddq.2
vpaddq zmm20, zmm17, zmm19	// update.limb5.vpaddq.3
sarx rdx, rbp, r15	// third2.step5.s
mov r14, rbx	// copy for third2.step6.x
xor r14, rdx	// third2.step6.x
sar rcx, 1	// third2.step6.t
vpsravq zmm16, zmm5, zmm31	// change1.N1.vpsravq
vpmuludq zmm27, zmm8, zmmword ptr [rdi+2304]	// update.limb5.vpmuludq
lea r9, [rcx+r14]	// third2.step6.y
vpaddq zmm22, zmm20, zmm27	// update.limb5.vpaddq.4
mov r13, -2	// third2.step7.c1
vpsubq zmm2, zmm28, zmm16	// change1.N1.vpsubq
vpmuludq zmm11, zmm3, zmmword ptr [rdi+2240]	// update.limb5.vpmuludq.2
cmovc r9, rcx	// third2.step6.G
adc rdx, 0	// third2.step6.w
cmovs rsi, rax	// third2.step6.d
cmovs rbx, rcx	// third2.step6.h
sub r13, rsi	// third2.step7.c1.2
lea r8, [rsi-1]	// third2.step7.c0
vpaddq zmm10, zmm22, zmm11	// update.limb5.vpaddq.5
vpaddq zmm1, zmm10, zmm21	// update.limb5.vpaddq.6
vmovdqa64 zmmword ptr [rdi+192], zmm2	// change1.N1.vmovdqa64
vpsllq zmm12, zmm6, 20	// update.limb5.above.vpsllq
vpsraq zmm13, zmm1, 30	// update.limb5.vpsraq
sarx r10, rsi, r15	// third2.step6.s
mov r12, rbx	// copy for third2.step7.x
xor r12, r10	// third2.step7.x
sar r9, 1	// third2.step7.t
lea r11, [r9+r12]	// third2.step7.y
vpandq zmm18, zmm1, zmm7	// update.limb5.vpandq
mov rbp, qword ptr [rdi+192]	// change1.w1f.load_N1u
mov r14, -2	// third2.step8.c1
vmovdqa64 zmmword ptr [rdi+1024], zmm18	// update.limb5.vmovdqa64
cmovc r11, r9	// third2.step7.G
adc r10, 0	// third2.step7.w
cmovs r8, r13	// third2.step7.d
cmovs rbx, r9	// third2.step7.h
sub r14, r8	// third2.step8.c1.2
vpsrlq zmm17, zmm9, 10	// update.limb5.above.vpsrlq
lea rdx, [r8-1]	// third2.step8.c0
imul rbp, qword ptr [rdi-24]	// change1.w1f.imul_w0f
vpsllq zmm19, zmm18, 50	// update.limb5.above.vpsllq.2
sarx rax, r8, r15	// third2.step7.s
mov rcx, rbx	// copy for third2.step8.x
xor rcx, rax	// third2.step8.x
sar r11, 1	// third2.step8.t
vpaddq zmm5, zmm17, zmm12	// update.limb5.above.vpaddq
lea rsi, [r11+rcx]	// third2.step8.y
mov r12, qword ptr [rdi+200]	// change1.w1f.load_N1v
vpaddq zmm20, zmm5, zmm19	// update.limb5.above.vpaddq.2
mov r10, -2	// third2.step9.c1
vmovdqa64 zmmword ptr [rdi+384], zmm20	// update.limb5.above.vmovdqa64
cmovc rsi, r11	// third2.step8.G
adc rax, 0	// third2.step8.w
cmovs rdx, r14	// third2.step8.d
cmovs rbx, r11	// third2.step8.h
sub r10, rdx	// third2.step9.c1.2
lea r13, [rdx-1]	// third2.step9.c0
imul r12, qword ptr [rdi-8]	// change1.w1f.imul_w0g
vpmuldq zmm27, zmm26, zmm0	// update.limb6.vpmuldq.2
vpermq zmm16, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpermq
lea r9, [rbp+r12]	// change1.w1f.add
sarx r8, rdx, r15	// third2.step8.s
mov rcx, rbx	// copy for third2.step9.x
xor rcx, r8	// third2.step9.x
sar rsi, 1	// third2.step9.t
lea rax, [rsi+rcx]	// third2.step9.y
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
vpmuldq zmm11, zmm24, zmm16	// update.limb6.vpmuldq.4
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
mov r14, -2	// third2.step10.c1
cmovc rax, rsi	// third2.step9.G
adc r8, 0	// third2.step9.w
cmovs r13, r10	// third2.step9.d
cmovs rbx, rsi	// third2.step9.h
sub r14, r13	// third2.step10.c1.2
sar r9, 20	// change1.w1f.sar
vpaddq zmm21, zmm10, zmm27	// update.limb6.vpaddq
lea r11, [r13-1]	// third2.step10.c0
vpaddq zmm2, zmm21, zmm22	// update.limb6.vpaddq.2
vpaddq zmm6, zmm2, zmm11	// update.limb6.vpaddq.3
sarx rbp, r13, r15	// third2.step9.s
mov r12, rbx	// copy for third2.step10.x
xor r12, rbp	// third2.step10.x
sar rax, 1	// third2.step10.t
mov qword ptr [rdi+8], r9	// change1.w1f.store_w1f
lea rdx, [rax+r12]	// third2.step10.y
vpmuludq zmm1, zmm8, zmmword ptr [rdi+2368]	// update.limb6.vpmuludq
mov rcx, -2	// third2.step11.c1
mov r8, qword ptr [rdi+208]	// change1.w1g.load_N1q
cmovc rdx, rax	// third2.step10.G
adc rbp, 0	// third2.step10.w
cmovs r11, r14	// third2.step10.d
cmovs rbx, rax	// third2.step10.h
sub rcx, r11	// third2.step11.c1.2
lea r10, [r11-1]	// third2.step11.c0
vpmuludq zmm9, zmm3, zmmword ptr [rdi+2304]	// update.limb6.vpmuludq.2
vpaddq zmm18, zmm6, zmm1	// update.limb6.vpaddq.4
imul r8, qword ptr [rdi-24]	// change1.w1g.imul_w0f
sarx rsi, r11, r15	// third2.step10.s
mov r13, rbx	// copy for third2.step11.x
xor r13, rsi	// third2.step11.x
sar rdx, 1	// third2.step11.t
lea r9, [rdx+r13]	// third2.step11.y
vpaddq zmm17, zmm18, zmm9	// update.limb6.vpaddq.5
vpaddq zmm12, zmm17, zmm13	// update.limb6.vpaddq.6
vpsraq zmm5, zmm12, 30	// update.limb6.vpsraq
vpandq zmm19, zmm12, zmm7	// update.limb6.vpandq
mov r12, qword ptr [rdi+216]	// change1.w1g.load_N1r
mov rbp, -2	// third2.step12.c1
vmovdqa64 zmmword ptr [rdi+1088], zmm19	// update.limb6.vmovdqa64
cmovc r9, rdx	// third2.step11.G
adc rsi, 0	// third2.step11.w
cmovs r10, rcx	// third2.step11.d
cmovs rbx, rdx	// third2.step11.h
sub rbp, r10	// third2.step12.c1.2
lea r14, [r10-1]	// third2.step12.c0
vpmuldq zmm20, zmm25, zmmword ptr [rdi+1216]	// update.limb7.vpmuldq
vpmuldq zmm0, zmm26, zmm16	// update.limb7.vpmuldq.2
sarx rax, r10, r15	// third2.step11.s
mov r11, rbx	// copy for third2.step12.x
xor r11, rax	// third2.step12.x
sar r9, 1	// third2.step12.t
vpermq zmm10, zmmword ptr [rdi+1280], 0x4e	// update.limb7.vpermq
lea r13, [r9+r11]	// third2.step12.y
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1280]	// update.limb7.vpmuldq.3
mov rsi, -2	// third2.step13.c1
vpmuldq zmm21, zmm24, zmm10	// update.limb7.vpmuldq.4
cmovc r13, r9	// third2.step12.G
adc rax, 0	// third2.step12.w
cmovs r14, rbp	// third2.step12.d
cmovs rbx, r9	// third2.step12.h
imul r12, qword ptr [rdi-8]	// change1.w1g.imul_w0g
sub rsi, r14	// third2.step13.c1.2
lea rcx, [r8+r12]	// change1.w1g.add
lea rdx, [r14-1]	// third2.step13.c0
vpaddq zmm22, zmm20, zmm0	// update.limb7.vpaddq
vpaddq zmm2, zmm22, zmm27	// update.limb7.vpaddq.2
sar rcx, 20	// change1.w1g.sar
mov qword ptr [rdi+16], rcx	// change1.w1g.store_w1g
vpaddq zmm11, zmm2, zmm21	// update.limb7.vpaddq.3
vpmuludq zmm6, zmm8, zmmword ptr [rdi+2432]	// update.limb7.vpmuludq
sarx r10, r14, r15	// third2.step12.s
mov r11, rbx	// copy for third2.step13.x
xor r11, r10	// third2.step13.x
sar r13, 1	// third2.step13.t
lea rax, [r13+r11]	// third2.step13.y
mov rbp, -2	// third2.step14.c1
vpaddq zmm1, zmm11, zmm6	// update.limb7.vpaddq.4
cmovc rax, r13	// third2.step13.G
adc r10, 0	// third2.step13.w
cmovs rbx, r13	// third2.step13.h
cmovs rdx, rsi	// third2.step13.d
sub rbp, rdx	// third2.step14.c1.2
lea r9, [rdx-1]	// third2.step14.c0
vpmuludq zmm18, zmm3, zmmword ptr [rdi+2368]	// update.limb7.vpmuludq.2
mov r8, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpaddq zmm9, zmm1, zmm18	// update.limb7.vpaddq.5
vpaddq zmm17, zmm9, zmm5	// update.limb7.vpaddq.6
imul r8, qword ptr [rdi+384]	// change1.high1f.imul_above_f
vpsraq zmm13, zmm17, 30	// update.limb7.vpsraq
vpandq zmm12, zmm17, zmm7	// update.limb7.vpandq
mov r12, -2	// third2.step15.c1
sarx rcx, rdx, r15	// third2.step13.s
mov r14, rbx	// copy for third2.step14.x
xor r14, rcx	// third2.step14.x
sar rax, 1	// third2.step14.t
lea r11, [rax+r14]	// third2.step14.y
cmovc r11, rax	// third2.step14.G
adc rcx, 0	// third2.step14.w
cmovs rbx, rax	// third2.step14.h
cmovs r9, rbp	// third2.step14.d
sub r12, r9	// third2.step15.c1.2
vmovdqa64 zmmword ptr [rdi+1152], zmm12	// update.limb7.vmovdqa64
lea r10, [r9-1]	// third2.step15.c0
vpmuldq zmm19, zmm25, zmmword ptr [rdi+1280]	// update.limb8.vpmuldq
vpmuldq zmm16, zmm26, zmm10	// update.limb8.vpmuldq.2
mov r13, qword ptr [rdi+200]	// change1.high1f.load_N1v
imul r13, qword ptr [rdi+400]	// change1.high1f.imul_above_g
vpermq zmm20, zmmword ptr [rdi+1344], 0x4e	// update.limb8.vpermq
sarx rsi, r9, r15	// third2.step14.s
mov rdx, rbx	// copy for third2.step15.x
xor rdx, rsi	// third2.step15.x
sar r11, 1	// third2.step15.t
lea r14, [r11+rdx]	// third2.step15.y
vpmuldq zmm0, zmm23, zmmword ptr [rdi+1344]	// update.limb8.vpmuldq.3
mov rcx, -2	// third2.step16.c1
lea rax, [r8+r13]	// change1.high1f.add
vpmuldq zmm22, zmm24, zmm20	// update.limb8.vpmuldq.4
cmovc r14, r11	// third2.step15.G
adc rsi, 0	// third2.step15.w
cmovs r10, r12	// third2.step15.d
cmovs rbx, r11	// third2.step15.h
sub rcx, r10	// third2.step16.c1.2
vpaddq zmm27, zmm19, zmm16	// update.limb8.vpaddq
lea rbp, [r10-1]	// third2.step16.c0
vpaddq zmm2, zmm27, zmm0	// update.limb8.vpaddq.2
sarx r9, r10, r15	// third2.step15.s
mov rdx, rbx	// copy for third2.step16.x
xor rdx, r9	// third2.step16.x
sar r14, 1	// third2.step16.t
vpaddq zmm21, zmm2, zmm22	// update.limb8.vpaddq.3
mov r8, qword ptr [rdi+8]	// change1.high1f.load_w1f
lea r13, [r14+rdx]	// third2.step16.y
vpmuludq zmm11, zmm8, zmmword ptr [rdi+2496]	// update.limb8.vpmuludq
mov rsi, -2	// third2.step17.c1
vpaddq zmm6, zmm21, zmm11	// update.limb8.vpaddq.4
cmovc r13, r14	// third2.step16.G
adc r9, 0	// third2.step16.w
cmovs rbp, rcx	// third2.step16.d
cmovs rbx, r14	// third2.step16.h
sar r8, 20	// change1.high1f.sar
sub rsi, rbp	// third2.step17.c1.2
lea r12, [rbp-1]	// third2.step17.c0
vpmuludq zmm1, zmm3, zmmword ptr [rdi+2432]	// update.limb8.vpmuludq.2
vpaddq zmm18, zmm6, zmm1	// update.limb8.vpaddq.5
lea r11, [r8+rax]	// change1.high1f.add.2
vpaddq zmm9, zmm18, zmm13	// update.limb8.vpaddq.6
shl r11, 44	// change1.high1f.shl
vpsraq zmm5, zmm9, 30	// update.limb8.vpsraq
sarx r10, rbp, r15	// third2.step16.s
mov rdx, rbx	// copy for third2.step17.x
xor rdx, r10	// third2.step17.x
sar r13, 1	// third2.step17.t
lea r9, [r13+rdx]	// third2.step17.y
vpandq zmm17, zmm9, zmm7	// update.limb8.vpandq
mov rcx, -2	// third2.step18.c1
vmovdqa64 zmmword ptr [rdi+1216], zmm17	// update.limb8.vmovdqa64
cmovc r9, r13	// third2.step17.G
adc r10, 0	// third2.step17.w
cmovs r12, rsi	// third2.step17.d
cmovs rbx, r13	// third2.step17.h
sub rcx, r12	// third2.step18.c1.2
lea r14, [r12-1]	// third2.step18.c0
vpmuldq zmm12, zmm25, zmmword ptr [rdi+1344]	// update.limb9.vpmuldq
vpmuldq zmm10, zmm26, zmm20	// update.limb9.vpmuldq.2
mov qword ptr [rdi+24], r11	// change1.high1f.store_high1f
sarx r8, r12, r15	// third2.step17.s
mov rax, rbx	// copy for third2.step18.x
xor rax, r8	// third2.step18.x
sar r9, 1	// third2.step18.t
mov rbp, qword ptr [rdi+208]	// change1.high1g.load_N1q
vpermq zmm19, zmmword ptr [rdi+1408], 0x4e	// update.limb9.vpermq
lea rdx, [r9+rax]	// third2.step18.y
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1408]	// update.limb9.vpmuldq.3
mov r10, -2	// third2.step19.c1
vpmuldq zmm27, zmm24, zmm19	// update.limb9.vpmuldq.4
cmovc rdx, r9	// third2.step18.G
adc r8, 0	// third2.step18.w
cmovs r14, rcx	// third2.step18.d
cmovs rbx, r9	// third2.step18.h
sub r10, r14	// third2.step19.c1.2
lea rsi, [r14-1]	// third2.step19.c0
imul rbp, qword ptr [rdi+384]	// change1.high1g.imul_above_f
vpaddq zmm0, zmm12, zmm10	// update.limb9.vpaddq
vpaddq zmm2, zmm0, zmm16	// update.limb9.vpaddq.2
vpaddq zmm22, zmm2, zmm27	// update.limb9.vpaddq.3
vpmuludq zmm21, zmm8, zmmword ptr [rdi+2560]	// update.limb9.vpmuludq
sarx r13, r14, r15	// third2.step18.s
mov r11, rbx	// copy for third2.step19.x
xor r11, r13	// third2.step19.x
sar rdx, 1	// third2.step19.t
lea r12, [rdx+r11]	// third2.step19.y
vpaddq zmm11, zmm22, zmm21	// update.limb9.vpaddq.4
mov rax, -2	// third2.step20.c1
mov r8, qword ptr [rdi+216]	// change1.high1g.load_N1r
vpmuludq zmm6, zmm3, zmmword ptr [rdi+2496]	// update.limb9.vpmuludq.2
cmovc r12, rdx	// third2.step19.G
adc r13, 0	// third2.step19.w
cmovs rsi, r10	// third2.step19.d
cmovs rbx, rdx	// third2.step19.h
imul r8, qword ptr [rdi+400]	// change1.high1g.imul_above_g
sub rax, rsi	// third2.step20.c1.2
lea rcx, [rsi-1]	// third2.step20.c0
vpaddq zmm1, zmm11, zmm6	// update.limb9.vpaddq.5
vpaddq zmm18, zmm1, zmm5	// update.limb9.vpaddq.6
lea r9, [rbp+r8]	// change1.high1g.add
sarx r14, rsi, r15	// third2.step19.s
mov r11, rbx	// copy for third2.step20.x
xor r11, r14	// third2.step20.x
sar r12, 1	// third2.step20.t
vpsraq zmm13, zmm18, 30	// update.limb9.vpsraq
lea r13, [r12+r11]	// third2.step20.y
vpandq zmm9, zmm18, zmm7	// update.limb9.vpandq
mov r10, qword ptr [rdi+16]	// change1.high1g.load_w1g
vmovdqa64 zmmword ptr [rdi+1280], zmm9	// update.limb9.vmovdqa64
cmovc r13, r12	// third2.step20.G
adc r14, 0	// third2.step20.w
cmovs rcx, rax	// third2.step20.d
cmovs rbx, r12	// third2.step20.h
mov rdx, -2	// third3.step1.c1
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1408]	// update.limb10.vpmuldq
sub rdx, rcx	// third3.step1.c1.2
lea rbp, [rcx-1]	// third3.step1.c0
sar r10, 20	// change1.high1g.sar
vpmuldq zmm20, zmm26, zmm19	// update.limb10.vpmuldq.2
vpermq zmm12, zmmword ptr [rdi+1472], 0x4e	// update.limb10.vpermq
sarx r8, rcx, r15	// third2.step20.s
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1472]	// update.limb10.vpmuldq.3
lea rsi, [r10+r9]	// change1.high1g.add.2
vpmuldq zmm0, zmm24, zmm12	// update.limb10.vpmuldq.4
vpaddq zmm16, zmm17, zmm20	// update.limb10.vpaddq
mov r11, -2	// third3.step2.c1
shl rsi, 44	// change1.high1g.shl
vpaddq zmm2, zmm16, zmm10	// update.limb10.vpaddq.2
mov r14, r13	// copy for change2.G.add_rounding_G
add r14, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov rax, rbx	// copy for change2.h.add_rounding_h
add rax, qword ptr [rdi-64]	// change2.h.add_rounding_h
vpaddq zmm27, zmm2, zmm0	// update.limb10.vpaddq.3
mov r12, r13	// copy for change2.G.shl
shl r12, 44	// change2.G.shl
mov rcx, rbx	// copy for change2.h.shl
shl rcx, 45	// change2.h.shl
rorx r10, r14, 21	// change2.G.first_entry
rorx r9, r14, 42	// change2.G.second_entry
vpmuludq zmm22, zmm8, zmmword ptr [rdi+2624]	// update.limb10.vpmuludq
rorx r14, rax, 20	// change2.h.first_entry
rorx rax, rax, 41	// change2.h.second_entry
add r12, qword ptr [rdi-40]	// change2.G.add_refill_G
add rcx, qword ptr [rdi-48]	// change2.h.add_refill_h
vpaddq zmm21, zmm27, zmm22	// update.limb10.vpaddq.4
mov qword ptr [rdi+32], rsi	// change1.high1g.store_high1g
imul r10, qword ptr [rdi+24]	// change2.G.imul_high1f
imul r9, qword ptr [rdi+32]	// change2.G.imul_high1g
imul r14, qword ptr [rdi+24]	// change2.h.imul_high1f
imul rax, qword ptr [rdi+32]	// change2.h.imul_high1g
vpmuludq zmm11, zmm3, zmmword ptr [rdi+2560]	// update.limb10.vpmuludq.2
mov rsi, -2	// third3.step3.c1
vpaddq zmm6, zmm21, zmm11	// update.limb10.vpaddq.5
vpaddq zmm1, zmm6, zmm13	// update.limb10.vpaddq.6
vpsraq zmm5, zmm1, 30	// update.limb10.vpsraq
vpandq zmm18, zmm1, zmm7	// update.limb10.vpandq
lea r10, [r10+r9]	// change2.G.add
lea r9, [r14+rax]	// change2.h.add
vmovdqa64 zmmword ptr [rdi+1344], zmm18	// update.limb10.vmovdqa64
vpbroadcastq zmm9, rbx	// change2.vpbroadcastq
mov r14, -2	// third3.step4.c1
vpmuldq zmm19, zmm25, zmmword ptr [rdi+1472]	// update.limb11.vpmuldq
lea rax, [r10+r12]	// change2.G.add.2
lea rbx, [r9+rcx]	// change2.h.add.2
vpmuldq zmm17, zmm26, zmm12	// update.limb11.vpmuldq.2
vpbroadcastq zmm9{k1}, r13	// change2.vpbroadcastq.2
vpermq zmm20, zmmword ptr [rdi+1536], 0x4e	// update.limb11.vpermq
ror rax, 44	// change2.G.packed
vpaddq zmm16, zmm9, zmm29	// change2.N2.vpaddq
ror rbx, 45	// change2.h.packed
mov r10, rbx	// copy for third3.step1.x
xor r10, r8	// third3.step1.x
sar rax, 1	// third3.step1.t
lea r12, [rax+r10]	// third3.step1.y
cmovc r12, rax	// third3.step1.G
adc r8, 0	// third3.step1.w
cmovs rbp, rdx	// third3.step1.d
cmovs rbx, rax	// third3.step1.h
sub r11, rbp	// third3.step2.c1.2
lea r9, [rbp-1]	// third3.step2.c0
sarx rcx, rbp, r15	// third3.step1.s
mov r13, rbx	// copy for third3.step2.x
xor r13, rcx	// third3.step2.x
sar r12, 1	// third3.step2.t
lea r10, [r12+r13]	// third3.step2.y
cmovc r10, r12	// third3.step2.G
adc rcx, 0	// third3.step2.w
cmovs r9, r11	// third3.step2.d
cmovs rbx, r12	// third3.step2.h
sub rsi, r9	// third3.step3.c1.2
lea r8, [r9-1]	// third3.step3.c0
sarx rdx, r9, r15	// third3.step2.s
mov rax, rbx	// copy for third3.step3.x
xor rax, rdx	// third3.step3.x
sar r10, 1	// third3.step3.t
lea rbp, [r10+rax]	// third3.step3.y
cmovc rbp, r10	// third3.step3.G
adc rdx, 0	// third3.step3.w
cmovs r8, rsi	// third3.step3.d
cmovs rbx, r10	// third3.step3.h
sub r14, r8	// third3.step4.c1.2
lea r13, [r8-1]	// third3.step4.c0
sarx rcx, r8, r15	// third3.step3.s
mov r11, rbx	// copy for third3.step4.x
xor r11, rcx	// third3.step4.x
sar rbp, 1	// third3.step4.t
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1536]	// update.limb11.vpmuldq.3
vpsllvq zmm2, zmm16, zmm30	// change2.N2.vpsllvq
vpmuldq zmm0, zmm24, zmm20	// update.limb11.vpmuldq.4
lea r12, [rbp+r11]	// third3.step4.y
vpaddq zmm27, zmm19, zmm17	// update.limb11.vpaddq
vpsravq zmm22, zmm2, zmm31	// change2.N2.vpsravq
mov r9, -2	// third3.step5.c1
vpaddq zmm21, zmm27, zmm10	// update.limb11.vpaddq.2
cmovc r12, rbp	// third3.step4.G
adc rcx, 0	// third3.step4.w
cmovs r13, r14	// third3.step4.d
cmovs rbx, rbp	// third3.step4.h
sub r9, r13	// third3.step5.c1.2
lea rax, [r13-1]	// third3.step5.c0
vpsubq zmm11, zmm28, zmm22	// change2.N2.vpsubq
vpaddq zmm6, zmm21, zmm0	// update.limb11.vpaddq.3
vmovdqa64 zmmword ptr [rdi+256], zmm11	// change2.N2.vmovdqa64
vpmuludq zmm13, zmm8, zmmword ptr [rdi+2688]	// update.limb11.vpmuludq
vpaddq zmm1, zmm6, zmm13	// update.limb11.vpaddq.4
vpunpcklqdq zmm18, zmm11, zmm11	// change2.vpunpcklqdq
sarx rdx, r13, r15	// third3.step4.s
mov rsi, rbx	// copy for third3.step5.x
xor rsi, rdx	// third3.step5.x
sar r12, 1	// third3.step5.t
lea r10, [r12+rsi]	// third3.step5.y
vpmuludq zmm12, zmm3, zmmword ptr [rdi+2624]	// update.limb11.vpmuludq.2
mov r8, -2	// third3.step6.c1
vpunpckhqdq zmm9, zmm11, zmm11	// change2.vpunpckhqdq
vpaddq zmm16, zmm1, zmm12	// update.limb11.vpaddq.5
cmovc r10, r12	// third3.step5.G
adc rdx, 0	// third3.step5.w
cmovs rax, r9	// third3.step5.d
cmovs rbx, r12	// third3.step5.h
sub r8, rax	// third3.step6.c1.2
vbroadcasti32x4 zmm19, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
lea r11, [rax-1]	// third3.step6.c0
vpaddq zmm17, zmm16, zmm5	// update.limb11.vpaddq.6
vpsraq zmm2, zmm17, 30	// update.limb11.vpsraq
vbroadcasti32x4 zmm27, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
sarx rcx, rax, r15	// third3.step5.s
mov r14, rbx	// copy for third3.step6.x
xor r14, rcx	// third3.step6.x
sar r10, 1	// third3.step6.t
vpandq zmm10, zmm17, zmm7	// update.limb11.vpandq
vpmuldq zmm22, zmm18, zmm19	// change2.Y.vpmuldq
lea rbp, [r10+r14]	// third3.step6.y
vmovdqa64 zmmword ptr [rdi+1408], zmm10	// update.limb11.vmovdqa64
mov r13, -2	// third3.step7.c1
vpmuldq zmm21, zmm9, zmm27	// change2.Y.vpmuldq.2
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1536]	// update.limb12.vpmuldq
cmovc rbp, r10	// third3.step6.G
adc rcx, 0	// third3.step6.w
cmovs r11, r8	// third3.step6.d
cmovs rbx, r10	// third3.step6.h
sub r13, r11	// third3.step7.c1.2
lea rsi, [r11-1]	// third3.step7.c0
vpmuldq zmm6, zmm26, zmm20	// update.limb12.vpmuldq.2
vpaddq zmm13, zmm22, zmm21	// change2.Y.vpaddq
vpermq zmm11, zmmword ptr [rdi+1600], 0x4e	// update.limb12.vpermq
vmovdqa64 zmmword ptr [rdi+128], zmm13	// change2.Y.vmovdqa64
vpmuldq zmm1, zmm23, zmmword ptr [rdi+1600]	// update.limb12.vpmuldq.3
mov rdx, qword ptr [rdi+256]	// change2.w2f.load_N2u
vpmuldq zmm12, zmm24, zmm11	// update.limb12.vpmuldq.4
sarx r9, r11, r15	// third3.step6.s
mov r12, rbx	// copy for third3.step7.x
xor r12, r9	// third3.step7.x
sar rbp, 1	// third3.step7.t
lea rax, [rbp+r12]	// third3.step7.y
vpaddq zmm16, zmm0, zmm6	// update.limb12.vpaddq
mov r14, -2	// third3.step8.c1
vpaddq zmm5, zmm16, zmm1	// update.limb12.vpaddq.2
cmovc rax, rbp	// third3.step7.G
adc r9, 0	// third3.step7.w
cmovs rsi, r13	// third3.step7.d
cmovs rbx, rbp	// third3.step7.h
imul rdx, qword ptr [rdi+8]	// change2.w2f.imul_w1f
sub r14, rsi	// third3.step8.c1.2
mov rcx, qword ptr [rdi+264]	// change2.w2f.load_N2v
lea r8, [rsi-1]	// third3.step8.c0
vpaddq zmm17, zmm5, zmm12	// update.limb12.vpaddq.3
imul rcx, qword ptr [rdi+16]	// change2.w2f.imul_w1g
vpmuludq zmm18, zmm8, zmmword ptr [rdi+2752]	// update.limb12.vpmuludq
sarx r10, rsi, r15	// third3.step7.s
mov r11, rbx	// copy for third3.step8.x
xor r11, r10	// third3.step8.x
sar rax, 1	// third3.step8.t
vpaddq zmm19, zmm17, zmm18	// update.limb12.vpaddq.4
lea r12, [rdx+rcx]	// change2.w2f.add
lea r9, [rax+r11]	// third3.step8.y
vpmuludq zmm10, zmm3, zmmword ptr [rdi+2688]	// update.limb12.vpmuludq.2
mov r13, -2	// third3.step9.c1
vpaddq zmm9, zmm19, zmm10	// update.limb12.vpaddq.5
cmovc r9, rax	// third3.step8.G
adc r10, 0	// third3.step8.w
cmovs r8, r14	// third3.step8.d
cmovs rbx, rax	// third3.step8.h
sar r12, 20	// change2.w2f.sar
sub r13, r8	// third3.step9.c1.2
lea rbp, [r8-1]	// third3.step9.c0
mov rsi, qword ptr [rdi+128]	// change2.w2f.load_Yu
vpaddq zmm27, zmm9, zmm2	// update.limb12.vpaddq.6
vpsraq zmm20, zmm27, 30	// update.limb12.vpsraq
imul rsi, qword ptr [rdi+384]	// change2.w2f.imul_above_f
vpandq zmm22, zmm27, zmm7	// update.limb12.vpandq
mov rdx, qword ptr [rdi+136]	// change2.w2f.load_Yv
sarx rcx, r8, r15	// third3.step8.s
mov r11, rbx	// copy for third3.step9.x
xor r11, rcx	// third3.step9.x
sar r9, 1	// third3.step9.t
lea r10, [r9+r11]	// third3.step9.y
vmovdqa64 zmmword ptr [rdi+1472], zmm22	// update.limb12.vmovdqa64
mov r14, -2	// third3.step10.c1
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1600]	// update.limb13.vpmuldq
cmovc r10, r9	// third3.step9.G
adc rcx, 0	// third3.step9.w
cmovs rbp, r13	// third3.step9.d
cmovs rbx, r9	// third3.step9.h
imul rdx, qword ptr [rdi+400]	// change2.w2f.imul_above_g
sub r14, rbp	// third3.step10.c1.2
vpmuldq zmm13, zmm26, zmm11	// update.limb13.vpmuldq.2
lea rax, [rsi+rdx]	// change2.w2f.add.2
lea r8, [rbp-1]	// third3.step10.c0
vpermq zmm0, zmmword ptr [rdi+1664], 0x4e	// update.limb13.vpermq
lea r11, [r12+rax]	// change2.w2f.add.3
sarx rcx, rbp, r15	// third3.step9.s
mov r13, rbx	// copy for third3.step10.x
xor r13, rcx	// third3.step10.x
sar r10, 1	// third3.step10.t
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1664]	// update.limb13.vpmuldq.3
mov qword ptr [rdi-112], r11	// change2.w2f.store_w2f
vpmuldq zmm16, zmm24, zmm0	// update.limb13.vpmuldq.4
lea r9, [r10+r13]	// third3.step10.y
vpaddq zmm1, zmm21, zmm13	// update.limb13.vpaddq
mov rsi, -2	// third3.step11.c1
vpaddq zmm5, zmm1, zmm6	// update.limb13.vpaddq.2
cmovc r9, r10	// third3.step10.G
adc rcx, 0	// third3.step10.w
cmovs r8, r14	// third3.step10.d
cmovs rbx, r10	// third3.step10.h
sar r11, 20	// change2.w2f.sar.2
sub rsi, r8	// third3.step11.c1.2
lea rdx, [r8-1]	// third3.step11.c0
shl r11, 44	// change2.w2f.shl
vpaddq zmm12, zmm5, zmm16	// update.limb13.vpaddq.3
mov qword ptr [rdi+40], r11	// change2.w2f.store_high2f
vpmuludq zmm17, zmm8, zmmword ptr [rdi+2816]	// update.limb13.vpmuludq
vpaddq zmm18, zmm12, zmm17	// update.limb13.vpaddq.4
mov r12, qword ptr [rdi+272]	// change2.w2g.load_N2q
sarx rax, r8, r15	// third3.step10.s
mov rbp, rbx	// copy for third3.step11.x
xor rbp, rax	// third3.step11.x
sar r9, 1	// third3.step11.t
lea r13, [r9+rbp]	// third3.step11.y
vpmuludq zmm19, zmm3, zmmword ptr [rdi+2752]	// update.limb13.vpmuludq.2
mov rcx, -2	// third3.step12.c1
vpaddq zmm10, zmm18, zmm19	// update.limb13.vpaddq.5
cmovc r13, r9	// third3.step11.G
adc rax, 0	// third3.step11.w
cmovs rdx, rsi	// third3.step11.d
cmovs rbx, r9	// third3.step11.h
imul r12, qword ptr [rdi+8]	// change2.w2g.imul_w1f
sub rcx, rdx	// third3.step12.c1.2
mov r14, qword ptr [rdi+280]	// change2.w2g.load_N2r
vpaddq zmm9, zmm10, zmm20	// update.limb13.vpaddq.6
lea r10, [rdx-1]	// third3.step12.c0
vpsraq zmm2, zmm9, 30	// update.limb13.vpsraq
imul r14, qword ptr [rdi+16]	// change2.w2g.imul_w1g
sarx r11, rdx, r15	// third3.step11.s
mov r8, rbx	// copy for third3.step12.x
xor r8, r11	// third3.step12.x
sar r13, 1	// third3.step12.t
vpandq zmm27, zmm9, zmm7	// update.limb13.vpandq
lea rbp, [r12+r14]	// change2.w2g.add
lea rax, [r13+r8]	// third3.step12.y
vmovdqa64 zmmword ptr [rdi+1536], zmm27	// update.limb13.vmovdqa64
mov rsi, -2	// third3.step13.c1
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1664]	// update.limb14.vpmuldq
cmovc rax, r13	// third3.step12.G
adc r11, 0	// third3.step12.w
cmovs r10, rcx	// third3.step12.d
cmovs rbx, r13	// third3.step12.h
sar rbp, 20	// change2.w2g.sar
sub rsi, r10	// third3.step13.c1.2
lea r9, [r10-1]	// third3.step13.c0
vpmuldq zmm11, zmm26, zmm0	// update.limb14.vpmuldq.2
mov rdx, qword ptr [rdi+144]	// change2.w2g.load_Yq
vpermq zmm21, zmmword ptr [rdi+1728], 0x4e	// update.limb14.vpermq
imul rdx, qword ptr [rdi+384]	// change2.w2g.imul_above_f
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1728]	// update.limb14.vpmuldq.3
vpmuldq zmm1, zmm24, zmm21	// update.limb14.vpmuldq.4
mov r12, qword ptr [rdi+152]	// change2.w2g.load_Yr
sarx r14, r10, r15	// third3.step12.s
mov r8, rbx	// copy for third3.step13.x
xor r8, r14	// third3.step13.x
sar rax, 1	// third3.step13.t
lea r11, [rax+r8]	// third3.step13.y
vpaddq zmm6, zmm22, zmm11	// update.limb14.vpaddq
mov rcx, -2	// third3.step14.c1
vpaddq zmm5, zmm6, zmm13	// update.limb14.vpaddq.2
cmovc r11, rax	// third3.step13.G
adc r14, 0	// third3.step13.w
cmovs r9, rsi	// third3.step13.d
cmovs rbx, rax	// third3.step13.h
imul r12, qword ptr [rdi+400]	// change2.w2g.imul_above_g
sub rcx, r9	// third3.step14.c1.2
lea r13, [rdx+r12]	// change2.w2g.add.2
lea r10, [r9-1]	// third3.step14.c0
vpaddq zmm16, zmm5, zmm1	// update.limb14.vpaddq.3
vpmuludq zmm12, zmm8, zmmword ptr [rdi+2880]	// update.limb14.vpmuludq
lea r8, [rbp+r13]	// change2.w2g.add.3
sarx r14, r9, r15	// third3.step13.s
mov rsi, rbx	// copy for third3.step14.x
xor rsi, r14	// third3.step14.x
sar r11, 1	// third3.step14.t
vpaddq zmm17, zmm16, zmm12	// update.limb14.vpaddq.4
mov qword ptr [rdi-104], r8	// change2.w2g.store_w2g
lea rax, [r11+rsi]	// third3.step14.y
vpmuludq zmm18, zmm3, zmmword ptr [rdi+2816]	// update.limb14.vpmuludq.2
mov rdx, -2	// third3.step15.c1
vpaddq zmm19, zmm17, zmm18	// update.limb14.vpaddq.5
cmovc rax, r11	// third3.step14.G
adc r14, 0	// third3.step14.w
cmovs r10, rcx	// third3.step14.d
cmovs rbx, r11	// third3.step14.h
sar r8, 20	// change2.w2g.sar.2
sub rdx, r10	// third3.step15.c1.2
lea r12, [r10-1]	// third3.step15.c0
vpaddq zmm10, zmm19, zmm2	// update.limb14.vpaddq.6
shl r8, 44	// change2.w2g.shl
vpsraq zmm20, zmm10, 30	// update.limb14.vpsraq
mov qword ptr [rdi+48], r8	// change2.w2g.store_high2g
vpandq zmm9, zmm10, zmm7	// update.limb14.vpandq
vmovdqa64 zmmword ptr [rdi+1600], zmm9	// update.limb14.vmovdqa64
sarx rbp, r10, r15	// third3.step14.s
mov r13, rbx	// copy for third3.step15.x
xor r13, rbp	// third3.step15.x
sar rax, 1	// third3.step15.t
lea r9, [rax+r13]	// third3.step15.y
mov rsi, -2	// third3.step16.c1
vpmuldq zmm27, zmm25, zmmword ptr [rdi+1728]	// update.limb15.vpmuldq
cmovc r9, rax	// third3.step15.G
adc rbp, 0	// third3.step15.w
cmovs r12, rdx	// third3.step15.d
cmovs rbx, rax	// third3.step15.h
sub rsi, r12	// third3.step16.c1.2
vpmuldq zmm0, zmm26, zmm21	// update.limb15.vpmuldq.2
lea r14, [r12-1]	// third3.step16.c0
vpermq zmm22, zmmword ptr [rdi+1792], 0x4e	// update.limb15.vpermq
sarx rcx, r12, r15	// third3.step15.s
mov r11, rbx	// copy for third3.step16.x
xor r11, rcx	// third3.step16.x
sar r9, 1	// third3.step16.t
vpmuldq zmm11, zmm23, zmmword ptr [rdi+1792]	// update.limb15.vpmuldq.3
vpmuldq zmm6, zmm24, zmm22	// update.limb15.vpmuldq.4
lea r8, [r9+r11]	// third3.step16.y
vpaddq zmm13, zmm27, zmm0	// update.limb15.vpaddq
mov r10, -2	// third3.step17.c1
vpaddq zmm5, zmm13, zmm11	// update.limb15.vpaddq.2
cmovc r8, r9	// third3.step16.G
adc rcx, 0	// third3.step16.w
cmovs r14, rsi	// third3.step16.d
cmovs rbx, r9	// third3.step16.h
lea r13, [r14-1]	// third3.step17.c0
sub r10, r14	// third3.step17.c1.2
vpaddq zmm1, zmm5, zmm6	// update.limb15.vpaddq.3
vpmuludq zmm16, zmm8, zmmword ptr [rdi+2944]	// update.limb15.vpmuludq
vpaddq zmm12, zmm1, zmm16	// update.limb15.vpaddq.4
sarx rbp, r14, r15	// third3.step16.s
mov rdx, rbx	// copy for third3.step17.x
xor rdx, rbp	// third3.step17.x
sar r8, 1	// third3.step17.t
lea rax, [r8+rdx]	// third3.step17.y
vpmuludq zmm17, zmm3, zmmword ptr [rdi+2880]	// update.limb15.vpmuludq.2
mov r12, -2	// third3.step18.c1
vpaddq zmm18, zmm12, zmm17	// update.limb15.vpaddq.5
cmovc rax, r8	// third3.step17.G
adc rbp, 0	// third3.step17.w
cmovs rbx, r8	// third3.step17.h
cmovs r13, r10	// third3.step17.d
sub r12, r13	// third3.step18.c1.2
vpaddq zmm19, zmm18, zmm20	// update.limb15.vpaddq.6
lea r11, [r13-1]	// third3.step18.c0
vpsraq zmm2, zmm19, 30	// update.limb15.vpsraq
sarx rcx, r13, r15	// third3.step17.s
mov rsi, rbx	// copy for third3.step18.x
xor rsi, rcx	// third3.step18.x
sar rax, 1	// third3.step18.t
vpandq zmm10, zmm19, zmm7	// update.limb15.vpandq
lea r9, [rax+rsi]	// third3.step18.y
vmovdqa64 zmmword ptr [rdi+1664], zmm10	// update.limb15.vmovdqa64
mov r14, -2	// third3.step19.c1
vpmuldq zmm9, zmm25, zmmword ptr [rdi+1792]	// update.limb16.vpmuldq
cmovc r9, rax	// third3.step18.G
adc rcx, 0	// third3.step18.w
cmovs r11, r12	// third3.step18.d
cmovs rbx, rax	// third3.step18.h
sub r14, r11	// third3.step19.c1.2
lea rdx, [r11-1]	// third3.step19.c0
vpmuldq zmm21, zmm26, zmm22	// update.limb16.vpmuldq.2
vpermq zmm27, zmmword ptr [rdi+1856], 0x4e	// update.limb16.vpermq
vpmuldq zmm0, zmm23, zmmword ptr [rdi+1856]	// update.limb16.vpmuldq.3
vpmuldq zmm13, zmm24, zmm27	// update.limb16.vpmuldq.4
sarx rbp, r11, r15	// third3.step18.s
mov r8, rbx	// copy for third3.step19.x
xor r8, rbp	// third3.step19.x
sar r9, 1	// third3.step19.t
lea r10, [r9+r8]	// third3.step19.y
vpaddq zmm11, zmm9, zmm21	// update.limb16.vpaddq
mov r13, -2	// third3.step20.c1
vpaddq zmm5, zmm11, zmm0	// update.limb16.vpaddq.2
cmovc r10, r9	// third3.step19.G
adc rbp, 0	// third3.step19.w
cmovs rdx, r14	// third3.step19.d
cmovs rbx, r9	// third3.step19.h
sub r13, rdx	// third3.step20.c1.2
lea rsi, [rdx-1]	// third3.step20.c0
vpaddq zmm6, zmm5, zmm13	// update.limb16.vpaddq.3
vpmuludq zmm1, zmm8, zmmword ptr [rdi+3008]	// update.limb16.vpmuludq
sarx rcx, rdx, r15	// third3.step19.s
mov r12, rbx	// copy for third3.step20.x
xor r12, rcx	// third3.step20.x
sar r10, 1	// third3.step20.t
vpaddq zmm16, zmm6, zmm1	// update.limb16.vpaddq.4
lea rax, [r10+r12]	// third3.step20.y
vpmuludq zmm12, zmm3, zmmword ptr [rdi+2944]	// update.limb16.vpmuludq.2
vpaddq zmm17, zmm16, zmm12	// update.limb16.vpaddq.5
cmovc rax, r10	// third3.step20.G
adc rcx, 0	// third3.step20.w
cmovs rsi, r13	// third3.step20.d
cmovs rbx, r10	// third3.step20.h
vpaddq zmm18, zmm17, zmm2	// update.limb16.vpaddq.6
vpsraq zmm20, zmm18, 30	// update.limb16.vpsraq
vpandq zmm19, zmm18, zmm7	// update.limb16.vpandq
mov qword ptr [rdi-128], rbx	// change3.store_end_h
mov qword ptr [rdi-120], rax	// change3.store_end_G
vmovdqa64 zmmword ptr [rdi+1728], zmm19	// update.limb16.vmovdqa64
sarx r11, rsi, r15	// third3.step20.s
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1856]	// update.limb17.vpmuldq
vpmuldq zmm22, zmm26, zmm27	// update.limb17.vpmuldq.2
vpermq zmm9, zmmword ptr [rdi+1920], 0x4e	// update.limb17.vpermq
mov r8, rax	// copy for change3.G.add_rounding_G
add r8, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov rbp, rbx	// copy for change3.h.add_rounding_h
add rbp, qword ptr [rdi-64]	// change3.h.add_rounding_h
vpmuldq zmm21, zmm23, zmmword ptr [rdi+1920]	// update.limb17.vpmuldq.3
shl rax, 44	// change3.G.shl
shl rbx, 45	// change3.h.shl
vpmuldq zmm11, zmm24, zmm9	// update.limb17.vpmuldq.4
rorx r14, r8, 21	// change3.G.first_entry
rorx r9, r8, 42	// change3.G.second_entry
rorx rdx, rbp, 20	// change3.h.first_entry
rorx r12, rbp, 41	// change3.h.second_entry
vpaddq zmm0, zmm10, zmm22	// update.limb17.vpaddq
add rax, qword ptr [rdi-40]	// change3.G.add_refill_G
add rbx, qword ptr [rdi-48]	// change3.h.add_refill_h
imul r14, qword ptr [rdi+40]	// change3.G.imul_high2f
imul r9, qword ptr [rdi+48]	// change3.G.imul_high2g
vpaddq zmm5, zmm0, zmm21	// update.limb17.vpaddq.2
imul rdx, qword ptr [rdi+40]	// change3.h.imul_high2f
imul r12, qword ptr [rdi+48]	// change3.h.imul_high2g
vpaddq zmm13, zmm5, zmm11	// update.limb17.vpaddq.3
vpmuludq zmm6, zmm8, zmmword ptr [rdi+3072]	// update.limb17.vpmuludq
vpaddq zmm1, zmm13, zmm6	// update.limb17.vpaddq.4
vpmuludq zmm16, zmm3, zmmword ptr [rdi+3008]	// update.limb17.vpmuludq.2
lea rcx, [r14+r9]	// change3.G.add
vpaddq zmm12, zmm1, zmm16	// update.limb17.vpaddq.5
lea r13, [rcx+rax]	// change3.G.add.2
lea r10, [rdx+r12]	// change3.h.add
vpaddq zmm17, zmm12, zmm20	// update.limb17.vpaddq.6
vpsraq zmm2, zmm17, 30	// update.limb17.vpsraq
lea r8, [r10+rbx]	// change3.h.add.2
vpandq zmm18, zmm17, zmm7	// update.limb17.vpandq
ror r8, 45	// change3.h.packed
vmovdqa64 zmmword ptr [rdi+1792], zmm18	// update.limb17.vmovdqa64
vpmuldq zmm19, zmm25, zmmword ptr [rdi+1920]	// update.last.vpmuldq
ror r13, 44	// change3.G.packed
vpmuldq zmm27, zmm26, zmm9	// update.last.vpmuldq.2
vpaddq zmm23, zmm19, zmm27	// update.last.vpaddq
vpmuludq zmm24, zmm3, zmmword ptr [rdi+3072]	// update.last.vpmuludq
vpaddq zmm10, zmm23, zmm24	// update.last.vpaddq.2
vpaddq zmm22, zmm10, zmm2	// update.last.vpaddq.3
vpaddq zmm0, zmm22, zmm15	// update.last.vpaddq.4
vpandq zmm21, zmm0, zmm7	// update.last.vpandq
vmovdqa64 zmmword ptr [rdi+1856], zmm21	// update.last.vmovdqa64
vpsraq zmm5, zmm0, 30	// update.last.vpsraq
vpaddq zmm11, zmm5, zmm14	// update.last.vpaddq.5
vpandq zmm8, zmm11, zmmword ptr [rdi+576]	// update.last.vpandq.2
vmovdqa64 zmmword ptr [rdi+1920], zmm8	// update.last.vmovdqa64.2
vpsraq zmm13, zmm11, 30	// update.last.vpsraq.2
vshufi64x2 zmm6{k3}{z}, zmm13, zmm13, 0x44	// update.last.vshufi64x2
vpaddq zmm1, zmm4, zmm6	// update.last.vpaddq.6
vmovdqa64 zmmword ptr [rdi+832], zmm1	// update.last.vmovdqa64.3
mov rbx, r13	// output
mov rcx, r8	// output
mov rdx, rsi	// output
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
