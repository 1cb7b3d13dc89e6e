import { sha256Of } from '../../../data/sha256.ts'
import type { BankLine, BankStatement } from './bank-statement.ts'

/** A line with its ids. */
export interface IdentifiedLine extends BankLine {
  lineId: string
  /** The id used if a line of the same reference and amount is of another day; absent for one without a reference. */
  datedId?: string
  /** The fingerprint for files without the bank's reference. The same as `lineId` if this has none. */
  likenessId: string
}

const idOf = (...parts: readonly (string | number)[]): string => sha256Of(JSON.stringify(parts)).slice(0, 32)

/** Letters and digits of any script: formats wrap and pad texts differently. */
const essenceOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

type LineDates = Pick<BankLine, 'bookingDate' | 'valueDate'>

/** Some files have only one of the two dates. */
const hasOneDate = ({ bookingDate, valueDate }: LineDates): boolean => bookingDate === valueDate

/** Whether two lines of one reference and amount are of one day. Banks may reuse a reference. */
export const isOfSameDay = (a: LineDates, b: LineDates): boolean =>
  a.valueDate === b.valueDate || (a.bookingDate === b.bookingDate && (hasOneDate(a) || hasOneDate(b)))

/**
 * The lines of a statement with ids that are the same in every import, overlapping statement and format: by the bank's
 * reference if there is one, otherwise by value date, amount and text. Identical lines of one day are numbered in their
 * order.
 */
export const identifyLines = (account: string, { currency, lines }: BankStatement): IdentifiedLine[] => {
  const alike = new Map<string, number>()
  const numbered = (base: string): number => {
    const number = (alike.get(base) ?? 0) + 1
    alike.set(base, number)
    return number
  }
  return lines.map((line) => {
    const { bankReference, amountCents, valueDate, text } = line
    const likeness = idOf('alike', account, currency, valueDate, amountCents, essenceOf(text))
    const likenessId = idOf(likeness, numbered(likeness))
    if (!bankReference) return { ...line, lineId: likenessId, likenessId }
    const named = idOf('named', account, currency, bankReference, amountCents)
    const dated = idOf(named, valueDate)
    const number = numbered(dated)
    return { ...line, lineId: idOf(named, number), datedId: idOf(dated, number), likenessId }
  })
}
