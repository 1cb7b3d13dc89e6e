import { decimalFromCents } from '#shared/money/cents.ts'
import { bookedBy } from '#shared/repayment/booking-time.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findFacility } from '../../data/facilities.ts'
import { listWaitingPayoffs } from '../../data/payoffs.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { runWorkQueue } from '../engine/work-queue-page.ts'

export const listPayoffsAct: RunAct<'payoff-list'> = runWorkQueue(
  'payoff',
  listWaitingPayoffs,
  async (payoff, { table }) => ({
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
)
