/**
 * Why a payment platform deducted nothing:
 * - `insufficient`: the account's balance was too low;
 * - `revoked`: its holder ended the lender's authority to deduct, or closed it;
 * - `noAccount`: no account that could be deducted from is linked to the company.
 */
export const deductionRefusals = ['insufficient', 'revoked', 'noAccount'] as const
export type DeductionRefusal = (typeof deductionRefusals)[number]

/**
 * The state of a charge order's deduction: to be requested, requested and undecided, or refused, to be tried again the
 * next day.
 */
export const deductionStates = ['planned', 'asked', 'refused'] as const
export type DeductionState = (typeof deductionStates)[number]
