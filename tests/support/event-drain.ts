import { DynamoDBStreamsClient, TrimmedDataAccessException } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord } from 'aws-lambda'
import { createEventsHandler } from '../../functions/events/handler.ts'
import type { Deps } from '../../functions/runtime/deps.ts'
import type { StreamPosition } from '../../scripts/local/stream-position.ts'
import { toLambdaRecord } from '../../scripts/local/stream-pump.ts'
import { createStreamReader, type StreamPage } from '../../scripts/local/stream-reader.ts'
import type { TestEngine } from './test-engine.ts'

/** Reads the table's stream and hands it to the events Lambda until nothing is left, what that wrote included. */
export const createEventDrain = (deps: Deps, { endpoint, connection }: TestEngine, streamArn: string) => {
  const client = new DynamoDBStreamsClient({ region: deps.config.region, endpoint, ...connection })
  const handle = createEventsHandler(deps)
  let position: StreamPosition | undefined
  const read = createStreamReader(client, streamArn, { in: () => position })
  let retry: DynamoDBRecord[] = []

  /** DynamoDB Local may refuse to read on where it has just looked for what is too old: it is asked anew, as by the stack. */
  const readOn = (): Promise<StreamPage | undefined> =>
    read().catch((error: unknown) => {
      if (error instanceof TrimmedDataAccessException) return read()
      throw error
    })

  const readAll = async (): Promise<DynamoDBRecord[]> => {
    const records: DynamoDBRecord[] = []
    for (;;) {
      const page = await readOn()
      if (!page || page.records.length === 0) return records
      records.push(...page.records.map(toLambdaRecord))
      const sequenceNumber = page.records.at(-1)?.dynamodb?.SequenceNumber
      if (sequenceNumber) position = { streamArn, shardId: page.shardId, sequenceNumber }
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
