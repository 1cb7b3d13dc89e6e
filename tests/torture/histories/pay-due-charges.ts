import { decimalFromCents } from '#shared/money/cents.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { chargeAsOf, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { isCollectable } from '#shared/repayment/charge-order-states.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { ChargeOrder } from '../../../functions/data/charge-orders.ts'
import type { Payment } from '../../../functions/data/payments.ts'
import type { SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk } from '../../support/draw-money.ts'
import { listOwned } from '../../support/list-owned.ts'
import type { TestApp } from '../../support/test-app.ts'

/** The seller transfers all that was due by a day, and the lender books it. */
export const payWhatIsDue = async (
  { app, seller }: { app: TestApp; seller: SellerWithFacility },
  dueBy: BusinessDate,
): Promise<void> => {
  const { companyId, facilityId, token } = seller
  const { table } = app.deps
  for (const charge of await listOwned<ChargeOrder>(table, companyId, 'CHARGE#')) {
    const left = sumOfKinds(chargeAsOf(charge, dueBy).owedCents) - charge.pendingCents
    if (!isCollectable(charge.status) || charge.dueDate > dueBy || left <= 0) continue
    const body = { charge_id: charge.chargeId, amount: decimalFromCents(left), reference: 'FPS' }
    await app.send(repaymentEndpoints.reportPayment, { body }, { token })
  }
  for (const { paymentId, status } of await listOwned<Payment>(table, companyId, 'PAYMENT#'))
    if (status === 'reported') await callDesk(app, 'repayment-post', { facilityId, paymentId })
}
