import { findUser } from '../../data/users.ts'
import type { Subscriber } from '../../events/subscriber.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { needlessActivationWords } from '../mails/account-mails.ts'

/** Tells a user that there is nothing to activate: only by mail, for the screen must not say who is a customer. */
export const onNeedlessActivationRequested: Subscriber<'needless-activation-requested'> = async (
  { userId, locale },
  { table, messenger, config: { brandName, siteUrl } },
) => {
  const user = await findUser(table, userId)
  if (!user) return
  const words = needlessActivationWords[locale]
  const mail = composeMail({
    brandName,
    locale,
    subject: words.subject(brandName),
    heading: words.heading,
    paragraphs: words.paragraphs(brandName),
    action: {
      label: words.action,
      url: `${siteUrl}/financing/sign-in?${new URLSearchParams({ email: user.email })}`,
    },
    footnote: words.footnote,
  })
  await messenger.sendMail({ to: user.email, ...mail })
}
