import { payoutScreeningObstacle } from '#shared/screening/payout-screening.ts'
import type { Drawdown } from '../../data/drawdowns.ts'
import { findScreening } from '../../data/screenings.ts'
import type { Deps } from '../../runtime/deps.ts'
import type { Obstacle } from '../drawdown/payout-obstacle.ts'
import { refuseAct } from '../engine/desk-act.ts'

const sentences = {
  'screening hit':
    'a hit of the sanctions screening on the company, its people or its accounts is not cleared',
  'not screened':
    'the company and the account were not screened against sanctions lists since the approval: the payout waits until the engine answers',
}

/** Why a payout waits for the sanctions screening; undefined where the environment names no engine. */
export const screeningObstacle = async (
  { table, clock, config }: Pick<Deps, 'table' | 'clock' | 'config'>,
  { companyId, decidedAt, requestedAt, payoutAccount }: Drawdown,
): Promise<Obstacle | undefined> => {
  if (!config.isScreened) return undefined
  const code = payoutScreeningObstacle(await findScreening(table, companyId), {
    approvedAt: decidedAt ?? requestedAt,
    account: payoutAccount,
    now: clock(),
  })
  return code && { code, refusal: refuseAct('ruleBroken', sentences[code]) }
}
