import type { Cents } from '#shared/money/cents.ts'
import { progressOf } from '#shared/repayment/payment-plan.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { findPaymentPlan, type PaymentPlan } from '../../../../functions/data/payment-plans.ts'
import { findPayoff } from '../../../../functions/data/payoffs.ts'
import { sumOfParts } from './read-books.ts'
import { idsOf, type Scene } from './scene.ts'
import type { FiguresOfKinds, VerifiedKind } from './verified-facts.ts'

const planIn = async (scene: Scene): Promise<PaymentPlan> => {
  const { companyId, planId } = idsOf(scene, 'companyId', 'planId')
  const plan = await findPaymentPlan(scene.books.table, companyId, planId)
  if (!plan) throw new Error(`there is no payment plan ${planId}`)
  return plan
}

const totalOf = ({ instalments }: PaymentPlan): Cents =>
  instalments.reduce((sum, { amountCents }) => sum + amountCents, 0)

const total = async (scene: Scene) => ({ total: totalOf(await planIn(scene)) })

const agreed = async (scene: Scene) => {
  const plan = await planIn(scene)
  const [first, last] = [plan.instalments[0], plan.instalments.at(-1)]
  return {
    total: totalOf(plan),
    firstDueDate: first?.dueDate,
    firstPayment: first?.amountCents,
    lastDueDate: last?.dueDate,
  }
}

/** What the drawdown owes on its bills today. */
const owedOnBills = async ({ books }: Scene, { drawdownId }: PaymentPlan): Promise<Cents> => {
  let cents = 0
  for (const charge of books.openChargesOf(drawdownId)) cents += sumOfParts(await books.debtTodayOf(charge))
  return cents
}

/** The rest of an instalment after the amounts received since the offer and the reported ones. */
const instalment = async (scene: Scene) => {
  const { books } = scene
  const { dueDate, companyId } = idsOf(scene, 'dueDate', 'companyId')
  const plan = await planIn(scene)
  const { drawdownId, receivedBeforeCents } = plan
  const payoff = await findPayoff(books.table, companyId, drawdownId)
  const reportedCents = books
    .chargesOf(drawdownId)
    .reduce(
      (sum, { pendingCents }) => sum + pendingCents,
      payoff && isOpenPayment(payoff.status) ? payoff.reportedCents : 0,
    )
  const receivedCents = books.receivedOf(drawdownId) - receivedBeforeCents
  const { instalments } = progressOf(plan, receivedCents + reportedCents, books.today)
  const found = instalments.find((each) => each.dueDate === dueDate)
  return { amount: found && found.amountCents - found.paidCents, dueDate }
}

export const paymentPlanFigures = {
  'payment-plan-offered': agreed,
  'payment-plan-started': agreed,
  'payment-plan-due': instalment,
  'payment-plan-late': instalment,
  'payment-plan-kept': total,
  'payment-plan-broken': async (scene) => {
    const plan = await planIn(scene)
    return { dueDate: plan.missedOn, outstanding: await owedOnBills(scene, plan) }
  },
  'payment-plan-ended': async (scene) => ({ outstanding: await owedOnBills(scene, await planIn(scene)) }),
  'payment-plan-withdrawn': total,
  'payment-plan-lapsed': total,
} satisfies Partial<FiguresOfKinds<VerifiedKind>>
