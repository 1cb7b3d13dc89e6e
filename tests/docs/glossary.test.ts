import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

const rows = readFileSync(join(root, 'docs', 'glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Term '))
  .map((line) => line.slice(2, -2).split(' | '))

const sources = ['shared', 'functions', 'web'].flatMap((tree) =>
  readdirSync(join(root, tree), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, tree, file), 'utf8')),
)
const namesInCode = new Set(sources.flatMap((source) => source.match(/\w+/g) ?? []))

test('each term of the glossary has names that exist in the code', () => {
  const named = rows.flatMap((cells) =>
    [...(cells.at(-1) ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  expect(named.length).toBeGreaterThan(rows.length - 1)
  expect(named.filter((name) => !namesInCode.has(name as string))).toEqual([])
})

test('the glossary has each term once, in three languages, with its meaning', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter((cells) => cells.length !== 5 || cells.some((cell) => cell === ''))).toEqual([])
  const terms = rows.map(([term]) => term)
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([])
})
