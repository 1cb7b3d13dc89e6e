import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loneUses } from '#shared/api/lone-uses.ts'
import type { LoneUse } from '#shared/api/sensitive.ts'
import { loadEveryAct } from '../../functions/desk/engine/acts.ts'
import {
  sensitiveActs,
  sensitiveEndpoints,
  whoAloneTables,
  withTables,
} from '../../scripts/security/who-alone-tables.ts'

const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'security.md'), 'utf8')
const acts = sensitiveActs(await loadEveryAct())
const endpoints = sensitiveEndpoints()

/** A sentence that a reader can check, and not a word that fills the field. */
const isExplained = ({ whyOnePerson = '' }: LoneUse): boolean => /^\p{Lu}.{20,}\.$/u.test(whyOnePerson)

test('the tables are what the declarations give: node scripts/write-who-alone.ts', async () => {
  expect(guide).toBe(withTables(guide, await whoAloneTables()))
})

test('a declaration that changes changes the tables', async () => {
  const tables = await whoAloneTables()
  for (const { name } of [...acts, ...endpoints]) expect(tables).toContain(`| \`${name}\` |`)
  expect(withTables(guide, tables.replace('| two |', '| one |'))).not.toBe(guide)
})

test.each(acts)('$name takes two people, or says why one suffices', ({ fourEyes, sensitive }) => {
  expect(fourEyes === true || isExplained(sensitive ?? {})).toBe(true)
})

test.each(acts.filter(({ fourEyes }) => fourEyes === true))(
  '$name always takes two people, and explains nothing else',
  ({ sensitive }) => {
    expect(sensitive?.whyOnePerson).toBeUndefined()
  },
)

test.each(endpoints)('$name says why one person may call it', ({ name }) => {
  expect(isExplained(loneUses[name] ?? {})).toBe(true)
})

test('no call is explained that is not sensitive', () => {
  expect(Object.keys(loneUses).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
})

test('what neither takes two people nor is explained is found', () => {
  expect(isExplained({})).toBe(false)
  expect(isExplained({ whyOnePerson: 'As agreed.' })).toBe(false)
})
