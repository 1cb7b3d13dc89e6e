import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import { convertCents, crossRate, type ReferenceRates } from '../money/exchange-rates.ts'
import { sortedEntries } from '../sorting/compare-text.ts'
import { addMonths, type BusinessDate } from '../time/business-date.ts'
import { type Cells, type Figures, sumOfCells } from './cells.ts'
import { chargedOf, type IncomeByCurrency, type IncomeToDate } from './income.ts'
import type { Income, MonthEarned } from './portfolio-figures.schema.ts'
import { cellsOfKind } from './summarize.ts'

const monthOf = (date: BusinessDate): string => date.slice(0, 7)

/** The given number of months, up to that of a date. */
export const monthsUpTo = (date: BusinessDate, count: number): string[] =>
  Array.from({ length: count }, (_, index) => monthOf(addMonths(`${monthOf(date)}-01`, index - count + 1)))

const sumsByCurrency = (cells: Cells): Cells =>
  sumOfCells(cellsOfKind(cells, 'TOTAL').map(({ currency, figures }): Cells => ({ [currency]: figures })))

const incomeIn = (figures: Figures): Income => ({
  interestCents: figures['interestCents'] ?? 0,
  overdueInterestCents: figures['overdueInterestCents'] ?? 0,
  feesCents: figures['feesCents'] ?? 0,
  waivedCents: figures['waivedCents'] ?? 0,
})

const chargedIn = (figures: Figures): Cents => figures['earnedCents'] ?? 0

/** Charged income to date by currency, from the sums of the portfolio. Early records have only the total. */
export const incomeOfPortfolio = (cells: Cells): IncomeByCurrency =>
  Object.fromEntries(
    Object.entries(sumsByCurrency(cells)).map(([currency, figures]) => {
      const income = incomeIn(figures)
      const chargedIncomeCents = chargedIn(figures)
      const isByKind = chargedOf(income) === chargedIncomeCents
      return [currency, { chargedIncomeCents, income: isByKind ? income : null, earnedCents: null }]
    }),
  )

const since = (before: Income, after: Income): Income => ({
  interestCents: after.interestCents - before.interestCents,
  overdueInterestCents: after.overdueInterestCents - before.overdueInterestCents,
  feesCents: after.feesCents - before.feesCents,
  waivedCents: after.waivedCents - before.waivedCents,
})

const added = (a: Income, b: Income): Income => ({
  interestCents: a.interestCents + b.interestCents,
  overdueInterestCents: a.overdueInterestCents + b.overdueInterestCents,
  feesCents: a.feesCents + b.feesCents,
  waivedCents: a.waivedCents + b.waivedCents,
})

const nothing: IncomeToDate = { chargedIncomeCents: 0, income: incomeIn({}), earnedCents: 0 }

/** The income of a month by currency: income to date at its end, less that at the end of the month before. */
export const incomeInMonth = (
  month: string,
  before: IncomeByCurrency,
  atEnd: IncomeByCurrency,
): MonthEarned[] =>
  sortedEntries(atEnd).map(([currency, { chargedIncomeCents, income, earnedCents }]) => {
    const former = before[currency] ?? nothing
    return {
      currency: currency as Currency,
      month,
      chargedIncomeCents: chargedIncomeCents - former.chargedIncomeCents,
      income: income && former.income && since(former.income, income),
      earnedCents:
        earnedCents === null || former.earnedCents === null ? null : earnedCents - former.earnedCents,
    }
  })

/**
 * All in one currency, by the rates of one day: each kind of income is converted, half-up to the cent, and the total is
 * their sum.
 */
export const convertEarned = (
  rows: readonly MonthEarned[],
  to: Currency,
  rates: ReferenceRates,
): MonthEarned[] => {
  const months = new Map<string, MonthEarned>()
  for (const { currency, month, chargedIncomeCents, income, earnedCents } of rows) {
    const rate = crossRate(rates, currency, to)
    const converted = income && {
      interestCents: convertCents(income.interestCents, rate),
      overdueInterestCents: convertCents(income.overdueInterestCents, rate),
      feesCents: convertCents(income.feesCents, rate),
      waivedCents: convertCents(income.waivedCents, rate),
    }
    const charged = converted ? chargedOf(converted) : convertCents(chargedIncomeCents, rate)
    const earned = earnedCents === null ? null : convertCents(earnedCents, rate)
    const sum = months.get(month) ?? { chargedIncomeCents: 0, income: incomeIn({}), earnedCents: 0 }
    months.set(month, {
      currency: to,
      month,
      chargedIncomeCents: sum.chargedIncomeCents + charged,
      income: sum.income && converted && added(sum.income, converted),
      earnedCents: sum.earnedCents === null || earned === null ? null : sum.earnedCents + earned,
    })
  }
  return [...months.values()]
}
