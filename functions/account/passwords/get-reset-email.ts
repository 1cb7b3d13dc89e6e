import type { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'
import { findLinkedUser } from './set-password-by-link.ts'

export const getResetEmail: Handler<typeof accountEndpoints.getResetEmail> = async (
  { input: { query } },
  deps,
) => {
  const found = await findLinkedUser(deps, query.token)
  if (found.ok) return answer({ email: found.user.email, purpose: found.link.purpose })
  return refuse(found.fault === 'expired' ? 'linkExpired' : 'linkInvalid')
}
