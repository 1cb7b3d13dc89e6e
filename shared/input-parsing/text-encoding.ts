/** The encodings of bank files from Hong Kong and the mainland. */
export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'big5', 'windows-1252'] as const
export type TextEncoding = (typeof textEncodings)[number]

const isHigh = (byte = 0): boolean => byte >= 0x80

type Pair = readonly [number, number]

/** The byte pairs of double-byte text: each lead byte with the next. */
const pairsOf = (bytes: Uint8Array): Pair[] => {
  const pairs: Pair[] = []
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0
    if (isHigh(lead)) pairs.push([lead, bytes[++at] ?? 0])
  }
  return pairs
}

/** Private-use characters: some runtimes decode invalid bytes as these, without an error. */
const privateUse = /\p{Co}/u
/** For Big5, without those that stand for Hong Kong's own characters: see `hong-kong-characters.ts`. */
const privateUseOfBig5 = /(?![\ue000-\uf848])\p{Co}/u

const isInvalid = (text: string, encoding: TextEncoding): boolean =>
  (encoding === 'big5' ? privateUseOfBig5 : privateUse).test(text)

/** The decoded text; undefined for bytes that are invalid in this encoding. */
export const decodeText = (bytes: Uint8Array, encoding: TextEncoding): string | undefined => {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return isInvalid(text, encoding) ? undefined : text
  } catch {
    return undefined
  }
}

/** The accepted share of damaged or cut characters; more of them mean another encoding. */
const maxDamaged = 0.25

/** The decoded text with a replacement character for each damaged one; undefined if too many are. */
export const decodeLossy = (bytes: Uint8Array, encoding: TextEncoding): string | undefined => {
  const valid = decodeText(bytes, encoding)
  // Characters that were damaged before the file was written are valid in its encoding.
  if (valid !== undefined) return valid
  const text = new TextDecoder(encoding).decode(bytes)
  const special = text.match(/[^\0-\x7F]/gu) ?? []
  const damaged = special.filter((each) => each === '\uFFFD' || isInvalid(each, encoding)).length
  return damaged > special.length * maxDamaged ? undefined : text
}

/** UTF-16 begins with a byte order mark, or has a zero in each character of the plain alphabet. */
const utf16Of = (bytes: Uint8Array): TextEncoding | undefined => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [...bytes.subarray(0, 4000).keys()].filter((at) => bytes[at] === 0)
  if (zeros.length * 10 < Math.min(bytes.length, 4000) || zeros.length === 0) return undefined
  return shareOf(zeros, (at) => at % 2 === 1) > 0.5 ? 'utf-16le' : 'utf-16be'
}

const declaredNames: Readonly<Record<string, TextEncoding>> = {
  'utf-8': 'utf-8',
  gb2312: 'gb18030',
  gbk: 'gb18030',
  'x-gbk': 'gb18030',
  cp936: 'gb18030',
  gb18030: 'gb18030',
  big5: 'big5',
  'big5-hkscs': 'big5',
  cp950: 'big5',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'windows-1252',
  'windows-1252': 'windows-1252',
}

/** The declared encoding of XML. */
const declaredOf = (bytes: Uint8Array): TextEncoding | undefined => {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200))
  const name = /^\s*<\?xml[^>]*\sencoding=["']([\w-]+)["']/.exec(head)?.[1]
  return name ? declaredNames[name.toLowerCase()] : undefined
}

/** Whether a pair is a common character or punctuation. */
const isCommon: Readonly<Record<'gb18030' | 'big5', (pair: Pair) => boolean>> = {
  gb18030: ([lead, trail]) =>
    trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3)),
  // Hong Kong's own characters come before and behind those of Big5.
  big5: ([lead, trail]) =>
    ((lead >= 0xa1 && lead <= 0xc6) || (lead >= 0x87 && lead <= 0xa0) || (lead >= 0xfa && lead <= 0xfe)) &&
    (trail >= 0xa1 || (trail >= 0x40 && trail <= 0x7e)),
}

const shareOf = <Each>(all: readonly Each[], accepts: (each: Each) => boolean): number =>
  all.length === 0 ? 0 : all.filter((each) => accepts(each)).length / all.length

/** The share of non-ASCII bytes that are accented letters: these stand alone between ASCII characters. */
const shareOfLetters = (bytes: Uint8Array): number => {
  const high = [...bytes.keys()].filter((at) => isHigh(bytes[at]))
  return shareOf(high, (at) => (bytes[at] ?? 0) >= 0xc0 && !isHigh(bytes[at - 1]) && !isHigh(bytes[at + 1]))
}

/** True if all non-ASCII bytes stand alone between ASCII characters, like a currency sign. */
const hasOnlyLoneSigns = (bytes: Uint8Array): boolean =>
  bytes.every((byte, at) => !isHigh(byte) || (!isHigh(bytes[at - 1]) && !isHigh(bytes[at + 1])))

/** The required share of common characters. */
const enough = 0.9

/**
 * The possible encodings of a file, the likeliest first: one if that is clear, several if a person has to choose, since
 * payers' names would differ. UTF-8 is recognised by its validity, XML declares its own.
 */
export const encodingsOf = (bytes: Uint8Array): TextEncoding[] => {
  const declared = utf16Of(bytes) ?? declaredOf(bytes)
  // Some programs declare UTF-8, but write in their system's encoding.
  if (declared && decodeLossy(bytes, declared) !== undefined) return [declared]
  if (decodeText(bytes, 'utf-8') !== undefined) return ['utf-8']
  const others = otherEncodingsOf(bytes)
  // Text in another encoding is rarely valid UTF-8: where most of it is, a character was cut.
  return decodeLossy(bytes, 'utf-8') === undefined ? others : ['utf-8', ...others]
}

const otherEncodingsOf = (bytes: Uint8Array): TextEncoding[] => {
  const pairs = pairsOf(bytes)
  const possible = [
    ...(['gb18030', 'big5'] as const)
      .filter((encoding) => decodeText(bytes, encoding) !== undefined)
      .map((encoding) => ({ encoding, share: shareOf(pairs, isCommon[encoding]) })),
    { encoding: 'windows-1252' as const, share: shareOfLetters(bytes) },
  ].toSorted((a, b) => b.share - a.share)
  const likely = possible.filter(({ share }) => share >= enough)
  if (likely.length > 0) return likely.map(({ encoding }) => encoding)
  // One damaged character makes a file invalid in its encoding: a person then has to choose.
  const damaged = (['gb18030', 'big5'] as const).filter(
    (encoding) => decodeText(bytes, encoding) === undefined && decodeLossy(bytes, encoding) !== undefined,
  )
  const doubtful = [...damaged, ...possible.map(({ encoding }) => encoding)]
  if (doubtful.length > 1 || hasOnlyLoneSigns(bytes)) return doubtful
  return ['gb18030', 'big5', 'windows-1252']
}
