import { describe, expect, it } from 'vitest'
import { locales } from '#shared/i18n/locales.ts'
import { facilityAgreementText } from '../../../functions/papers/facility-agreement.ts'
import { renderFacilityAgreement } from '../../../functions/papers/render-facility-agreement.ts'
import { facilityAgreementData } from './document-data.ts'
import { packed, readPdf } from './read-pdf.ts'

describe('the facility agreement', () => {
  it.each(locales)('states parties, rate, terms and signers on paper in %s', async (locale) => {
    const data = facilityAgreementData()
    const { text, pages, info } = await readPdf(await renderFacilityAgreement(data, locale))
    for (const phrase of [
      data.companyName,
      data.companyNameCn ?? '',
      data.agreementNumber,
      '1662/2024',
      'SOFR + 6.50%',
      '500,000.00',
      '1,000.00',
      '48%',
      'CHAN Tai Man',
      '李小明',
    ])
      expect(text).toContain(packed(phrase))
    const words = facilityAgreementText(data, locale)
    expect(info['Title']).toBe(words.title)
    // A paragraph that goes on on the next page has a footer in it: its beginning is enough.
    for (const { heading, paragraphs } of words.clauses)
      for (const phrase of [heading, ...paragraphs]) expect(text).toContain(packed(phrase).slice(0, 12))
    expect(text).toContain(packed(words.warning))
    for (const page of pages) expect(page).toContain(packed(words.footer))
  })

  it('numbers its pages', async () => {
    const { pages } = await readPdf(await renderFacilityAgreement(facilityAgreementData(), 'zh-CN'))
    expect(pages.length).toBeGreaterThan(3)
    pages.forEach((page, index) => expect(page).toContain(`第${index + 1}页，共${pages.length}页`))
  })

  it('comes out the same, byte for byte, each time', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => renderFacilityAgreement(facilityAgreementData(), 'zh-TW')),
    )
    expect(Buffer.compare(first ?? new Uint8Array(), second ?? new Uint8Array(1))).toBe(0)
  })

  it('carries only the characters that it shows', async () => {
    const pdf = await renderFacilityAgreement(facilityAgreementData(), 'zh-CN')
    expect(pdf.byteLength).toBeLessThan(400_000)
  })

  it('says in words what the terms are', () => {
    const { terms } = facilityAgreementData()
    const worded = (changes: Partial<typeof terms>) =>
      JSON.stringify(facilityAgreementText(facilityAgreementData({ terms: { ...terms, ...changes } }), 'en'))
    expect(worded({})).toContain('There is no minimum number of interest days')
    expect(worded({ minimumInterestDays: 15 })).toContain('at least 15 days')
    expect(worded({ graceDays: 5 })).toContain('A grace period of 5 days')
    expect(worded({ allocationOrder: ['interest', 'principal', 'overdueInterest', 'fee'] })).toContain(
      'interest, principal, overdue interest, fees; within one kind, the oldest due first',
    )
    expect(worded({ allocationPriority: 'oldestDue' })).toContain('the oldest due date comes first')
    expect(worded({ currencyRule: { from: 'product', currency: 'USD' } })).toContain('is in USD')
  })

  it('has as many clauses in every language', () => {
    const shapes = locales.map((locale) =>
      facilityAgreementText(facilityAgreementData(), locale).clauses.map(
        ({ paragraphs }) => paragraphs.length,
      ),
    )
    expect(shapes[1]).toEqual(shapes[0])
    expect(shapes[2]).toEqual(shapes[0])
  })

  it('has no words for a version that it does not know', () => {
    expect(() => facilityAgreementText(facilityAgreementData({ agreementVersion: '1999.1' }), 'en')).toThrow(
      /no words/,
    )
  })
})
