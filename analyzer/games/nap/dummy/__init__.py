"""Nap with all cards seen: the caller against all the others as one, solved exactly."""
