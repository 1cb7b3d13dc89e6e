import type { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'
import { setPasswordByLink } from './set-password-by-link.ts'

const codes = { unknown: 80009, expired: 80010, outdated: 80011 } as const

export const resetPassword: Handler<typeof accountEndpoints.resetPassword> = async (
  { input: { body } },
  deps,
) => {
  const set = await setPasswordByLink(deps, body, 'reset')
  if (set.ok) return answer({ email: set.email })
  return 'fault' in set ? refuse(codes[set.fault]) : set
}
