import { join } from 'node:path'
import * as z from 'zod'
import { readReport } from './read-report.ts'
import { runCommand } from './run-command.ts'
import type { Suite, SuiteOutcome } from './suite.ts'

const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  /** What went wrong outside of a test. */
  errors: z.array(z.unknown()),
})

/** Counts Playwright's report. A test that passed only when tried again counts as failed. */
export const countPlaywright = (json: unknown): SuiteOutcome => {
  const { stats, errors } = report.parse(json)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length }
}

export const playwrightSuite = (folder: string): Suite => ({
  name: 'browser tests',
  async run() {
    const file = join(folder, 'playwright.json')
    const status = await runCommand(
      'playwright',
      ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=line,json'],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PICTURES: 'none' },
    )
    return readReport(file, countPlaywright, status)
  },
})
