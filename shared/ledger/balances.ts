import { available, type FacilityBalances, headroom } from '../lending/available-balance.ts'
import type { Cents } from '../money/cents.ts'
import { type Account, accountNames } from './accounts.ts'
import type { Posting } from './posting.ts'

/** The balance of every account of a facility, debits positive. */
export type Balances = Record<Account, Cents>

export const noBalances = (): Balances =>
  Object.fromEntries(accountNames.map((account) => [account, 0])) as Balances

/** The balances after all of these postings, in any order. */
export const balancesOf = (postings: Iterable<Pick<Posting, 'lines'>>): Balances => {
  const balances = noBalances()
  for (const { lines } of postings)
    for (const { account, amountCents } of lines) balances[account] += amountCents
  return balances
}

/** For display: debts and money held for the payer are both positive. */
export const asRead = (account: Account, cents: Cents): Cents => (account === 'suspense' ? 0 - cents : cents)

/** The sum of all accounts: 0 as long as every posting balanced. */
export const trialBalance = (balances: Balances): Cents =>
  accountNames.reduce((sum, account) => sum + balances[account], 0)

/**
 * The balances that bound the available amount. Outstanding is principal: interest is owed in addition to the limit.
 */
export const facilityBalances = (balances: Balances): FacilityBalances => ({
  limitCents: balances.limit,
  watermarkCents: balances.watermark,
  outstandingCents: balances.principalReceivable,
  pendingDrawdownCents: balances.pendingDrawdown,
  frozenLimitCents: balances.frozenLimit,
})

export const headroomOf = (balances: Balances): Cents => headroom(facilityBalances(balances))

export const availableOf = (balances: Balances): Cents => available(facilityBalances(balances))
