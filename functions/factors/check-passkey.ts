import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { UsedPasskey } from '#shared/factors/passkey.schema.ts'
import type { Passkey } from '../data/second-factors.ts'
import type { Config } from '../runtime/config.ts'
import { relyingPartyOf } from './relying-party.ts'

/** What a passkey has shown by signing. */
export interface PasskeyUse {
  /** How often its authenticator has used it, by its own count; 0 of one that does not count. */
  counter: number
  /** Its user gave a PIN, a finger or a face, and did not only touch it. */
  hasVerifiedUser: boolean
}

/** What a passkey has shown, once it has signed the challenge for this site. Undefined where the proof is not one. */
export const checkPasskey = async (
  config: Config,
  { passkeyId, publicKey }: Passkey,
  credential: UsedPasskey,
  challenge: string,
): Promise<PasskeyUse | undefined> => {
  const { id, origin } = relyingPartyOf(config)
  const { userHandle, ...response } = credential.response
  // It throws at whatever is not as it must be, and says in English what.
  const checked = await verifyAuthenticationResponse({
    response: {
      ...credential,
      response: { ...response, ...(userHandle ? { userHandle } : {}) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    // From a counter that is not zero it would refuse one that does not rise, for good: `judgeCounter` takes it as a signal.
    credential: { id: passkeyId, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
  }).catch(() => undefined)
  if (!checked?.verified) return undefined
  const { newCounter: counter, userVerified: hasVerifiedUser } = checked.authenticationInfo
  return { counter, hasVerifiedUser }
}
