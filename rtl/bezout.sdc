# SPDX-License-Identifier: MIT OR Apache-2.0
#
# The final adder of bz_top has AdderClocks clocks for each sum: its sources hold still for that long, which
# rtl/formal/run.py proves (final_adder_holds). Create the clock, set these if they are not as here, and source this file:
#
#   bezout_core          the path of the instance of bz_top, with a / at its end; empty where that is the design itself
#   bezout_adder_clocks  AdderClocks
#   bezout_register      what a register's cells have after its name

if {![info exists bezout_core]} { set bezout_core "" }
if {![info exists bezout_adder_clocks]} { set bezout_adder_clocks 2 }
if {![info exists bezout_register]} { set bezout_register "_reg*" }

# The cells of registers; one that has none is an error, so that no path is left out unseen.
proc bezout_cells {registers} {
  global bezout_core bezout_register
  set patterns {}
  foreach register $registers {
    set pattern "${bezout_core}${register}${bezout_register}"
    if {[llength [get_cells $pattern]] == 0} {
      error "bezout.sdc: no cell is named $pattern; set bezout_core and bezout_register"
    }
    lappend patterns $pattern
  }
  return [get_cells $patterns]
}

set bezout_from {
  u_pair/f_carry_q u_pair/f_sum_q gen_column*u_row/f_carry_q gen_column*u_row/f_sum_q f0_q
  u_control/sum_o gen_final*u_final/cofactor_q gen_final*u_final/magnitude_q
}
set bezout_to {b_q magnitude_sign_q gen_final*u_final/cofactor_q gen_final*u_final/magnitude_q}
# With both columns alone.
if {[llength [get_cells -quiet "${bezout_core}g0_q${bezout_register}"]] != 0} { lappend bezout_from g0_q }

if {$bezout_adder_clocks > 1} {
  set_multicycle_path -setup $bezout_adder_clocks -from [bezout_cells $bezout_from] -to [bezout_cells $bezout_to]
  set_multicycle_path -hold [expr {$bezout_adder_clocks - 1}] -from [bezout_cells $bezout_from] -to [bezout_cells $bezout_to]
}
