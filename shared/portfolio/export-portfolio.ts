import type { BusinessDate } from '../time/business-date.ts'
import type { Cells } from './cells.ts'
import { csvOf } from './csv.ts'
import type { PortfolioFigures } from './portfolio-figures.schema.ts'
import type { PortfolioTable } from './portfolio-tables.ts'
import { concentrationBy, inflowIn, mondaysFrom, portfolioByCurrency, vintagesIn } from './summarize.ts'

type Row = Record<string, string | number | null>

const flatFigures = ({ bands, atRisk, atRiskPercents, ...figures }: PortfolioFigures): Row => ({
  ...figures,
  ...bands,
  ...atRisk,
  ...percentsAt(atRiskPercents),
})

const percentsAt = (percents: Record<string, string | null>): Row =>
  Object.fromEntries(Object.entries(percents).map(([name, percent]) => [`${name}Percent`, percent]))

const rowsOf: Record<PortfolioTable, (cells: Cells, asOf: BusinessDate) => Row[]> = {
  totals: (cells) =>
    portfolioByCurrency(cells).flatMap(({ currency, figures, products }) => [
      ...products.map((product) => ({
        currency,
        product: product.productCode,
        ...flatFigures(product.figures),
      })),
      { currency, product: 'all', ...flatFigures(figures) },
    ]),
  vintages: (cells) =>
    vintagesIn(cells).map(({ atRisk, atRiskPercents, ...vintage }) => ({
      ...vintage,
      ...atRisk,
      ...percentsAt(atRiskPercents),
    })),
  platforms: (cells) => concentrationBy(cells, ({ further }) => further).map((row) => ({ ...row })),
  products: (cells) => concentrationBy(cells, ({ productCode }) => productCode).map((row) => ({ ...row })),
  inflow: (cells, asOf) =>
    inflowIn(cells, mondaysFrom(asOf, 52)).flatMap(({ currency, overdueCents, weeks, laterCents }) => [
      { currency, monday: 'overdue', expectedCents: overdueCents },
      ...weeks.map(({ monday, cents, balanceCents }) => ({
        currency,
        monday,
        expectedCents: cents,
        balanceCents,
      })),
      { currency, monday: 'later', expectedCents: laterCents },
    ]),
}

const columnsOf: Record<PortfolioTable, readonly string[]> = {
  totals: [
    'currency',
    'product',
    'facilities',
    'activeFacilities',
    'loans',
    'limitCents',
    'drawnCents',
    'utilisationPercent',
    'pendingCents',
    'undrawnCents',
    'outstandingCents',
    'notDueCents',
    'days1Cents',
    'days31Cents',
    'days61Cents',
    'days91Cents',
    'par1Cents',
    'par1Percent',
    'par30Cents',
    'par30Percent',
    'par60Cents',
    'par60Percent',
    'par90Cents',
    'par90Percent',
    'paidOutCents',
    'repaidCents',
    'writtenOffCents',
    'interestCents',
    'overdueInterestCents',
    'feesCents',
    'waivedCents',
    'chargedIncomeCents',
    'rewardsCents',
    'lossCents',
    'owedBesidesCents',
    'heldForPayersCents',
    'overdueFacilities',
    'overdueCents',
  ],
  vintages: [
    'currency',
    'month',
    'loans',
    'paidOutCents',
    'outstandingCents',
    'repaidCents',
    'repaidPercent',
    'writtenOffCents',
    'writtenOffPercent',
    'par1Cents',
    'par1Percent',
    'par30Cents',
    'par30Percent',
    'par60Cents',
    'par60Percent',
    'par90Cents',
    'par90Percent',
  ],
  platforms: [
    'currency',
    'name',
    'facilities',
    'limitCents',
    'outstandingCents',
    'sharePercent',
    'par30Cents',
  ],
  products: [
    'currency',
    'name',
    'facilities',
    'limitCents',
    'outstandingCents',
    'sharePercent',
    'par30Cents',
  ],
  inflow: ['currency', 'monday', 'expectedCents', 'balanceCents'],
}

/** A table of the portfolio as CSV. */
export const exportPortfolio = (
  cells: Cells,
  table: PortfolioTable,
  asOf: BusinessDate,
): { rows: number; content: string } => {
  const rows = rowsOf[table](cells, asOf)
  return { rows: rows.length, content: csvOf(rows, columnsOf[table]) }
}
