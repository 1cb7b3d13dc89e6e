import { chooseEngine } from '../../../scripts/local/engines/choose-engine.ts'
import { startLocalStack } from '../../../scripts/local/local-stack.ts'
import type { TablePlace } from '../../support/connect-table.ts'

/** The message that the process sends once it is ready. */
export interface Ready extends TablePlace {
  url: string
}

// Ends with its parent process.
process.stdin.resume().on('end', () => process.exit(0))

// The stack on a data folder, without the web app, in a process to be killed.
const { deps, url, failed } = await startLocalStack({
  port: 0,
  dataDir: process.argv[2] ?? '',
  startEngine: chooseEngine(process.env['LOCAL_ENGINE'] ?? 'embedded'),
  desk: 'manual',
  site: false,
  schedule: false,
})
const { region, endpoints, tableName } = deps.config
console.log(JSON.stringify({ url, region, endpoint: endpoints.dynamodb, tableName } satisfies Ready))
console.error((await failed).message)
process.exit(1)
