import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { ProofChoice } from '#shared/factors/factor-proof.schema.ts'
import type { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import type { NewPasskey, UsedPasskey } from '#shared/factors/passkey.schema.ts'

type CreationOptions = ResponseOf<typeof factorsEndpoints.beginPasskey>['options']
type RequestOptions = NonNullable<ProofChoice['passkey']>['options']

export const hasPasskeys = (): boolean => browserSupportsWebAuthn()

/** Creates a passkey on the device: `exists` if it has one already; undefined if it failed or the user cancelled. */
export const createPasskey = async (options: CreationOptions): Promise<NewPasskey | 'exists' | undefined> => {
  try {
    const { id, rawId, response } = await startRegistration({
      optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
    })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } }
  } catch (error) {
    return error instanceof Error && error.name === 'InvalidStateError' ? 'exists' : undefined
  }
}

/** Signs a challenge with one of the user's passkeys; undefined if it failed or the user cancelled. */
export const requestPasskey = async (options: RequestOptions): Promise<UsedPasskey | undefined> => {
  try {
    const { id, rawId, response } = await startAuthentication({
      optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
    })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
    }
  } catch {
    return undefined
  }
}
