import type { CorrectionSubject } from '../corrections.ts'

/** What a correction is about, as the seller’s request, the lender’s inbox and the mail about it call it. */
export const correctionLabels: Readonly<Record<CorrectionSubject, string>> = {
  account: '账户资料',
  person: '公司认证中的个人资料',
  company: '公司资料',
  signing: '签署和协议',
  money: '账单和账目',
  other: '其他资料',
}
