import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const tests = join(import.meta.dirname, '..')

/** What the trial of the portal by a new seller found. */
const findings = Array.from({ length: 36 }, (_, index) => `N${index + 1}`)

test('each finding of the trial by a new seller is named by the test that holds it', () => {
  const named = globSync('{docs,e2e,functions,shared,translations,web}/**/*.{test.ts,test.tsx,spec.ts}', {
    cwd: tests,
  }).flatMap((file) =>
    [
      ...readFileSync(join(tests, file), 'utf8').matchAll(/\((?<numbers>[ABCN]\d+(?:, [ABCN]\d+)*)\)['`]/g),
    ].flatMap(({ groups }) => (groups?.['numbers'] ?? '').split(', ').filter((each) => each.startsWith('N'))),
  )
  expect(findings.filter((finding) => !named.includes(finding))).toEqual([])
  expect(named.filter((number) => !findings.includes(number))).toEqual([])
})
