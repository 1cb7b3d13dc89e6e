import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMissingForDynamodbLocal } from './local/engines/dynamodb-local.ts'
import { engineSuite, tablePrograms } from './test/engine-suite.ts'
import { runSuites } from './test/run-suites.ts'

// All handler tests, or those with an argument in their path, over both engines.
const missing = await findMissingForDynamodbLocal()
if (missing) {
  console.error(missing)
  process.exit(1)
}
const reports = await mkdtemp(join(tmpdir(), 'test-reports-'))
const paths = process.argv.slice(2)
const files = paths.length > 0 ? paths : ['tests/functions/']
await runSuites(
  (['embedded', 'dynamodb-local'] as const).map((engine) =>
    engineSuite(engine, reports, files, tablePrograms.inAll),
  ),
)
await rm(reports, { recursive: true, force: true })
