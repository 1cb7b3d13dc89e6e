import { mayTakeEffect } from '#shared/agreements/contact-change.ts'
import { signaturesBy } from '../data/agreement-documents.ts'
import { statusAt } from '../data/agreements.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { activateContact } from './activate-contact.ts'
import { changeAgreement } from './change-agreement.ts'

/**
 * A day after a contact change was requested: it takes effect if the lender has released it by then and nobody
 * objected.
 */
export const onSignerContactDue: Subscriber<'signer-contact-due'> = async (
  { companyId, agreementId, signerId, changeId },
  deps,
) => {
  await changeAgreement<undefined>(deps, { companyId, agreementId }, async (agreement) => {
    const now = deps.clock()
    const signer = agreement.signers.find((each) => each.signerId === signerId)
    const change = signer?.contactChange
    if (!signer || change?.changeId !== changeId || !mayTakeEffect(change, now)) return { stop: undefined }
    if (statusAt(agreement, now) !== 'ready' || signaturesBy(agreement, signer).length > 0)
      return { stop: undefined }
    return { ...(await activateContact(deps, agreement, signer, change)), result: undefined }
  })
}
