import { type IdempotentCall, type StoredResponse, storeResponseOf } from '../data/idempotency.ts'
import { interceptTransact } from '../data/intercept-transact.ts'
import type { Table, Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'

/** The stored response and the writes of one call of an `idempotent` endpoint, for the pipeline. */
export interface IdempotencyStore {
  /** The write that stores `data` as the call's response, for the transaction that does its work. */
  storeResponse(data: unknown): Write
  /** The handler's table: its commits are tracked. */
  readonly table: Table
  /** The response committed with the call's work, if any. */
  landed(): { data: unknown } | undefined
  /** True if a transaction failed on the stored response: another call with the key was faster. */
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
    table: interceptTransact(table, {
      after(outcome, writes) {
        const name = Object.keys(writes).find((each) => memories.has(writes[each]))
        if (outcome.ok) hasWritten = true
        if (name !== undefined && outcome.ok) landed = memories.get(writes[name])
        if (name !== undefined && !outcome.ok && outcome.failed.includes(name)) isOvertaken = true
        return outcome
      },
    }),
    landed: () => landed,
    isOvertaken: () => isOvertaken,
    hasWritten: () => hasWritten,
  }
}
