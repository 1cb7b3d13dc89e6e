import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

const isRow = (line: string): boolean => line.startsWith('|')
const isDelimiter = (line: string): boolean => /^\|(?: *:?-+:? *\|)+$/.test(line)

/** The number of a row's cells: a bar within code or after a backslash is not a separator. */
const cellsOf = (row: string): number =>
  row
    .replace(/\\\|/g, '')
    .replace(/`[^`]*`/g, '')
    .split('|').length - 2

/**
 * A document's lines that look like table rows, but are outside of a table or have another number of columns.
 */
const strayRows = (text: string): string[] => {
  const lines = text.split('\n')
  const stray: string[] = []
  let columns: number | undefined
  let isCode = false
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('```')) isCode = !isCode
    if (isCode || !isRow(line)) {
      columns = undefined
      continue
    }
    const next = lines[index + 1] ?? ''
    if (columns === undefined) {
      // A table starts with its header and the delimiter row.
      if (isDelimiter(next) && cellsOf(next) === cellsOf(line)) columns = cellsOf(line)
      else stray.push(line)
    } else if (!line.trimEnd().endsWith('|') || cellsOf(line) !== columns) stray.push(line)
  }
  return stray
}

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

test.each(documents)('every row of %s is in a table, with a cell per column', (document) => {
  expect(strayRows(readFileSync(join(root, document), 'utf8'))).toEqual([])
})

test('a row after an empty line and one joined with text are detected', () => {
  const table = '| a | b |\n|---|---|\n| 1 | 2 |\n'
  expect(strayRows(table)).toEqual([])
  expect(strayRows(`${table}\n| 3 | 4 |\n`)).toEqual(['| 3 | 4 |'])
  expect(strayRows(`${table}| 3 | 4 |And on.\n`)).toEqual(['| 3 | 4 |And on.'])
  expect(strayRows(`${table}| 3 |\n`)).toEqual(['| 3 |'])
})
