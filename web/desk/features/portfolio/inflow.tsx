import { Box, chakra } from '@chakra-ui/react'
import type { CurrencyInflow } from '#shared/portfolio/summarize.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useAct } from '../../api/use-act.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Answer } from '../../ui/answer.tsx'
import { Bars, sharesOf } from '../../ui/bars.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Told } from '../../ui/told.tsx'
import { useCents } from '../../ui/use-cents.ts'
import type { Asked } from './asked.ts'

const OfCurrency = ({ of: { currency, overdueCents, weeks, laterCents } }: { of: CurrencyInflow }) => {
  const t = useWords()
  const format = useFormat()
  const cents = useCents()
  const rows = [
    { key: 'overdue', label: t('portfolio.stillOwed'), cents: overdueCents, isLate: true },
    ...weeks.map((week) => ({
      key: week.monday,
      label: format.date(week.monday),
      cents: week.cents,
      isLate: false,
    })),
    { key: 'later', label: t('portfolio.later'), cents: laterCents, isLate: false },
  ]
  const shares = sharesOf(rows.map((row) => row.cents))
  return (
    <Box as="section" aria-label={currency} mb="6">
      <chakra.h2 fontSize="lg" mb="3">
        {currency}
      </chakra.h2>
      <Answer
        question={t('portfolio.whatComesIn')}
        table={
          <DataTable
            label={t('portfolio.whatComesIn')}
            rows={rows}
            keyOf={({ key }) => key}
            columns={[
              { key: 'week', title: t('portfolio.weekFrom'), cell: ({ label }) => label },
              {
                key: 'cents',
                title: t('portfolio.expected'),
                isNumber: true,
                cell: (row) => cents(row.cents, currency),
              },
            ]}
          />
        }
      >
        <Bars
          label={t('portfolio.whatComesIn')}
          bars={rows.map((row, index) => ({
            key: row.key,
            label: row.label,
            value: cents(row.cents, currency),
            share: shares[index] ?? 0,
            tone: row.isLate ? 'negative' : 'action',
          }))}
        />
      </Answer>
    </Box>
  )
}

export const Inflow = ({ asked }: { asked: Asked }) => {
  const t = useWords()
  const shown = useAct('portfolio-inflow', { ...asked, weeks: '13' })
  return (
    <Told query={shown} isEmpty={({ inflow }) => inflow.length === 0} empty={t('portfolio.noInflow')}>
      {({ inflow }) => inflow.map((each) => <OfCurrency key={each.currency} of={each} />)}
    </Told>
  )
}
