// SPDX-License-Identifier: MIT OR Apache-2.0
//
// Which clock it is. Nothing here looks at an operand, but for early exit the one bit that says that g is 0.
// Clocks count from the one after acceptance: run_q is high while steps are decided, then end_q counts.

module bz_control #(
  parameter int unsigned Clocks       = 209,  // of deciding, in constant time
  parameter bit          ConstantTime = 1'b1,
  parameter int unsigned Parts        = 4,    // clocks of a division by the rows' scale
  parameter int unsigned RowStart     = 8,
  parameter int unsigned AdderClocks  = 2
) (
  input  logic         clk_i,
  input  logic         rst_ni,
  input  logic         in_valid_i,
  output logic         in_ready_o,
  output logic         out_valid_o,
  input  logic         out_ready_i,
  input  logic         zero_i,
  // In the clocks in which the core is ready; the last of them takes the operands.
  output logic         load_o,
  output logic         load_next_o,      // ... and in the next clock
  output logic         rows_load_next_o, // the rows take one of their two starts in the next clock
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
  output logic         take_sign_o,
  output logic         take_magnitude_o,
  output logic         take_cofactor_o
`ifdef FORMAL
  , output logic       ended_o           // no step is left to decide
`endif
);

  localparam int unsigned EndClocks = RowStart + Parts + 3 + 3 * AdderClocks;
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

  state_e state_q, state_d;
  tick_t  tick_q, tick_d;
  end_t   end_q, end_d;
  logic   last, run, ending;

  assign in_ready_o  = state_q == Idle;
  assign out_valid_o = state_q == Done;
  assign load_next_o = ~rst_ni | (state_d == Idle);
`ifdef FORMAL
  assign ended_o     = (state_q == Run && tick_q == TickWidth'(LastTick)) || state_q == End;
`endif
  assign last        = tick_q == TickWidth'(LastTick) && (ConstantTime || zero_i);

  always_comb begin
    state_d = state_q;
    tick_d  = '0;
    end_d   = '0;
    unique case (state_q)
      Idle: begin
        if (in_valid_i) begin
          state_d = Run;
        end
      end
      Run: begin
        if (last) begin
          state_d = End;
        end
        tick_d = tick_q == TickWidth'(LastTick) ? tick_q : tick_q + TickWidth'(1);
      end
      End: begin
        if (end_q == EndWidth'(EndClocks - 1)) begin
          state_d = Done;
        end
        end_d = end_q + EndWidth'(1);
      end
      default: begin
        if (out_ready_i) begin
          state_d = Idle;
        end
      end
    endcase
  end

  always_ff @(posedge clk_i) begin
    if (!rst_ni) begin
      state_q <= Idle;
      tick_q  <= '0;
      end_q   <= '0;
    end else begin
      state_q <= state_d;
      tick_q  <= tick_d;
      end_q   <= end_d;
    end
  end

  // The signals of a clock come from registers: they are worked out in the clock before.
  assign run              = state_d == Run;
  assign ending           = state_d == End;
  assign rows_load_next_o = run & ((tick_d == '0) | (tick_d == TickWidth'(RowStart - 1)));

  localparam int unsigned Cofactor = RowStart + Parts + 3;

  always_ff @(posedge clk_i) begin
    load_o       <= load_next_o;
    rows_one_o   <= run & (tick_d == '0);
    rows_hold_o  <= run & (tick_d == TickWidth'(Parts));
    rows_start_o <= run & (tick_d == TickWidth'(RowStart - 1));
    multiple_o   <= run & (tick_d >= TickWidth'(1)) & (tick_d <= TickWidth'(Parts));
    early_o      <= run & (tick_d < TickWidth'(RowStart));

    value_o       <= ending & (end_d == EndWidth'(RowStart));
    after_first_o <= ending & (end_d == EndWidth'(RowStart + 1));
    after_hold_o  <= ending & (end_d == EndWidth'(RowStart + Parts + 1));
    after_o       <= ending & (end_d > EndWidth'(RowStart));

    digits_narrow_o <= (run & (tick_d <= TickWidth'(Parts - 1)))
                     | (ending & (end_d > EndWidth'(RowStart)) & (end_d <= EndWidth'(RowStart + Parts)));
    digits_row_o    <= (run & (tick_d >= TickWidth'(RowStart))) | (ending & (end_d <= EndWidth'(RowStart)));

    // Each sum's clocks, and the last of them.
    sum_o <= bz_pkg::SumRow;
    if (ending) begin
      if (end_d < EndWidth'(AdderClocks)) begin
        sum_o <= bz_pkg::SumPair;
      end else if (end_d < EndWidth'(2 * AdderClocks)) begin
        sum_o <= bz_pkg::SumSign;
      end else if (end_d < EndWidth'(Cofactor + AdderClocks)) begin
        sum_o <= bz_pkg::SumRow;
      end else if (end_d < EndWidth'(Cofactor + 2 * AdderClocks)) begin
        sum_o <= bz_pkg::SumReduce;
      end else begin
        sum_o <= bz_pkg::SumCorrect;
      end
    end
    take_sign_o      <= ending & (end_d == EndWidth'(AdderClocks - 1));
    take_magnitude_o <= ending & ((end_d == EndWidth'(AdderClocks - 1)) | (end_d == EndWidth'(2 * AdderClocks - 1)));
    take_cofactor_o  <= ending & ((end_d == EndWidth'(Cofactor + AdderClocks - 1))
                                | (end_d == EndWidth'(Cofactor + 2 * AdderClocks - 1))
                                | (end_d == EndWidth'(Cofactor + 3 * AdderClocks - 1)));
  end

endmodule
