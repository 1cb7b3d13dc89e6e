import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { columnsTable, withColumnsTable } from '../../scripts/analytics/columns-table.ts'

const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'analytics.md'), 'utf8')

test('the document lists the columns of the export: run node scripts/write-analytics-columns.ts', () => {
  expect(guide).toBe(withColumnsTable(guide, columnsTable))
  expect(withColumnsTable(guide, `${columnsTable}\n| one | more |`)).not.toBe(guide)
})

test('it answers ten questions', () => {
  expect([...guide.matchAll(/^\*\*(\d+)\. .+\?\*\*/gm)].map(([, number]) => Number(number))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ])
  expect(guide.match(/^```sql$/gm)).toHaveLength(10)
})
