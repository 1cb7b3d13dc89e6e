import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findMissingForDynamodbLocal } from './local/engines/dynamodb-local.ts'
import { dynamodbLocalSuite } from './test/dynamodb-local-suite.ts'
import { runSuites } from './test/run-suites.ts'

// All handler tests over Amazon's DynamoDB Local, or those with an argument in their path.
const missing = await findMissingForDynamodbLocal()
if (missing) {
  console.error(missing)
  process.exit(1)
}
const reports = await mkdtemp(join(tmpdir(), 'test-reports-'))
const wanted = process.argv.slice(2)
await runSuites([dynamodbLocalSuite(reports, wanted.length > 0 ? wanted : ['tests/functions/'])])
await rm(reports, { recursive: true, force: true })
