import { maskEmail } from '#shared/account/mask-email.ts'
import { maskMobile } from '#shared/agreements/mask-mobile.ts'
import type { ConnectedPersonDraft } from '#shared/kyc/connected-persons.ts'
import { mobileOf } from '#shared/kyc/person-contact.ts'
import { signsForCompany } from '#shared/kyc/signs-for-company.ts'
import { normalEmail } from '../data/credentials.ts'
import { phoneOf } from '../data/users.ts'
import type { CurrentKyc } from '../kyc/signatory-of-user.ts'
import { idNumberSuffix, signingNameOf } from '../kyc/signers-of-kyc.ts'
import type { UsersOfCompany } from '../kyc/users-of-company.ts'
import type { CodeDestination } from './identification-of.ts'
import { accountOfSigner, provenNumberOf } from './signer-accounts.ts'

/** A signatory of a company by its KYC in force, whom a user may claim to be. */
export interface SignatoryCandidate {
  personId: string
  name: string
  email: string
  person: ConnectedPersonDraft
  /** The last digits of their identity document. */
  endOfId: string | undefined
}

/** The signatories of a verified company. */
export const listSignatoryCandidates = ({ company, sections }: CurrentKyc): SignatoryCandidate[] =>
  company?.kycStatus === 'approved'
    ? (sections.connected_persons?.persons ?? []).filter(signsForCompany).flatMap((person) => {
        const { person_id: personId, email } = person
        const name = signingNameOf(person)
        return personId && name && email
          ? [{ personId, name, email, person, endOfId: idNumberSuffix(person) }]
          : []
      })
    : []

/**
 * The destination of the code by which `userId` proves to be a person: a number that is that person's or the user's
 * own, and of nobody else among the company's users or in the KYC; otherwise the person's address, unless it is shared.
 * Undefined if nothing reaches that person alone.
 */
export const destinationOfCandidate = (
  ofCompany: UsersOfCompany,
  { person, email }: SignatoryCandidate,
  current: CurrentKyc,
  userId: string,
  now: Date,
): CodeDestination | undefined => {
  const others = (current.sections.connected_persons?.persons ?? []).filter((each) => each !== person)
  const colleagues = ofCompany.users.filter((user) => user.userId !== userId)
  const own = accountOfSigner({ ...ofCompany, ties: [] }, { email, person }, current)
  const phone = provenNumberOf(own, now)
  if (own?.userId === userId && phone)
    return { by: 'sms', to: phone, toMasked: maskMobile(phone), userId: own.userId }
  const mobile = mobileOf(person)
  const isAlone =
    !others.some((each) => mobileOf(each) === mobile) && !colleagues.some((each) => phoneOf(each) === mobile)
  if (mobile && isAlone) return { by: 'sms', to: mobile, toMasked: maskMobile(mobile) }
  const address = normalEmail(email)
  const isShared =
    others.some((each) => each.email !== undefined && normalEmail(each.email) === address) ||
    colleagues.some((each) => normalEmail(each.email) === address)
  return isShared ? undefined : { by: 'mail', to: email, toMasked: maskEmail(email) }
}

/** The key of such a code: it is valid for one user of one company to be one person. */
export const candidateCodeKey = (companyId: string, userId: string, personId: string): string =>
  `signatory:${companyId}:${userId}:${personId}`
