import { Box, chakra } from '@chakra-ui/react'
import type { Cents } from '#shared/money/cents.ts'
import type { Vintage } from '#shared/portfolio/summarize.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useAct } from '../../api/use-act.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Answer } from '../../ui/answer.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { StackedBars } from '../../ui/stacked-bars.tsx'
import { Told } from '../../ui/told.tsx'
import { useCents, usePart } from '../../ui/use-cents.ts'
import type { Asked } from './asked.ts'

const colours = {
  repaid: 'positive.solid',
  running: 'border.control',
  late: 'negative.solid',
  lost: 'text.main',
} as const

/** All that was paid out, by what became of it. */
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

const OfCurrency = ({ currency, vintages }: { currency: string; vintages: readonly Vintage[] }) => {
  const t = useWords()
  const format = useFormat()
  const cents = useCents()
  const part = usePart()
  const amount = (name: 'paidOutCents' | 'outstandingCents' | 'writtenOffCents') => ({
    key: name,
    title: t(`portfolio.figures.${name}`),
    isNumber: true,
    cell: (row: Vintage) => cents(row[name], currency),
  })
  return (
    <Box as="section" aria-label={currency} mb="6">
      <chakra.h2 fontSize="lg" mb="3">
        {currency}
      </chakra.h2>
      <Answer
        question={t('portfolio.whatCame')}
        table={
          <DataTable
            label={t('portfolio.whatCame')}
            rows={vintages}
            keyOf={({ month }) => month}
            columns={[
              { key: 'month', title: t('portfolio.month'), cell: ({ month }) => format.monthAndYear(month) },
              {
                key: 'loans',
                title: t('portfolio.loans'),
                isNumber: true,
                cell: ({ loans }) => format.count(loans),
              },
              amount('paidOutCents'),
              amount('outstandingCents'),
              {
                key: 'repaid',
                title: t('portfolio.repaid'),
                isNumber: true,
                cell: ({ repaidPercent }) => part(repaidPercent),
              },
              amount('writtenOffCents'),
              ...(['par1', 'par30', 'par60', 'par90'] as const).map((name) => ({
                key: name,
                title: t(`portfolio.figures.${name}`),
                isNumber: true,
                cell: (row: Vintage) => part(row.atRiskPercents[name]),
              })),
            ]}
          />
        }
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
      </Answer>
    </Box>
  )
}

/** What became of the loans of each month: the part of what was paid out that is more than 30 days past due. */
export const Vintages = ({ asked }: { asked: Asked }) => {
  const t = useWords()
  const shown = useAct('portfolio-vintages', asked)
  return (
    <Told query={shown} isEmpty={({ vintages }) => vintages.length === 0} empty={t('portfolio.empty')}>
      {({ vintages }) =>
        [...new Set(vintages.map(({ currency }) => currency))].map((currency) => (
          <OfCurrency
            key={currency}
            currency={currency}
            vintages={vintages.filter((each) => each.currency === currency)}
          />
        ))
      }
    </Told>
  )
}
