import { isCompanion } from '#shared/agreements/agreement-kinds.ts'
import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { isSameName, overallSignStatus } from '#shared/agreements/sign-status.ts'
import { type ProductLine, productLineIds, productLines } from '#shared/product-lines/product-lines.ts'
import {
  actsOf,
  agreementDocumentsOf,
  documentsOfSigner,
  hasSignedAll,
  signersSharingBrowser,
  withActs,
} from '../data/agreement-documents.ts'
import {
  type Agreement,
  awaitsSignerCheck,
  type IncreaseAgreement,
  isFacilityAgreement,
  type PlanAgreement,
  type Signature,
  type Signer,
  statusAt,
} from '../data/agreements.ts'
import { expectKycInForce } from '../data/companies.ts'
import { recordEvent } from '../data/events.ts'
import { advancePosition } from '../data/positions.ts'
import { findReading } from '../data/reading-progress.ts'
import { sha256Of } from '../data/sha256.ts'
import type { SigningStep } from '../data/signing-events.ts'
import type { Table, Write } from '../data/table.ts'
import { answer, type Handler, type Outcome, refuse } from '../http/handle.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { findSigningPerson } from '../kyc/signers-of-kyc.ts'
import { changeAgreement, type Decision, withSigner } from './change-agreement.ts'
import { findIdentifiedSigner } from './find-identified-signer.ts'
import { signerOfLink } from './find-signing.ts'
import { readerOf } from './reader-of.ts'
import { expectUnchangedAccounts, findSignerAccounts, refuseAfterReset } from './signer-accounts.ts'

type Signed = Outcome<typeof agreementsEndpoints.signAgreement>

const signedAnswer = (agreement: Agreement, { status }: Signer, signature: Signature) =>
  answer({
    sign_status: status,
    signed_at: signature.signedAt,
    document_sha256: signature.documentSha256,
    completed: agreement.status === 'signed',
  })

/** The signer has no session: the product line is the agreement's. */
const lineOf = ({ productCode }: Agreement): ProductLine => {
  const id = productLineIds.find((each) => productLines[each].productCode === productCode)
  if (!id) throw new Error(`no line has the product ${productCode}`)
  return productLines[id]
}

const offerOf = async (table: Table, { companyId, agreementId, requestId }: IncreaseAgreement) => {
  const { expectOffered } = await import('../data/limit-requests.ts')
  return expectOffered(table, companyId, requestId, agreementId)
}

const planOf = async (table: Table, { companyId, agreementId, planId }: PlanAgreement) => {
  const { expectOfferedPlan } = await import('../data/payment-plans.ts')
  return expectOfferedPlan(table, companyId, planId, agreementId)
}

/**
 * The further effects of the last signature: the application's last step, and the events that grant, recalculate or
 * raise the limit or start the payment plan, and certify each document. Where two signed from one browser, that waits
 * for the lender's check.
 */
const completion = async (table: Table, agreement: Agreement, now: Date): Promise<Record<string, Write>> => {
  const { companyId, agreementId } = agreement
  return {
    ...(isFacilityAgreement(agreement)
      ? { position: advancePosition(table, companyId, lineOf(agreement), 'Signing Completed', now) }
      : {}),
    ...(agreement.kind === 'increase' ? { offer: await offerOf(table, agreement) } : {}),
    ...(agreement.kind === 'plan' ? { plan: await planOf(table, agreement) } : {}),
    event: recordEvent(
      table,
      {
        name: 'signing-completed',
        companyId,
        agreementId,
        ...(awaitsSignerCheck(agreement) ? { awaitsCheck: true as const } : {}),
      },
      `signing-completed#${agreementId}`,
      now,
    ),
    ...Object.fromEntries(
      agreementDocumentsOf(agreement).map(({ kind }) => [
        `certification of ${kind}`,
        isCompanion(kind)
          ? recordEvent(
              table,
              { name: 'certification-due', companyId, agreementId, companion: kind },
              `certification-due#${agreementId}#${kind}`,
              now,
            )
          : recordEvent(
              table,
              { name: 'certification-due', companyId, agreementId },
              `certification-due#${agreementId}`,
              now,
            ),
      ]),
    ),
  }
}

/** The completed signing, as the last event of the chain. */
const completed = (agreement: Agreement): SigningStep => ({
  kind: 'completed',
  details: Object.fromEntries(
    agreementDocumentsOf(agreement).flatMap(({ kind, document }) =>
      document ? [[isCompanion(kind) ? `${kind}_sha256` : 'document_sha256', document.sha256]] : [],
    ),
  ),
})

/**
 * Records exactly once the signature of an identified signer who has read all of this very document. The digest selects
 * one of the signer's documents. The name typed must be the signer's, in English or in Chinese.
 */
export const signAgreement: Handler<typeof agreementsEndpoints.signAgreement> = async (
  { input, request },
  deps,
) => {
  const found = await findIdentifiedSigner(deps, input.body, findCurrentSections)
  if (!found.ok) return refuse(found.reason)
  const { table, clock } = deps
  const { full_name: fullName, document_sha256: documentSha256, drawn } = input.body
  const { company, sections } = found.current
  const signsStill = (signer: Signer) => findSigningPerson(sections, signer) !== undefined
  const decide = async (agreement: Agreement): Promise<Decision<Signed>> => {
    const signer = signerOfLink(agreement, found.link)
    if (!signer || !company) return { stop: refuse('linkInvalid') }
    const paper = documentsOfSigner(agreement, signer).find(
      (each) => each.document?.sha256 === documentSha256,
    )
    const given = paper && actsOf(signer, paper.kind).signature
    if (given) return { stop: signedAnswer(agreement, signer, given) }
    const now = clock()
    if (statusAt(agreement, now) !== 'ready') return { stop: refuse('wrongState') }
    if (!paper?.document) return { stop: refuse('changedMeanwhile') }
    const { kind, document } = paper
    if (!actsOf(signer, kind).readAt) return { stop: refuse('ruleBroken') }
    if (![signer.name, signer.nameCn ?? signer.name].some((name) => isSameName(fullName, name)))
      return { stop: refuse('invalidInput', [{ field: 'body.full_name', rule: 'invalid' }]) }
    const person = findSigningPerson(sections, signer)
    if (!person) return { stop: refuse('wrongUserStatus') }
    const { email } = signer
    const accounts = await findSignerAccounts(table, company.companyId, { email, person })
    const waits = refuseAfterReset(accounts, now)
    if (waits) return { stop: waits }
    const reading = await findReading(table, readerOf(agreement, document, signer))
    const readIn = reading?.locale ?? agreement.locale
    const drawnWith = documentsOfSigner(agreement, signer).find(
      (each) => actsOf(signer, each.kind).signature?.drawn !== undefined,
    )?.kind
    // One drawing for all documents: twenty signers draw in one agreement, which is one item of the table.
    const drawing = drawnWith ? { drawnWith } : drawn ? { drawn } : {}
    const signature: Signature = {
      fullName,
      signedAt: now.toISOString(),
      ip: request.ip,
      userAgent: request.userAgent,
      documentSha256,
      ...drawing,
      readIn,
      ...(signer.identified ? { identified: signer.identified } : {}),
    }
    const { signerId } = signer
    const { ip, userAgent } = request
    const steps: SigningStep[] = [
      { kind: 'consented', signerId, ip, userAgent, details: { paper: kind } },
      {
        kind: 'signed',
        signerId,
        ip,
        userAgent,
        details: {
          paper: kind,
          full_name: fullName,
          document_sha256: documentSha256,
          read_in: readIn,
          ...(drawnWith ? { drawn_with: drawnWith } : drawn ? { drawn_sha256: sha256Of(drawn) } : {}),
        },
      },
    ]
    const after = withActs(signer, kind, { consentedAt: signature.signedAt, signature })
    const signedBy: Signer = { ...after, status: hasSignedAll(agreement, after) ? 2 : after.status }
    const signed = withSigner(agreement, signedBy)
    if (overallSignStatus(signed.signers.map(({ status }) => status)) !== 2)
      return {
        change: signed,
        steps,
        writes: expectUnchangedAccounts(table, accounts),
        result: signedAnswer(signed, signedBy, signature),
        otherwise: async () => refuse('changedMeanwhile'),
      }
    // A signer who resigned since does not bind the company any more: the agreement has to be signed again by the
    // present signatories.
    if (!signed.signers.every(signsStill)) return { stop: refuse('wrongUserStatus') }
    const complete: Agreement = {
      ...signed,
      status: 'signed',
      signedAt: signature.signedAt,
      ...(signersSharingBrowser(signed).length > 0 ? { signerCheck: { since: signature.signedAt } } : {}),
    }
    return {
      change: complete,
      steps: [...steps, completed(complete)],
      writes: {
        ...(await completion(table, complete, now)),
        ...expectUnchangedAccounts(table, accounts),
        kyc: expectKycInForce(table, company),
      },
      result: signedAnswer(complete, signedBy, signature),
      otherwise: async () => refuse('changedMeanwhile'),
    }
  }
  return (await changeAgreement(deps, found.link, decide, found.agreement)) ?? refuse('linkInvalid')
}
