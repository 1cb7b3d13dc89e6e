import { companyNameIn } from '#shared/companies/company-name.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Agreement } from '../data/agreements.ts'

/** The name of an agreement's company in mails in a language; the agreement itself has both. */
export const borrowerNameIn = (
  locale: Locale,
  { companyName, companyNameCn }: Pick<Agreement, 'companyName' | 'companyNameCn'>,
): string =>
  companyNameIn(locale, {
    registerNameEn: companyName,
    ...(companyNameCn ? { registerNameCn: companyNameCn } : {}),
  })
