import { instantText } from '#shared/i18n/format.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { findCredentials } from '../../data/credentials.ts'
import { findUser } from '../../data/users.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { siteLink } from '../../mails/site-link.ts'
import type { Subscriber } from '../../runtime/subscriber.ts'
import { accountTranslations } from '../../translations/load-translations.ts'
import { recordSecurityActivity } from '../security/record-security-activity.ts'

/** Notifies a user that failed attempts have locked unknown browsers, or a known one. Nobody else learns of it. */
export const onPasswordLocked: Subscriber<'password-locked'> = async (event, deps, delivery) => {
  const { table, messenger, config } = deps
  const credentials = await findCredentials(table, event.email)
  const user = credentials && (await findUser(table, credentials.userId))
  if (!user?.isActivated || user.blockedAt) return
  const news = event.of === 'device' ? 'lockedDevice' : 'lockedStrangers'
  await recordSecurityActivity(deps, user.userId, { news }, delivery)
  const { locale, email } = user
  const { translations } = await accountTranslations[locale]()
  const mail = await composeMail(
    {
      locale,
      translations: translations.passwordLocked[event.of],
      facts: { loginEmail: email, at: instantText(delivery.at, locale) },
      actionUrl: siteLink(config, siteScreens.forgotPassword),
    },
    config,
  )
  await messenger.sendMail({ to: email, ...mail })
}
