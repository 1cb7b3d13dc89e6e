import { siteScreens, withQuery } from '#shared/site/screen-paths.ts'
import { findUser } from '../../data/users.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { siteLink } from '../../mails/site-link.ts'
import type { Subscriber } from '../../runtime/subscriber.ts'
import { accountTranslations } from '../../translations/load-translations.ts'

/** Tells a user that there is nothing to activate: only by mail, for the screen must not say who is a customer. */
export const onNeedlessActivationRequested: Subscriber<'needless-activation-requested'> = async (
  { userId, locale },
  { table, messenger, config },
) => {
  const user = await findUser(table, userId)
  if (!user) return
  const { words } = await accountTranslations[locale]()
  const actionUrl = siteLink(config, withQuery(siteScreens.login, { email: user.email }))
  const mail = await composeMail({ locale, words: words.needlessActivation, actionUrl }, config)
  await messenger.sendMail({ to: user.email, ...mail })
}
