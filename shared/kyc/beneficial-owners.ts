import { add, compare, type Fraction, fraction, fractionFromDecimal, multiply } from '../money/fraction.ts'
import type { ConnectedPersonDraft } from './connected-persons.ts'

export interface Shareholder {
  /** Tells people apart: one who is entered twice, with the same document, is one. */
  holder: string
  person: ConnectedPersonDraft
  /** Percent, a decimal string above 0. */
  percent: string
}

const identityOf = (person: ConnectedPersonDraft, index: number): string =>
  person.certificate_type && person.id_number
    ? `${person.certificate_type} ${person.id_number}`
    : `person ${person.person_id ?? index}`

/** The connected persons who hold a share of the company. */
export const shareholdersOf = (persons: readonly ConnectedPersonDraft[]): Shareholder[] =>
  persons.flatMap((person, index) => {
    const { ownership_percent: percent } = person
    return percent && Number(percent) > 0 ? [{ holder: identityOf(person, index), person, percent }] : []
  })

/** A share that somebody holds in a company. */
export interface Holding {
  /** A person or a company, by any id that tells it from the others. */
  holder: string
  company: string
  /** Percent of the company, a decimal string. */
  percent: string
}

export interface BeneficialOwner {
  holder: string
  /** The share of the whole, exact, 0 to 1. */
  share: Fraction
}

/** From this share on, somebody is a beneficial owner. */
const threshold = fraction(25n, 100n)

const shareOf = (percent: string): Fraction => multiply(fractionFromDecimal(percent), fraction(1n, 100n))

/**
 * What everybody holds of a company in the end: shares multiplied along a chain of companies and summed over all
 * chains. Who is held by somebody else is passed through; a chain that comes back to a company ends there, so that
 * companies which hold each other are counted once a chain. Throws RangeError on a percentage that is no decimal.
 */
export const ultimateHolders = (company: string, holdings: readonly Holding[]): BeneficialOwner[] => {
  const held = Map.groupBy(holdings, (holding) => holding.company)
  const shares = new Map<string, Fraction>()
  const follow = (owned: string, share: Fraction, passed: ReadonlySet<string>) => {
    for (const { holder, percent } of held.get(owned) ?? []) {
      if (passed.has(holder)) continue
      const part = multiply(share, shareOf(percent))
      if (held.has(holder)) follow(holder, part, new Set([...passed, holder]))
      else shares.set(holder, add(shares.get(holder) ?? fraction(0n), part))
    }
  }
  follow(company, fraction(1n), new Set([company]))
  return [...shares]
    .map(([holder, share]) => ({ holder, share }))
    .toSorted((a, b) => compare(b.share, a.share) || (a.holder < b.holder ? -1 : 1))
}

/** The beneficial owners of a company: everybody who holds 25% or more of it in the end, the largest first. */
export const beneficialOwners = (company: string, holdings: readonly Holding[]): BeneficialOwner[] =>
  ultimateHolders(company, holdings).filter(({ share }) => compare(share, threshold) >= 0)
