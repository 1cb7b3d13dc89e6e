import { isBlockingHit } from '#shared/screening/screening-states.ts'
import { emitRiskRatingDue } from '../../data/emit-risk-rating-due.ts'
import { findScreeningHit, replaceScreeningHit, type ScreeningHit } from '../../data/screening-hits.ts'
import { findScreening, replaceScreening } from '../../data/screenings.ts'
import { screeningDue } from '../../screening/screening-due.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const decideScreeningHitAct: RunAct<'screening-decide'> = async (
  { companyId, hitId, finding },
  act,
  deps,
) => {
  const { table, clock } = deps
  const [hit, screening] = await Promise.all([
    findScreeningHit(table, { companyId, hitId }),
    findScreening(table, companyId),
  ])
  if (!hit || !screening) return refuseAct('notFound', `company ${companyId} has no hit ${hitId}`)
  const { status, names, list, entryId, entryVersion } = hit
  // Repeated after its response was lost.
  if (status === finding) return { ok: true, companyId, hitId, hitStatus: status }
  // A clearance is final, as payouts may have followed it. A true match that shows later is found by another search.
  if (status === 'false match') return refuseAct('wrongState', 'it was decided to be a false match')
  const decided: ScreeningHit = {
    ...hit,
    status: finding,
    decidedAt: clock().toISOString(),
    decidedBy: act.actor,
    ...(act.approvedBy ? { approvedBy: act.approvedBy } : {}),
    ...(act.reason ? { reason: act.reason } : {}),
  }
  const holding = screening.holding - (isBlockingHit(status) && !isBlockingHit(finding) ? 1 : 0)
  const counted = replaceScreening(table, { ...screening, holding })
  const written = await table.transact({
    hit: replaceScreeningHit(table, decided),
    screening: counted,
    // There were more hits than one screening stores.
    further:
      holding === 0 && screening.outcome === 'unfinished'
        ? screeningDue(deps, companyId, `after:${screening.askedAt}`)
        : undefined,
    rating: emitRiskRatingDue(deps, companyId, `hit:${hitId}:${finding}`),
    audit: act.audit({
      companyId,
      before: { hitId, hitStatus: status },
      after: { hitId, hitStatus: finding, names: names.length, list, entryId, entryVersion },
      // Companies are screened every night, so a proposal depends only on the hit.
      basis: { writes: [counted], state: { hitId, status, finding } },
    }),
  })
  return written.ok
    ? { ok: true, companyId, hitId, hitStatus: finding }
    : refuseAct('changedMeanwhile', 'the company was screened at the same moment; look again')
}
