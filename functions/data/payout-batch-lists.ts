import type { PayoutBatchStatus } from '#shared/drawdown/payout-batch-status.ts'
import type { Cents } from '#shared/money/cents.ts'
import { keptUntil } from '#shared/privacy/retention.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { ttlAt } from './expiry.ts'
import { createdOn, listLatest } from './list-latest.ts'
import {
  type BatchPointer,
  batchesGroup,
  batchKey,
  batchPlaceOf,
  isUnderWay,
  listBatchByStatusIfAbsent,
  type PayoutBatch,
  statusesUnderWay,
  statusGroup,
} from './payout-batches.ts'
import { byQueuePosition } from './review-queue.ts'
import { groupIndex, type Item, type ItemPage, put, type Table, type Write } from './table.ts'

interface BatchListing {
  limit: number
  cursor?: string | undefined
  /** All statuses if absent. */
  status?: PayoutBatchStatus | undefined
  /** Days in Hong Kong on which they were made, both included. */
  from?: BusinessDate | undefined
  to?: BusinessDate | undefined
}

/** Access pattern: the payout batches with these ids. */
export const getPayoutBatches = async (
  table: Table,
  batchIds: readonly string[],
): Promise<Item<PayoutBatch>[]> =>
  (await table.getMany<PayoutBatch>([...new Set(batchIds)].map(batchKey))).flatMap((batch) => batch ?? [])

const listOfStatuses = async (
  table: Table,
  statuses: readonly PayoutBatchStatus[],
  page: Parameters<typeof listLatest>[2],
): Promise<ItemPage<Item<PayoutBatch>>> => {
  const { items, cursor } = await listLatest<BatchPointer>(
    table,
    statuses.map((status) => ({ pk: statusGroup(status) })),
    page,
  )
  const batches = await getPayoutBatches(
    table,
    items.map(({ batchId }) => batchId),
  )
  return {
    // The index lags behind the table.
    items: batches.filter(({ status }) => statuses.includes(status)),
    ...(cursor === undefined ? {} : { cursor }),
  }
}

/** Access pattern: the payout batches of some days, optionally of one status, the latest first. */
export const listPayoutBatches = (
  table: Table,
  { status, from, to, ...asked }: BatchListing,
): Promise<ItemPage<Item<PayoutBatch>>> => {
  const page = { ...asked, ...createdOn({ from, to }) }
  return status
    ? listOfStatuses(table, [status], page)
    : listLatest<PayoutBatch>(table, [{ pk: batchesGroup }], page)
}

/**
 * Access pattern: the payout batches that are not settled, the latest first. Those from before batches were listed by
 * status are found among the latest batches of any status.
 */
export const listUnsettledBatches = async (table: Table, limit: number): Promise<Item<PayoutBatch>[]> => {
  const [listed, latest] = await Promise.all([
    listOfStatuses(table, statusesUnderWay, { limit }),
    listPayoutBatches(table, { limit }),
  ])
  const unsettled = [...listed.items, ...latest.items].filter(isUnderWay)
  const byId = new Map(unsettled.map((batch) => [batch.batchId, batch]))
  return [...byId.values()].toSorted(byQueuePosition).toReversed()
}

const amountGroup = (cents: Cents): string => `PAYOUTBATCH-AMOUNT#${cents}`

/** Indexes a batch by its total in each currency, once, when it is made. */
export const indexBatchTotals = (
  table: Table,
  { batchId, madeAt, entries }: PayoutBatch,
): Record<string, Write> =>
  Object.fromEntries(
    [...Map.groupBy(entries, ({ currency }) => currency)].map(([currency, ofCurrency]) => [
      `total ${currency}`,
      put<BatchPointer>(table, {
        pk: batchKey(batchId).pk,
        sk: `FOUNDBY#amount#${currency}`,
        type: 'payout-batch-pointer',
        gsi1pk: amountGroup(ofCurrency.reduce((sum, { amountCents }) => sum + amountCents, 0)),
        gsi1sk: batchPlaceOf({ batchId, madeAt }),
        ttl: ttlAt(keptUntil('bankRecords', new Date(madeAt))),
        batchId,
      }),
    ]),
  )

/** Access pattern: the ids of the payout batches whose total in one currency is an amount, the latest first. */
export const listBatchesOfAmount = async (table: Table, cents: Cents, limit: number): Promise<string[]> => {
  const { items } = await table.query<BatchPointer>({
    pk: amountGroup(cents),
    index: groupIndex,
    newestFirst: true,
    limit,
  })
  return items.map(({ batchId }) => batchId)
}

/** Backfills the status and the totals of a batch from before batches were listed and found by them. */
export const reindexBatch = (table: Table, batch: PayoutBatch): Write[] => [
  listBatchByStatusIfAbsent(table, batch),
  ...Object.values(indexBatchTotals(table, batch)),
]
