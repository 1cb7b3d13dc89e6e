import type { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, listChargeOrders } from '../data/charge-orders.ts'
import { findFacility } from '../data/facilities.ts'
import { maxItemsRead } from '../data/query-filtered-page.ts'
import { sortPage } from '../data/sort-page.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeCharge } from './describe-charge.ts'

export const listCharges: Handler<typeof repaymentEndpoints.listCharges> = async (
  { input, session },
  { config, table, clock },
) => {
  const { page_size: limit, cursor, order, from, to, status, facility_id: facilityId } = input.body
  const { companyId } = session
  if (facilityId !== undefined) {
    const facility = await findFacility(table, facilityId)
    if (facility?.companyId !== companyId)
      return refuse('notFound', [{ field: 'body.facility_id', rule: 'invalid' }])
  }
  const accepts = (charge: ChargeOrder) =>
    (status === undefined || charge.status === status) &&
    (facilityId === undefined || charge.facilityId === facilityId)
  const today = businessDate(clock())
  const describe = (charge: ChargeOrder) => describeCharge(charge, today, config)

  if (input.body.sort_by === 'due_date') {
    const isFiltered = status !== undefined || facilityId !== undefined
    const page = await listChargeOrders(table, companyId, {
      limit,
      cursor,
      order,
      from,
      to,
      accepts: isFiltered ? accepts : undefined,
    })
    return answer({
      records: page.items.map(describe),
      ...(page.cursor ? { cursor: page.cursor } : {}),
    })
  }

  // The table sorts them by due date: other orders are sorted here, over as many as one call may examine.
  const all = await listChargeOrders(table, companyId, { limit: maxItemsRead, from, to, accepts })
  if (all.cursor) return refuse('tooManyItems')
  const page = sortPage(all.items, ({ createdAt, chargeId }) => [createdAt, chargeId], {
    limit,
    cursor,
    order,
  })
  return answer({ records: page.items.map(describe), ...(page.cursor ? { cursor: page.cursor } : {}) })
}
