import type { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { findAgreement, findAgreementText, hasEnded } from '../data/agreements.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { findSigning } from './find-signing.ts'

const pdfSeconds = 300

export const openSigning: Handler<typeof agreementsEndpoints.openSigning> = async ({ input }, deps) => {
  const found = await findSigning(deps, input.body.token)
  if (!found.ok) return refuse(found.reason)
  const { companyId, agreementId, signerId } = found.link
  const [agreement, words] = await Promise.all([
    findAgreement(deps.table, companyId, agreementId),
    findAgreementText(deps.table, companyId, agreementId),
  ])
  const signer = agreement?.signers.find((each) => each.signerId === signerId)
  if (!agreement?.document || !signer || !words) return refuse('linkInvalid')
  if (hasEnded(agreement)) return refuse('wrongState')
  const { document, agreementNumber } = agreement
  const { title, facts, opening, clauses, warning } = words.text
  return answer({
    signer_name: signer.name,
    company_name: agreement.companyName,
    agreement: {
      title,
      version: agreement.agreementVersion,
      locale: agreement.locale,
      pdf_url: await deps.files.presignDownload({
        key: document.key,
        fileName: `${agreementNumber}.pdf`,
        contentType: 'application/pdf',
        seconds: pdfSeconds,
      }),
      document_sha256: document.sha256,
      facts,
      opening,
      clauses,
      warning,
    },
    sign_status: signer.status,
    signed_at: signer.signature?.signedAt ?? null,
  })
}
