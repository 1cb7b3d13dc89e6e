import { openDispute } from '#shared/repayment/dispute.ts'
import { listDisputedCharges } from '../../data/charge-orders.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { workQueuePage } from '../engine/work-queue-page.ts'

export const listDisputesAct: RunAct<'dispute-list'> = async (asked, { actor }, { table, clock }) => ({
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
})
