import { chargeAsOf, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { progressOf } from '#shared/repayment/payment-plan.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { money, notification } from '../data/notifications.ts'
import { findPaymentPlan, type PaymentPlan } from '../data/payment-plans.ts'
import type { Table } from '../data/table.ts'
import type { Subscribers } from '../runtime/subscriber.ts'
import { bankTransferFacts } from './bank-transfer-facts.ts'
import { loadPlanBalance } from './plan-balance.ts'

const planOf = async (table: Table, companyId: string, planId: string): Promise<PaymentPlan> => {
  const plan = await findPaymentPlan(table, companyId, planId)
  if (!plan) throw new Error(`there is no payment plan ${planId}`)
  return plan
}

const totalOf = ({ owedCents, interestCents, currency }: PaymentPlan) =>
  money(owedCents + interestCents, currency)

const datesOf = ({ instalments, currency }: PaymentPlan) => {
  const [first, last] = [instalments[0], instalments.at(-1)]
  if (!first || !last) throw new Error('a payment plan without instalments')
  return {
    firstDueDate: first.dueDate,
    firstPayment: money(first.amountCents, currency),
    lastDueDate: last.dueDate,
  }
}

const endings = {
  kept: 'payment-plan-kept',
  withdrawn: 'payment-plan-withdrawn',
  lapsed: 'payment-plan-lapsed',
} as const

export const paymentPlanNotifications = {
  'payment-plan-offered': async ({ companyId, planId }, { table }) => {
    const plan = await planOf(table, companyId, planId)
    if (plan.status !== 'offered') return
    const facts = { total: totalOf(plan), ...datesOf(plan), signBefore: plan.offeredUntil }
    return notification(companyId, 'payment-plan-offered', facts)
  },

  'payment-plan-started': async ({ companyId, planId }, { table }) => {
    const plan = await planOf(table, companyId, planId)
    return notification(companyId, 'payment-plan-started', { total: totalOf(plan), ...datesOf(plan) })
  },

  'payment-plan-due': async ({ companyId, planId, dueDate }, { table, clock, config }) => {
    const plan = await planOf(table, companyId, planId)
    const today = businessDate(clock())
    const { receivedCents, reportedCents } = await loadPlanBalance(table, plan)
    const { instalments } = progressOf(plan, receivedCents + reportedCents, today)
    const instalment = instalments.find((each) => each.dueDate === dueDate)
    // Ended, paid or reported as paid meanwhile.
    if (plan.status !== 'in force' || !instalment || instalment.paidCents === instalment.amountCents) return
    const facts = {
      dueDate,
      amount: money(instalment.amountCents - instalment.paidCents, plan.currency),
      ...bankTransferFacts(plan, config),
    }
    return notification(companyId, dueDate < today ? 'payment-plan-late' : 'payment-plan-due', facts)
  },

  'payment-plan-ended': async ({ companyId, planId, how }, { table, clock }) => {
    const plan = await planOf(table, companyId, planId)
    if (how !== 'broken' && how !== 'ended')
      return notification(companyId, endings[how], { total: totalOf(plan) })
    const today = businessDate(clock())
    const { charges } = await loadPlanBalance(table, plan)
    const owed = charges
      .filter(({ status }) => isOpenCharge(status))
      .reduce((sum, charge) => sum + sumOfKinds(chargeAsOf(charge, today).owedCents), 0)
    const outstanding = money(owed, plan.currency)
    return how === 'ended'
      ? notification(companyId, 'payment-plan-ended', { outstanding })
      : notification(companyId, 'payment-plan-broken', { dueDate: plan.missedOn ?? today, outstanding })
  },
} satisfies Partial<Subscribers>
