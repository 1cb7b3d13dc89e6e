import { lastDayOf } from '#shared/books/month-sums.ts'
import type { PortfolioAsOf } from '#shared/desk/portfolio.ts'
import {
  type DrillDownFigure,
  isFigureOfArrears,
  isFigureOfLedger,
} from '#shared/portfolio/figures-with-drill-down.ts'

/** A figure, and the part of the portfolio that it is for. */
export interface DrillDownParams {
  figure: DrillDownFigure
  currency?: string | undefined
  productCode?: string | undefined
  platform?: string | undefined
  payoutMonth?: string | undefined
  /** For expected receipts: the first and the last week, by their Mondays. */
  from?: string | undefined
  to?: string | undefined
  /** For the books: their month. */
  month?: string | undefined
  /** For a stored portfolio: its day. */
  day?: string | undefined
}

export const partNames = [
  'figure',
  'currency',
  'productCode',
  'platform',
  'payoutMonth',
  'from',
  'to',
  'month',
  'day',
] as const satisfies readonly (keyof DrillDownParams)[]

/** The address of the loans or facilities behind a figure. */
export const figurePath = (part: DrillDownParams, by?: 'facility'): string => {
  const address = new URLSearchParams()
  for (const name of partNames) if (part[name] !== undefined) address.set(name, part[name])
  if (by) address.set('by', by)
  return `/portfolio/facilities?${address}`
}

export type FigurePath = (part: DrillDownParams) => string | undefined

/** True if a stored day's loans are known: from the ledger, or for arrears from the books of a month's end. */
const isKept = (day: string, { figure, platform, from, to }: DrillDownParams): boolean =>
  platform === undefined &&
  from === undefined &&
  to === undefined &&
  (isFigureOfLedger(figure) || (isFigureOfArrears(figure) && lastDayOf(day.slice(0, 7)) === day))

/**
 * Returns the addresses of the loans or facilities behind a response's figures. Converted figures have none, as they
 * are not the sum of amounts in the facilities' own currencies.
 */
export const figurePathsOf =
  ({ isLive, asOf, converted }: PortfolioAsOf): FigurePath =>
  (part) => {
    if (converted) return undefined
    if (isLive || part.month !== undefined) return figurePath(part)
    return isKept(asOf, part) ? figurePath({ ...part, day: asOf }) : undefined
  }
