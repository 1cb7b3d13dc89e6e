/**
 * Why a payment platform took nothing:
 * - `insufficient`: the account held less than was asked for;
 * - `revoked`: its holder ended the lender's authority to deduct, or closed it;
 * - `noAccount`: no account that could be deducted from is linked to the company.
 */
export const deductionRefusals = ['insufficient', 'revoked', 'noAccount'] as const
export type DeductionRefusal = (typeof deductionRefusals)[number]

/**
 * How the deduction of a charge order stands: to be asked for, asked for and not answered, or refused, when it is tried
 * again the next day.
 */
export const deductionStates = ['planned', 'asked', 'refused'] as const
export type DeductionState = (typeof deductionStates)[number]
