import { type RecalculationCause, recalculationCauses } from '#shared/credit/recalculation-outcomes.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import { countsUnverifiedSales } from '#shared/lending/unverified-sales.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import {
  type ActiveApplication,
  type AddedShops,
  findCreditApplication,
  type Recalculation,
  replaceCreditApplication,
} from '../data/credit-applications.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import type { Deps } from '../runtime/deps.ts'

interface Asked {
  companyId: string
  productCode: ProductCode
  /** The day of the cause. */
  asOf: BusinessDate
  cause: RecalculationCause
  /** Constant for a cause. */
  causeId: string
  /** The addendum that added shops, if that is the cause. */
  addendum?: AddedShops
}

const stricterOf = (a: RecalculationCause, b: RecalculationCause): RecalculationCause =>
  recalculationCauses.indexOf(a) > recalculationCauses.indexOf(b) ? a : b

/** The recalculation merged with a further cause: the stricter one stays, and all added shops. */
const joined = (underWay: Recalculation, { cause, addendum }: Asked): Recalculation => ({
  ...underWay,
  cause: stricterOf(underWay.cause, cause),
  ...(addendum ? { addenda: [...(underWay.addenda ?? []), addendum] } : {}),
})

const recalculationOf = (
  { recalculation }: ActiveApplication,
  asked: Asked,
  now: Date,
  preLimitCents: number,
): Recalculation =>
  recalculation && !recalculation.doneAt
    ? joined(recalculation, asked)
    : {
        id: asked.causeId,
        cause: asked.cause,
        ...(asked.addendum ? { addenda: [asked.addendum] } : {}),
        preLimitCents,
        asOf: asked.asOf,
        requestedAt: now.toISOString(),
      }

const request = async (
  application: ActiveApplication,
  asked: Asked,
  { table, clock }: Deps,
  changes: Partial<ActiveApplication> = {},
): Promise<void> => {
  const facility = await findFacility(table, application.facilityId)
  if (!facility) throw new Error('an active application without its facility')
  const now = clock()
  const { companyId, productCode, causeId } = asked
  const written = await table.transact({
    application: replaceCreditApplication(table, {
      ...application,
      ...changes,
      recalculation: recalculationOf(application, asked, now, facility.balances.limit),
    }),
    event: recordEvent(
      table,
      { name: 'limit-recalculation-requested', companyId, productCode },
      `limit-recalculation-requested:${facility.facilityId}:${causeId}`,
      now,
    ),
  })
  // Either another delivery was faster, or the application was changed: then the stream retries.
  if (!written.ok && !written.failed.includes('event'))
    throw new Error('the application was changed meanwhile')
}

/**
 * The first payout requests a recalculation as of its day. Once a facility: later payouts, and repeated deliveries of
 * the first, change nothing.
 */
export const recalculateAfterPayout = async (
  payout: Pick<Asked, 'companyId' | 'productCode' | 'asOf'>,
  deps: Deps,
): Promise<void> => {
  const application = await findCreditApplication(deps.table, payout.companyId, payout.productCode)
  if (application?.status !== 'active' || application.askedByPayout) return
  await request(application, { ...payout, cause: 'firstDrawdown', causeId: 'first-drawdown' }, deps, {
    askedByPayout: true,
  })
}

/**
 * Requests a recalculation after the shops changed. One that is under way has read outdated data: writing the
 * application makes it read again.
 */
export const recalculateAfterShopsChanged = async (
  change: Pick<Asked, 'companyId' | 'productCode' | 'asOf' | 'causeId'>,
  deps: Deps,
): Promise<void> => {
  const application = await findCreditApplication(deps.table, change.companyId, change.productCode)
  if (application?.status === 'active') await request(application, { ...change, cause: 'shopsChanged' }, deps)
}

/**
 * Requests a recalculation after uploaded sales changed, of a facility whose terms count a part of them: others rest on
 * verified sales alone.
 */
export const recalculateAfterUploadsChanged = async (
  change: Pick<Asked, 'companyId' | 'productCode' | 'asOf' | 'causeId'>,
  deps: Deps,
): Promise<void> => {
  const application = await findCreditApplication(deps.table, change.companyId, change.productCode)
  if (application?.status !== 'active') return
  const facility = await findFacility(deps.table, application.facilityId)
  if (facility && countsUnverifiedSales(facility.terms))
    await request(application, { ...change, cause: 'uploadsChanged' }, deps)
}

/** An addendum has added shops to the facility: requests a recalculation with them. */
export const recalculateAfterShopsAdded = async (
  added: Pick<Asked, 'companyId' | 'productCode' | 'asOf'> & { addendum: AddedShops },
  deps: Deps,
): Promise<void> => {
  const application = await findCreditApplication(deps.table, added.companyId, added.productCode)
  if (application?.status !== 'active') throw new Error('an addendum to no facility')
  await request(application, { ...added, cause: 'shopsAdded', causeId: added.addendum.agreementId }, deps)
}
