import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from '../../scripts/local/project-root.ts'
import { countOnEngine, onBothEngines, readBeyondEngine } from '../../scripts/test/dynamodb-local-suite.ts'
import { countPlaywright } from '../../scripts/test/playwright-suite.ts'
import { readReport } from '../../scripts/test/read-report.ts'
import { countVitest } from '../../scripts/test/vitest-suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
})

test('what runs over DynamoDB Local with every run is there', () => {
  const files = onBothEngines('a.jar')
  expect(files).toEqual(expect.arrayContaining([...onBothEngines(undefined)]))
  expect(files.filter((each) => !existsSync(join(projectRoot, each)))).toEqual([])
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

const path = (name: string) => join(projectRoot, `tests/${name}.test.ts`)

test('what failed for a transaction that the engine does not take is named, and in neither count', () => {
  const testsOf = (name: string, tests: Record<string, string>) => ({
    name: path(name),
    status: 'failed',
    assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })),
  })
  const testResults = [
    testsOf('money', { 'a rule small': 'passed', 'a rule large': 'failed', 'a rule broken': 'failed' }),
    testsOf('hook', { first: 'skipped', second: 'skipped' }),
  ]
  const noted = [
    { path: path('money'), test: 'a rule > large', reason: '12 items' },
    { path: path('money'), test: 'a rule > small', reason: '12 items' },
    { path: path('hook'), test: 'the last of another file', reason: '100 items' },
  ]
  const beyond = readBeyondEngine(noted.map((each) => `${JSON.stringify(each)}\n`).join(''))
  expect(countOnEngine({ testResults }, beyond)).toEqual({
    passed: 1,
    failed: 1,
    beyond: [
      'tests/money.test.ts: a rule large (12 items)',
      'tests/hook.test.ts: first (100 items)',
      'tests/hook.test.ts: second (100 items)',
    ],
  })
})

const counted = (passed: number, failed: number) => () => ({ passed, failed })

test('a runner that ran nothing, left no report or ended badly has failed', async () => {
  const report = join(folder, 'report.json')
  writeFileSync(report, '{}')
  expect(await readReport(report, counted(3, 0), 0)).toEqual({ passed: 3, failed: 0 })
  expect(await readReport(report, counted(0, 0), 0)).toEqual({ passed: 0, failed: 1 })
  expect(await readReport(report, counted(3, 0), 1)).toEqual({ passed: 3, failed: 1 })
  const beyond = { passed: 3, failed: 0, beyond: ['a test'] }
  expect(await readReport(report, () => beyond, 1)).toEqual(beyond)
  expect(await readReport(join(folder, 'none.json'), counted(3, 0), 0)).toEqual({ passed: 0, failed: 1 })
})
