import { maskEmail } from '#shared/account/mask-email.ts'
import { maskMobile } from '#shared/agreements/mask-mobile.ts'
import type { IdentificationChannel } from '#shared/agreements/sign-status.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import type { Agreement, Signer } from '../data/agreements.ts'
import { isActive, listMembers } from '../data/memberships.ts'
import type { Table } from '../data/table.ts'
import { findUser, phoneOf } from '../data/users.ts'
import { endOfIdNumber, findSigningPerson } from '../kyc/signers-of-kyc.ts'

/** Where a signer is sent a code, and what else they are asked for. */
export interface WayToIdentify {
  by: IdentificationChannel
  to: string
  toMasked: string
  /** What the number of the signer's document ends with, by the KYC in force; undefined where it has none. */
  endOfId: string | undefined
}

/** Numbers that reach whoever acts for the company: a code that is sent there proves nothing of a director. */
const findNumbersOfUsers = async (table: Table, companyId: string): Promise<ReadonlySet<string>> => {
  const members = (await listMembers(table, companyId)).filter(isActive)
  const users = await Promise.all(members.map(({ userId }) => findUser(table, userId)))
  return new Set(users.flatMap((user) => (user && phoneOf(user)) ?? []))
}

/**
 * How a signer is to prove to be the one: by SMS to a number that is theirs alone, of no user of the company and no other
 * signer; otherwise by mail, which proves less, as the link came the same way.
 */
export const findWayToIdentify = async (
  table: Table,
  { companyId, signers }: Agreement,
  signer: Signer,
  sections: KycSections,
): Promise<WayToIdentify> => {
  const { mobile, email } = signer
  const person = findSigningPerson(sections, signer)
  const endOfId = person && endOfIdNumber(person)
  const isShared = signers.some((other) => other.signerId !== signer.signerId && other.mobile === mobile)
  return mobile && !isShared && !(await findNumbersOfUsers(table, companyId)).has(mobile)
    ? { by: 'sms', to: mobile, toMasked: maskMobile(mobile), endOfId }
    : { by: 'mail', to: email, toMasked: maskEmail(email), endOfId }
}

/** Under what a signer's code is kept: one that was sent for this signing is good for no other, nor for logging in. */
export const codeDestinationOf = ({ signerId, contact = 0 }: Signer): string =>
  `signer:${signerId}:${contact}`
