import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { describeFailure } from './describe-failure.ts'
import { readReport } from './read-report.ts'
import { runCommand } from './run-command.ts'
import type { Suite, SuiteOutcome } from './suite.ts'
import { fromRoot, vitestReport } from './vitest-report.ts'

/** A transaction that exceeds the engine's limits, with the reason. `test` is empty in a hook of the file. */
const beyondEngine = z.object({ path: z.string(), test: z.string(), reason: z.string() })
type BeyondEngine = z.infer<typeof beyondEngine>

/** The report of `tests/support/record-beyond-engine.ts`. */
export const readBeyondEngine = (lines: string): BeyondEngine[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => beyondEngine.parse(JSON.parse(line)))

/** vitest's separators between the names of a test and its groups: a space in reports, this one at run time. */
const sameName = (reported: string, running: string): boolean => reported === running.replaceAll(' > ', ' ')

/** Counts vitest's report on an engine that cannot carry all that the service does. */
export const countOnEngine = (json: unknown, allNoted: readonly BeyondEngine[]): SuiteOutcome => {
  let passed = 0
  const [failures, beyond]: [string[], string[]] = [[], []]
  for (const { name, status, message, assertionResults } of vitestReport.parse(json).testResults) {
    const noted = allNoted.filter(({ path }) => path === name)
    const inHook = noted.find(
      ({ test }) => !assertionResults.some(({ fullName }) => sameName(fullName, test)),
    )
    for (const { status: end, fullName, failureMessages } of assertionResults) {
      const test = `${fromRoot(name)}: ${fullName}`
      const found = noted.find((each) => sameName(fullName, each.test)) ?? inHook
      if (end === 'passed') passed++
      else if (found) beyond.push(`${test} (${found.reason})`)
      else failures.push(describeFailure(test, failureMessages?.[0] ?? end))
    }
    if (status === 'failed' && assertionResults.every((result) => result.status === 'passed'))
      failures.push(describeFailure(fromRoot(name), message))
  }
  return { passed, failures, beyond }
}

/**
 * The tests that run on both engines in every test run: the table itself and, with a configured jar (that of 2020 does
 * not support the transaction of a signup), the tests where accounts and money meet it.
 */
export const crossEngineTestFiles = (jar: string | undefined): readonly string[] => [
  'tests/functions/data/',
  ...(jar
    ? [
        'tests/functions/account/signup/register.test.ts',
        'tests/functions/repayment/money-cycle.test.ts',
        'tests/functions/repayment/repayment.test.ts',
        'tests/functions/jobs/daily-close.test.ts',
      ]
    : []),
]

/** Random programs of `tests/functions/data/memory-table.test.ts`: per engine in each run, and in `npm run test:engines`. */
export const tablePrograms = { inEachRun: { TABLE_PROGRAMS: '200' }, inAll: { TABLE_PROGRAMS: '2000' } }

const engineTitles = { embedded: 'the embedded engine', 'dynamodb-local': 'DynamoDB Local' } as const

/** Handler tests on a real engine: those with one of `files` in their path, or all without any. */
export const engineSuite = (
  engine: keyof typeof engineTitles,
  folder: string,
  files: readonly string[],
  variables: Record<string, string>,
): Suite => ({
  name: `handler tests over ${engineTitles[engine]}`,
  async run() {
    const [file, beyond] = [join(folder, `${engine}.json`), join(folder, `${engine}-beyond`)]
    const status = await runCommand(
      'vitest',
      [
        'run',
        '--project=handler*',
        '--project=engine',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...files,
      ],
      { ...variables, LOCAL_ENGINE: engine, BEYOND_ENGINE_FILE: beyond },
    )
    const noted = readBeyondEngine(await readFile(beyond, 'utf8').catch(() => ''))
    return readReport(file, (json) => countOnEngine(json, noted), status)
  },
})
