import type { DeskRole } from '#shared/desk/desk-roles.ts'
import { ttlAfter } from './expiry.ts'
import { type Item, put, type Table, type Write } from './table.ts'

/** Somebody who has been at the desk, and in which roles they were there last. */
export interface DeskPerson {
  actor: string
  roles: readonly DeskRole[]
  /** ISO timestamp, UTC; told once a day. */
  seenAt: string
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

export const noteDeskPerson = (table: Table, person: DeskPerson): Write =>
  put<DeskPerson>(table, {
    ...key(person.actor),
    type: 'desk-person',
    ttl: ttlAfter(person.seenAt, rememberedDays),
    ...person,
  })
