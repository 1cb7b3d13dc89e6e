import { siteScreens } from '#shared/site/screen-paths.ts'
import { recordActivityForAdministrators } from '../account/security/record-security-activity.ts'
import { findKyc } from '../data/kyc.ts'
import { mailAdministrators } from '../mails/mail-administrators.ts'
import { siteLink } from '../mails/site-link.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { agreementsTranslations } from '../translations/load-translations.ts'

/** Notifies every administrator of the company, including the one who submitted the change. */
export const onKycContactObjected: Subscriber<'kyc-contact-objected'> = async (
  { companyId, kycId, changeId },
  deps,
  delivery,
) => {
  const kyc = await findKyc(deps.table, companyId, kycId)
  const change = kyc?.contactChanges?.find((each) => each.changeId === changeId)
  if (!change) return
  const news = { news: 'signerContactObjected', about: change.name } as const
  await recordActivityForAdministrators(deps, companyId, news, delivery)
  await mailAdministrators(companyId, 'security', deps, async ({ locale, companyName }) => ({
    translations: (await agreementsTranslations[locale]()).translations.contactOfKycObjected,
    values: { signer: change.name, company: companyName },
    facts: { company: companyName },
    actionUrl: siteLink(deps.config, siteScreens.company),
  }))
}
