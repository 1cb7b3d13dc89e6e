import { describe, expect, test } from 'vitest'
import { changedTermsSchema, withChangedTerms } from '#shared/lending/changed-terms.schema.ts'
import { type ProductTerms, productTerms } from '#shared/lending/product-terms.ts'
import { validateTerms } from '#shared/lending/validate-terms.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'

const present = productTerms.small_shop_financing
const dearerEarly = {
  method: 'equalPrincipal',
  tenor: { months: 6 },
  timing: 'maturity',
  collection: 'bank_transfer',
} as const
const cleared = (changes: Partial<ProductTerms>) =>
  validateTerms({ ...present, ...changes }, '4.30', '2027-03-01', hongKongCalendar, true)
const judge = (changes: Partial<ProductTerms>, benchmark = '4.30') =>
  validateTerms({ ...present, ...changes }, benchmark, '2027-03-01', hongKongCalendar)

describe('terms', () => {
  test('that are built in pass', () => {
    for (const terms of Object.values(productTerms))
      expect(validateTerms(terms, '4.30', '2027-03-01', hongKongCalendar)).toEqual({
        refusals: [],
        warnings: [],
      })
  })

  test('are refused for each repayment method above the cap, and get a warning above the threshold', () => {
    expect(judge({ marginPercent: '60' }).refusals).toMatchObject([
      { reason: 'effectiveRateAboveCap', method: 'bullet' },
      { reason: 'effectiveRateAboveCap', method: 'salesShare' },
    ])
    expect(judge({ marginPercent: '35' })).toMatchObject({
      refusals: [],
      warnings: [
        { reason: 'effectiveRateAboveWarning', method: 'bullet' },
        { reason: 'effectiveRateAboveWarning', method: 'salesShare' },
      ],
    })
  })

  test('with an overdue multiplier above 1 are refused unless exempt with a reason', () => {
    expect(judge({ overdueMultiplier: '1.5' }).refusals[0]).toMatchObject({
      reason: 'overdueMultiplierAboveOne',
    })
    const exempt = { overdueMultiplier: '1.5', overdueMultiplierExemption: { reason: 'a licensed bank' } }
    expect(judge(exempt).refusals).toEqual([])
  })

  test.each([
    [
      { repayment: [present.repayment[0], present.repayment[0]] as const },
      { reason: 'methodTwice', method: 'bullet' },
    ],
    [{ salesShares: { lowest: '31', highest: '30' } }, { reason: 'salesSharesReversed' }],
    [{ minimumDrawdownCents: 600_000_00 }, { reason: 'minimumDrawdownAboveCap' }],
    [{ salesMultiple: '0.0' }, { reason: 'multipleOfNothing' }],
    [{ marginPercent: '-10' }, { reason: 'rateBelowZero' }],
    [{ marginPercent: '-0.01' }, { reason: 'rateBelowZero' }],
    [{ minimumInterestDays: 1 }, { reason: 'minimumInterestNotCleared' }],
    [{ repayment: [dearerEarly] as const }, { reason: 'dearerEarlyNotCleared', method: 'equalPrincipal' }],
  ])('that contradict themselves are refused: %j', (changes, refusal) => {
    expect(judge(changes).refusals).toEqual([refusal])
  })
})

describe('terms whose early settlement may be dearer', () => {
  test('pass where a lawyer cleared them', () => {
    expect(cleared({ repayment: [dearerEarly] }).refusals).toEqual([])
    expect(cleared({ minimumInterestDays: 2 }).refusals).toEqual([])
  })

  test('are held to the cap for repayment on every day of the minimum all the same', () => {
    expect(cleared({ minimumInterestDays: 30 }).refusals).toMatchObject([
      { reason: 'effectiveRateAboveCap', method: 'bullet' },
      { reason: 'effectiveRateAboveCap', method: 'salesShare' },
    ])
  })
})

describe('a change of terms', () => {
  test('keeps everything else', () => {
    const changes = changedTermsSchema.parse({ marginPercent: '6.25', fees: [] })
    expect(withChangedTerms(present, changes)).toEqual({ ...present, marginPercent: '6.25', fees: [] })
  })

  test.each([
    { productCode: 'payoneer' },
    { currencyRule: { from: 'shops' } },
    { companionPapers: [] },
    { marginPercent: 6.5 },
    { limitCapCents: 0.5 },
    { repayment: [] },
    {
      repayment: [{ method: 'bullet', tenor: { days: 0 }, timing: 'maturity', collection: 'bank_transfer' }],
    },
    { salesMultiple: '-1' },
    { graceDays: -1 },
  ])('of built-in fields, or to invalid values, is refused: %j', (changes) => {
    expect(changedTermsSchema.safeParse(changes).success).toBe(false)
  })
})
