import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { showOutcome } from '../../../scripts/desk/show-outcome.ts'

test('invisible characters of stored text are made visible', () => {
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

test('stored text is printed on one line without terminal control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (stored) => {
      const lines = showOutcome({ ok: true, stored, rows: [{ stored }] }).split('\n')
      expect(lines).toHaveLength(4)
      expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u)
    }),
  )
})
