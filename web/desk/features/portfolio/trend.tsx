import { Box, chakra, SimpleGrid } from '@chakra-ui/react'
import type { ShownTrend } from '#shared/desk/portfolio.ts'
import type { MonthTrend } from '#shared/portfolio/portfolio-figures.schema.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useAct } from '../../api/use-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Bars, sharesOf } from '../../ui/bars.tsx'
import { useCents } from '../../ui/use-cents.ts'
import { CurrencySections } from './currency-sections.tsx'
import { figurePathsOf } from './figure-path.ts'
import type { PortfolioParams } from './portfolio-params.ts'
import { PortfolioSection } from './portfolio-section.tsx'
import { useColumns } from './use-columns.tsx'

const atEnd = ['outstandingCents', 'overdueCents', 'allowanceCents'] as const
const inMonth = ['paidOutCents', 'repaidCents', 'writtenOffCents', 'earnedCents'] as const

const charted = ['outstandingCents', 'overdueCents', 'paidOutCents', 'repaidCents'] as const

const OfCurrency = ({
  currency,
  months,
  shown,
}: {
  currency: string
  months: readonly MonthTrend[]
  shown: ShownTrend
}) => {
  const t = useTranslations()
  const format = useFormat()
  const cents = useCents()
  const currencyOf = () => currency
  const column = useColumns<MonthTrend>(currencyOf)
  const pathOf = figurePathsOf(shown)
  /** The address behind a figure: of today for the current month, else of the last stored day or of the books. */
  const to = (figure: (typeof atEnd)[number] | (typeof inMonth)[number], row: MonthTrend) => {
    const { month, storedOn } = row
    if (figure === 'allowanceCents' || figure === 'earnedCents') return pathOf({ figure, currency, month })
    if (figure === 'paidOutCents')
      return row.paidOutCents === row.vintagePaidOutCents
        ? pathOf({ figure, currency, payoutMonth: month })
        : undefined
    if (figure !== 'outstandingCents' && figure !== 'overdueCents') return undefined
    return storedOn === null
      ? pathOf({ figure, currency })
      : figurePathsOf({ ...shown, isLive: false, asOf: storedOn })({ figure, currency })
  }
  const amount = (name: (typeof atEnd)[number] | (typeof inMonth)[number]) =>
    column.amount(
      t(`portfolio.trend.${name}`),
      (row) => row[name],
      (row) => to(name, row),
    )
  const question = t('portfolio.howItWent')
  return (
    <PortfolioSection
      question={question}
      isTableShown
      table={{
        file: `portfolio-trend-${currency}-${shown.asOf}`,
        currencyOf,
        rows: months,
        keyOf: ({ month }) => month,
        columns: [
          column.month(t('portfolio.earnedMonth'), ({ month }) => month),
          ...[...atEnd, ...inMonth].map(amount),
        ],
      }}
    >
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" mb="5">
        {charted.map((name) => {
          const shares = sharesOf(months.map((row) => row[name]))
          return (
            <Box key={name} minW="0">
              <chakra.h3 fontSize="sm" mb="2">
                {t(`portfolio.trend.${name}`)}
              </chakra.h3>
              <Bars
                label={t(`portfolio.trend.${name}`)}
                bars={months.map((row, index) => ({
                  key: row.month,
                  label: format.monthAndYear(row.month),
                  value: cents(row[name], currency),
                  share: shares[index] ?? 0,
                  tone: name === 'overdueCents' ? 'negative' : 'action',
                  to: row[name] === 0 ? undefined : to(name, row),
                }))}
              />
            </Box>
          )
        })}
      </SimpleGrid>
    </PortfolioSection>
  )
}

/** The portfolio month by month. */
export const Trend = ({ asked }: { asked: PortfolioParams }) => {
  const t = useTranslations()
  const shown = useAct('portfolio-trend', { ...asked, months: '12' })
  return (
    <CurrencySections query={shown} rowsOf={({ trend }) => trend} empty={t('portfolio.empty')}>
      {(currency, months, response) => <OfCurrency currency={currency} months={months} shown={response} />}
    </CurrencySections>
  )
}
