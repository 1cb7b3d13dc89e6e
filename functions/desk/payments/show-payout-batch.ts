import { businessDate } from '#shared/time/business-date.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { describeBatch, findDeskBatch } from './describe-batch.ts'

export const showPayoutBatchAct: RunAct<'payout-batch-show'> = async (
  { batchId: id },
  _act,
  { table, clock },
) => {
  const found = await findDeskBatch(table, id)
  return found.ok ? { ok: true, ...describeBatch(found.batch, found.entries, businessDate(clock())) } : found
}
