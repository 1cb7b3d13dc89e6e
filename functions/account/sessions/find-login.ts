import { type Credentials, findCredentials } from '../../data/credentials.ts'
import type { Table } from '../../data/table.ts'
import { findUser, findUserIdOfPhone, fullPhone } from '../../data/users.ts'

/** The user that a login names. */
export interface NamedLogin {
  email?: string | undefined
  mobilePhone?: string | undefined
  mobilePhoneAreaCode?: string | undefined
}

export interface FoundLogin {
  /**
   * The key by which failures are counted: the user's address, however the user is named. An unknown number is its own
   * key.
   */
  subject: string
  credentials: Credentials | undefined
}

/**
 * No user and no address has this name: it is looked up for unknown logins, so that the time taken does not reveal
 * them.
 */
export const unknownLogin = 'nobody'

/** Finds the user by the e-mail address if given, else by the mobile number. */
export const findLogin = async (
  table: Table,
  { email, mobilePhone = '', mobilePhoneAreaCode = '' }: NamedLogin,
): Promise<FoundLogin> => {
  if (email !== undefined) return { subject: email, credentials: await findCredentials(table, email) }
  const phone = fullPhone(mobilePhoneAreaCode, mobilePhone)
  const userId = (await findUserIdOfPhone(table, phone)) ?? unknownLogin
  const user = await findUser(table, userId)
  const credentials = await findCredentials(table, user?.email ?? unknownLogin)
  return {
    subject: user?.email ?? phone,
    // The address may have become another user's since the user was read.
    credentials: credentials?.userId === userId ? credentials : undefined,
  }
}
