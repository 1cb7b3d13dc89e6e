import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rendersDocuments } from '../../infra/bundle-functions.ts'
import { groups } from '../../infra/groups.ts'
import { type Reach, reaches, tableActions } from '../../infra/reaches.ts'
import { modulesOf, readReach } from './read-reach.ts'

const root = join(import.meta.dirname, '..', '..')

const sorted = (reach: Reach): Reach => ({
  ...reach,
  ...(reach.files ? { files: reach.files.toSorted() } : {}),
  ...(reach.seals ? { seals: reach.seals.toSorted() } : {}),
  ...(reach.opens ? { opens: reach.opens.toSorted() } : {}),
})

test.each(groups)('%s may do what its code calls, and nothing besides', (group) => {
  expect(sorted(reaches[group])).toEqual(sorted(readReach(group)))
})

/** What it takes to be allowed an operation. A transaction is allowed by its parts. */
const actionsOf: Record<string, readonly string[]> = {
  Get: ['GetItem'],
  Query: ['Query'],
  Scan: ['Scan'],
  Put: ['PutItem'],
  Update: ['UpdateItem'],
  Delete: ['DeleteItem'],
  BatchGet: ['BatchGetItem'],
  BatchWrite: ['BatchWriteItem'],
  TransactGet: ['GetItem'],
  TransactWrite: ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
}

test('the rights on the table are those of the operations that the code sends', () => {
  const text = readFileSync(join(root, 'functions', 'data', 'dynamodb-table.ts'), 'utf8')
  const named = new RegExp(`(?:new |')(${Object.keys(actionsOf).join('|')})(?:Items?)?(?:Command\\(|')`, 'g')
  const operations = [...text.matchAll(named)].map(([, name]) => name as string)
  const needed = new Set(operations.flatMap((name) => actionsOf[name] ?? []))
  expect([...tableActions.read, ...tableActions.write].toSorted()).toEqual(
    [...needed].map((name) => `dynamodb:${name}`).toSorted(),
  )
})

test('who renders documents has the fonts', () => {
  const rendering = groups.filter((group) => modulesOf(group).includes('functions/papers/fonts.ts'))
  expect([...rendersDocuments].toSorted()).toEqual(rendering.toSorted())
})
