import type { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { factorRequiredBy } from '../account/sessions/lacks-required-factor.ts'
import { recordEvent } from '../data/events.ts'
import { findFactorRequirement, replaceFactorRequirement } from '../data/factor-requirements.ts'
import { findFactors, hasFactor } from '../data/second-factors.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeFactors } from './describe-factors.ts'

export const setRequirement: Handler<typeof factorsEndpoints.setFactorRequirement> = async (
  { input: { body }, session: { userId, companyId } },
  deps,
) => {
  const { table, clock, random } = deps
  const [factors, before] = await Promise.all([
    findFactors(table, userId),
    findFactorRequirement(table, companyId),
  ])
  // Their own next session would be restricted.
  if (body.required && !hasFactor(factors)) return refuse('wrongState')
  if (before.required !== body.required) {
    const now = clock()
    const { required } = body
    const after = { required, changedAt: now.toISOString() }
    const written = await table.transact({
      requirement: replaceFactorRequirement(table, companyId, before, after),
      event: recordEvent(
        table,
        { name: 'factor-requirement-changed', companyId, required },
        random.id(),
        now,
      ),
    })
    if (!written.ok) return refuse('changedMeanwhile')
  }
  return answer(describeFactors(factors, await factorRequiredBy(deps, companyId)))
}
