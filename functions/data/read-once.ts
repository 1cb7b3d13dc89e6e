import { interceptTransact } from './intercept-transact.ts'
import type { Table } from './table.ts'

/**
 * A table that reads an item once until it is written to: for a decision whose parts read the same items one after
 * another. Its writes are conditional on the versions that were read, as ever.
 */
export const readOnce = (table: Table): Table => {
  const read = new Map<string, Promise<unknown>>()
  const reading: Table = {
    ...table,
    get: <Entity>(...[key, options]: Parameters<Table['get']>) => {
      const name = JSON.stringify([key.pk, key.sk, options?.eventually ?? false])
      const item = read.get(name) ?? table.get<Entity>(key, options)
      read.set(name, item)
      return item as ReturnType<typeof table.get<Entity>>
    },
    getMany: <Entity>(keys: Parameters<Table['getMany']>[0]) =>
      Promise.all(keys.map((key) => reading.get<Entity>(key))),
  }
  return interceptTransact(reading, {
    before(writes) {
      read.clear()
      return writes
    },
  })
}
