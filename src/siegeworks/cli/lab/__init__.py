"""The commands of the lab: simulate, compare, report, balance."""
