import type { RejectionTexts } from '../rejections.ts'

export const texts: RejectionTexts<'limit'> = {
  salesFell: '近期的銷售尚未足以支持申請的信貸額。銷售回升後，可以再次申請。',
  billOverdue: '公司有帳單已過還款日。請先還清，再提出申請。',
  shopUnreadable: '有網店暫時未能讀取銷售。請到「我的網店」重新授權，再提出申請。',
  moreInformation: '審批需要更多資料，客戶服務會聯絡您。資料補齊後可以再次申請。',
  checks: '申請未能通過審查。請先聯絡客戶服務，再決定是否重新申請。',
}
