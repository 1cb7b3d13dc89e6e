import * as z from 'zod/mini'
import { openDispute } from '#shared/repayment/dispute.ts'
import { listOpenCharges } from '../../data/charge-orders.ts'
import { deskAct } from '../engine/desk-act.ts'

export const listDisputesAct = deskAct({
  name: 'dispute-list',
  summary: 'The charge orders that sellers dispute and that wait for an answer, the longest waiting first.',
  reads: true,
  schema: z.object({}),
  run: async (_fields, _act, { table }) => {
    const waiting = []
    for await (const charge of listOpenCharges(table)) {
      const dispute = openDispute(charge)
      if (dispute)
        waiting.push({
          facilityId: charge.facilityId,
          chargeId: charge.chargeId,
          companyId: charge.companyId,
          raisedAt: dispute.raisedAt,
          words: dispute.words,
          fileId: dispute.fileId ?? null,
        })
    }
    return { ok: true, waiting: waiting.toSorted((a, b) => a.raisedAt.localeCompare(b.raisedAt)) }
  },
})
