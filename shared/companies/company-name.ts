/** Written out and shortened, as registers and platforms have them. */
const shortForms: readonly [RegExp, string][] = [
  [/\blimited\b/g, 'ltd'],
  [/\bcompany\b/g, 'co'],
  [/\bcorporation\b/g, 'corp'],
  [/\bincorporated\b/g, 'inc'],
]

/** What is left of a name once case, width, punctuation and the ways to write a legal form are looked past. */
const essenceOf = (name: string): string => {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{N}\s]/gu, ' ')
  return shortForms.reduce((text, [long, short]) => text.replaceAll(long, short), words).replaceAll(/\s/g, '')
}

/** True where two names are those of one company, however they are written. */
export const isSameCompanyName = (a: string, b: string): boolean =>
  essenceOf(a) !== '' && essenceOf(a) === essenceOf(b)
