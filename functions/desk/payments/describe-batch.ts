import type {
  PayoutBatchEntry,
  PayoutBatchSummary,
  PayoutBatchView,
  SentBatchFile,
} from '#shared/desk/payments.ts'
import { defaultPaymentFile, type PaymentFileSettings } from '#shared/drawdown/payment-file-settings.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { type Company, findCompany } from '../../data/companies.ts'
import { type Drawdown, findDrawdown } from '../../data/drawdowns.ts'
import {
  findPayoutBatch,
  type PayoutBatch,
  type PayoutEntry,
  type SentFile,
} from '../../data/payout-batches.ts'
import type { Table } from '../../data/table.ts'
import { maskedNumberOf } from '../../drawdown/describe-payout-account.ts'
import { companyNamesOf } from '../engine/company-names.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { describeStatus, describeStatuses, isUnsettled } from './transfer-statuses.ts'

/** An entry with its drawdown and company, as they are now. */
export interface EntryWithDrawdown {
  entry: PayoutEntry
  drawdown: Drawdown
  company: Company | undefined
}

/** The batch with the drawdowns of its entries. */
export const findDeskBatch = async (
  table: Table,
  id: string,
): Promise<{ ok: true; batch: PayoutBatch; entries: EntryWithDrawdown[] } | DeskRefusal> => {
  const batch = await findPayoutBatch(table, id)
  if (!batch) return refuseAct('notFound', `there is no payout batch ${id}`)
  const entries = await Promise.all(
    batch.entries.map(async (entry) => {
      const [drawdown, company] = await Promise.all([
        findDrawdown(table, entry.companyId, entry.drawdownId),
        findCompany(table, entry.companyId),
      ])
      if (!drawdown) throw new Error(`there is no drawdown ${entry.drawdownId}`)
      return { entry, drawdown, company }
    }),
  )
  return { ok: true, batch, entries }
}

/** The state of a transfer. A returned one may have been sent with another batch since. */
const stateOf = ({ entry, drawdown }: EntryWithDrawdown): PayoutBatchEntry['state'] => {
  if (entry.cancelled) return 'cancelled'
  if (entry.returned) return 'returned'
  return drawdown.paidOutAt ? 'paid out' : 'waiting'
}

/** The entries that wait for the bank. */
export const isWaiting = (each: EntryWithDrawdown): boolean => stateOf(each) === 'waiting'

/** The message of a batch file, for the bank. */
export const formatOf = ({ version }: PaymentFileSettings): string => `pain.001.001.${version}`

const describeFile = ({ digest, totals, settings = defaultPaymentFile }: SentFile): SentBatchFile => ({
  format: formatOf(settings),
  sha256: digest,
  transfers: totals ? totals.reduce((sum, { transfers }) => sum + transfers, 0) : null,
  controlSum: totals ? decimalFromCents(totals.reduce((sum, { amountCents }) => sum + amountCents, 0)) : null,
  totals: (totals ?? []).map(({ currency, transfers, amountCents }) => ({
    currency,
    transfers,
    amount: decimalFromCents(amountCents),
  })),
})

/** The totals of entries by currency. */
export const totalsOf = (entries: readonly PayoutEntry[]) =>
  [...Map.groupBy(entries, ({ currency }) => currency)].map(([currency, ofCurrency]) => ({
    currency,
    transfers: ofCurrency.length,
    amount: decimalFromCents(ofCurrency.reduce((sum, { amountCents }) => sum + amountCents, 0)),
  }))

/** What an entry pays to whom, for audit entries and proposals. */
export const moneyOf = ({ companyId, drawdownId, amountCents, currency, account }: PayoutEntry) => ({
  companyId,
  drawdownId,
  amount: decimalFromCents(amountCents),
  currency,
  bankName: account.bankName,
  accountNumber: maskedNumberOf(account),
})

export const describeSummary = (batch: PayoutBatch, today: BusinessDate): PayoutBatchSummary => {
  const live = batch.entries.filter(({ cancelled }) => !cancelled)
  return {
    batchId: batch.batchId,
    messageId: batch.messageId,
    status: batch.status,
    executionDate: batch.executionDate,
    isPastDay: (batch.status === 'made' || batch.status === 'sent') && batch.executionDate < today,
    sentAt: batch.sent?.at ?? null,
    sentBy: batch.sent?.by ?? null,
    file: batch.sent ? describeFile(batch.sent) : null,
    rejectedCount: batch.entries.filter((entry) => isUnsettled(batch, entry)).length,
    madeAt: batch.madeAt,
    madeBy: batch.madeBy,
    approvedBy: batch.approvedBy ?? null,
    totals: totalsOf(live),
  }
}

const describeEntry = (batch: PayoutBatch, each: EntryWithDrawdown): PayoutBatchEntry => {
  const { entry, drawdown, company } = each
  const state = stateOf(each)
  const paidOut = state === 'paid out' ? drawdown : undefined
  return {
    facilityId: entry.facilityId,
    drawdownId: entry.drawdownId,
    companyId: entry.companyId,
    ...companyNamesOf(company),
    endToEndId: entry.endToEndId,
    currency: entry.currency,
    amount: decimalFromCents(entry.amountCents),
    bankName: entry.account.bankName,
    accountNumber: maskedNumberOf(entry.account),
    route: entry.route ?? null,
    state,
    reason: entry.cancelled?.reason ?? entry.returned?.reason ?? null,
    paidOutAt: paidOut?.paidOutAt ?? null,
    reference: entry.returned?.reference ?? paidOut?.payoutReference ?? null,
    lineId: entry.returned?.lineId ?? paidOut?.payoutLineId ?? null,
    exceptions: entry.exceptions ?? [],
    bank: describeStatuses(batch, entry),
  }
}

export const describeBatch = (
  batch: PayoutBatch,
  entries: readonly EntryWithDrawdown[],
  today: BusinessDate,
): PayoutBatchView => ({
  ...describeSummary(batch, today),
  statuses: (batch.statuses ?? [])
    .filter(({ drawdownIds }) => drawdownIds.length === 0)
    .map((status) => describeStatus(status)),
  entries: entries.map((each) => describeEntry(batch, each)),
})
