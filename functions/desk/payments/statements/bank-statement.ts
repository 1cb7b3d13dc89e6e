import { type Cents, centsFromInteger, decimalFromCents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { currencies } from '#shared/money/currency.ts'
import { type BusinessDate, isBusinessDate } from '#shared/time/business-date.ts'

/** One line of a bank statement: above 0 what came, below 0 what went. */
export interface BankLine {
  amountCents: Cents
  bookingDate: BusinessDate
  valueDate: BusinessDate
  /** What the bank itself calls the line by. */
  bankReference?: string
  /** All that came with it in words, one text a line. */
  text: string
  payerName?: string
  payerAccount?: string
}

export const statementFormats = ['camt.053', 'MT940', 'CSV'] as const
export type StatementFormat = (typeof statementFormats)[number]

export interface BankStatement {
  format: StatementFormat
  /** As the bank numbers it. */
  number: string
  account: string
  currency: Currency
  openingCents: Cents
  closingCents: Cents
  lines: BankLine[]
}

/** A file that is no statement, or one that cannot be relied on. Nothing of it is taken. */
export class UnreadableStatement extends Error {}

export const mostLines = 5000

/** A day as the bank writes it, `YYYY-MM-DD`. */
export const readDay = (text: string, what: string): BusinessDate => {
  if (!isBusinessDate(text)) throw new UnreadableStatement(`${what} is no date: ${text || 'nothing'}`)
  return text
}

/** An amount as the bank writes it: digits, and after `point` decimals, of which those beyond the second are 0. */
export const readCents = (text: string, point: '.' | ',', what: string): Cents => {
  const [whole = '', decimals = '', ...rest] = text.split(point)
  if (!/^\d{1,13}$/.test(whole) || !/^\d{0,2}0{0,3}$/.test(decimals) || rest.length > 0)
    throw new UnreadableStatement(`${what} is no amount: ${text || 'nothing'}`)
  return centsFromInteger(BigInt(`${whole}${decimals.slice(0, 2).padEnd(2, '0')}`))
}

export const readCurrency = (text: string): Currency => {
  const known = currencies.find((currency) => currency === text)
  if (!known)
    throw new UnreadableStatement(`no facility is kept in ${text || 'a currency that is not named'}`)
  return known
}

/** Throws unless what the statement began with and its lines come to what it ends with. */
export const checkBalances = (statement: BankStatement): BankStatement => {
  const { number, openingCents, closingCents, lines } = statement
  const sumCents = lines.reduce((sum, { amountCents }) => sum + amountCents, openingCents)
  if (sumCents !== closingCents)
    throw new UnreadableStatement(
      `statement ${number} does not add up: ${decimalFromCents(openingCents)} and its lines are ${decimalFromCents(sumCents)}, and it ends with ${decimalFromCents(closingCents)}`,
    )
  return statement
}
