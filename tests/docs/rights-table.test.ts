import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rightsTable, withRightsTable } from '../../scripts/security/rights-table.ts'

const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'desk.md'), 'utf8')

test('the table of rights matches the declarations: run node scripts/write-rights-table.ts', () => {
  expect(guide).toBe(withRightsTable(guide, rightsTable))
})

test('another role of an act changes the table', () => {
  const wider = rightsTable.replace('| `kyc-approve` | reviewer |', '| `kyc-approve` | reviewer, credit |')
  expect(wider).not.toBe(rightsTable)
  expect(withRightsTable(guide, wider)).not.toBe(guide)
})
