import { buffer } from 'node:stream/consumers'
import { isCompanion, type SignedKind } from '#shared/agreements/agreement-kinds.ts'
import { verificationCodeBytes, verificationCodeOf } from '#shared/agreements/verification-code.ts'
import type { FileKind } from '#shared/files/file-kinds.ts'
import { maskName } from '#shared/kyc/mask-kyc.ts'
import { siteScreens } from '#shared/site/screen-paths.ts'
import {
  type AgreementPart,
  actsOf,
  findAgreementDocument,
  ownKindOf,
  signersOfDocument,
  withAgreementDocument,
} from '../data/agreement-documents.ts'
import {
  type Agreement,
  type AgreementDocument,
  type Certification,
  findAgreement,
} from '../data/agreements.ts'
import { proofOf, recordCertifiedDocument } from '../data/certified-documents.ts'
import { createDocumentFile, measureDocument, pdfContentType } from '../data/document-files.ts'
import { recordEvent } from '../data/events.ts'
import { executedKey } from '../data/files.ts'
import { sha256Of } from '../data/sha256.ts'
import type { Table } from '../data/table.ts'
import { type CertifiedPdf, certifyDocument } from '../documents/certify-document.ts'
import {
  certificationReason,
  type ExecutedDocument,
  renderCompletionCertificate,
} from '../documents/completion-certificate.ts'
import { storeDocument } from '../documents/store-document.ts'
import { siteLink } from '../mails/site-link.ts'
import type { Deps } from '../runtime/deps.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { changeAgreement } from './change-agreement.ts'

/** A fully signed agreement, and the document of it to be certified. */
interface Executed {
  agreement: Agreement
  paper: AgreementPart & { document: AgreementDocument }
  signedAt: string
}

const executed = (agreement: Agreement, kind: SignedKind): Executed => {
  const paper = findAgreementDocument(agreement, kind)
  const { status, signedAt, agreementId } = agreement
  if (status !== 'signed' || !paper?.document || !signedAt)
    throw new Error(`agreement ${agreementId} was not signed by everyone`)
  return { agreement, paper: { ...paper, document: paper.document }, signedAt }
}

/** The signed document itself: the signers have agreed to this very digest. */
const readDocument = async ({ files }: Deps, { agreement, paper }: Executed): Promise<Uint8Array> => {
  const content = await buffer(await files.read(paper.document.key))
  if (sha256Of(content) !== paper.document.sha256)
    throw new Error(`the document of agreement ${agreement.agreementId} is not the one that was signed`)
  return content
}

const drawCode = ({ random }: Deps): string =>
  verificationCodeOf(Buffer.from(random.secret(), 'base64url').subarray(0, verificationCodeBytes))

/** The content of the certificate of completion. */
const toCertify = ({ agreement, paper, signedAt }: Executed): ExecutedDocument => ({
  ...agreement,
  signedAt,
  kind: paper.kind,
  number: paper.number,
  document: paper.document,
  signers: signersOfDocument(agreement, paper.kind),
})

const certify = async (signed: Executed, code: string, since: string, deps: Deps): Promise<CertifiedPdf> => {
  const address = siteLink(deps.config, siteScreens.verify)
  const [document, appended, reason] = await Promise.all([
    readDocument(deps, signed),
    renderCompletionCertificate(toCertify(signed), { code, address, addressOfCode: `${address}#${code}` }),
    certificationReason(signed.agreement.locale),
  ])
  return certifyDocument({ document, appended, reason, since }, deps)
}

/** The public record for holders of the document, with names masked. */
const verificationOf = (table: Table, { agreement, paper, signedAt }: Executed, certified: Certification) =>
  recordCertifiedDocument(
    table,
    {
      kind: paper.kind,
      number: paper.number,
      version: paper.version,
      agreementDate: agreement.agreementDate,
      completedAt: signedAt,
      certifiedAt: certified.at,
      signers: signersOfDocument(agreement, paper.kind).map((signer) => ({
        nameMasked: maskName(signer.name),
        signedAt: actsOf(signer, paper.kind).signature?.signedAt ?? signedAt,
        ...proofOf(actsOf(signer, paper.kind).signature?.identified ?? signer.identified),
      })),
      companyMasked: maskName(agreement.companyName),
      documentSha256: paper.document.sha256,
      documentSize: paper.document.size,
      certifiedSha256: certified.sha256,
      certificateFingerprint: certified.certificateFingerprint,
      ...(agreement.chain ? { chain: agreement.chain } : {}),
      timeStamped: certified.timeStamped,
    },
    certified.verificationCode,
  )

const fileKinds = {
  facility: 'agreement',
  addendum: 'addendum',
  increase: 'increase',
  plan: 'plan',
  rpa: 'rpa',
  guarantee: 'guarantee',
} as const satisfies Record<SignedKind, FileKind>

/** The certified copy among the company's files. */
const fileCopy = (
  table: Table,
  { agreement: { companyId, agreementId }, paper: { kind, number } }: Executed,
  { key: objectKey, size, crc32, at }: Certification,
) =>
  createDocumentFile(
    table,
    {
      companyId,
      fileId: isCompanion(kind) ? `agreement-${agreementId}-${kind}` : `agreement-${agreementId}`,
      fileName: `${number}.pdf`,
      kind: fileKinds[kind],
      objectKey,
      size,
      crc32,
    },
    at,
  )

/**
 * Certifies an executed document, once: of concurrent runs, and after a crash between the store and the table, one copy
 * is on record. Notifications follow. Documents signed together are certified separately.
 */
export const onCertificationDue: Subscriber<'certification-due'> = async (
  { companyId, agreementId, companion },
  deps,
  { at: since, done },
) => {
  const { table, clock } = deps
  const agreement = await findAgreement(table, companyId, agreementId)
  const kind = companion ?? (agreement && ownKindOf(agreement))
  if (!agreement || !kind || findAgreementDocument(agreement, kind)?.certified) return
  const signed = executed(agreement, kind)
  const code = drawCode(deps)
  const { pdf, ...certificate } = await certify(signed, code, since, deps)
  const key = executedKey(companyId, agreementId, certificate.sha256)
  await storeDocument(deps, key, pdf, pdfContentType)

  const now = clock()
  const certified: Certification = {
    ...certificate,
    ...measureDocument(pdf),
    key,
    at: now.toISOString(),
    verificationCode: code,
  }
  const named = isCompanion(kind) ? { companion: kind } : {}
  await changeAgreement<undefined>(deps, { companyId, agreementId }, async (latest) =>
    findAgreementDocument(latest, kind)?.certified
      ? { stop: undefined }
      : {
          change: withAgreementDocument(latest, kind, { certified }),
          writes: {
            done,
            file: fileCopy(table, signed, certified),
            ...verificationOf(table, signed, certified),
            event: recordEvent(
              table,
              { name: 'agreement-certified', companyId, agreementId, ...named },
              `agreement-certified#${agreementId}${companion ? `#${companion}` : ''}`,
              now,
            ),
          },
          result: undefined,
        },
  )
}
