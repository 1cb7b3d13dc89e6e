import { findAgreement } from '../data/agreements.ts'
import { findUser } from '../data/users.ts'
import { findCode } from '../data/verification-codes.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { brandNameIn } from '../runtime/config.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { fillSpaced } from '../translations/fill-placeholders.ts'
import { agreementsTranslations } from '../translations/load-translations.ts'
import { borrowerNameIn } from './borrower-name.ts'
import { signingCodeKey } from './identification-of.ts'
import { provenNumberOf } from './signer-accounts.ts'

/** Sends a signer a code, unless it is no longer valid: a late one would make them type a dead code. */
export const onSigningCodeRequested: Subscriber<'signing-code-requested'> = async (
  { companyId, agreementId, signerId, codeId, by, userId, sealedCode },
  { table, clock, seal, messenger, config },
) => {
  const agreement = await findAgreement(table, companyId, agreementId)
  const signer = agreement?.signers.find((each) => each.signerId === signerId)
  const current = signer && (await findCode(table, signingCodeKey(signer)))
  if (!agreement || !signer || current?.codeId !== codeId || current.expiresAt <= clock().toISOString())
    return
  const locale = signer.locale ?? agreement.locale
  const { translations } = await agreementsTranslations[locale]()
  const company = borrowerNameIn(locale, agreement)
  const code = await seal.open(sealedCode, 'event')
  const user = userId === undefined ? undefined : await findUser(table, userId)
  const mobile = userId === undefined ? signer.mobile : provenNumberOf(user, clock())
  if (by === 'sms') {
    // If the number was removed, no code is sent: never by mail instead.
    if (!mobile) return
    const brand = brandNameIn(config.brandName, locale)
    await messenger.sendSms(mobile, fillSpaced(locale, translations.codeBySms, { brand, code, company }))
    return
  }
  const mail = await composeMail(
    { locale, translations: translations.codeByMail, values: { company }, code },
    config,
  )
  await messenger.sendMail({ to: signer.email, ...mail })
}
