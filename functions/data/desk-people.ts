import type { DeskRole } from '#shared/desk/desk-roles.ts'
import { absent, exists } from './condition.ts'
import { ttlAfter } from './expiry.ts'
import { check, type Item, type Table, update, type Write } from './table.ts'

/** Somebody who has been at the desk, and in which roles they were there last. */
export interface DeskPerson {
  actor: string
  roles: readonly DeskRole[]
  /** ISO timestamp, UTC; told every quarter of an hour that they are there. */
  seenAt: string
  /** When a colleague noted that they have left: nothing that they proposed before lands any more. */
  leftAt?: string
}

/** Whoever has not been there for so long is nobody's colleague any more. */
const rememberedDays = 90

const partition = 'DESKPEOPLE'
const key = (actor: string) => ({ pk: partition, sk: `PERSON#${actor}` })

/** Access pattern: somebody who has been at the desk. */
export const findDeskPerson = (table: Table, actor: string): Promise<Item<DeskPerson> | undefined> =>
  table.get<DeskPerson>(key(actor))

/** Access pattern: everybody who has been at the desk lately: as many as the lender has people. */
export const listDeskPeople = async (table: Table): Promise<DeskPerson[]> => {
  const people: DeskPerson[] = []
  for await (const person of table.all<DeskPerson>({ pk: partition })) people.push(person)
  return people
}

/** Leaves it standing that somebody has left: what they proposed before stays void. */
export const noteDeskPerson = (table: Table, { actor, roles, seenAt }: Omit<DeskPerson, 'leftAt'>): Write =>
  update<Item<DeskPerson>>(table, key(actor), {
    set: { type: 'desk-person', ttl: ttlAfter(seenAt, rememberedDays), actor, roles, seenAt },
    // Holds of everybody, who was there before or not.
    when: { actor: { not: '' } },
  })

/** Fails where nobody of that name was at the desk. */
export const noteLeft = (table: Table, actor: string, leftAt: string): Write =>
  update<DeskPerson>(table, key(actor), { set: { leftAt }, when: { pk: exists } })

/** Holds while somebody is as they were read: in the same roles, and not noted as having left. */
export const isStillThere = (table: Table, { actor, seenAt, leftAt }: DeskPerson): Write =>
  check<DeskPerson>(table, key(actor), { seenAt, leftAt: leftAt ?? absent })
