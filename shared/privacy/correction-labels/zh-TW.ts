import type { CorrectionSubject } from '../corrections.ts'

export const correctionLabels: Readonly<Record<CorrectionSubject, string>> = {
  account: '帳戶資料',
  person: '公司認證中的個人資料',
  company: '公司資料',
  signing: '簽署及協議',
  money: '帳單及帳目',
  other: '其他資料',
}
