import { lastDayOf } from '#shared/books/month-sums.ts'
import type { PortfolioAsOf } from '#shared/desk/portfolio.ts'
import { isFigureOfArrears, isFigureOfLedger, type OpenedFigure } from '#shared/portfolio/opened-figures.ts'

/** Which figure, and of which part of the portfolio. */
export interface OpenedPart {
  figure: OpenedFigure
  currency?: string | undefined
  productCode?: string | undefined
  platform?: string | undefined
  payoutMonth?: string | undefined
  /** Mondays, of expected receipts. */
  from?: string | undefined
  to?: string | undefined
  /** Of the books. */
  month?: string | undefined
  /** Of a stored portfolio. */
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
] as const satisfies readonly (keyof OpenedPart)[]

/** The address of what is behind a figure. */
export const figurePath = (part: OpenedPart, by?: 'facility'): string => {
  const address = new URLSearchParams()
  for (const name of partNames) if (part[name] !== undefined) address.set(name, part[name])
  if (by) address.set('by', by)
  return `/portfolio/facilities?${address}`
}

export type FigurePath = (part: OpenedPart) => string | undefined

/** Of a stored day the ledger has the loans; their arrears are in the books of a month's end alone. */
const isKept = (day: string, { figure, platform, from, to }: OpenedPart): boolean =>
  platform === undefined &&
  from === undefined &&
  to === undefined &&
  (isFigureOfLedger(figure) || (isFigureOfArrears(figure) && lastDayOf(day.slice(0, 7)) === day))

/**
 * The addresses of what is behind the figures of a response. Converted figures are no sum of what facilities have in
 * their own currencies.
 */
export const figurePathsOf =
  ({ isLive, asOf, converted }: PortfolioAsOf): FigurePath =>
  (part) => {
    if (converted) return undefined
    if (isLive || part.month !== undefined) return figurePath(part)
    return isKept(asOf, part) ? figurePath({ ...part, day: asOf }) : undefined
  }
