import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PutItemCommand } from '@aws-sdk/client-dynamodb'
import { expect, onTestFinished, test } from 'vitest'
import { readLocalItems } from '../../../scripts/analytics/read-local-items.ts'
import { createLocalTable } from '../../../scripts/local/create-local-table.ts'
import { startEmbeddedEngine } from '../../../scripts/local/engines/embedded-engine.ts'
import { openEngineClients } from '../../support/engine-clients.ts'

test('reads the items of a local stack while its engine runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'local-items-test-'))
  const engine = await startEmbeddedEngine()({ folder, ephemeral: false })
  const clients = openEngineClients(engine)
  onTestFinished(async () => {
    clients.close()
    await engine.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const file = join(folder, 'table.db')
  expect([...readLocalItems(file)]).toEqual([])
  await createLocalTable(clients.client, 'seller-financing', async (client, TableName) => {
    const balances = { M: { limit: { N: '1000' } } }
    const Item = { pk: { S: 'FACILITY#f' }, sk: { S: 'FACILITY' }, type: { S: 'facility' }, balances }
    await client.send(new PutItemCommand({ TableName, Item }))
  })
  expect([...readLocalItems(file)]).toEqual([
    { pk: 'FACILITY#f', sk: 'FACILITY', type: 'facility', balances: { limit: 1000 } },
  ])
})
