import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dueCalendarOf, dueDateMayMove, dueDatesOf } from '#shared/lending/due-dates.ts'
import type { BusinessDayConvention } from '#shared/lending/repayment-options.ts'
import { currencies } from '#shared/money/currency.ts'
import { isBusinessDay } from '#shared/time/business-calendar.ts'
import { addDays, addMonths } from '#shared/time/business-date.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'

const monthly = { tenor: { months: 6 } }

/** Of a drawdown whose 31 days end on Saturday 31 January 2026. */
const datesBy = (convention: BusinessDayConvention) =>
  dueDatesOf({ tenor: { days: 31 } }, convention, '2025-12-31', hongKongCalendar)

describe('a due date', () => {
  test('by modified following stays within its month', () => {
    expect(datesBy('following')).toEqual(['2026-02-02'])
    expect(datesBy('modifiedFollowing')).toEqual(['2026-01-30'])
    expect(datesBy('unadjusted')).toEqual(['2026-01-31'])
  })

  test('never falls on or before its drawdown', () => {
    // Drawn on a Friday, due on the Saturday that ends its month.
    expect(dueDatesOf({ tenor: { days: 1 } }, 'modifiedFollowing', '2026-01-30', hongKongCalendar)).toEqual([
      '2026-02-02',
    ])
  })

  test('is a business day in Hong Kong and in the centre of its currency, and ascends', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.constantFrom('following' as const, 'modifiedFollowing' as const),
        fc.integer({ min: 0, max: 3_000 }),
        (currency, convention, offset) => {
          const drawn = addDays('2026-01-01', offset)
          const calendar = dueCalendarOf('hongKongAndCurrency', currency)
          const dates = dueDatesOf(monthly, convention, drawn, calendar)
          for (const [index, date] of dates.entries()) {
            expect(isBusinessDay(hongKongCalendar, date)).toBe(true)
            expect(isBusinessDay(calendar, date)).toBe(true)
            expect(date > (dates[index - 1] ?? drawn)).toBe(true)
            const isInMonth = date.slice(0, 7) === addMonths(drawn, index + 1).slice(0, 7)
            expect(isInMonth || convention === 'following').toBe(true)
          }
        },
      ),
    )
  })

  test('of a facility that knows Hong Kong alone may be a holiday elsewhere', () => {
    expect(dueCalendarOf('hongKong', 'USD')).toBe(hongKongCalendar)
    expect(dueDatesOf({ tenor: { days: 1 } }, 'following', '2026-11-25', hongKongCalendar)).toEqual([
      '2026-11-26',
    ])
    const both = dueCalendarOf('hongKongAndCurrency', 'USD')
    expect(dueDatesOf({ tenor: { days: 1 } }, 'following', '2026-11-25', both)).toEqual(['2026-11-27'])
  })

  test('may move beyond the gazetted years, unless it never does', () => {
    expect(dueDateMayMove('following', '2027-12-31')).toBe(false)
    expect(dueDateMayMove('modifiedFollowing', '2028-01-03')).toBe(true)
    expect(dueDateMayMove('unadjusted', '2028-01-03')).toBe(false)
  })
})
