import { visibleText } from '#shared/input-parsing/visible-text.ts'

const text = (value: unknown): string =>
  value === null || value === undefined
    ? '-'
    : visibleText(typeof value === 'object' ? JSON.stringify(value) : String(value))

const table = (rows: readonly Record<string, unknown>[]): string[] => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => text(row[column])))]
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => (line[index] ?? '').length)))
  return lines.map(
    (line) =>
      `  ${line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd()}`,
  )
}

const isRows = (value: unknown): value is Record<string, unknown>[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null)

/** An act's outcome as text: a line for each field, a table for each list. */
export const showOutcome = ({ ok: _ok, ...outcome }: Record<string, unknown>): string =>
  Object.entries(outcome)
    .flatMap(([name, value]) => {
      if (!isRows(value)) return [`${name}: ${text(value)}`]
      return value.length === 0 ? [`${name}: none`] : [`${name}:`, ...table(value)]
    })
    .join('\n')
