import type { ComplaintOutcome, ComplaintSubject } from '../complaints.ts'

export const complaintLabels: {
  readonly subjects: Readonly<Record<ComplaintSubject, string>>
  readonly outcomes: Readonly<Record<ComplaintOutcome, string>>
} = {
  subjects: {
    terms: '條款',
    charges: '收費',
    collection: '追收',
    service: '服務',
    data: '個人資料',
    other: '其他',
  },
  outcomes: {
    upheld: '成立',
    'partly upheld': '部分成立',
    'not upheld': '不成立',
    withdrawn: '已撤回',
  },
}
