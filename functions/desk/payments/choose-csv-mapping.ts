import type { CsvMapping } from '#shared/desk/csv-mapping.ts'
import { comparableHeading, findHeader, readCsvRows } from '#shared/input-parsing/csv-table.ts'

const rowsLooked = 101

const countOf = ({ headings }: CsvMapping): number => new Set(headings.map(comparableHeading)).size

/**
 * The mappings whose headings a file has: of several those with the most, as the others fit by fewer of its columns.
 */
export const fittingMappings = (source: string, mappings: readonly CsvMapping[]): CsvMapping[] => {
  const rows = readCsvRows(source, rowsLooked)
  const fitting = mappings.filter(({ headings }) => findHeader(rows, headings) >= 0)
  const most = Math.max(0, ...fitting.map(countOf))
  return fitting.filter((each) => countOf(each) === most)
}
