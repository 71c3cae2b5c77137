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
// Length: 36 limbs of 30 bits; 1306 instructions a batch, 780 for its steps (form: select).
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
mov rbp, rdx	// m
shr rbp, 63	// m
or r15, -1	// ones
.p2align 6
2:
lea rax, [rdx-1]	// third1.step1.c0
xor rsi, rcx	// third1.step1.x
mov r8, rbx	// copy for third1.step1.t
sar r8, 1	// third1.step1.t
lea r9, [r8+rsi]	// third1.step1.y
cmovc r9, r8	// third1.step1.G
mov r10, -2	// third1.step2.c1
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
mov r11, -2	// third1.step1.c1
sub r11, rdx	// third1.step1.c1.2
andn r12, rbx, rbp	// third1.step1.w
cmovnz rcx, r8	// third1.step1.h
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
cmovnz rax, r11	// third1.step1.d
sub r10, rax	// third1.step2.c1.2
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
sarx r13, rax, r15	// third1.step1.s
xor r13, rcx	// third1.step2.x
mov r14, r9	// copy for third1.step2.t
sar r14, 1	// third1.step2.t
lea rsi, [r14+r13]	// third1.step2.y
shrx rdx, rax, r15	// third1.step1.m
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
lea rbx, [rax-1]	// third1.step2.c0
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
mov rbp, -2	// third1.step3.c1
cmovc rsi, r14	// third1.step2.G
andn r12, r9, rdx	// third1.step2.w
cmovnz rbx, r10	// third1.step2.d
lea r8, [rbx-1]	// third1.step3.c0
cmovnz rcx, r14	// third1.step2.h
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
sub rbp, rbx	// third1.step3.c1.2
shrx r11, rbx, r15	// third1.step2.m
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
mov r13, -2	// third1.step4.c1
sarx rax, rbx, r15	// third1.step2.s
xor rax, rcx	// third1.step3.x
mov r9, rsi	// copy for third1.step3.t
sar r9, 1	// third1.step3.t
lea rdx, [r9+rax]	// third1.step3.y
cmovc rdx, r9	// third1.step3.G
andn r12, rsi, r11	// third1.step3.w
cmovnz r8, rbp	// third1.step3.d
cmovnz rcx, r9	// third1.step3.h
shrx r10, r8, r15	// third1.step3.m
sub r13, r8	// third1.step4.c1.2
lea r14, [r8-1]	// third1.step4.c0
sarx rbx, r8, r15	// third1.step3.s
xor rbx, rcx	// third1.step4.x
mov rax, rdx	// copy for third1.step4.t
sar rax, 1	// third1.step4.t
lea rsi, [rax+rbx]	// third1.step4.y
cmovc rsi, rax	// third1.step4.G
andn r11, rdx, r10	// third1.step4.w
cmovnz r14, r13	// third1.step4.d
lea r12, [r14-1]	// third1.step5.c0
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
cmovnz rcx, rax	// third1.step4.h
mov rbp, -2	// third1.step6.c1
mov r9, -2	// third1.step5.c1
sub r9, r14	// third1.step5.c1.2
shrx r8, r14, r15	// third1.step4.m
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
vpaddq zmm19, zmm17, zmm18	// end.M.vpaddq.2
vpsraq zmm20, zmm16, 30	// end.M.vpsraq.3
sarx rbx, r14, r15	// third1.step4.s
xor rbx, rcx	// third1.step5.x
mov rdx, rsi	// copy for third1.step5.t
sar rdx, 1	// third1.step5.t
lea r10, [rdx+rbx]	// third1.step5.y
cmovc r10, rdx	// third1.step5.G
andn r11, rsi, r8	// third1.step5.w
cmovnz rcx, rdx	// third1.step5.h
cmovnz r12, r9	// third1.step5.d
sub rbp, r12	// third1.step6.c1.2
shrx r13, r12, r15	// third1.step5.m
lea rax, [r12-1]	// third1.step6.c0
sarx r14, r12, r15	// third1.step5.s
xor r14, rcx	// third1.step6.x
mov rbx, r10	// copy for third1.step6.t
sar rbx, 1	// third1.step6.t
lea rsi, [rbx+r14]	// third1.step6.y
cmovc rsi, rbx	// third1.step6.G
andn r8, r10, r13	// third1.step6.w
cmovnz rax, rbp	// third1.step6.d
lea r11, [rax-1]	// third1.step7.c0
shrx rdx, rax, r15	// third1.step6.m
cmovnz rcx, rbx	// third1.step6.h
mov r9, -2	// third1.step7.c1
vpaddq zmm21, zmm19, zmm20	// end.M.vpaddq.3
vpandq zmm22, zmm16, zmm7	// end.M.vpandq.3
vpermq zmm23, zmm22, 0xf0	// end.M.vpermq
vpermq zmm24, zmm22, 0xa5	// end.M.vpermq.2
vpermq zmm25, zmm21, 0xf0	// end.M.vpermq.3
vpermq zmm26, zmm21, 0xa5	// end.M.vpermq.4
sub r9, rax	// third1.step7.c1.2
mov r12, qword ptr [rdi+320]	// end.w0f.load_N3u
sarx r14, rax, r15	// third1.step6.s
xor r14, rcx	// third1.step7.x
mov r10, rsi	// copy for third1.step7.t
sar r10, 1	// third1.step7.t
lea r13, [r10+r14]	// third1.step7.y
cmovc r13, r10	// third1.step7.G
andn r8, rsi, rdx	// third1.step7.w
cmovnz r11, r9	// third1.step7.d
cmovnz rcx, r10	// third1.step7.h
mov rbp, -2	// third1.step8.c1
sub rbp, r11	// third1.step8.c1.2
imul r12, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov rbx, qword ptr [rdi+328]	// end.w0f.load_N3v
imul rbx, qword ptr [rdi-104]	// end.w0f.imul_w2g
shrx rax, r11, r15	// third1.step7.m
lea r14, [r11-1]	// third1.step8.c0
sarx rsi, r11, r15	// third1.step7.s
xor rsi, rcx	// third1.step8.x
mov rdx, r13	// copy for third1.step8.t
sar rdx, 1	// third1.step8.t
lea r8, [rdx+rsi]	// third1.step8.y
lea r9, [r12+rbx]	// end.w0f.add
cmovc r8, rdx	// third1.step8.G
andn r10, r13, rax	// third1.step8.w
cmovnz r14, rbp	// third1.step8.d
lea r11, [r14-1]	// third1.step9.c0
cmovnz rcx, rdx	// third1.step8.h
sar r9, 20	// end.w0f.sar
and r9, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi-24], r9	// end.w0f.store_w0f
shr r9, 20	// end.w0f.shr
shl r9, 44	// end.w0f.shl
mov qword ptr [rdi-16], r9	// end.w0f.store_high0f
shrx rsi, r14, r15	// third1.step8.m
mov r12, qword ptr [rdi+336]	// end.w0g.load_N3q
mov rbx, -2	// third1.step9.c1
sub rbx, r14	// third1.step9.c1.2
imul r12, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r13, qword ptr [rdi+344]	// end.w0g.load_N3r
sarx rax, r14, r15	// third1.step8.s
xor rax, rcx	// third1.step9.x
mov r10, r8	// copy for third1.step9.t
sar r10, 1	// third1.step9.t
lea rbp, [r10+rax]	// third1.step9.y
cmovc rbp, r10	// third1.step9.G
andn rdx, r8, rsi	// third1.step9.w
cmovnz rcx, r10	// third1.step9.h
cmovnz r11, rbx	// third1.step9.d
mov r9, -2	// third1.step10.c1
sub r9, r11	// third1.step10.c1.2
lea r14, [r11-1]	// third1.step10.c0
sarx rax, r11, r15	// third1.step9.s
xor rax, rcx	// third1.step10.x
mov r8, rbp	// copy for third1.step10.t
sar r8, 1	// third1.step10.t
lea rsi, [r8+rax]	// third1.step10.y
cmovc rsi, r8	// third1.step10.G
imul r13, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea rdx, [r12+r13]	// end.w0g.add
sar rdx, 20	// end.w0g.sar
and rdx, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi-8], rdx	// end.w0g.store_w0g
shr rdx, 20	// end.w0g.shr
shrx r10, r11, r15	// third1.step9.m
andn rbx, rbp, r10	// third1.step10.w
cmovnz r14, r9	// third1.step10.d
lea rax, [r14-1]	// third1.step11.c0
mov r12, -2	// third1.step11.c1
vpmuldq zmm27, zmm23, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
cmovnz rcx, r8	// third1.step10.h
shl rdx, 44	// end.w0g.shl
sub r12, r14	// third1.step11.c1.2
shrx r13, r14, r15	// third1.step10.m
vpermq zmm0, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpermq
vpmuldq zmm1, zmm24, zmm0	// update.limb0.vpmuldq.2
mov qword ptr [rdi+0], rdx	// end.w0g.store_high0g
sarx r11, r14, r15	// third1.step10.s
xor r11, rcx	// third1.step11.x
mov rbp, rsi	// copy for third1.step11.t
sar rbp, 1	// third1.step11.t
lea r10, [rbp+r11]	// third1.step11.y
cmovc r10, rbp	// third1.step11.G
andn rbx, rsi, r13	// third1.step11.w
cmovnz rcx, rbp	// third1.step11.h
cmovnz rax, r12	// third1.step11.d
vpaddq zmm2, zmm27, zmm1	// update.limb0.vpaddq
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]	// update.limb0.vpmuludq
vpandq zmm4, zmm3, zmm7	// update.limb0.vpandq
vshufi64x2 zmm8, zmm4, zmm4, 0x44	// update.limb0.vshufi64x2
vpmuludq zmm9, zmm8, zmmword ptr [rdi+1984]	// update.limb0.vpmuludq.2
mov r9, -2	// third1.step12.c1
sub r9, rax	// third1.step12.c1.2
lea r8, [rax-1]	// third1.step12.c0
shrx rdx, rax, r15	// third1.step11.m
vpaddq zmm10, zmm2, zmm9	// update.limb0.vpaddq.2
sarx r14, rax, r15	// third1.step11.s
xor r14, rcx	// third1.step12.x
mov r11, r10	// copy for third1.step12.t
sar r11, 1	// third1.step12.t
lea rsi, [r11+r14]	// third1.step12.y
cmovc rsi, r11	// third1.step12.G
andn r13, r10, rdx	// third1.step12.w
cmovnz r8, r9	// third1.step12.d
lea rbx, [r8-1]	// third1.step13.c0
vpsraq zmm11, zmm10, 30	// update.limb0.vpsraq
vpmuldq zmm14, zmm25, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
vpmuldq zmm15, zmm23, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
vpandq zmm5, zmm10, zmm7	// update.limb0.vpandq.2
vshufi64x2 zmm12{k2}{z}, zmm5, zmm5, 0x0e	// update.limb0.vshufi64x2.2
cmovnz rcx, r11	// third1.step12.h
vpmuldq zmm6, zmm26, zmm0	// update.limb1.vpmuldq.2
vpermq zmm13, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpermq
shrx rbp, r8, r15	// third1.step12.m
vpmuldq zmm17, zmm24, zmm13	// update.limb1.vpmuldq.4
mov r12, -2	// third1.step13.c1
vpmuludq zmm18, zmm8, zmmword ptr [rdi+2048]	// update.limb1.vpmuludq
sub r12, r8	// third1.step13.c1.2
sarx rax, r8, r15	// third1.step12.s
xor rax, rcx	// third1.step13.x
mov r14, rsi	// copy for third1.step13.t
sar r14, 1	// third1.step13.t
lea r10, [r14+rax]	// third1.step13.y
cmovc r10, r14	// third1.step13.G
andn rdx, rsi, rbp	// third1.step13.w
cmovnz rbx, r12	// third1.step13.d
cmovnz rcx, r14	// third1.step13.h
mov r13, -2	// third1.step14.c1
sub r13, rbx	// third1.step14.c1.2
shrx r9, rbx, r15	// third1.step13.m
vpaddq zmm19, zmm14, zmm6	// update.limb1.vpaddq
vpaddq zmm20, zmm19, zmm15	// update.limb1.vpaddq.2
vpaddq zmm16, zmm20, zmm17	// update.limb1.vpaddq.3
lea r11, [rbx-1]	// third1.step14.c0
sarx r8, rbx, r15	// third1.step13.s
xor r8, rcx	// third1.step14.x
mov rax, r10	// copy for third1.step14.t
sar rax, 1	// third1.step14.t
lea rsi, [rax+r8]	// third1.step14.y
vpaddq zmm22, zmm16, zmm18	// update.limb1.vpaddq.4
vpaddq zmm21, zmm22, zmm11	// update.limb1.vpaddq.5
vpmuludq zmm27, zmm21, zmmword ptr [rdi+768]	// update.limb1.vpmuludq.2
vpandq zmm1, zmm27, zmm7	// update.limb1.vpandq
cmovc rsi, rax	// third1.step14.G
andn rbp, r10, r9	// third1.step14.w
cmovnz r11, r13	// third1.step14.d
lea rdx, [r11-1]	// third1.step15.c0
cmovnz rcx, rax	// third1.step14.h
vshufi64x2 zmm3, zmm1, zmm1, 0x44	// update.limb1.vshufi64x2
vpmuludq zmm4, zmm3, zmmword ptr [rdi+1984]	// update.limb1.vpmuludq.3
vpaddq zmm2, zmm21, zmm4	// update.limb1.vpaddq.6
vpsraq zmm9, zmm2, 30	// update.limb1.vpsraq
vpandq zmm10, zmm2, zmm7	// update.limb1.vpandq.2
vshufi64x2 zmm5{k2}{z}, zmm10, zmm10, 0x0e	// update.limb1.vshufi64x2.2
vpmuldq zmm0, zmm26, zmm13	// update.limb2.vpmuldq.2
sarx r12, r11, r15	// third1.step14.s
xor r12, rcx	// third1.step15.x
mov r14, rsi	// copy for third1.step15.t
sar r14, 1	// third1.step15.t
lea rbx, [r14+r12]	// third1.step15.y
cmovc rbx, r14	// third1.step15.G
vpmuldq zmm14, zmm23, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
vpmuldq zmm6, zmm25, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
vpaddq zmm19, zmm6, zmm0	// update.limb2.vpaddq
mov r8, -2	// third1.step15.c1
sub r8, r11	// third1.step15.c1.2
shrx r10, r11, r15	// third1.step14.m
andn r9, rsi, r10	// third1.step15.w
cmovnz rcx, r14	// third1.step15.h
cmovnz rdx, r8	// third1.step15.d
vpaddq zmm15, zmm19, zmm14	// update.limb2.vpaddq.2
shrx rbp, rdx, r15	// third1.step15.m
vpmuludq zmm20, zmm8, zmmword ptr [rdi+2112]	// update.limb2.vpmuludq
lea r13, [rdx-1]	// third1.step16.c0
mov rax, -2	// third1.step16.c1
sub rax, rdx	// third1.step16.c1.2
sarx r12, rdx, r15	// third1.step15.s
xor r12, rcx	// third1.step16.x
mov r11, rbx	// copy for third1.step16.t
sar r11, 1	// third1.step16.t
lea rsi, [r11+r12]	// third1.step16.y
cmovc rsi, r11	// third1.step16.G
andn r10, rbx, rbp	// third1.step16.w
cmovnz r13, rax	// third1.step16.d
lea r9, [r13-1]	// third1.step17.c0
vpermq zmm17, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpermq
vpmuldq zmm16, zmm24, zmm17	// update.limb2.vpmuldq.4
vpaddq zmm18, zmm15, zmm16	// update.limb2.vpaddq.3
vpaddq zmm22, zmm18, zmm20	// update.limb2.vpaddq.4
shrx r14, r13, r15	// third1.step16.m
vpmuludq zmm11, zmm3, zmmword ptr [rdi+2048]	// update.limb2.vpmuludq.2
vpaddq zmm27, zmm22, zmm11	// update.limb2.vpaddq.5
vpaddq zmm1, zmm27, zmm9	// update.limb2.vpaddq.6
vpandq zmm21, zmm1, zmm7	// update.limb2.vpandq
vpsraq zmm4, zmm1, 30	// update.limb2.vpsraq
vpmuldq zmm2, zmm25, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
mov r8, -2	// third1.step17.c1
vpermq zmm10, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpermq
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
cmovnz rcx, r11	// third1.step16.h
sub r8, r13	// third1.step17.c1.2
vpmuldq zmm6, zmm26, zmm17	// update.limb3.vpmuldq.2
vpmuldq zmm0, zmm24, zmm10	// update.limb3.vpmuldq.4
sarx rdx, r13, r15	// third1.step16.s
xor rdx, rcx	// third1.step17.x
mov r12, rsi	// copy for third1.step17.t
sar r12, 1	// third1.step17.t
lea rbx, [r12+rdx]	// third1.step17.y
cmovc rbx, r12	// third1.step17.G
andn rbp, rsi, r14	// third1.step17.w
cmovnz r9, r8	// third1.step17.d
cmovnz rcx, r12	// third1.step17.h
sarx r10, r9, r15	// third1.step17.s
xor r10, rcx	// third1.step18.x
mov rax, rbx	// copy for third1.step18.t
sar rax, 1	// third1.step18.t
lea r11, [rax+r10]	// third1.step18.y
vpaddq zmm19, zmm2, zmm6	// update.limb3.vpaddq
mov r13, -2	// third1.step18.c1
vpaddq zmm14, zmm19, zmm13	// update.limb3.vpaddq.2
vpaddq zmm15, zmm14, zmm0	// update.limb3.vpaddq.3
vpmuludq zmm16, zmm8, zmmword ptr [rdi+2176]	// update.limb3.vpmuludq
lea rdx, [r9-1]	// third1.step18.c0
vpaddq zmm18, zmm15, zmm16	// update.limb3.vpaddq.4
vpmuludq zmm20, zmm3, zmmword ptr [rdi+2112]	// update.limb3.vpmuludq.2
shrx rsi, r9, r15	// third1.step17.m
vpaddq zmm22, zmm18, zmm20	// update.limb3.vpaddq.5
cmovc r11, rax	// third1.step18.G
sub r13, r9	// third1.step18.c1.2
andn r14, rbx, rsi	// third1.step18.w
cmovnz rdx, r13	// third1.step18.d
lea rbp, [rdx-1]	// third1.step19.c0
vpaddq zmm11, zmm22, zmm4	// update.limb3.vpaddq.6
vpsraq zmm27, zmm11, 30	// update.limb3.vpsraq
vpandq zmm9, zmm11, zmm7	// update.limb3.vpandq
mov r8, -2	// third1.step19.c1
vmovdqa64 zmmword ptr [rdi+896], zmm9	// update.limb3.vmovdqa64
cmovnz rcx, rax	// third1.step18.h
sub r8, rdx	// third1.step19.c1.2
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
vpmuldq zmm17, zmm26, zmm10	// update.limb4.vpmuldq.2
vpmuldq zmm2, zmm23, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
shrx r12, rdx, r15	// third1.step18.m
vpermq zmm6, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpermq
vpmuldq zmm19, zmm24, zmm6	// update.limb4.vpmuldq.4
mov r10, -2	// third1.step20.c1
vpaddq zmm13, zmm1, zmm17	// update.limb4.vpaddq
sarx r9, rdx, r15	// third1.step18.s
xor r9, rcx	// third1.step19.x
mov rbx, r11	// copy for third1.step19.t
sar rbx, 1	// third1.step19.t
lea rsi, [rbx+r9]	// third1.step19.y
cmovc rsi, rbx	// third1.step19.G
andn r14, r11, r12	// third1.step19.w
cmovnz rcx, rbx	// third1.step19.h
cmovnz rbp, r8	// third1.step19.d
sub r10, rbp	// third1.step20.c1.2
vpaddq zmm14, zmm13, zmm2	// update.limb4.vpaddq.2
vpaddq zmm0, zmm14, zmm19	// update.limb4.vpaddq.3
lea r13, [rbp-1]	// third1.step20.c0
vpmuludq zmm15, zmm8, zmmword ptr [rdi+2240]	// update.limb4.vpmuludq
shrx rax, rbp, r15	// third1.step19.m
vpaddq zmm16, zmm0, zmm15	// update.limb4.vpaddq.4
vpmuludq zmm18, zmm3, zmmword ptr [rdi+2176]	// update.limb4.vpmuludq.2
sarx rdx, rbp, r15	// third1.step19.s
xor rdx, rcx	// third1.step20.x
mov r9, rsi	// copy for third1.step20.t
sar r9, 1	// third1.step20.t
lea r11, [r9+rdx]	// third1.step20.y
cmovc r11, r9	// third1.step20.G
andn r12, rsi, rax	// third1.step20.w
cmovnz r13, r10	// third1.step20.d
vpaddq zmm20, zmm16, zmm18	// update.limb4.vpaddq.5
cmovnz rcx, r9	// third1.step20.h
mov r14, r11	// copy for change1.G.add_rounding_G
add r14, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov rbx, rcx	// copy for change1.h.add_rounding_h
add rbx, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov r8, r11	// copy for change1.G.shl
shl r8, 44	// change1.G.shl
mov rbp, rcx	// copy for change1.h.shl
shl rbp, 45	// change1.h.shl
rorx rdx, r14, 21	// change1.G.first_entry
rorx rsi, r14, 42	// change1.G.second_entry
rorx rax, rbx, 20	// change1.h.first_entry
rorx r12, rbx, 41	// change1.h.second_entry
add r8, qword ptr [rdi-40]	// change1.G.add_refill_G
add rbp, qword ptr [rdi-48]	// change1.h.add_refill_h
imul rdx, qword ptr [rdi-16]	// change1.G.imul_high0f
imul rsi, qword ptr [rdi+0]	// change1.G.imul_high0g
imul rax, qword ptr [rdi-16]	// change1.h.imul_high0f
imul r12, qword ptr [rdi+0]	// change1.h.imul_high0g
vpaddq zmm22, zmm20, zmm27	// update.limb4.vpaddq.6
vpandq zmm4, zmm22, zmm7	// update.limb4.vpandq
vpsraq zmm11, zmm22, 30	// update.limb4.vpsraq
vmovdqa64 zmmword ptr [rdi+960], zmm4	// update.limb4.vmovdqa64
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
shrx r10, r13, r15	// third1.step20.m
lea r9, [rdx+rsi]	// change1.G.add
lea r14, [rax+r12]	// change1.h.add
vpmuldq zmm1, zmm26, zmm6	// update.limb5.vpmuldq.2
lea rbx, [r9+r8]	// change1.G.add.2
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
lea rdx, [r14+rbp]	// change1.h.add.2
sarx rsi, r13, r15	// third1.step20.s
vpermq zmm13, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpermq
vpmuldq zmm2, zmm24, zmm13	// update.limb5.vpmuldq.4
ror rbx, 44	// change1.G.packed
vpaddq zmm14, zmm10, zmm1	// update.limb5.vpaddq
ror rdx, 45	// change1.h.packed
lea rax, [r13-1]	// third2.step1.c0
vpaddq zmm19, zmm14, zmm17	// update.limb5.vpaddq.2
vpaddq zmm0, zmm19, zmm2	// update.limb5.vpaddq.3
xor rsi, rdx	// third2.step1.x
vpmuludq zmm15, zmm8, zmmword ptr [rdi+2304]	// update.limb5.vpmuludq
vpaddq zmm16, zmm0, zmm15	// update.limb5.vpaddq.4
vpmuludq zmm18, zmm3, zmmword ptr [rdi+2240]	// update.limb5.vpmuludq.2
mov r12, rbx	// copy for third2.step1.t
sar r12, 1	// third2.step1.t
lea r9, [r12+rsi]	// third2.step1.y
cmovc r9, r12	// third2.step1.G
vpaddq zmm20, zmm16, zmm18	// update.limb5.vpaddq.5
vpbroadcastq zmm27, rcx	// change1.vpbroadcastq
mov r8, -2	// third2.step1.c1
sub r8, r13	// third2.step1.c1.2
andn r14, rbx, r10	// third2.step1.w
cmovnz rax, r8	// third2.step1.d
cmovnz rdx, r12	// third2.step1.h
vpaddq zmm22, zmm20, zmm11	// update.limb5.vpaddq.6
vpandq zmm6, zmm22, zmm7	// update.limb5.vpandq
vpsraq zmm10, zmm22, 30	// update.limb5.vpsraq
vmovdqa64 zmmword ptr [rdi+1024], zmm6	// update.limb5.vmovdqa64
vpbroadcastq zmm27{k1}, r11	// change1.vpbroadcastq.2
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
vpaddq zmm14, zmm27, zmm29	// change1.N1.vpaddq
mov rbp, -2	// third2.step2.c1
sub rbp, rax	// third2.step2.c1.2
vpsllq zmm17, zmm6, 50	// update.limb5.above.vpsllq.2
vpsllvq zmm19, zmm14, zmm30	// change1.N1.vpsllvq
vpsrlq zmm2, zmm9, 10	// update.limb5.above.vpsrlq
lea rsi, [rax-1]	// third2.step2.c0
shrx rcx, rax, r15	// third2.step1.m
vpermq zmm0, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpermq
sarx r13, rax, r15	// third2.step1.s
xor r13, rdx	// third2.step2.x
mov rbx, r9	// copy for third2.step2.t
sar rbx, 1	// third2.step2.t
lea r10, [rbx+r13]	// third2.step2.y
cmovc r10, rbx	// third2.step2.G
andn r14, r9, rcx	// third2.step2.w
cmovnz rsi, rbp	// third2.step2.d
lea r8, [rsi-1]	// third2.step3.c0
vpsllq zmm15, zmm4, 20	// update.limb5.above.vpsllq
vpaddq zmm16, zmm2, zmm15	// update.limb5.above.vpaddq
vpaddq zmm18, zmm16, zmm17	// update.limb5.above.vpaddq.2
vmovdqa64 zmmword ptr [rdi+384], zmm18	// update.limb5.above.vmovdqa64
vpsravq zmm20, zmm19, zmm31	// change1.N1.vpsravq
vpmuldq zmm11, zmm26, zmm13	// update.limb6.vpmuldq.2
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
vpsubq zmm27, zmm28, zmm20	// change1.N1.vpsubq
cmovnz rdx, rbx	// third2.step2.h
mov r12, -2	// third2.step3.c1
sub r12, rsi	// third2.step3.c1.2
vmovdqa64 zmmword ptr [rdi+192], zmm27	// change1.N1.vmovdqa64
vpaddq zmm6, zmm1, zmm11	// update.limb6.vpaddq
vpaddq zmm14, zmm6, zmm22	// update.limb6.vpaddq.2
shrx r11, rsi, r15	// third2.step2.m
vpmuludq zmm9, zmm8, zmmword ptr [rdi+2368]	// update.limb6.vpmuludq
mov rax, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpmuludq zmm4, zmm3, zmmword ptr [rdi+2304]	// update.limb6.vpmuludq.2
vpmuldq zmm2, zmm24, zmm0	// update.limb6.vpmuldq.4
vpaddq zmm15, zmm14, zmm2	// update.limb6.vpaddq.3
vpaddq zmm16, zmm15, zmm9	// update.limb6.vpaddq.4
sarx r13, rsi, r15	// third2.step2.s
xor r13, rdx	// third2.step3.x
mov r9, r10	// copy for third2.step3.t
sar r9, 1	// third2.step3.t
lea rcx, [r9+r13]	// third2.step3.y
cmovc rcx, r9	// third2.step3.G
andn r14, r10, r11	// third2.step3.w
cmovnz rdx, r9	// third2.step3.h
cmovnz r8, r12	// third2.step3.d
mov rbp, -2	// third2.step4.c1
sub rbp, r8	// third2.step4.c1.2
vpaddq zmm17, zmm16, zmm4	// update.limb6.vpaddq.5
vpaddq zmm18, zmm17, zmm10	// update.limb6.vpaddq.6
imul rax, qword ptr [rdi-24]	// change1.w1f.imul_w0f
mov rbx, qword ptr [rdi+200]	// change1.w1f.load_N1v
vpsraq zmm19, zmm18, 30	// update.limb6.vpsraq
shrx rsi, r8, r15	// third2.step3.m
lea r13, [r8-1]	// third2.step4.c0
sarx r10, r8, r15	// third2.step3.s
xor r10, rdx	// third2.step4.x
mov r11, rcx	// copy for third2.step4.t
sar r11, 1	// third2.step4.t
lea r14, [r11+r10]	// third2.step4.y
vpmuldq zmm13, zmm25, zmmword ptr [rdi+1216]	// update.limb7.vpmuldq
vpermq zmm20, zmmword ptr [rdi+1280], 0x4e	// update.limb7.vpermq
vpmuldq zmm27, zmm26, zmm0	// update.limb7.vpmuldq.2
cmovc r14, r11	// third2.step4.G
andn r9, rcx, rsi	// third2.step4.w
cmovnz r13, rbp	// third2.step4.d
lea r12, [r13-1]	// third2.step5.c0
vpandq zmm1, zmm18, zmm7	// update.limb6.vpandq
vmovdqa64 zmmword ptr [rdi+1088], zmm1	// update.limb6.vmovdqa64
vpmuldq zmm11, zmm24, zmm20	// update.limb7.vpmuldq.4
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1280]	// update.limb7.vpmuldq.3
cmovnz rdx, r11	// third2.step4.h
imul rbx, qword ptr [rdi-8]	// change1.w1f.imul_w0g
mov r8, -2	// third2.step5.c1
lea r10, [rax+rbx]	// change1.w1f.add
sar r10, 20	// change1.w1f.sar
vpaddq zmm22, zmm13, zmm27	// update.limb7.vpaddq
mov qword ptr [rdi+8], r10	// change1.w1f.store_w1f
shrx rcx, r13, r15	// third2.step4.m
vpmuludq zmm14, zmm8, zmmword ptr [rdi+2432]	// update.limb7.vpmuludq
mov rsi, qword ptr [rdi+208]	// change1.w1g.load_N1q
sub r8, r13	// third2.step5.c1.2
mov r9, -2	// third2.step6.c1
vpmuludq zmm2, zmm3, zmmword ptr [rdi+2368]	// update.limb7.vpmuludq.2
imul rsi, qword ptr [rdi-24]	// change1.w1g.imul_w0f
sarx rbp, r13, r15	// third2.step4.s
xor rbp, rdx	// third2.step5.x
mov r11, r14	// copy for third2.step5.t
sar r11, 1	// third2.step5.t
lea rax, [r11+rbp]	// third2.step5.y
cmovc rax, r11	// third2.step5.G
andn rbx, r14, rcx	// third2.step5.w
cmovnz rdx, r11	// third2.step5.h
cmovnz r12, r8	// third2.step5.d
sub r9, r12	// third2.step6.c1.2
shrx r10, r12, r15	// third2.step5.m
vpaddq zmm15, zmm22, zmm6	// update.limb7.vpaddq.2
vpaddq zmm9, zmm15, zmm11	// update.limb7.vpaddq.3
vpaddq zmm16, zmm9, zmm14	// update.limb7.vpaddq.4
vpaddq zmm4, zmm16, zmm2	// update.limb7.vpaddq.5
vpmuldq zmm17, zmm26, zmm20	// update.limb8.vpmuldq.2
mov r13, qword ptr [rdi+216]	// change1.w1g.load_N1r
vpaddq zmm10, zmm4, zmm19	// update.limb7.vpaddq.6
vpsraq zmm0, zmm10, 30	// update.limb7.vpsraq
vpandq zmm18, zmm10, zmm7	// update.limb7.vpandq
vmovdqa64 zmmword ptr [rdi+1152], zmm18	// update.limb7.vmovdqa64
sarx rbp, r12, r15	// third2.step5.s
xor rbp, rdx	// third2.step6.x
mov r14, rax	// copy for third2.step6.t
sar r14, 1	// third2.step6.t
lea rcx, [r14+rbp]	// third2.step6.y
vpermq zmm1, zmmword ptr [rdi+1344], 0x4e	// update.limb8.vpermq
lea rbx, [r12-1]	// third2.step6.c0
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1344]	// update.limb8.vpmuldq.3
cmovc rcx, r14	// third2.step6.G
andn r11, rax, r10	// third2.step6.w
cmovnz rbx, r9	// third2.step6.d
lea r8, [rbx-1]	// third2.step7.c0
cmovnz rdx, r14	// third2.step6.h
imul r13, qword ptr [rdi-8]	// change1.w1g.imul_w0g
vpmuldq zmm27, zmm25, zmmword ptr [rdi+1280]	// update.limb8.vpmuldq
lea rbp, [rsi+r13]	// change1.w1g.add
sar rbp, 20	// change1.w1g.sar
mov r12, -2	// third2.step7.c1
shrx rax, rbx, r15	// third2.step6.m
sub r12, rbx	// third2.step7.c1.2
vpmuldq zmm22, zmm24, zmm1	// update.limb8.vpmuldq.4
sarx r10, rbx, r15	// third2.step6.s
xor r10, rdx	// third2.step7.x
mov r11, rcx	// copy for third2.step7.t
sar r11, 1	// third2.step7.t
lea r9, [r11+r10]	// third2.step7.y
cmovc r9, r11	// third2.step7.G
andn r14, rcx, rax	// third2.step7.w
cmovnz r8, r12	// third2.step7.d
cmovnz rdx, r11	// third2.step7.h
vpmuludq zmm6, zmm8, zmmword ptr [rdi+2496]	// update.limb8.vpmuludq
mov rsi, -2	// third2.step8.c1
mov qword ptr [rdi+16], rbp	// change1.w1g.store_w1g
sub rsi, r8	// third2.step8.c1.2
vpaddq zmm15, zmm27, zmm17	// update.limb8.vpaddq
vpaddq zmm11, zmm15, zmm13	// update.limb8.vpaddq.2
vpaddq zmm9, zmm11, zmm22	// update.limb8.vpaddq.3
shrx r13, r8, r15	// third2.step7.m
mov rbx, qword ptr [rdi+192]	// change1.high1f.load_N1u
lea r10, [r8-1]	// third2.step8.c0
sarx rcx, r8, r15	// third2.step7.s
xor rcx, rdx	// third2.step8.x
mov rax, r9	// copy for third2.step8.t
sar rax, 1	// third2.step8.t
lea r14, [rax+rcx]	// third2.step8.y
vpaddq zmm14, zmm9, zmm6	// update.limb8.vpaddq.4
vpmuludq zmm16, zmm3, zmmword ptr [rdi+2432]	// update.limb8.vpmuludq.2
vpaddq zmm2, zmm14, zmm16	// update.limb8.vpaddq.5
vpaddq zmm20, zmm2, zmm0	// update.limb8.vpaddq.6
vpsraq zmm4, zmm20, 30	// update.limb8.vpsraq
cmovc r14, rax	// third2.step8.G
andn r12, r9, r13	// third2.step8.w
cmovnz r10, rsi	// third2.step8.d
lea r11, [r10-1]	// third2.step9.c0
vpmuldq zmm19, zmm26, zmm1	// update.limb9.vpmuldq.2
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1344]	// update.limb9.vpmuldq
cmovnz rdx, rax	// third2.step8.h
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1408]	// update.limb9.vpmuldq.3
vpandq zmm27, zmm20, zmm7	// update.limb8.vpandq
vmovdqa64 zmmword ptr [rdi+1216], zmm27	// update.limb8.vmovdqa64
vpermq zmm17, zmmword ptr [rdi+1408], 0x4e	// update.limb9.vpermq
vpmuldq zmm15, zmm24, zmm17	// update.limb9.vpmuldq.4
mov rbp, -2	// third2.step9.c1
vpaddq zmm13, zmm10, zmm19	// update.limb9.vpaddq
shrx r8, r10, r15	// third2.step8.m
sub rbp, r10	// third2.step9.c1.2
vpmuludq zmm11, zmm8, zmmword ptr [rdi+2560]	// update.limb9.vpmuludq
vpaddq zmm22, zmm13, zmm18	// update.limb9.vpaddq.2
vpaddq zmm9, zmm22, zmm15	// update.limb9.vpaddq.3
sarx rcx, r10, r15	// third2.step8.s
xor rcx, rdx	// third2.step9.x
mov r9, r14	// copy for third2.step9.t
sar r9, 1	// third2.step9.t
lea r13, [r9+rcx]	// third2.step9.y
cmovc r13, r9	// third2.step9.G
andn r12, r14, r8	// third2.step9.w
cmovnz r11, rbp	// third2.step9.d
cmovnz rdx, r9	// third2.step9.h
mov rsi, -2	// third2.step10.c1
sub rsi, r11	// third2.step10.c1.2
imul rbx, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov rax, qword ptr [rdi+200]	// change1.high1f.load_N1v
imul rax, qword ptr [rdi+400]	// change1.high1f.imul_above_g
lea r10, [rbx+rax]	// change1.high1f.add
mov rcx, qword ptr [rdi+8]	// change1.high1f.load_w1f
sar rcx, 20	// change1.high1f.sar
shrx r14, r11, r15	// third2.step9.m
vpaddq zmm6, zmm9, zmm11	// update.limb9.vpaddq.4
lea r8, [rcx+r10]	// change1.high1f.add.2
shl r8, 44	// change1.high1f.shl
lea r12, [r11-1]	// third2.step10.c0
vpmuludq zmm14, zmm3, zmmword ptr [rdi+2496]	// update.limb9.vpmuludq.2
vpaddq zmm16, zmm6, zmm14	// update.limb9.vpaddq.5
vpaddq zmm2, zmm16, zmm4	// update.limb9.vpaddq.6
vpsraq zmm0, zmm2, 30	// update.limb9.vpsraq
vpmuldq zmm1, zmm26, zmm17	// update.limb10.vpmuldq.2
vpandq zmm20, zmm2, zmm7	// update.limb9.vpandq
mov qword ptr [rdi+24], r8	// change1.high1f.store_high1f
vmovdqa64 zmmword ptr [rdi+1280], zmm20	// update.limb9.vmovdqa64
sarx rbp, r11, r15	// third2.step9.s
xor rbp, rdx	// third2.step10.x
mov r9, r13	// copy for third2.step10.t
sar r9, 1	// third2.step10.t
lea rbx, [r9+rbp]	// third2.step10.y
cmovc rbx, r9	// third2.step10.G
andn rax, r13, r14	// third2.step10.w
cmovnz r12, rsi	// third2.step10.d
lea rcx, [r12-1]	// third2.step11.c0
vpmuldq zmm27, zmm25, zmmword ptr [rdi+1408]	// update.limb10.vpmuldq
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1472]	// update.limb10.vpmuldq.3
mov r10, qword ptr [rdi+208]	// change1.high1g.load_N1q
shrx r8, r12, r15	// third2.step10.m
cmovnz rdx, r9	// third2.step10.h
imul r10, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov r11, -2	// third2.step11.c1
mov rbp, -2	// third2.step12.c1
vpmuludq zmm19, zmm3, zmmword ptr [rdi+2560]	// update.limb10.vpmuludq.2
vpaddq zmm13, zmm27, zmm1	// update.limb10.vpaddq
vpermq zmm18, zmmword ptr [rdi+1472], 0x4e	// update.limb10.vpermq
vpmuldq zmm22, zmm24, zmm18	// update.limb10.vpmuldq.4
vpaddq zmm15, zmm13, zmm10	// update.limb10.vpaddq.2
vpaddq zmm9, zmm15, zmm22	// update.limb10.vpaddq.3
sarx r13, r12, r15	// third2.step10.s
xor r13, rdx	// third2.step11.x
mov r14, rbx	// copy for third2.step11.t
sar r14, 1	// third2.step11.t
lea rax, [r14+r13]	// third2.step11.y
cmovc rax, r14	// third2.step11.G
vpmuludq zmm11, zmm8, zmmword ptr [rdi+2624]	// update.limb10.vpmuludq
vpaddq zmm6, zmm9, zmm11	// update.limb10.vpaddq.4
sub r11, r12	// third2.step11.c1.2
andn rsi, rbx, r8	// third2.step11.w
cmovnz rdx, r14	// third2.step11.h
cmovnz rcx, r11	// third2.step11.d
sub rbp, rcx	// third2.step12.c1.2
mov r9, qword ptr [rdi+216]	// change1.high1g.load_N1r
imul r9, qword ptr [rdi+400]	// change1.high1g.imul_above_g
vpaddq zmm14, zmm6, zmm19	// update.limb10.vpaddq.5
lea r13, [rcx-1]	// third2.step12.c0
lea r12, [r10+r9]	// change1.high1g.add
vpaddq zmm16, zmm14, zmm0	// update.limb10.vpaddq.6
sarx rbx, rcx, r15	// third2.step11.s
xor rbx, rdx	// third2.step12.x
mov r8, rax	// copy for third2.step12.t
sar r8, 1	// third2.step12.t
lea rsi, [r8+rbx]	// third2.step12.y
cmovc rsi, r8	// third2.step12.G
shrx r14, rcx, r15	// third2.step11.m
andn r11, rax, r14	// third2.step12.w
cmovnz r13, rbp	// third2.step12.d
lea r10, [r13-1]	// third2.step13.c0
vpsraq zmm4, zmm16, 30	// update.limb10.vpsraq
mov r9, qword ptr [rdi+16]	// change1.high1g.load_w1g
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1472]	// update.limb11.vpmuldq
vpandq zmm2, zmm16, zmm7	// update.limb10.vpandq
vpmuldq zmm20, zmm26, zmm18	// update.limb11.vpmuldq.2
cmovnz rdx, r8	// third2.step12.h
sar r9, 20	// change1.high1g.sar
vmovdqa64 zmmword ptr [rdi+1344], zmm2	// update.limb10.vmovdqa64
lea rbx, [r9+r12]	// change1.high1g.add.2
mov rcx, -2	// third2.step13.c1
vpaddq zmm27, zmm17, zmm20	// update.limb11.vpaddq
vpmuldq zmm1, zmm23, zmmword ptr [rdi+1536]	// update.limb11.vpmuldq.3
shrx rax, r13, r15	// third2.step12.m
sub rcx, r13	// third2.step13.c1.2
vpermq zmm13, zmmword ptr [rdi+1536], 0x4e	// update.limb11.vpermq
vpmuldq zmm10, zmm24, zmm13	// update.limb11.vpmuldq.4
shl rbx, 44	// change1.high1g.shl
sarx r14, r13, r15	// third2.step12.s
xor r14, rdx	// third2.step13.x
mov r11, rsi	// copy for third2.step13.t
sar r11, 1	// third2.step13.t
lea rbp, [r11+r14]	// third2.step13.y
cmovc rbp, r11	// third2.step13.G
andn r8, rsi, rax	// third2.step13.w
cmovnz r10, rcx	// third2.step13.d
cmovnz rdx, r11	// third2.step13.h
mov qword ptr [rdi+32], rbx	// change1.high1g.store_high1g
vpaddq zmm15, zmm27, zmm1	// update.limb11.vpaddq.2
vpmuludq zmm22, zmm8, zmmword ptr [rdi+2688]	// update.limb11.vpmuludq
shrx r9, r10, r15	// third2.step13.m
lea r12, [r10-1]	// third2.step14.c0
sarx r13, r10, r15	// third2.step13.s
xor r13, rdx	// third2.step14.x
mov r14, rbp	// copy for third2.step14.t
sar r14, 1	// third2.step14.t
lea rsi, [r14+r13]	// third2.step14.y
vpaddq zmm9, zmm15, zmm10	// update.limb11.vpaddq.3
vpaddq zmm11, zmm9, zmm22	// update.limb11.vpaddq.4
vpmuludq zmm6, zmm3, zmmword ptr [rdi+2624]	// update.limb11.vpmuludq.2
vpaddq zmm19, zmm11, zmm6	// update.limb11.vpaddq.5
mov rax, -2	// third2.step14.c1
vpaddq zmm14, zmm19, zmm4	// update.limb11.vpaddq.6
vpandq zmm0, zmm14, zmm7	// update.limb11.vpandq
vmovdqa64 zmmword ptr [rdi+1408], zmm0	// update.limb11.vmovdqa64
vpermq zmm16, zmmword ptr [rdi+1600], 0x4e	// update.limb12.vpermq
cmovc rsi, r14	// third2.step14.G
sub rax, r10	// third2.step14.c1.2
andn r8, rbp, r9	// third2.step14.w
cmovnz r12, rax	// third2.step14.d
lea rcx, [r12-1]	// third2.step15.c0
cmovnz rdx, r14	// third2.step14.h
vpsraq zmm18, zmm14, 30	// update.limb11.vpsraq
vpmuldq zmm2, zmm25, zmmword ptr [rdi+1536]	// update.limb12.vpmuldq
sarx r11, r12, r15	// third2.step14.s
xor r11, rdx	// third2.step15.x
mov rbx, rsi	// copy for third2.step15.t
sar rbx, 1	// third2.step15.t
lea r13, [rbx+r11]	// third2.step15.y
cmovc r13, rbx	// third2.step15.G
mov r10, -2	// third2.step15.c1
vpmuldq zmm17, zmm24, zmm16	// update.limb12.vpmuldq.4
shrx rbp, r12, r15	// third2.step14.m
vpmuldq zmm20, zmm26, zmm13	// update.limb12.vpmuldq.2
vpaddq zmm27, zmm2, zmm20	// update.limb12.vpaddq
mov r9, -2	// third2.step16.c1
sub r10, r12	// third2.step15.c1.2
andn r8, rsi, rbp	// third2.step15.w
cmovnz rcx, r10	// third2.step15.d
cmovnz rdx, rbx	// third2.step15.h
sub r9, rcx	// third2.step16.c1.2
lea rax, [rcx-1]	// third2.step16.c0
vpmuldq zmm1, zmm23, zmmword ptr [rdi+1600]	// update.limb12.vpmuldq.3
vpaddq zmm15, zmm27, zmm1	// update.limb12.vpaddq.2
vpaddq zmm10, zmm15, zmm17	// update.limb12.vpaddq.3
sarx r14, rcx, r15	// third2.step15.s
xor r14, rdx	// third2.step16.x
mov r11, r13	// copy for third2.step16.t
sar r11, 1	// third2.step16.t
lea r12, [r11+r14]	// third2.step16.y
shrx rsi, rcx, r15	// third2.step15.m
cmovc r12, r11	// third2.step16.G
andn rbp, r13, rsi	// third2.step16.w
cmovnz rax, r9	// third2.step16.d
lea r8, [rax-1]	// third2.step17.c0
vpmuludq zmm9, zmm3, zmmword ptr [rdi+2688]	// update.limb12.vpmuludq.2
cmovnz rdx, r11	// third2.step16.h
mov r10, -2	// third2.step17.c1
shrx rbx, rax, r15	// third2.step16.m
sub r10, rax	// third2.step17.c1.2
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1600]	// update.limb13.vpmuldq
vpmuludq zmm11, zmm8, zmmword ptr [rdi+2752]	// update.limb12.vpmuludq
vpaddq zmm6, zmm10, zmm11	// update.limb12.vpaddq.4
vpaddq zmm19, zmm6, zmm9	// update.limb12.vpaddq.5
vpaddq zmm4, zmm19, zmm18	// update.limb12.vpaddq.6
vpsraq zmm0, zmm4, 30	// update.limb12.vpsraq
vpmuldq zmm14, zmm26, zmm16	// update.limb13.vpmuldq.2
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1664]	// update.limb13.vpmuldq.3
vpermq zmm2, zmmword ptr [rdi+1664], 0x4e	// update.limb13.vpermq
vpaddq zmm20, zmm22, zmm14	// update.limb13.vpaddq
vpandq zmm27, zmm4, zmm7	// update.limb12.vpandq
vmovdqa64 zmmword ptr [rdi+1472], zmm27	// update.limb12.vmovdqa64
sarx r14, rax, r15	// third2.step16.s
xor r14, rdx	// third2.step17.x
mov rcx, r12	// copy for third2.step17.t
sar rcx, 1	// third2.step17.t
lea r13, [rcx+r14]	// third2.step17.y
cmovc r13, rcx	// third2.step17.G
andn rsi, r12, rbx	// third2.step17.w
cmovnz r8, r10	// third2.step17.d
cmovnz rdx, rcx	// third2.step17.h
mov rbp, -2	// third2.step18.c1
sub rbp, r8	// third2.step18.c1.2
vpaddq zmm1, zmm20, zmm13	// update.limb13.vpaddq.2
vpmuldq zmm15, zmm24, zmm2	// update.limb13.vpmuldq.4
shrx r9, r8, r15	// third2.step17.m
sarx r11, r8, r15	// third2.step17.s
xor r11, rdx	// third2.step18.x
mov rax, r13	// copy for third2.step18.t
sar rax, 1	// third2.step18.t
lea r14, [rax+r11]	// third2.step18.y
cmovc r14, rax	// third2.step18.G
andn r12, r13, r9	// third2.step18.w
vpaddq zmm17, zmm1, zmm15	// update.limb13.vpaddq.3
lea rbx, [r8-1]	// third2.step18.c0
cmovnz rbx, rbp	// third2.step18.d
lea rsi, [rbx-1]	// third2.step19.c0
vpmuludq zmm10, zmm3, zmmword ptr [rdi+2752]	// update.limb13.vpmuludq.2
vpmuludq zmm11, zmm8, zmmword ptr [rdi+2816]	// update.limb13.vpmuludq
vpaddq zmm6, zmm17, zmm11	// update.limb13.vpaddq.4
vpaddq zmm9, zmm6, zmm10	// update.limb13.vpaddq.5
vpaddq zmm19, zmm9, zmm0	// update.limb13.vpaddq.6
cmovnz rdx, rax	// third2.step18.h
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1664]	// update.limb14.vpmuldq
vpsraq zmm16, zmm19, 30	// update.limb13.vpsraq
shrx r10, rbx, r15	// third2.step18.m
mov rcx, -2	// third2.step19.c1
vpmuldq zmm22, zmm26, zmm2	// update.limb14.vpmuldq.2
sub rcx, rbx	// third2.step19.c1.2
vpandq zmm14, zmm19, zmm7	// update.limb13.vpandq
vmovdqa64 zmmword ptr [rdi+1536], zmm14	// update.limb13.vmovdqa64
sarx r11, rbx, r15	// third2.step18.s
xor r11, rdx	// third2.step19.x
mov r13, r14	// copy for third2.step19.t
sar r13, 1	// third2.step19.t
lea r9, [r13+r11]	// third2.step19.y
cmovc r9, r13	// third2.step19.G
andn r12, r14, r10	// third2.step19.w
cmovnz rdx, r13	// third2.step19.h
cmovnz rsi, rcx	// third2.step19.d
vpaddq zmm4, zmm18, zmm22	// update.limb14.vpaddq
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1728]	// update.limb14.vpmuldq.3
shrx r8, rsi, r15	// third2.step19.m
mov rbp, -2	// third2.step20.c1
sub rbp, rsi	// third2.step20.c1.2
vpaddq zmm20, zmm4, zmm27	// update.limb14.vpaddq.2
lea rax, [rsi-1]	// third2.step20.c0
vpmuludq zmm13, zmm3, zmmword ptr [rdi+2816]	// update.limb14.vpmuludq.2
sarx rbx, rsi, r15	// third2.step19.s
xor rbx, rdx	// third2.step20.x
mov r11, r9	// copy for third2.step20.t
sar r11, 1	// third2.step20.t
lea r14, [r11+rbx]	// third2.step20.y
vpermq zmm1, zmmword ptr [rdi+1728], 0x4e	// update.limb14.vpermq
vpmuldq zmm15, zmm24, zmm1	// update.limb14.vpmuldq.4
vpmuludq zmm17, zmm8, zmmword ptr [rdi+2880]	// update.limb14.vpmuludq
vpaddq zmm11, zmm20, zmm15	// update.limb14.vpaddq.3
cmovc r14, r11	// third2.step20.G
andn r10, r9, r8	// third2.step20.w
cmovnz rax, rbp	// third2.step20.d
cmovnz rdx, r11	// third2.step20.h
mov r12, r14	// copy for change2.G.add_rounding_G
add r12, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov r13, rdx	// copy for change2.h.add_rounding_h
add r13, qword ptr [rdi-64]	// change2.h.add_rounding_h
rorx rcx, r13, 20	// change2.h.first_entry
imul rcx, qword ptr [rdi+24]	// change2.h.imul_high1f
rorx rsi, r12, 21	// change2.G.first_entry
rorx rbx, r12, 42	// change2.G.second_entry
rorx r9, r13, 41	// change2.h.second_entry
imul rsi, qword ptr [rdi+24]	// change2.G.imul_high1f
mov r8, r14	// copy for change2.G.shl
shl r8, 44	// change2.G.shl
imul rbx, qword ptr [rdi+32]	// change2.G.imul_high1g
imul r9, qword ptr [rdi+32]	// change2.h.imul_high1g
mov r10, rdx	// copy for change2.h.shl
shl r10, 45	// change2.h.shl
add r8, qword ptr [rdi-40]	// change2.G.add_refill_G
vpaddq zmm6, zmm11, zmm17	// update.limb14.vpaddq.4
vpaddq zmm10, zmm6, zmm13	// update.limb14.vpaddq.5
add r10, qword ptr [rdi-48]	// change2.h.add_refill_h
vpaddq zmm9, zmm10, zmm16	// update.limb14.vpaddq.6
vpandq zmm0, zmm9, zmm7	// update.limb14.vpandq
lea rbp, [rax-1]	// third3.step1.c0
vpsraq zmm2, zmm9, 30	// update.limb14.vpsraq
shrx r11, rax, r15	// third2.step20.m
lea r12, [rsi+rbx]	// change2.G.add
lea r13, [r12+r8]	// change2.G.add.2
vmovdqa64 zmmword ptr [rdi+1600], zmm0	// update.limb14.vmovdqa64
lea rsi, [rcx+r9]	// change2.h.add
vpbroadcastq zmm19, rdx	// change2.vpbroadcastq
vpmuldq zmm14, zmm25, zmmword ptr [rdi+1728]	// update.limb15.vpmuldq
lea rbx, [rsi+r10]	// change2.h.add.2
ror rbx, 45	// change2.h.packed
sarx r12, rax, r15	// third2.step20.s
vpermq zmm18, zmmword ptr [rdi+1792], 0x4e	// update.limb15.vpermq
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1792]	// update.limb15.vpmuldq.3
vpmuldq zmm4, zmm24, zmm18	// update.limb15.vpmuldq.4
ror r13, 44	// change2.G.packed
xor r12, rbx	// third3.step1.x
vpmuldq zmm27, zmm26, zmm1	// update.limb15.vpmuldq.2
vpbroadcastq zmm19{k1}, r14	// change2.vpbroadcastq.2
vpaddq zmm20, zmm19, zmm29	// change2.N2.vpaddq
vpsllvq zmm15, zmm20, zmm30	// change2.N2.vpsllvq
vpmuludq zmm11, zmm8, zmmword ptr [rdi+2944]	// update.limb15.vpmuludq
mov r8, r13	// copy for third3.step1.t
sar r8, 1	// third3.step1.t
vpaddq zmm17, zmm14, zmm27	// update.limb15.vpaddq
vpaddq zmm6, zmm17, zmm22	// update.limb15.vpaddq.2
vpaddq zmm13, zmm6, zmm4	// update.limb15.vpaddq.3
lea rcx, [r8+r12]	// third3.step1.y
cmovc rcx, r8	// third3.step1.G
vpmuludq zmm10, zmm3, zmmword ptr [rdi+2880]	// update.limb15.vpmuludq.2
mov r9, -2	// third3.step1.c1
sub r9, rax	// third3.step1.c1.2
andn rdx, r13, r11	// third3.step1.w
cmovnz rbx, r8	// third3.step1.h
cmovnz rbp, r9	// third3.step1.d
vpmuldq zmm16, zmm26, zmm18	// update.limb16.vpmuldq.2
vpsravq zmm9, zmm15, zmm31	// change2.N2.vpsravq
vpaddq zmm0, zmm13, zmm11	// update.limb15.vpaddq.4
vpaddq zmm1, zmm0, zmm10	// update.limb15.vpaddq.5
vpaddq zmm19, zmm1, zmm2	// update.limb15.vpaddq.6
vpsraq zmm20, zmm19, 30	// update.limb15.vpsraq
vpandq zmm14, zmm19, zmm7	// update.limb15.vpandq
vmovdqa64 zmmword ptr [rdi+1664], zmm14	// update.limb15.vmovdqa64
vpmuldq zmm27, zmm25, zmmword ptr [rdi+1792]	// update.limb16.vpmuldq
vpsubq zmm17, zmm28, zmm9	// change2.N2.vpsubq
mov rsi, -2	// third3.step2.c1
sub rsi, rbp	// third3.step2.c1.2
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1856]	// update.limb16.vpmuldq.3
vpmuludq zmm6, zmm8, zmmword ptr [rdi+3008]	// update.limb16.vpmuludq
vpermq zmm4, zmmword ptr [rdi+1856], 0x4e	// update.limb16.vpermq
vpmuldq zmm18, zmm24, zmm4	// update.limb16.vpmuldq.4
vmovdqa64 zmmword ptr [rdi+256], zmm17	// change2.N2.vmovdqa64
lea r10, [rbp-1]	// third3.step2.c0
shrx r14, rbp, r15	// third3.step1.m
sarx r12, rbp, r15	// third3.step1.s
xor r12, rbx	// third3.step2.x
mov rax, rcx	// copy for third3.step2.t
sar rax, 1	// third3.step2.t
lea r13, [rax+r12]	// third3.step2.y
cmovc r13, rax	// third3.step2.G
andn r11, rcx, r14	// third3.step2.w
cmovnz r10, rsi	// third3.step2.d
cmovnz rbx, rax	// third3.step2.h
vpunpcklqdq zmm15, zmm17, zmm17	// change2.vpunpcklqdq
vpunpckhqdq zmm13, zmm17, zmm17	// change2.vpunpckhqdq
vpaddq zmm11, zmm27, zmm16	// update.limb16.vpaddq
vpaddq zmm0, zmm11, zmm22	// update.limb16.vpaddq.2
vpaddq zmm10, zmm0, zmm18	// update.limb16.vpaddq.3
lea rdx, [r10-1]	// third3.step3.c0
vpaddq zmm1, zmm10, zmm6	// update.limb16.vpaddq.4
mov r8, -2	// third3.step3.c1
sub r8, r10	// third3.step3.c1.2
shrx r9, r10, r15	// third3.step2.m
sarx rbp, r10, r15	// third3.step2.s
xor rbp, rbx	// third3.step3.x
vbroadcasti32x4 zmm2, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
vpmuldq zmm19, zmm25, zmmword ptr [rdi+1856]	// update.limb17.vpmuldq
mov r12, r13	// copy for third3.step3.t
sar r12, 1	// third3.step3.t
lea rcx, [r12+rbp]	// third3.step3.y
cmovc rcx, r12	// third3.step3.G
andn r14, r13, r9	// third3.step3.w
cmovnz rdx, r8	// third3.step3.d
cmovnz rbx, r12	// third3.step3.h
shrx r11, rdx, r15	// third3.step3.m
mov rsi, -2	// third3.step4.c1
vpmuludq zmm14, zmm3, zmmword ptr [rdi+2944]	// update.limb16.vpmuludq.2
vpaddq zmm9, zmm1, zmm14	// update.limb16.vpaddq.5
vpaddq zmm17, zmm9, zmm20	// update.limb16.vpaddq.6
vpandq zmm27, zmm17, zmm7	// update.limb16.vpandq
vmovdqa64 zmmword ptr [rdi+1728], zmm27	// update.limb16.vmovdqa64
vpsraq zmm16, zmm17, 30	// update.limb16.vpsraq
lea rax, [rdx-1]	// third3.step4.c0
sub rsi, rdx	// third3.step4.c1.2
vpermq zmm11, zmmword ptr [rdi+1920], 0x4e	// update.limb17.vpermq
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1920]	// update.limb17.vpmuldq.3
vpmuldq zmm0, zmm26, zmm4	// update.limb17.vpmuldq.2
sarx r10, rdx, r15	// third3.step3.s
xor r10, rbx	// third3.step4.x
vpmuldq zmm18, zmm24, zmm11	// update.limb17.vpmuldq.4
vbroadcasti32x4 zmm10, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
mov rbp, rcx	// copy for third3.step4.t
sar rbp, 1	// third3.step4.t
lea r13, [rbp+r10]	// third3.step4.y
vpaddq zmm6, zmm19, zmm0	// update.limb17.vpaddq
cmovc r13, rbp	// third3.step4.G
andn r9, rcx, r11	// third3.step4.w
cmovnz rax, rsi	// third3.step4.d
lea r14, [rax-1]	// third3.step5.c0
vpmuldq zmm1, zmm15, zmm2	// change2.Y.vpmuldq
vpmuludq zmm14, zmm3, zmmword ptr [rdi+3008]	// update.limb17.vpmuludq.2
vpaddq zmm9, zmm6, zmm22	// update.limb17.vpaddq.2
vpaddq zmm20, zmm9, zmm18	// update.limb17.vpaddq.3
shrx r8, rax, r15	// third3.step4.m
vpmuldq zmm27, zmm13, zmm10	// change2.Y.vpmuldq.2
cmovnz rbx, rbp	// third3.step4.h
vpmuludq zmm17, zmm8, zmmword ptr [rdi+3072]	// update.limb17.vpmuludq
vpaddq zmm23, zmm20, zmm17	// update.limb17.vpaddq.4
mov r12, -2	// third3.step5.c1
sub r12, rax	// third3.step5.c1.2
vpaddq zmm4, zmm1, zmm27	// change2.Y.vpaddq
sarx rdx, rax, r15	// third3.step4.s
xor rdx, rbx	// third3.step5.x
mov r10, r13	// copy for third3.step5.t
sar r10, 1	// third3.step5.t
lea rcx, [r10+rdx]	// third3.step5.y
cmovc rcx, r10	// third3.step5.G
andn r11, r13, r8	// third3.step5.w
cmovnz r14, r12	// third3.step5.d
cmovnz rbx, r10	// third3.step5.h
vpaddq zmm24, zmm23, zmm14	// update.limb17.vpaddq.5
vpaddq zmm19, zmm24, zmm16	// update.limb17.vpaddq.6
vpsraq zmm0, zmm19, 30	// update.limb17.vpsraq
mov r9, -2	// third3.step6.c1
vpmuludq zmm15, zmm3, zmmword ptr [rdi+3072]	// update.last.vpmuludq
sub r9, r14	// third3.step6.c1.2
vpmuldq zmm2, zmm26, zmm11	// update.last.vpmuldq.2
vpandq zmm6, zmm19, zmm7	// update.limb17.vpandq
vmovdqa64 zmmword ptr [rdi+1792], zmm6	// update.limb17.vmovdqa64
vmovdqa64 zmmword ptr [rdi+128], zmm4	// change2.Y.vmovdqa64
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1920]	// update.last.vpmuldq
shrx rsi, r14, r15	// third3.step5.m
sarx rbp, r14, r15	// third3.step5.s
xor rbp, rbx	// third3.step6.x
mov rax, rcx	// copy for third3.step6.t
sar rax, 1	// third3.step6.t
lea rdx, [rax+rbp]	// third3.step6.y
mov r13, qword ptr [rdi+256]	// change2.w2f.load_N2u
cmovc rdx, rax	// third3.step6.G
andn r8, rcx, rsi	// third3.step6.w
lea r11, [r14-1]	// third3.step6.c0
cmovnz r11, r9	// third3.step6.d
lea r12, [r11-1]	// third3.step7.c0
vpaddq zmm9, zmm22, zmm2	// update.last.vpaddq
vpaddq zmm18, zmm9, zmm15	// update.last.vpaddq.2
vpaddq zmm13, zmm18, zmm0	// update.last.vpaddq.3
vpaddq zmm10, zmm13, zmm12	// update.last.vpaddq.4
vpandq zmm8, zmm10, zmm7	// update.last.vpandq
sarx r10, r11, r15	// third3.step6.s
shrx rbp, r11, r15	// third3.step6.m
mov rcx, -2	// third3.step7.c1
cmovnz rbx, rax	// third3.step6.h
xor r10, rbx	// third3.step7.x
sub rcx, r11	// third3.step7.c1.2
imul r13, qword ptr [rdi+8]	// change2.w2f.imul_w1f
mov rsi, rdx	// copy for third3.step7.t
sar rsi, 1	// third3.step7.t
lea r8, [rsi+r10]	// third3.step7.y
cmovc r8, rsi	// third3.step7.G
andn r14, rdx, rbp	// third3.step7.w
cmovnz r12, rcx	// third3.step7.d
cmovnz rbx, rsi	// third3.step7.h
mov r9, qword ptr [rdi+264]	// change2.w2f.load_N2v
vmovdqa64 zmmword ptr [rdi+1856], zmm8	// update.last.vmovdqa64
imul r9, qword ptr [rdi+16]	// change2.w2f.imul_w1g
shrx rax, r12, r15	// third3.step7.m
vpsraq zmm20, zmm10, 30	// update.last.vpsraq
vpaddq zmm17, zmm20, zmm5	// update.last.vpaddq.5
mov r11, -2	// third3.step8.c1
sub r11, r12	// third3.step8.c1.2
vpandq zmm1, zmm17, zmmword ptr [rdi+576]	// update.last.vpandq.2
vmovdqa64 zmmword ptr [rdi+1920], zmm1	// update.last.vmovdqa64.2
lea r10, [r12-1]	// third3.step8.c0
vpsraq zmm27, zmm17, 30	// update.last.vpsraq.2
vshufi64x2 zmm23{k3}{z}, zmm27, zmm27, 0x44	// update.last.vshufi64x2
vpaddq zmm14, zmm21, zmm23	// update.last.vpaddq.6
vmovdqa64 zmmword ptr [rdi+832], zmm14	// update.last.vmovdqa64.3
lea rdx, [r13+r9]	// change2.w2f.add
sar rdx, 20	// change2.w2f.sar
mov rbp, -2	// third3.step9.c1
sarx r14, r12, r15	// third3.step7.s
xor r14, rbx	// third3.step8.x
mov rcx, r8	// copy for third3.step8.t
sar rcx, 1	// third3.step8.t
lea rsi, [rcx+r14]	// third3.step8.y
cmovc rsi, rcx	// third3.step8.G
andn r13, r8, rax	// third3.step8.w
cmovnz r10, r11	// third3.step8.d
lea r9, [r10-1]	// third3.step9.c0
cmovnz rbx, rcx	// third3.step8.h
sub rbp, r10	// third3.step9.c1.2
shrx r12, r10, r15	// third3.step8.m
mov r14, -2	// third3.step10.c1
sarx r8, r10, r15	// third3.step8.s
xor r8, rbx	// third3.step9.x
mov rax, rsi	// copy for third3.step9.t
sar rax, 1	// third3.step9.t
lea r13, [rax+r8]	// third3.step9.y
cmovc r13, rax	// third3.step9.G
andn r11, rsi, r12	// third3.step9.w
cmovnz r9, rbp	// third3.step9.d
cmovnz rbx, rax	// third3.step9.h
sub r14, r9	// third3.step10.c1.2
mov rcx, qword ptr [rdi+128]	// change2.w2f.load_Yu
shrx r10, r9, r15	// third3.step9.m
imul rcx, qword ptr [rdi+384]	// change2.w2f.imul_above_f
sarx r8, r9, r15	// third3.step9.s
xor r8, rbx	// third3.step10.x
mov rsi, r13	// copy for third3.step10.t
sar rsi, 1	// third3.step10.t
lea r12, [rsi+r8]	// third3.step10.y
cmovc r12, rsi	// third3.step10.G
andn r11, r13, r10	// third3.step10.w
lea rbp, [r9-1]	// third3.step10.c0
cmovnz rbp, r14	// third3.step10.d
lea rax, [rbp-1]	// third3.step11.c0
mov r8, qword ptr [rdi+136]	// change2.w2f.load_Yv
cmovnz rbx, rsi	// third3.step10.h
imul r8, qword ptr [rdi+400]	// change2.w2f.imul_above_g
shrx r13, rbp, r15	// third3.step10.m
lea r10, [rcx+r8]	// change2.w2f.add.2
mov r11, -2	// third3.step11.c1
sub r11, rbp	// third3.step11.c1.2
sarx r9, rbp, r15	// third3.step10.s
xor r9, rbx	// third3.step11.x
mov r14, r12	// copy for third3.step11.t
sar r14, 1	// third3.step11.t
lea rsi, [r14+r9]	// third3.step11.y
cmovc rsi, r14	// third3.step11.G
andn rcx, r12, r13	// third3.step11.w
cmovnz rax, r11	// third3.step11.d
cmovnz rbx, r14	// third3.step11.h
lea r8, [rdx+r10]	// change2.w2f.add.3
mov qword ptr [rdi-112], r8	// change2.w2f.store_w2f
lea rbp, [rax-1]	// third3.step12.c0
mov r9, -2	// third3.step12.c1
sub r9, rax	// third3.step12.c1.2
shrx r12, rax, r15	// third3.step11.m
sarx r13, rax, r15	// third3.step11.s
xor r13, rbx	// third3.step12.x
mov rcx, rsi	// copy for third3.step12.t
sar rcx, 1	// third3.step12.t
lea r11, [rcx+r13]	// third3.step12.y
cmovc r11, rcx	// third3.step12.G
andn r14, rsi, r12	// third3.step12.w
cmovnz rbp, r9	// third3.step12.d
lea rdx, [rbp-1]	// third3.step13.c0
shrx r10, rbp, r15	// third3.step12.m
cmovnz rbx, rcx	// third3.step12.h
sar r8, 20	// change2.w2f.sar.2
mov rax, -2	// third3.step14.c1
mov r13, -2	// third3.step13.c1
shl r8, 44	// change2.w2f.shl
mov qword ptr [rdi+40], r8	// change2.w2f.store_high2f
sub r13, rbp	// third3.step13.c1.2
sarx rsi, rbp, r15	// third3.step12.s
xor rsi, rbx	// third3.step13.x
mov r12, r11	// copy for third3.step13.t
sar r12, 1	// third3.step13.t
lea r14, [r12+rsi]	// third3.step13.y
cmovc r14, r12	// third3.step13.G
andn r9, r11, r10	// third3.step13.w
cmovnz rdx, r13	// third3.step13.d
cmovnz rbx, r12	// third3.step13.h
lea rcx, [rdx-1]	// third3.step14.c0
sub rax, rdx	// third3.step14.c1.2
sarx r8, rdx, r15	// third3.step13.s
xor r8, rbx	// third3.step14.x
mov rbp, r14	// copy for third3.step14.t
sar rbp, 1	// third3.step14.t
mov rsi, qword ptr [rdi+272]	// change2.w2g.load_N2q
lea r11, [rbp+r8]	// third3.step14.y
cmovc r11, rbp	// third3.step14.G
shrx r10, rdx, r15	// third3.step13.m
andn r9, r14, r10	// third3.step14.w
cmovnz rcx, rax	// third3.step14.d
cmovnz rbx, rbp	// third3.step14.h
imul rsi, qword ptr [rdi+8]	// change2.w2g.imul_w1f
lea r13, [rcx-1]	// third3.step15.c0
mov r12, qword ptr [rdi+280]	// change2.w2g.load_N2r
imul r12, qword ptr [rdi+16]	// change2.w2g.imul_w1g
shrx r8, rcx, r15	// third3.step14.m
sarx rdx, rcx, r15	// third3.step14.s
xor rdx, rbx	// third3.step15.x
mov r14, r11	// copy for third3.step15.t
sar r14, 1	// third3.step15.t
lea r10, [r14+rdx]	// third3.step15.y
cmovc r10, r14	// third3.step15.G
mov r9, -2	// third3.step15.c1
sub r9, rcx	// third3.step15.c1.2
andn rax, r11, r8	// third3.step15.w
cmovnz r13, r9	// third3.step15.d
cmovnz rbx, r14	// third3.step15.h
lea rbp, [r13-1]	// third3.step16.c0
shrx rdx, r13, r15	// third3.step15.m
lea rcx, [rsi+r12]	// change2.w2g.add
sarx r11, r13, r15	// third3.step15.s
xor r11, rbx	// third3.step16.x
mov r8, r10	// copy for third3.step16.t
sar r8, 1	// third3.step16.t
lea rax, [r8+r11]	// third3.step16.y
mov r9, -2	// third3.step16.c1
cmovc rax, r8	// third3.step16.G
sub r9, r13	// third3.step16.c1.2
andn r14, r10, rdx	// third3.step16.w
cmovnz rbp, r9	// third3.step16.d
lea rsi, [rbp-1]	// third3.step17.c0
mov r12, -2	// third3.step17.c1
cmovnz rbx, r8	// third3.step16.h
sub r12, rbp	// third3.step17.c1.2
sar rcx, 20	// change2.w2g.sar
mov r11, qword ptr [rdi+144]	// change2.w2g.load_Yq
sarx r13, rbp, r15	// third3.step16.s
xor r13, rbx	// third3.step17.x
mov r10, rax	// copy for third3.step17.t
sar r10, 1	// third3.step17.t
lea rdx, [r10+r13]	// third3.step17.y
cmovc rdx, r10	// third3.step17.G
imul r11, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov r14, -2	// third3.step18.c1
mov r9, qword ptr [rdi+152]	// change2.w2g.load_Yr
shrx r8, rbp, r15	// third3.step16.m
andn r13, rax, r8	// third3.step17.w
cmovnz rsi, r12	// third3.step17.d
lea rbp, [rsi-1]	// third3.step18.c0
cmovnz rbx, r10	// third3.step17.h
sub r14, rsi	// third3.step18.c1.2
shrx rax, rsi, r15	// third3.step17.m
sarx r8, rsi, r15	// third3.step17.s
xor r8, rbx	// third3.step18.x
mov r13, rdx	// copy for third3.step18.t
sar r13, 1	// third3.step18.t
lea r12, [r13+r8]	// third3.step18.y
cmovc r12, r13	// third3.step18.G
andn r10, rdx, rax	// third3.step18.w
cmovnz rbp, r14	// third3.step18.d
lea rsi, [rbp-1]	// third3.step19.c0
shrx r8, rbp, r15	// third3.step18.m
mov rdx, -2	// third3.step19.c1
mov rax, -2	// third3.step20.c1
sarx r10, rbp, r15	// third3.step18.s
cmovnz rbx, r13	// third3.step18.h
xor r10, rbx	// third3.step19.x
imul r9, qword ptr [rdi+400]	// change2.w2g.imul_above_g
mov r14, r12	// copy for third3.step19.t
sar r14, 1	// third3.step19.t
lea r13, [r14+r10]	// third3.step19.y
cmovc r13, r14	// third3.step19.G
lea r10, [r11+r9]	// change2.w2g.add.2
sub rdx, rbp	// third3.step19.c1.2
andn r11, r12, r8	// third3.step19.w
cmovnz rsi, rdx	// third3.step19.d
cmovnz rbx, r14	// third3.step19.h
lea r9, [rcx+r10]	// change2.w2g.add.3
mov qword ptr [rdi-104], r9	// change2.w2g.store_w2g
sub rax, rsi	// third3.step20.c1.2
sar r9, 20	// change2.w2g.sar.2
lea rbp, [rsi-1]	// third3.step20.c0
shl r9, 44	// change2.w2g.shl
shrx r12, rsi, r15	// third3.step19.m
sarx r8, rsi, r15	// third3.step19.s
xor r8, rbx	// third3.step20.x
mov r11, r13	// copy for third3.step20.t
sar r11, 1	// third3.step20.t
lea rdx, [r11+r8]	// third3.step20.y
cmovc rdx, r11	// third3.step20.G
andn r14, r13, r12	// third3.step20.w
cmovnz rbp, rax	// third3.step20.d
mov qword ptr [rdi-120], rdx	// change3.store_end_G
shrx rcx, rbp, r15	// third3.step20.m
cmovnz rbx, r11	// third3.step20.h
mov r10, rdx	// copy for change3.G.add_rounding_G
add r10, qword ptr [rdi-56]	// change3.G.add_rounding_G
rorx rsi, r10, 42	// change3.G.second_entry
mov r8, rbx	// copy for change3.h.add_rounding_h
add r8, qword ptr [rdi-64]	// change3.h.add_rounding_h
rorx r13, r8, 20	// change3.h.first_entry
rorx r12, r10, 21	// change3.G.first_entry
imul r12, qword ptr [rdi+40]	// change3.G.imul_high2f
mov r14, rbx	// copy for change3.h.shl
shl r14, 45	// change3.h.shl
rorx rax, r8, 41	// change3.h.second_entry
imul r13, qword ptr [rdi+40]	// change3.h.imul_high2f
add r14, qword ptr [rdi-48]	// change3.h.add_refill_h
shl rdx, 44	// change3.G.shl
add rdx, qword ptr [rdi-40]	// change3.G.add_refill_G
mov qword ptr [rdi-128], rbx	// change3.store_end_h
sarx r11, rbp, r15	// third3.step20.s
mov qword ptr [rdi+48], r9	// change2.w2g.store_high2g
imul rax, qword ptr [rdi+48]	// change3.h.imul_high2g
imul rsi, qword ptr [rdi+48]	// change3.G.imul_high2g
lea r10, [r12+rsi]	// change3.G.add
lea r8, [r13+rax]	// change3.h.add
lea rbx, [r8+r14]	// change3.h.add.2
lea r9, [r10+rdx]	// change3.G.add.2
ror r9, 44	// change3.G.packed
ror rbx, 45	// change3.h.packed
mov rdx, rbp	// output
mov rsi, r11	// output
mov rbp, rcx	// output
mov rcx, rbx	// output
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
