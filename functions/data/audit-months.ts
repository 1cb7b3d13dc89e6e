import { auditGroupOf, auditMonth, confidentialGroupOf } from './audit.ts'
import type { AuditEntry } from './audit-entries.ts'
import type { AuditListing } from './audit-lists.ts'
import { queryFilteredPage } from './query-filtered-page.ts'
import { groupIndex, type Item, type ItemPage, type Table } from './table.ts'

const listGroupOfMonth =
  (groupOf: (month: string) => string) =>
  (
    table: Table,
    month: string,
    { from = '0', to = '~', ...page }: AuditListing,
  ): Promise<ItemPage<AuditEntry>> =>
    queryFilteredPage<AuditEntry>(
      table,
      { pk: groupOf(month), index: groupIndex, between: { from, to }, newestFirst: true },
      page,
    )

/** Access pattern: audit entries of the back office in a month, newest first. */
export const listMonthAudit = listGroupOfMonth(auditGroupOf)

/** Access pattern: audit entries of confidential acts in a month, newest first. */
export const listConfidentialAudit = listGroupOfMonth(confidentialGroupOf)

/** The months from that of `first` to that of `last`, both days as `2027-01-31`. */
function* monthsOf(first: string, last: string): Generator<string> {
  const at = new Date(`${first.slice(0, 7)}-01T00:00:00Z`)
  for (; auditMonth(at) <= last.slice(0, 7); at.setUTCMonth(at.getUTCMonth() + 1)) yield auditMonth(at)
}

/**
 * Access pattern: audit entries of the back office, or those of confidential acts, in a range of days (UTC, both
 * included), oldest first. Eventually consistent.
 */
export async function* listLenderAudit(
  table: Table,
  first: string,
  last: string,
  groupOf: (month: string) => string = auditGroupOf,
): AsyncGenerator<Item<AuditEntry>> {
  if (first > last) return
  for (const month of monthsOf(first, last))
    yield* table.all<AuditEntry>({
      index: groupIndex,
      pk: groupOf(month),
      // "U" sorts after the "T" that follows a day.
      between: { from: first, to: `${last}U` },
    })
}
