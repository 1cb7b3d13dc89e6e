import { contactChangeState } from '#shared/agreements/contact-change.ts'
import { findAgreement } from '../data/agreements.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { borrowerNameIn } from './borrower-name.ts'
import { notifyFormerContact } from './notify-former-contact.ts'

/** Notifies the former contact of a signer whose company requested another one. */
export const onSignerContactRequested: Subscriber<'signer-contact-requested'> = async (
  { companyId, agreementId, signerId, changeId, sealedToken },
  deps,
) => {
  const agreement = await findAgreement(deps.table, companyId, agreementId)
  const signer = agreement?.signers.find((each) => each.signerId === signerId)
  const change = signer?.contactChange
  if (!agreement || !signer || change?.changeId !== changeId || contactChangeState(change) !== 'waiting')
    return
  const { agreementNumber } = agreement
  const locale = signer.locale ?? agreement.locale
  const company = borrowerNameIn(locale, agreement)
  await notifyFormerContact(deps, {
    locale,
    signer,
    company,
    former: signer,
    contact: change,
    facts: { company, agreementNumber },
    sealedToken,
  })
}
