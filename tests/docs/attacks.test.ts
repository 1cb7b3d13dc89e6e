import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const attacks = readFileSync(join(root, 'docs/attacks.md'), 'utf8')

const rows = attacks.split('\n').filter((line) => /^\| (?!In hand|Who|What|-)/.test(line))

/** The test that a row names, as its file has it. */
const named = (row: string): { file: string; name: string } | undefined => {
  const found = /`(tests\/[\w./-]+\.test\.tsx?)` “(.+?)”/.exec(row)
  return found?.[1] && found[2] ? { file: found[1], name: found[2] } : undefined
}

test('every attack names the test that holds the line', () => {
  expect(rows.length).toBeGreaterThan(25)
  expect(rows.filter((row) => !named(row))).toEqual([])
})

test('each of those tests is there', () => {
  const missing = rows.flatMap((row) => {
    const held = named(row)
    return held && !readFileSync(join(root, held.file), 'utf8').includes(held.name) ? [held] : []
  })
  expect(missing).toEqual([])
})
