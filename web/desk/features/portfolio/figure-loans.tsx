import { useQuery } from '@tanstack/react-query'
import type { LoanBreakdownRow, StoredFigure } from '#shared/desk/portfolio.ts'
import { percentOf } from '#shared/portfolio/summarize.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { readAllPages } from '../../api/read-all-pages.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PageLink } from '../../ui/company-link.tsx'
import { useCents } from '../../ui/use-cents.ts'
import { CurrencySections } from './currency-sections.tsx'
import { FigureCompany, useFigureCompany } from './figure-company.tsx'
import type { DrillDownParams } from './figure-path.ts'
import { FigureRows } from './figure-rows.tsx'
import { useColumns } from './use-columns.tsx'

/** The number of facilities per page: small, as the loans of each are read. */
const limit = '50'

/** The part of a stored figure beyond the loans that are still known. */
interface Rest {
  rest: true
  currency: string
  amountCents: number
}

type Row = (LoanBreakdownRow & { rest?: never }) | Rest

const sumIn = (rows: readonly (LoanBreakdownRow | StoredFigure)[], currency: string): number =>
  rows.reduce((sum, row) => sum + (row.currency === currency ? row.amountCents : 0), 0)

/** The loans, and for each currency the rest of the stored figure, so that together they add up to it. */
const withRests = (
  loans: readonly LoanBreakdownRow[],
  stored: readonly StoredFigure[] | undefined,
): Row[] => {
  if (!stored) return [...loans]
  const currencies = new Set([...loans, ...stored].map(({ currency }) => currency))
  return [
    ...loans,
    ...[...currencies].flatMap((currency): Rest[] => {
      const amountCents = sumIn(stored, currency) - sumIn(loans, currency)
      return amountCents === 0 ? [] : [{ rest: true, currency, amountCents }]
    }),
  ]
}

const useLoanColumns = (figure: string, currency: string, total: number) => {
  const t = useTranslations()
  const format = useFormat()
  const cents = useCents()
  const nameOf = useFigureCompany()
  const { may } = useMe()
  const column = useColumns<Row>(() => currency)
  const loanOf = (row: Row) => {
    if (row.rest) return t('portfolio.restOfStored')
    const { drawdownId, drawdownDate, drawnCents } = row
    if (drawdownDate && drawnCents !== null)
      return `${format.date(drawdownDate)} · ${cents(drawnCents, currency)}`
    return t(drawdownId ? 'portfolio.erasedLoan' : 'portfolio.ofNoLoan')
  }
  return [
    {
      ...column.text(t('overdue.columns.company'), (row) => (row.rest ? t('value.none') : nameOf(row))),
      cell: (row: Row) => (row.rest ? t('value.none') : <FigureCompany of={row} />),
    },
    {
      ...column.text(t('portfolio.loan'), loanOf, (row) =>
        row.rest ? loanOf(row) : (row.drawdownDate ?? ''),
      ),
      cell: (row: Row) =>
        may('facility-show') && !row.rest && row.drawdownId && row.drawdownDate ? (
          <PageLink to={`/facilities/${row.facilityId}?drawdown=${row.drawdownId}`}>{loanOf(row)}</PageLink>
        ) : (
          loanOf(row)
        ),
    },
    column.amount(figure, ({ amountCents }) => amountCents),
    column.part(t('portfolio.share'), ({ amountCents }) => percentOf(amountCents, total)),
    column.text(t('portfolio.line'), (row) =>
      row.rest ? t('value.none') : t(`states.product.${row.productCode}`),
    ),
  ]
}

const OfCurrency = ({
  currency,
  figure,
  rows,
}: {
  currency: string
  figure: DrillDownParams['figure']
  rows: readonly Row[]
}) => {
  const t = useTranslations()
  const format = useFormat()
  const name = t(`choices.figure.${figure}`)
  const total = rows.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const count = rows.filter((row) => !row.rest && row.drawdownId !== null).length
  return (
    <FigureRows
      currency={currency}
      figure={figure}
      question={t('portfolio.loansBehind', { figure: name })}
      counted={[t('portfolio.loans'), format.count(count)]}
      note={rows.some(({ rest }) => rest) ? t('portfolio.storedOtherwise') : undefined}
      table={{
        file: `portfolio-loans-${figure}-${currency}`,
        rows,
        keyOf: (row) => (row.rest ? 'rest' : `${row.facilityId} ${row.drawdownId}`),
        columns: useLoanColumns(name, currency, total),
      }}
    />
  )
}

/** The loans behind a figure. */
export const FigureLoans = ({ part }: { part: DrillDownParams }) => {
  const t = useTranslations()
  // All pages: a part of them would not add up to the figure.
  const read = useQuery({
    queryKey: ['portfolio-loan-list', 'all', part],
    queryFn: async () => {
      const pages = await readAllPages('portfolio-loan-list', { ...part, limit })
      return withRests(
        pages.flatMap(({ loans }) => loans),
        pages[0]?.stored,
      )
    },
  })
  return (
    <CurrencySections query={read} rowsOf={(rows) => rows} empty={t('portfolio.noLoansBehind')}>
      {(currency, rows) => <OfCurrency currency={currency} figure={part.figure} rows={rows} />}
    </CurrencySections>
  )
}
