import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { projectRoot } from '../../scripts/local/project-root.ts'
import { countOnEngine, crossEngineTestFiles, readBeyondEngine } from '../../scripts/test/engine-suite.ts'
import { countPlaywright } from '../../scripts/test/playwright-suite.ts'
import { readReport } from '../../scripts/test/read-report.ts'
import { countVitest } from '../../scripts/test/vitest-suite.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the tests that always run on DynamoDB Local exist', () => {
  const files = crossEngineTestFiles('a.jar')
  expect(files).toEqual(expect.arrayContaining([...crossEngineTestFiles(undefined)]))
  expect(files.filter((each) => !existsSync(join(projectRoot, each)))).toEqual([])
})

const path = (name: string) => join(projectRoot, `tests/${name}.test.ts`)

/** The lines of a long message, and those that a report shows. */
const said = ['expected 1', ...Array.from({ length: 30 }, (_, index) => `line ${index}`)]
const shown = said.slice(0, 20)

const testsOf = (name: string, tests: Record<string, string>) => ({
  name: path(name),
  status: Object.values(tests).includes('failed') ? 'failed' : 'passed',
  assertionResults: Object.entries(tests).map(([fullName, status]) => ({
    fullName,
    status,
    failureMessages: status === 'failed' ? [`\u001b[31m${said.join('\u001b[39m\n\n')}`] : [],
  })),
})
const indented = (...lines: string[]) => lines.join('\n      ')

test('counts tests that vitest skipped and files that it could not load as failed, with their messages', () => {
  const testResults = [
    testsOf('good', { one: 'passed', two: 'passed' }),
    testsOf('bad', { one: 'passed', two: 'failed' }),
    testsOf('left', { one: 'passed', two: 'skipped' }),
    { ...testsOf('unread', {}), status: 'failed', message: 'no such module' },
  ]
  expect(countVitest({ testResults })).toEqual({
    passed: 4,
    failures: [
      indented('tests/bad.test.ts: two', ...shown),
      indented('tests/left.test.ts: two', 'skipped'),
      indented('tests/unread.test.ts', 'no such module'),
    ],
  })
})

const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'a.spec.ts',
  tests: [{ projectName: 'phone', status, results: [{ ...(message && { error: { message } }) }] }],
})

test('counts tests that Playwright skipped or had to retry as failed', () => {
  const suites = [
    {
      specs: [spec('good', 'expected')],
      suites: [
        {
          specs: [
            spec('bad', 'unexpected', 'no heading'),
            spec('shy', 'flaky', 'late'),
            spec('left', 'skipped'),
            spec('fine', 'expected'),
          ],
        },
      ],
    },
  ]
  expect(countPlaywright({ suites, errors: [{ message: 'no browser' }] })).toEqual({
    passed: 2,
    failures: [
      indented('a.spec.ts on phone: bad', 'no heading'),
      indented('a.spec.ts on phone: shy', 'late'),
      indented('a.spec.ts on phone: left', 'skipped'),
      indented('outside of a test', 'no browser'),
    ],
  })
})

test('tests that failed by a transaction unsupported by the engine are listed, and in neither count', () => {
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
    failures: [indented('tests/money.test.ts: a rule broken', ...shown)],
    beyond: [
      'tests/money.test.ts: a rule large (12 items)',
      'tests/hook.test.ts: first (100 items)',
      'tests/hook.test.ts: second (100 items)',
    ],
  })
})

const counted = (passed: number) => () => ({ passed, failures: [] })

test('a runner without tests, report or success has failed', async () => {
  const report = join(folder, 'report.json')
  writeFileSync(report, '{}')
  expect(await readReport(report, counted(3), 0)).toEqual({ passed: 3, failures: [] })
  expect(await readReport(report, counted(0), 0)).toEqual({
    passed: 0,
    failures: ['the runner ended with 0'],
  })
  expect(await readReport(report, counted(3), 1)).toEqual({
    passed: 3,
    failures: ['the runner ended with 1'],
  })
  const beyond = { passed: 3, failures: [], beyond: ['a test'] }
  expect(await readReport(report, () => beyond, 1)).toEqual(beyond)
  expect(await readReport(join(folder, 'none.json'), counted(3), 0)).toEqual({
    passed: 0,
    failures: ['the runner ended with 0'],
  })
})
