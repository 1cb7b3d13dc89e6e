import { inMemory } from '../../scripts/local/data-folder.ts'
import { startLocalStack } from '../../scripts/local/local-stack.ts'
import { startMemoryEngine } from './memory-engine.ts'

// As `scripts/start.ts`, in a process of its own, with the table in its memory. The variables are those of `npm start`.
const { DESK, FOUR_EYES } = process.env

const stack = await startLocalStack({
  port: 0,
  consolePort: 0,
  dataDir: inMemory,
  startEngine: startMemoryEngine,
  desk: DESK === 'manual' ? 'manual' : 'auto',
  fourEyes: FOUR_EYES === 'true',
  site: true,
  schedule: true,
})
process.on('SIGTERM', () => void stack.close().then(() => process.exit()))
console.log(`
  Site      ${stack.url}/
  Desk      ${stack.consoleUrl}/
`)
