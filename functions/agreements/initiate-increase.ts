import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import {
  findAgreement,
  findAgreementOfProduct,
  type IncreaseAgreement,
  isBeingSigned,
  statusAt,
} from '../data/agreements.ts'
import { findCompanyFacility } from '../data/facilities.ts'
import { findLatestLimitRequest, limitRequestStatusAt, replaceLimitRequest } from '../data/limit-requests.ts'
import { supplementVersions } from '../documents/agreement-version.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { describeSigners } from './describe-agreement.ts'
import { draftSupplement, writeNewAgreement } from './draft-agreement.ts'

/**
 * Creates the increase for the lender's offer. One is open at a time, and none in addition to a fully signed one: a
 * repeated or concurrent call returns the existing one. It lapses with the offer.
 */
export const initiateIncrease: Handler<typeof agreementsEndpoints.initiateSign> = async (
  { session },
  { table, clock, random, config },
) => {
  const { companyId } = session
  const { productCode } = lineOfSession(session)
  const [facility, principal, offer, { company, sections }] = await Promise.all([
    findCompanyFacility(table, companyId, productCode),
    findAgreementOfProduct(table, companyId, productCode),
    findLatestLimitRequest(table, companyId, productCode),
    findCurrentSections(table, companyId),
  ])
  const now = clock()
  const latest = offer?.agreementId ? await findAgreement(table, companyId, offer.agreementId) : undefined
  if (latest && (latest.status === 'signed' || isBeingSigned({ status: statusAt(latest, now) })))
    return answer(describeSigners(latest, sections, now))
  if (!offer?.approvedCents || !offer.offeredUntil || limitRequestStatusAt(offer, now) !== 'offered')
    return refuse('wrongState')
  if (facility?.status !== 'active' || principal?.status !== 'signed') return refuse('wrongState')
  const drafted = await draftSupplement(
    { table, clock, random, config },
    {
      company,
      sections,
      productCode,
      principal,
      version: supplementVersions.increase,
      prefix: 'LI',
    },
  )
  if (!drafted.ok) return drafted.refusal
  const increase: IncreaseAgreement = {
    ...drafted.draft,
    kind: 'increase',
    requestId: offer.requestId,
    currency: facility.currency,
    limitBeforeCents: facility.balances.limit,
    limitCents: offer.approvedCents,
    lapsesAt: offer.offeredUntil,
  }
  const written = await table.transact<string>({
    offer: replaceLimitRequest(table, { ...offer, agreementId: increase.agreementId }),
    ...writeNewAgreement(table, increase, now),
  })
  if (written.ok) return answer(describeSigners(increase, sections, now))
  const taken = await findLatestLimitRequest(table, companyId, productCode)
  const faster = taken?.agreementId && (await findAgreement(table, companyId, taken.agreementId))
  return faster ? answer(describeSigners(faster, sections, now)) : refuse('wrongState')
}
