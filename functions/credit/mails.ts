import type { Locale } from '#shared/i18n/locales.ts'

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

interface Told {
  subject: string
  heading: string
  paragraphs: string[]
}

interface LimitWords
  extends Record<'lowered' | 'higherPossible' | 'approved' | 'rejected' | 'withdrawn', Told> {
  limit: string
  action: string
}

/** The mails that tell a company's owner what became of its limit after it was first granted. */
export const limitMailWords: Record<Locale, LimitWords> = {
  'zh-CN': {
    limit: '授信额度',
    action: '查看额度',
    lowered: {
      subject: '您的融资额度已调整',
      heading: '融资额度已调整',
      paragraphs: [
        '首次提款后，我们根据您店铺的最新销售数据重新计算了额度，结果低于原额度，新额度即时生效。',
        '已提取和已预留的款项不受影响。额度的计算依据可以在首页查看。',
      ],
    },
    higherPossible: {
      subject: '您可以申请提高融资额度',
      heading: '可以申请提高额度',
      paragraphs: [
        '首次提款后，我们根据您店铺的最新销售数据重新计算了额度，结果高于现有额度。您可以申请提高额度，由我们审批。',
      ],
    },
    approved: {
      subject: '您的提额申请已批准',
      heading: '提额申请已批准',
      paragraphs: ['您的提额申请已经批准，新额度即时生效。'],
    },
    rejected: {
      subject: '您的提额申请未获批准',
      heading: '提额申请未获批准',
      paragraphs: ['很抱歉，您的提额申请未获批准，现有额度保持不变。', '如需了解详情，请联系在线客服。'],
    },
    withdrawn: {
      subject: '您的提额申请已撤回',
      heading: '提额申请已撤回',
      paragraphs: ['您的提额申请已按您的要求撤回，现有额度保持不变。', '如非本人操作，请立即联系在线客服。'],
    },
  },
  'zh-TW': {
    limit: '信貸額度',
    action: '查看額度',
    lowered: {
      subject: '您的融資額度已調整',
      heading: '融資額度已調整',
      paragraphs: [
        '首次提款後，我們根據您店舖的最新銷售數據重新計算了額度，結果低於原額度，新額度即時生效。',
        '已提取和已預留的款項不受影響。額度的計算依據可於主頁查看。',
      ],
    },
    higherPossible: {
      subject: '您可以申請提高融資額度',
      heading: '可以申請提高額度',
      paragraphs: [
        '首次提款後，我們根據您店舖的最新銷售數據重新計算了額度，結果高於現有額度。您可以申請提高額度，由我們審批。',
      ],
    },
    approved: {
      subject: '您的提額申請已批准',
      heading: '提額申請已批准',
      paragraphs: ['您的提額申請已經批准，新額度即時生效。'],
    },
    rejected: {
      subject: '您的提額申請未獲批准',
      heading: '提額申請未獲批准',
      paragraphs: ['很抱歉，您的提額申請未獲批准，現有額度維持不變。', '如需了解詳情，請聯絡網上客戶服務。'],
    },
    withdrawn: {
      subject: '您的提額申請已撤回',
      heading: '提額申請已撤回',
      paragraphs: [
        '您的提額申請已按您的要求撤回，現有額度維持不變。',
        '如非本人操作，請立即聯絡網上客戶服務。',
      ],
    },
  },
  en: {
    limit: 'Credit limit',
    action: 'View the facility',
    lowered: {
      subject: 'Your credit limit has changed',
      heading: 'Your credit limit has changed',
      paragraphs: [
        'After your first drawdown we computed your limit anew from your shops’ latest sales. It came out lower, and applies from now on.',
        'What is drawn or reserved is not affected. Your home page shows how the limit was computed.',
      ],
    },
    higherPossible: {
      subject: 'You can apply for a higher limit',
      heading: 'A higher limit is possible',
      paragraphs: [
        'After your first drawdown we computed your limit anew from your shops’ latest sales. It came out higher than the limit that you have: you can apply for the increase, which we then review.',
      ],
    },
    approved: {
      subject: 'Your limit increase was approved',
      heading: 'Limit increase approved',
      paragraphs: ['Your application for a higher limit was approved. The new limit applies from now on.'],
    },
    rejected: {
      subject: 'Your limit increase was not approved',
      heading: 'Limit increase not approved',
      paragraphs: [
        'We are sorry: your application for a higher limit was not approved. Your present limit stays as it is.',
        'Contact online customer service to learn more.',
      ],
    },
    withdrawn: {
      subject: 'Your limit increase was withdrawn',
      heading: 'Limit increase withdrawn',
      paragraphs: [
        'Your application for a higher limit was withdrawn as you asked. Your present limit stays as it is.',
        'If this was not you, contact online customer service at once.',
      ],
    },
  },
}
