import { findCode } from '../../data/verification-codes.ts'
import { brandNameIn } from '../../runtime/config.ts'
import type { Subscriber } from '../../runtime/subscriber.ts'
import { fillPlaceholders } from '../../translations/fill-placeholders.ts'
import { accountTranslations } from '../../translations/load-translations.ts'

/** Sends a code, unless it is no longer valid: a late SMS would make the seller type a dead code. */
export const onPhoneCodeRequested: Subscriber<'phone-code-requested'> = async (
  { phone, codeId, locale, sealedCode },
  { table, clock, seal, messenger, config },
) => {
  const current = await findCode(table, phone)
  if (current?.codeId !== codeId || current.expiresAt <= clock().toISOString()) return
  const code = await seal.open(sealedCode, 'event')
  const { translations } = await accountTranslations[locale]()
  const brand = brandNameIn(config.brandName, locale)
  await messenger.sendSms(phone, fillPlaceholders(translations.sms.phoneCode, { brand, code }))
}
