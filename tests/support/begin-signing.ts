import { changeAgreement, withSigner } from '../../functions/agreements/change-agreement.ts'
import { signerOfLink } from '../../functions/agreements/find-signing.ts'
import { actsOf, nextDocumentOf, withActs } from '../../functions/data/agreement-documents.ts'
import { findAgreement } from '../../functions/data/agreements.ts'
import { findSigningLink } from '../../functions/data/signing-links.ts'
import { createSigningSession } from '../../functions/data/signing-sessions.ts'
import type { Deps } from '../../functions/runtime/deps.ts'

/**
 * Opens the mailed link, identifies the signer and reads the document to its end, without a real code: everything that
 * a signature needs except the name.
 */
export const beginSigning = async (deps: Pick<Deps, 'table' | 'clock'>, token: string) => {
  const { table, clock } = deps
  const link = await findSigningLink(table, token)
  const agreement = link && (await findAgreement(table, link.companyId, link.agreementId))
  const opened = link && agreement && signerOfLink(agreement, link)
  const paper = opened && nextDocumentOf(agreement, opened)
  if (!link || !paper?.document) return undefined
  const { kind, document } = paper
  const { agreementId, signerId } = link
  const now = clock()
  const signing_session = `${token}-${now.getTime()}`
  await table.write(createSigningSession(table, signing_session, { agreementId, signerId, token }, now).write)
  await changeAgreement(deps, link, async (latest) => {
    const signer = signerOfLink(latest, link)
    if (!signer || actsOf(signer, kind).readAt) return { stop: undefined }
    return {
      change: withSigner(latest, withActs(signer, kind, { readAt: now.toISOString() })),
      steps: [{ kind: 'read', signerId }],
      result: undefined,
    }
  })
  return { token, signing_session, document_sha256: document.sha256, consent: true as const }
}
