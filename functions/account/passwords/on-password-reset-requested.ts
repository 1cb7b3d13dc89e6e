import type { Subscriber } from '../../events/subscriber.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { securityWords } from '../mails/security-mails.ts'
import { findLinkedUser } from './set-password-by-link.ts'

/** Mails the link that resets a password, unless it is none any more: a mail that comes late must not lead nowhere. */
export const onPasswordResetRequested: Subscriber<'password-reset-requested'> = async (
  { locale, sealedToken },
  deps,
) => {
  const {
    seal,
    messenger,
    config: { brandName, siteUrl },
  } = deps
  const token = await seal.open(sealedToken, 'event')
  const linked = await findLinkedUser(deps, token)
  if (!linked.ok) return
  const words = securityWords[locale].resetLink
  const mail = composeMail({
    brandName,
    locale,
    subject: words.subject(brandName),
    heading: words.heading,
    paragraphs: words.paragraphs(brandName, ''),
    action: { label: words.action, url: `${siteUrl}/financing/set-password?token=${token}` },
    footnote: words.footnote,
  })
  await messenger.sendMail({ to: linked.user.email, ...mail })
}
