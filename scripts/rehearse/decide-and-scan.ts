import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { eventType, type StoredEvent } from '../../functions/data/events.ts'
import { createFileStore } from '../../functions/data/file-store.ts'
import { filesPrefix } from '../../functions/data/files.ts'
import type { LocalClient } from '../journey/local-client.ts'
import { decisionsOn } from '../local/desk/desk-decisions.ts'
import { startMalwareScan } from '../local/peers/malware-scan.ts'
import type { Deployment, Stores } from './deployment.ts'
import type { Emulator } from './emulator.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const readEvents = async (client: DynamoDBClient, TableName: string): Promise<StoredEvent[]> => {
  const found: StoredEvent[] = []
  const pages = paginateScan(
    { client },
    {
      TableName,
      FilterExpression: '#type = :event',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':event': { S: eventType } },
    },
  )
  for await (const { Items = [] } of pages)
    found.push(...Items.map((item) => unmarshall(item) as StoredEvent))
  return found
}

interface ScanEvent {
  source: string
  'detail-type': string
  detail: { s3ObjectDetails: { objectKey: string } }
}

/** Reports the scan of each new file as GuardDuty does, by an event of the account. */
const createScanner = (emulator: Emulator, { bucketName }: Stores, region: string) => {
  const files = createFileStore(async () => new S3Client({ region }), bucketName)
  const scanned = new Set<string>()
  const scan = startMalwareScan({
    files,
    async tell(event) {
      const { source, 'detail-type': DetailType, detail } = event as ScanEvent
      const Detail = JSON.stringify({
        ...detail,
        s3ObjectDetails: { ...detail.s3ObjectDetails, bucketName },
      })
      await emulator.call('events', 'put_events', { Entries: [{ Source: source, DetailType, Detail }] })
    },
    waitMs: 0,
  })
  return async () => {
    for await (const key of files.list(filesPrefix)) {
      if (!scanned.has(key)) scan.onStored(key)
      scanned.add(key)
    }
  }
}

/**
 * Runs a seller's journey among the lender's people and GuardDuty: decides what waits for a decision, through the back
 * office's Lambda, and reports each new file's scan.
 */
export const decideAndScan = async <T>(
  { emulator, deployment, client }: { emulator: Emulator; deployment: Deployment; client: LocalClient },
  journey: () => Promise<T>,
): Promise<T> => {
  const { region } = deployment.environment
  const stores = await deployment.stores()
  const dynamodb = new DynamoDBClient({ region })
  const scanNewFiles = createScanner(emulator, stores, region)
  const decided = new Set<string>()
  const stopping = new AbortController()
  const decide = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await scanNewFiles()
      for (const { eventId, payload } of await readEvents(dynamodb, stores.tableName)) {
        if (decided.has(eventId)) continue
        decided.add(eventId)
        for (const { action, input } of decisionsOn(payload)) await client.desk(action, input)
      }
      await pause(500)
    }
  }
  const deciding = decide()
  try {
    return await Promise.race([journey(), deciding.then(() => Promise.reject(new Error('nobody decides')))])
  } finally {
    stopping.abort()
    await deciding.catch(() => {})
  }
}
