import { decimalFromCents } from '#shared/money/cents.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { openDispute } from '#shared/repayment/dispute.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { listDisputedCharges } from '../../data/charge-orders.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { runWorkQueue } from '../engine/work-queue-page.ts'

export const listDisputesAct: RunAct<'dispute-list'> = runWorkQueue(
  'dispute',
  listDisputedCharges,
  (charge) => {
    const dispute = openDispute(charge)
    return {
      facilityId: charge.facilityId,
      chargeId: charge.chargeId,
      companyId: charge.companyId,
      currency: charge.currency,
      dueDate: charge.dueDate,
      charged: decimalFromCents(sumOfKinds(charge.chargedCents)),
      outstanding: decimalFromCents(sumOfKinds(charge.owedCents)),
      /** Reported by the seller, or requested from the platform, and not posted. */
      reported: decimalFromCents(charge.pendingCents),
      transferReference: transferReference(charge.drawdownId),
      raisedAt: dispute?.raisedAt ?? null,
      words: dispute?.words ?? null,
      fileId: dispute?.fileId ?? null,
    }
  },
)
