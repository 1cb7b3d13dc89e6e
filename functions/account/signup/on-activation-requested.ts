import { siteScreens, withSecret } from '#shared/site/screen-paths.ts'
import { findUser } from '../../data/users.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { siteLink } from '../../mails/site-link.ts'
import type { Subscriber } from '../../runtime/subscriber.ts'
import { accountTranslations } from '../../translations/load-translations.ts'

/** Mails the link that activates the user. */
export const onActivationRequested: Subscriber<'activation-requested'> = async (
  { userId, locale, sealedToken },
  { table, seal, messenger, config },
) => {
  const user = await findUser(table, userId)
  if (!user || user.isActivated) return
  const token = await seal.open(sealedToken, 'event')
  const { translations } = await accountTranslations[locale]()
  const actionUrl = siteLink(config, withSecret(siteScreens.activate, { token }))
  const mail = await composeMail({ locale, translations: translations.activation, actionUrl }, config)
  await messenger.sendMail({ to: user.email, ...mail })
}
