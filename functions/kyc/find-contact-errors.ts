import type { FieldError } from '#shared/api/envelope.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { signerContactErrors } from '#shared/kyc/signer-contacts.ts'
import type { Table } from '../data/table.ts'
import { phoneOf } from '../data/users.ts'
import { findUsersOfCompany } from './users-of-company.ts'

/** Errors in the contacts of the signatories, checked against the company's users as well. */
export const findContactErrors = async (
  table: Table,
  companyId: string,
  { connected_persons: connected }: KycSections,
  { guaranteed }: { guaranteed: boolean },
): Promise<FieldError[]> => {
  // A sole signatory is not compared with anybody.
  if ((connected?.persons.length ?? 0) < 2) return []
  const { users, ties } = await findUsersOfCompany(table, companyId)
  return signerContactErrors(connected, {
    guaranteed,
    users: users.map((user) => ({
      email: user.email,
      mobile: phoneOf(user),
      personId: ties.find(({ userId }) => userId === user.userId)?.personId,
    })),
  })
}
