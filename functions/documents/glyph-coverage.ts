import { printableRanges } from './printable-ranges.ts'

/** The first and last code point of each printable range, in order. */
const firsts: number[] = []
const lasts: number[] = []
let end = 0
for (const range of printableRanges.split(' ')) {
  const [gap = '', more = '0'] = range.split('+')
  const first = end + Number.parseInt(gap, 36)
  end = first + Number.parseInt(more, 36)
  firsts.push(first)
  lasts.push(end)
}

const hasSign = (codePoint: number): boolean => {
  let low = 0
  let high = firsts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lasts[middle] ?? 0) < codePoint) low = middle + 1
    else high = middle
  }
  return (firsts[low] ?? Number.POSITIVE_INFINITY) <= codePoint
}

/**
 * Whether a document can print a text: each of its characters is visible, and some font has a glyph for it. Text is
 * not shaped, so that a combining mark would be printed over the wrong letter.
 */
export const hasGlyphs = (text: string): boolean => {
  if (/[\p{C}\p{M}]/u.test(text)) return false
  for (const character of text) if (!hasSign(character.codePointAt(0) ?? 0)) return false
  return true
}
