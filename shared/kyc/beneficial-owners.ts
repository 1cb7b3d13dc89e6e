import {
  add,
  compare,
  type Fraction,
  fraction,
  fractionFromDecimal,
  multiply,
  subtract,
} from '../money/fraction.ts'

/** A share that somebody holds in a company. */
export interface Holding {
  /** A person or a company, by any id that tells it from the others. */
  holder: string
  company: string
  /** Percent of the company, a decimal string. */
  percent: string
}

/** Who owns a company in the end. All shares are of the whole, exact, 0 to 1. */
export interface ResolvedOwnership {
  ok: true
  /** What each holder has through all layers: people, and the companies between. */
  shares: ReadonlyMap<string, Fraction>
  /** What of the whole belongs, through a company, to nobody who was named. With the people's shares it makes up 1. */
  unnamed: ReadonlyMap<string, Fraction>
}

/** Why it cannot be said who owns a company, and the companies at fault. */
export interface UnclearOwnership {
  ok: false
  /** They hold each other in a circle, or more than all of them is held. */
  problem: 'circle' | 'overheld'
  companies: readonly string[]
}

const none = fraction(0n)
const whole = fraction(1n)

const shareOf = (percent: string): Fraction => multiply(fractionFromDecimal(percent), fraction(1n, 100n))

const total = (shares: readonly Fraction[]): Fraction => shares.reduce(add, none)

/** Every company after those that it holds; undefined for the companies of a circle. */
const inOrder = (companies: ReadonlySet<string>, held: ReadonlyMap<string, readonly Holding[]>) => {
  const heldByCompanies = (company: string) =>
    new Set((held.get(company) ?? []).map(({ holder }) => holder).filter((holder) => companies.has(holder)))
  const waitsFor = new Map([...companies].map((company) => [company, 0]))
  for (const company of companies)
    for (const holder of heldByCompanies(company)) waitsFor.set(holder, (waitsFor.get(holder) ?? 0) + 1)
  const ordered: string[] = []
  let next = [...companies].filter((company) => waitsFor.get(company) === 0)
  while (next.length > 0) {
    ordered.push(...next)
    const freed: string[] = []
    for (const company of next)
      for (const holder of heldByCompanies(company)) {
        const left = (waitsFor.get(holder) ?? 0) - 1
        waitsFor.set(holder, left)
        if (left === 0) freed.push(holder)
      }
    next = freed
  }
  return ordered
}

/**
 * Who owns `company` in the end: shares multiplied along each chain of companies and summed over all chains. `companies`
 * are the companies between; whoever else holds is a person. Throws RangeError on a percentage that is no decimal.
 */
export const resolveOwnership = (
  company: string,
  companies: readonly string[],
  holdings: readonly Holding[],
): ResolvedOwnership | UnclearOwnership => {
  const all = new Set([company, ...companies])
  const held = Map.groupBy(holdings, (holding) => holding.company)
  const named = (each: string) => total((held.get(each) ?? []).map(({ percent }) => shareOf(percent)))
  const overheld = [...all].filter((each) => compare(named(each), whole) > 0)
  if (overheld.length > 0) return { ok: false, problem: 'overheld', companies: overheld }
  const ordered = inOrder(all, held)
  if (ordered.length < all.size)
    return { ok: false, problem: 'circle', companies: [...all].filter((each) => !ordered.includes(each)) }

  const shares = new Map<string, Fraction>()
  const shareIn = (each: string) => (each === company ? whole : (shares.get(each) ?? none))
  for (const owned of ordered)
    for (const { holder, percent } of held.get(owned) ?? [])
      shares.set(holder, add(shares.get(holder) ?? none, multiply(shareIn(owned), shareOf(percent))))
  const unnamed = ordered.map(
    (each) => [each, multiply(shareIn(each), subtract(whole, named(each)))] as const,
  )
  return { ok: true, shares, unnamed: new Map(unnamed) }
}

/** From this share on, somebody is a beneficial owner. */
export const beneficialShare = fraction(25n, 100n)

export const isBeneficialShare = (share: Fraction): boolean => compare(share, beneficialShare) >= 0

export interface BeneficialOwner {
  holder: string
  share: Fraction
}

/** The beneficial owners: every person who holds 25% or more in the end, the largest first. */
export const beneficialOwners = (
  { shares }: ResolvedOwnership,
  companies: readonly string[],
): BeneficialOwner[] =>
  [...shares]
    .filter(([holder, share]) => !companies.includes(holder) && isBeneficialShare(share))
    .map(([holder, share]) => ({ holder, share }))
    .toSorted((a, b) => compare(b.share, a.share) || (a.holder < b.holder ? -1 : 1))
