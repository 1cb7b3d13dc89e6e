import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const tests = join(import.meta.dirname, '..')

/** What the trial of the back office found: wrong money and risks (A), slow work (B), and annoyances (C). */
const findings = [
  ...Array.from({ length: 16 }, (_, index) => `A${index + 1}`),
  ...Array.from({ length: 23 }, (_, index) => `B${index + 1}`),
  ...Array.from({ length: 11 }, (_, index) => `C${index + 1}`),
]

test('each finding of the trial of the back office is named by the test that holds it', () => {
  const named = globSync('{e2e,functions,shared,web}/**/*.{test.ts,test.tsx,spec.ts}', {
    cwd: tests,
  }).flatMap((file) =>
    [
      ...readFileSync(join(tests, file), 'utf8').matchAll(/\((?<numbers>[ABC]\d+(?:, [ABC]\d+)*)\)['`]/g),
    ].flatMap(({ groups }) => (groups?.['numbers'] ?? '').split(', ')),
  )
  expect(findings.filter((finding) => !named.includes(finding))).toEqual([])
  expect(named.filter((number) => !findings.includes(number))).toEqual([])
})
