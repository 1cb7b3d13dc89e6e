import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** What of a test reaches the tests that run beside it in the same process. */
const reachesOthers =
  /\bvi\.(?:mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers)\(|\bstubBrowser\(|\bdelete process\.env\b|\bprocess\.env(?:\.\w+|\[[^\]]+\]) *(?:\?\?|\|\|)?=(?!=)/

const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: root })
const isIsolated = (file: string) => /\.isolated\.test\.tsx?$/.test(file)
const reaches = (file: string) => reachesOthers.test(readFileSync(join(root, file), 'utf8'))

describe('the name of a test file', () => {
  test('says so where it changes modules, globals, the environment or the clock', () => {
    expect(files.filter(isIsolated).length).toBeGreaterThan(0)
    expect(files.filter((file) => reaches(file) && !isIsolated(file))).toEqual([])
  })

  test('says it of no other', () => {
    expect(files.filter((file) => isIsolated(file) && !reaches(file))).toEqual([])
  })

  test('ends as that of a component where it renders one', () => {
    const ending = /\.component(?:\.isolated)?\.test\.tsx$/
    expect(files.filter((file) => file.endsWith('.tsx') && !ending.test(file))).toEqual([])
  })

  test.each([
    `vi.${'useFakeTimers'}()`,
    `vi.${'mock'}('node:crypto')`,
    `process.${'env'}['TMPDIR'] = folder`,
    `process.${'env'}.TMPDIR ??= folder`,
    `delete process.${'env'}['TMPDIR']`,
  ])('is asked for by %s', (text) => {
    expect(reachesOthers.test(text)).toBe(true)
  })

  test('is not asked for by what only reads', () => {
    expect(reachesOthers.test(`if (process.${'env'}['CI'] === 'true') return`)).toBe(false)
  })
})
