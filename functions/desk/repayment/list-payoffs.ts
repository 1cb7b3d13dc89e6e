import * as z from 'zod/mini'
import { decimalFromCents } from '#shared/money/cents.ts'
import { bookedBy } from '#shared/repayment/booking-time.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findFacility } from '../../data/facilities.ts'
import { listWaitingPayoffs } from '../../data/payoffs.ts'
import { deskAct } from '../engine/desk-act.ts'
import { workQueueFields, workQueuePage } from '../engine/work-queue-page.ts'

export const listPayoffsAct = deskAct({
  name: 'payoff-list',
  summary: 'The early settlements that sellers reported and that wait to be posted, oldest first.',
  reads: true,
  schema: z.object(workQueueFields),
  run: async (asked, { actor }, { table, clock }) => ({
    ok: true,
    ...(await workQueuePage(
      {
        kind: 'payoff',
        list: (limit, after) => listWaitingPayoffs(table, limit, after),
        describe: async (payoff) => ({
          facilityId: payoff.facilityId,
          drawdownId: payoff.drawdownId,
          companyId: payoff.companyId,
          settles: payoff.isPartial ? 'a part' : 'all',
          currency: (await findFacility(table, payoff.facilityId))?.currency ?? null,
          reported: decimalFromCents(payoff.reportedCents),
          /** The reference assigned to the seller, and the one that they reported. */
          transferReference: transferReference(payoff.drawdownId),
          reference: payoff.reference,
          reportedAt: payoff.reportedAt,
          bookBy: bookedBy(businessDate(new Date(payoff.reportedAt))),
        }),
      },
      asked,
      actor,
      { table, clock },
    )),
  }),
})
