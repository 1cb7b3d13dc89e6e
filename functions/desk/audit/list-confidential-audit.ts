import { auditMonth } from '../../data/audit.ts'
import { listConfidentialAudit } from '../../data/audit-months.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { describeEntries } from './read-audit.ts'

export const listConfidentialAuditAct: RunAct<'confidential-audit-list'> = async (
  { month, limit, cursor },
  _act,
  { table, clock },
) => {
  const page = await listConfidentialAudit(table, month ?? auditMonth(clock()), { limit, cursor })
  return {
    ok: true,
    entries: await describeEntries(table, page.items),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  }
}
