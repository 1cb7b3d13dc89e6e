import * as fc from 'fast-check'
import type { Parts } from '../../support/example-call.ts'
import { pathsIn, valueAt, withValueAt } from '../../support/generate/example-of.ts'
import { hostileValue } from '../../support/generate/hostile-values.ts'
import type { Path } from '../../support/id-places.ts'
import type { Chance } from '../../support/seeded-chance.ts'

const nested = (depth: number): unknown => (depth === 0 ? 'end' : { a: [nested(depth - 1)] })

const longTexts = [
  'a'.repeat(101),
  'ä'.repeat(300),
  '明'.repeat(2000),
  '🏦'.repeat(500),
  '👩‍👩‍👧‍👦'.repeat(40),
]

/** More values than `hostileValue` has, of each kind that a field may not handle. */
const oddities: readonly unknown[] = [
  ...longTexts,
  undefined,
  'null',
  'Infinity',
  '-0',
  '1e400',
  -1e21,
  2 ** 53,
  '\u200b',
  '\u2067abc\u2069',
  'line\u2028break',
  '\r\nset-cookie: a=b',
  '\uDC00 half',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  { __proto__: null, length: 1e9 },
  nested(40),
  Array.from({ length: 300 }, (_, index) => index),
  Array.from({ length: 50 }, () => ({})),
  [null],
  [[]],
  '2026-11-31',
  '+275760-09-13',
  '9999-12-31',
  '١٢٣',
  '１２３４',
  '0x10',
  '00000000-0000-0000-0000-000000000000',
  '#',
  '%00',
  '/',
  '..',
  'a'.repeat(60_000),
]

/** The call with one invalid field: another value, none, an additional unknown field, or another case. */
export const mutateField = (parts: Parts, chance: Chance): Parts => {
  const paths = [...pathsIn(parts), ['body'], ['body', 'unheard_of'], ['query', 'unheard_of']]
  const path = chance.pick<Path>(paths) ?? ['body']
  const [value] = fc.sample(hostileValue, { seed: chance.integer(0, 2 ** 31 - 1), numRuns: 1 })
  const drawn = chance.next()
  if (drawn < 0.5) return withValueAt(parts, path, value) as Parts
  if (drawn < 0.8) return withValueAt(parts, path, chance.pick(oddities)) as Parts
  const current = valueAt(parts, path)
  if (typeof current === 'string') {
    const changes = [current.toUpperCase(), ` ${current} `, `${current}\u0000`, `${current}#`, [current]]
    return withValueAt(parts, path, chance.pick<unknown>(changes)) as Parts
  }
  return withValueAt(parts, path, [current, current]) as Parts
}
