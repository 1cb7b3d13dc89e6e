import { expect, test } from 'vitest'
import { isDiffering, reconciledFrom, reconcileMonths } from '#shared/shops/reconcile-months.ts'

const today = '2026-11-21'

test('the twelve whole months before the running one are compared, each with both sums', () => {
  const from = reconciledFrom(today, '2020-01-15')
  expect(from).toBe('2025-11-01')
  expect(reconciledFrom(today, '2026-03-05'), 'not the month in which it opened').toBe('2026-04-01')
  expect(reconciledFrom(today, '2026-03-01')).toBe('2026-03-01')
  const reported = [
    { date: '2025-10-31', sales: 1 },
    { date: '2025-11-01', sales: 100 },
    { date: '2025-11-30', sales: 50 },
    { date: '2026-11-01', sales: 7 },
  ]
  const imported = [
    { date: '2025-11-02', sales: 149 },
    { date: '2026-03-05', sales: 30 },
    { date: '2026-04-05', sales: 0 },
  ]
  expect(reconcileMonths(reported, imported, { from, today })).toEqual([
    { month: '2025-11', platform: 150, imported: 149 },
    { month: '2026-03', platform: 0, imported: 30 },
  ])
})

test.each([
  [10_000, 10_100, false],
  [10_000, 10_101, true],
  [10_000, 9900, false],
  [10_000, 9899, true],
  [0, 1, true],
  [0, 0, false],
])('%s reported and %s imported differ: %s', (platform, imported, differs) => {
  expect(isDiffering({ month: '2026-09', platform, imported })).toBe(differs)
})
