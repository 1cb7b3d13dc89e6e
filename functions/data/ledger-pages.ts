import { accountNames } from '#shared/ledger/accounts.ts'
import type { Balances } from '#shared/ledger/balances.ts'
import { cursorAfterIndexed } from './cursors.ts'
import { findFacility } from './facilities.ts'
import { listPostings, postingSortKey, postingsGroup, type StoredPosting } from './ledger.ts'
import { maxItemsRead } from './query-filtered-page.ts'
import { changed, retryOnChange } from './retry-on-change.ts'
import { groupIndex, type ItemPage, type Table } from './table.ts'

/** A posting with the balances of all accounts before and after it. */
export interface PostingWithBalances {
  posting: StoredPosting
  before: Balances
  after: Balances
}

/** The position in a ledger, read from its end: the remaining postings and their sum. */
interface Place {
  left: number
  balances: Balances
  /** The continuation: in the index, or (`unlisted`) among postings from before the index existed. */
  isUnlisted: boolean
  after: string
}

interface Entry {
  posting: StoredPosting
  end: string
}

/** The start of a page, with the postings read there already. */
interface Begun {
  place: Place | undefined
  batch?: ItemPage<Entry> | undefined
}

const batchSize = 100

/** Each batch is twice the previous one, up to this size, so that a filter that accepts few postings advances fast. */
const maxBatchSize = 800

/** The maximum number of postings that one call examines: the balances after an early posting need all later ones. */
const maxExamined = 2 * maxItemsRead

const encode = ({ left, balances, isUnlisted, after }: Place): string =>
  Buffer.from(
    JSON.stringify([left, isUnlisted, after, ...accountNames.map((account) => balances[account])]),
  ).toString('base64url')

const decode = (cursor: string): Place | undefined => {
  try {
    const [left, isUnlisted, after, ...cents] = JSON.parse(
      Buffer.from(cursor, 'base64url').toString(),
    ) as unknown[]
    const figures = [left, ...cents]
    return figures.every(Number.isSafeInteger) &&
      cents.length === accountNames.length &&
      typeof isUnlisted === 'boolean' &&
      typeof after === 'string'
      ? {
          left: left as number,
          isUnlisted,
          after,
          balances: Object.fromEntries(
            accountNames.map((account, index) => [account, cents[index]]),
          ) as unknown as Balances,
        }
      : undefined
  } catch {
    return undefined
  }
}

const listed = async (
  table: Table,
  facilityId: string,
  after: string,
  limit = batchSize,
): Promise<ItemPage<Entry>> => {
  const page = await table.query<StoredPosting>({
    pk: postingsGroup(facilityId),
    index: groupIndex,
    newestFirst: true,
    limit,
    ...(after ? { cursor: after } : {}),
  })
  return {
    ...page,
    items: page.items.map((posting) => ({ posting, end: cursorAfterIndexed(posting) })),
  }
}

/** Postings of a ledger from before the index existed: none are added, and all of them are read. */
const unlisted = async (table: Table, facilityId: string, after: string): Promise<ItemPage<Entry>> => {
  const found: Entry[] = []
  for await (const posting of listPostings(table, facilityId))
    if (!posting.gsi1pk) found.push({ posting, end: postingSortKey(posting) })
  return {
    items: found
      .filter(({ end }) => !after || end < after)
      .toSorted((one, other) => (one.end < other.end ? 1 : -1)),
  }
}

const without = (balances: Balances, { lines }: StoredPosting): Balances => {
  const earlier = { ...balances }
  for (const { account, amountCents } of lines) earlier[account] -= amountCents
  return earlier
}

/**
 * The end of a ledger with its balances, as of one moment: the index may lag behind the latest posting, and a posting
 * may be committed between both reads.
 */
const readEnd = (table: Table, facilityId: string): Promise<Begun | typeof changed | undefined> =>
  retryOnChange(async () => {
    const facility = await findFacility(table, facilityId)
    if (!facility) return undefined
    const { postingCount, latestPostingId, balances } = facility
    const batch = await listed(table, facilityId, '')
    const isThere =
      !latestPostingId || batch.items.some(({ posting }) => posting.postingId === latestPostingId)
    const present = await findFacility(table, facilityId)
    return isThere && present?.postingCount === postingCount
      ? { batch, place: { left: postingCount, balances, isUnlisted: false, after: '' } }
      : changed
  })

/**
 * Access pattern: a facility's postings, the latest first, filtered by `accepts`, each with the balances around it.
 * `changed` where postings keep being committed; undefined for an unknown facility. The number of filtered-out items is
 * bounded, so a page may be short. An invalid cursor ends the list.
 */
export const pagePostings = async (
  table: Table,
  facilityId: string,
  {
    limit,
    cursor,
    accepts = () => true,
  }: { limit: number; cursor?: string | undefined; accepts?: (posting: StoredPosting) => boolean },
): Promise<ItemPage<PostingWithBalances> | typeof changed | undefined> => {
  const begun: Begun | typeof changed | undefined =
    cursor === undefined ? await readEnd(table, facilityId) : { place: decode(cursor) }
  if (begun === undefined || begun === changed) return begun
  let { place, batch } = begun
  const found: PostingWithBalances[] = []
  if (!place) return { items: found }
  for (let looked = 0, size = batchSize; looked < maxExamined && place.left > 0; ) {
    batch ??= await (place.isUnlisted ? unlisted : listed)(table, facilityId, place.after, size)
    for (const { posting, end: after } of batch.items) {
      const balances = without(place.balances, posting)
      if (accepts(posting)) found.push({ posting, before: balances, after: place.balances })
      looked++
      place = { ...place, left: place.left - 1, balances, after }
      if (found.length === limit)
        return { items: found, ...(place.left > 0 ? { cursor: encode(place) } : {}) }
    }
    if (!batch.cursor) {
      // The end of the ledger, even if postings are missing.
      if (place.isUnlisted) return { items: found }
      place = { ...place, isUnlisted: true, after: '' }
    }
    batch = undefined
    size = Math.min(2 * size, maxBatchSize)
  }
  return { items: found, ...(place.left > 0 ? { cursor: encode(place) } : {}) }
}
