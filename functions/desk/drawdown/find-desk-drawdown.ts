import { type Drawdown, findDrawdown } from '../../data/drawdowns.ts'
import { type Facility, findFacility } from '../../data/facilities.ts'
import type { Table } from '../../data/table.ts'
import { fields } from '../engine/act-fields.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'

/** A drawdown is named together with its facility, so that a slip in one of the two decides nothing. */
export const drawdownFields = {
  facilityId: fields.facilityId,
  drawdownId: fields.drawdownId,
}

export const findDeskDrawdown = async (
  table: Table,
  { facilityId, drawdownId }: { facilityId: string; drawdownId: string },
): Promise<{ ok: true; facility: Facility; drawdown: Drawdown } | DeskRefusal> => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const drawdown = await findDrawdown(table, facility.companyId, drawdownId)
  if (drawdown?.facilityId !== facilityId)
    return refuseAct('notFound', `facility ${facilityId} has no drawdown ${drawdownId}`)
  return { ok: true, facility, drawdown }
}
