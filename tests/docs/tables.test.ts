import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

const isRow = (line: string): boolean => line.startsWith('|')
const isDelimiter = (line: string): boolean => /^\|(?: *:?-+:? *\|)+$/.test(line)

/** Of a row the cells: a bar within code, or behind a backslash, parts none. */
const cellsOf = (row: string): number =>
  row
    .replace(/\\\|/g, '')
    .replace(/`[^`]*`/g, '')
    .split('|').length - 2

/** The lines of a document that look like a row, and stand in no table or in one of other columns. */
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
      // A table begins with its heads, and what parts them from the rows.
      if (isDelimiter(next) && cellsOf(next) === cellsOf(line)) columns = cellsOf(line)
      else stray.push(line)
    } else if (!line.trimEnd().endsWith('|') || cellsOf(line) !== columns) stray.push(line)
  }
  return stray
}

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

test.each(documents)('every row of %s stands in a table, with a cell in each of its columns', (document) => {
  expect(strayRows(readFileSync(join(root, document), 'utf8'))).toEqual([])
})

test('a row behind an empty line, and one that text runs into, are found', () => {
  const table = '| a | b |\n|---|---|\n| 1 | 2 |\n'
  expect(strayRows(table)).toEqual([])
  expect(strayRows(`${table}\n| 3 | 4 |\n`)).toEqual(['| 3 | 4 |'])
  expect(strayRows(`${table}| 3 | 4 |And on.\n`)).toEqual(['| 3 | 4 |And on.'])
  expect(strayRows(`${table}| 3 |\n`)).toEqual(['| 3 |'])
})
