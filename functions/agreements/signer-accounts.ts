import { resetCooldownEnd } from '#shared/account/reset-cooldown.ts'
import { isContactNew } from '#shared/agreements/contact-change.ts'
import type { ConnectedPersonDraft } from '#shared/kyc/connected-persons.ts'
import { mobileOf } from '#shared/kyc/person-contact.ts'
import { type Credentials, expectCredentials, findCredentials, normalEmail } from '../data/credentials.ts'
import type { Table, Write } from '../data/table.ts'
import { phoneOf, type User } from '../data/users.ts'
import { type Refused, refuse } from '../http/handle.ts'
import { type CurrentKyc, personOfLink } from '../kyc/signatory-of-user.ts'
import { findUsersOfCompany, type UsersOfCompany } from '../kyc/users-of-company.ts'

/** A signing person: their KYC entry, and their contact. */
interface SigningPerson {
  email: string
  /** Undefined if the KYC in force has no such person any more. */
  person: ConnectedPersonDraft | undefined
}

/** The accounts of a person who is about to sign. */
export interface SignerAccounts extends UsersOfCompany {
  /** The credentials of every account that may be theirs: a hijacker of one may sign as them. */
  credentials: readonly Credentials[]
}

/**
 * The user whose login address is the person's address in the KYC in force. The address has to be unique there, and the
 * person's number, if there is one, has to be the user's.
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

/** The signer's user; undefined if that is not certain. */
export const accountOfSigner = (
  { users, ties }: UsersOfCompany,
  { email, person }: SigningPerson,
  current: CurrentKyc,
): User | undefined => {
  if (!person) return undefined
  const tie = ties.find((each) => each.personId === person.person_id && personOfLink(current, each))
  const address = normalEmail(email)
  const isOwnAddress = person.email !== undefined && normalEmail(person.email) === address
  return (
    users.find(({ userId }) => userId === tie?.userId) ??
    (isOwnAddress ? userOfAddress(current, users, person, address) : undefined)
  )
}

/**
 * A user's verified number. For a day after their number or address was replaced, it cannot be used for signing: the
 * former contact has been notified and can have the account blocked.
 */
export const provenNumberOf = (user: User | undefined, now: Date): string | undefined =>
  user?.phoneVerifiedAt && !isContactNew(user.contactChangedAt, now) ? phoneOf(user) : undefined

/**
 * Finds the accounts that may belong to a signer. `self` is the caller's account, if the caller claims to be the
 * signer; `read` the company's users, if the caller has just read them.
 */
export const findSignerAccounts = async (
  table: Table,
  companyId: string,
  { email, person }: SigningPerson,
  self?: string,
  read?: UsersOfCompany,
): Promise<SignerAccounts> => {
  const { users, ties } = read ?? (await findUsersOfCompany(table, companyId))
  // Proofs under an earlier KYC count, too: a restriction on any of a signer's accounts applies.
  const tied = new Set(ties.flatMap(({ personId, userId }) => (personId === person?.person_id ? userId : [])))
  const addresses = new Set([
    normalEmail(email),
    ...(person?.email ? [normalEmail(person.email)] : []),
    ...users.filter(({ userId }) => userId === self || tied.has(userId)).map((user) => user.email),
  ])
  const credentials = await Promise.all([...addresses].map((each) => findCredentials(table, each)))
  return { users, ties, credentials: credentials.filter((each) => each !== undefined) }
}

/**
 * Refuses operations that need the person themselves, while a password of theirs was reset by mail less than a day ago.
 */
export const refuseAfterReset = (
  { credentials }: Pick<SignerAccounts, 'credentials'>,
  now: Date,
): Refused<'resetTooRecent'> | undefined => {
  const until = signingWaitEnd({ credentials }, now)
  return until === undefined ? undefined : { ...refuse('resetTooRecent'), detail: until }
}

/** Until when a person can neither sign nor decline; undefined without a waiting time. */
export const signingWaitEnd = (
  { credentials }: Pick<SignerAccounts, 'credentials'>,
  now: Date,
): string | undefined =>
  credentials
    .flatMap(({ resetAt }) => resetCooldownEnd(resetAt, now) ?? [])
    .toSorted()
    .at(-1)

/** Condition checks for a signature: none of these passwords was reset since the check. */
export const expectUnchangedAccounts = (
  table: Table,
  { credentials }: Pick<SignerAccounts, 'credentials'>,
): Record<string, Write> =>
  Object.fromEntries(credentials.map((each, index) => [`account ${index}`, expectCredentials(table, each)]))
