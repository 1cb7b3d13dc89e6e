import { type Balances, balancesOf, headroomOf } from '#shared/ledger/balances.ts'
import type { Posting, PostingKind } from '#shared/ledger/posting.ts'
import { changeBalances, type LedgerOptions } from './change-balances.ts'
import { type Facility, facilityPartition, findFacility } from './facilities.ts'
import { changed, retryOnChange } from './retry-on-change.ts'
import { create, type Item, type Table, type Write } from './table.ts'

/** A stored posting; immutable and never deleted. */
export interface StoredPosting extends Posting {
  /** When it was written, ISO, UTC. */
  at: string
}

const prefix = 'POSTING#'

const postingKey = (facilityId: string, postingId: string) => ({
  pk: facilityPartition(facilityId),
  sk: `${prefix}${postingId}`,
})

/** The index group of a facility's postings in the order in which they were written. */
export const postingsGroup = (facilityId: string): string => `POSTINGS#${facilityId}`

/** The sort key of a posting in that order; ids settle ties. */
export const postingSortKey = ({ at, postingId }: Pick<StoredPosting, 'at' | 'postingId'>): string =>
  `${at}#${postingId}`

/** The write of a posting. It fails if the same cause was posted before. */
const createPosting = (table: Table, facilityId: string, posting: Posting, now: Date): Write => {
  const stored = { at: now.toISOString(), ...posting }
  return create<StoredPosting>(table, {
    ...postingKey(facilityId, posting.postingId),
    gsi1pk: postingsGroup(facilityId),
    gsi1sk: postingSortKey(stored),
    type: 'posting',
    ...stored,
  })
}

/** Access pattern: all postings of a facility, in the order of their ids. */
export const listPostings = (table: Table, facilityId: string): AsyncGenerator<Item<StoredPosting>> =>
  table.all<StoredPosting>({ pk: facilityPartition(facilityId), prefix, consistent: true })

/** Access pattern: a facility's postings of a kind, or the reversals of those; for kinds of which there are few. */
export const listPostingsOfKind = (
  table: Table,
  facilityId: string,
  kind: PostingKind | `reversal:${PostingKind}`,
): AsyncGenerator<StoredPosting> =>
  table.all<StoredPosting>({
    pk: facilityPartition(facilityId),
    prefix: `${prefix}${kind}:`,
    consistent: true,
  })

/** Access pattern: the postings of a kind that are about a charge order, or the reversals of those. */
export const listPostingsOnCharge = async (
  table: Table,
  facilityId: string,
  kind: PostingKind | `reversal:${PostingKind}`,
  chargeId: string,
): Promise<StoredPosting[]> => {
  const found: StoredPosting[] = []
  const all = table.all<StoredPosting>({
    pk: facilityPartition(facilityId),
    prefix: `${prefix}${kind}:${chargeId}@`,
    consistent: true,
  })
  // The id of another charge order may begin with this one's.
  for await (const posting of all) if (posting.chargeId === chargeId) found.push(posting)
  return found
}

/** Access pattern: a posting of a facility by id. */
export const findPosting = (
  table: Table,
  facilityId: string,
  postingId: string,
): Promise<StoredPosting | undefined> => table.get<StoredPosting>(postingKey(facilityId, postingId))

/** The start of a new facility: its first posting, and the resulting balances. */
export const openLedger = (
  table: Table,
  facilityId: string,
  posting: Posting,
  now: Date,
): { posting: Write } & Pick<Facility, 'balances' | 'headroomCents' | 'postingCount' | 'latestPostingId'> => {
  const balances = balancesOf([posting])
  return {
    posting: createPosting(table, facilityId, posting, now),
    balances,
    headroomCents: headroomOf(balances),
    postingCount: 1,
    latestPostingId: posting.postingId,
  }
}

/**
 * The writes of postings and of the resulting balances, for one transaction. Among the `failed` of its outcome, a
 * posting's name means that the same cause was posted before; `balances` alone, that the facility does not allow it.
 */
export const postToLedger = <Name extends string>(
  table: Table,
  facility: Facility,
  postings: Record<Name, Posting | undefined>,
  now: Date,
  required: LedgerOptions = {},
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
    balances: changeBalances(table, facility, present, required, now),
  } as Record<Name | 'balances', Write | undefined>
}

interface LedgerReading {
  facility: Facility
  rebuilt: Balances
  postings: StoredPosting[]
}

const readOnce = async (table: Table, facilityId: string): Promise<LedgerReading | undefined> => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return undefined
  const postings: StoredPosting[] = []
  for await (const posting of listPostings(table, facilityId)) postings.push(posting)
  return { facility, rebuilt: balancesOf(postings), postings }
}

/**
 * The stored balances of a facility and the sum of its postings, as of one moment: if a posting is committed during the
 * read, both are read again. Undefined for an unknown facility.
 */
export const readLedger = async (table: Table, facilityId: string): Promise<LedgerReading | undefined> => {
  let reading: LedgerReading | undefined
  await retryOnChange(async () => {
    reading = await readOnce(table, facilityId)
    return !reading || reading.postings.length === reading.facility.postingCount
      ? 'as of one moment'
      : changed
  })
  // Returned even if the two never agree, so that a missing posting is noticed.
  return reading
}
