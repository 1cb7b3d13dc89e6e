import { type Account, accounts } from '../ledger/accounts.ts'
import type { Cents } from '../money/cents.ts'
import type { BookSums } from './month-sums.ts'

type LedgerAccount = {
  [Name in Account]: (typeof accounts)[Name] extends 'memo' ? never : Name
}[Account]

/** The accounts of the facilities' ledgers that are not memo accounts: commitments are no part of the general ledger. */
const ledgerAccounts = (Object.keys(accounts) as Account[]).filter(
  (account): account is LedgerAccount => accounts[account] !== 'memo',
)

/**
 * Accounts of the general ledger alone. They are adjusted at the end of a month:
 * - `accruedIncome` (asset), `unearnedIncome` (liability) and `suspendedIncome` (deducted from assets), against
 *   `incomeAdjustment`;
 * - `lossAllowance` (deducted from assets), against `impairmentLoss`.
 */
export const adjustedAccounts = [
  'accruedIncome',
  'unearnedIncome',
  'suspendedIncome',
  'incomeAdjustment',
  'lossAllowance',
  'impairmentLoss',
] as const
export type AdjustedAccount = (typeof adjustedAccounts)[number]

export type GeneralAccount = LedgerAccount | AdjustedAccount
export const generalAccounts: readonly GeneralAccount[] = [...ledgerAccounts, ...adjustedAccounts]

export const isGeneralAccount = (account: Account): account is LedgerAccount =>
  (ledgerAccounts as readonly Account[]).includes(account)

/** The balances of the adjusted accounts, debits positive. They add up to 0. */
export const adjustedBalances = ({
  accruedCents,
  unearnedCents,
  suspendedCents,
  allowanceCents,
}: {
  accruedCents: Cents
  unearnedCents: Cents
  suspendedCents: Cents
  allowanceCents: Cents
}): Record<AdjustedAccount, Cents> => ({
  accruedIncome: accruedCents,
  unearnedIncome: 0 - unearnedCents,
  suspendedIncome: 0 - suspendedCents,
  incomeAdjustment: unearnedCents + suspendedCents - accruedCents,
  lossAllowance: 0 - allowanceCents,
  impairmentLoss: allowanceCents,
})

/** The balance of each account of the general ledger, debits positive. They add up to 0. */
export const generalBalances = ({
  balances,
  accruedInterestCents,
  accruedFeeCents,
  unearnedCents,
  suspendedCents,
  allowance,
}: BookSums): Record<GeneralAccount, Cents> => ({
  ...(Object.fromEntries(
    // Months booked before an account was added lack it.
    ledgerAccounts.map((account) => [account, balances[account] ?? 0]),
  ) as Record<LedgerAccount, Cents>),
  ...adjustedBalances({
    accruedCents: accruedInterestCents + accruedFeeCents,
    unearnedCents,
    suspendedCents,
    allowanceCents: allowance.closingCents,
  }),
})

export interface TrialBalanceRow {
  account: GeneralAccount
  openingCents: Cents
  debitCents: Cents
  creditCents: Cents
  closingCents: Cents
}

/** Each account's balance before and after a month. The movement is shown on the side of its sum. */
export const trialBalanceOf = (before: BookSums | undefined, after: BookSums): TrialBalanceRow[] => {
  const opening = before && generalBalances(before)
  const closing = generalBalances(after)
  return generalAccounts.map((account) => {
    const openingCents = opening?.[account] ?? 0
    const change = closing[account] - openingCents
    return {
      account,
      openingCents,
      debitCents: Math.max(0, change),
      creditCents: Math.max(0, 0 - change),
      closingCents: closing[account],
    }
  })
}
