import { chargeAsOf, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { moneyText } from '../translations/format.ts'
import { repaymentTranslations } from '../translations/load-translations.ts'
import { findChargeAndPayment } from './find-charge-and-payment.ts'
import { owedFacts } from './parts-facts.ts'

export const onPaymentVoided: Subscriber<'payment-voided'> = async (
  { companyId, chargeId, paymentId },
  deps,
  delivery,
) => {
  const { charge, payment } = await findChargeAndPayment(deps.table, { companyId, chargeId, paymentId })
  const owed = chargeAsOf(charge, businessDate(deps.clock()))
  const { currency, owedCents } = owed
  const { reportedCents, reference } = payment
  await createUserMessage(
    companyId,
    { kind: 'payment-voided', reported: { cents: reportedCents, currency } },
    deps,
    delivery,
  )
  await mailCompanyOwner(companyId, 'payment-voided', deps, async ({ locale, linkTo }) => ({
    translations: (await repaymentTranslations[locale]()).translations.paymentVoided,
    actionUrl: linkTo('charge', chargeId),
    facts: {
      reported: moneyText(reportedCents, currency),
      reference,
      ...owedFacts(owed),
      outstanding: moneyText(sumOfKinds(owedCents), currency),
    },
  }))
}
