import type { CsvMapping } from '#shared/desk/csv-mapping.ts'
import { comparableHeading, findHeader, readCsvRows } from '#shared/input-parsing/csv-table.ts'

const rowsLooked = 101

const countOf = ({ headings }: CsvMapping): number => new Set(headings.map(comparableHeading)).size

/**
 * The mappings whose headings the file has. Of several, those with the most headings, as the others use fewer of its
 * columns; and of these the ones with an account, which they have from its last file.
 */
export const fittingMappings = (source: string, mappings: readonly CsvMapping[]): CsvMapping[] => {
  const rows = readCsvRows(source, rowsLooked)
  const fitting = mappings.filter(({ headings }) => findHeader(rows, headings) >= 0)
  const most = Math.max(0, ...fitting.map(countOf))
  const best = fitting.filter((each) => countOf(each) === most)
  const ofAccounts = best.filter(({ account }) => account !== null)
  return ofAccounts.length > 0 ? ofAccounts : best
}
