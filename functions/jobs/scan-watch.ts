import { scanIsLateMs } from '#shared/files/file-scan.ts'
import { type AwaitedScan, listAwaitedScans, removeAwaitedScan } from '../data/awaited-scans.ts'
import { findCompleteFile, verdictOn } from '../data/files.ts'
import type { Deps } from '../runtime/deps.ts'

const isAwaited = async ({ companyId, fileId }: AwaitedScan, { table }: Deps): Promise<boolean> => {
  const file = await findCompleteFile(table, companyId, fileId)
  return file !== undefined && verdictOn(file) === undefined
}

export type ScanWatch = {
  /** Files whose scan is overdue. */
  late: number
}

/**
 * Counts the uploads that wait for their malware scan for longer than any takes, for the alarm on its log line. Those
 * with a result, or removed ones, are no longer watched. Concurrent runs and crashes are harmless.
 */
export const watchScans = async (deps: Deps): Promise<ScanWatch> => {
  const { table, clock, log } = deps
  let late = 0
  for await (const scan of listAwaitedScans(table, new Date(clock().getTime() - scanIsLateMs))) {
    if (!(await isAwaited(scan, deps))) {
      await table.write(removeAwaitedScan(table, scan))
      continue
    }
    late++
    const { companyId, fileId, since } = scan
    log('error', 'a file waits for its scan', { companyId, fileId, since })
  }
  log('info', 'the scans were watched', { late })
  return { late }
}
