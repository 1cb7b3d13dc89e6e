import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { describeFailure } from './describe-failure.ts'
import { readReport } from './read-report.ts'
import { runCommand } from './run-command.ts'
import type { Suite, SuiteOutcome } from './suite.ts'
import { fromRoot, vitestReport } from './vitest-report.ts'

/** A transaction that the engine cannot carry, and why. In a hook of the file, `test` is none of its own. */
const beyondEngine = z.object({ path: z.string(), test: z.string(), reason: z.string() })
type BeyondEngine = z.infer<typeof beyondEngine>

/** What `tests/support/note-beyond-engine.ts` noted. */
export const readBeyondEngine = (lines: string): BeyondEngine[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => beyondEngine.parse(JSON.parse(line)))

/** How vitest joins the names of a test and of what it is in: by a space in its reports, by this while it runs. */
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
 * What both engines must say alike with every run of the tests: the table itself, and over a jar that is named, since that
 * of 2020 cannot carry a sign-up, where accounts and money meet it.
 */
export const onBothEngines = (jar: string | undefined): readonly string[] => [
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

const engineTitles = { embedded: 'the embedded engine', 'dynamodb-local': 'DynamoDB Local' } as const

/** Handler tests over a real engine: those with one of `files` in their path, or all where there is none. */
export const engineSuite = (
  engine: keyof typeof engineTitles,
  folder: string,
  files: readonly string[],
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
      { LOCAL_ENGINE: engine, BEYOND_ENGINE_FILE: beyond },
    )
    const noted = readBeyondEngine(await readFile(beyond, 'utf8').catch(() => ''))
    return readReport(file, (json) => countOnEngine(json, noted), status)
  },
})
