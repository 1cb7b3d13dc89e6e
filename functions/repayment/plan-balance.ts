import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { receivedOn } from '#shared/repayment/payment-plan.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { type ChargeOrder, listChargesOfDrawdown } from '../data/charge-orders.ts'
import { type Drawdown, findDrawdown } from '../data/drawdowns.ts'
import type { PaymentPlan } from '../data/payment-plans.ts'
import { findPayoff } from '../data/payoffs.ts'
import type { Table } from '../data/table.ts'

export interface PlanReceipts {
  charges: ChargeOrder[]
  receivedCents: number
  owedCents: number
}

/** What was received under a plan, and what is still owed on the drawdown's charge orders. */
export const planReceipts = async (
  table: Table,
  { companyId, drawdownId, drawdownDate, receivedBeforeCents }: PaymentPlan,
): Promise<PlanReceipts> => {
  const charges = await listChargesOfDrawdown(table, { companyId, drawdownId, price: { drawdownDate } })
  return {
    charges,
    receivedCents: receivedOn(charges) - receivedBeforeCents,
    owedCents: charges.reduce(
      (sum, { status, owedCents }) => (isOpenCharge(status) ? sum + sumOfKinds(owedCents) : sum),
      0,
    ),
  }
}

/**
 * What was received under a plan, what was reported and is not booked (early repayments too), and what is still owed on
 * the drawdown's charge orders.
 */
export interface PlanBalance extends PlanReceipts {
  drawdown: Drawdown
  reportedCents: number
}

export const loadPlanBalance = async (table: Table, plan: PaymentPlan): Promise<PlanBalance> => {
  const { companyId, drawdownId } = plan
  const [drawdown, payoff] = await Promise.all([
    findDrawdown(table, companyId, drawdownId),
    findPayoff(table, companyId, drawdownId),
  ])
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  const receipts = await planReceipts(table, plan)
  const earlyCents = payoff && isOpenPayment(payoff.status) ? payoff.reportedCents : 0
  return {
    ...receipts,
    drawdown,
    reportedCents: receipts.charges.reduce((sum, { pendingCents }) => sum + pendingCents, earlyCents),
  }
}
