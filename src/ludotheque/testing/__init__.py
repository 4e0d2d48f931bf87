"""Checks that every game must pass, for our games and for those of other packages."""
