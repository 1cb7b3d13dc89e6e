import { findFile } from '../data/files.ts'
import { notification } from '../data/notifications.ts'
import type { Subscriber } from '../runtime/subscriber.ts'

/**
 * Notifies the company which file failed the scan, and deletes the content of one with malware: nobody can open it any
 * more.
 */
export const onFileScanFailed: Subscriber<'file-scan-failed'> = async (
  { companyId, fileId, objectKey, verdict },
  { table, files },
) => {
  if (verdict === 'infected') await files.remove(objectKey)
  const file = await findFile(table, companyId, fileId)
  // A failed document of the lender does not concern the company: nothing references it, and the back office sees why.
  if (!file || file.origin === 'lender') return
  return notification(companyId, `file-${verdict}`, { file: file.fileName })
}
