import type { Subscriber } from '../events/handler.ts'
import { phoneCodeText } from './mails.ts'

export const onPhoneCodeRequested: Subscriber<'phone-code-requested'> = async (
  { phone, locale, sealedCode },
  { seal, messenger, config: { brandName } },
) => {
  const code = await seal.open(sealedCode, 'event')
  await messenger.sendSms(phone, phoneCodeText[locale](brandName, code))
}
