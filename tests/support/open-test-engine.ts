import { tmpdir } from 'node:os'
import { startEmbeddedEngine } from '../../scripts/local/engines/embedded-engine.ts'
import type { Engine } from '../../scripts/local/engines/engine.ts'
import type { TestServices } from './test-services.ts'

/**
 * A real DynamoDB engine for one table, ready in a moment. The embedded one is not shared: each write to it goes
 * through all that it has streamed so far, of any table, and the hundredth test would wait for the ninety-nine before.
 */
export const openTestEngine = async ({
  sharedEngine,
}: Pick<TestServices, 'sharedEngine'>): Promise<Pick<Engine, 'endpoint' | 'stop'>> =>
  sharedEngine
    ? { endpoint: sharedEngine, stop: async () => {} }
    : startEmbeddedEngine()({ folder: tmpdir(), ephemeral: true })
