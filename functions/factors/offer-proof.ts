import type { ProofChoice, ProofMethod } from '#shared/factors/factor-proof.schema.ts'
import { startChallenge } from '../account/sessions/start-challenge.ts'
import { hasFactor, type SecondFactors } from '../data/second-factors.ts'
import type { Deps } from '../runtime/deps.ts'
import { passkeyTimeoutMs, relyingPartyOf } from './relying-party.ts'

/** The use of a proof: with the password of a login, or alone in a session. */
export type ProofUse = 'login' | 'stepUp'

/** A passkey that was last used by touch alone: a step-up by it is likely to be refused. */
const withoutUser = ({ passkeys }: SecondFactors) =>
  passkeys.filter(({ hasVerifiedUser }) => hasVerifiedUser === false)

const methodsOf = (factors: SecondFactors, use: ProofUse): ProofMethod[] => {
  if (!hasFactor(factors)) return ['password']
  const { passkeys, codeApp, recoveryCodes } = factors
  const byPasskey = passkeys.length > 0 ? (['passkey'] as const) : []
  const goesLast = use === 'stepUp' && withoutUser(factors).length === passkeys.length
  return [
    ...(goesLast ? [] : byPasskey),
    ...(codeApp ? (['code'] as const) : []),
    ...(recoveryCodes.length > 0 ? (['recoveryCode'] as const) : []),
    ...(goesLast ? byPasskey : []),
  ]
}

/**
 * A user's ways to prove their identity; with a challenge for their passkeys, if they have any. At a login the password
 * identifies the user and a passkey adds possession; a step-up has only the passkey, which has to prove both.
 */
export const offerProof = async (deps: Deps, factors: SecondFactors, use: ProofUse): Promise<ProofChoice> => {
  const methods = methodsOf(factors, use)
  if (factors.passkeys.length === 0) return { methods, passkey: null, unverified_passkeys: [] }
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(deps.config).id,
    userVerification: use === 'stepUp' ? 'required' : 'preferred',
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
  return {
    methods,
    passkey: { challenge_id: challengeId, options },
    unverified_passkeys: use === 'stepUp' ? withoutUser(factors).map(({ name }) => name) : [],
  }
}
