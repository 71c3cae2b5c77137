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
// Length: 10 limbs of 30 bits; 1065 instructions a batch, 750 for its steps (form: select+carry).
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
mov r15, -1	// ones
.p2align 6
2:
xor rsi, rcx	// third1.step1.x
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
mov rax, rbx	// copy for third1.step1.t
sar rax, 1	// third1.step1.t
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
lea r8, [rdx-1]	// third1.step1.c0
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
mov r9, -2	// third1.step1.c1
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
mov r10, -2	// third1.step2.c1
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
lea r11, [rax+rsi]	// third1.step1.y
cmovc r11, rax	// third1.step1.G
sub r9, rdx	// third1.step1.c1.2
andn r12, rbx, rbp	// third1.step1.w
cmovnz r8, r9	// third1.step1.d
sarx r13, r8, r15	// third1.step1.s
lea r14, [r8-1]	// third1.step2.c0
cmovnz rcx, rax	// third1.step1.h
mov rsi, rcx	// copy for third1.step2.x
xor rsi, r13	// third1.step2.x
sub r10, r8	// third1.step2.c1.2
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
mov rdx, -2	// third1.step3.c1
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
sar r11, 1	// third1.step2.t
lea rbx, [r11+rsi]	// third1.step2.y
cmovc rbx, r11	// third1.step2.G
adc r13, 0	// third1.step2.w
cmovs r14, r10	// third1.step2.d
shrx rbp, r14, r15	// third1.step2.m
lea r12, [r14-1]	// third1.step3.c0
sarx r9, r14, r15	// third1.step2.s
cmovs rcx, r11	// third1.step2.h
xor r9, rcx	// third1.step3.x
mov rax, rbx	// copy for third1.step3.t
sar rax, 1	// third1.step3.t
mov r8, -2	// third1.step4.c1
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
lea rsi, [rax+r9]	// third1.step3.y
cmovc rsi, rax	// third1.step3.G
sub rdx, r14	// third1.step3.c1.2
andn r13, rbx, rbp	// third1.step3.w
cmovnz r12, rdx	// third1.step3.d
sarx r10, r12, r15	// third1.step3.s
lea r11, [r12-1]	// third1.step4.c0
cmovnz rcx, rax	// third1.step3.h
mov r9, rcx	// copy for third1.step4.x
xor r9, r10	// third1.step4.x
sub r8, r12	// third1.step4.c1.2
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
mov r14, -2	// third1.step5.c1
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
vpermq zmm18, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpermq
vpmuldq zmm19, zmm6, zmm13	// end.M.vpmuldq.4
mov rbx, -2	// third1.step6.c1
vpaddq zmm20, zmm17, zmm19	// end.M.vpaddq.2
vpsraq zmm21, zmm16, 30	// end.M.vpsraq.3
sar rsi, 1	// third1.step4.t
lea rbp, [rsi+r9]	// third1.step4.y
cmovc rbp, rsi	// third1.step4.G
adc r10, 0	// third1.step4.w
cmovs r11, r8	// third1.step4.d
shrx r13, r11, r15	// third1.step4.m
sarx rdx, r11, r15	// third1.step4.s
lea rax, [r11-1]	// third1.step5.c0
cmovs rcx, rsi	// third1.step4.h
xor rdx, rcx	// third1.step5.x
mov r12, rbp	// copy for third1.step5.t
sar r12, 1	// third1.step5.t
lea r9, [r12+rdx]	// third1.step5.y
cmovc r9, r12	// third1.step5.G
sub r14, r11	// third1.step5.c1.2
andn r10, rbp, r13	// third1.step5.w
cmovnz rax, r14	// third1.step5.d
lea r8, [rax-1]	// third1.step6.c0
sarx rsi, rax, r15	// third1.step5.s
cmovnz rcx, r12	// third1.step5.h
mov rdx, rcx	// copy for third1.step6.x
xor rdx, rsi	// third1.step6.x
sub rbx, rax	// third1.step6.c1.2
vpaddq zmm22, zmm20, zmm21	// end.M.vpaddq.3
vpandq zmm23, zmm16, zmm7	// end.M.vpandq.3
vpermq zmm24, zmm23, 0xf0	// end.M.vpermq
vpmuldq zmm25, zmm24, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
mov r11, -2	// third1.step7.c1
sar r9, 1	// third1.step6.t
lea rbp, [r9+rdx]	// third1.step6.y
cmovc rbp, r9	// third1.step6.G
adc rsi, 0	// third1.step6.w
cmovs r8, rbx	// third1.step6.d
shrx r13, r8, r15	// third1.step6.m
sarx r10, r8, r15	// third1.step6.s
lea r14, [r8-1]	// third1.step7.c0
cmovs rcx, r9	// third1.step6.h
xor r10, rcx	// third1.step7.x
mov r12, rbp	// copy for third1.step7.t
sar r12, 1	// third1.step7.t
mov rax, -2	// third1.step8.c1
vpermq zmm26, zmm23, 0xa5	// end.M.vpermq.2
vpmuldq zmm27, zmm26, zmm18	// update.limb0.vpmuldq.2
vpaddq zmm0, zmm25, zmm27	// update.limb0.vpaddq
vpmuludq zmm1, zmm0, zmmword ptr [rdi+768]	// update.limb0.vpmuludq
vpermq zmm2, zmm22, 0xf0	// end.M.vpermq.3
vpandq zmm3, zmm1, zmm7	// update.limb0.vpandq
vshufi64x2 zmm4, zmm3, zmm3, 0x44	// update.limb0.vshufi64x2
vpmuludq zmm8, zmm4, zmmword ptr [rdi+1152]	// update.limb0.vpmuludq.2
lea rdx, [r12+r10]	// third1.step7.y
cmovc rdx, r12	// third1.step7.G
sub r11, r8	// third1.step7.c1.2
andn rsi, rbp, r13	// third1.step7.w
cmovnz r14, r11	// third1.step7.d
sarx rbx, r14, r15	// third1.step7.s
lea r9, [r14-1]	// third1.step8.c0
cmovnz rcx, r12	// third1.step7.h
mov r10, rcx	// copy for third1.step8.x
xor r10, rbx	// third1.step8.x
sub rax, r14	// third1.step8.c1.2
vpermq zmm9, zmm22, 0xa5	// end.M.vpermq.4
mov r8, qword ptr [rdi+320]	// end.w0f.load_N3u
imul r8, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov rbp, qword ptr [rdi+328]	// end.w0f.load_N3v
imul rbp, qword ptr [rdi-104]	// end.w0f.imul_w2g
mov r13, -2	// third1.step9.c1
sar rdx, 1	// third1.step8.t
lea rsi, [rdx+r10]	// third1.step8.y
cmovc rsi, rdx	// third1.step8.G
adc rbx, 0	// third1.step8.w
cmovs r9, rax	// third1.step8.d
shrx r11, r9, r15	// third1.step8.m
sarx r12, r9, r15	// third1.step8.s
lea r14, [r9-1]	// third1.step9.c0
cmovs rcx, rdx	// third1.step8.h
xor r12, rcx	// third1.step9.x
mov r10, rsi	// copy for third1.step9.t
sar r10, 1	// third1.step9.t
vpaddq zmm10, zmm0, zmm8	// update.limb0.vpaddq.2
vpandq zmm11, zmm10, zmm7	// update.limb0.vpandq.2
vpsraq zmm14, zmm10, 30	// update.limb0.vpsraq
lea rbx, [r8+rbp]	// end.w0f.add
mov rax, -2	// third1.step10.c1
vpmuldq zmm15, zmm9, zmm18	// update.limb1.vpmuldq.2
vpermq zmm5, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpermq
vpmuldq zmm12, zmm2, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
lea rdx, [r10+r12]	// third1.step9.y
cmovc rdx, r10	// third1.step9.G
sar rbx, 20	// end.w0f.sar
and rbx, qword ptr [rdi-32]	// end.w0f.and_low40
sub r13, r9	// third1.step9.c1.2
andn r8, rsi, r11	// third1.step9.w
cmovnz r14, r13	// third1.step9.d
sarx rbp, r14, r15	// third1.step9.s
lea r12, [r14-1]	// third1.step10.c0
mov qword ptr [rdi-24], rbx	// end.w0f.store_w0f
cmovnz rcx, r10	// third1.step9.h
mov r9, rcx	// copy for third1.step10.x
xor r9, rbp	// third1.step10.x
sub rax, r14	// third1.step10.c1.2
shr rbx, 20	// end.w0f.shr
mov rsi, -2	// third1.step11.c1
sar rdx, 1	// third1.step10.t
lea r11, [rdx+r9]	// third1.step10.y
cmovc r11, rdx	// third1.step10.G
adc rbp, 0	// third1.step10.w
cmovs r12, rax	// third1.step10.d
shrx r8, r12, r15	// third1.step10.m
sarx r13, r12, r15	// third1.step10.s
lea r10, [r12-1]	// third1.step11.c0
cmovs rcx, rdx	// third1.step10.h
xor r13, rcx	// third1.step11.x
mov r14, r11	// copy for third1.step11.t
sar r14, 1	// third1.step11.t
vshufi64x2 zmm6{k2}{z}, zmm11, zmm11, 0x0e	// update.limb0.vshufi64x2.2
vpmuldq zmm13, zmm26, zmm5	// update.limb1.vpmuldq.4
vpmuldq zmm17, zmm24, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
mov r9, -2	// third1.step12.c1
vpaddq zmm19, zmm12, zmm15	// update.limb1.vpaddq
vpaddq zmm20, zmm19, zmm17	// update.limb1.vpaddq.2
lea rbp, [r14+r13]	// third1.step11.y
cmovc rbp, r14	// third1.step11.G
shl rbx, 44	// end.w0f.shl
mov qword ptr [rdi-16], rbx	// end.w0f.store_high0f
sub rsi, r12	// third1.step11.c1.2
andn rax, r11, r8	// third1.step11.w
cmovnz r10, rsi	// third1.step11.d
lea rdx, [r10-1]	// third1.step12.c0
sarx r13, r10, r15	// third1.step11.s
mov rbx, qword ptr [rdi+336]	// end.w0g.load_N3q
cmovnz rcx, r14	// third1.step11.h
mov r12, rcx	// copy for third1.step12.x
xor r12, r13	// third1.step12.x
imul rbx, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r11, qword ptr [rdi+344]	// end.w0g.load_N3r
imul r11, qword ptr [rdi-104]	// end.w0g.imul_w2g
sub r9, r10	// third1.step12.c1.2
lea r8, [rbx+r11]	// end.w0g.add
vpmuludq zmm21, zmm4, zmmword ptr [rdi+1216]	// update.limb1.vpmuludq
sar r8, 20	// end.w0g.sar
sar rbp, 1	// third1.step12.t
lea rax, [rbp+r12]	// third1.step12.y
cmovc rax, rbp	// third1.step12.G
adc r13, 0	// third1.step12.w
cmovs rdx, r9	// third1.step12.d
shrx rsi, rdx, r15	// third1.step12.m
sarx r14, rdx, r15	// third1.step12.s
lea r10, [rdx-1]	// third1.step13.c0
cmovs rcx, rbp	// third1.step12.h
xor r14, rcx	// third1.step13.x
mov rbx, rax	// copy for third1.step13.t
sar rbx, 1	// third1.step13.t
vpaddq zmm16, zmm20, zmm13	// update.limb1.vpaddq.3
mov r11, -2	// third1.step13.c1
mov r12, -2	// third1.step14.c1
vpaddq zmm23, zmm16, zmm21	// update.limb1.vpaddq.4
vpaddq zmm25, zmm23, zmm14	// update.limb1.vpaddq.5
lea r13, [rbx+r14]	// third1.step13.y
cmovc r13, rbx	// third1.step13.G
sub r11, rdx	// third1.step13.c1.2
andn r9, rax, rsi	// third1.step13.w
cmovnz r10, r11	// third1.step13.d
sarx rbp, r10, r15	// third1.step13.s
lea r14, [r10-1]	// third1.step14.c0
cmovnz rcx, rbx	// third1.step13.h
and r8, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi-8], r8	// end.w0g.store_w0g
mov rdx, rcx	// copy for third1.step14.x
xor rdx, rbp	// third1.step14.x
shr r8, 20	// end.w0g.shr
sub r12, r10	// third1.step14.c1.2
shl r8, 44	// end.w0g.shl
mov qword ptr [rdi+0], r8	// end.w0g.store_high0g
vpmuludq zmm27, zmm25, zmmword ptr [rdi+768]	// update.limb1.vpmuludq.2
sar r13, 1	// third1.step14.t
vpandq zmm1, zmm27, zmm7	// update.limb1.vpandq
vshufi64x2 zmm3, zmm1, zmm1, 0x44	// update.limb1.vshufi64x2
mov rax, -2	// third1.step15.c1
mov rsi, -2	// third1.step16.c1
lea r9, [r13+rdx]	// third1.step14.y
cmovc r9, r13	// third1.step14.G
adc rbp, 0	// third1.step14.w
cmovs r14, r12	// third1.step14.d
shrx r11, r14, r15	// third1.step14.m
sarx rbx, r14, r15	// third1.step14.s
cmovs rcx, r13	// third1.step14.h
xor rbx, rcx	// third1.step15.x
mov r10, r9	// copy for third1.step15.t
sar r10, 1	// third1.step15.t
lea r8, [r14-1]	// third1.step15.c0
lea rdx, [r10+rbx]	// third1.step15.y
cmovc rdx, r10	// third1.step15.G
sub rax, r14	// third1.step15.c1.2
andn rbp, r9, r11	// third1.step15.w
cmovnz r8, rax	// third1.step15.d
sarx r12, r8, r15	// third1.step15.s
lea r13, [r8-1]	// third1.step16.c0
cmovnz rcx, r10	// third1.step15.h
mov rbx, rcx	// copy for third1.step16.x
xor rbx, r12	// third1.step16.x
sub rsi, r8	// third1.step16.c1.2
vpmuludq zmm22, zmm3, zmmword ptr [rdi+1152]	// update.limb1.vpmuludq.3
vpaddq zmm0, zmm25, zmm22	// update.limb1.vpaddq.6
vpsraq zmm8, zmm0, 30	// update.limb1.vpsraq
mov r14, -2	// third1.step17.c1
vpandq zmm10, zmm0, zmm7	// update.limb1.vpandq.2
sar rdx, 1	// third1.step16.t
lea r9, [rdx+rbx]	// third1.step16.y
cmovc r9, rdx	// third1.step16.G
adc r12, 0	// third1.step16.w
cmovs r13, rsi	// third1.step16.d
shrx r11, r13, r15	// third1.step16.m
sarx rbp, r13, r15	// third1.step16.s
lea rax, [r13-1]	// third1.step17.c0
cmovs rcx, rdx	// third1.step16.h
xor rbp, rcx	// third1.step17.x
mov r10, r9	// copy for third1.step17.t
sar r10, 1	// third1.step17.t
vpmuldq zmm18, zmm2, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
mov r8, -2	// third1.step18.c1
lea rbx, [r10+rbp]	// third1.step17.y
cmovc rbx, r10	// third1.step17.G
sub r14, r13	// third1.step17.c1.2
andn r12, r9, r11	// third1.step17.w
cmovnz rax, r14	// third1.step17.d
sarx rsi, rax, r15	// third1.step17.s
lea rdx, [rax-1]	// third1.step18.c0
cmovnz rcx, r10	// third1.step17.h
mov rbp, rcx	// copy for third1.step18.x
xor rbp, rsi	// third1.step18.x
sub r8, rax	// third1.step18.c1.2
vshufi64x2 zmm11{k2}{z}, zmm10, zmm10, 0x0e	// update.limb1.vshufi64x2.2
mov r13, -2	// third1.step19.c1
vpmuldq zmm12, zmm24, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
sar rbx, 1	// third1.step18.t
lea r9, [rbx+rbp]	// third1.step18.y
cmovc r9, rbx	// third1.step18.G
adc rsi, 0	// third1.step18.w
cmovs rdx, r8	// third1.step18.d
shrx r11, rdx, r15	// third1.step18.m
sarx r12, rdx, r15	// third1.step18.s
lea r14, [rdx-1]	// third1.step19.c0
cmovs rcx, rbx	// third1.step18.h
xor r12, rcx	// third1.step19.x
mov r10, r9	// copy for third1.step19.t
sar r10, 1	// third1.step19.t
vpermq zmm15, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpermq
vpmuldq zmm19, zmm26, zmm15	// update.limb2.vpmuldq.4
vpmuldq zmm17, zmm9, zmm5	// update.limb2.vpmuldq.2
vpaddq zmm20, zmm18, zmm17	// update.limb2.vpaddq
mov rax, -2	// third1.step20.c1
lea rbp, [r10+r12]	// third1.step19.y
cmovc rbp, r10	// third1.step19.G
sub r13, rdx	// third1.step19.c1.2
andn rsi, r9, r11	// third1.step19.w
cmovnz r14, r13	// third1.step19.d
sarx r8, r14, r15	// third1.step19.s
lea rbx, [r14-1]	// third1.step20.c0
cmovnz rcx, r10	// third1.step19.h
mov r12, rcx	// copy for third1.step20.x
xor r12, r8	// third1.step20.x
sub rax, r14	// third1.step20.c1.2
vpaddq zmm13, zmm20, zmm12	// update.limb2.vpaddq.2
vpmuludq zmm16, zmm4, zmmword ptr [rdi+1280]	// update.limb2.vpmuludq
vpmuludq zmm21, zmm3, zmmword ptr [rdi+1216]	// update.limb2.vpmuludq.2
sar rbp, 1	// third1.step20.t
lea rdx, [rbp+r12]	// third1.step20.y
cmovc rdx, rbp	// third1.step20.G
adc r8, 0	// third1.step20.w
cmovs rbx, rax	// third1.step20.d
shrx r9, rbx, r15	// third1.step20.m
sarx r11, rbx, r15	// third1.step20.s
cmovs rcx, rbp	// third1.step20.h
mov rsi, rdx	// copy for change1.G.add_rounding_G
add rsi, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov r13, rcx	// copy for change1.h.add_rounding_h
add r13, qword ptr [rdi-64]	// change1.h.add_rounding_h
rorx r10, r13, 41	// change1.h.second_entry
mov r14, rdx	// copy for change1.G.shl
shl r14, 44	// change1.G.shl
add r14, qword ptr [rdi-40]	// change1.G.add_refill_G
rorx r12, r13, 20	// change1.h.first_entry
rorx r8, rsi, 21	// change1.G.first_entry
imul r8, qword ptr [rdi-16]	// change1.G.imul_high0f
mov rax, rcx	// copy for change1.h.shl
shl rax, 45	// change1.h.shl
rorx rbp, rsi, 42	// change1.G.second_entry
vpaddq zmm23, zmm13, zmm19	// update.limb2.vpaddq.3
vpaddq zmm14, zmm23, zmm16	// update.limb2.vpaddq.4
vpaddq zmm27, zmm14, zmm21	// update.limb2.vpaddq.5
imul r12, qword ptr [rdi-16]	// change1.h.imul_high0f
imul r10, qword ptr [rdi+0]	// change1.h.imul_high0g
add rax, qword ptr [rdi-48]	// change1.h.add_refill_h
imul rbp, qword ptr [rdi+0]	// change1.G.imul_high0g
lea r13, [r8+rbp]	// change1.G.add
lea rsi, [r13+r14]	// change1.G.add.2
lea r8, [r12+r10]	// change1.h.add
vpmuldq zmm1, zmm2, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
ror rsi, 44	// change1.G.packed
lea rbp, [r8+rax]	// change1.h.add.2
ror rbp, 45	// change1.h.packed
xor r11, rbp	// third2.step1.x
mov r13, rsi	// copy for third2.step1.t
sar r13, 1	// third2.step1.t
vpaddq zmm25, zmm27, zmm8	// update.limb2.vpaddq.6
vpandq zmm22, zmm25, zmm7	// update.limb2.vpandq
vpsraq zmm0, zmm25, 30	// update.limb2.vpsraq
vpmuldq zmm10, zmm9, zmm15	// update.limb3.vpmuldq.2
lea r14, [rbx-1]	// third2.step1.c0
vpermq zmm5, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpermq
vpmuldq zmm18, zmm26, zmm5	// update.limb3.vpmuldq.4
vpmuldq zmm17, zmm24, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
mov r12, -2	// third2.step1.c1
mov r10, -2	// third2.step2.c1
vpaddq zmm20, zmm1, zmm10	// update.limb3.vpaddq
vpaddq zmm12, zmm20, zmm17	// update.limb3.vpaddq.2
lea r8, [r13+r11]	// third2.step1.y
cmovc r8, r13	// third2.step1.G
sub r12, rbx	// third2.step1.c1.2
andn rax, rsi, r9	// third2.step1.w
cmovnz r14, r12	// third2.step1.d
sarx r11, r14, r15	// third2.step1.s
lea rbx, [r14-1]	// third2.step2.c0
cmovnz rbp, r13	// third2.step1.h
mov rsi, rbp	// copy for third2.step2.x
xor rsi, r11	// third2.step2.x
sub r10, r14	// third2.step2.c1.2
mov r9, -2	// third2.step3.c1
vpaddq zmm13, zmm12, zmm18	// update.limb3.vpaddq.3
vpmuludq zmm19, zmm3, zmmword ptr [rdi+1280]	// update.limb3.vpmuludq.2
mov rax, -2	// third2.step4.c1
vpmuludq zmm23, zmm4, zmmword ptr [rdi+1344]	// update.limb3.vpmuludq
vpaddq zmm16, zmm13, zmm23	// update.limb3.vpaddq.4
vpaddq zmm14, zmm16, zmm19	// update.limb3.vpaddq.5
sar r8, 1	// third2.step2.t
lea r12, [r8+rsi]	// third2.step2.y
cmovc r12, r8	// third2.step2.G
adc r11, 0	// third2.step2.w
cmovs rbx, r10	// third2.step2.d
shrx r13, rbx, r15	// third2.step2.m
sarx r14, rbx, r15	// third2.step2.s
lea rsi, [rbx-1]	// third2.step3.c0
cmovs rbp, r8	// third2.step2.h
xor r14, rbp	// third2.step3.x
mov r11, r12	// copy for third2.step3.t
sar r11, 1	// third2.step3.t
vpaddq zmm21, zmm14, zmm0	// update.limb3.vpaddq.6
lea r10, [r11+r14]	// third2.step3.y
cmovc r10, r11	// third2.step3.G
sub r9, rbx	// third2.step3.c1.2
andn r8, r12, r13	// third2.step3.w
cmovnz rsi, r9	// third2.step3.d
sarx r14, rsi, r15	// third2.step3.s
lea rbx, [rsi-1]	// third2.step4.c0
cmovnz rbp, r11	// third2.step3.h
mov r12, rbp	// copy for third2.step4.x
xor r12, r14	// third2.step4.x
sub rax, rsi	// third2.step4.c1.2
vpsraq zmm27, zmm21, 30	// update.limb3.vpsraq
sar r10, 1	// third2.step4.t
lea r13, [r10+r12]	// third2.step4.y
cmovc r13, r10	// third2.step4.G
adc r14, 0	// third2.step4.w
cmovs rbx, rax	// third2.step4.d
shrx r8, rbx, r15	// third2.step4.m
lea r9, [rbx-1]	// third2.step5.c0
sarx r11, rbx, r15	// third2.step4.s
cmovs rbp, r10	// third2.step4.h
xor r11, rbp	// third2.step5.x
mov rsi, r13	// copy for third2.step5.t
sar rsi, 1	// third2.step5.t
mov r12, -2	// third2.step5.c1
vpandq zmm8, zmm21, zmm7	// update.limb3.vpandq
vpmuldq zmm25, zmm9, zmm5	// update.limb4.vpmuldq.2
vmovdqa64 zmmword ptr [rdi+896], zmm8	// update.limb3.vmovdqa64
vpmuldq zmm15, zmm2, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
mov r14, -2	// third2.step6.c1
lea rax, [rsi+r11]	// third2.step5.y
cmovc rax, rsi	// third2.step5.G
sub r12, rbx	// third2.step5.c1.2
andn r10, r13, r8	// third2.step5.w
cmovnz r9, r12	// third2.step5.d
sarx r11, r9, r15	// third2.step5.s
lea rbx, [r9-1]	// third2.step6.c0
cmovnz rbp, rsi	// third2.step5.h
mov r13, rbp	// copy for third2.step6.x
xor r13, r11	// third2.step6.x
sub r14, r9	// third2.step6.c1.2
vpbroadcastq zmm1, rcx	// change1.vpbroadcastq
vpbroadcastq zmm1{k1}, rdx	// change1.vpbroadcastq.2
vpaddq zmm10, zmm1, zmm29	// change1.N1.vpaddq
sar rax, 1	// third2.step6.t
lea r8, [rax+r13]	// third2.step6.y
cmovc r8, rax	// third2.step6.G
adc r11, 0	// third2.step6.w
cmovs rbx, r14	// third2.step6.d
shrx r10, rbx, r15	// third2.step6.m
sarx r12, rbx, r15	// third2.step6.s
cmovs rbp, rax	// third2.step6.h
xor r12, rbp	// third2.step7.x
mov rsi, r8	// copy for third2.step7.t
sar rsi, 1	// third2.step7.t
lea r9, [rbx-1]	// third2.step7.c0
vpermq zmm20, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpermq
vpmuldq zmm17, zmm26, zmm20	// update.limb4.vpmuldq.4
mov rcx, -2	// third2.step7.c1
vpaddq zmm12, zmm15, zmm25	// update.limb4.vpaddq
mov rdx, -2	// third2.step8.c1
vpmuldq zmm18, zmm24, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
vpaddq zmm13, zmm12, zmm18	// update.limb4.vpaddq.2
vpsllvq zmm23, zmm10, zmm30	// change1.N1.vpsllvq
vpsravq zmm16, zmm23, zmm31	// change1.N1.vpsravq
vpsubq zmm19, zmm28, zmm16	// change1.N1.vpsubq
vmovdqa64 zmmword ptr [rdi+192], zmm19	// change1.N1.vmovdqa64
lea r13, [rsi+r12]	// third2.step7.y
cmovc r13, rsi	// third2.step7.G
sub rcx, rbx	// third2.step7.c1.2
andn r11, r8, r10	// third2.step7.w
cmovnz r9, rcx	// third2.step7.d
lea r14, [r9-1]	// third2.step8.c0
sarx rax, r9, r15	// third2.step7.s
cmovnz rbp, rsi	// third2.step7.h
mov r12, rbp	// copy for third2.step8.x
xor r12, rax	// third2.step8.x
sub rdx, r9	// third2.step8.c1.2
vpaddq zmm14, zmm13, zmm17	// update.limb4.vpaddq.3
mov rbx, -2	// third2.step9.c1
mov r8, qword ptr [rdi+192]	// change1.w1f.load_N1u
imul r8, qword ptr [rdi-24]	// change1.w1f.imul_w0f
mov r10, qword ptr [rdi+200]	// change1.w1f.load_N1v
imul r10, qword ptr [rdi-8]	// change1.w1f.imul_w0g
lea r11, [r8+r10]	// change1.w1f.add
sar r13, 1	// third2.step8.t
lea rcx, [r13+r12]	// third2.step8.y
cmovc rcx, r13	// third2.step8.G
adc rax, 0	// third2.step8.w
cmovs r14, rdx	// third2.step8.d
shrx rsi, r14, r15	// third2.step8.m
sarx r9, r14, r15	// third2.step8.s
cmovs rbp, r13	// third2.step8.h
xor r9, rbp	// third2.step9.x
mov r8, rcx	// copy for third2.step9.t
sar r8, 1	// third2.step9.t
lea r10, [r14-1]	// third2.step9.c0
vpmuludq zmm0, zmm4, zmmword ptr [rdi+1408]	// update.limb4.vpmuludq
mov r12, -2	// third2.step10.c1
lea rax, [r8+r9]	// third2.step9.y
cmovc rax, r8	// third2.step9.G
sar r11, 20	// change1.w1f.sar
sub rbx, r14	// third2.step9.c1.2
andn rdx, rcx, rsi	// third2.step9.w
cmovnz r10, rbx	// third2.step9.d
lea r13, [r10-1]	// third2.step10.c0
sarx r9, r10, r15	// third2.step9.s
cmovnz rbp, r8	// third2.step9.h
mov r14, rbp	// copy for third2.step10.x
xor r14, r9	// third2.step10.x
sub r12, r10	// third2.step10.c1.2
mov qword ptr [rdi+8], r11	// change1.w1f.store_w1f
mov rcx, qword ptr [rdi+208]	// change1.w1g.load_N1q
imul rcx, qword ptr [rdi-24]	// change1.w1g.imul_w0f
vpmuludq zmm21, zmm3, zmmword ptr [rdi+1344]	// update.limb4.vpmuludq.2
mov rsi, qword ptr [rdi+216]	// change1.w1g.load_N1r
mov rdx, -2	// third2.step11.c1
imul rsi, qword ptr [rdi-8]	// change1.w1g.imul_w0g
sar rax, 1	// third2.step10.t
lea rbx, [rax+r14]	// third2.step10.y
cmovc rbx, rax	// third2.step10.G
adc r9, 0	// third2.step10.w
cmovs r13, r12	// third2.step10.d
shrx r8, r13, r15	// third2.step10.m
sarx r10, r13, r15	// third2.step10.s
lea r11, [r13-1]	// third2.step11.c0
vpaddq zmm5, zmm14, zmm0	// update.limb4.vpaddq.4
vpaddq zmm1, zmm5, zmm21	// update.limb4.vpaddq.5
cmovs rbp, rax	// third2.step10.h
xor r10, rbp	// third2.step11.x
mov r14, rbx	// copy for third2.step11.t
sar r14, 1	// third2.step11.t
lea r9, [rcx+rsi]	// change1.w1g.add
mov r12, -2	// third2.step12.c1
vpaddq zmm26, zmm1, zmm27	// update.limb4.vpaddq.6
vpsraq zmm15, zmm26, 30	// update.limb4.vpsraq
mov rax, -2	// third2.step13.c1
vpandq zmm25, zmm26, zmm7	// update.limb4.vpandq
lea rcx, [r14+r10]	// third2.step11.y
cmovc rcx, r14	// third2.step11.G
sub rdx, r13	// third2.step11.c1.2
andn rsi, rbx, r8	// third2.step11.w
cmovnz r11, rdx	// third2.step11.d
lea r10, [r11-1]	// third2.step12.c0
sarx r13, r11, r15	// third2.step11.s
cmovnz rbp, r14	// third2.step11.h
mov rbx, rbp	// copy for third2.step12.x
xor rbx, r13	// third2.step12.x
sar r9, 20	// change1.w1g.sar
mov qword ptr [rdi+16], r9	// change1.w1g.store_w1g
mov r8, qword ptr [rdi+192]	// change1.high1f.load_N1u
sub r12, r11	// third2.step12.c1.2
vmovdqa64 zmmword ptr [rdi+960], zmm25	// update.limb4.vmovdqa64
vpmuldq zmm24, zmm9, zmm20	// update.last.vpmuldq.2
mov rsi, -2	// third2.step14.c1
sar rcx, 1	// third2.step12.t
lea rdx, [rcx+rbx]	// third2.step12.y
cmovc rdx, rcx	// third2.step12.G
adc r13, 0	// third2.step12.w
cmovs r10, r12	// third2.step12.d
shrx r14, r10, r15	// third2.step12.m
sarx r9, r10, r15	// third2.step12.s
cmovs rbp, rcx	// third2.step12.h
xor r9, rbp	// third2.step13.x
lea r11, [r10-1]	// third2.step13.c0
mov rbx, rdx	// copy for third2.step13.t
sar rbx, 1	// third2.step13.t
vpmuldq zmm12, zmm2, zmmword ptr [rdi+1088]	// update.last.vpmuldq
vpaddq zmm18, zmm12, zmm24	// update.last.vpaddq
vpmuludq zmm10, zmm3, zmmword ptr [rdi+1408]	// update.last.vpmuludq
lea r13, [rbx+r9]	// third2.step13.y
cmovc r13, rbx	// third2.step13.G
sub rax, r10	// third2.step13.c1.2
andn r12, rdx, r14	// third2.step13.w
cmovnz r11, rax	// third2.step13.d
sarx rcx, r11, r15	// third2.step13.s
lea r9, [r11-1]	// third2.step14.c0
cmovnz rbp, rbx	// third2.step13.h
mov r10, rbp	// copy for third2.step14.x
xor r10, rcx	// third2.step14.x
mov rdx, -2	// third2.step15.c1
sub rsi, r11	// third2.step14.c1.2
vpaddq zmm23, zmm18, zmm10	// update.last.vpaddq.2
vpaddq zmm16, zmm23, zmm15	// update.last.vpaddq.3
vpaddq zmm19, zmm16, zmm6	// update.last.vpaddq.4
sar r13, 1	// third2.step14.t
lea r14, [r13+r10]	// third2.step14.y
cmovc r14, r13	// third2.step14.G
adc rcx, 0	// third2.step14.w
cmovs r9, rsi	// third2.step14.d
shrx r12, r9, r15	// third2.step14.m
sarx rax, r9, r15	// third2.step14.s
lea rbx, [r9-1]	// third2.step15.c0
cmovs rbp, r13	// third2.step14.h
xor rax, rbp	// third2.step15.x
mov r11, r14	// copy for third2.step15.t
sar r11, 1	// third2.step15.t
mov r10, -2	// third2.step16.c1
vpandq zmm13, zmm19, zmm7	// update.last.vpandq
vmovdqa64 zmmword ptr [rdi+1024], zmm13	// update.last.vmovdqa64
lea rcx, [r11+rax]	// third2.step15.y
cmovc rcx, r11	// third2.step15.G
sub rdx, r9	// third2.step15.c1.2
andn rsi, r14, r12	// third2.step15.w
cmovnz rbx, rdx	// third2.step15.d
sarx r13, rbx, r15	// third2.step15.s
lea rax, [rbx-1]	// third2.step16.c0
cmovnz rbp, r11	// third2.step15.h
mov r9, rbp	// copy for third2.step16.x
xor r9, r13	// third2.step16.x
sub r10, rbx	// third2.step16.c1.2
vpsllq zmm17, zmm25, 20	// update.last.above.vpsllq
vpsllq zmm4, zmm13, 50	// update.last.above.vpsllq.2
sar rcx, 1	// third2.step16.t
lea r14, [rcx+r9]	// third2.step16.y
cmovc r14, rcx	// third2.step16.G
adc r13, 0	// third2.step16.w
cmovs rax, r10	// third2.step16.d
shrx r12, rax, r15	// third2.step16.m
sarx rsi, rax, r15	// third2.step16.s
lea rdx, [rax-1]	// third2.step17.c0
cmovs rbp, rcx	// third2.step16.h
xor rsi, rbp	// third2.step17.x
mov r11, r14	// copy for third2.step17.t
sar r11, 1	// third2.step17.t
vpsrlq zmm14, zmm8, 10	// update.last.above.vpsrlq
mov rbx, -2	// third2.step18.c1
mov r9, -2	// third2.step17.c1
vpsraq zmm0, zmm19, 30	// update.last.vpsraq
vpaddq zmm5, zmm14, zmm17	// update.last.above.vpaddq
lea r13, [r11+rsi]	// third2.step17.y
cmovc r13, r11	// third2.step17.G
sub r9, rax	// third2.step17.c1.2
andn r10, r14, r12	// third2.step17.w
cmovnz rdx, r9	// third2.step17.d
lea rcx, [rdx-1]	// third2.step18.c0
sarx rsi, rdx, r15	// third2.step17.s
cmovnz rbp, r11	// third2.step17.h
mov rax, rbp	// copy for third2.step18.x
xor rax, rsi	// third2.step18.x
sub rbx, rdx	// third2.step18.c1.2
mov r14, -2	// third2.step19.c1
vpaddq zmm21, zmm0, zmm11	// update.last.vpaddq.5
vpandq zmm1, zmm21, zmmword ptr [rdi+576]	// update.last.vpandq.2
sar r13, 1	// third2.step18.t
lea r12, [r13+rax]	// third2.step18.y
cmovc r12, r13	// third2.step18.G
adc rsi, 0	// third2.step18.w
cmovs rcx, rbx	// third2.step18.d
shrx r10, rcx, r15	// third2.step18.m
sarx r9, rcx, r15	// third2.step18.s
lea r11, [rcx-1]	// third2.step19.c0
cmovs rbp, r13	// third2.step18.h
xor r9, rbp	// third2.step19.x
mov rdx, r12	// copy for third2.step19.t
sar rdx, 1	// third2.step19.t
vpaddq zmm27, zmm5, zmm4	// update.last.above.vpaddq.2
vmovdqa64 zmmword ptr [rdi+384], zmm27	// update.last.above.vmovdqa64
mov rax, -2	// third2.step20.c1
vmovdqa64 zmmword ptr [rdi+1088], zmm1	// update.last.vmovdqa64.2
lea rsi, [rdx+r9]	// third2.step19.y
cmovc rsi, rdx	// third2.step19.G
imul r8, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov rbx, qword ptr [rdi+200]	// change1.high1f.load_N1v
imul rbx, qword ptr [rdi+400]	// change1.high1f.imul_above_g
lea r13, [r8+rbx]	// change1.high1f.add
mov r9, qword ptr [rdi+8]	// change1.high1f.load_w1f
sar r9, 20	// change1.high1f.sar
lea r8, [r9+r13]	// change1.high1f.add.2
shl r8, 44	// change1.high1f.shl
mov qword ptr [rdi+24], r8	// change1.high1f.store_high1f
mov rbx, qword ptr [rdi+208]	// change1.high1g.load_N1q
imul rbx, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov r9, qword ptr [rdi+216]	// change1.high1g.load_N1r
imul r9, qword ptr [rdi+400]	// change1.high1g.imul_above_g
lea r13, [rbx+r9]	// change1.high1g.add
mov r8, qword ptr [rdi+16]	// change1.high1g.load_w1g
sar r8, 20	// change1.high1g.sar
lea rbx, [r8+r13]	// change1.high1g.add.2
shl rbx, 44	// change1.high1g.shl
mov qword ptr [rdi+32], rbx	// change1.high1g.store_high1g
sub r14, rcx	// third2.step19.c1.2
andn r9, r12, r10	// third2.step19.w
cmovnz r11, r14	// third2.step19.d
sarx r8, r11, r15	// third2.step19.s
lea r13, [r11-1]	// third2.step20.c0
cmovnz rbp, rdx	// third2.step19.h
mov rbx, rbp	// copy for third2.step20.x
xor rbx, r8	// third2.step20.x
sub rax, r11	// third2.step20.c1.2
sar rsi, 1	// third2.step20.t
lea rcx, [rsi+rbx]	// third2.step20.y
cmovc rcx, rsi	// third2.step20.G
adc r8, 0	// third2.step20.w
cmovs r13, rax	// third2.step20.d
shrx r12, r13, r15	// third2.step20.m
sarx r10, r13, r15	// third2.step20.s
cmovs rbp, rsi	// third2.step20.h
vpbroadcastq zmm26, rbp	// change2.vpbroadcastq
vpbroadcastq zmm26{k1}, rcx	// change2.vpbroadcastq.2
mov r9, rcx	// copy for change2.G.add_rounding_G
add r9, qword ptr [rdi-56]	// change2.G.add_rounding_G
rorx r14, r9, 21	// change2.G.first_entry
vpaddq zmm9, zmm26, zmm29	// change2.N2.vpaddq
vpsllvq zmm20, zmm9, zmm30	// change2.N2.vpsllvq
shl rcx, 44	// change2.G.shl
mov rdx, rbp	// copy for change2.h.shl
shl rdx, 45	// change2.h.shl
add rbp, qword ptr [rdi-64]	// change2.h.add_rounding_h
rorx r11, r9, 42	// change2.G.second_entry
rorx rbx, rbp, 20	// change2.h.first_entry
vpsraq zmm2, zmm21, 30	// update.last.vpsraq.2
vshufi64x2 zmm12{k3}{z}, zmm2, zmm2, 0x44	// update.last.vshufi64x2
vpaddq zmm24, zmm22, zmm12	// update.last.vpaddq.6
vmovdqa64 zmmword ptr [rdi+832], zmm24	// update.last.vmovdqa64.3
add rcx, qword ptr [rdi-40]	// change2.G.add_refill_G
rorx r8, rbp, 41	// change2.h.second_entry
imul r8, qword ptr [rdi+32]	// change2.h.imul_high1g
imul r14, qword ptr [rdi+24]	// change2.G.imul_high1f
imul r11, qword ptr [rdi+32]	// change2.G.imul_high1g
vpsravq zmm3, zmm20, zmm31	// change2.N2.vpsravq
imul rbx, qword ptr [rdi+24]	// change2.h.imul_high1f
vpsubq zmm18, zmm28, zmm3	// change2.N2.vpsubq
lea rax, [r14+r11]	// change2.G.add
add rdx, qword ptr [rdi-48]	// change2.h.add_refill_h
lea rsi, [rbx+r8]	// change2.h.add
vmovdqa64 zmmword ptr [rdi+256], zmm18	// change2.N2.vmovdqa64
lea r9, [rsi+rdx]	// change2.h.add.2
lea rbp, [rax+rcx]	// change2.G.add.2
vpunpcklqdq zmm10, zmm18, zmm18	// change2.vpunpcklqdq
ror r9, 45	// change2.h.packed
xor r10, r9	// third3.step1.x
ror rbp, 44	// change2.G.packed
mov r14, rbp	// copy for third3.step1.t
sar r14, 1	// third3.step1.t
vpunpckhqdq zmm23, zmm18, zmm18	// change2.vpunpckhqdq
vbroadcasti32x4 zmm15, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
lea r11, [r13-1]	// third3.step1.c0
vbroadcasti32x4 zmm16, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
vpmuldq zmm6, zmm10, zmm15	// change2.Y.vpmuldq
mov rbx, -2	// third3.step1.c1
vpmuldq zmm7, zmm23, zmm16	// change2.Y.vpmuldq.2
vpaddq zmm25, zmm6, zmm7	// change2.Y.vpaddq
vmovdqa64 zmmword ptr [rdi+128], zmm25	// change2.Y.vmovdqa64
mov r8, qword ptr [rdi+256]	// change2.w2f.load_N2u
mov rsi, -2	// third3.step2.c1
lea rdx, [r14+r10]	// third3.step1.y
cmovc rdx, r14	// third3.step1.G
sub rbx, r13	// third3.step1.c1.2
andn rax, rbp, r12	// third3.step1.w
cmovnz r11, rbx	// third3.step1.d
sarx rcx, r11, r15	// third3.step1.s
lea r10, [r11-1]	// third3.step2.c0
cmovnz r9, r14	// third3.step1.h
mov r13, r9	// copy for third3.step2.x
xor r13, rcx	// third3.step2.x
sub rsi, r11	// third3.step2.c1.2
imul r8, qword ptr [rdi+8]	// change2.w2f.imul_w1f
sar rdx, 1	// third3.step2.t
lea rbp, [rdx+r13]	// third3.step2.y
cmovc rbp, rdx	// third3.step2.G
adc rcx, 0	// third3.step2.w
cmovs r10, rsi	// third3.step2.d
shrx r12, r10, r15	// third3.step2.m
sarx rax, r10, r15	// third3.step2.s
lea rbx, [r10-1]	// third3.step3.c0
cmovs r9, rdx	// third3.step2.h
xor rax, r9	// third3.step3.x
mov r14, rbp	// copy for third3.step3.t
sar r14, 1	// third3.step3.t
mov r11, -2	// third3.step3.c1
mov r13, qword ptr [rdi+264]	// change2.w2f.load_N2v
mov rcx, -2	// third3.step4.c1
lea rsi, [r14+rax]	// third3.step3.y
cmovc rsi, r14	// third3.step3.G
sub r11, r10	// third3.step3.c1.2
andn rdx, rbp, r12	// third3.step3.w
cmovnz rbx, r11	// third3.step3.d
lea rax, [rbx-1]	// third3.step4.c0
sarx r10, rbx, r15	// third3.step3.s
cmovnz r9, r14	// third3.step3.h
mov rbp, r9	// copy for third3.step4.x
xor rbp, r10	// third3.step4.x
imul r13, qword ptr [rdi+16]	// change2.w2f.imul_w1g
sub rcx, rbx	// third3.step4.c1.2
lea r12, [r8+r13]	// change2.w2f.add
sar r12, 20	// change2.w2f.sar
mov rdx, qword ptr [rdi+128]	// change2.w2f.load_Yu
mov r11, -2	// third3.step5.c1
imul rdx, qword ptr [rdi+384]	// change2.w2f.imul_above_f
sar rsi, 1	// third3.step4.t
lea r14, [rsi+rbp]	// third3.step4.y
cmovc r14, rsi	// third3.step4.G
adc r10, 0	// third3.step4.w
cmovs rax, rcx	// third3.step4.d
shrx rbx, rax, r15	// third3.step4.m
sarx r8, rax, r15	// third3.step4.s
lea r13, [rax-1]	// third3.step5.c0
cmovs r9, rsi	// third3.step4.h
xor r8, r9	// third3.step5.x
mov rbp, r14	// copy for third3.step5.t
sar rbp, 1	// third3.step5.t
mov r10, qword ptr [rdi+136]	// change2.w2f.load_Yv
mov rcx, -2	// third3.step6.c1
lea rsi, [rbp+r8]	// third3.step5.y
cmovc rsi, rbp	// third3.step5.G
sub r11, rax	// third3.step5.c1.2
andn r8, r14, rbx	// third3.step5.w
cmovnz r13, r11	// third3.step5.d
sarx rax, r13, r15	// third3.step5.s
lea r14, [r13-1]	// third3.step6.c0
cmovnz r9, rbp	// third3.step5.h
mov rbx, r9	// copy for third3.step6.x
xor rbx, rax	// third3.step6.x
imul r10, qword ptr [rdi+400]	// change2.w2f.imul_above_g
lea r8, [rdx+r10]	// change2.w2f.add.2
sub rcx, r13	// third3.step6.c1.2
lea r11, [r12+r8]	// change2.w2f.add.3
mov qword ptr [rdi-112], r11	// change2.w2f.store_w2f
mov rbp, -2	// third3.step7.c1
sar rsi, 1	// third3.step6.t
lea rdx, [rsi+rbx]	// third3.step6.y
cmovc rdx, rsi	// third3.step6.G
adc rax, 0	// third3.step6.w
cmovs r14, rcx	// third3.step6.d
shrx r10, r14, r15	// third3.step6.m
cmovs r9, rsi	// third3.step6.h
lea r13, [r14-1]	// third3.step7.c0
sarx r12, r14, r15	// third3.step6.s
xor r12, r9	// third3.step7.x
mov r8, rdx	// copy for third3.step7.t
sar r8, 1	// third3.step7.t
mov rbx, -2	// third3.step8.c1
lea rax, [r8+r12]	// third3.step7.y
cmovc rax, r8	// third3.step7.G
sub rbp, r14	// third3.step7.c1.2
andn rcx, rdx, r10	// third3.step7.w
cmovnz r13, rbp	// third3.step7.d
sarx rsi, r13, r15	// third3.step7.s
lea r12, [r13-1]	// third3.step8.c0
cmovnz r9, r8	// third3.step7.h
mov r14, r9	// copy for third3.step8.x
xor r14, rsi	// third3.step8.x
sar r11, 20	// change2.w2f.sar.2
shl r11, 44	// change2.w2f.shl
mov qword ptr [rdi+40], r11	// change2.w2f.store_high2f
sub rbx, r13	// third3.step8.c1.2
mov rdx, qword ptr [rdi+272]	// change2.w2g.load_N2q
imul rdx, qword ptr [rdi+8]	// change2.w2g.imul_w1f
sar rax, 1	// third3.step8.t
lea r10, [rax+r14]	// third3.step8.y
cmovc r10, rax	// third3.step8.G
adc rsi, 0	// third3.step8.w
cmovs r12, rbx	// third3.step8.d
shrx rcx, r12, r15	// third3.step8.m
sarx rbp, r12, r15	// third3.step8.s
lea r8, [r12-1]	// third3.step9.c0
cmovs r9, rax	// third3.step8.h
xor rbp, r9	// third3.step9.x
mov r11, r10	// copy for third3.step9.t
sar r11, 1	// third3.step9.t
mov r13, -2	// third3.step9.c1
mov r14, -2	// third3.step10.c1
mov rsi, qword ptr [rdi+280]	// change2.w2g.load_N2r
lea rbx, [r11+rbp]	// third3.step9.y
cmovc rbx, r11	// third3.step9.G
sub r13, r12	// third3.step9.c1.2
andn rax, r10, rcx	// third3.step9.w
cmovnz r8, r13	// third3.step9.d
sarx rbp, r8, r15	// third3.step9.s
lea r12, [r8-1]	// third3.step10.c0
cmovnz r9, r11	// third3.step9.h
mov r10, r9	// copy for third3.step10.x
xor r10, rbp	// third3.step10.x
sub r14, r8	// third3.step10.c1.2
imul rsi, qword ptr [rdi+16]	// change2.w2g.imul_w1g
lea rcx, [rdx+rsi]	// change2.w2g.add
mov rax, -2	// third3.step11.c1
sar rcx, 20	// change2.w2g.sar
sar rbx, 1	// third3.step10.t
lea r13, [rbx+r10]	// third3.step10.y
cmovc r13, rbx	// third3.step10.G
adc rbp, 0	// third3.step10.w
cmovs r12, r14	// third3.step10.d
shrx r11, r12, r15	// third3.step10.m
sarx r8, r12, r15	// third3.step10.s
lea rdx, [r12-1]	// third3.step11.c0
cmovs r9, rbx	// third3.step10.h
xor r8, r9	// third3.step11.x
mov rsi, r13	// copy for third3.step11.t
sar rsi, 1	// third3.step11.t
mov r10, qword ptr [rdi+144]	// change2.w2g.load_Yq
mov rbp, -2	// third3.step12.c1
mov r14, -2	// third3.step13.c1
lea rbx, [rsi+r8]	// third3.step11.y
cmovc rbx, rsi	// third3.step11.G
imul r10, qword ptr [rdi+384]	// change2.w2g.imul_above_f
sub rax, r12	// third3.step11.c1.2
andn r8, r13, r11	// third3.step11.w
cmovnz rdx, rax	// third3.step11.d
sarx r12, rdx, r15	// third3.step11.s
lea r13, [rdx-1]	// third3.step12.c0
cmovnz r9, rsi	// third3.step11.h
mov r11, r9	// copy for third3.step12.x
xor r11, r12	// third3.step12.x
sub rbp, rdx	// third3.step12.c1.2
mov r8, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul r8, qword ptr [rdi+400]	// change2.w2g.imul_above_g
lea rax, [r10+r8]	// change2.w2g.add.2
lea rsi, [rcx+rax]	// change2.w2g.add.3
sar rbx, 1	// third3.step12.t
lea rdx, [rbx+r11]	// third3.step12.y
cmovc rdx, rbx	// third3.step12.G
adc r12, 0	// third3.step12.w
cmovs r13, rbp	// third3.step12.d
shrx r10, r13, r15	// third3.step12.m
sarx r8, r13, r15	// third3.step12.s
lea rcx, [r13-1]	// third3.step13.c0
cmovs r9, rbx	// third3.step12.h
xor r8, r9	// third3.step13.x
mov rax, rdx	// copy for third3.step13.t
sar rax, 1	// third3.step13.t
mov qword ptr [rdi-104], rsi	// change2.w2g.store_w2g
mov r11, -2	// third3.step14.c1
lea r12, [rax+r8]	// third3.step13.y
cmovc r12, rax	// third3.step13.G
sub r14, r13	// third3.step13.c1.2
andn rbp, rdx, r10	// third3.step13.w
cmovnz rcx, r14	// third3.step13.d
sarx rbx, rcx, r15	// third3.step13.s
lea r8, [rcx-1]	// third3.step14.c0
cmovnz r9, rax	// third3.step13.h
mov r13, r9	// copy for third3.step14.x
xor r13, rbx	// third3.step14.x
sar rsi, 20	// change2.w2g.sar.2
shl rsi, 44	// change2.w2g.shl
sub r11, rcx	// third3.step14.c1.2
mov qword ptr [rdi+48], rsi	// change2.w2g.store_high2g
sar r12, 1	// third3.step14.t
lea rdx, [r12+r13]	// third3.step14.y
cmovc rdx, r12	// third3.step14.G
adc rbx, 0	// third3.step14.w
cmovs r8, r11	// third3.step14.d
shrx r10, r8, r15	// third3.step14.m
sarx rbp, r8, r15	// third3.step14.s
lea r14, [r8-1]	// third3.step15.c0
cmovs r9, r12	// third3.step14.h
xor rbp, r9	// third3.step15.x
mov rax, rdx	// copy for third3.step15.t
sar rax, 1	// third3.step15.t
mov rcx, -2	// third3.step15.c1
mov rsi, -2	// third3.step16.c1
lea r13, [rax+rbp]	// third3.step15.y
cmovc r13, rax	// third3.step15.G
sub rcx, r8	// third3.step15.c1.2
andn rbx, rdx, r10	// third3.step15.w
cmovnz r14, rcx	// third3.step15.d
lea r11, [r14-1]	// third3.step16.c0
sarx r12, r14, r15	// third3.step15.s
cmovnz r9, rax	// third3.step15.h
mov rbp, r9	// copy for third3.step16.x
xor rbp, r12	// third3.step16.x
sub rsi, r14	// third3.step16.c1.2
sar r13, 1	// third3.step16.t
lea r8, [r13+rbp]	// third3.step16.y
cmovc r8, r13	// third3.step16.G
adc r12, 0	// third3.step16.w
cmovs r11, rsi	// third3.step16.d
shrx rdx, r11, r15	// third3.step16.m
sarx r10, r11, r15	// third3.step16.s
lea rbx, [r11-1]	// third3.step17.c0
cmovs r9, r13	// third3.step16.h
xor r10, r9	// third3.step17.x
mov rcx, r8	// copy for third3.step17.t
sar rcx, 1	// third3.step17.t
mov rax, -2	// third3.step17.c1
mov r14, -2	// third3.step18.c1
lea rbp, [rcx+r10]	// third3.step17.y
cmovc rbp, rcx	// third3.step17.G
sub rax, r11	// third3.step17.c1.2
andn r12, r8, rdx	// third3.step17.w
cmovnz rbx, rax	// third3.step17.d
sarx rsi, rbx, r15	// third3.step17.s
lea r13, [rbx-1]	// third3.step18.c0
cmovnz r9, rcx	// third3.step17.h
mov r10, r9	// copy for third3.step18.x
xor r10, rsi	// third3.step18.x
sub r14, rbx	// third3.step18.c1.2
mov r11, -2	// third3.step19.c1
sar rbp, 1	// third3.step18.t
lea r8, [rbp+r10]	// third3.step18.y
cmovc r8, rbp	// third3.step18.G
adc rsi, 0	// third3.step18.w
cmovs r13, r14	// third3.step18.d
shrx rdx, r13, r15	// third3.step18.m
sarx r12, r13, r15	// third3.step18.s
lea rax, [r13-1]	// third3.step19.c0
cmovs r9, rbp	// third3.step18.h
xor r12, r9	// third3.step19.x
mov rcx, r8	// copy for third3.step19.t
sar rcx, 1	// third3.step19.t
mov rbx, -2	// third3.step20.c1
lea r10, [rcx+r12]	// third3.step19.y
cmovc r10, rcx	// third3.step19.G
sub r11, r13	// third3.step19.c1.2
andn rsi, r8, rdx	// third3.step19.w
cmovnz rax, r11	// third3.step19.d
lea r14, [rax-1]	// third3.step20.c0
sarx rbp, rax, r15	// third3.step19.s
cmovnz r9, rcx	// third3.step19.h
mov r12, r9	// copy for third3.step20.x
xor r12, rbp	// third3.step20.x
sub rbx, rax	// third3.step20.c1.2
sar r10, 1	// third3.step20.t
lea r13, [r10+r12]	// third3.step20.y
cmovc r13, r10	// third3.step20.G
adc rbp, 0	// third3.step20.w
cmovs r14, rbx	// third3.step20.d
shrx r8, r14, r15	// third3.step20.m
sarx rdx, r14, r15	// third3.step20.s
mov qword ptr [rdi-120], r13	// change3.store_end_G
cmovs r9, r10	// third3.step20.h
mov rsi, r9	// copy for change3.h.add_rounding_h
add rsi, qword ptr [rdi-64]	// change3.h.add_rounding_h
mov qword ptr [rdi-128], r9	// change3.store_end_h
shl r9, 45	// change3.h.shl
mov r11, r13	// copy for change3.G.add_rounding_G
add r11, qword ptr [rdi-56]	// change3.G.add_rounding_G
rorx rcx, r11, 42	// change3.G.second_entry
rorx rax, rsi, 41	// change3.h.second_entry
imul rcx, qword ptr [rdi+48]	// change3.G.imul_high2g
imul rax, qword ptr [rdi+48]	// change3.h.imul_high2g
rorx r12, rsi, 20	// change3.h.first_entry
imul r12, qword ptr [rdi+40]	// change3.h.imul_high2f
rorx rbp, r11, 21	// change3.G.first_entry
imul rbp, qword ptr [rdi+40]	// change3.G.imul_high2f
add r9, qword ptr [rdi-48]	// change3.h.add_refill_h
shl r13, 44	// change3.G.shl
add r13, qword ptr [rdi-40]	// change3.G.add_refill_G
lea rbx, [r12+rax]	// change3.h.add
lea r10, [rbp+rcx]	// change3.G.add
lea rsi, [rbx+r9]	// change3.h.add.2
lea r11, [r10+r13]	// change3.G.add.2
ror rsi, 45	// change3.h.packed
ror r11, 44	// change3.G.packed
mov rbx, r11	// output
mov rcx, rsi	// output
mov rsi, rdx	// output
mov rdx, r14	// output
mov rbp, r8	// output
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
