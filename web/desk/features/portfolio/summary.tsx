import { Box, chakra, SimpleGrid } from '@chakra-ui/react'
import { bandNames } from '#shared/portfolio/risk-bands.ts'
import type { CurrencyPortfolio, PortfolioFigures } from '#shared/portfolio/summarize.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useAct } from '../../api/use-act.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Answer } from '../../ui/answer.tsx'
import { Bars, sharesOf } from '../../ui/bars.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Figure, Figures } from '../../ui/figures.tsx'
import { Told } from '../../ui/told.tsx'
import { useCents, usePart } from '../../ui/use-cents.ts'
import type { Asked } from './asked.ts'

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
  'paidOutCents',
  'repaidCents',
  'earnedCents',
  'writtenOffCents',
  'overdueCents',
] as const

const Totals = ({ currency, figures }: { currency: string; figures: PortfolioFigures }) => {
  const t = useWords()
  const cents = useCents()
  const part = usePart()
  const format = useFormat()
  return (
    <Figures>
      {amounts.map((name) => (
        <Figure key={name} name={t(`portfolio.figures.${name}`)} value={cents(figures[name], currency)} />
      ))}
      <Figure name={t('portfolio.figures.utilisation')} value={part(figures.utilisationPercent)} />
      {(['par1', 'par30', 'par60', 'par90'] as const).map((name) => (
        <Figure key={name} name={t(`portfolio.figures.${name}`)} value={part(figures.atRiskPercents[name])} />
      ))}
      <Figure name={t('portfolio.figures.facilities')} value={format.count(figures.facilities)} />
    </Figures>
  )
}

const share = (values: readonly number[], index: number): number => sharesOf(values)[index] ?? 0

const OfCurrency = ({ of: { currency, figures, products } }: { of: CurrencyPortfolio }) => {
  const t = useWords()
  const cents = useCents()
  const part = usePart()
  const bands = bandNames.map((name) => figures.bands[name])
  const stages = (['stage1Cents', 'stage2Cents', 'stage3Cents'] as const).map((name) => ({
    name,
    cents: figures.stages[name],
  }))
  return (
    <Box as="section" aria-label={currency} mb="8">
      <chakra.h2 fontSize="lg" mb="3">
        {currency}
      </chakra.h2>
      <Totals currency={currency} figures={figures} />
      <SimpleGrid columns={{ base: 1, xl: 3 }} gap="4">
        <Answer
          question={t('portfolio.howLate')}
          table={
            <DataTable
              label={t('portfolio.howLate')}
              rows={bandNames.map((name, index) => ({ name, cents: bands[index] ?? 0 }))}
              keyOf={({ name }) => name}
              columns={[
                { key: 'band', title: t('portfolio.band'), cell: ({ name }) => t(`portfolio.bands.${name}`) },
                {
                  key: 'cents',
                  title: t('portfolio.figures.outstandingCents'),
                  isNumber: true,
                  cell: (row) => cents(row.cents, currency),
                },
              ]}
            />
          }
        >
          <Bars
            label={t('portfolio.howLate')}
            bars={bandNames.map((name, index) => ({
              key: name,
              label: t(`portfolio.bands.${name}`),
              value: cents(bands[index] ?? 0, currency),
              share: share(bands, index),
              tone: bandTones[name],
            }))}
          />
        </Answer>
        <Answer
          question={t('portfolio.whichStage')}
          table={
            <DataTable
              label={t('portfolio.whichStage')}
              rows={stages}
              keyOf={({ name }) => name}
              columns={[
                {
                  key: 'stage',
                  title: t('portfolio.stage'),
                  cell: ({ name }) => t(`portfolio.stages.${name}`),
                },
                {
                  key: 'cents',
                  title: t('portfolio.figures.outstandingCents'),
                  isNumber: true,
                  cell: (row) => cents(row.cents, currency),
                },
              ]}
            />
          }
        >
          <Bars
            label={t('portfolio.whichStage')}
            bars={stages.map(({ name, cents: amount }, index) => ({
              key: name,
              label: t(`portfolio.stages.${name}`),
              value: cents(amount, currency),
              share: share(
                stages.map((stage) => stage.cents),
                index,
              ),
              tone: index === 0 ? 'action' : index === 1 ? 'waiting' : 'negative',
            }))}
          />
        </Answer>
        <Answer
          question={t('portfolio.whichLine')}
          table={
            <DataTable
              label={t('portfolio.whichLine')}
              rows={products}
              keyOf={({ productCode }) => productCode}
              columns={[
                {
                  key: 'product',
                  title: t('portfolio.line'),
                  cell: ({ productCode }) => t(`portfolio.lines.${productCode}`),
                },
                ...amounts.map((name) => ({
                  key: name,
                  title: t(`portfolio.figures.${name}`),
                  isNumber: true,
                  cell: (row: CurrencyPortfolio['products'][number]) => cents(row.figures[name], currency),
                })),
                {
                  key: 'par30',
                  title: t('portfolio.figures.par30'),
                  isNumber: true,
                  cell: (row) => part(row.figures.atRiskPercents.par30),
                },
              ]}
            />
          }
        >
          <Bars
            label={t('portfolio.whichLine')}
            bars={products.map(({ productCode, figures: of }, index) => ({
              key: productCode,
              label: t(`portfolio.lines.${productCode}`),
              value: cents(of.outstandingCents, currency),
              share: share(
                products.map((each) => each.figures.outstandingCents),
                index,
              ),
            }))}
          />
        </Answer>
      </SimpleGrid>
    </Box>
  )
}

export const Summary = ({ asked }: { asked: Asked }) => {
  const t = useWords()
  const shown = useAct('portfolio-show', asked)
  return (
    <Told query={shown} isEmpty={({ currencies }) => currencies.length === 0} empty={t('portfolio.empty')}>
      {({ currencies }) => currencies.map((each) => <OfCurrency key={each.currency} of={each} />)}
    </Told>
  )
}
