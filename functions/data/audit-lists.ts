import { type AuditEntry, auditPartition, auditPrefix as prefix } from './audit-entries.ts'
import { companyPartition } from './companies.ts'
import { pageSequentially } from './page-sequentially.ts'
import { queryFilteredPage } from './query-filtered-page.ts'
import type { ItemPage, Table } from './table.ts'
import { userPartition } from './users.ts'

export interface AuditListing {
  limit: number
  cursor?: string | undefined
  /** Instants, ISO, UTC: inclusive start, exclusive end. */
  from?: string | undefined
  to?: string | undefined
  accepts?: ((entry: AuditEntry) => boolean) | undefined
}

/**
 * Entries of an owner, newest first. Entries from before audit partitions existed are stored among the owner's other
 * items.
 */
const listOwned = (
  table: Table,
  [own, former]: readonly [own: string, former: string],
  { from = '', to = '~', accepts, ...asked }: AuditListing,
): Promise<ItemPage<AuditEntry>> =>
  pageSequentially(
    [own, former].map(
      (pk) => (page) =>
        queryFilteredPage<AuditEntry>(
          table,
          { pk, between: { from: `${prefix}${from}`, to: `${prefix}${to}` }, newestFirst: true },
          { ...page, accepts },
        ),
    ),
    asked,
  )

/** Access pattern: audit entries of a company, newest first. */
export const listCompanyAudit = (
  table: Table,
  companyId: string,
  listing: AuditListing,
): Promise<ItemPage<AuditEntry>> =>
  listOwned(table, [auditPartition(companyId), companyPartition(companyId)], listing)

/** Access pattern: audit entries of a user's own account, newest first. */
export const listUserAudit = (
  table: Table,
  userId: string,
  listing: AuditListing,
): Promise<ItemPage<AuditEntry>> => listOwned(table, [auditPartition(userId), userPartition(userId)], listing)

/** The number of a company's latest entries that are examined for views. */
const maxEntries = 200

/**
 * Access pattern: what one person viewed of a company since an instant, among the company's latest entries, and the
 * instant from which they were examined. Strongly consistent: a record may have been opened a second ago.
 */
export const listViews = async (
  table: Table,
  companyId: string,
  { actor, principal }: Pick<AuditEntry, 'actor' | 'principal'>,
  since: string,
): Promise<{ views: AuditEntry[]; from: string }> => {
  const { items, cursor } = await table.query<AuditEntry>({
    pk: auditPartition(companyId),
    between: { from: `${prefix}${since}`, to: `${prefix}~` },
    newestFirst: true,
    limit: maxEntries,
    consistent: true,
  })
  const isOwn = (entry: AuditEntry) =>
    entry.actor === actor || (principal !== undefined && entry.principal === principal)
  return {
    views: items.filter((entry) => entry.isLook && isOwn(entry)),
    from: (cursor && items.at(-1)?.at) || since,
  }
}
