import { recordSecurityActivity } from '../account/security/record-security-activity.ts'
import { findCompany } from '../data/companies.ts'
import { findUser } from '../data/users.ts'
import { mailUser } from '../mails/mail-user.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { instantText, moneyText } from '../translations/format.ts'
import { drawdownTranslations } from '../translations/load-translations.ts'
import { findEventDrawdown } from './drawdown-notifications.ts'

/** Notifies both administrators of a drawdown, including the confirming one, who may have been impersonated. */
export const onDrawdownConfirmed: Subscriber<'drawdown-confirmed'> = async (event, deps, delivery) => {
  const { table } = deps
  const { companyId, price, currency, requestedBy, confirmed } = await findEventDrawdown(deps, event)
  if (!requestedBy || !confirmed) return
  const [company, asker, confirmer] = await Promise.all([
    findCompany(table, companyId),
    findUser(table, requestedBy),
    findUser(table, confirmed.by),
  ])
  if (!company || !confirmer) return
  const about = moneyText(price.amountCents, currency)
  for (const user of [asker, confirmer]) {
    if (!user) continue
    await recordSecurityActivity(deps, user.userId, { news: 'drawdownConfirmed', about, companyId }, delivery)
    await mailUser(user, company, 'security', deps, async ({ locale, companyName, linkTo }) => ({
      translations: (await drawdownTranslations[locale]()).translations.confirmed,
      actionUrl: linkTo('secondApproval'),
      values: { confirmer: confirmer.email, company: companyName },
      facts: { amount: about, at: instantText(confirmed.at, locale) },
    }))
  }
}
