import type { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { findSessionUser } from '../account/sessions/find-session-user.ts'
import { beginChallenge, challengeExpiry } from '../data/factor-challenges.ts'
import { codeAppContext } from '../data/second-factors.ts'
import { answer, type Handler } from '../http/handle.ts'
import { codeAppUri, drawCodeSecret } from './one-time-codes.ts'
import { relyingPartyOf } from './relying-party.ts'

export const beginCodeApp: Handler<typeof factorsEndpoints.beginCodeApp> = async ({ session }, deps) => {
  const { table, seal, clock, random, config } = deps
  const { userId } = session
  const { email } = await findSessionUser(table, session)
  const secret = drawCodeSecret()
  const challengeId = random.secret()
  await table.write(
    beginChallenge(table, challengeId, {
      purpose: 'code-app',
      userId,
      sealedSecret: await seal.seal(secret, codeAppContext(userId)),
      expiresAt: challengeExpiry(clock()),
    }),
  )
  const uri = codeAppUri(secret, { issuer: relyingPartyOf(config).name, email })
  return answer({ challenge_id: challengeId, secret, uri })
}
