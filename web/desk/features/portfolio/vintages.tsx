import type { Cents } from '#shared/money/cents.ts'
import type { Vintage } from '#shared/portfolio/portfolio-figures.schema.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useAct } from '../../api/use-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { ChartPanel } from '../../ui/chart-panel.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { StackedBars } from '../../ui/stacked-bars.tsx'
import { useCents } from '../../ui/use-cents.ts'
import { CurrencySection } from './currency-section.tsx'
import type { PortfolioParams } from './portfolio-params.ts'
import { useColumns } from './use-columns.ts'

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
  asOf,
}: {
  currency: string
  vintages: readonly Vintage[]
  asOf: string
}) => {
  const t = useTranslations()
  const format = useFormat()
  const cents = useCents()
  const currencyOf = () => currency
  const column = useColumns<Vintage>(currencyOf)
  const amount = (name: 'paidOutCents' | 'outstandingCents' | 'writtenOffCents') =>
    column.amount(name, t(`portfolio.figures.${name}`), (row) => row[name])
  return (
    <CurrencySection currency={currency}>
      <ChartPanel
        question={t('portfolio.whatCame')}
        table={{
          file: `portfolio-vintages-${currency}-${asOf}`,
          currencyOf,
          rows: vintages,
          keyOf: ({ month }) => month,
          columns: [
            column.text(
              'month',
              t('portfolio.month'),
              ({ month }) => format.monthAndYear(month),
              ({ month }) => month,
            ),
            column.count('loans', t('portfolio.loans'), ({ loans }) => loans),
            amount('paidOutCents'),
            amount('outstandingCents'),
            column.part('repaid', t('portfolio.repaid'), ({ repaidPercent }) => repaidPercent),
            amount('writtenOffCents'),
            ...(['par1', 'par30', 'par60', 'par90'] as const).map((name) =>
              column.part(name, t(`portfolio.figures.${name}`), (row) => row.atRiskPercents[name]),
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
            parts: Object.fromEntries(
              Object.entries(partsOf(vintage)).map(([key, value]) => [
                key,
                { share: shareOf(value, vintage.paidOutCents), words: cents(value, currency) },
              ]),
            ),
          }))}
        />
      </ChartPanel>
    </CurrencySection>
  )
}

/** The loans of each month of payout, with the share that is more than 30 days overdue. */
export const Vintages = ({ asked }: { asked: PortfolioParams }) => {
  const t = useTranslations()
  const shown = useAct('portfolio-vintages', asked)
  return (
    <QueryBoundary
      query={shown}
      isEmpty={({ vintages }) => vintages.length === 0}
      empty={t('portfolio.empty')}
    >
      {({ vintages, asOf }) =>
        [...new Set(vintages.map(({ currency }) => currency))].map((currency) => (
          <OfCurrency
            key={currency}
            currency={currency}
            asOf={asOf}
            vintages={vintages.filter((each) => each.currency === currency)}
          />
        ))
      }
    </QueryBoundary>
  )
}
