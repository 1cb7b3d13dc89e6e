import type { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { reserveLoginAttempt } from '../account/passwords/login-attempt-limiter.ts'
import { findChallenge } from '../data/factor-challenges.ts'
import { codeAppContext, findFactors } from '../data/second-factors.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { addFactor } from './add-factor.ts'
import { stepOfCode } from './one-time-codes.ts'

export const addCodeApp: Handler<typeof factorsEndpoints.addCodeApp> = async (
  { input: { body }, session, request },
  deps,
) => {
  const { table, seal, clock } = deps
  const { userId } = session
  const now = clock()
  const begun = await findChallenge(table, body.challenge_id, 'code-app', now)
  if (begun?.userId !== userId) return refuse('codeExpired')
  const guess = await reserveLoginAttempt(
    deps,
    { own: { counted: 'wrong-factor', subject: userId, day: businessDate(now) }, mayAskForCaptcha: false },
    'atAll',
    async () => undefined,
  )
  const field = { field: 'body.code', rule: 'codeInvalid' }
  if (!guess.ok) return refuse('accountLocked', [field])
  const secret = await seal.open(begun.sealedSecret, codeAppContext(userId))
  const lastStep = stepOfCode(secret, body.code, now)
  if (lastStep === undefined) {
    const wrong = await guess.wrong()
    return refuse(wrong.reason === 'accountLocked' ? 'accountLocked' : 'codeIncorrect', [field])
  }
  await guess.right()
  const former = await findFactors(table, userId)
  const codeApp = { sealedSecret: begun.sealedSecret, addedAt: now.toISOString(), lastStep }
  const added = await addFactor(
    deps,
    { former, factors: { ...former, codeApp }, about: '', challengeId: body.challenge_id },
    session,
    request,
  )
  return added ? answer(added) : refuse('changedMeanwhile')
}
