import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import type { Journal } from './journal.ts'
import type { openStreamPosition } from './stream-position.ts'
import type { OpenStream, StreamPage } from './stream-reader.ts'

// Lambda passes records as JSON: binary attributes in base64, times in seconds.
const toWire = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (value instanceof Date) return value.getTime() / 1000
  if (Array.isArray(value)) return value.map(toWire)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, toWire(each)]))
}

/** A stream record in the form that Lambda passes to its handler. */
export const toLambdaRecord = (record: StreamRecord): DynamoDBRecord => toWire(record) as DynamoDBRecord

/** A record that failed four times. */
export interface DeadLetter {
  at: string
  reason: string
  record: DynamoDBRecord
}

export interface StreamPump {
  /** Resolves when everything written before the call was handled, and its consequences. */
  idle(): Promise<void>
  /** Triggers an immediate read after a write. */
  wake(): void
  /** Stops after the current batch. */
  stop(): Promise<void>
}

export interface PumpOptions {
  openStream: OpenStream
  streamArn: string
  position: ReturnType<typeof openStreamPosition>
  handle: (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse | void>
  /** Called with each handled record. */
  observe?: (record: DynamoDBRecord) => void
  /** The maximum number of records in an invocation. */
  batchSize?: number
  deadLetters: Journal<DeadLetter>
  clock: () => Date
  /** Whether deliveries are paused. */
  isHeld?: () => boolean
  /** Slower polling: after a number of empty reads, with a pause in milliseconds. */
  rest?: { after: number; pause: number }
}

const retries = 3
const retryPause = 100
const pollPause = 50
/** A stream may lag behind its table: for half a second after a write it is polled at full speed. */
const usualRest = { after: 10, pause: 300 }
const errorPause = 500

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Waits until the stream can be read; engines create it with the table, or a moment after. */
export const awaitStream = async (client: DynamoDBStreamsClient, streamArn: string): Promise<void> => {
  for (;;) {
    const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: streamArn }))
    if (StreamDescription?.StreamStatus === 'ENABLED') return
    await pause(pollPause)
  }
}

/** Delivers the table's stream to a Lambda, in order, as an event source mapping does. */
export const startStreamPump = (options: PumpOptions): StreamPump => {
  const { handle, deadLetters, position, streamArn, batchSize = 10 } = options
  const { rest = usualRest, isHeld = () => false } = options
  const openReader = () => options.openStream(position)
  let read = openReader()
  const stopping = new AbortController()
  const stopped = () => stopping.signal.aborted
  let waiting: { resolve: () => void; fromPoll: number }[] = []
  let polls = 0
  let leftAwake = rest.after
  let endRest: (() => void) | undefined
  let said: string | undefined

  const wake = () => {
    leftAwake = rest.after + 1
    endRest?.()
  }

  /** The pause before the next read. Polling every `pollPause`, an idle stack would use a twentieth of a processor. */
  const untilNextRead = async () => {
    if (leftAwake > 0) {
      leftAwake--
      return pause(pollPause)
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, rest.pause)
    endRest = resolve
    await promise
    clearTimeout(timer)
  }

  /** The failed records, with the reason. A handler that throws fails the whole batch. */
  const attempt = async (records: readonly DynamoDBRecord[]) => {
    try {
      const failures = (await handle({ Records: [...records] }))?.batchItemFailures ?? []
      const failed = new Set(failures.map((failure) => failure.itemIdentifier))
      return {
        failed: records.filter((record) => failed.has(record.dynamodb?.SequenceNumber ?? '')),
        reason: 'reported as failed',
      }
    } catch (error) {
      return { failed: [...records], reason: error instanceof Error ? error.message : String(error) }
    }
  }

  const handleBatch = async (records: readonly DynamoDBRecord[]) => {
    let { failed, reason } = await attempt(records)
    for (let retry = 1; retry <= retries && failed.length > 0 && !stopped(); retry++) {
      await pause(retryPause * retry)
      ;({ failed, reason } = await attempt(failed))
    }
    if (stopped() && failed.length > 0) return false
    for (const record of failed) deadLetters.append({ at: options.clock().toISOString(), reason, record })
    const handled = records.filter((record) => !failed.includes(record))
    for (const record of handled) options.observe?.(record)
    return true
  }

  const handlePage = async ({ shardId, records }: StreamPage) => {
    const lambdaRecords = records.map((record: StreamRecord) => toLambdaRecord(record))
    for (let from = 0; from < lambdaRecords.length && !stopped(); from += batchSize) {
      const batch = lambdaRecords.slice(from, from + batchSize)
      if (!(await handleBatch(batch))) return
      const sequenceNumber = batch.at(-1)?.dynamodb?.SequenceNumber
      if (sequenceNumber) position.moveTo({ streamArn, shardId, sequenceNumber })
    }
  }

  const run = async () => {
    while (!stopped()) {
      if (isHeld()) {
        await pause(errorPause)
        continue
      }
      polls++
      const poll = polls
      try {
        const page = await read()
        const hasRecords = page !== undefined && page.records.length > 0
        if (hasRecords) await handlePage(page)
        said = undefined
        if (hasRecords) continue
        const done = waiting.filter(({ fromPoll }) => fromPoll <= poll)
        waiting = waiting.filter(({ fromPoll }) => fromPoll > poll)
        for (const { resolve } of done) resolve()
        await untilNextRead()
      } catch (error) {
        if (stopped()) return
        const failure = error instanceof Error ? error.message : String(error)
        if (failure !== said) console.error(`The stream could not be read: ${failure}`)
        said = failure
        read = openReader() // what was read and not handled is read again
        await pause(errorPause)
      }
    }
  }

  const running = run()
  return {
    // Only a read that begins after the call can show that nothing is left.
    idle: () => {
      if (stopped()) return Promise.resolve()
      wake()
      return new Promise<void>((resolve) => waiting.push({ resolve, fromPoll: polls + 1 }))
    },
    wake,
    async stop() {
      stopping.abort()
      wake()
      for (const { resolve } of waiting) resolve()
      await running
    },
  }
}
