import { setImmediate } from 'node:timers'
import type { Item, Key, Table } from './table.ts'

interface PendingRead {
  key: Key
  resolve(item: Item<unknown> | undefined): void
  reject(error: unknown): void
}

/**
 * A table that sends the reads by key of one turn of the event loop as one request for up to a hundred items, and
 * reads an item once for several callers. A list that describes each of its rows by the same code as a single record
 * then costs as many round trips as one row does.
 */
export const batchReads = (table: Table): Table => {
  let pending: PendingRead[] = []
  const send = async () => {
    const reads = pending
    pending = []
    const [first] = reads
    try {
      // A single read does not load the code of batches.
      const items =
        first && reads.length === 1
          ? [await table.get(first.key)]
          : await table.getMany(reads.map(({ key }) => key))
      for (const [index, { resolve }] of reads.entries()) resolve(items[index])
    } catch (error) {
      for (const { reject } of reads) reject(error)
    }
  }
  return {
    ...table,
    get: <Entity>(key: Key, options?: { eventually?: boolean }) =>
      options?.eventually
        ? table.get<Entity>(key, options)
        : new Promise<Item<Entity> | undefined>((resolve, reject) => {
            if (pending.length === 0) setImmediate(() => void send())
            pending.push({ key, resolve: resolve as PendingRead['resolve'], reject })
          }),
  }
}
