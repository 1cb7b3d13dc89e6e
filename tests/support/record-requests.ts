import type { Table, Write } from '../../functions/data/table.ts'

/** A table that records its requests: `get`, `query`, `write`, and `transact` with the number of its writes. */
export const recordRequests = (table: Table) => {
  let requests: string[] = []
  const recorded: Table = {
    ...table,
    get(...given) {
      requests.push('get')
      return table.get(...given)
    },
    getMany(keys) {
      requests.push(`getMany ${keys.length}`)
      return table.getMany(keys)
    },
    query(options) {
      requests.push('query')
      return table.query(options)
    },
    all(options) {
      requests.push('all')
      return table.all(options)
    },
    transact(writes) {
      const parts = Object.values<Write | undefined>(writes).filter((write) => write !== undefined)
      requests.push(`transact ${parts.length}`)
      return table.transact(writes)
    },
    write(write) {
      requests.push('write')
      return table.write(write)
    },
  }
  return {
    table: recorded,
    /** The requests since the last call. */
    take(): string[] {
      const taken = requests
      requests = []
      return taken
    },
  }
}
