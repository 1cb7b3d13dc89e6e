import type { DeskRole } from '#shared/desk/desk-roles.ts'
import { collect } from './collect.ts'
import { absent, exists } from './condition.ts'
import { ttlAfter } from './expiry.ts'
import { check, type Item, type Table, update, type Write } from './table.ts'

/** A back-office user, with the roles of their last visit. */
export interface DeskPerson {
  actor: string
  roles: readonly DeskRole[]
  /** ISO timestamp, UTC; updated every quarter of an hour of presence. */
  seenAt: string
  /** When a colleague recorded that they left: their earlier proposals can no longer be executed. */
  leftAt?: string
}

/** A back-office user who was absent for this long is removed from the list of colleagues. */
const rememberedDays = 90

const partition = 'DESKPEOPLE'
const key = (actor: string) => ({ pk: partition, sk: `PERSON#${actor}` })

/** Access pattern: a back-office user. */
export const findDeskPerson = (table: Table, actor: string): Promise<Item<DeskPerson> | undefined> =>
  table.get<DeskPerson>(key(actor))

/** Access pattern: all recent back-office users: as many as the lender has staff. */
export const listDeskPeople = (table: Table): Promise<DeskPerson[]> =>
  collect(table.all<DeskPerson>({ pk: partition }))

/** Keeps the record that a user has left: their earlier proposals stay void. */
export const recordDeskPerson = (table: Table, { actor, roles, seenAt }: Omit<DeskPerson, 'leftAt'>): Write =>
  update<Item<DeskPerson>>(table, key(actor), {
    set: { type: 'desk-person', ttl: ttlAfter(seenAt, rememberedDays), actor, roles, seenAt },
    // True for every stored value, and for none.
    when: { actor: { not: '' } },
  })

/** Fails if there is no back-office user of that name. */
export const recordLeaving = (table: Table, actor: string, leftAt: string): Write =>
  update<DeskPerson>(table, key(actor), { set: { leftAt }, when: { pk: exists } })

/** Asserts that a back-office user is as they were read: in the same roles, and not recorded as having left. */
export const expectUnchangedPerson = (table: Table, { actor, seenAt, leftAt }: DeskPerson): Write =>
  check<DeskPerson>(table, key(actor), { seenAt, leftAt: leftAt ?? absent })
