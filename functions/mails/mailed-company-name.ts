import { companyNameIn } from '#shared/companies/company-name.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Company } from '../data/companies.ts'

/**
 * A company's name in a mail to somebody who may not belong to it. Empty for an unverified one: a name that its users
 * typed must not appear in a mail of the lender.
 */
export const mailedCompanyName = (locale: Locale, company: Company | undefined): string =>
  company?.kycStatus === 'approved' ? companyNameIn(locale, company) : ''
