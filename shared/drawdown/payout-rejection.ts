/** What the payee can do about a rejection: correct the account, name another one, or nothing. */
export const rejectionCauses = ['details', 'closed', 'bank'] as const
export type RejectionCause = (typeof rejectionCauses)[number]

/** What becomes of a drawdown whose payout was rejected. */
export const dispositions = ['pay again', 'cancel'] as const
export type Disposition = (typeof dispositions)[number]
