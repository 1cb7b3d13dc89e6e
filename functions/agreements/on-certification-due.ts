import { buffer } from 'node:stream/consumers'
import { verificationCodeBytes, verificationCodeOf } from '#shared/agreements/verification-code.ts'
import { maskName } from '#shared/kyc/mask-kyc.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { type Agreement, type Certification, findAgreement, noteCertification } from '../data/agreements.ts'
import { recordCertifiedPaper } from '../data/certified-papers.ts'
import { recordEvent } from '../data/events.ts'
import { createPaperFile, measurePaper, paperType } from '../data/paper-files.ts'
import { sha256Of } from '../data/sha256.ts'
import type { Table } from '../data/table.ts'
import { siteLink } from '../mails/site-link.ts'
import { type CertifiedPdf, certifyPaper } from '../papers/certify-paper.ts'
import {
  certificationReason,
  type ExecutedAgreement,
  renderCompletionCertificate,
} from '../papers/completion-certificate.ts'
import { storePaper } from '../papers/store-paper.ts'
import type { Deps } from '../runtime/deps.ts'
import type { Subscriber } from '../runtime/subscriber.ts'

type Executed = Agreement & ExecutedAgreement

const isExecuted = (agreement: Agreement): agreement is Executed =>
  agreement.status === 'signed' && agreement.document !== undefined && agreement.signedAt !== undefined

/** What was signed, and nothing else: the signers have agreed to this very digest. */
const readDocument = async ({ files }: Deps, { agreementId, document }: Executed): Promise<Uint8Array> => {
  const content = await buffer(await files.read(document.key))
  if (sha256Of(content) !== document.sha256)
    throw new Error(`the document of agreement ${agreementId} is not the one that was signed`)
  return content
}

const drawCode = ({ random }: Deps): string =>
  verificationCodeOf(Buffer.from(random.secret(), 'base64url').subarray(0, verificationCodeBytes))

const certify = async (
  agreement: Executed,
  code: string,
  since: string,
  deps: Deps,
): Promise<CertifiedPdf> => {
  const address = siteLink(deps.config, siteScreens.verify)
  const [document, appended, reason] = await Promise.all([
    readDocument(deps, agreement),
    renderCompletionCertificate(agreement, { code, address, addressOfCode: `${address}#${code}` }),
    certificationReason(agreement.locale),
  ])
  return certifyPaper({ document, appended, reason, since }, deps)
}

/** What anybody is told who has the paper: the facts, with names masked. */
const verificationOf = (table: Table, agreement: Executed, certified: Certification) =>
  recordCertifiedPaper(
    table,
    {
      kind: agreement.kind ?? 'facility',
      number: agreement.agreementNumber,
      version: agreement.agreementVersion,
      agreementDate: agreement.agreementDate,
      completedAt: agreement.signedAt,
      certifiedAt: certified.at,
      signers: agreement.signers.map(({ name, signature }) => ({
        nameMasked: maskName(name),
        signedAt: signature?.signedAt ?? agreement.signedAt,
      })),
      companyMasked: maskName(agreement.companyName),
      documentSha256: agreement.document.sha256,
      documentSize: agreement.document.size,
      certifiedSha256: certified.sha256,
      certificateFingerprint: certified.certificateFingerprint,
      ...(agreement.chain ? { chain: agreement.chain } : {}),
      timeStamped: certified.timeStamped,
    },
    certified.verificationCode,
  )

/** The certified copy among the company's files. */
const fileCopy = (
  table: Table,
  { companyId, agreementId, agreementNumber, kind }: Executed,
  { key: objectKey, size, crc32, at }: Certification,
) =>
  createPaperFile(
    table,
    {
      companyId,
      fileId: `agreement-${agreementId}`,
      fileName: `${agreementNumber}.pdf`,
      kind: kind === 'addendum' ? kind : 'agreement',
      objectKey,
      size,
      crc32,
    },
    at,
  )

/**
 * Certifies an executed agreement, once: of two that do it at the same time, and after a crash between the store and the
 * table, one copy is on record. Nobody is told before it is.
 */
export const onCertificationDue: Subscriber<'certification-due'> = async (
  { companyId, agreementId },
  deps,
  { at: since, done },
) => {
  const { table, clock } = deps
  const agreement = await findAgreement(table, companyId, agreementId)
  if (!agreement || agreement.certified) return
  if (!isExecuted(agreement)) throw new Error(`agreement ${agreementId} was not signed by everyone`)
  const code = drawCode(deps)
  const { pdf, ...certificate } = await certify(agreement, code, since, deps)
  // Named by its content, as what was signed is.
  const key = `agreements/${companyId}/${agreementId}/${certificate.sha256}.pdf`
  await storePaper(deps, key, pdf, paperType)

  const now = clock()
  const certified: Certification = {
    ...certificate,
    ...measurePaper(pdf),
    key,
    at: now.toISOString(),
    verificationCode: code,
  }
  const outcome = await table.transact<string>({
    done,
    agreement: noteCertification(table, agreement, certified),
    file: fileCopy(table, agreement, certified),
    ...verificationOf(table, agreement, certified),
    event: recordEvent(
      table,
      { name: 'agreement-certified', companyId, agreementId },
      `agreement-certified#${agreementId}`,
      now,
    ),
  })
  if (!outcome.ok && !outcome.failed.includes('done'))
    throw new Error(`agreement ${agreementId} could not be certified: ${outcome.failed.join(', ')}`)
}
