import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { attackRows } from '../support/attack-rows.ts'

const rows = attackRows()

test('every attack has a test and its traces', () => {
  expect(rows.length).toBeGreaterThan(25)
  expect(rows.filter(({ held, leaves }) => !held || leaves.length === 0)).toEqual([])
  expect(new Set(rows.map(({ attack }) => attack)).size).toBe(rows.length)
})

test('each of those tests exists', () => {
  const root = join(import.meta.dirname, '..', '..')
  const missing = rows.filter(
    ({ held }) => held && !readFileSync(join(root, held.file), 'utf8').includes(held.name),
  )
  expect(missing).toEqual([])
})
