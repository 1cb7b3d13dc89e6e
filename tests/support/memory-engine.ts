import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams'
import type { OpenedTable, StartEngine } from '../../scripts/local/engines/engine.ts'
import { changeRecord } from './change-record.ts'
import { createMemoryTable } from './memory-table.ts'

/** A stream has one shard, and sequence numbers from 1 on. */
const shardId = 'all'

const openTable = (name: string): OpenedTable => {
  const records: StreamRecord[] = []
  const table = createMemoryTable(name, {
    // Records of a table in memory have no binary attributes: both formats are the same.
    onCommit(changes) {
      for (const change of changes) records.push(changeRecord(change, records.length + 1) as StreamRecord)
    },
  })
  return {
    table,
    openStream(position) {
      let read = Number(position.in(name)?.sequenceNumber ?? 0)
      return async () => {
        const page = records.slice(read)
        read = records.length
        return { shardId, records: page }
      }
    },
  }
}

/** A reserved name (RFC 2606): nothing is sent to it. */
const nowhere = 'http://table-in-memory.invalid'

/** Tables in the memory of this process, for stacks whose tests are not about the engine. */
export const startMemoryEngine: StartEngine = async () => ({
  endpoint: nowhere,
  openTable,
  exited: new Promise<string>(() => {}),
  async stop() {},
})
