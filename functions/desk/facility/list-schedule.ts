import * as z from 'zod/mini'
import type { ScheduledDrawdown, ScheduleList } from '#shared/desk/facility.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { expectedDues, expectedTotal } from '#shared/portfolio/expected-inflow.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { type Drawdown, listDrawdowns, unbilledOf } from '../../data/drawdowns.ts'
import { type Facility, findFacility } from '../../data/facilities.ts'
import { describedField, fields } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'

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

export const listScheduleAct = deskAct({
  name: 'schedule-list',
  summary:
    'What is still to fall due of a facility, drawdown by drawdown: principal, interest and fees of each date. Shares of sales by weeks like the mean of the last year.',
  reads: true,
  positional: ['facilityId'],
  schema: z.object({
    facilityId: fields.facilityId,
    limit: describedField(
      z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 10),
      'at most so many drawdowns, from 1 to 50',
      '20',
    ),
    cursor: fields.listCursor,
  }),
  run: async ({ facilityId, limit, cursor }, _act, { table }) => {
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
  },
})
