import type { Cents } from '../money/cents.ts'
import { compareText } from '../sorting/compare-text.ts'
import { normalizeReported, normalizeText } from './reported-reference.ts'

/** An open item that a credit may pay. */
export interface Owed {
  /** A reported transfer, a charge order, or a reported early repayment. */
  kind: 'payment' | 'charge' | 'payoff'
  /** The payment, charge order or drawdown. */
  id: string
  companyId: string
  facilityId: string
  currency: string
  amountCents: Cents
  dueDate: string
  /** For a payment: its charge order. */
  chargeId?: string
  /** The reference assigned to the seller, and the reported one. */
  reference: string
  reportedReference?: string
  /** Its dispute is undecided: it takes no money automatically. */
  isDisputed?: boolean
}

/** A credit on the lender's bank account. */
export interface Receipt {
  amountCents: Cents
  currency: string
  text: string
  /** The transfer references that may be in the text. */
  references: readonly string[]
}

/** The possible payer of a receipt. */
export interface Payer {
  /** Whether its payer has a name of the company, or of the holder of one of its accounts. */
  isNamed(companyId: string): boolean
  /**
   * Whether two people confirmed its account and name for the company: for it alone, or for others as well (or it has
   * another company's name).
   */
  confirmedFor(companyId: string): 'alone' | 'shared' | undefined
  /** Whether its account ends like one of the company's. */
  hasAccount(companyId: string): boolean
  /**
   * The companies that it matches by name or by a drawdown's transfer reference, whether or not they have debts: no
   * other company's report can claim it. Empty if nothing matches.
   */
  pointsTo: ReadonlySet<string>
}

/** The reasons of a match. */
export const matchReasons = [
  'reference',
  'reported reference',
  'amount',
  'payer',
  'known payer',
  'shared payer',
  'account',
  /** It equals a bill whose dispute is undecided: only a person may book it. */
  'disputed bill',
] as const
export type MatchReason = (typeof matchReasons)[number]

export type Finding =
  /** Reference, amount and payer agree. */
  | { kind: 'certain'; owed: [Owed]; reasons: MatchReason[] }
  /** The amount and something else agree, for only one open item. */
  | { kind: 'likely'; owed: [Owed]; reasons: MatchReason[] }
  /** It equals the sum of several open items. */
  | { kind: 'several'; owed: Owed[]; reasons: MatchReason[] }
  /** The target is known, and the amount differs: by the excess or negative shortfall. */
  | { kind: 'differs'; owed: [Owed]; reasons: MatchReason[]; differenceCents: Cents }
  | { kind: 'unknown'; owed: []; reasons: MatchReason[] }

/** Combinations are tried up to this number of charge orders. */
const maxCombined = 12

/** Finds the reference of an open item in a text, which is parsed once. */
const referenceReader = ({ references, text }: Receipt) => {
  const said = normalizeText(text)
  return ({ reference, reportedReference }: Owed): MatchReason | undefined => {
    if (references.includes(reference)) return 'reference'
    const reported = normalizeReported(reportedReference)
    return reported !== undefined && said.includes(reported) ? 'reported reference' : undefined
  }
}

const kinds: readonly Owed['kind'][] = ['payment', 'payoff', 'charge']

/** Reported ones first, then the oldest: the result must not depend on the order of reading. */
const inOrder = (owed: readonly Owed[]): Owed[] =>
  owed.toSorted(
    (a, b) =>
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      compareText(a.dueDate, b.dueDate) ||
      compareText(a.id, b.id) ||
      compareText(a.companyId, b.companyId),
  )

const oldestFirst = (a: Owed, b: Owed): number => compareText(a.dueDate, b.dueDate)

/** A reported transfer replaces its charge order. */
const withoutReported = (owed: readonly Owed[]): Owed[] =>
  owed.filter(
    ({ kind, id }) =>
      kind !== 'charge' || !owed.some((other) => other.kind === 'payment' && other.chargeId === id),
  )

/** Two or more items of one company that add up to an amount, the oldest first; undefined if there are none. */
const combinationOf = (owed: readonly Owed[], amountCents: Cents): Owed[] | undefined => {
  for (const ofOne of Map.groupBy(owed, ({ companyId }) => companyId).values()) {
    const found = combinationOfOne(ofOne, amountCents)
    if (found) return found
  }
  return undefined
}

const combinationOfOne = (owed: readonly Owed[], amountCents: Cents): Owed[] | undefined => {
  const oldest = owed
    .filter(({ kind }) => kind !== 'payoff')
    .toSorted(oldestFirst)
    .slice(0, maxCombined)
  const search = (from: number, leftCents: Cents, chosen: Owed[]): Owed[] | undefined => {
    if (leftCents === 0) return chosen.length > 1 ? chosen : undefined
    for (const [index, each] of oldest.entries()) {
      if (index < from || each.amountCents > leftCents || each.amountCents <= 0) continue
      const found = search(index + 1, leftCents - each.amountCents, [...chosen, each])
      if (found) return found
    }
    return undefined
  }
  return search(0, amountCents, [])
}

const unknown: Finding = { kind: 'unknown', owed: [], reasons: [] }

/**
 * Matches a receipt with the open items, and gives the reasons. Without a reference, nothing is chosen from items that
 * match equally well. Items of companies that neither a reference nor the payer indicates are ignored. A payer that is
 * confirmed for several companies makes no match certain. Sellers' own references, and the last four digits of an
 * account, indicate a company only if no name and no transfer reference does, and never make a match certain.
 */
export const matchReceipt = (receipt: Receipt, everything: readonly Owed[], payer: Payer): Finding => {
  const found = matchCollectable(
    receipt,
    everything.filter(({ isDisputed }) => !isDisputed),
    payer,
  )
  return found.kind === 'unknown' || found.kind === 'differs'
    ? (matchDisputed(receipt, everything, payer) ?? found)
    : found
}

/**
 * A disputed bill of the payer, or of the reference, that the receipt pays to the cent: the dispute is probably about
 * this payment. Undefined unless there is exactly one.
 */
const matchDisputed = (
  receipt: Receipt,
  everything: readonly Owed[],
  payer: Payer,
): Extract<Finding, { kind: 'likely' }> | undefined => {
  const referenceOf = referenceReader(receipt)
  const [first, ...others] = everything.filter(
    (owed) =>
      owed.isDisputed &&
      owed.currency === receipt.currency &&
      owed.amountCents === receipt.amountCents &&
      (payer.pointsTo.has(owed.companyId) || payer.isNamed(owed.companyId) || referenceOf(owed)),
  )
  if (!first || others.length > 0) return undefined
  const reference = referenceOf(first)
  return {
    kind: 'likely',
    owed: [first],
    reasons: [
      'disputed bill',
      ...(reference ? [reference] : []),
      'amount',
      ...(payer.isNamed(first.companyId) ? (['payer'] as const) : []),
    ],
  }
}

const matchCollectable = (receipt: Receipt, everything: readonly Owed[], payer: Payer): Finding => {
  const { amountCents } = receipt
  const referenceOf = referenceReader(receipt)
  const isPossible = (companyId: string): boolean =>
    payer.pointsTo.size === 0 || payer.pointsTo.has(companyId)
  const inCurrency = inOrder(
    everything.filter(({ currency, companyId }) => currency === receipt.currency && isPossible(companyId)),
  )
  const byReference = inCurrency.filter((owed) => referenceOf(owed))
  const confirmed = { alone: ['known payer'], shared: ['shared payer'] } as const
  const confirmedReasons = (companyId: string): readonly MatchReason[] => {
    const found = payer.confirmedFor(companyId)
    return found ? confirmed[found] : []
  }
  const byPayer = ({ companyId }: Owed): MatchReason[] => [
    ...(payer.isNamed(companyId) ? (['payer'] as const) : []),
    ...confirmedReasons(companyId),
    ...(payer.hasAccount(companyId) ? (['account'] as const) : []),
  ]
  if (byReference.length > 0) {
    const reasonsFor = (owed: Owed, ...more: MatchReason[]): MatchReason[] => [
      referenceOf(owed) ?? 'reference',
      ...more,
      ...byPayer(owed),
    ]
    const named = withoutReported(byReference)
    const exact = [...named, ...byReference].filter((owed) => owed.amountCents === amountCents)
    const [first] = exact
    if (first) {
      const rivals = exact.filter(({ kind, id }) => kind === first.kind && id !== first.id)
      const reasons = reasonsFor(first, 'amount')
      const isPayer = reasons.includes('payer') || reasons.includes('known payer')
      const isCertain =
        rivals.length === 0 && isPayer && !reasons.includes('shared payer') && reasons.includes('reference')
      return { kind: isCertain ? 'certain' : 'likely', owed: [first], reasons }
    }
    const companies = new Set(byReference.map(({ companyId }) => companyId))
    const ofCompany = withoutReported(inCurrency.filter(({ companyId }) => companies.has(companyId)))
    const several = combinationOf(ofCompany, amountCents)
    if (several?.[0]) return { kind: 'several', owed: several, reasons: reasonsFor(several[0], 'amount') }
    const [nearest] = named.toSorted(oldestFirst)
    if (!nearest) return unknown
    return {
      kind: 'differs',
      owed: [nearest],
      reasons: reasonsFor(nearest),
      differenceCents: amountCents - nearest.amountCents,
    }
  }
  const byName = inCurrency.filter(
    ({ companyId }) => payer.isNamed(companyId) || payer.confirmedFor(companyId),
  )
  const ofPayer = withoutReported(
    byName.length > 0 ? byName : inCurrency.filter(({ companyId }) => payer.hasAccount(companyId)),
  )
  const exact = ofPayer.filter((owed) => owed.amountCents === amountCents)
  if (exact[0] && exact.length === 1)
    return { kind: 'likely', owed: [exact[0]], reasons: ['amount', ...byPayer(exact[0])] }
  const several = exact.length === 0 ? combinationOf(ofPayer, amountCents) : undefined
  if (several?.[0]) return { kind: 'several', owed: several, reasons: ['amount', ...byPayer(several[0])] }
  return ofPayer[0] ? { ...unknown, reasons: byPayer(ofPayer[0]) } : unknown
}
