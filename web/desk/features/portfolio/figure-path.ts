import type { PortfolioAsOf } from '#shared/desk/portfolio.ts'
import type { OpenedFigure } from '#shared/portfolio/opened-figures.ts'

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
] as const satisfies readonly (keyof OpenedPart)[]

/** The address of the facilities behind a figure. */
export const figurePath = (part: OpenedPart): string => {
  const address = new URLSearchParams()
  for (const name of partNames) if (part[name] !== undefined) address.set(name, part[name])
  return `/portfolio/facilities?${address}`
}

export type FigurePath = (part: OpenedPart) => string | undefined

/**
 * The addresses of the facilities behind the figures of a response. Of a stored day only the sums are kept, except in
 * the books of a month; and converted figures are no sum of what facilities have in their own currencies.
 */
export const figurePathsOf =
  ({ isLive, converted }: PortfolioAsOf): FigurePath =>
  (part) =>
    !converted && (isLive || part.month !== undefined) ? figurePath(part) : undefined
