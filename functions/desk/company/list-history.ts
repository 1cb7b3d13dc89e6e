import type { CompanyHistory } from '#shared/desk/company.ts'
import type { AuditEntry } from '../../data/audit-entries.ts'
import { listCompanyAudit } from '../../data/audit-lists.ts'
import { findCompany } from '../../data/companies.ts'
import { findCompanyNote } from '../../data/company-notes.ts'
import type { Table } from '../../data/table.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

const noteIn = async (table: Table, { action, companyId, after }: AuditEntry): Promise<string | null> => {
  const { noteId } = (after ?? {}) as { noteId?: unknown }
  if (action !== 'company-note' || !companyId || typeof noteId !== 'string') return null
  return (await findCompanyNote(table, companyId, noteId))?.text ?? null
}

const proposedActOf = ({ action, after }: AuditEntry): string | null => {
  const { action: proposed } = (after ?? {}) as { action?: unknown }
  return action === 'proposal-make' && typeof proposed === 'string' ? proposed : null
}

const describeEntry = async (
  table: Table,
  entry: AuditEntry,
): Promise<CompanyHistory['entries'][number]> => ({
  auditId: entry.auditId,
  at: entry.at,
  actor: entry.actor,
  action: entry.action,
  proposedAct: proposedActOf(entry),
  isLook: entry.isLook ?? false,
  reason: entry.reason ?? null,
  approvedBy: entry.approvedBy ?? null,
  note: await noteIn(table, entry),
})

export const listHistoryAct: RunAct<'company-history'> = async (
  { companyId, limit, cursor },
  _act,
  { table },
) => {
  if (!(await findCompany(table, companyId))) return refuseAct('notFound', `there is no company ${companyId}`)
  const page = await listCompanyAudit(table, companyId, {
    limit,
    cursor,
    accepts: ({ isRoutine }) => isRoutine !== true,
  })
  const history: CompanyHistory = {
    companyId,
    entries: await Promise.all(page.items.map((entry) => describeEntry(table, entry))),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  }
  return { ok: true, ...history }
}
