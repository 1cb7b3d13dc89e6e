/**
 * The chart of accounts of one facility. Debits are positive, credits negative, so all balances add up to 0.
 * - `asset`, `liability`, `income`, `expense`: the loan itself.
 * - `memo`: commitments that no money has moved for yet. Each posting balances them against `memoContra`.
 */
export const accounts = {
  /** The lender's bank account, as far as this facility moved it. */
  cash: 'asset',
  /** Principal drawn and not repaid. Interest is never added to it. */
  principalReceivable: 'asset',
  interestReceivable: 'asset',
  overdueInterestReceivable: 'asset',
  feeReceivable: 'asset',
  /** The payer's money that exceeded the debts. */
  suspense: 'liability',
  interestIncome: 'income',
  overdueInterestIncome: 'income',
  feeIncome: 'income',
  /** Income that was charged and then waived: separate, so that all charges stay visible. */
  waivedIncome: 'income',
  /** Interest that red packets paid for their sellers. */
  rewardsGiven: 'expense',
  /** Debts written off as lost. */
  creditLoss: 'expense',
  /** Received on debts that were written off: neither income of the loan again nor held for the payer. */
  recoveredLosses: 'income',
  limit: 'memo',
  watermark: 'memo',
  frozenLimit: 'memo',
  pendingDrawdown: 'memo',
  memoContra: 'memo',
} as const satisfies Record<string, 'asset' | 'liability' | 'income' | 'expense' | 'memo'>

export type Account = keyof typeof accounts

export const accountNames = Object.keys(accounts) as Account[]

/** Debts and commitments, which cannot become negative. */
export const neverNegative: readonly Account[] = [
  'principalReceivable',
  'interestReceivable',
  'overdueInterestReceivable',
  'feeReceivable',
  'limit',
  'watermark',
  'frozenLimit',
  'pendingDrawdown',
]

/** The payer's own money: no more of it can be used than is held. These never go above 0. */
export const neverPositive: readonly Account[] = ['suspense']
