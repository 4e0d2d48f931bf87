"""The server's face to the network: HTTP, WebSocket, server-sent events."""
