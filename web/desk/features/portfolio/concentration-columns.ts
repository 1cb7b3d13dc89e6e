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
    column.text('name', t('portfolio.part'), ({ name }) => nameOf(name)),
    column.amount(
      'outstanding',
      t('portfolio.figures.outstandingCents'),
      (row) => row.outstandingCents,
      (row) => pathOf('outstandingCents', row),
    ),
    column.part('share', t('portfolio.share'), ({ sharePercent }) => sharePercent),
    column.amount(
      'limit',
      t('portfolio.figures.limitCents'),
      (row) => row.limitCents,
      (row) => pathOf('limitCents', row),
    ),
    column.amount(
      'par30',
      t('portfolio.figures.par30'),
      (row) => row.par30Cents,
      (row) => pathOf('par30Cents', row),
    ),
    column.count('facilities', t('portfolio.figures.facilities'), ({ facilities }) => facilities),
  ]
}
