import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { Credentials } from '../../data/credentials.ts'
import { findFactors, hasFactor } from '../../data/second-factors.ts'
import { findUser } from '../../data/users.ts'
import { type Handler, refuse } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { attemptPassword } from '../passwords/attempt-password.ts'
import { completeLogin } from './complete-login.ts'
import { findLoginAttempt } from './find-login-attempt.ts'
import { deviceAttemptsKey } from './known-device.ts'
import { startChallenge } from './start-challenge.ts'

/** Refuses a login that needs a second factor, with a token to continue it. */
const askForFactor = async (
  deps: Deps,
  { userId, email, version: credentialsVersion }: Credentials,
  source: string | undefined,
) => {
  const token = await startChallenge(deps, {
    purpose: 'login',
    userId,
    email,
    credentialsVersion,
    ...(source ? { source } : {}),
  })
  return { ...refuse('secondFactorNeeded'), message: token }
}

export const login: Handler<typeof accountEndpoints.login> = async ({ input: { body }, request }, deps) => {
  const { table } = deps
  const { password, source } = body
  const { subject, credentials: found, device, read } = await findLoginAttempt(deps, body, request)
  const tried = await attemptPassword(
    deps,
    {
      subject,
      device: found && device && deviceAttemptsKey(found, device),
      credentials: found,
      password,
      ip: request.ip,
      captcha: body,
      read,
    },
    ({ userId }) => Promise.all([findUser(table, userId), findFactors(table, userId)]),
  )
  if (!tried.ok) return tried
  const {
    credentials,
    next: [user, factors],
  } = tried
  if (!user) throw new Error('credentials without a user')

  if (user.blockedAt) {
    const field = body.email === undefined ? 'body.mobilePhone' : 'body.email'
    return refuse('accountBlocked', [{ field, rule: 'invalid' }])
  }
  if (!user.isActivated) return refuse('emailNotVerified')
  if (hasFactor(factors)) return askForFactor(deps, credentials, source)
  // The password or the address was changed during the call: the given ones are no longer valid.
  return (
    (await completeLogin(deps, { user, credentials, device, source, hasFactor: false }, request)) ??
    refuse('wrongPassword')
  )
}
