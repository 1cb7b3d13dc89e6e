import type { Cents } from '#shared/money/cents.ts'
import { sha256Of } from '../../../data/sha256.ts'
import type { BankLine, BankStatement } from './bank-statement.ts'

/** A line with its place in the statement, and the keys of the lines that it could be. */
export interface IdentifiedLine extends BankLine {
  /** Its position in the statement. */
  index: number
  /** The account's balance after it. */
  balanceCents: Cents
  /** The key of all lines of its value date, amount and text. */
  alikeKey: string
  /** The keys of all lines of its reference and amount, on any day and on its own; absent without a reference. */
  namedKey?: string
  datedKey?: string
}

const idOf = (...parts: readonly (string | number)[]): string => sha256Of(JSON.stringify(parts)).slice(0, 32)

/** The id of the nth line of a key. */
export const numberedId = (key: string, number: number): string => idOf(key, number)

/** Letters and digits of any script: formats wrap and pad texts differently. */
const essenceOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

type LineDates = Pick<BankLine, 'bookingDate' | 'valueDate'>

/** Some files have only one of the two dates. */
const hasOneDate = ({ bookingDate, valueDate }: LineDates): boolean => bookingDate === valueDate

/** Whether two lines of one reference and amount are of one day. Banks may reuse a reference. */
export const isOfSameDay = (a: LineDates, b: LineDates): boolean =>
  a.valueDate === b.valueDate || (a.bookingDate === b.bookingDate && (hasOneDate(a) || hasOneDate(b)))

/** The key of all lines that look like one. */
export const alikeKeyOf = (
  account: string,
  currency: string,
  { valueDate, amountCents, text }: Pick<BankLine, 'valueDate' | 'amountCents' | 'text'>,
): string => idOf('alike', account, currency, valueDate, amountCents, essenceOf(text))

/** The lines of a statement that have an amount, with keys that are the same in every import and format. */
export const identifyLines = (
  account: string,
  { currency, lines, openingCents }: BankStatement,
): IdentifiedLine[] => {
  let balanceCents = openingCents
  return (
    lines
      // Banks send some information as a line without an amount.
      .filter(({ amountCents }) => amountCents !== 0)
      .map((line, index) => {
        const { bankReference, amountCents, valueDate } = line
        balanceCents += amountCents
        const identified = { ...line, index, balanceCents, alikeKey: alikeKeyOf(account, currency, line) }
        if (!bankReference) return identified
        const namedKey = idOf('named', account, currency, bankReference, amountCents)
        return { ...identified, namedKey, datedKey: idOf(namedKey, valueDate) }
      })
  )
}
