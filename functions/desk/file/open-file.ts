import * as z from 'zod/mini'
import { findCompleteFile, isFeeDocument } from '../../data/files.ts'
import { openFile } from '../../files/open-file.ts'
import { describedField, fields } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'
import { fileRefusalTranslations } from './file-refusal-translations.ts'

export const openFileAct = deskAct({
  name: 'file-open',
  summary:
    'A link by which a company’s file is saved, good for five minutes: what it showed for its KYC, a higher limit or a dispute, or a paper.',
  positional: ['companyId', 'fileId'],
  sensitive: {
    kinds: ['showsIdentity'],
    whyOnePerson:
      'Reviewers compare numbers with documents. Every file that is opened is on record, and its link is good for five minutes.',
  },
  schema: z.object({
    companyId: fields.companyId,
    fileId: describedField(z.string().check(z.minLength(1)), 'the file, as an act names it', 'c9f0f895-file'),
  }),
  run: async ({ companyId, fileId }, act, deps) => {
    const { table } = deps
    const file = await findCompleteFile(table, companyId, fileId)
    if (!file) return refuseAct('notFound', `company ${companyId} has no file ${fileId}`)
    // Roles for disputes and fees, without access to a company's documents, may open the files of those.
    const isOfBill = file.kind === 'dispute_evidence' || isFeeDocument(file)
    if (!isOfBill && !act.ownActs.includes('kyc-show'))
      return refuseAct('forbidden', `${act.actor} may open what a dispute or a fee rests on alone`)
    const opened = await openFile(file, deps)
    if (!opened.ok) return refuseAct(opened.reason, fileRefusalTranslations[opened.reason])
    // Access to identity documents is recorded.
    const written = await table.transact({
      audit: act.audit({ companyId, isLook: true, before: null, after: { fileId } }),
    })
    if (!written.ok) return refuseAct('changedMeanwhile', 'it could not be put on record; try again')
    const { fileName, contentType, size, kind } = file
    return { ok: true, companyId, fileId, fileName, contentType, size, kind: kind ?? null, url: opened.url }
  },
})
