import { changeAgreement, withSigner } from '../../functions/agreements/change-agreement.ts'
import { signerOfLink } from '../../functions/agreements/find-signing.ts'
import { findAgreement } from '../../functions/data/agreements.ts'
import { findSigningLink } from '../../functions/data/signing-links.ts'
import { createSigningSession } from '../../functions/data/signing-sessions.ts'
import type { Deps } from '../../functions/runtime/deps.ts'

/** Has whom a link was mailed to identified and done with reading, without a code: what signing needs besides a name. */
export const beginSigning = async (deps: Pick<Deps, 'table' | 'clock'>, token: string) => {
  const { table, clock } = deps
  const link = await findSigningLink(table, token)
  const agreement = link && (await findAgreement(table, link.companyId, link.agreementId))
  if (!link || !agreement?.document) return undefined
  const { agreementId, signerId } = link
  const now = clock()
  const signing_session = `${token}-${now.getTime()}`
  await table.write(createSigningSession(table, signing_session, { agreementId, signerId, token }, now).write)
  await changeAgreement(deps, link, async (latest) => {
    const signer = signerOfLink(latest, link)
    if (!signer || signer.readAt) return { stop: undefined }
    return {
      change: withSigner(latest, { ...signer, readAt: now.toISOString() }),
      steps: [{ kind: 'read', signerId }],
      result: undefined,
    }
  })
  return { token, signing_session, document_sha256: agreement.document.sha256, consent: true as const }
}
