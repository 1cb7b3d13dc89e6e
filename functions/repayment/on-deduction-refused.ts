import { awaitsTransfer } from '#shared/repayment/awaits-transfer.ts'
import { chargeAsOf, sumOfKinds } from '#shared/repayment/charge-order.ts'
import type { DeductionRefusal } from '#shared/repayment/deduction.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findChargeOrder } from '../data/charge-orders.ts'
import type { MessageContent } from '../data/messages.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { deductionAccountName } from '../shops/deduction-account.ts'
import { dateText, moneyText } from '../translations/format.ts'
import { repaymentTranslations } from '../translations/load-translations.ts'
import { owedFacts } from './parts-facts.ts'
import { payToFacts } from './pay-to-facts.ts'

const told = {
  insufficient: { kind: 'deduction-insufficient', mail: 'deductionInsufficient' },
  revoked: { kind: 'deduction-revoked', mail: 'deductionRevoked' },
  noAccount: { kind: 'deduction-no-account', mail: 'deductionNoAccount' },
} as const satisfies Record<DeductionRefusal, { kind: MessageContent['kind']; mail: string }>

/** Asks for a transfer instead, with the reason why nothing was deducted. */
export const onDeductionRefused: Subscriber<'deduction-refused'> = async (
  { companyId, chargeId, refusal },
  deps,
  delivery,
) => {
  const stored = await findChargeOrder(deps.table, companyId, chargeId)
  if (!stored) throw new Error(`there is no charge order ${chargeId}`)
  const charge = chargeAsOf(stored, businessDate(deps.clock()))
  // Paid, reported as paid or on hold meanwhile.
  if (!awaitsTransfer(charge)) return
  const { currency, drawdownId, dueDate, owedCents, deduction } = charge
  const owed = sumOfKinds(owedCents)
  const { kind, mail } = told[refusal]
  await createUserMessage(
    companyId,
    { kind, outstanding: { cents: owed, currency }, dueDate },
    deps,
    delivery,
  )
  await mailCompanyOwner(companyId, kind, deps, async ({ locale, linkTo }) => ({
    translations: (await repaymentTranslations[locale]()).translations[mail],
    actionUrl: linkTo('charge', chargeId),
    facts: {
      dueDate: dateText(dueDate, locale),
      ...owedFacts(charge),
      outstanding: moneyText(owed, currency),
      ...(deduction?.account ? { deductedFrom: deductionAccountName(deps, deduction.account) } : {}),
      ...payToFacts(drawdownId, deps.config),
    },
  }))
}
