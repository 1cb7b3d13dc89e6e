import { type ChargeOrder, findChargeOrder } from '../../data/charge-orders.ts'
import { type Facility, findFacility } from '../../data/facilities.ts'
import type { Table } from '../../data/table.ts'
import { fields } from '../engine/act-fields.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'

/** A charge order is named together with its facility, so that a slip in one of the two decides nothing. */
export const chargeFields = {
  facilityId: fields.facilityId,
  chargeId: fields.chargeId,
}

export const findDeskCharge = async (
  table: Table,
  { facilityId, chargeId }: { facilityId: string; chargeId: string },
): Promise<{ ok: true; facility: Facility; charge: ChargeOrder } | DeskRefusal> => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const charge = await findChargeOrder(table, facility.companyId, chargeId)
  if (charge?.facilityId !== facilityId)
    return refuseAct('notFound', `facility ${facilityId} has no charge order ${chargeId}`)
  return { ok: true, facility, charge }
}
