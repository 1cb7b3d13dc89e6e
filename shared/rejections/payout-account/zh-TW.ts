import type { RejectionTexts } from '../rejections.ts'

export const texts: RejectionTexts<'payoutAccount'> = {
  holderDiffers: '戶名與公司的登記名稱不符。請更正戶名，或改用公司名下的帳戶，再重新提交。',
  numberWrong: '銀行找不到這個帳號。請對照銀行月結單核對帳號、SWIFT 代碼及分行，更改後重新提交。',
  bankUnsupported: '這間銀行不能收取這種貨幣的轉帳。請改用能收取這種貨幣的帳戶。',
  proofNeeded: '我們需要銀行發出的帳戶證明，客戶服務會聯絡您。收到證明後會重新核實。',
  checks: '這個帳戶未能通過審查。請先聯絡客戶服務，或改用其他帳戶。',
}
