import type { LoginResponse } from '#shared/account/account-responses.schema.ts'
import { productLineIds, productLines } from '#shared/product-lines/product-lines.ts'
import { type Credentials, recordLogin } from '../../data/credentials.ts'
import type { Device } from '../../data/devices.ts'
import { createHandover, handoverExpiry } from '../../data/handovers.ts'
import type { Write } from '../../data/table.ts'
import type { User } from '../../data/users.ts'
import { answerWithCookie, type Refused, type RequestContext, refuse } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { openSession } from './open-session.ts'

/** True for a `source` that names one of this portal's lines, in any accepted form. */
const isOurs = (source: string): boolean =>
  productLineIds.some((id) => {
    const { productCode, registerSource, signupSource } = productLines[id]
    return [productCode, registerSource, signupSource].some((name) => name === source)
  })

interface ProvenUser {
  user: User
  credentials: Credentials
  /** The browser, if it is known. */
  device: Device | undefined
  hasFactor: boolean
  /** The site that referred the user to this login. */
  source: string | undefined
}

/** A one-time token that logs the user in at the other portal; no session is opened here. */
const handOver = async (
  { table, clock, random }: Deps,
  { user, credentials }: ProvenUser,
  writes: Record<string, Write>,
): Promise<string | undefined> => {
  const token = random.secret()
  const written = await table.transact({
    ...writes,
    handover: createHandover(table, token, {
      userId: user.userId,
      credentialsVersion: credentials.version,
      expiresAt: handoverExpiry(clock()),
    }),
    credentials: recordLogin(table, credentials, clock()),
  })
  return written.ok ? token : undefined
}

/**
 * Completes the login of an authenticated user: opens a session in one transaction with `writes`, or issues a token for
 * the other portal. Undefined, with nothing written, if one of `writes` failed or the credentials were changed
 * meanwhile.
 */
export const completeLogin = async (
  deps: Deps,
  proven: ProvenUser,
  request: RequestContext,
  writes: Record<string, Write> = {},
): Promise<
  { ok: true; data: LoginResponse; cookie: string } | Refused<'belongsToOtherPortal'> | undefined
> => {
  const { user, credentials, device, source, hasFactor } = proven
  if (user.isSkip && source && !isOurs(source)) {
    const token = await handOver(deps, proven, writes)
    return token ? { ...refuse('belongsToOtherPortal'), message: token } : undefined
  }
  const opened = await openSession(deps, { user, credentials, known: device, hasFactor }, request, writes)
  return opened && answerWithCookie(opened.loginResponse, opened.cookie)
}
