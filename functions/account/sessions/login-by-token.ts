import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { consumeHandover, findHandover } from '../../data/handovers.ts'
import { findUser } from '../../data/users.ts'
import { answerWithCookie, type Handler, refuse } from '../../http/handle.ts'
import { findKnownDevice } from './known-device.ts'
import { openSession } from './open-session.ts'

export const loginByToken: Handler<typeof accountEndpoints.loginByToken> = async (
  { input: { headers }, request },
  deps,
) => {
  const { table, clock } = deps
  const token = headers.accesstoken
  const handover = await findHandover(table, token, clock())
  const user = handover && (await findUser(table, handover.userId))
  if (!user || user.blockedAt || !user.isActivated) return refuse('invalidCredentials')
  const { email, userId } = user
  const credentials = { email, userId, version: handover.credentialsVersion }
  const known = await findKnownDevice(deps, credentials, request)
  const opened = await openSession(deps, { user, credentials, known }, request, {
    handover: consumeHandover(table, token),
  })
  return opened ? answerWithCookie(opened.loginResponse, opened.cookie) : refuse('invalidCredentials')
}
