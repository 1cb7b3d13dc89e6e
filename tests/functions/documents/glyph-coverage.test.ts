import { expect, test } from 'vitest'
import { hasGlyphs } from '../../../functions/documents/glyph-coverage.ts'
import { printableRanges } from '../../../functions/documents/printable-ranges.ts'
import { readRanges, writeRanges } from '../../../scripts/fonts/read-ranges.ts'

test('the printable ranges match the fonts’ glyphs: run node scripts/write-printable-ranges.ts to update them', () => {
  const ranges = readRanges()
  expect(printableRanges).toBe(writeRanges(ranges))
  for (const [first, last] of ranges) {
    const inside = [first, last].filter((sign) => !/[\p{C}\p{M}]/u.test(String.fromCodePoint(sign)))
    for (const sign of inside) expect(hasGlyphs(String.fromCodePoint(sign))).toBe(true)
    expect(hasGlyphs(String.fromCodePoint(last + 1))).toBe(ranges.some(([begin]) => begin === last + 1))
  }
})

test.each(['陳大文', '𠮷野家', '䶮㴔𨋢', 'Łukasz ğş', 'Nguyễn', '（香港）有限公司', "O'Neill-Łódź & Söhne"])(
  'a document can print %s',
  (name) => expect(hasGlyphs(name)).toBe(true),
)

test.each(['𓀀 Trading Ltd', 'سعيد', '👩‍💻', '灯\u200d街', 'a\u202eb', 'Nguye\u0302\u0303n'])(
  'no document can print %j',
  (name) => expect(hasGlyphs(name)).toBe(false),
)
