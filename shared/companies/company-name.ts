import type { Locale } from '../i18n/locales.ts'

/** Written out and shortened, as registers and platforms have them. */
const shortForms: readonly [RegExp, string][] = [
  [/\blimited\b/g, 'ltd'],
  [/\bcompany\b/g, 'co'],
  [/\bcorporation\b/g, 'corp'],
  [/\bincorporated\b/g, 'inc'],
]

/** What is left of a name once case, width, punctuation and the ways to write a legal form are looked past. */
export const companyNameEssence = (name: string): string => {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
  return shortForms.reduce((text, [long, short]) => text.replaceAll(long, short), words).replaceAll(/\s/g, '')
}

/** True where two names are those of one company, however they are written. */
export const isSameCompanyName = (a: string, b: string): boolean =>
  companyNameEssence(a) !== '' && companyNameEssence(a) === companyNameEssence(b)

/** The names under which a company is registered: a mainland company has no English one, one of Hong Kong may lack either. */
export interface CompanyNames {
  registerNameEn?: string
  registerNameCn?: string
}

/** A company's name in a language, or the only one that it has; empty before it has any. */
export const companyNameIn = (locale: Locale, { registerNameEn, registerNameCn }: CompanyNames): string =>
  (locale === 'en' ? (registerNameEn ?? registerNameCn) : (registerNameCn ?? registerNameEn)) ?? ''

/** The name by which contracts know a company. */
export const contractNameOf = ({ registerNameEn, registerNameCn }: CompanyNames): string | undefined =>
  registerNameEn ?? registerNameCn
