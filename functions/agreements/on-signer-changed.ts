import { findAgreement } from '../data/agreements.ts'
import { composeMail } from '../mails/compose-mail.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { agreementsTranslations } from '../translations/load-translations.ts'
import { borrowerNameIn } from './borrower-name.ts'

/** Notifies the replaced signer: their link is dead. */
export const onSignerChanged: Subscriber<'signer-changed'> = async (
  { companyId, agreementId, signerName, formerEmail },
  { table, messenger, config },
) => {
  const agreement = await findAgreement(table, companyId, agreementId)
  if (!agreement) return
  const { locale, agreementNumber } = agreement
  const company = borrowerNameIn(locale, agreement)
  const { translations } = await agreementsTranslations[locale]()
  const mail = await composeMail(
    {
      locale,
      translations: translations.replaced,
      values: { signer: signerName, company },
      facts: { company, agreementNumber },
    },
    config,
  )
  await messenger.sendMail({ to: formerEmail, ...mail })
}
