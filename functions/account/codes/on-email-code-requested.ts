import { findCode } from '../../data/verification-codes.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import type { Subscriber } from '../../runtime/subscriber.ts'
import { accountTranslations } from '../../translations/load-translations.ts'

/** Mails a code, unless it is no longer valid: a late mail would make the user type a dead code. */
export const onEmailCodeRequested: Subscriber<'email-code-requested'> = async (
  { email, codeId, locale, sealedCode },
  { table, clock, seal, messenger, config },
) => {
  const current = await findCode(table, email)
  if (current?.codeId !== codeId || current.expiresAt <= clock().toISOString()) return
  const { translations } = await accountTranslations[locale]()
  const code = await seal.open(sealedCode, 'event')
  const mail = await composeMail({ locale, translations: translations.emailCode, code }, config)
  await messenger.sendMail({ to: email, ...mail })
}
