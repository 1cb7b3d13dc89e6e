import type { Locale } from '../i18n/locales.ts'

/** Full and short forms, as used by registers and platforms. */
const shortForms: readonly [RegExp, string][] = [
  [/\blimited\b/g, 'ltd'],
  [/\bcompany\b/g, 'co'],
  [/\bcorporation\b/g, 'corp'],
  [/\bincorporated\b/g, 'inc'],
]

/** A company name normalised for comparison: without differences in case, width, punctuation and legal form. */
export const normalizeCompanyName = (name: string): string => {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
  return shortForms.reduce((text, [long, short]) => text.replaceAll(long, short), words).replaceAll(/\s/g, '')
}

/** True if two names are of the same company after normalisation. */
export const isSameCompanyName = (a: string, b: string): boolean =>
  normalizeCompanyName(a) !== '' && normalizeCompanyName(a) === normalizeCompanyName(b)

/** The names under which a company is registered: a mainland company has no English one, one of Hong Kong may lack either. */
export interface CompanyNames {
  registerNameEn?: string
  registerNameCn?: string
}

/** A company's name in a language, or its only one; empty before it has any. */
export const companyNameIn = (locale: Locale, { registerNameEn, registerNameCn }: CompanyNames): string =>
  (locale === 'en' ? (registerNameEn ?? registerNameCn) : (registerNameCn ?? registerNameEn)) ?? ''

/** A company's name in contracts. */
export const contractNameOf = ({ registerNameEn, registerNameCn }: CompanyNames): string | undefined =>
  registerNameEn ?? registerNameCn
