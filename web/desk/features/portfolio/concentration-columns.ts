import type { ConcentrationRow } from '#shared/portfolio/portfolio-figures.schema.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import type { ChartDataColumn } from '../../ui/chart-panel.tsx'
import { useColumns } from './use-columns.ts'

/** The columns of a concentration table. */
export const useConcentrationColumns = <Row extends ConcentrationRow>(
  nameOf: (name: string) => string,
): ChartDataColumn<Row>[] => {
  const t = useTranslations()
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
