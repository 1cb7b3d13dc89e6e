import { describe, expect, test } from 'vitest'
import { isBenchmarkTooOld } from '#shared/lending/benchmark-age.ts'
import { readPublishedSofr } from '#shared/lending/published-sofr.ts'

const today = '2024-09-02'

const rate = (effectiveDate: string, percentRate: unknown, more: object = {}) => ({
  effectiveDate,
  type: 'SOFR',
  percentRate,
  percentPercentile1: 5.28,
  volumeInBillions: 2000,
  revisionIndicator: '',
  ...more,
})

const read = (...refRates: unknown[]) => readPublishedSofr({ refRates }, today)

test('published fixings are read as published, newest first', () => {
  expect(
    read(
      rate('2024-08-30', 5.32),
      rate('2024-08-29', 5.3, { revisionIndicator: 'r' }),
      rate('2024-08-28', 5),
      rate('2024-08-27', -0.1, { revisionIndicator: null }),
    ),
  ).toEqual([
    { date: '2024-08-30', percent: '5.32', isRevised: false },
    { date: '2024-08-29', percent: '5.30', isRevised: true },
    { date: '2024-08-28', percent: '5.00', isRevised: false },
    { date: '2024-08-27', percent: '-0.10', isRevised: false },
  ])
})

describe('refused', () => {
  test.each([
    ['is a fixing for a future day', [rate('2024-09-03', 5.3)]],
    ['is one for a Saturday', [rate('2024-08-31', 5.3)]],
    ['is one without a day', [rate('2024-02-30', 5.3)]],
    ['are dates out of order', [rate('2024-08-28', 5.3), rate('2024-08-29', 5.3)]],
    ['is a repeated day', [rate('2024-08-29', 5.3), rate('2024-08-29', 5.31)]],
    ['is a rate as a share of one hundred', [rate('2024-08-29', 532)]],
    ['is a rate far below zero', [rate('2024-08-29', -2.01)]],
    ['is a rate with too many decimals', [rate('2024-08-29', 5.3000001)]],
    ['is a rate that is text', [rate('2024-08-29', '5.32')]],
    ['is a missing rate', [rate('2024-08-29', null)]],
    ['is another rate', [rate('2024-08-29', 5.3, { type: 'EFFR' })]],
    ['is an empty response', []],
  ])('%s', (_, refRates) => {
    expect(() => read(...refRates)).toThrow(
      /lies ahead|business day|order of dates|out of range|Not a rate|No fixing|effectiveDate|percentRate|type/,
    )
  })

  test('is another format', () => {
    for (const body of [undefined, null, [], 'maintenance', { rates: [] }])
      expect(() => readPublishedSofr(body, today)).toThrow(/invalid/i)
  })
})

test.each([
  ['2024-08-30', 3, false],
  ['2024-08-29', 3, true],
  ['2019-08-29', 10_000, false],
  ['2024-09-02', 0, false],
])('a fixing of %s with %s days allowed: too old is %s', (date, maximum, tooOld) => {
  expect(isBenchmarkTooOld(date, today, maximum)).toBe(tooOld)
})
