import type { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { factorRequiredBy } from '../account/sessions/lacks-required-factor.ts'
import { findFactors } from '../data/second-factors.ts'
import { answer, type Handler } from '../http/handle.ts'
import { describeFactors } from './describe-factors.ts'

export const listFactors: Handler<typeof factorsEndpoints.listFactors> = async (
  { session: { userId, companyId } },
  deps,
) => {
  const [factors, requiredBy] = await Promise.all([
    findFactors(deps.table, userId),
    factorRequiredBy(deps, companyId),
  ])
  return answer(describeFactors(factors, requiredBy))
}
