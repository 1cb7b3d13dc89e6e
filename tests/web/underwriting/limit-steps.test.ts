import { describe, expect, test } from 'vitest'
import type { LimitFactorOnWire } from '#shared/credit/credit-limit.schema.ts'
import { describeFactors } from '#shared/credit/describe-factors.ts'
import { computeCreditLimit } from '#shared/lending/credit-limit.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { addDays } from '#shared/time/business-date.ts'
import { meanNetSales } from '../../../web/features/credit/mean-net-sales.ts'
import { limitSteps, sharePercent } from '../../../web/features/underwriting/limit-steps.ts'
import { percentOfShare, plainDecimal } from '../../../web/features/underwriting/plain-decimal.ts'

const today = '2026-11-21'

const computed = () => {
  const days = Array.from({ length: 360 }, (_, index) => ({
    date: addDays(today, -index - 1),
    salesCents: 250_000 + (index % 90) * 3_333,
    refundsCents: 11_111,
  }))
  const terms = { salesMultiple: '1.5', limitCapCents: 500_000_00 }
  return computeCreditLimit([{ platform: 'harbor-market', days }], today, terms)
}

const aFactor = (key: LimitFactorOnWire['key'], tookOff: string): LimitFactorOnWire => ({
  key,
  value: '1',
  detail: {},
  took_off: tookOff,
  data_from: null,
  data_to: null,
  raise_key: 'atItsBest',
})

const month = (net_sales: string) => ({ from: '2026-01-01', to: '2026-02-01', net_sales })

describe('the steps from the initial amount to the limit', () => {
  test('end exactly at the limit of the rules', () => {
    const limit = computed()
    const steps = limitSteps({
      start: decimalFromCents(limit.startCents),
      factors: describeFactors(limit, 500_000_00),
    })
    expect(steps.map(({ factor }) => factor.key)).toEqual([
      'multiple',
      'netSales',
      'stability',
      'diversification',
      'age',
      'rounding',
      'cap',
    ])
    expect(steps[0]?.before).toBe(decimalFromCents(limit.startCents))
    expect(steps.at(-1)?.after).toBe(decimalFromCents(limit.limitCents))
  })

  test('distinguish factors with and without a deduction', () => {
    const steps = limitSteps({ start: '1000.00', factors: [aFactor('age', '0.01'), aFactor('cap', '0.00')] })
    expect(steps.map(({ after, takesOff }) => [after, takesOff])).toEqual([
      ['999.99', true],
      ['999.99', false],
    ])
  })
})

describe('figures of the drawings', () => {
  test('a part is clamped between zero and the whole', () => {
    expect(sharePercent('25.00', '100.00')).toBe(25)
    expect(sharePercent('120.00', '100.00')).toBe(100)
    expect(sharePercent('-5.00', '100.00')).toBe(0)
    expect(sharePercent('1.00', '0.00')).toBe(0)
  })

  test('the mean of the months is exact', () => {
    expect(meanNetSales([month('100.00'), month('-40.00'), month('0.02')])).toBe('20.01')
    expect(meanNetSales([])).toBe('0.00')
  })

  test('shares and multipliers are shown without trailing zeros', () => {
    expect(plainDecimal('1.500000')).toBe('1.5')
    expect(plainDecimal('1.000000')).toBe('1')
    expect(plainDecimal('100')).toBe('100')
    expect(percentOfShare('0.407479')).toBe('40.75')
    expect(percentOfShare('1.000000')).toBe('100.00')
  })
})
