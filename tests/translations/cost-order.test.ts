import { describe, expect, test } from 'vitest'
import { chargeWeek } from '#shared/drawdown/charge-week.ts'
import { unbilledAtPayout } from '#shared/drawdown/unbilled.ts'
import { type Locale, locales } from '#shared/i18n/locales.ts'
import { priceSchedule } from '#shared/lending/drawdown-price.ts'
import { pricingTermsFor, productTerms } from '#shared/lending/product-terms.ts'
import { hongKongCalendar } from '#shared/time/hong-kong-holidays.ts'
import { siteTranslations } from '../support/site-translations.ts'

const terms: Record<Locale, { costs: readonly string[]; principal: string }> = {
  'zh-CN': { costs: ['利息', '费用'], principal: '本金' },
  'zh-TW': { costs: ['利息', '費用'], principal: '本金' },
  en: { costs: ['interest', 'fee'], principal: 'principal' },
}

/** Whether a sentence mentions its costs before the principal. */
const saysCostsFirst = (sentence: string, locale: Locale): boolean => {
  const at = (term: string) => sentence.toLowerCase().indexOf(term)
  const { costs, principal } = terms[locale]
  const named = costs.map(at).filter((place) => place >= 0)
  expect(named.length).toBeGreaterThan(0)
  return named.every((place) => place < at(principal))
}

/** Whether a week of sales below the interest leaves principal unpaid. */
const weekPaysCostsFirst = (): boolean => {
  const price = priceSchedule({
    amountCents: 1_000_000,
    deductionsCents: 0,
    feeCents: 0,
    benchmark: { percent: '5.50', date: '2026-02-27', source: 'New York Fed' },
    terms: pricingTermsFor(productTerms.small_shop_financing, 'USD'),
    repayment: {
      method: 'salesShare',
      timing: 'periodic',
      collection: 'bank_transfer',
      salesSharePercent: '15.00',
    },
    drawdownDate: '2026-03-01',
    dueDates: ['2026-08-28'],
  })
  const due = chargeWeek(price, unbilledAtPayout(price), 1_000, hongKongCalendar)
  expect(due.interestCents + due.principalCents).toBe(1_000)
  return due.principalCents === 0
}

/** Whether an early partial repayment settles principal last, for every product. */
const partPaysCostsFirst = (): boolean =>
  Object.values(productTerms).every(({ allocationOrder }) => allocationOrder.at(-1) === 'principal')

describe.each(locales)('the order of settlement stated in %s is the code’s', (locale) => {
  const { drawdown, earlyRepayment } = siteTranslations[locale]

  test('a week of sales', () => {
    expect(saysCostsFirst(drawdown.schedule.weekly, locale)).toBe(weekPaysCostsFirst())
  })

  test('an early partial repayment', () => {
    expect(saysCostsFirst(earlyRepayment.ask.partNote, locale)).toBe(partPaysCostsFirst())
  })
})
