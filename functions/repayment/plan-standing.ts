import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { receivedOn } from '#shared/repayment/payment-plan.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { type ChargeOrder, listChargesOfDrawdown } from '../data/charge-orders.ts'
import { type Drawdown, findDrawdown } from '../data/drawdowns.ts'
import type { PaymentPlan } from '../data/payment-plans.ts'
import { findPayoff } from '../data/payoffs.ts'
import type { Table } from '../data/table.ts'

/**
 * What was received under a plan, what was reported and is not booked (early repayments too), and what is still owed on
 * the drawdown's charge orders.
 */
export interface PlanStanding {
  drawdown: Drawdown
  charges: ChargeOrder[]
  receivedCents: number
  reportedCents: number
  owedCents: number
}

export const planStanding = async (
  table: Table,
  { companyId, drawdownId, receivedBeforeCents }: PaymentPlan,
): Promise<PlanStanding> => {
  const [drawdown, payoff] = await Promise.all([
    findDrawdown(table, companyId, drawdownId),
    findPayoff(table, companyId, drawdownId),
  ])
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  const charges = await listChargesOfDrawdown(table, drawdown)
  const earlyCents = payoff && isOpenPayment(payoff.status) ? payoff.reportedCents : 0
  return {
    drawdown,
    charges,
    receivedCents: receivedOn(charges) - receivedBeforeCents,
    reportedCents: charges.reduce((sum, { pendingCents }) => sum + pendingCents, earlyCents),
    owedCents: charges.reduce(
      (sum, { status, owedCents }) => (isOpenCharge(status) ? sum + sumOfKinds(owedCents) : sum),
      0,
    ),
  }
}
