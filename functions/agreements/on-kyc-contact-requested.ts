import { contactChangeState } from '#shared/agreements/contact-change.ts'
import { companyNameIn } from '#shared/companies/company-name.ts'
import { findCompany } from '../data/companies.ts'
import { findKyc } from '../data/kyc.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { notifyFormerContact } from './notify-former-contact.ts'

/** Notifies the former contact of a person whose contact is replaced by a change of the company. */
export const onKycContactRequested: Subscriber<'kyc-contact-requested'> = async (
  { companyId, kycId, changeId, locale, sealedToken },
  deps,
) => {
  const [company, kyc] = await Promise.all([
    findCompany(deps.table, companyId),
    findKyc(deps.table, companyId, kycId),
  ])
  const change = kyc?.contactChanges?.find((each) => each.changeId === changeId)
  if (!company || !change || contactChangeState(change) !== 'waiting') return
  const name = companyNameIn(locale, company)
  await notifyFormerContact(deps, {
    locale,
    signer: change,
    company: name,
    former: change.former,
    contact: change,
    facts: { company: name },
    sealedToken,
  })
}
