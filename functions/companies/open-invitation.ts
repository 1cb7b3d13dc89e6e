import type { companiesEndpoints } from '#shared/companies/companies.endpoints.ts'
import { findCompany } from '../data/companies.ts'
import { findCredentials } from '../data/credentials.ts'
import { findUser } from '../data/users.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { findGoodInvitation } from './find-good-invitation.ts'

export const openInvitation: Handler<typeof companiesEndpoints.openInvitation> = async (
  { input: { body } },
  deps,
) => {
  const { table } = deps
  const found = await findGoodInvitation(deps, body.token)
  if (!found.ok) return found
  const { companyId, email, role, invitedBy, expiresAt } = found.invitation
  const [company, inviter, credentials] = await Promise.all([
    findCompany(table, companyId),
    findUser(table, invitedBy),
    findCredentials(table, email),
  ])
  if (!company) return refuse('invitationLinkInvalid')
  return answer({
    registerNameEn: company.registerNameEn ?? null,
    registerNameCn: company.registerNameCn ?? null,
    email,
    inviter: inviter?.name ?? '',
    role,
    expires_at: expiresAt,
    has_account: credentials !== undefined,
  })
}
