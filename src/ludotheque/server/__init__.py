"""Tables online: a server that never loses a move."""
