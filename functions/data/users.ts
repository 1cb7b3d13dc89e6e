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
  /** The user's name as they entered it. */
  name?: string
  /** Absent for an invited user who has not entered one yet. */
  phoneCountryCode?: string
  phoneNumber?: string
  /** When the number was last verified by a code. */
  phoneVerifiedAt?: string
  /** When the user's number or address was last replaced; ISO timestamp, UTC. Absent if never. */
  contactChangedAt?: string
  /** When another user took over the number; ISO timestamp, UTC. Absent once the user has verified another. */
  phoneLostAt?: string
  locale: Locale
  isActivated: boolean
  /**
   * The end of the latest activation link of a signup; ISO timestamp, UTC. Kept until the mailbox is verified: if it is
   * not by then, the account is removed.
   */
  activationEndsAt?: string
  registerSource: RegisterSource
  /**
   * The company that a login acts for. Absent once the user was removed from it, until the next login selects another.
   */
  companyId?: string
  /** True for a user of another portal, who is handed over to it when coming from there. */
  isSkip?: boolean
  /** When the back office blocked the user from logging in. */
  blockedAt?: string
  /** The customer-service contact that referred the user. */
  cpid?: string
  createdAt: string
  version: number
}

interface PhoneClaim {
  userId: string
}

export const userPartition = (userId: string): string => `USER#${userId}`

const userKey = (userId: string) => ({ pk: userPartition(userId), sk: 'USER' })
/** Unactivated signups are sharded over this many index keys. */
export const unprovenShards = 4

const unprovenGroup = (shard: number): string => `UNPROVEN#${shard}`

/** The index key of a user with an unverified mailbox. */
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

/** Access pattern: the user with a phone number, in E.164 form. */
export const findUserIdOfPhone = async (table: Table, phone: string): Promise<string | undefined> =>
  (await table.get<PhoneClaim>(phoneKey(phone)))?.userId

/** A user as stored. An activated user is not in the list of unactivated ones. */
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

/** The writes of a new user: the user and the claim on the phone number, if there is one; each can fail. */
export const createUser = (table: Table, user: User): Record<'user' | 'phone', Write | undefined> => {
  const phone = phoneOf(user)
  return {
    user: create<User>(table, itemOf(user)),
    phone: phone === undefined ? undefined : claimPhone(table, phone, user.userId),
  }
}

export const replaceUser = (table: Table, user: User): Write => replace<User>(table, itemOf(user))

/**
 * Access pattern: a shard of the signups whose last activation link has expired at `now`, the longest first. Eventually
 * consistent.
 */
export const listOverdueSignups = (table: Table, shard: number, now: Date): AsyncGenerator<Item<User>> =>
  table.all<User>({
    pk: unprovenGroup(shard),
    index: groupIndex,
    between: { from: '0', to: `${now.toISOString()}~` },
  })

/** Asserts that a user may log in. */
export const expectUnblocked = (table: Table, userId: string): Write =>
  check<User>(table, userKey(userId), { pk: exists, blockedAt: absent })

/** Asserts that a user is as they were read: neither blocked since, nor with another address. */
export const expectUser = (table: Table, { userId, version }: Pick<User, 'userId' | 'version'>): Write =>
  check<User>(table, userKey(userId), { version })

/** Makes the next login select another company to act for. */
export const clearDefaultCompany = (table: Table, { companyId: _left, ...user }: Item<User>): Write =>
  replaceUser(table, user)

/** Claims a number for a user; fails if it is taken. */
export const claimPhone = (table: Table, phone: string, userId: string): Write =>
  create<PhoneClaim>(table, { ...phoneKey(phone), type: 'phone', userId })

/** Passes a number from one user to another; fails if the first does not have it. */
export const transferPhone = (table: Table, phone: string, from: string, to: string): Write =>
  put<PhoneClaim>(table, { ...phoneKey(phone), type: 'phone', userId: to }, { userId: from })

/** A user without a number, who has to verify another. */
export const withoutPhone = (
  { phoneCountryCode: _code, phoneNumber: _number, phoneVerifiedAt: _verified, ...user }: Item<User>,
  lostAt: string,
): Item<User> => ({ ...user, phoneLostAt: lostAt })

/** Releases a number; fails if the user does not have it. */
export const releasePhone = (table: Table, phone: string, userId: string): Write =>
  remove<PhoneClaim>(table, phoneKey(phone), { userId })
