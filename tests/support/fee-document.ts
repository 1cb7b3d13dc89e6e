import { findFile, recordScanResult } from '../../functions/data/files.ts'
import { callDesk } from './draw-money.ts'
import type { TestApp } from './test-app.ts'

/** A bank's advice as evidence for a fee; `content` makes it a different one. */
export const feePdf = (content = 'advice'): string => Buffer.from(`%PDF-1.7\n${content}\n`).toString('base64')

/** Files a document for a facility's fee, without a malware scan. */
export const fileFeeDocument = async (
  app: TestApp,
  facilityId: string,
  content?: string,
): Promise<string> => {
  const filed = await callDesk(app, 'fee-document-add', { facilityId, name: 'advice', file: feePdf(content) })
  if (!filed.ok) throw new Error(filed.message)
  return String(filed['fileId'])
}

/** Files a document that the malware scan found clean, and returns its id. */
export const feeDocument = async (
  app: TestApp,
  { facilityId, companyId }: { facilityId: string; companyId: string },
  content?: string,
): Promise<string> => {
  const fileId = await fileFeeDocument(app, facilityId, content)
  const file = await findFile(app.deps.table, companyId, fileId)
  if (!file) throw new Error(`there is no document ${fileId}`)
  if (!file.scan)
    await app.deps.table.write(
      recordScanResult(app.deps.table, file, { objectKey: file.objectKey, verdict: 'clean' }),
    )
  return fileId
}
