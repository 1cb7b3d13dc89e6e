import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMissingForLocalstack } from './local/engines/localstack.ts'
import { localstackSuite } from './test/localstack-suite.ts'
import { runSuites } from './test/run-suites.ts'

// Runs the tests that need LocalStack's S3, or those with an argument in their path.
const missing = await findMissingForLocalstack(process.env['LOCALSTACK_ENDPOINT'])
if (missing) {
  console.error(missing)
  process.exit(1)
}
const reports = await mkdtemp(join(tmpdir(), 'test-reports-'))
const wanted = process.argv.slice(2)
await runSuites([localstackSuite(reports, wanted.length > 0 ? wanted : ['tests/localstack/'])])
await rm(reports, { recursive: true, force: true })
