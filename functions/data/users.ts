import type { Locale } from '#shared/i18n/locales.ts'
import type { RegisterSource } from '#shared/product-lines/product-lines.ts'
import { absent, exists } from './condition.ts'
import { shardOf } from './shard-of.ts'
import {
  check,
  create,
  groupIndex,
  type Item,
  put,
  remove,
  replace,
  type Table,
  type Write,
} from './table.ts'

export interface User {
  userId: string
  email: string
  /** What the user calls themselves. */
  name?: string
  /** Absent until somebody whom a colleague has invited gives one. */
  phoneCountryCode?: string
  phoneNumber?: string
  /** When the number was last confirmed by a code that was sent to it. */
  phoneVerifiedAt?: string
  /** When another number or address last took the place of the user’s former one; ISO timestamp, UTC. Absent where none did. */
  contactChangedAt?: string
  /** When the number went to somebody else whose it is now; ISO timestamp, UTC. Absent once the user has proven another. */
  phoneLostAt?: string
  locale: Locale
  isActivated: boolean
  /**
   * Until when the activation link of a signup is good that was mailed last; ISO timestamp, UTC. Kept until the mailbox
   * is proven: where it is not by then, the account is removed.
   */
  activationEndsAt?: string
  registerSource: RegisterSource
  /** The company that a login acts for. Absent once the user was removed from it, until the next login finds another. */
  companyId?: string
  /** True for a user of another portal, who is passed to it where they come from there. */
  isSkip?: boolean
  /** When the lender's side barred the user from logging in. */
  blockedAt?: string
  /** The customer-service contact that brought the user. */
  cpid?: string
  createdAt: string
  version: number
}

interface PhoneClaim {
  userId: string
}

export const userPartition = (userId: string): string => `USER#${userId}`

const userKey = (userId: string) => ({ pk: userPartition(userId), sk: 'USER' })
/** Signups that await their activation are spread over so many keys of the index. */
export const unprovenShards = 4

const unprovenGroup = (shard: number): string => `UNPROVEN#${shard}`

/** Where a user is listed whose mailbox is yet to be proven. */
const listedUnproven = (userId: string, activationEndsAt: string) => ({
  gsi1pk: unprovenGroup(shardOf(userId, unprovenShards)),
  gsi1sk: `${activationEndsAt}#${userId}`,
})

const phoneKey = (phone: string) => ({ pk: `PHONE#${phone}`, sk: 'PHONE' })

/** A phone number in E.164 form: `+8613800138000`. */
export const fullPhone = (countryCode: string, number: string): string => `${countryCode}${number}`

export const phoneOf = ({ phoneCountryCode, phoneNumber }: User): string | undefined =>
  phoneCountryCode && phoneNumber ? fullPhone(phoneCountryCode, phoneNumber) : undefined

/** Access pattern: a user by id. */
export const findUser = (table: Table, userId: string): Promise<Item<User> | undefined> =>
  table.get<User>(userKey(userId))

/** Access pattern: whose phone number it is, in E.164 form. */
export const findUserIdOfPhone = async (table: Table, phone: string): Promise<string | undefined> =>
  (await table.get<PhoneClaim>(phoneKey(phone)))?.userId

/** A user as stored. Whoever is activated is not listed among those who are yet to be. */
const itemOf = (user: User): Item<User> => {
  const { gsi1pk: _group, gsi1sk: _place, activationEndsAt, ...kept } = user as Item<User>
  const awaited = user.isActivated ? undefined : activationEndsAt
  return {
    ...kept,
    ...userKey(user.userId),
    type: 'user',
    ...(awaited ? { activationEndsAt: awaited, ...listedUnproven(user.userId, awaited) } : {}),
  }
}

/** The writes of a new user: the user and the claim on the phone, if there is one; each can fail. */
export const createUser = (table: Table, user: User): Record<'user' | 'phone', Write | undefined> => {
  const phone = phoneOf(user)
  return {
    user: create<User>(table, itemOf(user)),
    phone: phone === undefined ? undefined : claimPhone(table, phone, user.userId),
  }
}

export const replaceUser = (table: Table, user: User): Write => replace<User>(table, itemOf(user))

/**
 * Access pattern: a shard of the signups whose last activation link is over at `now`, the longest first. Eventually
 * consistent.
 */
export const listOverdueSignups = (table: Table, shard: number, now: Date): AsyncGenerator<Item<User>> =>
  table.all<User>({
    pk: unprovenGroup(shard),
    index: groupIndex,
    between: { from: '0', to: `${now.toISOString()}~` },
  })

/** Holds while a user may log in. */
export const expectUnblocked = (table: Table, userId: string): Write =>
  check<User>(table, userKey(userId), { pk: exists, blockedAt: absent })

/** Holds while a user is as they were read: neither blocked since, nor with another address. */
export const expectUser = (table: Table, { userId, version }: Pick<User, 'userId' | 'version'>): Write =>
  check<User>(table, userKey(userId), { version })

/** Has the next login find another company to act for. */
export const clearDefaultCompany = (table: Table, { companyId: _left, ...user }: Item<User>): Write =>
  replaceUser(table, user)

/** Makes a number the user's alone; fails where somebody has it. */
export const claimPhone = (table: Table, phone: string, userId: string): Write =>
  create<PhoneClaim>(table, { ...phoneKey(phone), type: 'phone', userId })

/** Gives a number that one user has to another; fails where it is not the first one's. */
export const passPhone = (table: Table, phone: string, from: string, to: string): Write =>
  put<PhoneClaim>(table, { ...phoneKey(phone), type: 'phone', userId: to }, { userId: from })

/** A user without a number, who is asked to prove another. */
export const withoutPhone = (
  { phoneCountryCode: _code, phoneNumber: _number, phoneVerifiedAt: _verified, ...user }: Item<User>,
  lostAt: string,
): Item<User> => ({ ...user, phoneLostAt: lostAt })

/** Gives a number up; fails where it is not the user's. */
export const releasePhone = (table: Table, phone: string, userId: string): Write =>
  remove<PhoneClaim>(table, phoneKey(phone), { userId })
