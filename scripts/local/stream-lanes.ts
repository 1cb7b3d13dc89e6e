import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'
import { type LaneName, laneLimits } from '../../functions/events/lanes.ts'
import { openStreamPosition, type StreamPosition } from './stream-position.ts'
import { type PumpOptions, type StreamPump, startStreamPump } from './stream-pump.ts'

type Handle = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>

interface LaneOptions extends Omit<PumpOptions, 'handle' | 'observe' | 'position' | 'batchSize'> {
  lanes: Record<LaneName, Handle>
  /** The path of a persistent file of the stack; undefined without persistence. */
  file: (name: string) => string | undefined
  /** Called with each record that the lane of codes, mails and money has handled. */
  observe: NonNullable<PumpOptions['observe']>
}

const positionFiles: Record<LaneName, string> = {
  events: 'stream-position.json',
  'bulk-events': 'bulk-stream-position.json',
}

const isBefore = (one: StreamPosition, other: StreamPosition): boolean =>
  BigInt(one.sequenceNumber) < BigInt(other.sequenceNumber)

/**
 * Delivers the table's stream to the Lambda of each lane, as two event source mappings do: each lane has a position of
 * its own, and none waits for another.
 */
export const startStreamLanes = ({
  lanes,
  file,
  observe,
  ...options
}: LaneOptions): StreamPump & { in(streamArn: string): StreamPosition | undefined } => {
  let handled = 0
  const started = (Object.keys(laneLimits) as LaneName[]).map((name) => {
    const position = openStreamPosition(file(positionFiles[name]))
    const pump = startStreamPump({
      ...options,
      position,
      batchSize: laneLimits[name].batchSize,
      async handle(event) {
        const outcome = await lanes[name](event)
        handled += event.Records.length
        return outcome
      },
      ...(name === 'events' ? { observe } : {}),
    })
    return { pump, position }
  })
  return {
    /** Resolves when no lane has handled a record whose consequences another lane may not have seen. */
    async idle() {
      for (let before = -1; before !== handled; ) {
        before = handled
        await Promise.all(started.map(({ pump }) => pump.idle()))
      }
    },
    wake() {
      for (const { pump } of started) pump.wake()
    },
    async stop() {
      await Promise.all(started.map(({ pump }) => pump.stop()))
    },
    /** The position of the lane that is furthest behind. Absent while one has none. */
    in(streamArn) {
      const [first, ...others] = started.map(({ position }) => position.in(streamArn))
      return others.reduce(
        (last, each) => (last && each && isBefore(each, last) ? each : each && last),
        first,
      )
    },
  }
}
