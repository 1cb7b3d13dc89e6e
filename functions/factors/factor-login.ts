import type { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { completeLogin } from '../account/sessions/complete-login.ts'
import { deviceAttemptsKey, findKnownDevice } from '../account/sessions/known-device.ts'
import { endChallenge } from '../data/factor-challenges.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { findFactors } from '../data/second-factors.ts'
import { type Handler, refuse } from '../http/handle.ts'
import { checkFactor } from './check-factor.ts'
import { findPendingLogin } from './find-pending-login.ts'

export const factorLogin: Handler<typeof factorsEndpoints.factorLogin> = async (
  { input: { body }, request },
  deps,
) => {
  const { table } = deps
  const { token, ...proof } = body
  const outcome = await retryOnChange(async () => {
    const login = await findPendingLogin(deps, token)
    if (!login) return refuse('codeExpired')
    const { begun, user, credentials } = login
    const [device, factors] = await Promise.all([
      findKnownDevice(deps, credentials, request),
      findFactors(table, user.userId),
    ])
    const proven = await checkFactor(
      deps,
      { factors, request, device: device && deviceAttemptsKey(credentials, device) },
      proof,
    )
    if (!proven.ok) return proven
    const completed = await completeLogin(
      deps,
      { user, credentials, device, source: begun.source, hasFactor: true },
      request,
      { ...proven.writes, login: endChallenge(table, token) },
    )
    return completed ?? changed
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
