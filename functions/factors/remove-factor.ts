import type { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { factorRequiredBy } from '../account/sessions/lacks-required-factor.ts'
import { findFactors, hasFactor, replaceFactors, type SecondFactors } from '../data/second-factors.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeFactors } from './describe-factors.ts'
import { recordFactorActivity } from './factor-notifications.ts'

/** The factors without one, and the user's name for it; undefined for an unknown id. */
const without = (factors: SecondFactors, id: string): { left: SecondFactors; about: string } | undefined => {
  if (id === 'code-app') {
    const { codeApp, ...left } = factors
    return codeApp && { left, about: '' }
  }
  const passkey = factors.passkeys.find(({ passkeyId }) => passkeyId === id)
  const passkeys = factors.passkeys.filter((each) => each !== passkey)
  return passkey && { left: { ...factors, passkeys }, about: passkey.name }
}

export const removeFactor: Handler<typeof factorsEndpoints.removeFactor> = async (
  { input: { params }, session, request },
  deps,
) => {
  const { table } = deps
  const { userId, companyId } = session
  const [factors, requiredBy] = await Promise.all([
    findFactors(table, userId),
    factorRequiredBy(deps, companyId),
  ])
  const found = without(factors, params.id)
  if (!found) return refuse('notFound')
  const isLast = !hasFactor(found.left)
  if (isLast && requiredBy) return refuse('ruleBroken')
  const left = isLast ? { ...found.left, recoveryCodes: [] } : found.left
  const written = await table.transact({
    factors: replaceFactors(table, left),
    news: recordFactorActivity(deps, { userId, news: 'factorRemoved', about: found.about }, request),
  })
  return written.ok ? answer(describeFactors(left, requiredBy)) : refuse('changedMeanwhile')
}
