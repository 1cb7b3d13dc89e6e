import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText, moneyText } from '../translations/format.ts'
import { repaymentTranslations } from '../translations/load-translations.ts'
import { findChargeAndPayment } from './find-charge-and-payment.ts'
import { partsFacts } from './parts-facts.ts'

export const onPayoffOvertaken: Subscriber<'payoff-overtaken'> = async (
  { companyId, chargeId, paymentId },
  deps,
  delivery,
) => {
  const { charge, payment } = await findChargeAndPayment(deps.table, { companyId, chargeId, paymentId })
  const { currency, dueDate, chargedCents } = charge
  const { reportedCents, reference } = payment
  await createUserMessage(
    companyId,
    { kind: 'payoff-overtaken', reported: { cents: reportedCents, currency } },
    deps,
    delivery,
  )
  await mailCompanyOwner(companyId, 'payoff-overtaken', deps, async ({ locale, linkTo }) => ({
    translations: (await repaymentTranslations[locale]()).translations.payoffOvertaken,
    actionUrl: linkTo('charge', chargeId),
    facts: {
      reported: moneyText(reportedCents, currency),
      reference,
      dueDate: dateText(dueDate, locale),
      ...partsFacts(chargedCents, currency, charge.packetCents),
      total: moneyText(sumOfKinds(chargedCents), currency),
    },
  }))
}
