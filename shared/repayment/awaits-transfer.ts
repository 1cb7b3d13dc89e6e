import { type ChargeAmounts, sumOfKinds } from './charge-order.ts'
import { type ChargeOrderStatus, isCollectable } from './charge-order-states.ts'

/**
 * A seller still has to transfer something for a charge order. What accrues while a reported transfer is looked for is
 * no reason to ask for more: it is asked for once that is posted.
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
