import { indexIdentity } from '../data/identity-index.ts'
import { findKycSections } from '../data/kyc.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { screeningDue } from '../screening/screening-due.ts'
import { identitiesOfPeople } from './identities-of.ts'

/**
 * Indexes the identities in a submission, so that one person in several companies is found, and has its names screened.
 * The lender decides on the rest.
 */
export const onKycSubmitted: Subscriber<'kyc-submitted'> = async (
  { companyId, kycId },
  deps,
  { done, eventId },
) => {
  const { table, clock } = deps
  const identities = identitiesOfPeople(await findKycSections(table, companyId, kycId))
  const marks = identities.map((each): [string, ReturnType<typeof indexIdentity>] => [
    each.value,
    indexIdentity(table, each, companyId, clock()),
  ])
  await table.transact({
    ...Object.fromEntries(marks),
    screening: screeningDue(deps, companyId, eventId),
    done,
  })
}
