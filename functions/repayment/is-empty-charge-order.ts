import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import type { ChargeOrder } from '../data/charge-orders.ts'

/** Whether a charge order is that of a bounced early repayment, or of a payout that the bank returned: it charges nothing. */
export const isEmptyChargeOrder = ({ status, chargedCents, forgoneCents }: ChargeOrder): boolean =>
  status === 'voided' && sumOfKinds(chargedCents) === 0 && forgoneCents === undefined
