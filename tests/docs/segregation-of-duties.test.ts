import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { SinglePersonUse } from '#shared/api/sensitive.ts'
import { singlePersonReasons } from '#shared/api/single-person-reasons.ts'
import { everyAct } from '#shared/desk/all-acts.ts'
import {
  segregationTables,
  sensitiveActs,
  sensitiveEndpoints,
  withTables,
} from '../../scripts/security/segregation-of-duties-tables.ts'

const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'security.md'), 'utf8')
const acts = sensitiveActs(everyAct)
const endpoints = sensitiveEndpoints()

/** A checkable sentence, not a placeholder. */
const isExplained = ({ whyOnePerson = '' }: SinglePersonUse): boolean =>
  /^\p{Lu}.{20,}\.$/u.test(whyOnePerson)

test('the tables match the declarations: run node scripts/write-segregation-of-duties.ts', async () => {
  expect(guide).toBe(withTables(guide, await segregationTables()))
})

test('a changed declaration changes the tables', async () => {
  const tables = await segregationTables()
  for (const { name } of [...acts, ...endpoints]) expect(tables).toContain(`| \`${name}\` |`)
  expect(withTables(guide, tables.replace('| two |', '| one |'))).not.toBe(guide)
})

test.each(acts)(
  '$name requires two people, or has the reason why one suffices',
  ({ fourEyes, sensitive }) => {
    expect(fourEyes === true || isExplained(sensitive ?? {})).toBe(true)
  },
)

test.each(acts.filter(({ fourEyes }) => fourEyes === true))(
  '$name always requires two people, without an explanation',
  ({ sensitive }) => {
    expect(sensitive?.whyOnePerson).toBeUndefined()
  },
)

test.each(endpoints)('$name has the reason why one person may call it', ({ name }) => {
  expect(isExplained(singlePersonReasons[name] ?? {})).toBe(true)
})

test('only sensitive calls have an explanation', () => {
  expect(Object.keys(singlePersonReasons).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
})

test('a declaration without two people or an explanation is detected', () => {
  expect(isExplained({})).toBe(false)
  expect(isExplained({ whyOnePerson: 'As agreed.' })).toBe(false)
})
