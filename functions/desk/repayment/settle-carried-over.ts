import type { Cents } from '#shared/money/cents.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, listChargesOfDrawdown } from '../../data/charge-orders.ts'
import { findDrawdown } from '../../data/drawdowns.ts'
import type { Facility } from '../../data/facilities.ts'
import type { Payment } from '../../data/payments.ts'
import type { Table } from '../../data/table.ts'
import { isEmptyChargeOrder } from '../../repayment/is-empty-charge-order.ts'
import { refuseAct } from '../engine/desk-act.ts'
import { refuseLaterCharges, settleLate } from './settle-late-payoff.ts'

/** The money of a transfer that was carried over, with a value date before the due date of its charge order. */
interface CarriedOver {
  facility: Facility
  payment: Payment
  charge: ChargeOrder
  postedCents: Cents
  date: BusinessDate
  rebooksLater?: boolean
}

/**
 * An early repayment that was reported in time, and found only after its drawdown had fallen due: it counts from the day
 * on which it arrived, and what fell due is charged again on what it leaves.
 */
export const settleCarriedOver = async (
  table: Table,
  { facility, payment, charge, postedCents, date, rebooksLater }: CarriedOver,
  now: Date,
) => {
  const { companyId, drawdownId } = charge
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  const { drawdownDate } = drawdown.price
  if (date < drawdownDate || date > businessDate(now))
    return refuseAct('invalidDate', `the money arrived between ${drawdownDate} and ${businessDate(now)}`)
  if (!rebooksLater) {
    const charges = await listChargesOfDrawdown(table, drawdown)
    return refuseLaterCharges(
      date,
      charges.filter((each) => each.dueDate > date && !isEmptyChargeOrder(each)),
    )
  }
  return settleLate(
    table,
    { facility, drawdown, reported: payment, carriedOver: payment, postedCents, date },
    now,
  )
}
