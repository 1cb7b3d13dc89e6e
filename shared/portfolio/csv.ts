import { decimalFromCents } from '../money/cents.ts'

export type CsvValue = string | number | null

/**
 * What spreadsheets take for a formula: a sign at the beginning, full-width or not, also behind blanks and invisible characters;
 * or a line break or tab there. Apostrophes before it count, so that the guard can be removed again.
 */
const formulaStart = /^'*[\s\p{C}]*[\t\r\n=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]/u

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)

/** A text as a field of CSV, the only way that any is written. One that a spreadsheet would take for a formula has an apostrophe before it. */
export const csvField = (value: CsvValue): string => {
  if (value === null) return ''
  const text = String(value)
  const harmless = formulaStart.test(text) && !isNumber(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The text of a field that `csvField` wrote, without its quotes. */
export const withoutFormulaGuard = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text

/** A table as CSV by RFC 4180. */
export const csvOfTable = (head: readonly string[], lines: readonly (readonly CsvValue[])[]): string =>
  [head, ...lines].map((line) => `${line.map(csvField).join(',')}\r\n`).join('')

/** Rows as CSV, with a head. Amounts, whose names end in `Cents`, are written as decimals under the rest of the name. */
export const csvOf = (
  rows: readonly Readonly<Record<string, CsvValue>>[],
  columns: readonly string[],
): string => {
  const head = columns.map((name) => name.replace(/Cents$/, ''))
  const lines = rows.map((row) =>
    columns.map((name) => {
      const value = row[name] ?? null
      return name.endsWith('Cents') && typeof value === 'number' ? decimalFromCents(value) : value
    }),
  )
  return csvOfTable(head, lines)
}
