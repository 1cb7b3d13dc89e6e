import type { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { factorRequiredBy } from '../account/sessions/lacks-required-factor.ts'
import { setFactorRequirement } from '../data/factor-requirements.ts'
import { findFactors, hasFactor } from '../data/second-factors.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { describeFactors } from './describe-factors.ts'

export const setRequirement: Handler<typeof factorsEndpoints.setFactorRequirement> = async (
  { input: { body }, session: { userId, companyId } },
  deps,
) => {
  const { table } = deps
  const factors = await findFactors(table, userId)
  // Their own next session could do nothing.
  if (body.required && !hasFactor(factors)) return refuse('wrongState')
  // In a transaction, which lands only while the caller is an administrator.
  await table.transact({ requirement: setFactorRequirement(table, companyId, body.required) })
  return answer(describeFactors(factors, await factorRequiredBy(deps, companyId)))
}
