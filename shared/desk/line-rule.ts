import type { Cents } from '../money/cents.ts'

/** The direction of the money of a line. */
export const lineDirections = ['debit', 'credit'] as const
export type LineDirection = (typeof lineDirections)[number]

/** The nature of an ignored line's money, none of which is a seller's. */
export const linePurposes = ['bank fee', 'bank interest', 'own transfer'] as const
export type LinePurpose = (typeof linePurposes)[number]

/** The lines that a rule ignores. */
export interface LineRule {
  contains: string
  direction: LineDirection
  currency: string
  maxCents: Cents
}

interface RuledLine {
  text: string
  payerName?: string
  currency: string
  /** Below 0 for a debit. */
  amountCents: Cents
}

/** Banks vary case, width and spacing of one text. */
const comparable = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** A shorter text would match lines by chance. Blanks are not counted. */
const minCharacters = 4

/** True for a text that distinguishes lines: other texts are too short to be a rule's. */
export const canDistinguishLines = (contains: string): boolean =>
  Array.from(comparable(contains).replaceAll(' ', '')).length >= minCharacters

/** A rule in the form in which two rules of one meaning are equal. */
export const normalizeRule = (rule: LineRule): LineRule => ({ ...rule, contains: comparable(rule.contains) })

/** True for a line with the text of a rule, in its currency and direction, up to its amount. */
export const isCoveredByRule = (
  { contains, direction, currency, maxCents }: LineRule,
  line: RuledLine,
): boolean =>
  line.currency === currency &&
  line.amountCents < 0 === (direction === 'debit') &&
  Math.abs(line.amountCents) <= maxCents &&
  comparable(`${line.payerName ?? ''} ${line.text}`).includes(comparable(contains))
