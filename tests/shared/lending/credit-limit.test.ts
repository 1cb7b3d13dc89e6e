import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeCreditLimit, limitFromFigures } from '#shared/lending/credit-limit.ts'
import {
  coefficientOfVariation,
  type DailySales,
  integerSquareRoot,
  measureSales,
} from '#shared/lending/limit-measures.ts'
import { decimalFromFraction, fractionFromDecimal } from '#shared/money/fraction.ts'
import { addMonths } from '#shared/time/business-date.ts'

const terms = { salesMultiple: '1.5', limitCapCents: 50_000_000 }
const calculationDate = '2026-03-15'

const figures = {
  salesCents: 120_000_000,
  refundsCents: 9_600_000,
  variation: fractionFromDecimal('0.25'),
  topShare: fractionFromDecimal('0.80'),
  monthsTrading: 18,
}

const day = (date: string, salesCents: number, refundsCents = 0): DailySales => ({
  date,
  salesCents,
  refundsCents,
})

/** One trading day in the middle of each of the last `months` months, the same sales on each. */
const evenSales = (months: number, salesCents: number): DailySales[] =>
  Array.from({ length: months }, (_, index) => day(addMonths('2026-03-01', -index), salesCents))

describe('V17 the limit from figures', () => {
  const limit = limitFromFigures(figures, terms)

  test('V17 94,392, so 94,000', () => {
    expect(limit.unroundedCents).toBe(9_439_200)
    expect(limit.limitCents).toBe(9_400_000)
  })

  test('V17 every factor with its value and its reduction', () => {
    expect(limit.startCents).toBe(15_000_000)
    expect(limit.factors).toMatchObject({
      multiple: { value: '1.5', takenOffCents: 0, raisedBy: 'setByProduct' },
      netSales: { value: '1104000.00', takenOffCents: 1_200_000, raisedBy: 'sellMoreOrRefundLess' },
      stability: {
        value: '0.960000',
        takenOffCents: 552_000,
        variation: '0.250000',
        raisedBy: 'evenOutMonthlySales',
      },
      diversification: { value: '0.950000', takenOffCents: 662_400, topShare: '0.800000' },
      age: { value: '0.750000', takenOffCents: 3_146_400, monthsTrading: 18, raisedBy: 'keepTrading' },
    })
    expect(limit.takenOffByRoundingCents).toBe(39_200)
    expect(limit.takenOffByCapCents).toBe(0)
  })

  test('V17 from daily sales: half the months a quarter above the mean, half below', () => {
    const days = Array.from({ length: 12 }, (_, index) => {
      const salesCents = index % 2 === 0 ? 11_500_000 : 6_900_000
      return day(addMonths('2026-03-01', -index), salesCents + 800_000, 800_000)
    })
    const first = day(addMonths(calculationDate, -18), 100)
    const shops = [
      {
        platform: 'amazon',
        days: days.map((each) => ({ ...each, salesCents: each.salesCents - 1_840_000 })),
      },
      { platform: 'ebay', days: [first, ...days.map(({ date }) => day(date, 1_840_000))] },
    ]
    const result = computeCreditLimit(shops, calculationDate, terms)
    expect(result.factors.stability.variation).toBe('0.250000')
    expect(result.factors.diversification.topShare).toBe('0.800000')
    expect(result.limitCents).toBe(9_400_000)
    expect(result.unroundedCents).toBe(9_439_200)
    expect(result.factors.age.firstOrderDate).toBe('2024-09-15')
    expect(result.factors.netSales.window).toEqual({ from: '2025-03-15', to: '2026-03-15' })
  })
})

const counting = (unverifiedSalesPercent?: string) =>
  limitFromFigures({ ...figures, unverifiedCents: 40_000_000 }, { ...terms, unverifiedSalesPercent })

describe('unverified sales', () => {
  test('change nothing unless the terms count a part of them', () => {
    expect(counting()).toEqual(limitFromFigures(figures, terms))
    expect(counting('0')).toEqual(limitFromFigures(figures, terms))
  })

  test('are taken off as far as they are not counted', () => {
    const limit = counting('25')
    expect(limit.startCents).toBe(20_000_000)
    expect(limit.factors.unverifiedSales).toEqual({
      value: '25',
      takenOffCents: 3_750_000,
      raisedBy: 'setByProduct',
      unverifiedCents: 40_000_000,
    })
    // (1,104,000.00 + 100,000.00) ÷ 12 × 1.5 × 0.96 × 0.95 × 0.75.
    expect(limit.unroundedCents).toBe(10_294_200)
    expect(counting('100').factors.unverifiedSales?.takenOffCents).toBe(0)
  })

  test('leave the deductions adding up from the start to the limit', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000_000_00),
        fc.nat(100_000_000_00),
        fc.nat(10_000_000_00),
        fc.integer({ min: 0, max: 1000 }),
        (unverifiedCents, salesCents, refundsCents, tenths) => {
          const limit = limitFromFigures(
            { ...figures, salesCents, refundsCents, unverifiedCents },
            { ...terms, unverifiedSalesPercent: (tenths / 10).toFixed(1) },
          )
          const { factors, takenOffByRoundingCents, takenOffByCapCents } = limit
          const steps = Object.values(factors).map(({ takenOffCents }) => takenOffCents)
          const taken = [...steps, takenOffByRoundingCents, takenOffByCapCents]
          expect(Math.min(...taken)).toBeGreaterThanOrEqual(0)
          expect(limit.startCents - taken.reduce((sum, each) => sum + each, 0)).toBe(limit.limitCents)
        },
      ),
    )
  })
})

describe('the formula', () => {
  test('is limited to the product’s cap after flooring', () => {
    const limit = limitFromFigures({ ...figures, salesCents: 1_200_000_000, refundsCents: 0 }, terms)
    expect(limit.limitCents).toBe(50_000_000)
    expect(limit.takenOffByCapCents).toBe(52_600_000)
  })

  test('optimal factors have no reduction and no advice', () => {
    const { factors } = limitFromFigures(
      {
        ...figures,
        variation: fractionFromDecimal('0.15'),
        topShare: fractionFromDecimal('0.60'),
        monthsTrading: 30,
      },
      terms,
    )
    for (const factor of [factors.stability, factors.diversification, factors.age]) {
      expect(factor).toMatchObject({ value: '1.000000', takenOffCents: 0, raisedBy: 'atItsBest' })
    }
  })

  test('a variation that would make V negative counts as 0', () => {
    const limit = limitFromFigures({ ...figures, variation: fractionFromDecimal('3.3') }, terms)
    expect(limit.factors.stability.value).toBe('0.000000')
    expect(limit.limitCents).toBe(0)
  })

  test('more refunds than sales allow no limit', () => {
    const limit = limitFromFigures(
      { ...figures, refundsCents: 130_000_000, variation: null, topShare: null },
      terms,
    )
    expect(limit.limitCents).toBe(0)
    expect(limit.factors.netSales.takenOffCents).toBe(limit.startCents)
  })

  test('an exact thousand is not floored further', () => {
    const plain = {
      ...figures,
      refundsCents: 0,
      variation: fractionFromDecimal('0.1'),
      topShare: fractionFromDecimal('0.5'),
    }
    const limit = limitFromFigures({ ...plain, salesCents: 80_000_000, monthsTrading: 24 }, terms)
    expect(limit.limitCents).toBe(10_000_000)
    const oneCentLess = limitFromFigures({ ...plain, salesCents: 79_999_999, monthsTrading: 24 }, terms)
    expect(oneCentLess.limitCents).toBe(9_900_000)
  })

  test('the steps’ reductions add up from the start to the limit', () => {
    const thousandths = fc
      .integer({ min: 0, max: 4000 })
      .map((n) => ({ numerator: BigInt(n), denominator: 1000n }))
    fc.assert(
      fc.property(
        fc.record({
          salesCents: fc.integer({ min: 0, max: 10 ** 12 }),
          refundsCents: fc.integer({ min: 0, max: 10 ** 11 }),
          variation: fc.option(thousandths),
          topShare: fc.option(thousandths),
          monthsTrading: fc.integer({ min: 0, max: 60 }),
        }),
        (any) => {
          const limit = limitFromFigures(any, terms)
          const steps = Object.values(limit.factors).map(({ takenOffCents }) => takenOffCents)
          expect(steps.every((cents) => cents >= 0)).toBe(true)
          const off = steps.reduce((total, cents) => total + cents, 0)
          const rest = limit.takenOffByRoundingCents + limit.takenOffByCapCents
          expect(limit.startCents - off - rest).toBe(limit.limitCents)
          expect(limit.limitCents % 100_000).toBe(0)
        },
      ),
      { numRuns: 10_000, seed: 17 },
    )
  })
})

describe('measures', () => {
  test('month windows include their first day and exclude the calculation date', () => {
    const days = [
      day('2025-03-14', 1),
      day('2025-03-15', 10),
      day('2026-02-14', 100),
      day('2026-02-15', 1_000),
    ]
    const measures = measureSales(
      [{ platform: 'amazon', days: [...days, day('2026-03-15', 10_000)] }],
      calculationDate,
    )
    expect(measures.salesCents).toBe(1_110)
    expect(measures.months[0]).toMatchObject({ from: '2025-03-15', to: '2025-04-15', netSalesCents: 10 })
    expect(measures.months[10]?.netSalesCents).toBe(100)
    expect(measures.months[11]).toMatchObject({ from: '2026-02-15', to: '2026-03-15', netSalesCents: 1_000 })
    expect(measures.firstOrderDate).toBe('2025-03-14')
    expect(measures.monthsTrading).toBe(12)
  })

  test('each month’s refunds are listed next to its net sales', () => {
    const days = [day('2026-02-14', 100, 40), day('2026-02-15', 1_000, 10), day('2026-03-14', 0, 5)]
    const { months, refundsCents } = measureSales([{ platform: 'amazon', days }], calculationDate)
    expect(months.slice(-2).map((month) => [month.netSalesCents, month.refundsCents])).toEqual([
      [60, 40],
      [985, 15],
    ])
    expect(months.reduce((sum, month) => sum + (month.refundsCents ?? 0), 0)).toBe(refundsCents)
  })

  test('windows at the end of a long month still join without gap or overlap', () => {
    const { months } = measureSales([], '2026-03-31')
    expect(months.map(({ from }) => from).slice(-3)).toEqual(['2025-12-31', '2026-01-31', '2026-02-28'])
    for (const [index, { to }] of months.entries()) expect(months[index + 1]?.from ?? '2026-03-31').toBe(to)
  })

  test('a young shop’s sales are averaged over twelve months, including empty ones', () => {
    const limit = computeCreditLimit(
      [{ platform: 'amazon', days: evenSales(6, 10_000_000) }],
      calculationDate,
      terms,
    )
    expect(limit.factors.netSales.value).toBe('600000.00')
    expect(limit.factors.stability.months.map(({ netSalesCents }) => netSalesCents > 0)).toEqual([
      ...Array.from({ length: 6 }, () => false),
      ...Array.from({ length: 6 }, () => true),
    ])
    // Six months of twelve at twice the mean, six at 0: a variation of 1.
    expect(limit.factors.stability.variation).toBe('1.000000')
    expect(limit.factors.age.monthsTrading).toBe(5)
  })

  test('shops of one platform count together, and refunds above sales count as no share', () => {
    const { platforms, topShare } = measureSales(
      [
        { platform: 'amazon', days: [day('2026-01-01', 300)] },
        { platform: 'ebay', days: [day('2026-01-01', 400)] },
        { platform: 'amazon', days: [day('2026-01-02', 300)] },
        { platform: 'shopify', days: [day('2026-01-02', 0, 50)] },
      ],
      calculationDate,
    )
    expect(platforms).toEqual([
      { platform: 'amazon', netSalesCents: 600 },
      { platform: 'ebay', netSalesCents: 400 },
      { platform: 'shopify', netSalesCents: -50 },
    ])
    expect(topShare && decimalFromFraction(topShare, 2)).toBe('0.60')
  })

  test('trading that starts on the calculation date does not count', () => {
    const measures = measureSales(
      [{ platform: 'amazon', days: [day(calculationDate, 100)] }],
      calculationDate,
    )
    expect(measures).toMatchObject({ salesCents: 0, firstOrderDate: null, monthsTrading: 0 })
  })

  test('no shops, no limit', () => {
    const limit = computeCreditLimit([], calculationDate, terms)
    expect(limit).toMatchObject({ limitCents: 0, startCents: 0 })
    expect(limit.factors.age.firstOrderDate).toBeNull()
    expect(limit.factors.diversification).toMatchObject({ value: '0.000000', topShare: null, platforms: [] })
  })

  test('the variation is the population’s', () => {
    const variation = coefficientOfVariation([2, 4, 4, 4, 5, 5, 7, 9])
    expect(variation && decimalFromFraction(variation, 6)).toBe('0.400000')
    expect(coefficientOfVariation([0, 0])).toBeNull()
  })

  test('the square root is the largest that fits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 60n }), (value) => {
        const root = integerSquareRoot(value)
        expect(root * root <= value && (root + 1n) * (root + 1n) > value).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
