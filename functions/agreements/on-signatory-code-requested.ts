import { contractNameOf } from '#shared/companies/company-name.ts'
import { findUser } from '../data/users.ts'
import { findCode } from '../data/verification-codes.ts'
import { composeMail } from '../mails/compose-mail.ts'
import { brandNameIn } from '../runtime/config.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { fillSpaced } from '../translations/fill-placeholders.ts'
import { agreementsTranslations } from '../translations/load-translations.ts'
import { findCandidate } from './find-candidate.ts'
import { candidateCodeKey } from './signatory-candidate.ts'

/** Sends a code to the person that a user claims to be, unless it is no longer valid or its destination has changed. */
export const onSignatoryCodeRequested: Subscriber<'signatory-code-requested'> = async (
  { companyId, userId, personId, codeId, by, sealedCode },
  deps,
) => {
  const { table, clock, seal, messenger, config } = deps
  const [user, found, kept] = await Promise.all([
    findUser(table, userId),
    findCandidate(deps, { companyId, userId }, personId),
    findCode(table, candidateCodeKey(companyId, userId, personId)),
  ])
  if (kept?.codeId !== codeId || kept.expiresAt <= clock().toISOString()) return
  if (!user || found?.destination.by !== by) return
  const { locale } = user
  const { translations } = await agreementsTranslations[locale]()
  const code = await seal.open(sealedCode, 'event')
  const { company } = found.current
  const values = { company: (company && contractNameOf(company)) ?? '' }
  const { to } = found.destination
  if (by === 'sms') {
    const brand = brandNameIn(config.brandName, locale)
    await messenger.sendSms(
      to,
      fillSpaced(locale, translations.signatoryCodeBySms, { ...values, brand, code }),
    )
    return
  }
  const mail = await composeMail(
    { locale, translations: translations.signatoryCodeByMail, values, code },
    config,
  )
  await messenger.sendMail({ to, ...mail })
}
