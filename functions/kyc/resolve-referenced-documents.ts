import type { FieldError } from '#shared/api/envelope.ts'
import { kindOfFields } from '#shared/files/file-kinds.ts'
import { documentsOf, type KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { findCompleteDocument, retainFile, verdictOn } from '../data/files.ts'
import type { NamedFile } from '../data/kyc.ts'
import type { Table, Write } from '../data/table.ts'
import { personNamesByFile } from './person-names-by-file.ts'

/** The documents referenced by sections. */
interface References {
  /** The fields that reference a file which is not a completed file of this company. */
  unknown: FieldError[]
  /** The fields that reference a file which failed the malware scan. Unscanned files are not included. */
  notClean: FieldError[]
  files: NamedFile[]
  /** Belongs in the transaction that writes the sections, so that they reference only retained files. */
  keeping: Record<string, Write | undefined>
  /** The fields whose documents were removed before that transaction, by its failed writes. */
  lost(failed: readonly string[]): FieldError[]
}

const nameOf = (fileId: string): string => `document ${fileId}`

/** Finds the referenced documents, each once however many fields reference it. */
export const resolveReferencedDocuments = async (
  table: Table,
  companyId: string,
  sections: KycSections,
  now: Date,
): Promise<References> => {
  const named = documentsOf(sections)
  const persons = personNamesByFile(sections)
  const ids = new Set(named.map(({ fileId }) => fileId))
  const found = await Promise.all([...ids].map((id) => findCompleteDocument(table, companyId, id)))
  const documents = found.filter((document) => document !== undefined)
  const known = new Set(documents.map(({ fileId }) => fileId))
  const bad = new Set(
    documents.filter((file) => (verdictOn(file) ?? 'clean') !== 'clean').map(({ fileId }) => fileId),
  )
  const fieldsOf = (
    isWrong: (fileId: string) => boolean,
    rule: 'invalid' | 'fileNotClean' = 'invalid',
  ): FieldError[] => named.filter(({ fileId }) => isWrong(fileId)).map(({ field }) => ({ field, rule }))
  return {
    unknown: fieldsOf((fileId) => !known.has(fileId)),
    notClean: fieldsOf((fileId) => bad.has(fileId), 'fileNotClean'),
    files: documents.map(({ fileId, fileName, size }) => ({ fileId, fileName, size })),
    keeping: Object.fromEntries(
      documents.map((document) => {
        const fields = named.filter(({ fileId }) => fileId === document.fileId).map(({ field }) => field)
        const person = persons.get(document.fileId)
        return [nameOf(document.fileId), retainFile(table, document, kindOfFields(fields), now, person)]
      }),
    ),
    lost: (failed) => fieldsOf((fileId) => failed.includes(nameOf(fileId))),
  }
}
