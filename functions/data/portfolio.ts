import { type Cells, differenceOfCells, type Figures, sumOfCells } from '#shared/portfolio/cells.ts'
import type { FacilityFigures, PastDue } from '#shared/portfolio/contribution.ts'
import { collect } from './collect.ts'
import { absent, type Condition, exists } from './condition.ts'
import { pastDueGroup } from './review-queue.ts'
import { shardOf } from './shard-of.ts'
import {
  create,
  groupIndex,
  type Item,
  type ItemPage,
  put,
  remove,
  type Table,
  update,
  type Write,
} from './table.ts'

/** A facility's latest contribution to the portfolio's sums. */
export interface Contribution
  extends Pick<FacilityFigures, 'facilityId' | 'companyId' | 'productCode' | 'currency'> {
  cells: Cells
  /** Absent while nothing is past due. */
  pastDue?: PastDue
  version: number
}

/** A partial sum over the facilities of one shard. */
interface Sum {
  /** How often it was changed: shows whether a concurrent calculation is still valid. */
  filings: number
}

/**
 * Facilities and their sums are sharded over this many partitions: every change of a facility changes a sum of its
 * shard.
 */
export const portfolioShards = 16

const partition = (shard: number): string => `PORTFOLIO#${shard}`
const partitionOf = (facilityId: string): string => partition(shardOf(facilityId, portfolioShards))

const contributionPrefix = 'CONTRIBUTION#'
const sumPrefix = 'SUM#'

const contributionKey = (facilityId: string) => ({
  pk: partitionOf(facilityId),
  sk: `${contributionPrefix}${facilityId}`,
})

/** The index key of a facility among the past due. */
export const pastDueIndexKey = ({
  facilityId,
  pastDue,
}: Pick<FacilityFigures, 'facilityId' | 'pastDue'>): string | undefined =>
  pastDue && `${pastDue.since}#${facilityId}`

/** Access pattern: a facility's contribution; undefined before the first. */
export const findContribution = (table: Table, facilityId: string): Promise<Item<Contribution> | undefined> =>
  table.get<Contribution>(contributionKey(facilityId))

/** Access pattern: the contributions of a shard's facilities. */
export const listContributions = (table: Table, shard: number): AsyncGenerator<Item<Contribution>> =>
  table.all<Contribution>({ pk: partition(shard), prefix: contributionPrefix, consistent: true })

/** Access pattern: a page of the facilities of a shard. */
export const pageContributions = (
  table: Table,
  shard: number,
  page: { limit: number; cursor?: string | undefined },
): Promise<ItemPage<Item<Contribution>>> =>
  table.query<Contribution>({ pk: partition(shard), prefix: contributionPrefix, consistent: true, ...page })

/** Access pattern: the contributions of facilities, without those that have none. */
export const getContributions = async (
  table: Table,
  facilityIds: readonly string[],
): Promise<Item<Contribution>[]> =>
  (await table.getMany<Contribution>(facilityIds.map(contributionKey))).flatMap((filed) => filed ?? [])

/**
 * Access pattern: past-due facilities by their oldest due date in a range, the longest overdue first, at most
 * `limit`, after the index key `after` if given. Eventually consistent.
 */
export const listPastDue = async (
  table: Table,
  { from, to }: { from: string; to: string },
  limit: number,
  after = '',
): Promise<Item<Contribution>[]> => {
  const start = after && after >= from ? `${after}~` : from
  if (start > `${to}~`) return []
  const { items } = await table.query<Contribution>({
    pk: pastDueGroup,
    index: groupIndex,
    between: { from: start, to: `${to}~` },
    limit,
  })
  return items
}

const sumKey = (pk: string, cell: string) => ({ pk, sk: `${sumPrefix}${cell}` })

type StoredSum = Sum & Record<string, number | string>

const addToSum = (table: Table, pk: string, cell: string, figures: Figures, when: Condition): Write =>
  update<StoredSum>(table, sumKey(pk, cell), {
    set: { type: 'portfolio-sum' },
    add: { ...figures, filings: 1 },
    when,
  })

/** The writes that add to a partition's sums, by cell. Missing sums are created. */
const addToSums = (table: Table, pk: string, difference: Cells): Record<string, Write> =>
  Object.fromEntries(
    Object.entries(difference).map(([cell, figures]) => [
      cell,
      addToSum(table, pk, cell, figures, { anyOf: [{ pk: exists }, { pk: absent }] }),
    ]),
  )

/**
 * Replaces a facility's contribution and adjusts the sums by the difference: for one transaction, which fails if the
 * contribution was changed since it was read. Repeating it for the same state counts once.
 */
export const replaceContribution = (
  table: Table,
  filed: Contribution | undefined,
  figures: FacilityFigures,
  cells: Cells,
): Record<string, Write> => {
  const { facilityId, companyId, productCode, currency, pastDue } = figures
  const version = (filed?.version ?? 0) + 1
  const place = pastDueIndexKey(figures)
  const item: Item<Contribution> = {
    ...contributionKey(facilityId),
    ...(place ? { gsi1pk: pastDueGroup, gsi1sk: place } : {}),
    type: 'portfolio-contribution',
    facilityId,
    companyId,
    productCode,
    currency,
    cells,
    ...(pastDue ? { pastDue } : {}),
    version,
  }
  return {
    contribution: filed
      ? put<Contribution>(table, item, { version: filed.version })
      : create<Contribution>(table, item),
    ...addToSums(table, item.pk, differenceOfCells(filed?.cells ?? {}, cells)),
  }
}

/**
 * Removes a facility's contribution and subtracts it from the sums: for one transaction, which fails if the
 * contribution was changed since it was read.
 */
export const removeContribution = (
  table: Table,
  { facilityId, cells, version }: Contribution,
): Record<string, Write> => {
  const key = contributionKey(facilityId)
  return {
    contribution: remove<Contribution>(table, key, { version }),
    ...addToSums(table, key.pk, differenceOfCells(cells, {})),
  }
}

const figuresOf = (item: Item<Sum>): Figures =>
  Object.fromEntries(
    Object.entries(item).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[0] !== 'filings',
    ),
  )

const cellOfSum = ({ sk }: Item<Sum>): string => sk.slice(sumPrefix.length)

const listSums = (table: Table, shard: number): Promise<Item<Sum>[]> =>
  collect(table.all<Sum>({ pk: partition(shard), prefix: sumPrefix, consistent: true }))

/** Access pattern: the sums of the whole portfolio, from those of its shards. */
export const readPortfolio = async (table: Table): Promise<Cells> => {
  const shards = await Promise.all(
    Array.from({ length: portfolioShards }, (_, shard) => listSums(table, shard)),
  )
  return sumOfCells(shards.flat().map((item): Cells => ({ [cellOfSum(item)]: figuresOf(item) })))
}

/** The difference between a sum and its facilities' contributions, and the correcting write. */
export interface SumCheck {
  added: Figures
  /** Fails if a contribution was changed since. */
  write: Write
}

/**
 * Adds up the contributions of a shard; returns the sums that differ, by cell. A sum that does not change between read
 * and correction is compared as of one moment.
 */
export const checkShard = async (table: Table, shard: number): Promise<Record<string, SumCheck>> => {
  const sums = await listSums(table, shard)
  const filed: Cells[] = []
  for await (const { cells } of listContributions(table, shard)) filed.push(cells)
  const present = sumOfCells(sums.map((item): Cells => ({ [cellOfSum(item)]: figuresOf(item) })))
  const filingsOf = new Map(sums.map((item) => [cellOfSum(item), item.filings]))
  const checks = Object.entries(differenceOfCells(present, sumOfCells(filed))).map(([cell, added]) => {
    const filings = filingsOf.get(cell)
    const when = filings === undefined ? { pk: absent } : { filings }
    return [cell, { added, write: addToSum(table, partition(shard), cell, added, when) }] as const
  })
  return Object.fromEntries(checks)
}
