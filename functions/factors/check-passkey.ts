import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { UsedPasskey } from '#shared/factors/passkey.schema.ts'
import type { Passkey } from '../data/second-factors.ts'
import type { Config } from '../runtime/config.ts'
import { relyingPartyOf } from './relying-party.ts'

/** The result of a passkey's signature. */
export interface PasskeyUse {
  /** The authenticator's signature counter; 0 if it has none. */
  counter: number
  /** The user was verified by PIN, finger or face, not by touch alone. */
  hasVerifiedUser: boolean
}

/** The result of a passkey's signature on the challenge for this site. Undefined if it is invalid. */
export const checkPasskey = async (
  config: Config,
  { passkeyId, publicKey }: Passkey,
  credential: UsedPasskey,
  challenge: string,
): Promise<PasskeyUse | undefined> => {
  const { id, origin } = relyingPartyOf(config)
  const { userHandle, ...response } = credential.response
  // The library throws for anything invalid.
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
    // Given the stored counter, the library would permanently reject a passkey whose counter does not rise:
    // `checkSignatureCounter` treats that as a signal.
    credential: { id: passkeyId, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
  }).catch(() => undefined)
  if (!checked?.verified) return undefined
  const { newCounter: counter, userVerified: hasVerifiedUser } = checked.authenticationInfo
  return { counter, hasVerifiedUser }
}
