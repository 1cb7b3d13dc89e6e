import { type Credentials, findCredentials } from '../../data/credentials.ts'
import type { Table } from '../../data/table.ts'
import { findUser, findUserIdOfPhone, fullPhone } from '../../data/users.ts'

/** As whom somebody would log in, by their own words. */
export interface NamedLogin {
  email?: string | undefined
  mobilePhone?: string | undefined
  mobilePhoneAreaCode?: string | undefined
}

export interface FoundLogin {
  /** The address that wrong passwords are counted by, however the user is named. A number that nobody has stands for itself. */
  subject: string
  credentials: Credentials | undefined
}

/** No user and no address has this name: it is asked for where there is none, so that the time taken does not tell. */
export const nobody = 'nobody'

/** Who is meant: by the e-mail address where one is named, else by the mobile number. */
export const findLogin = async (
  table: Table,
  { email, mobilePhone = '', mobilePhoneAreaCode = '' }: NamedLogin,
): Promise<FoundLogin> => {
  if (email !== undefined) return { subject: email, credentials: await findCredentials(table, email) }
  const phone = fullPhone(mobilePhoneAreaCode, mobilePhone)
  const userId = (await findUserIdOfPhone(table, phone)) ?? nobody
  const user = await findUser(table, userId)
  const credentials = await findCredentials(table, user?.email ?? nobody)
  return {
    subject: user?.email ?? phone,
    // The address may have become somebody else's since the user was read.
    credentials: credentials?.userId === userId ? credentials : undefined,
  }
}
