import { decimalFromCents } from '../money/cents.ts'

export type CsvValue = string | number | null

/** A text as a field of CSV. One that a spreadsheet would take for a formula is told with an apostrophe before it. */
const field = (value: CsvValue): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const harmless = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A table as CSV by RFC 4180. */
export const csvOfTable = (head: readonly string[], lines: readonly (readonly CsvValue[])[]): string =>
  [head, ...lines].map((line) => `${line.map(field).join(',')}\r\n`).join('')

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
