import type { Write } from '../../../functions/data/table.ts'
import type { TestApp } from '../../support/test-app.ts'

/** Reports every committed write to `onLanded`. */
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

/** The written part of the item, which is enough to find its owner. */
export const imageOfWrite = (write: Write): object =>
  write.kind === 'put' ? write.item : write.kind === 'update' ? { ...write.key, ...write.set } : write.key
