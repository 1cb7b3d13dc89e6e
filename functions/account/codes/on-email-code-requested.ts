import { findCode } from '../../data/verification-codes.ts'
import type { Subscriber } from '../../events/subscriber.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { emailCodeWords } from '../mails/account-mails.ts'

/** Mails a code, unless it is none any more: a mail that comes late would have the user type a dead code. */
export const onEmailCodeRequested: Subscriber<'email-code-requested'> = async (
  { email, codeId, locale, sealedCode },
  { table, clock, seal, messenger, config: { brandName } },
) => {
  const current = await findCode(table, email)
  if (current?.codeId !== codeId || current.expiresAt <= clock().toISOString()) return
  const words = emailCodeWords[locale]
  const mail = composeMail({
    brandName,
    locale,
    subject: words.subject(brandName),
    heading: words.heading,
    paragraphs: words.paragraphs(brandName),
    code: { label: words.code, value: await seal.open(sealedCode, 'event') },
    footnote: words.footnote,
  })
  await messenger.sendMail({ to: email, ...mail })
}
