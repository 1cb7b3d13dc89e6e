import { type Facility, findFacility } from '../../data/facilities.ts'
import { findPayment, type Payment } from '../../data/payments.ts'
import type { Table } from '../../data/table.ts'
import { fields } from '../engine/act-fields.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'

/** A payment is named together with its facility, so that a slip in one of the two decides nothing. */
export const paymentFields = {
  facilityId: fields.facilityId,
  paymentId: fields.paymentId,
}

export const findDeskPayment = async (
  table: Table,
  { facilityId, paymentId }: { facilityId: string; paymentId: string },
): Promise<{ ok: true; facility: Facility; payment: Payment } | DeskRefusal> => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const payment = await findPayment(table, facility.companyId, paymentId)
  if (payment?.facilityId !== facilityId)
    return refuseAct('notFound', `facility ${facilityId} has no payment ${paymentId}`)
  return { ok: true, facility, payment }
}
