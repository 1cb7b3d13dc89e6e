import type { EngineConnection } from '../../scripts/local/engines/engine.ts'
import { connectEngine } from './engine-connection.ts'
import type { TestServices } from './test-services.ts'

export interface TestEngine {
  endpoint: string
  /** How clients reach it that do without the AWS client's own way. */
  connection: EngineConnection
}

/**
 * One test process stands for as many Lambdas as it makes calls at once, over one client: a call waits for a connection
 * where each would have its own, and that is no failure.
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
