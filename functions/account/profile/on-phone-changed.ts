import type { Subscriber } from '../../events/subscriber.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { instantText } from '../../papers/words/formats.ts'
import { findToldUser } from '../mails/find-told-user.ts'
import { securityWords } from '../mails/security-mails.ts'

const lastDigits = 4

/** Tells the user by mail that their mobile number was changed. */
export const onPhoneChanged: Subscriber<'phone-changed'> = async ({ userId }, deps, delivery) => {
  const {
    messenger,
    config: { brandName, siteUrl },
  } = deps
  const { user, at } = await findToldUser(deps, userId, delivery)
  const { locale, email, phoneCountryCode, phoneNumber } = user
  const { facts, phoneChanged: words } = securityWords[locale]
  const mail = composeMail({
    brandName,
    locale,
    subject: words.subject(brandName),
    heading: words.heading,
    paragraphs: words.paragraphs,
    facts: [
      { label: facts.account, value: email },
      { label: facts.newPhone, value: `${phoneCountryCode} ****${phoneNumber.slice(-lastDigits)}` },
      { label: facts.at, value: instantText(at, locale) },
    ],
    action: {
      label: securityWords[locale].passwordChanged.action,
      url: `${siteUrl}/financing/forgot-password`,
    },
    footnote: words.footnote,
  })
  await messenger.sendMail({ to: email, ...mail })
}
