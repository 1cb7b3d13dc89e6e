import { describe, expect, test } from 'vitest'
import { type BenchmarkName, benchmarkNames } from '#shared/lending/benchmark-names.ts'
import { benchmarks } from '#shared/lending/benchmarks.ts'
import { readPublishedEstr } from '#shared/lending/published-estr.ts'
import { readPublishedHibor } from '#shared/lending/published-hibor.ts'
import { readPublishedHonia } from '#shared/lending/published-honia.ts'
import { readPublishedShibor } from '#shared/lending/published-shibor.ts'
import { bankDate, readPublishedSonia } from '#shared/lending/published-sonia.ts'
import { addDays } from '#shared/time/business-date.ts'
import { readFixings } from '../../support/read-fixings.ts'

const today = '2026-06-08'

const soniaFile = (...lines: string[]) => ['DATE,IUDSOIA', ...lines, ''].join('\r\n')

const estrRow = (date: string, percent: string, key = 'EST.B.EU000A2X2A25.WT') =>
  `${key},B,EU000A2X2A25,WT,${date},${percent},A`

const hkmaBody = (...records: object[]) => ({ header: { success: true }, result: { datasize: 1, records } })

const shiborHistory = (...records: object[]) => ({
  head: { rep_code: '200' },
  data: { message: '' },
  records,
})

describe('SONIA', () => {
  test('is read newest first from the Bank of England’s file; a day without a value has none yet', () => {
    expect(
      readPublishedSonia(soniaFile('01 Jun 2026,3.7291', '02 Jun 2026,3.73', '03 Jun 2026,'), today),
    ).toEqual([
      { date: '2026-06-02', percent: '3.73' },
      { date: '2026-06-01', percent: '3.7291' },
    ])
    expect(bankDate('2026-06-01')).toBe('01 Jun 2026')
  })

  test.each([
    ['another series', 'DATE,IUDBEDR\r\n01 Jun 2026,4'],
    ['a page of an error', '<html>Service unavailable</html>'],
    ['nothing', soniaFile()],
    ['a date in another order', soniaFile('2026-06-01,3.7291')],
    ['a day ahead', soniaFile('09 Jun 2026,3.7291')],
    ['a Saturday', soniaFile('06 Jun 2026,3.7291')],
    ['days out of order', soniaFile('02 Jun 2026,3.73', '01 Jun 2026,3.73')],
    ['a rate out of range', soniaFile('01 Jun 2026,373')],
    ['a rate that is none', soniaFile('01 Jun 2026,n/a')],
  ])('is refused from %s', (_, csv) => expect(() => readPublishedSonia(csv, today)).toThrow(RangeError))
})

describe('€STR', () => {
  const heading = 'KEY,FREQ,BENCHMARK_ITEM,DATA_TYPE_EST,TIME_PERIOD,OBS_VALUE,OBS_STATUS'
  const file = (...rows: string[]) => [heading, ...rows, ''].join('\n')

  test('is read newest first from the European Central Bank’s file, by the names of its columns', () => {
    expect(
      readPublishedEstr(file(estrRow('2026-06-01', '1.93'), estrRow('2026-06-02', '-0.5')), today),
    ).toEqual([
      { date: '2026-06-02', percent: '-0.50' },
      { date: '2026-06-01', percent: '1.93' },
    ])
    const other = 'KEY,TIME_PERIOD,OBS_VALUE\nEST.B.EU000A2X2A25.WT,2026-06-01,1.931\n'
    expect(readPublishedEstr(other, today)).toEqual([{ date: '2026-06-01', percent: '1.931' }])
  })

  test.each([
    ['another series', file(estrRow('2026-06-01', '1.93', 'EST.B.EU000A2QQF16.CR'))],
    ['a file without its columns', 'DATE,VALUE\n2026-06-01,1.93'],
    ['nothing', file()],
    ['a value that is missing', file(estrRow('2026-06-01', ''))],
    ['a date that is none', file(estrRow('2026-06', '1.93'))],
    ['a closing day’s Saturday', file(estrRow('2026-06-06', '1.93'))],
  ])('is refused from %s', (_, csv) => expect(() => readPublishedEstr(csv, today)).toThrow(RangeError))
})

describe('HIBOR', () => {
  test('is the fixing for a month of the Hong Kong Monetary Authority’s daily figures', () => {
    expect(
      readPublishedHibor(
        hkmaBody(
          { end_of_date: '2026-06-03', hibor_overnight: 2.1, hibor_fixing_1m: 2.5 },
          { end_of_date: '2026-06-02', hibor_overnight: 2.1, hibor_fixing_1m: null },
          { end_of_date: '2026-06-01', hibor_fixing_1m: 2.93976 },
        ),
        today,
      ),
    ).toEqual([
      { date: '2026-06-03', percent: '2.50' },
      { date: '2026-06-01', percent: '2.93976' },
    ])
  })

  test.each([
    ['a failure', { header: { success: false }, result: { records: [] } }],
    ['nothing', hkmaBody()],
    ['a slip that was once published', hkmaBody({ end_of_date: '2026-06-01', hibor_fixing_1m: 199.29 })],
    ['a rate that is text', hkmaBody({ end_of_date: '2026-06-01', hibor_fixing_1m: '2.5' })],
  ])('is refused from %s', (_, answer) =>
    expect(() => readPublishedHibor(answer, today)).toThrow(/invalid|out of range|No fixing/i),
  )
})

describe('HONIA', () => {
  test('is the overnight rate of the Hong Kong Monetary Authority’s interest rates, in whatever order they come', () => {
    const { header, result } = hkmaBody(
      { end_of_day: '2026-06-01', ir_overnight: 2.61 },
      { end_of_day: '2026-06-03', ir_overnight: 2.45678 },
      { end_of_day: '2026-06-02', ir_overnight: null },
    )
    expect(readPublishedHonia({ header, result }, today)).toEqual([
      { date: '2026-06-03', percent: '2.45678' },
      { date: '2026-06-01', percent: '2.61' },
    ])
  })

  test.each([
    ['a failure', { header: { success: false }, result: { records: [] } }],
    ['nothing', hkmaBody()],
    ['the daily figures of another page', hkmaBody({ end_of_date: '2026-06-01', hibor_fixing_1m: 2.5 })],
    [
      'a day twice',
      hkmaBody({ end_of_day: '2026-06-01', ir_overnight: 2 }, { end_of_day: '2026-06-01', ir_overnight: 2 }),
    ],
    ['a rate out of range', hkmaBody({ end_of_day: '2026-06-01', ir_overnight: 261 })],
  ])('is refused from %s', (_, answer) =>
    expect(() => readPublishedHonia(answer, today)).toThrow(/invalid|out of range|No fixing|order of dates/i),
  )
})

describe('SHIBOR', () => {
  test('is the fixing for three months, without those of worked weekends', () => {
    const records = [
      { ON: '1.3670', '1W': '1.3991', '3M': '1.4300', '1Y': '1.4800', showDateCN: '2026-06-02' },
      { ON: '1.3712', '3M': '', showDateCN: '2026-06-01' },
      { '3M': '1.4310', showDateCN: '2026-06-06' },
      { '3M': '1.4325', showDateCN: '2026-06-05' },
    ]
    expect(readPublishedShibor(shiborHistory(...records), today)).toEqual([
      { date: '2026-06-05', percent: '1.4325' },
      { date: '2026-06-02', percent: '1.4300' },
    ])
  })

  test.each([
    ['a refusal', { head: { rep_code: '403' }, records: [] }],
    ['a message without records, as for more than a year', shiborHistory()],
    ['another series of the center', shiborHistory({ '1Y': '3.00', '5Y': '3.50', showDateCN: '2026-06-02' })],
    ['a rate that is none', shiborHistory({ '3M': '--', showDateCN: '2026-06-02' })],
    ['a day ahead', shiborHistory({ '3M': '1.43', showDateCN: '2026-06-09' })],
  ])('is refused from %s', (_, answer) =>
    expect(() => readPublishedShibor(answer, today)).toThrow(/invalid|Not a rate|No fixing|ahead/i),
  )
})

test.each([
  ['sofr', 'SOFR'],
  ['sonia', 'SONIA'],
  ['estr', 'ESTR'],
] as const)('the fixing days of %s are those on which it was published', (file, name) => {
  const dates = readFixings(file).map(({ date }) => date)
  const published = new Set(dates)
  const { isFixingDay } = benchmarks[name]
  const wrong: string[] = []
  for (let day = dates[0] ?? ''; day <= (dates.at(-1) ?? ''); day = addDays(day, 1))
    if (isFixingDay(day) !== published.has(day)) wrong.push(day)
  expect(wrong).toEqual([])
})

test('each benchmark has a fixing day in any month', () => {
  for (const name of benchmarkNames satisfies readonly BenchmarkName[])
    for (let day = '2026-01-01'; day < '2027-12-01'; day = addDays(day, 30))
      expect(Array.from({ length: 31 }, (_, i) => addDays(day, i)).some(benchmarks[name].isFixingDay)).toBe(
        true,
      )
})
