/** Why the lender refused a payout account, as its seller reads it: with what to do next, in three languages. */
export const accountRefusals = [
  'holderDiffers',
  'numberWrong',
  'bankUnsupported',
  'proofNeeded',
  'checks',
] as const

export type AccountRefusal = (typeof accountRefusals)[number]

/** The reason where the lender chose none: it refers to customer service. */
export const generalRefusal: AccountRefusal = 'checks'
