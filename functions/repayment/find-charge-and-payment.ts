import { type ChargeOrder, findChargeOrder } from '../data/charge-orders.ts'
import { findPayment, type Payment } from '../data/payments.ts'
import type { Table } from '../data/table.ts'

/** A payment and its charge order. Throws if either does not exist. */
export const findChargeAndPayment = async (
  table: Table,
  { companyId, chargeId, paymentId }: { companyId: string; chargeId: string; paymentId: string },
): Promise<{ charge: ChargeOrder; payment: Payment }> => {
  const [charge, payment] = await Promise.all([
    findChargeOrder(table, companyId, chargeId),
    findPayment(table, companyId, paymentId),
  ])
  if (!charge || !payment) throw new Error(`there is no payment ${paymentId}`)
  return { charge, payment }
}
