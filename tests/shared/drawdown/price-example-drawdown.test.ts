import { assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleConditions, paceSalesPercents } from '#shared/drawdown/example-conditions.ts'
import { priceExampleDrawdown } from '#shared/drawdown/price-example-drawdown.ts'
import { projectWeeks } from '#shared/drawdown/project-weeks.ts'
import { averageInAdvance } from '#shared/lending/average-in-advance.ts'
import { type DailySales, measureSales } from '#shared/lending/limit-measures.ts'
import { productCodes } from '#shared/lending/product-codes.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { type Pace, paces, salesBands } from '#shared/lending/sales-bands.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { divide, fraction, multiply, roundHalfUp } from '#shared/money/fraction.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { priceOption } from '../../../functions/drawdown/price-option.ts'
import { loadOrders } from '../../../scripts/sandbox/orders.ts'
import { present } from '../../support/present.ts'
import { readFixings } from '../../support/read-fixings.ts'

const ways = productCodes.flatMap((code) =>
  productTerms[code].repayment.map((option) => ({ terms: productTerms[code], option })),
)

const trials = record({
  way: constantFrom(...ways),
  amountCents: integer({ min: 1_000_00, max: 500_000_00 }),
  monthlySalesCents: integer({ min: 1, max: 1_000_000_00 }),
  sharePercent: integer({ min: 5, max: 30 }).map(String),
})

describe('a visitor’s example', () => {
  test('has the price of a facility with the same terms', () => {
    assert(
      property(trials, ({ way: { terms, option }, amountCents, monthlySalesCents, sharePercent }) => {
        const tried = priceExampleDrawdown({
          conditions: exampleConditions,
          terms,
          option,
          amountCents,
          monthlySalesCents,
          sharePercent,
        })
        const quoted = priceOption(
          {
            // The example's day count, with due dates that are business days in Hong Kong alone.
            terms: { ...terms, benchmarks: { ...terms.benchmarks, HKD: terms.benchmarks.USD } },
            currency: 'HKD',
            yearlyNetSalesCents: monthlySalesCents * 12,
          },
          option,
          {
            amountCents,
            benchmark: exampleConditions.benchmark,
            salesShare: sharePercent,
            drawdownDate: exampleConditions.drawdownDate,
          },
        )
        expect(tried.price).toEqual(quoted)
      }),
      { numRuns: 60 },
    )
  })

  test('costs all interest and fees, by its projected weeks for a share of sales', () => {
    assert(
      property(trials, ({ way: { terms, option }, amountCents, monthlySalesCents, sharePercent }) => {
        const { price, costCents, seasons } = priceExampleDrawdown({
          conditions: exampleConditions,
          terms,
          option,
          amountCents,
          monthlySalesCents,
          sharePercent,
        })
        const ordinary = fraction(BigInt(monthlySalesCents))
        expect(costCents).toBe(
          option.method === 'salesShare'
            ? projectWeeks(price, terms, 'base', ordinary).costCents
            : price.interestCents + price.deductionsCents + (price.feeCents ?? 0),
        )
        expect(seasons.map(({ pace }) => pace)).toEqual([...paces])
      }),
      { numRuns: 30 },
    )
  })

  test('takes a larger part of sales, and longer, in a slow season than in a busy one', () => {
    const terms = productTerms.small_shop_financing
    const option = present(terms.repayment[1])
    const [slow, base, fast] = priceExampleDrawdown({
      conditions: exampleConditions,
      terms,
      option,
      amountCents: 10_000_00,
      monthlySalesCents: 20_000_00,
      sharePercent: '10',
    }).seasons
    expect([slow?.weeklyCents, base?.weeklyCents, fast?.weeklyCents]).toEqual([406_15, 461_54, 600_00])
    expect(slow && base && fast && slow.repaidBy > base.repaidBy && base.repaidBy > fast.repaidBy).toBe(true)
  })
})

describe('the conditions of the example', () => {
  test('are a published average and the next day', () => {
    const { benchmark, drawdownDate } = exampleConditions
    const fixings = readFixings('sofr').map((fixing) => ({ ...fixing, source: benchmark.source }))
    expect(averageInAdvance(fixings, drawdownDate)).toEqual(benchmark)
    expect(drawdownDate).toBe(addDays(benchmark.date, 1))
  })

  test('have the seasonality of the real shop’s last year', () => {
    const days = new Map<string, DailySales>()
    for (const { created_at: createdAt, kind, amount } of loadOrders()) {
      const date = businessDate(new Date(createdAt))
      const day = days.get(date) ?? { date, salesCents: 0, refundsCents: 0 }
      day[kind === 'sale' ? 'salesCents' : 'refundsCents'] += centsFromDecimal(amount)
      days.set(date, day)
    }
    const measures = measureSales([{ platform: 'shop', days: [...days.values()] }], '2011-12-10')
    const bands = present(salesBands(measures))
    const { monthly } = bands
    const percentOf = (pace: Pace): number => {
      const part = multiply(divide(monthly[pace], monthly.base), fraction(100n))
      return Number(roundHalfUp(part.numerator, part.denominator))
    }
    expect(Object.fromEntries(paces.map((pace) => [pace, percentOf(pace)]))).toEqual(paceSalesPercents)
  })
})
