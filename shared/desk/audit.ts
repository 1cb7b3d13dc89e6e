import * as z from 'zod/mini'
import { actName, companyNames, count, instant, recordId, text, yesNo } from './response-fields.ts'

/** An audit entry. */
export const auditEntryView = z.looseObject({
  auditId: recordId,
  at: instant,
  action: actName,
  /** Staff by name or address; for a seller, `user:` and the user id. */
  actor: text,
  /** The seller's name, or the masked address. Null for staff, and for a user who is erased. */
  actorName: z.nullable(text),
  reason: z.nullable(text),
  companyId: z.nullable(recordId),
  ...companyNames,
  /** True where personal data was viewed and nothing changed. */
  isLook: yesNo,
  before: z.unknown(),
  after: z.unknown(),
})
export type AuditEntryView = z.output<typeof auditEntryView>

export const auditList = z.strictObject({
  entries: z.array(auditEntryView),
  cursor: z.exactOptional(text),
})
export type AuditList = z.output<typeof auditList>

/** A page of the audit as CSV; the first page has the header. */
export const auditExport = z.strictObject({
  content: text,
  entries: count,
  cursor: z.exactOptional(text),
})
export type AuditExport = z.output<typeof auditExport>
