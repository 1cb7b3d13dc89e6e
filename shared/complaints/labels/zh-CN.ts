import type { ComplaintOutcome, ComplaintSubject } from '../complaints.ts'

/** Labels of complaints, for the seller’s page and the lender’s register. */
export const complaintLabels: {
  readonly subjects: Readonly<Record<ComplaintSubject, string>>
  readonly outcomes: Readonly<Record<ComplaintOutcome, string>>
} = {
  subjects: {
    terms: '条款',
    charges: '收费',
    collection: '催收',
    service: '服务',
    data: '个人资料',
    other: '其他',
  },
  outcomes: {
    upheld: '成立',
    'partly upheld': '部分成立',
    'not upheld': '不成立',
    withdrawn: '已撤回',
  },
}
