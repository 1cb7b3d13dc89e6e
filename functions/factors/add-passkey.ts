import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import type { NewPasskey } from '#shared/factors/passkey.schema.ts'
import { findChallenge } from '../data/factor-challenges.ts'
import { findFactors, maxPasskeys, type Passkey } from '../data/second-factors.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import type { Config } from '../runtime/config.ts'
import { addFactor } from './add-factor.ts'
import { passkeyAlgorithms, relyingPartyOf } from './relying-party.ts'

/** The passkey created for a challenge; undefined if it is invalid or for another site. */
const readPasskey = async (
  config: Config,
  credential: NewPasskey,
  challenge: string,
): Promise<(Omit<Passkey, 'name' | 'addedAt'> & { hasVerifiedUser: boolean }) | undefined> => {
  const { id, origin } = relyingPartyOf(config)
  const { transports: reachedBy = [], ...response } = credential.response
  // The library throws for anything invalid.
  const checked = await verifyRegistrationResponse({
    response: {
      ...credential,
      response: { ...response, transports: reachedBy },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch(() => undefined)
  if (!checked?.verified) return undefined
  const { credential: made, userVerified: hasVerifiedUser } = checked.registrationInfo
  const { id: passkeyId, counter, transports = [] } = made
  const publicKey = Buffer.from(made.publicKey).toString('base64url')
  return { passkeyId, publicKey, counter, transports, hasVerifiedUser }
}

export const addPasskey: Handler<typeof factorsEndpoints.addPasskey> = async (
  { input: { body }, session, request },
  deps,
) => {
  const { table, clock, config } = deps
  const { userId } = session
  const { challenge_id: challengeId, name, credential } = body
  const begun = await findChallenge(table, challengeId, 'passkey', clock())
  if (begun?.userId !== userId || !begun.challenge) return refuse('codeExpired')
  const made = await readPasskey(config, credential, begun.challenge)
  if (!made) return refuse('verificationFailed')
  // It could log in with the password, but never confirm a step-up.
  if (!made.hasVerifiedUser) return refuse('userNotVerified')
  const former = await findFactors(table, userId)
  if (former.passkeys.some(({ passkeyId }) => passkeyId === made.passkeyId)) return refuse('alreadyExists')
  if (former.passkeys.length >= maxPasskeys) return refuse('tooManyItems')
  const passkey = { ...made, name, addedAt: clock().toISOString() }
  const added = await addFactor(
    deps,
    { former, factors: { ...former, passkeys: [...former.passkeys, passkey] }, about: name, challengeId },
    session,
    request,
  )
  return added ? answer(added) : refuse('changedMeanwhile')
}
