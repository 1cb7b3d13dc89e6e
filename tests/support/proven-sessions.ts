import { AsyncLocalStorage } from 'node:async_hooks'
import type { Session } from '../../functions/data/sessions.ts'
import type { Table } from '../../functions/data/table.ts'

const calls = new AsyncLocalStorage<{ isProven: boolean }>()

const forGood = '9999-01-01T00:00:00.000Z'

/** Makes a call whose session has had a recent step-up, or has not. */
export const callProven = <Answer>(isProven: boolean, call: () => Promise<Answer>): Promise<Answer> =>
  calls.run({ isProven }, call)

/**
 * A table in which sessions appear to have had a recent step-up, for tests that do not concern it. Nothing is
 * written, and all other attributes of a session are unchanged, including an earlier step-up.
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
