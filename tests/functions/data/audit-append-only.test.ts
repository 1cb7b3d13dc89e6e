import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as audit from '../../../functions/data/audit.ts'

test('audit entries are made in one file, which can neither change nor remove them', () => {
  const namesEntries = globSync('functions/**/*.ts').filter((file) =>
    /['"`]AUDIT#/.test(readFileSync(file, 'utf8')),
  )
  expect(namesEntries).toEqual(['functions/data/audit.ts'])
  const source = readFileSync('functions/data/audit.ts', 'utf8')
  expect(source.match(/import \{ (.*) \} from '\.\/table\.ts'/)?.[1]).toBe(
    'create, groupIndex, type ItemPage, type Table, type Write',
  )
  expect(Object.keys(audit).toSorted()).toEqual([
    'auditMonth',
    'listCompanyAudit',
    'listMonthAudit',
    'listUserAudit',
    'recordAudit',
    'recordSellerAct',
  ])
})
