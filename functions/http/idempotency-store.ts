import { type IdempotentCall, type StoredResponse, storeResponseOf } from '../data/idempotency.ts'
import type { Table, Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'

/** What one call of an `idempotent` endpoint remembers and writes, as the pipeline sees it. */
export interface IdempotencyStore {
  /** The write that remembers `data` as the call's answer, for the transaction that does its work. */
  storeResponse(data: unknown): Write
  /** The table as the handler is given it: what lands through it is noted. */
  readonly table: Table
  /** The answer that landed with the call's work, if it did. */
  landed(): { data: unknown } | undefined
  /** True where a transaction failed on the memory: another call with the key was faster. */
  isOvertaken(): boolean
  /** True once anything was written. */
  hasWritten(): boolean
}

export const createIdempotencyStore = (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  call: IdempotentCall,
  { bodyHash }: Pick<StoredResponse, 'bodyHash'>,
): IdempotencyStore => {
  const memories = new Map<Write | undefined, { data: unknown }>()
  let landed: { data: unknown } | undefined
  let isOvertaken = false
  let hasWritten = false
  return {
    storeResponse(data) {
      const write = storeResponseOf(table, call, { bodyHash, data }, clock())
      memories.set(write, { data })
      return write
    },
    table: {
      ...table,
      async transact<Name extends string>(writes: Record<Name, Write | undefined>) {
        const outcome = await table.transact(writes)
        const name = (Object.keys(writes) as Name[]).find((each) => memories.has(writes[each]))
        if (outcome.ok) hasWritten = true
        if (name !== undefined && outcome.ok) landed = memories.get(writes[name])
        if (name !== undefined && !outcome.ok && outcome.failed.includes(name)) isOvertaken = true
        return outcome
      },
      async write(write) {
        const isWritten = await table.write(write)
        if (isWritten) hasWritten = true
        return isWritten
      },
    },
    landed: () => landed,
    isOvertaken: () => isOvertaken,
    hasWritten: () => hasWritten,
  }
}
