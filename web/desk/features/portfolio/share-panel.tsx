import { useTranslations } from '../../i18n/use-translations.ts'
import { type Bar, Bars, partOf } from '../../ui/bars.tsx'
import { ChartPanel } from '../../ui/chart-panel.tsx'
import { useCents } from '../../ui/use-cents.ts'
import { useColumns } from './use-columns.ts'

export interface Part {
  key: string
  label: string
  cents: number
  /** Percent of the whole, from the response. */
  percent: string | null
  tone?: Bar['tone']
}

/** Shares of a whole as bars; a full bar is the whole. */
export const SharePanel = ({
  question,
  file,
  named,
  amount,
  currency,
  parts,
}: {
  question: string
  file: string
  /** The heading of the first column. */
  named: string
  /** The heading of the amounts. */
  amount: string
  currency: string
  parts: readonly Part[]
}) => {
  const t = useTranslations()
  const cents = useCents()
  const currencyOf = () => currency
  const column = useColumns<Part>(currencyOf)
  return (
    <ChartPanel
      question={question}
      table={{
        file,
        currencyOf,
        rows: parts,
        keyOf: ({ key }) => key,
        columns: [
          column.text('name', named, ({ label }) => label),
          column.amount('cents', amount, (row) => row.cents),
          column.part('share', t('portfolio.share'), ({ percent }) => percent),
        ],
      }}
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
    </ChartPanel>
  )
}
