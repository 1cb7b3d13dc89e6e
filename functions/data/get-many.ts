import { type AttributeValue, BatchGetItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { inBatches } from './in-batches.ts'
import { asStored, asValues } from './stored-values.ts'
import type { Item, Key } from './table.ts'

/** DynamoDB's maximum. */
const maxKeys = 100
const atOnce = 8
const attempts = 10
const firstPauseMs = 20

const nameOf = ({ pk, sk }: Key): string => JSON.stringify([pk, sk])

/** Reads up to a hundred items, and again those that a response left out for its size or for a throttle. */
const getBatch = async (
  client: DynamoDBClient,
  name: string,
  keys: readonly Key[],
  jitter: () => number,
): Promise<Record<string, AttributeValue>[]> => {
  const found: Record<string, AttributeValue>[] = []
  let left: Record<string, AttributeValue>[] = keys.map(({ pk, sk }) => asStored({ pk, sk }))
  for (let attempt = 1; left.length > 0; attempt++) {
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetItemCommand({ RequestItems: { [name]: { Keys: left, ConsistentRead: true } } }),
    )
    found.push(...(Responses?.[name] ?? []))
    const unprocessed = UnprocessedKeys?.[name]?.Keys ?? []
    if (unprocessed.length === left.length) {
      if (attempt === attempts) throw new Error(`${left.length} items could not be read`)
      await new Promise((resolve) => setTimeout(resolve, jitter() * firstPauseMs * 2 ** attempt))
    }
    left = unprocessed
  }
  return found
}

/** Many items by key, in the order of the keys. The module is loaded by the first such read. */
export const getMany = async <Entity>(
  client: DynamoDBClient,
  name: string,
  keys: readonly Key[],
  jitter: () => number,
): Promise<(Item<Entity> | undefined)[]> => {
  const distinct = [...new Map(keys.map((key) => [nameOf(key), key])).values()]
  const batches = Array.from({ length: Math.ceil(distinct.length / maxKeys) }, (_, index) =>
    distinct.slice(index * maxKeys, (index + 1) * maxKeys),
  )
  const items = new Map<string, Item<Entity>>()
  for (const batch of await inBatches(batches, atOnce, (each) => getBatch(client, name, each, jitter)))
    for (const stored of batch) {
      const item = asValues(stored) as Item<Entity>
      items.set(nameOf(item), item)
    }
  return keys.map((key) => items.get(nameOf(key)))
}
