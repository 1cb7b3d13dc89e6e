import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { findSessionUser } from '../account/sessions/find-session-user.ts'
import { beginChallenge, challengeExpiry } from '../data/factor-challenges.ts'
import { findFactors, mostPasskeys } from '../data/second-factors.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { passkeyAlgorithms, passkeyTimeoutMs, relyingPartyOf } from './relying-party.ts'

export const beginPasskey: Handler<typeof factorsEndpoints.beginPasskey> = async ({ session }, deps) => {
  const { table, clock, random, config } = deps
  const [user, { passkeys }] = await Promise.all([
    findSessionUser(table, session),
    findFactors(table, session.userId),
  ])
  if (passkeys.length >= mostPasskeys) return refuse('tooManyItems')
  const { id, name } = relyingPartyOf(config)
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userName: user.email,
    userDisplayName: user.name ?? user.email,
    userID: new TextEncoder().encode(user.userId),
    timeout: passkeyTimeoutMs,
    supportedAlgorithmIDs: passkeyAlgorithms,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: passkeys.map(({ passkeyId, transports }) => ({
      id: passkeyId,
      transports: [...transports],
    })),
  })
  const challengeId = random.secret()
  await table.write(
    beginChallenge(table, challengeId, {
      purpose: 'passkey',
      userId: user.userId,
      challenge: options.challenge,
      expiresAt: challengeExpiry(clock()),
    }),
  )
  return answer({ challenge_id: challengeId, options })
}
