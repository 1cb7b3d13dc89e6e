import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord } from 'aws-lambda'
import { createEventsHandler } from '../../functions/events/handler.ts'
import type { Deps } from '../../functions/runtime/deps.ts'
import { toLambdaRecord } from '../../scripts/local/stream-pump.ts'
import { createStreamReader } from '../../scripts/local/stream-reader.ts'
import type { TestEngine } from './test-engine.ts'

/** Reads the table's stream and hands it to the events Lambda until nothing is left, what that wrote included. */
export const createEventDrain = (deps: Deps, { endpoint, connection }: TestEngine, streamArn: string) => {
  const client = new DynamoDBStreamsClient({ region: deps.config.region, endpoint, ...connection })
  const handle = createEventsHandler(deps)
  const read = createStreamReader(client, streamArn, { in: () => undefined, moveTo: () => {} })
  let retry: DynamoDBRecord[] = []

  const readAll = async (): Promise<DynamoDBRecord[]> => {
    const records: DynamoDBRecord[] = []
    for (;;) {
      const page = await read()
      if (!page || page.records.length === 0) return records
      records.push(...page.records.map(toLambdaRecord))
    }
  }

  const drainAll = async (): Promise<void> => {
    for (;;) {
      const records = [...retry, ...(await readAll())]
      retry = []
      if (records.length === 0) return
      const { batchItemFailures } = await handle({ Records: records })
      const failed = new Set(batchItemFailures.map((failure) => failure.itemIdentifier))
      retry = records.filter((record) => failed.has(record.dynamodb?.SequenceNumber ?? ''))
      if (retry.length > 0) throw new Error(`${retry.length} event(s) failed; see the log of the test app`)
    }
  }

  /** Settled once nothing is being drained: who comes meanwhile waits for what the other has taken. */
  let idle: Promise<unknown> = Promise.resolve()

  return {
    /** Throws when an event failed; it is then tried again by the next call. */
    drain(): Promise<void> {
      const drained = idle.then(drainAll)
      idle = drained.catch(() => {})
      return drained
    },
    close: () => client.destroy(),
  }
}
