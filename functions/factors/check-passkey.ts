import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { UsedPasskey } from '#shared/factors/passkey.schema.ts'
import type { Passkey } from '../data/second-factors.ts'
import type { Config } from '../runtime/config.ts'
import { relyingPartyOf } from './relying-party.ts'

/**
 * How often its authenticator has used a passkey, once it has signed the challenge for this site. Undefined where the
 * proof is not one.
 */
export const checkPasskey = async (
  config: Config,
  { passkeyId, publicKey, counter }: Passkey,
  credential: UsedPasskey,
  challenge: string,
): Promise<number | undefined> => {
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
    credential: { id: passkeyId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
  }).catch(() => undefined)
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined
}
