import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#shared/i18n/locales.ts'
import { type BenchmarkTerms, byCurrency } from '#shared/lending/benchmark-terms.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { facilityAgreementText } from '../../../functions/documents/facility-agreement.ts'
import { renderAgreement } from '../../../functions/documents/render-agreement.ts'
import { facilityAgreementTranslations } from '../../../functions/translations/load-translations.ts'
import { sofrInAll } from '../../support/build-facility.ts'
import { facilityAgreementData } from './document-data.ts'
import { packed, readPdf } from './read-pdf.ts'

const renderFacilityAgreement = async (data: ReturnType<typeof facilityAgreementData>, locale: Locale) =>
  renderAgreement(await facilityAgreementText(data, locale), data, locale)

describe('the facility agreement', () => {
  it.each(locales)('states parties, rate, terms and signers in %s', async (locale) => {
    const data = facilityAgreementData()
    const { text, pages, info } = await readPdf(await renderFacilityAgreement(data, locale))
    for (const phrase of [
      data.companyName,
      data.companyNameCn ?? '',
      data.agreementNumber,
      '1662/2024',
      'SONIA / SOFR / HIBOR / LPR / €STR + 6.50%',
      '500,000.00',
      '1,000.00',
      '48%',
      'CHAN Tai Man',
      '李小明',
    ])
      expect(text).toContain(packed(phrase))
    const translations = await facilityAgreementText(data, locale)
    expect(info['Title']).toBe(translations.title)
    // A paragraph across two pages is interrupted by a footer, so only its beginning is compared.
    for (const { heading, paragraphs } of translations.clauses)
      for (const phrase of [heading, ...paragraphs]) expect(text).toContain(packed(phrase).slice(0, 12))
    expect(text).toContain(packed(translations.warning))
    for (const page of pages) expect(page).toContain(packed(translations.footer))
  })

  it('numbers its pages', async () => {
    const { pages } = await readPdf(await renderFacilityAgreement(facilityAgreementData(), 'zh-CN'))
    expect(pages.length).toBeGreaterThan(3)
    pages.forEach((page, index) => expect(page).toContain(`第${index + 1}页，共${pages.length}页`))
  })

  it('is reproducible byte for byte', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => renderFacilityAgreement(facilityAgreementData(), 'zh-TW')),
    )
    expect(Buffer.compare(first ?? new Uint8Array(), second ?? new Uint8Array(1))).toBe(0)
  })

  it('embeds only the characters that it uses', async () => {
    const pdf = await renderFacilityAgreement(facilityAgreementData(), 'zh-CN')
    expect(pdf.byteLength).toBeLessThan(400_000)
  })

  it('states the terms in words', async () => {
    const { terms } = facilityAgreementData()
    const worded = async (changes: Partial<typeof terms>) =>
      JSON.stringify(
        await facilityAgreementText(facilityAgreementData({ terms: { ...terms, ...changes } }), 'en'),
      )
    expect(await worded({})).toContain('There is no minimum number of interest days')
    expect(await worded({ minimumInterestDays: 15 })).toContain('at least 15 days')
    expect(await worded({ graceDays: 5 })).toContain('A grace period of 5 business days in Hong Kong')
    expect(await worded({ graceDays: 5, graceDayType: 'calendar' })).toContain('of 5 calendar days')
    expect(await worded({ businessDayCentres: 'hongKong' })).toContain(
      'is not a business day in Hong Kong moves',
    )
    const priced = (changes: Partial<BenchmarkTerms>) =>
      worded({ benchmarks: byCurrency((each) => ({ ...terms.benchmarks[each], ...changes })) })
    expect(await worded({})).toContain('in USD the benchmark is the 30-day average of SOFR')
    expect(await worded({})).toMatch(/in GBP the benchmark is the 30-day average of SONIA.*365 days/)
    expect(await worded({})).toContain('nothing can be drawn')
    expect(await worded({ benchmarks: sofrInAll })).toContain(
      'in GBP, USD, HKD, CNY, EUR the benchmark is SOFR (the Secured Overnight Financing Rate published by the Federal Reserve Bank of New York), as last published',
    )
    expect(await priced({ method: 'inArrears' })).toContain('five such business days before')
    expect(await priced({ method: 'fixed' })).toContain('the rate is fixed at 6.50% a year')
    expect(await priced({ floorPercent: '0.50' })).toContain('It counts as 0.50% where it is lower')
    expect(await priced({ fallbackPercent: '0.25' })).toContain('plus 0.25 percentage points takes its place')
    expect(await worded({ businessDays: 'modifiedFollowing' })).toContain(
      'where the next lies in another month',
    )
    expect(await worded({ allocationOrder: ['interest', 'principal', 'overdueInterest', 'fee'] })).toContain(
      'interest, principal, overdue interest, fees; within one kind, the oldest due first',
    )
    expect(await worded({ allocationPriority: 'oldestDue' })).toContain('the oldest due date comes first')
    expect(await worded({ currencyRule: { from: 'product', currency: 'USD' } })).toContain('is in USD')
    for (const currencyRule of [{ from: 'shops' }, { from: 'product', currency: 'USD' }] as const)
      expect(await worded({ currencyRule })).toContain('European Central Bank')
  })

  it.each(locales)('has a paragraph for each repayment method of the product, in %s', async (locale) => {
    for (const terms of Object.values(productTerms)) {
      const { facts, clauses } = await facilityAgreementText(facilityAgreementData({ terms }), locale)
      const { translations } = await facilityAgreementTranslations[locale]()
      const clause = clauses[3]?.paragraphs ?? []
      for (const { method } of terms.repayment) {
        const named = translations.repayment.methods[method]
        expect(facts.some(({ value }) => value.includes(named))).toBe(true)
        expect(clause.filter((paragraph) => paragraph.startsWith(named))).toHaveLength(1)
      }
      expect(clause.join()).not.toContain('{')
    }
  })

  it('states what a share of sales repays, when, and the remainder at the end', async () => {
    const { clauses } = await facilityAgreementText(facilityAgreementData(), 'en')
    const clause = clauses[3]?.paragraphs.join(' ')
    for (const phrase of [
      'between 5% and 30%',
      'at least 50.00 a week',
      'third business day after its Sunday',
      'the term is 180 days',
      'the mean of its last four known weeks',
      'exceed the statutory cap of 48% a year, the excess is waived: interest first, then fees',
      'moves to the next business day',
      'falls due 90 days after the money is paid out',
    ])
      expect(clause).toContain(phrase)
  })

  it.each(locales)('states each fee, its due date and its rebate in %s', async (locale) => {
    const { translations } = await facilityAgreementTranslations[locale]()
    const worded = async (terms: (typeof productTerms)[keyof typeof productTerms]) => {
      const { facts, clauses } = await facilityAgreementText(facilityAgreementData({ terms }), locale)
      const fees = facts.find(({ label }) => label === translations.labels.fees)?.value
      return { fees, interest: clauses[2]?.paragraphs ?? [], early: clauses[4]?.paragraphs ?? [] }
    }
    const none = await worded(productTerms.small_shop_financing)
    expect(none.fees).toBe(translations.fees.none.summary)
    expect(none.interest).toContain(translations.fees.none.clause)
    expect(none.early).not.toContain(translations.fees.early.deduction)

    const taken = await worded(productTerms.payoneer)
    expect(taken.fees).toContain('1.00%')
    expect(taken.interest).toContain(translations.fees.earned)
    expect(taken.early).toContain(translations.fees.early.deduction)
    expect(taken.early).not.toContain(translations.fees.early.interest_fee)

    const paid = await worded(productTerms.revenue_credit_automation)
    expect(paid.fees).toContain('0.50%')
    expect(paid.early).toContain(translations.fees.early.interest_fee)
    const all = [none, taken, paid].flatMap(({ fees, interest, early }) => [fees, ...interest, ...early])
    expect(all.join()).not.toContain('{')
  })

  it('uses the former defaults for an agreement from before its terms were recorded', async () => {
    const {
      structure: _structure,
      fees: _fees,
      overdueInterest: _overdue,
      ...earlier
    } = facilityAgreementData().terms
    const terms = earlier as typeof productTerms.small_shop_financing
    expect(await facilityAgreementText(facilityAgreementData({ terms }), 'en')).toEqual(
      await facilityAgreementText(facilityAgreementData(), 'en'),
    )
  })

  it('states that overdue principal bears no interest if that is agreed', async () => {
    const terms = { ...productTerms.small_shop_financing, overdueInterest: false }
    const { clauses } = await facilityAgreementText(facilityAgreementData({ terms }), 'en')
    expect(clauses[5]?.paragraphs[0]).toBe('No overdue interest is charged on what is paid late.')
  })

  it('leaves out options that the terms do not have', async () => {
    const terms = { ...productTerms.payoneer, businessDays: 'unadjusted' as const }
    const { clauses } = await facilityAgreementText(facilityAgreementData({ terms }), 'en')
    const clause = clauses[3]?.paragraphs.join(' ')
    expect(clause).toContain('stays as it is')
    expect(clause).toContain('the term is 3 months')
    expect(clause).not.toMatch(/sales|next business day|account named on the bill/i)
  })

  it('authorises deductions within limits if the payment platform collects', async () => {
    const { clauses } = await facilityAgreementText(
      facilityAgreementData({ terms: productTerms.payoneer }),
      'en',
    )
    const clause = clauses[3]?.paragraphs.join(' ')
    for (const phrase of [
      'authorises the Lender to deduct',
      'nothing is taken',
      'try again once a day',
      'disputes is not deducted',
      'from the day on which the payment platform took it',
    ])
      expect(clause).toContain(phrase)
  })

  it('throws on an unknown version', async () => {
    const data = facilityAgreementData({ agreementVersion: '1999.1' })
    await expect(facilityAgreementText(data, 'en')).rejects.toThrow(/no translations/)
  })
})
