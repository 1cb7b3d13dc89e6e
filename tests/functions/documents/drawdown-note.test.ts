import { describe, expect, it } from 'vitest'
import type { Locale } from '#shared/i18n/locales.ts'
import { renderDrawdownNote } from '../../../functions/documents/render-drawdown-note.ts'
import { drawdownNoteData } from './document-data.ts'
import { packed, readPdf } from './read-pdf.ts'

const inEachLanguage: Record<Locale, readonly string[]> = {
  'zh-CN': [
    '提款承付票',
    '英镑壹拾贰万叁仟肆佰伍拾镑陆拾便士',
    '英镑壹拾贰万陆仟柒佰玖拾叁镑零贰便士',
    '2027年2月3日',
    '商议及订立地点香港',
    '2026年11月5日 14:30:09',
  ],
  'zh-TW': [
    '提款承付票',
    '英鎊壹拾貳萬參仟肆佰伍拾鎊陸拾便士',
    '英鎊壹拾貳萬陸仟柒佰玖拾參鎊零貳便士',
    '2027年2月3日',
    '商議及訂立地點香港',
    '2026年11月5日 14:30:09',
  ],
  en: [
    'Drawdown Promissory Note',
    'Pounds Sterling One Hundred and Twenty-Three Thousand Four Hundred and Fifty and Sixty Pence Only',
    '3 Feb 2027',
    'Negotiated and completed in Hong Kong',
    '5 Nov 2026, 14:30:09',
  ],
}

describe("a drawdown's promissory note", () => {
  it.each(Object.keys(inEachLanguage) as Locale[])(
    'states the sum in figures and words, the rate and the place, in %s',
    async (locale) => {
      const { text } = await readPdf(await renderDrawdownNote(drawdownNoteData(), locale))
      for (const phrase of [
        ...inEachLanguage[locale],
        'Lantern Street Trading Limited',
        'GBP 123,450.60',
        'GBP 3,342.42',
        'GBP 126,793.02',
        '10.83%',
        'SOFR 4.33%',
        '6.50%',
        'ACT/360',
        'Federal Reserve Bank of New York',
        'DN-20261105-4Q8Z',
        '0123456789',
        '1662/2024',
        'CHAN Tai Man',
      ])
        expect(text).toContain(packed(phrase))
      expect(text).not.toContain('{')
    },
  )

  it.each([
    ['zh-CN', '由贷款人录入'],
    ['zh-TW', '由貸款人輸入'],
    ['en', 'entered by the lender'],
  ] as const)('identifies a manually entered benchmark as such, in %s', async (locale, translations) => {
    const { benchmark } = drawdownNoteData()
    const data = drawdownNoteData({ benchmark: { ...benchmark, source: 'entered by the lender' } })
    const { text } = await readPdf(await renderDrawdownNote(data, locale))
    expect(text).toContain(packed(translations))
    expect(text).not.toContain(packed('Federal Reserve Bank'))
  })

  it('states the security and the sureties with their addresses', async () => {
    const data = drawdownNoteData({
      security: [{ kind: 'guarantee', number: 'GU-20261103-12345678' }],
      sureties: [{ name: 'WONG Siu Ling', address: '2 Ferry Street, Kowloon' }, { name: 'LI Xiaoming' }],
    })
    const { text } = await readPdf(await renderDrawdownNote(data, 'en'))
    for (const phrase of [
      'Form of security Personal guarantee (number GU-20261103-12345678)',
      'Sureties WONG Siu Ling, 2 Ferry Street, Kowloon',
      'Sureties LI Xiaoming',
    ])
      expect(text).toContain(packed(phrase))
    const bare = await readPdf(await renderDrawdownNote(drawdownNoteData(), 'en'))
    expect(bare.text).toContain('FormofsecurityNone')
    expect(bare.text).not.toContain('Sureties')
  })

  it('states every payment of a schedule with its date and parts', async () => {
    const schedule = [
      { dueDate: '2026-12-07', principalCents: 6_172_530, interestCents: 59_420, totalCents: 6_231_950 },
      { dueDate: '2027-01-05', principalCents: 6_172_530, interestCents: 53_850, totalCents: 6_226_380 },
    ] as const
    const data = drawdownNoteData({
      repayment: { method: 'equalPrincipal' },
      schedule,
      dueDate: '2027-01-05',
      totalCents: 12_458_330,
    })
    const { text } = await readPdf(await renderDrawdownNote(data, 'zh-CN'))
    for (const phrase of [
      '最后到期日2027年1月5日（等额本金）',
      '分 2 次',
      '2026年12月7日GBP 62,319.50（本金 GBP 61,725.30，利息 GBP 594.20）',
      '2027年1月5日GBP 62,263.80（本金 GBP 61,725.30，利息 GBP 538.50）',
    ])
      expect(text).toContain(packed(phrase))
  })

  it('states the deductions at payout, the amount paid out, and the fee of each due date', async () => {
    const data = drawdownNoteData({
      schedule: [
        {
          dueDate: '2027-02-03',
          principalCents: 12_345_060,
          interestCents: 0,
          feeCents: 61_725,
          totalCents: 12_406_785,
        },
      ],
      taken: { interestCents: 334_242, feeCents: 123_451 },
      feeCents: 61_725,
      totalCents: 12_406_785,
    })
    const { text } = await readPdf(await renderDrawdownNote(data, 'zh-CN'))
    for (const phrase of [
      '放款时扣除的费用GBP 1,234.51',
      '放款时扣除的利息GBP 3,342.42',
      '实际放款金额GBP 118,873.67',
      '费用合计GBP 617.25',
      '到期应还总额GBP 124,067.85',
    ])
      expect(text).toContain(packed(phrase))
    expect(text).not.toContain(packed('至到期日的利息GBP'))
  })

  it('states a share of sales, and its amounts as maximums', async () => {
    const data = drawdownNoteData({ repayment: { method: 'salesShare', salesSharePercent: '15' } })
    const { text } = await readPdf(await renderDrawdownNote(data, 'en'))
    for (const phrase of [
      'by 15% of the net sales',
      'Repaid in full by 3 Feb 2027',
      'Interest, at most',
      'Total to repay, at most',
    ])
      expect(text).toContain(packed(phrase))
    expect(text).not.toContain(packed('Repayment schedule'))
  })

  it('keeps principal, interest and total on one page', async () => {
    const { pages } = await readPdf(await renderDrawdownNote(drawdownNoteData(), 'en'))
    const withTotal = pages.find((page) => page.includes('Totaltorepay'))
    expect(withTotal).toContain('GBP123,450.60')
    expect(withTotal).toContain('GBP3,342.42')
  })

  it('names both parties with their addresses, and the form of security', async () => {
    const { text } = await readPdf(await renderDrawdownNote(drawdownNoteData(), 'en'))
    for (const phrase of [
      "Lender's address 12/F, Quay House, 1 Harbour Road, Wan Chai, Hong Kong",
      "Borrower's registered address Room 5, 9/F, 20 Lantern Street, Kowloon, Hong Kong",
      'Form of security None',
    ])
      expect(text).toContain(packed(phrase))
  })

  it.each([
    ['zh-CN', '《放债人条例》条文摘要', '最高为每年 48%', '超过每年 36%'],
    ['zh-TW', '《放債人條例》條文撮要', '最高為每年 48%', '超過每年 36%'],
    [
      'en',
      'Summary of the Money Lenders Ordinance',
      'the highest effective rate of interest on any loan is 48% a year',
      'above 36% a year',
    ],
  ] as const)(
    'includes the summary of the Ordinance that section 18 requires, in %s',
    async (locale, ...phrases) => {
      const { text } = await readPdf(await renderDrawdownNote(drawdownNoteData(), locale))
      for (const phrase of phrases) expect(text).toContain(packed(phrase))
      for (const section of [18, 19, 20, 21, 22, 23, 24, 25])
        expect(text).toContain(
          packed(
            locale === 'en'
              ? `Section ${section}:`
              : `第 ${section} 条：`.replace('条', locale === 'zh-TW' ? '條' : '条'),
          ),
        )
    },
  )
})
