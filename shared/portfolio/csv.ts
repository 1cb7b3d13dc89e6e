import { decimalFromCents } from '../money/cents.ts'

export type CsvValue = string | number | null

/**
 * Prefixes that spreadsheets interpret as a formula: a sign, full-width or not, also after blanks and invisible
 * characters; or a line break or tab. Leading apostrophes count, so that the guard can be removed again.
 */
const formulaStart = /^'*[\s\p{C}]*[\t\r\n=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]/u

const isNumber = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)

/**
 * The only formatter of CSV fields. A text that a spreadsheet would interpret as a formula gets an apostrophe in front.
 */
export const csvField = (value: CsvValue): string => {
  if (value === null) return ''
  const text = String(value)
  const harmless = formulaStart.test(text) && !isNumber(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The text of a field from `csvField`, without its quotes. */
export const withoutFormulaGuard = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text) ? text.slice(1) : text

/** Lines of CSV by RFC 4180. */
export const csvLines = (lines: readonly (readonly CsvValue[])[]): string =>
  lines.map((line) => `${line.map(csvField).join(',')}\r\n`).join('')

/** A table as CSV. */
export const csvOfTable = (head: readonly string[], lines: readonly (readonly CsvValue[])[]): string =>
  csvLines([head, ...lines])

/**
 * Rows as CSV, with a header. Amounts, whose names end in `Cents`, are written as decimals under the rest of the name.
 */
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
