import { useWords } from '../../i18n/use-words.ts'
import { Answer } from '../../ui/answer.tsx'
import { type Bar, Bars, partOf } from '../../ui/bars.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useCents, usePart } from '../../ui/use-cents.ts'

export interface Part {
  key: string
  label: string
  cents: number
  /** In percent of the whole, as it was told. */
  percent: string | null
  tone?: Bar['tone']
}

/** How much of a whole each of several parts is: a full bar is all of it. */
export const PartsAnswer = ({
  question,
  named,
  amount,
  currency,
  parts,
}: {
  question: string
  /** What the first column has. */
  named: string
  /** What the amounts are. */
  amount: string
  currency: string
  parts: readonly Part[]
}) => {
  const t = useWords()
  const cents = useCents()
  const part = usePart()
  return (
    <Answer
      question={question}
      table={
        <DataTable
          label={question}
          rows={parts}
          keyOf={({ key }) => key}
          columns={[
            { key: 'name', title: named, cell: ({ label }) => label },
            { key: 'cents', title: amount, isNumber: true, cell: (row) => cents(row.cents, currency) },
            {
              key: 'share',
              title: t('portfolio.share'),
              isNumber: true,
              cell: ({ percent }) => part(percent),
            },
          ]}
        />
      }
    >
      <Bars
        label={question}
        bars={parts.map(({ key, label, cents: value, percent, tone }) => ({
          key,
          label,
          value: cents(value, currency),
          share: partOf(percent),
          tone,
        }))}
      />
    </Answer>
  )
}
