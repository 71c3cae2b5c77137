// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Which clock it is. Nothing here looks at an operand, but for early exit the one bit that says that g is 0.
// Clocks count from the one after acceptance: run_q is high while steps are decided, then end_q counts.

module bz_control #(
  parameter int unsigned Clocks       = 209,  // of deciding, in constant time
  parameter bit          ConstantTime = 1'b1,
  parameter int unsigned RowStart     = 7,
  parameter int unsigned AdderClocks  = 2
) (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic         in_valid_i,
  output logic         in_ready_o,
  output logic         out_valid_o,
  input  logic         out_ready_i,
  input  logic         zero_i,
  output logic         accept_o,
  // Before the rows' first step.
  output logic         rows_one_o,       // rows take the start of the multiple's division
  output logic         rows_hold_o,      // ... and after it move g to f, where it stays for the adder
  output logic         rows_start_o,     // rows and b take their values for the steps
  output logic         multiple_o,       // the clocks in which the second column's multiple drops digits
  output logic         early_o,         // all these clocks
  // After their last one.
  output logic         value_o,          // the result goes to the narrow unit
  output logic         after_first_o,    // the division by the scale starts: g takes f
  output logic         after_hold_o,
  output logic         after_o,
  output logic         digits_narrow_o,  // digits come from the narrow unit, ...
  output logic         digits_row_o,     // ... or from the rows
  output bz_pkg::sum_e sum_o,
  output logic         take_magnitude_o,
  output logic         take_cofactor_o
);

  import bz_pkg::*;

  localparam int unsigned EndClocks = RowStart + 6 + 3 * AdderClocks;
  localparam int unsigned TickWidth = $clog2((Clocks > RowStart ? Clocks : RowStart) + 2);
  localparam int unsigned EndWidth  = $clog2(EndClocks + 1);
  localparam int unsigned LastTick  = ConstantTime ? (Clocks > RowStart ? Clocks : RowStart) : RowStart;

  typedef logic [TickWidth-1:0] tick_t;
  typedef logic [EndWidth-1:0]  end_t;

  typedef enum logic [1:0] {
    Idle,
    Run,
    End,
    Done
  } state_e;

  state_e state_q;
  tick_t  tick_q;
  end_t   end_q;
  logic   run, ending, last;

  assign run         = state_q == Run;
  assign ending      = state_q == End;
  assign in_ready_o  = state_q == Idle;
  assign out_valid_o = state_q == Done;
  assign accept_o    = in_valid_i & in_ready_o;
  assign last        = tick_q == tick_t'(LastTick) && (ConstantTime || zero_i);

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      state_q <= Idle;
      tick_q  <= '0;
      end_q   <= '0;
    end else begin
      unique case (state_q)
        Idle: begin
          if (in_valid_i) begin
            state_q <= Run;
          end
          tick_q <= '0;
          end_q  <= '0;
        end
        Run: begin
          if (last) begin
            state_q <= End;
          end
          if (tick_q != tick_t'(LastTick)) begin
            tick_q <= tick_q + tick_t'(1);
          end
        end
        End: begin
          if (end_q == end_t'(EndClocks - 1)) begin
            state_q <= Done;
          end
          end_q <= end_q + end_t'(1);
        end
        default: begin
          if (out_ready_i) begin
            state_q <= Idle;
          end
        end
      endcase
    end
  end

  assign rows_one_o   = run & (tick_q == '0);
  assign rows_hold_o  = run & (tick_q == tick_t'(3));
  assign rows_start_o = run & (tick_q == tick_t'(RowStart - 1));
  assign multiple_o   = run & (tick_q >= tick_t'(1)) & (tick_q <= tick_t'(3));
  assign early_o     = run & (tick_q < tick_t'(RowStart));

  assign value_o       = ending & (end_q == end_t'(RowStart));
  assign after_first_o = ending & (end_q == end_t'(RowStart + 1));
  assign after_hold_o  = ending & (end_q == end_t'(RowStart + 4));
  assign after_o       = ending & (end_q > end_t'(RowStart));

  assign digits_narrow_o = (run & (tick_q <= tick_t'(2)))
                         | (ending & (end_q > end_t'(RowStart)) & (end_q <= end_t'(RowStart + 3)));
  assign digits_row_o    = (run & ~early_o) | (ending & (end_q <= end_t'(RowStart)));

  // Each sum's clocks, and the last of them.
  localparam int unsigned Cofactor = RowStart + 6;
  always_comb begin
    sum_o = SumRow;
    if (ending) begin
      if (end_q < end_t'(AdderClocks)) begin
        sum_o = SumPair;
      end else if (end_q < end_t'(2 * AdderClocks)) begin
        sum_o = SumSign;
      end else if (end_q < end_t'(Cofactor + AdderClocks)) begin
        sum_o = SumRow;
      end else if (end_q < end_t'(Cofactor + 2 * AdderClocks)) begin
        sum_o = SumReduce;
      end else begin
        sum_o = SumCorrect;
      end
    end
  end
  assign take_magnitude_o = ending & ((end_q == end_t'(AdderClocks - 1)) | (end_q == end_t'(2 * AdderClocks - 1)));
  assign take_cofactor_o  = ending & ((end_q == end_t'(Cofactor + AdderClocks - 1))
                                     | (end_q == end_t'(Cofactor + 2 * AdderClocks - 1))
                                     | (end_q == end_t'(Cofactor + 3 * AdderClocks - 1)));

endmodule
