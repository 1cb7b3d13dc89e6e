import type { AuditEntryView } from '#shared/desk/audit.ts'
import { csvOf } from '#shared/portfolio/csv.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { readAudit } from './read-audit.ts'

const columns = [
  'at',
  'action',
  'actor',
  'isLook',
  'companyId',
  'reason',
  'subject',
  'approvedBy',
  'approvalReason',
  'proposalId',
  'ip',
  'userAgent',
  'sessionId',
  'requestId',
  'principal',
  'currency',
  'before',
  'after',
  'auditId',
  'actorName',
  'companyNameEn',
  'companyNameCn',
] as const

const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value)

const rowOf = (entry: AuditEntryView) =>
  Object.fromEntries(columns.map((name) => [name, textOf(entry[name])]))

export const exportAuditAct: RunAct<'audit-export'> = async (asked, _act, deps) => {
  const page = await readAudit(asked, deps)
  if (!page.ok) return page
  const content = csvOf(page.entries.map(rowOf), columns)
  return {
    ok: true,
    content: asked.cursor ? content.slice(content.indexOf('\r\n') + 2) : content,
    entries: page.entries.length,
    ...(page.cursor ? { cursor: page.cursor } : {}),
  }
}
