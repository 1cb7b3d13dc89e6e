import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** The clock and globals, which the setup of component tests restores after each test. */
const restored = /\bvi\.(?:stubGlobal|useFakeTimers)\(/

/** What affects other tests in the same process. */
const reachesOthers =
  /\bvi\.(?:mock|doMock|resetModules|stubEnv)\(|\bstubBrowser\(|\bdelete process\.env\b|\bprocess\.env(?:\.\w+|\[[^\]]+\]) *(?:\?\?|\|\|)?=(?!=)/

const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: root })
const isIsolated = (file: string) => /\.isolated\.test\.tsx?$/.test(file)
const reaches = (file: string) => {
  const text = readFileSync(join(root, file), 'utf8')
  return reachesOthers.test(text) || (restored.test(text) && !file.endsWith('.component.test.tsx'))
}

describe('the name of a test file', () => {
  test('contains “isolated” if it changes modules, the environment or, but for components, globals or the clock', () => {
    expect(files.filter(isIsolated).length).toBeGreaterThan(0)
    expect(files.filter((file) => reaches(file) && !isIsolated(file))).toEqual([])
  })

  test('contains “isolated” only then', () => {
    expect(files.filter((file) => isIsolated(file) && !reaches(file))).toEqual([])
  })

  test('contains “component” if it renders one', () => {
    const ending = /\.component(?:\.isolated)?\.test\.tsx$/
    expect(files.filter((file) => file.endsWith('.tsx') && !ending.test(file))).toEqual([])
  })

  test.each([
    `vi.${'mock'}('node:crypto')`,
    `process.${'env'}['TMPDIR'] = folder`,
    `process.${'env'}.TMPDIR ??= folder`,
    `delete process.${'env'}['TMPDIR']`,
  ])('must contain “isolated” for %s', (text) => {
    expect(reachesOthers.test(text)).toBe(true)
  })

  test('need not contain “isolated” for reads', () => {
    expect(reachesOthers.test(`if (process.${'env'}['CI'] === 'true') return`)).toBe(false)
  })
})
