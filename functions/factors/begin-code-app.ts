import type { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { findSessionUser } from '../account/sessions/find-session-user.ts'
import { startChallenge } from '../account/sessions/start-challenge.ts'
import { codeAppContext } from '../data/second-factors.ts'
import { answer, type Handler } from '../http/handle.ts'
import { codeAppUri, drawCodeSecret } from './one-time-codes.ts'
import { relyingPartyOf } from './relying-party.ts'

export const beginCodeApp: Handler<typeof factorsEndpoints.beginCodeApp> = async ({ session }, deps) => {
  const { table, seal, config } = deps
  const { userId } = session
  const { email } = await findSessionUser(table, session)
  const secret = drawCodeSecret()
  const challengeId = await startChallenge(deps, {
    purpose: 'code-app',
    userId,
    sealedSecret: await seal.seal(secret, codeAppContext(userId)),
  })
  const uri = codeAppUri(secret, { issuer: relyingPartyOf(config).name, email })
  return answer({ challenge_id: challengeId, secret, uri })
}
