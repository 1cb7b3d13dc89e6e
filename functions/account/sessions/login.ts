import type { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { productLineIds, productLines } from '#shared/product-lines/product-lines.ts'
import { type Credentials, expectCredentials } from '../../data/credentials.ts'
import { createHandover, handoverExpiry } from '../../data/handovers.ts'
import { findUser, type User } from '../../data/users.ts'
import { answerWithCookie, type Handler, refuse } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { tryPassword } from '../passwords/try-password.ts'
import { findLogin } from './find-login.ts'
import { findKnownDevice, guessesOfDevice } from './known-device.ts'
import { openSession } from './open-session.ts'

/** True for a `source` that names one of this portal's lines, in any of the ways in which a line is named. */
const isOurs = (source: string): boolean =>
  productLineIds.some((id) => {
    const { productCode, registerSource, signupSource } = productLines[id]
    return [productCode, registerSource, signupSource].some((name) => name === source)
  })

/** A one-time token with which the other portal signs the user in; no session is opened here. */
const handOver = async (
  { table, clock, random }: Deps,
  user: User,
  credentials: Credentials,
): Promise<string | undefined> => {
  const token = random.secret()
  const written = await table.transact({
    handover: createHandover(table, token, {
      userId: user.userId,
      credentialsVersion: credentials.version,
      expiresAt: handoverExpiry(clock()),
    }),
    credentials: expectCredentials(table, credentials),
  })
  return written.ok ? token : undefined
}

export const login: Handler<typeof accountEndpoints.login> = async ({ input: { body }, request }, deps) => {
  const { password, source } = body
  const { subject, credentials: found } = await findLogin(deps.table, body)
  const device = await findKnownDevice(deps, found, request)
  const tried = await tryPassword(deps, {
    subject,
    device: found && device && guessesOfDevice(found, device),
    credentials: found,
    password,
    ip: request.ip,
    captcha: body,
  })
  if (!tried.ok) return tried
  const { credentials } = tried
  const user = await findUser(deps.table, credentials.userId)
  if (!user) throw new Error('credentials without a user')

  if (user.blockedAt) {
    const field = body.email === undefined ? 'body.mobilePhone' : 'body.email'
    return refuse('accountBlocked', [{ field, rule: 'invalid' }])
  }
  if (!user.isActivated) return refuse('emailNotVerified')
  if (user.isSkip && source && !isOurs(source)) {
    const token = await handOver(deps, user, credentials)
    return token ? { ...refuse('belongsToOtherPortal'), message: token } : refuse('wrongPassword')
  }
  const opened = await openSession(deps, user, credentials, request, device)
  // The password or the address was changed while the call was on its way: what was given is right no more.
  return opened ? answerWithCookie(opened.loginAnswer, opened.cookie) : refuse('wrongPassword')
}
