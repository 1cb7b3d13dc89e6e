import { businessDate } from '#shared/time/business-date.ts'
import { listPayoutBatches } from '../../data/payout-batches.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { describeBatch, describeSummary, findDeskBatch } from './describe-batch.ts'

export const listPayoutBatchesAct: RunAct<'payout-batch-list'> = async (page, _act, { table, clock }) => {
  const { items, cursor } = await listPayoutBatches(table, page)
  return {
    ok: true,
    batches: items.map((batch) => describeSummary(batch, businessDate(clock()))),
    cursor: cursor ?? null,
  }
}

export const showPayoutBatchAct: RunAct<'payout-batch-show'> = async (
  { batchId: id },
  _act,
  { table, clock },
) => {
  const found = await findDeskBatch(table, id)
  return found.ok ? { ok: true, ...describeBatch(found.batch, found.entries, businessDate(clock())) } : found
}
