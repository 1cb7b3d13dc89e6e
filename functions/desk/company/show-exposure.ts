import { compareBySeverity } from '#shared/desk/exposure.ts'
import { findCompany } from '../../data/companies.ts'
import { inBatches } from '../../data/in-batches.ts'
import { companyNamesOf } from '../engine/company-names.ts'
import { type Act, type RunAct, refuseAct } from '../engine/desk-act.ts'
import { loadExposure } from './load-exposure.ts'

/** What the user's roles show of a standing. */
const shownTo = async ({ permits }: Pick<Act, 'permits'>) => {
  const [showsPayers, showsAlerts] = await Promise.all([
    permits('statement-line-list'),
    permits('flow-alert-list'),
  ])
  return { showsPayers, showsAlerts }
}

export const showExposureAct: RunAct<'company-exposure'> = async ({ companyId }, act, { table, clock }) => {
  const found = await loadExposure(table, companyId, clock(), await shownTo(act))
  return found ? { ok: true, ...found } : refuseAct('notFound', `there is no company ${companyId}`)
}

/** The number of companies read at the same time. */
const atOnce = 5

export const listExposuresAct: RunAct<'exposure-list'> = async ({ companies }, act, { table, clock }) => {
  const shown = await shownTo(act)
  const now = clock()
  const asked = [...new Set(companies)]
  const found = await inBatches(asked, atOnce, async (companyId) => {
    const [exposure, company] = await Promise.all([
      loadExposure(table, companyId, now, shown),
      findCompany(table, companyId),
    ])
    return exposure && { ...exposure, ...companyNamesOf(company) }
  })
  const unknown = asked[found.indexOf(undefined)]
  if (unknown) return refuseAct('notFound', `there is no company ${unknown}`)
  return { ok: true, exposures: found.flatMap((each) => each ?? []).toSorted(compareBySeverity) }
}
