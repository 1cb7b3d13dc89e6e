import { bookRateOn, totalOf } from '#shared/books/book-currency.ts'
import { trialBalanceBetween, trialBalanceOf } from '#shared/books/general-ledger.ts'
import type { ChartOfAccounts } from '#shared/books/journal.ts'
import { type Stage, stageReasons } from '#shared/books/loan-stage.ts'
import { type BookSums, lastDayOf, monthAfter } from '#shared/books/month-sums.ts'
import { stageMigrationRates } from '#shared/books/stage-migration.ts'
import type { CurrencyBooks, ShownBooks } from '#shared/desk/books.ts'
import { type Currency, currencies } from '#shared/money/currency.ts'
import { shownRate } from '#shared/money/exchange-rates.ts'
import { sortedEntries } from '#shared/sorting/compare-text.ts'
import { type BookMonth, isBooked, listBookMonths } from '../../data/book-months.ts'
import { findChartOf } from '../../data/chart-entries.ts'
import { listLossParameters, lossParametersIn } from '../../data/loss-parameters.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

type StageName = CurrencyBooks['moves'][number]['from']

const stages = ['1', '2', '3'] as const

/** The months of the stages' history that end with the shown one. */
const historyMonths = 12

const moveRows = (moves: BookSums['moves']): CurrencyBooks['moves'] =>
  sortedEntries(moves).map(([move, moved]) => {
    const [from, to] = move.split('-') as [StageName, StageName]
    return { from, to, ...moved }
  })

const reasonRows = (reasons: NonNullable<BookSums['reasons']>): CurrencyBooks['stageReasons'] =>
  stages.flatMap((stage) =>
    stageReasons.flatMap((reason) => {
      const found = reasons[`${Number(stage) as Stage}-${reason}`]
      return found ? [{ stage, stageReason: reason, ...found }] : []
    }),
  )

const currencyBooksOf = (
  currency: string,
  sums: BookSums,
  before: BookSums | undefined,
  chart: ChartOfAccounts,
  history: readonly BookSums[],
): CurrencyBooks => ({
  currency: currency as Currency,
  accounts: trialBalanceOf(before, sums).map((row) => ({ ...row, ...chart[row.account] })),
  stages: stages.map((stage) => ({ stage, ...sums.stages[stage] })),
  undrawnCents: sums.undrawnCents,
  undrawnAllowanceCents: sums.undrawnAllowanceCents,
  allowance: { recoveredCents: 0, recoveryToIncomeCents: 0, ...sums.allowance },
  moves: moveRows(sums.moves),
  migrationMonths: history.length,
  migration: stageMigrationRates(history).map(({ from, to, loans, percent }) => ({
    from: `${from}`,
    to: `${to}`,
    loans,
    sharePercent: percent,
  })),
  stageReasons: reasonRows(sums.reasons ?? {}),
})

const translatedOf = (
  { month, translation, translated }: BookMonth,
  chart: ChartOfAccounts,
): ShownBooks['translated'] => {
  if (!translation || !translated) return null
  const books = Object.values(translated)
  const rows = trialBalanceBetween(totalOf(books, 'openingCents'), totalOf(books, 'closingCents'))
  return {
    currency: translation.currency,
    accounts: rows.map((row) => ({ ...row, ...chart[row.account] })),
    rates: currencies.flatMap((currency) => {
      const own = translated[currency]
      if (!own || currency === translation.currency) return []
      return {
        currency,
        exchangeRate: shownRate(bookRateOn(translation, lastDayOf(month), currency)),
        rateDate: translation.days.at(-1)?.date ?? lastDayOf(month),
        exchangeGainCents: 0 - (own.revaluedCents.exchangeDifferences ?? 0),
      }
    }),
  }
}

export const showBooksAct: RunAct<'books-show'> = async ({ month: asked }, _act, { table }) => {
  const [all, stored] = await Promise.all([
    listBookMonths(table, '0000-00', '9999-99'),
    listLossParameters(table),
  ])
  const booked = all.filter(isBooked).toReversed()
  const month = asked ?? booked[0]?.month
  const found = booked.find((each) => each.month === month)
  if (asked && !found) return refuseAct('notFound', `the month ${asked} is not booked`)
  const before = found && booked.find((each) => each.month === monthAfter(found.month, -1))
  const since = found && monthAfter(found.month, 1 - historyMonths)
  const history = found
    ? booked.filter((each) => each.month <= found.month && each.month >= (since ?? ''))
    : []
  const chart = await findChartOf(table, found ?? {})
  return {
    ok: true,
    months: booked.map((each) => each.month),
    month: found?.month ?? null,
    bookedAt: found?.updatedAt ?? null,
    journalEntries: found?.journalEntries ?? 0,
    closed: found?.closed
      ? {
          at: found.closed.at,
          by: found.closed.by,
          approvedBy: found.closed.approvedBy ?? null,
          filedAt: found.closed.filedAt ?? null,
        }
      : null,
    currencies: sortedEntries(found?.sums ?? {}).map(([currency, sums]) =>
      currencyBooksOf(
        currency,
        sums,
        before?.sums[currency],
        chart,
        history.flatMap((each) => each.sums[currency] ?? []),
      ),
    ),
    translated: found ? translatedOf(found, chart) : null,
    parameters: Object.values(lossParametersIn(stored, found?.month ?? '9999-99')).map((parameters) => ({
      productCode: parameters.productCode,
      validFrom: parameters.validFrom,
      defaultPercent: parameters.defaultPercent,
      lifetimeDefaultPercent: parameters.lifetimeDefaultPercent,
      lossGivenDefaultPercent: parameters.lossGivenDefaultPercent,
      conversionPercent: parameters.conversionPercent,
      salesDropPercent: parameters.salesDrop?.percent ?? null,
      salesDropMonths: parameters.salesDrop?.months ?? null,
      lostShop: parameters.lostShop ?? false,
      setBy: parameters.setBy,
      approvedBy: parameters.approvedBy ?? null,
    })),
  }
}
