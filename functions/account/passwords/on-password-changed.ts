import type { Subscriber } from '../../events/subscriber.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { instantText } from '../../papers/words/formats.ts'
import { findToldUser } from '../mails/find-told-user.ts'
import { securityWords } from '../mails/security-mails.ts'
import { endSessions } from '../sessions/end-sessions.ts'

/**
 * Tells the user that their password was changed, and ends the sessions of older ones again: the call that changed it
 * may have broken off before it did.
 */
export const onPasswordChanged: Subscriber<'password-changed'> = async (
  { userId, credentialsVersion, how },
  deps,
  delivery,
) => {
  await endSessions(deps, userId, { openedBefore: credentialsVersion })
  const {
    messenger,
    config: { brandName, siteUrl },
  } = deps
  const { user, at } = await findToldUser(deps, userId, delivery)
  const { locale, email } = user
  const { facts, passwordChanged: words } = securityWords[locale]
  const mail = composeMail({
    brandName,
    locale,
    subject: words[how].subject(brandName),
    heading: words[how].heading,
    paragraphs: words[how].paragraphs,
    facts: [
      { label: facts.account, value: email },
      { label: facts.at, value: instantText(at, locale) },
    ],
    action: { label: words.action, url: `${siteUrl}/financing/forgot-password` },
    footnote: words.footnote,
  })
  await messenger.sendMail({ to: email, ...mail })
}
