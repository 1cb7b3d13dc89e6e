import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { createTable } from '../../../../functions/data/dynamodb-table.ts'
import { createKeyring } from '../../../../functions/data/keyring.ts'
import type { Deps } from '../../../../functions/runtime/deps.ts'

const client = new DynamoDBClient({})
const clock = () => new Date()
const table = createTable(client, process.env['TABLE_NAME'] ?? '', Math.random)
const unused = undefined as never

/** Only the dependencies that the call needs. */
export const deps = { clock, table, keyring: createKeyring(table, unused, unused, clock) } as Deps
