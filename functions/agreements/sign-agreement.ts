import type { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { isSameName, overallSignStatus } from '#shared/agreements/sign-status.ts'
import { type ProductLine, productLineIds, productLines } from '#shared/product-lines/product-lines.ts'
import { type Agreement, hasEnded, type Signature } from '../data/agreements.ts'
import { recordEvent } from '../data/events.ts'
import { createPaperFile } from '../data/paper-files.ts'
import { advancePosition } from '../data/positions.ts'
import type { SigningStep } from '../data/signing-events.ts'
import type { Table, Write } from '../data/table.ts'
import { answer, type Handler, type Outcome, refuse } from '../http/handle.ts'
import { changeAgreement, type Decision, withSigner } from './change-agreement.ts'
import { findSigning } from './find-signing.ts'

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

/** Files the signed agreement with the company's files. */
const fileAgreement = (
  table: Table,
  { companyId, agreementId, agreementNumber, kind }: Agreement,
  { key: objectKey, size, crc32 }: NonNullable<Agreement['document']>,
  at: string,
): Write =>
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
 * What the last signature brings about besides: the signed paper among the company's files, the application's last step,
 * and the event that grants the limit or has it computed anew.
 */
const completion = (table: Table, agreement: Agreement, now: Date): Record<string, Write> => {
  const { companyId, agreementId, document } = agreement
  return {
    ...(document ? { file: fileAgreement(table, agreement, document, now.toISOString()) } : {}),
    ...(agreement.kind === 'addendum'
      ? {}
      : { position: advancePosition(table, companyId, lineOf(agreement), 'Signing Completed', now) }),
    event: recordEvent(
      table,
      { name: 'signing-completed', companyId, agreementId },
      `signing-completed#${agreementId}`,
      now,
    ),
  }
}

/** Records a signature exactly once. The name typed must be the signer's, in English or in Chinese. */
export const signAgreement: Handler<typeof agreementsEndpoints.signAgreement> = async (
  { input, request },
  deps,
) => {
  const found = await findSigning(deps, input.body.token)
  if (!found.ok) return refuse(found.reason)
  const { table, clock } = deps
  const fullName = input.body.full_name
  const decide = async (agreement: Agreement): Promise<Decision<Signed>> => {
    const signer = agreement.signers.find(({ signerId }) => signerId === found.link.signerId)
    if (!signer || !agreement.document) return { stop: refuse('linkInvalid') }
    if (hasEnded(agreement)) return { stop: refuse('wrongState') }
    if (![signer.name, signer.nameCn ?? signer.name].some((name) => isSameName(fullName, name)))
      return { stop: refuse('invalidInput', [{ field: 'body.full_name', rule: 'invalid' }]) }
    if (signer.signature) return { stop: signedAnswer(agreement, signer.signature) }
    const now = clock()
    const signature: Signature = {
      fullName,
      signedAt: now.toISOString(),
      ip: request.ip,
      userAgent: request.userAgent,
      documentSha256: agreement.document.sha256,
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
        details: { full_name: fullName, document_sha256: signature.documentSha256 },
      },
    ]
    const signed = withSigner(agreement, { ...signer, status: 2, signature })
    if (overallSignStatus(signed.signers.map(({ status }) => status)) !== 2)
      return { change: signed, steps: given, result: signedAnswer(signed, signature) }
    const complete: Agreement = { ...signed, status: 'signed', signedAt: signature.signedAt }
    return {
      change: complete,
      steps: [...given, { kind: 'completed', details: { document_sha256: signature.documentSha256 } }],
      writes: completion(table, complete, now),
      result: signedAnswer(complete, signature),
    }
  }
  return (await changeAgreement(deps, found.link, decide)) ?? refuse('linkInvalid')
}
