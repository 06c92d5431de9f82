"""The kernel: what all games are built on. It knows no particular game and does no input or output."""
