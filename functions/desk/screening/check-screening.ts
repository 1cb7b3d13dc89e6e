import type { Kyc } from '../../data/kyc.ts'
import { expectNoHits, findScreening } from '../../data/screenings.ts'
import type { Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'

/**
 * Why a submitted KYC cannot be approved before its names are screened, otherwise the condition check for the
 * approval. Nothing is checked where the environment names no engine.
 */
export const checkScreening = async (
  { table, config }: Pick<Deps, 'table' | 'config'>,
  { companyId, kycId, submittedAt }: Kyc,
): Promise<DeskRefusal | { ok: true; unheld?: Write }> => {
  if (!config.isScreened) return { ok: true }
  const screening = await findScreening(table, companyId)
  if (screening && screening.holding > 0)
    return refuseAct(
      'ruleBroken',
      'a hit of the sanctions screening on the company or its people is not cleared',
    )
  const isCovered = screening?.submissions.some(
    (each) => each.kycId === kycId && each.submittedAt === submittedAt,
  )
  if (!isCovered || screening?.outcome !== 'answered')
    return refuseAct(
      'ruleBroken',
      'the names of this submission were not screened against sanctions lists yet: the approval waits until the engine answers',
    )
  return { ok: true, unheld: expectNoHits(table, companyId) }
}
