import type { StatusScope } from '#shared/desk/payments.ts'
import type { PayoutException } from '#shared/desk/payout-obstacles.ts'
import type { PaymentFileSettings } from '#shared/drawdown/payment-file-settings.ts'
import type { PayoutBatchStatus } from '#shared/drawdown/payout-batch-status.ts'
import type { TransferRoute } from '#shared/drawdown/transfer-route.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { keptUntil } from '#shared/privacy/retention.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { absent } from './condition.ts'
import { ttlAt } from './expiry.ts'
import type { NamedAccount } from './payout-accounts.ts'
import { check, groupIndex, type Item, put, replace, type Table, type Write } from './table.ts'

/** A drawdown in a payout batch. */
export interface PayoutEntry {
  drawdownId: string
  companyId: string
  facilityId: string
  /** The end-to-end id, which the bank's statement repeats. */
  endToEndId: string
  currency: Currency
  amountCents: Cents
  account: NamedAccount
  /** The account holder in the file. Absent before it was handed out. */
  payeeName?: string
  /** The route that the file orders. Absent where the bank chooses. */
  route?: TransferRoute
  /** The accepted price warning, and the accepted past-due charge order. */
  warningAccepted?: true
  arrearsAccepted?: string
  /** Removed from the batch; `wasSent` if the bank had the file and did not pay. */
  cancelled?: { at: string; by: string; approvedBy?: string; reason?: string; wasSent?: true }
  /** The bank paid it, and the money was returned. */
  returned?: {
    at: string
    by: string
    approvedBy?: string
    reason?: string
    reference?: string
    lineId?: string
  }
  /** Obstacles overridden because the bank had already paid. */
  exceptions?: readonly PayoutException[]
}

/** The batch's file as first handed out: it never changes. */
export interface SentFile {
  at: string
  by: string
  /** SHA-256 of its bytes, in hex. */
  digest: string
  /** The totals by currency. Absent for files from before totals were recorded. */
  totals?: readonly FileTotal[]
  /** The variant of its message. Absent for files from before variants. */
  settings?: PaymentFileSettings
}

export interface FileTotal {
  currency: Currency
  transfers: number
  amountCents: Cents
}

/** A status that the bank reported of transfers of a batch. */
export interface TransferStatus {
  /** Empty for a status of the batch as a whole. */
  drawdownIds: readonly string[]
  source: 'pain.002' | 'camt.054'
  scope: StatusScope
  /** The id of the report, and its time in ISO. */
  reportId: string
  reportedAt: string
  status: string
  reasonCodes: readonly string[]
  information: string
  bankReference?: string
  readAt: string
  readBy: string
}

/** Transfers in one file for the lender's bank. */
export interface PayoutBatch {
  batchId: string
  /** The file's message id. */
  messageId: string
  status: PayoutBatchStatus
  executionDate: BusinessDate
  /** Absent until its file was handed out. */
  sent?: SentFile
  entries: readonly PayoutEntry[]
  /** In the order of reading. Absent before the bank reported any. */
  statuses?: readonly TransferStatus[]
  /** The sum of all entries across currencies: the file's control sum. */
  controlCents: Cents
  madeAt: string
  madeBy: string
  /** The second approver, where one was needed. */
  approvedBy?: string
  version: number
}

export const batchKey = (batchId: string) => ({ pk: `PAYOUTBATCH#${batchId}`, sk: 'BATCH' })

export const batchPlaceOf = ({ madeAt, batchId }: Pick<PayoutBatch, 'madeAt' | 'batchId'>): string =>
  `${madeAt}#${batchId}`

export const batchesGroup = 'PAYOUTBATCH'

export const statusesUnderWay: readonly PayoutBatchStatus[] = ['made', 'sent']

export const isUnderWay = ({ status }: PayoutBatch): boolean => statusesUnderWay.includes(status)

/** Access pattern: a payout batch by id. */
export const findPayoutBatch = (table: Table, batchId: string): Promise<Item<PayoutBatch> | undefined> =>
  table.get<PayoutBatch>(batchKey(batchId))

export interface BatchPointer {
  batchId: string
  /** Set only in the list by status. */
  status?: PayoutBatchStatus
}

export const statusGroup = (status: PayoutBatchStatus): string => `PAYOUTBATCH-STATUS#${status}`

const listByStatus = (table: Table, { batchId, madeAt, status }: PayoutBatch): Write =>
  put<BatchPointer>(table, {
    pk: batchKey(batchId).pk,
    sk: 'STATUS',
    type: 'payout-batch-pointer',
    gsi1pk: statusGroup(status),
    gsi1sk: batchPlaceOf({ batchId, madeAt }),
    ttl: ttlAt(keptUntil('bankRecords', new Date(madeAt))),
    batchId,
    status,
  })

/** Access pattern: the payout batches created since an instant, oldest first. */
export const listPayoutBatchesSince = (table: Table, since: string): AsyncGenerator<Item<PayoutBatch>> =>
  table.all<PayoutBatch>({ pk: batchesGroup, index: groupIndex, between: { from: since, to: '~' } })

/** Lists a stored batch by its status, unless a later change of it has already done so. */
export const listBatchByStatusIfAbsent = (table: Table, batch: PayoutBatch): Write => ({
  ...listByStatus(table, batch),
  when: { pk: absent },
})

const replacePayoutBatch = (table: Table, batch: PayoutBatch): Write =>
  replace<PayoutBatch>(table, {
    ...batch,
    ...(isUnderWay(batch) ? {} : { ttl: ttlAt(keptUntil('bankRecords', new Date(batch.madeAt))) }),
    ...batchKey(batch.batchId),
    gsi1pk: batchesGroup,
    gsi1sk: batchPlaceOf(batch),
    type: 'payout-batch',
  })

/** Creates a batch (version 0) or replaces the version that was read, and lists it by its status. */
export const storePayoutBatch = (
  table: Table,
  batch: PayoutBatch,
): Record<'batch' | 'batchStatus', Write> => ({
  batch: replacePayoutBatch(table, batch),
  batchStatus: listByStatus(table, batch),
})

/** Replaces the batch that was read, whose status stays. */
export const amendPayoutBatch = (
  table: Table,
  batch: PayoutBatch,
  change: Partial<Pick<PayoutBatch, 'entries' | 'statuses'>>,
): Write => replacePayoutBatch(table, { ...batch, ...change })

/** Asserts that a batch is as it was read. */
export const expectPayoutBatch = (table: Table, { batchId, version }: PayoutBatch): Write =>
  check<PayoutBatch>(table, batchKey(batchId), { version })
