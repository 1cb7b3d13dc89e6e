import { maskEmail } from '#shared/account/mask-email.ts'
import { signingDeadline } from '#shared/agreements/signing-times.ts'
import {
  type AgreementPart,
  agreementDocumentsOf,
  withAgreementDocument,
} from '../data/agreement-documents.ts'
import {
  type Agreement,
  type AgreementDocument,
  findAgreement,
  isFacilityAgreement,
  replaceAgreement,
} from '../data/agreements.ts'
import { measureDocument, pdfContentType } from '../data/document-files.ts'
import { executedKey, textsKeyOf } from '../data/files.ts'
import { sha256Of } from '../data/sha256.ts'
import { appendSigningEvents, type SigningStep } from '../data/signing-events.ts'
import type { Write } from '../data/table.ts'
import { withDefaultTerms } from '../data/with-default-terms.ts'
import { agreementVersion, companionVersions, supplementVersions } from '../documents/agreement-version.ts'
import { documentText } from '../documents/document-text.ts'
import { renderAgreement } from '../documents/render-agreement.ts'
import type { Deps } from '../runtime/deps.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { inviteSigner } from './invite-signer.ts'

/** Nobody has read it yet: if the translations have changed since it was created, the new ones are used. */
const ofNewestTranslations = (made: Agreement): Agreement =>
  !isFacilityAgreement(made)
    ? { ...made, agreementVersion: supplementVersions[made.kind] }
    : {
        ...made,
        terms: withDefaultTerms(made.terms),
        agreementVersion,
        ...(made.companions
          ? {
              companions: made.companions.map((paper) => ({
                ...paper,
                version: companionVersions[paper.kind],
              })),
            }
          : {}),
      }

interface Rendered {
  paper: AgreementPart
  document: AgreementDocument
}

const render = async (deps: Deps, agreement: Agreement, paper: AgreementPart): Promise<Rendered> => {
  const { companyId, agreementId, locale } = agreement
  const [simplified, traditional, english] = await Promise.all([
    documentText(agreement, paper, 'zh-CN'),
    documentText(agreement, paper, 'zh-TW'),
    documentText(agreement, paper, 'en'),
  ])
  const texts = { 'zh-CN': simplified, 'zh-TW': traditional, en: english }
  const pdf = await renderAgreement(texts[locale], agreement, locale)
  const sha256 = sha256Of(pdf)
  const key = executedKey(companyId, agreementId, sha256)
  await Promise.all([
    deps.files.writeOnce(key, pdf, pdfContentType),
    // The binding text and its translations, so that later wording cannot replace what signers read.
    deps.files.writeOnce(textsKeyOf(key), Buffer.from(JSON.stringify(texts)), 'application/json'),
  ])
  const { length: clauses } = texts[locale].clauses
  return { paper, document: { key, sha256, ...measureDocument(pdf), clauses } }
}

const renderedStep = ({ paper: { kind, version }, document }: Rendered): SigningStep => ({
  kind: 'rendered',
  details: { paper: kind, document_sha256: document.sha256, version },
})

/** Renders all documents of a signing, and invites the signers in the transaction that makes it ready. */
export const onSigningInitiated: Subscriber<'signing-initiated'> = async (
  { companyId, agreementId },
  deps,
  { done },
) => {
  const { table, clock } = deps
  const found = await findAgreement(table, companyId, agreementId)
  if (found?.status !== 'rendering') return
  const agreement = ofNewestTranslations(found)
  const rendered: Rendered[] = []
  for (const paper of agreementDocumentsOf(agreement)) rendered.push(await render(deps, agreement, paper))

  const now = clock()
  const invitations: Record<string, Write> = {}
  for (const signer of agreement.signers) {
    const { link, event } = await inviteSigner(deps, agreement, signer, now)
    invitations[`link ${signer.signerId}`] = link
    invitations[`event ${signer.signerId}`] = event
  }
  const withDocuments = rendered.reduce(
    (made, { paper, document }) => withAgreementDocument(made, paper.kind, { document }),
    agreement,
  )
  const ready = appendSigningEvents<Agreement>(
    table,
    {
      ...withDocuments,
      status: 'ready',
      lapsesAt: agreement.lapsesAt ?? signingDeadline(now).toISOString(),
      signers: agreement.signers.map((signer) => ({ ...signer, invitedAt: now.toISOString() })),
    },
    [
      ...rendered.map(renderedStep),
      ...agreement.signers.map(
        ({ signerId, email }): SigningStep => ({
          kind: 'invited',
          signerId,
          details: { to: maskEmail(email) },
        }),
      ),
    ],
    now,
  )
  const outcome = await table.transact<string>({
    done,
    agreement: replaceAgreement(table, ready.agreement),
    ...ready.writes,
    ...invitations,
  })
  if (!outcome.ok && !outcome.failed.includes('done'))
    throw new Error(`agreement ${agreementId} could not be made ready: ${outcome.failed.join(', ')}`)
}
