import type { WordsOf } from '../words-of.ts'
import type { words as source } from '../zh-CN/drawdown.ts'

export const words: WordsOf<typeof source> = {
  approved: {
    subject: '您的提款申請已獲批准',
    heading: '提款申請已獲批准',
    paragraphs: ['您的提款申請已獲批准，款項將盡快存入您登記的收款帳戶。'],
    action: '查看提款申請',
  },
  rejected: {
    subject: '您的提款申請未獲批准',
    heading: '提款申請未獲批准',
    paragraphs: [
      '很抱歉，您的提款申請未獲批准。預留的信貸額已經恢復，您可以重新申請。',
      '如欲了解詳情，請聯絡客戶服務。',
    ],
    action: '查看信貸額',
  },
  withdrawn: {
    subject: '您的提款申請已撤回',
    heading: '提款申請已撤回',
    paragraphs: [
      '您的提款申請已按您的要求撤回，預留的信貸額已經恢復。',
      '如非本人操作，請立即聯絡客戶服務。',
    ],
    action: '查看信貸額',
  },
  paidOut: {
    subject: '您的提款已發放',
    heading: '款項已匯出',
    paragraphs: ['款項已匯往您登記的收款帳戶。請於到期日或之前還款，還款明細如下。'],
    action: '查看提款',
  },
}
