import { currencyNamed } from '#shared/input-parsing/currency-named.ts'
import { UnreadableFile } from '#shared/input-parsing/unreadable-file.ts'
import { type Cents, centsFromInteger, decimalFromCents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { currencies } from '#shared/money/currency.ts'
import { type BusinessDate, isBusinessDate } from '#shared/time/business-date.ts'
import { truncate } from '../../../runtime/truncate.ts'

/** One line of a bank statement: above 0 for a credit, below 0 for a debit. */
export interface BankLine {
  amountCents: Cents
  bookingDate: BusinessDate
  valueDate: BusinessDate
  /** The bank's reference of the line. */
  bankReference?: string
  /** All its texts, one a line. */
  text: string
  payerName?: string
  payerAccount?: string
}

export const statementFormats = ['camt.053', 'MT940', 'CSV'] as const
export type StatementFormat = (typeof statementFormats)[number]

export interface BankStatement {
  format: StatementFormat
  /** The bank's statement number. */
  number: string
  /** The bank's sequence number within the year, if it has one. */
  sequence?: number
  /** The page of it, where a statement has several. */
  page?: number
  /** Its lines have value dates alone. */
  isByValueDate?: true
  account: string
  currency: Currency
  openingCents: Cents
  closingCents: Cents
  /** The dates of the statement itself: of its balances and its creation. */
  statedDays: readonly BusinessDate[]
  lines: BankLine[]
}

/** A file that is not a valid statement. Nothing of it is imported. */
export class UnreadableStatement extends UnreadableFile {
  /** `message` may quote the file: it is truncated if too long. */
  constructor(message: string, longest?: number) {
    super(truncate(message, longest))
  }
}

/** A statement lists the ids of its lines in one item. */
export const maxLines = 10_000

/** In bytes. Payment information has at most 9,000 characters, and an item of the table at most 400 KB. */
export const maxTextLength = 10_000

const longestParts = { bankReference: 200, payerName: 500, payerAccount: 100 } as const
/** Of the statement's number, and of the account's. */
const longestNumber = 100

/** Throws if a text of the file is longer than any bank's, before it is processed. */
export const checkLength = (text: string, longest: number, what: string): string => {
  if (text.length > longest || Buffer.byteLength(text) > longest)
    throw new UnreadableStatement(`${what} is longer than ${longest} bytes`)
  return text
}

/** Throws if the file has more lines than one import may have. */
export const checkCount = (lines: number): void => {
  if (lines > maxLines)
    throw new UnreadableStatement(`the file has ${lines} lines: at most ${maxLines} at once`)
}

/** Throws unless each text of the statement can be stored and listed. */
export const checkSizes = (statement: BankStatement): BankStatement => {
  checkLength(statement.number, longestNumber, 'the number of a statement')
  checkLength(statement.account, longestNumber, 'the account of a statement')
  for (const line of statement.lines) {
    checkLength(line.text, maxTextLength, 'the text of a line')
    checkLength(line.bankReference ?? '', longestParts.bankReference, 'the bank’s reference of a line')
    checkLength(line.payerName ?? '', longestParts.payerName, 'the payer of a line')
    checkLength(line.payerAccount ?? '', longestParts.payerAccount, 'the payer’s account of a line')
  }
  return statement
}

/**
 * Throws if a date of the statement is after `latest`: interest depends on value dates, so future ones are rejected.
 */
export const checkDays = (statement: BankStatement, latest: BusinessDate): BankStatement => {
  const days = statement.lines.flatMap(({ bookingDate, valueDate }) => [bookingDate, valueDate])
  const future = [...statement.statedDays, ...days].find((day) => day > latest)
  if (future)
    throw new UnreadableStatement(
      `statement ${truncate(statement.number, longestNumber)} is of ${future}, which has not come yet: a file is read once all its days have`,
    )
  return statement
}

/** The dates at the beginning of texts; texts without one are skipped. */
export const statedDays = (...texts: readonly string[]): BusinessDate[] =>
  texts.map((text) => text.slice(0, 10)).filter(isBusinessDate)

/** A date in the bank's form, `YYYY-MM-DD`. */
export const readDay = (text: string, what: string): BusinessDate => {
  if (!isBusinessDate(text)) throw new UnreadableStatement(`${what} is no date: ${text || 'nothing'}`)
  return text
}

/** An amount in the bank's form: digits, and after `point` decimals, of which those beyond the second are 0. */
export const readCents = (text: string, point: '.' | ',', what: string): Cents => {
  const [whole = '', decimals = '', ...rest] = text.split(point)
  if (!/^\d{1,13}$/.test(whole) || !/^\d{0,2}0{0,10}$/.test(decimals) || rest.length > 0)
    throw new UnreadableStatement(`${what} is no amount: ${text || 'nothing'}`)
  return centsFromInteger(BigInt(`${whole}${decimals.slice(0, 2).padEnd(2, '0')}`))
}

/** The code of an account's currency by its code or name. Banks of Hong Kong call the renminbi there `CNH` or `RMB`. */
export const currencyCode = (text: string): string => {
  const code = currencyNamed(text) ?? text.trim().toUpperCase()
  return code === 'CNH' ? 'CNY' : code
}

export const readCurrency = (text: string): Currency => {
  const code = currencyCode(text)
  const known = currencies.find((currency) => currency === code)
  if (!known)
    throw new UnreadableStatement(`no facility is kept in ${text || 'a currency that is not named'}`)
  return known
}

/** Throws unless opening balance and lines add up to the closing balance. */
export const checkBalances = (statement: BankStatement): BankStatement => {
  const { number, openingCents, closingCents, lines } = statement
  const sumCents = lines.reduce((sum, { amountCents }) => sum + amountCents, openingCents)
  if (sumCents !== closingCents)
    throw new UnreadableStatement(
      `statement ${number} does not add up: ${decimalFromCents(openingCents)} and its lines are ${decimalFromCents(sumCents)}, and it ends with ${decimalFromCents(closingCents)}`,
    )
  return statement
}
