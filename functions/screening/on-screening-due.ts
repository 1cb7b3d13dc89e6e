import { isBlockingHit } from '#shared/screening/screening-states.ts'
import { GrantRefused, PlatformUnavailable } from '../connectors/call-platform.ts'
import { connectScreening } from '../connectors/screening/connect-screening.ts'
import { emitRiskRatingDue } from '../data/emit-risk-rating-due.ts'
import {
  listScreeningHits,
  removeScreeningHit,
  replaceScreeningHit,
  type ScreeningHit,
} from '../data/screening-hits.ts'
import { findScreening, replaceScreening, type Screening } from '../data/screenings.ts'
import type { Write } from '../data/table.ts'
import type { BulkSubscriber } from '../runtime/subscriber.ts'
import { diffScreeningHits } from './diff-screening-hits.ts'
import { type FoundSubjects, findSubjects } from './find-subjects.ts'
import { screeningRetry } from './screening-due.ts'

/**
 * The maximum number of hits that fit, with two writes each, into one transaction. The next screening stores the rest.
 */
const maxHits = 45

const noneYet = (companyId: string, engine: Screening['engine'], askedAt: string): Screening => ({
  companyId,
  engine,
  outcome: 'unanswered',
  askedAt,
  subjects: 0,
  submissions: [],
  accounts: [],
  holding: 0,
  version: 0,
})

const hitWrites = (
  hits: readonly ScreeningHit[],
  write: (hit: ScreeningHit) => Write,
  as: string,
): [string, Write][] => hits.map((hit) => [`${as} ${hit.hitId}`, write(hit)])

/**
 * Searches everybody of a company in the sanctions lists. An engine without a response leaves the screening unanswered,
 * which holds payouts and the approval of the KYC: it is called again in an hour, and by the nightly job.
 */
export const onScreeningDue: BulkSubscriber<'screening-due'> = async (
  { companyId },
  deps,
  { done, eventId },
) => {
  const { table, clock, config, log } = deps
  const { screening: settings } = config
  const found = settings ? await findSubjects(table, companyId) : undefined
  if (!settings || !found) return undefined
  const [former, known] = await Promise.all([
    findScreening(table, companyId),
    listScreeningHits(table, companyId),
  ])
  const now = clock()
  const asked: Screening = {
    ...(former ?? noneYet(companyId, settings.engine, now.toISOString())),
    engine: settings.engine,
    askedAt: now.toISOString(),
  }
  const store = async (screening: Screening, writes: Record<string, Write> = {}) => {
    const outcome = await table.transact({ ...writes, screening: replaceScreening(table, screening), done })
    // The event is then delivered again, and reads what has changed.
    if (!outcome.ok && !outcome.failed.includes('done'))
      throw new Error('the screening was changed meanwhile')
    return undefined
  }

  const search = async ({ subjects }: FoundSubjects) => {
    try {
      return await (await connectScreening(deps, settings)).search(subjects)
    } catch (error) {
      if (!(error instanceof PlatformUnavailable || error instanceof GrantRefused)) throw error
      log('error', error.message, { companyId })
      return undefined
    }
  }
  const matches = await search(found)
  if (!matches) return store({ ...asked, outcome: 'unanswered' }, { again: screeningRetry(deps, companyId) })

  const { found: newHits, superseded } = diffScreeningHits(companyId, found.subjects, matches, known, now)
  const stored = newHits.slice(0, maxHits)
  const renewed = new Set(stored.map(({ matchKey }) => matchKey))
  const replaced = superseded.filter(({ matchKey }) => renewed.has(matchKey)).slice(0, maxHits)
  const isWhole = stored.length === newHits.length
  const gone = new Set(replaced.map(({ hitId }) => hitId))
  const holding = known.filter(({ hitId, status }) => isBlockingHit(status) && !gone.has(hitId)).length
  return store(
    {
      ...asked,
      outcome: isWhole ? 'answered' : 'unfinished',
      ...(isWhole ? { answeredAt: now.toISOString() } : {}),
      subjects: found.subjects.length,
      submissions: found.submissions,
      accounts: found.accounts,
      holding: holding + stored.length,
    },
    Object.fromEntries([
      ...(stored.length > 0 ? [['rating', emitRiskRatingDue(deps, companyId, eventId)] as const] : []),
      ...hitWrites(stored, (hit) => replaceScreeningHit(table, hit), 'hit'),
      ...hitWrites(replaced, (hit) => removeScreeningHit(table, hit), 'superseded'),
    ]),
  )
}
