import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'
import { setPasswordByLink } from './set-password-by-link.ts'

export const initPassword: Handler<typeof accountEndpoints.initPassword> = async (
  { input: { body }, request },
  deps,
) => {
  const set = await setPasswordByLink(deps, body, 'initial', request)
  if (set.ok) return answer({ email: set.email })
  return 'fault' in set ? refuse('invitationLinkInvalid') : set
}
