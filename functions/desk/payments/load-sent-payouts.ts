import { matchPayout, namedIn, type PayoutFinding, type SentPayout } from '#shared/repayment/match-payout.ts'
import { addDays } from '#shared/time/business-date.ts'
import { findDrawdown } from '../../data/drawdowns.ts'
import { inBatches } from '../../data/in-batches.ts'
import { listPayoutBatchesSince, type PayoutBatch, type PayoutEntry } from '../../data/payout-batches.ts'
import { isDebit, type StatementLine } from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'

/** Nothing leaves the bank so many days after its batch was made. */
const carriedOutWithin = 31
const atOnce = 25

interface Entry extends PayoutEntry {
  batch: Pick<PayoutBatch, 'batchId' | 'executionDate'>
}

const sentPayout = async (table: Table, { batch, ...entry }: Entry): Promise<SentPayout> => {
  const { companyId, facilityId, drawdownId, endToEndId, currency, amountCents, cancelled, returned } = entry
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  // Whatever was said of it: a debit shows that the bank has paid it.
  const isFree = drawdown?.status === 'approved' && !drawdown.payoutBatchId
  const isOut = cancelled !== undefined && !isFree
  const lineId = isOut || returned ? undefined : drawdown?.payoutLineId
  return {
    ...batch,
    companyId,
    facilityId,
    drawdownId,
    endToEndId,
    currency,
    amountCents,
    status: isOut ? 'cancelled' : returned ? 'returned' : drawdown?.paidOutAt ? 'paid out' : 'waiting',
    ...(lineId ? { lineId } : {}),
  }
}

/** What the debits among some lines are, by the batches that the bank was asked for; read once for all of them. */
export const loadPayoutFindings = async (
  table: Table,
  lines: readonly StatementLine[],
): Promise<ReadonlyMap<string, PayoutFinding>> => {
  const debits = lines.filter(isDebit)
  const [earliest] = debits.map(({ valueDate }) => valueDate).toSorted()
  if (!earliest) return new Map()
  const entries: Entry[] = []
  const since = `${addDays(earliest, -carriedOutWithin)}T00:00:00.000Z`
  for await (const { batchId, executionDate, entries: ofBatch } of listPayoutBatchesSince(table, since))
    entries.push(...ofBatch.map((entry) => ({ ...entry, batch: { batchId, executionDate } })))
  const findings = await inBatches(debits, atOnce, async ({ lineId, amountCents, currency, text }) => {
    const named = await Promise.all(namedIn(text, entries).map((entry) => sentPayout(table, entry)))
    return [lineId, matchPayout({ lineId, amountCents: 0 - amountCents, currency, text }, named)] as const
  })
  return new Map(findings)
}
