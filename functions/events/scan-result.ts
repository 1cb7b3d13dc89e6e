import * as z from 'zod/mini'
import { overridesVerdict, type ScanVerdict } from '#shared/files/file-scan.ts'
import { recordEvent } from '../data/events.ts'
import { fileOfKey, findFile, recordScanResult } from '../data/files.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Deps } from '../runtime/deps.ts'

export const scanResultSource = 'aws.guardduty'

/** GuardDuty's result for an object, by EventBridge: the fields in use. */
const scanResult = z.object({
  detail: z.object({
    s3ObjectDetails: z.object({ objectKey: z.string() }),
    scanResultDetails: z.object({
      scanResultStatus: z.enum([
        'NO_THREATS_FOUND',
        'THREATS_FOUND',
        'UNSUPPORTED',
        'ACCESS_DENIED',
        'FAILED',
      ]),
    }),
  }),
})

type ScanResultStatus = z.infer<typeof scanResult>['detail']['scanResultDetails']['scanResultStatus']

/** A failed scan is no verdict: the file is scanned again, or stays without one. */
const verdicts: Record<ScanResultStatus, ScanVerdict | undefined> = {
  NO_THREATS_FOUND: 'clean',
  THREATS_FOUND: 'infected',
  UNSUPPORTED: 'unscannable',
  ACCESS_DENIED: undefined,
  FAILED: undefined,
}

type Reached = Pick<Deps, 'table' | 'clock'>

/** Returns whether the verdict was new: not for a removed file, other content, or a repeated result. */
const noteVerdict = async (
  objectKey: string,
  verdict: ScanVerdict,
  { table, clock }: Reached,
): Promise<boolean | typeof changed> => {
  const named = fileOfKey(objectKey)
  const file = named && (await findFile(table, named.companyId, named.fileId))
  // The portal's own files are scanned as well, with the whole bucket; nobody waits for them.
  if (!file || file.origin === 'portal') return false
  if (file.status === 'complete' && file.objectKey !== objectKey) return false
  const before = file.scan?.objectKey === objectKey ? file.scan.verdict : undefined
  if (!overridesVerdict(verdict, before)) return false
  const { companyId, fileId } = file
  const outcome = await table.transact({
    scan: recordScanResult(table, file, { objectKey, verdict }),
    event:
      verdict === 'clean'
        ? undefined
        : recordEvent(
            table,
            { name: 'file-scan-failed', companyId, fileId, objectKey, verdict },
            `file-scan-failed:${objectKey}:${verdict}`,
            clock(),
          ),
  })
  return outcome.ok || changed
}

/**
 * Handles the results of the malware scan. They arrive at least once and in any order, also for files that are
 * incomplete or deleted: a repeated or superseded result changes nothing.
 */
export const createScanResultHandler =
  ({ table, clock, log }: Reached & Pick<Deps, 'log'>) =>
  async (event: unknown): Promise<void> => {
    const { s3ObjectDetails, scanResultDetails } = scanResult.parse(event).detail
    const { objectKey } = s3ObjectDetails
    const { scanResultStatus } = scanResultDetails
    const verdict = verdicts[scanResultStatus]
    const fields = { ...fileOfKey(objectKey), result: scanResultStatus }
    if (!verdict) {
      log('error', 'a file could not be scanned', fields)
      return
    }
    const noted = await retryOnChange(() => noteVerdict(objectKey, verdict, { table, clock }))
    if (noted === changed) throw new Error('a file changed each time that its scan was to be noted')
    log('info', 'a file was scanned', { ...fields, noted: String(noted) })
  }
