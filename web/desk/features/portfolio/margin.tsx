import { Box } from '@chakra-ui/react'
import type { ShownMargin } from '#shared/desk/portfolio.ts'
import type { CurrencyMargin, MarginFigures } from '#shared/portfolio/portfolio-figures.schema.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { useAct } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Figure, Figures } from '../../ui/figures.tsx'
import { Panel } from '../../ui/panel.tsx'
import { usePercent } from '../../ui/use-cents.ts'
import { CurrencySections } from './currency-sections.tsx'
import { figurePath } from './figure-path.ts'
import { PortfolioSection } from './portfolio-section.tsx'
import { useColumns } from './use-columns.tsx'

const rates = [
  'yieldPercent',
  'fundingPercent',
  'netMarginPercent',
  'lossPercent',
  'allowancePercent',
] as const

interface Row extends MarginFigures {
  /** Absent for all months together. */
  month?: string
}

const OfCurrency = ({ of: { currency, months, total } }: { of: CurrencyMargin }) => {
  const t = useTranslations()
  const format = useFormat()
  const part = usePercent()
  const currencyOf = () => currency
  const column = useColumns<Row>(currencyOf)
  const amount = (
    name:
      | 'meanPrincipalCents'
      | 'earnedCents'
      | 'fundingCents'
      | 'netMarginCents'
      | 'lossCents'
      | 'resultCents'
      | 'allowanceCents',
  ) =>
    column.amount(
      t(`portfolio.margin.${name}`),
      (row) => row[name],
      ({ month }) =>
        month && (name === 'earnedCents' || name === 'allowanceCents')
          ? figurePath({ figure: name, currency, month })
          : undefined,
    )
  const rate = (name: (typeof rates)[number]) =>
    column.part(t(`portfolio.margin.${name}`), (row) => row[name])
  const rows: Row[] = [...months, total]
  return (
    <>
      <Figures>
        {rates.map((name) => (
          <Figure key={name} name={t(`portfolio.margin.${name}`)} value={part(total[name])} />
        ))}
      </Figures>
      <PortfolioSection
        question={t('portfolio.whatMargin')}
        isTableShown
        table={{
          file: `portfolio-margin-${currency}`,
          currencyOf,
          rows,
          keyOf: ({ month = 'total' }) => month,
          columns: [
            column.text(
              t('portfolio.earnedMonth'),
              ({ month }) => (month ? format.monthAndYear(month) : t('portfolio.allMonths')),
              ({ month }) => month ?? t('portfolio.allMonths'),
            ),
            amount('meanPrincipalCents'),
            amount('earnedCents'),
            rate('yieldPercent'),
            amount('fundingCents'),
            rate('fundingPercent'),
            { ...amount('netMarginCents'), isStrong: true },
            rate('netMarginPercent'),
            amount('lossCents'),
            rate('lossPercent'),
            { ...amount('resultCents'), isStrong: true },
            amount('allowanceCents'),
            rate('allowancePercent'),
          ],
        }}
      >
        <Box mb="3" color="text.quiet" maxW="900px">
          {t('portfolio.marginFormula')}
        </Box>
      </PortfolioSection>
    </>
  )
}

/** The cost of funds by currency, with a link to set it. */
const FundingCosts = ({ costs }: { costs: ShownMargin['fundingCosts'] }) => {
  const t = useTranslations()
  const format = useFormat()
  const { may } = useMe()
  return (
    <Panel
      title={t('portfolio.fundingCosts')}
      beside={
        may('funding-cost-set') ? (
          <TextLink to="/acts/funding-cost-set">{t('acts.funding-cost-set')}</TextLink>
        ) : null
      }
    >
      {costs.length === 0 ? (
        <Box color="text.quiet">{t('portfolio.noFundingCosts')}</Box>
      ) : (
        <DataTable
          label={t('portfolio.fundingCosts')}
          rows={costs}
          keyOf={({ currency, validFrom }) => `${currency} ${validFrom}`}
          columns={[
            { title: t('portfolio.currency'), cell: ({ currency }) => currency },
            {
              title: t('portfolio.earnedMonth'),
              cell: ({ validFrom }) => t('portfolio.fromMonth', { month: format.monthAndYear(validFrom) }),
            },
            { title: t('portfolio.yearlyRate'), figure: ({ percent }) => format.percent(percent) },
            {
              title: t('portfolio.setBy'),
              cell: ({ setBy, approvedBy }) =>
                [setBy, approvedBy].filter(Boolean).join(t('statements.between')),
            },
          ]}
        />
      )}
    </Panel>
  )
}

/** Yield, cost of funds, net margin and losses of booked months, each currency in its own. */
export const Margin = () => {
  const t = useTranslations()
  const shown = useAct('portfolio-margin', { months: '12' })
  return (
    <>
      <CurrencySections query={shown} rowsOf={({ currencies }) => currencies} empty={t('portfolio.noMargin')}>
        {(_currency, [of]) => (of ? <OfCurrency of={of} /> : null)}
      </CurrencySections>
      {shown.data ? <FundingCosts costs={shown.data.fundingCosts} /> : null}
    </>
  )
}
