import { awaitsTransfer } from '#shared/repayment/awaits-transfer.ts'
import { chargeAsOf, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findChargeOrder } from '../data/charge-orders.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText, moneyText } from '../translations/format.ts'
import { repaymentTranslations } from '../translations/load-translations.ts'
import { owedFacts } from './parts-facts.ts'
import { payToFacts } from './pay-to-facts.ts'

export const onChargeDue: Subscriber<'charge-due'> = async ({ companyId, chargeId }, deps, delivery) => {
  const stored = await findChargeOrder(deps.table, companyId, chargeId)
  if (!stored) throw new Error(`there is no charge order ${chargeId}`)
  const today = businessDate(deps.clock())
  const charge = chargeAsOf(stored, today)
  // Paid, reported as paid or on hold meanwhile.
  if (!awaitsTransfer(charge)) return
  const { dueDate, currency, drawdownId, owedCents, pendingCents, deduction } = charge
  const outstandingCents = sumOfKinds(owedCents)
  const isOverdue = dueDate < today
  // It will be deducted during the day: a transfer would pay twice.
  if (!isOverdue && deduction?.account && !deduction.refusal) return
  // On its due date the seller already has the message from when it was raised.
  if (isOverdue)
    await createUserMessage(
      companyId,
      { kind: 'repayment-overdue', outstanding: { cents: outstandingCents, currency }, dueDate },
      deps,
      delivery,
    )
  await mailCompanyOwner(companyId, 'bills', deps, async ({ locale, linkTo }) => ({
    translations: (await repaymentTranslations[locale]()).translations[isOverdue ? 'overdue' : 'dueToday'],
    actionUrl: linkTo('charge', chargeId),
    facts: {
      dueDate: dateText(dueDate, locale),
      ...owedFacts(charge),
      outstanding: moneyText(outstandingCents, currency),
      ...(pendingCents > 0 ? { reported: moneyText(pendingCents, currency) } : {}),
      ...payToFacts(drawdownId, deps.config),
    },
  }))
}
