import { Box } from '@chakra-ui/react'
import { useTranslations } from '../../i18n/use-translations.ts'
import { type DataColumn, DataTable } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'

/** A titled table of the overview, with a note where it is empty. */
export const OverviewList = <Row,>({
  title,
  rows,
  keyOf,
  columns,
}: {
  title: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  columns: readonly DataColumn<Row>[]
}) => {
  const t = useTranslations()
  return (
    <Panel title={title} isFlush>
      {rows.length === 0 ? (
        <Box px="3" pb="2" color="text.quiet">
          {t('case.overview.none')}
        </Box>
      ) : (
        <DataTable label={title} rows={rows} keyOf={keyOf} columns={columns} />
      )}
    </Panel>
  )
}
