import { join } from 'node:path'
import * as z from 'zod'
import { readReport } from './read-report.ts'
import { runCommand } from './run-command.ts'
import type { Suite, SuiteOutcome } from './suite.ts'

const report = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

/** Counts vitest's report. A file that could not be loaded has no tests and counts as one that failed. */
export const countVitest = (json: unknown): SuiteOutcome => {
  let [passed, failed] = [0, 0]
  for (const { status, assertionResults } of report.parse(json).testResults) {
    const good = assertionResults.filter((result) => result.status === 'passed').length
    passed += good
    failed += assertionResults.length - good
    if (status === 'failed' && good === assertionResults.length) failed++
  }
  return { passed, failed }
}

export const vitestSuite = (folder: string): Suite => ({
  name: 'unit, handler and stack tests',
  async run() {
    const file = join(folder, 'vitest.json')
    const status = await runCommand('vitest', [
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ])
    return readReport(file, countVitest, status)
  },
})
