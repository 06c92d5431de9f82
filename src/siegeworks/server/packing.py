"""Long messages, encoded and compressed once, to keep and to send many times."""

import gzip

import msgspec

LIGHT_COMPRESSION = 5
encode = msgspec.json.Encoder().encode


def packed(message: msgspec.Struct) -> bytes:
    return gzip.compress(encode(message), LIGHT_COMPRESSION, mtime=0)


def unpacked(data: bytes) -> bytes:
    return gzip.decompress(data)
