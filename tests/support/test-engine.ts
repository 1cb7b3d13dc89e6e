import type { EngineConnection } from '../../scripts/local/engines/engine.ts'
import { connectEngine } from './engine-connection.ts'
import type { TestServices } from './test-services.ts'

export interface TestEngine {
  endpoint: string
  /** The endpoint's address and its connection, for tests without an AWS client. */
  connection: EngineConnection
}

/**
 * A test process makes as many concurrent calls over one client as many Lambdas would over their own: waiting
 * for a connection is not a failure.
 */
const longTimeouts: EngineConnection = {
  requestHandler: { connectionTimeout: 60_000, requestTimeout: 60_000 },
}

/** The DynamoDB engine that has the tables of all tests. */
export const testEngine = ({
  engineName,
  dynamodb,
}: Pick<TestServices, 'engineName' | 'dynamodb'>): TestEngine => ({
  endpoint: dynamodb,
  connection: engineName === 'embedded' ? connectEngine(dynamodb) : longTimeouts,
})
