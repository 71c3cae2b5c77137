# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products modulo m with mulx, adcx and adox: one, and the passes of batch inversion [Mon87]."""
