import type { Drawdown } from '../../data/drawdowns.ts'
import type { Facility } from '../../data/facilities.ts'
import { findPayoff, type Payoff } from '../../data/payoffs.ts'
import type { Table } from '../../data/table.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { findDeskDrawdown } from '../facility/find-in-facility.ts'

/** The state of an early settlement. */
export const describePayoff = ({ drawdownId, facilityId, status, paymentId, valueDate }: Payoff) => ({
  ok: true as const,
  drawdownId,
  facilityId,
  status,
  paymentId,
  valueDate,
})

/** The early settlement of a drawdown, with its related items. */
export const findDeskPayoff = async (
  table: Table,
  ids: { facilityId: string; drawdownId: string },
): Promise<{ ok: true; facility: Facility; drawdown: Drawdown; payoff: Payoff } | DeskRefusal> => {
  const found = await findDeskDrawdown(table, ids)
  if (!found.ok) return found
  const { facility, item: drawdown } = found
  const payoff = await findPayoff(table, facility.companyId, ids.drawdownId)
  if (!payoff) return refuseAct('notFound', `no early settlement of drawdown ${ids.drawdownId} was reported`)
  return { ok: true, facility, drawdown, payoff }
}

export const refuseClosedPayoff = ({ status, voidReason }: Payoff): DeskRefusal =>
  refuseAct('wrongState', `the settlement is ${status}${voidReason ? `: ${voidReason}` : ''}`)

export const payoffChangedMeanwhile = refuseAct(
  'changedMeanwhile',
  'the drawdown was changed at the same moment; look again',
)
