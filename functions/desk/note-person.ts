import { noteDeskPerson } from '../data/desk-people.ts'
import type { Deps } from '../runtime/deps.ts'
import type { ProvenPerson } from './engine/identify-person.ts'

/** Remembers who is at the desk, for colleagues who hand something over to them. */
export type NotePerson = (person: Pick<ProvenPerson, 'actor' | 'roles'>) => Promise<void>

/** Once a day, and whenever somebody comes in other roles. */
export const createNotePerson = ({ table, clock }: Pick<Deps, 'table' | 'clock'>): NotePerson => {
  const noted = new Map<string, string>()
  return async ({ actor, roles }) => {
    const seenAt = clock().toISOString()
    const note = `${seenAt.slice(0, 10)} ${roles.join()}`
    if (noted.get(actor) === note) return
    await table.write(noteDeskPerson(table, { actor, roles, seenAt }))
    noted.set(actor, note)
  }
}
