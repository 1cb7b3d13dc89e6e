import { recordDeskPerson } from '../data/desk-people.ts'
import type { Deps } from '../runtime/deps.ts'
import type { ProvenPerson } from './engine/identify-person.ts'

/** Records who is in the back office, for colleagues who assign work. */
export type RecordPerson = (person: Pick<ProvenPerson, 'actor' | 'roles'>) => Promise<void>

/** How often a user's presence and roles are recorded: another instance may have seen other roles. */
const everyMs = 15 * 60_000

/** Records a user every quarter of an hour, and whenever their roles have changed. */
export const createPersonRecorder = ({ table, clock }: Pick<Deps, 'table' | 'clock'>): RecordPerson => {
  const noted = new Map<string, string>()
  return async ({ actor, roles }) => {
    const now = clock()
    const seenAt = now.toISOString()
    const note = `${Math.floor(now.getTime() / everyMs)} ${roles.join()}`
    if (noted.get(actor) === note) return
    await table.write(recordDeskPerson(table, { actor, roles, seenAt }))
    noted.set(actor, note)
  }
}
