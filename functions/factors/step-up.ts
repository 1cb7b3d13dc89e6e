import { resetCooldownEnd } from '#shared/account/reset-cooldown.ts'
import type { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { confirmPassword } from '../account/passwords/confirm-password.ts'
import { findSessionUser } from '../account/sessions/find-session-user.ts'
import { deviceAttemptsKey } from '../account/sessions/known-device.ts'
import { findCredentials } from '../data/credentials.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { findFactors, hasFactor } from '../data/second-factors.ts'
import { proveSession } from '../data/sessions.ts'
import type { Write } from '../data/table.ts'
import { answer, type Call, type Handler, type Outcome, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { checkFactor } from './check-factor.ts'

type Operation = typeof factorsEndpoints.stepUp

/** How long a step-up is valid. */
export const stepUpValidityMs = 5 * 60_000

type Proven = { ok: true; writes: Record<string, Write> } | (Outcome<Operation> & { ok: false })

const prove = async ({ input, session, request }: Call<Operation>, deps: Deps): Promise<Proven> => {
  const { table, clock } = deps
  const user = await findSessionUser(table, session)
  const [credentials, factors] = await Promise.all([
    findCredentials(table, user.email),
    findFactors(table, user.userId),
  ])
  // The address was changed concurrently.
  if (credentials?.userId !== user.userId) return refuse('changedMeanwhile')
  const { password, ...proof } = input.body
  if (password === undefined) {
    const device = session.deviceId === undefined ? undefined : deviceAttemptsKey(credentials, session)
    const proven = await checkFactor(deps, { factors, request, device }, proof)
    return proven.ok && proven.isByTouch ? refuse('userNotVerified') : proven
  }
  if (hasFactor(factors)) return refuse('verificationFailed')
  const waitsUntil = resetCooldownEnd(credentials.resetAt, clock())
  if (waitsUntil) return { ...refuse('passwordTooNew'), detail: waitsUntil }
  const confirmed = await confirmPassword(
    deps,
    credentials,
    password,
    session,
    request,
    'body.password',
    async () => undefined,
  )
  return confirmed.ok ? { ok: true, writes: {} } : confirmed
}

export const stepUp: Handler<Operation> = async (call, deps) => {
  const { table, clock } = deps
  const outcome = await retryOnChange(async () => {
    const proven = await prove(call, deps)
    if (!proven.ok) return proven
    const provenUntil = new Date(clock().getTime() + stepUpValidityMs).toISOString()
    const written = await table.transact({
      ...proven.writes,
      session: proveSession(table, call.session, provenUntil),
    })
    return written.ok ? answer({ proven_until: provenUntil }) : changed
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
