import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceDrawdown } from '#shared/drawdown/price-drawdown.ts'
import { warningToAccept } from '#shared/drawdown/warning-to-accept.ts'
import { dayCountBases } from '#shared/lending/day-count.ts'
import type { PriceRequest } from '#shared/lending/drawdown-price.ts'
import type { PolicyVerdict } from '#shared/lending/policy.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { addDays, addMonths } from '#shared/time/business-date.ts'

/** 20% a year by 30/360, which counts four days from 27 February to 1 March where two go by: 40%. */
const overTheEndOfFebruary = {
  amountCents: 4_500_00,
  deductionsCents: 0,
  benchmark: { percent: '4.30', date: '2027-02-26', source: 'Federal Reserve Bank of New York' },
  drawdownDate: '2027-02-27',
  repayment: { method: 'bullet', timing: 'maturity', collection: 'bank_transfer' },
  dueDates: ['2027-04-20'],
} as const
const terms = {
  ...productTerms.small_shop_financing,
  dayCountBasis: '30/360' as const,
  marginPercent: '15.70',
}

const monthlyPriceOn = (
  drawdownDate: string,
  signed: string,
  drawdown: Pick<PriceRequest, 'amountCents' | 'repayment' | 'terms'>,
) =>
  priceDrawdown(
    { terms: drawdown.terms, yearlyNetSalesCents: 1_200_000_00 },
    {
      ...overTheEndOfFebruary,
      ...drawdown,
      drawdownDate,
      dueDates: [1, 2, 3].map((months) => addMonths(signed, months)),
    },
  ).interestCents

describe('the price of a drawdown', () => {
  test('is checked against the policy from the day on which sales could repay it', () => {
    const soon = priceDrawdown({ terms, yearlyNetSalesCents: 1_200_000_00 }, overTheEndOfFebruary)
    expect(soon.verdict).toEqual({
      ok: true,
      warning: { reason: 'effectiveRateAboveWarning', percent: '40.44', day: 2 },
    })
    const late = priceDrawdown({ terms, yearlyNetSalesCents: 1_00 }, overTheEndOfFebruary)
    expect(late.verdict).toEqual({ ok: true })
  })

  test('never increases with a later payout, but for cents of rounding under 30/360', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(productTerms)),
        fc.constantFrom(...dayCountBases),
        fc.integer({ min: 500_00, max: 300_000_00 }),
        fc.integer({ min: 1, max: 25 }),
        fc.integer({ min: 0, max: 400 }),
        fc.nat(),
        (product, dayCountBasis, amountCents, later, start, chosen) => {
          const options = product.repayment
          const { method, timing, collection } = options[chosen % options.length] ?? options[0]
          const drawdown = {
            amountCents,
            repayment: { method, timing, collection },
            terms: { ...product, dayCountBasis },
          }
          const signed = addDays('2027-01-01', start)
          const increase =
            monthlyPriceOn(addDays(signed, later), signed, drawdown) -
            monthlyPriceOn(signed, signed, drawdown)
          // Each of the three charges is rounded by itself, by half a cent at most.
          expect(increase).toBeLessThanOrEqual(dayCountBasis === '30/360' ? 2 : 0)
        },
      ),
    )
  })

  test('is a cent higher under 30/360 for as many days in other months', () => {
    const drawdown = {
      terms,
      amountCents: 99_992_04,
      repayment: { method: 'interestMonthly', timing: 'periodic', collection: 'bank_transfer' },
    } as const
    // 30, 30 and 30 days.
    expect(monthlyPriceOn('2027-10-31', '2027-10-31', drawdown)).toBe(3 * 1_666_53)
    // 29, 31 and 30 days.
    expect(monthlyPriceOn('2027-11-01', '2027-10-31', drawdown)).toBe(1_610_98 + 1_722_09 + 1_666_53)
  })
})

const warned = (percent: string): PolicyVerdict => ({
  ok: true,
  warning: { reason: 'effectiveRateAboveWarning', percent, day: 2 },
})

describe('the warning to be accepted', () => {
  test.each<[string, PolicyVerdict, PolicyVerdict | undefined, string | undefined]>([
    ['none of a price without one', { ok: true }, undefined, undefined],
    ['one that nobody accepted', warned('40.00'), undefined, '40.00'],
    ['one where none was accepted before', warned('40.00'), { ok: true }, '40.00'],
    ['one that is higher than what was accepted', warned('100.00'), warned('40.00'), '100.00'],
    ['none where the same was accepted', warned('40.00'), warned('40.00'), undefined],
    ['none where a higher one was accepted', warned('40.00'), warned('47.99'), undefined],
  ])('is %s', (_, verdict, accepted, percent) => {
    expect(warningToAccept(verdict, accepted)?.percent).toBe(percent)
  })
})
