import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { ensureSiteBuilt } from './local/build-site.ts'
import { findMissingForDynamodbLocal } from './local/engines/dynamodb-local.ts'
import { auditSuite } from './test/audit-suite.ts'
import { describeFailure } from './test/describe-failure.ts'
import { crossEngineTestFiles, engineSuite, tablePrograms } from './test/engine-suite.ts'
import { playwrightSuite } from './test/playwright-suite.ts'
import { runCommand } from './test/run-command.ts'
import { runPaths } from './test/run-paths.ts'
import { runSuites } from './test/run-suites.ts'
import type { Suite } from './test/suite.ts'
import { vitestSuite } from './test/vitest-suite.ts'

const check = (
  name: string,
  command: string,
  { args = [], variables = {} }: { args?: readonly string[]; variables?: Record<string, string> } = {},
): Suite => ({
  name,
  async run() {
    const status = await runCommand(command, args, variables)
    return status === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [`it ended with ${status}`] }
  },
})

/**
 * The type checker, written in Go, spends a third of its time on collecting garbage by default. Where memory is scarce,
 * the limit makes it collect earlier.
 */
const lessGarbageCollection = { GOGC: '400', GOMEMLIMIT: `${Math.floor(totalmem() / 3)}B` }

/** Static checks: types (type tests included) and lint rules, which share their programs, and format. */
export const checks: readonly Suite[] = [
  check('types and lint', 'oxlint', { variables: lessGarbageCollection }),
  check('format', 'biome', { args: ['check'] }),
]

const siteBuild: Suite = {
  name: 'build of the site',
  async run() {
    try {
      await ensureSiteBuilt((line) => console.log(line))
      return { passed: 1, failures: [] }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      console.error(message)
      return { passed: 0, failures: [describeFailure('the build', message)] }
    }
  },
}

/** Needs Java, and the jar from the registry: a machine without them runs only the other suites. */
const overDynamodbLocal = async (reports: string): Promise<Suite[]> => {
  const missing = await findMissingForDynamodbLocal()
  if (missing) console.log(`Not run over DynamoDB Local: ${missing}`)
  return missing
    ? []
    : [
        engineSuite(
          'dynamodb-local',
          reports,
          crossEngineTestFiles(process.env['DYNAMODB_LOCAL_JAR']),
          tablePrograms.inEachRun,
        ),
      ]
}

const runAll = async (): Promise<void> => {
  const reports = await mkdtemp(join(tmpdir(), 'test-reports-'))
  await runSuites([
    siteBuild,
    // A suite by itself leaves one of two cores idle at times: browsers wait for servers, and servers for their engine.
    {
      lanes: [
        [auditSuite, vitestSuite(reports)],
        [playwrightSuite(reports), ...checks, ...(await overDynamodbLocal(reports))],
      ],
    },
  ])
  await rm(reports, { recursive: true, force: true })
}

const paths = process.argv.slice(2)
if (paths.length > 0) process.exitCode = await runPaths(paths)
else await runAll()
