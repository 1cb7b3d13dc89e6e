import { findPaymentAccount } from '../data/payment-accounts.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { shopsTranslations } from '../translations/load-translations.ts'
import { paymentAccountName } from './describe-payment-account.ts'

/** Notifies the seller, in the portal and by mail, that a payment account is not synced any more. */
export const onPaymentAccountStopped: Subscriber<'payment-account-stopped'> = async (
  event,
  deps,
  delivery,
) => {
  const { companyId, status } = event
  const found = await findPaymentAccount(deps.table, companyId, event)
  if (!found) throw new Error('there is no such payment account')
  const account = paymentAccountName(deps, found)
  await createUserMessage(
    companyId,
    { kind: `payment-account-${status}`, account: { name: account } },
    deps,
    delivery,
  )
  await mailCompanyOwner(companyId, `payment-account-${status}`, deps, async ({ locale, linkTo }) => ({
    actionUrl: linkTo('shops'),
    translations: (await shopsTranslations[locale]()).translations.paymentAccount[status],
    values: { account },
  }))
}
