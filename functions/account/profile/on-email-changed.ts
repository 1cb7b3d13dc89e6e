import { maskEmail } from '#shared/account/mask-email.ts'
import { instantText } from '#shared/i18n/format.ts'
import { findCredentials } from '../../data/credentials.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import type { Subscriber } from '../../runtime/subscriber.ts'
import { accountTranslations } from '../../translations/load-translations.ts'
import { findEventUser } from '../find-event-user.ts'
import { recordSecurityActivity } from '../security/record-security-activity.ts'
import { endSessions } from '../sessions/end-sessions.ts'

/** Notifies the former address, and ends older sessions again, in case the call crashed before it did. */
export const onEmailChanged: Subscriber<'email-changed'> = async (
  { userId, formerEmail },
  deps,
  delivery,
) => {
  const { table, messenger, config } = deps
  await recordSecurityActivity(deps, userId, { news: 'emailChanged', about: formerEmail }, delivery)
  const { user, at } = await findEventUser(deps, userId, delivery)
  const { locale, email } = user
  const credentials = await findCredentials(table, email)
  if (credentials) await endSessions(deps, userId, { openedBefore: credentials.version })
  const { translations } = await accountTranslations[locale]()
  // Masked: the former mailbox may have another reader by now.
  const facts = { loginEmail: formerEmail, newEmail: maskEmail(email), at: instantText(at, locale) }
  const mail = await composeMail({ locale, translations: translations.emailChanged, facts }, config)
  await messenger.sendMail({ to: formerEmail, ...mail })
}
