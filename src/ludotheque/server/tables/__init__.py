"""Tables: who sits there, what is played, and who may see what of it."""
