import { findFactorRequirement } from '../../data/factor-requirements.ts'
import { findFactors, hasFactor } from '../../data/second-factors.ts'
import type { Deps } from '../../runtime/deps.ts'

/** Who requires a second factor of a company's users; undefined if nobody does. */
export const factorRequiredBy = async (
  { table, config }: Pick<Deps, 'table' | 'config'>,
  companyId: string,
): Promise<'environment' | 'company' | undefined> => {
  if (config.secondFactorRequired) return 'environment'
  return (await findFactorRequirement(table, companyId)).required ? 'company' : undefined
}

/** Whether a company's user is required to have a second factor and has none. */
export const lacksRequiredFactor = async (
  deps: Pick<Deps, 'table' | 'config'>,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<boolean> =>
  (await factorRequiredBy(deps, companyId)) !== undefined && !hasFactor(await findFactors(deps.table, userId))
