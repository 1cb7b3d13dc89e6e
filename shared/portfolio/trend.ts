import { type BookSums, incomeOfBooks } from '../books/month-sums.ts'
import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import { convertCents, crossRate, type ReferenceRates } from '../money/exchange-rates.ts'
import type { Cells } from './cells.ts'
import { convertEarned, incomeInMonth, incomeOfPortfolio } from './earned-by-month.ts'
import { figureIn } from './figure-filter.ts'
import type { MonthTrend, PortfolioFigures } from './portfolio-figures.schema.ts'
import { convertCells, portfolioByCurrency } from './summarize.ts'

/** The portfolio at the end of a month, and the month's books; either is absent where it was not stored. */
export interface MonthEnd {
  /** `YYYY-MM`. */
  month: string
  cells?: Cells | undefined
  /** The day on which these were stored: the month's last or, where it has none, the latest before. */
  storedOn?: string | undefined
  sums?: Readonly<Record<string, BookSums>> | undefined
}

export interface Conversion {
  currency: Currency
  rates: ReferenceRates
}

const figuresByCurrency = (
  cells: Cells | undefined,
  conversion: Conversion | undefined,
): Map<Currency, PortfolioFigures> => {
  const own = cells ?? {}
  const shown = conversion ? convertCells(own, conversion.currency, conversion.rates) : own
  return new Map(portfolioByCurrency(shown).map(({ currency, figures }) => [currency, figures]))
}

/** The allowance at the end of a month by currency; undefined where the month is not booked. */
const allowancesOf = (
  { sums }: MonthEnd,
  conversion: Conversion | undefined,
): Map<Currency, Cents> | undefined => {
  if (!sums) return undefined
  const allowances = new Map<Currency, Cents>()
  for (const [own, { allowance }] of Object.entries(sums)) {
    const currency = conversion?.currency ?? (own as Currency)
    const cents = conversion
      ? convertCents(allowance.closingCents, crossRate(conversion.rates, own as Currency, currency))
      : allowance.closingCents
    allowances.set(currency, (allowances.get(currency) ?? 0) + cents)
  }
  return allowances
}

/** Income to date at the end of a month: by the books or, for a month before the first books, by the portfolio. */
export const incomeAtEnd = ({ cells, sums }: MonthEnd) =>
  sums ? incomeOfBooks(sums) : cells && incomeOfPortfolio(cells)

/** What was earned in a month by currency; null where its end, or its beginning, was not booked. */
const earnedIn = (
  before: MonthEnd,
  end: MonthEnd,
  conversion: Conversion | undefined,
): Map<Currency, Cents | null> => {
  const rows = incomeInMonth(end.month, incomeAtEnd(before) ?? {}, incomeAtEnd(end) ?? {})
  const shown = conversion ? convertEarned(rows, conversion.currency, conversion.rates) : rows
  return new Map(shown.map(({ currency, earnedCents }) => [currency, earnedCents]))
}

/**
 * The portfolio month by month: what stood at the end of each, and what happened in it, which is the difference to the
 * month before. `ends` begins with the month before the first one; the last is the present month, as it stands. All in
 * one currency, each end is converted by the rates of one day, so that the last month is the converted portfolio.
 */
export const trendOf = (ends: readonly MonthEnd[], conversion?: Conversion): MonthTrend[] =>
  ends.slice(1).flatMap((end, index) => {
    const before = ends[index]
    if (!before || !end.cells) return []
    const [former, present] = [before, end].map(({ cells }) => figuresByCurrency(cells, conversion))
    const [allowances, earned] = [allowancesOf(end, conversion), earnedIn(before, end, conversion)]
    return [...(present ?? [])].map(([currency, figures]): MonthTrend => {
      const since = (name: 'paidOutCents' | 'repaidCents' | 'writtenOffCents' | 'chargedIncomeCents') =>
        figures[name] - (former?.get(currency)?.[name] ?? 0)
      return {
        currency,
        month: end.month,
        storedOn: end.storedOn ?? null,
        outstandingCents: figures.outstandingCents,
        overdueCents: figures.overdueCents,
        allowanceCents: allowances ? (allowances.get(currency) ?? 0) : null,
        paidOutCents: since('paidOutCents'),
        vintagePaidOutCents: conversion
          ? null
          : figureIn(ends.at(-1)?.cells ?? {}, {
              figure: 'paidOutCents',
              currency,
              payoutMonth: end.month,
            }),
        repaidCents: since('repaidCents'),
        writtenOffCents: since('writtenOffCents'),
        chargedIncomeCents: since('chargedIncomeCents'),
        earnedCents: earned.get(currency) ?? null,
      }
    })
  })
