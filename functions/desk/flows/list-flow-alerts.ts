import { listOpenFlowAlerts } from '../../data/flow-alerts.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { runWorkQueue } from '../engine/work-queue-page.ts'
import { describeAlert } from './describe-alert.ts'

export const listFlowAlertsAct: RunAct<'flow-alert-list'> = runWorkQueue(
  'flow-alert',
  listOpenFlowAlerts,
  describeAlert,
)
