import { companyItemKey } from './companies.ts'
import { ttlAfter } from './expiry.ts'
import { groupIndex, put, remove, type Table, type Write } from './table.ts'

/** An upload whose malware scan is pending, to be checked again if no result arrives. */
export interface AwaitedScan {
  companyId: string
  fileId: string
  /** ISO timestamp, UTC. */
  since: string
}

/** After some days the user has uploaded the file again, and the alarm has been raised. */
const keptForDays = 2

/** Each is removed within a quarter of an hour, so a single index partition has the throughput for all. */
const group = 'AWAITED-SCAN'

const key = (companyId: string, fileId: string) => companyItemKey(companyId, `AWAITEDSCAN#${fileId}`)

export const awaitScan = (table: Table, scan: AwaitedScan): Write =>
  put<AwaitedScan>(table, {
    ...key(scan.companyId, scan.fileId),
    type: 'awaited-scan',
    gsi1pk: group,
    gsi1sk: `${scan.since}#${scan.fileId}`,
    ttl: ttlAfter(scan.since, keptForDays),
    ...scan,
  })

/**
 * Access pattern: the scans of all companies that have been pending since `before` or longer. Eventually consistent.
 */
export const listAwaitedScans = (table: Table, before: Date): AsyncGenerator<AwaitedScan> =>
  table.all<AwaitedScan>({
    index: groupIndex,
    pk: group,
    // Each begins with a year. "~" sorts after the "#" that follows the time, so that the exact instant is included.
    between: { from: '0', to: `${before.toISOString()}~` },
  })

export const removeAwaitedScan = (table: Table, { companyId, fileId }: AwaitedScan): Write =>
  remove<AwaitedScan>(table, key(companyId, fileId))
