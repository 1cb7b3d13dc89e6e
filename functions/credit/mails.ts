import type { Locale } from '../../shared/i18n/locales.ts'

interface FacilityWords {
  subject: string
  heading: string
  paragraphs: (company: string) => string[]
  limit: string
  effectiveDate: string
  nextReview: string
  action: string
}

/** The mail that tells a company's owner that its facility is open. */
export const facilityActivatedWords: Record<Locale, FacilityWords> = {
  'zh-CN': {
    subject: '您的融资额度已生效',
    heading: '融资额度已生效',
    paragraphs: (company) => [
      `${company}的融资额度已经生效，您现在可以申请提款。`,
      '额度的计算依据，包括每一项因素的影响，都可以在首页查看。',
    ],
    limit: '授信额度',
    effectiveDate: '生效日期',
    nextReview: '下次复核日期',
    action: '查看额度',
  },
  'zh-TW': {
    subject: '您的融資額度已生效',
    heading: '融資額度已生效',
    paragraphs: (company) => [
      `${company}的融資額度已經生效，您現在可以申請提款。`,
      '額度的計算依據，包括每項因素的影響，均可於主頁查看。',
    ],
    limit: '信貸額度',
    effectiveDate: '生效日期',
    nextReview: '下次覆核日期',
    action: '查看額度',
  },
  en: {
    subject: 'Your financing facility is active',
    heading: 'Your facility is active',
    paragraphs: (company) => [
      `The financing facility of ${company} is active. You can now request a drawdown.`,
      'Your home page shows how the limit was computed, and what each factor did to it.',
    ],
    limit: 'Credit limit',
    effectiveDate: 'Effective date',
    nextReview: 'Next review',
    action: 'View the facility',
  },
}
