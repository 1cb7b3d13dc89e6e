import type { WordsOf } from '../words-of.ts'
import type { words as source } from '../zh-CN/credit.ts'

export const words: WordsOf<typeof source> = {
  facilityActivated: {
    subject: '您的融資額度已生效',
    heading: '融資額度已生效',
    paragraphs: [
      '{company}的融資額度已經生效，您現在可以申請提款。',
      '額度的計算依據，包括每項因素的影響，均可於主頁查看。',
    ],
    action: '查看額度',
  },
  limit: {
    lowered: {
      subject: '您的融資額度已調整',
      heading: '融資額度已調整',
      paragraphs: [
        '首次提款後，我們根據您店舖的最新銷售數據重新計算了額度，結果低於原額度，新額度即時生效。',
        '已提取和已預留的款項不受影響。額度的計算依據可於主頁查看。',
      ],
      action: '查看額度',
    },
    higherPossible: {
      subject: '您可以申請提高融資額度',
      heading: '可以申請提高額度',
      paragraphs: [
        '首次提款後，我們根據您店舖的最新銷售數據重新計算了額度，結果高於現有額度。您可以申請提高額度，由我們審批。',
      ],
      action: '查看額度',
    },
    approved: {
      subject: '您的提額申請已批准',
      heading: '提額申請已批准',
      paragraphs: ['您的提額申請已經批准，新額度即時生效。'],
      action: '查看額度',
    },
    rejected: {
      subject: '您的提額申請未獲批准',
      heading: '提額申請未獲批准',
      paragraphs: ['很抱歉，您的提額申請未獲批准，現有額度維持不變。', '如需了解詳情，請聯絡網上客戶服務。'],
      action: '查看額度',
    },
    withdrawn: {
      subject: '您的提額申請已撤回',
      heading: '提額申請已撤回',
      paragraphs: [
        '您的提額申請已按您的要求撤回，現有額度維持不變。',
        '如非本人操作，請立即聯絡網上客戶服務。',
      ],
      action: '查看額度',
    },
  },
}
