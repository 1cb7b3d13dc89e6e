/** The questions by section, the most frequent first. */
export const sections = {
  limit: ['limit', 'cost', 'change', 'increase'],
  money: ['draw', 'repay', 'early', 'late'],
  shops: ['access', 'expired', 'unlink'],
  company: ['verification', 'files', 'sign', 'genuine'],
  account: ['colleagues', 'approval', 'impostors', 'notices'],
} as const

export type Section = keyof typeof sections
export type Question = (typeof sections)[Section][number]

export const sectionNames = Object.keys(sections) as Section[]
