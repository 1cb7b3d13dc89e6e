import { join } from 'node:path'
import * as z from 'zod'
import { describeFailure } from './describe-failure.ts'
import { readReport } from './read-report.ts'
import { runCommand } from './run-command.ts'
import type { Suite, SuiteOutcome } from './suite.ts'

const thrown = z.object({ message: z.string().optional() })

const group = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(z.object({ error: thrown.optional() })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(group).optional()
  },
})

const report = z.object({
  suites: z.array(group),
  /** Errors outside of a test. */
  errors: z.array(thrown),
})

type Group = z.infer<typeof group>

const specsOf = ({ specs, suites = [] }: Group): Group['specs'] => [...specs, ...suites.flatMap(specsOf)]

/** Counts Playwright's report. A test that was skipped, or passed only when tried again, counts as failed. */
export const countPlaywright = (json: unknown): SuiteOutcome => {
  const { suites, errors } = report.parse(json)
  const tests = suites
    .flatMap(specsOf)
    .flatMap((spec) =>
      spec.tests.map((each) => ({ ...each, name: `${spec.file} on ${each.projectName}: ${spec.title}` })),
    )
  const bad = tests.filter(({ status }) => status !== 'expected')
  return {
    passed: tests.length - bad.length,
    failures: [
      ...bad.map(({ name, status, results }) =>
        describeFailure(name, results.find(({ error }) => error)?.error?.message ?? status),
      ),
      ...errors.map(({ message }) => describeFailure('outside of a test', message)),
    ],
  }
}

export const playwrightSuite = (folder: string): Suite => ({
  name: 'browser tests',
  async run() {
    const file = join(folder, 'playwright.json')
    const status = await runCommand(
      'playwright',
      ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=dot,json'],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: file, PICTURES: 'none' },
    )
    return readReport(file, countPlaywright, status)
  },
})
