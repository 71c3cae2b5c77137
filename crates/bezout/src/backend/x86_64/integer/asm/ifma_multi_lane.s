// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: batches of 30 half-delta divsteps on sixteen pairs f, g of numbers of their own, with the cofactors d, e modulo m
//   [BY19, Wui21]: two groups of eight, in lanes of 64 bits.
// In: rdi = address of the state, aligned to 64 bytes; rsi = the number of batches, at least 1. The state has what `enter` leaves:
//   for each group -1/m modulo 2^52, and five limbs of 52 bits of f, g, d, e, m, with six of -2^51 m.
// Requires: f, m odd or zero; limbs below 2^52 but the highest, which may be from -2^52 on; AVX-512 F, DQ and IFMA.
// Out: f, g, d, e, all of them negated once more than there are batches.
// Bounds: |f|, |g| do not grow; |d|, |e| grow by at most m / 2 a batch, and have to be below 2^260.
// Timing: constant but for the number of batches.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 952 instructions a batch, 360 for its steps.
add rsi, 1	// enter
mov rax, 0xfffffffffffff	// enter
vpbroadcastq zmm27, rax	// enter
mov rax, 0x100000001	// enter
vpbroadcastq zmm28, rax	// enter
mov rax, 0x7fff00007fff	// enter
vpbroadcastq zmm29, rax	// enter
mov rax, 0x8000000080000000	// enter
vpbroadcastq zmm30, rax	// enter
mov rax, 0x400000004000	// enter
vpbroadcastq zmm26, rax	// enter
vmovdqa64 zmmword ptr [rdi+256], zmm26	// enter
mov rax, 0x800000008000	// enter
vpbroadcastq zmm26, rax	// enter
vmovdqa64 zmmword ptr [rdi+320], zmm26	// enter
mov rax, 0x3fff00003fff	// enter
vpbroadcastq zmm26, rax	// enter
vmovdqa64 zmmword ptr [rdi+384], zmm26	// enter
mov rax, 0xffffffff	// enter
vpbroadcastq zmm26, rax	// enter
vmovdqa64 zmmword ptr [rdi+448], zmm26	// enter
vpternlogd zmm4, zmm4, zmm4, 0xff	// enter
vpsllq zmm8, zmm4, 52	// enter
vmovdqa64 zmm11, zmm8	// enter
vpxord zmm9, zmm9, zmm9	// enter
vpxord zmm10, zmm10, zmm10	// enter
vmovdqa64 zmm12, zmm8	// enter
vmovdqa64 zmm15, zmm8	// enter
vpxord zmm13, zmm13, zmm13	// enter
vpxord zmm14, zmm14, zmm14	// enter
jmp 3f	// enter
.p2align 6
2:
vptestnmd k1, zmm0, zmm28	// half1.step1
vpandq zmm8, zmm8, zmm27	// update0.unsigned
vpsrad zmm7, zmm4, 31	// half1.step1
vpandq zmm9, zmm9, zmm27	// update0.unsigned
vpsrad zmm5, zmm0, 1	// half1.step1
vpandq zmm10, zmm10, zmm27	// update0.unsigned
vpsrad zmm6, zmm1, 1	// half1.step1
vpandq zmm11, zmm11, zmm27	// update0.unsigned
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step1
vpmadd52huq zmm16, zmm24, zmm8	// update0.f1.high
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step1
vpmadd52huq zmm16, zmm25, zmm9	// update0.f1.high
vpaddd zmm0, zmm0, zmm5	// half1.step1
vpsubq zmm16{k2}, zmm16, zmm24	// update0.f1.high
vpsubq zmm16{k3}, zmm16, zmm25	// update0.f1.high
vpaddd zmm1, zmm1, zmm6	// half1.step1
vpmadd52huq zmm17, zmm24, zmm10	// update0.g1.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step1
vpmadd52huq zmm17, zmm25, zmm11	// update0.g1.high
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half1.step1
vpsubq zmm17{k4}, zmm17, zmm24	// update0.g1.high
vpxord zmm4{k1}, zmm4, zmm7	// half1.step1
vpsubq zmm17{k5}, zmm17, zmm25	// update0.g1.high
vpsubd zmm4, zmm4, zmm28	// half1.step1
vmovdqa64 zmm24, zmmword ptr [rdi+1536]	// update0.load.fg2
vptestnmd k1, zmm0, zmm28	// half1.step2
vmovdqa64 zmm25, zmmword ptr [rdi+1600]	// update0.load.fg2
vpmadd52luq zmm16, zmm24, zmm8	// update0.f2.low
vpsrad zmm7, zmm4, 31	// half1.step2
vpmadd52luq zmm16, zmm25, zmm9	// update0.f2.low
vpsrad zmm5, zmm0, 1	// half1.step2
vpandq zmm26, zmm16, zmm27	// update0.f2.low
vpsrad zmm6, zmm1, 1	// half1.step2
vmovdqa64 zmmword ptr [rdi+1216], zmm26	// update0.f2.low
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step2
vpsraq zmm16, zmm16, 52	// update0.f2.low
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step2
vpmadd52huq zmm16, zmm24, zmm8	// update0.f2.high
vpaddd zmm0, zmm0, zmm5	// half1.step2
vpmadd52huq zmm16, zmm25, zmm9	// update0.f2.high
vpaddd zmm1, zmm1, zmm6	// half1.step2
vpsubq zmm16{k2}, zmm16, zmm24	// update0.f2.high
vpsubq zmm16{k3}, zmm16, zmm25	// update0.f2.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step2
vpmadd52luq zmm17, zmm24, zmm10	// update0.g2.low
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half1.step2
vpmadd52luq zmm17, zmm25, zmm11	// update0.g2.low
vpxord zmm4{k1}, zmm4, zmm7	// half1.step2
vpandq zmm26, zmm17, zmm27	// update0.g2.low
vpsubd zmm4, zmm4, zmm28	// half1.step2
vmovdqa64 zmmword ptr [rdi+1280], zmm26	// update0.g2.low
vptestnmd k1, zmm0, zmm28	// half1.step3
vpsraq zmm17, zmm17, 52	// update0.g2.low
vpsrad zmm7, zmm4, 31	// half1.step3
vpmadd52huq zmm17, zmm24, zmm10	// update0.g2.high
vpmadd52huq zmm17, zmm25, zmm11	// update0.g2.high
vpsrad zmm5, zmm0, 1	// half1.step3
vpsubq zmm17{k4}, zmm17, zmm24	// update0.g2.high
vpsrad zmm6, zmm1, 1	// half1.step3
vpsubq zmm17{k5}, zmm17, zmm25	// update0.g2.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step3
vmovdqa64 zmm24, zmmword ptr [rdi+1856]	// update0.load.fg3
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step3
vmovdqa64 zmm25, zmmword ptr [rdi+1920]	// update0.load.fg3
vpaddd zmm0, zmm0, zmm5	// half1.step3
vpmadd52luq zmm16, zmm24, zmm8	// update0.f3.low
vpaddd zmm1, zmm1, zmm6	// half1.step3
vpmadd52luq zmm16, zmm25, zmm9	// update0.f3.low
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step3
vpandq zmm26, zmm16, zmm27	// update0.f3.low
vmovdqa64 zmmword ptr [rdi+1536], zmm26	// update0.f3.low
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half1.step3
vpsraq zmm16, zmm16, 52	// update0.f3.low
vpxord zmm4{k1}, zmm4, zmm7	// half1.step3
vpmadd52huq zmm16, zmm24, zmm8	// update0.f3.high
vpsubd zmm4, zmm4, zmm28	// half1.step3
vpmadd52huq zmm16, zmm25, zmm9	// update0.f3.high
vptestnmd k1, zmm0, zmm28	// half1.step4
vpsubq zmm16{k2}, zmm16, zmm24	// update0.f3.high
vpsrad zmm7, zmm4, 31	// half1.step4
vpsubq zmm16{k3}, zmm16, zmm25	// update0.f3.high
vpsrad zmm5, zmm0, 1	// half1.step4
vpmadd52luq zmm17, zmm24, zmm10	// update0.g3.low
vpmadd52luq zmm17, zmm25, zmm11	// update0.g3.low
vpsrad zmm6, zmm1, 1	// half1.step4
vpandq zmm26, zmm17, zmm27	// update0.g3.low
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step4
vmovdqa64 zmmword ptr [rdi+1600], zmm26	// update0.g3.low
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step4
vpsraq zmm17, zmm17, 52	// update0.g3.low
vpaddd zmm0, zmm0, zmm5	// half1.step4
vpmadd52huq zmm17, zmm24, zmm10	// update0.g3.high
vpaddd zmm1, zmm1, zmm6	// half1.step4
vpmadd52huq zmm17, zmm25, zmm11	// update0.g3.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step4
vpsubq zmm17{k4}, zmm17, zmm24	// update0.g3.high
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half1.step4
vpsubq zmm17{k5}, zmm17, zmm25	// update0.g3.high
vmovdqa64 zmm24, zmmword ptr [rdi+2176]	// update0.load.fg4
vpxord zmm4{k1}, zmm4, zmm7	// half1.step4
vmovdqa64 zmm25, zmmword ptr [rdi+2240]	// update0.load.fg4
vpsubd zmm4, zmm4, zmm28	// half1.step4
vpmadd52luq zmm16, zmm24, zmm8	// update0.f4.low
vptestnmd k1, zmm0, zmm28	// half1.step5
vpmadd52luq zmm16, zmm25, zmm9	// update0.f4.low
vpsrad zmm7, zmm4, 31	// half1.step5
vpandq zmm26, zmm16, zmm27	// update0.f4.low
vpsrad zmm5, zmm0, 1	// half1.step5
vmovdqa64 zmmword ptr [rdi+1856], zmm26	// update0.f4.low
vpsrad zmm6, zmm1, 1	// half1.step5
vpsraq zmm16, zmm16, 52	// update0.f4.low
vpmadd52huq zmm16, zmm24, zmm8	// update0.f4.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step5
vpmadd52huq zmm16, zmm25, zmm9	// update0.f4.high
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step5
vpsubq zmm16{k2}, zmm16, zmm24	// update0.f4.high
vpaddd zmm0, zmm0, zmm5	// half1.step5
vpsubq zmm16{k3}, zmm16, zmm25	// update0.f4.high
vpaddd zmm1, zmm1, zmm6	// half1.step5
vpmadd52luq zmm17, zmm24, zmm10	// update0.g4.low
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step5
vpmadd52luq zmm17, zmm25, zmm11	// update0.g4.low
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half1.step5
vpandq zmm26, zmm17, zmm27	// update0.g4.low
vmovdqa64 zmmword ptr [rdi+1920], zmm26	// update0.g4.low
vpxord zmm4{k1}, zmm4, zmm7	// half1.step5
vpsraq zmm17, zmm17, 52	// update0.g4.low
vpsubd zmm4, zmm4, zmm28	// half1.step5
vpmadd52huq zmm17, zmm24, zmm10	// update0.g4.high
vptestnmd k1, zmm0, zmm28	// half1.step6
vpmadd52huq zmm17, zmm25, zmm11	// update0.g4.high
vpsrad zmm7, zmm4, 31	// half1.step6
vpsubq zmm17{k4}, zmm17, zmm24	// update0.g4.high
vpsrad zmm5, zmm0, 1	// half1.step6
vpsubq zmm17{k5}, zmm17, zmm25	// update0.g4.high
vpsrad zmm6, zmm1, 1	// half1.step6
vpmovq2m k6, zmm24	// update0.top
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step6
vpmovq2m k7, zmm25	// update0.top
vpsubq zmm16{k6}, zmm16, zmm8	// update0.top
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step6
vpsubq zmm16{k7}, zmm16, zmm9	// update0.top
vpaddd zmm0, zmm0, zmm5	// half1.step6
vmovdqa64 zmmword ptr [rdi+2176], zmm16	// update0.top
vpaddd zmm1, zmm1, zmm6	// half1.step6
vpsubq zmm17{k6}, zmm17, zmm10	// update0.top
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step6
vpsubq zmm17{k7}, zmm17, zmm11	// update0.top
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half1.step6
vmovdqa64 zmmword ptr [rdi+2240], zmm17	// update0.top
vpxord zmm4{k1}, zmm4, zmm7	// half1.step6
vmovdqa64 zmm24, zmmword ptr [rdi+1024]	// update0.load.de0
vmovdqa64 zmm25, zmmword ptr [rdi+1088]	// update0.load.de0
vpsubd zmm4, zmm4, zmm28	// half1.step6
vmovdqa64 zmm20, zmmword ptr [rdi+2496]	// update0.d0.low
vptestnmd k1, zmm0, zmm28	// half1.step7
vpmadd52luq zmm20, zmm24, zmm8	// update0.d0.low
vpsrad zmm7, zmm4, 31	// half1.step7
vpmadd52luq zmm20, zmm25, zmm9	// update0.d0.low
vpsrad zmm5, zmm0, 1	// half1.step7
vpxord zmm22, zmm22, zmm22	// update0.d0.low
vpsrad zmm6, zmm1, 1	// half1.step7
vpmadd52luq zmm22, zmm20, zmmword ptr [rdi+0]	// update0.d0.low
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step7
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+1152]	// update0.d0.low
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step7
vpsraq zmm20, zmm20, 52	// update0.d0.low
vpmadd52huq zmm20, zmm24, zmm8	// update0.d0.high
vpaddd zmm0, zmm0, zmm5	// half1.step7
vpmadd52huq zmm20, zmm25, zmm9	// update0.d0.high
vpaddd zmm1, zmm1, zmm6	// half1.step7
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+1152]	// update0.d0.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step7
vpsubq zmm20{k2}, zmm20, zmm24	// update0.d0.high
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half1.step7
vpsubq zmm20{k3}, zmm20, zmm25	// update0.d0.high
vpxord zmm4{k1}, zmm4, zmm7	// half1.step7
vmovdqa64 zmm21, zmmword ptr [rdi+2496]	// update0.e0.low
vpsubd zmm4, zmm4, zmm28	// half1.step7
vpmadd52luq zmm21, zmm24, zmm10	// update0.e0.low
vpmadd52luq zmm21, zmm25, zmm11	// update0.e0.low
vptestnmd k1, zmm0, zmm28	// half1.step8
vpxord zmm23, zmm23, zmm23	// update0.e0.low
vpsrad zmm7, zmm4, 31	// half1.step8
vpmadd52luq zmm23, zmm21, zmmword ptr [rdi+0]	// update0.e0.low
vpsrad zmm5, zmm0, 1	// half1.step8
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+1152]	// update0.e0.low
vpsrad zmm6, zmm1, 1	// half1.step8
vpsraq zmm21, zmm21, 52	// update0.e0.low
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step8
vpmadd52huq zmm21, zmm24, zmm10	// update0.e0.high
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step8
vpmadd52huq zmm21, zmm25, zmm11	// update0.e0.high
vpaddd zmm0, zmm0, zmm5	// half1.step8
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+1152]	// update0.e0.high
vpsubq zmm21{k4}, zmm21, zmm24	// update0.e0.high
vpaddd zmm1, zmm1, zmm6	// half1.step8
vpsubq zmm21{k5}, zmm21, zmm25	// update0.e0.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step8
vmovdqa64 zmm24, zmmword ptr [rdi+1344]	// update0.load.de1
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half1.step8
vmovdqa64 zmm25, zmmword ptr [rdi+1408]	// update0.load.de1
vpxord zmm4{k1}, zmm4, zmm7	// half1.step8
vpaddq zmm20, zmm20, zmmword ptr [rdi+2560]	// update0.d1.low
vpsubd zmm4, zmm4, zmm28	// half1.step8
vpmadd52luq zmm20, zmm24, zmm8	// update0.d1.low
vptestnmd k1, zmm0, zmm28	// half1.step9
vpmadd52luq zmm20, zmm25, zmm9	// update0.d1.low
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+1472]	// update0.d1.low
vpsrad zmm7, zmm4, 31	// half1.step9
vpandq zmm26, zmm20, zmm27	// update0.d1.low
vpsrad zmm5, zmm0, 1	// half1.step9
vmovdqa64 zmmword ptr [rdi+1024], zmm26	// update0.d1.low
vpsrad zmm6, zmm1, 1	// half1.step9
vpsraq zmm20, zmm20, 52	// update0.d1.low
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step9
vpmadd52huq zmm20, zmm24, zmm8	// update0.d1.high
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step9
vpmadd52huq zmm20, zmm25, zmm9	// update0.d1.high
vpaddd zmm0, zmm0, zmm5	// half1.step9
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+1472]	// update0.d1.high
vpsubq zmm20{k2}, zmm20, zmm24	// update0.d1.high
vpaddd zmm1, zmm1, zmm6	// half1.step9
vpsubq zmm20{k3}, zmm20, zmm25	// update0.d1.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step9
vpaddq zmm21, zmm21, zmmword ptr [rdi+2560]	// update0.e1.low
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half1.step9
vpmadd52luq zmm21, zmm24, zmm10	// update0.e1.low
vpxord zmm4{k1}, zmm4, zmm7	// half1.step9
vpmadd52luq zmm21, zmm25, zmm11	// update0.e1.low
vpsubd zmm4, zmm4, zmm28	// half1.step9
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+1472]	// update0.e1.low
vptestnmd k1, zmm0, zmm28	// half1.step10
vpandq zmm26, zmm21, zmm27	// update0.e1.low
vpsrad zmm7, zmm4, 31	// half1.step10
vmovdqa64 zmmword ptr [rdi+1088], zmm26	// update0.e1.low
vpsraq zmm21, zmm21, 52	// update0.e1.low
vpsrad zmm5, zmm0, 1	// half1.step10
vpmadd52huq zmm21, zmm24, zmm10	// update0.e1.high
vpsrad zmm6, zmm1, 1	// half1.step10
vpmadd52huq zmm21, zmm25, zmm11	// update0.e1.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step10
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+1472]	// update0.e1.high
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step10
vpsubq zmm21{k4}, zmm21, zmm24	// update0.e1.high
vpaddd zmm0, zmm0, zmm5	// half1.step10
vpsubq zmm21{k5}, zmm21, zmm25	// update0.e1.high
vpaddd zmm1, zmm1, zmm6	// half1.step10
vmovdqa64 zmm24, zmmword ptr [rdi+1664]	// update0.load.de2
vmovdqa64 zmm25, zmmword ptr [rdi+1728]	// update0.load.de2
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step10
vpaddq zmm20, zmm20, zmmword ptr [rdi+2624]	// update0.d2.low
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half1.step10
vpmadd52luq zmm20, zmm24, zmm8	// update0.d2.low
vpxord zmm4{k1}, zmm4, zmm7	// half1.step10
vpmadd52luq zmm20, zmm25, zmm9	// update0.d2.low
vpsubd zmm4, zmm4, zmm28	// half1.step10
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+1792]	// update0.d2.low
vptestnmd k1, zmm0, zmm28	// half1.step11
vpandq zmm26, zmm20, zmm27	// update0.d2.low
vpsrad zmm7, zmm4, 31	// half1.step11
vmovdqa64 zmmword ptr [rdi+1344], zmm26	// update0.d2.low
vpsrad zmm5, zmm0, 1	// half1.step11
vpsraq zmm20, zmm20, 52	// update0.d2.low
vpmadd52huq zmm20, zmm24, zmm8	// update0.d2.high
vpsrad zmm6, zmm1, 1	// half1.step11
vpmadd52huq zmm20, zmm25, zmm9	// update0.d2.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step11
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+1792]	// update0.d2.high
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step11
vpsubq zmm20{k2}, zmm20, zmm24	// update0.d2.high
vpaddd zmm0, zmm0, zmm5	// half1.step11
vpsubq zmm20{k3}, zmm20, zmm25	// update0.d2.high
vpaddd zmm1, zmm1, zmm6	// half1.step11
vpaddq zmm21, zmm21, zmmword ptr [rdi+2624]	// update0.e2.low
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step11
vpmadd52luq zmm21, zmm24, zmm10	// update0.e2.low
vpmadd52luq zmm21, zmm25, zmm11	// update0.e2.low
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half1.step11
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+1792]	// update0.e2.low
vpxord zmm4{k1}, zmm4, zmm7	// half1.step11
vpandq zmm26, zmm21, zmm27	// update0.e2.low
vpsubd zmm4, zmm4, zmm28	// half1.step11
vmovdqa64 zmmword ptr [rdi+1408], zmm26	// update0.e2.low
vptestnmd k1, zmm0, zmm28	// half1.step12
vpsraq zmm21, zmm21, 52	// update0.e2.low
vpsrad zmm7, zmm4, 31	// half1.step12
vpmadd52huq zmm21, zmm24, zmm10	// update0.e2.high
vpsrad zmm5, zmm0, 1	// half1.step12
vpmadd52huq zmm21, zmm25, zmm11	// update0.e2.high
vpsrad zmm6, zmm1, 1	// half1.step12
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+1792]	// update0.e2.high
vpsubq zmm21{k4}, zmm21, zmm24	// update0.e2.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step12
vpsubq zmm21{k5}, zmm21, zmm25	// update0.e2.high
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step12
vmovdqa64 zmm24, zmmword ptr [rdi+1984]	// update0.load.de3
vpaddd zmm0, zmm0, zmm5	// half1.step12
vmovdqa64 zmm25, zmmword ptr [rdi+2048]	// update0.load.de3
vpaddd zmm1, zmm1, zmm6	// half1.step12
vpaddq zmm20, zmm20, zmmword ptr [rdi+2688]	// update0.d3.low
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step12
vpmadd52luq zmm20, zmm24, zmm8	// update0.d3.low
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half1.step12
vpmadd52luq zmm20, zmm25, zmm9	// update0.d3.low
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+2112]	// update0.d3.low
vpxord zmm4{k1}, zmm4, zmm7	// half1.step12
vpandq zmm26, zmm20, zmm27	// update0.d3.low
vpsubd zmm4, zmm4, zmm28	// half1.step12
vmovdqa64 zmmword ptr [rdi+1664], zmm26	// update0.d3.low
vptestnmd k1, zmm0, zmm28	// half1.step13
vpsraq zmm20, zmm20, 52	// update0.d3.low
vpsrad zmm7, zmm4, 31	// half1.step13
vpmadd52huq zmm20, zmm24, zmm8	// update0.d3.high
vpsrad zmm5, zmm0, 1	// half1.step13
vpmadd52huq zmm20, zmm25, zmm9	// update0.d3.high
vpsrad zmm6, zmm1, 1	// half1.step13
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+2112]	// update0.d3.high
vpsubq zmm20{k2}, zmm20, zmm24	// update0.d3.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step13
vpsubq zmm20{k3}, zmm20, zmm25	// update0.d3.high
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step13
vpaddq zmm21, zmm21, zmmword ptr [rdi+2688]	// update0.e3.low
vpaddd zmm0, zmm0, zmm5	// half1.step13
vpmadd52luq zmm21, zmm24, zmm10	// update0.e3.low
vpaddd zmm1, zmm1, zmm6	// half1.step13
vpmadd52luq zmm21, zmm25, zmm11	// update0.e3.low
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step13
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+2112]	// update0.e3.low
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half1.step13
vpandq zmm26, zmm21, zmm27	// update0.e3.low
vpxord zmm4{k1}, zmm4, zmm7	// half1.step13
vmovdqa64 zmmword ptr [rdi+1728], zmm26	// update0.e3.low
vpsraq zmm21, zmm21, 52	// update0.e3.low
vpsubd zmm4, zmm4, zmm28	// half1.step13
vpmadd52huq zmm21, zmm24, zmm10	// update0.e3.high
vptestnmd k1, zmm0, zmm28	// half1.step14
vpmadd52huq zmm21, zmm25, zmm11	// update0.e3.high
vpsrad zmm7, zmm4, 31	// half1.step14
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+2112]	// update0.e3.high
vpsrad zmm5, zmm0, 1	// half1.step14
vpsubq zmm21{k4}, zmm21, zmm24	// update0.e3.high
vpsrad zmm6, zmm1, 1	// half1.step14
vpsubq zmm21{k5}, zmm21, zmm25	// update0.e3.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step14
vmovdqa64 zmm24, zmmword ptr [rdi+2304]	// update0.load.de4
vmovdqa64 zmm25, zmmword ptr [rdi+2368]	// update0.load.de4
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step14
vpaddq zmm20, zmm20, zmmword ptr [rdi+2752]	// update0.d4.low
vpaddd zmm0, zmm0, zmm5	// half1.step14
vpmadd52luq zmm20, zmm24, zmm8	// update0.d4.low
vpaddd zmm1, zmm1, zmm6	// half1.step14
vpmadd52luq zmm20, zmm25, zmm9	// update0.d4.low
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step14
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+2432]	// update0.d4.low
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half1.step14
vpandq zmm26, zmm20, zmm27	// update0.d4.low
vpxord zmm4{k1}, zmm4, zmm7	// half1.step14
vmovdqa64 zmmword ptr [rdi+1984], zmm26	// update0.d4.low
vpsubd zmm4, zmm4, zmm28	// half1.step14
vpsraq zmm20, zmm20, 52	// update0.d4.low
vpmadd52huq zmm20, zmm24, zmm8	// update0.d4.high
vptestnmd k1, zmm0, zmm28	// half1.step15
vpmadd52huq zmm20, zmm25, zmm9	// update0.d4.high
vpsrad zmm7, zmm4, 31	// half1.step15
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+2432]	// update0.d4.high
vpsrad zmm5, zmm0, 1	// half1.step15
vpsubq zmm20{k2}, zmm20, zmm24	// update0.d4.high
vpsrad zmm6, zmm1, 1	// half1.step15
vpsubq zmm20{k3}, zmm20, zmm25	// update0.d4.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half1.step15
vpaddq zmm21, zmm21, zmmword ptr [rdi+2752]	// update0.e4.low
vpxord zmm1{k1}{z}, zmm3, zmm7	// half1.step15
vpmadd52luq zmm21, zmm24, zmm10	// update0.e4.low
vpmadd52luq zmm21, zmm25, zmm11	// update0.e4.low
vpaddd zmm0, zmm0, zmm5	// half1.step15
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+2432]	// update0.e4.low
vpaddd zmm1, zmm1, zmm6	// half1.step15
vpandq zmm26, zmm21, zmm27	// update0.e4.low
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half1.step15
vmovdqa64 zmmword ptr [rdi+2048], zmm26	// update0.e4.low
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half1.step15
vpsraq zmm21, zmm21, 52	// update0.e4.low
vpxord zmm4{k1}, zmm4, zmm7	// half1.step15
vpmadd52huq zmm21, zmm24, zmm10	// update0.e4.high
vpsubd zmm4, zmm4, zmm28	// half1.step15
vpmadd52huq zmm21, zmm25, zmm11	// update0.e4.high
vpaddd zmm2, zmm2, zmmword ptr [rdi+256]	// change
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+2432]	// update0.e4.high
vpsubq zmm21{k4}, zmm21, zmm24	// update0.e4.high
vpsrad zmm2, zmm2, 15	// change
vpsubq zmm21{k5}, zmm21, zmm25	// update0.e4.high
vpaddd zmm3, zmm3, zmmword ptr [rdi+256]	// change
vpmovq2m k6, zmm24	// update0.top
vpsrad zmm3, zmm3, 15	// change
vpmovq2m k7, zmm25	// update0.top
vpaddd zmm0, zmm0, zmmword ptr [rdi+320]	// change
vpsubq zmm20{k6}, zmm20, zmm8	// update0.top
vpsrad zmm0, zmm0, 16	// change
vpsubq zmm20{k7}, zmm20, zmm9	// update0.top
vpaddd zmm1, zmm1, zmmword ptr [rdi+320]	// change
vpaddq zmm20, zmm20, zmmword ptr [rdi+2816]	// update0.top
vmovdqa64 zmmword ptr [rdi+2304], zmm20	// update0.top
vpsrad zmm1, zmm1, 16	// change
vpsubq zmm21{k6}, zmm21, zmm10	// update0.top
vmovdqa64 zmmword ptr [rdi+512], zmm2	// change
vpsubq zmm21{k7}, zmm21, zmm11	// update0.top
vmovdqa64 zmmword ptr [rdi+576], zmm3	// change
vpaddq zmm21, zmm21, zmmword ptr [rdi+2816]	// update0.top
vmovdqa64 zmmword ptr [rdi+640], zmm0	// change
vmovdqa64 zmmword ptr [rdi+2368], zmm21	// update0.top
vmovdqa64 zmmword ptr [rdi+704], zmm1	// change
vpmovq2m k2, zmm12	// update1.signs
vpmulld zmm5, zmm2, zmmword ptr [rdi+768]	// change
vpmovq2m k3, zmm13	// update1.signs
vpmovq2m k4, zmm14	// update1.signs
vpmulld zmm6, zmm3, zmmword ptr [rdi+832]	// change
vpmovq2m k5, zmm15	// update1.signs
vpaddd zmm5, zmm5, zmm6	// change
vpandq zmm12, zmm12, zmm27	// update1.unsigned
vpmulld zmm1, zmm1, zmmword ptr [rdi+832]	// change
vpandq zmm13, zmm13, zmm27	// update1.unsigned
vpmulld zmm6, zmm0, zmmword ptr [rdi+768]	// change
vpandq zmm14, zmm14, zmm27	// update1.unsigned
vpaddd zmm1, zmm1, zmm6	// change
vpandq zmm15, zmm15, zmm27	// update1.unsigned
vpsrld zmm5, zmm5, 15	// change
vmovdqa64 zmm24, zmmword ptr [rdi+3200]	// update1.load.fg1
vpsrld zmm1, zmm1, 15	// change
vmovdqa64 zmm25, zmmword ptr [rdi+3264]	// update1.load.fg1
vpmadd52huq zmm18, zmm24, zmm12	// update1.f1.high
vpternlogd zmm5, zmm29, zmm30, 0x15	// change.pack
vpmadd52huq zmm18, zmm25, zmm13	// update1.f1.high
vpternlogd zmm1, zmm29, zmm30, 0x15	// change.pack
vpsubq zmm18{k2}, zmm18, zmm24	// update1.f1.high
vpsrad zmm2, zmm5, 1	// change.pack
vpsubq zmm18{k3}, zmm18, zmm25	// update1.f1.high
vpxord zmm5, zmm5, zmm30	// change.pack
vpmadd52huq zmm19, zmm24, zmm14	// update1.g1.high
vpsrad zmm3, zmm5, 1	// change.pack
vpmadd52huq zmm19, zmm25, zmm15	// update1.g1.high
vpxord zmm0, zmm1, zmm30	// change.pack
vpsubq zmm19{k4}, zmm19, zmm24	// update1.g1.high
vpsubq zmm19{k5}, zmm19, zmm25	// update1.g1.high
vptestnmd k1, zmm0, zmm28	// half2.step1
vmovdqa64 zmm24, zmmword ptr [rdi+3520]	// update1.load.fg2
vpsrad zmm7, zmm4, 31	// half2.step1
vmovdqa64 zmm25, zmmword ptr [rdi+3584]	// update1.load.fg2
vpsrad zmm5, zmm0, 1	// half2.step1
vpmadd52luq zmm18, zmm24, zmm12	// update1.f2.low
vpsrad zmm6, zmm1, 1	// half2.step1
vpmadd52luq zmm18, zmm25, zmm13	// update1.f2.low
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step1
vpandq zmm26, zmm18, zmm27	// update1.f2.low
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step1
vmovdqa64 zmmword ptr [rdi+3200], zmm26	// update1.f2.low
vpaddd zmm0, zmm0, zmm5	// half2.step1
vpsraq zmm18, zmm18, 52	// update1.f2.low
vpmadd52huq zmm18, zmm24, zmm12	// update1.f2.high
vpaddd zmm1, zmm1, zmm6	// half2.step1
vpmadd52huq zmm18, zmm25, zmm13	// update1.f2.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step1
vpsubq zmm18{k2}, zmm18, zmm24	// update1.f2.high
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step1
vpsubq zmm18{k3}, zmm18, zmm25	// update1.f2.high
vpxord zmm4{k1}, zmm4, zmm7	// half2.step1
vpmadd52luq zmm19, zmm24, zmm14	// update1.g2.low
vpsubd zmm4, zmm4, zmm28	// half2.step1
vpmadd52luq zmm19, zmm25, zmm15	// update1.g2.low
vptestnmd k1, zmm0, zmm28	// half2.step2
vpandq zmm26, zmm19, zmm27	// update1.g2.low
vmovdqa64 zmmword ptr [rdi+3264], zmm26	// update1.g2.low
vpsrad zmm7, zmm4, 31	// half2.step2
vpsraq zmm19, zmm19, 52	// update1.g2.low
vpsrad zmm5, zmm0, 1	// half2.step2
vpmadd52huq zmm19, zmm24, zmm14	// update1.g2.high
vpsrad zmm6, zmm1, 1	// half2.step2
vpmadd52huq zmm19, zmm25, zmm15	// update1.g2.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step2
vpsubq zmm19{k4}, zmm19, zmm24	// update1.g2.high
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step2
vpsubq zmm19{k5}, zmm19, zmm25	// update1.g2.high
vpaddd zmm0, zmm0, zmm5	// half2.step2
vmovdqa64 zmm24, zmmword ptr [rdi+3840]	// update1.load.fg3
vpaddd zmm1, zmm1, zmm6	// half2.step2
vmovdqa64 zmm25, zmmword ptr [rdi+3904]	// update1.load.fg3
vpmadd52luq zmm18, zmm24, zmm12	// update1.f3.low
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step2
vpmadd52luq zmm18, zmm25, zmm13	// update1.f3.low
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step2
vpandq zmm26, zmm18, zmm27	// update1.f3.low
vpxord zmm4{k1}, zmm4, zmm7	// half2.step2
vmovdqa64 zmmword ptr [rdi+3520], zmm26	// update1.f3.low
vpsubd zmm4, zmm4, zmm28	// half2.step2
vpsraq zmm18, zmm18, 52	// update1.f3.low
vptestnmd k1, zmm0, zmm28	// half2.step3
vpmadd52huq zmm18, zmm24, zmm12	// update1.f3.high
vpsrad zmm7, zmm4, 31	// half2.step3
vpmadd52huq zmm18, zmm25, zmm13	// update1.f3.high
vpsubq zmm18{k2}, zmm18, zmm24	// update1.f3.high
vpsrad zmm5, zmm0, 1	// half2.step3
vpsubq zmm18{k3}, zmm18, zmm25	// update1.f3.high
vpsrad zmm6, zmm1, 1	// half2.step3
vpmadd52luq zmm19, zmm24, zmm14	// update1.g3.low
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step3
vpmadd52luq zmm19, zmm25, zmm15	// update1.g3.low
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step3
vpandq zmm26, zmm19, zmm27	// update1.g3.low
vpaddd zmm0, zmm0, zmm5	// half2.step3
vmovdqa64 zmmword ptr [rdi+3584], zmm26	// update1.g3.low
vpaddd zmm1, zmm1, zmm6	// half2.step3
vpsraq zmm19, zmm19, 52	// update1.g3.low
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step3
vpmadd52huq zmm19, zmm24, zmm14	// update1.g3.high
vpmadd52huq zmm19, zmm25, zmm15	// update1.g3.high
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step3
vpsubq zmm19{k4}, zmm19, zmm24	// update1.g3.high
vpxord zmm4{k1}, zmm4, zmm7	// half2.step3
vpsubq zmm19{k5}, zmm19, zmm25	// update1.g3.high
vpsubd zmm4, zmm4, zmm28	// half2.step3
vmovdqa64 zmm24, zmmword ptr [rdi+4160]	// update1.load.fg4
vptestnmd k1, zmm0, zmm28	// half2.step4
vmovdqa64 zmm25, zmmword ptr [rdi+4224]	// update1.load.fg4
vpsrad zmm7, zmm4, 31	// half2.step4
vpmadd52luq zmm18, zmm24, zmm12	// update1.f4.low
vpsrad zmm5, zmm0, 1	// half2.step4
vpmadd52luq zmm18, zmm25, zmm13	// update1.f4.low
vpandq zmm26, zmm18, zmm27	// update1.f4.low
vpsrad zmm6, zmm1, 1	// half2.step4
vmovdqa64 zmmword ptr [rdi+3840], zmm26	// update1.f4.low
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step4
vpsraq zmm18, zmm18, 52	// update1.f4.low
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step4
vpmadd52huq zmm18, zmm24, zmm12	// update1.f4.high
vpaddd zmm0, zmm0, zmm5	// half2.step4
vpmadd52huq zmm18, zmm25, zmm13	// update1.f4.high
vpaddd zmm1, zmm1, zmm6	// half2.step4
vpsubq zmm18{k2}, zmm18, zmm24	// update1.f4.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step4
vpsubq zmm18{k3}, zmm18, zmm25	// update1.f4.high
vpmadd52luq zmm19, zmm24, zmm14	// update1.g4.low
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step4
vpmadd52luq zmm19, zmm25, zmm15	// update1.g4.low
vpxord zmm4{k1}, zmm4, zmm7	// half2.step4
vpandq zmm26, zmm19, zmm27	// update1.g4.low
vpsubd zmm4, zmm4, zmm28	// half2.step4
vmovdqa64 zmmword ptr [rdi+3904], zmm26	// update1.g4.low
vptestnmd k1, zmm0, zmm28	// half2.step5
vpsraq zmm19, zmm19, 52	// update1.g4.low
vpsrad zmm7, zmm4, 31	// half2.step5
vpmadd52huq zmm19, zmm24, zmm14	// update1.g4.high
vpsrad zmm5, zmm0, 1	// half2.step5
vpmadd52huq zmm19, zmm25, zmm15	// update1.g4.high
vpsrad zmm6, zmm1, 1	// half2.step5
vpsubq zmm19{k4}, zmm19, zmm24	// update1.g4.high
vpsubq zmm19{k5}, zmm19, zmm25	// update1.g4.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step5
vpmovq2m k6, zmm24	// update1.top
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step5
vpmovq2m k7, zmm25	// update1.top
vpaddd zmm0, zmm0, zmm5	// half2.step5
vpsubq zmm18{k6}, zmm18, zmm12	// update1.top
vpaddd zmm1, zmm1, zmm6	// half2.step5
vpsubq zmm18{k7}, zmm18, zmm13	// update1.top
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step5
vmovdqa64 zmmword ptr [rdi+4160], zmm18	// update1.top
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step5
vpsubq zmm19{k6}, zmm19, zmm14	// update1.top
vpsubq zmm19{k7}, zmm19, zmm15	// update1.top
vpxord zmm4{k1}, zmm4, zmm7	// half2.step5
vmovdqa64 zmmword ptr [rdi+4224], zmm19	// update1.top
vpsubd zmm4, zmm4, zmm28	// half2.step5
vmovdqa64 zmm24, zmmword ptr [rdi+3008]	// update1.load.de0
vptestnmd k1, zmm0, zmm28	// half2.step6
vmovdqa64 zmm25, zmmword ptr [rdi+3072]	// update1.load.de0
vpsrad zmm7, zmm4, 31	// half2.step6
vmovdqa64 zmm20, zmmword ptr [rdi+4480]	// update1.d0.low
vpsrad zmm5, zmm0, 1	// half2.step6
vpmadd52luq zmm20, zmm24, zmm12	// update1.d0.low
vpsrad zmm6, zmm1, 1	// half2.step6
vpmadd52luq zmm20, zmm25, zmm13	// update1.d0.low
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step6
vpxord zmm22, zmm22, zmm22	// update1.d0.low
vpmadd52luq zmm22, zmm20, zmmword ptr [rdi+64]	// update1.d0.low
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step6
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+3136]	// update1.d0.low
vpaddd zmm0, zmm0, zmm5	// half2.step6
vpsraq zmm20, zmm20, 52	// update1.d0.low
vpaddd zmm1, zmm1, zmm6	// half2.step6
vpmadd52huq zmm20, zmm24, zmm12	// update1.d0.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step6
vpmadd52huq zmm20, zmm25, zmm13	// update1.d0.high
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step6
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+3136]	// update1.d0.high
vpxord zmm4{k1}, zmm4, zmm7	// half2.step6
vpsubq zmm20{k2}, zmm20, zmm24	// update1.d0.high
vpsubq zmm20{k3}, zmm20, zmm25	// update1.d0.high
vpsubd zmm4, zmm4, zmm28	// half2.step6
vmovdqa64 zmm21, zmmword ptr [rdi+4480]	// update1.e0.low
vptestnmd k1, zmm0, zmm28	// half2.step7
vpmadd52luq zmm21, zmm24, zmm14	// update1.e0.low
vpsrad zmm7, zmm4, 31	// half2.step7
vpmadd52luq zmm21, zmm25, zmm15	// update1.e0.low
vpsrad zmm5, zmm0, 1	// half2.step7
vpxord zmm23, zmm23, zmm23	// update1.e0.low
vpsrad zmm6, zmm1, 1	// half2.step7
vpmadd52luq zmm23, zmm21, zmmword ptr [rdi+64]	// update1.e0.low
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step7
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+3136]	// update1.e0.low
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step7
vpsraq zmm21, zmm21, 52	// update1.e0.low
vpmadd52huq zmm21, zmm24, zmm14	// update1.e0.high
vpaddd zmm0, zmm0, zmm5	// half2.step7
vpmadd52huq zmm21, zmm25, zmm15	// update1.e0.high
vpaddd zmm1, zmm1, zmm6	// half2.step7
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+3136]	// update1.e0.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step7
vpsubq zmm21{k4}, zmm21, zmm24	// update1.e0.high
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step7
vpsubq zmm21{k5}, zmm21, zmm25	// update1.e0.high
vpxord zmm4{k1}, zmm4, zmm7	// half2.step7
vmovdqa64 zmm24, zmmword ptr [rdi+3328]	// update1.load.de1
vpsubd zmm4, zmm4, zmm28	// half2.step7
vmovdqa64 zmm25, zmmword ptr [rdi+3392]	// update1.load.de1
vpaddq zmm20, zmm20, zmmword ptr [rdi+4544]	// update1.d1.low
vptestnmd k1, zmm0, zmm28	// half2.step8
vpmadd52luq zmm20, zmm24, zmm12	// update1.d1.low
vpsrad zmm7, zmm4, 31	// half2.step8
vpmadd52luq zmm20, zmm25, zmm13	// update1.d1.low
vpsrad zmm5, zmm0, 1	// half2.step8
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+3456]	// update1.d1.low
vpsrad zmm6, zmm1, 1	// half2.step8
vpandq zmm26, zmm20, zmm27	// update1.d1.low
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step8
vmovdqa64 zmmword ptr [rdi+3008], zmm26	// update1.d1.low
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step8
vpsraq zmm20, zmm20, 52	// update1.d1.low
vpmadd52huq zmm20, zmm24, zmm12	// update1.d1.high
vpaddd zmm0, zmm0, zmm5	// half2.step8
vpmadd52huq zmm20, zmm25, zmm13	// update1.d1.high
vpaddd zmm1, zmm1, zmm6	// half2.step8
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+3456]	// update1.d1.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step8
vpsubq zmm20{k2}, zmm20, zmm24	// update1.d1.high
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step8
vpsubq zmm20{k3}, zmm20, zmm25	// update1.d1.high
vpxord zmm4{k1}, zmm4, zmm7	// half2.step8
vpaddq zmm21, zmm21, zmmword ptr [rdi+4544]	// update1.e1.low
vpsubd zmm4, zmm4, zmm28	// half2.step8
vpmadd52luq zmm21, zmm24, zmm14	// update1.e1.low
vptestnmd k1, zmm0, zmm28	// half2.step9
vpmadd52luq zmm21, zmm25, zmm15	// update1.e1.low
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+3456]	// update1.e1.low
vpsrad zmm7, zmm4, 31	// half2.step9
vpandq zmm26, zmm21, zmm27	// update1.e1.low
vpsrad zmm5, zmm0, 1	// half2.step9
vmovdqa64 zmmword ptr [rdi+3072], zmm26	// update1.e1.low
vpsrad zmm6, zmm1, 1	// half2.step9
vpsraq zmm21, zmm21, 52	// update1.e1.low
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step9
vpmadd52huq zmm21, zmm24, zmm14	// update1.e1.high
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step9
vpmadd52huq zmm21, zmm25, zmm15	// update1.e1.high
vpaddd zmm0, zmm0, zmm5	// half2.step9
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+3456]	// update1.e1.high
vpsubq zmm21{k4}, zmm21, zmm24	// update1.e1.high
vpaddd zmm1, zmm1, zmm6	// half2.step9
vpsubq zmm21{k5}, zmm21, zmm25	// update1.e1.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step9
vmovdqa64 zmm24, zmmword ptr [rdi+3648]	// update1.load.de2
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step9
vmovdqa64 zmm25, zmmword ptr [rdi+3712]	// update1.load.de2
vpxord zmm4{k1}, zmm4, zmm7	// half2.step9
vpaddq zmm20, zmm20, zmmword ptr [rdi+4608]	// update1.d2.low
vpsubd zmm4, zmm4, zmm28	// half2.step9
vpmadd52luq zmm20, zmm24, zmm12	// update1.d2.low
vptestnmd k1, zmm0, zmm28	// half2.step10
vpmadd52luq zmm20, zmm25, zmm13	// update1.d2.low
vpsrad zmm7, zmm4, 31	// half2.step10
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+3776]	// update1.d2.low
vpandq zmm26, zmm20, zmm27	// update1.d2.low
vpsrad zmm5, zmm0, 1	// half2.step10
vmovdqa64 zmmword ptr [rdi+3328], zmm26	// update1.d2.low
vpsrad zmm6, zmm1, 1	// half2.step10
vpsraq zmm20, zmm20, 52	// update1.d2.low
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step10
vpmadd52huq zmm20, zmm24, zmm12	// update1.d2.high
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step10
vpmadd52huq zmm20, zmm25, zmm13	// update1.d2.high
vpaddd zmm0, zmm0, zmm5	// half2.step10
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+3776]	// update1.d2.high
vpaddd zmm1, zmm1, zmm6	// half2.step10
vpsubq zmm20{k2}, zmm20, zmm24	// update1.d2.high
vpsubq zmm20{k3}, zmm20, zmm25	// update1.d2.high
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step10
vpaddq zmm21, zmm21, zmmword ptr [rdi+4608]	// update1.e2.low
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step10
vpmadd52luq zmm21, zmm24, zmm14	// update1.e2.low
vpxord zmm4{k1}, zmm4, zmm7	// half2.step10
vpmadd52luq zmm21, zmm25, zmm15	// update1.e2.low
vpsubd zmm4, zmm4, zmm28	// half2.step10
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+3776]	// update1.e2.low
vptestnmd k1, zmm0, zmm28	// half2.step11
vpandq zmm26, zmm21, zmm27	// update1.e2.low
vpsrad zmm7, zmm4, 31	// half2.step11
vmovdqa64 zmmword ptr [rdi+3392], zmm26	// update1.e2.low
vpsrad zmm5, zmm0, 1	// half2.step11
vpsraq zmm21, zmm21, 52	// update1.e2.low
vpmadd52huq zmm21, zmm24, zmm14	// update1.e2.high
vpsrad zmm6, zmm1, 1	// half2.step11
vpmadd52huq zmm21, zmm25, zmm15	// update1.e2.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step11
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+3776]	// update1.e2.high
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step11
vpsubq zmm21{k4}, zmm21, zmm24	// update1.e2.high
vpaddd zmm0, zmm0, zmm5	// half2.step11
vpsubq zmm21{k5}, zmm21, zmm25	// update1.e2.high
vpaddd zmm1, zmm1, zmm6	// half2.step11
vmovdqa64 zmm24, zmmword ptr [rdi+3968]	// update1.load.de3
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step11
vmovdqa64 zmm25, zmmword ptr [rdi+4032]	// update1.load.de3
vpaddq zmm20, zmm20, zmmword ptr [rdi+4672]	// update1.d3.low
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step11
vpmadd52luq zmm20, zmm24, zmm12	// update1.d3.low
vpxord zmm4{k1}, zmm4, zmm7	// half2.step11
vpmadd52luq zmm20, zmm25, zmm13	// update1.d3.low
vpsubd zmm4, zmm4, zmm28	// half2.step11
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+4096]	// update1.d3.low
vptestnmd k1, zmm0, zmm28	// half2.step12
vpandq zmm26, zmm20, zmm27	// update1.d3.low
vpsrad zmm7, zmm4, 31	// half2.step12
vmovdqa64 zmmword ptr [rdi+3648], zmm26	// update1.d3.low
vpsrad zmm5, zmm0, 1	// half2.step12
vpsraq zmm20, zmm20, 52	// update1.d3.low
vpmadd52huq zmm20, zmm24, zmm12	// update1.d3.high
vpsrad zmm6, zmm1, 1	// half2.step12
vpmadd52huq zmm20, zmm25, zmm13	// update1.d3.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step12
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+4096]	// update1.d3.high
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step12
vpsubq zmm20{k2}, zmm20, zmm24	// update1.d3.high
vpaddd zmm0, zmm0, zmm5	// half2.step12
vpsubq zmm20{k3}, zmm20, zmm25	// update1.d3.high
vpaddd zmm1, zmm1, zmm6	// half2.step12
vpaddq zmm21, zmm21, zmmword ptr [rdi+4672]	// update1.e3.low
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step12
vpmadd52luq zmm21, zmm24, zmm14	// update1.e3.low
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step12
vpmadd52luq zmm21, zmm25, zmm15	// update1.e3.low
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+4096]	// update1.e3.low
vpxord zmm4{k1}, zmm4, zmm7	// half2.step12
vpandq zmm26, zmm21, zmm27	// update1.e3.low
vpsubd zmm4, zmm4, zmm28	// half2.step12
vmovdqa64 zmmword ptr [rdi+3712], zmm26	// update1.e3.low
vptestnmd k1, zmm0, zmm28	// half2.step13
vpsraq zmm21, zmm21, 52	// update1.e3.low
vpsrad zmm7, zmm4, 31	// half2.step13
vpmadd52huq zmm21, zmm24, zmm14	// update1.e3.high
vpsrad zmm5, zmm0, 1	// half2.step13
vpmadd52huq zmm21, zmm25, zmm15	// update1.e3.high
vpsrad zmm6, zmm1, 1	// half2.step13
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+4096]	// update1.e3.high
vpsubq zmm21{k4}, zmm21, zmm24	// update1.e3.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step13
vpsubq zmm21{k5}, zmm21, zmm25	// update1.e3.high
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step13
vmovdqa64 zmm24, zmmword ptr [rdi+4288]	// update1.load.de4
vpaddd zmm0, zmm0, zmm5	// half2.step13
vmovdqa64 zmm25, zmmword ptr [rdi+4352]	// update1.load.de4
vpaddd zmm1, zmm1, zmm6	// half2.step13
vpaddq zmm20, zmm20, zmmword ptr [rdi+4736]	// update1.d4.low
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step13
vpmadd52luq zmm20, zmm24, zmm12	// update1.d4.low
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step13
vpmadd52luq zmm20, zmm25, zmm13	// update1.d4.low
vpxord zmm4{k1}, zmm4, zmm7	// half2.step13
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+4416]	// update1.d4.low
vpandq zmm26, zmm20, zmm27	// update1.d4.low
vpsubd zmm4, zmm4, zmm28	// half2.step13
vmovdqa64 zmmword ptr [rdi+3968], zmm26	// update1.d4.low
vptestnmd k1, zmm0, zmm28	// half2.step14
vpsraq zmm20, zmm20, 52	// update1.d4.low
vpsrad zmm7, zmm4, 31	// half2.step14
vpmadd52huq zmm20, zmm24, zmm12	// update1.d4.high
vpsrad zmm5, zmm0, 1	// half2.step14
vpmadd52huq zmm20, zmm25, zmm13	// update1.d4.high
vpsrad zmm6, zmm1, 1	// half2.step14
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+4416]	// update1.d4.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step14
vpsubq zmm20{k2}, zmm20, zmm24	// update1.d4.high
vpsubq zmm20{k3}, zmm20, zmm25	// update1.d4.high
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step14
vpaddq zmm21, zmm21, zmmword ptr [rdi+4736]	// update1.e4.low
vpaddd zmm0, zmm0, zmm5	// half2.step14
vpmadd52luq zmm21, zmm24, zmm14	// update1.e4.low
vpaddd zmm1, zmm1, zmm6	// half2.step14
vpmadd52luq zmm21, zmm25, zmm15	// update1.e4.low
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step14
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+4416]	// update1.e4.low
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step14
vpandq zmm26, zmm21, zmm27	// update1.e4.low
vpxord zmm4{k1}, zmm4, zmm7	// half2.step14
vmovdqa64 zmmword ptr [rdi+4032], zmm26	// update1.e4.low
vpsubd zmm4, zmm4, zmm28	// half2.step14
vpsraq zmm21, zmm21, 52	// update1.e4.low
vpmadd52huq zmm21, zmm24, zmm14	// update1.e4.high
vptestnmd k1, zmm0, zmm28	// half2.step15
vpmadd52huq zmm21, zmm25, zmm15	// update1.e4.high
vpsrad zmm7, zmm4, 31	// half2.step15
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+4416]	// update1.e4.high
vpsrad zmm5, zmm0, 1	// half2.step15
vpsubq zmm21{k4}, zmm21, zmm24	// update1.e4.high
vpsrad zmm6, zmm1, 1	// half2.step15
vpsubq zmm21{k5}, zmm21, zmm25	// update1.e4.high
vpxord zmm0{k1}{z}, zmm2, zmm7	// half2.step15
vpmovq2m k6, zmm24	// update1.top
vpxord zmm1{k1}{z}, zmm3, zmm7	// half2.step15
vpmovq2m k7, zmm25	// update1.top
vpsubq zmm20{k6}, zmm20, zmm12	// update1.top
vpaddd zmm0, zmm0, zmm5	// half2.step15
vpsubq zmm20{k7}, zmm20, zmm13	// update1.top
vpaddd zmm1, zmm1, zmm6	// half2.step15
vpaddq zmm20, zmm20, zmmword ptr [rdi+4800]	// update1.top
vpternlogd zmm2{k1}, zmm5, zmm7, 0xd8	// half2.step15
vmovdqa64 zmmword ptr [rdi+4288], zmm20	// update1.top
vpternlogd zmm3{k1}, zmm6, zmm7, 0xd8	// half2.step15
vpsubq zmm21{k6}, zmm21, zmm14	// update1.top
vpxord zmm4{k1}, zmm4, zmm7	// half2.step15
vpsubq zmm21{k7}, zmm21, zmm15	// update1.top
vpsubd zmm4, zmm4, zmm28	// half2.step15
vpaddq zmm21, zmm21, zmmword ptr [rdi+4800]	// update1.top
vmovdqa64 zmmword ptr [rdi+4352], zmm21	// update1.top
vmovdqa64 zmm5, zmmword ptr [rdi+384]	// compose
vpsubd zmm2, zmm5, zmm2	// compose
vpsrad zmm2, zmm2, 15	// compose
vpsubd zmm3, zmm5, zmm3	// compose
vpsrad zmm3, zmm3, 15	// compose
vpsubd zmm0, zmm29, zmm0	// compose
vpsrad zmm0, zmm0, 16	// compose
vpsubd zmm1, zmm29, zmm1	// compose
vpsrad zmm1, zmm1, 16	// compose
vpmulld zmm16, zmm2, zmmword ptr [rdi+512]	// compose
vpmulld zmm26, zmm3, zmmword ptr [rdi+640]	// compose
vpaddd zmm16, zmm16, zmm26	// compose
vpmulld zmm17, zmm2, zmmword ptr [rdi+576]	// compose
vpmulld zmm26, zmm3, zmmword ptr [rdi+704]	// compose
vpaddd zmm17, zmm17, zmm26	// compose
vpmulld zmm18, zmm0, zmmword ptr [rdi+512]	// compose
vpmulld zmm26, zmm1, zmmword ptr [rdi+640]	// compose
vpaddd zmm18, zmm18, zmm26	// compose
vpmulld zmm19, zmm0, zmmword ptr [rdi+576]	// compose
vpmulld zmm26, zmm1, zmmword ptr [rdi+704]	// compose
vpaddd zmm19, zmm19, zmm26	// compose
vpsllq zmm8, zmm16, 32	// compose
vpsraq zmm8, zmm8, 10	// compose
vpsraq zmm12, zmm16, 32	// compose
vpsllq zmm12, zmm12, 22	// compose
vpsllq zmm9, zmm17, 32	// compose
vpsraq zmm9, zmm9, 10	// compose
vpsraq zmm13, zmm17, 32	// compose
vpsllq zmm13, zmm13, 22	// compose
vpsllq zmm10, zmm18, 32	// compose
vpsraq zmm10, zmm10, 10	// compose
vpsraq zmm14, zmm18, 32	// compose
vpsllq zmm14, zmm14, 22	// compose
vpsllq zmm11, zmm19, 32	// compose
vpsraq zmm11, zmm11, 10	// compose
vpsraq zmm15, zmm19, 32	// compose
vpsllq zmm15, zmm15, 22	// compose
3:
vpmovq2m k2, zmm12	// window1.signs
vpmovq2m k3, zmm13	// window1.signs
vpmovq2m k4, zmm14	// window1.signs
vpmovq2m k5, zmm15	// window1.signs
vmovdqa64 zmm24, zmmword ptr [rdi+2880]	// window1.load.fg0
vmovdqa64 zmm25, zmmword ptr [rdi+2944]	// window1.load.fg0
vpxord zmm18, zmm18, zmm18	// window1.f0.low
vpmadd52luq zmm18, zmm24, zmm12	// window1.f0.low
vpmadd52luq zmm18, zmm25, zmm13	// window1.f0.low
vpsraq zmm18, zmm18, 52	// window1.f0.low
vpmadd52huq zmm18, zmm24, zmm12	// window1.f0.high
vpmadd52huq zmm18, zmm25, zmm13	// window1.f0.high
vpsubq zmm18{k2}, zmm18, zmm24	// window1.f0.high
vpsubq zmm18{k3}, zmm18, zmm25	// window1.f0.high
vpxord zmm19, zmm19, zmm19	// window1.g0.low
vpmadd52luq zmm19, zmm24, zmm14	// window1.g0.low
vpmadd52luq zmm19, zmm25, zmm15	// window1.g0.low
vpsraq zmm19, zmm19, 52	// window1.g0.low
vpmadd52huq zmm19, zmm24, zmm14	// window1.g0.high
vpmadd52huq zmm19, zmm25, zmm15	// window1.g0.high
vpsubq zmm19{k4}, zmm19, zmm24	// window1.g0.high
vpsubq zmm19{k5}, zmm19, zmm25	// window1.g0.high
vmovdqa64 zmm24, zmmword ptr [rdi+3200]	// window1.load.fg1
vmovdqa64 zmm25, zmmword ptr [rdi+3264]	// window1.load.fg1
vpmadd52luq zmm18, zmm24, zmm12	// window1.f1.low
vpmadd52luq zmm18, zmm25, zmm13	// window1.f1.low
vpandq zmm22, zmm18, zmm27	// window1.f1.low
vmovdqa64 zmmword ptr [rdi+2880], zmm22	// window1.f1.low
vpsraq zmm18, zmm18, 52	// window1.f1.low
vpmadd52luq zmm19, zmm24, zmm14	// window1.g1.low
vpmadd52luq zmm19, zmm25, zmm15	// window1.g1.low
vpandq zmm23, zmm19, zmm27	// window1.g1.low
vmovdqa64 zmmword ptr [rdi+2944], zmm23	// window1.g1.low
vpsraq zmm19, zmm19, 52	// window1.g1.low
vpmovq2m k2, zmm8	// window0.signs
vpmovq2m k3, zmm9	// window0.signs
vpmovq2m k4, zmm10	// window0.signs
vpmovq2m k5, zmm11	// window0.signs
vmovdqa64 zmm24, zmmword ptr [rdi+896]	// window0.load.fg0
vmovdqa64 zmm25, zmmword ptr [rdi+960]	// window0.load.fg0
vpxord zmm16, zmm16, zmm16	// window0.f0.low
vpmadd52luq zmm16, zmm24, zmm8	// window0.f0.low
vpmadd52luq zmm16, zmm25, zmm9	// window0.f0.low
vpsraq zmm16, zmm16, 52	// window0.f0.low
vpmadd52huq zmm16, zmm24, zmm8	// window0.f0.high
vpmadd52huq zmm16, zmm25, zmm9	// window0.f0.high
vpsubq zmm16{k2}, zmm16, zmm24	// window0.f0.high
vpsubq zmm16{k3}, zmm16, zmm25	// window0.f0.high
vpxord zmm17, zmm17, zmm17	// window0.g0.low
vpmadd52luq zmm17, zmm24, zmm10	// window0.g0.low
vpmadd52luq zmm17, zmm25, zmm11	// window0.g0.low
vpsraq zmm17, zmm17, 52	// window0.g0.low
vpmadd52huq zmm17, zmm24, zmm10	// window0.g0.high
vpmadd52huq zmm17, zmm25, zmm11	// window0.g0.high
vpsubq zmm17{k4}, zmm17, zmm24	// window0.g0.high
vpsubq zmm17{k5}, zmm17, zmm25	// window0.g0.high
vmovdqa64 zmm24, zmmword ptr [rdi+1216]	// window0.load.fg1
vmovdqa64 zmm25, zmmword ptr [rdi+1280]	// window0.load.fg1
vpmadd52luq zmm16, zmm24, zmm8	// window0.f1.low
vpmadd52luq zmm16, zmm25, zmm9	// window0.f1.low
vpandq zmm20, zmm16, zmm27	// window0.f1.low
vmovdqa64 zmmword ptr [rdi+896], zmm20	// window0.f1.low
vpsraq zmm16, zmm16, 52	// window0.f1.low
vpmadd52luq zmm17, zmm24, zmm10	// window0.g1.low
vpmadd52luq zmm17, zmm25, zmm11	// window0.g1.low
vpandq zmm21, zmm17, zmm27	// window0.g1.low
vmovdqa64 zmmword ptr [rdi+960], zmm21	// window0.g1.low
vpsraq zmm17, zmm17, 52	// window0.g1.low
vpsllq zmm22, zmm22, 32	// window
vpternlogq zmm22, zmm20, zmmword ptr [rdi+448], 0xf8	// window
vmovdqa64 zmmword ptr [rdi+768], zmm22	// window
vpsllq zmm23, zmm23, 32	// window
vpternlogq zmm23, zmm21, zmmword ptr [rdi+448], 0xf8	// window
vmovdqa64 zmmword ptr [rdi+832], zmm23	// window
vpternlogd zmm22, zmm29, zmm30, 0x15	// window.pack
vpternlogd zmm23, zmm29, zmm30, 0x15	// window.pack
vpsrad zmm2, zmm22, 1	// window.pack
vpxord zmm22, zmm22, zmm30	// window.pack
vpsrad zmm3, zmm22, 1	// window.pack
vpxord zmm0, zmm23, zmm30	// window.pack
vmovdqa64 zmm1, zmm23	// window.pack
dec rsi	// loop
jnz 2b	// loop
vpandq zmm8, zmm8, zmm27	// last.update0.unsigned
vpandq zmm9, zmm9, zmm27	// last.update0.unsigned
vpandq zmm10, zmm10, zmm27	// last.update0.unsigned
vpandq zmm11, zmm11, zmm27	// last.update0.unsigned
vpmadd52huq zmm16, zmm24, zmm8	// last.update0.f1.high
vpmadd52huq zmm16, zmm25, zmm9	// last.update0.f1.high
vpsubq zmm16{k2}, zmm16, zmm24	// last.update0.f1.high
vpsubq zmm16{k3}, zmm16, zmm25	// last.update0.f1.high
vpmadd52huq zmm17, zmm24, zmm10	// last.update0.g1.high
vpmadd52huq zmm17, zmm25, zmm11	// last.update0.g1.high
vpsubq zmm17{k4}, zmm17, zmm24	// last.update0.g1.high
vpsubq zmm17{k5}, zmm17, zmm25	// last.update0.g1.high
vmovdqa64 zmm24, zmmword ptr [rdi+1536]	// last.update0.load.fg2
vmovdqa64 zmm25, zmmword ptr [rdi+1600]	// last.update0.load.fg2
vpmadd52luq zmm16, zmm24, zmm8	// last.update0.f2.low
vpmadd52luq zmm16, zmm25, zmm9	// last.update0.f2.low
vpandq zmm26, zmm16, zmm27	// last.update0.f2.low
vmovdqa64 zmmword ptr [rdi+1216], zmm26	// last.update0.f2.low
vpsraq zmm16, zmm16, 52	// last.update0.f2.low
vpmadd52huq zmm16, zmm24, zmm8	// last.update0.f2.high
vpmadd52huq zmm16, zmm25, zmm9	// last.update0.f2.high
vpsubq zmm16{k2}, zmm16, zmm24	// last.update0.f2.high
vpsubq zmm16{k3}, zmm16, zmm25	// last.update0.f2.high
vpmadd52luq zmm17, zmm24, zmm10	// last.update0.g2.low
vpmadd52luq zmm17, zmm25, zmm11	// last.update0.g2.low
vpandq zmm26, zmm17, zmm27	// last.update0.g2.low
vmovdqa64 zmmword ptr [rdi+1280], zmm26	// last.update0.g2.low
vpsraq zmm17, zmm17, 52	// last.update0.g2.low
vpmadd52huq zmm17, zmm24, zmm10	// last.update0.g2.high
vpmadd52huq zmm17, zmm25, zmm11	// last.update0.g2.high
vpsubq zmm17{k4}, zmm17, zmm24	// last.update0.g2.high
vpsubq zmm17{k5}, zmm17, zmm25	// last.update0.g2.high
vmovdqa64 zmm24, zmmword ptr [rdi+1856]	// last.update0.load.fg3
vmovdqa64 zmm25, zmmword ptr [rdi+1920]	// last.update0.load.fg3
vpmadd52luq zmm16, zmm24, zmm8	// last.update0.f3.low
vpmadd52luq zmm16, zmm25, zmm9	// last.update0.f3.low
vpandq zmm26, zmm16, zmm27	// last.update0.f3.low
vmovdqa64 zmmword ptr [rdi+1536], zmm26	// last.update0.f3.low
vpsraq zmm16, zmm16, 52	// last.update0.f3.low
vpmadd52huq zmm16, zmm24, zmm8	// last.update0.f3.high
vpmadd52huq zmm16, zmm25, zmm9	// last.update0.f3.high
vpsubq zmm16{k2}, zmm16, zmm24	// last.update0.f3.high
vpsubq zmm16{k3}, zmm16, zmm25	// last.update0.f3.high
vpmadd52luq zmm17, zmm24, zmm10	// last.update0.g3.low
vpmadd52luq zmm17, zmm25, zmm11	// last.update0.g3.low
vpandq zmm26, zmm17, zmm27	// last.update0.g3.low
vmovdqa64 zmmword ptr [rdi+1600], zmm26	// last.update0.g3.low
vpsraq zmm17, zmm17, 52	// last.update0.g3.low
vpmadd52huq zmm17, zmm24, zmm10	// last.update0.g3.high
vpmadd52huq zmm17, zmm25, zmm11	// last.update0.g3.high
vpsubq zmm17{k4}, zmm17, zmm24	// last.update0.g3.high
vpsubq zmm17{k5}, zmm17, zmm25	// last.update0.g3.high
vmovdqa64 zmm24, zmmword ptr [rdi+2176]	// last.update0.load.fg4
vmovdqa64 zmm25, zmmword ptr [rdi+2240]	// last.update0.load.fg4
vpmadd52luq zmm16, zmm24, zmm8	// last.update0.f4.low
vpmadd52luq zmm16, zmm25, zmm9	// last.update0.f4.low
vpandq zmm26, zmm16, zmm27	// last.update0.f4.low
vmovdqa64 zmmword ptr [rdi+1856], zmm26	// last.update0.f4.low
vpsraq zmm16, zmm16, 52	// last.update0.f4.low
vpmadd52huq zmm16, zmm24, zmm8	// last.update0.f4.high
vpmadd52huq zmm16, zmm25, zmm9	// last.update0.f4.high
vpsubq zmm16{k2}, zmm16, zmm24	// last.update0.f4.high
vpsubq zmm16{k3}, zmm16, zmm25	// last.update0.f4.high
vpmadd52luq zmm17, zmm24, zmm10	// last.update0.g4.low
vpmadd52luq zmm17, zmm25, zmm11	// last.update0.g4.low
vpandq zmm26, zmm17, zmm27	// last.update0.g4.low
vmovdqa64 zmmword ptr [rdi+1920], zmm26	// last.update0.g4.low
vpsraq zmm17, zmm17, 52	// last.update0.g4.low
vpmadd52huq zmm17, zmm24, zmm10	// last.update0.g4.high
vpmadd52huq zmm17, zmm25, zmm11	// last.update0.g4.high
vpsubq zmm17{k4}, zmm17, zmm24	// last.update0.g4.high
vpsubq zmm17{k5}, zmm17, zmm25	// last.update0.g4.high
vpmovq2m k6, zmm24	// last.update0.top
vpmovq2m k7, zmm25	// last.update0.top
vpsubq zmm16{k6}, zmm16, zmm8	// last.update0.top
vpsubq zmm16{k7}, zmm16, zmm9	// last.update0.top
vmovdqa64 zmmword ptr [rdi+2176], zmm16	// last.update0.top
vpsubq zmm17{k6}, zmm17, zmm10	// last.update0.top
vpsubq zmm17{k7}, zmm17, zmm11	// last.update0.top
vmovdqa64 zmmword ptr [rdi+2240], zmm17	// last.update0.top
vmovdqa64 zmm24, zmmword ptr [rdi+1024]	// last.update0.load.de0
vmovdqa64 zmm25, zmmword ptr [rdi+1088]	// last.update0.load.de0
vmovdqa64 zmm20, zmmword ptr [rdi+2496]	// last.update0.d0.low
vpmadd52luq zmm20, zmm24, zmm8	// last.update0.d0.low
vpmadd52luq zmm20, zmm25, zmm9	// last.update0.d0.low
vpxord zmm22, zmm22, zmm22	// last.update0.d0.low
vpmadd52luq zmm22, zmm20, zmmword ptr [rdi+0]	// last.update0.d0.low
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+1152]	// last.update0.d0.low
vpsraq zmm20, zmm20, 52	// last.update0.d0.low
vpmadd52huq zmm20, zmm24, zmm8	// last.update0.d0.high
vpmadd52huq zmm20, zmm25, zmm9	// last.update0.d0.high
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+1152]	// last.update0.d0.high
vpsubq zmm20{k2}, zmm20, zmm24	// last.update0.d0.high
vpsubq zmm20{k3}, zmm20, zmm25	// last.update0.d0.high
vmovdqa64 zmm21, zmmword ptr [rdi+2496]	// last.update0.e0.low
vpmadd52luq zmm21, zmm24, zmm10	// last.update0.e0.low
vpmadd52luq zmm21, zmm25, zmm11	// last.update0.e0.low
vpxord zmm23, zmm23, zmm23	// last.update0.e0.low
vpmadd52luq zmm23, zmm21, zmmword ptr [rdi+0]	// last.update0.e0.low
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+1152]	// last.update0.e0.low
vpsraq zmm21, zmm21, 52	// last.update0.e0.low
vpmadd52huq zmm21, zmm24, zmm10	// last.update0.e0.high
vpmadd52huq zmm21, zmm25, zmm11	// last.update0.e0.high
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+1152]	// last.update0.e0.high
vpsubq zmm21{k4}, zmm21, zmm24	// last.update0.e0.high
vpsubq zmm21{k5}, zmm21, zmm25	// last.update0.e0.high
vmovdqa64 zmm24, zmmword ptr [rdi+1344]	// last.update0.load.de1
vmovdqa64 zmm25, zmmword ptr [rdi+1408]	// last.update0.load.de1
vpaddq zmm20, zmm20, zmmword ptr [rdi+2560]	// last.update0.d1.low
vpmadd52luq zmm20, zmm24, zmm8	// last.update0.d1.low
vpmadd52luq zmm20, zmm25, zmm9	// last.update0.d1.low
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+1472]	// last.update0.d1.low
vpandq zmm26, zmm20, zmm27	// last.update0.d1.low
vmovdqa64 zmmword ptr [rdi+1024], zmm26	// last.update0.d1.low
vpsraq zmm20, zmm20, 52	// last.update0.d1.low
vpmadd52huq zmm20, zmm24, zmm8	// last.update0.d1.high
vpmadd52huq zmm20, zmm25, zmm9	// last.update0.d1.high
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+1472]	// last.update0.d1.high
vpsubq zmm20{k2}, zmm20, zmm24	// last.update0.d1.high
vpsubq zmm20{k3}, zmm20, zmm25	// last.update0.d1.high
vpaddq zmm21, zmm21, zmmword ptr [rdi+2560]	// last.update0.e1.low
vpmadd52luq zmm21, zmm24, zmm10	// last.update0.e1.low
vpmadd52luq zmm21, zmm25, zmm11	// last.update0.e1.low
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+1472]	// last.update0.e1.low
vpandq zmm26, zmm21, zmm27	// last.update0.e1.low
vmovdqa64 zmmword ptr [rdi+1088], zmm26	// last.update0.e1.low
vpsraq zmm21, zmm21, 52	// last.update0.e1.low
vpmadd52huq zmm21, zmm24, zmm10	// last.update0.e1.high
vpmadd52huq zmm21, zmm25, zmm11	// last.update0.e1.high
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+1472]	// last.update0.e1.high
vpsubq zmm21{k4}, zmm21, zmm24	// last.update0.e1.high
vpsubq zmm21{k5}, zmm21, zmm25	// last.update0.e1.high
vmovdqa64 zmm24, zmmword ptr [rdi+1664]	// last.update0.load.de2
vmovdqa64 zmm25, zmmword ptr [rdi+1728]	// last.update0.load.de2
vpaddq zmm20, zmm20, zmmword ptr [rdi+2624]	// last.update0.d2.low
vpmadd52luq zmm20, zmm24, zmm8	// last.update0.d2.low
vpmadd52luq zmm20, zmm25, zmm9	// last.update0.d2.low
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+1792]	// last.update0.d2.low
vpandq zmm26, zmm20, zmm27	// last.update0.d2.low
vmovdqa64 zmmword ptr [rdi+1344], zmm26	// last.update0.d2.low
vpsraq zmm20, zmm20, 52	// last.update0.d2.low
vpmadd52huq zmm20, zmm24, zmm8	// last.update0.d2.high
vpmadd52huq zmm20, zmm25, zmm9	// last.update0.d2.high
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+1792]	// last.update0.d2.high
vpsubq zmm20{k2}, zmm20, zmm24	// last.update0.d2.high
vpsubq zmm20{k3}, zmm20, zmm25	// last.update0.d2.high
vpaddq zmm21, zmm21, zmmword ptr [rdi+2624]	// last.update0.e2.low
vpmadd52luq zmm21, zmm24, zmm10	// last.update0.e2.low
vpmadd52luq zmm21, zmm25, zmm11	// last.update0.e2.low
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+1792]	// last.update0.e2.low
vpandq zmm26, zmm21, zmm27	// last.update0.e2.low
vmovdqa64 zmmword ptr [rdi+1408], zmm26	// last.update0.e2.low
vpsraq zmm21, zmm21, 52	// last.update0.e2.low
vpmadd52huq zmm21, zmm24, zmm10	// last.update0.e2.high
vpmadd52huq zmm21, zmm25, zmm11	// last.update0.e2.high
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+1792]	// last.update0.e2.high
vpsubq zmm21{k4}, zmm21, zmm24	// last.update0.e2.high
vpsubq zmm21{k5}, zmm21, zmm25	// last.update0.e2.high
vmovdqa64 zmm24, zmmword ptr [rdi+1984]	// last.update0.load.de3
vmovdqa64 zmm25, zmmword ptr [rdi+2048]	// last.update0.load.de3
vpaddq zmm20, zmm20, zmmword ptr [rdi+2688]	// last.update0.d3.low
vpmadd52luq zmm20, zmm24, zmm8	// last.update0.d3.low
vpmadd52luq zmm20, zmm25, zmm9	// last.update0.d3.low
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+2112]	// last.update0.d3.low
vpandq zmm26, zmm20, zmm27	// last.update0.d3.low
vmovdqa64 zmmword ptr [rdi+1664], zmm26	// last.update0.d3.low
vpsraq zmm20, zmm20, 52	// last.update0.d3.low
vpmadd52huq zmm20, zmm24, zmm8	// last.update0.d3.high
vpmadd52huq zmm20, zmm25, zmm9	// last.update0.d3.high
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+2112]	// last.update0.d3.high
vpsubq zmm20{k2}, zmm20, zmm24	// last.update0.d3.high
vpsubq zmm20{k3}, zmm20, zmm25	// last.update0.d3.high
vpaddq zmm21, zmm21, zmmword ptr [rdi+2688]	// last.update0.e3.low
vpmadd52luq zmm21, zmm24, zmm10	// last.update0.e3.low
vpmadd52luq zmm21, zmm25, zmm11	// last.update0.e3.low
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+2112]	// last.update0.e3.low
vpandq zmm26, zmm21, zmm27	// last.update0.e3.low
vmovdqa64 zmmword ptr [rdi+1728], zmm26	// last.update0.e3.low
vpsraq zmm21, zmm21, 52	// last.update0.e3.low
vpmadd52huq zmm21, zmm24, zmm10	// last.update0.e3.high
vpmadd52huq zmm21, zmm25, zmm11	// last.update0.e3.high
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+2112]	// last.update0.e3.high
vpsubq zmm21{k4}, zmm21, zmm24	// last.update0.e3.high
vpsubq zmm21{k5}, zmm21, zmm25	// last.update0.e3.high
vmovdqa64 zmm24, zmmword ptr [rdi+2304]	// last.update0.load.de4
vmovdqa64 zmm25, zmmword ptr [rdi+2368]	// last.update0.load.de4
vpaddq zmm20, zmm20, zmmword ptr [rdi+2752]	// last.update0.d4.low
vpmadd52luq zmm20, zmm24, zmm8	// last.update0.d4.low
vpmadd52luq zmm20, zmm25, zmm9	// last.update0.d4.low
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+2432]	// last.update0.d4.low
vpandq zmm26, zmm20, zmm27	// last.update0.d4.low
vmovdqa64 zmmword ptr [rdi+1984], zmm26	// last.update0.d4.low
vpsraq zmm20, zmm20, 52	// last.update0.d4.low
vpmadd52huq zmm20, zmm24, zmm8	// last.update0.d4.high
vpmadd52huq zmm20, zmm25, zmm9	// last.update0.d4.high
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+2432]	// last.update0.d4.high
vpsubq zmm20{k2}, zmm20, zmm24	// last.update0.d4.high
vpsubq zmm20{k3}, zmm20, zmm25	// last.update0.d4.high
vpaddq zmm21, zmm21, zmmword ptr [rdi+2752]	// last.update0.e4.low
vpmadd52luq zmm21, zmm24, zmm10	// last.update0.e4.low
vpmadd52luq zmm21, zmm25, zmm11	// last.update0.e4.low
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+2432]	// last.update0.e4.low
vpandq zmm26, zmm21, zmm27	// last.update0.e4.low
vmovdqa64 zmmword ptr [rdi+2048], zmm26	// last.update0.e4.low
vpsraq zmm21, zmm21, 52	// last.update0.e4.low
vpmadd52huq zmm21, zmm24, zmm10	// last.update0.e4.high
vpmadd52huq zmm21, zmm25, zmm11	// last.update0.e4.high
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+2432]	// last.update0.e4.high
vpsubq zmm21{k4}, zmm21, zmm24	// last.update0.e4.high
vpsubq zmm21{k5}, zmm21, zmm25	// last.update0.e4.high
vpmovq2m k6, zmm24	// last.update0.top
vpmovq2m k7, zmm25	// last.update0.top
vpsubq zmm20{k6}, zmm20, zmm8	// last.update0.top
vpsubq zmm20{k7}, zmm20, zmm9	// last.update0.top
vpaddq zmm20, zmm20, zmmword ptr [rdi+2816]	// last.update0.top
vmovdqa64 zmmword ptr [rdi+2304], zmm20	// last.update0.top
vpsubq zmm21{k6}, zmm21, zmm10	// last.update0.top
vpsubq zmm21{k7}, zmm21, zmm11	// last.update0.top
vpaddq zmm21, zmm21, zmmword ptr [rdi+2816]	// last.update0.top
vmovdqa64 zmmword ptr [rdi+2368], zmm21	// last.update0.top
vpmovq2m k2, zmm12	// last.update1.signs
vpmovq2m k3, zmm13	// last.update1.signs
vpmovq2m k4, zmm14	// last.update1.signs
vpmovq2m k5, zmm15	// last.update1.signs
vpandq zmm12, zmm12, zmm27	// last.update1.unsigned
vpandq zmm13, zmm13, zmm27	// last.update1.unsigned
vpandq zmm14, zmm14, zmm27	// last.update1.unsigned
vpandq zmm15, zmm15, zmm27	// last.update1.unsigned
vmovdqa64 zmm24, zmmword ptr [rdi+3200]	// last.update1.load.fg1
vmovdqa64 zmm25, zmmword ptr [rdi+3264]	// last.update1.load.fg1
vpmadd52huq zmm18, zmm24, zmm12	// last.update1.f1.high
vpmadd52huq zmm18, zmm25, zmm13	// last.update1.f1.high
vpsubq zmm18{k2}, zmm18, zmm24	// last.update1.f1.high
vpsubq zmm18{k3}, zmm18, zmm25	// last.update1.f1.high
vpmadd52huq zmm19, zmm24, zmm14	// last.update1.g1.high
vpmadd52huq zmm19, zmm25, zmm15	// last.update1.g1.high
vpsubq zmm19{k4}, zmm19, zmm24	// last.update1.g1.high
vpsubq zmm19{k5}, zmm19, zmm25	// last.update1.g1.high
vmovdqa64 zmm24, zmmword ptr [rdi+3520]	// last.update1.load.fg2
vmovdqa64 zmm25, zmmword ptr [rdi+3584]	// last.update1.load.fg2
vpmadd52luq zmm18, zmm24, zmm12	// last.update1.f2.low
vpmadd52luq zmm18, zmm25, zmm13	// last.update1.f2.low
vpandq zmm26, zmm18, zmm27	// last.update1.f2.low
vmovdqa64 zmmword ptr [rdi+3200], zmm26	// last.update1.f2.low
vpsraq zmm18, zmm18, 52	// last.update1.f2.low
vpmadd52huq zmm18, zmm24, zmm12	// last.update1.f2.high
vpmadd52huq zmm18, zmm25, zmm13	// last.update1.f2.high
vpsubq zmm18{k2}, zmm18, zmm24	// last.update1.f2.high
vpsubq zmm18{k3}, zmm18, zmm25	// last.update1.f2.high
vpmadd52luq zmm19, zmm24, zmm14	// last.update1.g2.low
vpmadd52luq zmm19, zmm25, zmm15	// last.update1.g2.low
vpandq zmm26, zmm19, zmm27	// last.update1.g2.low
vmovdqa64 zmmword ptr [rdi+3264], zmm26	// last.update1.g2.low
vpsraq zmm19, zmm19, 52	// last.update1.g2.low
vpmadd52huq zmm19, zmm24, zmm14	// last.update1.g2.high
vpmadd52huq zmm19, zmm25, zmm15	// last.update1.g2.high
vpsubq zmm19{k4}, zmm19, zmm24	// last.update1.g2.high
vpsubq zmm19{k5}, zmm19, zmm25	// last.update1.g2.high
vmovdqa64 zmm24, zmmword ptr [rdi+3840]	// last.update1.load.fg3
vmovdqa64 zmm25, zmmword ptr [rdi+3904]	// last.update1.load.fg3
vpmadd52luq zmm18, zmm24, zmm12	// last.update1.f3.low
vpmadd52luq zmm18, zmm25, zmm13	// last.update1.f3.low
vpandq zmm26, zmm18, zmm27	// last.update1.f3.low
vmovdqa64 zmmword ptr [rdi+3520], zmm26	// last.update1.f3.low
vpsraq zmm18, zmm18, 52	// last.update1.f3.low
vpmadd52huq zmm18, zmm24, zmm12	// last.update1.f3.high
vpmadd52huq zmm18, zmm25, zmm13	// last.update1.f3.high
vpsubq zmm18{k2}, zmm18, zmm24	// last.update1.f3.high
vpsubq zmm18{k3}, zmm18, zmm25	// last.update1.f3.high
vpmadd52luq zmm19, zmm24, zmm14	// last.update1.g3.low
vpmadd52luq zmm19, zmm25, zmm15	// last.update1.g3.low
vpandq zmm26, zmm19, zmm27	// last.update1.g3.low
vmovdqa64 zmmword ptr [rdi+3584], zmm26	// last.update1.g3.low
vpsraq zmm19, zmm19, 52	// last.update1.g3.low
vpmadd52huq zmm19, zmm24, zmm14	// last.update1.g3.high
vpmadd52huq zmm19, zmm25, zmm15	// last.update1.g3.high
vpsubq zmm19{k4}, zmm19, zmm24	// last.update1.g3.high
vpsubq zmm19{k5}, zmm19, zmm25	// last.update1.g3.high
vmovdqa64 zmm24, zmmword ptr [rdi+4160]	// last.update1.load.fg4
vmovdqa64 zmm25, zmmword ptr [rdi+4224]	// last.update1.load.fg4
vpmadd52luq zmm18, zmm24, zmm12	// last.update1.f4.low
vpmadd52luq zmm18, zmm25, zmm13	// last.update1.f4.low
vpandq zmm26, zmm18, zmm27	// last.update1.f4.low
vmovdqa64 zmmword ptr [rdi+3840], zmm26	// last.update1.f4.low
vpsraq zmm18, zmm18, 52	// last.update1.f4.low
vpmadd52huq zmm18, zmm24, zmm12	// last.update1.f4.high
vpmadd52huq zmm18, zmm25, zmm13	// last.update1.f4.high
vpsubq zmm18{k2}, zmm18, zmm24	// last.update1.f4.high
vpsubq zmm18{k3}, zmm18, zmm25	// last.update1.f4.high
vpmadd52luq zmm19, zmm24, zmm14	// last.update1.g4.low
vpmadd52luq zmm19, zmm25, zmm15	// last.update1.g4.low
vpandq zmm26, zmm19, zmm27	// last.update1.g4.low
vmovdqa64 zmmword ptr [rdi+3904], zmm26	// last.update1.g4.low
vpsraq zmm19, zmm19, 52	// last.update1.g4.low
vpmadd52huq zmm19, zmm24, zmm14	// last.update1.g4.high
vpmadd52huq zmm19, zmm25, zmm15	// last.update1.g4.high
vpsubq zmm19{k4}, zmm19, zmm24	// last.update1.g4.high
vpsubq zmm19{k5}, zmm19, zmm25	// last.update1.g4.high
vpmovq2m k6, zmm24	// last.update1.top
vpmovq2m k7, zmm25	// last.update1.top
vpsubq zmm18{k6}, zmm18, zmm12	// last.update1.top
vpsubq zmm18{k7}, zmm18, zmm13	// last.update1.top
vmovdqa64 zmmword ptr [rdi+4160], zmm18	// last.update1.top
vpsubq zmm19{k6}, zmm19, zmm14	// last.update1.top
vpsubq zmm19{k7}, zmm19, zmm15	// last.update1.top
vmovdqa64 zmmword ptr [rdi+4224], zmm19	// last.update1.top
vmovdqa64 zmm24, zmmword ptr [rdi+3008]	// last.update1.load.de0
vmovdqa64 zmm25, zmmword ptr [rdi+3072]	// last.update1.load.de0
vmovdqa64 zmm20, zmmword ptr [rdi+4480]	// last.update1.d0.low
vpmadd52luq zmm20, zmm24, zmm12	// last.update1.d0.low
vpmadd52luq zmm20, zmm25, zmm13	// last.update1.d0.low
vpxord zmm22, zmm22, zmm22	// last.update1.d0.low
vpmadd52luq zmm22, zmm20, zmmword ptr [rdi+64]	// last.update1.d0.low
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+3136]	// last.update1.d0.low
vpsraq zmm20, zmm20, 52	// last.update1.d0.low
vpmadd52huq zmm20, zmm24, zmm12	// last.update1.d0.high
vpmadd52huq zmm20, zmm25, zmm13	// last.update1.d0.high
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+3136]	// last.update1.d0.high
vpsubq zmm20{k2}, zmm20, zmm24	// last.update1.d0.high
vpsubq zmm20{k3}, zmm20, zmm25	// last.update1.d0.high
vmovdqa64 zmm21, zmmword ptr [rdi+4480]	// last.update1.e0.low
vpmadd52luq zmm21, zmm24, zmm14	// last.update1.e0.low
vpmadd52luq zmm21, zmm25, zmm15	// last.update1.e0.low
vpxord zmm23, zmm23, zmm23	// last.update1.e0.low
vpmadd52luq zmm23, zmm21, zmmword ptr [rdi+64]	// last.update1.e0.low
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+3136]	// last.update1.e0.low
vpsraq zmm21, zmm21, 52	// last.update1.e0.low
vpmadd52huq zmm21, zmm24, zmm14	// last.update1.e0.high
vpmadd52huq zmm21, zmm25, zmm15	// last.update1.e0.high
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+3136]	// last.update1.e0.high
vpsubq zmm21{k4}, zmm21, zmm24	// last.update1.e0.high
vpsubq zmm21{k5}, zmm21, zmm25	// last.update1.e0.high
vmovdqa64 zmm24, zmmword ptr [rdi+3328]	// last.update1.load.de1
vmovdqa64 zmm25, zmmword ptr [rdi+3392]	// last.update1.load.de1
vpaddq zmm20, zmm20, zmmword ptr [rdi+4544]	// last.update1.d1.low
vpmadd52luq zmm20, zmm24, zmm12	// last.update1.d1.low
vpmadd52luq zmm20, zmm25, zmm13	// last.update1.d1.low
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+3456]	// last.update1.d1.low
vpandq zmm26, zmm20, zmm27	// last.update1.d1.low
vmovdqa64 zmmword ptr [rdi+3008], zmm26	// last.update1.d1.low
vpsraq zmm20, zmm20, 52	// last.update1.d1.low
vpmadd52huq zmm20, zmm24, zmm12	// last.update1.d1.high
vpmadd52huq zmm20, zmm25, zmm13	// last.update1.d1.high
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+3456]	// last.update1.d1.high
vpsubq zmm20{k2}, zmm20, zmm24	// last.update1.d1.high
vpsubq zmm20{k3}, zmm20, zmm25	// last.update1.d1.high
vpaddq zmm21, zmm21, zmmword ptr [rdi+4544]	// last.update1.e1.low
vpmadd52luq zmm21, zmm24, zmm14	// last.update1.e1.low
vpmadd52luq zmm21, zmm25, zmm15	// last.update1.e1.low
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+3456]	// last.update1.e1.low
vpandq zmm26, zmm21, zmm27	// last.update1.e1.low
vmovdqa64 zmmword ptr [rdi+3072], zmm26	// last.update1.e1.low
vpsraq zmm21, zmm21, 52	// last.update1.e1.low
vpmadd52huq zmm21, zmm24, zmm14	// last.update1.e1.high
vpmadd52huq zmm21, zmm25, zmm15	// last.update1.e1.high
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+3456]	// last.update1.e1.high
vpsubq zmm21{k4}, zmm21, zmm24	// last.update1.e1.high
vpsubq zmm21{k5}, zmm21, zmm25	// last.update1.e1.high
vmovdqa64 zmm24, zmmword ptr [rdi+3648]	// last.update1.load.de2
vmovdqa64 zmm25, zmmword ptr [rdi+3712]	// last.update1.load.de2
vpaddq zmm20, zmm20, zmmword ptr [rdi+4608]	// last.update1.d2.low
vpmadd52luq zmm20, zmm24, zmm12	// last.update1.d2.low
vpmadd52luq zmm20, zmm25, zmm13	// last.update1.d2.low
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+3776]	// last.update1.d2.low
vpandq zmm26, zmm20, zmm27	// last.update1.d2.low
vmovdqa64 zmmword ptr [rdi+3328], zmm26	// last.update1.d2.low
vpsraq zmm20, zmm20, 52	// last.update1.d2.low
vpmadd52huq zmm20, zmm24, zmm12	// last.update1.d2.high
vpmadd52huq zmm20, zmm25, zmm13	// last.update1.d2.high
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+3776]	// last.update1.d2.high
vpsubq zmm20{k2}, zmm20, zmm24	// last.update1.d2.high
vpsubq zmm20{k3}, zmm20, zmm25	// last.update1.d2.high
vpaddq zmm21, zmm21, zmmword ptr [rdi+4608]	// last.update1.e2.low
vpmadd52luq zmm21, zmm24, zmm14	// last.update1.e2.low
vpmadd52luq zmm21, zmm25, zmm15	// last.update1.e2.low
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+3776]	// last.update1.e2.low
vpandq zmm26, zmm21, zmm27	// last.update1.e2.low
vmovdqa64 zmmword ptr [rdi+3392], zmm26	// last.update1.e2.low
vpsraq zmm21, zmm21, 52	// last.update1.e2.low
vpmadd52huq zmm21, zmm24, zmm14	// last.update1.e2.high
vpmadd52huq zmm21, zmm25, zmm15	// last.update1.e2.high
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+3776]	// last.update1.e2.high
vpsubq zmm21{k4}, zmm21, zmm24	// last.update1.e2.high
vpsubq zmm21{k5}, zmm21, zmm25	// last.update1.e2.high
vmovdqa64 zmm24, zmmword ptr [rdi+3968]	// last.update1.load.de3
vmovdqa64 zmm25, zmmword ptr [rdi+4032]	// last.update1.load.de3
vpaddq zmm20, zmm20, zmmword ptr [rdi+4672]	// last.update1.d3.low
vpmadd52luq zmm20, zmm24, zmm12	// last.update1.d3.low
vpmadd52luq zmm20, zmm25, zmm13	// last.update1.d3.low
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+4096]	// last.update1.d3.low
vpandq zmm26, zmm20, zmm27	// last.update1.d3.low
vmovdqa64 zmmword ptr [rdi+3648], zmm26	// last.update1.d3.low
vpsraq zmm20, zmm20, 52	// last.update1.d3.low
vpmadd52huq zmm20, zmm24, zmm12	// last.update1.d3.high
vpmadd52huq zmm20, zmm25, zmm13	// last.update1.d3.high
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+4096]	// last.update1.d3.high
vpsubq zmm20{k2}, zmm20, zmm24	// last.update1.d3.high
vpsubq zmm20{k3}, zmm20, zmm25	// last.update1.d3.high
vpaddq zmm21, zmm21, zmmword ptr [rdi+4672]	// last.update1.e3.low
vpmadd52luq zmm21, zmm24, zmm14	// last.update1.e3.low
vpmadd52luq zmm21, zmm25, zmm15	// last.update1.e3.low
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+4096]	// last.update1.e3.low
vpandq zmm26, zmm21, zmm27	// last.update1.e3.low
vmovdqa64 zmmword ptr [rdi+3712], zmm26	// last.update1.e3.low
vpsraq zmm21, zmm21, 52	// last.update1.e3.low
vpmadd52huq zmm21, zmm24, zmm14	// last.update1.e3.high
vpmadd52huq zmm21, zmm25, zmm15	// last.update1.e3.high
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+4096]	// last.update1.e3.high
vpsubq zmm21{k4}, zmm21, zmm24	// last.update1.e3.high
vpsubq zmm21{k5}, zmm21, zmm25	// last.update1.e3.high
vmovdqa64 zmm24, zmmword ptr [rdi+4288]	// last.update1.load.de4
vmovdqa64 zmm25, zmmword ptr [rdi+4352]	// last.update1.load.de4
vpaddq zmm20, zmm20, zmmword ptr [rdi+4736]	// last.update1.d4.low
vpmadd52luq zmm20, zmm24, zmm12	// last.update1.d4.low
vpmadd52luq zmm20, zmm25, zmm13	// last.update1.d4.low
vpmadd52luq zmm20, zmm22, zmmword ptr [rdi+4416]	// last.update1.d4.low
vpandq zmm26, zmm20, zmm27	// last.update1.d4.low
vmovdqa64 zmmword ptr [rdi+3968], zmm26	// last.update1.d4.low
vpsraq zmm20, zmm20, 52	// last.update1.d4.low
vpmadd52huq zmm20, zmm24, zmm12	// last.update1.d4.high
vpmadd52huq zmm20, zmm25, zmm13	// last.update1.d4.high
vpmadd52huq zmm20, zmm22, zmmword ptr [rdi+4416]	// last.update1.d4.high
vpsubq zmm20{k2}, zmm20, zmm24	// last.update1.d4.high
vpsubq zmm20{k3}, zmm20, zmm25	// last.update1.d4.high
vpaddq zmm21, zmm21, zmmword ptr [rdi+4736]	// last.update1.e4.low
vpmadd52luq zmm21, zmm24, zmm14	// last.update1.e4.low
vpmadd52luq zmm21, zmm25, zmm15	// last.update1.e4.low
vpmadd52luq zmm21, zmm23, zmmword ptr [rdi+4416]	// last.update1.e4.low
vpandq zmm26, zmm21, zmm27	// last.update1.e4.low
vmovdqa64 zmmword ptr [rdi+4032], zmm26	// last.update1.e4.low
vpsraq zmm21, zmm21, 52	// last.update1.e4.low
vpmadd52huq zmm21, zmm24, zmm14	// last.update1.e4.high
vpmadd52huq zmm21, zmm25, zmm15	// last.update1.e4.high
vpmadd52huq zmm21, zmm23, zmmword ptr [rdi+4416]	// last.update1.e4.high
vpsubq zmm21{k4}, zmm21, zmm24	// last.update1.e4.high
vpsubq zmm21{k5}, zmm21, zmm25	// last.update1.e4.high
vpmovq2m k6, zmm24	// last.update1.top
vpmovq2m k7, zmm25	// last.update1.top
vpsubq zmm20{k6}, zmm20, zmm12	// last.update1.top
vpsubq zmm20{k7}, zmm20, zmm13	// last.update1.top
vpaddq zmm20, zmm20, zmmword ptr [rdi+4800]	// last.update1.top
vmovdqa64 zmmword ptr [rdi+4288], zmm20	// last.update1.top
vpsubq zmm21{k6}, zmm21, zmm14	// last.update1.top
vpsubq zmm21{k7}, zmm21, zmm15	// last.update1.top
vpaddq zmm21, zmm21, zmmword ptr [rdi+4800]	// last.update1.top
vmovdqa64 zmmword ptr [rdi+4352], zmm21	// last.update1.top
vzeroupper	// leave
ret	// leave
