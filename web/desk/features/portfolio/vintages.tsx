import { Box } from '@chakra-ui/react'
import type { ShownVintages } from '#shared/desk/portfolio.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Vintage, VintageCurve } from '#shared/portfolio/portfolio-figures.schema.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useAct } from '../../api/use-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { StackedBars } from '../../ui/stacked-bars.tsx'
import { useCents } from '../../ui/use-cents.ts'
import { CurrencySections } from './currency-sections.tsx'
import { figurePathsOf } from './figure-path.ts'
import type { PortfolioParams } from './portfolio-params.ts'
import { PortfolioSection } from './portfolio-section.tsx'
import { useColumns } from './use-columns.tsx'

const colours = {
  repaid: 'positive.solid',
  running: 'border.control',
  late: 'negative.solid',
  lost: 'text.main',
} as const

/** The paid out amount by its outcome. */
const partsOf = ({
  repaidCents,
  outstandingCents,
  writtenOffCents,
  atRisk: { par30Cents },
}: Vintage): Record<keyof typeof colours, Cents> => ({
  repaid: repaidCents,
  running: outstandingCents - par30Cents,
  late: par30Cents,
  lost: writtenOffCents,
})

const shareOf = (part: Cents, whole: Cents): number => (whole > 0 ? Math.max(0, part) / whole : 0)

const OfCurrency = ({
  currency,
  vintages,
  shown,
}: {
  currency: string
  vintages: readonly Vintage[]
  shown: ShownVintages
}) => {
  const t = useTranslations()
  const format = useFormat()
  const cents = useCents()
  const currencyOf = () => currency
  const column = useColumns<Vintage>(currencyOf)
  const pathOf = figurePathsOf(shown)
  const amount = (name: 'paidOutCents' | 'outstandingCents' | 'writtenOffCents') =>
    column.amount(
      t(`portfolio.figures.${name}`),
      (row) => row[name],
      ({ month }) => pathOf({ figure: name, currency, payoutMonth: month }),
    )
  return (
    <PortfolioSection
      question={t('portfolio.whatCame')}
      table={{
        file: `portfolio-vintages-${currency}-${shown.asOf}`,
        currencyOf,
        rows: vintages,
        keyOf: ({ month }) => month,
        columns: [
          column.month(t('portfolio.month'), ({ month }) => month),
          column.count(t('portfolio.loans'), ({ loans }) => loans),
          amount('paidOutCents'),
          amount('outstandingCents'),
          column.part(t('portfolio.repaid'), ({ repaidPercent }) => repaidPercent),
          amount('writtenOffCents'),
          ...(['par1', 'par30', 'par60', 'par90'] as const).map((name) =>
            column.part(t(`portfolio.figures.${name}`), (row) => row.atRiskPercents[name]),
          ),
        ],
      }}
    >
      <StackedBars
        label={t('portfolio.whatCame')}
        parts={(['repaid', 'running', 'late', 'lost'] as const).map((key) => ({
          key,
          label: t(`portfolio.vintageParts.${key}`),
          colour: colours[key],
        }))}
        stacks={vintages.map((vintage) => ({
          key: vintage.month,
          label: format.monthAndYear(vintage.month),
          value: cents(vintage.paidOutCents, currency),
          to: pathOf({ figure: 'paidOutCents', currency, payoutMonth: vintage.month }),
          parts: Object.fromEntries(
            Object.entries(partsOf(vintage)).map(([key, value]) => [
              key,
              { share: shareOf(value, vintage.paidOutCents), words: cents(value, currency) },
            ]),
          ),
        }))}
      />
    </PortfolioSection>
  )
}

const badAt =
  (age: number) =>
  ({ ages }: VintageCurve): string | null =>
    ages.find(({ monthsOnBook }) => monthsOnBook === age)?.badPercent ?? null

/** The share of each month's payouts that had gone bad, with a column for each month on book. */
const Curves = ({
  currency,
  curves,
  asOf,
}: {
  currency: string
  curves: readonly VintageCurve[]
  asOf: string
}) => {
  const t = useTranslations()
  const currencyOf = () => currency
  const column = useColumns<VintageCurve>(currencyOf)
  const oldest = Math.max(...curves.flatMap(({ ages }) => ages.map(({ monthsOnBook }) => monthsOnBook)))
  return (
    <PortfolioSection
      question={t('portfolio.howItAged')}
      isTableShown
      table={{
        file: `portfolio-vintage-curves-${currency}-${asOf}`,
        currencyOf,
        rows: curves,
        keyOf: ({ month }) => month,
        columns: [
          column.month(t('portfolio.month'), ({ month }) => month),
          ...Array.from({ length: oldest + 1 }, (_, age) =>
            column.part(t('portfolio.age', { count: age }), badAt(age)),
          ),
        ],
      }}
    >
      <Box mb="3" color="text.quiet">
        {t('portfolio.agedBy')}
      </Box>
    </PortfolioSection>
  )
}

/** The loans of each month of payout, with the share that is more than 30 days overdue. */
export const Vintages = ({ asked }: { asked: PortfolioParams }) => {
  const t = useTranslations()
  const shown = useAct('portfolio-vintages', asked)
  return (
    <CurrencySections query={shown} rowsOf={({ vintages }) => vintages} empty={t('portfolio.empty')}>
      {(currency, vintages, response) => (
        <Box display="grid" gap="4">
          <OfCurrency currency={currency} vintages={vintages} shown={response} />
          <Curves
            currency={currency}
            asOf={response.asOf}
            curves={response.curves.filter((curve) => curve.currency === currency)}
          />
        </Box>
      )}
    </CurrencySections>
  )
}
