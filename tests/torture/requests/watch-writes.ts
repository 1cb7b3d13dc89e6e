import type { Write } from '../../../functions/data/table.ts'
import type { TestApp } from '../../support/test-app.ts'

/** Has every write that lands told to `onLanded`, whoever makes it. */
export const watchWrites = ({ deps }: TestApp, onLanded: (write: Write) => void): void => {
  const { table } = deps
  const tell = (write: Write | undefined) => {
    if (write && write.kind !== 'check') onLanded(write)
  }
  deps.table = {
    ...table,
    async transact(writes) {
      const outcome = await table.transact(writes)
      if (outcome.ok) for (const write of Object.values<Write | undefined>(writes)) tell(write)
      return outcome
    },
    async write(write) {
      const landed = await table.write(write)
      if (landed) tell(write)
      return landed
    },
  }
}

/** What a write leaves, as far as it says: enough to find whose it is. */
export const imageOfWrite = (write: Write): object =>
  write.kind === 'put' ? write.item : write.kind === 'update' ? { ...write.key, ...write.set } : write.key
