import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type Shard,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams'
import type { openStreamPosition } from './stream-position.ts'

export interface StreamPage {
  shardId: string
  records: StreamRecord[]
}

/** Returns the records since its last call. */
export type ReadStream = () => Promise<StreamPage | undefined>

/** Opens a stream behind a stored position, or at its oldest record. */
export type OpenStream = (position: Pick<ReturnType<typeof openStreamPosition>, 'in'>) => ReadStream

interface Cursor {
  shardId: string
  iterator: string | undefined
}

/**
 * Reads a stream from the stored position, or from its oldest record, shard after shard. Each call returns the records
 * since the last one.
 */
export const createStreamReader = (
  client: DynamoDBStreamsClient,
  streamArn: string,
  position: Pick<ReturnType<typeof openStreamPosition>, 'in'>,
): ReadStream => {
  let cursor: Cursor | undefined

  const listShards = async (): Promise<Shard[]> => {
    const shards: Shard[] = []
    let after: string | undefined
    do {
      const page = await client.send(
        new DescribeStreamCommand({ StreamArn: streamArn, ExclusiveStartShardId: after }),
      )
      shards.push(...(page.StreamDescription?.Shards ?? []))
      after = page.StreamDescription?.LastEvaluatedShardId
    } while (after)
    return shards
  }

  const openShard = async (shardId: string, after?: string): Promise<Cursor> => {
    const { ShardIterator } = await client.send(
      new GetShardIteratorCommand({
        StreamArn: streamArn,
        ShardId: shardId,
        ...(after
          ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after }
          : { ShardIteratorType: 'TRIM_HORIZON' }),
      }),
    )
    return { shardId, iterator: ShardIterator }
  }

  const openFirst = async (): Promise<Cursor | undefined> => {
    const shards = await listShards()
    const known = position.in(streamArn)
    if (known && shards.some((shard) => shard.ShardId === known.shardId)) {
      // Records after a trimmed position are gone: the oldest remaining one is next.
      return openShard(known.shardId, known.sequenceNumber).catch(() => openShard(known.shardId))
    }
    const oldest = shards[0]?.ShardId
    return oldest ? openShard(oldest) : undefined
  }

  const openNext = async (closed: string): Promise<Cursor | undefined> => {
    const shards = await listShards()
    const index = shards.findIndex((shard) => shard.ShardId === closed)
    const next = shards.find((shard) => shard.ParentShardId === closed) ?? shards[index + 1]
    return next?.ShardId ? openShard(next.ShardId) : undefined
  }

  return async () => {
    if (cursor && !cursor.iterator) cursor = (await openNext(cursor.shardId)) ?? cursor
    cursor ??= await openFirst()
    if (!cursor?.iterator) return undefined
    const { shardId, iterator } = cursor
    try {
      const page = await client.send(new GetRecordsCommand({ ShardIterator: iterator }))
      cursor = { shardId, iterator: page.NextShardIterator }
      return { shardId, records: page.Records ?? [] }
    } catch (error) {
      cursor = undefined // an iterator lives for minutes only: the next call takes a new one
      throw error
    }
  }
}
