import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { receivedOn } from '#shared/repayment/payment-plan.ts'
import { type ChargeOrder, listChargesOfDrawdown } from '../data/charge-orders.ts'
import { type Drawdown, findDrawdown } from '../data/drawdowns.ts'
import type { PaymentPlan } from '../data/payment-plans.ts'
import type { Table } from '../data/table.ts'

/** What was received under a plan, reported and not booked, and is still owed on the drawdown's charge orders. */
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
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  const charges = await listChargesOfDrawdown(table, drawdown)
  return {
    drawdown,
    charges,
    receivedCents: receivedOn(charges) - receivedBeforeCents,
    reportedCents: charges.reduce((sum, { pendingCents }) => sum + pendingCents, 0),
    owedCents: charges.reduce(
      (sum, { status, owedCents }) => (isOpenCharge(status) ? sum + sumOfKinds(owedCents) : sum),
      0,
    ),
  }
}
