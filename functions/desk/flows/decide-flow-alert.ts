import { findCompany } from '../../data/companies.ts'
import { emitRiskRatingDue } from '../../data/emit-risk-rating-due.ts'
import { type FlowAlert, findFlowAlert, replaceFlowAlert } from '../../data/flow-alerts.ts'
import { replaceSuspicion } from '../../data/suspicions.ts'
import { companyNamesOf } from '../engine/company-names.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const decideFlowAlertAct: RunAct<'flow-alert-decide'> = async (
  { companyId, alertId, flowFinding },
  act,
  deps,
) => {
  const { table, clock } = deps
  const alert = await findFlowAlert(table, { companyId, alertId })
  if (!alert) return refuseAct('notFound', `company ${companyId} has no alert ${alertId}`)
  const { status, rule, lineIds } = alert
  // Repeated after its response was lost.
  if (status === flowFinding) return { ok: true, companyId, alertId, flowAlertStatus: status }
  if (status !== 'open') return refuseAct('wrongState', `it was decided to be ${status}`)
  const decided: FlowAlert = {
    ...alert,
    status: flowFinding,
    decidedAt: clock().toISOString(),
    decidedBy: act.actor,
    ...(act.reason ? { reason: act.reason } : {}),
  }
  const company = await findCompany(table, companyId)
  const written = await table.transact({
    alert: replaceFlowAlert(table, decided),
    suspicion:
      flowFinding === 'suspicion'
        ? replaceSuspicion(table, {
            suspicionId: alertId,
            companyId,
            ...companyNamesOf(company),
            facts: act.reason ?? '',
            references: lineIds.join(', '),
            alertId,
            openedAt: decided.decidedAt ?? '',
            openedBy: act.actor,
            status: 'open',
            version: 0,
          })
        : undefined,
    rating: emitRiskRatingDue(deps, companyId, `alert:${alertId}:decided`),
    audit: act.audit({
      companyId,
      before: { alertId, flowAlertStatus: status },
      after: { alertId, flowAlertStatus: flowFinding, flowRule: rule, lines: lineIds.length },
    }),
  })
  return written.ok
    ? { ok: true, companyId, alertId, flowAlertStatus: flowFinding }
    : refuseAct('changedMeanwhile', 'the alert was decided at the same moment; look again')
}
