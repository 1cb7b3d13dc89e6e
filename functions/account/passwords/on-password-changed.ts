import { instantText } from '#shared/i18n/format.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { siteLink } from '../../mails/site-link.ts'
import type { Subscriber } from '../../runtime/subscriber.ts'
import { accountTranslations } from '../../translations/load-translations.ts'
import { findEventUser } from '../find-event-user.ts'
import { recordSecurityActivity } from '../security/record-security-activity.ts'
import { endSessions } from '../sessions/end-sessions.ts'

const newsOf = {
  reset: 'passwordReset',
  updated: 'passwordUpdated',
  initial: 'passwordInitial',
} as const

/**
 * Notifies the user of the new password, and ends older sessions again: the call that changed it may have crashed
 * before it did.
 */
export const onPasswordChanged: Subscriber<'password-changed'> = async (
  { userId, credentialsVersion, how },
  deps,
  delivery,
) => {
  await endSessions(deps, userId, { openedBefore: credentialsVersion })
  await recordSecurityActivity(deps, userId, { news: newsOf[how] }, delivery)
  const { messenger, config } = deps
  const { user, at } = await findEventUser(deps, userId, delivery)
  const { locale, email } = user
  const { translations } = await accountTranslations[locale]()
  const mail = await composeMail(
    {
      locale,
      translations: translations.passwordChanged[how],
      facts: { loginEmail: email, at: instantText(at, locale) },
      actionUrl: siteLink(config, siteScreens.forgotPassword),
    },
    config,
  )
  await messenger.sendMail({ to: email, ...mail })
}
