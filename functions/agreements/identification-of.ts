import { maskEmail } from '#shared/account/mask-email.ts'
import { maskMobile } from '#shared/agreements/mask-mobile.ts'
import type { IdentificationChannel } from '#shared/agreements/sign-status.ts'
import type { Agreement, Signer } from '../data/agreements.ts'
import type { Table } from '../data/table.ts'
import { phoneOf } from '../data/users.ts'
import type { CurrentKyc } from '../kyc/signatory-of-user.ts'
import { findSigningPerson, idNumberSuffix } from '../kyc/signers-of-kyc.ts'
import type { UsersOfCompany } from '../kyc/users-of-company.ts'
import {
  accountOfSigner,
  findSignerAccounts,
  provenNumberOf,
  type SignerAccounts,
} from './signer-accounts.ts'

/** The destination of a signer's code. */
export interface CodeDestination {
  by: IdentificationChannel
  to: string
  toMasked: string
  /** The signer's user, where the code goes to that user's verified number. */
  userId?: string
}

/** The same, and the other required proof. */
export interface IdentificationMethod extends CodeDestination {
  /** The signer's person in the KYC in force. */
  personId: string | undefined
  /** The last digits of the signer's document number, by the KYC in force; undefined if it has none. */
  endOfId: string | undefined
  accounts: SignerAccounts
}

/**
 * The destination of the code that identifies a signer: by SMS, to their verified number as a user, or to a number that
 * is theirs alone, of no user of the company and no other signer; otherwise by mail, which proves less, as the link
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

/** How a signer has to be identified. */
export const findIdentificationMethod = async (
  table: Table,
  agreement: Agreement,
  signer: Signer,
  current: CurrentKyc,
  now: Date,
): Promise<IdentificationMethod> => {
  const person = findSigningPerson(current.sections, signer)
  const { email } = signer
  const accounts = await findSignerAccounts(table, agreement.companyId, { email, person })
  return {
    ...codeDestinationFor(accounts, agreement, signer, current, now),
    personId: person?.person_id,
    endOfId: person && idNumberSuffix(person),
    accounts,
  }
}

/** The key of a signer's code: a code for this signing is valid for no other, nor for logging in. */
export const signingCodeKey = ({ signerId, contact = 0 }: Signer): string => `signer:${signerId}:${contact}`
