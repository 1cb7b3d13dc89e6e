/** A signature as it stands in a PDF: the bytes that it covers, and what it says of them. */
export interface FoundSignature {
  /** All before the signature's own value, and all after it. */
  readonly covered: readonly [Uint8Array, Uint8Array]
  /** The signature itself, a message in CMS. */
  readonly cms: Uint8Array
  /** Where the bytes that it covers end. */
  readonly end: number
}

/** One byte is one letter, so that a place in the text is a place in the file. */
const letters = new TextDecoder('latin1')

const byteRange = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g

/** Readers look for a PDF's first line within as many bytes. */
const headerWithin = 1024

export const isPdf = (bytes: Uint8Array): boolean =>
  letters.decode(bytes.subarray(0, headerWithin)).includes('%PDF-')

const fromHex = (text: string): Uint8Array | undefined => {
  if (text.length === 0 || text.length % 2 !== 0 || !/^[\da-f]+$/i.test(text)) return undefined
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** What stands between the two parts that are covered has to be the signature, and nothing else. */
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
 * The signatures of a PDF, in the order in which they were made. One that says of itself where it stands and does not is
 * `undefined`: the file was cut, or the place was written over.
 */
export const findSignatures = (bytes: Uint8Array): (FoundSignature | undefined)[] =>
  [...letters.decode(bytes).matchAll(byteRange)]
    .map(([, ...numbers]) => readSignature(bytes, numbers.map(Number)))
    .toSorted(
      (one, other) => (one?.end ?? Number.POSITIVE_INFINITY) - (other?.end ?? Number.POSITIVE_INFINITY),
    )

/** Whether a PDF holds a signature at all, or what is left of one. */
export const mentionsSignature = (bytes: Uint8Array): boolean => {
  const text = letters.decode(bytes)
  return /\/ByteRange\b/.test(text) || /\/Type\s*\/Sig\b/.test(text)
}

const most = 3

/**
 * Where earlier versions of the file end that hold the whole signature: whoever adds to a PDF leaves what was there and
 * appends. The latest come first, and of many the latest alone.
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
