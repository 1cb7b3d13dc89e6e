import { type ChargeAmounts, sumOfKinds } from './charge-order.ts'
import { type ChargeOrderStatus, isCollectable } from './charge-order-states.ts'

/**
 * True if the seller still has to transfer something for a charge order. Interest that accrues while a reported
 * transfer is being matched is not demanded until the transfer is posted.
 */
export const awaitsTransfer = ({
  status,
  owedCents,
  pendingCents,
}: Pick<ChargeAmounts, 'owedCents'> & { status: ChargeOrderStatus; pendingCents: number }): boolean => {
  if (!isCollectable(status)) return false
  const owed = sumOfKinds(owedCents)
  return pendingCents === 0 ? owed > 0 : owed - owedCents.overdueInterest > pendingCents
}
