import { expect, test } from 'vitest'
import type { BenchmarkMethod } from '#shared/lending/benchmark-method.ts'
import type { BenchmarkName } from '#shared/lending/benchmark-names.ts'
import { benchmarksSchema } from '#shared/lending/benchmark-terms.schema.ts'
import { marketBenchmarks, methodsOf } from '#shared/lending/benchmark-terms.ts'
import type { Currency } from '#shared/money/currency.ts'

const isAccepted = (currency: Currency, benchmark: BenchmarkName, method: BenchmarkMethod): boolean =>
  benchmarksSchema.safeParse({
    ...marketBenchmarks,
    [currency]: { ...marketBenchmarks[currency], benchmark, method },
  }).success

test.each([
  ['USD', 'SOFR', 'averageInAdvance', true],
  ['HKD', 'HIBOR', 'overnight', true],
  ['HKD', 'HONIA', 'averageInAdvance', true],
  ['HKD', 'HONIA', 'inArrears', true],
  ['HKD', 'HIBOR', 'averageInAdvance', false],
  ['CNY', 'LPR', 'overnight', true],
  ['CNY', 'SHIBOR', 'overnight', true],
  ['CNY', 'SHIBOR', 'inArrears', false],
  ['CNY', 'HONIA', 'overnight', false],
  ['GBP', 'SHIBOR', 'overnight', false],
  ['GBP', 'SOFR', 'overnight', true],
] as const)('%s may be priced by %s, %s: %s', (currency, benchmark, method, expected) => {
  expect(isAccepted(currency, benchmark, method)).toBe(expected)
})

test('the built-in terms have HIBOR and the LPR, and averages belong to overnight rates', () => {
  expect([marketBenchmarks.HKD.benchmark, marketBenchmarks.CNY.benchmark]).toEqual(['HIBOR', 'LPR'])
  expect(benchmarksSchema.safeParse(marketBenchmarks).success).toBe(true)
  expect(methodsOf('HONIA')).toContain('averageInAdvance')
  expect(methodsOf('SHIBOR')).toEqual(['overnight', 'fixed'])
})
