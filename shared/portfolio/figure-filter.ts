import type { ProductCode } from '../lending/product-codes.ts'
import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import type { Cells, Figures } from './cells.ts'
import type { CellKind } from './contribution.ts'
import { type ContributedFigure, figuresOfKind } from './figures-with-drill-down.ts'
import { atRiskOf, outstandingOf } from './risk-bands.ts'
import { bandsIn, cellsOfKind } from './summarize.ts'

/** The part of the portfolio that a figure covers. */
export interface FigureFilter {
  figure: ContributedFigure
  currency?: Currency | undefined
  productCode?: ProductCode | undefined
  platform?: string | undefined
  /** The loans paid out in a month, `YYYY-MM`. */
  payoutMonth?: string | undefined
  /** Expected receipts of the weeks from one Monday to another, both included. */
  from?: string | undefined
  to?: string | undefined
}

/** The kind of sum that a filter reads; undefined if no sum is by both criteria, or none of these has the figure. */
export const kindOfFilter = ({
  figure,
  platform,
  payoutMonth,
  from,
  to,
}: FigureFilter): CellKind | undefined => {
  const isWeekly = from !== undefined || to !== undefined
  const kinds: CellKind[] = [
    ...(isWeekly || figure === 'expectedCents' ? ['INFLOW' as const] : []),
    ...(payoutMonth === undefined ? [] : ['VINTAGE' as const]),
    ...(platform === undefined ? [] : ['PLATFORM' as const]),
  ]
  const [kind = 'TOTAL', another] = kinds
  const figures: readonly string[] = figuresOfKind[kind]
  return another === undefined && figures.includes(figure) ? kind : undefined
}

const centsIn = (figures: Figures, { figure, from = '', to = '9999' }: FigureFilter): Cents => {
  const bands = bandsIn(figures)
  const of = (name: string): Cents => figures[name] ?? 0
  switch (figure) {
    case 'outstandingCents':
      return outstandingOf(bands)
    case 'par1Cents':
    case 'par30Cents':
    case 'par60Cents':
    case 'par90Cents':
      return atRiskOf(bands)[figure]
    case 'repaidCents':
      return of('paidOutCents') - outstandingOf(bands) - of('writtenOffCents')
    case 'chargedIncomeCents':
      return of('earnedCents')
    case 'expectedCents':
      return Object.entries(figures).reduce(
        (sum, [monday, cents]) => sum + (monday >= from && monday <= to ? cents : 0),
        0,
      )
    default:
      return of(figure)
  }
}

/**
 * A figure of the portfolio's sums, or of one facility's contribution to them: it is linear, so that the contributions
 * add up to the figure.
 */
export const figureIn = (cells: Cells, filter: FigureFilter): Cents => {
  const kind = kindOfFilter(filter)
  if (!kind) return 0
  const { currency, productCode, platform, payoutMonth } = filter
  const further = payoutMonth ?? platform
  return cellsOfKind(cells, kind)
    .filter(
      (cell) =>
        (currency === undefined || cell.currency === currency) &&
        (productCode === undefined || cell.productCode === productCode) &&
        (further === undefined || cell.further === further),
    )
    .reduce((sum, { figures }) => sum + centsIn(figures, filter), 0)
}
