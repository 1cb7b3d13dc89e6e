/** The roles of back-office users. A user may have several. */
export const everyDeskRole = [
  'reviewer',
  'credit',
  'payments',
  'support',
  'marketing',
  'compliance',
  'auditor',
] as const
export type DeskRole = (typeof everyDeskRole)[number]

export const reviewing = ['reviewer'] as const
export const lending = ['credit'] as const
export const paying = ['payments'] as const
export const supporting = ['support'] as const
export const promoting = ['marketing'] as const
export const complying = ['compliance'] as const
export const working = ['reviewer', 'credit', 'payments', 'support', 'marketing', 'compliance'] as const

/** Roles that need a company's KYC for their work, and those that audit it. */
export const companyReaders = ['reviewer', 'credit', 'compliance', 'auditor'] as const
export const moneyReaders = ['credit', 'payments', 'auditor'] as const
export const facilityReaders = ['credit', 'payments', 'support', 'auditor'] as const
/** Roles that see loans, their terms, and contacts about debts. */
export const lendingReaders = ['credit', 'auditor'] as const
/** Roles that see payers and their accounts: a bank statement has personal data. */
export const statementReaders = ['payments', 'auditor'] as const
export const contentReaders = ['support', 'marketing', 'auditor'] as const
