import type { Cents } from '../money/cents.ts'
import {
  type AccountCents,
  type AdjustedAccount,
  type GeneralAccount,
  generalAccounts,
  type LedgerAccount,
  ledgerAccounts,
} from './general-accounts.ts'
import type { BookSums } from './month-sums.ts'

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
  exchangeDifferences: 0,
})

export interface TrialBalanceRow {
  account: GeneralAccount
  openingCents: Cents
  debitCents: Cents
  creditCents: Cents
  closingCents: Cents
}

/** Each account's balance before and after a month. The movement is shown on the side of its sum. */
export const trialBalanceBetween = (opening: AccountCents, closing: AccountCents): TrialBalanceRow[] =>
  generalAccounts.map((account) => {
    const openingCents = opening[account] ?? 0
    const closingCents = closing[account] ?? 0
    const change = closingCents - openingCents
    return {
      account,
      openingCents,
      debitCents: Math.max(0, change),
      creditCents: Math.max(0, 0 - change),
      closingCents,
    }
  })

export const trialBalanceOf = (before: BookSums | undefined, after: BookSums): TrialBalanceRow[] =>
  trialBalanceBetween(before ? generalBalances(before) : {}, generalBalances(after))
