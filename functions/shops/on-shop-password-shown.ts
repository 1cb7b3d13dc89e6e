import { siteScreens } from '#shared/site/screen-paths.ts'
import { findEventUser } from '../account/find-event-user.ts'
import { mailCompanyOwner } from '../mails/mail-company-owner.ts'
import { siteLink } from '../mails/site-link.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { instantText } from '../translations/format.ts'
import { shopsTranslations } from '../translations/load-translations.ts'

/** Notifies the company's owner of who was shown which password, and when. */
export const onShopPasswordShown: Subscriber<'shop-password-shown'> = async (
  { companyId, userId, login },
  deps,
  delivery,
) => {
  const { user, at } = await findEventUser(deps, userId, delivery)
  await mailCompanyOwner(companyId, 'security', deps, async ({ locale }) => ({
    translations: (await shopsTranslations[locale]()).translations.passwordShown,
    facts: { shopLogin: login, loginEmail: user.email, at: instantText(at, locale) },
    actionUrl: siteLink(deps.config, siteScreens.forgotPassword),
  }))
}
