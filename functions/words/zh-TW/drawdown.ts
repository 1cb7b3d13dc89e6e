import type { WordsOf } from '../words-of.ts'
import type { words as source } from '../zh-CN/drawdown.ts'

export const words: WordsOf<typeof source> = {
  approved: {
    subject: '您的提款申請已獲批核',
    heading: '提款申請已獲批核',
    paragraphs: ['您的提款申請已獲批核，款項將盡快存入您登記的提款戶口。'],
    action: '查看提款申請',
  },
  rejected: {
    subject: '您的提款申請未獲批核',
    heading: '提款申請未獲批核',
    paragraphs: [
      '很抱歉，您的提款申請未獲批核。預留的額度已經恢復，您可以重新申請。',
      '如欲了解詳情，請聯絡網上客戶服務。',
    ],
    action: '查看額度',
  },
  withdrawn: {
    subject: '您的提款申請已撤回',
    heading: '提款申請已撤回',
    paragraphs: [
      '您的提款申請已按您的要求撤回，預留的額度已經恢復。',
      '如非本人操作，請立即聯絡網上客戶服務。',
    ],
    action: '查看額度',
  },
  paidOut: {
    subject: '您的提款已發放',
    heading: '款項已匯出',
    paragraphs: ['款項已匯往您登記的提款戶口。請於到期日或之前還款，還款明細如下。'],
    action: '查看提款',
  },
}
