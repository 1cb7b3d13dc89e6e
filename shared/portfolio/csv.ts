import { decimalFromCents } from '../money/cents.ts'

type Value = string | number | null

/** A text as a field of CSV. One that a spreadsheet would take for a formula is told with an apostrophe before it. */
const field = (value: Value): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const harmless = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows as CSV by RFC 4180, with a head. Amounts, whose names end in `Cents`, are written as decimals under the rest of the name. */
export const csvOf = (
  rows: readonly Readonly<Record<string, Value>>[],
  columns: readonly string[],
): string => {
  const head = columns.map((name) => name.replace(/Cents$/, ''))
  const lines = rows.map((row) =>
    columns.map((name) => {
      const value = row[name] ?? null
      return field(name.endsWith('Cents') && typeof value === 'number' ? decimalFromCents(value) : value)
    }),
  )
  return [head, ...lines].map((line) => `${line.join(',')}\r\n`).join('')
}
