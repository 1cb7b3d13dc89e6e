import type { Table } from '../../functions/data/table.ts'

/** Thrown instead of a response, as when a process dies or a connection breaks. */
export class Crash extends Error {}

/** `before`: the write does not reach the table. `after`: it is committed, and the caller gets no response. */
export type CrashTime = 'before' | 'after'

/**
 * A table that fails at selected writes. `fails` is called for each write, counted from 1. Every write after a crash
 * fails too, until `revive`, as in a process that has ended.
 */
export const createFailingTable = (
  table: Table,
  fails: (write: number) => CrashTime | undefined,
  { staysDead = true }: { staysDead?: boolean } = {},
) => {
  let writes = 0
  let crashes = 0
  const underWay = new Set<Promise<unknown>>()
  /** Writes that were sent before a crash may still be committed: its caller would find the table changing. */
  const crash = async (message: string): Promise<never> => {
    await Promise.allSettled(underWay)
    throw new Crash(message)
  }
  const attempt = async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
    if (staysDead && crashes > 0) return crash('dead already')
    writes++
    const when = fails(writes)
    if (when === 'before') {
      crashes++
      return crash('before the write')
    }
    const sent = send()
    underWay.add(sent)
    const answer = await sent.finally(() => underWay.delete(sent))
    if (when === 'after') {
      crashes++
      return crash('after the write')
    }
    return answer
  }
  const failing: Table = {
    ...table,
    transact: (writesOf) => attempt(() => table.transact(writesOf)),
    write: (write) => attempt(() => table.write(write)),
  }
  return {
    table: failing,
    crashes: () => crashes,
    /** Writes to other stores, counted with those to the table. */
    attempt,
  }
}
