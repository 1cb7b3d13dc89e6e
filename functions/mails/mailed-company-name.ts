import { companyNameIn } from '#shared/companies/company-name.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Company } from '../data/companies.ts'

/**
 * What a company is called in a mail to somebody who need not belong to it. Empty of one that the lender has not verified:
 * what its people typed as its name would stand in a mail of the lender's.
 */
export const mailedCompanyName = (locale: Locale, company: Company | undefined): string =>
  company?.kycStatus === 'approved' ? companyNameIn(locale, company) : ''
