import { readFile } from 'node:fs/promises'
import type { SuiteOutcome } from './suite.ts'

/**
 * Counts a runner's report. A runner that failed, left no report or ran nothing has failed, whatever the report
 * says.
 */
export const readReport = async (
  file: string,
  count: (json: unknown) => SuiteOutcome,
  status: number,
): Promise<SuiteOutcome> => {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const outcome = text === undefined ? { passed: 0, failures: [] } : count(JSON.parse(text))
  const endedWell = status === 0 || (outcome.beyond ?? []).length > 0
  const sound = outcome.failures.length > 0 || (endedWell && outcome.passed > 0)
  return sound ? outcome : { ...outcome, failures: [`the runner ended with ${status}`] }
}
