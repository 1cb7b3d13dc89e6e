import { Box } from '@chakra-ui/react'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Figure, Figures } from '../../ui/figures.tsx'
import { useCents } from '../../ui/use-cents.ts'
import type { DrillDownParams } from './figure-path.ts'
import { PortfolioSection, type SectionTable } from './portfolio-section.tsx'

/** The rows behind a figure in one currency: their sum, and a table with the largest first. */
export const FigureRows = <Row extends { amountCents: number }>({
  currency,
  figure,
  question,
  counted,
  note,
  table: { rows, ...table },
}: {
  currency: string
  figure: DrillDownParams['figure']
  question: string
  /** The number of rows, with its name. */
  counted: readonly [name: string, value: string]
  /** An explanation of the rows, below the table. */
  note?: string | undefined
  table: Omit<SectionTable<Row>, 'currencyOf'>
}) => {
  const t = useTranslations()
  const cents = useCents()
  const total = rows.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const [name, value] = counted
  return (
    <>
      <Figures>
        <Figure name={t(`choices.figure.${figure}`)} value={cents(total, currency)} />
        <Figure name={name} value={value} />
      </Figures>
      <PortfolioSection
        question={question}
        table={{
          ...table,
          currencyOf: () => currency,
          rows: rows.toSorted((a, b) => b.amountCents - a.amountCents),
        }}
      />
      {note ? (
        <Box mt="3" color="text.quiet">
          {note}
        </Box>
      ) : null}
    </>
  )
}
