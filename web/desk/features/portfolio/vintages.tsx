import { Box, chakra } from '@chakra-ui/react'
import type { Vintage } from '#shared/portfolio/summarize.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useAct } from '../../api/use-act.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Answer } from '../../ui/answer.tsx'
import { Bars } from '../../ui/bars.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Told } from '../../ui/told.tsx'
import { useCents, usePart } from '../../ui/use-cents.ts'
import type { Asked } from './asked.ts'

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
        <Bars
          label={t('portfolio.whatCame')}
          bars={vintages.map(({ month, atRiskPercents: { par30 } }) => ({
            key: month,
            label: format.monthAndYear(month),
            value: part(par30),
            share: Number(par30 ?? 0) / 100,
            tone: Number(par30 ?? 0) > 0 ? 'negative' : 'action',
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
