import type { Locale } from '../../shared/i18n/locales.ts'
import type { RegisterSource } from '../../shared/lines/lines.ts'
import { create, type Item, replace, type Table, type Write } from './table.ts'

export interface User {
  userId: string
  email: string
  phoneCountryCode: string
  phoneNumber: string
  locale: Locale
  isActivated: boolean
  registerSource: RegisterSource
  /** The company that the user acts for; a draft one is made at signup. */
  companyId: string
  /** The customer-service contact that brought the user. */
  cpid?: string
  createdAt: string
  version: number
}

/** What an email address signs in with. The item is also what makes the address unique. */
export interface Credentials {
  userId: string
  /** PHC string of Argon2id. */
  passwordHash: string
}

export const userPartition = (userId: string): string => `USER#${userId}`

const userKey = (userId: string) => ({ pk: userPartition(userId), sk: 'USER' })
const emailKey = (email: string) => ({ pk: `EMAIL#${email}`, sk: 'CREDENTIALS' })
const phoneKey = (phone: string) => ({ pk: `PHONE#${phone}`, sk: 'PHONE' })

/** The one form in which an email address is stored and compared. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()

/** A phone number in E.164 form: `+8613800138000`. */
export const fullPhone = (countryCode: string, number: string): string => `${countryCode}${number}`

/** Access pattern: a user by id. */
export const findUser = (table: Table, userId: string): Promise<Item<User> | undefined> =>
  table.get<User>(userKey(userId))

/** Access pattern: credentials by email address. */
export const findCredentials = (table: Table, email: string): Promise<Credentials | undefined> =>
  table.get<Credentials>(emailKey(normalEmail(email)))

/** The writes of a new user: the user and the claims on its email address and phone, each of which can fail. */
export const createUser = (
  table: Table,
  user: User,
  passwordHash: string,
): Record<'user' | 'email' | 'phone', Write> => ({
  user: create<User>(table, { ...userKey(user.userId), type: 'user', ...user }),
  email: create<Credentials>(table, {
    ...emailKey(user.email),
    type: 'credentials',
    userId: user.userId,
    passwordHash,
  }),
  phone: create(table, {
    ...phoneKey(fullPhone(user.phoneCountryCode, user.phoneNumber)),
    type: 'phone',
    userId: user.userId,
  }),
})

export const replaceUser = (table: Table, user: User): Write =>
  replace<User>(table, { ...userKey(user.userId), type: 'user', ...user })
