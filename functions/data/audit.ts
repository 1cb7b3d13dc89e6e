import { keptUntil } from '#shared/privacy/retention.ts'
import { type AuditEntry, auditPartition, auditSortKey } from './audit-entries.ts'
import { ttlAt } from './expiry.ts'
import { create, type Table, type Write } from './table.ts'

/** Entries are listed by the month they fall in (UTC), `2027-01`. */
export const auditMonth = (at: Date): string => at.toISOString().slice(0, 7)

export const auditGroupOf = (month: string) => `AUDIT#${month}`

/**
 * Entries of confidential acts have a list of their own: no other list contains them, or shows a gap in their place.
 */
export const confidentialGroupOf = (month: string) => `AUDIT#confidential#${month}`

/**
 * Belongs in the transaction of the act. Stored by month even if it is about a company, whose list other roles read.
 */
export const recordConfidentialAudit = (table: Table, entry: AuditEntry): Write => {
  const at = new Date(entry.at)
  const month = auditMonth(at)
  return create<AuditEntry>(table, {
    pk: auditPartition(`confidential#${month}`),
    sk: auditSortKey(entry),
    gsi1pk: confidentialGroupOf(month),
    gsi1sk: `${entry.at}#${entry.auditId}`,
    type: 'audit',
    ttl: ttlAt(keptUntil('lenderActs', at)),
    ...entry,
  })
}

/**
 * Belongs in the transaction of the act. An entry with a company is retained as long as the company; one without, by
 * its own age.
 */
export const recordAudit = (table: Table, entry: AuditEntry): Write => {
  const at = new Date(entry.at)
  const month = auditMonth(at)
  return create<AuditEntry>(table, {
    pk: auditPartition(entry.companyId ?? month),
    sk: auditSortKey(entry),
    gsi1pk: auditGroupOf(month),
    gsi1sk: `${entry.at}#${entry.auditId}`,
    type: 'audit',
    ...(entry.companyId ? {} : { ttl: ttlAt(keptUntil('lenderActs', at)) }),
    ...entry,
  })
}
