import { siteScreens, withQuery } from '#shared/site/screen-paths.ts'
import { findUser } from '../../data/users.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { siteLink } from '../../mails/site-link.ts'
import type { Subscriber } from '../../runtime/subscriber.ts'
import { accountTranslations } from '../../translations/load-translations.ts'

/** Informs a user that the account is active: by mail only, since the screen must not reveal customers. */
export const onNeedlessActivationRequested: Subscriber<'needless-activation-requested'> = async (
  { userId, locale },
  { table, messenger, config },
) => {
  const user = await findUser(table, userId)
  if (!user) return
  const { translations } = await accountTranslations[locale]()
  const actionUrl = siteLink(config, withQuery(siteScreens.login, { email: user.email }))
  const mail = await composeMail({ locale, translations: translations.needlessActivation, actionUrl }, config)
  await messenger.sendMail({ to: user.email, ...mail })
}
