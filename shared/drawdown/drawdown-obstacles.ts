/**
 * Why a company cannot draw now, whatever its available balance:
 * - `companyNotVerified`: its verification is not in force;
 * - `repaymentOverdue`: a charge order is past due, a disputed one included;
 * - `accountWaits`: a payout account has yet to be verified, or to wait its day;
 * - `noAccount`: it has no payout account in the facility's currency, or refused ones only.
 */
export const drawdownObstacles = [
  'companyNotVerified',
  'repaymentOverdue',
  'accountWaits',
  'noAccount',
] as const

export type DrawdownObstacle = (typeof drawdownObstacles)[number]
