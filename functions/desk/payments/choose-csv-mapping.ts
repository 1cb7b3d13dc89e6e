import type { CsvMapping } from '#shared/desk/csv-mapping.ts'
import { comparableHeading, findHeader, readCsvRows } from '#shared/input-parsing/csv-table.ts'

const rowsLooked = 101

const countOf = ({ headings }: CsvMapping): number => new Set(headings.map(comparableHeading)).size

/**
 * The mappings whose headings a file has: of several those with the most, as the others fit by fewer of its columns, and
 * of these the ones of an account, as they are remembered from its last file.
 */
export const fittingMappings = (source: string, mappings: readonly CsvMapping[]): CsvMapping[] => {
  const rows = readCsvRows(source, rowsLooked)
  const fitting = mappings.filter(({ headings }) => findHeader(rows, headings) >= 0)
  const most = Math.max(0, ...fitting.map(countOf))
  const best = fitting.filter((each) => countOf(each) === most)
  const ofAccounts = best.filter(({ account }) => account !== null)
  return ofAccounts.length > 0 ? ofAccounts : best
}
