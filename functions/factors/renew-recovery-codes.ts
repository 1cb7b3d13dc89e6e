import type { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { findFactors, hasFactor, replaceFactors } from '../data/second-factors.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { recordFactorActivity } from './factor-notifications.ts'
import { drawRecoveryCodes } from './recovery-codes.ts'

export const renewRecoveryCodes: Handler<typeof factorsEndpoints.renewRecoveryCodes> = async (
  { session: { userId }, request },
  deps,
) => {
  const { table, random } = deps
  const factors = await findFactors(table, userId)
  if (!hasFactor(factors)) return refuse('notFound')
  const { shown, hashes } = drawRecoveryCodes(random)
  const written = await table.transact({
    factors: replaceFactors(table, { ...factors, recoveryCodes: hashes }),
    news: recordFactorActivity(deps, { userId, news: 'recoveryCodesRenewed' }, request),
  })
  return written.ok ? answer({ recovery_codes: shown }) : refuse('changedMeanwhile')
}
