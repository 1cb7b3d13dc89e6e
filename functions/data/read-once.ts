import { interceptTransact } from './intercept-transact.ts'
import type { Item, Key, Table } from './table.ts'

const nameOf = ({ pk, sk }: Key): string => JSON.stringify([pk, sk])

/**
 * A table that reads an item once until it is written to: for a decision whose parts read the same items one after
 * another. Its writes are conditional on the versions that were read, as ever.
 */
export const readOnce = (table: Table): Table => {
  const read = new Map<string, Promise<Item<unknown> | undefined>>()
  const reading: Table = {
    ...table,
    get: <Entity>(key: Key, options?: { eventually?: boolean }) => {
      const item = read.get(nameOf(key)) ?? table.get<Entity>(key, options)
      // An eventually consistent read must not serve a later strongly consistent one.
      if (!options?.eventually) read.set(nameOf(key), item)
      return item as Promise<Item<Entity> | undefined>
    },
    getMany: <Entity>(keys: readonly Key[]) => {
      const missing = [...new Map(keys.map((key) => [nameOf(key), key])).values()].filter(
        (key) => !read.has(nameOf(key)),
      )
      const items = missing.length > 0 ? table.getMany<unknown>(missing) : Promise.resolve([])
      for (const [index, key] of missing.entries())
        read.set(
          nameOf(key),
          items.then((each) => each[index]),
        )
      return Promise.all(keys.map((key) => reading.get<Entity>(key)))
    },
  }
  return interceptTransact(reading, {
    before(writes) {
      for (const write of Object.values(writes))
        if (write && write.kind !== 'check') read.delete(nameOf(write.key))
      return writes
    },
    after(outcome) {
      // Something was changed meanwhile.
      if (!outcome.ok) read.clear()
      return outcome
    },
  })
}
