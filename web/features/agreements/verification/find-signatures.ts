/** A signature in a PDF with the bytes that it covers. */
export interface FoundSignature {
  /** The bytes before and after the signature's own value. */
  readonly covered: readonly [Uint8Array, Uint8Array]
  /** The signature as a CMS message. */
  readonly cms: Uint8Array
  /** The offset of the end of the covered bytes. */
  readonly end: number
}

/** Latin-1 maps each byte to one character, so that text positions are file offsets. */
const letters = new TextDecoder('latin1')

const byteRange = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g

/** PDF readers look for the header within this number of bytes. */
const headerWithin = 1024

export const isPdf = (bytes: Uint8Array): boolean =>
  letters.decode(bytes.subarray(0, headerWithin)).includes('%PDF-')

const fromHex = (text: string): Uint8Array | undefined => {
  if (text.length === 0 || text.length % 2 !== 0 || !/^[\da-f]+$/i.test(text)) return undefined
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** The gap between the two covered parts must be exactly the signature. */
const readSignature = (
  bytes: Uint8Array,
  [from, length, rest, restLength]: readonly number[],
): FoundSignature | undefined => {
  if (from !== 0 || length === undefined || rest === undefined || restLength === undefined) return undefined
  const end = rest + restLength
  if (length >= rest || end > bytes.length) return undefined
  const value = letters.decode(bytes.subarray(length, rest))
  const cms = value.startsWith('<') && value.endsWith('>') ? fromHex(value.slice(1, -1)) : undefined
  return cms && { covered: [bytes.subarray(0, length), bytes.subarray(rest, end)], cms, end }
}

/**
 * The signatures of a PDF in the order in which they were made. Undefined for a signature whose byte range does not
 * match its position: the file was truncated, or the signature was overwritten.
 */
export const findSignatures = (bytes: Uint8Array): (FoundSignature | undefined)[] =>
  [...letters.decode(bytes).matchAll(byteRange)]
    .map(([, ...numbers]) => readSignature(bytes, numbers.map(Number)))
    .toSorted(
      (one, other) => (one?.end ?? Number.POSITIVE_INFINITY) - (other?.end ?? Number.POSITIVE_INFINITY),
    )

/** True if a PDF contains a signature or remains of one. */
export const containsSignature = (bytes: Uint8Array): boolean => {
  const text = letters.decode(bytes)
  return /\/ByteRange\b/.test(text) || /\/Type\s*\/Sig\b/.test(text)
}

const most = 3

/**
 * The end offsets of earlier versions of the file that contain the whole signature: changes to a PDF are appended as
 * incremental updates. Latest first; limited in number.
 */
export const earlierEnds = (bytes: Uint8Array, from: number): number[] => {
  const ends = [...letters.decode(bytes).matchAll(/%%EOF(?:\r\n|\n|\r)?/g)].map(
    ({ index, 0: mark }) => index + mark.length,
  )
  return [...new Set([from, ...ends])]
    .filter((end) => end >= from && end < bytes.length)
    .toSorted((a, b) => b - a)
    .slice(0, most)
}
