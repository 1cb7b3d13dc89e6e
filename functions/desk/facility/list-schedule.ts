import type { ScheduledDrawdown, ScheduleList } from '#shared/desk/facility.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { expectedDues, expectedTotal } from '#shared/portfolio/expected-inflow.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { type Drawdown, listDrawdowns, unbilledOf } from '../../data/drawdowns.ts'
import { type Facility, findFacility } from '../../data/facilities.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

const describe = (
  drawdown: Drawdown,
  { terms, yearlyNetSalesCents }: Pick<Facility, 'terms' | 'yearlyNetSalesCents'>,
): ScheduledDrawdown => {
  const { drawdownId, price, passThroughFees } = drawdown
  const forecast = { yearlyNetSalesCents, ...terms }
  const dues = expectedDues(price, unbilledOf(drawdown), forecast, passThroughFees)
  return {
    drawdownId,
    reference: transferReference(drawdownId),
    drawdownDate: price.drawdownDate,
    amount: decimalFromCents(price.amountCents),
    ratePercent: price.ratePercent,
    method: price.repayment.method,
    dues: dues.map((due) => ({
      dueDate: due.dueDate,
      principal: decimalFromCents(due.principalCents),
      interest: decimalFromCents(due.interestCents),
      fees: decimalFromCents(due.feeCents),
      total: decimalFromCents(expectedTotal(due)),
      isSupposed: due.isSupposed,
    })),
  }
}

export const listScheduleAct: RunAct<'schedule-list'> = async (
  { facilityId, limit, cursor },
  _act,
  { table },
) => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const { items, readTo } = await listDrawdowns(table, facility.companyId, {
    limit,
    after: cursor,
    accepts: (drawdown) => drawdown.facilityId === facilityId && drawdown.status === 'paid out',
  })
  const list: ScheduleList = {
    facilityId,
    currency: facility.currency,
    drawdowns: items.map((drawdown) => describe(drawdown, facility)),
    ...(readTo ? { cursor: readTo } : {}),
  }
  return { ok: true, ...list }
}
