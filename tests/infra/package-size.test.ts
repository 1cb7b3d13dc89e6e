import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildFunction } from '../../infra/build-function.ts'

/** Code and source maps of the largest Lambda, which every cold start unpacks; its fonts have a test of their own. */
const maxBytes = 6_500_000

const folder = mkdtempSync(join(tmpdir(), 'package-size-'))
beforeAll(async () => {
  await buildFunction(join(import.meta.dirname, '../../functions/events/lambda.ts'), folder)
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

const files = () => globSync('**/*', { cwd: folder }).map((file) => join(folder, file))

test('the code of the largest Lambda and its source maps are small', () => {
  expect(files().reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(maxBytes)
})

test('source maps have the positions for stack frames, and no sources', () => {
  const maps = files()
    .filter((file) => file.endsWith('.map'))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as { mappings: string; sourcesContent?: string[] })
  expect(maps.some(({ mappings }) => mappings.length > 0)).toBe(true)
  expect(maps.flatMap(({ sourcesContent }) => sourcesContent ?? [])).toEqual([])
})
