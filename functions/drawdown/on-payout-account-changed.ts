import type { PayoutAccountChange } from '#shared/drawdown/payout-account.ts'
import { recordActivityForAdministrators } from '../account/security/record-security-activity.ts'
import { mailAdministrators, textAdministrators } from '../mails/mail-administrators.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { instantText } from '../translations/format.ts'
import { drawdownTranslations } from '../translations/load-translations.ts'
import { findEventAccount } from './find-event-account.ts'

const newsOf = {
  added: 'payoutAccountAdded',
  changed: 'payoutAccountChanged',
  removed: 'payoutAccountRemoved',
  chosen: 'payoutAccountChosen',
} as const

const wordsOf = {
  added: 'payoutAccountAdded',
  changed: 'payoutAccountChanged',
  removed: 'payoutAccountRemoved',
  chosen: 'payoutAccountChosen',
} as const satisfies Record<Exclude<PayoutAccountChange, 'first'>, string>

/** Notifies every administrator by mail and SMS, including the actor, who may have been impersonated. */
export const onPayoutAccountChanged: Subscriber<'payout-account-changed'> = async (
  { companyId, accountId, change },
  deps,
  delivery,
) => {
  if (change === 'first') return
  const { shown, facts } = await findEventAccount(deps, companyId, accountId)
  const kind = `payout-account-${change}` as const
  await recordActivityForAdministrators(deps, companyId, { news: newsOf[change], about: shown }, delivery)
  await createUserMessage(companyId, { kind, account: { name: shown } }, deps, delivery)
  await mailAdministrators(companyId, kind, deps, async ({ locale, linkTo }) => ({
    translations: (await drawdownTranslations[locale]()).translations[wordsOf[change]],
    actionUrl: linkTo('payoutAccounts'),
    facts: { ...facts, at: instantText(delivery.at, locale) },
  }))
  await textAdministrators(
    companyId,
    deps,
    async (locale) => (await drawdownTranslations[locale]()).translations.sms[change],
  )
}
