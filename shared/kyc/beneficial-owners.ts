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
  /** A person or a company, by a unique id. */
  holder: string
  company: string
  /** Percent of the company, a decimal string. */
  percent: string
}

/** A company's ultimate ownership. All shares are of the whole, exact, 0 to 1. */
export interface ResolvedOwnership {
  ok: true
  /** The share of each holder through all layers: people, and intermediate companies. */
  shares: ReadonlyMap<string, Fraction>
  /**
   * The share of the whole that unnamed holders own, through each company. Together with the people's shares it adds up
   * to 1.
   */
  unnamed: ReadonlyMap<string, Fraction>
}

/** Why a company's ownership cannot be resolved, and the companies at fault. */
export interface UnclearOwnership {
  ok: false
  /** They hold each other in a circle, or more than 100% is held. */
  problem: 'circle' | 'overheld'
  companies: readonly string[]
}

const none = fraction(0n)
const whole = fraction(1n)

const shareOf = (percent: string): Fraction => multiply(fractionFromDecimal(percent), fraction(1n, 100n))

const total = (shares: readonly Fraction[]): Fraction => shares.reduce(add, none)

/** Companies in topological order; undefined for those in a circle. */
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
 * The ultimate owners of `company`: shares multiplied along each chain of companies and summed over all chains.
 * `companies` are the intermediate companies; every other holder is a person. Throws RangeError on a percentage that is
 * no decimal.
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

/** The minimum share of a beneficial owner. */
export const beneficialShare = fraction(25n, 100n)

export const isBeneficialShare = (share: Fraction): boolean => compare(share, beneficialShare) >= 0

export interface BeneficialOwner {
  holder: string
  share: Fraction
}

/** The beneficial owners: every person with an ultimate share of 25% or more, the largest first. */
export const beneficialOwners = (
  { shares }: ResolvedOwnership,
  companies: readonly string[],
): BeneficialOwner[] =>
  [...shares]
    .filter(([holder, share]) => !companies.includes(holder) && isBeneficialShare(share))
    .map(([holder, share]) => ({ holder, share }))
    .toSorted((a, b) => compare(b.share, a.share) || (a.holder < b.holder ? -1 : 1))
