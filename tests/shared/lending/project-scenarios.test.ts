import { describe, expect, test } from 'vitest'
import { effectiveRate } from '#shared/lending/effective-rate.ts'
import { measureSales } from '#shared/lending/limit-measures.ts'
import { projectScenarios } from '#shared/lending/project-scenarios.ts'
import { repayFromSales } from '#shared/lending/repay-from-sales.ts'
import { salesBands } from '#shared/lending/sales-bands.ts'
import { rateFromPercent } from '#shared/money/rate.ts'
import { addDays, addMonths } from '#shared/time/business-date.ts'

const calculationDate = '2026-03-01'

/** Daily sales increase by a thousand each month, from 1,000 to 12,000, throughout the year. */
const days = Array.from({ length: 365 }, (_, index) => addDays('2025-03-01', index)).map((date) => {
  const month = Array.from({ length: 12 }, (_month, ago) => ago).filter(
    (ago) => date >= addMonths('2025-03-01', ago),
  ).length
  return { date, salesCents: month * 100_000, refundsCents: 0 }
})

const bands = salesBands(measureSales([{ platform: 'amazon', days }], calculationDate))

const draw = {
  amountCents: 5_000_000,
  timing: 'maturity',
  deductionsCents: 50_000,
  upfrontInterestCents: 0,
  feeCents: 0,
  rate: rateFromPercent('12'),
  basis: 'ACT/360',
  drawdownDate: '2026-03-02',
  dueDate: '2026-05-31',
  minimumInterestDays: 0,
  sharePercent: '10',
} as const

describe('50,000 with a fee of 500, repaid with a tenth of sales', () => {
  if (!bands) throw new Error('A year of sales has bands')
  const outcomes = projectScenarios(draw, bands)

  test('has three bands, each from past sales', () => {
    // Monthly net sales in order: 31, 60, 93, 120, 155, 186, 210, 248, 270, 310, 336, 341 thousand.
    expect(outcomes.map(({ pace, monthlySalesCents }) => [pace, monthlySalesCents])).toEqual([
      ['slow', 11_325_000],
      ['base', 19_800_000],
      ['fast', 28_000_000],
    ])
    expect(outcomes.map(({ repaymentCents }) => repaymentCents)).toEqual([37_232, 65_095, 92_054])
  })

  test('each with its date, cost and rate by daily repayment', () => {
    for (const outcome of outcomes) {
      const repaid = repayFromSales({
        ...draw,
        principalCents: draw.amountCents,
        dailyCents: outcome.repaymentCents,
      })
      const { percent } = effectiveRate({
        borrowedCents: draw.amountCents,
        deductionsCents: draw.deductionsCents,
        payments: repaid.payments,
      })
      expect(outcome).toMatchObject({
        repaidBy: repaid.repaidBy,
        costCents: repaid.paidCents - 4_950_000,
        effectiveRatePercent: percent,
      })
    }
    expect(outcomes.map(({ repaidBy }) => repaidBy)).toEqual(['2026-05-31', '2026-05-19', '2026-04-26'])
    expect(outcomes.map(({ leftOnDueDateCents }) => leftOnDueDateCents > 0)).toEqual([true, false, false])
  })

  test('faster sales are cheaper at a constant rate, since the fee is earned daily', () => {
    const costs = outcomes.map(({ costCents }) => costCents)
    expect(costs).toEqual(costs.toSorted((a, b) => b - a))
    // 12% and four times 1% a year, on 49,500 of 50,000.
    for (const { effectiveRatePercent } of outcomes)
      expect(Number(effectiveRatePercent)).toBeCloseTo(16.16, 0)
  })

  test('interest deducted at payout costs the same as at the end', () => {
    const upfront = projectScenarios({ ...draw, timing: 'upfront', upfrontInterestCents: 150_000 }, bands)
    expect(upfront.map(({ verdict }) => verdict)).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    for (const [index, { costCents }] of upfront.entries())
      expect(costCents).toBeLessThanOrEqual(outcomes[index]?.costCents ?? 0)
  })

  test('a fee that raises the rate above the cap does so in every band', () => {
    const dear = projectScenarios({ ...draw, rate: rateFromPercent('0'), deductionsCents: 600_000 }, bands)
    expect(dear.map(({ verdict }) => verdict.ok)).toEqual([false, false, false])
  })

  test.each(['0', '-1', '100.01'])('a share of %s percent is refused', (sharePercent) => {
    expect(() => projectScenarios({ ...draw, sharePercent }, bands)).toThrow(RangeError)
  })
})
