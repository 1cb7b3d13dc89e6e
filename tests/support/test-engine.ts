import { connectEngine, type EngineConnection } from './engine-connection.ts'
import type { TestServices } from './test-services.ts'

export interface TestEngine {
  endpoint: string
  /** How clients reach it that do without the AWS client's own way. */
  connection: EngineConnection
}

/** The real DynamoDB engine that has the tables of all tests. */
export const testEngine = ({
  engineName,
  dynamodb,
}: Pick<TestServices, 'engineName' | 'dynamodb'>): TestEngine => ({
  endpoint: dynamodb,
  connection: engineName === 'embedded' ? connectEngine(dynamodb) : {},
})
