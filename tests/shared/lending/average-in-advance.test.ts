import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { averageInAdvance, firstAverageFixingDate } from '#shared/lending/average-in-advance.ts'
import { enteredSource } from '#shared/lending/benchmark-source.ts'
import { benchmarks } from '#shared/lending/benchmarks.ts'
import { addDays } from '#shared/time/business-date.ts'

const linesOf = (file: string): string[][] =>
  readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))

const fixings = linesOf('scripts/seed/sofr-daily.csv').map(([date = '', percent = '']) => ({
  date,
  percent,
  source: benchmarks.SOFR.publisher,
}))

describe('the average in advance', () => {
  test('V23 is 5.32031% on 2024-03-01, for a drawdown on the business day after', () => {
    expect(averageInAdvance(fixings, '2024-03-04')).toEqual({
      percent: '5.32031',
      date: '2024-03-01',
      source: benchmarks.SOFR.publisher,
      method: 'averageInAdvance',
    })
    // On a weekend as well, the last business day before it.
    expect(averageInAdvance(fixings, '2024-03-03')).toMatchObject({ date: '2024-03-01' })
  })

  test('is what the publisher had out on the day before, in each of its rows', () => {
    const published = linesOf('tests/fixtures/sofr-published.csv')
    expect(published).toHaveLength(584)
    for (const [date = '', average = ''] of published.slice(30)) {
      const known = fixings.filter((fixing) => fixing.date >= firstAverageFixingDate(date))
      const found = averageInAdvance(known, addDays(date, 1))
      expect(found?.date).toBe(date)
      expect(Math.abs(Number(found?.percent) - Number(average))).toBeLessThan(0.000_011)
    }
  })

  test('lies between the lowest and the highest of its fixings, which it knows on the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 45, max: 2_500 }), (offset) => {
        const drawn = addDays('2019-08-29', offset)
        const found = averageInAdvance(fixings, drawn)
        if (!found) throw new Error(`no average before ${drawn}`)
        expect(found.date < drawn).toBe(true)
        const used = fixings
          .filter(({ date }) => date < found.date && date >= addDays(found.date, -36))
          .map(({ percent }) => Number(percent))
        // Compounded over thirty days, an average is a hair above a constant rate.
        expect(Number(found.percent)).toBeGreaterThanOrEqual(Math.min(...used))
        expect(Number(found.percent)).toBeLessThanOrEqual(Math.max(...used) * 1.01 + 0.001)
      }),
    )
  })

  test('is the last one that late fixings allow', () => {
    const late = fixings.filter(({ date }) => date < '2024-02-28')
    expect(averageInAdvance(late, '2024-03-04')).toMatchObject({ date: '2024-02-28' })
  })

  test('is none where a fixing of its days is missing, and before there are enough', () => {
    expect(
      averageInAdvance(
        fixings.filter(({ date }) => date !== '2024-02-14'),
        '2024-03-04',
      ),
    ).toBeUndefined()
    expect(averageInAdvance(fixings.slice(0, 15), '2019-09-20')).toBeUndefined()
    expect(averageInAdvance([], '2024-03-04')).toBeUndefined()
  })

  test('says that a person entered one of its fixings', () => {
    const entered = fixings.map((fixing) =>
      fixing.date === '2024-02-14' ? { ...fixing, source: enteredSource } : fixing,
    )
    expect(averageInAdvance(entered, '2024-03-04')).toMatchObject({ source: enteredSource })
    expect(averageInAdvance(entered, '2024-06-04')).toMatchObject({ source: benchmarks.SOFR.publisher })
  })
})
