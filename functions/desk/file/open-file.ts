import { findCompleteFile, isFeeDocument } from '../../data/files.ts'
import { changed, retryOnChange } from '../../data/retry-on-change.ts'
import { openFile } from '../../files/open-file.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { recordFileOpened } from '../kyc/record-file-opened.ts'
import { fileRefusalTranslations } from './file-refusal-translations.ts'

export const openFileAct: RunAct<'file-open'> = async ({ companyId, fileId }, act, deps) => {
  const { table } = deps
  const file = await findCompleteFile(table, companyId, fileId)
  if (!file) return refuseAct('notFound', `company ${companyId} has no file ${fileId}`)
  // Roles for disputes and fees, without access to a company's documents, may open the files of those.
  const isOfBill = file.kind === 'dispute_evidence' || isFeeDocument(file)
  if (!isOfBill && !(await act.permits('kyc-show')))
    return refuseAct('forbidden', `${act.actor} may open what a dispute or a fee rests on alone`)
  const opened = await openFile(file, deps)
  if (!opened.ok) return refuseAct(opened.reason, fileRefusalTranslations[opened.reason])
  const isRecorded = await retryOnChange(async () => {
    const written = await table.transact({
      review: await recordFileOpened(file, act, deps),
      // Access to identity documents is recorded.
      audit: act.audit({ companyId, isLook: true, before: null, after: { fileId } }),
    })
    return written.ok || changed
  })
  if (isRecorded === changed) return refuseAct('changedMeanwhile', 'it could not be put on record; try again')
  const { fileName, contentType, size, kind } = file
  return { ok: true, companyId, fileId, fileName, contentType, size, kind: kind ?? null, url: opened.url }
}
