import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const guide = readFileSync(join(root, 'docs', 'access-patterns.md'), 'utf8')
const namesInCode = new Set(
  globSync('functions/**/*.ts', { cwd: root }).flatMap(
    (file) => readFileSync(join(root, file), 'utf8').match(/\w+/g) ?? [],
  ),
)

test('each function of the access patterns exists', () => {
  const named = [...guide.matchAll(/`([a-z]\w+)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter((name) => !namesInCode.has(name))).toEqual([])
})
