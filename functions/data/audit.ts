import { keptUntil } from '#shared/privacy/retention.ts'
import { type AuditEntry, auditSortKey } from './audit-entries.ts'
import { companyPartition } from './companies.ts'
import { ttlAt } from './expiry.ts'
import { create, type Table, type Write } from './table.ts'

/** Entries are listed by the month they fall in (UTC), `2027-01`. */
export const auditMonth = (at: Date): string => at.toISOString().slice(0, 7)

export const auditGroupOf = (month: string) => `AUDIT#${month}`
/** Where the entries lie that concern no company, and nothing else does. */
export const portalPartition = 'PORTAL'
const partitionOf = (companyId: string | undefined) =>
  companyId ? companyPartition(companyId) : portalPartition

/** Goes into the transaction of the act itself. With a company it goes as the company does; one about none by its own age. */
export const recordAudit = (table: Table, entry: AuditEntry): Write =>
  create<AuditEntry>(table, {
    pk: partitionOf(entry.companyId),
    sk: auditSortKey(entry),
    gsi1pk: auditGroupOf(auditMonth(new Date(entry.at))),
    gsi1sk: `${entry.at}#${entry.auditId}`,
    type: 'audit',
    ...(entry.companyId ? {} : { ttl: ttlAt(keptUntil('lenderActs', new Date(entry.at))) }),
    ...entry,
  })
