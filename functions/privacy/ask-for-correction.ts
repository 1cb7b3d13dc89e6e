import { correctionAnsweredWithinDays, correctionsPerDay } from '#shared/privacy/corrections.ts'
import type { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { countCall } from '../account/limits/count-call.ts'
import { type Correction, replaceCorrection } from '../data/corrections.ts'
import { orderedId } from '../data/ordered-id.ts'
import { answer, type Handler } from '../http/handle.ts'
import { describeCorrection } from './describe-correction.ts'

const dayMs = 24 * 3_600_000

/** The request is in the back office's queue from then on, with a deadline. */
export const askForCorrection: Handler<typeof privacyEndpoints.askForCorrection> = async (
  { input, session, storeResponse },
  deps,
) => {
  const { table, clock, random } = deps
  const { userId, companyId } = session
  const now = clock()
  const correction: Correction = {
    requestId: orderedId(now, random),
    userId,
    companyId,
    ...input.body,
    askedAt: now.toISOString(),
    dueAt: new Date(now.getTime() + correctionAnsweredWithinDays * dayMs).toISOString(),
    version: 0,
  }
  const data = describeCorrection(correction)
  const ofDay = countCall(deps, 'correction', userId, correctionsPerDay)
  const written = await table.transact<string>({
    memory: storeResponse(data),
    count: ofDay.write,
    correction: replaceCorrection(table, correction),
  })
  if (written.ok) return answer(data)
  if (written.failed.includes('count')) return ofDay.refusal()
  throw new Error(`a correction could not be asked for: ${written.failed.join(', ')}`)
}
