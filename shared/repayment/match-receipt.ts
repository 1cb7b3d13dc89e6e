import type { Cents } from '../money/cents.ts'
import { comparableReported, textEssence } from './reported-reference.ts'

/** Something that money on the lender's bank account may be for. */
export interface Owed {
  /** A transfer that was reported, a charge order, or a repayment ahead of time that was reported. */
  kind: 'payment' | 'charge' | 'payoff'
  /** The payment, charge order or drawdown. */
  id: string
  companyId: string
  facilityId: string
  currency: string
  amountCents: Cents
  dueDate: string
  /** Of a payment: the charge order that it is for. */
  chargeId?: string
  /** What the seller was told to write on the transfer, and what they say that it says. */
  reference: string
  reportedReference?: string
}

/** Money on the lender's bank account. */
export interface Receipt {
  amountCents: Cents
  currency: string
  text: string
  /** The transfer references that the text may hold. */
  references: readonly string[]
}

/** Who a receipt may be of. */
export interface Payer {
  /** Whether it comes under a name of the company's, or of the holder of an account of it. */
  isNamed(companyId: string): boolean
  /** Whether it comes from an account that ends as one of the company's does. */
  hasAccount(companyId: string): boolean
  /**
   * The companies that it comes under a name of, or bears the transfer reference of a drawdown of, whether or not they owe
   * anything: no other's report turns it to itself. Empty where nothing points to anybody.
   */
  pointsTo: ReadonlySet<string>
}

/** By what a receipt and something that is owed belong together. */
export const matchReasons = ['reference', 'reported reference', 'amount', 'payer', 'account'] as const
export type MatchReason = (typeof matchReasons)[number]

export type Finding =
  /** Reference, amount and payer agree. */
  | { kind: 'certain'; owed: [Owed]; reasons: MatchReason[] }
  /** The amount and something else agree, and of one thing that is owed alone. */
  | { kind: 'likely'; owed: [Owed]; reasons: MatchReason[] }
  /** It covers several exactly. */
  | { kind: 'several'; owed: Owed[]; reasons: MatchReason[] }
  /** What it is for is known, and the amount is another: so much more came, or less where it is below 0. */
  | { kind: 'differs'; owed: [Owed]; reasons: MatchReason[]; differenceCents: Cents }
  | { kind: 'unknown'; owed: []; reasons: MatchReason[] }

/** Of so many charge orders every combination is tried. */
const maxCombined = 12

/** Tells by which reference something that is owed is named, of a text that is read once. */
const referenceReader = ({ references, text }: Receipt) => {
  const said = textEssence(text)
  return ({ reference, reportedReference }: Owed): MatchReason | undefined => {
    if (references.includes(reference)) return 'reference'
    const reported = comparableReported(reportedReference)
    return reported !== undefined && said.includes(reported) ? 'reported reference' : undefined
  }
}

const kinds: readonly Owed['kind'][] = ['payment', 'payoff', 'charge']

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** What was reported first, then the oldest: what is found does not hang on the order in which it was read. */
const inOrder = (owed: readonly Owed[]): Owed[] =>
  owed.toSorted(
    (a, b) =>
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      compareText(a.dueDate, b.dueDate) ||
      compareText(a.id, b.id) ||
      compareText(a.companyId, b.companyId),
  )

const oldestFirst = (a: Owed, b: Owed): number => compareText(a.dueDate, b.dueDate)

/** A reported transfer stands for the charge order that it is for. */
const withoutReported = (owed: readonly Owed[]): Owed[] =>
  owed.filter(
    ({ kind, id }) =>
      kind !== 'charge' || !owed.some((other) => other.kind === 'payment' && other.chargeId === id),
  )

/** Two or more of one company's that come to an amount, the oldest first; undefined where none do. */
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
 * What a receipt is for, of all that is owed, and by what: never more than a reading of what the bank says. Where two
 * fit equally well, none is named as the one. What is owed by companies that neither a reference nor the payer points to
 * plays no part. What a seller says that a transfer says, and the end of an account, which is four digits, point to a company
 * only where no name and no transfer reference does, and make nothing certain.
 */
export const matchReceipt = (receipt: Receipt, everything: readonly Owed[], payer: Payer): Finding => {
  const { amountCents } = receipt
  const referenceOf = referenceReader(receipt)
  const isPossible = (companyId: string): boolean =>
    payer.pointsTo.size === 0 || payer.pointsTo.has(companyId)
  const inCurrency = inOrder(
    everything.filter(({ currency, companyId }) => currency === receipt.currency && isPossible(companyId)),
  )
  const byReference = inCurrency.filter((owed) => referenceOf(owed))
  const byPayer = ({ companyId }: Owed): MatchReason[] => [
    ...(payer.isNamed(companyId) ? (['payer'] as const) : []),
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
      const isCertain = rivals.length === 0 && reasons.includes('payer') && reasons.includes('reference')
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
  const byName = inCurrency.filter(({ companyId }) => payer.isNamed(companyId))
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
