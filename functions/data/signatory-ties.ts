import type { IdentificationChannel } from '#shared/agreements/sign-status.ts'
import { companyPartition } from './companies.ts'
import { check, put, remove, type Table, type Write } from './table.ts'

/**
 * That a user has proven to be one of the people who sign for a company: by a code to a number or address that is that
 * person's, and the end of the number of their identity document. One user a person; it is good for the KYC in which it
 * was proven, and so ends with it.
 */
export interface SignatoryTie {
  companyId: string
  /** Whom of the KYC's people. */
  personId: string
  userId: string
  /** The KYC that was in force. */
  kycId: string
  /** ISO timestamp, UTC. */
  at: string
  by: IdentificationChannel
  /** Where the code went, masked. */
  to: string
}

const prefix = 'SIGNATORY#'

const key = ({ companyId, personId }: Pick<SignatoryTie, 'companyId' | 'personId'>) => ({
  pk: companyPartition(companyId),
  sk: `${prefix}${personId}`,
})

/** Access pattern: which users have proven to be whom of a company's people, in whichever KYC. */
export const listSignatoryTies = async (table: Table, companyId: string): Promise<SignatoryTie[]> => {
  const ties: SignatoryTie[] = []
  const options = { pk: companyPartition(companyId), prefix, consistent: true }
  for await (const tie of table.all<SignatoryTie>(options)) ties.push(tie)
  return ties
}

/**
 * The writes by which a user is known to be a person from now on: in place of whoever was known to be, and of whomever else
 * the user was known to be. `known` are the company's ties.
 */
export const tieSignatory = (
  table: Table,
  tie: SignatoryTie,
  known: readonly SignatoryTie[],
): Record<string, Write> => ({
  signatory: put<SignatoryTie>(table, { ...key(tie), type: 'signatory-tie', ...tie }),
  ...Object.fromEntries(
    known
      .filter(({ userId, personId }) => userId === tie.userId && personId !== tie.personId)
      .map((former) => [`former signatory ${former.personId}`, remove(table, key(former))]),
  ),
})

/** Holds while a tie is the one that was read. */
export const expectSignatory = (table: Table, tie: SignatoryTie): Write =>
  check<SignatoryTie>(table, key(tie), { userId: tie.userId, kycId: tie.kycId, at: tie.at })
