// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Types of the fast core.

package bz_pkg;

  // A Yosys that stops in the next line is too old: packed arrays have several dimensions here. 0.58 is tested, and newer ones.
  typedef logic [1:0][1:0] yosys_is_new_enough_t;

  // What the wide adders do in one clock, for one or two plus-minus steps:
  //   Y  = x1 g + x2 f            g' = (Y + x3 2^t1 (f or g)) / 2^total
  //   f' = f, g, or Y / 2^t1
  // Shifts are one-hot; of t1 and total the places beyond a configuration's reduction stay 0.
  typedef struct packed {
    logic       x1_en;
    logic       x2_en;
    logic       x2_neg;
    logic       x3_en;
    logic       x3_neg;
    logic       x3_g;   // the third operand is g, else f
    logic [3:1] t1;
    logic       f_new;  // f takes Y / 2^t1
    logic       f_g;    // f takes g
    logic [6:1] total;
  } step_t;
  // Bits of step_t. No array has a structure for its elements: Yosys 0.70 reads a member of an element as a new wire that
  // nothing drives.
  localparam int unsigned StepBits = 17;

  typedef enum logic [1:0] {
    StatusOk           = 2'd0,  // the gcd is 1
    StatusCommonFactor = 2'd1,  // the gcd is not 1; it and the cofactors are valid
    StatusRefused      = 2'd2   // both operands even, or the modulus even where only one column is built
  } status_e;

  // What the final adder adds.
  typedef enum logic [2:0] {
    SumRow     = 3'd0,  // the two words of a row
    SumPair    = 3'd1,  // the two words of f
    SumSign    = 3'd2,  // the magnitude of f
    SumReduce  = 3'd3,  // cofactor plus or minus the modulus, by its sign
    SumCorrect = 3'd4   // cofactor plus the modulus if it is negative
  } sum_e;

endpackage
