import type { CompanyRole } from '#shared/companies/company-roles.ts'
import { actFor, setMembership } from './set-membership.ts'
import { type Seller, signUpSeller } from './sign-up-seller.ts'
import type { TestApp } from './test-app.ts'

/** A colleague in a seller's company, in a session for it. */
export const signUpColleague = async (
  app: TestApp,
  { companyId }: Pick<Seller, 'companyId'>,
  role: CompanyRole = 'administrator',
): Promise<Seller> => {
  const other = await signUpSeller(app)
  await setMembership(app, { companyId, userId: other.userId }, { role })
  return actFor(app, { ...other, companyId })
}
