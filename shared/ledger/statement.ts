import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'
import type { Account } from './accounts.ts'
import { asRead, balancesOf } from './balances.ts'
import { bookDateOf } from './book-date.ts'
import type { ExportedPosting } from './ledger-export.ts'
import type { PostingKind } from './posting.ts'

/** The accounts that a borrower sees: debts, and money held for them. */
export const statementAccounts = [
  'principalReceivable',
  'interestReceivable',
  'overdueInterestReceivable',
  'feeReceivable',
  'suspense',
] as const satisfies readonly Account[]
export type StatementAccount = (typeof statementAccounts)[number]

export interface StatementBalance {
  account: StatementAccount
  openingCents: Cents
  /** The additions of the period, and the deductions. */
  addedCents: Cents
  takenCents: Cents
  closingCents: Cents
}

export interface Movement {
  /** The booking date. */
  date: BusinessDate
  /** Present if it differs from the booking date. */
  valueDate?: BusinessDate
  postingId: string
  kind: PostingKind
  /** For a reversal: the kind of the reversed posting. */
  reversed?: PostingKind
  /** The charge order concerned. */
  chargeId?: string
  amounts: { account: StatementAccount; cents: Cents }[]
  /** Money received on a debt that was written off, which none of the accounts contains any more. */
  recoveredCents?: Cents
}

export interface Statement {
  from: BusinessDate
  to: BusinessDate
  balances: StatementBalance[]
  movements: Movement[]
}

const isStatementAccount = (account: Account): account is StatementAccount =>
  (statementAccounts as readonly Account[]).includes(account)

/** Received after a write-off; negative where it bounced. */
const recoveredOf = ({ lines }: Pick<ExportedPosting, 'lines'>): Cents =>
  lines.reduce(
    (sum, { account, amountCents }) => (account === 'recoveredLosses' ? sum - amountCents : sum),
    0,
  )

const movementOf = ({ postingId, kind, businessDate, lines, chargeId, at }: ExportedPosting): Movement => ({
  date: bookDateOf({ businessDate, at }),
  ...(bookDateOf({ businessDate, at }) === businessDate ? {} : { valueDate: businessDate }),
  postingId,
  kind,
  ...(kind === 'reversal' ? { reversed: postingId.split(':')[1] as PostingKind } : {}),
  ...(chargeId === undefined ? {} : { chargeId }),
  amounts: statementAccounts.flatMap((account) =>
    lines
      .filter((line) => line.account === account)
      .map(({ amountCents }) => ({ account, cents: asRead(account, amountCents) })),
  ),
  ...(recoveredOf({ lines }) === 0 ? {} : { recoveredCents: recoveredOf({ lines }) }),
})

const byDate = (a: ExportedPosting, b: ExportedPosting): number =>
  bookDateOf(a).localeCompare(bookDateOf(b)) ||
  a.at.localeCompare(b.at) ||
  (a.postingId < b.postingId ? -1 : 1)

/**
 * A facility's account with its borrower over the dates `from` to `to`, both included: opening and closing balances,
 * and the movements between them. Movements count by booking date, so that the statement of a past month never changes.
 * Throws RangeError when `to` is before `from`.
 */
export const statementOf = (
  postings: readonly ExportedPosting[],
  from: BusinessDate,
  to: BusinessDate,
): Statement => {
  if (to < from) throw new RangeError(`${to} is before ${from}`)
  const opening = balancesOf(postings.filter((posting) => bookDateOf(posting) < from))
  const movements = postings
    .filter((posting) => bookDateOf(posting) >= from && bookDateOf(posting) <= to)
    .filter(
      (posting) =>
        posting.lines.some(({ account }) => isStatementAccount(account)) || recoveredOf(posting) !== 0,
    )
    .toSorted(byDate)
    .map(movementOf)
  const balances = statementAccounts.map((account) => {
    const changes = movements.flatMap(({ amounts }) =>
      amounts.filter((amount) => amount.account === account).map(({ cents }) => cents),
    )
    const addedCents = changes.reduce((sum, cents) => sum + Math.max(0, cents), 0)
    const takenCents = changes.reduce((sum, cents) => sum + Math.max(0, 0 - cents), 0)
    const openingCents = asRead(account, opening[account])
    return {
      account,
      openingCents,
      addedCents,
      takenCents,
      closingCents: openingCents + addedCents - takenCents,
    }
  })
  return { from, to, balances, movements }
}
