import type { Credentials } from '../../data/credentials.ts'
import { type Refused, type RequestContext, refuse, type SessionContext } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { deviceAttemptsKey } from '../sessions/known-device.ts'
import { attemptPassword } from './attempt-password.ts'

/**
 * Checks a logged-in user's password again, within the day's limits of the browser. A wrong one is 800003, one too many
 * 80002, both at `field`. Otherwise returns what `whenRight` does while the attempt is released.
 */
export const confirmPassword = async <Next>(
  deps: Deps,
  credentials: Credentials,
  password: string,
  session: SessionContext,
  { ip }: RequestContext,
  field: `body.${string}`,
  whenRight: () => Promise<Next>,
): Promise<{ ok: true; next: Next } | Refused<'wrongOldPassword' | 'accountLocked'>> => {
  const tried = await attemptPassword(
    deps,
    {
      subject: credentials.email,
      device: deviceAttemptsKey(credentials, session),
      credentials,
      password,
      ip,
      captcha: 'never',
    },
    whenRight,
  )
  if (tried.ok) return tried
  return refuse(tried.reason === 'accountLocked' ? 'accountLocked' : 'wrongOldPassword', [
    { field, rule: 'invalid' },
  ])
}
