import { AsyncLocalStorage } from 'node:async_hooks'
import type { Session } from '../../functions/data/sessions.ts'
import type { Table } from '../../functions/data/table.ts'

const calls = new AsyncLocalStorage<{ isProven: boolean }>()

const forGood = '9999-01-01T00:00:00.000Z'

/** Makes a call whose session is, or is not, one whose user has just proven anew who they are. */
export const callProven = <Answer>(isProven: boolean, call: () => Promise<Answer>): Promise<Answer> =>
  calls.run({ isProven }, call)

/**
 * A table in which the session of a proven call says so: stories in which the step-up is not the point are told without
 * it, and nothing is written for them. What else is kept of a session, a step-up of before too, is as it is.
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
