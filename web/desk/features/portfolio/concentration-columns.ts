import type { ConcentrationRow } from '#shared/portfolio/summarize.ts'
import { useWords } from '../../i18n/use-words.ts'
import type { AnswerColumn } from '../../ui/answer.tsx'
import { useColumns } from './use-columns.ts'

/** What a table tells of each part of what is outstanding. */
export const useConcentrationColumns = <Row extends ConcentrationRow>(
  nameOf: (name: string) => string,
): AnswerColumn<Row>[] => {
  const t = useWords()
  const column = useColumns<Row>(({ currency }) => currency)
  return [
    column.text('name', t('portfolio.part'), ({ name }) => nameOf(name)),
    column.amount('outstanding', t('portfolio.figures.outstandingCents'), (row) => row.outstandingCents),
    column.part('share', t('portfolio.share'), ({ sharePercent }) => sharePercent),
    column.amount('limit', t('portfolio.figures.limitCents'), (row) => row.limitCents),
    column.amount('par30', t('portfolio.figures.par30'), (row) => row.par30Cents),
    column.count('facilities', t('portfolio.figures.facilities'), ({ facilities }) => facilities),
  ]
}
