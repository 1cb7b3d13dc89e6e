import { chargeAsOf, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findChargeOrder } from '../data/charge-orders.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { dateText, moneyText } from '../translations/format.ts'
import { repaymentTranslations } from '../translations/load-translations.ts'

export const onFeeCharged: Subscriber<'fee-charged'> = async (
  { companyId, chargeId, feeCents },
  deps,
  delivery,
) => {
  const stored = await findChargeOrder(deps.table, companyId, chargeId)
  if (!stored) throw new Error(`there is no charge order ${chargeId}`)
  const { owedCents, currency, dueDate } = chargeAsOf(stored, businessDate(deps.clock()))
  const owed = sumOfKinds(owedCents)
  await createUserMessage(
    companyId,
    { kind: 'fee-charged', fee: { cents: feeCents, currency }, outstanding: { cents: owed, currency } },
    deps,
    delivery,
  )
  await mailCompanyOwner(companyId, 'fee-charged', deps, async ({ locale, linkTo }) => ({
    translations: (await repaymentTranslations[locale]()).translations.feeCharged,
    actionUrl: linkTo('charge', chargeId),
    facts: {
      fee: moneyText(feeCents, currency),
      outstanding: moneyText(owed, currency),
      dueDate: dateText(dueDate, locale),
    },
  }))
}
