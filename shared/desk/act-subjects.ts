/** The subjects of acts, in the order in which the console lists them. */
export const actSubjects = [
  'companies',
  'limits',
  'payouts',
  'receipts',
  'bills',
  'overdue',
  'portfolio',
  'books',
  'terms',
  'users',
  'told',
  'work',
  'audit',
] as const

export type ActSubject = (typeof actSubjects)[number]
