import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { readVerificationCode } from '#shared/agreements/verification-code.ts'
import { countCallFrom } from '../account/limits/count-call-from.ts'
import {
  type CertifiedDocument,
  findCertifiedDocument,
  findCertifiedDocumentOfCode,
} from '../data/certified-documents.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

/** From one network address: enough for a bank that checks all its documents in a day, not for trying codes. */
const checksADay = 500

const describe = (paper: CertifiedDocument, isCompared: boolean) => ({
  found: true as const,
  document_compared: isCompared,
  kind: paper.kind,
  number: paper.number,
  version: paper.version ?? null,
  agreement_date: paper.agreementDate,
  completed_at: paper.completedAt,
  certified_at: paper.certifiedAt,
  signers: paper.signers.map(({ nameMasked, signedAt, identified }) => ({
    name_masked: nameMasked,
    signed_at: signedAt,
    identified: identified ? { by: identified.by, id_last_four: identified.idLastFour } : null,
  })),
  company_masked: paper.companyMasked,
  document_sha256: paper.documentSha256,
  document_size: paper.documentSize,
  certified_sha256: paper.certifiedSha256,
  certificate_fingerprint: paper.certificateFingerprint,
  chain_end: paper.chain?.end ?? null,
  chain_length: paper.chain?.length ?? null,
  time_stamped: paper.timeStamped,
})

/** Public, for holders of the file or the document. Uncertified and altered documents get the same response. */
export const verifyAgreement: Handler<typeof agreementsEndpoints.verifyAgreement> = async (
  { input, request },
  deps,
) => {
  const { sha256, code } = input.body
  if ((sha256 === undefined) === (code === undefined))
    return refuse('invalidInput', [{ field: 'body.code', rule: 'required' }])
  const ofNetwork = countCallFrom(deps, 'paper-check-from', request.ip, checksADay)
  if (!(await ofNetwork.commit())) return ofNetwork.refusal()
  if (sha256 !== undefined) {
    const paper = await findCertifiedDocument(deps.table, sha256)
    return answer(paper ? describe(paper, true) : { found: false as const })
  }
  const read = readVerificationCode(code ?? '')
  const paper = read && (await findCertifiedDocumentOfCode(deps.table, read))
  return answer(paper ? describe(paper, false) : { found: false as const })
}
