import { listSuspicions } from '../../data/suspicions.ts'
import type { RunAct } from '../engine/desk-act.ts'

export const listSuspicionsAct: RunAct<'suspicion-list'> = async (_input, _act, { table }) => ({
  ok: true,
  suspicions: (await listSuspicions(table)).map((each) => ({
    suspicionId: each.suspicionId,
    suspicionStatus: each.status,
    companyId: each.companyId ?? null,
    companyNameEn: each.companyNameEn ?? each.company ?? null,
    companyNameCn: each.companyNameCn ?? null,
    persons: each.persons ?? null,
    facts: each.facts,
    references: each.references ?? null,
    alertId: each.alertId ?? null,
    openedAt: each.openedAt,
    openedBy: each.openedBy,
    decidedAt: each.decided?.at ?? null,
    decidedBy: each.decided?.by ?? null,
    decisionReason: each.decided?.reason ?? null,
    reportedOn: each.reportedOn ?? null,
    jfiuReference: each.jfiuReference ?? null,
    jfiuConsent: each.consent ?? null,
    consentOn: each.consentOn ?? null,
    followUpOn: each.followUpOn ?? null,
    closedAt: each.closed?.at ?? null,
    closedBy: each.closed?.by ?? null,
    closingReason: each.closed?.reason ?? null,
  })),
})
