import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/drawdown.ts'

export const translations: TranslationsOf<typeof source> = {
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
  returned: {
    subject: '您的放款被銀行退回',
    heading: '放款被銀行退回',
    paragraphs: [
      '我們已向您登記的收款帳戶放款，但銀行將款項退回。這筆提款不會收取利息，您毋須還款。',
      '請核對收款帳戶的戶名、帳號及銀行代碼。如資料無誤，我們會再次放款；如需更正，請更新帳戶，這筆提款會取消，信貸額恢復後即可再次提款。',
    ],
    action: '查看收款帳戶',
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
  requested: {
    subject: '已收到{company}的提款申請',
    heading: '已收到提款申請',
    paragraphs: ['{signer} 剛剛代表{company}簽署並提交了一筆提款，我們正在審批。'],
    action: '查看提款',
    footnote: '如您不了解這筆提款，請立即向同事核實，並聯絡客戶服務。',
  },
  confirmed: {
    subject: '{company}的提款已獲兩位管理員同意',
    heading: '提款已獲兩位管理員同意',
    paragraphs: [
      '{confirmer} 剛剛同意了{company}的一筆提款，申請已提交審批。提交人及同意人都會收到這封電郵。',
    ],
    action: '查看提款覆核',
    footnote: '如非您或您的同事所為，請立即聯絡客戶服務。',
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
  lapsed: {
    subject: '提款未在期限內覆核，已失效',
    heading: '提款未在期限內覆核，已失效',
    paragraphs: [
      '這筆提款沒有在期限內得到另一位管理員同意，申請沒有提交給我們。預留的信貸額已經恢復。',
      '如仍需要資金，請按最新利率重新提款。',
    ],
    action: '重新提款',
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
  payoutAccountAdded: {
    subject: '貴公司新增了一個收款帳戶',
    heading: '新增了收款帳戶',
    paragraphs: [
      '有管理員為貴公司新增了下列收款帳戶。該帳戶須經我們核實，並在 24 小時後才可收款。',
      '如果這不是貴公司的意思，請立即登入移除該帳戶、更改密碼，並聯絡客戶服務。',
    ],
    action: '查看收款帳戶',
  },
  payoutAccountChanged: {
    subject: '貴公司的收款帳戶有更改',
    heading: '收款帳戶有更改',
    paragraphs: [
      '有管理員更改了貴公司的收款帳戶，更改後的資料如下。該帳戶須重新核實，並在 24 小時後才可收款。',
      '如果這不是貴公司的意思，請立即登入移除該帳戶、更改密碼，並聯絡客戶服務。',
    ],
    action: '查看收款帳戶',
  },
  payoutAccountRemoved: {
    subject: '貴公司的一個收款帳戶已移除',
    heading: '收款帳戶已移除',
    paragraphs: [
      '有管理員移除了下列收款帳戶，提款不會再匯入該帳戶。',
      '如果這不是貴公司的意思，請立即登入更改密碼，並聯絡客戶服務。',
    ],
    action: '查看收款帳戶',
  },
  payoutAccountChosen: {
    subject: '貴公司的預設收款帳戶有更改',
    heading: '預設收款帳戶有更改',
    paragraphs: [
      '有管理員把下列帳戶設為預設收款帳戶。日後的提款如沒有另選帳戶，將匯入該帳戶。',
      '如果這不是貴公司的意思，請立即登入改回、更改密碼，並聯絡客戶服務。',
    ],
    action: '查看收款帳戶',
  },
  payoutAccountVerified: {
    subject: '收款帳戶已通過核實',
    heading: '收款帳戶已通過核實',
    paragraphs: ['下列收款帳戶已通過核實。新增或更改未滿 24 小時的帳戶，滿 24 小時後即可收款。'],
    action: '查看收款帳戶',
  },
  payoutAccountRefused: {
    subject: '收款帳戶未通過核實',
    heading: '收款帳戶未通過核實',
    paragraphs: [
      '很抱歉，下列收款帳戶未通過核實，提款不會匯入該帳戶。請核對戶名、帳號及銀行資料後重新提交。',
    ],
    action: '查看收款帳戶',
  },
  sms: {
    added:
      '【{brand}】貴公司新增了一個收款帳戶，24 小時內不會向其放款。如非貴公司操作，請立即登入移除並聯絡客戶服務。',
    changed:
      '【{brand}】貴公司的收款帳戶有更改，24 小時內不會向其放款。如非貴公司操作，請立即登入查看並聯絡客戶服務。',
    removed: '【{brand}】貴公司的一個收款帳戶已移除。如非貴公司操作，請立即登入查看並聯絡客戶服務。',
    chosen: '【{brand}】貴公司的預設收款帳戶有更改。如非貴公司操作，請立即登入改回並聯絡客戶服務。',
  },
  paidOut: {
    subject: '您的提款已發放',
    heading: '款項已匯出',
    paragraphs: ['款項已匯往您登記的收款帳戶。請於到期日或之前還款，還款明細如下。'],
    action: '查看提款',
  },
  paidOutInParts: {
    subject: '您的提款已發放',
    heading: '款項已匯出',
    paragraphs: ['款項已匯往您登記的收款帳戶。這筆提款分 {count} 期償還，首期如下，各期日期和金額見本票。'],
    action: '查看提款',
  },
  paidOutBySales: {
    subject: '您的提款已發放',
    heading: '款項已匯出',
    paragraphs: [
      '款項已匯往您登記的收款帳戶。每週按淨銷售額的 {share} 還款，金額在當週帳單產生時通知，最遲於下列日期還清。',
    ],
    action: '查看提款',
  },
}
