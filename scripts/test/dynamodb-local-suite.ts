import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { projectRoot } from '../local/project-root.ts'
import { readReport } from './read-report.ts'
import { runCommand } from './run-command.ts'
import type { Outcome, Suite } from './suite.ts'

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
})

/** A transaction of more items than the engine takes, which failed. In a hook of the file, `test` is none of its own. */
const largeTransaction = z.object({ path: z.string(), test: z.string(), items: z.number() })
type LargeTransaction = z.infer<typeof largeTransaction>

/** What `tests/support/note-large-transactions.ts` noted. */
export const readLargeTransactions = (lines: string): LargeTransaction[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map((line) => largeTransaction.parse(JSON.parse(line)))

/** How vitest joins the names of a test and of what it is in: by a space in its reports, by this while it runs. */
const sameName = (reported: string, running: string): boolean => reported === running.replaceAll(' > ', ' ')

/** Counts vitest's report on an engine that takes only small transactions. */
export const countOnEngine = (json: unknown, large: readonly LargeTransaction[]): Outcome => {
  let [passed, failed] = [0, 0]
  const beyond: string[] = []
  for (const { name, status, assertionResults } of report.parse(json).testResults) {
    const noted = large.filter(({ path }) => path === name)
    const inHook = noted.find(
      ({ test }) => !assertionResults.some(({ fullName }) => sameName(fullName, test)),
    )
    for (const result of assertionResults) {
      if (result.status === 'passed') passed++
      else {
        const reason = noted.find(({ test }) => sameName(result.fullName, test)) ?? inHook
        if (reason)
          beyond.push(`${name.slice(projectRoot.length + 1)}: ${result.fullName} (${reason.items} items)`)
        else failed++
      }
    }
    if (status === 'failed' && assertionResults.every((result) => result.status === 'passed')) failed++
  }
  return { passed, failed, beyond }
}

/** Handler tests over Amazon's DynamoDB Local: those with one of `files` in their path, or all where there is none. */
export const dynamodbLocalSuite = (folder: string, files: readonly string[]): Suite => ({
  name: 'handler tests over DynamoDB Local',
  async run() {
    const [file, large] = [join(folder, 'dynamodb-local.json'), join(folder, 'large-transactions')]
    const status = await runCommand(
      'vitest',
      [
        'run',
        '--project=engine',
        '--project=engine alone',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...files,
      ],
      { LOCAL_ENGINE: 'dynamodb-local', LARGE_TRANSACTIONS_FILE: large },
    )
    const noted = readLargeTransactions(await readFile(large, 'utf8').catch(() => ''))
    return readReport(file, (json) => countOnEngine(json, noted), status)
  },
})
