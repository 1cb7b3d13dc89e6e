const polynomial = 0xedb88320

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte
  for (let bit = 0; bit < 8; bit++)
    remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1
  return remainder
})

/** CRC-32 (ISO 3309, as in zip and PNG) of `bytes`. `before` is the CRC of the preceding bytes. */
export const crc32 = (bytes: Uint8Array, before = 0): number => {
  let crc = ~before
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return ~crc >>> 0
}

/** CRC-32 of a whole file as eight hexadecimal digits. Reads it in chunks, so that the page stays responsive. */
export const crc32OfFile = async (file: Blob): Promise<string> => {
  let crc = 0
  const reader = file.stream().getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read())
    crc = crc32(piece.value, crc)
  return crc.toString(16).padStart(8, '0')
}
