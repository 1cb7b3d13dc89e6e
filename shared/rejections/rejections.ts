/**
 * Why the lender rejected something, as its seller reads it: with what to do next, in three languages. The lender's own
 * text stays with the lender.
 */
export const rejections = {
  limit: ['salesFell', 'billOverdue', 'shopUnreadable', 'moreInformation', 'checks'],
  drawdown: ['salesFell', 'billOverdue', 'shopUnreadable', 'payoutAccount', 'moreInformation', 'checks'],
  payoutAccount: ['holderDiffers', 'numberWrong', 'bankUnsupported', 'proofNeeded', 'checks'],
} as const

export type Rejectable = keyof typeof rejections

export type Rejection<Subject extends Rejectable> = (typeof rejections)[Subject][number]

/** The text of each reason in one language. */
export type RejectionTexts<Subject extends Rejectable> = Readonly<Record<Rejection<Subject>, string>>

/** The reason where the lender chose none: it refers to customer service. */
export const generalRejection = 'checks'
