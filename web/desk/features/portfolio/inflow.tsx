import type { CurrencyInflow } from '#shared/portfolio/portfolio-figures.schema.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useAct } from '../../api/use-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Bars, sharesOf } from '../../ui/bars.tsx'
import { ChartPanel } from '../../ui/chart-panel.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { useCents } from '../../ui/use-cents.ts'
import { CurrencySection } from './currency-section.tsx'
import type { PortfolioParams } from './portfolio-params.ts'
import { useColumns } from './use-columns.ts'

interface Row {
  key: string
  label: string
  /** The week's Monday. */
  monday?: string
  cents: number
  isLate?: boolean
}

const OfCurrency = ({
  of: { currency, overdueCents, weeks, laterCents },
  asOf,
}: {
  of: CurrencyInflow
  asOf: string
}) => {
  const t = useTranslations()
  const format = useFormat()
  const cents = useCents()
  const currencyOf = () => currency
  const column = useColumns<Row>(currencyOf)
  const rows: Row[] = [
    { key: 'overdue', label: t('portfolio.stillOwed'), cents: overdueCents, isLate: true },
    ...weeks.map((week) => ({
      key: week.monday,
      label: format.date(week.monday),
      monday: week.monday,
      cents: week.cents,
    })),
    { key: 'later', label: t('portfolio.later'), cents: laterCents },
  ]
  const shares = sharesOf(rows.map((row) => row.cents))
  return (
    <CurrencySection currency={currency}>
      <ChartPanel
        question={t('portfolio.whatComesIn')}
        table={{
          file: `portfolio-inflow-${currency}-${asOf}`,
          currencyOf,
          rows,
          keyOf: ({ key }) => key,
          columns: [
            column.text(
              'week',
              t('portfolio.weekFrom'),
              ({ label }) => label,
              ({ monday, label }) => monday ?? label,
            ),
            column.amount('cents', t('portfolio.expected'), (row) => row.cents),
          ],
        }}
      >
        <Bars
          label={t('portfolio.whatComesIn')}
          bars={rows.map((row, index) => ({
            key: row.key,
            label: row.label,
            value: cents(row.cents, currency),
            share: shares[index] ?? 0,
            tone: row.isLate ? 'negative' : 'action',
          }))}
        />
      </ChartPanel>
    </CurrencySection>
  )
}

export const Inflow = ({ asked }: { asked: PortfolioParams }) => {
  const t = useTranslations()
  const shown = useAct('portfolio-inflow', { ...asked, weeks: '13' })
  return (
    <QueryBoundary
      query={shown}
      isEmpty={({ inflow }) => inflow.length === 0}
      empty={t('portfolio.noInflow')}
    >
      {({ inflow, asOf }) => inflow.map((each) => <OfCurrency key={each.currency} of={each} asOf={asOf} />)}
    </QueryBoundary>
  )
}
