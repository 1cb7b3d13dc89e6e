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
  awaitsColleague: {
    subject: '有一筆提款等您覆核',
    heading: '有一筆提款等您覆核',
    paragraphs: [
      '同事提交了一筆提款，簽署人為{signer}。貴公司規定這個金額須由兩位管理員同意，請登入查看並決定。',
    ],
    action: '前往覆核',
    footnote: '如果您不了解這筆提款，請先向同事核實，不要同意。',
  },
  declined: {
    subject: '提款未通過公司內部覆核',
    heading: '提款未通過公司內部覆核',
    paragraphs: ['另一位管理員沒有同意這筆提款，申請沒有提交給我們。預留的信貸額已經恢復。'],
    action: '查看信貸額',
  },
  secondApprovalChanged: {
    subject: '貴公司的提款覆核規則有更改',
    heading: '提款覆核規則有更改',
    paragraphs: [
      '有管理員更改了提款的雙人覆核規則。規則收緊即時生效，放寬在 24 小時後生效。',
      '如果這不是貴公司的意思，請立即登入改回，並聯絡客戶服務。',
    ],
    action: '查看規則',
  },
  paidOut: {
    subject: '您的提款已發放',
    heading: '款項已匯出',
    paragraphs: ['款項已匯往您登記的收款帳戶。請於到期日或之前還款，還款明細如下。'],
    action: '查看提款',
  },
}
