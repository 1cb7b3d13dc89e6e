import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { findChargeOrder } from '../data/charge-orders.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { deductionAccountName } from '../shops/deduction-account.ts'

/** Charge orders are raised at night: the mail comes by day, as a reminder. */
export const onChargeRaised: Subscriber<'charge-raised'> = async (
  { companyId, chargeId },
  deps,
  delivery,
) => {
  const charge = await findChargeOrder(deps.table, companyId, chargeId)
  if (!charge) throw new Error(`there is no charge order ${chargeId}`)
  const { chargedCents, currency, dueDate, deduction } = charge
  const total = { cents: sumOfKinds(chargedCents), currency }
  await createUserMessage(
    companyId,
    deduction?.account
      ? {
          kind: 'charge-raised-deducted',
          total,
          dueDate,
          account: { name: deductionAccountName(deps, deduction.account) },
        }
      : { kind: 'charge-raised', total, dueDate },
    deps,
    delivery,
  )
}
