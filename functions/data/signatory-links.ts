import type { IdentificationChannel } from '#shared/agreements/sign-status.ts'
import { companyItemKey } from './companies.ts'
import { listCompanyItems } from './list-company-items.ts'
import { check, put, remove, type Table, type Write } from './table.ts'

/**
 * A user's proof of being one of the people who sign for a company: by a code to that person's number or address, and
 * the last digits of their identity document. One user for each person; valid for the KYC in which it was proven, and
 * so ends with it.
 */
export interface SignatoryLink {
  companyId: string
  /** The person's id in the KYC. */
  personId: string
  userId: string
  /** The KYC that was in force. */
  kycId: string
  /** ISO timestamp, UTC. */
  at: string
  by: IdentificationChannel
  /** The code's destination, masked. */
  to: string
}

const prefix = 'SIGNATORY#'

const key = ({ companyId, personId }: Pick<SignatoryLink, 'companyId' | 'personId'>) =>
  companyItemKey(companyId, `${prefix}${personId}`)

/** Access pattern: which users have proven to be which of a company's people, in any KYC. */
export const listSignatoryLinks = (table: Table, companyId: string): Promise<SignatoryLink[]> =>
  listCompanyItems<SignatoryLink>(table, companyId, prefix)

/**
 * The writes that tie a user to a person: they replace the person's previous user and the user's previous person.
 * `known` are the company's ties.
 */
export const linkSignatory = (
  table: Table,
  tie: SignatoryLink,
  known: readonly SignatoryLink[],
): Record<string, Write> => ({
  signatory: put<SignatoryLink>(table, { ...key(tie), type: 'signatory-tie', ...tie }),
  ...Object.fromEntries(
    known
      .filter(({ userId, personId }) => userId === tie.userId && personId !== tie.personId)
      .map((former) => [`former signatory ${former.personId}`, remove(table, key(former))]),
  ),
})

/** Asserts that a tie is the one that was read. */
export const expectSignatory = (table: Table, tie: SignatoryLink): Write =>
  check<SignatoryLink>(table, key(tie), { userId: tie.userId, kycId: tie.kycId, at: tie.at })
