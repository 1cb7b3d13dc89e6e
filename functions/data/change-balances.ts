import type { FacilityStatus } from '#shared/credit/facility-states.ts'
import { type Account, neverNegative, neverPositive } from '#shared/ledger/accounts.ts'
import { type Balances, balancesOf, headroomOf } from '#shared/ledger/balances.ts'
import { bookMonthOf } from '#shared/ledger/book-date.ts'
import type { Posting } from '#shared/ledger/posting.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { absent, type Condition, exists, type Test } from './condition.ts'
import { type Facility, facilityKey, renewalChanges, unbookedCondition } from './facilities.ts'
import { type Table, update, type Write } from './table.ts'

/** Further conditions on a facility, as stored at that moment, for postings to be committed. */
export interface LedgerConditions {
  /** The facility is active and has that much headroom. */
  draws?: Cents
  /** The facility closes: nothing is owed, reserved, frozen or held for the payer. */
  closes?: true
  /** The facility is not closed, and its review date is still the one that was read: it is extended to another. */
  renewsUntil?: BusinessDate
}

/** Further effects of the write to the balances. */
export interface LedgerOptions extends LedgerConditions {
  /** The first of several transactions of one change: until the last one, balances may fall below 0. */
  isUnfinished?: true
  /** The newer net sales that repayment is projected from. */
  yearlyNetSalesCents?: Cents
}

const plus = (a: Balances, b: Balances): Balances =>
  Object.fromEntries(
    Object.entries(a).map(([account, cents]) => [account, cents + b[account as Account]]),
  ) as Balances

/** Amounts that the lender sets. */
const boundAccounts = ['limit', 'watermark', 'frozenLimit'] as const satisfies readonly Account[]

/** What must be 0 before a facility can end. */
export const emptyAtClosing = [
  'principalReceivable',
  'interestReceivable',
  'overdueInterestReceivable',
  'feeReceivable',
  'suspense',
  'pendingDrawdown',
  'frozenLimit',
] as const satisfies readonly Account[]

/** Conditions on the stored balances of accounts. */
const testBalances = (
  accounts: readonly Account[],
  testOf: (account: Account) => Test,
): Condition<keyof Facility>[] => accounts.map((account) => ({ [`balances.${account}`]: testOf(account) }))

const statusConditions = (
  { nextReviewDate }: Facility,
  { draws, closes, renewsUntil }: LedgerConditions,
  setsBounds: boolean,
): Condition<keyof Facility>[] => {
  const open = { status: { not: 'closed' satisfies FacilityStatus } }
  if (closes) return [open, ...testBalances(emptyAtClosing, () => 0)]
  if (draws !== undefined)
    return [{ status: 'active' satisfies FacilityStatus, headroomCents: { atLeast: draws } }]
  if (renewsUntil) return [open, { nextReviewDate }]
  return setsBounds ? [open] : []
}

/**
 * The update of the balances by postings. It adds to the stored values rather than replacing them, so that concurrent
 * postings all count. Its condition:
 * - a draw needs an active facility with headroom for all of it, as stored at that moment;
 * - no debt or reservation falls below 0, and no more of the payer's money is used than is held;
 * - amounts set by the lender must not have changed since they were read, not even back and forth: the effect of a new
 *   watermark on the headroom depends on the limit as well. A closed facility does not change;
 * - no posting counts in a month for which the facility is already booked;
 * - a facility that closes is empty;
 * - a facility that is renewed is not closed, and was not renewed concurrently.
 */
export const changeBalances = (
  table: Table,
  facility: Facility,
  postings: readonly Posting[],
  required: LedgerOptions,
  now: Date,
): Write => {
  const change = balancesOf(postings)
  const changed = (Object.keys(change) as Account[]).filter((account) => change[account] !== 0)
  const headroomChange = headroomOf(plus(facility.balances, change)) - headroomOf(facility.balances)
  const { isUnfinished = false } = required
  const taken = isUnfinished
    ? []
    : changed.filter((account) => change[account] < 0 && neverNegative.includes(account))
  const used = changed.filter((account) => change[account] > 0 && neverPositive.includes(account))
  const bounds = boundAccounts.some((account) => change[account] !== 0) ? boundAccounts : []
  const { closes, renewsUntil, yearlyNetSalesCents } = required
  const latest = postings.at(-1)
  const [firstMonth] = postings
    .map(({ businessDate }) => bookMonthOf({ businessDate, at: now.toISOString() }))
    .toSorted()
  const setsBounds = bounds.length > 0 || renewsUntil !== undefined
  return update<Facility>(table, facilityKey(facility.facilityId), {
    set: {
      ...(closes ? { status: 'closed' } : {}),
      ...(renewsUntil ? renewalChanges(facility.facilityId, renewsUntil) : {}),
      ...(yearlyNetSalesCents === undefined ? {} : { yearlyNetSalesCents }),
      ...(latest ? { latestPostingId: latest.postingId } : {}),
    },
    add: {
      // An account that was added to the chart after the facility began is not among its balances yet.
      ...Object.fromEntries(changed.map((account) => [`balances.${account}`, change[account]])),
      headroomCents: headroomChange,
      postingCount: postings.length,
      ...(setsBounds || closes ? { revision: 1 } : {}),
      ...(change.suspense === 0 ? {} : { heldChanges: 1 }),
    },
    remove: closes ? ['gsi1pk', 'gsi1sk'] : [],
    when: {
      allOf: [
        { pk: exists },
        ...(firstMonth === undefined ? [] : [unbookedCondition(firstMonth)]),
        ...testBalances(taken, (account) => ({ atLeast: -change[account] })),
        ...testBalances(used, (account) => ({ atMost: -change[account] })),
        ...testBalances(bounds, (account) => facility.balances[account]),
        ...(setsBounds ? [{ revision: facility.revision ?? absent }] : []),
        ...statusConditions(facility, required, bounds.length > 0),
      ],
    },
  })
}
