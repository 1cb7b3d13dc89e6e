import { findPaymentAccount } from '../data/payment-accounts.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { leaveMessage } from '../notifications/leave-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { shopsWords } from '../words/load-words.ts'
import { callPaymentAccount } from './describe-payment-account.ts'

/** The seller is told that a payment account is read no more, inside the portal and by mail. */
export const onPaymentAccountStopped: Subscriber<'payment-account-stopped'> = async (
  event,
  deps,
  delivery,
) => {
  const { companyId, status } = event
  const found = await findPaymentAccount(deps.table, companyId, event)
  if (!found) throw new Error('there is no such payment account')
  const account = callPaymentAccount(deps, found)
  await leaveMessage(
    companyId,
    { kind: `payment-account-${status}`, account: { name: account } },
    deps,
    delivery,
  )
  await mailOwner(companyId, `payment-account-${status}`, deps, async ({ locale, linkTo }) => ({
    actionUrl: linkTo('shops'),
    words: (await shopsWords[locale]()).words.paymentAccount[status],
    values: { account },
  }))
}
