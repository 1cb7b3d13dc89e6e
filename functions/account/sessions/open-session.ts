import type { LoginResponse } from '#shared/account/account-responses.schema.ts'
import { type Credentials, recordLogin } from '../../data/credentials.ts'
import type { Device } from '../../data/devices.ts'
import { recordEvent } from '../../data/events.ts'
import { findFactors, hasFactor } from '../../data/second-factors.ts'
import { listLiveSessions, removeSession } from '../../data/sessions.ts'
import type { Write } from '../../data/table.ts'
import type { User } from '../../data/users.ts'
import type { RequestContext } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { companyOfLogin } from './company-of-login.ts'
import { recogniseDevice } from './known-device.ts'
import { prepareSession } from './prepare-session.ts'

/** The maximum number of sessions of a user; the oldest is ended for another. */
export const maxSessions = 20

/** Keeps the transaction within DynamoDB's limit, should concurrent logins have left more than the maximum. */
const maxEndedAtOnce = 50

const sessionsThatGiveWay = async (
  { table, clock }: Deps,
  userId: string,
): Promise<Record<string, Write>> => {
  const newestFirst = await listLiveSessions(table, userId, clock())
  const ended = newestFirst.slice(maxSessions - 1).slice(-maxEndedAtOnce)
  return Object.fromEntries(
    ended.map((session) => [`ended:${session.sessionId}`, removeSession(table, session)]),
  )
}

const newDeviceEvent = (
  { table, random, clock }: Deps,
  { userId }: User,
  { ip, userAgent }: RequestContext,
): Write => recordEvent(table, { name: 'new-device-login', userId, ip, userAgent }, random.id(), clock())

interface ProvenLogin {
  user: User
  credentials: Credentials
  /** The browser, if it is known. */
  known: Device | undefined
  /** Whether the user has a second factor; read if absent, and only where one is required. */
  hasFactor?: boolean
}

/**
 * Opens a session in one transaction with `writes`, based on `credentials`, and records its browser as known; the user
 * is notified of an unknown one. Undefined, with nothing written, when one of `writes` failed or when the credentials
 * or the membership were changed since they were read: a login concurrent with a change of password, a block or a
 * removal leaves no session behind.
 */
export const openSession = async (
  deps: Deps,
  { user, credentials, known, hasFactor: has }: ProvenLogin,
  request: RequestContext,
  writes: Record<string, Write> = {},
): Promise<{ loginResponse: LoginResponse; cookie: string } | undefined> => {
  const [{ holding, factorRequired, ...acting }, ended] = await Promise.all([
    companyOfLogin(deps, user),
    sessionsThatGiveWay(deps, user.userId),
  ])
  const device = recogniseDevice(deps, credentials, request, known)
  const { deviceId, cookie } = device
  const { session, loginResponse } = await prepareSession(
    user,
    acting,
    credentials,
    { ...request, deviceId },
    deps,
    {
      lacksFactor: factorRequired && !(has ?? hasFactor(await findFactors(deps.table, user.userId))),
    },
  )
  const written = await deps.table.transact({
    ...writes,
    ...holding,
    ...ended,
    session,
    device: device.write,
    newDevice: known ? undefined : newDeviceEvent(deps, user, request),
    credentials: recordLogin(deps.table, credentials, deps.clock()),
  })
  return written.ok ? { loginResponse, cookie } : undefined
}
