import { findFacility } from '../data/facilities.ts'
import { findLimitRequest } from '../data/limit-requests.ts'
import { money, notification } from '../data/notifications.ts'
import { findRenewalRequest } from '../data/renewal-requests.ts'
import type { Table } from '../data/table.ts'
import { describeRejection } from '../notifications/describe-rejection.ts'
import type { Subscribers } from '../runtime/subscriber.ts'

const facilityOf = async (table: Table, facilityId: string) => {
  const facility = await findFacility(table, facilityId)
  if (!facility) throw new Error(`there is no facility ${facilityId}`)
  const { balances, currency } = facility
  return { facility, limit: money(balances.limit, currency) }
}

const limitRequestOf = async (table: Table, companyId: string, requestId: string) => {
  const request = await findLimitRequest(table, companyId, requestId)
  if (!request) throw new Error(`there is no request ${requestId}`)
  return request
}

const renewalRequestOf = async (table: Table, companyId: string, requestId: string) => {
  const request = await findRenewalRequest(table, companyId, requestId)
  if (!request) throw new Error(`there is no request ${requestId}`)
  return request
}

const kindAfter = {
  firstDrawdown: {
    lowered: 'limit-lowered-after-drawdown',
    higherPossible: 'limit-higher-possible-after-drawdown',
  },
  shopsAdded: {
    lowered: 'limit-lowered-by-added-shops',
    higherPossible: 'limit-higher-possible-by-added-shops',
  },
  shopsChanged: { lowered: 'limit-lowered-by-shops', higherPossible: 'limit-higher-possible-by-shops' },
  uploadsChanged: {
    lowered: 'limit-lowered-by-uploads',
    higherPossible: 'limit-higher-possible-by-uploads',
  },
} as const

/** For old events, which do not contain the former and the supported limit. */
const kindWithoutFigures = {
  lowered: 'limit-lowered',
  raised: 'limit-raised',
  higherPossible: 'limit-higher-possible',
} as const

export const creditNotifications = {
  'facility-activated': async ({ companyId, facilityId }, { table }) => {
    const { facility, limit } = await facilityOf(table, facilityId)
    const { effectiveDate, nextReviewDate: reviewDate } = facility
    return notification(companyId, 'limit-granted', { limit, effectiveDate, reviewDate })
  },

  'drawable-amount-changed': async ({ companyId, facilityId, formerCents, cents }, { table }) => {
    const { currency } = (await facilityOf(table, facilityId)).facility
    const [formerDrawable, drawable] = [money(formerCents, currency), money(cents, currency)]
    return notification(companyId, 'drawable-amount-changed', { formerDrawable, drawable })
  },

  'drawable-amount-set': async ({ companyId, facilityId, formerCents, cents }, { table }) => {
    const { currency } = (await facilityOf(table, facilityId)).facility
    const [formerDrawable, drawable] = [money(formerCents, currency), money(cents, currency)]
    return notification(companyId, 'drawable-amount-set', { formerDrawable, drawable })
  },

  /** A renewed facility has not ended. */
  'facility-ended': async ({ companyId, facilityId, status }, { table }) => {
    const { balances, currency, ...facility } = (await facilityOf(table, facilityId)).facility
    if (facility.status !== status) return
    if (status === 'closed') return notification(companyId, 'facility-closed', {})
    const outstanding = money(balances.principalReceivable, currency)
    return notification(companyId, 'facility-expired', { outstanding, outstandingPrincipal: outstanding })
  },

  /** Skipped if the facility was renewed or has ended since. */
  'facility-review-soon': async ({ companyId, facilityId, reviewDate }, { table }) => {
    const { facility, limit } = await facilityOf(table, facilityId)
    if (facility.status === 'active' && facility.nextReviewDate === reviewDate)
      return notification(companyId, 'facility-review-soon', { limit, reviewDate })
  },

  /** Notifies of an unchanged limit only if an addendum's result is awaited. */
  'limit-recalculated': async (event, { table }) => {
    const { companyId, facilityId, outcome, cause, formerCents, limitCents, supportedCents } = event
    const stays = outcome === 'kept' || outcome === 'unchanged'
    if (stays && cause !== 'shopsAdded') return
    const { facility, limit: present } = await facilityOf(table, facilityId)
    const limit = limitCents === undefined ? present : money(limitCents, facility.currency)
    if (stays) return notification(companyId, 'limit-unchanged', { limit })
    if (formerCents === undefined || supportedCents === undefined)
      return notification(companyId, kindWithoutFigures[outcome], { limit })
    const formerLimit = money(formerCents, facility.currency)
    if (outcome === 'raised')
      return notification(companyId, 'limit-raised-by-added-shops', { formerLimit, limit })
    if (outcome === 'lowered')
      return notification(companyId, kindAfter[cause].lowered, { formerLimit, limit })
    const supportedLimit = money(supportedCents, facility.currency)
    return notification(companyId, kindAfter[cause].higherPossible, { limit, supportedLimit })
  },

  'limit-request-decided': async (event, { table }) => {
    const { companyId, facilityId, requestId, decision, formerCents, limitCents } = event
    const [{ approvedCents, currency, rejectReason, rejection }, { limit: currentLimit }] = await Promise.all(
      [limitRequestOf(table, companyId, requestId), facilityOf(table, facilityId)],
    )
    const asked = approvedCents === undefined ? currentLimit : money(approvedCents, currency)
    if (decision === 'rejected')
      return notification(companyId, 'limit-request-rejected', {
        limit: currentLimit,
        rejectReason,
        why: await describeRejection('limit', rejection),
      })
    if (decision === 'lapsed')
      return notification(companyId, 'limit-request-lapsed', { limit: asked, currentLimit })
    if (decision === 'offered') return notification(companyId, 'limit-request-offered', { limit: asked })
    return notification(companyId, 'limit-request-approved', {
      limit: limitCents === undefined ? asked : money(limitCents, currency),
      formerLimit: formerCents === undefined ? undefined : money(formerCents, currency),
    })
  },

  'limit-request-withdrawn': async ({ companyId, facilityId }, { table }) => {
    const { limit } = await facilityOf(table, facilityId)
    return notification(companyId, 'limit-request-withdrawn', { limit })
  },

  'renewal-decided': async (event, { table }) => {
    const { companyId, facilityId, requestId, decision, formerCents } = event
    const [request, { facility, limit }] = await Promise.all([
      renewalRequestOf(table, companyId, requestId),
      facilityOf(table, facilityId),
    ])
    const { approvedCents, currency, rejectReason, rejection, nextReviewDate } = request
    if (decision === 'rejected')
      return notification(companyId, 'renewal-rejected', {
        limit,
        reviewDate: facility.nextReviewDate,
        rejectReason,
        why: await describeRejection('limit', rejection),
      })
    return notification(companyId, 'renewal-approved', {
      limit: approvedCents === undefined ? limit : money(approvedCents, currency),
      formerLimit: formerCents === undefined ? undefined : money(formerCents, currency),
      reviewDate: nextReviewDate ?? facility.nextReviewDate,
    })
  },

  'renewal-withdrawn': async ({ companyId, facilityId }, { table }) => {
    const { nextReviewDate: reviewDate } = (await facilityOf(table, facilityId)).facility
    return notification(companyId, 'renewal-withdrawn', { reviewDate })
  },
} satisfies Partial<Subscribers>
