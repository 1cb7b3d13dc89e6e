import { type Account, neverNegative } from '../../shared/ledger/accounts.ts'
import { type Balances, balancesOf, headroomOf } from '../../shared/ledger/balances.ts'
import type { Posting } from '../../shared/ledger/posting.ts'
import type { Cents } from '../../shared/money/cents.ts'
import { type Facility, facilityKey, facilityPartition, findFacility } from './facilities.ts'
import { create, type Table, type Write } from './table.ts'

/** A posting as it is kept; never changed and never deleted. */
export interface StoredPosting extends Posting {
  /** When it was written, ISO, UTC. */
  at: string
}

const prefix = 'POSTING#'

const postingKey = (facilityId: string, postingId: string) => ({
  pk: facilityPartition(facilityId),
  sk: `${prefix}${postingId}`,
})

/** The write of an entry. It fails where the same cause was posted before. */
const createPosting = (table: Table, facilityId: string, posting: Posting, now: Date): Write =>
  create<StoredPosting>(table, {
    ...postingKey(facilityId, posting.postingId),
    type: 'posting',
    at: now.toISOString(),
    ...posting,
  })

/** Access pattern: all postings of a facility, in the order of their ids. */
export const listPostings = (table: Table, facilityId: string): AsyncGenerator<StoredPosting> =>
  table.all<StoredPosting>({ pk: facilityPartition(facilityId), prefix, consistent: true })

/** What a new facility starts from: its first posting, and the balances that this explains. */
export const openLedger = (
  table: Table,
  facilityId: string,
  posting: Posting,
  now: Date,
): { posting: Write } & Pick<Facility, 'balances' | 'headroomCents' | 'postingCount'> => {
  const balances = balancesOf([posting])
  return {
    posting: createPosting(table, facilityId, posting, now),
    balances,
    headroomCents: headroomOf(balances),
    postingCount: 1,
  }
}

const plus = (a: Balances, b: Balances): Balances =>
  Object.fromEntries(
    Object.entries(a).map(([account, cents]) => [account, cents + b[account as Account]]),
  ) as Balances

/** What the lender sets. */
const boundAccounts = ['limit', 'watermark', 'frozenLimit'] as const satisfies readonly Account[]

/**
 * The update of the balances by what postings change. It adds to what is stored rather than replacing it, so that
 * postings at the same time all count. What the condition says:
 * - a draw needs an active facility with headroom for all of it, as stored at that moment;
 * - nothing that is owed or reserved falls below 0;
 * - what the lender sets is set from what was read, which must still stand: the effect of a new watermark on the
 *   headroom hangs on the limit besides.
 */
const changeBalances = (
  table: Table,
  facility: Facility,
  postings: readonly Posting[],
  draws: Cents | undefined,
): Write => {
  const change = balancesOf(postings)
  const changed = (Object.keys(change) as Account[]).filter((account) => change[account] !== 0)
  const headroomChange = headroomOf(plus(facility.balances, change)) - headroomOf(facility.balances)
  const held = changed.filter((account) => change[account] < 0 && neverNegative.includes(account))
  const bounds = boundAccounts.some((account) => change[account] !== 0) ? boundAccounts : []
  const conditions = [
    'attribute_exists(pk)',
    ...held.map((account) => `balances.#${account} >= :least_${account}`),
    ...(draws === undefined ? [] : ['#status = :active', 'headroomCents >= :draws']),
    ...bounds.map((account) => `balances.#${account} = :was_${account}`),
  ]
  const names = {
    ...Object.fromEntries([...changed, ...bounds].map((account) => [`#${account}`, account])),
    ...(draws === undefined ? {} : { '#status': 'status' }),
  }
  return {
    Update: {
      TableName: table.name,
      Key: facilityKey(facility.facilityId),
      UpdateExpression: `set ${[
        ...changed.map((account) => `balances.#${account} = balances.#${account} + :${account}`),
        'headroomCents = headroomCents + :headroom',
        'postingCount = postingCount + :count',
      ].join(', ')}`,
      ConditionExpression: conditions.join(' and '),
      // DynamoDB takes no empty list of names, as a posting of nothing would have.
      ...(Object.keys(names).length > 0 ? { ExpressionAttributeNames: names } : {}),
      ExpressionAttributeValues: {
        ...Object.fromEntries(changed.map((account) => [`:${account}`, change[account]])),
        ...Object.fromEntries(held.map((account) => [`:least_${account}`, -change[account]])),
        ...(draws === undefined ? {} : { ':active': 'active', ':draws': draws }),
        ...Object.fromEntries(bounds.map((account) => [`:was_${account}`, facility.balances[account]])),
        ':headroom': headroomChange,
        ':count': postings.length,
      },
    },
  }
}

/**
 * The writes of postings and of the balances that they explain, for one transaction. Among the `failed` of its
 * outcome, a posting's name means that the same cause was posted before; `balances` alone, that the facility does not
 * allow it. With `draws`, the facility must be active and have that much headroom.
 */
export const postToLedger = <Name extends string>(
  table: Table,
  facility: Facility,
  postings: Record<Name, Posting | undefined>,
  now: Date,
  options: { draws?: Cents } = {},
): Record<Name | 'balances', Write | undefined> => {
  const named = Object.entries<Posting | undefined>(postings)
  const present = named.flatMap(([, posting]) => posting ?? [])
  return {
    ...Object.fromEntries(
      named.map(([name, posting]) => [
        name,
        posting && createPosting(table, facility.facilityId, posting, now),
      ]),
    ),
    balances: changeBalances(table, facility, present, options.draws),
  } as Record<Name | 'balances', Write | undefined>
}

const readings = 5

/**
 * The stored balances of a facility and those that its postings add up to, as of one moment: where a posting lands
 * while they are being read, both are read again. Undefined when there is no such facility.
 */
export const readLedger = async (
  table: Table,
  facilityId: string,
): Promise<{ facility: Facility; rebuilt: Balances } | undefined> => {
  for (let reading = 1; ; reading++) {
    const facility = await findFacility(table, facilityId)
    if (!facility) return undefined
    const postings: StoredPosting[] = []
    for await (const posting of listPostings(table, facilityId)) postings.push(posting)
    if (postings.length === facility.postingCount || reading === readings)
      return { facility, rebuilt: balancesOf(postings) }
  }
}
