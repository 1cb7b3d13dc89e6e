import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type CsvValue, csvOfTable } from '#shared/portfolio/csv.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useTranslations } from '../i18n/use-translations.ts'
import { type DataColumn, DataTable } from './data-table.tsx'
import { saveText } from './save-text.ts'

export interface ChartDataColumn<Row> extends DataColumn<Row> {
  /** The value in the exported file: unrounded, and not formatted in a locale. */
  exact: (row: Row) => CsvValue
  /** Further header lines of the exported file. */
  unit?: string
}

export interface ChartDataTable<Row> {
  /** The name of the exported file. */
  file: string
  /** The currency of a row's amounts. */
  currencyOf: (row: Row) => string
  columns: readonly ChartDataColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** A question with a chart as the answer, and the chart's data as a table in a disclosure and as a file. */
export const ChartPanel = <Row,>({
  question,
  children,
  table: { file, currencyOf, columns, rows, keyOf },
}: {
  question: string
  children: ReactNode
  table: ChartDataTable<Row>
}) => {
  const t = useTranslations()
  const save = () =>
    saveText(
      `${file}.csv`,
      csvOfTable(
        [t('portfolio.currency'), ...columns.map(({ title, unit }) => (unit ? `${title} (${unit})` : title))],
        rows.map((row) => [currencyOf(row), ...columns.map(({ exact }) => exact(row))]),
      ),
    )
  return (
    <Box bg="surface.card" borderWidth="1px" borderColor="border.hairline" borderRadius="sm" p="4" minW="0">
      <Flex justify="space-between" align="start" gap="3" mb="3">
        <chakra.h2 fontSize="md">{question}</chakra.h2>
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('portfolio.fileOf', { question })}
          flexShrink="0"
          mt="-1.5"
          mr="-2"
          onClick={save}
        >
          {t('list.export')}
        </Button>
      </Flex>
      {children}
      <Disclosure summary={t('portfolio.table')}>
        <DataTable label={question} rows={rows} keyOf={keyOf} columns={columns} />
      </Disclosure>
    </Box>
  )
}
