import { inMemory } from '../../scripts/local/data-folder.ts'
import { startEmbeddedEngine } from '../../scripts/local/engines/embedded-engine.ts'
import { type LocalStack, type LocalStackOptions, startLocalStack } from '../../scripts/local/local-stack.ts'

/** A separate local stack on a free port, in memory, without automatic decisions by the lender. */
export const startTestStack = (options: Partial<LocalStackOptions> = {}): Promise<LocalStack> =>
  startLocalStack({
    port: 0,
    dataDir: inMemory,
    startEngine: startEmbeddedEngine(),
    desk: 'manual',
    site: false,
    schedule: false,
    ...options,
  })
