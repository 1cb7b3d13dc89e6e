import type { TextEncoding } from '#shared/input-parsing/text-encoding.ts'

type DoubleByte = Extract<TextEncoding, 'gb18030' | 'big5'>

const pairs = new Map<DoubleByte, ReadonlyMap<string, readonly number[]>>()

/**
 * Byte pairs by character, derived by decoding all of them: the runtime has no encoder for these encodings.
 */
const pairsOf = (encoding: DoubleByte): ReadonlyMap<string, readonly number[]> => {
  const known = pairs.get(encoding)
  if (known) return known
  const decoder = new TextDecoder(encoding)
  const found = new Map<string, readonly number[]>()
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x40; trail <= 0xfe; trail++) {
      const text = decoder.decode(Uint8Array.of(lead, trail))
      if (Array.from(text).length === 1 && text !== '\u{FFFD}' && !found.has(text))
        found.set(text, [lead, trail])
    }
  pairs.set(encoding, found)
  return found
}

/** Encodes a text as banks do. Throws if the encoding lacks a character. */
export const encodeText = (text: string, encoding: TextEncoding): Uint8Array => {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le')
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16()
  return Uint8Array.from(
    Array.from(text).flatMap((character) => {
      const code = character.codePointAt(0) ?? 0
      if (code < 0x80) return [code]
      const bytes =
        encoding === 'windows-1252' ? (code < 0x100 ? [code] : undefined) : pairsOf(encoding).get(character)
      if (!bytes) throw new Error(`${character} is not in ${encoding}`)
      return [...bytes]
    }),
  )
}
