import { companyNameIn } from '#shared/companies/company-name.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { findCompany } from '../data/companies.ts'
import { lineOfCompany } from '../data/company-line.ts'
import { findKyc, latestReviewOf } from '../data/kyc.ts'
import { findUser } from '../data/users.ts'
import { mailUser } from '../mails/mail-user.ts'
import { lineLink, siteLink } from '../mails/site-link.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { kycTranslations } from '../translations/load-translations.ts'

/**
 * Notifies the company's owner of the lender's decision. Of its reasons only the requested corrections are passed on.
 */
export const onKycDecided: Subscriber<'kyc-decided'> = async (
  { companyId, kycId, decision },
  deps,
  delivery,
) => {
  const { table, config } = deps
  const company = await findCompany(table, companyId)
  const kyc = await findKyc(table, companyId, kycId)
  const owner = company && (await findUser(table, company.ownerUserId))
  if (!company || !kyc || !owner) return
  const isChange = kyc.changesKycId !== undefined
  const kind = isChange ? (`company-change-${decision}` as const) : (`kyc-${decision}` as const)
  await createUserMessage(companyId, { kind }, deps, delivery)
  const { locale } = owner
  const { translations } = await kycTranslations[locale]()
  const review = latestReviewOf(kyc)
  await mailUser(owner, company, kind, deps, async () => ({
    translations: isChange ? translations.change[decision] : translations[decision],
    values: { company: companyNameIn(locale, company) },
    // The reason for a returned field is shown with it, in the seller's language.
    ...(decision === 'returned' && review?.reason && !review.returned
      ? { facts: { reason: review.reason } }
      : {}),
    actionUrl:
      decision === 'approved' && !isChange
        ? lineLink(config, lineOfCompany(company, owner), 'home')
        : siteLink(config, siteScreens.company),
  }))
}
