import type { ContactChange } from '#shared/agreements/contact-change.ts'
import {
  type AgreementPart,
  actsOf,
  documentsOfSigner,
  signedAtOf,
  signersSharingBrowser,
} from '../../data/agreement-documents.ts'
import { type Agreement, listAgreements, type Signer } from '../../data/agreements.ts'
import { findCompany } from '../../data/companies.ts'
import { pdfContentType } from '../../data/document-files.ts'
import type { Deps } from '../../runtime/deps.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { describeSignerCheck } from './describe-signer-check.ts'

const linkSeconds = 5 * 60

/** A requested change of address or number, and its state. */
const describeChange = (change: ContactChange) => ({
  email: change.email,
  mobile: change.mobile ?? null,
  askedAt: change.askedAt,
  askedBy: change.askedBy,
  waitsUntil: change.waitsUntil,
  releasedAt: change.released?.at ?? null,
  releasedBy: change.released?.by ?? null,
  objectedAt: change.objectedAt ?? null,
  inEffectAt: change.inEffectAt ?? null,
})

const told = (agreement: Agreement, signer: Signer) => {
  const { signerId, name, nameCn, capacity, status, identified, declined, email, mobile, contactChange } =
    signer
  return {
    signerId,
    name,
    email,
    mobile: mobile ?? null,
    nameCn: nameCn ?? null,
    capacity,
    signStatus: status,
    identifiedBy: identified?.by ?? null,
    signedAt: signedAtOf(agreement, signer) ?? null,
    papers: documentsOfSigner(agreement, signer).map(({ kind }) => ({
      kind,
      signedAt: actsOf(signer, kind).signature?.signedAt ?? null,
    })),
    contactChange: contactChange ? describeChange(contactChange) : null,
    declined: declined ?? null,
  }
}

/** The certified copy, by a link that is valid for minutes. */
const copyOf = async (
  { certified, number }: Pick<AgreementPart, 'certified' | 'number'>,
  { files }: Pick<Deps, 'files'>,
) =>
  certified
    ? {
        certifiedAt: certified.at,
        sha256: certified.sha256,
        timeStamped: certified.timeStamped,
        verificationCode: certified.verificationCode,
        url: await files.presignDownload({
          key: certified.key,
          fileName: `${number}.pdf`,
          contentType: pdfContentType,
          seconds: linkSeconds,
        }),
      }
    : null

export const listAgreementsAct: RunAct<'agreement-list'> = async ({ companyId }, _act, { table, files }) => {
  if (!(await findCompany(table, companyId))) return refuseAct('notFound', `there is no company ${companyId}`)
  const agreements = await listAgreements(table, companyId)
  return {
    ok: true,
    agreements: await Promise.all(
      agreements.map(async (agreement) => ({
        agreementId: agreement.agreementId,
        number: agreement.agreementNumber,
        kind: agreement.kind ?? 'facility',
        version: agreement.agreementVersion,
        date: agreement.agreementDate,
        locale: agreement.locale,
        status: agreement.status,
        signedAt: agreement.signedAt ?? null,
        signedTogether: signersSharingBrowser(agreement).map((names) => names.join(', ')),
        signerCheck: agreement.signerCheck ? describeSignerCheck(agreement.signerCheck) : null,
        signers: agreement.signers.map((signer) => told(agreement, signer)),
        certifiedCopy: await copyOf({ ...agreement, number: agreement.agreementNumber }, { files }),
        companions: await Promise.all(
          (agreement.companions ?? []).map(async (paper) => ({
            kind: paper.kind,
            number: paper.number,
            version: paper.version,
            certifiedCopy: await copyOf(paper, { files }),
          })),
        ),
      })),
    ),
  }
}
