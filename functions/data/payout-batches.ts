import type { PayoutException } from '#shared/desk/payout-obstacles.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { keptUntil } from '#shared/privacy/retention.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { ttlAt } from './expiry.ts'
import type { NamedAccount } from './payout-accounts.ts'
import { check, groupIndex, type Item, type ItemPage, replace, type Table, type Write } from './table.ts'

/** A drawdown whose money is to go out with a batch. */
export interface PayoutEntry {
  drawdownId: string
  companyId: string
  facilityId: string
  /** What the bank is asked to carry along, and its statement says. */
  endToEndId: string
  currency: Currency
  amountCents: Cents
  account: NamedAccount
  /** Whom the file names as the holder of the account. Absent before it was handed out. */
  payeeName?: string
  /** That a warning of the price was accepted, and the charge order that is past due and was accepted to be. */
  warningAccepted?: true
  arrearsAccepted?: string
  /** It goes out with this batch no more; `wasSent` where the bank had been asked for it, and did not pay. */
  cancelled?: { at: string; by: string; approvedBy?: string; reason?: string; wasSent?: true }
  /** The bank paid it, and it came back. */
  returned?: {
    at: string
    by: string
    approvedBy?: string
    reason?: string
    reference?: string
    lineId?: string
  }
  /** What would have held it up, and did not, as the bank had paid it. */
  exceptions?: readonly PayoutException[]
}

/**
 * From `sent` on the bank has its file. Whether its drawdowns are paid out, those that were taken out of it aside, is told by
 * the drawdowns until all are.
 */
export type PayoutBatchStatus = 'made' | 'sent' | 'cancelled' | 'paid out'

/** The file of a batch as it was handed out first: it stays that one. */
export interface SentFile {
  at: string
  by: string
  /** SHA-256 of its bytes, in hex. */
  digest: string
  /** What it asks for, by currency. Absent of files that were handed out before this was kept. */
  totals?: readonly FileTotal[]
}

export interface FileTotal {
  currency: Currency
  transfers: number
  amountCents: Cents
}

/** Transfers that the lender's bank is asked for in one file. */
export interface PayoutBatch {
  batchId: string
  /** Of the file. */
  messageId: string
  status: PayoutBatchStatus
  executionDate: BusinessDate
  /** Absent until its file was handed out. */
  sent?: SentFile
  entries: readonly PayoutEntry[]
  /** Of all entries, whatever their currencies: as the file's own control sum has it. */
  controlCents: Cents
  madeAt: string
  madeBy: string
  /** The second person, where one was needed. */
  approvedBy?: string
  version: number
}

const key = (batchId: string) => ({ pk: `PAYOUTBATCH#${batchId}`, sk: 'BATCH' })
const everyBatch = 'PAYOUTBATCH'

/** Access pattern: a payout batch by id. */
export const findPayoutBatch = (table: Table, batchId: string): Promise<Item<PayoutBatch> | undefined> =>
  table.get<PayoutBatch>(key(batchId))

/** Access pattern: the payout batches, the latest first. */
export const listPayoutBatches = (
  table: Table,
  page: { limit: number; cursor?: string | undefined },
): Promise<ItemPage<Item<PayoutBatch>>> =>
  table.query<PayoutBatch>({ pk: everyBatch, index: groupIndex, newestFirst: true, ...page })

/** Access pattern: the payout batches that were made since an instant, oldest first. */
export const listPayoutBatchesSince = (table: Table, since: string): AsyncGenerator<Item<PayoutBatch>> =>
  table.all<PayoutBatch>({ pk: everyBatch, index: groupIndex, between: { from: since, to: '~' } })

const isUnderWay = ({ status }: PayoutBatch): boolean => status === 'made' || status === 'sent'

/** Creates a batch (version 0) or replaces the version that was read. One that is under way stays until it is closed. */
export const replacePayoutBatch = (table: Table, batch: PayoutBatch): Write =>
  replace<PayoutBatch>(table, {
    ...batch,
    ...(isUnderWay(batch) ? {} : { ttl: ttlAt(keptUntil('bankRecords', new Date(batch.madeAt))) }),
    ...key(batch.batchId),
    gsi1pk: everyBatch,
    gsi1sk: `${batch.madeAt}#${batch.batchId}`,
    type: 'payout-batch',
  })

/** Holds while a batch is as it was read. */
export const expectPayoutBatch = (table: Table, { batchId, version }: PayoutBatch): Write =>
  check<PayoutBatch>(table, key(batchId), { version })
