/**
 * Why the lender rejected a request for a higher limit or a renewal, as its seller reads it: with what to do next, in
 * three languages.
 */
export const limitRejections = [
  'salesFell',
  'billOverdue',
  'shopUnreadable',
  'moreInformation',
  'checks',
] as const

export type LimitRejection = (typeof limitRejections)[number]

/** The reason where the lender chose none: it refers to customer service. */
export const generalLimitRejection: LimitRejection = 'checks'
