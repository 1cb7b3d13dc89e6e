import { maximumFileSize } from '#shared/files/file-types.ts'
import { startOfNextDay } from '#shared/time/business-date.ts'
import { countCall } from '../account/limits/count-call.ts'
import { createFile, type StoredFile } from '../data/files.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { findUploadQuota } from '../data/upload-quota.ts'
import { type Refused, refuseUntil } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

/** Files of a company: a verification needs some forty, and each may be repeated. */
export const maxUploadsADay = 500

/**
 * Unreferenced bytes of a company, including open upload tickets: 25 of the largest files. A form references a file as
 * soon as it is saved, and unreferenced files expire after 30 days.
 */
export const maxUnreferencedBytes = 25 * maximumFileSize

/** In each attempt, at least one of the concurrent uploads succeeds: no form has this many files. */
const tries = 100

/**
 * Creates the pending file of an upload, within a company's daily limit and its limit of unreferenced bytes. Concurrent
 * uploads cannot exceed either. Undefined on success.
 */
export const beginUpload = async (
  file: StoredFile,
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
): Promise<Refused<'tooManyRequests'> | undefined> => {
  const now = clock()
  const full = () => refuseUntil('tooManyRequests', startOfNextDay(now).getTime(), now)
  const begun = await retryOnChange(async () => {
    const { unkeptBytes, taken } = await findUploadQuota(table, file.companyId, now)
    if (unkeptBytes + file.size > maxUnreferencedBytes) return full()
    const ofDay = countCall({ table, clock }, 'upload', file.companyId, maxUploadsADay)
    const written = await table.transact({ counted: ofDay.write, file: createFile(table, file), room: taken })
    if (written.ok) return undefined
    return written.failed.includes('counted') ? ofDay.refusal() : changed
  }, tries)
  return begun === changed ? full() : begun
}
