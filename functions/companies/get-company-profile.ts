import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { findSessionUser } from '../account/sessions/find-session-user.ts'
import { findCompany } from '../data/companies.ts'
import { findMembership } from '../data/memberships.ts'
import { findUser } from '../data/users.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

export const getCompanyProfile: Handler<typeof companiesEndpoints.getCompanyProfile> = async (
  { session },
  { table },
) => {
  const [company, membership, user] = await Promise.all([
    findCompany(table, session.companyId),
    findMembership(table, session),
    findSessionUser(table, session),
  ])
  if (!company || !membership) return refuse('notFound')
  const inviter = membership.invitedBy && (await findUser(table, membership.invitedBy))
  return answer({
    companyId: company.companyId,
    id: company.companyId,
    registerNameEn: company.registerNameEn ?? null,
    registerNameCn: company.registerNameCn ?? null,
    kycStatus: company.kycStatus,
    isDefault: user.companyId === company.companyId,
    kyc_id: company.kycId ?? null,
    change: company.change ? { kyc_id: company.change.kycId, kyc_status: company.change.kycStatus } : null,
    role: membership.role,
    ...(inviter ? { invited_by: inviter.email } : {}),
  })
}
