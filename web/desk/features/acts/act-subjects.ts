/** The subjects of acts in display order, with the first words of their acts' names. */
const words = {
  companies: ['company', 'kyc', 'file', 'departure'],
  limits: [
    'limit',
    'renewal',
    'facility',
    'agreement',
    'addendum',
    'signer-contact',
    'signer-check',
    'signers',
    'balance',
  ],
  payouts: ['drawdown', 'payout'],
  receipts: ['payment', 'repayment', 'payoff', 'statement', 'suspense', 'manual-booking'],
  bills: ['charge', 'fee', 'dispute', 'schedule', 'posting', 'ledger', 'statement-issue'],
  overdue: ['overdue', 'promise', 'contact'],
  portfolio: ['portfolio'],
  terms: ['terms', 'sofr'],
  users: ['user', 'email', 'correction'],
  told: ['announcement', 'red-packet', 'campaign-tag', 'customer-service', 'link'],
  work: ['work', 'colleague', 'view', 'shop-trouble', 'record'],
  audit: ['proposal', 'audit'],
} as const

export type ActSubject = keyof typeof words

export const actSubjects = Object.keys(words) as ActSubject[]

const subjectOfWord = new Map<string, ActSubject>(
  actSubjects.flatMap((subject) => words[subject].map((word) => [word, subject] as const)),
)

/** The subject of an act, by the beginning of its name. Undefined for acts that the console calls itself. */
export const subjectOf = (name: string): ActSubject | undefined => {
  for (let parts = name.split('-'); parts.length > 0; parts = parts.slice(0, -1)) {
    const subject = subjectOfWord.get(parts.join('-'))
    if (subject) return subject
  }
  return undefined
}
