import { SimpleGrid } from '@chakra-ui/react'
import type { ShownPortfolio } from '#shared/desk/portfolio.ts'
import { bandNames } from '#shared/portfolio/band-names.ts'
import type { CurrencyPortfolio, PortfolioFigures } from '#shared/portfolio/portfolio-figures.schema.ts'
import { percentOf } from '#shared/portfolio/summarize.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useAct } from '../../api/use-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Bars, partOf } from '../../ui/bars.tsx'
import { FigureLink } from '../../ui/figure-link.tsx'
import { Figure, Figures } from '../../ui/figures.tsx'
import { useCents, usePercent } from '../../ui/use-cents.ts'
import { CurrencySections } from './currency-sections.tsx'
import { type FigurePath, figurePathsOf } from './figure-path.ts'
import type { PortfolioParams } from './portfolio-params.ts'
import { PortfolioSection } from './portfolio-section.tsx'
import { SharePanel } from './share-panel.tsx'
import { useColumns } from './use-columns.tsx'

const bandTones = {
  notDueCents: 'action',
  days1Cents: 'waiting',
  days31Cents: 'waiting',
  days61Cents: 'negative',
  days91Cents: 'negative',
} as const

const amounts = [
  'limitCents',
  'outstandingCents',
  'pendingCents',
  'undrawnCents',
  'paidOutCents',
  'repaidCents',
  'chargedIncomeCents',
  'writtenOffCents',
  'overdueCents',
] as const

const Totals = ({
  currency,
  figures,
  pathOf,
}: {
  currency: string
  figures: PortfolioFigures
  pathOf: FigurePath
}) => {
  const t = useTranslations()
  const cents = useCents()
  const part = usePercent()
  const format = useFormat()
  return (
    <Figures>
      {amounts.map((name) => (
        <Figure
          key={name}
          name={t(`portfolio.figures.${name}`)}
          value={
            <FigureLink to={figures[name] === 0 ? undefined : pathOf({ figure: name, currency })}>
              {cents(figures[name], currency)}
            </FigureLink>
          }
        />
      ))}
      <Figure name={t('portfolio.figures.utilisation')} value={part(figures.utilisationPercent)} />
      {riskNames.map((name) => (
        <Figure key={name} name={t(`portfolio.figures.${name}`)} value={part(figures.atRiskPercents[name])} />
      ))}
      <Figure name={t('portfolio.figures.facilities')} value={format.count(figures.facilities)} />
    </Figures>
  )
}

const stageTones = { stage1Cents: 'action', stage2Cents: 'waiting', stage3Cents: 'negative' } as const

const riskTones = { par1: 'waiting', par30: 'waiting', par60: 'negative', par90: 'negative' } as const

const stageNames = ['stage1Cents', 'stage2Cents', 'stage3Cents'] as const

const riskNames = ['par1', 'par30', 'par60', 'par90'] as const

const LinesAnswer = ({
  of: { currency, figures, products },
  file,
  pathOf,
}: {
  of: CurrencyPortfolio
  file: string
  pathOf: FigurePath
}) => {
  const t = useTranslations()
  const cents = useCents()
  const currencyOf = () => currency
  const column = useColumns<CurrencyPortfolio['products'][number]>(currencyOf)
  return (
    <PortfolioSection
      question={t('portfolio.whichLine')}
      table={{
        file,
        currencyOf,
        rows: products,
        keyOf: ({ productCode }) => productCode,
        columns: [
          column.text(t('portfolio.line'), ({ productCode }) => t(`states.product.${productCode}`)),
          ...amounts.map((name) =>
            column.amount(
              t(`portfolio.figures.${name}`),
              (row) => row.figures[name],
              ({ productCode }) => pathOf({ figure: name, currency, productCode }),
            ),
          ),
          column.part(t('portfolio.figures.par30'), (row) => row.figures.atRiskPercents.par30),
        ],
      }}
    >
      <Bars
        label={t('portfolio.whichLine')}
        bars={products.map(({ productCode, figures: { outstandingCents } }) => ({
          key: productCode,
          label: t(`states.product.${productCode}`),
          value: cents(outstandingCents, currency),
          share: partOf(percentOf(outstandingCents, figures.outstandingCents)),
          to: pathOf({ figure: 'outstandingCents', currency, productCode }),
        }))}
      />
    </PortfolioSection>
  )
}

type Booked = NonNullable<ShownPortfolio['booked']>

const StagesAnswer = ({
  currency,
  booked,
  file,
  pathOf,
}: {
  currency: string
  booked: Booked
  file: string
  pathOf: FigurePath
}) => {
  const t = useTranslations()
  const format = useFormat()
  const stages = booked.currencies.find((each) => each.currency === currency)
  if (!stages) return null
  const whole = stageNames.reduce((sum, name) => sum + stages[name], 0)
  return (
    <SharePanel
      currency={currency}
      amount={t('portfolio.figures.outstandingCents')}
      question={t('portfolio.whichStage', { month: format.monthAndYear(booked.month) })}
      file={file}
      named={t('portfolio.stage')}
      parts={stageNames.map((name) => ({
        key: name,
        label: t(`portfolio.stages.${name}`),
        cents: stages[name],
        percent: percentOf(stages[name], whole),
        tone: stageTones[name],
        to: pathOf({ figure: name, currency, month: booked.month }),
      }))}
    />
  )
}

const OfCurrency = ({ of, shown }: { of: CurrencyPortfolio; shown: ShownPortfolio }) => {
  const t = useTranslations()
  const { asOf, booked } = shown
  const { currency, figures, products } = of
  const pathOf = figurePathsOf(shown)
  const { bands, atRisk, atRiskPercents, outstandingCents } = figures
  const file = (chart: string) => `portfolio-${chart}-${currency}-${asOf}`
  const principal = { currency, amount: t('portfolio.figures.outstandingCents') }
  return (
    <>
      <Totals currency={currency} figures={figures} pathOf={pathOf} />
      <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
        <SharePanel
          {...principal}
          question={t('portfolio.howLate')}
          file={file('days-past-due')}
          named={t('portfolio.band')}
          parts={bandNames.map((name) => ({
            key: name,
            label: t(`portfolio.bands.${name}`),
            cents: bands[name],
            percent: percentOf(bands[name], outstandingCents),
            tone: bandTones[name],
            to: pathOf({ figure: name, currency }),
          }))}
        />
        <SharePanel
          {...principal}
          question={t('portfolio.howMuchAtRisk')}
          file={file('at-risk')}
          named={t('portfolio.atRisk')}
          parts={riskNames.map((name) => ({
            key: name,
            label: t(`portfolio.figures.${name}`),
            cents: atRisk[`${name}Cents`],
            percent: atRiskPercents[name],
            tone: riskTones[name],
            to: pathOf({ figure: `${name}Cents`, currency }),
          }))}
        />
        {booked ? (
          <StagesAnswer currency={currency} booked={booked} file={file('stages')} pathOf={pathOf} />
        ) : null}
        <SharePanel
          currency={currency}
          question={t('portfolio.howMuchUsed')}
          file={file('used')}
          named={t('portfolio.line')}
          amount={t('portfolio.used')}
          parts={products.map(({ productCode, figures: { drawnCents, utilisationPercent } }) => ({
            key: productCode,
            label: t(`states.product.${productCode}`),
            cents: drawnCents,
            percent: utilisationPercent,
            to: pathOf({ figure: 'drawnCents', currency, productCode }),
          }))}
        />
        <LinesAnswer of={of} file={file('lines')} pathOf={pathOf} />
        <SharePanel
          currency={currency}
          question={t('portfolio.whatBecame')}
          file={file('became')}
          named={t('portfolio.became')}
          amount={t('portfolio.amount')}
          parts={(['repaidCents', 'outstandingCents', 'writtenOffCents'] as const).map((name) => ({
            key: name,
            label: t(`portfolio.figures.${name}`),
            cents: figures[name],
            percent: percentOf(figures[name], figures.paidOutCents),
            tone: name === 'writtenOffCents' ? 'negative' : 'action',
            to: pathOf({ figure: name, currency }),
          }))}
        />
      </SimpleGrid>
    </>
  )
}

export const Summary = ({ asked }: { asked: PortfolioParams }) => {
  const t = useTranslations()
  const shown = useAct('portfolio-show', asked)
  return (
    <CurrencySections query={shown} rowsOf={({ currencies }) => currencies} empty={t('portfolio.empty')}>
      {(_currency, [of], response) => (of ? <OfCurrency of={of} shown={response} /> : null)}
    </CurrencySections>
  )
}
