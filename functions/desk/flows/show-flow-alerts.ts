import { findCompany } from '../../data/companies.ts'
import { listFlowAlerts } from '../../data/flow-alerts.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { describeAlert } from './describe-alert.ts'

export const showFlowAlertsAct: RunAct<'flow-alert-show'> = async ({ companyId }, _act, { table }) => {
  const [company, alerts] = await Promise.all([
    findCompany(table, companyId),
    listFlowAlerts(table, companyId),
  ])
  if (!company) return refuseAct('notFound', `there is no company ${companyId}`)
  return {
    ok: true,
    companyId,
    alerts: alerts
      .toSorted((a, b) => (a.raisedAt < b.raisedAt ? 1 : -1))
      .map((alert) => ({
        ...describeAlert(alert),
        lineIds: alert.lineIds,
        flowAlertStatus: alert.status,
        decidedAt: alert.decidedAt ?? null,
        decidedBy: alert.decidedBy ?? null,
        reason: alert.reason ?? null,
      })),
  }
}
