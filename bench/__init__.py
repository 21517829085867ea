"""`make bench`: how fast the engine plays, side by side with its peers in one run, as ratios.

Figures are printed, never asserted: machines differ and are noisy. Everything is measured several times,
peers and both builds of the engine in turn, in processor time; the best of each counts. A fixed yardstick
loop says how fast the machine was meanwhile.
"""
