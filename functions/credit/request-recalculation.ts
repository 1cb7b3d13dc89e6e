import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { findCreditApplication, replaceCreditApplication } from '../data/credit-applications.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * The first payout asks for the limit to be computed anew, as of its day. Once a facility: later payouts, and repeated deliveries of
 * the first, change nothing.
 */
export const requestRecalculation = async (
  { companyId, productCode, asOf }: { companyId: string; productCode: ProductCode; asOf: BusinessDate },
  { table, clock }: Deps,
): Promise<void> => {
  const application = await findCreditApplication(table, companyId, productCode)
  if (application?.status !== 'active' || application.recalculation) return
  const facility = await findFacility(table, application.facilityId)
  if (!facility) throw new Error('an active application without its facility')
  const now = clock()
  const written = await table.transact({
    application: replaceCreditApplication(table, {
      ...application,
      recalculation: { preLimitCents: facility.balances.limit, asOf, requestedAt: now.toISOString() },
    }),
    event: recordEvent(
      table,
      { name: 'limit-recalculation-requested', companyId, productCode },
      `limit-recalculation-requested:${facility.facilityId}`,
      now,
    ),
  })
  // Either another delivery was faster, or the application was changed: then the stream tries again.
  if (!written.ok && !written.failed.includes('event'))
    throw new Error('the application was changed meanwhile')
}
