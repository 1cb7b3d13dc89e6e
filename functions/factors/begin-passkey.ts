import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { findSessionUser } from '../account/sessions/find-session-user.ts'
import { startChallenge } from '../account/sessions/start-challenge.ts'
import { findFactors, maxPasskeys } from '../data/second-factors.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { passkeyAlgorithms, passkeyTimeoutMs, relyingPartyOf } from './relying-party.ts'

export const beginPasskey: Handler<typeof factorsEndpoints.beginPasskey> = async ({ session }, deps) => {
  const { table, config } = deps
  const [user, { passkeys }] = await Promise.all([
    findSessionUser(table, session),
    findFactors(table, session.userId),
  ])
  if (passkeys.length >= maxPasskeys) return refuse('tooManyItems')
  const { id, name } = relyingPartyOf(config)
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userName: user.email,
    userDisplayName: user.name ?? user.email,
    userID: new TextEncoder().encode(user.userId),
    timeout: passkeyTimeoutMs,
    supportedAlgorithmIDs: passkeyAlgorithms,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    excludeCredentials: passkeys.map(({ passkeyId, transports }) => ({
      id: passkeyId,
      transports: [...transports],
    })),
  })
  const challengeId = await startChallenge(deps, {
    purpose: 'passkey',
    userId: user.userId,
    challenge: options.challenge,
  })
  return answer({ challenge_id: challengeId, options })
}
