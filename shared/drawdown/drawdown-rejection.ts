/**
 * Why the lender rejected a drawdown, as its seller reads it: with what to do next, in three languages. The lender's own
 * text stays with the lender.
 */
export const drawdownRejections = [
  'salesFell',
  'billOverdue',
  'shopUnreadable',
  'payoutAccount',
  'moreInformation',
  'checks',
] as const

export type DrawdownRejection = (typeof drawdownRejections)[number]

/** The reason where the lender chose none: it refers to customer service. */
export const generalRejection: DrawdownRejection = 'checks'
