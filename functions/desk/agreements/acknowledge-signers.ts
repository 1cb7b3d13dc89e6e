import { changeAgreement, type Decision } from '../../agreements/change-agreement.ts'
import { signersSharingBrowser } from '../../data/agreement-documents.ts'
import { type Agreement, awaitsSignerCheck } from '../../data/agreements.ts'
import { recordEvent } from '../../data/events.ts'
import { type Outcome, type RunAct, refuseAct } from '../engine/desk-act.ts'

export const acknowledgeSignersAct: RunAct<'signers-acknowledge'> = async (
  { companyId, agreementId },
  act,
  deps,
) => {
  const decide = async (agreement: Agreement): Promise<Decision<Outcome<'signers-acknowledge'>>> => {
    const { signerCheck } = agreement
    if (!signerCheck)
      return {
        stop: refuseAct('wrongState', 'no two of its signers signed from one network address and browser'),
      }
    const signedTogether = signersSharingBrowser(agreement).map((names) => names.join(', '))
    const outcome = { ok: true as const, companyId, agreementId, signedTogether }
    // Repeated after its response was lost.
    if (!awaitsSignerCheck(agreement)) return { stop: outcome }
    const now = deps.clock()
    const acknowledged = { at: now.toISOString(), by: act.actor }
    return {
      change: { ...agreement, signerCheck: { ...signerCheck, acknowledged } },
      writes: {
        granting: recordEvent(
          deps.table,
          { name: 'signing-completed', companyId, agreementId },
          `signing-completed#${agreementId}#acknowledged`,
          now,
        ),
        audit: act.audit({
          companyId,
          before: { agreementId, signersAcknowledged: false },
          after: { agreementId, signersAcknowledged: true, signedTogether },
        }),
      },
      result: outcome,
    }
  }
  return (
    (await changeAgreement(deps, { companyId, agreementId }, decide)) ??
    refuseAct('notFound', `company ${companyId} has no agreement ${agreementId}`)
  )
}
