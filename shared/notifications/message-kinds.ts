/** What a company is sent a message about. Each kind has its words in three languages. */
export const messageKinds = [
  'kyc-approved',
  'kyc-rejected',
  'kyc-returned',
  'limit-granted',
  'limit-lowered',
  'limit-higher-possible',
  'limit-request-approved',
  'limit-request-rejected',
  'limit-request-withdrawn',
  'drawdown-approved',
  'drawdown-rejected',
  'drawdown-withdrawn',
  'drawdown-paid-out',
  'charge-raised',
  'repayment-posted',
  'charge-settled',
  'payment-voided',
  'repayment-reversed',
  'payoff-voided',
  'payoff-reversed',
  'payoff-overtaken',
] as const

export type MessageKind = (typeof messageKinds)[number]
