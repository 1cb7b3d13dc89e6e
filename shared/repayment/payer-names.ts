import { normalizeCompanyName } from '../companies/company-name.ts'

/** Shorter names could occur in any text. In characters. */
export const minSearchableNameLength = 6

/** The payer in a bank statement line: one name, or its whole text if the bank gives none. */
export interface PayerInLine {
  payer: string
  said: string
}

export const payerInLine = ({ payerName, text }: { payerName?: string; text: string }): PayerInLine => {
  const payer = normalizeCompanyName(payerName ?? '')
  return { payer, said: payer ? '' : normalizeCompanyName(text) }
}

/** Names normalised for comparison, each once. */
export const comparableNames = (names: readonly (string | undefined)[]): string[] => [
  ...new Set(names.flatMap((name) => normalizeCompanyName(name ?? '') || [])),
]

/** Whether a normalised name is the payer's. */
export const matchesPayer = ({ payer, said }: PayerInLine, name: string): boolean =>
  name === payer || (said.includes(name) && Array.from(name).length >= minSearchableNameLength)

/** A normalised name of a company. */
export interface NameOf {
  companyId: string
  name: string
}

/**
 * The companies that match a line's payer. A name that is part of another's longer one does not count: Lantern does not
 * pay where Lantern Street Trading is named.
 */
export const companiesMatchingPayer = (said: PayerInLine, names: readonly NameOf[]): Set<string> => {
  const found = names.filter(({ name }) => matchesPayer(said, name))
  return new Set(
    found.flatMap(({ companyId, name }) =>
      found.some((other) => other.name !== name && other.name.includes(name)) ? [] : companyId,
    ),
  )
}

/** The prefix under which a name is indexed. */
export const namePrefix = (name: string): string =>
  Array.from(name).slice(0, minSearchableNameLength).join('')

/** The maximum number of positions to look up: a bank's text has a few hundred characters. */
const maxBeginnings = 600

/** The maximum length of a name that is compared with a text. */
const longestName = 200

/**
 * The suffixes of a text: any name in it is a prefix of one of these. Of a long text, only those that start near its
 * beginning.
 */
export const textSuffixes = (said: string): string[] => {
  const characters = Array.from(said)
  const starts = characters.slice(
    0,
    Math.min(maxBeginnings, Math.max(0, characters.length - minSearchableNameLength + 1)),
  )
  return starts.map((_, start) => characters.slice(start, start + longestName).join(''))
}

/** Runs of the prefix length in a text: the beginnings of all names that it may contain. */
export const namePrefixesIn = (said: string): string[] => [...new Set(textSuffixes(said).map(namePrefix))]
