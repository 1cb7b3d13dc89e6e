import { siteScreens } from '#shared/site/screen-paths.ts'
import { findEventUser } from '../account/find-event-user.ts'
import { mailOwner } from '../mails/mail-owner.ts'
import { siteLink } from '../mails/site-link.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { instantText } from '../words/format.ts'
import { shopsWords } from '../words/load-words.ts'

/** Tells the company's owner who has looked at which password, and when. */
export const onShopPasswordShown: Subscriber<'shop-password-shown'> = async (
  { companyId, userId, login },
  deps,
  delivery,
) => {
  const { user, at } = await findEventUser(deps, userId, delivery)
  await mailOwner(companyId, 'security', deps, async ({ locale }) => ({
    words: (await shopsWords[locale]()).words.passwordShown,
    facts: { shopLogin: login, loginEmail: user.email, at: instantText(at, locale) },
    actionUrl: siteLink(deps.config, siteScreens.forgotPassword),
  }))
}
