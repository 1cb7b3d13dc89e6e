import { maskEmail } from '#shared/account/mask-email.ts'
import { maskMobile } from '#shared/agreements/mask-mobile.ts'
import type { IdentificationChannel } from '#shared/agreements/sign-status.ts'
import type { Agreement, Signer } from '../data/agreements.ts'
import type { Table } from '../data/table.ts'
import { phoneOf } from '../data/users.ts'
import type { CurrentKyc } from '../kyc/signatory-of-user.ts'
import { endOfIdNumber, findSigningPerson } from '../kyc/signers-of-kyc.ts'
import type { UsersOfCompany } from '../kyc/users-of-company.ts'
import {
  accountOfSigner,
  findSignerAccounts,
  provenNumberOf,
  type SignerAccounts,
} from './signer-accounts.ts'

/** Where a signer is sent a code. */
export interface CodeDestination {
  by: IdentificationChannel
  to: string
  toMasked: string
  /** The user who the signer is, where the code goes to the number that this user has proven. */
  userId?: string
}

/** The same, and what else they are asked for. */
export interface WayToIdentify extends CodeDestination {
  /** The person of the KYC in force who the signer is. */
  personId: string | undefined
  /** What the number of the signer's document ends with, by the KYC in force; undefined where it has none. */
  endOfId: string | undefined
  accounts: SignerAccounts
}

/**
 * Where the code goes by which a signer proves to be the one: by SMS, to the number that they have proven as a user, or to
 * one that is theirs alone, of no user of the company and no other signer; otherwise by mail, which proves less, as the link
 * came the same way.
 */
export const codeDestinationFor = (
  ofCompany: UsersOfCompany,
  { signers }: Agreement,
  signer: Signer,
  current: CurrentKyc,
  now: Date,
): CodeDestination => {
  const { mobile, email } = signer
  const person = findSigningPerson(current.sections, signer)
  const user = accountOfSigner(ofCompany, { email, person }, current)
  const phone = provenNumberOf(user, now)
  if (user && phone) return { by: 'sms', to: phone, toMasked: maskMobile(phone), userId: user.userId }
  const isShared = signers.some((other) => other.signerId !== signer.signerId && other.mobile === mobile)
  const isOfUser = ofCompany.users.some((each) => each !== user && phoneOf(each) === mobile)
  return mobile && !isShared && !isOfUser
    ? { by: 'sms', to: mobile, toMasked: maskMobile(mobile) }
    : { by: 'mail', to: email, toMasked: maskEmail(email) }
}

/** How a signer is to prove to be the one. */
export const findWayToIdentify = async (
  table: Table,
  agreement: Agreement,
  signer: Signer,
  current: CurrentKyc,
  now: Date,
): Promise<WayToIdentify> => {
  const person = findSigningPerson(current.sections, signer)
  const { email } = signer
  const accounts = await findSignerAccounts(table, agreement.companyId, { email, person })
  return {
    ...codeDestinationFor(accounts, agreement, signer, current, now),
    personId: person?.person_id,
    endOfId: person && endOfIdNumber(person),
    accounts,
  }
}

/** Under what a signer's code is kept: one that was sent for this signing is good for no other, nor for logging in. */
export const codeDestinationOf = ({ signerId, contact = 0 }: Signer): string =>
  `signer:${signerId}:${contact}`
