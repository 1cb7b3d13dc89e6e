import { Box } from '@chakra-ui/react'
import type { ShownInflow } from '#shared/desk/portfolio.ts'
import type { CurrencyInflow } from '#shared/portfolio/portfolio-figures.schema.ts'
import { addDays } from '#shared/time/business-date.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useAct } from '../../api/use-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Bars, sharesOf } from '../../ui/bars.tsx'
import { FigureLink } from '../../ui/figure-link.tsx'
import { Figure, Figures } from '../../ui/figures.tsx'
import { useCents } from '../../ui/use-cents.ts'
import { CurrencySections } from './currency-sections.tsx'
import { figurePathsOf } from './figure-path.ts'
import type { PortfolioParams } from './portfolio-params.ts'
import { PortfolioSection } from './portfolio-section.tsx'
import { useColumns } from './use-columns.tsx'

interface Row {
  key: string
  label: string
  /** The week's Monday. */
  monday?: string
  cents: number
  /** For a week: all receipts expected up to it, less all amounts that may be paid out. */
  balanceCents?: number
  isLate?: boolean
  /** The row's first and last week, by their Mondays. */
  weeks: { from?: string; to?: string }
}

const OfCurrency = ({
  of: { currency, overdueCents, weeks, laterCents, pendingCents, undrawnCents, coveredFrom },
  shown,
}: {
  of: CurrencyInflow
  shown: ShownInflow
}) => {
  const t = useTranslations()
  const format = useFormat()
  const cents = useCents()
  const currencyOf = () => currency
  const column = useColumns<Row>(currencyOf)
  const pathOf = figurePathsOf(shown)
  const to = (row: Row) =>
    row.cents === 0 ? undefined : pathOf({ figure: 'expectedCents', currency, ...row.weeks })
  const [first = '', last = ''] = [weeks[0]?.monday, weeks.at(-1)?.monday]
  const rows: Row[] = [
    {
      key: 'overdue',
      label: t('portfolio.stillOwed'),
      cents: overdueCents,
      isLate: true,
      weeks: { to: addDays(first, -7) },
    },
    ...weeks.map((week) => ({
      key: week.monday,
      label: format.date(week.monday),
      monday: week.monday,
      cents: week.cents,
      balanceCents: week.balanceCents,
      weeks: { from: week.monday, to: week.monday },
    })),
    { key: 'later', label: t('portfolio.later'), cents: laterCents, weeks: { from: addDays(last, 7) } },
  ]
  const shares = sharesOf(rows.map((row) => row.cents))
  const outflow = (name: 'undrawnCents' | 'pendingCents', value: number) => (
    <Figure
      name={t(`portfolio.figures.${name}`)}
      value={
        <FigureLink to={value === 0 ? undefined : pathOf({ figure: name, currency })}>
          {cents(value, currency)}
        </FigureLink>
      }
    />
  )
  return (
    <>
      <Figures>
        {outflow('undrawnCents', undrawnCents)}
        {outflow('pendingCents', pendingCents)}
        <Figure name={t('portfolio.mayGoOut')} value={cents(undrawnCents + pendingCents, currency)} />
        <Figure
          name={t('portfolio.covered')}
          value={
            coveredFrom
              ? t('portfolio.coveredFrom', { day: format.date(coveredFrom) })
              : t('portfolio.notCovered')
          }
        />
      </Figures>
      <Box mb="3" color="text.quiet">
        {t('portfolio.outflowLead')}
      </Box>
      <PortfolioSection
        question={t('portfolio.whatComesIn')}
        table={{
          file: `portfolio-inflow-${currency}-${shown.asOf}`,
          currencyOf,
          rows,
          keyOf: ({ key }) => key,
          columns: [
            column.text(
              t('portfolio.weekFrom'),
              ({ label }) => label,
              ({ monday, label }) => monday ?? label,
            ),
            column.amount(t('portfolio.expected'), (row) => row.cents, to),
            column.amount(t('portfolio.balance'), (row) => row.balanceCents ?? null),
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
            to: to(row),
          }))}
        />
      </PortfolioSection>
    </>
  )
}

export const Inflow = ({ asked }: { asked: PortfolioParams }) => {
  const t = useTranslations()
  const shown = useAct('portfolio-inflow', { ...asked, weeks: '13' })
  return (
    <CurrencySections query={shown} rowsOf={({ inflow }) => inflow} empty={t('portfolio.noInflow')}>
      {(_currency, [of], response) => (of ? <OfCurrency of={of} shown={response} /> : null)}
    </CurrencySections>
  )
}
