import { useTranslations } from '../../i18n/use-translations.ts'
import { type Bar, Bars, partOf } from '../../ui/bars.tsx'
import { useCents } from '../../ui/use-cents.ts'
import { PortfolioSection } from './portfolio-section.tsx'
import { useColumns } from './use-columns.tsx'

export interface Part {
  key: string
  label: string
  cents: number
  /** Percent of the whole, from the response. */
  percent: string | null
  tone?: Bar['tone']
  /** Leads to the facilities behind it. */
  to?: string | undefined
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
    <PortfolioSection
      question={question}
      table={{
        file,
        currencyOf,
        rows: parts,
        keyOf: ({ key }) => key,
        columns: [
          column.text(named, ({ label }) => label),
          column.amount(
            amount,
            (row) => row.cents,
            ({ to }) => to,
          ),
          column.part(t('portfolio.share'), ({ percent }) => percent),
        ],
      }}
    >
      <Bars
        label={question}
        bars={parts.map(({ key, label, cents: value, percent, tone, to }) => ({
          key,
          label,
          value: cents(value, currency),
          share: partOf(percent),
          tone,
          to: value === 0 ? undefined : to,
        }))}
      />
    </PortfolioSection>
  )
}
