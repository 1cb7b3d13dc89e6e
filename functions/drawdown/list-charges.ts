import type { drawdownEndpoints } from '../../shared/drawdown/drawdown.endpoints.ts'
import { businessDate } from '../../shared/time/business-date.ts'
import { listChargeOrders } from '../data/charge-orders.ts'
import { answer, type Handler } from '../http/handle.ts'
import { describeCharge } from './describe-charge.ts'

export const listCharges: Handler<typeof drawdownEndpoints.listCharges> = async (
  { input, session },
  { config, table, clock },
) => {
  const { page_size: limit, cursor } = input.body
  const page = await listChargeOrders(table, session.companyId, { limit, cursor })
  const today = businessDate(clock())
  return answer({
    records: page.items.map((charge) => describeCharge(charge, today, config)),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  })
}
