import type { ConcentrationRow } from '#shared/portfolio/portfolio-figures.schema.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import type { SectionColumn } from './portfolio-section.tsx'
import { useColumns } from './use-columns.tsx'

/** The columns of a concentration table. */
export const useConcentrationColumns = <Row extends ConcentrationRow>(
  nameOf: (name: string) => string,
  pathOf: (figure: 'outstandingCents' | 'limitCents' | 'par30Cents', row: Row) => string | undefined = () =>
    undefined,
): SectionColumn<Row>[] => {
  const t = useTranslations()
  const column = useColumns<Row>(({ currency }) => currency)
  return [
    column.text(t('portfolio.part'), ({ name }) => nameOf(name)),
    column.amount(
      t('portfolio.figures.outstandingCents'),
      (row) => row.outstandingCents,
      (row) => pathOf('outstandingCents', row),
    ),
    column.part(t('portfolio.share'), ({ sharePercent }) => sharePercent),
    column.amount(
      t('portfolio.figures.limitCents'),
      (row) => row.limitCents,
      (row) => pathOf('limitCents', row),
    ),
    column.amount(
      t('portfolio.figures.par30'),
      (row) => row.par30Cents,
      (row) => pathOf('par30Cents', row),
    ),
    column.count(t('portfolio.figures.facilities'), ({ facilities }) => facilities),
  ]
}
