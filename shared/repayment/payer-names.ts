import { companyNameEssence } from '../companies/company-name.ts'

/** Shorter names could stand in any text. In characters. */
export const shortestInText = 6

/** Whom a line of a bank statement names as its payer: one name, or where the bank gives none whatever its text says. */
export interface SaidPayer {
  payer: string
  said: string
}

export const saidPayer = ({ payerName, text }: { payerName?: string; text: string }): SaidPayer => {
  const payer = companyNameEssence(payerName ?? '')
  return { payer, said: payer ? '' : companyNameEssence(text) }
}

/** Names as they are compared, each once. */
export const comparableNames = (names: readonly (string | undefined)[]): string[] => [
  ...new Set(names.flatMap((name) => companyNameEssence(name ?? '') || [])),
]

/** Whether a name, as it is compared, is the payer's. */
export const isSaidName = ({ payer, said }: SaidPayer, name: string): boolean =>
  name === payer || (said.includes(name) && Array.from(name).length >= shortestInText)

/** A name of a company's, as it is compared. */
export interface NameOf {
  companyId: string
  name: string
}

/**
 * The companies that a line names as its payer. A name that is part of another's longer one says nothing beside it: who
 * is called Lantern is not paying where Lantern Street Trading is named.
 */
export const companiesNamed = (said: SaidPayer, names: readonly NameOf[]): Set<string> => {
  const found = names.filter(({ name }) => isSaidName(said, name))
  return new Set(
    found.flatMap(({ companyId, name }) =>
      found.some((other) => other.name !== name && other.name.includes(name)) ? [] : companyId,
    ),
  )
}

/** The characters that a name begins with, under which it is looked for. */
export const beginningOf = (name: string): string => Array.from(name).slice(0, shortestInText).join('')

/** From more places than these no name is looked for: each is a look-up, and a bank's text has a few hundred characters. */
const maxBeginnings = 600

/** Runs of so many characters in a text: the beginnings of all names that it may hold, of a long one near its beginning. */
export const beginningsIn = (said: string): string[] => {
  const characters = Array.from(said)
  const starts = characters.slice(
    0,
    Math.min(maxBeginnings, Math.max(0, characters.length - shortestInText + 1)),
  )
  return [...new Set(starts.map((_, start) => characters.slice(start, start + shortestInText).join('')))]
}
