import { describe, expect, test } from 'vitest'
import { faultOfEnteredFixing } from '#shared/lending/entered-fixing.ts'

const today = '2026-11-25'
const before = { date: '2026-11-20', percent: '3.90' }
const after = { date: '2026-11-24', percent: '4.40' }

const faultOf = (date: string, percent: string, neighbours = [before]) =>
  faultOfEnteredFixing({ name: 'SOFR', date, percent, today, neighbours })?.fault

describe('a manually entered SOFR', () => {
  test.each([
    ['2026-11-24', undefined, 'yesterday'],
    ['2026-11-25', 'notPast', 'today, for which it is published tomorrow'],
    ['2026-11-26', 'notPast', 'a day ahead'],
    ['2026-11-22', 'noBusinessDay', 'a Sunday'],
    ['2026-11-11', 'noBusinessDay', 'Veterans Day'],
  ])('for %s: %s, %s', (date, fault, _why) => expect(faultOf(date, '3.90')).toBe(fault))

  test.each([
    ['2.89', 'outsideBand'],
    ['2.90', undefined],
    ['4.90', undefined],
    ['4.90000001', 'outsideBand'],
  ])('of %s next to 3.90: %s', (percent, fault) => expect(faultOf('2026-11-23', percent)).toBe(fault))

  test.each([
    ['3.39', 'outsideBand'],
    ['3.40', undefined],
    ['4.90', undefined],
    ['4.91', 'outsideBand'],
  ])('of %s between 3.90 and 4.40 is compared with both: %s', (percent, fault) =>
    expect(faultOf('2026-11-23', percent, [before, after])).toBe(fault),
  )

  test.each([
    ['2026-09-25', '5.90', undefined, 'sixty days on'],
    ['2026-09-25', '5.91', 'outsideBand', 'sixty days on'],
    ['2026-08-26', '4.90', undefined, 'thirty days on'],
    ['2026-08-26', '4.91', 'outsideBand', 'thirty days on'],
  ])('for %s of %s: %s, %s', (date, percent, fault, _why) =>
    expect(faultOf(date, percent, [{ date: '2026-07-27', percent: '3.90' }])).toBe(fault),
  )

  test.each([
    ['-2.01', 'implausible'],
    ['-2', undefined],
    ['20', undefined],
    ['20.01', 'implausible'],
    ['-5', 'implausible'],
  ])('of %s without any known one: %s', (percent, fault) =>
    expect(faultOf('2026-11-23', percent, [])).toBe(fault),
  )

  test('reports the fixing that it deviates from', () => {
    expect(
      faultOfEnteredFixing({ name: 'SOFR', date: '2026-11-23', percent: '9', today, neighbours: [before] }),
    ).toEqual({
      field: 'percent',
      fault: 'outsideBand',
      neighbour: before,
      points: '1',
    })
  })

  test.each([
    ['SONIA', '2026-05-04', 'noBusinessDay', 'a bank holiday in London'],
    ['SONIA', '2026-05-05', undefined, 'a day of its market'],
    ['ESTR', '2026-05-01', 'noBusinessDay', 'a closing day of TARGET'],
    ['HIBOR', '2026-10-19', 'noBusinessDay', 'the day after the Chung Yeung Festival'],
    ['LPR', '2026-11-20', undefined, 'the 20th of a month'],
    ['LPR', '2026-11-19', 'noBusinessDay', 'any other day of its market'],
  ] as const)('of %s for %s: %s, %s', (name, date, fault, _why) =>
    expect(faultOfEnteredFixing({ name, date, percent: '3.00', today, neighbours: [] })?.fault).toBe(fault),
  )
})
