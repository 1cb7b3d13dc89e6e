import type { FacilityStatus } from '#shared/credit/facility-states.ts'
import { type Account, neverNegative, neverPositive } from '#shared/ledger/accounts.ts'
import { type Balances, balancesOf, headroomOf } from '#shared/ledger/balances.ts'
import type { Posting } from '#shared/ledger/posting.ts'
import type { Cents } from '#shared/money/cents.ts'
import { type Facility, facilityKey } from './facilities.ts'
import type { Table, Write } from './table.ts'

/** What must hold of a facility, as stored at that moment, for postings to land besides what their amounts ask for. */
export interface LedgerConditions {
  /** The facility is active and has that much headroom. */
  draws?: Cents
  /** The facility ends: nothing is owed, reserved, frozen or held for the payer. */
  closes?: true
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

const statusConditions = ({ draws, closes }: LedgerConditions, setsBounds: boolean): string[] => {
  if (closes)
    return ['#status <> :closed', ...emptyAtClosing.map((account) => `balances.#${account} = :none`)]
  if (draws !== undefined) return ['#status = :active', 'headroomCents >= :draws']
  return setsBounds ? ['#status <> :closed'] : []
}

const valuesOf = <V>(prefix: string, accounts: readonly Account[], valueOf: (account: Account) => V) =>
  Object.fromEntries(accounts.map((account) => [`:${prefix}${account}`, valueOf(account)]))

/**
 * The update of the balances by what postings change. It adds to what is stored rather than replacing it, so that
 * postings at the same time all count. What the condition says:
 * - a draw needs an active facility with headroom for all of it, as stored at that moment;
 * - nothing that is owed or reserved falls below 0, and no more of the payer's money is used than is held;
 * - what the lender sets is set from what was read, which must still stand: the effect of a new watermark on the
 *   headroom hangs on the limit besides. A closed facility is left as it is;
 * - a facility that closes is empty.
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
  const onStatus = statusConditions(required, bounds.length > 0)
  const { draws, closes, yearlyNetSalesCents } = required
  const names = {
    ...Object.fromEntries(
      [...changed, ...bounds, ...(closes ? emptyAtClosing : [])].map((account) => [`#${account}`, account]),
    ),
    ...(onStatus.length > 0 ? { '#status': 'status' } : {}),
  }
  const closed: FacilityStatus = 'closed'
  return {
    Update: {
      TableName: table.name,
      Key: facilityKey(facility.facilityId),
      UpdateExpression: `set ${[
        // An account that was added to the chart after the facility began is not among its balances yet.
        ...changed.map(
          (account) => `balances.#${account} = if_not_exists(balances.#${account}, :none) + :${account}`,
        ),
        'headroomCents = headroomCents + :headroom',
        'postingCount = postingCount + :count',
        ...(closes ? ['#status = :closed'] : []),
        ...(yearlyNetSalesCents === undefined ? [] : ['yearlyNetSalesCents = :sales']),
      ].join(', ')}${closes ? ' remove gsi1pk, gsi1sk' : ''}`,
      ConditionExpression: [
        'attribute_exists(pk)',
        ...taken.map((account) => `balances.#${account} >= :least_${account}`),
        ...used.map((account) => `balances.#${account} <= :most_${account}`),
        ...bounds.map((account) => `balances.#${account} = :was_${account}`),
        ...onStatus,
      ].join(' and '),
      // DynamoDB takes no empty list of names, as a posting of nothing would have.
      ...(Object.keys(names).length > 0 ? { ExpressionAttributeNames: names } : {}),
      ExpressionAttributeValues: {
        ...valuesOf('', changed, (account) => change[account]),
        ...valuesOf('least_', taken, (account) => -change[account]),
        ...valuesOf('most_', used, (account) => -change[account]),
        ...valuesOf('was_', bounds, (account) => facility.balances[account]),
        ...(changed.length > 0 || closes ? { ':none': 0 } : {}),
        ...(draws === undefined ? {} : { ':active': 'active', ':draws': draws }),
        ...(onStatus.includes('#status <> :closed') ? { ':closed': closed } : {}),
        ...(yearlyNetSalesCents === undefined ? {} : { ':sales': yearlyNetSalesCents }),
        ':headroom': headroomChange,
        ':count': postings.length,
      },
    },
  }
}
