import { maskEmail } from '#shared/account/mask-email.ts'
import { contactChangeState, mayTakeEffect } from '#shared/agreements/contact-change.ts'
import { maskMobile } from '#shared/agreements/mask-mobile.ts'
import { activateContact } from '../../agreements/activate-contact.ts'
import { changeAgreement, type Decision, withSigner } from '../../agreements/change-agreement.ts'
import { signaturesBy } from '../../data/agreement-documents.ts'
import { type Agreement, statusAt } from '../../data/agreements.ts'
import { type Outcome, type RunAct, refuseAct } from '../engine/desk-act.ts'

/** A signer's contact, masked: the full contact is in the list of agreements. */
const maskedContact = ({ email, mobile }: { email: string; mobile?: string }) => ({
  email: maskEmail(email),
  mobile: mobile ? maskMobile(mobile) : null,
})

export const releaseContactAct: RunAct<'signer-contact-release'> = async (
  { companyId, agreementId, signerId, early },
  act,
  deps,
) => {
  const decide = async (agreement: Agreement): Promise<Decision<Outcome<'signer-contact-release'>>> => {
    const now = deps.clock()
    const signer = agreement.signers.find((each) => each.signerId === signerId)
    const change = signer?.contactChange
    if (!signer || !change)
      return { stop: refuseAct('notFound', 'no other contact was asked for this signer') }
    const state = contactChangeState(change)
    if (state === 'objected')
      return {
        stop: refuseAct('wrongState', 'the former contact has objected: the company has to ask again'),
      }
    const outcome = { ok: true as const, companyId, agreementId, signerId, waitsUntil: change.waitsUntil }
    // Repeated after its response was lost.
    if (state === 'inEffect' || (change.released && (!early || change.released.early)))
      return { stop: { ...outcome, inEffect: state === 'inEffect' } }
    if (statusAt(agreement, now) !== 'ready' || signaturesBy(agreement, signer).length > 0)
      return { stop: refuseAct('wrongState', 'there is nothing to sign for this signer any more') }
    const released = { ...change, released: { at: now.toISOString(), by: act.actor, early } }
    const isInEffect = mayTakeEffect(released, now)
    const made = isInEffect
      ? await activateContact(deps, agreement, signer, released)
      : { change: withSigner(agreement, { ...signer, contactChange: released }), steps: [], writes: {} }
    return {
      ...made,
      steps: [{ kind: 'contact_released', signerId, details: { early: String(early) } }, ...made.steps],
      writes: {
        ...made.writes,
        audit: act.audit({
          companyId,
          before: { signerId, ...maskedContact(signer), contactReleased: false },
          after: { signerId, ...maskedContact(change), contactReleased: true, early, inEffect: isInEffect },
        }),
      },
      result: { ...outcome, inEffect: isInEffect },
    }
  }
  return (
    (await changeAgreement(deps, { companyId, agreementId }, decide)) ??
    refuseAct('notFound', `company ${companyId} has no agreement ${agreementId}`)
  )
}
