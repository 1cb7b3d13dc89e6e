import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { findCompany } from '../data/companies.ts'
import { findCredentials } from '../data/credentials.ts'
import { findUser } from '../data/users.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { findValidInvitation } from './find-valid-invitation.ts'

export const openInvitation: Handler<typeof companiesEndpoints.openInvitation> = async (
  { input: { body } },
  deps,
) => {
  const { table } = deps
  const found = await findValidInvitation(deps, body.token)
  if (!found.ok) return found
  const { companyId, email, role, invitedBy, expiresAt } = found.invitation
  const [company, inviter, credentials] = await Promise.all([
    findCompany(table, companyId),
    findUser(table, invitedBy),
    findCredentials(table, email),
  ])
  if (!company || !inviter) return refuse('invitationLinkInvalid')
  const user = credentials && (await findUser(table, credentials.userId))
  const isVerified = company.kycStatus === 'approved'
  return answer({
    registerNameEn: (isVerified && company.registerNameEn) || null,
    registerNameCn: (isVerified && company.registerNameCn) || null,
    email,
    inviter: inviter.email,
    role,
    expires_at: expiresAt,
    is_verified: isVerified,
    // An unactivated account has no owner yet: the mailbox's owner takes it over.
    has_account: user?.isActivated === true,
  })
}
