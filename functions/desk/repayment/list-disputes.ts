import * as z from 'zod/mini'
import { openDispute } from '#shared/repayment/dispute.ts'
import { listDisputedCharges } from '../../data/charge-orders.ts'
import { deskAct } from '../engine/desk-act.ts'
import { workQueueFields, workQueuePage } from '../engine/work-queue-page.ts'

export const listDisputesAct = deskAct({
  name: 'dispute-list',
  summary: 'The charge orders that sellers dispute and that wait for an answer, the longest waiting first.',
  reads: 'personal data',
  schema: z.object(workQueueFields),
  run: async (asked, { actor }, { table, clock }) => ({
    ok: true,
    ...(await workQueuePage(
      {
        kind: 'dispute',
        list: (limit, after) => listDisputedCharges(table, limit, after),
        describe: (charge) => {
          const dispute = openDispute(charge)
          return {
            facilityId: charge.facilityId,
            chargeId: charge.chargeId,
            companyId: charge.companyId,
            raisedAt: dispute?.raisedAt ?? null,
            words: dispute?.words ?? null,
            fileId: dispute?.fileId ?? null,
          }
        },
      },
      asked,
      actor,
      { table, clock },
    )),
  }),
})
