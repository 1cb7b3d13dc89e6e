import { join } from 'node:path'
import { describeFailure } from './describe-failure.ts'
import { readReport } from './read-report.ts'
import { runCommand } from './run-command.ts'
import type { Suite, SuiteOutcome } from './suite.ts'
import { fromRoot, vitestReport } from './vitest-report.ts'

/** Counts vitest's report. A file that could not be loaded has no tests and counts as one that failed. */
export const countVitest = (json: unknown): SuiteOutcome => {
  let passed = 0
  const failures: string[] = []
  for (const { name, status, message, assertionResults } of vitestReport.parse(json).testResults) {
    const bad = assertionResults.filter((result) => result.status !== 'passed')
    passed += assertionResults.length - bad.length
    for (const { status: end, fullName, failureMessages } of bad)
      failures.push(describeFailure(`${fromRoot(name)}: ${fullName}`, failureMessages?.[0] ?? end))
    if (status === 'failed' && bad.length === 0) failures.push(describeFailure(fromRoot(name), message))
  }
  return { passed, failures }
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
