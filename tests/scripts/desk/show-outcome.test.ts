import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { showOutcome } from '../../../scripts/desk/show-outcome.ts'

test('stored text shows what is not seen in it', () => {
  const shown = showOutcome({
    ok: true,
    reference: 'FPS 1\u001b[2K\rpaid',
    rows: [{ name: 'a\u202eb\u200bc\u009b1m' }],
  })
  expect(shown.split('\n')).toEqual([
    'reference: FPS 1\\u{1b}[2K\\u{d}paid',
    'rows:',
    '  name',
    '  a\\u{202e}b\\u{200b}c\\u{9b}1m',
  ])
})

test('whatever is stored takes one line, and tells a terminal nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (stored) => {
      const lines = showOutcome({ ok: true, stored, rows: [{ stored }] }).split('\n')
      expect(lines).toHaveLength(4)
      expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u)
    }),
  )
})
