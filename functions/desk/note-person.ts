import { noteDeskPerson } from '../data/desk-people.ts'
import type { Deps } from '../runtime/deps.ts'
import type { ProvenPerson } from './engine/identify-person.ts'

/** Remembers who is in the back office, for colleagues who hand something over to them. */
export type NotePerson = (person: Pick<ProvenPerson, 'actor' | 'roles'>) => Promise<void>

/** So often it is noted that somebody is still there, in the roles that they have: another instance may have seen others. */
const everyMs = 15 * 60_000

/** Every quarter of an hour, and whenever somebody comes in other roles. */
export const createNotePerson = ({ table, clock }: Pick<Deps, 'table' | 'clock'>): NotePerson => {
  const noted = new Map<string, string>()
  return async ({ actor, roles }) => {
    const now = clock()
    const seenAt = now.toISOString()
    const note = `${Math.floor(now.getTime() / everyMs)} ${roles.join()}`
    if (noted.get(actor) === note) return
    await table.write(noteDeskPerson(table, { actor, roles, seenAt }))
    noted.set(actor, note)
  }
}
