import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'
import { setPasswordByLink } from './set-password-by-link.ts'

const reasons = { unknown: 'linkInvalid', expired: 'linkExpired', outdated: 'passwordNotReset' } as const

export const resetPassword: Handler<typeof accountEndpoints.resetPassword> = async (
  { input: { body }, request },
  deps,
) => {
  const set = await setPasswordByLink(deps, body, 'reset', request)
  if (set.ok) return answer({ email: set.email })
  return 'fault' in set ? refuse(reasons[set.fault]) : set
}
