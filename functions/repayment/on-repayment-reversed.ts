import { chargeAsOf, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText, moneyText } from '../translations/format.ts'
import { repaymentTranslations } from '../translations/load-translations.ts'
import { findChargeAndPayment } from './find-charge-and-payment.ts'
import { owedFacts } from './parts-facts.ts'
import { payToFacts } from './pay-to-facts.ts'

export const onRepaymentReversed: Subscriber<'repayment-reversed'> = async (
  { companyId, chargeId, paymentId },
  deps,
  delivery,
) => {
  const { charge, payment } = await findChargeAndPayment(deps.table, { companyId, chargeId, paymentId })
  if (payment.postedCents === undefined) throw new Error(`payment ${paymentId} was not posted`)
  const owed = chargeAsOf(charge, businessDate(deps.clock()))
  const { currency, dueDate, owedCents } = owed
  const returned = payment.postedCents
  await createUserMessage(
    companyId,
    { kind: 'repayment-reversed', returned: { cents: returned, currency } },
    deps,
    delivery,
  )
  await mailCompanyOwner(companyId, 'repayment-reversed', deps, async ({ locale, linkTo }) => ({
    translations: (await repaymentTranslations[locale]()).translations.repaymentReversed,
    actionUrl: linkTo('charge', chargeId),
    facts: {
      returned: moneyText(returned, currency),
      dueDate: dateText(dueDate, locale),
      ...owedFacts(owed),
      outstanding: moneyText(sumOfKinds(owedCents), currency),
      ...payToFacts(charge.drawdownId, deps.config),
    },
  }))
}
