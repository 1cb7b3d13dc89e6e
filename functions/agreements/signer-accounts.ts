import { resetWaitEnd } from '#shared/account/reset-wait.ts'
import { isContactNew } from '#shared/agreements/contact-change.ts'
import type { ConnectedPersonDraft } from '#shared/kyc/connected-persons.ts'
import { mobileOf } from '#shared/kyc/person-contact.ts'
import { type Credentials, expectCredentials, findCredentials, normalEmail } from '../data/credentials.ts'
import type { Table, Write } from '../data/table.ts'
import { phoneOf, type User } from '../data/users.ts'
import { type Refused, refuse } from '../http/handle.ts'
import { type CurrentKyc, personOfTie } from '../kyc/signatory-of-user.ts'
import { findUsersOfCompany, type UsersOfCompany } from '../kyc/users-of-company.ts'

/** What a person signs as: who they are by the KYC in force, and where they are written to. */
interface SigningPerson {
  email: string
  /** Undefined where the KYC in force names nobody like this any more. */
  person: ConnectedPersonDraft | undefined
}

/** What is known in the portal of the person who is to sign something. */
export interface SignerAccounts extends UsersOfCompany {
  /** What every account logs in with that may be theirs: whoever has taken one over may sign as them. */
  credentials: readonly Credentials[]
}

/**
 * The user whom the KYC in force names by the very address that they log in with: where it names nobody else by it, no
 * other number for them, and the person is still written to there.
 */
const userOfAddress = (
  { sections }: CurrentKyc,
  users: readonly User[],
  person: ConnectedPersonDraft,
  address: string,
): User | undefined => {
  const named = (sections.connected_persons?.persons ?? []).filter(
    ({ email }) => email !== undefined && normalEmail(email) === address,
  )
  if (named.length !== 1 || named[0] !== person) return undefined
  const user = users.find(({ email, isActivated }) => isActivated && normalEmail(email) === address)
  const mobile = mobileOf(person)
  return user && (mobile === undefined || mobile === phoneOf(user)) ? user : undefined
}

/** The user who a signer is; undefined where that is not certain. */
export const accountOfSigner = (
  { users, ties }: UsersOfCompany,
  { email, person }: SigningPerson,
  current: CurrentKyc,
): User | undefined => {
  if (!person) return undefined
  const tie = ties.find((each) => each.personId === person.person_id && personOfTie(current, each))
  const address = normalEmail(email)
  const isOwnAddress = person.email !== undefined && normalEmail(person.email) === address
  return (
    users.find(({ userId }) => userId === tie?.userId) ??
    (isOwnAddress ? userOfAddress(current, users, person, address) : undefined)
  )
}

/**
 * The number that a user has proven. For a day after another number or address of theirs took the place of the former, nothing is signed by
 * it: whoever was reached by the former one has been notified and can have the account blocked.
 */
export const provenNumberOf = (user: User | undefined, now: Date): string | undefined =>
  user?.phoneVerifiedAt && !isContactNew(user.contactChangedAt, now) ? phoneOf(user) : undefined

/** Looks up whose accounts a signer's may be; that of `self` is one of them, where they say so themselves. */
export const findSignerAccounts = async (
  table: Table,
  companyId: string,
  { email, person }: SigningPerson,
  self?: string,
): Promise<SignerAccounts> => {
  const { users, ties } = await findUsersOfCompany(table, companyId)
  // Of an earlier KYC too: whoever signs is kept from it by what is known of any of their accounts.
  const tied = new Set(ties.flatMap(({ personId, userId }) => (personId === person?.person_id ? userId : [])))
  const addresses = new Set([
    normalEmail(email),
    ...(person?.email ? [normalEmail(person.email)] : []),
    ...users.filter(({ userId }) => userId === self || tied.has(userId)).map((user) => user.email),
  ])
  const credentials = await Promise.all([...addresses].map((each) => findCredentials(table, each)))
  return { users, ties, credentials: credentials.filter((each) => each !== undefined) }
}

/** Refuses what takes the person themselves, while a password of theirs was reset by mail less than a day ago. */
export const refuseAfterReset = (
  { credentials }: Pick<SignerAccounts, 'credentials'>,
  now: Date,
): Refused<'resetTooRecent'> | undefined => {
  const until = waitOf({ credentials }, now)
  return until === undefined ? undefined : { ...refuse('resetTooRecent'), message: until }
}

/** Until when a person neither signs nor declines; undefined where they do not have to wait. */
export const waitOf = ({ credentials }: Pick<SignerAccounts, 'credentials'>, now: Date): string | undefined =>
  credentials
    .flatMap(({ resetAt }) => resetWaitEnd(resetAt, now) ?? [])
    .toSorted()
    .at(-1)

/** The checks by which a signature lands only while none of these passwords was reset since they were looked at. */
export const expectAccounts = (
  table: Table,
  { credentials }: Pick<SignerAccounts, 'credentials'>,
): Record<string, Write> =>
  Object.fromEntries(credentials.map((each, index) => [`account ${index}`, expectCredentials(table, each)]))
