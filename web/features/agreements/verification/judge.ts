import type { Inspection } from './inspect-pdf.ts'
import type { CertifiedRecord } from './verification-query.ts'

/**
 * What is to be said of a file.
 * - `genuine`: it is byte for byte what was certified, and the signature is ours.
 * - `changed`: it was signed, and is not any more what was signed. `record`: of what it was once.
 * - `otherKey`: it bears the code of one of our papers, and somebody else's signature.
 * - `unsignedVersion`: what was signed, without the signatures and the certificate of completion.
 * - `unrecorded`: its signature holds, and the record could not be asked whose it is.
 * - `unknown`: nothing that we certified.
 */
export type Verdict =
  | { readonly state: 'genuine'; readonly record: CertifiedRecord; readonly timeStampedAt?: Date | undefined }
  | { readonly state: 'changed' | 'damaged'; readonly record?: CertifiedRecord | undefined }
  | { readonly state: 'otherKey' | 'unsignedVersion'; readonly record: CertifiedRecord }
  | { readonly state: 'unrecorded'; readonly fingerprint: string }
  | { readonly state: 'unknown'; readonly isSigned: boolean }
  | { readonly state: 'notPdf' | 'unreachable' }

/** Asks the record: what was certified, `undefined` where nothing was. Fails where it cannot be asked. */
export type FindRecord = (by: { sha256: string } | { code: string }) => Promise<CertifiedRecord | undefined>

type Signed = Extract<Inspection, { kind: 'signed' }>

/** What a file was before it was changed: by the versions that it still holds, or by the code that it names. */
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
  if (former || !file.isIntact) return { state: 'changed', record: former }
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

/** What can be said where the record cannot be asked: what is wrong with the file shows in the file. */
const judgeAlone = (file: Exclude<Inspection, { kind: 'notPdf' }>): Verdict => {
  if (file.kind === 'damaged') return { state: 'damaged' }
  if (file.kind === 'unsigned') return { state: 'unreachable' }
  if (!file.isIntact) return { state: 'changed' }
  // What was added after the signature may be what keeps it verifiable for years: the record alone tells.
  return { state: 'unrecorded', fingerprint: file.fingerprint }
}

/** Holds what was found in a file against the record. */
export const judge = async (file: Inspection, find: FindRecord): Promise<Verdict> => {
  if (file.kind === 'notPdf') return { state: 'notPdf' }
  try {
    return await judgeFile(file, find)
  } catch {
    return judgeAlone(file)
  }
}
