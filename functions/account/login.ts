import type { accountEndpoints } from '../../shared/account/account.endpoints.ts'
import { findCredentials, findUser } from '../data/users.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { verifyPassword } from './hash-password.ts'
import { openSession } from './open-session.ts'

export const login: Handler<typeof accountEndpoints.login> = async ({ input: { body } }, deps) => {
  const credentials = await findCredentials(deps.table, body.email)
  const right = await verifyPassword(body.password, credentials?.passwordHash)
  if (!credentials || !right) return refuse(400)
  const user = await findUser(deps.table, credentials.userId)
  if (!user) throw new Error('credentials without a user')
  if (!user.isActivated) return refuse(80016)
  const { session, signedIn } = await openSession(user, deps)
  await deps.table.transact({ session })
  return answer(signedIn)
}
