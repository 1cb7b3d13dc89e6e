import type { EngineConnection } from '../../scripts/local/engines/engine.ts'
import { connectEngine } from './engine-connection.ts'
import type { TestServices } from './test-services.ts'

export interface TestEngine {
  endpoint: string
  /** The address for clients without an AWS client. */
  connection: EngineConnection
}

/**
 * One test process stands for as many Lambdas as it makes concurrent calls over one client: a call then waits for a
 * connection, where each Lambda would have its own, which is not a failure.
 */
const patient: EngineConnection = { requestHandler: { connectionTimeout: 60_000, requestTimeout: 60_000 } }

/** The real DynamoDB engine that has the tables of all tests. */
export const testEngine = ({
  engineName,
  dynamodb,
}: Pick<TestServices, 'engineName' | 'dynamodb'>): TestEngine => ({
  endpoint: dynamodb,
  connection: engineName === 'embedded' ? connectEngine(dynamodb) : patient,
})
