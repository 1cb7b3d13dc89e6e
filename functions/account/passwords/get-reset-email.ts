import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'
import { isClaimed } from '../signup/claim-writes.ts'
import { findLinkedUser } from './set-password-by-link.ts'

export const getResetEmail: Handler<typeof accountEndpoints.getResetEmail> = async (
  { input: { headers }, request },
  deps,
) => {
  const found = await findLinkedUser(deps, headers.linktoken)
  if (!found.ok) return refuse(found.fault === 'expired' ? 'linkExpired' : 'linkInvalid')
  const { link, user, credentials } = found
  const claims = await isClaimed(deps, user, credentials, request)
  return answer({
    email: user.email,
    purpose: link.purpose,
    claims_signup_of: claims ? user.registerSource : null,
  })
}
