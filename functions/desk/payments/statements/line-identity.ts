import { sha256Of } from '../../../data/sha256.ts'
import type { BankLine, BankStatement } from './bank-statement.ts'

/** A line with what it is known again by. */
export interface IdentifiedLine extends BankLine {
  lineId: string
  /**
   * What it is known by where a line of the same reference and amount is of another day; absent for one without a
   * reference.
   */
  datedId?: string
  /** What it is known again by in a file that does not have the bank's own reference. The same as `lineId` where this has none. */
  likenessId: string
}

const idOf = (...parts: readonly (string | number)[]): string => sha256Of(JSON.stringify(parts)).slice(0, 32)

/** Letters and digits of any script: formats break and pad texts each in their own way. */
const essenceOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

type LineDates = Pick<BankLine, 'bookingDate' | 'valueDate'>

/** Some files have one of the two dates alone. */
const hasOneDate = ({ bookingDate, valueDate }: LineDates): boolean => bookingDate === valueDate

/** Whether two lines of one reference and amount are of one day. Banks may use a reference again. */
export const isOfSameDay = (a: LineDates, b: LineDates): boolean =>
  a.valueDate === b.valueDate || (a.bookingDate === b.bookingDate && (hasOneDate(a) || hasOneDate(b)))

/**
 * The lines of a statement with ids that are the same however often, in whatever overlapping statement and format they
 * are read: by the bank's own reference where there is one, otherwise by value date, amount and text. Lines that are
 * alike, on one day, are numbered in their order.
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
