import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { type DataColumn, DataTable } from '../../ui/data-table.tsx'
import type { RegisterCell } from '../loan-register/register-sheets.ts'
import { SaveSheet } from './save-sheet.tsx'

/** What a column is in the exported file. */
export interface ColumnOfFile<Row> {
  /** The value: unrounded, and not formatted in a locale. */
  exact: (row: Row) => RegisterCell
  /** Further header lines. */
  unit?: string
}

export type SectionColumn<Row> = DataColumn<Row> & ColumnOfFile<Row>

export interface SectionTable<Row> {
  /** The exported file's name without its extension. */
  file: string
  /** The currency of a row's amounts. */
  currencyOf: (row: Row) => string
  columns: readonly SectionColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
}

/** A question answered by a chart, whose data is also available as a table in a disclosure and as files. */
export const PortfolioSection = <Row,>({
  question,
  children,
  isTableShown = false,
  table: { file, currencyOf, columns, rows, keyOf },
}: {
  question: string
  /** The chart; without one, the table is the answer. */
  children?: ReactNode
  /** True for a table that shows more than the chart, and is therefore not collapsed. */
  isTableShown?: boolean
  table: SectionTable<Row>
}) => {
  const t = useTranslations()
  const table = <DataTable label={question} rows={rows} keyOf={keyOf} columns={columns} />
  return (
    <Box bg="surface.card" borderWidth="1px" borderColor="border.hairline" borderRadius="sm" p="4" minW="0">
      <Flex justify="space-between" align="start" gap="3" mb="3">
        <chakra.h2 fontSize="md">{question}</chakra.h2>
        <Box mt="-1.5" mr="-2">
          <SaveSheet
            title={question}
            file={file}
            sheet={() => ({
              header: [
                t('portfolio.currency'),
                ...columns.map(({ title, unit }) => (unit ? `${title} (${unit})` : title)),
              ],
              rows: rows.map((row) => [currencyOf(row), ...columns.map(({ exact }) => exact(row))]),
            })}
          />
        </Box>
      </Flex>
      {children}
      {children && !isTableShown ? <Disclosure summary={t('portfolio.table')}>{table}</Disclosure> : table}
    </Box>
  )
}
