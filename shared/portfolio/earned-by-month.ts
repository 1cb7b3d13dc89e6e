import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import { convertCents, crossRate, type ReferenceRates } from '../money/exchange-rates.ts'
import { addMonths, type BusinessDate } from '../time/business-date.ts'
import { type Cells, type Figures, sumOfCells } from './cells.ts'
import { earnedOf } from './income.ts'
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

const earnedIn = (figures: Figures): Cents => figures['earnedCents'] ?? 0

/** Early records have only the total income. */
const isByKind = (figures: Figures): boolean => earnedOf(incomeIn(figures)) === earnedIn(figures)

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

/** The income of a month by currency: the portfolio at its end less the portfolio before it. */
export const earnedInMonth = (month: string, before: Cells, atEnd: Cells): MonthEarned[] => {
  const [sumsBefore, sums] = [sumsByCurrency(before), sumsByCurrency(atEnd)]
  return Object.entries(sums).map(([currency, figures]) => {
    const former = sumsBefore[currency] ?? {}
    return {
      currency: currency as Currency,
      month,
      earnedCents: earnedIn(figures) - earnedIn(former),
      income: isByKind(figures) && isByKind(former) ? since(incomeIn(former), incomeIn(figures)) : null,
    }
  })
}

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
  for (const { currency, month, earnedCents, income } of rows) {
    const rate = crossRate(rates, currency, to)
    const converted = income && {
      interestCents: convertCents(income.interestCents, rate),
      overdueInterestCents: convertCents(income.overdueInterestCents, rate),
      feesCents: convertCents(income.feesCents, rate),
      waivedCents: convertCents(income.waivedCents, rate),
    }
    const earned = converted ? earnedOf(converted) : convertCents(earnedCents, rate)
    const sum = months.get(month)
    months.set(month, {
      currency: to,
      month,
      earnedCents: (sum?.earnedCents ?? 0) + earned,
      income: sum ? sum.income && converted && added(sum.income, converted) : converted,
    })
  }
  return [...months.values()]
}
