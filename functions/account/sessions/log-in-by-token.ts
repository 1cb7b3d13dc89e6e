import type { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { findHandover, takeHandover } from '../../data/handovers.ts'
import { findUser } from '../../data/users.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'
import { signIn } from './sign-in.ts'

const notGood = 80810004

export const logInByToken: Handler<typeof accountEndpoints.logInByToken> = async (
  { input: { headers }, request },
  deps,
) => {
  const { table, clock } = deps
  const token = headers.accesstoken
  const handover = await findHandover(table, token, clock())
  const user = handover && (await findUser(table, handover.userId))
  if (!user || user.blockedAt || !user.isActivated) return refuse(notGood)
  const { email, userId } = user
  const credentials = { email, userId, version: handover.credentialsVersion }
  const signedIn = await signIn(deps, user, credentials, request, { handover: takeHandover(table, token) })
  return signedIn ? answer(signedIn) : refuse(notGood)
}
