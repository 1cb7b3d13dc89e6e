import type { RejectionTexts } from '../rejections.ts'

export const texts: RejectionTexts<'drawdown'> = {
  salesFell: '近期的銷售較釐定信貸額時少。可以申請較小的金額，或待銷售回升後再申請。',
  billOverdue: '公司有帳單已過還款日。請先還清，再申請提款。',
  shopUnreadable: '有網店暫時未能讀取銷售。請到「我的網店」重新授權，再申請提款。',
  payoutAccount: '收款帳戶的資料未能核對。請到「收款帳戶」核對或更換帳戶，再申請提款。',
  moreInformation: '審批需要更多資料，客戶服務會聯絡您。資料補齊後可以再次申請。',
  checks: '這筆提款未能通過放款前的審查。請先聯絡客戶服務，再決定是否重新申請。',
}
