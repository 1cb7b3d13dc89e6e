import { findCompany } from '../../data/companies.ts'
import { listScreeningHits } from '../../data/screening-hits.ts'
import { findScreening } from '../../data/screenings.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { describeHit } from './describe-hit.ts'

export const showScreeningAct: RunAct<'screening-show'> = async ({ companyId }, _act, { table, config }) => {
  const [company, screening, hits] = await Promise.all([
    findCompany(table, companyId),
    findScreening(table, companyId),
    listScreeningHits(table, companyId),
  ])
  if (!company) return refuseAct('notFound', `there is no company ${companyId}`)
  return {
    ok: true,
    companyId,
    isScreened: config.isScreened === true,
    screening: screening
      ? {
          engine: screening.engine,
          screeningOutcome: screening.outcome,
          askedAt: screening.askedAt,
          answeredAt: screening.answeredAt ?? null,
          subjects: screening.subjects,
          holding: screening.holding,
        }
      : null,
    hits: hits
      .toSorted((a, b) => (a.foundAt < b.foundAt ? 1 : -1))
      .map((hit) => ({
        ...describeHit(hit),
        hitStatus: hit.status,
        decidedAt: hit.decidedAt ?? null,
        decidedBy: hit.decidedBy ?? null,
        secondedBy: hit.approvedBy ?? null,
        reason: hit.reason ?? null,
      })),
  }
}
