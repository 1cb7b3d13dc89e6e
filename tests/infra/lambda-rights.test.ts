import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentRenderingLambdas } from '../../infra/bundle-functions.ts'
import { type LambdaRights, lambdaRights, tableActions } from '../../infra/lambda-rights.ts'
import { lambdaNames } from '../../infra/lambdas.ts'
import { modulesOf, readUsedRights } from './read-used-rights.ts'

const root = join(import.meta.dirname, '..', '..')

const sorted = (rights: LambdaRights): LambdaRights => ({
  ...rights,
  ...(rights.partitions ? { partitions: rights.partitions.toSorted() } : {}),
  ...(rights.seals ? { seals: rights.seals.toSorted() } : {}),
  ...(rights.opens ? { opens: rights.opens.toSorted() } : {}),
})

test.each(lambdaNames)('%s has exactly the rights that its code uses', (name) => {
  expect(sorted(lambdaRights[name])).toEqual(sorted(readUsedRights(name)))
})

/** The IAM actions that an operation requires. A transaction requires those of its parts. */
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

test('the table rights match the operations that the code sends', () => {
  const text = ['dynamodb-table.ts', 'get-many.ts']
    .map((name) => readFileSync(join(root, 'functions', 'data', name), 'utf8'))
    .join('\n')
  const named = new RegExp(`(?:new |')(${Object.keys(actionsOf).join('|')})(?:Items?)?(?:Command\\(|')`, 'g')
  const operations = [...text.matchAll(named)].map(([, name]) => name as string)
  const needed = new Set(operations.flatMap((name) => actionsOf[name] ?? []))
  expect([...tableActions.read, ...tableActions.write].toSorted()).toEqual(
    [...needed].map((name) => `dynamodb:${name}`).toSorted(),
  )
})

test('every Lambda that renders documents has the fonts', () => {
  const rendering = lambdaNames.filter((name) => modulesOf(name).includes('functions/documents/fonts.ts'))
  expect([...documentRenderingLambdas].toSorted()).toEqual(rendering.toSorted())
})
