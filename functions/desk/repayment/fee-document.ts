import { findCompleteFile, isFeeDocument, retainFile, verdictOn } from '../../data/files.ts'
import type { Table, Write } from '../../data/table.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'
import { fileRefusalTranslations } from '../file/file-refusal-translations.ts'

/**
 * The write that retains a fee's document among the company's files, where the seller finds it; refused if it does not
 * exist, is not the lender's, or did not pass the scan.
 */
export const retainFeeDocument = async (
  table: Table,
  { companyId, fileId }: { companyId: string; fileId: string },
  now: Date,
): Promise<{ ok: true; keeping: Write | undefined } | DeskRefusal> => {
  const file = await findCompleteFile(table, companyId, fileId)
  if (!file || !isFeeDocument(file))
    return refuseAct('notFound', `company ${companyId} has no document ${fileId} of the lender’s`)
  const verdict = verdictOn(file)
  if (verdict === undefined) return refuseAct('fileBeingChecked', fileRefusalTranslations.fileBeingChecked)
  if (verdict !== 'clean')
    return verdict === 'infected'
      ? refuseAct('fileUnsafe', fileRefusalTranslations.fileUnsafe)
      : refuseAct('fileUncheckable', fileRefusalTranslations.fileUncheckable)
  return { ok: true, keeping: retainFile(table, file, 'fee_document', now) }
}
