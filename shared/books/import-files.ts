import type { JournalFormat } from './journal.ts'

/** The most lines that the program imports from one file. Xero: "Import manual journals", 300 lines. */
const maxLines: Partial<Record<JournalFormat, number>> = { xero: 300 }

const entryOf = (line: string): string => line.slice(0, line.indexOf(','))

/** The rows in entries: rows of one entry are adjacent, and begin with the same field. */
const entriesOf = (rows: readonly string[]): string[][] => {
  const entries: string[][] = []
  let name: string | undefined
  for (const row of rows) {
    if (entryOf(row) === name) entries.at(-1)?.push(row)
    else entries.push([row])
    name = entryOf(row)
  }
  return entries
}

/**
 * A journal's CSV as files that a program imports: of at most as many lines as it takes, each with the header and with
 * whole entries.
 */
export const filesForImport = (content: string, format: JournalFormat): string[] => {
  const most = maxLines[format]
  const [header = '', ...rows] = content.trimEnd().split('\n')
  if (most === undefined || rows.length <= most) return [content]
  const files: string[][] = []
  for (const entry of entriesOf(rows)) {
    const file = files.at(-1)
    if (file && file.length + entry.length <= most) file.push(...entry)
    else files.push(entry)
  }
  return files.map((lines) => [header, ...lines].map((line) => `${line}\n`).join(''))
}
