import type { CorrectionSubject } from '../corrections.ts'

export const correctionLabels: Readonly<Record<CorrectionSubject, string>> = {
  account: 'Account data',
  person: 'Personal data in company verification',
  company: 'Company data',
  signing: 'Signing and agreements',
  money: 'Bills and accounts',
  other: 'Other data',
}
