import { tmpdir } from 'node:os'
import { startEmbeddedEngine } from '../../scripts/local/engines/embedded-engine.ts'
import type { Engine } from '../../scripts/local/engines/engine.ts'
import { connectEngine, type EngineConnection } from './engine-connection.ts'
import type { TestServices } from './test-services.ts'

export type TestEngine = Pick<Engine, 'endpoint' | 'stop'> & {
  /** How clients reach it that do without the AWS client's own way. */
  connection: EngineConnection
}

/**
 * A real DynamoDB engine for one table: the one that all share, or one of its own where an engine could not be given
 * an index of its stream. Each write then goes through all that it has streamed so far, of any table, and the hundredth
 * test would wait for the ninety-nine before.
 */
export const openTestEngine = async ({
  engineName,
  sharedEngine,
}: Pick<TestServices, 'engineName' | 'sharedEngine'>): Promise<TestEngine> => {
  const { endpoint, stop } = sharedEngine
    ? { endpoint: sharedEngine, stop: async () => {} }
    : await startEmbeddedEngine()({ folder: tmpdir(), ephemeral: true })
  return { endpoint, stop, connection: engineName === 'embedded' ? connectEngine(endpoint) : {} }
}
