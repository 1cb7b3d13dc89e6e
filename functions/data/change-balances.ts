import type { FacilityStatus } from '#shared/credit/facility-states.ts'
import { type Account, neverNegative, neverPositive } from '#shared/ledger/accounts.ts'
import { type Balances, balancesOf, headroomOf } from '#shared/ledger/balances.ts'
import type { Posting } from '#shared/ledger/posting.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { absent, type Condition, exists, type Test } from './condition.ts'
import { type Facility, facilityKey, renewedUntil } from './facilities.ts'
import { type Table, update, type Write } from './table.ts'

/** What must hold of a facility, as stored at that moment, for postings to land besides what their amounts ask for. */
export interface LedgerConditions {
  /** The facility is active and has that much headroom. */
  draws?: Cents
  /** The facility ends: nothing is owed, reserved, frozen or held for the payer. */
  closes?: true
  /** The facility is not closed, and its review date is still the one that was read: it goes on until another. */
  renewsUntil?: BusinessDate
}

/** What the write of the balances does besides. */
export interface LedgerOptions extends LedgerConditions {
  /** The newer net sales that repayment is projected from. */
  yearlyNetSalesCents?: Cents
}

const plus = (a: Balances, b: Balances): Balances =>
  Object.fromEntries(
    Object.entries(a).map(([account, cents]) => [account, cents + b[account as Account]]),
  ) as Balances

/** What the lender sets. */
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

/** Tests what is stored as the accounts' balances. */
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
 * The update of the balances by what postings change. It adds to what is stored rather than replacing it, so that
 * postings at the same time all count. What the condition says:
 * - a draw needs an active facility with headroom for all of it, as stored at that moment;
 * - nothing that is owed or reserved falls below 0, and no more of the payer's money is used than is held;
 * - what the lender sets is set from what was read, which must still stand and not have been changed and changed back: the effect of
 *   a new watermark on the headroom hangs on the limit besides. A closed facility is left as it is;
 * - a facility that closes is empty;
 * - a facility that is renewed is not closed, and was not renewed by somebody else.
 */
export const changeBalances = (
  table: Table,
  facility: Facility,
  postings: readonly Posting[],
  required: LedgerOptions,
): Write => {
  const change = balancesOf(postings)
  const changed = (Object.keys(change) as Account[]).filter((account) => change[account] !== 0)
  const headroomChange = headroomOf(plus(facility.balances, change)) - headroomOf(facility.balances)
  const taken = changed.filter((account) => change[account] < 0 && neverNegative.includes(account))
  const used = changed.filter((account) => change[account] > 0 && neverPositive.includes(account))
  const bounds = boundAccounts.some((account) => change[account] !== 0) ? boundAccounts : []
  const { closes, renewsUntil, yearlyNetSalesCents } = required
  const latest = postings.at(-1)
  const setsBounds = bounds.length > 0 || renewsUntil !== undefined
  return update<Facility>(table, facilityKey(facility.facilityId), {
    set: {
      ...(closes ? { status: 'closed' } : {}),
      ...(renewsUntil ? renewedUntil(facility.facilityId, renewsUntil) : {}),
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
        ...testBalances(taken, (account) => ({ atLeast: -change[account] })),
        ...testBalances(used, (account) => ({ atMost: -change[account] })),
        ...testBalances(bounds, (account) => facility.balances[account]),
        ...(setsBounds ? [{ revision: facility.revision ?? absent }] : []),
        ...statusConditions(facility, required, bounds.length > 0),
      ],
    },
  })
}
