import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { transliterateForSwift } from '#shared/drawdown/swift-characters.ts'

test.each([
  ['Müller & Söhne GmbH', 'Muller and Sohne GmbH'],
  ['Café “Étoile”', "Cafe 'Etoile'"],
  ['Łódź Ørsted Straße', 'Lodz Orsted Strasse'],
  ['Ｌａｎｔｅｒｎ　Ｓｔｒｅｅｔ', 'Lantern Street'],
  ['-:// A//B #1', 'A/B 1'],
  ['  A   B ', 'A B'],
])('%s is written as %s', (text, written) => {
  expect(transliterateForSwift(text)).toBe(written)
})

test.each(['灯街贸易有限公司', 'Lantern 灯街', 'Иванов', '', '  ', '***', '/-:'])(
  '%s cannot be written',
  (text) => {
    expect(transliterateForSwift(text)).toBeUndefined()
  },
)

test('whatever is written has a letter or digit and SWIFT’s characters alone, and is written the same again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const written = transliterateForSwift(text)
      if (written === undefined) return
      expect(written).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]*[A-Za-z0-9][A-Za-z0-9/\-?:().,'+ ]*$/)
      expect(written).not.toMatch(/^[/:-]|\/\//)
      expect(transliterateForSwift(written)).toBe(written)
    }),
    { numRuns: 300 },
  )
})
