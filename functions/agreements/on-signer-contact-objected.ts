import { recordActivityForAdministrators } from '../account/security/record-security-activity.ts'
import { findAgreement } from '../data/agreements.ts'
import { mailAdministrators } from '../mails/mail-administrators.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { agreementsTranslations } from '../translations/load-translations.ts'

/** Notifies every administrator of the company, including the one who requested the change. */
export const onSignerContactObjected: Subscriber<'signer-contact-objected'> = async (
  { companyId, agreementId, signerId },
  deps,
  delivery,
) => {
  const agreement = await findAgreement(deps.table, companyId, agreementId)
  const signer = agreement?.signers.find((each) => each.signerId === signerId)
  if (!agreement || !signer) return
  const { agreementNumber } = agreement
  await recordActivityForAdministrators(
    deps,
    companyId,
    { news: 'signerContactObjected', about: signer.name },
    delivery,
  )
  await mailAdministrators(companyId, 'security', deps, async ({ locale, companyName, linkTo }) => ({
    translations: (await agreementsTranslations[locale]()).translations.contactObjected,
    values: { signer: signer.name, company: companyName },
    facts: { company: companyName, agreementNumber },
    actionUrl: linkTo('registerSigning'),
  }))
}
