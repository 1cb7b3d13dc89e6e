import { recordActivityForAdministrators } from '../account/security/record-security-activity.ts'
import { mailAdministrators } from '../mails/mail-administrators.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { instantText, moneyText } from '../translations/format.ts'
import { drawdownTranslations } from '../translations/load-translations.ts'
import { findEventDrawdown } from './drawdown-notifications.ts'

/** Notifies every administrator of a requested drawdown, including the requester, who may have been impersonated. */
export const onDrawdownNoticeDue: Subscriber<'drawdown-notice-due'> = async (event, deps, delivery) => {
  const { companyId, signerName, price, currency, signedAt } = await findEventDrawdown(deps, event)
  const about = moneyText(price.amountCents, currency)
  await recordActivityForAdministrators(deps, companyId, { news: 'drawdownRequested', about }, delivery)
  await mailAdministrators(companyId, 'security', deps, async ({ locale, companyName }) => ({
    translations: (await drawdownTranslations[locale]()).translations.requested,
    values: { signer: signerName, company: companyName },
    facts: { amount: about, at: instantText(signedAt, locale) },
  }))
}
