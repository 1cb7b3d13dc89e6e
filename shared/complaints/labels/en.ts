import type { ComplaintOutcome, ComplaintSubject } from '../complaints.ts'

export const complaintLabels: {
  readonly subjects: Readonly<Record<ComplaintSubject, string>>
  readonly outcomes: Readonly<Record<ComplaintOutcome, string>>
} = {
  subjects: {
    terms: 'Terms',
    charges: 'Charges',
    collection: 'Collection',
    service: 'Service',
    data: 'Personal data',
    other: 'Other',
  },
  outcomes: {
    upheld: 'Upheld',
    'partly upheld': 'Partly upheld',
    'not upheld': 'Not upheld',
    withdrawn: 'Withdrawn',
  },
}
