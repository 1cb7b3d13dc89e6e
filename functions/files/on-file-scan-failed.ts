import { findFile } from '../data/files.ts'
import { createUserMessage } from '../notifications/create-message.ts'
import type { Subscriber } from '../runtime/subscriber.ts'

/** Tells the company which file failed the scan, and deletes the content of one with malware: nobody will open it. */
export const onFileScanFailed: Subscriber<'file-scan-failed'> = async (
  { companyId, fileId, objectKey, verdict },
  deps,
  delivery,
) => {
  const { table, files } = deps
  if (verdict === 'infected') await files.remove(objectKey)
  const file = await findFile(table, companyId, fileId)
  // A document of the lender's that failed is no company's concern: nothing rests on it, and the desk is shown why.
  if (!file || file.origin === 'lender') return
  await createUserMessage(
    companyId,
    { kind: `file-${verdict}`, file: { name: file.fileName } },
    deps,
    delivery,
  )
}
