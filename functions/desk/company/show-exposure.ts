import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { loadExposure } from './load-exposure.ts'

export const showExposureAct: RunAct<'company-exposure'> = async (
  { companyId },
  { permits },
  { table, clock },
) => {
  const [showsPayers, showsAlerts] = await Promise.all([
    permits('statement-line-list'),
    permits('flow-alert-list'),
  ])
  const found = await loadExposure(table, companyId, clock(), { showsPayers, showsAlerts })
  return found ? { ok: true, ...found } : refuseAct('notFound', `there is no company ${companyId}`)
}
