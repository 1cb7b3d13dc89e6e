import type { Inspection } from './inspect-pdf.ts'
import type { CertifiedRecord } from './verification-query.ts'

/**
 * The verdict on a file.
 * - `genuine`: it is byte for byte what was certified, with our signature.
 * - `changed`: it was changed after it was signed. `record` is of the original, if known.
 * - `otherKey`: it has the code of one of our documents, but another signer's signature.
 * - `unsignedVersion`: the document before the signatures and the certificate of completion were added.
 * - `unrecorded`: its signature is valid, but the record could not be reached.
 * - `unknown`: it is not a document that we certified.
 */
export type Verdict =
  | { readonly state: 'genuine'; readonly record: CertifiedRecord; readonly timeStampedAt?: Date | undefined }
  | { readonly state: 'changed' | 'damaged'; readonly record?: CertifiedRecord | undefined }
  | { readonly state: 'otherKey' | 'unsignedVersion'; readonly record: CertifiedRecord }
  | { readonly state: 'unrecorded'; readonly fingerprint: string }
  | { readonly state: 'unknown'; readonly isSigned: boolean }
  | { readonly state: 'notPdf' | 'unreachable' }

/** Looks up the record of a certified document; undefined without one. Fails if the record cannot be reached. */
export type FindRecord = (by: { sha256: string } | { code: string }) => Promise<CertifiedRecord | undefined>

type Signed = Extract<Inspection, { kind: 'signed' }>

/** Finds the record of the original of a changed file: by the versions that it still contains, or by its code. */
const findFormer = async (
  { earlier, code }: { earlier: readonly string[]; code?: string },
  find: FindRecord,
): Promise<CertifiedRecord | undefined> => {
  for (const sha256 of earlier) {
    const record = await find({ sha256 })
    if (record) return record
  }
  return code ? find({ code }) : undefined
}

const judgeSigned = async (file: Signed, find: FindRecord): Promise<Verdict> => {
  const record = await find({ sha256: file.sha256 })
  if (record) {
    if (!file.isIntact) return { state: 'damaged', record }
    return file.fingerprint === record.certificate_fingerprint
      ? { state: 'genuine', record, timeStampedAt: file.timeStampedAt }
      : { state: 'otherKey', record }
  }
  const former = await findFormer(file, find)
  if (former && file.fingerprint !== former.certificate_fingerprint)
    return { state: 'otherKey', record: former }
  if (former || !file.isIntact || !file.coversAll) return { state: 'changed', record: former }
  return { state: 'unknown', isSigned: true }
}

const judgeFile = async (
  file: Exclude<Inspection, { kind: 'notPdf' }>,
  find: FindRecord,
): Promise<Verdict> => {
  if (file.kind === 'signed') return judgeSigned(file, find)
  if (file.kind === 'damaged')
    return { state: 'damaged', record: await findFormer({ ...file, earlier: [] }, find) }
  const record = await find({ sha256: file.sha256 })
  return record ? { state: 'unsignedVersion', record } : { state: 'unknown', isSigned: false }
}

/** The verdict without the record, as far as the file alone allows it. */
const judgeAlone = (file: Exclude<Inspection, { kind: 'notPdf' }>): Verdict => {
  if (file.kind === 'damaged') return { state: 'damaged' }
  if (file.kind === 'unsigned') return { state: 'unreachable' }
  // Bytes after those that the signature covers could alter every page. Our documents end with their signature.
  if (!file.isIntact || !file.coversAll) return { state: 'changed' }
  return { state: 'unrecorded', fingerprint: file.fingerprint }
}

/** Compares an inspected file with the record. */
export const judge = async (file: Inspection, find: FindRecord): Promise<Verdict> => {
  if (file.kind === 'notPdf') return { state: 'notPdf' }
  try {
    return await judgeFile(file, find)
  } catch {
    return judgeAlone(file)
  }
}
