import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import { convertCents } from '../money/exchange-rates.ts'
import { divide, type Fraction, fraction, fractionFromDecimal } from '../money/fraction.ts'
import type { BusinessDate } from '../time/business-date.ts'
import {
  type AccountCents,
  type GeneralAccount,
  generalAccounts,
  type JournalLine,
} from './general-accounts.ts'
import { generalBalances } from './general-ledger.ts'
import { type BookSums, lastDayOf, monthAfter } from './month-sums.ts'

/** The reference rates of a day that the books need: one euro in each currency of facilities. */
export interface BookRates {
  date: BusinessDate
  perEuro: Readonly<Record<Exclude<Currency, 'EUR'>, string>>
}

/** How a month is translated into the lender's book currency. Kept with the month: corrected rates change no books. */
export interface Translation {
  currency: Currency
  /** The days with rates from the last one before the month on, in their order. */
  days: readonly BookRates[]
}

/**
 * A currency's accounts in the book currency; each of the three adds up to 0. The closing balances are the opening ones
 * plus the month's entries and the revaluation.
 */
export interface TranslatedBooks {
  openingCents: AccountCents
  revaluedCents: AccountCents
  closingCents: AccountCents
}

/**
 * Income and expenses keep the rate of their day. All other accounts are monetary (unearned income is a part of the
 * loans' carrying amount): their balances are translated at the rate of the month's end.
 */
const nonMonetary: ReadonlySet<GeneralAccount> = new Set([
  'interestIncome',
  'overdueInterestIncome',
  'feeIncome',
  'waivedIncome',
  'incomeAdjustment',
  'rewardsGiven',
  'creditLoss',
  'recoveredLosses',
  'impairmentLoss',
  'exchangeDifferences',
])

const euroIn = ({ perEuro }: BookRates, currency: Currency): Fraction =>
  currency === 'EUR' ? fraction(1n) : fractionFromDecimal(perEuro[currency])

/** The value of one unit of `from` in the book currency. Throws RangeError where no rate was published by `date`. */
export const bookRateOn = ({ currency: to, days }: Translation, date: BusinessDate, from: Currency) => {
  if (from === to) return fraction(1n)
  const rates = days.findLast((day) => day.date <= date)
  if (!rates) throw new RangeError(`there are no exchange rates of ${date}`)
  return divide(euroIn(rates, to), euroIn(rates, from))
}

/** Lines that add up to 0 in the book currency; the last one takes what rounding leaves. */
export const translateLines = (lines: readonly JournalLine[], rate: Fraction): JournalLine[] => {
  const translated = lines.map(({ account, amountCents }) => ({
    account,
    amountCents: convertCents(amountCents, rate),
  }))
  const rest = translated.slice(0, -1).reduce((sum, { amountCents }) => sum + amountCents, 0)
  return translated.map((line, index) =>
    index === lines.length - 1 ? { ...line, amountCents: 0 - rest } : line,
  )
}

/** The sums of lines by account. */
export const sumLines = (lines: readonly JournalLine[]): AccountCents => {
  const sums: Partial<Record<GeneralAccount, Cents>> = {}
  for (const { account, amountCents } of lines) sums[account] = (sums[account] ?? 0) + amountCents
  return sums
}

const linesOf = (amounts: AccountCents): JournalLine[] =>
  generalAccounts.flatMap((account) => (amounts[account] ? [{ account, amountCents: amounts[account] }] : []))

/** The balances before the first month in the book currency, at the rate in force before it. */
const openingOf = (before: BookSums, rate: Fraction): AccountCents => {
  const own = generalBalances(before)
  const opening = generalAccounts.map((account) => ({
    account,
    amountCents: convertCents(own[account], rate),
  }))
  const rest = opening.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return sumLines([...opening, { account: 'exchangeDifferences', amountCents: 0 - rest }])
}

/**
 * A currency's accounts at the end of a month, in the book currency. Changes of the rates since the month before, or
 * since the day of an entry, go to `exchangeDifferences` and are not reversed: the next month begins with the revalued
 * balances.
 */
export const translateBooks = (
  translation: Translation,
  month: string,
  currency: Currency,
  {
    before,
    former,
    after,
  }: { before?: BookSums | undefined; former?: TranslatedBooks | undefined; after: BookSums },
): TranslatedBooks => {
  const openingCents =
    former?.closingCents ??
    (before ? openingOf(before, bookRateOn(translation, lastDayOf(monthAfter(month, -1)), currency)) : {})
  const entered = sumLines([...linesOf(openingCents), ...linesOf(after.translatedCents ?? {})])
  const own = generalBalances(after)
  const rate = bookRateOn(translation, lastDayOf(month), currency)
  const differences = generalAccounts.flatMap((account): JournalLine[] => {
    if (nonMonetary.has(account)) return []
    const amountCents = convertCents(own[account], rate) - (entered[account] ?? 0)
    return amountCents === 0 ? [] : [{ account, amountCents }]
  })
  const total = differences.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const revaluedCents = sumLines(
    total === 0 ? differences : [...differences, { account: 'exchangeDifferences', amountCents: 0 - total }],
  )
  return {
    openingCents,
    revaluedCents,
    closingCents: sumLines([...linesOf(entered), ...linesOf(revaluedCents)]),
  }
}

/** The lines of a month's revaluation of a currency; none where no rate has changed anything. */
export const revaluationLines = ({ revaluedCents }: TranslatedBooks): JournalLine[] => linesOf(revaluedCents)

/** The sums of all currencies, in the book currency. */
export const totalOf = (
  translated: readonly TranslatedBooks[],
  which: 'openingCents' | 'closingCents',
): AccountCents => sumLines(translated.flatMap((books) => linesOf(books[which])))
