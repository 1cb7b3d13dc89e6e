import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countPlaywright } from '../../scripts/test/playwright-suite.ts'
import { readReport } from '../../scripts/test/read-report.ts'
import { countVitest } from '../../scripts/test/vitest-suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
})

test('counts what vitest skipped, and files that it could not load, as failed', () => {
  const testResults = [
    file('passed', 'passed', 'passed'),
    file('failed', 'passed', 'failed'),
    file('passed', 'passed', 'skipped'),
    file('failed'),
  ]
  expect(countVitest({ testResults })).toEqual({ passed: 4, failed: 3 })
})

test('counts what Playwright skipped, or passed at the second try only, as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 }
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 3 })
  expect(
    countPlaywright({ stats: { ...stats, unexpected: 0, flaky: 0, skipped: 0 }, errors: ['x'] }),
  ).toEqual({
    passed: 5,
    failed: 1,
  })
})

const counted = (passed: number, failed: number) => () => ({ passed, failed })

test('a runner that ran nothing, left no report or ended badly has failed', async () => {
  const report = join(folder, 'report.json')
  writeFileSync(report, '{}')
  expect(await readReport(report, counted(3, 0), 0)).toEqual({ passed: 3, failed: 0 })
  expect(await readReport(report, counted(0, 0), 0)).toEqual({ passed: 0, failed: 1 })
  expect(await readReport(report, counted(3, 0), 1)).toEqual({ passed: 3, failed: 1 })
  expect(await readReport(join(folder, 'none.json'), counted(3, 0), 0)).toEqual({ passed: 0, failed: 1 })
})
