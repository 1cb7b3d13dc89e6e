import { findUser } from '../../data/users.ts'
import type { Subscriber } from '../../events/subscriber.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { activationWords } from '../mails/account-mails.ts'

/** Mails the link that activates the user. */
export const onActivationRequested: Subscriber<'activation-requested'> = async (
  { userId, locale, sealedToken },
  { table, seal, messenger, config: { brandName, siteUrl } },
) => {
  const user = await findUser(table, userId)
  if (!user || user.isActivated) return
  const token = await seal.open(sealedToken, 'event')
  const words = activationWords[locale]
  const mail = composeMail({
    brandName,
    locale,
    subject: words.subject(brandName),
    heading: words.heading,
    paragraphs: words.paragraphs(brandName),
    action: { label: words.action, url: `${siteUrl}/financing/activate?token=${token}` },
    footnote: words.footnote,
  })
  await messenger.sendMail({ to: user.email, ...mail })
}
