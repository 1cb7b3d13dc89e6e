import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import type { CompanyRole, MembershipStatus } from '#shared/companies/company-roles.ts'
import { findMembership, replaceMembership } from '../../functions/data/memberships.ts'
import type { TestApp } from './test-app.ts'

/** Gives a user a membership of a company directly in the table, as an administrator by default. */
export const setMembership = async (
  { deps: { table, clock } }: TestApp,
  named: { companyId: string; userId: string },
  { role = 'administrator', status = 'Active' }: { role?: CompanyRole; status?: MembershipStatus } = {},
): Promise<void> => {
  const { companyId, userId } = named
  const before = await findMembership(table, named)
  const written = await table.transact(
    replaceMembership(table, {
      ...(before ?? { companyId, userId, since: clock().toISOString(), version: 0 }),
      role,
      status,
    }),
  )
  if (!written.ok) throw new Error('the membership was not written')
}

/** The user in a session for another of their companies. */
export const actFor = async <S extends { token: string; companyId: string }>(
  app: TestApp,
  seller: S,
): Promise<S> => {
  const { token, companyId } = seller
  const { code, data, body } = await app.send(
    companiesEndpoints.switchCompany,
    { body: { company_id: companyId } },
    { token },
  )
  if (code !== 200) throw new Error(`the switch was refused: ${body}`)
  return { ...seller, token: data.token }
}
