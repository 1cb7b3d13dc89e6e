import type { BusinessDate } from '#shared/time/business-date.ts'
import { facilityEnded } from '../credit/facility-ended.ts'
import { recordAudit } from '../data/audit.ts'
import { expireFacility, type Facility } from '../data/facilities.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * Ends drawdowns from a facility past its review, once. Its debt stays. Returns whether this call did it: the lender
 * may have renewed it meanwhile.
 */
export const expireFacilitiesPastReview = async (
  { facilityId, companyId }: Pick<Facility, 'facilityId' | 'companyId'>,
  today: BusinessDate,
  { table, clock, random }: Pick<Deps, 'table' | 'clock' | 'random'>,
): Promise<boolean> => {
  const now = clock()
  const written = await table.transact({
    facility: expireFacility(table, facilityId, { reviewDueBefore: today }),
    event: facilityEnded(table, { facilityId, companyId }, 'expired', now),
    audit: recordAudit(table, {
      auditId: random.id(),
      action: 'facility-expire',
      actor: 'daily-close',
      reason: 'its review is past due',
      at: now.toISOString(),
      companyId,
      before: { facilityId, status: 'active' },
      after: { facilityId, status: 'expired' },
    }),
  })
  return written.ok
}
