import type { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { keptUntil } from '#shared/privacy/retention.ts'
import { answer, type Handler } from '../http/handle.ts'
import { findOwnCompanies, hasDuty, obstaclesIn } from './find-obstacles.ts'

/** Says before it is done what closing would come to. */
export const lookAtClosing: Handler<typeof privacyEndpoints.lookAtClosing> = async (
  { session },
  { table, clock },
) => {
  const companies = await findOwnCompanies(table, session.userId)
  const isKept = hasDuty(companies)
  return answer({
    obstacles: obstaclesIn(companies),
    is_kept: isKept,
    erase_at: keptUntil(isKept ? 'money' : 'account', clock()).toISOString(),
  })
}
