/** In pixels. */
export interface ImageSize {
  width: number
  height: number
}

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The header follows the signature: length and name of its chunk, then width and height. */
const pngSize = (bytes: Uint8Array): ImageSize | undefined => {
  const header = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
  if (bytes.length < 24 || header.some((byte, index) => bytes[index] !== byte)) return undefined
  return { width: view(bytes).getUint32(16), height: view(bytes).getUint32(20) }
}

/** Markers of a JPEG that begin a frame; the three left out define tables. */
const beginsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Segments follow each other, each with its length, up to the frame's header. */
const jpegSize = (bytes: Uint8Array): ImageSize | undefined => {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; ) {
    const length = view(bytes).getUint16(at + 2)
    if (beginsFrame(bytes[at + 1] ?? 0))
      return { height: view(bytes).getUint16(at + 5), width: view(bytes).getUint16(at + 7) }
    if (length < 2) return undefined
    at += 2 + length
  }
  return undefined
}

/** The dimensions of a PNG or a JPEG from its header; undefined for anything else. */
export const imageSize = (bytes: Uint8Array): ImageSize | undefined => pngSize(bytes) ?? jpegSize(bytes)
