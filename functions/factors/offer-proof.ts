import type { ProofChoice, ProofMethod } from '#shared/factors/factor-proof.schema.ts'
import { startChallenge } from '../account/sessions/start-challenge.ts'
import { hasFactor, type SecondFactors } from '../data/second-factors.ts'
import type { Deps } from '../runtime/deps.ts'
import { passkeyTimeoutMs, relyingPartyOf } from './relying-party.ts'

const methodsOf = (factors: SecondFactors): ProofMethod[] => {
  if (!hasFactor(factors)) return ['password']
  const { passkeys, codeApp, recoveryCodes } = factors
  return [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(codeApp ? (['code'] as const) : []),
    ...(recoveryCodes.length > 0 ? (['recoveryCode'] as const) : []),
  ]
}

/** How a user can prove who they are; with a challenge for their passkeys, where there are any. */
export const offerProof = async (deps: Deps, factors: SecondFactors): Promise<ProofChoice> => {
  const methods = methodsOf(factors)
  if (factors.passkeys.length === 0) return { methods, passkey: null }
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(deps.config).id,
    userVerification: 'preferred',
    timeout: passkeyTimeoutMs,
    allowCredentials: factors.passkeys.map(({ passkeyId, transports }) => ({
      id: passkeyId,
      transports: [...transports],
    })),
  })
  const challengeId = await startChallenge(deps, {
    purpose: 'proof',
    userId: factors.userId,
    challenge: options.challenge,
  })
  return { methods, passkey: { challenge_id: challengeId, options } }
}
