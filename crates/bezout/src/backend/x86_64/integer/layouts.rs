// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen from its manifest: do not edit.
//! Where the routines look for the fields of their states: asserted when the crate is compiled.

#[cfg(any(feature = "kernels", test))]
use super::bingcd::BingcdState;
use super::engine::{Avx2, Ifma};
use super::gcd::GcdState;
use super::invert::InvertState;
use super::jacobi::JacobiState;
use super::long::{LongGcdState, Pairs};
use super::long_invert::{LongInvertState, Numbers};
use super::long_jacobi::LongJacobiState;
use super::multi_lane::MultiLaneState;
use super::product_lanes::{
    Montgomery29, Montgomery52, Products, PseudoMersenne29, PseudoMersenne51,
};
use super::sixteen::SixteenState;
use crate::backend::emitted::layout;

layout! {
    InvertState<Avx2, 256, 5>, 1600:
    head.words.end_h = 0, head.words.end_g = 8, head.words.w2f = 16, head.words.w2g = 24,
    head.words.start_g = 32, head.words.start_h = 40, head.words.d = 48, head.words.batches = 56,
    head.words.rounding_h = 64, head.words.rounding_g = 72, head.words.refill_h = 80,
    head.words.refill_g = 88, head.words.low40 = 96, head.words.scratch = 104, head.y = 256,
    head.y_copy = 288, head.n1 = 320, head.n2 = 384, head.n3 = 448, head.above = 512, constants = 576,
    top_mask = 704, unpack = 768, inverse = 896, zeros = 928, limbs = 960, modulus = 1280,
}
layout! {
    InvertState<Avx2, 384, 7>, 1856:
    head.words.end_h = 0, head.words.end_g = 8, head.words.w2f = 16, head.words.w2g = 24,
    head.words.start_g = 32, head.words.start_h = 40, head.words.d = 48, head.words.batches = 56,
    head.words.rounding_h = 64, head.words.rounding_g = 72, head.words.refill_h = 80,
    head.words.refill_g = 88, head.words.low40 = 96, head.words.scratch = 104, head.y = 256,
    head.y_copy = 288, head.n1 = 320, head.n2 = 384, head.n3 = 448, head.above = 512, constants = 576,
    top_mask = 704, unpack = 768, inverse = 896, zeros = 928, limbs = 960, modulus = 1408,
}
layout! {
    InvertState<Avx2, 528, 9>, 2112:
    head.words.end_h = 0, head.words.end_g = 8, head.words.w2f = 16, head.words.w2g = 24,
    head.words.start_g = 32, head.words.start_h = 40, head.words.d = 48, head.words.batches = 56,
    head.words.rounding_h = 64, head.words.rounding_g = 72, head.words.refill_h = 80,
    head.words.refill_g = 88, head.words.low40 = 96, head.words.scratch = 104, head.y = 256,
    head.y_copy = 288, head.n1 = 320, head.n2 = 384, head.n3 = 448, head.above = 512, constants = 576,
    top_mask = 704, unpack = 768, inverse = 896, zeros = 928, limbs = 960, modulus = 1536,
}
layout! {
    InvertState<Avx2, 576, 10>, 2240:
    head.words.end_h = 0, head.words.end_g = 8, head.words.w2f = 16, head.words.w2g = 24,
    head.words.start_g = 32, head.words.start_h = 40, head.words.d = 48, head.words.batches = 56,
    head.words.rounding_h = 64, head.words.rounding_g = 72, head.words.refill_h = 80,
    head.words.refill_g = 88, head.words.low40 = 96, head.words.scratch = 104, head.y = 256,
    head.y_copy = 288, head.n1 = 320, head.n2 = 384, head.n3 = 448, head.above = 512, constants = 576,
    top_mask = 704, unpack = 768, inverse = 896, zeros = 928, limbs = 960, modulus = 1600,
}
layout! {
    InvertState<Avx2, 1024, 18>, 3264:
    head.words.end_h = 0, head.words.end_g = 8, head.words.w2f = 16, head.words.w2g = 24,
    head.words.start_g = 32, head.words.start_h = 40, head.words.d = 48, head.words.batches = 56,
    head.words.rounding_h = 64, head.words.rounding_g = 72, head.words.refill_h = 80,
    head.words.refill_g = 88, head.words.low40 = 96, head.words.scratch = 104, head.y = 256,
    head.y_copy = 288, head.n1 = 320, head.n2 = 384, head.n3 = 448, head.above = 512, constants = 576,
    top_mask = 704, unpack = 768, inverse = 896, zeros = 928, limbs = 960, modulus = 2112,
}
layout! {
    InvertState<Avx2, 2048, 35>, 5440:
    head.words.end_h = 0, head.words.end_g = 8, head.words.w2f = 16, head.words.w2g = 24,
    head.words.start_g = 32, head.words.start_h = 40, head.words.d = 48, head.words.batches = 56,
    head.words.rounding_h = 64, head.words.rounding_g = 72, head.words.refill_h = 80,
    head.words.refill_g = 88, head.words.low40 = 96, head.words.scratch = 104, head.y = 256,
    head.y_copy = 288, head.n1 = 320, head.n2 = 384, head.n3 = 448, head.above = 512, constants = 576,
    top_mask = 704, unpack = 768, inverse = 896, zeros = 928, limbs = 960, modulus = 3200,
}
layout! {
    InvertState<Avx2, 4096, 69>, 9792:
    head.words.end_h = 0, head.words.end_g = 8, head.words.w2f = 16, head.words.w2g = 24,
    head.words.start_g = 32, head.words.start_h = 40, head.words.d = 48, head.words.batches = 56,
    head.words.rounding_h = 64, head.words.rounding_g = 72, head.words.refill_h = 80,
    head.words.refill_g = 88, head.words.low40 = 96, head.words.scratch = 104, head.y = 256,
    head.y_copy = 288, head.n1 = 320, head.n2 = 384, head.n3 = 448, head.above = 512, constants = 576,
    top_mask = 704, unpack = 768, inverse = 896, zeros = 928, limbs = 960, modulus = 5376,
}
layout! {
    InvertState<Avx2, 6656, 112>, 15296:
    head.words.end_h = 0, head.words.end_g = 8, head.words.w2f = 16, head.words.w2g = 24,
    head.words.start_g = 32, head.words.start_h = 40, head.words.d = 48, head.words.batches = 56,
    head.words.rounding_h = 64, head.words.rounding_g = 72, head.words.refill_h = 80,
    head.words.refill_g = 88, head.words.low40 = 96, head.words.scratch = 104, head.y = 256,
    head.y_copy = 288, head.n1 = 320, head.n2 = 384, head.n3 = 448, head.above = 512, constants = 576,
    top_mask = 704, unpack = 768, inverse = 896, zeros = 928, limbs = 960, modulus = 8128,
}
layout! {
    GcdState<Avx2, 256, 5>, 1152:
    head.words.end_h = 0, head.words.end_g = 8, head.words.w2f = 16, head.words.w2g = 24,
    head.words.start_g = 32, head.words.start_h = 40, head.words.d = 48, head.words.batches = 56,
    head.words.rounding_h = 64, head.words.rounding_g = 72, head.words.refill_h = 80,
    head.words.refill_g = 88, head.words.low40 = 96, head.words.scratch = 104, head.y = 256,
    head.y_copy = 288, head.n1 = 320, head.n2 = 384, head.n3 = 448, head.above = 512, constants = 576,
    boundaries = 704, unpack = 832, limbs = 960,
}
layout! {
    GcdState<Avx2, 384, 7>, 1216:
    head.words.end_h = 0, head.words.end_g = 8, head.words.w2f = 16, head.words.w2g = 24,
    head.words.start_g = 32, head.words.start_h = 40, head.words.d = 48, head.words.batches = 56,
    head.words.rounding_h = 64, head.words.rounding_g = 72, head.words.refill_h = 80,
    head.words.refill_g = 88, head.words.low40 = 96, head.words.scratch = 104, head.y = 256,
    head.y_copy = 288, head.n1 = 320, head.n2 = 384, head.n3 = 448, head.above = 512, constants = 576,
    boundaries = 704, unpack = 832, limbs = 960,
}
layout! {
    GcdState<Avx2, 528, 9>, 1280:
    head.words.end_h = 0, head.words.end_g = 8, head.words.w2f = 16, head.words.w2g = 24,
    head.words.start_g = 32, head.words.start_h = 40, head.words.d = 48, head.words.batches = 56,
    head.words.rounding_h = 64, head.words.rounding_g = 72, head.words.refill_h = 80,
    head.words.refill_g = 88, head.words.low40 = 96, head.words.scratch = 104, head.y = 256,
    head.y_copy = 288, head.n1 = 320, head.n2 = 384, head.n3 = 448, head.above = 512, constants = 576,
    boundaries = 704, unpack = 832, limbs = 960,
}
layout! {
    GcdState<Avx2, 576, 10>, 1280:
    head.words.end_h = 0, head.words.end_g = 8, head.words.w2f = 16, head.words.w2g = 24,
    head.words.start_g = 32, head.words.start_h = 40, head.words.d = 48, head.words.batches = 56,
    head.words.rounding_h = 64, head.words.rounding_g = 72, head.words.refill_h = 80,
    head.words.refill_g = 88, head.words.low40 = 96, head.words.scratch = 104, head.y = 256,
    head.y_copy = 288, head.n1 = 320, head.n2 = 384, head.n3 = 448, head.above = 512, constants = 576,
    boundaries = 704, unpack = 832, limbs = 960,
}
layout! {
    GcdState<Avx2, 1024, 18>, 1536:
    head.words.end_h = 0, head.words.end_g = 8, head.words.w2f = 16, head.words.w2g = 24,
    head.words.start_g = 32, head.words.start_h = 40, head.words.d = 48, head.words.batches = 56,
    head.words.rounding_h = 64, head.words.rounding_g = 72, head.words.refill_h = 80,
    head.words.refill_g = 88, head.words.low40 = 96, head.words.scratch = 104, head.y = 256,
    head.y_copy = 288, head.n1 = 320, head.n2 = 384, head.n3 = 448, head.above = 512, constants = 576,
    boundaries = 704, unpack = 832, limbs = 960,
}
layout! {
    GcdState<Avx2, 2048, 36>, 2112:
    head.words.end_h = 0, head.words.end_g = 8, head.words.w2f = 16, head.words.w2g = 24,
    head.words.start_g = 32, head.words.start_h = 40, head.words.d = 48, head.words.batches = 56,
    head.words.rounding_h = 64, head.words.rounding_g = 72, head.words.refill_h = 80,
    head.words.refill_g = 88, head.words.low40 = 96, head.words.scratch = 104, head.y = 256,
    head.y_copy = 288, head.n1 = 320, head.n2 = 384, head.n3 = 448, head.above = 512, constants = 576,
    boundaries = 704, unpack = 832, limbs = 960,
}
layout! {
    GcdState<Avx2, 4096, 70>, 3200:
    head.words.end_h = 0, head.words.end_g = 8, head.words.w2f = 16, head.words.w2g = 24,
    head.words.start_g = 32, head.words.start_h = 40, head.words.d = 48, head.words.batches = 56,
    head.words.rounding_h = 64, head.words.rounding_g = 72, head.words.refill_h = 80,
    head.words.refill_g = 88, head.words.low40 = 96, head.words.scratch = 104, head.y = 256,
    head.y_copy = 288, head.n1 = 320, head.n2 = 384, head.n3 = 448, head.above = 512, constants = 576,
    boundaries = 704, unpack = 832, limbs = 960,
}
layout! {
    GcdState<Avx2, 6656, 112>, 4544:
    head.words.end_h = 0, head.words.end_g = 8, head.words.w2f = 16, head.words.w2g = 24,
    head.words.start_g = 32, head.words.start_h = 40, head.words.d = 48, head.words.batches = 56,
    head.words.rounding_h = 64, head.words.rounding_g = 72, head.words.refill_h = 80,
    head.words.refill_g = 88, head.words.low40 = 96, head.words.scratch = 104, head.y = 256,
    head.y_copy = 288, head.n1 = 320, head.n2 = 384, head.n3 = 448, head.above = 512, constants = 576,
    boundaries = 704, unpack = 832, limbs = 960,
}
layout! {
    JacobiState<256, 5>, 1088:
    words.trail = 0, words.rounding_h = 168, words.rounding_g = 176, words.refill_h = 184,
    words.refill_g = 192, words.n1 = 200, words.batches = 232, words.end_h = 240, words.end_g = 248,
    words.y = 256, words.w2f = 288, words.w2g = 296, words.start_g = 304, words.start_h = 312, words.d = 320,
    words.m = 328, words.end1 = 360, words.xy = 368, words.xm = 376, words.end2 = 384, words.end3 = 392,
    words.f = 400, words.turns = 408, words.scratch = 416, constants = 576, boundaries = 704, above = 800,
    limbs = 832, halvings = 992, falls = 1024, joints = 1056,
}
layout! {
    JacobiState<384, 7>, 1152:
    words.trail = 0, words.rounding_h = 168, words.rounding_g = 176, words.refill_h = 184,
    words.refill_g = 192, words.n1 = 200, words.batches = 232, words.end_h = 240, words.end_g = 248,
    words.y = 256, words.w2f = 288, words.w2g = 296, words.start_g = 304, words.start_h = 312, words.d = 320,
    words.m = 328, words.end1 = 360, words.xy = 368, words.xm = 376, words.end2 = 384, words.end3 = 392,
    words.f = 400, words.turns = 408, words.scratch = 416, constants = 576, boundaries = 704, above = 800,
    limbs = 832, halvings = 1056, falls = 1088, joints = 1120,
}
layout! {
    JacobiState<528, 9>, 1216:
    words.trail = 0, words.rounding_h = 168, words.rounding_g = 176, words.refill_h = 184,
    words.refill_g = 192, words.n1 = 200, words.batches = 232, words.end_h = 240, words.end_g = 248,
    words.y = 256, words.w2f = 288, words.w2g = 296, words.start_g = 304, words.start_h = 312, words.d = 320,
    words.m = 328, words.end1 = 360, words.xy = 368, words.xm = 376, words.end2 = 384, words.end3 = 392,
    words.f = 400, words.turns = 408, words.scratch = 416, constants = 576, boundaries = 704, above = 800,
    limbs = 832, halvings = 1120, falls = 1152, joints = 1184,
}
layout! {
    JacobiState<576, 10>, 1280:
    words.trail = 0, words.rounding_h = 168, words.rounding_g = 176, words.refill_h = 184,
    words.refill_g = 192, words.n1 = 200, words.batches = 232, words.end_h = 240, words.end_g = 248,
    words.y = 256, words.w2f = 288, words.w2g = 296, words.start_g = 304, words.start_h = 312, words.d = 320,
    words.m = 328, words.end1 = 360, words.xy = 368, words.xm = 376, words.end2 = 384, words.end3 = 392,
    words.f = 400, words.turns = 408, words.scratch = 416, constants = 576, boundaries = 704, above = 800,
    limbs = 832, halvings = 1152, falls = 1184, joints = 1216,
}
layout! {
    JacobiState<1024, 18>, 1536:
    words.trail = 0, words.rounding_h = 168, words.rounding_g = 176, words.refill_h = 184,
    words.refill_g = 192, words.n1 = 200, words.batches = 232, words.end_h = 240, words.end_g = 248,
    words.y = 256, words.w2f = 288, words.w2g = 296, words.start_g = 304, words.start_h = 312, words.d = 320,
    words.m = 328, words.end1 = 360, words.xy = 368, words.xm = 376, words.end2 = 384, words.end3 = 392,
    words.f = 400, words.turns = 408, words.scratch = 416, constants = 576, boundaries = 704, above = 800,
    limbs = 832, halvings = 1408, falls = 1440, joints = 1472,
}
layout! {
    LongInvertState<Avx2, [Numbers; 37]>, 3136:
    head.words.end_h = 0, head.words.end_g = 8, head.words.w2f = 16, head.words.w2g = 24,
    head.words.start_g = 32, head.words.start_h = 40, head.words.d = 48, head.words.batches = 56,
    head.words.rounding_h = 64, head.words.rounding_g = 72, head.words.refill_h = 80,
    head.words.refill_g = 88, head.words.low40 = 96, head.words.scratch = 104, head.y = 256,
    head.y_copy = 288, head.n1 = 320, head.n2 = 384, head.n3 = 448, head.above = 512, constants = 576,
    inverse = 704, limbs = 768,
}
layout! {
    LongGcdState<[Pairs; 20]>, 1472:
    head.words.end_h = 0, head.words.end_g = 8, head.words.w2f = 16, head.words.w2g = 24,
    head.words.start_g = 32, head.words.start_h = 40, head.words.d = 48, head.words.batches = 56,
    head.words.rounding_h = 64, head.words.rounding_g = 72, head.words.refill_h = 80,
    head.words.refill_g = 88, head.words.low40 = 96, head.words.scratch = 104, head.y = 256,
    head.y_copy = 288, head.n1 = 320, head.n2 = 384, head.n3 = 448, head.above = 512, constants = 576,
    boundaries = 704, limbs = 832,
}
layout! {
    LongJacobiState<[Pairs; 36]>, 2112:
    words.trail = 0, words.rounding_h = 168, words.rounding_g = 176, words.refill_h = 184,
    words.refill_g = 192, words.n1 = 200, words.batches = 232, words.end_h = 240, words.end_g = 248,
    words.y = 256, words.w2f = 288, words.w2g = 296, words.start_g = 304, words.start_h = 312, words.d = 320,
    words.m = 328, words.end1 = 360, words.xy = 368, words.xm = 376, words.end2 = 384, words.end3 = 392,
    words.f = 400, words.turns = 408, words.scratch = 416, constants = 576, boundaries = 704, above = 800,
    halvings = 832, falls = 864, joints = 896, limbs = 928,
}
layout! {
    Numbers, 64:
    numbers = 0, modulus = 32,
}
layout! {
    Pairs, 32:
}
layout! {
    LongInvertState<Ifma, [Numbers; 42]>, 3456:
    head.words.end_h = 0, head.words.end_g = 8, head.words.w2f = 16, head.words.w2g = 24,
    head.words.start_g = 32, head.words.start_h = 40, head.words.d = 48, head.words.batches = 56,
    head.words.rounding_h = 64, head.words.rounding_g = 72, head.words.refill_h = 80,
    head.words.refill_g = 88, head.words.low40 = 96, head.words.scratch = 104, head.y = 256,
    head.y_copy = 288, head.n1 = 320, head.n2 = 384, head.n3 = 448, head.above = 512, constants = 576,
    inverse = 704, limbs = 768,
}
layout! {
    MultiLaneState<4, 9>, 2560:
    words = 0, delta = 32, inverse = 64, scratch = 96, limbs = 640, rest = 2080,
}
layout! {
    MultiLaneState<4, 13>, 3200:
    words = 0, delta = 32, inverse = 64, scratch = 96, limbs = 640, rest = 2720,
}
layout! {
    MultiLaneState<4, 18>, 4032:
    words = 0, delta = 32, inverse = 64, scratch = 96, limbs = 640, rest = 3520,
}
layout! {
    MultiLaneState<4, 20>, 4352:
    words = 0, delta = 32, inverse = 64, scratch = 96, limbs = 640, rest = 3840,
}
layout! {
    MultiLaneState<4, 35>, 6720:
    words = 0, delta = 32, inverse = 64, scratch = 96, limbs = 640, rest = 6240,
}
layout! {
    MultiLaneState<4, 69>, 12160:
    words = 0, delta = 32, inverse = 64, scratch = 96, limbs = 640, rest = 11680,
}
layout! {
    MultiLaneState<4, 137>, 23040:
    words = 0, delta = 32, inverse = 64, scratch = 96, limbs = 640, rest = 22560,
}
layout! {
    MultiLaneState<8, 9>, 5120:
    words = 0, delta = 64, inverse = 128, scratch = 192, limbs = 1280, rest = 4160,
}
layout! {
    MultiLaneState<8, 13>, 6400:
    words = 0, delta = 64, inverse = 128, scratch = 192, limbs = 1280, rest = 5440,
}
layout! {
    MultiLaneState<8, 18>, 8000:
    words = 0, delta = 64, inverse = 128, scratch = 192, limbs = 1280, rest = 7040,
}
layout! {
    MultiLaneState<8, 20>, 8640:
    words = 0, delta = 64, inverse = 128, scratch = 192, limbs = 1280, rest = 7680,
}
layout! {
    MultiLaneState<8, 35>, 13440:
    words = 0, delta = 64, inverse = 128, scratch = 192, limbs = 1280, rest = 12480,
}
layout! {
    MultiLaneState<8, 69>, 24320:
    words = 0, delta = 64, inverse = 128, scratch = 192, limbs = 1280, rest = 23360,
}
layout! {
    MultiLaneState<8, 137>, 46080:
    words = 0, delta = 64, inverse = 128, scratch = 192, limbs = 1280, rest = 45120,
}
layout! {
    SixteenState, 4864:
    inverse = 0, unit = 128, scratch = 256, limbs = 896,
}
layout! {
    Products<Montgomery52, 2, 3, 8>, 3136:
    modulus = 0, factor = 192, mask = 256, one = 320, orders = 384, p = 576, spare = 960, first = 1344,
    x = 1728, others = 2112, total = 2688, complement = 2816, zeros = 3008, scratch = 3136,
}
layout! {
    Products<Montgomery52, 3, 4, 8>, 4032:
    modulus = 0, factor = 256, mask = 320, one = 384, orders = 448, p = 640, spare = 1152, first = 1664,
    x = 2176, others = 2688, total = 3456, complement = 3648, zeros = 3904, scratch = 4032,
}
layout! {
    Products<Montgomery52, 4, 5, 8>, 4928:
    modulus = 0, factor = 320, mask = 384, one = 448, orders = 512, p = 704, spare = 1344, first = 1984,
    x = 2624, others = 3264, total = 4224, complement = 4480, zeros = 4800, scratch = 4928,
}
layout! {
    Products<Montgomery52, 6, 8, 8>, 7552:
    modulus = 0, factor = 512, mask = 576, one = 640, orders = 704, p = 896, spare = 1920, first = 2944,
    x = 3968, others = 4992, total = 6528, complement = 6912, zeros = 7424, scratch = 7552,
}
layout! {
    Products<Montgomery52, 8, 10, 8>, 9344:
    modulus = 0, factor = 640, mask = 704, one = 768, orders = 832, p = 1024, spare = 2304, first = 3584,
    x = 4864, others = 6144, total = 8064, complement = 8576, zeros = 9216, scratch = 9344,
}
layout! {
    Products<Montgomery52, 9, 12, 8>, 11072:
    modulus = 0, factor = 768, mask = 832, one = 896, orders = 960, p = 1152, spare = 2688, first = 4224,
    x = 5760, others = 7296, total = 9600, complement = 10176, zeros = 10944, scratch = 11072,
}
layout! {
    Products<Montgomery52, 16, 20, 8>, 18176:
    modulus = 0, factor = 1280, mask = 1344, one = 1408, orders = 1472, p = 1664, spare = 4224, first = 6784,
    x = 9344, others = 11904, total = 15744, complement = 16768, zeros = 18048, scratch = 18176,
}
layout! {
    Products<PseudoMersenne51, 4, 5, 8>, 4928:
    modulus = 0, factor = 320, mask = 384, one = 448, orders = 512, p = 704, spare = 1344, first = 1984,
    x = 2624, others = 3264, total = 4224, complement = 4480, zeros = 4800, scratch = 4928,
}
layout! {
    Products<Montgomery29, 4, 9, 4>, 4160:
    modulus = 0, factor = 288, mask = 320, one = 352, orders = 384, p = 480, spare = 1056, first = 1632,
    x = 2208, others = 2784, total = 3648, complement = 3776, zeros = 4064, scratch = 4128,
}
layout! {
    Products<Montgomery29, 6, 14, 4>, 8192:
    modulus = 0, factor = 448, mask = 480, one = 512, orders = 544, p = 640, spare = 1536, first = 2432,
    x = 3328, others = 4224, total = 5568, complement = 5760, zeros = 6208, scratch = 6272,
}
layout! {
    Products<Montgomery29, 8, 18, 4>, 10496:
    modulus = 0, factor = 576, mask = 608, one = 640, orders = 672, p = 768, spare = 1920, first = 3072,
    x = 4224, others = 5376, total = 7104, complement = 7360, zeros = 7936, scratch = 8000,
}
layout! {
    Products<Montgomery29, 9, 20, 4>, 11712:
    modulus = 0, factor = 640, mask = 672, one = 704, orders = 736, p = 832, spare = 2112, first = 3392,
    x = 4672, others = 5952, total = 7872, complement = 8160, zeros = 8800, scratch = 8864,
}
layout! {
    Products<PseudoMersenne29, 4, 9, 4>, 4416:
    modulus = 0, factor = 288, mask = 320, one = 352, orders = 384, p = 480, spare = 1056, first = 1632,
    x = 2208, others = 2784, total = 3648, complement = 3776, zeros = 4064, scratch = 4128,
}
#[cfg(any(feature = "kernels", test))]
layout! {
    BingcdState, 240:
    a = 0, b = 32, u = 64, w = 96, m = 128, scratch = 160, negative = 216, minus_inverse = 224, batches = 232,
}
