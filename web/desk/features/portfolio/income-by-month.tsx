import type { ShownEarnings } from '#shared/desk/portfolio.ts'
import type { Income, MonthEarned } from '#shared/portfolio/portfolio-figures.schema.ts'
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
  interestCents: 'action.solid',
  overdueInterestCents: 'waiting.solid',
  feesCents: 'text.main',
  unknownCents: 'border.control',
} as const

type Part = keyof typeof colours

const kinds = ['interestCents', 'overdueInterestCents', 'feesCents'] as const

/** A month's income by kind, if it was recorded by kind. Waivers are in the table only, as they belong to no kind. */
const partsOf = ({ chargedIncomeCents, income }: MonthEarned): Record<Part, number> => ({
  interestCents: income?.interestCents ?? 0,
  overdueInterestCents: income?.overdueInterestCents ?? 0,
  feesCents: income?.feesCents ?? 0,
  unknownCents: income ? 0 : chargedIncomeCents,
})

const chargedOf = (row: MonthEarned): number =>
  Object.values(partsOf(row)).reduce((sum, part) => sum + part, 0)

const OfCurrency = ({
  currency,
  months,
  shown: response,
}: {
  currency: string
  months: readonly MonthEarned[]
  shown: ShownEarnings
}) => {
  const t = useTranslations()
  const format = useFormat()
  const cents = useCents()
  const currencyOf = () => currency
  const column = useColumns<MonthEarned>(currencyOf)
  const kind = (name: keyof Income) =>
    column.amount(t(`portfolio.income.${name}`), ({ income }) => income?.[name] ?? null)
  const pathOf = figurePathsOf(response)
  const most = Math.max(1, ...months.map(chargedOf))
  const shown: Part[] = [...kinds, ...(months.some(({ income }) => !income) ? ['unknownCents' as const] : [])]
  return (
    <PortfolioSection
      question={t('portfolio.whatEarned')}
      table={{
        file: `portfolio-earned-${currency}-${response.asOf}`,
        currencyOf,
        rows: months,
        keyOf: ({ month }) => month,
        columns: [
          column.month(t('portfolio.earnedMonth'), ({ month }) => month),
          ...kinds.map(kind),
          kind('waivedCents'),
          column.amount(t('portfolio.chargedNet'), (row) => row.chargedIncomeCents),
          {
            ...column.amount(
              t('portfolio.earnedByDay'),
              (row) => row.earnedCents,
              ({ month }) => pathOf({ figure: 'earnedCents', currency, month }),
            ),
            isStrong: true,
          },
        ],
      }}
    >
      <StackedBars
        label={t('portfolio.whatEarned')}
        parts={shown.map((key) => ({ key, label: t(`portfolio.income.${key}`), colour: colours[key] }))}
        stacks={months.map((row) => ({
          key: row.month,
          label: format.monthAndYear(row.month),
          value: cents(chargedOf(row), currency),
          parts: Object.fromEntries(
            Object.entries(partsOf(row)).map(([key, part]) => [
              key,
              { share: Math.max(0, part) / most, words: cents(part, currency) },
            ]),
          ),
        }))}
      />
    </PortfolioSection>
  )
}

/** Income by month. */
export const IncomeByMonth = ({ asked }: { asked: PortfolioParams }) => {
  const t = useTranslations()
  const shown = useAct('portfolio-earned', { ...asked, months: '12' })
  return (
    <CurrencySections query={shown} rowsOf={({ earned }) => earned} empty={t('portfolio.empty')}>
      {(currency, months, response) => <OfCurrency currency={currency} months={months} shown={response} />}
    </CurrencySections>
  )
}
