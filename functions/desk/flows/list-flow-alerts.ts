import { listOpenFlowAlerts } from '../../data/flow-alerts.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { workQueuePage } from '../engine/work-queue-page.ts'
import { describeAlert } from './describe-alert.ts'

export const listFlowAlertsAct: RunAct<'flow-alert-list'> = async (asked, { actor }, deps) => ({
  ok: true,
  ...(await workQueuePage(
    {
      kind: 'flow-alert',
      list: (limit, after) => listOpenFlowAlerts(deps.table, limit, after),
      describe: describeAlert,
    },
    asked,
    actor,
    deps,
  )),
})
