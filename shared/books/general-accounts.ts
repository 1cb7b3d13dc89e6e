import { type Account, accounts } from '../ledger/accounts.ts'
import type { Cents } from '../money/cents.ts'

export type LedgerAccount = {
  [Name in Account]: (typeof accounts)[Name] extends 'memo' ? never : Name
}[Account]

/** The accounts of the facilities' ledgers that are not memo accounts: commitments are no part of the general ledger. */
export const ledgerAccounts = (Object.keys(accounts) as Account[]).filter(
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

/** Gains (credit) and losses from changed exchange rates. The account exists in the book currency alone. */
export const translatedAccount = 'exchangeDifferences'

export type GeneralAccount = LedgerAccount | AdjustedAccount | typeof translatedAccount
export const generalAccounts: readonly GeneralAccount[] = [
  ...ledgerAccounts,
  ...adjustedAccounts,
  translatedAccount,
]

export const isGeneralAccount = (account: Account): account is LedgerAccount =>
  (ledgerAccounts as readonly Account[]).includes(account)

/** A line of an entry in the general ledger. */
export interface JournalLine {
  account: GeneralAccount
  /** Debits are positive. */
  amountCents: Cents
}

/** Amounts by account, debits positive. */
export type AccountCents = Readonly<Partial<Record<GeneralAccount, Cents>>>
