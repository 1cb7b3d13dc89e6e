import type * as z from 'zod/mini'
import type { loginProofBody } from '#shared/factors/factor-proof.schema.ts'
import { checkSignatureCounter } from '#shared/factors/passkey-counter.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { reserveLoginAttempt } from '../account/passwords/login-attempt-limiter.ts'
import { endChallenge, findChallenge } from '../data/factor-challenges.ts'
import { codeAppContext, replaceFactors, type SecondFactors } from '../data/second-factors.ts'
import type { Write } from '../data/table.ts'
import { hashToken } from '../data/token-hash.ts'
import { type Refused, type RequestContext, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { recordFactorActivity } from './factor-notifications.ts'
import { stepOfCode } from './one-time-codes.ts'

export type FactorProof = Pick<z.infer<typeof loginProofBody>, 'code' | 'recovery_code' | 'passkey'>

export type ProofRefusal = Refused<
  'codeExpired' | 'codeIncorrect' | 'verificationFailed' | 'accountLocked' | 'changedMeanwhile'
>

/** The proof becomes valid when `writes` are committed: each proof can be used once. */
export interface FactorProven {
  ok: true
  /** By a passkey that its user only touched: enough with a password, but alone it does not identify the user. */
  isByTouch?: boolean
  writes: Record<string, Write>
}

interface Prover {
  factors: SecondFactors
  request: RequestContext
  /** The known browser's counter of wrong codes. Absent for an unknown browser. */
  device: string | undefined
}

/** The factors after a code was used; undefined for a wrong one. */
const withCodeUsed = async (
  { seal, clock }: Deps,
  factors: SecondFactors,
  { code, recovery_code }: FactorProof,
): Promise<SecondFactors | undefined> => {
  if (recovery_code !== undefined) {
    const used = hashToken(recovery_code)
    const recoveryCodes = factors.recoveryCodes.filter((hash) => hash !== used)
    return recoveryCodes.length < factors.recoveryCodes.length ? { ...factors, recoveryCodes } : undefined
  }
  const { codeApp, userId } = factors
  if (!codeApp || code === undefined) return undefined
  const secret = await seal.open(codeApp.sealedSecret, codeAppContext(userId))
  const step = stepOfCode(secret, code, clock())
  return step !== undefined && step > codeApp.lastStep
    ? { ...factors, codeApp: { ...codeApp, lastStep: step } }
    : undefined
}

/** Compares a code within the day's limits; notifies the user if they are reached. */
const checkCode = async (
  deps: Deps,
  { factors, request, device }: Prover,
  proof: FactorProof,
): Promise<FactorProven | ProofRefusal> => {
  const { table, clock } = deps
  const field = proof.code === undefined ? 'body.recovery_code' : 'body.code'
  const day = businessDate(clock())
  const own = device
    ? ({ counted: 'wrong-factor-on-device', subject: device, day } as const)
    : ({ counted: 'wrong-factor', subject: factors.userId, day } as const)
  const guess = await reserveLoginAttempt(
    deps,
    { own, mayAskForCaptcha: false },
    'atAll',
    async () => undefined,
  )
  if (!guess.ok) return refuse('accountLocked', [{ field, rule: 'invalid' }])
  const used = await withCodeUsed(deps, factors, proof)
  if (!used) {
    const { userId } = factors
    const isLocked = (await guess.wrong()).reason === 'accountLocked'
    if (isLocked) {
      const eventId = `factor-locked:${hashToken([own.counted, own.subject, day].join('#'))}`
      await table.write(recordFactorActivity(deps, { userId, news: 'factorLocked' }, request, eventId))
    }
    return refuse(isLocked ? 'accountLocked' : 'codeIncorrect', [{ field, rule: 'codeInvalid' }])
  }
  await guess.right()
  const about = String(used.recoveryCodes.length)
  const news = { userId: factors.userId, news: 'recoveryCodeUsed', about } as const
  return {
    ok: true,
    writes: {
      factors: replaceFactors(table, used),
      ...(proof.code === undefined ? { news: recordFactorActivity(deps, news, request) } : {}),
    },
  }
}

/** Checks a proof by passkey. One whose counter has stalled is accepted, and its user is notified. */
const checkPasskeyProof = async (
  deps: Deps,
  { factors, request }: Prover,
  { challenge_id, credential }: NonNullable<FactorProof['passkey']>,
): Promise<FactorProven | ProofRefusal> => {
  const { table, clock, config } = deps
  const { userId } = factors
  const begun = await findChallenge(table, challenge_id, 'proof', clock())
  if (begun?.userId !== userId || !begun.challenge) return refuse('codeExpired')
  const passkey = factors.passkeys.find(({ passkeyId }) => passkeyId === credential.id)
  if (!passkey) return refuse('verificationFailed')
  // The module is half of this bundle's size, and needless for typed codes.
  const { checkPasskey } = await import('./check-passkey.ts')
  const use = await checkPasskey(config, passkey, credential, begun.challenge)
  if (!use) return refuse('verificationFailed')
  const { hasVerifiedUser } = use
  const { counter, hasStalled } = checkSignatureCounter(passkey.counter, use.counter)
  const lastUsedAt = clock().toISOString()
  const used = { ...passkey, counter, hasVerifiedUser, lastUsedAt }
  const stalled = { userId, news: 'passkeyCounterStalled', about: passkey.name } as const
  return {
    ok: true,
    isByTouch: !hasVerifiedUser,
    writes: {
      challenge: endChallenge(table, challenge_id),
      factors: replaceFactors(table, {
        ...factors,
        passkeys: factors.passkeys.map((each) => (each === passkey ? used : each)),
      }),
      ...(hasStalled ? { news: recordFactorActivity(deps, stalled, request) } : {}),
    },
  }
}

/** Checks a proof by any of a user's second factors. */
export const checkFactor = (
  deps: Deps,
  prover: Prover,
  proof: FactorProof,
): Promise<FactorProven | ProofRefusal> =>
  proof.passkey ? checkPasskeyProof(deps, prover, proof.passkey) : checkCode(deps, prover, proof)
