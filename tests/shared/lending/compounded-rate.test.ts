import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  averageDays,
  benchmarkIndex,
  compoundedGrowth,
  compoundedRate,
  fixingSeries,
  publishedAverage,
} from '#shared/lending/compounded-rate.ts'
import {
  add,
  compare,
  decimalFromFraction,
  type Fraction,
  fraction,
  fractionFromDecimal,
  larger,
  multiply,
  subtract,
} from '#shared/money/fraction.ts'
import { addDays, addMonths } from '#shared/time/business-date.ts'
import { readFixings } from '../../support/read-fixings.ts'

const readRows = (path: string): string[][] =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(','))

const sizeOf = (value: Fraction): Fraction => larger(value, subtract(fraction(0n), value))

/** The growth of one unit over a number of days at an average rate in percent a year. */
const grown = (percent: string, days: number) =>
  add(fraction(1n), multiply(fractionFromDecimal(percent), fraction(BigInt(days), 36_000n)))

const week = [
  { date: '2026-03-02', percent: '4.30' },
  { date: '2026-03-03', percent: '4.31' },
  { date: '2026-03-04', percent: '4.29' },
  { date: '2026-03-05', percent: '4.30' },
  { date: '2026-03-06', percent: '4.33' },
]

test('V5 SOFR 4.30, 4.31, 4.29, 4.30, then 4.33 over 3 days: 4.31418% for the 7 days', () => {
  expect(decimalFromFraction(compoundedRate(fixingSeries(week), '2026-03-02', '2026-03-09'), 5)).toBe(
    '4.31418',
  )
})

describe('every value that the New York Fed published from 2019-08-30 to 2021-12-31', () => {
  const series = fixingSeries(
    readRows('scripts/seed/sofr-daily.csv').map(([date = '', percent = '']) => ({ date, percent })),
  )
  const published = readRows('tests/fixtures/sofr-published.csv').map(
    ([date = '', avg30 = '', avg90 = '', avg180 = '', index = '']) => ({
      date,
      averages: { 30: avg30, 90: avg90, 180: avg180 },
      index,
    }),
  )
  const firstFixing = series[0]?.date ?? ''

  test('there are 584 rows, and a fixing for each', () => {
    expect(published).toHaveLength(584)
    const dates = new Set(series.map(({ date }) => date))
    expect(published.filter(({ date }) => !dates.has(date))).toEqual([])
  })

  test('the index, in all 584 rows, to within 1e-8', () => {
    const [first, ...rest] = published
    if (!first) throw new Error('No rows')
    const base = { date: first.date, value: fractionFromDecimal(first.index) }
    const values = new Map(benchmarkIndex(series, base).map(({ date, value }) => [date, value]))
    const tolerance = fractionFromDecimal('0.00000001')
    const off = rest.filter(({ date, index }) => {
      const value = values.get(date)
      if (!value) return true
      return compare(sizeOf(subtract(value, fractionFromDecimal(index))), tolerance) > 0
    })
    expect(rest).toHaveLength(583)
    expect(off).toEqual([])
  })

  // A period that starts before the first fixing on file cannot be computed from the file.
  test.each([
    [30, 564],
    [90, 524],
    [180, 465],
  ] as const)(
    'the average of %d days, to the last published decimal, in all %d rows covered by the fixings',
    (days, count) => {
      const withinReach = published.filter(({ date }) => addDays(date, -days) >= firstFixing)
      expect(withinReach).toHaveLength(count)
      const off = withinReach.filter(
        ({ date, averages }) =>
          publishedAverage(series, date, days) !==
          decimalFromFraction(fractionFromDecimal(averages[days]), 5),
      )
      expect(off).toEqual([])
    },
  )

  // Two periods that start on the same day before the first fixing: their common part cancels out, and the
  // fixings on file must lead from the shorter average to the longer one.
  test.each([
    [30, 90, 11],
    [90, 180, 45],
  ] as const)(
    'averages of %d and %d days that start together before the fixings, in all %d pairs',
    (short, long, count) => {
      const rows = new Map(published.map((row) => [row.date, row]))
      const pairs = published.flatMap((row) => {
        const later = rows.get(addDays(row.date, long - short))
        return later && addDays(row.date, -short) < firstFixing ? [{ row, later }] : []
      })
      expect(pairs).toHaveLength(count)
      const carried = pairs.map(({ row, later }) => {
        const whole = multiply(
          grown(row.averages[short], short),
          compoundedGrowth(series, row.date, later.date),
        )
        const average = multiply(subtract(whole, fraction(1n)), fraction(36_000n, BigInt(long)))
        return subtract(average, fractionFromDecimal(later.averages[long]))
      })
      const tolerance = fractionFromDecimal('0.00001')
      expect(carried.filter((difference) => compare(sizeOf(difference), tolerance) > 0)).toEqual([])
    },
  )

  test('an average not covered by the fixings is refused, not estimated', () => {
    for (const days of averageDays) {
      expect(() => publishedAverage(series, addDays(firstFixing, days - 1), days)).toThrow(RangeError)
    }
  })
})

describe('the published index of SONIA', () => {
  const series = fixingSeries(readFixings('sonia'))
  const published = readRows('tests/fixtures/sonia-published.csv').map(([date = '', index = '']) => ({
    date,
    index: fractionFromDecimal(index),
  }))

  test('in all 947 rows after the first, to within 1e-8, but for one day that its own next value contradicts', () => {
    const [first, ...rest] = published
    if (!first) throw new Error('No rows')
    const base = { date: first.date, value: first.index }
    const values = new Map(benchmarkIndex(series, base, 365n).map(({ date, value }) => [date, value]))
    const tolerance = fractionFromDecimal('0.00000001')
    const off = rest.filter(({ date, index }) => {
      const value = values.get(date)
      return !value || compare(sizeOf(subtract(value, index)), tolerance) > 0
    })
    expect(rest).toHaveLength(947)
    expect(off.map(({ date }) => date)).toEqual(['2023-02-14'])
  })

  test('from each day to the next, whose growth is that of the fixing between them', () => {
    const steps = published.flatMap((row, at) => {
      const next = published[at + 1]
      return next ? [{ row, next }] : []
    })
    const tolerance = fractionFromDecimal('0.00000002')
    const off = steps.filter(({ row, next }) => {
      const grownTo = multiply(row.index, compoundedGrowth(series, row.date, next.date, 365n))
      return compare(sizeOf(subtract(grownTo, next.index)), tolerance) > 0
    })
    expect(off.map(({ next }) => next.date)).toEqual(['2023-02-14', '2023-02-15'])
  })
})

describe('a period', () => {
  const series = fixingSeries(week)

  test('that begins or ends at a weekend has the rate of the previous business day', () => {
    const saturdayToMonday = compoundedGrowth(series, '2026-03-07', '2026-03-09')
    expect(decimalFromFraction(saturdayToMonday, 12)).toBe('1.000240555556')
    const toSunday = compoundedGrowth(series, '2026-03-06', '2026-03-08')
    expect(decimalFromFraction(toSunday, 12)).toBe('1.000240555556')
  })

  test('of no days has no interest and no rate', () => {
    expect(decimalFromFraction(compoundedGrowth(series, '2026-03-03', '2026-03-03'), 2)).toBe('1.00')
    expect(() => compoundedRate(series, '2026-03-03', '2026-03-03')).toThrow(RangeError)
  })

  test.each([
    ['before the first fixing', '2026-03-01', '2026-03-03'],
    ['backwards', '2026-03-04', '2026-03-03'],
    ['long after the last fixing', '2026-03-02', '2026-03-20'],
  ])('%s is refused', (_, from, to) => {
    expect(() => compoundedGrowth(series, from, to)).toThrow(RangeError)
  })

  test('in which a fixing is missing is refused', () => {
    const gap = fixingSeries([...week, { date: '2026-03-16', percent: '4.30' }])
    expect(() => compoundedGrowth(gap, '2026-03-02', '2026-03-17')).toThrow(RangeError)
  })
})

test('the index continues from its base, on the dates of fixings', () => {
  const base = { date: '2026-03-03', value: fraction(2n) }
  expect(
    benchmarkIndex(fixingSeries(week), base).map(({ date, value }) => [date, decimalFromFraction(value, 8)]),
  ).toEqual([
    ['2026-03-04', '2.00023944'],
    ['2026-03-05', '2.00047781'],
    ['2026-03-06', '2.00071675'],
  ])
})

test('two fixings for one date are refused, and order does not matter', () => {
  expect(() => fixingSeries([...week, ...week.slice(0, 1)])).toThrow(RangeError)
  expect(fixingSeries(week.toReversed())).toEqual(fixingSeries(week))
})

describe('what the European Central Bank published of €STR', () => {
  const series = fixingSeries(readFixings('estr'))
  const published = readRows('tests/fixtures/estr-published.csv').map(
    ([date = '', index = '', ...averages]) => ({
      date,
      index: fractionFromDecimal(index),
      averages,
    }),
  )
  const firstFixing = series[0]?.date ?? ''
  const targetDays = new Set(series.map(({ date }) => date))

  const nextTargetDay = (date: string, step: 1 | -1): string => {
    let day = date
    while (day >= firstFixing && !targetDays.has(day)) day = addDays(day, step)
    return day
  }
  const before = (date: string) => nextTargetDay(date, -1)
  /** Some months before a date: the TARGET day on or before that day, or the next one if that is in another month. */
  const monthsBefore = (months: number) => (date: string) => {
    const start = addMonths(date, -months)
    const earlier = before(start)
    return earlier.slice(0, 7) === start.slice(0, 7) ? earlier : nextTargetDay(start, 1)
  }

  test('the index, in all rows after the first, to within 1e-8', () => {
    const [first, ...rest] = published
    if (!first) throw new Error('No rows')
    const base = { date: first.date, value: first.index }
    const values = new Map(benchmarkIndex(series, base).map(({ date, value }) => [date, value]))
    const tolerance = fractionFromDecimal('0.00000001')
    const off = rest.filter(({ date, index }) => {
      const value = values.get(date)
      return !value || compare(sizeOf(subtract(value, index)), tolerance) > 0
    })
    expect(rest).toHaveLength(1206)
    expect(off.map(({ date }) => date)).toEqual([])
  })

  test.each([
    ['a week', 0, (date: string) => before(addDays(date, -7)), 1202],
    ['a month', 1, monthsBefore(1), 1184],
    ['three months', 2, monthsBefore(3), 1141],
    ['six months', 3, monthsBefore(6), 1075],
    ['twelve months', 4, monthsBefore(12), 948],
  ] as const)(
    'averages of %s, in all rows that the fixings cover, to the last decimal',
    (_, column, from, count) => {
      const covered = published.filter(({ date }) => from(date) >= firstFixing)
      const off = covered.flatMap(({ date, averages }) => {
        const computed = decimalFromFraction(compoundedRate(series, from(date), date), 5)
        return computed === averages[column] ? [] : [[date, computed, averages[column]]]
      })
      expect(off).toEqual([])
      expect(covered).toHaveLength(count)
    },
  )
})
