import { useQuery } from '@tanstack/react-query'
import type { FacilityBreakdownRow } from '#shared/desk/portfolio.ts'
import { percentOf } from '#shared/portfolio/summarize.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { readAllPages } from '../../api/read-all-pages.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PageLink } from '../../ui/company-link.tsx'
import { CurrencySections } from './currency-sections.tsx'
import { FigureCompany, useFigureCompany } from './figure-company.tsx'
import type { DrillDownParams } from './figure-path.ts'
import { FigureRows } from './figure-rows.tsx'
import { useColumns } from './use-columns.tsx'

/** Facilities that a page examines. */
const limit = '200'

const useFacilityColumns = (figure: string, currency: string, total: number) => {
  const t = useTranslations()
  const nameOf = useFigureCompany()
  const { may } = useMe()
  const column = useColumns<FacilityBreakdownRow>(() => currency)
  const lineOf = ({ productCode }: FacilityBreakdownRow) => t(`states.product.${productCode}`)
  return [
    {
      ...column.text(t('overdue.columns.company'), nameOf),
      cell: (row: FacilityBreakdownRow) => <FigureCompany of={row} />,
    },
    {
      ...column.text(t('portfolio.line'), lineOf),
      cell: (row: FacilityBreakdownRow) =>
        may('facility-show') ? (
          <PageLink to={`/facilities/${row.facilityId}`}>{lineOf(row)}</PageLink>
        ) : (
          lineOf(row)
        ),
    },
    column.amount(figure, ({ amountCents }) => amountCents),
    column.part(t('portfolio.share'), ({ amountCents }) => percentOf(amountCents, total)),
  ]
}

const OfCurrency = ({
  currency,
  figure,
  facilities,
}: {
  currency: string
  figure: DrillDownParams['figure']
  facilities: readonly FacilityBreakdownRow[]
}) => {
  const t = useTranslations()
  const format = useFormat()
  const name = t(`choices.figure.${figure}`)
  const total = facilities.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return (
    <FigureRows
      currency={currency}
      figure={figure}
      question={t('portfolio.behind', { figure: name })}
      counted={[t('portfolio.figures.facilities'), format.count(facilities.length)]}
      table={{
        file: `portfolio-facilities-${figure}-${currency}`,
        rows: facilities,
        keyOf: ({ facilityId }) => facilityId,
        columns: useFacilityColumns(name, currency, total),
      }}
    />
  )
}

/** The facilities behind a figure. */
export const FigureFacilities = ({ part }: { part: DrillDownParams }) => {
  const t = useTranslations()
  // All pages: a part of them would not add up to the figure.
  const read = useQuery({
    queryKey: ['portfolio-facility-list', 'all', part],
    queryFn: async () =>
      (await readAllPages('portfolio-facility-list', { ...part, limit })).flatMap((page) => page.facilities),
  })
  return (
    <CurrencySections query={read} rowsOf={(facilities) => facilities} empty={t('portfolio.noneBehind')}>
      {(currency, facilities) => (
        <OfCurrency currency={currency} figure={part.figure} facilities={facilities} />
      )}
    </CurrencySections>
  )
}
