import type { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { isSameName, overallSignStatus } from '#shared/agreements/sign-status.ts'
import { type ProductLine, productLineIds, productLines } from '#shared/product-lines/product-lines.ts'
import { type Agreement, type Signature, type Signer, statusAt } from '../data/agreements.ts'
import { expectKycInForce } from '../data/companies.ts'
import { recordEvent } from '../data/events.ts'
import { advancePosition } from '../data/positions.ts'
import { sha256Of } from '../data/sha256.ts'
import type { SigningStep } from '../data/signing-events.ts'
import { findReading } from '../data/signing-readings.ts'
import type { Table, Write } from '../data/table.ts'
import { answer, type Handler, type Outcome, refuse } from '../http/handle.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { findSigningPerson } from '../kyc/signers-of-kyc.ts'
import { changeAgreement, type Decision, withSigner } from './change-agreement.ts'
import { findIdentified } from './find-identified.ts'
import { signerOfLink } from './find-signing.ts'
import { readerOf } from './reader-of.ts'

type Signed = Outcome<typeof agreementsEndpoints.signAgreement>

const signedAnswer = (agreement: Agreement, signature: Signature) =>
  answer({
    sign_status: 2,
    signed_at: signature.signedAt,
    document_sha256: signature.documentSha256,
    completed: agreement.status === 'signed',
  })

/** The signer has no session: the line is that of the agreement. */
const lineOf = ({ productCode }: Agreement): ProductLine => {
  const id = productLineIds.find((each) => productLines[each].productCode === productCode)
  if (!id) throw new Error(`no line has the product ${productCode}`)
  return productLines[id]
}

/**
 * What the last signature brings about besides: the application's last step, and the events by which the limit is granted
 * or computed anew, and the paper certified.
 */
const completion = (table: Table, agreement: Agreement, now: Date): Record<string, Write> => {
  const { companyId, agreementId } = agreement
  return {
    ...(agreement.kind === 'addendum'
      ? {}
      : { position: advancePosition(table, companyId, lineOf(agreement), 'Signing Completed', now) }),
    event: recordEvent(
      table,
      { name: 'signing-completed', companyId, agreementId },
      `signing-completed#${agreementId}`,
      now,
    ),
    certification: recordEvent(
      table,
      { name: 'certification-due', companyId, agreementId },
      `certification-due#${agreementId}`,
      now,
    ),
  }
}

/**
 * Records a signature exactly once, of who has proved to be the signer and has read all of this very document. The name
 * typed must be the signer's, in English or in Chinese.
 */
export const signAgreement: Handler<typeof agreementsEndpoints.signAgreement> = async (
  { input, request },
  deps,
) => {
  const found = await findIdentified(deps, input.body)
  if (!found.ok) return refuse(found.reason)
  const { table, clock } = deps
  const { full_name: fullName, document_sha256: documentSha256, drawn } = input.body
  const { company, sections } = await findCurrentSections(table, found.link.companyId)
  const signsStill = (signer: Signer) => findSigningPerson(sections, signer) !== undefined
  const decide = async (agreement: Agreement): Promise<Decision<Signed>> => {
    const signer = signerOfLink(agreement, found.link)
    const { document } = agreement
    if (!signer || !document || !company) return { stop: refuse('linkInvalid') }
    if (signer.signature) return { stop: signedAnswer(agreement, signer.signature) }
    const now = clock()
    if (statusAt(agreement, now) !== 'ready') return { stop: refuse('wrongState') }
    if (document.sha256 !== documentSha256) return { stop: refuse('changedMeanwhile') }
    if (!signer.readAt) return { stop: refuse('ruleBroken') }
    if (![signer.name, signer.nameCn ?? signer.name].some((name) => isSameName(fullName, name)))
      return { stop: refuse('invalidInput', [{ field: 'body.full_name', rule: 'invalid' }]) }
    if (!signsStill(signer)) return { stop: refuse('wrongUserStatus') }
    const reading = await findReading(table, readerOf(agreement, document, signer))
    const readIn = reading?.locale ?? agreement.locale
    const signature: Signature = {
      fullName,
      signedAt: now.toISOString(),
      ip: request.ip,
      userAgent: request.userAgent,
      documentSha256,
      ...(drawn ? { drawn } : {}),
      readIn,
    }
    const { signerId } = signer
    const { ip, userAgent } = request
    const given: SigningStep[] = [
      { kind: 'consented', signerId, ip, userAgent },
      {
        kind: 'signed',
        signerId,
        ip,
        userAgent,
        details: {
          full_name: fullName,
          document_sha256: documentSha256,
          read_in: readIn,
          ...(drawn ? { drawn_sha256: sha256Of(drawn) } : {}),
        },
      },
    ]
    const signed = withSigner(agreement, {
      ...signer,
      status: 2,
      consentedAt: signature.signedAt,
      signature,
    })
    if (overallSignStatus(signed.signers.map(({ status }) => status)) !== 2)
      return { change: signed, steps: given, result: signedAnswer(signed, signature) }
    // Who signed and resigned since does not bind the company any more: it is signed anew, by those who do.
    if (!signed.signers.every(signsStill)) return { stop: refuse('wrongUserStatus') }
    const complete: Agreement = { ...signed, status: 'signed', signedAt: signature.signedAt }
    return {
      change: complete,
      steps: [...given, { kind: 'completed', details: { document_sha256: documentSha256 } }],
      writes: { ...completion(table, complete, now), kyc: expectKycInForce(table, company) },
      result: signedAnswer(complete, signature),
      otherwise: async () => refuse('changedMeanwhile'),
    }
  }
  return (await changeAgreement(deps, found.link, decide)) ?? refuse('linkInvalid')
}
