import { principalOf } from '#shared/drawdown/unbilled.ts'
import type { Cents } from '#shared/money/cents.ts'
import { chargeAsOf, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { listChargesOfDrawdown } from '../data/charge-orders.ts'
import { type Drawdown, nextDueDateOfDrawdown, unbilledOf } from '../data/drawdowns.ts'
import type { Facility } from '../data/facilities.ts'
import { allDuesOf, nextDueOf } from '../data/next-due.ts'
import type { Table } from '../data/table.ts'

/** The rest of a drawdown, in cents. */
export interface OutstandingDebt {
  principalCents: Cents
  /** The due date of the oldest open charge order, or else of the next one. Absent when nothing is left. */
  nextDueDate?: BusinessDate
  /** Absent for a week of a share of sales: its amount is known only on its day. */
  nextPaymentCents?: Cents
}

/**
 * What is left to be paid of a drawdown if every later due is paid on its day: its bills with overdue interest up to a
 * day, and what falls due later. Undefined for a share of sales, whose weeks are not known.
 */
export const totalOutstandingOf = async (
  table: Table,
  drawdown: Drawdown,
  facility: Pick<Facility, 'terms'>,
  today: BusinessDate,
): Promise<Cents | undefined> => {
  if (unbilledOf(drawdown).weekEnding) return undefined
  const charges = await listChargesOfDrawdown(table, drawdown)
  const billedCents = charges
    .filter(({ status }) => isOpenCharge(status))
    .reduce((sum, charge) => sum + sumOfKinds(chargeAsOf(charge, today).owedCents), 0)
  const later = drawdown.status === 'paid out' ? allDuesOf(drawdown, facility) : []
  return later.reduce((sum, { totalCents }) => sum + totalCents, billedCents)
}

/** The rest of a drawdown after what was booked so far, as of a day. */
export const outstandingDebtOf = async (
  table: Table,
  drawdown: Drawdown,
  facility: Pick<Facility, 'terms'>,
  today: BusinessDate,
): Promise<OutstandingDebt> => {
  const open = (await listChargesOfDrawdown(table, drawdown)).filter(({ status }) => isOpenCharge(status))
  const unbilled = principalOf(unbilledOf(drawdown).lots)
  const principalCents = open.reduce((sum, { owedCents }) => sum + owedCents.principal, unbilled)
  const [oldest] = open
  if (oldest) {
    const nextPaymentCents = sumOfKinds(chargeAsOf(oldest, today).owedCents)
    return { principalCents, nextDueDate: oldest.dueDate, nextPaymentCents }
  }
  const nextDueDate = nextDueDateOfDrawdown(drawdown)
  if (!nextDueDate) return { principalCents }
  const next = nextDueOf(drawdown, facility)
  return { principalCents, nextDueDate, ...(next ? { nextPaymentCents: next.totalCents } : {}) }
}
