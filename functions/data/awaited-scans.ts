import { companyPartition } from './companies.ts'
import { ttlAfter } from './expiry.ts'
import { groupIndex, put, remove, type Table, type Write } from './table.ts'

/** An upload whose malware scan is waited for: what there is to look at again when its result does not come. */
export interface AwaitedScan {
  companyId: string
  fileId: string
  /** ISO timestamp, UTC. */
  since: string
}

/** Whoever has waited for days has uploaded the file anew, and people have known of it since. */
const keptForDays = 2

/** Each goes within a quarter of an hour: one key of the index bears what is uploaded meanwhile. */
const group = 'AWAITED-SCAN'

const key = (companyId: string, fileId: string) => ({
  pk: companyPartition(companyId),
  sk: `AWAITEDSCAN#${fileId}`,
})

export const awaitScan = (table: Table, scan: AwaitedScan): Write =>
  put<AwaitedScan>(table, {
    ...key(scan.companyId, scan.fileId),
    type: 'awaited-scan',
    gsi1pk: group,
    gsi1sk: `${scan.since}#${scan.fileId}`,
    ttl: ttlAfter(scan.since, keptForDays),
    ...scan,
  })

/** Access pattern: the scans of all companies that have been waited for since `before` or longer. Eventually consistent. */
export const listAwaitedScans = (table: Table, before: Date): AsyncGenerator<AwaitedScan> =>
  table.all<AwaitedScan>({
    index: groupIndex,
    pk: group,
    // Each begins with a year. "~" comes after the "#" that follows the time: that very instant is taken in.
    between: { from: '0', to: `${before.toISOString()}~` },
  })

export const removeAwaitedScan = (table: Table, { companyId, fileId }: AwaitedScan): Write =>
  remove<AwaitedScan>(table, key(companyId, fileId))
