import { changed, retryOnChange } from './retry-on-change.ts'
import type { Table, TransactOutcome, Write } from './table.ts'

/** The writes of a transaction by name; a single write is named `write`. */
export type NamedWrites = Readonly<Record<string, Write | undefined>>

type Outcome = TransactOutcome<string>

export interface Interception {
  /** Returns the writes to commit in the place of these, or throws to prevent them. */
  before?(writes: NamedWrites, isSingle: boolean): NamedWrites | Promise<NamedWrites>
  /** Commits them in another way than the table would. */
  commit?(writes: NamedWrites, asTable: () => Promise<Outcome>): Promise<Outcome>
  /** Returns the outcome for the caller, or `again` to begin with `before` once more. */
  after?(
    outcome: Outcome,
    writes: NamedWrites,
    isSingle: boolean,
  ): Outcome | 'again' | Promise<Outcome | 'again'>
}

const unchanged = (writes: NamedWrites) => writes
const asItIs = (outcome: Outcome) => outcome

/** A single write stays one, unless `before` added others to it. */
const writeAs = async (table: Table, writes: NamedWrites, isSingle: boolean): Promise<Outcome> => {
  const [[name, write] = [], ...others] = Object.entries(writes)
  if (!isSingle || !name || !write || others.length > 0) return table.transact({ ...writes })
  return (await table.write(write)) ? { ok: true } : { ok: false, failed: [name] }
}

/** The one way to wrap the transactions of a table, for its audit, its role check, its idempotency or its dry run. */
export const interceptTransact = (
  table: Table,
  { before = unchanged, commit = (_writes, asTable) => asTable(), after = asItIs }: Interception,
): Table => {
  const run = async (writes: NamedWrites, isSingle: boolean): Promise<Outcome> => {
    const outcome = await retryOnChange<Outcome>(async () => {
      const committed = await before(writes, isSingle)
      const written = await commit(committed, () => writeAs(table, committed, isSingle))
      const result = await after(written, committed, isSingle)
      return result === 'again' ? changed : result
    })
    if (outcome === changed) throw new Error('what a transaction depends on kept changing')
    return outcome
  }
  return {
    ...table,
    transact: async <Name extends string>(writes: Record<Name, Write | undefined>) =>
      (await run(writes, false)) as TransactOutcome<Name>,
    write: async (write) => (await run({ write }, true)).ok,
  }
}
