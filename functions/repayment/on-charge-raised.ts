import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { findChargeOrder } from '../data/charge-orders.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'

/** Charge orders are raised at night: the mail comes by day, as a reminder. */
export const onChargeRaised: Subscriber<'charge-raised'> = async (
  { companyId, chargeId },
  deps,
  delivery,
) => {
  const charge = await findChargeOrder(deps.table, companyId, chargeId)
  if (!charge) throw new Error(`there is no charge order ${chargeId}`)
  const { chargedCents, currency, dueDate } = charge
  await leaveMessage(
    companyId,
    { kind: 'charge-raised', total: { cents: sumOfKinds(chargedCents), currency }, dueDate },
    deps,
    delivery,
  )
}
