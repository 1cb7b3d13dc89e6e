import { lastDayOf } from '#shared/books/month-sums.ts'
import type { ShownPortfolio } from '#shared/desk/portfolio.ts'
import type { Currency } from '#shared/money/currency.ts'
import { convertCents, crossRate, type ReferenceRates } from '#shared/money/exchange-rates.ts'
import { portfolioByCurrency } from '#shared/portfolio/summarize.ts'
import { sortedEntries } from '#shared/sorting/compare-text.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { isBooked, listBookMonths } from '../../data/book-months.ts'
import type { Table } from '../../data/table.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { readRequestedPortfolio } from './portfolio-fields.ts'

/** Principal by the stages of the books at the end of their latest month by a date. */
const bookedStages = async (
  table: Table,
  date: BusinessDate,
  conversion: { currency: Currency; rates: ReferenceRates } | undefined,
): Promise<ShownPortfolio['booked']> => {
  const months = await listBookMonths(table, '0000-00', date.slice(0, 7))
  const book = months.findLast((each) => isBooked(each) && lastDayOf(each.month) <= date)
  if (!book) return null
  const own = sortedEntries(book.sums).map(([currency, { stages }]) => ({
    currency: currency as Currency,
    stage1Cents: stages[1].outstandingCents,
    stage2Cents: stages[2].outstandingCents,
    stage3Cents: stages[3].outstandingCents,
  }))
  if (!conversion) return { month: book.month, currencies: own }
  const { currency: to, rates } = conversion
  const sumOf = (stage: 'stage1Cents' | 'stage2Cents' | 'stage3Cents') =>
    own.reduce((sum, each) => sum + convertCents(each[stage], crossRate(rates, each.currency, to)), 0)
  return {
    month: book.month,
    currencies: [
      {
        currency: to,
        stage1Cents: sumOf('stage1Cents'),
        stage2Cents: sumOf('stage2Cents'),
        stage3Cents: sumOf('stage3Cents'),
      },
    ],
  }
}

export const showPortfolioAct: RunAct<'portfolio-show'> = async (input, _act, deps) => {
  const asked = await readRequestedPortfolio(input, deps)
  if (!asked.ok) return asked
  const shown: ShownPortfolio = {
    ...asked.basis,
    currencies: portfolioByCurrency(asked.cells),
    booked: await bookedStages(deps.table, asked.basis.asOf, asked.conversion),
  }
  return { ok: true, ...shown }
}
