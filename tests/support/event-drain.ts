import type { DynamoDBRecord } from 'aws-lambda'
import type { Deps } from '../../functions/runtime/deps.ts'
import type { AppTable } from './app-table.ts'
import { createStreamHandler } from './event-lanes.ts'

/** Delivers the table's stream to the events Lambda until it is empty, including the events that this writes. */
export const createEventDrain = (deps: Deps, { readStream }: AppTable) => {
  const handle = createStreamHandler(deps)
  let retry: DynamoDBRecord[] = []

  const drainAll = async (): Promise<void> => {
    for (;;) {
      const records = [...retry, ...(await readStream())]
      retry = []
      if (records.length === 0) return
      const { batchItemFailures } = await handle({ Records: records })
      const failed = new Set(batchItemFailures.map((failure) => failure.itemIdentifier))
      retry = records.filter((record) => failed.has(record.dynamodb?.SequenceNumber ?? ''))
      if (retry.length > 0) throw new Error(`${retry.length} event(s) failed; see the log of the test app`)
    }
  }

  /** Resolves when no drain is running: a second call waits for the first. */
  let idle: Promise<unknown> = Promise.resolve()

  return {
    /** Throws if an event failed; the next call retries it. */
    drain(): Promise<void> {
      const drained = idle.then(drainAll)
      idle = drained.catch(() => {})
      return drained
    },
  }
}
