import { parse } from 'csv-parse/sync'
import { UnreadableFile } from './unreadable-file.ts'

export interface CsvRow {
  /** Its line in the file: the last one of a row with cells of several lines. */
  at: number
  cells: readonly string[]
}

/** Limits beyond any bank's table: its columns, the rows above it, and the characters of a row. */
const maxColumns = 200
export const maxRowsAboveHeader = 100
const longestRow = 50_000

const delimiters = [',', ';', '\t', '|'] as const

/** The first rows decide on the delimiter. */
const rowsLooked = 150

const readWith = (source: string, delimiter: string, rows: number): CsvRow[] => {
  const read: unknown = parse(source, {
    bom: true,
    delimiter,
    info: true,
    max_record_size: longestRow,
    relax_column_count: true,
    // Accepts quotes within a cell: the sign for inches, or quotes around a word.
    relax_quotes: true,
    skip_empty_lines: true,
    to: rows,
    trim: true,
  })
  return (read as { record: string[]; info: { lines: number } }[]).map(({ record, info }) => ({
    at: info.lines,
    cells: record,
  }))
}

/**
 * How regular rows are: the size of the largest group of equal width, two cells or more. Three or more cells weigh more
 * than two.
 */
const regularRows = (rows: readonly CsvRow[]): number => {
  const byWidth = Map.groupBy(
    rows.filter(({ cells }) => cells.length > 1),
    ({ cells }) => cells.length,
  )
  return Math.max(0, ...[...byWidth].map(([width, alike]) => alike.length * Math.min(width, 3)))
}

const delimiterOf = (source: string): string => {
  const attempts = delimiters.map((delimiter) => {
    try {
      return { delimiter, regular: regularRows(readWith(source, delimiter, rowsLooked)) }
    } catch {
      return { delimiter, regular: -1 }
    }
  })
  return attempts.reduce((best, each) => (each.regular > best.regular ? each : best)).delimiter
}

/** The rows of a CSV, whatever its delimiter; at most `limit`. */
export const readCsvRows = (source: string, limit: number): CsvRow[] => {
  try {
    return readWith(source, delimiterOf(source), limit)
  } catch (error) {
    throw new UnreadableFile(`the file is no CSV: ${error instanceof Error ? error.message : ''}`)
  }
}

/** Banks change the case and the blanks of their headings. */
export const comparableHeading = (heading: string): string =>
  heading.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** The headings of a row: an empty one becomes its number, and the second of two alike gets `(2)` appended. */
export const headingsOfRow = (cells: readonly string[]): string[] => {
  const seen = new Map<string, number>()
  return cells.map((cell, index) => {
    const heading = cell.replaceAll(/\s+/g, ' ').trim() || `#${index + 1}`
    const count = (seen.get(comparableHeading(heading)) ?? 0) + 1
    seen.set(comparableHeading(heading), count)
    return count === 1 ? heading : `${heading} (${count})`
  })
}

const isText = (cell: string): boolean => /\p{L}/u.test(cell) && !/\d{3}/.test(cell)

/** The row that looks like headings: the first with the largest number of cells of text. */
export const likelyHeader = (rows: readonly CsvRow[]): number => {
  const texts = rows.slice(0, maxRowsAboveHeader).map(({ cells }) => cells.filter(isText).length)
  const most = Math.max(0, ...texts)
  return most > 1 ? texts.indexOf(most) : -1
}

/** The row with all these headings. */
export const findHeader = (rows: readonly CsvRow[], wanted: readonly string[]): number => {
  const names = wanted.map(comparableHeading)
  return rows.slice(0, maxRowsAboveHeader + 1).findIndex(({ cells }) => {
    const has = new Set(headingsOfRow(cells).map(comparableHeading))
    return names.every((name) => has.has(name))
  })
}

export const checkWidth = (headings: readonly string[]): void => {
  if (headings.length > maxColumns)
    throw new UnreadableFile(`the file has ${headings.length} columns: at most ${maxColumns}`)
}
