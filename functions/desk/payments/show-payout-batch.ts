import * as z from 'zod/mini'
import { businessDate } from '#shared/time/business-date.ts'
import { listPayoutBatches } from '../../data/payout-batches.ts'
import { fields } from '../engine/act-fields.ts'
import { deskAct } from '../engine/desk-act.ts'
import { batchId, describeBatch, describeSummary, findDeskBatch } from './describe-batch.ts'

export const listPayoutBatchesAct = deskAct({
  name: 'payout-batch-list',
  summary: 'The payout batches, the latest first.',
  reads: true,
  schema: z.object({ limit: fields.listLimit, cursor: fields.listCursor }),
  run: async (page, _act, { table, clock }) => {
    const { items, cursor } = await listPayoutBatches(table, page)
    return {
      ok: true,
      batches: items.map((batch) => describeSummary(batch, businessDate(clock()))),
      cursor: cursor ?? null,
    }
  },
})

export const showPayoutBatchAct = deskAct({
  name: 'payout-batch-show',
  summary: 'A payout batch with its transfers, and what became of each.',
  reads: true,
  positional: ['batchId'],
  schema: z.object({ batchId }),
  run: async ({ batchId: id }, _act, { table, clock }) => {
    const found = await findDeskBatch(table, id)
    return found.ok
      ? { ok: true, ...describeBatch(found.batch, found.entries, businessDate(clock())) }
      : found
  },
})
