import type { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'
import { findLinkedUser } from './set-password-by-link.ts'

export const getResetEmail: Handler<typeof accountEndpoints.getResetEmail> = async (
  { input: { headers } },
  deps,
) => {
  const found = await findLinkedUser(deps, headers.linktoken)
  if (found.ok) return answer({ email: found.user.email, purpose: found.link.purpose })
  return refuse(found.fault === 'expired' ? 'linkExpired' : 'linkInvalid')
}
