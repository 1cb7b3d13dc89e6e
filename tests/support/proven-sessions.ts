import { AsyncLocalStorage } from 'node:async_hooks'
import type { Session } from '../../functions/data/sessions.ts'
import type { Table } from '../../functions/data/table.ts'

const calls = new AsyncLocalStorage<{ isProven: boolean }>()

const forGood = '9999-01-01T00:00:00.000Z'

/** Makes a call whose session has, or has not, just had a step-up. */
export const callProven = <Answer>(isProven: boolean, call: () => Promise<Answer>): Promise<Answer> =>
  calls.run({ isProven }, call)

/**
 * A table in which sessions appear to have had a step-up, for tests that do not concern it; nothing is written for
 * them. All other attributes of a session, an earlier step-up included, are unchanged.
 */
export const withProvenSessions = (table: Table): Table => ({
  ...table,
  async get<Entity>(...asked: Parameters<Table['get']>) {
    const item = await table.get<Entity>(...asked)
    const isSession = item?.type === 'session' && calls.getStore()?.isProven === true
    const proven: Pick<Session, 'provenUntil'> = { provenUntil: forGood }
    return isSession ? { ...item, ...proven } : item
  },
})
