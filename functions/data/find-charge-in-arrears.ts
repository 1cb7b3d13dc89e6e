import { isInArrears } from '#shared/repayment/charge-order-aging.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, listChargeOrders } from './charge-orders.ts'
import type { Table } from './table.ts'

/** A company's oldest charge order past due at `now`; undefined if there is none. It blocks new drawdowns. */
export const findChargeInArrears = async (
  table: Table,
  companyId: string,
  now: Date,
): Promise<ChargeOrder | undefined> => {
  const today = businessDate(now)
  const { items } = await listChargeOrders(table, companyId, {
    limit: 1,
    to: addDays(today, -1),
    order: 'asc',
    accepts: (charge) => isInArrears(charge, today),
  })
  return items[0]
}
