import type { PortfolioAsOf } from '#shared/desk/portfolio.ts'

import { type Currency } from '#shared/money/currency.ts'
import type { ReferenceRates } from '#shared/money/exchange-rates.ts'
import type { Cells } from '#shared/portfolio/cells.ts'
import { convertCells } from '#shared/portfolio/summarize.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findLatestRates } from '../../data/exchange-rates.ts'
import { readPortfolio } from '../../data/portfolio.ts'
import { findPortfolioDay } from '../../data/portfolio-days.ts'
import type { Deps } from '../../runtime/deps.ts'

import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'

interface RequestedPortfolio {
  ok: true
  cells: Cells
  /** The converted currencies and rates, where a single currency was requested. */
  conversion?: { unconverted: Cells; currency: Currency; rates: ReferenceRates }
  basis: PortfolioAsOf
}

/** The sums of the requested portfolio, converted where a single currency was requested. */
export const readRequestedPortfolio = async (
  { day, currency }: { day?: string | undefined; currency?: Currency | undefined },
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
): Promise<RequestedPortfolio | DeskRefusal> => {
  const kept = day ? await findPortfolioDay(table, day) : undefined
  if (day && !kept) return refuseAct('notFound', `of ${day} no portfolio is kept`)
  const cells = kept?.cells ?? (await readPortfolio(table))
  const asOf = day ?? businessDate(clock())
  const basis = { asOf, isLive: !kept }
  if (!currency) return { ok: true, cells, basis }
  const rates = await findLatestRates(table, asOf)
  if (!rates) return refuseAct('wrongState', `no reference rates are known of ${asOf} or before`)
  return {
    ok: true,
    cells: convertCells(cells, currency, rates),
    conversion: { unconverted: cells, currency, rates },
    basis: { ...basis, converted: { currency, ratesOf: rates.date, source: rates.source } },
  }
}
